"""The first half of matching: which cells of a submission are the release's, and which are the student's own.

In: a notebook as `read` gives it and the release. Out: a `Matching` whose `order` has the student's own cells, each
parsed. It does not know yet which of them answers what.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace

from autograder.notebooks.definitions import Code, first_line, note, top_level, understand
from autograder.notebooks.matched import ALIKE, Matching, SubmittedCell
from autograder.notebooks.parsing import parse, split_magics
from autograder.notebooks.release_notebook import ReleaseCell, ReleaseNotebook
from autograder.notebooks.sources import likeness, normal, text_of

MOST_PARSED = 500_000  # characters of one notebook that are parsed; the rest is only searched for definitions


def arrived(submission: dict, release: ReleaseNotebook) -> Matching:
    """The cells that are not empty, with the release cells that their labels name."""
    metadata = submission.get("metadata", {})
    script = metadata.get("from_script") or {}
    cells = _submitted_cells(submission.get("cells", []), release, bool(script))
    return Matching(
        release, {cell.number: cell for cell in cells}, file=metadata.get("file") or "the notebook", script=script
    )


def _submitted_cells(cells: list[dict], release: ReleaseNotebook, from_script: bool) -> Iterator[SubmittedCell]:
    for number, cell in enumerate(cells):
        source = text_of(cell.get("source"))
        text = normal(source)
        if not text:
            continue
        metadata = cell.get("metadata") or {}
        marks = metadata.get("nbgrader") or {}
        label = marks.get("grade_id")
        grade_id = label if isinstance(label, str) else ""
        labelled = release.by_label.get(grade_id)
        if labelled is None and not grade_id:
            labelled = release.by_id.get(cell.get("id"))
        yield SubmittedCell(
            number,
            cell["cell_type"],
            source,
            text,
            grade_id,
            marks,
            metadata.get("tags") or [],
            cell.get("attachments"),
            id=_new_id(number, release),
            origin=tuple(cell["origin"]) if from_script and "origin" in cell else None,
            counted=cell.get("number"),
            labelled=labelled,
        )


def _new_id(number: int, release: ReleaseNotebook) -> str:
    name = f"extra-{number + 1}"
    while name in release.by_id:
        name += "-"
    return name


def recognise(matching: Matching) -> Matching:
    """Finds the release's cells among the student's: those that are there word for word."""
    unchanged, seen, copied, cells = set(), {}, {}, []
    for cell in matching.cells:
        same = _same(cell, matching)
        if same is None:
            continue
        if same.at in unchanged and same.kind in ("answer", "check", "written"):
            copied[same] = True
        unchanged.add(same.at)
        seen.setdefault(same.at, cell.number)
        turned = cell.kind != same.cell["cell_type"] and not matching.script
        cells.append(replace(cell, same=same, retyped=(same, cell.kind) if turned else None))
    return matching.having(*cells, unchanged=frozenset(unchanged), seen=seen, copied=tuple(copied))


def _same(cell: SubmittedCell, matching: Matching) -> ReleaseCell | None:
    if cell.labelled and cell.labelled.text == cell.text:
        return cell.labelled
    same = matching.release.by_text.get(cell.text)
    if same is None and matching.script and cell.kind == "code":
        return _piece_of(cell.text, matching.release)
    return same


def _piece_of(text: str, release: ReleaseNotebook) -> ReleaseCell | None:
    """The release cell that a few lines of a script without cell marks belong to."""
    piece = _dense(text)
    for original in release.cells:
        if original.cell["cell_type"] == "code" and piece in _dense(original.text):
            return original
    return None


def _dense(text: str) -> str:
    return "\n" + "\n".join(line for line in text.split("\n") if line.strip()) + "\n"


def join_halves(matching: Matching) -> Matching:
    """A cell that begins in the middle of a function is joined to the one above, from which it had been split."""
    whole: list[SubmittedCell] = []
    parsed = matching.parsed
    for cell in matching.cells:
        above = whole[-1] if whole else None
        if above and _goes_on(cell, above) and parsed < MOST_PARSED:
            joined = above.source.rstrip("\n") + "\n" + cell.source.strip("\n")
            parsed += len(joined)
            if parse(cell.source) is None and parse(joined):
                whole[-1] = replace(above, source=joined, text=normal(joined), joined=True)
                continue
        whole.append(cell)
    return replace(matching, by_number={cell.number: cell for cell in whole}, parsed=parsed)


def _goes_on(cell: SubmittedCell, above: SubmittedCell) -> bool:
    both_own = cell.same is above.same is None
    return both_own and cell.kind == above.kind == "code" and cell.text[0] in " \t"


def read_code(matching: Matching) -> Matching:
    """Parses the student's own code cells, and the text cells that are code: Python that defines an exercise."""
    cells, parsed = [], matching.parsed
    for cell in matching.cells:
        if cell.same is not None or not (cell.kind == "code" or _may_be_code(cell, matching.release)):
            continue
        parsed += len(cell.source)
        understood = with_code(cell, matching.release, quick=parsed > MOST_PARSED)
        if cell.kind != "code":
            understood = _code_after_all(understood, matching.release)
        cells.append(understood or cell)
    return matching.having(*cells, parsed=parsed)


def with_code(cell: SubmittedCell, release: ReleaseNotebook, quick: bool = False) -> SubmittedCell:
    """The cell with what its source does, and the exercises that it defines."""
    code = understand(cell.source, quick)
    blank = set()
    asked = {name: code.definitions[name] for name in release.names if name in code.definitions}
    for name, statement in asked.items():
        if statement is not None and release.is_stub(name, statement, cell.text):
            blank.add(name)
    return replace(cell, code=code, real=frozenset(asked.keys() - blank), blank=frozenset(blank))


def _may_be_code(cell: SubmittedCell, release: ReleaseNotebook) -> bool:
    return _is_asked(cell) or any(name in cell.text for name in release.names)


def _is_asked(cell: SubmittedCell) -> bool:
    return cell.labelled is not None and cell.labelled.kind == "answer"


def _code_after_all(cell: SubmittedCell, release: ReleaseNotebook) -> SubmittedCell | None:
    """A text cell as the code cell that it was, or None when it is text."""
    named = cell.real | cell.blank
    if not named or not (_is_asked(cell) or cell.code.tree):
        return None
    return replace(cell, kind="code", retyped=(release.answer[min(named)], cell.kind))


def keep(matching: Matching) -> Matching:
    """Keeps the student's own cells in their order; of a changed locked cell only what it adds."""
    seen, copied = dict(matching.seen), dict.fromkeys(matching.copied)
    changed: dict[int, list[str]] = {}
    cells, order = [], []
    for cell in matching.cells:
        if cell.same is not None:
            continue
        if _is_changed_text(cell):
            seen.setdefault(cell.labelled.at, cell.number)
            continue
        kept = True
        if cell.kind == "code":
            cell = _settled(cell, matching, seen)
        original = cell.labelled
        if cell.kind == "code" and original is not None:
            if original.at in seen and original.kind == "answer":
                copied[original] = None
            seen.setdefault(original.at, cell.number)
            if original.kind in ("locked", "check") and original.at not in matching.unchanged:
                cell, added, kept = _additions(cell, matching.release)
                changed.setdefault(original.at, []).extend(added)
        if cell.kind == "code" and kept:
            cell = _without_magics(cell)
        cells.append(cell)
        if kept:
            order.append(cell.number)
    return matching.having(*cells, seen=seen, copied=tuple(copied), changed=changed, order=tuple(order))


def _is_changed_text(cell: SubmittedCell) -> bool:
    """Whether a text is one of the release's that was changed a little."""
    original = cell.labelled
    if cell.kind == "code" or original is None or original.kind not in ("prose", "locked", "check"):
        return False
    return likeness(cell.text, original.text) >= ALIKE


def _settled(cell: SubmittedCell, matching: Matching, seen: Iterable[int]) -> SubmittedCell:
    """A code cell with the right label: a locked cell that it is a copy of, and no written answer if it is code."""
    original = cell.labelled
    if original is None and not cell.code.definitions:
        return replace(cell, labelled=_alike(cell, matching.release, matching.unchanged.union(seen)))
    if original is None or original.kind != "written":
        return cell
    if cell.code.bound:
        return replace(cell, labelled=None)
    return replace(cell, kind="markdown", retyped=(original, cell.kind))


def _alike(cell: SubmittedCell, release: ReleaseNotebook, there: Iterable[int]) -> ReleaseCell | None:
    """The locked release cell that an unmarked cell is a changed copy of, when the student has no other."""
    best, most = None, ALIKE
    for original in release.cells:
        if original.kind in ("locked", "open") and original.at not in there:
            share = likeness(cell.text, original.text)
            if share > most:
                best, most = original, share
    return best


def _additions(cell: SubmittedCell, release: ReleaseNotebook) -> tuple[SubmittedCell, list[str], bool]:
    """What a changed locked cell adds (imports, helpers, perhaps an answer) as a cell of its own, the names that are
    new in it, and whether anything is."""
    if cell.code.tree is None:
        return cell, [], bool(cell.real)
    known = release.code_of(cell.labelled)
    old = known.bound | set(known.definitions)
    lines, pieces, names = split_magics(cell.source)[0].split("\n"), [], []
    for statement in cell.code.tree.body:
        part = Code()
        for one in top_level([statement]):
            note(one, part)
        new = (part.bound | set(part.definitions)) - old
        if new:
            pieces.append("\n".join(lines[first_line(statement) - 1 : statement.end_lineno]))
            names += sorted(new)
    if not pieces:
        return cell, [], False
    source = "\n".join(pieces)
    added = replace(cell, source=source, text=normal(source), labelled=None)
    return with_code(added, release), names, True


def _without_magics(cell: SubmittedCell) -> SubmittedCell:
    """Without the magic on top of a definition: what a cell magic runs may not define anything in the notebook."""
    body, magics = split_magics(cell.source)
    if body == cell.source or not cell.code.definitions:
        return cell
    return replace(cell, source=body, magic=magics[0] if cell.real else "")
