"""Opens the gradebook to read it, without nbgrader, which takes seconds to import.

In: a course. Out: what SQL finds in its gradebook: the SQLite file directly, any other database that the config names
through SQLAlchemy. What cannot be read is an error: never that nothing was given. It knows no grades.
"""

from __future__ import annotations

import contextlib
import os
import sqlite3
from collections.abc import Callable, Iterable
from typing import TypeVar

from autograder import records
from autograder.course import Course, CourseError
from autograder.gradebook.errors import BUSY_SECONDS, GradebookError, explained

NO_PAGE = "No page and no table was made."

T = TypeVar("T")
Execute = Callable[[str, dict], Iterable]  # SQL with :names, their values → rows

_DUE = "SELECT duedate FROM assignment WHERE name = :assignment"


def asked(course: Course, ask: Callable[[Execute], T], what: str = NO_PAGE) -> T | None:
    """What `ask` makes of an open gradebook; None when there is none yet, or an empty file: ask `lost` about it.

    Waits for another program that writes it. Raises GradebookError when it cannot be read; `what` says what did not
    happen then.
    """
    url, path = _place(course)
    if path is None:
        return _of_server(url, ask, what)
    with explained(str(path), BUSY_SECONDS, what):
        if not os.path.lexists(path) or (path.is_file() and path.stat().st_size == 0):
            return None
        # Not read-only: of a program that was killed while it wrote, half a transaction has to be taken back.
        address = f"{path.resolve().as_uri()}?mode=rw"
        with contextlib.closing(sqlite3.connect(address, uri=True, timeout=BUSY_SECONDS)) as book:
            book.execute("BEGIN")  # all is read as of one moment
            if not book.execute("SELECT COUNT(*) FROM sqlite_master").fetchone()[0]:  # torn off near its beginning
                raise sqlite3.DatabaseError("not a database with any tables")
            return ask(book.execute)


def _of_server(url, ask: Callable[[Execute], T], what: str) -> T | None:
    from sqlalchemy import create_engine, inspect

    with explained(url.render_as_string(), BUSY_SECONDS, what):
        engine = create_engine(url)
        if not inspect(engine).get_table_names():
            return None
        with engine.connect() as book:
            return ask(through(book))


def through(connection) -> Execute:
    """The same for a connection, or a session, of SQLAlchemy."""
    from sqlalchemy import text

    return lambda query, values: connection.execute(text(query), values)


def due_date(course: Course, assignment: str) -> object | None:
    """When the assignment is due, as the database has it; None when it is not. Waits and raises like `asked`."""

    def read_due(execute):
        return next((due for (due,) in execute(_DUE, {"assignment": assignment}) if due is not None), None)

    return asked(course, read_due)


def lost(course: Course, assignment: str, what: str = NO_PAGE) -> GradebookError | None:
    """The error for a gradebook that has nothing of the assignment though it has been graded; None before that.

    For whoever has found nothing; `what` says what did not happen.
    """
    graded = records.count(course, assignment)
    if not graded:
        return None
    _, path = _place(course)
    state = f"holds no submission of {assignment}"
    if path is not None and not os.path.lexists(path):
        state = "is missing"
    elif path is not None and path.stat().st_size == 0:
        state = "is empty"
    were = "submission of {} was" if graded == 1 else "submissions of {} were"
    return GradebookError(
        f"The gradebook {name(course)} {state}, and {graded:,} {were.format(assignment)} graded: bring back a copy of "
        f"it, or run `autograder grade {assignment}`, which fills it again, but for what people had entered. {what}"
    )


def refilled(course: Course, assignment: str) -> str | None:
    """What to say before a gradebook file that is missing or empty is filled from earlier reports; or None."""
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


def name(course: Course) -> str:
    """The gradebook as messages name it: a file, or an address without its password."""
    url, path = _place(course)
    return url.render_as_string() if path is None else str(path)


def _place(course: Course):
    """(address as SQLAlchemy has it, None) of a server's database, (None, path) of a file."""
    try:
        url = course.config().CourseDirectory.get("db_url")
    except CourseError as problem:
        raise GradebookError(f"{problem} {NO_PAGE}") from problem
    if not url:
        return None, course.gradebook
    from sqlalchemy.engine import make_url

    parts = make_url(url)
    if parts.get_backend_name() != "sqlite":
        return parts, None
    return None, course.root / (parts.database or "")  # an absolute one stays what it is
