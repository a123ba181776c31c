"""The grades in a gradebook: what it adds to reports, and what everybody has in total.

In: an open gradebook, as SQL; its tables and columns are those of nbgrader 0.9 (nbgrader/api.py). Out: plain data by
student, for pages, tables, exports and the return of grades. There is one reading of a grade row here, for all of them:
a grade given by hand for an answer that has changed since does not count until somebody has looked at it again.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

from autograder.course import Course
from autograder.gradebook.errors import GradebookError
from autograder.gradebook.reading import Execute, asked, lost, name
from autograder.report import Given, HandGrade

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
# A comment is on the answer's cell, which is another than the one with the points.
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
_PEOPLE = """
    SELECT student.id, student.first_name, student.last_name, student.email, student.lms_user_id
    FROM submitted_assignment
    JOIN assignment ON submitted_assignment.assignment_id = assignment.id
    JOIN student ON student.id = submitted_assignment.student_id
    WHERE assignment.name = :assignment
    ORDER BY student.id
"""
_BY_NAME = " ORDER BY submitted_assignment.student_id, notebook.name, base_cell.name"


class GradeRow(NamedTuple):
    """A row of `grade` with its cell; of a notebook without any, one whose `cell` is None. Points, or None for none."""

    student: str
    notebook: str
    cell: str | None
    kind: str  # "code" | "markdown" | "task"
    most: float
    automatic: float | None
    manual: float | None
    extra: float | None
    waits: bool  # needs_manual_grade

    @property
    def again(self) -> bool:
        """Given by hand for an earlier answer."""
        return bool(self.waits and self.manual is not None)

    @property
    def ungraded(self) -> bool:
        """Code that neither the grader nor a person has graded. Written answers count 0 until a person has."""
        return self.kind == "code" and self.automatic is None and (self.manual is None or self.again)

    @property
    def score(self) -> float | None:
        """As nbgrader has it: the points by hand, else the automatic ones, and extra credit; None without either."""
        points = self.automatic if self.manual is None else self.manual
        return None if points is None else points + (self.extra or 0.0)

    @property
    def counted(self) -> float:
        """The part of the score that counts."""
        return (self.automatic if self.again else self.score) or 0.0

    @property
    def given(self) -> bool:
        """Whether a person gave something."""
        return self.manual is not None or bool(self.extra and self.score is not None)


def grade_rows(execute: Execute, assignment: str, students: list[str] | None = None) -> Iterator[GradeRow]:
    """Every grade of an assignment, of all students or of some, by student, notebook and cell."""
    where, values = _where(assignment, students)
    return (GradeRow(*row) for row in execute(_GRADES + where + _BY_NAME, values))


def comments(execute: Execute, assignment: str, students: list[str] | None = None) -> Iterator[tuple]:
    """(student, notebook, cell, comment) of every comment that a person wrote."""
    where, values = _where(assignment, students)
    return iter(execute(_COMMENTS + where + _BY_NAME, values))


def _where(assignment: str, students: list[str] | None) -> tuple[str, dict]:
    values, where = {"assignment": assignment}, " WHERE assignment.name = :assignment"
    if students is not None:
        values |= {f"student{i}": student for i, student in enumerate(students)}
        where += f" AND submitted_assignment.student_id IN ({', '.join(f':student{i}' for i in range(len(students)))})"
    return where, values


def _answer(assignment: str, notebook: str, cell: str) -> str:
    """The name of an answer: that of its exercise, for the answer's cell and for the check cell that has its points."""
    return cell.removeprefix("check_") if notebook == assignment else f"{notebook}: {cell}"


def read(execute: Execute, assignment: str, students: list[str] | None = None) -> dict[str, Given]:
    """student → what the gradebook adds, for everybody with a submission in it (of `students`, if they are named)."""
    found: dict[str, Given] = {}
    for row in grade_rows(execute, assignment, students):
        one = found.setdefault(row.student, Given())
        if row.cell is not None:
            _add(one, row, assignment)
    for student, notebook, cell, comment in comments(execute, assignment, students):
        found[student].manual.setdefault(_answer(assignment, notebook, cell), HandGrade()).comment = comment
    where, values = _where(assignment, students)
    for student, penalty in execute(_PENALTIES + where, values):
        found[student].penalty += penalty or 0.0
    return found


def _add(one: Given, row: GradeRow, assignment: str) -> None:
    answer = _answer(assignment, row.notebook, row.cell)
    one.most += row.most
    one.points += row.counted
    one.ungraded = one.ungraded or row.ungraded
    if row.waits:
        one.waiting.append(answer)
    if row.notebook != assignment:
        one.elsewhere += row.automatic or 0.0
    if row.given:
        if not row.again:
            one.by_hand += row.score - (row.automatic or 0.0)
        one.manual[answer] = HandGrade(
            score=row.score,
            max_points=row.most,
            automatic=row.automatic,
            again=row.again,
            above=row.manual is not None and row.manual > row.most + 1e-9,
        )


def given(course: Course, assignment: str, students: list[str] | None = None) -> dict[str, Given]:
    """The same from the course's gradebook; nothing when there is none yet. Waits and raises like `reading.asked`."""
    return asked(course, lambda execute: read(execute, assignment, students)) or {}


@dataclass(frozen=True)
class Total:
    """What one student has.

    folder  the id in the gradebook, which is the name in submitted/
    score   `Given.total`
    waits   whether a person has to grade something, or to look at it again
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
    nothing = "Nothing was returned."

    def read_all(execute: Execute) -> Totals:
        found = read(execute, assignment)
        people = list(execute(_PEOPLE, {"assignment": assignment}))
        students = [
            Total(
                student,
                found[student].total,
                bool(found[student].waiting),
                " ".join(filter(None, (first, last))) or None,
                email or None,
                lms_id or None,
            )
            for student, first, last, email, lms_id in people
        ]
        return Totals(max((one.most for one in found.values()), default=0.0), students)

    told = asked(course, read_all, nothing)
    if told and told.students:
        return told
    state = f"The gradebook {name(course)} holds no submission of {assignment}"
    raise lost(course, assignment, nothing) or GradebookError(
        f"{state if told else f'There is no gradebook {name(course)}'}: run `autograder grade {assignment}` first."
    )
