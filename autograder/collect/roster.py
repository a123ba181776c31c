"""Who is in the course: a CSV of students, and the search for a person in it.

In: a CSV file as a learning system exports it, or written by hand, with whatever columns it has. Out: rows, and
for a person as a system names them the one row that is theirs, or the nearest guesses. Never guesses itself: two
rows that fit are no match.
"""

from __future__ import annotations

import csv
import io
import re
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path

from autograder import timestamps
from autograder.collect.errors import CollectError
from autograder.collect.layouts import Owner
from autograder.collect.names import name_keys, squashed

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
    "canvas": "canvasid canvasuserid canvas",
    "moodle": "identifier participant participantnumber participantid moodleid moodle",
    "blackboard": "blackboardid blackboardusername blackboard",
    "brightspace": "brightspaceid brightspaceuserid d2lid brightspace",
    "gradescope": "gradescopeid gradescope",
    "lms": "lmsuserid lmsid lms",
    "submitted": "lastmodifiedsubmission submissiontime",
    "status": "status",
}
MEANS = {spelling: column for column, spellings in HEADERS.items() for spelling in spellings.split()}
LATE = re.compile(r"\blate\b|\bretard\b|\bverspätet\b", re.IGNORECASE)


@dataclass
class Student:
    """One row: id is the name of the student's folder to be; the other fields by column, empty ones missing.

    lasting: False when all the row has is Moodle's participant number, which holds for one assignment only.
    """

    id: str
    name: str | None = None
    fields: dict[str, str] = field(default_factory=dict)
    lasting: bool = True

    def __str__(self) -> str:
        return f"{self.name} ({self.id})" if self.name and self.name != self.id else self.id


@dataclass
class Match:
    """The row found and how ("id", "name", …), or none with a reason and the nearest guesses."""

    student: Student | None = None
    how: str = ""
    why: str = ""
    guesses: list[str] = field(default_factory=list)


class Roster:
    def __init__(self, students: list[Student]):
        self.students = students
        self._by: dict[tuple[str, str], list[Student]] = {}
        for student in students:
            keys = {("id", student.id.casefold())}
            for column in ("email", "login", "canvas", "moodle", "blackboard", "brightspace", "gradescope", "lms"):
                if value := student.fields.get(column):
                    keys.add((column, value.casefold()))
            if email := student.fields.get("email"):
                keys.add(("mailbox", email.casefold().split("@")[0]))
            if group := student.fields.get("group"):
                keys.add(("group", squashed(group)))
            for name in (student.name, student.fields.get("second name")):
                keys |= {("name", key) for key in name_keys(name or "")}
            for key in keys:
                self._by.setdefault(key, []).append(student)
        self._grams = [(student, _grams(student.name or student.id)) for student in students]

    @property
    def logins(self) -> frozenset[str]:
        """Casefolded user names and ids, for names that can be cut in several ways."""
        found = {value for column, value in self._by if column in ("login", "id", "blackboard", "mailbox")}
        return frozenset(found)

    def _only(self, column: str, value: str | None) -> Student | None:
        found = self._by.get((column, value.casefold()), []) if value else []
        return found[0] if len(found) == 1 else None

    def named(self, name: str | None) -> list[Student]:
        """All rows with this name, in whatever order its words are written."""
        if not name:
            return []
        keys = name_keys(name) if "," in name else {squashed(name)}
        found = {id(student): student for key in keys for student in self._by.get(("name", key), [])}
        return list(found.values())

    def members(self, name: str | None) -> list[Student]:
        """The rows of a group, by its name."""
        return self._by.get(("group", squashed(name)), []) if name else []

    def find(self, owner: Owner) -> Match:
        """The row of a person as a system names them: by the system's id, then by ids, e-mail and name.

        An id of a column that may belong to another system (a student number equal to a Canvas id) is only believed
        when the names agree, as far as both are known.
        """
        for column in (owner.system, "lms"):
            if student := self._only(column, owner.key):
                return Match(student, "the system's id")
        if student := self._only("email", owner.email or owner.key):
            return Match(student, "e-mail")
        for column in ("id", "login", "mailbox"):
            if student := self._only(column, owner.key):
                if owner.space and owner.name and student.name and student not in self.named(owner.name):
                    continue
                return Match(student, "id")
        name = owner.name or (None if owner.space else owner.key)
        named = self.named(name)
        if len(named) == 1:
            return Match(named[0], "name")
        if len(named) > 1:
            why = f"{len(named)} students of the roster have this name: add a column with the ids of the system"
            return Match(why=why, guesses=[str(student) for student in named[:5]])
        if owner.system == "plain" and (student := self._by_word(owner.key)):
            return Match(student, "id in the name")
        return Match(why="not in the roster", guesses=self.guesses(name or owner.key))

    def _by_word(self, text: str) -> Student | None:
        """“12345 Lovelace, Ada”: the one row whose id or user name is a word of the text."""
        words = [word for word in re.split(r"[\s_,;()\[\]-]+", text) if len(word) > 2]
        found = {id(s): s for word in words for column in ("id", "login") if (s := self._only(column, word))}
        return next(iter(found.values())) if len(found) == 1 else None

    def guesses(self, text: str, count: int = 3) -> list[str]:
        """The rows whose names share most groups of three letters with the text."""
        grams = _grams(text)
        scored = []
        for student, other in self._grams:
            shared = len(grams & other)
            if shared * 3 >= len(grams) + len(other) - shared:  # a third of all groups
                scored.append((-shared / max(len(grams | other), 1), student.id, str(student)))
        return [said for *_, said in sorted(scored)[:count]]


def _grams(text: str) -> set[str]:
    """Groups of three letters of the words, in an order that does not depend on the words' order."""
    words = sorted(squashed(word) for word in re.split(r"[\s_,.]+", text))
    joined = " ".join(word for word in words if word)
    letters = squashed(text)
    return {joined[k : k + 3] for k in range(len(joined) - 2)} | {letters[k : k + 3] for k in range(len(letters) - 2)}


def read_roster(path: Path) -> Roster:
    """Reads a CSV (comma, semicolon or tab; UTF-8, UTF-16 or Windows' code page; header in one of its first lines).

    The id of a row is its student number, else its user name, else its e-mail address, else the system's own id.
    Raises CollectError when there is no column that says who somebody is, or no row.
    """
    rows = _rows(path)
    at, columns = _header(rows, path)
    students: dict[str, Student] = {}
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
        if {"id", "login", "email", "moodle", "canvas", "lms"} & set(columns) and (len(columns) > 1 or len(row) == 1):
            return at, columns
    found = ", ".join(cell for cell in rows[0] if cell) if rows else "nothing"
    raise CollectError(
        f"{path.name} has no header that is understood (found: {found[:200]}). A roster needs a column with "
        "the student id, and names, e-mail or the ids of the system: “student id,name,email,canvas id”."
    )


def _columns(header: list[str]) -> dict[str, int]:
    """Column -> position. Two headers mean different things in different files and are told by the others."""
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


def _student(fields: dict[str, str]) -> Student | None:
    fields = {column: value for column, value in fields.items() if value}
    for column in ("id", "login"):
        if column in fields:  # Brightspace writes `#123`, so that a spreadsheet keeps the zeros
            fields[column] = fields[column].lstrip("#").strip()
    name = fields.get("name") or " ".join(fields[part] for part in ("first", "last") if part in fields) or None
    if name and squashed(name) in ("pointspossible", "studenttest", "teststudent"):
        return None  # Canvas's own rows
    if "moodle" in fields:  # “Participant 12345”, in any language
        digits = re.findall(r"\d+", fields["moodle"])
        fields["moodle"] = digits[-1] if digits else fields["moodle"]
    told = (fields.get(column) for column in ("id", "login", "email", "moodle", "canvas", "lms"))
    key = next((value for value in told if value), None)
    if not key:
        return None
    return Student(key, name, fields, lasting=any(c in fields for c in ("id", "login", "email", "canvas", "lms")))


def submitted(student: Student) -> tuple[datetime | None, bool, str | None]:
    """Time (as written, mostly without a zone), lateness, and why there is no time although one is given, as Moodle's
    grading worksheet has them."""
    said, time, problem = student.fields.get("submitted", "").strip(), None, None
    try:
        time = timestamps.whole(said) if any(letter.isdigit() for letter in said) else None
    except timestamps.Unclear as unclear:
        problem = f"the time of submission is not known: {unclear}"
    return time, bool(LATE.search(student.fields.get("status", ""))), problem
