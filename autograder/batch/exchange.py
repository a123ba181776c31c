"""What nbgrader's exchange wants beside a page, for work that was handed in through it.

In: a course and a report. Out: `timestamp.txt` and `submission_secret.txt` in autograded/ and feedback/, where
`nbgrader generate_feedback` and `nbgrader release_feedback` look for them; nothing for work that came another way.
"""

from __future__ import annotations

from pathlib import Path

from autograder import records
from autograder.course import Course
from autograder.report import Report

SECRET = "submission_secret.txt"
_MOST_BYTES = 1024


def keep(course: Course, report: Report) -> bool:
    """Copies the two files unless they are there already; returns whether the work came through the exchange.

    Raises OSError when they cannot be written.
    """
    student, assignment = report.student, report.assignment
    secret = _own_file(course.submitted / student / assignment / SECRET, course.submitted)
    if secret is None:
        return False
    for place in (course.autograded, course.feedback):
        for name, content in ((SECRET, secret), ("timestamp.txt", (report.submitted_at or "").encode())):
            file = place / student / assignment / name
            if not file.is_file() or file.read_bytes().rstrip() != content.rstrip():
                records.write(file, content)
    return True


def _own_file(path: Path, root: Path) -> bytes | None:
    """The bytes of a small file at its own place; None when links lead elsewhere, or there is no such file."""
    try:
        if path.resolve() != root.resolve() / path.relative_to(root) or not path.is_file():
            return None
        return path.read_bytes() if path.stat().st_size <= _MOST_BYTES else None
    except (OSError, ValueError):
        return None
