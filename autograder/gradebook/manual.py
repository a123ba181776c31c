"""Grades and comments that a person gave, read from nbgrader's gradebook for the feedback pages.

In: a course. Out: plain data by student. It reads the SQLite file directly and read-only, since importing nbgrader
takes seconds; the tables and columns are those of nbgrader 0.9 (nbgrader/api.py).
"""

from __future__ import annotations

import contextlib
import sqlite3

from ..course import Course

_GRADES = """
    SELECT submitted_assignment.student_id, base_cell.name, grade.manual_score, grade_cells.max_score, comment
    FROM grade
    JOIN grade_cells ON grade.cell_id = grade_cells.id
    JOIN base_cell ON base_cell.id = grade_cells.id
    JOIN submitted_notebook ON grade.notebook_id = submitted_notebook.id
    JOIN submitted_assignment ON submitted_notebook.assignment_id = submitted_assignment.id
    JOIN assignment ON submitted_assignment.assignment_id = assignment.id
    LEFT JOIN (
        SELECT notebook_id, base_cell.name AS commented, manual_comment AS comment
        FROM comment JOIN base_cell ON base_cell.id = comment.cell_id
    ) AS told ON told.notebook_id = grade.notebook_id AND told.commented = base_cell.name
    WHERE assignment.name = ?
"""


def manual_grades(course: Course, assignment: str) -> dict[str, dict[str, dict]]:
    """student → cell → {"score", "max", "comment"}, for what a person has graded or commented."""
    if not course.gradebook.is_file():
        return {}
    found: dict[str, dict[str, dict]] = {}
    address = f"file:{course.gradebook}?mode=ro"
    # A gradebook of another form, or one that is being made, has no manual grades to show.
    with contextlib.suppress(sqlite3.Error), contextlib.closing(sqlite3.connect(address, uri=True, timeout=5)) as book:
        for student, cell, score, most, comment in book.execute(_GRADES, (assignment,)):
            if score is not None or comment:
                record = {"score": score, "max": most, "comment": comment}
                found.setdefault(student, {})[cell.removeprefix("check_")] = record
    return found
