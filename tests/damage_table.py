"""docs/damage.md: what stock nbgrader and what the kit make of every damaged submission.

In: outcomes of `stock.py` and reports of the kit. Out: the page, and its rows read back for the tests. To make it
again (about ten minutes): `.venv/bin/python tests/damage_table.py`.
"""

from __future__ import annotations

import sys
from pathlib import Path

from damage import DAMAGES, MOST, NAME, SCORE, Damage, write_class

from autograder.course import Course
from autograder.grading.assignment import Assignment

DOC = Path(__file__).resolve().parents[1] / "docs" / "damage.md"

_HEAD = """\
# Damaged submissions: stock nbgrader and the kit

What becomes of a submission that was damaged on its way: with stock `nbgrader autograde` (its own plug-ins only),
and with `autograder grade`. Every row is the same practice submission, which gets {score} of {most} points in both
when it arrives whole: one exercise of {wrong} points is wrong, so that a score which is silently too high is seen as
well as one that is silently too low.

“Stops the whole batch” means that no student after this one is graded until somebody has found and fixed the file.
“Left out” means a line in the log and no entry in the gradebook. After an error, the gradebook shows a zero.

The table is made by `.venv/bin/python tests/damage_table.py` (about ten minutes: each row starts a kernel), and
`pytest -m slow tests/test_damage.py` proves every row of it. The submissions are built in `tests/damage.py`.
"""
_LEVELS = {"none": "Nothing", "file": "The file", "notebook": "The notebook", "cell": "The cells"}


def row_of(damage: Damage, outcome=None, report: dict | None = None) -> tuple[str, str, str]:
    """What happened, what stock nbgrader made of it (a `stock.Outcome`), what the kit made of it (its report)."""
    stock = outcome.against(damage.score, MOST) if outcome else ""
    return damage.what, _one_line(stock), _one_line(_in_short(report)) if report else ""


def _in_short(report: dict) -> str:
    if report.score is None:
        return f"{report.status}: {report.reason}"
    said = " ".join(repair.what for repair in report.repairs[:2])
    return f"{report.score:g}" + (f". {said}" if said else "")


def _one_line(text: str) -> str:
    return " ".join(text.split()).replace("|", "\\|").replace("<", "&lt;")


def table(rows: list[tuple[str, str, str, str]]) -> str:
    """docs/damage.md, from rows of level, damage, stock and kit."""
    lines = [_HEAD.format(score=SCORE, most=MOST, wrong=MOST - SCORE)]
    for level, title in _LEVELS.items():
        lines += [f"## {title}\n", "| damage | stock nbgrader | the kit |", "|---|---|---|"]
        lines += [f"| {what} | {stock} | {kit} |" for of, what, stock, kit in rows if of == level]
        lines.append("")
    return "\n".join(lines)


def rows_of(text: str) -> dict[str, tuple[str, str]]:
    """damage → (stock, kit), read back from the page."""
    rows = [line.strip("| ").split(" | ") for line in text.splitlines() if line.startswith("| ")]
    return {what: (stock, kit) for what, stock, kit in rows if what != "damage"}


def main() -> None:
    import tempfile

    from practice_course import grade_class
    from stock import Stock

    from autograder.authoring.practice import simulate

    repo = Course(DOC.parents[1])
    with tempfile.TemporaryDirectory() as folder:
        course = simulate(repo, NAME, 1, into=Path(folder) / "kit")
        assignment = Assignment.load(course, NAME, seed=11)
        write_class(assignment, course)
        done = grade_class(assignment, required="none")
        reports = {report.student: report for report in done.reports}
        stock, rows = Stock(repo, Path(folder) / "stock"), []
        for one in DAMAGES:
            rows.append((one.level, *row_of(one, stock.grade(one), reports[one.student])))
            print(*rows[-1][1:3], sep=": ", flush=True)
    DOC.write_text(table(rows), "utf-8")


if __name__ == "__main__":
    sys.exit(main())
