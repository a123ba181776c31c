"""Right initial values, in the wrong place or too often."""

from __future__ import annotations

from autograder.naming.attempt import rule
from autograder.naming.fingerprints import same


@rule("reseeded", 50)
def reseeded(attempt):
    """Two instances that were built one after the other start from the same values."""
    equal = attempt.found("same instances")
    return equal + [verdict for verdict in attempt.failed if verdict.check.kind == "initial" and equal]


@rule("created-in-another-order", 60)
def created_in_another_order(attempt):
    """The asked initial values are all there, under exchanged names."""
    return [v for v in attempt.failed if v.check.kind == "initial" and _exchanged(attempt, v.finding.case)]


def _exchanged(attempt, case):
    got, want = ((o[case].initial or {}) if case in o else {} for o in (attempt.seen, attempt.expected))
    return set(got) >= set(want) and all(any(same(got[name], value) for name in want) for value in want.values())
