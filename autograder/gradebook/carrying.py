"""What becomes of recorded grades when cells come to a released notebook, or go.

In: a course, and the notebook of a release that is about to be put in place. Out: whose grades are concerned; and when
it is asked for, a gradebook with the new cells, in which everything given by hand stands on the cells that remain.
nbgrader itself refuses to change cells under grades.
"""

from __future__ import annotations

import contextlib
import datetime
import os
import sqlite3
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from autograder.course import Course
from autograder.gradebook import settings as nbgrader_settings
from autograder.gradebook.cells import Release, differences, put_release, read_release, standing
from autograder.gradebook.database import explained, open_engine
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
    from nbgrader import api
    from sqlalchemy import select

    with _opened(course, assignment, notebook) as (session, release, _):
        book = session and session.scalar(
            select(api.Notebook)
            .join(api.Assignment, api.Notebook.assignment_id == api.Assignment.id)
            .where(api.Assignment.name == assignment, api.Notebook.name == assignment)
        )
        if not book or not book.submissions:
            return None
        new, gone = differences(release, standing(session, book.id))
        if not new and not gone:
            return None
        lost = {}
        for submission in sorted(book.submissions, key=lambda one: one.student.id):
            by_hand = [
                *(_of_grade(grade) for grade in submission.grades if grade.name in gone),
                *(f"a comment on {one.name}" for one in submission.comments if one.name in gone and one.manual_comment),
            ]
            if any(by_hand):
                lost[submission.student.id] = list(filter(None, by_hand))
        return Concerned(new, gone, sorted(one.student.id for one in book.submissions), lost)


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
    release: Release = read_release(notebook, assignment, assignment, settings)
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


def _of_grade(grade) -> str:
    given = [] if grade.manual_score is None else [f"{grade.manual_score:g} points on {grade.name}"]
    return ", ".join([*given, *([f"{grade.extra_credit:+g} extra on {grade.name}"] if grade.extra_credit else [])])
