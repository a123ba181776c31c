"""What a class did, counted from its reports.

In: reports. Out: plain figures for the class page and the terminal. It knows nothing of how they are shown.
"""

from __future__ import annotations

from . import words


def attention(report: dict) -> str | None:
    """Why a person must look at a submission, in words; None when nobody must."""
    if report.get("status") != "graded":
        return str(report.get("reason") or "It could not be graded.")
    broken = [one["name"] for one in report.get("exercises") or [] if one["status"] == "grader error"]
    return f"The grader failed on {words.listed(broken)}." if broken else None


def title_of(check: dict) -> str | None:
    """The name of a check's mistake in words; its stem when the words are missing."""
    return check.get("title") or (str(check["mistake"]).replace("-", " ") if check.get("mistake") else None)


def most_important(report: dict) -> tuple[str | None, str]:
    """(exercise, words) of what a student should look at first; (None, "") when all is right."""
    reason = attention(report)
    if reason:
        return None, reason
    empty = []
    for one in report.get("exercises") or []:
        status = words.exercise_status(one["status"])
        if status.look == "empty":
            if one.get("note"):
                return one["name"], one["note"]
            empty.append(one["name"])
            continue
        if one["status"] in ("timed out", "killed"):
            return one["name"], status.word
        lost = [check for check in one["checks"] if check["status"] in words.LOST]
        if lost:
            named = next((title for check in lost if (title := title_of(check))), None)
            return one["name"], named or one.get("note") or lost[0]["message"] or lost[0]["name"]
    return None, f"empty: {words.listed(empty)}" if empty else ""


def named_mistakes(reports: list[dict]) -> list[dict]:
    """[{exercise, mistake, title, hint, students}], those that most made first; a student counts once for each."""
    found = {}
    for report in reports:
        for one in report.get("exercises") or []:
            for check in one["checks"]:
                title = title_of(check)
                if title is None or check["status"] not in words.LOST:
                    continue
                key = (one["name"], check.get("mistake"), title)
                entry = found.setdefault(
                    key,
                    {
                        "exercise": one["name"],
                        "mistake": check.get("mistake"),
                        "title": title,
                        "hint": check.get("hint"),
                        "students": [],
                    },
                )
                if report["student"] not in entry["students"][-1:]:
                    entry["students"].append(report["student"])
    return sorted(found.values(), key=lambda m: -len(m["students"]))
