"""The words a rubric is written in: exercises, their groups and checks, and the cases that the checks look at.

In: what a `rubric.py` says. Out: exercises as plain data (the form is in selfcheck/judge.py). It knows no exercise,
and no student.

A `rubric.py` has a function `exercises(hidden, apart)`, called with two numpy random generators: `hidden` draws the
inputs of the hidden checks, `apart` those of the counterexamples that students are shown. Inputs of visible checks
must depend on neither.
"""

from __future__ import annotations

from dataclasses import dataclass, field

import numpy as np

from autograder.selfcheck.judge import READS
from autograder.selfcheck.observation import asked

FACETS = ("arithmetic", "gradient", "initialisation", "contract")


class RubricError(Exception):
    """A rubric contradicts itself; the message names the exercise and the check."""


def normal(rng: np.random.Generator, *shape: int) -> np.ndarray:
    """Standard normal float32 numbers of a shape."""
    return rng.standard_normal(shape, dtype=np.float32)


def call(
    id: str, args: dict, results: list[str], upstream: list | None = None, twice=False, unpack=None, room=None
) -> dict:
    """A function called with positional arguments: arrays, or plain numbers.

    `results` names what comes back, `upstream` holds a gradient of the shape of each result to pull back,
    `twice` asks again with the same arguments, `unpack` is how many tensors the result must unpack into. `room` is how
    many numbers an answer may come back with in all; by default 65,536, or four times as many as are given.
    """
    given = [
        {"name": name, "array": value} if isinstance(value, np.ndarray) else {"name": name, "number": value}
        for name, value in args.items()
    ]
    case = {"id": id, "do": "call", "args": given, "results": results}
    if upstream is not None:
        case["upstream"] = upstream
    if twice:
        case["twice"] = True
    if unpack:
        case["unpack"] = unpack
    if room:
        case["room"] = room
    return case


def module(id: str, init: list[int], names: list[str], results: str, **more) -> dict:
    """A class built with positional `init`, then seen from outside.

    `names` are the dotted names of the tensors it must hold. `more` may hold: named (keyword arguments), seed,
    weights ({name: array} copied in), xs (inputs of forward), upstream (a gradient of the first output), twice, step
    (the rate of one step of gradient descent), double, roundtrip (through the state dict), second (a second
    instance), free (endings of names whose initial values are not judged), room (see `call`).
    """
    case = {"id": id, "do": "module", "init": list(init), "named": {}, "names": names, **more}
    if "xs" in case:
        case["results"] = [results] * len(case["xs"])
    return case


@dataclass
class Exercise:
    """One exercise: `groups` maps a group's name to its weight in the points.

    `axes` says for tensors by name what their axes count, so that shapes can be shown with their meaning: a plural
    ("tokens") or a variable ("d_k"). A tensor shown with fewer axes lacks the first ones.
    """

    name: str
    points: float
    groups: dict[str, float]
    axes: dict[str, list[str]] = field(default_factory=dict)
    checks: list[dict] = field(default_factory=list)
    cases: dict[str, dict] = field(default_factory=dict)

    def check(self, name, group, facet, look, cases, *, visible=False, apart=None, extra=False, **tolerances):
        """Adds a check: `look` (see selfcheck/judge.py) at `cases`.

        A hidden check may name the case `apart` from which its counterexample is made. An `extra` check takes no
        part in fingerprints: other mistakes than its own facet's show in it.
        """
        if group not in self.groups or facet not in FACETS:
            raise RubricError(f"{self.name}, check “{name}”: unknown group “{group}” or facet “{facet}”")
        if look not in READS:
            raise RubricError(f"{self.name}, check “{name}”: unknown look “{look}”; there are {', '.join(READS)}")
        for case in [*cases, *([apart] if apart else [])]:
            if lacking := READS[look] - asked(case).keys():
                raise RubricError(
                    f"{self.name}, check “{name}”: the look “{look}” reads {' and '.join(sorted(lacking))}, for which "
                    f"the case “{case['id']}” does not ask"
                )
            if self.cases.setdefault(case["id"], case) is not case:
                raise RubricError(f"{self.name}, check “{name}”: two cases are called “{case['id']}”")
        check = {
            "name": name,
            "group": group,
            "facet": facet,
            "look": look,
            "visible": visible,
            "cases": [case["id"] for case in cases],
            **tolerances,
        }
        if apart:
            check["apart"] = apart["id"]
        if extra:
            check["extra"] = True
        self.checks.append(check)

    def data(self) -> dict:
        """The exercise as plain data. Raises RubricError when a case would be both shown and hidden."""
        shown = {i for check in self.checks if check["visible"] for i in check["cases"]}
        for check in self.checks:
            if not check["visible"] and shown & set(check["cases"]):
                raise RubricError(f"{self.name}, check “{check['name']}”: a hidden check uses a visible case")
        groups = [{"name": name, "weight": weight} for name, weight in self.groups.items()]
        return {
            "name": self.name,
            "points": self.points,
            "groups": groups,
            "axes": self.axes,
            "checks": self.checks,
            "cases": self.cases,
        }


def phases(exercise: dict) -> dict[str, list[str]]:
    """Case ids in the order in which they are asked: visible ones, those drawn apart, hidden ones.

    Counterexamples are asked in a process that has seen no hidden input, so that no answer can carry one out.
    """
    visible = {i for check in exercise["checks"] if check["visible"] for i in check["cases"]}
    apart = {check["apart"] for check in exercise["checks"] if "apart" in check} - visible
    return {
        "visible": [i for i in exercise["cases"] if i in visible],
        "apart": [i for i in exercise["cases"] if i in apart],
        "hidden": [i for i in exercise["cases"] if i not in visible and i not in apart],
    }
