"""Numbers that overflow."""

from __future__ import annotations

from autograder.naming.attempt import rule


@rule("unstable", 50)
def unstable(attempt):
    """Every check of values passes, and large inputs give numbers that are not finite or rows that do not sum to 1."""
    if any(verdict.check.kind in ("value", "again") for verdict in attempt.failed):
        return []
    return [
        v
        for v in attempt.failed
        if "not finite" in (v.finding.what, v.finding.why) or v.finding.what in ("rows", "largest")
    ]
