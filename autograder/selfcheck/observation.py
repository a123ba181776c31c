"""What an observation of a case holds: the one description, for whoever makes, checks or judges observations.

In: a case (see model.py). Out: the stages it goes through, with the fields that each leaves behind, and how many
numbers an observation may hold. It knows no exercise, and nothing of right and wrong.

What an observation holds follows from its case and its outcome:

    missing             nothing
    not a function      "type"; so it is with not a class, not a module
    returned            what all stages leave; of a call, "grad_error" may stand for "grads"
    raised              "error", what the stages before leave, and perhaps some of what the one leaves that raised;
                        of a module, "stage" names it

Where anything was run, "printed" and "library" may be there too. An array that is too large to be looked at stands as
its outline, see `within_room`.
"""

from __future__ import annotations

import math
import typing

import numpy as np

from autograder.model import Call, Case, Observation, Outline, fields_of

MOST_AXES = 8
MOST_NAMES = 64  # of a module's parameters, and of what it holds
MORE_PARTS = 6  # so many more parts are looked at than a result is asked to unpack into
_ROOM = 1 << 16


class Field(typing.NamedTuple):
    """What a field is; `among` are the texts or names that may stand in it (None: any), `least` and `most` of them."""

    form: str  # text, texts, arrays, arrays by name, texts by name, parameters by name, error, library, yes
    among: tuple | None = None
    least: int = 0
    most: int = MOST_NAMES


_TYPE, _ERROR = Field("text"), Field("error")
_BESIDE = {"printed": Field("yes"), "library": Field("library")}


def stages(case: Case):
    """[(name, {field: Field})]: the stages of a case in their order, and what each leaves."""
    if isinstance(case, Call):
        names = tuple(name for name, value in case.args.items() if isinstance(value, np.ndarray))
        count = (0, case.unpack + MORE_PARTS) if case.unpack else (1, 1)
        results = Field("arrays", None, *count)
        found = [
            ("first call", {"type": _TYPE, "types": Field("texts", None, *count), "results": results}),
            ("second call", {"changed": Field("texts", names), **({"again": results} if case.twice else {})}),
        ]
        grads = ("gradient", {"grads": Field("arrays by name", names)})
        return [*found, grads] if case.upstream is not None else found
    named = Field("arrays by name", tuple(case.names))
    built = {"parameters": Field("parameters by name"), "holds": Field("texts by name"), "initial": named}
    found = [("init", {**built, **({"second": named} if case.second else {})})]
    on_the_way = {"copy": case.weights is not None, "state dict": case.roundtrip, "double": case.double}
    found += [(name, {}) for name, wanted in on_the_way.items() if wanted]
    if case.xs is not None:
        count = len(case.xs), len(case.xs)
        forward = {"types": Field("texts", None, *count), "results": Field("arrays", None, *count)}
        again = {"again": Field("arrays", None, 1, 1)} if case.twice else {}
        found.append(("forward", {**forward, "changed": Field("texts", ("x",)), **again}))
    if case.upstream is not None:
        grads = Field("arrays by name", ("x", *case.names))
        found.append(("gradient", {"grads": grads, **({"after": named} if case.step is not None else {})}))
    return found


def asked(case: Case):
    """{field: Field} of what is left when every stage is passed."""
    return {name: field for _, fields in stages(case) for name, field in fields.items()}


def held(case: Case, seen: Observation):
    """({field: Field} that an observation holds, {field: Field} that it may hold besides).

    Looks at its outcome, its stage and which fields there are. Raises LookupError for what cannot become of the case.
    """
    call, outcome = isinstance(case, Call), seen.outcome
    if outcome == "missing":
        return {}, {}
    if outcome in (("not a function",) if call else ("not a class", "not a module")):
        return {"type": _TYPE}, {}
    if outcome == "returned":
        must = asked(case)
        if call and "grads" in must and seen.grad_error is not None:
            must["grad_error"] = _ERROR
            del must["grads"]
        return must, _BESIDE
    if outcome == "raised":
        # Of a call it is told by what has come back; a class that ends Python while it is tried names no stage.
        stage = ("second call" if seen.results is not None else "first call") if call else seen.stage or "init"
        must = {"error": _ERROR}
        for name, fields in stages(case):
            if name == stage:
                some = {} if name == "first call" else fields
                return must, {**{name: field._replace(least=0) for name, field in some.items()}, **_BESIDE}
            must |= fields
    raise LookupError(outcome)


# --- how large it may be -----------------------------------------------------------------------------------------


def entries(shape):
    """What an array costs whoever walks over it: an axis of 0 counts as 1, since rows without numbers are rows too."""
    return math.prod(max(n, 1) for n in shape)


def room(case: Case):
    """How many entries all arrays of an observation may have together; the rubric can say so (`room`)."""
    return case.room or max(_ROOM, 4 * entries_in(fields_of(case)))


def entries_in(value):
    """The entries of all arrays in plain data."""
    if isinstance(value, np.ndarray):
        return entries(value.shape)
    inner = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    return sum(map(entries_in, inner))


def within_room(case: Case, seen: Observation):
    """Has outlines stand for arrays that are too large to be looked at, in an observation just made.

    Nothing after this loops over more than the case can need: a tensor of 60 million rows and no column has no number
    in it, and would still take minutes.
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
    """What stands for an array that is too large."""
    return Outline(shown_shape(shape), str(dtype).removeprefix("torch."))


def shown_shape(shape):
    """A shape as a list; one of more than MOST_AXES axes ends in "…"."""
    return [*map(int, shape[:MOST_AXES]), *["…"][: len(shape) > MOST_AXES]]


def shape_of(array):
    """The shape of an array or outline, as a list."""
    return array.shape if isinstance(array, Outline) else list(array.shape)
