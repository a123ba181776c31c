"""A function or class under another name."""

from __future__ import annotations

from autograder.naming.attempt import rule
from autograder.naming.likeness import alike_name


@rule("wrong-name", 10)
def wrong_name(attempt):
    """Nothing was found under the asked name, and the notebook defines a name like it."""
    like_it = alike_name(attempt.exercise.name, attempt.metadata.defined)
    return attempt.found("missing", "not attempted") if like_it else []
