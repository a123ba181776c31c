"""The words and signs for what a report says: statuses, points, dates.

In: values of a report. Out: short texts for people. It knows nothing of HTML and of the terminal.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from autograder.report import CheckResult, ExerciseResult


@dataclass(frozen=True)
class Status:
    """How a status is shown: `look` is a name for its colour and shape; `sign` is never shown without it."""

    word: str
    look: str
    sign: str
    sentence: str = ""


EXERCISE = {
    "accepted": Status("right", "good", "✓"),
    "partly": Status("partly right", "part", "◐"),
    "wrong": Status("not right yet", "bad", "✕"),
    "not attempted": Status(
        "not attempted", "empty", "○", "The stub is still as it was handed out, so there was nothing to judge."
    ),
    "missing": Status("missing", "gone", "◌", "Nothing of this name was found in your notebook."),
    "could not be run": Status(
        "could not be run", "stopped", "⊘", "An error stopped its cell before the answer was defined."
    ),
    "timed out": Status(
        "took too long", "bad", "◷", "The time ran out before an answer came. Is there a loop that never ends?"
    ),
    "killed": Status(
        "had to be stopped",
        "bad",
        "◷",
        "Your code had to be stopped: it asked for too much memory, time or disk, or for "
        "something that is not given here (files, network, other programs).",
    ),
    "not run": Status("not run", "stopped", "–", "This was not run, because something before it stopped."),
    "grader error": Status(
        "not graded yet", "open", "!", "The grader failed here. That is no fault of yours, and a person will look."
    ),
}

CHECK = {
    "passed": Status("passed", "good", "✓"),
    "failed": Status("failed", "bad", "✕"),
    "not run": Status("not run", "empty", "–"),
    "timed out": Status("took too long", "bad", "◷"),
    "killed": Status("had to be stopped", "bad", "◷"),
    "grader error": Status("not graded yet", "open", "!"),
}

UNKNOWN = Status("unknown", "open", "?")
UNJUDGED = ("empty", "gone", "stopped")  # looks of exercises in which there was nothing to judge
LOST = ("failed", "timed out", "killed")

ISOLATION = {
    "full": "in a full sandbox",
    "partial": "in a partial sandbox",
    "none": "without a sandbox",
}


def exercise_status(status: str) -> Status:
    return EXERCISE.get(status, UNKNOWN)


def lost(exercise: ExerciseResult) -> list[CheckResult]:
    """The checks that cost an exercise points; where it is not right and none failed, those that were not passed."""
    status, checks = exercise_status(exercise.status), exercise.checks
    if status.look in UNJUDGED:
        return []
    failed = [check for check in checks if check.status in LOST]
    if failed or status.look in ("good", "open"):
        return failed
    return [check for check in checks if check.status == "not run"]


def check_status(status: str) -> Status:
    return CHECK.get(status, UNKNOWN)


def unjudged(exercises: list[tuple[str, str]]) -> str:
    """Of (name, status) those that were not judged, in words: `empty: a and b; missing: c`."""
    told = []
    for status in ("not attempted", "missing", "could not be run", "not run"):
        names = [name for name, its in exercises if its == status]
        if names:
            told.append(f"{'empty' if status == 'not attempted' else status}: {listed(names)}")
    return "; ".join(told)


def points(value: float | None) -> str:
    """Points without a needless `.0`; a dash when nobody knows them yet."""
    if not isinstance(value, int | float):
        return "–"
    return f"{value:.2f}".rstrip("0").rstrip(".") or "0"


def plural(count: int, one: str, many: str | None = None) -> str:
    return f"{count:,} {one if count == 1 else many or one + 's'}"


def fault(count: int, total: int) -> str:
    """The sentence before the reason why the grader failed on so many submissions."""
    return f"The grader itself failed in the same way on {count} of {plural(total, 'submission')}:"


# The one after it.
FAULT_REMEDY = (
    "The students are not to blame, and have no score for it. Grade again: what the grader failed on is tried again. "
    "If it stays like this, see what “autograder doctor” says, try --workers 1, and report the sentence above as a "
    "fault of the kit."
)


def duration(seconds: float) -> str:
    """`3.2 s`, `48 s`, `2 min 5 s`"""
    if seconds < 10:
        return f"{seconds:.1f} s"
    minutes, rest = divmod(round(seconds), 60)
    return f"{minutes} min {rest} s" if minutes else f"{rest} s"


def listed(names: list[str], most: int = 6) -> str:
    """a, b and c; after `most` of them: and 3 more."""
    if len(names) > most:
        return f"{', '.join(names[:most])} and {len(names) - most} more"
    return " and ".join(filter(None, [", ".join(names[:-1]), names[-1]])) if names else ""


def when(stamp: str | None, short: bool = False) -> str | None:
    """An ISO 8601 time as `4 March 2025, 21:14 (UTC+01:00)`, short `4 Mar, 21:14`; what is no time is None."""
    try:
        time = datetime.fromisoformat(str(stamp).replace("Z", "+00:00"))
    except ValueError:
        return None
    if short:
        return f"{time.day} {time:%b, %H:%M}"
    zone = f" ({time.tzname()})" if time.tzinfo else ""
    return f"{time.day} {time:%B %Y, %H:%M}{zone}"
