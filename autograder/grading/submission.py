"""Grades one submission: the unit of work.

In: a student's folder as plain data, a marking scheme, a worker. Out: the report and the executed notebook; after
`execute` alone, what can be judged later and elsewhere. Nothing is read or written here, and no student can make it
raise: what cannot be read, and what the grader itself fails on, ends as a report that needs a person.
"""

from __future__ import annotations

import dataclasses
import os
from dataclasses import dataclass

from autograder.grading.causes import undefined
from autograder.grading.executed import executed
from autograder.grading.lines import Lines
from autograder.grading.reporting import (
    answer,
    blank,
    digests,
    failed,
    last_line,
    picture,
    plain,
    raised,
    ungraded,
    written,
)
from autograder.grading.run import Ran, run
from autograder.grading.scheme import NotKnown, Scheme
from autograder.grading.stopped import stopped
from autograder.grading.verdicts import exercise_result, name_causes, name_what_is_undefined, nothing_wrong
from autograder.model import Exercise, Metadata
from autograder.notebooks.folder import Folder
from autograder.notebooks.read import Submission, Unreadable, read
from autograder.notebooks.rebuild import Rebuilt, rebuild
from autograder.report import Report
from autograder.sandbox.errors import WorkerError
from autograder.worker import devices
from autograder.worker.client import Worker


@dataclass
class Graded:
    report: Report
    notebook: dict | None  # the executed notebook; None when there was nothing to run


@dataclass
class Executed:
    """A submission that has been run and waits to be judged."""

    report: Report  # still without a verdict
    submission: Submission
    rebuilt: Rebuilt
    ran: Ran


def grade(student: str, folder: Folder, scheme: Scheme, worker: Worker) -> Graded:
    """Both halves. Raises WorkerError, and NotKnown as `judge` does."""
    one = execute(student, folder, scheme, worker)
    return one if isinstance(one, Graded) else judge(one, scheme)


def execute(student: str, folder: Folder, scheme: Scheme, worker: Worker) -> Executed | Graded:
    """Reads, rebuilds and runs. What cannot be read or run is graded with that. Raises WorkerError."""
    report = blank(student, folder, scheme)
    try:
        return _execute(folder, scheme, worker, report)
    except Unreadable as unreadable:
        contents = [[os.fsencode(name).hex(), content.hex()] for name, content in folder.contents]
        answers = digests(scheme, lambda name: contents)
        report = dataclasses.replace(report, status="needs attention", reason=unreadable.reason, answers=answers)
        return Graded(report, None)
    except WorkerError:
        raise
    except Exception:
        return Graded(failed(report, scheme, last_line()), None)


def judge(executed: Executed, scheme: Scheme) -> Graded:
    """Judges and names. Raises NotKnown when a mistake is to be named and the scheme has none yet."""
    try:
        return _judge(executed, scheme)
    except NotKnown:
        raise
    except Exception:
        return Graded(failed(executed.report, scheme, last_line()), None)


def _execute(folder, scheme, worker, report):
    submission = read(folder, scheme.name, scheme.release)
    rebuilt = rebuild(scheme.brought_up(submission.notebook), scheme.release, list(scheme.key))
    modules = submission.modules
    report.answers = digests(scheme, lambda name: answer(name, rebuilt, modules))

    def right(exercise, seen):
        try:
            wanted = scheme.expected[exercise.name]
            return nothing_wrong(loosened(exercise, devices.slack(scheme.device)), seen, wanted)
        except Exception:  # the judge meets it again, and then it costs this exercise alone
            return False

    how = scheme.limits, scheme.seconds, scheme.device, right, scheme.questions, modules
    return Executed(report, submission, rebuilt, run(worker, rebuilt.notebook, scheme.exercises, *how))


def _judge(done, scheme):
    submission, rebuilt, ran = done.submission, done.rebuilt, done.ran
    report = dataclasses.replace(done.report, exercises=[])
    report.repairs = [plain(repair) for repair in [*submission.repairs, *rebuilt.repairs]]
    lines = Lines(submission, rebuilt)
    missing = undefined(lines, ran.errors)
    for exercise in scheme.exercises:
        name = exercise.name
        result = _result(exercise, done, lines, scheme)
        result.code = lines.code(name)
        name_what_is_undefined(result, exercise, ran.observations.get(name, {}), missing, scheme.key)
        lines.mend(result)
        report.exercises.append(result)
    name_causes(report.exercises, ran.metadata)
    report.cells = raised(rebuilt.notebook, ran, lines)
    report.written = written(rebuilt.notebook, scheme.release, rebuilt.doubtful)
    report.picture = picture(scheme, ran.observations)
    if any(result.status == "grader error" for result in report.exercises):
        report.status = "needs attention"
        report.reason = "The grader itself failed on a part; a person has to look."
    else:
        report.score = sum(result.points for result in report.exercises)
    return Graded(report, executed(rebuilt.notebook, ran, report.exercises, scheme.release))


def _result(exercise, done, lines, scheme):
    name, ran = exercise.name, done.ran
    seen, exercise = ran.observations.get(name, {}), loosened(exercise, devices.slack(scheme.device))
    try:
        return exercise_result(
            exercise,
            seen,
            ran.metadata.get(name, Metadata()),
            scheme.expected[name],
            lambda: scheme.known(name),
            done.rebuilt.found.get(name),
            stopped(name, lines, ran.errors),
        )
    except NotKnown:
        raise
    except Exception:
        return ungraded(exercise, last_line())


def loosened(exercise: Exercise, slack: float) -> Exercise:
    """The exercise with the tolerances of its checks widened by a factor."""
    if slack == 1:
        return exercise
    checks = [dataclasses.replace(check, atol=slack * check.atol, rtol=slack * check.rtol) for check in exercise.checks]
    return dataclasses.replace(exercise, checks=checks)
