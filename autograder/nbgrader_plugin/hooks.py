"""Hooks of nbgrader's converters: which notebook of a submission is graded, and what is kept of a release.

In: what nbgrader passes to `Autograde.pre_convert_hook`, and to the `post_convert_hook` of `GenerateAssignment` and
`GenerateSolution`. Out: one notebook to grade; a copy of the release in the course's private folder; links to the
students' selfcheck.py. They grade nothing.
"""

from __future__ import annotations

import contextlib
import os
from pathlib import Path

from autograder import files
from autograder.course import Course, CourseError
from autograder.nbgrader_plugin.session import session


def prepare(assignment: str, student: str, notebooks: list[str]) -> None:
    """Changes `notebooks`, the list of paths that nbgrader found for one student, to the one notebook asked for.

    nbgrader refuses notebooks under other names, and grades several of one student one after the other. The kit's
    reader picks the right one of whatever is in the folder, so nbgrader needs exactly one.
    """
    if session(assignment, assignment) is not None and notebooks:
        notebooks[:] = [os.path.join(os.path.dirname(notebooks[0]), f"{assignment}.ipynb")]


def keep_release(assignment: str, student: str, notebooks: list[str]) -> None:
    """Keeps the release that nbgrader has just written, since students will hand in notebooks made from it, however
    soon the next one follows. And links the source's selfcheck.py to the one in the release."""
    from autograder.notebooks.earlier import keep_in_place

    course = Course(Path.cwd())
    keep_in_place(course, assignment)
    _link(course, assignment, course.source(assignment))


def link_solution(assignment: str, student: str, notebooks: list[str]) -> None:
    """Links the key's selfcheck.py, of which nbgrader has made a file, to the one in the release."""
    course = Course(Path.cwd())
    _link(course, assignment, course.solution(assignment))


def _link(course: Course, assignment: str, folder: Path) -> None:
    handed_out = course.release(assignment) / "selfcheck.py"
    with contextlib.suppress(CourseError):
        course.rubric(assignment)  # without one, the file is not the kit's
        if handed_out.is_file():
            files.link(folder / "selfcheck.py", handed_out)
