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
import warnings
import zlib


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
_MAX_NAMES = 64
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
            seen.update(_DOES[case["do"]](case, answer, device, watch))
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
        try:
            parts = []
            for part in result:
                parts.append(part)
                if len(parts) > count + 5:
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
    parameters = list(module.named_parameters())[:_MAX_NAMES]
    return {
        "parameters": {
            str(name)[:80]: {
                "shape": list(p.shape),
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
    return [item for held in (vars(module), *registered) for item in held.items()][:_MAX_NAMES]


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
    return sorted(str(name)[:80] for name in names)[:_MAX_NAMES]


# --- facts as data -----------------------------------------------------------------------------------------------


def _array(value):
    """A tensor (or array, or number) as a numpy array; None for anything else, or when it is too large."""
    try:
        if isinstance(value, _Tensor):
            value = value.detach()
            if value.numel() * value.element_size() > _MAX_BYTES:
                return None
            if value.dtype in (torch.bfloat16, torch.float16):
                value = value.float()
            # .contiguous() since a view keeps strides that raw bytes cannot carry
            return np.array(value.cpu().contiguous().numpy())
        if isinstance(value, np.ndarray | int | float) and not isinstance(value, bool):
            array = np.asarray(value)
            return array if array.nbytes <= _MAX_BYTES and array.dtype.kind in "fiu" else None
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
    finding = _outcome(case, got, check["look"]) or _LOOKS[check["look"]](
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
    for name in ("missing", "not attempted"):
        if all(what == name for what in whats) and len(whats) == len(verdicts):
            return name
    return "wrong"


# --- what stands in the way of looking ---------------------------------------------------------------------------


def _outcome(case, got, look):
    if got is None:
        return {"what": "not run"}
    outcome = got["outcome"]
    if outcome in ("timed out", "killed", "not run", *SETTLED):
        return {"what": outcome, "kind": got.get("kind")}
    if outcome != "raised":
        return None
    stage, error = got.get("stage"), got["error"]
    if look in _NEEDS_ONLY_INIT and stage not in (None, "init"):
        return None
    if stage == "copy":
        return {"what": "not copied", "error": error}
    if stage in ("gradient", None) and _READS.get(look) in got:
        return None
    return _raised(error, stage)


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
    if not finding and any(a is None or b is None or _array_differs(a, b, atol, rtol) for a, b in zip(first, second)):
        return {"what": "again"}
    return finding or _arrays(second, want["again"], atol, rtol, case, True)


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
    if a is None:
        return {"what": "unreadable"}
    if a.shape != b.shape:
        return {"what": "shape", "got": list(a.shape), "want": list(b.shape)}
    if same_dtype and a.dtype != b.dtype:
        return {"what": "dtype", "got": str(a.dtype), "want": str(b.dtype)}
    if not close(a, b, atol, rtol):
        if not np.isfinite(a).all() and np.isfinite(b).all():
            return {"what": "not finite"}
        return {"what": "value", "far": _far(a, b)}
    return None


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
    if a is None:
        return {"what": "unreadable"}
    if a.shape != b.shape:
        return {"what": "shape", "got": list(a.shape), "want": list(b.shape)}
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
    if got["outcome"] == "raised":
        return _raised(got["error"], got.get("stage"))
    for a, b in zip(got["results"], want["results"]):
        if a is None or a.shape != b.shape:
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
        a = got.get("grads", {}).get(name)
        if a is None:
            return {"what": "no gradient", "where": name, "got": []}
        if a.shape != b.shape or not np.isfinite(a).all():
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
        if a.shape == b.shape and close(a, b):
            return {"what": "same instances", "where": name}
    return None


def _step(got, want, atol, rtol, case):
    """One step of gradient descent moves every tensor that the key's step moves."""
    if got["outcome"] == "raised":
        return _raised(got["error"], got.get("stage"))
    for name, moved in want["after"].items():
        before = case["weights"].get(name)
        if before is None or close(moved, before, 1e-7, 0):
            continue
        now = got.get("after", {}).get(name)
        if now is None or now.shape != before.shape or close(now, before, 1e-7, 0):
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
_NEEDS_ONLY_INIT = ("parameters", "initial", "fresh")
# What is there already when only the backward pass, or the second call, raises.
_READS = {"value": "results", "rows": "results", "unchanged": "results", "again": "again"}


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


def alike_name(asked, defined):
    """The name among `defined` that was probably meant for `asked`, or None."""
    plain = {re.sub(r"[\W_]", "", name).lower(): name for name in defined if name != asked}
    close = difflib.get_close_matches(re.sub(r"[\W_]", "", asked).lower(), plain, 1, 0.85)
    return plain[close[0]] if close else None


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
        if s.get("results") and all(a is not None and a.shape == b.shape for a, b in zip(s["results"], e["results"])):
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
    told = f": {error['text'].splitlines()[0]}" if open_ and error["text"].strip() else ""
    stop = "" if told.endswith((".", "!", "?")) else "."
    where = f" The line: {error['source']}" if error.get("source") else ""
    return f"{call} raised {error['type']}{doing}{told}{stop}{where}"


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
    "not copied": lambda f, call, name, o: (
        f"Weights could not be copied in: {f['error']['text'].splitlines()[0]}."
        if o
        else "Weights could not be copied in."
    ),
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
    if look in ("gradient", "finite gradient", "step") and where:
        return [(f"gradient of {where}", got.get("grads", {}).get(where), want["grads"].get(where))]
    if look == "initial" and where:
        return [(where, got.get("initial", {}).get(where), want["initial"].get(where))]
    if look in ("value", "rows", "again") and "results" in want:
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
    small = array.size <= _MOST_SHOWN
    differs = None
    if small and other is not None and other.shape == array.shape:
        differs = _differing(array, other, *tolerances).tolist()
    return {
        "name": name,
        "shape": list(array.shape),
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
    if a is not None and a.shape == b.shape:
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
            instead = alike_name(self.name, set(defined) - {exercise["name"] for exercise in EXERCISES})
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
    empty = [result.name for result in results if result.mark == "not run"]
    if empty:
        yield "not run", f"Still empty: {', '.join(empty)}."
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
"outcome":"returned","results":[{"$":[0.4306369,1.4550582]},{"$":[0.44331563,1.1418625]},{"$":[0.39513293,
1.0037458]}],"kinds":["tensor","tensor","tensor"]},"section-all":{"id":"section-all","outcome":"returned",
"results":[{"$":[[0.23091425,1.0966098],[0.4306369,1.4550582],[0.43004626,1.4342878],[0.23552456,0.7989589],
[0.2983211,0.6565444],[0.25682703,1.0532607]]},{"$":[[0.3669138,0.76455796],[0.44331563,1.1418625],[0.43606102,
1.115641],[0.24083412,0.6706297],[0.182706,0.3292312],[0.3274638,0.96419]]},{"$":[[0.18551075,0.88119733],
[0.39513293,1.0037458],[0.38794604,0.9830959],[0.23928624,0.54931015],[0.14919901,0.33458596],[0.32212391,
0.7862915]]}],"kinds":["tensor","tensor","tensor"]},"small":{"id":"small","outcome":"returned","results":[{"$":[[2.1316996,
0.3889746,1.8259666],[-0.5875572,0.570913,1.0025584],[1.6473086,-0.26120412,0.7959726],[-2.9014907,-2.8709517,
4.725681]]},{"$":[[1.0933927,-1.4505241,0.16297838],[-0.20817637,0.3677461,-0.25639355],[3.204048,-1.8388442,
-2.5771098],[-0.2909569,0.6405942,2.527865]]},{"$":[[-1.8645655,0.8435037,-0.76595014],[0.19478516,-0.7399202,
-0.83129656],[-5.059142,2.2947993,-3.124853],[3.8080654,-3.009913,-1.7102545]]}],"kinds":["tensor","tensor",
"tensor"],"grads":{"x":{"$":[[-2.9881444,-2.658965,-4.124508,-2.3824801,4.096875],[5.1590695,-3.1069014,
7.3811827,-4.732279,-1.8875983],[-1.3699512,7.8868046,-5.7695236,7.477675,-2.0963252],[1.6799011,1.8352889,
-5.9525523,0.97877336,-1.5778899]]},"W_query":{"$":[[0.028884351,-0.91578805,0.23114747],[2.6104665,-2.7194364,
0.47898877],[-0.35170984,-1.3885106,-0.4028097],[3.6543071,-1.0710683,1.322125],[-0.18080968,-5.1751766,
-0.56920135]]},"W_key":{"$":[[-0.21204692,0.27826542,0.9979441],[3.1284952,0.41466308,-0.14160624],[0.01491259,
-0.8105245,0.24943338],[1.3235654,2.0420103,-1.0462288],[-1.0944992,-1.4551547,1.2643993]]},"W_value":{"$":[[-1.9701113,
0.9457507,1.5004891],[-4.2025447,1.461166,0.17687541],[-0.5662786,0.99359196,1.1991878],[-3.72655,-2.1773722,
-1.8894465],[-4.273527,2.1489425,4.462653]]}},"changed":[],"kind":"parts"}},"attention_scores":{"section-q2":{"id":"section-q2",
"outcome":"returned","results":[{"$":[1.270483,1.8523844,1.8111067,1.0795172,0.55773056,1.5439706]}],
"kinds":["tensor"]},"section-all":{"id":"section-all","outcome":"returned","results":[{"$":[[0.9231474,
1.3545456,1.3241158,0.7910311,0.4032276,1.1329563],[1.270483,1.8523844,1.8111067,1.0795172,0.55773056,
1.5439706],[1.2543861,1.8284057,1.7876769,1.0654458,0.55078435,1.5237505],[0.6972676,1.0167129,0.9940545,
0.59252787,0.30607396,0.847474],[0.6114244,0.8819338,0.8625541,0.512144,0.27065995,0.7307229],[0.89951223,
1.3165344,1.2870531,0.7682006,0.39369014,1.099645]]}],"kinds":["tensor"]},"small":{"id":"small","outcome":"returned",
"results":[{"$":[[-0.1644321,-0.2884485,0.3387588,0.43615657,0.01750797],[0.71246713,0.8190862,0.77600235,
0.8618225,1.1033118],[-0.70526534,-0.5688083,-0.7441722,-0.7247812,-0.54948294],[0.6841991,1.4382389,
0.09132678,0.23678514,1.8468128]]}],"kinds":["tensor"],"grads":{"queries":{"$":[[-1.1382036,-2.1667008,
1.9585918],[1.6809208,-0.11111021,-0.81782526],[-2.1324773,0.3499329,1.2538373],[-0.5112929,3.3309247,
-1.0863839]]},"keys":{"$":[[0.5643443,-0.4917196,-0.5657796],[-1.0205156,-0.24155906,-1.1594527],[0.17265385,
-0.26386052,1.0826187],[2.282275,0.3169826,1.2977709],[3.6426156,1.5320667,1.5576357]]}},"changed":[],
"kind":"tensor"}},"scaled_softmax":{"section-q2":{"id":"section-q2","outcome":"returned","results":[{"$":[0.15001948,
0.22638379,0.21987164,0.13107006,0.090628885,0.18202609]}],"kinds":["tensor"]},"section-all":{"id":"section-all",
"outcome":"returned","results":[{"$":[[0.15509658,0.21041729,0.20593807,0.1412636,0.10738379,0.17990075],
[0.15001948,0.22638379,0.21987164,0.13107006,0.090628885,0.18202609],[0.15034258,0.22561045,0.21920559,
0.13154061,0.09141367,0.18188708],[0.15908493,0.19940145,0.19623213,0.14772849,0.1206414,0.17691159],
[0.16099913,0.19493732,0.19228421,0.1500843,0.12652528,0.1751698],[0.15574206,0.20915598,0.20484099,0.14193223,
0.10891098,0.17941767]]}],"kinds":["tensor"]},"small":{"id":"small","outcome":"returned","results":[{"$":[[0.19263664,
0.20934516,0.14857697,0.24633652,0.20310478],[0.14790417,0.16556112,0.19662845,0.17274097,0.31716526],
[0.24350746,0.17409232,0.13800031,0.1587966,0.28560328]]}],"kinds":["tensor"],"grads":{"scores":{"$":[[0.10015413,
0.0016104734,-0.00458112,-0.09910407,0.0019205994],[0.06144095,0.05821074,-0.014275924,-0.08342003,-0.021955732],
[-0.10332914,0.09833528,-0.044862535,0.028515078,0.021341303]]}},"changed":[],"kind":"tensor"}},"context_vector":{"section-z2":{"id":"section-z2",
"outcome":"returned","results":[{"$":[0.30610025,0.8210304]}],"kinds":["tensor"]},"section-all":{"id":"section-all",
"outcome":"returned","results":[{"$":[[0.29958203,0.80531406],[0.30610025,0.8210304],[0.3057811,0.8202958],
[0.29476595,0.7938664],[0.29270604,0.7890843],[0.29901007,0.8040368]]}],"kinds":["tensor"]},"small":{"id":"small",
"outcome":"returned","results":[{"$":[[0.5299822,0.09170278,-1.7995933,-1.8453305,-0.78735846],[-2.2972999,
0.08724415,-3.1668046,-3.3426228,0.3137092],[0.73551965,0.14969465,1.0700759,1.1901544,0.040498048],[1.2295879,
0.14053649,1.3736116,1.5161932,-0.13857171]]}],"kinds":["tensor"],"grads":{"weights":{"$":[[-2.2176106,
-2.1547084,-2.9651163],[1.3274167,-0.8283042,1.8630207],[0.49870867,0.063713595,-0.53596926],[-2.4523344,
-3.891479,1.5452629]]},"values":{"$":[[0.92645264,0.4726405,0.60732746,0.9904176,-1.4658095],[-0.31073308,
-0.73427236,-1.0489349,-1.0525713,0.33470464],[0.23127109,-0.46170402,-0.9784938,-1.1353219,-0.45611185]]}},
"changed":[],"kind":"tensor"}},"SelfAttention_v1":{"table":{"id":"table","outcome":"returned","parameters":{"W_query":{"shape":[5,
3],"dtype":"float32","trains":true},"W_key":{"shape":[5,3],"dtype":"float32","trains":true},"W_value":{"shape":[5,
3],"dtype":"float32","trains":true}}},"seed-123":{"id":"seed-123","outcome":"returned","initial":{"W_query":{"$":[[0.29611194,
0.5165623],[0.25167072,0.6885568],[0.07397246,0.86652195]]},"W_key":{"$":[[0.13657987,0.10247904],[0.18405646,
0.72644675],[0.3152539,0.68710667]]},"W_value":{"$":[[0.075635314,0.19663817],[0.31641197,0.40174013],
[0.1185683,0.8273954]]}}},"section":{"id":"section","outcome":"returned","results":[{"$":[[0.29958203,
0.80531406],[0.30610025,0.8210303],[0.3057811,0.82029575],[0.29476595,0.7938663],[0.29270604,0.78908426],
[0.2990101,0.8040368]]}],"kinds":["tensor"]},"small":{"id":"small","outcome":"returned","results":[{"$":[[0.107638225,
0.20716621,-0.25345004],[0.2197293,-0.20915227,-0.05921045],[-0.34644568,-0.37862667,-0.19192836],[0.29152918,
-0.28856716,-0.00500682]]}],"kinds":["tensor"],"grads":{"x":{"$":[[0.4207629,-0.49084154,0.13257086,-0.17560112,
0.574826],[-0.7421079,0.4980285,0.019633336,-0.642265,0.3689435],[0.42346823,0.42658132,-0.21522427,-0.14647707,
0.15910698],[-0.46372032,0.44657964,-0.15678434,-0.7143446,0.36593366]]},"W_query":{"$":[[-0.2621329,
0.46924156,0.40113178],[-0.960729,2.1154292,-1.0121193],[0.080366835,-0.23015891,0.45548505],[0.43788445,
-0.95657426,0.40816766],[0.49496427,-1.1973065,1.2397016]]},"W_key":{"$":[[-1.1434804,0.048484236,0.13213721],
[0.09717229,0.11059659,0.9236319],[-1.278004,-0.0010816474,-0.2949678],[0.111572854,-0.050210584,-0.38833004],
[-2.4475417,-0.020162381,-0.7707839]]},"W_value":{"$":[[-0.054486956,-0.22450787,0.27648407],[-0.51387376,
-0.2233983,0.23061275],[1.3644298,-0.52875334,-1.473533],[0.054958314,0.17335863,0.09288499],[2.0823743,
-0.72594553,-1.9912984]]}},"changed":[],"parameters":{"W_query":{"shape":[5,3],"dtype":"float32","trains":true},
"W_key":{"shape":[5,3],"dtype":"float32","trains":true},"W_value":{"shape":[5,3],"dtype":"float32","trains":true}}}},
"SelfAttention_v2":{"table":{"id":"table","outcome":"returned","parameters":{"W_query.weight":{"shape":[3,
5],"dtype":"float32","trains":true},"W_key.weight":{"shape":[3,5],"dtype":"float32","trains":true},"W_value.weight":{"shape":[3,
5],"dtype":"float32","trains":true}}},"seed-789":{"id":"seed-789","outcome":"returned","initial":{"W_query.weight":{"$":[[0.31605908,
0.45680857,0.51183486],[-0.1682854,-0.33787704,-0.09177387]]},"W_key.weight":{"$":[[0.40580583,-0.47042054,
0.2368052],[0.21336074,-0.26005065,-0.510543]]},"W_value.weight":{"$":[[0.25256988,-0.14147827,-0.19618134],
[0.5191074,-0.08516758,-0.20432705]]}}},"section":{"id":"section","outcome":"returned","results":[{"$":[[-0.073890254,
0.07128991],[-0.07481072,0.0703093],[-0.07485619,0.07024166],[-0.07600163,0.06845011],[-0.076327614,0.06794281],
[-0.07544428,0.06930493]]}],"kinds":["tensor"]},"small":{"id":"small","outcome":"returned","results":[{"$":[[0.07954777,
0.012432545,1.1999975],[0.5398413,-0.623831,0.95550936],[-0.031440273,-0.023734532,1.2153469],[0.35101756,
-0.35632885,1.0357977]]}],"kinds":["tensor"],"grads":{"x":{"$":[[0.31071928,0.9438189,0.15457138,0.41818202,
-0.67106676],[0.33596843,0.11474041,0.145558,0.0030310676,-0.23365287],[-0.8833238,0.79648685,0.66696596,
-0.28282,0.012313724],[-0.83500016,0.16055813,0.7424656,-0.34505552,0.3454128]]},"W_query.weight":{"$":[[0.1164791,
-0.04553801,0.88673407,-0.16405183,-0.7952707],[-0.3095591,-0.016272128,-1.3779886,0.11002201,0.80684674],
[-0.16257918,-0.002049148,-0.7777316,0.07525629,0.49462336]]},"W_key.weight":{"$":[[0.13641156,-0.007812668,
0.15009694,-0.07138683,-0.050489966],[0.035272617,-0.0014289394,-0.21291739,-0.23304401,-0.15575922],
[0.09852555,-0.010851834,0.43483144,0.22665331,0.1466769]]},"W_value.weight":{"$":[[-0.23766144,0.5483534,
-0.2700463,-0.422287,-0.5353921],[-0.32329297,0.65108144,-0.49917427,-0.636615,-0.76421934],[-1.2868611,
1.232375,1.5135748,1.3851346,-0.1603443]]}},"changed":[],"parameters":{"W_query.weight":{"shape":[3,5],
"dtype":"float32","trains":true},"W_key.weight":{"shape":[3,5],"dtype":"float32","trains":true},"W_value.weight":{"shape":[3,
5],"dtype":"float32","trains":true}}},"table-bias":{"id":"table-bias","outcome":"returned","parameters":{"W_query.weight":{"shape":[3,
5],"dtype":"float32","trains":true},"W_query.bias":{"shape":[3],"dtype":"float32","trains":true},"W_key.weight":{"shape":[3,
5],"dtype":"float32","trains":true},"W_key.bias":{"shape":[3],"dtype":"float32","trains":true},"W_value.weight":{"shape":[3,
5],"dtype":"float32","trains":true},"W_value.bias":{"shape":[3],"dtype":"float32","trains":true}}},"table-no-bias":{"id":"table-no-bias",
"outcome":"returned","parameters":{"W_query.weight":{"shape":[3,4],"dtype":"float32","trains":true},"W_key.weight":{"shape":[3,
4],"dtype":"float32","trains":true},"W_value.weight":{"shape":[3,4],"dtype":"float32","trains":true}}}}}]
"""))

# The known mistakes: their names, hints, and what they do with these examples (packed, so that a hint opens on
# request). `print(json.dumps(MISTAKES, default=str, indent=1))` shows them.

MISTAKES = unpack("""
eNrsvQtvm+mRJvpXCOMAtrOy8t4vXjTO5Gwm2AF2MoOdHuQskh6DtiibY4lURKptZ9Dnt5+qeqo+fpRJibYlXzpO0JZEfpf3Wu9TT93+68F69na9evD0
z39+MF1Mppcvr85ni/Xkxavp4uXsZDJfTC7Opi9mD44e/PhqNlnPFqvl5WT9arqevJmuJnTVCa6aryaL5Zq+mU1W0/PZZHq6nl2+mV6erI4nf3o1f/Fq
sjydvFteXU6WF7PL6Xq+XKwmb5aXr1fDO/7vBz8dUSsmL67o/cvzi6u1XDZ5eTm9eKUN+Hl6djVbUTtnk8v5y1fro8lzupquOJlTs1eTl7P15Gy5Wk/o
Pm7Lm+m7yfPpi9fWiNV6djE5m01/5odcrZd859PJyWw9ffHqaHJ8Ml1Pj6gjz/jzo8kfr87/9R19PF/Pzh89nnDPl5cvXh3rMFCPppPL2erqbK1tX0xm
ZzMewDfz1Wxycbk8uXqxpqb/bucXk4vp/JLG7er8+Yx+yqiu1jSkPCTDSMrYHE/+5/LN5GRJzZ79PLt8N/nrFf97PqP+4oPXs3faiLMzuvlyRiO0PKPr
/3M5X2COlgubQZvO0WU04jMZqslLGuIT6imN5avZ5ejN//pu/YrG9XK2vrpcTFb83im/a754SaPJY26TSI2ZcD9kuiarN9OLi9kJvfT/8AKgLzGDb7jD
682srl4tr85OJs9nR3Izf7PkJsgsXi6vFifHk39a0G2ynC5P6Bt+zHroyXT1mlp+urwcWrGanE9P6E3z9avJn57JoFEz/vSMG8hLlvswuVrNTmyBnE/X
l/O3kzczevC7obXDQ/BgfqNeqOvsbHa65vXwVkd29Wp6QT06WcquOJ2vn04enTybL44mJ8+WV+vHk/X8nL5/9CN/MF88Pp78i3VsNad30aP+hEGnFUbj
/xYLQ18vi/D8HAvw59mLtczo8PF6+nq2QgNf0C/Lxdk7jOiUHr54eUbDtXw9kz1rt1v3bWXiEc+X1mNeOtpjGt7JtTXGK/zaqpPldHq5PLdh5zfQdNuE
YWLXb5abdg7zxi/DtqJVSzt2esI9lafTm/6FujNayvKm1dYmH7djtGXQadpOulE2A3Q6mZPsWL5ZbL9vNnk5/3km+2al8zrcI5tVOjlfSKe2l9KSdvmb
GUuoYVnLajq9WrwQocaib7SicO3m8SwDl6enGEFpiQrBPy4HaUdjRFJL2mIvGx5wNFkt+fN3kxcklNA2EnuXC9vO3Bx+gGyz882yXs2kfQ83YuliSkPC
8kOGgNYM9j9e+/7lvKnldS955Of6QtlPaI9I9pku5YvL+WJNa3I88Hg+fWgC48XyhGUmXTmDVMDigOzH1fQFbTSWRLrO5mjfyfz0lF5NgknW7ZtXS2nb
C1rA1DgV27w+5x8z6Hrj1uHyfLZ+M6NF83aQYasXS2rw9VNn+9VjKUUS5whi55rYksGwO2REr912TYg9n50tWTSvlypaeEvc+F6RjThaDpOO7z1n83ic
ACxor8l/u2frCJD+3vUBQNJtejmfPj+b2YamRTJ7vly+5vXGcpY/my5W1KGtxcYbQ4Sj3S7bfbpAa17MSNhdfyCPgOy6uSw+QSeTVzxQ3JU3lzQThAFW
szf82QgTmeTZPgMBA/htAyw6mctWm/LcXJOKKgpZSP374oIkIe+orTtYkK3kXTzQR3IqydhTa18tzxil7Tnm9QU45BlE8LCjTbrjhi2oMtJE92rY68N0
LnR0GKLpRj2Xk2a+HgEQWa+jjYq3yfzT7OLxK8wXVgW6whJN33g84YaYyDDRJKhRn8LSgGeZ288H5FM84/kMx4nJf9v1b7jtU33S5Hwpo7mQHa/NW1/S
OroguX9yXRZTS/+RZAYd6K+mKyCDa2CAR+etHMe85094HQssOJ78XiDA4h0G+hVJEB6d5/SvjDherUtn114GADtsL19/zN6Hb2DUpz/e9tSCoS7tMsAp
7GM6d/m8x57jbQmxveZD6Pk7bL8pTmARAXSXLqqT+QmWAwMVfrtO0lveArOzUx7gDfC0rT9SLuR5jBdWeikfpPKqa/3DUTg1RLWQtav7iqaVVtLPtl3e
7j9gfny1gQuswtB388uNWoOT7i1/xWrWAoJmsZwQlqGxYTn/hkaIBQctQ7SRRwGnPP2gVhFwI2VjbQjr7J2ej9OXJCEGcYazSls0fCkSAv3i0087y2vy
taEnGlR9Ky9ybCPBp4ILTY6LwoMmrOZ/2+yz2dvp+QWJ2TeX8/XaxpG/4Gk33AFtUZp+KkrocB/BD3ncdVXTNj6GZgNJ1xuETpdKvxStjBSHD0YDfNcn
QAF56asZNXT6csoSXh6oYu6cRN78Qidtgw0Yu9HQ/8yAj99BSwJHL/D7xfRSxOwSMnfJ58IG6p3Nn1/S2fAQ58+UB56PC3rjv777kXWJhysRke+eyJ4d
LsApIaCTFsaMFMznCjfncn69WRkWs4nYGhbF5HMoGXoQj4ZgbWqC8AmDVL1BsRIl6vWgU/0b/sSJdn61GgMMOValrdP1e5r06roqzVoGvuZVp1NxMacj
avSNLBN6IEN+3m4i8URxOJ78QTAn93wMekYrQQQdXiY7C8+UuTVgwAhq/HraQiZtdBHoH4Iz+ANaBcuN6n5Ox4e9TkZ+0/bFbHYNh26tP/1w1xIcUOie
VciN3l6DwORTfTOf0zQUJ6OT4BqfMOB6AUxjhW++2uA8ats/Ly/15NipFB4JbQN8JLoafbdYUwdnl9osEiIv1mfvtp6rTcKoDStyRecJfT89k21hK5I+
5LU+QttyMs3ermW9D8J4pkeXyAZ6E7/naDI/HXYLC/kTWtWqhK/eb8QbljmEyJZXL2kzLU/X59O315ujn95Xc8Ay8Oe06kcQZ/M55p1Ve3ALq+vkAsCo
HD+jx9tpcckCZItNmm7EwMDrCZ5mycE4RBfhsCpHWIx35OrqXI5hPdGPJ//Cf2BfTt/OB9BtixNUCS9hlgpj0SQCRt9yNIbhw5vlChXc/5t233yj1PB8
8HSofvXfIRrHEyWs1OgQExRC43gye0E9xZDJ8AjxowOn0uPtBS1/ks/TM10r3ONTAga6LkYX4Paz6eVLlUOiLS+X+pEQPBO6dbrGfpYD8nR5dsavnvMu
OuVN9cfpH62tiouZa8CAP6cpoJmWs3Oq5wTzWLzdWWIKvyx6PxMkWLIG89/whGknhMsFGuKZUlF0Mv+ZUfKL5dnV+UKwoN2lqxsge5D9wzNfz2itD+J/
KirxG+4SnnjCj1K5i9YIAzwik/n4l4/4SXzOARXI+cfShhnvyel0TpNAI2Q7aQdFxbtlwwYNJyozvmPG7e38nBavwR2M45o1Uh2JYaTlQOfpoy5jTkfb
SZoHIvF0aniRD2ABrwK23G/dBtniraOFKfcOHPd88URIaYgOGUtanevL5bvVltZ0I2e/PVpPGUKPjAvUOD6cVmJl4JWsyPBDjQkLbHBIcGM/L03TZQjB
OhXzl/YldieD2KURjXw9vRCCeKTLinoOywde43Hi2jZQnYYnhmZFrhjYMaxp7JvNhK/2TvbvVJEZ1ATj5+UemiIPpd4W9fbOhCo+W8+Gp2/QHPVsQARo
yX+IIseKDwmZJbiRf1oYL/Af2mP5ZpgPmQfWqafzlbDWKhJk8cilJstP52/p4X+5CsFPgylicrLuAfoE5iY/TAK/isdbZk6GImwg/UhQzQVbvtEJGlkb
5gNxwbt9xX2n7c5PHwlykUd/vQJVsFxvCxy7XNWdf1Kd6eJyRBnrcf1S5PTZnBAuuko3HinHcAkuZT2wHd5OekUS71RqLdcDzYTR5L/kDLPtz8PG178y
oKdKK5bmlJkmUAjjoxZWMhYWl5txYjsgFEze9ZvpMsV8bfM/7JzXCzlcdn08Gd8nc0Udm/Gyop0uitvlJc3sasqKDC8gGkwZkenknJpohBtvfjAL8/OL
5aUwSXI4rc7mFzY0FzOV1QpQ5y9gNqRRGUZ+PMM2+ab126i/NBk8UI5PuUUXV+Achpk9vbqUC6YjZKtn/CvmORcKuc6vrUEe9D1rUHeIij7u80vqw8+z
EbTbXoUrWvc4WlbnJORx64JlwGqJ8d7fqw0Y54GR/Tm8b7RRaYeP1uMwkrZHGSwPIsROdX6P/+1m1E+nsC0N1OK1ZWiIgFuyeavB2jWfXzZLJvZMMTTd
2snG9/KvKoUmELWjytAs3pkcN5Eo597qiqSXPtyWPCbDOkVK8ovXMyEcdakrwH2l4wViBS2QGRJEEq6ZwA1zU1d/8xv/2yAoeCTffBnj69VfL9eAafpO
NHrA2fK9tgO6DSSgrHWR22ek4mzfjHlgDno4ofhUVX10I/Pw3vHRZAuBlvfZnG0wb+YvZpv9A012ox+djzSyFzMzRQG5ghfitUJ48/Rsuh4z+gu1dm/w
EI0PbeupDuy11vD4ovFYMltCcT2i1K5Z9ewgt71yCcpCBd/19fNeWy6u1mPzwRZ6tcW71DPeMKpxwLwER7hqo4rz5AletbdDPRgw7snyePI70SBGesvJ
ciyYxgc5ydvZdouuz93vho0m021/8OI5O2fUzZNzxKiI5mMug0gdXwmmpAdd34BYXPSQ2eL9EeN3vxvMbbqC9YW2zRSqbVa4fs9ITCnv5dmJ9t628KBU
ma/CRw3RWBTLxTQF1qyxXkVt+zdtFbb85ss1r6c3Cp9fDyZnPbZJFZ2zfN3wsoPE1YYpYTpfjNlqOgxn04WtWizm2cmGtB6zxhsUaIZfMRZMmVN5ueEs
tiQR76kR3riOMbidLO2WFwBGg3gU0TJu2tCifxwZ2l8sr9gjZ/Bj0b7JjdecAawTG+JlszQHvGs3DCfBFu2xddnYLi8X8dAQ+Bj33gwP9iqw5Btj+HRE
GwyEw0gHnZ6cTK4uRgO3MqEwxXi8TzMoH29WHJ2yc7YiDOaG94xJw9jueNowFOZqswJjMRFZo2aoa+JGXkPq1vWNsjWVtm10IQw7Rb/9IGpcrUS3MOP6
5J3M+AhoaIc/1lJvJun9/hFKN66Xwpff0mhrzs5WM83ImFpJsM1WHNbUFpTXr/XQ2L7V7ChKXw2sLubsXNb5Nepy19JQfEyXjZzR9PVy/WgmNhb4rW2g
C4LWy/l8tRJ3C/UnkQbpm8z8s7jelY2b3Fta4lh4ar2DWddAhdqQoYbPcOEGVrzdmhfaieyfst4z7PLt1cVo2946xNec324b65GoELEvyHzMKRg9NqKB
huea8LCu7hqw92zLG3Zx63DgWXk7G5s2oe/DQPCeX5K5GgJjTOZbexxMpl67xXUOolau2HkagbCEVnoFukaIicFezNB1sYPpfDU1jzduuNyza0CeX7Fb
zxawI22MThlChOKNNsEVzAT/TIh3sFOYeskM1GC2FpspLNdmpZCP4Pkx8vXUm9mqbIaTKf11tZqe0WSuXtvq1VW0ms0mamnlcX8+O8UKnp2rVg7+HS5U
k1dydpipX5lTedKwa549my/m62fPduvjp/PFyUZJga18uIPOeLNzyFtZPT/SYaFxZ6eISwNJCww8H2ZYqPOVctWri5n5urL2S4KYhCy8w4YDVRxEbCTU
m4knU8zW59N3Yk0GE2K+RlCfn6I5woPNWNUXtVW8fGj05U3ClYIM/zBPIPpFyMaT2al6w8pRbcNjzbXLzuAus32RSEQaipfcQtXtmUZesIL3o9r91bbJ
N5+QhEWT1/PZCD/ZS3QSxdT63iz+D5o+ePHooru8WuDBrPkvT+wpm0WLGcLahPR+pXwvGDE0yNatNcJwLjNasnH08cIECRX+/D9pgRpPp6quuokb+7EW
T4e5DghUuG0ou9mditCmCzXvzgciZnwNW4YXm7Nc/R2UTWcnEXNzEAZ2MfZFFOcP+FLP1uJbKO0bMYRMK83Xm8XB3BQNkzhTrBQAjBqzJfGN/yC5ISoD
7AAyL+a7CXrwvyvz+07Z16GZYomjJWT0xLsLuIjBZqFMku0MwYobLzCTr69nFzyhhFFovgcvtdUusoTa/HIpThWyZIfFjGW7YWYWNtNqIzGCibcuaYIb
QlAdX7DQwHBO0U9ZP8PAQZDq1dxBnfPnJkBHb38LT3a7XAnxwTFohWNfB+UIUkWeqeBy202It9Bq61gk6cfPwRu3BYX2Y+RDtNk822uYuamri9nlo8fH
NoqPHmPPYItuVFVaeawc8GsXx/+sRw7E/1wWP4SgSXs7CMVdiVbrpe49e81w1JxNV6sNS7jcPF2toLyTN2+0G7hdTNgPS/rR450TwpL/7TajOZevSbyS
QDyRQ2ljrNg+mM1H4V/UYHIxu9y4mZOiTBeZXBoMMXrnGBdtPCYGJXS2cRuYEQ5cb1qgoQ03OqZze2DXHBYun5nUM9ih9LgY7/HNcmHXmTdzZjzYxZO/
0jX4nle8HKD6MFmyWyEWWMQy54M+jBtNEYEhaTA5sSoKEafwWlf+dmCF4mxzcl5vCwmLJ7lcw5xuQTwkLdavaCHMXwyOqhgKHrwROKT7Zn+9mp6pUQvu
ZRtKSyERui84andzRpKUIM6JeHexxKCZ3Lgabc6/M3jn0gCAZ+DroK5trV9eVOcX63fHk3+XkVdeSMZZ1+5mjz9nMXg1hE+oM4igjUvq4pxQj0T83IAn
B62SFefZprnM9jDdalc/3ddMCPsZg7JtI8d07Nei468jJwOw8V3Z3TYbQd3NDDrHhsI9DTIPwuUFwfj533gEN/6DilE/osksr+ZyJEGJuOY5wzafV/PT
9eDOtWMt4uDUB81XQFCj8DLRB22r7vJ0FG2SNgkB6MHzV6jik8vpGz7SNiTPtcv4gsVwFGyULjmatcVjZ2J5k5AsHCKCTSTQeQSHNXxrAKs45qcWDiGv
HPOi3KTtOJTh4zsbsz+wcqEhARznp4zt8CJpFWT16ebSaxctBuV3thNQ/0hqBXdjumBQNJInRipDyZgZR8hPEc8ziF3dxKpJTp+bfWk1+Kyxh7QaPQTB
bkcZQD8RIInvh4mjO8T2Ag/r91RQjRx5Mz9Zy+dvd0fosEOAuXLT4zWOy94+XDY48r8fyfCn0Xo442F4O/mHyZ82kUHSY0TCDEgBbfl/pz/PGWBdm+9t
K8fYh/quttqYex9J2e1DY4MSdp9EJGyWH30U2XbnC66Tejg7BJGyf8Z7RnUzTJrKsTGfb0/48eR3G7+obZOlnHnXvMSejqzvs8vzjX8rKOJRbBX068Gz
8dqEKZ6itplyNo60ukZYmffYar28EHe5zQsGHyNazHC4lWN5MJeNor3eZ1bvtHHjS/QFe5h/cTh5j7zc8qb7cfQeqBZzMRCM+cq9EQkD66+YlH3zwdi9
2USljDDCdgs2jrBfsBFm3ty2F1wPT7jjJkwnz+dTI1FnP88Gfnzj+rQYKx9/ff3zM9wBlfDhCg+gK/8oBBC/74+iPQzKhzwcQp9+xWrBTaebII5BmVb1
WnlAumw28qoaXs+eJdQs0oX+F5R7EIvy3dWCNIOV9lWMiiKamQwfD5E964c/TNlkrh6y6i5t75m/XNCW40Nn+AjajB5NWxMwwvpwY5gM7R/Gfn15Ndul
gmmk/Xp5rQEb29RwslBj/h88dzrMlLxh02qaY3SKz8KBznqvBVuwaj4Oqh804iFjgD2c3j5wDNs+QSJwrl++HbM7WI5ZD8cpbbyZjpa1AevbaAfxAB4m
7EfqgSH/zUBsdFDxM5gp4XPdo1AZm6HpEo6zRA+sLfpUdSCbnU5huXhvE4wfKEwObrRX6p039Xq61Wm1W8s2UHX77nu+q8NbUVqsBo9m+08aqvf8as5R
QvBaEN5B3Lu22nY0Vq1to22Iy01Ero3g4B0wGub/s3nDRojw29Xf+BouFIXtmp8WGGha8ovl8+UJ+3kv4ERqL7bRx1iPLGfKd0HtRWaHjZABKWOKvYVW
guxTHt0eObhjLA1gbiSmQs0Nz3MtDmbzwmvs41s+Dbbw6HUflrEIFQsyIk0gl19YnDrD0WEuttnR07kwRRpncnlOup4CwtsgHT/XPHk18HfTEVY4ZF+8
G/lCK597cTk7RaOvQdXBLkL9ZaccAmn/qffI2OnkbnO3A9Nig8GOSAzedKggvje+RXYIy/49F9/VjXntPYYDp+P2kN3IHyNIcIs/piWxCcDiCCA8Z8wX
38wS75+xQ3TJe5ytn44ekPq24GwzHO8jNzyBk5/99TbwH+zUSF35r/HHT//rAc0zT8+Dpw/EzZg7IY6k/B2PC33xv68WDJf+UT4+kuw29KkExsz/hjBw
UBfTyaP4GC5XNPIvYB28ds3zyaPweCIrafEEnOVaDAwkL2T2PL2CR/vB00CtJrn0gtvw18kPpMv9ZhQpS7P44Kkcub8cPXhC/X/wmjlq+saimX/65Whr
RP4Oent+P/3MB/Qz3lM/NW0Sfcd8Iff4Ncx57w/AL7RTP2oT2COe/vm/HvxfD5664xRdSb8cyV/+OOXs9Q/6KsUYhq988n34Kvbs4/CVc7FSi7SdT40k
lbE++Jcda/haY//sjkN03R/RG3spR9SMUuhPd1xLyvy3b9R++tmaDz9p8/6sfTxC7460X0fo0ZH25Qi92L7JZb4ppsg3xeIK3+TlTbHVnulnb9GPbgox
Z7669tb5spBc479LdYV/htgDvzOnvn0fPSfwdbnkJB0JlZsaQw98n0+dv44x5T6+LZcmTc8xytU18Vt70Z6F4Pm22kqg2+5khs73zE049tFXGZnWG7Wp
hSITFdPREx56x8PlqSGN/25FWtpSzEdPeAJzz0PH6IPcqoxzrjrhjh5HnwfXfJOZr1XupCGI3FffU+3yqNhprOgXmpk4PNIfl1Sj3FAwJj33ehTpgdK+
Rs0+ehLofTTuTzKNKL020Lwk+jge+5A2406XdeczX97o6nRcQ67y6O5k1kui2+nuHKhJ8bhRm/khzvXO76rexQ+djZ9MKNDQ/3/8z9sHTxdXZ2dDypXN
n5y9YfgDBk7585df7kxsXNtToxW5bzONthx1/fatfm2vU7uvvfLo2haVD7a2Hz4Zbyx8MtozPw1N/PM14XF0vS/ywXjT433j7cyfbG1UuWdrD47ftyW8
0J/xKKGDG6GDF47lCV44lhT6xpEU+ElHe9+23blv6TF7tiB9s3sn8S27tsWox/t2vfRi9+6lh+7eikd/3rOtNq/bLXvQtd1SRJ66Qx7oPTs290+yjd/b
mNbhcEzTxEImNVo3T+pxrNSSTCusirzoMTTMq4u0KCuNWRdRQm1ONfH7A42MzCW1mK7MtLK4xeU40DDQo3qtga/3WOaxRVmr6diFVnl0aJTkQTTSMnyJ
mk+td6HK3Ji82MxRr47XU0+58t7KtMV4ABKNTJDNhln3tTQdzVxK4NHsPdLIUFtoCvmbSCuAjml6ua8Vo9p60ofVyM3wNDLU61SCtUYFlrWHxt0Hmb5Q
+UTht1R5CK+Exl8kn4qcDbRtCnaho23oZY0270Qi0GiJjPC0PWLhAUgybo5ezS3i1ZIyVkvmPRhKStSkzyI0D5KlX6fQ/HUK6a9FZP7qhPNN0pLEgJPX
uN6yl7sjgWZqcSKZzCJDDsFG7fHSGuraUSexTn81WjtJXlTkIvoli2Rxhb8mycvrqdOU06jQg0n6dRmu5OIRt5Klfj4udBTz0qGlKRIl0akQVDApytoI
JhK5Xq4qJJJFZIQOGU3jxM2OLskhE2tUSRmpGSIPu3TU0+puIq1JjHd5sRNxT13t6AX9Flncl+jk3O85jMX2p+K6j9aeRSs+n69ETz6avFyuEeLF2jE7
6vIvbwP9+vPsBX+2WykW/umHgYn6BzFTfV66g5qK+E/6JViCoA0zPCJvuUNyZXl7H/05/4w9yW+jXJne5k/ryeegLD5+jTJNLWzO8y3WfXd32Rfgh4ml
wX309sg6//jAOfxiOGH74+844fO97+8PJ9z/m26ACHzERh5+X+Q0zKFUOc4LYT5CIamJspbob8KEgQ7NwudyrkFgBGsE9IicMLv0DCcNI43ACaxxrbO6
xTeyFkawxkVGmYF1dMEcLSWCn6xvuSQaTWe1qhzHHPfghCCnPA+Ya4EbVUPHuORIC1KeGQtD2uyTjWWnpglNRqoPL1qXcpN7QtZO8GJmtONjARDLiRVW
wlDNJ9ILfRbt9DPxQTtp5JsIrg8mew+Sgpv9vIeR3ce47qFUvwBlehsHeguheTNH+fWTjuf7T6xO20WIeN+AlXOFeuJoTwSG7aRrEK5n+JxTkm1LtzAC
Z7Is8NZLuvVzEzaeULfnlUQCYOvwyK62INvOC/lOKwJHRClNHtho7XEbSAj0plIuyCuaq3xnK7JhSbPoXj5uPL/d1W0KsBbv+DmVVrqoCpU6h06VQjKH
J78F0V496V7SJ19bZRHVhJ4h/cCjq84V5pqDSEKfhb24hZyKTTiQ0orINAcqjHSPIOumOLTF5+6ExgnMUdFPkpzglHyQG0n5y6quhAxl3DERRG2q0Chl
eZPgVS6Nxq3JTKXYkujmtXmomK00Xs0k92jHbovUe1pr2yP0ed82mg/SdnuR6XClQ/nN8rN3OmpIZY0Jh1sOXpTVXCNLelo7mL2a5BCjJe8rSDZapP2o
HWdaSnxD4CXCWjbIuFpll8it4O9IEgZWNmOlyaH5UpW6+oGdG43NHTNjWwaC+2DGPhfd/vfNjX0m1v3vkiCLvAi4s1mIdpbgTBvx54QPj5huT0EIqEby
n79nA8NRPU6deTQChSHLu2g9dHRZVkzhSRejAu10ZskIVkd+LL2tDaOZGBh7MTcUQpmEmPl0c4DFnZ+4hyf7sgT+dQuHY8tIa4K8O6NkscrTjpdTlM5j
WQIVZpdUm5y6rCRkX0XO0kqT6U/0HC/doI0ZIYG9FzQRdPF6TDINPBOEYikROvHziM7dH38bovPzv/HvUHh+5td9BRI08AErijUdySI5c6SNzhI0JDYE
ZBIeUPhbFJBFHzcGWb4U6N1RpA49JkGCFhJGnYn7IBvdU89I4PooYxMbhBONIwkWxlROIDNJWj7DIzMOfJ1zg6zahT6/CpvDXVtCxZS8Ja9kd48/4fE6
nNDk21Uy4Nmb3xVccTcb9iX3S8WGuCnlbfFTRfao4EG7Nr+HzdOKakgYczxaNMuyLVy6SBY8Q3oFCSPSZPO0rJshj54GjHIQ1yi+bIyBoh7a0Kz0fWwa
A+7RUWB8ALjDaOe66wTEgggF3d0iSeHnVCAIRAxAEzSx0WX/8+aP17e+bHzZ4zpo2PDgwGyvF9np2OfY5djjHjv85v1NZ/vRtf+AJj7p012wZu9dH/DX
TmxyR0/d9qK4m+d+ETvjBxi1vBq1wm3mOYmU1bqCP37NBsdyzz36nCbH9DbLlfE2k+PtffkCftI30M6HoO+v0yb364X1X4td7tcJ6G9C2HJTkwOcpgTs
cBQW2PnCNASb4wRSBIJo1JJIkLUKWdy6DDHpBAku4gTsZfBpvtsRvuBpD7Q9mhAADLIJOwRZKZnwagJm9xUPiBleRL0zrOhl23dmZKFrAViagUvqbaBF
efPRkuC3u5hDUS6AtqMgRELjjuFVSmIEEE8l6QNpAbGAgMkVyIZROGPpWNltswbBMl/CQ/sgpvW7wPp7dCP41ZG3N0gq0txTEvmUHEjMEFMVhqGUwob6
6FrUl3ZE12SvMShVrFy1B/hqN2UtSYw4DvhIHfYT9L624IWYdMFDcXL8Ytb6YfCJPWT4EhSWDWGvzyFb2qTfLnTI0hq9uTt22OJCxnLPuZkzga9Q/WMH
PVXpXp1VVwMTH+wRmaCc5VLF54FdCTK+osFnspfkc/66ZFbmNdoqdPnvMkvfKFZy4RAanr81TPKBWGWz7Ey8MIileUM7qBmdH6Q2dr4DFMXfrbyS/UKL
AL4GtUFs+BwEBETcG70Pg8lAPiHgU8XBJ7SEe+n0b8z31OBsI/rSBG0UlwRZxFZlf9NQcoN8qHAAckGmidpcZAGGGkUm5dQ8g5zibkdonUQFqFQxW/jU
RAwl7kWtESRU6j0F0K4S0xEhs3II8BkoEfyMZ9s+TXmBZSp3Wm1MJzUZ4xgFwyWeanA/bNgRYeR8hb26NxBz4Q7Ey14r+wHP+utuUfXXQwmMf1qczN5e
U5B/P4QFa6VPZEx7ZEk1NOPnfKFf0BUkzI8m7icE0rNftd/oy3GkL1uFbVRO1GK7j6j1z5DI6fHHMhvvS2WSOZ4lYsuB12iF7wadOLDMkZRCqGcvt8gG
WehJBFTz3SkBmERahMjWxveXrqVPUkpc8jl98nTuOBh85g3NUjiYTQJSqhSvH1C/WZ6VoFLSuyhSuZOKoHKS/VfEcNid3pS8Y2mf3ID0bj2jXEsVNC1t
o7C3MQJCCqEXFdGlQo7HoTVZ5SIBD6+BZk3bQ3L1PVF+x7H06YBY+nxjLL0bVn57f+Wb0/ZvLMfXvTFFfz1Iytzbyqy+e153LqoJSbCB8wIIeB3IaV4j
0KpelTmkhc0gNcjpj71KGKTzqglwxcLD9CpBPOLdlgXcpFTk+KbDIqvDrLzSnqWXZVelBaEksSfRt0mNLNo2vNQeuLmStkaF1xsdiADQ3Attnr7ZnmjX
yTiUfvBe+j54+wfv/KZha44fFnMRkoUFG+xHLjlOgcCsh6BHvYa0nlxFHSI9KUMToR5HggRuUDbwDL2EhVkSedphbvIA3Jt32EP0Es++01CkUkX0FjVB
X2EPsO/ZHSaXnz7XgXJPQSpt34F/fv5oqCQspeN/vIswlfvp4gfZcCzEKjw+RPb/w37Z/9XYcO63R5/XhgN7VB7boz6uL/d0Mt/Ngn2+XL8akg1KSi0a
GxoIqSqskJ3LS8+4Mq//vaWC5+zql7OJ+z2Mdr/fCdun6/VCEfqzMPkBWfnot3/QbXxXqJ3dONwItDcvgtTBhymTrBYuPqVbzgI+CoLopEDszA0INC1e
fOQJA8f7F7J3r5p8W1j30TbYfXy8ujp/RPf+8MQ//vLId2uy7xD8MgcbykFAj5GCJJ8oPQtggC7UI7xHa2utCChSJ1K5DM9nkqMGdRnlxUJaFz8hCcOh
j9Jr6EcKgq6SgD5hfkrw0LfwNnuOXCImnybhXT3Jz+6g0VmT9HWujq7JwYneVjmQDYFfXjyZuFH6RjzKLuKdWHM8wMXQc4AY4cFUmsTGNKaYRB9EJ/AF
jyf4GYKhMjg+qN8O7hh9U4Td4kh7VxQXyxx4ROPgCwmK6fGnL6XhszwUOSGyUMadB7qIEDxUmehBILE4+QpPeQR/LpukG96A6D3xzhLTwTDlkmRFlwR/
KMtWPLckhZcoDapCwD9VhK/EC4qEk/AhLD+0y8MLS8Ze/MH8ratCeJkj89+K4vqcxM6AdsmL4ceKt8PVTvg8YR/rxpULq0Zd2UoTRYEfJY7WchLlGxfB
J/kscTexfj6n69MHLUSm5TmOShhj2WjNiZmoRMSJ9iTfOtJbD12XJQc5lDvHUYnYK/BMzl0mM7Qsem8jJRRT+gFtkMtp73ZZWaFDwIlNg31JhejvSURZ
rUYeRycEt2+ivFYnzUm+QYf1COXLvSvXRmJNGlpCBK/tOjypSxBpRUq8vCl79bgssYiEpBfJG7p32G5JdmaoTa6v1KJ6yPJ3ndos+q0vmoKvZ6HaSQNF
RJqn/6sLp/fYIxXdSk0cZVOvYlkp4jAuIQIVTo4xwLiWQocSTSOR5Jfoa0jmby57v0UnzgWO5lT8HnwsVcRJKfGQnSM+FBzYKOqzA3uvLe+V/YO5vzSD
SdpGnUC8GHs1i/kluCD9qSF2M4xkz89htCWcPR+GuzYbKfZN9n+g8deu03ia+Qeu3T7ycuHHlJ6UqSSAhht9tpWQhUH1PETmbCGLLnUhPAJDT0jEJBPW
uhwvd7tXfQJvQ60RKRiSkzn2Pgs94wrtDMmH1ZI/OKDCpyZCMSAAJtCGEPOVBHEySduCGO24z11p5A9qh94Cs1PqEklKsynctPfypyMIVJE0M+nq8DlV
7E94fgeHiB2aMORYdEmsPL72ZqGhnNmLryz6E2e+T0EsmCRuxPeZplAPKc9xPNJnvSM4j3d4h3PCedjyaAziAUwVLRgZS9qSkhM05OCB/asOSNDz01e0
pfuAHJswU/re5agNWRcj6Tni7Bx8c/qEjhZBMgT6nw5YjODX6R2CgWrM0jvXMuYn0USmA3ctbTtOpCaCo6v+ouLawT7I+4ODpMQA6XsdhdOiCxDfLiYL
WyIcmVU4wVBIm93V97cuP5nu1leI4xTPBY2Qbl4CppBlJOQdIqBo5ppKOrZl67e02JBMIRDcM+NFlRGnXiSs2qrnSk4IoaGplpXnMz3zEzfxR2t2/vdD
uaxN0vvBCmdavV1zO0d3slxvk3SPPztRdWOXwuft0vk32pmvmqq6P271+MdPZFd34tQm3gQleyQziHymZ9IoarkzY+QHZfRKH0Jo3jwk97tOblJKQYEp
38fJL4R2qKIbFjowAtBR9mquSWNekKGpFycVRD+KiSv6ouArJL9hD5Ve6z3BIajAjhOQd4cVYi9WI2EZGbHKeWlsHKeLSCAscC4kFyW7NdhI/ulg03JF
dGPQdwyNY1FX4KispSjNEbk4aoISjNQbwvUdpPDCEQH0JiuujLh5xGBzFxDbJARq8FXIpYlmn6L2gPQfwVDMiY58GUhvimqV4+Q+G75U9GMFWRHR1Xws
VjZggUuFM08Xw1hLpf30xchVwVZCMnhxLhS0J6GCnpRB5CRBlnNCUkVham8yhoTuZHIYKVUgSfFW8wJrQ8rFfCyQyYmug7Ll8SZCQkCcOQlyYNatKOQS
Ys/Tkmr46QA4sYR86PhJQELRXEiirHrxVMJPBbXAIoG0Z3QmKFzJWK/0cnSTXiV3FGwpulIaTTA4hXv2objLegTpfcFG5+hq8lv58TVQys8OG6r/MV08
XKPmz+Lq/OLdo8dc4+hHDIgUb7HCrFJ59Xjy76uZjtfxyWw9ffHq0eNju1NL1R0Pw5RHw6SVR3+w4nh2028ni4vj1V8v149Onr3ePVwYpHsfCy5Fo1X2
hkreYqfSasRD6VlalRdXWlKe65k9n80WXJd1fspH4XMuScgpPKX8+vJidilXPp38GVjpD2fL6VpH+M/xaJJ/+ulIK3tyPRyU0HHckn98e3EktYrWQ5ka
/98HwDZ85oaBn/zP+WL9dDJbcNu58imNAhfGWls1nqXU5EZNSWsYpvl0Oj+DRQ69m0nlmE3d91HZmunVeimLYTVbP8PDn+m7HqG41ItXsxevny2mC9Rs
e7xZERCzw6K4s+m+jXsQWQnxKGLHaNTDiUE5elSZFSkpAhCPOLrlFQd9L8/X/+RiJAcffas69/B9vH63t9vHjTtA7+9Dr7I5K4dNo+FTaL/EUcw2lH6c
YxJOtOuIxX6/s8jie9doP4Pz6V49arU8XZ9P3z7SCqW/nZBM/M1vCMYc8TH0g79Hz5QbfChD6uBkCKN1/YWAi1g1JMOBAK8AF+3QerVM/J6JYCZVmsd9
hMIE7rpQu1CQjlCKcEuO4J/6a9F9WQgtlyoMfnSfi3h6LUhQRw/sCCajZ+t9gSCLNCaU0tC8EopeDlBD4NwLxnUMGrvex1l85LMUCh5AOBmXwwnVcYvk
F2ayot6WkEOIoHfXPnD6GwxLbLivetzGlOsBW9Gl7gOyttFgg4GqrcH4Fxr4qkxwScks5qJkqHIG7CNFoQSQ3lXZd5e1NIJ3TjarqwRDcVepGRbHDDOD
9zXlw3ZxoNECPeVCRxUGx05/EZRV5/bg29o1E190TWAgzbAT44Rz3SGfD48wWEvOoGSUW84FE0I3wOvdhdwhO+mzqG8opd6/XPjjcv1P5xdnM/ZkmZ1c
ExB/efB8vubKpc/eLi+fvbi4+ssDqRc439whGOKhnP4PP04S/McgCJ74+yTAvtmenv+6+njPasIuJNBg/QwcdgujA0wMrcNGTgJNAYfkEhJDC+jm5hKg
h8+w5HkN+arBATBlwRmuJ/wdgmCIWEo+TOL4ljX8WQoVgLjvoM+LimtfNMWUa6XAnNO9sui+OqQJplc7SA42t26inBKgFawDLtOhE5CZFMlLXfEo9XLH
drEMWoMaIIdWoNMOhcqQOc07WJ5J6LuD3SuYZ5Dp6BXmr67mgtRhEgpqXeLsSQr1PqQZekfUO2AadwlYkM6Fijug9FeNnqNpq7D+dDWXIfTK54ihj7BL
0hkU9cRCExr8YnyDTw9zKVh7CNzzNTrDqx3mv14KELMaQxLMTnSua69TPggYVxBMDrxHVROLr7BVbXZDc4rWK4rVOZfVQObUxmi42deIlgGHsKsRbLII
jQ10RpbDDmDqWsE2oCWa9fx1mn87Jq9rnD/U9L5BogUF39Th7GwB5qZIy1ufUpvZquhALxEQTB/MFtaOvdZkMKmr1d2DuTirIc55THaHfz9nOJSh5TRz
sIfS0B6sxLkGQyVc+j3v/yNYPiOkGV5Wc9AV+EHN0DvUgOt0Ddaod4Ato5fjHdXbvggtaM1FcICIS0AhRgLGDYvcaDgQgmxLxe7w2gf4UND2g+ymx1fb
d5AFXhdpk5hJL0X1xF4MVbKmfpCZuDsQjHAI9Ly2RW3MUG8JmOlIRKBnGhGs9Z5QgpE2JxznDLqHDPRZIEk4RlNtmCJBIgPyw84IjycwJtUFnpBv3gdI
c0Hrmhi6dSxlTkbdFYXmjE1AbdVNFYpTFptOQ0wUDxkiOFqNCv1LwNbi/MufAY1O3+OvpCj4wz88tFrVJ7NTQiUnN6GTP9ymcY6gCdejv2Oc+fX14fxb
af1XYkrdOwjn0/WrDxmHPTiZH7Nhh7/kmvxKOnT+TXblc6zWHRAiCDzkXPtyMJUKMqgDPrqUEyxcdGYcjqyjYsIcAQxSgCLk4a5ULO9Ay6qKfFgzcAdA
IcECAV/s+Odxi55YhM1x6NM95tam7YrBw16YYGoLFV7DdMQ1xQ3VsE3AawKcTxmbglgOCa9L3gGoI7uCmPpglcwerHGC0ygn3ABJ1bxritUPAhMO3qaE
rb06NoWkDrcZ0D11jAod5YAJnKYWuiQ7jUEljDHDXberz15AQLlj+ym8vAgkBwOuXp0yw0GogroidzCtB+xL6pVg7+5U0SAwpq1kmycYxu6LQfCu+EKS
UQCW1KS5PIr68dFFAyoHTCc9pcMVt/jv/ph/f/6Ymjs9cDkjGbySGqqRd3Wsrub4UJPT4IBeoeJk9Xn2mIGczT06NET00D4AZOXSjMId06KWUUqkgBym
hAZ2OFGCG3VcCC7HAH9s2PpdUJcWmvsGXZfzxgNup4iwBxqjpIiaU/Jr1hcHdaFJTn2mZBzcCOiXDEnlawzfowr+DqIKYoqW2MhBQ+PSOZCltOIRcMAJ
E73l6mb/oieyG5FJ0GUSLCiO0KIcLYlFDZyPSpMNxcqhOgd39fJ1ueHcZG35MCWUjmQ4OZGm7oP69yJaIZMWj7yGWm+Mh0y2SVIJxWxNQzG1CgccOuW6
lfvhZEFIoAb1ljMx6d6gmUfLOR7h7k+LEiBOWgXv0VTEUrPBxaEABG3IWg6nYyJolxag/zelTHIDU5FwqnsSWNGokg9oht4RlWwEidcynJRygpyMBWbs
Gi0FeUlJeUvI71rxszhYvVPXz53Rf0WTZlU0v8J+6cFaZq+e2s6I04JN5PX5zQXtdQShkjwgUTjIZui77lqne7H1lNVTDD+d0iy+IxiSjhWv34BjIrkE
z4aelbV3yjoR4sSRBTuv7wA3gXpVD6MpqTkuGRNZFP1oxireFsFIzA2CSk7TfQWmUUFsMr0id7Sq5H9scqCB2g8wDQQLyiF4CpuuK8Cw9HyStvdPzPxI
P64npmAd6fHTIQ5+8lAK/D6cPLpYrubig+MfD5kr4Bp0BIPTYv0Ripl+/Bm15l9Dp89/td39Mto3IQRXFCFDZlcAfU4nCB+MxIl2oB2EePChQSAQ4thD
QeQ8mzD0dfWTSNBaSaAUi4n7sKboTQmEelW31gJjAVcfVc1dX8lmAz07HGSvz67grED6MS7EDk8GAupg24NF7hBCB5onLQ8EPlAbTEeuwhXFh2znEwlt
PY/wTVbdm+C7+oDEipOAAFE9xOukcPFF6Ro1NCqfLW0JKSPRYqoaWs3+HLg46sFIQjrpKAbfYSFzRW0ArskRQ9oJdAs6Qz18P2IG6qQzIMfDzpJeCrR6
7xCBxqo1ABBpMxhg9hTRGYxRtZPIqgdODQGgomjww9QwHK24jDdVi+C0nlps7qjqcoSOcHKljz1HbgJDXo0lauTscMcuEQoz0wRY9qbHkWYMHTuLVSKE
lMz4qCq2ovmsk0GnI8z4AcYQ+gGdllanBYbijpDNR1xD/0g7x55CJk4aJqziHNV/3VstkmC+4WofA6z1MYUhLE0e5C31X+5eAZkiOd3eyiwV+EGxXf6Q
dFsh1ai5zb0GB4itKTb1l2zBUsO2jGrCBR4LQtJIfSHRLSNJBs366hAoGHsVhTTmhKRnhOwkQxntlXSgeQpOUTw6RXOfKmBpMmCy4Egd3xgf4a8FszJt
JrsmwYTm2Ayp6nKooJEIPQI1seYPTqBoOARt61raPSgHoDZJUlY4imasp+LA/mSVpIVzOR6sHCSI0KoOIzWq9RDRKrSqIXxLG2D4hzTD7mgq4iHqdREW
p7EPGvFAd5gCktUNIqhzrOoGysdmNe6WZubgksFNqUjWGlG8rBvehI1V2qAdJFiYazRVRo2jwRxUQN9Qvw/TDkDIOa+OOlBnA22vptJCW9qwAQjjq5G8
ddUWRCayfDHJo/Kip2zaGLQFOGwEHscDvQidQ04AakZUrM+GWVheYWHm78yFkO3t4Il90tBaMdCq9XZwRORzV5UDkjTqjNlDVX61qbcq9B+6nDTPL6Mb
KLAjbDhfcdDJxFvIxcnEoOP0bJND6+nkLw8I6/3lwSd4E39mTeDr7uL5r6RzX8jGlkuGcGgqJCLO9xjhb0FSCt5gXWquH+q+BpYhINYtaDQ+PTTpQ50z
/6puzmgf0g67pestWW+pIzc0vgXijW4Jwy1pz1ui3uLtLWZHaHABC0BShL2AqCJ4KUaaasprll0hF6dv0dC/qNFyUcEpW5vwlloOwUQeOVJJOmvtuaY9
9KGp+UoVGBL5ETm2cAAmLSzbspds5T64YvkGTAcCL9ur8qx0HHcU6iyH8KWCXAqMF3TABDUjZiHPaCbwAWf6t5SmhH6gMJXqQY43yUBWJQw3wDmeyVEm
jWEUBMiKTXBALEgtQUdgOMCu9rfdO+JvXypb6ZvZ/OWr9epoIsndV3cRE3JjF3eo9pl0UyVP28GWczbeRFUFVJXcfg4+crDpca6eIcjBa/qeoNVh2e8K
PmzRkq3RVU2t1+kw2rTCdMuEO+y0uXd4VBaf4d8VCHMpuiaEqJauLtVSvUQnyJZAWLgn5UpNz4RMsGiVmY0ZzoKxA5gSxE/qhEZaB5TpVMDW0kMEfWWX
oX8yK7CzWqOug/FGqhF5gWhfIFyis8lNa2VocHZACYVCOrr5ExbkFCG1D/Znz3sX3W6e3Qc4o1GXpmf2yZOkJ1h9Y7MHG3cBUBGb7JBOhsUpcjY1K6TC
Kpa8ia5AvHcUU66UenAQSWz/VdtmdVZw1RIhIccaybGUrHJE+sSd/P4yZ6JD4uFzObDC8+57bsjhzwkAkTuK1T5JBch+GrK8mjou0mJsN00/YiptOg4I
Xv/AYUBqqIN9bFGSQDNv487rvyOrXn/vd7n1gK2bNXiSS4/IP6iBrJXY7cvI8YlctEwWoaZVgOOr5ZsEh6QpBXHesc1VEpcjh1Y6ZOd9fIa99zbRPQdH
fugOaPDYJYX6cMWdUIsmp0jKv24/Rj8R4EQyuKvFqcHCzAF+zT6Rv72tlBY1lWcK+RCbMXvw6uZitylBL0h7HgMySLAfiaKKCojEZZxQ8w4ZpDiVRFHm
K6sRlrAQsq6l7qBvtpiQsd0VeNP75KomdKpNy/ERHNESvYXjDeXRlkmKwc1hC61XjbN03RvxqfWQCSQl5I8UjlIOnG4+4DnDp8sn79VODGOfvL/jbKDj
CVkxO4HT3QuUHbzEMSFGuBQU5QoankCd07T7LsAlK4DQzDSxOAayWv88O6Bpxr4k9UAcaryn6hFaWFxJmk3Tx3jny5vJFxkmXwqypXiw9y4Cm6doJlT/
IVZt5I0hjB41pZk6q8DDLXsEU/nejfH5oGboLQJtI4IEuM4WgnTAgBGQDkHvKHbKdySCafApKl0DPuGMmBt4Uk4j0i3HG9yYKkwB7EcHx6emiosPGhKR
LKNIKUgY1zUHSXNNe47A3KxWBV4tt+/gzJl1MmcKdlieHCghcIxL1Wcpud0zSk+l5JGTJ8Pq3jt4ulKTpoyVAeCzIiOPdbkZVN3tqfp5slIVrXFcbgw1
1y5O/kEViK+9cvP99+przPx/YH/uiPX520HZyT9hN+x+4NZuu0PZLo5RuRwI2XuXE76RHuhvzeFPSh2Mnd5XnPUlOuiPJcBkSPpgj9+AbNmdJ6kckCcp
HJgn6YZ1/Rtd159d9nxjvb6nbFjxk6ssfHp/70l23Qj6BJgi/XvwBxeSg5QQTENSQnXJrefgg4ys7kE/IAQonFHtUb3KCRmJAwOhMIXJ9FzhYptLTGHc
BopY+6Vb4K7thXLlHPgof0soUTSN2mrUMtqaxM21ymQM68SMMUUrDiiyGS3jYFTHyMTKEiN7FPHrGgXPbBYU5aAuAIw5WVsWRSCzV4d4cjf26P1ihIUU
S/C/HFTXpZIydZRIe4vlVrnPvvbiJlC4Chrqd1ZBng1kVCa8HL7+bhc6r3y5sbdP0jHXSPwMXbmBRMhw5ym9qWNJLPAcoQWtxXdjRj6BzpShBv3ARk56
gpnfa5L1S9NWTS0VHZNmrfsvmSk1vs2HAEDJlPqFhejHGzn4TDmfr+SUOZI0WOIWyeftEY+VVPWiX3+eveDPbhoPjAENhq3Cb6JU2X316fOu2CxXpltU
loN687HrVdbq7OSJD3FYqdQZznQoKxa/Ua8vppfT89l6dsly65fxWG0Ls6EmPITZn569no3+2CqcfHT9oR/UMrtsX8odZIZtzRtRjgw6PWtkZ4xIYd9L
9lbRUmm6morxqUUs5YQryk5ccWsxI86Ui4y5JSGSB0/u5mlZ4ZfHRZbM4UyimsRmUWFP5vrrRvF7YBFqaVafnOxcvbWkNsEONqELialeRRyqIY+KKLhU
+ag1q5xW745wzXPsMQC2tcN3gAR/HwpjoGJbLRpCULnQL0po56S8bepqT4wa6dA6Ko6wcyToW+6SWOp6C1pnW5fSKCdyQqQOjQPM/r74boSwk2JCtcMG
1ti0Zr5KUfm4qMl4mfnT46/DJNF0gmI2T0b2ikAB6O6F5M2xlqotk1W9aVfrGS9oxgO70mO2VRSq8nTVwdqHWGFmtuFWyaVTjJLNQ2kEYXLVwbAgOROb
F6NhUJSVcIj6a8mVtF2ffIPNOcO1GC6T4snc7HBPdKZrpZcY4amZtExWZJ5QirSgtnqKZmlMDnxndF4zDceEYmS0YAJfS3q8Z0DMhSd2MMwHy50dkni1
nr7kD+aL+fowd6J/m52d/m5NKhi/+tnP/vjZM7752bNHjyfr6WuSrn6XV5EkmYwkdy9nk5fzn2eLD0q4OhJuOC+1u990p/gN8+nZGAF82x36UBjwjXRr
Nx7gn6Nl+dGo4LCZP11evplefnCawH9enlydzSZ/vj5uP3FuDXMHZGplcAj8i73qLw8mp1cL68JBo7U5s3+yMaJfD1wE33APb8oKfd/Tf8gm0bsP2CPh
I/bIPc3619qxT5ns3RrANbBPa4JVHXpJPiJ48uBEB+SUM3lGVoLXNIyL1aahA4T68BsHdPNht/5yL1rLtzkQH7bdd4/Zln7hHfxMWJ9BKunktSxhisDG
2Q8pKLJDnZbYYGB3qWoITg0duTgaIUqtZdgRsOECNB4OHG8akq9JcYYiYJ4ANtKpayFAHzVbTOMSaHil+mCMJvmXO9U9SUdEQVKHDgunjeo1oWQjtZFb
tQWrNMJhleK70zfKHlIODi5dHU+t5RDvZGakzYlaq6ENulJgH2xJVOGgTmZl/8T7L0HpKK0HDaIibU1VKY50klqGWZUj0prqbeonV+9pKLCjwWExFstL
EjQxbGKDoRb49VAJg+hLT5C5KWisCdTP1s0RiGZfvCNyHFLM1tC02k3QHnhOXKieoS2qm0xBsgcPRTR4+KnTzeITs1P/dJ1ahFTrAekKSgkeBH5yml8S
XhmlRiuzWVMduuuD6lhB5yIXUxgzLQr4anrx6GPTAz0DyxjF+tjJ9/ri3aXwcYfVq9NHLbwn2mgQj1Woglw8kM0coWsiU9ppOha1In8AqYk1oSkePvmp
or4Nu6PrN6RV64hq1C+n/WifovRtS1idh2PwX2N5F4/yjfJOAzlksD7ldhnej33AL9eUP1OhlEY7CEu9WF6824E3/tdy+frq4hri0OEaYcnPohB9nib+
ulbGrcra3bO23xfiPSzEe5vIe9C0Hv6rtfzhZPn8P+kFlrOS61XJm20I+qj/WtKNK02RRnOsA/fo7fWguc+nWX2RjtyJJvXhtBJpkJdz0gmvj4Falqa0
dF8uJps1OXk+o7GcTcA0jBmnF2gVxiWOK4mNRoMGZ7E4Hsb3EYKkLqeLk0cn9Kijyckz6sPjx/fPe35LHb8zbvRb6vQd86ffUtfvmWM9YBCtkNzB5un7
LUzotysTSnj1DxMrYaylaY9/fLyjSqF8I+CJNIqfPqBg4Seo6td8zW5zVQpccgCKtMaIcHZAv1v1NcXsYFrprjSl1z9vE0L9u4LyZRWUj5mQzwAnd3lw
co5M9k3MGmQfY0XZ31rsg1IlwK+qaZvrM3BNY2/5smOQ2s0+VKs/zCkF+JnuoOAyWKoRRqwlz0pxFiycNT9B8nH40mJfS0SYbG9iUacvLFVJi4i291L7
TfZt6dHfTFpJDm1kky0RVFd0EvDOhAdcBXqrMHq3gjCtVjuyp7ShKFLDtcl1Z7bzipSZ7PqKrjqQPME5b6XfQmjC1hR2AeHQuoJION+RbNVp2HAKe7kq
9puFz0DVgDjP5Bc9NrHgQ4Ndlse3Iv4Z3LcAIjY0KQftpTqHklFZyNrk4JrqvPjaPomc2FiZWY3Ta4m6dANPdbci70OZ91uEnjH6YxcPJL7ySMWrSbxC
Rkny0pp+QgODcO5WSg57fDE+6kG/XJPEO1lnJETlakreGOWATzbeS8grViVSDL4pTTxiarMUyUFLJtVqKd+7l0C72jnh6e0uT64g3N1qJ8YczRGHPoFz
M2rAdBejxkpyzKcEb2aHNEzNWfK4XJrUdk8+K3G5p5jiFuOckS08eWQJj94yrWoIfwvdoiRr1cRInUP1NSS+wnGpIdi+1RaT5QPzAX5KRfPLcpyLiK6C
bmXfNQdAbhwuJ9SosczRq7NNyRLvmYQp3bmBA+31rnkH1KGqFYkJzJJBkIerSzhtYLnZdZcGyKIoSat5vDQlfjjWQp6d84FwSg/dwOkYZSuZ+E5I1ODL
bj+nr6FJ2xvqK2jUL/t4yY8QSh94nN8kv7bXE+1LltlyXF3/7f2pvv3q7Vm4+fqPNjjeperzJeqQp6NJ+l6H/C60uE8229+52/Mn+S7fZlHn4yXDjzVx
XWGksuFUW2I9R47B6nvY+GOigExUN1JO8OQ13Z+VmszNcj15jyqUhS4X91O6XPPFaD7FkptW8EytIbNhdpr5OyLzNx18yBhC0rdc89i9D6N6ktRElaSy
BYppcQcL+CdVQ3B+c20TF1bgv90s+UUBSKqxmpG9qlmdNIgDzOp0tHcLTBK/Zw5TteoIBNs9gJw62cZivryEYWCT5lQ2yI9UhyGuyEjQJUZMEg7V3bl7
t43q0B9KU3hPOljWrMtq2i7JihUGrxX4Qg5WSAZ5LnoUT2r2fzaLekA+JWoE7LmxlKrOyd1rygCreUF9RoUSGg1kfaQ16OBpzvU5j3Cw9vfXx9F7GJs1
LpzJXAVc/ASyaU0EhKXYRkTKg56DRvolqWogrtQoP8EajOLqrIAsqI8056IVRVVqfEi4GRxQOK/oXnzBT2zqm40kDy540c5ag+2+SLu5cVV3GBeQQFoO
zt4pc+pQbYH9qeHzH6MH9o61qE+3mvtT7cjUQdj7Y7ynb91KiJbkGbOthGgJ9oGwTxxSDvmeB28UaAGmF7QCvYDUwTzspYTgiNAP0fa5hnqFXwjS3SUC
ZZplmiRUMeeNrrC8owamrPVWtDiJhh0ETsenqbRDBnwPOUbN2Uuo7TaFPzetJ0XPRNQGTQeq9nJCc3gl6X5OHlpcIgUaSXA1Sp3jOZHcNg/aXHOoS8OP
g0uUlOyUNZuQmQUMC1xdUAUX5cwCxwpAcUBJTNLFJLve+xoDvDVkoGj1aB4TpOkQwiBqSpOiYXpaUaaIe5A/tnrOKdescokECap5cJUvJAtjRqgiXjUX
OPrr+uaIjr4DSnKsiIPIg7MPB8O0gof4ljXJGxpekzehyBWPxONEC/FKQmhz+skcravDrbW1W7ScQ5lFOcIm6KBkfZOk7027W+vX0AEnizH2ZlppUT4n
BU3z5mqw3D8cONTVXycjTRGXiMGMp47CWMJUIUN+RExFhCiKXEdWxj2W/lFb/HDsDxShdXBoC2XTuZGqjxPODzmYAioikQxPu1XASsIwISwmu2TSzss+
oQluukGoV8j7TSvc7xt7Xl5RMxIZRxCLuff1koPFIyGhJp0B9b4Ha8PQbPgY4WqOjJfZIm3GVM+10yyibgANmAYbcQ79hvRCWgCKS6lJx1r1fg9hxPFU
ImgTSV5NbdSRp5zTNqu89qhNxaFGn2E5cdIlCaQKLpZhwrHr6NRP6r7mUVeRM4LuCZzi3O9IM5ezZuqO6rnGNQ6surcmWo+ddtY+Xo3gj7BoxYpMk6QU
cUvvaBYJJswAguuK/xTV9KZYu8J1rnEEFBWqqRQ90MFvFU6Rbj6rWoKA82wDWGe00asLrZDhhtxBb3P9L9Rq7OY1WBLS8NGqtYs7MrISoEMRBy4HZ8W9
4FVLygUJpBvA2R1Stfs8pT/EV+vjnbQ+wm/vVop4n+QweRE2hdtaG0mQg+SGSQuREcglwZLE5MehUsNkhUgIdYFFCjKRHtsy4z7NfcylyARMHoWjSXx8
NHkUjybhsXAgq9egYb5aS+Co9dTqzK3P3IuPav03vi/uzTx5AC1CqrX6nfdUDFmhIorK2tZ6NphYkDc8tqDVypKHApsjCnv6bsmPc9JKDl6Jk5BTRtmF
BgjOpdRCGDzo1ZHbCuWozl+4+AXSFOa8vTfvnhThAN2ExJIaVx4z4tNJb1SsEHOr+MQySCYoNY2UDmVSEsrP0IXGrWSUsuEic4cEG7jMtaCgtnjUC+qt
WqmIlqrIq1w8gt2rlgaShJuoM8X8DiBkM5XFByTXpIMN5ZkznXXxNi2uaMp6rtLpLaJazZNIP+05xyJ0GEUsrll0tYZZOyaXslbLSMWCtWNBplSH3PNa
nYTUJI3KJ30WyhMbdkANhFSaVtiswLoMrRGY4fseRS5Sh5UtKgjO5uxAaLPj8pyBlzJyUtNBonVaQlD8ZfUAabyCUUwdx04vapTTLLKi93QQWR7nDUGC
4OJuuFZc1fbQpJpODt4oMLWEr5g2eiK5TKHzZM1VwHENYkAnhIe0+KEXrUYky43UYwE64bhrjtkaAizUpGbe/3YKRZwXkiUHIJWS1UdfsnkzeDFF0lEa
DKsG+SBY7AqXL+a/4+Ag4cVBIoV2UHJd8S1CkWKsRHqS8Ys8BkXLRYIEI4Vf5dFQMyYLQZZdMzWP+qA5SJH4gfOJ91tCdsIxsoN7MFKe00xAvCXEJBWr
BhZytfJYFr0SkDi6tAzSpFgJ0GzZK3xCUQPaWbCdEsAPKPATbMU6EtFByybDZBu5cKU0BuxGqm5/oA5TfVowGRFloaaqagnppDxJXONJGso8rSxUWt4F
vZVlmqsm8SIVFhnsI2r3ZC6JDQYwFElXFbhoGAJ2+p4UEUaU9qpRTYzhi5IwKONLkx+dleZ0cHvhpd+0rIQKA2btbUlk1ZaZCEFZK67poDsyBWgUnZ5b
9XQq5b63ESfJFaU2JuE3SSA7G0cUFKUPiuYMMRZXmfOEvnKue83kH5Ic4SWAosy52BcKgiUMK+eo7B/HfCF3SRBuKZfkD4qXS5ZnMkbNYh1RhIr2Ij4I
zin1yVyuRh6CH2qaXYWhtQ41nT84gQmIwweBaxxoAWO435BipuiBjTzKCCDlTGAWCkjFa0E90l31VMje7fOAuGfHw/0Q7ePW0YeRWKgmz1VrLRFJTiBQ
SK+1LdEjCj02PsT3cFhd6942knKK6EoXxTz1YhxzckmoRZLJPe6jsLqVtiYty5T0xP5bwBPZxFmLKCfJ6ezun8K6ls1+9NsujfO2q9/TLW+4/g5FyQfn
kC0SCgrzlCaMJ6n/ZfbJfWbI+MuD5/P1G3rWs7fLy2cvLq7+8gA1bzd3iEvDQ3FGeDhopWHsn225RH+4oSzWf9AGe68G7pfMnPE19/xO/Bt2Hkxdq79q
KXo6EfU8Da3B0MsBu1mNZT4MYshDAyLcjeOGAJnqgLXgkLOiTY5d8241kGUFpaUguxrzUNmeLKd0Knkj8BzcZxvK+rqiCJGpXlhqnSqg1EM5TzOrVFCW
9LklgxsNcJYU6w7KdWXO3w99I6JVrVQxOSS/36UO6S8ZZeB9YQhvTikdcfrRrimvNL8Z1xbt5rEneIKNd2oVkBIUXtKJCSp0ik1KqE2+YQddzuIaB+Vl
6yTyXLVBaVgge4LomleN8AOqyCbxsHbIh8DP7Jgx15QmjlbKg0ApsAfdXLVGRwYXHznHAlYIZybTjGdln4CnOVNPOl9QN6hUY5VJm9ZF15ygYfYqzVD0
IuB8cYJZPKM2tclyotwKW4BDpjSeN0SkB3VGTqwrMZhuO6tSfLLVGzpm94N3SFN/kVjNP7YhIITWmLmHuAzNNEYzeyN1b+V6zeZVW7w6yIZDyBJSFmEi
bq3q9o1Wb6t7hSbMi2hJETr8dFOFGDVpQTAPgVSsih67YuA75xRehlRvdXOvWrqZvfwxMyXh2Z62pQCghI0qogTGipgrCmwFycgg4Mwrz2zD61EVnPZC
VXNG6pbNoFtB5Gr2fFR8jVzUBobWEq2wSZFtTRPY697EgOy/jILEqIZG8zYkWGgSkxC0sik9ToMVqPERy5zLhaHqc6k2q0WVVcJtWmIwWyWyXNGRonmg
S09lH2ECy6hj9QKCNrpsqROtDHiG60wuxSzPtEc19R+NmlYY805JBpeYsVd2oENhDBF1laUMD84J0l+cZp+kScl73WdLhm5PKx2impMxWzLK1mF681FV
1MqOZWCiAgQJ6SWo/0NdrVZMsKhfBK9B1EzvXdNkFFWZOqgF6ky7h91ePHZ76VY4x8PzwSn5xBSfOpBV28govVKH5DO0/ZPX7W+fIJtN7bkfVAM+16jF
WeAmUZKSCp6z4Oh2UA8Eapu3ca8QikH3ImkUxeqTKz/tgtZcZ2PibducoELRc6wX+FyAH/ENXmOZg2l08bEAFocLxNQ4OiWdLiQ41EW18Yr/F/7GrHK5
9a6dgg2U32t4pMKJJoFPp7WBDuTqUE2MWc69R7dmfvFB3shFPC29Sma0z3wOtgzzK97KHsaiACXBHSEXFU8xqa8dQRmUB7Lc8XRLtASswoj2VF3ew+ok
CCcXWoCzHE2clZx2SY86hyQsJGkHJbV43aSOjlq1N9SggqE6r5FAUTOo0lZ2FoaTkgY/Nc2RziBp3+7mythYXDF4DL9leWXfJXxVHep0Z+Ql5Z1cFD5w
aViRKbr8aC1oEBZXl8I6ak1Tf0LAkswLclPZXQj0U3e2CJba8hDUAjBKO3LzSdRPLKZFDqtKN1nRsxrhB7q5x+tzUzukWJ7jXE5V6zFihxYXrMaTDp8v
xeEwb+yJpEed9+ZlphPvndVmS1r5jDYeliCJH7g83Li5owqJ2JDkyvPxp7mN5AMcANjcFQYXRobY3MK5yTYsyM5EojvZTpC8TVyMQIVF1J5Rd1BGvTqj
S2JwcFPpKgJCx9IjOByQ9qn7vds7IckugXqkBosumVNSYns1L3z4fDHO19JsJG0wwNQwCBc6kDWspyG9MckJoRRjUh9gehrS2jp2yeV4pbzH1amXjDOb
o0ZEmDnwOdjbYGwDaMbmezIzUbOtnW2Ga0padZMLZSlh681zI0Wn/p/mp0rqB8aw0sP2uq75kJRHLNiLNMAWNZWy5r4ilQ1ljlvx6riHYzvRuILib8mS
M/eS1ZsR1ZSZyEKEo3KgpAMFFMXw6dO29keRA7tDO/zvNUZ9NYRPHEkGRc6MH36PQlfDNRtSIO0KVwcncLJcW9z6kYStfy7646vv4ZdMHHqHFQTCJuc+
Lehb64R90dn/iDpoW0UF7q6DX9/k33/dqZtG7zdfw/LYPQTpgCGIn30I7imVx9dVSso7JMkMVnMhEIzWEIk9SUSUBNEI4lhbUe8Kb4V891Z++DbtG9P3
lvGCPpo8/MNDy+J1MjulxXdyG4f/h538/W9+s4vAv98cZV9hn76kvN47HCSRXn3oiOyx1PCjkECIxufx1zLfX0kH70vWilVAgwZNUQxw0SO91zwIAwrc
tNKGJMgtIeVxSRZkhpTHnGrEqvTA3kNXxnqAFp6kjIzUH9FyMs4CNGoPTukIhL4wqWU6cOZsEMw9gsugliXNaNNJg4RXUAlC9MUMl54bFHBWobqoUhWR
dVyVBmXPc68IQEpD3fKs+mJQVZ/GUu5NsHWTDq7pd1zk6CgmSEGED6cCqWB6rsRk/gWBExJL2mGtmxfZ7Vuytoj/DNcX6vvTGieENjofuQyhFCDXhDDs
jhI533OVOofBXHl6ijB+IZEFHY4gPyqXoxb2R5ysoldfy8z6PT2heHmgEEo7tO54rPmTg0Odb0/atJLircLlFkY8drXUstWxVNTOLlrnJnila5v3Ft0V
dRCTsOhPCodhwvYWlArNpAjnffkNHDx96BjGxaU4Y7vZuR8+ILWJ6wmHeyBClJqoZe+dmLaysUBc3KfBuILC3x5FuBMHA8p6KJ5vTbyY8t2zaDUit3hE
diXxCBWupxN+quZLLMPaS1VGkx27xOdKY5cBYyKSJBmJXgB+akCi9Vv9rqgFCODz6j9aovpChdyVK+liakT8ndvEgGpYbnIwO4ZqzmFRYiiE2jTnbd+a
5M6+2cJNskKjuxFxxjYatdFxFUSh0oI5NpOEkUGk2UYVJxKHJZhLIWrPt2jBSAhOD+z8hZbBK4xrxCsS5O1sEW8JNFhKVe1APeoKrEEZ8F4HD/P3kz+l
FpQP87C0gS33bIVrR4FDluHqWDXvj2NbNcKl2ZSEVPnmuOm9pp9KItRTgq8T+2AGFEttbFXmx7U9rsM9ISPPJgjJcwipgVsEKHWSmFlyS1WNlS5BJ56a
B0cr9rg3o7LToNuYIkjVxHw8uLQe4DbKtQYgAxqbzPeYvL2Ie3iZin3ElRZis5WmYiUV5GJg+77WyPJYMKk1yEPaz2YE86WBKq/NIamRpfVyVlrMudg0
P029801OK8ZB3Yl2usKdinPt2ycB562F07PbaUeZgW76D85PzpAw1C4I0KtiPmCH0w6CvzyNcVLn8abFHZKuhaQ5LUic9Gy2ZlejlXJzGn3LQQvqVOnh
RZsdJBl7tt5KlNOsZSQLALPL0XTqgFw7uu0sJVXPcCepzlZZkuq+4h8sR1RSv4ucPRJyNOxQM9oEZOQSWtWM0QGBk8VVteukIv7tAXbinJML+xNCBYSL
i3sb7Bnq0ix18SJJQDjYt6H2nA86TAlpqzj+TEPSMhdVEB8UxEuEhmXSg1RnCNwmFhW+pJ0EeWCrGo6unJAiJFpVA3bohomfpRZHWti2DAUG8cjACgmY
6ibyU0e6d7g50GjAaZtT1kkaEnaegGtL59iRvQXvsiYh881pWFAKFmJcuTAHkjPAmtl6wW4mOBnMKCiHcI9qaaikt8PZxRUUOuG8G/QdYaKEWH6h7Enu
8Pl5t1vZ8ybk+U2to6GVEwcktl+B1Kefkf823EOtbZ7FfFBYRghXJjNYgEog/MI4jBDTAXu4SCUKsQ1FWP2yx5tdK+osHyC5zQziywjVsnG5do2MwQ2d
nV88u67dCq+7GM95vXlk60AQC4nzUlEzJTl1eS/sbCJRMglWpKj2y6RnrEfSRroSERPBZHFp8BAgrBHUuyMWPYUy6peQHIcgikW2upTzhm84+5Ts3LZ0
c6CFQesiRyTH6E5ha+PwknYsBmhGxk6xtSM5CU9x6mfjUe3qckHTHvlSzrzDGfGclh5hKc6JGEneJBKNve+G1qEnjYBCIUq/iSyVv6PjUKDE4U9dd50m
tyMBh4HsFpLdFcYE8Y9juApo29iVDsZICa9KnH6l7EHVRfxvpEwqdAYZAR4LTU9Dy4bHjuGMTlpKACKuqquY11qVSANROkxilXNxSgq4zloULx4xXSba
4/HrMV19su1ip4VnO+Pyt227uLMO3l8WaQ8fWtYeb0sjjXJK6k1Dqj6yGbFv5pemcXcBN05jKzhjUxC5CzqszavkoE+0RLKrdg0Cc2o1wBganG8qnyKW
O6jhmuTTQZmCQsC56wksgPtoydQAiXUXTFE1Opig/xBFKnGgEsg55MNNqmCyMwvSIJAur5iNHdxug5Hs4IJQFDr7kQQt0emv4Y+IaSQQ6IzXJ2DTEDAq
Sh177UG8xQACKrB2p759uQVV2XqxyC4NXC2IiAspGfUQEpIFBEYGFqTsNVyuijdbQMDJbrdJzXHMYdAVkbmEMc0FDV0rXlNZ0bgpM+Ac+z1B8yoaf83H
uvqh+qD+wQm+f5r7WGpu6Sg3+IZGToOzJ9UoYZuA3HQFtZV98UHz6+SYgQDYq1jrSZt7jYah0sCqt6k3TpIza4AW4C+TFa0yUlBLxrFbnVZM6wSN9zlf
xAYPGMd5nsR7k32KLOI5Z7j7cV4+HakSzQmkau1rHgVA2Y58pSjUDTMWMxFwOiFgUpSbzFWXDZN9knHoHjysuiSp5SNV/GYJOsGZChnBkmPPVHZ6R3Av
bSG+qjEEYbcQCZClXSXxfZljnvl4T+p6kuSiIFmZWJlT/xu51gkezEEhd+mc75ARpWw1mjBxL8paFY+0UIklbKnqsBbvRT1qDQxiKyEjWhOeb9RSZAOM
Tjni1jm/kxfffoaiiJQnMSVgqDNg8FLh/ACEzIm6tKK7x/LhPI3RfJmVlK4VUX2pIouiJ9EKboLguOm9UROO09KU4OGCbN8+NU29Rq0GnC0OsDxAZZO0
dumnr/Ao8fDRI3VQpog2GOI6koeXqKj6PBwWdpGdg9N1gejkfAIImncIadWcan6w5dItEakNc8G7OmKK+XwGtZCQ3LL5Zm/pIGg6WtMLZFmqFXlz7Mwp
mlLby5N914w9PcDdLsM3mqNUkK8n60RRtysswagWGByyWDKPFlG8XVh76nc6JHQg6hINkiJIeu+1vJ8lwST9B1xTC0jIEBFin516vfuovcXxwMkL0DRN
GMHBzmiTbzg/VA4FpPn8Bq3NO6pHiU3t8dNNxd2H88XF1frh5JGV45149aAgmIqEvkeINZOkwx9jzNOPv5C58tcwCPdn0gwemW9zGxJeBmE5cy9KoZiJ
LXecZwhgQRy7N2BLst9COUxTVnTgajssDB27jxCdRfMMYSdFPY05pYLGkli6RM5iridLK4obc2p+SKmmuVBwlLgukVm3wNzUFIIWBylMndMgMhKUcMcv
wW1yMjakxEwaCx+yq2pYQ3biWqxuCNfFgBNyUneYpD7DSLpDeH8IJuFcpOCenCK65oGpuHIGYo7odNiLcUsT8iYUpDwj8JwsRjHRCDEgaaAf6FSqlksF
TAknRZGbAnIkihUW5CGn5RJ/52jaER/ciB6Up3Ka191RfyFFtTwmZCGiYTS7YJZU9dwEb2hFSShmZ5BaR6mX1nSN+Vbgek/zo/YiajiCxsKxmpIc5zFI
lg93XxY9l73mutVkBZxN2HSp5EwVSAiLo2HqVfPpasBhLKhY4u2QdYlQSkYMIdLlMI8OutUnzauRkKa/ML1/97ZOEHs0kn6wbArG7prNVLQ1OTY7LfBq
21+0H6fKQ9A83LnYQRmKTB7JjXpQbhcayQhjqSvwZE98xlqOWKSYZVcEDAqjEW95SGnllmM/e+KUt+6amZLeDd2Q1aRuyVXCrYZOQrwa3+k02VyGuzzz
9vAlJ+Rg2yQn3a0wUtDSAukZveAlVkLVHFhA93JoTzemEVpSiLqeaNf0gYh3WksjaPIuHuWo6wjhJaSX7y9xEwBNCPAhd1eKps1xCtx8xHmSkGB00BI4
gysUPVJsmoa7qZ0zEeALiPzpEgsZBvM46fkwgZIujqWzz9CZY9cIzlQ1SSM7bBTNVo3QFBoPJ4dJZ61Em8x5WtRW0WG+iEN6TceYX/MhcxoiMKzdq/2n
amwE68rQJzjMZG94b24INKBhr8go5JKlCyouW7odlYEBJyCrYnA9jLWAwyeBrEuUTogM4NlhWqPN1mCrSKXqySQZQjn9U7r7Td6inN9VE1uBfhDSvlRn
zFSSuaPWm1dlQ9n6ymmx7BP522Kq6bkOSb9SyIcxVXQlnIAsmKcF9f50EIQk450mVI/JQns5QxT4jpghzEn16RaoymZZNSVaQjAnDjS38FRyzmLXBZwC
XBEnWj14ODjlIdqzI0cRdQFGLidZ2ZByyCHbfdSB4lzt4lkUsjcTvSveEqrBIJhitJLzdNRBcwlVU6wlNe/SHuuwPrS4N/yPHw2bhYO/iKfxVUstPVOU
Q1a2vOVaM4YvawSgK60gyo0WsWqMUgZBHgDjomdjlipJDedgZF+3IyTy2r3fo0cMJJv7wVjRECdLRU5qVznSWFwZkliN6ompa0mF6OFj4kjOayg632D7
PemC8DSLQzp8RCQ555qhgej3Jlrm5LxwanBOVFuCo9nWpOtaZN5ZADkNdVa+ouiI1gwoSO3rtmIdTKKuDUWbmhJ0rSU1Aok7gZjMyxcwuuzSeVQheWyV
/Sbeil6eTEztmZ4NOtHq6eQvD0hH+cuDj88mIp67X1DN+7q7fH9KHe0gROf50KvZVpU5qcl2GstrQI0weF52qCEkbCzulfBIhOrUgqV556QFoEZKiwdl
fsiQJkwDJW/u/8VYbTowsmJuTV5Jh32x5NUcc6ictZVGyHxwaS+aMokkRKoGCHhfbz0jPAM9mHgTEtRx/HPXdJat6/ANCedqVfGLfGycbgZhjF4zf9aW
FfkHtiMj46DaJFgIo18EWHA/U1nWwYCc8d6pMYbpffXjI6UWBorGbhz7DonmMw6J4jVI2ZchYyuc9QqnvNHabsqZEVKpGlNRo6bcJn1UE7J5zVEfWsEZ
XEkO6wGiLsaclQMuxn5PKCmJfdzMeRIjhGY2CZwLij2QNhszqjSkwclREnYiI2BTBN25DIu2vDurklEylgxX/rG8/EULQjhZyModlH2lCTnaM6vPXNLK
QIT5rfIdG1RATDOo9zjq6Fi02JrmtdZGhO2DSx3YGUPQAGYySzJC02HJFat643jz9UvsPn0P3nAd5oEYzCeTvc3wiU/DJ00/iXuvgR9yY9c/uwaZJGII
t3ut9xwJcBzR4U/L84ggyHFRF6fOdRHrMW+VxJyL5n+k4zmzA0PqWkYjZfilJPY6TEf8AFYZE7uL3GK75FpN+djR4wiXZE7bFhlJyi+J9CH+5UnMBAUk
rxsjf7mqE9qLXNCNoY1cJAlN+BPHeTn1ambj5WqCQLg629W0oHC13I+rfdRn96rPzvbs3PXZfZOH7lpFO6a2+XLW7x3/4mkXOjz8Cdv15NsnIQ+PJaBS
8H1ssSX+sLG6zL9k2lQZX5LwKPw4Wo6N25dDP+YBJxEU5Jk+kfDDK6mn2e1OrPckcvo5tME73JlIiGgTOwE3HpJCOyhI8zhzqjavcCJn7hvhKIwgZ8Hp
2rlOSJPH50lhz1xuRnbUIAwr59KSW9nFXG5ln9i8L53fE1IyjulYoW14zHickOExMnaQNDjmMInQaTTYd59WDujGGNqxOCI1WpWZX8Be4qzspXTM3FfL
xyTnaTccw6hFIPyYz7viaZXTywj5H9+xUzvpwMzvJU7BWm4v5l3VIYyANIB+5uw6X5fhrHBhlXJjV4Q2KDF+i1aZT3YYCr/2aO74TURz72JjMmJ0Sm/q
bcy0MHizWCwiwgsUINFkKbciyHbOP6TEdkXStmTlqqILPmgBK38Y6doBuWvOMDWQ9m+Am9EefC16tKiMMHjt1KDZqrP6a3EdcYNs3TK7cNI3/a3R2Xp7
qhavKQ7ZDgtvcStSYDbwwSOFwCzSryRVUBq8dHpOecgJbNXRGUaCxajA8aWoKyRbkI7gw9ksjRv8Z4JwVEhlr+5DdChrVqlU07789F1TOXKUAFwTut8U
nUHpPuRrqhw7AfcMSZ7O9F9t6uUdvdPgE+9QrcQRwNe83aFqXiHk7efavepr69JQsmY7kW0OFp9BJx/cgqxcGeejkoZmUC2pl2geVz0GK9PTxbCW01Ct
Pceq/kScsQnW/hzMMmVVFdkDXnxFSs/7wHWiA8Zroif4qobaixFvHioXZ4pE+5J5hNFCgz5HeBPqYfdeIzpcTupYoWmjOcd0UA9wzRZNHzXUzYbJ7xt2
fC03S0HIPhKCKg6/PcfXdB8dPETM0657b/L155Pn8+lq+GOxxN/3xM5dLVZXFxfLS07kKzWMuZ4xXfZo9VgS+/63p5OH8EN4KEP28I/LxYyfs8n120fj
Zn7CP0ze0qitZmenxyrNjjGExz9O/tv259rbL8PUfUPdv7dVdUD1MLRyXLjo4EJJH3urbL2PuXlTRoxHY2f2dm4W5mOrnl2B45siEzqq7aTn9P8JthTA
AHZs27LoX38cfFK9xstyiQhhmaqaKWJqSQvWqedhrWajO7oR6qk3RtSkdZak2TclkgJSA+tH3T6yYqeEZ7qmtB6qD7fkNbPtAMU8sy/md3BIXgAuQ1SQ
M7awq2mKavKppWIQYnDimkrvUItPgXE+cPFlvkX9AHLVepdMziKRbPW3ZtvsNaD0ICq2mQ9iYvd1Dfw01xykEybQhvgy76KW127RxmvwV8leyCimMhNy
a+NxTG+DfE3F6r40p3lzU0cGYw21jA45EyI76Y4B3vtr0Ff112bXecHdPWiicd8bfmkutyEgGxG+LgUYfSLy23IKa+RM9VbR07euFbm6BzyhYYbNsXN1
FXFMbHUE83a0ziuF7pHnh9B5B0FLagdKoVCrk9WZqlkjwFJWlhmVr6n9apYltUMTkjteJ+pXwQzMEeqSopglArl9BJy6ac8FTmiOqM4jtRSqc4NWbclc
ocWwZBdimOPkNPxMba81dbiCNfZtV18gySvO2YrhQd2QZAKvSVnp06NfkwzdPil+TefDHZ+dewbo/V3+MYUGP+X269vkQ8txfocY3yHGd4jxHWJ8hxjf
IcY9Qoxf6fH5HUF9OIK6gdfhM/YwUuffZmenv1uvZwtu3LOfw/GzZ3zzs2ePHkv+5ulicrWwtM4c0P5meXkyisn56+ufn3GDHn5QcezR3P60a+5/LV37
ZsDzJ++rT5Q8n7Qtv4P276D9O2j/Dtq/g/bvoP07d/atHf9f3xl+7+jzsEiHp3eErsfn+LfeNcMhP20f8d96t2C43lizD7XffxOde/FqungpzQb2OBq6
O1qo477fixPITv+7VoNHqqZmSVBdp0MeUcF0zufhwy6YiN1Zh88aEiw4OvIM7HAmYKBSBiyWNSkjkp6L27qD4jRr1gIcXJGjS5p1yxzP2YclZi1KspXO
R7xFuSaBFJzjSwBkTIbXsuajjZnaz6cuB0reCAclZwLnLfbHpXVURNZ0khoPyCmlNKt6rtESJWiIiFfY3CxiP2nSZHa6k+TVRXOV1oTa895HrQ+ce7Io
vtZr0urQ4kmWOKobcRy5a7R6jTfhQUkQAdgWUhVXw5oR5UJAC4pD5kht4ObWkXI3ZecDai0jsXOJ5n3nNPiWxthSfBfElBQrPkxz0pFBjPOB34AGaZHE
pgUTOdBHwplUvXDsEanRqLFZ3WzHycwtx6um1EjqSqfJwEUZ0Qw//v9v7+ua20iS7f4Kgi8z2mjw1vfHOjbi3vD1hh1x/eT1085aAZHQCDskQJPgSLOO
+9+dmSerAZINoEGRFDmrhxlJQHeju7oqKz9OnpNb92uAzpzFlKV3Cr4GR1MjHPAIKc6RxyGPzgtIkmaPEF2CXlUoTlUjIUcw+SZbwRRiAjjmUwVnbQBH
MneFV2HQohtiEs3A7HOO0YNQxUFH6xvd39ezX+Y3ZE4HrKgIo/nJ5/n1fPLz4tf58s3s7M/2UN9qT3+2B/q2u/mzPdbR+3j3PWH9z5uw/mqFptX6f1xe
Xcz50ebn90bqf67Oby/mk7/eH7G/sbBRc2dZVq53aH9qP/XTyeTj7bI936hhei6Jptf+hG8Jm/1g7ejZIwyie4RBfDnU9at4sG+Kpz4+NdQe5rG5qc35
j01O4QqoRLQZcTfUuv90Ww2QDz67exdoh+x+x0O2L9v5ZM/5mJzn043S8Rnppxrhxya1H7yfcViNodsMXznI4asHKox71Cfc8oatwJ36W0KQzjEwMgFJ
6nEhaGCfgm2cmVGJdJ1vJL9FicW9bySIQTNapaD4U5gjFJkXzQY51YcyPqQm7kUHg2QkFsnTZJWX8tyGKSWlWv1ATmNfk/bz5O5csRDWYx7mntvcg0kq
te5FLiGjwpaY6rp9aNuRrjZqa/oQjH/c7pl7tnQaJf0ZE8fw6NiatEnUV6ESN6klR4oqMaroYymN698a5Wv3zOTGWZGq7CSs0QjWv5rRXFxDrQdzd75q
CdmDr7VkUDM6VL0zPXXQCjJnO2UOqO4K3TUoqQ19F1r2qOkNW8wCJ4SOPJcClB2NAQFRrrEpGbkAThPjirOgpnaSxfPMCA2CFtaI2lvNzTEq+b/8kj1V
+h8XQBnDwlBKguhQPjdRGbPp55FEDbkGrVyCfw/0QUpr5mxADbMkcMnbKm8nWl/tjom+L1tmsxMa2xiiy8qVGpUEzSlDYe6lqKwWumlIACCIUVWemOsS
ybUmN2eKYfkg54V43SbV9Yp4pzGyUNQT58y+QRflv95vI/wP8ltn18c2Eb7aNsmXfL5XG8E9Qd812pLdNvvEUe2lb6cBO8qR/kt81id94RhvN8LsP0fn
gc9WV78NDPl/rFa/3F7dG/G7Q7KVRXmR1O6L3undcT6Yvd2dsH3wwvY7/q+kWPNv6/X14sPt+v6a0+U1o7H8eTm5RILtw5yW7nyCdNt2wvUMt4sB99s6
X1sLjNbccnkKA/7jOZ3cTc7f0x13E36QP7WE7LvnL+a8lYd+smLPW3ngJy4GvZXH/gbFoje67p+glvQmn/wpndF9QPUdgaUxyWageVPUENhRnNzQPc6A
E9ywSjq4z2t1dS+ag4lZlfoqFMSnxjL8ufFtB6e/2GRQbI3eHQLBm+D7PE3jgnW2ycnzgxQFPIcCGjGKxk1yTx4MjjBbvNoX8+V6tCf8X2fLH9Yy9ybL
28ur32girpYq5zNZf5qtW4XrZsLXPp3875v5ZC1fn57P17OzTz++O21nLpY36zkd1E9jG4cUOn+8K9F5+pfNFf5lsryCAJB8I545xd5/G57QzxpYDclz
5lAklWKyyOAeYpKMXtX8kvOiM1NjjHYEk+SjyxLPXxsiEzOQ0q1j+wy/xxzPH3N81Tt6qnjla26ik5Pv10fqk3Sy7rqt8LJo9/0cmanaqPoqWUGk0MOB
6oQq6qRaSxOi0Cxs4qQ2ToypfRTB9ehdaOc5pZd0eRxTZk6q21oD0uDcgwIiYMaCivg3dA9rzE16w2ZVkonZS0qXE88NfShE6/Y0JQhZFZsPKut6FpmV
FLziPE2NCclXQ59hjw4s96P8oFWpOUNSmVUTocPpkjfKeqmEozXbpDl6pJ9dsIJarVYb33JWtn9Loyf5X8gBsbJH30+lilXJhwNpdQuhEme4ccydMs21
gDFrBnpTORyDhUKjyLWJCmmBOFhT/aABrRhRuvEEuVLu6/GML+VONWW0LMXl0cn0l9pKvrJz5pFNkl7HPsQkEk/kIDaoOI2d0wWVi04xmph7AbqPveCY
NkluH4R+TKKZ4RqePTvonNK0zg02n1OVegR9WHKvF5yh0cAyuo2D1WSnsjM5mAaRLwYssuTLAtB9mDu3kGHymwVgZS43ZDYUHSIrAXIFTk2YLQaFqOCk
B8351kdZVMWaZnOWM7K1h4tsVp4jcS8fnPIE/SzWLcPyIBvYjAEw1NZB44ZlEqPqLONkMiVNbokcfvqeV1HKTlSOpUvBVoNVl0NqRUtuvZTOPlsx0iyx
naVqbDeKDAeKbM5oF5+X4l7lEqbqNng1MrR+VTcjQu2Jb8GT5YhGpNCSq3jkYEybE/RkNcuLibXzbP2K6BmioGeSz3vDqW9+VzuW2ze9r4fAnycwYq+1
u3CEN/V4mMmLcgCQm/7+6nr198H7HNVn2V/h8e38+zvijWpz+toU1yxr0qtYSg6bz2z7rNf+MaGJqrQ+FcvwAf3M1P4zpEfos5DHGHmmCIBgZ3SAG9jm
3IXI+j3SCAUPxaS27Xgo+ZHjJGuNQ2Y9x1ePxpXssVHWdNDKs2oufDUjjUrBWtWyjA4t2Ja70xsngVenLKfQdBzVdiuJeTU+NOMdgoU2WRSNbvL01GY7
2kBgzsm7bUPP+AkBiZgE/XFjVTnXgCndMHu5O9AOFXKwir5IshXxbiJNYRDMDKYE4FUSbVlAFbFza6GwxrqFoiKLBw0sYKLas6HoTubQDkY7Gkjqc4Mn
uUw77f4UGr0hlZsLTkwnvT9pVYoUPYBF3Lm2T7qY9TddqaAiSNiDWf8UQodeVVQNWVRhp+CMnu69roBc3VbwqFvnDrbHi66SaJF6VauzHsIAQe8gNyG8
yE394piB6aAko+o8VdrzeS54BRo5GmJ5hzRbhcqdgVhBDoaSnU80FXZ3yL8CC3MQtvlq7nE/dPGb3+YrT9mulvPJ6qN0H/w6u17wj95MlnSP83NBuLQL
TugXr27XM9Fq/zS7mXyYz6UMsfjIyIYPv3FHy2J5dTE7mwMqw0f+cfJXKPf9mcdHE8F/Dd2EgpZu8vnT4uwT56fogejaE8N38t++XHX82Ww9+ZVepEjD
/5dJ3ynTPjN9fnjy3xfc0Dxf8r3TXaxomH6bnNM0kCGfrFeTjwvG7XzaujFkoz/OFhd0TToCTzefLNY3/SPTDS7Wn1R6cHa7XknO+ma+fo+Lv9ff+vEv
9Kq7ydmn+dkv75ez5Z/+zHm0d6dHJQafIfv8PFj1F4vkt5da7MbzVzzqvF5E46gzv+egXygH/YamxJOlvN/WMhgX2m1fOjzyYcKjHyaMe5gXbBQQdxWu
epE8Oud6lJiqWOVb8KWoRqSNHuQTHhLerqpij6FoojTFTFN6JdIsWQ3yQsVV9T7IT7B2qearamwxHhSxfEkQ1Pa2aTs5ZUPjAHIwHHnxboEscYVg+7cA
/65IaGdirxBFn0WrOuix9I0BoSlUlxYcmxwiFLW5MNIODNXhgqx6OUZ017sckSAqRlJ9VeVbi5GiAcvYC2iAggHVHXPeSIiTYkbGvbZ4LVX0CtRiEEJE
iJbvD3ANi5BJmOKa5Hj2WQPLjE+CU2Y551KTlfVG+kEoJPRQ2QpZ5XhrC9EzRWyOU1moHSBIrRQ2W5RlcumJxLI0HVjtPqEfll4EitADiOaK2zmRdkST
EkTWggskUH0Em5TgowQE6Nz5ogE2hbZO5dijwToK3B4gr8frSiu1hePZa3TMT6zMKEmq7HRFWZ8U36dD6A5W7JIJIIkVe5q8UPyJYK3IiVV96yYLP0jx
JkakRJgvxZ7WVOTPmINOzSyNDzQNKo+iPy2ZLIA7TVnIWWIt2T9jn8Bwsp7eq8Xyy6UvGRQPBE5iApn+Q+REBJXjtyoOWlyIfW2hKH1gira4TRUCEJvE
/DJjFiCLHoOwh07hWRoUVxOCRW4h21LRl5Ua0x4nn/o3zmuQJWS1QUa1s1mhT1TXvEhCH1iCIaYI4hMvNYVgrYGGsdDkiEVviZZknCQGbIkg+XNGhd7M
pqbQcnO1FOR4oFXoYoDUc4oBx9KQ9Z1i0Qap4Tj6AejkwdL46p3ml1zJB/JLdA1lIaS3GkD5GeVywcHO0MCUni/J4zNrQhbCHaMK2KUVRiJPHpU59xYd
Rbm9GrpjWdeJHhPLmbvC9maYYkLyz3CZBm9chsQ7C2yV35pkTLyo/DxQDIxJWIu4kIwtzvna9LarmC7DJlyzSaGplxctmHH+/5BB4MKC5JWUUzQJVSIP
idVZl8m+t/0aBTbWvBYrwGLvYLFEVdyZquyLLIDMTxtLhDGWPrOIJC2Zu/pscLF9yVW6Tc2MeUwRGH7aB6wyVhXN39EeANFv68GSmo3vpS11JkN6XNyY
oNYSepN0GYMymfW6faVG3koXyGKCOSutjgy2e9rOvTLLmjB6+3mpmPdAm+0xjv/XnL6ryXZkGHCwhr6jZukLzXmhKa1BtShdQpujM6nP+Fvl0LK0GPeZ
hUDTSZ2SpE2ZrqLQxyryTXbVgtQ0uejKgaK86K7DT2j5arI0Yke3+kvJ7nkV3iQHe6As/zzBNWfj5EVNfvTdxL3rJj+6buLfSRbt5hck8l57hmDrISLf
fCcPEx/3EL/HtfVkeYWnGo7hSnB8kbEcYlyIL/AadvMtxGcQF3t4k+Hr5mr42rk6NoPyjfsBcqKQXcpuNsNGZ9OKuikgJkXlz7q018MMyYq7Sz5DTXAr
VEPcMxkBXzuLuLipKda0fxuh6BqklRYcooHcdW3Fr1mivBgsZK7p/l7cheP9FzzphhzwDJeYwiTJDFhjVBvaaQuEpZtHN7/34KqMKHZaY4EIJYe0QQ3I
X9WSOUdDokJumv52DRL7+VByabSiCUg3Dr6l/55JFRASVC0gkzM/ONovmo2SCKH6hn81SUNKz1TtU5CGhvZZCK59puLuvgVu9Jlpn/moI03HaYjK8Iwm
sS34r0ORcDAa6kT2WFC/NyC7pXABc6zWKGG8p3mMqCeaDORcdB7ZxJiLb/XvZK0mCL1y7JdDvLNCTguR8YRVpywISdy95DUDx9AopYCwLHLP4ZFBkidH
dg2tsPKLvjq5+hmF/8h9N0yvAUmCwnEuR8neCwzLs557J0rnHE468sosJ2WyZYiX44J9OQClixStCZiCQzUvUD5QpSJXF/sGI7qUkZDNMCLQU7xnwIda
hDA1hK2kRkEckiyzATsOLIOgYZQ8v7AYwG6TJBk92CIKISPiwwqQjHf4t3FN5YCmi1C3lpwz7i/poDGfxVRwIkEhv8Y5CMtz4ioK4rdpVdAduVJfw3JL
2SlKnWwNVlbSNir6RPOanByr+lFqBwWl87WpZVhzQADAKOfYTlSgE5uuMaAmWwNWP71xSSyRfTQKovacU+Y/xUymapp5s8wZApqPJBhtR7/WRDNyNPKG
DBAykaLqA+hVfosBRrGqVEvxkjkLWbVb6EmjvueYgMnhtDBy0a5Zdk5KMha9pYe9Rb60AIbjFf9NS1RgUKxRIYgXZgQWxphAG5yu2gSQDK1S+aBGF+u+
1cZpN0H+5gyTETFl3alwu5CF4PKDPIGAk6cYUdi2KsjaZGV3DTlK/o67CYDMZ3AUH8CG1ZH1kZQM2cO94h6uz2IIiImzLA6LOQH4lmtV9mgbsZ2z6Ir0
IXCqnP8MiFer7TVRrElF+ZpYmoRTxJUzORGgsVJj9a9hnYWgU0r3/+gxQ/kbhy05OVDrhFDaF5KWiclbcOYExUvTdij4rUi7mHzDiRz9Bh9k/JhPugvS
ogqqL5PwI+RTjAIZFrkpZnYvuiLE2eDOTSUxbwhGcrFk0tL2p0hsgyS8/JPXQastRdqcku5XCfWdiIQ+dnlymhpakd60pGh91Z6KmpDLZAJ2aKiw5tDf
3kjb3m6f8Rnm4yMc/ViwlhlOJxbKtNoD5wSRTY5KmEUDb+rejZX1a2BCQjVIvpOfmVr2qUpVyxdtRCpM6b7P4WfvR8w7WQytLpFj1eR2gsr60LZRwIvP
7GRPX8t5TDt1p//B++z/tS8Tv/eUHfHQ7pNeytJB0cFpWwwZ34NduE40piT/p9slxZhvZTU/J43zTycfFuvPdK33X1bX78+ubn86mTBhwWJzhgAKfxAo
4IYhy213dePRua0bqLub1cf15ezLj9rt/S+T8/e//B9a9t3kfHH5p6l99xronV/zkz8/unAoJs4majFYytXkOzmlTYxVXXPabAUrQb5cKyGnBBfacJ5f
umeg3Sf1AXhSXKXn+CYdFMCj6FTIFw1atGz00L+LSsGYQzLaYRZbRGnBe0hhVWoEnCXpNh6DevUG6YuSvRRhybQbbcrzuAzrhGhjKv04ckMBZBHkR8B1
DR4CirQzOL8/CDVZpfzoqaP8JMXGrSxtLDogUhPAEzZGFOkRfAQUIFkVRVrh+gYEAUFIQsZlPC7FrAa1aHTW0a7q9zd1OeCJKPxwqOjHosYxOwQeNiP0
lR4/gEw486btKSEhZCeXEg2zXJNuLJoZl6JA30CsxQOhRHNLqn+sjHMI3x+yvJOY+0ZmcGqE6BuLpI/92GUpxSd6/Kitt8raGDLcARYJ0jDKs5IeJx/4
/7kKi2OC88l15lReGpXBA63bWHVbakVKjVpdz4JKH5akH7oegZG8gi24zbP/MEKFiJz/XrSGfHf9IWZjHUOiaqJ2ntRkiqRFgrr/GNaQrGSiatXWG5qT
pgIGYdkpZ2dcT3EUH2vUzuqLVkR0DhkDUyJiE+7iDmAvLXAYg7KpCh+MYnMivsquNftg+bkWQ2R6ktYUEhIc0KJ6mNywicJ/bp0vtnmQFZ0iNIOR7M0K
v2JWGtiJau2BnJS1LbIwyUEBSVEy2WsHkY+moYecQ4HdBOOtNv1omwwZIJXhLKH5pNZZYEO8lNrlATXxamgxCOOw9Nnu8wTpwq2HMiY5hQYDWW0fwOpa
XO4pfcnEIg1DhhUYAJpsSnxDXn1pvfaNeCf332bAkBxF2bLsyMlGf2Vi7Nch0+Cz3FNg3CVwHRW/762BaFNgIEOzDSWDGlcBly5WZE2CgwlLqvDKgSMt
Fmn05SnNcCepHySk9yK7my9vG0JWeGPYmAZngPCsadMNHl3I+uEGHJkcDHcqfccefRgyLEtOm+RmRKBPRxaZJQcRW9VmBXzQXiB93Cz5CuOQlVgieiyu
mluezhgebp0sXtJGtii2zlvVK/OeOaE4kXbYQFiy3LK1JiTFbML7piBSWSdoiSoojDZxmXZWdXM1H04rB9TADKpsdQwH5F922vJoq8oN0zDXxv3UlkKK
EVly1k8VTGhU0eEIw+FYX+uAeXCltfk5gxpYa9wzDENEai00IWfXa+YxdbFAjLAWuWmxIP9jmnEICUgaBkRizteGsWTGaNmcKYD2+xFbuShWjcZYuLzJ
9ueqNEgO3Xi1b1HldvzSi+zCIyAbqf5ZoQHDl5z7UzejNotFPpC8Q0mLiwsIQ1k5y3bQPASLrtKkXM7GhdycLkwJ2n9K73aJT0KGJyn1QAbkid47ZkUm
G9bqL5Diow0Z+s/Iu6s75unE+OL2gbPMG1HDzWKu6sTXrRUOLzdt2NW2TYHvnYyU0AJJC9Rv/AnbDMkoFW3DxSbF5TqeHLzOFbcZjQ2NEEbKjmTGet1H
Q8+BSc8YXx5l1brOqGsxoi6LbXAHlbSBay21yoNbJLZ9wyiybXR9QVjmWU6Y1+QrgmuOpqlmk2xLPjKsVxQToxeUZgraTu0UpsaUAcX2ZkSskaNNGHKL
MAs1OLTHlkNOg2uLKHPVQ7L+WbWr+ZedqiKmZhaqAW7XWmeR+xY3h39f7CPXulsjOHmTODYi4UavQ7DJFK84jyZkV/c3CpP11Y3eYirZDJQpmUctMjNf
euv9pamlbkHpS89OXSlfsfg5OlBnsnr4ZIZpRiQbzK4SLA/eFG3q5bBBgJK2q4rLVexhVfBoBCGSWAMnrkUia1gaDRAML22riD4pltN4kkOKDZST1orw
wRecSZtNtq+NB364kdT+uzL53fTNmp0oF7Hamft3EHz3x2ySIGGI1A85kPPVurH7dULu9+6b8ny/oif8PXPBOzmS/twwpNO+vRnC6/n69no5aQmzf53I
kr15OxTwILsP22T3T/eAb2xm/OXTfHKz+Ad60NEePqNJ8I6G7GbNo3n2SRq37x3zYfKje8ct4svVcsptpRfz9WrJqVH6XlrGRw3tH17D3BkegjBiCPyL
D8G3oEpVF9UrWZ11fcvRXf7U/kN4H5njlN7vNEZTViFuJbyQtCRfzO9Q9z7koiI/G9GNaF0QQW7NdA/TtWrSwyIbYJwQgjAmS2kYd8h7/7NUmGYPlseS
Ppr88OcfGAjO5vR8/pEm9fmhKsqfBysof/jDUAnleWVlXuEzvdpNYudYkRn8dOxw7Sik8aXACk2D9+61TIZX8oDfxMCjbb2gZJhjrL2NdhVtoRSw9Rmh
jD55+sz0yYbATI9yFZv6nSDGolWO2B8oUEnZRrigMCYDwZ2iEsR6IU31wagAXJXYU4B66N+PDSrL7T+SKwgMDmQgoLYVxlqQvOc8MlKaXnig9mYgimf6
NSGJlZqhyejwLor2q/S3vgs+OOQaaK+RxIK1WsIpnKcFX6bVRLWjW2ZhOeQ8Ga0GytlgFL/t0AnL6LuKJKKzzmEY8OwJCnfJ2wOdpJniZSAChdXAchNX
D8MVcK1VHJlNBkm9ajwyE9wxnAS5yx3QnE7RJkIlDGPUPMqOBsy2zN0vfIv7Of6LM0VJD4DedQKWdhR2G7lHH0PQtgHUUYIUtrlRm+u3wlcsvHXO16TZ
4RT7wqdw54KWLRogxxwYUfdlGrgOIcliV1BisF6l+8hRia719GvqMYBQrNTi5U5SDXKDQWenrbYBfKv0pNMjl87xpOJ2/oJqdqb7fvmK5fcl/wqWfPy+
5L8v+Zdb8hC65JCtlk19ETAZWqphQ0Ftq3YX5Z67hTuNNI6ztT/SFS1e9IBdsg6uaBQYbBiz6BOHabg0uM6bZmtyTtdvECQCg3n60nWtmqUOUmWwQecp
LTMQHjguXgoMyZSDlYZcEhD5VcAJlk6WEnWsKLOxvCvmpi+CUWA1GVnfWhmjhaUsr2QC0BIvq05gLaz1K+wRmlv2gLvYFFt1B8VKughwQKkWbUSKElL7
ZNKBOoPBHTM5rCS1baveBIMif861L5pxB5gyKjjhNxAy0ymoKdAoV60NDclQtNYYpHTKF9d2BLK5grL1xoS9+F4yPwYkG0lqOS6plqxxwqciy6wHz9DD
JJXHRYOJc9pW7rlrEGU+pwVp5pLAvZuKsk901UGnACRMUkA8VGQoYCfJvigWIWmBMwXfeqdog2l0Edo0mL3S34QEFvXImx4qtLYoFs2CWN1YySpkpk7g
7oOA+sc3qDk6NIHxRr9J1NB9F92sN4Aj2n/1w36/5a1eoUnVblkSo9QyJW5MQTGKfWCu3jGmwEawyIBcI/XSF0UGt6juA1nZnjTZgz7c0PROThg5tEop
ChJ4N152dGPywZIj7cbWY09LShUvM4qJ++UOuD2r2RkUwJiGXxmbtLzOXDX4W8m58YbYKk0nOrOz00bN4NH26WiQcmteAl6I1iIrfvCNh0aXoJgG6+MB
D8AUbSHiZhdgjXR/p1UmK943FW+XrdJUFdnirTg98jtZlLfJzLfRVnUNOgGNODQB0O3E1oc9lL0QhOCkmMq2SuFc2iRFNlW7Hl1ITuU5wC9jTYVd5Y5d
jy7DqDW9nBSwwrVHJcthqJv0HzuPRt8KLil2Bg/agFBAQayOo89JQYtaC49s3NWGKqYhhwxLRreJunQlTyJp51UT9UBvn3XkMLHDE1gsxFmZNz5U/+Im
gNYm2HsY29nLJZikq50mQOw/dCloBGBSTxityuNmk8B1DrBi8qec6bOtRlEunJMd10bks/SKWsAGfYU735xi4SPHUuTmUmVnEmoppiDCj4WYs9K/NS43
T7NfeUS0n2kvk1RkRJDgoMGO7hiU57ihFbBfMOQwWxg+CLzY+AuIlfuQZSZZHkm+x8B/1dI8wFZFG1Q9G1MnHNx8oGfxGHF21R0qThmJGNrHCjM27W/m
ywGEdwKTi9wAK2Q8gljgy0aQRjkOX2SyJ0YlJvIPiuI+q5Fn7bFUTHmEl8g9P3QozevC14rFQoZhz97veatm9rQII1wANXPgPy8p6xJhehcpvyupHZtO
qeQDlNFavBmCrh2cTFbecXCA3jcLfnNm+vL7m19K6/N2Wb03z46fMtoDF8toQ2Vvb7hSbhtqTaV8wwbLvdAPl6bdA+S3RDbpVDgfM5kBskiRDFoNbwNP
8NU148Gy+12xwLddM36yB/xmAoipJsWDcWRzqPWK9giY0ZCztNcz4dzbK4ztQOBVxdCxqd0KjBVDtwXJd4g5Gae/AeNmj7g427I5u4DTlCO/Dcw/uqCI
/lGBsVCAYsuq4DQAxaaw1SnYMXpxemkjbogrTStxx6XExU7tGO3DLmuHOlp5shvBqOizl5QHueICSXQBeDRbgWX3qSg618QaQH+KRIPTPdBwtzsiPLKl
zXvyUQhF6f9Is0UVwmDdK9CVWI6pWriVIP9jY0FYHhrGv6qgHXMZ+nqon4cb1HF0AeluYFlZSdgV+JTkSbZtzzoLH4kcDWwT5PJpmExuIOL/3Je/EyvL
dRAdQYmZwg5AUbkZVXDFLPGyn2GCNjUfNYyIjejVQPtEnW0KdXzvdYXonKIWXdPwqHB5aVIoOtTF5Bs/SokK02MXELmOAmioVzA/M78cxOTFhN02thaC
GFQZzVmtsAfuBNfXHZRMhqa+UyCx19noUPqIydjW55VFPMwD1Bk06LPKoVuN5EJesCOflhu64zg0RkCbDFjppGHOo8HCq2yLtU6b7xOCPYrxZWbYHBF3
u1g9PsiAUTChkUatEe33NmtHXPaIqxkVri5l1HOqNvnTupJsBGsPYZZpU4stCfk5jqUUKOE0b8L2ADM/ezQqceMADspZ8wMiOSnY0EbM6oPJEGDLktBp
iR3D+Hp8UJA95HaRMUhj8tk1rnPgY2EaSaucwugQcxwN8pTQtJj1gHlyAwCi8exFLIddsAQ6jKQdDGQ5dIWSByx3WJhQQdJCiFc4ien+9jvYzcQqYzam
IDPApoimiqj049lBuY8moqZLTdAz0HXAcpgoXNSo/xY4sKWdXyeO8TG17KWegSNA3Mpn4ApFObhpGhZtRkr6J/KfEemAhHQUxdb6Ni2zM+uBSbuY8Bil
JU4L+gqKklay3hEw4mi6pD+hNhWh0sT/xhWUOunApHQVYG2y/Ao6TzJZWAtVWaWilbwKGWn9BVTFmKxdl0qBnJS1BkRermBIi1JtWDKQCooGqTAImJxU
vf5JYEd/oT/ueeeCn3j3x8ns+udb7uGe/LBYXt2uf5j8eLW6WYiEjFWIHjnrULbp0PYt6juPAW7ox98ImvJ7GIRvB1/55+m+Dd+7b793337vvh1vGyK7
5ZK5tLnJaTATEFzWSPcWNx8iPxs5y9mz6gf4yGET8EevidxQ+mjWMEcfQi7ytEd13/oYUd2A1jTNYaXpoFAR+e1QndLQ9cKbnLaR5UvzHEQRObhW9ybn
SltWo1i5WMjZOajFnuDmJZ8z6pGSK3baPdUbJgpHYusAhcI0jUJpgafVEJBbE7WhthqxlckgdKL5X5S7p2YwjXBBTJvsitHeVxurLJSYK6JUn0xF5J/C
IcUEw7UecfKCFXQTGQEkHqJn71BYQfoSc1SW86b/XizkIILDnXPTYepDe4/sAD+NCnYq0sflIFYycY5gL2NHSIqQMkVFL2JGw3AQoRHRD3BFPWDrVfHb
a/MrRTrI38SgEkKeoiBNvRQTtHxfcTtknSGdkjVMy86Hg4oJQXxeZoDFWqfg07cphdi+ts2UogBxyYNX7YMY21+EAVg+MW0HoMF16Ku2oiTe2nChY8E0
Ti9dAvdZXYHkN0m/ilZqbsFPfWGbdhn1JELZyvop8CVYs5Uz1L5b1kPqJVdQEWKUSwyjFNkpNNPGfG5VR09i4/Cx2qKQxApZyee00qyvqrrDOA3xNrQI
RmG1CgtbL2aqZmPqwcZ8xF61GgxKLEhWxKK18GyyRfRFGxGOyTWiGs8JSmyo0WKbcSyKovuEk5UQuH1ZiutFW0kLxsqytJHakeQLYnXQwyVuRe/UmYMA
fAxxv+dAu2JuRIBCS8CiysAOOfTm0kTP/UwNYt6j6AlxGQ1ZNZrcUEAiP6yJIpDTAlkX7qbnwlA2CjjQdWNpS7V7033c6K3+Gch3tfM7ONU5DrbUngYP
lHshA4IUMzYdj53ZVihySSiamuNZVHTZo2DrggpE2WwOUfjQYoiAATjMLIblZRDoKjaGZnebf/QLEIPONWupIAQFR0a4AOSgtxSfpxcrOWhJbHug92IA
rjRIr9BLW4QElmWaXy5sUC25tdL3FLL8YdY6ABqjW0FFU/55E3BkABG5bbqGTXEgN8zcmPwYrdmi5K9GAK707nRds1YVHF9Gw3FIEDWzwE6ySscBo+k0
v0jhAJAWtNtJgYADoINhhFgicROcTAk+OSr8rfFJadbD+ACDSa6T7pBoyqeb9wprJQezZ+1Ekzk9APLJgnHFTqYJ+Rx7ii1TkNxjjgf5M6ibTL6Seuu0
RMIBqBwHNLhrjg0irEjDv9H9KO9Yhl6SvkdEE5z+aeJGmto3iBwsCy01zx4+FZORNQE/bCFydcjnlP2xBDfy4/pk1xsXhDa7seAX/kJ+p6b1Zappp31t
4ufeI7VumDm+oQHba3JFE8uMPECdwaMgQJFJAyXJtD0QT8gyl+VuqtKfBNfMKiKc4E3/DhO2E4YSIPwIyvlFropWAqIqu1sR9BJpPuD5itVaG+s0ckzH
tF+vraY+lMzRTMu7JsU6sZPr+f+9XVzPzyctnzO76JM9N3+c/HRyvrj86eTxjIXSm/YN81ev+5G/WbaKi3iol3AA0Zh2UJigP22jxOPPsHfw2u0/g3fP
5CA9Fss6rFprar/HkIcFm2tHsr1YUQEQa1Ch0qFpbtrpEebREXI/zHLUqF6Yv6qlKbAvpD4iCU5VUclZkSQPWf18eKeh7Qo1rIoAhrsSUGm1wWlmLDQm
RS7Zu8ZhpRmcapJuIAF7FtmQ2m6ZzTzC7qL4TtuQmkmHsfrUwnqX0GxCjwdQITum2DgYL436gDkYlrZQiStkASSX2lhADg+cvBD6d0zjr+EhvZGqQZfF
FiPOpi2hp9qJDXxO2zCQ5U4RmoZ5TFARcfv2GlhgASZwWUyj3Gj1DouqBwYmgekHXcX7QlH3mVtw4IdY3R29lkAZn69pN+YyQ7gHeiJnDXxTFhI8sMkw
QbA8jZJkcVkGN2gjcNfOp9yis1SN1pdU2oKesE1io1J0tTbwIEehDmqNFfJ1EPj0TDKteMb44kqfLOCHoliLoU1MBhovzvVZK/KWoLrZpk8y0OHkKZH6
N8ZaMpjcZnO17CAVCzDxfhNRuE7cTZ1kqrppZsEL7NGFFhX5noIn6QovRL45JyG2aAhotoIZXtn5t8zZ2U3DaeIojA5gbYMDOBSXuHOJQqwcT2l1l8D8
Z/TPesrUBBSVnGrbjfOn5Blavs0on7MYsAkUInWlnKqAHDkRFOZ19TQzZp/MJsXDXS6nlT8UCQGpOedwKkhpm05DVyorVHQucaEbV94bddrM6gmdC5zh
4zuNp5w/o0l6Kj1MJZ+CfDf6U/Z6gmN8K12YQ6OObMspFwwcKyvQUWSGZNAoNj3lJFD1p9IzRUZIxoWGhdU2di9yct/p8boQ/CljPRO30dHYOxoTejnk
wJ0qby79pfIgiHAxjwD3X5BFPhXMI50uLzemU36ptKpOmdvWMrevDAo50z6V07x/PfvItFg8iyIjpX3gqLrL9ELIOw71VDGzjkvI9HSRHf8uBrY8XSic
ue5cPUX21blTnsdWEtF0LH3ONqjEU4Hn81k+vCyteYgWcTpTaR2E1jELsxhNCo5pTwocAuU3D0aYopZS3d7HD9zz5/45Ct1fjUR1v3d6Jv/26Zm+i3Y/
m2h3+C7a/V20++2Idh+wCZVCCiVg6FWRObFsNTXsy+bDZj02xWou33gt+G/oG3JyemATSpZEGaa8w+AfNgnGawd0kWI+B8YKZq1WXwDD2KysOI3xvNXi
sKC6GQHQ5Lk4XEXK10jqtviDzr5oPqtmQ8gojlfljqV5plXkJn3lklIAGIAJQ0t1coAe+85sjfWK6jjUmCxQ7R7Ty8WmeBB66SljAddTnDSdqjPaoNPI
inLkPoMg3MJo/U1Y/FhBPioFLMtyFXQ1RTREuVj0TzUFASgAyXBrQxJegy9ajHHaeB5E+UrUtfeTvgYOwRE9e7kvGh+9RFHdNOQjpIKl7LDG9h2wScUe
TcyNZU05IqzK00mVTNZxhAiYD5JRdoxuP2ADQiJLJzMPdo6mf7badY4qW2m6mCKpyLek2f/qrbZxifilqEA2C2AFQGxQd0pSB4y1wWZqKr/j1qy0352C
E0XelPpVb681KzzHAz7wF/nLpZz4/06urld/pxfMU7bpgk8FoEnXPlst19ezM/nr3a9Mx2EJTbGT89l6Nl19nK4/zaf4eZUVX8wFvnl2u57SP68+nXR2
c9J8PTv71CuQ7zt0Dvkjlkaa0r2e38rtzK4X60+X8/Xi7ESO7MgW8tF/XzHnGd3ldLWcT8FyOXQ4LR0+nIzKlAZ+KuM6vfk8u7qSm3pwfOicHn8z/Xi9
upx+noqhHDpWRMD/yu//evGF7kOG5mL+cfC+KU7eOlgfkMdzNv2VXsvw3eeOt8oTWqQ8eiMGcXl7eYUn/TA7+2XECTx6ek8076ewFw/uo3SpHSwz4Ho+
HzqsdlkO+7zENc8k0HlwmDUd7yBbYuZTvrfVx493bhjH2q7i2Js1vW96vg/z6/tXffAt7aftAa+uF6ypdXeS9x9SSNIO1F7IPbfCOZvtI3V+0FwZfEpO
MW4ffjk7n08/01F7ziEb79o5eI88c/fMV5a+kl+5ntOix6p9MDz4juzR/MNq9cuUVzI9eukfHd9/mbrjT2RrRSN/vpCtYyYLZWug+wPWt1e8Bdn68Fy6
/KfF8ucdJ/bfuo0pul7dLs/vGRUYB9sJd9UJDMLR5op+fXlztaL9YO8EZtZ1Wc0w0wcmAks/xYdH7zQrnBuU5fb5erX8ecqMj3fHZvtz8lHazX+Zzm6m
fXrh4WVpbmUct3OKU9jIiGE6e00jyG/0PaqVr3bXOF/MfuaqLJnfi+HRJMe/HrW/OFnkn8gFmJ6taJpNmUv5/sp48LXbzOzFen454tZlj9n5Kryh2dwf
JmZDe7Qf7nG2E7Ad+RMfrmdsN9rbu/uSBr72G0N57M4kTQbHbE2rab+8Bp/Cd4J0fdweBoO5axJ42tZj25rYou48kAsmr2e/cXn7SJkE+o/Bm0+dhNFq
tjEkj7fpj7DL96z9vp2A4pgx5lwKcCc3Z7MLOnV2wTc//OIKrRg5FCiLvcfWThIYj90ljrTL5ytZTfs2lGA6kb3Z3oD2vGiKxL2/d7ja6aGjXcf1pE5H
8b2O0EOTTrf4ZXF5eznStL/KIOLL1XT16/z648Xq84NVe7u80Ug4bJbhV9nMo6zfL/P51fnicvAVhc7HR9k+nKCxx+fZbw8XUaAwJW1cfXnDzdefXu8f
prSxsTSon+koGgUOuq4uZmfzgd/KnWg6vYD5hBkb2BLfmIEThHlvtZbzOd37+vNqOvuyYzWToYNNpNfIb2U6p//91p7k4fGVrMvLGbuzGY0DO6JXq8/z
Qc8hmk6wknwxmmjLNU1CspD0zINH205y5+To/bo4p03ww29TCooGD3WdVHW2D5VL8yOvfqHHHzzLdwGROUB/08Xl1ep6Pf14u0RIMxgQx9BJavv+Wcym
vut4WYR9Nmhze7seJ3bSKX6ynP88Wy9+ne8Z0tQOXU3ZyO+YCjF3koKWw3QTGDqsdAExN/+eeB0rmhlkB89+ma+HB7HSa8VMX6nreEVTkswS1vhgQsR0
gsdpmzt55meDjmGy+l710aazj2u6rz1PkFwnoMR+Wck6OVtd3F4OT4Lku+i3T9h9M6GTzHx/ZBseMqzDl46dINxlvbaDaZsaPDbRq+SdmtfZ/Mv6vfrf
jw2+nj+GedGIQzqUTi7nM96CaAeZnfM5N7eDW2qi48szJ88ev8tdzGgT5ScZvPXSCQHIE+R0Hrc/8vebxPPjNten2yHTXb/+Zxq6wVGrXbJ3NkZxiWSb
2rU4s+mSe5p80e7ES6ZH8Fv5n50BX3adUHU25PieI30nmMVjd+cZDcuMTQXGZ+emmEMnSMwXTfoPzzjcT+ykbYn8e3rC3a8zdakc6UU+2hekaXY5YiRz
JwCVk/VqPbvYZaxyoal4b0LtG45Kk2o7o7i4vhlMZhXTMZylO/lf84uP/9bn9H61sqV8uP34EXZr88w4zXaCKCVv7vaG7vpydjPoohTXierCozans4vZ
DU3x2dWCB+bXcd6lnNN2UTYZ1xL3PuJkem03D/arXWeyp3p9yzvTlB2+q/nFemDUfCd8QydnZCTZ8nOiqb2axXKxXpD7cjNru6QeRPvAjKcXzaLV9Tm7
SiVsflgPQiqH7v/rL4UK2Ic5RYBzzVg/xQW/7jm15MrbOnnuU77IwPjGTlpe+6P3vIp079D21m9oHQwcnjtpgDz5eL36x3w5cACtzzLgUd0c41JtfTdo
L/aefDBZLPCVsXXLIsbmYvYb1962fKlNRW5gDGonCJ+v8/natxIHfZrPzo86eXXGpoIeiPMTA/dYTSfoieZa3rIhpWBUnnSwYmm7gjw2PXdvjYaMQj80
ah7qVhZIzr2QaOlsdjN/1OlXF7fXj/zlm08Uej7qzLYsPh97NnxqXtQbtMSIFNjN7RVdbnh5V98V5P8phJxNLykouO9A3v2mhsd77qPSZiW2tJnGY3ui
k0qH91k2BSdgEg48aepKPqb4LvBLOfqGbMS+K+dO4Lp87M2ANcZBhdbJUTk9wZeNLte7ewez5Z/SPQy986rr9SsjKVVRRoVk+93f/TlrTCfwz7unDR3Y
PKAxVRrpYTyyzC8YyKPK/MKpcHLNByNjsuv9MhRZWKJw8Mal3H2C72ppJyx3H0aPuhWXPsxbjQwtv01Au6P+MvLswfBuxLmMxhsc+a3vrNm4mijjcG7w
QQamRX40i+VI9j+25syDKZx4Gj9NcCugtqHfyO03RsS26Pgbj5kw/kjQhBkdPOsQjkBMCO/lIciEdCiefJn9uhAvY8fqKR2Id07+Mb9e3ew+rvKxR0br
Vjidx2XfLVBMY9PvFvii5wdyjMjvW+uGEvzsiAxaTctP+6iaAKSkRtZuLfA9oxEmFvie8ckPa8dlP6wQgY+DjNT4mKqHBZhmfNnDAk5zVN3DAvkyqvDR
jj1UXwVZ3eEKie1xLftLJFbBKodRLXY09MQq9uSYuosFRuRo2MkIMAmixG9QLpWvbvZAGpjFyjasCw7es4DIanQQgj+yPmUVUnK4QKWG6ZgKFZpojilR
We/G1qis90cWqaBMdERV2fojyloWEITROVMLGMGhpKlF9Xw0asaidD4WNgOXe3RO1qLQPiIpa1EBb64KNxXc7LTV1vbO0N0T9jyrtQ/8IZzzZfjoKJ7O
w0SxQ6J4QS7F7JwTU2S8P1GQMHwVes8o1uOECwqsh4IrxiyjoivHUeh7xpNiefjQxc9Lel1D3i43y6GOjwOXNMXWw0fyi4r9kW0na6w+A2c4fmGpP4Oz
EGQ5er/xweE0z1COl8PpUPZp5h9ntxeDV2cwcdk+/A6W8cHhNBlQnpfDr+ecnBl6TvaIt+66rdE9N0KTAFX8w2l/i9L9y+b91fvkNDiZmvn12eJm/rso
G4BC6Xvd4NnqBtA3GFc4uHfswcoBOjX3lQ4sACCvt3ZgpYF6bPHAAochOfU+w95nJB9uCxxGA4qBU7AhiRm9k5saOJNHt77+moMFROF7DeEV1BBs0njw
+pLeG0pcO3Mt3ByS3KsqOlhgRUZXHSwgI+PKDjbFY+oONqXxhQcLhAZNBYaSa7fpYtCrI9tkAdQYXYKwqR5Rg7BAU4wuQugCvnN8XxTt59D9x2DLme1X
lS9GNR1m94g2wk35YnQfIbAcbzK5/5rS8wCBjEnPA6PwyPT87XJBi/fykIlj5XaAG8ak6IFyGJ2iB+jgiBQ9UkqjUvQ5jkzRA5VwqKvRjUzRAw5wOEWP
WvUxKXqUk8el6FFLHp2iRzn5daToUaw+KkWPmvXRKXpUsUem6FHDHp+iRxn7iBQ9CsuHU/SoFo9K0asRPzpHX49sTbD1+N4EW8c3J9haxuXoUV4+mKN3
KN8dzNFD1H1U5ylqk2PaQ5GJOypH75CJe44cvQZjrzVJ71A/HZmkB0P0kUl6h6LqiCS9Q1n1mCS9Q131iCS9s2Zskh4CB8ck6Z2WGUYn6R2qn+OS9M6G
o5L0DmXPQ0l6iKqNT9JD0np0kt7ZclSWHupkY7L0zpkjs/Twh47L0hdzTJa+ME/tf/5/11KCBw==
""", EXPECTED)

if __name__ == "__main__" and len(sys.argv) == 2:
    replay_main(sys.argv[1], state_of)
