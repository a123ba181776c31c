"""From observations to what a report says of one exercise: checks, points, status, words.

In: an exercise, what was observed, the key's and the mistakes' observations. Out: the exercise's part of the report.
What it says of hidden checks holds neither their inputs nor their numbers: those shown come from the counterexample.
"""

from __future__ import annotations

import builtins
import hashlib
import json
import re
from dataclasses import replace

import msgspec
import numpy as np

from autograder.checks.arrays import shape_of
from autograder.grading import stopped
from autograder.model import Finding, Metadata, Observation, Raised
from autograder.naming.explain import explain
from autograder.naming.likeness import alike_name
from autograder.notebooks.found import Found
from autograder.report import CheckResult, Evidence, ExerciseResult, RaisedError
from autograder.rubric import phases
from autograder.selfcheck.judge import judge, look_at, points, status
from autograder.selfcheck.words import evidence, message

_TYPES = ("NoneType", "int", "float", "bool", "str", "tuple", "list", "dict", "set", "ndarray", "function", "parts")
_ERRORS = {name for name, value in vars(builtins).items() if isinstance(value, type) and name.endswith("Error")}


STOPPED = "could not be run"
_NOTHING = ("not attempted", "missing")
_NOT_JUDGED = (*_NOTHING, STOPPED, "timed out", "killed", "not run")


# Whatever numbers an answer gives are judged, and numpy prints nothing of it between the lines of the grader.
@np.errstate(all="ignore")
def exercise_result(
    exercise, seen, metadata: Metadata, expected, mistakes, found: Found | None = None, error=None
) -> ExerciseResult:
    """What became of one exercise, still without its code.

    `mistakes` is called for the known mistakes only when something failed. `found` is what the notebook has in the
    exercise's place and `error` what ended its cell (stopped.py); without them, only what was observed can be told.
    """
    verdicts = judge(exercise, seen, expected)
    library = sorted({name for observation in seen.values() for name in observation.library})
    earned = points(exercise, verdicts)
    state = status(verdicts, earned)
    if found:
        for verdict in verdicts:
            told = _told_apart(verdict.finding, found, seen)
            if told is not verdict.finding:
                verdict.finding, verdict.status = told, "failed"
        state = _state(found.what, state, error)
        metadata = Metadata(metadata.reads, list(found.instead))
    named = {}
    if state != STOPPED and any(verdict.status != "passed" for verdict in verdicts):
        named = explain(exercise, verdicts, seen, expected, mistakes(), metadata)
    result = ExerciseResult(
        name=exercise.name,
        points=earned,
        max_points=exercise.points,
        status=state,
        note=_note(exercise, state, metadata, library, found, error),
        error=error if state == STOPPED else None,
        checks=[_check_result(exercise, verdict, seen, expected, named, state, found) for verdict in verdicts],
        code=[],
    )
    unnamed = [check for check in result.checks if check.status == "failed" and check.mistake is None]
    if unnamed:
        signature = _signature(exercise, verdicts, seen)
        for check in unnamed:
            check.signature = signature
    return result


def _told_apart(finding, found, seen):
    """A NotImplementedError is the stub's where that is untouched, or was put back; in an answer it is an error
    like others: left behind in it, or that of an exercise it calls."""
    if not finding or finding.what != "not attempted" or found is None or found.what in ("stub", "blank"):
        return finding
    if found.what == "nothing":
        return Finding("missing", finding.case)
    observation = seen[finding.case]
    return replace(finding, what="error", error=observation.error or observation.grad_error)


def _state(what, state, error):
    """The status, from what the notebook has in the exercise's place and from what was observed."""
    if state not in _NOTHING:
        return state
    if state == "missing" and error and what in ("answer", "blank"):
        return STOPPED
    if what == "answer":
        return "wrong" if state == "not attempted" else "missing"
    return "missing" if what == "nothing" else "not attempted"


@np.errstate(all="ignore")
def nothing_wrong(exercise, seen, expected) -> bool:
    """Whether every case that was answered was answered as it should be."""
    if any(observation.library for observation in seen.values()):
        return False
    return not any(
        look_at(check, exercise.cases[i], seen[i], expected[i])
        for check in exercise.checks
        for i in check.cases
        if i in seen
    )


def name_what_is_undefined(result: ExerciseResult, exercise, seen, missing, exercises) -> None:
    """Says first which error elsewhere kept a name from being defined that this answer needs.

    `missing` as causes.undefined has it. Only what visible cases raised counts: a name could carry hidden input out.
    """
    seen_raised = filter(None, (seen[i].error for i in phases(exercise)["visible"] if i in seen))
    raised = [(error.type, error.text) for error in seen_raised]
    if result.error:
        raised.insert(0, (result.error.type, result.error.text))
    for kind, text in raised:
        name = re.search(r"'(\w+)'", text) if kind in ("NameError", "ImportError") else None
        if name and name[1] in missing and name[1] not in exercises:
            told = f"{missing[name[1]]} So {name[1]} is not defined: fix that first, then look here again."
            result.note = " ".join(filter(None, [told, result.note]))
            result.undefined = name[1]
            return


def name_causes(results: list[ExerciseResult], metadata: dict[str, Metadata]) -> None:
    """Names a cause once: an answer that fails since it calls an earlier one that is not right says so instead.

    `results` in the notebook's order, `metadata` by exercise.
    """
    wrong: dict[str, ExerciseResult] = {}
    for result in results:
        if result.status in ("accepted", "grader error"):
            continue
        if result.status in _NOTHING:
            wrong[result.name] = result
            continue
        called = [name for name in wrong if _calls(result, metadata.get(result.name, Metadata()), name)]
        known = {check.mistake for name in called for check in wrong[name].checks} - {None}
        for check in result.checks:
            if check.mistake in known:
                check.mistake = check.title = check.hint = None
        if called and (not result.note or result.status == STOPPED):
            states = [wrong[name].status for name in called]
            causes = [f"{n}, which {_CAUSES.get(state, 'is not right yet')}" for n, state in zip(called, states)]
            do = "write" if {*states} <= {*_NOTHING} else "fix"
            them = "it" if len(called) == 1 else "them"
            cause = f"It calls {', and '.join(causes)}: {do} {them} first, then look here again."
            said, mark, line = (result.note or "").partition(" The line: ")
            result.note = f"{said} {cause}{mark}{line}".strip()
        wrong[result.name] = result


_CAUSES = {STOPPED: "could not be run", "not attempted": "is not written yet", "missing": "is missing"}


def _calls(result: ExerciseResult, metadata: Metadata, name):
    """Whether an answer calls an exercise; of one that could not be run its error tells."""
    if result.status == STOPPED:
        return result.error.type == "NameError" and f"'{name}'" in result.error.text
    return name in metadata.reads


def _check_result(exercise, verdict, seen, expected, named, state, found) -> CheckResult:
    check, finding = verdict.check, verdict.finding
    mistakes = named.get(check.name, [])
    result = CheckResult(
        name=check.name,
        group=check.group,
        visible=check.visible,
        # Where there is nothing to judge, no check was lost.
        status="not run" if state in (STOPPED, "not attempted") else verdict.status,
        message="",
        mistake=mistakes[0].stem if mistakes else None,
        title=" / ".join(dict.fromkeys(m.name for m in mistakes)) or None,
        hint=" ".join(dict.fromkeys(m.hint for m in mistakes)) or None,
        evidence=None,
    )
    if finding is None:
        return result
    if state == STOPPED:
        result.message = f"{exercise.name} could not be run, so this was not tried."
        return result
    case = exercise.cases[finding.case]
    if not check.visible:
        finding = _without_their_words(finding)
    result.message = message(exercise, finding, case, check.visible)
    if state in _NOT_JUDGED or finding.what == "library":
        return result
    if not check.visible and check.counterexample in seen:
        case = exercise.cases[check.counterexample]
        finding = _told_apart(look_at(check, case, seen.get(case.id), expected[case.id]), found, seen)
        example = message(exercise, finding, case) if finding else result.message
        if example != result.message:
            result.message += f" For example: {example}"
    if finding and (check.visible or check.counterexample in seen):
        got, want = seen.get(case.id, Observation(case.id, "not run")), expected[case.id]
        shown = evidence(exercise, check, finding, case, got, want, not check.visible)
        result.evidence = msgspec.convert(shown, Evidence)
    return result


def _without_their_words(finding):
    """A finding about a hidden case, without what student code can name as it likes: names could carry inputs out."""
    closed = replace(finding)
    if finding.error:
        closed.error = Raised(finding.error.type if finding.error.type in _ERRORS else "an error of its own")
    if finding.type not in (None, *_TYPES):
        closed.type = "object of another type"
    if isinstance(finding.got, list) and finding.got and isinstance(finding.got[0], str):
        closed.got = ["…"]
    return closed


def _note(exercise, state, metadata, library, found, error: RaisedError | None):
    name = exercise.name
    if library:
        called = ", ".join(library)
        return f"{called} was called while the answer was tried: the library's attention earns no points here."
    if state not in (*_NOTHING, STOPPED):
        return None
    if found is None:
        alike = alike_name(name, metadata.defined)
        found = Found("nothing", instead={alike: ""} if alike else {})
    other = [_other_name(name, found)] if found.instead else []
    if state == STOPPED:
        return stopped.told(error, *other)
    if found.what == "answer" and not other:
        return f"The cell in its place defines no {name}."
    return other[0] if other else None


def _other_name(name, found):
    """What was found in place of what is asked for."""
    names = list(found.instead)[:3]
    if not {found.asked, ""} & set(found.instead.values()):
        (kind,) = {*found.instead.values()}
        return f"Found the {kind} {_listed(names)}; the {found.asked} {name} is asked for."
    what = "it" if len(names) == 1 else "the one that is your answer"
    return f"Found {_listed(names)}; {name} is asked for. Rename {what} to have it graded."


def _listed(names):
    return " and ".join(filter(None, [", ".join(names[:-1]), names[-1]]))


def _signature(exercise, verdicts, seen):
    """Equal for answers that fail alike: a digest of what failed, and of what came back on cases that may be shown."""
    asked = phases(exercise)
    failed = [[v.check.name, v.finding.what] for v in verdicts if v.finding]
    digest = hashlib.sha256(json.dumps(failed).encode())
    for i in asked["visible"] + asked["counterexample"]:
        for array in (i in seen and seen[i].results) or ():
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
