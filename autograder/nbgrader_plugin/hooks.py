"""Before nbgrader grades a submission: the assignment stands in the gradebook, and the notebook is the one asked for.

In: what nbgrader hands to its `Autograde.pre_convert_hook`. Out: rows of the assignment in a gradebook that had none
(a fresh clone has the release, but nobody has run `nbgrader generate_assignment` there), and one notebook to grade.
"""

from __future__ import annotations

import os

from .session import session

_recorded: set[tuple[str, str]] = set()


def prepare(assignment: str, student: str, notebooks: list[str]) -> None:
    """`notebooks` are the paths that nbgrader found for one student; of them, the list itself is changed.

    nbgrader refuses notebooks under other names, and grades several of one student one after the other. The kit's
    reader picks the right one of whatever is in the folder, so nbgrader is told of exactly one.
    """
    batch = session(assignment, assignment)
    if batch is None or not notebooks:
        return
    from ..gradebook.manual import given
    from ..gradebook.settings import GradebookError

    folder, batch.problem = os.path.dirname(notebooks[0]), ""
    known = (str(batch.course.gradebook), batch.grader.assignment.digest)
    if known not in _recorded or not batch.course.gradebook.is_file():
        from ..gradebook.recording import record

        try:
            record(batch.course, assignment, batch.grader.assignment.source, [])
        except GradebookError as error:  # nbgrader only notes what a hook raises, and goes on
            batch.problem = str(error)
        else:
            _recorded.add(known)
    try:
        who = os.path.basename(os.path.dirname(os.path.abspath(folder)))  # `student` may be the pattern for all
        batch.stood = given(batch.course, assignment, [who])
    except GradebookError as error:
        batch.problem = batch.problem or str(error)
    notebooks[:] = [os.path.join(folder, f"{assignment}.ipynb")]
