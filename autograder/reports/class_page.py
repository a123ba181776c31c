"""The class page for the instructor, and the same as CSV.

In: the reports of a class, what people graded by hand, and what the instructor wrote about the written questions.
Out: one HTML page that holds all it needs (its one script sorts and filters; without it everything is still there),
or the text of a CSV file. Never for students: it names them all.
"""

from __future__ import annotations

import csv
import io
import re
from urllib.parse import quote

from markupsafe import Markup

from . import figures, harmless, words
from .pages import render

_CODE, _TEXT = 4_000, 3_000  # characters of one answer that are shown


def class_page(
    reports: list[dict],
    manual: dict | None = None,
    *,
    answers: dict | None = None,
    seconds: float | None = None,
    links: bool = True,
) -> str:
    """One HTML page, meant for feedback/<assignment>.html.

    manual   {student: {name: {"score", "max", "comment"}}}, as `gradebook.manual_grades` returns it
    answers  {name of a written question: {"criteria": str | None, "sample": str | None}}
    seconds  that the batch took
    links    whether students' names lead to their pages, at <student>/<assignment>/<assignment>.html
    """
    view = _View(reports, manual or {}, answers or {}, seconds, links)
    return render("class_page.html", ("page.css", "class_page.css"), "sort_and_filter.html", view=view)


class _View:
    """What the template shows, in its order."""

    def __init__(self, reports, manual, answers, seconds, links):
        self.reports, self._links = sorted(reports, key=lambda r: str(r["student"])), links
        self.assignment = next((str(r["assignment"]) for r in reports), "")
        self.count = len(reports)
        self.distribution = figures.distribution(reports)
        self.bars = _bars(self.distribution) if self.distribution else None
        self.exercises = [_exercise(row) for row in figures.exercise_figures(reports)]
        self.attention = [(self.who(r["student"]), why) for r in self.reports if (why := figures.attention(r))]
        self.mistakes = [{**m, "students": self.all(m["students"])} for m in figures.named_mistakes(self.reports)]
        self.unnamed = [
            {**group, "students": self.all(group["students"]), "code": _code(group["code"])}
            for group in figures.unnamed_answers(self.reports)
        ]
        self.written = self._written(manual, answers)
        self.rows = [self._row(report, manual.get(report["student"], {})) for report in self.reports]
        self.repaired = sum(bool(r.get("repairs")) for r in reports)
        self.seconds = None if seconds is None else words.duration(seconds)
        self.protection = [
            (words.PROTECTION.get(level, str(level)), sum(r.get("protection") == level for r in reports))
            for level in dict.fromkeys(r.get("protection") for r in reports)
        ]
        times = sorted(str(r["graded_at"]) for r in reports if r.get("graded_at"))
        self.graded = words.when(times[-1]) if times else None

    def who(self, student) -> dict:
        """A student's name and the address of the page, if there is to be one."""
        student = str(student)
        step = quote(student, safe="", errors="replace")
        assignment = quote(self.assignment, safe="", errors="replace")
        return {"name": student, "page": f"./{step}/{assignment}/{assignment}.html" if self._links else None}

    def all(self, students) -> list[dict]:
        return [self.who(student) for student in students]

    def _written(self, manual, answers):
        questions = {}
        for report in self.reports:
            for one in report.get("written") or []:
                question = questions.setdefault(
                    one["name"],
                    {
                        "name": one["name"],
                        "max": one["max_points"],
                        "criteria": (answers.get(one["name"]) or {}).get("criteria"),
                        "sample": (answers.get(one["name"]) or {}).get("sample"),
                        "answers": [],
                        "empty": [],
                    },
                )
                who = self.who(report["student"])
                if not one["answered"]:
                    question["empty"].append(who)
                    continue
                given = manual.get(report["student"], {}).get(one["name"]) or {}
                question["answers"].append(
                    {"who": who, "text": one["text"], "score": given.get("score"), "comment": given.get("comment")}
                )
        return list(questions.values())

    def _row(self, report, given):
        states = {one["name"]: one for one in report.get("exercises") or []}
        exercise, first = figures.most_important(report)
        scores = [g["score"] for name, g in given.items() if g.get("score") is not None and name not in states]
        return {
            "who": self.who(report["student"]),
            "score": report.get("score"),
            "cells": [_cell(states.get(one["name"])) for one in self.exercises],
            "hand": sum(scores) if scores else None,
            "first": f"{exercise}: {first}" if exercise else first,
            "repairs": [": ".join(filter(None, (one["cell"], one["what"]))) for one in report.get("repairs") or []],
            "submitted": words.when(report.get("submitted_at"), short=True),
            "stamp": str(report.get("submitted_at") or ""),
        }


def _cell(one: dict | None) -> dict:
    status = words.exercise_status(one["status"]) if one else words.UNKNOWN
    return {"points": one["points"] if one and status.look != "open" else None, "status": status if one else None}


def _exercise(row: dict) -> dict:
    """The figures of an exercise with the widths of its bar, in percent."""
    left, parts = 0.0, []
    for look in ("good", "part", "bad", "empty", "open"):
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


def _code(cells: list[dict]) -> list[dict]:
    shown = []
    for cell in cells[:5]:
        lines, notice = harmless.code_lines(str(cell.get("source") or ""), _CODE)
        shown.append({"lines": lines, "notice": notice})
    return shown


# --- CSV ---------------------------------------------------------------------------------------------------------


def class_csv(reports: list[dict], manual: dict | None = None) -> str:
    """A class as CSV: a row per student, a column of points per exercise and per written question.

    Every field is quoted, and what a spreadsheet would run as a formula is made text by an apostrophe. A student
    without a score has empty fields, never zeros.
    """
    manual = manual or {}
    ordered = sorted(reports, key=lambda r: str(r["student"]))
    exercises = list(dict.fromkeys(one["name"] for r in ordered for one in r.get("exercises") or []))
    written = list(dict.fromkeys(one["name"] for r in ordered for one in r.get("written") or []))
    out = io.StringIO()
    writer = csv.writer(out, quoting=csv.QUOTE_ALL, lineterminator="\r\n")
    writer.writerow(
        _safe(cell)
        for cell in [
            "student", "status", "submitted_at", *exercises, *written, "score", "max_score", "repairs", "protection",
            "look_at_first",
        ]
    )  # fmt: skip
    for report in ordered:
        points = {
            one["name"]: one["points"] for one in report.get("exercises") or [] if one["status"] != "grader error"
        }
        given = manual.get(report["student"], {})
        hand = [(given.get(name) or {}).get("score") for name in written]
        exercise, first = figures.most_important(report)
        writer.writerow(
            _safe(cell)
            for cell in [
                report["student"], report["status"], report.get("submitted_at"), *(points.get(n) for n in exercises),
                *hand, report.get("score"), report.get("max_score"), len(report.get("repairs") or []),
                report.get("protection"), f"{exercise}: {first}" if exercise else first,
            ]
        )  # fmt: skip
    return out.getvalue()


def _safe(value: object) -> str:
    if value is None:
        return ""
    if isinstance(value, int | float):
        return words.points(value)
    text = harmless.one_line(value, 500)
    return f"'{text}" if text[:1] in ("=", "+", "-", "@", "\t", "\r", "|", "%") else text
