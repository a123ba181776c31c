"""Checks for the notebook `self_attention.ipynb`: keep this file in the same folder.

In the notebook: `check("project")` tries one exercise on visible examples, `check()` sums up all of them.
Made by `autograder release self_attention`; do not edit. It needs torch and numpy, and no network.
"""

from __future__ import annotations
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
    """One line of an exercise's result: what `kind` of check (see selfcheck/judge.py) is made of which cases.

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


@dataclass(slots=True)
class Metadata:
    """What was noticed of an answer beside its cases: globals that its code reads, names that the notebook defines."""

    reads: list[str] = field(default_factory=list)
    defined: list[str] = field(default_factory=list)


# --- what came of it ---------------------------------------------------------------------------------------------


@dataclass(slots=True)
class Finding:
    """The first thing that differs between an observation and the key's; `what` is a key of words.py's sentences.

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
    """A known mistake: its file's stem, its title and hint, and what it does (nothing, where a rule recognises it)."""

    stem: str
    name: str
    hint: str
    facet: Facet
    rule: str | None = None
    seen: dict[str, Observation] = field(default_factory=dict)  # by case id


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


# --- observation: What an observation of a case holds: the one description, for whoever makes, checks or judges observations. ---

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


# --- observe: What an answer does with a case: facts only, no opinion. ---

MISSING = type("Missing", (), {"__repr__": lambda self: "nothing of that name"})()

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
    seen = Observation(case.id, "returned")
    if answer is MISSING:
        seen.outcome = "missing"
        return seen
    watch, sink = _Watch(), _Sink()
    stdout, stderr = sys.stdout, sys.stderr
    sys.stdout = sys.stderr = sink
    try:
        with _UsualSwitches():
            (_call if isinstance(case, Call) else _module)(case, answer, device, watch, seen)
            within_room(case, seen)
    finally:
        sys.stdout, sys.stderr = stdout, stderr
    seen.printed = sink.count > 0
    seen.library = sorted(watch.seen)
    return seen


class _UsualSwitches:
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


# --- functions ---------------------------------------------------------------------------------------------------


def _call(case: Call, answer, device, watch, seen):
    if not callable(answer):
        seen.outcome, seen.type = "not a function", type(answer).__name__
        return
    try:
        with torch.no_grad():
            given = _arguments(case, device)
            seen.type, parts = _unpacked(watch, answer, given, case)
            seen.types, seen.results = [_type_of(part) for part in parts], [_array(part) for part in parts]
            seen.changed = _changed(case.args, given)
            if case.twice:
                seen.again = [_array(part) for part in _unpacked(watch, answer, _arguments(case, device), case)[1]]
    except Exception as error:
        seen.outcome, seen.error = "raised", _error(error)
        return
    if case.upstream is not None:
        try:
            leaves = {}
            given = _arguments(case, device, leaves)
            parts = _unpacked(watch, answer, given, case)[1]
            _pull_back(parts, case.upstream, device, watch)
            seen.grads = {name: _array(leaf.grad) for name, leaf in leaves.items()}
        except Exception as error:
            seen.grad_error = _error(error)


def _arguments(case, device, leaves=None):
    """Fresh arguments; with `leaves` they take part in the graph, and may be changed in place without an error."""
    given = []
    for name, value in case.args.items():
        if not isinstance(value, np.ndarray):
            given.append(value)
            continue
        tensor = torch.from_numpy(np.array(value)).to(device)
        if leaves is not None:
            leaves[name] = tensor.requires_grad_()
            tensor = tensor.clone()
        given.append(tensor)
    return given


def _changed(args, given):
    pairs = zip(args.items(), given)
    return [name for (name, array), tensor in pairs if isinstance(tensor, _Tensor) and _is_other(tensor, array)]


def _is_other(tensor, array):
    """Whether a tensor that was made from an array is not the same any more, in shape or in any bit."""
    now = tensor.detach().cpu().numpy()
    return now.shape != array.shape or now.tobytes() != array.tobytes()


def _unpacked(watch, answer, given, case):
    """What a call returns: (what kind of thing, its parts as a list). A generator runs while it is unpacked."""
    with watch:
        result, count = answer(*given), case.unpack
        kind = type(result).__name__ if not isinstance(result, _Tensor) else "tensor"
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


def _type_of(part):
    return "tensor" if isinstance(part, _Tensor) else type(part).__name__


def _pull_back(parts, upstream, device, watch):
    """Backward from the sum of all entries times random numbers: those then arrive at the parts as gradients.

    A plain sum would give zero through softmax's rows. Giving torch the numbers as gradients would make it import
    sympy, which takes a second.
    """
    watch.look_back(parts)
    losses = [
        (part * torch.from_numpy(np.array(grad)).to(device, part.dtype)).sum()
        for part, grad in zip(parts, upstream)
        if isinstance(part, _Tensor) and part.requires_grad and tuple(part.shape) == grad.shape
    ]
    if losses:
        _backward(losses)


# --- classes -----------------------------------------------------------------------------------------------------


def _module(case: Build, answer, device, watch, seen):
    if not isinstance(answer, type):
        seen.outcome, seen.type = "not a class", type(answer).__name__
        return
    if not issubclass(answer, _Module):
        seen.outcome, seen.type = "not a module", answer.__name__
        return
    stage = "init"
    try:
        module = _built(case, answer, watch, case.seed)
        _look_inside(module, case.names, seen)
        if case.second:
            seen.second = _named(_built(case, answer, watch), case.names)
        if case.weights is not None:
            stage = "copy"
            _copy(module, case.weights)
        if device != "cpu":
            module.to(device)
        if case.roundtrip:
            stage = "state dict"
            other = _built(case, answer, watch).to(device)
            other.load_state_dict(module.state_dict())
            module = other
        if case.double:
            stage = "double"
            module.double()
        if case.xs is not None:
            stage = "forward"
            _forwards(case, module, device, seen, watch)
        if case.upstream is not None:
            stage = "gradient"
            _module_gradients(case, module, device, seen, watch)
    except Exception as error:
        seen.outcome, seen.stage, seen.error = "raised", stage, _error(error)


def _built(case, answer, watch, seed=None):
    if seed is not None:
        # Not torch.manual_seed: that notes a traceback for every device there might be, for milliseconds.
        _random.manual_seed(seed)
    with watch:
        return answer(*case.init, **case.named)


def _forwards(case, module, device, seen, watch):
    seen.results, seen.types, seen.changed = [], [], []
    with torch.no_grad():
        for array in case.xs:
            x = torch.from_numpy(np.array(array)).to(device)
            with watch:
                result = module(x)
            seen.types.append(_type_of(result))
            seen.results.append(_array(result))
            if _is_other(x, array):
                seen.changed.append("x")
        if case.twice:
            with watch:
                again = module(torch.from_numpy(np.array(case.xs[0])).to(device))
            seen.again = [_array(again)]


def _module_gradients(case, module, device, seen, watch):
    leaf = torch.from_numpy(np.array(case.xs[0])).to(device).requires_grad_()
    module.zero_grad(set_to_none=True)
    with watch:
        result = module(leaf.clone())
    _pull_back([result], [case.upstream], device, watch)
    asked = {name: _find(module, name) for name in case.names}
    seen.grads = {"x": _array(leaf.grad)}
    for name, tensor in asked.items():
        seen.grads[name] = _array(getattr(tensor, "grad", None)) if isinstance(tensor, _Tensor) else None
    if case.step is not None:
        # Gradient descent by hand: an optimizer's first step would import a second's worth of modules.
        with torch.no_grad():
            for parameter in module.parameters():
                if parameter.requires_grad and parameter.grad is not None:
                    parameter -= case.step * parameter.grad
        seen.after = {n: _array(t) for n, t in asked.items() if isinstance(t, _Tensor)}


def _look_inside(module, names, seen):
    """What the module is made of: registered parameters, and what stands under the asked names."""
    parameters = list(module.named_parameters())[:MOST_NAMES]
    seen.parameters = {
        str(name)[:80]: Parameter(shown_shape(p.shape), str(p.dtype).removeprefix("torch."), bool(p.requires_grad))
        for name, p in parameters
    }
    seen.holds = {
        str(name)[:80]: _holds(value) for name, value in _members(module) if isinstance(value, _Tensor | _Module)
    }
    seen.initial = _named(module, names)


def _members(module):
    """(name, value) of what stands on a module under a name of its own."""
    registered = (module._parameters, module._modules, module._buffers)
    return [item for held in (vars(module), *registered) for item in held.items()][:MOST_NAMES]


def _holds(value):
    if isinstance(value, _Parameter):
        return "nn.Parameter"
    if isinstance(value, _Tensor):
        return "tensor"
    return type(value).__name__[:80]


def _named(module, names):
    found = {name: _find(module, name) for name in names}
    return {name: _array(tensor) for name, tensor in found.items() if isinstance(tensor, _Tensor)}


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


# --- facts as data -----------------------------------------------------------------------------------------------


def _array(value):
    """A tensor (or array, or number) as a numpy array, of a very large one the outline; None for anything else."""
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
            if array.dtype.kind in "fiu":
                return array if array.nbytes <= _MAX_BYTES else outline(array.shape, array.dtype)
    except Exception:
        return None
    return None


def _error(error) -> Raised:
    """Type, text and the last line of the notebook's own code that was running."""
    try:
        text = str(error)[:_MAX_TEXT]
    except Exception:
        text = ""
    kind = type(error).__name__[:80]
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
    return Raised(kind, text, line, source, own)


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
    finding = _outcome(case, got, READS[check.kind]) or _LOOKS[check.kind](got, want, check.atol, check.rtol, case)
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


# --- what keeps an observation from being looked at --------------------------------------------------------------


def _outcome(case, got, reads):
    if got is None:
        return Finding("not run")
    if got.outcome in ("timed out", "killed", "not run", *SETTLED):
        return Finding(got.outcome, type=got.type)
    if got.outcome != "raised" or held(case, got)[0].keys() >= reads:
        return None  # what is looked at was there before it raised
    return Finding("not copied", error=got.error) if got.stage == "copy" else _raised(got.error, got.stage)


def _raised(error, stage=None):
    if error.type == "NotImplementedError" and error.own:
        return Finding("not attempted", stage=stage)
    return Finding("error", error=error, stage=stage)


# --- looks -------------------------------------------------------------------------------------------------------


def _value(got, want, atol, rtol, case):
    return _parts(got, want, atol, rtol, case)


def _again(got, want, atol, rtol, case):
    """The second answer to the same question: the first one once more, and right."""
    finding = _type(got, want)
    first, second = got.results, got.again or [None] * len(got.results)
    if not finding and len(second) != len(want.again):
        return Finding("again")
    if not finding and any(_unlike(a, b, atol, rtol) for a, b in zip(first, second)):
        return Finding("again")
    return finding or _arrays(second, want.again, atol, rtol, case, True)


def _unlike(a, b, atol, rtol):
    if isinstance(a, np.ndarray) and isinstance(b, np.ndarray):
        return _array_differs(a, b, atol, rtol) is not None
    return type(a) is not type(b) or a != b


def _parts(got, want, atol, rtol, case):
    return _type(got, want) or _arrays(got.results, want.results, atol, rtol, case, not _double(case))


def _double(case):
    return isinstance(case, Build) and case.double


def _type(got, want):
    if got.types == ["NoneType"]:
        return Finding("returned", type="NoneType", printed=got.printed)
    if len(got.results) != len(want.results):
        return Finding("count", type=got.type, got=len(got.results), want=len(want.results))
    for name in got.types:
        if name != "tensor":
            return Finding("returned", type=name, printed=got.printed)
    return None


def _arrays(got, want, atol, rtol, case, same_dtype):
    names = case.results or [None] * len(want)
    for name, a, b in zip(names, got or [None] * len(want), want):
        finding = _array_differs(a, b, atol, rtol, same_dtype)
        if finding:
            finding.where = name
            return finding
    return None


def _array_differs(a, b, atol, rtol, same_dtype=True):
    if finding := _form_differs(a, b):
        return finding
    if same_dtype and a.dtype != b.dtype:
        return Finding("dtype", got=str(a.dtype), want=str(b.dtype))
    if not close(a, b, atol, rtol):
        if not np.isfinite(a).all() and np.isfinite(b).all():
            return Finding("not finite")
        return Finding("value", far=_far(a, b))
    return None


def _form_differs(a, b):
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


def _far(a, b):
    with np.errstate(all="ignore"):
        return float(np.max(np.abs(a.astype(np.float64) - b)))


def _rows(got, want, atol, rtol, case):
    """Rows of weights for scores so large that right answers differ in the last digits: see the checks below."""
    finding = _type(got, want)
    if finding:
        return finding
    a, b = got.results[0], want.results[0]
    if finding := _form_differs(a, b):
        return finding
    if not np.isfinite(a).all():
        return Finding("not finite")
    if (a < -atol).any() or not np.allclose(a.sum(-1), 1, atol=1e-4):
        return Finding("rows")
    if (np.take_along_axis(a, b.argmax(-1)[..., None], -1)[..., 0] < a.max(-1) - 1e-4).any():
        return Finding("largest")
    # Loosely: right answers differ by about a thousandth there, ties that clamping makes by far more.
    return None if close(a, b, 5e-3, 0) else Finding("value", far=_far(a, b))


def _gradient(got, want, atol, rtol, case):
    if got.grad_error is not None:
        return _raised(got.grad_error, "gradient")
    for a, b in zip(got.results, want.results):
        if _form_differs(a, b):
            return _parts(got, want, atol, rtol, case)  # nothing to pull a gradient back from
    for name, b in want.grads.items():
        a = got.grads.get(name)
        if a is None and b is not None:
            reached = [n for n, g in got.grads.items() if g is not None]
            return Finding("no gradient", where=name, got=reached)
        if b is None:
            continue
        if finding := _array_differs(a, b, atol, rtol, not _double(case)):
            return _about("gradient", name, finding)
    return None


def _about(what, where, finding):
    """A finding about numbers as one about the gradients or initial values that they are."""
    return dataclasses.replace(finding, what=what, where=where, why=finding.what)


def _finite_gradient(got, want, atol, rtol, case):
    if got.grad_error is not None:
        return _raised(got.grad_error, "gradient")
    for name, b in want.grads.items():
        a = got.grads.get(name)
        if b is None:
            continue
        if a is None:
            return Finding("no gradient", where=name, got=[])
        if finding := _form_differs(a, b):
            return Finding("gradient", where=name, why=finding.what)
        if not np.isfinite(a).all():
            return Finding("gradient", where=name, why="not finite")
    return None


def _unchanged(got, want, atol, rtol, case):
    return Finding("changed", where=got.changed[0]) if got.changed else None


def _parameters(got, want, atol, rtol, case):
    """Names, shapes, trainability and number of parameters, as the module itself reports them."""
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


def _missing(name, got):
    return Finding("parameter missing", where=name, got=sorted(got.parameters))


def _initial(got, want, atol, rtol, case):
    for name, b in want.initial.items():
        if any(name.endswith(end) for end in case.free):
            continue
        a = got.initial.get(name)
        if a is None:
            return _missing(name, got)
        if finding := _array_differs(a, b, atol, rtol):
            return _about("initial", name, finding)
    return None


def _fresh(got, want, atol, rtol, case):
    """Two instances made one after the other must not start equal."""
    for name in want.initial:
        a, b = got.initial.get(name), got.second.get(name)
        if a is None or b is None:
            return _missing(name, got)
        if not _array_differs(a, b, ATOL, RTOL, False):
            return Finding("same instances", where=name)
    return None


def _step(got, want, atol, rtol, case):
    """One step of gradient descent moves every tensor that the key's step moves."""
    for name, moved in want.after.items():
        before = case.weights.get(name)
        if before is None or close(moved, before, 1e-7, 0):
            continue
        now = got.after.get(name)
        if _form_differs(now, before) or close(now, before, 1e-7, 0):
            return Finding("not moved", where=name)
        if not close(now, moved, atol, rtol):
            return Finding("gradient", where=name, why="value")
    return None


_LOOKS = {
    "value": _value,
    "again": _again,
    "rows": _rows,
    "gradient": _gradient,
    "finite gradient": _finite_gradient,
    "unchanged": _unchanged,
    "parameters": _parameters,
    "initial": _initial,
    "fresh": _fresh,
    "step": _step,
}
# The fields that a look reads: an answer that raised after all of them were there is looked at like any other.
READS = {
    "value": {"types", "results"},
    "again": {"types", "results", "again"},
    "rows": {"types", "results"},
    "gradient": {"results", "grads"},
    "finite gradient": {"grads"},
    "unchanged": {"results"},
    "parameters": {"parameters", "holds"},
    "initial": {"parameters", "initial"},
    "fresh": {"parameters", "initial", "second"},
    "step": {"after"},
}


# --- naming: Which known mistakes explain what was observed. ---

def explain(exercise, verdicts, seen, expected, mistakes, metadata):
    """{name of a failed check: [mistake, …]}; several when nothing tells them apart."""
    failed = [verdict for verdict in verdicts if verdict.status != "passed"]
    if not failed:
        return {}
    library = _ruled(mistakes, "library-attention")
    if any(observation.library for observation in seen.values()):
        return {verdict.check.name: library for verdict in failed}

    matched = _matched(exercise, verdicts, seen, expected, mistakes)
    ruled = {}
    for rule, judge_rule in _RULES.items():
        if known := _ruled(mistakes, rule):
            for verdict in judge_rule(exercise, failed, seen, expected, metadata):
                ruled.setdefault(verdict.check.name, known)

    arithmetic = [m for m in matched if m.facet == "arithmetic"]
    base = arithmetic[0].seen if arithmetic else expected
    # Only where the values are understood do gradients tell that the graph is cut.
    known_values = arithmetic or not any(v.check.facet == "arithmetic" and not v.check.extra for v in failed)
    cut = _ruled(mistakes, "cut-graph")
    named = {}
    for verdict in failed:
        check = verdict.check
        # What the answer is made of comes first (frozen parameters explain missing gradients), then the check's own
        # facet, then what rules see, then a mistake of another facet that shows here too.
        fits = [m for m in matched if _explains(m, check, seen, expected)]
        found = (
            [m for m in fits if m.facet == "contract"]
            or [m for m in fits if m.facet == check.facet]
            or ruled.get(check.name)
            or fits
            or (cut if known_values and _cut(exercise, verdict, seen, base) else [])
        )
        if found:
            named[check.name] = found
    return named


def _ruled(mistakes, rule):
    return [mistake for mistake in mistakes if mistake.rule == rule]


# --- fingerprints ------------------------------------------------------------------------------------------------


def _matched(exercise, verdicts, seen, expected, mistakes):
    """The mistakes whose observations the answer repeats on every case of their facet.

    Cases of `extra` checks count only for a mistake that shows nowhere else.
    """
    core, extra = ({facet: set() for facet in FACETS} for _ in range(2))
    for verdict in verdicts:
        check = verdict.check
        ids = {*check.cases, *([check.counterexample] if check.counterexample in seen else [])}
        (extra if check.extra else core)[check.facet].update(ids)
    matched = []
    for mistake in mistakes:
        facet = mistake.facet
        for ids in (core[facet], core[facet] | extra[facet]):
            if mistake.rule or not ids or not ids <= mistake.seen.keys():
                break
            if not all(alike(expected[i], mistake.seen[i], facet) for i in ids):
                if all(alike(seen.get(i), mistake.seen[i], facet) for i in ids):
                    matched.append(mistake)
                break
    return matched


def _explains(mistake, check, seen, expected):
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
    return all(_same(getattr(a, field), getattr(b, field)) for field in _FIELDS[facet])


_FIELDS = {
    "arithmetic": ("types", "results"),
    "gradient": ("grads", "grad_error", "after"),
    "initialisation": ("initial", "second"),
    "contract": ("type", "types", "parameters", "changed"),
}


def _same_error(a, b):
    return a.type == b.type and _plain(a) == _plain(b)


def _plain(error):
    """An error's first line without what differs: addresses, and the learner's own names (but for unknown ones)."""
    names = "" if error.type == "NameError" else "|'[^']*'"
    return re.sub(f"0x[0-9a-f]+{names}", "…", error.text.split("\n")[0])


def _same(a, b):
    if isinstance(a, np.ndarray) or isinstance(b, np.ndarray):
        if not (isinstance(a, np.ndarray) and isinstance(b, np.ndarray)) or a.shape != b.shape:
            return False
        a, b = a.astype(np.float64), b.astype(np.float64)
        with np.errstate(all="ignore"):
            far = np.abs(a - b)
            if np.isfinite(far).all():  # as numpy's allclose, which takes five times as long
                return bool((far <= 2e-5 + 2e-3 * np.abs(b)).all())
            return bool(np.allclose(a, b, 2e-3, 2e-5, equal_nan=True))
    if isinstance(a, Outline):
        return False  # numbers that nobody has seen are like no others, whatever their shape
    if isinstance(a, Raised) and isinstance(b, Raised):
        return _same_error(a, b)
    if isinstance(a, dict) and isinstance(b, dict):
        return a.keys() == b.keys() and all(_same(a[key], b[key]) for key in a)
    if isinstance(a, list) and isinstance(b, list):
        return len(a) == len(b) and all(map(_same, a, b))
    return a == b


# --- rules: each returns the failed verdicts that it explains ----------------------------------------------------


def _what(failed, *kinds):
    return [v for v in failed if v.finding.what in kinds]


def _printed(exercise, failed, seen, expected, metadata):
    return [v for v in _what(failed, "returned") if v.finding.type == "NoneType" and v.finding.printed]


def _returned_nothing(exercise, failed, seen, expected, metadata):
    return [v for v in _what(failed, "returned") if v.finding.type == "NoneType" and not v.finding.printed]


def _returned_tuple(exercise, failed, seen, expected, metadata):
    return [v for v in _what(failed, "returned") if v.finding.type in ("tuple", "list", "dict")] + [
        v for v in _what(failed, "count") if v.finding.type == "dict"
    ]


def _wrong_name(exercise, failed, seen, expected, metadata):
    return _what(failed, "missing", "not attempted") if alike_name(exercise.name, metadata.defined) else []


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


def _wrong_parameter_name(exercise, failed, seen, expected, metadata):
    missing = [v for v in _what(failed, "parameter missing") if v.finding.held is None and v.finding.got]
    if not missing or any(o.results is not None and o.outcome == "returned" for o in seen.values()):
        return []
    return missing + [v for v in _what(failed, "not copied") if "missing" in v.finding.error.text]


def _reads_notebook_data(exercise, failed, seen, expected, metadata):
    data = set(exercise.data)
    if data & set(metadata.reads):
        return failed
    # Not in the answer itself: in a helper that it calls.
    return [
        v
        for v in _what(failed, "error")
        if v.finding.error.type == "NameError" and any(f"'{name}'" in v.finding.error.text for name in data)
    ]


def _changed_input(exercise, failed, seen, expected, metadata):
    return _what(failed, "changed")


def _not_a_module(exercise, failed, seen, expected, metadata):
    return _what(failed, "not a module", "not a class")


def _fixed(exercise, seen, expected):
    """The value cases on which results came back, as (case, observation, the key's observation)."""
    return [
        (case, seen[i], expected[i])
        for i, case in exercise.cases.items()
        if i in expected
        and expected[i].results is not None
        and i in seen
        and not (isinstance(case, Build) and case.double)
    ]


def _pasted_numbers(exercise, failed, seen, expected, metadata):
    """The same numbers come back whatever goes in, and they are right for some case."""
    rows = [(s.results, e.results) for _, s, e in _fixed(exercise, seen, expected) if s.results]
    rows = [(got[0], want[0]) for got, want in rows if got[0] is not None]
    if len(rows) < 3 or any(not _same(rows[0][0], got) for got, _ in rows):
        return []
    if not any(_same(got, want) for got, want in rows):
        return []
    moved = sum(not _same(rows[0][1], want) for _, want in rows)
    return [v for v in failed if v.check.facet in ("arithmetic", "gradient", "contract")] if moved >= 2 else []


def _hard_coded_size(exercise, failed, seen, expected, metadata):
    """Right wherever the section's sizes are met, and an error or another shape wherever they are not."""
    value = [v for v in failed if v.check.kind == "value" and not v.check.extra]
    wrong = _what(value, "error", "shape", "not copied")
    if not wrong or len(wrong) != len(value):
        return []
    right = False
    for _, s, e in _fixed(exercise, seen, expected):
        if s.results and all(a is not None and shape_of(a) == shape_of(b) for a, b in zip(s.results, e.results)):
            if not _same(s.results, e.results):
                return []
            right = True
    return _what(failed, "error", "shape", "not copied", "no gradient", "gradient", "not moved") if right else []


def _reseeded(exercise, failed, seen, expected, metadata):
    return _what(failed, "same instances") + [
        v for v in failed if v.check.kind == "initial" and _what(failed, "same instances")
    ]


def _created_in_another_order(exercise, failed, seen, expected, metadata):
    found = []
    for verdict in failed:
        if verdict.check.kind != "initial":
            continue
        got, want = (
            (o[verdict.finding.case].initial or {}) if verdict.finding.case in o else {} for o in (seen, expected)
        )
        # A permutation: each of the asked values stands somewhere, and no two names hold the same one.
        if set(got) >= set(want) and all(any(_same(got[name], value) for name in want) for value in want.values()):
            found.append(verdict)
    return found


def _unstable(exercise, failed, seen, expected, metadata):
    """Right for moderate scores, not finite for large ones."""
    if any(v.check.kind in ("value", "again") for v in failed):
        return []
    return [
        v for v in failed if "not finite" in (v.finding.what, v.finding.why) or v.finding.what in ("rows", "largest")
    ]


def _cut(exercise, verdict, seen, base):
    """Values as they should be (or as the named mistake's), and gradients that are not: the graph is cut."""
    check = verdict.check
    if check.facet != "gradient" or verdict.finding.what not in (
        "no gradient",
        "gradient",
        "not moved",
        "error",
    ):
        return False
    what, got = verdict.finding, seen.get(verdict.finding.case)
    if what.what == "error" and (got is None or got.grad_error is None or "grad" not in what.error.text):
        return False
    # A parameter that does not train has no gradient, but not since the graph is cut.
    if got.parameters is not None and not (got.parameters and all(one.trains for one in got.parameters.values())):
        return False
    return all(
        alike(seen[i], base[i], "arithmetic")
        for i in check.cases
        if i in seen and i in base and base[i].results is not None
    )


_RULES = {
    "not-a-module": _not_a_module,
    "wrong-name": _wrong_name,
    "printed": _printed,
    "returned-nothing": _returned_nothing,
    "returned-tuple": _returned_tuple,
    "wrong-parameter-name": _wrong_parameter_name,
    "pasted-numbers": _pasted_numbers,
    "reads-notebook-data": _reads_notebook_data,
    "hard-coded-size": _hard_coded_size,
    "changed-input": _changed_input,
    "reseeded": _reseeded,
    "created-in-another-order": _created_in_another_order,
    "unstable": _unstable,
}


# --- words: Findings in words, and the numbers to show beside them. ---

_MOST_SHOWN = 80


def message(exercise, finding, case, open_=True):
    """One or two sentences about a finding."""
    if finding.what in ("shape", "parameter shape") and open_:
        return _say_shape(finding, exercise, case)
    say = _SENTENCES[finding.what]
    return say(finding, called(exercise, case, open_), exercise.name, open_)


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


def shape_text(shape):
    return f"({', '.join(map(str, shape))}{',' if len(shape) == 1 else ''})"


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


def _it(finding):
    return finding.where or "The result"


def _shapes(finding, open_):
    if not open_:
        return "has another shape than expected"
    return f"has shape {shape_text(finding.got)}, expected {shape_text(finding.want)}"


def _how_far(finding, open_):
    return f" (by up to {finding.far:.2g})" if open_ and finding.far is not None and np.isfinite(finding.far) else ""


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


def _say_count(finding, call, name, open_):
    return f"{call} returned {finding.got} result{'s' * (finding.got != 1)}; {finding.want} were expected."


def _say_returned(finding, call, name, open_):
    if finding.type == "NoneType":
        return f"{call} returned nothing (None); a tensor was expected."
    article = "an" if finding.type[:1] in "aeiou" else "a"
    return f"{call} returned {article} {finding.type}; a tensor was expected."


def _say_missing_parameter(finding, call, name, open_):
    where, held, got = finding.where, finding.held, finding.got
    if held in ("tensor", "Tensor"):
        return f"{where} is a plain tensor: it is not among the module's parameters."
    found = f" Found instead: {', '.join(got)}." if got else ""
    return f"The module has no parameter {where}.{found}"


def _say_gradient(finding, call, name, open_):
    why = {"shape": "has another shape", "not finite": "is not finite"}.get(finding.why, "has other values")
    return (
        f"The gradient of {finding.where} {why} than expected{_how_far(finding, open_)}."
        if why != "is not finite"
        else f"The gradient of {finding.where} is not finite."
    )


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
    "count": _say_count,
    "returned": _say_returned,
    "unreadable": lambda f, call, name, o: f"{_it(f)} of {call} could not be read as a tensor of numbers.",
    "shape": lambda f, call, name, o: f"{call}: {f.where or 'the result'} {_shapes(f, o)}.",
    "dtype": lambda f, call, name, o: f"{call} returned {f.got} numbers; {f.want} was expected.",
    "value": lambda f, call, name, o: (
        f"{call}: {f.where or 'the result'} has the right shape, but other values than expected{_how_far(f, o)}."
    ),
    "not finite": lambda f, call, name, o: f"{call}: {f.where or 'the result'} holds inf or NaN.",
    "rows": lambda f, call, name, o: f"{call}: the rows are not weights that sum to 1.",
    "largest": lambda f, call, name, o: f"{call}: the largest weight is not where the largest score is.",
    "again": lambda f, call, name, o: f"{call} gave other numbers when called a second time with the same arguments.",
    "no gradient": lambda f, call, name, o: (
        f"No gradient reaches {f.where}" + (f" (it reaches {', '.join(f.got)})." if f.got else ".")
    ),
    "gradient": _say_gradient,
    "not moved": lambda f, call, name, o: f"A step of gradient descent does not move {f.where}.",
    "changed": lambda f, call, name, o: f"{call} changed its argument {f.where}: the caller's tensor is another now.",
    "parameter missing": _say_missing_parameter,
    "parameter shape": lambda f, call, name, o: f"{f.where} {_shapes(f, o)}.",
    "not trainable": lambda f, call, name, o: f"{f.where} has requires_grad=False: it cannot be trained.",
    "extra parameters": lambda f, call, name, o: (
        f"The module has parameters beyond those asked for: {', '.join(f.got)}."
    ),
    "initial": lambda f, call, name, o: (
        f"{call}: {f.where} starts with "
        + ("another shape" if f.why == "shape" else "other numbers")
        + " than the asked initialisation gives with the same seed."
    ),
    "same instances": lambda f, call, name, o: f"Two instances made one after the other start with the same {f.where}.",
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
    for name, a, b in _pairs(check, finding, case, got, want):
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


def _pairs(check, finding, case, got, want):
    """(name, theirs, expected) of what the check looked at, as far as there is something to show."""
    kind, where = check.kind, finding.where
    if finding.what == "library":
        return []
    about_gradients = finding.what in ("gradient", "no gradient", "not moved")
    if kind in ("gradient", "finite gradient", "step") and where and about_gradients:
        return [(f"gradient of {where}", (got.grads or {}).get(where), want.grads.get(where))]
    if kind == "initial" and where:
        return [(where, (got.initial or {}).get(where), want.initial.get(where))]
    if kind in ("value", "rows", "again", "gradient") and want.results is not None and not about_gradients:
        names = case.results or ["result"] * len(want.results)
        theirs = (kind == "again" and got.again) or got.results or []
        theirs = [*theirs, *[None] * len(want.results)]
        if finding.what == "count":
            theirs = [None] * len(want.results)  # nobody knows which of theirs is which
        kept = [(n, a, b) for n, a, b in zip(names, theirs, want.results) if not where or n == where]
        return kept[:3]
    return []


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


def unpack(block, expected):
    """exercise → its mistakes, each with what it does laid over what the key does.

    The block is {"texts": [[name, hint]], "seen": [[case ids, {case id: changes}]], "known": {exercise: [[stem,
    facet, rule, number of a text, number of a seen or null]]}} as JSON, compressed, in base64.
    """
    data = json.loads(zlib.decompress(base64.b64decode(block)))
    held = [(ids, from_json(changes, "<f8")) for ids, changes in data["seen"]]
    mistakes = {}
    for exercise, listed in data["known"].items():
        mistakes[exercise] = []
        for stem, facet, rule, text, number in listed:
            (name, hint), (ids, changes) = data["texts"][text], held[number] if number is not None else ([], {})
            seen = {i: observation_from(laid_over(as_data(expected[exercise][i]), changes.get(i, {}))) for i in ids}
            mistakes[exercise].append(Mistake(stem, name, hint, facet, rule, seen))
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
        return Observation(case.id, "raised", error=_error(error))


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
    before, device = dict(names), torch.get_default_device()
    states = random.getstate(), np.random.get_state()
    gpus = range(torch.cuda.device_count()) if torch.cuda.is_initialized() else []
    try:
        with contextlib.ExitStack() as stack:
            stack.enter_context(warnings.catch_warnings())
            warnings.simplefilter("ignore")
            stack.enter_context(np.errstate(all="ignore"))
            stack.enter_context(torch.random.fork_rng(devices=gpus))
            if sys.modules.get("IPython"):
                from IPython.utils.capture import capture_output

                stack.enter_context(capture_output(stdout=False, stderr=False))
            if os.environ.get("NBGRADER_EXECUTION"):
                stack.enter_context(_silent_stderr())
            yield
    finally:
        random.setstate(states[0])
        np.random.set_state(states[1])
        if torch.get_default_device() != device:
            torch.set_default_device(device)
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

# The known mistakes: their names, hints, and what they do with these examples (packed, so that a hint opens on
# request). `print(json.dumps(MISTAKES, default=str, indent=1))` shows them.

MISTAKES = unpack("""
eNrsvQtvW9mRLvpXCOMCbefIyno/PAhOcicTzABnMoMzPcg56HgM2qJtjiVSEam2PIO+v/1W1Ve1uUlREm1LtruTBG1J5H6sR616fPX670fr2dV69ejZ
Dz88mi4m04s3l2ezxXry6u108WZ2MpkvJuen01ezR0ePvn87m6xni9XyYrJ+O11P3k9XE7rqBFfNV5PFck3fzCar6dlsMn29nl28n16crI4nf3o7f/V2
snw9+bC8vJgsz2cX0/V8uVhN3i8v3q2Gd/zPR8+PaBSTV5f0/uXZ+eVaLpu8uZiev9UB/Dg9vZytaJyzycX8zdv10eQlXU1XnMxp2KvJm9l6crpcrSd0
H4/l/fTD5OX01TsbxGo9O5+czqY/8kMu10u+89nkZLaevnp7NDk+ma6nRzSRF/z50eSPl2f/+oE+nq9nZ4+fTHjmy4tXb491GWhG08nFbHV5utaxLyaz
0xkv4Pv5ajY5v1ieXL5a09B/t/eLyfl0fkHrdnn2ckY/ZVVXa1pSXpJhJWVtjif/uHw/OVnSsGc/zi4+TP5yyf+ezWi++ODd7IMO4vSUbr6Y0QotT+n6
/1zOF9ij5cJ20LZzdBmt+EyWavKGlviEZkpr+XZ2MXrzv35Yv6V1vZitLy8WkxW/d8rvmi/e0Grymtsm0mAmPA/Zrsnq/fT8fHZCL/2/TAD0JXbwPU94
vdnV1dvl5enJ5OXsSG7mb5Y8BNnFi+Xl4uR48k8Luk3I6eKEvuHHrIeZTFfvaOSvlxfDKFaTs+kJvWm+fjv50wtZNBrGn17wAJlkeQ6Ty9XsxAjkbLq+
mF9N3s/owR+G0Q4PwYP5jXqh0tnp7PWa6eFKV3b1dnpOMzpZyql4PV8/mzw+eTFfHE1OXiwv108m6/kZff/4e/5gvnhyPPkXm9hqTu+iR/0Ji04URut/
BcLQ1wsRnp2BAH+cvVrLjg4fr6fvZisM8BX9slycfsCKTunhizentFzLdzM5s3a7Td8oE494ubQZM+nojGl5Jzs0xhS+Q3VCTq8vlme27PwG2m7bMGzs
+v1yM85h3/hlOFZEtXRipyc8U3k6velfaDojUpY3rbYO+XgcoyODSdNx0oOyWaDXkznxjuX7xfb7ZpM38x9ncm5Wuq/DPXJYZZLzhUxqm5SWdMrfz5hD
DWQt1PT6cvFKmBqzvhFF4drN45kHLl+/xgrKSJQJ/nE5cDtaI+JaMhZ72fCAo8lqyZ9/mLwipoSxEdu7WNhx5uHwA+SYnW3IejWT8X23YUvnU1oS5h+y
BEQzOP947fXL+VDL697wys/1hXKeMB7h7DMl5fOL+WJNNDleeDyfPjSG8Wp5wjyTrpyBK4A4wPtxNX1BB405kdLZHOM7mb9+Ta8mxiR0+/7tUsb2igiY
Bqdsm+lz/imLrjduCZeXs/X7GRHN1cDDVq+WNOBdqbP96jGXIo5zBLazw7ZkMewOWdGd23aY2MvZ6ZJZ83qprIWPxK3vFd4I0XIYd7z2HBPiP04v5tOX
pzM7SbQ7s5fL5TveaGZw/Nl0saInbe0yU6RwJbtdztl0AXbxakZcZveB/Goh97nsuqgFk7c8Qt6A9xe0BCR8V7P3/NlIGbEjvy18IH/5bYM+cjIXGp/y
ouywI+VBzB3+fXFOLIhJeesO5iAreRfv6JGIA5F7NNq3y1NWj26Qr/oCSFeW3izwMCYl9YH2lTkZz1wNh2wQpAtdHdaN9IScCYufr0eSXwhldELwNpG8
dMDw+BX2C/IYU2FWom88nvBA7KwaTxB1TZ/Cx5B3mcfPkukZnvFyBj5ujNeO23se+1SfNDlbymou5Kjp8NYXREfnxHBPdpkgjfQf6LCSJH07XUEk70hh
Xp0rkYN82E5YgxB5fDz5vcjexQcs9Fs6urw6L+lfWXG8Wkln3yGC5nPYIdp9zI0P3+gvn/94O1ML1jHplEGPgQZFAo8FLc4cH0vwyzVz/5cfcPymEH2i
fNFdSlQn8xOQA2sI/HbdpCs+ArPT17zAG43Pjv5Iq5fnsaBe6aUsweRVO/ODDJqaKrMQ2tVzRdtKlPSjHZermzn79283cpptB/pufrGxJyBirvgrtm8W
YDSL5YSUCFobZrDvaYWYcRAZYoy8ChCv9INGRRoTafkjUQPVmDXQHcXYmOmWbiyC4L41Yz54Kh+nb4hRDVwVskoXZvhSGBWGxNJP15yPxjvTnmhvdfJ8
1nCaRT8VvdCGKwbPWIk9WYraPDqxm8+hg7KKCB11taukgrfKNOhy/XRlbyW1eccqWc3/a8NhZlfTs3MSMO8v5uu1URB/wQRvqg4MVFmt12L3DveRxiOP
27VujeWBKDZa8HpjFNClspSqII1slY9WQPiuz9A+xHKZv7wgQfUdhOGU14JlF730Xz98z3vx3Ur49YenwkCGCyCyRPUk8piRmflSlc650Ov7lWlktjZb
I1XNfI5tVq1go/7jnPDCq7g5n5N8Gn0jK0UvY0Wbz5qwO1HXjyd/EE2P3zQ+UaPFkNOAlwk945nCZE0r4OM5fj0RrrEaXGh/iJLBHxBXWG4M5jOSHfY6
melm7IuZvXzHhB5UWVFVxjbOfLU5wTSif15eKM/eawcdCVIBzUTME/pusSb2NLvQM0pE/Gp9+mHruTokDHltttqKODl9Pz0VGjDrlj7kjR0pmCITZldr
2dyBDc5UaAht0pv4PUeT+euBNJi9jg/v9UG8Z5onJra8fEOUs3y9Ppte7Q5HP32o4Uwng44x4EqiVjLNsjgWetjYA5ORSsK0ubo8E2mkgo1sff4DFDq9
mg/sfTrZiIepUCDjOyP+8HbGV72ZshoqZ1+p84z0svm5svSN5cCWHTHmH9kc5GcSheIF4Kzn0wvRBZdQDJesvI5eNpCA4HrDjG4BOATMeDdgG/+GP/U8
XK7G8ky0bOEW0/U1RGu1C2nZum7NXz/ctwSDjXTDKvDSbq8BLEbbAFZmaeYnI3UJSyIT06cfja2BYeflCt2a/03znm9kNxMn06baV38HpjimWkGlRhJF
5DfJv5PZK6I0cFsRawL8KJFifP8hOiDrTPTFEmYVaQRqUvwH8Fl8M7xAgFhWx6fzlSBNqmXTSPQhRv+v51f08D9fhuCnwXQ4YQ03SEra+MlvJoFfxaxM
jp7Ix7CRidiO97r2c9X1BxoRLWg+2Dwn8x/nK5Y7pIDy00eLzzx79ZdLWBnLtVIE30ACyy5XFeWfVM85vxjBPMpv3sjans5JHmGqdOORmicXMMPWg6Hk
jVUpK/ygu7NcDxYqVpP/knOv45Jl4+vfmphQfXcNo5WNVFgfY1YEZHt68UY4h64TY/fQTZmEbKVmV+ckFkhIT0/1FDPzeU2qqp7d0QWgJHkuVkGAk+VS
PxKsb0K3Ttej3Xq9PD3lleJdW7xmYfPH6R+NqnTWDDuB970k3kHjF51mqsoCQ5p8tliMi6tBICDeRrByozszTtZGyEJIzHHeLWQ6+z6ejO8ToqMdmvH5
WD2DCndxQWNeTZlP8piJKmRrp2Rfnlwa6MD+DVhX87Pz5YVY07Icq9P5ue3x+Uz1N+U/81fwWdD2DiQ0JlWjYlP5jXzemDI1qPXPeETnl7C7BhJ9fXkh
F0xHjEsZzFu2JRYq/M52DhNTz+gw8fqTVFLyEIcJLB8WR9vn59Xy9PJsIXaf3TW8lw3qgbEPz3w3I+k68Pap4E7vmVjwxBN+lKpZBmdMRsdoWDdjLcyY
B63TqIbf6H+9WePXU8DYA5iyc3qM4pgZbN5q6sSaLQbbE7MHTfaZTu3kBHj5V+UeS3bmBboiapMusFS03WYNiHGxuqSl0IdjCOJfGrmqWNOXj3gJhWGL
ASB6NfMd9qfRTOdEE0SJprTsAcBZb99gzYOmzv6kwVM1XzwV1xK0IdkskjHri+WH1RYEc6vnbXtUz9geH7kIiYJZ2V3JWWImpMbWR7sERRgNe08Gy6t3
M0Gi9PyrqcgHUq4UixsbJTQn5Bt2nJKmEhJF/OpX/tdBzIeR9PJlbKmu/nKxBrfUd2JvB4tVvtdxQPUGxxQGIFL5lPSW7ZtBrgxODvySV0htlY1Ew3tx
z7bYkRnhctDylpBZj9CNHc8G+IlQlmzBBQw2FSS7hD1QEK0OcTqazOV6jORus+0FtFookOZyurCDyeeG8TR2GtmXUIkYOViad0dPkI1zwDEhJaHOyGs8
VtEWUFk/GbZTJgG+YnBJgMdtraNygKV+bezOoEMexUhB2xhxPB5hfbZSUOcGdnmyPJ78TjS+kZ5/shzzcprd5nmn89n2iIib02c06ffzV7pWNlYmBvuD
Sev0jBn461MW0rSgdKTnsuG0SSuBQuhBu1wMi0YPmS2u7y6/+8PgHlH61hfaIdRd3tC/fs+bqEjp8vREZ298cFCCzbf8SUvEH/GyGyQDnWLN/gL1RH4Y
83F727BVQOFNMm0rLsDOZ+vZ8PSN7BmP5rpSKsOmN9gCjdUwGta/6fqANW2+XDN1v1dk893grFQ1ikyu+ZrY0gZYXMzeTPkTWyKF2uaLMdw6Hpdxz7Uq
2sMDNkb0trq8oudBsqzOiHpw64KXzZjFzVrLxpZivieGxPC+kUUBd/LV/OzGXfy/Y90Rx5kUUj5voqWOMD4ZFrzkr6eGyc5NGIvkdb92G/QYbx0darl3
h63uHD7V1QAebVCRsxEO82pmPlfwUgCgrKmQNs1nc4zQLjSs4/rRwzZgNIzasIav8OdkymgRR+UM3GrLsNCvlY1t32pIrAIQA0IFaXAmk9pBggY1yOI4
VmZk88qMwln09XL9CNzfQNUb/GMD7hOFnM1XK3HYqkdaBqRvMgB5sTuVTaDNFdEGeIa6IeCfst1SZxhkygwXbvbrags1nZ5IFJNF8UzOZtOFCUosw+xk
47IY+ww2LMX87eIqGnZKz9iWusE7PDIZd81EXgpWaZbnsG0HHUj0h/HQhhH9wyi+4dXykgOhhvAhZQxy404Mhk1iA/5tJMzAPO2GgRy2oLety8bhEHIR
Lw2ZXePZm9vJXgUfySYGYbpNLcDZRlYJbdXk8ny0cCvTQ6ZYj+vomnpjzIenW3bGPqSBHm84cEIXl+ejd995uHYCp+46ZaP5CuMXxjtWjcyeHin5w3Nt
BYzI9x2VERY50MueFdp32hl8nIgapI7VHU1IJkw6/64M3yJPk+i6OoMQv+a23SBmWyeP+cTVbOw1hMQA/H4t1sbC56CHTeZbvtSP8q+ok/UO94o+ea97
Rb8DJqgj3EINh9MjV+xlMID+gBVdwmQSxWVwALPJsdiDGb6dWuwYL5fcs5eTbixrfeOnRsGYV/Pm2CP1a6yXgjbfsbA2nL0r+/KSw3q2jJrz6QWxO7KG
JBptgisYt/6R7KsBCTaEh23XwXsurls40A0Hlo8QgDKK9dSb2bltLpwp/XW5mp7SgVy9M9mjtL6azSbqaWUafTl7DfkzO1OED84IhFBN3goTs4gDhcvk
SYPMe/FivpivX7zYD4m9ni9ONiYxXPbDHSRszOkjb2Uz6UiXhaiFYzMuTOlegFyYq4LZzFeKVa/OZxbrygAUEQsRAqLDBs4u7mdbCY1mYhIU7/nZ9IN4
kwEkWqwREKxnGI5o9zNG20SzFGc2rb68SdAMgOEf5/Degy/NF7uArJDd/GQt54g0hN9tINFtNEmIYcdX82yE584uzjb+TUisAUlfCgBhOyge1mtb+Pe0
d4gkUoq7uFwgiIg18+WJPWVDsdgeECYUr7eqDwNap+fOFkPUnQ3CTBWGxuXU6OMFUhaI7uV/EnUa4K+oisaIGwq4lmgL0cHoT6i129bI5miqnjBdqE9p
PgCh42vYIbzYMBuNuVCwiwNVLNRCkIDFOBBRAlAQSD1bS2ChjG8EXjMUNV9vKIOxYVomCehYKYcaDWZLZBsiSUxDrCvAdLIvFrgJP8PfqcnyQQ3KYZji
kyQKN8DwwznC1IClKpJrx0I0lk0kmnHEd7Nz3lBiorTfQ6Tcah98SWN+s5TwBoGDB24wW2wFnrFKiZ1W7NYMQD63ZLpsHEEafANCg6tkinkK/QwLhzOj
V/MEdc9fGvccvf0KYex2+QadvTyfXTx+cmyjfvwENIojscEZaKdZJaQDvFgc/7Pyd/DauRAbOI6xVpM7EqJE1HGhtG6vGfj66XS12ljNy83T1eXLJ2fz
RruBx8WetoGEHj/ZuwDMZq+2Efy5fE28jKzlE5EAG2t5W3ZbaMK/KFB2PrvYxHTPrs7pIuMDAwCnd44VyU2gxGB6zDZe0BnpcuvNCDSP4NYocB4PPEcD
obCAopkBLlbePD5Tsm+0VPBEv58zXMVhnfyVHoRrIegirfRhfO9qK59BPsGeD1YQbjTNBDx9gBrZAAFLUUtU3ioxuKMsBjVJLaJ4vX0oLXnjYo2YI8uY
odO5fkuEMH81BKdiKXjxRlor3Tf7y+X0VMFMhJRt8EjVPzB9UVr2DwdG4ib2Y796ZHJHaZL1lDFi9mybepmkzs7XHyz2bXlO+ur8v9iE2ES+qVoDrjZj
1WPbmzYdh7Loi9QQ0MGK8L+gRZiTEiIJOLeod4MiysbHbCNAGUJjxMuuvmEqnzRQZg9z4bhQ63dCZNil+Hb+ej2ESOzZesgFfdB8BYVmlDolSIWdjH3B
hIJzEE2ScjgE14oL4ORi+p459saS3rmML1gMEZsb40skj454HK8rbxKrj9MfQLOiFo5UPU1NGhQxSLGphfrLK8cYMg9pO8di+Pje1uwPrDhruDvnsCnE
NrxIRgXW+Hpz6c5Fi8E4n4lyKwCDCQgeKqnMPI3pgmX+6PgaAA8FemZADD9F4lbA5ZTfq203fWkOzdUQGTbCwIeosB0PjkoEGo2pc+PEjB2MwoJNVuvl
uURFbl4wOA1pTojME8YyeJZGySHXjcV7Hdz4En3BDYiVxLoMKhzr8uprE212O6oWhooolfh+oHK6Q1x+iPi+ZkFrCsnGIlA5NIRNr4AlqpQ6grEjj1Xs
YDuImpX7rcltRB/z/G37RZWEUYT1Rq3f1q7/z/THOStcOwdkez/Gcd33xZvGThOl6PHkcCo2Wsx+SUliZPnJotL4I1+wi0JAixANlf2G1ywRMrdPJOyX
FVhSdEZicZAmp0hYIb4LucrXAd64Qar8uygm6vMSChktDDb2JWvll5bKt5v3xR5Py1MgWtXsQCPl4bIhS+V6GPifRpz4lBnQ1eS3kz9t8s2E1yC/alCJ
dzZoHMP2/ei4QqefCz48xvhvTEcYQF9VTjkwH1jn+01KyrXV2Imz+7qDMIf6Nly8m5twz0OYTl7OpwY/z36cDcjZxve9GFshf3n34wvcAVvsuxUeQFf+
UWAXft8fxYwYrBB5OMQR/Qq+hJtebzI4BitW7VpF3+iy2citPryeQ6poWGQU/S9Y1QAh5bvLBZkIK52ruIaFdNmBNF4ie9Zv/jDlsAgN0tUwUHvP/M2C
JBdz+OEjmDUqB7Y2YKT0I6JnMox/WPv1xeVsny2m+e3r5c4ANq6J4eTRYP5fPHc67JS8YTNq2mNMigUP78b+EWwpfPNxKvtgGg95+vZwevtg3G8Hwwn3
3718O1N2cEKymIFINLeTrpaNAfRt9r7EPQ8b9j3NwHjcZiE2xqg4PWeKtOxGAClUMgxdcnGWmIGNRZ+qIaCz11N4+64dgvEDBULBjfZKvfO2WU+3Jq3R
B3IM1O6+/5nvm/AwoyHmYjRt5EwK5LA51C8v56caarmjFImdtBMwCByWSHCxfLk84djrBYKw7MW2Gpj7yPurwA/sUdQ32Bx6oCVmcVueI1AvRZPtkYOf
fTm52nrZd+YwGQEwO1HomxfuwHBXzJ235OduFNOYpYnzC5kf4JOvLFubxeewF9sw4eu5aGea93FxRlahakJ36TL8XIuE0yyvzUTYNBE6/TCK2VNg8/xi
9hqD3tHRBu8AzZfDss4vlv+p98ja6eZug5gDBGKLwVEKDF7rUoGdbqLLTCjKeTqTaPCN9+uabgVptb1ktwKpyNjbAlKJJDYJSJyRg+eMgdPb4dKbd+wQ
q/Ohd2uUfMlI14iP/0kzcPksnyg3wzmXiOUtrnM0Rs+Mwje+AFDv86NHZFguuMYLpxzJAJ8i3tX+ugr8B0f70PD+e/zxs/9+RHTF5PDo2SNJFOBFkwhq
/o73gb7435cLVpf+QT4+kpoy9Knkicz/CzngAFWmk8fxCQLnaKdfwSe3c83LyePwZCKUu3gK8HItyD7xJ6EWT6/g3X30rNOoabaveAxmAPyGNN5fDcmy
Px09ekozf7RJXuYhrx49/+loay1+0fM8e5gZ5gNmGO99hlqaiO5kEJBnuj3n0dR/orP2SSSPBzwzcFIW4uBfnm9G9OyH/370/zx65o5TdCX9dCR/+eOU
s9c/6KsUYxi+8sn34avYs4/DV87F+tMeur3nwf7gjkN03R/RG3spRzSMUuhPd1xLyvy3bzR++tmaD891eD/oHI8wuyOd1xFmdKRzOcIstm9ymW+KKfJN
sbjCN3l5U2y1Z/rZW/Sjm0LMma+uvXW+LCTX+O9SXeGfIfbA78ypb99Hzwl8XS45yURC5aHG0APf51Pnr2NMuY9vy6XJ0HOMcnVN/NZedGYheL6tthLo
tq0T9xF7s2cnwrGPvso6tN5oBC0U2ZaYjp7yQjteHE+vbfx3KzKulmI+esrblXsepkEf5FZlVXPV7XX0OPo8uOab7HOtcidNOPLMfE+1y6Nip5WhX2gf
4vBIf1xSjXJDwQr03OtRpAfK+BoN++hpoPfRKj/NtH702kC7kOjjeOxD2qwyXdadz3x5o6vTcQ25yqO7kz0uiW6nu3OgIcXjRmPmhzjXO7+rekcDe25M
gZb+/+N/rh49W1yeng5lTTZ/cqGG4Q+gdfLnTz99Otu4fpLGZ2JEUTcdhtGReb7vqO++YOes0rh3Xnm0c8Tkg63jg0/GBwOfjGj++TDEH3YO/9HuXOSD
8aHF+8bHkT/ZOmhyz9YZGr9vi/lgPuNVwgQ3TAMvHPMDvHB80vWNo1P8fOfYXlvnfSeRHnPDoaJv9p8NvmUfoY9mfNM5llnsP4/00P2H6+iHGw7K5nX7
uQmmtp8vyFP3nHC9Z89xfb7/YNqEwzFtE7ON1IhuntbjWGkkmSisCgfoMTTsq4tElJXWrAtzoDGnmvj9gVZG9pJGTFdmoiwecTkOtAz0qF5r4Os9yDy2
KLSajl1olVeHVkkeRCsty5do+DR6F6rsjfGLzR716pieesqVz1amI8YLkGhlghw27Lqvpelq5lICr2bvkVaGxkJbyN9EogASs/RyXytWtfWkD6uRh+Fp
ZWjWqQQbjTIsGw+tuw+yfaGyjOC3VHkIU0LjL5JPRbg9HZuCU+joGHqh0eadcARaLeERno5HLLwASdbN0at5REwtKYNaMp/BUFKiIX0RpnkQL/02meYv
k0l/KyzzF8ecb+OWxAacvMb1lr3cHUnppREn4snMMkQINhqPl9HQ1I46sXX6qxHtJHlRkYvolyycxRX+mjgv01OnLadVoQcT9+uyXMnFIx4lc/18XEgU
M+kQaQpHSSQVgjIm1bI2jIlYrperCrFkYRmhg0fTOvGwo0siZGKNyikjDUP4YZeJeqLuJtya2HiXFzth9zTVjlnQb5HZfYlO5H7PYcy2P1ev+2S7Wezh
s/lKLOSjyZvlGml5bBdzMCz/chXo1x9nr/izO8xhQ7p+O7n6IsAGDRDpzvRLsJIfG7R5BAjzNOTKcnV/szj7guPPV1GuTFf5U8b/JUCJT6dChrkFqXm5
hdrfNkkrJvv46sgm/OSW3fpq0n/7479J/y/3vr8+6f/wb7pF8LPgjLz8voiMy6FUEdKFNDnSLVITEyzR36TpBRKFhaVtrkGUA9bz6RE5YXfpGU4GRnq+
E2XFtc5GFN/IthUpKy6y7hjY8hZNoqVESiVbUS6JndLZWCrHMccbpH8Q2c0L5lrgQdXQsS45EkHKM2NhRTX7ZGvZaWgCZ5FBw0TrUm5yT8g6CSZm1mF8
LFCvcmIzlDSj5hNZez6LzflQKM+NmN6BwO8Xh3AP4qIbfnADznoTjnoDUPrgQOhdyOYdMOXtyOPXgBLPbpZYnY6LwOO+QQPOFUaHozMRWBknC4K0dVaK
c0pybOkW1qsZAgt89JIe/dwEIydd2jMlEAPYEh7Z1Rbk2HmBxGlHISJKafLARrTDYyAm0JtyuSCvaK7yna3IgSV7oXv5uPGOdVe3gb1avOPnVKJUMQAq
TQ6TKoV4Dm9nC2KTerKoZE6+tsosqgnoQlq/x1SdK4wJB+GEPgsmcQfkFJsgG6UV4WkOABdZFEEooTiMxefuBJwJjDzRT+KcQIp8kBvJpMtqhIQME9sx
vENjqrAThWCJ8SpCRuvWZKdSbEks7to8DMdWGtMn8T06cdss9YFobXuFvuzbRvtBNmwvsh2udJi0WX72TqKGDNGYINxy8GKC5hqZ0xPtYPdqEiFGJO8r
oDMi0n7UjjOREt8QmETYdgbEVqucErkVqBxxssAmZKy0ObRfaihXP2Buo7W5Z7xrC/Z/CLzrS4Hof92I1xfC0v8qYa/IRMCTzQKfMwdnMIg/J/3wiEH0
FARWasT/+Xt2GxzV49QZHSOlMGR5F9FDx5SFYgpvurgK6KQz9kVqdeTH0tvasJqJFWMvToRCWiZpzCzdHNTizk+8Af36urD8rt/Csb+jNdG8O2vJ4iun
Ey9SlOSxkECFMyXVJlKXjYTsq/BZojTZ/kTP8TINOpgRHNh70SaCEq/HJtPCM+wn/g8BCb8M69z/8c+DdX75N/4VMs8v/LpvgIMGFrBiWJNIFs6ZIx10
5qAhMbyfiXnA4G9RlCz6uLGS5UuB3R2F69BjEjhoIWbUGY4PctA9zYwYro+yNrGBOdE6EmNhncqJykyclmV4ZMSBr3Nu4FX7tM9vwpNw3/5NcRBv8Ss5
3eNPeL0OBzT5duUMePbmd1WueJoN55LnpWxDwonyNvupwnuU8WBcm9/D5mlFLSSsOR4tlmXZZi5dOAueIbMChxFusnla1sOQR0+DjnIQ1igRZqwDRRXa
sKz0fezwgt6jq8D6AdQd1nZ2AyLAFoQp6OkWTop4pAJGIGwAlqCxjS7nnw9/3D36cvDljOui4cADA7OzXuSk45zjlOOMe5zw2883yfajnf+gTXzWp/vU
mhvv+oi/9uom9/TU7diI+3nuV/EefoT7yqv7KtztfpN8QO3J9/235kYsDzKPL+lITFdZrox3OxL3z+BLuBIP97odol9/m163X67i/q143n6ZKvttOrTc
1ERE05YA/42C8zpfGGhgh5soDYGUMBpJJKW0Chzcuiwxaf0Jwdqkusvi0363I3zB2x7oeDQx8VmNJu0gCKVk0kgTtHJf8YCYEf3TOysOvWzHvIx8cC1A
W2bVJPU2AJ98+Igk+O0u5lDU2qfjKDog6duOFaiUBOaXCCOZA+n5sQBiyRW6C+vZrC3HyuGWNYi28jUiqw/CUv/GsP4aAwV+cfDsLZyKbPOUhD8lB5gy
xFQFQyilsCs+uhb1pR1ZLdlrNkgVP1btATHWTXFJYiOOUy9Sh4cEs68teIEeXfAwjRy/mO16uHRiDxnRAoV5Q7gxVpB9aTJvFzp4aY3ewhQ7vG0hg9xz
bhYu4CuM+9gBQFW6V3fV1cDQBkcyJphfuVSJauBggYyvaPEZziX+nL8tnpWZRluFtf43nqVvFD+4oAQNz99aJvlA/K5ZTiZeGMSXvAEW1FHOD1IvOt8B
EOKvll/JeSEiQDRBbWAbPgdRAiLujd6HwSkgn5DiUyWEJ7SEe0n6N0Z0anB2EH1pom0Ul0SziK3K+aal5AH5UBHi44JsE425CAGGGoUn5dQ8KznF3a2h
dWIVAEvFMeFTEzaUeBa1RsBMqfcUAKxKLkYEz8ohICqgRCAwnr33tOUFvqfcidoYMGqyxjGKDpd4q4HusOtGmJHzFR7p3gC9hXtgLzf60Q941l/2s6q/
HApR/NPiZHa1Yxb/fkjk1X6cqLj22EpfaIHO+UK/oCuImR9N3HOk13M8tN9YyW1kJVsTbHSD1Ua0j812/i06n37/5GPwi+v8mLiNZ17YcmDqrIjLIFkD
rxvxJ6Rb9nIHVxAST8Kamu9Owb0kfCJE9iReJ1orb6Rwt9Rb+hIbuR/h8L8fqkZuCpcMe/R7gDK/H/U7v2vLluvHQ6NEntuTLwI13TqN8PDTOPsZTeCe
gKZb6XGPiuIzixbWB4L5vyAvS/H6AZ1DlqwlqLz2Lop+0MlYVYnNsVLipO5Ob0resd6R3GBz3KktuZYqXALE0MONgxF1uJAercpCqdAo4jCarBKaVGCv
qYpNx0MS/ppScc91GNIBdRjyrXUY3G2EZEz3V6gJ98Dks1/GfWXueHsGxY2H7+xs++zdLrC+/LReLtdvh+JgUnKHZnZ2eSpd+1R4c3/IGbdS87+3Gs5c
5PJiNnHGjQ4gnh/880Fof47MZgetG4ns5iXsxCE6IZPiKBhcSncIbFbVguiikNdsEwgjKF6iX4njxIeX2fevmPy8OMvjbdby5Hh1efaY7v3NU//k6/CZ
rQ3+HFazj3BlQ4VoefPE0ClCrYfKq86kGbPEWYkheQSXugeSc9sbkEAhDnLBduTQyJHh7yH7xFseJErtSD3oYp81SMKCECE5JZKyIaQoEdzyfce4PBzh
QrHikvd32tSiPh+ZCz1K9FkSIAjjkhcjlAhvR7SDGFxiHtaNNx1ml0YTlCb4NT9KYt2EZeTnt53sz3Ib8zTBFL6k9/mjCJFxEw5lF5Oelyc0JzheiUjV
6Um+JTWoHUqXJQfhnp1D2Y8kXQHBYbnLZoaWJUKDFD8NIPmIMcjlrfQulBU6whsFdOJwHkFiehJ+WKtZ99EJAuGbYJvVyXCSb5JpQFqamGq5d1VBUwwy
UNI4ATy4jmC2wvHmrBV6eVP2GvRSYhGFj14kb+je4bglOZmhNrm+0ojqIeTvOo1ZgBxftDZRz4KFhOyRFODp/xpF4z3OSMW0UpNYpUTqscBgErMnUZoV
cSYxAP1MoSMOhlYiyS/R15As5E/OfotOvD+O9lQcU57sV2EnpcRDTo44uTi3ROBaB3hFR94rh2jxfGkHk4yNJoGQfQ4sE3wsuCDzqSF2Q66y5+ewWBRQ
hYYW9h22GHKT8x9o/XXqtJ6GzyG6zkcmF35M6UkVeJKkuNFno4QshoXnJTJvmBBd6qEiGcWBO9JSCsLTe7z3s+oTHRmhAidcMCQne+w91x3hdaSTIYVG
yN44OKbVpyZMMSAGOdCBEHxR8mjYdmlBUFWec1fr6qPGobcAF0xdknloN8Vk817+dIW4BaqJJaUOn1PF+UTwXXAImqYNQzkqlwSG87U3y87hkil8ZdGf
SILyKQjETOxGws9oC1VIeQ6lljnrHcF5vMM7yAnnAbbSGtztvRKCkbWkIynF0kIOHkpa1QUJKj99xVi6Dyg+BhzZ9y6iNmQlRlJIJd4s+Ob0CR0jAmcI
9D9dsBhhdtI7vECvMcvsXMvYn0QbmQ48tXTsuEKNMI6uiqayawcAl88Hx6kLQux7HWU0YQpg3y4mixx3LmdlTkBy6bC7ev3o8pPpbn2FeLZ5L2iF9PAm
0vRR9qJWhyB02rmmnI6dDfotERvyWUPp0Wz6KitOs0ig2qpyJSdEMdNWC+X5TM/8zEP8ZcK9rNpCeHKA9XX8vRpfn2N6iZxvApeX7JGPF5knZtLIark3
jOOjik4kuTKPo8U+Zhm+EgRGjMCz2uOixkWLOwwcNjLgJEp3jVDr9arM1Vc4treKmK6wBVMmMmeVCPmFeJheJU4+0ZizaCUpFWhb3jR6vNKepZdl1qP4
UJQkFgZ9mzRyWMeGl9oDN1fSMaxI5awBDFpmocPTN9sT7TpZh9IPBu3+tng3L97ZbcvGWiKbjwUaWG0FyqAj2S5mIo0IhqJcE2mkVSIAImsDos3RjCNp
9W7wr+MZegmjpkmA244Yag8f8+Yd9hC9xHNBAMQOpIpCQzQEfYU9wL7nHK9cnn/znpSHY+OfwMS/TMzu/c/iy0bsxo+RIt+ADOHonVAO4pd84KTcIKnb
cu7guyC7FUEfrQmcQmauRgPxZXg+u8dr0HRCwZOiHO4kapU+Sq+hHykIk0rCOyVmgIxnaLR4mz1HLpFgQVFaOSBSQANDe3RI+jqgVHpNDk4U3spFToBp
ecly4UHpG/Eou4itz3qAIs9xmGLqkxovGFdtHJwg/htMAl/wegJiIm4ui+OD5nTgjtE3Rewfrq3miooX2QMPIwVfSMGEHp9/NbR5BDcrts4lJGSDqsB7
hXT+AAM3e5UPaYzBM7rgJRAEOYQiU6Mvaj+H5DdIvULZvScE3RQIjoDqNYxpehFTgugz6CAmjyHfXHQhYWtBLMlFqdwM5J9/OghRV4RwAJUzuhGLhttG
9RAI7hlR0aIm4JgoYCG4+kGYJVz+cCUw9sigCa8YvImCQzRJJBqiAkiyCjibos4gxiZmMPsfRlEDrvuoagCXyNn4JgTiVDs5IkeZLZvKEhN+CwTMdJHE
jYj2WxKZf1yu/+ns/HR2Jt2Id3j2nx+9nK+5IdCLq+XFi1fnl39+JG0/5ps7pFnCd384XU7X393tf1stX6/PplePtZPerycnL979By3O0WTXyXA/ovRn
Nbuzn/+8Htg1tA/taUC6A8fAA2ACnNQ6/CF0EhWbkdRdAdUALTQnXJTU/AzU1mv8ZQ0CLPqUBR9yxBrl7xAEtYikYu91WWB9Rugn2QeaiyDVPgHSdEAl
BcgMfaMZ3Y5Ud0B33Sti4qtDVS56tYORwND6JuRQytX4DCTI5VREzrqUUCvIFY96yfeMgWbwPxpAE7DGpYJq/ShU4B28DL52d7ArjTZBFCHfK6DOrtBQ
6oD/giKJnKysWOPHDEPviHoH3CAuwZuQgogJuqMDndRQVtq2CqSvKzSKOEifI5Y+AoP2NcWid0Qgg6Jq+AY1yefsQXuIovUk2YKVMwLU24vIRZLVoM4E
iDHErrNO+RDws1dIIpcwLoXTfAUuuTkNzaEedqvo2OBcVjDUKZ6sYB3dGzEyj1hR0t6AvyNOPUSi3IOOg6OpFRwDIlGYui46LXcXk1ca5w+1mlaQ0F3+
hXPI8S2pGoAWSQwHfQppMYpLOrKVxQ1AFq7ijsGXjrPWZDFpqtU9gGsgK+jqPDa7A3nggiKytFzVAdg3Le2hx6K4BlAaYIPn838ElDuCm+FlpOIqBX7U
MPQOBeud0iBXOZc7hDY8vRzvqN7ORWhBG48AOQdigm4kpEA1ELmaG3QomuLmOB1e5wB/GR0/8G56fLVzB17glUibBDB76TUhvgHUQqupH+QS6A5uDNhY
nmlbQOYc4NaICqvT0OESyQ203hP6kNDhhC3iLUU+i3eCq7HJz1Cb4tXCQeh4x36YjPB4Ah2DrgSeUN7RB3BzGmzvWoetdZAy137DISDWknEIaKx6qEJx
qu6SNMRG8ZIBW2pVJk9PLQFHi8udPTzG/sfpNUxAum1994fvrJ3cyew1t7S/TSP5w15t5Fe/2lJHjh4t3y8ePeMWjvesT357czj7uYz+S8Ayn7MIZ9P1
249Zhxt0Y37M8eovF+vHtCpPviZNfiMTOvtZTuVrOKKEXYsyRvJUBFOpBRYB1EeXcqqQoDEdrllH1QlzhGKQAgwhD9d0sSSgltUU+bhh4A4ohaQWiPLF
QR4et6jEIt0cQp/usRAGHVcMkjpF1pXEsZEsRYQYibimekM13SbgNQGBRqybIlAiJLwueQdFHalOEqsQkF3mPWaPACHOfgPo17xrqqsfpEw4RBaRbu3V
iR2SBldlqO6pY1VIlENN4KpQsCU5QAAmYYwZoVld4zMCYupJX4WVIkpyMMXVawBOOEiroKnIHbRQDbovmVeie3enhgYpYzpKWlWMieiimAreVb+QzDCo
JTVpYl3RmA26aNDKoaaTndIRdlX8J6sUtxmJGeZUD/hZYekVtdsi2s8RjRWlsd6w+wEqKEdqVFiAMMREfyW9qVjqA4p503UI9vJ4E9vr0HCTYAAMritJ
RpitdAAafjqYrcA/fej4mZ0pwyHBNpNUNvzUoBoYvKHIrtNkgunnqh/nhGnSq+SOAjyYrnRQh0kFfODUhvtsMXkj455dnV9XLp7Q77d9/SVjlf8WJPZz
DxLTmpqBy9zL4pXU0Duya7RnNSi/JqcRy73CFs8aiOmxAzlbzCYxF3ADGgdcTcSwpZwHcV9ZpUSW8mFoSWAXinDlBrnN6csxIEgUDMAFddLQ3jeAMlxP
FHZhiojFpjVKavpxqVbNFXawa5vUWmXs0IG30C8ZItXXGP4W6vxXEOocU7R0eAcogUuqQ+gTxSMKmsvseKvhyB6zp3IaUX/GZWIsKJrbosjNxKwG7rTS
5EAxiqERi11DD11uUPAY1jkMLSHdEW47X6QllsBciJrJNaJIr9c+FLxkckySciiGFRuabFRIZVLHupWB5xRzlN0ADsP5+3o2aOcxcg6S/vgzMc5seXGY
8P376eK7NVqGLy7Pzj88fjIh0fk9RKx0kb+Y/eVyziKQn3o8+ffVTCXw8clsPX319vGTY7tzvlitZ3TRXsG7opfMTia/mWCth5t+PVmcb2ylQaBif54/
9PyXC+gU0tL+Yj59eUoz5SQ49V3xo+azBS3R8uz8ci2d3Cdvp6vJy9lsMTlbnsxfcyjJyw+T6YI7fJ1OX9EDz2cXcuWzyQ/QJMQDpqv6Qzya5OfPjybv
385JtSFjk1Qnbg3meCT/cHV+xJ/Ryv84u4Ai83dDRvDwmRsWe/KP88X62WS24LHTKJa0Ch/Idl1rQ/r1ckJm7IlMcRgYtvb1dH6KdD/MbiZt623KNMD5
+q2qQtPL9VIIYDVbv8DDX+i7HqMf/au3s1fvXiymi9/8YXq6mj05/qytvEvxKQGSsVVgzU21BTqB8H+gxjXJlloOh8DRippkKjDXpjB1bkCHEywpT7I3
Gjz9EcPQO6I6eKCctwwlPCeI/FgQG16jVVktKamvCKpIrfhZHKLJU9fPnblcilYNqRh+zRXGC0wZr5HQzpxVBfLA6/ObCzrrCBA7eZihxAEPwsBVADkV
K62nrJYQfjqFtn1HTA9pSF6/Aa5PIhZh8D2rp9Qp0k9WPrSvCkOlw6AMNKt6mGuIhuOSeX+KWpxasoM5fDDH0cZqTU7rnQR2XcGZxJC23NGqOlzJikrq
GeKlgkZlSS/eQ0clDRq4AT2fFIeHB8O/px+7Kc3Ma588G9J/J99JZ8LvJo/Pl6u5cAf/ZMh5BtM6gmN/sf4EMEw//oJI5S9h0me/2Ol+JVNZOAxsO+Gz
lhp6uAWAIABv/4C7gYlvKljf8IqDvpfn638eXvmdbzWPaPg+7t7t7fbx4A5h2sOsslXICptBo5yN/RJHpcAhrCBepIblYVz4M0tT36+tSHaQK4oDQJxX
wBlcaksQa2LjuaoXPMSD6YVMXUhqD7yWa9Ah7gbhAYWMFwDRXQu3f/RQ9KYE/3ZVRK/Ad8+99xRI11eyF1/VCgex7LMrUCNQEIWbC0toCcMRoK9gSVPe
e2AWqYAGE2xTRHK42qEwhGyqC8lzVVXwTVYovIeC4qMlVhAPmX31ADqlsXYgEo0GGtW9LGMJKaMIWaqa1e5C1Yuj6kwkv5OuYvAdNO+KErpron24lICg
kHrlCzzYGbY1qQc5HkbgvRSA7N4h+Y+Rbph53qMPG30VtBIfLY9iMJEBFigUYmYLnMIP0zitaK0VvAFKpZtCw9EHgPyBkSep9PfgKsbXrA92h4fY33PV
ldtkg9d4Do3D6kDnSwRUyp4MsAJD8FxRdDVL4EQIKVl8lIKriuNkJVBSJhFpGBCvQT+AZtKJtTxl3BGyuQw0EzVk5TOo3Eekg5Odo7ozvHUnCOYq0BAe
ABo+pjBkScqDvBVoyt2r/aKGj7I8dX6VCKSVTJBDcpVCqlFrIXsNdJZwmNhU1LVgpSRbRn/RgqBK8SNJxxFBFSNxS60S6ZC3GnsV2RtzQsYYGUKS3kX8
Ix0YQZObpqmWorUSVb9vsmByCGMfxUcJQ/KIfCMGY9ckRPk4jpRSoDRUeLrI2IKRwZgv0OCiod3E6mpp9x9OVuB9JelRIeMz6Kk44P5ZpUvhilsH60oJ
YqVqTGuNGuCEyHuiagik0gar9WOGYXc0FXsQf0qExakrTB1gdIfZ61kjNYPqNWpKq8s4a/xZaRaxVjK8EiqmtGsMk3XDm3CwShuM6YQguBrN8tf4rWAx
tFD+aN6HGdNwxTivscQAMgMdr6bcQkfacADIJNY4vtbVuBY5wfzFOI/yi56ygRcwrhFTGngdD5Ny9HqUqKBhRDWNOXYMwWEIguPvNNqO/cugae+TZnpL
DJkGmHF5YfUAW2lVR5xGZkxCLVR1AbcAgxxwAV3eXPk6prSKHzKl5iv2QU684aUnE7O0pqebSlvPJn9+RILpz48+Q7R9YcP5257i2S9kcg9rFN+iUBNb
QgUJkrFdf9Ew5hCAsjGehQMXODxdNVbfRdDS4TN1k5hghrOwwyCgI9uhQLequdB0H9BIxxEdep+L6mQs6GhMD+zwozQLgyU+gJhe4hcFkSahhKKXIwTC
kXYF7Z7zozSSNXDbR2jzAWp3iF1TIhCD63hEUPg5mkdvS2qqcEyshrGqLcWhLriv+qZ+04OQUbbCAtr8xqjGS21NTcGmFgqH0mMMXDlDlirnoOYS6YIo
0VO1VpBDOXSJFkKUUCU+irtKRWgUCT3IIBLG+UDGTqsVlD8PXDlmjdChXc3KimmvlbeT8gnHbmSTCrFILhtrr3Cfc7aBFQghYxAbEr0WUXaknwIVcdEP
UfjlQRJLMoRiU+EYodfGiFBoks6IeOnST/zQzBKA0QEhP0GLotBDkz7UOUt96JYn8jHjsFu63pL1ljrKEOFbINbpljDckm54S9RbvL3FIicasjMCLAiy
OWBJRLgv2OrUKLtmRW5ycfoWjYCKGjQU1VDlQDC8pZZDbAGPwgqklWgXtqYz9KFpZJmCGaTqRGQUQ/FL2mK1ZS9VvX1wxcq+GB4CT3Sv6lkmNbSjZWU5
BMMSjb0gXIMUq6ARfll8LLQT+IAr4lsdBKJ9HNlSPcIBmuRbV0mlDTj17A5mNzni9WBcxCZsLhZU+CHVLxwQ8vZf+0/Ef+07EeKDzgellfOSdbF+iNkX
f2exTVppIC7eV2TTFDLZGmp5Abeg3er7Sm6+n83fvF0PmapSPP2wXNVb537PcWrlgDi18OlxaroIk19NdP5fogTEz2CmDxR1GD+77OmnzfGe1L+POfQS
5YIYPOKjB9fOBgcQCUMcQDsAbz0HH2RU7Az6AbF+Aasq2a0ahdzR+oP4rgb40XOFwZMtTdb0nRKC2Tndgqg3L3yc65ui90xLWfh6bTVqDysNkCVOz3Xb
uE0E99viPlqwkEnlsFIEUZ3yiWPKOeYKdcu7Zr0SU0PXihAUT3OZmXjkBEbPAVRabrBxYNTPgLV9epVrncmREvSn4q0fRbiiJTvVeko7OD+BIw+jopmq
Ym8/Bx85BKRy9ctBEfdaEDMowXN2GzIFo1UJYaLQHIF0WKBERYA8R4tBIubekbdafEYWHdk4SQFC0vg1TLNLC2gvGrRoN6jS4V3KerRSRimJpLEYJNzF
pIsd2JrzWqhPgFP4SMh8S6hSheDTzDQt7odCCuutVLzRiWpEpU1ScaDSd44X1fZAWisjoGtMIWZhWZsFVfrIxoPW71kNw7Sb5yQNLh/VZeiZMx+ljKCd
mhE3a8hBzMjsDg4FGlkzRhXUZr2jGCWWN9EVKL8RJQ5Zuts4aJccvKyBudVZF2krLYqqxaSSpmTNctL9KmVSIKDLVtRcDmxbv/+eW5qXcOUaVGNl5Fpq
2HA2jJBX0/RQIsb25ZjY9Smh2OrBmczoxaKV13Dn7u+oU92v/S63HnB0s7ruWdDIP2js3iFo7MvI3nGRLyJdIFqQXmyFkuAa1CLdMF1EjkiJGijHh5y8
T69Zfe0QPbBr/mNPQENedC31cN8DGaBaKyipW337MfqJ2MDEg7tqKA3h0QxCNftE/vZGKS1qDaoU8iEBz5wnrYeLFQkxRFH2LgYU9OEkCDUQK6xd7lyH
Np+oycqVfYo677JGEJNZizrGqTuAMy0mVOxzBVYWqSRVS6TWph1IybLUvuOFMTF5tNVmZTv1MELrVbFAUrrMn61N3sneTajILq5nETjdMu1zRuacT95r
kDPC++T9HbKBxBPqzPcQy34C5TQ6iaqPEfHwRd0dDU+gyWnZRReQ+Bbgk820sRADWeP9PKf5aQ3sJI1nWARJfW0P+Ku4krQ+vY/x3smb/UeyTKKKCnCA
oAwXAbOkaEGT/mPiWFHGi3TuqEWCNdMCCGH2KFnjezen1UcNQ28RlCKiFAO3FgQeCSeeI2kf9I5iUr6jLldDQkzpCkoCxM0NYCcnxnWrmowcnIoID85W
RNZOUwzKBy08kSxHrhSUYO6aVddc05kDPM4aLMLUcvcJzlzoLHOJOwfy5HIUoo7FYyljwo38MrrtpeRRIi0jzpZsJGRb1KRNGGQBWFZktPAo/vlXk6pS
is7/dFDflUon/igRi4nlTriHoXhxxxcu1Yq+elWWp0FjyrSp4dufdjkudBhune3TdMwdo7594+6jypIWdPa5Kk8OwTF+q2bfx7X2+TKlSR9mJt9iedJb
5vCwuNItKlhGjFshY6RqehZCh3qN2q01ZtS86mxwaWI6giSIy1r8RU2CuRA/qSbURUITO+n+a1Yej1f5kE2RyuNfBuzb39fo62NLDKCezVcCqR5JZJ/E
ojOgfMQLLnWE6dcfZ6/4s9sWFZOhFTUe+80WRL7PeXxZ8s5yZbqD59w4gy9K3Fuidpe65Wmzk6c+xOFZ9HJOkxvT9714ucgosZxQdXNxcZH9DYuhFgxN
0O3Pd7PRH7d0Cr5rWviNXnU+vZiezdazC377T+MJbH+zO8QHG9lowfeQMqji2Q/Pj0YLTH+s1tM3fOHr5cX76cUXK1JKev+G6E3C/ubwQqV3HNxf2Gxv
y/T8jHOI0qYZzZa84Xgoo9qzlveJET1resneGi4oilBTMbinSEwGGZ9lr7PpziLhXFcZ9ZVLQpY8ntwtvr8i8pmLl1tIr1QMEEi1InIhxeIMgfRwUNFI
s8bXZOfqnU3OXeWAYmAsGrfJuaPyqIhC5pWNLHMaaD/1iOBnx7EpAIM6olRIs+pDJyz00qxFcxorN7xFU/OcFFZKXd0dUVMvW0eLMQ4/B7rEUxJHQm9B
O58rRxlV0E7Igqd1QIAJWc3d8Con3QNrB0TfGPm3aNCocEHU6jcMTKh+2YGYNt2gmC1WnONv0Ji7e8Ggcqyl6siEuW3G1XrGC5rBVK70mI2KQlUYoTo4
I1AwioE3BK5zrzRDjPLQC0mAJg3hLqjQy96PaI5J9JFyqKjRkitpu2P8BtvmeujiV0nqZMzNtOdESrO2dosRsfBJy89HhjGkBQe63adojpDkAMdE57W0
T0wo8k8EE/ha75kaIm/rvrCTO0/3bR6w1DUJR+sehGQ+IaIhVEcItWrtVfrKgmnYWYH+jx6oH9fR1LNfrXaJxsvQZu2vonw1WlfiMR0N5opVfgooUWEV
Ool/ZK2H3GKWOK7MUh9JvRwGLhhulhSMxHm+WqWjo0x9KOhxFYo+tyBMj6sw6V5kh0ipzHgbSk5EjKqVmrS4x00HKsDg4mhOvI/1D6FMOrPpiJGYrjSg
B57TGeDO8kgbYxYXrJ5Fj2jDIl7O7J3WuSpc9YO/yex0pB/R530nyR9bUeuqxVqJWVlxUTp/WoYHHSOijjRrtS/XsvrXDHrnYibgkiVXxdQzSu1HDiXV
6rwFQDexgHLDAWJNTXmaL1bcymDo3KsSXXPCCkOPHb0MMqd8CCDMzQ6eSsMJDRXlcAKU+kIBacdBD+iSlQISt2hAXg4TGbbxEw7RoNPt0SRMY5gv5uvD
op7/bXb6+nfrNWkD9OoXP/rjFy/45hcvHj+ZrKfvSMT7fcHPkpgVSeG/mE3ezH+cLQaxP9InYXjpVL7ZAfPd8+np2Ez8dgf7sTbhNzDk60bgiESO7ooN
+TyFkUQJmsB0P0QaQSFpHG5tnyBgiTiu6WMuo89w1HgFUmzwHE4i1Wui3FW76+GQeO/Qixb5aFWFWbRoke6thESpUR1iZGpayf0YwYlIMsITFVKxcN4Y
IBF9IIVRq/anepeI49Lx8HpVLf9POjGe7XsXwZOSsyJF2SNhMeaqFcB6UJ9jQoW2OCyvR6oySQaou6Q4dYwr5m4ZiaqQxoSUK25Mi9hwktfmlisi5GgD
e71Rb2yo1M3ZCqgA4iygPEsAi5foF9RVSsmSAHrUCh+0l0i7LNV2tagmTsquxjpni6PJFRMpGjtWOE97r97I6CbqXyb0sHU5YmSS7qy5yTmLLMwFrQWe
Si8k1Qxp1TQ+xruuSRaJCEaTqaLWowoRiY3iRIbWxAH0apxE3/JeyaeaBxYhBygu7KUxW6V1JBlylb8GPzSKsHtZPg1Ehveay9tbVDMZXfCwoWcF0WvH
XVLfT4JuehSJSZNpn6JA3nHaUcG9kvFibl/0zPEQwvJBRGE2S14hWvYIPYTqIccf1dbo+NsnMARqz/2gxPRco7oWof6XpNGEPrtmx0GLl3EDYVv3ChXB
Ei5CsAxXV7y28AiaCF44pOeOYx6aZplG31HWx2nz44ayn5kzaJT4Akr8JLIcAzJwklNCCuieRH+r2S2ZK9F2lfOdu04K5YL4vUP36YQU3IB5e50Ad0OQ
bzhu8kZFFjWBE3dBQW1g6/VapYw/d9fCkalkhHkL2otF1XVUS+JGhtW6d3XVzT2c2xZvSrdEs8/FZOyJw0P224UJzIkM6IAcI9o4y/l0SRU/iaHiIB80
JGA7rXg9pI4UT+wnT0NVR64ViCOsBnbkGns43i1pbTyOX4DymXu66XRzaiqIK6LuUmx+6Aau6jQ35+ja3gCGoVdiSZlzVISnKPlxRwxkq3BsBOioNbUM
wWCJ5wW5qezPSPjcky2MpbY8IDYwzehEbj6J+kkwqxEdtVq2kJ0qYQq1bu7x+tzUDgn14iKjADo4g0yrFwaLUNDl84XWAmkkPTYtAxW1bzHRum48Z2tp
gKbG7dDB0xKF3JQk3XW4ozKJ2JoWBmWTQw43EvQhAHC4K6qNsJ2Ewy2ZfnIMC3LniXUnOwmSj8YBzMosNJ+dDUCtR2KtHkiNEHLnyFGFujtIj7uzy2Oi
+Ob2H+8EDIZMXDECY3TJwpoSB3ww4aN3EVu9GlhUuI2MDgzMpVetQBA1B79FhPnEpNFI9DSgHtz7SDvK7T/cvaBVNZ3Crqn62Rpt09nWuqohw/GIWi0S
IGlHO9sO15SsyVK2dquJRKqGmEankI9CPZzwhjWs9LBy49kOqWj8Cc4iV5O03cgBrbu5uzjKQGhLW3p2hABOHkFnzZre0+0oMpE1rcuFANSnVTCkQo9F
IP3eQpRfC+rf79/yv9f0jNVQKHFTRiT8HoEAwzUb0DttlacUcNsw75Pl+rG2yjuSrp8PCel/1VndE3T/BRbkczvTEkHfGTvxxXf5E+JBtnyzh03q57PJ
D597dtuK/eprkcH+aad7LIJ/2LQfypH3TaWNeVdRc95caYHUX3XxcE8yWF0a3sxVma0gNRkBWfM+4EXjSgXxDofeV4kC+Cq+9n9enlyeziY/7OKJz7mg
sVXYYCoeamz82V7150eT15cLjPkr+c7va/TfIq89BPTVuw/AfMMW5vtgu/WQg/6cTdofYbMTPEN7ybKcXpKPiEM8OtFJvebAi8jRTWtaogXd+ZrLZY/N
ko+/cbAYPu7Wn26OCvpZzubLRTLtD0fbCtQgmwr9FmvqKGuTuFsHwkCALWY/9MlgjFAsu4ZECpcMW6iho2HIAFaSOYfaYi5A0nBJ8KZ9A7TFlLc2pZ7s
dhRtDdHadBSNqwCIwE19tlDtew6mg4iuENGYsIh+NI0PJZvsR6fiFqxHEldFbcB2h6gZNCgaUvc6nlrLIQVFOLvF6p5kbY5sQSeBy6ZINw2n3gCNUxZp
nwA4ltaD1vsLzep1cFE+3rGWNcqkpFbviuNhUKKhr73WMYyxWPOUoG2WE+MqimF64LJBAk+eog1U0BpLwEtbt4Qv39C1NMehYXMNTZvMK1rAxUcVMCeS
UceQL+p0QkRP8CgtU9VrvRfPcZ1GhLJPAYXoSwm+qQtAu7Ui+6ZU+NZkHHWYrg8arBIGR45F3mRDTmiZgqKiMRqYXgUmjinsEu9exz+fR4VYBaQNEWE9
QTKTEVPTnOCZdOS0LTCdNF2LWlEZPhO1WWAFyuikCmycK8joNy5q9qYV7eXeJO1zHP/bzFn34Rj6+5hVxqN8K6vUmmOyWJ9zuyzvpz7gp50gAXPHa5jq
QQ75V8vzD3t0hv+1XL67PN/RGnS5RnrcJzvXf1n7cO/LeVf09z3pWr8UAvoZbMAXtEi++1dbm+8my5f/SS+2Tqzcn0hGNIAZbgRmKKLJrYXIPDjW1Xl8
tV1o8UuaKQ87k2/RwPyEls83xJx/dNvnh0MLvt6cflZbfGvT5I/LLDikcfKX3+8vPMGHS6bgyq6iqiZz/AY0riJbU32DMSCfoZU2mGotwTAryZIwYZg1
b51joxYdpSvjIXWtk2QNSLi5Zg+4rtWWag9Owwu0bTOp/ObTzlyRlmOJEJtAI0sam99jRxRw0bKwMcfYbzfD2CXaxTVatV9XQTaCq7mLK5peMFTRyOr/
Deq652bAMhZkipGxEqwUassc2Jy03sSAFodQFG/mevpqeAY0yS5VE+Qj14aXmjJifHE6Sb/Z+EpdC2pHLkUm5TA8bBBOeIlslUoNGh+cBaSniNBuDmvw
XM0MxnR1GR5fDnTxHL0QtJ5Bkvj/4uWBEiCyx4sej9XKCw5VJ7gguQa5tQoLDyHqXJ9UiyjEUlHJoWhaA5mcIMzGbbO15pIuYhJj+GnhlrGILA8a2pRb
8vvD3jwX6Rdq6tzLGfThLHqttIYdKtrKMqUiyxfokVmLsDgJ3M4tbXI50OwxoQyFR0mIRHZgFXqQbi9Pk7R9uf+omBqBgHBvTo3dSIIk9OY0bDES8Uqn
0lI1QikEAE50pDQ4gt0bghEU60zHzdcleygADroTTaERoHm7zxoXEzUnittMNA23dNrbkrvHhcGNorW3HILqQ83FcrlKtgpgQXuetJbCnfkbxCu0vgRq
w3LMpcbccla5oCGaq8MVYVCannY7Wp/5omEPiIiLHACji4kSIoHb5GFkqKbMFUvUQxS0oJwAG8DxUqoa19mjUmANGtFGjCrfdKJjakHjW9BoKiD6Taq8
taNAW4hTSg8datglHB6u7wOk0GkDnuw9ygL5JEw9EYEDbUu8zcJmOGeCH9fiDcExCa2QHbf3jYo9lSGLDSWcu+OSa1461Cj7CdbU1KehHWu2lAmnLWti
svJjHF+H2JgetBp046gtQSo5IeSGhA4v7F5gnVC0ZnKIzShN2UoqXkuTY1+Zv4FgUmvgh3SeLaiV2zloy0WHDlxB2HUQTA7hOi4Kf+gl1Hs/5EQxDm7Q
aNIVyciMCNonAfI2DNWOENvXXO3mF4X8bE6r4zDCGuBvjfmwZiwoAs3NK4CXNq2SSIQEWkjaiIJ7Wll5KjqM0TL3EKBO1FWVzeTigWBmB07mSyl3Br7R
ruWAmodIU6Ozh9NI08W0XVRp0zOSpWiPlMqSVPjku9GVZmgNk9HxuGoTRwvCDGiRKWFShkkGlJYvriqImIoUYQyI+845uRuTHTl2HlUsKqrNkTKhcKak
QUaucYRCckOqoQ+6TMkLvFpj10oa3IRK1iJJMHnNoYFMuGaWpPfRmJhVcOfQfWc6DN16Qpa4V8aS+1AYEcH83LcKXaj1WAYtux9ZsUIVRBMvMWjqp+td
exonh5zNJFUZkUBQkLjVXXDlxvzGDNLJvmlbEI4iNubK7gOhOo/o5NYLTjOpk8GCfEUI92hN1XtFEayOPmekIKHIf+T2ZUIUEoJHfMfl+z7KWrUysr6L
gdZKlJA4HhVBepWbhtPfpvd06YoQuDg2aJQ0XNlMkpFac5b0F9bDejjkDBfBywVB177tWetUOe5+wEl3HCXppSmRCpoy0mo5WLwioB9im5a2Sak0UoPv
VK9Rz5TpTUKSiTOjj0HLaLFWO9EJyKtw8oiXs4qo0KjxyEllrG9CBnQl2tYE48WlIeKfdI2g2RqxqBTK8LIQHwcjikWOupT0RQG+lG7QrrkCIxEGV/iS
ITWHvkOcCku7ddSOJaCcNWOnurU09IPSkTnliBZAUygqd3eiSzlTndbWO3WQMBenj7lqXiLW2Pt+1Tp0LcXpkHesib2irAXEtJO0TVxKtuup60WjwRsW
UptKBK890ensN1VXodo2ThRFcDE3yqBn5JvOqZd8ciGehHLLRVaA16IhvTVwwdkg6oxuGqq4cl1CTYT0mposumooHSGuxIvF+ZJpPzMSkCUUOdEZj+nL
5k7+br2+mL+8XO+iAhqeN12t5m8Wkw2iO3k5e012/gSRJOMsulcYFRADP4b8xkDf5DeTxeJ4wA4fA0O4mC5OHp/Qs44mJy9oEk+ePEzi5Tc/23vL2vzm
Z3rPKZ/f/HwfOF/0gJWzpvcHB2z+/XTxHeD8yeLy7PwDLc5yoZ2UJ+u307WFia0m/Ozjyb+vZhq1eXwyW09fvX385NjunC9W6xldtAEV474gbovdnvxW
grePv9884deTxTlwRflG3IAkw54/XG2WnfDNu0ok3RRY+e2USOL3vftxO+6o/3U5sz9l+j8rF+Y+Yzu6zPosJ8UpBsXWt5c8aQOlqhTrrmqcxVCkcgVX
0dcPJPPYB8Ww6ZmuyzPdQYWiUdYFLQE0568A3xObRhPxko/Dl1bHviBz0/cmSFZh9NuqlKAJkpdeY3LeSo/+zjRxh17HmQxTWLpO+hBxUAvq6nQo4gwd
Ia+VNTaUKamuWC2ghDoo3VmhGVKB0dm1I/WoOgTyBNKerdWYwSyFgQfW/ovCVx1AkNMWACncGI/EIeQosFO1uLXnACdBaIlhYcAue8W+FCx3AcF2gV0a
KNSdLA0zC8JOeivqTUN3Z6U9Vo2+05rbLblYb4lFul9W9bGBmXcwK4uYHFseSK+Wikm+aE/hkL0E7jF2rpmiDE0IrlRKDjcY9p/0oJ92OOgNWaJIEAha
mIpspYBPNqW+0Oa4StVnzROV8lG1eW+Zo0mgoVq95Rn4mLXYw7U80XvajKN9iIErioBo07+Yo+EfXJNI+gPAJu4uGubFheDFmssO7WWbswRBVCliozNr
lNsNXQC3whMzQN/kvUOxB7SCJD4TtMhXN3CyVm342rl/h/psgJJxF5CE0LiYrM8x8KyUC/LGs1qqMWtyRfZd7enc1PnjvYUkKuQe1XsVU7q5IhIxja7N
SLTkTysChWbpFq/wrZSpjlqry3NULJACmiDgqpq0gZB2oOzc740BEOUE6Rj9FtlPCW+S9zdUifgWhnS9LsRXHtTHA2638a9tMqDjxDwbgNfOb9d36O6r
r3kXb7n+k4PK79NMWS6QLvZ2NvlxejHnl60mCxqGFoK0B07ojeeX6ykPdPJ2yibgbDE5W57MX3Pu4csPk+mC6/aeTl/RA89nF3Lls8kPsO2knKQaPz+k
o0l6/vxo8v7t/NVb1vBoQlzw1/FI/uHq/Ig/IwPpR+KfkqP2d0OC6/CZG2yiyT/OF+tnk9mCx06jWNIyfZiQCYVVnayXk9fzxYlMcRgYLLDX0/kpPZOu
wOxmk/l6NUyZBjhfv9VAjenleil22mq2foGHv9B3Pf6emPXR5NXb2at3LxbTxW/+wOkGT44f0rLyqF3Hfu14dxMfR2wWAHzJEY0OuCba10k8258a8e2U
u71XbzxrvKI1bAqN9ow+ot5Z75mupUddtWsyXDrVPHOkfcBlxXC9FSxtuCb5dIgJQXIfDg5SrLWOEPfAg2LFlTyt3zC4dQgIAYK0hhc8bFTnpJ58rgIi
PmUyQao6x7gy0F1WBFcGQf9kn+Dmk15kQQGAgvITyVliZQzoGVui9jiLHThyDDB+ArvRtShSbkF9411rZ0g9HzGHHLxXKVmMR+C6jfJR06sZTE9aXVB0
0sD1WG6qN6XmkCd1R0ZWSdM0VaZhasX3rEkC1oHNOS4YAxd3QVEMz/4TLeDlg5YZTCiapGaSpGDoKjcU1SJj1PcblIlaM/os+6KNsIsP1sUuZrhauDih
1mm1uiRBy0C5rmW6vAV/OZ+zdXbuPVkOg0VfaQYR1yPSBJpOatxNekVsKB1C5jXc15mLsaiLnawqZKQQ76q6UiVa9YyqNWV5FaBcdGgkKICLPGIO+UC1
jtJ0+XrMVcmGo6rYsEvhs6qW3kziyZYqcYlLdNCrcEBldYrT1oVNnVWxSkLU8rDcIthrba/kUQo0Nytw6rk+rtTtjeiaRJdrDZHq0UU4Nw1ySK01eHER
E+e4wy76mqMwMhv+Zcc5/RA5XklC+irpfX4ovAXHmfYZ4tJiKMTXNtncBczR4pIaqu3UGqvFmFTN8vIlHuDxJOOhW6sZKeLJ/YaNz4QgrKO0poFj0YpW
ueYRUVC5gx7aMtZhiSsaIXVpCCp9Drlo6J05XoA62OFsPQYRWJCaZloVzuVTx1xWzxkiO0JQT5rvUWM2i8UiEi2InUyDQHpRLKVq0eHutVJMrQZWhYzK
dB3V5+j4RnhDiftINAWr7v06fRxdgwOYG0Lrd0EaQsWYDeAhHpQYIFEFpGeLTCF+jS7cDo3JE4MtCgFkNfmCFcShFU5ada5LLENGPiQJxnAjp+EnNq25
jN5SKAwWuGo49CIZt5eyQTrcqEybdkA3nkSouo0DanmTXARMwEWFtbcfQKtUrSxj9/6BbRiwmAqaJNGRzeRH+1CSmH7oCxegjnBRpf1Co9JKJdTCzi7Z
UiCGJbHDWw9K6SijVsE/9y57Sw2QfnHFIIpYLBW1l2xhGwUxeUQgEjLwkIu1QZo2uJJgTkeGL22BT2PIaofUI/QGWjAtDeGJ5htangX9hEt1y6uqvyk+
TVQvlMvyVevF9QJNzTeL2PQoFMr1xfvDkxM3gpNgEAn1tA3XGGWt+CeoK/quuR5uqJZOy4mAHC58PcQCAfpxzYqycRs5YRodJc724oMxSXs43g8LvET/
RXpHs/LvAkygYl+5/4pzXdAlDkkQND8GlITsqIxOrDJEAf0j4nCqy9LOLUjNMi8gGynLktidSX5xdeykrT25IZ9gJvyDg+G0Hplc6ySeJgcNWSqd1QhG
moVESXhKubWsuc8kzoQptVRVWyraAJiYnfDeVkJGejkqAdJIIWSjU/JvnRF7LzAaIzQNJVWKLDgxcHS97v2QOGCuga8NEDy0QlZ/otV21aD+WuGEIEnq
UA48AfZrxXWLG4zqcqBz4Rk5KsD7fWoKytKoITCKQ1hTQMibSIv01Sut7IuSRs1COgOyRaQ3Q9VLHuinhEryclhR9uwcitAWWEQe7Xy9iiK2FGCQDDVy
6JYIjSEXvKuLksOtqRNCMxN0xuabvaXDpdS79lzU5rNVSgb6wZQs3Zo3aqNFvT6g/GBGrViuYS8bVbMfun2id6NDTnhwUA45Djmi14EodTTvdEgp5agk
yj1QUW00eE3iNt2yodOFJ9VO3li1WyQxJp101NnC6iOiyhiasuUUdJYkwWAWqnkRoD3/gqr47ElZlNiBJ882NVO+ky5d300eW0GViX8y9IgH1HeE3jIC
R35KMpR+/JXSvX5Oi/BwKWHBw6AkJV2LHnDChMgba8RqKUpkTqZk0cmQMNUbXkW830pbm9hXo9/VQ+qskgjD6SMly6qbD2W4i1ZejQWdXzMHFSsI07U6
NRdMUTgoJ+v/HbSBBgeiC1bSpW/DHehVaoosFQcuTJPTFhPEKLVtTnBqjWUupy0KQoLt5cgSr2pfwuivxSIH2DOOoqxJo2G0sQ7ZU2jQE4bi2tyTBbG7
ToGa5gGVsO8cbrnebi6VThpwRGglerIS87YOJolWiBWShvBNkkrKt0NApCnZGeg4EmBdSBYbdD1WekWhjQZ6suBGbxF5KltP+3uChBQ1cyuh5Q0to+VV
ZfEx8RC8aStqjXF0KwxYdei3pjTmW0HkAe2P5tvQwFFEn3vOAkwkCofTUkzSG/RPl72akN1p3dZWDCJNzhC+hDYBtEyyYmLjI4ElFsQseBOyLpGWktFh
pKEnsvXWadq/mxEvWbjC6RH3Vh7kptpNH1OU4tOrUXxCOZA7oxJuMvLMtBN7Dsowm31HN0Ql7DfxzLATc07DqgvgDQ+k/iADz8w6Mea0sg46WIuht23e
PWRkGLvvZAMmj8PRJJJIeRyPJuGJuN1W7+D5u6egsZ8dqd3b0tKSZl7azEu8f2m/cCRbqEiEIM7ph0zQjKa7zqrhS6ajJEmZdA2S8VicEm1QODsXU4zp
MAiwS+ZBO8gVlVpEcqkrqOSdWKfWutjOiyXAqdtggmx9qAWYuI52Ofazp07zfLpiOPRuuHjY2wGB7xMJyzsrpmubtMi11yHJUS6c85xQS5sOpYnFnFQ6
AxDzAZFpKXqxj9iXpOmTBekx3NqgW2YGnB0hqvwgKdmHxCWnQS8Bw3G8ylHlBrCYmvrNQW0BpggZeCJKfBqaDJIpFrlFvXOA4gZUgIRsh78mhtS03Ycy
yUQGHprltS5lz8KQTpxiRsxd8Nqv+abE0By7drBJtUOuc4K7NqPLKM1P6+FEeeyMQuiQXe9aLT91BDvFAYhybONribIYseeRjEXFpKrWhmeXF/ADLrN/
Y7Ov3IAr07JLmonvLllhvOI0Pd+bzhOg8TL0gsJ6sRbkPJECpiRKGmGGodmRikiHrSG3K5WqmqhgaZ5BrftPAG8RTR7pUA7OY6HOWqozB3OSvaPRW3Xa
hmKEZCNbCwLBemqxDmv0XIGZ6LkhH+ZwpitRNMGaGbSgUKmD4kM6nVO/REzW2ogUfVRBpGugvIUSrQdl4DRWTb3U1N3gBPi/w90sejVOXYDWx6Fr0ar8
oSBEHrrddPhEaApICuQYV0S7RqBtRJC6UOzykEoMpGNYSjM9UR/dkECZYrRCgqTaAqkI2kUzJk2HpTPWka3V4o3tT/jRyPFyyK/3tL5xaCgqYBCDK7py
5uUh/qIdUFxpBV0+iIgVIfLa9JMME1RA5OQ/BUUa9N7ItUGEHRa//7xHjzp3nB4NxzO3yIz2eid2kfQikiWJ1Ty2MXX1TEaPnHxHfF5bcfENdt6TEoSn
XRy8SujI4Jxrpv1Hf6NLgmFsJIE7J1AWmZ/ZaNJ1LR3orIEWLXVWfLLoitYM04/G141iHVJIXRuiK5v62VtLmjQn6deSYly+oX4J+zAOBSCeDDWN/aai
8Z7iuatnkz8/Opmf/fnRp3cLlkpHXxHW+Tam/HAgDp0gdCfxoVfLRVWktCY7acyvoWqEoVJNB+xAzMb6/pA+gsqivQWv0STctA1QaGnxoM53GdyEYd/k
LdunWHAKCYysNnbUmBIyxszNwz1XNPQkah2RzIJLZ9HUc0BMpGqhde/rnTLCs6KHlNgEhzj3f0IEBqkJXZfPfKnc8Abs1wuCz81nUYzUF1FuXW1ZLf3A
ebfCIFqy0qVN65uSwoL7Gbq2CQZ4V73TmCqO0tG6Jw11cR3XP7mxoIBrPkNIFK9NmrzFe5MSg6gkboCrQdiKkZOmUrU2fY2oRUxrrbAfiVBN0GoFMrgS
H1YBoiWZuCshSjL5G/zLxPZxc3AOPXVazsaBc6navZkYqviuSYQMjuNgkUexqQbdOZrBCrE6JQWy+LWQMQlY82AXV7WLHhOyYoXlpmQETjTJWmMkaYAN
6fwWos5xUXBEsVLvIepILFqd4oa4HaJOhDDF2JrJGFINEO1mTRZpO/REspasrX+1NkriclMPUD2kwx0Yg9Ww4eoc+MSn4ZOmn8Qbr0HdpsalUuwalGiO
Idxd5avnSArHEQl/Is8jUkGOi5aE6JzAUI/5qCTGWDN0exLPWbpT9654WUbYReIYp3TED2CTMXF6/R0hiBzylI8dPY70kkwPO4qsScoviewh/uVpzKQK
SNQ2a/5yVSdtL3IIN6s2cpE0dORPSFPh++Vq9r7J1aQC4epsVxNB4Wq5H1f7qM/uVZ+d7dm567O7G6LMd2LY2ZXFl7N97/gXT6fQ4eFPGVuSb5+GPDyW
FJWC72OLLfGHjc1l/iXTocr4kphH4ccROTYeXw79mBecWFCQZ/pEzA+vpJlm5/aGzT+lhakJY/AOdyZiIjrEToobL0mhExRkeKTG6ggiWVNd5kZ6FFaQ
u4B2nVwnTZPX52nhSkY8jOxoQFhW7qwtt3JJLrmVawhld0Ow/lMyMo5JrNAxPGZ9nDTDYwR/ETc45rJyodNqcK0zohy4F2Jox1K4oRFVZn4BV9ViYy+l
Y8a6Wz4mPk+n4RhObFLCj1neFU9UTi8jzf/4nouAkQ3MeH7iStjl7rTbqgU0SJGGop+5u+i35SgvHIJUbp2KwAYlxl+SF/azG0KFX2KXq/jVu1ztQ10y
aheW3rQKE7t7gI+hT4CU2BGRTyzIWgtHONG4z6o6rCqaU6fSrZRm8CgrWaRn4gHgaodqXXNOQ6eCZAmUHsWWSNWwanVhCLKvIWt6nmaLcIawqWbdOlhy
c2v9rZEMvbslpY/WLQDQXMzAS7hhBWJbhgByUlrRZjKpIdIQVN9zUr00tiHvmdVFoBUV+nopWiKGPcNHqG3TrF01wt2DYFECKWmYdSDhq91zU017BaxE
pjmtNIce0J5W2UKxEcQbI/osVK4pB09T5Jgvhvm0RwBpR14bVbAeCsyAFHmkPZD5of1TJQBFkum0BpFDK9LrHqocrG4dSThE8QPI99J3VwaaAamkXqIl
SPSI4FTSoLo4zHMa8rBzrBr+z51pEcWDzHeBeDQImSuDSQxY6fkmJTqRIPHa0BY1fELtxQA2D9OKdHWNkk+WwEGEBruN9EqYgZ1hdKXDpAFTrST0Ce+6
pF3CcZBx2JDIClf+Q8T2t2a9PJC846smcXgtFEmmXree5kSnSvAIv3WsFSIRgAwcDZjSlmc5KYLvNfqfFlrMteCt4CUnMA+2XNPmGL1rn1cErhdfEP/W
U97ZoF+UhNv0cSy3CwOIAJIFKhV+Hn0c08dO6gFLQ+cg0YLErTT3izVz8dx4C1yOGVF43VvRyVTFUcbVHTVKJGXBa+lCywLJqFHWyFg6JJ6URFFHYdmq
QAsHuZh3qKUa4J30wIUrtyxWDNqh43EQMF8SD4YcN5qcBIUn1Luml3B4yR2yreSiJRYVpSJDSSNx1BtJbF7LJIdiHgFlir4oAsRpMFrDjlbAegdHdJfn
2nEqr2DzNm0j6HKzin9RQSUSQAiiZdgfwS7RgYVH328SbcY2yaQzjwqaB0uxPZZDziG8igOomoUBaTB41HoktF5WsTp1BFb0ogUK1BMlmkVHyo1HRAUX
qXU3uA85uDebE0WbKcak1QA1RY0EfULeRtSo66zNFbkhUIOPTeskBmQVEmMUcqtcxU5yQHrK2kgroOyH7/5+eebegFWJrCY7UQ9TZDVJqm5biRhEjPuS
gsWqBfkgWNMnDnHlv+NQdUaiotmBdoimmBw6qLOksby9bJlQvAZwiKJ5U+c4PZPdKLBIxm2HF79ZzgnnMEKe1YJCjrTsdyAxgfNc0X86VnhIsLnsaBSd
OqgTifSIhIhcZ22fAmIBS8sSNMDxf1rZ2Npt+gQvH50srXjoorolg1EsxwtKbFkiHdh8vg69wZHWmaq7ucMVJyVpEAFasYWaqvqjuSw5R6oXyGeuHw1n
cBHPJ89Wq2waChi8hn41pApwyidylThjFoVWM2rBxhsyP5uldPWqZSwZmQPVlOK0YblnUBqAqnPZUjokEoC4ljIDzi80ksiausP5tA0ZjRE17RmUCx2q
evfwohUu3HsPx+iAVnrE17MWC2nFNNtSNAELPrlCCpH566qGqfuMMXuJGtc6IsHqLFmmJSon8QrCK9Ct6RgbDPD25Y0tkBAgXzSf2mpi01Z0TYMgs6Td
kkx3/7wmceS/IP5JjASSWlbsPwT5hD5Aw0GSN82+gTwEQWSyJrt+AdusBPg9spVmp9OKWDhxK+UcLRQmwJ9fIlxQuSRfDgv4hRXqY1QzKMJj5bUHPV2g
JkPg1Dzta+hRtVs793KEndIjCemkJaZRoZ1tB22LGGE50r6pHs1BThZCCqYTO4QrWSxlsEVVdGbv8vNvqZzC1afS0celHaai6aWhmfmYkPJGZG98o5Ns
Rp1x0nRuyDrkEC+tEGYxUaXLuSW71VxAib0mqBo2hEJd8/D30FFOvpRkZ5gDwYIW7jae32KWwROdhIdPOnRHAKWv/7bPrL/r6mum9i3X/wJNvTGYmfbV
wdwug/nzMPXix07qAcHMjm43lRPCLVNfmH3jjp/2ibhvmx/SQqAp1m7BpcQTUCGNLLA8pOqjVHaSM3c3mEnyvKILqkZDhqYxS2QqmfPfE88wA2HTQ6QV
LUFRtGhJ8FbuhORhVXAlanimd1Cab20i0roW3+ilQ02MsG+5LGACpKlhXiTjkEXmMpTsHKzZQG9iavo81LVrmrPHj4M3uUtHWc4XRWOAilqTsFTFgR7g
Kg+cXgl/dpWwDMb9/A22HuvwslAcFFrRVNUsYClfKHFKReFmReNKhCbsk2pWGXYnwjOSBJyRhZigTMZqACQ3AZHy3Jo+Hxopx3vZXSpOHbrS2paFSCuK
YiKSzBPnj+hP6y2xx3E/mYbQryTR+Int3iHnBmAz66oAHznm2PpPeLVaSZdraOPkbyseYJ2GnKiLmTUBi0fWypak5CQNnOBexgAkS/YKeEu4KNvTFjDT
UkfvKqnZqfghjPmIiFSu64LalrHcJp+IAK8dcf359OV8uhr+WCzx9x3nX+aQ0YmG0d1+twsxagMX7qgjdVCZA9ytDA1dSUc60bXPtvuX3qbTfO5CPHSQ
2eVidXl+vrzgKmZSh4xrktFlj1dPpNLa/3g2+Q4Zg9+JSPjuj8vFjJ/z3V29IK9IJozLa+tyHX8/+R/bn+syfJ0gu29x/ofI0E+iqwMSrzCacYLK4Q2B
P/FWHKZPuHmTgcWrcVNd2FGb4aFqQ0GSunobQ3HmvWOTKSEOWpvUE3Pcyr7bfRzKQmlzeu4ih+j6qugQSfykGIBWCSDFIx1SJVYzJ4FoRkhlxMVpUl/s
efNRt4+GbupazJR4+VCAh0Q8DI40uFc9R05ZjmC9vWLsz5dOjvYnHgEUIMWysLglixx7RloNtjMGJwUxaLUUYS5IEQpcSYlv0WykXLU+DYeIShmOUO+s
Wc1NdlAqBGl7VvkgcS08bddlCcHdaaUCdAXyLmqtrBZt54cs2ewlJI4DKkVtKQ2P4yBbhICmYtAo6Xji6w+pA35WYCg6dLqMXBpkrLddP02+avE3rsMn
UQGk22ikem/4pZHKPKjA6MvmUkDoeUyorM14EAqXWAUe37p6JruH85SWGZkPnQFIKYfQ6sgJvWd0XgN5Pcr+h5Y7wkRLV7SQRp3MFVOz+jxS1lhXlLGi
8WtyCGls6jRyTCea3cVxYEeoI4TiM06rmMPZexv3IFYjqFy2vJ4YNMVKgc3MIKZ5urvYN9zdSJsGaQZITR2gc2NAS1FeFLItUqiFs4rQGhSvSbkPxaq3
JcUvST7cs+y8YYGun41PSSj9nNt3ietjM5n/pmL8NaoYIgvQNJJE4ZCBSePBR5Yp4NAEgT8w1hdQr6b4WIfETeCgHC9rV0knS/4oVf9XpVv47iEAOMRA
ygsCtrCWaBzdrZ5WQ1tCcxAZSYpcJU1i4FZvQXMs5IsQ+t3hbcELSXDZJYk5y8gXoJ0F/lRS0Z6YJFKQedgainz4oJ1fORXY8iBjG5oiJ5Gjnctzou9u
1c5pSXMZWrD6/i2j4IcPCHsggaZCrijSI+XDblUvHBcyU89GR9wAZwpiSTT+rjYfh8IqrmlAUv3/2/u25TaSJMtfgemlqtYAboTHvdfabNp2dmzXbGZf
pvepq1cGiVCJUxLAIUFJ1Wv97+vuxyMBibgkKIqXLj3MVCuZmciMjPDwy/FztDQiY482l+ZQ66oG3dfcib2pUIvgTnATXOYnV2esUfIHHQxVuoQT0D0L
y7B46TREmU1aH61RKUL6U5qNomlnO6P+dIaAC9SVzr1Vndn58JqxKw7oQqFFUU9Ucl3HPAwCF6lUQbqvj3TOFuKrN5nK1KlaYzP8RyQ/IDZRmCpkcBAK
qsIrcr9CECcimMII54xGTXiCP3cx/kG3z+8e1Oke1Ol6cDuyN/++ePfmT+v1YikP9/IDbYu+/SIaccvJzXJg6ecR/Li6Ot/iyfrPXz+8lAf6YZ824a3v
+hwe+9k4vV+9Hr7SYnzVcvrubH93tr/n877n877n877n855UPu/79v8s9/Bv7lmOYxH5wwiveHuPfsqPfW/S2w/3yPesof1wD34/YthPCi7xv1fr//X+
8t1C3nlx/sUw/vzi1cX6I//Gy0+rq5evL29+fgFK5c0VCiD4QUXmfrg7Jc//5R1jQ6/87cART/JtvxkU4oin7mohwLjEwRgIVpy1YbEHk4aDTb09afMf
jlUQTTvezOPQzSG5Xshm1QHdlsAozPcN4zSXSzIdchEmlx6O2NWbi/MF6LyAdjdxXjr7H5K2ImGWIcXaPVHhEjEd0yCusRLIHVYIUhi9Nvnk2iCNY/0c
xpMmilnId5dUQieMNuocb6FN7czF7B5burgECK408PiXCCy09yZfIyoEnd2stgJom0kVRGG7BGay9//kEg55utrMZT17sUC+KYH9h11IBHdJGCxN1NUA
gzE56AJJ3w9aYnq3sjNSwiDZ9d76hraZVpqR6UGmKfBA0CE/lydJF8CWaAW6JxYCOukgty69MIhvuZSRbXcW7cRSo7Uex2I0TdGEg712/YMVUCsDIXpM
Wf6mQ37axSO+rlSKlE6gKruRiJBI3CRuKZ6hWFewdiNYLaiBMd0pdxRPImHw4f8KmtTYMpsqifADtSlBsJqknxNaM3RQQ+VuxuBQY2cRGi+MTFE9FCJ7
pTRI0AoppC65rkTkcgaBqBOqQnkbC+8VjVuNH1TceYf3OczsThJ3SVcWhC44agTha7EWyJjdQJRr7OHSUAbgrfUeqQzN1NqBTA7XqNp5vWo8yiGUM1pF
UzSUadp7Px2ooVqMWvqrZJLPMSDHEnOjcKSYUyxG5rcGFVgVih6D6EISpXRKsEAGg3ZVqyBCVRqMGl41zcvQJ5tDx9VSMYpYVxzaoBx0lbLf7kvbkUSi
aHztUZvuJL4yAGmhzkoRjcHdyYhBFtiZerT0GFq9hNCJw9fVrsFUcCsnCtdqKwKEqpShX8mEQz4WV8ai3yRJUG/LGoFlCtECy5CGsSsVAmQO24XA0pGE
iAUsxbJHRQssTSNIqzmlQcWmFlNiTLl+k8DyQTza9fxXdi38Ljd28upmPQmTj4urxeSXiw+L5ZMId+70wI8V6NzpYR83xLnTI58c3Ey/V7ueX7XrWEwg
5t8aEAY1XdmEIIHCu1/v85CDNdtBGhRgcyAcFHKd4WAywEFJgyfHTr79EHvJbUxXaocJtJZdVd/J5KOi65yN2jHLvp3RqkZy1lSq+Apt6Tde0JJwUdBk
q1fP8iiXtag4WqdVJ4+poKSOAGTw9kqdeLSAnMhBLVjozeEUsM9pfMaumScl3fVIkVZLf8euFWoNr0IQmweSB+Rtrb9JOoe90S+Dw7OxH3kEcSK9Y50m
gxAWNDJxDuMkCGkgZCfyyN1LI7A3DmYjMkrRsu51EHYWcn54VqEgEkrF1a65DN4cCv5gDtzxjeF48uZuumo5gwGK/Xh9mrphNRLHD7lkZ9ziMtlC56Dt
/KWJfEd7DX8tFZpisSIY5sAW1FeZAqVjDksAKxUHwVYqC82Z2o1DJCN8i6F7LGBpGXiWSGjYTe/VMEso6Ej3kbBBidahIpGKEnsUl5EKT9Io9IC9SWYb
IqSa2O3cmAYC8kgUDGhzEOq3fLBjbsTnhTuZ2R8erECOBZalDCTDfDmweHxm9WMUqjgMKV1wPEctHUiFx7hdrR8tBSwuIcjonLDZOtQljk5KAgKrpXYh
Ge0830oMRDxuIDiGrRC2Kd7kr/V7c7Bca1c1Hmj/uySg0QVHMOpodyEKvJ2Xny2IBw4tkamaly4Vb9Ey8dN2XvYEFQQyMmX+t1VLk8GpJOg8Yh7I2Kxc
I6eix6LVYwumGtl+ir0CTUMiSXF8Unw0uBglRXKlnDuHiVd6CD3XFEpzCx1d5gK6MWNM4aB1SF3ySijvtTgmBARgeTCWERdaLX2aepl1vaaGOIVtZCcM
S9YDL3IEhvSsrVss0UUBy1yywBSGstWW2lHzELsYUjDaHOtWlFAQU8IP+gscoWiklCGdidIc1MrIJASKA2m+AtM0P0XFyr2kkXZn+iue0oPbh0S2blsY
qAJlMTdLLbStFY7Ymw+mHaZgEKMv2Ui3eYGGjT/huyFJZYx5qEqcruukU/lUK4gmZ5omqYDnic3YkAx1QkVlbOhN0yJW2i4mSRGlvVSl7I8WzoMmWGoD
EtWYykM1cQyxjdS5nTHPSsa85ggWohw8TU2G3Dt7wtKgHyo0WAA0mh4dL0RbrbwA/WBGoNQpouSaCTHmLIiFUK7HnAbqi6jwGlKUajW5Cye/TJYqzIOW
hwNFt/cEOsZq3CwZKIbMRqt1mGpEA7Z4ddBxj6aJniGDFB21w+nEKrzvpleBJJICG9Q8OuuWrs5oikTIwrrYXQ3I8kiruLdd3ECtklPA+S0YrwnfCuJ/
4irB8uBL8aZejxsEFM7JGMfJhIBayLbS4+AsUAN7i+F2RZAehlelNABSTZblkkSHTNBUVSA5qDXwFVfyZlP8N7QGD8Ds4P95stYW1etJD6OmGstKdEX/
rH2rNJxzhNABpZnz1fpHa2WdKrPDTw/OV/FAb/UQFabnQFnyzPmX47flX34GM+DPbxeT64u/LSarN7YoJnP+2Cb8yyP4+u1kffucV5Mf6afJfD1ZrpYz
Kf6/W6xXS6nA8t9VOnjUcP6Xx5oju187jnjtcK+v/SiVaqNIqUbhRt05Yw9EfWtx+N3WQdMYlfhi8Beh3C4CNWkrUYUSCPtQYU+p+phriWpPAqGmF6mx
wUcUqhLz7IJq/baUUi9VB48oXigOgyIvO0HOnlr175zT4yBs499W5zfvFpO/fJmC/asof3awj6yOAe7zc/+pn19M3tws8cyPBDq5r6d/dgZ+TBLdrh5R
0aDPKhoPSa5ybw/9qIwop4NE38zfXX8NSnVz/V1hqrjD3/8+Evz/nF/xS+P/1Tb/cLPivY3bXdDP9zfqp/dt3NcXu2vrx9aUPqXbctdjxq8c5PjVAxXH
veo3gDgdSMNlQMEEaQW8WQbXaTT4WI6+dthggZowwVP0wrZtKCPTVYkumuNZK5onKpFmsHNz5seRR3+5CzF38Ygq7NxosNISaolG+Sxk81ov2NCsfrmk
HzSjW6mi1MaP3ildLT8pGrhD9a0mpMCccGsP5/l+JrXmh4PQ2xYRlqGULP1c9jMujVGx9C0b77e62V4fEBC8WhvUXktBhjJ2OmGh/kP2MSrSzDerA6Vm
GLPaCiR/WmztKEI0NGvBUpZqT1YC9qY3IHUna3CXoTLBgaKRCD91QkcR/y12jKIRQPNY6CwglVOXuRQbqoaAu0nI0UttFJuVlStpNCSs8VquUGCZ1sBr
osN53ZISKp5Ff8mfmfgmRQg2JqpGdC9ai/qh+Hs3UAdEYK9iaR2gNWgOiFBCtfJURA9Qzbr8hGFR60I+NL9noh9Ko/pCWolMwlsJ8oVsKiyBrL5SeqTo
vTWKkdFZU0pYyUWU5gHh7FVXSRArkhGE/lnT6oWDStADpJbzc0mk3oEJ8J++ZAL814vlYn51Mg/gk6U6/CYv+HtMryITSZ9lIk/iiHzaidakZ4ZP6e6v
98Dx3P6+8r+PBky+Xl3+tmM8/3W1+vXm8ovh/Px1t7IVd8ZAfv463+qpbsMcjyMbbw30Yef8WaTU5rcWyJIPTX74lx9k1GRRnC/e8MQ/P9bn9C/7RdY3
TU4Psh884js9uy1g71ixdXx76nDtaXWTW51d/+fV+kcevJ+eymR44Bd8tO4+oYNHKYS91qHsIfKPBvMcwFGKkNNjbsDdxGZ9VhyhDMUVKHkK4DcNJwaI
e7mi2NoxYJzmM7REpMFL+/QsdGsKw1DxMxU4aCl00crk4OfHqA2BIbVgoVsFjlUglUD3BX+UOq4Gfit177UJT5raKkCcaIIRlbohYI2E0CJxsAJ9SEMz
V4EsggXCW/RA/MgSEgL+l2M1RSnRTYHKTYx2qrwdhFGIMAx494zYNAd/pLGPwxkPHQjtMuRrtKGPhASO/x0EBdMZQBzwbU2ZIeTaQhrmSLgbFABnGrgF
vXwpegBgSGTvlFhexbREVOwQBKeS0zqdaMUWCLAGlSKgCrGtkKJR8kVAiqN2nonEvDRYiWgBOuUoWFMi1ZyGziRBdgaF9hSREjDlgWNsFQLJhZxZBdrW
Bwu6OWg1ObsyaFTFoqQZtSlNifTuRX3AaLPTN28tRbEpWaGTDlGSSZXlP2g3K/zc9cEBeA7xqpREexOp4G7R1MZLNbYNhA4CXEIKM5wpnZYGrGvDmVQN
1JeHNVEiVauyiq7CiEWfpQxqrZeKVuypl0xk6zcqQl9a7wZINyQLJXug6DsfbZ7yMjPSRgH1atOgO6ohQiKiqBkhkKh4vlhTf6kh+yZZGhMArOgTdZAU
i4YY5YXlTYQ3gUkUq06b0CRlp6k8w1wFNKd54XG0rJ83ikZ07YlgNVJYCW3D/PtH8HcOT+xF906rxh3VGB3A76W0AUwaXDVEuhLaeFHwMLBwIbQCN7DI
KJLYWG9cVEix3Nz6adnmqg5fcEOr7I61r8YNRC9BxEDQwhgt/ZML1jCVoamEXyZblgusVUQF4LsgGm7GoGlAbb7cMmgiSE0A0GlWNvDK1dsIsPYY+I4/
vWafQjWMfjbgb45mEQQMYDNf0JLor5B+cmhu+U4S2azl2VfrHFXWT2k21ap98UEsA/J43pdHwOJSdrap+w0Qgp/bxD/zphEnQoFRdNdC3mz11rIjNEZb
OIraW3Y2gAtnPQFs0keZAp+0P9QrUpE/tWl2V7SC10SK42Yr25OcPKYBzoiolU0VR2oqetlmqbTGZ3QPH4Xi8m7sA/Y06Gw6qOO5DMS/UK+2bmdC50hD
m36HbToXjC+K3QDDNXsIkmsvkYJyyWPXjwEpb+JBMqsRrAmI16IQAMiDWwMIJcP6+5COeACuSveS9q6khB4c298baYd6CT0ZT8Xk+XhWV2xnruB3iibQ
hey4p0tzF9IF8SxPAN1pi1gf8VAOQvMjFbS+JxPmLcZYxza1GuFANF1g4XfAyQ12VUQQIZMUkmFdS7ZGDsHkekuVNygZO9J5EZUFVz5XHXhs99sAKBBn
MscxFCP1jYYRT2LczYYa1r/EAkvGj4nST6sOO1BLZAjcKEl+EYVlh0kcHv6eJNZNocKxhQc3AcLnp2tYOrEH3Sh2MLHaeQKk4SCBoqyICFUXeUpWQHAb
gBQRSADYnxrY+Fxw1v0hmKdR4mJCEwZBXW2nCw3ufHeKZadHBUKUo+xbsKnV2gRFb4pVxajvam6xF4NMjYx3kuP1mySdMprrhwguFeViSNri5rWpCMLG
BQfAdCzLm/BNoUDmZSTlGaP8T4OsowmpSveLrvYsc8JZ2BREjVmdXXOHKnl4y9LyRuwK+4OegGzlWR9F28cST13tsgGSX26bINVFEr7oZJcq5yyzf1Ct
H1L4okm6HzqndPYVH7EKm0mWDbbKvVI10dEDe3+QrZoDCeGUVIcYLVgEJbWaiy0RqbcoLB1LL4npnIJdBOXP4iDR68i4SXhrkgFqzkGRt2qkGtvGCO1c
6CoyaaTdxby3II4fKoNG+ixdeNh7Yu+3jAIAlC9W9YPIpqbzkH+42jL34GnQyCbLym7TwmaALVI6k6rYE+IR+NN6fXXx6mb9ZSLEst7z6+uLX5aT94Cg
vVq8WV0tJgCkbfcvv8bjIkHit7Pg23nvyR8ny+UZyik/nvPV08n5S37k6UTe5I+9wfmnb0NA8KTf9N6YC570W94z5cGTftdH4Ep4Tmv5HjgWns/r3qdD
d4gWeh/dEAdUyPNy/GJBMkfzg2/HoQvyN0IPgEZCJSk41Egn2T6To4gVGBCRoe2985TAjsS/WLP9lR03OkY5LSmejoUqqfTGZcu6yItUI+WN1YQ22LnM
9M2osA5MS1nXF4vlenR5+b/Plz+sdcJNljfvL3/j2bdaToA1mKzfztcdwX09kXufTf7P9cIaNc7OF+v567c//nTWr7xYXq8XfNKmLhF2dXz9+Lky8dmf
N3f4r5PlJUoT+hctd7P78tdH4hvc0bBxTNx0TwfF8+iE2IO5ZlOyAyrZxipw/APV979qKJ4sNuBr3mqqF3+JF273os2y77Hiw/JAH9bpys1bSkYywcb3
6QwZG3qHVG7NZJqDD0PqsLPFpSGbmJDFChT7dcYDEkQpaBQNaRbNHy0HAhYqnOYNcbUIFUnRKioKsqXSGU18qbXzCZRqQMzO+ZiTBpc5ayGiVIk/j6pc
lYhylLFrupayaWjzMeynmga1Cl5zxpWec+ykNxplUw5amfKBN23IZBdL9UU/aGJrarZ5k4QokEFSWGlDwRQEpNlEroSfPxv3XohHYKaCgwX/QEma5sA9
k1aism9kamA+aEk5JtQeJW1vdWxrzg+559y8siQGkbIQEayG4pLlhGulMhpc+lBbwFdyyt9RPiTY2AvRIQhJfB2IJSvZgirVphhPzHg4v3K3G44REBFq
JmMG45kxlC5UhE0ribFsqpjNqoq5lqF0IcxjuDz6ochBSPZL2rPXF6uLHrf0qCEfkBH52q823cfA7FBSwoLyujY6vy501VKWJLcUCGASO9mnj6RZNiXS
wh/IG2uMYDckz+X9cRA7RPSy8OJYrQ5JY+8SyD7YQU/duIAJ1xM4WonXabKiAi5m0+SHTHMQSlEvJDbgsfLGg4ZVXOJQTxZpEBBoNHw5URDUmiPbI5tA
rR0BsZMzlQnUipq0CBhBkFFreEUvaF0nIZ8ojxA0DRqR42x45ehcn2P8Zk2pbV1qApVwqkhRKwDzIqF3mHH1sZ9qz/J91Od6CLG8O+tujPCm7t529aDq
WOyCv7y8Wv3HzuccpUAy3OHuQleHtaKc8QqH1mnifIdYhDCwd8kx34/1KqVzRvy9YQf30k5jxzojgGAlDGZR4xitqMcetd07hSh6aRHKGwVcGzj0YrL6
lTO3SQi0rH6ZezWtGBzNLG4MLUSrhWD3bvnoVsFmOsGBdFrUjN6jbiPPlMAD7ox6M8QazFMs8EPZEa+dCDMbmibEvgPEqB62r0kRBjGYDKcQyIFDije3
gQpbmpzA3J0VfEDOOCvZrIFXTKradKR8HhUQoy1SGZiymJUdWumuZSCrcXJl3veMDq+YfJK0jAVwWuFFY/LRyM9LrLYdEpQBUifPK72HkApv14dzcM0Y
r4X7U+0vfz+tfglFlAKGiKgOxVpD7knBDHpbGRs5ZeT/pJWpM1/xPl0tJWgbOBmdp2/Aw0nt7lgl3ZMDzx4BksdfKqC0Hu0JSs6d4DQDYZkg5yXwQJWp
DaAklLnQOd+IhxhivR4qrdItqRSEAci8kL1PY7aRp2IFx7TyPvpjPvH06moJZpu3i8mH+dWF/Oj1ZMnPaKIs/YYT/sXLm/Vc3mLydn49ebVYaJ3g4o20
9rz6TaiYL5aX7+avF+gQkzP/MPkLIN4q7WJJ27/E6YSDlunk49uL128lX8QvxPeeOHmS//HpcirH5uvJB/6QSqfz3wYWr+GYG3K5k/95IbJCi6U8Oz/F
iofpt8k5TwMd8sl6NXlzIe1qb7ceDJnjN/OLd3xPPgNvt5hcrK+HV+YHvFi/NYz6/Ga90vzy9WL9Ejd/ab/145/5U08nr98uXv/6cjlf/vFfpAX7p7NH
zAjnlo3JUbCXxzLCoksJW1uEgU+QGCE/F2qc3b3pTz9l3RsetwxKmo7Xr7vTdfqmJ1/5j5Yhf0Yj/3QT8s9r+o4LPLdvHe/4MvHOLxPHvcxD0g43Iw4W
HN1W14MRB2/pEJCxVPBzbBjIC1gVMrvkm6trImt6aBttg0TRZAxGdT14at70k5vuV+xVR2tqacbwnIIimgfyBw6gTPusAuTvyUBqxBEDEG3VVJUK0dGg
zbHTrF4zhyCmmgsSXt/g8YdcjZJcpMcqWmoCqgEAOIrWWjbR6di7M/imWvpIKkQsnr3FQZKLRYAnWnA9vmOHX1NIIimN1H4XNmhWZHE8/KEdk1aKJVnn
TiV9nWjKwRwjADAsjBJ10CFALjP4AAxgCmQ9EClD/daXgTswS7UDqmBdcNZn8G+70EqCtq6IIhzqghCxXRPk5XBZp2Ajh9DXkNRO5LT7/IuJyLAO1EO4
BjwzTwqjxKaUQzZNi5qMm1jwvWhkqeDDDqZgwLOMjhIRpwwoZeq6CSlatp680RNyFN57g0KMmpNPInFm7OnBZiMh6ZKy811yq2gCOoD/JVoByhfUrZpz
+ZtBOg4sBd8Q19eGfscYTarZOugUIuqDaccFMEEG0glLzRQb+GMajN0V5zpmXhIIGqJ6kNCHAKEtn6x+SYJs7rMyWoucrjYKPoEfPZMpnUsKbOdCeHD+
n9JAiu5EfGzoiKSqeSC2F0N9pRLESPjY0E7GsxKAoywjPPSLpGT9Io6GFssGvZCUKeYxPSSBoK4Ss3SfeO3wAxbcZSCjHeRMao0BORwKTo1BTgU1w9aT
Ox0+3qpDvkFUGo4b1uYtp0HRBO9LsB4LZzM9kskJEJlGSwjQVGN7Yr1lLVpjiW89n1eCNBI6l1D97EYkGGq6lDpIaxft+/DGJ8U/rOxCyatt5r9W2juR
DpgwfjHcIAOGHX02YcgarRcqU2/kitTlG3IyTYMoLXv6eYKttNp67q4ES6XJG5uiZkb7hihC6L4T8zEsGa8QTQFGTQ1Lp5WqIDj02AkvF3UZHiV+r8Gl
hPxpUGR3y0B4p9IpYYtSGYl8kIxiOFMlRDrT1jVtNNYa4QPiIdhmQF5RurWwZrJDQlEVFwO0cILlGr2nak1R6D/y7B9kTANnapdQ8WRTBiCW8HZZIxVv
KrjGJBVLQKuXCHhYl0Oya5qVA9kb0AGTLL7pzkN/yBvLk5P2HuPGJWvlEy8G+3UJYAcTjRecxFE9Cv0VoqhO4PjGixtdQemxaOGq9xo6kULBgYqGVikf
jxGFiN4aztgP0levhbDAePZBYpCkQUk2MuvU9AGM/KLVYtqvQTO8AkRQUxdLNrEZ9ndsPbN10Sdko6J9uOTQQkMqVPr8mH130rERZmOOOgN8TtC/SbYN
FiMn44loHbwu2hUQiBFgCXrpW7J/K+zFx1Js4riQcm+otStwRqv274g7VNsLeBpW043K9l+05CZ0qGV0SHr2rZpdEFyyE7MJTmWj6bNe3goJmBqLwWIC
zHeGaif/FyWShNKC/Bt3oDpGyIgadDXYXzV9kKyTRVBF0Zx0ryafdwH7BRA1iNNgS6WiBuK9UyPMHgyGtDojwmO3zvQrdNPg8fTQC3L0e2ea3kEppiDa
n/6wJdZ3sby8Wf8w+bHz+k68MbG/WhjgdwrhcM1v34VYxA4/EnXKcxqER6NXSbL1ggqxdNdNCn7YlpLLA9V8EtEXHGT70Q+GiH0wblIR7JrgRHazBhaE
JAU9Pci76SgxtAC1cEheyR7ljRszqJy6SggS5LxpqAhLLr5Czz0BYCSkpGas2YD6TpyYUelLR9usQ4YpZ9esoA1e4ygyMZtBpZFdjtQFuYDH4lGoPST2
XcE7d6c3N6dbRXZwj3jrrUbH2gqgS9KHbU5ddSZFxlGW7kns/iN+Dtk15CTywBywt9NaWozVkEc0WxBZSiQF2QFUOnpgNki5dvVG0Ip60v0jEp5cNKDy
kHQIJlLOb2OVZCOYIXZA9UUle3EQZMS7brVAy0TqU4GXPfBzBikMY7x9MHxcMC0y9maQWUpxgNuSEewISs6aShoeh516uOnFXLFC4ZiGOg+x7mshG0sq
sYMZ+pSqhiTtBWAXdNuNHBlnY96x/8EDijyOsL90Vg1j3JUFqVhQqKJpbMa7Yvlm/ZgnETKfknT+msv30TGPTEEfRZfuycyFCt89cRxhPbVkq4BcHmAn
ErZgqdPBGc0r2Vmwm42+lx1+B2F0H3wPf2vnTDic75Lp34K1hocOmqAIUqktJmLvorEWSOJmB2D125SOpE6tH2ryY5hOiLe6H2k6CT9pffn6V5S476mq
9I8xT+972JMM91SHP+0Z9q+vRd3X0O/GNqYH+W67OPXTA3zy/Yz66R5ROPs/Tvy6dRG/dl2Mrbo9YG44FNP/zmFTdmtQcBVu+DzwBjXKJh8e61bdzXjF
ondbVTuT+5Qc8wDoB+GGZMhTHNO541zLpgcsCrmQQjQnOHlTWMrqbXutqHRcYWiWyRQaLO1NMY4RElZzlISCuuO8Qbl2VA8YeYSmnS7gQ4ccbDWqoeKK
x3YZq8c5pSWQHUmJECraySMNSz4GY6HwpB5fFNVU5S6qpmBZjRBd0sXmL+dQkXeKCY02zmpvJUEPOKSYDhfeMvUCWgqqhixQW6AyCTs6O3Rl8MiihjFJ
c7SSY0VdSzp9I3J4nT4qig4D+PCbnhqKMz4n8w95s3f+YMFN9GVNlF3zGNUEZyMZ0DT62mu4URCPmqcDw1sqCK4Ciju+ocqhaZXc1earoV6NUJ+iJd19
GQjb9jIPUktgWSLMLOlt0p/K3qjHeHb3+ce/ADRuacVwTjEa92RCSS631otsQdrApNampeUAcsQUQdsZVersoTnHOEzEki4UN6RhpSv4urJ1sFglHnqs
HQ1mRfdSNovfmTSE1Gk25fnSKQnH5Hp5zSLI8MKAKdPX93Ut+X8U4oVsUCBlybJkvEx6OQ4UmGS5cnJWAeSorqHR5rg0uFNLpN4m6ZSQi5OxCwbr2LMM
ngsRBjNSs0gQWsD88MFYQ2Pt2Npg2rb8Aii2KIUoIjYriZeUrdYWXEWiWqSl9b/RJHNjMy0EUcONR5gIOY5NeGonQumwIp1ekJ8H6QLP0XfdfEdNOThJ
ZRYj37Piuoiea4KSBgBGQO6A/5J7URRbiN5dV58f5Ip3A6hFPxj3Z7veJahNq49nIhrHpDvSCus61Uzgt3X0eQjeGAu8VWf5O/bPRNWKJAK/RpEuoCTv
Qu2cbzptj9TidZnrcnfNisyRullFjBOVCMFQ/dhOhKkJ8BKpgqECad2YQlPmrRYfE8qdoEus3tAuDf1eUgerz1jRomcNfxrE8vxGKm+H8Nr1HyY/vzi/
eP/ziztmJTsP+CPmYp/GKz9a5lVgNKj9SaLMDIZHkY3/6xNtjmHvkLU7HEMWSzTJB6o73/tXXBv2GPawYHP9SJF5aZgDKwpBk4dql/8hpDP5DH0eqh03
4sRPLr1NG/tCHjJvkQxpws6K1tXY6pfjO423PgzfkKgT0meADbzpTPH/6L00ApozhpeYYYcdmwbbQCL2LLYhrT+ymHmkl6vRZ/pOhJltGFvIPX1NGZ3k
/HrgbBTHFBuHdN+g1uWOpl97SlCqvep7hWS8zezwwMmTDqLeDNOipUH5i7Tepo4tRp3NoVVZ6GQ7ty9vw9UUu+yTiHw6qnt0aK+BBSYIdxXDfrXk7Qmr
NcdGkRYaBh3M49ITBTsvCSf4Id52x2DlfMFSAKon4ZFDWjOrTzV0ZPGzHyO+dJKOL6g/w7EutrP6hB5kCrn06Iy3B6uVGv8Pv2GfxM66vlrr3IySbdUZ
LzAn3WUAmuBdsHqji0zhod1RQcOgwOsHQaqs4+cd4Ag4RCjRDnCkzF6BLuS2aWDizTeDELcFt7lbIcBvwNV62ERUwTxMZ6QVmemsCFsF9ujKi4p9T0V0
TqssRHk40hBbKBirZeW9C9qSy2cKR3MURTDlewyuHKG/nlEWYngOsUo649Vd+WL5jL6dibIyRyVnxmpO4Yw9Qy+PmfS4AKxc5BBpWuuZJU/ZieAwb9qE
I4ODENc4Hp6WeiYdwc2f2Txiv+ZMiWh9PovT2gRLM6UsoA3c+WDU6Qv/RplSPNPWdN/SmdSJeJKeKUV8LWda0ZilcCZeTyShD+UbS2g0ZdvC483vwU8j
o8xmSAeNY9MzKXa0cKaU9GyEdFx4WGI+xG/N7ju/3jTGcCZUmlka3HnsiceEPw47cGcEmg/+H00GQcFgMgLCdMUW+UwBR3y5ftyUz+Sj8qo6EziaF9iX
Dgo70yFX/gYH13NIIl0osygJEW2IElVPC38Q9o5jOzNKUhI4BL9dEsd/mqJYnmmsonQwpXaGKiPRmcxjrzTYfC4fFxtUebzFIspVIT7g4kUzJeJ0Abgd
7QtqoaLHl4Nj3pOitsA+e2CNRh2hNDr4+lEkFej3Ddr4ar0v+kR6Zv5EW3pfectHvlqsb66Wk+4q/9NEh+r6KYuYBdNoi59ptI16qUdz7Ru7CaZZM1T5
JFlkPC051M3BWk2WYgBaSErWBEfDRvGmZLITh27prB4u9EbjKOfeuWCiEdIY4tXZNbBlgxtValWyC+96O4UguwFs0F4Jr8xTncocQFmSZA1am+txqpaO
aeatCMCOhvggcKBjCIgYOzbTVFMcwG6xpy/E6U6DmIX5bzUn7aNvHE+hVyQgK0TWbcGecId/J76sAhCKvpLkkAnigABgv+AOb+xKVYDEmdc+dN4M1RsO
qUSr+pIWD5RrG132grzT/+KJODaCfEzrUVaOJulZLcFKRiQRQ4Miqq+NDjPXO2tz4X0Yir/RblGjUZ14I64P+H5OqCm6aACCJvYPU+m0hUaexbPGslkl
If8PwdUQomaJSAVWD/vvMQevY1aRTefpX7wJdSBzXnuzvQO/GE9RZPRa8MZ8LTw7CoKuplhAHlRByCVnze2nFqwG076FhM0d0AVFcR+C7vcFFfviOs8E
UJ/kQEYg0iEHv3H2mmorLjZEKNE+UhAwtNzbMtMtp5YPgwpaQUWlCE4Z6N8u4dtMOyR6gFXJ0YO3vEgakJCFrCGioiBRjC4170CPLnnN1lWiqkkCWS0p
gX+B57ipV3HAYxYje2vyctFD8EjkZhDBNkB7Q6w9318E94Mw19qIJHuADolmnBYUd6+A348XkgcvJB/esLFN835tO/fTllLtXkg89aUexQvRdFkLbVuP
QMnMCqobITgf+7HYdSecgZTYvsZgCDrn+rEuRSDneTtWC/IqHNHrrnS0XcFFVH6SL6ZTkh1KvGLFG3CFSX0idlWsjS25Ak443kZNfKXULvKTUK2TRjSk
6KKB1A94IbJ1JxNDgt012SRg6cVBs2eqljhKHvByEX5HzTsJVMxrikz3+BxRPPE15WwKa3qzWqNtqUEdpyCaNGIsRBVEVeWSyogUnwfhuyMkcSLyo46H
ZNuCktTpxljRE5YG2my+lTNcJ7s3HLRXdPCaogf7WZuu4oqEWPYCryUV+YO+F2q2tbpwuGeUCnaj6gP0T1RUUf5L+LejntTm6aJ5qFpKwfNlGzQp/M+U
vKjL0wnaVE6Q0RZNI+zwcFyC4Iof3ODuYn0tZHyuvNuYK2fk4HzE+uekCctc3Zj7SbHZdbl38pUI31b4QFO/0CjBZPMagx3xzbRn+Is3+I3kesk9Qfsj
6EbJUUTf4LyozaPwlrUNiV3aPpVqSZq/kskG0HU8xssoXzFiWzRFSmGZggiTqSnxmyb7zikDUi3th+h5pL63S/ObsLb2NkTTi5IWcH01Y0rlJQoHVZrh
IXqTG8Tx2MWxVZtNbbLiQJN6xWGVGqkyyPI0vZWEKStZPV1D1SezFUrjCWg33BQh/pTZ6tW/EsBFsHQWOGyFsUtOEMNKKhyqgPBwsCJMGTSTHDpAa5OU
p9RLDAelq9Z6gJbg0JECMTShqZ8wWxzQfKaBsC4Dah1EhUtbEZsiMcBkVlXb6GHW2YgeaJ57yQi4bCzQMsr+mLf6QzWaMI9YxZlQJw8FRPNcq4atKrl1
4BflaH2W6JPn26CVyvtgja+mmKg3KIQyQSzWAg3gB0eZBtItLo5uXH1ggxWjrU1zpVPI1qImPfLq3WbS90o9Go/G4JZ42RH+YD2U7FdEQH5IhyDJ+Nlf
cABgJv4RcyfYOuncTLlm/IhpXR0V3aoF7RhB43cxLeq3e5Oio5o6FQJHK7r62Y8wslaHrln9pxiUIRtQSWNN2fgzGrITQChwlwg9JLDJWo0sGo6r0cmh
Y8oAX6jCKfDX503o9OmbzMc7xMwJSDeBZOla49g/dJhZRktHTtaNUaWod5jVgn0Z2OLYUD9kj4QGVF0z+UHjPq9S9zsUO2sGqIBT1trB2UNtZiBEhAus
gBxl4gED+SeRiXBT+z+48cO/DgGRDl6yJ7Ww/6IHFhT+riH++Bri6buG+HcN8d9R+mu7CBd36R59Lnv0PNJf4dSXerQinPDtomLG83mw2zVgJ+BYMgw9
HBW0zao8FraUGkyUIQ3UaRV8Bnyi30qcoJ4lMG43ivbHEZA5Xi6ZQi/VHGwPo1M8JL5lf7BUm/BjDzwzarE7qQj5aLoxRbB34pSUEYxqMWWNjKr1dUft
KFEItTOu69q5oLND66/Ig0Mb3ZmCvNtoJ3RO81YraKgjWK3ZtU8mZGGq0yXzj5jnLc0gqB1pRSMYv1HgwN0osAVOfdj+8z2yaSoXEF5JgQ2BIdiNeGBq
HfrTcYwNOcJil60a1wUgkqudxy6I7jg2dfs0yZvbya9pyf/qD1ZrBGEFBjeRo8AXh2Iw+dRB5MMkU2S24RZVX8fKiiLAAwPNG4JRgxAAa07MuhFeRytj
Cn8GRt0dVZTvvB9JF4K6EBmV0+pt1pXquv46QZikiByK7k8ZRc0QoSZErguJixrvVKueCRRQup9jD2O/o7YHdwRjNU2W1mjw+VJM1tdFm4aNFK0trA0B
gjRI2FIXcZYNn6JpzJe0UaNPzX6InbIxvqB3qTfqCLjPK+kMjAIClZi9mrOBcIC/h2uGg5W4Vjwlu4TYJTDmPx89pNyPA25rQngv2ksRGNeKmCsivoqq
uGh8VAl/KtTZ8EFvTz0M5+nRl3iJGTFcDQj5u0xx7uyJ7Db2IKyBSj04MLGxS4R2BtF9REWzeX8kPy7MCd7Mk1oR+RzZfP1mjJWuAy6I4H+56II3Vnzj
kWdHrFXEhLGHdQJBQEObJon0Ba0M6EIGLZSq2RyyCHzjrlSSMhnHDmqsvIxA50dl4OxkJ9LgDt6yVzzZjFvCe2t94RnUpS3L8NeCTZCikSqywehl8UDH
ivUkuC1EA8gLezE0mFjCfK/pmNwVHAIvcA8RHvShkep6q4WM5vyHYj6/LwlyOjKlZbNVi5JRakginfTQtuG7v3Af/kL87i989xe+ub/AU/XXpfbw/L8X
IhbBS1serZMbzJTVia3A69VyfTV/rf/z8z+5qeQ3+WdfvL5Zz3jeX741SgTTc9g67IdzF+8W0or0kSOyGf/u+Y3een51sX77frG+eP1Cz5zy68rZ/7Hi
OEl+cbZaLmYQyd11epjKmn3Bc2HGQdZMR312/XF+ealx363z45Ts/OvZm6vV+9nHGQi1d5yrrAR/kVjv6uITP8ds/XYxe7d4s/O5s+g+DSfbC85Wb2bz
2Qce4t1PX0TL6i+ibDGzCzkQncE03zq5TnM/mW+7fnu1WOw6rU2LnvZxiXu+XlzvOs27qSy7LQqEmXy21Zs3n31LnOunDeder/mjLG/ev4LK+fZdb/2V
p3f/9pdXF8u1fpCtWTUcZDvfT7QI+MCjCEp9+0z7iMJtvustpali+/T38/PFTMQyDlzDFl8nydWCLTrvg+vFq9Xq19n5fD3/8p13nsJLtb8PkC08KucX
uoPOdaZtDcJwwvrmUnZiXsS3ruXbvxVK/N0XDn/1bXPp6mZ5PhCVbA0fuakmGYU0Ynl9ubrmGxyaJZJT1HkNbM6R0RawQbp99t4FRrx6dU5/vFotf5kt
eSJ+/pLbxykOr/dpNr+eGVJ51235oxect3cesRuhHOE6MWA7xIYcsBy8RUrRnv+yZnMkH/MlEjcPYj3PL+a/SEsnm6F3u8eSrb8u0vOVmp2DX7XxRDjJ
JpMuorfzq/PZ6xXPrNn1xd++tD63/xw276oGd+/X4B1buTlevLt4dTWX79HH+POh3PHnsLEyp9pejTjVnmIS7Bta3q814FWbKrNk74m8u6SnYyg19r5X
K3YHS/SFfTtk+9hjHWPASNf29ev5O750/k4efvfXyFOF+/du6YPn8mxoX9hFG+Kdp1ee23cwXLoKdPfRBO+uO7epdj284PBreJadjoybKq35MBP0tgee
meOW8KXpNwO262yaSsfX1Mb5pY0hbN2cv5yY4MvVx8XOtcWBiwIT72YWV8vr9Xy5nl2t2JStP652/kKcalXvRCP64eKch+rVbzM29ztvyz5f+eJUfQzx
uFa/shu686o8VVaeF4tPl7PVh8XVm3erj7eW/Y28lobbcbO0vs7gofl/dvH+cnW1nr25WcLJ2Ok+Rp6zbcdVbDXf7jk/6hwfihmb0dg3em0a++T9dbG4
PL94v9OvdlONb+Q0mV6wKLdP81ONuvU0m367TqOpRs4v2J5e/tbd9I/z324bD471Ihxu/kYf+UY8qBJiqBTcjtMjf9mvM+eyQHRlrng+8qd8/etivXMK
cYiv4KjxO8Aztesr25gvf+NBWdqo7RwRjqjqsb1AUxsvbBLN5m84jjk4VzjgcttbgsgHXouNmc0/7TaEHJsrSHm4ROYOeznvbt7vNgapTRWpO1zA7tXr
nSY8u6nyyAxn9oky/3Sx89bZTxXx+eL65j2eY8H/77f+7W6fT1PFV+r5/eZso3aeG6bpLr74cvHLfH3xYbF/M8jRrALC3E8X7/lpLM5lc3LIUObNzLH9
fv9gZrHcf8UjLz6tX5rnJxvWnEdpLnuNjtl+O555epQ7b1t3zIX0Zoddz8Nzz/YV/vn904JnXPtK//xBHe+MfWUxF+ur0phyDU/Snae7qeZlv8IKv5uz
kZef23l/P9VGzn94y7vfiubPrND8Fx6unSNF0/y5+dGdVu3CvrlZwjR3E/T++Aoscap8Gy/WqzUHu/umRJoqZdy2K7s/HVDyVFtJt88+sOgKz8+2lcTY
G2GVynNzO9txcXW9M3wujSeZmlb86v5bVjfVzP5JRpht3r8v3r3505CW+OBPtXpaWXrx6ubNG6yszS/isfxUUX7jPP8Cz39+c81f8P38eqerWGla8reO
EEoZzr66EXM0E9/3cvFuveMd+cF1lrzmtbtG6nku64/HbnV1rm9rGNGL63m3kHvPrfGOaZ4REUppuyIUeYqdI514Wt0lpNFG+5HpJK3QjU8nKQXsCbug
dgUd3wW146djuQ59a365vH1q942ueR3tOL1MtSHixZur1d8Wyx0n8BPWb50g07rq2MJF0y/+bv6b5PW39tgtwuPbbyGcNV/tC7xbsaM2GwS6b/9Mc1Ot
WXWv4UbsMZsUfdidBQ0/beEu4W6Lp4W7Cm8+LdxVlMHxcFfxD8fDXUWnHA93FRyip91cssURq7RjmIWzyeFENtmz97wcv3QXPv9L23g4o0JpYeU1r958
7gNOn5A9KEBbz7fqHmbAjmdPfHI4pTLmXeynX/MqO3TvzCf3qtv1DqOOswqflU9KFYDCekyO2LtTKm/etXvwflFB3bUcq+3tn52HbOL2bvXFVY0fzZ2c
4vAoxt1vOdDTHQp8qIJdSd0HkeW+mcCLiM+Ow9kbJ3L/FfzRUAeTK5b7z+Ml6u8vRy/wnp1PtfU3gUA9Ygyif7o+kHbmdcxjUrZPPuAZ8EKeel9PTyx5
f3LeyKNiJvv29VaZ8It1ITx1nk7NF0GdaVTCyNOpGSM0g5+QMvJ0Qs7Io8g0OrrzqN4cC+8gZDm+GuNvVW8OR3g+uJEhHkioxsR4HvWY0ZVyVGNOKJUr
1+aoINKj+nJiKg+Hh21p74VfniGtKieU5lG3OVKbRxXm0/zDxc7IyxabfB6dKH9bXK2u958nH6eNLsDZ5jAqszk4gMeKdR7FlK1NX4LGGT/qju2V91Zz
kk+o7jV3Mp4BedkRqdXSTqkc2n23T1cNkx3v6bu57NNamm2u934d3uz7wvn8ggND4/2ttYNrPu0+O+oUvZ1VoVOzKh5VLkHRzubnEvVxQPGWP83u3+Wl
gXoXLnjHfvf1riHj1YGCl5538cuSv8SurcjLE6TNiUt+4PXuM3kdodKlZ/aIqbOH77qCVwnqVXqFBBK85w7r/svTBXaEYo6ezqdKgmPxZn6zKzz3ijpq
26d/BtC4dbrAjtxwet+0DtyfJwSKOqMSWqATH5HRgv7qN01pgbBvfE4LBBvPIKnlUX06Iavl050q9R4llXF5LY/CyujEls/utMyWR23jaGrLo0YxKrfl
kc8fndzyyOofyG555PC/ZXrLI+8/Mr/lkf/XnNGQQRpC/tvGVciNUQTAJfgoarc+C+h2XCk/1h4kLeZRTjg1zeVRXBif5/KoMZyU6IJazvFMF+gAjqe6
PKoER3NdvuSRya5iObar9zzQyHzudQjFwyz1mybH4DGNT44hRz8yOVb9ScmxSickx5CbZ4PBO9TMGgS+nOw2imw6kJkfnyRDin5MkqzmU5JkSNB/5l0P
Se9hMtx6ARmb+nAIH48c/v2mv5q7Q/oLif7vaafttFOjU9JOKEmcmHZCReKktBOKEmPSTghFT0k7oSwxKu3U6qlpJ1QpxqedCNWKcWknQu1hdNqJUHs4
lnYiF05KOxHKDqPTToTKw83ygg32+6O7lMD088g8FaH8MCJPRSg/jM1TgfrwhDwVoTAwJk8FPb2nmaeCYNSRPBUoe0bkqQglhKN5KvKbiP1qIc+9a7kH
18PvcQktmPtRCS10k4/JaJEvp2W0zL89IaVlbv4pOS1CPWBETgsd36OTWkTutDyVLZyT8lRfrJ0jeSqZon/9+9//P6CBcF4=
""", EXPECTED)

if __name__ == "__main__" and len(sys.argv) == 2:
    replay_main(sys.argv[1], state_of)
