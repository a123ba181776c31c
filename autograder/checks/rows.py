"""Kind of check `rows`: weights for scores so large that right answers differ in the last digits."""

from __future__ import annotations

import numpy as np

from autograder.checks.arrays import close, distance, form_differs
from autograder.checks.kind import Kind
from autograder.checks.value import result_pairs, type_differs
from autograder.model import Finding


class Rows(Kind):
    name = "rows"
    passes = "results are rows of weights that sum to 1, with the largest entry in the right place"
    needs = "one result of rows"
    reads = frozenset({"types", "results"})
    sentences = {
        "rows": lambda f, call, name, open_: f"{call}: the rows are not weights that sum to 1.",
        "largest": lambda f, call, name, open_: f"{call}: the largest weight is not where the largest score is.",
    }

    def compare(self, got, want, check, case):
        if finding := type_differs(got, want):
            return finding
        a, b = got.results[0], want.results[0]
        if finding := form_differs(a, b):
            return finding
        if not np.isfinite(a).all():
            return Finding("not finite")
        if (a < -check.atol).any() or not np.allclose(a.sum(-1), 1, atol=1e-4):
            return Finding("rows")
        if (np.take_along_axis(a, b.argmax(-1)[..., None], -1)[..., 0] < a.max(-1) - 1e-4).any():
            return Finding("largest")
        # Loosely: right answers differ by about a thousandth there, ties that clamping makes by far more.
        return None if close(a, b, 5e-3, 0) else Finding("value", far=distance(a, b))

    def evidence(self, finding, case, got, want):
        return result_pairs(finding, case, got.results, want)
