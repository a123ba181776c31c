"""The end of matching: which of the student's texts are the written answers.

In: a `Matching` whose code is matched. Out: the same with `written`; those cells are no longer among the student's own.
"""

from __future__ import annotations

from dataclasses import replace

from autograder.notebooks.matched import Matching, SubmittedCell
from autograder.notebooks.release_notebook import ReleaseCell


def find_written(matching: Matching) -> Matching:
    """Takes the texts that are labelled as written answers, else those where such an answer should be."""
    for original in matching.release.cells:
        if original.kind == "written":
            matching = _with_written(matching, original)
    return matching


def _with_written(matching: Matching, original: ReleaseCell) -> Matching:
    found = [cell for cell in matching.kept if cell.labelled is original and not cell.real]
    if found:
        found = _with_what_follows(found, matching, original)
    else:
        found, unplaced = _nearby(matching, original)
        matching = replace(matching, unplaced=matching.unplaced or unplaced)
    if not found:
        return matching
    parts = _without_repeated(found)
    answer = _joined(parts)
    return matching.having(
        answer,
        written=matching.written | {original.at: answer.number},
        seen={original.at: answer.number} | matching.seen,
        order=tuple(number for number in matching.order if number not in {cell.number for cell in found}),
        pieces=matching.pieces | ({original.at: len(parts)} if len(parts) > 1 else {}),
    )


def _with_what_follows(found: list[SubmittedCell], matching: Matching, original: ReleaseCell) -> list[SubmittedCell]:
    """The written answer and the texts between it and the release's next cell: it goes on there."""
    low, high = found[-1].number, matching.gap(original)[1]
    if matching.seen.get(original.at + 1) != high:
        return found
    texts = [cell for cell in matching.kept if cell.kind != "code" and cell.labelled is None and not cell.grade_id]
    return found + [cell for cell in texts if low < cell.number < high]


def _nearby(matching: Matching, original: ReleaseCell) -> tuple[list[SubmittedCell], int]:
    """The text where the answer should be, where a neighbour of that place is there; else how many may be meant.

    Without a neighbour, a single text below the answers is meant if most of the answers are there: one name in common
    does not make it a notebook of this assignment. Of any other text nobody can tell.
    """
    texts = [cell for cell in matching.kept if _is_text(cell) and cell.grade_id in ("", original.grade_id)]
    low, high, near = matching.gap(original)
    between = [cell for cell in texts if low < cell.number < high]
    if near and between:
        return _beside(matching, original, between), 0
    if original.at in matching.unchanged:
        return [], 0
    last = max(matching.filled.values(), default=-1)
    below = [cell for cell in between if cell.kind != "code" and cell.number > last and not _is_heading(cell)]
    if len(below) == 1 and _mostly_answered(matching):
        return below, 0
    anywhere = [] if matching.script else [cell for cell in texts if cell.kind != "code" and not _is_heading(cell)]
    return [], len(below or anywhere)


def _beside(matching: Matching, original: ReleaseCell, between: list[SubmittedCell]) -> list[SubmittedCell]:
    """Of the texts in a gap that is open to one side those up to the first code."""
    low, high, _ = matching.gap(original)
    code = [cell.number for cell in matching.kept if cell.kind == "code" and cell not in between]
    if matching.seen.get(original.at + 1) != high:
        end = min((number for number in code if number > between[0].number), default=between[-1].number + 1)
        return [cell for cell in between if cell.number < end]
    if matching.seen.get(original.at - 1) != low:
        start = max((number for number in code if number < between[-1].number), default=-1)
        return [cell for cell in between if cell.number > start]
    return between


def _without_repeated(found: list[SubmittedCell]) -> list[SubmittedCell]:
    """The cells of a written answer; of what is said twice, once is enough."""
    parts: list[SubmittedCell] = []
    for cell in found:
        if cell.attachments or not any(_holds(part, cell) for part in parts):
            parts = [part for part in parts if part.attachments or not _holds(cell, part)] + [cell]
    return parts


def _joined(parts: list[SubmittedCell]) -> SubmittedCell:
    """The cells of a written answer as one, in their order."""
    if len(parts) > 1:
        parts = [_with_own_pictures(part, number) for number, part in enumerate(parts, 1)]
    source = "\n\n".join(part.source.strip("\n") for part in parts)
    attachments = {name: data for part in parts for name, data in (part.attachments or {}).items()}
    return replace(parts[-1], source=source, attachments=attachments or None)


def _with_own_pictures(part: SubmittedCell, number: int) -> SubmittedCell:
    """A part whose pictures have names of their own: Jupyter calls every picture that is pasted image.png."""
    source = part.source
    for name in part.attachments or ():
        source = source.replace(f"attachment:{name}", f"attachment:{number}-{name}")
    attachments = {f"{number}-{name}": data for name, data in (part.attachments or {}).items()}
    return replace(part, source=source, attachments=attachments)


def _mostly_answered(matching: Matching) -> bool:
    """Whether more than half of the exercises are defined in the notebook."""
    names = matching.release.names
    answered = {name for cell in matching.kept for name in cell.real}
    return not names or len(answered) > len(names) / 2


def _is_text(cell: SubmittedCell) -> bool:
    """Whether a cell of the student's may be a written answer: text, or text in a code cell, with no other label."""
    if cell.labelled is not None and cell.labelled.kind not in ("prose", "written"):
        return False
    return cell.kind != "code" or (cell.code.tree is None and not cell.code.definitions)


def _holds(one: SubmittedCell, other: SubmittedCell) -> bool:
    """Whether a text has all the lines of another, in one piece."""
    return f"\n{other.text}\n" in f"\n{one.text}\n"


def _is_heading(cell: SubmittedCell) -> bool:
    return all(line.startswith("#") for line in cell.text.split("\n") if line)
