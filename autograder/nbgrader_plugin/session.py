"""What lasts longer than one submission inside nbgrader: the graders of the process, the assignment of a batch.

In: the name of an assignment, in the course of the current folder, which is where nbgrader's converters work. Out: a
Session that grades folders; None for assignments without a rubric, which are nbgrader's own to grade. nbgrader makes
its steps anew for every notebook, so they look here for what they share.
"""

from __future__ import annotations

import atexit
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

from autograder.course import Course, CourseError

# The rest is imported when a submission comes: whoever reads the course's config loads the plug-ins, too.
if TYPE_CHECKING:
    from autograder.batch.grader import Done
    from autograder.batch.local import LocalExecutor
    from autograder.grading.assignment import Assignment
    from autograder.report import Given


@dataclass
class Session:
    """One batch of one assignment."""

    course: Course
    assignment: Assignment
    by_hand: dict[str, Given] = field(default_factory=dict)  # what the gradebook held before nbgrader came

    @property
    def release(self) -> dict:
        return self.assignment.release

    def submission(self, student: str) -> Path:
        return self.course.submitted / student / self.assignment.name

    def graded(self, student: str) -> Path:
        return self.course.autograded / student / self.assignment.name

    def record_release(self) -> None:
        """The assignment's rows in a gradebook that may have none: a fresh clone has the release, but nobody has run
        `nbgrader generate_assignment` there. Raises GradebookError."""
        known = (str(self.course.gradebook), self.assignment.digest)
        if known not in _recorded or not self.course.gradebook.is_file():
            from autograder.gradebook.recording import record

            record(self.course, self.assignment.name, self.assignment.source, [])
            _recorded.add(known)

    def isolation(self, required: str) -> str:
        """The isolation level. Raises TooLittleIsolation when it is below `required`, SandboxError when no server
        starts."""
        from autograder.batch.grader import isolation

        remedy = 'put c.SandboxedExecute.require_protection = "{}" into nbgrader_config.py'
        return _executor().submit(isolation, required, remedy).result()

    def rebuilt(self, student: str) -> dict:
        """The student's answers in a fresh release; for what cannot be read, the release with the reason on top."""
        from autograder.grading.executed import not_executed
        from autograder.notebooks.folder import taken
        from autograder.notebooks.read import Unreadable, read
        from autograder.notebooks.rebuild import rebuild

        scheme = self.assignment.scheme()
        try:
            submission = read(taken(self.submission(student)), scheme.name, self.release)
            return rebuild(scheme.brought_up(submission.notebook), self.release, list(scheme.key)).notebook
        except Unreadable as unreadable:
            return not_executed(self.release, unreadable.reason)

    def grade(self, student: str, required: str) -> Done:
        """Grades what is in `submitted/`. Raises SandboxError when no server starts.

        A grader or server that has died is replaced once, so that one submission cannot end the batch.
        """
        from autograder.batch.schedule import Schedule

        executor = _executor()
        (done,) = Schedule(executor, self.assignment, [(student, self.submission(student))], 1, required=required)
        executor.complete()
        return done


_sessions: dict[str, Session | None] = {}
_recorded: set[tuple[str, str]] = set()
graders: list[LocalExecutor] = []


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
    from autograder.grading.assignment import Assignment
    from autograder.notebooks.earlier import keep

    loaded = Assignment.load(course, assignment)
    keep(course, assignment, loaded.release)
    return Session(course, loaded)


def _executor() -> LocalExecutor:
    """One grader: nbgrader hands over one submission after the other."""
    from autograder.batch.local import LocalExecutor

    if not graders:
        graders.append(LocalExecutor(1))
    return graders[0]


@atexit.register
def end_graders() -> None:
    """Ends the process's graders; the next submission starts others."""
    while graders:
        graders.pop().close()
