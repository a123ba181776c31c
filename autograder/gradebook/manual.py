"""Grades and comments that a person gave, and late penalties, read from nbgrader's gradebook for the feedback pages.

In: a course. Out: plain data by student. It reads the SQLite file directly and read-only, since importing nbgrader
takes seconds, and any other database that the course's config names through SQLAlchemy; the tables and columns are
those of nbgrader 0.9 (nbgrader/api.py).
"""

from __future__ import annotations

import contextlib
import sqlite3
from dataclasses import dataclass, field

from ..course import Course

_OF_STUDENT = """
    JOIN submitted_assignment ON submitted_notebook.assignment_id = submitted_assignment.id
    JOIN assignment ON submitted_assignment.assignment_id = assignment.id
    WHERE assignment.name = :assignment
"""
# Extra credit counts on top of whichever score stands.
_GRADES = f"""
    SELECT submitted_assignment.student_id, base_cell.name, grade_cells.max_score,
        COALESCE(grade.manual_score + COALESCE(grade.extra_credit, 0), grade.auto_score + grade.extra_credit, 0)
    FROM grade
    JOIN grade_cells ON grade.cell_id = grade_cells.id
    JOIN base_cell ON base_cell.id = grade_cells.id
    JOIN submitted_notebook ON grade.notebook_id = submitted_notebook.id
    {_OF_STUDENT} AND (grade.manual_score IS NOT NULL OR COALESCE(grade.extra_credit, 0) != 0)
"""
# A comment stands on the answer's cell, which is another than the one with the points.
_COMMENTS = f"""
    SELECT submitted_assignment.student_id, base_cell.name, comment.manual_comment
    FROM comment
    JOIN base_cell ON base_cell.id = comment.cell_id
    JOIN submitted_notebook ON comment.notebook_id = submitted_notebook.id
    {_OF_STUDENT} AND COALESCE(comment.manual_comment, '') != ''
"""
_PENALTIES = f"""
    SELECT submitted_assignment.student_id, SUM(submitted_notebook.late_submission_penalty)
    FROM submitted_notebook
    {_OF_STUDENT} AND submitted_notebook.late_submission_penalty > 0
    GROUP BY submitted_assignment.student_id
"""


@dataclass
class Given:
    """What the gradebook adds to a report: {name: {"score", "max", "comment"}} by people, and points off when late."""

    manual: dict[str, dict] = field(default_factory=dict)
    penalty: float = 0.0


def given(course: Course, assignment: str) -> dict[str, Given]:
    """student → what the gradebook adds; students to whose work nothing is added are left out."""
    found: dict[str, Given] = {}

    def entry(student, cell):
        manual = found.setdefault(student, Given()).manual
        return manual.setdefault(cell.removeprefix("check_"), {"score": None, "max": None, "comment": None})

    grades, comments, penalties = _answers(course, (_GRADES, _COMMENTS, _PENALTIES), {"assignment": assignment})
    for student, cell, most, score in grades:
        entry(student, cell).update(score=score, max=most)
    for student, cell, comment in comments:
        entry(student, cell)["comment"] = comment
    for student, penalty in penalties:
        found.setdefault(student, Given()).penalty = penalty
    return found


def _answers(course: Course, queries: tuple[str, ...], values: dict) -> list[list]:
    """The rows of each query; none from a gradebook of another form, or one that is not there or being made."""
    url = _configured(course)
    path = course.gradebook
    if url:
        from sqlalchemy import create_engine, exc, text
        from sqlalchemy.engine import make_url

        parts = make_url(url)
        if parts.get_backend_name() != "sqlite":
            with contextlib.suppress(exc.SQLAlchemyError), create_engine(parts).connect() as book:
                return [list(book.execute(text(query), values)) for query in queries]
            return [[] for _ in queries]
        path = course.root / (parts.database or "")  # an absolute one stays what it is
    if path.is_file():
        address = f"{path.resolve().as_uri()}?mode=ro"
        with (
            contextlib.suppress(sqlite3.Error),
            contextlib.closing(sqlite3.connect(address, uri=True, timeout=5)) as book,
        ):
            return [list(book.execute(query, values)) for query in queries]
    return [[] for _ in queries]


def _configured(course: Course) -> str | None:
    """The database that the course's own config names, if it does; what is wrong with it the writer tells."""
    from traitlets.config.loader import PyFileConfigLoader

    with contextlib.suppress(Exception):
        loaded = PyFileConfigLoader("nbgrader_config.py", path=str(course.root)).load_config()
        return loaded.CourseDirectory.get("db_url") or None
    return None


def manual_grades(course: Course, assignment: str) -> dict[str, dict[str, dict]]:
    """student → cell → {"score", "max", "comment"}, for what a person has graded or commented."""
    return {student: one.manual for student, one in given(course, assignment).items() if one.manual}
