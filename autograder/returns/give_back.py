"""Gives grades and pages back: reads the export, says who is who, fills the column, makes the zip, accounts.

In: students with their totals and pages, the export, what collect knows. Out: a copy of the export beside it, the zip
of pages in feedback/, and an Outcome that names everybody for whom something is missing. Everything is decided before
anything is written. It knows no system's format.
"""

from __future__ import annotations

import glob
from collections.abc import Callable
from pathlib import Path

from autograder import files
from autograder.collect.roster import read_roster
from autograder.collect.run import check_name
from autograder.course import Course
from autograder.returns import grades, matching, origins, pages
from autograder.returns.errors import ReturnError
from autograder.returns.lms import SYSTEMS
from autograder.returns.lms.system import System
from autograder.returns.outcome import Outcome, Student, Task
from autograder.text import shown


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

    to: one of lms.SYSTEMS; most: the assignment's points here; export: the file that the system gave; roster: as
    `collect` takes it; column: the column's header or title, where it is not the assignment's name; partial: give what
    there is to students who wait for a grade by hand; refresh: called before pages are read, once all else is known.

    The copy is beside the export and is called `{stem}.with-{assignment}{ending}`, the zip
    `feedback/{assignment}-{to}.zip`. A run with the same input leaves the same bytes.

    Raises ReturnError or CollectError; nothing has been written then, except where a disk cannot be written.
    """
    system = _system(to, export, feedback, column, partial)
    check_name(assignment)
    known = matching.know(
        students, system.kind, origins.read(course, assignment), read_roster(roster) if roster else None
    )
    task = Task(system, assignment, {student.folder: student for student in students}, known, Outcome())
    made, own_in_export = {}, {}
    if export is not None:
        path = export.with_name(f"{export.stem}.with-{assignment}{export.suffix}")
        made[path], own_in_export = grades.fill(task, export, column, partial, most, path.name)
        task.outcome.table = path
        task.outcome.next.append(f"{system.name} takes {shown(path.name)} under {system.upload}.")
    if feedback:
        named = pages.names(task, own_in_export)
        refresh()
        path = course.feedback / f"{assignment}-{system.kind}.zip"
        made[path] = pages.zip_of(task, named, path)
        task.outcome.archive = path
        task.outcome.next.append(f"{system.name} takes feedback/{path.name} under {system.pages}.")
    for path, data in made.items():
        _put(path, data)
    return task.outcome


def _system(to: str, export: Path | None, feedback: bool, column: str | None, partial: bool) -> System:
    system = SYSTEMS.get(to)
    if system is None:
        raise ReturnError(f"Grades cannot go back to “{shown(to)}”. Choose one of {', '.join(SYSTEMS)}.")
    if export is None and not feedback:
        raise ReturnError(
            f"Say what to return: --gradebook FILE for the grades ({system.export}), --feedback for the pages."
        )
    if feedback and not system.pages:
        raise ReturnError(f"{system.without_pages} The pages are in feedback/STUDENT/; leave --feedback out.")
    if export is None and (column or partial):
        raise ReturnError(
            f"{'--column' if column else '--partial'} is about the export: give it with --gradebook FILE."
        )
    return system


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
        raise ReturnError(f"{path} cannot be written ({error.strerror}). Fix that and run this again.") from error
