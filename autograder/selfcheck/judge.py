"""What was observed, held against what the key did: the checks of one exercise, its status and its points.

In: an exercise (plain data), the observations of an answer and the key's on the same cases. Out: a verdict per
check, with the finding that decided it. It needs numpy alone, never runs or imports student code, and knows no
exercise by name.

An exercise is

    {"name", "points", "groups": [{"name", "weight"}], "cases": {id: case}, "data": [names bound by locked cells],
     "checks": [{"name", "group", "visible", "facet", "look", "cases": [id], "apart": id?, "atol"?, "rtol"?}]}

A finding says what differs: {"case", "what", "where", ...}; `what` is one of the keys of words.SENTENCES.
"""

from __future__ import annotations

import numpy as np

from autograder.selfcheck.observation import held, shape_of

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
