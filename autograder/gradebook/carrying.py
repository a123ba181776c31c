"""What becomes of recorded grades when a release has other graded cells than before.

In: a course, and the notebook of a release that is about to be put in place. Out: whose grades are concerned; on
request, a gradebook with the new cells, in which everything given by hand is kept on the cells that remain.
nbgrader itself refuses to change cells under grades.
"""

from __future__ import annotations

import contextlib
import datetime
import os
import sqlite3
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from autograder.course import Course
from autograder.gradebook import settings as nbgrader_settings
from autograder.gradebook.cells import differences, known_cells, notebook_row, put_release, read_release
from autograder.gradebook.database import open_engine
from autograder.gradebook.errors import explained
from autograder.gradebook.grades import GradeRow, comments, grade_rows
from autograder.gradebook.reading import through
from autograder.gradebook.settings import Settings


@dataclass(frozen=True)
class Concerned:
    """Cells that are new and gone; who has grades; {student: what a person gave on cells that are gone, in words}."""

    new: list[str]
    gone: list[str]
    students: list[str]
    lost: dict[str, list[str]]


def concerned(course: Course, assignment: str, notebook: dict) -> Concerned | None:
    """Whose grades a release concerns; None when there are none, or its cells are those of the gradebook.

    Raises GradebookError when the gradebook cannot be read.
    """
    with _opened(course, assignment, notebook) as (session, release, _):
        book = session and notebook_row(session, assignment, assignment)
        if not book:
            return None
        execute = through(session)
        grades = [row for row in grade_rows(execute, assignment) if row.notebook == assignment]
        students = sorted({row.student for row in grades})
        new, gone = differences(release, known_cells(session, book.id))
        if not students or not (new or gone):
            return None
        lost = defaultdict(list)
        for row in grades:
            if row.cell in gone and (told := _in_words(row)):
                lost[row.student].append(told)
        for student, book_name, cell, _ in comments(execute, assignment):
            if book_name == assignment and cell in gone:
                lost[student].append(f"a comment on {cell}")
        return Concerned(new, gone, students, dict(sorted(lost.items())))


def carry(course: Course, assignment: str, notebook: dict) -> Path | None:
    """Gives the gradebook the cells of a release, in one transaction, and returns the copy made of it before; None
    when it is no file of SQLite. Raises GradebookError, and then nothing has changed."""
    with _opened(course, assignment, notebook) as (session, release, settings):
        if session is None:
            return None
        with explained(settings):
            copy = _copy(course, settings)
        put_release(session, assignment, assignment, release, settings, carry=True)
        session.commit()
        return copy


@contextlib.contextmanager
def _opened(course: Course, assignment: str, notebook: dict) -> Iterator[tuple]:
    """(session, release, settings); the session is None when there is no gradebook yet."""
    from sqlalchemy.orm import Session

    settings = nbgrader_settings.load(course)
    release = read_release(notebook, assignment, assignment, settings)
    file = _file(settings)
    if file is not None and not file.is_file():
        yield None, release, settings
        return
    with explained(settings), Session(open_engine(settings)) as session:
        yield session, release, settings


def _file(settings: Settings) -> Path | None:
    from sqlalchemy.engine import make_url

    url = make_url(settings.url)
    return Path(url.database) if url.get_backend_name() == "sqlite" and url.database else None


def _copy(course: Course, settings: Settings) -> Path | None:
    file = _file(settings)
    if file is None:
        return None
    copy = course.private / f"gradebook-{datetime.datetime.now():%Y-%m-%dT%H-%M-%S}.db"
    os.close(os.open(copy, os.O_WRONLY | os.O_CREAT, 0o600))
    with contextlib.closing(sqlite3.connect(file)) as source, contextlib.closing(sqlite3.connect(copy)) as target:
        source.backup(target)
    return copy


def _in_words(row: GradeRow) -> str:
    points = [] if row.manual is None else [f"{row.manual:g} points on {row.cell}"]
    return ", ".join([*points, *([f"{row.extra:+g} extra on {row.cell}"] if row.extra else [])])
