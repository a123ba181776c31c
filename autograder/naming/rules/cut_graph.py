"""A computation graph that is cut."""

from __future__ import annotations

from autograder.naming.attempt import LAST, rule
from autograder.naming.fingerprints import alike


@rule("cut-graph", LAST)
def cut_graph(attempt):
    """The values are the key's, or those of a known mistake in the arithmetic, and gradients are missing or wrong.

    Every parameter trains; where backward raised, the error speaks of gradients.
    """
    return [verdict for verdict in attempt.failed if attempt.values is not None and _cut(attempt, verdict)]


def _cut(attempt, verdict):
    check, finding, seen = verdict.check, verdict.finding, attempt.seen
    if check.facet != "gradient" or finding.what not in ("no gradient", "gradient", "not moved", "error"):
        return False
    got = seen.get(finding.case)
    if finding.what == "error" and (got is None or got.grad_error is None or "grad" not in finding.error.text):
        return False
    # A parameter that does not train has no gradient, but not since the graph is cut.
    if got.parameters is not None and not (got.parameters and all(one.trains for one in got.parameters.values())):
        return False
    values = {i: attempt.values[i] for i in check.cases if i in seen and i in attempt.values}
    return all(alike(seen[i], known, "arithmetic") for i, known in values.items() if known.results is not None)
