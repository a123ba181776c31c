"""Fingerprints: an answer that does what a known mistake does, on every case of the mistake's facet, is that mistake.

In: observations of an answer, of the key and of the mistakes. Out: which mistakes the answer repeats, and on which
checks they show. It knows no rules and no exercise.
"""

from __future__ import annotations

import re

import numpy as np

from autograder.checks.kind import fingerprint
from autograder.model import FACETS, Outline, Raised

_RTOL, _ATOL = 2e-3, 2e-5


def matched(verdicts, seen, expected, mistakes):
    """The mistakes whose observations the answer repeats on every case of their facet.

    Cases of `extra` checks count only for a mistake that shows nowhere else.
    """
    core, extra = ({facet: set() for facet in FACETS} for _ in range(2))
    for verdict in verdicts:
        check = verdict.check
        ids = {*check.cases, *([check.counterexample] if check.counterexample in seen else [])}
        (extra if check.extra else core)[check.facet].update(ids)
    found = []
    for mistake in mistakes:
        facet = mistake.facet
        for ids in (core[facet], core[facet] | extra[facet]):
            if mistake.rule or not ids or not ids <= mistake.seen.keys():
                break
            if not all(alike(expected[i], mistake.seen[i], facet) for i in ids):
                if all(alike(seen.get(i), mistake.seen[i], facet) for i in ids):
                    found.append(mistake)
                break
    return found


def shows(mistake, check, seen, expected):
    """Whether the mistake too differs from the key on this check's cases, just as the answer does."""
    facet = check.facet
    ids = [i for i in check.cases if i in mistake.seen]
    return (
        bool(ids)
        and all(alike(seen.get(i), mistake.seen[i], facet) for i in ids)
        and any(not alike(expected[i], mistake.seen[i], facet) for i in ids)
    )


def alike(a, b, facet):
    """Whether two observations of one case agree in what the facet is about."""
    if a is None or b is None:
        return a is b
    if a.outcome != b.outcome or a.stage != b.stage:
        # An answer that fails only in its backward pass still has values to compare, and the other way round.
        if facet != "arithmetic" or a.results is None or b.results is None:
            return False
    elif a.outcome == "raised" and not _same_error(a.error, b.error):
        return False
    return all(same(a.get(field), b.get(field)) for field in fingerprint(facet))


def same(a, b):
    """Whether two values of an observation agree; numbers to 2e-3 of the second."""
    if isinstance(a, np.ndarray) or isinstance(b, np.ndarray):
        if not (isinstance(a, np.ndarray) and isinstance(b, np.ndarray)) or a.shape != b.shape:
            return False
        a, b = a.astype(np.float64), b.astype(np.float64)
        with np.errstate(all="ignore"):
            far = np.abs(a - b)
            if np.isfinite(far).all():  # as numpy's allclose, which takes five times as long
                return bool((far <= _ATOL + _RTOL * np.abs(b)).all())
            return bool(np.allclose(a, b, _RTOL, _ATOL, equal_nan=True))
    if isinstance(a, Outline):
        return False  # numbers that nobody has seen are like no others, whatever their shape
    if isinstance(a, Raised) and isinstance(b, Raised):
        return _same_error(a, b)
    if isinstance(a, dict) and isinstance(b, dict):
        return a.keys() == b.keys() and all(same(a[key], b[key]) for key in a)
    if isinstance(a, list) and isinstance(b, list):
        return len(a) == len(b) and all(map(same, a, b))
    return a == b


def _same_error(a, b):
    return a.type == b.type and _plain(a) == _plain(b)


def _plain(error):
    """An error's first line without what differs: addresses, and the learner's own names (but for unknown ones)."""
    names = "" if error.type == "NameError" else "|'[^']*'"
    return re.sub(f"0x[0-9a-f]+{names}", "…", error.text.split("\n")[0])
