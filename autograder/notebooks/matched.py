"""The value that the steps of `matching` pass on: a submission's cells and what is known of them so far.

It knows the release's cells, decides nothing and words nothing.
"""

from __future__ import annotations

from bisect import bisect_left
from dataclasses import dataclass, field, replace
from functools import cached_property

from autograder.notebooks.definitions import Code, bare
from autograder.notebooks.release_notebook import ReleaseCell, ReleaseNotebook
from autograder.notebooks.sources import likeness

ALIKE = 0.5  # share of lines that a cell must have in common with a release cell to be taken for it


@dataclass(frozen=True, eq=False)
class SubmittedCell:
    """A cell of a submission. Its `number`, the index among the cells that arrived, identifies it."""

    number: int
    kind: str  # code, markdown, raw; of a cell that had been turned into another kind, the right one
    source: str
    text: str  # the source as `normal` makes it
    grade_id: str = ""
    marks: dict = field(default_factory=dict)  # nbgrader's metadata
    tags: list[str] = field(default_factory=list)
    attachments: dict | None = None
    id: str = ""  # in the new notebook, when it takes no release cell's place
    origin: tuple[str, int] | None = None  # the script that it comes from, and the line on which it begins there
    counted: int | None = None  # its number for the student: from 1, in the notebook that was handed in
    same: ReleaseCell | None = None  # the release cell that it is, word for word
    labelled: ReleaseCell | None = None  # the release cell that its marks name
    retyped: tuple[ReleaseCell, str] | None = None  # the release cell that had been turned into this kind
    joined: bool = False  # from two halves of a cell that had been split
    code: Code = field(default_factory=Code)
    real: frozenset[str] = frozenset()  # exercises that it defines
    blank: frozenset[str] = frozenset()  # exercises whose untouched stub it holds
    magic: str = ""  # was on top and was taken away
    slot: ReleaseCell | None = None  # the release cell whose place it takes


@dataclass(frozen=True, eq=False)
class Matching:
    """The cells of one submission, as far as they are matched. Cells are given by their numbers, release cells by
    their places in the release.

    by_number  all cells of the submission, in their order
    unchanged  release cells that are there word for word
    seen       release cell -> the student's first cell that is it, changed or not
    order      the student's own cells, in the order in which they run
    filled     release cell that asks for code -> the cell that takes its place
    written    written answer of the release -> the cell that holds it; no longer among the student's own
    copied     release cells that are there more than once
    changed    locked cell that was changed -> the names that it had added
    pieces     written answer that was found in several cells -> in how many
    unplaced   number of texts of which one may be the written answer, and nothing says which
    parsed     characters that were parsed
    """

    release: ReleaseNotebook
    by_number: dict[int, SubmittedCell]
    file: str = "the notebook"
    script: dict = field(default_factory=dict)  # of scripts read together {file: [rank, answers]}, as `read` has it
    unchanged: frozenset[int] = frozenset()
    seen: dict[int, int] = field(default_factory=dict)
    order: tuple[int, ...] = ()
    filled: dict[int, int] = field(default_factory=dict)
    written: dict[int, int] = field(default_factory=dict)
    copied: tuple[ReleaseCell, ...] = ()
    changed: dict[int, list[str]] = field(default_factory=dict)
    pieces: dict[int, int] = field(default_factory=dict)
    unplaced: int = 0
    parsed: int = 0

    def having(self, *cells: SubmittedCell, **changes) -> Matching:
        """The same with these cells in place of those of their numbers, and with other changes."""
        return replace(self, by_number=self.by_number | {cell.number: cell for cell in cells}, **changes)

    @cached_property
    def cells(self) -> list[SubmittedCell]:
        return list(self.by_number.values())

    @cached_property
    def kept(self) -> list[SubmittedCell]:
        """The student's own cells, in the order in which they run."""
        return [self.by_number[number] for number in self.order]

    def found(self, original: ReleaseCell) -> SubmittedCell | None:
        """The student's cell for a release cell."""
        return self.by_number.get(self.filled.get(original.at, self.seen.get(original.at)))

    def answer_to(self, name: str) -> SubmittedCell | None:
        """The cell that takes the place of an exercise's answer cell."""
        original = self.release.answer.get(name)
        return self.by_number.get(self.filled.get(original.at)) if original else None

    def gap(self, original: ReleaseCell) -> tuple[int, int, bool]:
        """The numbers of the student's cells between which a cell was, and whether a neighbour of it is there."""
        spots = steady({at: number for at, number in self.seen.items() if at != original.at})
        low = max((number for at, number in spots.items() if at < original.at), default=-1)
        high = min((number for at, number in spots.items() if at > original.at), default=10**9)
        return low, high, original.at - 1 in spots or original.at + 1 in spots

    @property
    def recognised(self) -> bool:
        """Whether this is a submission of this assignment: at least one answer is identified by more than its place.

        That is a label, a name, the stub's own lines; or the place in a notebook that has most of the release. A
        written answer is identified by its label, unless there is work on another assignment, which may use it too.
        """
        answers = self.release.answer.values()
        if any(self.by_number[number].labelled is self.release.cells[at] for at, number in self.written.items()):
            other_work = self.strange or any(cell.code.definitions for cell in self.kept)
            if self.mostly_there or not other_work:
                return True
        if not answers or any(self._is_certain(original) for original in answers):
            return True
        return self.mostly_there and any(original.at in self.filled for original in answers)

    def _is_certain(self, original: ReleaseCell) -> bool:
        name = original.name
        if original.at in self.unchanged or any(_has_name(name, cell) for cell in self.kept):
            return True
        cell = self.answer_to(name)
        if cell is None:
            return False
        told = cell.labelled is original or name in cell.real | cell.blank | cell.code.aliased | cell.code.patched
        return told or likeness(cell.text, original.text) >= ALIKE

    @property
    def mostly_there(self) -> bool:
        """Whether most of the release's cells, answers aside, are in the notebook word for word."""
        others = {one.at for one in self.release.cells if one.kind not in ("answer", "open", "written")}
        return len(self.unchanged & others) >= ALIKE * len(others)

    @property
    def strange(self) -> list[str]:
        """The labels that the release does not have."""
        return [cell.grade_id for cell in self.cells if cell.grade_id and cell.grade_id not in self.release.by_label]

    @property
    def unasked(self) -> list[str]:
        """The labels of written answers to questions that the release does not have."""
        texts = (cell for cell in self.kept if cell.kind != "code" and cell.labelled is None)
        return list(dict.fromkeys(cell.grade_id for cell in texts if cell.grade_id and cell.marks.get("solution")))


def _has_name(asked: str, cell: SubmittedCell) -> bool:
    """Whether a cell defines the name asked for, but for capitals and underscores."""
    return any(bare(name) == bare(asked) for name in cell.code.definitions)


def steady(spots: dict[int, int]) -> dict[int, int]:
    """Of the spots where release cells are, by release cell, the most that are in the release's order.

    A longest increasing subsequence, found by patience sorting.
    """
    ordered = sorted(spots.items())
    tails, at, before = [], [], []
    for index, (_, number) in enumerate(ordered):
        length = bisect_left(tails, number)
        before.append(at[length - 1] if length else -1)
        if length == len(tails):
            tails.append(number)
            at.append(index)
        else:
            tails[length], at[length] = number, index
    chain, index = {}, at[-1] if at else -1
    while index >= 0:
        chain[ordered[index][0]] = ordered[index][1]
        index = before[index]
    return chain
