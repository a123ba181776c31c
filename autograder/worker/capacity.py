"""How many workers this process may keep busy: one per core that it may use, and no more than fit in memory.

In: what the kernel says of affinity, control groups and memory. Out: a number, and a sentence where memory makes it
lower than the number of cores. It starts nothing.
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
    """`workers` at once; `why` says why there are fewer than `cores`, "" where there are not."""

    workers: int
    cores: int
    why: str = ""


def capacity(each: int | None = ResourceLimits.memory_bytes, root: Path = Path("/")) -> Capacity:
    """How many jobs may run at once when each may take `each` bytes of memory (None: unknown).

    Nothing limits the memory of all jobs together, so there must be room for the most that they may take. `root` is
    where /proc and /sys are looked for.
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
    """The cores that this process may run on, within the quotas of its control groups, rounded up."""
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
    """Bytes left on this machine and in the control groups of this process, the least of them; None: unknown."""
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
    """The folders of this process's control groups with this controller, up to the topmost that is visible."""
    found, mounts = [], root / "sys/fs/cgroup"
    for line in _read(root / "proc/self/cgroup").splitlines():
        _, names, path = line.split(":", 2)
        if names and controller not in names.split(","):
            continue
        for mount in (mounts / names, mounts / controller) if names else (mounts, mounts / "unified"):
            folder = mount / path.lstrip("/")
            # In a container the path may be the host's, and only the folders above it are there: then those count.
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
