"""One column of an export is filled.

In: the export, and the students with their totals. Out: the same bytes with the column filled, and which row is whose.
It knows exports only as their System reads them.
"""

from __future__ import annotations

from pathlib import Path

from autograder.collect.roster import LARGEST
from autograder.returns.errors import ReturnError
from autograder.returns.lms import SYSTEMS
from autograder.returns.lms.system import Column, number
from autograder.returns.matching import Matched, match
from autograder.returns.outcome import Task, counted, listed
from autograder.returns.table import Table
from autograder.text import shown, squashed


def fill(
    task: Task, export: Path, wanted: str | None, partial: bool, most: float, name: str
) -> tuple[bytes, dict[str, str]]:
    """The export with the column filled, and student -> the system's own id in it.

    wanted: the column's header or title, where it is not the assignment's; most: the assignment's points here; name: of
    the file to be written. Raises ReturnError when it is not that course's export, or has no such column.
    """
    table = Table(_bytes(export), export.name)
    _check_system(task, table, export.name)
    column = _column(task, table, export.name, wanted)
    rows = task.system.people(table)
    found = match(rows, task.known)
    if not found.pairs:
        why = f" ({found.puzzles[0][0]}: {found.puzzles[0][1]})" if found.puzzles else ""
        count = sum(not row.pretended for row in rows)
        raise ReturnError(
            f"Of the {count} people in {export.name}, none is known to have handed in {task.assignment}"
            f"{shown(why, 300)}. Is it the export of another course, or of another assignment? A --roster that "
            "holds the ids of both sides helps too."
        )
    values, given = _values(task, table, column, found, partial)
    said = f"{counted(given, 'grade')} for “{shown(column.header)}”; everything else is as in {shown(export.name)}."
    task.outcome.said.append(f"{shown(name)}: {said}")
    if column.most is not None and abs(column.most - most) > 0.005:
        task.outcome.note(
            f"“{shown(column.header)}” is out of {_points(column.most)} there; {task.assignment} is out of "
            f"{_points(most)} here. The points were not scaled."
        )
    _tell(task, found)
    return table.filled(column.at, values), {one.student: row.own for row, one in found.pairs.values() if row.own}


def _check_system(task: Task, table: Table, file: str) -> None:
    if task.system.reads(table):
        return
    others = [system.kind for system in SYSTEMS.values() if system.reads(table)]
    hint = f" It reads like one of {others[0]}: --to {others[0]}." if others else ""
    raise ReturnError(
        f"{file} does not read like an export of {task.system.name}: its header is "
        f"“{shown(' | '.join(cell.text for cell in table.rows[0]))}”. Give {task.system.export}.{hint}"
    )


def _column(task: Task, table: Table, file: str, wanted: str | None) -> Column:
    columns = task.system.columns(table)
    if wanted is None:
        found = [column for column in columns if task.system.chosen(column, task.assignment)]
    else:
        found = [column for column in columns if column.header == wanted.strip()]
        asked = squashed(wanted)
        found = found or [c for c in columns if asked and asked in (squashed(c.title), squashed(c.header))]
    if len(found) == 1:
        return found[0]
    title = f"“{shown(task.assignment if wanted is None else wanted)}”"
    there = ", ".join(f"“{shown(column.header, 80)}”" for column in found or columns)
    if found:
        raise ReturnError(
            f"{file} has {len(found)} columns that could be {title}: {there}. Say which with --column and its "
            "whole header; of columns with the same header, rename one in the learning system."
        )
    if columns:
        raise ReturnError(f"{file} has no column {title} to fill. It has {there}. Say which with --column.")
    raise ReturnError(f"{file} has no column that takes points. Make the assignment there, then export again.")


def _values(task: Task, table: Table, column: Column, found: Matched, partial: bool) -> tuple[dict[int, str], int]:
    """Row -> text, for those that change, and how many grades there are with those that are as they should be."""
    values, given = {}, 0
    waiting, ungraded, kept, changed = [], [], [], []
    mark = _decimal_mark(table)
    for at, (_, one) in found.pairs.items():
        student, row = task.students[one.student], table.rows[at]
        if column.at >= len(row):
            why = f"line {at + 1} of the export ends before “{column.header}”: export it again"
            task.outcome.look_at(str(one), why)
            continue
        before = row[column.at].text.strip()
        if student.score is None:
            ungraded.append(one)
        elif student.waits and not partial:
            waiting.append(one)
        elif why := task.system.keeps(before):
            kept.append(f"{one}: {why} ({before})")
        else:
            given += 1
            text = _points(student.score).replace(".", mark)
            if (there := number(before)) is not None and abs(there - student.score) < 0.005:
                continue  # it stays as it is written
            if not task.system.empty(before):
                changed.append(f"{one}: {before} → {text}")
            values[at] = text
    for one in ungraded:
        why = "has code that nobody has graded; the field is as it was. Grade again, or by hand."
        task.outcome.look_at(str(one), why)
    if waiting:
        task.outcome.note(
            f"{counted(len(waiting), 'student')} not filled in, since something still has to be graded by hand: "
            f"{listed(waiting)}. Grade them in Formgrader and run this again, or say --partial."
        )
    if kept:
        task.outcome.note(f"Left as they are: {listed(kept)}.")
    if changed:
        task.outcome.note(f"Had another grade in the export: {listed(changed)}.")
    return values, given


def _tell(task: Task, found: Matched) -> None:
    if found.by_name:
        pairs = [f"{row} is {one}" for row, one in found.by_name]
        task.outcome.note(f"Matched by a name that nobody else has: {listed(pairs)}.")
    for row, why in found.puzzles:
        task.outcome.look_at(str(row), why)
    if found.strangers:
        task.outcome.look_at("in the export, nothing graded here", listed(found.strangers))
    if found.absent:
        task.outcome.look_at("graded here, not in the export", listed(found.absent))


def _bytes(path: Path) -> bytes:
    try:
        if path.stat().st_size > LARGEST:
            raise ReturnError(f"{path.name} is larger than {LARGEST >> 20} MB: is it the export?")
        return path.read_bytes()
    except OSError as error:
        raise ReturnError(f"{path} cannot be read ({error.strerror}): check the path.") from error


def _decimal_mark(table: Table) -> str:
    """A comma where the export's own numbers have one, and none has a point."""
    numbers = [cell.text for row in table.rows[1:] for cell in row if number(cell.text) is not None]
    return "," if any("," in text for text in numbers) and not any("." in text for text in numbers) else "."


def _points(value: float) -> str:
    """Two decimals at most, which is what the systems keep."""
    return f"{value:.2f}".rstrip("0").rstrip(".")
