"""A module's tensors under other names."""

from __future__ import annotations

from autograder.naming.attempt import rule


@rule("wrong-parameter-name", 10)
def wrong_parameter_name(attempt):
    """The module has parameters, an asked one is missing and nothing else has its name, and no case gave a result."""
    missing = [v for v in attempt.found("parameter missing") if v.finding.held is None and v.finding.got]
    if not missing or any(o.results is not None and o.outcome == "returned" for o in attempt.seen.values()):
        return []
    return missing + [v for v in attempt.found("not copied") if "missing" in v.finding.error.text]
