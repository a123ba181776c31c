"""Lays a student's answers into a fresh copy of the release notebook.

In: a notebook as `read` gives it, the release notebook, and the names of the exercises. Out: a notebook whose locked
cells are the release's own, with the student's cells in their order, and what was repaired in words. It runs nothing
and knows neither points nor checks.

How it works: the student's code cells are kept in their order, except those that are release cells anyway. The
release's cells are put between them: each where the student had it, but a check never before the definitions that it
needs. So deleted, copied, moved, retyped and re-tagged cells are right by construction.
"""

from bisect import bisect_left
from dataclasses import dataclass, field

from autograder.notebooks.errors import Unreadable
from autograder.notebooks.found import Found, found
from autograder.notebooks.matched import Matching, SubmittedCell, steady
from autograder.notebooks.matching import match
from autograder.notebooks.release_notebook import ReleaseCell, prepare
from autograder.notebooks.repairs import repairs_of, what_it_is
from autograder.notebooks.sources import text_of


@dataclass
class Rebuilt:
    """A submission as it should have arrived.

    notebook  the release with the student's cells in it
    repairs   `{"cell": grade_id or "", "what": sentence}`
    judged    exercise -> the cells with its answer, helpers included: `{"cell": id, "source": text}`; of a script,
              `{"cell": file, "line": first line, "source": text}`
    found     exercise -> what is in its place
    doubtful  whether a text that was not taken for a written answer may be one
    origins   index of a cell -> the script that it comes from, and the line on which it begins there
    numbers   index of a cell -> its number in the notebook that was handed in, from 1; what was put back has none
    """

    notebook: dict
    repairs: list[dict] = field(default_factory=list)
    judged: dict[str, list[dict]] = field(default_factory=dict)
    found: dict[str, Found] = field(default_factory=dict)
    doubtful: bool = False
    origins: dict[int, tuple[str, int]] = field(default_factory=dict)
    numbers: dict[int, int] = field(default_factory=dict)


def rebuild(submission: dict, release: dict, names: list[str]) -> Rebuilt:
    """The submission as it should have arrived.

    `names` are the exercises: the answer cell's grade_id is the name of the function or class that it must define,
    and its check cell is `"check_" + name`. The student's own cells carry no metadata; no cell has outputs.
    Raises Unreadable when no answer to any of them is recognised: this is another notebook, and a zero would be false.
    """
    matching = match(submission, prepare(release, names))
    if not matching.recognised:
        raise Unreadable(what_it_is(matching))
    merging = _Merging(matching)
    order = merging.order()
    cells = [_made(matching, one) for one in order]
    origins = {at: one.origin for at, one in enumerate(order) if isinstance(one, SubmittedCell) and one.origin}
    students = {at: one if isinstance(one, SubmittedCell) else matching.found(one) for at, one in enumerate(order)}
    numbers = {at: cell.counted for at, cell in students.items() if cell and cell.counted}
    notebook = {key: _copied(part) for key, part in release.items() if key != "cells"}
    judged = {name: merging.judged(name) for name in names}
    in_place = {name: found(matching, name) for name in names}
    notebook["cells"] = cells
    return Rebuilt(notebook, repairs_of(matching), judged, in_place, bool(matching.unplaced), origins, numbers)


class _Merging:
    """The student's kept cells and the release's cells, in one order."""

    def __init__(self, matching: Matching):
        self.matching, self.release, self.kept = matching, matching.release, matching.kept
        self.first_bound: dict[str, int] = {}  # name -> the first kept cell that binds it, for the student's own names
        for place, cell in enumerate(self.kept):
            for name in cell.code.bound:
                if name in cell.code.definitions or name not in self.release.bound:
                    self.first_bound.setdefault(name, place)

    def order(self) -> list[SubmittedCell | ReleaseCell]:
        """All cells of the new notebook. Release cells whose place a kept cell takes are left out."""
        filled = {cell.slot.at for cell in self.kept if cell.slot}
        behind: list[list[ReleaseCell]] = [[] for _ in range(len(self.kept) + 1)]
        for original, place in zip(self.release.cells, self._places()):
            if original.at not in filled:
                behind[place].append(original)
        order = list(behind[0])
        for cell, originals in zip(self.kept, behind[1:]):
            order += [cell, *originals]
        return order

    def judged(self, name: str) -> list[dict]:
        """The cells that hold an exercise's answer: those that define it, and the helpers that they use."""
        defining = self._defining(name)
        needed = self._with_helpers(defining)
        cells = [
            {"cell": cell.origin[0], "line": cell.origin[1], "source": cell.source}
            if cell.origin
            else {"cell": cell.slot.id if cell.slot else cell.id, "source": cell.source}
            for place, cell in enumerate(self.kept)
            if place in needed and (place in defining or not cell.real)
        ]
        if not cells and name in self.release.answer:
            original = self.release.answer[name]
            cells = [{"cell": original.id, "source": text_of(original.cell.get("source"))}]
        return cells

    def _places(self) -> list[int]:
        """For each release cell the number of kept cells that come before it."""
        seen, cells = self.matching.seen, self.matching.by_number
        anchors = steady({at: number for at, number in seen.items() if cells[number].slot is None})
        numbers = sorted(cell.number for cell in self.kept)
        defining = (place for place, cell in enumerate(self.kept) if cell.code.definitions)
        first_definition = next(defining, len(self.kept))
        places, reached = [], 0
        for original in self.release.cells:
            place = reached
            if original.at in anchors:
                place = max(reached, bisect_left(numbers, anchors[original.at]))
            if original.at < self.release.first_answer:
                place = min(place, first_definition)  # imports and data come before all definitions
            if original.kind == "check":
                place = self._place_of_check(original.name, place)
            places.append(place)
            reached = max(reached, place)
        return places

    def _place_of_check(self, name: str, wanted: int) -> int:
        """Behind the definitions that the check needs, but before a value of the same name hides the function."""
        defining = self._defining(name)
        if not defining:
            return wanted
        needed = max(self._with_helpers(defining)) + 1
        for place in range(max(defining) + 1, min(wanted, len(self.kept))):
            if name in self.kept[place].code.bound:
                wanted = place
                break
        return max(needed, wanted)

    def _defining(self, name: str) -> list[int]:
        """The places of the kept cells that define an exercise's function or class, or patch it."""
        answer = self.matching.answer_to(name)
        return [
            place
            for place, cell in enumerate(self.kept)
            if name in cell.real or name in cell.code.patched or cell is answer
        ]

    def _with_helpers(self, places: list[int]) -> set[int]:
        """The places of some kept cells and of all those that bind what they use."""
        waiting, met = list(places), set(places)
        while waiting:
            for name in self.kept[waiting.pop()].code.used:
                helper = self.first_bound.get(name)
                if helper is not None and helper not in met:
                    met.add(helper)
                    waiting.append(helper)
        return met


def _made(matching: Matching, one: SubmittedCell | ReleaseCell) -> dict:
    """A cell of the new notebook."""
    if isinstance(one, ReleaseCell):
        return _put_back(matching, one)
    if one.slot is not None:
        return _fresh(one.slot.cell, one.source)
    cell = {"cell_type": one.kind, "id": one.id, "metadata": {}, "source": one.source}
    if one.kind == "code":
        cell |= {"execution_count": None, "outputs": []}
    elif one.attachments:
        cell["attachments"] = one.attachments
    return cell


def _put_back(matching: Matching, original: ReleaseCell) -> dict:
    cell = _fresh(original.cell, text_of(original.cell.get("source")))
    if original.at in matching.written:
        answer = matching.by_number[matching.written[original.at]]
        cell["source"] = answer.source
        if answer.attachments:
            cell["attachments"] = answer.attachments
    elif original.at in matching.filled:
        # One cell of the student's answers two exercises: it takes the place of one, this is the other's.
        home = matching.found(original).slot
        cell["source"] = f"# {original.id} is defined in the cell {home.id}."
    return cell


def _fresh(cell: dict, source: str) -> dict:
    """A release cell with this source and no outputs."""
    made = {key: part for key, part in cell.items() if key not in ("source", "metadata", "outputs")}
    made["metadata"] = _copied(cell.get("metadata", {}))
    made["source"] = source
    if cell["cell_type"] == "code":
        made |= {"execution_count": None, "outputs": []}
    return made


def _copied(value):
    """A copy of JSON data; `copy.deepcopy` takes several times as long, once for every cell of every submission."""
    if isinstance(value, dict):
        return {key: _copied(part) for key, part in value.items()}
    return [_copied(part) for part in value] if isinstance(value, list) else value
