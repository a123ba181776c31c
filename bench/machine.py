"""What a benchmark was run on. In: nothing. Out: words and numbers for the record."""

from __future__ import annotations

import datetime
import platform
from importlib.metadata import version
from pathlib import Path

from autograder.worker.capacity import capacity


def machine() -> dict:
    names = [line.split(":")[1].strip() for line in _lines("/proc/cpuinfo") if line.startswith("model name")]
    memory = next((int(line.split()[1]) for line in _lines("/proc/meminfo") if line.startswith("MemTotal")), 0)
    return {
        "when": datetime.datetime.now(datetime.UTC).isoformat(timespec="minutes"),
        "cores": capacity().cores,
        "processor": names[0] if names else platform.machine(),
        "memory": f"{memory / (1 << 20):.0f} GiB",
        "kernel": platform.release(),
        "python": platform.python_version(),
        "torch": version("torch"),
        "nbgrader": version("nbgrader"),
    }


def _lines(file):
    try:
        return Path(file).read_text().splitlines()
    except OSError:
        return []
