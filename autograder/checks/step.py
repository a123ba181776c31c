"""Kind of check `step`: one step of gradient descent moves every tensor that the key's step moves."""

from __future__ import annotations

from autograder.checks.arrays import close, form_differs
from autograder.checks.gradient import gradient_pairs
from autograder.checks.kind import Field, Kind
from autograder.model import Build, Finding


class Step(Kind):
    name = "step"
    passes = "a step of gradient descent moves every parameter"
    needs = "a class, with `upstream` and `step=0.1`"
    reads = frozenset({"after"})
    stage = {"build": "gradient"}
    turn = 2
    fingerprint = {"gradient": ("after",)}
    sentences = {
        "not moved": lambda f, call, name, open_: f"A step of gradient descent does not move {f.where}.",
    }

    def fields(self, case):
        wanted = isinstance(case, Build) and case.upstream is not None and case.step is not None
        return {"after": Field("arrays by name", tuple(case.names))} if wanted else {}

    def observe(self, trial):
        trial.seen.after = trial.after_step(trial.case.step)

    def compare(self, got, want, check, case):
        for name, moved in want.after.items():
            before = case.weights.get(name)
            if before is None or close(moved, before, 1e-7, 0):
                continue
            now = got.after.get(name)
            if form_differs(now, before) or close(now, before, 1e-7, 0):
                return Finding("not moved", where=name)
            if not close(now, moved, check.atol, check.rtol):
                return Finding("gradient", where=name, why="value")
        return None

    def evidence(self, finding, case, got, want):
        return gradient_pairs(finding, got, want) if finding.what in ("gradient", "not moved") else []
