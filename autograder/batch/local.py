"""The executor of this machine: grader processes, each with a sandboxed server of its own.

In: functions and arguments, as for concurrent.futures. Out: futures. One server is started first, which takes seconds
to import torch; those of the graders are forked from it in milliseconds, as the graders are from a process that has
made their imports. When a grader or its server dies, the future gets a WorkerError and both are replaced. Nothing
outlives the process that made the executor. It knows nothing of grading.
"""

from __future__ import annotations

import contextlib
import functools
import os
import queue
import select
import signal
import subprocess
import sys
import threading
from collections.abc import Callable
from concurrent.futures import Future
from multiprocessing import Pipe, reduction
from multiprocessing.connection import Connection

from autograder.sandbox.errors import SandboxError, WorkerError
from autograder.worker import devices
from autograder.worker.client import Worker


class LocalExecutor:
    """Use it as a context manager: it waits for what is under way, unless an exception ends it.

    workers  how many graders
    server   one that has been started already
    """

    def __init__(self, workers: int, device: str = "cpu", server: Worker | None = None):
        self._count, self._device, self._first = workers, device, server
        self._tasks: queue.SimpleQueue = queue.SimpleQueue()
        self._threads: list[threading.Thread] = []
        self._template: _Template | None = None
        self._graders: set[_Grader] = set()
        self._lock = threading.Lock()
        self._begun, self._complete, self._closed = False, False, False

    def start(self) -> None:
        """Starts the server and all graders; call it as soon as there is work, since that takes a while."""
        if self._first is None:
            self._first = Worker(devices.sandbox(self._device), complete=False)
        while len(self._threads) < self._count:
            thread = threading.Thread(target=self._work, daemon=True)
            try:
                thread.start()
            except RuntimeError as error:  # this user may have no more processes
                if not self._threads:
                    raise SandboxError(f"No grader can be started: {error}.") from error
                self._count = len(self._threads)
            else:
                self._threads.append(thread)

    def submit(self, function, /, *arguments) -> Future:
        self.start()
        future: Future = Future()
        self._tasks.put((future, function, arguments))
        return future

    def complete(self) -> None:
        """Has the first server import what few notebooks use, which takes seconds; then graders get new servers."""
        with self._lock:
            begun, self._begun = self._begun, True
        if not begun:
            with contextlib.suppress(RuntimeError):  # no more processes; the notebooks that need it import it
                threading.Thread(target=self._warm_rest, daemon=True).start()

    def _warm_rest(self):
        with contextlib.suppress(WorkerError):  # whoever needs a server next says so
            self._first.warm_rest()
            self._complete = True

    def __enter__(self) -> LocalExecutor:
        return self

    def __exit__(self, kind, *_) -> None:
        self.close(wait=kind is None)

    @property
    def processes(self) -> list[int]:
        """The process ids of the graders."""
        return [grader.pid for grader in self._graders]

    def close(self, wait: bool = True) -> None:
        """Ends all graders and servers; with `wait` after what is under way."""
        self._closed = True
        for _ in self._threads:
            self._tasks.put(None)
        for thread in self._threads if wait else ():
            thread.join()
        for grader in list(self._graders):
            grader.kill()
        if self._template is not None:
            self._template.close()
        if self._first is not None:
            self._first.close()

    def _work(self) -> None:
        grader = None
        with contextlib.suppress(SandboxError):  # whoever submits something is told
            grader = self._grader()  # it imports what it needs while the server gets warm
        while (task := self._tasks.get()) is not None:
            future, function, arguments = task
            if not future.set_running_or_notify_cancel():
                continue
            try:
                grader = grader or self._grader()
                self._serve(grader)
                future.set_result(grader.ask(function, arguments))
            except BaseException as error:
                if isinstance(error, WorkerError):
                    self._drop(grader)
                    grader = None
                future.set_exception(error)
        self._drop(grader)

    def _grader(self) -> _Grader:
        try:
            with self._lock:
                grader = self._forked()
        except OSError as error:
            raise SandboxError(f"No grader process can be started: {error}.") from error
        self._graders.add(grader)
        if self._closed:
            grader.kill()
        return grader

    def _forked(self) -> _Grader:
        if self._template is not None:
            with contextlib.suppress(EOFError, OSError):
                return self._template.fork()
            self._template.close()
        self._template = _Template()
        try:
            return self._template.fork()
        except EOFError:
            raise OSError("it ended at once") from None

    def _serve(self, grader: _Grader) -> None:
        """Gives a grader a server, unless it has the latest. Raises SandboxError when none starts."""
        if grader.end_server and grader.complete == self._complete:
            return
        with self._lock:
            complete = self._complete
            try:
                isolation, (control, number) = self._first.isolation(), self._first.fork()
            except WorkerError:
                with contextlib.suppress(OSError):
                    self._first.close()
                try:
                    self._first = Worker(devices.sandbox(self._device), complete=False)
                    isolation, (control, number) = self._first.isolation(), self._first.fork()
                except (WorkerError, OSError) as error:
                    raise SandboxError(f"No server can be started: {error}") from error
            end = functools.partial(self._first.end, number)
        with control:
            grader.give(isolation, control.fileno())
        self._end(grader)
        grader.end_server, grader.complete = end, complete

    def _drop(self, grader: _Grader | None) -> None:
        if grader is not None:
            self._graders.discard(grader)
            grader.kill()
            if not self._closed:
                self._end(grader)

    def _end(self, grader: _Grader) -> None:
        """Ends a grader's server, which may not end by itself."""
        if grader.end_server:
            with contextlib.suppress(WorkerError):  # then it is gone with the one that it was forked from
                grader.end_server()


class _Template:
    """The process that graders are forked from. Its first answer takes as long as its imports."""

    def __init__(self):
        self._connection, theirs = Pipe()
        with theirs:
            self._process = subprocess.Popen(
                [sys.executable, "-m", "autograder.batch.process", str(theirs.fileno())],
                pass_fds=[theirs.fileno()],
                env={**os.environ, "OMP_NUM_THREADS": "1", "OPENBLAS_NUM_THREADS": "1", "MKL_NUM_THREADS": "1"},
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                start_new_session=True,  # Ctrl-C at the terminal is for the command alone
            )

    def fork(self) -> _Grader:
        """A new grader. Raises EOFError or OSError when the process has ended."""
        ours, theirs = Pipe()
        with theirs:
            reduction.send_handle(self._connection, theirs.fileno(), self._process.pid)
        return _Grader(ours, self._connection.recv())

    def close(self) -> None:
        self._process.kill()
        self._process.wait()


class _Grader:
    """A grader process. `end_server` ends its server; `complete`: whether that holds what few notebooks use."""

    def __init__(self, connection: Connection, pid: int):
        self.pid = pid
        self.end_server: Callable[[], int] | None = None
        self.complete = False
        self._connection = connection
        self._process: int | None = os.pidfd_open(pid)  # its number may be another process's once it has ended
        self._ending = threading.Lock()

    def give(self, isolation, control: int) -> None:
        try:
            self._connection.send(isolation)
            reduction.send_handle(self._connection, control, self.pid)
        except OSError as error:
            raise WorkerError(f"the grader process is gone: {error}") from None

    def ask(self, function, arguments):
        try:
            self._connection.send((function, arguments))
            good, answer = self._connection.recv()
        except (EOFError, OSError) as error:
            raise WorkerError(f"the grader process is gone: {error}") from None
        if not good:
            raise answer
        return answer

    def kill(self) -> None:
        """Ends it at once; there is nothing in it to be lost."""
        with self._ending:
            if self._process is None:
                return
            with contextlib.suppress(ProcessLookupError):
                signal.pidfd_send_signal(self._process, signal.SIGKILL)
            select.select([self._process], [], [])
            os.close(self._process)
            self._process = None
