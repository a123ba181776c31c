"""An assignment of a course: its release, source and rubric, with the cases of one seed.

In: a course and a name. Out: the assignment, the marking scheme that graders get of it, and what its key and its known
mistakes did, which is kept in the course. It grades nothing.
"""

from __future__ import annotations

import dataclasses
import functools
import hashlib
import json
import secrets
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from autograder import files
from autograder.course import Course, CourseError, exercises_of, load_rubric
from autograder.grading.agreement import agree
from autograder.grading.expected import deal, fingerprints, run_hand, run_key
from autograder.grading.kept import Kept
from autograder.grading.run import Ran
from autograder.grading.scheme import Scheme
from autograder.grading.versions import versions
from autograder.model import Exercise, Mistake, Observation
from autograder.naming import catalogue
from autograder.notebooks.earlier import known
from autograder.worker.client import Worker, spread

_BEGIN, _END = "### BEGIN SOLUTION", "### END SOLUTION"
_BASE = Path(__file__).resolve().parent.parent


@dataclass
class Assignment:
    """One assignment of a course, with the cases of one seed."""

    course: Course
    name: str
    seed: int
    folder: Path  # the rubric's
    exercises: list[Exercise]
    source: dict  # the instructor's notebook, with solutions
    release: dict  # the students' notebook
    key: dict[str, str]  # exercise → its answer cell in the key
    picture: dict | None
    written: dict
    digest: str
    earlier: list[dict]  # releases of before, from which a submission may have been made

    @classmethod
    def load(cls, course: Course, name: str, seed: int | None = None, unreleased=False) -> Assignment:
        """Reads source, release and rubric; with `unreleased`, the source in place of a release that is not there yet.

        Raises CourseError when something is missing, CatalogueError for a bad file of the catalogue.
        """
        folder = course.rubric(name)
        rubric = load_rubric(folder)
        seed = course_seed(course, name) if seed is None else seed
        streams = np.random.SeedSequence(seed).spawn(2)
        exercises = exercises_of(rubric, *(np.random.default_rng(stream) for stream in streams))
        source = notebook_in(course.source(name), name)
        agree(exercises, source, course.source(name))
        release = source if unreleased else notebook_in(course.release(name), name)
        earlier = known(course, name, release)
        _add_data_names(exercises, release)
        key = {
            cell["metadata"]["nbgrader"]["grade_id"]: without_markers(_text(cell))
            for cell in source["cells"]
            if cell["metadata"].get("nbgrader", {}).get("grade_id") in {e.name for e in exercises}
        }
        return cls(
            course,
            name,
            seed,
            folder,
            exercises,
            source,
            release,
            key,
            getattr(rubric, "PICTURE", None),
            getattr(rubric, "WRITTEN", {}),
            _digest(folder, source, release, earlier, seed),
            earlier,
        )

    @functools.cached_property
    def kept(self) -> Kept:
        return Kept(self.course, self.name, self.digest)

    def scheme(self, worker: Worker | None = None, **how) -> Scheme:
        """The marking scheme, with what is known of key and mistakes. With a `worker` they are run if they have not
        been.

        `how`: fields of the scheme that are not the assignment's, such as limits and device.
        """
        if worker:
            self.expected(worker), self.mistakes(worker)
        scheme = dataclasses.replace(self._bare, **how)
        if key := self.kept.key():
            scheme.expected, scheme.took = key.observations, key.seconds
        scheme.mistakes = self.kept.mistakes_packed()
        return scheme

    def expected(self, worker: Worker) -> dict[str, dict[str, Observation]]:
        """exercise → case id → the key's observation. Raises CourseError for a wrong key."""
        return (self.kept.key() or self.kept.put("key", run_key(self._bare, worker))).observations

    def mistakes(self, worker: Worker) -> dict[str, list[Mistake]]:
        """exercise → its mistakes, each with its own observations."""
        return self.kept.mistakes() or self.know(self.observe(worker, self.to_be_run()))

    def to_be_run(self) -> list[catalogue.Answer]:
        """The known mistakes that need a fingerprint: all but those that a rule recognises."""
        return [answer for answer in catalogue.mistakes(self.folder, self.key) if not answer.rule]

    def observe(self, worker: Worker, answers: list[catalogue.Answer]) -> dict[tuple[str, str], Ran]:
        """(exercise, stem) → what a notebook did that holds this answer, the key's answers elsewhere."""
        hands = list(deal(answers, list(self.key)))
        ran = spread(worker, hands, lambda worker, hand: run_hand(self._bare, worker, hand))
        return {answer: done for one in ran for answer, done in one.items()}

    def know(self, seen: dict[tuple[str, str], Ran]) -> dict[str, list[Mistake]]:
        """Keeps what the mistakes did as their fingerprints."""
        answers = catalogue.mistakes(self.folder, self.key)
        return self.kept.put("mistakes", fingerprints(self._bare, answers, seen))

    def with_answers(self, answers: dict[str, list[str]]) -> dict:
        """The release notebook filled in: given cells (the last is the answer), or the key's."""
        return self._bare.with_answers(answers)

    @property
    def _bare(self) -> Scheme:
        names = ("name", "seed", "digest", "exercises", "release", "earlier", "key", "picture")
        return Scheme(**{name: getattr(self, name) for name in names})


def without_markers(source: str) -> str:
    """A solution cell's code without nbgrader's begin and end marks."""
    return "\n".join(line for line in source.splitlines() if line.strip() not in (_BEGIN, _END))


def course_seed(course: Course, assignment: str) -> int:
    """The seed of the hidden inputs: drawn once, kept in the course's private folder."""
    path = course.private / f"seed-{assignment}"
    if not path.exists():
        files.write_once(path, f"{secrets.randbits(63)}\n")
    try:
        return int(path.read_text())
    except ValueError:
        raise CourseError(f"{path} does not hold a number: delete it to draw a new seed") from None


def _digest(folder, source, release, earlier, seed):
    digest = hashlib.sha256(json.dumps([source, release, earlier, seed, versions()], sort_keys=True).encode())
    rooms = ("checks", "selfcheck", "naming", "notebooks", "grading", "worker", "sandbox")
    for place in (folder, *(_BASE / room for room in rooms)):
        for path in sorted(place.rglob("*.py")):
            digest.update(f"{path.relative_to(place)}\0".encode() + path.read_bytes())
    for name in ("model.py", "framework.py", "report.py", "rubric.py", "text.py", "timestamps.py"):
        digest.update((_BASE / name).read_bytes())
    return digest.hexdigest()


def notebook_in(folder: Path, name: str) -> dict:
    """A notebook of the course, such as the release. Raises CourseError."""
    path = folder / f"{name}.ipynb"
    try:
        return json.loads(path.read_text("utf-8"))
    except FileNotFoundError:
        raise CourseError(f"{path} is missing: run `autograder release {name}` first") from None
    except ValueError as error:
        raise CourseError(f"{path} is no notebook ({error}): run `autograder release {name}`") from None


def _text(cell):
    return cell["source"] if isinstance(cell["source"], str) else "".join(cell["source"])


def _add_data_names(exercises, release):
    """Tells each exercise which data the notebook's locked cells bind, so that leaning on them can be named."""
    import ast

    names = set()
    for cell in release["cells"]:
        if cell["cell_type"] == "code" and cell["metadata"].get("nbgrader", {}).get("locked"):
            try:
                tree = ast.parse(_text(cell))
            except SyntaxError:
                continue
            names |= {
                node.id
                for part in tree.body
                if isinstance(part, ast.Assign)
                for target in part.targets
                for node in ast.walk(target)
                if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)
            }
    for exercise in exercises:
        exercise.data = sorted(names)
