"""The wall that student code runs behind, and how a server gets behind it.

One stack on every Linux: rlimits, Landlock and a seccomp filter always, namespaces with a root of their own on top
where the host allows them. Comes in: what must be readable and what must never be; goes out: a server process behind
the wall that can start jobs (`inside.py`). Knows nothing of notebooks, cases or frames.

    wall = Sandbox(hide=[course])                    in the parent; travels to the server as wall.to_json()
    walled = wall.enter_server(keep=[channel])    in the server, a fresh Python process; returns behind the wall
    job = walled.fork()                           the Job in the server, None in its child, which calls
    fds = walled.enter_child(keep=[channel])      and only then looks at the submission
    job.wait(seconds), job.kill()                 in the server
"""

import contextlib
import json
import os
import platform
import select
import signal
import sys
from collections.abc import Iterable
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path

from autograder.sandbox import landlock, mounts, scratch, seccomp, syscalls
from autograder.sandbox.host import check_system, why_no_namespaces
from autograder.sandbox.isolation import LEVELS
from autograder.sandbox.jobs import SandboxedServer, close_others, end_strays, keep_only
from autograder.sandbox.limits import ResourceLimits

# Numbers that neither distributions nor systemd give to anybody (systemd.io/UIDS-GIDS lists them as unused).
_STRANGERS = range(60706, 61184)
# Packages that the server imports; what else they need lies beside them.
_PACKAGES = ("torch", "numpy", "IPython")
_PACKAGE = Path(__file__).resolve().parents[1]
# Of this package, what runs behind the wall. Never the rubrics: they hold the key and the mistakes.
_OWN = ("__init__.py", "worker", "sandbox", "selfcheck")


@dataclass
class Sandbox:
    """How student code is to be confined; plain data.

    level    the most to try: "full", "partial" (without namespaces) or "none" (only rlimits)
    hide     folders never to be seen, even inside a readable one: the course
    show     files and folders to be readable besides the interpreter, its packages and the worker's modules
    devices  device files to be usable, as those of a GPU
    limits   of each job
    """

    level: str = "full"
    hide: list[str] = field(default_factory=list)
    show: list[str] = field(default_factory=list)
    devices: list[str] = field(default_factory=list)
    limits: ResourceLimits = field(default_factory=ResourceLimits)

    def __post_init__(self):
        check_system()
        if self.level not in LEVELS:
            raise ValueError(f"level: {self.level!r} is none of {', '.join(LEVELS)}")
        self.hide = [os.path.abspath(p) for p in self.hide]
        self.show = [os.path.abspath(p) for p in self.show]

    @classmethod
    def for_gpu(cls, **arguments) -> "Sandbox":
        """A wall with the devices of NVIDIA's driver in reach, and no limit on address space: CUDA reserves far more
        than it uses."""
        devices = sorted(str(p) for p in Path("/dev").glob("nvidia*") if not p.is_dir())
        limits = replace(arguments.pop("limits", ResourceLimits()), memory_bytes=None)
        return cls(devices=devices, limits=limits, **arguments)

    def to_json(self) -> str:
        return json.dumps(asdict(self))

    @classmethod
    def from_json(cls, text: str) -> "Sandbox":
        values = json.loads(text)
        return cls(**{**values, "limits": ResourceLimits(**values["limits"])})

    def enter_server(self, keep: Iterable[int]) -> SandboxedServer:
        """Moves the calling program behind what all jobs share of the wall, and returns there in another process.

        To be called with one thread, before anything is imported that need not be. `keep` are the descriptors that
        stay open, besides stderr. The process that called never returns: it becomes the keeper, which ends everything
        when its own parent is gone, removes what is left on disk, and exits with the server's status.
        Raises PermissionError where root cannot become somebody else who can still read the interpreter.
        """
        parent = os.pidfd_open(os.getppid())
        keep_only([2, parent, *keep])
        with contextlib.suppress(OSError):
            os.setsid()  # Ctrl-C at the terminal is for the grader alone

        walled = SandboxedServer(self.level == "full", self.limits, devices=self.devices)
        if self.level != "none":
            walled.landlock = landlock.abi()
            if not walled.landlock:
                walled.missing.append(landlock.why_absent())
            if why := seccomp.why_absent():
                walled.missing.append(why)
            else:
                walled.program = seccomp.compile_filter(platform.machine(), device_calls=bool(self.devices))
        scratch.remove_stale(_STRANGERS if os.geteuid() == 0 else (os.geteuid(),))
        walled.shown = mounts.without([*_readable(), *self.show], [str(_PACKAGE), *self.hide])
        if os.geteuid() == 0 and self.level != "none":
            mounts.open_to_strangers(walled.shown)
            _become_stranger()
        if walled.namespaces and (refusal := _try_namespaces(walled)):
            walled.namespaces = False
            walled.missing[:0] = why_no_namespaces(refusal)

        server = _enter_namespaces(walled) if walled.namespaces else _enter_without(walled)
        if server:
            _keep(server, parent, walled.base)
        os.close(parent)
        walled.settle()
        return walled


def _readable() -> list[str]:
    """The interpreter and the packages that the server imports, wherever they are installed."""
    paths = list(mounts.SYSTEM)
    if sys.base_prefix not in ("/usr", "/usr/local"):  # of those, SYSTEM has the libraries, and nothing else is needed
        paths.append(sys.base_prefix)
    paths += [sys.prefix] if sys.prefix != sys.base_prefix else []
    paths += [p for p in sys.path if os.path.basename(p) in ("site-packages", "dist-packages")]
    for name in _PACKAGES:  # on a path of another name
        for folder in sys.path:
            if os.path.isfile(os.path.join(folder, name, "__init__.py")):
                paths.append(os.path.join(folder, name))
                break
    paths += [os.path.realpath(sys.executable), *(str(_PACKAGE / part) for part in _OWN)]
    return list(dict.fromkeys(paths))


def _become_stranger() -> None:
    """From root to a user without a name, whom nobody else is."""
    import pwd  # not on Windows

    taken = {entry.pw_uid for entry in pwd.getpwall()}
    for entry in os.scandir("/proc"):
        with contextlib.suppress(OSError):  # it has ended meanwhile
            taken.add(entry.stat().st_uid)
    first = os.getpid() % len(_STRANGERS)
    user = next(u for u in (*_STRANGERS[first:], *_STRANGERS[:first]) if u not in taken)
    syscalls.shrink_bounding_set()  # as somebody else one may not
    try:
        os.setgroups([])
        os.setresgid(user, user, user)
        os.setresuid(user, user, user)
    except OSError as error:
        raise PermissionError(
            f"Started as root, but not allowed to become another user ({error}); student code must not run as root. "
            f"Start the grader as an ordinary user (docker run --user 1000)."
        ) from error


def _enter_namespaces(walled: SandboxedServer) -> int:
    """The server's pid in the calling process, and 0 in the server: process 1 of namespaces of its own."""
    mounts.become_own_user(
        syscalls.CLONE_NEWNS
        | syscalls.CLONE_NEWPID
        | syscalls.CLONE_NEWNET
        | syscalls.CLONE_NEWIPC
        | syscalls.CLONE_NEWUTS
    )
    pid = os.fork()
    if pid == 0:
        syscalls.die_with_parent()
        mounts.new_root(walled.shown, walled.devices)
    return pid


def _enter_without(walled: SandboxedServer) -> int:
    """The same without namespaces: only a child process, and a folder on disk for the jobs."""
    walled.base = scratch.make()
    pid = os.fork()
    if pid == 0:
        syscalls.die_with_parent()
    return pid


def _try_namespaces(walled: SandboxedServer) -> str:
    """Goes all the way into an empty job, in a process that is thrown away: "" if that worked, else what was refused.

    A namespace that was entered cannot be left, and some hosts refuse only a later step, so trying comes first.
    """
    reader, writer = os.pipe()
    trial = os.fork()
    if trial == 0:
        try:
            os.dup2(writer, 3)
            keep_only([2, 3])
            if server := _enter_namespaces(walled):
                os.waitpid(server, 0)
                os._exit(0)
            walled.settle()
            if job := walled.fork():
                job.wait(10)
                os._exit(0)
            walled.enter([3])
            os.write(3, b"ok")
        except BaseException as error:
            os.write(3, (str(error) or repr(error)).encode())
        finally:
            os._exit(0)
    os.close(writer)
    told = b""
    while select.select([reader], [], [], 30)[0] and (piece := os.read(reader, 4096)):
        told += piece
    os.close(reader)
    os.kill(trial, signal.SIGKILL)
    os.waitpid(trial, 0)
    return "" if told == b"ok" else told.decode(errors="replace") or "the attempt ended without a word"


def _keep(server: int, parent: int, base: str | None) -> None:
    """Waits for the server and ends it when `parent` (a pidfd) is gone; then cleans up and exits with its status."""
    server_fd = os.pidfd_open(server)
    # Not `keep_only`: this process shares the server's mount namespace, and while the new root is being built there
    # is no /dev/null. 0 and 1 are it already.
    close_others([parent, server_fd])

    def end(*_) -> None:
        with contextlib.suppress(ProcessLookupError):
            signal.pidfd_send_signal(server_fd, signal.SIGKILL)

    if base:  # where a job could fork, what it left behind is the server's to end, and then ours
        syscalls.prctl(syscalls.PR_SET_CHILD_SUBREAPER, 1)
    signal.signal(signal.SIGTERM, end)
    waiting = select.poll()
    waiting.register(server_fd, select.POLLIN)
    waiting.register(parent, select.POLLIN)
    if parent in dict(waiting.poll()):
        end()
    code = os.waitstatus_to_exitcode(os.waitpid(server, 0)[1])
    if base:
        end_strays(())
        with contextlib.suppress(OSError):
            scratch.remove_tree(base)
    os._exit(code if code >= 0 else 128 - code)
