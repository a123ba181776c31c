"""What a server in the sandbox does for each job: fork it, complete the sandbox around it, watch it, end it.

In: a server that `Sandbox.enter_server` has made. Out: processes. A job gets a pid namespace, scratch space and a user
namespace of its own where there are namespaces, and always rlimits, no capabilities, Landlock and the seccomp filter,
in that order, because each step takes away what the one before it needed. A sibling, a second server, is forked
without any of that.
"""

import contextlib
import glob
import math
import os
import select
import signal
import tempfile
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from pathlib import Path

from autograder.sandbox import landlock, mounts, seccomp, syscalls
from autograder.sandbox.limits import ResourceLimits, set_limits, tasks_of_this_user
from autograder.sandbox.processes import end_strays, renumber
from autograder.sandbox.scratch import holds_more, remove_tree

# The exit status of a job that could not be confined.
NO_SANDBOX = 97
# Given as the exit status of a job that was ended because of its files.
TOO_MANY_FILES = 1000

# What of the host's /proc a job may read where it has none of its own, besides its own entry.
_PROC = ("/proc/cpuinfo", "/proc/meminfo", "/proc/stat")

_FILES = 4096  # and folders, in all that a job writes; as many as a tmpfs of `mounts.new_scratch` has
_LOOK_SECONDS = 0.1  # from one look at the files of jobs on disk to the next


class Child:
    """One process that a server has forked, a job or a sibling, as that server sees it.

    fd       a pidfd: readable once the process has ended
    scratch  a job's folder, where that is on disk
    """

    def __init__(self, pid: int, clean_up: Callable[["Child"], None], sibling: bool, scratch: str | None):
        self.pid, self.sibling, self.scratch = pid, sibling, scratch
        self.fd = os.pidfd_open(pid)
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
    """A server in the sandbox. `settle` is to be called once, in the server itself.

    namespaces  whether it, and each of its jobs, has namespaces of its own
    limits      of each job
    devices     device files that jobs may use
    missing     sentences on what of the sandbox this host could not give
    readable    the files and folders that can be read
    landlock    its version, 0 for none
    program     the seccomp filter, empty for none
    folder      where jobs have their folders, without namespaces
    home        a folder for what the server itself wants to write; jobs cannot see it
    """

    namespaces: bool
    limits: ResourceLimits
    devices: list[str] = field(default_factory=list)
    missing: list[str] = field(default_factory=list)
    readable: list[str] = field(default_factory=list)
    landlock: int = 0
    program: bytes = b""
    folder: str | None = None
    home: str = mounts.SCRATCH

    @property
    def level(self) -> str:
        """The isolation level that should hold, as far as the server can tell; `breakout.py` finds out what does."""
        if not self.program or not (self.namespaces or self.landlock):
            return "none"
        return "full" if self.namespaces else "partial"

    def settle(self) -> None:
        """Prepares what all jobs share: scratch space of the server's own, the rights to files, the count of jobs."""
        syscalls.prctl(syscalls.PR_SET_DUMPABLE, 0)
        self._start_counting()
        self._threads = self.limits.threads
        if self.namespaces:
            mounts.new_scratch(1 << 20)
            self._pids = os.open("/proc/self/ns/pid", os.O_RDONLY | os.O_CLOEXEC)
        else:
            self.home = os.path.join(self.folder, "server")
            os.mkdir(self.home, 0o700)
            # Counted with all else that this user runs, so it can only keep a job from running wild.
            self._threads += tasks_of_this_user() + 512
        self._places = []
        if self.landlock:
            rights = dict.fromkeys(self.readable, landlock.READ)
            rights.update(dict.fromkeys((*mounts.DEVICES, *self.devices), landlock.DEVICE))
            rights.update(dict.fromkeys(("/etc",) if self.namespaces else _PROC, landlock.READ))
            self._places = landlock.open_places(rights)

    def _start_counting(self) -> None:
        self._serial = 0
        # What this process has forked and not yet reaped: jobs and siblings, by their numbers. Any other child of it is
        # a stray, something that a job left behind, and is killed.
        self.children: dict[int, Child] = {}
        if self.folder:
            syscalls.prctl(syscalls.PR_SET_CHILD_SUBREAPER, 1)

    # --- in the server ------------------------------------------------------------------------------------------------

    def fork_sibling(self) -> Child | None:
        """Starts a sibling: its Child in this one, None in the sibling, whose jobs share no network with ours."""
        pid = os.fork()
        if pid:
            return self._remember(pid, sibling=True)
        for child in self.children.values():
            os.close(child.fd)
        if self.namespaces:
            syscalls.unshare(syscalls.CLONE_NEWNET)
        syscalls.die_with_parent()
        self._start_counting()
        return None

    def fork(self) -> Child | None:
        """Starts a job: its Child in the server, None in the job, which has to call `enter_job` at once."""
        self._serial += 1
        self._scratch = f"{self._scratch_of(os.getpid())}{self._serial}" if self.folder else None
        pid = -1
        if self.namespaces:
            syscalls.unshare(syscalls.CLONE_NEWPID)
        try:
            pid = os.fork()
        finally:
            if self.namespaces and pid:
                # The next job needs a namespace of its own, and unshare refuses unless we are back in ours.
                syscalls.setns(self._pids, syscalls.CLONE_NEWPID)
        return self._remember(pid, scratch=self._scratch) if pid else None

    def _remember(self, pid: int, sibling: bool = False, scratch: str | None = None) -> Child:
        self.children[pid] = child = Child(pid, self._clean_up, sibling, scratch)
        return child

    def _scratch_of(self, server: int) -> str:
        """How the folders of that server's jobs begin."""
        return os.path.join(self.folder, f"job-{server}-")

    def wait(self, fds: Iterable[int], seconds: float | None = None) -> bool:
        """Whether one of `fds` can be read before so many seconds are over.

        Until then siblings that end are reaped, and jobs that fill the disk are ended.
        """
        fds, until = list(fds), math.inf if seconds is None else time.monotonic() + seconds
        while True:
            siblings = [child for child in self.children.values() if child.sibling]
            jobs = [child for child in self.children.values() if child.scratch]
            pause = min(max(0.0, until - time.monotonic()), _LOOK_SECONDS if jobs else math.inf)
            waiting = [*fds, *(sibling.fd for sibling in siblings)]
            ready = select.select(waiting, [], [], None if pause == math.inf else pause)[0]
            if any(fd in ready for fd in fds):
                return True
            for sibling in siblings:
                if sibling.fd in ready:
                    sibling.wait()
            for job in jobs:
                if holds_more(job.scratch, job.pid, self.limits.scratch_bytes, self.limits.file_bytes, _FILES):
                    job.kill(too_much=True)
            if time.monotonic() >= until:
                return False

    def _clean_up(self, child: Child) -> None:
        del self.children[child.pid]
        end_strays(self.children)
        if self.folder:
            for folder in glob.glob(f"{self._scratch_of(child.pid)}*") if child.sibling else [child.scratch]:
                with contextlib.suppress(OSError):  # the supervisor tries again at the end
                    remove_tree(folder)

    # --- in the job ---------------------------------------------------------------------------------------------------

    def enter_job(self, keep: Iterable[int], limits: ResourceLimits | None = None) -> list[int]:
        """Completes the sandbox around this process, and returns `keep` under their new numbers, 3 and up.

        Afterwards the working folder, HOME and TMPDIR are the job's empty scratch folder, and 0 to 2 are /dev/null.
        If any step fails the process ends with status NO_SANDBOX and a line on the server's stderr.
        """
        try:
            return self.enter(keep, limits)
        except BaseException as error:
            with contextlib.suppress(OSError):
                os.write(2, f"the job could not be confined: {error}\n".encode())
            os._exit(NO_SANDBOX)

    def enter(self, keep: Iterable[int], limits: ResourceLimits | None = None) -> list[int]:
        """enter_job, but raises OSError, and leaves stderr open until the last."""
        limits = limits or self.limits
        _start_afresh()
        kept = renumber(list(keep), [fd for fd, _ in self._places])
        if self.namespaces:
            scratch = self._enter_namespaces(limits)
        else:
            scratch = self._scratch
            os.mkdir(scratch, 0o700)
        syscalls.die_with_parent()
        _live_in(scratch)
        syscalls.prctl(syscalls.PR_SET_DUMPABLE, 1)  # else its own entry in /proc would belong to root
        with contextlib.suppress(OSError):
            Path("/proc/self/oom_score_adj").write_text("1000")  # where memory runs out, a job goes, not the grader
        set_limits(limits, limits.threads if self.namespaces else self._threads)
        self._give_up_rights(scratch)
        return kept

    def _enter_namespaces(self, limits: ResourceLimits) -> str:
        """Into namespaces of the job's own, but for the pid namespace, which `fork` has made; returns its scratch."""
        syscalls.unshare(syscalls.CLONE_NEWNS | syscalls.CLONE_NEWIPC)
        mounts.new_proc()
        mounts.new_scratch(limits.scratch_bytes)
        mounts.become_own_user()
        return mounts.SCRATCH

    def _give_up_rights(self, scratch: str) -> None:
        syscalls.drop_capabilities()
        syscalls.prctl(syscalls.PR_SET_NO_NEW_PRIVS, 1)
        places = self._places
        if self.landlock:
            proc = "/proc" if self.namespaces else "/proc/self"
            places = [*places, *landlock.open_places({scratch: landlock.WRITE, proc: landlock.READ})]
            landlock.restrict(places, self.landlock)
        for fd, _ in places:
            os.close(fd)
        # The server has to see what a job on disk holds open; Landlock keeps other jobs from seeing it.
        syscalls.prctl(syscalls.PR_SET_DUMPABLE, int(bool(self.folder and self.landlock)))
        os.dup2(0, 2)
        if self.program:
            syscalls.install_filter(seccomp.for_process(self.program, os.getpid()))


def _start_afresh() -> None:
    """Without the server's session and handlers of signals; Ctrl-C still raises KeyboardInterrupt."""
    os.setsid()
    for number in signal.valid_signals():
        if callable(signal.getsignal(number)) and number != signal.SIGINT:
            signal.signal(number, signal.SIG_DFL)
    signal.pthread_sigmask(signal.SIG_SETMASK, [])


def _live_in(folder: str) -> None:
    """Makes it the working folder, HOME and TMPDIR."""
    os.chdir(folder)
    os.environ.update(HOME=folder, TMPDIR=folder, USER="student", LOGNAME="student")
    tempfile.tempdir = None
    os.umask(0o077)
