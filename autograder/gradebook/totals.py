"""The totals of an assignment, as nbgrader's Gradebook has them and as its export says them.

In: a course. Out: for everybody who handed in the points after the late penalty, whether a person still has to grade
something, and what the gradebook knows of them. It reads only, and knows nothing of where totals go.
"""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass
from pathlib import Path

from autograder.course import Course
from autograder.gradebook import settings as nbgrader_settings
from autograder.gradebook.database import BUSY_SECONDS, explained
from autograder.gradebook.manual import lost
from autograder.gradebook.settings import GradebookError

__all__ = ["GradebookError", "Total", "Totals", "totals"]

_LOST = "Nothing was returned."


@dataclass(frozen=True)
class Total:
    """What one student has.

    folder: the id in the gradebook, which is the name in submitted/; score: automatic points, points by hand and extra
    credit, less the penalty, never below 0, and None where code has no grade at all; waits: whether a person has to
    grade something, or to look at it again.
    """

    folder: str
    score: float | None
    waits: bool
    name: str | None
    email: str | None
    lms_id: str | None


@dataclass(frozen=True)
class Totals:
    """most: the assignment's points; students: all with a submission, in the order of their ids."""

    most: float
    students: list[Total]


def totals(course: Course, assignment: str) -> Totals:
    """Raises GradebookError when there is no gradebook, or nothing of the assignment in it."""
    from nbgrader.api import (
        Assignment,
        Grade,
        Gradebook,
        GradeCell,
        MissingEntry,
        Student,
        SubmittedAssignment,
        SubmittedNotebook,
    )
    from sqlalchemy.engine import make_url

    settings = nbgrader_settings.load(course)
    url = make_url(settings.url)
    if url.get_backend_name() == "sqlite":
        path = Path(url.database or "")
        if not path.is_file() or not path.stat().st_size:
            raise lost(course, assignment, _LOST) or GradebookError(
                f"There is no gradebook {settings.database}: run `autograder grade {assignment}` first."
            )
        url = url.update_query_dict({"timeout": f"{BUSY_SECONDS:g}"})
    try:
        with (
            explained(settings.database, lost=_LOST),
            Gradebook(url.render_as_string(hide_password=False), settings.course_id) as book,
        ):
            most = book.find_assignment(assignment).max_score
            of_assignment = (
                book.db.query(SubmittedAssignment)
                .join(Assignment, Assignment.id == SubmittedAssignment.assignment_id)
                .filter(Assignment.name == assignment)
            )
            grades = (
                of_assignment.join(SubmittedNotebook, SubmittedNotebook.assignment_id == SubmittedAssignment.id)
                .join(Grade, Grade.notebook_id == SubmittedNotebook.id)
                .outerjoin(GradeCell, GradeCell.id == Grade.cell_id)
                .with_entities(
                    SubmittedAssignment.student_id,
                    GradeCell.cell_type,
                    Grade.auto_score,
                    Grade.manual_score,
                    Grade.extra_credit,
                    Grade.needs_manual_grade,
                )
            )
            earlier, without = defaultdict(float), set()
            for student, kind, auto, manual, extra, waits in grades:
                again = waits and manual is not None  # given for an earlier attempt: does not count until looked at
                if again:
                    earlier[student] += manual + (extra or 0.0) - (auto or 0.0)
                if kind == "code" and auto is None and (manual is None or again):
                    without.add(student)
            rows = of_assignment.join(Student, Student.id == SubmittedAssignment.student_id).with_entities(
                SubmittedAssignment.student_id,
                SubmittedAssignment.score,
                SubmittedAssignment.late_submission_penalty,
                SubmittedAssignment.needs_manual_grade,
                Student.first_name,
                Student.last_name,
                Student.email,
                Student.lms_user_id,
            )
            students = [
                Total(
                    student,
                    None if student in without else max(0.0, score - earlier[student] - penalty),
                    bool(waits),
                    " ".join(filter(None, (first, last))) or None,
                    email or None,
                    lms_id or None,
                )
                for student, score, penalty, waits, first, last, email, lms_id in rows.order_by(
                    SubmittedAssignment.student_id
                )
            ]
    except MissingEntry:
        students = []
    if not students:
        raise lost(course, assignment, _LOST) or GradebookError(
            f"The gradebook {settings.database} holds no submission of {assignment}: "
            f"run `autograder grade {assignment}` first."
        )
    return Totals(most, students)
