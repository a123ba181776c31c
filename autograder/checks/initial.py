"""Kind of check `initial`: with the same seed, a module starts with the key's numbers."""

from __future__ import annotations

import dataclasses

from autograder.checks.arrays import array_differs
from autograder.checks.kind import Field, Kind
from autograder.model import Build, Finding


class Initial(Kind):
    name = "initial"
    passes = "with the same seed a module starts with the key's values"
    needs = "a class, with `seed`"
    reads = frozenset({"parameters", "initial"})
    stage = {"build": "init"}
    turn = 2
    fingerprint = {"initialisation": ("initial",)}
    sentences = {
        "initial": lambda f, call, name, open_: (
            f"{call}: {f.where} starts with {'another shape' if f.why == 'shape' else 'other numbers'} "
            "than the asked initialisation gives with the same seed."
        )
    }

    def fields(self, case):
        return {"initial": Field("arrays by name", tuple(case.names))} if isinstance(case, Build) else {}

    def observe(self, trial):
        trial.seen.initial = trial.tensors()

    def compare(self, got, want, check, case):
        for name, b in want.initial.items():
            if any(name.endswith(end) for end in case.free):
                continue
            a = got.initial.get(name)
            if a is None:
                return not_there(name, got)
            if finding := array_differs(a, b, check.atol, check.rtol):
                return dataclasses.replace(finding, what="initial", where=name, why=finding.what)
        return None

    def evidence(self, finding, case, got, want):
        where = finding.where
        return [(where, (got.initial or {}).get(where), want.initial.get(where))] if where else []


def not_there(name, got):
    """The module has no tensor of this name."""
    return Finding("parameter missing", where=name, got=sorted(got.parameters))
