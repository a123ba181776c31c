"""Writes the executed notebook and the report, and says which reports are up to date.

In: all that came of a submission, as bytes. Out: files in `autograded/`, each put in place in one step. The report is
written after the notebook, so where there is a report there is a notebook, and a batch that was killed at any moment
can go on. It knows neither workers nor nbgrader.
"""

from __future__ import annotations

import contextlib
import os

from autograder import records
from autograder.batch.grader import Done
from autograder.batch.publish import page_of
from autograder.course import Course
from autograder.files import TEMPORARY
from autograder.grading import kept
from autograder.report import Report
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
    """The report of this digest, or None when the submission is to be graded.

    A report made at a lower isolation level than `required` does not count: it may have been tampered with. Neither
    does one of a submission that the grader itself failed on, which may have been for want of memory or of a worker.
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
    """Removes the half-written files that a killed run left for a student, but none that a live process is writing."""
    _sweep(records.path(course, student, assignment).parent)
    _sweep(page_of(course, student, assignment).parent)


def sweep_private(course: Course, assignment: str) -> None:
    """The same for the course's own files; removes observations of earlier keys and rubrics, too."""
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
    """Whether there is another process of this number."""
    try:
        os.kill(pid, 0)
    except (ProcessLookupError, OverflowError):
        return False
    except PermissionError:
        pass
    return pid != os.getpid()  # nothing of our own is being written while we sweep
