"""From observations to what a report says of one exercise: checks, points, status, words.

In: an exercise, what was observed, the key's and the mistakes' observations. Out: plain data for `report.json`
(autograder/report.schema.json). What it says of hidden checks holds neither their inputs nor their numbers: those
come from the case drawn apart.
"""

from __future__ import annotations

import builtins
import hashlib
import json

import numpy as np

from ..rubric import phases
from ..selfcheck.judge import judge, look_at, points, status
from ..selfcheck.naming import alike_name, explain
from ..selfcheck.observation import shape_of
from ..selfcheck.words import evidence, message

_KINDS = ("NoneType", "int", "float", "bool", "str", "tuple", "list", "dict", "set", "ndarray", "function", "parts")
_ERRORS = {name for name, value in vars(builtins).items() if isinstance(value, type) and name.endswith("Error")}


def exercise_record(exercise, seen, facts, expected, mistakes) -> dict:
    """The record of one exercise.

    `mistakes` is called for the known mistakes only when something failed; `facts` may be empty.
    """
    verdicts = judge(exercise, seen, expected)
    library = sorted({name for observation in seen.values() for name in observation.get("library", ())})
    earned = points(exercise, verdicts)
    state = status(exercise, verdicts, earned)
    named = {}
    if any(verdict["status"] != "passed" for verdict in verdicts):
        named = explain(exercise, verdicts, seen, expected, mistakes(), facts)
    record = {
        "name": exercise["name"],
        "points": earned,
        "max_points": exercise["points"],
        "status": state,
        "note": _note(exercise, state, verdicts, facts, library),
        "checks": [_check_record(exercise, verdict, seen, expected, named, state) for verdict in verdicts],
    }
    unnamed = [check for check in record["checks"] if check["status"] == "failed" and check["mistake"] is None]
    if unnamed:
        signature = _signature(exercise, verdicts, seen)
        for check in unnamed:
            check["signature"] = signature
    return record


def nothing_wrong(exercise, seen, expected) -> bool:
    """Whether every case that was answered was answered as it should be."""
    if any(observation.get("library") for observation in seen.values()):
        return False
    return not any(
        look_at(check, exercise["cases"][i], seen[i], expected[i])
        for check in exercise["checks"]
        for i in check["cases"]
        if i in seen
    )


def name_causes(records, facts) -> None:
    """Names a cause once: an answer that fails since it calls an earlier one that is not right says so instead.

    `records` in the notebook's order, `facts` by exercise.
    """
    wrong = {}
    for record in records:
        if record["status"] in ("accepted", "not attempted", "missing", "grader error"):
            continue
        called = [name for name in wrong if name in facts.get(record["name"], {}).get("reads", ())]
        known = {check["mistake"] for name in called for check in wrong[name]["checks"]} - {None}
        for check in record["checks"]:
            if check["mistake"] in known:
                check.update(mistake=None, title=None, hint=None)
        if called and not record["note"]:
            one, them = ("which is", "it") if len(called) == 1 else ("which are", "them")
            record["note"] = (
                f"It calls {' and '.join(called)}, {one} not right yet: mend {them} first, then look here again."
            )
        wrong[record["name"]] = record


def _check_record(exercise, verdict, seen, expected, named, state):
    check, finding = verdict["check"], verdict["finding"]
    mistakes = named.get(check["name"], [])
    record = {
        "name": check["name"],
        "group": check["group"],
        "visible": check["visible"],
        "status": verdict["status"],
        "message": "",
        "mistake": mistakes[0]["stem"] if mistakes else None,
        "title": " / ".join(dict.fromkeys(m["name"] for m in mistakes)) or None,
        "hint": " ".join(dict.fromkeys(m["hint"] for m in mistakes)) or None,
        "evidence": None,
    }
    if finding is None:
        return record
    case = exercise["cases"][finding["case"]]
    if not check["visible"]:
        finding = _without_their_words(finding)
    record["message"] = message(exercise, finding, case, check["visible"])
    if state in ("not attempted", "missing", "timed out", "killed", "not run") or finding["what"] == "library":
        return record
    if not check["visible"] and check.get("apart") in seen:
        case = exercise["cases"][check["apart"]]
        finding = look_at(check, case, seen.get(case["id"]), expected[case["id"]])
        example = message(exercise, finding, case) if finding else record["message"]
        if example != record["message"]:
            record["message"] += f" For example: {example}"
    if finding and (check["visible"] or check.get("apart") in seen):
        got, want = seen.get(case["id"], {}), expected[case["id"]]
        record["evidence"] = evidence(exercise, check, finding, case, got, want, not check["visible"])
    return record


def _without_their_words(finding):
    """A finding about a hidden case, without what student code can name as it likes: names could carry inputs out."""
    closed = dict(finding)
    if finding.get("error"):
        kind = finding["error"]["type"]
        closed["error"] = {
            "type": kind if kind in _ERRORS else "an error of its own",
            "text": "",
            "line": None,
            "source": "",
        }
    if finding.get("kind") not in (None, *_KINDS):
        closed["kind"] = "object of another type"
    got = finding.get("got")
    if isinstance(got, list) and got and isinstance(got[0], str):
        closed["got"] = ["…"]
    return closed


def _note(exercise, state, verdicts, facts, library):
    if library:
        called = ", ".join(library)
        return f"{called} was called while the answer was tried: the library's attention earns no points here."
    if state in ("missing", "not attempted"):
        other = alike_name(exercise["name"], facts.get("defined", ()))
        if other:
            return f"Found {other}; {exercise['name']} is asked for. Rename it to have it graded."
    return None


def _signature(exercise, verdicts, seen):
    """Equal for answers that fail alike: a digest of what failed, and of what came back on cases that may be shown."""
    asked = phases(exercise)
    failed = [[v["check"]["name"], v["finding"]["what"]] for v in verdicts if v["finding"]]
    digest = hashlib.sha256(json.dumps(failed).encode())
    for i in asked["visible"] + asked["apart"]:
        for array in seen.get(i, {}).get("results", ()):
            if array is not None:
                digest.update(f"{i} {shape_of(array)}".encode())
            if isinstance(array, np.ndarray):
                digest.update(_rounded(array))
    return digest.hexdigest()[:12]


def _rounded(array):
    """The bytes of an array, equal for numbers that are equal to two decimals, whatever their type."""
    with np.errstate(all="ignore"):
        numbers = np.round(array.astype(np.float64), 2)
    # There is more than one NaN, and a zero with a sign.
    return (np.where(np.isnan(numbers), np.nan, numbers) + 0.0).tobytes()
