"""What the gradebook needs to know of one graded submission.

In: a report. Out: an entry, a small plain dict for the process that writes the gradebook. It knows neither nbgrader nor
a database.
"""

from __future__ import annotations

import math

from autograder.report import Report

NOT_ANSWERED = ("not attempted", "missing")


def entry(report: Report, unchanged: bool = False) -> dict:
    """The entry of a report.

        student, submitted_at    as in the report (ISO 8601 or null)
        unclear                  whether a time is given that cannot be read: then none counts, not even an earlier one
        status                   "graded" | "needs attention"
        scores                   {check cell's grade_id: points}, without exercises that could not be judged
        answered                 {solution cell's grade_id: whether the student wrote anything there}
        answers                  {grade cell's grade_id without "check_": digest of the answer}, as in the report
        unchanged                the report is from an earlier run: an unknown answer has not changed

    A report that needs attention has no scores: nothing the grader doubts may pass for a grade.
    """
    graded = report.status == "graded"
    scores, answered = {}, {}
    for exercise in report.exercises:
        # A note says that something was found after all: under another name, perhaps.
        answered[exercise.name] = exercise.status not in NOT_ANSWERED or bool(exercise.note)
        if graded and exercise.status != "grader error" and exercise.points is not None:
            scores["check_" + exercise.name] = float(exercise.points)
    for written in report.written:
        answered[written.name] = written.answered
    return {
        "student": report.student,
        "submitted_at": report.submitted_at,
        "unclear": report.submitted_problem is not None,
        "status": report.status,
        "scores": scores,
        "answered": answered,
        "answers": report.answers,
        "unchanged": unchanged,
    }


def problem(entry: dict, automatic: dict[str, float]) -> str | None:
    """Why this entry cannot be recorded, in words, or None.

    `automatic` is {grade_id: most points} of the cells that are graded automatically.
    """
    student = entry["student"]
    if not isinstance(student, str) or not student:
        return f"The student's name is {student!r}; the gradebook needs some text."
    try:
        student.encode()
    except UnicodeEncodeError:
        return "The name of the student's folder is not UTF-8, so the gradebook cannot hold it. Rename it."
    if entry["status"] not in ("graded", "needs attention"):
        return f"The status is {entry['status']!r}; expected “graded” or “needs attention”."
    for name, score in entry["scores"].items():
        if name not in automatic:
            return (
                f"There are points for “{name}”, but the notebook has no such automatically graded cell "
                f"(it has {', '.join(automatic) or 'none'}). The rubric and the source notebook must agree."
            )
        if not isinstance(score, (int, float)) or not math.isfinite(score):
            return f"The points for “{name}” are {score!r}; expected a number."
        if not -1e-9 <= score <= automatic[name] + 1e-9:
            return (
                f"There are {score:g} points for “{name}”, where 0 to {automatic[name]:g} are possible. "
                "The rubric and the source notebook must agree."
            )
    return None
