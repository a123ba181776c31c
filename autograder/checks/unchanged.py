"""Kind of check `unchanged`: the caller's tensors are as they were."""

from __future__ import annotations

import numpy as np

from autograder.checks.kind import Field, Kind
from autograder.model import Call, Finding


class Unchanged(Kind):
    name = "unchanged"
    passes = "no argument was changed in place"
    needs = "any call; for a class `xs`"
    reads = frozenset({"results"})
    stage = {"call": "second call", "build": "forward"}
    turn = 2
    fingerprint = {"contract": ("changed",)}
    sentences = {
        "changed": lambda f, call, name, open_: (
            f"{call} changed its argument {f.where}: the caller's tensor is another now."
        )
    }

    def fields(self, case):
        if isinstance(case, Call):
            return {"changed": Field("texts", tuple(n for n, v in case.args.items() if isinstance(v, np.ndarray)))}
        return {"changed": Field("texts", ("x",))} if case.xs is not None else {}

    def observe(self, trial):
        trial.seen.changed = trial.changed()

    def compare(self, got, want, check, case):
        return Finding("changed", where=got.changed[0]) if got.changed else None
