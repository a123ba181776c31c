"""Checks for the notebook `self_attention.ipynb`: keep this file in the same folder.

In the notebook: `check("project")` tries one exercise on visible examples, `check()` sums up all of them.
Made by `autograder release self_attention`; do not edit. It needs torch and numpy, and no network.
"""

from __future__ import annotations
from collections.abc import Callable
from dataclasses import dataclass
from dataclasses import dataclass, field
from pathlib import Path
from torch.overrides import TorchFunctionMode
from typing import Any, ClassVar, Literal
import abc
import ast
import base64
import contextlib
import dataclasses
import difflib
import dis
import functools
import html
import io
import json
import linecache
import math
import numpy as np
import operator
import os
import random
import re
import signal
import subprocess
import sys
import textwrap
import time
import torch
import types
import typing
import warnings
import zlib


# --- model: The nouns of the program as types: exercise, check and case; observation; finding and verdict; mistake. ---

ATOL, RTOL = 1e-5, 1e-4  # how far numbers may be from the key's: absolute, and relative to them

Facet = Literal["contract", "arithmetic", "initialisation", "gradient"]
FACETS: tuple[str, ...] = ("contract", "arithmetic", "initialisation", "gradient")
# What became of asking a case. The grader alone gives the last three.
Outcome = Literal[
    "returned", "raised", "missing", "not a function", "not a class", "not a module", "timed out", "killed", "not run"
]
CheckStatus = Literal["passed", "failed", "not run", "timed out", "killed", "grader error"]


# --- what is asked -----------------------------------------------------------------------------------------------


@dataclass(slots=True)
class Call:
    """A case: call a function with positional arguments.

    args      by the parameter's name, in the order of the call: arrays of any shape, or plain numbers
    results   the names of what comes back
    upstream  a gradient of the shape of each result, to be pulled back to the arguments
    twice     ask again with the same arguments
    unpack    how many tensors the result must unpack into; None: it is one tensor
    room      how many numbers an answer may come back with in all; None: 65,536, or four times as many as are given
    more      what a kind of check asks for besides, by names of its own
    """

    do: ClassVar[str] = "call"
    id: str
    args: dict[str, Any]
    results: list[str]
    upstream: list[np.ndarray] | None = None
    twice: bool = False
    unpack: int | None = None
    room: int | None = None
    more: dict[str, Any] = field(default_factory=dict)


@dataclass(slots=True)
class Build:
    """A case: build a class (an nn.Module) with positional arguments, and examine it from outside.

    init       the positional arguments
    names      the dotted names of the tensors it must hold, such as "W_query.weight"
    result     the name of what forward gives back
    named      keyword arguments of the constructor
    seed       of torch, set before it is built
    weights    arrays by dotted name, copied in before forward, each of the tensor's shape
    xs         inputs of forward, one call for each
    upstream   a gradient of the shape of the first result, to be pulled back
    twice      call forward again with the first input
    step       the rate of one step of gradient descent after the backward pass
    double     make it float64 first
    roundtrip  load its state dict into a second instance and go on with that
    second     build a second instance right after the first
    free       endings of names whose initial values are not judged
    room, more as in Call
    """

    do: ClassVar[str] = "build"
    id: str
    init: list[int]
    names: list[str]
    result: str
    named: dict[str, Any] = field(default_factory=dict)
    seed: int | None = None
    weights: dict[str, np.ndarray] | None = None
    xs: list[np.ndarray] | None = None
    upstream: np.ndarray | None = None
    twice: bool = False
    step: float | None = None
    double: bool = False
    roundtrip: bool = False
    second: bool = False
    free: list[str] = field(default_factory=list)
    room: int | None = None
    more: dict[str, Any] = field(default_factory=dict)

    @property
    def results(self) -> list[str]:
        """The name of what each call of forward gives back."""
        return [self.result] * len(self.xs or ())


Case = Call | Build


@dataclass(slots=True)
class Check:
    """One line of an exercise's result: what `kind` of check (see checks/) is made of which cases.

    A hidden check may name the case from which its `counterexample` is made. An `extra` check takes no part in
    fingerprints: mistakes of other facets show in it too.
    """

    name: str
    group: str
    facet: Facet
    kind: str
    cases: list[str]  # their ids
    visible: bool = False
    counterexample: str | None = None
    extra: bool = False
    atol: float = ATOL
    rtol: float = RTOL


@dataclass(slots=True)
class Exercise:
    """What is asked of one function or class, called `name`, and what it is worth.

    groups  the share of each group of checks in the points, by the group's name; a group is won or lost as a whole
    axes    for tensors by name what their axes count: a plural ("tokens") or a variable ("d_k"). A tensor shown with
            fewer axes lacks the first ones
    data    names that locked cells of the notebook bind, on which an answer must not lean
    """

    name: str
    points: float
    groups: dict[str, float]
    axes: dict[str, list[str]] = field(default_factory=dict)
    checks: list[Check] = field(default_factory=list)
    cases: dict[str, Case] = field(default_factory=dict)
    data: list[str] = field(default_factory=list)


# --- what was observed -------------------------------------------------------------------------------------------


@dataclass(slots=True)
class Outline:
    """The shape and type of an array that is too large to be kept; `shape` ends in "…" after eight axes."""

    shape: list[int | str]
    dtype: str


class Array(abc.ABC):  # noqa: B024 (it is what two types have in common)
    """A numpy array, or the outline of one that is too large: a tensor as an observation has it."""


Array.register(np.ndarray)
Array.register(Outline)


@dataclass(slots=True)
class Raised:
    """An exception. `own`: it was raised by the notebook's own code, not in a library."""

    type: str
    text: str = ""
    line: int | None = None  # of the innermost line of the notebook's own, counted in its cell
    source: str = ""  # that line
    own: bool = False
    file: str = ""  # of an error of a cell: the file handed in beside the notebook that the line is in
    within: str = ""  # of an error of a cell: the line of an earlier cell that it called


@dataclass(slots=True)
class Parameter:
    """A registered parameter of a module."""

    shape: list[int | str]
    dtype: str
    trains: bool


@dataclass(slots=True)
class Observation:
    """What an answer did with a case: facts, no opinion. A field is None where nothing was observed of it.

    type        the type's name of what came back, or of what was there in place of a function or class
    parameters  registered parameters by dotted name
    holds       by name what tensors and modules the module holds: "nn.Parameter", "tensor", or a type's name
    initial     asked tensors as they were built, by dotted name
    second      the same of the second instance
    types       the type's name of each result: "tensor", or another
    results     of a call its parts, of a module what each call of forward gave; None for what is no tensor of numbers
    changed     names of arguments that the answer has changed in place
    again       the results of the second call
    grads       gradients by argument or dotted name; None where none arrived
    grad_error  what a call raised in its run with gradients
    after       the asked tensors after a step of gradient descent
    stage       of a module that raised: what was done then
    error       what was raised
    printed     something was printed
    library     calls of the library's own attention
    more        what a kind of check observes besides, by names of its own
    """

    id: str
    outcome: Outcome
    type: str | None = None
    parameters: dict[str, Parameter] | None = None
    holds: dict[str, str] | None = None
    initial: dict[str, Array | None] | None = None
    second: dict[str, Array | None] | None = None
    types: list[str] | None = None
    results: list[Array | None] | None = None
    changed: list[str] | None = None
    again: list[Array | None] | None = None
    grads: dict[str, Array | None] | None = None
    grad_error: Raised | None = None
    after: dict[str, Array | None] | None = None
    stage: str | None = None
    error: Raised | None = None
    printed: bool = False
    library: list[str] = field(default_factory=list)
    more: dict[str, Any] = field(default_factory=dict)

    def get(self, name: str):
        """What was observed under a field's name, be it one of these or one in `more`; None where nothing was."""
        return getattr(self, name) if name in Observation.__slots__ else self.more.get(name)

    def put(self, name: str, value) -> None:
        """Sets what was observed under a field's name."""
        if name in Observation.__slots__:
            setattr(self, name, value)
        else:
            self.more[name] = value


@dataclass(slots=True)
class Metadata:
    """What is known of an answer besides its cases: globals that its code reads, names that the notebook defines."""

    reads: list[str] = field(default_factory=list)
    defined: list[str] = field(default_factory=list)


# --- what came of it ---------------------------------------------------------------------------------------------


@dataclass(slots=True)
class Finding:
    """The first thing that differs between an observation and the key's; `what` is a key of the
    sentences of selfcheck/words.py or of a kind of check.

    where  the name of the tensor or parameter it is about
    why    of a gradient or an initial value: what differs in it ("shape", "value", "not finite", "dtype")
    got, want  what came back and what was expected: a shape, a number of results, a dtype, names
    far    the largest distance from an expected number
    held   the type of what has the name of a missing parameter
    """

    what: str
    case: str = ""
    where: str | None = None
    why: str | None = None
    type: str | None = None
    got: Any = None
    want: Any = None
    far: float | None = None
    held: str | None = None
    printed: bool = False
    stage: str | None = None
    error: Raised | None = None


@dataclass(slots=True)
class Verdict:
    """What became of one check; a passed one has no finding."""

    check: Check
    status: CheckStatus
    finding: Finding | None = None


@dataclass(slots=True)
class Mistake:
    """A known mistake: its file's stem, its title and hint, and what it does (nothing, where a rule recognises it).

    also  stems of mistakes that come first where nothing can tell them from this one
    """

    stem: str
    name: str
    hint: str
    facet: Facet
    rule: str | None = None
    seen: dict[str, Observation] = field(default_factory=dict)  # by case id
    also: list[str] = field(default_factory=list)


# --- as data, and back -------------------------------------------------------------------------------------------


def fields_of(value) -> dict[str, Any]:
    """The fields of one of these as a dict, without those at their default; a case tells what to `do` first."""
    names, values, defaults = _defaults(type(value))
    found = {
        name: held
        for name, held, default in zip(names, values(value), defaults)
        if held is not default and (type(held) is not type(default) or held != default)
    }
    return {"do": value.do, **found} if isinstance(value, Case) else found


@functools.cache
def _defaults(kind):
    """(names of its fields, what gets their values, their defaults) of a dataclass; MISSING is no default."""
    fields = dataclasses.fields(kind)
    names = [one.name for one in fields]
    defaults = [one.default_factory() if callable(one.default_factory) else one.default for one in fields]
    return names, operator.attrgetter(*names), defaults


def as_data(value):
    """Dicts and lists in place of all of these; arrays stay."""
    if dataclasses.is_dataclass(value):
        value = fields_of(value)
    if isinstance(value, dict):
        return {key: as_data(item) for key, item in value.items()}
    return [as_data(item) for item in value] if isinstance(value, list | tuple) else value


def case_from(data: dict) -> Case:
    """A case from its data. What reads data here trusts it: TypeError, KeyError and the like are bugs."""
    more = {name: value for name, value in data.items() if name != "do"}
    return (Call if data["do"] == "call" else Build)(**more)


def exercise_from(data: dict) -> Exercise:
    """An exercise from its data."""
    checks = [Check(**check) for check in data["checks"]]
    return Exercise(**{**data, "checks": checks, "cases": {i: case_from(case) for i, case in data["cases"].items()}})


def observation_from(data: dict) -> Observation:
    """An observation from its data; what is no field of its own is a kind's."""
    made = {name: _tensors(value) for name, value in data.items()}
    more = {name: made.pop(name) for name in [*made] if name not in Observation.__slots__}
    made["more"] = {**made.get("more", {}), **more}
    for name, kind in (("error", Raised), ("grad_error", Raised)):
        if name in made:
            made[name] = kind(**data[name])
    if "parameters" in made:
        made["parameters"] = {name: Parameter(**one) for name, one in data["parameters"].items()}
    return Observation(**made)


def _tensors(value):
    if isinstance(value, list):
        return [_tensors(item) for item in value]
    if isinstance(value, dict):
        return Outline(**value) if value.keys() == {"shape", "dtype"} else {k: _tensors(v) for k, v in value.items()}
    return value


# --- arrays: Arrays of observations: how large they may be, what replaces one that is too large, and whether two agree. ---

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


# --- kind: What a kind of check is, and what an observation of a case holds: what the kinds observe, and nothing else. ---

MOST_NAMES = 64  # of a module's parameters, and of what it holds
CALL_STAGES = ("first call", "second call", "gradient")
KINDS: dict[str, Kind] = {}
_IN_TURN: list[Kind] = []


class Field(typing.NamedTuple):
    """What a field is; `among` are the texts or names it may hold (None: any), `least` and `most` how many."""

    form: str  # text, texts, arrays, arrays by name, texts by name, parameters by name, error, library, yes, number
    among: tuple | None = None
    least: int = 0
    most: int = MOST_NAMES


class Kind:
    """A kind of check; defining a subclass registers it.

    name         as a rubric calls it
    passes       when it passes, for the docs: the end of a sentence
    needs        what its cases must be given, for the docs and for the error when they lack it
    reads        the fields that it compares: an answer that raised after they were there is judged like any other
    stage        the stage in which it observes, by the form of the case ("call", "build"); else one of its own
    turn         its turn in that stage: lower ones observe first
    fingerprint  by facet the fields in which a known mistake is recognised
    sentences    by `Finding.what` a function (finding, the call, the exercise's name, whether the case may be shown)
                 that returns a sentence; one that may not be shown names neither sizes nor numbers

    A field that model.Observation does not have is kept in `more`.
    """

    name = passes = needs = ""
    reads: frozenset[str] = frozenset()
    stage: dict[str, str] = {}
    turn = 9
    fingerprint: dict[str, tuple[str, ...]] = {}
    sentences: dict[str, typing.Callable] = {}

    def __init_subclass__(cls):
        KINDS[cls.name] = cls()
        _IN_TURN[:] = sorted(KINDS.values(), key=lambda kind: kind.turn)

    def fields(self, case: Case) -> dict[str, Field]:
        """What it observes of a case: nothing, when the case does not ask for it."""
        return {}

    def observe(self, trial) -> None:
        """Puts these fields into `trial.seen`; runs in the student's process. `trial` is framework.Trial."""

    def compare(self, got: Observation, want: Observation, check: Check, case: Case) -> Finding | None:
        """The first thing that differs from the key's observation. All that it reads is there."""
        raise NotImplementedError

    def evidence(self, finding: Finding, case: Case, got: Observation, want: Observation) -> list[tuple]:
        """(name, theirs, expected) of arrays to show beside a finding. Of `got` anything may be missing."""
        return []


def what_was_raised(error, stage=None) -> Finding:
    """The finding that an answer raised this; a stub's own NotImplementedError says that it was not attempted."""
    if error.type == "NotImplementedError" and error.own:
        return Finding("not attempted", stage=stage)
    return Finding("error", error=error, stage=stage)


# --- what an observation holds -----------------------------------------------------------------------------------

_ERROR = Field("error")
_STAGES: dict[int, tuple[Case, list]] = {}  # by identity; each keeps its case, so that no other gets that number
_MOST_KEPT = 2000
_BESIDE = {"printed": Field("yes"), "library": Field("library")}


def steps(case: Case) -> list[tuple[str, list[tuple[Kind, dict[str, Field]]]]]:
    """The stages of a case in their order, and who observes what in each."""
    if isinstance(case, Call):
        found = {"first call": [], "second call": [], **({"gradient": []} if case.upstream is not None else {})}
    else:
        passed = {
            "init": True,
            "copy": case.weights is not None,
            "state dict": case.roundtrip,
            "double": case.double,
            "forward": case.xs is not None,
            "gradient": case.upstream is not None,
        }
        found = {name: [] for name, wanted in passed.items() if wanted}
    for kind in _IN_TURN:
        if fields := kind.fields(case):
            found.setdefault(kind.stage.get(case.do, kind.name), []).append((kind, fields))
    return list(found.items())


def stages(case: Case) -> list[tuple[str, dict[str, Field]]]:
    """The stages of a case in their order, and what each leaves."""
    kept = _STAGES.get(id(case))
    if kept is None or kept[0] is not case:  # a case is asked of every submission, and does not change
        if len(_STAGES) > _MOST_KEPT:
            _STAGES.clear()
        found = [(name, {k: v for _, fields in observed for k, v in fields.items()}) for name, observed in steps(case)]
        kept = _STAGES[id(case)] = (case, found)
    return kept[1]


def asked(case: Case) -> dict[str, Field]:
    """What is left when every stage is passed."""
    return {name: field for _, fields in stages(case) for name, field in fields.items()}


def held(case: Case, seen: Observation) -> tuple[dict[str, Field], dict[str, Field]]:
    """(the fields that an observation holds, those that it may hold besides).

    Looks at its outcome, its stage and which fields there are. Raises LookupError for what cannot become of the case.
    """
    call, outcome = isinstance(case, Call), seen.outcome
    if outcome == "missing":
        return {}, {}
    if outcome in (("not a function",) if call else ("not a class", "not a module")):
        return {"type": Field("text")}, {}
    if outcome not in ("returned", "raised"):
        raise LookupError(outcome)
    must, may, passed = {}, {}, stages(case)
    if outcome == "raised":
        # A class that ends Python while it is tried names no stage.
        first = ("second call" if seen.results is not None else "first call") if call else "init"
        names = [name for name, _ in passed]
        at = names.index(seen.stage or first) if (seen.stage or first) in names else None
        if at is None:
            raise LookupError(seen.stage)
        must["error"] = _ERROR
        if names[at] != "first call":
            may = {name: field._replace(least=0) for name, field in passed[at][1].items()}
        passed = passed[:at]
    for _, fields in passed:
        must |= fields
    if call and "grads" in must and seen.grad_error is not None:
        must["grad_error"] = _ERROR
        del must["grads"]
    return must, may | _BESIDE


@functools.cache
def fingerprint(facet: str) -> tuple[str, ...]:
    """The fields in which mistakes of a facet are recognised."""
    return tuple(field for kind in KINDS.values() for field in kind.fingerprint.get(facet, ()))


# --- phrases: Ends of sentences that several kinds of checks say. ---

def shape_text(shape):
    return f"({', '.join(map(str, shape))}{',' if len(shape) == 1 else ''})"


def other_shape(finding, open_):
    if not open_:
        return "has another shape than expected"
    return f"has shape {shape_text(finding.got)}, expected {shape_text(finding.want)}"


def how_far(finding, open_):
    return f" (by up to {finding.far:.2g})" if open_ and finding.far is not None and np.isfinite(finding.far) else ""


# --- again: Kind of check `again`: a second call with the same arguments gives the same answer, and a right one. ---

class Again(Kind):
    name = "again"
    passes = "the second call gives the right answer too"
    needs = "`twice=True`"
    reads = frozenset({"types", "results", "again"})
    stage = {"call": "second call", "build": "forward"}
    turn = 3
    sentences = {
        "again": lambda f, call, name, open_: (
            f"{call} gave other numbers when called a second time with the same arguments."
        )
    }

    def fields(self, case):
        if not case.twice or (not isinstance(case, Call) and case.xs is None):
            return {}
        count = (0, case.unpack + MORE_PARTS) if isinstance(case, Call) and case.unpack else (1, 1)
        return {"again": Field("arrays", None, *count)}

    def observe(self, trial):
        parts = trial.call()[1] if isinstance(trial.case, Call) else [trial.forward(trial.case.xs[0])]
        trial.seen.again = [trial.array(part) for part in parts]

    def compare(self, got, want, check, case):
        if finding := type_differs(got, want):
            return finding
        first, second = got.results, got.again or [None] * len(got.results)
        if len(second) != len(want.again) or any(_unlike(a, b, check) for a, b in zip(first, second)):
            return Finding("again")
        return arrays_differ(second, want.again, check, case, True)

    def evidence(self, finding, case, got, want):
        return result_pairs(finding, case, got.again or got.results, want)


def _unlike(a, b, check):
    if isinstance(a, np.ndarray) and isinstance(b, np.ndarray):
        return array_differs(a, b, check.atol, check.rtol) is not None
    return type(a) is not type(b) or a != b


# --- finite_gradient: Kind of check `finite gradient`: gradients exist and are finite, whatever their values. ---

class FiniteGradient(Kind):
    name = "finite gradient"
    passes = "a gradient arrives everywhere where the key's does, and is finite"
    needs = "`upstream`"
    reads = frozenset({"grads"})

    def compare(self, got, want, check, case):
        if got.grad_error is not None:
            return what_was_raised(got.grad_error, "gradient")
        for name, b in want.grads.items():
            a = got.grads.get(name)
            if b is None:
                continue
            if a is None:
                return Finding("no gradient", where=name, got=[])
            if finding := form_differs(a, b):
                return Finding("gradient", where=name, why=finding.what)
            if not np.isfinite(a).all():
                return Finding("gradient", where=name, why="not finite")
        return None

    def evidence(self, finding, case, got, want):
        return gradient_pairs(finding, got, want) if finding.what in ("gradient", "no gradient") else []


# --- fresh: Kind of check `fresh`: two instances made one after the other do not start equal. ---

class Fresh(Kind):
    name = "fresh"
    passes = "two instances start differently"
    needs = "a class, with `second=True`"
    reads = frozenset({"parameters", "initial", "second"})
    stage = {"build": "init"}
    turn = 3
    fingerprint = {"initialisation": ("second",)}
    sentences = {
        "same instances": lambda f, call, name, open_: (
            f"Two instances made one after the other start with the same {f.where}."
        )
    }

    def fields(self, case):
        wanted = isinstance(case, Build) and case.second
        return {"second": Field("arrays by name", tuple(case.names))} if wanted else {}

    def observe(self, trial):
        trial.seen.second = trial.tensors(trial.build())

    def compare(self, got, want, check, case):
        for name in want.initial:
            a, b = got.initial.get(name), got.second.get(name)
            if a is None or b is None:
                return not_there(name, got)
            if not array_differs(a, b, ATOL, RTOL, False):
                return Finding("same instances", where=name)
        return None


# --- gradient: Kind of check `gradient`: the key's gradients arrive at every argument, or at x and every asked parameter. ---

class Gradient(Kind):
    name = "gradient"
    passes = "the gradient of every argument, or of x and every parameter, is the key's"
    needs = "`upstream`"
    reads = frozenset({"results", "grads"})
    stage = {"call": "gradient", "build": "gradient"}
    turn = 1
    fingerprint = {"gradient": ("grads", "grad_error")}
    sentences = {
        "no gradient": lambda f, call, name, open_: (
            f"No gradient reaches {f.where}" + (f" (it reaches {', '.join(f.got)})." if f.got else ".")
        ),
        "gradient": lambda f, call, name, open_: f"The gradient of {f.where} {_why(f, open_)}.",
    }

    def fields(self, case):
        if case.upstream is None:
            return {}
        if isinstance(case, Call):
            arrays = {name: value for name, value in case.args.items() if isinstance(value, np.ndarray)}
            names = tuple(name for name, array in arrays.items() if array.dtype.kind == "f")
        else:
            names = ("x", *case.names)
        return {"grads": Field("arrays by name", names)}

    def observe(self, trial):
        try:
            trial.seen.grads = trial.gradients()
        except Exception as error:
            if isinstance(trial.case, Build):
                raise
            trial.seen.grad_error = trial.raised(error)  # and the values are there all the same

    def compare(self, got, want, check, case):
        if got.grad_error is not None:
            return what_was_raised(got.grad_error, "gradient")
        for a, b in zip(got.results, want.results):
            if form_differs(a, b):
                return results_differ(got, want, check, case)  # nothing to pull a gradient back from
        for name, b in want.grads.items():
            a = got.grads.get(name)
            if a is None and b is not None:
                return Finding("no gradient", where=name, got=[n for n, g in got.grads.items() if g is not None])
            if b is None:
                continue
            same_dtype = not (isinstance(case, Build) and case.double)
            if finding := array_differs(a, b, check.atol, check.rtol, same_dtype):
                return dataclasses.replace(finding, what="gradient", where=name, why=finding.what)
        return None

    def evidence(self, finding, case, got, want):
        if finding.what in ("gradient", "no gradient"):
            return gradient_pairs(finding, got, want)
        return result_pairs(finding, case, got.results, want)


def _why(finding, open_):
    if finding.why == "not finite":
        return "is not finite"
    return f"has {'another shape' if finding.why == 'shape' else 'other values'} than expected{how_far(finding, open_)}"


def gradient_pairs(finding, got, want):
    """The gradient that a finding is about, theirs and the key's."""
    where = finding.where
    return [(f"gradient of {where}", (got.grads or {}).get(where), want.grads.get(where))]


# --- initial: Kind of check `initial`: with the same seed, a module starts with the key's numbers. ---

class Initial(Kind):
    name = "initial"
    passes = "with the same seed a module starts with the key's values"
    needs = "a class, with `seed`"
    reads = frozenset({"parameters", "initial"})
    stage = {"build": "init"}
    turn = 2
    fingerprint = {"initialisation": ("initial",)}
    sentences = {
        "initial": lambda f, call, name, open_: (
            f"{call}: {f.where} starts with {'another shape' if f.why == 'shape' else 'other numbers'} "
            "than the asked initialisation gives with the same seed."
        )
    }

    def fields(self, case):
        return {"initial": Field("arrays by name", tuple(case.names))} if isinstance(case, Build) else {}

    def observe(self, trial):
        trial.seen.initial = trial.tensors()

    def compare(self, got, want, check, case):
        for name, b in want.initial.items():
            if any(name.endswith(end) for end in case.free):
                continue
            a = got.initial.get(name)
            if a is None:
                return not_there(name, got)
            if finding := array_differs(a, b, check.atol, check.rtol):
                return dataclasses.replace(finding, what="initial", where=name, why=finding.what)
        return None

    def evidence(self, finding, case, got, want):
        where = finding.where
        return [(where, (got.initial or {}).get(where), want.initial.get(where))] if where else []


def not_there(name, got):
    """The module has no tensor of this name."""
    return Finding("parameter missing", where=name, got=sorted(got.parameters))


# --- parameters: Kind of check `parameters`: a module registers the parameters that are asked for, and no others. ---

class Parameters(Kind):
    name = "parameters"
    passes = "names, shapes and number of a module's trainable parameters are the key's"
    needs = "a class"
    reads = frozenset({"parameters", "holds"})
    stage = {"build": "init"}
    turn = 1
    fingerprint = {"contract": ("parameters",)}
    sentences = {
        "parameter missing": lambda f, call, name, open_: (
            f"{f.where} is a plain tensor: it is not among the module's parameters."
            if f.held in ("tensor", "Tensor")
            else f"The module has no parameter {f.where}." + (f" Found instead: {', '.join(f.got)}." if f.got else "")
        ),
        "parameter shape": lambda f, call, name, open_: f"{f.where} {other_shape(f, open_)}.",
        "not trainable": lambda f, call, name, open_: f"{f.where} has requires_grad=False: it cannot be trained.",
        "extra parameters": lambda f, call, name, open_: (
            f"The module has parameters beyond those asked for: {', '.join(f.got)}."
        ),
    }

    def fields(self, case):
        if not isinstance(case, Build):
            return {}
        return {"parameters": Field("parameters by name"), "holds": Field("texts by name")}

    def observe(self, trial):
        trial.seen.parameters, trial.seen.holds = trial.parameters(), trial.holds()

    def compare(self, got, want, check, case):
        asked, found = want.parameters, got.parameters
        extra = sorted(set(found) - set(asked))
        for name, parameter in asked.items():
            if name not in found:
                return Finding("parameter missing", where=name, held=got.holds.get(name.split(".")[0]), got=extra)
            if found[name].shape != parameter.shape:
                return Finding("parameter shape", where=name, got=found[name].shape, want=parameter.shape)
            if not found[name].trains:
                return Finding("not trainable", where=name)
        return Finding("extra parameters", got=extra, want=sorted(asked)) if extra else None


# --- rows: Kind of check `rows`: weights for scores so large that right answers differ in the last digits. ---

class Rows(Kind):
    name = "rows"
    passes = "results are rows of weights that sum to 1, with the largest entry in the right place"
    needs = "one result of rows"
    reads = frozenset({"types", "results"})
    sentences = {
        "rows": lambda f, call, name, open_: f"{call}: the rows are not weights that sum to 1.",
        "largest": lambda f, call, name, open_: f"{call}: the largest weight is not where the largest score is.",
    }

    def compare(self, got, want, check, case):
        if finding := type_differs(got, want):
            return finding
        a, b = got.results[0], want.results[0]
        if finding := form_differs(a, b):
            return finding
        if not np.isfinite(a).all():
            return Finding("not finite")
        if (a < -check.atol).any() or not np.allclose(a.sum(-1), 1, atol=1e-4):
            return Finding("rows")
        if (np.take_along_axis(a, b.argmax(-1)[..., None], -1)[..., 0] < a.max(-1) - 1e-4).any():
            return Finding("largest")
        # Loosely: right answers differ by about a thousandth there, ties that clamping makes by far more.
        return None if close(a, b, 5e-3, 0) else Finding("value", far=distance(a, b))

    def evidence(self, finding, case, got, want):
        return result_pairs(finding, case, got.results, want)


# --- step: Kind of check `step`: one step of gradient descent moves every tensor that the key's step moves. ---

class Step(Kind):
    name = "step"
    passes = "a step of gradient descent moves every parameter"
    needs = "a class, with `upstream` and `step=0.1`"
    reads = frozenset({"after"})
    stage = {"build": "gradient"}
    turn = 2
    fingerprint = {"gradient": ("after",)}
    sentences = {
        "not moved": lambda f, call, name, open_: f"A step of gradient descent does not move {f.where}.",
    }

    def fields(self, case):
        wanted = isinstance(case, Build) and case.upstream is not None and case.step is not None
        return {"after": Field("arrays by name", tuple(case.names))} if wanted else {}

    def observe(self, trial):
        trial.seen.after = trial.after_step(trial.case.step)

    def compare(self, got, want, check, case):
        for name, moved in want.after.items():
            before = case.weights.get(name)
            if before is None or close(moved, before, 1e-7, 0):
                continue
            now = got.after.get(name)
            if form_differs(now, before) or close(now, before, 1e-7, 0):
                return Finding("not moved", where=name)
            if not close(now, moved, check.atol, check.rtol):
                return Finding("gradient", where=name, why="value")
        return None

    def evidence(self, finding, case, got, want):
        return gradient_pairs(finding, got, want) if finding.what in ("gradient", "not moved") else []


# --- unchanged: Kind of check `unchanged`: the caller's tensors are as they were. ---

class Unchanged(Kind):
    name = "unchanged"
    passes = "no argument was changed in place"
    needs = "any call; for a class `xs`"
    reads = frozenset({"results"})
    stage = {"call": "second call", "build": "forward"}
    turn = 2
    fingerprint = {"contract": ("changed",)}
    sentences = {
        "changed": lambda f, call, name, open_: (
            f"{call} changed its argument {f.where}: the caller's tensor is another now."
        )
    }

    def fields(self, case):
        if isinstance(case, Call):
            return {"changed": Field("texts", tuple(n for n, v in case.args.items() if isinstance(v, np.ndarray)))}
        return {"changed": Field("texts", ("x",))} if case.xs is not None else {}

    def observe(self, trial):
        trial.seen.changed = trial.changed()

    def compare(self, got, want, check, case):
        return Finding("changed", where=got.changed[0]) if got.changed else None


# --- value: Kind of check `value`: what comes back is what the key gives back. ---

MORE_PARTS = 6  # how many parts are kept beyond those that a result must unpack into


class Value(Kind):
    name = "value"
    passes = "number of results, shapes, types and values are the key's (`atol=1e-5, rtol=1e-4`, or as given)"
    needs = "any call; for a class `xs`"
    reads = frozenset({"types", "results"})
    stage = {"call": "first call", "build": "forward"}
    turn = 1
    fingerprint = {"arithmetic": ("types", "results"), "contract": ("type", "types")}
    sentences = {
        "count": lambda f, call, name, open_: (
            f"{call} returned {f.got} result{'s' * (f.got != 1)}; {f.want} were expected."
        ),
        "returned": lambda f, call, name, open_: f"{call} returned {_what_came(f.type)}; a tensor was expected.",
        "unreadable": lambda f, call, name, open_: (
            f"{f.where or 'The result'} of {call} could not be read as a tensor of numbers."
        ),
        "shape": lambda f, call, name, open_: f"{call}: {f.where or 'the result'} {other_shape(f, open_)}.",
        "dtype": lambda f, call, name, open_: f"{call} returned {f.got} numbers; {f.want} was expected.",
        "value": lambda f, call, name, open_: (
            f"{call}: {f.where or 'the result'} has the right shape, but other values than expected{how_far(f, open_)}."
        ),
        "not finite": lambda f, call, name, open_: f"{call}: {f.where or 'the result'} holds inf or NaN.",
    }

    def fields(self, case):
        if isinstance(case, Call):
            count = (0, case.unpack + MORE_PARTS) if case.unpack else (1, 1)
            first = {"type": Field("text")}
        elif case.xs is None:
            return {}
        else:
            count, first = (len(case.xs), len(case.xs)), {}
        return {**first, "types": Field("texts", None, *count), "results": Field("arrays", None, *count)}

    def observe(self, trial):
        seen = trial.seen
        if isinstance(trial.case, Call):
            seen.type, parts = trial.call()
            seen.types, seen.results = [trial.type_of(part) for part in parts], [trial.array(part) for part in parts]
            return
        seen.types, seen.results = [], []
        for x in trial.case.xs:
            result = trial.forward(x)
            seen.types.append(trial.type_of(result))
            seen.results.append(trial.array(result))

    def compare(self, got, want, check, case):
        return results_differ(got, want, check, case)

    def evidence(self, finding, case, got, want):
        return result_pairs(finding, case, got.results, want)


def _what_came(type_):
    if type_ == "NoneType":
        return "nothing (None)"
    return f"{'an' if type_[:1] in 'aeiou' else 'a'} {type_}"


def results_differ(got, want, check, case):
    """What differs in type, number or numbers of the results."""
    same_dtype = not (isinstance(case, Build) and case.double)
    return type_differs(got, want) or arrays_differ(got.results, want.results, check, case, same_dtype)


def type_differs(got, want):
    """Whether no tensors came back, or another number of them."""
    if got.types == ["NoneType"]:
        return Finding("returned", type="NoneType", printed=got.printed)
    if len(got.results) != len(want.results):
        return Finding("count", type=got.type, got=len(got.results), want=len(want.results))
    for name in got.types:
        if name != "tensor":
            return Finding("returned", type=name, printed=got.printed)
    return None


def arrays_differ(got, want, check, case, same_dtype):
    """The first result that differs, named as the case names it."""
    names = case.results or [None] * len(want)
    for name, a, b in zip(names, got or [None] * len(want), want):
        if finding := array_differs(a, b, check.atol, check.rtol, same_dtype):
            finding.where = name
            return finding
    return None


def result_pairs(finding, case, theirs, want):
    """(name, theirs, expected) of up to three results that a finding is about."""
    if want.results is None:
        return []
    names = case.results or ["result"] * len(want.results)
    # When their number is wrong, nobody can tell which is which.
    theirs = [*((theirs or []) if finding.what != "count" else []), *[None] * len(want.results)]
    return [(n, a, b) for n, a, b in zip(names, theirs, want.results) if finding.where in (None, n)][:3]


# --- fingerprints: Fingerprints: an answer that does what a known mistake does, on every case of the mistake's facet, is that mistake. ---

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


# --- likeness: Names that were probably meant for another. ---

def alike_name(asked, defined, others=()):
    """The name among `defined` that was probably meant for `asked`, or None; none that is more like one of `others`."""
    plain = {_letters(name): name for name in defined if name != asked}
    for close in difflib.get_close_matches(_letters(asked), plain, 3, 0.85):
        if all(_likeness(close, _letters(asked)) >= _likeness(close, _letters(other)) for other in others):
            return plain[close]
    return None


def _letters(name):
    return re.sub(r"[\W_]", "", name).lower()


def _likeness(one, other):
    return difflib.SequenceMatcher(None, one, other).ratio()


# --- attempt: What a rule looks at, and how it becomes one. ---

FIRST, LAST = 0, 100  # see rule()


@dataclass
class Attempt:
    """An answer of which checks have failed.

    seen, expected  the answer's and the key's observations, by case id
    values          the observations whose values the answer has on every case: the key's, or those of the mistake in
                    its arithmetic; None where its values are not understood
    """

    exercise: Exercise
    failed: list[Verdict]
    seen: dict[str, Observation]
    expected: dict[str, Observation]
    metadata: Metadata
    values: dict[str, Observation] | None = None

    def found(self, *what: str) -> list[Verdict]:
        """The failed verdicts with one of these findings."""
        return [verdict for verdict in self.failed if verdict.finding.what in what]

    def answered(self) -> list[tuple[Case, Observation, Observation]]:
        """(case, the answer's observation, the key's) of the cases that the key gives results for, in float32."""
        return [
            (case, self.seen[i], self.expected[i])
            for i, case in self.exercise.cases.items()
            if i in self.seen and i in self.expected and self.expected[i].results is not None
            if not (isinstance(case, Build) and case.double)
        ]


@dataclass
class Rule:
    name: str
    order: int
    explains: Callable[[Attempt], list[Verdict]]


RULES: dict[str, Rule] = {}


def rule(name: str, order: int):
    """Enters a function as a rule: Attempt → the failed verdicts that it explains.

    Of two rules that explain one check, the one of lower `order` names it. A rule that is FIRST speaks of the whole
    answer, before fingerprints are looked at; one that is LAST names what nothing else has explained.
    """

    def entered(explains):
        RULES[name] = Rule(name, order, explains)
        return explains

    return entered


# --- changed_input: An argument changed in place. ---

@rule("changed-input", 50)
def changed_input(attempt):
    """An argument was another one after the call."""
    return attempt.found("changed")


# --- cut_graph: A computation graph that is cut. ---

@rule("cut-graph", LAST)
def cut_graph(attempt):
    """The values are the key's, or those of a known mistake in the arithmetic, and gradients are missing or wrong.

    Every parameter trains; where backward raised, the error speaks of gradients.
    """
    return [verdict for verdict in attempt.failed if attempt.values is not None and _cut(attempt, verdict)]


def _cut(attempt, verdict):
    check, finding, seen = verdict.check, verdict.finding, attempt.seen
    if check.facet != "gradient" or finding.what not in ("no gradient", "gradient", "not moved", "error"):
        return False
    got = seen.get(finding.case)
    if finding.what == "error" and (got is None or got.grad_error is None or "grad" not in finding.error.text):
        return False
    # A parameter that does not train has no gradient, but not since the graph is cut.
    if got.parameters is not None and not (got.parameters and all(one.trains for one in got.parameters.values())):
        return False
    values = {i: attempt.values[i] for i in check.cases if i in seen and i in attempt.values}
    return all(alike(seen[i], known, "arithmetic") for i, known in values.items() if known.results is not None)


# --- hard_coded_size: Sizes of the notebook's example, written into the code. ---

@rule("hard-coded-size", 40)
def hard_coded_size(attempt):
    """Every check of values fails, by an error or by another shape; wherever the shape is right, the values are.

    On one case at least they are right.
    """
    value = [v for v in attempt.failed if v.check.kind == "value" and not v.check.extra]
    wrong = [v for v in value if v.finding.what in ("error", "shape", "not copied")]
    if not wrong or len(wrong) != len(value):
        return []
    fitting = [(s.results, e.results) for _, s, e in attempt.answered() if s.results and _shapes_fit(s, e)]
    if not fitting or not all(same(got, want) for got, want in fitting):
        return []
    return attempt.found("error", "shape", "not copied", "no gradient", "gradient", "not moved")


def _shapes_fit(seen, expected):
    pairs = zip(seen.results, expected.results)
    return all(got is not None and list(got.shape) == list(want.shape) for got, want in pairs)


# --- initial: Right initial values, in the wrong place or too often. ---

@rule("reseeded", 50)
def reseeded(attempt):
    """Two instances that were built one after the other start from the same values."""
    equal = attempt.found("same instances")
    return equal + [verdict for verdict in attempt.failed if verdict.check.kind == "initial" and equal]


@rule("created-in-another-order", 60)
def created_in_another_order(attempt):
    """The asked initial values are all there, under exchanged names."""
    return [v for v in attempt.failed if v.check.kind == "initial" and _exchanged(attempt, v.finding.case)]


def _exchanged(attempt, case):
    got, want = ((o[case].initial or {}) if case in o else {} for o in (attempt.seen, attempt.expected))
    return set(got) >= set(want) and all(any(same(got[name], value) for name in want) for value in want.values())


# --- library_attention: The library's own attention. ---

@rule("library-attention", FIRST)
def library_attention(attempt):
    """The library's own attention was called on any case, so that nothing the answer gives is its own work."""
    return attempt.failed if any(observation.library for observation in attempt.seen.values()) else []


# --- not_a_module: A class that is no nn.Module. ---

@rule("not-a-module", 10)
def not_a_module(attempt):
    """Under the asked name is something else than a class, or a class that is not derived from nn.Module."""
    return attempt.found("not a module", "not a class")


# --- pasted_numbers: The numbers of the notebook's example, pasted in. ---

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


# --- reads_notebook_data: A variable of the notebook in place of an argument. ---

@rule("reads-notebook-data", 30)
def reads_notebook_data(attempt):
    """The answer's code reads a name that a locked cell binds to data; or such a name is unknown in a helper of it."""
    data = set(attempt.exercise.data)
    if data & set(attempt.metadata.reads):
        return attempt.failed
    errors = [(verdict, verdict.finding.error) for verdict in attempt.found("error")]
    return [v for v, e in errors if e.type == "NameError" and any(f"'{name}'" in e.text for name in data)]


# --- returned: Something else returned than a tensor. ---

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


# --- unstable: Numbers that overflow. ---

@rule("unstable", 50)
def unstable(attempt):
    """Every check of values passes, and large inputs give numbers that are not finite or rows that do not sum to 1."""
    if any(verdict.check.kind in ("value", "again") for verdict in attempt.failed):
        return []
    return [
        v
        for v in attempt.failed
        if "not finite" in (v.finding.what, v.finding.why) or v.finding.what in ("rows", "largest")
    ]


# --- wrong_name: A function or class under another name. ---

@rule("wrong-name", 10)
def wrong_name(attempt):
    """Nothing was found under the asked name, and the notebook defines a name like it."""
    like_it = alike_name(attempt.exercise.name, attempt.metadata.defined)
    return attempt.found("missing", "not attempted") if like_it else []


# --- wrong_parameter_name: A module's tensors under other names. ---

@rule("wrong-parameter-name", 10)
def wrong_parameter_name(attempt):
    """The module has parameters, an asked one is missing and nothing else has its name, and no case gave a result."""
    missing = [v for v in attempt.found("parameter missing") if v.finding.held is None and v.finding.got]
    if not missing or any(o.results is not None and o.outcome == "returned" for o in attempt.seen.values()):
        return []
    return missing + [v for v in attempt.found("not copied") if "missing" in v.finding.error.text]


# --- explain: Which known mistakes explain what was observed. ---

def explain(exercise, verdicts, seen, expected, mistakes, metadata):
    """{name of a failed check: [mistake, …]}; several when nothing tells them apart."""
    failed = [verdict for verdict in verdicts if verdict.status != "passed"]
    if not failed:
        return {}
    fingerprints = matched(verdicts, seen, expected, mistakes)
    values = _understood(failed, expected, fingerprints)
    attempt = Attempt(exercise, failed, seen, expected, metadata, values)
    if any(rule.explains(attempt) for rule in RULES.values() if rule.order == FIRST):
        return _ruled(attempt, mistakes, lambda order: order == FIRST)
    ruled = _ruled(attempt, mistakes, lambda order: FIRST < order < LAST)
    rest = _ruled(attempt, mistakes, lambda order: order == LAST)
    named = {}
    for verdict in failed:
        check = verdict.check
        shown = [mistake for mistake in fingerprints if shows(mistake, check, seen, expected)]
        found = (
            # What the answer is made of: frozen parameters explain missing gradients.
            [mistake for mistake in shown if mistake.facet == "contract"]
            or [mistake for mistake in shown if mistake.facet == check.facet]
            or ruled.get(check.name)
            # A mistake of another facet that shows here too.
            or shown
            or rest.get(check.name)
        )
        if found:  # of those that nothing tells apart, the one that others name as `also` comes first
            named[check.name] = sorted(found, key=lambda mistake: (bool(mistake.also), mistake.stem))
    return named


def _understood(failed, expected, fingerprints):
    """The observations that have the answer's values: of a mistake in the arithmetic, or of the key; or None."""
    for mistake in fingerprints:
        if mistake.facet == "arithmetic":
            return mistake.seen
    wrong = any(verdict.check.facet == "arithmetic" and not verdict.check.extra for verdict in failed)
    return None if wrong else expected


def _ruled(attempt, mistakes, when):
    """{name of a failed check: the mistakes of the rule that explains it}, for the rules of this order."""
    found = {}
    for rule in sorted(RULES.values(), key=lambda rule: rule.order):
        known = [mistake for mistake in mistakes if mistake.rule == rule.name]
        if known and when(rule.order):
            for verdict in rule.explains(attempt):
                found.setdefault(verdict.check.name, known)
    return found


# --- framework: PyTorch, for all who run or try student code: the only module that imports it. ---

# Bound when this module is imported, so that a notebook that replaces them does not change what is asked.
_backward = torch.autograd.backward
_Module = torch.nn.Module
_Parameter = torch.nn.Parameter
_Tensor = torch.Tensor
_random = torch.default_generator
# Not in every release of torch; where it is missing, the device is set for every case.
_function_modes = getattr(torch._C, "_len_torch_function_stack", lambda: 1)
_MAX_BYTES = 16 << 20
_MAX_TEXT = 2000

_LIBRARY_ATTENTION = (
    "scaled_dot_product",
    "multi_head_attention",
    "_native_multi_head_attention",
    "flex_attention",
    "_transformer_encoder_layer",
)
# What the library's attention leaves in the graph: its fused kernels, and the softmax that nothing else uses.
_ATTENTION_STEPS = ("ScaledDotProduct", "SafeSoftmax")
_MAX_STEPS = 5000


class _Watch(TorchFunctionMode):
    """Notes calls of the library's own attention, by whatever Python route they are made."""

    def __init__(self):
        super().__init__()
        self.seen = set()

    def __torch_function__(self, func, types, args=(), kwargs=None):
        name = getattr(func, "__name__", "")
        if "attention" in name and any(part in name for part in _LIBRARY_ATTENTION):
            self.seen.add(name.split(".")[0].lstrip("_"))
        return func(*args, **(kwargs or {}))

    def look_back(self, results):
        """Notes it in the graph behind results too: a compiled script, say, makes no Python call to be seen."""
        steps, met = [result.grad_fn for result in results if isinstance(result, _Tensor)], set()
        while steps and len(met) < _MAX_STEPS:
            step = steps.pop()
            if step is not None and step not in met:
                met.add(step)
                if step.name().startswith(_ATTENTION_STEPS):
                    self.seen.add("scaled_dot_product_attention")
                steps.extend(before for before, _ in step.next_functions)


class Trial:
    """One case, tried on one answer; what kinds of checks observe, they put into `seen`.

    The answer may raise anything in any of its calls.
    """

    def __init__(self, case: Case, answer, device: str):
        self.case, self.seen = case, Observation(case.id, "returned")
        self._answer, self._device, self._watch = answer, device, _Watch()
        self._module, self._given, self._altered = None, [], []

    @property
    def library(self) -> list[str]:
        """Which attention of the library's own was called so far."""
        return sorted(self._watch.seen)

    def unfit(self) -> bool:
        """Whether the answer is not what can be tried at all; says so in `seen`."""
        seen, answer = self.seen, self._answer
        if isinstance(self.case, Call):
            if not callable(answer):
                seen.outcome, seen.type = "not a function", type(answer).__name__
        elif not isinstance(answer, type):
            seen.outcome, seen.type = "not a class", type(answer).__name__
        elif not issubclass(answer, _Module):
            seen.outcome, seen.type = "not a module", answer.__name__
        return seen.outcome != "returned"

    def enter(self, stage: str) -> None:
        """What is done at the beginning of a stage, before any kind observes."""
        if stage == "init":
            self._module = self.build(self.case.seed)
            self._module = self._on_device(self._module)
        elif stage == "copy":
            _copy(self._module, self.case.weights)
        elif stage == "state dict":
            other = self._on_device(self.build())
            other.load_state_dict(self._module.state_dict())
            self._module = other
        elif stage == "double":
            self._module.double()

    # --- functions

    def call(self, *more):
        """(the type's name of what comes back, its parts), called with fresh arguments and `more` arrays or numbers.

        A generator runs while it is unpacked.
        """
        with torch.no_grad():
            self._given = self._arguments()
            return self._unpacked([*self._given, *map(self._argument, more)])

    def _arguments(self, leaves=None):
        """Fresh arguments; with `leaves` they take part in the graph, and may be changed in place without an error."""
        given = []
        for name, value in self.case.args.items():
            tensor = self._argument(value)
            if leaves is not None and isinstance(tensor, _Tensor) and tensor.is_floating_point():
                leaves[name] = tensor.requires_grad_()
                tensor = tensor.clone()
            given.append(tensor)
        return given

    def _argument(self, value):
        return torch.from_numpy(np.array(value)).to(self._device) if isinstance(value, np.ndarray) else value

    def _unpacked(self, given):
        with self._watch:
            result, count = self._answer(*given), self.case.unpack
            kind = self.type_of(result)
            if count is None or isinstance(result, dict | str) or result is None:
                return kind, [result]
            if isinstance(result, _Tensor) and result.dim():
                result = result[: count + MORE_PARTS]  # going through a tensor makes one of each of its rows first
            try:
                parts = []
                for part in result:
                    parts.append(part)
                    if len(parts) == count + MORE_PARTS:
                        break
            except TypeError:
                return kind, [result]
            return "parts", parts

    # --- classes

    def build(self, seed: int | None = None):
        """Another instance."""
        if seed is not None:
            # Not torch.manual_seed: that notes a traceback for every device there might be, for milliseconds.
            _random.manual_seed(seed)
        with self._watch:
            return self._answer(*self.case.init, **self.case.named)

    def _on_device(self, module):
        return module if self._device == "cpu" else module.to(self._device)

    def forward(self, x, *more):
        """What the module makes of an array (and of `more` arrays or numbers)."""
        with torch.no_grad():
            given = self._argument(x)
            with self._watch:
                result = self._module(given, *map(self._argument, more))
            if _is_other(given, x):
                self._altered.append("x")
            return result

    def parameters(self) -> dict[str, Parameter]:
        """The registered parameters."""
        return {
            str(name)[:80]: Parameter(shown_shape(p.shape), str(p.dtype).removeprefix("torch."), bool(p.requires_grad))
            for name, p in list(self._module.named_parameters())[:MOST_NAMES]
        }

    def holds(self) -> dict[str, str]:
        """What kind of tensor or module is kept under each name of the module's own."""
        module = self._module
        registered = (module._parameters, module._modules, module._buffers)
        members = [item for held in (vars(module), *registered) for item in held.items()][:MOST_NAMES]
        return {str(name)[:80]: _holds(value) for name, value in members if isinstance(value, _Tensor | _Module)}

    def tensors(self, module=None):
        """The asked tensors that a module has, this one if none is given, by dotted name."""
        found = {name: _find(self._module if module is None else module, name) for name in self.case.names}
        return {name: self.array(tensor) for name, tensor in found.items() if isinstance(tensor, _Tensor)}

    # --- both

    def changed(self) -> list[str]:
        """The arguments that the last call has changed in place; of a module, "x" for each call of forward that did."""
        if not isinstance(self.case, Call):
            return list(self._altered)
        pairs = zip(self.case.args.items(), self._given)
        return [name for (name, array), tensor in pairs if isinstance(tensor, _Tensor) and _is_other(tensor, array)]

    def gradients(self):
        """The gradients of all arguments, or of x and the asked tensors, by name; None where none arrives."""
        if isinstance(self.case, Call):
            leaves = {}
            parts = self._unpacked(self._arguments(leaves))[1]
            self._pull_back(parts, self.case.upstream)
            return {name: self.array(leaf.grad) for name, leaf in leaves.items()}
        leaf = self._argument(self.case.xs[0]).requires_grad_()
        self._module.zero_grad(set_to_none=True)
        with self._watch:
            result = self._module(leaf.clone())
        self._pull_back([result], [self.case.upstream])
        found = {name: _find(self._module, name) for name in self.case.names}
        return {
            "x": self.array(leaf.grad),
            **{
                name: self.array(tensor.grad) if isinstance(tensor, _Tensor) else None for name, tensor in found.items()
            },
        }

    def _pull_back(self, parts, upstream):
        """Backward from the sum of all entries times random numbers: those then arrive at the parts as gradients.

        A plain sum would give zero through softmax's rows. Giving torch the numbers as gradients would make it import
        sympy, which takes a second.
        """
        self._watch.look_back(parts)
        losses = [
            (part * torch.from_numpy(np.array(grad)).to(self._device, part.dtype)).sum()
            for part, grad in zip(parts, upstream)
            if isinstance(part, _Tensor) and part.requires_grad and tuple(part.shape) == grad.shape
        ]
        if losses:
            _backward(losses)

    def after_step(self, rate: float):
        """The asked tensors after a step of gradient descent, by hand: an optimizer's first step would import a
        second's worth of modules."""
        found = {name: _find(self._module, name) for name in self.case.names}
        with torch.no_grad():
            for parameter in self._module.parameters():
                if parameter.requires_grad and parameter.grad is not None:
                    parameter -= rate * parameter.grad
        return {name: self.array(tensor) for name, tensor in found.items() if isinstance(tensor, _Tensor)}

    def type_of(self, value) -> str:
        """ "tensor", or the name of another type."""
        return "tensor" if isinstance(value, _Tensor) else type(value).__name__

    def array(self, value):
        """A tensor (or array, or number) as a numpy array, of a very large one the outline; None for anything else."""
        return array_of(value)

    def raised(self, error: BaseException) -> Raised:
        """An exception as data."""
        return raised(error)


def _is_other(tensor, array):
    """Whether a tensor that was made from an array is not the same any more, in shape or in any bit."""
    now = tensor.detach().cpu().numpy()
    return now.shape != array.shape or now.tobytes() != array.tobytes()


def _holds(value):
    if isinstance(value, _Parameter):
        return "nn.Parameter"
    if isinstance(value, _Tensor):
        return "tensor"
    return type(value).__name__[:80]


def _find(module, dotted):
    """The tensor under a dotted name such as `W_query.weight`, or None."""
    value = module
    for part in dotted.split("."):
        value = getattr(value, part, None)
    return value


def _copy(module, weights):
    with torch.no_grad():
        for name, array in weights.items():
            tensor = _find(module, name)
            if not isinstance(tensor, _Tensor):
                raise LookupError(f"{name} is missing")
            if tuple(tensor.shape) != array.shape:
                raise LookupError(f"{name} has shape {tuple(tensor.shape)}, {array.shape} is asked for")
            tensor.copy_(torch.from_numpy(np.array(array)))


def array_of(value):
    try:
        if isinstance(value, _Tensor):
            value = value.detach()
            if value.dim() > MOST_AXES or value.numel() * value.element_size() > _MAX_BYTES:
                return outline(value.shape, value.dtype)
            if value.dtype in (torch.bfloat16, torch.float16):
                value = value.float()
            # .contiguous() since a view keeps strides that raw bytes cannot carry
            return np.array(value.cpu().contiguous().numpy())
        if isinstance(value, np.ndarray | int | float) and not isinstance(value, bool):
            array = np.asarray(value)
            if array.dtype.kind in "fiub":
                return array if array.nbytes <= _MAX_BYTES else outline(array.shape, array.dtype)
    except Exception:
        return None
    return None


def raised(error: BaseException) -> Raised:
    """Type, text and the last line of the notebook's own code that was running."""
    try:
        text = str(error)[:_MAX_TEXT]
    except Exception:
        text = ""
    line, source, own, last = None, "", False, None
    trace = error.__traceback__
    while trace is not None:
        frame = trace.tb_frame
        own = frame.f_globals.get("__name__") == "__main__" and not frame.f_code.co_filename.endswith("selfcheck.py")
        if own:
            line, last = trace.tb_lineno, frame.f_code.co_filename
        trace = trace.tb_next
    if last is not None:
        source = linecache.getline(last, line).strip()[:200]
    # `own`: the innermost frame is the notebook's, so the exception was raised there and not in a library
    return Raised(type(error).__name__[:80], text, line, source, own)


# --- switches of the process -------------------------------------------------------------------------------------


class UsualSwitches:
    """Global switches a notebook may have turned (grad mode, default dtype and device), at their usual values.

    Written out, since this is entered for every case: torch's context managers cost as much as the case itself.
    """

    def __enter__(self):
        self.grad, self.dtype, self.state = torch.is_grad_enabled(), torch.get_default_dtype(), _random.get_state()
        torch.set_grad_enabled(True)
        torch.set_default_dtype(torch.float32)
        self.more, self.modes = contextlib.ExitStack(), _function_modes()
        if torch.is_inference_mode_enabled():
            self.more.enter_context(torch.inference_mode(False))
        if self.modes:  # a default device is one of them
            self.more.enter_context(torch.device("cpu"))

    def __exit__(self, *_):
        with contextlib.suppress(RuntimeError):  # an answer that sets a default device takes this one away
            self.more.close()
        if _function_modes() > self.modes:
            torch.set_default_device(None)
        _random.set_state(self.state)
        torch.set_default_dtype(self.dtype)
        torch.set_grad_enabled(self.grad)


@contextlib.contextmanager
def random_as_found():
    """Puts back torch's random states and its default device."""
    device = torch.get_default_device()
    gpus = range(torch.cuda.device_count()) if torch.cuda.is_initialized() else []
    try:
        with torch.random.fork_rng(devices=gpus):
            yield
    finally:
        if torch.get_default_device() != device:
            torch.set_default_device(device)


def reset_switches() -> None:
    """Settings that one exercise changes must not reach the next."""
    torch.set_grad_enabled(True)
    torch.set_default_dtype(torch.float32)
    torch.set_default_device(None)
    torch.set_num_threads(1)


def seed(number: int) -> None:
    """As torch.manual_seed, which notes a traceback per kind of device."""
    _random.manual_seed(number)


def warm():
    """One thread; takes what costs milliseconds once, a first product and a first backward pass. Returns a tensor."""
    torch.set_num_threads(1)
    x = torch.ones(2, 2, requires_grad=True)
    torch.softmax(x @ x.T, -1).sum().backward()
    return x


def warm_rest() -> None:
    """What a few notebooks use and takes as long to import as all of torch: the first step of any optimizer, a
    backward pass that is given gradients."""
    import torch._dynamo  # noqa: F401


def ready(device: str) -> str:
    """Makes a device ready, before any student code runs, and returns what torch calls it.

    Only the one GPU asked for is to be seen, and products are computed in full float32 (TF32 off).
    """
    if device == "cpu":
        return device
    seen = [part for part in os.environ.get("CUDA_VISIBLE_DEVICES", "").split(",") if part]
    number = int(device.partition(":")[2] or 0)
    os.environ["CUDA_VISIBLE_DEVICES"] = seen[number] if number < len(seen) else str(number)
    torch.backends.cuda.matmul.allow_tf32 = torch.backends.cudnn.allow_tf32 = False
    torch.ones(2, 2, device="cuda") @ torch.ones(2, 2, device="cuda")
    return "cuda"


# --- observe: What an answer does with a case: facts only, no opinion. ---

MISSING = type("Missing", (), {"__repr__": lambda self: "nothing of that name"})()


class _Sink(io.TextIOBase):
    """A stdout for the time a case is answered: counts, keeps nothing, shows nothing."""

    encoding = "utf-8"

    def __init__(self):
        super().__init__()
        self.count = 0

    def write(self, text):
        self.count += len(text)
        return len(text)


def observe(case: Case, answer, device="cpu") -> Observation:
    """The observation of one case. Raises nothing that an answer can cause, KeyboardInterrupt excepted.

    `answer` is MISSING when the notebook has nothing of the asked name.
    """
    if answer is MISSING:
        return Observation(case.id, "missing")
    trial, sink = Trial(case, answer, device), _Sink()
    stdout, stderr = sys.stdout, sys.stderr
    sys.stdout = sys.stderr = sink
    try:
        with UsualSwitches():
            _try(trial)
            within_room(case, trial.seen)
    finally:
        sys.stdout, sys.stderr = stdout, stderr
    trial.seen.printed, trial.seen.library = sink.count > 0, trial.library
    return trial.seen


def _try(trial):
    if trial.unfit():
        return
    stage, seen = "", trial.seen
    try:
        for stage, observing in steps(trial.case):
            trial.enter(stage)
            for kind, _ in observing:
                kind.observe(trial)
    except Exception as error:
        seen.outcome, seen.error = "raised", trial.raised(error)
        if isinstance(trial.case, Build) or stage not in CALL_STAGES:
            seen.stage = stage


def reads(answer):
    """Names of globals that the code of a function or class loads, for telling who leans on the notebook's data."""
    parts = [answer, *vars(answer).values()] if isinstance(answer, type) else [answer]
    codes, names = [part.__code__ for part in parts if isinstance(part, types.FunctionType | types.MethodType)], set()
    while codes:
        code = codes.pop()
        if isinstance(code, types.CodeType):
            names.update(i.argval for i in dis.get_instructions(code) if i.opname in ("LOAD_GLOBAL", "LOAD_NAME"))
            codes.extend(code.co_consts)
    return sorted(str(name)[:80] for name in names)[:MOST_NAMES]


# --- judge: What was observed, held against what the key did: the checks of one exercise, its status and its points. ---

SETTLED = ("missing", "not a function", "not a class", "not a module")


def judge(exercise: Exercise, seen, expected, only_visible=False) -> list[Verdict]:
    """The verdicts of an exercise's checks, in the rubric's order.

    `seen` and `expected` map case ids to observations; a case that `seen` lacks was not run.
    """
    verdicts = []
    for check in exercise.checks:
        if only_visible and not check.visible:
            continue
        finding = None
        for case_id in check.cases:
            finding = look_at(check, exercise.cases[case_id], seen.get(case_id), expected[case_id])
            if finding:
                break
        verdicts.append(Verdict(check, _status(finding), finding))
    if any(observation.library for observation in seen.values()):
        # Whatever its values, calling the library's attention is not an answer to an exercise that asks to build it.
        for verdict in verdicts:
            verdict.status, verdict.finding = "failed", Finding("library", verdict.check.cases[0])
    return verdicts


def _status(finding):
    if finding is None:
        return "passed"
    if finding.what in ("timed out", "killed"):
        return finding.what
    return "not run" if finding.what in ("not attempted", "not run", "not copied") else "failed"


def look_at(check, case, got, want) -> Finding | None:
    """The first thing that differs between an observation and the key's, or None."""
    kind = KINDS[check.kind]
    finding = _outcome(case, got, kind.reads) or kind.compare(got, want, check, case)
    if finding:
        finding.case = case.id
    return finding


def points(exercise: Exercise, verdicts) -> float:
    """The weighted share of the groups whose checks all passed, rounded down to halves.

    Groups without a check among the verdicts (hidden ones, in the notebook) do not count.
    """
    asked = {verdict.check.group for verdict in verdicts}
    lost = {verdict.check.group for verdict in verdicts if verdict.status != "passed"}
    total = sum(exercise.groups[name] for name in asked)
    earned = sum(exercise.groups[name] for name in asked - lost)
    return int(2 * exercise.points * earned / total + 1e-9) / 2 if total else 0.0


def status(verdicts, earned):
    """The status of an exercise: accepted, partly, wrong, not attempted, missing, timed out, killed or not run."""
    whats = [verdict.finding.what for verdict in verdicts if verdict.finding]
    if not whats:
        return "accepted"
    for name in ("timed out", "killed"):
        if name in whats:
            return name
    if earned > 0:
        return "partly"
    if all(what == "not run" for what in whats):
        return "not run"
    if "missing" in whats:  # for one case, hence for all
        return "missing"
    if whats == ["not attempted"] * len(verdicts):
        return "not attempted"
    return "wrong"


def _outcome(case, got, reads):
    """A finding where there is nothing to compare, or None."""
    if got is None:
        return Finding("not run")
    if got.outcome in ("timed out", "killed", "not run", *SETTLED):
        return Finding(got.outcome, type=got.type)
    if got.outcome != "raised" or held(case, got)[0].keys() >= reads:
        return None  # what is compared was there before it raised
    return Finding("not copied", error=got.error) if got.stage == "copy" else what_was_raised(got.error, got.stage)


# --- words: Findings in words, and the numbers to show beside them. ---

_MOST_SHOWN = 80


def message(exercise, finding, case, open_=True):
    """One or two sentences about a finding."""
    if finding.what in ("shape", "parameter shape") and open_:
        return _say_shape(finding, exercise, case)
    say = _SENTENCES.get(finding.what) or _sentence_of_a_kind(finding.what)
    return say(finding, called(exercise, case, open_), exercise.name, open_)


def _sentence_of_a_kind(what):
    return next(kind.sentences[what] for kind in KINDS.values() if what in kind.sentences)


def _say_shape(finding, exercise, case):
    where = finding.where or (case.results or ["the result"])[0]
    return (
        f"{called(exercise, case)}: {where} has shape {shape_text(finding.got)}; "
        f"expected {_with_axes(finding.want, exercise, where)}."
    )


def called(exercise, case, open_=True):
    """The call that a case makes, with shapes when the case may be shown."""
    if isinstance(case, Call):
        return f"{exercise.name}({', '.join(_argument(*arg, open_) for arg in case.args.items())})"
    sizes = [str(n) for n in case.init] if open_ else ["d_in", "d_out", "…"][: len(case.init)]
    built = f"{exercise.name}({', '.join(sizes + [f'{k}={v}' for k, v in case.named.items()])})"
    return f"{built}(x)" if case.xs is not None else built


def _argument(name, value, open_):
    if not open_:
        return name
    return f"{name} {shape_text(value.shape)}" if isinstance(value, np.ndarray) else f"{name}={value}"


def axes_text(exercise, name, shape):
    """What the sizes of a tensor mean, "4 tokens, d_k = 3", or "" when the rubric does not say.

    The rubric names the axes of a matrix; a tensor with one axis less lacks the first of them.
    """
    axes = exercise.axes.get(name.removeprefix("gradient of "), [])
    if not shape or len(shape) > len(axes):
        return ""
    sizes = zip(axes[len(axes) - len(shape) :], shape)
    return ", ".join(f"{axis} = {n}" if "_" in axis else f"{n} {_number_of(axis, n)}" for axis, n in sizes)


def _number_of(things, n):
    return things.removesuffix("s") if n == 1 else things


def _with_axes(shape, exercise, name):
    meaning = axes_text(exercise, name, shape)
    return f"{shape_text(shape)}: {meaning}" if meaning else shape_text(shape)


def _say_error(finding, call, name, open_):
    error = finding.error
    doing = {
        "init": " while it was being built",
        "state dict": " while its state dict was loaded into a second instance",
        "double": " in module.double()",
        "gradient": " in the run with gradients",
    }.get(finding.stage, "")
    where = f" The line: {error.source}" if error.source else ""
    return f"{call} raised {error.type}{doing}{_told(error, open_)}{where}"


def _told(error, open_):
    """The end of a sentence: the first line of what an error says, if it says anything."""
    lines = error.text.strip().splitlines()
    told = f": {lines[0]}" if open_ and lines else ""
    return told if told.endswith((".", "!", "?")) else f"{told}."


_SENTENCES = {
    "library": lambda f, call, name, o: (
        f"{name} calls the library's own attention, which is what it is asked to build."
    ),
    "missing": lambda f, call, name, o: f"The notebook defines no {name}.",
    "not attempted": lambda f, call, name, o: (
        f"{name} is not written yet: it still raises NotImplementedError."
        if f.stage in (None, "init")
        else f"{name}: forward is not written yet."
    ),
    "not run": lambda f, call, name, o: f"{call} was not run.",
    "timed out": lambda f, call, name, o: (
        f"{name} gave no answer within the time limit. Is there a loop without an end?"
    ),
    "killed": lambda f, call, name, o: f"The process ended while {name} was running.",
    "not a function": lambda f, call, name, o: f"{name} is not a function (it is of type {f.type}).",
    "not a class": lambda f, call, name, o: f"{name} is not a class (it is of type {f.type}).",
    "not a module": lambda f, call, name, o: f"{name} is a class, but not one derived from nn.Module.",
    "not copied": lambda f, call, name, o: f"Weights could not be copied in{_told(f.error, o)}",
    "error": _say_error,
}


def evidence(exercise, check, finding, case, got, want, counterexample):
    """The call, its inputs, what came back and what was expected, as plain data; see Shown below."""
    error = finding.error
    shown = {
        "counterexample": counterexample,
        "called": called(exercise, case),
        "inputs": _inputs(case),
        "got": [],
        "expected": [],
        "error": {key: getattr(error, key) for key in ("type", "text", "line", "source")} if error else None,
    }
    pairs = [] if finding.what == "library" else KINDS[check.kind].evidence(finding, case, got, want)
    for name, a, b in pairs:
        tolerances = check.atol, check.rtol
        digits = _digits(a, b, *tolerances)
        shown["got"].append(_shown(name, a, b, tolerances, digits))
        shown["expected"].append(_shown(name, b, digits=digits))
    return shown


def _inputs(case):
    if isinstance(case, Call):
        return [
            _shown(name, value)
            if isinstance(value, np.ndarray)
            else {"name": name, "shape": [], "dtype": "number", "values": value, "differs": None}
            for name, value in case.args.items()
        ]
    return [
        _shown(name, array) for name, array in [*(("x", x) for x in (case.xs or [])[:1]), *(case.weights or {}).items()]
    ]


def _shown(name, array, other=None, tolerances=(ATOL, RTOL), digits=4):
    """A tensor to show: {"name", "shape", "dtype", "values" (null when large or absent), "differs"}."""
    if array is None:
        return {"name": name, "shape": None, "dtype": None, "values": None, "differs": None}
    if isinstance(array, Outline):
        return {"name": name, "shape": array.shape, "dtype": array.dtype, "values": None, "differs": None}
    small = entries(array.shape) <= _MOST_SHOWN
    differs = None
    if small and other is not None and other.shape == array.shape:
        differs = _differing(array, other, *tolerances).tolist()
    return {
        "name": name,
        "shape": shape_of(array),
        "dtype": str(array.dtype),
        "values": _numbers(array, digits) if small else None,
        "differs": differs,
    }


def _differing(a, b, atol, rtol):
    with np.errstate(all="ignore"):
        return ~(np.abs(a.astype(np.float64) - b) <= atol + rtol * np.abs(b))


def _digits(a, b, atol, rtol):
    """Enough decimals to tell differing entries apart, and to show small numbers."""
    b = np.asarray(b if b is not None else [0.0], np.float64)
    largest = np.abs(b[np.isfinite(b)]).max(initial=0.0)
    digits = 4 if largest == 0 else int(min(max(3 - np.floor(np.log10(largest)), 4), 8))
    if isinstance(a, np.ndarray) and a.shape == b.shape:
        off = _differing(a, b, atol, rtol)
        while digits < 8 and (np.round(a[off].astype(np.float64), digits) == np.round(b[off], digits)).any():
            digits += 1
    return digits


def _numbers(array, digits):
    if array.ndim == 0:
        value = float(array)
        return round(value, digits) if np.isfinite(value) else str(value)
    return [_numbers(part, digits) for part in array]


def table(shown):
    """The numbers of a shown tensor as rows of (text, whether it differs), all of one width; [] when there are none."""
    values, differs = shown["values"], shown["differs"]
    if not isinstance(values, list):
        if values is None:
            return []
        return [[(str(values) if isinstance(values, int) else _text(values, 4), bool(differs))]]
    if not values or not isinstance(values[0], list):
        values, differs = [values], None if differs is None else [differs]
    elif values[0] and isinstance(values[0][0], list):
        return []  # more than two axes: shapes and sentences have to do
    flat = [value for row in values for value in row]
    decimals = max([4, *(len(f"{v:.8f}".rstrip("0").split(".")[1]) for v in flat if not isinstance(v, str))])
    texts = [[_text(value, decimals) for value in row] for row in values]
    width = max((len(text) for row in texts for text in row), default=0)
    return [
        [(text.rjust(width), bool(differs and differs[i][j])) for j, text in enumerate(row)]
        for i, row in enumerate(texts)
    ]


def _text(value, decimals):
    if isinstance(value, str):
        return value
    return f"{value:.{decimals}f}" if abs(value) < 1e6 else f"{value:.4g}"


# --- packed: The data at the end of selfcheck.py, read back. ---

def from_json(value, dtype="<f4"):
    """Data with its arrays, which are written as {"$": nested lists, "dtype"?, "shape"? (of an empty one)}."""
    if isinstance(value, dict):
        if "$" in value:
            array = np.array(value["$"], value.get("dtype", dtype))
            return array.reshape(value["shape"]) if "shape" in value else array
        return {key: from_json(item, dtype) for key, item in value.items()}
    return [from_json(item, dtype) for item in value] if isinstance(value, list) else value


def examples_from(value):
    """(exercises, exercise → case id → the key's observation) of the JSON that bundle writes."""
    exercises, expected = from_json(value)
    key = {name: {i: observation_from(seen) for i, seen in by_case.items()} for name, by_case in expected.items()}
    return [exercise_from(exercise) for exercise in exercises], key


def unpack(lines, expected):
    """exercise → its mistakes, each with what it does laid over what the key does.

    A line is a mistake: its stem, its facet, the exercises it belongs to with commas between, and the rest as JSON,
    compressed, in base64: {"name", "hint", "rule", "also", "seen": {exercise: [case ids, {case id: changes}]}}.
    """
    mistakes = {exercise: [] for exercise in expected}
    for line in lines.strip().splitlines():
        stem, facet, exercises, packed = line.split()
        rest = json.loads(zlib.decompress(base64.b64decode(packed)))
        for exercise in exercises.split(","):
            key, (ids, changes) = expected[exercise], from_json(rest["seen"].get(exercise, [[], {}]), "<f8")
            seen = {i: observation_from(laid_over(as_data(key[i]), changes.get(i, {}))) for i in ids}
            known = Mistake(stem, rest["name"], rest["hint"], facet, rest["rule"], seen, rest["also"])
            mistakes[exercise].append(known)
    return mistakes


def laid_over(key, changes):
    """The key's observation with changes: {field: value}; "-" lists fields to take away, {"~": …} changes a dict."""
    seen = {field: value for field, value in key.items() if field not in changes.get("-", ())}
    for field, value in changes.items():
        if isinstance(value, dict) and "~" in value:
            value = {**key[field], **value["~"]}
        if field != "-":
            seen[field] = value
    return seen


# --- replay: Does the notebook run after a restart? The saved file, run from top to bottom in a process of its own. ---

_REPLAYING = "SELFCHECK_REPLAY"  # set in the process that replays, so that check() there starts no other
_REPLAY_SECONDS = 120
_BLANK = ("", "YOUR ANSWER HERE")
_ADVICE = "Restart the kernel and run all cells before you hand in: that shows whether the notebook runs by itself."


def replay(names):
    """{"file", "saved", "blank": [written answers], "failed": [[cell, error]], "worth": {exercise: points}}.

    With "why", a sentence, instead of the last two when the notebook was not run or did not end; None inside a replay.
    """
    if os.environ.get(_REPLAYING):
        return None
    path = _notebook_file(names)
    if path is None:
        return {"why": _ADVICE}
    told = {"file": path.name}
    try:
        told["saved"] = time.strftime("%H:%M", time.localtime(path.stat().st_mtime))
        told["blank"] = _blank_answers(json.loads(path.read_text("utf-8"))["cells"])
    except (OSError, ValueError, KeyError, TypeError, AttributeError):
        return {**told, "why": f"{path.name} could not be read: save the notebook and run this cell again."}
    return {**told, **_run_apart(path)}


def _notebook_file(names):
    """The notebook this runs in: as Jupyter or VS Code say, else the only one in the folder."""
    for told in (os.environ.get("JPY_SESSION_NAME"), names.get("__vsc_ipynb_file__")):
        for path in [Path(told), Path.cwd() / Path(told).name] if isinstance(told, str) and told else []:
            if path.suffix == ".ipynb" and path.is_file():
                return path.absolute()
    found = list(Path.cwd().glob("*.ipynb"))
    return found[0] if len(found) == 1 else None


def _source(cell):
    return cell["source"] if isinstance(cell["source"], str) else "".join(cell["source"])


def _blank_answers(cells):
    """The names of answers for a person to read that are still empty."""
    marks = [(cell["metadata"].get("nbgrader", {}), _source(cell).strip()) for cell in cells]
    return [m["grade_id"] for m, text in marks if m.get("grade") and m.get("solution") and text in _BLANK]


def _run_apart(path):
    command = [sys.executable, os.path.abspath(__file__), str(path)]
    environment = {**os.environ, _REPLAYING: "1", "MPLBACKEND": "Agg"}
    # Neither what the notebook prints nor a question on stdin may hold it up.
    apart = {"stdin": subprocess.DEVNULL, "stderr": subprocess.DEVNULL, "start_new_session": True}
    try:
        process = subprocess.Popen(command, stdout=subprocess.PIPE, cwd=path.parent, env=environment, **apart)
    except (OSError, ValueError, TypeError):
        return {"why": _ADVICE}  # a Python that cannot start another one, as in a browser
    late = False
    with process:
        try:
            said, _ = process.communicate(timeout=_REPLAY_SECONDS)
        except subprocess.TimeoutExpired:
            late = True
            _end(process)
            said, _ = process.communicate()
        finally:
            _end(process)
    lines = said.decode("utf-8", "replace").splitlines() or [""]
    with contextlib.suppress(ValueError):
        if isinstance(answer := json.loads(lines[-1]), dict):
            return answer
    where, cell = f"{path.name}, run from top to bottom, ", _of_progress(lines)
    if late:
        return {"why": f"{where}did not end within {_REPLAY_SECONDS} seconds{f': it was at {cell}' if cell else ''}."}
    return {"why": f"{where}ended the process{f' at {cell}' if cell else ''}."}


def _of_progress(lines):
    """The cell that was begun last, of lines that each hold one as a JSON string."""
    for line in reversed(lines):
        with contextlib.suppress(ValueError):
            if isinstance(cell := json.loads(line), str):
                return cell
    return ""


def _end(process):
    """Ends the process and all that it started."""
    try:
        os.killpg(process.pid, signal.SIGKILL)
    except (AttributeError, OSError):
        process.kill()


# --- in the process apart ----------------------------------------------------------------------------------------


def replay_main(path, worth):
    """Runs a notebook's code cells, and says on stdout which one is begun, and at the end what became of them.

    `worth` says of the notebook's names what each exercise is worth, {exercise: points}.
    """
    answers = os.fdopen(os.dup(1), "w")
    nothing = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nothing, 1)
    os.dup2(nothing, 2)
    try:
        shell = _shell()
    except ImportError:
        print(json.dumps({"why": _ADVICE}), file=answers, flush=True)
        return
    sys.argv[:] = [path]
    sys.path.insert(0, "")
    failed, lost = [], set()
    for where, source in _code_cells(json.loads(Path(path).read_text("utf-8"))["cells"]):
        print(json.dumps(where), file=answers, flush=True)
        result = shell.run_cell(source, store_history=False)
        error = result.error_before_exec or result.error_in_exec
        if error is None:
            continue
        # A cell that waits for an empty exercise has not failed, and what waits for that cell has not either.
        follows = isinstance(error, NameError) and getattr(error, "name", None) in lost
        lost |= _binds(source)
        if not follows and not _is_stub(error):
            failed.append([where, f"{type(error).__name__}: {error}".split("\n")[0][:200]])
    print(json.dumps({"failed": failed, "worth": worth(shell.user_ns)}), file=answers, flush=True)


def _shell():
    """An IPython without a history, a screen or commands of the system."""
    from IPython.core.interactiveshell import InteractiveShell
    from traitlets.config import Config

    config = Config()
    config.HistoryManager.enabled = False
    shell = InteractiveShell.instance(config=config)
    shell.system = shell.system_raw = shell.system_piped = lambda command: None
    shell.enable_gui = lambda gui=None: None
    return shell


def _code_cells(cells):
    """(how to call it, source) of each code cell; figures, which nothing later needs, are left out."""
    number = 0
    for cell in cells:
        if cell["cell_type"] == "code":
            number += 1
            source = _source(cell)
            first = next((line.strip() for line in source.splitlines() if re.match(r"\s*[^#\s]", line)), "")
            if first and "figure" not in cell["metadata"].get("tags", []):
                yield f"code cell {number} ({first[:40]}{'…' * (len(first) > 40)})", source


def _binds(source):
    """The names that a cell would have bound."""
    try:
        tree = ast.parse(source)
    except SyntaxError:
        return set()
    named = {node.name for node in tree.body if hasattr(node, "name")}
    return named | {n.id for n in ast.walk(tree) if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Store)}


def _is_stub(error):
    """Whether the error is the notebook's own NotImplementedError, not one that a library raised."""
    trace = error.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    own = trace is not None and trace.tb_frame.f_globals.get("__name__") == "__main__"
    return own and isinstance(error, NotImplementedError)


# --- card: What a check found, on the screen: a card of HTML in a notebook, text of 80 columns elsewhere. ---

_WIDTH = 80
_MARKS = {"passed": "✓", "failed": "✗", "not run": "○"}
_PLAIN = str.maketrans({"✓": "+", "✗": "x", "○": "o", "√": "sqrt ", "·": "-", "…": "...", "’": "'", "“": '"', "”": '"'})


# --- text --------------------------------------------------------------------------------------------------------


def result_text(result):
    """The card of one exercise as lines of at most 80 columns."""
    lines = _filled(f"{_MARKS[result.mark]} {result.name}: {result.verdict}", 0)
    lines += _filled(result.remark, 2) if result.remark else []
    shown = False
    for row in result.rows if result.mark != "not run" else []:
        lines += _filled(f"{_MARKS[row['status']]} {row['name']}", 2, 4)
        if row["sentence"]:
            lines += _filled(row["sentence"], 6)
        if row["evidence"] and not shown:
            shown = True
            lines += _both_sides(result.exercise, row["evidence"])
        for name, hints in row["mistakes"]:
            lines += _filled(f"Likely mistake: {name}.", 6, 8)
            for word, hint in zip(["Think about it", *["Or"] * len(hints)], hints):
                lines += _filled(f"{word}: {hint}", 6, 8)
    return _printable("\n".join(lines))


def summary_text(summary):
    """The summary of the notebook as lines of at most 80 columns."""
    width = max([len(name) for name, *_ in summary.rows] + [8])
    lines = [f"{_MARKS[summary.mark]} {summary.headline}.", "", f"  {'exercise':<{width}}  {'points':>8}  state"]
    for name, earned, most, mark, state in summary.rows:
        lines.append(f"  {name:<{width}}  {f'{earned:g} / {most:g}':>8}  {_MARKS[mark]} {state}"[:_WIDTH])
    lines.append("")
    for mark, sentence in summary.notes:
        lines += _filled(f"{_MARKS[mark]} {sentence}", 0, 2)
    return _printable("\n".join(lines))


def _filled(text, indent, more=None):
    following = " " * (indent if more is None else more)
    return textwrap.wrap(_clean(text), _WIDTH, initial_indent=" " * indent, subsequent_indent=following) or [""]


def _both_sides(exercise, evidence):
    """What came back and what was expected, beside each other where 80 columns allow it."""
    lines = []
    for got, want in zip(evidence["got"], evidence["expected"]):
        left, right = _column("came back", got, exercise, False), _column("expected", want, exercise, True)
        width = max(map(len, left))
        if got["shape"] is None:
            left, right = [], right
        if left and 6 + width + 3 + max(map(len, right)) <= _WIDTH:
            height = max(len(left), len(right))
            left, right = (side + [""] * (height - len(side)) for side in (left, right))
            lines += [f"{' ' * 6}{a:<{width}}   {b}".rstrip() for a, b in zip(left, right)]
        else:
            lines += [f"{' ' * 6}{line}".rstrip() for line in left + right]
        if told := _differing_text(got):
            lines.append(f"{' ' * 6}{told}")
    return lines


def _column(label, tensor, exercise, meant):
    lines = [f"{label}: {_title(tensor, exercise, meant)}"]
    for row in table(tensor):
        line = "".join(f"{text}{'*' if differs else ' '} " for text, differs in row).rstrip()
        lines.append(line if len(line) <= _WIDTH - 8 else f"{line[: _WIDTH - 10]} …")
    return lines


def _title(tensor, exercise, meant):
    if tensor["shape"] is None:
        return f"{tensor['name']}, nothing that can be shown"
    if not tensor["shape"]:
        return tensor["name"]
    meaning = axes_text(exercise, tensor["name"], tensor["shape"]) if meant else ""
    return f"{tensor['name']} {shape_text(tensor['shape'])}{f': {meaning}' if meaning else ''}"


def _differing_text(tensor):
    marks = [differs for row in table(tensor) for _, differs in row]
    return f"* {sum(marks)} of {len(marks)} numbers differ" if any(marks) else ""


def _clean(text):
    """Text of students' code without control characters, which a terminal would obey."""
    text = "".join(c if c.isprintable() else " " for c in str(text))
    return text if len(text) <= 600 else f"{text[:600]} …"


def _printable(text):
    """Text that the output can take: a terminal without Unicode gets plain marks instead of an error."""
    try:
        text.encode(getattr(sys.stdout, "encoding", None) or "utf-8")
        return text
    except UnicodeError:
        return text.translate(_PLAIN).encode("ascii", "replace").decode()
    except LookupError:
        return text


# --- HTML --------------------------------------------------------------------------------------------------------

_GREY = "rgba(128,128,128,.45)"
_LINE = {"passed": "solid #0072b2", "failed": "solid #d55e00", "not run": "dashed #808080"}
_CODE = "font-family:monospace;font-size:.93em;background:none;padding:0"
_CELL = "padding:1px 3px;text-align:right;white-space:pre;font-family:monospace;border:0;background:none"
_DIFFERS = f"{_CELL};font-weight:bold;box-shadow:inset 0 -2px #d55e00"
_INDEX = "padding:1px 1.1em 1px 3px;text-align:right;font-weight:normal;font-style:italic;border:0;background:none"
_TR = "<tr style='background:none'>"
_INSET = "margin-left:1.4em"
_SIDE_BY_SIDE = "tabindex='0' style='display:flex;flex-wrap:wrap;gap:.4em 1.8em;overflow-x:auto'"


def result_html(result):
    """The card of one exercise. The first failing check is open, hints open on request."""
    rows, opened = [], False
    for row in result.rows:
        rows.append(f"<li style='margin:.25em 0'>{_row_html(row, result.exercise, not opened)}</li>")
        opened = opened or bool(row["evidence"])
    title = _heading(result.mark, f"{result.name}: {result.verdict}")
    remark = f"<div>{_escaped(result.remark)}</div>" if result.remark else ""
    listed = f"<ul role='list' style='list-style:none;padding:0;margin:.5em 0 0'>{''.join(rows)}</ul>"
    if result.mark != "failed":
        listed = f"<details><summary>What is checked</summary>{listed}</details>"
    return _framed(result.mark, f"Check of {result.name}", f"{title}{remark}{listed if rows else ''}")


def summary_html(summary):
    """The summary of the notebook: a table of the exercises, then what else to know before handing in."""
    head = "".join(f"<th scope='col' style='{_LEFT}'>{text}</th>" for text in ("exercise", "points", "state"))
    rows = "".join(
        f"{_TR}<th scope='row' style='{_LEFT};font-weight:normal'>{_escaped(name)}</th>"
        f"<td style='{_LEFT}'>{earned:g} / {most:g}</td>"
        f"<td style='{_LEFT}'>{_mark(mark)} {_escaped(state)}</td></tr>"
        for name, earned, most, mark, state in summary.rows
    )
    notes = "".join(f"<div>{_mark(mark)} {_escaped(sentence)}</div>" for mark, sentence in summary.notes)
    body = (
        f"{_heading(summary.mark, summary.headline)}<table style='border-collapse:collapse;margin:.6em 0'>"
        f"<caption style='{_HIDDEN}'>Exercises, points in sight and state</caption>"
        f"<thead style='border-bottom:1px solid {_GREY}'>{_TR}{head}</tr></thead>"
        f"<tbody>{rows}</tbody></table>{notes}"
    )
    return _framed(summary.mark, "Summary of the notebook", body)


_LEFT = "text-align:left;padding:2px 1.2em 2px 0;border:0;background:none"
_HIDDEN = "position:absolute;width:1px;height:1px;overflow:hidden;clip:rect(0 0 0 0);white-space:nowrap"


def _framed(mark, label, body):
    return (
        f"<div role='group' aria-label='{_escaped(label)}' style='border:1px solid {_GREY};border-left:5px "
        f"{_LINE[mark]};border-radius:3px;padding:.6em 1em;margin:.3em 0;max-width:62em;line-height:1.5'>{body}</div>"
    )


def _heading(mark, text):
    return f"<div style='font-weight:bold;font-size:1.1em'>{_mark(mark)} {_escaped(text)}</div>"


def _mark(mark):
    return f"<span aria-hidden='true'>{_MARKS[mark]}</span>"


def _row_html(row, exercise, opened):
    name = f"{_mark(row['status'])} {_escaped(row['name'])} <small>({row['status']})</small>"
    said = f"<span style='display:block;{_INSET}'>{_said_html(row)}</span>" if row["sentence"] else ""
    inside = _sides_html(exercise, row["evidence"]) + _inputs_html(exercise, row["evidence"]) if row["evidence"] else ""
    if inside:
        # Closed, it still says what is wrong; the numbers open on request.
        name = f"{name}{said}" if not opened else name
        inside = f"{said if opened else ''}<div style='{_INSET}'>{inside}</div>"
        parts = [f"<details{' open' * opened}><summary>{name}</summary>{inside}</details>"]
    else:
        parts = [f"<div>{name}</div>{said}"]
    for mistake, hints in row["mistakes"]:
        parts.append(
            f"<div style='margin:.3em 0 .6em 1.4em;padding-left:.8em;border-left:3px solid {_GREY}'>"
            f"<div><b>Likely mistake:</b> {_escaped(mistake)}.</div>{_hints_html(hints)}</div>"
        )
    return "".join(parts)


def _said_html(row):
    """The sentence, with the call at its beginning set as code."""
    call, sentence = row["call"], row["sentence"]
    if call and sentence.startswith(call):
        return f"<span style='{_CODE}'>{_escaped(call)}</span>{_escaped(sentence[len(call) :])}"
    return _escaped(sentence)


def _hints_html(hints):
    """Hints in two steps: their questions first, the rest on a second request."""
    asked, rest = [], []
    for hint in hints:
        sentences = re.split(r"(?<=[.?!])\s+", hint)
        questions = [sentence for sentence in sentences if sentence.endswith("?")]
        asked += questions[-1:]
        rest.append(" ".join(sentence for sentence in sentences if sentence not in questions[-1:]))
    more = "".join(f"<div>{_escaped(text)}</div>" for text in rest if text)
    if not asked:
        return f"<details><summary>One thing to try</summary>{more}</details>"
    questions = "".join(f"<div>{_escaped(text)}</div>" for text in asked)
    second = f"<details><summary>Another hint</summary>{more}</details>" if more else ""
    return f"<details><summary>A question to think about</summary>{questions}{second}</details>"


def _sides_html(exercise, evidence):
    """What came back beside what was expected."""
    pairs = []
    for got, want in zip(evidence["got"], evidence["expected"]):
        sides = [
            _table_html(f"{label}: {_title(tensor, exercise, tensor is want)}", tensor)
            for label, tensor in (("came back", got), ("expected", want))
            if tensor["shape"] is not None
        ]
        told = _differing_text(got)
        if told:
            sides[0] = sides[0].replace("</table>", f"</table><div><small>{told}</small></div>")
        pairs.append(f"<div {_SIDE_BY_SIDE}>{''.join(sides)}</div>")
    return "".join(pairs)


def _inputs_html(exercise, evidence):
    tables = "".join(_table_html(_title(tensor, exercise, True), tensor) for tensor in evidence["inputs"])
    if not tables:
        return ""
    call = f"<div><span style='{_CODE}'>{_escaped(evidence['called'])}</span> with</div>"
    return f"<details><summary>What went in</summary>{call}<div {_SIDE_BY_SIDE}>{tables}</div></details>"


def _table_html(title, tensor):
    """A tensor as a table with its rows and columns counted, as Python counts them."""
    rows, matrix = table(tensor), len(tensor["shape"]) > 1
    if not rows:
        return f"<div>{_escaped(title)}</div>"
    if not tensor["shape"]:
        return f"<div>{_escaped(title)} = <span style='{_CODE}'>{rows[0][0][0].strip()}</span></div>"
    corner = f"<td style='{_INDEX}'></td>" if matrix else ""
    head = "".join(f"<th scope='col' style='{_INDEX}'>{j}</th>" for j in range(len(rows[0])))
    lines = [
        (f"<th scope='row' style='{_INDEX}'>{i}</th>" if matrix else "")
        + "".join(f"<td style='{_DIFFERS if d else _CELL}'>{text}{'*' if d else ' '}</td>" for text, d in row)
        for i, row in enumerate(rows)
    ]
    # The title is no caption: a wide one would pull the columns apart.
    return (
        f"<div style='font-size:.87em'><div aria-hidden='true' style='white-space:nowrap'>{_escaped(title)}</div>"
        f"<table aria-label='{_escaped(title)}' style='border-collapse:collapse;margin:0 0 .2em;font-size:inherit'>"
        f"<thead style='border:0'>{_TR}{corner}{head}</tr></thead>"
        f"<tbody>{''.join(f'{_TR}{line}</tr>' for line in lines)}</tbody></table></div>"
    )


def _escaped(text):
    return html.escape(_clean(text))


# --- show: `check("name")` and `check()` in the student's notebook: visible cases asked, judged, shown. ---

__all__ = ["check"]

EXERCISES = []  # filled in by bundle
MISTAKES = {}
EXPECTED = {}


def check(name=None):
    """Tries an exercise on visible examples and shows what came of it; without a name, sums up the whole notebook.

    Raises ValueError for a name that is no exercise.
    """
    names = sys._getframe(1).f_globals
    name = getattr(name, "__name__", name)  # check(project) is meant as check("project")
    if name is not None and name not in [exercise.name for exercise in EXERCISES]:
        raise ValueError(_unknown(name))
    asked = [exercise for exercise in EXERCISES if name in (None, exercise.name)]
    with _as_found(names):
        results = [_Result(exercise, names) for exercise in asked]
    if os.environ.get("NBGRADER_EXECUTION"):
        return float(sum(result.points for result in results))
    return results[0] if name is not None else _Summary(results, replay(names))


def _unknown(name):
    known = [exercise.name for exercise in EXERCISES]
    close = difflib.get_close_matches(str(name), known, 1)
    return (
        f"There is no exercise called {name!r}.{f' Did you mean {close[0]!r}?' if close else ''}"
        f" The exercises are: {', '.join(known)}."
    )


def state_of(names):
    """exercise → its points in sight, for the process that replays a notebook."""
    with _as_found(names):
        return {exercise.name: _Result(exercise, names).points for exercise in EXERCISES}


class _Result:
    """The visible checks of one exercise on what the notebook now defines."""

    def __init__(self, exercise, names):
        self.exercise, self.name = exercise, exercise.name
        answer = names.get(self.name, MISSING)
        expected = EXPECTED[self.name]
        seen = {i: _observed(case, answer) for i, case in exercise.cases.items()}
        verdicts = judge(exercise, seen, expected, only_visible=True)
        self.points = points(exercise, verdicts)
        self.status = status(verdicts, self.points)
        defined = _defined(names)
        metadata = Metadata([] if answer is MISSING else reads(answer), defined)
        named = explain(exercise, verdicts, seen, expected, MISTAKES[self.name], metadata)
        passed = sum(verdict.status == "passed" for verdict in verdicts)
        self.mark, self.verdict, self.remark = self._headline(passed, len(verdicts), defined)
        self.rows = list(self._rows(verdicts, seen, expected, named))

    def _headline(self, passed, total, defined):
        """(mark, verdict, remark) above the checks."""
        if self.status in ("not attempted", "missing"):
            instead = alike_name(self.name, defined, [exercise.name for exercise in EXERCISES])
            if instead:
                return "not run", "not found.", f"There is {instead}; {self.name} is asked for. Rename it."
            if self.status == "missing":
                return "not run", "not defined yet.", "Run the cell that defines it, then this one."
            return "not run", "not written yet.", "Put your code where the cell above raises NotImplementedError."
        worth = f"{self.points:g} of {self.exercise.points:g} points in sight"
        if self.status == "accepted":
            return "passed", f"all {passed} visible checks pass, {worth}.", "Hidden checks try other sizes and numbers."
        return "failed", f"{passed} of {total} visible checks pass, {worth}.", ""

    def _rows(self, verdicts, seen, expected, named):
        """{"name", "status", "call", "sentence", "evidence", "mistakes": [(name, [hint])]} of each check.

        Nothing is said twice.
        """
        said, told = set(), set()
        for verdict in verdicts:
            check, finding = verdict.check, verdict.finding
            state = "not run" if self.mark == "not run" else _plain_status(verdict)
            row = {"name": check.name, "status": state, "call": "", "sentence": "", "evidence": None}
            row["mistakes"] = []
            if finding is not None and self.mark != "not run":
                case = self.exercise.cases[finding.case]
                row["call"] = called(self.exercise, case)
                row["sentence"], again = self._sentence(finding, case, said)
                if again:
                    row["name"], row["sentence"] = f"{row['name']}: {row['sentence']}", ""
                if not again and row["status"] == "failed":
                    args = seen[case.id], expected[case.id], False
                    row["evidence"] = evidence(self.exercise, check, finding, case, *args)
                mistakes = [m for m in named.get(check.name, []) if m.stem not in told]
                told.update(mistake.stem for mistake in mistakes)
                row["mistakes"] = _joined(mistakes)
            yield row

    def _sentence(self, finding, case, said):
        """(the sentence about a finding, whether an earlier row says the same)."""
        error = finding.error
        sentence = message(self.exercise, finding, case)
        key = (error.type, error.text, error.source) if error else sentence
        if key not in said:
            said.add(key)
            return sentence, False
        return (f"the same {error.type} as above" if finding.what == "error" else "the same as above"), True

    def __repr__(self):
        return result_text(self)

    def _repr_html_(self):
        return result_html(self)


def _plain_status(verdict):
    return verdict.status if verdict.status in ("passed", "not run") else "failed"


def _joined(mistakes):
    """Mistakes that nothing tells apart, as one: [(names, [hint])]."""
    names, hints = (list(dict.fromkeys(getattr(m, field) for m in mistakes)) for field in ("name", "hint"))
    return [(", or ".join(names), hints)] if mistakes else []


class _Summary:
    """All exercises in one table, and whether the notebook runs by itself."""

    def __init__(self, results, again):
        earned, most = (sum(values) for values in zip(*((r.points, r.exercise.points) for r in results)))
        self.headline = f"{earned:g} of {most:g} points in sight; hidden checks decide when it is graded"
        self.rows = [(r.name, r.points, r.exercise.points, r.mark, _state(r)) for r in results]
        self.notes = list(_notes(results, again))
        marks = {row[3] for row in self.rows} | {mark for mark, _ in self.notes}
        self.mark = next(mark for mark in ("failed", "not run", "passed") if mark in marks)

    def __repr__(self):
        return summary_text(self)

    def _repr_html_(self):
        return summary_html(self)


def _state(result):
    return result.verdict.split(", ")[0].rstrip(".")


def _notes(results, again):
    """(mark, sentence) of what to know before handing in."""
    for state, what in (("not attempted", "Still empty"), ("missing", "Not defined")):
        names = [result.name for result in results if result.status == state]
        if names:
            yield "not run", f"{what}: {', '.join(names)}."
    if again is None:
        return
    if again.get("blank"):
        yield "not run", f"Written answers still empty in the saved notebook: {', '.join(again['blank'])}."
    if "why" in again:
        yield "not run", again["why"]
        return
    for where, error in again["failed"][:3]:
        yield "failed", f"After a restart {where} stops with {error}"
    less = [
        f"{r.name} ({again['worth'].get(r.name, 0):g} instead of {r.points:g} points)"
        for r in results
        if again["worth"].get(r.name, 0) < r.points
    ]
    if less:
        yield (
            "failed",
            f"Worth less after a restart: {', '.join(less)}. Is the notebook saved? Is a cell gone or moved?",
        )
    if not again["failed"] and not less:
        yield "passed", f"{again['file']}, as saved at {again['saved']}, runs from top to bottom after a restart."
    else:
        yield "not run", f"This is about {again['file']} as saved at {again['saved']}."


# --- leaving the notebook as it was ------------------------------------------------------------------------------


def _observed(case, answer):
    """The observation of a case; an answer that tries to end Python has raised an error like any other."""
    try:
        return observe(case, answer)
    except KeyboardInterrupt:
        raise
    except BaseException as error:
        return Observation(case.id, "raised", error=raised(error))


def _defined(names):
    """Names of the notebook's own functions and classes."""
    return [
        name
        for name, value in list(names.items())
        if isinstance(value, types.FunctionType | type)
        and value.__module__ == names.get("__name__")
        and not name.startswith("_")
    ]


@contextlib.contextmanager
def _as_found(names):
    """Puts back what trying an answer may move: random states, names, switches. Nothing is displayed meanwhile."""
    before, states = dict(names), (random.getstate(), np.random.get_state())
    try:
        with contextlib.ExitStack() as stack:
            stack.enter_context(warnings.catch_warnings())
            warnings.simplefilter("ignore")
            stack.enter_context(np.errstate(all="ignore"))
            stack.enter_context(random_as_found())
            if sys.modules.get("IPython"):
                from IPython.utils.capture import capture_output

                stack.enter_context(capture_output(stdout=False, stderr=False))
            if os.environ.get("NBGRADER_EXECUTION"):
                stack.enter_context(_silent_stderr())
            yield
    finally:
        random.setstate(states[0])
        np.random.set_state(states[1])
        for name in [name for name in names if name not in before]:
            del names[name]
        names.update({name: value for name, value in before.items() if names.get(name, MISSING) is not value})


@contextlib.contextmanager
def _silent_stderr():
    """Nothing reaches stderr, not from C++ either: plain nbgrader gives no points to a cell that writes there."""
    try:
        sys.stderr.flush()
        kept, nothing = os.dup(2), os.open(os.devnull, os.O_WRONLY)
    except (OSError, AttributeError, ValueError):
        yield
        return
    try:
        os.dup2(nothing, 2)
        yield
    finally:
        os.dup2(kept, 2)
        os.close(kept)
        os.close(nothing)


# --- the visible examples, and what the key answers --------------------------------------------------------------

EXERCISES, EXPECTED = examples_from(json.loads(r"""
[[{"name":"project","points":3,"groups":{"values":3,"one token":1,"gradient":1,"side effects":1},"axes":{"x":["tokens",
"d_in"],"W_query":["d_in","d_out"],"W_key":["d_in","d_out"],"W_value":["d_in","d_out"],"queries":["tokens",
"d_out"],"keys":["tokens","d_out"],"values":["tokens","d_out"]},"checks":[{"name":"the section's example",
"group":"values","facet":"arithmetic","kind":"value","cases":["section-x2","section-all"],"visible":true},
{"name":"another size: 4 tokens, d_in = 5, d_out = 3","group":"values","facet":"arithmetic","kind":"value",
"cases":["small"],"visible":true},{"name":"gradients on the small example","group":"gradient","facet":"gradient",
"kind":"gradient","cases":["small"],"visible":true},{"name":"leaves its inputs unchanged","group":"side effects",
"facet":"contract","kind":"unchanged","cases":["small"],"visible":true}],"cases":{"section-x2":{"do":"call",
"id":"section-x2","args":{"x":{"$":[0.55,0.87,0.66]},"W_query":{"$":[[0.29611194,0.5165623],[0.25167072,
0.6885568],[0.07397246,0.86652195]]},"W_key":{"$":[[0.13657987,0.10247904],[0.18405646,0.72644675],[0.3152539,
0.68710667]]},"W_value":{"$":[[0.075635314,0.19663817],[0.31641197,0.40174013],[0.1185683,0.8273954]]}},
"results":["queries","keys","values"],"unpack":3},"section-all":{"do":"call","id":"section-all","args":{"x":{"$":[[0.43,
0.15,0.89],[0.55,0.87,0.66],[0.57,0.85,0.64],[0.22,0.58,0.33],[0.77,0.25,0.1],[0.05,0.8,0.55]]},"W_query":{"$":[[0.29611194,
0.5165623],[0.25167072,0.6885568],[0.07397246,0.86652195]]},"W_key":{"$":[[0.13657987,0.10247904],[0.18405646,
0.72644675],[0.3152539,0.68710667]]},"W_value":{"$":[[0.075635314,0.19663817],[0.31641197,0.40174013],
[0.1185683,0.8273954]]}},"results":["queries","keys","values"],"unpack":3},"small":{"do":"call","id":"small",
"args":{"x":{"$":[[-0.0779848,0.007800738,-0.15206778,1.3096291,0.31129473],[-0.359597,0.016760714,0.28485128,
0.0727842,0.7203829],[-0.16874275,1.604732,0.13873284,1.713108,0.61277854],[1.0258313,0.57762104,0.6273624,
-0.5481563,2.608968]]},"W_query":{"$":[[0.35161638,-1.9846689,0.85135144],[-0.54487556,-0.5033543,-1.0508518],
[-0.32371792,-0.22508658,-0.86167943],[1.7756615,0.18326126,0.8530314],[-0.6788239,-0.11598516,2.0956607]]},
"W_key":{"$":[[0.3630103,-0.6404814,1.7080258],[1.0975808,-0.07258394,-1.6328609],[0.37344006,0.26459804,
-0.7157127],[0.9837404,-1.1633849,-0.042609293],[-0.3803683,0.20538025,0.82199097]]},"W_value":{"$":[[2.045931,
-0.016802583,0.60321426],[-2.25259,0.8911378,-1.1490157],[3.1667924,0.021494469,-0.34958798],[-0.9658094,
0.9153336,-0.42949453],[0.1894571,-1.157222,-0.644495]]}},"results":["queries","keys","values"],"upstream":[{"$":[[0.59603274,
0.16341746,0.6138271],[-1.4190658,-1.0484715,-1.1091154],[1.6911328,-1.166268,0.32961178],[-0.14579354,
-1.4396815,-0.06258175]]},{"$":[[-1.8504231,1.0851508,-0.019473825],[-1.1074493,-1.8924011,-0.5551857],
[2.1099503,0.3628512,-0.34169677],[-0.3885126,-0.2499266,0.72051173]]},{"$":[[-0.94389737,-2.0702674,
-0.16512537],[2.0554247,0.10918613,0.7563335],[-2.0562148,0.59523934,-0.4855396],[-1.6099797,0.9007393,
1.6354109]]}],"twice":true,"unpack":3}},"data":["W_key","W_query","W_value","_","attn_scores_2","attn_weights_2",
"context_vec_2","d_in","d_k","d_out","inputs","key_2","keys","out","queries","query_2","sa_v1","sa_v2",
"value_2","values","words","x_2"]},{"name":"attention_scores","points":3,"groups":{"values":3,"one query":1,
"gradient":1,"side effects":1},"axes":{"queries":["queries","d_k"],"keys":["keys","d_k"],"scores":["queries",
"keys"]},"checks":[{"name":"the section's example","group":"values","facet":"arithmetic","kind":"value",
"cases":["section-q2","section-all"],"visible":true},{"name":"another size: 4 queries, 5 keys, d_k = 3",
"group":"values","facet":"arithmetic","kind":"value","cases":["small"],"visible":true},{"name":"gradients on the small example",
"group":"gradient","facet":"gradient","kind":"gradient","cases":["small"],"visible":true},{"name":"leaves its inputs unchanged",
"group":"side effects","facet":"contract","kind":"unchanged","cases":["small"],"visible":true}],"cases":{"section-q2":{"do":"call",
"id":"section-q2","args":{"queries":{"$":[0.43063694,1.4550582]},"keys":{"$":[[0.3669138,0.76455796],
[0.44331563,1.1418625],[0.43606102,1.1156411],[0.24083412,0.6706297],[0.182706,0.3292312],[0.3274638,
0.96419]]}},"results":["scores"]},"section-all":{"do":"call","id":"section-all","args":{"queries":{"$":[[0.23091425,
1.0966098],[0.43063694,1.4550582],[0.43004632,1.4342878],[0.23552456,0.7989589],[0.2983211,0.6565444],
[0.25682703,1.0532607]]},"keys":{"$":[[0.3669138,0.76455796],[0.44331563,1.1418625],[0.43606102,1.1156411],
[0.24083412,0.6706297],[0.182706,0.3292312],[0.3274638,0.96419]]}},"results":["scores"]},"small":{"do":"call",
"id":"small","args":{"queries":{"$":[[-0.21453092,-0.5205837,-0.92973],[0.9745246,-0.09107811,-0.5469686],
[-1.1847034,-0.14326769,-0.48678097],[0.45229033,0.15191834,-1.2812762]]},"keys":{"$":[[0.6375655,0.49916485,
-0.2497526],[0.5836437,1.6095191,-0.72564137],[0.7313886,-1.0612106,0.0610765],[0.759501,-1.0724759,-0.043861702],
[0.70101345,1.4935061,-1.0168457]]}},"results":["scores"],"upstream":[{"$":[[0.9111367,0.40799278,-0.06790672,
-0.265304,-2.43372],[0.40972778,-0.21114242,0.93877685,0.2987921,0.8978157],[-0.39729223,0.7691482,0.15896277,
-1.74187,-1.5996803],[-0.24354264,0.4067906,-1.2568291,-0.2861447,0.7747619]]}],"twice":true}},"data":["W_key",
"W_query","W_value","_","attn_scores_2","attn_weights_2","context_vec_2","d_in","d_k","d_out","inputs",
"key_2","keys","out","queries","query_2","sa_v1","sa_v2","value_2","values","words","x_2"]},{"name":"scaled_softmax",
"points":4,"groups":{"values":4,"gradient":1,"large scores":2,"side effects":1},"axes":{"scores":["queries",
"keys"],"weights":["queries","keys"]},"checks":[{"name":"the section's example","group":"values","facet":"arithmetic",
"kind":"value","cases":["section-q2","section-all"],"visible":true},{"name":"another size: 3 rows of 5 scores, d_k = 7",
"group":"values","facet":"arithmetic","kind":"value","cases":["small"],"visible":true},{"name":"gradients on the small example",
"group":"gradient","facet":"gradient","kind":"gradient","cases":["small"],"visible":true},{"name":"leaves its inputs unchanged",
"group":"side effects","facet":"contract","kind":"unchanged","cases":["small"],"visible":true}],"cases":{"section-q2":{"do":"call",
"id":"section-q2","args":{"scores":{"$":[1.270483,1.8523846,1.8111068,1.0795172,0.5577305,1.5439706]},
"d_k":2},"results":["weights"]},"section-all":{"do":"call","id":"section-all","args":{"scores":{"$":[[0.9231474,
1.3545456,1.3241158,0.7910311,0.4032276,1.1329563],[1.270483,1.8523846,1.8111068,1.0795172,0.5577305,
1.5439706],[1.2543861,1.8284057,1.7876768,1.0654458,0.55078435,1.5237505],[0.6972676,1.0167129,0.9940545,
0.5925279,0.30607396,0.847474],[0.6114244,0.8819338,0.86255413,0.512144,0.27065995,0.7307229],[0.89951223,
1.3165343,1.2870532,0.7682006,0.3936901,1.099645]]},"d_k":2},"results":["weights"]},"small":{"do":"call",
"id":"small","args":{"scores":{"$":[[-0.9094176,-0.6893477,-1.596526,-0.2588464,-0.7694145],[-0.8964002,
-0.5980232,-0.14301877,-0.4857038,1.1219335],[0.9750531,0.08723989,-0.52744704,-0.15606774,1.3969343]]},
"d_k":7},"results":["weights"],"upstream":[{"$":[[0.9236174,-0.43158716,-0.53351796,-1.5163573,-0.42692193],
[1.3720781,1.2032425,0.08091427,-1.0046805,0.08985333],[-1.7546624,0.8624678,-1.4920807,-0.15687601,-0.43427312]]}],
"twice":true}},"data":["W_key","W_query","W_value","_","attn_scores_2","attn_weights_2","context_vec_2",
"d_in","d_k","d_out","inputs","key_2","keys","out","queries","query_2","sa_v1","sa_v2","value_2","values",
"words","x_2"]},{"name":"context_vector","points":3,"groups":{"values":3,"one row":1,"gradient":1,"side effects":1},
"axes":{"weights":["queries","tokens"],"values":["tokens","d_v"],"context":["queries","d_v"]},"checks":[{"name":"the section's example",
"group":"values","facet":"arithmetic","kind":"value","cases":["section-z2","section-all"],"visible":true},
{"name":"another size: 4 rows of 3 weights, d_v = 5","group":"values","facet":"arithmetic","kind":"value",
"cases":["small"],"visible":true},{"name":"gradients on the small example","group":"gradient","facet":"gradient",
"kind":"gradient","cases":["small"],"visible":true},{"name":"leaves its inputs unchanged","group":"side effects",
"facet":"contract","kind":"unchanged","cases":["small"],"visible":true}],"cases":{"section-z2":{"do":"call",
"id":"section-z2","args":{"weights":{"$":[0.15001948,0.2263838,0.21987167,0.13107008,0.09062889,0.1820261]},
"values":{"$":[[0.18551077,0.88119733],[0.39513293,1.0037459],[0.38794604,0.98309594],[0.23928624,0.54931015],
[0.14919901,0.33458596],[0.32212391,0.7862915]]}},"results":["context"]},"section-all":{"do":"call","id":"section-all",
"args":{"weights":{"$":[[0.15509658,0.21041729,0.20593804,0.14126362,0.10738378,0.17990074],[0.15001948,
0.2263838,0.21987167,0.13107008,0.09062889,0.1820261],[0.1503426,0.22561046,0.2192056,0.13154061,0.09141368,
0.18188708],[0.15908495,0.19940145,0.19623213,0.14772849,0.1206414,0.1769116],[0.16099913,0.19493732,
0.1922842,0.1500843,0.12652528,0.1751698],[0.15574206,0.20915598,0.20484099,0.14193223,0.10891099,0.17941767]]},
"values":{"$":[[0.18551077,0.88119733],[0.39513293,1.0037459],[0.38794604,0.98309594],[0.23928624,0.54931015],
[0.14919901,0.33458596],[0.32212391,0.7862915]]}},"results":["context"]},"small":{"do":"call","id":"small",
"args":{"weights":{"$":[[1.3836546,-0.53217,0.1068692],[0.71065265,0.71418357,1.6019424],[-0.35843176,
-0.24025336,-0.44265082],[-0.27655104,-0.4478945,-0.7192598]]},"values":{"$":[[-0.19223297,-0.64167464,
-1.197785,-1.4814117,-0.716606],[-1.6213981,-1.6269286,-0.021051707,-0.61604637,-0.2574524],[-0.6259357,
1.0644438,-1.4361069,-1.1547753,0.62850916]]}},"results":["context"],"upstream":[{"$":[[0.7349199,0.36926854,
0.91578776,0.91040343,-0.8459526],[0.16109753,0.7404792,-0.23513836,-0.8960952,-0.31314346],[0.8734032,
-0.44763923,1.188301,-1.5381882,0.6642341],[-0.39106107,2.6214733,0.24147438,0.66457665,-0.5977757]]}],
"twice":true}},"data":["W_key","W_query","W_value","_","attn_scores_2","attn_weights_2","context_vec_2",
"d_in","d_k","d_out","inputs","key_2","keys","out","queries","query_2","sa_v1","sa_v2","value_2","values",
"words","x_2"]},{"name":"SelfAttention_v1","points":6,"groups":{"parts":3,"initialisation":2,"values":4,
"gradient":2,"side effects":1},"axes":{"x":["tokens","d_in"],"context":["tokens","d_out"],"W_query":["d_in",
"d_out"],"W_key":["d_in","d_out"],"W_value":["d_in","d_out"]},"checks":[{"name":"three trainable parameters under the asked names",
"group":"parts","facet":"contract","kind":"parameters","cases":["table"],"visible":true},{"name":"the section's initial values",
"group":"initialisation","facet":"initialisation","kind":"initial","cases":["seed-123"],"visible":true},
{"name":"the rows of Listing 3.1 from the section's weights","group":"values","facet":"arithmetic","kind":"value",
"cases":["section"],"visible":true},{"name":"another size: 4 tokens, d_in = 5, d_out = 3","group":"values",
"facet":"arithmetic","kind":"value","cases":["small"],"visible":true},{"name":"gradients on the small example",
"group":"gradient","facet":"gradient","kind":"gradient","cases":["small"],"visible":true},{"name":"leaves x unchanged",
"group":"side effects","facet":"contract","kind":"unchanged","cases":["small"],"visible":true}],"cases":{"table":{"do":"build",
"id":"table","init":[5,3],"names":["W_query","W_key","W_value"],"result":"context","seed":1},"seed-123":{"do":"build",
"id":"seed-123","init":[3,2],"names":["W_query","W_key","W_value"],"result":"context","seed":123},"section":{"do":"build",
"id":"section","init":[3,2],"names":["W_query","W_key","W_value"],"result":"context","weights":{"W_query":{"$":[[0.29611194,
0.5165623],[0.25167072,0.6885568],[0.07397246,0.86652195]]},"W_key":{"$":[[0.13657987,0.10247904],[0.18405646,
0.72644675],[0.3152539,0.68710667]]},"W_value":{"$":[[0.075635314,0.19663817],[0.31641197,0.40174013],
[0.1185683,0.8273954]]}},"xs":[{"$":[[0.43,0.15,0.89],[0.55,0.87,0.66],[0.57,0.85,0.64],[0.22,0.58,0.33],
[0.77,0.25,0.1],[0.05,0.8,0.55]]}]},"small":{"do":"build","id":"small","init":[5,3],"names":["W_query",
"W_key","W_value"],"result":"context","weights":{"W_query":{"$":[[-0.9762109,0.32907337,0.59914774],[0.7666845,
0.014627337,0.09910081],[0.3231062,-0.1281537,-0.46878806],[-0.41685134,0.28306118,-0.8553048],[-0.025527691,
-0.100701995,0.43875924]]},"W_key":{"$":[[0.3481831,0.041415237,0.79775953],[-0.5498127,0.36783808,-0.0024443087],
[0.068840474,-0.4497114,0.087021254],[-0.16429657,-0.26613784,-0.25116703],[0.037590142,-0.40257147,0.069657825]]},
"W_value":{"$":[[-0.7276083,0.013189735,-0.72601575],[0.14147839,-0.8242831,0.5582938],[0.17071785,-0.15391213,
0.17249218],[0.20128585,0.9470997,-0.401718],[-0.65485513,0.18444228,-0.096719764]]}},"xs":[{"$":[[-0.41140154,
0.38295907,-1.2399203,-0.019714579,-2.1554227],[0.002652225,-0.9203621,-0.24067357,0.48880467,0.5194476],
[1.1715659,1.4200203,-0.022918915,-0.64624816,-0.1018786],[0.26992083,-1.2095526,0.2992177,0.49847868,
0.745747]]}],"upstream":{"$":[[0.59704655,0.71720093,0.872066],[-1.4075601,0.5339687,0.7001105],[0.9251897,
-0.8447967,-0.51979345],[-2.0141046,0.22145596,1.6287293]]}}},"data":["W_key","W_query","W_value","_",
"attn_scores_2","attn_weights_2","context_vec_2","d_in","d_k","d_out","inputs","key_2","keys","out","queries",
"query_2","sa_v1","sa_v2","value_2","values","words","x_2"]},{"name":"SelfAttention_v2","points":6,"groups":{"parts":2,
"initialisation":1,"values":4,"gradient":2,"bias":2,"side effects":1},"axes":{"x":["tokens","d_in"],"context":["tokens",
"d_out"],"W_query.weight":["d_out","d_in"],"W_key.weight":["d_out","d_in"],"W_value.weight":["d_out",
"d_in"],"W_query.bias":["d_out"],"W_key.bias":["d_out"],"W_value.bias":["d_out"]},"checks":[{"name":"three trainable parameters under the asked names",
"group":"parts","facet":"contract","kind":"parameters","cases":["table"],"visible":true},{"name":"the section's initial values",
"group":"initialisation","facet":"initialisation","kind":"initial","cases":["seed-789"],"visible":true},
{"name":"the rows of Listing 3.2 from the section's weights","group":"values","facet":"arithmetic","kind":"value",
"cases":["section"],"visible":true},{"name":"another size: 4 tokens, d_in = 5, d_out = 3","group":"values",
"facet":"arithmetic","kind":"value","cases":["small"],"visible":true},{"name":"gradients on the small example",
"group":"gradient","facet":"gradient","kind":"gradient","cases":["small"],"visible":true},{"name":"leaves x unchanged",
"group":"side effects","facet":"contract","kind":"unchanged","cases":["small"],"visible":true},{"name":"qkv_bias=True has three biases, False has none",
"group":"bias","facet":"contract","kind":"parameters","cases":["table-bias","table-no-bias"],"visible":true}],
"cases":{"table":{"do":"build","id":"table","init":[5,3],"names":["W_query.weight","W_key.weight","W_value.weight"],
"result":"context","seed":1},"seed-789":{"do":"build","id":"seed-789","init":[3,2],"names":["W_query.weight",
"W_key.weight","W_value.weight"],"result":"context","seed":789},"section":{"do":"build","id":"section",
"init":[3,2],"names":["W_query.weight","W_key.weight","W_value.weight"],"result":"context","weights":{"W_query.weight":{"$":[[0.31605908,
0.45680857,0.51183486],[-0.1682854,-0.33787704,-0.09177387]]},"W_key.weight":{"$":[[0.40580583,-0.47042054,
0.2368052],[0.21336074,-0.26005065,-0.510543]]},"W_value.weight":{"$":[[0.25256988,-0.14147827,-0.19618134],
[0.5191074,-0.08516758,-0.20432705]]}},"xs":[{"$":[[0.43,0.15,0.89],[0.55,0.87,0.66],[0.57,0.85,0.64],
[0.22,0.58,0.33],[0.77,0.25,0.1],[0.05,0.8,0.55]]}]},"small":{"do":"build","id":"small","init":[5,3],
"names":["W_query.weight","W_key.weight","W_value.weight"],"result":"context","weights":{"W_query.weight":{"$":[[0.11691299,
-0.39952016,0.28789183,0.26134685,0.41735786],[0.40874052,-0.68590075,-0.1414623,0.55029666,0.15945525],
[0.59058326,0.727819,-0.02046167,0.17947613,-0.3273493]]},"W_key.weight":{"$":[[-0.5912877,-0.048908312,
0.31783095,0.40389916,0.5206634],[-0.00014892918,-0.29580897,-0.68039304,-0.26401424,-0.39775443],[0.34546638,
-0.20704082,-0.51983714,-0.08428682,-0.14413156]]},"W_value.weight":{"$":[[0.33450198,0.22002763,0.45397046,
-0.5326975,-0.10821216],[0.24490668,-0.22041868,0.37697837,0.17048953,-0.06408091],[-0.399956,1.028451,
0.33974117,0.19372116,-0.39423895]]}},"xs":[{"$":[[-1.2062846,0.7418374,0.23824929,1.1175101,0.29321176],
[-0.04461476,1.1228659,-1.5898322,-2.1340976,-1.7091362],[-0.09039312,0.47622597,2.1090252,1.0796688,
0.15892227],[-0.49151748,0.4184665,-0.7757221,-0.79410326,-1.1147861]]}],"upstream":{"$":[[0.365263,-1.5090297,
0.5818391],[1.5422113,0.27787983,-0.8983946],[0.56006616,1.3464961,1.5764229],[-1.8305287,0.6913829,0.842067]]}},
"table-bias":{"do":"build","id":"table-bias","init":[5,3],"names":["W_query.weight","W_key.weight","W_value.weight",
"W_query.bias","W_key.bias","W_value.bias"],"result":"context","named":{"qkv_bias":true},"seed":1},"table-no-bias":{"do":"build",
"id":"table-no-bias","init":[4,3],"names":["W_query.weight","W_key.weight","W_value.weight"],"result":"context",
"named":{"qkv_bias":false},"seed":1}},"data":["W_key","W_query","W_value","_","attn_scores_2","attn_weights_2",
"context_vec_2","d_in","d_k","d_out","inputs","key_2","keys","out","queries","query_2","sa_v1","sa_v2",
"value_2","values","words","x_2"]}],{"project":{"section-x2":{"id":"section-x2","outcome":"returned",
"types":["tensor","tensor","tensor"],"results":[{"$":[0.4306369,1.4550582]},{"$":[0.44331563,1.1418625]},
{"$":[0.39513293,1.0037458]}]},"section-all":{"id":"section-all","outcome":"returned","types":["tensor",
"tensor","tensor"],"results":[{"$":[[0.23091425,1.0966098],[0.4306369,1.4550582],[0.43004626,1.4342878],
[0.23552456,0.7989589],[0.2983211,0.6565444],[0.25682703,1.0532607]]},{"$":[[0.3669138,0.76455796],[0.44331563,
1.1418625],[0.43606102,1.115641],[0.24083412,0.6706297],[0.182706,0.3292312],[0.3274638,0.96419]]},{"$":[[0.18551075,
0.88119733],[0.39513293,1.0037458],[0.38794604,0.9830959],[0.23928624,0.54931015],[0.14919901,0.33458596],
[0.32212391,0.7862915]]}]},"small":{"id":"small","outcome":"returned","type":"parts","types":["tensor",
"tensor","tensor"],"results":[{"$":[[2.1316996,0.3889746,1.8259666],[-0.5875572,0.570913,1.0025584],[1.6473086,
-0.26120412,0.7959726],[-2.9014907,-2.8709517,4.725681]]},{"$":[[1.0933927,-1.4505241,0.16297838],[-0.20817637,
0.3677461,-0.25639355],[3.204048,-1.8388442,-2.5771098],[-0.2909569,0.6405942,2.527865]]},{"$":[[-1.8645655,
0.8435037,-0.76595014],[0.19478516,-0.7399202,-0.83129656],[-5.059142,2.2947993,-3.124853],[3.8080654,
-3.009913,-1.7102545]]}],"changed":[],"grads":{"x":{"$":[[-2.9881444,-2.658965,-4.124508,-2.3824801,4.096875],
[5.1590695,-3.1069014,7.3811827,-4.732279,-1.8875983],[-1.3699512,7.8868046,-5.7695236,7.477675,-2.0963252],
[1.6799011,1.8352889,-5.9525523,0.97877336,-1.5778899]]},"W_query":{"$":[[0.028884351,-0.91578805,0.23114747],
[2.6104665,-2.7194364,0.47898877],[-0.35170984,-1.3885106,-0.4028097],[3.6543071,-1.0710683,1.322125],
[-0.18080968,-5.1751766,-0.56920135]]},"W_key":{"$":[[-0.21204692,0.27826542,0.9979441],[3.1284952,0.41466308,
-0.14160624],[0.01491259,-0.8105245,0.24943338],[1.3235654,2.0420103,-1.0462288],[-1.0944992,-1.4551547,
1.2643993]]},"W_value":{"$":[[-1.9701113,0.9457507,1.5004891],[-4.2025447,1.461166,0.17687541],[-0.5662786,
0.99359196,1.1991878],[-3.72655,-2.1773722,-1.8894465],[-4.273527,2.1489425,4.462653]]}}}},"attention_scores":{"section-q2":{"id":"section-q2",
"outcome":"returned","types":["tensor"],"results":[{"$":[1.270483,1.8523844,1.8111067,1.0795172,0.55773056,
1.5439706]}]},"section-all":{"id":"section-all","outcome":"returned","types":["tensor"],"results":[{"$":[[0.9231474,
1.3545456,1.3241158,0.7910311,0.4032276,1.1329563],[1.270483,1.8523844,1.8111067,1.0795172,0.55773056,
1.5439706],[1.2543861,1.8284057,1.7876769,1.0654458,0.55078435,1.5237505],[0.6972676,1.0167129,0.9940545,
0.59252787,0.30607396,0.847474],[0.6114244,0.8819338,0.8625541,0.512144,0.27065995,0.7307229],[0.89951223,
1.3165344,1.2870531,0.7682006,0.39369014,1.099645]]}]},"small":{"id":"small","outcome":"returned","type":"tensor",
"types":["tensor"],"results":[{"$":[[-0.1644321,-0.2884485,0.3387588,0.43615657,0.01750797],[0.71246713,
0.8190862,0.77600235,0.8618225,1.1033118],[-0.70526534,-0.5688083,-0.7441722,-0.7247812,-0.54948294],
[0.6841991,1.4382389,0.09132678,0.23678514,1.8468128]]}],"changed":[],"grads":{"queries":{"$":[[-1.1382036,
-2.1667008,1.9585918],[1.6809208,-0.11111021,-0.81782526],[-2.1324773,0.3499329,1.2538373],[-0.5112929,
3.3309247,-1.0863839]]},"keys":{"$":[[0.5643443,-0.4917196,-0.5657796],[-1.0205156,-0.24155906,-1.1594527],
[0.17265385,-0.26386052,1.0826187],[2.282275,0.3169826,1.2977709],[3.6426156,1.5320667,1.5576357]]}}}},
"scaled_softmax":{"section-q2":{"id":"section-q2","outcome":"returned","types":["tensor"],"results":[{"$":[0.15001948,
0.22638379,0.21987164,0.13107006,0.090628885,0.18202609]}]},"section-all":{"id":"section-all","outcome":"returned",
"types":["tensor"],"results":[{"$":[[0.15509658,0.21041729,0.20593807,0.1412636,0.10738379,0.17990075],
[0.15001948,0.22638379,0.21987164,0.13107006,0.090628885,0.18202609],[0.15034258,0.22561045,0.21920559,
0.13154061,0.09141367,0.18188708],[0.15908493,0.19940145,0.19623213,0.14772849,0.1206414,0.17691159],
[0.16099913,0.19493732,0.19228421,0.1500843,0.12652528,0.1751698],[0.15574206,0.20915598,0.20484099,0.14193223,
0.10891098,0.17941767]]}]},"small":{"id":"small","outcome":"returned","type":"tensor","types":["tensor"],
"results":[{"$":[[0.19263664,0.20934516,0.14857697,0.24633652,0.20310478],[0.14790417,0.16556112,0.19662845,
0.17274097,0.31716526],[0.24350746,0.17409232,0.13800031,0.1587966,0.28560328]]}],"changed":[],"grads":{"scores":{"$":[[0.10015413,
0.0016104734,-0.00458112,-0.09910407,0.0019205994],[0.06144095,0.05821074,-0.014275924,-0.08342003,-0.021955732],
[-0.10332914,0.09833528,-0.044862535,0.028515078,0.021341303]]}}}},"context_vector":{"section-z2":{"id":"section-z2",
"outcome":"returned","types":["tensor"],"results":[{"$":[0.30610025,0.8210304]}]},"section-all":{"id":"section-all",
"outcome":"returned","types":["tensor"],"results":[{"$":[[0.29958203,0.80531406],[0.30610025,0.8210304],
[0.3057811,0.8202958],[0.29476595,0.7938664],[0.29270604,0.7890843],[0.29901007,0.8040368]]}]},"small":{"id":"small",
"outcome":"returned","type":"tensor","types":["tensor"],"results":[{"$":[[0.5299822,0.09170278,-1.7995933,
-1.8453305,-0.78735846],[-2.2972999,0.08724415,-3.1668046,-3.3426228,0.3137092],[0.73551965,0.14969465,
1.0700759,1.1901544,0.040498048],[1.2295879,0.14053649,1.3736116,1.5161932,-0.13857171]]}],"changed":[],
"grads":{"weights":{"$":[[-2.2176106,-2.1547084,-2.9651163],[1.3274167,-0.8283042,1.8630207],[0.49870867,
0.063713595,-0.53596926],[-2.4523344,-3.891479,1.5452629]]},"values":{"$":[[0.92645264,0.4726405,0.60732746,
0.9904176,-1.4658095],[-0.31073308,-0.73427236,-1.0489349,-1.0525713,0.33470464],[0.23127109,-0.46170402,
-0.9784938,-1.1353219,-0.45611185]]}}}},"SelfAttention_v1":{"table":{"id":"table","outcome":"returned",
"parameters":{"W_query":{"shape":[5,3],"dtype":"float32","trains":true},"W_key":{"shape":[5,3],"dtype":"float32",
"trains":true},"W_value":{"shape":[5,3],"dtype":"float32","trains":true}},"holds":{"W_query":"nn.Parameter",
"W_key":"nn.Parameter","W_value":"nn.Parameter"}},"seed-123":{"id":"seed-123","outcome":"returned","parameters":{"W_query":{"shape":[3,
2],"dtype":"float32","trains":true},"W_key":{"shape":[3,2],"dtype":"float32","trains":true},"W_value":{"shape":[3,
2],"dtype":"float32","trains":true}},"initial":{"W_query":{"$":[[0.29611194,0.5165623],[0.25167072,0.6885568],
[0.07397246,0.86652195]]},"W_key":{"$":[[0.13657987,0.10247904],[0.18405646,0.72644675],[0.3152539,0.68710667]]},
"W_value":{"$":[[0.075635314,0.19663817],[0.31641197,0.40174013],[0.1185683,0.8273954]]}}},"section":{"id":"section",
"outcome":"returned","types":["tensor"],"results":[{"$":[[0.29958203,0.80531406],[0.30610025,0.8210303],
[0.3057811,0.82029575],[0.29476595,0.7938663],[0.29270604,0.78908426],[0.2990101,0.8040368]]}]},"small":{"id":"small",
"outcome":"returned","parameters":{"W_query":{"shape":[5,3],"dtype":"float32","trains":true},"W_key":{"shape":[5,
3],"dtype":"float32","trains":true},"W_value":{"shape":[5,3],"dtype":"float32","trains":true}},"types":["tensor"],
"results":[{"$":[[0.107638225,0.20716621,-0.25345004],[0.2197293,-0.20915227,-0.05921045],[-0.34644568,
-0.37862667,-0.19192836],[0.29152918,-0.28856716,-0.00500682]]}],"changed":[],"grads":{"x":{"$":[[0.4207629,
-0.49084154,0.13257086,-0.17560112,0.574826],[-0.7421079,0.4980285,0.019633336,-0.642265,0.3689435],[0.42346823,
0.42658132,-0.21522427,-0.14647707,0.15910698],[-0.46372032,0.44657964,-0.15678434,-0.7143446,0.36593366]]},
"W_query":{"$":[[-0.2621329,0.46924156,0.40113178],[-0.960729,2.1154292,-1.0121193],[0.080366835,-0.23015891,
0.45548505],[0.43788445,-0.95657426,0.40816766],[0.49496427,-1.1973065,1.2397016]]},"W_key":{"$":[[-1.1434804,
0.048484236,0.13213721],[0.09717229,0.11059659,0.9236319],[-1.278004,-0.0010816474,-0.2949678],[0.111572854,
-0.050210584,-0.38833004],[-2.4475417,-0.020162381,-0.7707839]]},"W_value":{"$":[[-0.054486956,-0.22450787,
0.27648407],[-0.51387376,-0.2233983,0.23061275],[1.3644298,-0.52875334,-1.473533],[0.054958314,0.17335863,
0.09288499],[2.0823743,-0.72594553,-1.9912984]]}}}},"SelfAttention_v2":{"table":{"id":"table","outcome":"returned",
"parameters":{"W_query.weight":{"shape":[3,5],"dtype":"float32","trains":true},"W_key.weight":{"shape":[3,
5],"dtype":"float32","trains":true},"W_value.weight":{"shape":[3,5],"dtype":"float32","trains":true}},
"holds":{"W_query":"Linear","W_key":"Linear","W_value":"Linear"}},"seed-789":{"id":"seed-789","outcome":"returned",
"parameters":{"W_query.weight":{"shape":[2,3],"dtype":"float32","trains":true},"W_key.weight":{"shape":[2,
3],"dtype":"float32","trains":true},"W_value.weight":{"shape":[2,3],"dtype":"float32","trains":true}},
"initial":{"W_query.weight":{"$":[[0.31605908,0.45680857,0.51183486],[-0.1682854,-0.33787704,-0.09177387]]},
"W_key.weight":{"$":[[0.40580583,-0.47042054,0.2368052],[0.21336074,-0.26005065,-0.510543]]},"W_value.weight":{"$":[[0.25256988,
-0.14147827,-0.19618134],[0.5191074,-0.08516758,-0.20432705]]}}},"section":{"id":"section","outcome":"returned",
"types":["tensor"],"results":[{"$":[[-0.073890254,0.07128991],[-0.07481072,0.0703093],[-0.07485619,0.07024166],
[-0.07600163,0.06845011],[-0.076327614,0.06794281],[-0.07544428,0.06930493]]}]},"small":{"id":"small",
"outcome":"returned","parameters":{"W_query.weight":{"shape":[3,5],"dtype":"float32","trains":true},"W_key.weight":{"shape":[3,
5],"dtype":"float32","trains":true},"W_value.weight":{"shape":[3,5],"dtype":"float32","trains":true}},
"types":["tensor"],"results":[{"$":[[0.07954777,0.012432545,1.1999975],[0.5398413,-0.623831,0.95550936],
[-0.031440273,-0.023734532,1.2153469],[0.35101756,-0.35632885,1.0357977]]}],"changed":[],"grads":{"x":{"$":[[0.31071928,
0.9438189,0.15457138,0.41818202,-0.67106676],[0.33596843,0.11474041,0.145558,0.0030310676,-0.23365287],
[-0.8833238,0.79648685,0.66696596,-0.28282,0.012313724],[-0.83500016,0.16055813,0.7424656,-0.34505552,
0.3454128]]},"W_query.weight":{"$":[[0.1164791,-0.04553801,0.88673407,-0.16405183,-0.7952707],[-0.3095591,
-0.016272128,-1.3779886,0.11002201,0.80684674],[-0.16257918,-0.002049148,-0.7777316,0.07525629,0.49462336]]},
"W_key.weight":{"$":[[0.13641156,-0.007812668,0.15009694,-0.07138683,-0.050489966],[0.035272617,-0.0014289394,
-0.21291739,-0.23304401,-0.15575922],[0.09852555,-0.010851834,0.43483144,0.22665331,0.1466769]]},"W_value.weight":{"$":[[-0.23766144,
0.5483534,-0.2700463,-0.422287,-0.5353921],[-0.32329297,0.65108144,-0.49917427,-0.636615,-0.76421934],
[-1.2868611,1.232375,1.5135748,1.3851346,-0.1603443]]}}},"table-bias":{"id":"table-bias","outcome":"returned",
"parameters":{"W_query.weight":{"shape":[3,5],"dtype":"float32","trains":true},"W_query.bias":{"shape":[3],
"dtype":"float32","trains":true},"W_key.weight":{"shape":[3,5],"dtype":"float32","trains":true},"W_key.bias":{"shape":[3],
"dtype":"float32","trains":true},"W_value.weight":{"shape":[3,5],"dtype":"float32","trains":true},"W_value.bias":{"shape":[3],
"dtype":"float32","trains":true}},"holds":{"W_query":"Linear","W_key":"Linear","W_value":"Linear"}},"table-no-bias":{"id":"table-no-bias",
"outcome":"returned","parameters":{"W_query.weight":{"shape":[3,4],"dtype":"float32","trains":true},"W_key.weight":{"shape":[3,
4],"dtype":"float32","trains":true},"W_value.weight":{"shape":[3,4],"dtype":"float32","trains":true}},
"holds":{"W_query":"Linear","W_key":"Linear","W_value":"Linear"}}}}]
"""))

# The known mistakes, a line for each; its name, its hint and what it does with these examples are packed, so that a
# hint opens on request. `print(json.dumps(MISTAKES, default=str, indent=1))` shows them all.

MISTAKES = unpack("""
averaged-over-tokens arithmetic context_vector,SelfAttention_v1,SelfAttention_v2 eNqlUctu4yAU/RWEuiQWYBvsbEaz676LqoqiiCY3DwWDxuD0EbnfXrCdNGnSVtVsgHMf595z2GOjKsBjPLfGw7NHO5h7WzukdlCrFSyQDQ/k14C83YJxmOD1xvjQ8WCbQ1WX/8xgl0hpPbQl6NY+oUqZlxgP5RVSNSDltmHE0tZ/Am/d6LCJabQmWGln8XgyJdgBGDzeHxac9fQhNwmpud9YMwpjMDmiVx5BFYNTsj8NB5YaXKO9C+17fIPHNMlFmot22pIztsvKCU14WQpBaFLQXLBp31MN1ataLVx8vMXjCTardeztxeyUbmBAbei6pKZZmWUycDMmeUlGNBEpFUX34DSLN8t4mcapbTDlDvTyr/dg4sazHTu1o7MCFiPG06MRBHv1GNw9MeR/NT4f1N3P/jVQv3zALZyATvu30kXBWNopFIN2xmX2hVJ+Taksygulwz163Ch3BMb2+AcbwgpU5pxzEtcr8/JXRiT975/5cRHrbDmLXneHp5nsvp9nspCEJYwy2XvTtu/02zLB
bias-added-by-hand arithmetic SelfAttention_v2 eNrNUcFOwzAM/RXLl4LIOHABekEcuHJh0g7TNGWNt1ZkTknSjWnqv2On274BKYrt2O/Zfjkj2z1hjRY2nU1gnSMHdCCGY0uRIJe7S8CBCQ22HWcpX3S5DUOGn+/DegKCtyeKVZp4BPApAAOWXfGgscwhw4amHo+waIO6SVtcQFs4hUEqvS+PhRG6nMhv36R3HLyMyoP3Bq1PAevlymAiYqzP+CVV7zkT5y7w+vAk2aUkGw2xlLnZ88urunvpIDbbjaernekIt4DDFK/M+cYhPSjGENXJp15Vm4v5KG8CpF9VZuA09H2IWXQMPUUVQKvv0j1sQ4SHGqo5cQqxKuJUqo7yVDgaFE2bUD4k2i6R060pDT6ny7LZ7jQrTEcbNa3cJTleF/vncxqcicGmtbwrwF20TpQeRzl/7rvdSg==
bias-always contract SelfAttention_v2 eNrdVU1v1DAQ/StRxDGtxt92JYS4cOLGoYfVqjKs240aspBkW6qq/HbejHfbQpGQemQPa3s+3sy8GTv37Zi/lvas/dznuczN7TYv5aZMzffrmwuWNXO+m9uu3fbjArNxPP3YjyVPzRa63IjJfhzKPDf90vRzs+yGTbNbtmW67edy2pwDsdnsgH2EfPshD3Np8nzdXO6mdwCf9gNyGPfD0LXQ7dqz1bpr51LG9uy+/VSGy/fLUsal340XNxraFZRf+NiK2eYkxMTbr3kYsC75MwAP6wnHfDyMu3ped/cHM0T4liewsJRp5tNP/ju/+L4v092pGOM8b/M32K4MEtssd7xvL4ddXoxm7Cn3I+yWaV8eOjhfl1e73uRhX17jjN8zNuDbj/3S5+FZTZzWbemvtguf3zCTdKqNjx0WZYzvTrDxRG7drbB1ipxlndMusE5ZZeN6/SzRP+BgQ9EpIDISWWPgbihYFIBYxkbrIVEu6iSAIRgLwEPytakAm8q8HxaUtnoCVlF5I7gmOl8zVFEjQ5El9yRKR1E4ykyoMhTwKLNKV5km9WinVZURfNcPXGodKyR1NeXN04j8eM5hClqjrhS8dVyfUUKcVYEkvUASAgzoRGypgjNOaCfDjBAoMce0wbGkAyZVgtKTMwznfKxwiKeYWRDr9aHuSN6ysbaJAwSUJ2wZStHWLoCi2rs63C9GQQWG4B66oJQUpIN20qgU6yYSelcjGhsYmMgK4woCJ9VbrXkNSTl9JDaRlEkJSMKIj168E4pklY0xHGfrr4OqMH2SnCKvuNDokhMSfIqyscjaCs2kKTjJl7R1wguIFmKQPwn1pKPxtSuACL6Ck7VWhtYH4V4TxdpS3JB/jD7uiWdfV2fSwEdaYE1QUrSz6NyBPJWIbb0PSe6W1zYK+cFyOUy10ZU/ZlZ3ClczRCzknSzR1jDWJS13qPtvnrLu5QsAetEjnhSdLEZHMa31WeHuCb8GbTdMFKkoGrwYclF0MMGxi7wIaAQchDwKwVnW6KAO9/33L8X/9H1AeQ+/AKHCNOo=
bias-ignored contract SelfAttention_v2 eNqlUEFuAjEM/IqVc+AAQm25VH1DDxxWK+QlhkQEBxJnEVrx9zq0qji3kSJnPPZ44skwnsiszeU4boeABcKBUyZnrPGB5ZnZpRMpz4DsIBRgGilDLeQslATiKROgXk7QGrT46okhSKuWXGkOG48CxacaXcsPBF7VyIGkdx2Za1QzXGO0BmNJZt311hQiNuvJfFLcf4gQS0i8HRfKdkruGjSPMjd7eX1rzxPGqFFwUMGfOGumfgGnb9zb6ZnWMWfMuhOh/ECb7aVSvs2vFA5eWqZ4PKvLbmlXas7JrSGzjwlluWj6GQNrb/vx3arAkf7VPmLU1f1RQE9/v38Bg9ikrg==
bias-inverted contract SelfAttention_v2 eNrdVclu2zAQ/RVB6FEJhjuZS9H+Qg85GEbA1kosVJUaWU5qBO63983QdoykQLdbfTDJWd7MvBlST/WQv7T1VX3/+eHmY5c31bxuq8dpHO6qx7yrpnE7rOqmXnfDDKv3sGg3VZ5atsP/47odqpNvt6luc79pqzysqrtxOOi7mTXztG0vq+t1nqvVWO3GLS/zyNpxKGHz7i1iTdseGQ3bvm9qoI311WLZ1Ju2Heqrp/pD29++m+d2mLtxuHnQ0C6g/MTHWsxWFyEm3n7JfY91zh8BeFgvONHTYRjLedk8HcwQ4WuewMncThs+fee/65v7bTvtLsUY5806f4XtwiCx1bzjfX3bj3k2mrGn3A2w44r3DZw/t3/t+pB70PYXzvidsQHfbujmLvdnNXFaj213t575/IaZpEttfGywKGN8c4GNJ3LLZoGtU+Qs65x2gXXKKhuXy7NEX8DBhqJTQGQkssbA3VCwKACxjI3WQ6Jc1EkAQzAWgIfkS1MBNrWbbT+jtMUzsIrKG8E10fmSoYoaGYosuWdROorCUWZCkaGAk8wqXWSa1MlOqyIj+C73XGoZKyR1N+XV84h8O+cwBa1RVwreOq7PKCHOqkCSXiAJAQZ0IrZUwRkntJNhRgiUmGPa4FjSAZMqQenJGYZzPhY4xFPMLIj1+lB3JG/ZWNvEAQLKE7YMpWhLF0BR6V0Z7lejoAJDcA9dUEoK0kE7aVSKZRMJvSsRjQ0MTGSFcQWBk+qt1ryGpJw+EptIyqQEJGHERy/eCUWyysYYjrP100FVmD5JTpFXXGh0yQkJPkXZWGRthWbSFJzkS9o64QVECzHIn4R60tH40hVABF/AyVorQ+uDcK+JYmkpbsgvRh/3xLOvKzNp4CMtsCYoKdpZdO5AnkrEtt6HJHfLaxuF/GC5HKba6MIfM6sbhasZIhbyTpZoSxjrkpY71Pw3T1nz+gUAvegRT4pOFqOjmNbyrHD3hF+DthsmilQUDV4MuSg6mODYRV4ENAIOQh6F4CxrdFCH+3722Xj1cXh9dU5lNe73Cf0H95ez90cA+/3LD+H/9PlD9/Y/ABzAg9w=
bias-missing-argument contract SelfAttention_v2 eNrVUUtOwzAQvYo1m4KUdsEGyAax6AlAYlFVlpsMiRVnHOxJ2irK3RknrUDlBEiW5vPm8+Z5BDItQg7klQlV3yKx+moGfbAmQga1JRZUa0uWtValx6jIs2rIHxXX+Ldroz5qW9QCBsSlIdWxiY2q7IDK8otMDr2TvdQ7l4Fx0UO+22cQEQnyEd7Qfb4yy1zrSQ8Pgu4ELFIIc1m5fnx6Tm5rnBPL5iADL3Z9ob8E5Jd4n42/YVmDIfiQHD53SYV3Mds5J714SqffMtlctbi7V5UIYUj1hKdOuGGpGjwffSh/VFldZVnBlIHvufCz3sHYiGXiz6ZKiTRUwrVcCp0J8iuMQThPt1f8E9qTvG/t/dCT
bias-not-on-values contract SelfAttention_v2 eNqlUs1qwzAMfhXhs9tDy9gWGGPP0EEOIQQ3UWoT104dJV0IeffJaRd2HJ0v8ifp+8F4Ek6dUSTCeTga1YF3QBphULZHsGrEIKTQxhHvpIY0XJqhiJtvn4E3SAfEhYkdqICAXy2WhJVkJYQWw01kC6k2pQZfw+j7e7ODyjPNeYITEpCHxvkrGHpnz9BbzuV6a6VQtvMiyXIpOkQnkkkc0NYfROjIeFcMO55mPCwjFMtatXl+eY3Xs7KWK6kjC97rJiZegfM3nMvp95htWhX4eYijRpQWlx7DuL2iOWmKnU6rllNme/nE4SoaIxK19Yr2u6gflHHMJX6rWa4CP/Ir/W/kBv/lHekPOi/f4VFvPvk8fwO9adDI
bias-on-by-default contract SelfAttention_v2 eNrdVNtO3DAQ/ZUo6mNA47vNS9Vv6AMPqxUKbGAjQhYSZ9sVot/eM+NdQKVSJR6LVtiey/GcM+M812P70NUX9XXfzt1c7cbq+lBtutt2GXLd1Nt+zPBe9nm7W3L1dL+/4sjqsFumamgP3TRX23bfVSX/vLrc9jfbE0C12QEzb7sqt/N9ddcjsM9fgTstA24dl2Fo6naYd/XFat3Uc9eN9cVz/b0bbr/l3I25341Xew3vCs4bPtYStjkLMfH2oR0GrLm9BuBxPeNiXg/jrpzXzfMxDDc8thN4Z5TPp1/87/Lqaemmw7kE4zxv20fErgwK2+QD7+vbYddmoxl7avsRcXlaupcGyffdp1P37bB0n0nG3zs1kNuPfe7b4R0nLutH199tM5+/sJJ0ro2PDRZljG/OsPFEbt2ssHWKnGWf0y6wT1ll43r9rtA/4BBD0SkgMhJZY5BuKFgQwF3GRuthUS7qJIAhGAvAY/GlqQCbuhkjA2qrN2AVlTeCa6LzpUIVNSoUW3JvpnQyhZPNhGIDgVebVbrYNKnXOK2KjZC7fmGqZaxQ1N3Ubt5G5Od7DVPQGrxS8NYxP6NEOKsCSXmB5AoooBNxpArOOJGdDCtCkMScyobGUg6UVAlOT84wnPOxwOE+xcpCWK+PvCN5y8HaJr4ggJ6oZShFW7oAiUrvynB/GAUVGIJ76IJSQkgH7aRRKZZNJPSu3GhsYGAiK4orGJywt1rzGpJy+iRsIqFJCUiiiI9eshNIssvGGE6z9ddBVZg+KU6RV0w0uuREBJ+ibCyqtiIzaQpO6iVtnegCoUUY1E8iPelofOkKIIIv4GStlaH1QbTXRLG0FC/kH6OPd+I515WZNMiRFlgTlJB2Fp07iqcScaz3Icnb8tpGET9YpsNSG130Y2V1o/A0Q8RC3skSbbnGuqTlDTX/zaes+fgFgLzoEU+KThajo1jW8lnh7om+Bm03LBSpKB58MeSh6GCC4xT5IqARSBDxKARn2aODkvfOv98s8OXY
bias-on-query-only contract SelfAttention_v2 eNqlUM1qwzAMfhXhs9tDy9gWGGPP0EEPJQQ1UWpT104dJV0IeffJWRd2HJsv8ifp+0Gj8nghlSmEo8UWggc2BNeO4gAOB4rScoPSyljPsre3bOB67ou0/vIeOxJCJJrp1AJGAvpoqGSqtHAJGtGYldawN7Y0EGoYQndvtnAiBg5w9uEGll/FKnZOIvnOOa3QtUFlh1yrlsirbFQ7cvUbM3m2wRf9RqYHGZYJqnmtWj0+PafvBZ2TyngUwXtdpaAL8OEL53r8ORabBqNchiVhQvtiPsn6RvZkOHVag42kPGz1g4SreEhI1S4gbzdJP6L1wmU50aQXgW/5hf478pn+5d2j6+ivAvLyafoEUiO7mQ==
bias-renamed contract SelfAttention_v2 eNrVUcFqwzAM/RWhyzZIethlW2GMHfYFK/RQSlASNTF17E62u4bSf5+ctmP0DwYG+cmS3tPzER0NjHMk52PPAhnCxgt8bfdVbShggb1xUUuWvee9ltTJ2DbA6JNAYykECDSG34bXhSQuoB6nWTNY9hSh9XzuCNCQtWDimw6WZJXbJWsLJBs8zleYR5SDCcG4riTp0sDKvi4wMDucH/GT7eY9Rs0a76r9ozat9LHJEKeytnx6fsnXQak0RqqV5xLLy1Jn4PwZr4vj32elYREv+RLHXTZooeFjymkvH7Iht0pmVWWciVV1/wCdj0AOkuPDTrVxC1sev720cN0J7q6O3eGpQJ9i46evEDKB26w/UpcTeajCMtuzI1FXI4tqPt1u8U9kn/T8AMz52ow=
bias-without-default contract SelfAttention_v2 eNrNUs1qwzAMfhXhSzdIC9tlWy5jhz3BBmOUEpRYTcwcOfVPu1L67pPTdJSxBygYS7Jk6fskHRRjT6pUm69tVRsMsDOxcykCgqY1JhtVoTrDUWI+XfLQWAwBGmR2EWqCOhkbYe1dD7oyDMhalDGDdUwL+OgwQpCcVkPn5Np1xMCudnoPPXE0jgOc6z9LOZ+sQOJkbaHQBqfK5apQgYhVeVBvZNcvMZ4+Vtt78S7F2WRTjWF6/vD4lNUerRUZsZaEk5znKr8Gu5O9Kg5TmFQg753PStwPuTfvIl7HN/lG37kVf0EsKuFuYlXd3EJvQjDcwh142iTjScPggsmRaAF9mzLrEmZnzjN1LJR0rHHjKDyaQDrjj9jmh5xZzLkwVQN6GVgkL5iPF2yvHHbWDdoJ82lWVw7ZU5DtH1dFUE3tHjfqyoE3HXI7eluPOhO4WJriH15HOT90TGMu
buffers contract SelfAttention_v1 eNpdT01rwzAM/StC52zQ7ebL6G/YIYcSglori5njrLacMYL32yc3DZRdbL0PvyevGGhiNHjOw8AxgQtJmCzMA3xRVE2UxQZHF0RtR9iMIJEW9gm+nYwgI8M02+xZZQGXIPCymVxg+wztSDeaNorO6hQOaY61iPbHF/Ke7ZvWRYVoQva+QfJpRnPqGkzMAc2K7+yHo2iAuDn0y0HVk4qXCvFms0+Hl9c6Thqpt9RK7Jr1PmnIw/fMWsruVeUjkq0k/taj7a+Z48++Tdt/8gNYyOf7pjXjX2jpSvkDpm17ag==
caret-as-power arithmetic scaled_softmax,SelfAttention_v1,SelfAttention_v2 eNrtUj1PwzAQ/SvWLV0SpJYB6IIYQOqCkBgY+hE5ybWx5NjBvtBWVf4755SGVBSJiTIwxeeXu3vP7+3AyBJhDAtRe8yF9EKKyq7RQQSFMsTQxIinLRXWiIVQXhi7/+FCvBQqK4St0EmyTjipPIZ+U5cpOkH2MOuWh7la8x5Tax2B1N7CeDqPwCMaGO/AZ1Jjnni7pFJuGJsylJGyJpZaQ9RVr6NQlOFyHu361zwFnbMuHGhbBVGPliZlpbFEQ5jft2gEhJsgawapojVTTjbWJVlVz4C1kVCfHWLJsgYP2koaQBOBrSmz7XO1WnMeFjNXcOhrTT7M5sUe5k10RP+vUSvPTCorpFm15crJPJA7ptlj23BInlEv74h4BT9o8jbsx6ONBubxcHTZBYO7Zcpp6wXkTGoPsvZZJ7kKKLetpcs7kQye2ZSf0vzGvpMujU65dHV988Wlj2+cKum7wth9/W/h71nYNO8dvRKL
causal-mask arithmetic SelfAttention_v1,SelfAttention_v2 eNqVVdtuIzcM/RVj0EfHEEVSEvNSFOgf9KEoFsZispkkRhwb9WXbIHC/vYfUJM1eiqIvMxpK4uXw8MzLsBufpuF6GBefxvNx3C6exuPjsBweNrsTzL/tz4fFaf847Y6L4zQt9rvt8+L0sD9Oi5vpbn+Y8DE9rRY/76cjlhs/9em02e8WD5vbaTHunmHc3S/uDvunxdg9/Qj3h/MWUXfn7XY5jNvjfrj+sF4OiLAbrl+GX6bt3U+n07RzTx8/E3Y/DLPjIY7dXlFmXz6N2y3ep/EGDtfLl7djcHOYjuft6YjbL8MP7iOtqKnSMq1ao7xewsBEajCYinUDm7IbilKbj+TW/E6VomHJrUiBpTYr/Uw2S+E3SZL1+rK+vOaGPO4P4+3RF3/5409/RDpXaZVqqlSXWInU4lGQjzQ3ZG4kHkRxAkFgqqWWDFPhmj3HlJsU9sNqLTKSYr2MZFZMYVFcomWE0lKzrzihWF+QiFE/zlnr0iuDo9hqnGLRULz7EYTIa6/r14+/n6fD8/syCGl4YtnI4k2FbM65JbYlrapp6/6s5r6VMlNx34k1eXTiJh1hRvKRK8oSh4W15TI3SHJkX43EMVdGiXNmj9MXeTXTHqAJUZSTirG+djHXQFFzTZ61Uq4e44oAFrvrVAoDV++Gqc0VJbQoB+pArZQAN1Mi9u2Mk+Jto9R6vZKKzNl9Hrfn6S0/L8qy+iETKlGuttR6mdK47zGBko4AwRO2CNd8h1ZZUT8iCscdJ1Fq5sE5UfLSqAKsuAPCZD9L5Gxgbyshqwvy+mZMaAV+BFo6o6/UITOw1XNJVawErty0h85AMZBqrcYoJOGS8jwdpAGYcynYnpKmVGNQLhj8rwY+f2/gMWzfDPz8vrrZjMe3j92+f/+XGngarWZqfZL0tb0Y5RJFIkXTN6NJMKkwv9la1rAJUG+zUTFUJfqPSZptVSU44eRL+j/kQZXJh6dgLH0GkxPV5622zpbKfdwhEtwRTqKlM0CtQw4di4WADfNMgjAuIyg0FAZXYvzAtN4dNbG5oGZVwkhdOUWgh/GNAM4xTQV+3wnD6o9pc/9wel9HSQjluiA1ZKYCWr8rlfosay7Wea/NKHgkmjyQ07wGGQsbuxMFDLNWQ4bn2kqLS8WqhYVLDcgYQOR/xOHr3KKL3Po050QtcMhcrc839rp4MrfMry2G/kY7a48utXWRYNTXunrK/H8hpaod0xRqxUKdNOipBc2yUvpCIb4DoJBEOdbACAcFeij+hly0LoaS80wFyh4AClwoiCiuvCARxNnfUl9VrlquYBcSsqXLSK14GVH8yXIu/6oQHlAx1FGr1RB4yXVOIIFokRtX94SuVZqhQ8NCG6ygd7jEkvoPiAFC/zkBXV76ZW2zPlwufwMHtBS5
changed-input contract project,attention_scores,scaled_softmax,context_vector,SelfAttention_v1,SelfAttention_v2 eNo9jkEKwlAMRK8yZF09QDdeQnAhLkKb9n9sk/KTUqT07n5R3M485s1OyrNQS6zgMq6zaKBLrKP0yIpl4k6ooZQ1KnVNghB1K4jEgY0dFe6/cHaoRW0EXlfBQ0jZuPR+xi3lLsEGvGwtsEUKRzZ1bFae/lddqqus0+fR78Up67JGjXlyo/b+aMhFlNr9ON6260I0
constant-root-two arithmetic scaled_softmax,SelfAttention_v1,SelfAttention_v2 eNqNVdtuIzcM/ZXBoI8TQ6J4kQIURb+hBfYhDYLZeLI24niwHnuTIEi/vSSldd1ud9HAyFzEoQ7Jc47e+v34NPXX/dg9bF+mdffHCSCO0I1Ld9xM3XI/7qZ+6Dfb/VGjft9sl+55Pjwu3bzfvXYP86Fb3z12P3ew6j5spsPUredp6V7n06GD7n5+mrqHw/w0dON+3T1vxmOnCbZHvZ32vsHj9Lp0o373vF1Ph190q8NJd7zen3a7oR93y9xf39wO/TJN+/76rXdA67tlfjg+jS+6dqNL98ftvL8ad7t+OD99Bnt4spe3w1u70wSfDuN6sZs/a7r5MPnjT5YrrGKmIENYhRg5Dld6E2IpdgOBU2orSW4HDQ6ZWcjelYjg0VECo91FgJD9VcoFs8Z7joxF4yOJBwVCDmAJEDF6do4gcnv7/v6urZiW0+6o8G4u8IGwxkFMZPExAtoVcqFoV0WQHVwMVOxNTEGyXXNA2ypiJMNgG3ogiH7kCxSLF4P1GQBQr4mZSBEpJh3Eb9Pu4dfjcdpbl+++xMsRePun9VWEdG7+0B/HjzrRHwzh5aL/pBi877apoyAg8oZSRpsMI1NrZ04UDDFxjhYbAuvPgoUoWNGoz9GrxFLAGkXAyXsP3PIyFfRymbjmpZDAmkwBU66zTxVVZvEBYszakaH/cPf5NB1ezwVYbGbbB0uOdT8QtLRRG4w4gL4punFcAZVSJ6WlOcWSYrERERYEX6KYS7LgmLKBpBi4fsQg2VfIqKeXFKlBUk39DSiuvo5VIllRUTjXFIEpifjkwVIESQ2pdsTJGDJFrsikYWVM4tRlEnLUSA72KimLhapm2FBru5C5gfoy7k7TxaCDzkygVZ0dmGoptQEUKbXxORQTGJRUSNesTnZEHDTe6mdoPA4C6AyBUIKrMtvcdA1WCCwNUNRNQROn9AOVKVuKqwxKJQvGUHkEOTdoIlCr1SVowFU5yYmig5OvrK16TMKp1stUu2vM/p6u4L90Jbl8o6t2vfq4HZfzw36uz/9TdAhZS1ECKANccomMbKgu5YhFXao6ni5Is0fViLsLcXU+9bnqmLEofyuPtDUWnSW5y3HJ1RNTqsQLSVvHLTY0K0V08WUVqgdjChUOq4IvVbd6nrafNsdLUkkRcD9VMfuWOQZ0VEnU1GwbYaizSpCSEzhkHYWtYXV44MIuB8IaqYZfzwB1UKnl5iABq6u69TBHpdpZf99CUy91SgUVW3ajp1wPAfXf5JSOghnawaIdQ6/DuOX4kdHpplqtXNbvMjWrl3aeKBw3LkxuU9o5b2osnP4hxH/jc4qLz4Qkt47ZyeL6TuiD0Kx07p24H7GW76g0f8bKFQn+RilFzU6StlobGov9lxLNbDj7qRQA1b2/r0RtM/mBp34hap9qm/pXvbEQ+1QkJLIqS3Jjc3Pi4IefylFtxr6q/qHIdd9aXnbPAz0fqgbf3/8C7WMu7g==
constructor-misspelt contract SelfAttention_v1,SelfAttention_v2 eNrVVU1r4zAQ/SuDLm3BKcQ9dDeXpYdCjwvbWwlmYk9tEUVypVEcE/LfO3K9289Tu1AHDJrRjEbvjeehvbK4IbVQaKEotNVcFMANMvzuuXEWKkcBrGO417ZSmWq0ZUkfoyUaE54PrnqgHZZseqmh5ZzUzqDT3AB3DqKtyIfSeSkphwnLBoKu6BxuXAeS37voA4SWDP+Su3w0As1GYzKFJji1uFtmKhBZtdirP2Tur5jJsna22M4leifBMrlqSKtm8/wimRuBKSvjSgous/1oSRHy3vlkcN+mNtzKcj3sSTrtEtW395z/pXt6Boxr4TKH1gWdwmgAfR03kgyryHABHXmCWm8F8yFTLnLphn571IFSQwNjnTZSTXFnQkO16KVzLM1Sy8MLKpMFnGyNZkT79AsmC1bGLxoOCYPgGVs8jMhkIZcN2nqI1h6rBP3FiGQfMDqIUN7gzD8SyOWPn+8EMq6zlcbwz7Huyf+ievJvUk/iOVnA/009+fGpJ5+iel4p4Ou0ank+5X2Nlnat/F6qYE1953z1zO7kYb0t0nUnnx/010I9EtgH+R4Bt9roUg==
created-in-another-order initialisation SelfAttention_v1,SelfAttention_v2 eNo1jsEKwjAQRH9lyDn1A3rx7BeIiMjSrCRYd3WTUor4765azzPz5j2D0I1DH+5krWIwpsYJRUCiLbNBLbGFGHKR5r2DTob9+cpLxEU9Fo640YKsY8KcqXn6mNgW1KzTmHrMpeVPD5U5RTj1B4VefodFBYmHkrhusBOnlCGvHTL+Llo2ZlC9up3/bt3IpvFjvjp3RbrVufs701g19MdTDH4toX++Xm/Dv1Pm
cut-graph gradient project,attention_scores,scaled_softmax,context_vector,SelfAttention_v1,SelfAttention_v2 eNo1j0FqwzAQRa/y0aoB1QfwJjcIXRSyKCVM5KklImuMNHIIIXfPeNHlfN4b/n+6Qgu70RFCVwRZ1q6kSQrmSmt03sVU1IDvyNgod26gyqhpjupxNcnAKXHRhpkVWZrCdDX+Tg9cKdwGnGMKEU15RWba9iddZTdHTKwUoscwkZJHkcuee5z68vWwOCkvHwdIhUoNcVAuzQ75A6Fy61mPVrP2vO+wFZ//zSk3cePPr3eNubjx+Xq9ATHJUm0=
diagonal-only arithmetic attention_scores eNpdUE1PwzAM/SuRxQGkrGq7rl174QIH7kgcqgplq1mjpclIUrFpGr8deww0kCLHn8/v+QhWjQgNOGsOIg4oeq02zioj3Ns5DmvnMYCEQdtIjc/XPYMzfRAfg4oC1XoQ0W3R0pi228AAOgY0b4l44Y5BBbHCtRuRS8qYM74j48VOaR/uaYufDNGxkzESlAkOmraTEBAtNEdQMaKN2tnXC62mbam45tSMEEH+Ru85ByMnO3m8ThMOeu88O/GwY/VPtsf94zkpIeKehT7oEW2gGeGmyIy9shsUt7jfERb2JJbkCG0vBepoZ5kUaSfFiiY2LorsDk4SaJ5VE6ZXOmBPO2bEHEjAZCLflmkE6E7yjxji99PStEe4IZsmdT7PFjJLlou8oK9aVpVMk0WdL+b051ValpRO67rsTmfA8QK18aoP7HyyeZ/Qaz7g96m3eLj4J5r5v3WWJllZFLxgmdVpLSlRFUXGm/N5WS15Fb8v0h6+TA==
divides-by-d-k arithmetic scaled_softmax,SelfAttention_v1,SelfAttention_v2 eNqVVk1vIzcM/SuDQY+TgCL1uZeix557KIqtEUziSWLEsbue8X4gSH97n0jZ9XY/2l4sjSRSFPneo1/63fg89W/69eb9Zt7sd93tp25989RtdvMyjetuf99tlrmb3x3Hw9Qd9vulH/rHzW6BzW/7Y1ft1tPZapmn7f119/N9tzxO3fzHofnQr7v9YZq7h8P+w9xtN09T9/uR2Y0wHLoPj+PS3R42u4cZXrrb8e6pW/ad+xHXHY5bhLg7brdDP27nff/m7Wro52na9W9e+vlu3E7rm3l/vzyPH7H3Flt3C95yNW63/XD+esf147kuroaXy2V4QWTH7TLD/KX/Ab907UJ0caBrppyLjj4KRudd8XWkIjqmQn71unodPrv3Kz7VaWGuRiWFoKMPSZ0W0m/mpN8pZlkN/zuMZiHNQndg4fSEh3OzKEUtcjGD6JJenkuKOqaoQQbxelCEnBp4ic1CQ8gx6nr2WccQnI6SvPpJQtxCKtGeG6PuFEnZnm2vltJe7cOq5fK5ZfHhMK7nOvnTql1BVGctowRPcbjChMj7YDMhYp2Jd5TbrlDQYIgTlRonsSRpuzFzMYvouHlJOVULXUVO1cQ3xwBurLkhV7NWJxQSCYJ/RfBfq3xJ+uRaDSsXazld0sIzoRyWq0yOrQrFykhBq1CcVoE9iWUVtmLZdN7SFyRZPUqtDwvlqOl8BV9+ATN/WpZpVyF6895dMkVZMq2vUIgzR4Z+GW9BvAuufAPUXGpW6DoVxGyRlZzrq3KtzmlFsYIVbtED8WqVRZpVLuYn4XA7I2oFbBf+PjA+XmCiAlXLBEApspEHgF9XSuGaM+8pOituAAorPyRUJNXaFvYKKe9d1J3zu1xiLSKgoSccbJNOJBTdAXqS+RWflLnC2RtoUpTg1XGIyixkrqRVfdWvN++O0+HT+RHVZXYKBJGs5XRIWGkhxwyoO2AhuEG/vS8N3KCW3YYkahE4plM6Iyht5wG/usUhtJeFZA+JXFK9LRYfW2RP02dxRXLZoO+Z6lEKYpHVSxGSZjyEUB8foglZtSvCejs4471extAiC408JzEGQgxIZ4wM6oMdcli80RMWOgsoSmgBvh+3x+kyRI4hWBICZ9UkH4trZAbMRKxmRLVmlDi5epHT9NUtybHqgVNNbBpAMThVK4i06ilDR9WqYknLCs+pWuEx+dtSgEuiiUDOSfUHbw+uJdBFVmcUkzh9am0BucUuUtQClxugAdVGKAdmBduDdtmEffqWAPDXBAAt4QsBaOPV7Waczx+7vX3/mzoo7H3WpkcR5PMtmyn4ILaIlvf3olEQixxPi1HYFhEdnxeDKgMWA8vZvLSLckBB/7NeUA6sKlx7qJa2sFJHyGfNpEfkhnAm69xCJgVgpdc7kXznrJhUTjxN1qwrCbyywTurTIzJiuzRSOww7vCing1nIYFpejiLdk+4Rbe5lIvrD9Pm4XG5lD5XTBIcRe32NSeaPaCp6I4E8icqsNMOgrYmFnxJmRtzfMkqftmfKOCgbtrroNhBKYqelxsxtYNWhJ5DhG58GSC6GbhoMhCimiAZqkYO3VqjyZzKqfqiKqbHSRovTMQIOhJa+w7smgCl827K2fpldsryklnbIxIj/Jl0/DNKJZopJChtfwwcVMmkwVEqxvZIDXmQ+FTvQsGSCVsoRkHP9p8kevzXMC1Dm+ahShoMcCppywMQTNawyd/5F0FN10qJ0C44C034Pek9HlJRI4E05ZOwUjFZQAJTNYnNhFMwI9QeegT1w7+cJhevr38BqdTlxw==
divides-by-root-d-in arithmetic SelfAttention_v1,SelfAttention_v2 eNqNVdtuG0cM/ZXFoo+yQXIunPFLkW/oQ1GkgrG2NrZQWUqlVRzDUL+9h5yVbCRB2hdph+RwzpA8Z1777fA09jf94X7YrLcP3d1L9+dRhIfV7XrbL/rH9XaC+4/dsbOQ0QKmx7F7Xq+mx273qft63X2Aa7cfu/WhG7rVbuo+73er4/1k7qH7+zjuX7phu8L3X+PLTfe4e+6ehi3yjPunAzaMh249dcNq1R0//4oz98cNIG2Pm82iHzaHXX/zcbnoD+O47W9e+9/GzacP0zRup/Vue/uF4f0I570tew9bXbEE+3waNhv8T8MdEi4Xr5cwpNmPh+NmOmD3a/+L5aBrqZllQddacy3LBSyBOMNQmEI9G0IwC1XNbpEqzLapaIizhWKzhIsl5eSJU10uT8vTGRtwPOyH1cE+/rGfr/ZzhlNKrosrHMo1Gy6mKrbmUpNinUiygYApS3FcUUKxUBKNFC04BQTBErCWdgeRts7s2TLy+UdIYpFs57a0kTRabImiHoLCOoSkFNwjKNrSLvT7rTf6gh9BItHyRRY/ERCLtryaVOqCr3OWYOlUSdjBUaKAWtlZKcZqR6Ts2wxyq4emxMU8VGnuU04hm6sUjeaqUSnNuDB071GVmD0vSZFoZaSimVqjmCIlN6HPFqQxMDfMGI7qFSUqrA5E7BoNthJq496Q4tw1cnRXjCOjXxNHFnacOdU4w/sybI7je4CsVHNriHArP+u5H6ntR0wyfJzE55DRtVacmEIEELbWtAnFLBB5cKh+YcxRKb5JJfkMZEKPbFPGNAPXCch+QBDKSb0sXIvDkBy19Y0TyjhPUWoQQZq5dIIKu1OieJHkjE0whK2UNE8W5RzUSXIC6b8hu/yI7Frqd2Sf/6/u1sPhstju2vq/lMBQaIzqRFKKsd2CNInXkXLNKm/GNkUwcjobs1B0o0nHxRg1uFFzeduuLhaILFz+vzhwUSd6yeoSxSCJ5Qk5luIMLSGHVuMi2VzClVxGcnQYjNFJrYvEZSamFPa5lyQWhO7Mo45b1jbDnOpZddBqZ3aIPo1YCzdiVD8Dsa54F3m4fh7XD4/T+4uAE63xFTMQ/Upg85lo1REmDP48SirOfYRWn1ih1GIlFXOknGlmC8ecmxhCFj0q1yBzOAVxdYkgzJtQfI+PEnS87UGNa3KBNP77bICh9hEqdGfuKFvTF/OXxkaFktsdCwrWnBiWpmpUoGJnYSHvIUAGJ3dwQQZd66WMLhffwrzyHvg7BIFoRLJqOukCtKmNBMdzn4MEtatAf9srEDBHTdll1l+IRkpNvwQvENRaFPNrFQeJ2S7ddA4b0080o6JYLggE4dWCnQwm+NVBsZYjheLPCR7VklpVCFOqrVIKSbVtpc4PGGME/eiAVAYl5jBLxun0L5S9HpA=
divides-by-root-of-tokens arithmetic scaled_softmax,SelfAttention_v1,SelfAttention_v2 eNqVVtuOGzcM/ZWB0UfvQqIoSspLUaB/0IeiCIzAm53sLuKdaexxLli4395DUus4zaWtH6wZjUhRhzyHelpN28dx9WJ1eL3dPUx3w82nYbkfh/08L8P8xp6n4+PNuLe3+e04HVbr1f3DtMDoj/k4qOGoZvfzh+FxO33qq9R0Pw7b/Xg9/DqPh2E73MLnn/v59vh6Ge7GZdht93dw/OF+nGyjZfxoHw7Dbp7w5WfstD/uEN503O3Wq+3uMK9evNysV4dxnFYvnizq8fbVYX6zPG4/4ttLfHq9PMzT1Xa3W63Pb+9IXx51crN+upyGl/14OO6WA8yfVj/hP1zHXHNbh2sKMUaMsZWSdWQRnY+xZnsvJdHmtDmtv9j3Gz7VqYRazBmsdayNq46ZOOmYgm9WMslm/b/D6BaFzSKIuEXqFs3esbnvUWJzC6FKFo27qqmY62zLUy0WYkkx9uXJJio1i7nGfoZCZsaUbR7uSzeI5If2sdbKfmjfB47dgFvadCgfO4h3++3tQR/+8mTPQFWfngFFsOorBGp1faUPzFEfIgWyD4maHzNIbYYZcKncbHXM+NlTY2J/IgmKpPlgB0ZDtG9cAbO6SCSkKAYqFTBuTidE/a2Mt6DgUAwOCgezp5wpWZJS7GlLVRzGyl4ibCuiiOgJE8dWbSXlYPCJHz0iAjcMTU+XAqVmMJ5Ak9/G3ZtflmWctDJfvY+XBDFyjLdXkdKZGuvVsr0B3y4o8p1apha1WkrN0uNqOSskpV3MpD7jh6RataYKjFqfKKnYzGeb2P1yrT+uho8XhZCYSDOUaqXqVR4snbGyTSCSmj2tUqQotJzVSHPIrVp+cxFLU8oxs4WTJFebKUnI/SWx2kHCuDmPnuuFEwWNnUOrvga1J/ogVCybKbW40SP9/urdcdx/Op8Aa4gjK1oMxhVbGzi648ogxzpibOa3SuHaizrWEHtgxvsEviePHRDaaoASrYSqG8EbAZyI+o8Ct0FwWo/q7fhFTE1ySFbvubl6hEzuJAa20g6NKCuM4AGraKlf6JqzMUuxiKkwuxoEqIw4Vxl6Z/AkTkFjviJ89m+UO4YFzqRH9367O46X8YGhUuz00thBa/KcjUxkviA8ZJSqonhGMAjKpSuAa1McgJRrW4C5i2CmZtQPRGRGtUQrAIFbUSPo3vd5HypJLsZwYrNTWel6W2ovIRHPHY6IEDxsSI0j1p6hA+adGxyKnZYSqrBDGCp/j+30LbaX2r5iex+vbh62h/PLNPv7v0mBhoF+ZbUbpKXQaYbJwq63tTT6PGnVrZPnhcJGyABmpnKeFPGFqOeztUR2Y7Sb/64OlIoWb23N9kZDMjJWVVBjZ2AXqITq9F4kzcsAGmFtBDJnekI5hubRlMYWTcnJOqKA954e9vpC+YN5fTGkLrriW1uWFj3LbH2ExNTuLAzXH8aHu/vlstVhiRdLUfbrcdDofUZ39uLU+vUNqQVrt+A4dkC9UhWnski0CDLaYW902Rsd+qE3xpLYuj+aISXTShQvfdaIr8PDxaZmp270bOISw9l8RL/1AEQk03mGHtxFIFRFz4KgrmSpq0eT1LtCaCmWvryE4oIcm18/PFPQ4XopE/8M0WjDBgG4nTyZyTZMrYu7XsM6C8n5L4ldRKEUxWwyrlG2uIDhzfUO7VzlmXBZw4ByJQyxyy8uVyX+SCkEfcM1jxJSFZ+FCnuF6D4yEqIphybknrMATELqt5Jm23sJ4z7QXFTBEVV3pi4Qp9PfMJzd1Q==
dot-of-matrices arithmetic attention_scores,SelfAttention_v1,SelfAttention_v2 eNrtUstOwzAQ/BVrz06lhgOQC0KCH4ADh6pCW3ubRDh2sZ22qMq/s05LlAqQkHj0wineXWd2xjM7sNgQFBCdV9VEuyjcUjQYfa0ogISqtvFoHPGJgogbJ9akuB0m4qGqVSVW3ulWRVHW63ShIpGuH7ohwaIxwrtNEMhbrKIrxvet4fW2NUYCmuCgmM0lBCILxQ4wRrKxdvYxKOeZUDGb8VClVsZwIIfqOU9Fk5pzuRu3GYe8dz4d4ssqqb1rGbWh274tIdI2iZzeCF4XWJOg7YoBSEuxaFkSC+EhWi3y4Q50Elwblevfz2MdSDNWxhyBqbYmpvdLCwPMO3lE+2co5d+m1JyIjKrQln1ZetSJ1DG9EcuO43BPZnk9RGE9HcegjwDpbJqfDQHgv3HBuRoF4Y9VvsnZpzlimaZL5zfo9SCOhycy4av0PrHrQ1fyj1w5v7h858rhmy1qDENh3b7+t+z3LOu6V9wo/5M=
elementwise-product arithmetic project,attention_scores,SelfAttention_v1,SelfAttention_v2 eNrtVE1vEzEQ/Ssji0MrbSLb+5lcUA9InIFbFCFnd5oseO3U9tKUKP+d8SYNqUirFiokJC7rnWeP572ZJ2+ZUR2yKVMGUGOHJty2HmHtbNPXgSVs1ZpA+1dn92GtWufB9N0CaQ0rFcAHZRpoDUUInm6HtVY1juG9vYXGogf8hu4Obvr47RDDAfiKd2+poOs1ETK91glT2ls2nc0T5hENm24ZFf6CRGw6mxFWh9aakdKaJcdoI2PQRXCebE9hSkfnrIs/4W4dZX/oTWg7fDfACQu4iWI/RebtdwR7DQGNtw4UXKSX0PU+QKdCvdqre3hmARfyEqgFhur51iw1BmugoQLGEwcQbJcw24faDj13ilrZUNkRyWEOfa+DjyyIm2fzXfJA4T/IvnsF3vkzeKe/z7teKbMcwqVTTeT/UMmJoB3ZUAWqGkfy2deWTj7hw5vzPrwZfHhfZDrbsjfxEj4WecVFIsZCyHyeRGDCJxEoCnEAqrKsIiDTdA/wtBQJH0/KvBIDwsuqqAjJygk/JGWCS0rKeDqf786Y6gwVXmWlLOiaKq0y+SiZPI0A54fSeVFKSUl5emSTZznPCZKiEMUeqg58uMjze0Kv4ZPsGT7Jn/QJf0WffER9fXX0yjdx6pPBI9iMhEyPDqFstaB378Qpz28ISRYQH136keBXinhArYyxARZIbdGhXesWG7goNnI4SevlI3J/+iE+u0Et4+61dbfKNUeVtPnywb2AZ7ZJh5O0/inPRwZ4dk7y3JzKavLLnA7raNEqfwyM3cf/h/g3h7jb/QDosdq2
elementwise-weights arithmetic context_vector,SelfAttention_v1,SelfAttention_v2 eNrtU01rGzEQ/SvDnBKQA7bzVV9KDoGem15CMEHeHa9FpVGQZu0mZv97RmvHOGkKoSTQQE/LfOm9N/N2jWwD4QRX5JqFZLBcw9L6ljKE1ou7845qIE+BWFYuExpcOBYduY4t9GMgC9oOmf6BEuc2QFxS6gOJP4kzOH3U5ey4OYJvcQV1hGD5/glwRlUMBJEJqshCvwSWVElMXxU0tV55cuu9QetzxMnN1GAmYpyscdt/u+nX2o2WKnGRB9Z7NLvoYVSCUJJTs95P6yuUUhleo9zflaV8b1lcoMs+bbAgaPZHUecelOgcRGXFBBYOTg91YVlUkFSbjbzomcHB6BCsACte2YEniQy1AnBWDjDEzmBspSxBYZLVbdcKO1A5mCjrOXJhodwyTjvzTOEnZB/egff4DbxP/p53tbDc9GGTbF34P1eyJ6hTN16Rn1+IIpez3C6H+z7sPUj1YDga7xyo03amtt5z4r97yCflm/9ObFOq85hWNtW7PWjxvU57/AYl4w9V8gcTvHrr0Wu3Pjv/8tutt9/BzNm8Czhu4v9G+GxG6LpHNE114Q==
exp-overflows arithmetic scaled_softmax eNpNjzFqBDEMRa/ycT3kANPkBlstpAgpNI48NnikYMvxLsvefTWQIp2Q3n/oP4LQwWENfPtRYbFCtcMyGfSXW6o6wxJyEXPmmhn/OGgCoVLbGT1qYxSPqv6tkjY/u4FsAck35mlNWt3ZT7RIgjMXurzhI5eYIePYuCGS4K4DfWzWKHqo6eGumbUymk7MYlmHIWaSvciOYh1dkx10e/eH26hnqSHdaPNxCV5Lw/r5tYTOLGF9PJ8vM7hY+w==
extra-axis arithmetic context_vector,SelfAttention_v1,SelfAttention_v2 eNrNk89u1DAQxl8lsjhmoxmP//aCeAYOFaqiKt013YhsAkm2LKyWZ2dsZ8uWtiBuXOLMZ8/4G//so+ibXRBXoumLcJjHpmgO7VS0fTFvQzGGad/NohTbtp950YdhPy5isW2mYuhDXr8bxsAZXORQFdfbdr0tpjl8LprNJmyKdn7LNcZ9xxv1+64rRdNNg7i6qUsxhdCLq6NYD/3MBm4fwnoeRp674an13A79quk6UT5G32UMdlGsy+OlzFWyt4nTj+JNLAIVgcESKicRqK5P9al8UvilJM6S3msX00AT1uXvdbKgbVoiF0F6ZS0L1pOziyJtTLLOg1sUD6kMKFD12c9ucXI/Npsp/vyIn6+hvd9GX/nMHppuH5boxFkv2dZcP3oCjxaoXCGb8SaOTmmOoxVLhq2sJHuxFNc6K5UqV1ShMS6OpKThCUKyuXdLWktWUHnjS6zAchNYoYeoxlZ8bA8rKb1J60ArXkC8Fw8ajYx7Izltc9MnRv8+dB/fzXPoI4zbB7yEnoCHzQolPeIuxdzc8R26wP4/4zucwV3fftmH8duv8FO4CBLWP1NFsEbxrhIs2niQUpPS2RBGiFFi5Dr+gPYytsy/pIxKGlln0ir06M/dYr4Q0jGUlAga4HU88iU8fDLP8Czj6q5tpsegH3L8V3bRiCXn472yKH3uBKxyiEkDggtRmyxKJc+igXwrjUtnlDWS6VkY6xWdRa2USqLnu/CPMKv8OJ8wfaYltE/U1wiD9VolhygVEb8ZmShp8k5FOEaSi4/Va60XukCo0hxIfmc65jDSfLc1QnpxpE2qBqTdmezp9BM4kab6
forward-misspelt contract SelfAttention_v1,SelfAttention_v2 eNrVUbFOw0AM/RXLc4rUMABZEEIMDCAkkBjaCF1zTnLS5a7cOZSqyr/jS9MOwIpEJ9t6z/bz8w6d6ggLVFD7sFFBA7eK4Wn74kPVgvYUwXmG2jiNGbbGsbBvlbXGNaCg87q3BKF3EQxH6Ihbrw/DzuA1TTMRtr4PESrpI52Bchpav4FahQQaoThNjklfy5IgE7FwvbUZKhs9Fosyw0jksNjhM9n6hlnYxru3j7mgCwGrVOJI07N5fp7STtZJZLWSgWW2O9JkDIXgQ0p4u04GPHq+79aWulHG3YhKK32mex/2Vy6+7y6T+s7EmMzgVnyg994E0rDEyYIlQt27/dohQ99z5UfHgzKRkqeBYm85TleyahI6dScJom8Eh8NFJ6k+w5kErFrlmrGxCUpHLIdBoG/K8t9+enF59eOnU5ytjIrHwvl9/QcPz0/64fl/efgwfAHmMIts
forward-without-self contract SelfAttention_v1,SelfAttention_v2 eNrVUcFOwzAM/RXLJ5C6SS0HYBe0A18AEodpQm7rtRlpMiXuxjT133HKmNDgxoUdIufl2c579gEddYwzXPmwo1DDzkjre4HIdoUZtsaJsnPoWN9raFgiGD2+XHMlQBGkZViZEBWEpu/YyRReWtIWQq7WbKcpCjeWKk5o7/sQH7R56K1+7XprMyQbPc4Wywwjs8PZAZ9UwVxE+xnvXre5sgslqwRxTKsneXGTrh1Zq1Go1IbL7HBK0zYcgg/pIvtNMvqs4XF80wJ+T+7Of5oeh3F1DUJvHCGHjY8msWRPLqHUMRWw48DQmK2KHjLU0VV+HGggE7lOLjn2VuLRnFDzbdxJg+oZyeHLyCWJznCiAauWXDMWNoHqiMthUOpMYvHbBm/v7n9s8BgnpaF4As5/4j+vt7jE9Rb/br3D8AGUd3Lx
frozen contract SelfAttention_v1,SelfAttention_v2 eNrdVNFqwjAU/ZWQ5yholW2+jH3DHmSISLS3NhgTl9wqIt2378ZW7eZgtWWDrQ9JbnrPuTcnpz1wI9fAR3wjHS0QnGeYSmQLaYxFhk4qwwVPlUHKerGZY9VUuQJmLFs6GSswKJi3FCOlLwNFge+ycQoOmKI4BeZhgcoaFqu4qOUBMQA8ShMLRgPbhf2d9EwhS6x7pBZcpqlRk2ktuNTe8tFkKrgHMHx04M+gkydE6oGoZ9sevZ3wshI/psWdXj8Ky7XUmmaUcyKcikO5IpLLyUL0Fobx7DUDtw9Ln8oNpU2GIqLCMe5DxBNtJUb9QBjOSsiEuoNcEHQFDYFbqTO4HUrP6XyEDZfyxUEKBcvmTkFZMISB4x8IkVPaJ1P0vzLF3f3DlSnKuTNX0p8DY4u4pmO6O1DLFKu9R2JYX69W+KNsjRlq2OjMXXHT1d7HLr731l+XrGKan7NGwXAqcsb/kkoB37R2O4UvDE3qV+7n9B3ffkWDliIPWgs1qPvvy/N350ijbQ==
hard-coded-size arithmetic attention_scores,context_vector,SelfAttention_v1,SelfAttention_v2 eNpNjjEOwjAMRa9ieWFpOUAXLoHEgBgCcXFEEldOolKq3p2kLCyW7K/3/FeMJhAOmNyHEsgImQnobcLkCWZ1OVMEF7PswUMsYYdcD5U5s0swi74qGP0Co+g/fkiwW49wYffgJl+kKMQS7qSpyoq3dQaCUSXsaGIz/XrMbDI8pS4unupPLb71ZKO2bzVs3+Q1MD4JDtdbh4ko4rBu2xe+1krV
joined-in-one-tensor arithmetic project eNqtU02P2jAQ/SuW1aOJbI+/hkuvPfZQqQeEqpS1gN2QbJOwXYTob++MSbPQnlaqhLDHnjfz3jznLNv6kOVS1k0jxl2fs+i7Jg/isdu3+UHsW9G1WYy5HbpeKrnbtyNlf9nlu+xNd8jie715EtvmSLCx2+Zxl/tKfOp+ioeOUj6fxl3Xij6Px74VQ37Jfc0t9+12EPVIbTb5I3Xojw3xaY9No4jU0Mnlaq3kkHMrl2f53HePeUMUVis624z7rl0Qdanm6NVycODDtTrfHhO8z8OxGQeCn+UHudSVAx3cRZXIVM57MwV05QDsfGWcwfkK0BuYr7SGeCGO4+k5c2k5T+sdm/VF3Qn6l+xKVxY0GkUdMQRFNEKgUFcxOM+xScSf1pSMXU/0VpNGdVWnJl3qqkhNWtRVxT1IewaBAwZB0IFBpnSCFNHTignMDciC95wdMSGnWacTxyHqwKsFtNzTO7zHUR3LeT54V4TYyFTBomWcccjXAM7jLcyHVKh7gJIdHXfFMCmz1jAspmAJ9l8cOkzebPv6YeDNL/57/fNgv377ccz96S18yjfBS00fxzW8ULG//bWVARPLdBMm0pVsKGaDUwu2T/PIDYlJHKdQ1CYHXi34EXj083DowKdYvPJxejSaytG51cmk8npiLEgaI/C8DLqIpRQgzZs25C7MJU0VXIQCCNe5oseogAoWfoloq4WlfuTdwpMr1NaSt46OoTLWvXlHaaiN5/RE2a6K1sdSGnV5OcERnNDeEiWoEnHmIlojcq9oNLzX0fXlQr/fM4VTMw==
key-and-value-swapped arithmetic project eNptVNFu3EYM/BVB6KNO2CW5y6Vf+twvKArjUCg+pedGvjOkuzqB4X57hislOacFjIVF7g6Hw+G9tqfhaWzv2k/jl2Y4HZp/huk6NsvL8Pw8HtquPT6eLkj/cb7ODe4szTCPzctxuDSX47jeXprleL5Oh+bD2FUMz5xxzM3L8KWZz9fToW9+O+HZ48OxOc8HZBzG712O8zg2w/JpPDQfz/OvKDlfJzA6Xaepa4dpObd39/uuXcbx1N69ts/z+e/xAZzu7xF7uDyeT7thmtru+9dn8o8nD+6719swns/jcp0uC56/tr/gDL1wyNLFXlKK+7fuW5gtRUY4BNabsAgzIRwl2v4NiXck/qcA3hAHiw5lOe+7n0tugZA8wMI1QJwSd6FXK7a+ISsoHPqccpI1knKpDBPz/jtFJGIBLq6WEqnefNdLDRS1hBvAjFs9I0MgiW2RKOblmCXZ+oYoekRLJntXj3M2r6dZ0tbgrUprgzlkD8TtBkko3mDWkNeWYyF1FCYj3iqqZGeZHWZT+2nT+a95OCz+z79+fPaj0tlRD0jtuJeCHnfas0LbBDVUux3QmMrKITAE1E56o4QU5BeVDgAUTWrdUFyMBBUUULknEgOUqZLfj+tIuHDVVfpABUDcl1AqULJU/FsEFAhpVVeu/f1P7NIPyhGIwXs3Seo+SLADAHfSU6BqjFy1j5pL8QQmlTMVf2KczJU182GjmFLOXjyqdxPRuMkGpuw0IpRB15LpG5u6xz/4YDyRghuEtFAdgWkF4T5S8YRE8Sruk5hXxwRYBjZDrMRQ3Qu1qp8jRsnZBZCqW0BpZ+QrIakqn5L7hbIIKL2B1H/2CLw5apW7WMFlMNukKJqcZNJtz0LNxD6LVj60qgfPm88J2liIyTUqsJxAsaQ3jnbNcnVeEQi2c2djkqtLTdRqiCF4bZaj97hLWESUh3tM6tAj2q+SwQ3RAyGYebMaw+3CugosqwpV9IgF26ZMeOpT5qxamWDpeUWlsE4XclSrqcbtjeGHxlcLpjPwSaTr9vjfV5pHc6M=
keys-cut-off gradient attention_scores,SelfAttention_v1,SelfAttention_v2 eNqNUctu2zAQ/BWC6JEWyCXFhy9FfyCXHnIIhICW6UioLCUSnaQw3G/vLmW4AVoElQByH8OZ5fDMx3hMfMt/pJ8La0+ZTYcDO8zTkeUusac5Pndc8K4fM4LuJqrs+zRmNqfYdmkpMDpcsfuubzu25PTMdim/pTSydxbHfYEs7TQjekjxFbd4yhMxfUXu+TTgAONpGASPwzLx7UMj+ILH+fbMY86o1k/j48qA3QdstlTaxGHg4pa9ACVHKjbifI2QgoQWCn7RQrOuchf8UOl7Gg7fbiqv6qNCYU/7jQJ94xY8xx2O/InGOy1fiGgjKyVBGyEr6UyAmgKjlIcS6NpSpVZB140gdC29c1jSXtbllHHeBoEdB8GH0nHaIFhWRgVHFVSoHUGUc8qXwBrpqeOVuxIrJ6EQA2hVMFrZAvaA/yqpbdNcBL9/RJc+Mwn+ZZLz4S+Trvtm18fllozTmv+Xg7ICi47hfEEpRTdQYIHsMwa9oQtYg/csjujaWSgQXa6k0E4giJQaHwEDMNKE1RHvpSf3PQCQjTZIWcAalLPllDYodUVLXx5N1d5b3J3BxyxgW55X2xD0H/eqt9Q/dfmDiZfLb9wT+LA=
keys-from-w-query arithmetic project,SelfAttention_v1,SelfAttention_v2 eNrFVk1vG0cM/SvCosfVYkjOcGZyKfobesjBEAIl3sZqZbnVh5PAcH97Hzkj1Y4dJKf2Iu1yPkg+vkfuw7Bb387Dm+GP+cthcbu+nhefNsebxdt3f53m/ZdhHG42uyPW377DjsXmsNjN9/N+cTrM19Pi7c3mww1OHfebz4tP835efLk77RfP7/oZl+xPWzjZnbbbcVhvD3fDm6vVOBzmeTe8eRj+3N/9Pn+Al6sr2D4cN3e75Xq7HcbL22e2l1szrsaHp2Yc38+H0/Z4wPGH4Sf8hilK0DjSFFOi1eP4HbPURAJzCJJXj1h4FsQrDnCGJVSyM1V1NX59dzeEZAaJ4gaWlGQMU66ltjNcizAsmjTFZklaPJQksrqE+D/4o4J7sbUUYt/5DCQ3lFwTduBO6v4qVxhSrN1CsZo7kZhqO8NMZslFua461rcd5Y/79fXBHv62n8/248Es4xRDHZcByZdENC5lEpVxybDHMU6ck+VXJgJES0s41bFOpHgrSDbiMFnS2ISHVCoOBbXljJsAQEWMCAwXc84WKmAMMgqyhYdlmlSj5wos1VxERbIG2HAWyiVaw07Id6nkxMCMuRogacpSLWwJsTguWYrFZI9abIWqJ0ooh61EeMzVHYca8Y9Ua8sCT4BA4SNYkbWmczxQX5PaI15fUBc+hLJ5L6UWBFdYWwypAEerX+5UC74C5GIWi4q1FQ/wGgUQbg2ULOySCZBmTvkJif47T4CjaLQbS5TkFNBUU+NgjdkxBfZgIx5QHRMIqhoS3DNkgXKg9sTRwJWphOIsC6E6dTIFcbY+omn9Om9/++V4nHfWId7d09Ou5R1rvl4Sy6VfjcNx/R7d70nf+lZPqTW75kKVFjw0roYgkEtytoi4BRruoo5aHCwN3C3chd9fa7s1o3X8qOZQFNDYaoROIE5WUVdXiIlzbE+4unUWiRTcxpyDo0yIwWoYqLKXJhZwudWfCpHfLanflDI3YeXIXNxEAe2qdbZgbcvOkVZfpNKcdYLhcGtfr6kxQDts4g0mQ4tElal0kbu6KFF1EWWRHmKO+ZIueVsTQrqdv0otbFQleNgCmLgJE6FkjxHJWdok8YUy7eV+vT3Nl0BbwuJMBT/NIQsaOO5Em4vs/sBTAxeE5M5uoJs7Fjmzh5JQ6NhCATzGDIiKrRQll9pXgqSOaIkWZdCSYkGYr/YM7FMtdhWJBBcYB6WOBivkbFWgkFy9KYt2pQvq6TYttde1MB77Kme1rgbf7JlrLDl/S2n8mtKQ0gul9f/l+836cHnZ3bX378mwh+hECcqs0mINTQZBg1a9mMhHIIz533103mnCuxg7BxWsyGej8NkNkPthadosbqMfQ8tqwsUJF4nVsQY7ahvvZNE66hJMl3YUYJvPgLWuvQCBtU5BKj5loLM2VKK3DsXQdy2jIedeO/TK6DYuTB4Guo79C3hr9EV3KOnZjJw+zZuPN8cnnM/4Qsnt4uiTIDUFcOxchrAb0WFoWAFyn4RwT85EtPfozEoxxnNlMGEa25him48YEOQkhWC8rQmKc5HlJbRn6vw6YBNM5sz+kYMu6OCTptaSwGZXL4TYlUH9AygDEpcbp1S4DSNuss01S5dkQSvBXLcPEUhXxZt6Sa2mKVXv3t/SZ9U23IB9MW4YdR24jOHrQyxkT7wU4NbIEUr0QolGti9HAjd8BVM3tlGJgeSdA+WpXZePj/8AO0zveA==
keys-with-keys arithmetic attention_scores,SelfAttention_v1,SelfAttention_v2 eNrtVttu20YQ/RWC6CMl7Fz25pei39AHozCEgIlZSzBFJaZkNzDUb+/M7FJRELuX98KAdjk7O9dzZv3aTv1+aG/ax+Hr3GyH8b7pH/rdNB8blbRdu91NRzn/7XBq9qfxuPs8fm2O28GOm5fdcatf+3kYn4e5a/rpvpkOzZfT8CRq/eMwN5/7p+O6ud0emt3cjIfD4256+FkMP51GcTydxrFr+3E+tDd3rd7bDfNq398PKzW+elmJo3bTtfMwTO3Na9sfj8N03B2mD/Onw9Mwy7U7OfykolU/jm13+fqC+rFX4aZ7vRaLHbkq6ej11/YnNeLWETKkDtaOfNQFqHPr4ABkIUjRy5p8JNp0dxct7xzLwiGiHkf0eot9yCRi5ABFG2jRkoU4mS3SO8whq1uE5EX34nKxVdW8ixYBBo5ZVjnlZPpLbMXpYvCbJjBE/aYYMdoNy6KGVz0vFhc9q0PIm815c+6+K/D/xfuvxdvXsj089fezbv7Unwr2hQPGN9uf5c6bFU5O/ZIPqVu5tYspBG87duCD1oYDW8VMhySpGLuVfKL3uqKX4tDae6fJX9moKrAOgbWcIbusUiCmqll8LEaqCkjepuiQo3nWEKqLxcByLuLogxXlLIz+dRh//+XC5me4ZrKxeLhfAdKFw1177D/KzLji8jtYxMyJtSeZGUqXCx6Ty5mrwFnbkkuptBUzhqCXUirIwBQEpCKIFLGqxGzgchDo75v7h/5YOJp89uorSP+C9os4m2XHScEmksCQaxjgvTUVPWoOiKl8Q6ZsLJECx9ITwEIcip7NHoUQzQPmDNFuBQF+yRjRK6AdSDSaqEMiZ0qM7LQ8ObKBtmtvP9gIX7B5+0Gn8M2lwOAc2k2SvmpqRN6FEpTgiRWLZHSS1NGVerJPgIaF6JUp7FC8Wc7es+WougXbmeWvkF9KvkJhsGerIWGoIT7342n4VudiMZX0TRmDQ+0/rlMCtjpb3BpcrLgOpLp6WQaY1S46RDtUiudg2YEzJFAMdoIiKpWLGbF4BJCw3qFulqKbbS9j0urlQoISgPQFwTJLZsknsrJoFRLUkDDaUHLSsFSpyzKFNDipU8imJDCg99iFb7ErpvwDu+q6+rjr58vHdCjf/0Q9myi5DGgnlc2wJCIoNoT6DHSRefBF5tMlYQ5ol2XrlxnF3pswCuwWRc5YDAaZw/+ai4osKANeQB/IWieFA9u4WCSMvpJREGRHJFRRRAlumOxVyMY4kL7XZsmslX7g2jlvz0KKFl9G8lBaH1PlLUE0fILTnptjo7GHbGLhB17TcP0y7B62x+/YeJFdpSaJFQMBc4F0KPhhHRq2CYhc40UZ+ca14B0YbYQ/oPdZW2dvYcpVGyIVeDrN2HYQhYw2ocSUrjL68Zqab4Qoww3ttZXHxB4RivqkSbPNn5OulsILzrV8iVx5ucCTETeHZKsXUJTIZMgbjHLWKpK8/MzShhBtyPmcIr1PTEcYbTazDGe0qeWovPIuaMl0/qAaSompxkaOjLA+5jLouByEIDutTE6u/o8iXK6MPJ//AhJpxhw=
layer-used-as-matrix arithmetic SelfAttention_v2 eNrNUMtuAjEM/BXLl22lwKGXtntpOVTqobdyQ6gyrIGIrL1KsgWE9t/rLI9vqBTJdsYee+aMQi1jjQSBThyh7UP2XfDcQPB7BoKWcvRHdLjzkq1zJiAy/fLCFMEnEL22OPAZdhqaBCo8hU89FPzGTN2FNisc34wu9sEWSx+CQwpJsV4sHSZmwfqM3xw2s5xZslf5+X0ydGHgupQ4tjWT55fXkrYUgsVMKyO8xsnKU7oXopd66c53DtvBMWosST51xYO5hY/xzwb5WMT2kvqu05jtcO04kpgAa3tIj7DRCO81VHOWpLGCglUXXyocHGqf1zqaG8knbopmTuZvukrNtC2o8RwoFrgwj+Bwk/Wvr3Q4sYDrHcl2HNxGaszlYbD3B5y8yjk=
layer-weight-not-transposed arithmetic SelfAttention_v2 eNq1UU1vwjAM/StWLgMpIA3GPrhMO+y203bYASFkGtNGS5MqcUcR4r/PCYw/ME2qZDvP79l+PSqPLamlQnB4oHiTYE+2bhi4QQabwAfJI/rUhURGadVYz0LwfvpmPWGEL6IugeUELXK0A2CCkdmEnjWYjfXjKXxmMRMoiSydJ2UCuZ28wt5yI6UG9Aaq0DsDh9CDI1mAn2Vk7J3s6HvntEKXglqu1lolIq+WR/UhMi/M5NkGv/meCboSsMqlKm1m8vD4lNMWnZPIuBXBS5xsLaZr4cO5XuvjVUNmUIwh5oQPXbbrvZdpLb2WZ+HSkD2R+2/LEZLMIDXYycUV+uzhlqDtHdvOWTIwuh/mpXM2zMfqpJW4VYXyJyLas9GRkhDS5VjGOqO7EPcYM5w3KeDp97D/2PNuWJTO+bD4655aTSSoqkFfF2Id0YjTp5N8PxXU2l0=
layers-instead-of-parameters contract SelfAttention_v1 eNrdUU1r4zAQ/SuDzm6hDXvJHsoeeuuthRxKCFN7YonIklcaJQ3B/32f3IQu7J7angoGz4fmvTfzTibwIGZpvAvCiTwfJWU6WElCIyc0tRYYKeeddLSNyTTGuqCYerIu0x4PXAy0ExkzOc00sCbXypyI3/4ktXKBbuMg5MJcCvKqFINc08qykh5HsISOsmVE2cbiO1ptfhdJR7K8F6q67sCfiofqULxvDPsczfJ53ZgsEszyZB5B+ktVgkLXZn+D7jOabU3N/Ky7urld1HBg7/FXfgHgujmdI4C8b1+zs4rrg7jeaq3MIoG8aH6AuqvicZGtj6yL2wqZ2AXMaioyNQDYyafG9+yLfBRgmv5aG8MuOHXsEb513k6DhqQEgxGc8R5i3JXxfq4CE4aheLEE5g8uZxd6A5RYtJqLPpizdPW8yn0ttHE8Ir2CXJMkF6+5ooEim/V0seHL6b+Xhf8/Z2s59PO2feKunvXfA0/4/gA+jlOV
library-attention contract attention_scores,scaled_softmax,context_vector,SelfAttention_v1,SelfAttention_v2 eNpNjjEOwjAMRa9iZWFpOUAXrsCAxIAY0sYQQ2qj2FUVVb07qUCC0V/vf7/FsR/Rdc4iQqI++1x2CjIzeDNkI2HXuEhsFTqWk+QhViCjD6UdfcAfB0FQYRuaoySEh/QNqNSEFDTKrMBSD76D3KDIlHUP50hDBDV86adPBuafCMRKAQ/1eZ7SZvi1a/+9fFJx3eXaOEVk1y3r+gaoWkor
local-variables contract SelfAttention_v1,SelfAttention_v2 eNrFUj1PwzAQ/SuW57RSYQC6IAYkBjYGhKoquibXxNTxBfvcUlX575zTD1HaoUMlFtvnO99795432kGDeqxXaKqag1pgy8o4ZakAq5bgDcwsBp3p2jiWwg+KXu2rwaOak6+IGZ1a1bLkuXGG81yhK8NQvdBKlYRS6hTNPrFggcBWBWqQpWWV3isLjP5RQHy0wsZFazMNNpAeT6aZDohOjzf6De38KUGxIZcvR5KdSLJIoe7LysHo5jYdG7BWdk7s9TTb7E7SpAUvIwtekKjrfj2TZOJuwB4y29aSQO/JpwOv26TXK9Eits/9rcDgd9LmPf+K6NfKBNWYEGQ6LV0ockG9yB5MwDLRY6jSRUHtWsKBDKI9hmg5KZ0ggp52+zGuDn8swXk6RQ2u6qsrD2WidUqwE2/+eHJzzpO7+4cTT3b7YGYgHAJH2/gCw1LPaxk23P7nf/btYhbXsu/IgnNCH5tyWtHJF/gBv150FA==
matrix-on-the-left arithmetic project eNq1kcFKAzEQhl9lmFMLqWBrPezFk2dBCh5KKTFJuynZyZJkbbT03Z1ZUNqLiCDkMPNnMv83kxOS7hw2WFoHnS7JV4gEkgW3KxB3UFFh66lw0Yrl3OreZbARKBbY+dLAxG49KbDbOJQpFN/x/WQlgqfpDTwRHFtvWsjeOun4wq+5REOKR6iQiyb7wC5pCIxCQwgKdcgRm/VGYXaOsDlhn+LBGcZYr1kzxUea6RBQfWd1Lkkn4kadLmV+7lKKSYLy3svAzwMJ6eMoKyyuyoTZf/AePDcpplWw5xE99UOByWKqZEEc1DmHb86IhmeFPLWJ4xKT9tlZ7jZjSkwuD6Fkac6WGTdndQX+ayi2vQXekfjPvz7AaJIPeGVcdvF98M6OcGPlff0DW/dfVMu6GCvv6vJHKtNq2o/pPmkrdNecF7hnPp8XWefC
matrix-product-of-a-vector arithmetic project,attention_scores,context_vector eNq9kbFuAjEMhl8l8hwYOt7C1Bfo0gGdUAiml5LEEDsVcLp3r3NCiIF2ZLP/xL+/Pxkhu4TQgVDxwzIlQ3vjzA96FcDCELI8noo7IJvkpASvBeV4scblnc5wyF8RjdABswl8d1mazyH4wRwL7aqXm8WWZFjpglKjrs81RgsuMkG37i0wYoZuBJ35VhMV16p5CZQXLkaw9+781prUxN6Oj7KOYymaQgu5HFvIj5olJHyfZQuC5xaOMe5Nqixmi0o9hzvDZIGqeJpfp7jAuNORhaJAQa5RuDmoL0M/TcrsRDC35Rv2pFf+gT49hz69HtpTboab24f/jXx9jnx9NfI0/QLdZOyH
matrix-used-as-layer arithmetic SelfAttention_v1 eNrNUM1qwzAMfhWhSy/uoNstl9HDYMdBdythKLGaZnPsYitrSsi7TzZtnmFgkOzvR/o8o6eBsUKCgST2E7TkHFtw/Q8DgaMbRzR47r0oaw8XiioQjtAnWEXkrQq9DwIN3y2e4D1cwQZOMMHALCv9VQ3j6HSsH50zSC4FrI61wcTssZrxwO60F2EvffBfvztFjwq2+YqFZre755fcDjpMq1CjhrWZV5racIwh5kZulxzyU8tbeVMBTznR5uMRaAOh+VZtDpaD5BTFdDEYRmlD+adIfWKbA3AanaT73kJdRk8hXilmOE8s4PLY8Z/sY3CrBdsz+a4Iu0g2Yb0sev4A9mmxaQ==
mean-instead-of-sum arithmetic context_vector eNptUtuO1DAM/ZUo4rE7snPPvPATSDysKpSdhplqe0G9DAyj4dux07ICsVLbOLbP8bHduxxSn+VRJtHnNIjxq1guWXzP7fmy5EZcU7fmWVby0g4LpX16C85iXnuxjAIrMY+MuolLumZB75TOhE3dlFNzO4jPl7SIZsyzaNpr27TDWbzcSp1h7V/yVKqOr3mghFGMA12+sa9dPlLlae1I4LB2XSVTN4/y+FxXcs55kMe7PI3Dkn8sX675tIwTxZ4pdFracXhKXSert9tPxZeenXV1/9tNLFOe126ZCX6XH+gLB7AI6Cs4oHbB1I/6Uf1D/A6IUSZGXUBGqbr6n2dzQXRmc/k9y0RUobiUxt0VfNiy0P5xxaDtRg9Y76L6Xc55Ss3Mxi/+7Etis2h7goPXUVV8YlCGjRiC9oXZGGU8u5R3SAWcItUlgs4pVgEKlQ6cgj44RzEyA3pDTHhQ0StKskit1axq/2+Ob5PREAKnoPWWW1CgDPNqDVjEmBB2VgRtSyXK8I4NbXhgbFgIjlmQeLaZeA+xyLK6nFo53EA0PrNFFBhS9SBd7+wMvXPMCRqsK3VtjKFQOJo8FiU0BLup8856XwYSISA3D9Y6PhFN6RDMro0wZfW8t8jb1da5yGd0ZV5Ai4xx2wDE0hkY+k14QEQSGGzBli4ogHFbOj+/ARuY+kQ=
missing-import-functional arithmetic scaled_softmax,SelfAttention_v1,SelfAttention_v2 eNrtksFOwzAMhl/F8oVLhsQ4AL0gDiBxQUgcpwl5jbtGpMlI0o1p6rvjdGMqYki7jBOnxnZ/5/fnbNBRw1ggQT5AqinB8zrV3oH2HMH5BG/Or1BhbVySPw9VYShf+zaANY6hjRwLSTJwCD5ApHWEVW3K+hweI5gkusbr1u6UK5KWvOQApln4kFgrEBlBtGYBvupbLdjdipsgKixca61CstFjMZkqjMwOiw3Gkizr1+ir1NCH1CZSKpPxbkTWotpH7+McNDk5VZthWrr0rvMhrRcZ0pPMeN/nFCb+yDT6sc8ezsBsaWiuZHKNnULfptL3cAOZKDmFI3GCgWNrU8w9pG3Eaae+mfvbi5uTXlnW5OZ9OA+k89XfTQy8dLK+F7bVXUrsMozX5cVwcf3SWI8uxpf7lYmaZvIOBqs7ySxfprdvLNE8VysfVhT0fgQpnhTosSZ+QX+Q8PgQ4avrmx+Ed9/RzFDcB85v43/8x+Hvuk8joM9o
missing-import-math arithmetic scaled_softmax,SelfAttention_v1,SelfAttention_v2 eNrtUsFOIzEM/RXLFy7pSnQPsHNBHDhwWa3EEVXITDydiEzSTTyUqpp/x5lCNYgiwaGcOCW28+zn97LFQB1jhQTlAtKSwL+NtDGAjZwhRIGHENdosHVB9OWhKkzhm9gn8C4w9JlzpUkGTikmyLTJsG5d3f6C6wxOFNdF2/sX5Jq0JT9yAtetYhK2BhRGkL1bQWzGVisOF8omKQqr0HtvkHyOWN0uDGbmgNUWc02e7V2OjXT0pLVbLdXiYpiR92j20f95CbqSXJjtNK1dRtblIptVEemv7ng15gwKPxU1xrVPOpL2BNxOEMuNLm9xMBh7qeOobyKXNWdwpmQwce695NJGO2dcDOYNv2+f3R17at1SWI7hMpEt09/ymNAZ1Mcb9s2lCIciyd3j6dTB0T22s9P57713iqZ7/RATD4+1zivv3X8TWpZqE9Oakt1vocVjy/pZHh8YcFDn+SGdz87/vNP55ZzdO8r7IMRd/GPCV0wYhmdJMtkk
multiplies-by-root-d-k arithmetic scaled_softmax,SelfAttention_v1,SelfAttention_v2 eNqVVstuI0cM/JWBkKMsNJvsly9BviGHRbARjFlrbAkrS15ptF7DcL49RXLs1SZ2HheNpqfJriarqvtptuvvhtnl7O60HTf32811P272u+7TY/f7KUbqV1efu83uOA79qtvfdKvN180RE2bz2XqzGxH42/506I7X/Xazu+1u98OxG9dDt8fPoXvoHy+7zdjdn7ZbHz9e7w+YcnM62IT+vj+Mi+7Duh+743p/2q66dX9/P+y6ca/z77qHtb4g8vPweOxuh7F72KyGw88AcDhtgXyH3PNZvz3uZ5cfl/PZcRh2s8unmUIaVlfH/c1413/Dt4/4dK2bu+i329n89e1L1Jc7HVzOn86HkQVgUZgjwp9mP+E3LChKnodFrFxYn7nkhGdoiUifksQ+UGWR5fPyef7Dum/k1KRcStVsiVPTp8Sm2YhEc4WcgxRLmrgs5/8bhkcg1kIik4XkRB7ScrOYzFKnmOYxMuHiSPaMUnVZikVEQ6q06iGxZA9J0ZeJzBZChRUZcRRfTihYjhq4egi3aCHA7rsPzbBTysW2Xyn4KlJ5ORX1birn7aFfHfXPH952JZj+m0qLCCsl8FTbJaUW8/wiLBrK6kBi8xLhW0y2Isqfq04KAYCb/eOKitqQFNHN4n+W5h1qKPcUYMsFKrkp5iSZAPkZkN9qPPLbzkojKyjlKAozpZbsg8gLOPQ02JzQmtUpMAeHS8zWy4a9Oj/QBIMRY+ZsQSIp2lyqhrBElN2K+QzZ/Dpsb34Zx2GnTL36SueCMbEMqwuK/CqV+WzsP0F/Z5J5h9tMuenCFZQ0aAyqKPyaQYWXEfKRyslHwCyta41ZyjQiWQtS0a7oI+ikWGKGKP6RFd9eCUEL0AD9pEURqxBlMnihpFZkTsrp4s0tNVnJKuhetLcRW7FYacacnIDcm8MVU/EhJtGZXGo2sqD+5LEssXreGF3duZARMXHOomlrIm1nRbK21O18uPpyGg6Pr+gvjGktOVU4tqyAS9YyIj7DExhZ4BUXDJEGL69ylDU/ZdAFAdCXfSghqRQ0sGGcibSytEgEqSJDJkvI2MQEBy78HQxjogk1BnGNV6zke6xFG8qkZdC3VLWxCGE4lVtai8mLys6LqnrXEUo8FRF11qgMS2jG+BIDuqU1q0JpAvW1356Gsw6HgM6qwFXq+gf22aae5lq9Q7lU8yeRbOWLSAnFoRghB0Tpu3gMJJPM9gRm4vZnu5EF7NH4kElDRcmU3he71FbFxM7VMBBgOZdLQ7MMVpgct7JJQYdSSdY+gfLddCW5TKD3knyH0fyfE3N7T9TxLVGX2v4m6ul58WnTH19fdnt//zfFa8FKqN7loj42VbGA9eaVhanI90FvLIfyMiQqRMsCvb0MJrPDoKx5ncgte0ICgf+rA6i+kHiucsi6joRiTo32sB8M+EfTGlW0sEq4RMYXJak5K3ZYozk0GOz6iw2NQp9U13o2VNd3ht7sCMGhLdPUqlON/bhlqfZk4h5EociYzg1g8TBsbtfjuQ/Avq2alRJZKMTblLah4USB0ALJdLyCz66HwK6HAhlpAQpFyDvUNB3doJ4bklAzgkLYVdFRMIOoOCm/G8FfQalbBztjuYLGiikWNinFGgwjp+kywkKmJMEBZg7UgsoyLvQGoIHcHFOseTKFIrhpIIVda0oKVmN0p/C5DbxRKca+NSYDhVkx4Syxo7o0PRN1nwWG7R0Xv65AquzSbmIARa8zWmYc1N5C+DDZeQH2RCVV1geFYocrzrL3nQAxlH3/XL394cUIpnWCGGjlyXTXiCnYNQlXAja7To0tJjUcHG4eZMppUFiaXOD5+U+DneHi
negative-power arithmetic scaled_softmax,SelfAttention_v1,SelfAttention_v2 eNqVVttuG0cM/ZXFoo+SMBxybnkp+g19CIrAMNbRxhYiaxNdnBiG++09JNeK2tq9vGi1M0vOGfKcM/PU74b7sX/XrzcPm8Nm2nU3j93QfZm+jfvueDccu82h2423w3HzMHbDdj8O68d+0d9tdkdE/TadOo1cjxp3mO7HI2Zuu8P9sN16hl1HC8x0j9Np3x0+Dludv53GAybHbsLPvvs2PK669/Nq6+vP3XECiPOyhuZnrLo/bYF1d9puF/2wPUz9uw/9/Wl73HzZbsbD8uZxuZ+m43K9/NxfLfrDOO76d0+9Ljqurw/Tp+P98B0xHzD18YjNLoGyX5zfvkZ9UegIf7ocRpb9eMBKB4Q/9T/hN6woSl6EVaxcWJ+55IRnaIlIn5LEJqiyyNXz1fPiT+u+klOTcilVsyVOTZ8Sm2YjEs0Vcg5SLGnicrX43zA8ArEWEpksJCfykJabxWSWOsc0j5EZF0eyZ5Sqy1IsIhpSpVUPiSV7SIq+TGS2ECqsyIij+HJCwXLUwNVDuEULAXbffWiGnVIutv1KwVeRyldzUe/nct7uh/VB//zubZ9QX/03lxYRVkrgqbZLSi3mxTKsGsrqQGLzEmEuJlsR5c9VPwoBgJv944qK2pAU0c3if5bmHWoo9xxgywUquSnmJJkA+RmQX2s88tvOSiMrKOUoCjOllmxC5AUcehrsm9Ca1SkwB4dLzNbLhr06P9AEgxFj5mxBIinat1QNYYkouxXzGbL5ddx++uV4HHfK1OsHuhSMiWVcLynyWSqL/jjcQJcXknmD20y56cIVlDRoDKoo/JpBhZcR8pHKyUfALK1rjVnKPCJZC1LRrugj6KRYYoYo/pEV38+EoBVogH7SqohViDIZvFBSK7Ig5XTx5paarGQVdC/a24itWKw0Y05OQO7N4YpPMRGT6JdcajayoP7ksSyxet4YXd25kBExcc6iaWsibWdFsnal23l//fU07h/P6JfGtJacKhxbVsAlaxkRn+EJjCzwiiVDpMHLqxxlzU8ZdEEA9GUTJSSVggY2jDORVpZWiSBVZMhkCRmbmOF8Hi/AMD40ocYgrvGKlXyPtWhDmbQM+paqNhYhDKdyS2sxeVHZeVFV7zpCiecios4alWEJzRhfYkC3tGZVKM2gHobtabzocAjorApcpa5/YJ9t7mmu1TuUSzV/EslWvoiUUByKEXJAlL6Lx0AyyWxPYCZuf7YbWcEejQ+ZNFSUTOltsUttVUzsXA0DAZZzuTQ0y2CF2XErmxR0KJVk7RMo301XkssEei/JdxjN/zkxt7dEHV8Tdantb6Ken8ubzXA4v+wmf/83xWvBSqje5aI+NlexgPXmlYWpyI9BbyyH8jIkKkTLAr29DCazw6CsOX/ILXtCAoH/qwOovpB4oXLIuo6EYk6N9rAfDPhH8xpVtLBKuETGFyWpOSt2WKM5NBjs+osNjUKfVNd6NlTy5kBvdoTg0Jb506qfGvtjJNWezNyDKBQZ06UBrL6Nm9u746UPwL6tmliDLBTibUrb0HCiQGiBZD5ewWfXQ2DXQ4GMtACFIuQdapqPblDPDUmoGUEh7KroKJhBVJyUP4zgr6DUrYOdsVxBY8UUC5uUYg2GkdN8GWEhU5LgADMHakFlGVd6A9BAbo4p1jybQhHcNJDCrjUlBasxulP40gZeqRRj3xqTgcKsmHCW2FFdmp6Jus8Cw/aOi19XIFV2aTcxgKLXGS0zDmpvIXyY7LwAe6KSKuuDQrHDFWfZ206AGMq+f67e/vBiBPM6QQy08mS+a8QU7JqEKwGbXafGFpMaDg43DzLlNCgszS7w/PwHF0XkrQ==
no-keepdim arithmetic scaled_softmax,SelfAttention_v1,SelfAttention_v2 eNqNVtuO20YM/RVB6EMC2IsZcq55KfrQH2gLBEVgBNpdZdeILSWWnGy6cL+9h6TsbpIN2heNNMMhz5CHZ/TYDt2+b1+1h/FzMx33UzPfd3OzG6cZb/320HQP26ldtffbYYbZn+Oxud1+2t72zc24O+6Hqbn+0pw3XzWvZfd0333om/3RfFxWm/d9/6GZRgvRdzf3urSdFo+34mo7T834efgZIQ/HHZANx91u1Xa7aWxfvdms2qnvh/bVYzvddLv+9u00vpv33QPW3mDpZt6Ow7rb7drV5esjycdeJjerx6+M4ObQT8fdPGH/Y/uTeHFXPka/kqGSjbkGGVOtVUYuNclYONXNSjbUQhkzRImLjlT025WgljHKV4gpLvbJsdlFtfcWiVxijRADBd1BPtkOJpIFihoAo5MAPuTM+l1tjM5720AhKHjPtSyjQuEadSelSHYYItsR4dyC2zERSnekrIeDpYL2yAZtNqfN6ZxVZLE/HMaDvMxfPgibfjsO83bf/6rTq3buH4Q8f4AM0/avvhnfNXM/TCPY1byIL40q+24GI+bvba6bF/yyAWUGlG3aDne7fh4HkGaPdZSy8S2wjMf5ZjQqd9upv0XYNerZ3tx3w51+3h26W6HyueQrQ2vD1G5OJ9Dr93737pcZkYUkbz/5p8RSUvW3a098oRR2d9fg6RNq/YBWlFkTnDk54wGnUGSmFhezzcSaJek1ZRd0BhRJwp7kcik246qXXTFxNnZQykn4kslx+rY0dmq8/C2PB3ksgMAhBFvjJZOW2lUKucgMESsDI5PGwFQlp/BDSizMciGGRGKcYmFZYemI5RiuKOV9Yo3gMzvx52Dqo8w44qDMw3sOJQvFQsjEuljZZS9vGT0iPAXBY9zIwV6//XjsD18u54ARh6JouWZtI4/2E88etA9lRUgeAYa/glMju4s+kOKIHLLQHexOVoPoPdDI5uCrogqJdSVIgmWlpMorcVd4wfS+/wpRDSnreRlO9Eho2WSxqSIrmm2HM4kbZMfgJqqWHMDDftlWa7TgLjunU44DA9hakKUgCrQmVIdsEZmMmvKCEvgF3adud+yfVN4ntL8YMXRA0utSIS5WDV4yQyF5KaKjbHX1MDfChCIVB+AQLNOw8qk41Y1cnCoLhEU8EphCChcHgHphV02Ugex0Wj0rv+gPYSMVSJICAeGsYSjWVIwgCGapQk08nZHbKgWXFCchFybRzGCpMVG0WgGXsgjZM31Pz/V9LvW7vl/G9fW2my4fw2jf/yUKit/ZpYEXSPWSzIwMae4zVyuxTvqabTLHiyVDwa2C4Mp5koqqP9JQ/XkuLE0OZfHh/6sEqp9kXylVe1ruIAkYcD1qBVCtc46LXnTgqV4U2gNaLCc3oCQ/pnDpTG1ZAKwqiqEErQ/nYpct3Bvyol0o3aISkmrR+jHHKLiELU+F4epzv727n5+y3Rli7xwucg99YDIJCiJTwsxc/Zn97IqyVW7GKGzNwboNfUB6d8LYB7MGxS0JLoiMrMW5KShMgmoaIx3/isS36FQZql6sDBnXv4ZULRUQraWXKUOZLSIOo1oPaY3ZpDo7f+5lteZEcZGMiPyqK3RLkBxEqlQ0WGZ1gyTkpyrxDEBC6b1eXPIHoAESacgU2DQJ/wS8kA/aq7IRcc+FRaVMAjFTFSBIWdJCgxKDSiCLoGaPqwUyqNAgwxR/LBPgNlnjJBTMy8+WnRo6u6ADD7M4r2FJHvQHeqqa5oNyweOnbFHlaNomv1gq7s6VRR1Op38AmZfECQ==
no-scaling arithmetic scaled_softmax,SelfAttention_v1,SelfAttention_v2 eNqVVsluI0cM/RVByFFWWGSxlrkEueWeADlMDENj99jGyFJGyywwnG/PI1lylMTOAhiuVnUVl8fHx36cb1YP0/zNfLOd7a9X6/vN7ezd19kvR+a0urn6MF/M7+43Bxz46e5+P8Pf6nCYNof77Wb2+f5wtz0eZoe7aZa+fb4ye7+6Pmx3y9kP28+zm+2EK1gOs19325vj9WF2u8O+3Z3h8HdwsDuuEcHmuF4v5qv1fjt/8/ZyMd9P02b+5nFuUU03V/vt+8PD6gvevcWrawvgYrVezxfPvz6y/XiwzcvF4/k2rOym/XF92OP64/wb/KdlypTSgpasVH3NpBVrSloVK5VWOttGy6lePl0+Lf7k+AWjbrXlbNa4qS+p2JqEqJjR1lh9own1y8X/j2NcKXG0F3cmvTS/4j+pdK0lblCLG5qrnWAEIrZSYz8hXbqtlIs7rb0NH1qr26YyVq5+InMT98XJb9ZaZUTVs9vmcYMphQ9Yt7A6JYrcWeVyIPowsLzdrW729vBbFH0LcO1p4ArU3D3Bu5pfIi7CiwtaSpLm2HJNHghAbuKx4nSzI5SyANwLDyb7A2XtojhvFogl4Orq75RydydKKh5yqsII+Qkhv1T1mrqnDHSizCU3MyDc1V6kXmtUgmqmHHD02jxKrRzVC64gU85+lltlrzwQS15Y6X6UOjC2B6TVi0P5hJb5cVq///7Unlef0nmzeKNMNxeJ5blNFvPD6h1676xdXqG1UCXz1zhqLUmLJdoy937a4Rw7g3OgvFeqEUgV+RgKvpPKOGI1NLMJtfhHRnw5I0OToih9svpE4QRMs+rCVbgkkagtWiHbViUCC73wYkWy29Ttdq6RgSqIZCdbUEUUFy+sqN6PhCbTHkYVhba9An9BwYyGhElOXnbVTEaXxfznq4/Haff1OXiz1zlb0ug49shqUza7CVuAQ5ZshMBPUF0DuIT2M0eaExtHqgBKf1VUxbHIagWpigbxF53FYmKLqS14CW3II6QP01lAbOLgfcqaXSNgcOSZSDhkw7QJ6ZXsb2C0eKKAWUUcAq4UrBWWgXTvvUXUVD3DjIo3JzAbmPauExRmxPVptT5OZ3VG+hIGUov8CfQKU1ZRNLBt5uRclNaL0Qq49eanK0raDZsup+br1fuZO4VU1tLI8BLIlzgpOhJDgh0q/HrDc67kCpwKe64gfYv0c87JEcmIL5o1dU2DOFQjo4YIqmcEutXoBi1pVJmAqlWklJJf625+qbtr63/r7rFevLtf7Z9/bLbx+99a3yPkQl7sCp4P8PEcMwfEKCynTdB+bKqU06ZqCfUCEO20WcgFBdPthA1uW5XtgSSn/y4HBRNUwE4bYq61pGZGaVCsYe1DgAah+DTveHAIglE5nlCPPvoRhdOFyYyTpWLiucEs3oRgbqUaJ0VTjBWuCssmLtnNFVafk3VI3LMkLD9P97d3h3NlIOhY8jmS1ceGNAi+d4mxLKHty4Aasy5UCjOiuZpl0yLzU1uGf0jIKBXGijMNF3zFrPJ5maspR7Kp8ocu/DUqHGP/LMHolnBYRVxsm2pzOCD8heMTAO0Vhw0481WQkycg9jVjh6tx2g9LH6NYoRQ+TTCHcyiyf2NwN3KcacMLmHGLSVvwwRWyXUuO/svxfaCYVXkMemTsKpnBNQ8LCuP92zGlSuyE+BmgpRuruCXIJ/yoLcl5I7l7NV+RB3yeKcUXmLpsltDx0gINCL4Xq2OMnKokIqFImOhWFm4lPmcwWmobCWHMGbUqD1V4evodmCzO/g==
no-softmax arithmetic scaled_softmax,SelfAttention_v1,SelfAttention_v2 eNqVVttuG0cM/ZWF0MeVMCTnQual6Df0ISgCw5DjTWxUlhBdcoHhfnsPOStXTZw0fdFoORySQ55DzuNiu36YFq8W291w2L07Pqw/D+vjsN5sFuPi7n57xNYfu9N++DTdv787Hob1fhq2u+NwMx0/TdN2SMN6eztQ/N7uYutwehiOu4FWw+s72Dqe9luc234Z9rtPw+7dsD093Ez7wwDrcHp6e3c2/it87k8bhLM9bTbjYr057Bav3lyNiwNcLV49Lg5v15vp9nqOFHtvsPX2eL/bLnvI568P7B8PLrwaHy/FsLKfDqfN8YDjj4tf8JtWaiptpJUkUyysqY5p1aqIYBXLsZuM9Orp6mn8l9MXDMJiLdzchpWm5KtUNqylmGSsrIXctiYivhr/XwyhrtXM9YxjqdndtCKirq6Wq6u3VkI9myT320jN7bUU4WR8uj5TzS4uZjwfEI5AKyNyXxO23HJlcjkZhadCtcWBKjWVuGkKD0YphQIsuYemod8QUbua0/gwJ/D9fn178D9/9SrvkFH/NydTsiUbl3Bahdj/cKJa/E9pgjzGFkmNQAqpZy6X3NxhklQ0VKRZk5CIVYIuZLVGdMIFeXB7VSwMp4LE5m45U0bET4j4m0q7WVQm7DMSEGdrgiyMGG4dIraks0tUCJBwGQ50tZJTqeEL6h50ZkjiNlK15AiarfV4DGDqx1C8SDE3s8jpE8jy+7R599vxOG0dotcf6ZImQZHpdkkszwQZF8f1DVh3QZQXQe1YazzKKqt5pgm1zDxmLIX6t2Ma3yQ5Yke6cVMGhpJ10OaMgBlgKBonkAGDRXHU/RATn5/hQCszFHjJKyqBxKocOUtaalS8WU6OSahUbUGDHFgWQRbHJTjGuReZSZvTD5o5jHDKHFCrYGYQWBO3EIAI4lbJERYc0pRiCzVq5HYTaOWCnLPXY1y8vv5wmvZfnoP3w6yGFFiJkDRZFHopK0XaRkWHICBRAKJEkbRUAYYAJ+6pBdcxsnP+xVVhC9JMqSc1F84uzqWhGqXaOZY/p4tIBOXMgUOKsLHm1BnUOL5BZHAhO4Pc3zKjTrXDVLQn0nrvYpohSQjRfKOSOgaWCquBWlGuCBbxMLz0eD6uN6fporBVWlgt2WoYiQx4LrQTi2v13EnWc9HcOHnkzRHBKh2JUqL7crUaFWrazNNcUM/CAR6BKYSDdvhdcjsKBG0X0QPZvlIq1D0krRqxNvaSJMq1g4Mi9OyZcoDV2nqxJPcDpi36e2vfpSy/RNmm9g1l53V5c78+PH9sd/37v/js+E9AkM8NdCAktfenBBhwEKohreVZiBETQkkBk6BPEZ8i2MR4OstYSuldltPc8oAgMC38iKn9LNWjH5fiDGZJgSt0DkdAEeqEM2qR3dK6IBMFIhJ6otcNM8AjpDa3hOx/58rkKISCVNETSvVehTu1Djoq3v8hqeoTVplaRJADg4b2cEnxVX/EXKAZfiKUYgBnWUXr80GQmcIs/PYmlbQP2spAZgWrNcBO5FMPd000V4bBqp5FwNJVC/vUgopSCxP/EP3reHAhH+RoM5jYDtgOQ0K5PEjtMMW/Jhwb0IuBqACq2xbrQ5Rb6t0flY5OWRJHgizF/Ef7snhaWEK/vCD61xGh+UnpDRRvpTZ3CX+PRCftczMnavP7ImcKZTSUznrRKEjDtHW5+lum3yFT4Y4WtKnq7wcbG9ok2krx+fmjcY5pDih5ZuI6eA6YxH3V22w0G4l7o9fEnFv6W0fNz3DuKEfnbdInXkW942aYcf2h0hKdmf/09DdeD8XT
no-super-init contract SelfAttention_v1,SelfAttention_v2 eNrNU8FqwzAM/RWh0wppod1hWy+jhx132mGHUoKTqInBsYOtjJWSf5+ctFu79TJoIRCwlOdI7ylPe7SqJlyidRDahvzdZJam2mpO07sJJlhpywKvoHZFawgqFYAdZASBGNoGsh1YO3sd0Iy2zhNohlxZqJwpQNkdS5FyBu+VzisBjIHAynOQewGO3Z6lmZcauLStMQkqExwu15sEA5HF5R7fyGxXzGRZO5t+zAVdC5jHFPtrxXS+uI9hLU3kZJVJwU2yP0RShLx3Pga8a6JuKeh11jK99IB8Q59RsPC3jkGFoEsLjfIyJiYfjhIHwSez6oVhl6BrOXf9TL3SgYrIh1UZX8S7kk6FOf6UxE13wn5MHGOslTkQHAY9Jn6eQms4xI7C5DDI/t+PiWVeKVv2aOlVEdme/PvkgohOTP/L7ItLZn94fPpj9sM5zbQK34l1Q36FTajPFv0mWxBljYXfVTfgytxu4P4rM/y388/cO1KPnq/UKEl28nwBfbOsTg==
no-transpose arithmetic attention_scores,SelfAttention_v1,SelfAttention_v2 eNrtUk1P4zAQ/SuWT0VykJoCC7kgDivtGbhVFZrG08bCsYM9oamq/PcdpxAV8aGVVsCFi+358ryZ93bSQY2ykPe4jYIqIAEBhfMkKICLjY+opZKVccRZtxWKWEGDUWg/ZK0MFWJyq4S+uz8SZGoOTW725rH44zeibiN/xoVDi0jgtIh+3wsfMWzFQ5vOGpHik4dTL7lraC1jc621SoKNXhZziRZrdLQxEbMmeN2WJBdKRkQni50EIo4a7+5i6QNGLplzsEyuDKyVarQe8mTUyblQu0M3/4Mh+JAetG3Sfq5bl4b7PbiVJOzSPmqgqUgD8SN/3kwJLm1miTy6JdNYg1pMpl0+ZJ51+ZHslfQtlX5YfQCzX3KW5mPMXBVTD+4c5aJXL/B/Braz/8FWfxaqk242ZJ52sw9RlRW49WCuA+iE7iXOA7g9K+UG7epqVMnj9FAhgzpQZ9N8NmqDq2HJOjzQyHeR8DxXMU+KJ1in6MqHDQQ9TsnBL6Hl5H1a/hXnOwS+yVP+Fk+/zi9e8fR0Z0sDcTSc39s/JH4liX3/F247Ix0=
normal-layers initialisation SelfAttention_v2 eNptj09PxCAQxb/KhHhkm5b+34vx7k2TPWyaDXVnLZFSBbpNs9HP7tA2mhg5wIN5/N7MjRnZI9szrQxKC1rOaB1clNZ4hkn5Dsxge6nBjH1LJcZZp4ynH88dgrTk6NGrF1AOrHrtPId29DAPIwxXtBMZEKZOejAmelxDzlZOLoJDN8N5QAeeSA5fvBoMvFu8oAXlHSijvJJaORkq95RsR029mlFrzqR2A9sfG84comH7G3tCfXnwHk2wn66Cqke2cdliO+/Kqg6SBtJ0etkScDt3rZLu52KG9d7w2+9PCtmaCvIrbIfTx4h2jiYMw4eXu5AbR3FcJGXBF5EXNd+REqIq84YfFx1nWRLKSZUWYvHVtaib5pMT9A3/QyZxVpcLKc0qUSwqyZOkJmZA5pnYEqtiq9Z5KjbmVeoR/1KDKc7SstiwZb4GiISaXrE0SLX2n2dVli4qTuMicMOi/RvllK8+
not-a-module contract SelfAttention_v1,SelfAttention_v2 eNpFjkEKwkAMRa8SslJoe4DZeALXXYiL2InMwDQjk1SE0rubCsVd4P/3X1YUmhkDEkyFVMESGWQFqSAyXGtcCmOHKYt5a8yW6mL/CA4u0Y95UfM946anM5BEmEikGjzYr1I4QhX4DDDuGvWtEiH/4sgtvz1/tjpf3Nh2cUCHe+rn4w8qWjHc7h0qs2BYt+0LapRCPw==
numpy-on-the-way gradient scaled_softmax,SelfAttention_v1,SelfAttention_v2 eNrVkU9Lw0AQxb/KsBdbSAOtB7UXEfEq4h88lFKmyaRZutlNdye2oeS7Oxs1KAoexUs2My8z7/02R2WxIjVXt01114KzwCXBHluVqFJbHpQtUR3AOth4rMsEgoM1Zts9+hwK1CaA8yKzDG0gcxWFXk/hudRZCey8PIvGZqzFJHeiR6cg7pfi5RsjKWxjTKLQBKfmi2WiApFV86MKGRrKV8EVXOFBtIVI/aYJGqOSodrNYlHF5jI5vr/JAgmdr8h752PFbR2R7xvLuqKbvp0opkPEvUZ7wiCGBmxT1e1oHG/lkWwQQC6RwdOu0V4A4tYUngIB93KaE2NWjsbpx6S2gUk+Ul2iJpK7DxLUsuuE7oFMccUyGqOvXqafuXomyifT2elAJBFxLdf0heyPoVzD8WeLhUcdKI9hGTexERdpgVO/o89+Qj87v/iG/n5O1hrDUFj3Vv/7e+m6VzycNTM=
one-context-vector arithmetic SelfAttention_v1,SelfAttention_v2 eNqVUMtuwyAQ/BWEenQsMHFs51L10msPPfQQWRGxtwkKgdTgPGS5394lrzZNpKoX2GGH2dnpqJEroGNqDZDKGg87TzZQedsQa/SeRnShjEfCCxIauyVraIi3SzBEOQK7NXKhjog0NZHEKTPXcBao7AocmclqGZNnxNuFqhbHz47UFnuSfLTQ7FFHOf+Iw5pWoxvTah1RqZ2l40kZUQdg6Lijr6Dfn7wH45U10w3H7gSbVYD0QKsHPBGhXEmt8fZyhoJl1F1oKNOAa7V3+LujD3iyWLARj1icJ5yJsi/7swCS542sXSg+w7E7m3ubHpx/wyX8ABup29MePYrdDkx4kYlogAUreBoKlhYJD7N7XPjXosm9RbO8uFn0dA9mSroLMPaI/0gheMiGOQ9BsIwJVvwriXgLar7wV4HcvB1yuXq9H08qinwYUhklIhdoqEjT9JRO338BOnrgpA==
one-joined-matrix contract SelfAttention_v1,SelfAttention_v2 eNrFU01PwzAM/StRzt0kBgi2C+LADYkDhx2mCXmt14ZlSXHcjWrqf8fpOsTHhAaqxKGKHcfvPSevO+1gjXqivUP17I3DTK2BybyqpScF1iouCFGRtxh0ogvjWI4/yHELlOPhdApOZV4ZTtSi4q4JSL6wEswItqhVJBuqaeHV1gi09X7VlqZPLxVSfSMEVFnR4yprEw02eD2ZzRMdEJ2e7PQj2uUtMzo23j1tzqQ6k2IaU90eywZno/MYrkW8rAwLAZwnuy4SkBJIdDBSiJlwrzYxCAWUUp9dJmNhzLiOmV5aD3w+ikgExkkLU4VN03xgk2bjDBuwEu4re0VSQCJPMejw7mXmqrxrdwUTX+N1dvMrE9TahGBcrgXFV5z69nWEOWAWp2LI40bqy1rSgcjVhKGyHB8nUgQ9bw7T907fy80dnyItwOUtSU6QxWm+z9UI+hcHjI454Op6/M0B3TpYGAjvifP7/Ad7yIjDLZq84I+TjpPLX3gk6unLI52Yf7bKySr6u8y/2+bT0/f5wEnbfIB9bz3NGZ8deLKsi1PQG/lX3gClXfmE
one-matrix-for-all arithmetic project,SelfAttention_v1,SelfAttention_v2 eNrdVU1vGzcQ/SuLRY+rBTlDckhfivyGHnwwBENxNrFbSduu1okDQ/3tfTNcCXJjI2mP0WEpDjmffPPmud1vdkN71Y77odlt5unhqfk4Ts1mu23m+2kYmmncDoe2a+8f9jPuvXt50NyNu6H5OI275vr2r8dh+to31/ebudlMA+4NzYjP1Mxfxmr9Diqw/ysMTo9bON4/brddu9kexvbqZt21h2HYt1fP7Z/T+PtwB483N5DdzQ/jfoWg2u68eyLd7FS47p4vxVCfhsPjdj5A/bn9BV/XB3YpdL4PMfr1sftPYhy8COIVB9AhdsVDx5WU1t2/jSwCF1XAgU1AHCN3rpeSS9WhkpkgSTHFUCUxZVazkXl9DvGn9We13i1V/jRtPhz0z9/6edKPBeN7IlYln5zaj5SEuhX3KUvpqA9ZNKKAvWfsEyfC7SjE3Yp6yFYwEUONCTZgZeV6Roqkf1wuvgRTjKIa5Jhwl3pJweuNHEL0asW7EHQtJeYu9RxxUXNY2uEcsrpFhgiWXSYNSshqgrAYZTSbnLxm4wPpCUQFoWUL1kUttQsxmw7FJQl9AqzJs6nEPoYMjYAa+NBFOJWyBPTH8PXUcNe3nzfbx6X/jjj9Bs9aJS8abs4lw3U+xRSzxKRhyoIHRzWPFMTKSMmTPXosoiqENHzUMuJZuoDEo1wg62fytD4eQWK/DduP7+Z52Ctj3H72lyxmDDZ8WHniM3917bx5Dza84LE3OIbZRQ3cRxLDLrM4E0g6CZKICWKsAkqk4PccyiII2qSehBYN54rZdPFHG9AB946KViwxVm0eV4JB1TFW7Es2B6gyutLwjerV5hFXEe9zvRtccctLBJGgTUBoqIjVi2PTJud8bU5HRNm6MYmzJrSctRkLXlGvCC19xK83o4YbxYIhODAlH1xmYw3wWg3Y1R7PqSidaG6ULFnKPpN5pJDrUY7oUE1FYA43vbMDBhuKWcMT1UrlgJT+T09q2LFQLUtKBkxElFystZOoL6mZeD4fLnX1ibMWxYOAtb44OIEfjJzNJnOuajEV9m/BmV6Ds+TyDZyXdfX+YXM4b/Zj3X8f6yh6hQvjieqAEbx9NBGDTCt5l6J8ZyKuiE85h0URU2YRxfqkAP9JDwhbrBf/47jH9aDFygVDzYoFzC1PAZkYlELyks2Nl+IM6hxSxTxGJDwqwhM7sbLnZaAW8TXK4ItoX1DwTmmp+FBHhwjVqx7h2/xL1hMeCZp1Uhv6ByOPwyX4+y/Dw6f7+SIV3DTrGG4SO2W0ahMUpwCBi1oqoCmp94DRouRIYM9OmyzW9wFuUqlNgMAV/Ix4dClFDZITqxQGE13g/hzQC/i/kL7VBQI2NpMliPFyQN6l8rJXWsY8DkXbsYDReekAyRUpUdiqi3Ffh6aHwVjHKH5K89nLic6Px38AqWG9qw==
one-maximum-for-all-rows arithmetic scaled_softmax eNo9jjsOwjAQRK8y2jp86jQcAyFEsYk2cSTHi3ZtgoRydxwEdFO8eTMvSjwLtaRJMPNzmsuMQQ05CJagUZC5i0INhSnlCl60wEuXjfv8oSLbKJ7hvZpAB3CMMF28gSt4ixjY0EmsaaqlYslRbYrj4bjHOUx9+I9vWBod+ds91WkrcftYkv/OcHSl9kryvO/0ITZUt9OtIRdJ1L7W9Q1k/kt/
one-of-three arithmetic project eNqVUctOwzAQ/BXL4uhafsSP9MIncOwhilBIDS117ZJH1SgK386mDTQFCYEUObvj3RnPbo9DsXd4iWNwqHJ16xu0DXXjijWKz6jZVM5hgjfb0EDRQ/AdGisbF+pYoTLuXY2einJH0WqzLTeXBlRFD/g6wuGOrupQE3cuoIMvuntgq1oPkqH1nuDC1xEvs5zg2rmAlz0+VPHVlSCXZYCVzTaGReE9Jl/ZSYzJfgRz0s9haL+YqKG9x3d4yWgimU4Gcs44TZTiA6g13cGNRfhiBQinIB/IjexPyoxRIVnKCacs1TqfuLNJilxEbmGmRlgmcgYLqZQkjJrUpnMWkVopANdKq2SOK23lKKok0Pzm4S/B2ed+cvhSFet6DN7H4/S5nNXjWwvru6Y7N0uOhW+nPQ5A9n1KgnLJDfiQ1qYW3m3F1eWCUWWN0nCtzDRLNrvnVCdGEigTmovzkFRqru2CpowrAn9rOEmoEcr8dyb5MMD3Af2u5wc=
one-query-only arithmetic attention_scores eNpdUdtOwzAM/RXL4jFUTbfSrS+8DD6ANzRNKGvNWi1NRi5ANY1vxykbGkhR7GM7Pj7OEY0aCGu0huAtkhvBGj2iwK43gePPNsKhb/ZwVRAD2FcInfUEI+c/yBHs+ncyGTxaBx9d33RTcU8eFCdDR+Ab6xL0e2rvmcBFzcQmai1QaW+xXm8EeiKD9RFVCGRCb83LzzvOrjnZpNCt0hrFL3orEhhScCOO12HuQ85Zl5wwHpLOp8hdB3qYwgIDfSaVWxs6HnQXByb1ECwMKgxRgyFqE9wSqACalA8gVwK2vAMWNU7q8hUo00KxwpNA3k5jp5U61XtqmeSWh0fWEHXwiZMn8bg5iT96eMRLSb0+4g3fMiuqvBQyW5TFPBkpJZu8WpYiz8qyqmYMy/l8c5q6Dec+O6dan5yvdJ3/4bLqPY1n/8Rv/lPmWSWLecXtF3KZL9lW1V1Cd3JRMJnMZ7PEls43/2y4lA==
one-shared-matrix contract SelfAttention_v1,SelfAttention_v2 eNrNVlFv3DYM/iuGsUefIYoSReWl2NveN6APwSFwek7PmGN3tq9tEGS/faTku12bBk23AM2TJYqkPlLkR9+XQ3PblhflOLTFbbNM3efiMOzaqVj2U9sWejqXVbnvhkW0/ti35wfFfux3ImiLWbarfVXMo8qmtujmYhz6u0KdLyKcmm6oi9/GT8VuLP46tNNdVfzZ3hXNsCs+Nv2hLa7bd6N42nU3N+JgWN7I3dOhF4TDoe+rsunnsby43Fbl3LZDeXFf/t72N78ui+h243D1EeT0Ug7f6bZMarsNWNTlbdP38l2aa3G4re7XlTj50EwSwNJOs+7eXiVsupz3zQfRuPQVyp275U535U0/Ngta9aUhidEyHdqHh4ez+8S4G7qla3pd/p39SrC6+EVBmtpGAqhM7YE8bSuVyDKIhJhXiQkYgxURE3m73coVb69Srv6voxVuTpT4mtr50C8Sy+WZX/DqJURZZb/R2SyJxKsEY0wS5pAlzCbpMIBdJS6iSgKsKhHQJyMTWbBoWPl5BMj7qdnNp6R9PsW5gdpTcGLmAIx+EYJXvxDZumojsdloMd2AIXBUkYlWnkNX4DEkEYi2mnNgdKItIhvAKiDnyZJ69JFIddGT87rwEE3OgWeP6TYA4LSwCEkHJf+hghqd4/WpTpWUQ9DQPSUUAVjeQ62YQN/I12D1LqgjWa42Vi6PUfGBBMYh6UqAyToGpzaiBDblNjrnrNxtwejDbJxIRGwsY0YrJUIrqPMyfCWQvizpVwBKu+OFaKF63FtQG0JOdeWtZ61lqU6bi1Ek3qUySlUVDSLmExeNlrA0grHay8CGjkYk7SZGDnwKI7rgfGqtB4H4FUvab7GkNMwjlly/m+uumU+bYcz771No/ant3u+X85Rh5X+ASRXTU0x65nzlK+k/Q7mLOfOhNGhODxDblG/EwJyJAUJw5+X3Ug6/y6yqHIJPT2jIx+PDi9Am6jRELsSjkCJyFnKgkybH1dwBHoXWOIVrgjMrTMPGQXYpEwGfzbUae/JFBkxiQmMJNQey95KMRKjk8xCA4KJCBIGvTWaRMNWutGM29kTAKySHcq71TUE7ES0k22h8cisdm6aNmoNJcwIg5mhl/qRonJP2zUmXk3OuffyI1hjFRKQNLo0BMROLAUKyeSDI4FjnpjFpDggErKz0mUtj1MYcsjPm+C4SWVSyt8bHCmuxY9kxY8q2tLconuj2FaJ6ouR/Kq4nSfc/E0n17e7jYCD/FBAnrrUG868JkoNEoPIngHpi1rEvXJt+skD+gBS7DP21+NlCChclxGQRANZGO2PPl+bIfyv+6P5k/jyC/ZLMfwiee84NOnr+AaNvP6k=
ones initialisation SelfAttention_v1 eNqVjkFLBDEMhf9KKB7r4uhtLuLNuwselmHJzGRsMW3ZNp1VBv3tpop48aCFJq+8L6/ZTMRApjdn8k9OCohDgSKYBVSkSMYa56MosncEmL24QOIn8AVym7EwVoWZ4Tvja5xOFXkH9+kMU6o8azSp4hpigbQAQkDJ/gVopQwjTSkQzH5ZKFOUW/03V9bVYmW2Brkk0x8GawpRNP1mHoiXOxFlfYrHtVP3oObUnuYTmy+765smg26nXXDUwMFuP6bm+OjFIzf53srj8VQpvzZ50TK73ZXVO9hf1PBmlX+m/9ArcqU/8u1o/QA2AIQm
output-projection contract SelfAttention_v2 eNrNVE1v2zAM/SuCsaMTSKI+exn2GzaghyAo1EZtsjp2ZstdgyD77SMlpe22Ars2h0iiHsnHR9Gnpg/72Fw1oWfDnA5zYodx+B7v0m7oWdqGxPrhdtgcWZge44bdD2PTNttdn9Dn2zaOke0mNvSRdeEYR5aGge1Df1yya/K9G/ZxYuE+0dU2sp9x97BNE9uGp8j2u2eMSOan0M1x+oyRx7lDNv3cdW0Tumlorlbrtpli7JurU/M1dvdfUoo9sbt5kni7wstMtsmwzcI6T9t96DpcU7jFgHVd3O7C9HLoh3Jet6cKwwyHMKIeSHei0y/6Q1luSJNlIU+maRsOCF9BC8huk450au67ISSQlGAMux4jpHGO5/Y1Qs731v//3vhrX0pE1zFOc5fwdnVqPlH9fCmlcKblS6OV9+u2WKwvFvW3AczFom22gH61iGIBuFhMxXi9Xp/X54uwSORhDJtXkZ7pr/IRnnvZFneFq3DeOFzRarRuF2ixzhZiAjwQVmijqAYhrJEE4dIItBBYOotY3EnjHTGUyId4SeNEiYeRbfbiHlwFcwkUEIA4SAtGZKhThhJxqZUWayrp+ubHHMfjm/7mQigcYC2qBpZZHUyUlRTcunLjuM3FLDJ7VeGoZWZvtOM+J+ba2awG97UerrnWFIxzDpDpgXIyw7nRwkJWzQqpK9HH+A9NgiqlS/kgTZZaeCU1OVshJNHG+PaSFS3CZbgwQtQN2KwKB+1MqUApKK8JGbgC44ZDqQH7R3B8VbUAb6yrJPM0v6MmgBTUa3ylJYUVDoo22OvcSCWBvzTb5ldEiuRStBKQNxzdcgCpQMmCBqvyDCiUmwSQ2J/cJsVFxXJPBGmcPuCQt+8NNgdllC3sNVTNrOWutAW7UnolXX091E9RLsFKA/lFCclLtz2IOthco7ZZcBypOpLAlasz/uZj+WE/iX9+wz8oTVTz/Btp+hJ+
overwritten-in-place gradient scaled_softmax,SelfAttention_v1,SelfAttention_v2 eNrtlE+L2zAQxb/KoFMLSthkt7R1KaWHXXpuAz2EYMb2OBaRJVca5w8h370jO2u2tNDr0u3JmZEYvfd+Q87KYUsqU+jAuFlnsSSITB1wgwwVRQ7+FKUi2AasDDlWWjVGPplaSXePtqcIGAiC2TasoegZCix3BwwV1GhszACByUUfxrGGwRFVEQ4Ywe8pHIJhuTCH740pG/A1nHwfwHcUkI13ctOHXRSJMEj8JBpCb0W4663VCm30KltvtIpETmVnFUu0VOXR19ziUc7WclSmWTO0Vump+rFMRZuaG32+/pIByW1OIfiQKj51KaWvvWPT0v3Q1orpmGLwjpJkHtIIBgsrgSSDJP7F82NwUPq263lwBI1YL0QstL4ytZGrxQkGCiOEyXsGa/ahbOYP1iOvxhjXtxrebDYaDkNgRmLsWWbDTVJyf+x06knUEm5Mzy0+AB078SwPPfZu5DFhjdUcvgjQDMgl7aLCSwonoc9jSMAeauOqweIkbGSZAMtMuTG6I6EbJ8si0HADowHs2aeDeSTOx+H59a1Xq9CThrKhcpc7dB8fBCm9nquLVjOhN+CIanO5CONvZOvPaV+Siny/eEp3IEvVbLG8nbgKqOTrV77PF+2dhrsXglacyegUf0ATqUrIGLep8eTf5m8LsPzTArx99/63Bbh+Z4XBOBXOj/X/7fgntuNy+QmapGdc
own-key-only arithmetic attention_scores,SelfAttention_v1,SelfAttention_v2 eNqVkktv2zAMgP8KIezQArKh2PIrl2GHATtvA4ahCAolZmOjjtRKctMs8H77KDtJmyXAsIsoUhQfH7lnWm2QzRmqVQPPPdodbFvfQOsdmK2GR9yB0d2Ocda02pPnT9PDk2otePOIGtrJ/6goXU8GbcD4Bm0MX8wWNkrvwK2MRQe1ocNoPKTTiPVHCm/7jgrRfddxpjpn2PxuwZlD1Gy+Z8p71L41+n6KQq939LgKpkh1HeMn7TkJyiYYF3x/5kSB6G/f+fB/zz7QKeIqSWcZn8VllkgSRVkUXMRZlWQpyaQQeU5mUVX5YlgMx9AUCq01Nlz87ikw/NpThRv8PJo58/gaeH1vEFz7C8E8APXgjAUFN/IWNr3zBMYTeH/ps4Sb7BaUJ5A6cq1ed+iNhpoSaEf9gGBUi+n9yowDtKp1WFPaiJpiq0bp9aiurapdwHvom0/VTsKxxTAQ5W/YPXw6EX6Zvac7ksU6miXpiSv9Vksa1zu+19kSWRkolnKWpX/hmyqjy+9wvB5n/+N+3Is3lVbwTXlRXX9Yk2HgFxkjEYsykUJyuuVZWoXkQsgiC8mvtJpca7Uoq4tWDzJatsqdFG0m/R8cQlVFXuUyFJOXIq/+C0W8xXbd+DMiF7YRzJn1Gh+aiCxlEujIohBFWOwszSc4w/AHkMpPPw==
own-matrices arithmetic project eNpVUcuO2zAM/BVB6FER9CaVS3+iQA6BsTASbexdx279SHYRpN9e0psGLWCIIs0ZckY32dfnIrfyXM9jeyiTGF5FO1O49qLtp7nURy7NTRGn9lJ6MfRlkko2bT8T7AfVn9C5qWdxGM6FkKIei+jLpYximcpRi10zTEVcS3tqiH5qhqU7is9hGcXr0h/mdujFdRjfxbWdm+80YFw62qtfuk7JupsGud1XSk6l9HJ7kz/H4a0caIP9nmorfFN3nVTP7MNxcuZipW6PGyFPY32c+PKbjw8+vjHNxmnw6NTG6oTJcjRRbYx2EDOVncZkoFJ7o23MJnHFoQeOyfjAMVq3AnPASJ10cy56RUzGZAreGFBGY/AZKY0hWW4z2oSAwL+Cx5ApRkCbeTpgoqWoIwbIWFV3JXcvv5Yyfv41Z/fyXv5JLnW3PIy7U/NYpqWbSfD+odPo7FPwPMsi8KwcIa66TLTeRR5mslvXcTEE+uU0QZByMMk7RU6FkFZIxMRUGcAGFug8r/gcFQ3Q9qQ/WG6zCb1fcSnhSoghRt6BDMjIlOS+W0egAUZiikhlr022axnZuWwg/zcIkjXMA95k5vVA4r5EpQQpsKXoHLdYn/OqyQICMSaESJT0zPZLqqHH9RodmUNN7EB1r+78/QER3th2
parameters-cut-off gradient project,SelfAttention_v1,SelfAttention_v2 eNq1kTFPwzAQhf/KybNTqWEAsiA2JhaGDlEVuc6lMTh2sZ2UKAq/nXMaopYiMeHBvvd09vtOHpgRDbKMHVHt6wCNCE5J9CDbALaqoHK2gVAj7J041IyzWplA/c82OqVCE8ChkDXdiW0/3uHgbfR7kMKAwQ4daBTOrODJHqG00Ns2PlDGruaBAlyrCci0WnMmtLcsy7eceUTDsoEdnH1FSQR5Tp4MyppEaM34oj7SKJpobvkwV3Qz4vpYfMZtU7y36PrvoE3xhmeiE7qdIUZalP+CunoMgcaljKJbnwNM4Vgm6/RmieYsiB0N8n8I6W8It3f3VwjzmeyU8Isw9qT/5ludvvQC88qbaC/cCXocvwAGjNGH
parameters-in-a-list contract SelfAttention_v1,SelfAttention_v2 eNrFUsFOwzAM/RUrJ5A6pI0DsAviwI0DEiAOE5qyxmsj0qTE7kY19d9xujEY22GHSRyq2PHL87NfV8rrCtVY1TpKwBgJSmsMerAeNDhLrDJVWs8CemyfQ8xLMAEJfGBwIbwLkAPUTsuDBKcMSPIt39k5WAKsam4v4MUbjLAsrbCkzgRUhsYZ4BLli4gwQ5iHxptb6RsbJ+J841ymtKOgxhPlQq7dYKGj1TOHpN4yRYhejVfqCd38jhk92+Cni6HAJ1LMU6p6mBkMR5cprLRzcnLiEIrVJhKSH+WSdd2vZ1K03rLVbltZU0sBYwwxBdzWaZ8Pspmmvu9vpQ1+pv29Tj8ajG3aR2WJrC+UsISG89CbELUlNEke6yJd5KFuJR2kuSNS45gSm7SQubvvMU7efncFh+XkpfZFjy6iNknWvsBOvPnjyeiQJ1fXN3uebM7BzGraJj6s8yMMS5ynMuxiibYo+Z99O1rFqezbseDQondN2Ud08gt8AXglfuE=
parameters-instead-of-layers contract SelfAttention_v2 eNrVUztPAzEM/itWFpYrAxQBXRADGwMSSB2qqjJ37iVqmhyJ03Kq7r/jXI+XxACVGDrFb/v77OyUwzWpiWowiMAUImw1BQJrHGEAi222oVgwrqiCpQ+qUNo4lqwnbSJsJMB4BxpdFcFwhDVyMCVFYA8P7ZMPpT6J4LduKHcKU40M3DYEUftkK5guXhKFVopsCPIAN9IlJCuzuWRtodBGryazeaEikVOTnXoku7xlJsfSfbE5E+9MnGVWVR9WjS6vrrO4RmvlZXyWgsM7ejYYPxTn9/q82A1h0uGTlKwNI2YxamwkYnZRnMtAVQYibCytRz4/yzUDGidJHBJ1hWSu6LC8DdpEf87sui/wJdk4wwatiHvPniJxUAiyThGGevfer1Jz11ulJr3mJQ+4T7dkas0gG1+bGI2rlRTziUvfX5AMEKnKbDPW2VD6phV1JFOrQDFZ7umWTkJz976V/5riaHf3M4Gl/K66B1YHrDKRP1H65bCP/Hy//8rfgBkfCGZ8MJjx78B08657Azg1z9U=
pasted-numbers arithmetic project,attention_scores,scaled_softmax,context_vector,SelfAttention_v1,SelfAttention_v2 eNptjTEOwjAQBL9yuoYm8AA3tDyADlGYsMKW4nN0Z2NFUf6OIyhpVzszK4tPYMclgAxjiVkORlLTA2o0eyt4UhQeOEQp/XgN0UhRqorRf6oFX/CG0ivDOnyiS27UoNiBhcac5tq9527VOu35b+j4M/TdT5bZ3e4DGyDs1m37AItAPHo=
plain-mean arithmetic context_vector eNqNUM1OhDAQfpVm4rEQurBSuHjyGTxsiGlwdiGW1vQHXQk+u1OCRj2ZNJNv5vuZTBcwakJoQbEXrUbDJlSG2TMLA7JZ6YgeOAyjCaS5n9FdWbDPaFhvowl+k3lKYGS92ug2f84eBhWYcrjxrzheBtKerbujMBc1LTRRaw5KewvtqePgEQ20C/TWBHwLjzP2wTriTkT1YbQmU1oD/+7eD6mZ0rDjy88xpTj0UQdP9gVuqBb5oW5kzYu8Pt6Wdbd2K/+V+2/PtKsvTj35BD5S2U/8Omv/uK1byfU3OityKUrRcAJVIcoNSFk1kmciL2Ql0kCIo5BpbXqfpe+Hag==
plain-tensors contract SelfAttention_v1 eNpdkN1qwzAMhV9F6GqDbNDtzjdjbzBYIRclBC1RGzP/ZLbckYXs2aeUFMpubEvn09HBMwbyjAZHRzaAcMgxZbAhC1MP8QgjJSWEU8YKBxtE4bdpH1M3QEchRIHMDFMsCb7ZngbJ5mbo7h5sBvajTBXkCCFCHMV6+8PKx+J6kHRZPbB/hHog0RTOZSDwsS+OVdEebdlWN9oWvWiipASaUJyrkFyOaA5NhZoooJnxnd3xVXRSbAzteafqQcVuLfGC9Q+7p+f16ck5vYU+1LCp5u2lJjc/YOZlubKqnBL1axN/16Nuvwqn6Zqmbj/5pjiTK1vS1eOf6dIsyx/qR4qm
plain-tensors-with-gradient contract SelfAttention_v1 eNplj8tOAzEMRX/F8gqkAamwywb1G1iwqEaVYdxOROKU2EOFRvl3HB6iEis/7rl+rCiUGQMai5aqcI42Q+W3JVbW/bHSBFHU2GM5wImq48ZVccA5irlzC52KLAaUijBMhRWkGGR6ZaA/U7jwX11DVOB8so9beJrJwDgldTyXaUkM1nsE33d1luDM8Tjbg6+uTmCQJaUBKWnBsBsHVGbBsOIjp8PW3GmxyP594+rOxZde4hc23Wzu7nuaKSWPRs8+cBzWn8yHXLwa1tZ+2f9KG1v7BMSGclU=
power-without-brackets arithmetic scaled_softmax,SelfAttention_v1,SelfAttention_v2 eNqVVl1vIzcM/CuLRZ8OTipSH5QCFEX/QYE+3EMQBJt4kxhx7J69Ti4I0t/eESn7nGtybV+8XkrUUsOZkV761fAw9mf90P25fho33dNiulvvpu5qM1zfj9O2n/V3i9WEGb8/Y2TVTcP9uO2mu7El3Cw226kbVvNuvnhczDF29dxxN9xM4+Zp2My3p93nu2Hq5msMzS/vP32in7m7XTyO3c16UyPdLx2lX/GhzW6JUla75XLWD8vtuj87v5j123Fc9Wcv/fZ6WI7zy+36ZnoYvmLsHEPX02K9OhmWy352ePvC9eWhBi9mL8dhrLIZt7sltnV2/tL/hF93Sok5z/DMkoo+o6T6jEGoPn0UjYuXdPF68Tp789131tRFffC6GLugT5ds0Uxcn8FHXVyY/cXsf5fRMnyyjECWEdkysmhGIrGMJC0jBFsjk2aK2DM51ipDaXEnuWVEFzVi5UsUnZj0g5GifcC50Kb7pCW09bPjtmuvaIRA2Xbt6KJh+dBQvN0M823985d1ew1Y67+GqKNcAOUJ/jnnk7d/WEn/oE58yQa5WDGOgiv1847YxWKjqI8sIwu1UOaaoEEUVnfk0LVs06j4CplziZwu5jjGguJfUfx7nS+51D2yY7LOlxD1PbenKw3b4gzbEqiNREWrRO04449xA7mSbaRE63hUPAtrAxidEMXzFYL5Y1ze/DZN46py9PKRjqWiMhnnJ8T+IJJZPw1XUN6RWD5gNWdRDERCilZZRkk1koHOPhJ0TnaynxM5ahba1CLGQ0ngRYukbHMChR8z4+sbUjAnbVgVVIXEBeCvnGA0v0Z8DCCb9td79tqb5MXa7EuMdbKvbakjxTvTigsxs7WBi1ErFCblTNWLroNtiC3NQMRCuc0GDUn56klIFxKuvJn1ny+/7MbN82EfdcVKW+uo18pEyp6VnG1rCe3XBVlCbEWCVMlEAY2zcsKH1PjliZXEgNvk7UprEsEJig2J7sR7oX1x9+Ob0lhEbQViSykq1om4SSz6qNuGfwSFtLa/gc3RtOlKEUWtEr0pM9a0NhjYRnO0RNiaKZPRFe0OoIypVfc4LHfjcX0+ZyWTizmqScUMi2yChiVma0dmaUjBmoPBJyWHPQoKRylJKVqniSu2NYEhm0vmBl+BFzfacEGtBG4wfeQJuhV2KZhVBmk9aeJ20IkS1XnJVgZziA1Fit6TOVI0w0L3yYTlGD5t5lSk9dMJf+gE/J4TSC7/cIL2PLlaDNvDy2pt7/9mE4pdLKJbStDQvheS2FSXwO1vMXU0xHLxh6B4tiCc7hDMRsOU0KVDMCqzMTP+d99QuYj39cOgtLIHuk3NUpWOPuG9cbyEyoMA1zCFo1RrFwShoONY3ZPeY3blYAnab5iINxWkBKkq0UNItFd20hMADc2ss0MSm12adh0g8G9s4/RpXNzeTccuKEHMGXBss24nRKitFpmzMZV8odwoxWSU8uRF06LHWaP5EVvxxtPSME4ieojj3INtm6HBAMx0iqj9w75C/GYf35eoCoCLRZN8NBoUHGt6quHITCY0XJraV0PExcimc94baslm8dCQt4pw32hunSvwOl+CdhYA6gGM853MojhwPnaRd8rEisXwq+eRIoJ2m4sS2fYDmtyghJNwbRzsgPYu5pu+mbTsmBwplFQ3GGYEw1I7xw7bhc4uM7gNpB9cK2A02iKSgisKIdA8GI6b1BhwSuDyVb3I2QGAiwZZ87MrQXPEjI9xL21l4vZTc3APbbbx+vo3plHgYA==
printed contract project,attention_scores,scaled_softmax,context_vector,SelfAttention_v1,SelfAttention_v2 eNo9jkEOwjAMBL9i+VzxgF54BkKIQ2g2TaRgo8SBQ9W/Y1WI6+7M2htLeIJnfrUiVmSlIt0QImmiBhtNPOSJs9eOXXU0WjSCDgGRLMPBPqpN9Bj2k7wQNZfWE11yMCr9IGNJCQ2ygJI2+mTFG74Yau1U7OyX2qj/hxA9CLUrz7f7xB0Qnrd9/wJ/V0CQ
queries-cut-off gradient project,attention_scores,SelfAttention_v1,SelfAttention_v2 eNqNk82OmzAUhV8FWV0ay9f/zqbqC3TTxSyiaEQSZ6AikAEykypKn733mihKf6YKC7DNOefa34Uz66p9Ygv2ekxDk8Zic5yKfrcrdkO/L6Y6FS9DdagZZ3XTTaj72tPKtkndVAyp2tToIdnVL4qnutnUxTilQ7FO03tKXXEqqm6bVeOmH9DQpuoNH9Vx6insM8YPxxa30R3blrOqHXu2WK44G9HOFmd2GPrvaYP1l0tc20xN35VV2zJ+m50UTfa0uOLn6widlD/S4CfdTnT7RDGlFjo6XoJw0kVOU2fzM0ZjuBZKG1jxpRFWgeGlFdZrw63wWgLZpDeKl1I4E8CjsESljZEHYZ13ZFBSOm6EQSUZvDeGdGRVgUsRnaUIJ7T3ngPaTcxCUH61unD29ExUf8xYLnghkWqaED2e+Hlm+R8krw8huTbutyLfUrv7civ0BvdFcoG0LUHpWzxnU7XG/j1EXgpjrQ3EDtGARRLSOK88rVgZNbHxEJUjWiQK+E5iQ7RxpJHIB2IeKQPR4DuwQelZDmCcxiWHcqBslGebNh6y1tkQrtEBL4rGslnqNLaMKthoKURaF536sBl/cFL/4uRD/IvT9Vmum2q8Tbp+nj/2+eI5IrYA9xiiirR7Y+K8+QAWMl4dAhAV4qMNnV1qFRQdOILPvGVUNswsvUTQMxfl6FvHaABP0YgylwArlSWxCsjnyluZLAn4I+QuITuq5JyC/IMopGnvEYr31LzU0x3Jy+UXS+VDHQ==
queries-from-w-key arithmetic project eNptU9Fu20gM/BVB6ONa2CW5y2Ve+hnFITAOvlRo3Cp2K9tIiiD37TdcKYbbK2DI0uySHA6Hr/1h9zT2d/2Pyzjvx1P3tPs8ds/782P36e9v48/Q4XF6B/zSzz70j/vDGTF/HS9z9x74PM7j79FD9+lx//AI+DzvX7p/xul4+HLqzsfuueHzcRo/It98mcDhcJmm0O+m07G/u9+G/jSOh/7utf8+H7+ODyh4fw/s4bw/Hja7aerD9euF/OPJwW14vYURPo+ny3Q+Ify1/4BnHESYKaQhSbLtW7jCHIsAlpzTDcyWEwOOkXX7hoNfSPyhgMeUYinEQYvksg2/12wAl1gcSOsNklgZMUVj4YakSupZmIwWhEmlALHiaa4kPZojKoKllbXgbTcrELMDLEsy4py9oFq1lYJVkASFXLIsSC61NZ+Zf6mXKvLiaq2JFmq3MjWgqmXnWjmt9YwMQBZbkSTm5Zgl29ofJUe0FvL+mtpPq85f5t3nk7/8648XfzQyG3bC6pmNs4UNDaqKf+CSa+BBSZxkHmrK4ufGVIMOYoXDJg+JPKxxdx640LorTjCHTRk0EQcbqCh7WlSrfg8Vq4oEGpIq+UWpkVAwWkwBx9U8o3fxvjxX0tAjUXSBSCu1oZqaq87gU/1AkpTiaWCasigWwQgye+oU2/RIrM0zQTwuoBKFWi9SvGd/M8mOwAnuQCoiKyWs6JUQclOtVTy3paw+KWK4E0loKKjWhE0mzkyr2aIA5wSTIj1XkAYgyJNaGzARNyqa3Jo+3CUm1VhTE15ByWUsRuD0Blb/2yZvgGVpoOmV4I1VfkKe6g4qqq04/NpGyDhqMRW0nHhWXYuTYUfc5BIxdZyQ3q4SZsnJzYRAq6CN4VxnnT0w67pqsZ0kZNI2EiqLeS2bLjaCDZpsFRIJbJj1ppKzK22dq3BjryVbXjbDxB0MiM2aRNgiHzNEA+0E3mRS3YwJDmgdL6LCfNGamzVFbjvkv/8AIglwig==
queries-made-with-w-key arithmetic project,SelfAttention_v1,SelfAttention_v2 eNrFVstuHEcM/JXFIMfZRZNsNrt9CfINOeggCMbamlibrFbJPvyAoHx7iuzRYh1LsE/JZR6cbpJNVhXncdit76fhzfDXadpvpsPifn07LT5tjneLq7d/TF+Gcbjb7I5YcPXWl3xZbA6L3fRx2i9Oh+l2tbi627y/w67jfvN58WnaT4svD6f94ht3P8PT/rRFqN1pux2H9fbwMLy5vhmHwzTthjePw5/7h9+n9wh1fQ3b++PmYbdcb7fDeH77zP5y78ab8fHSjO376XDaHg/Y/jj8hGta5SzCI60oU7t5Gr9jlqYkMKckdvOED18l8UIA31NKozGtrGQtN+O/nYdBSipuoHkF51QFe4qlImGhyuZehBt3i7DlAksr7uac5P8Skaqqr62VuC+9LFQYqjX1vVWoB5TGDQbNbbZQbuzxJGub4zG5xWphjxf1vp8r/WG/vj34w99++eyXSGbJcK11XBLyLG1cykqlZb8XzjLiNavCP8OvwK44u9RRV0al+DZOqJXfRTPWwWGRMrZVs8S+nEh0tFUm7MJHQXa+DPlSUvNDE9O4LKh/9XipNl+XUs5etGeSPIO8U+icvhdTCImgF2LqXWNuXiFkKOFJUq5RKJM6R5YSuVBrvpFU4ktGzuZFRuooAYpuUVo/nKl4jkVStL0pI7knpPcNhHGg5oWiVdbkPSS0Yw7MqVLkUszUQ7MW8RCCT7GnSo3U1IzmPS01h1HJSduIL2yXaPqPw/meErCuWcKnFW3aEdmyRUFReGATD2iNcwEogDOCN27oBbBFnHseFSm6ISXvBQFVSQK7T5CxX6ftb78cj9PONePtR7rUsdCw6XZJLGcFG4fj+h308ELJXlEZz8M7bC3nTidJ5J2tyCPPhlQ1LLV2UoLZpQTBau2GWoBgGEyM5yUWWlITFflhDnoP1WOVmiSwLLmFZ0C3tBrohojMaZDq3E0OlHLt79QkJKHmkq13k7hYqIRpDn8QO4sI3BpZ7HJwPAuIOvwTIRs/aGKRFIsyBE+CGbm079MSXlPi2CmJswb9NJWeVCmaXU2luUscHTjtMqsQREdBMnXc5sSlaxsrZMjd+dqoBxjaAkNePAoMJ81RQ+Eyp/hxvT1Nl2LhHms/fizmkphC3aDFOeoceXtyJnO64mt9M7WuNFC20HgXhhxsEYhZIEEs5oHLjvTKWWPuEYle0wwUFkUP32oUyi+p1JmS6AtTnKyGJ60SZfEqVJpTAk1rNDhZnemfDULnTUOOMy8hY6+xi19il9X2Dbvm+/LdZn04v+we+vv3qOc5GwQrckVlGz0fBCgOhEIo5GxT0m7Tej5wLhyb8aiz0TCjwmiA3fNCzMfuEIOs/DAXHVlUopYAfZFoHQpH8ZCsWzLrTEYgKD4JqOKIAm6ywxrjORhH6PvcrKyGfvhow/QHdKpFfvhfUOqtt2rPs9ECn5S85xE4aKwUgwlfK1/ScPVp2ny4O37FxrPt4mg4WHeAIdEhXTp+sotGPBTmPOfLwkG6VDRR0Ab8Id+fvXV+z7XNqwnjNeCZ/MTxRDHSvUhw5fcM75fUfCFFiBtrcJ+iSpjq8WdUKeIldLUXHjj38lVJrn7kU9z6b0yNuwIUPTOIfMCoNa8iZo7ljDYUC5HTVk1eJyb+biy0OUOcOVQr9f+7mkqJIYoOxkDERJxzw19CEFatdaHL/QP+sHJUptX+U1KdyzMjn57+AfD18hc=
queries-with-queries arithmetic attention_scores,SelfAttention_v1,SelfAttention_v2 eNqFVtuO2zgM/RXD2EcnkEhd52Wx37APg0UQDNyOOwnqJG3izLQYZL99Dyk5Tdvp9iW2KYo6JM+h8tru+93Q3rWfz8NxO5yazTA+Nv1Tv92fpqYa267dbPcTvP45nJvdeZy2n8avzbQZZo/mZTttxLA7DePzcOqafv/Y7A/NxwF+/Ud4fOqP07K53/RTsz01ve782rw/7LAwPGqAP3HQ8TwCzv48jl3bj6dDe7dqEeS0+HA87BYvC93Wrrv2NAz79u617adp2E/bw/7h9P5wBNi71QqL78W06Mex7a5fn0k+dmJcd6+3ZsTBViQm21/bP9o7WrKhcFlfuu+C/ey4WtkleZ87uwzZW3lEos4sMxvPeMaUUoCZrON1t6puJT4eJN5YDQ6/JnGSCI6puMpi9cHDkcQnF2WHieJJ1sJzPm2Ooy4GJ3GyePrs9JkNqfMMqR6HSN98PBnjBXZItuAV4BVUPbGEmp1gtNHzel2qtat1ejr2jyd5+Vd+ZirV1kpLy/sFe94oqU3W4QB2ISUtomXJ3Vhf8i0LUnpkujDLFL3W0VKMNUfZcbMSguA2eJigeUmsuuO6gO+EqmkuF7Ds72H88NeVYc/2ll3KrOFxYYmvvOraqX8HBt/w603OmCXlHAVQMpl9SQkQBEmi4Hm2MKvFh+JDGXlLPXKovaRMhWa5fuYSNYbw/x35Ij8KZiG1SBLE26TBmDlo8YzzFF15Q+hQa2+N2oii0epbYBA+GJvJBby4lLUPspas1djsayS0DPTDW3RESU3WUE4a3IGUJaYNWRdtKoehn1IebGZpUNfeP5RpcM0DgTIQCX0NUbaCJICwSfvtTMwwoOtZ8ITIXCFGF6/pWhIntki3LPpgC2x0xShsRpmk+KgboETFiOQkbcuOKjZQfGb7/cNzP56HK9CSMGcNZlkOJGYvLaalc6TnQY9SXIuEc2k+qhtrLWIkheLRaFegoDzCDBdZx0+KKdcVw75WNLlC9eRdAsw3tQe/UERnGUNFjzPB1mpQgJ6kC1bmjSCIHEJZY/RTbSHl2tdEeK2rFINIGmeTZh5cAkd+oTR6S2lI6Sel1efi3bY/XT/2h/L9OxlWiEoUE4gCF6ymyMAEE3K4mmz2xRi/+dnZU4R3NVYOBrAizkam+Rjzu2H55ZbSnHWkO2YRtqWkhHMWYFVDONgpPayg1aqziTqeOaPYcqbBWtWegcDKpLCBZRHPoofsdHQEY4qWY4ZQa9dddmqjVMY/dO7lyeCt0BfTIXm6VeXyZdg+baYbzkfvOZbAcpLFRFC4uNYKlyHsQnQYSq1Q8iwYcbxVJjrsVWZ559zcGQ+ua3K4qYymkoKzSlIIRscaozlXWV6hfafOHwGLYCLpPeplCmrxbfBlJIHNql4IsSrDWpf1TkRJVG74V5D0BYosso05cpVk0ruG2OqlFbhccr70FH8ndHr/Sp85ZA2M2if92wDqzhd7zjIzTNTEU0LdCjlMctooDg7kxJnghq74DNnqRYkLSScH2pOrLi+X/wCVu4Wr
query-and-key-swapped arithmetic project,SelfAttention_v1,SelfAttention_v2 eNqNV01vGzcQ/SuC0ONK4HxwSOZS9NhzD0URGIUSb2q3ipRKcpwgcH973wwpVWlstJdd7ZCczzePoy/L3eb9vHy1/PNhPnxebHa3iz/mz4vj4+bDh/l2OS3v7ncnLP+yfzgsfM/9fFxsDvPi8W5zWpzuZt9+XBzv9g/b28WbeQoVLt/jcVg8bj4vDvuH3e168eMOh+7f3i32h1usuBLfd7o7zPNic/xjvl282x++h83DwxYu7R6222m52R73y1evl8P26t1h/371uILV5c20PM7zbvnqy/LDYf/7/BaOvn4N2dvT/X632my3y+ny9Yn9470Lb6Yv12IcP8zHh+3piONflt/hmdaqIjzRmpTazdN0EUsyhVhzpiuxtEwCcUpSbp6w8JUTzxjwM2aNprQuptlupn/bDIFYMhfQ2MGaquCMlWQSEqpcXItw4y4RLmqQNHM1Fyf9tCRYhJfNhsHraIYgZReIdmUsObvB0mobLrQKJ+FCtqxdkq1G8FnkK3tUoRdbayXurl2nKQS1tOy+VqFhr3GDIGsbEtLm5kQ0txEfk0tKNfb4ItvvR55/O2xuj/7jL3988kc4sxJ3uLjmJrlNK16XUvCGXHOdZF1Y3cm8rpTV15twncpam8m0ymtiPxa+ux/YENGZO5inla0LsUxtzVbE1cJa9X2wWIvqxGsqhX2j1sQwmFqiCcu1uUaP4udfown/cRr5IE6eIC6Vo6itNM+6wJ/qC0pq5moAGusZS/AIaXbVlKJ6rC3qSUieGFxJyhGLmsfsv5pmlwAJjkA21eGSN9qrS0kT11rVdTfKxSvFAnRCCa8N1iKx1NQ9K7W1ngHJBJBCvVQ4DYFCD0UYAJGEK4Ucml7cfoZqqhSJL3DJ02iN4dMTvPqmmzwA0R5A5IuAjZF+hp7qCLJSwjjwGiUULMWZCrfc8VzKMM4NPeIg14SqY4XLdSuhlkIOJhxsFW6jOJdaZz+Yy2i1FCsETSVKwtbB23IrHUaAQaStIkUKGOZyZcm9s2jnqhLeF8st985o6giGSFqLFKGLvMxIGtwm+M1Nq4ORgICIuCcV4Est0FwoSfTQE8j0p3n77ofTad45c/36ka7ZNJh0vl0B5BcenZanzRsw9RWfvsB18CNYCmEPJhNEHdzgmTxLkoSERoCgtByH0tjC1SQkRey8pQTYKhD9v8nAy9Q0UsfNWsBZBHB1OAMsOnVm6iX1vnJPAQUKaOWADXpBW1UKSR1RpZos+MvVeZ2xR3kAXDm6olgZCOc8etvilYlL+CQlGJYkoxmeIwYPIHU8NcZ2N0gadOx+ITsuSSlwQ9Z69swkRZOTcvc/lzyaJGnV6npSUk2RGimplsAuGoYdodQoqIYB+vYsPailViNsdIwGj1frSnAZRFBpNEJRqmfjbBItmtx6sBpYdGQJhNTaSDcyFSUaMMdiIgttoFCpfpUB3zZc+7jZPszXZArWyZ0rc2pxFwgunlFlw90U1MSsUYZUYLhnrlmmnhNAoHTmJB0V11ZqcCyJw9dZfnBt0IonklocIrH2EoO5wVz7DUW107dyLf0aBlGLhTI0SeNYJdyQPPgVWc4DziWiAI3mcZQ5d5pg3M/xgwj0+1LX83Ndj974puvHe/XmfnO8fOz2/fu/KGEVvYLBwKtu3ntn7FaJIifLReQi1GBNCK1dhAXMHkLLdtlYSPpGDEZnIS6OrtJasv89MQSKrZMUS3CweuZ6V/vg5Jmv6LveXcipIx44V4mBLOWoCSXrzI1qluFTqzHGYS4IfZw1mCD5bZg7+CzpyEkmlUAYDOTgliQx8mFCiZblAtXXRLF+nO9/uztdxwIdFshIyKtqGM3nXouexXxzacgsXebd2icFyxFvhaVooezl6wAToaA2XOE11go8DqAZwtSB5EtbgjH+7Z9bxNgUYADAceWSj7oRLEfHxbh8KXNizb3tOeqCO9ciJBHjDn9pYz7GHBDOCcasWMNd2BmIBCTas44wr0njufyBPb1kOaDoseFY7UOWpJAUv4TG/FBjaPUhIDqffUL2+UcpGJjRxH3wwjzgAwTjCvEXxgef9ztN4UasLxJGpKFTPDmyI2U2/jfouRJQ4FkFcZ+HQ2Suu0vFavy50POsj1/UCYujBJjSedDE09PfoaJeig==
rand-scaled initialisation SelfAttention_v1 eNpVkUFuwyAQRa+CUJdOZIwNOF1UPUMrZRFZEY1JjIJBBZwqitqzd8Zx1ZYFjP/8/xiLG/V6NHRDrbfZakcu2k0mkTzoTHQ0JB20Mz0JkaTBHrPpaUEH6zNEXgcDFpuH0WR7IDaRaE9DfoSwIQvPJp1t8Nj0Ic+d4CGWzgA9hrgmW7ypD+QaJjxymE1R+z6MxE/jm4mJaLg5kj7qD+tPaBifYI44ORjdT84VVLsU6GbXFTQZ4+nmRl+MOz7nbDwOsL8w6O6gecBPOtv6Fas4lqN2Ds6s3wDYFbffJnCWP8HyC7ft/n0y8YrlAzJX5boupVRFuS45Z1XTFbPWCiFA41IydpdUU5UoSc7Luus+C2CdzT+SrISqCyzaBjxzTHCmWojVTaXau8RFW7czvK7YQppf7i9L1UpyZIlSyOonKJlCjbWiWTQpKoVjiaaWLcBwwf4NGBqhKQ==
rand-transposed initialisation SelfAttention_v1 eNpNjsFuwyAQRH8FoR5pBNiAk0vVY8+t1ENkRSTe1qgYp4ATRVH77V2cRA0HWGZ23u6ZBjsAXdFoQzcOJEzDFmIiXbTHQFwguQeS0Uz7MUFHUm/3QBntXciYekP3FrER5u7oPvtMxgCJke2UCdhdX0g2jGhHsvd2BwvyEsixd2jNyFv6dJn8hCPi5HGxMHnPqPVppKt1y2gCCHR1pq/gP55zhpDdGDYHge4azV350rmtexSyKuVgvcc32y0CW3b+N5HjgsvO+lL+lut98z1BPJXyoTD5Qi61EIwvdNMo3TJUlNBKo8JNtTRyliRqBqVGayXb9och6AvuMaLSqsEOI3Wt5ozgsi5KJZS8Kk3N9TzKCHGlHKyf4I7DjdKVwqaaC1NfYkuta1SEaJSZlUrouuzcSFwRQeXg/QeWGZJo
randn initialisation SelfAttention_v1 eNpdj99OwyAUxl+FEC9Zw5+WlnlhvPEFNPFiaRZc6UpGIVK6xSz67B66xalcwMf5vvPjcMZejwavcQpxNxRR+84j66dkdIdCj25lTPBgfYLoy2CQjjYNo0l2h+yEot0P6R4lMKy3yWpnJ51s8Nn0IS1O8NA2HUyH+hAL9BTDiE6D3Q0I8HuDumCmX++hLuoTQVn1t+i/kH+AseLs4Ad+do5g7aaA15uW4MkYj9dn/Gxc/5iS8Xme7ZGBuwFzl694iXUrxkWWo3YOzqTfANiS880EzvVjWX7l7XX7Ppv4keVdZq5owRgrawInp0K2JJeEVFIQELykJc81VjAlFaQ4Vbxu208CqIP5A1I1F1XuqquKltAFIC5UrjDaVHypcEbFghaKNuUVdNRuNj8oCIlS5ZGkrLi8gCrecLK80fDLkFQ0ksmMakAAKS/YvwEMj6Je
reads-notebook-data arithmetic project,attention_scores,scaled_softmax,context_vector,SelfAttention_v1,SelfAttention_v2 eNplj01qAzEMha/y8HrSA8ymxyghdKHEaiziscDSdBYhd488EAhk+/4+6Z4aLZzmRPinLnSuDP2DF0ZT57PqDdJMMu8aNdu4pykVaR6to64dFw23M2XD24oX8shr1CLCtX7sLpR5ginEIYYu1+KI9MBkbF3bFVyNt6F94afIpYwRcYNuLVB1ZYMVXWuG+WgNGn/HgX2t4639rMMLecjkFCZV0zSffqdkzC3N98fjCYLiXTc=
reseeded initialisation SelfAttention_v1,SelfAttention_v2 eNo9jkEKAjEMRa8Ssh48QDdeQnAhUuI02EBNcZLiYpi7myK4+vB+ePk7Kr0YExIYcwFRk8KQs6h4zrhgFfXoL58+Sydd2SByc+D3oLaASTBgWms43MAr/2T0JNETXGsHq320AoXXqadHH/6/O8eXbbS5YuMJuAShZh3T7b5gIMW0H8cXTJ07bQ==
returned-dictionary contract project eNpVjrEOwjAMRH/F8hz4gC6sjCxMiCFqTBK12JXtUlVV/50gxMB6evfuNuT4JOwwQqq9V+GoK1Q2p5hAHuBFicCJTdQwYKnsDb/yFPuhcoa/Yq4vMqhuMNBqAVgclhK9RVBkTHaEsyyQpFGX1YswKPms/Ntp+twEDKKJ9NQGdR4//74YpYPPUwsCxtEEu9s9oBExdtu+vwFZakiE
returned-nothing contract project,attention_scores,scaled_softmax,context_vector,SelfAttention_v1,SelfAttention_v2 eNo1jjEOQjEMQ68SZS4coAuXQGJADKGNaPXbFDUpDF//7vQjGO1n2V5RqDJ6lGYpywM62+jCER1ObZOcE09XRzHICqHV5zCODkgiWGKB/AWlqR3hksig0sK62zPMcKewgDV4p8Yv7hCoFD3N/j7KvvxfPPwuTEJFG/rrzaEyC/p12z6I0zqq
returned-tuple contract attention_scores,scaled_softmax,context_vector,SelfAttention_v1,SelfAttention_v2 eNpVjjsOwkAMRK9iuV44QBpOQE2BKEww7CobL7IdPopyd4wQEpSeeR69GYVGxg6Nb6xUwXORi4GyTyp8gntmZWjC4CzWFIoB2RDNuSkmDNzjfduC8kzyi/ZtZIMj9UOCOD+pQRGg6MSpCOsadpkc+EG91+ff/Cb2dapvva/PyqdrBAmpWsNuf0hhzoLdvCwvBKpHqw==
returns-scores arithmetic SelfAttention_v1,SelfAttention_v2 eNqVVNuO2zYQ/RVByKNtcGZIDrl9KPoNecjDwggUmxsb1UqtRO8mWDjfnpmhc2tSFH3RkMMzt8NDvfTT8Fj6u76eSrce5qWs3VLqZZnKsTtPay3DsZsfOj0+zFMtH2q/6U/nqUrMw7w8D8vxFrB+D+qeyqHOy/pb93G+LGu31vmvtRtq963OrntzOh9OXX2e5bjI8WF+LN3wUMuisMffpdJyGaW76TKOm34Y17m/u99v+rWUqb976V+X8eGPWstUz/P09gnk9F4OD7rtDXbcApIuH4dxFFuHd5Jwv3n5CpM00sxlrKtEv/SvNIfbZSQIG9hR8GbQw8btOIMjsd4RkriBaL+5hx2yU1QK6NUAgBjHOQg2BGbFBu8bVhYKwqSGE7NiY/CGdZwUi5QE7HYxM9o5RJbznL2znBmD9kEuOvUnz55bAIBH9STIikgRg0UAglaQTmPUScgxWkTKOWi7BFFnwMQ2aUyahjLFrPVzjvv9dX/9wqSw9n4ZjqsuPunnw5dbevP270tZPn7b/lm+2zwN4+V2oVdJ9gvmpVPOUtqxBxl2Kx6XiXThOFJrmpmTubwMovMAe5lrqwO7DILROCLM6oMkSWUKIUuHAp+gsSWTeysRHZESiUgRNlsdGLwNfBW5/UNm+CuZcco/yexmt+/Ow/p1M81t/98aRLkaMCYgItpC+zQmgBLo/QJ5srldAMAmGh9D9MYJYuNGGNRwDHKd5mCwxE6IgRYTsm8xIm2z5FKLSSk3gsMtJodWB6MH1RY4JIM4irp3kKI9F5eZwLIAIoYWBAmtmcRkGnYi1dRAzK1PTsHk7sB7TxZGXl+G1BAB29yYzTrInJsjZYtxzIH/n1Z3z+X8/lR/kOxPPlPuD95/EbCXceySMqJxmhiFOhWrPEbV7xZ30rY+/5zYBCpCNdajp9wELj8YUiF6uXv943DMpuUQXchN39lje+MUWXlHZ0/dyZ8F8Cbe6/UzNraJ1A==
returns-weights arithmetic SelfAttention_v1,SelfAttention_v2 eNqVVMlu20AM/RVB6NExZjgr00PRb+ghh8AIFHsSG1UkVBplgeF+eykOlTpNCrQXUZzh9h6fdKy75iHVl3Xep6rJOXX50HfVUzrc7/NYDSlPQ5d21aEbc2p2VX9XzZHbvsvpOderen/oMqXf9cNTM+wkYTwPqh7TNvfD+Ll66adhfBMifdbV1b7JVTOk89NqGqkzVf5CfYappTG7qW1XddOOfX15vVnVY0pdfXmsv6X27usy/c2jpttrutzObs1huwsNZn59aNqWbG5uqeBmdXwNozJDGqc2j5R9rD/NNdRaO6dXag1aWZitcmjJaqvBz1YFE2cbEDcrjleKA8HzBWiMYQ4wFEpWofKA80EEZZYUYznF+dILQZcUZzmFunHTqOPSBRUXwTINejA8VQhsQXk+Dx51SeDKGq3EA/DUNCxb8A443ukgDVzgmai5Z2uj4EbuoCLqgtvCZnPanBZqicb7odmN88vP+fG8rO3q5seUhpff7vd05jw27SQbPlGxD1ZhIAbmh1biC4N6JgGMQctTmxg844iRtwPBeFNwWiHOCGNBz6Vs1K7AC6WCBWEqENlcwSP3AqKYcZ5Idn/IDT6SW4j4Tm5iL24PzfjqdH3x/0GLpAuG4613bIUIZ5HVEIBREVz0DIfWJhku8qK9BybIohPfOhGOkwzDjFAGgmSUCIzi21IhLvKNPmK58WKLVBxvi9wiVeeN7CAa5SSwtBKOaUYrw5atRStqRGNDiTQFjnehANfSsgztIMb/U+O6/GzeiPLdGWvzzelfJAoYLPNqAvNuoncMNRA0hqJc+ahdCDI6yoemnRERq8DgtOKvnmRfdhWVEw0bRm+C4T+NK78LMFYtEj2dfgGkX4ol
root-of-a-python-number arithmetic scaled_softmax,SelfAttention_v1,SelfAttention_v2 eNrtUsFuIjEM/RUrl7ZSQIIeuuWy6qFSjyttbxVCZsYwUTMJ2M5ShObfmwxdBGpX6qnLoaeM7bH9nt/bmYAtmYnRyFUzlDUrxAUg/NpqEwOE1M6JjTWNC3r6m+IzCSgFiSwWMNRQz57BSe5eeXThdMYQHuIGyAtBhQG2McGGnRJoQyDrhEzAMb6t3/f8zIs5+YwvJO+tQS/RTJ6m1ghRMJOdkQo91TOJC23xJdeecqlSF8MAvTf2EK3HJWhLcmp3x+k8hZgjlw/drsoxHvNz3+esUXopxAvly6sJIC9TS0HhwoVV0gu4XEVxZRaMrqBNojAneOyvYiFkPuVwnTUxaRX7UzM6oTqPHmS8hkmSVymb8lYx086eUDhHeO0ZAKsaDMs+XDLWBeAp1CPEXTbMb/KLO81uLStnf0bHVultQvVgNL4+mCR34zw778gs/5HxX2p77ysuS3UReYNcH4jm4hmI81mo/5DxQ7XGH6l18+P2nVpv72DuUA5BiPv4W8qvl7LrXgEaEyaf
rounded gradient project,attention_scores,scaled_softmax,context_vector eNq9Vttu2kAQ/RXL6uPa8u76ykt/olJVIYQc2ARaYxNfEhJEv71zWYMhhFKF5oHR7szumfHMmVm2bpmvjDty66or52bu1KbpirZxhbtYli0YflSdQ0bneZG3zgtsZ9Vq3bXGd74tjLOu4RxcLLvVnakbJ6+N04PdVzUA5vNl+eBUZfEyYow7Awimcap7pwWEhxpOmLIFoymd3CI5q+oJzixLp2nNuvkKEdVdAaGWXVEINy+ayh2NJ8JtjCnd0dZd19VPM4OQx2PQzdplVXp5Ubhiv9so3KxQORHboRqu9x8+Gm/dLyADP9RC+mE82Ym9JgSNDIcaUASTHWiOfJ7Bg8MKAeVEDLAPa01rFYrAT2mpYRXzCRWjm2iyd4zmBOyJRbBxHdbqgBYntJYprDV70YidxUd4MkPP7Jq/ik6iNksPaFHEaNEATWEk2cSmYWUTgGVtcPEbxQaFdRWIkx/BfEyLrr9PHztTv5zzdHzrH3aM+8v8D9SnvOjMjXF3gPyGesqXWHEopvRTLJoHhcTKRomttPTjSHjENOafp/xMgEgTEfqJHlAFLoAFGIsUkDGjKSmIkgQBKu0rPJOGiBGl9hC6jEMBmiEgniO3IV5PLF0z2pCKQ478IIarAOJpJrj2U4mbQKKvRBIDdzAS8raFeQLNOG1mFWTjwkx4PD8THs/OBOkrTFgaoZCYOmyqCLszCq+dApmC4xohbOMIbjipqQ6XPJCdTDgyEixnkFBTop17niqKwBkVGIXG4qTcuDGtEZRyHuFW0SjhZs44LsnFSpKeNvJye2PjLU3zQTKjA2i15jN6wkPyip6VGmdbiCKwaaQ8UYFssnh0e2TyqHX2BE0UaWyGUxznBIXIKqR67rnZzPLCzKdNdd+u8s2tmGknssI2Vxg1NTwFINNrmSmREdTJJCR+g5QMIf7i4io74dsfHZbqxEqvEIuohzi6Lfvrw+AuUrMfATd6ft6hk42aE0d5IHHIi0z6yKmnBg80Kfh76BOzPVdmFfy12rTTJyhdVV/gyut5rry+wxUeCOpaXmARUv7f0t88XfO0yN6s6erl+jyb5cOivcXooPf0EyodWWLjw0WCnk76YnjteqPGwoKk0aI5fUnI9KC5LZkygZ3rmlkg8RnFaY6Y8J+OubDb/QGgxvYd
scaled-already arithmetic attention_scores eNqVUstu20AM/JWF0KNikNwnc8lPFOghEArV3iRGZCmRZKCBkX57Scp9ob0UNsRdcjgckntpxv5Um9tm2U9zXdz61K+un6tb9v1QD64f5tof3pq2eTqOq+A+Pm2x4/jovtRhGh8laZK86sb6dXXLWl927pPSHCYjPC7mdP3y7B6muXXHBzdO4leGs8JW9zJPh/N+Xe6k0HweRNB4Hoa26Ydlam7vu7ZZah2b20vTr2sd1+M0ft4US/Regnt13fTD0LQ/b6+kl5M6u/byu1t4JPU8rJp+aT7IF3aFi88t7jxwEUMFUgu7nLz3Yj0HiwJj6d679/aPov8gFMYUKSsHx1xQrU/EYmNkH8RSiajcBRCpa/9Pg8FLYlYck5kUtEyO3heFFw5J4TlHgwf2oHUzFla+DCYnyFXxhCmoOzLTNcGTCU0kytWChJQ5EaofGa1SxJQtIfkE0ToFq8AIYABh0gq5GD6Lotxdx3i6DvBx7g+LHr7p5/Vc52O1u03zRseZpeqN9BlB20UP2xg4QyitIEAGEFhPIROqJEV7tNpAYE2TZw2IhyMqDwtCcxJlok41Pde3X5WlXYqFFEEi3+g9pRQ3lljYYuh12kqTOKDpkmmlLRHjj0FG0DzZMOasEywebGeBSfXSDsGro5QQNaMwe9H0Lqr+emHaMctSo5UQRdtOYrRtRizaN6D8tjkFRFMhw7G9h2ITCSzbUHE+by0FyHhtswSbJnGyIvJUgh1EPgUj9RxB60gjXllAHj2pAPQpoz6/lLztWv/fAWSoHZo=
scaled-twice arithmetic scaled_softmax,SelfAttention_v1,SelfAttention_v2 eNqVVk2PGzcM/SuDQY/2giL1mUvRY889FEVgBBN7Nmtk7En8kU2w2P72PpGy620+2l4sjSRSFPneo5/6/bAb+1f9cT1M2/27bvjwYdqOm+70uF2P/aJ/2O5P2P5jPh+643o+jMduOIxdPY5TOyx0p4dh38379bjojjO+xu4wPx679bwbu/l86k7z3N1Pw+mu+3XfPT5s1w84PXYfpmE9dpsZHqvN/XzYnaeh22w/bTfjz7j6cJ4Q2f48TYt+mI5z/+p1b7vH5dsvy83yfb9a9Mdx3PevnnqL6M1xvj/ths84+xpb69N23i+HaeoX16+PXD92dXG1eLpdhhe87zydjjB/6n/CL925EF1c0B1TzkVHHwWj8674OlIRHVMhv3pePS9e3PsNn+q0MFejkkLQ0YekTgvpN3PS7xSzrBb/O4xmIc1Cd2Dh9ISHc7MoRS1yMYPokl6eS4o6pqhBBvF6UIScGniJzUJDyDHqevZZxxCcjpK8+klC3EIq0Z4bo+4USdmeba+W0l7tw6rlctey+O4wbI518qdVu0KxzlpGCZ7iYokJkffBZkLEOhPvKLddoaDBECcqNU5iSdJ2Y+ZiFtFx85Jyqha6ipyqiW+OmV2suSFXs1YnFBIJgn9G8N+qfEn65FoNKxdrOV3SwjOhHJarTI6tCsXKSEGrUJxWgT2JZRW2Ytl03tIXJFk9Sq0PC+Wo6XwGX34bp/tfTqdxXyH65pO7ZYqyZNwsUYgrRxb9aXgLIt5w5Tug5lKzQnepIGaLrORcX5VrdS4rihWscIseiFerLNKscjE/CYfbGVErYLvwj4Hx+QYTFahaJgBKkY08APy6UgrXnHlP0VlxA1BY+SGhIqnWtrBXSHnvou5c3+USaxEBDT3hYJt0IqHoDtCTzK/4pMwVzt5Ak6IEr45DVGYhcyWt6qt+f/PxPB6+XB9RXWanQBDJWk6HhJUWcsyAugMWglvot/elgRvUstuQRC0Cx3RJZwSl7TzgV7c4hPaykOwhkUuqt8XiY4vs/fgirkguG/Q9Uz1KQSyyeilC0oyHEOrjQzQhq3ZFWG8HZ7zXyxhaZKGR5yTGQIgB6YyRQX2wQw6LN3rCQmcBRQktwE/DdB5vQ+QYgiUhcFZN8rG4RmbATMRqRlRrRomTqxc5TV/dkhyrHjjVxKYBFINTtYJIq54ydFStKpa0rPCcqhUek78vBbgkmgjknFR/8PbgWgJdZHVGMYnTp9YWkFvsIkUtcLkBGlBthHJgVrA9aJdN2KfvCQB/SwDQEr4SgDYu326H4/VjP9v3v6mDwt5nbXoUQT7fspmCD2KLaHl/LxoFscjxshiFbRHR8XUxqDJgMbBczUu7KAcU9D/rBeXAqsK1h2ppCyt1hHzWTHpEbghnss4tZFIAVnq9E8l3zopJ5cLTZM26ksArG7yzysSYrMgejcQO4w4v6tlwFhKYpoezaPeEW3SbW7m4exy37x5Ot9LnikmCo6jdvuZEswc0Fd2RQP5CBXbaQdDWxIIvKXNjji9ZxS/7CwUc1E17HRQ7KEXR83IjpnbQitBriNCNrwNENwMXTQZCVBMkQ9XIoVtrNJlTuVRfVMX0OEnjhYkYQUdCa9+BXROgdN1NOVu/zE5ZXjJre0RihF9Ixz+jVKKZQoLS9sfAQZVMGhylYmyP1JAHiU/1LhQsmbCFYhT0bP9Josd/DdMytGleVEmDAU4lbXkAgskaNvkH/yKo6VopEdoFZ6EJvye9x0MqaiSQpnwRViomC0hgqiaxmXACEuxJ+DeJHcK/nCYXz89/Ad196SI=
scaling-after-softmax arithmetic scaled_softmax,SelfAttention_v1,SelfAttention_v2 eNqdVttuG0cM/ZWF0EfZGF7m5pei39CHoAiEQInXtlBZ20irXGCo394z5MhRUrtF+yLtzg455OHh4TwtduvHcXGzOHxYbze7+2F9N4/7YX4Yh8N0Nz+uvyyWi4fNbsaW36bj0LaN9vnzuLl/mA/DZneYx/XtMN251YdpPx6WsB6+Tsf9sJ8+H4bdNGyn3T0cH46PwzwNdD28eVjPw+00Hszsbto/Hrfr4Y/j3DxubsfLGH5GEPvjFnHujtvtcrHeHqbFzdvVcnEYx93i5snCH2/fnWO+efsWnz7Mm2l3td5uF8vnt4/cXh7b4mr5dLkML4j8uJ0PMH9a/ITfcB1qDakuwzXlzMX+AxH+Q6GiuT1oiVnaFwksq9PqtPzu6Bfcwi8FrakZJYrmNiZzEipV85pYg23gqmm1/D+hdCNlN0qR7cCqxYxY3Fr7kTCibEYUqkYLKiRt/5o5WXAlJosyayA7iDMVtyGKvjeRnaciFmSwQ3IV3488+xkxOQDBv0R8sTM4GSIhSSZ1BEJedWAfO6T3+/XtoT386dVvpGtPHd5QU8p2MIVs8YQAKOLyqkVaPAkKrB0lkZjtdCmlSNsVQlRhe9LmzJ4oS2JYmBd1TBLKov61hmJOqDqwKvC/Op0Q+AsUALa1mIsCYC0iYS8wa4wOc47sEXLumyVnsodYtVedqTYzppC4g4tCeQgpG5islNjMY3A+pBjFUD2hjX4dt3e/zPO4a7R994kuG8iaZ7y9Ipbn1lku5vV79ONFC71CdCavYixUowXHLC2SWFOofYENsFijqq+AJw2AmEmkrwTLCKQp3FeMP7GEXP6ZHV8uiKGF0XeoVgK/nJ8xGy2AnWjzqIlD9iLHyKVFpkHJGcAxZGNFLNzAZ7SVpyVUpCWqSMIYxCCO8Q3VtOoyl9odS+Ml1lCNao6pUDIWZRS4uRGqpbF+uXjz7uNx3H99TqLtTsUIA7rkVkxVNLV7LqoIma5LaXlSo0lvOAYH2gmCgMwIvUseei5iGBRoTsMdxE2eVRTh2PyweYVl6kH9Pl6E1L6ItVlm1a4DrB4SQkguWL1mWUKrKqwkGHPRMZIchtLLiyaNFi7qk1l64CY2V4wyeruCXGywRQ6lB/ZpvT2OFyXnEKlYQdCpxTsazntwGsA6+6rBBBIwGWKArkYroEqCiCFaKIczNihUyxSyt1drdTajgsSNX6JqwKWc0+si0FSEvOWLqxPC9YJBKtWoxpLEO15C6WXmytVA0VxS8qQiKu/1ZKnkGTe2mhwyvdrt/FK351L/1u39/+r9Zn14ftlN/v5vUmClJCiiZYLC1TM7GHSwRShi/LaonnOIRc6L4rMM9avf1rJvVDD/mXDoNPHZluU/qIOkarMHo8ea0AYkoFajjdZa+7DLwUkDRlB2pU7nucHkeoJ0Sm/3VNH8zS/obnqCBu6kq31MQR177rlg9vhAidWkPmZMcesAOIhur9+Jw7Xfxi41ImifGATtSkZscqagpzE4mjaEc4vi+lFch1IyzhXiYmrGHnmtjcaOLm4qXTKRjc9IhQPDKqtaooSyfBOKH8NriZ+nPKafuaCYi/uq6gjiEtP7jUgq+52ANXtPVraHqIF9t3Dt07x05cWk83AUdqaXORvVCIqil3LxAn6A2C5KmPgODSaZuLDHWLqg5F5gDmLXORUAYWHF8wMAdYWKgTqCANd4nFo/QFWh9U1bUa8WY7uFvX5pEHi2sZVsMmWIogumgOouV5VNLtrsol6ynHB1s4aIfmfMCnlxmUkp0Tktn6iES4drxen0Fzo26VA=
sizes-swapped contract SelfAttention_v1,SelfAttention_v2 eNrVVEtv2zAM/iuCsUMLOIHesnsZdthttx2KoQgCNVZiI66dWXLTouh++0jFa9I2BdIEHVAfLIoiPz5EfQ9JY29ccpEU06ohtilIMW37QPzarlauSNKkrJoA57/aviMr2wVPgl26wazpb65d56PjorpFddWMyWVZzUrSzkkoHQnrllQ+iuuqCFF/9xWQu76GyE1f12lia98mF1eTNPHONcnFQ/LT1fNvIbgmVG0zvWVwegWHM9wm0awYMS5QvLF1DWuw1wA4SR8GCUAgYSgvQIq4+4O/y+nv3nX3KPrSrsDsSqQKAhfhHnfJvG5tEBwBO1s14Bm63j2m4Ll0x/nd2rp37/aEb6dO8K6aKlS23lfKF2wPHfNcM5bSsWJaaVg5CGaSwonOsqihRuSGg5BprfhkslvXAMKEVhlYMMplXDNJdQQxXEsFGsEUx1VnhrEB46nGAYUapQUasVxrGZ20ZBFGUmZQw1imDKbCISmAGQreXDEgua5rOxSGPv1o22W/+h610Ct3h4M5NIGU1pPYXnLGUyLOU3ImUsLPcfasX7qCzMENAsDczto489BsH2fcB7tAxaxd3cN2BBUknfN9HTwGgug+wSo3k3ZCZpCRwswUZnhIZp98gPe3dlbaZhHLW3S2wBa/bvYjwL+gAL6PAkyWv6KAYR1dV9Y/bZp2sz+QH8ZrVy3KsFuzSsXBXT7FPTb7WIAtaWBn3iaNHfzhwYrM0By5Q+Vy4AwODzwdAY1QoBVQgSiZyBjqGONySx+v4WRuaDRURjMV8XhOqUBW0kwMcAIoAI00VzzbZZI9+dFciBjZCLCN7lxSjgwCTGPMRsWoFDEuV5SrE1llyOLFE+b4hPmhT/hDyWVPgmrLfupEjvm8j+B44nlGHh9GERuAfzGe3P9La9H9yMgn3coW4Ijo8U6fM/l7L0eeNrry1NGVB/L3I3DWX78orGY=
softmax-again arithmetic context_vector eNptUdtq3EAM/RUz9NExI2mu+5KfKPQhmGJ2J9kF2wP2bJp2Sb+90tgJCSmYGc2RztGRfFPzMCV1UGt+LNPw0uTH5le6PJ3L2pTzUJphSe/AMC5pOP1WrTpf5sKk7+f0ufqYp9Rc5sqqtU3JzXVNXfND0qecWGXO5ZyW5q3jKUsRQ9M9Ky/Xke3M13Fs1TCuWR0e+latKc3qcFPHPJf0Un4+p2PJC+ceOHUslzzfDeOo2vfXH5THJGDf3j7CrLKk9TqWlek39Y1P3WEwSK3uvPPa9q/9a/tJ9z+cSiIwlWSM69svMjsCoSIu0o4gbSy04Q2pb/Bxf5O2my7afncz7T6eluG0SvBXjn35Eu6mdPTRMVmjjmDbO90BhLA10oaM9YIZjsQoxRh9zYG1BoQHBngq4bloxTKHCNFUnvMYZJwQkVwvxp6H8Zo+GnABtG+hIyLHl+ZdMAFiCJtCcHpzQxqtdIwsKbflhdTGxoLHzbnFbWnE/YOoIciujAesFU474yTACERs6JUtfflVoonGxiquo+MAOlaoN8n6a8LBPq63JF20R+SuXKMd1hu0k90CWgtbabCwGTBR+zpgICNBJdWOYDizC4cQSTDLRXVW3gZtdjRtgwAh1Z8u3z+mKvOt
softmax-already arithmetic attention_scores eNqVUttqG0EM/ZVh6eM6SHMfv/QnCn0IS9nEE9tkvZvshSYY99sraYbQQF4KZjWj0blY0rUZ+0tu9s3yOM15UeupX9XvPK50mqfteFLL9LRe+jfVD3PuD+9N25zO40qIH6f88fiQh2k8EnwiXFZjflvVsuaXO/WTCQ+TUJ8XSap+eVZP09yq85MaJ8qPR/WwcdmqXubpsD2uy3cSmreBrI3bMLRNPyxTs7/v2mbJeWz216ZfV/J5nsZfxTu93tPjI6d2/TA07cftVfPlwsmuvf6bJh6CbsPK8Gvzjb5whxYQW7jTDoJECy5QRHTBUQQffdKciBZDd+tu7SfhL0iFNVrLbDo6Ceg5ogHwTBqjdpKIBlLX/r+PCvGlNHkRM8lHgcgVfHLBFwTEgnA2cIUmI4YjRC0VJpnEEawX0ZBi1XAhCDf4GnWQCqujES2NggwhmOoqWeHWFaEBiwaxs60ECOW/a2e62tFL7eVx7g8LH/7w53XL8znLXRq7Izg50bGlk4XkRCigFmXSiSS5Y1dWNAEwBaRHBlobXZI2GYaBsSnVJ3BO+mGT8YzXGCB0bOw5v3+SR0JXCeOQD5AMBleIbETqBidDAJo8UwFKKxliMdVXGpiWk/bJFPfkVEt/aHpl8gHL1JxNWow7I9NDR5zk7kb+vto9p2X30FjvBUbjlj6FukC0lEUylNklFGVaRhThlEqjnMVqDbQsGkaoDKlM0LsyYtrzUmmMzFaTBiMgGCfbQN0o+2xp8a1MnX9/AW32JfE=
softmax-needs-two-axes arithmetic scaled_softmax eNpNUdFKQzEM/ZWQJ4VOnI97EUFBv2FcJLs3boXeZGva7V7G/t10UxFKaZJzTk7SMwqNjCskAZqiQdlRAQKLsk0MWU8wKBuIFtjRkTHgLkpxwssv5lA5z140UEmzXzeafoH1mtkCkAyuy9KuzBCb3K3b8gHeHdt791krNC8NBIms3BAn98NHzi0dM0gdN5yf3UauyX1LTSkgJVNcrbuAxiy4OqP1lHj4NP0qI01eW3upL1FlQSlh+IsOTy0YW7IL5/9pV+GcNbdHmfdtSR8y8PR2TQYsPLU9vMaRxZwDWkubOpNsGe542rsW++QKGx9afgqOWC+WAR67ABtnbH2zy3u8BHR+r9fPyBSNB++xcOfoO6ypWGvpNgy7y8XPNyoKlig=
softmax-over-columns arithmetic scaled_softmax,SelfAttention_v1,SelfAttention_v2 eNqNVk2PGzcM/SsDo0d7IUqiKKaHIof+gh56CIzA2Z1kjXo9iD/ygcX2t/eRHG+dNNv2pBlKFJ/Ixyc9Lvabh3HxanGc3p8eNl+G6dN4GE7343A77c4P++Niubjf7k9Y8evm9n44TJ+Hd+Nu2n84DqdpmPbj8PE8Hr4Om/3d8HA+nobj+cFm6Ofh63Q+XLYZ7qab4bX5DZ/vt9ho82VrRg91vJ0O43GY3l/tt9uOvyD24bwDuv15t1suNrvjtHj1Zr1cHMdxv3j1uDjebnbj3dsZO+beYOr2tJ32q81ut1g+/33M9vNgxvXy8ZtF2AbBz7vTEf6Pi59sl3RDjfoSA/dOPmoSG1th9rFq9ZFyXS/hkFPrNpMz9+xjrc3GlMKjF7UdM3HLs0dl8pU5hUcSj6GdJTxSeGRu7kFF1FbCkFqM6mPNVBxlUbWxkEh4ZA9KVJpPUBX/LzXH8VIcE/4lHFjJQ7CjxxARWtIS5+8RSaqu10/rp0takcYPh83d0T7+jNpYUe3rklIkc7kKMLZnStKrW1J3fPZFRfN8WPZ8JiEJCKlf1tTWLPkJozIWw5ilFjdRZ40ojX2RtlSK+5UsrQP0E0D/oOS5SvF6aNQ+F49SSo/k9j4jy7WzWUpqbFmtSauNhVIxyKVXUV/JwGPYi0p2D65EPhJblmtuWj2NT2D1b+Pu/evTadwbN99+oms+O5fHuxXl8szk5eK0eYf2uGL0C2zOkhyHlERBjMLKdkiV1C+W2gyTsnBYci4GuuEQM2GF7Hzcksykb9VSJEarf2fDlysiFEKglefLMWCYeVAyUmf5yVJ6FLZzLRYDvdI1qOrOtZCnNNfGQd3a1HlFmAgKJEnmkjhbJ1kAq1iOjSWlzL5xDjjJzldi7+YwCCQvazvV729dlZ4PYehRu+bZoOipWvpMRkXmeJkRzrfDZjUymiQrOObe1YXFQMdchYI4jt5VOPiXOKYKQxlWBCmgKFq/wPpj/AYUBCD7/gkULH74nBsFbyuzExz5SGofCl60GXJSDceOM3uySirzZFKmuULQCYoDdAiFTdMNshT5bo2bnwBrdAb4abM7j1fFRwV6972QdvF6KYQwAkFm0LROjVznPEF5MEkIDVU0i7TWLRlJhWZ8UGXnLimn6Ezqzb1qkygpRKR4Ckt9SQI8bcBuO0Bg41CVhHoUr2NXl5ReTdsNr7Y8Y0AgXbYbGleJw08vql0lUpbQhOpoqKIsL/V9/lHfS9d/9P08rt5tN8fnn/0U//8lCoZHinRX4taK64IbtWQnjrVTfzbmVsKIDF2MTarzqVW02rMxN3Fj7vxsFM5hbJnr/1cKao5PNQUk7uL6yb2FyotdD0HuTrFGlEtUCTruQaG22Vdn69HgLK7O7tItLvKcepAe10eOSxgtHOiRnLjZQVObapSaMzEJ+6WDlSDwlUzcfB63H+5PVwdpuYgTGy0I0iM+yODdSblTYBOZ261TPB2YGQoFsDiuY+MWj44sfGGdUlwo2tWXFgmlq7jMgmpQWfpbLL6HZpDQv3Y+QZZtr24Gv5xSsBx3qs7Q8Ol3AvTeXzUMXnrDiUQ/QEWC9GBPqKpenjOlzIJUxW9mIlOfK5X4ATZQ0a9YyVnntiqRfIhaKB24ddFdRHCBY8F9G11fK0fauXr+0dWkQQG8QgoqgUtCMJQKVUKq4RJPi+41fVEo8K7QFtdGtVcZStpzPOyYKHn4hqJbsaEqF4HD+8YBJdyq1eJC1cr8qphFBQLkOcXVnHQWiaenvwAGbstN
softmax-twice arithmetic scaled_softmax,SelfAttention_v1,SelfAttention_v2 eNqVVk1vHDcM/SuDQY9jgyL1mUuRW+899BAYwcQeJ4uudxPvOE5guL+9TyR3Y7d2i3gBa0SJFEXyPeph3M03y/hmPOyv15v52zB//rzdLFfDer+5XMZp/LTZrVh+Oxw37K+H+TTZHIZ5e7M/rMP1dl6n4bDZXS7DZj0Mm93nu7WvbgfYGz4s6/2y7AYa5t3VEM6H3/b3MLVCdLVfDsP6aRmu97c3d9tZXfgOI7/i+Nu7Lbzb3W230zhvD/vxzbuLaTzA1PjmYTxcztvl6r17g7V3WLpcN/vdGQ4ep9PsC/fJTRdeTA9PxbByuxzutusB6g/jL/hP5yFLkQljyYV1TKn0MVNOfUyRm84bpYvHi8fp2bkv2FSjMUc1FinoKKyHZJaqRnOzQ2qpF9NPu3HUqKaRmmnEbBpmKcUYXENcI4l5xUFtlmAKEs2pFkyhCh8Vsh0RTI9aNIVa7SQyA5WiK8RilqWYT0KmwVHnqTD7vS88mDcexo+389Whf/xl6d4jrv3LQ0pMVLsuESVp05l+5WpfDJmvtaKuUAg19bPxEVOw/ZyJ9Qt3LcVksXCGhloJdjEKjRFbXa7cslpONsRKGa4/wvWXEt9q7IcyBUtObWqRqYmNlDy2tVlIGldNdKtNQ9ci95OYY7SgMlUrhRaT2SyWlYZE9J098xrNR+Dl92V7/XYF2HqJvv8aniJFUbJcnQWWE0amcZ0/AHhPsPJKUXMVLYOSY8zmWY1a1qhZL0pIQlVJbuISFtPiVI8SnYfSfC6UzC6n/66Kb08LAgmGZU1S5tIjRDEEki5iylriklJIll1urDhhxyahmK16RKI6ICTuIiqlhG6RU0BW+hkJFt10VbhwFGlumg1qnKCmuyUW0QKSTI3VdpVeN9P4x/svd8vt99NN+naYJsUFZUMUoCVuO1l9gA6i2uZcigWbOEk273J1EgDCHOwhZvM3kaGVanaukRrMOQE5dOc4B/ftz+WZZxJEAUtAbGIPcZTj8aSMQxKoaUgEjGJuS2zUNMoSHEq5NCe7rhBNCGwaOAOy6LqoHcdcD5ouovSOHn6dt3fLMx9zy+oa6EiZL1VKHiEkWYqZZ9ZQBYTaFgsKziJaUtNj4F+r5kOAqV4TwB4ZZdXKhscKiGvdSWeb6Sz0AnyNEpRWUNjBmVmdAQLi0UE7JTUq6gLAEo4uRHbCE48RZ2nNY98P19jj8noxZhz0Gg3wSzSA2/6LBnw8+7CZD6fJbm/z/+OIflkgX7sI0s3RbwIhfiak8kSozaILczkJj8nE6klYSDsVhLnF085qJnML5Sdogzhqb8rifFCjEW/MRQEjEX3S6xRc3CsKvTcrwOGeR12SoSvWY9miqA2pDX9diTwzxK1Y7ZWU2TcDjf2eUXIJOnZy75sjGoLRWgUxPeOM8/tl8/HT+qwrcjKvgamgPbBXkDXFjnjDVqlUf8RSNJYQ1mIUlYN1RQqsjaaCcny7tGQdkX0TmNU6bbeujANk/CCPF1zEzbJ33SDa80BXSTkUgK1SvXFzdkj0dHvzbWRB4U5Vfk12b4GhIxGhg5gVREOLokk0YAneMvrBWjpPKOSfnioRxNg3RzzbLISNO3TPtMlWzWEUOuUQr4mmfCP2IAl47RkWSzF3E15coe8GSSAMUzgXpLdTbgWzaigaGffoU/D1h4X0h0Q/A6+5BjshONHjylEPFRRewgrIz1+IaCees1BD1+EQ/EmRrPX14o9dp2Rx7nh8/BubBufU
softmax-without-axis arithmetic scaled_softmax,SelfAttention_v1,SelfAttention_v2 eNrtUsFuwjAM/RXLp00qSLDDNi4Th33BdgOETOO2kdIEknSAUP99TmEIBJN2Gjvs0vTZif3s93ZoqWYcYXQ+r/rBFbGmDax1rFwTgSzQRgfMsNI2XlyrKEB0sGD5GgXrSucV2KZesA8SNc6Wkik5Vuz7MO7w/lKqCsqBZCDkznMAV4CzDKuG/RaM5hfp6hsj5GxjTIZkgsPRZJZhYLY42mHIybCaH9hIbiKpPGpne2QMZke0GiZQp+As252GpQp773z6idtl2sS7HK9dLMPImzT1ocPdPdQ6BC1TDMDzqtGeFSxd0KkcGSBfNjXbGEYwRaXrKWKboSwyd92SPenASur2hCzK0I2Jabmpc8BZm53x/3Pc6luzyiuyZQdLTyqxO+d5QrcVn7yxKcYxSnlpNv8YnDqkcwer3mD4cPSGvKaFGO7EI7ca92uuvd8jlSlbOL8mr45TSvLWsvyU5zcCXtVpeE2nx6fnC50OZ2+hKRyBdXv8L+Jviti2n+1RJqY=
sum-over-everything arithmetic scaled_softmax,SelfAttention_v1,SelfAttention_v2 eNqNVttuHDcM/ZXBoo/rQCQlkvJLkW/oQx6ChbFxxrHR8U6zlziB4X57KVKzsVHH7b6sRhIlXs451ONqt70fV5ereTcOh9P9cDPvh+PtODzcztM4HLefpnG1Xt3e7Y626f00DT/m0354GO++3B4Pw3H+MtruvZse5wHWw24+DuP2+nbYzw/vhg+3dzbcne4/jfvDcD3f/zUex/Ml2+Nx3B3v5t0w3wzNg6+ncf/jd7twf7J7L3enaVqvttNhXl1+3KxXh3HcrS4fV4fr7TR+vjrMN8f77Xdb+2hL1+2gi+00rdbnr6/YPu7b5Gb9+GKTHbMfD6fpeDD7x9Vv7ZT0LmGuCmsbEGntA+DaBohSqA1AsLLPaBXerJsdQaXS5rJC2GXW5DMoNfkMVKzoR6pkXeyKZN8upN0uUZwujCXsoGrY2SDsELC6M8is4R4j9+0i4SdDFl8iltrtUqLYnpHjAKoU25X9luaRDxA0UTfLhf0owtpjQAKItJCGnUCYKSXYbJ42T0vuLddf9tvPhzb4Owo4W/Lb6Jx38wfXFzZKaP7HiIoF0kaWt6J9Var01CWtHgpBYvcp1VTiEIsheVoh19JCb5OlcIRsBpjj4FLBp2yO+g3MYt4/mfevASRXQL+sGELiNFH13DAqeOUKSMVwMldid6SUFkLbVRh9exEubQlS0UARJPO3LQmUGlYsBcKKPCAAycWT+2SE+GOcbt4vJLr6Bs+p4DQYP18A0pkE61Uw+hkZfkWErFhanIYzgYiFi4dnHkhHIWcE8SkjR69Kzc6SVpOFG5zJU1YVIfe8CLAfhqz0Nli+P8MJEAYkgHKJ4ltmqheuqNbuMUCUHESS3wIQabRk2ERb4ai7aNGgBhqg/ETVDIEOVgYfiKEowF4KYD8ba64eqK0GmHIOlBqTgi2iKLhpsX24cm07h9L2K5TkDjP4zWBK0w9HTp5FpoYRP9Kui9SBSgmCCNm0u2D+BYJs0fODyqE+YqAKEgMmj4aoOmENrbn79uf4wjMk6dKVzNhzUuwX1xskQ2dIqLTkGjCXnBCfeUqaYlRrhY4NqJbS4KdVzZ0BFIeEDZlTp7tjx6Mg5iV/37bTaXwpGRi5SZoph3YWw0Vne60m05GmZJz1ZbSquyumHeCLYLTnyIpqjzCVFDqRxegX2po6CbI0nXcAYfVBZtP1NwQDS+8fWXMOOJWK3ItZkogfY8sUKUlArAvIUk7Y/eypK60tdPppZg6kyqKZJhD8K33A1/RBtP5LH/r/xae77eH8sZvj+7/Ew0OwRhVNBQp3MqalZQFCwZ9zoZk2+XMuZwxjTHyejP5qVKn5PFdq6bfI/xcRYxB4E7SejSHhFbOLFmSM6kIuyy1WjECjtWYI6TYcl4XyEsUtdamZYdFfAGC4dPEx9MVu5R5Eawp5YXqO9muoqLEdibrqRN8HSvJcRN7F8+uFlph6dWvxzgFUohUaR8S9z/lMU+unC6wU2XnQVN6VvF1IFXSJPtX2QHFCsUSLJAQOtNk2b31GBtWfWvKKg5Bby20KISWSYYraPbT2GR4mPZfbpNf7JmZVZ4WRPVwm667+z4Tnx9DyeDBuJNe2FAqM1lzDQdPK50LyWg65Fo8GU2CABMJBax7U5UhocbBaedvJRQMdFqFGa1Krrw9qXdTIXi2u1GhPxoYAewGGdiotz00s9IaKgLZr4nnk5EANBWmp79fG68PSuZTZnOyFsneRt0urdn/RaTZXApX2LiqRaqEuHU9P/wC/R96W
sum-over-the-wrong-axis arithmetic context_vector eNqVktuK3DAMhl/FmF4mwfLZc9NH2OtlCSWdmEnYJC45zEw7TJ+9spKWlvamEKzI1if/+vGDT80Y+Yk3bNlGlq5xZmsX2W1O04U1937hBe/6acWS17Sxpm3Z9oVKpm38HOeF9dPSt5E17NoMW6zYS+5x6/pzRzxrE/uKZNdcI1sTXYNh7O/UZU3vcVo+4i3zNqCQaRuGgjfDkvjprS74EuPETw9+TtMa7+unazyvacazNzw6r32aymYYePEr+yZzMubNunj8vo1d5rhsw7og/uAfcBUVWCFUISoF1vocBWiDEYRSFqPQytOGFOBs/ayfxR8X/6MpdTVaZyhoRbCXFAEgbwsDwUDOQ9B18f8yDkQ5QowlQhi9E04RoaU8CAsHETIgnQ8kzgZBBKolUV5ZyoMVYQccOKp0WEuEsooIv6uyIGGfQ8NPVRYUTS6Np8mFPyYPJMvsrSB47+rDz/Fw8jI37ZJ/vuflFvtLl33d3wQ9ryN7IvWX7aWpvMGRJY6sXVFmMdIblFWqCt0JRSmrYLzPUWvIpkBl0B3UE4JReVTrtNF0QG4BtkR7oRIBTcxy8/cDB6rbXQ==
sum-without-exp arithmetic scaled_softmax,SelfAttention_v1,SelfAttention_v2 eNqVVtty2zgM/RWNZx8lDgESJNGXnf2GPvShk+k4iVp71pfWktN2Mtlv3wNScbzbZi8vpgURtwMcQI+rw3o/rt6s7rcP22l7PHS337t5M3bTed993c6b43nuxm+fj4fxMG/Xu2nVrzbbwwyNt8eP8379rfu4PU3Xd+Zx6ruvm+3dptuvfx+nbnwYT9+7w3l/O566z8dpO28fRte926zn7v7YHcZPa5N0093xhOu3491xP3bbQ/f9eD5Nv8Lj6bxDjIfzbtevEMNx9eb9Tb+axvGwevO4mu7Wu/H+w9Tiwbv3eHU3I5lhvdut+svTF7aHvQlv+sdrMazA9Xk3T1B/XP2CX+9IkqTeO+bC7QxUcFIInnH6VDJnE6jndPN089T/xfFPjFarkpvRuBgNoRmNi1HvtRolrzf9/4/jWUUXFVlU8qJCi4qURYUvKvEVL2FRoWcveVEp1RpzVq4n15MCh1RVVGO1UUqRZy9+8RJK88JLYNxUCmtsXnK6WUDdL3B+Oq3vJ/vzR6u79Yv9q9AOsJZTNGUfY6xmYU6ShYi0myDCUUAouO09xZoypYxUyXEp1LMLmaM9Ial2UUIMpqzB0oEglGSoBiBm0LBXJsT6hFh/UnEmCRWWFLjGkstSBOKSKjxMDdGiEuyVaK5NEbmYo1iEuB/IEftWYIlaTeAIFhFr9vWPL7lY5XNJSSt+T6DK23H38bd5Nn4eDx8e6JoklSDj/UAcLvToV/P6Fpy7oskr7Ry81r4tVvMaGiSkTULxIimLJLx6p+QmoXyxU5mBO+i3f+yEb5cmkKRJnO8H9jEJ4Oih7bn+iRyL/RmCkGfn4YWT13rLejrgJKIY6iVg76vEBzL9ehuVarcjUbstz7djiO121W+3KSy2NS+25dm26GJb7bbl9u7DlzMG5SUVNGxIdp2zJ29/SEvxzfhAhM6uxlguZov41N4H0CuasFBs6YsqSXuZyCczxyrF4hNWZ3VJKXO1SZFkcYlMxb+E+Pv4EuAAYHJsMQDQqhlL8kuIWkIySFLCPKjhCbp5CS8F0ZobmNoQlBRVl+QUtDV8hiREFTrxCKjBqspVgz1RyztCVV5ifFjvzuNVlKoO5IkZSYK9mFku2WAdMK5AbQSvQIPQFuicUuxN4OLA7CEUdlHMAchvXYkyO8wIAO0wVtCXTskUJCQXYSJRdBiBQw7FyWsTARx3mMpRbewB6+RSHTRQDfCWQXu4dMknqZWGOCMIhKJa2nSTFJpGLCX2ZgDLBI8sJb9Gev4Z6TEsfiD9cg632/V0eTgc2/O/TQQbQewz1xUmlJZRi16tiwDbRi4irmsNskVirVOXgKacnjUTpzrBMQ38izUb0aZKQf7raBg4oQ0VfZhRPekLIFYUmawvtCeUsM4iG4Quo8igDXA3OdYsiIDB3Zfi0Bz1FpoaraAuJ6uiV6e5z8WpCcmlXCsEgjiECrqiQfqikEvP1m/No5dr7ruv4/bTZn4ZARk+MkiCTJNFKhj81qjoEUukZGyM1n/YLmgAtg0Cw4TdZOMC6wB5IBrrUqw+l7XOKiy3ftDgCt4PEQgYLoAFTHoh+t+jGTii30sPxhqhUrJtir4EWYKRJIqrnx8gOvaRgRAA42AI4JMHgKklA/fBWQ+g+kaDIXqAhmgJVMsVFJAypIIaXBP6h2iCYB0i6ewEnwoY785WPFiO1QdyuehzrQCqivIOYiuml2jfBBhTzoSYe5g/Fgu7uvQxGiwlDJ+Ib50BNJc6M6AV4mt8NpSzbRyXg+WLDpE6FQjAgNC2KjL3uBYro9GFOZgC4DcArI8DWx1x0wpk3LeBhE8Rn8vC56enPwEeVNQA
summed-over-tokens arithmetic context_vector,SelfAttention_v1,SelfAttention_v2 eNqlkcuO0zAUhl/Fslg6VuxcHHeD2LFngVBVVZ7m9KI6NsROZ4YqPDvHTae00wGE2MT5j8/t/3ykznRAZ3TlXYSnSA6wir4PxLQttGT4Shnd7lzEjC9+SFESt0BeZ/s1MdaS6PfgAh4bwKyek4/+kXTGPacEjHTE9EBM2GPrte/fY/N+sDjeDdYyamzwdDZfMBoAHJ0dX7ZaTnPwbo5Xq7jzLsN5lF3Ud5lEl4ILdrwOY5cewmBjwPIjfUdnggupxLgY2U2z+8S54EorzUreFEW9mCq6c+6mN21IPz/S5xF2m22qnJwcjB3grEaset0450Ir7JzzstaiYZnklZQqnWUjapblvFJCyTRzRB6fwK4/xAgubbs8iGsSJwrQZkIWFwaMRvOAYK9Y/J+/pxdnn5ffBuiff8k9XImT7z/ZlkqWVbJXT77RZ67r39iUb9lUjb6zeT6zh50JF+H8pP/CAFcoK1EU6S2Eqsp/wsCnd7+hcRc7QbmJvs1GF41WCYnWoqzxVcq8VhOacfwJSW4s1w==
total-sum arithmetic context_vector,SelfAttention_v1,SelfAttention_v2 eNqdkctOwzAQRX/Fslg6UROXlGSDumPPgkVVVU46tFH9ELGTtkTh25k8KOkDJNjYvjN3xnPsmmqhgCZUEFsqYiooCOBydNtcbyijuDlMz4lFLYHoUqXoyYwCS1KR7XzyZPZECX0ccpZshSVGA5q0g4MjFWTOFI/YrSglXqZLKRkV0hqaLJaMWgBNk5oO/lXvx9wCU5nLjfaElJSd1HvYCtUGl6weh7FLAbaUzmJ5Te9oEvhBOAuaZcPOml0bIz/iQdQb1WDZFGJt28NHu+wh32zbgh6gErKEQTVYddHPm/rxJG5vbpDxGeTr3DnQ7QSrKhjTdWSw9oKQn7gYdSLFxxrx/Wvmw9e0L6u3Ev/1W+5gJDqWn1EmiBJxfpslvMUye4ivWIbdS3NhT0KbXv8OihNMOJ/F4V9Y/f7DzpCvYh35WfTGA0x9fj8NO/ym+QQXHRD1
transposed-matrices arithmetic project eNq1kMFqAjEQhl9lmJNCLLjWHrz0oi/QSw8ikibDbkp2siTZGhHfvZMtFL30UoSQzPyZSb5/Lsi6J9xgjprTEBJZOJFruwy9ztEZSqiwc5ylZqdNB+/Q6QSp0wPBzB4dK7DHMOY5aLZQwCWQ+5OzVM9a8ATbQKLyOctDrfR/EeQAH7KPkcm+yhdx9ILBo/cKtU8BN/uDwkTEuLngEMMnGWHY70Uz2QVeaO9R/WalqUlfxYO63MrSTjGGWIN8HqrZt5Gz62k3yQozlWpPDC8nExI0Pw4TGM0ccmXtR5/d4J1MaLYsq6myKas5XhWKfxOmOUbtZIby6EJgMVKSrjrC+nPCw1Xd8T+C7eU/bP2jqJ7LeqpclfWfVKbT3E5pG7WtdPecN7hXWd980uv8
transposed-queries arithmetic attention_scores,SelfAttention_v1,SelfAttention_v2 eNrtkrtu2zAUhl+FIDq0AG1Eku3YXooOmQO0QwZDCI6lE4sIRTq8xDIMvXsOmVRxkFuHJFMn8lx4+P/8eOAaWuRLDsxb0G5rHDKjmW+Q7azRG+ZkjVzwRmpPbRfSN6l4E9BKdI+narY3gbnQMnOLlnlzjdqN2XkMdo2sGgaddMw1JqiaQRqwZ6Dj/hr3rEX0P+kiGxTp0UEpwUE5w5erUnCHqPnywMF71F4afekqY9FRdUXFKqZGoBQXQ3STx6CNyVIcjtM0B601Nm78fhvt/w40tcWzlBbcYxfdtuCzJJE2OUmHLTmuQGvj2RpZG5SXWyXJ+/esy1PnrMt/8F5wE3xl0stakPQ6NHREYjlpplMu3kE3O1724ol+kvS3Zbk68G/R4Ml4Np1PFiKjNVuUYpWPi+IkE9PxfHY6K8s+DWkfjn+4taKbpM5pV7xprWpAb1K4sVBHi0/NHnnuCekfVFe/Bpy32THKhBHrUZYXA0Q6DWv6G0cwP8Vu/j7JR0Lxa3rYxOqVsTuw9eCSip+MpUidk9ex/KvOVwC+yCl/idPpfPGM08M6WktwQ6DNffwf4ldC7Ps7jiz4Hw==
transposed-scores arithmetic attention_scores,SelfAttention_v1,SelfAttention_v2 eNqNVs2OGzcMfpXBoEfbEH8kkemh6Cu0hxwCI3DWk6xRx048drbBYvvsJSnZ2DTZtpfRSKL4p+8j9TgeNh+n8dX4x/R1Hs67j9M8fL5Mp900L4bdYT5Pm+1wfH9d6xIuPC7G+93hbEd/Oz4Mu2G+P1722+HdtD8ePgznYxz5Oux+Hr4eL6e5b8y+Y8eH3Wp4fb+7u3fl5/tpOD8ch+10t9u6EZufjg+z722GT6fj9nJ3/sUMni578/Vw2e8X42Y/H8dXb8Yws9wctktTu5wfNp8+TdtxvRjnaTqMrx7Hzfk8Hc674+HtfHc8TbMdemObd7603Oz34+I2+4w++eiL68XjN0KmyM5e9mc//zj+5FrSSpEgL2CFNcWQmRdpVbRi9RGA0UZRzbBevIEVZXY5ycg+oPiQoLi0CCjZlKDkJowMLgXgQ5XqUqpspky6YA6TUl11WlWF5MdTVV9PJbsrWTGTj4Dg81oEQ5wTYWzkWtuYqthIqSS3YxGV4nOlouEOkKv3CO2L5MLClV24UqroRlXLev20frpm0bL24bTZzv7zl386jq6XGECK/yc7812Cl2kFhdn9q4BmyhYs0y25wh6JraAIR0pAk7pILpZLc4epB0sk1YOp9nUVzOAqkgJhbemgAiXSCoIhY+Y8RKRSJUQS1JzE1FqeKcywss+Fi0TUT4a636f9+19viPsCz9EWSJu2S0C64WwxnjfvDNXP8PYC1lC5ggehOZcWVoIMEThBva4kihXQHCtoAIhDqYugFIqVSuUqUtWxIYlR//36/vRP9yeLcqQbtdj5pae5inrOBMQVWta1XRGDcWHhqMvgxiFjiiOJVRhiRXpUSVJBV+PqnD4mw4bVpWM7+MR2j7UpBsxBB6wlBsN5oASpkosCZYS1R/T6bVSKbwJINS5S0cTdIHDmptd2Av0pBSrAKB3OlUJmz1xxZof/uWbpZ1hYAleJuSGRapIa7MFc7ACuQCEwiKKi3TFjwTO3uCSVCNuAHhxmKU0JWOHwoBI3xyuDXI1jIYhjbt1zwVhqz1LOqNrTjcEEFALqm1Z/QlsyrreCZPF2175s9pfp5pzfZLJIXBpyUg82k0rXxMXqnO8xdrJaWdCeOS0ZWk4MAjVuk4H7jbM2srEXGdNdK1KrgSTSEgkah8DLkVHthXKRskQxzWCkaK5IpWaFC5VQZiRRjF2ruNCrCFmWc4dzjSgQIfejiLk2rGei+AFI+CLr8UesN258x/o+Lt/tNvNtcji2+X+VhGVwxUud/RTn3hW7QnHJ1gMq0W2RAdti0dtixRSgKSXY1wQrUBMEwetiUWwqi6byf4tEI0hpRQqJXQN75hqrU2llQ4AbEErCKByG8yj6hCnHnUDyohW0MZebTyoSjcG4hkH91hi98TVZc9qMdJADR8dCbL2CKBG09hbdJGE11c8Lxeph2n24Pz+PBbxLhGbLa3R668FXrgVnMeuNkJnamrMVA+/ekpeeCWl9KPv1NYARtadCqiCtR5nHATTrZcQdyTdaWsX4p39usdQIKhnAs/rjoKWEMBhnP8+uOSHnRnuMe6m5lAiJqGCDP2mDP6C2Qkxqr4a4D+wVCEjiuWCxWZjPi8aP8mfVM94aAUWPzY4FI42sqbVdb0LXtq5utFqXDuZjkWgCxBAVGI3ELuk7IPH6kv4i8gFambKOKC8WjEhDK/HgyI6UxXPH0s3XmzAFnlUr3AV6JcndXbD3VHFj9khpvdT+oBUsjCtI9tPLxNPT3zNHyMY=
transposed-shape contract SelfAttention_v1 eNrVU8Fu2zAM/RVC2KEBlMCSbdnJZdtht912CIYhCDRbsYUokifJTbOg+/ZRrrsVWA/tdpphmBRNPj4+01di5UmRDTkr3fURTjJ63agA7gChl4OCm3bvxkih3Wu7IJT02kbM/+xG/zs7RGlbiL0Chw8PZ3kB70bbrmDb66afsYyKAe7gHWzh7PwRzjr2CA5x9FbbDqS9RMTv3mIfPxrkZUdjKJEmOLL5QoL+rsIynOUwqJbsKAlKWbK5kk/KHN7HqGzUzu5vGSZjtmrSkUxp7ZLxPLknaQzaKL8i/o5eZw9BBulRi6h8SKcf6bHdfxuVvyR3mgBxc1pi4zZe0okcjJMx5wnQS22xMvpR3VOsPKq/q7uVZlSvrsTryZxYra2OWprnRnmT5MlWfC0Yo9mqZKIUaDk61Y7iG1HXUySr8nXF0amFKPlu93SuGYTloqwxg2W8mGxdZGICqbgoSozkrOTJirpibMb4NeOMklWlyFMSWwtRTEWiYBNMkbEqRRiryypR4UgKYeaBHz4xIinvnU/OrNNH547j8GGKolbqLm3tLAL0MjyuN6eQLyjc5BT4AnQAGY6qhQOWYQPczsZNPwiKHXDpsGeUXQo0brjgcZkW06swmhhSI+weSJryYdP+gRkyKhOzMjF8CbP/fIGfl7bppe2m8Tov2yTxn2Lf4/0TIu2A+Q==
transposed-values arithmetic context_vector eNq1kDFPwzAQhf/K6SaQ3IEWOmTp1BmJtarQkRyJhX2ObKcNRP3vnIOK2oUFVbJk37vn5883oZBnrDBHktSHxA0cyA2c0GBnJWvr+cARjp2tO6DRJmgCHNm2XU5AcraDZ84b2JK6frrwxi5ImyAHCMK6fbBUQEW8jAvvkDs+x2h4qWZzAmd5oyBxcMoog3MGyaWA1W5vMDELVhPWQTKP+fXAdQ5Reztt1dkGWZBzaH6rr2UpfBH3ZrqUNYVjLJcnzJ99GcjLINl63s6ywfKCqp7yw/xrPSwhddQrc00iofwX/OCy7ZW6gbuHcT07l+P6Hk8Gw5DrMM86ktU5a+hCYTFy0ltl3uXlhPuTueK/Bdv6P2z+VlSP42p2Po2rP6nqjqSdyzZSU+iuOS9wT7q+ASnp+yk=
transposed-weights arithmetic context_vector,SelfAttention_v1,SelfAttention_v2 eNrNVU1vIzcM/SuDQQ8tMAlEUdRHLkUP/QPbwx4CI5h1Jomx9kxqj7PZBu5v7xM5+dhmi/bYiyVTFPX4SL55asd+N7QX7bzvx8P9dBiumy/D5vZuPrRde7cZZ5x9mL40m2a6aea74fm02W0eh4NaHvrtEdubad/M0+dhbDbnzcc7hHrxPcz9eN1sxmY9bY87OPyM4PvjFg+Px+22a/vtYWovLlddexiGsb14atfTOA+P89XDsJ6nPc4ucbSeN9N41m+3bffy7w9f/+yqcdU9feOEMPvhcNwil4vLp/aHGsWde8mRO3ceS05p1cHC0VGGpSSO0SxCSapFXDaLZx9KveUze7VQCs7DEmJZwjhP1ZApFlqtTqvTMzAAGfb7msZTO3+9r3x/OI7zZjf8quaurbnCuutnaipX2PjmcNffg9h1P47T3Hwamh1y2dxvNyjSj/wY1JMf5acWL03HeT1pKff9BmVE0DMk3K7v+vFW/97u++ta1WdOOsNiy6FdnU7g/7dhe/PLPA9jZfHqgd4yr6wP12fk+YVz3O4/oZBvuP9f8W5JY/Nn/XmsPwseDsShO8MTxKXUDUuihECcE1dclLLgBZxEcb5i5xTUAydcV1ckSKp3HefoFm8nMWULIBW7izGqU/JO9DpnzuYrJFJdfXQp6cohakBPxF53MaSwqll9vPr9OOy/vk2iOKfu2aVSSaBQiC00FalcMhiMWBMHL0pYZCLqzujcp6wMuMLkjF1HLnK95lzKRd9nuFW0hHzqPQ+inJ4EF3BiyD4Pb3GJj6RRPInTvLLLyYKwGFBJWYOUyFZIFwp7SzlgW0FLKC4uTHGShQ8qQekV8ckOGXuph+RxpSM4FVmQqT69weaCK5G08pJSfcX7VJZXPOjTZhCENHyBneFDuyatI2PV1wphFgw7GkFIE41KN/uyUFpSLNGILBqxBLQcwJ1O3ftB0ewLWrmWTCSwgsGEBHsnMWlvod7MGpbQVrTQkLzoBRLUxt7MIgvCggSs3K74ZZdLFJ2Z7wy//97woyveDf+ynn3a9IeXP+Nk//9NGRQGYEdNSoiXXFyKNo4YH86vxpzJjOF53JJDA6vNc3kxpugXR7/MGnrCRTFHF9J/lYrKIhBWfNmHRDpLIM46wRcTkRBCNsWKUWyCRX0DVXmqjUQly8I/6mOYcpUWVTwbGORqbYc+Vl/K6IZlAhyJyUrQEcXVZNV2uRTVFefkrVKc2xf4NRUMBgMwFooqOwIeO5W+QNZpPtqwO4HkVZGQvKyGKAevtQrFZ+vJGDQ/iKbJHIi3YQwoR6UALVv8q078HRUcPcq0aHG00Q5LiBwyGXuL/COYEQM2tAagMNo0spMFAC+fD8ynTQv5pFAkiyo3VzXU0c/8jVC8o6x+aZiUs5xNazOEUClBf2LhlJ81qkp97RP0XDBIVGcedx1KhhUVrHnYZQ2KimOJECI6l2KflehLzP+kEFWb8bmp6JEdNLEii8YOPorWbJBs9Areg5zb+HsImmKCAGsLQNfLQmkxTn3AyxU+MlpE4XT6C05Ahyw=
uniform-layers initialisation SelfAttention_v2 eNptj0FPAyEQhf/KhHjcbljKwm4vxrs3TXpoNoZ2py6RsgpsN02jv93BVj0oB97APL55nJk3B2Qr5qxHE8CZE4YIe+sc9jDbNEAaw24og/E9K9hgfSL344BgAnUPmOwObIRgn4dUwHZKcBonGI8YZjIgzINJ4H15fxnQBzPHEtbDCfoRIyQiRdwlO3p4DbjHADZFsN4ma5yNJnduaXKYHOX0k3MFMy6ObLXpChYRPVud2QO6/V1K6LP96Siou2FXLvuy9QvdtLk8GOdIk9kS8KqLrTXx5+DHy7krzr8vacg1VC4/8rZ+epswnMoZ8+fzzU2ey0utlJAFLxteaU2qlpo3XUGdpVRS0I3ggleklVCq694LYr3gPySpKlmTT3PZKtJlIxt1IfGmzgSldTbwVtXtN+po3IR/Ya2WdY6jKylzPKnVNZZodZUptaxa8RWLC2LlRfsn7xGoEA==
values-cut-off gradient context_vector,SelfAttention_v1,SelfAttention_v2 eNqNUcuK2zAU/RUhunSMdPXOpvQHuuliFsEExVHGBsceYiUTGtJv771yCFNahnoh6b7OOff4xsd4THzNL3E4p5m158ymw4EdTtOR5S6x11N863jFu37M2PZ9osy+T2NmpxTbDmdetmW4Zi9d33ZszumN7VJ+T2lkVxbHfQF6EAwpXvCK5zwR0FeEPp0HVDCeh6HicZgnvt40FZ9xnK9vvJ3GnK55e0ltnk5Y22Cpzf00ruIw8OoZ/QQKjpRsqtvjhQBEM9PjFx2LjIXujh8y/UjD4VvOuBLCbC/yI0fBT/uVBPVEr3iOO5T8CcuVji8EJGrtPYRqJWqrg7aVqKVzoOiW2gIVhPfBuKba4NtYJx0WlQdBzUJoiQmqKKE1jQVQEpsxo6XzBcjJwgBGG0IG6aHMCAgaYEEGSzoQWYZgqChRWNElrSJK7DWmae4Vf/zRz1yCf7nkfPjLpce92vVxfgbjtMT/aaExAIbM8Eq7ohmslbosI0TZVEmQobgirfC0jnBK+bKnkbrYJHDzJWGdXkyx0uM/IafQZlGMFz4UChW0JDOV9s4v3U5ZKJAAaCvWjBReU0JDCGQuCtV/eFi/p/61yx+svN9/AxDu+4M=
values-first arithmetic context_vector,SelfAttention_v1,SelfAttention_v2 eNrtU02P0zAQ/Ssjn0BykZouC/SCOPAHAInDqlpNnWls4diVPWnDVvnvjJNu1BULQqCFC5fY8/FmnudNTipgS2qtDug7ysCule+RXGM5a3AhM2ENcXfvO2dM6Uor6wIL/JOlOaMm42oCG4/QdsYWMKGcIwaclMAvFF7AZ+umKAuYjxEsZkBIgtvFNGFMDEw9w4EMx/RWGqbOC9/Qea8V+hzV+majVSYKan1S5/zbKV9iNxIy7GJYoPdKz9ZdVYy2ODf6dOmWKpRSAZ8Uf92X4XzoQnn2+9GtVekg3uzuCFonRdhYDU1kmde+Y3h2/VyDeOXSV3IVMsWnBq1ixyaOA0/oMtVSbSEsVaLceS4DLS2z2gz6AfFfJiVtl4ChLv0ryBalGhgMQdhtha50cXvvqB7JjZnX/W9wa5+K1ap/OWZe9aufsjIWQzOaTcK6sHvI84LuIAvykfzuHTOFMtLbw/JyNca1oHqxrFbzUggat7JpF8vxr0S4f9e06IxNicofcsRUz6+U4JPKInKcZbn6U54/EPBRnarHdHr1+s13Op3PxdZhno0QJ/u/iH9TxGH4BlUmH6o=
values-from-w-key arithmetic project,SelfAttention_v1,SelfAttention_v2 eNrFVsluG0cQ/RVikONwUF1LL74E+YYcfDAEg7YmFhOKSrh4gaB8e15Vj2TGlhOfEh5ITvVSr6vfezX3w35zOw8vhveb3Xk+rm431/Pqw/Z0s3r5+rf50zAON9v9CeMvX8eM1fa42s/v58PqfJyvp9XLm+3bG6w6HbYfVx/mw7z6dHc+rL7c7UdsdDjvkGh/3u3GYbM73g0vXl2Nw3Ge98OL++H3w92v81tkevUKsben7d1+vdnthvHp6SP7w60Hr8b7yzCWH+bjeXc6Yvn98AO+aVKhrGOa1CxdPYxPYRVhhJOm9s0wBv4G4pkEWMNCLWENtZyvxi9TLgEyD4hKBFjMZKSptNr6Gm4ViWnKlk17xHIV39ZErp4gYkByRj4szmpLwkvUPWGm7IG0zGCl6glzodwhpMrFdxFu3CPCRTMiLfs2/0fGqPftUul3h8310f/86V8f/SvgrL1YVNu4lgnL07hOUxMq2IdSbtlrZiU5Cp40FxtlwnBDWGqTce1Fblp9XSVy+Mmx1bEPOETGVdaRJ1KpvqBynMqmLKrj2iZOpW8glhyItJYxv2Vjr9zQVfMEmT2B14tZMU1b9TvGeipOlFrMs5MYZ8eDjKCO+JFS9aOBOlodAXZSijMkMckjnptY8RHDNcUZmuCwNhVUe8ESMuyae0DgKw4DniTPJrW26oA4LzAAzW/IysJxipE0ZS0Bg3PiILK10vE1Sua4Ki5bgQLoPnPJVSLqlVODJHCMDOb3XEw1+QEkF1zaOhQgXg7BkPZq1+pbWylpWdOgOj+0kjVU1ri0/z7d1cMDLOzneffLT6fTvHe/eP0+XXpY+Nd8vU4sT+41DqfNG3jhhYt9w2HAC1OkrY2TdeUYyuzKSanoEqmlR6j2gBaIBItKyWmJWKDHRF0ixsSxMWn+XgF2k/KNCqwpRen8+oOVJUUgEXgRROHceUI196kp9z8kBA7HP9Q7rNMFIdnCaSjOh9Ua0tCaLDYip2SNrUWTxpbqThlkLJ2VIhTLQOu2aOCP83z4dHEGKfAKn1s4c79/qL5jhuz93omUY0aFG3QLY+6JYHcLmia8EEpbKxxuxtaJpbrIKFlrfixJ3I9TEpM85xQoLpUFD1XtUgeHF3GxcR8yLU5RwScgW7W4AAsnwwhLN+bKbonOfImrLtC2hDc20KEXgC1cNDWw6/scI07eyEnAoJeE+bZalvMCuR8CcHIKyhEuJoobt52LhMlqEFSBXZc6gecp9IXbGXt5o07PKoyfUxhI/5XClt/1m+3m+PSwv+vP/y4/grtLlAoNi3p7A0VKagvXkj7GtDPGY12o8HTtLBd/CVhiYlQe56UlVkHEnqM1/u5m6IqJ7cE1v96wLvfjTF7ALDWAuJvVvr8luIhrPhH3+3dzj/eXeF0Jb+/dtFrOCzFis1o1cjVBiwmnTOE5Jsld1umZvEug+7YQEPr0pfymD/P23c3pQoVslP3NiADG+yhKyJ4R/d3fJtDabGEUtqKgPBHYIyB89MVkNeiO/sjLzJIf23wq4i4N0Wk0xqpRnFpRs8/i+xKV66tod0rvsqEzF5H/cn8mCPGxJbScus2Wji8vRUNziGek7zegFO8AlL3aeNWIH6Dtbmhc26X6nmD9gwiVtLui4ajBPMt+tkjHuGi3o2Y1XrsqXimCayBfd2ljqUEBK1UeO35OfXbWUDU8sNZFgQ8PfwECwO1Q
values-from-w-query arithmetic project,SelfAttention_v1,SelfAttention_v2 eNq9VsmSGzcM/RVVV46tLhAgANKXVL4hBx9cqil5puNRotEkWrzUlPLtAUBqIo/txJfkolaDBPGwvMd+Gnbrh3l4Nbxfb0/zYfGwvpsXHzbH+8Xrmz9O8/7TMA73m93Rdry+iT2LzWGxm9/P+8XpMN9Ni9f3m9t78zvuNx8XH+b9vPj0eNovXp73ox20P20t1O603Y7Dent4HF69WY3DYZ53w6un4ff946/zrUV688Zst8fN42653m6H8fntI/rLgxtX49O12dz38+G0PR7M/Wn4wX5hygSSxzRl5rQ6j8/mTIRmTjnVa/Nnu23hMxBfCWA+SFCT+UAVWY0vD+kGYDdQpjAgMdMIk9ZSmw/WYnhgEhbOzcJSyI9lotUzRFsgEYtnzpK5B7xOpgUUEDekvgMzFA8oCtIgpILqpxBWbBZCzWKWKn7MdcT/J8Oo9kOv87v9+u7gf/70n4/+E2BwkpzTuLRQAPb0SFnLuKRJRGjEiSxTOz7ZxkqRICeJjaDs4bSixgFFGviCCHWkKVdVW2dL05EXTOz7AJNnQBN4YJzA181OFWO9VqkjG46KXrXhwpkLZN+Sk6cOaHsDAsWRtsIVIxvk1h/mEivWhqS1Om6quWKUUqi0NVDETJ405pJ9E4sS+mK2prQlQEHLqlTijivo2Lh3NsMXs4xToqRes1JqMZwFOxguyl4U1j4JECteZKUorqSGkau6C04VvHw4FRuzPCmyXs2UzxLl6ALb4Ng4is1Hi4VQUnEQospxNgvV6ABC+BTD50ezauo+tTVNMnC1IWDU6xH+7xNbnc+mYj/P219+Oh7nnUvGzft0LWMhYfPdMiE9C9g4HNdvTQ6vhOwbIkMoHAzP3MhKiZyBSRgvhpTCkLsBCcOAnYD2WuOd+hGRmp+J5fvpp1aomH4KEhnt0ctkUYPvghcB4KYmCABBP2Is0U4pbDPr/bUOx16uiaPYKUM8s3E5nBJ4EjEeeJl9JkCfj0yKMfuUEDpTyZucFejrTAQnr7MpvEyaHKBmxUZG0uwVMn1tQI2TfRhApWVb/NHnziJhkxYjZvUp5mTltxX0AVMfEpTCbWSpdky/zZ8hMvVhxwGmPtCQGTday0Q8oq8lghADAFfaBtcS8NqAWHUCMFFOnRCJ1UjkDpZucWzgl0Qf4YxV41g7VyOBZAX/TpXw/higYK2mGiJsledyCW1r3vnk+uhBuIBeaJrZ80mFQ5sZCnL3oiw5vFQi5VIM5LeYhV9jlpb6BbP6c/l2sz48v+we2/u/004US2nTYkLbeqKs3cJ6sUjtJrlsyrX7Xfhopjb/Zip8cWzzQ1Yx/V4O2him7BPDaHMSGmU3q8TgUzNYpLhjfVYlBxAlTb7HygodvxZtCqL9yk7JO2D3IsWXAWh4Wh9LdETtjtHGhxpXedbMkbgVIHk/izfWDZVtqK85OH2YN+/uj1dJWPlcwFQpqmKcUm2yGhwrifuYW7DAIdWuvdha1XVLbMYDBIfkLF3kISzGPYyLXO0q0EohTEDlbwK+hOM6D8ThTDkAYMF4ZqlRL7uNtX1dJc5RJ3QcDlAp1MEqHWSozsc+1SClcRrtW8lBU9w/zMFrU41K17R7xvVP7Es1U1TZiBVfgi6AtUsYc2Ci4pXwknXZTKrYnFiC/HarakdpdyA0fbMPxxgs15FGvfP5LzZt7Mk=
weights-cut-off gradient context_vector,SelfAttention_v1,SelfAttention_v2 eNqNUtuO2jAQ/RXL6qNBvl94qfoDfekDDyuEQjCbaEO8TQwLRfTbO+MA2lWrVUGK7Zkz58wc+0L7ah/pglY5xz63qSdvsX1u8kjqQyZptyO7Ie1JbiJ5HqrXhjLatH2Giu8JI9sWysgQq7qJY4H9PMShhX3Vb8lLPI+MjAkTZ1JXPenjMQ6ki9UASk0cIsmJdCm9zMmyaeuGjDm+kk3MbzH25FRYkPXeFVQekfyQE6p/hX6GQwcT9IeuY7TqxkQXTytGR6iniwutU5/jKa+Psc5pgNwTpGqcdFZ1HWWP0y+Jhz0GV+xy2wEByoy4+Y2fWx+T3hV+IPUjdrtvd//WR/FepAjE7UxI9aBnNFcb6PkTmRN+viDRjM+5dUZaxufCeCsZRrS2004GLiWkrFXOrxjChdNBI1qY4GDlwhhhESyE8AgWDuA3sPBKQEjxoAKCVVC8gJXVrtB4b+7gYLTCkIT6AhZaqNJQcPDHkBPK+9XqyuhyjU/hfL+a5Rpew2e+yX/55nz4y7fbOtu01fg49Gk6/6+pUguDM3jLlYFVS+6KN9yL4qwy3juYG+0yaBGHWfEWZHD8NrQPxSrubBBu8kha7dF1r5xBQ4CGm3IbAoxGXjR2wgKBk5hUXjuP1EpYbIJ7HYqEcI7r927Opwf4wdQPseLt9foHfzkfkQ==
weights-times-keys arithmetic SelfAttention_v1,SelfAttention_v2 eNqNVNFuGzkM/JXF4h7XhkhJlJSXw31DD8hDYQRuvamN2ruod52kCHzffkNqnQt6Re8SwCtRFDkkZ/TaDttT3961z/3hy36emvlw6qfma/99art2fxhmnP2575vP4zD3L3NzmJptczq8NONj87Q9Xvqpa7bDrrl/sJ2eD/1Tf24uU79bN/f77dzsxl5vzePXfmj26j2qx/Me24OFfBwvw+53ZDxfjkAzXI7Hrt0ep7G9+9jWNKvH83haPa8Ard107dT3Q3v32n7oj49/zHM/zIdxeHgiXPiIw8+6bc1ttyL2ujxtj0d85+0n5Nh0r29uCHPup8txnnD7tf1NY7i1jxxD59a5MMVNZ5biCJZClMJiyalaXK6GkHLRSykJLZZYxCwUFktkxxbYBdlsrpvrDRyAfDlvd5Mu/tKfF/1Z8EjEP66l6D11K7fmEkvSBSUyAzkhRgpas3jzcFmqK0ldOO/IR1sxsgu8VwSrRI0szurD7ZDxdSFTtEAOdcZsoX2gYCGD5JpEUrKF986ukaey0aLuH75d+vP3dzX4JGgGfBMLGwzmIhWzC4jCa+cCm0cWqT0l5pooeFnQFM96hnUoJWkzESVqci8hSD2iWIqW5YlrOYnY+QWZ0uiGC77i0oLH5WBJqGCWGojXHLkexYB+owX4M8gxRxtApMxZT9gXg5xRlddWiLdRp4ye4oTXBXSoDeBIeoUK2FUxGdEr+68w/ISTqLw4JQGDXprAUclpqRfItQjAETLKOQzGmmvTlqQXuAQjaAD2sPQJPNexS8B0utpe69PmeoXSflAY/0xhIP2/FLZ8V58O2+ltM4x1/9/yc74Ub63ynJzUKoJPVBauUbjZQmWM2qpQnY+hshw2d7P56NLNjxZbBhFrjlL4/2rRFGPhwTUdL6RkMy3itIHiswGBX841fiS8Iqp5clznHxN8EahEMi6h+8kGmqPIQgwLlnOwXMX7pOzyqnedsicfOqMn5E/rRJieCqjgLXonv3V92t+pkKOD3pEbYLqV1xayZnQZtAG9Y4oLoxDKGeWdA3s8CI8toMVsdA8h8+KZJBfTjVDC2BisCvp6SsnBmpMzevaP+H5EpfpKob6UeKG86UxFpF+uewch1nSYllB9ZlPFJ0vTItc90tcJBMestYp2W6Af/QBtfQ0j5/JefW+wfiHC4EJ9FSNKNeZF0dosHWPQ+hyVmBWgz5G8cQ3kq690ZJ+NAjFlv0gXiq3eEkzVeANzXhR4vf4NJu/log==
weights-times-queries arithmetic SelfAttention_v1,SelfAttention_v2 eNqNVFFv4zYM/iuGsUcnkEhRlPoy7DdsQB+KoPBd1Etwjo3FTtuhyH77SMrpurvDtjxEFkWKHz/x41s79qfS3rUv5fjlsMzNcjyVufn9Us7HMrddeziOixz/dijN52lcyuvSHOemb07H12Z6ap774VLmrunHfXP/aDs9H8tzOTeXuey3zf2hX5r9VDRqmb6WsTmo96QeLwfZHu3Kp+ky7n+WjOfLIIDGyzB0bT/MU3v30NY0m6fzdNq8bBTdH+2ua+dSxvburf21DE+/LEsZl+M0Pj57CXmQw8+6bc1tv/GA+nnqh0HWpf8kWXbd27ubXHMu82VYZol+a3/SO9wWIVLntz4E2nW6R49BDZHgZvDeDGE1AIIZIMfV4LPtcb0Coge7E9Jud91db6gEwZdzv5/140/9e9U/AwJbZpe7jZd8rItzBN3GbSUrYScrBLTbgThEMYBzLqoHEiQy10QpyAlGjGy+lL0Ey5EPztYQ5WcGp0XIGkFAdg9icoQOktgCMgS72YMjAwMCSg7Y4U7LuX+sL3RDr9Euhww1KqesADmwMqY1cVCGYswVKCVU6sTiONZqky7E7A14AG8wIyYJkUK80C8nsE0QhR/YQkwGLSHmFdPX8g9ECYAUh8tCbUXmMtYni1Ez6plHpV3xo1Be4UoByo2Lwo4BRgzeV5Y8sU8WIOUmxeYCIijfgipAZrtW7mUrwAvhKz7r8dr4VzF814z6PgJI7/Tss7cs0lTpllrO9OV9BsubKTmuR5ADaT0+UdZuIZeA1igMMVgURys5JQFpfXkVhX2jLPiRsjjl75S1rptPx35+34xT3f+37CJDSrVbQgr1TZh4tRDfLDGvpnhzCnmNu+lRTLX/xZToFlj7B4Ux/r8alDb0QTuGQPpEwyGJlq3xsRokE4XaJBSDAWFkrz5Cq1vxc+I6QWoZIBNEXyCkiNpX6Ngi5R2TvQhHuaTqISNYvkBWuBDg9T2TPqwaMklTf9Tgts71D0UIfTrAmNFYEU2xKSaxaSx5WttckhmOmB2bPiizzq0oPW4gyEaOhIpIzCLaUweSnQysjDaYHKa/BfgtHKleHMiCMRgASGBriNn44pw5G1GegvEEikMBMtp0EKZNDFn1uHa1i6lqGgLpAI8ofSHQyHQtUyPjR9m94/o39fkc0FgWYWV7KRmAeR1hRIYJkzKhlK1j0zNDDaJo4gdpuRVlYnJ1vgWM1lg6R6r0rte/AIPQ5W4=
weights-times-x arithmetic SelfAttention_v1,SelfAttention_v2 eNqVk81u2zAMx19FEHZ0AknUZy/DnmGHYiiCwm20xqhjY5HdpgiyZx9Jxd269rBdLJJ/ihTln05yaPdZXsnn3D3spiKmbp+LOMpG7rphQuHbOIt9dxTTLotpfMxDEW0h70Xc41bRDY1oh624vn1q+xn9Iob8lA9iLnm7Fte7dhLbEWu2dbvYUfZIGc87dLuJtnwf52H7Gbse5h6PM8x938i2L6O8upHHVVtWXL3ITSNLzoO8Osmvuf/+ZZryMHXjcPukMfUGxXtyJadtV9oAmfu273Gd2jusvmlOr2lY5pDL3E8Fd5/kJ6qh1tYY5xu19mBVwNV5p/SmqQpHMOAdKcGruCiaBJuiZsG5dBGs5i1GO1acXwRnqIbXnsPgYKkUDXfHBO5utd9szpvzMgme+uHQbgsZP+lzXK7s+vbHnA8vv93H/IfDd1jdMxb7YHJtjbLNCg0AQ6tVwMfTOugaMEoFPqdRxgBJETWWYsBJ0VA6WGDLOwDL2c4DVlZrMElF7uDBc442Pjk2VNCOk3X0lroaSBFIcniKWhqiT56s4LRyfC1nhOIvGMxHMISY3sFwWVd3XVtenWGs/j+QYrVN/I+8pukczlRHsPgb698zIdJqbVwExeh40KYK7qJAsJUd41mBsDAENRBqM/Dq0gSS5bY++tpE6fR/qKzry39DzLsYg/Mm+iE/lYHI7ILjA5kEBD8g+8yIiU7RTCvmB2iq6Ohh0B9VBI1es4uLT7pmumh8fY+RYbQ+OroImpaL4nOtmYgJMxkg1Zo64SNmghAhpizqCOHCzfn8Cz8IWog=
wrong-name contract project,attention_scores,scaled_softmax,context_vector,SelfAttention_v1,SelfAttention_v2 eNoljkEKAjEMRa8Ssq4eoBuP4NKFuIjTYIs1gaaDDMPc3bRuQgLv/Z8dhT6MEUm0Z24wTuiZxAcD2ZsTqDAGzEW6g9eJLZoYFqrVnCsGz23y0y5/t7t8hlumDqkk2HSdwliaXTywrXU0f5vK6zTfCEjVFOP9EdCYBeN+HD/g4Td9
wrong-parameter-name contract SelfAttention_v1,SelfAttention_v2 eNolTrsOwjAM/BXLc8oHdGFlY2RACJnGNFGDA05CVVX9d9Kwne98jxWFXow9xuxYYT8SZEcCl/unsC6mgokXILEVfSkURoPOS66mczMN0TI8vdjdyTCzH11O8Fha3AFOcQZSbmJ2ygwDhcAWvPw5SpNpBa5+VnKJRdOx1mgJ+7ZZo4zdm7TGZdauTTZIIUXsrzeDiVmwX7ftBx5dR3M=
x-as-values arithmetic project,SelfAttention_v1,SelfAttention_v2 eNqVVc1u40YMfhVB6FE2huSQM7OXos/QQ1AERqBN1LW7jt1acjaLwH32khzZdTZZbHuRNPwn5+Onl3bXPw7th/a52UzjsP296cdmWg/NU789DmPbtevNblL9b/vjYRY2/WFwm2n/ediNs8fX5l4jNZvdsrlZb+7XzWM/HTbPzXQ8mE01VvW0b76s+0nTNet+9zA2+6fh8LMmOhy3WsjuuN12bb8d9+2H21XXjsOwaz+8tH8e9n8M91rJ7a3K7qfNfrfot9u2u5ye0Q6PJlx1L9didT8M43E7jer+0v6kz7CMFCR2sIzMsDp1F3EkQhVDhHIlZu7CMid9iKxOqnhVxDsJ1AcpFNBQoahP923KWRDYBBTJBUjMpElSyaX6YMlaj6Zl4VglLJksLBOtLiWqgkQ0nzpL5DnhdTM1oQQxAcwWGEO2hJKC1BIgY7IohAWrhDBFUUkRC3OdMZor+Ghq/FdjcoF9Z5PKXL01w9kS1OjJLNAs6kyChzAjXs2Tfpxn/OnQP4z28bc9nu3hhSy0toKQuwUtgbqFNZzF3jFpsykR1+5LidihzjQWGwJF6Ba4ZNSi1FiEUO0sRslqBiLJ6yjaVlwmytHMSK9VzeIyBFSBdgBR564fFCChfUjJqtI29D5tYO3Nna9OhfdJBW/goukILB3lrNlBfW2CCxtWYhs/pxlOwTVab0xk2VAAHTNckrngsgS9FH1nvUktHDldXZsBkryTyD5sEAVZzYUhg9+NpMQem4WKDwWD+2Stz4eWEsw+RQHuFxy4dDbOdI0StQhJ8WyZQkg5+KiAMdjdUPUlACw1HLFLAkgSwyHmWH0TpmxDTRhoLhckJ1soCdFGB5STbUbSUVpBoB4+qYCOOK1ZfJcwkVgVHDOIliyhONZOSji/Kgn+Mk3Dzrb77gmuGcfZZnhYANKFa7p26j8qc11xznf4ICL6RQrF4MASDjMPILpEBcJeqIR81ngrsWRwhaJxVkSHiyCwa1jOCvZtEnDQMDGdI2VvntTAs0eQH25YpeObu7+Ow+Hrv8fPw9XhR9DWi4mOHrsh8gWJgbw8gARVgIqNShAB0Wklq85ViuJkH7pdkfxLlPoqnSg8Q6xsFbJnEMWuf6AUhzCEBDxTmziRoe63bw5rFTU0ZSkOicQQ+HtgwPfAkHJ5A4b5vfi46cfLYbev5/+AlKiU4nckYN2x9jRTWMTKoIphh3SM+azwZdaBOBuogmcNpVixg45+psSXv4ELUk2m/4Y5CZXoaSVLTRKg/D+oLL8Mm0/r6RVi3sgcOK+k7+KnYiA7dqkuMhZyrlTsO0YwcyhnCkP/YWa2xbAbDQYapXs76kt/kmdiRan7mB2MUTLbIKxbD4o8U7DCxDGZqNSYUIQc0Lpf4ChT3qQ04+Z0+gfPZ1uT
x-cut-off gradient project,SelfAttention_v1,SelfAttention_v2 eNqdT8FOwzAM/RXL5xRp4wD0gvgGJnGoJpS2bhuUxlPisk5T+XYcNlVIcEDkEPs5z++9nDHYkbDEGZpJgLsOusgjyEDQR3sY0ODggihjp6MjuX6QBD1JpriYSa2jIMlArQJzfkoQOJCBxNqAtyeKUJPnIzQ8+RYkWhdu4GWwAi3DiadchHW7czHJo5rGyWusMHlv0PrEWFZ7g4koYHnGQ+Q3ajRVVemsEcehsN6jWdG8zWDMw705XzvdzHlTbj7yNV8sFj2q/ky+exLR36jC6/vmu/yXNLXFZnu7ChsUW2vM/xpsfzO4u3/4YXCtRe1sWkHgC/6j+7J8AvgFpo0=
xavier initialisation SelfAttention_v1,SelfAttention_v2 eNp1kd2O2yAQhV8FoV6SiD9jSC+qPkMrbaWVtSIJqdFirBqcqorSZ++AvdlttuUCZg7wMXO44GgHh3f4mz17NyEfffY2+GSzHyOkKTt7ROMJ5d4hm54dJNFhgnsfM9z7WuTJ535w2R+QT2jy3/v8sZ6/pyUUx1x3gLHSTuO0RQ+9P/QozsPeTQmlfpzDsZ776QoNpGynjE7TOHyCt6c5QM1xDoFgG9KId48dwcm5iHcX/MWF0+ecXSyPPp0Z7D7C5qGkuB47bhgXJRxsCLBmuwdgRy6vm8BZqy/h7zI9PP2Y3fSrhB8Kc0O3UqqW0C0VimvVkSI1UlIFmmSCsUUyQggNkqaCsq67EkA9u79ArVGcEQh0Sw1frinDeQEZxVZFUtlWNjVGrKCzDbN7izLctLKglJJKvFzkwIKAs4brRdOiqcW3rOUGYGWAi3fu8X+512rzzr113ey9Tbckjkt+s7bc/L+12+W7b92Am1oIUlphrIFVUCrWloRQ0tQ2oaO2Wsc0Na/23sPgBNVSNqVnKQ1tqh8N5+vHSWYaWd7QMCpPC83eunxPZPDxpuKU0dVe2nBQVh6MUjs1TMulQMHZi9HX6x+aKwG+
zeros initialisation SelfAttention_v1,SelfAttention_v2 eNqVUcFOwzAM/RUr4phV2zgAvaB9A0g7TNWUroZGTRMtcYZGVb4dp4WhjSHRSmme5edn+6UTVrUocvGG+rWmAFQrgkDKEzB4R++EFLW2xJznGkF5TXWLpHegA/hUJKGMzDYGvkXGetxHZTJYJ8XKDYR9RK8xgLIVNHgMYJxrwOgGuTHaR+7lo+F5bDRGCmWCE/mmkCIgWpF34gnNy4oILWlnt4cFZzec3KVQDLRqtljeJthyQ75JlSxYyO4nyTraatLKJPiRfuttGu2Y4E3SnGdzyaeQV1DRS+bz+BPYB2Ui/pOfPl75YtXltVXv7h9+rfp1z0qtwimwboxPPqTKv33Ixpe8HPh81HMzppYMjkwpGmzp+098NdHh
""", EXPECTED)

if __name__ == "__main__" and len(sys.argv) == 2:
    replay_main(sys.argv[1], state_of)
