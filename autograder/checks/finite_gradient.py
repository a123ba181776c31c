"""Kind of check `finite gradient`: gradients exist and are finite, whatever their values."""

from __future__ import annotations

import numpy as np

from autograder.checks.arrays import form_differs
from autograder.checks.gradient import gradient_pairs
from autograder.checks.kind import Kind, what_was_raised
from autograder.model import Finding


class FiniteGradient(Kind):
    name = "finite gradient"
    passes = "a gradient arrives everywhere where the key's does, and is finite"
    needs = "`upstream`"
    reads = frozenset({"grads"})

    def compare(self, got, want, check, case):
        if got.grad_error is not None:
            return what_was_raised(got.grad_error, "gradient")
        for name, b in want.grads.items():
            a = got.grads.get(name)
            if b is None:
                continue
            if a is None:
                return Finding("no gradient", where=name, got=[])
            if finding := form_differs(a, b):
                return Finding("gradient", where=name, why=finding.what)
            if not np.isfinite(a).all():
                return Finding("gradient", where=name, why="not finite")
        return None

    def evidence(self, finding, case, got, want):
        return gradient_pairs(finding, got, want) if finding.what in ("gradient", "no gradient") else []
