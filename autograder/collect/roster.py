"""Who is in the course: reads a CSV of students as a learning system exports it, or as people write it.

In: a CSV file, with whatever columns it has. Out: a Roster. It knows what columns are called, and nothing of downloads.
"""

from __future__ import annotations

import csv
import io
import re
from pathlib import Path

from autograder.collect.errors import CollectError
from autograder.collect.identity import PASSING, SYSTEM_IDS, Enrolled, Roster
from autograder.text import squashed

LARGEST = 50 * 1024 * 1024  # bytes
# What a column holds, by its header squashed to letters and digits. Headers as Canvas, Moodle, Blackboard,
# Brightspace, Gradescope and nbgrader export them, and as people write them.
HEADERS = {
    "id": "studentid student studentnumber studentno sid matriculationnumber matrikelnummer idnumber sisuserid "
    "sisid orgdefinedid universityid personid id",
    "name": "name fullname studentname student sortablename displayname",
    "first": "firstname first givenname givennames forename",
    "last": "lastname last surname familyname",
    "email": "email emailaddress mail",
    "login": "username login loginid sisloginid userid user netid uid account",
    "group": "group groupname team",
    **SYSTEM_IDS,
    "lms": "lmsuserid lmsid lms",
    "submitted": "lastmodifiedsubmission submissiontime",
    "status": "status",
}
IDS = ("id", "login", "email", *SYSTEM_IDS, "lms")  # the columns that identify somebody, the best first

TEST_STUDENT = ("studenttest", "teststudent")  # squashed names of the row that Canvas makes for tests
MEANS = {spelling: column for column, spellings in HEADERS.items() for spelling in spellings.split()}


def read_roster(path: Path) -> Roster:
    """Reads a CSV (comma, semicolon or tab; UTF-8, UTF-16 or Windows' code page; header in one of its first lines).

    The id of a row is its student number, else its user name, else its e-mail address, else the system's own id.
    Raises CollectError when no column identifies people, or there is no row.
    """
    rows = _rows(path)
    at, columns = _header(rows, path)
    students: dict[str, Enrolled] = {}
    for row in rows[at + 1 :]:
        student = _student({column: row[k].strip() for column, k in columns.items() if k < len(row)})
        if student is None:
            continue
        if student.id in students:  # one line per section or per name: the fields add up
            known = students[student.id]
            if student.name and known.name and squashed(student.name) != squashed(known.name):
                known.fields.setdefault("second name", student.name)
            known.fields = {**student.fields, **known.fields}
        else:
            students[student.id] = student
    if not students:
        raise CollectError(f"{path.name} has a header but no students.")
    return Roster(list(students.values()))


def _rows(path: Path) -> list[list[str]]:
    try:
        if path.stat().st_size > LARGEST:
            raise CollectError(f"{path.name} is larger than {LARGEST >> 20} MB: is it the roster?")
        data = path.read_bytes()
    except OSError as error:
        raise CollectError(f"The roster {path} cannot be read ({error.strerror}): check the path.") from error
    if data[:2] in (b"\xff\xfe", b"\xfe\xff"):
        text = data.decode("utf-16", "replace")
    else:
        try:
            text = data.decode("utf-8-sig")
        except UnicodeDecodeError:
            text = data.decode("cp1252", "replace")
    head = next((line for line in text.splitlines() if line.strip()), "")
    mark = max(",;\t", key=head.count)
    try:
        return [row for row in csv.reader(io.StringIO(text, newline=""), delimiter=mark) if any(row)]
    except csv.Error as error:
        raise CollectError(f"{path.name} is not a CSV file ({error}): export it again.") from error


def _header(rows: list[list[str]], path: Path) -> tuple[int, dict[str, int]]:
    """The first of the top lines that names a column with ids, and its columns."""
    for at, row in enumerate(rows[:6]):
        columns = _columns(row)
        if set(IDS) & set(columns) and (len(columns) > 1 or len(row) == 1):
            return at, columns
    found = ", ".join(cell for cell in rows[0] if cell) if rows else "nothing"
    raise CollectError(
        f"{path.name} has no header that can be understood (found: {found[:200]}). A roster needs a column with "
        "the student id, and names, e-mail or the ids of the system: “student id,name,email,canvas id”."
    )


def _columns(header: list[str]) -> dict[str, int]:
    """Column -> position. Two headers mean different things in different files; the other headers tell which."""
    spelled = [squashed(cell) for cell in header]
    canvas = bool({"sisuserid", "sisloginid"} & set(spelled))
    found: dict[str, int] = {}
    for k, spelling in enumerate(spelled):
        column = MEANS.get(spelling)
        if spelling == "id" and canvas:
            column = "canvas"  # Canvas's gradebook: Student, ID, SIS User ID, SIS Login ID, Section
        if spelling == "student":
            column = "name" if canvas or "id" in {MEANS.get(other) for other in spelled if other != "student"} else "id"
        if column and column not in found:
            found[column] = k
    return found


def _student(fields: dict[str, str]) -> Enrolled | None:
    fields = {column: value for column, value in fields.items() if value}
    for column in ("id", "login"):
        if column in fields:  # Brightspace writes `#123`, so that a spreadsheet keeps the zeros
            fields[column] = fields[column].lstrip("#").strip()
    name = fields.get("name") or " ".join(fields[part] for part in ("first", "last") if part in fields) or None
    if name and squashed(name) in ("pointspossible", *TEST_STUDENT):
        return None
    if "moodle" in fields:  # “Participant 12345”, in any language
        digits = re.findall(r"\d+", fields["moodle"])
        fields["moodle"] = digits[-1] if digits else fields["moodle"]
    ids = [column for column in IDS if fields.get(column)]
    return Enrolled(fields[ids[0]], name, fields, lasting=not PASSING.issuperset(ids)) if ids else None
