"""Thousands of submissions in one go, with an eye on memory: does anything grow?

In: a folder, a number. Out: seconds and CPU per submission, and the memory of the command and its servers at every
tenth of the way.
"""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path

import classes
import cost


def measure(folder: Path, count: int) -> dict:
    different = min(count, 100)
    some = classes.deal(folder / "some", different)
    course = classes.repeat(some, folder / "course", different, -(-count // different))
    count = sum(1 for _ in course.submitted.iterdir())
    classes.ungraded(course, cold=True)
    before, started = cost.of_children(), time.perf_counter()
    words = [sys.executable, "-m", "autograder", "grade", classes.ASSIGNMENT]
    process = subprocess.Popen(words, cwd=course.root, stdout=subprocess.PIPE, text=True)
    seen = []
    for line in process.stdout:  # one at every tenth
        if line.strip().endswith(f"/{count}"):
            seen.append({"at": line.strip(), **_memory(process.pid)})
    status = process.wait()
    wall = time.perf_counter() - started
    return {
        "submissions": count,
        "status": status,
        "reports": classes.reports(course),
        "wall": wall,
        "seconds": wall / count,
        "cpu_each": (cost.of_children() - before) / count,
        "memory": seen,
    }


def _memory(pid):
    """MiB of the command, the gradebook's writer, a grader and a server."""
    found = {"command": cost.memory(pid).get("rss")}
    for child in cost.tree(pid)[1:]:
        words = Path(f"/proc/{child}/cmdline").read_bytes() if Path(f"/proc/{child}").exists() else b""
        for name, part in (("writer", b"gradebook.writer"), ("grader", b"batch.process"), ("server", b"worker.server")):
            if part in words:
                found[name] = max(found.get(name, 0), cost.memory(child).get("rss", 0))
    return {name: round(size or 0) for name, size in found.items()}
