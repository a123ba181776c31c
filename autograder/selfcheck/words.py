"""Findings in words, and the numbers to show beside them.

In: a check, its finding, the case and the two observations. Out: sentences in one grammar (what was called, what came
back, what was expected), and evidence, plain data with the tensors to show. It decides nothing. `open_` says whether
the case may be shown: sentences about a hidden case name neither its sizes nor its numbers.
"""

from __future__ import annotations

import numpy as np

from autograder.checks.arrays import entries, shape_of
from autograder.checks.kind import KINDS
from autograder.checks.phrases import shape_text
from autograder.model import ATOL, RTOL, Call, Outline

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
