"""A class that is no nn.Module."""

from __future__ import annotations

from autograder.naming.attempt import rule


@rule("not-a-module", 10)
def not_a_module(attempt):
    """Under the asked name is something else than a class, or a class that is not derived from nn.Module."""
    return attempt.found("not a module", "not a class")
