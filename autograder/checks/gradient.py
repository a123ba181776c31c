"""Kind of check `gradient`: the key's gradients arrive at every argument, or at x and every asked parameter."""

from __future__ import annotations

import dataclasses

import numpy as np

from autograder.checks.arrays import array_differs, form_differs
from autograder.checks.kind import Field, Kind, what_was_raised
from autograder.checks.phrases import how_far
from autograder.checks.value import result_pairs, results_differ
from autograder.model import Build, Call, Finding


class Gradient(Kind):
    name = "gradient"
    passes = "the gradient of every argument, or of x and every parameter, is the key's"
    needs = "`upstream`"
    reads = frozenset({"results", "grads"})
    stage = {"call": "gradient", "build": "gradient"}
    turn = 1
    fingerprint = {"gradient": ("grads", "grad_error")}
    sentences = {
        "no gradient": lambda f, call, name, open_: (
            f"No gradient reaches {f.where}" + (f" (it reaches {', '.join(f.got)})." if f.got else ".")
        ),
        "gradient": lambda f, call, name, open_: f"The gradient of {f.where} {_why(f, open_)}.",
    }

    def fields(self, case):
        if case.upstream is None:
            return {}
        if isinstance(case, Call):
            arrays = {name: value for name, value in case.args.items() if isinstance(value, np.ndarray)}
            names = tuple(name for name, array in arrays.items() if array.dtype.kind == "f")
        else:
            names = ("x", *case.names)
        return {"grads": Field("arrays by name", names)}

    def observe(self, trial):
        try:
            trial.seen.grads = trial.gradients()
        except Exception as error:
            if isinstance(trial.case, Build):
                raise
            trial.seen.grad_error = trial.raised(error)  # and the values are there all the same

    def compare(self, got, want, check, case):
        if got.grad_error is not None:
            return what_was_raised(got.grad_error, "gradient")
        for a, b in zip(got.results, want.results):
            if form_differs(a, b):
                return results_differ(got, want, check, case)  # nothing to pull a gradient back from
        for name, b in want.grads.items():
            a = got.grads.get(name)
            if a is None and b is not None:
                return Finding("no gradient", where=name, got=[n for n, g in got.grads.items() if g is not None])
            if b is None:
                continue
            same_dtype = not (isinstance(case, Build) and case.double)
            if finding := array_differs(a, b, check.atol, check.rtol, same_dtype):
                return dataclasses.replace(finding, what="gradient", where=name, why=finding.what)
        return None

    def evidence(self, finding, case, got, want):
        if finding.what in ("gradient", "no gradient"):
            return gradient_pairs(finding, got, want)
        return result_pairs(finding, case, got.results, want)


def _why(finding, open_):
    if finding.why == "not finite":
        return "is not finite"
    return f"has {'another shape' if finding.why == 'shape' else 'other values'} than expected{how_far(finding, open_)}"


def gradient_pairs(finding, got, want):
    """The gradient that a finding is about, theirs and the key's."""
    where = finding.where
    return [(f"gradient of {where}", (got.grads or {}).get(where), want.grads.get(where))]
