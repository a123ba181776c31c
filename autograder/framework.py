"""PyTorch, for all who run or try student code: the only module that imports it.

In: cases and answers, arrays of numpy. Out: arrays of numpy and plain facts. It runs in the student's process, so it
holds no expected value and knows no exercise, and what it reports may be a lie. `Trial` is the handle that kinds of
checks observe with.
"""

from __future__ import annotations

import contextlib
import linecache
import os

import numpy as np
import torch
from torch.overrides import TorchFunctionMode

from autograder.checks.arrays import MOST_AXES, outline, shown_shape
from autograder.checks.kind import MOST_NAMES
from autograder.checks.value import MORE_PARTS
from autograder.model import Call, Case, Observation, Parameter, Raised

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
