"""Exports as learning systems write them, and readers of what they take back, written from their own sources and
documentation and not from the kit; used by the tests of returning.
"""

from __future__ import annotations

import codecs
import csv
import io
import re
import zipfile
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from collect_helpers import Person, canvas_name, moodle_name, notebook, roster, zipped

TITLE = "Self Attention"
CLASS = [
    Person(101, "Ada Lovelace", "s101"),
    Person(102, "Ada Lovelace", "s102"),  # somebody else of that name
    Person(104, "Zoë Müller-Łukasiewicz", "s104"),
    Person(106, "Sammy Davis, Jr.", "s106"),
    Person(108, "=1+1", "s108"),
    Person(109, "明 李", "s109"),
    Person(110, 'Say "Hi" Smith', "s110"),
    Person(111, "#5 Alive", "s111"),
    Person(112, "Pat O'Brien", ""),  # without a student id
]
GONE = Person(120, "Dropped Dora", "s120")  # handed in, and has left the course since
IDLE = Person(130, "Idle Ida", "s130")  # has handed in nothing


def table(rows: list[list], delimiter=",", end="\r\n", quoting=csv.QUOTE_MINIMAL, last=True) -> str:
    text = io.StringIO(newline="")
    csv.writer(text, delimiter=delimiter, lineterminator=end, quoting=quoting).writerows(rows)
    return text.getvalue() if last else text.getvalue().removesuffix(end)


def rows_of(data: bytes, codec: str, delimiter: str) -> list[list[str]]:
    return list(csv.reader(io.StringIO(data.decode(codec), newline=""), delimiter=delimiter))


@dataclass(frozen=True)
class System:
    """download: writes the zip of submissions; export: bytes of people (and grades already there); read: what the
    system would take from such a file, {its own key of a person: text of the grade}; key: that of a person."""

    kind: str
    column: str
    download: Callable[[Path, list[Person]], object]
    export: Callable[..., bytes]
    read: Callable[[bytes], dict[str, str]]
    key: Callable[[Person], str]
    suffix: str = ".csv"


# ---------------------------------------------------------------- Canvas

CANVAS_HEADER = "Student,ID,SIS User ID,SIS Login ID,Root Account,Section".split(",")


def canvas_download(path: Path, people: list[Person]):
    late = {106: "_LATE"}
    return zipped(
        {
            f"{canvas_name(p)}{late.get(p.number, '')}_{p.number}_{p.number + 9000}_my notebook-1.ipynb": work(p)
            for p in people
        },
        path,
    )


def canvas_export(people: list[Person], grades: dict[int, str] | None = None, most="10.50") -> bytes:
    header = [*CANVAS_HEADER, "Quiz: Data, Part 1 (201)", f"{TITLE} (202)", "Assignments Final Score", "Final Score"]
    rows = [header, ["", "", "", "", "", "", "", "Manual Posting", "", ""]]
    rows.append(["    Points Possible", "", "", "", "", "", "100.00", most, "(read only)", "(read only)"])
    for p in people:
        rows.append([p.sortable, p.number, p.sid, p.sid and p.email, "uni.example", "ML and DL", "88.00"])
        rows[-1] += [(grades or {}).get(p.number, ""), "44.0", "44.0"]
    rows.append(["Student, Test", "999", "", "5f1c9e", "uni.example", "ML and DL", "", "", "0.0", "0.0"])
    return table(rows, end="\n").encode()


def canvas_read(data: bytes) -> dict[str, str]:
    """gradebook_importer.rb: columns up to Section are the student's; titles end with the assignment's number; what
    begins with Points Possible is no student; an empty cell and `-` are no grade."""
    rows = rows_of(data, "utf-8-sig", ";" if data[:40].count(b";") > 3 else ",")
    header = rows[0]
    assert header[:2] == ["Student", "ID"] and "Section" in header
    column = next(k for k, title in enumerate(header) if re.fullmatch(rf"{TITLE} \(\d+\)", title))
    assert column > header.index("Section")
    found = {}
    for row in rows[1:]:
        if row[0].strip().startswith("Points Possible") or not row[1]:
            continue
        if row[column] not in ("", "-"):
            found[row[1]] = row[column].replace(",", ".")
    return found


def canvas_pages(data: bytes) -> dict[str, str]:
    """Assignment#infer_comment_context_from_filename: the first two numbers between underscores; user -> page."""
    found = {}
    for name, text in pages(data).items():
        user, attachment = [word for word in Path(name).name.split("_") if re.fullmatch(r"[0-9]+", word)][:2]
        assert int(attachment) == int(user) + 9000 and "/" not in name
        assert user not in found
        found[user] = text
    return found


# ---------------------------------------------------------------- Moodle

# A site in German.
MOODLE_HEADER = (
    "ID,Vollständiger Name,E-Mail-Adresse,Status,Bewertung,Bestwertung,Bewertung kann geändert werden,"
    "Zuletzt geändert (Abgabe),Zuletzt geändert (Bewertung),Feedback als Kommentar"
).split(",")


def moodle_download(path: Path, people: list[Person]):
    return zipped({f"{moodle_name(p.name)}_{p.number}_assignsubmission_file/nb.ipynb": work(p) for p in people}, path)


def moodle_export(people: list[Person], grades: dict[int, str] | None = None, most="10,50") -> bytes:
    rows = [MOODLE_HEADER]
    for p in people:
        given = (grades or {}).get(p.number, "")
        rows.append([f"Teilnehmer/in{p.number}", p.name, p.sid and p.email, "Zur Bewertung abgegeben", given, most])
        rows[-1] += ["Ja", "Mittwoch, 10. Juni 2026, 14:14", "-", "Gut, weiter so!\nUnd: “mehr”"]
    return codecs.BOM_UTF8 + table(rows, end="\n").encode()


def moodle_read(data: bytes) -> dict[str, str]:
    """importgradeslib.php: the participant's number; with a comma as the site's decimal mark."""
    assert data.startswith(codecs.BOM_UTF8)
    header, *rows = rows_of(data, "utf-8-sig", ",")
    assert header == MOODLE_HEADER
    found = {}
    for row in rows:
        assert len(row) == len(header) and row[8] == "-", "the time of the last change is compared with the site's"
        if row[4] not in ("", "-"):
            found[re.search(r"\d+$", row[0])[0]] = row[4].replace(",", ".")
    return found


def moodle_pages(data: bytes) -> dict[str, str]:
    """is_valid_filename_for_import of importziplib.php; participant -> page."""
    found = {}
    for path, text in pages(data).items():
        parts = path.split("/")
        assert not parts[-1].startswith((".", "~"))
        while parts:
            info = parts.pop(0).split("_", 4)
            if len(info) < 4 or not info[1].isdigit():
                continue
            assert info[2:4] == ["assignsubmission", "file"] and "/".join([*info[4:], *parts]).endswith(".html")
            assert info[1] not in found
            found[info[1]] = text
            break
        else:
            raise AssertionError(f"{path} is nobody's")
    return found


# ---------------------------------------------------------------- Blackboard

BLACKBOARD_HEADER = "Last Name,First Name,Username,Student ID,Last Access,Availability".split(",")


def blackboard_download(path: Path, people: list[Person]):
    entries = {}
    for p in people:
        head = f"Home_work 1_{user(p)}_attempt_2026-05-18-12-24-00"
        entries[f"{head}_nb.ipynb"] = work(p)
        entries[f"{head}.txt"] = f"Name: {p.name} ({user(p)})\nAssignment: Home_work 1\n"
    return zipped(entries, path)


def user(person: Person) -> str:
    return f"u_{person.number}"


def blackboard_export(people: list[Person], grades: dict[int, str] | None = None, most="10.5") -> bytes:
    columns = [f"{TITLE} [Total Pts: {most} Score] |337483", "Weighted Total [Total Pts: up to 0 Percentage] |33"]
    rows = [[*BLACKBOARD_HEADER, *columns, "TA Name [Total Pts: 100 Text] |1720399"]]
    for p in people:
        first, _, last = p.name.rpartition(" ")
        given = (grades or {}).get(p.number, "Needs Grading")
        rows.append([last, first, user(p), p.sid, "2026-05-18 12:24:00", "Yes", given, "", "Kim"])
    rows.append(["_PreviewUser", "x", "x_previewuser", "", "", "No", "", "", ""])
    return codecs.BOM_UTF16_LE + table(rows, "\t", "\n", csv.QUOTE_ALL, last=False).encode("utf-16-le")


def blackboard_read(data: bytes) -> dict[str, str]:
    """Tab-delimited UTF-16; Username is the key, the id behind the bar is the column's."""
    header, *rows = rows_of(data, "utf-16", "\t")
    column = next(k for k, title in enumerate(header) if title.endswith("|337483"))
    assert data.count(b'"\0') % 2 == 0 and not data.endswith(b"\n\0")
    return {row[2]: row[column] for row in rows if re.fullmatch(r"[\d.]+", row[column])}


# ---------------------------------------------------------------- Brightspace


def brightspace_download(path: Path, people: list[Person]):
    entries = {"index.html": "<html>"}
    for p in people:
        name = p.name.replace("/", "").replace("..", "")
        entries[f"{p.number}-351765 - {name} - May 18, 2025 1224 PM/nb.ipynb"] = work(p)
    return zipped(entries, path)


def brightspace_export(people: list[Person], grades: dict[int, str] | None = None, most="10.5") -> bytes:
    about = f"Numeric MaxPoints:{most} Weight:10 Category:Assignments CategoryWeight:15"
    header = ["OrgDefinedId", "Username", "Last Name", "First Name", "Quiz Points Grade <Numeric MaxPoints:4>"]
    rows = [[*header, f"{TITLE} Points Grade <{about}>", "End-of-Line Indicator"]]
    for p in people:
        first, _, last = p.name.rpartition(" ")
        rows.append([p.sid and f"#{p.sid}", f"#{user(p)}", last, first, "3", (grades or {}).get(p.number, ""), "#"])
    return table(rows).encode()


def brightspace_read(data: bytes) -> dict[str, str]:
    """Username is the key; every line ends with the indicator."""
    header, *rows = rows_of(data, "utf-8", ",")
    assert header[-1] == "End-of-Line Indicator" and all(row[-1] == "#" for row in rows) and data.endswith(b"#\r\n")
    column = next(k for k, title in enumerate(header) if title.startswith(f"{TITLE} Points Grade"))
    return {row[1].removeprefix("#"): row[column] for row in rows if row[column]}


SYSTEMS = {
    system.kind: system
    for system in (
        System("canvas", f"{TITLE} (202)", canvas_download, canvas_export, canvas_read, lambda p: str(p.number)),
        System("moodle", "Bewertung", moodle_download, moodle_export, moodle_read, lambda p: str(p.number)),
        System(
            "blackboard",
            f"{TITLE} [Total Pts: 10.5 Score] |337483",
            blackboard_download,
            blackboard_export,
            blackboard_read,
            user,
            ".xls",
        ),
        System("brightspace", TITLE, brightspace_download, brightspace_export, brightspace_read, user),
    )
}


# ---------------------------------------------------------------- for all


def work(person: Person) -> bytes:
    return notebook(f"whose {person.number} work")


def course_roster(path: Path, people: list[Person], system: str) -> Path:
    """As people write it: nobody without an id is in it, and the others are there with all their ids."""
    rows = [(p.sid, p.name, p.email, user(p), p.number) for p in people if p.sid]
    return roster(path, f"student id,name,email,username,{system} id", rows)


def pages(data: bytes) -> dict[str, str]:
    with zipfile.ZipFile(io.BytesIO(data)) as archive:
        assert archive.testzip() is None
        return {name: archive.read(name).decode() for name in archive.namelist()}
