"""The nouns of the program as types: exercise, check and case; observation; finding and verdict; mistake.

In and out: plain data. A case is asked of an answer, an observation says what the answer did, a verdict is the result
of comparing it with the key's observation of the same case. It travels to the students, so it imports numpy alone, and
it knows no exercise, no torch and no file.
"""

from __future__ import annotations

import abc
import dataclasses
import functools
import operator
from dataclasses import dataclass, field
from typing import Any, ClassVar, Literal

import numpy as np

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
