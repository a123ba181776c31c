"""Practice classes to measure on, and what puts one back to the state before grading.

In: the repository's course, a number of students. Out: courses in a folder of the benchmark. It measures nothing.
"""

from __future__ import annotations

import shutil
from pathlib import Path

from autograder.authoring.practice import simulate
from autograder.course import Course

ROOT = Path(__file__).resolve().parent.parent
ASSIGNMENT = "self_attention"


def deal(folder: Path, students: int) -> Course:
    """A class of its own, always the same one for the same number."""
    shutil.rmtree(folder, ignore_errors=True)  # of an earlier run, with the rubric that there was then
    return simulate(Course(ROOT), ASSIGNMENT, students, seed=0, into=folder)


def repeat(course: Course, folder: Path, different: int, times: int) -> Course:
    """A course in which the first `different` students of another hand in `times` times each, under other names.

    So that batches of different sizes hold the same work.
    """
    place = deal(folder, 1)
    shutil.rmtree(place.submitted)
    shutil.copytree(course.private, place.private, dirs_exist_ok=True)  # the same seed, so the same expected values
    for student in sorted(path.name for path in course.submitted.iterdir())[:different]:
        for number in range(times):
            target = place.submitted / f"n{number:03d}-{student}" / ASSIGNMENT
            shutil.copytree(course.submitted / student / ASSIGNMENT, target)
    return place


def ungraded(course: Course, cold: bool = False) -> Course:
    """The course without results; `cold` also without the expected values of the key and the mistakes."""
    for folder in (course.autograded, course.feedback, *([course.root / ".autograder"] if cold else [])):
        shutil.rmtree(folder, ignore_errors=True)
    for file in course.root.glob("gradebook.db*"):
        file.unlink()
    return course


def reports(course: Course) -> int:
    return sum(1 for _ in course.autograded.glob(f"*/{ASSIGNMENT}/report.json"))
