"""Sizes of the notebook's example, written into the code."""

from __future__ import annotations

from autograder.naming.attempt import rule
from autograder.naming.fingerprints import same


@rule("hard-coded-size", 40)
def hard_coded_size(attempt):
    """Every check of values fails, by an error or by another shape; wherever the shape is right, the values are.

    On one case at least they are right.
    """
    value = [v for v in attempt.failed if v.check.kind == "value" and not v.check.extra]
    wrong = [v for v in value if v.finding.what in ("error", "shape", "not copied")]
    if not wrong or len(wrong) != len(value):
        return []
    fitting = [(s.results, e.results) for _, s, e in attempt.answered() if s.results and _shapes_fit(s, e)]
    if not fitting or not all(same(got, want) for got, want in fitting):
        return []
    return attempt.found("error", "shape", "not copied", "no gradient", "gradient", "not moved")


def _shapes_fit(seen, expected):
    pairs = zip(seen.results, expected.results)
    return all(got is not None and list(got.shape) == list(want.shape) for got, want in pairs)
