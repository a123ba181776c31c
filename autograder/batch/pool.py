"""Grades submissions in parallel: threads, each with a warm worker of its own.

In: a grader, and jobs. Out: on a queue, a Graded for every job, or the error that keeps everybody from being graded.
It writes nothing. A worker that dies is replaced; a submission that two workers died of is a person's to see.
"""

from __future__ import annotations

import contextlib
import dataclasses
import functools
import queue
import threading
from collections.abc import Callable
from pathlib import Path

from autograder.grading.submission import Graded, Grader, Looked, NotKnown
from autograder.sandbox.errors import WorkerError
from autograder.worker import devices
from autograder.worker.client import Worker

PATIENT = 8  # as many submissions wait for the known mistakes to be run while none has been graded
_COMPLETE_SECONDS = 10  # after these the second worker no longer waits for what few notebooks use


class Pool:
    """Use it as a context manager. Results go to `done` in no particular order."""

    def __init__(self, grader: Grader, workers: int, done: queue.SimpleQueue, first: Worker | None = None):
        self.grader, self.count, self.done = grader, max(1, workers), done
        grader.assignment.at_once = self.count
        self._first = first
        self._jobs: queue.SimpleQueue = queue.SimpleQueue()
        self._threads: list[threading.Thread] = []
        self._stopping = threading.Event()
        self._one_is_out, self._complete = threading.Event(), threading.Event()
        self._learning = threading.Lock()  # taken once, by the thread that has the known mistakes run

    def __enter__(self) -> Pool:
        return self

    def start(self) -> None:
        """Starts the first worker, which takes seconds to be warm; to be called as soon as there is work."""
        if self._first is None:
            self._first = Worker(devices.sandbox(self.grader.device), complete=False)

    def protect(self, required: str) -> str:
        """The isolation level, which every report then says. Raises TooLittleIsolation below the required one."""
        level = self._first.isolation().require(required, "--require-protection {}")
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
        self._complete.set()
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
            if number:  # then a sibling need not import the rest once more
                self._complete.wait(_COMPLETE_SECONDS)
            if self._stopping.is_set():
                return
            worker = self._first if number == 0 else self._first.sibling()
            held = []  # waits to be judged until the known mistakes have been run
            while not self._stopping.is_set():
                if held and self._ready_to_judge(held):
                    worker, held = self._judge(worker, held), []
                try:
                    job = self._jobs.get(block=not held)
                except queue.Empty:
                    worker, held = self._judge(worker, held), []
                    continue
                if job is None:
                    break
                one, worker = self._grade(worker, *job)
                if isinstance(one, Looked):
                    held.append(one)
                else:
                    self._put_out(one)
                if number == 0 and (self._one_is_out.is_set() or len(held) >= PATIENT):
                    self._complete_first(worker)
        except Exception as error:  # no worker is to be had, or the key is wrong: nobody can be graded
            self.done.put(error)
        finally:
            if worker is not None and worker is not self._first:
                worker.close()

    def _put_out(self, one: Graded) -> None:
        self.done.put(one)
        self._one_is_out.set()

    def _complete_first(self, worker: Worker) -> None:
        """What only few notebooks use is imported after the first report, for which somebody waits."""
        if not self._complete.is_set():
            try:
                if worker is self._first:
                    with contextlib.suppress(WorkerError):  # the next job will say so
                        worker.warm_rest()
            finally:
                self._complete.set()

    def _ready_to_judge(self, held: list[Looked]) -> bool:
        """Whether the known mistakes have been run, or it is this thread's turn to have that done.

        Until then others are graded; there is no hurry before the first report is out.
        """
        if self.grader.assignment.knows_mistakes():
            return True
        hurry = self._one_is_out.is_set() or len(held) >= PATIENT
        return hurry and self._learning.acquire(blocking=False)

    def _judge(self, worker: Worker, held: list[Looked]) -> Worker:
        for looked in held:
            if not self._stopping.is_set():
                failed = functools.partial(self.grader.failed_on, looked)
                one, worker = self._trying(worker, failed, self.grader.judge, looked)
                self._put_out(one)
        return worker

    def _grade(self, worker: Worker, student: str, folder: Path, digest: str) -> tuple[Graded | Looked, Worker]:
        def failed(why):
            return self.grader.failed(student, folder, why, digest)

        one, worker = self._trying(worker, failed, self.grader.look, student, folder, digest)
        if isinstance(one, Looked):
            with contextlib.suppress(NotKnown):
                one, worker = self._trying(worker, failed, self.grader.judge, one, False)
        return one, worker

    def _trying(self, worker: Worker, failed: Callable[[str], Graded], what: Callable, *arguments):
        """Once more with another worker, when one is gone."""
        for _ in range(2):
            try:
                return what(worker, *arguments), worker
            except WorkerError as error:
                if self._stopping.is_set():
                    raise
                why = str(error)
                if worker is not self._first:
                    with contextlib.suppress(OSError):
                        worker.close()
                worker = Worker(devices.sandbox(self.grader.device))
                worker.wait()
        return failed(f"Twice its worker was gone: {why}"), worker
