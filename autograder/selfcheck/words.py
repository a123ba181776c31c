"""Findings in words, and the numbers to show beside them.

In: a check, its finding, the case and the two observations. Out: sentences in one grammar (what was called, what came
back, what was expected), and evidence, plain data with the tensors to show. It decides nothing. `open_` says whether
the case may be shown: sentences about a hidden case name neither its sizes nor its numbers.
"""

from __future__ import annotations

import numpy as np

_MOST_SHOWN = 80


def message(exercise, finding, case, open_=True):
    """One or two sentences about a finding."""
    say = _SENTENCES[finding["what"]]
    return say(finding, called(exercise, case, open_), exercise["name"], open_)


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
    told = f": {error['text'].splitlines()[0]}" if open_ and error["text"] else ""
    where = f" The line: {error['source']}" if error.get("source") else ""
    return f"{call} raised {error['type']}{doing}{told}.{where}".replace("..", ".")


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
    "library": lambda f, call, name, o: f"{name} calls the library's own attention, which is what it is asked to build.",
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
    "shape": lambda f, call, name, o: (
        f"{call}: {_it(f).lower()} {_shapes(f, o)}." if not f.get("where") else f"{call}: {f['where']} {_shapes(f, o)}."
    ),
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
        + " than the same seed gives the key."
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
        shown["got"].append(_shown(name, a, b))
        shown["expected"].append(_shown(name, b))
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


def _shown(name, array, other=None):
    """A tensor to show: {"name", "shape", "dtype", "values" (null when large or absent), "differs"}."""
    if array is None:
        return {"name": name, "shape": None, "dtype": None, "values": None, "differs": None}
    small = array.size <= _MOST_SHOWN
    differs = None
    if small and other is not None and other.shape == array.shape:
        with np.errstate(all="ignore"):
            differs = (~(np.abs(array.astype(np.float64) - other) <= 1e-4 + 1e-4 * np.abs(other))).tolist()
    return {
        "name": name,
        "shape": list(array.shape),
        "dtype": str(array.dtype),
        "values": _numbers(array) if small else None,
        "differs": differs,
    }


def _numbers(array):
    if array.ndim == 0:
        value = float(array)
        return round(value, 4) if np.isfinite(value) else str(value)
    return [_numbers(part) for part in array]


def aligned(shown, indent="      "):
    """A shown tensor as lines of aligned numbers; entries that differ carry a `*`."""
    values, differs = shown["values"], shown["differs"]
    if values is None or not isinstance(values, list):
        return [f"{indent}{values}"] if values is not None else []
    rows = values if values and isinstance(values[0], list) else [values]
    marks = differs if differs is None or (differs and isinstance(differs[0], list)) else [differs]
    lines = []
    for i, row in enumerate(rows):
        cells = []
        for j, value in enumerate(row):
            text = f"{value:9.4f}" if not isinstance(value, str) else f"{value:>9}"
            cells.append(text + ("*" if marks is not None and marks[i][j] else " "))
        lines.append(indent + "".join(cells).rstrip())
    return lines
