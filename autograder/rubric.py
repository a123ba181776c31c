"""The words a rubric is written in, beside the nouns of model.py: checks are added to an exercise, and its cases
are put in order.

In: what a `rubric.py` says. Out: exercises. It knows no exercise by name, and no student.

A `rubric.py` has a function `exercises(hidden, counterexample)`, called with two numpy random generators: `hidden`
draws the inputs of the hidden checks, `counterexample` those of the examples that students are shown afterwards.
Inputs of visible checks must depend on neither.
"""

from __future__ import annotations

import numpy as np

from autograder.checks.kind import KINDS, asked
from autograder.course import CourseError
from autograder.model import FACETS, Case, Check, Exercise


class RubricError(CourseError):
    """A rubric contradicts itself; the message names the exercise and the check."""


def normal(rng: np.random.Generator, *shape: int) -> np.ndarray:
    """Standard normal float32 numbers of a shape."""
    return rng.standard_normal(shape, dtype=np.float32)


def add_check(
    exercise: Exercise,
    name: str,
    group: str,
    facet: str,
    kind: str,
    cases: list[Case],
    *,
    visible: bool = False,
    counterexample: Case | None = None,
    extra: bool = False,
    **tolerances: float,
) -> None:
    """Adds a check of some `kind` (see checks/) of these cases to an exercise; the rest as in model.Check.

    Raises RubricError for a name that there is not, for a case that does not ask what the kind reads, and for one that
    would be both shown and hidden.
    """
    here = f"{exercise.name}, check “{name}”"
    if group not in exercise.groups or facet not in FACETS:
        raise RubricError(f"{here}: unknown group “{group}” or facet “{facet}”")
    if kind not in KINDS:
        raise RubricError(f"{here}: unknown kind of check “{kind}”; there are {', '.join(sorted(KINDS))}")
    for case in [*cases, *([counterexample] if counterexample else [])]:
        if lacking := KINDS[kind].reads - asked(case).keys():
            raise RubricError(
                f"{here}: the kind of check “{kind}” reads {' and '.join(sorted(lacking))}, for which the case "
                f"“{case.id}” does not ask: it needs {KINDS[kind].needs}"
            )
        if exercise.cases.setdefault(case.id, case) is not case:
            raise RubricError(f"{here}: two cases are called “{case.id}”")
    ids = [case.id for case in cases]
    for other in exercise.checks:
        if other.visible != visible and {*ids} & {*other.cases}:
            hidden = f"{exercise.name}, check “{other.name}”" if visible else here
            raise RubricError(f"{hidden}: a hidden check uses a visible case")
    example = counterexample.id if counterexample else None
    exercise.checks.append(Check(name, group, facet, kind, ids, visible, example, extra, **tolerances))


def phases(exercise: Exercise) -> dict[str, list[str]]:
    """Case ids in the order in which they are asked: visible ones, those of counterexamples, hidden ones.

    Counterexamples are asked in a process that has seen no hidden input, so that no answer can carry one out.
    """
    visible = {i for check in exercise.checks if check.visible for i in check.cases}
    examples = {check.counterexample for check in exercise.checks} - visible
    return {
        "visible": [i for i in exercise.cases if i in visible],
        "counterexample": [i for i in exercise.cases if i in examples],
        "hidden": [i for i in exercise.cases if i not in visible and i not in examples],
    }
