"""The grader's side of a worker: starts the warm server, gives it jobs, waits for answers with a time limit, ends jobs.

In: cells and cases. Out: outputs and observations, checked to be plain data of the expected form. Whatever student
code does, a job ends with its answers, or with JobEnded. It knows nothing of right and wrong.
"""

from __future__ import annotations

import contextlib
import functools
import json
import os
import queue
import socket
import struct
import subprocess
import sys
import threading
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Any

from autograder.sandbox import breakout
from autograder.sandbox.errors import Died, Hung, JobEnded, WorkerError
from autograder.sandbox.isolation import Isolation
from autograder.sandbox.jobs import TOO_MANY_FILES
from autograder.sandbox.sandbox import Sandbox
from autograder.worker import answers, channel
from autograder.worker.capacity import capacity

_NUMBER = struct.Struct(">I")
_START_SECONDS = 180  # to import torch, on a disk that has just been started
_END_SECONDS = 10
_ANSWER_SECONDS = 60  # to fork or to end a process, which takes milliseconds


@dataclass(frozen=True)
class TimeLimits:
    """Time limits in seconds, for one cell and for one whole submission."""

    cell: float = 10.0
    submission: float = 30.0
    exercise: float = 2.0
    times_the_key: float = 20.0


class Worker:
    """A warm server in a sandbox, and its control socket. One job at a time, though threads may share its control.

    sandbox   how student code is confined; by default as well as this host can, with the working folder hidden
    complete  whether it is ready only when it has imported even what few notebooks use; else see `warm_rest`
    process   the server's supervisor, None where the server is a sibling

    Raises SandboxUnavailable on a system that cannot confine code.
    """

    def __init__(self, sandbox: Sandbox | None = None, complete: bool = True):
        sandbox = sandbox or Sandbox(hide=[os.getcwd()])
        ours, theirs = socket.socketpair()
        self.process = subprocess.Popen(
            [sys.executable, "-m", "autograder.worker.server", str(theirs.fileno()), sandbox.to_json()],
            pass_fds=[theirs.fileno()],
            env=_environment(),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            start_new_session=True,  # Ctrl-C at the terminal is for the grader alone
        )
        theirs.close()
        self._control = ours
        self._ready, self._complete = False, complete
        self._lock = threading.RLock()  # a request and its answer belong together
        self._sandbox = {}  # what the server says of its own: {"level", "missing"}
        self._isolation: Isolation | None = None

    def wait(self):
        """Waits until the server is warm. Raises WorkerError when it does not start."""
        with self._lock:
            if self._ready:
                return
            self._control.settimeout(_START_SECONDS)
            try:
                letter = self._control.recv(1)
                said = self._control.recv(self._answer(_START_SECONDS), socket.MSG_WAITALL).decode() if letter else ""
            except OSError:
                letter = b""
            if letter == b"E":
                raise WorkerError(f"Student code cannot be confined here. {said}")
            if letter != b"R":
                raise WorkerError("the worker process did not start; its own message is above")
            self._ready, self._sandbox = True, json.loads(said)
            if self._complete:
                self.warm_rest()

    def warm_rest(self):
        """Has the server import what few notebooks use; for these seconds it starts and ends no job."""
        self._ask(b"W", seconds=_START_SECONDS)

    def sibling(self) -> Worker:
        """A second warm server, forked from this one in milliseconds."""
        control, number = self.fork()
        other = Worker.over(control, self._isolation)
        other._sandbox, other._kill = self._sandbox, functools.partial(self.end, number)
        return other

    def fork(self) -> tuple[socket.socket, int]:
        """The control socket of a sibling and its number, by which `end` ends it; for whoever is to use it."""
        self.wait()
        ours, theirs = socket.socketpair()
        return ours, self._ask(b"S", theirs)

    @classmethod
    def over(cls, control: socket.socket, isolation: Isolation | None) -> Worker:
        """A worker whose server somebody else has started, and ends when it does not answer."""
        other = cls.__new__(cls)
        other.process, other._control, other._ready, other._lock = None, control, True, threading.RLock()
        other._sandbox, other._isolation, other._kill = {}, isolation, lambda: None
        return other

    def start(self, message) -> Job:
        """Starts a job in a fresh fork."""
        self.wait()
        ours, theirs = socket.socketpair()
        number = self._ask(b"J", theirs)
        job = Job(self, ours, number)
        job.send(message)
        return job

    def isolation(self) -> Isolation:
        """The isolation level, found out once by a real breakout attempt."""
        self.wait()
        if self._isolation is None:
            self._isolation = breakout.attempt(self.printed, self._sandbox["level"], self._sandbox["missing"])
        return self._isolation

    def printed(self, source: str) -> str | None:
        """What one cell prints, in a job of its own; None when it does not finish."""
        cells = [{"source": source, "locked": False, "skip": False}]
        job = self.start({"cells": cells, "cases": {}, "device": "cpu"})
        try:
            outputs, _ = job.receive_outputs(30, "a cell of the grader's own")
            return "".join(output["text"] for output in outputs if output["output_type"] == "stream")
        except (JobEnded, LookupError):
            return None
        finally:
            job.end()

    def end(self, number) -> int:
        """Ends a job or a sibling; returns its exit status."""
        return self._ask(b"F" + _NUMBER.pack(number))

    def _ask(self, request: bytes, theirs: socket.socket | None = None, seconds: float | None = None) -> int:
        """The answer to a request that hands over `theirs`. Raises WorkerError when there is none in time."""
        seconds = seconds or _ANSWER_SECONDS
        with self._lock:
            try:
                self._control.settimeout(seconds)
                socket.send_fds(self._control, [request], [theirs.fileno()] if theirs else [])
            except OSError as error:
                raise WorkerError(f"the worker process is gone: {error}") from None
            finally:
                if theirs:
                    theirs.close()
            return self._answer(seconds)

    def _answer(self, seconds):
        try:
            data = self._control.recv(_NUMBER.size, socket.MSG_WAITALL)
        except TimeoutError:
            self._control.close()  # a late answer would be taken for the next one's
            with contextlib.suppress(WorkerError):
                self._kill()
            raise WorkerError(f"the worker process did not answer for {seconds} seconds") from None
        except OSError as error:
            raise WorkerError(f"the worker process is gone: {error}") from None
        if len(data) < _NUMBER.size:
            raise WorkerError("the worker process is gone")
        return _NUMBER.unpack(data)[0]

    def close(self):
        self._control.close()
        if self.process is not None:
            try:
                self.process.wait(_END_SECONDS)
            except subprocess.TimeoutExpired:
                self._kill()

    def _kill(self):
        """Ends a server that does not end by itself: its supervisor does it, and removes what is on disk."""
        self.process.terminate()
        try:
            self.process.wait(_END_SECONDS)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()

    def __enter__(self):
        return self

    def __exit__(self, *exception):
        self.close()


def spread(worker: Worker, items: Iterable, work: Callable[[Worker, Any], Any], at_once: int | None = None) -> list:
    """The results of `work(a warm worker, item)`, in the order of the items; by default as many at once as fit here."""
    items = list(items)
    siblings = [worker.sibling() for _ in range(min(at_once or capacity().workers, len(items)) - 1)]
    idle = queue.SimpleQueue()
    for one in (worker, *siblings):
        idle.put(one)

    def with_a_worker(item):
        mine = idle.get()
        try:
            return work(mine, item)
        finally:
            idle.put(mine)

    try:
        with ThreadPoolExecutor(len(siblings) + 1) as pool:
            return list(pool.map(with_a_worker, items))
    finally:
        for one in siblings:
            one.close()


@dataclass
class Job:
    """One running submission."""

    worker: Worker
    sock: socket.socket
    number: int
    ended: bool = field(default=False)

    def send(self, message):
        self.sock.settimeout(10)
        with contextlib.suppress(channel.Closed, channel.TimedOut):
            channel.send(self.sock, message)  # a dead child shows when its answer is awaited

    def receive(self, seconds, where):
        """The next message. Raises JobEnded (Hung or Died)."""
        try:
            return channel.receive(self.sock, seconds)
        except channel.TimedOut:
            self.end()
            raise Hung(where) from None
        except channel.ChannelError as error:
            told = "it wrote too many files, or too large ones" if self.end() == TOO_MANY_FILES else ""
            raise Died(where, str(error), told) from None

    def receive_outputs(self, seconds, where):
        """The outputs of a cell, and its error or None. Raises JobEnded."""
        return self._checked(self.receive(seconds, where), where, answers.shown)

    def receive_observations(self, name, cases, seconds, where):
        """The observations that answer cases, by case id, and the metadata beside them. Raises JobEnded."""
        return self._checked(self.receive(seconds, where), where, answers.checked, name, cases)

    def _checked(self, message, where, check, *question):
        try:
            return check(message, *question)
        except channel.ChannelError as error:
            self.end()
            raise Died(where, str(error)) from None

    def end(self) -> int:
        """The exit status; 0 when it had been ended before."""
        if self.ended:
            return 0
        self.ended = True
        self.sock.close()
        return self.worker.end(self.number)


def _environment():
    """The server's environment: of the grader's, where programs are, and no secret.

    Not TMPDIR: without namespaces jobs write below it, and it is often a folder that an unprivileged user cannot enter.
    """
    keep = (
        "PATH",
        "LANG",
        "LC_ALL",
        "OPENBLAS_CORETYPE",
        "OPENBLAS_L2_SIZE",
        "CUDA_VISIBLE_DEVICES",
        "VIRTUAL_ENV",
    )
    kept = {name: os.environ[name] for name in keep if name in os.environ}
    threads = dict.fromkeys(("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS"), "1")
    package = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
    return {
        **kept,
        **threads,
        "PYTHONHASHSEED": "0",
        "PYTHONPATH": package,
        "PYTHONDONTWRITEBYTECODE": "1",
        "PYTHONWARNINGS": "ignore",
        "MPLBACKEND": "Agg",
        "HOME": "/nonexistent",
        "IPYTHONDIR": "/nonexistent",
    }
