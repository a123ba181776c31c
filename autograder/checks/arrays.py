"""Arrays of observations: how large they may be, what replaces one that is too large, and whether two agree.

In: numpy arrays, outlines, cases. Out: numbers, outlines, findings that do not say yet what they are about. It knows
no kind of check.
"""

from __future__ import annotations

import math

import numpy as np

from autograder.model import ATOL, RTOL, Case, Finding, Observation, Outline, fields_of

MOST_AXES = 8
_ROOM = 1 << 16


def entries(shape):
    """What it costs to walk over an array: an axis of 0 counts as 1, since rows without numbers are still rows."""
    return math.prod(max(n, 1) for n in shape)


def entries_in(value):
    """The entries of all arrays in plain data."""
    if isinstance(value, np.ndarray):
        return entries(value.shape)
    inner = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    return sum(map(entries_in, inner))


def room(case: Case):
    """How many entries all arrays of an observation may have together; the rubric can say so (`room`)."""
    return case.room or max(_ROOM, 4 * entries_in(fields_of(case)))


def fits(case: Case, size: int) -> bool:
    """Whether a case has room for so many entries. The case's own arrays are counted only where that matters."""
    return size <= (case.room or _ROOM) or size <= room(case)


def within_room(case: Case, seen: Observation):
    """Replaces arrays that are too large by outlines, in an observation that has just been made.

    Nothing after this loops over more than the case can need: a tensor of 60 million rows and no column has no number
    in it and would still take minutes.
    """
    left = room(case)

    def fitting(value):
        nonlocal left
        if isinstance(value, list):
            return [fitting(item) for item in value]
        if isinstance(value, dict):
            return {key: fitting(item) for key, item in value.items()}
        if not isinstance(value, np.ndarray):
            return value
        if value.ndim > MOST_AXES or entries(value.shape) > left:
            return outline(value.shape, value.dtype)
        left -= entries(value.shape)
        return value

    for name, value in fields_of(seen).items():
        if isinstance(value, list | dict):
            setattr(seen, name, fitting(value))


def outline(shape, dtype):
    """What replaces an array that is too large."""
    return Outline(shown_shape(shape), str(dtype).removeprefix("torch."))


def shown_shape(shape):
    """A shape as a list; one of more than MOST_AXES axes ends in "…"."""
    return [*map(int, shape[:MOST_AXES]), *["…"][: len(shape) > MOST_AXES]]


def shape_of(array):
    """The shape of an array or outline, as a list."""
    return array.shape if isinstance(array, Outline) else list(array.shape)


# --- whether they agree ------------------------------------------------------------------------------------------


def array_differs(a, b, atol, rtol, same_dtype=True) -> Finding | None:
    """What differs between two arrays, outlines or None."""
    if finding := form_differs(a, b):
        return finding
    if same_dtype and a.dtype != b.dtype:
        return Finding("dtype", got=str(a.dtype), want=str(b.dtype))
    if not close(a, b, atol, rtol):
        if not np.isfinite(a).all() and np.isfinite(b).all():
            return Finding("not finite")
        return Finding("value", far=distance(a, b))
    return None


def form_differs(a, b) -> Finding | None:
    """The same, as far as shapes tell."""
    if a is None:
        return Finding("unreadable")
    if shape_of(a) != shape_of(b):
        return Finding("shape", got=shape_of(a), want=shape_of(b))
    # Too large, and yet of the right shape: what came before it has used up the room.
    return Finding("unreadable") if isinstance(a, Outline) or isinstance(b, Outline) else None


def close(a, b, atol=ATOL, rtol=RTOL):
    """Whether two arrays of one shape agree; what is not finite agrees with nothing."""
    with np.errstate(all="ignore"):
        far = a.astype(np.float64) - b
        # Nothing but zeros is the usual case, and a third of the time.
        return not far.any() or bool((np.abs(far) <= atol + rtol * np.abs(b)).all())


def distance(a, b):
    """The largest distance between entries of two arrays of one shape."""
    with np.errstate(all="ignore"):
        return float(np.max(np.abs(a.astype(np.float64) - b)))
