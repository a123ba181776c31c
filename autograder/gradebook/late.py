"""Late penalties, worked out again.

They depend on grades given by hand, extensions and the due date, all of which change after grading: points given by
hand for late work are penalised, too. In: a course and its reports. Out: the gradebook, as `autograder grade` would
leave it. The course's config decides what the penalty is.
"""

from __future__ import annotations

from collections.abc import Iterable

from autograder.course import Course
from autograder.gradebook.entries import entry
from autograder.gradebook.errors import GradebookError
from autograder.gradebook.grades import given
from autograder.report import Report


def renew(course: Course, assignment: str, source_notebook: dict, reports: Iterable[Report]) -> None:
    """Sets the penalties of everybody in the gradebook. Raises GradebookError when it cannot.

    Imports nbgrader, which takes seconds: without a due date nobody is late and there is no need to call it.
    """
    known = given(course, assignment)
    entries = [entry(report, unchanged=True) for report in reports if report.student in known]
    if not entries:
        return
    from autograder.gradebook.recording import record

    recorded = record(course, assignment, source_notebook, entries)
    if recorded.failed:
        student, why = next(iter(recorded.failed.items()))
        raise GradebookError(f"The late penalties cannot be worked out: {student}: {why}")
