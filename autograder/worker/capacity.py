"""How many workers this process may keep busy: one per core that it is given, and no more than memory has room for.

In: what the kernel says of affinity, control groups and memory. Out: a number, and a sentence where it is lower than
the cores of the machine would have it. Starts nothing.
"""

from __future__ import annotations

import math
import os
from dataclasses import dataclass
from pathlib import Path

from autograder.sandbox.limits import ResourceLimits

_GIB = 1 << 30


@dataclass(frozen=True)
class Capacity:
    """`workers` at once; `why` says what keeps them below `cores`, "" where nothing does."""

    workers: int
    cores: int
    why: str = ""


def capacity(each: int | None = ResourceLimits.memory_bytes, root: Path = Path("/")) -> Capacity:
    """How many jobs may run at once when each may take `each` bytes of memory (None: nobody knows).

    There is no total for the memory of all jobs, so what all of them may take together must be there. `root` is where
    /proc and /sys are looked for.
    """
    cores, memory = _cores(root), _memory(root)
    workers = cores if each is None or memory is None else max(1, min(cores, memory // each))
    if workers == cores:
        return Capacity(cores, cores)
    return Capacity(
        workers,
        cores,
        f"{workers} at once, not {cores}: {memory / _GIB:.1f} GiB of memory are free, and a submission may take "
        f"{each / _GIB:g} GiB. --workers sets another number.",
    )


def _cores(root: Path) -> int:
    """The cores that this process may run on, and whole ones of what its control groups let it use."""
    try:
        cores = len(os.sched_getaffinity(0))
    except AttributeError:  # not Linux
        cores = os.cpu_count() or 1
    for folder in _groups(root, "cpu"):
        quota, period, *_ = [
            *_read(folder / "cpu.max").split(),
            *_read(folder / "cpu.cfs_quota_us").split(),
            *_read(folder / "cpu.cfs_period_us").split(),
            *("max", "1"),
        ]
        if quota.isdigit():  # else "max", or -1
            cores = min(cores, math.ceil(int(quota) / int(period)))
    return max(1, cores)


def _memory(root: Path) -> int | None:
    """Bytes that can still be had before this machine, or a control group of this process, runs out; None: unknown."""
    about = _table(_read(root / "proc/meminfo").replace(":", "").replace(" kB", ""))
    left = [1024 * about["MemAvailable"]] if "MemAvailable" in about else []
    for folder in _groups(root, "memory"):
        most = _read(folder / "memory.max") or _read(folder / "memory.limit_in_bytes")
        used = _read(folder / "memory.current") or _read(folder / "memory.usage_in_bytes")
        if most.isdigit() and used.isdigit():
            held = _table(_read(folder / "memory.stat"))
            copies = held.get("total_inactive_file", held.get("inactive_file", 0))  # of files, given up when needed
            left.append(int(most) - int(used) + copies)
    return max(0, min(left)) if left else None


def _groups(root: Path, controller: str) -> list[Path]:
    """The folders of this process's control groups that may limit something, up to the topmost that can be seen."""
    found, mounts = [], root / "sys/fs/cgroup"
    for line in _read(root / "proc/self/cgroup").splitlines():
        _, names, path = line.split(":", 2)
        if names and controller not in names.split(","):
            continue
        for mount in (mounts / names, mounts / controller) if names else (mounts, mounts / "unified"):
            folder = mount / path.lstrip("/")
            # In a container the path may be the host's, of which only the end is there: then what is there counts.
            found += [place for place in (folder, *folder.parents) if place.is_relative_to(mount) and place.is_dir()]
    return found


def _table(text: str) -> dict[str, int]:
    """Lines of a name and a number."""
    return {
        name: int(number)
        for name, _, number in (line.partition(" ") for line in text.splitlines())
        if number.strip().isdigit()
    }


def _read(path: Path) -> str:
    try:
        return path.read_text().strip()
    except OSError:
        return ""
