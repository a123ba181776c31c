"""Grades what is in `submitted/`: all cores, one writer to the gradebook, nothing done twice.

In: an assignment, the students asked for. Out: `autograded/<student>/<assignment>/` with report and executed
notebook, a feedback page, rows in the gradebook, and a summary. A batch that was stopped at any moment goes on where
it stopped: the report is written last, and what has an up-to-date report is only recorded again.
"""

from __future__ import annotations

import dataclasses
import os
import queue
import threading
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from .. import records
from ..course import Course, CourseError
from ..gradebook.manual import manual_grades
from ..gradebook.writer import Writer, entry
from ..reports.publish import page_of, publish_student
from ..worker.client import Worker, WorkerError
from ..worker.probe import LEVELS
from .expected import Assignment
from .submission import Graded, Grader

GROUP = 20  # reports in one transaction of the gradebook


@dataclass
class Batch:
    """What a run did. `problems` are sentences: what could not be recorded, and why."""

    reports: list[dict] = field(default_factory=list)
    graded: int = 0
    unchanged: int = 0
    problems: list[str] = field(default_factory=list)
    stopped: bool = False
    protection: str = "none"


def submissions(course: Course, assignment: str, students: list[str] | None = None) -> dict[str, Path]:
    """student → folder of the submission. Raises CourseError when a student named has none."""
    found = {}
    if course.submitted.is_dir():
        for place in sorted(course.submitted.iterdir()):
            if not place.name.startswith(".") and os.path.lexists(place / assignment):
                found[place.name] = place / assignment
    for student in students or ():
        if student not in found:
            near = ", ".join(list(found)[:5]) or "nobody yet"
            raise CourseError(f"submitted/{student}/{assignment} is missing; submitted/ has {near} …")
    return {student: found[student] for student in students} if students else found


class Unprotected(CourseError):
    """The wall that this host gives is less than what is required; the message says what is missing."""


def grade(
    grader: Grader,
    folders: dict[str, Path],
    workers: int,
    force: bool = False,
    required: str = "partial",
    tell: Callable[[int, int], None] = lambda done, total: None,
) -> Batch:
    """Grades folders with a pool of workers. `tell(done, total)` is called after every submission.

    Before the first of them, a real attempt to break out finds out what the wall is worth; raises Unprotected when
    that is less than `required`, and WorkerError when no worker can be started. Ctrl-C ends it after the submissions
    that are under way.
    """
    course, name = grader.assignment.course, grader.assignment.name
    batch, done = Batch(), queue.SimpleQueue()
    with Writer(course, name, grader.assignment.source) as writer, _Pool(grader, workers, done) as pool:
        batch.protection = pool.protect(required)
        manual = manual_grades(course, name)
        waiting, entries = len(folders), []
        for student, folder in folders.items():
            digest = grader.digest(folder)
            report = None if force else _up_to_date(course, student, name, digest)
            if report is None:
                pool.put(student, folder, digest)
            else:
                done.put((report, None, True))
        try:
            while waiting:
                report, notebook, unchanged = done.get()
                if isinstance(report, Exception):
                    raise report
                waiting -= 1
                batch.unchanged += unchanged
                if not unchanged:
                    batch.graded += 1
                    _write(course, report, notebook, manual.get(report["student"], {}))
                batch.reports.append(report)
                entries.append(entry(report, unchanged))
                if len(entries) == GROUP or not waiting:
                    writer.send(entries)
                    entries = []
                tell(len(batch.reports), len(folders))
        except KeyboardInterrupt:
            batch.stopped = True
            if entries:
                writer.send(entries)
        pool.stop()
        for answer in writer.close():
            batch.problems += [f"{student}: not in the gradebook: {why}" for student, why in answer.failed.items()]
    batch.reports.sort(key=lambda report: report["student"])
    return batch


def _up_to_date(course, student, name, digest):
    report = records.read(records.path(course, student, name))
    there = page_of(course, student, name).is_file()
    return report if report and report["digest"] == digest and there else None


def _write(course, report, notebook, manual):
    """Notebook and page first: the report says that all of it is there."""
    student, name = report["student"], report["assignment"]
    folder = course.autograded / student / name
    if notebook is not None:
        records.write(folder / f"{name}.ipynb", records.dump(notebook))
    publish_student(course, report, manual)
    records.write(folder / "report.json", records.dump(report))


class _Pool:
    """Threads, each with a warm worker of its own; results go to a queue."""

    def __init__(self, grader: Grader, workers: int, done: queue.SimpleQueue):
        self.grader, self.count, self.done = grader, max(1, workers), done
        self.jobs: queue.SimpleQueue = queue.SimpleQueue()
        self.stopping, self.threads = threading.Event(), []

    def __enter__(self):
        # Started at once: the imports go on while folders are read. Without work it is ended again, unused.
        self.first = Worker()
        return self

    def protect(self, required):
        """The level that holds, which every report then says. Raises Unprotected below the required one."""
        found = self.first.protection()
        if LEVELS.index(found.level) < LEVELS.index(required):
            why = " ".join([*found.got_through, *found.missing])
            raise Unprotected(
                f"{found} {why} `autograder doctor` says more. To grade all the same, at your own risk: "
                f"--require-protection {found.level}"
            )
        self.grader = dataclasses.replace(self.grader, protection=found.level)
        return found.level

    def put(self, student, folder, digest):
        self.jobs.put((student, folder, digest))
        if len(self.threads) < self.count:
            thread = threading.Thread(target=self._work, args=(len(self.threads),), daemon=True)
            self.threads.append(thread)
            thread.start()

    def _work(self, number):
        try:
            worker = self.first if number == 0 else self.first.sibling()
        except WorkerError as error:
            self.done.put((error, None, False))
            return
        try:
            while not self.stopping.is_set():
                try:
                    student, folder, digest = self.jobs.get(timeout=0.2)
                except queue.Empty:
                    continue
                try:
                    graded = self.grader.grade(worker, student, folder, digest)
                except Exception as error:
                    # The worker is gone, or the key is wrong: nobody can be graded.
                    self.done.put((error, None, False))
                    return
                self.done.put((graded.report, graded.notebook, False))
        finally:
            if number:
                worker.close()

    def stop(self):
        self.stopping.set()
        for thread in self.threads:
            thread.join()
        self.threads = []

    def __exit__(self, *exception):
        self.stop()
        self.first.close()


def one_by_one(grader: Grader, worker: Worker, folders: dict[str, Path]) -> list[Graded]:
    """The same in this thread, writing nothing: for proofs and tests."""
    return [grader.grade(worker, student, folder) for student, folder in folders.items()]
