"""The table on the terminal after grading.

In: reports. Out: something that rich prints within 80 columns: a line per student for a class that fits a screen, for
a larger one the exercises, the mistakes made most and who needs attention; on top, what the grader failed at for many.
Colours and widths are up to the console (NO_COLOR, pipes); what students wrote is shown escaped.
"""

from __future__ import annotations

from collections import Counter

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from autograder.report import Report
from autograder.reports import words
from autograder.reports.figures import attention, grader_faults, most_important, named_mistakes, untimed
from autograder.reports.harmless import terminal

SCREEN = 40  # students that get a line each
MISTAKES = 8
NAMES = 20

_STYLES = {
    "good": "blue",
    "part": "yellow",
    "bad": "bold yellow",
    "stopped": "bold yellow",
    "empty": "dim",
    "gone": "dim",
    "open": "magenta",
}


def summary(reports: list[Report], due: bool = False) -> RenderableType:
    """The outcome of a batch, for `rich.console.Console.print`; `due`: whether there is a due date."""
    if not reports:
        return Text("Nothing is graded yet.")
    names = list(dict.fromkeys(one.name for report in reports for one in report.exercises))
    faults = _faults(reports)
    if len(reports) <= SCREEN:
        return Group(
            *faults, _students(reports, names), _legend(reports, names), *_untimed(reports, due), *_repaired(reports)
        )
    blank = Text()
    return Group(
        *faults,
        _exercises(reports, names),
        *_mistakes(reports),
        *_attention(reports),
        *_untimed(reports, due),
        blank,
        *_repaired(reports),
    )


def _faults(reports) -> list[RenderableType]:
    """How the grader itself failed on more than a few; on top, since the results are not what they should be."""
    lines = []
    for fault in grader_faults(reports):
        lines.append(Text(words.fault(len(fault["students"]), len(reports)), "bold red"))
        lines.append(Text(f"  {terminal(fault['why'], 300)}"))
    return [*lines, Text(f"{words.FAULT_REMEDY}\n")] if lines else []


def _table() -> Table:
    return Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")


def _column(table: Table, heading: str, texts: list[str], most: int, **more) -> None:
    """A column as wide as its texts, but at most `most`; the last column of a table gets the room that is left."""
    width = min(most, max(cell_len(text) for text in [heading, *texts]))
    table.add_column(heading, width=width, no_wrap=True, overflow="ellipsis", **more)


def _rest(table: Table, heading: str) -> None:
    table.add_column(heading, overflow="ellipsis")


def _cut(text: object, style: str = "") -> Text:
    """A cell for the column of `_rest`: that column may shrink, its texts stay on one line."""
    return Text(terminal(text, 300), style, no_wrap=True, overflow="ellipsis")


def _students(reports, names) -> Table:
    table = _table()
    students = [terminal(report.student, 60) for report in reports]
    _column(table, "Student", students, 20)
    _column(table, "Points", [_points(report).plain for report in reports], 11, justify="right")
    # Signs are closer together than columns, so they are one column with a header of numbers.
    numbers = " ".join(str(i % 10) for i in range(1, len(names) + 1))
    _column(table, numbers, [], 24)
    _rest(table, "Look at first")
    for student, report in zip(students, reports):
        states = {one.name: words.exercise_status(one.status) for one in report.exercises}
        signs = Text()
        for i, name in enumerate(names):
            state = states.get(name)
            signs.append(" " * (i > 0)).append(state.sign if state else " ", _STYLES[state.look] if state else "")
        exercise, first = most_important(report)
        if exercise in names:
            first = f"{names.index(exercise) + 1}: {first}"
        style = "magenta" if attention(report) else ""
        table.add_row(Text(student), _points(report), signs, _cut(first, style))
    return table


def _points(report) -> Text:
    if report.score is None:
        return Text("–", "magenta")
    return Text(f"{words.points(report.score)}/{words.points(report.max_score)}")


def _legend(reports, names) -> Text:
    """What the numbers and the signs mean; only the signs that occur."""
    found = {one.status for report in reports for one in report.exercises}
    signs = {}
    for status, shown in words.EXERCISE.items():
        if status in found:
            signs.setdefault(shown.sign, []).append(shown.word)
    numbered = [f"{i} {terminal(name, 40)}" for i, name in enumerate(names, start=1)]
    meanings = [f"{sign} {' / '.join(meant)}" for sign, meant in signs.items()]
    return Text("\n".join(["", *_packed(numbered), *_packed(meanings)]), "dim")


def _packed(items: list[str], width: int = 80) -> list[str]:
    """Items in lines, none of them broken in two."""
    lines = []
    for item in items:
        if lines and len(lines[-1]) + 2 + len(item) <= width:
            lines[-1] += f"  {item}"
        else:
            lines.append(item)
    return lines


def _exercises(reports, names) -> Table:
    table = _table()
    _column(table, "Exercise", [*(terminal(name, 60) for name in names), f"all {len(reports)} graded"], 22)
    for heading in ("right", "partly", "wrong", "not run", "empty", "other"):
        table.add_column(heading, justify="right")
    table.add_column("mean points", justify="right")
    for name in names:
        rows = [one for r in reports for one in r.exercises if one.name == name]
        looks = Counter(words.exercise_status(one.status).look for one in rows)
        known = [one.points for one in rows if one.points is not None]
        mean = f"{sum(known) / len(known):.1f} / {words.points(rows[0].max_points)}" if known else "–"
        table.add_row(
            Text(terminal(name, 60)),
            *(str(looks[k]) for k in ("good", "part", "bad", "stopped", "empty")),
            str(looks["gone"] + looks["open"]),
            mean,
        )
    scores = [r.score for r in reports if r.score is not None]
    if scores:
        most = max(r.max_score for r in reports)
        mean = f"{sum(scores) / len(scores):.1f} / {words.points(most)}"
        table.add_row(Text(f"all {len(scores)} graded", "bold"), *[""] * 6, mean)
    return table


def _mistakes(reports) -> list[RenderableType]:
    made = named_mistakes(reports)[:MISTAKES]
    if not made:
        return []
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), show_header=False)
    _column(table, "", [str(len(m["students"])) for m in made], 6, justify="right")
    _column(table, "", [terminal(m["exercise"], 60) for m in made], 24)
    _rest(table, "")
    for m in made:
        table.add_row(str(len(m["students"])), Text(terminal(m["exercise"], 60)), _cut(m["title"]))
    return [Text("\nMistakes made most", "bold"), table]


def _attention(reports) -> list[RenderableType]:
    open_ = [(r.student, attention(r)) for r in reports if attention(r)]
    return _named(f"{words.plural(len(open_), 'submission needs', 'submissions need')} attention", open_)


def _untimed(reports, due) -> list[RenderableType]:
    found = untimed(reports, due)
    return _named(f"{words.plural(len(found), 'submission')} without a time: late or not, nobody knows", found)


def _named(heading, rows) -> list[RenderableType]:
    """Students, each with a sentence, under a heading that says how many; nothing without any."""
    if not rows:
        return []
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), show_header=False)
    rows = [(terminal(student, 60), why) for student, why in rows]
    _column(table, "", [student for student, _ in rows], 24)
    _rest(table, "")
    for student, why in rows[:NAMES]:
        table.add_row(Text(student, "magenta"), _cut(why))
    if len(rows) > NAMES:
        table.add_row("…", f"and {len(rows) - NAMES} more")
    return [Text(f"\n{heading}", "bold"), table]


def _repaired(reports) -> list[RenderableType]:
    count = sum(bool(report.repairs) for report in reports)
    return [Text(f"{words.plural(count, 'submission was', 'submissions were')} repaired.")] if count else []
