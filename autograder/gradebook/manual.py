"""What the gradebook adds to reports: grades and comments that a person gave, late penalties, and what still waits.

In: a course. Out: plain data by student, for the pages and tables. It reads the SQLite file directly, since importing
nbgrader takes seconds, and any other database that the config names through SQLAlchemy; the tables and columns are
those of nbgrader 0.9 (nbgrader/api.py). What cannot be read is an error: never that nothing was given.
"""

from __future__ import annotations

import contextlib
import os
import sqlite3
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import TypeVar

from autograder import records
from autograder.course import Course, CourseError
from autograder.gradebook import database
from autograder.gradebook.settings import GradebookError

_LOST = "No page and no table was made."

T = TypeVar("T")
_OF_STUDENT = """
    FROM submitted_assignment
    JOIN assignment ON submitted_assignment.assignment_id = assignment.id
    LEFT JOIN submitted_notebook ON submitted_notebook.assignment_id = submitted_assignment.id
    LEFT JOIN notebook ON notebook.id = submitted_notebook.notebook_id
"""
_GRADES = f"""
    SELECT submitted_assignment.student_id, notebook.name, base_cell.name,
        COALESCE(grade_cells.cell_type, 'task'), COALESCE(grade_cells.max_score, task_cells.max_score, 0),
        grade.auto_score, grade.manual_score, grade.extra_credit, grade.needs_manual_grade
    {_OF_STUDENT}
    LEFT JOIN grade ON grade.notebook_id = submitted_notebook.id
    LEFT JOIN base_cell ON base_cell.id = grade.cell_id
    LEFT JOIN grade_cells ON grade_cells.id = grade.cell_id
    LEFT JOIN task_cells ON task_cells.id = grade.cell_id
"""
# A comment stands on the answer's cell, which is another than the one with the points.
_COMMENTS = f"""
    SELECT submitted_assignment.student_id, notebook.name, base_cell.name, comment.manual_comment
    {_OF_STUDENT}
    JOIN comment ON comment.notebook_id = submitted_notebook.id AND COALESCE(comment.manual_comment, '') != ''
    JOIN base_cell ON base_cell.id = comment.cell_id
"""
_PENALTIES = f"""
    SELECT submitted_assignment.student_id, submitted_notebook.late_submission_penalty
    {_OF_STUDENT}
"""
_DUE = "SELECT duedate FROM assignment WHERE name = :assignment"


@dataclass
class Given:
    """What the gradebook adds to one report.

    manual     {name: {"score", "max", "comment", "automatic", "again", "above"}}: what a person gave, extra credit
               included (None where there is a comment alone), in place of the `automatic` points (None: there are
               none). With `again` the answer has changed since: the score is for an earlier attempt, and does not
               count until somebody has looked. `above`: it is more than the answer is worth now
    penalty    points off for handing in late
    waiting    names of the answers that a person has to grade, or to look at again
    ungraded   whether there is code that neither the grader nor a person has graded
    elsewhere  automatic points of the assignment's other notebooks, which the report knows nothing of
    most       the most points of the assignment; None for those who are not in the gradebook
    """

    manual: dict[str, dict] = field(default_factory=dict)
    penalty: float = 0.0
    waiting: list[str] = field(default_factory=list)
    ungraded: bool = False
    elsewhere: float = 0.0
    most: float | None = None

    @property
    def by_hand(self) -> float:
        """What people have added to the automatic points, or taken from them."""
        return sum(
            one["score"] - (one["automatic"] or 0.0)
            for one in self.manual.values()
            if one["score"] is not None and not one["again"]
        )

    def automatic(self, score: float | None) -> float | None:
        """The automatic points of the assignment, of a report's `score`; None where something is not graded."""
        return None if score is None else score + self.elsewhere

    def total(self, score: float | None) -> float | None:
        """Automatic points, what people have added, less the penalty: what nbgrader's export says, too.

        None while code has no grade at all.
        """
        if self.ungraded or (score is None and not self.manual):
            return None
        return max(0.0, (score or 0.0) + self.elsewhere + self.by_hand - self.penalty)


def given(course: Course, assignment: str, students: list[str] | None = None) -> dict[str, Given]:
    """student → what the gradebook adds, for everybody with a submission in it (of `students`, if they are named).

    Waits for another program that writes it. Raises GradebookError when it cannot be read; that there is none yet, or
    an empty file, is no error here: ask `lost` about it.
    """
    return _asked(course, lambda execute: read(execute, assignment, students)) or {}


def due_date(course: Course, assignment: str) -> object | None:
    """When the assignment is due, as the database has it; None when it is not. Waits and raises like `given`."""

    def read_due(execute):
        return next((due for (due,) in execute(_DUE, {"assignment": assignment}) if due is not None), None)

    return _asked(course, read_due)


def lost(course: Course, assignment: str, what: str = _LOST) -> GradebookError | None:
    """The error for a gradebook in which nothing of the assignment stands though it has been graded; None before that.

    For whoever has found nothing; `what` says what did not happen.
    """
    graded = records.count(course, assignment)
    if not graded:
        return None
    url, path = _place(course)
    state = f"holds no submission of {assignment}"
    if path is not None and not os.path.lexists(path):
        state = "is missing"
    elif path is not None and path.stat().st_size == 0:
        state = "is empty"
    name = url.render_as_string() if path is None else path
    were = "submission of {} was" if graded == 1 else "submissions of {} were"
    return GradebookError(
        f"The gradebook {name} {state}, and {graded:,} {were.format(assignment)} graded: bring back a copy of it, or "
        f"run `autograder grade {assignment}`, which fills it again, but for what people had entered. {what}"
    )


def refilled(course: Course, assignment: str) -> str | None:
    """What to say before a gradebook file that is missing or empty is filled from reports of earlier; or None."""
    try:
        _, path = _place(course)
        if path is None or (os.path.lexists(path) and path.stat().st_size) or not records.count(course, assignment):
            return None
    except (OSError, GradebookError):  # whoever writes it says so
        return None
    return (
        f"{path} was missing or empty, though {assignment} had been graded: it is filled again from the reports. "
        "Whatever people had entered in it before (grades, comments, due dates) is not there."
    )


def _place(course: Course):
    """(address as SQLAlchemy has it, None) of a server's database, (None, path) of a file."""
    url = _configured(course)
    if not url:
        return None, course.gradebook
    from sqlalchemy.engine import make_url

    parts = make_url(url)
    if parts.get_backend_name() != "sqlite":
        return parts, None
    return None, course.root / (parts.database or "")  # an absolute one stays what it is


def _asked(course: Course, ask: Callable[[Callable[[str, dict], Iterable]], T]) -> T | None:
    """What `ask` makes of an open gradebook; None when there is none yet, or nothing in it."""
    url, path = _place(course)
    if path is None:
        return _of_server(url, ask)
    with database.explained(str(path), database.BUSY_SECONDS, _LOST):
        if not os.path.lexists(path) or (path.is_file() and path.stat().st_size == 0):
            return None
        # Not read-only: of a program that was killed while it wrote, half a transaction has to be taken back.
        address = f"{path.resolve().as_uri()}?mode=rw"
        with contextlib.closing(sqlite3.connect(address, uri=True, timeout=database.BUSY_SECONDS)) as book:
            book.execute("BEGIN")  # all is read as of one moment
            if not book.execute("SELECT COUNT(*) FROM sqlite_master").fetchone()[0]:  # torn off near its beginning
                raise sqlite3.DatabaseError("not a database with any tables")
            return ask(book.execute)


def _of_server(url, ask: Callable[[Callable[[str, dict], Iterable]], T]) -> T | None:
    from sqlalchemy import create_engine, inspect, text

    with database.explained(url.render_as_string(), database.BUSY_SECONDS, _LOST):
        engine = create_engine(url)
        if not inspect(engine).get_table_names():
            return None
        with engine.connect() as book:
            return ask(lambda query, values: book.execute(text(query), values))


def read(
    execute: Callable[[str, dict], Iterable], assignment: str, students: list[str] | None = None
) -> dict[str, Given]:
    """The same through an open connection (`execute` takes SQL with :names and their values), for all or for some."""
    values, where = {"assignment": assignment}, " WHERE assignment.name = :assignment"
    if students is not None:
        values |= {f"student{i}": student for i, student in enumerate(students)}
        where += f" AND submitted_assignment.student_id IN ({', '.join(f':student{i}' for i in range(len(students)))})"
    found: dict[str, Given] = {}

    def name_of(notebook, cell):
        # A comment on an answer cell and a score set on its check cell stand under the one name of the exercise.
        return cell.removeprefix("check_") if notebook == assignment else f"{notebook}: {cell}"

    def entry(student, name):
        nothing = {"score": None, "max": None, "comment": None, "automatic": None}
        nothing |= {"again": False, "above": False}
        return found[student].manual.setdefault(name, nothing)

    by_name = f"{where} ORDER BY submitted_assignment.student_id, notebook.name, base_cell.name"
    for student, notebook, cell, kind, most, auto, manual, extra, waits in execute(_GRADES + by_name, values):
        one = found.setdefault(student, Given(most=0.0))
        if cell is None:
            continue
        name, again = name_of(notebook, cell), bool(waits and manual is not None)
        one.most += most
        if waits:
            one.waiting.append(name)
        if auto is None and kind == "code" and (manual is None or again):
            one.ungraded = True
        if notebook != assignment:
            one.elsewhere += auto or 0.0
        points = auto if manual is None else manual
        if manual is not None or (extra and points is not None):
            entry(student, name).update(
                score=points + (extra or 0.0),
                max=most,
                automatic=auto,
                again=again,
                above=manual is not None and manual > most + 1e-9,
            )
    for student, notebook, cell, comment in execute(_COMMENTS + by_name, values):
        entry(student, name_of(notebook, cell))["comment"] = comment
    for student, penalty in execute(_PENALTIES + where, values):
        found[student].penalty += penalty or 0.0
    return found


def _configured(course: Course) -> str | None:
    """The database that the config names, if it does."""
    try:
        return course.config().CourseDirectory.get("db_url")
    except CourseError as problem:
        raise GradebookError(f"{problem} {_LOST}") from problem
