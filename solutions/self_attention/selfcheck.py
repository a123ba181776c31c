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
_seed = torch.default_generator.manual_seed
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
        with _usual_switches():
            seen.update(_DOES[case["do"]](case, answer, device, watch))
    finally:
        sys.stdout, sys.stderr = stdout, stderr
    if sink.count:
        seen["printed"] = True
    if watch.seen:
        seen["library"] = sorted(watch.seen)
    return seen


@contextlib.contextmanager
def _usual_switches():
    """Global switches a notebook may have turned (grad mode, default dtype and device), at their usual values."""
    grad, dtype = torch.is_grad_enabled(), torch.get_default_dtype()
    torch.set_grad_enabled(True)
    torch.set_default_dtype(torch.float32)
    try:
        with contextlib.ExitStack() as stack:
            stack.enter_context(torch.inference_mode(False))
            stack.enter_context(torch.random.fork_rng(devices=[]))
            if torch.get_default_device().type != "cpu":
                stack.enter_context(torch.device("cpu"))
            yield
    finally:
        torch.set_default_dtype(dtype)
        torch.set_grad_enabled(grad)


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
    names = []
    for arg, tensor in zip(args, given):
        if isinstance(tensor, _Tensor):
            now = tensor.detach().cpu().numpy()
            if now.shape != arg["array"].shape or not np.array_equal(now, arg["array"], equal_nan=True):
                names.append(arg["name"])
    return names


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
    """Backward with a random upstream gradient (a plain sum would give zero through softmax's rows)."""
    watch.look_back(parts)
    pairs = [
        (part, torch.from_numpy(np.array(grad)).to(device))
        for part, grad in zip(parts, upstream)
        if isinstance(part, _Tensor) and part.requires_grad and tuple(part.shape) == grad.shape
    ]
    if pairs:
        _backward([part for part, _ in pairs], [grad.to(part.dtype) for part, grad in pairs])


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
        _seed(case["seed"])
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
            if not np.array_equal(x.detach().cpu().numpy(), array):
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
        return {"what": "value", "far": float(np.max(np.abs(a.astype(np.float64) - b)))}
    return None


def close(a, b, atol=ATOL, rtol=RTOL):
    """Whether two arrays of one shape agree; NaN agrees with nothing."""
    with np.errstate(all="ignore"):
        return bool(np.all(np.abs(a.astype(np.float64) - b) <= atol + rtol * np.abs(b)))


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
    return None if close(a, b, 5e-3, 0) else {"what": "value", "far": float(np.max(np.abs(a - b)))}


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
    held = got["holds"].get(name.split(".")[0])
    return {"what": "parameter missing", "where": name, "held": held, "got": sorted(got["parameters"])}


def _initial(got, want, atol, rtol, case):
    for name, b in want["initial"].items():
        if case.get("free") and any(name.endswith(end) for end in case["free"]):
            continue
        a = got["initial"].get(name)
        if a is None:
            return {
                "what": "parameter missing",
                "where": name,
                "held": None,
                "got": sorted(got["parameters"]),
            }
        finding = _array_differs(a, b, atol, rtol)
        if finding:
            return {**finding, "what": "initial", "where": name, "why": finding["what"]}
    return None


def _fresh(got, want, atol, rtol, case):
    """Two instances made one after the other must not start equal."""
    for name, a in got["initial"].items():
        b = got.get("second", {}).get(name)
        if b is None:
            return {
                "what": "parameter missing",
                "where": name,
                "held": None,
                "got": sorted(got["parameters"]),
            }
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
        with np.errstate(all="ignore"):
            return bool(np.allclose(a.astype(np.float64), b.astype(np.float64), 2e-3, 2e-5, equal_nan=True))
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
    gone = [
        v
        for v in _what(failed, "error")
        if v["finding"]["error"]["type"] == "NameError"
        and any(f"'{name}'" in v["finding"]["error"]["text"] for name in data)
    ]
    return gone or (failed if data & set(facts.get("reads", ())) else [])


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
    for case, s, e in _fixed(exercise, seen, expected):
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
        v for v in failed if "not finite" in (v["finding"]["what"], v["finding"].get("why"))
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
    if finding["what"] == "shape" and open_:
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


def _far(finding, open_):
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
        f"The gradient of {finding['where']} {why} than expected{_far(finding, open_)}."
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
        f"{call}: {f.get('where') or 'the result'} has the right shape, but other values than expected{_far(f, o)}."
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
        return [[(_text(values, 4), bool(differs))]] if values is not None else []
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
        for name, hint in row["mistakes"]:
            lines += _filled(f"Likely mistake: {name}.", 6, 8)
            lines += _filled(f"Think about it: {hint}", 6, 8)
    return _printable("\n".join(lines))


def summary_text(summary):
    """The summary of the notebook as lines of at most 80 columns."""
    width = max([len(name) for name, *_ in summary.rows] + [8])
    lines = [f"{summary.headline}.", "", f"  {'exercise':<{width}}  {'points':>8}  state"]
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
        if left and 8 + width + 4 + max(map(len, right)) <= _WIDTH:
            height = max(len(left), len(right))
            left, right = (side + [""] * (height - len(side)) for side in (left, right))
            lines += [f"{' ' * 8}{a:<{width}}    {b}".rstrip() for a, b in zip(left, right)]
        else:
            lines += [f"{' ' * 8}{line}".rstrip() for line in left + right]
        if told := _differing_text(got):
            lines.append(f"{' ' * 8}{told}")
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
_SIDE_BY_SIDE = "display:flex;flex-wrap:wrap;gap:.4em 1.8em;overflow-x:auto"


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
    for mistake, hint in row["mistakes"]:
        parts.append(
            f"<div style='margin:.3em 0 .6em 1.4em;padding-left:.8em;border-left:3px solid {_GREY}'>"
            f"<div><b>Likely mistake:</b> {_escaped(mistake)}.</div>{_hint_html(hint)}</div>"
        )
    return "".join(parts)


def _said_html(row):
    """The sentence, with the call at its beginning set as code."""
    call, sentence = row["call"], row["sentence"]
    if call and sentence.startswith(call):
        return f"<span style='{_CODE}'>{_escaped(call)}</span>{_escaped(sentence[len(call) :])}"
    return _escaped(sentence)


def _hint_html(hint):
    """A hint in two steps: its question first, the rest on a second request."""
    sentences = re.split(r"(?<=[.?!])\s+", hint)
    asked = [sentence for sentence in sentences if sentence.endswith("?")][-1:]
    rest = " ".join(sentence for sentence in sentences if sentence not in asked)
    if not asked or not rest:
        return f"<details><summary>One thing to try</summary><div>{_escaped(hint)}</div></details>"
    more = f"<details><summary>Another hint</summary><div>{_escaped(rest)}</div></details>"
    return f"<details><summary>A question to think about</summary><div>{_escaped(asked[0])}</div>{more}</details>"


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
        pairs.append(f"<div style='{_SIDE_BY_SIDE}'>{''.join(sides)}</div>")
    return "".join(pairs)


def _inputs_html(exercise, evidence):
    tables = "".join(_table_html(_title(tensor, exercise, True), tensor) for tensor in evidence["inputs"])
    if not tables:
        return ""
    call = f"<div><span style='{_CODE}'>{_escaped(evidence['called'])}</span> with</div>"
    return f"<details><summary>What went in</summary>{call}<div style='{_SIDE_BY_SIDE}'>{tables}</div></details>"


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
    return (
        "<div><table style='border-collapse:collapse;margin:.2em 0;font-size:.87em'>"
        "<caption style='text-align:left;caption-side:top;padding:0;color:inherit;white-space:nowrap'>"
        f"{_escaped(title)}</caption>"
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
        """{"name", "status", "call", "sentence", "evidence", "mistakes": [(name, hint)]} of each check.

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
        return (f"The same {error['type']} as above." if error else "The same as above."), True

    def __repr__(self):
        return result_text(self)

    def _repr_html_(self):
        return result_html(self)


def _plain_status(verdict):
    return verdict["status"] if verdict["status"] in ("passed", "not run") else "failed"


def _joined(mistakes):
    """Mistakes that nothing tells apart, as one: [(names, hints)]."""
    if not mistakes:
        return []
    names, hints = (list(dict.fromkeys(m[field] for m in mistakes)) for field in ("name", "hint"))
    return [(", or ".join(names), " ".join(hints))]


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
            if "IPython" in sys.modules:
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
{"name":"gradient","weight":1},{"name":"manners","weight":1}],"checks":[{"name":"the section's example",
"group":"values","facet":"arithmetic","look":"value","visible":true,"cases":["section-x2","section-all"]},
{"name":"another size: 4 tokens, d_in = 5, d_out = 3","group":"values","facet":"arithmetic","look":"value",
"visible":true,"cases":["small"]},{"name":"gradients on the small example","group":"gradient","facet":"gradient",
"look":"gradient","visible":true,"cases":["small"]},{"name":"leaves its inputs unchanged","group":"manners",
"facet":"contract","look":"unchanged","visible":true,"cases":["small"]}],"cases":{"section-x2":{"id":"section-x2",
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
"value_2","values","words","x_2"],"axes":{"x":["tokens","d_in"],"W_query":["d_in","d_out"],"W_key":["d_in",
"d_out"],"W_value":["d_in","d_out"],"queries":["tokens","d_out"],"keys":["tokens","d_out"],"values":["tokens",
"d_out"]}},{"name":"attention_scores","points":3,"groups":[{"name":"values","weight":3},{"name":"one query",
"weight":1},{"name":"gradient","weight":1},{"name":"manners","weight":1}],"checks":[{"name":"the section's example",
"group":"values","facet":"arithmetic","look":"value","visible":true,"cases":["section-q2","section-all"]},
{"name":"another size: 4 queries, 5 keys, d_k = 3","group":"values","facet":"arithmetic","look":"value",
"visible":true,"cases":["small"]},{"name":"gradients on the small example","group":"gradient","facet":"gradient",
"look":"gradient","visible":true,"cases":["small"]},{"name":"leaves its inputs unchanged","group":"manners",
"facet":"contract","look":"unchanged","visible":true,"cases":["small"]}],"cases":{"section-q2":{"id":"section-q2",
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
"queries","query_2","sa_v1","sa_v2","value_2","values","words","x_2"],"axes":{"queries":["queries","d_k"],
"keys":["keys","d_k"],"scores":["queries","keys"]}},{"name":"scaled_softmax","points":4,"groups":[{"name":"values",
"weight":4},{"name":"gradient","weight":1},{"name":"large scores","weight":2},{"name":"manners","weight":1}],
"checks":[{"name":"the section's example","group":"values","facet":"arithmetic","look":"value","visible":true,
"cases":["section-q2","section-all"]},{"name":"another size: 3 rows of 5 scores, d_k = 7","group":"values",
"facet":"arithmetic","look":"value","visible":true,"cases":["small"]},{"name":"gradients on the small example",
"group":"gradient","facet":"gradient","look":"gradient","visible":true,"cases":["small"]},{"name":"leaves its inputs unchanged",
"group":"manners","facet":"contract","look":"unchanged","visible":true,"cases":["small"]}],"cases":{"section-q2":{"id":"section-q2",
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
"key_2","keys","out","queries","query_2","sa_v1","sa_v2","value_2","values","words","x_2"],"axes":{"scores":["queries",
"keys"],"weights":["queries","keys"]}},{"name":"context_vector","points":3,"groups":[{"name":"values",
"weight":3},{"name":"one row","weight":1},{"name":"gradient","weight":1},{"name":"manners","weight":1}],
"checks":[{"name":"the section's example","group":"values","facet":"arithmetic","look":"value","visible":true,
"cases":["section-z2","section-all"]},{"name":"another size: 4 rows of 3 weights, d_v = 5","group":"values",
"facet":"arithmetic","look":"value","visible":true,"cases":["small"]},{"name":"gradients on the small example",
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
"key_2","keys","out","queries","query_2","sa_v1","sa_v2","value_2","values","words","x_2"],"axes":{"weights":["queries",
"tokens"],"values":["tokens","d_v"],"context":["queries","d_v"]}},{"name":"SelfAttention_v1","points":6,
"groups":[{"name":"parts","weight":3},{"name":"initialisation","weight":2},{"name":"values","weight":4},
{"name":"gradient","weight":2},{"name":"manners","weight":1}],"checks":[{"name":"three trainable parameters under the asked names",
"group":"parts","facet":"contract","look":"parameters","visible":true,"cases":["table"]},{"name":"the section's initial values",
"group":"initialisation","facet":"initialisation","look":"initial","visible":true,"cases":["seed-123"]},
{"name":"the rows of Listing 3.1 from the section's weights","group":"values","facet":"arithmetic","look":"value",
"visible":true,"cases":["section"]},{"name":"another size: 4 tokens, d_in = 5, d_out = 3","group":"values",
"facet":"arithmetic","look":"value","visible":true,"cases":["small"]},{"name":"gradients on the small example",
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
"words","x_2"],"axes":{"x":["tokens","d_in"],"context":["tokens","d_out"],"W_query":["d_in","d_out"],
"W_key":["d_in","d_out"],"W_value":["d_in","d_out"]}},{"name":"SelfAttention_v2","points":6,"groups":[{"name":"parts",
"weight":2},{"name":"initialisation","weight":1},{"name":"values","weight":4},{"name":"gradient","weight":2},
{"name":"bias","weight":2},{"name":"manners","weight":1}],"checks":[{"name":"three trainable parameters under the asked names",
"group":"parts","facet":"contract","look":"parameters","visible":true,"cases":["table"]},{"name":"the section's initial values",
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
"queries","query_2","sa_v1","sa_v2","value_2","values","words","x_2"],"axes":{"x":["tokens","d_in"],"context":["tokens",
"d_out"],"W_query.weight":["d_out","d_in"],"W_key.weight":["d_out","d_in"],"W_value.weight":["d_out",
"d_in"],"W_query.bias":["d_out"],"W_key.bias":["d_out"],"W_value.bias":["d_out"]}}],{"project":{"section-x2":{"id":"section-x2",
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
eNrsvQtvm2lyJvpXCOMAbc/Kmvd+8aJxMmcngw2wmQSbDuYsZjoGbdE2Y4nUiFTbnqDPbz9V9VR9/EiTEm1LvvR0BmmL5Hd5r/U+VfVU1X89WM/erlcP
nvz5zw+mi8n06uX1xWyxnjx/NV28nJ1N5ovJ5fn0+ezByYMfXs0m69litbyarF9N15M309WErjrDVfPVZLFc0y+zyWp6MZtMX6xnV2+mV2er08mfXs2f
v5osX0zeLa+vJsvL2dV0PV8uVpM3y6vXq+Ed//eDH0+oFZPn1/T+5cXl9Voum7y8ml6+0gb8ND2/nq2onbPJ1fzlq/XJ5BldTVeczanZq8nL2Xpyvlyt
J3Qft+XN9N3k2fT5a2vEaj27nJzPpj/xQ67XS77zyeRstp4+f3UyOT2brqcn1JGn/P3J5I/XF//6jr6er2cXDx9NuOfLq+evTnUYqEfTydVsdX2+1rYv
JrPzGQ/gm/lqNrm8Wp5dP19T03+394fJ5XR+ReN2ffFsRv/KqK7WNKQ8JMNIyticTv7n8s3kbEnNnv00u3o3+es1//diRv3FF69n77QR5+d089WMRmh5
Ttf/53K+wBwtFzaDNp2jy2jEZzJUk5c0xGfUUxrLV7Or0Zv/9d36FY3r1Wx9fbWYrPi9U37XfPGSRpPH3CaRGjPhfsh0TVZvppeXszN66f/hBUA/Ygbf
cIfXm1ldvVpen59Nns1O5Gb+ZclNkFm8Wl4vzk4n/7Sg22Q5XZ3RL/yY9dCT6eo1tfzF8mpoxWpyMT2jN83XryZ/eiqDRs3401NuIC9Z7sPkejU7swVy
MV1fzd9O3szowe+G1g4PwYP5jXqhrrPz2Ys1r4e3OrKrV9NL6tHZUnbFi/n6yeTh2dP54mRy9nR5vX40Wc8v6PeHP/AX88Wj08m/WMdWc3oXPepPGHRa
YTT+b7Ew9PWyCC8usAB/mj1fy4wOX6+nr2crNPA5/bFcnL/DiE7p4YuX5zRcy9cz2bN2u3XfViYe8WxpPealoz2m4Z3srDFe4TurTpbTi6vlhQ07v4Gm
2yYME7t+s9y0c5g3fhm2Fa1a2rHTM+6pPJ3e9C/UndFSljettjb5uB2jLYNO03bSjbIZoBeTOcmO5ZvF9vtmk5fzn2ayb1Y6r8M9slmlk/OFdGp7KS1p
l7+ZsYQalrWsphfXi+ci1Fj0jVYUrt08nmXg8sULjKC0RIXgH5eDtKMxIqklbbGXDQ84mayW/P27yXMSSmgbib2rhW1nbg4/QLbZxWZZr2bSvu82Yuly
SkPC8kOGgNYM9j9e+/7lvKnldS955Of6QtlPaI9I9pku5cur+WJNa3I88Hg+fWkC4/nyjGUmXTmDVMDigOzH1fQDbTSWRLrO5mjf2fzFC3o1CSZZt29e
LaVtz2kBU+NUbPP6nH/MoOuNW4fLs9n6zYwWzdtBhq2eL6nBu6fO9qvHUookzgnEzo7YksGwO2REd27bEWLPZudLFs3rpYoW3hI3vldkI46W46Tje8/Z
PB4nAAvaHflv92wdAdLfuz4ASLpNr+bTZ+cz29C0SGbPlsvXvN5YzvJ308WKOrS12HhjiHC022W7TxdozfMZCbvdB/IIyK6by+ITdDJ5xQPFXXlzRTNB
GGA1e8PfjTCRSZ7tMxAwgN82wKKzuWy1Kc/NjlRUUchC6t8XlyQJeUdt3cGCbCXv4oE+kVNJxp5a+2p5zijtwDGvL8AhzyCChx1t0h03bEGVkSa6V8Ne
H6ZzoaPDEE036oWcNPP1CIDIeh1tVLxN5p9mF49fYb6wKtAVlmj6xtMJN8REhokmQY36FJYGPMvcfj4gn+AZz2Y4Tkz+265/w22f6pMmF0sZzYXseG3e
+orW0SXJ/bNdWUwt/UeSGXSgv5qugAx2wACPzls5jnnPn/E6FlhwOvm9QIDFOwz0K5IgPDrP6L8y4ni1Lp19exkA7Li9vPuYgw/fwKhPf7ztqQVDXdpl
gFPYx3Tu8nmPPcfbEmJ7zYfQs3fYflOcwCIC6C5dVGfzMywHBir8dp2kt7wFZucveIA3wNO2/ki5kOcxXljppXyQyqt2+oejcGqIaiFrV/cVTSutpJ9s
u7w9fMD88GoDF1iFod/mVxu1BifdW/6J1awFBM1iOSEsQ2PDcv4NjRALDlqGaCOPAk55+odaRcCNlI21Iazzd3o+Tl+ShBjEGc4qbdHwo0gI9ItPP+0s
r8nXhp5oUPWtvMixjQSfCi40OS4KD5qwmv9ts89mb6cXlyRm31zN12sbR/6Bp91wB7RFafoLUUKH+wh+yON2VU3b+BiaDSRdbxA6XSr9UrQyUhw+GA3w
XZ8ABeSlr2bU0OnLKUt4eaCKuQsSefNLnbQNNmDsRkP/EwM+fgctCRy9wO+X0ysRs0vI3CWfCxuodz5/dkVnw3c4f6Y88Hxc0Bv/9d0PrEt8txIR+e6x
7NnhApwSAjppYcxIwXymcHMu59eblWExm4itYVFMPoeSoQfxaAjWpiaIPWGQqjcoVqJEvR50qn/DR5xoF9erMcCQY1XaOl2/p0mvdlVp1jLwM686nYrL
OR1Ro19kmdADGfLzdhOJJ4rD6eQPgjm552PQM1oJIujwMtlZeKbMrQEDRlDj19MWMmmji0A/CM7gL2gVLDeq+wUdH/Y6GflN2xez2Q4O3Vp/+uW+JTig
0AOrkBu9vQaByaf6Zj6naSjORifBjj1hwPUCmMYK33y1wXnUtn9eXunJsVcpPBGzDfCR6Gr022JNHZxdabNIiDxfn7/beq42CaM2rMgVnSf0+/RctoWt
SPqS1/oIbcvJNHu7lvU+COOZHl0iG+hN/J6TyfzFsFtYyJ/RqlYlfPV+I96wzCFEtrx+SZtp+WJ9MX272xz99r6aAysDf0+rfgRxNt9j3lm1h21htWtc
ABiV42f0eDstrliAbFmTphsxMNj1BE+z5GAcootwWJUjLMY7cnV9Icewnuink3/hD9iX07fzAXTb4oSphJcwS4WxaBIBo285GcPw4c1yhQru/027b75R
ang+eDpUv/rvEI3jiRKr1OgQExRC43g2e049xZDJ8IjhRwdOpcfbS1r+JJ+n57pWuMcvCBjouhhdgNvPp1cvVQ6Jtrxc6ldi4JnQrdM19rMckC+W5+f8
6jnvohe8qf44/aO1VXEx2xow4M9oCmim5eyc6jnBdize7iwxxb4sej8bSLBkDea/4QnTTogtF2iIZ0pF0dn8J0bJz5fn1xcLwYJ2l65ugOxB9g/PfD2j
tT6I/6moxG+4S3jiGT9K5S5aIxbgkTGZj3/5ip/E5xxQgZx/LG3Y4j15MZ3TJNAI2U7aY6Li3bKxBg0nKlt8xxa3t/MLWrwGdzCOa9ZIdSSGkZYDnaeP
uow5HW0naR4MiS+mhhf5ABbwKmDL/dZtkC3eOlqYcu9g454vHotRGqJDxpJW5/pq+W61pTXdaLPfHq0nDKFHzgVqHB9OK/Ey8EpWZPihzoQFNjgkuFk/
r0zTZQjBOhXbL+1H7E4GsUszNPL19EII4pEuK+o5PB94jceJa9tAdRqeGJoVuWKwjmFNY99sJnx1cLJ/p4rMoCaYfV7uoSnyUOptUW/vTKjis/VsePoG
zVHPBkSAlvyHKHKs+JCQWcI28k8Lswv8h/ZYfhnmQ+aBderpfCVWaxUJsnjkUpPlL+Zv6eF/uQ7BT4MpYnKyHgD6BOYm308Cv4rHW2ZOhiJsIP1IUM0F
W77RCRp5G+aD4YJ3+4r7Ttudnz4S5CKP/noNU8FyvS1w7HJVd/5JdabLq5HJWI/rlyKnz+eEcNFVuvFEbQxXsKWsB2uHt5NekcQ7lVrL9WBmwmjyJznD
bPvzsPH1rwzoqdKKpTllSxNMCOOjFl4yFhZXm3FiPyAUTN71m+kyxXxt8z/snNcLOVz2fT0Z3ydzRR2b8bKinS6K29UVzexqyooMLyAaTBmR6eSCmmgG
N978sCzMLy6XV2JJksNpdT6/tKG5nKmsVoA6fw63IY3KMPLjGbbJN63fRv2lyeDB5PiEW3R5DZvDMLMvrq/kgukI2eoZ/4rtnAuFXBc7a5AH/cAa1B2i
oo/7/JL68NNsBO22V+GK1j2OltUFCXncumAZsFpivA/3agPGeWBkfw7vG21U2uGj9TiMpO1RBsuDCLFTnd/jf7sZ9RdT+JYG0+LOMjREwC3ZvNVg7ZrP
L5slE3umGJpu7WTje/mvKoUmELWjaqFZvDM5biJRzr3VNUkvfbgteUyGdYqU5OevZ2Jw1KWuAPeVjhcMK2iBzJAgkrDjAjfMTV39zW/8b4Og4JF882WM
r1d/vVoDpuk70egBZ8vv2g7oNpCAstZFbp+TirN9M+aBbdDDCcWnquqjG5mH946PJlsItLzP5+yDeTN/PtvsH2iyG/3oYqSRPZ+ZKwrIFXYhXiuEN1+c
T9dji/5Cvd0bPETjQ9t6qgO70xoeXzQeS2ZLKK5HJrUdr54d5LZXrmCyUMG3u37ea8vl9XrsPthCr7Z4l3rGG0Y1GzAvwRGu2qjiPHmCV+3tUA8GjHu2
PJ38TjSIkd5ythwLpvFBTvJ2tt2i3bn73bDRZLrtAy+e8wtG3Tw5J4yKaD7mMojU8ZVgSnrQ7gbE4qKHzBbvjxi/+93gbtMVrC+0baZQbbPC9XdGYmry
Xp6fae9tCw9KlXEVPmqIxqJYLqYpsGaN9Spq279pq7DlNz+ueT29Ufj8enA567FNquic5evGLjtIXG2YGkzni7G1mg7D2XRhqxaLeXa2MVqPrcYbFGiO
X3EWTNmm8nJjs9iSRLynRnhjF2NwO1naLS8BjAbxKKJl3LShRf84crQ/X14zI2fgsWjf5MYdMoB1YmN42SzNAe/aDcNJsGX22Lps7JeXi3hoCHyMe2+O
B3sVrOQbZ/h0ZDYYDA4jHXR6dja5vhwN3MqEwhTj8b6ZQe3x5sXRKbtgL8LgbnjPmTSM7Z6nDUNhVJsVLBYTkTXqhtoRN/IaUrd2N8rWVNq20YUw7BT9
9YNM4+olusUyrk/eaxkfAQ3t8Md66s0lfZgfoebG9VLs5bc02pqzt9VsZmRMrUawzVYc1tQWlNef9dDYvtX8KGq+Gqy6mLMLWec7pst9S0PxMV02IqPp
6+X60UxsPPBb20AXBK2Xi/lqJXQL5ZNIg/RN5v5Z7HZlQ5N7S0scC0+9d3DrGqhQHzLU8Bku3MCKt1vzQjuR+SnrA8Muv15fjrbtrUO8Q367baxHokLE
viDzsU3BzGMjM9DwXBMe1tV9A/aeb3ljXdw6HHhW3s7Grk3o+3AQvMdLMqohMMZkvrXHYcnUa7dsnYOolSv2nkYwWEIrvYa5RgwTg7+Yoetij6Xz1dQY
b9xwuWffgDy7ZlrPFrAjbYxOGUKEwkab4Aq2BP9EiHfwU5h6yRaowW0tPlN4rs1LIV+B+THieurN7FU2x8mUPl2vpuc0mavXtnp1Fa1ms4l6Wnncn81e
YAXPLlQrh/0dFKrJKzk7zNWvllN50rBrnj6dL+brp0/36+Mv5ouzjZICX/lwB53x5ueQt7J6fqLDQuPOpIgrA0kLDDwfZlio85XaqleXM+O6svZLgpiE
LNhhw4EqBBEbCWUz8WSK2/pi+k68ybCEGNcI6vMTNEfsYDNW9UVtFZYPjb68SWylMIZ/GBOI/hBj49nshbJh5ai24bHm2mXnoMtsXyQSkYbiJbdQdXs2
Iy9YwftB/f7q2+Sbz0jCosnr+WyEn+wlOonian1vFv8HTR9YPLrorq4XeDBr/ssze8pm0WKGsDYhvV+pvRcWMTTI1q01wnAuW7Rk4+jjxRIkpvBn/0kL
1Ox0quoqTdysH2thOsx1QKDCbUPZze5UhDZdqHt3PhhixtewZ3ixOcuV76DWdCaJGM1BLLCLMRdRyB/gUs/Wwi2U9o0shGxWmq83i4NtUzRMQqZYKQAY
NWZL4pv9g+SGqAzwA8i8GHcT5sH/rpbfd2p9HZopnjhaQmaeeHcJihh8FmpJsp0hWHHDAjP5+np2yRNKGIXme2CprfYZS6jNL5dCqpAlOyxmLNuNZWZh
M60+EjMw8dYlTXBjEFTiCxYaLJxT9FPWzzBwEKR6NXdQ5/yZCdDR29+CyW6Xq0F8IAatcOzroJxAqsgzFVxu04R4C622jkWSfvwcvHFbUGg/RhyizebZ
XsNsm7q+nF09fHRqo/jwEfYMtuhGVaWVx8oBv3Zx+s965ED8z2XxQwiatLeDUOhKtFqvdO/Za4aj5ny6Wm2shMvN09ULyjt580a7gdvFBvthST98tHdC
WPK/3bZozuVnEq8kEM/kUNo4K7YPZuMo/Is6TC5nVxuaOSnKdJHJpcERo3eOcdGGMTEoobMNbWBGOHC9aYGGNtxITOf2wK85LFw+M6ln8EPpcTHe45vl
wtSZN3O2eDDFk3/SNfgeK14OUH2YLNmtEAssYpnzQR/GjaaIwJE0uJxYFYWIU3itK387sEJxtpGc19tCwuJJrtZwp1sQD0mL9StaCPPnA1EVQ8GDNwKH
dN/sr9fTc3VqgV62MWkpJEL3BUftb85IkhLEORN2F0sMmskN1Whz/p2DnUsDADsDXwd1bWv98qK6uFy/O538u4y82oVknHXtbvb4MxaD10P4hJJBBG1c
URfnhHok4ucGPDlolaw4zzbNZWsPm1vt6ieHmglhP2NQtu3kmI55LTr+OnIyABvuyv622QjqbmbQOXYUHmiQMQiXlwTj53/jEdzwBxWjfkSTWV7N5UiC
ErHDnGGfz6v5i/VA59qzFnFw6oPmKyCoUXiZ6IO2VfcxHUWbpE1CAHpg/oqp+Oxq+oaPtI2RZ+cyvmAxHAUbpUuOZm3xmEwsbxIjC4eIYBMJdB7BYQ3f
GsAqjvmphUPIK8d2UW7SdhzK8PWdjdkfWLnQkACO81OL7fAiaRVk9YvNpTsXLQbld7YXUP9AagV3Y7pgUDSSJ2ZUhpIxMxshP0WYZxC7uolVk5w+M//S
auCsMUNanR6CYLejDKCfCJDE78PE0R3iewHD+j0VVCNH3szP1vL92/0ROkwIMCo3PV7juOztw2UDkf/9SIY/jdbDOQ/D28k/TP60iQySHiMSZkAKaMv/
O/1pzgBrZ763vRxjDvVdbbWx7X0kZbcPjQ1K2H8SkbBZfvRRZNudL9g16uHsEETK/Iz3nOrmmDSVY+M+357w08nvNryobZelnHk7LLEnI+/77Opiw2+F
iXgUWwX9emA27kyY4ilqmyln40irHYOVscdW6+Wl0OU2Lxg4RrSYQbiVY3lwl42ivd63rN5p48aX6AsOWP6FcPKe8XKLTffD6D1QLebiIBjbKw9GJAxW
f8WkzM2Hxe7NJiplhBG2W7Ahwn7BRph7c9tfsBuecMdNmE6ezadmRJ39NBvs4xvq02KsfPz19U9PcQdUwu9WeABd+UcxAPH7/ijaw6B8yMMh9OlPrBbc
9GITxDEo06peqx2QLpuNWFXD65lZQs0iXeh/QbmHYVF+u16QZrDSvopTUUQzG8PHQ2TP+v4PU3aZK0NW6dL2nvnLBW05PnSGr6DN6NG0NQEjrA8aw2Ro
/zD266vr2T4VTCPt18udBmx8U8PJQo35f/Dc6TBT8oZNq2mO0Sk+Cwdz1nst2IJV83FQ/aARDxkD7OH09sHGsM0JEoGze/l2zO7gOWY9HKe02c10tKwN
WN9mdhAG8DBhP1APDPlvBmKjgwrPYKYGn11GoVpshqZLOM4SPbC26FOVQDZ7MYXn4r1NMH6gWHJwo71S77yp19OtTqvfWraBqtt33/N9Hd6K0mI1eDTb
f9JQvWfXc44SAmtB7A5C79pq28lYtbaNtjFcbiJybQQHdsBomP/P5g0bIcJvV77xDi4UhW2HpwULNC35xfLZ8ox53guQSO3FNvoY65HnTO1dUHuR2WEj
ZGCUMcXeQith7FM7uj1yoGMsDWBuJKZCzY2dZycOZvPCHevjWz4NtvDoLodlLELFg4xIE8jl5xanznB0mItt6+iLuViKNM7k6oJ0PQWEt0E6fq4xeTXw
d9MRVjhkX7wbcaHVnnt5NXuBRu9A1cEvQv1lUg6BtP/Ue2TsdHK3bbeDpcUGg4lIDN50qCC+N9wiO4Rl/14Id3XjXnvPwoHTcXvIbrQfI0hwy35MS2IT
gMURQHjO2F58s5X48Iwdo0ve42z9ePKA1LcFZ5vheB+54TFIfvbpbeAPTGqkrvzX+Osn//WA5pmn58GTB0Iz5k4IkZR/43GhH/739YLh0j/K1yeS3Ya+
lcCY+d8QBg7TxXTyMD4C5YpG/jm8gzvXPJs8DI8mspIWj2GzXIuDgeSFzJ6nV/BoP3gSqNUkl55zG/46+Z50ud+MImVpFh88kSP355MHj6n/D16zjZp+
sWjmH38+2RqRv4PeXtxPP/MR/Yz31E9Nm0S/sb2Qe/wa7rz3B+Bn2qkftQnsEU/+/F8P/q8HT9xpiq6kn0/kkz9NOXv9QD+lGMPwk0++Dz/Fnn0cfnIu
VmqRtvOJGUllrI/+Y88a3mnsn91piK77E3pjL+WEmlEKfXSntaTMn32j9tO/rfnwozbvz9rHE/TuRPt1gh6daF9O0Ivtm1zmm2KKfFMsrvBNXt4UW+2Z
/u0t+tFNIebMV9feOl8Wkmv8uVRX+N8Qe+B35tS376PnBL4ul5ykI6FyU2Poge/zqfPPMabcx7fl0qTpOUa5uiZ+ay/asxA831ZbCXTbnczQxYG5Cac+
+ioj03qjNrVQZKJiOnnMQ+94uDw1pPHnVqSlLcV88pgnMPc8dIy+yK3KOOeqE+7ocfR9cM03mfla5U4agsh99T3VLo+KncaK/qCZicMj/WlJNcoNBWPS
c68nkR4o7WvU7JPHgd5H4/4404jSawPNS6Kv46kPaTPudFl3PvPlja5OpzXkKo/uTma9JLqd7s6BmhRPG7WZH+Jc7/yu6l380Nn40YQCDf3/x/95++DJ
4vr8fEi5svnI2RuGD3Bwyseff74zsbGzp0Yr8tBmGm056vrtW31nr1O7d155srNF5Yut7YdvxhsL34z2zI9DE/+8IzxOdvsiX4w3Pd433s78zdZGlXu2
9uD4fVvCC/0ZjxI6uBE6eOFYnuCFY0mhbxxJgR91tA9t2737lh5zYAvSL/t3Et+yb1uMenxo10sv9u9eeuj+rXjy5wPbavO6/bIHXdsvReSpe+SB3rNn
c/8o2/i9jWkdDqc0TSxkUqN187iexkotybTCqsiLHkPDvLpIi7LSmHURJdTmVBO/P9DIyFxSi+nKTCuLW1xOAw0DParXGvh6j2UeW5S1mk5daJVHh0ZJ
HkQjLcOXqPnUeheqzI3Ji80c9ep4PfWUK++tTFuMByDRyATZbJh1X0vT0cylBB7N3iONDLWFppB/ibQC6Jiml/taMaqtJ31YjdwMTyNDvU4lWGtUYFl7
aNx9kOkLlU8UfkuVh/BKaPxD8qnI2UDbpmAXOtqGXtZo804kAo2WyAhP2yMWHoAk4+bo1dwiXi0pY7Vk3oOhpERN+ixC8yhZ+nUKzV+mkP5aROYvTjjf
JC1JDDh5jeste7k7EmimFieSySwy5BBs1B4vraGunXQS6/Sp0dpJ8qIiF9EfWSSLK/wzSV5eT52mnEaFHkzSr8twJRdPuJUs9fNpoaOYlw4tTZEoiU6F
oIJJUdZGMJHI9XJVIZEsIiN0yGgaJ252dEkOmVijSspIzRB52KWjnlZ3E2lNYrzLi52Ie+pqRy/or8jivkQn537PYSy2PxXXfbT2LFrxxXwlevLJ5OVy
jRAv1o6ZqMt/vA3050+z5/zdfqVY7E/fD5aofxA31ec1d1BTEf9JfwRLELSxDI+Mt9whubK8vY/+XHzGnuS3Ua5Mb/On9eRzmCw+fo2ymVqsOc+2rO77
u8tcgO8nlgb34dsT6/yjI+fwi+GE7a9/xQmf731/fzjh/t90A0TgIzby8Psip2EOpcpxXgjzEQpJTZS1RJ8JEwY6NAufy7kGgRGsEdAjcsLs0jOcNIw0
AiewxrXO6hbfyFoYwRoXGWUG1tEFc7SUCH6yvuWSaDSd1apyGnM8gBOCnPI8YK4FblQNHeOSIy1IeWYsDGmzTzaWnZomZjJSfXjRupSb3BOydoIXM6Md
HwuAWE6ssBKGaj6RXuizaKefyR6014x8k4Hrg429R0nBzX4+YJE9ZHE9YFL9AibT22ygtxg0b7ZRfv1Gx4vDJ1an7SKGeN+AlXOFeuJoTwSG7aRrEK5n
+JxTkm1LtzACZ2NZ4K2XdOvnJtZ4Qt2eVxIJgK3DI7vagmw7L8Z3WhE4Ikpp8sBGa4/bQEKgN5VyQV7RXOU7W5ENS5pF9/J14/ntrm6bAGvxjp9TaaWL
qlCpc+hUKSRzePJbEO3Vk+4lffK1VRZRTcwzpB94dNW5wrbmIJLQZ7Fe3GKcik1sIKUVkWkOpjDSPYKsm+LQFp+7EzNOYBsV/UuSEzYlH+RGUv6yqish
Qxl3bAiiNlVolLK8SfCqLY3GrclMpdiS6Oa1eaiYrTRezST3aMdui9R7WmvbI/R53zaaD9J2e5HpcKVD+c3yb+901JDKGhMOtxy8KKu5Rpb0tHYwezXJ
IUZL3lcY2WiR9pN2mmkp8Q2Blwhr2TDG1Sq7RG6F/Y4kYWBlM1aaHJovVamrH6xzo7G5Y8vYloPgPixjn8vc/vdtG/tMVve/SwNZ5EXAnc1iaGcJzmYj
/p7w4Qmb21MQA1Qj+c+/s4PhpJ6mznY0AoUhy7toPXR0WVZM4UkXpwLtdLaSEayO/Fh6WxtGMzEw9uJuKIQyCTHz6eYAizs/8YCd7Msa8Hc9HI49I60J
8u6MksUrTzteTlE6j2UJVLhdUm1y6rKSkH0VOUsrTaY/0XO8dIM2ZoQE9l7QRNDF6zHJNPBsIBRPiZgTP4/o3P/1tyE6P/8b/w6F52d+3VcgQQMfsKJY
05EskjNH2ugsQUNiR0Am4QGFv0UBWfR1Y5DlS4HeHUXq0GMSJGghYdTZcB9ko3vqGQlcH2VsYoNwonEkwcKYyglkJknLZ3hkiwNf59wgq/ahz6/C5/Bx
QutmC+QuONrGRrvASE7rPqAiBUUDJtoHiViOQIxspMiOEPG7MkRFyCBBVICY/MgQH+E96bErPHZlx47oiCo5dgRHGeQGxMYHmRn7DgIyAHQj/ilHoJ89
oiIOgiKonFAxkW6TEh4yohwnIooJiGby4b7EA0GDk53/Bxj5pG/3oaKDd33Ap73Q5o6euk3CuJvnfhE35Qf4xLz6xMJt3j0JtNWyhD98zf7Kcs89+pwe
y/Q2y5XxNo/l7X35AjTrG6zWx4D3r9Ol98vVCr4Wt94vUx+4CaDLTU2QOU0JjMtRjMjOF7ZisDfPF4HoqVBLIiHeKrbm1mWISaVIYJjTwS+DT/MtmI5+
4GkPtD2a2A+iIIoWZKVkgrsJkN9XPCBmkJB6Z6jSyzb1ZuTgawFQnC0kqbfBqsqbj5YEv93FHIqaEmg7xiokf+4acz2bYrAEhyQpEbHAfpMrUA6DeIbi
sTLrs9IK3j6qPxvB+yhD7a8C6++RhfCLs/3eIKlI8U9J5FNysIGGmKpoIKUU9vNHWjj60o7gnOw1hKWKk6z2AKp3U6MniRHH8SKpw/2C3tcWvNg1XRDB
F9ktCaMB/EWxhwwqQmHZEA5SFtlRJ/12oUOW1uiNLdnhygtZFevcjIvgK1Su2KGkksZotgVXA9tNmFCZYFLNpQplgpkIGT/R4LOtmORz/rpkFlR2XkHM
L/hVZuGN4mT3MjR4/tYwyRfi1M2yM/HCII5qMWDIF+qF5wepi57v4Ivy36+8kv1CiwBUhdogNnwOAgIi7o3eh8HjIN8Q8KnCDwot4V46/Rtb7GpwthF9
aYI2ikuCLGKrsr9pKLlBPlTwh1yQaaI2F1mAoUaRSTk1zyCnuNsRWidRAVOLeD18aiKGEvei1giDXOo9BZhlJCQkQmblEEA5KCIl+BmdwZgvcGzlTqst
MTNBxjhGwXCJp1rES2W/kAgj5yvc3b0FHowW7kC8HHTSH/Gsv+4XVX891oDxT4uz2dsdBfn3Q1SxFgpFwrWHlpNDE4bOF/oDXUHC/GTifkQcPtOy/UZf
jiN92Qp0o/Ci1up9SK1/ijxQjz7WsvG+VCaZ41kithx4jVZQP+jEgWOPpBQiRXu5RTbIQk8ioJrvCBaodAyLtInsrHx/6Vr2JbWoSzqoT57OPQeDz7yh
WQoHc2lASpXi9QvqN8uzElRKehdFKndSEVROMv1F/I7d6U3JO5b2yQ1I79YzyrVUxdNKIiqFg40REFIIvaiILhVyPA6tySoXCXh4jVNr2h6Sq++J8jsO
xU9HhOLnG0Px3bDy2/sr3zjfv7EUYfdmKfrrUVLm3lZm9d2LcySqB0qwgfMCCHgdyGleI9CqXpU5IoaD/WqQ0x97lTBI51UTwOTCw/QqQTxCjssCblIq
cnzTYZGVbyuvtGfpZdlVaUEoSVwk9GtqgCjaNrzUHri5krZGBWmODkQAaO6FNk/fbE+062QcSj96L/06eIcH7+KmYWuOHxbZL/cYgq0IjnLJcQYFtnoI
etRrSOvJVdQh0pMyNBHqcSRI4AZlA8/QS1iYJZGnchIIxohGL5R32EP0Es/UayhSqSL4i5qgr7AH2O/MpiE4/bkOlHuKcWmHDvyLi4dDIWKpPP/DXUS5
3E8XP8iHYxFa4dExsv8fDsv+r8aHc789+rw+HPij8tgf9XF9uaeT+W4W7LPl+tWQq1AyctHY0EBIUWKF7FydesaFff3vLZM8J2e/mk3c7+G0+/1e2D5d
rxeK0J+GyfdI6kd//YNu47tC7cwCcSPQ3rwIUgcKVCZZLbb4lG45C/goCKKTArGzbUCgafFCsScMHO9fyN69avJtYd2H22D30enq+uIh3fv9Y//oyyPf
rcm+Q/DLNthQjgJ6jBQkd0UBcUd1oR5BPq2ttSKgSDmochmez0aOGpRxyouFtC5+QhILhz5Kr6F/UhB0lQT0ieWnBA99C2+z58gl4vJpEh3Wk/zbHTQ6
a5K+ztXRNTk40dsqx8EhbswLnYobpW/Eo+wi3omkEB7BUPQcX0Z4MJUmoTWNTUyiD6IT+IHHE/YZgqEyOJ4TjqDhfMfolyLWLQ7Ud0VxscyBRzAPfpCY
mh5//GKyQoWFYNqUheYr7sQq5tnkYJNVPeA22amiExF9Sa4JbRBAdCmygAkwpUtDBKgvXaQuWwSFR528CisJL5RhJNVfFQYv89SaZAJrRQwCErAjcq0i
6kihf+/SI18kpKhVWJxB7Oqxmgi8bXWofUbMpU1MlDHKKklRzI3Oa+PoTMg4EvzWiWAHgqD4yrtBXAqtqaVHVlQNoILlpOTR0hI0KEQOdY9Ma8IIbLQc
b1w0n8Rx4uHAevucVKkPMgDw7LaoFmbZmM2JW6lEhKX2pBPs27FKcclBpqxz2JaIyQIidGZ7Ok9+ljlopLQGXWFHt0Eup73O0jgwwVoEoqwTpq6C55hE
9NVqxuboxCDumyi71Ulzkm/QeT0iB3PvapsjMSgNLQELs7gO/mUJsmtoXcqbMu00LLFYRKLSi+QN3TshiuYkenioTa6v1KJ6zDZxndos+rAvmvGvZzHN
k8aKZezpfxiN5H1ENAK6lZrwclOv4okpwjGViISKILoY4IxLoUPpppFI8kf0tHuMoSriv0UnZARHcyo8CR9LFXFVSjxm5wjnguMoRd12sPZry3t12KuO
ZjBJ26gTCE9jErW4a4IL0p8aYjdHSvb8HBG4j8VNEcK+zRZDbgHihsmv0vUilGBxF4FJ7iMvF35M6UktmyTNcKPPthKyWFxZClYjZ8iiS10MJIElEwIE
kkwYCc1453vVJ9h5qDUihENyMsfeZzHnuEI7Q9JvteSPjt/wqSXZl4i3CYEFPQ+Mk23oWgvi5OM+dzU7f1A79Ba4qVKXwFWaTbFley8fHUGmihydSVeH
z6lif4JozlTiglBXpHR0SQ46X3uzSFROJMZXFv0XGMGnIB5PEjdy3NEU1oFYLXs/BL0j0Okp7/AiMjiCCb4/GoN4hGWLFoyMJW1JSUEacsB5U6sOSFCT
na9oS/cBKT3h1vS9S+wwHfzebPM4lX1z+oSOFkEyBPo/HbAYYY+ndwhmqjFL71zLmJ9EE5mO3LW07ThvmwiOrvqOimsHfyLvD47JEoel73UUvYsuQHy7
mCxKinBnVuEExyJtdlff37r8ZLpbXyFEK56LCIDATSLQhGRQtToEXNHMNZV07PvWX5mKL38Fgofm7Kgy4tSLhFVb9VwhyBAw9lFWns/0zE/cxB+tCfrf
D9W5Njn2B6+dWQHsmtttemfL9bZR79FnN2zd2KXwebt08Y125qs2bd2fLfb0h0+0xu7FqU3YByV75E6IfKZnUjVquTPn5QclEEsfYgC9eUjud53crAUj
84TouKK/imoqkVKsdgago+zVvZPGujD0XFVhWTuNqnlqbG/yG41ZzXGk6IJAVOD3CUjzI7q3eJlEs95ozWq9Y2U3qSILHE1Kehysl6JewwfmiujDMPeJ
yluUOhzVyqlaOBTsZMpz+EDFWFCumEOh3mLE4KNXnTmPuQ2s+XrVbAHaI2K6WGMecR9Y5VUvHge0beyr0JYBsiKCuaGFO1O1VZFOR+nK921g8QjB9UJG
FLQnkYmelEGkQEFSdUJSRWFqR3weoTuZHEZKFUhS2G1eYG1IFiboOxJH0XVQtjzeREgIiDMnQQ5spdO4syiGQE9LquFfB8CJJeRDx78EJBTNhSTKqhdm
E/5VUAssEkh7RmeCwpWM9UovRzfpVXJHwZaiK6XRBIMl6vBbKX+Q3hdsdI6uJr+Vf74GE/TT44bqf0wX361RYmhxfXH57uEjLqn0AwZEasVYHVgp9Ho6
+ffVTMfr9Gy2nj5/9fDRqd2plfFOh2HKo2HSQqffWy0+u+m3k8Xl6eqvV+uHZ09f7x8uDNK9jwVXvtGifkPhcPFrafHjodItrcrLa61gz+XTns1mCy4D
O3/BR+EzroDIGUOl2vvycnYlVz6Z/BlY6Q/ny+laR/jP8WSSf/zxRAuJcvkdVOxx3JJ/fHt5IqWR1kNVHP/fB8A2fOeGgZ/8z/li/WQyW3DbudAqjQLX
4Vpb8Z+llABHCUtrGKb5xXR+Dg8eejeTQjWbMvOjKjnT6/VSFsNqtn6Khz/Vdz1ELavnr2bPXz9dTBcoEfdosyIgZodFcWfTfZvtAbYBKO9eJa5YAVx3
kLvhaIsDJHmAkh1cVs6JyDEnmri3WO6j3osLVXgLC5hlNy7NOAKhZHt7qJiW6XEwromZj6W2iGA8ttopUnBpgroeTKCrtJZLszUh43zpsFwJN0briHgO
XIKYPsaO0MXWEWBPFBItnzuoEuKGfBIg6xRUN0HRE49jgU15SveOaCPOHZxTWezuoe3nsEC83Fng870r0J+BG3tQbVstX6wvpm8fav3V305IBP/mN4Sa
TvjU+97fI3HmBopnSB0mIIKEXf/wkuvABcnfIDgvgEEeWq9WZ8B3WS20cuF8cQT6BF27ULuseUdLU5a3I7SpdDK6L8uudanCH0n3uYin14L0e/TAjlg3
erbeFwghSWNCKQ3NK9hTbFCqaGfxAqkdY9Su93GOIvkuhYIHECzH5eDIOm6R/MGGs6i3JWRIIqTftQ9BZUkI8EU5tgZhVEgbPGKnutR9QE46GmwYvGpr
8E2GBvNYpm2vtjM2fclQ5QyUSXpJCbCxVzX2u6yFH7xzIrhcJYmFu0rNcIhmeDU87ex83C4ONFqwhrnQkZDBMScxwkLWuT34tXbNMxhJaslAR+/gpCOp
i2xFPMIwknJ+KLPw5VwwIXQDSPkuZPjc6F0+6htKqfcvF/64XP/TxeX5jIk2s7MdAfGXB8/ma67L+vTt8urp88vrvzyQaojzzR0CWb4TsPHdx0mC/xgE
wWN/n/a2b7anF7+sPt6zVrIPKDQ4WwNHBcPHAY9G68BYJNDUPeAU9ETYNUgsJsAen+E49BqRVgPQTcqCXFxPinaCqL+xlHycxPEta3S2lGGAn6DDWl9U
XPuiSXBcK6UaWFMJUx2SINOrHSQHe3c3QVjAZBnOCJfp0AnIuwos6YpHIZs7dsNlWFGoAXJoEdArUZEe5Dcc3ST0XToeE3fYEnqFt62rdyJ1eKCCOrM4
N5SizQ9pht4R9Q544l0CLqZzoeIOAOzaBuxb4Wzq6p1DZJjPEUMf4QalMyjqiYUmNNB2fAPliAE/1h7iCn2NziBzB4Ym9AoUq76XBC8Xneva65SPws0V
9iwHuFvVo+MrXGOb3dAcChW1ilJ8TrWQ7p26NNVfRPdGtAw4hJlQcAEjcjfQGXkkjKauFWwDWqJZz1+n2cVj8rrG+UtNXhwkmFHwTR3Ozhbg3YqFiTKP
ES9orjE60EsEBNMHs0O3Y681GUzqanX34J3O6vdzHpPdEX7A+RtlaDUNlq8cBHzstiiuwS+KiAPP+/8EjtYIaYaXkQ6mK/CDmqF3qL/Y6RqsUe+AcY5e
jndU0x8J2YWTIbGXbxGaGBQxAsYNi9ysfrA/susWu8NrH0DZoO0H2U2Pr7bvIAu8LlLwpbyUDIQCjBtSP8or3R3smeAreuGjsZ8zB1ModSQi0DONCNZ6
T9B3aXOC12fQPWSgzwJJwiGk6jIVCRIZkB93Rng8gTGpLvCEbPqkiANxMlrXtNetYylzqu2uKDRnbAJqq26qUJwazek0xESJzUC8061Ghf4lYGtxdunP
gEan75nLpOT5d3/4zipxn81eECo5uwmd/OE2jXMETdZX13eNM7++Plx8K63/Sjy3BwfhYrp+9SHjcAAn82M2xugvuSa/kg5dfJNd+RyrdQ+ECAIPuZKA
HEylwhjUAR9dygkONTozjkfWUTFhjgAGCUkmvQc7qlhahJZVFfmwZuAOgEKCBQK+mGcIG3XWE4uwOQ59usdYdNquGDzckzDz0lkqTnNWb5rihmrYJuA1
AVxXxqbg6oFuTmegV6O4i8YK63CCZu/Re7Upe7WFleZdU6x+FJhwILcStvbKowpJ+b0Z0D11jAod5YAJnGUTuiRz1KASxpjBDu5KEQyId3fsrgWpjEBy
MODqlQMajkIV1BW5g816wL65o0R0d6poEBjTVrKLFRbG7otB8K74QnJlAJbUpKlGitIG6aIBlQOms9cAzN/if6V//v3RPzUzfOBiTTJ4JTXUWu/K467G
s6jJYZv3XqHiZKVYe8xAzsbGDg0BR7QPAFm58KTYjmlRV4RQ1H6cEhokwgQGblSpIbgcA+jfoBa4oAwamvsGXZez4gNuJ96lwpv2SRE1FxzQpDQO6kKT
igFsknFgLdAfGZLK1xh+DWL4OwhiiCla3iUHDY0LA0GW0opHfAPnc/SWiZzpTI9lNyLRocskWFD6oUU5WhKLGnCdSpMNxcqhcpG7kopdbjg3WVs+Tgml
IxmcKtLUfVA6MYIjMmnxSLuo1dR4yGSbJJVQbK1pKBVXwfehU65bMSPOZYT8blBvOVGU7g2aebScwx/u/rQoAeKkVdg9mopYajZscShvQRuyluPNMRFm
lxag/zc1meQGS0XCqe5JYEUzlXxAM/SOqMZGGPFaBicqJ8jJWECVr7GYuSQltVtCfteKf4sDuT51/d6Z+a9oTq+qTnP4L9XXn70Sw50ZTgs2kdfnNxe0
1xEGleQBicJRPkPfddc63Yutp6zENPzr1MziO2I16Vjx+os6+zOOXvpDrfZOrU6EOHFkwc/rO8BNoF7V48yU1ByXzBJZFP1oQi3eFsGMmBsElZxmIxMy
BwybbF6RO1pV439scqDBtB/gGggWA0TwFD5dV4Bh6fkkbe/fMPMD/bObN4N1pEdPhjD9yXdSvvi7ycPL5WoulB//aEisASbSCRxOi/VHKGb69WfUmn8J
nb74xXb3y2jfhBBcUYQMmV0B9DnbITgYifMAQTsI8ehDg0AgxLGHgshpQOHo68qTSNBaSaAUC8H7sKboTQkG9aos2gJnAddWVc1dX8luAz07HGSvz67g
rEB2NC4zDyYDAXVY24MFChFCB5onLQ8GfKA2uI5cBRXFh2znEwltPY/wS1bdm+C7ckBixUlAgKgewzopXFpSuua6sk4CBiykjDyQyWhpzOfAxVEPRhLS
SUdROXWB+R3a2CZHDGkn0C3oDPXgfsQM1ElnQI7HnSW9FGj13iHgjVVrACDSZjDAzBTRGYxRtZPIqgdODQGgomjww9QxHK10jjdVi+C0nlrs7qhKOUJH
OPfTx54jN4Ehb2w6JaaD/V1QjcazmQDL3vQ40oyhY2fxSoSQkjkfVcVWNJ91Muh0hBs/wBlC/0CnpdVpcai4I2SjpGukIWnn2FNIFErDhFWco5Eoq1m7
jIqu/jHAWh9TGKLg5EHeMhPm7hWQKZLT7a2WpQIeFPvlj8kGFlKNmnrdayyCJgdAg1sLlrm2ZdRKLmAsOJAySVsX3TKSZNCktA5xibFXUUhjTsjJRshO
EqjRXklHuqdAiuLRKZqaVQFLkwGTBUfq+Mb5CL4W3Mq0meyaBBeaYzekqsuhwoxE6BGoiTV/2ASKRl/Qtq6l3YNyANMmSUrJI0IAGOupOFh/skrSwqkm
j1YOEkRoVcJIjeo9DEo7LRC+pQ0w/EOaYXc0FfEQ9boIi9NQCw2woDtMAclKgwgekF91A7XHZnXulmbu4JJhm1KRrBWweFk3vAkbq7RBO0jwMNdoqow6
R4MRVGC+oX4fpx3AIOe8EnWgzjIZuKm00Ja2gZWsTvLWVVsAfZjki0kelRc9ZdPGoC2AsBF4HI9kETrUdCJBnqNifXbMwvMKDzP/ZhRC9rfDTuyTRvKK
g1a9twMRkc9dVQ5I0igZs4eq9tWmbFXoP3Q5aZ5fRjdQYEfYcL7iGJeJtwiPs4lBx+n5JsXXk8lfHhDW+8uDT2ATf2ZN4Ovu4sUvpHNfyMeWES8QQlMh
EXG+xwi+BUkpsMG6VJQ/OqQDjimE1gUN/qeHJn2oc8avshiMD2qH3dL1lqy31BENjW+BeKNbwnBLOvCWqLd4e4v5ERooYAFIirCXxpLALsVIU115zZI5
5OL0LRppGDU4Lyo4ZW8T3lLLMZjII4UrSWex+MfatIc+NHVfeUvPlCMyPeEATFo2t2UvydQ5nsXSG5gOBLtsr2pnpeO4o55gOcZeKsilwHlBB0xQN2IW
4xnNBL7gQgSWcZXQDxSmUj2M400SpFWJ+g0gx7NxlI3GcAoCZMUmOCAWZLLgyJoj/Gp/278j/valkqm+mc1fvlqvTiaSe351FzEhN3Zxj2qfSTdV42k7
2nPOzpuoqoCqktvPwVcOPj1ODTQEOXjNFhQ0Vol5V+CwRcsFR1c19V6n48ymFa5bNrjDT5t7B6Oy+Ax+VyDMpeiaEKJ6uroUe/QSnSBbAlHonpQrdT0T
MsGiVctszCALxg5gShA/KQmNtA4o06nAWksPEfSVXYb+yVYBv28f6ToYb6QakYaI9gXCJTq73LSUh8aCB1R4KKSjG5+wIIUJqX3wP3veu+h280wf4ARK
XZqemZMnOVaw+sZuD3buAqAiFNohew2LU6SIalbnhVUseRNdgfDyKK5cqUThIJLY/6u+zeqsnKzlXUJ1G5JjyADHhS3SJ+7k95c5Gzok/D6XI+tX77/n
hhIDnJ8QqapY7ZNMhczTkOXVlLhIi7HdNP0I4bTpOCJW/m8fXD63C1puTr0Dlv8vaBpGJ8dkC6ojBRxotUcroCsynI4FLUgrJoPmjgldzGrak3TdtaMK
Ee0UOWpop2hlZA2Np7MnSLUQLrvG5dSguUSvm6CqLSV18Z5WVFHoyvPXpFwhqIlDck5E5mt7dmxqgq/99OzdzfjxOf7e21f3HC/5oZuigcRLOvbxujwB
GU2PkdQku/0Y/UawFIllLVTM9CfcFXKzb+SzV8sMh9Uh+WgK+Rg3MpN6db8xk0oADRK1x4AcFkwtsaSQQE1ceApV+pDDipNZFDWGZfXLEjxC3rfUHVTQ
FhNyzLsCgj2tp6oppWrTAoKEUOBuboVDEOXRlsuK8c5xC61XDb2kfWK20Ka8kBQ58OOxlHJKoA50o4XnDJqXT96r6xj+P3l/x3FBJ5Zoz60TXt2/QJnz
JVyFGMEyKGo+aHgCdU4LBbgAllaAjTPTxOJkyOoQ9MxJ05yBSSqYOBS1T9Uj2rC4gpEO3cd458ub7TEyTCJCBIDCoO8i4HqK5lX1H+LoRuYakoxRk6op
fwWkt+wRX8Uh5Homf1Az9JaIWG1RhLgyGOJ2YBQjbB2C3lHs4O9IRdNAMypdY0DBT8wNplNOZNItyxyYTRXeAabWgQvVVJfxQaMkkuU0KQUp67pmQWmu
ac8Rq5vV0cCr5fYdnDm3T+bcxg7Lk2MnBKFx8e0sZel7RrGslDyyAmU44nuH6a7UlJEPVwaA0wVlZN4uN+Osuzpo//YZ82IVrcpcbow+1y5O/kF1iq+9
1vT99+prrFVwZH/uyBD0t6PyqX/Cbtj/wK3ddoeyXbhSuRyJ4jvSXxDiLf7WqgOk58H/6X3FWV8IITdkk4UXkVTEHr8B2bI/U1M5IlNTODJT0w3r+je6
rj+77PnGen1P+bjiJ9eF+PT+3pPsuhH0bSm0R5e+g5SA4kt6sd9RjJ1pyrnu6sZiRiLlWInmrB17qMcKk+m5Yp4lDZl15NtAEWvJdEtTRdnFA6pyLO/p
ymw92ast+0FdBg+TlaU9CnPqbVdlTnt1Zib5fj7xtzNEUt7B/3xUJZpKytRJIu0tllvlPtPvhTlQuG4bKo5WQZ4N9qlcOW/SV9/tQueVLzf29nE65aqO
X9YKlcHwKb0p1yQWkEloQWu54JiRYqCzFVHjgOA2Jz3BPPI1yfqlaaumloqOSbPW/ZfM1Rrf5mMAoORq/cJC9OP9HnymXMxXcsqcSGYsYUryeXvCYyV1
yOjPn2bP+bubxgNjQINhq/CbKK52X336vCs2y5XpFpXlqN587HqVtTo7e+xDHFYqdYZzLcqKxV/U68vp1fRitp5dsdz6eTxW28JsqGIPYfanp69now9b
pZ5Pdh/6QS2zyw5l4UFGw9Y0GCh6JNXpWYM9Y0QS/V6ytxqcaqarqZg9tYjznHBF2Ysrbi2/xLl6kbO3JAT34MndyJcVVD0uC2UcNAl0EjdGhYuZK8Yr
+7B7YBFqaVaaTnau3loEnGAHe9XFiKlEI47ekEdFlIiqfNSao07rjUew9RyTCGBt7aATkODvQ2kO1EmqRaMKKpcmRtHvnNRum9Rv4aIGP7SOmifMl4T5
lrskzrveglYG16U0ysqcELxD4wAmgC++m0GYzb+MPuAWa+xtM/pSVHtc1HTAbPnT468jeVrTCYrZyI1MlEDJ6u5RuSnWUrVlsqo37Wo94wXN7MCudEJ+
ZnGvaqerDg5AhA+zZRtMSy7eYibZPBRnEEuucg4L8jWxxzEaBkVhC4dAwJZcSdsV1TfYXIpOsS8zKZ7MzQ73RGe61pqJEeTNpIW9ItsJpUwMqsGnaM7H
5GDvjM5rruOYUD6NFkzga0mP9wyIufTFHgvz0XJnjyReracv+Yv5Yr4+jmH0b7PzF79bkwrGr376kz99+pRvfvr04aPJevqapKvfRzSSvJOR5O7VbPJy
/tNs8UEpX0fCDeeldveb7hS/YT49HyOAb7tDHwoDvpFu7ccD/O9oWX40Kjhu5l8sr95Mrz44c+A/L8+uz2eTP++O24+cbsMYgmxaGTiCf7FX/eXB5MX1
wrpw1GhtzuwfbYzozyMXwTfcw5vyUt/39B+zSfTuI/ZI+Ig9ck+z/rV27FMme78GsAP2aU2wqkMvyScETx6c6YC84OSekZXgNQ3jYrVp6AChPvzGAd18
2K0/34vW8m0OxIdt9/1jtqVfeAeeCeszyC6dvBZGTBHYOPshK0V2qBQTGxzsLlWNyqmhIz1HI0Sp1RQ7YjhcgMbDseRNo/Q1T85QhswTwJYHBy1F6KMm
kGlchA2vVA7GaJJ/vlPdk3TECh0RHRabNurnhLKhfwkduwWrdcKRlqB8bZQ9ZCE0ok7veGotxxCW2SJtvGqtxzboSoFp2ZK7wmq2qvVPCIEJSkdpPWhc
FWlrqkpx8JNUU8yqHJHWVG9TP7l+UEOJH40Xi7FYqpKguWITOwy1JLGHShhEX3qMZE5Bw0+gfrZuRCCafWFH5Dhkna2hab2doD3wnMtQyaItKk2mIP+D
hyIaPKjrdLNwYvbqn65Ti5B9PSCDQSnBw4CfnKacBCuj1GiFPmuqQ3d9UB0r6FzkYgpjpkUB+iYqKLDrgZ6BZYxygcz73V28+xQ+7rASPX3U0n+ijQYh
sUIV5PKF7OYIWpeXM7zrWNSKlAKkJoIeyLWVxE6cKirsMENdfyGtWkdUA4E5E0j7FKVvW8LqPJzC/jWWd/Ek3yjvNLZDButTbpfh/dgH/Lyj/JkKpWa0
o7DU8+Xluz14438tl6+vL3cQhw7XCEt+FoXo8zTxl7UyblXW7t5q++tCvIeFeG8TeQ+a1nf/ai3/brJ89p/0AktjyRWz5M02BH3Ufy0qx7WuSKM51YF7
+HY3ju7zaVZfpCN3okl9uFmJNMirOemEu2OgnqUpLd2Xi8lmTU6ezWgsZxNYGsYWp+doFcYljmuZjUaDBmexOB3G9yHipq6mi7OHZ/Sok8nZU+rDo0f3
b/f8ljp+Z7bRb6nTd2w//Za6fs821iMG0UrZHe2evt/SiH67NqJEXH8/sSLKWhz39IdHe+okyi8Cnkij+PEDSiZ+gqq+wzW7jaoUuAoBFGmNEeGEgX6/
6muK2dFmpbvSlF7/tG0Q6r8qKF9WQfmYCfkMcHIfg1OCEL0UtVAPeEXh4Vrsi1KrfKGubS7ZwFWVvaXQjkGqR/tQrQIyZxngZ7qjgsvgqUZksVZBK8VZ
/HDWlAXJx+FHC4ctEZGzvYlHnX6w7CUtIgDfSzk42belR3+z0UrSaiPBbIkwdUUnMfBs8ABVoLcKp3crCNNqtSOhShvqJDVcm7g2pvrOK7JoMvUVXXUw
8gTnvFWDC6GJtaYwBYRD6woi4XxH/lWnkcQpHLRVMW8WnIGqAXGejV/02MSCDw12WR7fivAzuG8BhtjQpCC1l4IdaozKYqxNDtRU54Vr+zhyrmO1zGqc
XkvUpRvsVHcr8j7U8n6L0DOL/pjigVxYHtl5Na9XyCiKXlrTb2hgEOHdSsnhABfjox70844k3mt1Ro5ULrBkMcLIBME8ZmMvIdVYlUgxcFOaQ2CxZU0O
WkWpVssC370E2tXOOVBvpzy5ggh4K6cYczQiDn0DcjPKwnQXo8ZKcsynBG9mh8xMzVk+uVyaVJdPPqvh8kB9xS2Lc0YC8eSRODx6S76qUf0tdIuSrFVz
JXWO3tco+QriUkP8fastJksR5gN4SkVTznKci4iugm5l3zUtQG4cLiemUbMyR69km5Il3jOJpXTvBg6017umIlBCVSsSE5glqSAPV5dw2sBys+suDZBF
UfJY83hplvxwqrU9O6cI4SwfuoHTKSpZsuE7IXeDL/t5Tl9Dk7Y31FfQqJ8P2SU/Qih94HF+k/zaXk+0L1lmy3G1+9f7U3371duzcPP1H+1wvEvV50tU
Qk8nk/RrJfS70OI+2W1/57TnT+Iu3+ZR5+Mlg8eauNQwsttw9i3xniPtYPU9bPiYqCkTlUbKOZ+8ZgC06pO5Wfon71GYstDlQj+lyzWFjKZYLLlpUc/U
GpIdZqfJwCOSgdPBh8wiJH3LDmP3PpzqSbIVVZLKFiim9R4s4J9UDcH5zbVNXFgBf7tZ8osCkFSjVWPvVd3qpEEc4Vano71bYJLwnjlM1QomEGz3AHJK
so3FuLyEYeCT5uw2SJlUhyGuyEjQJUZMchDV/el8t53q0B9KU3hPOljWRMzq2i7J6hcGr0X5Qg5WWwZ5LnoUJjXzn82jHpBiiRoBf24spSo5uXtNGWBl
MKjPKFpCo4FEkLQGHZjmXLLzBAdrf399nLyHsVnjwpnMhcGFJ5BNayIgLPU3IlIe9Bw00i9JoQOhUqMiBWswiquzArKgHGlOTyuKqpT9kHAzEFA41ehB
fMFPbMrNRpIHJ1l7AkcXAAhIu7lxVXcY15RAWg5O6Clz6lCAgfnU4PzH6IG9Yy3K6VZ3f6odmToIe38Me/rWrYRoSZ4x20qIlmAOhH0jc0fLtueBjQIt
wPSCVqAXkDqYh72UEBwR+jHaPpdVr+CFIANeIlCmiadJQhUjb3SF5R1lMWWtt6L1SjTsIHCGPs2uHTLge8gxahpfQm23Kfy5aYkpeiaiNmg6UMiXc5yD
laT7OXlocYkUaOTF1Sh1judEvts8aHPNoVQNPw6UKKniKWs2ITMLLCyguqAwLiqcBY4VgOKAKpmki0nCvfc1BrA1ZKBo9WgeE6TpEINB1JQmRcP0tMhM
EXqQP7USzynXrHKJBAkKfHDhL+QPY4tQRbxqLiD66/rmiI6+B0pyrIiDyAPZh4NhWsFDfMua9w0Nr8mbUOQiSMI40dq8kiPaSD+Zo3V1uLXcdouWcyiz
KEfYBB2UrG+S9L1pd2tJGzrgZDHG3kwrLWrPSUEzv7kaLPcPBw515etkpCniqjGY8dRRK0ssVUiaHxFTESGKIpeWlXGPpX/UFj8e+wNFaGkc2kLZdG5k
7+Mc9EMOpoAiSSTD034VsJIwTAiLyS6ZtPOyT2iCm24Q6hVSgdMK94fGnpdX1IxEZiOIxeh9veRg8UjIsUlnQL3vwdpYaDb2GLHVnJhdZstoMzb17Jxm
EaUEaMA02IjT6jekF9KaUFxdTTrWqvcHDEYcTyWCNpHk1dRGHanLOZOzymuPclUcavQZlhMnXZJAquBiGSYcu45O/aT0NY9Si5wk9EDgFKeDFzlec9bk
3VGZa1z2wAp+a+712GlnHbKrxSTbl+fDApmR64ze0SwSTCwDCK4r/lNU05ti7QqXvsYRUFSoplL0QId9q3DWdOOsalUCTr0NYJ3RRq8UWjGGG3KHeZtL
gqF8YzfWYEmomESr1i7uSNJKgA51HbhCnNX7AquWlAsSSDeAszs01R5iSn8IV+vjSVofwdu71UR8SHKYvAibWm6tjSTIUXLDpIXICOSSYEli8uNYqWGy
QiSEUmCRgkykx7bMuE93H9tSZAImD8PJJD46mTyMJ5PwSGwgq9cww3y1nsBR66nVmVufuRcf1fpvfF/cm3vyCLMIqdbKO++pGLJCkRSVta31bDCxIJV4
bEELmCUPBTZH1Pr03fIh56TFHbwaTkJOGZUYGiA4V1cLYWDQK5Hbaueozl+4HgbSFOa8vTfv3ijCAboJiSU1rjxmxKeT3qhYIeZW8Y1lkExQahopHWpJ
SahIQxeabSWjug3XnTsm2MBlLg8FtcWjhFBv1apHtFRFXuXiEexetVqQJNxE6Sm27wBCNlNZfEByTTrYULE501kXb9Piimax58Kd3iKq1T2JjNSecyxC
h1HE4ppFV2uYtWPjUtYCGqlYsHYsyJTqkI5eC5aQmqRR+aTPQnlixw5MAyGVpkU3K7AuQ2sEZvh+QJGL1GG1FhUEZ3N2ILTZccXOwEsZaarpINHSLSEo
/rISgTRewUxMHcdOL+qU0yyyovd0GLI8zhuCBMHF/XCtuKrtoUk1nRx2o8CmJfzEZqPHkssUOk/WXAUc1yAO9KBZjbmEiBYokuVG6rEAnXDaNcdsDQEe
alIz7387hSLkhWTJAUilZPXRl2xsBi+uSDpKg2HVIF8Ei13hisb8OQ4ECS8EiRTaUcl1hVuEusVYifQksy/yGBStIAkjGCn8Ko+GMjJZDGTZNVPzqA+a
gxSJHzjFeL8lZCecImG4h0XKc5oJiLeEmKRiBcJCrlYxy6JXmG0h8UMZRpNiVUGzZa/wCXUOaGfBd0oAP6DmT7AV60hEB62kDJdt5FqW0hhYN1J1hwN1
2NSnNZQRURZqqqqWkE7Kk8Rln6ShbKeVhUrLu6C3skxz1SRepMIiqX1EOZ/MVbJhAQxF0lUFriOGgJ1+IEWEGUp71agmxvBFjTCo7EuTH51V63SgvfDS
b1ppQoUBW+1tSWTVltkQgkpXXOZBd2QK0Cg6Pbfq6VTKfW8jTpIrSm1MYt8kgexsHFFjlL4omjPErLhqOU/oK6e/1+T+IckRXgJMlDkX+0FBsIRh5RzV
+scxX8hdEsS2lEvyR8XLJcszGaNmsY6oS0V7EV8E59T0ybZcjTyEfahpdhWG1jrUdP7gBCYgDg4Clz3Qmsag35BipuiBnTxqEUDKmcBWKCAVrzX2SHfV
UyF7d4gBcc/Ew8MQ7ePW0YcZsVBgngvZWiKSnGBAIb3WtkSPqP3Y+BA/YMPqWgq3kZRTRFe6KOapF7MxJ5fEtEgyucdDJqxu1a5JyzIlPTF/C3gimzhr
ERUmOZ3d/ZuwdrLZj/7ap3HedvV7uuUN19+hKPngHLJFQkHhntKE8ST1v8w+uc8MGX958Gy+fkPPevp2efX0+eX1Xx6gDO7mDqE0fCdkhO8GrTSM+dmW
S/T7Gypl/QdtsPfK4n7JzBlfc8/vhN+w92DqWhBWq9PTiajnaWgNjl4O2M3qLPNhEEMeGhDhbhw3BMhUB6wFh5zVcXJMzbvVQZYVlJaC7Gpsh8r2ZDml
U8kbgedAn22o9OuKIkQ29cJT61QBpR7KeZpZpYKypM8tGbbRALKkeHdQwStz/n7oGxGtaqWKyyH5w5Q6pL9klIH3hSG8OaV0wulHu6a80vxmXG60G2NP
8AQ779QrICUovKQTE1ToFJuUUJv8wgRdzuIaB+Vl6yTyXLVBzbBA9gTRNa8a4QcUlk3CsHbIh8DP7Jgx19RMHK2UB4FSYA+6uWqNjgxbfOQcC1ghnJlM
M56VQwKe5kyZdL6glFCpZlUmbVoXXXOChplVirIvOQLOFyeYxTNqU58sJ8qt8AU4ZErjeUNEelAycmJdicF021uV4pO93tAxux/YIU35IrEaP7YhIITW
mNFDXIZmGqO5vZG6t3IJZ2PVFq8E2XCMsYSURbiIW6u6faOV4OpeoQnbRbSkCB1+uqlCjJq0IBhDIBUrrMdUDPzmnMLLkOqtNPeq1ZyZ5Y+ZKQnP9rQt
BQAlbFQRJXBWxFxRcytIRgYBZ17tzDa8HoXCaS9UdWekbtkMutVIrubPRxHYyEVt4Ggt0QqbFNnWNIG9HkwMyPxl1ChGgTSatyHBQpOYhKDFTulxGqxA
jY9Y5lxBDIWgS7VZLaqsEm7TqoPZipPlio4UzQNdeiqHDCbwjDpWLyBoo8uWOtEqg2dQZ3Ip5nmmPaqp/2jUtOiYd2pkcIkt9mod6FAYQ0SpZSnDg3OC
9Ben2SdpUvJB+mzJ0O1ppUNUczJmS0bZOlxvPqqKWplYBktUgCAhvQT1f6ir1eoLFuVF8BpEGfXeNU1GUZWpw7RAnWn3sNuLx24v3QrneDAfnBqf2MSn
BLJqGxmlV+qQfIa2f/K6/e0bZLOpPfejysLnGrU4C2gSJalRwXMWHN0OykCgtnkb9wqhGHQvkkZRrGS52qdd0DLs7Ey8bZsTVCh6jvUCzgXsI76BNZY5
mEYXHwtgIVwgpsbRKel0IYFQF9XHK/wvfMascgX2rp2CD5Tfa3ikgkSTYE+ntYEO5OoiFGQ2ox06ujXziw/yRq7raelVMqN9tudgy7B9xVslxFgUoCTQ
EXJR8RSTcu0IyqA8kOWOp1uiJWAVi2hP1eUDVp0E4eRCCyDL0cRZFWouhyZfOSRhIUk7KKnF6yZ1dNSqv6EGFQzVeY0EippBlbayszCclDT4qWmOdAZJ
h3Y3F8vG4orBY/gtyytzl/BTdSjdnZGXlHdyUfjA1WJFpujyo7WgQVhcXQrrqDVN/QkBSzIvyE1lf23QT93ZIlhqy0NQC8Ao7cjNN1G/sZgWOawq3WRF
z2oED3Rzj9fnptaO2dicy6lqiUbs0OKC1XjS4fOlOBzmjZlIetR5bywznXjvrDZb0spntPGwBEn8gPJw4+aOKiRiQ5Irz8ef5jaSL3AAYHNXOFwYGWJz
i81NtmFBdiYS3cl2guRt4mIEKiyi9oy6g8rq1Zm5JAYHmkpXESA1D0WewEdH4MUf3N4JSXYJ1CM1WHTJSEmJ/dW88MH5YpyvpdlI2mCAqWEQLnQga1hP
Q3pjkhNiUoxJOcD0NKS1dUzJ5XilfIDq1EvGmc1RIyLMHOw52Nuw2AaYGZvvydxEzbZ2thmuKWkhTi6UpQZbb8yNFJ3yP42nSuoHxrDSww5S13xIakcs
2Is0wBY1lbLmviKVDZWPW/FK3MOxnWhcYeJvyZIz95KVzYgCy2zIQoSj2kBJBwooiuHTp23tjzIO7A/t8L/XGPXVED5xIhkUOTN++D0KXQ3XbIwCaV+4
OmwCZ8u1xa2fSNj65zJ/fPU9/JKJQ++wgkDY5NynBX1rnbAvOvsfUQdtq6jA3XXw65v8+687ddPo/eZrWB77hyAdMQTxsw/BPaXy+LpKSXmHJJnBai4E
gtEaInEgiYgaQTSCONZWlF3hrZDvwcoP36Z/Y/reMl7QV5Pv/vCdZfE6m72gxXd2mw3/D3vt97/5zT4D/v3mKPsK+/Ql5fXB4SCJ9OpDR+SAp4YfhQRC
ND6Pvpb5/ko6eF+yVrwCGjRoimIARY/0XmMQBhS4aaUNSZBbQsrjkizIDCmPOdWIVemBv4eujPUILTxJGRmpP6LlZJwFaNQenJojEPrCRi3TgTNng2Db
I2wZ1LKkGW06aZBgBZUghr6YQem5QQFnFaqLKlURWcdVaVD2PPeKAKQ01C3Pqi8GVfVpLOXeBF836eCafsdFjo5iAykM4cOpQCqYnisxGb8gcEJiSTus
dfMi074la4vwZ7i+UD+c1jghtNH5yGUIpQC5JoRhOkrkfM9V6hwGo/L0FOH8QiILOhxh/KhcjlqsP0Kyil65lpn1e3pC8fJAMSjt0brjqeZPDg51vj1p
02oUbxWUWzjxmGqpZatjqaidXbTOTfBqrm3eW3RX1EFMYkV/XDgME763oKbQTIpwPpTfwIHpQ8cwLi7FmbWbyf3ggNQm1BMO90CEKDVRy947cW1lswJx
cZ8G5woKf3sU4U4cDCjroXi+NfFiyndvRasRucUjsisJI1RsPZ3wUzUusQxrL1UtmkzsEs6Vxi4DxkQkSTIjegH4qQGJ1m/lXVELEMDnlT9aonKhQu5q
K+niakT8ndvEgGpYbnJwO4Zq5LAoMRRi2jTytm9Ncmff7OEmWaHR3Yg4Yx+N+ui4CqKY0oIRm0nCyCDSbKOKE4nDEoxSiNrzLVowEoLTA5O/0DKwwrhG
vCJB3s4W8ZZgBkupqh+oR12BNagFvNeBYf5+8qfUgtrDPDxtsJZ79sK1k8Ahy6A6Vs3749hXjXBpdiUhVb4RN73X9FNJhHpK4DoxBzOgWGpjrzI/rh2g
DveEjDybICTPIaQGbhGg1EliZsktVTVWugSdeGoeiFbMuDenstOg25gijKqJ7fGwpfUA2ijXGoAMaOwyP+Dy9iLuwTIV/4grLcRmK03FSirIxcD+fa2R
5bFgUmuQh7SfzQnmS4OpvDaHpEaW1stZaTHnYtP8NPXONzmtGAd1J9rpCjoV59q3bwLOWwunZ9ppR5mBbvoPzk/OkDDULgjQq2I+YofTDgJfnsY4KXm8
aXGHpGshaU4LEic9m6/Z1Wil3JxG33LQgpIqPVi02UGSMbP1VkM5zVpGsgBYdjmaTgnItaPbzlJS9Qw6SXW2ypJU9xV+sBxRSXkXOXsk5GjYoea0CcjI
JWZVc0YHBE4WV9Wvk4rw2wP8xDknFw4nhAoIFxd6G/wZSmmWuniRJCAI9m2oPeeDDlNC2iqOP9OQtMxFFYSDgniJ0LBMepDqDIHbxKLCl7TXQB7Yq4aj
KyekCIlW1YAJ3XDxs9TiSAvblqHAIR4ZWCEBU91EfupI9w6aA40GSNucsk7SkDB5AtSWzrEjBwveZU1C5pvTsKAULMS4cmEOJGeAN7P1gt1McDKYU1AO
4R7V01BJbwfZxRUUOuG8G/QbYaKEWH4x2ZPc4fPzbrey503I85taR0MrJw5I7L+CUZ/+jfzZcA+1tnkW80FhGSFcmcxgASqB8AvjMEJMR+zhIpUoxDcU
4fXLHm92rShZPkBymxvElxGqZedy7RoZgxs6k188U9duhdddnOe83jyydSCIhcR5qaiZkpxS3guTTSRKJsGLFNV/mfSM9UjaSFciYiKYLC4NDAHCGkHZ
HbHoKZRRv4TkOARRLLLVpZw3uOHMKdm7benmQAuD1kWOSI7RncLWxuEl7VQc0IyMnWJrR3ISTHHqZ+NR7Uq5oGmPfCln3uGMeE5Lj7AU50SMJG8Sicbe
90Pr0JNGQKEQpd9Elsrn6DgUKHH4U9ddp8ntSMBhILuFZHeFMUH4cQxXAW0bU+ngjJTwqsTpV8oBVF2EfyNlUqEzyAjwWGh6Glo2PHYMZ3TSUgIQcVWp
Yl5rVSINROlwiVXOxSkp4DprUbx4xHWZaI/Hr8d19cm+i70enu2My9+27+LOOnh/WaQ9OLSsPd6WRhrllJRNQ6o+shkxN/NLm3H3ATdOYys4Y1MQuQs6
rM2r5KBvtESyq3YNAnNqNcAYGsg3lU8Ryx3UcE3y6ahMQSHg3PUEFmD7aMnUAIl1F0xRNTqYoP8QRSpxoBLIOeTDTapgMpkFaRBIl1fMxgS322AkE1wQ
ikJnP5KgJTr9NfwRMY0EAp3Z9QnYNASMilLHrD2ItxhggAqs3Sm3L7egKlsvFtmlgasFEXEhJTM9hIRkAYGRgQUpew2Xq8JmCwg42U+b1BzHHAZdEZlL
GNMoaOha8ZrKisZNLQPOMe8JmlfR+Gs+1pWH6oPygxO4f5r7WGpu6Sg3cEMjp8E5kGqUsE1AbrqC2sq++KD5dXLMQADMKtZ60kav0TBUGlhlm3qzSXJm
DZgF+MdkRavMKKgl45hWpxXTOkHjQ+SL2MCAcZznSdibzCmyiOecQffjvHw6UiUaCaRq7WseBUDZjnylKNQNNxZbIkA6IWBS1DaZqy4bNvZJxqF7YFh1
SVLLR6rwZgk6gUyFjGDJMTOVSe8I7qUtxFc1hiBMC5EAWdpVEt+XOeaZj/ek1JMkFwXJysTKnPJv5FoneDAHhdylc75DRpSy1WjChF6UtSoeaaESS9hS
1WEt3ot61BosiK2EjGhNMN+opcgGGJ3aiFvn/E5euP0MRREpT2JKwFBnwOClwvkRCJkTdWlFd4/lw3kao3GZ1ShdK6L6UkUWRU+iFbYJguOm90ZNOE5L
U4KHC7J9+9Q09Rq1GnC2OMDyAJVN0tqlH7/Co8SDo0fqoEwRbTDEdSQPlqio+jwcFnaRnQPpukB0cj4BBM07hLRqTjU/+HLplojUhrngXR0xxXw+w7SQ
kNyy+WZv6TDQdLSmF8iyVCvy5tiZUzSltpcn+64Ze3oA3S6DG81RKsjXk3WiqNsVnmBUCwwOWSzZjhZRvF2s9tTvdEzoQNQlGiRFkPTea3k/S4JJ+g9s
TS0gIUNEiH12ynr3UXuL44GTF6BpmjCCg53RJt9wfqgcCkjz+Q16m/dUjxKf2qMnm4q7380Xl9fr7yYPrRzvxCuDgmAqEvqeINZMkg5/jDNPv/5C7spf
wiDcn0szeGS+zW1IeBnEypl7UROKudhyx3mGABbEsXsDtiT7LZTDNGVFB66248LQsfsI0Vk0zxB2UpRpzCkVNJbE0iVyFnM9WVpR3JhT80NKNc2FgqPE
dYnMugXmpqYQtDhIYeqcBpGRoAQdvwS3ycnYkBIzaSx8yK6qYw3ZiWuxuiFcFwMk5KR0mKScYSTdIbw/BJNwLlLYnpwiuuaBqbhyBmKO6HQ4iHFLE+NN
KEh5RuA5WYxiohFiQNJgfqBTqVouFVhKOCmK3BSQI1G8sDAeclou4TtH04744Eb0oDyV07zuj/oLKarnMSELEQ2j+QWzpKrnJnhDK2qEYusMUuuo6aU1
XWO+FVDvaX7UX0QNR9BYOFVXkuM8Bsny4R7Kouey11y3mqyAswmbLpWcqQIJYXE0TL1qPl0NOIwFFUu8HbIuEUrJiCFEuhy2o8Pc6pPm1UhI01/YvH/3
vk4Y9mgk/eDZFIzdNZupaGtybHZa4NW2v2g/TpWHoHm4c7GDMhSZPJIb9ajcLjSSEc5SV8BkT3zGWo5YpJhlKgIGhdGItzyktHLLqZ89dmq37pqZkt4N
3ZDVpG7JVcKtjk5CvBrf6TTZXAZdnu324JITcrBtkpPuVjgpaGnB6Bm94CVWQtUdWGDu5dCebpZGaEkh6nqiXdMHQ7zTWhpBk3fxKEddRwgvIb38cImb
AGhCgA+5u1I0bY5T4OYTzpOEBKODlsAZXKHokWLTNNxN/ZyJAF9A5E+XWMgwuMdJz4cLlHRxLJ1Djs4cu0ZwpqpJGpmwUTRbNUJTaDycHCadtRJtMudp
UV9Fh/siDuk1HWN+zYfMaYhgYe1e/T9VYyNYV4Y+wWEmB8N7c0OgAQ17RUYhlyxdUHHZ0u2oDAw4AVkVA/Uw1gIbPglkXaJ0QmQAzw7XGm22Bl9FKlVP
JskQyumf0t1v8hbl/K6a2ArmBzHal+rMMpVk7qj1xqpsKFtfOS2WfSOfLaaanuuQ9CuFfJyliq4ECciCeVpQ9qeDICQZ7zShekwW2ssZomDviBnCnFSf
boGq7JZVV6IlBHNCoLnFTiXnLHZdwCnAFXGi1YMHwSkP0Z4dOYqoC3ByOcnKhpRDDtnuow4U52oXZlHI3lz0rnhLqAaHYIrRSs7TUQfNJVRNsZbUvUt7
rMP70OLB8D9+NHwWDnwRT+Ornlp6piiHrGx5y7VmFr6sEYCutIIoN1rEqjFKGQR5AJyLnp1ZqiQ1nIORuW4nSOS1f79HjxhIdvfDYkVDnCwVOald5URj
cWVIYjVTT0xdSypED46JIzmvoeh8g+33pAvC0ywO6fARkeSca4YGoj+YaJmT84LU4JyotgRHs61J17XIvLMAchrqrPaKoiNaM6Agta/binVwibo2FG1q
aqBrLakTSOgE4jIvX8Dpsk/nUYXkkVX2m3grenk2MbVnej7oRKsnk788IB3lLw8+PpuIMHe/oJr3dXf5/pQ62kGIzvOhV/OtquWkJttpLK8BNcLAvOxQ
Q0jYWNwr4ZEI1akFS/POSQtgGiktHpX5IUOasBkoeaP/F7Nq04GRFXNr8ko67Islr+aYQ7VZW2mEzAeX9qKpJZGESNUAAe/rrWeEZ6AHF29CgjqOf+6a
zrJ1Hb4h4VytKn6Rj43TzSCM0Wvmz9qyIv/AfmRkHFSfBAth9IsAC+5nU5Z1MCBnvHfqjGHzvvL4SKmFg6IxjePQIdF8xiFRvAYp+zJkbAVZr3DKG63t
pjYzQipVYypq1JTbpI9qQjavOepDKziDK8lhPUCUYsxZOUAx9gdCSUns42bOkxghNLNJ4FxQ7IG02ZhRpSENJEdJ2ImMgE0RdOcyLNry7qxKRslYMlz5
x/LyFy0I4WQhq+2gHCpNyNGeWTlzSSsDEea3ynfsUIFhmkG9x1FHx6LF1jSvtTYifB9c6sDOGIIGcJNZkhGaDkuuWJWN443rl5g+fQ9suA73QAzGyWS2
Gb7xafim6Tfx4DXgITem/tk1yCQRQ7idtd5zJMBxQoc/Lc8TgiCnRSlOnesi1lPeKoltLpr/kY7nzASG1LWMRsrgpSRmHaYTfgCrjInpIrf4LrlWUz51
9DjCJZnTtkVGkvJHIn2I/3gcM0EByevGyF+u6oT2Ihd0Y2gjF0lCE/7GcV5OvZqt8XI1QSBcne1qWlC4Wu7H1T7qs3vVZ2d7du767L7JQ7dT0Y5N23w5
6/eO//C0Cx0e/pj9evLr45CHxxJQKfg9ttgSf9lYXeY/Mm2qjB9JeBR+HC3Hxu3LoZ/ygJMICvJMn0j44ZXU0+z2J9Z7HDn9HNrgHe5MJES0iZ2AGw9J
oR0UpHmcOVWbVziRM/eNcBRGkLPgdO1cJ6TJ4/O4MDOXm5EdNQjDyrm05FammMutzInNh9L5PSYl45SOFdqGp4zHCRmeImMHSYNTDpMInUaDufu0cmBu
jKGdChGp0arM/AJmibOyl9Ip275aPiU5T7vhFE4tAuGnfN4VT6ucXkbI//SOSe2kA7N9L3EK1nJ7Me+qhDAC0gD6mbPrfF2Os8KFVcqNXRGzQYnxW/TK
fDJhKPzSo7njNxHNvc8akxGjU3pTtjGbhWE3i8UiIrxAARJNlnIrwtjO+YfUsF2RtC1Zuarogg9awMofZ3TtgNw1Z7gaSPs3wM1oD1yLHi0qIwysnRo0
W3VWvhbXETfI1i2zCyd9078ana23p2rxmuKQ/bBgi1uRAvOBD4wUArNIv5JUQWlg6fSc8pAT2KqjM4yEFaMCx5eiVEj2IJ2Aw9ksjRv4M0FsVEhlr/Qh
OpQ1q1Sq6VB++q6pHDlKANSE7jdFZ1C6D/maKsdOgJ4hydPZ/Febsryjdxp84h2qlTgC+Jq3O1TNK4S8/Vy7V7m2Lg0la7YT2eZg8Rl08oEWZOXKOB+V
NDTD1JJ6ica46jFYmZ4ujrWchmrtOVblE3HGJnj7czDPlFVVZAa8cEVKz4fAdaIDxmuiJ3BVQ+3FDG8eKhdnikT7kjHCaKFBnyO8CfWwe68RHS4nJVZo
2mjOMR2UAa7ZoumrhrrZcPl9w8TXcrMUhOwjIaji8Nsjvqb76OAxYp523XuTr/8+fjafroYPiyU+35N17nqxur68XF5xIl+pYcz1jOmyh6tHktj3vz2Z
fAcewncyZN/9cbmY8XM2uX77aNyMJ/z95C2N2mp2/uJUpdkphvD0h8l/2/5ee/tlLHXfUPfvbVUdUT0MrRwXLjq6UNLH3ipb72Nu3pQR49HYm72dm4X5
2KpnV0B8U2RCR7Wd9Jz+P8GXAhjAxLYtj/7u48BJ9RovyyUixMpU1U0RU0tasE6Zh7Waj+7kRqinbIyoSessSbNvakgKSA2sX3X7yoqdEp7pmtJ6qD7c
ktfMtgMU82x9Md7BMXkBuAxRQc7YwlTTFNXlU0vFIMTghJpK71CPT4FzPnDxZb5FeQC5ar1LNs4ikWz1t2bb7DWg9CAqthkHMTF9XQM/jZqDdMIE2hBf
5l3U8tot2ngNfJXsxRjFpsyE3Np4HJu3YXxNxeq+NKd5c1NHBmMNtYwOORMik3THAO/9Neir8rWZOi+4uwdNNO57wx/N5TYEZCPC16UAp09EfltOYY2c
qd4qevrWtSJX94AnNMzwOXauriLExFZHMG9P67ya0D3y/BA67zDQktqBUijU6mR1pmrWCLCU1cqMytfUfnXLktqhCckdrxPlVbAF5gR1SVHMEoHcPgJO
3bTnAic0R1TniXoKldygVVsyV2gxLNnFMMxxchp+pr7XmjqoYI257coFkrzinK0YDOqGJBN4TcpqPj35JcnQ7ZPil3Q+3PHZeWCA3t/lH1No8FNu390m
H1qO81eI8SvE+BVi/AoxfoUYv0KMe4QYv9Dj81cE9eEI6ga7Dp+xxxl1/m12/uJ36/VswY17+lM4ffqUb3769OEjyd88XUyuF5bWmQPa3yyvzkYxOX99
/dNTbtB3H1QcezS3P+6b+19K174Z8PzJ++oTJc8nbctfQfuvoP1X0P4raP8VtP8K2n+1nX1rx//Xd4bfO/o8LtLhyR2h6/E5/q13zXDIj9tH/LfeLTiu
N97sY/3330Tnnr+aLl5Ks4E9TobujhbquO/3QgLZy79rNXikamqWBNV1OuQRFUznfB6+7IKJmM46fNeQYMHRkWdghzMBA5UyYLGsSRmR9Fzc1h0Vp1mz
FuDgihxd0qxb5njOPiwxa1GSrXQ+4i3KNQmk4BxfAiBjMryWNR9tzNR+PnU5UPJGOCg5EzhvsT8traMisqaT1HhATimlWdVzjZYoQUNEvMLmZhH7SZMm
M+lOklcXzVVaE2rPex+1PnDuyaL4Wq9Jq0MLkyxxVDfiOHLXaPUab8KDkiACsC2kKlTDmhHlQkALikPmSG3g5taRcjdl5wNqLSOxc4nGvnMafEtjbCm+
C2JKihUfpjnpyCDG+cBvQIO0SGLTgokc6CPhTKpeOGZEajRqbFY323Eyc8vxqik1klLpNBm4KCOa4cdXi35NqDPnsWRpTpGvIdDSSLcgQtJzpDuE6KKQ
JGn1SKJLpFeVFKdaI6Hm/7+9r2tuI0m2+ysIvsxoo8Fb3x/r2Ih7w9cbdsT1k9dPO2sFREIj7JAATYIjzTruf3dmnqwGSDaABkVS5KweZiQB3Y3u6qqs
/Dh5Dph8k61gCjEBHPOpgrM2gCOZu8KrMGjRDTGJZmD2OcfoQajioKP1je7v69kv8xsypwNWVITR/OTz/Ho++Xnx63z5Znb2Z3uob7WnP9sDfdvd/Nke
6+h9vPuesP7nTVh/tULTav0/Lq8u5vxo8/N7I/U/V+e3F/PJX++P2N9Y2Ki5sywr1zu0P7Wf+ulk8vF22Z5v1DA9l0TTa3/Ct4TNfrB29OwRBtE9wiC+
HOr6VTzYN8VTH58aag/z2NzU5vzHJqdwBVQi2oy4G2rdf7qtBsgHn929C7RDdr/jIduX7Xyy53xMzvPpRun4jPRTjfBjk9oP3s84rMbQbYavHOTw1QMV
xj3qE255w1bgTv0tIUjnGBiZgCT1uBA0sE/BNs7MqES6zjeS36LE4t43EsSgGa1SUPwpzBGKzItmg5zqQxkfUhP3ooNBMhKL5Gmyykt5bsOUklKtfiCn
sa9J+3lyd65YCOsxD3PPbe7BJJVa9yKXkFFhS0x13T607UhXG7U1fQjGP273zD1bOo2S/oyJY3h0bE3aJOqrUImb1JIjRZUYVfSxlMb1b43ytXtmcuOs
SFV2EtZoBOtfzWgurqHWg7k7X7WE7MHXWjKoGR2q3pmeOmgFmbOdMgdUd4XuGpTUhr4LLXvU9IYtZoETQkeeSwHKjsaAgCjX2JSMXACniXHFWVBTO8ni
eWaEBkELa0TtrebmGJX8X37Jnir9jwugjGFhKCVBdCifm6iM2fTzSKKGXINWLsG/B/ogpTVzNqCGWRK45G2VtxOtr3bHRN+XLbPZCY1tDNFl5UqNSoLm
lKEw91JUVgvdNCQAEMSoKk/MdYnkWpObM8WwfJDzQrxuk+p6RbzTGFko6olzZt+gi/Jf77cR/gf5rbPrY5sIX22b5Es+36uN4J6g7xptyW6bfeKo9tK3
04Ad5Uj/JT7rk75wjLcbYfafo/PAZ6ur3waG/D9Wq19ur+6N+N0h2cqivEhq90Xv9O44H8ze7k7YPnhh+x3/V1Ks+bf1+nrx4XZ9f83p8prRWP68nFwi
wfZhTkt3PkG6bTvheobbxYD7bZ2vrQVGa265PIUB//GcTu4m5+/pjrsJP8ifWkL23fMXc97KQz9ZseetPPATF4PeymN/g2LRG133T1BLepNP/pTO6D6g
+o7A0phkM9C8KWoI7ChObugeZ8AJblglHdzntbq6F83BxKxKfRUK4lNjGf7c+LaD019sMii2Ru8OgeBN8H2epnHBOtvk5PlBigKeQwGNGEXjJrknDwZH
mC1e7Yv5cj3aE/6vs+UPa5l7k+Xt5dVvNBFXS5Xzmaw/zdatwnUz4WufTv73zXyylq9Pz+fr2dmnH9+dtjMXy5v1nA7qp7GNQwqdP96V6Dz9y+YK/zJZ
XkEASL4Rz5xi778NT+hnDayG5DlzKJJKMVlkcA8xSUavan7JedGZqTFGO4JJ8tFlieevDZGJGUjp1rF9ht9jjuePOb7qHT1VvPI1N9HJyffrI/VJOll3
3VZ4WbT7fo7MVG1UfZWsIFLo4UB1QhV1Uq2lCVFoFjZxUhsnxtQ+iuB69C6085zSS7o8jikzJ9VtrQFpcO5BAREwY0FF/Bu6hzXmJr1hsyrJxOwlpcuJ
54Y+FKJ1e5oShKyKzQeVdT2LzEoKXnGepsaE5Kuhz7BHB5b7UX7QqtScIanMqonQ4XTJG2W9VMLRmm3SHD3Szy5YQa1Wq41vOSvbv6XRk/wv5IBY2aPv
p1LFquTDgbS6hVCJM9w45k6Z5lrAmDUDvakcjsFCoVHk2kSFtEAcrKl+0IBWjCjdeIJcKff1eMaXcqeaMlqW4vLoZPpLbSVf2TnzyCZJr2MfYhKJJ3IQ
G1Scxs7pgspFpxhNzL0A3cdecEybJLcPQj8m0cxwDc+eHXROaVrnBpvPqUo9gj4sudcLztBoYBndxsFqslPZmRxMg8gXAxZZ8mUB6D7MnVvIMPnNArAy
lxsyG4oOkZUAuQKnJswWg0JUcNKD5nzroyyqYk2zOcsZ2drDRTYrz5G4lw9OeYJ+FuuWYXmQDWzGABhq66BxwzKJUXWWcTKZkia3RA4/fc+rKGUnKsfS
pWCrwarLIbWiJbdeSmefrRhpltjOUjW2G0WGA0U2Z7SLz0txr3IJU3UbvBoZWr+qmxGh9sS34MlyRCNSaMlVPHIwps0JerKa5cXE2nm2fkX0DFHQM8nn
veHUN7+rHcvtm97XQ+DPExix19pdOMKbejzM5EU5AMhNf391vfr74H2O6rPsr/D4dv79HfFGtTl9bYprljXpVSwlh81ntn3Wa/+Y0ERVWp+KZfiAfmZq
/xnSI/RZyGOMPFMEQLAzOsANbHPuQmT9HmmEgodiUtt2PJT8yHGStcYhs57jq0fjSvbYKGs6aOVZNRe+mpFGpWCtallGhxZsy93pjZPAq1OWU2g6jmq7
lcS8Gh+a8Q7BQpssikY3eXpqsx1tIDDn5N22oWf8hIBETIL+uLGqnGvAlG6YvdwdaIcKOVhFXyTZing3kaYwCGYGUwLwKom2LKCK2Lm1UFhj3UJRkcWD
BhYwUe3ZUHQnc2gHox0NJPW5wZNcpp12fwqN3pDKzQUnppPen7QqRYoewCLuXNsnXcz6m65UUBEk7MGsfwqhQ68qqoYsqrBTcEZP915XQK5uK3jUrXMH
2+NFV0m0SL2q1VkPYYCgd5CbEF7kpn5xzMB0UJJRdZ4q7fk8F7wCjRwNsbxDmq1C5c5ArCAHQ8nOJ5oKuzvkX4GFOQjbfDX3uB+6+M1v85WnbFfL+WT1
UboPfp1dL/hHbyZLusf5uSBc2gUn9ItXt+uZaLV/mt1MPsznUoZYfGRkw4ffuKNlsby6mJ3NAZXhI/84+SuU+/7M46OJ4L+GbkJBSzf5/Glx9onzU/RA
dO2J4Tv5b1+uOv5stp78Si9SpOH/y6TvlGmfmT4/PPnvC25oni/53ukuVjRMv03OaRrIkE/Wq8nHBeN2Pm3dGLLRH2eLC7omHYGnm08W65v+kekGF+tP
Kj04u12vJGd9M1+/x8Xf62/9+Bd61d3k7NP87Jf3y9nyT3/mPNq706MSg8+QfX4erPqLRfLbSy124/krHnVeL6Jx1Jnfc9AvlIN+Q1PiyVLeb2sZjAvt
ti8dHvkw4dEPE8Y9zAs2Coi7Cle9SB6dcz1KTFWs8i34UlQj0kYP8gkPCW9XVbHHUDRRmmKmKb0SaZasBnmh4qp6H+QnWLtU81U1thgPili+JAhqe9u0
nZyyoXEAORiOvHi3QJa4QrD9W4B/VyS0M7FXiKLPolUd9Fj6xoDQFKpLC45NDhGK2lwYaQeG6nBBVr0cI7rrXY5IEBUjqb6q8q3FSNGAZewFNEDBgOqO
OW8kxEkxI+NeW7yWKnoFajEIISJEy/cHuIZFyCRMcU1yPPusgWXGJ8Eps5xzqcnKeiP9IBQSeqhshaxyvLWF6JkiNsepLNQOEKRWCpstyjK59ERiWZoO
rHaf0A9LLwJF6AFEc8XtnEg7okkJImvBBRKoPoJNSvBRAgJ07nzRAJtCW6dy7NFgHQVuD5DX43WlldrC8ew1OuYnVmaUJFV2uqKsT4rv0yF0Byt2yQSQ
xIo9TV4o/kSwVuTEqr51k4UfpHgTI1IizJdiT2sq8mfMQadmlsYHmgaVR9GflkwWwJ2mLOQssZbsn7FPYDhZT+/VYvnl0pcMigcCJzGBTP8hciKCyvFb
FQctLsS+tlCUPjBFW9ymCgGITWJ+mTELkEWPQdhDp/AsDYqrCcEit5BtqejLSo1pj5NP/RvnNcgSstogo9rZrNAnqmteJKEPLMEQUwTxiZeaQrDWQMNY
aHLEordESzJOEgO2RJD8OaNCb2ZTU2i5uVoKcjzQKnQxQOo5xYBjacj6TrFog9RwHP0AdPJgaXz1TvNLruQD+SW6hrIQ0lsNoPyMcrngYGdoYErPl+Tx
mTUhC+GOUQXs0gojkSePypx7i46i3F4N3bGs60SPieXMXWF7M0wxIflnuEyDNy5D4p0FtspvTTImXlR+HigGxiSsRVxIxhbnfG1621VMl2ETrtmk0NTL
ixbMOP9/yCBwYUHySsopmoQqkYfE6qzLZN/bfo0CG2teixVgsXewWKIq7kxV9kUWQOanjSXCGEufWUSSlsxdfTa42L7kKt2mZsY8pggMP+0DVhmriubv
aA+A6Lf1YEnNxvfSljqTIT0ubkxQawm9SbqMQZnMet2+UiNvpQtkMcGclVZHBts9bedemWVNGL39vFTMe6DN9hjH/2tO39VkOzIMOFhD31Gz9IXmvNCU
1qBalC6hzdGZ1Gf8rXJoWVqM+8xCoOmkTknSpkxXUehjFfkmu2pBappcdOVAUV501+EntHw1WRqxo1v9pWT3vApvkoM9UJZ/nuCas3HyoiY/+m7i3nWT
H1038e8ki3bzCxJ5rz1DsPUQkW++k4eJj3uI3+PaerK8wlMNx3AlOL7IWA4xLsQXeA27+RbiM4iLPbzJ8HVzNXztXB2bQfnG/QA5UcguZTebYaOzaUXd
FBCTovJnXdrrYYZkxd0ln6EmuBWqIe6ZjICvnUVc3NQUa9q/jVB0DdJKCw7RQO66tuLXLFFeDBYy13R/L+7C8f4LnnRDDniGS0xhkmQGrDGqDe20BcLS
zaOb33twVUYUO62xQISSQ9qgBuSvasmcoyFRITdNf7sGif18KLk0WtEEpBsH39J/z6QKCAmqFpDJmR8c7RfNRkmEUH3Dv5qkIaVnqvYpSEND+ywE1z5T
cXffAjf6zLTPfNSRpuM0RGV4RpPYFvzXoUg4GA11InssqN8bkN1SuIA5VmuUMN7TPEbUE00Gci46j2xizMW3+neyVhOEXjn2yyHeWSGnhch4wqpTFoQk
7l7ymoFjaJRSQFgWuefwyCDJkyO7hlZY+UVfnVz9jMJ/5L4bpteAJEHhOJejZO8FhuVZz70TpXMOJx15ZZaTMtkyxMtxwb4cgNJFitYETMGhmhcoH6hS
kauLfYMRXcpIyGYYEegp3jPgQy1CmBrCVlKjIA5JltmAHQeWQdAwSp5fWAxgt0mSjB5sEYWQEfFhBUjGO/zbuKZyQNNFqFtLzhn3l3TQmM9iKjiRoJBf
4xyE5TlxFQXx27Qq6I5cqa9huaXsFKVOtgYrK2kbFX2ieU1OjlX9KLWDgtL52tQyrDkgAGCUc2wnKtCJTdcYUJOtAauf3rgklsg+GgVRe84p859iJlM1
zbxZ5gwBzUcSjLajX2uiGTkaeUMGCJlIUfUB9Cq/xQCjWFWqpXjJnIWs2i30pFHfc0zA5HBaGLlo1yw7JyUZi97Sw94iX1oAw/GK/6YlKjAo1qgQxAsz
AgtjTKANTldtAkiGVql8UKOLdd9q47SbIH9zhsmImLLuVLhdyEJw+UGeQMDJU4wobFsVZG2ysruGHCV/x90EQOYzOIoPYMPqyPpISobs4V5xD9dnMQTE
xFkWh8WcAHzLtSp7tI3Yzll0RfoQOFXOfwbEq9X2mijWpKJ8TSxNwiniypmcCNBYqbH617DOQtAppft/9Jih/I3DlpwcqHVCKO0LScvE5C04c4LipWk7
FPxWpF1MvuFEjn6DDzJ+zCfdBWlRBdWXSfgR8ilGgQyL3BQzuxddEeJscOemkpg3BCO5WDJpaftTJLZBEl7+yeug1ZYibU5J96uE+k5EQh+7PDlNDa1I
b1pStL5qT0VNyGUyATs0VFhz6G9vpG1vt8/4DPPxEY5+LFjLDKcTC2Va7YFzgsgmRyXMooE3de/Gyvo1MCGhGiTfyc9MLftUparlizYiFaZ03+fws/cj
5p0shlaXyLFqcjtBZX1o2yjgxWd2sqev5TymnbrT/+B99v/al4nfe8qOeGj3SS9l6aDo4LQthozvwS5cJxpTkv/T7ZJizLeymp+Txvmnkw+L9We61vsv
q+v3Z1e3P51MmLBgsTlDAIU/CBRww5Dltru68ejc1g3U3c3q4/py9uVH7fb+l8n5+1/+Dy37bnK+uPzT1L57DfTOr/nJnx9dOBQTZxO1GCzlavKdnNIm
xqquOW22gpUgX66VkFOCC204zy/dM9Duk/oAPCmu0nN8kw4K4FF0KuSLBi1aNnro30WlYMwhGe0wiy2itOA9pLAqNQLOknQbj0G9eoP0RcleirBk2o02
5XlchnVCtDGVfhy5oQCyCPIj4LoGDwFF2hmc3x+EmqxSfvTUUX6SYuNWljYWHRCpCeAJGyOK9Ag+AgqQrIoirXB9A4KAICQh4zIel2JWg1o0OutoV/X7
m7oc8EQUfjhU9GNR45gdAg+bEfpKjx9AJpx50/aUkBCyk0uJhlmuSTcWzYxLUaBvINbigVCiuSXVP1bGOYTvD1neScx9IzM4NUL0jUXSx37sspTiEz1+
1NZbZW0MGe4AiwRpGOVZSY+TD/z/XIXFMcH55DpzKi+NyuCB1m2sui21IqVGra5nQaUPS9IPXY/ASF7BFtzm2X8YoUJEzn8vWkO+u/4Qs7GOIVE1UTtP
ajJF0iJB3X8Ma0hWMlG1ausNzUlTAYOw7JSzM66nOIqPNWpn9UUrIjqHjIEpEbEJd3EHsJcWOIxB2VSFD0axORFfZdeafbD8XIshMj1JawoJCQ5oUT1M
bthE4T+3zhfbPMiKThGawUj2ZoVfMSsN7ES19kBOytoWWZjkoICkKJnstYPIR9PQQ86hwG6C8VabfrRNhgyQynCW0HxS6yywIV5K7fKAmng1tBiEcVj6
bPd5gnTh1kMZk5xCg4Gstg9gdS0u95S+ZGKRhiHDCgwATTYlviGvvrRe+0a8k/tvM2BIjqJsWXbkZKO/MjH265Bp8FnuKTDuEriOit/31kC0KTCQodmG
kkGNq4BLFyuyJsHBhCVVeOXAkRaLNPrylGa4k9QPEtJ7kd3Nl7cNISu8MWxMgzNAeNa06QaPLmT9cAOOTA6GO5W+Y48+DBmWJadNcjMi0Kcji8ySg4it
arMCPmgvkD5ulnyFcchKLBE9FlfNLU9nDA+3ThYvaSNbFFvnreqVec+cUJxIO2wgLFlu2VoTkmI24X1TEKmsE7REFRRGm7hMO6u6uZoPp5UDamAGVbY6
hgPyLzttebRV5YZpmGvjfmpLIcWILDnrpwomNKrocIThcKyvdcA8uNLa/JxBDaw17hmGISK1FpqQs+s185i6WCBGWIvctFiQ/zHNOIQEJA0DIjHna8NY
MmO0bM4UQPv9iK1cFKtGYyxc3mT7c1UaJIduvNq3qHI7fulFduERkI1U/6zQgOFLzv2pm1GbxSIfSN6hpMXFBYShrJxlO2gegkVXaVIuZ+NCbk4XpgTt
P6V3u8QnIcOTlHogA/JE7x2zIpMNa/UXSPHRhgz9Z+Td1R3zdGJ8cfvAWeaNqOFmMVd14uvWCoeXmzbsatumwPdORkpogaQF6jf+hG2GZJSKtuFik+Jy
HU8OXueK24zGhkYII2VHMmO97qOh58CkZ4wvj7JqXWfUtRhRl8U2uINK2sC1llrlwS0S275hFNk2ur4gLPMsJ8xr8hXBNUfTVLNJtiUfGdYrionRC0oz
BW2ndgpTY8qAYnszItbI0SYMuUWYhRoc2mPLIafBtUWUueohWf+s2tX8y05VEVMzC9UAt2uts8h9i5vDvy/2kWvdrRGcvEkcG5Fwo9ch2GSKV5xHE7Kr
+xuFyfrqRm8xlWwGypTMoxaZmS+99f7S1FK3oPSlZ6eulK9Y/BwdqDNZPXwywzQjkg1mVwmWB2+KNvVy2CBASdtVxeUq9rAqeDSCEEmsgRPXIpE1LI0G
CIaXtlVEnxTLaTzJIcUGyklrRfjgC86kzSbb18YDP9xIav9dmfxu+mbNTpSLWO3M/TsIvvtjNkmQMETqhxzI+Wrd2P06Ifd79015vl/RE/6eueCdHEl/
bhjSad/eDOH1fH17vZy0hNm/TmTJ3rwdCniQ3Ydtsvune8A3NjP+8mk+uVn8Az3oaA+f0SR4R0N2s+bRPPskjdv3jvkw+dG94xbx5Wo55bbSi/l6teTU
KH0vLeOjhvYPr2HuDA9BGDEE/sWH4FtQpaqL6pWszrq+5eguf2r/IbyPzHFK73caoymrELcSXkhaki/md6h7H3JRkZ+N6Ea0Loggt2a6h+laNelhkQ0w
TghBGJOlNIw75L3/WSpMswfLY0kfTX748w8MBGdzej7/SJP6/FAV5c+DFZQ//GGohPK8sjKv8Jle7Saxc6zIDH46drh2FNL4UmCFpsF791omwyt5wG9i
4NG2XlAyzDHW3ka7irZQCtj6jFBGnzx9ZvpkQ2CmR7mKTf1OEGPRKkfsDxSopGwjXFAYk4HgTlEJYr2QpvpgVACuSuwpQD3078cGleX2H8kVBAYHMhBQ
2wpjLUjecx4ZKU0vPFB7MxDFM/2akMRKzdBkdHgXRftV+lvfBR8ccg2010hiwVot4RTO04Iv02qi2tEts7Accp6MVgPlbDCK33bohGX0XUUS0VnnMAx4
9gSFu+TtgU7STPEyEIHCamC5iauH4Qq41iqOzCaDpF41HpkJ7hhOgtzlDmhOp2gToRKGMWoeZUcDZlvm7he+xf0c/8WZoqQHQO86AUs7CruN3KOPIWjb
AOooQQrb3KjN9VvhKxbeOudr0uxwin3hU7hzQcsWDZBjDoyo+zINXIeQZLErKDFYr9J95KhE13r6NfUYQChWavFyJ6kGucGgs9NW2wC+VXrS6ZFL53hS
cTt/QTU7032/fMXy+5J/BUs+fl/y35f8yy15CF1yyFbLpr4ImAwt1bChoLZVu4tyz93CnUYax9naH+mKFi96wC5ZB1c0Cgw2jFn0icM0XBpc502zNTmn
6zcIEoHBPH3pulbNUgepMtig85SWGQgPHBcvBYZkysFKQy4JiPwq4ARLJ0uJOlaU2VjeFXPTF8EosJqMrG+tjNHCUpZXMgFoiZdVJ7AW1voV9gjNLXvA
XWyKrbqDYiVdBDigVIs2IkUJqX0y6UCdweCOmRxWktq2VW+CQZE/59oXzbgDTBkVnPAbCJnpFNQUaJSr1oaGZChaawxSOuWLazsC2VxB2Xpjwl58L5kf
A5KNJLUcl1RL1jjhU5Fl1oNn6GGSyuOiwcQ5bSv33DWIMp/TgjRzSeDeTUXZJ7rqoFMAEiYpIB4qMhSwk2RfFIuQtMCZgm+9U7TBNLoIbRrMXulvQgKL
euRNDxVaWxSLZkGsbqxkFTJTJ3D3QUD94xvUHB2awHij3yRq6L6LbtYbwBHtv/phv9/yVq/QpGq3LIlRapkSN6agGMU+MFfvGFNgI1hkQK6ReumLIoNb
VPeBrGxPmuxBH25oeicnjBxapRQFCbwbLzu6MflgyZF2Y+uxpyWlipcZxcT9cgfcntXsDApgTMOvjE1aXmeuGvyt5Nx4Q2yVphOd2dlpo2bwaPt0NEi5
NS8BL0RrkRU/+MZDo0tQTIP18YAHYIq2EHGzC7BGur/TKpMV75uKt8tWaaqKbPFWnB75nSzK22Tm22irugadgEYcmgDodmLrwx7KXghCcFJMZVulcC5t
kiKbql2PLiSn8hzgl7Gmwq5yx65Hl2HUml5OCljh2qOS5TDUTfqPnUejbwWXFDuDB21AKKAgVsfR56SgRa2FRzbuakMV05BDhiWj20RdupInkbTzqol6
oLfPOnKY2OEJLBbirMwbH6p/cRNAaxPsPYzt7OUSTNLVThMg9h+6FDQCMKknjFblcbNJ4DoHWDH5U8702VajKBfOyY5rI/JZekUtYIO+wp1vTrHwkWMp
cnOpsjMJtRRTEOHHQsxZ6d8al5un2a88ItrPtJdJKjIiSHDQYEd3DMpz3NAK2C8YcpgtDB8EXmz8BcTKfcgykyyPJN9j4L9qaR5gq6INqp6NqRMObj7Q
s3iMOLvqDhWnjEQM7WOFGZv2N/PlAMI7gclFboAVMh5BLPBlI0ijHIcvMtkToxIT+QdFcZ/VyLP2WCqmPMJL5J4fOpTmdeFrxWIhw7Bn7/e8VTN7WoQR
LoCaOfCfl5R1iTC9i5TfldSOTadU8gHKaC3eDEHXDk4mK+84OEDvmwW/OTN9+f3NL6X1ebus3ptnx08Z7YGLZbShsrc3XCm3DbWmUr5hg+Ve6IdL0+4B
8lsim3QqnI+ZzABZpEgGrYa3gSf46prxYNn9rljg264ZP9kDfjMBxFST4sE4sjnUekV7BMxoyFna65lw7u0VxnYg8Kpi6NjUbgXGiqHbguQ7xJyM09+A
cbNHXJxt2ZxdwGnKkd8G5h9dUET/qMBYKECxZVVwGoBiU9jqFOwYvTi9tBE3xJWmlbjjUuJip3aM9mGXtUMdrTzZjWBU9NlLyoNccYEkugA8mq3AsvtU
FJ1rYg2gP0WiwekeaLjbHREe2dLmPfkohKL0f6TZogphsO4V6Eosx1Qt3EqQ/7GxICwPDeNfVdCOuQx9PdTPww3qOLqAdDewrKwk7Ap8SvIk27ZnnYWP
RI4Gtgly+TRMJjcQ8X/uy9+JleU6iI6gxExhB6Co3IwquGKWeNnPMEGbmo8aRsRG9GqgfaLONoU6vve6QnROUYuuaXhUuLw0KRQd6mLyjR+lRIXpsQuI
XEcBNNQrmJ+ZXw5i8mLCbhtbC0EMqozmrFbYA3eC6+sOSiZDU98pkNjrbHQofcRkbOvzyiIe5gHqDBr0WeXQrUZyIS/YkU/LDd1xHBojoE0GrHTSMOfR
YOFVtsVap833CcEexfgyM2yOiLtdrB4fZMAomNBIo9aI9nubtSMue8TVjApXlzLqOVWb/GldSTaCtYcwy7SpxZaE/BzHUgqUcJo3YXuAmZ89GpW4cQAH
5az5AZGcFGxoI2b1wWQIsGVJ6LTEjmF8PT4oyB5yu8gYpDH57BrXOfCxMI2kVU5hdIg5jgZ5SmhazHrAPLkBANF49iKWwy5YAh1G0g4Gshy6QskDljss
TKggaSHEK5zEdH/7HexmYpUxG1OQGWBTRFNFVPrx7KDcRxNR06Um6BnoOmA5TBQuatR/CxzY0s6vE8f4mFr2Us/AESBu5TNwhaIc3DQNizYjJf0T+c+I
dEBCOopia32bltmZ9cCkXUx4jNISpwV9BUVJK1nvCBhxNF3Sn1CbilBp4n/jCkqddGBSugqwNll+BZ0nmSyshaqsUtFKXoWMtP4CqmJM1q5LpUBOyloD
Ii9XMKRFqTYsGUgFRYNUGARMTqpe/ySwo7/QH/e8c8FPvPvjZHb98y33cE9+WCyvbtc/TH68Wt0sRELGKkSPnHUo23Ro+xb1nccAN/TjbwRN+T0MwreD
r/zzdN+G792337tvv3ffjrcNkd1yyVza3OQ0mAkILmuke4ubD5GfjZzl7Fn1A3zksAn4o9dEbih9NGuYow8hF3nao7pvfYyobkBrmuaw0nRQqIj8dqhO
aeh64U1O28jypXkOoogcXKt7k3OlLatRrFws5Owc1GJPcPOSzxn1SMkVO+2e6g0ThSOxdYBCYZpGobTA02oIyK2J2lBbjdjKZBA60fwvyt1TM5hGuCCm
TXbFaO+rjVUWSswVUapPpiLyT+GQYoLhWo84ecEKuomMABIP0bN3KKwgfYk5Kst5038vFnIQweHOuekw9aG9R3aAn0YFOxXp43IQK5k4R7CXsSMkRUiZ
oqIXMaNhOIjQiOgHuKIesPWq+O21+ZUiHeRvYlAJIU9RkKZeiglavq+4HbLOkE7JGqZl58NBxYQgPi8zwGKtU/Dp25RCbF/bZkpRgLjkwav2QYztL8IA
LJ+YtgPQ4Dr0VVtREm9tuNCxYBqnly6B+6yuQPKbpF9FKzW34Ke+sE27jHoSoWxl/RT4EqzZyhlq3y3rIfWSK6gIMcolhlGK7BSaaWM+t6qjJ7Fx+Fht
UUhihazkc1pp1ldV3WGchngbWgSjsFqFha0XM1WzMfVgYz5ir1oNBiUWJCti0Vp4Ntki+qKNCMfkGlGN5wQlNtRosc04FkXRfcLJSgjcvizF9aKtpAVj
ZVnaSO1I8gWxOujhEreid+rMQQA+hrjfc6BdMTciQKElYFFlYIccenNpoud+pgYx71H0hLiMhqwaTW4oIJEf1kQRyGmBrAt303NhKBsFHOi6sbSl2r3p
Pm70Vv8M5Lva+R2c6hwHW2pPgwfKvZABQYoZm47HzmwrFLkkFE3N8SwquuxRsHVBBaJsNocofGgxRMAAHGYWw/IyCHQVG0Ozu80/+gWIQeeatVQQgoIj
I1wActBbis/Ti5UctCS2PdB7MQBXGqRX6KUtQgLLMs0vFzaoltxa6XsKWf4wax0AjdGtoKIp/7wJODKAiNw2XcOmOJAbZm5MfozWbFHyVyMAV3p3uq5Z
qwqOL6PhOCSImllgJ1ml44DRdJpfpHAASAva7aRAwAHQwTBCLJG4CU6mBJ8cFf7W+KQ062F8gMEk10l3SDTl0817hbWSg9mzdqLJnB4A+WTBuGIn04R8
jj3FlilI7jHHg/wZ1E0mX0m9dVoi4QBUjgMa3DXHBhFWpOHf6H6UdyxDL0nfI6IJTv80cSNN7RtEDpaFlppnD5+KyciagB+2ELk65HPK/liCG/lxfbLr
jQtCm91Y8At/Ib9T0/oy1bTTvjbxc++RWjfMHN/QgO01uaKJZUYeoM7gURCgyKSBkmTaHognZJnLcjdV6U+Ca2YVEU7wpn+HCdsJQwkQfgTl/CJXRSsB
UZXdrQh6iTQf8HzFaq2NdRo5pmPar9dWUx9K5mim5V2TYp3YyfX8/94urufnk5bPmV30yZ6bP05+OjlfXP508njGQulN+4b5q9f9yN8sW8VFPNRLOIBo
TDsoTNCftlHi8WfYO3jt9p/Bu2dykB6LZR1WrTW132PIw4LNtSPZXqyoAIg1qFDp0DQ37fQI8+gIuR9mOWpUL8xf1dIU2BdSH5EEp6qo5KxIkoesfj68
09B2hRpWRQDDXQmotNrgNDMWGpMil+xd47DSDE41STeQgD2LbEhtt8xmHmF3UXynbUjNpMNYfWphvUtoNqHHA6iQHVNsHIyXRn3AHAxLW6jEFbIAkktt
LCCHB05eCP07pvHX8JDeSNWgy2KLEWfTltBT7cQGPqdtGMhypwhNwzwmqIi4fXsNLLAAE7gsplFutHqHRdUDA5PA9IOu4n2hqPvMLTjwQ6zujl5LoIzP
17Qbc5kh3AM9kbMGvikLCR7YZJggWJ5GSbK4LIMbtBG4a+dTbtFZqkbrSyptQU/YJrFRKbpaG3iQo1AHtcYK+ToIfHommVY8Y3xxpU8W8ENRrMXQJiYD
jRfn+qwVeUtQ3WzTJxnocPKUSP0bYy0ZTG6zuVp2kIoFmHi/iShcJ+6mTjJV3TSz4AX26EKLinxPwZN0hRci35yTEFs0BDRbwQyv7Pxb5uzspuE0cRRG
B7C2wQEcikvcuUQhVo6ntLpLYP4z+mc9ZWoCikpOte3G+VPyDC3fZpTPWQzYBAqRulJOVUCOnAgK87p6mhmzT2aT4uEul9PKH4qEgNScczgVpLRNp6Er
lRUqOpe40I0r7406bWb1hM4FzvDxncZTzp/RJD2VHqaST0G+G/0pez3BMb6VLsyhUUe25ZQLBo6VFegoMkMyaBSbnnISqPpT6ZkiIyTjQsPCahu7Fzm5
7/R4XQj+lLGeidvoaOwdjQm9HHLgTpU3l/5SeRBEuJhHgPsvyCKfCuaRTpeXG9Mpv1RaVafMbWuZ21cGhZxpn8pp3r+efWRaLJ5FkZHSPnBU3WV6IeQd
h3qqmFnHJWR6usiOfxcDW54uFM5cd66eIvvq3CnPYyuJaDqWPmcbVOKpwPP5LB9eltY8RIs4nam0DkLrmIVZjCYFx7QnBQ6B8psHI0xRS6lu7+MH7vlz
/xyF7q9GorrfOz2Tf/v0TN9Fu59NtDt8F+3+Ltr9dkS7D9iESiGFEjD0qsicWLaaGvZl82GzHptiNZdvvBb8N/QNOTk9sAklS6IMU95h8A+bBOO1A7pI
MZ8DYwWzVqsvgGFsVlacxnjeanFYUN2MAGjyXByuIuVrJHVb/EFnXzSfVbMhZBTHq3LH0jzTKnKTvnJJKQAMwIShpTo5QI99Z7bGekV1HGpMFqh2j+nl
YlM8CL30lLGA6ylOmk7VGW3QaWRFOXKfQRBuYbT+Jix+rCAflQKWZbkKupoiGqJcLPqnmoIAFIBkuLUhCa/BFy3GOG08D6J8Jera+0lfA4fgiJ693BeN
j16iqG4a8hFSwVJ2WGP7DtikYo8m5sayphwRVuXppEom6zhCBMwHySg7RrcfsAEhkaWTmQc7R9M/W+06R5WtNF1MkVTkW9Lsf/VW27hE/FJUIJsFsAIg
Nqg7JakDxtpgMzWV33FrVtrvTsGJIm9K/aq315oVnuMBH/iL/OVSTvx/J1fXq7/TC+Yp23TBpwLQpGufrZbr69mZ/PXuV6bjsISm2Mn5bD2brj5O15/m
U/y8yoov5gLfPLtdT+mfV59OOrs5ab6enX3qFcj3HTqH/BFLI03pXs9v5XZm14v1p8v5enF2Ikd2ZAv56L+vmPOM7nK6Ws6nYLkcOpyWDh9ORmVKAz+V
cZ3efJ5dXclNPTg+dE6Pv5l+vF5dTj9PxVAOHSsi4H/l93+9+EL3IUNzMf84eN8UJ28drA/I4zmb/kqvZfjuc8db5QktUh69EYO4vL28wpN+mJ39MuIE
Hj29J5r3U9iLB/dRutQOlhlwPZ8PHVa7LId9XuKaZxLoPDjMmo53kC0x8ynf2+rjxzs3jGNtV3HszZreNz3fh/n1/as++Jb20/aAV9cL1tS6O8n7Dykk
aQdqL+SeW+GczfaROj9orgw+JacYtw+/nJ3Pp5/pqD3nkI137Ry8R565e+YrS1/Jr1zPadFj1T4YHnxH9mj+YbX6ZcormR699I+O779M3fEnsrWikT9f
yNYxk4WyNdD9AevbK96CbH14Ll3+02L5844T+2/dxhRdr26X5/eMCoyD7YS76gQG4WhzRb++vLla0X6wdwIz67qsZpjpAxOBpZ/iw6N3mhXODcpy+3y9
Wv48ZcbHu2Oz/Tn5KO3mv0xnN9M+vfDwsjS3Mo7bOcUpbGTEMJ29phHkN/oe1cpXu2ucL2Y/c1WWzO/F8GiS41+P2l+cLPJP5AJMz1Y0zabMpXx/ZTz4
2m1m9mI9vxxx67LH7HwV3tBs7g8Ts6E92g/3ONsJ2I78iQ/XM7Yb7e3dfUkDX/uNoTx2Z5Img2O2ptW0X16DT+E7Qbo+bg+Dwdw1CTxt67FtTWxRdx7I
BZPXs9+4vH2kTAL9x+DNp07CaDXbGJLH2/RH2OV71n7fTkBxzBhzLgW4k5uz2QWdOrvgmx9+cYVWjBwKlMXeY2snCYzH7hJH2uXzlaymfRtKMJ3I3mxv
QHteNEXi3t87XO300NGu43pSp6P4XkfooUmnW/yyuLy9HGnaX2UQ8eVquvp1fv3xYvX5waq9Xd5oJBw2y/CrbOZR1u+X+fzqfHE5+IpC5+OjbB9O0Njj
8+y3h4soUJiSNq6+vOHm60+v9w9T2thYGtTPdBSNAgddVxezs/nAb+VONJ1ewHzCjA1siW/MwAnCvLday/mc7n39eTWdfdmxmsnQwSbSa+S3Mp3T/35r
T/Lw+ErW5eWM3dmMxoEd0avV5/mg5xBNJ1hJvhhNtOWaJiFZSHrmwaNtJ7lzcvR+XZzTJvjhtykFRYOHuk6qOtuHyqX5kVe/0OMPnuW7gMgcoL/p4vJq
db2efrxdIqQZDIhj6CS1ff8sZlPfdbwswj4btLm9XY8TO+kUP1nOf56tF7/O9wxpaoeupmzkd0yFmDtJQcthugkMHVa6gJibf0+8jhXNDLKDZ7/M18OD
WOm1Yqav1HW8oilJZglrfDAhYjrB47TNnTzzs0HHMFl9r/po09nHNd3XnidIrhNQYr+sZJ2crS5uL4cnQfJd9Nsn7L6Z0Elmvj+yDQ8Z1uFLx04Q7rJe
28G0TQ0em+hV8k7N62z+Zf1e/e/HBl/PH8O8aMQhHUonl/MZb0G0g8zO+Zyb28EtNdHx5ZmTZ4/f5S5mtInykwzeeumEAOQJcjqP2x/5+03i+XGb69Pt
kOmuX/8zDd3gqNUu2Tsbo7hEsk3tWpzZdMk9Tb5od+Il0yP4rfzPzoAvu06oOhtyfM+RvhPM4rG784yGZcamAuOzc1PMoRMk5osm/YdnHO4ndtK2RP49
PeHu15m6VI70Ih/tC9I0uxwxkrkTgMrJerWeXewyVrnQVLw3ofYNR6VJtZ1RXFzfDCaziukYztKd/K/5xcd/63N6v1rZUj7cfvwIu7V5ZpxmO0GUkjd3
e0N3fTm7GXRRiutEdeFRm9PZxeyGpvjsasED8+s471LOabsom4xriXsfcTK9tpsH+9WuM9lTvb7lnWnKDt/V/GI9MGq+E76hkzMykmz5OdHUXs1iuVgv
yH25mbVdUg+ifWDG04tm0er6nF2lEjY/rAchlUP3//WXQgXsw5wiwLlmrJ/igl/3nFpy5W2dPPcpX2RgfGMnLa/90XteRbp3aHvrN7QOBg7PnTRAnny8
Xv1jvhw4gNZnGfCobo5xqba+G7QXe08+mCwW+MrYumURY3Mx+41rb1u+1KYiNzAGtROEz9f5fO1biYM+zWfnR528OmNTQQ/E+YmBe6ymE/REcy1v2ZBS
MCpPOlixtF1BHpueu7dGQ0ahHxo1D3UrCyTnXki0dDa7mT/q9KuL2+tH/vLNJwo9H3VmWxafjz0bPjUv6g1aYkQK7Ob2ii43vLyr7wry/xRCzqaXFBTc
dyDvflPD4z33UWmzElvaTOOxPdFJpcP7LJuCEzAJB540dSUfU3wX+KUcfUM2Yt+VcydwXT72ZsAa46BC6+SonJ7gy0aX6929g9nyT+keht551fX6lZGU
qiijQrL97u/+nDWmE/jn3dOGDmwe0JgqjfQwHlnmFwzkUWV+4VQ4ueaDkTHZ9X4ZiiwsUTh441LuPsF3tbQTlrsPo0fdiksf5q1GhpbfJqDdUX8ZefZg
eDfiXEbjDY781nfWbFxNlHE4N/ggA9MiP5rFciT7H1tz5sEUTjyNnya4FVDb0G/k9hsjYlt0/I3HTBh/JGjCjA6edQhHICaE9/IQZEI6FE++zH5diJex
Y/WUDsQ7J/+YX69udh9X+dgjo3UrnM7jsu8WKKax6XcLfNHzAzlG5PetdUMJfnZEBq2m5ad9VE0AUlIja7cW+J7RCBMLfM/45Ie147IfVojAx0FGanxM
1cMCTDO+7GEBpzmq7mGBfBlV+GjHHqqvgqzucIXE9riW/SUSq2CVw6gWOxp6YhV7ckzdxQIjcjTsZASYBFHiNyiXylc3eyANzGJlG9YFB+9ZQGQ1OgjB
H1mfsgopOVygUsN0TIUKTTTHlKisd2NrVNb7I4tUUCY6oqps/RFlLQsIwuicqQWM4FDS1KJ6Pho1Y1E6Hwubgcs9OidrUWgfkZS1qIA3V4WbCm522mpr
e2fo7gl7ntXaB/4QzvkyfHQUT+dhotghUbwgl2J2zokpMt6fKEgYvgq9ZxTrccIFBdZDwRVjllHRleMo9D3jSbE8fOji5yW9riFvl5vlUMfHgUuaYuvh
I/lFxf7ItpM1Vp+BMxy/sNSfwVkIshy93/jgcJpnKMfL4XQo+zTzj7Pbi8GrM5i4bB9+B8v44HCaDCjPy+HXc07ODD0ne8Rbd93W6J4boUmAKv7htL9F
6f5l8/7qfXIanEzN/PpscTP/XZQNQKH0vW7wbHUD6BuMKxzcO/Zg5QCdmvtKBxYAkNdbO7DSQD22eGCBw5Ccep9h7zOSD7cFDqMBxcAp2JDEjN7JTQ2c
yaNbX3/NwQKi8L2G8ApqCDZpPHh9Se8NJa6duRZuDknuVRUdLLAio6sOFpCRcWUHm+IxdQeb0vjCgwVCg6YCQ8m123Qx6NWRbbIAaowuQdhUj6hBWKAp
RhchdAHfOb4vivZz6P5jsOXM9qvKF6OaDrN7RBvhpnwxuo8QWI43mdx/Tel5gEDGpOeBUXhkev52uaDFe3nIxLFyO8ANY1L0QDmMTtEDdHBEih4ppVEp
+hxHpuiBSjjU1ehGpugBBzicoket+pgUPcrJ41L0qCWPTtGjnPw6UvQoVh+VokfN+ugUParYI1P0qGGPT9GjjH1Eih6F5cMpelSLR6Xo1YgfnaOvR7Ym
2Hp8b4Kt45sTbC3jcvQoLx/M0TuU7w7m6CHqPqrzFLXJMe2hyMQdlaN3yMQ9R45eg7HXmqR3qJ+OTNKDIfrIJL1DUXVEkt6hrHpMkt6hrnpEkt5ZMzZJ
D4GDY5L0TssMo5P0DtXPcUl6Z8NRSXqHsuehJD1E1cYn6SFpPTpJ72w5KksPdbIxWXrnzJFZevhDx2XpizkmS1+Yp/Y//z+M5aUr
""", EXPECTED)

if __name__ == "__main__" and len(sys.argv) == 2:
    replay_main(sys.argv[1], state_of)
