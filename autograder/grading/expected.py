"""What the key and the known mistakes do on the cases of one seed: what students are held against.

In: a course's source notebook, its rubric, a seed and a worker. Out: observations, kept in the course's private folder
under a digest of everything that decides them, so that a second run starts without them. Key and mistakes run in
worker processes like any submission; nothing of theirs is imported here.
"""

from __future__ import annotations

import contextlib
import copy
import functools
import hashlib
import importlib.metadata
import json
import secrets
import threading
from dataclasses import dataclass, field
from pathlib import Path

import numpy as np

from autograder import __version__, files
from autograder.course import Course, CourseError, load_rubric
from autograder.grading import catalogue
from autograder.grading.agreement import agree
from autograder.grading.run import Ran, run
from autograder.model import Exercise, Mistake, Observation, Outline, Raised
from autograder.notebooks.earlier import Earlier, known
from autograder.notebooks.rebuild import rebuild
from autograder.selfcheck.observation import asked, room
from autograder.worker import channel
from autograder.worker.client import TimeLimits, Worker, spread
from autograder.worker.decode import decoded

_BEGIN, _END = "### BEGIN SOLUTION", "### END SOLUTION"
_BASE = Path(__file__).resolve().parent.parent


@dataclass
class _KeptKey:
    """What the key did: its observations by exercise and case, and how long each exercise took."""

    observations: dict[str, dict[str, Observation]]
    seconds: dict[str, float]


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
    earlier: Earlier  # releases that a submission may have been made from
    frames: dict = field(default_factory=dict)  # what run.py keeps of the questions
    at_once: int | None = None  # how many mistakes are run at a time; None: as many as the machine takes
    _expected: dict = field(default_factory=dict)
    _locks: dict = field(default_factory=lambda: {"key": threading.Lock(), "mistakes": threading.Lock()})

    @classmethod
    def load(cls, course: Course, name: str, seed: int | None = None, unreleased=False) -> Assignment:
        """Reads source, release and rubric; while there is no release yet (`unreleased`), the source stands for it.

        Raises CourseError when something is missing, CatalogueError for a bad file of the catalogue.
        """
        folder = course.rubric(name)
        rubric = load_rubric(folder)
        seed = course_seed(course, name) if seed is None else seed
        streams = np.random.SeedSequence(seed).spawn(2)
        exercises = rubric.exercises(*(np.random.default_rng(stream) for stream in streams))
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
            Earlier(earlier, release),
        )

    # --- expected values -----------------------------------------------------------------------------------------

    def expected(self, worker: Worker) -> dict[str, dict[str, Observation]]:
        """exercise → case id → the key's observation."""
        return self._known("key", worker).observations

    def seconds(self, worker: Worker, limits: TimeLimits) -> dict[str, float]:
        """How long the cases of each exercise may take: a multiple of what the key took, never below the minimum."""
        took = self._known("key", worker).seconds
        return {name: max(limits.exercise, limits.times_the_key * seconds) for name, seconds in took.items()}

    def mistakes(self, worker: Worker) -> dict[str, list[Mistake]]:
        """exercise → its mistakes, each with its own observations."""
        return self._known("mistakes", worker)

    def knows_mistakes(self) -> bool:
        """Whether `mistakes` answers at once; else it runs them, which takes as long as grading dozens."""
        return "mistakes" in self._expected or self._file("mistakes").is_file()

    def _file(self, what):
        return self.course.private / f"{what}-{self.name}-{self.digest[:16]}.frame"

    def _known(self, what, worker):
        # One for each: whoever waits for the key must not wait until the mistakes have been run.
        with self._locks[what]:
            if what not in self._expected:
                path = self._file(what)
                known = _read_frame(path, _KeptKey if what == "key" else dict[str, list[Mistake]])
                if known is None:
                    known = self._run_key(worker) if what == "key" else self._run_mistakes(worker)
                    with contextlib.suppress(OSError):  # the next run observes it again
                        files.write(path, channel.pack(known))
                self._expected[what] = known
            return self._expected[what]

    def _run_key(self, worker):
        ran = run(worker, self.with_answers({}), self.exercises, TimeLimits(), dict.fromkeys(self.key, 60.0))
        for exercise in self.exercises:
            for seen in ran.observations.get(exercise.name, {}).values():
                if seen.outcome != "returned" or seen.grad_error:
                    why = seen.error or seen.grad_error or Raised(seen.outcome)
                    raise CourseError(
                        f"The key's {exercise.name} does not answer the case “{seen.id}” of the rubric: "
                        f"{why.type}: {why.text}. Mend source/{self.name} or the rubric."
                    )
                self._can_be_looked_at(exercise, seen)
        return _KeptKey(ran.observations, ran.seconds)

    def _can_be_looked_at(self, exercise, seen):
        case = exercise.cases[seen.id]
        for name, what in asked(case).items():
            value = getattr(seen, name)
            held = list(value.values()) if what.form == "arrays by name" else value
            lost = (Outline,) if name == "grads" else (Outline, type(None))  # no gradient is a gradient, too
            if what.form.startswith("arrays") and any(isinstance(value, lost) for value in held):
                raise CourseError(
                    f"The key's {exercise.name} answers the case “{case.id}” of the rubric with something that "
                    f"cannot be judged ({name}): no tensor of numbers, or more than the {room(case)} numbers that the "
                    "case has room for. Make the case smaller, or give it room=… for more."
                )

    def _run_mistakes(self, worker):
        answers = catalogue.mistakes(self.folder, self.key)
        # Those that a rule recognises need no fingerprint.
        return self.fingerprints(answers, self.observe(worker, [answer for answer in answers if not answer.rule]))

    def know(self, answers: list[catalogue.Answer], seen: dict[tuple[str, str], Ran]) -> None:
        """Takes runs of all mistakes that were made anyway as their fingerprints."""
        with self._locks["mistakes"]:
            self._expected["mistakes"] = self.fingerprints(answers, seen)

    def fingerprints(
        self, answers: list[catalogue.Answer], seen: dict[tuple[str, str], Ran]
    ) -> dict[str, list[Mistake]]:
        """exercise → its mistakes with what was observed of them; those that a rule recognises need nothing."""
        known = {exercise.name: [] for exercise in self.exercises}
        for answer in answers:
            ran = seen.get((answer.exercise, answer.stem))
            known[answer.exercise].append(answer.mistake(ran.observations[answer.exercise] if ran else {}))
        return known

    # --- notebooks -----------------------------------------------------------------------------------------------

    def observe(self, worker: Worker, answers: list[catalogue.Answer]) -> dict[tuple[str, str], Ran]:
        """(exercise, stem) → what a notebook did that holds this answer, the key's answers elsewhere.

        Several answers, at most one per exercise, are dealt into one notebook.
        """
        hands = list(deal(answers, list(self.key)))
        ran = spread(worker, hands, self._observe_hand, self.at_once)
        return {(a.exercise, a.stem): done for hand, done in zip(hands, ran) for a in hand}

    def _observe_hand(self, worker, hand):
        """Runs a notebook as it would arrive, and asks only the exercises whose answers are in the hand."""
        arrived = self.with_answers({a.exercise: a.cells for a in hand})
        notebook = rebuild(arrived, self.release, list(self.key)).notebook
        asked = [exercise for exercise in self.exercises if exercise.name in {a.exercise for a in hand}]
        return run(worker, notebook, asked, TimeLimits())

    def with_answers(self, answers: dict[str, list[str]]) -> dict:
        """The release notebook filled in: given cells (the last is the answer), or the key's."""
        return filled_in(self.release, {name: answers.get(name, [source]) for name, source in self.key.items()})


def filled_in(release: dict, answers: dict[str, list[str]]) -> dict:
    """A release notebook with answers: cells before the last of a list become extra cells above the answer cell."""
    cells = []
    for cell in release["cells"]:
        given = answers.get(cell["metadata"].get("nbgrader", {}).get("grade_id"))
        cell = copy.deepcopy(cell)
        if given is not None:
            for number, source in enumerate(given[:-1]):
                extra = {"cell_type": "code", "execution_count": None, "metadata": {}, "outputs": [], "source": source}
                cells.append({**extra, "id": f"{cell.get('id', 'cell')}-{number}"[:64]})
            cell["source"] = given[-1]
        cells.append(cell)
    return {**release, "cells": cells}


def deal(answers, exercises):
    """Hands of answers, at most one of each exercise in a hand."""
    piles = {name: [answer for answer in answers if answer.exercise == name] for name in exercises}
    while any(piles.values()):
        yield [pile.pop(0) for pile in piles.values() if pile]


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


@functools.cache
def versions() -> dict[str, str]:
    """Versions that can change a grade."""
    import platform

    return {
        "autograder": __version__,
        "python": platform.python_version(),
        "torch": importlib.metadata.version("torch"),
        "numpy": importlib.metadata.version("numpy"),
    }


def _digest(folder, source, release, earlier, seed):
    digest = hashlib.sha256(json.dumps([source, release, earlier, seed, versions()], sort_keys=True).encode())
    for place in (folder, *(_BASE / part for part in ("selfcheck", "notebooks", "grading", "worker", "sandbox"))):
        for path in sorted(place.rglob("*.py")):
            digest.update(f"{path.relative_to(place)}\0".encode() + path.read_bytes())
    for name in ("model.py", "rubric.py", "timestamps.py"):
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


def _read_frame(path, kind):
    try:
        return decoded(channel.load(path.read_bytes()), kind)
    except (OSError, channel.ChannelError):
        return None
