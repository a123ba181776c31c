"""Lines of the solutions that are in the folder for the students.

In: an assignment. Out: the file, the number and the text of every such line. It runs nothing.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

from autograder.authoring.converters import stub_lines
from autograder.authoring.source import BEGIN, END
from autograder.grading.assignment import Assignment
from autograder.notebooks.sources import text_of
from autograder.selfcheck.bundle import own_code

_SHORTEST = 13  # characters; a shorter line may be in any notebook


def leaks(assignment: Assignment) -> Iterator[tuple[Path, int, str]]:
    """(file, line number, line) for every line of a solution in the released folder."""
    secret = _secret_lines(assignment)
    for path in sorted(assignment.course.release(assignment.name).rglob("*")):
        if path.is_file():
            for number, line in enumerate(_lines_of(path), 1):
                if line.strip() in secret:
                    yield path, number, line.strip()


def _secret_lines(assignment: Assignment) -> set[str]:
    """The lines of the solutions, without those that give nothing away: short ones, comments, and what students are
    given anyway. That is the text of other cells, the stubs, and the kit's own code (`super().__init__()`, say)."""
    given, solutions = set(), set()
    for cell in assignment.source["cells"]:
        source = text_of(cell["source"])
        if cell["metadata"].get("nbgrader", {}).get("solution"):
            solutions |= {line.strip() for line in _solution_lines(source)}
        else:
            given |= {line.strip() for line in source.splitlines()}
    given |= {line.strip() for line in own_code().splitlines()} | stub_lines(assignment.course)
    return {line for line in solutions - given if len(line) >= _SHORTEST and not line.startswith("#")}


def _solution_lines(source: str) -> Iterator[str]:
    """The lines that nbgrader takes out of an answer cell: those between the marks, without marks all of them."""
    if BEGIN not in source:
        yield from source.splitlines()
        return
    inside = False
    for line in source.splitlines():
        if BEGIN in line or END in line:
            inside = BEGIN in line
        elif inside:
            yield line


def _lines_of(path: Path) -> list[str]:
    """The lines of a file; of a notebook those of its cells."""
    text = path.read_text("utf-8", "replace")
    if path.suffix != ".ipynb":
        return text.splitlines()
    return [line for cell in json.loads(text)["cells"] for line in text_of(cell["source"]).splitlines()]
