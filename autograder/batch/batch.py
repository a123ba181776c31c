"""Grades many submissions: graders work in parallel, one process writes, nothing is done twice.

In: an assignment, students' folders, an executor. Out: `autograded/<student>/<assignment>/` with report and executed
notebook, a feedback page, rows in the gradebook, and a summary. A batch can be stopped at any moment and goes on from
there: a submission with an up-to-date report is only recorded again, and a page is put in place when its report is
recorded. It does not know where graders run.
"""

from __future__ import annotations

import contextlib
import os
import signal
import threading
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path

from autograder import records
from autograder.batch import output
from autograder.batch.grader import Done
from autograder.batch.publish import page_or_why
from autograder.batch.schedule import Executor, Schedule
from autograder.course import Course, CourseError
from autograder.files import FULL, private
from autograder.gradebook.entries import entry
from autograder.gradebook.writer import Answer, Writer
from autograder.grading.assignment import Assignment
from autograder.grading.scheme import Scheme
from autograder.notebooks.earlier import keep
from autograder.notebooks.folder import taken
from autograder.report import Report
from autograder.reports import words
from autograder.sandbox.isolation import LEVELS
from autograder.worker.client import TimeLimits

GROUP = 20  # reports in one transaction of the gradebook
MOST_PAGES = 200  # wait in memory for the gradebook; others are made again from their reports


@dataclass
class Batch:
    """What a run did.

    reports     in brief (see records.py), by student
    problems    sentences: what could not be written or recorded, and why
    stopped     whether submissions are left
    isolation   the lowest isolation level; None when nothing was run
    recorded    how many students are in the gradebook now
    pages       how many of them have a page that is up to date
    """

    reports: list[Report] = field(default_factory=list)
    graded: int = 0
    unchanged: int = 0
    problems: list[str] = field(default_factory=list)
    stopped: bool = False
    isolation: str | None = None
    recorded: int = 0
    pages: int = 0


def grade(
    assignment: Assignment,
    folders: dict[str, Path],
    executor: Executor,
    at_once: int = 4,
    force: bool = False,
    required: str = "partial",
    limits: TimeLimits | None = None,
    device: str = "cpu",
    tell: Callable[[int, int], None] = lambda done, total: None,
    when_one_is_out: Callable[[], None] = lambda: None,
) -> Batch:
    """Grades folders (by student) on an executor, which is given up to `at_once` tasks. Calls `tell(done, total)` after
    every submission, and `when_one_is_out` after the first that was graded.

    Ctrl-C ends it after the submissions that are under way, a second one at once. Raises TooLittleIsolation when a
    breakout attempt finds less than the `required` level, SandboxError when no server can be started, CourseError when
    another batch of this assignment is running.
    """
    course, name, waiting = assignment.course, assignment.name, []
    how = {"limits": limits or TimeLimits(), "device": device, "required": required}
    schedule = Schedule(executor, assignment, waiting, at_once, **how)
    with alone(course, name), _stopped_by_signals(schedule.stop), contextlib.ExitStack() as later:
        course.close(course.autograded, course.feedback)
        output.sweep_private(course, name)
        keep(course, name, assignment.release)
        for student in folders:
            output.sweep(course, student, name)
        unchanged = {} if force else _up_to_date(course, folders, schedule.scheme)
        waiting += [(student, folder) for student, folder in folders.items() if student not in unchanged]
        schedule.begin()

        def start_writer() -> Writer:
            return later.enter_context(Writer(course, name, assignment.source))

        taking = _Taking(assignment, start_writer, len(folders), tell)
        try:
            for student in unchanged:
                taking.take(records.read(records.path(course, student, name)))
            for done in schedule:
                taking.take(done.brief, done)
                if taking.batch.graded == 1:
                    when_one_is_out()
                if taking.full:
                    schedule.stop()
        finally:
            taking.record()
        taking.follow(taking.left())
    return taking.ended()


def _up_to_date(course: Course, folders: dict[str, Path], scheme: Scheme) -> dict[str, Path]:
    """Those of the folders that have an up-to-date report."""
    return {
        student: folder
        for student, folder in folders.items()
        if output.up_to_date(course, student, scheme.name, scheme.digest_of(taken(folder)), scheme.required)
    }


class _Taking:
    """Takes what comes from the graders, one by one: puts it in place, and hands it to the writer in groups."""

    def __init__(self, assignment: Assignment, start_writer: Callable[[], Writer], total: int, tell):
        self.assignment, self.start_writer, self.total, self.tell = assignment, start_writer, total, tell
        self.writer: Writer | None = None
        self.no_writer: Exception | None = None  # why there is none
        self.batch, self.entries, self.briefs = Batch(), [], records.Briefs()
        self.pages: dict[str, Done] = {}  # of those who wait for the gradebook
        self.full = False  # the disk: nothing more can be put in place

    @property
    def missing(self) -> int:
        return self.total - len(self.batch.reports)

    def ended(self) -> Batch:
        self.batch.stopped = self.missing > 0
        self.batch.reports.sort(key=lambda report: report.student)
        return self.batch

    def take(self, report: Report, done: Done | None = None) -> None:
        """Takes a report: a new one in brief, with all that was made of it, or one that is unchanged."""
        batch, student = self.batch, report.student
        batch.reports.append(self.briefs.of(report))
        try:
            if done:
                batch.isolation = min(batch.isolation or "full", report.protection, key=LEVELS.index)
                output.put(self.assignment.course, done)
        except OSError as error:
            self.full = self.full or error.errno in FULL
            batch.problems.append(f"{student}: graded, but {error.filename} cannot be written ({error.strerror}).")
        else:
            batch.unchanged += not done
            batch.graded += bool(done)
            self.entries.append(entry(report, unchanged=not done))
            if done and len(self.pages) < MOST_PAGES:
                self.pages[student] = replace(done, report=b"", notebook=b"")
        # Only now, with the first report out: its imports would take a core from what somebody waits for.
        self._start()
        if len(self.entries) >= GROUP:
            self.record()
        self.follow(self.writer.answers() if self.writer else [])
        self.tell(len(batch.reports), self.total)

    def record(self) -> None:
        """Hands what is there to the writer; where none can be started, it is kept for the next time."""
        if self.entries and self._start():
            self.writer.send(self.entries)
            self.entries = []

    def _start(self) -> bool:
        if self.writer is None:
            try:
                self.writer = self.start_writer()
            except Exception as error:  # no process, no memory, no room in /tmp; the reports are there all the same
                self.no_writer = error
        return self.writer is not None

    def left(self) -> list[Answer]:
        """The writer's last answers; where none could be started, one that says so."""
        answers = self.writer.close() if self.writer else []
        if self.entries:
            why = f"the process that writes it could not be started ({self.no_writer}). Fix that and grade again."
            answers.append(Answer(0, {}, dict.fromkeys((one["student"] for one in self.entries), why)))
        return answers

    def follow(self, answers: Iterable[Answer]) -> None:
        """Puts pages in place, once the gradebook has recorded their students: only then are late penalties known, and
        whether a grade given by hand is for an earlier attempt.

        The page that comes with a report is right where the gradebook adds nothing, which it does for nearly everybody;
        the others are made again.
        """
        course, name = self.assignment.course, self.assignment.name
        for answer in answers:
            for why in dict.fromkeys(answer.failed.values()):
                students = words.listed([student for student in answer.failed if answer.failed[student] == why], GROUP)
                self.batch.problems.append(f"{students}: not in the gradebook, so there is no new page: {why}")
            for student, given in answer.given.items():
                done, made = self.pages.pop(student, None), None
                try:
                    if done and not given.manual and not given.penalty and bool(given.waiting) == done.waits:
                        report, made = done.brief, done.page
                    if not made:
                        report = records.read(records.path(course, student, name))
                    problem = report and page_or_why(course, report, given, made)
                except records.RecordError as error:  # somebody has written it since
                    report, problem = None, str(error)
                self.batch.problems += [problem] if problem else []
                self.batch.recorded += 1
                self.batch.pages += bool(report and not problem)


@contextlib.contextmanager
def alone(course: Course, assignment: str) -> Iterator[None]:
    """Holds a lock while a batch is running; the system releases it when the process ends, however it ends."""
    import fcntl

    with open(course.private / f"grading-{assignment}.lock", "a+", opener=private) as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            file.seek(0)
            raise CourseError(
                f"Another `autograder grade {assignment}` is at work in this course (process {file.read().strip()}). "
                "Let it finish, or stop it and run this again: it goes on from there."
            ) from None
        file.truncate(0)
        file.write(f"{os.getpid()}\n")
        file.flush()
        yield


@contextlib.contextmanager
def _stopped_by_signals(stop: Callable[[], None]) -> Iterator[None]:
    """Ctrl-C, or SIGTERM, calls `stop`; the next one raises KeyboardInterrupt."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    asked = False

    def handle(number, frame):
        nonlocal asked
        if asked:
            raise KeyboardInterrupt
        asked = True
        stop()

    numbers = [n for n in (signal.SIGINT, signal.SIGTERM) if signal.getsignal(n) != signal.SIG_IGN]
    before = {number: signal.signal(number, handle) for number in numbers}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
