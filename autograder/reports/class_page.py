"""The class page for the instructor, and the same as CSV.

In: the reports of a class, what the gradebook adds to them, and what the instructor wrote about the written questions.
Out: one HTML page that holds all it needs (its one script sorts and filters; without it everything is still there),
or the text of a CSV file. Never for students: it names them all.
"""

from __future__ import annotations

import io
import re
from urllib.parse import quote

from markupsafe import Markup

from autograder.report import CodeCell, ExerciseResult, Given, HandGrade, Report
from autograder.reports import figures, harmless, words
from autograder.reports.pages import render
from autograder.spreadsheet import write_rows

_CODE = 4_000  # characters of one answer that are shown


def class_page(
    reports: list[Report],
    added: dict[str, Given] | None = None,
    *,
    answers: dict | None = None,
    seconds: float | None = None,
    links: bool = True,
    above: list[tuple] = (),
    left: tuple[list[str], str] | None = None,
    due: bool = False,
) -> str:
    """One HTML page, meant for feedback/<assignment>.html.

    added    {student: what the gradebook adds}, for those who are in it
    answers  {name of a written question: {"criteria": str | None, "sample": str | None}}
    seconds  that the batch took
    links    whether students' names lead to their pages, at <student>/<assignment>/<assignment>.html
    above    [(student, cell, score, most)]: given by hand, and more than the cell is worth now
    left     (students who are no longer there and of whom earlier runs left something, the command that removes it)
    due      whether there is a due date
    """
    view = _View(reports, added or {}, answers or {}, seconds, links, due)
    view.above = [(view.who(student), cell, score, most) for student, cell, score, most in above]
    view.left = left
    return render("class_page.html", ("page.css", "class_page.css"), "sort_and_filter.html", view=view)


class _View:
    """What the template shows, in its order."""

    def __init__(self, reports, added, answers, seconds, links, due):
        self.reports, self._links = sorted(reports, key=lambda r: r.student), links
        self.assignment = next((r.assignment for r in reports), "")
        self.count = len(reports)
        self.distribution = figures.distribution(reports)
        self.bars = _bars(self.distribution) if self.distribution else None
        self.exercises = [_exercise(row) for row in figures.exercise_figures(reports)]
        self.faults = [
            {"what": words.fault(len(fault["students"]), len(reports)), "why": fault["why"]}
            for fault in figures.grader_faults(reports)
        ]
        self.remedy = words.FAULT_REMEDY
        self.attention = [(self.who(r.student), why) for r in self.reports if (why := figures.attention(r))]
        self.untimed = [(self.who(student), why) for student, why in figures.untimed(self.reports, due)]
        self.mistakes = [{**m, "students": self.all(m["students"])} for m in figures.named_mistakes(self.reports)]
        self.unnamed = [
            {**group, "students": self.all(group["students"]), "code": _code(group["code"])}
            for group in figures.unnamed_answers(self.reports)
        ]
        self.written = self._written(added, answers)
        self.rows = [self._row(report, _given(report, added)) for report in self.reports]
        self.by_hand = bool(self.written) or any(row["hand"] is not None for row in self.rows)
        self.penalties = any(row["penalty"] for row in self.rows)
        self.repaired = sum(bool(r.repairs) for r in reports)
        self.seconds = None if seconds is None else words.duration(seconds)
        self.isolation = [
            (words.ISOLATION[level], sum(r.protection == level for r in reports))
            for level in dict.fromkeys(r.protection for r in reports)
        ]
        self.graded = words.when(max((r.graded_at for r in reports), default=None))

    def who(self, student: str) -> dict:
        """A student's name and the address of the page, if there is to be one."""
        step = quote(student, safe="", errors="replace")
        assignment = quote(self.assignment, safe="", errors="replace")
        return {"name": student, "page": f"./{step}/{assignment}/{assignment}.html" if self._links else None}

    def all(self, students) -> list[dict]:
        return [self.who(student) for student in students]

    def _written(self, added, answers):
        questions = {}
        for report in self.reports:
            for one in report.written:
                question = questions.setdefault(
                    one.name,
                    {
                        "name": one.name,
                        "max": one.max_points,
                        "criteria": (answers.get(one.name) or {}).get("criteria"),
                        "sample": (answers.get(one.name) or {}).get("sample"),
                        "answers": [],
                        "empty": [],
                    },
                )
                who = self.who(report.student)
                if not one.answered:
                    question["empty"].append(who)
                    continue
                hand = _given(report, added).manual.get(one.name) or HandGrade()
                question["answers"].append({"who": who, "text": one.text, "hand": hand})
        return list(questions.values())

    def _row(self, report, given):
        states = {one.name: one for one in report.exercises}
        exercise, first = figures.most_important(report)
        graded = [one for one in given.manual.values() if one.score is not None and not one.again]
        return {
            "who": self.who(report.student),
            "score": report.score,
            "cells": [_cell(states.get(one["name"])) for one in self.exercises],
            "hand": given.by_hand if graded else None,
            "again": [name for name, one in given.manual.items() if one.again],
            "penalty": given.penalty,
            "total": given.total,
            "first": f"{exercise}: {first}" if exercise else first,
            "repairs": [": ".join(filter(None, (one.cell, one.what))) for one in report.repairs],
            "submitted": words.when(report.submitted_at, short=True),
            "stamp": report.submitted_at or "",
        }


def _given(report: Report, added: dict[str, Given]) -> Given:
    """What the gradebook adds; of those who are not in it, the points of the report are all there is."""
    most = report.max_score + sum(one.max_points for one in report.written)
    return added.get(report.student) or Given(points=report.score or 0.0, ungraded=report.score is None, most=most)


def _cell(one: ExerciseResult | None) -> dict:
    status = words.exercise_status(one.status) if one else words.UNKNOWN
    return {"points": one.points if one and status.look != "open" else None, "status": status if one else None}


def _exercise(row: dict) -> dict:
    """The figures of an exercise with the widths of its bar, in percent."""
    left, parts = 0.0, []
    for look in ("good", "part", "bad", "stopped", "empty", "gone", "open"):
        share = 100 * row["looks"][look] / row["count"]
        if share:
            parts.append((look, f"{left:.2f}", f"{share:.2f}"))
        left += share
    checks = []
    for check in row["checks"]:
        share = 100 * check["passed"] / max(1, check["passed"] + check["lost"] + check["waiting"])
        checks.append({**check, "share": f"{share:.1f}", "rate": _percent(share)})
    hardest = min(checks, key=lambda check: float(check["share"]), default=None)
    return {
        **row,
        # Where a long name may be broken in the head of a narrow column.
        "heading": Markup(re.sub(r"(?<=_)|(?<=[a-z])(?=[A-Z])", "<wbr>", str(harmless.markup(row["name"], 40)))),
        "bar": parts,
        "rate": _percent(100 * row["looks"]["good"] / row["count"]),
        "checks": checks,
        "hardest": hardest if hardest and hardest["passed"] < row["count"] else None,
    }


def _percent(share: float) -> str:
    """A share without decimals; 0 and 100 are said of none and of all alone."""
    return f"{min(max(share, 1), 99) if 0 < share < 100 else share:.0f} %"


def _bars(spread: dict) -> dict:
    """The distribution as bars in a drawing of 100 units' height, and in words."""
    tallest = max(count for _, _, count in spread["bins"])
    step = 24
    bars = [
        {
            "x": i * step,
            "height": 100 * count / tallest,
            "count": count,
            "label": words.points(low),
            "text": f"{words.points(low)} to under {words.points(high)} points",
        }
        for i, (low, high, count) in enumerate(spread["bins"])
    ]
    return {"bars": bars, "width": step * len(bars), "step": step, "every": 1 if len(bars) <= 15 else 5}


def _code(cells: list[CodeCell]) -> list[dict]:
    shown = []
    for cell in cells[:5]:
        lines, notice = harmless.code_lines(cell.source, _CODE)
        shown.append({"lines": lines, "notice": notice})
    return shown


# --- CSV ---------------------------------------------------------------------------------------------------------


def _look_at_first(report: Report) -> str:
    exercise, first = figures.most_important(report)
    return f"{exercise}: {first}" if exercise else first


# The columns on either side of the points: name -> (report, given) -> value.
_BEFORE = {
    "student": lambda report, given: report.student,
    "status": lambda report, given: report.status,
    "submitted_at": lambda report, given: report.submitted_at,
}
_AFTER = {
    "automatic": lambda report, given: None if report.score is None else report.score + given.elsewhere,
    "by_hand": lambda report, given: given.by_hand,
    "penalty": lambda report, given: given.penalty,
    "total": lambda report, given: given.total,
    "max_total": lambda report, given: given.most,
    "waiting": lambda report, given: ", ".join(given.waiting),
    "repairs": lambda report, given: len(report.repairs),
    "protection": lambda report, given: report.protection,
    "look_at_first": lambda report, given: _look_at_first(report),
}


def class_csv(reports: list[Report], added: dict[str, Given] | None = None) -> str:
    """A class as CSV: a row per student, a column of points per exercise and per written question.

    automatic   what the grader gave, the sum of the exercises
    by_hand     what people added to that, or took from it: written answers, scores set in place of the automatic ones,
                extra credit. Grades for an earlier attempt are in no column
    penalty     points off for handing in late
    total       automatic + by_hand - penalty, never below 0: the score of `nbgrader export`
    max_total   the most that can be reached, written answers included
    waiting     names of what a person has to grade, or to look at again: as long as there are some, more may come

    What a spreadsheet would run is made text (spreadsheet.py). A student without a score has empty fields,
    never zeros.
    """
    added = added or {}
    ordered = sorted(reports, key=lambda r: r.student)
    exercises = list(dict.fromkeys(one.name for r in ordered for one in r.exercises))
    written = list(dict.fromkeys(one.name for r in ordered for one in r.written))
    out = io.StringIO()
    rows = [[*_BEFORE, *exercises, *written, *_AFTER]]
    for report in ordered:
        points = {one.name: one.points for one in report.exercises if one.status != "grader error"}
        given = _given(report, added)
        hand = {name: one.score for name, one in given.manual.items() if not one.again}
        rows.append(
            [column(report, given) for column in _BEFORE.values()]
            + [points.get(name) for name in exercises]
            + [hand.get(name) for name in written]
            + [column(report, given) for column in _AFTER.values()]
        )
    write_rows(out, ([_text(value) for value in row] for row in rows))
    return out.getvalue()


def _text(value: object) -> str | None:
    if value is None or isinstance(value, int | float):
        return None if value is None else words.points(value)
    return harmless.one_line(value, 500)
