"""What a class did, counted from its reports.

In: reports. Out: plain figures for the class page and the terminal. It knows nothing of how they are shown.
"""

from __future__ import annotations

import math
import re
import statistics
from collections import Counter

from autograder.report import CheckResult, Report
from autograder.reports import words

A_FEW = 3  # as many submissions may fail alike without the batch being at fault


def attention(report: Report) -> str | None:
    """Why a submission needs a person, in words; None when it does not."""
    if report.status != "graded":
        return report.reason or "It could not be graded."
    broken = [one.name for one in report.exercises if one.status == "grader error"]
    return f"The grader failed on {words.listed(broken)}." if broken else None


def untimed(reports: list[Report], due: bool) -> list[tuple[str, str]]:
    """[(student, why)] of those who may have been late or not: timestamp.txt holds no time or, when there is a due
    date, there is no such file."""
    missing = "There is a due date, and no timestamp.txt beside the notebook." if due else None
    why = [(r.student, r.submitted_problem or (None if r.submitted_at else missing)) for r in reports]
    return [(student, problem) for student, problem in why if problem]


def grader_faults(reports: list[Report]) -> list[dict]:
    """[{why, students}]: how the grader itself failed on more than a few submissions, the most frequent way first.

    The same failure may hold other numbers each time: of a process, of bytes.
    """
    found = {}
    for report in reports:
        checks = [check for one in report.exercises for check in one.checks]
        for why in dict.fromkeys(check.message for check in checks if check.status == "grader error"):
            fault = found.setdefault(re.sub(r"\d+", "0", why), {"why": why, "students": []})
            if report.student not in fault["students"][-1:]:
                fault["students"].append(report.student)
    return sorted((f for f in found.values() if len(f["students"]) > A_FEW), key=lambda f: -len(f["students"]))


def title_of(check: CheckResult) -> str | None:
    """The name of a check's mistake in words; its stem when the words are missing."""
    return check.title or (check.mistake.replace("-", " ") if check.mistake else None)


def most_important(report: Report) -> tuple[str | None, str]:
    """(exercise, words) of what a student should look at first; (None, "") when all is right."""
    reason = attention(report)
    if reason:
        return None, reason
    stopped = [one for one in report.exercises if one.status == "could not be run"]
    if stopped:  # first of all: it is quick to fix, and what follows may need it
        more = [one.name for one in stopped[1:]]
        said = stopped[0].note or "It could not be run."
        return stopped[0].name, f"{said} (nor could {words.listed(more)})" if more else said
    for one in report.exercises:
        status = words.exercise_status(one.status)
        if status.look in words.UNJUDGED:
            if one.note:
                return one.name, one.note
            continue
        if one.status in ("timed out", "killed"):
            return one.name, status.word
        lost = words.lost(one)
        if lost:
            named = next((title for check in lost if (title := title_of(check))), None)
            return one.name, named or one.note or lost[0].message or lost[0].name
    return None, words.unjudged([(one.name, one.status) for one in report.exercises])


def named_mistakes(reports: list[Report]) -> list[dict]:
    """[{exercise, title, hint, students}], those that most made first; a student counts once for each.

    Mistakes with the same title count as one, whatever their files are called.
    """
    found = {}
    for report in reports:
        for one in report.exercises:
            for check in one.checks:
                title = title_of(check)
                if title is None or check.status not in words.LOST:
                    continue
                key = (one.name, title)
                entry = found.setdefault(
                    key,
                    {
                        "exercise": one.name,
                        "title": title,
                        "hint": check.hint,
                        "students": [],
                    },
                )
                if report.student not in entry["students"][-1:]:
                    entry["students"].append(report.student)
    return sorted(found.values(), key=lambda m: -len(m["students"]))


def unnamed_answers(reports: list[Report]) -> list[dict]:
    """Wrong answers without a name, those that fail alike together, the largest group first.

    [{exercise, students, messages, code, signature}]; `code` is the first student's, `messages` the distinct ones.
    Answers with the same `signature` fail alike; without signatures, those with the same messages do.
    """
    found = {}
    for report in reports:
        for one in report.exercises:
            lost = [c for c in one.checks if c.status == "failed" and not title_of(c)]
            if not lost or words.exercise_status(one.status).look in words.UNJUDGED:
                continue
            alike = tuple(sorted({c.signature or f"{c.name}: {c.message}" for c in lost}))
            entry = found.setdefault(
                (one.name, alike),
                {
                    "exercise": one.name,
                    "students": [],
                    "messages": list(dict.fromkeys(c.message or c.name for c in lost)),
                    "code": one.code,
                },
            )
            entry["students"].append(report.student)
    return sorted(found.values(), key=lambda group: -len(group["students"]))


def exercise_figures(reports: list[Report]) -> list[dict]:
    """Per exercise, in the order of the assignment: how many are in each state, mean points, and its checks.

    [{name, max, looks: {look: count}, mean, count, checks: [{name, visible, passed, lost, waiting}]}]
    """
    found = {}
    for report in reports:
        for one in report.exercises:
            row = found.setdefault(
                one.name,
                {"name": one.name, "max": one.max_points, "looks": Counter(), "points": [], "checks": {}},
            )
            row["looks"][words.exercise_status(one.status).look] += 1
            if one.points is not None:
                row["points"].append(one.points)
            for check in one.checks:
                tally = row["checks"].setdefault(
                    check.name,
                    {"name": check.name, "visible": check.visible, "passed": 0, "lost": 0, "waiting": 0},
                )
                passed, lost = check.status == "passed", check.status in words.LOST
                tally["passed" if passed else "lost" if lost else "waiting"] += 1
    return [
        {
            **{key: row[key] for key in ("name", "max", "looks")},
            "count": sum(row["looks"].values()),
            "mean": statistics.fmean(row["points"]) if row["points"] else None,
            "checks": list(row["checks"].values()),
        }
        for row in found.values()
    ]


def distribution(reports: list[Report]) -> dict | None:
    """Automatic points of a class: {scores, max, mean, median, width, bins: [(from, to, count)]}; None without any."""
    scores = sorted(r.score for r in reports if r.score is not None)
    if not scores:
        return None
    most = max(max(r.max_score for r in reports), scores[-1])
    width = max(1, math.ceil(most / 30))
    counts = Counter(min(int(score // width), math.ceil(most / width)) for score in scores)
    return {
        "scores": scores,
        "max": most,
        "mean": statistics.fmean(scores),
        "median": statistics.median(scores),
        "width": width,
        "bins": [(i * width, (i + 1) * width, counts[i]) for i in range(int(most // width) + 1)],
    }
