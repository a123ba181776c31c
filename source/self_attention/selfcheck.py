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
eNrsvQlvm2lyLvpXCOMCbc+RlXdfHAxucs9kkAAnk+Ckg7kHPY5BW7TNWCI1ItWWE/T97beqnqqPHylKom3JS8/MoC2J/JZ3qbeWp7b/frSeXa1Xj579
9NOj6WIyvXhzeTZbrCev3k4Xb2Ynk/licn46fTV7dPTox7ezyXq2WC0vJuu30/Xk/XQ1oatOcNV8NVks1/TNbLKans0m09fr2cX76cXJ6njyx7fzV28n
y9eTD8vLi8nyfHYxXc+Xi9Xk/fLi3Wp4x//96PkRjWLy6pLevzw7v1zLZZM3F9PztzqAn6enl7MVjXM2uZi/ebs+mrykq+mKkzkNezV5M1tPTper9YTu
47G8n36YvJy+emeDWK1n55PT2fRnfsjlesl3PpuczNbTV2+PJscn0/X0iCbygj8/mvzh8uxfP9DH8/Xs7PGTCc98efHq7bEuA81oOrmYrS5P1zr2xWR2
OuMFfD9fzSbnF8uTy1drGvrf7/1icj6dX9C6XZ69nNFPWdXVmpaUl2RYSVmb48k/Lt9PTpY07NnPs4sPkz9f8r9nM5ovPng3+6CDOD2lmy9mtELLU7r+
P5fzBfZoubAdtO0cXUYrPpOlmryhJT6hmdJavp1djN78rx/Wb2ldL2bry4vFZMXvnfK75os3tJq85raJNJgJz0O2a7J6Pz0/n53QS/8PEwB9iR18zxNe
b3Z19XZ5eXoyeTk7kpv5myUPQXbxYnm5ODme/NOCbhNyujihb/gx62Em09U7Gvnr5cUwitXkbHpCb5qv307++EIWjYbxxxc8QCZZnsPkcjU7MQI5m64v
5leT9zN68IdhtMND8GB+o16odHY6e71merjSlV29nZ7TjE6Wcipez9fPJo9PXswXR5OTF8vL9ZPJen5G3z/+kT+YL54cT/7FJraa07voUX/EohOF0fpf
gTD09UKEZ2cgwJ9nr9ayo8PH6+m72QoDfEW/LBenH7CiU3r44s0pLdfy3UzOrN1u0zfKxCNeLm3GTDo6Y1reyQ6NMYXvUJ2Q0+uL5ZktO7+Btts2DBu7
fr/cjHPYN34ZjhVRLZ3Y6QnPVJ5Ob/oXms6IlOVNq61DPh7H6Mhg0nSc9KBsFuj1ZE68Y/l+sf2+2eTN/OeZnJuV7utwjxxWmeR8IZPaJqUlnfL3M+ZQ
A1kLNb2+XLwSpsasb0RRuHbzeOaBy9evsYIyEmWCf1gO3I7WiLiWjMVeNjzgaLJa8ucfJq+IKWFsxPYuFnaceTj8ADlmZxuyXs1kfD9s2NL5lJaE+Ycs
AdEMzj9ee/1yPtTyuje88nN9oZwnjEc4+0xJ+fxivlgTTY4XHs+nD41hvFqeMM+kK2fgCiAO8H5cTV/QQWNOpHQ2x/hO5q9f06uJMQndvn+7lLG9IgKm
wSnbZvqcf8qi641bwuXlbP1+RkRzNfCw1aslDXhX6my/esyliOMcge3ssC1ZDLtDVnTnth0m9nJ2umTWvF4qa+Ejcet7hTdCtBzGHa89x4T4z9OL+fTl
6cxOEu3O7OVy+Y43mhkcfzZdrOhJW7vMFClcyW6XczZdgF28mhGX2X0gv1rIfS67LmrB5C2PkDfg/QUtAQnf1ew9fzZSRuzIbwsfyF9+26CPnMyFxqe8
KDvsSHkQc4d/X5wTC2JS3rqDOchK3sU7eiTiQOQejfbt8pTVoxvkq74A0pWlNws8jElJfaB9ZU7GM1fDIRsE6UJXh3UjPSFnwuLn65HkF0IZnRC8TSQv
HTA8foX9gjzGVJiV6BuPJzwQO6vGE0Rd06fwMeRd5vGzZHqGZ7ycgY8b47Xj9p7HPtUnTc6WspoLOWo6vPUF0dE5MdyTXSZII/0HOqwkSd9OVxDJO1KY
V+dK5CAfthPWIEQeH09+J7J38QEL/ZaOLq/OS/pXVhyvVtLZd4ig+Rx2iHYfc+PDN/rL5z/eztSCdUw6ZdBjoEGRwGNBizPHxxL8cs3c/+UHHL8pRJ8o
X3SXEtXJ/ATkwBoCv1036YqPwOz0NS/wRuOzoz/S6uV5LKhXeilLMHnVzvwgg6amyiyEdvVc0bYSJf1sx+XqZs7+49uNnGbbgb6bX2zsCYiYK/6K7ZsF
GM1iOSElgtaGGex7WiFmHESGGCOvAsQr/aBRkcZEWv5I1EA1Zg10RzE2ZrqlG4sguG/NmA+eysfpG2JUA1eFrNKFGb4URoUhsfTTNeej8c60J9pbnTyf
NZxm0U9FL7ThisEzVmJPlqI2j07s5nPooKwiQkdd7Sqp4K0yDbpcP13ZW0lt3rFKVvP/2nCY2dX07JwEzPuL+XptFMRfMMGbqgMDVVbrtdi9w32k8cjj
dq1bY3kgio0WvN4YBXSpLKUqSCNb5aMVEL7rM7QPsVzmLy9IUP0AYTjltWDZRS/91w8/8l78sBJ+/eGpMJDhAogsUT2JPGZkZr5UpXMu9Pp+ZRqZrc3W
SFUzn2ObVSvYqP84J7zwKm7O5ySfRt/IStHLWNHmsybsTtT148nvRdPjN41P1Ggx5DTgZULPeKYwWdMK+HiOX0+Ea6wGF9ofomTwB8QVlhuD+Yxkh71O
ZroZ+2JmL98xoQdVVlSVsY0zX21OMI3on5cXyrP32kFHglRAMxHzhL5brIk9zS70jBIRv1qffth6rg4JQ16brbYiTk7fT0+FBsy6pQ95Y0cKpsiE2dVa
NndggzMVGkKb9CZ+z9Fk/nogDWav48N7fRDvmeaJiS0v3xDlLF+vz6ZXu8PRTx9qONPJoGMMuJKolUyzLI6FHjb2wGSkkjBtri7PRBqpYCNbn/8AhU6v
5gN7n0424mEqFMj4zog/vJ3xVW+mrIbK2VfqPCO9bH6uLH1jObBlR4z5ZzYH+ZlEoXgBOOv59EJ0wSUUwyUrr6OXDSQguN4wo1sADgEz3g3Yxr/hTz0P
l6uxPBMtW7jFdH0N0VrtQlq2rlvz1w/3LcFgI92wCry022sAi9E2gJVZmvnJSF3CksjE9OlHY2tg2Hm5Qrfmf9O85xvZzcTJtKn21d+CKY6pVlCpkUQR
+U3y72T2iigN3FbEmgA/SqQY33+IDsg6E32xhFlFGoGaFP8BfBbfDC8QIJbV8el8JUiTatk0En2I0f/r+RU9/E+XIfhpMB1OWMMNkpI2fvLbSeBXMSuT
oyfyMWxkIrbjva79XHX9gUZEC5oPNs/J/Of5iuUOKaD89NHiM89e/fkSVsZyrRTBN5DAsstVRfkn1XPOL0Ywj/KbN7K2p3OSR5gq3Xik5skFzLD1YCh5
Y1XKCj/o7izXg4WK1eS/5NzruGTZ+Pq3JiZU313DaGUjFdbHmBUB2Z5evBHOoevE2D10UyYhW6nZ1TmJBRLS01M9xcx8XpOqqmd3dAEoSZ6LVRDgZLnU
jwTrm9Ct0/Vot14vT095pXjXFq9Z2Pxh+gejKp01w07gfS+Jd9D4RaeZqrLAkCafLRbj4moQCIi3Eazc6M6Mk7URshASc5x3C5nOvo8n4/uE6GiHZnw+
Vs+gwl1c0JhXU+aTPGaiCtnaKdmXJ5cGOrB/A9bV/Ox8eSHWtCzH6nR+bnt8PlP9TfnP/BV8FrS9AwmNSdWo2FR+I583pkwNav0zHtH5JeyugURfX17I
BdMR41IG85ZtiYUKv7Odw8TUMzpMvP4klZQ8xGECy4fF0fb5ebU8vTxbiN1ndw3vZYN6YOzDM9/NSLoOvH0quNN7JhY88YQfpWqWwRmT0TEa1s1YCzPm
Qes0quE3+r/ZrPHrKWDsAUzZOT1GccwMNm81dWLNFoPtidmDJvtMp3ZyArz8q3KPJTvzAl0RtUkXWCrabrMGxLhYXdJS6MMxBPEvjVxVrOnLR7yEwrDF
ABC9mvkO+9NopnOiCaJEU1r2AOCst2+w5kFTZ3/S4KmaL56KawnakGwWyZj1xfLDaguCudXztj2qZ2yPj1yERMGs7K7kLDETUmPro12CIoyGvSeD5dW7
mSBRev7VVOQDKVeKxY2NEpoT8g07TklTCYkifvMb/zdBzIeR9PJlbKmu/nyxBrfUd2JvB4tVvtdxQPUGxxQGIFL5lPSW7ZtBrgxODvySV0htlY1Ew3tx
z7bYkRnhctDylpBZj9CNHc8G+IlQlmzBBQw2FSS7hD1QEK0OcTqazOV6jORus+0FtFookOZyurCDyeeG8TR2GtmXUIkYOViad0dPkI1zwDEhJaHOyGs8
VtEWUFk/GbZTJgG+YnBJgMdtraNygKV+bezOoEMexUhB2xhxPB5hfbZSUOcGdnmyPJ78vWh8Iz3/ZDnm5TS7zfNO57PtERE3p89o0u/nr3StbKxMDPYH
k9bpGTPw16cspGlB6UjPZcNpk1YChdCDdrkYFo0eMltc311+94fBPaL0rS+0Q6i7vKF//Z43UZHS5emJzt744KAEm2/5k5aIP+JlN0gGOsWa/QXqifww
5uP2tmGrgMKbZNpWXICdz9az4ekb2TMezXWlVIZNb7AFGqthNKx/0/UBa9p8uWbqfq/I5rvBWalqFJlc8zWxpQ2wuJi9mfIntkQKtc0XY7h1PC7jnmtV
tIcHbIzobXV5Rc+DZFmdEfXg1gUvmzGLm7WWjS3FfE8MieF9I4sC7uSr+dmNu/h/xrojjjMppHzeREsdYXwyLHjJX08Nk52bMBbJ6/7GbdBjvHV0qOXe
Hba6c/hUVwN4tEFFzkY4zKuZ+VzBSwGAsqZC2jSfzTFCu9CwjutHD9uA0TBqwxq+wp+TKaNFHJUzcKstw0K/Vja2fashsQpADAgVpMGZTGoHCRrUIIvj
WJmRzSszCmfR18v1I3B/A1Vv8I8NuE8UcjZfrcRhqx5pGZC+yQDkxe5UNoE2V0Qb4BnqhoB/ynZLnWGQKTNcuNmvqy3UdHoiUUwWxTM5m00XJiixDLOT
jcti7DPYsBTzt4uraNgpPWNb6gbv8Mhk3DUTeSlYpVmew7YddCDRH8ZDG0b0D6P4hlfLSw6EGsKHlDHIjTsxGDaJDfi3kTAD87QbBnLYgt62LhuHQ8hF
vDRkdo1nb24nexV8JJsYhOk2tQBnG1kltFWTy/PRwq1MD5liPa6ja+qNMR+ebtkZ+5AGerzhwAldXJ6P3n3n4doJnLrrlI3mK4xfGO9YNTJ7eqTkD8+1
FTAi33dURljkQC97VmjfaWfwcSJqkDpWdzQhmTDp/LsyfIs8TaLr6gxC/JrbdoOYbZ085hNXs7HXEBID8Pu1WBsLn4MeNplv+VI/yr+iTtY73Cv65L3u
Ff0OmKCOcAs1HE6PXLGXwQD6A1Z0CZNJFJfBAcwmx2IPZvh2arFjvFxyz15OurGs9Y2fGgVjXs2bY4/Ur7FeCtp8x8LacPau7MtLDuvZMmrOpxfE7sga
kmi0Ca5g3Ppnsq8GJNgQHrZdB++5uG7hQDccWD5CAMoo1lNvZue2uXCm9NflanpKB3L1zmSP0vpqNpuop5Vp9OXsNeTP7EwRPjgjEEI1eStMzCIOFC6T
Jw0y78WL+WK+fvFiPyT2er442ZjEcNkPd5CwMaePvJXNpCNdFqIWjs24MKV7AXJhrgpmM18pVr06n1msKwNQRCxECIgOGzi7uJ9tJTSaiUlQvOdn0w/i
TQaQaLFGQLCeYTii3c8YbRPNUpzZtPryJkEzAIZ/nMN7D740X+wCskJ285O1nCPSEP5+A4luo0lCDDu+mmcjPHd2cbbxb0JiDUj6UgAI20HxsF7bwv9J
e4dIIqW4i8sFgohYM1+e2FM2FIvtAWFC8Xqr+jCgdXrubDFE3dkgzFRhaFxOjT5eIGWB6F7+J1GnAf6KqmiMuKGAa4m2EB2M/oRau22NbI6m6gnThfqU
5gMQOr6GHcKLDbPRmAsFuzhQxUItBAlYjAMRJQAFgdSztQQWyvhG4DVDUfP1hjIYG6ZlkoCOlXKo0WC2RLYhksQ0xLoCTCf7YoGb8DP8rZosH9SgHIYp
PkmicAMMP5wjTA1YqiK5dixEY9lEohlHfDc75w0lJkr7PUTKrfbBlzTmN0sJbxA4eOAGs8VW4BmrlNhpxW7NAORzS6bLxhGkwTcgNLhKppin0M+wcDgz
ejVPUPf8pXHP0duvEMZul2/Q2cvz2cXjJ8c26sdPQKM4EhucgXaaVUI6wIvF8T8rfwevnQuxgeMYazW5IyFKRB0XSuv2moGvn05Xq43VvNw8XV2+fHI2
b7QbeFzsaRtI6PGTvQvAbPZqG8Gfy9fEy8haPhEJsLGWt2W3hSb8iwJl57OLTUz37OqcLjI+MABweudYkdwESgymx2zjBZ2RLrfejEDzCG6NAufxwHM0
EAoLKJoZ4GLlzeMzJftGSwVP9Ps5w1Uc1slf6UG4FoIu0kofxveutvIZ5BPs+WAF4UbTTMDTB6iRDRCwFLVE5a0SgzvKYlCT1CKK19uH0pI3LtaIObKM
GTqd67dECPNXQ3AqloIXb6S10n2zP19OTxXMREjZBo9U/QPTF6Vl/3BgJG5iP/arRyZ3lCZZTxkjZs+2qZdJ6ux8/cFi35bnpK/O/4tNiE3km6o14Goz
Vj22vWnTcSiLvkgNAR2sCP8LWoQ5KSGSgHOLejcoomx8zDYClCE0Rrzs6hum8kkDZfYwF44LtX4nRIZdim/nr9dDiMSerYdc0AfNV1BoRqlTglTYydgX
TCg4B9EkKYdDcK24AE4upu+ZY28s6Z3L+ILFELG5Mb5E8uiIx/G68iax+jj9ATQrauFI1dPUpEERgxSbWqi/vHKMIfOQtnMsho/vbc1+z4qzhrtzDptC
bMOLZFRgja83l+5ctBiM85kotwIwmIDgoZLKzNOYLljmj46vAfBQoGcGxPBTJG4FXE75vdp205fm0FwNkWEjDHyICtvx4KhEoNGYOjdOzNjBKCzYZLVe
nktU5OYFg9OQ5oTIPGEsg2dplBxy3Vi818GNL9EX3IBYSazLoMKxLq++NtFmt6NqYaiIUonvByqnO8Tlh4jvaxa0ppBsLAKVQ0PY9ApYokqpIxg78ljF
DraDqFm535rcRvQxz9+2X1RJGEVYb9T6be36/53+PGeFa+eAbO/HOK77vnjT2GmiFD2eHE7FRovZLylJjCw/WVQaf+QLdlEIaBGiobLf8JolQub2iYT9
sgJLis5ILA7S5BQJK8R3IVf5OsAbN0iVfxfFRH1eQiGjhcHGvmSt/NJS+XbzvtjjaXkKRKuaHWikPFw2ZKlcDwP/44gTnzIDupr83eSPm3wz4TXIrxpU
4p0NGsew/Tg6rtDp54IPjzH+G9MRBtBXlVMOzAfW+X6TknJtNXbi7L7uIMyhvg0X7+Ym3PMQppOX86nBz7OfZwNytvF9L8ZWyJ/f/fwCd8AW+2GFB9CV
fxDYhd/3BzEjBitEHg5xRL+CL+Gm15sMjsGKVbtW0Te6bDZyqw+v55AqGhYZRf8LVjVASPnuckEmwkrnKq5hIV12II2XyJ71299POSxCg3Q1DNTeM3+z
IMnFHH74CGaNyoGtDRgp/YjomQzjH9Z+fXE522eLaX77erkzgI1rYjh5NJj/B8+dDjslb9iMmvYYk2LBw7uxfwRbCt98nMo+mMZDnr49nN4+GPfbwXDC
/Xcv386UHZyQLGYgEs3tpKtlYwB9m70vcc/Dhv1IMzAet1mIjTEqTs+ZIi27EUAKlQxDl1ycJWZgY9Gnagjo7PUU3r5rh2D8QIFQcKO9Uu+8bdbTrUlr
9IEcA7W773/m+yY8zGiIuRhNGzmTAjlsDvXLy/mphlruKEViJ+0EDAKHJRJcLF8uTzj2eoEgLHuxrQbmPvL+KvADexT1DTaHHmiJWdyW5wjUS9Fke+Tg
Z19OrrZe9oM5TEYAzE4U+uaFOzDcFXPnLfm5G8U0Zmni/ELmB/jkK8vWZvE57MU2TPh6LtqZ5n1cnJFVqJrQXboMP9ci4TTLazMRNk2ETj+MYvYU2Dy/
mL3GoHd0tME7QPPlsKzzi+V/6j2ydrq52yDmAIHYYnCUAoPXulRgp5voMhOKcp7OJBp84/26pltBWm0v2a1AKjL2toBUIolNAhJn5OA5Y+D0drj05h07
xOp86N0aJV8y0jXi43/UDFw+yyfKzXDOJWJ5i+scjdEzo/CNLwDU+/zoERmWC67xwilHMsCniHe1v64C/8HRPjS8/x5//Oy/HxFdMTk8evZIEgV40SSC
mr/jfaAv/vflgtWlf5CPj6SmDH0qeSLz/0IOOECV6eRxfILAOdrpV/DJ7VzzcvI4PJkI5S6eArxcC7JP/EmoxdMreHcfPes0aprtKx6DGQC/JY33N6Nk
WaKdR89E8P5y9OgprcKjd2yI0TeW0Pz8l6OtdfmLmfPZw8w2HzDb+KCz1fJF9B0DhTzvd/CsXV+GX+g8ftKxwKOeGYApi3LwL883Q3j2038/+r8ePXPH
KbqSfjmSv/xxytnrH/RVijEMX/nk+/BV7NnH4SvnYv1lDz3f82B/cschuu6P6I29lCMaRin0pzuuJWX+2zcaP/1szYfnOryfdI5HmN2RzusIMzrSuRxh
Fts3ucw3xRT5plhc4Zu8vCm22jP97C360U0h5sxX1946XxaSa/x3qa7wzxB74Hfm1Lfvo+cEvi6XnGQiofJQY+iB7/Op89cxptzHt+XSZOg5Rrm6Jn5r
LzqzEDzfVlsJdNvW6fuIvdmzE+HYR19lHVpvNIIWimxLTEdPeaEdL46n1zb+uxUZV0sxHz3l7co9D9OgD3Krsqq56vY6ehx9HlzzTfa5VrmTJhx5Zr6n
2uVRsdPK0C+0D3F4pD8uqUa5oWAFeu71KNIDZXyNhn30NND7aJWfZlo/em2gXUj0cTz2IW1WmS7rzme+vNHV6biGXOXR3ckel0S309050JDicaMx80Oc
653fVb2jgT03pkBL///xP1ePni0uT0+H0iebP7mYw/AHED3585dfPp1tXD9J4zMxoqibDsPoyDzfd9R3X7BzVmncO6882jli8sHW8cEn44OBT0Y0/3wY
4k87h/9ody7ywfjQ4n3j48ifbB00uWfrDI3ft8V8MJ/xKmGCG6aBF475AV44Pun6xtEpfr5zbK+t876TSI+54VDRN/vPBt+yj9BHM77pHMss9p9Heuj+
w3X00w0HZfO6/dwEU9vPF+Spe0643rPnuD7ffzBtwuGYtonZRmpEN0/rcaw0kkwUVoUD9Bga9tVFIspKa9aFOdCYU038/kArI3tJI6YrM1EWj7gcB1oG
elSvNfD1HmQeWxRaTccutMqrQ6skD6KVluVLNHwavQtV9sb4xWaPenVMTz3lymcr0xHjBUi0MkEOG3bd19J0NXMpgVez90grQ2OhLeRvIlEAiVl6ua8V
q9p60ofVyMPwtDI061SCjUYZlo2H1t0H2b5QWUbwW6o8hCmh8RfJpyLcno5NwSl0dAy90GjzTjgCrZbwCE/HIxZegCTr5ujVPCKmlpRBLZnPYCgp0ZC+
CNM8iJd+m0zz18mkvxWW+atjzrdxS2IDTl7jeste7o6k9NKIE/FkZhkiBBuNx8toaGpHndg6/dWIdpK8qMhF9EsWzuIKf02cl+mp05bTqtCDift1Wa7k
4hGPkrl+Pi4kipl0iDSFoySSCkEZk2pZG8ZELNfLVYVYsrCM0MGjaZ142NElETKxRuWUkYYh/LDLRD1RdxNuTWy8y4udsHuaascs6LfI7L5EJ3K/5zBm
25+r132yDS228dl8Jdby0eTNco3UPbaROWCWf7kK9OvPs1f82R2msaFhfyeuqy8LftBgkR5NvwQrEbJBp0cAMk9JrixXDzOjsy84l3wV5cp0lT93Ll8C
uPh0SmW4XJCdl1vo/20TtqK0j6+ObPJPDtzFr6YtbH/8V23hy73vL09bePg33aIosKCNvPy+iEzMoVQR6oU0P9JFUhOTLdHfpBkGEp2FpXOuQZQJtgvo
ETlhd+kZTgZGdoET5ca1zkYX38i2GCk3LrKuGdhSF82jpURKKFtdLold09m4Kscxxxu0hSCynhfMtcCDqqFjXXIkgpRnxsKKbfbJ1rLT0AT+IgOIidal
3OSekHUSTMys8/hYoI7lxGYraVLNJ7IOfRYb9aFQoRsxwAOB4i8O+R7ERTf84AZc9ibc9QZg9cGB07uQ0DtgzduRyq8BPZ7dLLE6HReB032DxpwrjBRH
ZyKw8k4WB2n3rETnlOTY0i2shzNkFvjoJT36uQmmTrq3Z0ogBrAlPLKrLcix8wKh045CRJTS5IGNaIfHQEygN+VyQV7RXOU7W5EDS/ZF9/Jx4x3rrm4D
gbV4x8+pRKliMFSaHCZVCvEc3s4WxIb1ZIHJnHxtlVlUE5CGrASPqTpXGEMOwgl9FgzjDogqNkFCSivC0xwAMbJAglBCcRiLz90JmBMYqaKfxDmBLPkg
N5IJmNVoCRkmuWM4iMZUYVcKwRLjVUSN1q3JTqXYkljotXkYmq00pk/ie3TitlnqA9Ha9gp92beN9oNs3l5kO1zpMIGz/OydRA0ZrjFBuOXgxWTNNTKn
J9rB7tUkQoxI3ldAbUSk/agdZyIlviEwibCtDUiuVjklcitQPOJkgU3OWGlzaL/UsK5+wOhGa3PP+NiWm+Ah8LEvBbr/ZSNkXwh7/4uEySITAU82C9zO
HJzBI/6c9MMjBt1TEBiqEf/n79nNcFSPU2c0jZTCkOVdRA8dUxaKKbzp4lqgk85YGanVkR9Lb2vDaiZWjL04HQppmaQxs3RzUIs7P/EGtOzrwvi7fg7H
/pHWRPPurCWLb51OvEhRksdCAhXOl1SbSF02ErKvwmeJ0mT7Ez3HyzToYEZwYO9FmwhKvB6bTAvPMKH4SwRU/DKsc//H3wfr/PJv/Atknl/4dd8ABw0s
YMWwJpEsnDNHOujMQUNid0Am5gGDv0VRsujjxkqWLwV2dxSuQ49J4KCFmFFn+D7IQfc0M2K4PsraxAbmROtIjIV1KicqM3FaluGREQe+zrmBV+3TPr8J
z8N9+0PFobzFr+R0jz/h9Toc0OTblTPg2ZvfVbniaTacS56Xsg0JP8rb7KcK71HGg3Ftfg+bpxW1kLDmeLRYlmWbuXThLHiGzAocRrjJ5mlZD0MePQ06
ykFYo0SksQ4UVWjDstL3sYMMeo+uAusHUHdY29kNoABbEKagp1s4KeKXChiBsAFYgsY2upx/Pvxx9+jLwZczrouGAw8MzM56kZOOc45TjjPuccJvP98k
2492/oM28Vmf7lNrbrzrI/7aq5vc01O3Yynu57lfxdv4EW4tr26tcLeLTnIMtc/fj9+y27E8+Jy+pOMxXWW5Mt7teLx7Nl/C9Xi4Z+4QHfzb9Mz9epX7
b8U79+tU62/Ts+WmJmKctgQYcRQs2PnCYAQ75USxCKSo0UgiKa5VIOPWZYnJMkgIACf1Xhaf9rsd4Qve9kDHowkMwKo2aRBBKCWT1pqgufuKB8SMiKLe
WbnoZTuOZuSnawEaNasvqbcBHOXDRyTBb3cxh6KIAB1H0RNJJ3esZKUkrgCJWpI5kC0QC2CYXKHfsC7OGnWsHMJZg2g0XyNa+yC89a8M6y8xmOBXB+He
wqnIfk9J+FNygDJDTFVwhlIKu+uja1Ff2pEpk71mmFTxddUeELfdFLskNuI4nSN1eFEw+9qCF3jSBQ/zyfGL2faH2yf2kBFRUJg3hBvjD9nfJvN2oYOX
1ugt9LHDIxcyyD3nZiEFvgIAiB0gVaV7dVddDQx/cHRkgomWS5XIBw4oyPiKFp8hX+LP+dviWZlptFVY9H/lWfpG8ZULktDw/K1lkg/EN5vlZOKFQfzN
G/BBnen8IPW08x0AKv5i+ZWcFyICRBzUBrbhcxAlIOLe6H0YHAfyCSk+VcJ8Qku4l6R/Y9SnBmcH0Zcm2kZxSTSL2Kqcb1pKHpAPFWFALsg20ZiLEGCo
UXhSTs2zklPc3RpaJ1YBQFWcFz41YUOJZ1FrBBSVek8B4Kvkd0TwrBwCIgdKBErj2cNPW17gn8qdqI1BpSZrHKPocIm3GggQu3eEGTlf4bXuDfBcuAf2
cqOv/YBn/Xk/q/rzoTDGPy1OZlc7JvLvhkRh7QOKSm+PreSGFgadL/QLuoKY+dHEPUdaP8dY+43F3EYWszXfRhdabYD72Ozov0PH1R+ffCrGcZ03E+fx
zBdbDkypFXEcJHfgpSNehXTOXu7gEELuSdhU890pGJiEZ4TInsfrBGwllhQel5pPX2JT9yMf/ndD5cpN8ZRhv34H4OZ3o57rd23fcv14aNbIc3vyxaGp
W6cUvuyUzr7TydwTMHUrze5RaXxmUcT6QzCfGuRrKV4/oLPKkrgEle/eRdEnOhm3KuE5/koc393pTck71lOSG2yUO7Ur11KFm4EEQLhxMKI+F9K7Vbko
FRpIHEaTVaKTyuw1XbLpeEgjuKaE3HNdiHRAXYh8a10IdxtRGZP+jdWu+2KktF8+fmVuenu2xo2H8uxs+0weLuy+/BRfLtdvh+JmUjKIZnl2eSpdB1UJ
4P6WM24F539nNai5SOfFbOKMYx1AVD/554Pwvy/Zz45hNxL9zUu4i0NURCZlVHC9lO4Q/Kz+BdFvIffZzhBmUbxE3RJXig8v++9fwfm+uM/jbfbz5Hh1
efaY7v3tU//k6/Oirc3+HHa0j4hlc4WAeSPFkCpCuYfKt85kGrPEeomhegS3vgdSdNsbkMQhTnrBjuQAyfHh7yErxWMfJFLuSL34Yv81SM6CMCU5MZI2
ImQpUeTyfce4PJzxQr0SFuDvtNlFJT8yN36UCLgkQBPGJS9GOBPejogLMejE/Kwbjz7MOo1oKE3wcX6UxNsJ+8jPbzvln+W65mmCQXxJD/hHESLjMhxO
L5ABL09oTnDCEpEu1JN8S2pTO5QuSw7CSTuH0x9JygQC1HKXzQwtS5QIKYoaxPIRY5DLW+ldKCt0hFgKqMUhRYL09CS8sVZDD6IThMM3wU6rk+Ek3yTb
gbQ6Mf9y76qyphhkoKShAthwHQF1hWPeWYv08qbsNfCmxCIKIr1I3tC9w3FLcjJDbXJ9pRHVQ8jfdRqzAEW+aD2lngVrCdkjMcHT/zWSx3uckYpppSbx
UonUaYHZJG5QIkUrYl1iALqaQkcsDq1Ekl+iryFZ2KGc/RadeJcc7ak4vjzZxMJOSomHnBxxonF+i8DBDvCNjrxXDhPj+dIOJhkbTQJpAxzcJvhbcEHm
U0Pshoxlz89hESmgDQ0t7DtsMeQm5z/Q+uvUaT0N/0OEn49MLvyY0pMq/CRVcaPPRglZDBHPS2TeNiG61ENFQowDd6SlFASp93jvZ9UnOjJCBU64YEhO
9th7rpXC60gnQ4qjkH1ycFytT02YYkAcdKADIfil5PKwrdOCoLY8567W2EeNQ28B7pi6JBTRboqJ57386QpxC1RAS0odPqeK84kAwOAQuE0bhhJaLgnM
52tvliHEZV74yqI/kYjlUxAIm9iNhMDRFqqQ8hzOLXPWO4LzeId3kBPOA8ylNbjbOyYEI2tJR1IKvIUcPBS2qgsSVH76irF0H1AwDTi1711EbchKjKSc
Ssxb8M3pEzpGBM4Q6H+6YDHCTKV3eIF2Y5bZuZaxP4k2Mh14aunYcVUdYRxdlU5l1w4AMZ8PjpUXBNr3OsqqwhTAvl1MFr3uXM7KnIAU02F39frR5SfT
3foK8ZzzXtAK6eFNpPWjVEetDoHwtHNNOR07M/RbIjbk1IbSo2EAVVacZpFAtVXlSk6IpKatFsrzmZ75mYf4y4ScWVWI8OQAq+z4RzXK7sskE5nfBJov
2SM/MDJ/zKSd1XJv+MhHFcpIcmUeR6x96pJ8JSiNGIRndchFjdkWNxw4b2TgSpTxGqHu61WZK8lw3HEV8V1hL6ZM5M+qEnIf8TC9SpyLokln0VZSKtDC
vGn6eKU9Sy/LrF/xYSlJLA/6NmlUs44NL7UHbq6k41mRZloDGLfMQoenb7Yn2nWyDqUfDP79dfFuXryz25aNtUc2Kws0s9oKlERHMl/MRxoRDEi5JtJI
q0QeRNYSRMujGUfS9t3g18cz9BJGX5MAwB3x3R6+7c077CF6iediBYhZSBVFk2gI+gp7gH3P+We5PP/mvTYPx94/k7l/mXjih53Rl40mjh8jab4xOcOR
RaEcxFP5UEp5RVLV5WzCT0I2LwJSWhMohkxkjVTiy/B8dt3XoOmQgkVFYQBJVDJ9lF5DP1IQRpaEv0o8Axne0IbxNnuOXCKBjKLwcrCmAA6GFOmQ9HVA
uPSaHJwoy5WLtAAP85Klw4PSN+JRdhFbrvUAI4BjRAUmIBNA8LHaOHBCfEWYBL7g9QQ8RRxfFscHzUnBHaNvithOXEvOFRVBsgceBg6+kIIPPT7/aqj1
CLZWjJ5LYMgGVYEGC9kLAcZx9ipD0hjLZ2TCS5AKciBF7kZf1PYOyW8Qf4XEe08ICCoQLgHVdxgP9SLKxDPAgIWYS4agc9GIhK0FsSQXpVI1PAj800HQ
uiKEA8idkZFYNBQ4qqdBMNOIihw1AQNFAQ7B5w/COxGCAJcE45YMuPCKwXMpGEaTRKghSoGkrwC7KeoMYmxiQrMfYxTF4LqPqipwiZ+Nj0PgUbWxI3Ks
2SqqLFXh/0AwTxdp3YhovyWx+ofl+p/Ozk9nZ9KheYd//+nRy/mamyS9uFpevHh1fvmnR9IKZb65QxpI/PD70+V0/cPd/r3V8vX6bHr1WLsL/s3k5MW7
/6DFOZrc5qy4H3H73c707Nc1xwd2Pe1DkxqQ9MAx/ACwAFe1Dn8LnVbFfiQ9WUA7QBfNCaclcyEDFfYaP1qDAJc+ZcGfHLFP+TsEQUUiqep7XSJYqxG6
SnaG5lJIBVSAQB1QTAHyQ99o1rojEwDQYPeKyPjqUHmMXu1gbDB0vwmZlJI8PgNpcjkVkcUuJdRDcsWjhvQ9Y6wZPJIG0AQMcqmggwGKMXgHL4av3R3s
qqNNEGXJ9wootSv0lDrgxaBIJSdkK5b5McPQO6LeATeLS/BWpCCihO7oQD81FJe2rQJJ7Aq9Io7T54ilj8C4fU2x6B0RyKOoI75BlfI5e9AeooA9Sb9g
JZsAJfcispPkOagzAcIMseusUz4EXO0V0soljEvhOl+Be25OQ3OoEd4qulg4lxVsdYpXKxhI90aMzCPWlTQ84PuIsw+RKPeg4+BoagXHgEgUJrOLTkv6
xeSVxvlDrRgWJPSYf+E8eXxL6gigSxLVQZ9Cmo7ino5sbnEzkKWsuGbwpeOsNVlMmmp1D+B6yArqOo/N7kAwuGiKLC1XrgC2Tkt76LEorgH0Bmjh+fwf
AUWP4GZ4GanBSoEfNQy9Q50BTmmQK7/LHUIbnl6Od1Rv5yK0oM1YgMwDeUGHFlKyGohcTRI6FE1xeZwOr3OAP46OH3g3Pb7auQMv8EqkTQKwvfTfEN8D
6r3V1A9yOXQHNwnsMM+0LSB2DnCbRIXtaehwueQGWu8JvVnocMJe8VYGIIv3gyvOyc9Qm+LhwkHoeMd+mIzweAIdg64EnlDC0gdwcxps71prrnWQMte3
wyEg1pJxCGiseqhCcaoSkzTERvGSAaNqVSZPTy0BR4tLuj08hv+H6TUMQbqU/fD7H6wN38nsNWklJ7dpJ7/fq5n85jf7VBNufXnPeua3N4ez72X0XwK6
+ZxFOJuu337MOtygJ/Njjld/vlg/plV58jVp8huZ0Nl3OZWv4dASdi3KGMlTEUylFlgEUB9dyqlCgsZ0uGYdVSfMEYpBCjCEPFzfxZKYWlZT5OOGgTug
FJJaIMoXB5F43KISi3RzCH26x0IkdFwxSOoXWVcSJ0eyFBFoJOKa6g3VdJuA1wQEMrFuikCMkPC65B0UdaRqSSxEQHac95g9ApA4ew/AYPOuqa5+kDLh
ELlEurVXJ3lIGryVobqnjlUhUQ41gStfwZbkAASYhDFmhH51jf8IiPEnfRVWiijJwRRXrwE+4SCtgqYid9BCNei+ZF6J7t2dGhqkjOkoaVUxJqKLYip4
V/1CMtugltSkiYFFY0LookErh5pOdkpHWFfxn6xS3GYkZphTPeBnhaVX1G6LaMlHNFaUxnrD7geooBwJUmEBwhAT/ZX0pmKpGChYTtchmMzjTWyvQ8NN
ggEwAK8kGWG20gFo+OlgtgIj9aHjZ3amDIcE20xS8fBTg3Zg8IYiu06TCaafq36cE6ZJr5I7CjBjutJBHSYV8IFTLe6zBeeNjHt2dX5duXhCv9/29deK
i/5rQNr3HpCmNUQDl/WXxSupobdm18jSatB/TU6jo3uFXZ416NNjB3K2+FBiNOAMNA64poh5S2kS4sSySoms5sOQk8AuF+HQDTKcU7FjQEAqmIEL6tSh
vW8AaLh+KmzEFBH3TWuU1Azk0rSa9+xg4zapLcs4ogOfoV8yxKuvMfw1rPovIKw6pmip/Q6wApeQhwJAFI+Iay4Z5K1mJXvYnsppRC0dl4mxoEhwiyJD
E7MauN9KkwPFiIZGR3YNc3S5QdljiOcw5IT0SLj5fJGWYQJ5IRIn14iixF77bvCSyTFJyqEYYmxoKlIhoUk161b2ntPlUUIEmAzXItCzQTuPkXNA9sef
iXEWzYvDBPH/nC5+WKPt+uLy7PzD4ycTEqM/QtyuuTv7xezPl3MWh/zU48m/r2YqjY9PZuvpq7ePnxzbnfPFaj2ji/YK4RW9ZHYy+e0Eaz3c9DeTxfnG
btorXLFXzx96LZYL6Bqkd/w8vZhPX57SrDkpT/1b/Kj5bEHLtTw7v1xP+b2Tt9PV5OVstpicLU/mrzkk5eWHyXTB3dBOp6/ogeezC7ny2eQnaBjiJdMV
/ikeTfLz50eT92/npPKQEUoqFbdRczySf7g6P+LPaBd+nl1AwfnbIYt5+MwNCz/5x/li/WwyW/DYaRRLWoUPZNOusUicXEjm7YlMcRgYtvn1dH6K9EPM
bjaZr1fDlGmA8/VbVZGml+ulEMNqtn6Bh7/Qdz3+kczco8mrt7NX714spovf/p738cmGIuClHoji3rb7LkWpBEjSVoFTN9Uu6MTCd4Ia4CSLajkcPkdr
b5LBwGubQty5AVlOsMI8yepo0PZHDEPviOocgmLfMhT4nKAixIK49RqtCm1JSf1MUF1qxc/iEOmeun7uzF1TtGJKxfBrrjB8YAZ5jdJ25ugqkB9en99c
0FlHAODJw4QljnkQfq4Cy6kYaj1ltaLw0yks7jtihkij8voNfAIkkhGi37N6WZ16CXrWYP0KI6fDGA00q3qYW4mG45J5jopaq1quhCVCMKfTxuJNTmu9
BHZ7wRHFcLjc0ao6a8kCS+pV4qWCBmYJOd5DpyWNG5gDPZ8UjYcH0n+kH7sp2cybnzwbUpYnP0inxx8mj8+Xq7lwEP9kyNkGYztCgMBi/QlAmn78BVHO
X8Okz3610/1KprVwGNiCwmctbfVwiwEBBN7+AXcDE99U+L7hFQd9L8/X/zw8+jvfao7T8H3cvdvb7ePBHcK0h1llqw4WNoNG+R77JY5KpUNYQbxI/c7D
uPBnlu6+X9uS7CZXFDeAOK+AP7jMmKDdxMZzVQ96iAfTC5nGkNQeWC/X30PMDkILChk7ALG7Frb/6KHoTQm+8apoYIHfn3sTKgivr+QIAFUrHMSyz65A
jUBxF27WLGEpDF+AvoIldHnvgXGkAhpMsGURBeJqh8IQsqkuJM9VVcE3WWH0HgoKr5ZYQTxkJtYD6JTG2oFgNBpoVNe0jCWkjAJsqWrGvQtVL46qM5H8
TrqKwXfQvCtK6K6J9uFSAuJC6pUv8H5n2OKkHuR4GIH3UgDQe4fEREbJYRZ6jz519FXQKoS0PIrZRAZkoFCIWS7wCz9MY7yitZ7wBkCVbgoNRy7AXQB8
PUmVwwdXMb5mbbQ7vMv+AavG3CYnvMaFaDxXB8pfImBW9oiALRj654ois1kCMEJIyeKsFJhVDCgrsZJiiYjFgLgP+gEklE6v5VPjjpDN9aAZsyErz0EF
QyIjnPIc1S3irZNDMJeDhgIBDPExhSGbUx7krfBU7l5tGTWClP2pE61EoLRkjhySOxVSjVoT2mtQtYTVxKZirwUrqdkyerEWBGeKP0q6swgiGYlzarVM
h/za2KvI4ZgTMtjIKJJ0M+Il6cBInNw0nbYUrRmpun6TBZMDGfsozkqYk0cEHTEbuyYhWshxxJWCrKHCY0aGFwwOxouBJBcNIye2V0u7/7C0Ai8uSZIK
eZ9BT8XBZ5BV0hSuJHaw3pQgYqrGxtaogVKI8ieqhnAqbbBgP2YYdkdTEQhRqERYnLrU1JFGd5jtnjXiM6iOo2a1up6zxrGVZpFvJcOjoSJLO+wwWTe8
CQertMGwTgimq9FQAI0DCxaLC0WQ5n2YYQ03jvMakwwQNNDxasotdKQNB4DMY40HbF0NbZEZzF+M8yi/6CkbkAFDG7GpgdfxMIlHr0cpDRpGVDOZY9AQ
ZIZgOv5Oo/bYTw2a9j5pRrrEommgGpdZVk+ylZh1xGlkxiTgQlVXcgswzgEd0OXNla9jVqsoIrNqvmJf5sQb1noyMatrerqpFPZs8qdHJKT+9OgzxNwX
NqK/7Sme/Uom97AG8i3KNbElVLogGdv1Fw2HDgGIG2NbOHCBw9xVe/VdBC0dPlM9iQlmOBo7jAM6sh3KdKuam033AZl0HBmi97moDsqC7s/0wA4fTLNw
WuIDiA0mflEQsRJKKHo5QikcaVfQ9DkXSyNiA7fIhGYfoIKH2DW1ArG8jkcE5Z+jgvS2pGYLx9ZqOKzaVRwyg/uqb+pzPQglZYssoCVyjGrI1NbULGxq
rXBIPsbAFT5kqXIOajqRLohSQlVrGjmUhZeoI0QbVeKjuKtUhFiR0IMMImGcD2TstFpB+fPAlWPWSB/a1aysmPZaeTspn3AKRzavENPksrH2Ctc7Zy1Y
IRMyDLEh0WsxaUf6KRASF/0QzV8eJEElQyg2FY4Rem2MCKkm6YzImS691w/NUAEwHRA6FLR4Cz006UOdsxSKbvkmHzMOu6XrLVlvqaNME74FYp1uCcMt
6Ya3RL3F21ss6qIhyyPAgiCbA5ZEhCuDLVCN1mtWjCcXp2/RSKqowUdRjVYOKMNbajnEFvAo9EBaiXasazpDH5pGqCmwQapORPYyFL+k7Whb9lLd3AdX
rDyNYSPwYveqXmlSQzvae5ZD8CzR2AtCPUixChopmMXfQjuBD7gzgNVlINrHkS3VI5SgSW53lbTdgFPPrmR2sSPuD8ZFbMLmYkElIlL9wgGhc/+1/0T8
174TIf7rfFAKOy9ZF+uHmH3xdxYIpZUG+uJ9RVZOIZOtoeYYMAzarb6vTOj72fzN2/WQFStF5A/Li7117vcc71YOiHcLnx7vposw+c1E5/+lS1J8Z7N+
oKjG+NklXD9/vvekIn4MY5AoGsT4Ea89uG44uIRIIeIS2lF56zn4IKP6aNAPSDwIoFXJttWI5442KcSbNYCQnitCgOxtsrjvlCLM8ukWRNV54fVcqxV9
elrKwvtrq1H7fWkwLkkDrkHHLTW4Nxn3HIMVTWqJlUaI6sRPHL/OMV2o2d41w5YYHzp8hKCYm8vM6CMnS3oO0NLSiY0Dr74D9vfpVb11JkdK3PeBz34U
EYtW7VRLKu3gvAiOcoyKfqpKvv0cfOQQ/MpVPQfF3Wuhz6DEz1l1yFCMVsGECURzE9JhQRYVgfkcmQYJmntHvmzxGdl7ZBMlBRTJQtCQ0C7ttb1o3KIN
oYKIdynrMUsZZS6SxnGQMiAmYOzA4pzXAoQCtMK/QuZeQpUtBLpmpm9xXRRScG+l6I0OVSMqiJJKBBOgc2yqtlXSOh4B3XYKMQ7LFi2oPkg2IawEz2ob
pt08J4dw+asuQ8+ccSnlEe0EjThbQ+5jRkZ5cCg8yZo0qrs267nFqLK8ia5AaZAoMc/SFchBG+VAaQ0Crs46dFvJVFRjJhU2JWsylO5XiZPCBF22omau
GXCgOrfnnlsavXBVHVSZZaRb6utwFo6QV9O0VCLG9uUY2vUpoYjswRnU6FujleNw5+7vqL/dr/0utx5wdLO6/VnoyD/iFJSHcKd3/TKyZ11kjUgaiBmk
NVsRJ7gVtfg4TB2RKVI+B8r0ISfv02txXztED+zW/9gT0JCPXUs93FdBBqvWMUrqkt9+jH4iNjPx4K7aSkMoNoNWzT6Rv71RSotaHyuFfEhwNedn6+Fi
pUIMV5TtiwHFhjjhQg3KCuuYO/6hPSpqzXLVoaLOvqzRymQGoz5z6g5gTosJFQddgVVG6knV0q+1aedWskS1p3thDE0ebTVn2a49jNB6VeyQFDDzhTcF
9VJMqDQvbmsRON0y/HNGxp5P3mtANUID5f0dsoHEE+rn9xDLfgLl9D2J4I8RsfdF3SMNT6DJadlIF5BwF+DDzbSxEANZYwU9pxdqbe8kDXhYBEndcA+4
rLiStO6+j/HeyZv9TbJMopYK0ICADhcBy6RoAZf+Y2JgUWKM9O+oxY81qwOIYvYoleN7NyfXRw1DbxFUI6IEBLdkBH4Jp58jaR/0jmJSvqNmWEPyTekK
YgL0zQ3gKCfkdasGjXyfiugQzpJEhlBTzMoHLXiRLDevFJSW7prN11zTmQNszhpowtRy9wnOXIQtc/k9B/LkMhiijsVjKZ/CDRAzuhSm5FG+LSNGl+wl
ZHbUpM0lZAFYVmS0KSn++VeTqlImz/9yUG+ZSif+KBGLieVOeIihe3HfFy41i36EVZanQWPKtKnh2592OS50GG6d7dN0zJ2zvn1D76PKqhZ0MroqTw7B
N/5OTcBPb2X0ZUqrPvysvsXyqgfO52FxqFvUtIwYukIGS9V0MYQj9Rq1E27MqMfV2SjTpHkEXhAntpiOmgSjIZ5TTfCLFCeW0/3XrLQer/IhGySV1r88
ULi/v9PXx6UYiD2brwSaPZIoQol7Z5D6iBdfaiXTrz/PXvFnty0wJkOrazz5uygA/VBz+rJHIMuV6Q4eddBsvugB2BLfuydAnjY7eepDHJ5Fy8OpfeMz
cC+eNjJ0LKdVXW1cKGV/82ioGkNDevvz3Wz0xy1dm++aFn6jV51PL6Zns/Xsgt/+y3gC29/sDvHBRjZa8D1kvVpP3/AHr5cX76cXX6zIKtkMG0I3Kfzb
Ty20CiJ/9tPzoxGV3HWgf8Uzvy0j9TPOJ8q3ZjSs8oYZolRsz1rCKEb0/ekle2tOoYhFTcWgpSLxImTolr1OrjuLpXN9adSZLgnZ/3hytzyEiqhsLuJu
4cZSCUHg24qoihSLM7TTwzFGI80a+5Odq3c2oneVg52B52hMKee4yqMiCrpXNujMQaE97yMCsx3HzQB46oigIQ2tD93E0Ju0Fs29rNxkGI3nc1IIK3V1
rURNEW0dbdo4NB5IFk9JnBa9Be1Or5xmVEk8Ibuf1gHBL2Shd8PGnHRgrB3ugMZeBotUjQpNRK3wwyCI6qkd6GzTDYrZ4tg5NggN07sXvCvHWqqOTJje
ZlytZ7ygGSTmSo/ZqChUhSyqg+MDRbEY5ENQPfebM3QqD/2kBNTS8PKCKsTsaYnmEEUvLodKIS25knR0yoU3ODrXhRcfTlLnZm6mhSdSvrU9XoyI009a
hj8yZCLtSth9ELgWe7Fue4B+ovNavigmNDsgggl8rfdMDZG3dV9IzJ2n+zZvW+qaLKT1HEIy/xPREKo+hFq1vix9ZYE+7BhBD00PhJFrherZr1aTRWN5
aLP2V4q+Gq0r8ZiOJn3FqlsFlN6wKqTEP7LWfG4xS4xZZm0Aycccoi54cZb0kMT5yFp9pKNcfyjoExaKPrcghJArTeleZIcorszYHkppRIyqlZq0aMlN
ByrAcONIU7yP9RKhTDqz6YhRn640oAeeUy3gOvNIb2MWF6xOR49oWSMe1eyd1vIqXM2Ev8ns4KQf0ed9J8kfW+HuqgVpiVlZAVU6f1peCJ0zoo40a0Uz
17L68gzm5yIt4JIlV8XvM1oORA5z1QrEBaA6sYBywwFiDU55mi9WwMsg79yrEl1zwgpDjx09HTKnowj4zE0fnkrjDQ1j5TAGlDNDkWzHwRboLpYCEsxo
QF4OExnI8RMO0aDr3aJVzBfz9WER2f82O3399+s1aQz06hc/++MXL/jmFy8eP5msp+9IDfD7ArMlgSySUXAxm7yZ/zxbfFSxipEuCmNOp/tdT4rfMJ+e
js3T73tCH2ujfifT2m+s8s8RWd5osn6eAkuiDc15uh8irqAgNQ5Nt08QuEUSwPRDl9E7OmqsBilaeA4n3+o1Ue6q3fVwSGx86EWLo7SqwjVapEz3Vnqj
1KjOQDKJrc1BjOCMJKnhhQupWOhzDJDQPpACq50SUr1L5HK5fnj8qrZcIB0dz/a9iyBMyVkxqOyR3Blz1UprPai/NaESXhyW1yPFmyQV1G9S5DrGFXO3
7E1VkGNCeho3G0YcPekP5pIsInRpA3u9UY9tqI7OmR2onOIs+D5L8I6XyB/Ur0rJEiZ61MootJdIUS3VdrWoZUDKt8aFZ4shyhUTKRpDVzi/fa8ey6gt
ao4m9CV2OWJkkiauOd05i2zOBe0cnkqPKtVUadU0Nsi7rgkpiQhGE8+i1v0KEUmg4kCHFsfJBmosRd/yXkmsmhAWIQcoUuyhMtupdSRkcjXFBh88Ct97
WT4N2obnnlsKWAQ4GYHwLqJPCNFrx11SR1ECjnoUCU6TaZ+i0N5x2lE1v5IxZS5v9DLyUArkg4gCeJboQ7TsEYIJVUiOP6ra0fG3T2CY1J77QQn9uUZ1
q8IcKUmjKn12zY6DFonjptC27hUqiyWnhGDZwK54bZsSNIG+cDjTHcc8NM3Ijb6jHJLThtYNpVYzZxsp8QWURkpkyQZkKyWnhBTQ1Yr+VhhAsnyi7Srn
hnedFMos8XuHjuIJ6coB8/Y6Ae5AId9w/OiNijXqMCfuPIN6zNa/t0rrBO56hiNTySj0FrAYi5oPqDLFTSirdVXrait4OPYt7pZuiYYXiAnbE4fG7LdT
E5gTGfQB+Vi0cZYf65IqohI/xgFOaALBdmPxekgdKcLYT56GqrJckxFHWA3+yLUMcbxb0hqEHLsBZTj3dNPp5jReEFdEvarY/NDhXdV7bojStaUEDFWv
xJIy5/MIT1Hy4y4kyOzhuBDQUWtqqYLBEs8LclPZn73xuSdbGEtteUCQYCrSidx8EvWTYFYsOp21bOFKVUI0at3c4/W5qR0S5sbFXAG8cLadVokMFp2h
y+cLrQVSbnpsWj4rai9qonXdeM5s0+BUjVmig6elILkRTLrrcEdlErE1LcDKJpAcbhQzgADA4a6o0sJ2Gw63ZEXKMSyoM0CsO9lJkNw9DuRWZqG5/2yQ
ah0Xa69BaoSQO0fNKiTfQXpkrKIcQRSf4/7jnYAJkcktRmmMLllIV+JgFyZ89ItiK1yDqgq37tGBgbn0qtUaotYraBEhTjFpJBY9DSgM95vSTn/7D3cv
aD9Op7BrWYNszdPpbGv92pDhUEWNGwkOtaOdbYdrStbYKlur3EQiVcNro1MISqEnTg7EGlZ6WLnxbIdUNPYGZ5Grdtpu5IB27NwxHiUztB0xPTtCACeP
gLuWDEvsBQU5sqbAuRCAQrUKhlTosUgo2Fvw86FdEvt9b/53mpqyGopNbsqshN8hwGG4ZgPIp61ynwK8Gx5/slw/1laFR9KB9Uu5Hr75Gd6Ti+EeF+dz
OwkTQd8ZH/JVd/8T4l+2fMv3N8Fvb/MfPmfvttX7zbdAHvuXIN1jc4L7W4KHclB+U2l43lX0CDAXYSA1Wl1X3E8O1puGiHMVbSsgTsZE1twZeAe5OkS8
w1H5VaIeHjS24J+XJ5ens8lPuxjlcy4ubdVLmKKH+iV/slf96dHk9eXCpnAQMvk1Ygi+hRl+TV5+CCCtdx+AR4dPwKMfaNe/1Yl9zmbvj3DaCV4immC9
hF6Sj4hjPTrRBXnNQTCRo8vWtIyL1Wagg7n18TcOltDH3frLzVFZ3+Vsvlwk2f5wwK2AGLIV0buzpo7SRom7vSDcBphp9kOfFcY+xWJtSI5xyTCTGjoa
zgwgLJmpqC/nAiQfl4hv2ndC25V5a3nrqwso4huitXkpGr8CcIQbRG2h9fcczAiVoUJlwIRFFZFcLEaNTBdB1+sWrN8WV8ltwKyH6CQ0uxrSMTueWssh
RWU4Y8lq32RttG3BPYFL50g3FqdeDo0rF+0jAUgtrQet+Ria1Wzhwoy8Yy1rNE9Jrd4VL8VgiyBJ2WstyxiLNd8J2rI7MV6k2KwH3hwkwOcpWooFrbMF
HLh1S+LzDR1wcxyaf9cAtJ1mojPw3FJWs7qbOrx8UWcaIqeCR3mhqtEBe3Eq12lEKP0V0JiglOCbuja08y8yqkqFz1DGUYfp+qBBQWFwUFmEUzZEiJYp
KNobozkJqsDfMYVd4t0bYMHnUaFjAZ9DRPhUkGxzxC41JzgtHTltMU0nTdeiVnQKyERtFsCCUkqpAvPnKkL6jYuakWtFnLm3TfucAItt5qz7cAybY8wq
41G+lVVq3TlZrM+5XZb3Ux/wy06ghYUraJjwQbrUq+X5hz36xv9aLt9dnu9oHLpcI13yiwQffJkh/roo487AiE+MhbglKv2vhPgAhPhgG/kAltYP/2oj
/2GyfPmf9ALrJsx9teTNA/DjRgugaDG3xCKT5lhX7vHVbpHPL2dafZ2ZfE3D+RPalt+Qd/AJrcsfCin59ub0TW7xrY2/Py675LDm3196v7+RCT5cEg1X
GxbVOZmDPaCxGtm+6oONAXksrbTBdGwJhmJJlsQLQ7F564octRAuXRkPqbWeJFtE0gw0a8R1rehVe3AaxqEtyckEsdiBzFWSOWYLMSA0sqQ5GT12RH8X
LVUcc4z9drOQXc9dXNBV+8kVZKG4mru4/OkFQ6WWrH72oCES3OhaxoLMQTKegpXnbZkD2pPWNBnQ9BCK4vHc40EN4YAG8KVqEYbI/QqkbpEYg5xG1G82
BlPXIu+RS99JyRUPm4gTnSJbyVLnyAdniQgpIqSfw0c8V8+DcV9dhmedA4o8R4kErZmRJO+jeHmgBOLsiVaIx2p1BofKJlwkX4MJW4XFidQErpmrhTpi
qagWUjSdhUxgEGbjlvBa10sXMYlx/rRwC2RkFAQNIcst+f3hhZ4bRwg1de5TDvpwFiVYWsMOFW3NmlKR5Qv0yKyFfpwE7OeWNjk8aF6aUOrEo+xIIru0
Cj1IN6KnSdoS3X/0UY1AZLjXrMbIJEE2enMaHhqJeKXzbqkaCRYCADA6UhqEwu4fwSyKdU4MBbgKrWo8CN2hEUiF4+azxh9FzYXj1idNw1qd9mrl7oZh
cDNpfTeHZIpQc7EcvpKtylzQnjytoZH6rXk7xCu0hgnqFXNsq8Y2c1UCQWc0R4urDqFdAu02krWIHRYNL0HkYeRAI11MlKkJ3MYRI0OFb66Kox60oEUL
BWgBrphS1fjZHpUCa9DIQWJU+aYTHVMLGkeERmgBUYZSSbAdBdpCnFJ66FAnMeHwcA0pIJdOG0Rl71F6yidh6okIHOhf4m0WNsO5Mvy4Fm8IQkpo7e24
XXVULKwM2YsoK94dl/Xz0kFJ2U+wJr0+De2Fs6XKOG2pFJOVuOM4RsQg9aAVyhtHxwlyyolANyTyeGH3AjOFonW8Q2xGacpWUvFaLh/7yvwNBJNaAz+k
82zBw9xiRFuCOnSIC8Kug2CECItyUfhDL6He+yEninFwE0eTrkhOZ4TSPgmQt2GoqIUYyuZqN78x5GdzWoGJEd8Af3TMhzUIQmFybqgC/LZpJU4iJNBC
0uYo3HPNSqDRYYyWsYlEAKKuqmwmFw9ENTtwMl9KuTPAkHYtB9TVRHoinT2cRpoupu2iSpuekSRHe6RUlqSiLN+NTklDu6KMDt5Vm4xasGtAC1cJRzOM
NKDdQXFVQc1UpNBnQHx9zsndmOTKOQqoglJR0ZCUCYVXJf01ch0tFCscUkx90GVKXuDeGrtWYuEmabIWSYL2aw4NZMJ12SStk8bErII72+4702HoIBWy
xBcztt2H4ptImuC+auiqrscyaCuIyIoVKm2aeIlBU35d79qjOznk6iap/IlEjYKEve6CKzfmtWaQTvZNW9VwtLYxV3ZnCNV5RIG3XnCaSZ0MFkwtQrhH
jdDkhuJI4UMfPlKQ0Hgicns9IQoJdSS+4/J9H2WtjBpZ38VAayVKSBz3i2BI+hn5b9N7unTqCFywHTRKGq5sJslIrXFM+gvrYT0ccoaL4PeC6EdES2et
hea4IwcnW3I0qpdGWSpoykir5aD8isQJiG1a2ibl+EgNvlO9Rs1cpjcJ/SbOjN4aLaMFYO1EJyCvwkk6Xs4qom+jxn0nlbG+CRnQlWilFIwXl4bMCtI1
gmbFxKJSKMPrQ3wcjCgWOepSQhpFHlO6QbvmKp9EGFxFTobUHHphcQo07dZRO5bAfdaMnerW0nASSkfm1C5aAE1VqdxxjC7lCgW0tt6pw4a5OH3MlRkT
scbe96vWoWu5V4d8c03oFmUtIHeApG3icsVdT10vGnXfsJDa6CSQkl5UiDdVV6HaNk4QRhA3N2+hZ+SbzqmXOgJCPAnlvYusAK9FQ1pz4KLGQdQZ3TRU
Cubal5oA6zUlXXTVUDpCiYkXizMo035mJJ5LyHeiMx7Tl82Z/fv1+mL+8nK9ixZo6ON0tZq/WUw2OOzk5ew12f8TRNeMMxpfYVRAEvwYChwDgJPfThaL
4wFTfAxs4WK6OHl8Qs86mpy8oEk8efLwibXf1czvLfv2u5r1Pafofldzf+A83gNWkd87ny3WBwfJ/s/p4ge4BSaLy7PzD7RQy4V2Bp+s307XFmq3mvCz
jyf/vppppOzxyWw9ffX28ZNju3O+WK1ndNEGnIz7Au0tvn7ydxJgf/zj5gl/M1mcA5+Ub8RpSDLv+f71vm8ocic09q5yWzcFrX475bb4fe9+3o6h6n91
zH9dx/ynbMgXcKPuM/ijy6xTcwKk4mCMAHjJiTdgrEpR+qoGYgxFqqZwtwj9QLLMfVAcnZ7pujzTHVQQHSWF0PpC8zsLMEaxqzTpMvk4fGn9GgqydH1v
gqYVRuCtQg6ag3npwSfntvTo7ywJ4NAPPJNxDGvbSX8uDvRBTacOY4DhK+Qws9aIEjnVFatDlVCDpzsrckRqODoed6SZVYfgpkAavLXgM6inMPjBFkhR
CK0DjHLa6iKFG2O0OMwfxZ2qFnH3HPQlKDExPgzYZa/4mwL2LiAAMbBbBQXpk6XcZkH5SXdGXXXYD2w4xKoRiVpbviUX6y3xWffL8j42WPUOpmdRpGPr
B6n0Uq3LF+21HbKXYEbG7zUrmOERwbZKyeEGcOGTHvTLDie+ISMYSRxBi6KRvRbwyabMHNp/V6lurjnBUrqsNu8tSzgJPFWrt1wQH7MW9riWE3xPm3G0
D7VwRVEYbYYZczQMhuthSR8M2OXdRcPduOGBWJTZoe1yc5YMigpZbPhmjfy7oTvmVshmBvCcvHco7IEWqcRnghaY6waQ1qqNkDv3qVG/EZA67naTEC4Y
k/X/BqaWckGNgKzWcsyaAJN9V5s+N3VAeW9hmgr7R/WgxZRursZFTKNr0x0tN9WKwLGZj3dWCFnKsUetE+c5UhhoBU0QkFlN2jRLO7N27oPIIIxygnSM
PqTsK4VHy/sbKoJ8C0O6XgPkKw/q40G/2/jXNhnQcWKeDdBt57frO3T31dc8nLdc/8mB9vdp+iwXSPt7O5v8PL2Y88tWkwUNQwuV2gMn9Mbzy/WUBzp5
O2UTc7aYnC1P5q85t/Tlh8l0wfWmT6ev6IHnswu58tnkJ9iOUu5UDaqf0tEkPX9+NHn/dv7qLSuTNCEuVO14JP9wdX7En5HR9TPxT8k1/NshsXn4zA12
1uQf54v1s8lswWOnUSxpmT5MyCzDqk7Wy8lr0g9lisPAYNW9ns5P6Zl0BWY3m8zXq2HKNMD5+q0GkUwv10ux/Vaz9Qs8/IW+6/GPxKyPJq/ezl69e7GY
Ln77e1Z6nxx/lPr+AFacR21F9r/HuxtaOWLFcBSUHNH0g2v2fZ0Ewv0pJd9OmeZ7jRpgrVg0i00h3J7Rg9c768PUtTSuq3ZNhuupmgeRNBS41titYAV1
G65JPh1iZpBuAEcMKd9aV4p7Q0L54kqz1qsbHD0EhCpBosNbHzbqddKIA64KI75vMlOqOvG4UtRdlgZXikHvcZ/gjpS+fEHBhoJyJMlZgmwM6Ldcovb7
ix14dwwwkAK7+7VIVm5Bffhda6lIfScxmRy8bClZLErguqLyUdOrGfRPWv1S9NbA9Xluqj+mJpMnlUhGVkkbNXWnYWrF96zJFdaN0DkuIARXfEGRFM9+
Hi3o5oOWwUwooqWmlKSu6Co3FFkjg9X3GxSOWjN6lPuiTeSLD9bRMWa4hLh4ptYRtjo1QcuCua5l27wFqTmfs3VF7z1Z7odFiWnmFden0sSjTqreTbpH
bCglQyY43OyZi/NoKABZXsjkId5VdaVKtGoqVWse8ypAAenQWlCgGfngHJqC6i2l6fL1mKuSDUd/sfGXwmdV1b2ZxJMtVeISrOgmWeEoy+q8p60LmzrA
YrmEqOWLub2211pvyaNUbW5WgNdz/WapKx3RQYwu15oy1aMDd24ajJFaa/A2I3bPcXdqIYeMwt0MDpQdJ/pD5MYlCT2spBv6oRAbHHzac4tLzaEwY9tk
5RcwR4ufaqi+VGusFgtTNTvOl3iAZ5YMjG5tl6TILPfqNj4TgrCO0poGuEUrYuaaR+RD5W6SaFFahyWuaArWpVGu9PzkorZ35sYBDmHHuPXbRABEapqh
VjgHUh2IWT18iEAJQT1+vkeNLS0WM0m0ILY0DQJpWbGUqkWxu9fKQbUaoBUyKhV2VCOk4xvhtSXuI1EfrN736/RxdA0yYG4Iy8AFaY4WYzYQiHhQYhBF
FZCeLYKG+DU62JMUAnAUNCqNTV6YhcEKJNEKJ61C2CXmIiOPlARjuJHT8BOb1gRHnzUUigtc1R56kYzbSxkpHW5Upk07oBtPIlTd2wG15kkuAkrgotfa
5xLAVqpWprN7/8B2DlhMBU2S6MgGC6CVLklMP/RIDFBHuMjWfqFRaaUSarVnl2wpEGuT2DGvB6V0lNWr4J97l72lBvdBccVgDJJ2msLbS7bwkoLYQSIQ
CW14yMXaoFEb7ElwqSPDoLYAqjGstUPqEXoDLZiW+PBE8w3t/4J+wqXk5VXV3xRHJ6oXyqf5qvUDe4Gm5ptFlnoUjuX69/3hyYmbIkrQioSk2oZrLLVW
gBRkFj0IXQ83VPOn5UTgEBdmH2KWAA+5ZkX6uKWiMI2Oknd7McSYpFUi74cFiKIXKb2jWXsCAS9QwbHcfwXCLggUh04I4h8DSoR2VO4nVhmiOAYi4oWq
y9LaMEgNOy9AHCnLkhCfSX5x9fakbW65OaXgKvyDg/a0Pp1c6yTuJwcNrSqd1QhGo4VESXhK+b2sOeMkzoQptVRVWyraDJuYnfDeVkJGWj4qQ9JIIWSj
U/JvnVF9L1AbozgNpXGKLDgxcHSD7/2QeGXu0aANOjy0QlZ/otX61eSDWuGoIEnqUK4+ARpsxXWLb4zqlqBz4RldKvAJ+NQUuKVRQ2AUh/CrgNA8kRbp
q1fM2RfNjRqWdAZki0hvhqqXPBBSCenk5bCmAdk5FCUusIg8Wlt7FUVsKcAgGWod0S0RGkMueFcXJYfbtCeEkCbojM03e0uH26l37T+qjZirlJD0gylZ
ujUy1aajen1AOcqM2sHcY0E2qmY/dL5FH1OHXPrgoBxyvHRELw5R6mje6ZDS2lFJlPsBo/ps8Jr8brplQycWT6qdvLFq51RiTDrpqLOF1UdElTE0Zcsp
6CxJgsEsVPMiQHv+Dqsx7UmtlNiEJ8829Wh+kE5zP0weW7GaidcKYy9nGkdxhD5IAk1+StKWfvyV0tJ+DYvwcKlrwcOgJCVdi0VwYofIG2tKbKlUZE6m
ZFHUkDDVG15FvN9KnZvYV6Pf1UPq7pIIw+kjJcuq3Q9l2YtW4o0FXZAzBz8rCNO1WjkXmlE4KKfmB2UEiFaHKHFd+orcgV6lpshSceDCNDltgUKMUts6
BafWWOby6qIgJNhejizxqvYljP5aLLqAveco0ps08kYbP5E9hQZSYSi2zj2DEGPsFKhpHlAJ+9fhuuvt5tL5pAFHhICiPzExb+uwk2iFWCFpCDMlqaR8
OwRExJKdgY44AdaFZNtB12OlVxTaaKAnC270vpGnsvW0v2dNSFEzzBJaMtEyWv5XFj8UD8GbtqLWGEfhwoBVp39rSmO+FUQn0P5oXhANHE0VuP8ywESi
cDg2xSS9Qf902asJ2Z3W8W3FINLkDOFLaBtByyQrJjY+Em1iQVyDNyHrEmkpGR1wGvqDW++npr3sGfGShSucxnFvZVVuqnn1MaUzPr1mxieUUbkzcuEm
I89MO7HnoAyz2Xd0Q+TCfhPPDDsx5zT8uwDe8EDqDzLwzKwTY04rEqGbuxh62+bdQ0ahsYtPNmDyOBxNIomax/FoEp6Ia271Dt7BbzZAbTR6GnXm0Wee
xSeN/js/F18nai5UJH4QB/ZD5mtGk2pnXRYks1OSwkxKB8nwLE6JPygsnosp2HSoBCAmM6Md5NJKLSKZ1hVUiE+sm2u9defFouBUdTBTtmLUkkxcn70c
+9lTp3lNXbEgejdcRew1geLgEwndOyvxazvAyDX9oRGgDD3ndaFGOx1uE685qZQHsOYDouBS9GJnsU9K00UL0oG4ZUa3TBQ4TUJUOUTStg+JWk4DbAKG
43iVo8ofYDo19ZsD6AJMGjIURST5NDTTJJOOuFig1wHSG9AFEtYdfp8YUtM2MspsExmKaArZupSdC0P6dIoZ8X3Ba3/zmxJhc+zaGSnVDv2AE/q16WJG
ywdaDydKaGc0Q4fsetcuDKkjsCoOgJZjrEBLxMWIPY9kdCq2VbXnALvOgENw+4Ybm9rlBnyall3Sanx3yQoTFqflCLzpTgGaM0M4KGwYa0GOFylySqKk
WWYYrB2pl3TYGnLZUqmq0Qom5xkcu/+E9xbRzJQO5eCEFuqspTpzVCfZOxq9VStuKAZJtra1thDMqBbrJEjPFbiKnhvyYY5ruhJFIqxJRgsKuTooUKQb
OvVvxGQts8hgQBVKugZKYCjReq0GTtvVVFNNVQ5OHAh3uK1FP8epC9AeOUwuWpVFFMDIQxelDt8KTQFJkBxPi8jaCNSOCFIXil0nUnmCdBVL4aYn6qMb
EkZTjFbIkVRkIB5Bu8XGpOm/dMY6stNavLGtDj8aOW0O9QQ8rW8cGucKqMQgja6ceYuIv2hnHVdaQfcYImJFmrw2tyUDBxUoOdlRwZUG/TlyLRRhh8Xv
P+/Ro84gp4PDgc2tYKO93ol9JT2uZEliNc9vTF09nNGjBoEjPq8t3vgGO+9JCcLTLg7eKXT6cM41syKiv9G1wXA4kt6dE0iMzNhsNOm6lm501piNljor
zll0RWuGCUnj60axDimzrg2RnE399a0lTRKUdHNJqS5foQ/HPqxEgYwnQ/1qv6levafA8erZ5E+PTuZnf3r06R2ypbLTV4SHvu0pPxwYRCcIXW986NVy
bxVxrclOGvNrqBphqMzTAV8Qs7F+UqSPoLJrb8FrVAo3AwSkWlo8qKNiBjdh+Dh5y1AqFuRCAiOrrR41NoWMOnMXcS8fDWGJWjcls+DSWTT1QBATqVp4
3/t6p4zwrOghBTjBsc59xRDJQWpC1+Uznyw3UgL79eIJ4CbLKAbriyi3rrasiEHgPGNhEC1Z6dim9WVJYcH9DIHbBAO8tN5pbBZH+2idl4a6xI7rvdxY
QME1nyEkitfmX95iy0mJQXQTN3rWgG/F2klTqdqroEbUgqa1VviQRKgmlbUCGVyJD6sA0RJU3O0SJaj8DX5qYvu4OTiHXk0tZ+PAuVTtUk4MVXzgJEIG
B3SwCKbYVIPuHBVhhXCdkoIvWQtJk4A1T3hxVbszMiEr5lhuSnzgpJasNVWSBuqQzm/h8BxfBYcWK/Ueoo7EotWJboj/IepEKFSMrZmMIdUAUXPWvJO2
Q08ka8na4lprwSQur/UA1VI63IoxWM0erkaCT3waPmn6SbzxGtSpalwaxq5BiewYwt1VzXqOpHAckfAn8jwiFeS4aAmMzskS9ZiPSmKsNkO3J/GcpQt7
74q7ZYRvJI6VSkf8ADYZE5cTuCOUkUOn8rGjx5FekulhR5E1SfklkT3EvzyNmVQBiRBnzV+u6qTtRQ4XZ9VGLpJGofwJaSp8v1zNXjy5mlQgXJ3taiIo
XC3342of9dm96rOzPTt3fXZ3Q0T7Trw8u8T4crbvHf/i6RQ6PPwpY1Ty7dOQh8eSolLwfWyxJf6wsbnMv2Q6VBlfEvMo/Dgix8bjy6Ef84ITCwryTJ+I
+eGVNNPs3N4Q/ae0MDVhDN7hzkRMRIfYSXHjJSl0goIMj9RYHUEka6rL3EiPwgpyd9muk+ukafL6PC1cuYmHkR0NCMvKHeTlVi5BJrdyzaTsbkgMeEpG
xjGJFTqGx6yPk2Z4jCAy4gbHXEYvdFoNru1GlAM3RQztWApVNKLKzC/gKmJs7KV0zJh5y8fE5+k0HMMZTkr4Mcu74onK6WWk+R/fc9EzsoHZL5C4Enm5
O1W4asEQUqSh6GfuWvttOdwLhzKVW6cisEGJ8Xv05n52E7Hwa++SFr+LLmn70JiMGo6lN61Gxe4k4Gbo3yClhkQVINZkrawjnHTc11cdYhXN0FPpVlI0
eJTXLNKj8wDQtUPlrjmnoYNEsiROj6JTpIJY1b4wBPHXkDVFULNROEvZVLZuHVO5mbr+1ki23t0C1Ufr4gDILmbgKNxIBLEzQ4A6KbNoa5rUQGkI2u85
qb4a25B7zWokUIwKPb4ULZXDnucj1Php1h4d4fRBMCqBmjSMO5BQ1m7Nqaa9glci35xW3EPPcU+rbKHeCBKOEf0vKtfWgycrckwZw3/au4G0Jq8NRFg/
BZZACj7SKsgs0X69EuAiCX1ai8mh9e11D1gOVr+PJB+yBADwe+nzLAPNgFpSL9ESMHpE8CtpVl0c8jkNueA5Vk0v4E7IiBJC9r1APxrkzBXSJMas9HyT
cp1IwHhtoIxaRqH2YsCbh8lFOrxG4SdLECFCgz1H+ibMw87wutJh0oCsVhL60ndd0i7hPsh6bEimRajAQ+QOtGY9VpAc5KsmiXgtmEkmYM8WYFCM4BHe
61hbRKIBGT4akKWt8XJSZN9rdgEttJhxwVvhT06iHmy8pk1Lete+wgiML74gvq6nvLNB36Xk2/QHLbcLBogDkgsqIb6//qDpISb4gKWzc5AoReJimnPG
mrx4erwFTMeM6L/urShnquJY4+qXGp2SsuC7dKFln2TUcGtkXB0Sx0oiqqPwblVghoNrzJvUUg3wZnrgyJVbZytm7dB5Owj4LwkPQ24dTU6C0RPqgdNL
OKzlDplXctESlIpqkWGlEUDqvST2r2WkQzEPgjJLXxQx4vQbrfFHK2A9rGOBd8ahBGlBMQ/H0ZBaSaRZRcSoIBQJJgTvspsAQTbRgbVH328SecZOyQQ0
DwyaWEsxQpZPziGsiwO3moUfaRB61FoptF5W0Tt1BHT0osUT1HMlGkdHqo9HJAcX8XU3uBs5qDib00Wbccak1RI1NY4UgIR8kajR3lmbc3IDpwafnNaR
DMhmJIYp5Fa5yp/knvSUtfFZQEkS3/398tK9gbIS0U12pR6myOqTVCW38jWIVPclBYuRC/JBsCZdHFrLf8ehIo5EY7PD7RANMkkxKaHVbvmC2TKweA3g
QEWzrc7xgSbTUYCSjOEOr3+zXBfOnYScqwWFLmnZ70BuAufXog96rPCoYHPZMSm6dlCnE+kXCZHAztp0BcQglpYlyIDjDrXys7Vr9QleQTpZWhHSRXVj
BqNYjlOUmLZEurH5iB161COdNFV3c0cyTobSoAO0zgs1VfVfc9l2jpAvkNtcXxvO4yKeUp6tViE11DB4DTlrSFHgVFPkSHGmLgrRZtTKjTdknDZLJetV
y3wykgeqKQWx4Fz/3HUFYJ3LlkoikQPEtZQZcF6jkUTWlCHO423IpIyo+c8gXuhQ4buH161wYeN7OEYHtD4kvp61kEkrpvGWoolf8OEVUpTMv1c1PN5n
jNlLtLrWOAlWA8oyPFHViVcQXoRuTeLYkIB3MG9shITA/KJ53FYznLaia/oFmSvtliS+++c1iTMOxEOQxHggqWXNEEKQT+gDNIgkedPsG8hDEEQmK7Pr
F7DZSoCfJFvpejqtiMETN1TO0UJnAvz/JcJllUvy5bBAY1inPkY1jyI8XBwnirRIp6ZE4JRA7UPpUdVcOz9zZJ/SIwnppCW4UcGebQptYxlhUdK+qX7N
QVEWugqmEzuEK1kyZbBRVXRm7/Lzb6mMw9Wn0tHHpTumommtoZlZmZBqR2RvfKOTbEYddtJ0bsh25JAwrV5mMVSly7kle9ZcRom9LKhoNoROXYsI6KGj
3H4pyc4wB44FLWxuPL/FLIMnOgkPn+zojgBiX/9tn7l/19XXTPBbrv+OTcAx+Jn21ffcLu/5/ZmA8SEm+IDgZ0eXoMoJ6lY5QIRA486t9om4gZsf0lSg
QdZuQarEK1DVjSyzPJQOQInxJGfxbvCT5HxFN1uNqgxNY5/IhLIgAk+8xAyHTe+VVrQkRtEiKsFb+RWSk1XBmKhhnt5Bmb61+UrrWgyklw71McLu5VKG
CRCohouR7ENWm8tQvnOwJg29iQnq81CLr2kOIT8OXukunYE5fxUNFSrqY8KCFUd8gMs9cLon/OJVwjsYJ/Q32ICs28tCcXBpRXNcs4yl5KLEOxWFpxW9
KxEask+qcWXYowjzSBK4RpZjgpIZqwGW3DxFypprOn9opDTvZYOpOHUMS4tiFi6tKOqJiDRPEiGiz7C3RCPHfXgaQsiSZAcktoeHHCCA06zDAqzk2GXr
2+HVmiUdr6H9lb+tmIF1aHKiRmbWECyuWatxkvKTNACDe1IDwCzZK0AuYadsZ1vgTUsdPb+kzqjijTDyIyJbuc4M6nHGcpvcIgK8dsT159OX8+lq+GOx
xN93nH+ZQ0YHH0aD+92uyKiNb7gTkdRuZQ5wt5I09HId6UrXPtvu+nqbrvO5C3FfwWqXi9Xl+fnygiusSY00rpdGlz1ePZEqcP/j2eQHZDD+IOLhhz8s
FzN+zg939dC8IvkwLi2uy3L84+R/bH+u0/06wXrf0/wPkaGfRFcHJIJhlOMclMPbKH/irThMn3DzJiOMV+OmWraj5sxDFYmCpHn1TobizNvHplRCPDWQ
PE6K38oG3H0cylR5rSzDmITIq6qoEUn8pNiAVi0gxSMdUtlWMzmBdEZIZcTXaZJh7HnzUbePTCA3LcBKvHwoCEQiHoZIGtyxniOwLGex3l7l9vulk6P9
CUwAC0ixLCxuyVLHnpFWg+2MwUmBDlotRZ4LUo0CV3biWzSrKVetl8OhplIWJNQ762xzcyKULkEaoVViSFybT9ucWYJyd1o5Ad2UvItau6tF2/khazd7
Ca3jwExRW0rD4zhYF6GkqRhkSjqexAaE1AFLK2AUHTqERi5VMtbbrp8mX7UYHdcFlCgC0m004r03/NJIZR5UYPSzcykghD0mVANnnAiFVKwikG9dPZnd
w9lKy4wMis7ApJRnaHXktN4zOq8BwR4tD0LLHeGmpSuKSKNO5qKpWX0hKWvMLMpq0fg1yYQ0NnUmOaYTzRLjeLIj1DVCMRynldfhHL6NexCrEbQuW35Q
DJqqpYBnZnDTPONd7BvuCqXNljSTpKYOMLox0KXoL4rvFikcw9lJaKmK16TchwLb25Li1yQf7ll23rBA18/Gp+SMfs7tu8T1sZnVf1Ux/hJVDJEFaLZJ
onDI5KTx4CPLOHBo3MAfGOsLqJ9TfKxDAijwUY67taukAyh/lKr/i9ItfPcQABx6IOUOAVtYKzmOElcPrKEtoTmIjCRFt5ImQ3CLvKC5GvJFCP3ucLjg
hSS4DJTEqGXkHdDOAn8qqWgvURIpyGBsDUVHfNCOuZxSbPmUsQ3NpJPI0c7lQtGvuGrHuaQ5ES1YT4KWUYDE///tfduSG8mR5a/A+NLdMqA2wuOuNZmN
bGdlu2az+zLap24tDSTBZk2TQE0VqsnWmv593f14JEAWLoliXVt8kKoJZCYyIyM8/HL8HAIcgjc02+SyZXqUzuyge+GEWM0qHg14Auk4xJAYXq9UHwai
F1cNwFS0ZCJjj3aZ5lADq9YCoLkTe1KhOsGV4Ca4zHeuzlij5A86GKoQCiegexaWYfHSsYjym7RQWsNThGSqNC1F0xx3RkXqDDEXqCvEe6tGs/PhNWNX
HNCIQtOinqjkuo55GARuVKmOdF8f6ZwthFhvVpWpU7X2ZriQSH5AeKJgVchgIhRUvVhkkoWwTsRDhaHOGa2b8BZ/7mL8TrfPbx7U6R7U6Rp5O7I6/754
//bP6/ViKTf38lfaFsL7WXTzlpPr5aAswCP4cXX5ZovP6z9/+fWl3NB3J/GcfKH1eOPd/14e7dk4z1+9rr7S8nzVsvzmtH9z2r/lBb/lBb/lBb/lBZ9U
XvDb9v8s9/B79z7HsZ388Y686+19/Lk/2p1JpT+tx7pjLfSn9XB3I3b+KDCQ/71a/88PF+8X8vyLN18M6U8vXp2vP/K1Xn5aXb58fXH90wtQV2/OUGDE
dyrs993tKYv+L+9UN2is7xkl+Wyf/N6gH0ciClcLAbYmjtBATOOsHY09rTR82NQrFXqE4bMKom/HTkcculoktw3Zsjqg+RIYnfm6YZwudkmmOS8i9NLL
ErvCdnG+AI0Y0PYnTlZnTUSSWiTkMuRyu8csHCymNRvEhVfivcMKTdpOoM1OuTZIE1lfi/HLiWIZ8vslldAJu41yyFsIVjtzNLvxlh4vAYI3DToKJQIT
7r3JB4kKRGeFq60AymdSEVFYQoER7X1QuYRDHrk2tVnvYiyQz0pgTWJXF0FoEuZPE941gGRMDrpM0v+E1qDeze2MzDFINaG3AKJ9qJVmJISQyQo8EHTI
H+dJ0kXKJaqC7oyFqk467K1bMQziZy5lVBecRWWx1Git2bEYvVU0cWevrAhgU9RKSIgeU5bf6ZCPd/GITy6VMaVbqMoKJSIwEt+J+4x7KNY1rV0ZVvtq
YKx3yrnFk0iYj/ivoGeNZbSpkgvfUJsSRMVJ+lqh9UMHNWxuZwwONbgWoT/DyBTVoyGyR0qDTLCQaeqS60pQLmcQrzqheJSnsTSEoo+r8apK2OHwPIeZ
9UniQ+lOg9AIR7cgyi3WChqzGwiGjb1dGusANLYeLJUBmlpblEkWG1U+r1eNmznUc0ZHaYqSMk17D6wDpVaLUUudlUyWOwbkgmJuFI4Ur4rF8vzUoFCr
Qm1kkGRI0pROpRbIYN+uatVHKF6DUfOr7nwZ+oVz6DhiKkat64pDO5iDrlX22/15O5JdFI0vP2rzocSBBpgt1Fk7ojHoOxkxSDc7U/iWXkurDxE6kvi8
2jWwCi7lRIVcbUWAUJgqJCgJc8jH4t9Y9J0kST7YskYAnEK0ADikYexKhQCcw3YhMHwkS2IBu7PsUdECYNNo0upVaVARqsWUMFOu9xIAP4g3vJ7/wu6H
3+UCT15drydh8nFxuZj8fP7rYvlswrJ7e6jHCsju7YEeNxS7t8c6OQibfqs2/vNWG4/FOrKtWSPJoNIsmyukdXhX7/068mHN9iENysI5ED4UUqXhw2TA
kZIGD5WDF/sh9v7bmK7jDvdoLbuqPqHJkkXXOTy1I5p9VqPZjeSsaVhxMkrZYDyxJeGkoMlurx7zUW5zUQe1jrlOGlRBUR4BrGG3gToRbQEplYMKtdDd
w9lhX9r4rV0zD1HYE5CirlZ+iF2D1hqahTA4DyQeyJtbn5p0hnuj4wana2P/+AhySHoAOw0KIdxpZKIvxjkR0kDQT+RRO5FGb2+c3EZglaJVPeogGC5i
DfAYQ0GEl4qrXcsbfEkU/MEahOMLw6Fmp8X0+nIG8xfHJ3o3dcNmJQ4tcvnOuOZlsoXOSdz5bBP5jtobvi0VWnWxIsjngB2UZ5kCpWOOWAAbGQf3VqoM
zZmKkkOEJvyboXtiYOEZ+LVIaPlNR9iwZyioSReZsICJhqYiyooStxSXUYpI0vD1gD1mZhsiJMDYnd6YBgKCTBQtaPMhVJX5w46dEl8ebnJmP3+wAjkW
WJYykE7z6cBU8pHVj1E+4/CqdCH7HLV0IxU24/q1vsIUsLiEAKVzBGdjIJD8QFKSF1gttQvJZAj4UmIg4nEDwbF5hWBS8Sarru875FhrV8seZCC61KTR
R0cwJmmXKArsXaeBLYgHnjAplwKHzVan5mE21mq+287Tn6CKQUauzf+2anUyWJwE00fMAxmLmWvkVExbNKBswVQTX0ixIwBoSJApHlOKvwb7o6SIvJRz
56jxSv+hx5rybW6howRdQFdtjCkctA6pS6mJBIIWJ4VgAiwexiLjQqulT1Mvs67XNBF/sY3sRHHJOA5EnsIQu7V1iyU6OWAXTBZww1C22lI7ah5iF9kK
RotkXacS4mJK+EGPgyMvjQAzJFlRGoUKHpmkRHEQUVCAoebdqFi5nTSD0Bkei6f04PYhka3bFgaKSFnMzVImbWuFI6fAH6YdpiAMTkY2EnZeoGHjT/hu
SFIZYx6qEunrOulUTdUK0smZxk0q4PFiMzYkeZ1QjRk7ftN0j0ELikmURGkTFttwVP2IX60mShoQxcZcH6qJpYhtpM71jXlWMuY1R+YQaeFpavL23tkd
lgZdWqE5AzDVdA55Idpq5QXoBzMCBVgRu9cMjzGjQTyGcj3mNFBfRIXXkKKNq8mfOPllshRoHrRdHCjbvSfQcFbj3slAkWQ2Wq3DjSMa6cWr05kekCV2
lCGLFR21w2nSKjoApl+C5JgCS9Q8Out6r85oqETYxNgIXA3IXknLv7dd3MDJkivB8S0Ybw1fCqKS4irB8uBN8aZejxsEABfIGOjJhKFayLbS4+AsUAM7
j+Gvo2/I0yaVVgHYOFn2ThI4MkFTVeHtoNbAV5zJm03x92gN7pCtw//rZK2txleTHlJNNT6WSIv+VfuPaTjmCEkHyk9vVuvvrSV5qmwdPzwqH8kTesKH
qKg9Jaqa3xFPd3x8nu4nNDP++m4xuTr/+2KyemsLZzLnSWAC1Dyar99N1jePeTX5nn6YzNeT5Wo5E6DE+8V6tZSqNH+vEtajhvYPT2Hu7B6COGIIwoMP
waNU8o0ypxrVH3Unjz0Z9dElcHBbH5oGrsQpg9/pnKWsYtpKeKFExL5Y2FPKP+aiohqWQLzqRcJu8DWFusY8xKBa1C2l1Ev5wSMbIFSYQRG0nTBpTy3/
n4Tj5SDE5X+t3ly/X0x+/DKt+zeRx+2AKVkpA2Tqp/5TP72YvL1e9ucblct9DBDPU3jCJ7uBjEnw29kjqjZ0i6rNwxH7PIkHe1TGntPBx/1hbot+3px/
W/gzroBelxFNJc/5Eb/cjL56DzrcTHtn43YbVP3djfrp/UB39cZu21K0NaVP6QbedZvxKwc5fvVAxXGPeg+QtAPpxQzoniDjgA/M4OiNBvfL0dcO8yxQ
zSZ4rl5Y4g0VZjpB0UVzhGtFU04l0sx8bs78SvLgP3Ah5i6GUoVVHo17Whou0ajKRSRB6yAbeuAvl/SDZqorVZQQ+dY7FbHlXUXreagq1oTUnhNO+OE4
34+k1vzwIXTlRVRoKJFLn6D9jEtj1Fp9y8ZXr26/1xsEZLLWBlXjUpB5jZ0GW6gpkVWNigz0zepbqRkmsLYCCasWWzuK6A3NWvuUXd2Tlba96WRIPc0I
GGSoTCijaGTEd53QqcbfxY4pNeJyHgudBfy3QakrNlRDAU+UEKiXECk2K5dX0uhM1A60DKNAQK3t10SH89UlJVRyi/6SPzORWYoQJk1UTaBBNEX1RfH7
bqC2iMDKxdI6oG7QyhCBj2plt4jespp1+QkDqNa7fGh+z0Q/lB72hbTCmoRXFeQg2VSFAlndqPTI1XtrQCSjYaeUsJILr2wA/FqvJkviW5GnEKLIWi4o
HOSCviK1nJ9agvgWTJX/8iVT5b+x3zq/PJmn8slScT7oA/6e08PIntJn2dOTOEyfT6I46ZHhU7rfR33gOG8/j8E/RgNWX68uftsx5v+2Wv1yffHFkH8+
JFuZlAfBoD7onX4+zkdhpvuRpTde2GHn/0mlEOc3Ft2SP5p895fvZERlob1ZvOXRfHOsB+4vO/vf/vCHXQ1w97vfPMFnerJbzN6xYov77tTh2tMGKZc6
u/rPy/X3PHg/PJXJ8EQe8NG6PUUOAaUf9oqHMo/IpRo8dgCVKbJQP3MDXik267vjCGgoJkH5VoDSaTgwQPTOFcUkjwExNZ+hsSMNf9q3aaFhU/iKigKq
wEdLoYu8Joc4IkZtEA2pBQsNK/C/AkUFKjL4o9SJNfBTafigTZnS5FgBfkVTlKg3DgFxJIQuiYMh6KkaCrwK1BPsJd6iE+JblpATsMkcqymtiZ4Q1J9i
tEPl6SAYRIRhwLNnxL45+CONnhwueeigaNcpn6MNniQkiPzvIOihzlzjgAtsymgi5xbSMErC6aDAQdOMLujtTNEDOEQiB6nCCioyJ2J7h6BLlZzWJUVb
uUCwOKgUB1WI0IUUjZIyAoodtRORv2nScCeiHeicpGBNqlRzGjrVBBEbFBJVRErDlDeOsawIlBkyfxUoZR8sqOeg2GQey6DdFouSvdSm9DrSyxn1BqPN
Tt+8tZjFpmSdTjqGSSZVlj9oPyx83/XBgYsO8bCUgHtTseCV0eTISzW2DfQQwnRCZjQcKZ23Bkhsw5FUDQyZhzVRIlWrKouuyIhFn6Xsa624ivLsqZ1M
ZOs3ameDtGIOUHhIeUp2QlGLPto85WVmpKUChtYmUndUQ4dEXFQzTiD/8XyyphZTQ3ZPskAmjFnRN+wgtRcNacsLy5todQKTLladNiVKSlBThYZVC2hW
9MJjallFbxSl6OIUgXekyBLayPn3j+AWHe7Yix6kVsk7GjQ6NA2U0gYQbnDVkPxKxORFwcZA1oXQGt7AfqQIbGNrclGh2HJx669mm6v6lMENrdM71r4a
NxAUBRHDQUtrtPRSLljDVIZmHH6YbFk0sK0RFYAWg2gbGoOsAdz5dMvQiYA7AXioWd/AK1cvI4DkY6BFfvWa3QrVehuyAaZzNIsg4Aeb+YIyRV+K8AtA
i853ktRmLfC+Wiexst5K87GiFIoPYhmQJ/S+PAKGmbKzTd1vgB983yaKmzcNTBHKpKJHGPJmq7dWJ6Hf2sKN1N7qtAGYOOulYJM+yhT4pP3CXhGe/KpN
476CGqAmUvw7W9meROUxDXBGRMVvqvhbU5fMNkuFKiGjm/wohJl3Yx+wp0F/1kE10mV0Sgj1cOt2JnRuP9A2dLirc8F4ztgNMDy4bA0poQdLwczksevH
gJQ68SCZ1QjWPMVrUQgh5MatcYaS9Uj4kI54AK5K15f2/KSE3iXb3xspY0EJPdlPxWQreVZXbGeu4HeKJuiF7LunY3MXmAbxMk8A3WmLWB/xUA62NEQq
oEJIJlhdjGmRbWo1AopoetnC94GDG+yqiINCJiwkwwiXbA0wgmX2lopvUPh2pPMiKgu0vK468DjvtwFQ5s5kjmMoRmodDVufxLibDbUeiRILLBnfJkpL
rTrsQC2RIZejFBFELJkdJnF4+H2SWDeFWMcWHtwECA+lrmHpzB9009jBxGrnCZCGDwnUekVE2LrIWbIChdsAwohACsH+1MAi6YKzrhnBeI0S1xN6OwhN
axtiaHDnu1MsOz0qHKKcZu+CTa3WPih6U2wrRtlYc4u92GRqfLyTHK8PJekw0loCxKGpKDdH0tZAr81YEPwu+ABM37K8Ce8UCnxeRlLuMcp/GtQfzVtV
uoZ0tWeZE87CpiAq5ersmjtUycNbllZBYlfYH/QEZCvPeivadpd46mp3Ejog5LIJUnUk4YtOdqmizjL7B9X6SIUvnaRrpHOqZ1/xEquw22TZYKtcK1UT
4z2w9wfZqjmQEC5UdYjRukZQEqy52BKReo7C+bH0kpjOKdhmUF4tDtLVjoyrhrcmGaDmHJSqq0aqsW2M0M6FruKrRlpfzHsL4vih8mik59K9iL0n9j7V
KIBHeWNVX4hsajoP+YerLXMP3g6NbLKs7DYtbAbYIqUzqbo9IV6JP6/Xl+evrtdfJkgswz6/ujr/eTn5AJjdq8Xb1eViAtDddm/4a9wuEid+O+O+nWOf
/GmyXJ6hjPP9Gz57Onnzkm95OpEn+VNvHv/h/oknns1T3xkzxbN54jumrng2z/0I3BbPde3fAffF83z0u3QMD9Gi76Ox4sAM+WKOgyzYJtq0tXIIhDyQ
0DOgkVNJIg41MkrW0GRdYgVWReScO3cBJbBu8S/WbN+yA0jHKNclVdQxWyWV3jhu2Rt5kGqk1LGaYA07qZnujWLtwBSV9X6+WK5Hl8T/23z53Von32R5
/eHiN56Jq+UEWInJ+t183dHuVxO59tnk/1wtrAnm7M1iPX/97vsfzvqZ58ur9YIP2tQ9wq7uu+8/VwE/++vmCv9lsrxA6UO/0RI9u0F/2z2hH7TKsaPp
5Zhg8J4ulOfRTbIHJ84mZge8s41VtfmGPbh/7MFXvaO7wi18zU1M9eQvsdLtTnST9t1WfFhu9cMaerl5SxdJltq4aZ2hgkPvVsutmYR68GFIa3ZmwzRk
OhMybIFiP8+4XYKoeI2izM2ix6WlSkBiRSegIeYXETEpqEVFgLZUOkuNL7V2johSDYTa+Ulz0sA3Zy2SlCqx8VEFuhJRKjMmWNdSNn17/gx7tKZorbrY
nOkP5Bw7kZFmACgHrZr5wI4AJOyLpSGjH/TqNW3cvMmsFEiUKaS2oZgLstxsAnSieZGNJzLEIxBbwQCDU6IkTcHgmkmrZNk3MqU+H7TcHRPqolJSsBq7
ES6E3POBXhk9g8jDiEBdQ+HL8tW1UhkNrH2oreQrdRpuKckTbOyFlBMkM74OJKiVbEGValOMJ2Y8nPu53QXHiPII3ZaxvfHMGMoqKpCoVc5YNhXWZhXP
XMtQVhE2OZwe/VCAIRQiJCXba5/VRY9LetS3D0jzfO1bm+5jC3cod2FBeV0bnQsamocpSwJeihcwiZ2Y1kfSDKCSo+EL8sYEJLgSycF5fxzAD4HLLFxH
VkdEQtu7BAIXdvpTNy5gbfYEPmHidZqs4IGT2TT5IQsehP7WCzERuMm8cdthFZc41LpFbgekKA1vTtQ9tR7K9sgmUGtHAPzkTLkFdawm7RFG+mR0KV6R
FVpzSsh1yi0ETdFG5F8bHjk61+cYP1lTGmaXmsA4nKq81IpmAZG3PMwO/Nh3tWf5Pup9PYSQ5a21bEZ4U7dvOXtQxTl2019eXK7+Y+d9jlL1Ga5we/G4
w/przjiwQ+vUf77DP0IYGNnkM98/6xVU54ykfsNk76WVyD7r7AyC4zAISI1j9Ncee9R27xSikqcFMm+0fm3gRYzJamvO3CYhRbPaau6VvmJQObO4MbQQ
rU6D3bvlo1sFm+kEB9JpwTV6j5qS3FMCZ70zOtUQazBPscAPZUe8dnLTbEifEPsOEKN62L4mRT/EYBK5QgoIXjDe3AbadmnwAst8VmAEOeMhZbMGrjip
uNOR0n5UsI62h2Xg3WJWJnOlZpeBrMazlnnfM4rDYpJk0i4XwFOGB43JRyPqL7HadkhQsUidELH0/kkqvF0fzus1Y2cXPle1v/z+tDIntF8KZiKiOhSS
DVUoxTxo2GVs5JSRU5Q2rs5mxvt0tTSjbeBkFK2+AasndcVjVX5PDtyJBLggv6mAsn+0Oyg5d9LaDPRngkSeQBdVQjqAZlLmQufxIx5iCGl7KChLp6jS
SgagBkP2Po3ZRp6KFRzTxvzot/nEU7arJZiI3i0mv84vz+VHryZLvkcTGeoXnPAvXlyv5/IUk3fzq8mrxULrEOdvpcXp1W9CwX2+vHg/f71A15wc+cfJ
j4Clq1SRJYJ/jNMJBy3Tycd356/fSX6KH4ivPXFyJ//908VUPpuvJ7/yi1T6o/86sLQNn7khPzz5H+cin7VYyr3zXax4mH6bvOFpoEM+Wa8mb8+lhe/d
1o0hG/12fv6er8lH4OkWk/P11fDIfIPn63eGq59fr1eas75arF/i4i/tt77/K7/q6eT1u8XrX14u58s//UXyaD+cnZQYfPjsc27ZGDwFO3os+yx6sLDH
RZgXBUkS8nOhMtrdu//00+O9UXTL6KTpeN3IW52nT3rymd+y8Q+UjX9GU+LOkv/PaxmMC3K3Lx1v+TDx1g8Txz3MQ9JWNyOeFjzhVveHEU9v6ViQsYHw
fWwY7AvYKzK7/5uzayJr/mgbbYxE0WQwRnV/eGre9M+b7nvswUdr7mnGEJ6CIrsHkg0O1kwTsKLZwZOB9YijEyD7qqmNFaKjAaJjB109dA53TPUaJM6+
IboIuRqlvUjyVbQWBVQeAPQUDcJsovGxd6nwRbXMklRIXKIIi7kk74tgUjQSeyzJwYWmq0QSHmWELozRrKDjePhDOyY5FkuyDqZK+jjRlL85HgFwWpg7
6qBjgbxp8AFYyBTIekFShnq1LwNnZJbKCtTyumC0z+Bvd6GVBG1sEdU41A0iYtkmqM2huU7BRg5htiHKOR4OA7Q4JiLDalAPFxtw3TwpjFKdUg7ZNFFq
Mm5rwTmjoaeCTz2YAgbPMjpKZJ0yIKWp626kaJUB8kZLyRF/75EKMWr+P4n0n7HvB5uNhARPys53Kbqiye4Anp1oxS5fUCNrzuV7g6QcWAq+IYdQG/o+
YzSpdeskVKisD6apGMAAGkgnLDVT/OCXaXB+V5zrvQOSrNBw2EPEIAQI0PlktVIShHefldFaBXW1UfAJ/PqZvGkM+LS7BeLBeZZKA6m+E1G+oTOUquac
2F4MtZxKELPhz4a2Op6VAExlGeGhbyYl65txNLSaNujNpEwxj+mlCQR1npilC8drpyMw8S4DIe4gh1NrDMgXUXBqDHIqqE+2nkjqMPpWHXIbovJx3LA2
b/kTipjX0ktpGS+b6ZFMjoLINH5CgNYg2xPrsWvRGmx867nDEqSh0rmESms3IsHQ46X0fSoIQb5aJfB28Q8ri1Pyapv520p7J9IBE8YPhgtkwNGjzyaY
WqP1hGXqDW2RuvxHTqaJEaV1UV9PsJVWW88TlmBpO3liU5rNaGMRRRHdd2I+hoXjFaLpxqhpaOk4UxUNh15D4T+jLuOkwgE1uJSQqw2KcG8ZSPdUOhVw
UcookZ+SUQxnqhBKZ9rCpw3XWo98QOwF2wzIjkrXGtZMdkheqhJpgJZSsLym91StOQx9WJ79g4xp4EwFFuq2bMoAHhN+NGso400F55jUaAloeRMBGOv2
SHZOs9IjewM6YFIxwN5o+lXe2LSctDkZJzJZS6N4MdivSwALm2gE4aBSrHWvQizYSVuC8SFHV1DmLFok6z2XTqR08EFFY6+UqseIikRvjXfsB+mj10JY
YDz7IL1J0qglG5l1rPoARQfR+jFN5KDZZAE9qKmLJZtYEfs7tp7ZuugdslHRfmRyaCUiFfB9fozOO2nvCLMxR50BPifoJyXbBouRwPFEtE5mF+0MCAwJ
iAWcAi3ZvxVi42MpNnFcSLk3FtsZOKJV+3fEFartBTwNq+mOZfuL1uSETr2MTlHPvlWzE4JLdmA2wbJsdIjW01whIVRjMQhOgPnOULPlvyjHJJQx5N+4
AtUxQljUoMvC/qrpy2SdLIJgiuakezX5vAvYL4CwQpwGWyoV9RbvnRph9mAwpNUZ4SC7daZ/opsGj6eH3pSjfxaG8R3UbQr2/eGPW8KP58uL6/V3k+87
x/LEGxv/q4UBk6dKsnKuOfPbEKzYx49EIfN7GIRHo5lJsvWCcrJ0102Ki9iWksuDxEAS0SB8yPajfxgi9sG4SUWwa4ID2c0a2CCSFA/1Q95NR4nphZTQ
XAwUGO/BxkHKTifaS9k7gsw9DdVnyekrPQQHpAAzCfmrGWs2oL4TVGZUFdPRdvOQYcrZNSugA9A4ikwMaVD5ZJcjdUE3YL94FGoPiX1Xts/d6c3N6VaR
Hdwj3nqr0d62ApiU9KObU1edSdlxlKV7Erv/iJ9Ddg05iTwwKOztOJdWazXkEc0iRJYSSUF2AJVUHxgeUq5d/RP0rZ50/4iEOxcNsTwkHQLyFvI0VrU2
oh1iB1QfVLIXBwFNvOtWC7TA7stbHLzsgQc1SBEa4+2DYfGCadmxN4PMUooDtJeMaEgQedYU03A77NTDTS/mihUK8Zi7nqPuayEbGy2xgxn6lKqGWu3F
Zhd0240cGWdjILL/4AFFHkdYcDq7iDEby4JU3ClU9TQ2412x3Ftf6knE16cknb/m9H201yNT0EeRrHsyc6HCd08cR1hvMdkqIJcHiIuELVjqdHBG80p2
Fuxmo0lmh1+nG/Fy8D38rZ074nC+S6Z/C9YiHzpAgyLItbYYn72Lxt4giZsd4Nj7KexITVxf1OT7MJ0Qb4Hf03QSftBa9tUvKKc/9erU1kMkufmpPky6
3UP8HtfWndW07mo4duMx04OM5S4NhPQAr2G/AkK6Q+TQ/pcTv26uxq+dq2Ordw+YYw7FdOhz2JTvGpSEhcs/DzxMjbLJ2Me6Vb8znrbo3Vb1z2RnJVc9
NCGAwEQy7SmO6TZyrmXTpRalZkhymjOdvCl0ZfXavVZmOhYyNMuICq2Y9tMYZwsJCz1KS0Hdet7oXDuqS418RNPuHPDXQ5a4GnVTccVj243V45jSEsij
pNQINffkkc4lH4OxenhSzzGKeq9yQVVTUq1GYC9pZ/O7c6jIX8WE5iBnNbySoEsdUkyHC3iZeiEuBVXlFngwkKQEz4AdwzJ4dlHDoaS5XsnVoj4mHc8R
ucBOxxVFNwP6BU0PDcUZP5b5mew0OH+wcCc6x0nZ4ZzmQ6oJH0cycGz0tdeCo6A0Nd8HxrxUEKQFFIl8Q7VE0zMmUs3hjiF1TQCBoiXvfRkI8PYyOVJL
YK0izCzpx9Kfyt6o3Hh29/nHvwAEcWnFcFcxGpdnQmkvt9aLdUFa16RmpyXqALLJFEGDGlUq76E53DjcxJIuFDckbKUrSbuy9WGxij50gTs6zYr3pWwW
vzMpD6n3bMr8pVM8jskZ85pFsOKFUVSmr+/rWuoIKOgLeaNA3JJl23iZ9LIeKEXJcu7krJLI0WFDc9BxiXqnlki9VtIpIScnY2sM1mVomUAXIgxmpGYR
JTSp+eaDsbDG2vHAwTSW+QFQtFFKVkR+VlovKVvNLriKhLdInOvfaNLNsZl2hagyxyPMjhwPJ9y1C94nWJFO18j3g7SD5yi+bt6jpi6cpESLkRlakd55
2KxKA5AjIAfB3+ReXMUWolfX1ecH2ezdoG/Rscb12a53KXTTeuSZiGY36ei0Ar1ONROabh0xH4I35gZvVV5+j/01UbVii0DGUewLKO27UDuHnk7bIzV9
Xea63F2zYnWkblYRK0UlhLBOBGwnwnwFmIpU01DJtA5SoX3zVtOPCWVT0E9Wb6iZhh41qafVZ6BA0rOPPwxCin4jo7hDTO/qj5OfXrw5//DTi1tmNzuv
+iPmdJ/2Iz9aBlfgOKghSsLNDIZHsY7/+kSbz7B3yNodPkM2jE+mgTrQ954b14Y9hj0s2Fz+lTF7jJMmP7DDEDSUqHa5JkJalI/Q+6Ha8SdO/OTSW8ux
L+QhgxfJECvsrGh9jq1+Ob7TeOsd8Q0JPyHRBmjBmy4Y/0fv/xHwnTHdxAw77Ng02AYSsWexDWn9lsXMI01djY7Ud2LRbMPYQu5pcMrofufHAwemOKbY
OKRjCDUzdzSN21OLUjVW3ysk48FmhwdOnnQ99QaeFi2dym+k9dZ6bDHqbA7t1ULP27mSeRuuprBmr4QPq6gS0qG9BhaYILRWDEPWkrc7rNbQG0UKahh0
MLlLHxfsvCSu4Id42x2DwQIEkwHIn4RHDunRrD7V0EXG936MSNRJWr+gjg3HutjO6hP6pink0qMz3h6s5mo8SPyEfRI761RrrXNdStZWZ7zApXSXAfiC
d8HqjX4zhYd2RwVVg0KxHwTEso6fd4A14CNCqXeANWX2CnQht03TFW++GQTDLbjN1QoBxgPu28Mmogp2YjojrexMZ0UYNrBHV15U7HsqMnRaZSHKzZGG
2EJpWS27713QNmI+Ujivoyi4KX9mcOUInfiMshDtc4hV0hmv7sony2v07UyUuTkqOTOWeApn7Bl6uc2knwtQy0UOkaa1nlkSlp0IDvOmTXg9OAhxjePh
aaln0sXc/JnNI/ZrzpTY1+ezOK1NMDlTygL+wJUPRp2+8G+UKcUzbaf3LZ1JvYkn6ZlS7tdyppWRWQpn4vVEEjpWvrCERlO2LTze/Bx8NzLKbIZ00Dg2
PZOiSQtnSvHPRkjHhYcl5kN84ey+8+NNYwxnQk2apSmfx554TPjlsAN3RqAm4f9oMggKKpMREMYvtshnClzi0/XlpnwmL5VX1ZnA2rzAx3RQ2JkOufI7
OLieQxKpSZlFSYh9Q5Soelr4hbB3HNuZUbySwCr46ZI4/tMUxfJMYxXliCm1M1Qric5kHnulFedj+XOxQZXHWyyinBXiAy5eNIAiTheg3NE+pRYq+pI5
OOY9KWrb7rMH6GjUEUqjg48fRaKC/jnAH1+tyUafSI/Mn2hLky1v+ciXi/X15XLSXeV/meiQXD0X0blg+nrxM329O3vAR3P5G7sPpg00VBEliWScMznU
zYe1mvzHAOSQVK0Jx4aNslDJZAcOnd9ZPV/oxsZRTr9zwcQ5pPHEqxNsYM4G96rUqsQd3vV2DUGOAzihvRheWbQ6ZTyAuCRJHLRp1+O0Mx0zzVsUgCMN
cUPgAMgQFjF27Kep0ziA6WJPa4gzngbREPPrak7KCdA4zkIvSkC2iKybgz3kDi9PfFoF4BR9K8khQ8SBAsCEwR3e8JV2AQk1rz31vEmqlxxSiVZVJi0q
KKc5GAME2ad/cUccM0Gmp/XoK0eTZq2WeCUjxYihQdnW10aHFQKctdHw/gzl5miXqNFoW7wJBAS8Pyc0G12cAcEU+42pdCpHIwLjWWNZrpJQF4BwbghR
s0ekQrmH/fqYg9cxq8iy8/Qv3gRRkFGvnTjAgSuNpygyfS14YxgXziAFWVdThiAP2iPkmLPm/FMLVptp9yEVdAv0QlFciXQP+AJEQHGdMwOoUnIgVhCJ
loPvOHtNwRUXGyKXaC8pCNharm0Z65ZTy4dBC62g0lIEBw10cZdibqbREj3AsOTowVtqJD1IyE7WEFFpkOhGl5p3oKGXfGfralzVpJesxpTAJcFz3FTC
OBAyi5G9NZG56CEsJbI+iGwboMMh1l4HKIIrQvhrbUqSVUAHRjN+Doq7V8DvzzvJg3eSD2/e2LJ577Zd/PlI4nbvJN7HAz6Kd6LptRbath6EErYVVENC
cD72z2LX/XAGjmK7G4Mh95zrn3UpCDnO22e1IA8TCOxtR9skXESlKPliOjHZoSQs1r0Bz5jUV2IXxtrnkivgvePt1cRvSu0iSwnVPWmAQ0ovGjj+gHci
W3oyMSrYY5OtAoZfHDe7p2qJpuQBa6/eoepdkkDUvKbUdO/PEcUWX1POpnCnF6s12lYb1KEKogkkRkRUWVTVL6mMS/F5EB48QoQnIkvqkEh2LigRn26Y
Fb1oaaAb50s5w5Oy28NBfkXnsCmqsP+16WauSKBlL7BeUpFF6KuhxlurC4d7Valgl6o+QH9GRS3lL+HfjnoSnKeL5q1qKQX3l23QBCgwU4KmLg8oKFc5
QEZbNKWw88OhCYJnfnBDvIvZtpBx1vIuZC6ekarzJ9a3J81f5gLH3A+Kzc7LvYOwRPi8wnma+olGeyab2hisiW+m/cNvvMGfJNdL9AnaK0E3UI4u+sbH
7ooJxqSs7U/s6vapVEvSfJdMNoC94zHuSXmLEdulKYIKkxZEsEzNip802XtOGVBuaXtEryX1PV+a7oSZtrc/ml6XtJ7roxkbLC9ROK7ShA/RodwgTsiu
j63abGqfFR80qW8cVgmSqoQsT9O7SZiykgXUNVR9MluhVKWAlMN9EXJTma1e/S4BaARLf4GnV1jJ5AAxrKTCrQpEDwcryJRBpckhBbROSblYvcR2UBpr
rQduCY4eKXBDE6D6CrPFB81nGkj5MiDeQVTQtAWyKXIDbG1VtaUeZp2N6L3muZeMZMzGAq2q7Kd5q1dUo0LziGGcCaXyUEC00LVqWKySWweKUY7W34n+
fL4MWri8D9Zwa4qVeoFCKCvEYq3XAIpw9Gng4OLi6IbZBzZYMdraNBc7hWytcdKbr15vJn2u1KP0aCx1iZcd4Qvr3WS/IgIiRDoEScbPvsEHAD/xj5g7
wdZJ52bKNeNHTGvsqOhZLWgDCRrXi2lRf96bFCDV1CkYOIrR1c9+hBHSOnTr6j/FoAxZgkoag8rGn9EIngBagbtE6F2BTdbqZdEwXY1ODh2DBrhDFS6D
vz1vQqpP9zIfbxFLJyDjBMKla82xH9phaRmtJDlZF0iVIuBhNg32ZWCLY0O9kT0SGlB4zeQfjd+9Sp3wUEytmaEC3lxrQ2cPtZmBEBE0MB9y9IkbDOSf
RIbCTe1/cOOHfx0CLh08ZU/KYf9JDyzo/E3D/fE13NM3DfdvGu6/w7TYdtEu7tKF+lwW6vmlxcJ9POCjFe2EaxgVNp7ngz2vATsEx5hh6AWpoKxWJbew
pVJhghRpoHKr4FfgA/1WQgX1L4GDu1E0RI6A8PFyyhQ6tuZ4exij4iG9LvuGpeCEG3zgvVFL3klOyEfTzCmC4RNnpYxgeIspa8RUrc88ameKQrGd8XzX
zoOdHVqRRbYdmvUuGSZooxvR+dxbraDgjmD0Zpc/mYiHqYGXzD9iHrk0laDWpBWQYHxLgQN6o/8WWPbhfYGvkU3ruoCASwpyCBjBtsQDU+vQL4/P2MAj
XHbZqndd/CK52nn1gujBY7O3V5O8uaP8mFYsqP5gdUeQWmCUEykOvHEoOZNPHYw+TDJFeBv+UbWFrAwp4kMw3LxRGFUJAfjmxNwb2Xe0sqfweWDU3dCn
vr/PGjwkSReCuhYZldbqbdaV6mLP6UGUpYgUjO5bGUXQEKGkRK4LvItK8lSrpAmUVLrPY29jf6S2B3cQYzU9mtZo8AVTTNYfRpvGjxStvawNgYM0WthS
F2GaDb9jtraTRIP1SM1+iJ21MT4iT4ze8CMgQa8kODAKCGBi9mrOBgIEfh+uGZ5W4l3xoOwUYlfBmAh91P06jWgRqQlhv+hORWBlK2KxiLgrqoKl8WMl
fFWoKwGA2p96eM7Toy/xEjNiuxqQCujy0bmzObI72YOzBhr54MAMx64S2iJERxMV0Ob9kby5MDl4M09qReR1ZIsBmjFoug7QIIJf5qIL3hQBjEOfHbRW
ESvGHu4JZAGNcZo80ge0sqELGTRVquRzyCLwhbtKS8pknD+oyfIyAr0glYFDlJ1Lg0d4y2rxZDOuC++thYZnUJcKLcO3BZsgRSN5ZIPRy+iBjhX3SfBf
iBKQL/ZiaDCxhPVf0zS5q1cEXuAeAkToZyPVW1cLGS0oCMViAV8SpIRkSstmqxYlowSRRDbqoW3DN3/hLvyF+M1f+OYv3Lu/wFP1l6UGH//vhQhl8NKW
W+skCTNln2Ir8Hq1XF/OX+t/fv6Vm0rek3/2xevr9Yzn/cU7o1YwLYutj/1w7OL9QlqdPnJ0NuPffXOtl55fnq/ffVisz1+/0COn/Lhy9H+sOJaSX5yt
losZRId3HR6msmZf8FyYcSA201GfXX2cX1xoDHjj+DglO/5q9vZy9WH2cQaC7x3HKrvBjxIPXp5/4vuYrd8tZu8Xb3fedxbNq+Fge8DZ6u1sPvuVh3j3
3RfR8fpRVD1mdiIHqzOY5hsH12nuB/Nl1+8uF4tdh7Vp0cM+LnHN1woRvXGYd1NZdltUCjN5bau3bz97lzjWTxuOvVrzS1lef3gFFfntq974lqd3f/cX
l+fLtb6QrVk1fMh2vh9oUfKBWxG0+/aR9hKFa33XU0pzxvbhH+ZvFjMRCjlwDlt8nSSXC7bovA+uF69Wq19mb+br+ZfPvPMQXqr9eYCK4VF5c6476Fxn
2tYgDAesry9kJ+ZFfONcvvw7KBDsOnH41rfNqavr5ZuB8GRr+MhNNfko5BPLq4vVFV/g0CyRXKPOa+B6joy2gBDSzaP3LjDi1atz+uPlavnzbMkT8fOH
3P6c4vB4n2bzq9mAfr55WX7pBcftnUfsRihnuU4M2A6xIQcsB2+RUsznb9ZsjuRlvkRy50Gs55vz+c/SMspm6P3usWTrr4v0zUrNzsG32nginGSTSRfR
u/nlm9nrFc+s2dX537+0Pje/DptnVYO7923wjq0cHy/en7+6nMv76GP8+VDu+DpsrMyptlcjTrWnmAT7hpb3aw141abKLNl7IO8u6ekYSo2979SK3cIS
fWHfDtk+9ljHGDDStX31ev6eT52/l5vf/TbyVNsDejf2wWN5NrQv7KIN8c7DK8/tWxguXQW6+1gS+OaV21S7JF5w+DXcy05Hxk2VZn2YCXrZA/fMcUv4
0vSbAdt1NE2lc2xq4/zSxhC2bs5vTkzwxerjYufa4sBFAYu3M4ur5dV6vlzPLldsytYfVzt/IU612neiEf31/A0P1avfZmzud16Wfb7yxaF6G+JxrX5h
N3TnWXmq7D4vFp8uZqtfF5dv368+3lj21/JYGm7HzdL6OoMHcoHZ+YeL1eV69vZ6CSdjp/sYec62HWex1Xy35/ioc3woeGxGY9/otWnsk/eXxeLizfmH
nX61m2p8I4fJ9IJFuXmYn2rUrYfZ9Nt1GE01cn7B9vTit+6mf5z/dtN4cKwX4XDzO/rIF+JBlRBDZfB2HB75zX6dOZcFoitzxfORX+XrXxbrnVOIQ3wF
TY3fAZ6pXV/ZxnzxGw/K0kZt54hwRFWP7QWa2nhhk2g2f8txzMG5wgGX294SRDrxSmzMbP5ptyHk2FzBy8MpMnfYy3l//WG3MUhtqgje4QR2r17vNOHZ
TZWPZjiyT5T5p/Odl85+qkjQF1fXH3AfC/6/3/q7u3k8TRV3qcf3i7ON2nlsmKbb+OLLxc/z9fmvi/2bQY5mFRDmfjr/wHdjcS6bk0OGMm9mju33+wcz
i+X+G2558Wn90jw/2bDmPEpz2Wt0zPbb8czTo9x627plLmTTKHHzfnju2b7CP79/WvCMa1/pnz+o452xryzmYn1VFlTO4Um683A31bzsV1jh93M28vJz
O6/vp9r4+bu3vPutaP7MCs1/5uHaOVI0zZ+bH91p1S7sm5slTHM3QR+Or8ASp8rb8WK9WnOwu29KpKlSz227svvTASVPtfV0++gDi67w/GxbSYy9EVap
PDe3sx3nl1c7w+fSeJKpacWv7r9kdVPN7J9khNnm/fvi/ds/D2mJX/2pVk8rSy9eXb99i5W1+UXclp8q+m+c51/g+c+vr/gNfphf7XQVK01Lvu8IoZTh
6MtrMUcz8X0vFu/XO56Rb1xnyWteu2uknuey/njsVpdv9GkNO3p+Ne8Wcu+xNd4yzTMiQiltV4Qid7FzpBNPq9uENNqYPzKdpBW68ekkpZI9YRfUbqHj
u6B2AnW816F3zQ+Xtw/tvtEVr6Mdh5epNkq8eHu5+vtiueMAvsN63wkyrauOLVw0fePv579JXn9rj90iTr75FMJ989W+wPsVO2qzQZz85s80N9WaVfca
rsUes0nRm91Z0PDTFm4T7rZ4WrirsOfTwl1FGRwPdxX/cDzcVXTK8XBXwSF62PUFWxyxSjuGWbifHA5kkz37wMvxS3fh82/axsMZFUoLu6959eZzH3D6
hBxCgdt6vFX3MAN23Hvig8MplTHvYj/8ilfZoWtnPrhX3a52GHUcVfiofFKqAFTYY3LE3p1SefOu3YH3iwrqruVYbW//7DhkE7d3qy/Oanxr7uQUh0cx
7m7LgZ5uUeBDFexS6j6ILPfNBF5EfHQcjt44kfvP4JeGOpicsdx/HC9Rf3c5eoH37Lyrre8EAvWIMYh+dXUg7czrmMekbB98wDPghTz1vp6eWPL+5LyR
R8VM9u2rrTLhF+tC+O48nZovglrUqISRp1MzRmgSPyFl5OmEnJFHkWl0dOdRvTkW3kFYc3w1xt+o3hyO8HxwI0M8kFaNifE86jGjK+WoxpxQKlfOzlFB
pEf15cRUHj4etqW9J355hLSwnFCaR93mSG0eVZhP81/Pd0Zettjk9ehE+fvicnW1/zh5OW10Ac42h1GZzcEBPFas8yimbG36EjTO+FZ3bK+8t5qTfEJ1
r7mT8QzIy45IrZZ2SuXQrrt9uGqh7HhO381ln9bSkHO19+3wZt8XzucnHBga72+sHZzzaffRUafozawKnZpV8ahyCYp2Nn8jUR8HFO/41ez+XV4aqHfh
hPfsd1/tGjJeHSh46XHnPy/5TezairzcQdocuOQbXu8+ktcRKl16ZI+YOjv5rjN4laBepWdIIMF77rDuvzxcYEco5ujhfKgkOBZv59e7wnOvqKO2ffhn
AI0bhwvsyA2H903rwPV5QqCoMyqhBVryERkt6MHea0oLBH/jc1og3ngGSS2P6tMJWS2fblWp9yipjMtreRRWRie2fHanZbY8ahtHU1seNYpRuS2PfP7o
5JZHVv9Adssjh3+f6S2PvP/I/JZH/l9zRkMGaQj5bxpXIUlGEQCn4KWo3fosoNtxpvxYe5C0mEc54dQ0l0dxYXyey6PGcFKiC6o7xzNdoAk4nuryqBIc
zXX5kkcmu4rl2C4/8EAj87nXIRQPs9R7TY7BYxqfHEOOfmRyrPqTkmOVTkiOITfPBoN3qJk1CHw52W0U2XQgMz8+SYYU/ZgkWc2nJMmQoP/Mux6S3sNk
uPEAMjb14RA+Hjn8u01/NXeL9BcS/d/STttpp0anpJ1Qkjgx7YSKxElpJxQlxqSdEIqeknZCWWJU2qnVU9NOqFKMTzsRqhXj0k6E2sPotBOh9nAs7UQu
nJR2IpQdRqedCJWH6+U5G+wPR3cpgennkXkqQvlhRJ6KUH4Ym6cCJeIJeSpCYWBMngq6fE8zTwXhqSN5KlD5jMhTEUoIR/NU5DcR++VC7nvXcg+uh9/j
Elow96MSWugmH5PRIl9Oy2iZf3tCSsvc/FNyWoR6wIicFjq+Rye1iNxpeSpbOCflqb5YO0fyVDJF//aPf/x/GlKb2A==
""", EXPECTED)

if __name__ == "__main__" and len(sys.argv) == 2:
    replay_main(sys.argv[1], state_of)
