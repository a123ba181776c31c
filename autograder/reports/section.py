"""The section of one exercise, or of one written answer, on the feedback page.

In: its part of the report, what a person gave for it, the page's budget. Out: plain data for the template; every text
still as the student wrote it (the template escapes).
"""

from __future__ import annotations

import re

from markupsafe import Markup

from autograder.report import CheckResult, CodeCell, ExerciseResult, HandGrade, RaisedError, WrittenAnswer
from autograder.reports import harmless, words
from autograder.reports.budget import Budget
from autograder.reports.evidence import line_that_raised, proof, raised_by, shown_evidence
from autograder.reports.figures import title_of


def exercise_section(number: int, one: ExerciseResult, hand: HandGrade, budget: Budget) -> dict:
    status, lost = words.exercise_status(one.status), words.lost(one)
    passed = [check for check in one.checks if check.status == "passed"]
    stopped = one.error if status.look == "stopped" else None
    error = stopped or next(filter(None, map(raised_by, lost)), None)
    mistakes = _mistakes(lost)
    return {
        "id": f"exercise-{number}",
        "name": one.name,
        "state": one.status,
        "status": status,
        "points": one.points,
        "max": one.max_points,
        **_counted(one, hand, status),
        "comment": hand.comment,
        # The line that stopped it is marked in the code.
        "note": (one.note or "").partition(" The line: ")[0] if stopped else one.note,
        "undefined": one.undefined,
        "mistakes": mistakes,
        "lost": _lost(lost, mistakes, budget),
        "passed": passed,
        "waiting": [check for check in one.checks if check not in lost and check not in passed],
        "code": _code(one.code, error, budget),
        "stopped": stopped,
        "picture": None,
    }


def written_section(one: WrittenAnswer, hand: HandGrade, budget: Budget) -> dict:
    score, earlier = _score_and_earlier(hand)
    lines, notice = harmless.code_lines(one.text, budget.written, line_limit=3_000)
    return {
        "name": one.name,
        "max": one.max_points if hand.max_points is None else hand.max_points,
        "score": score,
        "earlier": earlier,
        "comment": hand.comment,
        "answered": one.answered,
        "text": Markup("\n").join(lines) if one.text else "",
        "notice": notice,
    }


def _score_and_earlier(hand: HandGrade) -> tuple[float | None, float | None]:
    """What a person gave for this answer, and what for an earlier one: one of the two at most."""
    return (None, hand.score) if hand.again else (hand.score, None)


def _counted(one: ExerciseResult, hand: HandGrade, status: words.Status) -> dict:
    """The points that count, by hand or automatic, and their share of the most."""
    by_hand, earlier = _score_and_earlier(hand)
    points, most = one.points if by_hand is None else by_hand, one.max_points
    return {
        "by_hand": by_hand,
        "earlier": earlier,
        "counted": None if status.look == "open" and by_hand is None else points,
        "share": max(0.0, min(1.0, points / most)) if most and points is not None else 0.0,
    }


def _mistakes(lost: list[CheckResult]) -> list[dict]:
    """The mistakes that explain what was seen, each once, with the number of checks it explains."""
    found = {}
    for check in lost:
        if title := title_of(check):
            one = found.setdefault((check.mistake, title), {"title": title, "hint": check.hint, "count": 0})
            one["hint"] = one["hint"] or check.hint
            one["count"] += 1
    return list(found.values())


def _lost(lost: list[CheckResult], mistakes: list[dict], budget: Budget) -> list[dict]:
    """The failing checks: one for each cause, the others of that cause as its `more`.

    A cause is a named mistake, or the line that raised; without either each check has its own. Checks that say the
    very same and show nothing new are gathered as `also` of the first.
    """
    causes, same, proofs = {}, {}, set()
    hints = {mistake["hint"] for mistake in mistakes}
    for check in lost:
        error, evidence = raised_by(check), shown_evidence(check)
        cause = check.mistake or (error and (error.type, error.source)) or check.name
        seen = evidence and repr([evidence.called, evidence.got, error])
        # A second check that stops in the same way has nothing to show but what its message says.
        if (error and cause in causes) or seen in proofs:
            evidence = None
        elif evidence:
            proofs.add(seen)
        key = (check.message, check.status, check.mistake)
        if evidence is None and key in same:
            same[key]["also"].append(check)
            continue
        one = {
            "name": check.name,
            "visible": check.visible,
            "status": words.check_status(check.status),
            "message": _said(check, budget.text),
            "title": check.title if len(mistakes) > 1 else None,
            "hint": check.hint if check.hint not in hints else None,
            "evidence": evidence and proof(evidence, check, cause not in causes, budget),
            "also": [],
            "more": [],
        }
        hints.add(check.hint)
        same.setdefault(key, one)
        if causes.setdefault(cause, one) is not one:
            causes[cause]["more"].append(one)
    for one in causes.values():
        one["others"] = sum(1 + len(other["also"]) for other in one["more"])
    return list(causes.values())


def _said(check: CheckResult, limit: int) -> list[tuple[str, bool]]:
    """A message in pieces, each with whether it is code: the call in it is, and the line at its end."""
    message, evidence = harmless.cut(check.message, limit), check.evidence
    called, source = (evidence.called, evidence.error.source if evidence.error else "") if evidence else ("", "")
    code = [re.escape(called)] * bool(called) + [rf"(?<=The line: ){re.escape(source)}\Z"] * bool(source)
    pieces = re.split(f"({'|'.join(code)})", message) if code else [message]
    return [(piece, bool(i % 2)) for i, piece in enumerate(pieces) if piece]


def _code(cells: list[CodeCell], error: RaisedError | None, budget: Budget) -> list[dict]:
    at, blocks = line_that_raised(cells, error), []
    for i, cell in enumerate(cells[: budget.items]):
        lines, notice = budget.code_lines(cell.source)
        blocks.append(
            {
                "cell": cell.cell,
                "first": cell.line or 1,
                "script": cell.line is not None,
                "lines": lines,
                "notice": notice,
                "marked": at[1] if at and at[0] == i else None,
            }
        )
    return blocks
