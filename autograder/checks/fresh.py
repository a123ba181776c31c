"""Kind of check `fresh`: two instances made one after the other do not start equal."""

from __future__ import annotations

from autograder.checks.arrays import array_differs
from autograder.checks.initial import not_there
from autograder.checks.kind import Field, Kind
from autograder.model import ATOL, RTOL, Build, Finding


class Fresh(Kind):
    name = "fresh"
    passes = "two instances start differently"
    needs = "a class, with `second=True`"
    reads = frozenset({"parameters", "initial", "second"})
    stage = {"build": "init"}
    turn = 3
    fingerprint = {"initialisation": ("second",)}
    sentences = {
        "same instances": lambda f, call, name, open_: (
            f"Two instances made one after the other start with the same {f.where}."
        )
    }

    def fields(self, case):
        wanted = isinstance(case, Build) and case.second
        return {"second": Field("arrays by name", tuple(case.names))} if wanted else {}

    def observe(self, trial):
        trial.seen.second = trial.tensors(trial.build())

    def compare(self, got, want, check, case):
        for name in want.initial:
            a, b = got.initial.get(name), got.second.get(name)
            if a is None or b is None:
                return not_there(name, got)
            if not array_differs(a, b, ATOL, RTOL, False):
                return Finding("same instances", where=name)
        return None
