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
    """A case: build a class (an nn.Module) with positional arguments, and look at it from outside.

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
    """What is told of an array that is too large to be looked at; `shape` ends in "…" after eight axes."""

    shape: list[int | str]
    dtype: str


class Array(abc.ABC):  # noqa: B024 (it is what two types have in common)
    """A numpy array, or the outline of one that is too large: what stands for a tensor in an observation."""


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

    type        the type's name of what came back, or of what stood in place of a function or class
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
    """What was noticed of an answer beside its cases: globals that its code reads, names that the notebook defines."""

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
    held   what stands under the name of a missing parameter
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
    found = {"do": value.do} if isinstance(value, Case) else {}
    for name, default in _defaults(type(value)):
        held = getattr(value, name)
        if held is not default and (type(held) is not type(default) or held != default):
            found[name] = held
    return found


@functools.cache
def _defaults(kind):
    """(name, default) of the fields of a dataclass; a field without a default has MISSING."""
    return [
        (one.name, one.default_factory() if callable(one.default_factory) else one.default)
        for one in dataclasses.fields(kind)
    ]


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
    """An observation from its data."""
    made = {name: _tensors(value) for name, value in data.items()}
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


# --- arrays: Arrays of observations: how large they may be, what stands for one that is too large, and whether two agree. ---

MOST_AXES = 8
_ROOM = 1 << 16


def entries(shape):
    """What an array costs whoever walks over it: an axis of 0 counts as 1, since rows without numbers are rows too."""
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
    """Whether so many entries are within the room of a case; what it gives is counted only where that matters."""
    return size <= (case.room or _ROOM) or size <= room(case)


def within_room(case: Case, seen: Observation):
    """Puts outlines in place of arrays that are too large, in an observation just made.

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


# --- kind: What a kind of check is, and what an observation of a case holds: all that the kinds observe, and no more. ---

MOST_NAMES = 64  # of a module's parameters, and of what it holds
CALL_STAGES = ("first call", "second call", "gradient")
KINDS: dict[str, Kind] = {}
_IN_TURN: list[Kind] = []


class Field(typing.NamedTuple):
    """What a field is; `among` are the texts or names that may stand in it (None: any), `least` and `most` of them."""

    form: str  # text, texts, arrays, arrays by name, texts by name, parameters by name, error, library, yes, number
    among: tuple | None = None
    least: int = 0
    most: int = MOST_NAMES


class Kind:
    """A kind of check; defining a subclass registers it.

    name         as a rubric calls it
    passes       when it passes, for the docs: the end of a sentence
    needs        what its cases must be given, for the docs and for whoever forgot it
    reads        the fields that it compares: an answer that raised after they were there is judged like any other
    stage        the stage in which it observes, by the form of the case ("call", "build"); else one of its own
    turn         its turn in that stage: lower ones observe first
    fingerprint  by facet the fields in which a known mistake is recognised
    sentences    by `Finding.what` a function (finding, the call, the exercise's name, whether the case may be shown)
                 that returns a sentence; one that may not be shown names neither sizes nor numbers

    A field that model.Observation has not is kept in `more`.
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
    passes = "these gradients exist and are finite"
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
    passes = "so are the initial values, from the same seed"
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
    """A tensor that the module has not under this name."""
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
    needs = "`xs` for a class"
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

MORE_PARTS = 6  # so many more parts are looked at than a result is asked to unpack into


class Value(Kind):
    name = "value"
    passes = "number of results, shapes, types and values are the key's (`atol=1e-5, rtol=1e-4`, or as given)"
    needs = "`xs` for a class"
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
    # Of another number of results nobody knows which is which.
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
        return _array(value)

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


def _array(value):
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
    """What one exercise switches must not reach the next."""
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
    """What the sizes of a tensor stand for, "4 tokens, d_k = 3", or "" when the rubric does not say.

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
    """Decimals enough to tell differing entries apart, and to see something of numbers that are all small."""
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
    """Data with its arrays, which stand as {"$": nested lists, "dtype"?, "shape"? (of an empty one)}."""
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
_SIDES = (("came back", "got"), ("expected", "expected"))


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
averaged-over-tokens arithmetic context_vector,SelfAttention_v1,SelfAttention_v2 eNqtUU2P2yAU/CsI9UgswDbYuaz21nsPVRVFEZu8fCgYVIOzu43c396HnaTJZtvtoT4Y5r15AzMcqTMN0CldehfhJZIDLKNvAzEHaM0GVsTjhsQtkOj34AJldLtzESe++e7MGvpvFfyaGGtPYxn57J9JY9xrqiO9IaYFYsIej1j79gF1287iTVxnLaPGBk+nszmjAcDR6fF8wcUoj70ZtpZx590Ej6Hsgn7IBJpUnLPjdRlVWgidjQHHj/QTnfKsVHmp+nnPbtTumTOeybpWivGs4qUS83Gm+SObF3VRaKQLoWXNJjxTOVfVsJG8SKsoZJ2jEKOb1qxC0vmZfs+w22yT2JjFwdgOTqjHD/lfwK4fYwSXbrw4iOs4hihgNREyvwTBaDRPmO5VIP/Fo6qEyAcr6mRSSF28Y+nlbObr4nsH7etvuIcrMFj9m1P5nlNd1XdOT+vkaWfCBTg/4g9iQBtcl1JKlizWZf1hEDIv9PCkstCVZiITXOh/iCEbn/omjbvaEMpNdcim738BGbAywQ==
bias-added-by-hand arithmetic SelfAttention_v2 eNrNUU1PwzAM/SuWLwXRceAC9II4cOXCpB2macpab43InJKPjWnqf8dOt/0GpCq24+f3nNczstkTNmhgY00E03XUAR2I4dhTIEjltBHYM2GNveUk8IVNvc8Jfr4P62kQnDlRqOLEIwOfMlCD4a5k0Bpmn2BDk8YjLHqvaVSJy9AWTj4L0rlyWRjBpkhu+ybaITtZlbNzNRoXPTbLVY2RiLE545eg3lMiTtbz+vAk3aU0Wy2xwLrZ88urpntRkJjMxtE1znSFW8F+qlf1+cYhGvLk1he/grGROsWfBorTJoFidulSxGR2Ctz6cDRBkRSCD8qiI9KZS/god8JCv2pr5piHwYckP8EPFNQ9Rd/FexAieGigmhNHH6ribKXWKk+F43h92D/fs8aZKGPbG96VzXbBdOL0OMr3B6n93Uo=
bias-always contract SelfAttention_v2 eNrdVctu2zAQ/BVB6FExlm8yQFH00lNvPfRgGAFbM7UQVU4kOWkQpN/e2aWdpA+gQI/NISL3MdydHdIP7Zi/lva8/dTnuczN3S4v5bZMzc3V7QXbmjnfz23X7vpxQdg4rt73Y8lTs4MvNxJyGIcyz02/NP3cLPth2+yXXZnu+rmsmo9AbLZ7YJ8gX7/Lw1yaPF81l/vpDcCnw4AaxsMwdC18+/Z8venauZSxPX9oP5Th8u2ylHHp9+PFrYZ3Dedn3rYStj0LMfHyax4GfJf8CYDH7xmf+bQZ93W/6R6OYTjhOk9gYSnTzLvv/O/jxc2hTPcrCcZ+3uVrxK4NCtsu97xuL4d9Xoxm7Cn3I+KW6VAeOyRflX9Ovc3DofxLMv5esIHcfuyXPg8veuKy7kr/Zbfw/hUzSSttfOzwUcb47gwLT+Q23RpLp8hZ9jntAvuUVTZuNi8K/QUOMRSdAiIjkTUG6YaCRQM4y9hoPSzKRZ0EMARjAXgsvg4VYFOZD8OC1tbPwCoqbwTXROdrhSpqVCi25J5N6WQKJ5sJ1YYGnmxW6WrTpJ7itKo2Qu7mkVutsvqPdNL9Ti86Dl7xaHSy3nZqZU2oMws+1HEaTcHAA7aieDAOxfPVwQTHKUI3ZIMEGQqF4Cx7dFBMZtd+mfL2mb1vL2WYgtYAS8EjBeBGifasCiRggWRKXEcijlTBGSfKJcOVE1RlTpO3sU4UYlQJTk/OMJzzscLhPCke2vT6KJ1I3nKwtokPCFCICM5QirYKGSqr8q9z/+02qcAQ3LsLSklDOmgnWk+xLiJB/vVEYwMDE1kRrYLBSfdWa/6GpJw+aTORtEkJSMKIj16yE5pkl40xnK7nH++6wgWW4hR5xY1Gl5yQ4FOUhUXVVmgmjNtJvaStE15AtBCD+kmoJx2Nr1Mh1kkFJ2ut3HsfhHtNFOtI8cj85fXAU+M519VrDYFpGQHkqKRpZzG5I3kqEcd6H5I8T17bKOQHy+0w1UZX/phZzUr0IeJD3skn2nqMdUmfnqGffyn+p98HPGePPwBFXjTq
bias-ignored contract SelfAttention_v2 eNqlUEFuAjEM/IqVc+AAQm25VH1DDxxWK+QlhkQEBxJnEVrx9zq0qji3kSJnPPZ44skwnsiszeU4boeABcKBUyZnrPGB5ZnZpRMpz4DsIBRgGilDLeQslATiKROgXk7QGrT46okhSKuWXGkOG48CxacaXcsPBF7VyIGkdx2Za1QzXGO0BmNJZt311hQiNuvJfFLcf4gQS0i8HRfKdkruGjSPMjd7eX1rzxPGqFFwUMGfOGumfgGnb9zb6ZnWMWfMuhOh/ECb7aVSvs2vFA5eWqZ4PKvLbmlXas7JrSGzjwlluWj6GQNrb/vx3arAkf7VPmLU1f1RQE9/v38Bg9ikrg==
bias-inverted contract SelfAttention_v2 eNrdVctu2zAQ/BVB6FEJlm8yl6L9hR5yMIyAqZVYiCq1spzUCNJv7+zSdoykQNv0Vh/Mx+4Od2eH1GM95C9tfVF/u7u/uu7ypprXbfUwjcNt9ZB31TRuh1Xd1OtumOH1ER7tpspTy374f1i3Q3WM7TbVTe43bZWHVXU7Dnt7N7NlnrbteXW5znO1GqvduOVhHtk6DuXYvHuPs6Ztj4yGbd83NdDG+mKxbOpN2w71xWP9qe1vPsxzO8zdOFzda1gXMH7mZS1uq7MQE0+/5L7HOOdrAO7HM070uBjGsl42j3s3nPA1T+BkbqcNr37w3+XVt2077c7FGevNOn+F78IgsdW843l90495Npqxp9wN8OOKnxoE37VvDr3PPWh7QzB+J2wgthu6ucv9SU2c1kPb3a5nXr9jJulcGx8bDMoY35xh4oncsllg6hQ5yzanXWCbssrG5fIk0Rdw8KHoFBAZiawxCDcULArAWcZG67GjXNRJAEMwFoD75EtTATa1m20/o7TFM7CKyhvBNdH5kqGKGhnKXnLPW+mwFQ57JpQ9FHDcs0qXPU3q6KdV2SPELp+41CKr/0gnzWt6UXHwilujk/W2UefWhNKz4ENpp9EUDCxgK4oF7VDcXx1McBwidEM2CJCmUAjOskUHxWQ29e2UV8/sfT+VYQpaAywFjxCAGyXasyqQgAWSLnEeidhTBWecKJcMZ05QlTl03sbSUYhRJRg9OcNwzscCh/MkeWjT6710InnLztomPiBAISI4QynaImSorMi/9P3VbVKBIbh2F5SSgnTQTrSeYplEgvzLicYGBiayIlqFDSfVW615DEk5fdBmIimTEpCEER+9RCcUySYbYzhcz1/edYULLMkp8ooLjS45IcGnKBOLrK3QTGi3k3xJWye8gGghBvmTUE86Gl+6QqyTAk7WWrn3Pgj3miiWluKR+c3rgafGc6wr1xoC09ICyFFJ0c6ic3vyVCL29T4keZ68tlHID5bLYaqNLvwxs5qV6EPEQN7JEG05xrqkD8/QyWfj1aV/3ffjzWvcn9/5fwh/SdxfATyXd/gQ/k+fP7zWTz8BwE2D3A==
bias-missing-argument contract SelfAttention_v2 eNrVUcFqwzAM/RWjSzdIe9hlWy5jh37BBjuUYtxES0wcObOVtCXk3ycnLRvdFwwMsvSk56fnEci0CDmQVyZUfYvE6qsZ9MGaCBnUllhQrS1Z1lqVHqMiz6ohf1Rc49+pjfqobVELGBCXgdTHJjaqsgMqyy/CHHon71LvXAbGRQ/5bp9BRCTIR3hD9/nKLLzWkx4eBN0JWKQU5rZy/fj0nK6tcU4im4MQXuL6In9JyC/5Pht/w/KM77nw8/7B2Ihl4mNTpUJaWFIMwYfUyuculd8lbOeasOMpmXOrdXN16+5eVWKVIdUTnjpRj6Vq8Hz0ofzxbXU1bgVTBmvZFDoT5FcYg2iebrf4J7InOd8V2dCT
bias-not-on-values contract SelfAttention_v2 eNqlUs1qwzAMfhXhs9tDy9gWGGPP0EEOIQQ3UWoT104dJV0IeffJaRd2HJ0v8ifp+8F4Ek6dUSTCeTga1YF3QBphULZHsGrEIKTQxhHvpIY0XJqhiJtvn4E3SAfEhYkdqICAXy2WhJVkJYQWw01kC6k2pQZfw+j7e7ODyjPNeYITEpCHxvkrGHpnz9BbzuV6a6VQtvMiyXIpOkQnkkkc0NYfROjIeFcMO55mPCwjFMtatXl+eY3Xs7KWK6kjC97rJiZegfM3nMvp95htWhX4eYijRpQWlx7DuL2iOWmKnU6rllNme/nE4SoaIxK19Yr2u6gflHHMJX6rWa4CP/Ir/W/kBv/lHekPOi/f4VFvPvk8fwO9adDI
bias-on-by-default contract SelfAttention_v2 eNrdVMtu2zAQ/BVB6FEJls8lcyn6DT3kYBiBUiuxEFVuZTqtEaTf3tmlnQRtgQI91geT3Mdwd3aop3buPw/tVXs79vth3+zm5vbYbIa7/jCVtmu341zgvR7LdncozdeHxxuJbI67w9JM/XFY9s22fxyamn/ZXG/HT9szQLPZAbNsh6b0+4fmfkTgWN4DdzlMuHU+TFPX9tN+116t1l27H4a5vXpqPw7T3YdShrmMu/nm0cK7gvOTHFsN21xwyrL93E8T1tLfAvC0XkgxL4d5V8/r7ukUhhu+9Av6LihfTj/k7/rm62FYjpcajPN+239B7MqhsE05yr69m3Z9cVawl36cEVeWw/DcIflh+OfUx346DP+SjN8bNpA7zmMZ++lNT1LWt2G83xY5vxMm6dK6mDosxrnYXWATicK6W2EbDAUvvmADi89449N6/abQX+AQQykYIAoSeeeQ7og9GsBdzicfYTEh2ayAzM4D8FR8HSrAlmEPyaC11SuwSSY6xXUpxFqhSRYVqi2HV1M+m/hsc1xtaODF5o2tNkvmJc6aaiPkrp+l1Sqr/0gn3e/0omOORkZjs4++M5fecZ0ZR67jdJbYwQO2knowDiPztew4SIrSDdkgQYdCzMGLx7IRMrv2fuk3r+x9fyvDzNYCLHNECsCdUe15w6RgTDolqSOTRBoOLqhyyUnlBFW58+R9qhOFGE2GM1JwAhdiqnC4T4uHNqM9SSdR9BJsfZYLGApRwTnKyVchQ2VV/nXuv70mwwIhvQc2RhuybINqPae6SQT51xudZwEm8ipaA0PQ7r21snI2wZ61mUnbpAwkZSSmqNkZTYrLp8Tn5/nHt27wgLU4Q9FIoynkoCTEnHTjUbVXmgnjDlovWR+UFxCtxKB+UurJJhfrVEh0UsHJe6/vPrJyb4lSHSk+Mn/5euBTEyU31GcNgVkdAeRotOngMbkTeSaTxMbIWT9P0fqk5LOXdoRqZyt/wqwVJUZOWCgGXZKv1/iQbf0M4ck//wTQfeXY
bias-on-query-only contract SelfAttention_v2 eNqlUM1qwzAMfhXhs9tDy9gWGGPP0EEPJQQ1UWpT104dJV0IeffJWRd2HJsv8ifp+0Gj8nghlSmEo8UWggc2BNeO4gAOB4rScoPSyljPsre3bOB67ou0/vIeOxJCJJrp1AJGAvpoqGSqtHAJGtGYldawN7Y0EGoYQndvtnAiBg5w9uEGll/FKnZOIvnOOa3QtUFlh1yrlsirbFQ7cvUbM3m2wRf9RqYHGZYJqnmtWj0+PafvBZ2TyngUwXtdpaAL8OEL53r8ORabBqNchiVhQvtiPsn6RvZkOHVag42kPGz1g4SreEhI1S4gbzdJP6L1wmU50aQXgW/5hf478pn+5d2j6+ivAvLyafoEUiO7mQ==
bias-renamed contract SelfAttention_v2 eNrVUNtqwzAM/RWhl22Q9GEv2wpj7GFfsEIfSglKoiamjt3JdtdQ+u+T03aM/sHAIB9dzpHOER0NjHMk52PPAhnCxgt8bfdVbShggb1xUVuWvee9ttTJ2DbA6JNAYykECDSG34HXhSQuoB4nrhkse4rQej5PBGjIWjDxTYklWdV2ydoCyQaP8xVminIwIRjXlSRdGljV1wUGZofzI36y3bzHqFnjXbV/1KGVFpsMcWpry6fnl/wdVEpjpFp1LrG8HHUGzp/xujj+LauMT7HxkzVCJnCb+SJ1OWGciQpZxEtujeMupxcaPqacsvMhW3a766yq8nBV3T9A5yOQg+T4sNPtuYUtj99eWrheDXdXT+/wVGCZ7dmRqKuRRXc+3V7xT9Y+6fsB9MbajA==
bias-without-default contract SelfAttention_v2 eNrNUttqwzAM/RXhl26QFraXbXkZe9gXbDBGKUGJ1cTMkVNf2pXSf5+cpqOMfUDBWJYsHx0d66AYe1Kl2nxtq9pggJ2JnUsREDStMdmoCtUZjpLz6ZKHxmII0CCzi1AT1MnYCGvvetCVYUDWchgRrGNawEeHEYJgWg2dk23XEQO72uk99MTROA5wrv8s5XyyQomTtYVCG5wql6tCBSJW5UG9kV2/xHh6WG3v5XYpl0121Zim5w+PT/nYo7ViI9YCONl5rvLrsDv5q+IwpUkFId+4URWPJpDOUBHbHDBssiDkvfM5Ne6HHH4X8zrGBJi+s1h/aS6qKj+uqptb6E0Ihlu4A0+bZDxpGFwwORMtoG9T1qWE2VmVmToWai6dqgG9fFgkL5yPF91eOe2MYdBOnE9/deWUPQWZ/nFUpOYk9zhRV0686ZDbkVLrUecGLoam+Kevo6wfuZ5jLg==
buffers contract SelfAttention_v1 eNplT81qwzAMfhWhszfodvNl9Bl2yKGEoNbKYuY4qy1njJA9++SmgcJ8sPX96JO8YKSR0eK59D2nDD5mYXIw9fBFSTVRFg0OPorajrAZQRLNHDJ8exlABoZxciWwygI+Q+R5M/nI7hmagW40bRSd1Skc85TqINqbLxQCuzcdlxSijSUEgxTyhPbUGszMEe2C7xz6o2iA+Cl280HVk4qXCvFmc0+Hl9dajhqpr9SR2JrlXmnIw/fssq67959i8CORqyX+1qvproXTz75d033yA5gplPvmq552Xf8AuD97ag==
caret-as-power arithmetic scaled_softmax,SelfAttention_v1,SelfAttention_v2 eNrtUj1PwzAQ/SvWLV0SpJYB6IIYQOqCkBgY+hG5ybWx5NjBvtBWVf4754SWVLRiAjowWed3H+/uvS0YWSAMYSYqj5mQXkhR2hU6iCBXhhgaGfG0odwaMRPKC2PbhAvxkqs0F7ZEJ8k64aTyGOpNVczRCbK7XrfczFWa55hK6wik9haG42kEHtHAcAs+lRqzxNsFFXLN2JihlJQ1sdQaon30OghBET6n0bb7zV1sRalt1mm4ZJyKzlkXMNqUAXi0NCpKjQUawuy+QSMgXIdNJzBXtOLKZG1dkpbVBHhdEuqzQix4096DtpJ6UEcQM1dw6CtNPjTiKR6mdXRA/9yoFX9MKs2lWTbjlk5mgdwhzQ7bmk3yjHpxR8T9+KDJW79rj8YamMX9weXeGFwt5+y2jkFObNtOaZy4Y9DakuQyJDL5lXQ/f5dvRDkXmifkO6rS4JhKV9c3X1T6eOO5kn4fGNvG/xL+noR1/Q7orBKL
causal-mask arithmetic SelfAttention_v1,SelfAttention_v2 eNqFVdtuIzcM/RVj0EfHECVSIvNSFOgf9KEoFsZispkkRhwb9WXbIEi/vYfUxN3dBogfPBpKIg/JwzMvw258mobrYVx8Gc/Hcbt4Go+Pw3J42OxOMP+xPx8Wp/3jtDsujtO02O+2z4vTw/44LW6mu/1hwsv0tFr8up+OWG781JfTZr9bPGxup8W4e4Zxd7+4O+yfFmP39DPcH85bRN2dt9vlMG6P++H603o5IMJuuH4Zfpu2d7+cTtPOPX3+Stj9NMyOhzh2e0W5+PJp3G7xPI03cLhevlyOwc1hOp63pyNuvww/uY+0IhWhZVqpUl4vYShEYjCYsHVDMSluqEI6H8mqfqdxlbBkrVxhaWq1n8lmKfwmTrxev65f37C9h4NWiMbLq4RnZfct1D1bauRwUmPzCEmL+g6OZsmt+h3VFrESl5ryHJ4A2g+pSvNFSpJScyTL4f4w3h4dyD/+97f/BQw/1hAwLjC36khQDyByV0WJPUnBiQ6h1VYzTLW07DVKWblGXDGNinC1XsZkVk08M1yiQNSktuyrkpC+L4jZqB8vGbgdPxzFlpYUC/WU3DNC5LXX9ffPf56nw/O3aRBgODDUweJJlWzGrKnYklbNRLs/a7lvpVyouu9UJHl0Ksq9DwXgA6vODSqiuc4E4RzomxF7H6QgxRnZ4/QdLjXpAZSJIp1Urcgbi3KLKqKxKQcJ0GGHRihWiRbXWjiank1sziihRTmqjqrVGsXNlKj4dsZJ9rZR0p4vp8ozuq/j9jxd8HlSlsUPGVONdEWT9jRZS98rhJHwChA8YYtwzXcIjET+iMgl7jiJkpoHL4mSp0YNxYo7IEz2s0TOhuJtJaDyHxj6w8Dn9wYew/a/gZ+fVzeb8Xh52e37+0dq4AXUlkk7k+WtvBjlGjOICTK5GI2jk7WUi02zhI2Rtc5GAalr1B9Mnm1NOHrizU/yoTw4twQTHXNgLejLufVRx+yDNU6R0pwiVjBfcxyoUrDGaqmMS4VTH68ilProCfAv/bLoh+IgUshjVwylT2Bq3Qk17VwBtI5JWunyk1hq779Y1yOoaCwYsOeJBF1cRFDm0BdcieEDz7p0ibHN5VRrHEbqus0MNY53BHCGSarw+40srP6aNvcPp2/zqAmhXBW4hcg0NNbvcqM+yZKrddaLGsW8sSQP5CRvMbi1oNIeEGWYvxQo95xb1bhUrVlY0JMoWUEh8n/S8CO24FDRPss5kUYdcmnWpxt7XTpL0VzeCAb1DTK1Hp2bdokoyE+7dvL8dSOhJr2mKbSqMHXKoqcWJM+gxnf68E4BmTjSMQUjvChgDwcHtWNoxnmmJ0TMA0B/g4tw7roLEkGa/cntTeOa5QZ2AZAtXURaw8OI4juac73ow+vrv17vFLk=
changed-input contract project,attention_scores,scaled_softmax,context_vector,SelfAttention_v1,SelfAttention_v2 eNo9jkEKwlAMRK8yZF09QDdeQnAhLkKb9n9sk/KTUqT07n5R3M485s1OyrNQS6zgMq6zaKBLrKP0yIpl4k6ooZQ1KnVNghB1K4jEgY0dFe6/cHaoRW0EXlfBQ0jZuPR+xi3lLsEGvGwtsEUKRzZ1bFae/lddqqus0+fR78Up67JGjXlyo/b+aMhFlNr9ON6260I0
constant-root-two arithmetic scaled_softmax,SelfAttention_v1,SelfAttention_v2 eNqFVe1uGzcQfJXDoT/PArmfpIGi6DO0QH6khnGJzrFgWUJ0UmzDcJ+9u8uz6jQpLBjm3XFJzs7uDJ/73Xg/9Zf92N1sHqd199cJII/QjXN3vJ26+fO4nfqhv93sjhb15+1m7h72h7u52++2T93N/tCtr++6XztYdR9up8PUrffT3D3tT4cOus/7+6m7Oezvh27crbuH2/HY2Qaboz1Ouzjgbnqau9HWPWzW0+E3O+pwshMvd6ftdujH7bzvLz9eDf08Tbv+8rkPQOvreX9zvB8fbe6jTX0+bva7i3G77Yfz21fwl3v/eDU8L0+2wWGaT9vjbCuf+198fVrlAipDWkFGRhtzBvIRSuXsY8pargaPTFz9S8akxceSCHykzNVGoowRCGqLYoKzT6RK7R0AyEYUYb66erHMvhzG9ezI/m757Q2hP53BcVLfIWfJw4U9pFyrP0ASxGUGNY5NRUQ5zssGzKOzJiF/sqNTiU9YKnk+sUchx5dZIygxSfKMEnku/iAZVA2q/wzuH9P25vfjcdo5y9ff8tsSBP3T+iIDnskf+uP4ySr6bhGo1hpFgBpQgHLKjcxSaiA3IMAtq2RntBSMWAxiOBeNRLlQKxeqYLCAwlHRxPBz2h/fMM5WstjQaxRF81WvO3sthIQXAgtyctgsJXtsSmJ/HqzMyXuE7L3lYRmCo2AQbCnKsq9wpegOYWn7ckLwnuRE2HJP2FAV0SgZ5WKZDP2H66+n6fB0TsBji/g5VEtu54GSb5uNZaIB7Eu1g/MKuNbW2JZaNBUaFq8/UyWIKaO1ogdnLA6Sc5K2SEBLzLA3mw2YeYFksv4XUF69qkAze1JZpbQtkjCqhlDAt0iKC1JjJCqWCmdpyHTBKoRRaFusHKiJA+wFWt9q6xADiUEXiSygvo3b0/Sm0MlqprBkXQKYqWdpK666NF1J1SUFFSvbnOcpgUiSxXv+AovskwJFh0CqKXRYvG42BysC0QVQtkPBNkb8X13Bz3Slpf6gq2W8+LQZ5/PLbt/e3xNd0sRhfUaFWmdYR9ivlb2yBLeakD2VilGz4F1S2KApzxj0VY0aI7JoiS7FEuUEa/135EZQTNQWa7UPsSF7m5E5UtRGzZGau9mELlZo6ggbZmkuZ57W3DFX69zWQWYSHl0Uw9GkluZ/iK3lEpqJyBKbFtskCtkVk2gEE6YGR0y7b/W2epg2X26Pb9tJq0J4p8k4jiw5UWNDzf39GBVoHCIgBr2pmCn5HDU3B6kSQmBqkWbuze/tqtGWbrG6Ubt+wnREsjXZWXk/QrNLJ8w1mcxKlJtLM3y7qDCaOSsVWC4RY4wiD3fZwE9CIStTaetiW1d4uRN1uTsMTlgWYRiUMRek5ir4nQT/iy/MXqMmrGVhzK/gUDZSFMJ25TN3Gk4kln6gsv0LtV6xhg6GzLEXI0Gj2gjN1f9rzd6X1u1BA5D59qsGX17+AaMRLu4=
constructor-misspelt contract SelfAttention_v1,SelfAttention_v2 eNrVVctq6zAQ/ZVBm96CU4i7aJtN6eLCXRbaXQlmYk9tEUXylUZxTMi/d+S673bZkIBBGs1D54znoK2yuCI1U2ihKLTVXBTADTLc9tw4C5WjANYxPGpbqUw12rKEj94SjQlviYseaIMlm15qaMmT2hl0mhvgzkG0FflQOi8lJZmwbCDois7gn+tA4nsXfYDQkuFructHI9BsNCZTaIJTs4d5pgKRVbOtuiPzeMNMlrWzxXoq3gdxlslUQ1g1mebnabsSmLIyLqTgPNuOOyniIpduaIBHHSgxDIx1OkicxCTvnU+h3Lfp+F6Wv8OZFKRNasZnJGcvDflzCoxLYTuF1gWd3GgAfR1XEgyLyHAOHXmCWq+F1S5TE6GhWvTSOZZmqfnuHZWDBZyyNZoR7fMvOFiwMn7RcEg3yG1ji4cROVjIZYO2HsDUHqsE/d2IZN8w2olQPqHIvxPIxeXVF4GM62ShMbwa1j3bv66e/FfUk3geLOA9qic/PvXk+1fPBwXsg1YtD6y8wNHSppUBoAqW1HfOV2/sTv4v10UCdPLToH8U6pHA3sn3BBCB6FI=
created-in-another-order initialisation SelfAttention_v1,SelfAttention_v2 eNo1jsEKwjAQRH9lyDn1A3rx7BeIiMjSrCRYd3WTUor4765azzPz5j2D0I1DH+5krWIwpsYJRUCiLbNBLbGFGHKR5r2DTob9+cpLxEU9Fo640YKsY8KcqXn6mNgW1KzTmHrMpeVPD5U5RTj1B4VefodFBYmHkrhusBOnlCGvHTL+Llo2ZlC9up3/bt3IpvFjvjp3RbrVufs701g19MdTDH4toX++Xm/Dv1Pm
cut-graph gradient project,attention_scores,scaled_softmax,context_vector,SelfAttention_v1,SelfAttention_v2 eNo1j0FqwzAQRa/y0aoB1QfwJjcIXRSyKCVM5KklImuMNHIIIXfPeNHlfN4b/n+6Qgu70RFCVwRZ1q6kSQrmSmt03sVU1IDvyNgod26gyqhpjupxNcnAKXHRhpkVWZrCdDX+Tg9cKdwGnGMKEU15RWba9iddZTdHTKwUoscwkZJHkcuee5z68vWwOCkvHwdIhUoNcVAuzQ75A6Fy61mPVrP2vO+wFZ//zSk3cePPr3eNubjx+Xq9ATHJUm0=
diagonal-only arithmetic attention_scores eNp1UcFOwzAM/ZXI4gBSVrVd1669cIEDdyQOVYXCatZoaTKSVGyayrdjj4HgQA5O/Pz84pecwKoRoQFnzVHEAUWv1dZZZYR7Pedh4zwGkDBoG4n4+JszONMH8T6oKFBtBhHdDi21absLLKBjQPOaiCdmDCqIF9y4EbmkjDnrOwpe7JX24ZZu8ZOhcexkjARlgoOm7SQERAvNCVSMaKN29vkyVtO2VNwwtCBFkD/ZW87JyGAnT79h0nFT5DnIjlc6YE9U9N55rsXjngsPtsfD/RmUEPHA3u/0iDaQjCABNuGV3aK4xsOe5LEn/+RQaHspEKNdZFKknRQv1LF1UWQ3MEtY0ORABiYT+W35zgDdLP+YoWG+KU17giuKaVLny2wls2S9ygvaqnVVyTRZ1flqSXtepWVJcFrXZTefBcd/pBZpkpVFwV3rrE5rSUBVFBnL5cuyWlO/hK1XfeD2Dw5vE3rNz/71QTs8Xs4zrW6ePwHyAr5M
divides-by-d-k arithmetic scaled_softmax,SelfAttention_v1,SelfAttention_v2 eNqVVslu40YQ/RWCyJE2qqt6nUuQY845BMHEMGiLtgXLUkakZoHhfHteV7UUeZbMxAeT6u6qruW9V3zut+PT1L/pV+v363m923Y3n7rV9WO33s7LNK663V23XuZufncY91O33+2Wfugf1tsFNn/sDl21W00nq2WeNneX3a933fIwdfNf++ZDf93u9tPc3e93H+Zus36cuj8PzG6E4dB9eBiX7ma/3t7P8NLdjLeP3bLr3M+4bn/YIMTtYbMZ+nEz7/o3b6+Gfp6mbf/muZ9vx820up53d8vT+BF7b7F1uyCXi3Gz6YfTr3dcfzzVxavh+XwZXhDZYbPMMH/uf8J/unQhujjQJVPORZ8+Cp7Ou+Lrk4roMxXyVy9XL8Ore7/iU50W5mpUUgj69CGp00L6mznp7xSzXA3/O4xmIc1Cd2Dh9ISHc7MoRS1yMYPokl6eS4r6TFGDDOL1oAg5NfASm4WGkGPU9eyzPkNw+pTk1U8S4hZSiZZujLpTJGVL27KW0rL24arV8uk/qliSmtfMLHXW0rikRWRCanZvJseWUbGSUNCMitOM2JNYhLAVi8x5CyVIstxKzZWFcqyhDf39flzNNbK/DX4V1fWtBUdILQ4XeCHyPtibELG+iXeU265Q0LuJE5UaDrEkabsxIye1iI6bl5RTtdBVNFlNfHMMJsWaGrnaxvpCIZEg5PqHsH8DM39ZlmlbIXr93p0zRVkyrS7QiBNHhn4Zb0C8M658ox1cahB0mQrqbNUsOddO5FqM44piBSvcKg7Eq1UWaVa5mJ+Ew+2MqBWwXfgHgEFcokEi56SF5CTBWZWLi+y0VjEJGHFh5MpWURYpauG4UrSu+NhCdYg52B6aYC/s09fg8PEMCZUv6gm4VoIBQt58u1K4ws17is4CCCBDpamEih/NBRHUw967qDun8rrEin8AQk842FpcEoruADPJ/IpPKiDC2RtUUpSg6fsQleBoYKnZDP3v1+8O0/7TKYnqMjvlkEhWJjj0rbSQYwbAHSoVtLBw50uDNBhut6GXigWO6djVCGWx82Bu3eIQWmYhWSKRS6q3xeJji+xxehVXJJcN8J6pHqUgFlm9FCFpxUMINfkQTU+rXRHW28EU7/UyhiRaaOQBGOMdNIn0jVFBTdihhsUbKWGhbwFNCS3A9+PmMJ2HyDEEK0LgrNLoY3GNwkC7iPWMqPaMEidXL3JavrolOVYVcCrNjfkUg1PRrBhU8YScq1XFkrYVnlO1QjL5mwLAXxMAjIQvBKA9L27W43z6sd3Z7++pg+LNZx16FIF639JIwQexRYy8fxcN+1jkeFyMwraI6Pi0GFQZsBhYTualXZQDKvkDg4Raf0qJ6AHqHBqAPSnhPfShXoMS5yNAqJgWOIhbNYnNhFMwIwGwHHYIGv09jaAcWIdWHd/azsJKFyGfFZweRWsXkH00CBn9wUSv6YI/zpnaUTlyM9l3QgW+VwZ4ZxIRYzIV9BgZdhh3eFHPhq2QwC49nEUHN9xirpxLxOWHaX3/sJzLnSsmA46ifmjUdmjjILdFdySQP8KfnQ5cDDCx4EvK3NjiS1bBy/4IewdF06mGYRGUlphuuZFRZ2Ul6ilEaMWXAWIign9G/RDVBMVQBXKYyxpN5lSOwBNVLj1O0gaHCRdBO0Ib1IFdE5102k052+dFdsrsklm/JlAY4Vdy8XmUqjemiqCxfQI4KJHJgaNUjOGRGugh66nehYYlE7NQbEZ5tq+P6PFVYfqFrxoeqoxVSCNenbYAgkkZNvkoFy8v/wB1geXH
divides-by-root-d-in arithmetic SelfAttention_v1,SelfAttention_v2 eNqNVdtu20YQ/RWC6KNszMxeZtcvRb6hD0WRCgZtMZZQWUolKo5huN/eM7OUbCQBEj2I3LntXM4cvvS74XHsb/rj/bDd7B66u+fu75MID6vbza5f9OvNboL6r/2pM5PRDKb12D1tVtO623/qvl53H6DaH8Zuc+yGbrWfus+H/ep0P5l66P49jYfnbtit8P7P+HzTrfdP3eOwQ5zx8HiEw3jsNlM3rFbd6fPvuPNw2iKl3Wm7XfTD9rjvbz4uF/1xHHf9zUv/x7j99GGaxt202e9uvzC0H6G8t2PvZqsrlmCvj8N2i+c03CHgcvFyMUOYw3g8bacjvF/63ywGXUvNLAu61pprWS4gCcQZgsIU6lkQgkmoanaJVGE2p6IhzhKKTRIukpSTB051uXxdvp5z+3EelJOGCnuuJS+u4J+jskfiREVNxCEl1zFyM52ZFc2ulCjiT5E5ScpcXUISXEU5B7VcFv3DYVgdLZX/7O+r/Z0bUkp2t8A1W2eYqntzqUlxTiQ5t8uzFO9MlFDMlEQjRTNOAUaQBJyldVGknTN7tIx4c1Filmz3trCRNJptidLq5rmApBRcIxjb0lr6561D7ZK/NyBavMjiNyLFoi2uJpW64OucJVg4VZLWYkoUMC27K8VoYwgpu5ul3PqhKXExDVWakZJT8HmUotFUNSqlOS/A/n1WJWaPS1IkWhsx00wNKkyRkouANDPSGHieL+BZvaNEhbXN08poaSuhN64NKc5TI8/uinFl9DJxZWHPM6ca5/S+DNvT+D5BVqoNXEG4tZ/1PI/U/GGTHKNJfBMYU2vNiSlEJMI2mgY/YIHIjUP1goGjUtxJJTkGMrG4U8Y+IS/7AZvfLLv8aNm11O+WfX5e3W2G4+Ww27fzz5jA+qQxqsNYKcZWOmkSr4JyzSpvwjZDCDmdhVkoutCo4yKMGlyouby5q5MFLAuXXyGHitH7BAgw0gIMMyJ7n5FyrW3lii8HSKqkNgLKMWjbfAVAzK3UeR2ZUwNMQChoEDn8jBu4qO95yeocydgRKyTkWIrnUEIOjX2KZFMJV3IWQSpWMgM5qfEbcZn3Ugo77CWJGQHyM9LR5togjGzPpAMS9MUO0cGIs3Dbi+p3wNYp98IO10/j5mE9vS8EK9H2poIdo5eEZT7vWfUME3A/k6yKrz5MqwNWKDVbScUUKWeal4Vjzo0LwYpulWuQ2ZyCOLlE7MsbT3yfHyV8SJoPelyT86Otv4MTC2ovoYJ2ZkixoW4xv2lsrFlyq7GgYU0JtDZSowISO/MK+QyRZPDdDs7H2NZ6aaOzxbdpXvkM/EMIfmgMbd10xAVQU4MEx/OcgwS1UkC/7SMQgKNG7DLTLzgjpUZfgg8QcCmKBbKOgyrYim6ohWM6U8br6/9DrB6Q
divides-by-root-of-tokens arithmetic scaled_softmax,SelfAttention_v1,SelfAttention_v2 eNqVVttuHDcM/ZXBoo9rQyIlkvJLUaB/0IeiCBbBOJ7YRtYzzV5ygeF+e3mRN5tbk+7DakYjUhR5zqEeV/P4MK2uVvtX4/Z+vh2uPw6Hu2nYLcthWF7783x8uJ52/ra8meb9ar26u58PavTXchzMcDKzu+X98DDOH/sqM91Nw7ibLoffl2k/jMON+vx7t9wcXx2G2+kwbMfdrTp+fzfNvtFh+uAf9sN2mfXLr7rT7rjV8Objdrtejdv9srp6sVmv9tM0r64ePerp5uV+eX14GD/otxf66dXhfpkvxu12tT69vQV7ebDJzfrxfFq97Kb9cXvYq/nj6hf9T5e5Sm3rdAkp56xjbszVxkJk8zlL9XdmhM3T5mn92b7f8GlOKQm7M7W2UVoRGysUtBFTbMYVaLP+32F0Cy5ukYjCArtF83fdPPbg3MKCQMCjCVeC7K6rL0dhD5Ex574cfUKgecyS+xkY3KxA9Xl1z90gQxw6RhEpcejYRx2HQWm46al8+I8ktmT7QU6xT0lobqFWQD835p4JFIrIpETWi6/IRGQBYMlNfCXU5BGRoI/AEoapWYSYAJtFtl7d7sabvQX2T4Bv0QDt6Tm2HB5SgibrC3soJdtDhgT+AaFF2hNJ8xpqnaQ0X52r/vxJYy3xBJTsPO6jRKEsZf6tCPvh1SuBVTVp6NlitZ/G+8e0ff3b4TDNhsyX7/I5QZwc081FBjxRY706jNfKtzOKfKcM0LKhhaVST2Kr1ULgdjaDfSYqAiKGKVaj1icY2Wc+2eTut4j8BBqSAFX2ukMBS4rlqwObhTyvWvEUCZOGUiKbmkP/CI04HhRRPYiSmH0KBSkynZMafgMDH87KjwU8BBQBCa4lL2KW4hOaD6mxPTGxobFUM7LKlSYeZGVyZGPNtXg8SFV8hpEg/GE/GRp0nM3PKCkIyTJYUpNYo4jzQxCwEwCx5Y0l9s+Xb4/T7uPpBHbikovVrCjv2dfq0cOxFKXoOuvY3K8QF+lQzhIJNvFwbqnqYMSuhfTVmpTsrJMwUm+gycmK+kzqNlEtPao302cxNaoJHeW1hYalCuEkp+JqkBpAtTQq+otJp/lVdQ0O1ucKcymhSUm1jqRXFpOnBwsmi/kC9HN8g9pzyOqMenTvxu1xOo9PeUkcOGslktbouRoVwH2p/IGrkJDlM6voqH7aCs1rszxopkJhk5qHFFdoTvgEAG4knB0ApG7JjFR9v8t2+BbbWdpXbO/jxfX9uD+9zEu8/0gKLE/arxw1iRqmDnCd5BL6Jtzg06TjyiZPC6k4FZJyAvk0SRQLFUkna8oljLXd/JQ6kNIhSgmoCpmf8680SzmQWRm9g6kOuCw5ZPQc2CW2GehDwFDltQVWNAADbYEfiQIgG2alNT+4dkPnoFincFKaD3euoIxGSC2qr9LgPUM11mUEak49Qm7FU8EVvR2T0j0kqwSsFPVKuL5YdTZHb/Q7AbUcyle8aQC51J704PL9dH97dzjva7okBJSN9HYcvWXEjO0cmDTYxobQkvd6pbbuoDAFoWAwUfYIqva+3tVqdDVtftEFtRx+9dDOB+gSqYIOn6Th6/D0ViU1GJsDSnqDKtV95LhyaRIVSUEvbbid+0ksex4EdAHDLhqNsLckxULmvpwThw7nFnefqJTKr5yrw5cheispngKlNEYx0TfE1jXd7oC9M0HQnrAEQlUg2G2q3uF8MWvXayFzevFxgOpNUQflCjjKw1JvdpyfBeLp6V+awt3V
dot-of-matrices arithmetic attention_scores,SelfAttention_v1,SelfAttention_v2 eNrtks9OwzAMxl8l8jmdtHIAekFI8AJw4DBNyEu9NiJNRpJuQ1PfHacbVSc2IQ4TF06V/9T+Od+3A4sNQQHReVVPSheFW4oGo9eKAkiotY1H5YhvFETcOLEmxekwES+1VrVYeVe2KopKr1NDTSK1H7IhjUVjhHebIJC3WEV3PN+3htfb1hgJaIKDYjaXEIgsFDvAGMlG7exrUM4zUDGbcVGlVMbjQA7Re56CJiXncjdO8xzXRuX6Oz3qQCW3kvfOp1r8WKXCU8uLGnrs0xIibdPd0wfBBIHPFLRd8UwqpVi0fCXfxkW0pciHHugkZMwIjNqamN4vTQ8w7+QR9sWQ8t8hNX8Eo2q0Vb+m8lgmqGO8EWXHdngms7wfrLCejm3QW4DKbJpfDQbgv3HBvhoZ4cyV+y29574I9gaMWKXGpfMb9Jd7jx9E+Gu8M3KdVCU/pcr1ze03VQ7fbKExDIF1+/hfsstJ1nWfgOf/kw==
elementwise-product arithmetic project,attention_scores,SelfAttention_v1,SelfAttention_v2 eNrtVE1v2zAM/SuEsEMDOIEkfyaXoYcBO2+7BcGg2GzizZZSSW7TBf7vo5w0S7G0CwZ0w4BdLPOJFB/JB+6YVi2yGVMasMEWtb+vHcLGmqorPYvYutae7q/P3sNG1daB7tol0unXyoPzSldQa7IQHL0Om0aVOIH35h4qgw7wDu0D3Hbh2yL6A/AVH95SQts1REh3TRMx1TjDZvNFxByiZrMdo8RfkIjN5nPCSl8bPVZNw6KjtZXBaAO4iHanMIWbzpdmKNgqqqMiV7TW2HDnHzbh4kOnfd3iuwGOmMdtqP9TKKb+hmBuwKN2xoKCq3gEbec8tMqX633BT32WcCVHQF3RRMHVetWgNxoqSqAd0QLB+oiNqRxm0XWNdyElEXFs0UdPKvwH2bevwzu9gHd8Ie9yrfRqYLSyqgr8n1ZyUlBPMlSeUoSRfHalIc8XdHh7Xoe3gw4fk8zmO/YmPMInIi24iMRECJkuogBM+TQAWSYOQJHnRQBkHO8BHuci4pNpnhZiQHheZAUhST7lh6BEcElBCY8Xi/6MqM5Q4UWSy4yeKeIikc+SSeMAcH5InWa5lBSUxkc2aZLylCApMpHtoeLAh4s0fST0SjpJLtBJ+qJO+O/q5CM2N9dHrdyJU50MGsFqLGR8VAhFqyXtvROlPNOQfZZhJ/6YXFiQXq2C442x98pe3jpqjoCwselHglsreh5KpbXxsERqYOPrTVNjBVfZVg6edI5Y/4vB/UWeyTYePOkcPTvAs3OS5+aUF9Of5nQ4x8tauaOhzd7+P8Q/OcS+/w6to9q2
elementwise-weights arithmetic context_vector,SelfAttention_v1,SelfAttention_v2 eNrtUk1rG0EM/StCpwTGBdvply+lh0LPTS8lmDDelddDZjRhRms3Mfvfq9l1jJOm1AQaGshpkEbSe096W2QbCGe4IdesJIPlGtbWt5QhtF7ctXdUA3kKxLJxmdDgyrFoy4/YQt8GsqJdk+kHlDi3AeKaUh9IvCLO4HSoy9lx8wa+xg3UEYLlmzvABVUxEEQmqCIL/RRYUyUxfVLQ1Hrlya33Bq3PEWcXc4OZiHG2xV395VCvfxf6VYmLPLLeo9lHt5MShJKcm+1hWqfEVgoD1ZasSq21lFIq87YoN9fl41vL4gJ96dMGC6hmvxfB7la5L0FUaUxg4eTdqe4wi2qUaljSg5oFnExOwQqwUihr8SSRoVYAzkoLxtgZHKkcTJT1HLlAKpGM887cU/gC2Yd/w3t6BO+3R/KuVpabnlGTbF3431dyIKhTN56TX34WhSlnuVyPD33Ye5Dq0Xgy3TtQu+1CbX3gxD8sZEDpLX/HYPC/2KYULmPa2PRfnPwvp30eJWdHKJk+0QSP3nry2K3ff/j4261372jhbN4HHIf41QgvzQhd9wtak3Xh
exp-overflows arithmetic scaled_softmax eNpNjzFqBDEMRa/ycT3kANPkBlstpAgpNI48NnikYMvxLsvefTWQIp2Q3n/oP4LQwWENfPtRYbFCtcMyGfSXW6o6wxJyEXPmmhn/OGgCoVLbGT1qYxSPqv6tkjY/u4FsAck35mlNWt3ZT7RIgjMXurzhI5eYIePYuCGS4K4DfWzWKHqo6eGumbUymk7MYlmHIWaSvciOYh1dkx10e/eH26hnqSHdaPNxCV5Lw/r5tYTOLGF9PJ8vM7hY+w==
extra-axis arithmetic context_vector,SelfAttention_v1,SelfAttention_v2 eNrNk89u2zAMxl/FEHZ0DFLU316GPcMOxVAYhZtojTHH3mynyxZkzz5Kcrp0Lboel0NkfiI/UfpJR9E3uyCuRNMX4TCPTdEc2qlo+2LehmIM076bRSm2bT9z0qdhPy5isW2mYuhDzt8NY+AKNjlUxfW2XW+LaQ5fi2azCZuind+zx7jveKF+33WlaLppEFc3dSmmEHpxdRTroZ+5gduHsJ6HkedueGo9t0O/arpOlI/RTxmDXRTr8ngps0vubeLyo3gXTaAiMFhC5SQC1fWpPpVPjF8q4irpvXaxDDRhXf7tkwVtU4pcBOmVtSxYT84uirSxyDoPblE8JBtQoOpzP7tXOtFcEpcBjxaoXCH7exNHpzTH0d2SYfeVZHtLMddZqVS5ogqNcXEkJQ1PEJLN27GktWQFlTe+xAos94UVeohq7M7HjrGS0puUB1pxAvFaPGg0Mq6N5LRN+yjF/dhspriNX/Hve2jvt3EvmfhD0+3DEp34x/kfQ/f5wzyHPsK4fcBL6Al42KxQ0iPuUszNHd+hC+z/Pz4EaxRXSLBo44lJTUpnM4y0osRsdfwA7WVslz9JGZU0ss6kLPToz51iJi8dn34qBA3wMofDmcD17bd9GH/8Cb+EiyDxeQ2PfAkPn8wzPMu4umub6THohxz/k13cjCXn4yW0KH0+DbDKISYNCC5EbbIolTyLBvIVNi6dc9ZIpjdkrFd0FrVSKome78KbYIL1WiUjlIqI34FMQDR5pyIHI8nFB+i11gtIIFRpDiS/HR1rmF6+ghohvSLSJrkBafcmiFV+XU9YPtMS0idqIns6/QYJqKb6
forward-misspelt contract SelfAttention_v1,SelfAttention_v2 eNrVUbFOwzAQ/ZXTzSlSwwBkQQgxMICQQGJoI+TGl8SSYxf7Qqmq/DvnpO0AjAx0Op/e87v37nboVEdYoILah40KGrhVDE/bFx+qFrSnCM4z1MZpzLA1joV9q6w1rgEFnde9JQi9i2A4Qkfcen0QO4PXpGYibH0fIlTyj3QGymlo/QZqFRJohOI0OSZ9LUOCKGLhemszVDZ6LBZlhpHIYbHDZ7L1DbOwjXdvH3NBFwJWqcWRpmfz/Dw9OxknldVKBMtsd6SJjO+58mP0oEykFI63a4rTsECxt7xvIqsmEfehhEkh+JBU0hdBHj3fd2tL3ZjhbkRFjz7Tsh6mFS2+Gy9T9M7EmDbJrSyR3nsTSMPyMGqJUPdu8jwMh0Qn6T7DmfjBqlWuGf02QemI5TCIx2/i+W83vbi8+nHTfZ2tjIrHxvmp/28Hz0/64PkfHnwYvgD+dYts
forward-without-self contract SelfAttention_v1,SelfAttention_v2 eNrVUcFOwzAM/RXLJ5C6SS0HYBe0A18AEodpQm7rtYE0meJ0Y5r67zjdmNDgitAOkfPil+dne4+OOsYZrnzYUqhha2Lr+wjCdoUZtsZFzc6hY32voeEoYPT48o2rCCQQW4aVCaIgNH3HLk7hpSWViORqZTulKFxbqjihne+DPKh46K2Wdr21GZIVj7PFMkNhdjjb45M6mMeoesa7102u2YUmqwRxpNWTvLhJ146s1RipVMFltj/RVEabqfzYYiAjXCfebs1yKBZYehuPQA0332ahTA7Bh6SSvmjmWcPj+KYq/JFGc25zevx9dQ2R3lkgh7UXk7JkTyOCUmdcwJYDQ2M22vEwfDVySaYznKgNrFpyzWizCVQLLodBrZ1VKX7b4O3d/Y8NHuOkNCQn4PwB/+96i0tcb/EX6x2GT8H/cvE=
frozen contract SelfAttention_v1,SelfAttention_v2 eNrdU8FuwjAM/ZUo54AEBW3jMu0bdkATQihQl0aEhCUuCKHu2+fQFspgUgFt0tZDGqd+79nO644buQQ+4CvpaIPgPMNUIptJYywydFIZLniqDFLWm80cq6fKBTBj2dzJWIFBwbylGCl9HigKfJsNU3DAFMUpMA8zVNawWMWFlgfEAPAoTSwYLWwTzjfSM4Usse6ZSnCZpkJNprXgUnvLB6Ox4B7A8MGOv4JOXhCpBqKerDv0dcRLJb5Pi1udbhS2S6k1vVFOiXAsduWOSI6dhegjLMPJewZuG7Y+lStKG/VFRMIxbkPEE20lRt1AGHolZELVQS4IuoAbgWupM7geSk/V37/oRvBgrAvlFy4oS6qCUiaEYRKk8MUU3UumeHh8OjNF+W5NlfSHwNgibuiY9gbUPMV625HoNx/1Xfj9KG5maGqjP93iN946MNYsdnZ2ql0a7sQ0Pze3gqESOeB/aeoBf6v2fTd2ZLhFv3Y/1X98/RX17hxy7+5B9Zq1mo/z/BONtqNt
hard-coded-size arithmetic attention_scores,context_vector,SelfAttention_v1,SelfAttention_v2 eNpNjjEOwjAMRa9ieWFpOUAXLoHEgBgCcXFEEldOolKq3p2kLCyW7K/3/FeMJhAOmNyHEsgImQnobcLkCWZ1OVMEF7PswUMsYYdcD5U5s0swi74qGP0Co+g/fkiwW49wYffgJl+kKMQS7qSpyoq3dQaCUSXsaGIz/XrMbDI8pS4unupPLb71ZKO2bzVs3+Q1MD4JDtdbh4ko4rBu2xe+1krV
joined-in-one-tensor arithmetic project eNqtVE1v2zAM/SuCsKNiSKK+mMuuO+4wYIcgGLxUSNI6dmc7XYMg++0jFc9NgF4KzAfLpPj43iMBn2VbH7JcyrppxLjrcxZ91+RBPHb7Nj+IfSu6Nosxt0PXSyV3+3ak6m+7fFe96Q5Z/Kw3T2LbHAk2dts87nJfiS/db/HQUcnX07jrWtHn8di3Ysgvua+Zct9uB1GPRLPJn4mhPzakpz02jSJRQyeXq7WSQ86tXJ7lc9895g1JWK0otxn3Xbsg6VLN0avl4MDJtTrfpgk+np7zQGA5G/rAB8no83BsRu5wlp/kUlcOdHAXVSJTOe/NFNCVA7DzlXEG5ytAb2C+0hriZX1Rd4b+v9iVrixoNIoYMQRFMkKgUFcxOM+xSaSfzpSMXU/yVpNHdXWnJl/q6khNXtTVxT1IewaBAwZB0IFBpjBBiujpxATmBmTBe66OmJDLrNOJ4xB14NMCWub0Du9x1MdynQ/eFSM2slSwaBlnHPI1gPN4C/MhFekeoFRHx6wYJmfWGobFFCzByoYOH9/NO5uwlQETyxwSJlKQbChrAacWPGjNwzFEmzhOoehKDrxa8Lo8+tkGJXyKZao+TuvV1I7yVieTyp5jLEgyDOzMoItYWgHSZOiD9gBzS1MFF6EAwnUC6DEqoIZFXyLZamGJj6a88DQ/orW0BUdpqIx1b1OmMtTGc3mialdF62NpjbrsODiCE9pbkgRVIs3cRGtE5opGkzCa4bavHwYe/R9+vf77RXz/8euY+9Nb+JRvgpeafkfX8ELP+nL5Cw3zUzM=
key-and-value-swapped arithmetic project eNp1VF1v2zoM/SuGsUfHkEhKlPqy5/2CYSiCwbfxlq5uXNjJuqHYfvs9lLwtHe7Ng5Icfh0eUnppT8Pj2N60D+P3Zjgdmq/DdBmb9Xl4ehoPbdce709nmD/Ml6WBz9oMy9g8H4dzcz6O1Xtt1uN8mQ7NP2NXcphlxrE0z8P3Zpkvp0PfvDsh7P7u2MzLARZLY37n4zKOzbA+jIfm07y8RcnlMoHR6TJNXTtM69ze3O67dh3HU3vz0j4t85fxDpxub4Hdne/n026Yprb7/e8b2Z9HA/fdyzWM8GVcL9N5RfhL+wan64VdlM73EoLf/+h+wZyDZ8DOsV7BIswE2IvP+x8wvCLxHwUQQ+yyt1Q5xn33d8kNcMEAFi4AcQjcuV5zyjWGckJh18cQg1QkxFQYBub9b4ow+IS8cE3JU/F81UsBkuYAD+T0W71MGUCQvCFespVjlpBrDJE3RFOk/Koex5itnkYJW4PXKtUGo4sG+M2DxCVrMKqLtWWfSC0LUybeKqpEYxktzab24//pTL1nr5YgpZxQK5GV2qGppMHyBN3m4IrF91GUOzhQrJ3lkE2fHfXZ+dDhO4GS9EpBrzreIXcszJJwsAQaQw61iyyaC8QZAuIHJLZ2dgGDQnnCJCV1O+49iYnDfXLJG+BcRqjv1bvrgdrisJhBgrOpeQwg1dYIocl6jqqFCZaCa1ZyJSZBDuskqPotJmMRTXoBIfAJpEXdrv28DIfVxP1pxzc7asPUY0zacS8Je7PTnhVMAjZM1apmplTn6hhLqdAsQ7PCWVSsPkGZMkswhmfAZhnj2BNkQKqsSubv65pz4rKr0jtKaupApZIIShf5BPTB3pGW2bTvP+J9+kPZI6OzfcoS1O5WwBUzAQTKULlsdepeY9rUDDGSqZkzQxlwwQjNwtiAGK24V62qpixbMmWj4aEMupZIv9iUt/EPH+juqYyPFJtZqmhJYpuQzCBerIrdPR/rLXS4hr7saPKuvAhQq7wRHteDowkgRTeH0sbItkVC3ZZgd5CiCCjZB+e/YQNzow==
keys-cut-off gradient attention_scores,SelfAttention_v1,SelfAttention_v2 eNqNUctu2zAQ/BWC6JEWyCXFhy9FfyCXHnIIhICW6UioLCUSnaQw3G/vLmW4AVoElQByH8OZ5fDMx3hMfMt/pJ8La0+ZTYcDO8zTkeUusac5Pndc8K4fM4LuJqrs+zRmNqfYdmkpMDpcsfuubzu25PTMdim/pTSydxbHfYEs7TQjekjxFbd4yhMxfUXu+TTgAONpGASPwzLx7UMj+ILH+fbMY86o1k/j48qA3QdstlTaxGHg4pa9ACVHKjbifI2QgoQWCn7RQrOuchf8UOl7Gg7fbiqv6qNCYU/7jQJ94xY8xx2O/InGOy1fiGgjKyVBGyEr6UyAmgKjlIcS6NpSpVZB140gdC29c1jSXtbllHHeBoEdB8GH0nHaIFhWRgVHFVSoHUGUc8qXwBrpqeOVuxIrJ6EQA2hVMFrZAvaA/yqpbdNcBL9/RJc+Mwn+ZZLz4S+Trvtm18fllozTmv+Xg7ICi47hfEEpRTdQYIHsMwa9oQtYg/csjujaWSgQXa6k0E4giJQaHwEDMNKE1RHvpSf3PQCQjTZIWcAalLPllDYodUVLXx5N1d5b3J3BxyxgW55X2xD0H/eqt9Q/dfmDiZfLb9wT+LA=
keys-from-w-query arithmetic project,SelfAttention_v1,SelfAttention_v2 eNrFVstyG0cM/BXWVo7LrcFjXr6k8g05+OBiuWhrY9GhqIQPWyqV8u1pYIaMZMulnBIdxF3MDoABuhvzMOzWN/PwZvh9vj8sbtZX8+Lr5ni9ePv+z9O8vx/G4XqzO2L97Xt8sdgcFrv5y7xfnA7z1bR4e735eI1dx/3mbvF13s+L+9vTfvHc189wsj9tEWR32m7HYb093A5v3q3G4TDPu+HNw/DH/vbz/BFR3r2D7eNxc7tbrrfbYby83bG93JhxNT48NWP7fj6ctscDtj8MP+F/mFRC0pEmjZFWj+MrZqmRBOYQJK8esfAsiRcCYA9LqGR7akqr8Vvf3RCiGUTFDSwxyhimXEtte7gWYVhSTFGbJabiqUSR1SXF/yEeFfjFp6UQ+5fPiuSGkmvEF/BJPV7lCkPU2i2k1cKJaKxtDzOZJZfEddVrffOjKvNEQtkclFILYhe2cywRouSYLFTuVQm+QlPSLCM+4NTi1Fgt2yVPNVAc8VsyjTpljvnJef+7SEv4Tmoei0o0BznFGlu5qubqJqkoHB5QWuvlMqJBCM/ooJZxKROxWkVlKqGQGUKo2EpTpmCNBLk+7ddXB6vrX/bvzv61DHTS4GFCLZF8tySxjDUoMmacGL4L8iHPBkcb60QJbwXYUQ+U/CM8xFKxKSRbzvAEPFW0HFWBY865erk0yGhZIgJOk5I6dADNZCE0ATtWpeGsO5dsDYpC/lWSHBk9YK6Gr2h1srQloCgGsyyldU2Qhq1Q9YMS0G0rioi5euBQFb84am2nwBNKkBAjGGdSjed8IGZNuR7xh7r+Om9/++V4nHemEO+/0FPVcsWar5bEctGrcTiuP0D9nujWjzSl1uycC1UaIsDxZLAEHKOcLSJuAYc7qTUVR2AK3C3cid9fa/OaIR2vcQ7FSqmYPxIJDlAOiWqrKyfQwTxTiI7+mCV1pkhWdlsqlYvjqzAe+yrnZBUvUdl7krTk/ApSQTc039gHORJvsSTHZNDIWdsTztfkTZSC25hzcP4QCmHsDFTZSacFCGgZUSFy3xK7p5i5wREn6SegAM1s8hpMO20fpeqLVFqwLh3Y3DT0JQwHII6tcsHAa5mkxFQ6NRyTFKk69LJITzFrvhyXXFuFcNyuTIla2oBG8LQFZeIGZ6SSPUcczo5Not/h2V6+rLen+ZJoO7B4f6A8FpAFUwQ+IQ7KHg8KZMWF1HDXLVQ391rkzJ5KBNq0pYLyGJwgl2ytKLnUvhIk9ooWtSxDAjoK0nyZafwS0+DtO6b13+WHzfpwedndtvfXaNhx6z0KiTlJK3doCAwppJouJvIRCGP+5zs6f2nEuxh7+xMaks9G4XMY0OnfULOmNhdEarHhbwl6CzLmlstyyLn42FbqQyUUtUYGScp2PyCovq9gYGmbMpAdb03VWl+hpF0E2r0DEm+o5eJAU+Lk7AcqartbkJXKESrB+Ghb0WDLJWCtcy6AWE2mKIlrMvjVJFhdtxJuHM5hzKHc1QTTT93GhcnTgOTZrwCvflrlEp9NlOnrvPl0fXyC9YzrUW6O1Wd7bMhn7RgGoVulYGiNQr99biA8uTZiYKuLQVTVMyxwZ2jqwaRtmmDkk8tm9e7gJgVkXOh4Se0ZK79N2IiSObPfsKB+XnxKsUkR9NWBAQJ2faB++8ooibeZYyzcrhfc6Jprlk7FAgnBFLSxDYgk8YlSYutpjNVHh/Py8fFv2rfveA==
keys-with-keys arithmetic attention_scores,SelfAttention_v1,SelfAttention_v2 eNrtVttu40YM/RVB6KNsDG9zyUvRb+hDUARBoN2osRHZ3o3spIsg/faSHMnrRdPu9r158Gg4HA4v55B5bff9bmiv2sfhy9RshvG+6R/67X46NiZpu3az3R/1/LfDqdmdxuP20/ilOW4GP25etseN7XbTMD4PU9f0+/tmf2g+n4YnVesfh6n51D8d18315tBsp2Y8HB63+4ef1fDTadSH96dx7Np+nA7t1U1r97bDtNr198PKjK9eVvpQe9u10zDs26vXtj8eh/1xe9jfTR8PT8Ok12708KOJVv04tt159xltszPhbfd6KVY7elXDseuv7U9mJKwTFMgdrANJsgWoC+sYAHQhyEl0zZKIbrubs5aEwLpwTGjHCcVuscRCKkaOULWBFi1diLPbIrvDHIs9i5BFdc9PLrZmNQnJPcDIqeiqp5xdf/GtProY/KoJDMn2lBImv+FRzO7NLy8WFz3PQyy3t2+3b903Cf4/ef81ebt/S1sOZowk5m4V1iHlGMW/OIBEC5gjexpch9TTlLqVblHEVhSNmNYiwSK6sDGrwDpGthzFEopJgZhmzfrGYmRWAQ3GFQNy8pfNhfmJxcByruIk0SLt2oen/n6yQP+0n5nMC8e9n/j3m/6p9q/D+PsvZzY/wyWTncXD/QqQzhzu2mP/QXvGBZf/IalYOLPVpDBDrXLFYw6l8CwIXrYccq5lxYIx2qWcKzIwRwWpChIlnFVScXAFiPQDxS0BSrRairLDXqMQM9TUEyKarZgzuko2wNSqZAC/pkhyLAbSks7FZQWfuVm4xOJKlITey/8f9uOeWKmKiL+muLRbxMWDC5wN7yqJDGXOBIg4BFHQ0oiY6x4KFSeqwiFVdwArd9UJdnsUY/IXsBRIfisq92rSEcU4pWkRsSACkoZmSowcrEIlsfOma6/vfIos8Lm+s0Fwdc4thIB+kxSFnluSEKtTin425pAzWkPHUEvKkgEduUkssRzQk26hCnuMpluZqBnmUvuPVn2F2kSEPYeEcXbxuR9Pw9c8V4u5hu/KGANaxXGdM7Dn2f0259LMwkima5e1h9bCB0Q/tC5TokcHwcFIKfoJqqhmLhXE+iKAuvU+u/A9dqVc/saueV192PbTebM/1P33qOfNp9QGHTSsAguiFUIODylAZ5mAVJnkM/I5ol/WT1naGYu4MGnNF0UuWA1G7cM/wMVAmJwCrBxAB0eg2s+D9kcHhXYAQ3dmmvlOgZyjkkrFE9eDGPXLcl5ymKeR0vc7JDRIQR0uivZIXjOtJ/hHSFXCKDMLFTp+RMoRg5IChsknUnGqgRZ87hg6EpTWuA5BfCTl5LkpSAK1/6Q8E5YgOTAhWOPxh52/AsXFSgy85N/6Zdg+bI7f0PAsuwhNA6sGIpaK5VixzNYt/CMi8uwv6mRykkUJ4HxR4gB7eRQ2PodzmbUhUe2RwSL2L0jKQm9NaspWnVB4ycl3XNSuhg4AnXk+6yjZ5FWg+XtBEVUTr83W0pcp1AELQs7YErOvooCsnumAcQiXYlkk/a+DWcsQk3c3KTnRwsi3t78AqWvGHA==
layer-used-as-matrix arithmetic SelfAttention_v2 eNrNUMFuwjAM/RUrl25S4bDLtl42DpN22G3cEJoMNTQitSsnHSDUf5/TAt8wKZLz8l6e/XxxjC25yiEEPJNC24fku+CphuAPBAgtJvUnV7rGczLlgoF5/uWZUMFHYLlKSvAJGgl1BGGaw6ccM39zxm6yTQKnN7PTPlhj7kMoHYYorlqtSxeJ2FUX901ht0iJOHnhn98nY1dGbjN0o6yePb+85muLIVhNuDHDa51tPMY7YJnwurzcPayH9GkrY3pFH6nO+nNHcZpEKdouriAm3GfhTvSImpWkKppd8hdjllY+xjdzoVPeVM+x7zrRZKmlI0W29CZ7iI9gRvBeQbEkjqIFZK6Yllq4YbjF+tdTlm5mfd22Qd6Pc+0Va9vyMNj5A2Liyjk=
layer-weight-not-transposed arithmetic SelfAttention_v2 eNrNUU1vwjAM/StWLgOpIA3GPrhMO+y203bYASFkGtNGS50qcUcR6n+fU9h+w6RK8Yvt915ez4axIbM2CB5PFG8SHMlVtYDUKOAScNA6Iqc2JLKmMLVj0QXm+ZtjwghfRG0CJwkalOh6wAQTuwudFGB3jqdz+MxkNlBSWroo5QXyB72Fo5NaYQHIFsrQeQun0IEnNSDPKhk7rx65874w6FMw6822MImIzfpsPpTmRYRYXODd90K7G22WGZpxzM4eHp9y2aD3egrulfB6zvYO0x/gcMHb4vzHoRr6mDKMQUV0lxzk1FK6OImUOi9XkASrPHgI8YgxT1KMIWaWvKKd906tNvQ6XisR9TlQDe92TECLBaQalR5K5PwD9gSNKrjWO7Iwue+X4+SiX07NMPw+7N/5vOtX4+SyX6nPwsxU2ZQ1cjU6qyJaTXoY9PsBCv3aXQ==
layers-instead-of-parameters contract SelfAttention_v1 eNrdUk1r4zAQ/SuDzm6hDXvJHsoeeuuthRxKCFN7YonIklcaJQ3B/32f3IQu7J7angoGa77ee3qjkwk8iFka74JwIs9HSZkOVpLQyAlFrQlGyHknHW1jMo2xLiimnqzLtEeDi4F2ImMmp5kG1uRamQPx25+kVi7QbRyEXJhTQV6VYpBrWllW0uMIltBRtoxTtrH4jlab30XSkSzvhaquO/Cn4qE6FO8bwz5Hs3xeNyaLBLM8mUeQ/lKVoNC12d+g+oxiW0Mzt3VXN7eLehzYe/yVXwC4bk7nE0Deb1+js4rrg7jeas3MIoG8aH6Auqvi4cjWR9bFbYVM7AJmNRWZGgDs5FPje/ZFPgowTX9dG8MuOHXscXyrvFmDQixaNwQkjGfpqkfKfU20cTwilJTwBNB6ZnyIcVfG+zkLVqwUycvS8DwGl7MLvQHPFeSaJLl4zbUXANmsp8sa/k//vfbw5Xa2lkM/G9Un7qqt/xo84fsDRrpTlQ==
library-attention contract attention_scores,scaled_softmax,context_vector,SelfAttention_v1,SelfAttention_v2 eNpNjjEOwjAMRa9iZWFpOUAXrsCAxIAY0sYQQ2qj2FUVVb07qUCC0V/vf7/FsR/Rdc4iQqI++1x2CjIzeDNkI2HXuEhsFTqWk+QhViCjD6UdfcAfB0FQYRuaoySEh/QNqNSEFDTKrMBSD76D3KDIlHUP50hDBDV86adPBuafCMRKAQ/1eZ7SZvi1a/+9fFJx3eXaOEVk1y3r+gaoWkor
local-variables contract SelfAttention_v1,SelfAttention_v2 eNrNUk1PwzAM/SuRz92kjQOwC+KAxIEbB4SmqfJarw1L45KkG9XU/47TfYixCe2AEJckjl/8nv2yAYsVwQTWpIsyeLWkOihtleEMjVqh0zg35CGBUtsgwFdunNqj0ZFasCs4BLJqXcqSptrqkKaKbO6H6pHXKmcSqFU8f6MsCAXVynNFQUoW8b0yGMjdCYlrjKixjTEJoPEMk+ksAU9kYbKBZzKL+0gVNNt0NZLsVJJZDKGH5YPR+CoeKzRG9hDVwyzZ7E5SpEYnLQufl6jrvjyTZNSu0Rwy29KS4CZk3E/KofaUR46ARbzIuG4lJOfYRWho63j9xLxs6of+VoTQR5zeS/rekGuV9qrS3kv/IDwDaQQc+caEOOlYwMOs27dxnv64j1+Xk5Voi56ocJhHWacCO/Hmmyfjc55c39yeeLLbB3ON/hBY3sYXGBZr/p1hw+2P/2e+/aDqEvuOLDg36GNTThGdfIFPF4J0FA==
matrix-on-the-left arithmetic project eNq9kbFqAzEMhl9FaErAKTRpOtzSqXOhBDqEEFzbyTn45MP2NW5D3r3SQdtk6lAoeLB+yfo/ySck3TlssLQOOl2SrxAJJApuVyDuoKLC1lPhohXLudW9y2AjUCyw86WBid16UmC3cShTKL7j/GQlgqfpDTwRHFtvWsjeOun4wq+5REOKR6iQiyb7wC5pCIxCQwgKdcgRm/VGYXaOsDlhn+LBGcZYr1kzxUea6RBQfUd1LkEn4kadLmV+zmwmjqMm7bOzXOpSikly5b2XxPNAAv84ygqLqzJ09h+8Gs99i2kV7HlqT/1QYLKYKtkZX+qcr2/OiIZnhTOmxOTyEEqWTtw/4+asrsD/AsW2t8BrE//5158YTfInr4zLxr4P3tkRbqy8r7+xdf9ItayLsfKuLn+oTKtpP/rtk7ZCd815gXvm8wk5HufC
matrix-product-of-a-vector arithmetic project,attention_scores,context_vector eNq9kbFuAjEMhl8l8hwYOt7C1Bfo0gGdUAiml5LEEDsVcLp3r3NCiIF2ZIt/+7e/Xxkhu4TQgVDxwzIlQ3vjzA96FcDCELI8dsUdkE1yUoLXB+V4scblnXo45K+IRuiA2QS+b1mazyH4wRwL7aqX24otybDSA6VGPZ9rjBZcZIJu3VtgxAzdCOr51iUqrlXzEigvXIxg79X5rRWpib0dH2W1UxVPc7ziAuNOR7EUDaY9uRxb46NmCQnfZ9mC4LnlZYx7kyqL2aIGmfOeYbKwUBQoyDUKt3FdwtBPkzI7Eczt+IY96cg/0Kfn0KfXQ3vKzb25ffjfyNfnyNdXI0/TL8Ll7Ic=
matrix-used-as-layer arithmetic SelfAttention_v1 eNrNUM1qwzAMfhWhSy/poNstl9HDYMfBdithKLGaZnPsIitrSsi7T87aPMPAIMv6fuRvwkA9Y4kEPal0IzTkPTvw3TcDgacrCxZ46oIaag9nEiMoC3QJVhIFZ8QQokLNN4kHeI0XcJETjNAz6wp/NkEZvNmGwfsCyaeI5aEqMDEHLCd8Z3/cq3LQLobPn51NDzZscosLzG13j0/52puZVaXaBKtiWmEmEwdt4vI9oS6xy7jrmdOfmXAavN6apNRm4DHKhSQjWSRKVskUm3xYeVneTIXHHMfm7Z7GBmL9ZcY5lZxCjmDZaJ7vO/6TfQrcmgM2JwrtskEr5BJW82znF619sWk=
mean-instead-of-sum arithmetic context_vector eNp1UtuO0zAQ/RXL4jFbeXx3X/gJJB5WEfI2po02F5RLoVTLtzMzCRUIqFRfZuacOWfiuxxyX+RRZtGXPIjxs1guRXwt7fmylEZcc7eWWVby0g4Lln14JGcxr71YRgGVmEdC3cQlX4vA/5TPiM3dVHJzO4iPl7yIZiyzaNpr27TDWbzcuM+w9i9l4q7jaxmwYBTjgJcvFGuX99h5WjsUOKxdV8nczaM8PteVnEsZ5PEuT+OwlG/Lp2s5LeOEuWdMnZZ2HJ5y18nqcfuu6dJTsK7uv4eRZSrz2i0zwu/yHa7qoBwoCJU6gPHR1m/1W/UH8T9AhLIpGQZZrevqb54tpJK3WyjsVTaBjhzSBvZQDHGrAvcrlKJxG72CehfV/18OBO891iujnI/Vkzq4lKKng0dSoIP22jqkx2PwLpBUpZOKmASU6jztAFZTX2VdYCmIYVckKZFw47xPtCf0RAnUmBLXWkU9qRYnQPKRJBLYKWdJAiYgsZ9KnqfczGTnBy37U6MjWyKRJmkCBYia0SlGs4myVtvAnoIH5PcaZ88Z8OiSnYE2PAgI0fvNdoRgLbnUiaU7wA9U02z31398DNSoGHkQLjhyopW2xGuMAhZjY9xZQRnHnbAi8MhxIJ6LjFM8EADYx6lCUIllOcO70R42ED4Cu2W0sqiKfrj+BBFf+kQ=
missing-import-functional arithmetic scaled_softmax,SelfAttention_v1,SelfAttention_v2 eNrtkk1Lw0AQhv/KMBcvW6H1oOYiHhS8iOBRiozZSbO42Y27G2sp+e/OploitiiInjwl8/HOxzO7RkcNY4EE+QdSTQluVqn2DrTnCM4neHR+iQpr45Jk7orCWL7yXQBrHEMXORbiZOAQfIBIqwjL2pT1IVxFMEl0jdedfVMuSUryMwcwTetDYq1AZATRmhZ8NZRq2Z3JNEFUWLjOWoVko8fibq4wMjss1hhLsqzvo69SQy8Su5NQmYx3E7IW1dZ6mmWjyc65Wo/dUsV3qfQDnkAmspbUYZEcS6s2B65l7YvBpzDxSwY0kDi4PACzAaS5Ehgae4UTmQQDx86mmAVSI+K8Vx+G+9vGza+2LGtyi6HYIpDOrT8OMZqll/Pdsq3OU2KXYdw/T8eHG47GejKdHW1PJmp6kHcwOt2eXTZdhjfyPsHmwSRa5MTKhyWFn279BdC/GWIP+p2EZ7sIH5+cfiL89p08GIpbw/mN/Y//e/j7/hWsYc9o
missing-import-math arithmetic scaled_softmax,SelfAttention_v1,SelfAttention_v2 eNrtUj1v2zAQ/SuHW7zQAewObbQUHTpkCQJ0NIzgIp4sohTpkKc4hqH/3qOcGgpqoyjQeuok3ce7e/ceDxioY6yQoPyAtCTwsJc2BrCRM4Qo8D3EHRpsXRDtPFeFKXwf+wTeBYY+c640ycApxQSZ9hl2ravbG7jL4ERxXbS9f0PuSEfyCydw3TYmYWtAYQTZuy3EZhy15fBZ2SRFYRV67w2SzxGr1dpgZg5YHTDX5Nk+5thIR69aW2mpFhfDnLxHc4qelyXoSnJtDtO0Tom91HGUJ5HLbLV1PKTUZL8thXs9++uYMyj8WgQalZh1JO0M3FEjy43qYXEwOFcymDj3XnLB6JiM68G843f13d2/3lq3FDbjvE0iW7a/5zGhM6iP39g3X0Q4FEkeXxZTB0f32M4Xyw8n7xRNT/ogJh5eOOe4ZXwsPxkcX47QpjQ2Me0o/YXDfyPr1XhcMOCszstzOn/8dPuLzm/f+ZOjfApCPMb/TfgTE4bhB12B2SQ=
multiplies-by-root-d-k arithmetic scaled_softmax,SelfAttention_v1,SelfAttention_v2 eNqVVttuG0cM/ZXFoo+yMBxybn4p+g19CIrUMDbW2hIiS460imMY7rf3kFw7TuskrR+82tkhh5dzDuex3w23Y3/e35620+Zuu7kaps1+13146P48xUjD6vJjt9kdp3FYdfvrbrX5vDliQ7/o15vdBMM/9qdDd7watpvdTXezH4/dtB67Pf4duvvh4bzbTN3dabv19ePV/oAt16eDbRjuhsO07N6th6k7rven7apbD3d3466b9rr/trtf6wssP44Px+5mnLr7zWo8/IoADqctIt/B96Iftsd9f/7+YtEfx3HXnz/2GtK4ujzur6fb4Qu+vcenK03ubNhu+8XL26eoL7e6eLF4fL0MLwgWhTnC/LH/Bf/DkqLkRVjGyoX1mUtOeIaWiPQpSewDVRa5eLp4Wnxz7hs+1SmXUtVb4tT0KbGpNyJRXyHnIMWcJi4Xi/8dhlvA1kwik5nkRG7ScjObzFJnm+Y2MsfFkewZpeqxFIuImlRp1U1iyW6Soh8Tmc2ECmtkxFH8OKFgPmrg6ibcopkgds8+NIudUi6WfqXgp0jli7motz8oZwi+vzSyMClHUc8ptWQfRJpXJaBSwfaE1uz0wBySHUvMVqHGjbzqSM1yiDFzNiORFG0vVetYiUhGQ1z0N4dhddQI/3I8KvL11xwkUjELFKrauZRazIsznId+e4Xic5SoqscEXOSqm5BiQ076iytabUtSRLuA3xkJspe78GxgxwUquWkNkmRCoPqHYH8ft9e/TdO4U6RefqbXhDGyjKszivxClUU/DR/Av1eU+U4zmHLTElVA0pJhQEUTrhlQeF4hX6mcfAXI0vBrzFLmFckadkVVoq+gYGKOGaT4OSqktiqGCsbzTGHSirsqLQbSpRxmwFe2SHQplYTy0lJQQce8JI8SwCjJzHI0+nFibm91/8tL42mJdjf1V8TARJmsPqGkVmRBekDxo0tNhq4KvhU9J6KWZivNEJITSucI4Yqt+BCT5calZgMFoEpuyxKr+43R5SUXMsAlzlnUbU2kKKtwpmks+neXn07j4eEl+jNDVEvOKo4ta8Alax9hnyFKDC8QqzOGSgTvr2LRSkgophqA4F73kBTyatiwzkTaD1omglbAQyZzyEhiDgdj4GswjI2mFDGIi0zFSZ5jLdosJi2DvqVq/YQzSKVraovJi8oOzKqCY8BIPBcRdVarDE1q1vwSA7qlNatCaQ7q87A9ja86HEIxNDWltOMDUJvhVKt3KJdqAimSrXwRLiFOKEbIAVb6Lm4DdUmmuwLRcP21bGQJfTY8ZFJTUTCl75I6vkXqUtu/SD0/zz5shuPLy27v7z9jvMZbQvUiF1XcOYkC0JkkFaYiXxe9rhzK85IoD8wL4P68mEy4gzbtZSO37A4J+PkPChCg0cYbAV1IASfhWQB0WmntFamAQgMnZrKkYNMJM4MNpKmx2aQGurhokAXckFj6MfuVW8hqoVTIYpEUU2OIE7v44xfNCVZRWVGwJTKsKEBNxFHeGi0ooNe5FxGyCoByWvW/OrczuGZjAjcGmbdqdo58XPGsDDPuQAiNjOk1+Zf34+ZmPb3WAEw5a2WlRGYK4jaFbGgYvCBZIJlnO7DsXAjsXCigkBagUAS1Q03zvQHC62Ik1IwgILU1iYKJQ8U0/CoC/wxKR0WwOcoVIq4xxcJGo1iDxchpvgmxEDsKUjH1aUEpGZd6/VBDbh5TrHkWhCK45sCF3alKClZjdKfwawl4o1KMvNUmIwqTYcIgs3Fcml4dNM8CsfaOi9+VMKjYad3EApQZnYT7jLcQGkw2K4CeqKDK+qBQ7A6CQfqsAk9PfwPls+Hi
negative-power arithmetic scaled_softmax,SelfAttention_v1,SelfAttention_v2 eNqVVttu3EYM/RVB6KN2MRxybnkp+g19CIrAMOSsYi+y3k324sQw3G/vISlvtq2TtH6wViORc0iec0ZP/Xa8n/o3/Wr9sD6sd9vu5rEbu0+7L9O+O96Nx2596LbT7XhcP0zduNlP4+qxH/q79faIqD92p04jV5PGHXb30xFPbrvD/bjZeIZtRwOedI+70747vB83+vx2Nx3wcOp2+LfvvoyPy+7tvNvq+mN33AHEeVtD8yt23Z82wLo9bTZDP24Ou/7Nu/7+tDmuP23W02Fx87jY73bHxWrxsb8a+sM0bfs3T71uOq2uD7sPx/vxK2Le4dH7I4pdAGU/nO8+R71R6Ah/ulxGlv10wE4HhD/1v+B/WFKUPIRlrFxYr7nkhGtoiUivksQeUGWRq+er5+Fv+76SU5NyKVWzJU5NrxKbZiMSzRVyDlIsaeJyNfxvGB6BWAuJTBaSE3lIy81iMkudY5rHyIyLI9k1StVtKRYRDanSqofEkj0kRd8mMlsIFVZkxFF8O6FgOWrg6iHcooUAu1cfmmGnlIuVXyn4LlL5am7q/Q/aGYK/XxoZTMpRNHNKLdkDkeZdCehUsHdCa7Z7YA7JtiVm61DjRt51lGY1xJg5W5BIivYuVZtYiShGIQ797X5cHRThn87HHZDqrxkkSrEINKravpRazMMC+2He3qH4ghJddUzgRa76EkpsqEl/ccWobUmK6BTwO6NA9nYXngNsu0AlN+1BkkwAqn8A+/u0+fDb8ThtlanXD3QpGBPLtFpQ5LNUhv443kCXF5L5zjCYctMWVVDSimFQRQuuGVR4WSFfqZx8BcxS+DVmKfOKZIVd0ZXoK2iYWGKGKH7OCqmtirGCcV0oTVrxVKXFQLqUw0z4yoZEl1JJaC8tBR10zktylCBGSRaWo8mPE3N7bfpfz4OnJcbdNF8RIxNlsv6EklqRgXSD4luXmoxdFXoruk9ELy1WmjEkJ7TOGcIVr+JBTFYbl5qNFKAqeSxLrJ43RreXXMgIlzhn0bQ1kbKsIpmWMfRvrz+fpv3jGf3CGNWSq4pjywq4ZJ0j4jNMiZEFZrVguETw+SoXrYWEZmoABO59D0kpr4EN60yk86BlIngFMmSyhIwiZjgfpwswjBfNKWIQN5mKnbzGWnRYTNoGvUvV5olksEr31BaTN5WdmFUNx4iReG4i+qxRGZ7UbPglBkxLe1aF0gzqYdycposJh1CMTU0l7fwA1WY61eoTyqWaQYpka19ESpgTmhFyQJTei8fAXZL5rsA03H+tGlnCn40PmTRUlEzpu6KOr4m61PYvUc/Xxc16PJxvtju//5niFW8J1Ztc1HHnIgpIZ5ZUmIp8W/S+cigvS6I6sCyg+8tiMuMOOrTzi9yyJyTw5z84QIBHm24EciElnIQXA9DTSnuvTAUVGjQxiyUFO51wZrCRNDW2mNQgFzcNMsANhaUfq1+1haoGlUIWQ1LMjWFO7OaPXzQXWEVtRcmWyLiiBDUTR3trNFBgr2svArIagGpa/b+SWxO0ZscEvhhkflWrc+bH6G2YeQdBKDKmS/Evv0zr27vjpQfglLNRYg+yUAi3KWVDw8ELkQWS+WwHl10LgV0LBRLSBhSKkHaoaf5ugPG6GQk1EwhEbUOiYOZQcRp+M4F/gtKjItg5yhUmrphiYZNRrMEwcpq/hFiInQWpmPu0oJKMS/380EBujinWPBtCEXzmIIV9U5UUrMeYTuFLC3ilU4y6NSYDhdkw4SCz47g0/XTQOgvM2icu/q2Eg4pd1k0MoMzsJHzP+AjhwWRnBdgTlVRZLxSKfYPgIH1xgefnvwB52OSt
no-keepdim arithmetic scaled_softmax,SelfAttention_v1,SelfAttention_v2 eNqNVttu3EYM/RVB6EMC7AYz5FzzUvShP9AWCIpgEci2YgvZlZKVNnFquN/eQ1K7dS5F6geP5kLOGfLwcB/asTv07cv2OH1q5tNhbpa7bmn207zgqx+OTXc/zO2mvRvGBcf+nE7NzfBxuOmb62l/Ooxzc/W5ORu/aF6J9XzXve+bw8l8XHabd33/vpknu6Lvru90a5hXjzfialjmZvo0/owrj6c9kI2n/X7Tdvt5al++3m3aue/H9uVDO193+/7mzTy9XQ7dPfZeY+t6GaZx2+337eYy+0AyOcjibvPwxSG4Ofbzab/MsH9ofxIv7oWP0W9kqGRjrkHGVGuVkUtNMhZOdbcRg1ooY4UocdGRis5dCXoyRpmFmOJ6Pjm2c1HPe7uJXGK9IQYKakE+mQUTyQZFvQCjkwt8yJl1Xm2MznszoBAUvOda1lGhcI1qSSmSPYbILCKc2+X2TFylFinr43BSQXtEg3a7x93jOaqI4nRarifjUTfM/Q0i3h+P01H2ls/vZeO307gMh/5XXd60S38vfPoD/JiHv/pmetss/ThPIFzzLD439hy6BSRZvj1z1Tzj5w1YNCKT8zDe7vtlGsGjA/aR3ca3gLdFPtvru268VUS3x+5GqHxO+cag2TC3u8dH0Ov3fv/2lwXXCEnefPRPiaWk6m+2nvhCKVh3V+DpE2r9B60oswY4c3LGA06hyEotLmZbiTVL0GvKLugKKJKEPcnlUmzFVS9WMXE2dlDKSfiSyXH6OjXfIzgQyC1UkPTNVhywN0gUayqy5ACqRv2CWy8cwTcH26XgUtKPHNciYE5R93yWahBDX4pR5Rx7wPlb/t3LvxUMmJzVVcykhHOVQrZbiLUOIpO+FEuVnAYxJECWwyGGpG/A7Sw7LHW5BtMVLTyfOBkyduLP4ai3txEHWt+WQ8lC9BAysYWAXfbylVGpUi0osxh3Et5Xbz6c+uPnyzs0NkXRcs1azB4iIJ49ii+UDSGFBBgeAfVWci76QIojcshSdKixZEyI3gONGAdfFVVIrDtB0iw7JVXeiLvCK6Z3/ReIakhZ38twok+CcCS7myqiotF2eJO4QXQMbqI18YAHezGrNdrlLjunS44DA9hWkKUgFNgSskO2iUhGDXlBCvyK7mO3P/VPMu8TREgOMdRIwutSIS5npllkKCQvSXSULa8ex40woUjGATgEi7RQLoG2qlLFqb5B3sQjgSmkcPEAaCisaqIMZPL3bd3T9+o+l/pN3a/j9mro5stknGz+I1HQ6nLWNPABqV6fkYFNX525WnB10ddsizleTjIU3GKHLJ0Xqaj6o0irP6+FtbygLD78D5WAMRmyVCoIgm5mGgEKkZZFcoGzUKeGsN6C3lgtXT6gawp94ypSaDwmGWgsylvnyo/EAUlPArqUqqUsDVBeG9Cbo0G4yE/RLgt6apdS6msRO2m/QuKYwqUgtVIRnaqKHEpQweFcrNPDvT2oaPFJkahypFpU2phjFFwipE/14MWnfri9W56S3Bli75zGg9DKTXmCqJMQMld/Jj27oiSVthyFpDlYkYH+pI0bh/0abDDbguCCqMdWnJtw4khQKWOE419t+BqdCkLVrs7oIfqTJVULBbRqLWHKEGS7EY/RRgNFjdkUOjt/LmE9zYniqhQR8VVXaCRBYhCpUtHLMqsbBCE/FYfvACSk3mvXlJ8fekFa2RfYpAg/SHhlPiRX1SKiyYZVnEz5sFIVICqipJUGJQZVPhY+Zo+OAvVTaFBfimd1eHz8BwWJxAk=
no-scaling arithmetic scaled_softmax,SelfAttention_v1,SelfAttention_v2 eNqVVk1vG0cM/SuLRY9rl0POZy5Fb723QA+pYSj2xhYiS420ygcM97f3kRw5aus0bWBkVrMz5CP5+LiP43b1MI+vxu1uONysNuvt3fDm8/DbkTmsbq/fjdN4v94uOPDL/fow4G+1LPN2We+2w8f1cr87LsNyPw/h++crw9vVzbLbXw4/7T4Ot7sZV7Asw+/73e3xZhnu9tjXuwMO/wAH++MGCLbHzWYaV5vDbnz1+moaD/O8HV89jopqvr0+7N4uD6tPePcar24UwMVqsxmn51/vWX886ObV9Hi+DSv7+XDcLAdcfxy/w/90GSKFMNElJyq2RkoFawipJKyUa26sGzWGcvV09TT9xfELRs1qjVGtcU22hKxrEKKsRmvlZBtVqF1N/x9Hv5L9aMvmTFqudsV+Um6pZL9B1W+kWPQEA4joSpXthDRpulLM5rS02n2kUsw25b5ysRORq5gvDnazlCIdVYtmm/sNpuA+YF1hNQrksXOSq57Rh3/JZQnNDMGnJy/Hqj6FW9IXoZXi8VGJFN1JK9VwpsKeE69Awu9oZ7kWtnwCR7B0SbOj1IBcH6KUlhXgNN7tV7cHxfeHc3EHnPrUIaKYlhVCUpJCI+IsPF0AZJBqqLkEx1hrFYOG01WPUICnoE/IUbQHiqlJwnm1QCxexZbsXaLYzEmiJJbJUIQBVP8B7M/z5u2Pp/a8/hDOm8UaZb69CCzPbTKNy+oNeu+sXb5SCqFCmpnKXmsJKWtwNXJrpx2OvtM5B8pbSiqBVJ55rZfthNyPaLLUbEDQ32YEx0JG/JDh7MJ4XL2qMcYguhWpiVcztBQ8k2gtsYxXblQsl2BJcRApoyCTnZJkCc85x5fK/+ms8lVywq2gxfAqCdiupUS4HjaJuHu0Y9StQkTRqyxKab0NtMq44llMKRh4oDM6SMJFjTOYJhAaPbUeE9pC9zL8Od8iRAEmOViTpBRJuTGNv16/P877z8/g1V7jqIlH17MhKzWx2g3YQknkkrV98BO8Tl68wD1NMbCSrwjKaa9ySmK5iElJURK6wV40FsXEiqlOjMzG2CG9m88AsQqUaQWnaDoFgz3OQMIuXaqPCC9HewOj2QJFmpNY6YULORuEpWe6tVYdNRWLMIJ11QjCmkx91wgq13F9WG2O81mdEb5TJ4Xq8RMo7qa0ouhWY12wfpDasrIKeWvVTheUtGluwMouVa1Y84KKLtclV9J8CSRUjBQNgSHAhknw1e7ml7q71PaP7u7rxZv16vD8Y7vz399qfWsVzmSJLuBYDxzPPnNQlMxy2gTl+maSfNpMKbvOoiPraTOTCQqm26lJcVszrA8kMfwHOcAUTOSDLhkzslM1Q2it2xMXBd7QKR13EBFPOiSe9VLNLs/onmKFjlE7WVuz8LdUIGN4C87q/LSBREkjACpnVsXauvZ1HvFp1HKnDnSisD9Bk1pvQ4iXxkTJOFIwbM1gFOs9ELZQ8ZOSgo8OLgmWFXg0c5mTjejS1fVZCS4/zuu7++VcEAjyFWzYxmSzVSqmojWHKm1At+deZcwzFycM0moiFqm4n1Ij/EM5TtkO2dQWF2zFQLeZGIsKRtDR+0UO/o4Kx9i+iPDVIO6wiGQvbKqWDsyczP71ga7yw5o49ZXJWYA0F9vBR1F2ecBnTx+3CQJhgwyzNroQ2+cNN+XlmSS8kDOu/jmS8a3nal1ylE4hl0qMydiHOSI2cYygucGCsJhENQzI7DuueZrQ3JRVXANUE36SLsF4I7FZNU0Vnp7+BDqjzv4=
no-softmax arithmetic scaled_softmax,SelfAttention_v1,SelfAttention_v2 eNqVVttuHDcM/ZXBoI+zC5HUhcxL0W/oQ1AERrCOJ7HR9Syyl1xguN/eQ2rtbhMHaf1g7UgUSZHnHOlhXDb38/hqXHbDYff+eL/5MmyOw2a7Hafx9m45YumP3Wk/fJ7vPtweD8NmPw/L7jhcz8fP87wMadgsNwPF/5tdLB1O98NxN9B6eH0LX8fTfsG+5euw330edu+H5XR/Pe8PA7wj6Ond7ZPzXxFzf9oineW03U7jZnvYja/eXE3jAaHGVw/j4d1mO9+8PWeKtTdYene82y2rnvLT10f2j3ufvJoeLqfhZT8fTtvjAdsfxl/wP63VVNpEa0mmGFhTndK6VRHBKJZjNRnp1ePV4/SvoC84hMdauLkPK03JR6lsGEsxyRhZC7lvTUR8Nf2/HMJcq5nbGcdQs4dpRUTdXC1XN2+thHk2SR63kZr7aynSyfh0e6aafbqY8XmDcCRaGZn7mLDkniuTz5NRRCpUW2yoUlOJk6aIYJRSGMCTR2ga9g0ZtatzGe9/VMAVAuHAMuEHw2/xHzVhzn8kg7OYYktKCO/2oqi0z2FDNys5leq/COYePDNmIlupWvwYSdhaDhtDj/o21CQy52bmqU7jh/3m5uCZ/tVhuEPG/uvcbcmWLJxUIY4kEtXIsDQh6UskNWIXUm9tLrlppICIYSLNmsSMWD0fq9Yon3BBo9xfFSs9TXS+Z47eZ+Tpf8j193n7/rfjcV4com8/0SVNgiLzzYpYngkyjcfNNVh3QZQXe+JYazzJOqv5QQi9zDxlDIX6t2Ma3yQ5DorToCUMDCXroM0ZlWWAoWjsQKsMHsVR9zNMoBYqIAGKgTg+UirUIyetqA6h2lwc9pQ9Q0xQ9els1SueuNZmsUFy32Dagm2tvdjpL89NhqmhbSteUwkCVOXAVNJSo4/NcnIqwKRqC/bloJAIUObBhHNvHZM2Zz0sczjhlDkAVCEIoRuauMUE+Cf9LMBNUFdTiiVguJH7TWCzT+Sc/RTT+Prtx9O8//qcvG9mNVTeSqSkyYIIK1krujUphIlQEAHJEkWvUgVZAnI4p3pVjeyp7eKm8IXZTKn3MhfOPp1LAwhKtadc/pwvMhGgKAdPKdLGmFPnReP4hn4A4dl54fFWGfConcaivZDWJZPpTFlCiuYLldSht1J4DW6IckWyyIcRpefzabM9zReNrdLCawFMwklUwGuhXXgAG6+dZH1qmjsnz7w5Ililw1BKiD5Xq9Ghps28zAX9LBzgEbhCOlDhH1OWX6JsU/uOsudxdX23OTx/LLv+/TM+OxATWun3BqQSp+uKk9APDmQ3nK88T+KKiUlJ0a/AcRG/RbCI6+lpjqWULmKcziKGVgLyEUdM7b/IP9SfCPAijlsFomcSNVaHXRRfgjGofcjNyq8cNd/DuQcDEpt04amWgyJQVu5y3BL9hPKhtqU4k1lS4AvC5UgoQp14Ri2SKq1PZKJARsLd4VlD4b1A1M7SkP3nWYpyKI+CXKENpbpUoqStg4+KqztmqvoFr0wtMsiBRYNMXFJ93d9QF6hGnEilGEBa1qG8fmFmpnCLuF2skvZ7vjIqVMFuDdAT+Z2GsyY6A4PBrt5E6LCbFvY7CSZKLVz8Q/hv88GB/B0BucGDwaWx6y4xRzO16zJ+NeFYgF1cdwpldt9i/YrklvrlA6BF/0viKJClAApkzOJlYwm6eUH4bzNy5JQupHiqtbNa+HMoFLW/L3Kidn7e5ExhDGHp7BeNhjS8SgKH/pTqZ8hUuKMFclX9dWBTg1xCXoq/M56Z//j4Nzr9xdM=
no-super-init contract SelfAttention_v1,SelfAttention_v2 eNrNVMFuwjAM/RUrJ5AKEuywjcvEYceddtgBoSptTRspdVDiTkOIf5/Tlg02LuzAKlVKHLv288tz9op0jWqhyEFotuhH42maGjKcpqOxSlRliMW9hNoVjUWodAB2kCEEZGi2kO2AaPrSeTPcOI9gGHJNUDlbgKYdS5JyCm+VyStxWAuBtecgcQGO1Z6kmJccakGNtYnSNji1WK0TFRBJLfbqFe1myYzExlH6PhPvSpx5NFUbVkxm87u4raWIrKwzSbhO9v1OkriGc9d27LUJWMRo1mU8iDjERO+dj6G828ZjKelN1jA+tw7Jih+REumQHIMOwZQEW+2FSEYfjiR0lJyw2bauDomaCHL1/YNaH07QDwljPDXa9gA7ooeEz2NoLIeYT+r0RLZ3PySUeaWpbOuXXhcR7cndJxeaOIjof4h9fkns9w+Pv8Ter5PM6PBlkOvsm0xCffYU/GEKYltDwXfjCbgK27+o/yqEVyv/TL0D1ej5SA0S5EG+Txl6rE4=
no-transpose arithmetic attention_scores,SelfAttention_v1,SelfAttention_v2 eNrtUsFO4zAQ/RVrTkVyVmrKwm4uiMNKe164VRVyk2lj4djBntBUVf6dsQOlCFg4lQuXODPz7Hkz7+3AqgahgFvcBkG1IqE8CutIkFc2tC5gBRJqbYlR1zWKUKsWg6hcQq00FWJyLUV1c3siSDdcmlyN4Q/x121E0wV+jC+mFoGUrURwYy+8R78Vd138NogUHjMMveCuvjPMzXbGSFAmOCjmgAYbtLTRAbPWu6orCRYSAqKFYgeKiKva2ZtQOo+Br8y5WMZUpowBuY/u8hg0MbmQu8M0v+M6Kl3ajFd63AF673ys0baNhX+djfP+SWkJhH1cUaNoKuKM/JM/LatUNi5ribwNQ7o1GisxmfZ5Qp71+QkMErI4H3NmSIgPcpsAi0G+4H8kbmef5tYckdVpP0vIn/3smVVZK7tO/dZeVZHdS54HdAd2yhWa1eXeJffTQ4ckd2CVTfPZ3ht8Wy3ZhwceeWfcsUsxXzwzSAF7fh2BK+c3yh9Brg9k+UKeTwKe/k/AN3XK39Lp/NfvVzo9ntlSq7APrBvjbxGPKeIwPABgmSMd
normal-layers initialisation SelfAttention_v2 eNptj09PxCAQxb/KhHhkm5b+34vx7k2TPWyaDXVnLZFSBbpNs9HP7tA2mhg5wIN5/N7MjRnZI9szrQxKC1rOaB1clNZ4hkn5Dsxge6nBjH1LJcZZp4ynH88dgrTk6NGrF1AOrHrtPId29DAPIwxXtBMZEKZOejAmelxDzlZOLoJDN8N5QAeeSA5fvBoMvFu8oAXlHSijvJJaORkq95RsR029mlFrzqR2A9sfG84comH7G3tCfXnwHk2wn66Cqke2cdliO+/Kqg6SBtJ0etkScDt3rZLu52KG9d7w2+9PCtmaCvIrbIfTx4h2jiYMw4eXu5AbR3FcJGXBF5EXNd+REqIq84YfFx1nWRLKSZUWYvHVtaib5pMT9A3/QyZxVpcLKc0qUSwqyZOkJmZA5pnYEqtiq9Z5KjbmVeoR/1KDKc7SstiwZb4GiISaXrE0SLX2n2dVli4qTuMicMOi/RvllK8+
not-a-module contract SelfAttention_v1,SelfAttention_v2 eNpFjkEKwkAMRa8SslJoe4DZeALXXYiL2InMwDQjk1SE0rubCsVd4P/3X1YUmhkDEkyFVMESGWQFqSAyXGtcCmOHKYt5a8yW6mL/CA4u0Y95UfM946anM5BEmEikGjzYr1I4QhX4DDDuGvWtEiH/4sgtvz1/tjpf3Nh2cUCHe+rn4w8qWjHc7h0qs2BYt+0LapRCPw==
numpy-on-the-way gradient scaled_softmax,SelfAttention_v1,SelfAttention_v2 eNrVkM9OwzAMxl/FyoVN6iptHIBdEEJcEeKPOEzT5LXuGi1NusRlq6a+O04ZFQgeAC5N7S/x9/18VBYrUnN131QPLTgLXBLssVWJKrXlQdkS1QGsg43HukwgOFhjtt2jz6FAbQI4LzLLow1krqLQ6ym8ljorgZ2Xb9HYjLWY5E706BTE/Vq8fGMkhW2MSRSa4NR8sUxUILJqflQhQ0P5KriCKzyIthCpnzRBY1QyVLtZLKrYXCbH058MkND5irx3Plbc1hH5sbGsK7rr24liOkTcW7RnDGJowDZV3Y7GcSvPZIMAcokMnnaN9gIQp6bwEgi4l9OcGLNyNE4/X2obmOSS6hI1kdx9kKCWXSd0T2SKG5anMfrqbfqVq2eifDKdnQ9EEhHXsqZvZK7huG0J7lEHyuNtxk1sRC8t06X1x9Fnv6FfXF79QD+dk7XGMBTWfdT/fi9d9w7WFTUz
one-context-vector arithmetic SelfAttention_v1,SelfAttention_v2 eNqNUMtuwjAQ/BXL6tFETkxIwqXqpdceeugBRcgkWxJhbBo7PBSl3951gLYUJOqDveOdHXumo1qugU6p0UAKox3sHdlC4UxDjFYHymhVa4eEFyQ0Zkc20BBnVqBJbQnsN8iFkhGpSyKJrfVSwVmgMGuwZCGLVUCeEe+quqiOw5aUBnuSfLTQHFCntu4RH2tahb/RrVKMSmUNnc5yRi2AptOOvoJ6f3IOtKuNnm9D7M6wWXhIB1o5CiPhy7VUCk8nFyiYs+6bhjIN2FY5i9MdfcCdB4JPQsaDNAq5yPu8PwvcJEdhlgg2woJnYewLHmdRiHOMLhtZWj/26bf92crbfPD5A1fwC2ylak+ue1wo88dodMtokmZXRk/naFFL+w20OeI7KXgfyTgNfRA84YJnd5OIRZaOfQCTSKQC57I4jv8TRLCDelm5izyu7oZYLm6HdPr+C5uN4KQ=
one-joined-matrix contract SelfAttention_v1,SelfAttention_v2 eNq9U8FOwzAM/ZUo5w5pGwi2C+LADYkDhx2mCXmt14ZlSXHcwTT133G6bgKG0BCFQ9W4tt97dl632sEK9Vh7h+rJG4eZWgGTeVULTwqsVVwQoiJvMehEF8axlN9LuQXKcV+dglOZV4YTNa+4bQKSJywFM4LNNyqSnalJ4dWLEWjr/bJJTR6fK6TNtRBQZUWPq6xNNNjg9Xg6S3RAdHq81Q9oFzfM6Nh497juS3YqyTSGuinLev3BMB5XIl7eDHMBnCXb9iQgJZDoYKQQI+FeruMhFFBKfnqRjIQx402M9MJ64OEgIhEYJy1MFdZ1/Y5Nmo0zbMDKcZfZKZKErzj1zYqlPWAWpTHk8UPqy42ESOQplraMd7KVqrxtvgorvsaFtxtSJqiVCcG4XAtPT+RqwlBZjpcTAYKe1fvpv6bvZPzOp0gLcHmjLyfI4jTHc9Ui7JMDBl854PJqdOSA9t2bGwiHwPld/I09ZDtnL2jygt8vaZRc/MAjUc//eaSV271VfrOKv5roFNt8uPouLzhpmvewh9bTnPHRgSfLOj8FvZZ/5Q1kBPmE
one-matrix-for-all arithmetic project,SelfAttention_v1,SelfAttention_v2 eNrdVU1vHDcM/SuDQY/jgUSKouRLkd/Qgw+GYWyccex2P9rZdeLAcH97H6nxYt0kddtj9jBaUfwS+fj01G9Xm6k/73fbqdusDvP9Y3e7m7vVet0d7uZp6ubdetr3Q393vz1A793rg+5mt5m623m36S6u/3iY5i9jd3G3OnSreYLe1O3wmbvD513zfgMT+P8ZDueHNQJvH9broV+t97v+/PJq6PfTtO3Pn/rf592v0w0iXl5CdnO4323PkFQ/HHePZJuNCa+Gp1MxzOdp/7A+7GH+1P+EbxgTh5yGOCaRePU8/CcxDl4l8Y0AsCEONcIm1Jyvhr87WQRBTMCJXUAswkMYtZbabKgWJkiyZElNIrmwuRXmq2OKP2w8r/Xme1WmMXJU2HMptcCqkPk9C6MUlYwD0SXL4CdxzEl5gALlSJ6KVDUTGmuIMmAtGoc0Kome3PdHioS5+jivPuytpH/a59E+HjyORGzljzlYp4Sy0nDGYy5aBxoTHMFzwj4y9pkzQVuU2MJAdgYXklp34SN4YgywkP0Jpcaa3FDULCgwQZdGzSmaRklJonmJISVba5Uy5JEFioaGhViOKVtYYMUKFgpZUkq11UUYgHSfnKPdJqaXWlakVjzZIAbakKS4DclyCQMz1hzZTWSUVGCRUIOYBkFQrUtCv01fXqjr4vrTav2wMNkzfij2L9P69t3hMG2NMa4/xVMWcwabPpxF4iN/Df1h9R5seMJj3+EY5iAGkSikXnFmDS7Q/CLIqi4QaQLKZC2LnOoiSDakkZQWixCq+wzy5gBab6WSoLgImb3ZQGUO0sqsYs5wmCIfD5cWxMzF4BrBAdYdHLx0B6RQ3CdzaWaSK8d/xi7UMREWTTJjtdxCTd7lwFixr8VviaECoB0aGJaGOw0NLLE03RRqWNJJqskyJGCxXTWwW1MIseE6EFFxIGcNjl8vvOG4YmhNRWmBIH8bx5auqCdDCOBGMYXCPnAg15ZwaONRcrVJtLtR9stSiainRaRU2lERgNuuonAHzRj8gEHJ6t7QtFapknCl/wVn+hactdSv4LysZ+/vV/vjZrtr+7exjvu2TjGq0x4YRdnFRQwKaJRTq02pi7ghPpeSFkO8MotIWjUB/hc7NHfxXuO/wb2CbD1STeq0m6hqbbQbjXVBXala+SsImxfMa2npibI6IkG3uTVL8QQ64+BnLF6i6luIR7bJEFkQ2v0GoG0ZQ8jUQZQywvoto9bgIOeUG9rxQuPChu3MQX3kyvKeV42tSClWz5VSDJZZjanxrSo11Yjq+aORfRoi6uveyXzYH7wTnE5hP36e7j/eHU6uAk33jhdBZbCnq/nEW2bkgBCtU2CSbNET+NheQcIzOdh4SYMHOCPXVlEkbrBn5GNLreaQgnqlwOZ0gvhjQq+A/0rq+H9+/gtLbb2r
one-maximum-for-all-rows arithmetic scaled_softmax eNo9jjsOwjAQRK8y2jp86jQcAyFEsYk2cSTHi3ZtgoRydxwEdFO8eTMvSjwLtaRJMPNzmsuMQQ05CJagUZC5i0INhSnlCl60wEuXjfv8oSLbKJ7hvZpAB3CMMF28gSt4ixjY0EmsaaqlYslRbYrj4bjHOUx9+I9vWBod+ds91WkrcftYkv/OcHSl9kryvO/0ITZUt9OtIRdJ1L7W9Q1k/kt/
one-of-three arithmetic project eNqVUstOwzAQ/BXL4uhafsSO3QufwLGHKEIhNSTUtUseVasqfDubNtBUIAQ+2N7Zx8xIe8Kh2Dq8xDE41Li29x2qQ9u5Yo3iM+qqxjlMcFWHDooegj+isbJzoY0NKuPWteipKDcUraq6rC4NqIke8HWEy+1dc0Rd3LiAdr443sO0pvdAGXrvCS58G/EyywlunQt4ecK7Jr66EuiyDLCyq2NYFN5j8hUdxBhsRzAnpzkM7d1x51poxheNUDl9gOJicMye8B1eMppIppOBnCNOE6X4kA/khva3kX/5fKfNGBWSWU44ZVbrfOLPJjnkIuQWZmqEZSJnsJBKScJoao2dTxHWSAG4Vlolc1xpI0dSJWHM2ef2/w5/8CMolzwFRmmMNcBgxFXPglFlUqUhrdLJNZvlOdVJKgmUCc3F2Y6y6bVdUMu4IvCalJOEpkJBFlS8NMW6HcW/j9fhc6FWj289rNw13LhZsC98P+3eACcfhg/C1OcH
one-query-only arithmetic attention_scores eNp1UctOwzAQ/JXViqMbxWlD2l64FD6AG6oi5CZLE9WxwQ9KVIVvZx0eggM+eD0769kd+4JGDYRbtIbgJZIbwRo9osCuN4HzDzbCc9+c4FdBDGCfIHTWE4zMn8kRHPtXMhncWQfnrm+6ubgnD4rJ0BH4xroE/YnaG27goubGJmotUGlvcbuvBXoig9sLqhDIhN6ax897zO6ZbFJqobRG8YNeigSGlKzF5XeadXjYxs4Oneo9tVxKzlmXuDA+J+I+cqOBbue0wEBvyfjBho5nP8aB5/AQLAwqDFGDIWoTPBCoAJqUDyB3Ag78LOxznA3nO1CmhWKHk8AFD4/sIergUwNu67GexB8/PM93yXZ/wSveZVZUeSlkti6LVQpSSg55tSlFnpVlVS0ZlqtVPc1qwz86eVbJYlXxnbXc5BuOVXWd0LVcF6wg8+WSJQQenWp9UnhP29cHfv/Ricav88SrnqYP+rG4lA==
one-shared-matrix contract SelfAttention_v1,SelfAttention_v2 eNrNVk1v3DYQ/SuC0KNW4HDI4dCXoLfeWyAHY2HIWTkrVJZSSZvEMNzf3hlSu93ECey0BuK9iBzODN98Pe59OTS3bXlRjkNb3DbL1H0uDsOunYplP7VtoadzWZX7blhE6499e35Q7Md+J4K2mGW72lfFPKpsaotuLsahvyvU+SLCqemGuvht/FTsxuKvQzvdVcWf7V3RDLviY9Mf2uK6fTeKp113cyMOhuWN3D0dekE4HPq+Kpt+HsuLy21Vzm07lBf35e9tf/PrsohuNw5XH0FOL+XwnW7LpLbbgEVd3jZ9L9+luRaH2+p+XYmTD80kASztNOvu7VXCpst533wQjUtfody5W+50V970Y7OgVV8akhgt06F9eHg4u0+Mu6FbuqbX5d/ZrwSri18UpKltJIDK1B7I07ZSiSyDSIh5lZiAMVgRMZG3261c8fYq5er/Olrh5kSJr6mdD/0isVye+QWvXkKUVfYbnc2SSLxKMMYkYQ5ZwmySDgPYVeIiqiTAqhIBfTIykQWLhpXL83LFqB5HBLUh5GojmfLWswBAj0Exqsh67yqo0XnViAYR84mLJsRqA7U3VjMIbOhoRBKkGDkQW7VywXkNqCrfT81uPtX+86lc6oeCEz8OwOgXIXhND0S2yQvbaDElCkPgqCITrXSVrkAgJxGItppzYHQZjg1gNa/OkyX16COR6qKnHJaHaHIpPXtMtwEAp4VFSDoobRRSJhyvHXeqQQ5BK+gpoQjA0lZqxQTaar4Gq3dBHclKsq1cHqPiAwmMQ9KVAJN1DE5tRAlsapHonLNytwWj/bVxIhGxsYwZrXQ6raDOp+mVQPpyMl8BKP1JM37FkvZbLCmd9ogl1+/mumvm02YY8/5pCq0/td37/XI+vFj5H2BSxfQ9Jj1zvvKVNK6h3P6c+VA6O08GENs0+YiBOU8UhODO6/ZSDp9kVlUOwScyMeTjkYJEaBN1GiIX4lFIETkLOdBJk+Nq7gCPQmucwjXBmRWmYeMgu5QXAZ/Ftf+5atW3Q+VgIFMXcaJYazC/A0gOUrcKX6GemJWchGLTiwby3LBaIPB6YOVA004yE2oRAJ4gXK1jygsZMIkOjSVU97L3DJlVya83BBc13SCl0EmzSJhoUWYyG3uihEbXDuVcuZKCjiNaSLbR+ORWxja9nGoOJr15ADFXTt7SVBnnZIZzA8nJOeE+bkhrjGIi0ikXFoCY2cUAIdn8Ksjrsf4HMCY9BgIBKyuvl0t/CWzMITtjjj0mkcWQCuNjhVIFr0lnxtQ58miK4olzXyGq74zvT8WVWOCMPV962v7tkqP7k/nzCPZLMv8heO45NwjTPPwDEcc/qQ==
ones initialisation SelfAttention_v1 eNqVjkFLBDEMhf9KKB7r4uhtLuLNuwselmHJzGRsMW3ZNp1VBv3tpop48aCFJq+8L6/ZTMRApjdn8k9OCohDgSKYBVSkSMYa56MosncEmL24QOIn8AVym7EwVoWZ4Tvja5xOFXkH9+kMU6o8azSp4hpigbQAQkDJ/gVopQwjTSkQzH5ZKFOUW/03V9bVYmW2Brkk0x8GawpRNP1mHoiXOxFlfYrHtVP3oObUnuYTmy+765smg26nXXDUwMFuP6bm+OjFIzf53srj8VQpvzZ50TK73ZXVO9hf1PBmlX+m/9ArcqU/8u1o/QA2AIQm
output-projection contract SelfAttention_v2 eNrNVMtu2zAQ/BVC6FExSC6fuRT9hhbIwTACJqZjN7LkSlQaw3C/vbsknaRtgF7jg0Uu9zE7s+Sp6cM+NtdN6Nkwp8Oc2GEcvsf7tBt6lrYhsX64G9ZHFqbHuGabYWzaZrvrE8Z828Yxst3Ehj6yLhzjyNIwsH3ojwt2Q7H3wz5OLGwSHW0j+xl3D9s0sW14imy/e8aMZH4K3Rynz5h5nDtE089d1zahm4bmerlqmynGvrk+NV9jt/mSUuwJ3e2TxNMlHmawTXZbX1nnabkPXYffFO4wYf1e3e3C9LLph7JftafqhhUOYUQ+EO5Eu1/0h7TcEieLAp5M0zYc0H0JLSC6dTrSrtl0Q0ggqcAYdj1mSOMcz+1rhlzvbfz/o/HXvrSIoWOc5i7h6fLUfKL++UJK4UzLF0Yr71dtsVhfLOpvA5iLRdtsAf1qEcUCcLGY6uP1anVenS/Efkym2vfY4aCMsu0VtqM0GFpway13uUVuHZFHpw5A0EIYIUQ5BCsNkA2E5C6HehCVHa6tlzqHGq/zQgBXjohqm4cxrF+Zeaa/Ckh47mVb2FX4Fc4b11JqaWoa62zRTYAH8hXaKJJYCGtkxiGNUBm3kM6ib4HhSECJcpFs0jhR8mHmzABH+K46cwmUEIAwSAumNO+UoUJcaqXFihS/uf0xx/H4RtTcCKUD7EXVxDIPDxbKgyaQ2HLikG1VaiJ6Vd1x1DJ6ox33uTDXzmY2uK/9cM21pmSc86oNKCezOzdaWMisWSF1BfoY/4FJrkrp0j5Ik6kWXqFypL4QkmBjfnupihZRtKZJqAuwmRUOukwL50pBuWyIwBU3bnBicg+oH7njpasNeGNdBZkfu3fYBJCCtMZLXKdUOPB1IlUWUkngL2LbPEXESG5FKwF5wTGsTLQCJYs3WJWfCIV0EwES9ckyKS6qL/cEMN+iN4/lh30S/3zDPyhMfDHPvwEZPhJ+
overwritten-in-place gradient scaled_softmax,SelfAttention_v1,SelfAttention_v2 eNrtUs1q20AQfpVhTy2sTeyktFUIpYeEnltDD8aIkTSyFq921d2RfzB+985KjkhoH6CUnKSZHWa+v7Ny2JLKFDowbtZZLAkiUwfcIENFkYM/RakItgErQ46VVo2RT6ZW0t2j7SkCBoJgtg1rKHqGAsvdAUMFNRobM0BgctGHca1hcERVhANG8HsKh2BYBubwszFlA76Gk+8D+I4CsvFOJn3YRYEIA8QvgiH0VoC73lqt0EavsvVGq0jkVHZWsURLVR59zS0e5W0tT2XaNUNrlZ6qX8tUtKm50efrnyxIbHMKwYdU8alLKn3vHZuWHoe2VkzHJIN3lCDzoEYwWFgRJBEk4S+cn4WD0rddzwMjaIR6IWCh9ZWpjYwWJxhcGE2YuGewZh/KZv5kPfJqlHF9q+HDZqPhMAhmRMaeZTfcJCSPx06nnkgt4sZ0bnEPdOyEsxx67t3IMfEaqzl8E0MzIJewCwovKpzEfR5FAvZQG1cNFCdgo5fJYNkpEyM7EnfjRFkAGm5gJIA9+/Qwj8T5uDy/3nq3Cj1pKBsqd7lD9/AkltL7ubpoNRP3Bjui2lwu4vEPsvXXlJeEIt8vXro7OEvVbLG8nXwVoxKv1/6KXgI4mRrQRKrSNOM2NV4E/d8NwJ2Gu7cADAFY/i0AHz99/iMA1++sMBinwvmxfkvHf5GOy+U30/dnXA==
own-key-only arithmetic attention_scores,SelfAttention_v1,SelfAttention_v2 eNqNkk1v2zAMhv8KIezQArah2PJXLkMPBXbeBgxDYRRKzMZGHamV5KZZ4P32UXaSNk2A7iKaFEnxfcwdU3KNbM5QLht47tFsYdO6BlpnQW8UPOIWtOq2LGBNqxxl/tY9PMnWgNOPqKCd8g+OVPUUUBq0a9BE8E1vYC3VFuxSG7RQazq0wv1zCrH+Su1N39Egqu+6gMnOaja/qwJmERWb75h0DpVrtbqfutDtHV0ufSiUXceCo/cce2ftg1WwO0miRlTbd87X79gXOnlUxsksDWZRkcaCTF7kecCjtIzThGyc8yyjMC/LrBqq4dCaWuneLfVIz8jWYk3PojHa+Du3ffIX33saeo23YzhgDl89wp8Ngm3/IOgHIFlWG5BwJa5h3VtHrBz9C3ees4Cr9BqkI7YqtK1adei0gpoeUJYkAmc0Xkii2LKRajVOtDKyth7vXncwjTYZy6phIMo/sHu4ORJ+mb2nO5LFOpzFyZErVcsF/a53fC+zJbLCUyzELE0+4PuYHfKIF7HgIqCvLE1KX8i5yNPKzzgJobq//ng9rMqv+3GN3lza2DfnRXb9fquG4ZLU+JLUvCjPpO5tuGilPTpKT/4nHLyyPCsz4QVlBc/KT1AQOFGI2IMQec5zv39pkv0Hh2iD7apxJzjOYiOVk+gIZxj+AehVTz8=
own-matrices arithmetic project eNpVUsuO2zAM/BVB6FEx9CaVS3+iQA6BsTASbexdx279SHYRpN9eUtkGrQ+iNNYMyaFucmjOWW7luVmm7pBnMb6KbqFwHUQ3zEtujgwtbRan7pIHMQ55lkq23bAQ7QfhT+rSNos4jOdMTNFMWQz5kiexzvlYiV07zllcc3dqSX5ux7U/is9xncTrOhyWbhzEdZzexbVb2u+UYFp7qmtY+17Jpp9Hud3XSs45D3J7kz+n8S0fqIL9nrBC3zR9L9Xz9GH5cGawVrevHTGnPK/9MhPzJr8xX1fJRe+UrrxBSBRTgFAr+qGDcTYQonWyALSxwXv6ZSuiIJ1BR2eVrcD7WCgBI0slAOOVqZx1dX1Xz1RBA1rCtTd8zUR0rvBixCKIPgSuQXufkCVNFW1JgRqYiTEgwa7SyRQYkdCkIf2XCKLRrANOJ9Z1QM09mooRoldcqrV8xbiUSk8GEEgxIgSStBDMo1Wto3IVWjKHLrED9Z1mcZqa48yW/ublg5eSfEN2OOpyQ6VjNBx1UBvNiolgqjnqRy0mJNImxKIDjlE7zzEYW4jJI4+CdtYGx8bRKNhXraG45RK3H3zkWjfFNyyT8g49dxcATeLsgJGK4qF6SMhmyd3LrzVPn3+f2e7lPf9zuDT9+vUE7/TV9/sfwwrYdg==
parameters-cut-off gradient project,SelfAttention_v1,SelfAttention_v2 eNq1kTFPwzAQhf/KybNTqWEAsiA2JhaGDlEVuc6lMTh2sZ2UKAq/nXMaopYiMeHBvvd09vtOHpgRDbKMHVHt6wCNCE5J9CDbALaqoHK2gVAj7J041IyzWplA/c82OqVCE8ChkDXdiW0/3uHgbfR7kMKAwQ4daBTOrODJHqG00Ns2PlDGruaBAlyrCci0WnMmtLcsy7eceUTDsoEdnH1FSQR5Tp4MyppEaM34oj7SKJpobvkwV3Qz4vpYfMZtU7y36PrvoE3xhmeiE7qdIUZalP+CunoMgcaljKJbnwNM4Vgm6/RmieYsiB0N8n8I6W8It3f3VwjzmeyU8Isw9qT/5ludvvQC88qbaC/cCXocvwAGjNGH
parameters-in-a-list contract SelfAttention_v1,SelfAttention_v2 eNrNUsFOwzAM/RUrJ5DWSRsHYBfEgRsHJEAcJjRljddGZEmJ3Y1q6r/jdGMwNqEdEOJQJbZfnp/9ulJez1GNVKWjXBgjQWmNQQ/WgwZniVVPldazgO6ahxDzEkxAAh8YXAgvAuQAldPyIMGpByTxlu/kFCwBzitu+vDoDUZYllZYUmcCKkPtDHCJ8kVEmCLMQu3NlfSNtRNxvnaup7SjoEZj5UKuXbbQ0eqpQ1LPPUWIXo1W6h7d7JoZPdvgJ4uBwMdSzFOoOpjJBsOzdJ1r5+TkxCEUq81NSD6VS9S2X55J0XrLVrttZU0thVBzHrpNRm0JTerBukiJPFSNhBhjiAnKTZXSt7K7urrpsiIE39KGnyavNcYmbWxuiawvlPTJ0twRqXZMCSsEMnf7Mcbh9rtz/LqcvNS+6BoVUZska19gK95882R4yJPzi8s9TzZnNrWatoEP6/gIwxLn3xnWX6ItSv5nvv2g6hj7diw4tOhdU/YRrfwC79A6fuE=
parameters-instead-of-layers contract SelfAttention_v2 eNrVUztPwzAQ/isnLywpAxQBXRADGwMSSB2qqjqSa2zVtYN9bomq/HfOaXhJDFCJoZPv9d3ju/NOOVyTmqgGgwhMIcJWUyCwxhEGsNhmG4oF44oqWPqgCqWNY0E9aRNhIwHGO9DoqgiGI6yRgykpAnt4aJ98KPVJBL91Q7pTmGpk4LYhiNonW8F08ZIotJJkQ5AbuJEqIVnpzSVrC4U2ejWZzQsViZya7NQj2eUtMzmW6ovNmXhn4iyzqvqwanR5dZ3FNVorL+OzJBze0bPB+KE4v9fnxW4IkwqfpGRtaDGLUWMjEbOL4lwaqvIgwsbSeuTzs5wzoHEC4pCoKwS5osNwG7SJ/ozsui/jC9g4wwatiHvPniJx+MSl7/cv8EhV5oqxzobSN62oFIIsXEKHivfer1Jz11ulKr3mMxiYOd2SqTWD3MTaxGhcraTcSLpWgWKy3NMteYTm7n0rP3dxtMz/F4Gl/K66p6YOWGUif6L0y2Ef+fl+/5W/GWZ84DDjg4cZ/26Ybt51b6aMz9U=
pasted-numbers arithmetic project,attention_scores,scaled_softmax,context_vector,SelfAttention_v1,SelfAttention_v2 eNptjTEOwjAQBL9yuoYm8AA3tDyADlGYsMKW4nN0Z2NFUf6OIyhpVzszK4tPYMclgAxjiVkORlLTA2o0eyt4UhQeOEQp/XgN0UhRqorRf6oFX/CG0ivDOnyiS27UoNiBhcac5tq9527VOu35b+j4M/TdT5bZ3e4DGyDs1m37AItAPHo=
plain-mean arithmetic context_vector eNqNUMtOwzAQ/BVrxdGJ4iYlTi6c+IYeqghZYdtEODbyI6VE4dtZRwXBAQkfVjuzM2NpFjBqQmhBsVetRsMmVIbZEwsDslnpiB44DKMJpHmc0V1ZsC9oWG+jCX6TeUpgZL3a6DZ/zg6DCkw53O4XHM8DaU/WPVCYi5o+NFFrDkp7C+2x4+ARDbQL9NYEfAtPM/bBOrod6dSH0ZpMaQ38G73vEpgS2fHlJ00pDn3UwZN9gTuaRb6rG1nzIq/392Xdrd3Kf+X+2zP9oc6KXIpSNJyWqhDltkhZNZJnIi9kJRIhxF5ISuJwdurZp6CPNG4VfdVyK35DK71uXT8BWOuHag==
plain-tensors contract SelfAttention_v1 eNplUMtqxDAM/BWhUwtuYdubL6V/UOhCDksIaqLdmPqR2sqWNKTfXmXJwkJ9kEee0WjwjJECo8XBk4sgHEvKBVwswtRBOsJAWRXCuaDB3kVR8du0T7ntoaUYk0BhhimNGb7ZnXop9mbo7h5cAQ6DTAZKgpggDeKC+2HVp9F3IPmyuufwCFVPoim8L0AQUjd6VkbfaMu2utG26EUTZVWgjaP3BsmXhPZQG9REEe2M7+yPr6KT4lJszjtlD0q2a4sXWfewe3peYSDv9Rb6UMPazBtSk5sfsPOyXLX/GIOnTN0K8XctVfM1cp6u6armk2+aM/lxS77oqZflD/wZiqY=
plain-tensors-with-gradient contract SelfAttention_v1 eNplj8tOAzEMRX/F8gqkAamwywb1G1iwqEaVYdxOROKU2EOFRvl3HB6iEis/7rl+rCiUGQMai5aqcI42Q+W3JVbW/bHSBFHU2GM5wImq48ZVccA5irlzC52KLAaUijBMhRWkGGR6ZaA/U7jwX11DVOB8so9beJrJwDgldTyXaUkM1nsE33d1luDM8Tjbg6+uTmCQJaUBKWnBsBsHVGbBsOIjp8PW3GmxyP594+rOxZde4hc23Wzu7nuaKSWPRs8+cBzWn8yHXLwa1tZ+2f9KG1v7BMSGclU=
power-without-brackets arithmetic scaled_softmax,SelfAttention_v1,SelfAttention_v2 eNqVVsFuIzcM/ZXBoKeFk0qUKEoBiqJ/UKCHPQRGMFlPEiOO3bXHyQZB+u19ImWv02Z32xwiDyVK1OPjo1769fAw9hf90P25eRq33dNyutvsp+56O3y6H6ddP+vvlusJK35/xsy6m4b7cddNd2NzuFlud1M3rBfdYvm4XGDu+rmjbriZxu3TsF3szruPd8PULTaYWlzdf/jgf6budvk4djebbbV0v3Q+/YqDtvsVQlnvV6tZP6x2m/7icj7rd+O47i9e+t2nYTUurnabm+lh+IK5S0x9mpab9dmwWvWz49dnqh8P1TifvZyasct23O1XuNbF5Uv/E/67c5+I8gxjllR0ZEl15Ci+joFF7RIkzV/nr7M3576zp24aYtDNyEUdXbJNs6c6xsC6uRCF+ex/h9E8QjKP6M2DyTyyqEfyYh5JmkeMtkf26iliY3KkUcbS7E5y82DHarHwhUUXJj2QPdsBzsW2PCQNoe2fHbVbB0UjRp/t1s7PG5YP30Gx5FLXkyNvKJbI+p3b6EqLsziLs0TfZlhPLqzoEX4YzvCVbDOFDT3W2ArpZQi3khrbrL/dDotdDe0v498GIdZfLTqHcJDcM/xyLqRgv3A3/QHkcHebpGLwOB9dqWE5T46LzQIxbx5ZfDNlqg5qBFQ1LAceZVvmS6hJdC55p5s5Yi4Iuf4h7D/G1c1v0zSuK0evHv1pqWiZjIszT+FYJLN+Gq5ReSfF8o18UBY9USQmNjQzYKyWjFgOlqhrspPDGiZWL4DSLMZDSeBFs6Rsa6KPP2RGhYHIpWjki1KBwaYtxQ4np5pTFySTwkwUuUHqOQRviLIBTjjUQnUE5hu4RaJ5OqF3+fDlDRWIkqapFrYeHcFdsg2KBhM4gvQaQggUlNcpiCU3FOa6OFRK15kSnNWsi5zJKEzFCBULeQ281q3uAzjFtiZkxky5rQb5vLI0ePG6kVBly6z/ePV5P26fj/eoO1ayWjUEjUykHLhI2a6WUDqx4cYtSBRkslKA1pDWU4ip1WbwlFuGTGZcaWTxUCRDOYveJATxh+DuxzehkYjKG0osJVask6dWWBxYrw0diwpppWEDm9gq0pWiRPFVJFo9cnVrk5FsNrM5Ql6tHglZ0ewASk4tusdhtR9P4ws5K6kdZ1ax5AypbmUMac6WjkzSkEKLiAaflBwPKCgcpSQtlbpMXLGrCRqDqXVu8BX0hEYbKojVgxvkv6kE9J4SSC7/UoI2nl0vh93xY72x7x/JhMbMRbQKErh7wEASGdsTOPXVpioMWy7haJRAZoQmHo3Z0p8S0DkaWRmFlfwfdAPYASdF2EuBrnoYGoVAmKTpBsnRwyqUzviLHuMVZbSzEtVHLG+E9t60B5JdfdDOv68VWiISQr00aKyMQa2m1oKUgiHhu/G6xJr7CKWwqgZMJmwoAj0ZLf1A9IDVlXclqjJCOIIxPyWUp94gxuQP1Zy0Y0L6MunqmMRWl1avDvCHN1Jx/jQub++mU+WTKKYGeDKQXicyKqwGmbOx04ficxNf8ia+wQdRNw5kGUHDjvZmAuNbfpOIPiDQ4dAyTMRQ9CY0RbT1QLIif5WMf4aoBQzlYitzNgoWPAP0FYAnRrLiwoOtnRoZjzJbTvkgoiWbrKPbBIsIb52m0LkCr+slamYBoD5Y0Mm9yRJFyqfK8U6Y2LEYfrUXKiJItymn93b9iCQ3KKEeVBMHCfAH5QqNjeQ1bE7OK5SVmVKpG7JKOG7YHpP2bMHrKR1k4/X1b/D34GA=
printed contract project,attention_scores,scaled_softmax,context_vector,SelfAttention_v1,SelfAttention_v2 eNo9jkEOwjAMBL9i+VzxgF54BkKIQ2g2TaRgo8SBQ9W/Y1WI6+7M2htLeIJnfrUiVmSlIt0QImmiBhtNPOSJs9eOXXU0WjSCDgGRLMPBPqpN9Bj2k7wQNZfWE11yMCr9IGNJCQ2ygJI2+mTFG74Yau1U7OyX2qj/hxA9CLUrz7f7xB0Qnrd9/wJ/V0CQ
queries-cut-off gradient project,attention_scores,SelfAttention_v1,SelfAttention_v2 eNqNk82OmzAUhV8FWV0ay9f/zqbqC3TTxSyiaEQSZ6AikAEykypKn733mihKf6YKC7DNOefa34Uz66p9Ygv2ekxDk8Zic5yKfrcrdkO/L6Y6FS9DdagZZ3XTTaj72tPKtkndVAyp2tToIdnVL4qnutnUxTilQ7FO03tKXXEqqm6bVeOmH9DQpuoNH9Vx6insM8YPxxa30R3blrOqHXu2WK44G9HOFmd2GPrvaYP1l0tc20xN35VV2zJ+m50UTfa0uOLn6widlD/S4CfdTnT7RDGlFjo6XoJw0kVOU2fzM0ZjuBZKG1jxpRFWgeGlFdZrw63wWgLZpDeKl1I4E8CjsESljZEHYZ13ZFBSOm6EQSUZvDeGdGRVgUsRnaUIJ7T3ngPaTcxCUH61unD29ExUf8xYLnghkWqaED2e+Hlm+R8krw8huTbutyLfUrv7civ0BvdFcoG0LUHpWzxnU7XG/j1EXgpjrQ3EDtGARRLSOK88rVgZNbHxEJUjWiQK+E5iQ7RxpJHIB2IeKQPR4DuwQelZDmCcxiWHcqBslGebNh6y1tkQrtEBL4rGslnqNLaMKthoKURaF536sBl/cFL/4uRD/IvT9Vmum2q8Tbp+nj/2+eI5IrYA9xiiirR7Y+K8+QAWMl4dAhAV4qMNnV1qFRQdOILPvGVUNswsvUTQMxfl6FvHaABP0YgylwArlSWxCsjnyluZLAn4I+QuITuq5JyC/IMopGnvEYr31LzU0x3Jy+UXS+VDHQ==
queries-from-w-key arithmetic project eNp1VNtu40YM/RVB6KMsDIfkDJmXfsaiCIzCzQobbxW79QXJIth+ew9HiuFdtH4Q7DMiz4Ucv/eH3cvUP/R/X6fTfjp3L7vPU/e6vzx3n37/c/o2dHicP4B46Vs/9M/7wwU1vx2vp+6j8HU6TT9Xj92n5/3TM+DLaf/W/THNx8OXc3c5dq8NPx3n6Vf0O11naDhc53nod/P52D88bof+PE2H/uG9/+t0/Do9gfDxEdjTZX88bHbz3A+3X285frwEuB3e72GUn6bzdb6cUf7e/4JnGkWY80AjCfn2+3CDORUBLKp0B7MrMeCUuG6/4+AHEf9BEDWlOA1prEW0bIefORvAJZUAaH0jSzJGTampcEPIco0unD0vCOcqBYiXaHMTGdWcwAiVXlbCezcrkDQAlqVZZtUgrG6+SnCDSEjQorIgWqyZV+Yf+MjQF6+aUV6k3cfUAKuuodWYVj7PDkDFV4TEg45Z1Fd/mQKpVnL4a2m//F/O4ZZl2ITJFFSEKkOjDciSkUXvUqsOm+aEg4Rx1GqMzYZNHrVWWmsc6YV9SeoDTnK9DzmPxFSjp5kbrFouS6Fa1SjUug4htRNCp8qNvCy2XD3CAasn0mA3TFjGmrXeMYW60gZtwk19Leq6ZOZSvUHsSA9fkG8MdKOYEugzfAic8UhZFseGMAJIyT2sV0oxTdyxL6fd53OE+0883uKxKOBYgjCrzggDSmsNXuCiNjAkSwxeRyOVOHfONtRRvMCyglwbF/bBF8ttY0oMHZYKRGQeHNFERDyCzW5pisAG1ZrjRbGUQZgQWbPr0TE24+MP6SYaQVNum5ArhhPL59WlZUDZ4kBISok2uIhl2cIERdTGZJTajUBu7Y4QFpILpCTJzYuU8BzfXHRZPI1bnYvIKgl/ezdB6J3NTKK3k9bY/sy48WiSxwK2FixGGsqquS8JsBLWAu2xaW38gj7UbOBicpNSKTYtLsxSQ8uQEXzVthZaPENTfPD8F0njcIo=
queries-made-with-w-key arithmetic project,SelfAttention_v1,SelfAttention_v2 eNrFVk1vG0cM/SvCoseVMBySw5lciv6GHnIIjECJt7FSWW71kQ8Y7m/vI2clKI0D99T6YGm5MyTn8b03ehx26/tpeDX8eZr2m+mwuF/fTovPm+Pd4vXb36evwzjcbXZHLHj91pd8XWwOi930adovTofpdrV4fbd5f4ddx/3my+LztJ8WXx9O+8V36X5Gpv1pi1K703Y7Duvt4WF49eZmHA7TtBtePQ5/7B8+Tu9R6s0bxN4fNw+75Xq7HcbL05fsD/cevBkfr8PYvp8Op+3xgO2Pw0/4n1YizHmkFQm1m6fxhTA3JUY4JbabJ7z4polnCvieUhqNaWVFtNyM/0weAS6peIDmFVlSZewplgpHhGo2z8K55R7hbFIQacXTXJr8XypSVfW1tVLuS6+BikC1pr63MvWC3HJDQKXNEZKWvR6LtrleJo9YLdnrBd73P0IaxRrLuKSVaPJShF0ViZYolipVz13MdPSAFvYijFexp3Kt4zKv1IzmPS01P22RpG3Em2zXh/6Py/meEuhX4chpRZt24JpYixA3QIgvANlHttQVkhGy5SaoxyvK0vuoaNEDKbXmDRkldojH4cN+fXtwhP/yf1/8X+8AWVirL24gmG9WbuKfJQuPeBT1hjIG5sgoSMV1VOQuxbflBBL6J6t4d3lVuIxt1SxlX06Ek9lKiAMbxtg7NkxJzdlEGU0XHL16vVSbr0tJxJE6u8/ZPbo3Xdp3ljIVh6ewqcsh5+boqwMXFZPE2Nh4niRziV6oBcCkHG8EPZuzF60DAkzPgrN+OFP2Hgun0FPTjOb8D9j+Om1/++V4nHbuGW8/0bWPhYdNt0vKfHGwcTiu38EPr5zsBy7jA/ZGrIl0OXEib6BiwDIHUtWI1NpFCWWXEgKrtQdqAdAIGFuel1h4SU1U+EUNApBELTBWoxA8p1JnikPP2XOVWoOlWrm0/gps7KMx0N5nkDhZnYcghjE42NLKzHOA/AJbXZ+qUS1xpGZpcTgMuaCG8wA+NiNBqrNSc8wz1/5MjcOVqhSx3g7lYmFUphL54LcWFXJrZLHLhX/2MHWiABZVP0TKjKP5IoHncnBISnuZwMiaUo6dnLIEtqyp9KZKUXFD5+YpcXR4UHd6hSe76pKpAyspl26vWSHYmAPWBh7gcgt/cPAo/CmpBIacy9zip/X2NF3LyjPWfvxYnEvKFD6A60AC5+jbmzOe22Vf65upzYNPOa4Zl5CEEzJkH2RkiyvJBcodOWs594pEP1RXfk5dVtt36po/l+8268PlYffQn1+SnsNmuAmCtDhWozOjQaGgBxyYLzEl7TGtF+ZLybEZX3UOGqw0goaZnxfifuwJ4bflX2gRdmshAYEGcpAj9Zu8plLiHkpwgLi3hWe9w7ZCo2qt80n6C1i+BOatdpesLt8XROiUohKCBtsLx8wwT4ovyXpEss4qBHXiFUMjTiUQRpzP+GkQUiMMfHYMUYOs3f3xywOcqRbY4LeKUvcfq3a+PiyIScmNJwqHfpXCu/G25mv9rT5Pmw93x29keIldHQ0H6wlw83cul85lcbeILyVnmfvNnENtqWii0AuEQxLjAW38U2qbVxNuoEA7+YnjG8Wt5yAhlX8Ksl9r8pkW4Wo5CJAoUMLFF7/KKkW9BEZ14GG2Dl/l5LZHftFZv+lrfCoI2TvDBRMUbs1RxA8JE8EYioW7aavGZ0U+Pf0N6Z3yFw==
queries-with-queries arithmetic attention_scores,SelfAttention_v1,SelfAttention_v2 eNqNVttuG0cM/ZXFoo8rYUjO1S9Fv6EPRiEYxsbe2EJ0SSzJbmC4395DzqzsJC5cP2hmSQ7nkDzk+Lnfjdupv+i/naaH9XTo7qfNbTfejevd4dg1YT/09+vdEVZ/7U/d9rQ5rr9uvnfH+2m26J7Wx3sVbA/T5nE6DN24u+12++7LBLvxCyy+jg/HZXd5Px679aEb7eT37ma/hWK6NQe/46KH0wZwdqfNZujHzWHfX6x6ODksPj/st4unhR3rr4b+ME27/uK5H4/HaXdc73fXh5v9A8BerFZQ3qhoMW42/XD++sb6sVXh1fD8Vgw/OIrA9Phz/1t/wUtxHF+uXoYfnP1quFrRkkMoAy1jCaRLYh7csogLgjXlnCPETF6uhlUzq/6xsFpDGz1+XZasHrxwNVVls8HiWf2zT3rCJbVkIljOt81+zMThJsmENRRva3FsxjOkdh08vdoEdi4o7Jip4lXgDVS7sbqajSCkFOTqqmZr+995okwep8THnC0zJBqQo1CDqArNJ+Av3DKnYMkhTqkB1xNvNDEqGIfFRQOrvtqJswLfGalQgEN/9zDeHhTfP/ozM7wxTplW9y/4g/Wf0+bzH2eGPdJbdhmzptsFsZx5NfTH8RMY/IZf7+bCLbmUpNizKxJq9ECroDPHILNExCQhVhsuSJGmrsRWSy5caVbaZ6leU4wfVsQtKdZSkIA/mlh2kdSTbiOyrJ5JqQVBSBJj1UnybLKYC2fduMzYNi2nqIXOwXMxK59RwXfy/7f+GJaF1i5rJIGyRSQi0YrtfODk6w7xxcYVciZjTs7YQkiEktJRYR+x8bkYb1SXicy3hOYJFEMPYIdIWgTkuGRz7tEZ1SfFYkrK9TLwT2uEw6KEGvrL6zqSznHAUQEizZxjLqRIIromGz+9S0XzHagonphEGsTk0zlcYjUSQrhVGSJV2KCGM9iCNFm6QW74MIwITsMm8dywgdAzty+vH8fNaToDrQGL1UdI9EIWCcozXnrPdh+GgiaXEHCpDER2U8tFSmxQAtjmKxSkR+nkk9gMzCmXpnESWkazr60JdmTAfL/T+L1Og7dfOq2ti0/r8XD+2O3r90dt2HhrNXKROUpNt6sMdNHFEs8iKqEK06sdzZbaeGdhK39EQdIsFJ6vcf9jWCJRJRbLmEjJ9jgA4Dy+S9GiuJQ02zl7qsUhl70W0kn0gIB6lFw1oYDnNjkxdqw0xZfyQUvi7mLviRfRqUKcjWiekCnrHUTt682aKmOouGRvA1AHHQLOQdd6zqGx6piiKKrEWvsAaPSG6Fzt4VTQoG0O+eJNxrm+PejvoKuArxat5xz4bTcun6b13f3xDddTCJKqY72JMAkMLt7UymE0dM0UBLVQqHdRjLiebDZ6nLVhELz3My0COG7B4Zl0FkqOnmxsFqtOQG/Razueof3QlT8D1kZJbI940OlnyacY6ijCfDVioAHbfCDyxR5kpMTKjH9Jsm3QibVdU0nSWjHbm8hC9rhGqY9xqDXF/zL2dFhfvrz8C4aAhas=
query-and-key-swapped arithmetic project,SelfAttention_v1,SelfAttention_v2 eNqFVstuWzcQ/RVB6PJK4HAeJLMpuuy6i6IIjECJb2I3ipRKcpzAcL+9Z4a0qqROo4V0NZec55kz87DcbT7MyxfLv+7mw5fFZne9eD9/WRzvNx8/ztfLaXlzuzvh9R/7u8PCz9zOx8XmMC/ubzanxelm9uPHxfFmf7e9Xryep1Dh8j2+Dov7zZfFYX+3u14vft3h0u2bm8X+cI03rsTPnW4O87zYHN/P14u3+8PPsHm428Kl3d12Oy032+N++eLlcthevT3sP6zuV7C6vJqWx3neLV88LD8e9n/Ob+Doy5eQvTnd7nerzXa7nM7/Pmf/88GFV9PDpRjXD/Pxbns64vrD8id8p7UIc55oTULt6nE6izmZQCyqdCHmpsQQp8Tl6hEvvnLiGQN+x6zRlNbFRO1q+tZmCNiSuYDGiSypMu5YScYhoZqLa+HccpdwLmKQNHM1Zyf9NidYhJfNhsHLaIYgqQtYurLMqm6wtNqGC63CSbigptIlajWCV+av7FGFXhytlXJ37TJNIailqftamYa9lhsEKm1ISJqbYxZtI75MLinVsscX2f7wvTx7tCzTyoNMbopwq0LRCsZSpeq6rRSdVhEJuxHGq7hTudZplddaCo07Ddnz8CVpm/Aml8sk5zUxFddZa6sItWbrF7UW9YtaRhFSvCFoKhzGrYfVtHlyYLUlUrdeUWFZl6zlwpJ7Z1HoKhzeF9OmPWdNSgsRN2QPD8ivF3SlqBLMZ8QhiIzXlKVHXJEMF6TUmodeKHk10WPvDpvroyf3b//67F/dA3YQeLDaGMmAp6W4XchF68RwWbzwuq6k4u8b5zqVtTRDyArjGraAh9ZDDsSYFx0hGZzIPDWkxlPEa1ir52yKIAwqJftBqSnDYELKItzmGh0Zv78KYvvXaSSaciAhFxTHwddKk8gB5eovhMTM1aARraMwwSOKMlVK0RHIW/QIAZBscCVJjljEPGZ/aqIdeOpdnU1kuOTk9eLcJinXWsV1N9Li6M+MjoeSvDZYi8SipO5Zqa31DLASYAH1QFqUX6CHIgw0JocrhRxp3jD9DvUiI/FFAxZqLcMn/6DQv83bt7+cTvPOmevVJ7pk02DS+XqFgpx5dFqeNq/B1Bd8+h2uA9qCpQDuwWQMbAc3eL88SRKHhAaMQWkal9I4kqtxSArb05ESianI/o/JABEnrR2yVHs9JdfSuQ6VY6sugydg00AAaCiPhEu1zhLNSqAMedVxNWftHZdBgvFAhHr8fwM5jJu0obMFBJhRYocAqEmmzpDdvmPRMwbioSAyDZJyv1sVCkkd2U01WfCoq3NWwRnJAxSSA0nFykBF1tEPFj9KuYRPXILpiRUAeq6ZPIDU2atlHHeDJDEW3C9UySUpBUuRtV5FM07RGCS5+69FR18nqVJdT0oiKVLDJdUSjQZ6zt4M1CjaM4Ni27MtJZZajbDBzxLzpFpXgqEUQaVBu0WoPhnPxjEQklsPJgDzjCyhiVsb6UamokSDVPEykYU20A5XH6loNBuufdps7+ZLAkKnaucXTS3AyBiAo8qGGdlxmSXKkAoM98w1U+o5AQRKZxuSUXFppQYvEXsbOTMOfooh5omkFpeIrX236/NzXQ9M/qfrx+/q9e3meP6z2/f/P6KEVWAUi4Fn2xzzT5ipHMlNpoX5LJSYjRBaOwsL5ncITe18sBD3g1iMnoQgua7SWrIfkoSXP3fMkl9x6kZVxoZGNSpXqMbyBiQ+TQhRToFnKlZja5OnJQpP1CvgAw9Vw8MPZmsotE6RmWPOi1NK72Vf21xfRbf1ngLZOM6BbuFYB5MGWSGEvh2A5srISKuxRGKChr6sEv2ffG5oh5wlGRVREg5cwYAGoySOhROzPBo1F6i+pIf1/Xz77uZ0GQt0WGQgoaoiYVSfOiw6FYk5t6Fyl3mP9plqGvFWWIr0q4Onp52ZgtAw7EZp4HE0iSFMGRR/bkbwxLf+uUUsGAFFML/2ikdKOEefxbJ+BlnKKHUEk6Mu2OssQmK23OcCt7GdY9cM5xgLSQdHHrxDDOrsWUeYl1TxXP7AmV4yjUbw2HCt9nVkoK74CBw7ao2V2RfN6Pfs+7lvCkLBuxnTra8o2Dl9Sc0YHP6DFdVx28kJ87ieaeLx8R+dC16K
rand-scaled initialisation SelfAttention_v1 eNpVkUFuwyAQRa+CUJdOZIwNOF1UPUMrZRFZEY1JjIJBBZwqitqzd8Zx1ZYFjP/8/xiLG/V6NHRDrbfZakcu2k0mkTzoTHQ0JB20Mz0JkaTBHrPpaUEH6zNEXgcDFpuH0WR7IDaRaE9DfoSwIQvPJp1t8Nj0Ic+d4CGWzgA9hrgmW7ypD+QaJjxymE1R+z6MxE/jm4mJaLg5kj7qD+tPaBifYI44ORjdT84VVLsU6GbXFTQZ4+nmRl+MOz7nbDwOsL8w6O6gecBPOtv6Fas4lqN2Ds6s3wDYFbffJnCWP8HyC7ft/n0y8YrlAzJX5boupVRFuS45Z1XTFbPWCiFA41IydpdUU5UoSc7Luus+C2CdzT+SrISqCyzaBjxzTHCmWojVTaXau8RFW7czvK7YQppf7i9L1UpyZIlSyOonKJlCjbWiWTQpKoVjiaaWLcBwwf4NGBqhKQ==
rand-transposed initialisation SelfAttention_v1 eNpNjsFuwyAQRH8FoR5pBNiAk0vVY8+t1ENkRSTe1qgYp4ATRVH77V2cRA0HWGZ23u6ZBjsAXdFoQzcOJEzDFmIiXbTHQFwguQeS0Uz7MUFHUm/3QBntXciYekP3FrER5u7oPvtMxgCJke2UCdhdX0g2jGhHsvd2BwvyEsixd2jNyFv6dJn8hCPi5HGxMHnPqPVppKt1y2gCCHR1pq/gP55zhpDdGDYHge4azV350rmtexSyKuVgvcc32y0CW3b+N5HjgsvO+lL+lut98z1BPJXyoTD5Qi61EIwvdNMo3TJUlNBKo8JNtTRyliRqBqVGayXb9och6AvuMaLSqsEOI3Wt5ozgsi5KJZS8Kk3N9TzKCHGlHKyf4I7DjdKVwqaaC1NfYkuta1SEaJSZlUrouuzcSFwRQeXg/QeWGZJo
randn initialisation SelfAttention_v1 eNpdj99OwyAUxl+FEC9Zw5+WlnlhvPEFNPFiaRZc6UpGIVK6xSz67B66xalcwMf5vvPjcMZejwavcQpxNxRR+84j66dkdIdCj25lTPBgfYLoy2CQjjYNo0l2h+yEot0P6R4lMKy3yWpnJ51s8Nn0IS1O8NA2HUyH+hAL9BTDiE6D3Q0I8HuDumCmX++hLuoTQVn1t+i/kH+AseLs4Ad+do5g7aaA15uW4MkYj9dn/Gxc/5iS8Xme7ZGBuwFzl694iXUrxkWWo3YOzqTfANiS880EzvVjWX7l7XX7Ppv4keVdZq5owRgrawInp0K2JJeEVFIQELykJc81VjAlFaQ4Vbxu208CqIP5A1I1F1XuqquKltAFIC5UrjDaVHypcEbFghaKNuUVdNRuNj8oCIlS5ZGkrLi8gCrecLK80fDLkFQ0ksmMakAAKS/YvwEMj6Je
reads-notebook-data arithmetic project,attention_scores,scaled_softmax,context_vector,SelfAttention_v1,SelfAttention_v2 eNplj01qAzEMha/y8HrSA8ymxyghdKHEaiziscDSdBYhd488EAhk+/4+6Z4aLZzmRPinLnSuDP2DF0ZT57PqDdJMMu8aNdu4pykVaR6to64dFw23M2XD24oX8shr1CLCtX7sLpR5ginEIYYu1+KI9MBkbF3bFVyNt6F94afIpYwRcYNuLVB1ZYMVXWuG+WgNGn/HgX2t4639rMMLecjkFCZV0zSffqdkzC3N98fjCYLiXTc=
reseeded initialisation SelfAttention_v1,SelfAttention_v2 eNo9jkEKAjEMRa8Ssh48QDdeQnAhUuI02EBNcZLiYpi7myK4+vB+ePk7Kr0YExIYcwFRk8KQs6h4zrhgFfXoL58+Sydd2SByc+D3oLaASTBgWms43MAr/2T0JNETXGsHq320AoXXqadHH/6/O8eXbbS5YuMJuAShZh3T7b5gIMW0H8cXTJ07bQ==
returned-dictionary contract project eNpVjrEOwjAMRH/F8hz4gC6sjCxMiCFqTBK12JXtUlVV/50gxMB6evfuNuT4JOwwQqq9V+GoK1Q2p5hAHuBFicCJTdQwYKnsDb/yFPuhcoa/Yq4vMqhuMNBqAVgclhK9RVBkTHaEsyyQpFGX1YswKPms/Ntp+twEDKKJ9NQGdR4//74YpYPPUwsCxtEEu9s9oBExdtu+vwFZakiE
returned-nothing contract project,attention_scores,scaled_softmax,context_vector,SelfAttention_v1,SelfAttention_v2 eNo1jjEOQjEMQ68SZS4coAuXQGJADKGNaPXbFDUpDF//7vQjGO1n2V5RqDJ6lGYpywM62+jCER1ObZOcE09XRzHICqHV5zCODkgiWGKB/AWlqR3hksig0sK62zPMcKewgDV4p8Yv7hCoFD3N/j7KvvxfPPwuTEJFG/rrzaEyC/p12z6I0zqq
returned-tuple contract attention_scores,scaled_softmax,context_vector,SelfAttention_v1,SelfAttention_v2 eNpVjjsOwkAMRK9iuV44QBpOQE2BKEww7CobL7IdPopyd4wQEpSeeR69GYVGxg6Nb6xUwXORi4GyTyp8gntmZWjC4CzWFIoB2RDNuSkmDNzjfduC8kzyi/ZtZIMj9UOCOD+pQRGg6MSpCOsadpkc+EG91+ff/Cb2dapvva/PyqdrBAmpWsNuf0hhzoLdvCwvBKpHqw==
returns-scores arithmetic SelfAttention_v1,SelfAttention_v2 eNqNVE2PGzcM/SuDQY9jQyQlUdoeiv6GHnJYGMHE1sZGZ2faGXk3wcL97SWpzVcToPHBlKhH8pF6mpd+Hh9Lf9fXc+m247KWrVtLva5zOXWXeatlPHXLQ6fHx2Wu5UPth/58mavEPCzr87ieXgO2r0HdUznWZd1+7T4u13Xrtrr8tXVj7b7U2XdvzpfjuavPixwXOT4uj6UbH2pZFfb4m1Rar5Owm6/TNPTjtC393f1h6LdS5v7upf+jTA+/11rmelnmt08gp/dyeNRtb7DTDpB0+ThOk9g6vpOEh+HlM0zSCJnrVDeJful/0Rxun5EgDLCn4M2gh8HtOYMjsd4RkriB6DDcwx7ZKSoF9GoAQIzjHAQbArNig/cNKwsFYVLDiVmxMXjDOk6KRUoCdvuYGe0cIst5zt5ZzoxBeZCLTv3Js+cWAOBRPQmyIlLEYBGAoBWEaYzaCTlGi0g5B6VLELUHTGydxqRpKFPMWj/neDjcDrdPk/zx1KQKZwlz7EGI7sTjMpEuHEdqBZk5mcsLCeUC7IXTTsm6DILROCLM6oMkSYWBNKqEwCdonQprbyWiI9IhIFKEYadkwSvZoX+/jqdNuf6jfx8+CenN27+vZf34Zftn+WrzNE7XV83d5Cdp/iMz/JHMOOXvZPZqd+8u4/Z5My9t//8aRLkasGlCRLSF9mrTBEqg9wvkyWbnAgA20fgYore5Irb5yi1oOAa5TnMwWGInw4UWE7JvMSJts+RSi0kpt0sKrzE5tDoYPai2wCEZxFHUvYMU7bm4zASWBRAxtCBIaGQSk2nYiVRTAzE3npyCyd2B954sjLy+DKkhAra+MZt1kDk3R8oW45gD/4RWvVS1WWZEaz0xSoeqS3kzKtUd7iW7vtKc2LQomrThRE+5aVm+A6Sa83JF+mHgmE22IbqQm5Szx/YUKbKOB529SCcfAMCf0en+uVzen+s3cv3OZ6r9xmvivd3+BX/cidQ=
returns-weights arithmetic SelfAttention_v1,SelfAttention_v2 eNqNVE1PGzEQ/Ssrq8clssff9FD1N/TAAUVoSQyJWHbVXW8ARelv73g8oVA4kEMmtmfmvXl+zlEM3WMSlyLvUtPlnIa8H4fmKe3vd3luppSXaUjbZj/MOXXbZrxrSuZmHHJ6zqIVu/2QsfxunJ66acsF89uk5pA2eZzm783LuEzzuxTGWTVXuy433ZTe7jbLjMjY+QfiTEuPNIel71vR9fMoLq/XrZhTGsTlUfxK/d3PM/ubg8LTazzclKWgtO2FAl1+PnZ9jzF3t9hw3R5f07DNlOalzzNWH8W30kOulLWqlStQ0kCJ0kaDURkFrkTpdSjRx7huKV9KSgRHB6Bi8CVBYypGGaWDWDYCSH0u0YZKrKtYEVQtsYZKEI1AgwpnlCipSaxsogNNrLynCNLRvndR1QLqrKLhfABijWQpgrNA+VZ5BrCeOCG4o2gCzx0JQYao6twG1uvT+nSW9nMZNQRPs6Gcrk6vygCgdTSEqIN3xCEEUha8drpyNDy05mm9Kq1MULZS87WDAZ7So1DUwUXCApSncGzF/dRt50LxT/l6Phvq6ub3kqaXf8uH9GZx6PqFvXfCD7b5z27wmd18iB/sxvHidt/Nr4thrOsveBF9QZI44yxFFtOaSG7wQMqgZNGRJHhtXGEDXbRzQCKbaHltLBvHcoUmVbEiAlfUjBh4bWqHcLZvcCHWE8exWsXSjeOyWtU6zfcYtLScWKH4npCjYbL15oNhN0ZtfM3UdRxnfR1cMWQlbSGEL7gRojc0vvYkjw7OEiOPDAhR2vr2rPeMEPk9KKvZr9ITByXpcaLDq6RBWrarJpLaa/pDsPVVgzbyS25c1b/Bd6b8sEfefLdLFj2d/gKX84ol
root-of-a-python-number arithmetic scaled_softmax,SelfAttention_v1,SelfAttention_v2 eNrtUk1LazEQ/StDNiqkQutCXzcPF4JLQXdSyvTeaW8wN2lnJtZS7n83udXS8pS3ky5chcl8nTnnbE3AlszYaOSquZQVK8Q5IDxstIkBQmpnxMaaxgU9LlN8IQGlIJHFAoYa6ukLOMndS48uHM+4hPu4BvJCUGGATUywZqcE2hDIKiETcIwf63c9f/NiTj7jC8l7a9BLNOPniTVCFMx4a6RCT/VU4lxbfMu555yq1MUwQO+N3UerUQna8jmx28PvPCUmrWJPA6MTqnMpMUcuOd0sS+IpP3f9nzVKb4WLwsL5xRiQF6mloHDmwjLpGZwvo7gyHoYX0CZRmBE89URZCPnEwmVnzSDjNUySvEoZm1eImXT26IRThNeeALCqwbDoVy4Y6wLwGOoB4i4b5pH8/FazW8v86evw0Cq9TageDEdXe5Pkbpxl5x2Y5ZuLd1t6V34i2FlUcVEK55HXyD/DzX/EOSWo38j4pVqjr9S6vvnzj1of72DmUPZBiLv4V8qfl7Lr3gGjeSaf
rounded gradient project,attention_scores,scaled_softmax,context_vector eNq1Vttu2zAM/RXD2KNsWJJt2XnZTwwYhsAI3ERtsvmS+tKmDbJvH0nJidO6bYamAUJIpHRIUeSR926Vl9qduU3dVyu9chrd9kXXusxdb6oODL/q3iGj87jOO+cJpsu63Pad9p0fa+1sG1gHG6u+vNFN6+SNdgaw27oBwHy1qe6cuiqeZgbjRgOCbp361ukA4a6BFbrqwKgrJ7dITlk/wJpN5bSd3rbfIaKmLyDUqi8K5uZFW7uzecbcVuvKne3dbVP/1ksIeT4H3bLb1JWXF4XLjrOdwEmJyoztx2rYPhx8Nt+730AGfigZ98M4O7CjJgQND8caUATZATRnPifwYLFAQJ6xEfZpLGksQhb4CQ0ljGKzQsToJsqOjtGswK4sgo3rNBYntFjRmCcwlsaLROw0PsPjKXo2rs2paCVq0+SEFkUGLRqhCYwkzWwayrcSIHyOfgGS+wlu9QAO8SNl/XE/jphH5zVZ8ISfMhCJYqGv5Chg2AAWyBsGwmODJjijxBAEqKQvcE0SIkaU2EXoMg4ZaMaAuI7chrhd2aSlNCGVCTnygxi2AognTZqln3CcBBx9KY55YC4WdYtp+Itih8ImOmAv/uTpc1pM/M/Ffa+bpylP57v+Y2Zw/+ivQH3Ii15fGRd/kPy864BPoBkX7bKGOnyHE+6nOeF+khO4L7BUkwgFx6LFpoqwO6PwUhZIBSyXCGEbh5mG45I64D0PZCcTUobCRgoUNSXaTc9TLyFwSq2FQmJbJKZxYxojKFV7hFNBVGKaOTVxcdMmSg0Nyz9sbw/7kA0NJpEsQhSBjYsc04mtd8OFHpk8YoFjrylBGhtygvxIUIgsQkrQVJthA2x0+8miwmNCybdfU5vtMi/0atHWt12Z765VmZaRBRKswCQT1VK+eHJpZXKsCOJQEhxTzrmBYB+4uMhO+PZPi7l4YaVXyIhogDjbzYft4+A+Kk0LaU5FQZI4Bc3VAEsFP3o9SWGckf90qu4GlrkSxx9rZVnDp9WuWzzA1dXNO7XyPF0rz2/UiiEEcWld4CUk5rtl2PlybNgifTWmrRfcT2RrBV9hEvQdQCDwdA9GidcBkshFmohUaC6VqJCbiw4sVUpzdxy/CZAgERM+kyZu8FFv7tbdNZiDnrWr18Lh8A8Xl/Yd
scaled-already arithmetic attention_scores eNqVUttu2zAM/RXB2KMbkKJu7Mt+YsAeCmPwErUN6tit7QArgu7bR9LpLsD2sAQQLYo85/BIl2bsT7W5bZb9NNfFrY/96vq5umXfD/Xg+mGu/eG1aZvH47hK3afH7ew4PrivdZjGB2mapK+6sX5b3bLW5537rDCHyQCPiyVdvzy5+2lu3fHejZPkFeGsZat7nqfDeb8uH4VoPg8iaDwPQ9v0wzI1t3dd2yy1js3tpenXtY7rcRq/bIrl9E4O95q66YehaX/uXrxuTprs2svvacGR1vOwavul+SAr7AoXyi3uCLhI8AVSC7uciEgicbBTYCzdW/fW/kH6F0BBTNFnxeCYC2qk5FlijExBoi8RFbsAou/a/9Ng5SUxax17CykoTY5ERcsLh6TlOUcrD0ygvBkLK14GkxNkq/UeU9B0ZPbXBvImNHlRrhHkSJGTR80jozFFTNkaEiWINikYAyOAFQiSMuRi9VkU5e5q4+lfBt6ATCqaYytfmFLcKGM0sRGLQgLKf3MjIJrakLexQgHVEFjIVDypRoEKkJEVk3wJGoPnZCTiRLAPwuyDgRJHUJ5CQIoCcqdeBSCljOpuSqSjtM3D3B8WneS7Li/nOh+r7d+nSTGLbTdyURH0vpCuyjlDKMoLcoPBtMkQaHqlmtDMA2/zZE+8DeI5ouKwVGhPEmm+U1Of6usvZh00ilnaIf5fRxc/N5RY2M6Q9LkoTOKApkuuO22NGN9fQgTtQ7VI/UAxxh5dYK96/Q6BNFHESu0ozOqP/mT9AfMdHZo=
scaled-twice arithmetic scaled_softmax,SelfAttention_v1,SelfAttention_v2 eNqVVsmOGzcQ/ZVGI8fWoFjF1Zcgx5xzCAJjYLSlHo/gltrW4rExmHx7HqsoZbzFjg7qbpJF1vLeKz72+3E39S/643qct/s33fju3bydNt3pYbue+qG/3+5PmP5rOR+643o5TMduPExdXY5VOwx0p/tx3y379TR0xwVfU3dYHo7detlN3XI+dadl6e7m8XTT/b7vHu6363usnrp387ieus2CHavN3XLYneex22w/bDfTrzj6cJ7h2f48z0M/zself/Gyt9nj6vWn1Wb1tr8d+uM07fsXj7159Oq43J1240esfYmp9Wm77FfjPPfD9es9149dHbwdHp8PYxfEd55PR5g/9r/gn25ciC4OdMOUc9Gnj4Kn8674+qQi+kyF/O3T7dPw2bnf2FM3LczVqKQQ9OlD0k0L6Tdz0u8Us9wO/9uNZiHNQmdg4XSFx+ZmUYpa5GIG0SU9PJcU9ZmiOhnE60IRcmrgJTYLdSHHqOPZZ32G4PQpyes+SYibSyVauDHqTJGULWyLWkqL2ofblsvdf2SxJDWvkVnorKlxSZPIhNDs3EyOLaJiKaGgERWnEbEnMQ9hK+aZ8+ZKkGSxlRorC+VYXRv6N4dxc6ye/W3wq9yob805QmhxWOGFyPtgb0LE+ibeUW6zQkHPJk5UqjvEkqTNxoyY1CI6bruknKqFjqLIauLbxswu1tDI1TLWFwqJBC7XH9z+Y5rvfjudpn2F6KsP7jlTlCXTZoVCXDky9KfxNYj4jCvfKQeX6gTdpII8WzZLzrUSuSbjMqJYwQi3jAPxapVFmlUutk/C4rZG1ArYLvwTwCAu0SCRc9JEcpLgLMvFRXaaq5gEjFgZubJllEWKWjiuFK0jPjZXHXwONoci2Av79C04fHyGhMoX3Qm4VoIBQt72dqVwhZv3FJ05EECGSlMJFT8aCzyoi713UWeu6XWJFf8AhK5wsDW/JBSdAWaS7Ss+qYAIZ29QSVGChu9DVIKjgKVGM/R/vnp/ng6frkHULbNTDolkZYJD3UpzOWYA3CFTQROL7XxpkAbD7TTUUrHAMV2qGqEsth7MrVMcQossJAskckn1tFh8bJ69nT7zK5LLBnjPVJdSEPOsHgqXNOMhhBp8iKan1a4I6+lgivd6GEMSzTXyAIzxDppE+sbIoAbskMPijZSw0LeAooTm4IdxPk/PXeQYgiUhcFZp9LG4RmGgXcRqRlRrRomTqwc5TV+dkhyrCjiV5sZ8isGpaFYMqnhCztWqYknLip1TtUIw+bsCwN8SALSErwSgPVevt+Px+rFf7PtH6qB481mbHkWg3rcwUvBBbBAt799Bwz4GOV4Go7ANwju+DgZVBgwGlqt5aQflgEz+RCOhVp9SImqAPIcGYE9KeA99qMcgxfkCECqmBQ7iVk1iM+EUSDEhAJbDDEGjf6QRlANr06rtW8tZWOki5LOC0yNp7QCyS4OQ0R9M9Bou+OOcqR2VCzeT3RMq8L0ywDuTiBiTqaBHy7DFOMOL7mzYCgns0sVZtHFjW/SV5xJx8zBt39yfnsudKyYDjqJeNGo5tHCQ26Izggxd4M9OGy4amJjzJWVubPElq+Blf4G9g6JpV0OzCEpLdLfcyKi9shL16iK04msH0RHBP6N+iGqCZKgCOfRl9SZzKhfgiSqXLidpjcOEi6AdoTXqwK6JTrrOppztepGdMrtk1tsEEiP8mVx86aXqjakiaGxXAAclMjlwlIoxPFIDPWQ91bNQsGRiFor1KM92+4getwrTL9xqeKgyViENf7XbAggmZZjki1w8Pf0DpnnpIg==
scaling-after-softmax arithmetic scaled_softmax,SelfAttention_v1,SelfAttention_v2 eNqdVtluHDcQ/JXBII8jgX3w0kuQb8iDERiCsbZG0iKrnXgPHxCUb0+xmyuvEwk2ogftDIfdLFZXF/k4blcP83g17j+sNuvt3bC6Pcy74XA/D/vl9vCw+jJO4/16e8CUP5bj0KbN9vnzvL67P+yH9XZ/mFc3w3LrUR+W3byfED18XY67Ybd83g/bZdgs2zsk3h8fhsMy0OXw5n51GG6WeW9ht8vu4bhZDX8dDy3j+mY+x/ArQOyOG+DcHjebaVxt9st49fZ6GvfzvB2vHg3+fPPuhPnq7Vt8+nBYL9uL1WYzTs9vH7m9PLTB6+nxfBhZgPy4OewR/jj+gv/hMtQaUp3CJeXMxX4DEX5DoaK5PWiJWdoXCSzXT9dP03dLv5AWeSloTS0oUbS0MVmSUKla1sQabAJXTdfT/4HSg5Q9KEW2BasWC2LxaO1LIoiyBVGoGg1USNp+NXMycCUmQ5k1kC3EmYrHEEWfm8jWUxEDGWyRXMXnY599jZicgOBfIr7YGpyMkZAkkzoDIV93Yh9epxRYazGYBUANprATxhqjw86RnRfOfbLkTPYQq3YWmWoLY0IVOlhs3D5pygaOlRJbeAzOb4pRGsppvNutbvYN5N+uzNYQ7emEs6aUjRQK2bgKAWWK00VjsTjBhBV6BUViNlxSCrZ10eZHFbYnbcnsibIYWsuiXq8Eyah/raFYEqpedBVtcNsfIP8+b25/OxzmbZPtu0903kDWPPPNBbE8t840Hlbv0Y9nLfRKVZi8irFQjbYhZmnMxZpC7QNsoGKNqj4CnbSCxUwifSRYBSCawn3E9BNLyOUn1NEoIddCcao5RJciNKnGJksSl4KEUpxLrlyNdM0FCxrnUQtZpLAAuc0K2eRQE9OLMvhypgAtXC1Vgsi9SWI2UBCcaIOgiUN2BDFyacg1KHmpObbV2qfCraiM3nZuhYo0tgFRDTVDIb5bjSYs5lJ7YmkCxBgkXC0xFUoml4yuaGmEammtN41v3n08zruvz5tos1OxLkOP5aZiVTiLZy4Khia6LKXtk1pv9a5nNE5bQQDIgmAgnctcxDgoML5WfCg0+a6iCMeWhy0rIlMH9ed8Bql9EeunzKrdjFgdEiAkd80unCyhSQtREqzd0RqSnIbSNYZujAYX9cksHbg53gWjjN6XUDgbbZFD6cA+rTbH+azkEBsVVwo60WWE5B2cBkjfvmowlwZNxhioq9EKqJLgpEALi/C2CQrrNJvuntR6mi2oYOOmL1E14lLO6dVu55e6PZf6n27vvxfv16v988t28fcfWYGxSHAdazBwVk+FYVTCBuHg8dugeiuGWOQ0KH6Wgbr6bSz7RIXonmsNkYufbVl+xh1AZDR3CMl6LaPMLgFBBi9AZTOH1o3U18kJJ6KtE/0ozgozcVNJKbk1xFjcqAhnzw+cQVK1ww9nnzWgJYUFaXEItfbTNgcXDNRA2Y+2dDocmNxLwGfprZ4qGr/lhdTNS9C8XXC1n0Ww505+Ljhg/NSI1c7GmHGNMPUjQfR4/c4YLv06eO4PQfsRS/CtZKImd1D0M07a5gvh1J64/xT3oJTM2gpxMSdjR15rk7DTjqtSt0vsxg9CRQLjKqvaRgm6+GYS/4bXNn66ZuC6YCko5uK5qjqDuEX1XiOSyn4pYc3ej5XtIWpgny1c+5FduuviauBwFHHmlTmb1gluoudW8QJ/oNhuajjWnRocpSInSXUzyb3AHMTukyogwmDF0wMIdXeCRjuDINcaKbWGhKPC55uvol4NY7sGdq94evoHwW7pUA==
sizes-swapped contract SelfAttention_v1,SelfAttention_v2 eNrVVE1P4zAQ/StWtAeQ0srfTris9rC3ve0BrVBVmcZtooakGzsUhNjfvjNulhYoErSwEj3U9mTmeeZ55t0ljb1yyVlSTKuG2KYgxbTtA/Fru1q5IkmTsmoCfP/V9h1Z2S54EuzSDW5Nf3XpOh8DF9U1mqtmTM7LalaSdk5C6UhYt6TycbuuihDtN18BuetruLnp6zpNbO3b5OxikibeuSY5u0t+unr+LQTXhKptptcMvl7Axxkek+hWjBgXuL2ydQ1rsJcAOEnvhh2AQMJQXoAU8fQH/86nv3vX3eLWl3YFbhciVXBxEW7xlMzr1gbBEbCzVQORoevdfQqRS3dY3LWte/fmSPjt1AnRVVOFytb7SvmC9NAxzzVjKR0rppWGlcPGTFL4orMsWqgRueGwybRWfDLZrWsAYUKrDDwY5TKumaQ6ghiupQKLYIrjqjPD2IDxUOOAQo3SAp1YrrWMQVqyCCMpM2hhLFMGU+GQFMAMBW+eGJCgw2Zt7E6gxcdu9MEu0DBrV7dwdF3Xdug6MPmjbZf96nu0ApvuBlt3oImU1pP4AOSEp0ScpuREpISfYndav3QFmUMYpDCCCpLO+b4OHmEA2ydY5abT9mf2yVvt3agFShVSq5Di/dTOStssImmLzhZI8XOy7yHpJxLA90mAyfJnEjCso8vK+odD027Or9SH8dpVizLsMqlS8eq3OyY8PuGhAFvRQGZeFo0d/GFgRWZojtqhcjloBocBT0cgIxRkBUywlUxkDG2McbmVj+dwMjc0OiqjmYp4PKdUoCppJgY4ARKATpornu0qyZ78aC5EvNkI8I3hXFKOCgJKY8zGxKgU8V6uKFcfripDnk8mgOME8Jcn4P3E5fP26XvTrraaro4Qnkfi8WESsQH4d8dD+H95Nww/8OajnnwLcMDtsWEeK/lbH0ceNxfy2LmQr9Tve9Csv1sJrGY=
softmax-again arithmetic context_vector eNp1Ustu3DAM/BVD6FExROq9l/xEgR4CozB2lXgB2wJsOU27SL+9pOwECdr6IFEkZzgkfRNzPyVxEmt+LFP/0uTH5ke6Pg1lbcrQl6Zf0rujH5fUX34KKYbrXAj0dUifs895Ss11rqia25TcbGtqm28cvuRELHMuQ1qat4qXzEnkmu6JedlGkjNv4yhFP65ZnB46KdaUZnG6iXOeS3op35/TueSFYg8UOpdrnu/6cRTy/fUL+TGxs5O3j25iWdK6jWUl+E18oVO1GAxqqVrvvLLda/cqP/H+A1NBGkwFGeM6+RfN4YFQPS7qw4N6R6ENb576Bh+Pt1Z250XbHWqm/+m4U61BY6NkQ0VHBrSAWG/N3DXggMuT6a3mcsoj+sA5ymG9QTlHAUBrYU8NFoyr8Ki8ZyNow0YF1YpgKHIQhxA1+ywlmZrtlN7lKF15EDRq7kiKp6W/rNzQbz6On4jNY7gq+shyFKoItpaCEPaBKaONrXoMWTxwHWP0NQbWGmAcGICqAly0R+8I0VSc8xh4LSGidh0P+Lkft/RRgAugvKQRatJODdNOeToxhJ2BmtvVaIWWK0ai5NvSYmthY8HjrtzivnxN9QOzIfASjKdFVTbl9kljBM0T4o/OP9yJ860=
softmax-already arithmetic attention_scores eNqVUttu2zAM/RVB2KMTkLorL/uJAXsojMFt1CSoY7e+YC2C7ttHUkaxAsOA+cGUKJ7DwyPd9NBdiz7o+WGcyqyWc7eon2VYaDWN6+ms5vFxuXavquun0h3fdKPPl2EhxLdz+Ti8L/04nAg+Eq6oobwual7K8159Z8LjKNSXWZKqm5/U4zg16vKohpHyw0ndr1y2qOdpPK4Py/yVGk1rT9KGte8b3fXzqA93baPnUgZ9uOluWUjnZRx+VO10ekeHD5zadX2vm4/di+HNlZNtc/szTTwEXfuF4Tf9hf6wRweIDeyNhyjRgY8UEX30FCGkkA0nksPYvrfvzafGfyEV1uQcs5nkJWDgiBYgMGlKxksiWcht8/86NkiopTlIM5tDEohsIWQfQ0VAqgjvIlcYEmI5QjJSYbPNHMEFaRpz2nr4GIUbwhZNlApnkpVeBgUZY7SbquyE22wIA1h7EDvLyoBQZzfetpuj13946Y14idaFIA6RfI4xboaQybV1rFoyGlfNRdGas88CdFjrMhgxDhNsDLkqCr5KpnurldaKVkM9GAHRepkOkq/34+giHU/R6NPUHWce4hf/XtYyXYrsZZAdgchFkxpaOci+zoBGGpFHiezasaNO/ALAHFkvA51LdQRrpbt1OW9H4L3cpcs2MN5ghNiyqU/l7VN7JPTWwnrkBWRyyFcil5Dc42SMNJ1QAcozYIgjF+spPTYjKxOyNZuhURynKVx9tRGrgd5lU7238vLQEyep44/+vwGSlCXx
softmax-needs-two-axes arithmetic scaled_softmax eNpNUNFKA0EM/JWQJ4WtWB/7IoKCfkM5JL2L7cJe0m522ztK/91sqyIsgZ2ZTIY5o9DIuEISoCkalB0VILAo28SQ9QSDsoFogR0dGQPuohRfePnVHCrn2UkDlTT7uK3pF1ivmS0AyeC+LG1khtjsbteWD/Du2t6vz1qhZWkiSGTlpjh5Hj5ybnDMIHXccH72GLkmzy01pYCUTHG17gIas+DqjNZT4uHT9KuMNDm3dqovUWVBKWH4+x2e2mdsYBfO/2F30Vp6vdaTKRoPLuWcNTeuzPtGfMjA09sVDFh4atW8xpHF3AbcoBWRSbYMdzzt3Z69DIWN9yA/hCvWi2WAxy7Axje2XvbyHi8BF54cvcOaijV/v2nYXS7+vgE7CZYo
softmax-over-columns arithmetic scaled_softmax,SelfAttention_v1,SelfAttention_v2 eNqNVsuOWzcM/ZULo0t7IJKSKKWLIot+QRddBEbgzNxkjHp8ET/ywGD67T0kr6dOOkHqjXwlUSIPDw/1uNhvHsbFq8Vxen962HwZpk/jYTjdj8PttDs/7I+L5eJ+uz9hx++b2/vhMH0e3o27af/hOJymYdqPw8fzePg6bPZ3w8P5eBqO5wdboV+Hr9P5cDlmuJtuhtdmN3y+3+KgzZetTfpVx9vpMB6H6f3Vebvt+BvuPpx38G5/3u2Wi83uOC1evVkvF8dx3C9ePS6Ot5vdePd29h1rb7B0e9pO+9Vmt1ssn78+sn082OR6+fjNJhyDy8+70xH2j4tf7JR0Q5XaEkNpjXzsSW2sUoqPuWcfifN6CQNOtdkKc2nsY87VxpTCokm3E5lK5dkiF/KdnMIiqd/RW9GwSGHBpboFiXbbiYlUY+w+ZiZxL6V3G4VUw4L9UiKpvkBZ/VsyR3gpwoS9hEHp5FcU9x5D3FBTl4i/xU2a+3r9tH66wPoyjJxVPMYeeLJUg02khcOtcYTGuRWbkVSLeZpTzzYKJTH4pGXtvrOkTOaSdGW3KJnIRyrmeebas7m2XHw4bO6O5tnfQRZjmf275BjZXa4CHTsxJW3ZZ1JzwOwfSZ9dxG7zJClpYJLaZU+uHlbC2As2Y5I1i09RKz1uqcU39ZpE3E5Ya4Or9oO7f4y7969Pp3Fv3Hz7ia757Fwe71bE8szk5eK0eYfyuGL0j9KgyTFTSRTEkNKLJaRrapeZXA2/XrTEDLNYCBUxzIRVMgRKTTqTvmYLSY1WP2WDRZybeOLB3+6oZFJqflZq4KID1LKVjkHWK1PAmav2Zb2hcZVK2PVLUWRF/u1wxNgdWMqJ+SUKfLnKvhDCXTnDHAkMc/KFQTZjFKu0uL6VLOYbKrb1KBg3zkJOQs61RAHl2p1MhIXIe9JkJqmw1bM7Co5zHKwpcfGDOdxJhrLE2dXdIJSarA3bP9+6Nj4HYd6D7dVzQlHZWdrMwI78lSXjOj8Oh+XIa1Lu4pAJys5qx5yOtQwdcz9a61qiYlOJJSnQpxVBkCio0y5u/TV+4xRkiCMlKFrx4JkrRb5yKS4JwCN1+9PBzjq7nHoPw4aYHSxJMi+mXmjOENQqci4NcmXLdAOUAu9ai7MHVKM+O/hpszuPV8lHBlrzswC7er465DgugtihUp0anGecoH9YJFwNbbYZrbUZGKnrTNGE3uAVBGqm0DJq1a3A3kgplEMcQsk/rHt+qe619f/U/Tyu3m03x+eP/RTfPxMFc1hFmwtfreK64JNd2FNmRG7Pk1wlJlHCl8mq2TNZM0j+PMlVfZJbeZ7UwjFZueT/pRSQyV6jILJ1PUKz4GichSg5R6sohIJMVi6pg1y7PiSoFqqHrFPJ3GFmVYECeS+D9KX+M5Wg6gj1ngKU0tS7TWk1ZF2tHwSxG8Ue7UVCyND1PGz0JvbdbPUZfEXzbt7o1HtHSS0Ij37B8QxA+UZUSE+8LUBRW6qUqrMwafEug50g75VE3Hwetx/uT1eBVAZYZoPyUwONoJdemcSNwjfVudQaxeOllAJ1grMI130rNZ49rOUizJ2i/fbWfatoqBzgjzaH10iif4Xie9fMJdSuxadA2c5qNuGtPEXK0ET77Br+eldCx/F3VUFleLGpRsuAgkRfAH9CUfvlQSUyi1FWb8VEpjxXCvGCbygGf5Aoc587jwT4ELRQObD7wj/c4OJWFK+TqPicS8BesuOPxkc9KIBnhxh9wSEMkqFIgBom8ZZonlMXiaenfwB6D8tN
softmax-twice arithmetic scaled_softmax,SelfAttention_v1,SelfAttention_v2 eNqVVk1PHEcQ/SujUY4Dqq7qTy6Rb7nnkIOF0ACDWWXYxcyssYXIb8/rqt41ODgki0RPf1T16+pXr/qp3453U3/WL7ub9W782o339/Nmuu7Wx83V1A/97Wa7YvpDd1iwu+nGY2ezdON8t1vW7mYe16FbNturqdusS7fZ3u/XOjt38NddTuvjNG076sbtdedOu992j3C1Yuh6Ny3dejt1N7uHu/08KoRvcPIrtn/Yz0C33c/z0I/zsuvPPp4P/QJX/dlTv1yN83R90dBg7iOmrtbNbnuCjfvh2PvMtXNXB8+Hp5fD8PIwLft5XWD+1P+C/3TqoiQZ0KaYWNsQUm0jxVDb4Llov1A4fz5/Hl7t+4ZPdeqjV2eenLbCuklkyeo0Ftskp3w+/G8YB4tsFqGYhY9mYZ6C965ZSLMIYqjYqc/kzEC8gSrODLLwwSDaFs7sqHgzyNl2InOQyTcDn8yzJMMkZBbstR8Sczv3eQvm3b+EsWRfzZmcHTUX3ZipiLUUGtJcbIPCWcNWclEgxXOFyOy9QWTKFtjig/lMdsaCY9WVNY4V29B/ehivlwrtLyPgDhDrV0NH2D7X0xBgSBlO9Ctm+2KMtbmSdGdyLod6HHz44Gw9R2L9QvRTsjGfOMJCvTgLNeFgCIFOZy5RPQdrfKYIwPUH0L9P882HFclWKXrxxb3MFM2S6frEsRxzZOjX8RKJ9yJXfnIbnEVpkKL30WKZvdIanG2kxIjLOhKLtBEWs+KQDyPad6m0vlAwvxzeZYVGBStdo7rGDC69ASCS6gtBpxR1SoDIouk8t/uSYPHnKMVAEAspCpICpDrJ2OgtJnx9SQJcKs6nFxM5VWaRd45EPVDURKvbBcPAhTVbuSkEIaWMMSJeAQjQ5XYWTq565OCKQqIAj8111qRlL1Kaa7aE5wAzXS0+iZJGIhVW31nqkYb+j4vP++nh2/EkdTlck2YnRctrxFea72B5BVHyLXIptYhzkGjoYm5ShDxvkuN8NLyBTDMox6Z4kp2BE0hUBcfRNWx/Tq+QiROVDYJuBG4h9nLYnlT3SBwVDYlA1wy2+ELFbty19ImpNMmtBt4GkY9GCIdbbLZgcMuzGjSdRAIcEH4Z5/30CmMEb+pyiKLqb8gUDpyEXiVzz8Yth1DbZALtLaIpFN0G+MqBsXClpMyBTDgzmK52GdKovKu8BYFcJeBPZYDfkgHs8w8ZaO3J5WZcjp3tzvrvaUQNJTJfqwgCzb4dA4P4s0FKLwa1WNTBmI6DhzBi9jiYSCsVBmPxx5XZXMbi/lMxkVo8alBRD8vgcAeNpAxS661IKMgzRDK0m0MiR7Z0c9lVGwYDrIwES1soHoqiq3jkXbEg9loXozQVgLGWKR+Tpol41OjGTlSuyiPU/ahpjdA0gZJgOeXzgaygsuVnwa8aURMx4pKMcSlEbouRgzXGXmJy2tZSWBd7lE8Tsww5eqUUp4/T5tPt+qr+IXBiQoOM1+IJsbXyV/PcMiplyt/vUfQeMZiTCVN0Vv/IsZblDKFpy6UEq33cFkFPraZW76ozyIfvkvEGRJwstvrqRF8IEKmgyok0zZJbiebYMrVSrZXZQhYUrgLVjskNLcrNQX5QvcwLoqGELOItaQXvKP1gpe0L4fgRqaa/93Wxx5PRQli4VrkTfZJkvUMvdLxDvBuKqozY08PhpWllKyWDG/Daq2St0oAwgKOC661Cm6GnGopCpjj6DG3a8fz8N0gU59Q=
softmax-without-axis arithmetic scaled_softmax,SelfAttention_v1,SelfAttention_v2 eNrtUk1vwjAM/SuWT5tUkGCHbb1MHPYLthsgZFrTRkoTSNIBQv3vcwpDRYB2Yxx2aeSP+j37vR0aqhhTDNZlZd/bRahoA2sVSlsHIAO0UR4TLJUJZ20leQgW5ixfncO6VFkJpq7m7LxktTWFVAoOJbs+jNp43xSnQm5BKuAz69iDXYA1DKua3Ra04jdBdbUWcqbWOkHS3mI6nibomQ2mO/QZac5nBzZSG0spC8qaHmmNyTFaDWNQxeQ02XXTMkX2zGx7A0fKcy6t7Jx1sRa2y1j4lOe9zSUYeBMPcQB9eIRKea9ksQE4XtXKcQ5L61VEIA3kirpiE3wKE8xVNUFsEuwJWZSlax3icSOMx2mTnPC/O27VX7PKSjJFi1c4yiO7U54duo345IP1YhSCzJLJs69B1yGtOzjvDYZPR2/I3zQXw3U8cmXdPUprxh8Ge2cGKmLjwro1uRsc5hdZ7obnFQEv6jS8pNPzy+uZToe3N1fkj4Gx+/hfxFuK2DTfQFompg==
sum-over-everything arithmetic scaled_softmax,SelfAttention_v1,SelfAttention_v2 eNqNVstuHDkM/JVGY4/jQKQkPnxZ5Bv2kEMwMCZOOzZ2PL2ZR5zA8H77UqR6YmNtJL5YoxalUrFY1OO429xP4+U476bhcLofbub9cLydhofbeTsNx82n7TSuxtu73dEWvd9uhx/zaT88THdfbo+H4Th/mWz13kOP8wCrYTcfh2lzfTvs54d3w4fbOxvuTvefpv1huJ7v/5mO0/mQzfE47Y53826Yb4aG4Otp2v/40w7cn+zcy91pu12Nm+1hHi8/rlfjYZp24+XjeLjebKfPV4f55ni/+W7fPtqn67bRxWa7HVfnX1+x/bhvk+vV44tFts1+Opy2x4PFP45/tF3Su4RFBVY2yFm0D4C0DRC55jYARiWfEWVar1pcBs21zRWBiCskyWeQNfkMKCr6lsJFlrjKxZdzlh6XcuzOhDXiQCXibBBxCKgOBokk4BFSX84cOAkK+6dMrD0upRzLC1JskDXHciE/pSHyAYKk3MNKJd8qo/Y7YAYIWrJEHEOESU6wXj+tnxbu3+C6KKDvVY1sh5BZxI8hFHASKrBiYCiayamqFaufRJXQl1em2j5BqhIJgZTAFzNUjSjiChGVky8GLrXhXI1f9pvPhwbz35DXbHDb6KwKYwtXFzZKaOzGKFejuY0sq4YnvrJyT2wSdaIz2G3aIGmqsYkx7AgMotaWmAu/FUVCLABLbFwVfMrmcj+BiA1z+zPcf03bm/dLEV19g+el4GUwfb4AzOciWI1R0c+K4c3kCNYG23TGEFei6jkx2rirkAoC+5QVR7+3Fq+SduulNqhkZ0AFofRkMpBvhiT5d8SCtZdhkVLAuaiK1Leribn6ZBEr2GA5k2CQC6kkpx7aZAS36uq3kGJY2iTxklwTB72mje/PZAEZQwGQS41cm7Y0thfRTh9AB8Gc/MoAIUTLTPJzrVA9zSxVok7R9OM7ihQIMZBQ3ItNNFF5tcJyQdSizrp9De2UEqK0so7SZUHGdSP6w5Ub7fkqbb1ATQ6YwE8Gs72+OVLylFJuVeZb2nHBHQjXoIyzTTsEwxc1aB+dHxQKK2Qry3AUwOS3yVndPazeS8f29/QCGWbuPpos2Dmp9tfzThymlznXRq6V9sJJpnNZZkkxUlXoQgVNXQpgWXMwgOz6tCFR6tXtQvZbZKKFv2+b7Wl66RAY3CQpuYSRV9NFL25V6xlBUzLX889oWXcoZhWgXZ1CwYpIv6FJO2yhsBlYGH3qFVm4NR0XEKoPClmTedMf8DV/YNH/+UP/f/HpbnM4/9jN8ftX5uGkWaOKpgKVuv7T0rIAoeLPuTB6m/w5VwpGMCY6T0Z/NXVqOc9Vrf0U/h0TARH008yz/QiU0LERKFHKEo0HZfEOs1yl7grWeFptIGnvi1LsDRBpN/9uWLCY6H/lHAYEvA3bqwHD9BWL2yYUjJRCqcs9zcdCgvY4gOh4Jt661DmHL1ZdIJsA/Q0Chs8dxyQXq4U6ja2XlqW8SzwAzFA1lmPO3Wri5QE58XPneBcPwBcGYpbVo9kbLuQa7c4Kgx19KefabPx3R7aMOIOtz3gvaQdmBVlun7Q9kbyKiKMNZoSeElvmL4aWQPlpIK8AhNLaarMFrkGG2WhHaK+OQJjkLDjzW39uWELF3cEqPCBne5T4f8p4fo4tDwRrK8kNLYXtor1JAqAZ5HP3eI1D0uq3wRQayAwB0DpG7h7EeQGolt62c5VQh91wEbHl1weqiwXZy8TtGU2wTQH2Bg3DlLw8eLHmxTqenv4D4c3elg==
sum-over-the-wrong-axis arithmetic context_vector eNqVksuu1DAMhl8lilimVZxbk9nwCGd9dFShMBNNq9ML6mVmYFSeHcctCCRY0EUsO/ns/7f65EPsEz/xyOa1Z+MtTWxpErtP43Bl8dHOXPCmHRZ88jquLF4ubP1CT4a1/5ymmbXD3F4Si+wWuzWV7CX3uDftuSGeXUb2Fckm3hJbRhqDoW8f1GUZ39Mwf8Qp09qhkGHtOsFjN4/89FYLPqc08NOTn8dhSY/l0y2dl3HCuze8Oi/tOBSx67j4lX1TOelzsRbP38vYZUrz2i0z4k/+AU9ZgpNSC1lqcM7nKMFYjCC1dhil0Z4KSkLl6q3exB+D/9KUulpjMhSMJtgrigCQy9JCsJDzEEwt/l/GgeiKEOuIkNbsRKWJMEodhIODCBlQlQ8kzgVJBKolUV47yoOTYQcqqOhlhW+J0E4T4XdVDhTsPgz8VOVAk3NlPTmX/nAeSJbdW0HwvqqPffb/2mRhS2/RhUIXphJF7q+8xUmFLtFwEIUqg/U+R2Mg+4TSomEcEYLVWb2rjDV0QQsAbIkbg1IG3AsqEPw6xcucBXzPxz211yar2P9F+q2PbMOv3rYfbuvbXQ==
sum-without-exp arithmetic scaled_softmax,SelfAttention_v1,SelfAttention_v2 eNqVVttu2zgQ/RVB2EeK4Aw5vPRlsd/Qhz4UQeEkam3Ul9aS0xZB9tv3DCk73m3SYvMQSiPOfc4ZP/b71W7s3/T3m4fNtDnsu9sf3bweu+m0675t5vXhNHfj9y+H/bifN6vt1Jt+vdnP0Hh7+DjvVt+7j5vjdH1nHifTfVtv7tbdbvV5nLrxYTz+6Pan3e147L4cps28eRht9269mrv7Q7cfP61U0k13hyOu3453h93Ybfbdj8PpOP0Jj8fTFjHuT9ut6RHDoX/z/sb00zju+zeP/XS32o73H6YWD769x6e7GckMq+22N5e3r6wvOxXemMdrMazA9Wk7T1B/7P/Af2dJokTjLHPmdnrKOMl7xzhdzImTCorjePN082T+5fgFo9WqpGY0LEa9b0bDYtS5Uo2SKzfm/8dxVimLiiwqaVGhRUXyosIXlfCKF7+o0NlLWlRytcacCteT60mefawqpYRqI+csZy9u8eJz88JLYNxUMpfQvKR4sxR193o5mcRXn9GzxuJTXjIkzrH6Zmrh5iJeP0lJteKBs9YmZCE2A1li16onoVQTOLwZ4KMkVx9cTlnLmnKMRYMz/afj6n7S2P5uo6gjrE81PNVNMYRqLISaKTKUWCN11AQBuXs4VgeOQu0CxYTqk+WcyTCy4qBvqHO7KD54VS5eKwyBz1GT8WiiJseuMCFC/UOUb8ftx7/mWfF52H94oGuQVICM9wOxv8DD9PPqFpi7gskr9feu1LnN2vNaPUioNAmFiyQvEv/qnZyahNLFTkUG7mDefjcJ6K3FqIeis2QoRBtrqQJKFMQktNvgJbqog4huF5/EDGxDKbn1R6JvGiHnYNQAEIpXlpxeavb3S58llijWwZwLUWDMIGbH9SFwyPoweCHH1sEFR1fqLUWSx0lEwddLGEpXJc6T6tfbGOF2OxC123K+HXxot6t+u01+sV3SYlvOtqUstove1oq++/D1BHq+pIKZ9FGvc3Lk9IFKzq4ZH4gwvNUYy8VsFhfbdw9QBxVmCi19KYWkfYzkoprjIlnjEy5WCx5j4mqTAsniEpmKew7x8/gc4IDCpNBiQEGrZsjRLSGW7KOWJEawUA1PAPMlvOil1NwAxlZBiej/klwBMrU+QxSiWjpxCKiVtRSuGuyIWt4BqvIc48NqexqvoizFglVCQpIAKJjSRqXzASQJ9CL4gmoQxgKTk7N+8ZwtwDv4jKkUdQB8KxbQZgsaQKEtmANosIVUQXy0ASYiYcrhLPls5VXQ80ugB5/9BPrlHG43q+nysj+0998xgpIYu8R1hQnFhdcwNXURYNvIRcR1rUG2SLSJdQmUmOJZM3KsdAk2cM/WlA9Vlbz8lhqy8rZi0ybw/5Csx/DWac5WuUFBldjgWqjkgLFJXhVsdqCUQf141ubhJkiq0oi2DrzsUv41NQwcYQ9KlNA9MRnKBU0mnYtiCC2sDKj0axOarGFKlWO5AwjgfpMRKNcZ0aHGKBSbotKcK7Ykk7ItKiQbU6UwAMSiQIArBsTkArkY1nlrHp1cY99+Gzef1vMzBST4SAAJ8o4aqWAj6qCCRDWRnLBK2/xhT6EcrKsVhgnrR+kC9UYeiEarjO1Wi6ZDjH03FI+yAhEBFdC6oCxA0jPQ/xvNwAHzng0Qq4CKURcmag+weAVJEFt/9ADoWNRaBJ+0y8rbcEe+aDJw721trkTdE0NwKFrU3gdc06IAlD5m9OAa0D9F4wW/E6JOkeAHCujd6hYHyvGbANvHBpdqB9BVtHcQXWxGgq590JRVIXgP/KOxsK17HdSgKYF8An5hDYC5VM6Alg9nPD89/QNqbtQA
summed-over-tokens arithmetic context_vector,SelfAttention_v1,SelfAttention_v2 eNqlUU2P2yAU/CsI9YiRwR+YXFa99d5DVUVRxMYvHwqG1uDsbiP3t/cR76ZJs+1WWh+MZhjmMcOROtMBndGVdxEeIznAKvo+ENO20JLhG2V0u3MRFV/9kFgSt0D+VPs1MdaS6PfgAi4bQFXPySf/QDrjnpIAmY6YHogJe7Re+/4OzfvB4ng3WMuoscHT2XzBaABwdHZ8udVymoN7c9xaxZ13Gc6j7Ix+yAS6RC7Y8ZJGlx7CYGPA40f6gc4EF1KJcTGyK7Nb4VxwpZVmJW+Kol5MJ7q/aHMutEJxzstai4ZlkldSqrSWjahZlvNKCSXRhtFNb9qQXH6m3wPsNttkNdVwMHaAZzTih/rPYNcfYwSXbrs8iMsmTi1AmwlZnDtgNJp7LPaii/fnk0qWVcpRTwExUK7rV/I8viT5svw+QP/0G+7hApxy/iumfC2mavRNzOc1u9+ZcAbOT/iNDjBGWYmiSA8nVFW+WYMuGq1Seq1FWWN5ZV6r/2iBT898VcYNd+rkij1VM46/AJfpLNc=
total-sum arithmetic context_vector,SelfAttention_v1,SelfAttention_v2 eNqdkc1ugzAQhF/FWvVoUICUFC5Vbr330EMURYZsExRjq9iQpIg+e5efpkREqVQfbM3usMxn16BEjhCDYKbMma6wYEjb2e4ztQMOdFhqL5khLZGpMk/Ik+ocDUtEenDZiz6yXKjz0DNsLwzTCsmkLJ4sqzC1unimaUUp6WeqlJKDkEZDvFpzMIgK4hoG/6b3U29FrdRmWjlCSuAX9em3Im+La16PyzSlQFNKa+jzGh4g9lzPX3jNuuFXw6bG0A0DL+yN+W2LM3ejWUTDOOwKsTWt5avdjpjt9q2vR6uELHFQDS3yv6J8X1qLqk2wqbwxXUeGW8fzgwsXBysSuqwR3z8zzyhzGATT0KefuG+bj5Ke/FcecCQ6mHss/i2WxVM0YRlOJ8mEuQile30flChmQbCI/Lusczd4nPt/k7r9e10BT2od91W1w2+ab8+/EPU=
transposed-matrices arithmetic project eNq9kMFqAjEQhl9lmJNCLLjWHrz0oi/QSw8ikibDbkp2siTZGhHfvZMttHrrSQib5J8/O98/F2TdE24wR81pCIksnMi1XYZe5+gMJVTYOc7i2WnTwTt0OkHq9EAws0fHCuwxjHkOmi0UcAmkfnKW6l4NT7ANJCqfs/yolfdfBDnAh3zHyGRfpUUcvWDw6L1C7VPAzf6gMBExbi44xPBJRhj2e9FMdoEX2ntUv7fS1EtfxYO63MryXPBMmGJG7SSiWCnGEGstn4daeBs5u552k6wwU6mJZQbLKZccmp/QCYxmDrni96PPbvBOhjZbltXkbMpqjleFC4HFSEksdYS1TcLDVd3xP4jt5d9s/QOpnst6cq7K+o/KdJrbqV8bta1095w3uFdZ34SK6/w=
transposed-queries arithmetic attention_scores,SelfAttention_v1,SelfAttention_v2 eNrtUk1P4zAQ/SuWtQeQ3IokbWl7We2BMxIcOFTRapoMjYVjF3/QVFX++44N2w8BuyfgwsmemeeZ9+Z5xzW0yOccmLeg3do4ZEYz3yDbWKNXzMkaueCN1J5gd9I3qfgY0Ep0h1c125rAXGiZeULLvHlA7YbsOgabRlYNg0465hoTVM0gNdgy0PH+gFvWIvqfNMgGRXx0UEpwUM7w+aIU3CFqPt9x8B61l0b/dpWx6Ki6oGIVUwNQiot99JjHoI3JUuyO09THBF+ZJNyCJPIERWuNjTW/XcfCTaBBLV6ltOAeu7iAFnyWWNMlJzWwpiVUoLXxbImsDcrLtZK0jrOsyxNy0uXnvBd8QGQ5cSaIiw1pjONlL0740/y/kPlix39EgRfDyXg6momMzmxWikU+LIqLTIyH08nlpCz71KR9ef4Z0opulJDjrjhIqxrQqzRvZaGOEk/FHmnuydJbVPe/9nY+ZcdWJhuxHmR5sTeRXsOS/saRme/IfZ6S/s1hl/ETeVhF4L2xG7Afspj8xPP/2PKFPIuuSMjRvwx806f8LZ8up7NXPr2cg6UEtw+0eY6/TfxME/v+D4CM+B8=
transposed-scores arithmetic attention_scores,SelfAttention_v1,SelfAttention_v2 eNqNVs1uGzcQfpXFokdJ4PyQHLqHoq/QHnIwhECxNrZQWetoV3ENw332zgwpQUndpjqIu9zh/H7zDV/7w+Zx6G/6P4aXqZt3j8PUfTkNx90wLbrdYZqHzbYbP5/3moQJ94v+YXeY9ehv43O366aH8bTfdp+G/Xi47+bRj7x0u5+7l/F0nNqHyb7o8W636j487O4eTPn8MHTz89hth7vd1ozo+3F8nuzbpns6jtvT3fyLGjye9urr4bTfL/rNfhr7m9vezSw3h+1S1S6n583T07Dt14t+GoZDf/Pab+Z5OMy78fBxuhuPw6SHbvXjnW0tN/t9v7i8fUF7ebTN9eL1GyFVpGdP+9nOv/Y/mZawKkgQF7DCHHyJzIuwSiVjthWAUVcpJcJ6cQsrimxyEpFtQbElQDJpESikrwQpVmFkMCkAW7JkkyqF1ZRKJ4xuUrKpDqtcINjxkIvthxTNlVgwkq2AYO85Cbo4B0L/EHOua8iiK4UUzI5GlJK9F0rF3QEy9Rah/iOZsHBmE84UMprRUtJ6/bZ+O2fxvawtwwoSsxnNgHpeNzR9NWPC5p7uoAh7nFBCMZGYNEFqg6lFQCTZPMz6byqYwVSEAoS5xkgJkucKBF1GzZnfSCmLiwTIMYiq1eSRm+HC9i6cxEJZ9PfHzXaySP6yv9YIZxR6J/jzm/5U+vdh//nXC+K+wjXaHGnDdglIF5wt+nnzSVF9hbd/wRoWzmDxlhhTzUCACJ4jgnzeCeQ7UKLvoALAD4UmgpLIdzKls0guhg0JjOX/lC9EccRGUMuWNFYUUs0nJ0pie+qJdoc9KayhVZVYUrQ9LEmDsQeE2I4ixuylVsiSPwAEfLcKf9pfy0uUwqXp1DjMCmUpVmYBscAUKKXaZ9CeXBj6I1gSIGLwI4GLMPiOtOwGCQlNjamzNlYZtoisx7yvWaGXq2LA6G2JOfmi/ebARspkokARYW2Z/fDRGeubAEL2RBVUcTMIHLnq1S/ehSE4kEGpxZ1LidSeumIM4/7HHKWdYWHxVgjMtXkoB8nexRiTHkAtCnjboBQpzTEF85VbnEIRD1t707lEi1eVgBKYBRW4Op4Z5GwcE4EfM+uWC8aUW5ZixFJautGbF4WA2kflQdcWlHMqMWq8zbWvm/1puDhnlQwaiWMkhuJgpCJNEyfl24rLxi9KT6VlrqQINScKgezVZOBWcS6VH9jITnXnjFS5mERqIqH4ITBaXL+93/X4XtcrJv/R9W1dftptpsvLYazvP6KEpWPUWFEfkmH+jBkhT67OgEx02WTAupnKZTNj8GKl5KivghmoCoLgeTMVrCpTCT/meCs/VsyCHbFBxT5HtCgKlsrYIMV8VyQmaOwRKTieQQdVMlrWQVFJSp+gVgCj6Qv68N/UUNsiVYpEYvOGjVJqL4dUyUJUc+2pgE4Xim6fToQhOllpCFRZS2dwy0gR8QmmHYbe8HUs29itspoyNdKgDezzErEONaJAUIerj72AWVVf08PqedjdP8zXsYCNM9esVfV7ht4Azh3mnaqJubRhpLpnPYqOcrsQLC0TUgdmNPDUtBPVi0rI59Kox94kOnSJG8VfmlF54nv/zGLKHlRQ5o+14p4SQu8zfbgCWUAttQeDXpccU/KQiBLWuUClVh6wVPqloncWrwc23gESv6xobBrmNVW8lz/lTL/peCNYbHrMm1qnWEVdthF4vn8UM5r1OuH9jkmc+onBeRd1upmkfQHxu5+0+5gtUMlJ57FcaOLt7W/GdMjG
transposed-shape contract SelfAttention_v1 eNrVU8GO0zAQ/ZWRxWEruVXsJE7aC3Dgxo1DhVBVmcRNrLp2sJ3tlmr5dsbZACvRC6u9EEWe8fjN88zL5EqsPCmyIWeluz7CSUavGxXAHSD0clBw1+7dGCm0e20XhJJe24j4z270f9AhSttC7BU4XDyc5QW8G227gm2vm37mMioGeIB3sIWz80c469gjOcTRW207kPYSkb97i/f40WBddjSGEmmCI5svJOjvKizDWQ6DasmOkqCUJZsr+aTM4X2Mykbt7P6eIRjRqklbMsHaJeN5ck/SGLRRfkX+Hb3OHpIM0qMWUfmQdj/Sst1/G5W/JHfqAHlzWuLFbbykHTkYJ2POE6GX2mJm9KN6pJh5VC/Lu5dmVP+cic+zPjFbWx21NLdaeZPkyVZ8LRij2apkohRoOTrVjuKJqOspklX5uuLo1EKUfLd73tdMwnJR1ohgGS8mWxeZmEgqLooSIzkrebKirhibOX73OLNkVSnyBGJrIYopSRRsoikyVqUIY3VZpVI4FoU0c8NPnxiZcI4aN40yyhJwPPA0yi4FGjdccKu8dz5BZyU/Oncchw9TFNVUD2muZ5mgl+HXD8Ap5AsKdzkFvgAdQIajauGAaVjCMg2mV2E0MSQa5A4kdfk0abcr+89H7dWkRUnLJG2ZJL4tbdNL202idV62SeK/xX7E9ydkjYD5
transposed-values arithmetic context_vector eNq9kEFPwzAMhf+K5RNI2YENduhlp52RuE4TMq1pItKkStytUO2/4xQNthunSZES+z3ZX96EgTrGCiVRyH3M3MCB/MAZDVoXRKXnAyc4WldboNFlaCIc2bVWMlA426Fjlg1sSV0/Kryxj6HNIBFiYL0+OFRApXk5Lr6DWD6P0eGlms0ZvOONgqTBK2MYvDdIPkesdnuDmTlgNWEdg/AorweuJSbVdirV4mJYkPdofquvZSm60tyb6bKtU+IgdZyjSOQ0BrVySmXehPLZF+FlCOI63s5tg2WpdjuShzkIfSwhW+r1GzWFEEsE0A1eXK8faeDuYVzPzuW4vseTwYXCYuKslpJ3WZNxfzJX/DdiW/+brbsh1eO4mp1P4+qPqrYU2nlfm6gpdNecF7gnPd8w4/sp
transposed-weights arithmetic context_vector,SelfAttention_v1,SelfAttention_v2 eNrNVU1vIzcM/SuDQQ8t4BgSKeojl6KH/oHtYQ+BEcw6k8RYeya1x9lsg/S394kcJ95N0b02h0imKIp8fHzz3A7drm8v22nfDYeH8dDfNF/6zd39dGgX7f1mmHD2YfzSbJrxtpnu+9Nps9s89Qe1PHbbI7a3476Zxs/90GyWzcd7hHr1PUzdcNNshmY9bo87OPyK4PvjFg8Px+120Xbbw9heXq0W7aHvh/byuV2Pw9Q/TdeP/Xoa9zi7wtF62ozDRbfdtovXX39R/bGrxtXi+RsnhNn3h+MWtVxePbc/1ShuSZIjL9wylpzSagELR+czLCVxjGYRn6RaxGWzEFMo9RZlJrX4FBzBEmKZwzjy1ZB9LH61elm9nBJDIuNxWo+K9L7bAGUk3e/3tbLndvr6UA8+HIdps+t/V/OireXDuusm31T4sKHmcN89AOt1Nwzj1Hzqmx3K2zxsN+jbz/wU1JOf5JcWj1+g4HZ93w13+t7dvrupXT1hsrCHbTm0q5cX4P9Hv739bZr6oaJ4/ejPkVfU+5sLT/yKOW53n9DIM+z/V7i/S+TCLV0ocMWNJBJ4AYsgg6DBXGKfa1IuFeZYD30i53GILScSveAluFA3TFnEbkpBPdXmiis073KJUnM6wY+U/q7/nuq/GRkOnjUYeS5Fo0ryCUlwTlyT8SmLZRDFUUWRU1APnHBdXZEgSd/kHN3s7SSmbAGkFuxijOqEkkSvc+ZsvuJFqitFl5KuHLR+wOuZdBdDCquK78frP4/9/ut5EcU5dc9ArrbDA2W20L5I7Sqjl7HCzoEMs8jeAyi/pJSDAcbeWZ+dd5HrNedSLmRgoxocetRT7xGAcnqCbuDEMvvcn+clFL1GIS9O68ouJwvCYolKyhqkRDZKgSFMVnLAtiYtobg4I8VJZjx8CQqvCKWZItiLUoRwZeHhVGTOTJXyLDcXXIlKFJKU6itEqcyvEOBTMghCWn6BneUHoiXtI2PV14rHVM48DCJeC40KN1OZIS0plmhAFo1YAiiH5Orf++Gnfxt+9OLd8M/rxadNd3j9MYz2+0fKoF3HWEUdOvE8z5pL0YYApOX8ZszZmzGcSJ4caKM24vJqTJFmR5oZjk64KOboQvqhVFTqYZrqDY8xp9rMHA1KqI9XDoCR6A7IBLYa/oR+KZnBrxJwBNoWky4uXnGngBSqZHHK/60OtVmAp4KTKSSv4wNVseZTMd0IIWSTyxjFhlbUN3iyNIMvWWZxQnoGSK5qonJrMwKgjWlkBUCeMcQz6Z0XU5KgU4mryaTQ5VJUSpyTc3FY2uf/rRTAxwqI81GVRtDEhapd8CbDFG2+nUDlqi5InlfLKAdSooRC2QQ7BmsDVE8nAl23+QvgQoUAel7oTRq+zwqOBI7M8httmsMcIofsDb3528PWP2iTF+0BIIw2gOxkToDnbxdG0j4lnpKmIllUrLkKoE575m+04R1klWjsFbOcTV4ztE8hwXBgAYNOslTVvfIEhA+Wkq9jjrsOLcOKDtY67LIGRcexRGiPX0qxL0mkEvNJFF5e/gFZYIcs
uniform-layers initialisation SelfAttention_v2 eNptj0FPAyEQhf/KhHjcbljKwm4vxrs3TXpoNoZ2py6RsgpsN02jv93BVj0oB97APL55nJk3B2Qr5qxHE8CZE4YIe+sc9jDbNEAaw24og/E9K9hgfSL344BgAnUPmOwObIRgn4dUwHZKcBonGI8YZjIgzINJ4H15fxnQBzPHEtbDCfoRIyQiRdwlO3p4DbjHADZFsN4ma5yNJnduaXKYHOX0k3MFMy6ObLXpChYRPVud2QO6/V1K6LP96Siou2FXLvuy9QvdtLk8GOdIk9kS8KqLrTXx5+DHy7krzr8vacg1VC4/8rZ+epswnMoZ8+fzzU2ey0utlJAFLxteaU2qlpo3XUGdpVRS0I3ggleklVCq694LYr3gPySpKlmTT3PZKtJlIxt1IfGmzgSldTbwVtXtN+po3IR/Ya2WdY6jKylzPKnVNZZodZUptaxa8RWLC2LlRfsn7xGoEA==
values-cut-off gradient context_vector,SelfAttention_v1,SelfAttention_v2 eNqNUcuK2zAU/RUhunSMdPXOpvQHuuliFsEExVHGBsceYiUTGtJv771yCFNahnoh6b7OOff4xsd4THzNL3E4p5m158ymw4EdTtOR5S6x11N863jFu37M2PZ9osy+T2NmpxTbDmdetmW4Zi9d33ZszumN7VJ+T2lkVxbHfQF6EAwpXvCK5zwR0FeEPp0HVDCeh6HicZgnvt40FZ9xnK9vvJ3GnK55e0ltnk5Y22Cpzf00ruIw8OoZ/QQKjpRsqtvjhQBEM9PjFx2LjIXujh8y/UjD4VvOuBLCbC/yI0fBT/uVBPVEr3iOO5T8CcuVji8EJGrtPYRqJWqrg7aVqKVzoOiW2gIVhPfBuKba4NtYJx0WlQdBzUJoiQmqKKE1jQVQEpsxo6XzBcjJwgBGG0IG6aHMCAgaYEEGSzoQWYZgqChRWNElrSJK7DWmae4Vf/zRz1yCf7nkfPjLpce92vVxfgbjtMT/aaExAIbM8Eq7ohmslbosI0TZVEmQobgirfC0jnBK+bKnkbrYJHDzJWGdXkyx0uM/IafQZlGMFz4UChW0JDOV9s4v3U5ZKJAAaCvWjBReU0JDCGQuCtV/eFi/p/61yx+svN9/AxDu+4M=
values-first arithmetic context_vector,SelfAttention_v1,SelfAttention_v2 eNrtUsFu2zAM/RVCpw1QBsTpui2XYYf9wDZghyIoGJmxhMpSINGJ18D/PspOsxRr0cOA7NKLJVKP5DPfO6iALaml2qHvKAO7Vr57co3lrMGFzIQ1xM1D7oiY4Eor6wJL+Q9LJ0RNxtUENu6h7YwtxYRyjjXgpAXeUXgHP62bXlmKeR/BYgaEJHWbmKYaEwNTz7AjwzF9loGp88I3dN5rhT5HtbxZaZWJgloe1BF/O+Hl7UaeDLsYZui90qfovipBW5IrfThPS5fYsYnjWhK6TLVAKaXS76D417Y8fOtC2cTXMa1VGSrZ7O4JWid92VgNTWRZ4bZjeHP9VoNk5dJXchV+JacGrWbCUiXKneey0NI/q9WgHxH/F1Iydg4Y6jK/gmxRBoDBEITdWujKYLf1juqR3Ii87l/i1l6Q1aJ/PyKv+sUfVsZiaMZ5TcK6sHvM84zuIAb5Tn7zhZlCWentbn5ujdEWVM/m1eJkCqnGtTjtzBzP/O40ZXThA4PJkoxNAYqX95guINcLsvxHniLcUcCr5wV8UqfqKZ0+fPz0l07Hc7Z2mE9BiFP8KuIlRRyG315eH6o=
values-from-w-key arithmetic project,SelfAttention_v1,SelfAttention_v2 eNrFVk2PGzcM/SvGoMfZAUWKEpVL0d/QQw7BInCy06xbr7f1Rz6w2P72PlKzhptkk5xaH2wPJZEU+d7jPAy79d08vBjer7en+bC6W9/Mqw+b4+3q5es/5k/DONxudkesv3wdO1abw2o3v5/3q9NhvplWL283b29x6rjffFx9mPfz6tP9ab/63NvPcLQ/bRFod9pux2G9PdwPL15dj8NhnnfDi4fhz/397/NbRHr1Cra3x8397mq93Q7j+ekj+8OdG6/Hh0szju/nw2l7POD4w/ATvmnKQiWPacqq6fpxPJuzCMOccmrPmrHwryS+EgBnWKglnKFWyvX4ecjFQOoGyRIGFlUZaarNWj/DzRCYpqJFc7doMXG3KnJ9ThELUgri4XDJugS8zLoHLFTckJYdnMk8YKlUegrJuLoX4cbdIlxzgaUVd/N/RIx63z1XaZ6SpOoOzJohlrGHuqJJrar70bp0gmIlTSVXGbGBS+Iot7bqR3hqlHTEryGlPFXWenFj76Xk8cpbiMYh9YL+9FhMlsyTKLVq+NYiXgPBUpwx5Oeutda0nGnAhtcik7YRK1zbfx8OLHu3X98cvLh/+9dH/4oM+iFr45VMaElyv03Ii02ptOI41Jq8qDzlgkxkwnKDWaxFiYu2bJEPUYvio9829gVvO4Mehmwoi/kB40CKTkUyLqITp9odiCZPRBpugU4VZS/W0JXonDJ7AMcgc8a23Mx5g/NUnXyAhEcnUS5tgYkm8Ssl86uh2tlKR0OmuEMSleK1bKKBE0Xd4w5NcFkFTlDjnktIW9exR3xQ3F/n7W+/HI/zzvXi9ft0qWGhX/PNVWI5q9c4HNdvoIUXKvaMwuAOmpGGNU7amaMAsDMnpZoXi9VuIeuGXNFQHKq1pMWigQtszItFmTgcUy7fJSCqqa2Ru2D4lEBHs7qwkCyDR07DkiIO1SqFIxAxlSqBghxZZbXQOa86LpcCrrX4EoIIybcB24XSg1TIYwpiOLmjizWFIRFYH0jk0lWArPStqfQ/JISexz+wKeTbASRFQ+0oaozTOaCULWk4IhccC9eSUw6X2dU6pKZ2zRGhOAbRagtm/jrN+08XdxBcuPjeyoU7u8GSnjNo4kgkyhw7DOzpMsrcA0Fyl2ya8CIXubXKoaisXTZyXtqT0Du/liTu16mJo8xfMAvFpbrkg6Z2akChFulk5b6kuTpfBZ9IGS2NBmgwHyssfTgYu4S4rknArUK5JbSkAZK9AKyhOqkB4T/IMP4awwD6Lxi2/F692awP54fdfX/+Pv0ISiSRJgYW9fGG9tTUlj6n/GTLvVtu60SF/uSOMPGXgMUmSvVpX1psBhD0GK3xD3AxU+5o1FQlompBtA5hTi1g0NRi5BqkL+IgcGeHsljkr9XkaY6W1HeXHOQG9sy+MzmcLnE/AM1DxlTyUVvIyVzE0pKTWb+gIjcPY4m4N9/ndrxAxftSjO0+ekxLWVARzsxyxGoCPY4hmEL0VJIPUMdm8hcAjKoW7MFQu+Te9GHevLs9XlCQlYq/mhGS8aGDHrJHxDD01xnMAV3UDa4o8E4EggvQHkMkqQXWMUx42VnL00xEZ3wAg3E5pojlKI6ZN+rMvM+zcnLV3KXaR1KQzBnkv9yfCSx8mvatpK7ztedXlqJh7sczwvcOZIqBScWrjbkcP8i2S6GytUvqndM6M/Dx8R9u8O1Q
values-from-w-query arithmetic project,SelfAttention_v1,SelfAttention_v2 eNq9Vk1vGzcQ/SvCosf1gpzhcEhfiv6GHnIIDEOxt7FaWW71kTgw3N/eN0NKVVynzqXVQYsdcsg3w/ce92nYLO/n4XL4tFwf5t3ifnk7Lz6v9neLd9d/HObtl2Ec7labPWa8u/Y5i9VusZk/zdvFYTffTot3d6ubO+Ttt6vHxed5Oy++PBy2i5fr/YiFtoc1ttoc1utxWK53D8Pl+6tx2M3zZrh8Gn7fPvw632Cn9+8Ru9mvHjYXy/V6GE9vj2Qv9xa8Gp/Ow0jfzrvDer9D+tPwA/7DlDjkNMYpicSr5/EUTsyEcEyxnoe/mo2Br0C8sgFyiEONyAk156vx5SI9EMQCnNgDxCI8hklrqS2HagGeMGXJklpEcmFbVpivThAxwDljPyTnJH3D82LahjlkC8Q+g1IotmHWkBuEWEhtFaZKLcKkKSNSsy1zvuP/U6F3+/5bfaYpclQDXEotyCpk616ESYqK4RbtKIOPxCkn5RETKEdyKFLVUmiqIcqIZ0EL0qQkelav1clpvLDyUBRalYG97UWhxGIgsqr42pLZes4Y8pwCfLa0qMaeU9E3KzwFqSNGSM/b+98XBnl93C5vd9bXP+3v0f765jml6LWGEH1NTooCeMo5M9AyiNM3rex8kZh9YlCx09NK6guU3LhQiEIdeUpVFePSqtdCBg1VUMzesGAbE6rCOOJcycdrzXUU4KhkXRqOFnSEbFOS1x0Icx0C+5IYkUpeDUmju0jpzaxRazXcXFNtXcvcTzUoUWIrmlJJNkmyMtlgAgnaEJpPqKpUlo7L3a1Z2TN+aPPP8/qXn/b7eWOWcf0pntuYW9h8exGJTwY2DvvlB9jhmZF9w2SYsrjCkzSxcmRTYMxCx0CMHkg9QEweoC5AvFZ/576E08fWpPKm/NCTBBa6HDRWp0rASqWTHCHnarRTxFCVEvTI/ySmmVjEGSShkPQsTvARy9JsU0IpVN+krEIPzhh24sF5yOCgcLecTEcPkmZoFEJwyrJQcdXmIiW5jCFknyvA75qKKfgzgf+eFIP10V2AjnwRDmR4Eys5XzhS6Oxm03LSwK+zNxjhjYGeBXc0gJqUGoFZkx0SLL4BBY+75oPmVm2xR7cX7ERNjiBztc5LBAMwQuYjagKjXKQ5E9eO6bf5K0RQrFQ/NbS2IYMFNtbkbDvaWOTgAgrBzL7BRQHWm5DRHQfMnOKREqLwSktAucVZYfdUd6qEg/Zlsa56AREN/15l0WvK0lL/oaz+vPiwWu5OL5uH9v627LJSKe2o4AytISraI6LHSK49lI+TUu15Rz0i1MiHUJFjYjs8hnj0ezQYa2LfCvLyjwAjXu3UEdMBnsUam2vQTteoSi0JOG0Ml5Z2BeKKCY1X+GYw+pCd378KEHNjqj4XJPGrADd7dtZzC6BSv+ONqDl5I5Q12hwoPPT+adHmYNo/GWI0UeIiYS8tqGfCUoozUGHK2sRQ/VMiaRIvDAcQTfrFPMYCVcDocwFOn+fVx7v9WRE4PjNQVfZTgaBU29XpAitROsexmeOwjro4cNuab2YQ3EGI+82FXeTBIxAe+c2nuEC1srtS4PK3+l7Csbs8sHgyJwdAhfyZ7Mysxlq1fd1FSd4nMhwGUNmPEJ12X64mxn70IZcmaMK3moFm/8YQcVHDMiqfa+6E6yS95+e/AIkx7Mk=
weights-cut-off gradient context_vector,SelfAttention_v1,SelfAttention_v2 eNqNUtuO2jAQ/RXL6qNBvl94qfoDfekDDyuEQjCbaEO8TQwLRfTbO+MA2lWrVUGK7Zkz58wc+0L7ah/pglY5xz63qSdvsX1u8kjqQyZptyO7Ie1JbiJ5HqrXhjLatH2Giu8JI9sWysgQq7qJY4H9PMShhX3Vb8lLPI+MjAkTZ1JXPenjMQ6ki9UASk0cIsmJdCm9zMmyaeuGjDm+kk3MbzH25FRYkPXeFVQekfyQE6p/hX6GQwcT9IeuY7TqxkQXTytGR6iniwutU5/jKa+Psc5pgNwTpGqcdFZ1HWWP0y+Jhz0GV+xy2wEByoy4+Y2fWx+T3hV+IPUjdrtvd//WR/FepAjE7UxI9aBnNFcb6PkTmRN+viDRjM+5dUZaxufCeCsZRrS2004GLiWkrFXOrxjChdNBI1qY4GDlwhhhESyE8AgWDuA3sPBKQEjxoAKCVVC8gJXVrtB4b+7gYLTCkIT6AhZaqNJQcPDHkBPK+9XqyuhyjU/hfL+a5Rpew2e+yX/55nz4y7fbOtu01fg49Gk6/6+pUguDM3jLlYFVS+6KN9yL4qwy3juYG+0yaBGHWfEWZHD8NrQPxSrubBBu8kha7dF1r5xBQ4CGm3IbAoxGXjR2wgKBk5hUXjuP1EpYbIJ7HYqEcI7r927Opwf4wdQPseLt9foHfzkfkQ==
weights-times-keys arithmetic SelfAttention_v1,SelfAttention_v2 eNqNVcGO4zYM/RXD6NEJRFKiqLkU/YYWmMMiGGQ3nk2wiY3GzswsBum3l6ScYLBdtE2A2KIo8pF8T3lvh+2pbx/a1/7wdT9PzXw49VPzrf8+tV27Pwyz7v2x75sv4zD3b3NzmJptczq8NeNz87I9Xvqpa7bDrnl88pXtD/1Lf24uU79bN4/77dzsxt5OzeO3fmj25j2ax+telwcP+Txeht2vmvF8OSqa4XI8du32OI3tw6e2plk9n8fT6nWl0NpN1059P7QP7+3v/fH5t3nuh/kwDk8voAc+6eYXW7butlsBkr2etsejPuftZ82x6d7vbhrm3E+X4zzp6ff2F4sR1pQwxS6spSCkTeeWEkAtBSDHxSK5WoJUQ8xS7FDODIslFXYLxMWSMKAHDpE3m+vmegP3cyAhlRIsBGpM0meAIpk11krfJWZMakwMnifkTIyeKGDgbAewREcVk6RYz4EWZ8g5ZrYtTUKBDE3Xfj1vd5OB+ct+3uxngcJJv+qdExF0K4ucSrYXyOAGCAyWHdbI5B5BuLoC15dAASj5G2oHvBBQK1sZmYP3WE9HMVxRIHmgoL1O4qEpQvSQkaUmYa3aXoiCHwOCsrHGPj79eenP3z/UQFowm29GRoeBWLhiDlGj4DqEiO4hzHWugFgTReIFTSGU2stYSraBapRkyYljXMYDOjsriwBrORnQ22zIjMo3XOrLIS94dKieBIryyQLhGhPWrRS139oC/ThkHakPIIGg2A5ScciiVdnwgcnplkV7qju4LkrJ2gBMYEegKMMrJhdbVeBVP8qGHxSGP1OYkv4fClueq8+H7XRfDGNd/7f8ApVCDpMwB66EjpShLHOGeLPFOi2zVaEGSrEyTG3hZqMU8s0PFpsoCWqOUvB/aDGGWNmYIJNnTazZKoURitOgJDEKkyQgz6OJqzoSkjj+lIUWiqhwqzdHF7dyT+Tfhehy8fqUaJZSdeQDLRxMzEwCCyaRWmBSbJZGIGAdfsrqq4FKAieS3gTZLxdJzAsrPJhI9FyFKBu1yMRuNw4Bxc65qRXAOoPeJKaeEuSj9tb1v+WDBDEFFbvmVjDdimyGaBmDqDKV2ymn5XbTUMH5HoIKnJTtulRoSZzrMQounpml+GRYJ1M6VMlGu765SPTmiNig7sr7EZWJK8d6Vev1RC4yU5A9sa6DqrCmU7ow1Hs+V3y8NC1hXWv6OoEYEK1Wtm6z3gf2ULT1Kkwo5aP07rDuCrxe/wY7HOWi
weights-times-queries arithmetic SelfAttention_v1,SelfAttention_v2 eNqNVdtuIzcM/ZXBoI9jQyJFUcrLYr+hBfKwMILZtbI2djyDesZJisD99pLUOJtuF239YFm86fBy6Nd27E+lvWufy/HrYZmb5Xgqc/P7pZyPZW679nAcF1H/dijNl2lcysvSHOemb07Hl2Z6bJ764VLmrunHfXP/YDfVj+WpnJvLXPbb5v7QL81+Kuq1TN/K2BzUelKL54NcjxbycbqM+w/y4vkyCKDxMgxd2w/z1N59auszm8fzdNo8bxTdH+2ua+dSxvbutf21DI8fl6WMy3EaH568uHwS5Re9tma233hA/Xnqh0HOpf8sr+y61zczCXMu82VYZvF+bX/RGG6LEKnzWx8C7Tq9o8eggkhwE3hvgrAKAMEEkOMq8NnuuIaA6MFiQtrtrrvrDdXPEGzcNrjsqXNbzz77TgROIiUvseS3iCiqMoPauEzJcVVBDpRUlSijnOQS0OqFIQbz4qgmLiXIrGC69uu538+K5U/9etEvQwJbZpe7jZeUWQ/nCBSOJE4aP0JASxCIg2IC51xUCyRIZKaJkr6LESObLQl+VJUPzs4Q5WMCp3WUM4LUyWA7QgeKNyBDsMgeHBkYEFCiYIc7rej9Qx2Su+91dC6HDNUrp6wAObA2TXPioE2KMVeglFC7JxLHsWab9CBmb8ADeIMZMWWtPHmZANHANkGU+sAWYjJoCTGvmL6VvyFKAJSta1LaisxlrFMTo76oOo9adsWPUvIKVxLQ2rgo1THAiMHfRoLYJ3OQdJNNRUAEmwoQ3JktrMRlS8BLwVd8RrPKvat8ZBp+YBb8jFmc8j+YtZ6bz8d+fruMU73/N+0iQ0q1VSGFWhAmXiXEN0nMqyjejEJe/W58FFEdPhElujnW5qGQh/8PB30OaE8JvbJWXgcvr6NDygM5kxY2ZsfruHpmqE6CU3Ugr60MTEyuzlVA5QqB9u9fCSi2PmSzlSHRuJBkl9jUYxVIphQqKorBCsHIXm2E4W6tHwtQ22C1jCAbTEkZUkRLTRIwAmbtgYwKRwlSyZAR7L1Alpg0wCv1k+4YFWSSiX5PwG39X3mXhLRPFygzWleEUGx0SWwES57WGZfHDIdW1MhBmXVvRhlwA0G2b8RVGGISIZ4akNxkW2W0reQwfWffj3AkezEgc8ZgACCBnUF7pjnmzNkK5SlYnUBxKEBGa6FU2vZyVjKurXcxVUJDIP0DiShzKdDISC0rI+N7zr3heqPe9foXVqXlbg==
weights-times-x arithmetic SelfAttention_v1,SelfAttention_v2 eNqNlN1u2zAMhV9FEHbpBJKo39wMe4ZdFEMRFG6jNkYdG4vsNkWQPftIKunWtcCai0jkoQ5l65OPcmh3Wa7kc+4etlMRU7fLRRxkI7fdMKHwY5zFrjuIaZvFND7moYi2UPQi7nCp6IZGtMNGXN08tf2McRFDfsp7MZe8WYqrbTuJzYiebV0utlQ9UsXzFsNuoiX34zxsvmLX/dzjdoa57xvZ9mWUq2t5WLRlwe5FrhtZch7k6ii/5/7+2zTlYerG4eZJY+k1incUSi7bLLQBmu7avsdxam/Rfd0cX8vQZp/L3E8FVx/lF/JQS2uM841aerAq4Oi8U3rdVIUzmPCOlOBVvCiaBJuiZsG5dBas5iVGO1acvwjOkIfXntPg4OIUDXfHAu5utV+vT+vT5Uk+3rW2RtlmgRMAQ6NVwNZaB10TRqnAPYwyBkiKqLEUA+4SJ0oHCzzzDsBytfOAzmoJJqnIHTx4rtHGJ8cTFbTjYh29pa4GUgSSHO6iWkP0ydMsOK0cPVIjH/btptAT/aK/w+Xsr25+znn/8id8zH8FDEMNT/hDm39gMB/BEGJ6B8N5XNx2bXkNhrHGnyDFapv4jLymN+TwvdTXYPEY6+mZEGm0Nl4Exeh40KYK7qxAsJUd41mBcGEIaiLUZuDVuQkky2199LWJ0um/qNTjjowYOF5nEhCjgIgyDiY6Ra0XjApQ8+iIXzo8RXzoJYc4+KRrpYvG12sTmTvro6P90qbYFG9VrUQiGL8AqXrqhHeNYUFaGKioI4TPILKsn643pLzLMTBvsszN6fQbDShaiA==
wrong-name contract project,attention_scores,scaled_softmax,context_vector,SelfAttention_v1,SelfAttention_v2 eNoljkEKAjEMRa8Ssq4eoBuP4NKFuIjTYIs1gaaDDMPc3bRuQgLv/Z8dhT6MEUm0Z24wTuiZxAcD2ZsTqDAGzEW6g9eJLZoYFqrVnCsGz23y0y5/t7t8hlumDqkk2HSdwliaXTywrXU0f5vK6zTfCEjVFOP9EdCYBeN+HD/g4Td9
wrong-parameter-name contract SelfAttention_v1,SelfAttention_v2 eNolTrsOwjAM/BXLc8oHdGFlY2RACJnGNFGDA05CVVX9d9Kwne98jxWFXow9xuxYYT8SZEcCl/unsC6mgokXILEVfSkURoPOS66mczMN0TI8vdjdyTCzH11O8Fha3AFOcQZSbmJ2ygwDhcAWvPw5SpNpBa5+VnKJRdOx1mgJ+7ZZo4zdm7TGZdauTTZIIUXsrzeDiVmwX7ftBx5dR3M=
x-as-values arithmetic project,SelfAttention_v1,SelfAttention_v2 eNqNVc1u40YMfhVB6FE2huSQM5NL0WfoISgCI9Am6tpdx24tOZtF4D57SY7sOt1Nd32QNeTw7+NH6rXd9U9De9O+NJtpHLa/N/3YTOuhee63x2Fsu3a92U2q/21/PMzCpj8Mfmfafxp242zxpXlQT81mt2xu15uHdfPUT4fNSzMdD3anXlb1tG8+r/tJwzXrfvc4Nvvn4fCzBjoct5rI7rjddm2/Hfftzd2qa8dh2LU3r+2fh/0fw4Nmcnensodps98t+u227S6nF7TDkwlX3eu1WM0Pw3jcTqOav7Y/6TMsIwWJHSwjM6xO3UUciVDFEKFciZm7sMxJHyKrkyreJPGNAGqDFAqoq1DUpvtvyFkQ2AQUyQVIzKRBUsml2mDJmo+GZeFYJSyZzC0TrS4pqoJENJ4aS+Q54HUxNaAEMQHMNzCGbAElBakpQMZkXggLVglhiqKSIubmOmI0U3Boqv83MLnA3rNJZc7eiuFsAar3ZDfQblRMgruwS7yakX56D2NcAoHZU84la10ZLezCIiS2nDnNPQiuAU0jUacXUAAdaC7JTHBZglai/1nLj8uEnK5qtS5S7BbWPM8QRDtTY2HI4AVJSuy+WcjwIFW5Tdb8zDWnBLNNUVY4KoFLpxpM19DqjZCUBBYphJQDmF9gDEmLoWpLAFiqO2KXBJAk1jzMsdomTDlanRhoThckJ2OhhGjQAeVkdEoKpSUEauFIBfQ2ac7iBMREYllwzCCasgTLWEf046F/HK0/f9vjxR7nIkpBhWZBGsVwgJjFMbQqUiKupCwlojrEEotxkyI4WKhc0csihA4mkPZYWy6SnB5F2aaNouwYk6Ki16K1OlqeCWJx2ChAQnuRktHAyDpmBnZ7e+8brW6dk/60ml91Cf4yTcPOpvv+Ga43jm+b4XEBSJdd07VT/0E319XOeWcfRETnpFAMXoFwmPcAoktUIOyYS8hnjXcllgyu0LJnRXTmCwK7huWsYJ8mAec/E9PZU/Y+kl7w6BHkuxOm/IhOYiMKOYoxkLsGSFAFqBStwx0QfSVk1blKhynZi7Ygkr+Jrq26CnRKQqybJmSPIDpC/oJSfJIgJOB5LYkvIVQS+ACzZlFdU5bizEwMgd/hZP2u3N7/dRwOX/49fhquDt8lA36LDCmXr8gw/y8+bPrxctjt6/kHmBKVu94jAUOIFZd5ViLWDarj6NMZYz4rfC8pqL7YVMGzhlKs3EEfZKbEl6+BC1INpt+GOQiV6GElSw0SfPH/P1Vqu7NTjOrqwEK+nZWiTgfMHMp5aaJ/1zIbf615wfih429H/dNv2XmVo9Sxyc67KJktX0vKnSLPS18Z4fRLVKpPKELOXR0DcELppqb0IxRZfh42H9fTG6Z8JXPCvJE6b06nfwBUTFuT
x-cut-off gradient project,SelfAttention_v1,SelfAttention_v2 eNqdT8FOwzAM/RXL5xRp4wD0gvgGJnGoJpS2bhuUxlPisk5T+XYcNlVIcEDkEPs5z++9nDHYkbDEGZpJgLsOusgjyEDQR3sY0ODggihjp6MjuX6QBD1JpriYSa2jIMlArQJzfkoQOJCBxNqAtyeKUJPnIzQ8+RYkWhdu4GWwAi3DiadchHW7czHJo5rGyWusMHlv0PrEWFZ7g4koYHnGQ+Q3ajRVVemsEcehsN6jWdG8zWDMw705XzvdzHlTbj7yNV8sFj2q/ky+exLR36jC6/vmu/yXNLXFZnu7ChsUW2vM/xpsfzO4u3/4YXCtRe1sWkHgC/6j+7J8AvgFpo0=
xavier initialisation SelfAttention_v1,SelfAttention_v2 eNp1kd2O2yAQhV8FoV6SiD9jSC+qPkMrbaWVtSIJqdFirBqcqorSZ++AvdlttuUCZg7wMXO44GgHh3f4mz17NyEfffY2+GSzHyOkKTt7ROMJ5d4hm54dJNFhgnsfM9z7WuTJ535w2R+QT2jy3/v8sZ6/pyUUx1x3gLHSTuO0RQ+9P/QozsPeTQmlfpzDsZ776QoNpGynjE7TOHyCt6c5QM1xDoFgG9KId48dwcm5iHcX/MWF0+ecXSyPPp0Z7D7C5qGkuB47bhgXJRxsCLBmuwdgRy6vm8BZqy/h7zI9PP2Y3fSrhB8Kc0O3UqqW0C0VimvVkSI1UlIFmmSCsUUyQggNkqaCsq67EkA9u79ArVGcEQh0Sw1frinDeQEZxVZFUtlWNjVGrKCzDbN7izLctLKglJJKvFzkwIKAs4brRdOiqcW3rOUGYGWAi3fu8X+512rzzr113ey9Tbckjkt+s7bc/L+12+W7b92Am1oIUlphrIFVUCrWloRQ0tQ2oaO2Wsc0Na/23sPgBNVSNqVnKQ1tqh8N5+vHSWYaWd7QMCpPC83eunxPZPDxpuKU0dVe2nBQVh6MUjs1TMulQMHZi9HX6x+aKwG+
zeros initialisation SelfAttention_v1,SelfAttention_v2 eNqVUcFOwzAM/RUr4phV2zgAvaB9A0g7TNWUroZGTRMtcYZGVb4dp4WhjSHRSmme5edn+6UTVrUocvGG+rWmAFQrgkDKEzB4R++EFLW2xJznGkF5TXWLpHegA/hUJKGMzDYGvkXGetxHZTJYJ8XKDYR9RK8xgLIVNHgMYJxrwOgGuTHaR+7lo+F5bDRGCmWCE/mmkCIgWpF34gnNy4oILWlnt4cFZzec3KVQDLRqtljeJthyQ75JlSxYyO4nyTraatLKJPiRfuttGu2Y4E3SnGdzyaeQV1DRS+bz+BPYB2Ui/pOfPl75YtXltVXv7h9+rfp1z0qtwimwboxPPqTKv33Ixpe8HPh81HMzppYMjkwpGmzp+098NdHh
""", EXPECTED)

if __name__ == "__main__" and len(sys.argv) == 2:
    replay_main(sys.argv[1], state_of)
