"""The release notebook, and what each of its cells is for.

In: the release as students got it and the names of the exercises. Out: a `ReleaseNotebook`, whose cells say whether
they ask for an answer, check one, or are locked. It knows no submission.
"""

import ast
import copy
from dataclasses import dataclass

from autograder.notebooks.definitions import Code, is_blank, shape, understand
from autograder.notebooks.sources import normal, text_of


@dataclass(frozen=True, eq=False)
class ReleaseCell:
    """A cell of the release; `at` is its index there."""

    at: int
    cell: dict
    text: str
    kind: str  # answer, check, written, open (may be changed, is not graded), locked, prose
    grade_id: str = ""
    name: str = ""  # of the exercise, for answers and checks

    @property
    def id(self) -> str:
        return self.grade_id or self.cell.get("id", "")

    @property
    def title(self) -> str:
        if self.kind == "answer":
            return f"the answer cell of {self.name}"
        if self.kind == "check":
            return f"the check cell of {self.name}"
        if self.kind == "written":
            return f"the written answer {self.grade_id}"
        return f"the cell {self.id}"


class ReleaseNotebook:
    """The cells of a release, found by their text, grade_id or cell id, and by the exercise that they belong to.

    `names` are the exercises that have an answer cell: nothing can be matched to another. `bound` are the names that
    its locked cells give a value to.
    """

    def __init__(self, notebook: dict, names: list[str]):
        self.notebook = notebook
        self.cells = [_release_cell(at, cell, names) for at, cell in enumerate(notebook["cells"])]
        self.by_text: dict[str, ReleaseCell] = {}
        self.by_label: dict[str, ReleaseCell] = {}
        self.by_id: dict[str, ReleaseCell] = {}
        for one in self.cells:
            if one.text:
                self.by_text.setdefault(one.text, one)
            if one.grade_id:
                self.by_label.setdefault(one.grade_id, one)
            if one.cell.get("id"):
                self.by_id.setdefault(one.cell["id"], one)
        self.answer = {one.name: one for one in self.cells if one.kind == "answer"}
        self.names = [name for name in names if name in self.answer]
        self.first_answer = min((one.at for one in self.answer.values()), default=len(self.cells))
        # All of it now: a release is shared by the threads that grade a class, and what one of them fills in while
        # another reads is half of it.
        self._code = [understand(one.text) for one in self.cells]
        self._stubs = {name: self._stub(one) for name, one in self.answer.items()}
        locked = [one for one in self.cells if one.cell["cell_type"] == "code" and one.kind == "locked"]
        self.bound = set().union(*(self.code_of(one).bound for one in locked))

    def code_of(self, cell: ReleaseCell) -> Code:
        return self._code[cell.at]

    def is_stub(self, name: str, statement: ast.stmt, text: str) -> bool:
        """Whether a definition of `name`, in a cell with this text, is the untouched one or does nothing."""
        if is_blank(statement):
            return True
        # Most answers lack a word of the stub (NotImplementedError); comparing trees is slow.
        words, _ = self._stubs.get(name, (set(), ""))
        return all(word in text for word in words) and self.is_untouched(name, statement)

    def is_untouched(self, name: str, statement: ast.stmt) -> bool:
        """Whether a definition is the one that was handed out, but for comments, docstrings and layout."""
        _, stub = self._stubs.get(name, (set(), ""))
        return bool(stub) and shape(statement) == stub

    def _stub(self, cell: ReleaseCell) -> tuple[set[str], str]:
        """The names that a stub uses, and its shape."""
        code = self.code_of(cell)
        definition = code.definitions.get(cell.name)
        return code.used, shape(definition) if definition else ""


def _release_cell(at: int, cell: dict, names: list[str]) -> ReleaseCell:
    marks = cell.get("metadata", {}).get("nbgrader", {})
    grade_id, is_code = marks.get("grade_id", ""), cell["cell_type"] == "code"
    checked = grade_id.removeprefix("check_") if grade_id.startswith("check_") else ""
    kind, name = "locked", ""
    if grade_id in names and is_code:
        kind, name = "answer", grade_id
    elif checked in names:
        kind, name = "check", checked
    elif marks.get("solution") and (marks.get("grade") or marks.get("task")):
        kind = "written"
    elif marks.get("solution") or (not marks and is_code):
        kind = "open"
    elif not is_code:
        kind = "prose"
    return ReleaseCell(at, cell, normal(text_of(cell.get("source"))), kind, grade_id, name)


def exercises_of(release: dict) -> list[str]:
    """The names of a release's exercises: each has an answer cell of that name and a check cell `check_…`."""
    marks = [cell.get("metadata", {}).get("nbgrader", {}) for cell in release["cells"]]
    checked = {one.get("grade_id") for one in marks if one.get("grade") and not one.get("solution")}
    answers = [one.get("grade_id") for one in marks if one.get("solution")]
    return [name for name in answers if name and f"check_{name}" in checked]


_prepared: list[tuple[list[str], ReleaseNotebook]] = []


def prepare(notebook: dict, names: list[str]) -> ReleaseNotebook:
    """The release is the same for a whole class: what was found out about the last one is kept."""
    for known, release in _prepared:
        if known == names and release.notebook == notebook:
            return release
    release = ReleaseNotebook(copy.deepcopy(notebook), list(names))
    _prepared[:] = [(list(names), release)]
    return release
