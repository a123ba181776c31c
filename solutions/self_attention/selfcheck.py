"""Checks for the notebook `self_attention.ipynb`: keep this file in the same folder.

In the notebook: `check("project")` tries one exercise on visible examples, `check()` sums up all of them.
Made by `autograder release self_attention`; do not edit. It needs torch and numpy, and no network.
"""

from __future__ import annotations
from pathlib import Path
from torch.overrides import TorchFunctionMode
import ast
import base64
import contextlib
import difflib
import dis
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


_KIND, _ERROR = Field("text"), Field("error")
_BESIDE = {"printed": Field("yes"), "library": Field("library")}


def stages(case):
    """[(name, {field: Field})]: the stages of a case in their order, and what each leaves."""
    if case["do"] == "call":
        names = tuple(arg["name"] for arg in case["args"] if "array" in arg)
        count = (0, case["unpack"] + MORE_PARTS) if case.get("unpack") else (1, 1)
        results = Field("arrays", None, *count)
        found = [
            ("first call", {"kind": _KIND, "kinds": Field("texts", None, *count), "results": results}),
            ("second call", {"changed": Field("texts", names), **({"again": results} if case.get("twice") else {})}),
        ]
        return [*found, ("gradient", {"grads": Field("arrays by name", names)})] if "upstream" in case else found
    named = Field("arrays by name", tuple(case["names"]))
    built = {"parameters": Field("parameters by name"), "holds": Field("texts by name"), "initial": named}
    found = [("init", {**built, **({"second": named} if case.get("second") else {})})]
    on_the_way = {"copy": "weights" in case, "state dict": case.get("roundtrip"), "double": case.get("double")}
    found += [(name, {}) for name, wanted in on_the_way.items() if wanted]
    if "xs" in case:
        count = len(case["xs"]), len(case["xs"])
        forward = {"kinds": Field("texts", None, *count), "results": Field("arrays", None, *count)}
        again = {"again": Field("arrays", None, 1, 1)} if case.get("twice") else {}
        found.append(("forward", {**forward, "changed": Field("texts", ("x",)), **again}))
    if "upstream" in case:
        grads = Field("arrays by name", ("x", *case["names"]))
        found.append(("gradient", {"grads": grads, **({"after": named} if "step" in case else {})}))
    return found


def asked(case):
    """{field: Field} of what is left when every stage is passed."""
    return {name: field for _, fields in stages(case) for name, field in fields.items()}


def held(case, seen):
    """({field: Field} that an observation holds, {field: Field} that it may hold besides).

    Looks at its outcome, its stage and which fields there are. Raises LookupError for what cannot become of the case.
    """
    call, outcome = case["do"] == "call", seen["outcome"]
    if outcome == "missing":
        return {}, {}
    if outcome in (("not a function",) if call else ("not a class", "not a module")):
        return {"kind": _KIND}, {}
    if outcome == "returned":
        must = asked(case)
        if call and "grads" in must and "grad_error" in seen:
            must["grad_error"] = _ERROR
            del must["grads"]
        return must, _BESIDE
    if outcome == "raised":
        # Of a call it is told by what has come back; a class that ends Python while it is tried names no stage.
        stage = ("second call" if "results" in seen else "first call") if call else seen.get("stage") or "init"
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


def room(case):
    """How many entries all arrays of an observation may have together; the rubric can say so (`room`)."""
    return case.get("room") or max(_ROOM, 4 * entries_in(case))


def entries_in(value):
    """The entries of all arrays in plain data."""
    if isinstance(value, np.ndarray):
        return entries(value.shape)
    inner = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    return sum(map(entries_in, inner))


def within_room(case, seen):
    """The observation with what is too large to be looked at as its shape, see `outline`.

    Nothing after this loops over more than the case can need: a tensor of 60 million rows and no column has no number
    in it, and would still take minutes.
    """
    left = room(case)

    def fitting(value):
        nonlocal left
        if isinstance(value, list):
            return [fitting(item) for item in value]
        if not isinstance(value, np.ndarray):
            return value
        if value.ndim > MOST_AXES or entries(value.shape) > left:
            return outline(value.shape, value.dtype)
        left -= entries(value.shape)
        return value

    return {
        name: {key: fitting(item) for key, item in value.items()} if isinstance(value, dict) else fitting(value)
        for name, value in seen.items()
    }


OUTLINE = {"shape", "dtype"}


def outline(shape, dtype):
    """What stands for an array that is too large: {"shape", "dtype"}."""
    return {"shape": shown_shape(shape), "dtype": str(dtype).removeprefix("torch.")}


def shown_shape(shape):
    """A shape as a list; one of more than MOST_AXES axes ends in "…"."""
    return [*map(int, shape[:MOST_AXES]), *["…"][: len(shape) > MOST_AXES]]


def shape_of(array):
    """The shape of an array or outline, as a list."""
    return array["shape"] if isinstance(array, dict) else list(array.shape)


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


def observe(case, answer, device="cpu"):
    """The observation of one case. Raises nothing that an answer can cause, KeyboardInterrupt excepted.

    `answer` is MISSING when the notebook has nothing of the asked name.
    """
    seen = {"id": case["id"]}
    if answer is MISSING:
        return {**seen, "outcome": "missing"}
    watch, sink = _Watch(), _Sink()
    stdout, stderr = sys.stdout, sys.stderr
    sys.stdout = sys.stderr = sink
    try:
        with _UsualSwitches():
            seen.update(within_room(case, _DOES[case["do"]](case, answer, device, watch)))
    finally:
        sys.stdout, sys.stderr = stdout, stderr
    if sink.count:
        seen["printed"] = True
    if watch.seen:
        seen["library"] = sorted(watch.seen)
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


def _call(case, answer, device, watch):
    if not callable(answer):
        return {"outcome": "not a function", "kind": type(answer).__name__}
    seen = {"outcome": "returned"}
    try:
        with torch.no_grad():
            given = _arguments(case, device)
            seen.update(_results(_unpacked(watch, answer, given, case)))
            seen["changed"] = _changed(case["args"], given)
            if case.get("twice"):
                seen["again"] = _results(_unpacked(watch, answer, _arguments(case, device), case))["results"]
    except Exception as error:
        seen.update(outcome="raised", error=_error(error))
        return seen
    if "upstream" in case:
        try:
            leaves = {}
            given = _arguments(case, device, leaves)
            parts = _unpacked(watch, answer, given, case)[1]
            _pull_back(parts, case["upstream"], device, watch)
            seen["grads"] = {name: _array(leaf.grad) for name, leaf in leaves.items()}
        except Exception as error:
            seen["grad_error"] = _error(error)
    return seen


def _arguments(case, device, leaves=None):
    """Fresh arguments; with `leaves` they take part in the graph, and may be changed in place without an error."""
    given = []
    for arg in case["args"]:
        if "number" in arg:
            given.append(arg["number"])
            continue
        tensor = torch.from_numpy(np.array(arg["array"])).to(device)
        if leaves is not None:
            leaves[arg["name"]] = tensor.requires_grad_()
            tensor = tensor.clone()
        given.append(tensor)
    return given


def _changed(args, given):
    pairs = [(arg, tensor) for arg, tensor in zip(args, given) if isinstance(tensor, _Tensor)]
    return [arg["name"] for arg, tensor in pairs if _is_other(tensor, arg["array"])]


def _is_other(tensor, array):
    """Whether a tensor that was made from an array is not the same any more, in shape or in any bit."""
    now = tensor.detach().cpu().numpy()
    return now.shape != array.shape or now.tobytes() != array.tobytes()


def _unpacked(watch, answer, given, case):
    """What a call returns: (what kind of thing, its parts as a list). A generator runs while it is unpacked."""
    with watch:
        result, count = answer(*given), case.get("unpack")
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


def _results(returned):
    kind, parts = returned
    return {
        "kind": kind,
        "kinds": ["tensor" if isinstance(part, _Tensor) else type(part).__name__ for part in parts],
        "results": [_array(part) for part in parts],
    }


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


def _module(case, answer, device, watch):
    if not isinstance(answer, type):
        return {"outcome": "not a class", "kind": type(answer).__name__}
    if not issubclass(answer, _Module):
        return {"outcome": "not a module", "kind": answer.__name__}
    seen, stage = {"outcome": "returned"}, "init"
    try:
        module = _built(case, answer, watch)
        seen.update(_table(module, case["names"]))
        if case.get("second"):
            seen["second"] = _named(_built({**case, "seed": None}, answer, watch), case["names"])
        if "weights" in case:
            stage = "copy"
            _copy(module, case["weights"])
        if device != "cpu":
            module.to(device)
        if case.get("roundtrip"):
            stage = "state dict"
            other = _built({**case, "seed": None}, answer, watch).to(device)
            other.load_state_dict(module.state_dict())
            module = other
        if case.get("double"):
            stage = "double"
            module.double()
        if "xs" in case:
            stage = "forward"
            _forwards(case, module, device, seen, watch)
        if "upstream" in case:
            stage = "gradient"
            _module_gradients(case, module, device, seen, watch)
    except Exception as error:
        seen.update(outcome="raised", stage=stage, error=_error(error))
    return seen


def _built(case, answer, watch):
    if case.get("seed") is not None:
        # Not torch.manual_seed: that notes a traceback for every device there might be, for milliseconds.
        _random.manual_seed(case["seed"])
    with watch:
        return answer(*case["init"], **case.get("named", {}))


def _forwards(case, module, device, seen, watch):
    seen["results"], seen["kinds"], seen["changed"] = [], [], []
    with torch.no_grad():
        for array in case["xs"]:
            x = torch.from_numpy(np.array(array)).to(device)
            with watch:
                result = module(x)
            seen["kinds"].append("tensor" if isinstance(result, _Tensor) else type(result).__name__)
            seen["results"].append(_array(result))
            if _is_other(x, array):
                seen["changed"].append("x")
        if case.get("twice"):
            with watch:
                again = module(torch.from_numpy(np.array(case["xs"][0])).to(device))
            seen["again"] = [_array(again)]


def _module_gradients(case, module, device, seen, watch):
    leaf = torch.from_numpy(np.array(case["xs"][0])).to(device).requires_grad_()
    module.zero_grad(set_to_none=True)
    with watch:
        result = module(leaf.clone())
    _pull_back([result], [case["upstream"]], device, watch)
    asked = {name: _find(module, name) for name in case["names"]}
    seen["grads"] = {"x": _array(leaf.grad)}
    for name, tensor in asked.items():
        seen["grads"][name] = _array(getattr(tensor, "grad", None)) if isinstance(tensor, _Tensor) else None
    if "step" in case:
        # Gradient descent by hand: an optimizer's first step would import a second's worth of modules.
        with torch.no_grad():
            for parameter in module.parameters():
                if parameter.requires_grad and parameter.grad is not None:
                    parameter -= case["step"] * parameter.grad
        seen["after"] = {n: _array(t) for n, t in asked.items() if isinstance(t, _Tensor)}


def _table(module, names):
    """What the module is made of: registered parameters, and what stands under the asked names."""
    parameters = list(module.named_parameters())[:MOST_NAMES]
    return {
        "parameters": {
            str(name)[:80]: {
                "shape": shown_shape(p.shape),
                "dtype": str(p.dtype).removeprefix("torch."),
                "trains": bool(p.requires_grad),
            }
            for name, p in parameters
        },
        "holds": {
            str(name)[:80]: _holds(value) for name, value in _members(module) if isinstance(value, _Tensor | _Module)
        },
        "initial": _named(module, names),
    }


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


_DOES = {"call": _call, "module": _module}


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


def _error(error):
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
    return {"type": kind, "text": text, "line": line, "source": source, "own": own}


# --- judge: What was observed, held against what the key did: the checks of one exercise, its status and its points. ---

ATOL, RTOL = 1e-5, 1e-4
SETTLED = ("missing", "not a function", "not a class", "not a module")


def judge(exercise, seen, expected, only_visible=False):
    """The verdicts of an exercise's checks: [{"check", "status", "finding"}], in the rubric's order.

    `seen` and `expected` map case ids to observations; a case that `seen` lacks was not run.
    """
    verdicts = []
    for check in exercise["checks"]:
        if only_visible and not check["visible"]:
            continue
        finding = None
        for case_id in check["cases"]:
            finding = look_at(check, exercise["cases"][case_id], seen.get(case_id), expected[case_id])
            if finding:
                break
        verdicts.append({"check": check, "status": _status(finding), "finding": finding})
    if any(observation.get("library") for observation in seen.values()):
        # Whatever its values, calling the library's attention is not an answer to an exercise that asks to build it.
        for verdict in verdicts:
            finding = {"what": "library", "case": verdict["check"]["cases"][0]}
            verdict.update(status="failed", finding=finding)
    return verdicts


def _status(finding):
    if finding is None:
        return "passed"
    return (
        finding["what"]
        if finding["what"] in ("timed out", "killed")
        else ("not run" if finding["what"] in ("not attempted", "not run", "not copied") else "failed")
    )


def look_at(check, case, got, want):
    """The first thing that differs between an observation and the key's, or None."""
    finding = _outcome(case, got, READS[check["look"]]) or _LOOKS[check["look"]](
        got, want, check.get("atol", ATOL), check.get("rtol", RTOL), case
    )
    return {"case": case["id"], **finding} if finding else None


def points(exercise, verdicts):
    """The weighted share of the groups whose checks all passed, rounded down to halves.

    Groups without a check among the verdicts (hidden ones, in the notebook) do not count.
    """
    weights = {group["name"]: group["weight"] for group in exercise["groups"]}
    asked = {verdict["check"]["group"] for verdict in verdicts}
    lost = {verdict["check"]["group"] for verdict in verdicts if verdict["status"] != "passed"}
    total = sum(weights[name] for name in asked)
    earned = sum(weights[name] for name in asked - lost)
    return int(2 * exercise["points"] * earned / total + 1e-9) / 2 if total else 0.0


def status(exercise, verdicts, earned):
    """The status of an exercise: accepted, partly, wrong, not attempted, missing, timed out, killed or not run."""
    whats = [verdict["finding"]["what"] for verdict in verdicts if verdict["finding"]]
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


# --- what stands in the way of looking ---------------------------------------------------------------------------


def _outcome(case, got, reads):
    if got is None:
        return {"what": "not run"}
    outcome = got["outcome"]
    if outcome in ("timed out", "killed", "not run", *SETTLED):
        return {"what": outcome, "kind": got.get("kind")}
    if outcome != "raised":
        return None
    if held(case, got)[0].keys() >= reads:
        return None  # what is looked at was there before it raised
    stage, error = got.get("stage"), got["error"]
    return {"what": "not copied", "error": error} if stage == "copy" else _raised(error, stage)


def _raised(error, stage=None):
    if error["type"] == "NotImplementedError" and error["own"]:
        return {"what": "not attempted", "stage": stage}
    return {"what": "error", "error": error, "stage": stage}


# --- looks -------------------------------------------------------------------------------------------------------


def _value(got, want, atol, rtol, case):
    return _parts(got, want, atol, rtol, case, "results")


def _again(got, want, atol, rtol, case):
    """The second answer to the same question: the first one once more, and right."""
    finding = _type(got, want)
    first, second = got["results"], got.get("again") or [None] * len(got["results"])
    if not finding and len(second) != len(want["again"]):
        return {"what": "again"}
    if not finding and any(_unlike(a, b, atol, rtol) for a, b in zip(first, second)):
        return {"what": "again"}
    return finding or _arrays(second, want["again"], atol, rtol, case, True)


def _unlike(a, b, atol, rtol):
    if isinstance(a, np.ndarray) and isinstance(b, np.ndarray):
        return _array_differs(a, b, atol, rtol) is not None
    return type(a) is not type(b) or a != b


def _parts(got, want, atol, rtol, case, field):
    return _type(got, want) or _arrays(got.get(field), want[field], atol, rtol, case, not case.get("double"))


def _type(got, want):
    if got["kinds"] == ["NoneType"]:
        return {"what": "returned", "kind": "NoneType", "printed": bool(got.get("printed"))}
    if len(got["results"]) != len(want["results"]):
        return {
            "what": "count",
            "kind": got.get("kind"),
            "got": len(got["results"]),
            "want": len(want["results"]),
        }
    for kind in got["kinds"]:
        if kind != "tensor":
            return {"what": "returned", "kind": kind, "printed": bool(got.get("printed"))}
    return None


def _arrays(got, want, atol, rtol, case, same_dtype):
    names = case.get("results") or [None] * len(want)
    for name, a, b in zip(names, got or [None] * len(want), want):
        finding = _array_differs(a, b, atol, rtol, same_dtype)
        if finding:
            return {**finding, "where": name}
    return None


def _array_differs(a, b, atol, rtol, same_dtype=True):
    if finding := _form_differs(a, b):
        return finding
    if same_dtype and a.dtype != b.dtype:
        return {"what": "dtype", "got": str(a.dtype), "want": str(b.dtype)}
    if not close(a, b, atol, rtol):
        if not np.isfinite(a).all() and np.isfinite(b).all():
            return {"what": "not finite"}
        return {"what": "value", "far": _far(a, b)}
    return None


def _form_differs(a, b):
    if a is None:
        return {"what": "unreadable"}
    if shape_of(a) != shape_of(b):
        return {"what": "shape", "got": shape_of(a), "want": shape_of(b)}
    # Too large, and yet of the right shape: what came before it has used up the room.
    return {"what": "unreadable"} if isinstance(a, dict) or isinstance(b, dict) else None


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
    a, b = got["results"][0], want["results"][0]
    if finding := _form_differs(a, b):
        return finding
    if not np.isfinite(a).all():
        return {"what": "not finite"}
    if (a < -atol).any() or not np.allclose(a.sum(-1), 1, atol=1e-4):
        return {"what": "rows"}
    if (np.take_along_axis(a, b.argmax(-1)[..., None], -1)[..., 0] < a.max(-1) - 1e-4).any():
        return {"what": "largest"}
    # Loosely: right answers differ by about a thousandth there, ties that clamping makes by far more.
    return None if close(a, b, 5e-3, 0) else {"what": "value", "far": _far(a, b)}


def _gradient(got, want, atol, rtol, case):
    if "grad_error" in got:
        return _raised(got["grad_error"], "gradient")
    for a, b in zip(got["results"], want["results"]):
        if _form_differs(a, b):
            return _parts(got, want, atol, rtol, case, "results")  # nothing to pull a gradient back from
    for name, b in want["grads"].items():
        a = got["grads"].get(name)
        if a is None and b is not None:
            return {
                "what": "no gradient",
                "where": name,
                "got": [n for n, g in got["grads"].items() if g is not None],
            }
        if b is None:
            continue
        finding = _array_differs(a, b, atol, rtol, not case.get("double"))
        if finding:
            return {**finding, "what": "gradient", "where": name, "why": finding["what"]}
    return None


def _finite_gradient(got, want, atol, rtol, case):
    if "grad_error" in got:
        return _raised(got["grad_error"], "gradient")
    for name, b in want["grads"].items():
        a = got["grads"].get(name)
        if b is None:
            continue
        if a is None:
            return {"what": "no gradient", "where": name, "got": []}
        if finding := _form_differs(a, b):
            return {"what": "gradient", "where": name, "why": finding["what"]}
        if not np.isfinite(a).all():
            return {"what": "gradient", "where": name, "why": "not finite"}
    return None


def _unchanged(got, want, atol, rtol, case):
    return {"what": "changed", "where": got["changed"][0]} if got.get("changed") else None


def _parameters(got, want, atol, rtol, case):
    """Names, shapes, trainability and number of parameters, as the module itself reports them."""
    asked, found = want["parameters"], got["parameters"]
    for name, facts in asked.items():
        held = got["holds"].get(name.split(".")[0])
        if name not in found:
            return {
                "what": "parameter missing",
                "where": name,
                "held": held,
                "got": sorted(set(found) - set(asked)),
            }
        if found[name]["shape"] != facts["shape"]:
            return {
                "what": "parameter shape",
                "where": name,
                "got": found[name]["shape"],
                "want": facts["shape"],
            }
        if not found[name]["trains"]:
            return {"what": "not trainable", "where": name}
    extra = sorted(set(found) - set(asked))
    return {"what": "extra parameters", "got": extra, "want": sorted(asked)} if extra else None


def _missing(name, got):
    return {"what": "parameter missing", "where": name, "held": None, "got": sorted(got["parameters"])}


def _initial(got, want, atol, rtol, case):
    for name, b in want["initial"].items():
        if case.get("free") and any(name.endswith(end) for end in case["free"]):
            continue
        a = got["initial"].get(name)
        if a is None:
            return _missing(name, got)
        finding = _array_differs(a, b, atol, rtol)
        if finding:
            return {**finding, "what": "initial", "where": name, "why": finding["what"]}
    return None


def _fresh(got, want, atol, rtol, case):
    """Two instances made one after the other must not start equal."""
    for name in want["initial"]:
        a, b = got["initial"].get(name), got.get("second", {}).get(name)
        if a is None or b is None:
            return _missing(name, got)
        if not _array_differs(a, b, ATOL, RTOL, False):
            return {"what": "same instances", "where": name}
    return None


def _step(got, want, atol, rtol, case):
    """One step of gradient descent moves every tensor that the key's step moves."""
    for name, moved in want["after"].items():
        before = case["weights"].get(name)
        if before is None or close(moved, before, 1e-7, 0):
            continue
        now = got.get("after", {}).get(name)
        if _form_differs(now, before) or close(now, before, 1e-7, 0):
            return {"what": "not moved", "where": name}
        if not close(now, moved, atol, rtol):
            return {"what": "gradient", "where": name, "why": "value"}
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
    "value": {"kinds", "results"},
    "again": {"kinds", "results", "again"},
    "rows": {"kinds", "results"},
    "gradient": {"results", "grads"},
    "finite gradient": {"grads"},
    "unchanged": {"results"},
    "parameters": {"parameters", "holds"},
    "initial": {"parameters", "initial"},
    "fresh": {"parameters", "initial", "second"},
    "step": {"after"},
}


# --- naming: Which known mistakes explain what was observed. ---

FACETS = ("contract", "arithmetic", "initialisation", "gradient")


def explain(exercise, verdicts, seen, expected, mistakes, facts):
    """{name of a failed check: [mistake, …]}; several when nothing tells them apart.

    `facts` holds what was noticed beside the cases: {"reads": [names], "defined": [names]}.
    """
    failed = [verdict for verdict in verdicts if verdict["status"] != "passed"]
    if not failed:
        return {}
    library = _ruled(mistakes, "library-attention")
    if any(observation.get("library") for observation in seen.values()):
        return {verdict["check"]["name"]: library for verdict in failed}

    matched = _matched(exercise, verdicts, seen, expected, mistakes)
    ruled = {}
    for rule, judge_rule in _RULES.items():
        if known := _ruled(mistakes, rule):
            for verdict in judge_rule(exercise, failed, seen, expected, facts):
                ruled.setdefault(verdict["check"]["name"], known)

    arithmetic = [m for m in matched if m["facet"] == "arithmetic"]
    base = arithmetic[0]["seen"] if arithmetic else expected
    # Only where the values are understood do gradients tell that the graph is cut.
    known_values = arithmetic or not any(
        v["check"]["facet"] == "arithmetic" and not v["check"].get("extra") for v in failed
    )
    cut = _ruled(mistakes, "cut-graph")
    named = {}
    for verdict in failed:
        check = verdict["check"]
        # What the answer is made of comes first (frozen parameters explain missing gradients), then the check's own
        # facet, then what rules see, then a mistake of another facet that shows here too.
        fits = [m for m in matched if _explains(m, check, seen, expected)]
        found = (
            [m for m in fits if m["facet"] == "contract"]
            or [m for m in fits if m["facet"] == check["facet"]]
            or ruled.get(check["name"])
            or fits
            or (cut if known_values and _cut(exercise, verdict, seen, base) else [])
        )
        if found:
            named[check["name"]] = found
    return named


def _ruled(mistakes, rule):
    return [mistake for mistake in mistakes if mistake.get("rule") == rule]


# --- fingerprints ------------------------------------------------------------------------------------------------


def _matched(exercise, verdicts, seen, expected, mistakes):
    """The mistakes whose observations the answer repeats on every case of their facet.

    Cases of `extra` checks count only for a mistake that shows nowhere else.
    """
    core, extra = ({facet: set() for facet in FACETS} for _ in range(2))
    for verdict in verdicts:
        check = verdict["check"]
        ids = {*check["cases"], *([check["apart"]] if check.get("apart") in seen else [])}
        (extra if check.get("extra") else core)[check["facet"]].update(ids)
    matched = []
    for mistake in mistakes:
        facet = mistake["facet"]
        for ids in (core[facet], core[facet] | extra[facet]):
            if mistake.get("rule") or not ids or not ids <= mistake["seen"].keys():
                break
            if not all(alike(expected[i], mistake["seen"][i], facet) for i in ids):
                if all(alike(seen.get(i), mistake["seen"][i], facet) for i in ids):
                    matched.append(mistake)
                break
    return matched


def _explains(mistake, check, seen, expected):
    """Whether the mistake too differs from the key on this check's cases, just as the answer does."""
    facet = check["facet"]
    ids = [i for i in check["cases"] if i in mistake["seen"]]
    return (
        bool(ids)
        and all(alike(seen.get(i), mistake["seen"][i], facet) for i in ids)
        and any(not alike(expected[i], mistake["seen"][i], facet) for i in ids)
    )


def alike(a, b, facet):
    """Whether two observations of one case agree in what the facet is about."""
    if a is None or b is None:
        return a is b
    if a["outcome"] != b["outcome"] or a.get("stage") != b.get("stage"):
        # An answer that fails only in its backward pass still has values to compare, and the other way round.
        if facet != "arithmetic" or "results" not in a or "results" not in b:
            return False
    elif a["outcome"] == "raised" and not _same_error(a["error"], b["error"]):
        return False
    return all(_same(a.get(field), b.get(field)) for field in _FIELDS[facet])


_FIELDS = {
    "arithmetic": ("kinds", "results"),
    "gradient": ("grads", "grad_error", "after"),
    "initialisation": ("initial", "second"),
    "contract": ("kind", "kinds", "parameters", "changed"),
}


def _same_error(a, b):
    return a["type"] == b["type"] and _plain(a) == _plain(b)


def _plain(error):
    """An error's first line without what differs: addresses, and the learner's own names (but for unknown ones)."""
    names = "" if error["type"] == "NameError" else "|'[^']*'"
    return re.sub(f"0x[0-9a-f]+{names}", "…", error["text"].split("\n")[0])


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
    if isinstance(a, dict) and isinstance(b, dict):
        if a.keys() == OUTLINE:
            return False  # numbers that nobody has seen are like no others, whatever their shape
        if "text" in a and "text" in b:
            return _same_error(a, b)
        return a.keys() == b.keys() and all(_same(a[key], b[key]) for key in a)
    if isinstance(a, list) and isinstance(b, list):
        return len(a) == len(b) and all(map(_same, a, b))
    return a == b


# --- rules: each returns the failed verdicts that it explains ----------------------------------------------------


def _what(failed, *kinds):
    return [v for v in failed if v["finding"]["what"] in kinds]


def _printed(exercise, failed, seen, expected, facts):
    return [v for v in _what(failed, "returned") if v["finding"]["kind"] == "NoneType" and v["finding"]["printed"]]


def _returned_nothing(exercise, failed, seen, expected, facts):
    return [v for v in _what(failed, "returned") if v["finding"]["kind"] == "NoneType" and not v["finding"]["printed"]]


def _returned_tuple(exercise, failed, seen, expected, facts):
    return [v for v in _what(failed, "returned") if v["finding"]["kind"] in ("tuple", "list", "dict")] + [
        v for v in _what(failed, "count") if v["finding"]["kind"] == "dict"
    ]


def _wrong_name(exercise, failed, seen, expected, facts):
    return _what(failed, "missing", "not attempted") if alike_name(exercise["name"], facts.get("defined", ())) else []


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


def _wrong_parameter_name(exercise, failed, seen, expected, facts):
    missing = [v for v in _what(failed, "parameter missing") if v["finding"]["held"] is None and v["finding"]["got"]]
    if not missing or any("results" in o and o["outcome"] == "returned" for o in seen.values()):
        return []
    return missing + [v for v in _what(failed, "not copied") if "missing" in v["finding"]["error"]["text"]]


def _reads_notebook_data(exercise, failed, seen, expected, facts):
    data = set(exercise.get("data", ()))
    if data & set(facts.get("reads", ())):
        return failed
    # Not in the answer itself: in a helper that it calls.
    return [
        v
        for v in _what(failed, "error")
        if v["finding"]["error"]["type"] == "NameError"
        and any(f"'{name}'" in v["finding"]["error"]["text"] for name in data)
    ]


def _changed_input(exercise, failed, seen, expected, facts):
    return _what(failed, "changed")


def _not_a_module(exercise, failed, seen, expected, facts):
    return _what(failed, "not a module", "not a class")


def _fixed(exercise, seen, expected):
    """The value cases on which results came back, as (case, observation, the key's observation)."""
    return [
        (case, seen[i], expected[i])
        for i, case in exercise["cases"].items()
        if "results" in expected.get(i, ()) and i in seen and not case.get("double")
    ]


def _pasted_numbers(exercise, failed, seen, expected, facts):
    """The same numbers come back whatever goes in, and they are right for some case."""
    rows = [(s["results"], e["results"]) for _, s, e in _fixed(exercise, seen, expected) if s.get("results")]
    rows = [(got[0], want[0]) for got, want in rows if got[0] is not None]
    if len(rows) < 3 or any(not _same(rows[0][0], got) for got, _ in rows):
        return []
    if not any(_same(got, want) for got, want in rows):
        return []
    moved = sum(not _same(rows[0][1], want) for _, want in rows)
    return [v for v in failed if v["check"]["facet"] in ("arithmetic", "gradient", "contract")] if moved >= 2 else []


def _hard_coded_size(exercise, failed, seen, expected, facts):
    """Right wherever the section's sizes are met, and an error or another shape wherever they are not."""
    value = [v for v in failed if v["check"]["look"] == "value" and not v["check"].get("extra")]
    wrong = _what(value, "error", "shape", "not copied")
    if not wrong or len(wrong) != len(value):
        return []
    right = False
    for _, s, e in _fixed(exercise, seen, expected):
        if s.get("results") and all(
            a is not None and shape_of(a) == shape_of(b) for a, b in zip(s["results"], e["results"])
        ):
            if not _same(s["results"], e["results"]):
                return []
            right = True
    return _what(failed, "error", "shape", "not copied", "no gradient", "gradient", "not moved") if right else []


def _reseeded(exercise, failed, seen, expected, facts):
    return _what(failed, "same instances") + [
        v for v in failed if v["check"]["look"] == "initial" and _what(failed, "same instances")
    ]


def _created_in_another_order(exercise, failed, seen, expected, facts):
    found = []
    for verdict in failed:
        if verdict["check"]["look"] != "initial":
            continue
        got, want = (o.get(verdict["finding"]["case"], {}).get("initial", {}) for o in (seen, expected))
        # A permutation: each of the asked values stands somewhere, and no two names hold the same one.
        if set(got) >= set(want) and all(any(_same(got[name], value) for name in want) for value in want.values()):
            found.append(verdict)
    return found


def _unstable(exercise, failed, seen, expected, facts):
    """Right for moderate scores, not finite for large ones."""
    if any(v["check"]["look"] in ("value", "again") for v in failed):
        return []
    return [
        v
        for v in failed
        if "not finite" in (v["finding"]["what"], v["finding"].get("why"))
        or v["finding"]["what"] in ("rows", "largest")
    ]


def _cut(exercise, verdict, seen, base):
    """Values as they should be (or as the named mistake's), and gradients that are not: the graph is cut."""
    check = verdict["check"]
    if check["facet"] != "gradient" or verdict["finding"]["what"] not in (
        "no gradient",
        "gradient",
        "not moved",
        "error",
    ):
        return False
    what, got = verdict["finding"], seen.get(verdict["finding"]["case"])
    if what["what"] == "error" and (got is None or "grad_error" not in got or "grad" not in what["error"]["text"]):
        return False
    # A parameter that does not train has no gradient, but not since the graph is cut.
    if any(not facts["trains"] for facts in got.get("parameters", {}).values()) or got.get("parameters") == {}:
        return False
    return all(
        alike(seen[i], base[i], "arithmetic")
        for i in check["cases"]
        if i in seen and i in base and "results" in base[i]
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
    if finding["what"] in ("shape", "parameter shape") and open_:
        return _say_shape(finding, exercise, case)
    say = _SENTENCES[finding["what"]]
    return say(finding, called(exercise, case, open_), exercise["name"], open_)


def _say_shape(finding, exercise, case):
    where = finding.get("where") or (case.get("results") or ["the result"])[0]
    return (
        f"{called(exercise, case)}: {where} has shape {shape_text(finding['got'])}; "
        f"expected {_with_axes(finding['want'], exercise, where)}."
    )


def called(exercise, case, open_=True):
    """The call that a case makes, with shapes when the case may be shown."""
    if case["do"] == "call":
        return f"{exercise['name']}({', '.join(_argument(arg, open_) for arg in case['args'])})"
    sizes = [str(n) for n in case["init"]] if open_ else ["d_in", "d_out", "…"][: len(case["init"])]
    built = f"{exercise['name']}({', '.join(sizes + [f'{k}={v}' for k, v in case['named'].items()])})"
    return f"{built}(x)" if "xs" in case else built


def _argument(arg, open_):
    if not open_:
        return arg["name"]
    return f"{arg['name']}={arg['number']}" if "number" in arg else f"{arg['name']} {shape_text(arg['array'].shape)}"


def shape_text(shape):
    return f"({', '.join(map(str, shape))}{',' if len(shape) == 1 else ''})"


def axes_text(exercise, name, shape):
    """What the sizes of a tensor stand for, "4 tokens, d_k = 3", or "" when the rubric does not say.

    The rubric names the axes of a matrix; a tensor with one axis less lacks the first of them.
    """
    axes = exercise.get("axes", {}).get(name.removeprefix("gradient of "), [])
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
    return f"{finding['where']}" if finding.get("where") else "The result"


def _shapes(finding, open_):
    if not open_:
        return "has another shape than expected"
    return f"has shape {shape_text(finding['got'])}, expected {shape_text(finding['want'])}"


def _how_far(finding, open_):
    return f" (by up to {finding['far']:.2g})" if open_ and np.isfinite(finding.get("far", np.nan)) else ""


def _say_error(finding, call, name, open_):
    error = finding["error"]
    doing = {
        "init": " while it was being built",
        "state dict": " while its state dict was loaded into a second instance",
        "double": " in module.double()",
        "gradient": " in the run with gradients",
    }.get(finding.get("stage"), "")
    where = f" The line: {error['source']}" if error.get("source") else ""
    return f"{call} raised {error['type']}{doing}{_told(error, open_)}{where}"


def _told(error, open_):
    """The end of a sentence: the first line of what an error says, if it says anything."""
    lines = error["text"].strip().splitlines()
    told = f": {lines[0]}" if open_ and lines else ""
    return told if told.endswith((".", "!", "?")) else f"{told}."


def _say_count(finding, call, name, open_):
    return f"{call} returned {finding['got']} result{'s' * (finding['got'] != 1)}; {finding['want']} were expected."


def _say_returned(finding, call, name, open_):
    if finding["kind"] == "NoneType":
        return f"{call} returned nothing (None); a tensor was expected."
    article = "an" if finding["kind"][:1] in "aeiou" else "a"
    return f"{call} returned {article} {finding['kind']}; a tensor was expected."


def _say_missing_parameter(finding, call, name, open_):
    where, held, got = finding["where"], finding["held"], finding["got"]
    if held in ("tensor", "Tensor"):
        return f"{where} is a plain tensor: it is not among the module's parameters."
    found = f" Found instead: {', '.join(got)}." if got else ""
    return f"The module has no parameter {where}.{found}"


def _say_gradient(finding, call, name, open_):
    why = {"shape": "has another shape", "not finite": "is not finite"}.get(finding.get("why"), "has other values")
    return (
        f"The gradient of {finding['where']} {why} than expected{_how_far(finding, open_)}."
        if why != "is not finite"
        else f"The gradient of {finding['where']} is not finite."
    )


_SENTENCES = {
    "library": lambda f, call, name, o: (
        f"{name} calls the library's own attention, which is what it is asked to build."
    ),
    "missing": lambda f, call, name, o: f"The notebook defines no {name}.",
    "not attempted": lambda f, call, name, o: (
        f"{name} is not written yet: it still raises NotImplementedError."
        if f.get("stage") in (None, "init")
        else f"{name}: forward is not written yet."
    ),
    "not run": lambda f, call, name, o: f"{call} was not run.",
    "timed out": lambda f, call, name, o: (
        f"{name} gave no answer within the time limit. Is there a loop without an end?"
    ),
    "killed": lambda f, call, name, o: f"The process ended while {name} was running.",
    "not a function": lambda f, call, name, o: f"{name} is not a function (it is of type {f['kind']}).",
    "not a class": lambda f, call, name, o: f"{name} is not a class (it is of type {f['kind']}).",
    "not a module": lambda f, call, name, o: f"{name} is a class, but not one derived from nn.Module.",
    "not copied": lambda f, call, name, o: f"Weights could not be copied in{_told(f['error'], o)}",
    "error": _say_error,
    "count": _say_count,
    "returned": _say_returned,
    "unreadable": lambda f, call, name, o: f"{_it(f)} of {call} could not be read as a tensor of numbers.",
    "shape": lambda f, call, name, o: f"{call}: {f.get('where') or 'the result'} {_shapes(f, o)}.",
    "dtype": lambda f, call, name, o: f"{call} returned {f['got']} numbers; {f['want']} was expected.",
    "value": lambda f, call, name, o: (
        f"{call}: {f.get('where') or 'the result'} has the right shape, but other values than expected{_how_far(f, o)}."
    ),
    "not finite": lambda f, call, name, o: f"{call}: {f.get('where') or 'the result'} holds inf or NaN.",
    "rows": lambda f, call, name, o: f"{call}: the rows are not weights that sum to 1.",
    "largest": lambda f, call, name, o: f"{call}: the largest weight is not where the largest score is.",
    "again": lambda f, call, name, o: f"{call} gave other numbers when called a second time with the same arguments.",
    "no gradient": lambda f, call, name, o: (
        f"No gradient reaches {f['where']}" + (f" (it reaches {', '.join(f['got'])})." if f.get("got") else ".")
    ),
    "gradient": _say_gradient,
    "not moved": lambda f, call, name, o: f"A step of gradient descent does not move {f['where']}.",
    "changed": lambda f, call, name, o: (
        f"{call} changed its argument {f['where']}: the caller's tensor is another now."
    ),
    "parameter missing": _say_missing_parameter,
    "parameter shape": lambda f, call, name, o: f"{f['where']} {_shapes(f, o)}.",
    "not trainable": lambda f, call, name, o: f"{f['where']} has requires_grad=False: it cannot be trained.",
    "extra parameters": lambda f, call, name, o: (
        f"The module has parameters beyond those asked for: {', '.join(f['got'])}."
    ),
    "initial": lambda f, call, name, o: (
        f"{call}: {f['where']} starts with "
        + ("another shape" if f.get("why") == "shape" else "other numbers")
        + " than the asked initialisation gives with the same seed."
    ),
    "same instances": lambda f, call, name, o: (
        f"Two instances made one after the other start with the same {f['where']}."
    ),
}


def evidence(exercise, check, finding, case, got, want, counterexample):
    """The call, its inputs, what came back and what was expected, as plain data; see Shown below."""
    error = finding.get("error")
    shown = {
        "counterexample": counterexample,
        "called": called(exercise, case),
        "inputs": _inputs(case),
        "got": [],
        "expected": [],
        "error": {key: error[key] for key in ("type", "text", "line", "source")} if error else None,
    }
    for name, a, b in _pairs(check, finding, case, got, want):
        tolerances = check.get("atol", ATOL), check.get("rtol", RTOL)
        digits = _digits(a, b, *tolerances)
        shown["got"].append(_shown(name, a, b, tolerances, digits))
        shown["expected"].append(_shown(name, b, digits=digits))
    return shown


def _inputs(case):
    if case["do"] == "call":
        return [
            _shown(arg["name"], arg["array"])
            if "array" in arg
            else {"name": arg["name"], "shape": [], "dtype": "number", "values": arg["number"], "differs": None}
            for arg in case["args"]
        ]
    rows = [(name, array) for name, array in case.get("weights", {}).items()]
    return [_shown(name, array) for name, array in [("x", x) for x in case.get("xs", [])[:1]] + rows]


def _pairs(check, finding, case, got, want):
    """(name, theirs, expected) of what the check looked at, as far as there is something to show."""
    look, where = check["look"], finding.get("where")
    if finding["what"] == "library":
        return []
    about_gradients = finding["what"] in ("gradient", "no gradient", "not moved")
    if look in ("gradient", "finite gradient", "step") and where and about_gradients:
        return [(f"gradient of {where}", got.get("grads", {}).get(where), want["grads"].get(where))]
    if look == "initial" and where:
        return [(where, got.get("initial", {}).get(where), want["initial"].get(where))]
    if look in ("value", "rows", "again", "gradient") and "results" in want and not about_gradients:
        field = "again" if look == "again" else "results"
        names = case.get("results") or ["result"] * len(want["results"])
        theirs = list(got.get(field) or got.get("results") or []) + [None] * len(want["results"])
        if finding["what"] == "count":
            theirs = [None] * len(want["results"])  # nobody knows which of theirs is which
        kept = [(n, a, b) for n, a, b in zip(names, theirs, want["results"]) if not where or n == where]
        return kept[:3]
    return []


def _shown(name, array, other=None, tolerances=(ATOL, RTOL), digits=4):
    """A tensor to show: {"name", "shape", "dtype", "values" (null when large or absent), "differs"}."""
    if array is None:
        return {"name": name, "shape": None, "dtype": None, "values": None, "differs": None}
    if isinstance(array, dict):
        return {"name": name, "shape": array["shape"], "dtype": array["dtype"], "values": None, "differs": None}
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


def unpack(block, expected):
    """exercise → its mistakes (as in naming.py), each with what it does laid over what the key does.

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
            seen = {i: laid_over(expected[exercise][i], changes.get(i, {})) for i in ids}
            facts = {"stem": stem, "name": name, "hint": hint, "facet": facet, "rule": rule}
            mistakes[exercise].append({**facts, "seen": seen})
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
    if name is not None and name not in [exercise["name"] for exercise in EXERCISES]:
        raise ValueError(_unknown(name))
    asked = [exercise for exercise in EXERCISES if name in (None, exercise["name"])]
    with _as_found(names):
        results = [_Result(exercise, names) for exercise in asked]
    if os.environ.get("NBGRADER_EXECUTION"):
        return float(sum(result.points for result in results))
    return results[0] if name is not None else _Summary(results, replay(names))


def _unknown(name):
    known = [exercise["name"] for exercise in EXERCISES]
    close = difflib.get_close_matches(str(name), known, 1)
    return (
        f"There is no exercise called {name!r}.{f' Did you mean {close[0]!r}?' if close else ''}"
        f" The exercises are: {', '.join(known)}."
    )


def state_of(names):
    """exercise → its points in sight, for the process that replays a notebook."""
    with _as_found(names):
        return {exercise["name"]: _Result(exercise, names).points for exercise in EXERCISES}


class _Result:
    """The visible checks of one exercise on what the notebook now defines."""

    def __init__(self, exercise, names):
        self.exercise, self.name = exercise, exercise["name"]
        answer = names.get(self.name, MISSING)
        expected = EXPECTED[self.name]
        seen = {i: _observed(case, answer) for i, case in exercise["cases"].items()}
        verdicts = judge(exercise, seen, expected, only_visible=True)
        self.points = points(exercise, verdicts)
        self.status = status(exercise, verdicts, self.points)
        defined = _defined(names)
        facts = {"reads": [] if answer is MISSING else reads(answer), "defined": defined}
        named = explain(exercise, verdicts, seen, expected, MISTAKES[self.name], facts)
        passed = sum(verdict["status"] == "passed" for verdict in verdicts)
        self.mark, self.verdict, self.remark = self._headline(passed, len(verdicts), defined)
        self.rows = list(self._rows(verdicts, seen, expected, named))

    def _headline(self, passed, total, defined):
        """(mark, verdict, remark) above the checks."""
        if self.status in ("not attempted", "missing"):
            instead = alike_name(self.name, defined, [exercise["name"] for exercise in EXERCISES])
            if instead:
                return "not run", "not found.", f"There is {instead}; {self.name} is asked for. Rename it."
            if self.status == "missing":
                return "not run", "not defined yet.", "Run the cell that defines it, then this one."
            return "not run", "not written yet.", "Put your code where the cell above raises NotImplementedError."
        worth = f"{self.points:g} of {self.exercise['points']:g} points in sight"
        if self.status == "accepted":
            return "passed", f"all {passed} visible checks pass, {worth}.", "Hidden checks try other sizes and numbers."
        return "failed", f"{passed} of {total} visible checks pass, {worth}.", ""

    def _rows(self, verdicts, seen, expected, named):
        """{"name", "status", "call", "sentence", "evidence", "mistakes": [(name, [hint])]} of each check.

        Nothing is said twice.
        """
        said, told = set(), set()
        for verdict in verdicts:
            check, finding = verdict["check"], verdict["finding"]
            state = "not run" if self.mark == "not run" else _plain_status(verdict)
            row = {"name": check["name"], "status": state, "call": "", "sentence": "", "evidence": None}
            row["mistakes"] = []
            if finding is not None and self.mark != "not run":
                case = self.exercise["cases"][finding["case"]]
                row["call"] = called(self.exercise, case)
                row["sentence"], again = self._sentence(finding, case, said)
                if again:
                    row["name"], row["sentence"] = f"{row['name']}: {row['sentence']}", ""
                if not again and row["status"] == "failed":
                    args = seen[case["id"]], expected[case["id"]], False
                    row["evidence"] = evidence(self.exercise, check, finding, case, *args)
                mistakes = [m for m in named.get(check["name"], []) if m["stem"] not in told]
                told.update(mistake["stem"] for mistake in mistakes)
                row["mistakes"] = _joined(mistakes)
            yield row

    def _sentence(self, finding, case, said):
        """(the sentence about a finding, whether an earlier row says the same)."""
        error = finding.get("error")
        sentence = message(self.exercise, finding, case)
        key = (error["type"], error["text"], error["source"]) if error else sentence
        if key not in said:
            said.add(key)
            return sentence, False
        return (f"the same {error['type']} as above" if finding["what"] == "error" else "the same as above"), True

    def __repr__(self):
        return result_text(self)

    def _repr_html_(self):
        return result_html(self)


def _plain_status(verdict):
    return verdict["status"] if verdict["status"] in ("passed", "not run") else "failed"


def _joined(mistakes):
    """Mistakes that nothing tells apart, as one: [(names, [hint])]."""
    names, hints = (list(dict.fromkeys(m[field] for m in mistakes)) for field in ("name", "hint"))
    return [(", or ".join(names), hints)] if mistakes else []


class _Summary:
    """All exercises in one table, and whether the notebook runs by itself."""

    def __init__(self, results, again):
        earned, most = (sum(values) for values in zip(*((r.points, r.exercise["points"]) for r in results)))
        self.headline = f"{earned:g} of {most:g} points in sight; hidden checks decide when it is graded"
        self.rows = [(r.name, r.points, r.exercise["points"], r.mark, _state(r)) for r in results]
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
        return {"id": case["id"], "outcome": "raised", "stage": None, "error": _error(error)}


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

EXERCISES, EXPECTED = from_json(json.loads(r"""
[[{"name":"project","points":3,"groups":[{"name":"values","weight":3},{"name":"one token","weight":1},
{"name":"gradient","weight":1},{"name":"manners","weight":1}],"axes":{"x":["tokens","d_in"],"W_query":["d_in",
"d_out"],"W_key":["d_in","d_out"],"W_value":["d_in","d_out"],"queries":["tokens","d_out"],"keys":["tokens",
"d_out"],"values":["tokens","d_out"]},"checks":[{"name":"the section's example","group":"values","facet":"arithmetic",
"look":"value","visible":true,"cases":["section-x2","section-all"]},{"name":"another size: 4 tokens, d_in = 5, d_out = 3",
"group":"values","facet":"arithmetic","look":"value","visible":true,"cases":["small"]},{"name":"gradients on the small example",
"group":"gradient","facet":"gradient","look":"gradient","visible":true,"cases":["small"]},{"name":"leaves its inputs unchanged",
"group":"manners","facet":"contract","look":"unchanged","visible":true,"cases":["small"]}],"cases":{"section-x2":{"id":"section-x2",
"do":"call","args":[{"name":"x","array":{"$":[0.55,0.87,0.66]}},{"name":"W_query","array":{"$":[[0.29611194,
0.5165623],[0.25167072,0.6885568],[0.07397246,0.86652195]]}},{"name":"W_key","array":{"$":[[0.13657987,
0.10247904],[0.18405646,0.72644675],[0.3152539,0.68710667]]}},{"name":"W_value","array":{"$":[[0.075635314,
0.19663817],[0.31641197,0.40174013],[0.1185683,0.8273954]]}}],"results":["queries","keys","values"],"unpack":3},
"section-all":{"id":"section-all","do":"call","args":[{"name":"x","array":{"$":[[0.43,0.15,0.89],[0.55,
0.87,0.66],[0.57,0.85,0.64],[0.22,0.58,0.33],[0.77,0.25,0.1],[0.05,0.8,0.55]]}},{"name":"W_query","array":{"$":[[0.29611194,
0.5165623],[0.25167072,0.6885568],[0.07397246,0.86652195]]}},{"name":"W_key","array":{"$":[[0.13657987,
0.10247904],[0.18405646,0.72644675],[0.3152539,0.68710667]]}},{"name":"W_value","array":{"$":[[0.075635314,
0.19663817],[0.31641197,0.40174013],[0.1185683,0.8273954]]}}],"results":["queries","keys","values"],"unpack":3},
"small":{"id":"small","do":"call","args":[{"name":"x","array":{"$":[[-0.0779848,0.007800738,-0.15206778,
1.3096291,0.31129473],[-0.359597,0.016760714,0.28485128,0.0727842,0.7203829],[-0.16874275,1.604732,0.13873284,
1.713108,0.61277854],[1.0258313,0.57762104,0.6273624,-0.5481563,2.608968]]}},{"name":"W_query","array":{"$":[[0.35161638,
-1.9846689,0.85135144],[-0.54487556,-0.5033543,-1.0508518],[-0.32371792,-0.22508658,-0.86167943],[1.7756615,
0.18326126,0.8530314],[-0.6788239,-0.11598516,2.0956607]]}},{"name":"W_key","array":{"$":[[0.3630103,
-0.6404814,1.7080258],[1.0975808,-0.07258394,-1.6328609],[0.37344006,0.26459804,-0.7157127],[0.9837404,
-1.1633849,-0.042609293],[-0.3803683,0.20538025,0.82199097]]}},{"name":"W_value","array":{"$":[[2.045931,
-0.016802583,0.60321426],[-2.25259,0.8911378,-1.1490157],[3.1667924,0.021494469,-0.34958798],[-0.9658094,
0.9153336,-0.42949453],[0.1894571,-1.157222,-0.644495]]}}],"results":["queries","keys","values"],"upstream":[{"$":[[0.59603274,
0.16341746,0.6138271],[-1.4190658,-1.0484715,-1.1091154],[1.6911328,-1.166268,0.32961178],[-0.14579354,
-1.4396815,-0.06258175]]},{"$":[[-1.8504231,1.0851508,-0.019473825],[-1.1074493,-1.8924011,-0.5551857],
[2.1099503,0.3628512,-0.34169677],[-0.3885126,-0.2499266,0.72051173]]},{"$":[[-0.94389737,-2.0702674,
-0.16512537],[2.0554247,0.10918613,0.7563335],[-2.0562148,0.59523934,-0.4855396],[-1.6099797,0.9007393,
1.6354109]]}],"twice":true,"unpack":3}},"data":["W_key","W_query","W_value","_","attn_scores_2","attn_weights_2",
"context_vec_2","d_in","d_k","d_out","inputs","key_2","keys","out","queries","query_2","sa_v1","sa_v2",
"value_2","values","words","x_2"]},{"name":"attention_scores","points":3,"groups":[{"name":"values","weight":3},
{"name":"one query","weight":1},{"name":"gradient","weight":1},{"name":"manners","weight":1}],"axes":{"queries":["queries",
"d_k"],"keys":["keys","d_k"],"scores":["queries","keys"]},"checks":[{"name":"the section's example","group":"values",
"facet":"arithmetic","look":"value","visible":true,"cases":["section-q2","section-all"]},{"name":"another size: 4 queries, 5 keys, d_k = 3",
"group":"values","facet":"arithmetic","look":"value","visible":true,"cases":["small"]},{"name":"gradients on the small example",
"group":"gradient","facet":"gradient","look":"gradient","visible":true,"cases":["small"]},{"name":"leaves its inputs unchanged",
"group":"manners","facet":"contract","look":"unchanged","visible":true,"cases":["small"]}],"cases":{"section-q2":{"id":"section-q2",
"do":"call","args":[{"name":"queries","array":{"$":[0.43063694,1.4550582]}},{"name":"keys","array":{"$":[[0.3669138,
0.76455796],[0.44331563,1.1418625],[0.43606102,1.1156411],[0.24083412,0.6706297],[0.182706,0.3292312],
[0.3274638,0.96419]]}}],"results":["scores"]},"section-all":{"id":"section-all","do":"call","args":[{"name":"queries",
"array":{"$":[[0.23091425,1.0966098],[0.43063694,1.4550582],[0.43004632,1.4342878],[0.23552456,0.7989589],
[0.2983211,0.6565444],[0.25682703,1.0532607]]}},{"name":"keys","array":{"$":[[0.3669138,0.76455796],[0.44331563,
1.1418625],[0.43606102,1.1156411],[0.24083412,0.6706297],[0.182706,0.3292312],[0.3274638,0.96419]]}}],
"results":["scores"]},"small":{"id":"small","do":"call","args":[{"name":"queries","array":{"$":[[-0.21453092,
-0.5205837,-0.92973],[0.9745246,-0.09107811,-0.5469686],[-1.1847034,-0.14326769,-0.48678097],[0.45229033,
0.15191834,-1.2812762]]}},{"name":"keys","array":{"$":[[0.6375655,0.49916485,-0.2497526],[0.5836437,1.6095191,
-0.72564137],[0.7313886,-1.0612106,0.0610765],[0.759501,-1.0724759,-0.043861702],[0.70101345,1.4935061,
-1.0168457]]}}],"results":["scores"],"upstream":[{"$":[[0.9111367,0.40799278,-0.06790672,-0.265304,-2.43372],
[0.40972778,-0.21114242,0.93877685,0.2987921,0.8978157],[-0.39729223,0.7691482,0.15896277,-1.74187,-1.5996803],
[-0.24354264,0.4067906,-1.2568291,-0.2861447,0.7747619]]}],"twice":true}},"data":["W_key","W_query","W_value",
"_","attn_scores_2","attn_weights_2","context_vec_2","d_in","d_k","d_out","inputs","key_2","keys","out",
"queries","query_2","sa_v1","sa_v2","value_2","values","words","x_2"]},{"name":"scaled_softmax","points":4,
"groups":[{"name":"values","weight":4},{"name":"gradient","weight":1},{"name":"large scores","weight":2},
{"name":"manners","weight":1}],"axes":{"scores":["queries","keys"],"weights":["queries","keys"]},"checks":[{"name":"the section's example",
"group":"values","facet":"arithmetic","look":"value","visible":true,"cases":["section-q2","section-all"]},
{"name":"another size: 3 rows of 5 scores, d_k = 7","group":"values","facet":"arithmetic","look":"value",
"visible":true,"cases":["small"]},{"name":"gradients on the small example","group":"gradient","facet":"gradient",
"look":"gradient","visible":true,"cases":["small"]},{"name":"leaves its inputs unchanged","group":"manners",
"facet":"contract","look":"unchanged","visible":true,"cases":["small"]}],"cases":{"section-q2":{"id":"section-q2",
"do":"call","args":[{"name":"scores","array":{"$":[1.270483,1.8523846,1.8111068,1.0795172,0.5577305,1.5439706]}},
{"name":"d_k","number":2}],"results":["weights"]},"section-all":{"id":"section-all","do":"call","args":[{"name":"scores",
"array":{"$":[[0.9231474,1.3545456,1.3241158,0.7910311,0.4032276,1.1329563],[1.270483,1.8523846,1.8111068,
1.0795172,0.5577305,1.5439706],[1.2543861,1.8284057,1.7876768,1.0654458,0.55078435,1.5237505],[0.6972676,
1.0167129,0.9940545,0.5925279,0.30607396,0.847474],[0.6114244,0.8819338,0.86255413,0.512144,0.27065995,
0.7307229],[0.89951223,1.3165343,1.2870532,0.7682006,0.3936901,1.099645]]}},{"name":"d_k","number":2}],
"results":["weights"]},"small":{"id":"small","do":"call","args":[{"name":"scores","array":{"$":[[-0.9094176,
-0.6893477,-1.596526,-0.2588464,-0.7694145],[-0.8964002,-0.5980232,-0.14301877,-0.4857038,1.1219335],
[0.9750531,0.08723989,-0.52744704,-0.15606774,1.3969343]]}},{"name":"d_k","number":7}],"results":["weights"],
"upstream":[{"$":[[0.9236174,-0.43158716,-0.53351796,-1.5163573,-0.42692193],[1.3720781,1.2032425,0.08091427,
-1.0046805,0.08985333],[-1.7546624,0.8624678,-1.4920807,-0.15687601,-0.43427312]]}],"twice":true}},"data":["W_key",
"W_query","W_value","_","attn_scores_2","attn_weights_2","context_vec_2","d_in","d_k","d_out","inputs",
"key_2","keys","out","queries","query_2","sa_v1","sa_v2","value_2","values","words","x_2"]},{"name":"context_vector",
"points":3,"groups":[{"name":"values","weight":3},{"name":"one row","weight":1},{"name":"gradient","weight":1},
{"name":"manners","weight":1}],"axes":{"weights":["queries","tokens"],"values":["tokens","d_v"],"context":["queries",
"d_v"]},"checks":[{"name":"the section's example","group":"values","facet":"arithmetic","look":"value",
"visible":true,"cases":["section-z2","section-all"]},{"name":"another size: 4 rows of 3 weights, d_v = 5",
"group":"values","facet":"arithmetic","look":"value","visible":true,"cases":["small"]},{"name":"gradients on the small example",
"group":"gradient","facet":"gradient","look":"gradient","visible":true,"cases":["small"]},{"name":"leaves its inputs unchanged",
"group":"manners","facet":"contract","look":"unchanged","visible":true,"cases":["small"]}],"cases":{"section-z2":{"id":"section-z2",
"do":"call","args":[{"name":"weights","array":{"$":[0.15001948,0.2263838,0.21987167,0.13107008,0.09062889,
0.1820261]}},{"name":"values","array":{"$":[[0.18551077,0.88119733],[0.39513293,1.0037459],[0.38794604,
0.98309594],[0.23928624,0.54931015],[0.14919901,0.33458596],[0.32212391,0.7862915]]}}],"results":["context"]},
"section-all":{"id":"section-all","do":"call","args":[{"name":"weights","array":{"$":[[0.15509658,0.21041729,
0.20593804,0.14126362,0.10738378,0.17990074],[0.15001948,0.2263838,0.21987167,0.13107008,0.09062889,0.1820261],
[0.1503426,0.22561046,0.2192056,0.13154061,0.09141368,0.18188708],[0.15908495,0.19940145,0.19623213,0.14772849,
0.1206414,0.1769116],[0.16099913,0.19493732,0.1922842,0.1500843,0.12652528,0.1751698],[0.15574206,0.20915598,
0.20484099,0.14193223,0.10891099,0.17941767]]}},{"name":"values","array":{"$":[[0.18551077,0.88119733],
[0.39513293,1.0037459],[0.38794604,0.98309594],[0.23928624,0.54931015],[0.14919901,0.33458596],[0.32212391,
0.7862915]]}}],"results":["context"]},"small":{"id":"small","do":"call","args":[{"name":"weights","array":{"$":[[1.3836546,
-0.53217,0.1068692],[0.71065265,0.71418357,1.6019424],[-0.35843176,-0.24025336,-0.44265082],[-0.27655104,
-0.4478945,-0.7192598]]}},{"name":"values","array":{"$":[[-0.19223297,-0.64167464,-1.197785,-1.4814117,
-0.716606],[-1.6213981,-1.6269286,-0.021051707,-0.61604637,-0.2574524],[-0.6259357,1.0644438,-1.4361069,
-1.1547753,0.62850916]]}}],"results":["context"],"upstream":[{"$":[[0.7349199,0.36926854,0.91578776,0.91040343,
-0.8459526],[0.16109753,0.7404792,-0.23513836,-0.8960952,-0.31314346],[0.8734032,-0.44763923,1.188301,
-1.5381882,0.6642341],[-0.39106107,2.6214733,0.24147438,0.66457665,-0.5977757]]}],"twice":true}},"data":["W_key",
"W_query","W_value","_","attn_scores_2","attn_weights_2","context_vec_2","d_in","d_k","d_out","inputs",
"key_2","keys","out","queries","query_2","sa_v1","sa_v2","value_2","values","words","x_2"]},{"name":"SelfAttention_v1",
"points":6,"groups":[{"name":"parts","weight":3},{"name":"initialisation","weight":2},{"name":"values",
"weight":4},{"name":"gradient","weight":2},{"name":"manners","weight":1}],"axes":{"x":["tokens","d_in"],
"context":["tokens","d_out"],"W_query":["d_in","d_out"],"W_key":["d_in","d_out"],"W_value":["d_in","d_out"]},
"checks":[{"name":"three trainable parameters under the asked names","group":"parts","facet":"contract",
"look":"parameters","visible":true,"cases":["table"]},{"name":"the section's initial values","group":"initialisation",
"facet":"initialisation","look":"initial","visible":true,"cases":["seed-123"]},{"name":"the rows of Listing 3.1 from the section's weights",
"group":"values","facet":"arithmetic","look":"value","visible":true,"cases":["section"]},{"name":"another size: 4 tokens, d_in = 5, d_out = 3",
"group":"values","facet":"arithmetic","look":"value","visible":true,"cases":["small"]},{"name":"gradients on the small example",
"group":"gradient","facet":"gradient","look":"gradient","visible":true,"cases":["small"]},{"name":"leaves x unchanged",
"group":"manners","facet":"contract","look":"unchanged","visible":true,"cases":["small"]}],"cases":{"table":{"id":"table",
"do":"module","init":[5,3],"named":{},"names":["W_query","W_key","W_value"],"seed":1},"seed-123":{"id":"seed-123",
"do":"module","init":[3,2],"named":{},"names":["W_query","W_key","W_value"],"seed":123},"section":{"id":"section",
"do":"module","init":[3,2],"named":{},"names":["W_query","W_key","W_value"],"weights":{"W_query":{"$":[[0.29611194,
0.5165623],[0.25167072,0.6885568],[0.07397246,0.86652195]]},"W_key":{"$":[[0.13657987,0.10247904],[0.18405646,
0.72644675],[0.3152539,0.68710667]]},"W_value":{"$":[[0.075635314,0.19663817],[0.31641197,0.40174013],
[0.1185683,0.8273954]]}},"xs":[{"$":[[0.43,0.15,0.89],[0.55,0.87,0.66],[0.57,0.85,0.64],[0.22,0.58,0.33],
[0.77,0.25,0.1],[0.05,0.8,0.55]]}],"results":["context"]},"small":{"id":"small","do":"module","init":[5,
3],"named":{},"names":["W_query","W_key","W_value"],"weights":{"W_query":{"$":[[-0.9762109,0.32907337,
0.59914774],[0.7666845,0.014627337,0.09910081],[0.3231062,-0.1281537,-0.46878806],[-0.41685134,0.28306118,
-0.8553048],[-0.025527691,-0.100701995,0.43875924]]},"W_key":{"$":[[0.3481831,0.041415237,0.79775953],
[-0.5498127,0.36783808,-0.0024443087],[0.068840474,-0.4497114,0.087021254],[-0.16429657,-0.26613784,-0.25116703],
[0.037590142,-0.40257147,0.069657825]]},"W_value":{"$":[[-0.7276083,0.013189735,-0.72601575],[0.14147839,
-0.8242831,0.5582938],[0.17071785,-0.15391213,0.17249218],[0.20128585,0.9470997,-0.401718],[-0.65485513,
0.18444228,-0.096719764]]}},"xs":[{"$":[[-0.41140154,0.38295907,-1.2399203,-0.019714579,-2.1554227],[0.002652225,
-0.9203621,-0.24067357,0.48880467,0.5194476],[1.1715659,1.4200203,-0.022918915,-0.64624816,-0.1018786],
[0.26992083,-1.2095526,0.2992177,0.49847868,0.745747]]}],"upstream":{"$":[[0.59704655,0.71720093,0.872066],
[-1.4075601,0.5339687,0.7001105],[0.9251897,-0.8447967,-0.51979345],[-2.0141046,0.22145596,1.6287293]]},
"results":["context"]}},"data":["W_key","W_query","W_value","_","attn_scores_2","attn_weights_2","context_vec_2",
"d_in","d_k","d_out","inputs","key_2","keys","out","queries","query_2","sa_v1","sa_v2","value_2","values",
"words","x_2"]},{"name":"SelfAttention_v2","points":6,"groups":[{"name":"parts","weight":2},{"name":"initialisation",
"weight":1},{"name":"values","weight":4},{"name":"gradient","weight":2},{"name":"bias","weight":2},{"name":"manners",
"weight":1}],"axes":{"x":["tokens","d_in"],"context":["tokens","d_out"],"W_query.weight":["d_out","d_in"],
"W_key.weight":["d_out","d_in"],"W_value.weight":["d_out","d_in"],"W_query.bias":["d_out"],"W_key.bias":["d_out"],
"W_value.bias":["d_out"]},"checks":[{"name":"three trainable parameters under the asked names","group":"parts",
"facet":"contract","look":"parameters","visible":true,"cases":["table"]},{"name":"the section's initial values",
"group":"initialisation","facet":"initialisation","look":"initial","visible":true,"cases":["seed-789"]},
{"name":"the rows of Listing 3.2 from the section's weights","group":"values","facet":"arithmetic","look":"value",
"visible":true,"cases":["section"]},{"name":"another size: 4 tokens, d_in = 5, d_out = 3","group":"values",
"facet":"arithmetic","look":"value","visible":true,"cases":["small"]},{"name":"gradients on the small example",
"group":"gradient","facet":"gradient","look":"gradient","visible":true,"cases":["small"]},{"name":"leaves x unchanged",
"group":"manners","facet":"contract","look":"unchanged","visible":true,"cases":["small"]},{"name":"qkv_bias=True has three biases, False has none",
"group":"bias","facet":"contract","look":"parameters","visible":true,"cases":["table-bias","table-no-bias"]}],
"cases":{"table":{"id":"table","do":"module","init":[5,3],"named":{},"names":["W_query.weight","W_key.weight",
"W_value.weight"],"seed":1},"seed-789":{"id":"seed-789","do":"module","init":[3,2],"named":{},"names":["W_query.weight",
"W_key.weight","W_value.weight"],"seed":789},"section":{"id":"section","do":"module","init":[3,2],"named":{},
"names":["W_query.weight","W_key.weight","W_value.weight"],"weights":{"W_query.weight":{"$":[[0.31605908,
0.45680857,0.51183486],[-0.1682854,-0.33787704,-0.09177387]]},"W_key.weight":{"$":[[0.40580583,-0.47042054,
0.2368052],[0.21336074,-0.26005065,-0.510543]]},"W_value.weight":{"$":[[0.25256988,-0.14147827,-0.19618134],
[0.5191074,-0.08516758,-0.20432705]]}},"xs":[{"$":[[0.43,0.15,0.89],[0.55,0.87,0.66],[0.57,0.85,0.64],
[0.22,0.58,0.33],[0.77,0.25,0.1],[0.05,0.8,0.55]]}],"results":["context"]},"small":{"id":"small","do":"module",
"init":[5,3],"named":{},"names":["W_query.weight","W_key.weight","W_value.weight"],"weights":{"W_query.weight":{"$":[[0.11691299,
-0.39952016,0.28789183,0.26134685,0.41735786],[0.40874052,-0.68590075,-0.1414623,0.55029666,0.15945525],
[0.59058326,0.727819,-0.02046167,0.17947613,-0.3273493]]},"W_key.weight":{"$":[[-0.5912877,-0.048908312,
0.31783095,0.40389916,0.5206634],[-0.00014892918,-0.29580897,-0.68039304,-0.26401424,-0.39775443],[0.34546638,
-0.20704082,-0.51983714,-0.08428682,-0.14413156]]},"W_value.weight":{"$":[[0.33450198,0.22002763,0.45397046,
-0.5326975,-0.10821216],[0.24490668,-0.22041868,0.37697837,0.17048953,-0.06408091],[-0.399956,1.028451,
0.33974117,0.19372116,-0.39423895]]}},"xs":[{"$":[[-1.2062846,0.7418374,0.23824929,1.1175101,0.29321176],
[-0.04461476,1.1228659,-1.5898322,-2.1340976,-1.7091362],[-0.09039312,0.47622597,2.1090252,1.0796688,
0.15892227],[-0.49151748,0.4184665,-0.7757221,-0.79410326,-1.1147861]]}],"upstream":{"$":[[0.365263,-1.5090297,
0.5818391],[1.5422113,0.27787983,-0.8983946],[0.56006616,1.3464961,1.5764229],[-1.8305287,0.6913829,0.842067]]},
"results":["context"]},"table-bias":{"id":"table-bias","do":"module","init":[5,3],"named":{"qkv_bias":true},
"names":["W_query.weight","W_key.weight","W_value.weight","W_query.bias","W_key.bias","W_value.bias"],
"seed":1},"table-no-bias":{"id":"table-no-bias","do":"module","init":[4,3],"named":{"qkv_bias":false},
"names":["W_query.weight","W_key.weight","W_value.weight"],"seed":1}},"data":["W_key","W_query","W_value",
"_","attn_scores_2","attn_weights_2","context_vec_2","d_in","d_k","d_out","inputs","key_2","keys","out",
"queries","query_2","sa_v1","sa_v2","value_2","values","words","x_2"]}],{"project":{"section-x2":{"id":"section-x2",
"outcome":"returned","kinds":["tensor","tensor","tensor"],"results":[{"$":[0.4306369,1.4550582]},{"$":[0.44331563,
1.1418625]},{"$":[0.39513293,1.0037458]}]},"section-all":{"id":"section-all","outcome":"returned","kinds":["tensor",
"tensor","tensor"],"results":[{"$":[[0.23091425,1.0966098],[0.4306369,1.4550582],[0.43004626,1.4342878],
[0.23552456,0.7989589],[0.2983211,0.6565444],[0.25682703,1.0532607]]},{"$":[[0.3669138,0.76455796],[0.44331563,
1.1418625],[0.43606102,1.115641],[0.24083412,0.6706297],[0.182706,0.3292312],[0.3274638,0.96419]]},{"$":[[0.18551075,
0.88119733],[0.39513293,1.0037458],[0.38794604,0.9830959],[0.23928624,0.54931015],[0.14919901,0.33458596],
[0.32212391,0.7862915]]}]},"small":{"id":"small","outcome":"returned","kind":"parts","kinds":["tensor",
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
"outcome":"returned","kinds":["tensor"],"results":[{"$":[1.270483,1.8523844,1.8111067,1.0795172,0.55773056,
1.5439706]}]},"section-all":{"id":"section-all","outcome":"returned","kinds":["tensor"],"results":[{"$":[[0.9231474,
1.3545456,1.3241158,0.7910311,0.4032276,1.1329563],[1.270483,1.8523844,1.8111067,1.0795172,0.55773056,
1.5439706],[1.2543861,1.8284057,1.7876769,1.0654458,0.55078435,1.5237505],[0.6972676,1.0167129,0.9940545,
0.59252787,0.30607396,0.847474],[0.6114244,0.8819338,0.8625541,0.512144,0.27065995,0.7307229],[0.89951223,
1.3165344,1.2870531,0.7682006,0.39369014,1.099645]]}]},"small":{"id":"small","outcome":"returned","kind":"tensor",
"kinds":["tensor"],"results":[{"$":[[-0.1644321,-0.2884485,0.3387588,0.43615657,0.01750797],[0.71246713,
0.8190862,0.77600235,0.8618225,1.1033118],[-0.70526534,-0.5688083,-0.7441722,-0.7247812,-0.54948294],
[0.6841991,1.4382389,0.09132678,0.23678514,1.8468128]]}],"changed":[],"grads":{"queries":{"$":[[-1.1382036,
-2.1667008,1.9585918],[1.6809208,-0.11111021,-0.81782526],[-2.1324773,0.3499329,1.2538373],[-0.5112929,
3.3309247,-1.0863839]]},"keys":{"$":[[0.5643443,-0.4917196,-0.5657796],[-1.0205156,-0.24155906,-1.1594527],
[0.17265385,-0.26386052,1.0826187],[2.282275,0.3169826,1.2977709],[3.6426156,1.5320667,1.5576357]]}}}},
"scaled_softmax":{"section-q2":{"id":"section-q2","outcome":"returned","kinds":["tensor"],"results":[{"$":[0.15001948,
0.22638379,0.21987164,0.13107006,0.090628885,0.18202609]}]},"section-all":{"id":"section-all","outcome":"returned",
"kinds":["tensor"],"results":[{"$":[[0.15509658,0.21041729,0.20593807,0.1412636,0.10738379,0.17990075],
[0.15001948,0.22638379,0.21987164,0.13107006,0.090628885,0.18202609],[0.15034258,0.22561045,0.21920559,
0.13154061,0.09141367,0.18188708],[0.15908493,0.19940145,0.19623213,0.14772849,0.1206414,0.17691159],
[0.16099913,0.19493732,0.19228421,0.1500843,0.12652528,0.1751698],[0.15574206,0.20915598,0.20484099,0.14193223,
0.10891098,0.17941767]]}]},"small":{"id":"small","outcome":"returned","kind":"tensor","kinds":["tensor"],
"results":[{"$":[[0.19263664,0.20934516,0.14857697,0.24633652,0.20310478],[0.14790417,0.16556112,0.19662845,
0.17274097,0.31716526],[0.24350746,0.17409232,0.13800031,0.1587966,0.28560328]]}],"changed":[],"grads":{"scores":{"$":[[0.10015413,
0.0016104734,-0.00458112,-0.09910407,0.0019205994],[0.06144095,0.05821074,-0.014275924,-0.08342003,-0.021955732],
[-0.10332914,0.09833528,-0.044862535,0.028515078,0.021341303]]}}}},"context_vector":{"section-z2":{"id":"section-z2",
"outcome":"returned","kinds":["tensor"],"results":[{"$":[0.30610025,0.8210304]}]},"section-all":{"id":"section-all",
"outcome":"returned","kinds":["tensor"],"results":[{"$":[[0.29958203,0.80531406],[0.30610025,0.8210304],
[0.3057811,0.8202958],[0.29476595,0.7938664],[0.29270604,0.7890843],[0.29901007,0.8040368]]}]},"small":{"id":"small",
"outcome":"returned","kind":"tensor","kinds":["tensor"],"results":[{"$":[[0.5299822,0.09170278,-1.7995933,
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
"outcome":"returned","kinds":["tensor"],"results":[{"$":[[0.29958203,0.80531406],[0.30610025,0.8210303],
[0.3057811,0.82029575],[0.29476595,0.7938663],[0.29270604,0.78908426],[0.2990101,0.8040368]]}]},"small":{"id":"small",
"outcome":"returned","parameters":{"W_query":{"shape":[5,3],"dtype":"float32","trains":true},"W_key":{"shape":[5,
3],"dtype":"float32","trains":true},"W_value":{"shape":[5,3],"dtype":"float32","trains":true}},"kinds":["tensor"],
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
"kinds":["tensor"],"results":[{"$":[[-0.073890254,0.07128991],[-0.07481072,0.0703093],[-0.07485619,0.07024166],
[-0.07600163,0.06845011],[-0.076327614,0.06794281],[-0.07544428,0.06930493]]}]},"small":{"id":"small",
"outcome":"returned","parameters":{"W_query.weight":{"shape":[3,5],"dtype":"float32","trains":true},"W_key.weight":{"shape":[3,
5],"dtype":"float32","trains":true},"W_value.weight":{"shape":[3,5],"dtype":"float32","trains":true}},
"kinds":["tensor"],"results":[{"$":[[0.07954777,0.012432545,1.1999975],[0.5398413,-0.623831,0.95550936],
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
eNrsvQtvm+mRJvpXCOMAtrOy8t4vXjTO5Gwm2AF2MoOdHuQskh6DtmibY4lURKptZ9Dnt5+qeqo+fpRIibYlXzpO0JZEfpf3Wu9TT93+68F69m69evD0
z39+MF1MphevLs9mi/Xkxevp4tXsZDJfTM5Ppy9mD44e/Ph6NlnPFqvlxWT9erqevJ2uJnTVCa6aryaL5Zq+mU1W07PZZPpyPbt4O704WR1P/vR6/uL1
ZPly8n55eTFZns8upuv5crGavF1evFkN7/i/H/x0RK2YvLik9y/Pzi/Xctnk1cX0/LU24Ofp6eVsRe2cTS7mr16vjybP6Wq64mROzV5NXs3Wk9Plaj2h
+7gtb6fvJ8+nL95YI1br2fnkdDb9mR9yuV7ynU8nJ7P19MXro8nxyXQ9PaKOPOPPjyZ/vDz71/f08Xw9O3v0eMI9X168eH2sw0A9mk4uZqvL07W2fTGZ
nc54AN/OV7PJ+cXy5PLFmpr+u51fTM6n8wsat8uz5zP6KaO6WtOQ8pAMIyljczz5n8u3k5MlNXv28+zi/eSvl/zv2Yz6iw/ezN5rI05P6eaLGY3Q8pSu
/8/lfIE5Wi5sBm06R5fRiM9kqCavaIhPqKc0lq9nF6M3/+v79Wsa14vZ+vJiMVnxe6f8rvniFY0mj7lNIjVmwv2Q6Zqs3k7Pz2cn9NL/wwuAvsQMvuUO
rzezunq9vDw9mTyfHcnN/M2SmyCzeLG8XJwcT/5pQbfJcro4oW/4MeuhJ9PVG2r5y+XF0IrV5Gx6Qm+ar19P/vRMBo2a8adn3EBestyHyeVqdmIL5Gy6
vpi/m7yd0YPfD60dHoIH8xv1Ql1np7OXa14P73RkV6+n59Sjk6Xsipfz9dPJo5Nn88XR5OTZ8nL9eLKen9H3j37kD+aLx8eTf7GOreb0LnrUnzDotMJo
/N9hYejrZRGenWEB/jx7sZYZHT5eT9/MVmjgC/pluTh9jxGd0sMXr05puJZvZrJn7Xbrvq1MPOL50nrMS0d7TMM7ubLGeIVfWXWynF5eLM9s2PkNNN02
YZjY9dvlpp3DvPHLsK1o1dKOnZ5wT+Xp9KZ/oe6MlrK8abW1ycftGG0ZdJq2k26UzQC9nMxJdizfLrbfN5u8mv88k32z0nkd7pHNKp2cL6RT20tpSbv8
7Ywl1LCsZTW9vFy8EKHGom+0onDt5vEsA5cvX2IEpSUqBP+4HKQdjRFJLWmLvWx4wNFkteTP309ekFBC20jsXSxsO3Nz+AGyzc42y3o1k/Y93Iil8ykN
CcsPGQJaM9j/eO31y3lTy+te8cjP9YWyn9AekewzXcrnF/PFmtbkeODxfPrQBMaL5QnLTLpyBqmAxQHZj6vpC9poLIl0nc3RvpP5y5f0ahJMsm7fvl5K
217QAqbGqdjm9Tn/mEHXG7cOl+ez9dsZLZp3gwxbvVhSg6+eOtuvHkspkjhHEDtXxJYMht0hI3rltitC7PnsdMmieb1U0cJb4sb3imzE0XKYdLz2nM3j
cQKwoL0i/+2erSNA+nvXBwBJt+nFfPr8dGYbmhbJ7Ply+YbXG8tZ/my6WFGHthYbbwwRjna7bPfpAq15MSNhd/WBPAKy6+ay+ASdTF7zQHFX3l7QTBAG
WM3e8mcjTGSSZ/sMBAzgtw2w6GQuW23Kc3NFKqooZCH174tzkoS8o7buYEG2knfxQB/JqSRjT619vTxllLbnmNcX4JBnEMHDjjbpjhu2oMpIE92rYa8P
07nQ0WGIphv1TE6a+XoEQGS9jjYq3ibzT7OLx68wX1gV6ApLNH3j8YQbYiLDRJOgRn0KSwOeZW4/H5BP8YznMxwnJv9t17/ltk/1SZOzpYzmQna8Nm99
QevonOT+yVVZTC39R5IZdKC/nq6ADK6AAR6dd3Ic854/4XUssOB48nuBAIv3GOjXJEF4dJ7TvzLieLUunV17GQDssL189TF7H76BUZ/+eNtTC4a6tMsA
p7CP6dzl8x57jrclxPaaD6Hn77H9pjiBRQTQXbqoTuYnWA4MVPjtOknveAvMTl/yAG+Ap239kXIhz2O8sNJL+SCVV13pH47CqSGqhaxd3Vc0rbSSfrbt
8m7/AfPj6w1cYBWGvptfbNQanHTv+CtWsxYQNIvlhLAMjQ3L+bc0Qiw4aBmijTwKOOXpB7WKgBspG2tDWKfv9XycviIJMYgznFXaouFLkRDoF59+2lle
k28MPdGg6lt5kWMbCT4VXGhyXBQeNGE1/9tmn83eTc/OScy+vZiv1zaO/AVPu+EOaIvS9JeihA73EfyQx11VNW3jY2g2kHS9Qeh0qfRL0cpIcfhgNMB3
fQIUkJe+nlFDp6+mLOHlgSrmzkjkzc910jbYgLEbDf3PDPj4HbQkcPQCv59PL0TMLiFzl3wubKDe6fz5BZ0ND3H+THng+bigN/7r+x9Zl3i4EhH5/ons
2eECnBICOmlhzEjBfK5wcy7n19uVYTGbiK1hUUw+h5KhB/FoCNamJgifMEjVGxQrUaLeDDrVv+FPnGhnl6sxwJBjVdo6XV/TpFdXVWnWMvA1rzqdivM5
HVGjb2SZ0AMZ8vN2E4knisPx5A+CObnnY9AzWgki6PAy2Vl4psytAQNGUOPX0xYyaaOLQP8QnMEf0CpYblT3Mzo+7HUy8pu2L2azKzh0a/3ph7uW4IBC
96xCbvT2GgQmn+qb+ZymoTgZnQRX+IQB1wtgGit889UG51Hb/nl5oSfHTqXwSGgb4CPR1ei7xZo6OLvQZpEQebE+fb/1XG0SRm1YkSs6T+j76alsC1uR
9CGv9RHalpNp9m4t630QxjM9ukQ20Jv4PUeT+ctht7CQP6FVrUr46noj3rLMIUS2vHxFm2n5cn02fXe1OfrpfTUHLAN/Tqt+BHE2n2PeWbUHt7C6Si4A
jMrxM3q8nRYXLEC22KTpRgwMvJ7gaZYcjEN0EQ6rcoTFeEeuLs/kGNYT/XjyL/wH9uX03XwA3bY4QZXwEmapMBZNImD0LUdjGD68Wa5Qwf2/affNN0oN
zwdPh+pX/x2icTxRwkqNDjFBITSOJ7MX1FMMmQyPED86cCo93p3T8if5PD3VtcI9fknAQNfF6ALcfjq9eKVySLTl5VI/EoJnQrdO19jPckC+XJ6e8qvn
vIte8qb64/SP1lbFxcw1YMCf0xTQTMvZOdVzgnks3u4sMYVfFr2fCRIsWYP5b3nCtBPC5QIN8UypKDqZ/8wo+cXy9PJsIVjQ7tLVDZA9yP7hmW9mtNYH
8T8VlfgtdwlPPOFHqdxFa4QBHpHJfPzLR/wkPueACuT8Y2nDjPfk5XROk0AjZDtpB0XFu2XDBg0nKjO+Y8bt3fyMFq/BHYzjmjVSHYlhpOVA5+mjLmNO
R9tJmgci8eXU8CIfwAJeBWy537oNssVbRwtT7h047vniiZDSEB0ylrQ61xfL96strelGzn57tJ4yhB4ZF6hxfDitxMrAK1mR4YcaExbY4JDgxn5emKbL
EIJ1KuYv7UvsTgaxSyMa+Xp6IQTxSJcV9RyWD7zG48S1baA6DU8MzYpcMbBjWNPYN5sJX+2d7N+pIjOoCcbPyz00RR5KvS3q7Z0JVXy2ng1P36A56tmA
CNCS/xBFjhUfEjJLcCP/tDBe4D+0x/LNMB8yD6xTT+crYa1VJMjikUtNlr+cv6OH/+UyBD8NpojJyboH6BOYm/wwCfwqHm+ZORmKsIH0I0E1F2z5Vido
ZG2YD8QF7/YV9522Oz99JMhFHv31ElTBcr0tcOxyVXf+SXWm84sRZazH9SuR06dzQrjoKt14pBzDBbiU9cB2eDvpFUm8V6m1XA80E0aT/5IzzLY/Dxtf
/9qAniqtWJpTZppAIYyPWljJWFhcbMaJ7YBQMHnXb6bLFPO1zf+wc94s5HDZ9fFkfJ/MFXVsxsuKdroobhcXNLOrKSsyvIBoMGVEppMzaqIRbrz5wSzM
z86XF8IkyeG0Op2f29Ccz1RWK0Cdv4DZkEZlGPnxDNvkm9Zvo/7KZPBAOT7lFp1fgnMYZvbl5YVcMB0hWz3jXzPPuVDIdXZlDfKg71mDukNU9HGfX1Ef
fp6NoN32KlzRusfRsjojIY9bFywDVkuM9/5ebcA4D4zsz+F9o41KO3y0HoeRtD3KYHkQIXaq83v8bzej/nIK29JALV5ZhoYIuCWbtxqsXfP5ZbNkYs8U
Q9OtnWx8L/+qUmgCUTuqDM3ivclxE4ly7q0uSXrpw23JYzKsU6Qkv3gzE8JRl7oC3Nc6XiBW0AKZIUEk4YoJ3DA3dfU3v/G/DYKCR/LNlzG+Xv31Yg2Y
pu9EowecLd9rO6DbQALKWhe5fUoqzvbNmAfmoIcTik9V1Uc3Mg/vHR9NthBoeZ/O2Qbzdv5ittk/0GQ3+tHZSCN7MTNTFJAreCFeK4Q3X55O12NGf6HW
7g0eovGhbT3Vgb3SGh5fNB5LZksorkeU2hWrnh3ktlcuQFmo4Lu6fq615fxyPTYfbKFXW7xLPeMNoxoHzEtwhKs2qjhPnuBVezvUgwHjniyPJ78TDWKk
t5wsx4JpfJCTvJ1tt+jq3P1u2Ggy3fYHL57TM0bdPDlHjIpoPuYyiNTxlWBKetDVDYjFRQ+ZLa6PGL/7/WBu0xWsL7RtplBts8L1e0ZiSnkvT0+097aF
B6XKfBU+aojGolgupimwZo31Kmrbv2mrsOU3X655Pb1V+PxmMDnrsU2q6Jzl64aXHSSuNkwJ0/lizFbTYTibLmzVYjHPTjak9Zg13qBAM/yKsWDKnMqr
DWexJYl4T43wxlWMwe1kabc8BzAaxKOIlnHThhb948jQ/mJ5yR45gx+L9k1uvOIMYJ3YEC+bpTngXbthOAm2aI+ty8Z2ebmIh4bAx7j3ZniwV4El3xjD
pyPaYCAcRjro9ORkcnk+GriVCYUpxuM6zaB8vFlxdMrO2IowmBuuGZOGsd3xtGEozNVmBcZiIrJGzVBXxI28htStqxtlaypt2+hCGHaKfvtB1LhaiW5h
xvXJO5nxEdDQDn+spd5M0vv9I5RuXC+FL7+l0dacna1mmpExtZJgm604rKktKK9f66GxfavZUZS+GlhdzNmZrPMr1OWupaH4mC4bOaPp6+X60UxsLPBb
20AXBK2Xs/lqJe4W6k8iDdI3mflncbUrGze5d7TEsfDUegezroEKtSFDDZ/hwg2seLc1L7QT2T9lvWfY5dvL89G2vXWIrzi/3TbWI1EhYl+Q+ZhTMHps
RAMNzzXhYV3dNWDXbMsbdnHrcOBZeTcbmzah78NAcM0vyVwNgTEm8609DiZTr93iOgdRK1fsPI1AWEIrvQRdI8TEYC9m6LrYwXS+nprHGzdc7tk1IM8v
2a1nC9iRNkanDCFC8Uab4Apmgn8mxDvYKUy9ZAZqMFuLzRSWa7NSyEfw/Bj5eurNbFU2w8mU/rpcTU9pMldvbPXqKlrNZhO1tPK4P5+9xAqenalWDv4d
LlST13J2mKlfmVN50rBrnj2bL+brZ8926+Mv54uTjZICW/lwB53xZueQt7J6fqTDQuPOThEXBpIWGHg+zLBQ5yvlqlfnM/N1Ze2XBDEJWXiHDQeqOIjY
SKg3E0+mmK3Ppu/FmgwmxHyNoD4/RXOEB5uxqi9qq3j50OjLm4QrBRn+YZ5A9IuQjSezl+oNK0e1DY811y47hbvM9kUiEWkoXnELVbdnGnnBCt6PavdX
2ybffEISFk1ez2cj/GQv0UkUU+u1WfwfNH3w4tFFd3G5wINZ81+e2FM2ixYzhLUJ6f1a+V4wYmiQrVtrhOFcZrRk4+jjhQkSKvz5f9ICNZ5OVV11Ezf2
Yy2eDnMdEKhw21B2szsVoU0Xat6dD0TM+Bq2DC82Z7n6Oyibzk4i5uYgDOxi7Isozh/wpZ6txbdQ2jdiCJlWmq83i4O5KRomcaZYKQAYNWZL4hv/QXJD
VAbYAWRezHcT9OB/V+b3vbKvQzPFEkdLyOiJ9+dwEYPNQpkk2xmCFTdeYCZf38zOeUIJo9B8D15qq11kCbX51VKcKmTJDosZy3bDzCxsptVGYgQTb13S
BDeEoDq+YKGB4Zyin7J+hoGDINWruYM6589NgI7e/g6e7Ha5EuKDY9AKx74OyhGkijxTweW2mxBvodXWsUjSj5+DN24LCu3HyIdos3m21zBzU5fns4tH
j49tFB89xp7BFt2oqrTyWDng1y6O/1mPHIj/uSx+CEGT9nYQirsSrdYL3Xv2muGoOZ2uVhuWcLl5ulpBeSdv3mg3cLuYsB+W9KPHOyeEJf+7bUZzLl+T
eCWBeCKH0sZYsX0wm4/Cv6jB5Hx2sXEzJ0WZLjK5NBhi9M4xLtp4TAxK6GzjNjAjHLjetEBDG250TOf2wK45LFw+M6lnsEPpcTHe45vlwq4zb+fMeLCL
J3+la/CaV7wcoPowWbJbIRZYxDLngz6MG00RgSFpMDmxKgoRp/BaV/52YIXibHNyXm8LCYsnuVjDnG5BPCQt1q9pIcxfDI6qGAoevBE4pPtmf72cnqpR
C+5lG0pLIRG6Lzhqd3NGkpQgzol4d7HEoJncuBptzr9TeOfSAIBn4Ougrm2tX15UZ+fr98eTf5eRV15IxlnX7maPP2cxeDmET6gziKCNC+rinFCPRPzc
gCcHrZIV59mmucz2MN1qVz/d10wI+xmDsm0jx3Ts16LjryMnA7DxXdndNhtB3c0MOseGwj0NMg/C5TnB+PnfeAQ3/oOKUT+iySyv5nIkQYm44jnDNp/X
85frwZ1rx1rEwakPmq+AoEbhZaIP2lbd5eko2iRtEgLQg+evUMUnF9O3fKRtSJ4rl/EFi+Eo2ChdcjRri8fOxPImIVk4RASbSKDzCA5r+NYAVnHMTy0c
Ql455kW5SdtxKMPHdzZmf2DlQkMCOM5PGdvhRdIqyOqXm0uvXLQYlN/ZTkD9I6kV3I3pgkHRSJ4YqQwlY2YcIT9FPM8gdnUTqyY5fW72pdXgs8Ye0mr0
EAS7HWUA/USAJL4fJo7uENsLPKyvqaAaOfJ2frKWz9/tjtBhhwBz5abHaxyXvX24bHDkvx7J8KfRejjlYXg3+YfJnzaRQdJjRMIMSAFt+X+nP88ZYF2Z
720rx9iH+q622ph7H0nZ7UNjgxJ2n0QkbJYffRTZducLrpJ6ODsEkbJ/xjWjuhkmTeXYmM+3J/x48ruNX9S2yVLOvCteYk9H1vfZxdnGvxUU8Si2Cvr1
4Nl4ZcIUT1HbTDkbR1pdIazMe2y1Xp6Lu9zmBYOPES1mONzKsTyYy0bRXteZ1Ttt3PgSfcEe5l8cTq6Rl1vedD+O3gPVYi4GgjFfuTciYWD9FZOybz4Y
u7ebqJQRRthuwcYR9gs2wsyb2/aCq+EJd9yE6eT5fGok6uzn2cCPb1yfFmPl469vfn6GO6ASPlzhAXTlH4UA4vf9UbSHQfmQh0Po069YLbjp5SaIY1Cm
Vb1WHpAum428qobXs2cJNYt0of8F5R7Eonx3uSDNYKV9FaOiiGYmw8dDZM/64Q9TNpmrh6y6S9t75q8WtOX40Bk+gjajR9PWBIywPtwYJkP7h7FfX1zO
dqlgGmm/Xl5pwMY2NZws1Jj/B8+dDjMlb9i0muYYneKzcKCzrrVgC1bNx0H1g0Y8ZAywh9PbB45h2ydIBM7Vy7djdgfLMevhOKWNN9PRsjZgfRvtIB7A
w4T9SD0w5L8ZiI0OKn4GMyV8rnoUKmMzNF3CcZbogbVFn6oOZLOXU1gurm2C8QOFycGN9kq986ZeT7c6rXZr2Qaqbt99z3d1eCtKi9Xg0Wz/SUP1nl/O
OUoIXgvCO4h711bbjsaqtW20DXG5ici1ERy8A0bD/H82b9gIEX67+htfwYWisF3x0wIDTUt+sXy+PGE/7wWcSO3FNvoY65HlTPkuqL3I7LARMiBlTLG3
0EqQfcqj2yMHd4ylAcyNxFSoueF5rsTBbF54hX18x6fBFh696sMyFqFiQUakCeTyC4tTZzg6zMU2O/pyLkyRxplcnJGup4DwNkjHzzVPXg383XSEFQ7Z
F+9HvtDK555fzF6i0Veg6mAXof6yUw6BtP/Ue2TsdHK3uduBabHBYEckBm86VBDfG98iO4Rl/56J7+rGvHaN4cDpuD1kN/LHCBLc4o9pSWwCsDgCCM8Z
88U3s8T7Z+wQXfIeZ+unowekvi042wzH+8gNT+DkZ3+9C/wHOzVSV/5r/PHT/3pA88zT8+DpA3Ez5k6IIyl/x+NCX/zvywXDpX+Uj48kuw19KoEx878h
DBzUxXTyKD6GyxWN/AtYB69c83zyKDyeyEpaPAFnuRYDA8kLmT1Pr+DRfvA0UKtJLr3gNvx18gPpcr8ZRcrSLD54KkfuL0cPnlD/H7xhjpq+sWjmn345
2hqRv4Pent1PP/MB/Yz31E9Nm0TfMV/IPX4Dc971AfiFdupHbQI86qnxmDIcB//y06YJT//8Xw/+rwdP3XGKrqRfjuQvf5xy9voHfZViDMNXPvk+fBV7
9nH4yrlYf9mxhu+4sX92xyG67o/ojb2UI2pGKfSnO64lZf7bN2o//WzNh5+0eX/WPh6hd0faryP06Ej7coRebN/kMt8UU+SbYnGFb/Lypthqz/Szt+hH
N4WYM19de+t8WUiu8d+lusI/Q+yB35lT376PnhP4ulxyko6Eyk2NoQe+z6fOX8eYch/flkuTpucY5eqa+K29aM9C8HxbbSXQbVv77gPmZsdMhGMffZVx
aL1RC1ooMi0xHT3hgXY8OJ5e2/jvVqRdLcV89ISnK/c8dIM+yK3KqOaq0+vocfR5cM03meda5U7qcOSe+Z5ql0fFTiNDv9A8xOGR/rikGuWGghHoudej
SA+U9jVq9tGTQO+jUX6SafzotYFmIdHH8diHtBlluqw7n/nyRlen4xpylUd3J3NcEt1Od+dATYrHjdrMD3Gud35X9Y4a9pMJBRr6/4//effg6eLy9HRI
ubL5k7M3DH/AwCl//vLLx4uN6ztpvCdGK2rfZhhtmZ92bfWrL7iyV6ndV155dGWLyQdb2wefjDcGPhmt+Z+GJv75yuY/utoX+WC8afG+8XbkT7Y2mtyz
tYfG79sSPujPeJTQwY3QwAvH8gAvHO90feNoF/90ZdteG+ddO5Ees2dT0Te79wbfsmuhj3q8bx9LL3bvR3ro7s119Oc9G2Xzut3SBF3bLRfkqTt2uN6z
Y7v+tHtjWofDMU0Ti43UaN08qcexUksyrbAqEqDH0DCvLtKirDRmXYQDtTnVxO8PNDIyl9RiujLTyuIWl+NAw0CP6rUGvt5jmccWZa2mYxda5dGhUZIH
0UjL8CVqPrXehSpzY/JiM0e9Ol5PPeXKeyvTFuMBSDQyQTYbZt3X0nQ0cymBR7P3SCNDbaEp5G8irQA6ZunlvlaMautJH1YjN8PTyFCvUwnWGhVY1h4a
dx9k+kLlM4LfUuUhvBIaf5F8KiLtadsU7EJH29DLGm3eiUSg0RIZ4Wl7xMIDkGTcHL2aW8SrJWWslsx7MJSUqEmfRWgeJEu/TqH56xTSX4vI/NUJ55uk
JYkBJ69xvWUvd0cCvdTiRDKZRYYcgo3a46U11LWjTmKd/mq0dpK8qMhF9EsWyeIKf02Sl9dTpymnUaEHk/TrMlzJxSNuJUv9fFzoKOalQ0tTJEqiUyGo
YFKUtRFMJHK9XFVIJIvICB0ymsaJmx1dkkMm1qiSMlIzRB526ain1d1EWpMY7/JiJ+KeutrRC/otsrgv0cm533MYi+1PxXUfrT2LVnw2X4mefDR5tVwj
xIu1Y3bU5V/eBfr159kL/my3Uiz80w8DE/UPYqb6vHQHNRXxn/RLsARBG2Z4RN5yh+TK8u4++nP2GXuS30W5Mr3Ln9aTz0FZfPwaZZpa2JznW6z77u6y
L8APE0uD++jdkXX+8YFz+MVwwvbH33HC53vf3x9OuP833QAR+IiNPPy+yGmYQ6lynBfCfIRCUhNlLdHfhAkDHZqFz+Vcg8AI1gjoETlhdukZThpGGoET
WONaZ3WLb2QtjGCNi4wyA+vogjlaSgQ/Wd9ySTSazmpVOY457sEJQU55HjDXAjeqho5xyZEWpDwzFoa02Scby05NE+KLVB9etC7lJveErJ3gxcxox8cC
IJYTK6yEoZpPpBf6LNrpffFBe9m/Ayniz072HiRFN/JgDyO7j3HdQ6neO2V6Gwd6C6F5M0f5JUjHs/0nVqftIkS6b8DKuUI9cbQnAsN20jUI1zN8zinJ
tqVbGIEzWRZ46yXd+rkJm06o2/NKIAGwdXhkV1uQbeeFPKcZxRFRSpMHNlo73AYSAr2plAvyiuYq39mKbFjSLLqXjxvPWHd1mwKsxTt+TqWVKqpCpc6h
U6WQzOHpbEG0V0+6l/TJ11ZZRDWhZ0g/8Oiqc4XZ4yCS0GdhL24hp2ITDqS0IjLNgQoj3SPISigObfG5O6FxAnNU9JMkJzglH+RGUv6yqishQxl3TARR
myo0SlmwJHiVS6NxazJTKbYkunltHipmK43XJ8k92nHbIvWe1tr2CH3et43mg7TdXmQ6XOlQfrP87J2OGlJZY8LhloMXZTXXyJKe1g5mryY5xGjJ+wqS
jRZpP2rHmZYS3xB4ibCWDTKuVtklciv4O5JkgZXNWGlyaL5Upa5+YOdGY3PHzNiWgeA+mLHPRbf/fXNjn4l1/7skyCIvAu5sFqKdJTjTRvw54cMjpttT
EAKqkfzn79nAcFSPU2cejUBhyPIuWg8dXZYVU3jSxahAO51ZMoLVkR9Lb2vDaCYGxl7MDYVQJiFmPt0cYHHnJ+7hyb4sgX/VwuHYMtKaIO/OKFms6rTj
5RSl81iWQIXZJdUmpy4rCdlXkbO00mT6Ez3HSzdoY0ZIYO8FTQRdvB6TTAPPBKFYSoRO/Dyic/fH34bo/Pxv/DsUnp/5dV+BBA18wIpiTUeySM4caaOz
BA2JDQGZhAcU/hYFZNHHjUGWLwV6dxSpQ49JkKCFhFFn4j7IRvfUMxK4PsrYxAbhRONIgoUxlRPITJKWz/DIjANf59wgq3ahz6/C5nDXllAxJW/JK9nd
4094vA4nNPl2lQx49uZ3BVfczYZ9yf1SsSGOR3lb/FSRPSp40K7N72HztKIaEsYcjxbNsmwLly6SBc+QXkHCiDTZPC3rZsijpwGjHMQ1ii8aY6CohzY0
K30fm8aAe3QUGB8A7jDaueo6AbEgQkF3t0hSeC4VCAIRA9AETWx02f+8+ePVrS8bX/a4Dho2PDgw2+tFdjr2OXY59rjHDr95f9PZfnTlP6CJT/p0F6zZ
e9cH/LUTm9zRU7e9KO7muV/EzvgBRi2vRq1wm3lOImW1ruCPX7PBsdxzjz6nyTG9y3JlvM3keHtfPofR8XCb3CHo++u0yf16Yf3XYpf7dQL6mxC23NTk
AKcpATschQV2vjANweY4gRSBIBq1JBJkrUIWty5DTDpBgtM3AXsZfJrvdoQveNoDbY8mBACDbMIOQVZKJryagNl9xQNihhdR7wwretn2nRlZ6FoAlmbg
knobaFHefLQk+O0u5lCUC6DtKAiR0LhjeJWSGAHEU0n6QFpALCBgcgWyYRTOWDpWdtusQbDMl/DQPohp/S6w/h7dCH515O0Nkoo095REPiUHEjPEVIVh
KKWwoT66FvWlHdEx2WtUSRUrV+0BvtpNWUsSI45DOFKH/QS9ry14ISZd8FCcHL+YtX4YfGIPGb4EhWVD2OtzyJY26bcLHbK0Rm/ujh22uJCx3HNu5kzg
K1T/2EFPVbpXZ9XVwMQHe0QmKGe5VPF5YFeCjK9o8JnsJfmcvy6ZlXmNtgpd/rvM0jeKlVw4hIbnbw2TfCBW2Sw7Ey8MYmne0A5qRucHqY2d7wBF8Xcr
r2S/0CKAr0FtEBs+BwEBEfdG78NgMpBPCPhUcfAJLeFeOv0b8z01ONuIvjRBG8UlQRaxVdnfNJTcIB8qHIBckGmiNhdZgKFGkUk5Nc8gp7jbEVonUQEq
VcwWPjURQ4l7UWsECZV6TwG0q8R0RMisHAJ8BkoEP+PZtk9TXmCZyp1WG9NJTcY4RsFwiaca3A8bdkQYOV9hr+4NxFy4A/Gy18p+wLP+ultU/fVQAuOf
Fiezd1cU5N8PYcFa6RMZ0x5ZUg3N+Dlf6Bd0BQnzo4n7CYH07FftN/pyHOnLVmEblRO12O4jav0zJHJ6/LHMxnWpTDLHs0RsOfAarfDdoBMHljmSUgje
7OUW2SALPYmAar47JQCTSIsQ2dp4fela+iSlxCWf0ydP546DwWfe0CyFg9kkIKVK8foB9ZvlWQkqJb2LIpU7qQgqJ9l/RQyH3elNyTuW9skNSO/WM8q1
VEHT0jYKexsjIKQQelERXSrkeBxak1UuEvDwGmjWtD0kV6+J8juOpU8HxNLnG2Pp3bDy2/WVb07bv7EcX/fGFP31IClzbyuz+u553bmoJiTBBs4LIOB1
IKd5jUCrelXmkBY2g9Qgpz/2KmGQzqsmwBULD9OrBPGId1sWcJNSkeObDousDrPySnuWXpZdlRaEksSeRN8mNbJo2/BSe+DmStoaFV5vdCACQHMvtHn6
ZnuiXSfjUPrBe+n74O0fvLObhq05fljMRUgWFmywH7nkOIUBsx6CHvUa0npyFXWI9KQMTYR6HAkSuEHZwDP0EhZmSeRph7nJA3Bv3mEP0Us8+05DkUoV
0VvUBH2FPcC+Z3eYXH76XAfKPQWptH0H/tnZo6GSsJSO//EuwlTup4sfZMOxEKvw+BDZ/w/7Zf9XY8O53x59XhsO7FF5bI/6uL7c08l8Nwv2+XL9ekg2
KCm1aGxoIKSqsEJ2Li8948q8/veWCp6zq1/MJu73MNr9fidsn67XC0Xoz8LkB2Tlo9/+QbfxXaF2duNwI9DevAhSBx+mTLJauPiUbjkL+CgIopMCsTM3
INC0ePGRJwwc71/I3r1q8m1h3UfbYPfx8ery7BHd+8MT//jLI9+tyb5D8MscbCgHAT1GCpJ8ovQsgAG6UI/wHq2ttSKgSJ1I5TI8n0mOGtRllBcLaV38
hCQMhz5Kr6EfKQi6SgL6hPkpwUPfwtvsOXKJmHyahHf1JD+7g0ZnTdLXuTq6JgcnelvlQDYEfnnxZOJG6RvxKLuId2LN8QAXQ88BYoQHU2kSG9OYYhJ9
EJ3AFzye4GcIhsrg+KB+O7hj9E0Rdosj7V1RXCxz4BGNgy8kKKbHn76Uhs/yUOSEyEIZdx7oIkLwUGWiB4HE4uQrPOUR/Llskm54A6L3xDtLTAfDlEuS
FV0S/KEsW/HckhRcojSoCgH/VBG+Ei8oEk7Ch7D80C4PLywZe/EH87euCuFljsx/K4rrcxI7A9olL4YfK94OVzvh84R9rBtXLqwadWUrTRQFfpQ4WstJ
lG9cBJ/ks8TdxPr5nK5PH7QQmZbnOCphjGWjNSdmohIRJ9qTfOtIbz10XZYc5FDuHEclYq/AMzl3mczQsui9jZRQTOkHtEEup73bZWWFDgEnNg32JRWi
vycRZbUaeRydENy+ifJanTQn+QYd1iOUL/euXBuJNWloCRG8tuvwpC5BpBUp8fKm7NXjssQiEpJeJG/o3mG7JdmZoTa5vlKL6iHL33Vqs+i3vmgKvZ6F
aicNFBFpnv6vLpzeY49UdCs1cZRNvYplpYjDuIQIVDg5xgDjWgodSjSNRJJfoq8hmb+57P0WnTgXOJpT8XvwsVQRJ6XEQ3aO+FBwYKOozw7svba8V/YP
5v7SDCZpG3UC8WLs1Szml+CC9KeG2M0wkj0/h9GWcPZ8GO7abKTYN9n/gcZfu07jaeYfuHb7yMuFH1N6UqaSABpu9NlWQhYG1fMQmbOFLLrUhfAIDD0h
EZNMWOtyvNztXvUJvA21RqRgSE7m2Pss9IwrtDMkH1ZL/uCACp+aCMWAAJhAG0LMVxLEySRtC2K04z53pZE/qB16C8xOqUskKc2mcNPey5+OIFBF0suk
q8PnVLE/4fkdHCJ2aMKQNdElsfL42puFhnJmL76y6E+c+T4FsWCSuBHfZ5pCPaQ8x/FIn/WO4Dze4R3OCedhy6MxiAcwVbRgZCxpS0pOz5CDB/avOiBB
z09f0ZbuA3Jkwkzpe5ejNmRdjKTniLNz8M3pEzpaBMkQ6H86YDGCX6d3CAaqMUvvXMuYn0QTmQ7ctbTtOJGaCI6u+ouKawf7IO8PDpISA6TvdRROiy5A
fLuYLGyJcGRW4QRDIW12V69vXX4y3a2vEMcpngsaId28BEwhy0jIO0RA0cw1lXRsy9ZvabEhmUIguGfGiyojTr1IWLVVz5WcEEJDUy0rz2d65idu4o/W
7Pzvh3JZm6T3gxXOtHq75naO7mS53ibpHn92ourGLoXP26Wzb7QzXzVVdX/c6vGPn8iu7sSpTbwJSvZIZhD5TM+kUdRyZ8bID8rolT6E0Lx5SO53ndyk
lIICU76Pk18I7VBFNyx0YASgo+zVXJPGvCBDUy9OKoh+FBNX9EXBV0h+wx4qvdZ7gkNQgR0nIO8OK8RerEbCMjJilfPS2DhOF5FAWOBcSC5KdmqwkfzT
wabliujGoO8YGseirsBRWUtRmiNycdQEJRipN4TrO0jhhSMC6E1WXBlx84jB5i4gtkkI1OCrkEsTzT5F7QHpP4KhmBMd+TKQ3hTVKsfJfTZ8qejHCrIi
oqv5WKxswAKXCmeeLoaxlkr76YuRq4KthGTw4lwoaE9CBT0pg8hJgizlhKSKwtTeZAwJ3cnkMFKqQJLireYF1oaUi/lYIJMTXQdly+NNhISAOHMS5MCs
W1HIJcSepyXV8NMBcGIJ+dDxk4CEormQRFn14qmEnwpqgUUCac/oTFC4krFe6eXoJr1K7ijYUnSlNJpgcAr37ENxl/UI0nXBRufoavJb+fE1UMrPDhuq
/zFdPFyj5s/i8uz8/aPHXOPoRwyIFG+xwqxSefV48u+rmY7X8clsPX3x+tHjY7tTS9UdD8OUR8OklUd/sOJ4dtNvJ4vz49VfL9aPTp692T1cGKR7Hwsu
RaNV9oZK3mKn0mrEQ+lZWpXnl1pSnuuZPZ/NFlyXdf6Sj8LnXJKQU3hK+fXl+exCrnw6+TOw0h9Ol9O1jvCf49Ek//TTkVb25Ho4KKHjuCX/+O78SGoV
rYcyNf6/D4Bt+MwNAz/5n/PF+ulktuC2c+VTGgUujLW2ajxLqcmNmpLWMEzzy+n8FBY59G4mlWM2dd9HZWuml+ulLIbVbP0MD3+m73qE4lIvXs9evHm2
mC5Qs+3xZkVAzA6L4s6m+zbuQWQlxKOIHaNRDycG5ehRZVakpAhAPOLollcc9L08X/+Ti5EcfPSt6tzD9/Hq3d5uHzfuAL2/D73K5qwcNo2GT6H9Ekcx
21D6cY5JONGuIxb7/c4ii+9do/0Mzqd79ajV8uX6bPrukVYo/e2EZOJvfkMw5oiPoR/8PXqm3OBDGVIHJ0MYresvBFzEqiEZDgR4Bbhoh9arZeL3TAQz
qdI87iMUJnDXhdqFgnSEUoRbcgT/1F+L7stCaLlUYfCj+1zE02tBgjp6YEcwGT1b7wsEWaQxoZSG5pVQ9HKAGgLnXjCuY9DY9T7O4iOfpVDwAMLJuBxO
qI5bJL8wkxX1toQcQgS9u/aB099gWGLDfdXjNqZcD9iKLnUfkLWNBhsMVG0Nxr/QwFdlgktKZjEXJUOVM2AfKQolgPSuyr67rKURvHOyWV0lGIq7Ss2w
OGaYGbyvKR+2iwONFugpFzqqMDh2+ougrDq3B9/Wrpn4omsCA2mGnRgnnOsO+Xx4hMFacgYlo9xyLpgQugFe7y7kDtlJn0V9Qyn1/uXCH5frfzo7P52x
J8vs5IqA+MuD5/M1Vy599m558ezF+eVfHki9wPnmDsEQD+X0f/hxkuA/BkHwxN8nAfbN9vTs19XHe1YTdiGBButn4LBbGB1gYmgdNnISaAo4JJeQGFpA
NzeXAD18hiXPa8hXDQ6AKQvOcD3h7xAEQ8RS8mESx7es4c9SqADEfQd9XlRc+6IpplwrBeac7pVF99UhTTC92kFysLl1E+WUAK1gHXCZDp2AzKRIXuqK
R6mXO7aLZdAa1AA5tAKddig0hsxp3sHyTELfHexewTyDTEevMH91NRekDpNQUOsSZ09SqPchzdA7ot4B07hLwIJ0LlTcAaW/avQcTVuF9aeruQyhVz5H
DH2EXZLOoKgnFprQ4BfjG3x6mEvB2kPgnq/RGV7tMP/1UoCY1RiSYHaic117nfJBwLiCYHLgPaqaWHyFrWqzG5pTtF5RbM65rAYypzZGw82+RrQMOIRd
jWCTRWhsoDOyHHYAU9cKtgEt0aznr9P82zF5XeP8oab3DRItKPimDmdnCzA3RVre+pTazFZFB3qJgGD6YLawduy1JoNJXa3uHszFWQ1xzmOyO/z7OcOh
DC2nmYM9lIb2YCXONRgq4dLvef8fwfIZIc3wspqDrsAPaobeoQZcp2uwRr0DbBm9HO+o3vZFaEFrJoIDRFwCCikSMG5Y5EbDgRBkWyp2h9c+wIeCth9k
Nz2+2r6DLPC6SJvETHopkyf2YqiSNfWDzMTdgWCEQ6DntS1qY4Z6S8BMRyICPdOIYK33hBKKtDnhOGfQPWSgzwJJwjGaasMUCRIZkB92Rng8gTGpLvCE
fPM+QJoLWtfE0K1jKXMy6q4oNGdsAmqrbqpQnLLYdBpionjIEMHRalToXwK2Fudf/gxodHqNv5Ki4A//8NBqVZ/MXhIqObkJnfzhNo1zBE24Hv0d48yv
rw9n30rrvxJT6t5BOJuuX3/IOOzByfyYDTv8JdfkV9Khs2+yK59jte6AEEHgIefal4OpVJBBHfDRpZxg4aIz43BkHRUT5ghgkAIUIQ93pWJ5B1pWVeTD
moE7AAoJFgj4Ysc/j1v0xCJsjkOf7jG3Nm1XDB72wgRTW6jwGqYjriluqIZtAl4T4HzK2BTEckh4XfIOQB3ZFcTUB6tk9mCNE5xGOeEGSKrmXVOsfhCY
cPA2JWzt1bEpJHW4zYDuqWNU6CgHTOA0tdAl2WkMKmGMGe66XX32AgLKHdtP4eVFIDkYcPXqlBkOQhXUFbmDaT1gX1KvBHt3p4oGgTFtJds8wTB2XwyC
d8UXkowCsKQmzeVR1I+PLhpQOWA66SkdrrjFf/fH/Pvzx9Tc6YHLGcngldRQTbyrY3U1x4eanAYH9AoVJ6vPs8cM5Gzu0aEhoof2ASArl2YU7pgWtYxS
IgXkMCU0sMOJEtyo40JwOQb4Y8PW74K6tNDcN+i6nDcecDtFhD3QGCVF1JySX7O+OKgLTXLqMyXj4EZAv2RIKl9j+B5V8HcQVRBTtMRGDhoal86BLKUV
j4ADTpjoLVc3+xc9kd2ITIIuk2BBcYQW5WhJLGrgfFSabChWDtU5uKuXr8sN5yZry4cpoXQkw8mJNHUf1L8X0QqZtHjkNdR6Yzxksk2SSihmaxqKqVU4
4NAp163cDycLQgI1qLeciUn3Bs08Ws7xCHd/WpQAcdIqeI+mIpaaDS4OBSBoQ9ZyOB0TQbu0AP2/KWWSG5iKhFPdk8CKRpV8QDP0jqhkI0i8luGklBPk
ZCwwY9doKchLSspbQn7Xip/Fweqdun7ujP4rmjSrovkV9ksP1jJ79dR2RpwWbCKvz28uaK8jCJXkAYnCQTZD33XXOt2LraesnmL46ZRm8R3BkHSseP0G
HBPJJXg29KysvVPWiRAnjizYeX0HuAnUq3oYTUnNccmYyKLoRzNW8bYIRmJuEFRymu4rMI0KYpPpFbmjVSX/Y5MDDdR+gGkgWFAOwVPYdF0BhqXnk7S9
f2LmR/pxNTEF60iPnw5x8JOHUuD34eTR+XI1Fx8c/3jIXAHXoCMYnBbrj1DM9OPPqDX/Gjp99qvt7pfRvgkhuKIIGTK7AuhzOkH4YCROtAPtIMSDDw0C
gRDHHgoi59mEoa+rn0SC1koCpVhM3Ic1RW9KINSrurUWGAu4+qhq7vpKNhvo2eEge312BWcF0o9xIXZ4MhBQB9seLHKHEDrQPGl5IPCB2mA6chWuKD5k
O59IaOt5hG+y6t4E39UHJFacBASI6iFeJ4WLL0rXqKFR+WxpS0gZiRZT1dBq9ufAxVEPRhLSSUcx+A4LmStqA3BNjhjSTqBb0Bnq4fsRM1AnnQE5HnaW
9FKg1XuHCDRWrQGASJvBALOniM5gjKqdRFY9cGoIABVFgx+mhuFoxWW8qVoEp/XUYnNHVZcjdISTK33sOXITGPJqLFEjZ4c7dolQmJkmwLI3PY40Y+jY
WawSIaRkxkdVsRXNZ50MOh1hxg8whtAP6LS0Oi0wFHeEbD7iGvpH2jn2FDJx0jBhFeeo/uveapEE8w1X+xhgrY8pDGFp8iBvqf9y9wrIFMnp9lZmqcAP
iu3yh6TbCqlGzW3uNThAbE2xqb9kC5YatmVUEy7wWBCSRuoLiW4ZSTJo1leHQMHYqyikMSckPSNkJxnKaK+kA81TcIri0Sma+1QBS5MBkwVH6vjG+Ah/
LZiVaTPZNQkmNMdmSFWXQwWNROgRqIk1f3ACRcMhaFvX0u5BOQC1SZKywlE0Yz0VB/YnqyQtnMvxYOUgQYRWdRipUa2HiFahVQ3hW9oAwz+kGXZHUxEP
Ua+LsDiNfdCIB7rDFJCsbhBBnWNVN1A+NqtxtzQzB5cMbkpFstaI4mXd8CZsrNIG7SDBwlyjqTJqHA3moAL6hvp9mHYAQs55ddSBOhtoezWVFtrShg1A
GF+N5K2rtiAykeWLSR6VFz1l08agLcBhI/A4HuhF6BxyAlAzomJ9NszC8goLM39nLoRsbwdP7JOG1oqBVq23gyMin7uqHJCkUWfMHqryq029VaH/0OWk
eX4Z3UCBHWHD+YqDTibeQi5OJgYdp6ebHFpPJ395QFjvLw8+wZv4M2sCX3cXz34lnftCNrZcMoRDUyERcb7HCH8LklLwButSRf1Q9zWwDAGxbkGj8emh
SR/qnPlXdXNG+5B22C1db8l6Sx25ofEtEG90SxhuSXveEvUWb28xO0KDC1gAkiLsBUQVwUsx0lRTXrPsCrk4fYuG/kWNlosKTtnahLfUcggm8siRStJZ
a8817aEPTc1XqsCQyI/IsYUDMGlh2Za9ZCv3wRXLN2A6EHjZXpVnpeO4o1BnOYQvFeRSYLygAyaoGTELeUYzgQ8407+lNCX0A4WpVA9yvEkGsiphuAHO
8UyOMmkMoyBAVmyCA2JBagk6AsMBdrW/7d4Rf/tS2UrfzuavXq9XRxNJ7r66i5iQG7u4Q7XPpJsqedoOtpyz8SaqKqCq5PZz8JGDTY9z9QxBDl7T9wSt
Dst+V/Bhi5Zsja5qar1Oh9GmFaZbJtxhp829w6Oy+Az/rkCYS9E1IUS1dHWpluolOkG2BMLCPSlXanomZIJFq8xszHAWjB3AlCB+Uic00jqgTKcCtpYe
Iugruwz9k1mBndUadR2MN1KNyAtE+wLhEp1NblorQ4OzA0ooFNLRzZ+wIKcIqX2wP3veu+h28+w+wBmNujQ9s0+eJD3B6hubPdi4C4CK2GSHdDIsTpGz
qVkhFVax5E10BeK9o5hypdSDg0hi+6/aNquzgquWCAk51kiOpWSVI9In7uTry5yJDomHz+XACs+777khhz8nAETuKFb7JBUg+2nI8mrquEiLsd00/Yip
tOk4IHj9A4cBqaEO9rFFSQLNvI07r/6OrHr92u9y6wFbN2vwJJcekX9QA1krsduXkeMTuWiZLEJNqwDHV8s3CQ5JUwrivGObqyQuRw6tdMjO+/gMe9c2
0T0HR37oDmjw2CWF+nDFnVCLJqdIyr9uP0Y/EeBEMrirxanBwswBfs0+kb+9rZQWNZVnCvkQmzF78OrmYrcpQS9Iex4DMkiwH4miigqIxGWcUPMOGaQ4
lURR5iurEZawELKupe6gb7aYkLHdFXjT++SqJnSqTcvxERzREr2F4w3l0ZZJisHNYQutV42zdN0b8an1kAkkJeSPFI5SDpxuPuA5w6fLJ+/VTgxjn7y/
42yg4wlZMTuB090LlB28xDEhRrgUFOUKGp5AndO0+y7AJSuA0Mw0sTgGslr/PDugaca+JPVAHGq8p+oRWlhcSZpN08d458ubyRcZJl8KsqV4sPcuApun
aCZU/yFWbeSNIYweNaWZOqvAwy17BFP53o3x+aBm6C0CbSOCBLjOFoJ0wIARkA5B7yh2ynckgmnwKSpdAz7hjJgbeFJOI9ItxxvcmCpMAexHB8enpoqL
DxoSkSyjSClIGNc1B0lzTXuOwNysVgVeLbfv4MyZdTJnCnZYnhwoIXCMS9VnKbndM0pPpeSRkyfD6t47eLpSk6aMlQHgsyIjj3W5GVTd7an6ebJSFa1x
XG4MNdcuTv5BFYivvXLz/ffqa8z8f2B/7oj1+dtB2ck/YTfsfuDWbrtD2S6OUbkcCNl7lxO+kR7ob83hT0odjJ3eV5z1JTrojyXAZEj6YI/fgGzZnSep
HJAnKRyYJ+mGdf0bXdefXfZ8Y72+p2xY8ZOrLHx6f+9Jdt0I+gSYIv178AcXkoOUEExDUkJ1ya3n4IOMrO5BPyAEKJxR7VG9ygkZiQMDoTCFyfRc4WKb
S0xh3AaKWPulW+Cu7YVy5Rz4KH9LKFE0jdpq1DLamsTNtcpkDOvEjDFFKw4oshkt42BUx8jEyhIjexTx6xoFz2wWFOWgLgCMOVlbFkUgs1eHeHI39uj9
YoSFFEvwvxxU16WSMnWUSHuL5Va5z7724iZQuAoa6ndWQZ4NZFQmvBy+/m4XOq98ubG3T9Ix10j8DF25gUTIcOcpvaljSSzwHKEFrcV3Y0Y+gc6UoQb9
wEZOeoKZ32uS9UvTVk0tFR2TZq37L5kpNb7LhwBAyZT6hYXoxxs5+Ew5m6/klDmSNFjiFsnn7RGPlVT1ol9/nr3gz24aD4wBDYatwm+iVNl99enzrtgs
V6ZbVJaDevOx61XW6uzkiQ9xWKnUGc50KCsWv1Gvz6cX07PZenbBcuuX8Vhtf3NVuA014iHc/vTszWz0xw2FlG9rmV22L+UOMsO25o0oRwadnjWyM0ak
sO8le6toqTRdTcX41CKWcsIVZSeuuLWYEWfKRcbckhDJgyd387Ss8MvjIkvmcCZRTWKzqLAnc/11o/g9sAi1NKtPTnau3lpSm2AHm9CFxFSvIg7VkEdF
FFyqfNSaVU6rd0e45jn2GADb2uE7QIK/D4UxULGtFg0hqFzoFyW0c1LeNnW1J0aNdGgdFUfYORL0LXdJLHW9Ba2zrUtnlBM5IVKHxgFmf198N0LYSTGh
2mEDa2xaM1+lqHxc1GS8zPzp8ddhkmg6QTGbJyN7RaAAdPdC8uZYS9WWySretKv1jBc044Fd6THbKgpVebrqYO1DrDAz23Cr5NIpRsnmoTSCMLnqYFiQ
nInNi9EwKMpKOET9teRK2q5PvsHmnOFaDJdJ8WRudrgnOtO10kuM8NRMWiYrMk8oRVpQWz1FszQmB74zOq+ZhmNCMTJaMIGvJT3eMyDmwhM7GOaD5c4O
SbxaT1/xB/PFfH2YO9G/zU5f/m5NKhi/+tnP/vjZM7752bNHjyfr6RuSrn6XV5EkmYwkdy9mk1fzn2eLD0q4OpKLOC+1u990p/gN8+npGAF82x36UBjw
jXRrNx7gn6Nl+dGo4LCZf7m8eDu9+OA0gf+8PLk8nU3+fHXcfuLcGuYOyNTK4BD4F3vVXx5MXl4urAsHjRaG5emffzoaHd+HLoJvuIc3ZYW+7+k/ZJPo
3QfskfARe+SeZv1r7dinTPZuDeAKuKc1waoOvSQfETx5cKID8pIzeUZWgtc0jIvVpqEDhPrwGwd082G3/rJfa/kme/P5NK3dVqYt/cI7+JmwPoNU0slr
WcIUgY2zH1JQZIc6LbHBwO5S1RCcGjpycTRClFrLsCNgwwVoPBw43jQkX5PiDEXAPAFspFPXQoA+araYxiXQ8Er1wRgN0N3qnqQjoiCpQ4eF00b1mlCy
kdrIrdqCVRrhsErx3ekbZQ8pBweXro6n1nKIdzIz0uZErdXQBl0psA+2JKpwUCezsn/i/ZegdJTWgwZRkbamqhRHOkktw6zKEWlN9Tb1k6v3NBTY0eCw
GIvlJQmaGDaxwVAL/HqohEH0pSfI3BQ01gTqZ+vmCESzL94ROQ4pZmtoWu0maA88Jy5Uz9AW1U2mINmDhyIaPPzU6Wbxidmpf7pOLUKq9YB0BaUEDwI/
Oc0vCa+MUqOV2aypDt31QXWsoHORiymMmRYFfDW9ePSx6YGegWWMYn3s5Ht18e5S+LjD6tXpoxbeE200iMcqVEEuHshmjtA1kSntNB2LWpE/gNTEmtAU
D5/8VFHfht3R9RvSqnVENeqX0360T1H6toWzzsMx+K+xqIxH+UZRqYEcMlifcrsM78c+4Jcryp+pUEqjHYSlXizP3+/AG/9ruXxzeX4FcehwjbDkZ1GI
Pk8Tf10r41Zl7e5Z2+8L8R4W4r1N5D1oWg//1Vr+cLJ8/p/0AstZyfWq5M02BH3Ufy3pxpWmSKM51oF79O5q0Nzn06y+SEfuRJP6cFqJNMiLOemEV8dA
LUtTWrqvFpPNmpw8n9FYziZgGsaM0wu0CuMSx5XERqNBg7NYHA/j+whBUhfTxcmjE3rU0eTkGfXh8eP75z2/pY7fGTf6LXX6jvnTb6nr98yxHjCIVkju
YPP0/RYm9NuVCSW8+oeJlTDW0rTHPz7eUaVQvhHwRBrFTx9QsPATVPUrvma3uSoFLjkARVpjRDg7oN+t+ppidk+UzH5N6c3P21xS/66gfFkF5WMm5DPA
yV0enJwjk30TswbZx1hR9rcW+6BUCfCratrm+gxc09hbvuwYpHazD9XqD3NKAX6mOyi4DJZqhBFrybNSnAULZ81PkHwcvrTY1xIRJtubWNTpC0tV0iKi
7b3UfpN9W3r0N5NWkkMb2WRLBNUVnQS8M+EBV4HeKozerSBMq9WO7CltKIrUcG1y3ZntvCJlJru+oqsOJE9wzlvptxCasDWFXUA4tK4gEs53JFt1Gjac
wl6uiv1m4TNQNSDOM/lFj00s+NBgl+XxrYh/BvctgIgNTcpBe6nOoWRUFrI2ObimOi++tk8iJzZWZlbj9FqiLt3AU92tyPtQ0v4WoWds+tjFA4mvPFLx
ahKvkFGSvLSmn9DAIJy7lZLDHl+Mj3rQL1ck8U7WGQlRuZqSN0Y54JON9xLyilWJFINvShOPmNosRXLQkkm1Wsr37iXQrnZOeHplD9/RZBzt8p1yBXHz
VoQx5mgePfQJvKRRTKa7GDXokoNHJQo0O+Rzas6y0OXSpEh88lkZ0D1VGbeo64y048kj3Xj0lrJVcwG00C3cslbNsNQ55l9j6ys8oBqi9lttMVliMR/g
8FQ0US0HzIgMLOhW9l2TCeTGcXfCsRpdHb167ZQsgaNJKNedkiCQ0OiawEA9s1qR4MIsqQh5uLrE5QYWwF23e4BQi5L9msdLc+uHY60I2jmxCOcGUUmQ
jlH/khn0hIwPvux2mPoamrS9M7+CRn24Geom+bW9DGg7scyW4+rqb9dn6Partwfv5us/2uB4l6rPl6hDno4m6Xsd8rvQ4naboD+zfnWD2/MdW9T5VMjw
Y01cVxipbDjVlljPkWOw+h42/pgoIBPVjZQTPHlN92elJnOzXE/eowplocvF/ZQu13wxmk+x5KYVPFNryGyYnWb+jsj8TecVMoaQ0CxXPHbvw6ieJDVR
JWFqgWJa3MEC/knVEJzfXNvEhRX4bzdLflEAkmqsZmSvalYnDeIAszqdyN0Ck8TvmcNUrToCwXYPIKdOtrGYLy9BD9ikOZUN8iPVYYgrMhJ0iRGThEN1
d+7ebaM69IfSFN6TDpY167KatkuyYoXBawW+kIMVkkGeix7Fk5r9n82iHpBPiRoBe24spapzcveaMsBqXlCfUaGERgNZH2kNOniac33OI5yH/fr6OLqG
sVnjwlHKVcDFTyCb1kRAWIptRKQ86DlopF+SqgbiSo3yE6zBKK7OiqOC+khzLlpRVKXGh4SbwQGF84ruhQX8xKa+2Ujy4IIX7aw12O6LtJsbV3WHcQEJ
pOXg7J0ypw7VFtifGj7/MXpg71iL+nSruT/VjkwdhL39RwGDW7YSoiV5xmwrIVqCfSDsE4eUQ77nwRsFWoDpBa1ALyB1MA97KSE4IvRDtH2uoV7hF4J0
d4mwlGaZJglVzHmjK5ruqIEpa70VLU6iYQeB0/FpKu2QgbpDjlFz9hLYuk3hz03rSdEzEbVB04GqvZzQHF5Jup+ThxaXSIFGElyNUud4TiS3zYM21xzq
0vDj4BIlJTtlzSZkZgHDAlcXVMFFObPAsQLA+yiJSbqYZNe7DvThrSEDRatH85ggTYcQBlFTmhQN09OKMkXcg/yx1XNOuWaVSyRIUM2Dq3whWRgzQhXx
qrnA0V/XN0d09B1QkmNFHEQenH04GKYVPMS3rEne0PCavAlFrngkHidaiFcSQpvTT+ZoXR1ura3douUcyizKETZBByWriSR9b9rdWr+GDjhZjLE3UyaL
8jkpaJo3V4Pl/uHAoa7+OhlpirhEDGY8dRTGEqYKGfIjYioiRFHkOrIy7rH0e8b+QBFaB4e2UDZVGan6OOH8kIMpoCISyfC0W3OrJAwTwmKySybtvOwT
muCmG4R6hbzftML9vrHn5RU1I5Gp9rGYe18vOVg8EhJq0hlQ73uwNgzNho8RrubIeJkt0mZM9Vw5zSLqBtCAabAR59BvSC+kBaC4lJp0rFXv9xBGHE8l
gjaR5NXURh15yjlts8prj9pUHGr0GZYTJ12SQKrgYhkmHLuOTv2k7msedRU5I+iewCnO/Y40czlrpu6onmtc48Cqe2ui9dhpZ+3j1Qj+CItWrMg0SUoR
t/SOZpFgotAjuK74T1FNb4q1K1znGkdAUaGaStEDHbRU4RTp5rOqJQg4zzaAdUYbvbrQChluyB30Ntf/Qq3Gbl6DJSENH61au7gjIysBOhRx4HJwVtwL
XrWkXJBAugGc3SFVu8/J+kN8tT7eSesj/PZupYj3SQ6TF2FTuK21kQQ5SG6YtBAZgVwSLElMfhwqNUxWiIRQF1ikIBPpsS0z7tPcx1yKTMDkUTiaxMdH
k0fxaBIeCweyegMa5qu1BI5aT63O3PrMvfio1n/j++LezJMH0CKkWqvfeU/FkBUqoqisba1ng4kFecNjC1qtLHkosDmisKfvlvw4J63k4JU4CTlllF1o
gOBcSi2EwYNeHbmtUI7q/IWLXyBNYc7be/PuSREO0E1ILKlx5TEjPp30RsUKMbeKTyyDZIJS00jpUCYlofwMXWjcSkYpGy4yd0iwgctcCwpqi0e9oN6q
lYpoqYq8ysUj2L1qaSBJuIk6U8zvAEI2U1l8QHJNOthQnjnTWRdv0+KKpqznKp3eIqrVPIn0055zLEKHUcTimkVXa5i1Y3Ipa7WMVCxYOxZkSnXIPa/V
SUhN0qh80mehPLE9BtRASKVphc0KrMvQGoEZvu9R5CJ1WNmiguBszg6ENjsuzxl4KSMnNR0kWqclBMVfVg+QxisYxdRx7PSitjTNIit6TweR5XHeECQI
Lu6Ga8VVbQ9Nqunk4I0CU0v4immjJ5LLFDpP1lwFHNcgBnRCeEiLH3rRakSy3Eg9FqATjrvmmK0hwEJNaub9b6dQxHkhWXIAUilZffQlmzeDFwsiHaXB
sGqQD4LFrnD5Yv47Dg4SXhwkUmgHJdcV3yIUKcZKpCcZv8hjULRcJEgwUvhVHg01Y7IQZNk1U/OoD5qDFIkfOJ94vyVkJxwjO7gHI+U5zQTEW0JMUrFq
YCFXK49l0SsBiaNLyyBNipUAzZa9wicUNaCdBZMnAfyAAj/BVqwjER20bDIsrZELV0pjwG6k6vYH6jDVpwWTEVEWaqqqlpBOypPENZ6koczTykKl5V3Q
W1mmuWoSL1JhkcE+onZP5pLYYABDkXRVgYuGIWCn70kRYURprxrVxBi+KAmDMr40+dFZaU4Htxde+k3LSqgwYNbelkRWbZmJEJS14poOuiNTgEbR6blV
T6dS7nsbcZJcUWpjEn6TBLKzcURBUfqgaM4QY3GVOU/oK+e610z+IckRXgIoypyLfaEgWMKwco7K/nHMF3KXBOGWckn+oHi5ZHkmY9Qs1hFFqGgv4oPg
nFKfzOVq5CH4oabZVRha61DT+YMTmIA4XAe4xoEWMIb7DSlmih7YyKOMAFLOBGahgFS8FtQj3VVPhezdPseFe3Y83A/RPm4dfRiJhWryXLXWEpHkBAKF
9FrbEj2i0GPjQ3wPh9W17m0jKaeIrnRRzFMvxjEnl4RaJJnc4z4Kq1tpa9KyTElP7L8FPJFNnLWIcpKczu7+Kawr2exHv+3SOG+7+ppuecP1dyhKPjiH
bJFQUJinNGE8Sf0vs0/uM0PGXx48n6/f0rOevVtePHtxfvmXB6h5u7lDXBoeijPCw0ErDWP/bMsl+sMNZbH+gzbYtRq4XzJzxtfc8zvxb9h5MHWt/qql
6OlE1PM0tAZDLwfsZjWW+TCIIQ8NiHA3jhsCZKoD1oJDzoo2Ofaou9VAlhWUloLsasxDZXuynNKp5I3Ac3CfbSjr64oiRKZ6Yal1qoBSD+U8zaxSQVnS
55YMbjTAWVKsOyjXlTl/P/SNiFa1UsXkkPx+Tzikv2SUgfeFIbw5pXTE6Ue7przS/GZcW7Sbo53gCTbeqVVASlB4SScmqNApNimhNvmGHXQ5i2sclJet
k8hz1QalYYHsCaJrXjXCD6gim8TD2iEfAj+zY8ZcU5o4WikPAqXAHnRz1RodGVx85BwLWCGcmUwznpV9Ap7mTB3gfEHdoFKNVSZtWhddc4KG2as0Q9GL
gPPFCWbxjNrUJsuJcitsAQ6Z0njeEJEe1Bk5sa7EYLrtrErxyVZv6JjdD94hTf1FYjX/2IaAEFpj5h7iMjTTGM3sjdS9les1m1dt8eogGw4hS0hZhIm4
tarbN1q9re4VmjAvoiVF6PDTTRVi1KQFwTwEUrEqeuyKge+cU3gZUr3Vzb1q6Wb28sfMlIRne9qWAoASNqqIEhgrYq4osBUkI4OAM688sw2vR1Vw2gtV
zRmpWzaDbgWRq9nzUfE1clEbGFpLtMImRbY1TWCvexMDsv8yChKjGhrN25BgoUlMQtDKpvQ4DVagxkcscy4XhqrPpdqsFlVWCbdpicFslchyRUeK5oEu
PZV9hAkso47VCwja6LKlTrQy4BmuM7kUszzTHtXUfzRqWmHMOyUZXGLGXtmBDoUxRNRVljI8OCdIf3GafZImJe/1ei0Zuj2tdIhqTsZsyShbh+nNR1VR
KzuWgYkKECSkl6D+D3W1WjHBon4RvAZRM713TZNRVGXqoBaoM+0ednvx2O2lW+EcD88Hp+QTU3zqQFZtI6P0Sh2Sz9D2T163v32CbDa1535QDfhcoxZn
gZtESUoqeM6Co9tBPRCobd7GvUIoBt2LpFEUq0+u/LQLWnOdjYm3bXOCCkXPsV7gcwF+xDd4jWUOptHFxwJYHC4QU+PolHS6kOBQF9XGK/5f+BuzyuXW
u3YKNlB+r+GRCieaBD6d1gY6kKtDNTFmOfce3Zr5xQd5IxfxtPQqmdE+8znYMsyveCt7GIsClAR3hFxUPMWkvnYEZVAeyHLH0y3RErAKI9pTdXkPq5Mg
nFxoAc5yNHFWctolPeockrCQpB2U1OJ1kzo6atXeUIMKhuq8RgJFzaBKW9lZGE5KGvzUNEc6g6R9u5srY2NxxeAx/JbllX2X8FV1qNOdkZeUd3JR+MCl
YUWm6PKjtaBBWFxdCuuoNU39CQFLMi/ITWV3IdBP3dkiWGrLQ1ALwCjtyM0nUT+xmBY5rCrdZEXPaoQf6OYer89N7ZBieY5zOVWtx4gdWlywGk86fL4U
h8O8sSeSHnXem5eZTrx3VpstaeUz2nhYgiR+4PJw4+aOKiRiQ5Irz8ef5jaSD3AAYHNXGFwYGWJzC+cm27AgOxOJ7mQ7QfI2cTECFRZRe0bdQRn16owu
icHBTaWrCAgdS4/gcEDap+73bu+EJLsE6pEaLLpkTkmJ7dW88OHzxThfS7ORtMEAU8MgXOhA1michvTGJCeEUoxJfYDpaUhr69gll8OM8h5Xp14yzmwO
9hBh5sDnYG+DsQ2gGZvvycxEzbZ2thmuKWnVTS6UpYStN8+NFJ36f5qfKqkfGMNKD9vruuZDUh6xYC/SAFuwU8qa+4pUNpQ5bsWr4x6O7UTjCoq/JUvO
3EtWb0ZUU2YiCxGOyoGSDhRQFMOnT9vaH0UO7A7t8L/XGPXVED5xJBkUOTN++D0KXQ3XbEiBtCtcHZzAyXJtcetHErb+ueiPr76HXzJx6B1WEAibnPu0
oG+tE/ZFZ/8j6qBtFRW4uw5+fZN//3Wnbhq933wNy2P3EKQDhiB+9iG4p1QeX1cpKe+QJDNYzYVAMFpDJPYkEVESRAN/Y21FvSu8FfLdW/nh27RvTK8t
4wV9NHn4h4eWxetk9pIW38ltHP4fdvL3v/nNLgL/fnOUfYV9+pLyeu9wkER6/aEjssdSw49CAiEan8dfy3x/JR28L1krVgENGjRFMcBFj/Re8yAMKHDT
ShuSILeElMclWZAZUh5zqhGr0gN7D10Z6wFaeJIyMlJ/RMvJOAvQqD04pSMQ+sKklunAmZM4MPcILoNaljSjTScNEl5BJQjRFzNcem5QwFmF6qJKVUTW
cVUalD3PvSIAKQ11y7Pqi0FVfRpLuTfB1k06uKbfcZGjo5ggBRE+nAqkgum5EpP5FwROSCxph7VuXmS3b8naIv4zXF+o709rnBDa6HzkMoRSgFwTwrA7
SuR8z1XqHAZz5ekpwviF/BN0OIL8qFyOWtgfcbKKXn0tM+v39ITi5YFCKO3QuuOx5k8ODnW+PWnTSoq3CpdbGPHY1VLLVsdSUTu7aJ2b4JWubd5bdFfU
QUzCoj8pHIYJ21tQKjSTIpz35Tdw8PShYxgXl+KM7WbnfviA1CauJxzugQhRaqKWvXdi2srGAnFxnwbjCgp/exThThwMKOuheL418WLKd8+i1Yjc4hHZ
lcQjVLieTvipmi+xDGsvVRlNduwSnyuNXQaMiUiSZCR6AfipAYnWb/W7ohYggM+r/2iJ6gsVcleupIupEfF3bhMDqmG5ycHsGKo5h0WJoRBq05y3fWuS
O/tmCzfJCo3uRsQZ22jURsdVEIVKC+bYTBJGBpFmG1WcSByWYC6FqD3fogUjITg9sPMXWgavMK4Rr0iQt7NFvCXQYClVtQP1qCuwBmXAex08zK8nf0ot
KB/mYWkDW+7ZCteOAocsw9Wxat4fx7ZqhEuzKQmp8s1x03tNP5VEqKcEXyf2wQwoltrYqsyPa3tch3tCIp1NEJLnEFIDtwhQ6iQxs+SWqhorXYJOPDUP
jlbscW9GZadBtzFFkKqJ+XhwaT3AbZRrDUAGNDaZ7zF5exH38DIV+4grLcRmK03FSirIxcD2fa2R5bFgUmuQh7SfzQjmSwNVXptDLiJL6+WstJhzsWla
mXrnm5xWjIO6E+10hTsV59q3TwLOWwunZ7fTjjID3fQfnJ+cIWGoXRCgV8V8wA6nHQR/eRrjpM7jTYs7JF0LSXNakDjp2WzNrkYr5eY0+paDFtSp0sOL
NjtIMvZsvZUop1nLSBYAZpej6dQBuXZ021kmqZ7hTlKdrbIk1X3FP1iOqKR+Fzl7JORo2KFmtAnIyCW0qhmjAwIni6tq10lF/NsD7MQ5Jxf253EKCBcX
9zbYM9SlWeriRZKAcLBvQ+05H3SYErJNcfyZhqRlLqogPiiIlwgNy6QHqc4QuE0sKnxJOwnywFY1HF05IUVItKoG7NANEz9LLY60sG0ZCgzikYEV8ibV
TeSnjnTvcHOg0YDTNqeskzQk7DwB15bOsSN7C95lzR3mm9OwoBQsxLhyYQ4kZ4A1s/WC3UxwMphRUA7hHtXSUElvh7OLKyh0wnk36DvCRAmx/ELZk9zh
8/Nut7LnTcjzm1pHQysnDkhsvwKpTz8j/224h1rbPIv5oLCMEK5MZrAAlUD4hXEYIaYD9nCRShRiG4qw+mWPN7tW1Fk+QHKbGcSXEapl43LtGhmDGzo7
v3h2XbsVXncxnvN688jWgSAWEuelomZKcuryXtjZRKJkEqxIUe2XSc9Yj6SNdCUiJoLJ4tLgIUBYI6h3Ryx6CmXULyE5DkEUi2x1KecN33D2Kdm5benm
QAuD1kWOSI7RncLWxuEl7VgM0IyMnWJrR3ISnuLUz8aj2tXlgqY98qWceYcT2TktPcJSnBMxkrxJJBp73w2tQ08aAYVClH4TWSp/R8ehQInDn7ruOs1J
RwIOA9ktJLsrjAniH8dwFdC2sSsdjJESXpU4/UrZg6qL+N9ImVToDDICPBaanoaWDY8dwxmdtJQARFxVVzGvtSqRBqJ0mMQq5+KUzG2dtShePGK6TLTH
49djuvpk28VOC892xuVv23ZxZx28vyzSHj60rD3elkYa5ZTUm4ZUfWQzYt/ML03j7gJunMZWcMamIHIXdFibV8lBn2iJZFftGgTm1GqAMTQ431Q+RSx3
UMM1yaeDMgWFgHPXE1gA99GSqQES6y6Yomp0MEH/IYpU4kAlkHPIh5tUwWRnFqRBIF1eMRs7uN0GI9nBBaEodPYjCVqi01/DHxHTSCDQGa9PwKYhYFSU
Ovbag3iLAQRUYO1OfftyC6qy9WKRXRq4WhARF1Iy6iEkJAsIjAwsSNlruFwVb7aAgJPdbpOa45jDoCsicwljmgsaula8prKicVNmwDn2e4LmVTT+mo91
9UP1Qf2DE3z/NPex1NzSUW7wDY2cBmdPhlDCNgG56QpqK/vig+bXyTEDAbBXsdaTNvcaDUOlgVVvU2+cJGfWAC3AXyYrWmWkoJaMY7c6rZjWCRrvc76I
DR4wjvM8ifcm+xRZxHPOcPfjvHw6UiWaE0jV2tc8CoCyHWlGUagbZixmIuB0QsCkKDeZqy4bJvsk49A9eFh1yS3LR6r4zRJ0gjMVMoIlx56p7PSO4F7a
QnxVYwjCbiESIEu7SuL7Msc88/Ge1PUkyUVBsjKxMqf+N3KtEzyYg0Lu0jnfISNK2Wo0YeJelLUqHmmhEkvYUtVhLd6LetQaGMRWQka0JjzfqKXIBhid
csStc34nL779DEURKU9iSsBQZ8DgpcL5AQiZE3VpRXeP5cN5GqP5MispXSui+lJFFkVPohXcBMFx03ujJhynpSnBwwXZvn1qmnqNWg04WxxgeYDKJmnt
0k9f4VHi4aNH6qBMEW0wxHUkDy9RUfV5OCzsIjsHp+sC0cn5BBA07xDSqjnV/GDLpVsiUhvmgnd1xBTz+QxqISG5ZfPN3tJB0HS0phfIslQr8ubYmVM0
pbaXJ/uuGXt6gLtdhm80R6kgX0/WiaJuV1iCUS0wOGSxZB4toni7sPbU73RI6EDUJRokRZD03mt5P0uCSfoPuKYWkJAhIsQ+O/V691F7i+OBkxegaZow
goOd0SbfcH6oHApI8/kNWpt3VI8Sm9rjp5uKuw/ni/PL9cPJIyvHO/HqQUEwFQl9jxBrJkmHP8aYpx9/IXPlr2EQ7s+kGTwy3+Y2JLwMwnLmXpRCMRNb
7jjPEMCCOHZvwJZkv4VymKas6MDVdlgYOnYfITqL5hnCTop6GnNKBY0lsXSJnHxcT5ZWFDfm1PyQUk1zoeAocV0is26BuakpBC0OUpg6p0FkJCjhjl+C
2+RkbEiJmTQWPmRX1bCG7MS1WN0QrosBJ+Sk7jBJfYaRdIfw/hBMwrlIwT05RXTNA1Nx5QzEHNHpsBfjlibkTShIeUbgOVmMYqIRYkDSQD/QqVQtlwqY
Ek6KIjcF5EgUKyzIQ07LJf7O0bQjPrgRPShP5TSvu6P+QopqeUzIQkTDaHbBLBnmuQne0IqSUMzOILWOUi+t6RrzrcD1nuZH7UXUcASNhWM1JTnOY5As
H+6+LHoue811q8kKOJuw6VLJmSqQEBZHw9Sr5tPVgMNYULHE2yHrEqGUjBhCpMthHh10q0+aVyMhu35hev/ubZ0g9mgk/WDZFIzdNZupaGtybHZa4NW2
v2g/TpWHoHm4c7GDMhSZPJIb9aDcLjSSEcZSV+DJnviMtRyxSDHLrggYFEYj3vKQ0sotx372xClv3TUzJb0buiGrSd2Sq4RbDZ2EeDW+02myuQx3eebt
4UtOyMG2SU66W2GkoKUF0jN6wUushKo5sIDu5dCebkwjtKQQdT3RrukDEe+0BEbQ5F08ylHXEcJLSC/fX+ImAJoQ4EPurhRNm+MUuPmI8yQhweigJXAG
Vyh6pNg0DXdTO2ciwBcQ+dMlFjIM5nHS82ECJV0cS2efoTPHrhGcqWqSRnbYKJqtGqEpNB5ODpPOWok2mfO0qK2iw3wRh/SajjG/5kPmNERgWLtX+0/V
2AjWlaFPcJjJ3vDe3BBoQMNekVHIJUsXVFy2dDsqAwNOQFbF4HoYawGHTwJZlyidEBnAs8O0RputwVaRStWTSTKEcvqndPebvEU5v6smtgL9IKR9qc6Y
qSRzR603r8qGsvWV02LZJ/K3xVTTcx2SfqWQD2Oq6Eo4AVkwTwvq/ekgCEnGO02oHpOF9nKGKPAdMUOYk+rTLVCVzbJqSrSEYE4caG7hqeScxa4LOAW4
kE20evBwcMpDtGdHjiLqAoxcTrKyIeWQQ7b7qAPFudrFsyhkbyZ6V7wlVINBMMVoJefpqIPmEqqmWEtq3qU91mF9aHFv+B8/GjYLB38RT+Orllp6piiH
rGx5y7VmDF/WCEBXWkGUGy1i1RilDII8AMZFz8YsVZIazsHIvm5HSOS1e79HjxhINveDsaIhTpaKnNSucqSxuDIksRrVE1PXkgrRw8fEkZzXUHS+wfZ7
0gXhaRaHdPiISHLONUMD0e9NtMzJeeHU4JyotgRHs61J17XIvLMAchrqrHxF0RGtGVCQ2tdtxTqYRF0bai01JehaS2oEEncCMZmXL2B02aXzqELy2Cr7
TbwVvTyZmNozPR10otXTyV8ekI7ylwcfn01EPHe/oJr3dXf5/pQ62kGIzvOhV7OtKnNSk+00lteAGmHwvOxQQ0jYWNwr4ZEI1akFS/POSQtAjZQWD8r8
kCFNmAZK3tz/i7HadGBkxdyavJIO+2LJqznmUDlrK42Q+eDSXjRlEkmIVA0Q8L7eekZ4Bnow8SYkqOP4567pLFvX4RsSztWq4hf52DjdDMIYvWb+rC0r
8g9sR0bGQbVJsBBGvwiw4H6msqyDATnjvVNjDNP76sdHSi0MFI3dOPYdEs1nHBLFa5CyL0PGVjjrFU55oyXZlDMjpFI1pqJGTblN+qgmZPOaoz60gjO4
khzWA0RdjDkrB1yM/Z5QUhL7uJnzJEYIzWwSOBcUeyBtNmZUaUiDk6Mk7ERGwKYIunMZFm15d1Ylo2QsGa78Y3n5ixaEcLKQlTso+0oTcrRnVp+5pJWB
CPNbwTo2qICYZlDvcdTRsWixNc1rrY0I2weXOrAzhqABzGSWZISmw5IrVvXG8ebrl9h9+h684TrMAzGYTyZ7m+ETn4ZPmn4S914DP+TGrn92DTJJxBBu
91rvORLgOKLDn5bnEUGQ46IuTp3LGdZj3iqJORfN/0jHc2YHhtS1jEbK8EtJ7HWYjvgBrDImdhe5xXbJtZrysaPHES7JnLYtMpKUXxLpQ/zLk5gJCkhe
N0b+clUntBe5oBtDG7lIEprwJ47zcurVzMbL1QSBcHW2q2lB4Wq5H1f7qM/uVZ+d7dm567P7Jg/dlYp2TG3z5azfO/7F0y50ePgTtuvJt09CHh5LQKXg
+9hiS/xhY3WZf8m0qTK+JOFR+HG0HBu3L4d+zANOIijIM30i4YdXUk+z251Y70nk9HNog3e4M5EQ0SZ2Am48JIV2UJDmceZUbV7hRM7cN8JRGEHOgtO1
c52QJo/Pk8KeudyM7KhBGFbOpSW3sou53Mo+sXlfOr8npGQc07FC2/CY8Tghw2Nk7CBpcMxhEqHTaLDvPq0c0I0xtGNxRGq0KjO/gL3EWdlL6Zi5r5aP
Sc7TbjiGUYtA+DGfd8XTKqeXEfI/vmOndtKBmd9LnIK13F7Mu6pDGAFpAP3M2XW+LsNZ4cIq5cauCG1QYvwWrTKf7DAUfu3R3PGbiObexcZkxOiU3tTb
mGlh8GaxWESEFyhAoslSbkWQ7Zx/SIntiqRtycpVRRd80AJW/jDStQNy15xhaiDt3wA3oz34WvRoURlh8NqpQbNVZ/XX4jriBtm6ZXbhpG/6W6Oz9fZU
LV5THLIdFt7iVqTAbOCDRwqBWaRfSaqgNHjp9JzykBPYqqMzjASLUYHjS1FXSLYgHcGHs1kaN/jPBOGokMpe3YfoUNasUqmmffnpu6Zy5CgBuCZ0vyk6
g9J9yNdUOXYC7hmSPJ3pv9rUyzt6p8En3qFaiSOAr3m7Q9W8QsjbzyV31dfWpaFkzXYi2xwsPoNOPrgFWbkyzkclDc2gWlIv0TyuegxWpqeLYS2noVp7
jlX9iThjE6z9OZhlyqoqsge8+IqUnveB60QHjNdET/BVDbUXI948VC7OFIn2JfMIo4UGfY7wJtTD7r1GdLic1LFC00ZzjumgHuCaLZo+aih3DZPfN+z4
Wm6WgpB9JARVHH57jq/pPjp4iJinXXdt8vXnk+fz6Wr4Y7HE3/fEzl0uVpfn58sLTuQrNYy5njFd9mj1WBL7/renk4fwQ3goQ/bwj8vFjJ+zyfXbR+Nm
fsI/TN7RqK1mpy+PVZodYwiPf5z8t+3Ptbdfhqn7hrp/b6vqgOphaOW4cNHBhZI+9lbZeh9z86aMGI/Gzuzt3CzMx1Y9uwLHN0UmdFTbSc/p/xNsKYAB
7Ni2ZdG/+jj4pHqNl+USEcIyVTVTxNSSFqxTz8NazUZ3dCPUU2+MqEnrLEmzb0okBaQG1o+6fWTFTgnPdE1pPVQfbslrZtsBinlmX8zv4BrD8mtZJ0e7
nRdQ4CJ0Nsl5roaCOaulYjpjcOJkS6OltqsCN4PAZaT5FvVoyFUrdzLNjJS41d+aN7TXgCKKqD1n3pSJHfE1hNWcjJAYmeAnIuW8i1oovEWb+cHzJnuh
1ZiUTcgSjscxUQ8aORWrYNOcZgBOHbmYNWg0OmR/iOxuPIaq13eTr+p5zkEAokH0oCnTfW/4pbnchtByxCq7FGC+isjUy8m4kf3VW21S37rWFuseQIuG
GdbTznVixMWy1RFg3dE6r8YAj4xFpGd0UM2kQKGoC7U6WcWsmjWWLWXly1HDm9qvBmZSoDS1uuN1oh4izCUdocIqynIiJN1HAMObpEfg1OyITz1Sm6e6
aWj9mcy1ZgwVd6G4OeJPA+nUilxTh1NbYy999WqSDOmcdxm+4A3pMvCalI0IvnpS/JrOhzs+O/cM0PW98TGFBj/l9quL60PLcX6HGN8hxneI8R1ifIcY
3yHGPUKMX+nx+R1BfTiCuoHX4TP2MFLn32anL3+3Xs8W3LhnP4fjZ8/45mfPHj2W/M3TxeRyYWmdOaD97fLiZBST89c3Pz/jBj38oOLYo7n9adfc/1q6
9s2A50/eV58oeT5pW34H7d9B+3fQ/h20fwft30H7VwXavx//3+QZfu/o87BIh6d3hK7H5/i33jXDIT9tH/Hferdgxd6cpYfa77+Jzr14PV28kmbjxD4a
ujtaqOO+34sTyE7/u1aDR6qmZklQXaejEVHBdDrm4cMuSILdWYfPGhIsODooDCJwJmCgUj7mLWtSRiQ9F7d1B8Vp1qwFOLgiR5c065Y5nrMPS8xalGQr
nQ9Gi3JNchBzji+BXTEZysmajzZmaj+fVRwoeSOIkpwJnLfYH5fWURFZ00lqPCCnlNKs6rlGS5SgISJeYXOziP2kSZPZ6U6SVxfNVVoTas97H7U+cO7J
ovhar0mrQ4snWeKobsRx5K7R6jXehKIkQQTATkhVXA1rRpQLwRMoDpkjtYE2W0fK3ZSdD6i1jMTOJZr3ndPgWxpjS/FdEFNSrPgwzUlHBjHOB34DhqJF
EpsWTORAHwlnUvXCsUekRqPGZnWzHScztxyvmlIjqSudJgMXZUQz/Pz/7X1dcxtJst1fQfBlRhsN3vr+WMdG3Bu+3rAjrp+8ftpZKyASGmFFAjQJSpp1
3P/uzDxZDYhsAA2KpMhZPcxIArob3dVVWflx8hybW/drgM6cxZSldwq+BkdTIxzwoyjOkcchP8gLSJJmjxBdgl5VKE5VIyFHMPkmW8EUYgI45lMFZ20A
RzJ3hVdh0KIbYhLNwOxzjtGDUMVBR+sr3d/Xs4/zGzKnA1ZUhNH85PP8ej75dfFpvnw1O/uTPdT32tOf7IG+727+ZI919D7e/UhY//MmrL9ZoWm1/h+X
VxdzfrT5+Z2R+p+r89uL+eSvd0fsbyxs1NxZlpXrHdpf2k/9cjJ5f7tszzdqmJ5KoumlP+FrwmbfWzt69giD6B5gEJ8Pdf0iHuy74qmPTw21h3lobmpz
/kOTU7gCKhEjUv6v+RHvxpB3n2mrs/PeZ1//tvZ57oc6PNq4PSTn+Xijfny15rHe2EMLPltT+hisxtBthm8c5PDNAxXGPeojbnnNCuypWiUE6RwDIxOQ
pIoVggb2KdjGmRmVSNf5RvJblFjc+0aCGDSjVQpKJoU5QpF50WyQU30o40Nq4l50MEhGYpE8TVZ5Kc9tmFKIqdUP5DT2NWk/Te7OFQthPeZh7rnNPZik
Uute5BIy6lKJqa7bh7Yd6WqjtqYPwfjH7Z65Z0unUdKfMXEMj46tSZtEfRUqcZNacqSoEqOKPpbSuP6tUb52z0xunBWpyk7CGo1g/asZzcU11Howd+er
Fl49+FpLBjWjQ9U701MHrbtytlPmgOqu0F2DktrQd6Flj5resMUscELoyHMpQNnRGBAQ5RqbkpEL4DQxrjgLamonWTzPjNAgaGGNqL010Byjkv/LL9lT
pf9xAZQxLAylJIgORWcTlTGbfh5J1JBr0Hof+PdAH6S0Zs4GVP5KApe8rfJ2ovXV7pjo+7JlNjuhsY0huqxcqVFJ0JwyFOZeispqeZiGBACCGFXlibku
kVxrcnOmGJYPcl6I121SXa+IdxojC0U9cs7sO3RR/uvdNsL/IL91dn1sE+GLbZN8zud7sRHcI/Rdoy3ZbbNPHNVe+noasKMc6b/EJ33SZ47xdiPM/nN0
HvhsdfXbwJD/x2r18fbqzoh/PSRbWZRnSe0+651+Pc4Hs7e7E7b3Xth+x/+FFGv+bb2+Xry7Xd9dc7q8ZjSWvy4nl0iwvZvT0p1PkG7bTrie4XYx4H5b
52trgdGaWy5PYcB/PqeTu8n5W7rjbsIP8qeWkH3z9MWc1/LQj1bseS0P/MjFoNfy2N+hWPRK1/0j1JJe5ZM/pjO6D6i+I7A0JtkMDGyKGgI7ipMbuscZ
cIIbVkkH93mtru5FczAxq1JfhYL41FgGDTe+7eD0F5sMiq3Ru0MgeBN8n6dpXLDONjl5fpCiMOFQQCNG0bhJjw5CHWO2eLUv5sv1aE/4v86WP61l7k2W
t5dXv9FEXC1Vzmey/jBbtwrXzYSvfTr53zfzyVq+Pj2fr2dnH35+c9rOXCxv1nM6qJ/GNg4pdP78tUTn6V82V/iXyfIKAkDyjXjmFHv/bXhCP2lgNSTP
mUORVIrJIoN7iEkyelXzS86LzkyNMdoRTJIPz94/eW2ITMxASreO7TP8EXM8fczxTe/oseKVb7mJTk6+Wx+pj9LJuuu2wvOi3fdzZKZqo+qrZAWRQg8H
qhOqqJNqLU2IQrOwiZPaODGm9lEE16N3oZ3nlF7S5XFMmTmpbmsNSINz5waIgBkLKuLf0D2sMTfpDZtVSSZmLyldTjw39KEQrdvTlCBkVWw+qKzrWWRW
UvCK8zQ1JiRfDX2GPTqw3I/yg1al5gxJZVZNhA6nS94o66USjtZsk+bokX52wQpqtVptfMtZ2f4tjZ7kfyEHxMoefReSKlYlHw6k1S2ESpzhdit3yjTX
AsasGehN5XAMFgqNItcmKqQF4mBN9YMGtGJE6cYT5Eq5G8YzvpT7u5TRshSXRyfTn2sr+cbOmQc2SXod+xCTSDyRg9ig4jR2ThdULjrFaGLuBeg+9IJj
2iS56Q76MYlmhmt49uygc0rTOjfYfE5V6hH0Ycm9XnCGRgPL6DYOVpOdys7kYBpEvhiwyJIvC0D3nmbJb31r3a5eAIMOPSwoK2ujIb2hEBFZWZAremoS
bTEobAUnnWDOt27GoqrYtDqynJGtPVy0szIuiTvq4OQn6HGxDhqWG9nUZlyAybYOmjksuxhVtxknk2lq8k0UQND3vCpTdqKaLF0Pthqs4hxSK4JyA6T0
19mKN8eS3Vmq0Haj8HCgaOeM9tJ5KRZWLomqDoRXo0X2QHU4ItSj+BY8WaJoRFotuYpHDsa0OUZPVrO8mFg7z9a0iD4iCoQm+bw3PPvud7Vj+X7X+3oO
apEHdxeO8KYeDjN5Vg4ActPfXl2v/j54n6P6LPsrPLydf39HvFFtTl+b4pplTXoVS8lh85ltn/XaPyY0UZXWp2IZPqCfmdp/hvQIfRbGdMR/71Eb3imY
twAqotEBA2GbxxkiiwpJdxbcJpPaXughL0jenCxYjuP1HF89ummyx+5d08GtgqV84UAa6Z4K1qrAZnToprbcaN6IErx6ijmFJi6pG4Ayq1fjQ9sBQrAQ
TIsiHE7upxp+R7sQ9gRyudt8YFCHIFdMgii6sSrna0DfbphS3R3o0Qo5WIWEJNnPeEuSTjWoeAZTAkA0ifY9QJ3Y47aQfWMxRZG2xYMGVlVRQdxQdDt0
6FGjbRHM+blhplym7Xp/Xo/ekGrgBSf2l96f9E9FCmlAbe5c22xdzPqbrlSwCiRs5CzKCvVFr9KuhsyyUGZwmlE3cFfA+G4ryN2tcwc73UXsSQRSvUro
WQ+1gqB3kJs6X+T+fPEWQVpQklHJoCqd9jwXvKKfHA2xvEOarcIvz+iwIAdDXs8nmgpjtpGXYgXHQBe/+22+8JTtajmfrN5L98Gn2fWCf/RmsqR7nJ8L
wqVdcEK/eHW7nolW+4fZzeTdfC5liMV7Rja8+407WhbLq4vZ2RxQGT7yj5O/Qrnvzzw+mgj+a+gmFLR0k88fFmcfOD9FD0TXnhi+k//25arjz2brySd6
kSIN/18mfadM+8z0+eHJf19wQ/N8yfdOd7GiYfptck7TQIZ8sl5N3i8Yt/Nh68aQjX4/W1zQNekIPN18sljf9I9MN7hYf1DpwdnteiU565v5+i0u/lZ/
6+e/0KvuJmcf5mcf3y5nyz/9mfNob06PSgw+QfZ5GKX68pPCWzIgbanFbjx/xYPO60U0jjrzRw76mXLQr2hKPFrK+3Utg3Gh3falwwMfJjz4YcK4h3nG
RgHxDOEVF8mjc25G6ZyKVb4FX4pqRNroQT7hIeHtqir2GHLcS1PMNKVXIs2ShSCHT7xC74P8BGuXan6pxhbjQRHLlwRBbW+btpNTNjQOIAc9/2fvFsji
wgu2fwvw74pEUSb2ClH0WbSqgx5L3xgQmkJ1acGxySFCUZsLI+3AUB0uyKqXY0R3vcsRCZ1iJDVXVb61GCkasIy9gAbI71bdMeeNRBMpZmTcawuNUkWv
QC0G3nqEaPn+WNKwCJlEBK5JjmefNYbL+CQ45WNzLjVZWW+kH4SiLw+VrZBVjre2aDhTcOQ49YTaAeLBShGqRVkml55+K0vTgdXuE/ph6UWgYDiAnq24
nRNpR+Am8VotuEAC1UewSQk+SkAszJ0vGstSFOlUjj0arKPA7QHyeryutFJb5Ju9BqL8xMqMkqTKTleU9UmhdDqE7mDFLpkAklixp8kLMZ4I1oqcWNW3
brLwgxRvYkT2gflS7GlNRf6MOejUzNL4QNOg8ij605LJArjTlIWcJdaS/RP2CQwn1+m9Wiy/XPqSQfFA4CQmkOk/RPpBUDl+q+KgxYXY1xaKku6laIvb
VCEAsUnMLzNmAbLoMQh76BSepUFxNRSqI4zPtlT0ZaXGT8d5nv6N8xpkCVltkFHtbFboE9U1L5LQB5ZgiCmC+MRLDSBYa6BhLDQ5YtFbTiMZJzG4LRHU
eM6o0JvZ1ABabq6WgnQKtApdDJB6TjHgWBqyvlMs2iA1HEc/AJ08WBpfvdNUjiv5QCqHrqHcffRWAyg/o1wuONgZGpjS8yV5fGZNyEK4Y1QBu7RCRuTJ
ozLn3qKjKLdXQ3cs6zrRY2I5c1fY3mROTMizGS6r4I3LkHhnga3yW5OM6QqVnweKgTEJaxEXkrHFOV+b3nYV02XYhGviJjT18qIFM87XHzIIXAiQFI5y
iiYhGOQhsTrrMtn3tl+jwMaa12IFWOwd3I+oijtTlbOQBZD5aWOJMMbSZxaRpCVzV58MLrYvj0m3qUkojykCw0/7gFXGqqKpMtoDIPptPbhFs/G9tKXO
ZEiPixsT1FpCb5IuY1DWsl63r9TIW+kCWUwwZ6XVkcF2T9u5V2ZZE0ZvP88V8x5osz3G8f+W03c12Y4MAw7W0HfUGH2hOS/knjWoFqVLaHN0JvXJdasc
WpYW4z6zEGg6qVOStCnTVRTmWEW+ya5aUIEmF105UJQX3XX4CS01TJZG7OhWfynZPa/Cm+RgD5Tlnya45mycvKjJz76buDfd5GfXTfwbyaLdfEQi76Vn
CLYeIvLNd/Iw8WEP8XtcW4+WV3is4RiuBMdnGcshxoX4DK9hN99CfMSaxe6XE75troZvnatjMyjfuR8gJwrZpcJlM2x0Nq1+mgJiUhTZrEt7PcyQrLi7
5DPUBLdCNcQ9kxHwtbOIi5uaYk37txGKrkFaacEhGshd11b8miXKi8FC5pru79ldON5/wS5uyAHPcIkpTJLMgDVGtaGdtkBYunl083sPrsqIuqI1FohQ
ckgb1ID8Va1OczQkKuSm6W/XILGfDyWXRiuagHTj4Fv675lUASFB1VotOfODo/2s2SiJEKpv+FeTNKT0THA+BWloaJ+F4NpnKu7uW+BGn5n2mY860nSc
hqgMz2gS24LXOhQJB6OhTmSPBaVyA7JbChcwx2qNEsZ7mseIeqLJQLpF55FNjLn4VmpO1mqC0CszfTnEOyvktBAZT1h1yoKQxN1LXjNwDGVSCgjLIvcc
HhkkeXJk19AKl73oq5Orn1Fjj9x3w/QaIPIvHOdylOy9wKY867l3onTO4aQjr8xyUiZbhmQ5ro2XA9C3SNGa4BY4VPMCvQNVKnJ1sW8woksZCdkMI/g8
xXsGfKhFCFND2EpqFMQhyTIbsOPAMgjwRCnnC1Po7zZJktGDLaIQMiI+rMCjeId/G9e0AWi6CHVryTnj/pIOGvNZTAWSERTya5yDsDwnrqIgfpvCA92R
K/UlLLeUnaLUydZgZSVto6JPNK/JybGqH6V2UFA6X5tahjUHBACMco7tRAU6sekag2W3NWD10xuXxBLZR6Mgas85Zf5TzGSqppk3y5whoPlIgtF29GtN
aiJHI2/IAIwSKao+gDbltxhgFKtKtRQvmbOQVbuFnjTqe44J8BdOCyMX7Zpl56QkY9Fbethb5EsLEC9e8d+0RAVxxMoOAi5hRmBhjAm0wemqTcCj0CqV
D2p0se5bbZx2E6RuzjAZEVPWnQq3C1kILj/IEwg4eYoRhW2rgoRNVnbXkKPk77ibAMh8xiHxAWxYHVkfScmQPdwrieH6LIbghTjL4rCYE4BvuVZlj7YR
2zlLlUgfAqfK+c+AeLXaXknEmlSUr4kFPThFXDmTE4HPKjVW/xLWWQg6pXT/jx4zlL9x2JKTA7VOCKV9IWmZmLwFZ05QfDNthwKVirSLyTecyNFv8EHG
j/mkuyAtqqCqLAk/Qj7FmPXIPoTsLD4WXRHibHDnppKYNwQjuVgyaWn7U+S0QRJe/snroNWWIm1OSferhPpOREIfuzw5TQ0YSG9aUrS+ak9FTchlMgE7
lEdYc+hvr6Rtb7fP+ATz8QGOfixYy4xcEwtlWu2Bc4LIJkclzKKBN3XvxsqqLzAhoRok38nPTC37VKWq5Ys2IhWmdN/n8LP3I+adLIZWl8ixaiI1QcVw
aNso4MVndrLHr+U8pJ260//gffb/2peJ33vKjnho90nPZemg6OC0LYaM78EuXCfKTJL/0+2SYszXspqfksb5l5N3i/VnutbbL6vrt2dXt7+cTJiwYLE5
QwCFPwkUcMOQ5ba7uvHo3NYN1N3N6v36cvblZ+32/pfJ+duP/4eWfTc5X1z+aWrfvAR655f85E+PLhyKibOJWgyWcjX5Tk5pE2NV15w2W8FKkC/XSsgp
wYU2nOeXbhdo90l9AJ4UV+k5vkkHZeMoOhXyRYOWKhs9VOOiUjDmkIx2hMUWUVrwHlJYlRoBZ0m6jcegXr1B+qJkL0VYMu1Gm/I8LsM6IdqYSj+O3FAA
WQT5EXBdg4eAIu0Mzu8PQk1WATx66ig/SbFxK0sbi2aD1GTjhI0RRXoEHwEFSFZFkda1HusvIAhJyLiMx6WY1aAWjU442lX9/iYsBzwRhR8OFf1Y1Dhm
h8DDZoS+0pMHkAln3rQ9JSSE7ORSomGWa9KNRTPjUhToG4i1eCCUaG5J9Y+VcQ5B6UOWdxJz38gMTo0QfWOR9LEfuyyl+ESPH7X1VlkbQ4Y7wCJBGkZ5
1p/j5AP/P1dhcUxwPrnOnMpzozJ4oHUbq25LrUipUavrWVDpw5L0Q9cjMJJXsAW3efYfRqgQkfPfi9aQ764/xGysY0hUTdQmj5pMkbRIUPcfwxqSlUxU
rdrlQnPSVMAgLDvl7IzrKY7iY43aWbPQiojOIWNgSkRswl3cAeylBQ5jUDZV4YNRbE7EV9m1vhosP9diiExP0vovQoIDWlRFkhssUfjPrcnENg+yoimD
ZjCSvVnhV8xKAztRrT2Qk7K2RRYmOSggKUome23W8dE09JBzKLCbYLzV/hrtSCEDpOKVJTSf1DoLbIiXUrs8oCZeDS0GYRyWvth9niBduPU8xiSn0GAg
q+0DWF2Lyz2lL5lYpGHIsAIDQJNNiW/Iqy+t174R7+T+2wwYkqMoW5YdOdnoh0yM/TpkGnyWewqMuwSuo+L3vTUQbQoMZGi2oWRQ4yrg0sWKrElwMGFJ
dVE5cKTFIo25PKUZ7iT1g4T0XmR38/ltQ8gKbwwb0+AMEJ41bbrBowtZP9yAI5OD4U6lb46jD0OGZclpk9yMCPTpyCKz5CBiq9qsgA/aC6TvmoVSYRyy
EktEj8VVc8vTGcPDrZPFS9rIFsXWeat6Zd4zJxQn0g4bCEuWW7bWhKSYTXjfFEQq6wQtUQWF0SYu086q2qzmw2nlgBqYQZWtjuGA/MtOuwttVblhGuba
uJ/aUkgxIkvOqqOCCY0qOhxhOBzrax0wD660jjpnUANrPXKGYYhIrYUm5Ox6zTymLhaIEdYi9wcW5H9MMw4hAUnDgEjM+dowlswYLZszBdB+P2IrF8Wq
0RgLlzfZ/lyVBsmh8a32LarcPl96aVp4BGQj1T8rNGD4knN/6mbUZrHIB5J3KGlxcQFhKCtn2Q6ah2DRwJmUy9m4kJvThSlB+0/p3S7xScjwJKUKyIA8
0XvHrMhkw1r9BVJ8tCFDNRl5d3XHPJ0Yn90+cJZ5I2q4WcxVnfi6tcLh5aYNu9q2KfC9k5ESug1pgfqNP2GbIYl5jHngYpPich1PDl7nituMxoZGCCNl
RzJjve6joefApGeML4+yKkRn1LUYUZfFNriD+tPAtZZa5cEtEtu+YRTZNrq+ICzzLCfMa/IVwTVH01SzSbYlHxnWK4qJ0QtKMwVtp3YKU+MW/2J7MyLW
yNEmDLlFmIUaHDpRyyGnwbVFlLnqIVn/rIrP/MtOVRFTMwvVALdrrbPIfYubw78v9pFr3a0RnLxJHBuRcKPXIdhkilecR7+vq/t7csn66kZvMZVsBsqU
zKMWmZkvvbXZ0tRSt6D0pWenrpSvWPwcHagzWT18MsO0IJINZlcJlgdvijb1ctggQH/aVcXlKvawKng0ghBJrIET1yKRNSyNBgiGl7ZVRJ8Uy2k8ySHF
BspJa0X44AvOpM0m25fGAz/cSGr/XZn8bvpmzU6Ui1jtzP07CL77YzZJkDBE6occyPlq3dj9OiH3e/Ndeb5f0BP+nrngnRxJf24Y0mnf3gzh9Xx9e72c
tITZv05kyd68Hgp4kN2HbbL7x3vAVzYz/vJhPrlZ/AM96GgPn9EkeENDdrPm0Tz7II3bd455N/nZveEW8eVqOeW20ov5erXk1Ch9Ly3jo4b2Dy9h7gwP
QRgxBP7Zh+B7UKWqi+qVrM66vuXoa/7U/kN4H5njlN7vNEZTViFuJbyQtCRfzO9Q9z7koiI/G9GNaF0QQW7NdA/TtWrSwyIbYJxwbzAmS2kYd8h7/7NU
mGb3lseSPpr89OefGAjO5vR8/p4m9fmhKsqfBysof/jDUAnlaWVlXuAzvdhNYudYkRn8cOxw7Sik8aXACk2D9+alTIYX8oDfxcCjbb2gZJhjrL2NdhVt
oRSw9RmhjD55+sz0yYbAzIxyFZv6nSDGolWO2B8oUEnZRrigMCYDwZ2iEsR6IU31wagAXJXYU4B66N+PDSrL7T+SKwgMDmQgoLYVxlqQvOc8MlKaXiiX
9mYgimf6NSGJlZqhyejwLor2q/S3vgs+OOQaaK+RxIK1WsIpnKcFv6XVRLWjW2ZhOeQ8Ga0GytlgFL/t0AnL6LuKJKKzzmEY8OwJCnfJ2wOdpJniZSAC
hdXAchNXD8MVcK1VHJlNBkm9ajwyE9wxnAS5yx3QnE7RJkLl5mLUPMqOBsy2zN0v/Ij7Of6LM0VJD4DedQKWdhR2G7lHH0PQtgHUUYIUtrlRm+u3wlcs
FHHO16TZ4RT7wqdw54IBLRogxxwYUfdlGrgOIcliV1BisF6l+8hRia719GvqMYC7q9Ti5U5SDXKDQWenrbYBfKv0pNMjl87xpOJ2/oJqdqb7fv6K5Y8l
/wKWfPyx5H8s+edb8hC65JCtlk19ETAZWqphQ0Ftq3YX5Z67hTuNNI6ztT/SFS1e9IBdsg6uaBQYbBiz6BOHabg0uM6bZmtyTtdvECQCg3n60nWtmqUO
UmWwQecpLTMQHjguXgoMyZSDlYZcEhD5VcAJlk6WEnWsKLOxvCvmpi+CUWA1GVnfWhmjhaUsr2QC0BIvq05gLaz1K+wRmlv2gLvYFFt1B8VKughwQKkW
bUSKElL7ZNKBOoPBHTM5rCS1baveBIMif861L5pxB5gyKjjhNxDe0CmoKdAoV60NDclQtNYYpHTKF9d2BLK5grL1xoS9+F4yPwYkG0lqOS6plqxxwqci
y6wHz9DDJJXHRYOJc9pW7rlrEGU+pwVp5pLAvZuKsk901UGnACRMUkA8VGQoYCfJvigWIWmBMwXfeqdog2l0Edo0mL3S34QE1vPImx4qtLYoFs2CCN1Y
ySpkpk7g7oOA+sd3qDk6NIHxRr9J1NB9F92sN4Aj2n/1w36/5a1eoUnVblkSo9QyJW5MQTGKfWBa3DGmwEawyIBcI/XSF0UGt6juA1nZnjTZg+7b0PRO
Thg5tEopChJ4N152dGPywZIj7cbWY09LSu0uM4qJ++UOuD2r2RkUwJiGXxmbtLzOXDX4W8m58YbYKk0nOrOz00bN4NH26WiQcmteAl6I1iIrfvCNh0aX
oJgG6+MBD8AUbSHiZhdgjXR/p1UmK943FW+XrdJUFdnirTg98jtZlLfJzLfRVnUNOgGNODQB0O3E1oc9lL0QhOCkmMq2SuFc2iRFNlW7Hl1ITuU5wC9j
TYVd5Y5djy7DqDW9nBSwwrVHJcthqJv0HzuPRt8KLil2Bg/agFDA9quOo89JQYtaC49s3NWGKqYhhwxLRreJunQlTyJp51UT9UBvn3XkMLHDE1gsxFmZ
Nz5U/+wmgNYm2HsY29nLG5ikq50mQOw/dCloBGBSz82syuNmk8B1DrBi8qec6bOtRlEunJMd10bks/SKWsAGfYU735xiof7GUuTmUmVnEmoppiDCj4WY
s9K/NS43T7NfeUS0n2kvk1RkRJDgoEFE7hiU57ihFbBfMOQwWxg+CLzY+AuIlfuQZSZZHkm+x8B/1dI8wFZFG1Q9G1MndNd8oGfxGHF21R0qThmJGNrH
CjM27W/mywGEdwKTi9wAK2Q8gljgy0aQRjkOX2SyJ0YlJvIPiuI+q5Fn7bFUTHmEl8g9P3QozevC14rFQjZhz97veatm9rQII1wANXOgGi8p6xJhehcp
vyupHZtOqeQDlNFavBmCrh2czAvecXCA3jcLKnFm+vL7m19K6/N2Wb03z46fkscDF8toQyVKb7hSbhtqTaV8wwbLvdAPl6bdA+S3RDbpVDgfM5kBskiR
DFoNrwNP8M0148Gy+9diga+7ZvxoD/jdBBBTTYoH48jmUOsV7REwoyFnaa9nwrnXVxjbgcCriqFjU7sVGCuGbguS7xBzMk5/A8bNHnFxtmVzdgGnKUd+
G5h/dEER/aMCY6EAxZZVwWkAik1hq1OwY/Ti9NJG3BBXmlbijkuJi53aMdqHXdYOdbTyZDeCUdFnLykPcsUFkugC8Gi2AsvuU1F0rok1gP4UiQane6Dh
bndEeGRLm/fkoxCK0v+RZouqOcG6V6ArsRxTtXArQa7HxoKwPDSMf1VBO+Yy9PVQPw83qOPoAtLdwLKykrAr8CnJk2zbnnUWPhI5GtgmyOXTMJncQMT/
uS9/J1aW66DvgRIzhR2AonIzquCKWeJlP8MEbWo+ahgRG9GrgcyIOtsU6vje6wrROUUtuiaXUeHy0qRQdKiLyTd+lBIVpscuIHIdBdBQr2B+Zn45iMmL
CbttbC0EMagymrNaYQ/cCa6vOyiZDE19p0Bir7PRofQRk7GtzyuL2JcHqDNo0GeVQ7cayYU8Y0c+LTd0x3FojIA2GbDSScOcR4OFV4UUa5023ycEexTj
y8ywOSLudrF6fJABo2BCI41aI9rvbdaOuOwRVzMqXF3KqOdUbfKndSXZCNYewizTphZbEvJzHEspUMJp3oTtAWZ+9mhU4sYBHJSz5gdEclKwoY2Y1QeT
IZiWJaHTEjuG8fX4oCB7yO0iY5DG5LNrXOfAx8I0klY5hdEh5jga5CmhaTHrAfPkBgBE49mLLg27YAl0GEk7GMhy6AolD1jusDChgqSFEK9wEtP97Xew
m4lVxmxMQWaATRFNFVHpx7OD0h5NRE2XmqBnoOuA5TBRuKhR/y1wYEs7v04c42Nq2Us9A0eAuJXPwBWKcnDTNCzajJT0T+Q/I9IBCekoiq31bVpmZ9YD
k3Yx4TFKS5wW9BUUJa1kaSFgxNF0SX9C2ClCEIn/jSsoddKBSekqwNpk+RV0nmSysBaqskpFK3kVMtL6C6iKMVm7LpUC5SZrDYi8XMGQFqXasGQgFRQN
UmEQMDmpev2TwI7+Qn/c8c4FP/Hmj5PZ9a+33MM9+WmxvLpd/zT5+Wp1sxAJGasQPXLWoWzToe1b1HceAtzQj78TNOX3MAjfD77yz9N9G3503/7ovv3R
fTveNkR2yyVzaXOT02AmILiske4tbj5EfjZylrNn1Q/wkcMm4I9eE7mh9NGsYY4+hFzkaY/qvvUxoroBrWmaw0rTQaEi8tuhOqWh6zUuOW0jy5fmOYgi
cnCt7k3OlbasRrFysZCzc1CLPcHNSz5n1CMlV+y0e6o3TBSOxNYBCoVpGoXSAk+rISC3JmpDbTViK5NB6ETzvyh3T81gGuGCmDbZFaO9rzZWWSgxV0Sp
PpmKyD+FQ4oJhms94uQFK+gmMgJIPETP3qGwgvQl5qgs503/vVjIQQSHO+emw9SH9h7ZAX4a1cZUpI/LQaxk4hzBXsaOkBQhZYqKXsSMhuEgQiOiH+CK
esDWq+K31+ZXinSQv4lBJYQ8RUGaeikmaPm+4nbIOkM6JWuYlp0PBxUTgvi8zACLtU7Bp29TCrF9bZspRQHikgev2gcxtr8IA7B8YtoOQIPr0FdtRfm7
teFCx4JpnJ67BO6zugLJb5J+Fa3U3IKf+sI27TLqSYSylfVT4EuwZitnqH23rIfUS66gIsQolxjGFMAMhWbamM+t6uhJbBw+VlsUklghK/mcVpr1VVV3
GKch3oYWwSisVmFh68VM1WxMPdiYj9irVoNBiQXJili0Fp5Ntoi+aCPCMblGVOM5QYkNNVpsM45FUXSfcLISArcvS3G9aCtpwVhZljZSO5J8QawOerjE
reidOnMQbI8h7vccaFfMjQhQaAlYVBnYIYfeXJrouZ+pQcx7FD0hLqMhq0aTGwpI5Ic1UQRyWiDrwt30XBjKRgEHum4sbal2b7qPG73VPwP5rnZ+B6eS
wsGW2tPggXIvZECQYsam47Ez2wpFLglFU3M8i+obexRsXVCBKJvNIQofWgwRMACHmcWwvAwCXcXG0Oxu849+AbrLuWYtFYSg4MgIF4Ac9Jbi8/RiJQct
iW0P9F4MwJUG6RV6bouQwLJM88uFDaolt1b6nkKWP8xaB0BjdCuoaMo/bwKODCAit03XsCkO5IaZG5MfozVblPzVCMCV3p2ua9aqguPLaDgOCaJmFthJ
Vuk4YDSd5hcpHADSgnY7KRBwAHQwjBBLJG6CkynBJ0eFvzU+Kc16GB9gMMl10h0STfl0815hreRg9qydaDKnB0A+WTCu2Mk0IZ9jT7FlCpJ7zPEgfwZ1
k8lXUm+dlkg4AJXjgAZ3zbFBhBVp+De6H+Udy9BL0veIaILTP03cSFP7BpGDZaGl5tnDp2Iysibghy1Erg75nLI/luBGflyf7HrjgtBmNxb8wl/I79S0
vkw17bSvTWfce6TWDTPHNzRge02uaGKZkQeoM3gUBCgyaaAkmbYH4glZ5rLcTVX6k+CaWUWEE7zp32HCdsJQAoQfQTm/yFXRSkBUEXUrgl4izQc8X7Fa
a2OdRo7pmPbrpdXUh5I5mml506RYJ3ZyPf+/t4vr+fmk5XNmF32y5+aPk19OzheXv5w8nLFQetO+Y/7qZT/yd8tWcREP9RIOIBrTDgoT9KdtlHj8GfYO
Xrv9Z/DumRykx2JZh1VrTe33GPKwYHPtSLYXKyoAYg0qVDo0zU07PcI8OkLuh1mOGtUL81e1NAX2hdRHJMGpKio5K5LkIaufD+80tF2hhlURwHBXAiqt
NjjNjIXGpMgle9c4rDSDU03SDSRgzyIbUtsts5lH2F0U32kbUjPpMFafWljvEppN6PEAKmTHFBsH46VRHzAHw9IWKnGFLIDkUhsLyOGBkxdC/45p/DU8
pDdSNeiy2GLE2bQl9FQ7sYHPaRsGstwpQtMwjwkqIm7fXgMLLMAELotplBut3mFR9cDAJDD9oKt4XyjqPnMLDvwQq7uj1xIo4/M17cZcZgj3QE/krIFv
ykKCBzYZJgiWp1GSLC7L4AZtBO7a+ZRbdJaq0fqSSlvQE7ZJbFSKrtYGHuQo1EGtsUK+DgKfnkmmFc8Yn13pkwX8UBRrMbSJyUDjxbk+a0XeElQ32/RJ
BjqcPCVS/8ZYSwaT22yulh2kYgEm3m8iCteJu6mTTFU3zSx4gT260KIi31PwJF3hhcg35yTEFg0BzVYwwys7/5Y5O7tpOE0chdEBrG1wAIfiEncuUYiV
4ymt7hKY/4z+WU+ZmoCiklNtu3H+lDxDy7cZ5XMWAzaBQqSulFMVkCMngsK8rp5mxuyT2aR4uMvltPKHIiEgNeccTgUpbdNp6EplhYrOJS5048p7o06b
WT2hc4EzfHyn8ZTzZzRJT6WHqeRTkO9Gf8peT3CMb6ULc2jUkW055YKBY2UFOorMkAwaxaannASq/lR6psgIybjQsLDaxu5FTu47PV4Xgj9lrGfiNjoa
e0djQi+HHLhT5c2lv1QeBBEu5hHg/guyyKeCeaTT5eXGdMovlVbVKXPbWub2lUEhZ9qncpr3r2cfmRaLZ1FkpLQPHFV3mV4Iecehnipm1nEJmZ4usuPf
xcCWpwuFM9edq6fIvjp3yvPYSiKajqXP2QaVeCrwfD7Lh+elNQ/RIk5nKq2D0DpmYRajScEx7UmBQ6D86sEIU9RSqtv7+IF7/tw/R6H7m5Go7vdOz+Rf
Pz3TD9HuJxPtDj9Eu3+Idr8e0e4DNqFSSKEEDL0qMieWraaGfdl82KzHpljN5RuvBf8NfUNOTg9sQsmSKMOUdxj8wybBeO2ALlLM58BYwazV6gtgGJuV
FacxnrdaHBZUNyMAmjwXh6tI+RpJ3RZ/0NkXzWfVbAgZxfGq3LE0z7SK3KSvXFIKAAMwYWipTg7QY9+ZrbFeUR2HGpMFqt1jernYFA9CLz1lLOB6ipOm
U3VGG3QaWVGO3GcQhFsYrb8Jix8ryEelgGVZroKupoiGKBeL/qmmIAAFIBlubUjCa/BFizFOG8+DKF+JuvZ+0tfAITiiZy/3ReOjlyiqm4Z8hFSwlB3W
2L4DNqnYo4m5sawpR4RVeTqpksk6jhAB80Eyyo7R7QdsQEhk6WTmwc7R9M9Wu85RZStNF1MkFfmWNPtfvdU2LhG/FBXIZgGsAIgN6k5J6oCxNthMTeV3
3JqV9rtTcKLIm1K/6vW1ZoWneMB7/iJ98nEpJ/6/k6vr1d/pBfOUbbrgUwFo0rXPVsv19exM/vr1V6bjsISm2Mn5bD2brt5P1x/mU/ymyoov5gLfPLtd
T+mfVx9OOrs5ab6enX3oFcj3HTqH/BFLI03pXs9v5XZm14v1h8v5enF2Ikd2ZAv56L+vmPOM7nK6Ws6nYLkcOpyWDh9ORmVKAz+VcZ3efJ5dXclN3Ts+
dE6Pv5m+v15dTj9PxVAOHSsi4H/l93+9+EL3IUNzMX8/eN8UJ28drA/I4zmbfqLXMnz3ueOt8oQWKY/eiEFc3l5e4Unfzc4+jjiBR0/vieb9FPbi3n2U
LrWDZQZcz+dDh9Uuy2Gfl7jmmQQ69w6zpuMdZEvMfMr3tnr//qsbxrG2qzj2Zk3vm57v3fz67lXvfUv7aXvAq+sFa2p9Pcn7DykkaQdqL+SeW+GczfaR
Oj9orgw+JacYtw+/nJ3Pp5/pqD3nkI137Ry8R565e+YrS1/Jr1zPadFj1d4bHnxH9mj+brX6OOWVTI9e+kfH91+m7vgT2VrRyJ8vZOuYyULZGuj+gPXt
FW9Btt4/ly7/YbH8dceJ/bduY4quV7fL8ztGBcbBdsJddQKDcLS5ol9f3lytaD/YO4GZdV1WM8z0gYnA0k/x/tE7zQrnBmW5fb5eLX+dMuPj12Oz/Tn5
KO3mv0xnN9M+vXD/sjS3Mo7bOcUpbGTEMJ29phHkN/oW1coXu2ucL2a/clWWzO/F8GiS41+P2l+cLPIP5AJMz1Y0zabMpXx3Zdz72m1m9mI9vxxx67LH
7HwV3tBs7g8Ts6E92vf3ONsJ2I78iXfXM7Yb7e19/ZIGvvYbQ3nsziRNBsdsTatpv7wGn8J3gnR92B4Gg7lrEnja1mPbmtii7jyQCyYvZ79xeftImQT6
j8GbT52E0Wq2MSQPt+kPsMt3rP2+nYDimDHmXApwJzdnsws6dXbBNz/84gqtGDkUKIu9x9ZOEhgP3SWOtMvnK1lN+zaUYDqRvdnegPa8aIrEvb9zuNrp
oaNdx/WkTkfxrY7QfZNOt/hlcXl7OdK0v8gg4svVdPVpfv3+YvX53qq9Xd5oJBw2y/CbbOZR1u/jfH51vrgcfEWh8/FBtg8naOzxefbb/UUUKExJG1df
3nDz9afX+4cpbWwsDepnOopGgYOuq4vZ2Xzgt3Inmk7PYD5hxga2xFdm4ARh3lut5XxO977+vJrOvuxYzWToYBPpNfJbmc7pf7+1J7l/fCXr8nzG7mxG
48CO6NXq83zQc4imE6wkX4wm2nJNk5AsJD3z4NG2k9w5OXqfFue0Cb77bUpB0eChrpOqzvahcml+5NVHevzBs3wXEJkD9DddXF6trtfT97dLhDSDAXEM
naS2757FbOq7jpdF2GeDNre363FiJ53iJ8v5r7P14tN8z5CmduhqykZ+x1SIuZMUtBymm8DQYaULiLn598TrWNHMIDt49nG+Hh7ESq8VM32lruMVTUky
S1jjgwkR0wkep23u5JmfDTqGyep71Uebzt6v6b72PEFynYAS+2Ul6+RsdXF7OTwJku+i3z5h982ETjLz/ZFteMiwDl86doJwl/XaDqZtavDYRK+Sd2pe
Z/Mv67fqfz80+Hr6GOZZIw7pUDq5nM94C6IdZHbO59zcDm6piY4vT5w8e/gudzGjTZSfZPDWSycEII+Q03nY/sjfbxLPD9tcH2+HTF/79b/S0A2OWu2S
/WpjFJdItqldizObLrnHyRftTrxkegS/lf/ZGfBl1wlVZ0OO7znSd4JZPHZ3ntGwzNhUYHx2boo5dILEfNak//CMw/3ETtqWyL+nJ9z9OlOXypFe5IN9
QZpmlyNGMncCUDlZr9azi13GKheaincm1L7hqDSptjOKi+ubwWRWMR3DWbqT/zW/eP9vfU7vk5Ut5d3t+/ewW5tnxmm2E0QpeXO3N3TXl7ObQReluE5U
Fx60OZ1dzG5ois+uFjwwn8Z5l3JO20XZZFxL3PuAk+m13dzbr3adyZ7q9S3vTFN2+K7mF+uBUfOd8A2dnJGRZMvPiab2ahbLxXpB7svNrO2SehDtAzOe
XjSLVtfn7CqVsPlhPQipHLr/b78UKmDv5hQBzjVj/RgX/Lbn1JIrb+vkuU/5IgPjGztpee2P3vMq0p1D21u/oXUwcHjupAHy5P316h/z5cABtD7LgEd1
c4xLtfXdoL3Ye/LBZLHAV8bWLYsYm4vZb1x72/KlNhW5gTGonSB8vs3na99KHPRhPjs/6uTVGZsKeiDOTwzcYzWdoCeaa3nLhpSCUXnSwYql7Qry2PTc
vTUaMgr90Kh5qFtZIDn3QqKls9nN/EGnX13cXj/wl28+UOj5oDPbsvh87NnwqXlRb9ASI1JgN7dXdLnh5V19V5D/pxByNr2koOCuA/n1NzU83HMflTYr
saXNNB7bE51UOrzPsik4AZNw4ElTV/IxxXeBX8rRN2Qj9l05dwLX5WNvBqwxDiq0To7K6Qm+bHS53t05mC3/lO5h6J1XXa/fGEmpijIqJNvv/uufs8Z0
Av/8+rShA5sHNKZKIz2MR5b5BQN5VJlfOBVOrvlgZEx2vV+GIgtLFA7euJS7T/BdLe2E5e7D6FG34tL7eauRoeX3CWh31F9Gnj0Y3o04l9F4gyO/9Z01
G1cTZRzODd7LwLTIj2axHMn+x9acuTeFE0/jxwluBdQ29Bu5/caI2BYdf+MxE8YfCZowo4NnHcIRiAnhvTwEmZAOxZMvs08L8TJ2rJ7SgXjn5B/z69XN
7uMqH3tktG6F03lc9t0CxTQ2/W6BL3p6IMeI/L61bijBz47IoNW0/LQPqglASmpk7dYC3zMaYWKB7xmf/LB2XPbDChH4OMhIjQ+peliAacaXPSzgNEfV
PSyQL6MKH+3YQ/VVkNUdrpDYHteyv0RiFaxyGNViR0NPrGJPjqm7WGBEjoadjACTIEr8DuVS+epmD6SBWaxsw7rg4D0LiKxGByH4I+tTViElhwtUapiO
qVChieaYEpX1bmyNynp/ZJEKykRHVJWtP6KsZQFBGJ0ztYARHEqaWlTPR6NmLErnY2EzcLlH52QtCu0jkrIWFfDmqnBTwc1OW21t7wx9fcKeZ7X2nj+E
c74MHx3F07mfKHZIFC/IpZidc2KKjPcHChKGr0LvGcV6nHBBgfVQcMWYZVR05TgKfc94UiwPH7r4dUmva8jb5WY51PFx4JKm2Hr4SH5RsT+y7WSN1Wfg
DMcvLPVncBaCLEfvN947nOYZyvFyOB3KPs38/ez2YvDqDCYu24d/hWW8dzhNBpTn5fDrOSdnhp6TPeKtu25rdM+N0CRAFf9w2t+idP+8eX/1PjkNTqZm
fn22uJn/LsoGoFD6UTd4sroB9A3GFQ7uHHuwcoBOzX2lAwsAyMutHVhpoB5bPLDAYUhOvc+w9xnJ+9sCh9GAYuAUbEhiRr/KTQ2cyaNbX37NwQKi8KOG
8AJqCDZpPHh9Se8NJa6duRZuDknuRRUdLLAio6sOFpCRcWUHm+IxdQeb0vjCgwVCg6YCQ8m123Qx6NWRbbIAaowuQdhUj6hBWKApRhchdAF/dXxfFO3n
0N3HYMuZ7TeVL0Y1HWb3gDbCTflidB8hsByvMrn/ktLzAIGMSc8Do/DA9PztckGL9/KQiWPldoAbxqTogXIYnaIH6OCIFD1SSqNS9DmOTNEDlXCoq9GN
TNEDDnA4RY9a9TEpepSTx6XoUUsenaJHOfllpOhRrD4qRY+a9dEpelSxR6boUcMen6JHGfuIFD0Ky4dT9KgWj0rRqxE/Okdfj2xNsPX43gRbxzcn2FrG
5ehRXj6Yo3co3x3M0UPUfVTnKWqTY9pDkYk7KkfvkIl7ihy9BmMvNUnvUD8dmaQHQ/SRSXqHouqIJL1DWfWYJL1DXfWIJL2zZmySHgIHxyTpnZYZRifp
Haqf45L0zoajkvQOZc9DSXqIqo1P0kPSenSS3tlyVJYe6mRjsvTOmSOz9PCHjsvSF3NMlr4wT+1//n+BhoIH
""", EXPECTED)

if __name__ == "__main__" and len(sys.argv) == 2:
    replay_main(sys.argv[1], state_of)
