"""What an answer does with a case: facts only, no opinion.

In: a case (see model.py) and the answer, a function or a class of the student's notebook. Out: an observation. It runs
inside the student's process, so it holds no expected value and knows no exercise, and whatever it reports may be a lie:
only values compared elsewhere are proof. What an observation holds is described in observation.py.
"""

from __future__ import annotations

import contextlib
import dis
import io
import linecache
import sys
import types

import numpy as np
import torch
from torch.overrides import TorchFunctionMode

from autograder.model import Build, Call, Case, Observation, Parameter, Raised
from autograder.selfcheck.observation import MORE_PARTS, MOST_AXES, MOST_NAMES, outline, shown_shape, within_room

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
