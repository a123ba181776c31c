"""What processes cost: CPU seconds of a tree, memory of a tree, a command's wall clock and CPU, and what is left over.

In: process ids and commands. Out: seconds and mebibytes as numbers. Jobs are reaped by their server, whose own
`cutime` then holds what they used, so a tree is counted whole as long as its servers live. It knows nothing of
grading.
"""

from __future__ import annotations

import contextlib
import ctypes
import os
import resource
import subprocess
import tempfile
import threading
import time
from dataclasses import dataclass
from pathlib import Path

_TICK = os.sysconf("SC_CLK_TCK")
_PR_SET_CHILD_SUBREAPER = 36
_MIB = 1 << 20


def tree(pid: int) -> list[int]:
    """The process and all its descendants, parents first."""
    found = [pid]
    for one in found:
        with contextlib.suppress(OSError):
            for task in os.listdir(f"/proc/{one}/task"):
                found += [int(child) for child in Path(f"/proc/{one}/task/{task}/children").read_text().split()]
    return found


def cpu(pid: int) -> tuple[float, float]:
    """(own seconds, seconds of children it has waited for) of one process; zeros when it is gone."""
    try:
        # The name in brackets may hold anything; the numbers come after it.
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0.0, 0.0
    own, system, children, children_system = (int(field) / _TICK for field in fields[11:15])
    return own + system, children + children_system


def cpu_of_tree(pid: int) -> float:
    return sum(sum(cpu(one)) for one in tree(pid))


def of_children() -> float:
    """CPU seconds of the ended children of this process, and of theirs."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


@dataclass
class Ended:
    """What a command cost, in seconds; `first` is when `ready` first said so."""

    wall: float
    cpu: float
    first: float | None
    status: int
    said: str


def command(words: list[str], ready=None, **more) -> Ended:
    """Runs a command to its end. `ready()` is asked every 5 ms whether the first result is there."""
    before, started = of_children(), time.perf_counter()
    first = None
    with tempfile.TemporaryFile() as said:
        process = subprocess.Popen(words, stdin=subprocess.DEVNULL, stdout=said, stderr=subprocess.STDOUT, **more)
        while ready and first is None and process.poll() is None:
            if ready():
                first = time.perf_counter() - started
            time.sleep(0.005)
        status = process.wait()
        wall = time.perf_counter() - started
        said.seek(0)
        text = said.read().decode(errors="replace")
    return Ended(wall, of_children() - before, first, status, text)


# --- memory -------------------------------------------------------------------------------------------------------


def memory(pid: int) -> dict[str, float]:
    """{"rss", "pss", "own"} in MiB: all pages, shared ones by share, only its own. {} when it is gone.

    A process in the sandbox lets nobody but root read its pages; then there is only "rss".
    """
    with contextlib.suppress(OSError):
        lines = [line.split() for line in Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines()[1:]]
        kib = {line[0].rstrip(":"): int(line[1]) for line in lines}
        own = kib["Private_Dirty"] + kib["Private_Clean"]
        return {"rss": kib["Rss"] / 1024, "pss": kib["Pss"] / 1024, "own": own / 1024}
    with contextlib.suppress(OSError, IndexError):
        pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
        return {"rss": pages * os.sysconf("SC_PAGE_SIZE") / _MIB}
    return {}


class Watch(threading.Thread):
    """Notes the largest memory of processes under names. `who()` gives {name: [pid]} each time it is asked."""

    def __init__(self, who, seconds: float = 0.02):
        super().__init__(daemon=True)
        self.who, self.seconds, self.most, self._end = who, seconds, {}, threading.Event()

    def run(self):
        while not self._end.wait(self.seconds):
            for name, pids in self.who().items():
                for pid in pids:
                    seen, most = memory(pid), self.most.setdefault(name, {})
                    if seen.get("rss"):
                        most.update({key: max(value, most.get(key, 0)) for key, value in seen.items()})

    def __enter__(self):
        self.start()
        return self

    def __exit__(self, *_):
        self._end.set()
        self.join()


# --- what is left -------------------------------------------------------------------------------------------------


class Leftovers:
    """Processes, mounts and temporary folders that were not there before. To be made before anything is started.

    Whoever loses its parent becomes a child of this process, so nobody else's processes are counted.
    """

    def __init__(self):
        ctypes.CDLL(None).prctl(_PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0)
        self._mounts, self._folders = _mounts(), _folders()

    def found(self) -> dict[str, list[str]]:
        return {
            "processes": sorted(f"{pid} {_name(pid)}" for pid in tree(os.getpid())[1:] if _name(pid)),
            "mounts": sorted(_mounts() - self._mounts),
            "folders": sorted(_folders() - self._folders),
        }


def _name(pid):
    with contextlib.suppress(OSError):
        return Path(f"/proc/{pid}/comm").read_text().strip()
    return ""


def _mounts():
    return set(Path("/proc/self/mounts").read_text().splitlines())


def _folders():
    """Those that say in their name which process made them, and that is gone."""
    names = [name for name in os.listdir(tempfile.gettempdir()) if name.startswith("autograder-")]
    makers = {name: [part for part in name.split("-") if part.isdigit()] for name in names}
    return {name for name, pids in makers.items() if pids and not any(os.path.exists(f"/proc/{pid}") for pid in pids)}
