"""Kind of check `again`: a second call with the same arguments gives the same answer, and a right one."""

from __future__ import annotations

import numpy as np

from autograder.checks.arrays import array_differs
from autograder.checks.kind import Field, Kind
from autograder.checks.value import MORE_PARTS, arrays_differ, result_pairs, type_differs
from autograder.model import Call, Finding


class Again(Kind):
    name = "again"
    passes = "the second call gives the right answer too"
    needs = "`twice=True`"
    reads = frozenset({"types", "results", "again"})
    stage = {"call": "second call", "build": "forward"}
    turn = 3
    sentences = {
        "again": lambda f, call, name, open_: (
            f"{call} gave other numbers when called a second time with the same arguments."
        )
    }

    def fields(self, case):
        if not case.twice or (not isinstance(case, Call) and case.xs is None):
            return {}
        count = (0, case.unpack + MORE_PARTS) if isinstance(case, Call) and case.unpack else (1, 1)
        return {"again": Field("arrays", None, *count)}

    def observe(self, trial):
        parts = trial.call()[1] if isinstance(trial.case, Call) else [trial.forward(trial.case.xs[0])]
        trial.seen.again = [trial.array(part) for part in parts]

    def compare(self, got, want, check, case):
        if finding := type_differs(got, want):
            return finding
        first, second = got.results, got.again or [None] * len(got.results)
        if len(second) != len(want.again) or any(_unlike(a, b, check) for a, b in zip(first, second)):
            return Finding("again")
        return arrays_differ(second, want.again, check, case, True)

    def evidence(self, finding, case, got, want):
        return result_pairs(finding, case, got.again or got.results, want)


def _unlike(a, b, check):
    if isinstance(a, np.ndarray) and isinstance(b, np.ndarray):
        return array_differs(a, b, check.atol, check.rtol) is not None
    return type(a) is not type(b) or a != b
