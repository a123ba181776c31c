"""An argument changed in place."""

from __future__ import annotations

from autograder.naming.attempt import rule


@rule("changed-input", 50)
def changed_input(attempt):
    """An argument was another one after the call."""
    return attempt.found("changed")
