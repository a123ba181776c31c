"""The feedback page of one student.

In: a report and, once given, the grades and comments of a person. Out: one HTML page that
holds all it needs: no script, nothing to fetch. It must never show the seed, nor anything of a hidden check but its
property, the words about it and a counterexample that was drawn apart.
"""

from __future__ import annotations

import re
from collections.abc import Collection
from dataclasses import dataclass
from itertools import zip_longest

from markupsafe import Markup

from autograder.report import CheckResult, CodeCell, Evidence, RaisedError, Report, ShownTensor, WrittenAnswer
from autograder.reports import arrays, harmless, words
from autograder.reports.arrays import shape_text
from autograder.reports.figures import title_of
from autograder.reports.pages import made, render

MOST_BYTES = 200_000
_TEMPLATE = "feedback.html", ("page.css", "feedback.css")


@dataclass(frozen=True)
class Limits:
    """How much of what a student can make long is shown; in characters, entries of tables, and items of lists."""

    text: int = 700
    code: int = 16_000
    all_code: int = 60_000
    entries: int = 2_500
    written: int = 8_000
    items: int = 25


# Tried in turn until the page is small enough; all but the hostile are shown with the first.
LIMITS = (
    Limits(),
    Limits(text=300, code=6_000, all_code=24_000, entries=1_000, written=4_000, items=15),
    Limits(text=120, code=800, all_code=3_000, entries=0, written=800, items=5),
    Limits(text=40, code=0, all_code=0, entries=0, written=200, items=3),
)


def feedback(report: Report, manual: dict | None = None, *, penalty: float = 0.0, waiting: Collection[str] = ()) -> str:
    """One self-contained HTML page of less than 200,000 bytes.

    manual   {name: {"score": float | None, "max": float, "comment": str | None, "again": bool}} for written answers;
             under the name of an exercise, a score that a person set in place of the automatic one, or a comment on
             it. With `again` it is for an earlier attempt, and counts for nothing until a person has looked
    penalty  points taken off for handing in late
    waiting  names of what a person has to grade or to look at again: while there are any, no total is final
    """
    page = ""
    for limits in LIMITS:
        view = _View(report, manual or {}, penalty or 0.0, waiting, limits)
        page = render(*_TEMPLATE, view=view)
        if len(page) < MOST_BYTES and len(page.encode("utf-8", "replace")) < MOST_BYTES:
            break
    return page


def prepare() -> None:
    """Has the template read and compiled before the first page is asked for."""
    made(*_TEMPLATE)


class _View:
    """What the template shows, in its order; every text still as the student wrote it (the template escapes)."""

    def __init__(self, report: Report, manual: dict, penalty: float, waiting: Collection[str], limits: Limits):
        self.limits, self._code_left, self._entries_left = limits, limits.all_code, limits.entries
        self.assignment = report.assignment
        self.student = report.student
        self.submitted, self.submitted_stamp = words.when(report.submitted_at), report.submitted_at
        self.graded, self.graded_stamp = words.when(report.graded_at), report.graded_at
        self.attention = report.status != "graded"
        self.reason = report.reason or ""
        self.exercises = [self._exercise(i, one, manual) for i, one in enumerate(report.exercises, start=1)]
        if self.attention and all(one.status == "not run" for one in report.exercises):
            # Nothing was judged, and a list of zeros would read as a judgement.
            self.exercises = []
        self.picture = None
        if report.picture:
            self._picture(report.picture)
        known = {one.name for one in [*report.exercises, *report.written]}
        # What people graded that the report knows nothing of: nbgrader's tasks, or a submission that nobody could read.
        unknown = [
            WrittenAnswer(name=name, max_points=0, answered=True, text="") for name in manual if name not in known
        ]
        self.written = [self._written(one, manual) for one in [*report.written, *unknown]]
        self.repairs, self.more_repairs = self._some(report.repairs)
        self.cells, self.more_cells = self._some(report.cells)
        self._sum(report, penalty)
        earlier = any(one["earlier"] is not None for one in [*self.exercises, *self.written])
        self.so_far = bool(waiting or self.hand_open or earlier)
        self.focus = None if self.attention else self._focus()
        self.protection = words.PROTECTION[report.protection]
        self.machine = ", ".join(
            f"{name} {report.versions[name]}"
            for name in ("autograder", "python", "torch", "numpy")
            if report.versions.get(name)
        )
        self.device = report.device

    def _some(self, items):
        return items[: self.limits.items], max(0, len(items) - self.limits.items)

    # --- points ------------------------------------------------------------------------------------------------

    def _sum(self, report, penalty):
        """Automatic points, points by hand, penalty, total; a total only when nothing is open."""
        self.score, self.max_score = report.score, report.max_score
        changed = sum(e["by_hand"] - (e["points"] or 0) for e in self.exercises if e["by_hand"] is not None)
        self.automatic = None if self.score is None or self.attention else self.score + changed
        self.hand = sum(w["score"] for w in self.written if w["score"] is not None)
        self.hand_max = sum(w["max"] for w in self.written)
        self.hand_open = sum(w["max"] for w in self.written if w["score"] is None)
        self.penalty = penalty
        self.total = self.total_max = None
        if self.automatic is not None:
            self.total = max(0.0, self.automatic + self.hand - penalty)
            self.total_max = self.max_score + self.hand_max - self.hand_open

    # --- exercises ---------------------------------------------------------------------------------------------

    def _exercise(self, number, one, manual):
        given = manual.get(one.name) or manual.get(f"check_{one.name}") or {}
        comment = given.get("comment") or (manual.get(f"check_{one.name}") or {}).get("comment")
        status = words.exercise_status(one.status)
        lost = words.lost(one)
        passed = [c for c in one.checks if c.status == "passed"]
        mistakes = self._mistakes(lost)
        stopped = one.error if status.look == "stopped" else None
        error = stopped or next((e for e in (self._error(c) for c in lost) if e), None)
        most = one.max_points
        score, earlier = _score_and_earlier(given)
        points = score if score is not None else one.points
        return {
            "id": f"exercise-{number}",
            "name": one.name,
            "points": one.points,
            "counted": None if status.look == "open" and score is None else points,
            "max": most,
            "share": max(0.0, min(1.0, points / most)) if most and points is not None else 0.0,
            "by_hand": score,
            "earlier": earlier,
            "comment": comment,
            "status": status,
            # The line that stopped it is marked in the code.
            "note": (one.note or "").partition(" The line: ")[0] if stopped else one.note,
            "undefined": one.undefined,
            "mistakes": mistakes,
            "lost": self._lost(lost, mistakes),
            "passed": passed,
            "waiting": [c for c in one.checks if c not in lost and c not in passed],
            "code": self._code(one.code, error),
            "error": error,
            "stopped": stopped,
            "state": one.status,
            "picture": None,
        }

    @staticmethod
    def _mistakes(lost):
        """The mistakes that explain what was seen, each once, with the number of checks it explains."""
        found = {}
        for check in lost:
            title = title_of(check)
            if title:
                one = found.setdefault((check.mistake, title), {"title": title, "hint": check.hint, "count": 0})
                one["hint"] = one["hint"] or check.hint
                one["count"] += 1
        return list(found.values())

    def _lost(self, lost, mistakes):
        """The failing checks: one for each cause, the others of that cause as its `more`.

        A cause is a named mistake, or the line that raised; without either each check stands for itself. Checks
        that say the very same and show nothing new are gathered as `also` of the first.
        """
        shown, causes, same, proofs = [], {}, {}, set()
        said = {mistake["hint"] for mistake in mistakes}
        for check in lost:
            error = self._error(check)
            cause = check.mistake or (error and (error.type, error.source)) or check.name
            # A second check that stops in the same way has nothing to show but what its message says.
            evidence = None if error and cause in causes else self._evidence(check, proofs, cause not in causes)
            key = (check.message, check.status, check.mistake)
            if evidence is None and key in same:
                same[key]["also"].append(check)
                continue
            hint = check.hint if check.hint not in said else None
            said.add(hint)
            one = {
                "name": check.name,
                "visible": check.visible,
                "status": words.check_status(check.status),
                "message": _said(check, self.limits.text),
                "title": check.title if len(mistakes) > 1 else None,
                "hint": hint,
                "evidence": evidence,
                "also": [],
                "more": [],
            }
            same.setdefault(key, one)
            if cause in causes:
                causes[cause]["more"].append(one)
            else:
                causes[cause] = one
                shown.append(one)
        for one in shown:
            one["others"] = sum(1 + len(other["also"]) for other in one["more"])
        return shown

    def _focus(self):
        """The one thing to look at first: what could not be run, else the first failing check, else what is empty."""
        stopped = [one for one in self.exercises if one["state"] == "could not be run"]
        if stopped:
            return {"kind": "stopped", "exercise": stopped[0], "others": [one["name"] for one in stopped[1:]]}
        left = [one for one in self.exercises if one["status"].look in words.UNJUDGED]
        for one in self.exercises:
            if one["lost"]:
                return {"kind": "lost", "exercise": one, "check": one["lost"][0], "mistake": _first(one["mistakes"])}
            if one in left and one["note"]:
                return {"kind": "note", "exercise": one}
        if any(one["status"].look == "open" for one in self.exercises):
            return {"kind": "open"}
        if left:
            lead = "What you answered is right." if len(left) < len(self.exercises) else "Nothing is answered yet."
            if any(one["state"] == "not run" for one in left):
                lead = "Not everything could be run."
            names = words.unjudged([(one["name"], one["state"]) for one in left])
            return {"kind": "empty", "exercise": left[0], "names": names, "lead": lead}
        return {"kind": "nothing"}

    # --- evidence ----------------------------------------------------------------------------------------------

    def _evidence(self, check, proofs, first):
        """What to show of a failing check; None when nothing may be shown, or the same stands above already."""
        evidence = check.evidence
        # The rule of hidden checks is kept by the grader; a page that forgot it would still not show them.
        if not evidence or not (check.visible or evidence.counterexample):
            return None
        proof = repr([evidence.called, evidence.got, evidence.error])
        if proof in proofs:
            return None
        proofs.add(proof)
        got, expected, inputs = evidence.got, evidence.expected, evidence.inputs
        if not first and not evidence.counterexample:
            inputs = []  # of a visible check: the notebook has them
        entries = sum(_entries(shown) for part in (got, expected, inputs) for shown in part)
        roomy = entries <= self._entries_left
        if roomy:
            self._entries_left -= entries
        pairs, agree = _pairs(got, expected) if roomy else ([], [])
        return {
            "counterexample": evidence.counterexample,
            # The message mostly begins with the call, and an error is told in its own words.
            "called": "" if _told(evidence, check) else evidence.called,
            "inputs": arrays.grids(inputs) if roomy else [],
            "pairs": pairs,
            "agree": agree,
            "shapes": _shapes(got, expected),
            "error": evidence.error,
            "cut": not roomy,
        }

    def _error(self, check):
        evidence = check.evidence
        return evidence.error if evidence and (check.visible or evidence.counterexample) else None

    def _code(self, cells, error):
        at = _offending(cells, error)
        blocks = []
        for i, cell in enumerate(cells[: self.limits.items]):
            room = min(self.limits.code, self._code_left)
            lines, notice = harmless.code_lines(cell.source, room)
            self._code_left = max(0, self._code_left - sum(map(len, lines)) - 40 * len(lines))
            marked = at[1] if at and at[0] == i else None
            shown = {"cell": cell.cell, "first": cell.line or 1, "script": cell.line is not None}
            blocks.append({**shown, "lines": lines, "notice": notice, "marked": marked})
        return blocks

    # --- the rest ----------------------------------------------------------------------------------------------

    def _picture(self, picture):
        theirs, expected = arrays.heatmaps(picture)
        shown = {"title": picture.title, "theirs": theirs, "expected": expected}
        for one in self.exercises:
            if one["name"] == picture.exercise:
                one["picture"] = shown
                return
        self.picture = shown

    def _written(self, one, manual):
        given = manual.get(one.name) or {}
        score, earlier = _score_and_earlier(given)
        lines, notice = harmless.code_lines(one.text, self.limits.written, line_limit=3_000)
        return {
            "name": one.name,
            "max": given.get("max") if given.get("max") is not None else one.max_points,
            "score": score,
            "earlier": earlier,
            "comment": given.get("comment"),
            "answered": one.answered,
            "text": Markup("\n").join(lines) if one.text else "",
            "notice": notice,
        }


def _score_and_earlier(given: dict) -> tuple[float | None, float | None]:
    """What a person gave for this answer, and what for an earlier one: one of the two at most."""
    score = given.get("score")
    return (None, score) if given.get("again") else (score, None)


def _said(check: CheckResult, limit: int) -> list[tuple[str, bool]]:
    """A message in pieces, each with whether it is code: the call in it is, and the line at its end."""
    message, evidence = check.message, check.evidence
    called, source = (evidence.called, evidence.error.source if evidence.error else "") if evidence else ("", "")
    code = [re.escape(called)] * bool(called) + [rf"(?<=The line: ){re.escape(source)}\Z"] * bool(source)
    pieces = re.split(f"({'|'.join(code)})", harmless.cut(message, limit)) if code else [harmless.cut(message, limit)]
    return [(piece, bool(i % 2)) for i, piece in enumerate(pieces) if piece]


def _told(evidence: Evidence, check: CheckResult) -> bool:
    return not evidence.error and evidence.called in check.message


def _first(items):
    return items[0] if items else None


def _entries(shown: ShownTensor) -> int:
    sizes = [n for n in shown.shape or [] if isinstance(n, int)]
    rows, columns = (sizes[-2] if len(sizes) > 1 else 1), (sizes[-1] if sizes else 1)
    return min(rows, arrays.ROWS) * min(columns, arrays.COLUMNS) if shown.values is not None else 1


def _pairs(got: list[ShownTensor], expected: list[ShownTensor]) -> tuple[list, list[str]]:
    """What came back beside what was expected, and the names of those of several arrays that need no look."""
    theirs = [grid if shown.shape is not None else None for grid, shown in zip(arrays.grids(got, expected), got)]
    pairs = list(zip_longest(theirs, arrays.grids(expected, got, marked=False)))
    same = [g.name for g, e in pairs if g and e and g.rows and e.rows and g.shape == e.shape and not g.differing]
    if len(same) == len(pairs):
        return pairs, []
    return [(g, e) for g, e in pairs if not g or g.name not in same], same


def _shapes(got: list[ShownTensor], expected: list[ShownTensor]) -> list[dict]:
    """Where the shape that came back is not the one asked for."""
    return [
        {
            "name": g.name,
            "got": shape_text(g.shape),
            "asked": shape_text(e.shape),
        }
        for g, e in zip(got, expected)
        if g.shape is not None and g.shape != e.shape
    ]


def _offending(cells: list[CodeCell], error: RaisedError | None) -> tuple[int, int] | None:
    """(cell, line) of the line that raised: the line of that number that also reads as the error says."""
    if not error or error.line is None:
        return None
    number, source = error.line, error.source.strip()
    fits = []
    for i, cell in enumerate(cells):
        lines = cell.source.split("\n")
        if error.file:
            number = error.line - (cell.line or 1) + 1
            if cell.cell != error.file:
                continue
        if 1 <= number <= len(lines) and (not source or lines[number - 1].strip()[:200] == source[:200]):
            fits.append((i, number))
    # Without its text a number alone fits many cells, and a wrong line is worse than none.
    return fits[0] if len(fits) == 1 or (fits and source) else None
