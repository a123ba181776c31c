"""The source notebook that nbgrader wants, built from the text that the instructor writes.

In: `source/<a>/<a>.nb.py`, a notebook in jupytext's percent format whose cell markers carry nbgrader's
metadata (schema version 3). Out: `source/<a>/<a>.ipynb`, the same bytes for the same text. It knows nbgrader's
rules for cells and nothing of any exercise.
"""

from __future__ import annotations

import re
from pathlib import Path

from autograder.authoring.errors import SourceError
from autograder.course import Course

BEGIN, END = "BEGIN SOLUTION", "END SOLUTION"
_METADATA = {
    "kernelspec": {"display_name": "Python 3", "language": "python", "name": "python3"},
    "language_info": {"file_extension": ".py", "name": "python", "pygments_lexer": "ipython3"},
}
_FLAGS = ("grade", "solution", "locked")


def build(text: Path) -> dict:
    """Builds the notebook (nbformat 4.5, as plain data) of a text in jupytext's percent format.

    Cell ids are the grade_ids, and for the other cells their headings or first words, so that they stay the
    same from one build to the next. Raises SourceError for a mistake in the text or its metadata.
    """
    import jupytext

    if not text.is_file():
        raise SourceError(f"{text} is missing: it is the assignment's notebook, in jupytext's percent format.")
    try:
        parsed = jupytext.reads(text.read_text(encoding="utf-8"), fmt="py:percent")
    except Exception as error:
        raise SourceError(f"{text} cannot be read as a notebook in jupytext's percent format: {error}") from error
    ids: set[str] = set()
    cells = []
    for number, cell in enumerate(parsed.cells, 1):
        identifier = _unique(_identifier(cell, number), ids)
        made = {
            "cell_type": cell.cell_type,
            "id": identifier,
            "metadata": _plain(cell.metadata),
            "source": cell.source,
        }
        if cell.cell_type == "code":
            made |= {"execution_count": None, "outputs": []}
        cells.append(made)
    notebook = {"cells": cells, "metadata": _METADATA, "nbformat": 4, "nbformat_minor": 5}
    complain = problems(notebook)
    if complain:
        raise SourceError("\n".join(f"{text}, {problem}" for problem in complain))
    return notebook


def problems(notebook: dict) -> list[str]:
    """What nbgrader would refuse, or would take and grade wrongly, in words; each names its cell."""
    found, seen = [], set()
    for number, cell in enumerate(notebook["cells"], 1):
        data = cell["metadata"].get("nbgrader")
        solution = bool(data and data.get("solution"))
        where = f"cell {number} (“{(data or {}).get('grade_id') or cell['id']}”)"
        found += [f"{where}: {problem}" for problem in _regions(cell["source"], solution)]
        if data is None:
            continue
        grade_id = data.get("grade_id")
        if not grade_id:
            found.append(f"{where}: it has nbgrader metadata but no grade_id; give it one.")
        elif grade_id in seen:
            found.append(f"{where}: the grade_id “{grade_id}” is taken by an earlier cell; choose another.")
        seen.add(grade_id)
        if data.get("schema_version") != 3:
            found.append(f"{where}: schema_version is {data.get('schema_version')}; nbgrader's is 3.")
        missing = [flag for flag in _FLAGS if not isinstance(data.get(flag), bool)]
        if missing:
            found.append(f"{where}: {', '.join(missing)} must be set to true or false.")
            continue
        found += [f"{where}: {problem}" for problem in _role(cell["cell_type"], data)]
    return found


def write(course: Course, assignment: str) -> Path:
    """Writes the source notebook into the course's source folder, unless it is there already; returns its path."""
    path = course.source(assignment) / f"{assignment}.ipynb"
    content = serialise(build(path.with_suffix(".nb.py")))
    if not path.is_file() or path.read_bytes() != content:
        path.write_bytes(content)
    return path


def serialise(notebook: dict) -> bytes:
    """The notebook as nbformat itself writes it to a file."""
    import nbformat

    return (nbformat.writes(nbformat.from_dict(notebook)) + "\n").encode()


def _role(kind: str, data: dict) -> list[str]:
    grade, solution, locked = (data[flag] for flag in _FLAGS)
    found = []
    points = data.get("points")
    if grade and (isinstance(points, bool) or not isinstance(points, int | float) or points < 0):
        found.append(f"a graded cell needs its points, a number; found {points!r}.")
    if grade and not solution and not locked:
        found.append("a check cell must be locked, or students could edit the check.")
    if solution and locked:
        found.append("an answer cell must not be locked, or students could not write in it.")
    if kind == "markdown" and grade != solution:
        found.append("a markdown cell must be both grade and solution (a written answer) or neither.")
    return found


def _regions(source: str, solution: bool) -> list[str]:
    """Solution regions must come in pairs, not nested, in answer cells only; otherwise solutions would leak."""
    inside = False
    for line in source.split("\n"):
        if BEGIN in line:
            if not solution:
                return [f"“{BEGIN}” is in a cell that is not an answer cell (nbgrader: solution true)."]
            if inside:
                return [f"“{BEGIN}” is inside another solution; close that one with “{END}” first."]
            inside = True
        elif END in line:
            if not inside:
                return [f"“{END}” has no “{BEGIN}” before it."]
            inside = False
    return [f"“{BEGIN}” has no “{END}”."] if inside else []


def _identifier(cell, number: int) -> str:
    """A valid cell id: of letters, digits, - and _, at most 64 of them."""
    grade_id = cell.metadata.get("nbgrader", {}).get("grade_id")
    if grade_id:
        return re.sub(r"[^A-Za-z0-9_-]+", "-", str(grade_id))[:64]
    heading = re.search(r"^#+ (.+)$", cell.source, re.M) if cell.cell_type == "markdown" else None
    words = re.findall(r"[a-z0-9]+", (heading.group(1) if heading else cell.source).lower())
    return "-".join(words[:6])[:48] or f"cell-{number}"


def _unique(wanted: str, taken: set[str]) -> str:
    name, n = wanted, 1
    while name in taken:
        n += 1
        name = f"{wanted}-{n}"
    taken.add(name)
    return name


def _plain(node):
    if isinstance(node, dict):
        return {key: _plain(value) for key, value in node.items()}
    return [_plain(value) for value in node] if isinstance(node, list) else node
