"""The command as an instructor types it: `autograder grade` in a process that has nothing ready.

In: a course, the number of workers. Out: wall clock, CPU and the time of the first report, beside how long
`python -c "import torch, IPython"` takes on the same machine at the same time.
"""

from __future__ import annotations

import os
import statistics
import sys

import cost
from classes import ASSIGNMENT, reports, ungraded

from autograder.course import Course

# As in a shell of an instructor, where Python keeps what it has compiled.
_ENVIRONMENT = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
_IMPORT = [sys.executable, "-c", "import torch, IPython"]


def measure(course: Course, workers: int | None = None, known: bool = False) -> dict:
    """Grades a whole class from nothing; `known`: the expected values are there from an earlier run."""
    ungraded(course, cold=not known)
    words = [sys.executable, "-m", "autograder", "grade", ASSIGNMENT, *(["--workers", str(workers)] if workers else [])]
    count = sum(1 for _ in course.submitted.iterdir())
    ended = cost.command(words, ready=lambda: _any_report(course), cwd=course.root, env=_ENVIRONMENT)
    graded = reports(course)
    if graded != count:
        raise RuntimeError(f"autograder grade ended with {ended.status}, {graded} of {count} reports:\n{ended.said}")
    return {
        "submissions": count,
        "wall": ended.wall,
        "cpu": ended.cpu,
        "first_report": ended.first,
        "seconds": ended.wall / count,
        "cpu_each": ended.cpu / count,
    }


def imports() -> float:
    """Seconds of `python -c "import torch, IPython"`."""
    return cost.command(_IMPORT, env=_ENVIRONMENT).wall


def starts(course: Course, times: int) -> dict:
    """Cold starts and imports, in turn: the median of each, and of the ratio of two that were neighbours."""
    imported, runs = [], []
    for _ in range(times):
        imported.append(imports())
        runs.append(measure(course))
    started = [run["first_report"] for run in runs]
    return {
        **sorted(runs, key=lambda run: run["wall"])[times // 2],
        "first_report": statistics.median(started),
        "import": statistics.median(imported),
        "ratio": statistics.median(one / other for one, other in zip(started, imported)),
        "runs": runs,
        "imports": imported,
    }


def _any_report(course):
    try:
        with os.scandir(course.autograded) as entries:
            return any(os.path.exists(os.path.join(entry.path, ASSIGNMENT, "report.json")) for entry in entries)
    except OSError:
        return False
