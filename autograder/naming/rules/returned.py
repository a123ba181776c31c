"""Something else returned than a tensor."""

from __future__ import annotations

from autograder.naming.attempt import rule


@rule("printed", 10)
def printed(attempt):
    """None came back, and something was written to the screen."""
    return [verdict for verdict in _nothing(attempt) if verdict.finding.printed]


@rule("returned-nothing", 10)
def returned_nothing(attempt):
    """None came back, and nothing was written to the screen."""
    return [verdict for verdict in _nothing(attempt) if not verdict.finding.printed]


@rule("returned-tuple", 10)
def returned_tuple(attempt):
    """A tuple, list or dict came back where one tensor is asked for, or a dict where several are."""
    one = [v for v in attempt.found("returned") if v.finding.type in ("tuple", "list", "dict")]
    return one + [v for v in attempt.found("count") if v.finding.type == "dict"]


def _nothing(attempt):
    return [verdict for verdict in attempt.found("returned") if verdict.finding.type == "NoneType"]
