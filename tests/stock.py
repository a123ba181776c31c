"""What stock nbgrader makes of a submission: its own `autograde`, with none of the kit's plug-ins.

In: a course folder with source and release, and submissions to put beside an undamaged one. Out: an `Outcome`. All in
this process, through nbgrader's own classes; only the kernels are processes of their own.
"""

from __future__ import annotations

import logging
import os
import re
import shutil
import signal
import sys
import warnings
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from damage import NAME, UNDAMAGED, Damage
from nbgrader.apps import NbGraderAPI
from nbgrader.converters import Autograde
from traitlets.config import Config

from autograder.authoring import release
from autograder.course import Course
from autograder.grading.assignment import Assignment

# nbgrader waits for a kernel and for a pipe without end.
PATIENCE, SHORT_PATIENCE = 240, 20  # seconds


@dataclass(frozen=True)
class Outcome:
    """score: automatic points in the gradebook, None without an entry; went_on: the next student was reached.

    error: why nbgrader failed on it, "" when it did not; hung: it had not ended when patience did.
    """

    score: float | None
    went_on: bool
    error: str = ""
    hung: bool = False
    written: bool = False  # the written answer waits for a person

    def against(self, deserved: float | None, whole: float) -> str:
        """In words, beside the points that the answers deserve; None when the submission holds none."""
        if self.hung:
            return "**waits without end**"
        if not self.went_on:
            return f"**stops the whole batch**: {self.error}"
        if self.error:
            return f"an error, {self.score or 0:g} in the gradebook: {self.error}"
        if self.score is None:
            return "**left out**"
        if deserved is None:
            return f"**{self.score:g} points for somebody else's work**"
        if self.score == deserved:
            lost = "" if self.written else ", but **the written answer is not shown to anybody**"
            return f"{self.score:g}{lost}"
        if not self.score:
            return f"**silent zero**; {deserved:g} deserved"
        if self.score > deserved:
            full = "silent full marks" if self.score >= whole else "silently too many"
            return f"**{full}**: {self.score:g}; {deserved:g} deserved"
        return f"**silently too few**: {self.score:g}; {deserved:g} deserved"


class _TooLong(BaseException):
    pass


class _Watched(Autograde):
    """Notes whom it reaches; the neighbour is reached, not graded, since that takes a kernel each time."""

    reached: set

    def init_assignment(self, assignment_id, student_id):
        self.reached.add(student_id)
        self.now = student_id
        super().init_assignment(assignment_id, student_id)

    def convert_single_notebook(self, notebook_filename):
        if self.now != UNDAMAGED:
            super().convert_single_notebook(notebook_filename)


class _Errors(logging.Handler):
    def __init__(self):
        super().__init__(logging.ERROR)
        self.lines = []

    def emit(self, record):
        self.lines += [line for line in record.getMessage().strip().splitlines() if line.strip()]


class Stock:
    """A course of its own, made with nbgrader's converters, in which one submission after the other is graded."""

    def __init__(self, repo: Course, root: Path):
        selfcheck = (repo.release(NAME) / "selfcheck.py").read_text("utf-8")
        self.course = release.generate(repo, NAME, root, selfcheck)
        self.assignment = Assignment.load(self.course, NAME, seed=1)

    def grade(self, damage: Damage) -> Outcome:
        shutil.rmtree(self.course.submitted, ignore_errors=True)
        student = f"damaged-{damage.student}"  # sorts before the neighbour, who is graded next
        damage.put(self.assignment, self.course.submitted / student / NAME)
        if damage.student != UNDAMAGED:
            Damage(UNDAMAGED, "", "", lambda work: None).put(self.assignment, self.course.submitted / UNDAMAGED / NAME)
        api = NbGraderAPI(config=self._config())
        api.coursedir.assignment_id, api.coursedir.student_id = NAME, "*"
        autograde = _Watched(coursedir=api.coursedir, parent=api)
        autograde.force, autograde.reached = True, set()
        errors, failed, hung = _Errors(), False, False
        autograde.log.addHandler(errors)
        try:
            with _quiet(), _path_of_this_python(), _patience(SHORT_PATIENCE if damage.hangs else PATIENCE):
                autograde.start()
        except _TooLong:
            hung = True
        except Exception as error:
            errors.lines.append(f"{type(error).__name__}: {error}")
            failed = True
        finally:
            autograde.log.removeHandler(errors)
        went_on = UNDAMAGED in autograde.reached or damage.student == UNDAMAGED
        score, written = self._in_gradebook(student)
        return Outcome(score, went_on and not hung, _most_telling(errors.lines) if failed else "", hung, written)

    def _in_gradebook(self, student: str) -> tuple[float | None, bool]:
        from nbgrader.api import Gradebook, MissingEntry

        with Gradebook(f"sqlite:///{self.course.gradebook}") as book:
            try:
                grades = book.find_submission(NAME, student).notebooks[0].grades
            except (MissingEntry, IndexError):
                return None, False
            written = any(grade.needs_manual_grade for grade in grades if grade.name == "why_scale")
            return sum(grade.auto_score or 0 for grade in grades), written

    def _config(self) -> Config:
        config = Config()
        config.CourseDirectory.root = str(self.course.root)
        config.CourseDirectory.course_id = "stock"
        config.CourseDirectory.db_url = f"sqlite:///{self.course.gradebook}"
        config.CourseDirectory.release_directory = "assignments"
        config.CourseDirectory.ignore = [".ipynb_checkpoints", "*.pyc", "__pycache__", ".pytest_cache", "*.nb.py"]
        config.NbGrader.log_level = config.Application.log_level = logging.CRITICAL
        return config


_RAISED = re.compile(r"^(?:\w+\.)*(\w*(?:Error|Exception)): (.+)", re.DOTALL)
_PLACE = re.compile(r"(: line \d+ column \d+.*| in position \d+.*|\. .*)$")


def _most_telling(lines: list[str]) -> str:
    """Of what nbgrader logged the exception that started it, without the place in the file and advice that follow."""
    found = [match for line in lines if (match := _RAISED.match(line)) and not match[2].startswith("Please see")]
    said = f"{found[0][1]}: {found[0][2]}" if found else lines[-1]
    return _PLACE.sub("", " ".join(said.removeprefix("NbGraderException: ").split()))[:110]


@contextmanager
def _patience(seconds: int):
    def stop(*_):
        raise _TooLong

    before = signal.signal(signal.SIGALRM, stop)
    signal.alarm(seconds)
    try:
        yield
    finally:
        signal.alarm(0)
        signal.signal(signal.SIGALRM, before)


@contextmanager
def _quiet():
    """SQLAlchemy has much to say about how nbgrader uses it."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        yield


@contextmanager
def _path_of_this_python():
    """nbgrader starts the kernel that the kernelspec names, by a program on the PATH."""
    before = os.environ["PATH"]
    os.environ["PATH"] = os.pathsep.join([str(Path(sys.executable).parent), before])
    try:
        yield
    finally:
        os.environ["PATH"] = before
