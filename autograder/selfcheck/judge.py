"""What was observed, held against what the key did: the checks of one exercise, its status and its points.

In: an exercise, the observations of an answer and the key's on the same cases (see model.py). Out: a verdict per check,
with the finding that decided it. It needs numpy alone, never runs or imports student code, and knows no exercise by
name.
"""

from __future__ import annotations

from autograder.checks.kind import KINDS, held, what_was_raised
from autograder.model import Exercise, Finding, Verdict

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
    kind = KINDS[check.kind]
    finding = _outcome(case, got, kind.reads) or kind.compare(got, want, check, case)
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


def _outcome(case, got, reads):
    """A finding where there is nothing to compare, or None."""
    if got is None:
        return Finding("not run")
    if got.outcome in ("timed out", "killed", "not run", *SETTLED):
        return Finding(got.outcome, type=got.type)
    if got.outcome != "raised" or held(case, got)[0].keys() >= reads:
        return None  # what is compared was there before it raised
    return Finding("not copied", error=got.error) if got.stage == "copy" else what_was_raised(got.error, got.stage)
