"""What a process has open, and what it is the parent of: how both are brought down to what is wanted.

In: the descriptors or the children to keep. Out: a process without the others. It does not know what a job is.
"""

import contextlib
import glob
import os
import signal
from collections.abc import Container, Iterable
from pathlib import Path

from autograder.sandbox import syscalls


def keep_only(fds: Iterable[int]) -> None:
    """Closes every other descriptor; 0 and 1 become /dev/null, and 2 as well if it is not among them."""
    fds = set(fds)
    nothing = os.open("/dev/null", os.O_RDWR)
    for fd in {0, 1, 2} - fds:
        os.dup2(nothing, fd)
    close_others(fds)


def close_others(fds: Iterable[int]) -> None:
    """Closes every descriptor above 2 that is not among them; opens nothing."""
    first = 3
    for fd in sorted(fd for fd in fds if fd > 2):
        syscalls.close_range(first, fd - 1)
        first = fd + 1
    syscalls.close_range(first, None)


def renumber(keep: list[int], also: list[int]) -> list[int]:
    """Moves `keep` to 3, 4, … and closes all others but stderr and `also`; returns the new numbers."""
    new = list(range(3, 3 + len(keep)))
    for fd, number in zip([os.dup(fd) for fd in keep], new):
        os.dup2(fd, number)
    keep_only([2, *new, *also])
    return new


def end_strays(kept: Container[int]) -> None:
    """Kills the children of this process that are not `kept`: what a job left behind, of which a subreaper, or process
    1 of a pid namespace, has become the parent."""
    while strays := [pid for pid in _children() if pid not in kept]:
        for number in (signal.SIGSTOP, signal.SIGKILL):  # stopped first, so that none forks while others are killed
            for pid in strays:
                os.kill(pid, number)
        for pid in strays:
            os.waitpid(pid, 0)


def _children() -> list[int]:
    """The processes whose parent is this one."""
    if lists := glob.glob("/proc/self/task/*/children"):
        return [int(pid) for path in lists for pid in Path(path).read_text().split()]
    found = []  # a kernel without these lists
    for entry in os.scandir("/proc"):
        if entry.name.isdigit():
            with contextlib.suppress(OSError), open(f"/proc/{entry.name}/stat") as file:
                # The name in brackets may hold anything; state and parent come after it.
                if int(file.read().rpartition(")")[2].split()[1]) == os.getpid():
                    found.append(int(entry.name))
    return found
