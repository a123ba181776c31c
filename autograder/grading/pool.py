"""Grades submissions in parallel: threads, each with a warm worker of its own.

In: a grader, and jobs. Out: on a queue, a Graded for every job, or the error that keeps everybody from being graded.
It writes nothing. A worker that dies is replaced; a submission that two workers died of is a person's to see.
"""

from __future__ import annotations

import contextlib
import dataclasses
import queue
import threading
from pathlib import Path

from ..course import CourseError
from ..worker import devices
from ..worker.client import Worker, WorkerError
from ..worker.probe import LEVELS, Protection
from .submission import Graded, Grader


class Unprotected(CourseError):
    """The wall that this host gives is less than what is required; the message says what is missing."""


def require(found: Protection, required: str, remedy: str) -> str:
    """The level that holds. Raises Unprotected below `required`; `remedy` says, with the level, how to grade anyhow."""
    if LEVELS.index(found.level) < LEVELS.index(required):
        why = " ".join([*found.got_through, *found.missing])
        raise Unprotected(
            f"{found} {why} `autograder doctor` says more. To grade all the same, at your own risk: "
            f"{remedy.format(found.level)}"
        )
    return found.level


class Pool:
    """Use it as a context manager. Results go to `done` in no particular order."""

    def __init__(self, grader: Grader, workers: int, done: queue.SimpleQueue):
        self.grader, self.count, self.done = grader, max(1, workers), done
        self._first: Worker | None = None
        self._jobs: queue.SimpleQueue = queue.SimpleQueue()
        self._threads: list[threading.Thread] = []
        self._stopping = threading.Event()

    def __enter__(self) -> Pool:
        return self

    def start(self) -> None:
        """Starts the first worker, which takes seconds to be warm; to be called as soon as there is work."""
        if self._first is None:
            self._first = Worker(devices.wall(self.grader.device))

    def protect(self, required: str) -> str:
        """The level that holds, which every report then says. Raises Unprotected below the required one."""
        level = require(self._first.protection(), required, "--require-protection {}")
        self.grader = dataclasses.replace(self.grader, protection=level)
        return level

    def put(self, student: str, folder: Path, digest: str) -> None:
        self._jobs.put((student, folder, digest))
        if len(self._threads) < self.count:
            thread = threading.Thread(target=self._work, args=(len(self._threads),), daemon=True)
            self._threads.append(thread)
            thread.start()

    def stop(self) -> None:
        """Waits for the submissions that are under way; no other is begun."""
        self._stopping.set()
        for _ in self._threads:
            self._jobs.put(None)
        for thread in self._threads:
            thread.join()

    def __exit__(self, kind, *_) -> None:
        if kind is None or not issubclass(kind, KeyboardInterrupt):
            self.stop()
        self._stopping.set()
        if self._first is not None:
            self._first.close()

    def _work(self, number: int) -> None:
        worker = None
        try:
            worker = self._first if number == 0 else self._first.sibling()
            while (job := self._jobs.get()) is not None and not self._stopping.is_set():
                graded, worker = self._grade(worker, *job)
                self.done.put(graded)
        except Exception as error:  # no worker is to be had, or the key is wrong: nobody can be graded
            self.done.put(error)
        finally:
            if worker is not None and worker is not self._first:
                worker.close()

    def _grade(self, worker: Worker, student: str, folder: Path, digest: str) -> tuple[Graded, Worker]:
        for _ in range(2):
            try:
                return self.grader.grade(worker, student, folder, digest), worker
            except WorkerError as error:
                if self._stopping.is_set():
                    raise
                why = str(error)
                if worker is not self._first:
                    with contextlib.suppress(OSError):
                        worker.close()
                worker = Worker(devices.wall(self.grader.device))
                worker.wait()
        return self.grader.failed(student, folder, f"Twice its worker was gone: {why}", digest), worker
