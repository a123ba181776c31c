"""Makes nbgrader's autograde step careful: it checks before it removes anything, and a failure costs no earlier result.

In: the converter before it begins. Out: the same converter with some methods replaced. By itself nbgrader removes an
earlier result before it grades again, and again when that fails; it gives zero points for a notebook of another name
until it is graded; and it stops at a `timestamp.txt` that it cannot read. It knows nothing of how points come about.
"""

from __future__ import annotations

import contextlib
import os
import shutil
from pathlib import Path

from nbgrader.api import Gradebook, MissingEntry
from nbgrader.converters import NbGraderException

from autograder import files, records, timestamps
from autograder.batch.output import lives
from autograder.course import Course, CourseError
from autograder.gradebook.errors import GradebookError
from autograder.gradebook.grades import given
from autograder.nbgrader_plugin.session import Session, session
from autograder.sandbox.errors import SandboxError
from autograder.sandbox.isolation import below


def make_careful(converter) -> None:
    """Gives nbgrader's `Autograde` the methods below; it keeps its name, which the config uses."""
    kind = type(converter)
    converter.__class__ = type(kind.__name__, (_Careful, kind), {})


def _aside(course: Course) -> Path:
    """Where an earlier result is kept while the submission is graded again: by process, assignment and student."""
    return course.private / "kept"


class _Careful:
    def convert_notebooks(self) -> None:
        from autograder.nbgrader_plugin.steps import SandboxedExecute

        self._step = SandboxedExecute(parent=self)  # for what the config says of it
        self._restore()
        with self._our_timestamps():
            self._check_that_all_can_be_graded()
            try:
                super().convert_notebooks()
            finally:
                self._restore()

    def init_destination(self, assignment_id: str, student_id: str) -> bool:
        self._restore()
        batch, forced = session(assignment_id, assignment_id), self.force
        if batch is None:
            return super().init_destination(assignment_id, student_id)
        self._set_aside(batch, student_id)
        self.force = forced or self._too_little_isolation(batch, student_id)
        try:
            return super().init_destination(assignment_id, student_id)
        finally:
            self.force = forced

    def init_assignment(self, assignment_id: str, student_id: str) -> None:
        batch = session(assignment_id, assignment_id)
        if batch is not None:
            batch.by_hand = given(batch.course, assignment_id, [student_id])
        if batch is None or (batch.submission(student_id) / f"{assignment_id}.ipynb").exists():
            super().init_assignment(assignment_id, student_id)
            return
        before = {}
        with self._grades(assignment_id, student_id) as grades:
            before = {grade.name: (grade.auto_score, grade.needs_manual_grade) for grade in grades}
        super().init_assignment(assignment_id, student_id)
        with self._grades(assignment_id, student_id) as grades:
            for grade in grades:
                grade.auto_score, grade.needs_manual_grade = before.get(grade.name, (None, True))

    def _check_that_all_can_be_graded(self) -> None:
        """Raises NbGraderException, with the reason in the log, while nothing has been touched yet."""
        found = [(Path(place).parent.name, Path(place).name) for place in self.assignments]
        try:
            for name in sorted({name for _, name in found}):
                batch = session(name, name)
                if batch is not None and any(self._is_due(batch, student) for student, one in found if one == name):
                    if self._step.enabled:
                        batch.isolation(self._step.require_protection)
                    batch.record_release()
        except Exception as error:
            expected = isinstance(error, CourseError | GradebookError | SandboxError)
            self.log.error("%s", error if expected else f"{type(error).__name__}: {error}")
            self.log.error("Nothing was graded, and earlier results are unchanged.")
            raise NbGraderException(str(error)) from error

    def _is_due(self, batch: Session, student: str) -> bool:
        """Whether nbgrader will grade this submission."""
        graded = batch.graded(student)
        if self.force or not graded.exists() or self._too_little_isolation(batch, student):
            return True
        new, old = (self.coursedir.get_existing_timestamp(str(place)) for place in (batch.submission(student), graded))
        return new is not None and old is not None and new > old

    def _too_little_isolation(self, batch: Session, student: str) -> bool:
        """Whether a report was made at a lower isolation level than is required now."""
        try:
            report = records.read(batch.graded(student) / "report.json")
        except records.RecordError:  # it does not say
            return True
        return report is not None and below(report.protection, self._step.require_protection)

    def _set_aside(self, batch: Session, student: str) -> None:
        """Copies an earlier result to where nbgrader does not remove it."""
        graded = batch.graded(student)
        if graded.is_dir() and self._step.enabled:  # what is not to be run gets no report
            kept = _aside(batch.course) / str(os.getpid()) / graded.name / student
            files.folder(kept.parent)
            shutil.copytree(graded, kept, symlinks=True)

    def _restore(self) -> None:
        """Puts back the earlier result of a submission that has no new one. The report is written last.

        There is one at most, and perhaps those of runs that were killed.
        """
        course = Course(Path.cwd())
        for kept in _aside(course).glob("*/*/*"):
            if lives(int(kept.parts[-3])):
                continue
            graded = course.autograded / kept.name / kept.parent.name
            if (graded / "report.json").is_file():
                shutil.rmtree(kept)
            else:
                shutil.rmtree(graded, ignore_errors=True)
                files.folder(graded.parent)
                shutil.move(kept, graded)
                self.log.warning("%s: the earlier result was put back.", graded)
            with contextlib.suppress(OSError):  # others are still in them
                kept.parent.rmdir()
                kept.parent.parent.rmdir()

    @contextlib.contextmanager
    def _grades(self, assignment: str, student: str):
        """The grades of a submission in the gradebook, committed afterwards; none if it has no entry."""
        with Gradebook(self.coursedir.db_url, self.coursedir.course_id) as book:
            try:
                grades = book.find_submission_notebook(assignment, assignment, student).grades
            except MissingEntry:
                grades = []
            yield grades
            book.db.commit()

    @contextlib.contextmanager
    def _our_timestamps(self):
        def read(folder):
            time, _ = timestamps.handed_in(Path(folder))
            return time and time.replace(tzinfo=None)

        self.coursedir.get_existing_timestamp = read
        try:
            yield
        finally:
            del self.coursedir.get_existing_timestamp
