"""Proves an assignment: key full marks, release zero and leaking nothing, every accepted answer passes, every mistake
loses points and is named, generated folders fresh.

In: a course. Out: proofs, each with the sentences that say what does not hold. Everything goes the way of a real
submission; the rubric alone says what an answer is worth.
"""

from __future__ import annotations

import functools
import json
import tempfile
import time
import xml.etree.ElementTree as ET
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from autograder.authoring import release as releases
from autograder.authoring import source
from autograder.course import Course
from autograder.grading import catalogue
from autograder.grading.expected import Assignment, deal
from autograder.grading.submission import Grader
from autograder.grading.verdicts import exercise_result
from autograder.report import ExerciseResult, Report
from autograder.selfcheck.bundle import own_code
from autograder.worker.client import Worker, spread

SEED = 20170612


@dataclass
class Proof:
    name: str
    claim: str
    problems: list[str] = field(default_factory=list)
    tried: int = 0
    seconds: float = 0.0

    @property
    def holds(self) -> bool:
        return not self.problems


def verify(course: Course, assignment: str, freshness: bool = True, seed: int = SEED) -> list[Proof]:
    """Every proof in turn; `freshness` compares the generated folders with a new build as well."""
    loaded = Assignment.load(course, assignment, seed=seed)
    proofs = []
    with Worker() as worker, tempfile.TemporaryDirectory() as scratch:
        trial = _Trial(Grader(loaded), worker, Path(scratch))
        steps: list[tuple[str, str, Callable]] = [
            ("key", "the key gets full marks", trial.key),
            # The mistakes first: what they do is needed to name what is wrong with anything else.
            ("mistakes", "every mistake loses points and is named", trial.mistakes),
            ("release", "the release gets zero and leaks nothing", trial.release),
            ("accepted", "every accepted answer gets full marks", trial.accepted),
        ]
        if freshness:
            steps.append(("fresh", "generated files are what a new build gives", trial.fresh))
        for name, claim, step in steps:
            proof, start = Proof(name, claim), time.monotonic()
            step(proof)
            proof.seconds = time.monotonic() - start
            proofs.append(proof)
    return proofs


class _Trial:
    def __init__(self, grader: Grader, worker: Worker, scratch: Path):
        self.grader, self.worker, self.scratch = grader, worker, scratch
        self.assignment = grader.assignment

    def _grade(self, notebook, worker=None) -> Report:
        folder = Path(tempfile.mkdtemp(dir=self.scratch)) / self.assignment.name
        folder.mkdir()
        (folder / f"{self.assignment.name}.ipynb").write_text(json.dumps(notebook), "utf-8")
        return self.grader.grade(worker or self.worker, folder.parent.name, folder).report

    def _notebook(self, place):
        return json.loads((place / f"{self.assignment.name}.ipynb").read_text("utf-8"))

    def key(self, proof):
        path = self.assignment.course.solution(self.assignment.name)
        report = self._grade(self._notebook(path))
        proof.tried = 1
        if report.score != report.max_score:
            proof.problems.append(f"{path} gets {_points(report.score)} of {report.max_score:g} points: {_why(report)}")
        for cell in report.cells:
            proof.problems.append(f"{path}: {cell.cell} raises {cell.error}")

    def release(self, proof):
        name, course = self.assignment.name, self.assignment.course
        report = self._grade(self._notebook(course.release(name)))
        proof.tried = 1
        if report.score != 0:
            proof.problems.append(f"{course.release(name)} as released gets {_points(report.score)} points")
        proof.problems += [
            f"{path.relative_to(course.root)}, line {number}, holds a line of the solution: {line}"
            for path, number, line in leaks(self.assignment)
        ]

    def accepted(self, proof):
        answers = catalogue.accepted(self.assignment.folder, self.assignment.key)
        proof.tried = len(answers)
        for answer, result in self._dealt(answers):
            if result.status != "accepted":
                proof.problems.append(
                    f"{answer.path}: {_points(result.points)} of {result.max_points:g} points: {_why_not(result)}"
                )

    @functools.cached_property
    def _runs(self):
        answers = catalogue.mistakes(self.assignment.folder, self.assignment.key)
        seen = self.assignment.observe(self.worker, answers)
        self.assignment.know(answers, seen)
        return seen

    def mistakes(self, proof):
        answers = catalogue.mistakes(self.assignment.folder, self.assignment.key)
        proof.tried = len(answers)
        needless = {answer.path for answer in answers if answer.also}
        for answer, result in self._judged(answers):
            if result.points is None or result.points >= result.max_points:
                proof.problems.append(f"{answer.path} as {answer.exercise} loses no points")
                continue
            named = {check.mistake for check in result.checks} - {None}
            if not named & {answer.stem, *answer.also}:
                told = f"is named {', '.join(sorted(named))}" if named else "is not named"
                proof.problems.append(f"{answer.path} as {answer.exercise} {told}: {_why_not(result)}")
            if answer.stem not in named:
                needless.discard(answer.path)
        proof.problems += [
            f"{path}: it is named by itself, so take its `# also:` line away" for path in sorted(needless)
        ]

    def _dealt(self, answers):
        """(answer, its exercise's result) of submissions that hold the answers, several in one."""
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

    def _judged(self, answers):
        """The same for mistakes, from the runs that give their fingerprints."""
        seen = self._runs
        known = self.assignment.mistakes(self.worker)
        expected = self.assignment.expected(self.worker)
        exercises = {exercise["name"]: exercise for exercise in self.assignment.exercises}
        for answer in answers:
            name, ran = answer.exercise, seen[answer.exercise, answer.stem]
            observations, facts = ran.observations.get(name, {}), ran.facts.get(name, {})
            yield answer, exercise_result(exercises[name], observations, facts, expected[name], lambda: known[name])  # noqa: B023

    def fresh(self, proof):
        proof.problems += releases.fresh(self.assignment.course, self.assignment.name)
        proof.tried = 1


def leaks(assignment: Assignment):
    """(file, line number, line) for every line of a solution that stands in the released folder."""
    # Lines of the kit's own code that travels (`super().__init__()`, say) give nothing away, nor do stubs: an answer
    # cell may hold one in the source already.
    given = {line.strip() for line in own_code().splitlines()} | releases.stub_lines(assignment.course)
    for cell in assignment.source["cells"]:
        marks = cell["metadata"].get("nbgrader", {})
        if not marks.get("solution"):
            text = cell["source"] if isinstance(cell["source"], str) else "".join(cell["source"])
            given |= {line.strip() for line in text.splitlines()}
    secret = {
        line.strip()
        for cell in assignment.source["cells"]
        if cell["metadata"].get("nbgrader", {}).get("solution")
        for line in _solution_lines(cell)
    }
    secret = {line for line in secret - given if len(line) > 12 and not line.startswith("#")}
    folder = assignment.course.release(assignment.name)
    for path in sorted(folder.rglob("*")):
        if path.is_file():
            for number, line in enumerate(_plain_lines(path), 1):
                if line.strip() in secret:
                    yield path, number, line.strip()


def _solution_lines(cell):
    """The lines that nbgrader takes out: those between the marks, in a cell without marks all of them."""
    text = cell["source"] if isinstance(cell["source"], str) else "".join(cell["source"])
    if source.BEGIN not in text:
        yield from text.splitlines()
        return
    inside = False
    for line in text.splitlines():
        if source.BEGIN in line or source.END in line:
            inside = source.BEGIN in line
        elif inside:
            yield line


def _plain_lines(path):
    text = path.read_text("utf-8", "replace")
    if path.suffix != ".ipynb":
        return text.splitlines()
    cells = json.loads(text)["cells"]
    return [
        line
        for c in cells
        for line in (c["source"] if isinstance(c["source"], str) else "".join(c["source"])).splitlines()
    ]


def _points(score):
    return "no" if score is None else f"{score:g}"


def _why(report):
    if report.status != "graded":
        return report.reason
    return "; ".join(f"{r.name}: {_why_not(r)}" for r in report.exercises if r.status != "accepted")


def _why_not(result):
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
