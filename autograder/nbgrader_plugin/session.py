"""What lasts longer than one submission inside nbgrader: the warm worker of the process, the assignment of a batch.

In: the name of an assignment, in the course of the current folder, which is where nbgrader's converters work. Out: a
Session that grades folders; None for assignments without a rubric, which are nbgrader's own to grade. nbgrader makes
its steps anew for every notebook, so they look here for what they share.
"""

from __future__ import annotations

import atexit
import dataclasses
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

from autograder.course import Course, CourseError

# The rest is imported when a submission comes: whoever reads the course's config loads the plug-ins, too.
if TYPE_CHECKING:
    from autograder.gradebook.grades import Given
    from autograder.grading.submission import Graded, Grader
    from autograder.worker.client import Worker


@dataclass
class Session:
    """One batch of one assignment."""

    course: Course
    grader: Grader
    stood: dict[str, Given] = field(default_factory=dict)  # what the gradebook held by hand, before nbgrader came

    @property
    def release(self) -> dict:
        return self.grader.assignment.release

    def submission(self, student: str) -> Path:
        return self.course.submitted / student / self.grader.assignment.name

    def graded(self, student: str) -> Path:
        return self.course.autograded / student / self.grader.assignment.name

    def record_release(self) -> None:
        """The assignment's rows in a gradebook that may have none: a fresh clone has the release, but nobody has run
        `nbgrader generate_assignment` there. Raises GradebookError."""
        known = (str(self.course.gradebook), self.grader.assignment.digest)
        if known not in _recorded or not self.course.gradebook.is_file():
            from autograder.gradebook.recording import record

            record(self.course, self.grader.assignment.name, self.grader.assignment.source, [])
            _recorded.add(known)

    def protected(self, required: str) -> str:
        """The isolation level. Raises TooLittleIsolation when it is below `required`, WorkerError when no worker
        starts."""
        return (
            _worker()
            .isolation()
            .require(required, 'put c.SandboxedExecute.require_protection = "{}" into nbgrader_config.py')
        )

    def rebuilt(self, student: str) -> dict:
        """The student's answers in a fresh release; for what cannot be read, the release with the reason on top."""
        from autograder.grading.executed import not_executed
        from autograder.notebooks.folder import taken
        from autograder.notebooks.read import Unreadable, read
        from autograder.notebooks.rebuild import rebuild

        assignment = self.grader.assignment
        try:
            submission = read(taken(self.submission(student)), assignment.name, self.release)
            notebook = assignment.earlier.brought_up(submission.notebook)
            return rebuild(notebook, self.release, list(assignment.key)).notebook
        except Unreadable as unreadable:
            return not_executed(self.release, unreadable.reason)

    def grade(self, student: str, required: str) -> Graded:
        """Grades what is in `submitted/`. Raises TooLittleIsolation when the isolation level is below `required`.

        A worker that has died is replaced once, so that one submission cannot end the batch.
        """
        from autograder.sandbox.errors import WorkerError

        folder = self.submission(student)
        for _ in range(2):
            try:
                grader = dataclasses.replace(self.grader, protection=self.protected(required))
                return grader.grade(_worker(), student, folder)
            except WorkerError as error:
                problem = str(error)
                end_worker()
        return self.grader.failed(student, folder, problem)


_sessions: dict[str, Session | None] = {}
_recorded: set[tuple[str, str]] = set()
_warm: list[Worker] = []


def session(assignment: str, notebook: str) -> Session | None:
    """The batch that grades this notebook, or None: the kit grades the one that is named as its assignment.

    Raises CourseError when the assignment has a rubric and cannot be loaded.
    """
    if notebook != assignment:
        return None
    if assignment not in _sessions:
        course = Course(Path.cwd())
        try:
            course.rubric(assignment)
        except CourseError:
            _sessions[assignment] = None
        else:
            _sessions[assignment] = _load(course, assignment)
    return _sessions[assignment]


def session_of(resources: dict) -> Session | None:
    """The same, from what nbgrader hands to exporters and steps."""
    who = resources.get("nbgrader") or {}
    return session(who["assignment"], who["notebook"]) if who else None


def new_batch() -> None:
    """From here on everything is read anew: formgrader's process lives long, and the course may have changed."""
    _sessions.clear()


def _load(course, assignment):
    from autograder.grading.expected import Assignment
    from autograder.grading.submission import Grader
    from autograder.notebooks.earlier import keep

    loaded = Assignment.load(course, assignment)
    keep(course, assignment, loaded.release)
    return Session(course, Grader(loaded))


def _worker() -> Worker:
    from autograder.worker.client import Worker

    if not _warm:
        _warm.append(Worker())
    return _warm[0]


@atexit.register
def end_worker() -> None:
    """Ends the process's worker; the next submission starts another."""
    while _warm:
        _warm.pop().close()
