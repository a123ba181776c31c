"""The second half of matching: which of the student's own code cells answer what.

In: a `Matching` with the student's own cells. Out: the same with `filled`, without copies and stubs that would undo an
answer, and with every helper above the cell that needs it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from autograder.notebooks.definitions import first_line
from autograder.notebooks.matched import ALIKE, Matching, SubmittedCell
from autograder.notebooks.parsing import split_magics
from autograder.notebooks.release_notebook import ReleaseCell
from autograder.notebooks.sources import likeness

MOST_RAISED = 30  # helpers that are moved up; two that need each other would go on forever


def drop_copies(matching: Matching) -> Matching:
    """Of the same answer several times over, one is enough; a different one in between makes it count again."""
    last: dict[str, str] = {}
    copied, order = dict.fromkeys(matching.copied), []
    for cell in matching.kept:
        if cell.real and not cell.blank and all(last.get(name) == cell.text for name in cell.real):
            copied.update((matching.release.answer[name], None) for name in sorted(cell.real))
            continue
        last.update((name, cell.text) for name in cell.real)
        order.append(cell.number)
    return replace(matching, copied=tuple(copied), order=tuple(order))


def relabel_misnamed(matching: Matching) -> Matching:
    """An answer under the name of another exercise, which has its own answer, does not replace that one."""
    for original in matching.release.answer.values():
        defined = [name for cell in matching.kept for name in cell.real]
        if original.name in defined or original.at in matching.unchanged:
            continue
        low, high, near = matching.gap(original)
        cells = []
        for cell in matching.kept:
            here = cell.labelled is original or (cell.labelled is None and near and low < cell.number < high)
            if here and cell.real and all(defined.count(name) > 1 for name in cell.real):
                for name in cell.real:
                    defined.remove(name)
                cells.append(replace(cell, real=frozenset(), labelled=original))
        matching = matching.having(*cells)
    return matching


def fill_by_definition(matching: Matching) -> Matching:
    """Takes for each answer the last cell that defines what is asked, else the one whose label says so."""
    return _fill(matching, _by_definition)


def fill_by_place(matching: Matching) -> Matching:
    """Takes for each answer still missing the unlabelled cell that is where it should be, or is most of its stub."""
    return _fill(matching, _by_place)


def _fill(matching: Matching, choose: Callable[[Matching, ReleaseCell], SubmittedCell | None]) -> Matching:
    for original in matching.release.cells:
        if original.kind not in ("answer", "open") or original.at in matching.filled:
            continue
        chosen = choose(matching, original)
        if chosen is not None:
            matching = matching.having(
                replace(chosen, slot=chosen.slot or original),
                filled=matching.filled | {original.at: chosen.number},
                seen={original.at: chosen.number} | matching.seen,
            )
    return matching


def _by_definition(matching: Matching, original: ReleaseCell) -> SubmittedCell | None:
    code, name = [cell for cell in matching.kept if cell.kind == "code"], original.name
    if original.kind == "open":
        free = [cell for cell in code if cell.slot is None]
        asked = matching.release.code_of(original).definitions.keys()
        marked = [cell for cell in free if cell.labelled is original]
        named = [cell for cell in free if cell.labelled is None and asked & cell.code.definitions.keys()]
        return (marked or named or [None])[-1]
    real = [cell for cell in code if name in cell.real]
    whole = [cell for cell in real if cell.code.tree]
    marked = [cell for cell in code if cell.labelled is original and not cell.blank and not cell.real - {name}]
    named = [cell for cell in code if name in cell.code.aliased and name not in cell.blank]
    both = [cell for cell in marked if cell in named]
    stubs = [cell for cell in code if name in cell.blank]
    return next((cells[-1] for cells in (whole, real, both, marked, named, stubs) if cells), None)


def _by_place(matching: Matching, original: ReleaseCell) -> SubmittedCell | None:
    if original.at in matching.unchanged:
        return None
    free = [cell for cell in matching.kept if cell.kind == "code" and not (cell.slot or cell.labelled or cell.real)]
    low, high, near = matching.gap(original)
    asked = matching.release.code_of(original).definitions
    between = [cell for cell in free if low < cell.number < high]
    here = [cell for cell in between if bool(cell.code.definitions) == bool(asked)]
    if not here:  # what does not parse may be anything; and a script of the code alone has no other neighbours
        here = [cell for cell in between if _is_broken(cell)]
        near = near or (len(here) == 1 and _is_between_answers(matching, original))
    if here and near:
        return here[-1]
    shares = [(likeness(cell.text, original.text), cell.number, cell) for cell in free]
    best = max(shares, default=(0, 0, None), key=lambda share: share[:2])
    return best[2] if best[0] >= ALIKE else None


def _is_broken(cell: SubmittedCell) -> bool:
    """Whether a cell is meant as Python and does not parse."""
    return cell.code.tree is None and not cell.source.lstrip().startswith("%%")


def _is_between_answers(matching: Matching, original: ReleaseCell) -> bool:
    """Whether the exercises before and after this one are answered."""
    answers = [one.at for one in matching.release.answer.values()]
    place = answers.index(original.at) if original.at in answers else len(answers)
    return all(at in matching.filled for at in answers[max(0, place - 1) : place] + answers[place + 1 : place + 2])


def drop_stubs(matching: Matching) -> Matching:
    """An untouched stub must not come after the real definition and undo it."""
    cells, order = [], []
    for cell in matching.kept:
        undone = {name for name in cell.blank - cell.real if matching.answer_to(name) is not cell}
        left = _without(undone, cell) if undone else cell
        if left is not None:
            cells.append(left)
            order.append(cell.number)
    return matching.having(*cells, order=tuple(order))


def _without(undone: set[str], cell: SubmittedCell) -> SubmittedCell | None:
    """The cell without these definitions; None when nothing but blanks and comments is left."""
    lines = split_magics(cell.source)[0].split("\n")
    for name in undone:
        statement = cell.code.definitions[name]
        first = first_line(statement)
        lines[first - 1 : statement.end_lineno] = [""] * (statement.end_lineno - first + 1)
        if statement.col_offset:
            lines[first - 1] = " " * statement.col_offset + "pass"  # it was alone in an `if`, perhaps
    source = "\n".join(lines).strip("\n")
    if all(not line.strip() or line.strip().startswith("#") for line in source.split("\n")):
        return None
    definitions = {name: statement for name, statement in cell.code.definitions.items() if name not in undone}
    code = replace(cell.code, definitions=definitions, bound=cell.code.bound - undone)
    return replace(cell, source=source, code=code, blank=cell.blank - undone)


def raise_helpers(matching: Matching) -> Matching:
    """A base class or decorator that had been moved below the cell that needs it goes above it again."""
    for _ in range(MOST_RAISED):
        kept, bound = matching.kept, set(matching.release.bound)
        last = {name: place for place, cell in enumerate(kept) for name in cell.code.bound}
        for place, cell in enumerate(kept):
            missing = cell.code.used_at_once - bound if cell.code.definitions else set()
            below = [last[name] for name in missing if last.get(name, -1) > place]
            bound |= cell.code.bound
            if below:
                order = list(matching.order)
                order.insert(place, order.pop(min(below)))
                matching = replace(matching, order=tuple(order))
                break
        else:
            break
    return matching
