"""What a server in the sandbox does for each job: fork, complete the sandbox around the child, watch it, end it.

`SandboxedServer` is made by `Sandbox.enter_server`. A job gets a pid namespace, scratch space and user namespace of
its own where there are namespaces, and always rlimits, no capabilities, Landlock and the seccomp filter, in that
order, because each step takes away what the one before it needed. A second server is forked in the same way, without
any of that.
"""

import contextlib
import glob
import math
import os
import select
import signal
import tempfile
import time
from collections.abc import Callable, Container, Iterable
from dataclasses import dataclass, field
from pathlib import Path

from autograder.sandbox import landlock, mounts, seccomp, syscalls
from autograder.sandbox.limits import ResourceLimits, set_limits, tasks_of_this_user
from autograder.sandbox.scratch import holds_more, remove_tree

# How a child ends when the wall cannot be raised around it.
NO_SANDBOX = 97
# What stands for the exit status of a job that was ended because of its files.
TOO_MANY_FILES = 1000

# What of the host's /proc a job may read where it has none of its own, besides its own entry.
_PROC = ("/proc/cpuinfo", "/proc/meminfo", "/proc/stat")

_FILES = 4096  # and folders, in all that a job writes; as many as a tmpfs of `mounts.new_scratch` has
_LOOK_SECONDS = 0.1  # from one look at the files of jobs on disk to the next


class Child:
    """One process that a server has forked, a job or a second server, as that server sees it."""

    def __init__(self, pid: int, clean_up: Callable[["Child"], None], server: bool, scratch: str | None):
        self.pid, self.server = pid, server
        self.fd = os.pidfd_open(pid)  # readable once the child has ended
        self.scratch = scratch  # a job's folder, where it is on disk
        self._clean_up = clean_up
        self._code: int | None = None
        self._too_much = False

    def kill(self, too_much: bool = False) -> None:
        """Ends the child; in its pid namespace a job is process 1, so nothing of it is left."""
        if self._code is None:
            self._too_much |= too_much
            with contextlib.suppress(ProcessLookupError):
                signal.pidfd_send_signal(self.fd, signal.SIGKILL)

    def wait(self, seconds: float | None = None) -> int | None:
        """The exit status, negative for a signal, TOO_MANY_FILES, or None if it still runs after so many seconds."""
        if self._code is None:
            if not select.select([self.fd], [], [], seconds)[0]:
                return None
            code = os.waitstatus_to_exitcode(os.waitpid(self.pid, 0)[1])
            self._code = TOO_MANY_FILES if self._too_much else code
            os.close(self.fd)
            self._clean_up(self)
        return self._code


@dataclass
class SandboxedServer:
    """A server behind the wall. `missing` says in sentences what of the wall this host could not give."""

    namespaces: bool
    limits: ResourceLimits
    devices: list[str] = field(default_factory=list)
    missing: list[str] = field(default_factory=list)
    shown: list[str] = field(default_factory=list)  # readable
    landlock: int = 0  # version, 0 for none
    program: bytes = b""  # the filter
    base: str | None = None  # where jobs get their folders, without namespaces
    home: str = mounts.SCRATCH  # a folder for what the server itself wants to write; jobs cannot see it

    @property
    def level(self) -> str:
        """What should hold, as far as the server can tell; `probe.py` finds out what does."""
        if not self.program or not (self.namespaces or self.landlock):
            return "none"
        return "full" if self.namespaces else "partial"

    def settle(self) -> None:
        """To be called once in the server itself."""
        syscalls.prctl(syscalls.PR_SET_DUMPABLE, 0)
        self._start_counting()
        if self.namespaces:
            mounts.new_scratch(1 << 20)
        else:
            self.home = os.path.join(self.base, "server")
            os.mkdir(self.home, 0o700)
        self._places = []
        self._threads = self.limits.threads
        if self.namespaces:
            self._pids = os.open("/proc/self/ns/pid", os.O_RDONLY | os.O_CLOEXEC)
        else:
            # Shared with all else that this user runs, so it can only keep a job from running wild.
            self._threads += tasks_of_this_user() + 512
        if self.landlock:
            rights = dict.fromkeys(self.shown, landlock.READ)
            rights.update(dict.fromkeys((*mounts.DEVICES, *self.devices), landlock.DEVICE))
            rights.update(dict.fromkeys(("/etc",) if self.namespaces else _PROC, landlock.READ))
            self._places = landlock.open_places(rights)

    def _start_counting(self) -> None:
        self._serial = 0
        # What this process has forked and not yet reaped: jobs and second servers, by their numbers. Every other child
        # is a stray, something that a job left behind, and is ended.
        self.children: dict[int, Child] = {}
        if self.base:
            syscalls.prctl(syscalls.PR_SET_CHILD_SUBREAPER, 1)

    def fork_sibling(self) -> Child | None:
        """Starts a second server: its Child in this one, None in the sibling, whose jobs share no network with ours."""
        pid = os.fork()
        if pid:
            return self._keep(pid, server=True)
        for child in self.children.values():
            os.close(child.fd)
        if self.namespaces:
            syscalls.unshare(syscalls.CLONE_NEWNET)
        syscalls.die_with_parent()
        self._start_counting()
        return None

    def fork(self) -> Child | None:
        """Starts a job: its Child in the server, None in the job, which must call `enter_child` at once."""
        self._serial += 1
        self._scratch = f"{self._scratch_of(os.getpid())}{self._serial}" if self.base else None
        pid = -1
        if self.namespaces:
            syscalls.unshare(syscalls.CLONE_NEWPID)
        try:
            pid = os.fork()
        finally:
            if self.namespaces and pid:
                # The next child needs a namespace of its own: back to ours first, else unshare refuses.
                syscalls.setns(self._pids, syscalls.CLONE_NEWPID)
        if pid == 0:
            return None
        return self._keep(pid, scratch=self._scratch)

    def _keep(self, pid: int, server: bool = False, scratch: str | None = None) -> Child:
        self.children[pid] = child = Child(pid, self._clean_up, server, scratch)
        return child

    def _scratch_of(self, server: int) -> str:
        """How the folders of that server's jobs begin."""
        return os.path.join(self.base, f"job-{server}-")

    def wait(self, fds: Iterable[int], seconds: float | None = None) -> bool:
        """Whether one of `fds` can be read before so many seconds are over.

        Until then second servers that end are reaped, and jobs that fill the disk are ended.
        """
        fds, until = list(fds), math.inf if seconds is None else time.monotonic() + seconds
        while True:
            servers = [child for child in self.children.values() if child.server]
            jobs = [child for child in self.children.values() if child.scratch]
            pause = min(max(0.0, until - time.monotonic()), _LOOK_SECONDS if jobs else math.inf)
            waiting = [*fds, *(server.fd for server in servers)]
            ready = select.select(waiting, [], [], None if pause == math.inf else pause)[0]
            if any(fd in ready for fd in fds):
                return True
            for server in servers:
                if server.fd in ready:
                    server.wait()
            for job in jobs:
                if holds_more(job.scratch, job.pid, self.limits.scratch_bytes, self.limits.file_bytes, _FILES):
                    job.kill(too_much=True)
            if time.monotonic() >= until:
                return False

    def enter_child(self, keep: Iterable[int], limits: ResourceLimits | None = None) -> list[int]:
        """Raises the rest of the wall around this process, and returns `keep` under their new numbers, 3 and up.

        Afterwards the working folder, HOME and TMPDIR are the job's empty scratch folder, and 0 to 2 are /dev/null.
        If any step fails the process ends with status NO_SANDBOX and a line on the server's stderr.
        """
        try:
            return self.enter(keep, limits)
        except BaseException as error:
            with contextlib.suppress(OSError):
                os.write(2, f"the wall could not be raised: {error}\n".encode())
            os._exit(NO_SANDBOX)

    def enter(self, keep: Iterable[int], limits: ResourceLimits | None = None) -> list[int]:
        """enter_child, but raises OSError, and leaves stderr open until the last."""
        limits = limits or self.limits
        os.setsid()
        for number in signal.valid_signals():
            if callable(signal.getsignal(number)) and number != signal.SIGINT:
                signal.signal(number, signal.SIG_DFL)
        signal.pthread_sigmask(signal.SIG_SETMASK, [])
        kept = _renumber(list(keep), [fd for fd, _ in self._places])

        if self.namespaces:
            syscalls.unshare(syscalls.CLONE_NEWNS | syscalls.CLONE_NEWIPC)
            mounts.new_proc()
            mounts.new_scratch(limits.scratch_bytes)
            mounts.become_own_user()
            scratch = mounts.SCRATCH
        elif self._scratch:
            scratch = self._scratch
            os.mkdir(scratch, 0o700)
        syscalls.die_with_parent()
        os.chdir(scratch)
        os.environ.update(HOME=scratch, TMPDIR=scratch, USER="student", LOGNAME="student")
        tempfile.tempdir = None
        os.umask(0o077)

        syscalls.prctl(syscalls.PR_SET_DUMPABLE, 1)  # else its own entry in /proc would belong to root
        with contextlib.suppress(OSError):
            Path("/proc/self/oom_score_adj").write_text("1000")  # where memory runs out, a job goes, not the grader
        set_limits(limits, limits.threads if self.namespaces else self._threads)
        syscalls.drop_capabilities()
        syscalls.prctl(syscalls.PR_SET_NO_NEW_PRIVS, 1)
        own = []
        if self.landlock:
            own = landlock.open_places(
                {scratch: landlock.WRITE, "/proc" if self.namespaces else "/proc/self": landlock.READ}
            )
            landlock.restrict([*self._places, *own], self.landlock)
        for fd in (*own, *self._places):
            os.close(fd[0])
        # The server is to see what a job on disk holds open; that no other job does is Landlock's to prevent.
        syscalls.prctl(syscalls.PR_SET_DUMPABLE, int(bool(self._scratch and self.landlock)))
        os.dup2(0, 2)
        if self.program:
            syscalls.install_filter(seccomp.for_process(self.program, os.getpid()))
        return kept

    def _clean_up(self, child: Child) -> None:
        del self.children[child.pid]
        end_strays(self.children)
        if self.base:
            for folder in glob.glob(f"{self._scratch_of(child.pid)}*") if child.server else [child.scratch]:
                with contextlib.suppress(OSError):  # the keeper tries again at the end
                    remove_tree(folder)


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


def _renumber(keep: list[int], also: list[int]) -> list[int]:
    """Moves `keep` to 3, 4, … and closes all others but stderr and `also`; returns the new numbers."""
    new = list(range(3, 3 + len(keep)))
    for fd, number in zip([os.dup(fd) for fd in keep], new):
        os.dup2(fd, number)
    keep_only([2, *new, *also])
    return new


def end_strays(kept: Container[int]) -> None:
    """Ends the children of this process that are not `kept`: what a job left behind, of which a subreaper, or process
    1 of a pid namespace, has become the parent."""
    while strays := [pid for pid in _children() if pid not in kept]:
        for kind in (signal.SIGSTOP, signal.SIGKILL):  # stopped first, so that none forks while the others are ended
            for pid in strays:
                os.kill(pid, kind)
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
