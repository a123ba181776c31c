"""Before nbgrader grades a submission: the notebook is the one asked for. After it has made a release: it is kept.

In: what nbgrader hands to its `Autograde.pre_convert_hook`, or to its `GenerateAssignment.post_convert_hook`. Out: one
notebook to grade, or a copy of the release in the course's private folder.
"""

from __future__ import annotations

import contextlib
import os
from pathlib import Path

from autograder import files
from autograder.course import Course, CourseError
from autograder.nbgrader_plugin.session import session


def prepare(assignment: str, student: str, notebooks: list[str]) -> None:
    """`notebooks` are the paths that nbgrader found for one student; of them, the list itself is changed.

    nbgrader refuses notebooks under other names, and grades several of one student one after the other. The kit's
    reader picks the right one of whatever is in the folder, so nbgrader is told of exactly one.
    """
    if session(assignment, assignment) is not None and notebooks:
        notebooks[:] = [os.path.join(os.path.dirname(notebooks[0]), f"{assignment}.ipynb")]


def keep_release(assignment: str, student: str, notebooks: list[str]) -> None:
    """Keeps the release that nbgrader has just written: students will hand in what they made of it, however soon there
    is another. And links selfcheck.py beside the source to the one that it holds."""
    from autograder.notebooks.earlier import keep_in_place

    course = Course(Path.cwd())
    keep_in_place(course, assignment)
    handed_out = course.release(assignment) / "selfcheck.py"
    with contextlib.suppress(CourseError):
        course.rubric(assignment)  # without one, the file is not the kit's
        if handed_out.is_file():
            files.link(course.source(assignment) / "selfcheck.py", handed_out)
