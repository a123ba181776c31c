"""What can go wrong with a gradebook, in one error.

GradebookError    nothing was recorded, or nothing can be read; the message names the file and says what to do
"""

from __future__ import annotations

import contextlib
import sqlite3
import sys
from collections.abc import Iterator

from autograder import files

BUSY_SECONDS = 60  # how long to wait for another program that is writing


class GradebookError(Exception):
    """Nothing was recorded, or nothing can be read; the message names the file and says what to do."""


@contextlib.contextmanager
def explained(
    name: str, busy_seconds: float = BUSY_SECONDS, lost: str = "Nothing of this group was recorded."
) -> Iterator[None]:
    """Turns what a database raises into a GradebookError that says what to do, and what did not happen (`lost`)."""
    try:
        yield
    except Exception as problem:
        if not isinstance(problem, _errors()):
            raise
        text = str(getattr(problem, "orig", None) or problem)
        raise GradebookError(f"The gradebook {name}: {_advice(problem, text, busy_seconds)}. {lost}") from problem


def _advice(problem: Exception, text: str, busy_seconds: float) -> str:
    if "locked" in text:
        return (
            f"another program has been writing it for more than {busy_seconds:g} s (a second grader, "
            "formgrader, a database browser). Let it finish, then run this again"
        )
    if "no such column" in text or "no such table" in text:
        return (
            f"its tables are not those of this nbgrader ({text}). Copy the file, then run "
            "`nbgrader db upgrade` in the course's folder"
        )
    if "disk is full" in text or getattr(problem, "errno", None) in files.FULL:
        return f"the disk is full ({text}). Make room, then run this again"
    if isinstance(problem, OSError) or "readonly" in text or "unable to open" in text:
        return f"it cannot be opened ({text}). Check that it is a file, and yours to write, as is its folder"
    if "not a database" in text or "malformed" in text:
        return f"it is no gradebook ({text}). Move it aside, or bring back a copy, then run this again"
    if isinstance(problem, ImportError):
        return f"the driver of its database is missing ({text}). Install it into this environment"
    return text


def _errors() -> tuple[type[Exception], ...]:
    """What a database can raise; SQLAlchemy, which takes a while to import, only where it has been."""
    sqlalchemy = sys.modules.get("sqlalchemy.exc")
    return (sqlite3.Error, OSError, ImportError, *([sqlalchemy.SQLAlchemyError] if sqlalchemy else []))
