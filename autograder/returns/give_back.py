"""Gives grades and pages back: reads the export, says who is who, fills the column, makes the zip, accounts.

In: students with their totals and pages, the export, what collect knows. Out: a copy of the export beside it, the zip
of pages in feedback/, and an Outcome that names everybody for whom something is missing. Everything is decided before
anything is written.
"""

from __future__ import annotations

import glob
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from pathlib import Path

from autograder import files
from autograder.collect.collect import assignment_is_a_name
from autograder.collect.errors import CollectError
from autograder.collect.names import shown, squashed
from autograder.collect.roster import LARGEST, read_roster
from autograder.course import Course
from autograder.returns import account, matching
from autograder.returns.errors import ReturnError
from autograder.returns.pages import zipped
from autograder.returns.registry import SYSTEMS
from autograder.returns.system import Column, Row, System, number
from autograder.returns.table import Table


@dataclass(frozen=True)
class Student:
    """A student who has handed in.

    folder: the name in submitted/, which is the id in the gradebook; score: points after the penalty, None where code
    has no grade at all; waits: whether a person still has to grade something; page: where the feedback page lies.
    """

    folder: str
    score: float | None
    waits: bool = False
    name: str | None = None
    email: str | None = None
    lms_id: str | None = None
    page: Path | None = None


@dataclass
class Outcome:
    """What was written, and everybody for whom something is missing, as words for the terminal.

    table, archive: the files, or None; said: what was done; notes: what is worth knowing; look: what somebody has to
    look at (the command ends with 1 when there is any), as (about, why); next: where the files are taken.
    """

    table: Path | None = None
    archive: Path | None = None
    said: list[str] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)
    look: list[tuple[str, str]] = field(default_factory=list)
    next: list[str] = field(default_factory=list)


def give_back(
    course: Course,
    assignment: str,
    to: str,
    students: list[Student],
    most: float,
    *,
    export: Path | None = None,
    roster: Path | None = None,
    column: str | None = None,
    partial: bool = False,
    feedback: bool = False,
    refresh: Callable[[], object] = lambda: None,
) -> Outcome:
    """Fills one column of an export, and makes the zip of feedback pages; either may be left out.

    to: one of registry.SYSTEMS; most: the assignment's points here; export: the file that the system gave; roster: as
    `collect` takes it; column: the column's header or title, where it is not the assignment's name; partial: give what
    there is to students who wait for a grade by hand; refresh: called before pages are read, once all else is known.

    The copy lies beside the export and is called `{stem}.with-{assignment}{ending}`, the zip
    `feedback/{assignment}-{to}.zip`. A run with the same input leaves the same bytes.

    Raises ReturnError; nothing has been written then, except where it is a disk that cannot be written.
    """
    system = _system(to, export, feedback, column, partial)
    try:
        assignment_is_a_name(assignment)
        people = read_roster(roster) if roster else None
    except CollectError as error:
        raise ReturnError(str(error)) from error
    known = matching.know(students, system.kind, account.read(course, assignment), people)
    run = _Run(system, assignment, students, known)
    made = {}
    if export is not None:
        path = export.with_name(f"{export.stem}.with-{assignment}{export.suffix}")
        made[path] = run.fill(export, column, partial, most, path.name)
        run.outcome.table = path
        run.outcome.next.append(f"{system.name} takes {shown(path.name)} under {system.upload}.")
    if feedback:
        names = run.page_names()
        refresh()
        path = course.feedback / f"{assignment}-{system.kind}.zip"
        made[path] = run.zip(names, path)
        run.outcome.archive = path
        run.outcome.next.append(f"{system.name} takes feedback/{path.name} under {system.pages}.")
    for path, data in made.items():
        _put(path, data)
    return run.outcome


def _system(to: str, export: Path | None, feedback: bool, column: str | None, partial: bool) -> System:
    system = SYSTEMS.get(to)
    if system is None:
        raise ReturnError(f"There is no system “{shown(to)}” to return to; known are {', '.join(SYSTEMS)}.")
    if export is None and not feedback:
        raise ReturnError(
            f"Say what is to go back: --gradebook FILE for the grades ({system.export}), --feedback for the pages."
        )
    if feedback and not system.pages:
        raise ReturnError(f"{system.without_pages} The pages lie in feedback/STUDENT/; leave --feedback out.")
    if export is None and (column or partial):
        raise ReturnError(
            f"{'--column' if column else '--partial'} is about the export: give it with --gradebook FILE."
        )
    return system


class _Run:
    """One return to one system; collects what there is to say in `outcome`."""

    def __init__(self, system: System, assignment: str, students: list[Student], known: list[matching.Known]):
        self.system, self.assignment = system, assignment
        self.students = {student.folder: student for student in students}
        self.known = known
        self.own_in_export: dict[str, str] = {}
        self.outcome = Outcome()

    # ------------------------------------------------------------ the column

    def fill(self, export: Path, wanted: str | None, partial: bool, most: float, name: str) -> bytes:
        """The export with the column filled. Raises ReturnError when it is not that course's, or has no such column."""
        table = Table(_bytes(export), export.name)
        if not self.system.reads(table):
            others = [system.kind for system in SYSTEMS.values() if system.reads(table)]
            hint = f" It reads like one of {others[0]}: --to {others[0]}." if others else ""
            raise ReturnError(
                f"{export.name} does not read like an export of {self.system.name}: its header is "
                f"“{shown(' | '.join(cell.text for cell in table.rows[0]))}”. Give {self.system.export}.{hint}"
            )
        column = self._column(table, export.name, wanted)
        rows = self.system.people(table)
        found = matching.match(rows, self.known)
        if not found.pairs:
            why = f" ({found.puzzles[0][0]}: {found.puzzles[0][1]})" if found.puzzles else ""
            count = sum(not row.pretended for row in rows)
            raise ReturnError(
                f"Of the {count} people in {export.name}, none is known to have handed in {self.assignment}"
                f"{shown(why, 300)}. Is it the export of another course, or of another assignment? A --roster that "
                "holds the ids of both sides helps too."
            )
        values = self._values(table, column, found, partial)
        said = f"{_count(self.given, 'grade')} for “{shown(column.header)}”; all else is as in {shown(export.name)}."
        self.outcome.said.append(f"{shown(name)}: {said}")
        if column.most is not None and abs(column.most - most) > 0.005:
            self._note(
                f"“{shown(column.header)}” is out of {_points(column.most)} there; {self.assignment} is out of "
                f"{_points(most)} here. The points were not scaled."
            )
        self._tell(found, {row.at: row for row in rows})
        return table.filled(column.at, values)

    def _column(self, table: Table, file: str, wanted: str | None) -> Column:
        columns = self.system.columns(table)
        if wanted is None:
            found = [column for column in columns if self.system.chosen(column, self.assignment)]
        else:
            found = [column for column in columns if column.header == wanted.strip()]
            asked = squashed(wanted)
            found = found or [c for c in columns if asked and asked in (squashed(c.title), squashed(c.header))]
        if len(found) == 1:
            return found[0]
        title = f"“{shown(self.assignment if wanted is None else wanted)}”"
        there = ", ".join(f"“{shown(column.header, 80)}”" for column in found or columns)
        if found:
            raise ReturnError(
                f"{file} has {len(found)} columns that could be {title}: {there}. Say which with --column and its "
                "whole header; of columns with the same header, rename one in the learning system."
            )
        if columns:
            raise ReturnError(f"{file} has no column {title} to fill. It has {there}. Say which with --column.")
        raise ReturnError(f"{file} has no column that takes points. Make the assignment there, then export again.")

    def _values(self, table: Table, column: Column, found: matching.Matching, partial: bool) -> dict[int, str]:
        """Row -> text, for those that change. A field that says the same number stays as it is written."""
        values, self.given = {}, 0
        waiting, ungraded, kept, changed = [], [], [], []
        mark = _decimal_mark(table)
        for at, one in found.pairs.items():
            student, row = self.students[one.student], table.rows[at]
            if column.at >= len(row):
                self._look(str(one), f"line {at + 1} of the export ends before “{column.header}”: export it again")
                continue
            before = row[column.at].text.strip()
            if student.score is None:
                ungraded.append(one)
            elif student.waits and not partial:
                waiting.append(one)
            elif why := self.system.keeps(before):
                kept.append(f"{one}: {why} ({before})")
            else:
                self.given += 1
                text = _points(student.score).replace(".", mark)
                if (there := number(before)) is not None and abs(there - student.score) < 0.005:
                    continue
                if not self.system.empty(before):
                    changed.append(f"{one}: {before} → {text}")
                values[at] = text
        for one in ungraded:
            self._look(str(one), "has code that nobody has graded; the field is as it was. Grade again, or by hand.")
        if waiting:
            self._note(
                f"{_count(len(waiting), 'student')} not filled in, since a person still has to grade something: "
                f"{_listed(waiting)}. Grade them in Formgrader and run this again, or say --partial."
            )
        if kept:
            self._note(f"Left as they are: {_listed(kept)}.")
        if changed:
            self._note(f"Had another grade in the export: {_listed(changed)}.")
        return values

    def _tell(self, found: matching.Matching, rows: dict[int, Row]) -> None:
        self.own_in_export = {one.student: rows[at].own for at, one in found.pairs.items() if rows[at].own}
        if found.by_name:
            pairs = [f"{row} is {one}" for row, one in found.by_name]
            self._note(f"Known by name only, which nobody else has: {_listed(pairs)}.")
        for row, why in found.puzzles:
            self._look(str(row), why)
        if found.strangers:
            self._look("in the export, nothing graded here", _listed(found.strangers))
        if found.absent:
            self._look("graded here, not in the export", _listed(found.absent))

    # ------------------------------------------------------------ the pages

    def page_names(self) -> dict[str, Student]:
        """Name in the zip -> whose page it is. Raises ReturnError when there is no name for anybody."""
        named: dict[str, list[matching.Known]] = {}
        nameless = []
        for one in self.known:
            names = (
                self.system.page_name(key, one.downloaded, self.assignment)
                for key in dict.fromkeys([*one.in_system, self.own_in_export.get(one.student)])
                if key
            )
            if name := next(filter(None, names), None):
                named.setdefault(name, []).append(one)
            else:
                nameless.append(one)
        if not named:
            raise ReturnError(
                f"No page has a name that {self.system.name} would take: submitted/ was not collected from its "
                f"download. Run `autograder collect {self.assignment} DOWNLOAD` with the zip from {self.system.name}."
            )
        if nameless:
            why = f"no page in the zip, since their work came in no download of {self.system.name}"
            self._look(why, _listed(nameless))
        for several in named.values():
            if len(several) > 1:
                self._look("no page in the zip, since they share one file of the download", _listed(several))
        return {name: self.students[one.student] for name, (one, *others) in named.items() if not others}

    def zip(self, names: dict[str, Student], path: Path) -> bytes:
        pages, without = {}, []
        for name, student in names.items():
            if student.page is not None and student.page.is_file():
                pages[name] = student.page.read_bytes()
            else:
                without.append(student.folder)
        if without:
            self._look("no feedback page yet; run `autograder grade` or `autograder feedback`", _listed(without))
        self.outcome.said.append(f"feedback/{path.name}: {_count(len(pages), 'page')}.")
        waiting = sum(self.students[names[name].folder].waits for name in pages)
        if waiting:
            self._note(f"{waiting} of them are of students whose work a person still has to look at.")
        return zipped(pages)

    def _note(self, text: str) -> None:
        self.outcome.notes.append(text)

    def _look(self, about: str, why: str) -> None:
        self.outcome.look.append((shown(about), why))


def _put(path: Path, data: bytes) -> None:
    """Writes the file in one step, unless these bytes are there; takes away what a run that was killed has left."""
    for old in path.parent.glob(f".{glob.escape(path.name)}.*"):
        left_by = files.TEMPORARY.fullmatch(old.name)
        if left_by and not Path("/proc", left_by[1]).exists():
            old.unlink(missing_ok=True)
    if path.is_file() and path.read_bytes() == data:
        return
    try:
        files.write(path, data)
    except OSError as error:
        raise ReturnError(f"{path} cannot be written ({error.strerror}). Mend that and run this again.") from error


def _bytes(path: Path) -> bytes:
    try:
        if path.stat().st_size > LARGEST:
            raise ReturnError(f"{path.name} is larger than {LARGEST >> 20} MB: is it the export?")
        return path.read_bytes()
    except OSError as error:
        raise ReturnError(f"{path} cannot be read ({error.strerror}): check the path.") from error


def _decimal_mark(table: Table) -> str:
    """A comma where the export's own numbers have one, and none has a point."""
    numbers = [cell.text for row in table.rows[1:] for cell in row if number(cell.text) is not None]
    return "," if any("," in text for text in numbers) and not any("." in text for text in numbers) else "."


def _points(value: float) -> str:
    """Two decimals at most, which is what the systems keep."""
    return f"{value:.2f}".rstrip("0").rstrip(".")


def _count(count: int, what: str) -> str:
    return f"{count} {what}" if count == 1 else f"{count} {what}s"


def _listed(things: Iterable) -> str:
    """With semicolons: names hold commas."""
    return "; ".join(shown(str(thing), 80) for thing in things)
