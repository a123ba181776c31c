"""Puts what grading made where it belongs: the executed notebook and the report; says what is there and up to date.

In: all that came of a submission, as bytes. Out: files in `autograded/`, each put in place in one step. The report
comes after the notebook, so that where it stands the notebook does; a batch that was killed at any moment goes on from
there. It knows neither workers nor nbgrader.
"""

from __future__ import annotations

import contextlib
import os

from autograder import records
from autograder.batch.grader import Done
from autograder.course import Course
from autograder.files import TEMPORARY
from autograder.grading import kept
from autograder.report import Report
from autograder.reports.publish import page_of
from autograder.sandbox.isolation import below


def put(course: Course, done: Done) -> None:
    """Notebook, time of submission, report. Raises OSError when they cannot be written."""
    name, submitted_at = done.brief.assignment, done.brief.submitted_at
    folder = course.autograded / done.student / name
    records.write(folder / f"{name}.ipynb", done.notebook)
    if submitted_at:  # nbgrader looks here whether what lies in submitted/ is newer
        records.write(folder / "timestamp.txt", submitted_at + "\n")
    else:
        (folder / "timestamp.txt").unlink(missing_ok=True)
    records.write(folder / "report.json", done.report)


def up_to_date(course: Course, student: str, assignment: str, digest: str, required: str) -> Report | None:
    """The report that stands for this digest, or None when the submission is to be graded.

    It must have come about behind at least the `required` level of protection: what ran behind less may have been
    tampered with. What the grader itself got wrong is tried again: the next time it may have the memory or the worker
    it lacked.
    """
    file = records.path(course, student, assignment)
    try:
        report = records.read(file)
    except records.RecordError:
        return None
    if report is None or report.digest != digest or below(report.protection, required):
        return None
    if any(exercise.status == "grader error" for exercise in report.exercises):
        return None
    return report if (file.parent / f"{assignment}.ipynb").is_file() else None


def sweep(course: Course, student: str, assignment: str) -> None:
    """Removes what a killed run left half-written for a student; what another live process is writing stays."""
    _sweep(records.path(course, student, assignment).parent)
    _sweep(page_of(course, student, assignment).parent)


def sweep_private(course: Course, assignment: str) -> None:
    """The same for what is of no student; what was observed of earlier keys and rubrics goes, too."""
    _sweep(course.private)
    _sweep(course.feedback)
    kept.sweep(course, assignment)


def _sweep(folder) -> None:
    with contextlib.suppress(OSError):
        for name in os.listdir(folder):
            match = TEMPORARY.fullmatch(name)
            if match and not lives(int(match.group(1))):
                (folder / name).unlink()


def lives(pid: int) -> bool:
    """Whether another process of this number is there."""
    try:
        os.kill(pid, 0)
    except (ProcessLookupError, OverflowError):
        return False
    except PermissionError:
        pass
    return pid != os.getpid()  # nothing of our own is being written while we sweep
