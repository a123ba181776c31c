"""A variable of the notebook in place of an argument."""

from __future__ import annotations

from autograder.naming.attempt import rule


@rule("reads-notebook-data", 30)
def reads_notebook_data(attempt):
    """The answer's code reads a name that a locked cell binds to data; or such a name is unknown in a helper of it."""
    data = set(attempt.exercise.data)
    if data & set(attempt.metadata.reads):
        return attempt.failed
    errors = [(verdict, verdict.finding.error) for verdict in attempt.found("error")]
    return [v for v, e in errors if e.type == "NameError" and any(f"'{name}'" in e.text for name in data)]
