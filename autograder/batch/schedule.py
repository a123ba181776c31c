"""Decides what graders do next: the key first, then submissions, and the known mistakes in between.

In: an assignment, submissions, and an executor: anything with the `submit` of concurrent.futures. Out: what comes of
each submission, as soon as it is there. It writes nothing but what the key and the mistakes did, and does not know
where graders run.

The known mistakes are run once there is a mistake to be named, but not before the first report is out, since somebody
waits for that. Until then submissions with a mistake wait to be judged.
"""

from __future__ import annotations

import pickle
import queue
from collections import deque
from collections.abc import Iterable, Iterator
from concurrent.futures import CancelledError, Future
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

from autograder.batch import grader
from autograder.batch.grader import Done, NotHere, Parcel, Unnamed
from autograder.course import CourseError
from autograder.grading.assignment import Assignment
from autograder.grading.expected import deal
from autograder.grading.reporting import blank, failed
from autograder.grading.submission import Graded
from autograder.notebooks.folder import taken
from autograder.sandbox.errors import SandboxError, WorkerError

PATIENT = 8  # so many submissions wait to be judged before the known mistakes are run without any report being out
TRIES = 2  # a submission that so many graders died of needs a person
_STOP = object()


class Executor(Protocol):
    def submit(self, function, /, *arguments) -> Future: ...


@dataclass
class _Task:
    function: object
    arguments: tuple
    student: str | None = None
    tries: int = 0
    whole: bool = False  # whether it needs the scheme itself, since its grader does not have it


class Schedule:
    """An iterator over a Done for every submission.

    executor     does the work
    assignment   keeps what the key and the mistakes did
    submissions  (student, path of the folder); read one by one, as graders come to them
    at_once      how many tasks the executor has at a time
    how          fields of the scheme: limits, device, required
    scheme       what graders get

    Raises CourseError for a wrong key, SandboxError where student code cannot be run as required.
    """

    def __init__(
        self,
        executor: Executor,
        assignment: Assignment,
        submissions: Iterable[tuple[str, Path]],
        at_once: int,
        **how,
    ):
        self._executor, self._assignment, self._at_once, self._how = executor, assignment, at_once, how
        self._submissions, self._exhausted = iter(submissions), False
        self._events: queue.SimpleQueue = queue.SimpleQueue()
        self._running: dict[Future, _Task] = {}
        self._again: deque[_Task] = deque()
        self._unnamed: deque[Unnamed] = deque()
        self._hands: deque | None = None  # of known mistakes that are still to be run; None: not yet begun
        self._seen: dict = {}
        self._one_is_out, self._stopped, self._turn = False, False, False
        self._renew()

    def stop(self) -> None:
        """Begins nothing more; what is under way is still given. A signal handler may call it."""
        self._events.put(_STOP)

    def begin(self) -> None:
        """Hands out the first tasks; iterating does so, too."""
        while not self._stopped and len(self._running) < self._at_once and (task := self._next()):
            self._submit(task)

    def __iter__(self) -> Iterator[Done]:
        while True:
            self.begin()
            if not self._running:
                return
            event = self._events.get()
            if event is _STOP:
                self._stopped = True
                for future in self._running:
                    future.cancel()
            elif (done := self._ended(event)) is not None:
                self._one_is_out = True
                yield done

    def _renew(self):
        self.scheme = self._assignment.scheme(**self._how)
        self._parcel = Parcel.of(self.scheme)

    def _next(self) -> _Task | None:
        if self._again:
            return self._again.popleft()
        if self.scheme.expected is None:
            return None if self._running else _Task(grader.run_key, ())
        self._learn()
        if self._unnamed and self.scheme.mistakes is not None:
            one = self._unnamed.popleft()
            return _Task(grader.judge_one, (one.executed,), one.student)
        self._turn = not self._turn  # others are graded while the known mistakes are run
        if not (self._hands and self._turn) and (one := next(self._submissions, None)):
            student, folder = one[0], taken(one[1])
            return _Task(grader.grade_one, (student, folder), student)
        if self._hands:
            return _Task(grader.run_hand, (self._hands.popleft(),))
        if not self._exhausted:
            self._exhausted = True
            return self._next()
        return None

    def _learn(self):
        """Has the known mistakes run when it is time."""
        time = self._one_is_out or self._exhausted or len(self._unnamed) >= PATIENT
        if self._unnamed and time and self._hands is None and self.scheme.mistakes is None:
            self._hands = deque(deal(self._assignment.to_be_run(), list(self.scheme.key)))
            self._known()  # there may be none

    def _known(self):
        """Keeps what the known mistakes did, once all have been run."""
        under_way = any(task.function is grader.run_hand for task in (*self._running.values(), *self._again))
        if not self._hands and not under_way:
            self._assignment.know(self._seen)
            self._renew()

    def _submit(self, task: _Task):
        parcel = self._parcel if task.whole else self._parcel.label
        future = self._executor.submit(task.function, parcel, *task.arguments)
        self._running[future] = task
        future.add_done_callback(self._events.put)

    def _ended(self, future: Future) -> Done | None:
        task = self._running.pop(future)
        try:
            found = future.result()
        except CancelledError:
            return None
        except NotHere:
            task.whole = True
            self._again.append(task)
            return None
        except Exception as error:
            return self._lost(task, error)
        if isinstance(found, Unnamed):
            self._unnamed.append(found)
        elif task.function is grader.run_key:
            self._assignment.kept.put("key", found)
            self._renew()
        elif task.function is grader.run_hand:
            self._seen |= found
            self._known()
        else:
            return found
        return None

    def _lost(self, task: _Task, error: Exception) -> Done | None:
        """Tries once more with another grader when one is gone."""
        if isinstance(error, CourseError) or (isinstance(error, SandboxError) and not isinstance(error, WorkerError)):
            raise error
        task.tries += 1
        if self._stopped:
            return None
        if task.tries < TRIES:
            self._again.append(task)
            return None
        if task.student is None:
            what = "The key" if task.function is grader.run_key else "The known mistakes"
            raise SandboxError(
                f"{what} could not be run: twice the worker was gone: {error}. Run this again."
            ) from error
        why = f"Twice its worker was gone: {error}"
        if task.function is grader.judge_one:
            report = pickle.loads(task.arguments[0]).report
        else:
            report = blank(*task.arguments, self.scheme)
        return grader.finished(Graded(failed(report, self.scheme, why), None), self.scheme)
