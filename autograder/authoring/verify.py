"""Proves an assignment: key full marks, release zero and leaking nothing, every accepted answer passes, every mistake
loses points and is named, generated folders fresh.

In: a course. Out: proofs, each with sentences about what does not hold. Everything goes the way of a real submission;
only the rubric decides how many points an answer gets.
"""

from __future__ import annotations

import functools
import json
import time
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from autograder.authoring.leaks import leaks
from autograder.authoring.release import fresh
from autograder.course import Course
from autograder.grading.assignment import Assignment
from autograder.grading.expected import deal
from autograder.grading.scheme import Scheme
from autograder.grading.submission import grade
from autograder.grading.verdicts import exercise_result
from autograder.model import Metadata
from autograder.naming import catalogue
from autograder.naming.catalogue import Answer
from autograder.notebooks.folder import File, Folder
from autograder.report import ExerciseResult, Report
from autograder.worker.client import Worker, spread

SEED = 20170612


@dataclass(frozen=True)
class Proof:
    """That a claim about an assignment holds, or in `problems` why it does not."""

    claim: str
    tried: int  # notebooks or answers
    problems: list[str]
    seconds: float

    @property
    def holds(self) -> bool:
        return not self.problems


def verify(course: Course, assignment: str, freshness: bool = True, seed: int = SEED) -> list[Proof]:
    """Every proof in turn; `freshness` compares the generated folders with a new build as well."""
    loaded = Assignment.load(course, assignment, seed=seed)
    proofs = []
    with Worker() as worker:
        trial = _Trial(loaded, worker)
        steps = [
            ("the key gets full marks", trial.key),
            # The mistakes first: what they do is needed to name what is wrong with anything else.
            ("every mistake loses points and is named", trial.mistakes),
            ("the release gets zero and leaks nothing", trial.release),
            ("every accepted answer gets full marks", trial.accepted),
            ("generated files are what a new build gives", trial.fresh),
        ]
        for claim, step in steps if freshness else steps[:-1]:
            start = time.monotonic()
            tried, problems = step()
            proofs.append(Proof(claim, tried, problems, time.monotonic() - start))
    return proofs


class _Trial:
    """What is tried, one method for each claim: how much of it there is, and what does not hold."""

    def __init__(self, assignment: Assignment, worker: Worker):
        self.assignment, self.worker = assignment, worker

    @functools.cached_property
    def _runs(self):
        """What every mistake does; those that a rule recognises are run, too."""
        return self.assignment.observe(self.worker, catalogue.mistakes(self.assignment.folder, self.assignment.key))

    @functools.cached_property
    def _scheme(self) -> Scheme:
        self.assignment.know(self._runs)
        return self.assignment.scheme(self.worker)

    def key(self) -> tuple[int, list[str]]:
        path = self.assignment.course.solution(self.assignment.name)
        report, problems = self._grade_folder(path), []
        if report.score != report.max_score:
            problems.append(f"{path} gets {_points(report.score)} of {report.max_score:g} points: {_why(report)}")
        return 1, problems + [f"{path}: {cell.cell} raises {cell.error}" for cell in report.cells]

    def release(self) -> tuple[int, list[str]]:
        course = self.assignment.course
        path = course.release(self.assignment.name)
        report, problems = self._grade_folder(path), []
        if report.score != 0:
            problems.append(f"{path} as released gets {_points(report.score)} points")
        return 1, problems + [
            f"{file.relative_to(course.root)}, line {number}, holds a line of the solution: {line}"
            for file, number, line in leaks(self.assignment)
        ]

    def accepted(self) -> tuple[int, list[str]]:
        answers = catalogue.accepted(self.assignment.folder, self.assignment.key)
        return len(answers), [
            f"{answer.path}: {_points(result.points)} of {result.max_points:g} points: {_why_not(result)}"
            for answer, result in self._graded(answers)
            if result.status != "accepted"
        ]

    def mistakes(self) -> tuple[int, list[str]]:
        answers = catalogue.mistakes(self.assignment.folder, self.assignment.key)
        problems, needless = [], {answer.path for answer in answers if answer.also}
        for answer, result in self._judged(answers):
            if result.points is None or result.points >= result.max_points:
                problems.append(f"{answer.path} as {answer.exercise} loses no points")
                continue
            named = {check.mistake for check in result.checks} - {None}
            if not named & {answer.stem, *answer.also}:
                told = f"is named {', '.join(sorted(named))}" if named else "is not named"
                problems.append(f"{answer.path} as {answer.exercise} {told}: {_why_not(result)}")
            if answer.stem not in named:
                needless.discard(answer.path)
        return len(answers), problems + [
            f"{path}: it is named by itself, so remove its `# also:` line" for path in sorted(needless)
        ]

    def fresh(self) -> tuple[int, list[str]]:
        return 1, fresh(self.assignment.course, self.assignment.name)

    def _graded(self, answers: list[Answer]) -> Iterator[tuple[Answer, ExerciseResult]]:
        """Answers and their exercises' results, from submissions that hold several of them."""
        hands = list(deal(answers, list(self.assignment.key)))
        notebooks = [self.assignment.with_answers({answer.exercise: answer.cells for answer in hand}) for hand in hands]
        reports = spread(self.worker, notebooks, lambda worker, notebook: self._grade(notebook, worker))
        for hand, report in zip(hands, reports):
            results = {result.name: result for result in report.exercises}
            for answer in hand:
                nothing = ExerciseResult(
                    name=answer.exercise, points=None, max_points=0, status="not run", note=None, error=None, checks=[],
                    code=[],
                )  # fmt: skip
                yield answer, results.get(answer.exercise, nothing)

    def _judged(self, mistakes: list[Answer]) -> Iterator[tuple[Answer, ExerciseResult]]:
        """The same for mistakes, from the runs that give their fingerprints."""
        seen, scheme = self._runs, self._scheme
        exercises = {exercise.name: exercise for exercise in self.assignment.exercises}
        for answer in mistakes:
            name, ran = answer.exercise, seen[answer.exercise, answer.stem]
            observations, metadata = ran.observations.get(name, {}), ran.metadata.get(name, Metadata())
            known = functools.partial(scheme.known, name)
            yield answer, exercise_result(exercises[name], observations, metadata, scheme.expected[name], known)

    def _grade_folder(self, folder: Path) -> Report:
        return self._grade(json.loads((folder / f"{self.assignment.name}.ipynb").read_text("utf-8")), self.worker)

    def _grade(self, notebook: dict, worker: Worker) -> Report:
        data = json.dumps(notebook).encode()
        folder = Folder((File(f"{self.assignment.name}.ipynb", "file", len(data), data=data),))
        return grade("somebody", folder, self._scheme, worker).report


def _points(score: float | None) -> str:
    return "no" if score is None else f"{score:g}"


def _why(report: Report) -> str:
    """Why a submission does not have all points."""
    if report.status != "graded":
        return report.reason
    return "; ".join(f"{r.name}: {_why_not(r)}" for r in report.exercises if r.status != "accepted")


def _why_not(result: ExerciseResult) -> str:
    """Why an answer was not accepted."""
    if result.error:  # it could not be run
        return result.note
    failed = [check for check in result.checks if check.status != "passed"]
    return f"“{failed[0].name}” {failed[0].status}. {failed[0].message}" if failed else result.status


def junit(proofs: list[Proof], assignment: str) -> str:
    """The proofs as JUnit XML, a test case each."""
    suite = ET.Element(
        "testsuite",
        name=f"verify {assignment}",
        tests=str(len(proofs)),
        failures=str(sum(not proof.holds for proof in proofs)),
        errors="0",
        time=f"{sum(proof.seconds for proof in proofs):.3f}",
    )
    for proof in proofs:
        case = ET.SubElement(
            suite, "testcase", classname=f"verify.{assignment}", name=proof.claim, time=f"{proof.seconds:.3f}"
        )
        if not proof.holds:
            ET.SubElement(case, "failure", message=proof.problems[0]).text = "\n".join(proof.problems)
    return ET.tostring(suite, encoding="unicode", xml_declaration=True) + "\n"
