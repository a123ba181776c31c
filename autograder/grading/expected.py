"""Runs the key and the known mistakes on the cases of a scheme: what students' answers are compared with.

In: a marking scheme and a worker. Out: observations. Key and mistakes run in the sandbox like any submission; none of
their code is imported here, and nothing is kept.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from autograder.checks.arrays import room
from autograder.checks.kind import asked
from autograder.course import CourseError
from autograder.grading.run import Ran, run
from autograder.grading.scheme import Scheme
from autograder.model import Mistake, Observation, Outline, Raised
from autograder.naming.catalogue import Answer
from autograder.notebooks.rebuild import rebuild
from autograder.worker.client import TimeLimits, Worker


@dataclass
class KeyRun:
    """What the key did: its observations by exercise and case, and how many seconds each exercise took."""

    observations: dict[str, dict[str, Observation]]
    seconds: dict[str, float]


def run_key(scheme: Scheme, worker: Worker) -> KeyRun:
    """Raises CourseError for a key that does not answer its own cases."""
    ran = run(worker, scheme.with_answers({}), scheme.exercises, TimeLimits(), dict.fromkeys(scheme.key, 60.0))
    for exercise in scheme.exercises:
        for seen in ran.observations.get(exercise.name, {}).values():
            if seen.outcome != "returned" or seen.grad_error:
                why = seen.error or seen.grad_error or Raised(seen.outcome)
                raise CourseError(
                    f"The key's {exercise.name} does not answer the case “{seen.id}” of the rubric: "
                    f"{why.type}: {why.text}. Fix source/{scheme.name} or the rubric."
                )
            _can_be_looked_at(exercise, seen)
    return KeyRun(ran.observations, ran.seconds)


def _can_be_looked_at(exercise, seen):
    case = exercise.cases[seen.id]
    for name, what in asked(case).items():
        value = seen.get(name)
        held = list(value.values()) if what.form == "arrays by name" else value
        lost = (Outline,) if name == "grads" else (Outline, type(None))  # no gradient is a gradient, too
        if what.form.startswith("arrays") and any(isinstance(value, lost) for value in held):
            raise CourseError(
                f"The key's {exercise.name} answers the case “{case.id}” of the rubric with something that "
                f"cannot be judged ({name}): no tensor of numbers, or more than the {room(case)} numbers that the "
                "case has room for. Make the case smaller, or give it room=… for more."
            )


def deal(answers: list[Answer], exercises: list[str]) -> Iterator[list[Answer]]:
    """Hands of answers with at most one to each exercise, so that a hand can be run in one notebook."""
    piles = {name: [answer for answer in answers if answer.exercise == name] for name in exercises}
    while any(piles.values()):
        yield [pile.pop(0) for pile in piles.values() if pile]


def run_hand(scheme: Scheme, worker: Worker, hand: list[Answer]) -> dict[tuple[str, str], Ran]:
    """(exercise, stem) → what a notebook did that holds the answers of a hand, and the key's elsewhere.

    It is rebuilt like a student's. Only the exercises of the hand are asked.
    """
    arrived = scheme.with_answers({answer.exercise: answer.cells for answer in hand})
    notebook = rebuild(arrived, scheme.release, list(scheme.key)).notebook
    names = {answer.exercise for answer in hand}
    ran = run(worker, notebook, [one for one in scheme.exercises if one.name in names], TimeLimits())
    return {(answer.exercise, answer.stem): ran for answer in hand}


def fingerprints(scheme: Scheme, answers: list[Answer], seen: dict[tuple[str, str], Ran]) -> dict[str, list[Mistake]]:
    """exercise → its mistakes with what was observed of them; nothing is needed of those that a rule recognises."""
    known = {exercise.name: [] for exercise in scheme.exercises}
    for answer in answers:
        ran = seen.get((answer.exercise, answer.stem))
        known[answer.exercise].append(answer.mistake(ran.observations[answer.exercise] if ran else {}))
    return known
