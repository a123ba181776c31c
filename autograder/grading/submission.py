"""Grades one submission: the unit of work.

In: a student's folder and a worker. Out: the report and the executed notebook. Nothing is written
here, and no student can make it raise: what cannot be read, and what the grader itself gets wrong, ends as a report
that a person must look at.
"""

from __future__ import annotations

import dataclasses
import datetime
import hashlib
import json
import os
import re
import traceback
from dataclasses import dataclass, field, replace
from pathlib import Path

from autograder import timestamps
from autograder.course import CourseError
from autograder.grading.causes import undefined
from autograder.grading.executed import executed
from autograder.grading.expected import Assignment, versions
from autograder.grading.lines import Lines, imported_by
from autograder.grading.pictures import in_words
from autograder.grading.run import Ran, run
from autograder.grading.stopped import stopped
from autograder.grading.verdicts import exercise_result, name_causes, name_what_is_undefined, nothing_wrong
from autograder.model import Exercise, Metadata
from autograder.notebooks.folder import taken
from autograder.notebooks.read import Submission, Unreadable, read
from autograder.notebooks.rebuild import Rebuilt, rebuild
from autograder.report import CellError, CheckResult, ExerciseResult, Picture, Repair, Report, WrittenAnswer
from autograder.sandbox.errors import WorkerError
from autograder.worker import devices
from autograder.worker.answers import plain_text
from autograder.worker.client import TimeLimits, Worker

_IN_CELL = re.compile(r" \(<ipython-input[^()]*\)$")  # the line follows in our own words


@dataclass
class Graded:
    report: Report
    notebook: dict | None  # the executed notebook; None when there was nothing to run


@dataclass
class Looked:
    """A submission that has been run and waits to be judged."""

    report: Report  # still without a verdict
    submission: Submission
    rebuilt: Rebuilt
    ran: Ran


class NotKnown(Exception):
    """A mistake is to be named, and what the known mistakes do has not been observed yet."""


@dataclass(frozen=True)
class Grader:
    """What is the same for every submission of a batch."""

    assignment: Assignment
    limits: TimeLimits = field(default_factory=TimeLimits)
    device: str = "cpu"
    protection: str = "none"

    def digest(self, folder: Path) -> str:
        """Of everything that decides the result of a folder: a second run skips what has the same.

        Never raises; what cannot be read counts as that.
        """
        digest = hashlib.sha256(f"{self.assignment.digest}\0{self.device}\0{self.limits}".encode())
        for name, content in taken(folder).contents:
            digest.update(b"\0" + os.fsencode(name) + b"\0" + content)
        return digest.hexdigest()

    def grade(self, worker: Worker, student: str, folder: Path, digest: str | None = None) -> Graded:
        """Grades what is in `submitted/<student>/<assignment>`. Raises WorkerError, and CourseError for a wrong key."""
        one = self.look(worker, student, folder, digest)
        return one if isinstance(one, Graded) else self.judge(worker, one)

    def look(self, worker: Worker, student: str, folder: Path, digest: str | None = None) -> Looked | Graded:
        """The first half of `grade`: reads, rebuilds and runs. What cannot be read or run is graded with that."""
        report = self._blank(student, folder, digest or self.digest(folder))
        try:
            return self._look(worker, folder, report)
        except Unreadable as unreadable:
            answers = self._answers(lambda name: [[os.fsencode(n).hex(), c.hex()] for n, c in taken(folder).contents])
            report = dataclasses.replace(report, status="needs attention", reason=unreadable.reason, answers=answers)
            return Graded(report, None)
        except (WorkerError, CourseError):
            raise
        except Exception:
            return self._failed(report, _last_line())

    def judge(self, worker: Worker, looked: Looked, wait: bool = True) -> Graded:
        """The second half. Unless it may `wait` for the known mistakes to be run, it raises NotKnown when it must."""
        try:
            return self._judge(worker, looked, wait)
        except (WorkerError, CourseError, NotKnown):
            raise
        except Exception:
            return self._failed(looked.report, _last_line())

    def failed_on(self, looked: Looked, why: str) -> Graded:
        return self._failed(looked.report, why)

    def failed(self, student: str, folder: Path, why: str, digest: str | None = None) -> Graded:
        """For a submission that the grader could not deal with: neither a zero nor full marks, but for a person."""
        return self._failed(self._blank(student, folder, digest or self.digest(folder)), why)

    def _failed(self, report, why):
        reason = f"The grader itself failed on this submission; a person has to look. {why}"
        exercises = [_ungraded(exercise, why) for exercise in self.assignment.exercises]
        report = dataclasses.replace(report, status="needs attention", reason=reason, exercises=exercises)
        return Graded(report, None)

    def _look(self, worker, folder, report):
        assignment = self.assignment
        submission = read(taken(folder), assignment.name, assignment.release)
        notebook = assignment.earlier.brought_up(submission.notebook)
        rebuilt = rebuild(notebook, assignment.release, list(assignment.key))
        report.answers = self._answers(lambda name: _answer(name, rebuilt, submission.modules))
        seconds = assignment.seconds(worker, self.limits)
        expected = assignment.expected(worker)

        def right(exercise, seen):
            try:
                return nothing_wrong(loosened(exercise, devices.slack(self.device)), seen, expected[exercise.name])
            except Exception:  # the judge meets it again, and then it costs this exercise alone
                return False

        exercises, frames = assignment.exercises, assignment.frames
        modules = submission.modules
        ran = run(worker, rebuilt.notebook, exercises, self.limits, seconds, self.device, right, frames, modules)
        return Looked(report, submission, rebuilt, ran)

    def _judge(self, worker, looked, wait):
        assignment, submission, rebuilt, ran = self.assignment, looked.submission, looked.rebuilt, looked.ran
        report = dataclasses.replace(looked.report, exercises=[])
        expected = assignment.expected(worker)
        report.repairs = [_plain(repair) for repair in [*submission.repairs, *rebuilt.repairs]]
        lines = Lines(submission, rebuilt)
        missing = undefined(lines, ran.errors)
        for exercise in assignment.exercises:
            name = exercise.name
            result = self._result(worker, exercise, looked, lines, expected, wait)
            result.code = lines.code(name)
            name_what_is_undefined(result, exercise, ran.observations.get(name, {}), missing, assignment.key)
            lines.mend(result)
            report.exercises.append(result)
        name_causes(report.exercises, ran.metadata)
        report.cells = _raised(rebuilt.notebook, ran, lines)
        report.written = _written(rebuilt.notebook, assignment.release, rebuilt.doubtful)
        report.picture = self._picture(ran, expected)
        if any(result.status == "grader error" for result in report.exercises):
            report.status = "needs attention"
            report.reason = "The grader itself failed on a part; a person has to look."
        else:
            report.score = sum(result.points for result in report.exercises)
        return Graded(report, executed(rebuilt.notebook, ran, report.exercises, assignment.release))

    def _result(self, worker, exercise, looked, lines, expected, wait):
        name, ran, rebuilt = exercise.name, looked.ran, looked.rebuilt
        seen, exercise = ran.observations.get(name, {}), loosened(exercise, devices.slack(self.device))
        try:
            return exercise_result(
                exercise,
                seen,
                ran.metadata.get(name, Metadata()),
                expected[name],
                lambda: self._mistakes(worker, wait)[name],
                rebuilt.found.get(name),
                stopped(name, lines, ran.errors),
            )
        except (WorkerError, CourseError, NotKnown):
            raise
        except Exception:
            return _ungraded(exercise, _last_line())

    def _mistakes(self, worker, wait):
        if not wait and not self.assignment.knows_mistakes():
            raise NotKnown
        return self.assignment.mistakes(worker)

    def _blank(self, student, folder, digest) -> Report:
        time, problem = timestamps.handed_in(folder)
        return Report(
            schema=1,
            assignment=self.assignment.name,
            student=student,
            submitted_at=time and time.isoformat(),
            submitted_problem=problem and plain_text(problem, 300),
            graded_at=datetime.datetime.now(datetime.UTC).isoformat(timespec="seconds"),
            status="graded",
            reason=None,
            digest=digest,
            seed=self.assignment.seed,
            protection=self.protection,
            device=self.device,
            versions=versions(),
            score=None,
            max_score=sum(exercise.points for exercise in self.assignment.exercises),
            repairs=[],
            exercises=[],
            cells=[],
            written=[],
            answers={},
            picture=None,
        )

    def _answers(self, answer):
        """{name: digest of `answer(name)`} for all that is graded, so that whoever has graded something by hand is
        asked to look again when it has changed since, and only then."""
        marks = [cell["metadata"].get("nbgrader", {}) for cell in self.assignment.release["cells"]]
        by_hand = [one["grade_id"] for one in marks if (one.get("grade") and one.get("solution")) or one.get("task")]
        names = [*(exercise.name for exercise in self.assignment.exercises), *by_hand]
        return {name: hashlib.sha256(json.dumps(answer(name)).encode()).hexdigest() for name in names}

    def _picture(self, ran, expected):
        wanted = self.assignment.picture
        if not wanted:
            return None
        name, case = wanted["exercise"], wanted["case"]
        want = expected[name][case].results[0]
        seen = ran.observations.get(name, {}).get(case)
        got = ((seen and seen.results) or [None])[0]
        fits = getattr(got, "shape", None) == want.shape
        return Picture(
            title=wanted["title"],
            exercise=name,
            labels=wanted["labels"],
            got=_numbers(got) if fits else None,
            expected=_numbers(want),
        )


def _ungraded(exercise, why) -> ExerciseResult:
    """Neither a zero nor full marks: ungraded, until a person has looked."""
    check = CheckResult(
        name="all checks", visible=True, status="grader error", message=why, mistake=None, title=None, hint=None,
        evidence=None,
    )  # fmt: skip
    return ExerciseResult(
        name=exercise.name, points=None, max_points=exercise.points, status="grader error", note=None, error=None,
        checks=[check], code=[],
    )  # fmt: skip


def loosened(exercise: Exercise, slack: float) -> Exercise:
    """The exercise with the tolerances of its checks widened by a factor."""
    if slack == 1:
        return exercise
    checks = [replace(check, atol=slack * check.atol, rtol=slack * check.rtol) for check in exercise.checks]
    return replace(exercise, checks=checks)


def _raised(notebook, ran, lines):
    """The student's own cells that raised; a stub that was left alone is told as “not attempted”, not here."""
    rows = []
    for index, error in sorted(ran.errors.items()):
        marks = notebook["cells"][index].get("metadata", {}).get("nbgrader", {})
        kind = plain_text(error.type, 80)
        if kind == "NotImplementedError" and marks.get("locked"):
            continue
        cell, line = lines.of(index, error)
        where = f" (line {line})" if type(line) is int else ""
        text = _IN_CELL.sub("", plain_text(error.text, 300))
        row = CellError(cell=cell, error=f"{kind}: {text}{where}" if text else f"{kind}{where}")
        rows += [row] if row not in rows else []  # cells that call the same line of a script
    return rows


def _answer(name, rebuilt, modules):
    """All that counts of an answer: the code judged and what it imports, a written answer with its pictures; of a task,
    and of an answer not found for certain, which may stand anywhere, everything that the student wrote."""
    if name in rebuilt.judged:
        sources = [cell["source"] for cell in rebuilt.judged[name]]
        return [*sources, *imported_by(sources, modules).items()]
    own = []
    for cell in rebuilt.notebook["cells"]:
        marks, told = cell["metadata"].get("nbgrader", {}), [_source(cell), cell.get("attachments")]
        if marks.get("grade_id") == name and not marks.get("task") and not rebuilt.doubtful:
            return told
        own += [] if marks.get("locked") else [told]
    return own


def _written(notebook, release, doubtful):
    """The written answers; where one may stand in text that was not taken for it, a person has to look."""
    stubs = {c["metadata"].get("nbgrader", {}).get("grade_id"): _source(c) for c in release["cells"]}
    rows = []
    for cell in notebook["cells"]:
        marks = cell["metadata"].get("nbgrader", {})
        if marks.get("grade") and marks.get("solution"):
            text, name = _source(cell), marks["grade_id"]
            answered = text.strip() != (stubs.get(name) or "").strip() and bool(text.strip())
            rows.append(
                WrittenAnswer(
                    name=name,
                    max_points=marks.get("points", 0),
                    answered=answered or doubtful,
                    text=plain_text(in_words(cell), 20_000) if answered else "",
                )
            )
    return rows


def _source(cell):
    return cell["source"] if isinstance(cell["source"], str) else "".join(cell["source"])


def _plain(repair, limit=2000) -> Repair:
    return Repair(cell=plain_text(repair["cell"], limit), what=plain_text(repair["what"], limit))


def _numbers(array):
    import numpy as np

    if array.ndim:
        return [_numbers(part) for part in array]
    return round(float(array), 4) if np.isfinite(array) else str(float(array))


def _last_line():
    return plain_text(json.dumps(traceback.format_exc().strip().splitlines()[-1], ensure_ascii=False), 300)
