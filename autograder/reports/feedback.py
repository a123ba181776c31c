"""The feedback page of one student.

In: a report and, once given, what people and penalties add to it. Out: one HTML page that holds all it needs: no
script, nothing to fetch. It must never show the seed, nor anything of a hidden check but its property, the words about
it and a counterexample that was drawn to be shown.
"""

from __future__ import annotations

from autograder.report import Given, HandGrade, Report, WrittenAnswer
from autograder.reports import arrays, words
from autograder.reports.budget import SIZES, Budget
from autograder.reports.pages import made, render
from autograder.reports.section import exercise_section, written_section

MOST_BYTES = 200_000
_TEMPLATE = "feedback.html", ("page.css", "feedback.css")


def feedback(report: Report, given: Given | None = None) -> str:
    """One self-contained HTML page of less than 200,000 bytes. What is `given` for an earlier attempt counts for
    nothing, and no total is final while something waits for a person."""
    page = ""
    for sizes in SIZES:
        page = render(*_TEMPLATE, view=_View(report, given or Given(), Budget(**sizes)))
        if len(page) < MOST_BYTES and len(page.encode("utf-8", "replace")) < MOST_BYTES:
            break
    return page


def prepare() -> None:
    """Has the template read and compiled before the first page is asked for."""
    made(*_TEMPLATE)


class _View:
    """What the template shows, in its order; every text still as the student wrote it (the template escapes)."""

    def __init__(self, report: Report, given: Given, budget: Budget):
        self.report, self.budget = report, budget
        self.submitted, self.graded = words.when(report.submitted_at), words.when(report.graded_at)
        self.attention = report.status != "graded"
        self.exercises = _exercises(report, given.manual, budget)
        self.picture = _picture(report, self.exercises)
        self.written = _written(report, given.manual, budget)
        self.repairs, self.more_repairs = self._some(report.repairs)
        self.cells, self.more_cells = self._some(report.cells)
        self._sum(given.penalty)
        earlier = any(one["earlier"] is not None for one in [*self.exercises, *self.written])
        self.so_far = bool(given.waiting or self.hand_open or earlier)
        self.focus = None if self.attention else _focus(self.exercises)
        self.isolation = words.ISOLATION[report.protection]
        self.machine = ", ".join(
            f"{name} {report.versions[name]}"
            for name in ("autograder", "python", "torch", "numpy")
            if report.versions.get(name)
        )

    def _some(self, items: list) -> tuple[list, int]:
        return items[: self.budget.items], max(0, len(items) - self.budget.items)

    def _sum(self, penalty: float) -> None:
        """Automatic points, points by hand, penalty, total; no total while the code is not graded."""
        changed = sum(one["by_hand"] - (one["points"] or 0) for one in self.exercises if one["by_hand"] is not None)
        score = self.report.score
        self.automatic = None if score is None or self.attention else score + changed
        self.hand = sum(one["score"] for one in self.written if one["score"] is not None)
        self.hand_max = sum(one["max"] for one in self.written)
        self.hand_open = sum(one["max"] for one in self.written if one["score"] is None)
        self.penalty = penalty
        self.total = self.total_max = None
        if self.automatic is not None:
            self.total = max(0.0, self.automatic + self.hand - penalty)
            self.total_max = self.report.max_score + self.hand_max - self.hand_open


def _exercises(report: Report, manual: dict[str, HandGrade], budget: Budget) -> list[dict]:
    sections = [
        exercise_section(number, one, manual.get(one.name) or HandGrade(), budget)
        for number, one in enumerate(report.exercises, start=1)
    ]
    # Where nothing was judged, a list of zeros would read as a judgement.
    unjudged = report.status != "graded" and all(one.status == "not run" for one in report.exercises)
    return [] if unjudged else sections


def _written(report: Report, manual: dict[str, HandGrade], budget: Budget) -> list[dict]:
    """The written answers; and what people graded that the report knows nothing of: nbgrader's tasks, or a submission
    that nobody could read."""
    known = {one.name for one in [*report.exercises, *report.written]}
    more = [WrittenAnswer(name=name, max_points=0, answered=True, text="") for name in manual if name not in known]
    return [written_section(one, manual.get(one.name) or HandGrade(), budget) for one in [*report.written, *more]]


def _picture(report: Report, exercises: list[dict]) -> dict | None:
    """The picture, unless it has its place in the section of its exercise, where it is put."""
    if not report.picture:
        return None
    theirs, expected = arrays.heatmaps(report.picture)
    picture = {"title": report.picture.title, "theirs": theirs, "expected": expected}
    for one in exercises:
        if one["name"] == report.picture.exercise:
            one["picture"] = picture
            return None
    return picture


def _focus(exercises: list[dict]) -> dict:
    """The one thing to look at first: what could not be run, else the first failing check, else what is empty."""
    stopped = [one for one in exercises if one["state"] == "could not be run"]
    if stopped:
        return {"kind": "stopped", "exercise": stopped[0], "others": [one["name"] for one in stopped[1:]]}
    left = [one for one in exercises if one["status"].look in words.UNJUDGED]
    for one in exercises:
        if one["lost"]:
            mistake = next(iter(one["mistakes"]), None)
            return {"kind": "lost", "exercise": one, "check": one["lost"][0], "mistake": mistake}
        if one in left and one["note"]:
            return {"kind": "note", "exercise": one}
    if any(one["status"].look == "open" for one in exercises):
        return {"kind": "open"}
    if not left:
        return {"kind": "nothing"}
    lead = "What you answered is right." if len(left) < len(exercises) else "Nothing is answered yet."
    if any(one["state"] == "not run" for one in left):
        lead = "Not everything could be run."
    names = words.unjudged([(one["name"], one["state"]) for one in left])
    return {"kind": "empty", "exercise": left[0], "names": names, "lead": lead}
