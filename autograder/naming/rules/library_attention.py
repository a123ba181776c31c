"""The library's own attention."""

from __future__ import annotations

from autograder.naming.attempt import FIRST, rule


@rule("library-attention", FIRST)
def library_attention(attempt):
    """The library's own attention was called on any case, so that nothing the answer gives is its own work."""
    return attempt.failed if any(observation.library for observation in attempt.seen.values()) else []
