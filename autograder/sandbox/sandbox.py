"""What the sandbox is to be, and how a server enters it.

On every Linux it is made of rlimits, Landlock and a seccomp filter, and, where the host allows them, of namespaces
with a root of their own. In: what must be readable and what must never be. Out: a server process in the sandbox that
can start jobs (`jobs.py`). It knows nothing of notebooks, cases or frames.

    sandbox = Sandbox(hide=[course])                in the grader; travels to the server as sandbox.to_json()
    server = sandbox.enter_server(keep=[control])   in the server, a fresh Python process; returns in the sandbox
    job = server.fork()                             the job in the server; None in the job's own process, which calls
    fds = server.enter_job(keep=[channel])          and only then looks at the submission
    job.wait(seconds), job.kill()                   in the server
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
from typing import NoReturn

from autograder.sandbox import landlock, mounts, scratch, seccomp, syscalls, unprivileged
from autograder.sandbox.host import check_system, why_no_namespaces
from autograder.sandbox.isolation import LEVELS
from autograder.sandbox.jobs import SandboxedServer
from autograder.sandbox.limits import ResourceLimits
from autograder.sandbox.processes import keep_only
from autograder.sandbox.supervisor import supervise

# Packages that the server imports; what else they need lies beside them.
_PACKAGES = ("torch", "numpy", "IPython")
_PACKAGE = Path(__file__).resolve().parents[1]
# Of this package, what runs in the sandbox. Never the rubrics: they hold the key and the mistakes.
_OWN = ("__init__.py", "model.py", "checks", "framework.py", "worker", "sandbox", "selfcheck")


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
        """A sandbox with the devices of NVIDIA's driver, and no limit on address space: CUDA reserves far more than it
        uses."""
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
        """Moves the calling program into what all jobs share of the sandbox, and returns there, in another process.

        To be called with one thread, before anything is imported that need not be. `keep` are the descriptors that
        stay open, besides stderr. The process that called never returns: it becomes the supervisor.
        Raises PermissionError where root cannot become another user who can still read the interpreter.
        """
        grader = os.pidfd_open(os.getppid())
        keep_only([2, grader, *keep])
        with contextlib.suppress(OSError):
            os.setsid()  # Ctrl-C at the terminal is for the grader alone

        server = SandboxedServer(self.level == "full", self.limits, devices=self.devices)
        if self.level != "none":
            self._prepare_filters(server)
        scratch.remove_stale(unprivileged.USERS if os.geteuid() == 0 else (os.geteuid(),))
        server.readable = mounts.without([*_needed(), *self.show], [str(_PACKAGE), *self.hide])
        if os.geteuid() == 0 and self.level != "none":
            mounts.open_to_everybody(server.readable)
            unprivileged.become_unprivileged()
        if server.namespaces and (refusal := _try_namespaces(server)):
            server.namespaces = False
            server.missing[:0] = why_no_namespaces(refusal)

        pid = _enter_namespaces(server) if server.namespaces else _enter_without(server)
        if pid:
            supervise(pid, grader, server.folder)
        os.close(grader)
        server.settle()
        return server

    def _prepare_filters(self, server: SandboxedServer) -> None:
        """Landlock and the seccomp filter, as far as this host has them."""
        server.landlock = landlock.abi()
        server.missing += filter(None, (landlock.why_absent(), seccomp.why_absent()))
        if not seccomp.why_absent():
            server.program = seccomp.compile_filter(platform.machine(), device_calls=bool(self.devices))


def _needed() -> list[str]:
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


def _enter_namespaces(server: SandboxedServer) -> int:
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
        mounts.new_root(server.readable, server.devices)
    return pid


def _enter_without(server: SandboxedServer) -> int:
    """The same without namespaces: only a child process, and a folder on disk for the jobs."""
    server.folder = scratch.make()
    pid = os.fork()
    if pid == 0:
        syscalls.die_with_parent()
    return pid


def _try_namespaces(server: SandboxedServer) -> str:
    """Goes all the way into an empty job, in a process that is thrown away: "" if that worked, else what was refused.

    A namespace that was entered cannot be left, and some hosts refuse only a later step, so trying comes first.
    """
    reader, writer = os.pipe()
    trial = os.fork()
    if trial == 0:
        _trial(server, writer)
    os.close(writer)
    told = b""
    while select.select([reader], [], [], 30)[0] and (piece := os.read(reader, 4096)):
        told += piece
    os.close(reader)
    os.kill(trial, signal.SIGKILL)
    os.waitpid(trial, 0)
    return "" if told == b"ok" else told.decode(errors="replace") or "the attempt ended without a word"


def _trial(server: SandboxedServer, writer: int) -> NoReturn:
    """Writes "ok", or what was refused, from the job, the server or the process that became neither."""
    try:
        os.dup2(writer, 3)
        keep_only([2, 3])
        if pid := _enter_namespaces(server):
            os.waitpid(pid, 0)
            os._exit(0)
        server.settle()
        if job := server.fork():
            job.wait(10)
            os._exit(0)
        server.enter([3])
        os.write(3, b"ok")
    except BaseException as error:
        os.write(3, (str(error) or repr(error)).encode())
    finally:
        os._exit(0)
