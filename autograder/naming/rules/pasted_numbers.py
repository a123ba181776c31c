"""The numbers of the notebook's example, pasted in."""

from __future__ import annotations

from autograder.naming.attempt import rule
from autograder.naming.fingerprints import same


@rule("pasted-numbers", 20)
def pasted_numbers(attempt):
    """The same numbers came back on three cases at least, whatever went in, and they are right for one of them.

    The key's numbers differ on two of the cases at least, so that the sameness is the answer's own.
    """
    rows = [(s.results[0], e.results[0]) for _, s, e in attempt.answered() if s.results]
    rows = [(got, want) for got, want in rows if got is not None]
    if len(rows) < 3 or any(not same(rows[0][0], got) for got, _ in rows):
        return []
    if not any(same(got, want) for got, want in rows):
        return []
    if sum(not same(rows[0][1], want) for _, want in rows) < 2:
        return []
    return [v for v in attempt.failed if v.check.facet in ("arithmetic", "gradient", "contract")]
