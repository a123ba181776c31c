"""What one job may use, as rlimits (setrlimit(2)) can hold it.

In: ResourceLimits. Out: a process under them, for good. It does not know what a job is.
"""

import contextlib
import os
from dataclasses import dataclass


@dataclass(frozen=True)
class ResourceLimits:
    """What one job may use; None is without limit."""

    cpu_seconds: int | None = 120  # then SIGXCPU, and SIGKILL a second later
    memory_bytes: int | None = 2 << 30  # of address space; an allocation beyond it fails in the job
    file_bytes: int = 64 << 20  # in one file
    scratch_bytes: int = 64 << 20  # in all files; without namespaces a job with that and one file more is ended
    threads: int = 64
    open_files: int = 128


def set_limits(limits: ResourceLimits, tasks: int) -> None:
    """Puts this process under `limits`; `tasks` is how many threads its user may run in all."""
    import resource  # not on Windows

    cpu = limits.cpu_seconds
    wanted = {
        resource.RLIMIT_CPU: (cpu, cpu and cpu + 1),
        resource.RLIMIT_AS: (limits.memory_bytes,) * 2,
        resource.RLIMIT_DATA: (limits.memory_bytes and limits.memory_bytes * 3 // 4,) * 2,
        resource.RLIMIT_FSIZE: (limits.file_bytes,) * 2,
        resource.RLIMIT_NPROC: (tasks,) * 2,
        resource.RLIMIT_NOFILE: (limits.open_files,) * 2,
        resource.RLIMIT_CORE: (0, 0),
        resource.RLIMIT_MEMLOCK: (0, 0),
        resource.RLIMIT_MSGQUEUE: (0, 0),
    }
    for which, values in wanted.items():
        highest = resource.getrlimit(which)[1]
        if None not in values:
            if highest != resource.RLIM_INFINITY:
                values = [min(v, highest) for v in values]
            resource.setrlimit(which, tuple(values))


def tasks_of_this_user() -> int:
    """How many threads of this user the host runs."""
    tasks = 0
    for entry in os.scandir("/proc"):
        with contextlib.suppress(OSError):
            if entry.name.isdigit() and entry.stat().st_uid == os.getuid():
                tasks += len(os.listdir(f"/proc/{entry.name}/task"))
    return tasks
