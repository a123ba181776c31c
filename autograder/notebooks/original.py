"""The release notebook, and what each of its cells is for.

Comes in: the release as students got it and the names of the exercises. Goes out: a `Release`, whose cells say
whether they ask for an answer, check one, or are locked. It knows no submission.
"""

import ast
import copy
from dataclasses import dataclass

from autograder.notebooks import names as naming
from autograder.notebooks.decode import text_of


@dataclass(eq=False)
class Original:
    """A cell of the release."""

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


class Release:
    def __init__(self, notebook: dict, names: list[str]):
        self.notebook, self.names = notebook, names
        self.cells = [self._original(at, cell) for at, cell in enumerate(notebook["cells"])]
        self.by_text: dict[str, Original] = {}
        self.by_label: dict[str, Original] = {}
        self.by_id: dict[str, Original] = {}
        for original in self.cells:
            self.by_text.setdefault(original.text, original)
            if original.grade_id:
                self.by_label.setdefault(original.grade_id, original)
            if original.cell.get("id"):
                self.by_id.setdefault(original.cell["id"], original)
        self.by_text.pop("", None)
        # A name without an answer cell in the release cannot be matched to anything.
        self.names = [name for name in names if any(one.name == name for one in self.cells if one.kind == "answer")]
        self.answer = {one.name: one for one in self.cells if one.kind == "answer"}
        self.check = {one.name: one for one in self.cells if one.kind == "check"}
        self.first_answer = min((one.at for one in self.answer.values()), default=len(self.cells))
        # All of it now: a release is shared by the threads that grade a class, and what one of them fills in while
        # another reads is half of it.
        self._code = [naming.understand(original.text) for original in self.cells]
        self._stubs = dict(self._stub(one) for one in self.answer.values())
        locked = [one for one in self.cells if one.cell["cell_type"] == "code" and one.kind == "locked"]
        self.bound = set().union(*(self.code_of(one).bound for one in locked))  # names that they give a value to

    def _original(self, at: int, cell: dict) -> Original:
        marks = cell.get("metadata", {}).get("nbgrader", {})
        grade_id = marks.get("grade_id", "")
        kind, name = "locked", ""
        if grade_id in self.names and cell["cell_type"] == "code":
            kind, name = "answer", grade_id
        elif grade_id.removeprefix("check_") in self.names and grade_id.startswith("check_"):
            kind, name = "check", grade_id.removeprefix("check_")
        elif marks.get("solution") and (marks.get("grade") or marks.get("task")):
            kind = "written"
        elif marks.get("solution") or (not marks and cell["cell_type"] == "code"):
            kind = "open"
        elif cell["cell_type"] != "code":
            kind = "prose"
        return Original(at, cell, normal(text_of(cell.get("source"))), kind, grade_id, name)

    def code_of(self, original: Original) -> naming.Code:
        return self._code[original.at]

    def _stub(self, original: Original) -> tuple[str, tuple[set[str], str]]:
        code = self.code_of(original)
        definition = code.definitions.get(original.name)
        return original.name, (code.used, naming.shape(copy.deepcopy(definition)) if definition else "")

    def is_stub(self, name: str, statement: ast.stmt, text: str) -> bool:
        """Whether a definition of `name`, in a cell with this text, is the untouched one."""
        words, shape = self._stubs.get(name, (set(), ""))
        if naming.is_blank(statement):
            return True
        # Most answers lack a word of the stub (NotImplementedError); comparing trees is slow.
        return bool(shape) and all(word in text for word in words) and naming.shape(statement) == shape

    def is_untouched(self, name: str, statement: ast.stmt) -> bool:
        """Whether a definition is the one that was handed out, but for comments, docstrings and layout."""
        _, shape = self._stubs.get(name, (set(), ""))
        return bool(shape) and naming.shape(copy.deepcopy(statement)) == shape


def exercises_of(release: dict) -> list[str]:
    """The names of a release's exercises: each has an answer cell of that name and a check cell `check_…`."""
    marks = [cell.get("metadata", {}).get("nbgrader", {}) for cell in release["cells"]]
    checked = {one.get("grade_id") for one in marks if one.get("grade") and not one.get("solution")}
    answers = [one.get("grade_id") for one in marks if one.get("solution")]
    return [name for name in answers if name and f"check_{name}" in checked]


_prepared: list[tuple[list[str], Release]] = []


def prepare(notebook: dict, names: list[str]) -> Release:
    """The release is the same for a whole class: what was found out about the last one is kept."""
    for known, release in _prepared:
        if known == names and release.notebook == notebook:
            return release
    release = Release(copy.deepcopy(notebook), list(names))
    _prepared[:] = [(list(names), release)]
    return release


def normal(source: str) -> str:
    """A source without blanks at line ends and blank lines around it, which editors change."""
    return "\n".join(line.rstrip() for line in source.split("\n")).strip("\n")
