"""What was observed, held against what the key did: the checks of one exercise, its status and its points.

In: an exercise, the observations of an answer and the key's on the same cases (see model.py). Out: a verdict per check,
with the finding that decided it. It needs numpy alone, never runs or imports student code, and knows no exercise by
name.
"""

from __future__ import annotations

import dataclasses

import numpy as np

from autograder.model import ATOL, RTOL, Build, Exercise, Finding, Outline, Verdict
from autograder.selfcheck.observation import held, shape_of

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
