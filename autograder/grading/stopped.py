"""Why an answer defines nothing: the error that ended its cell, and the line.

In: a rebuilt notebook and what its cells raised. Out: the error, as the report has it. All of it is the
student's own word, said before any hidden case was asked.
"""

from __future__ import annotations

from autograder.grading.lines import Lines
from autograder.model import Raised
from autograder.report import RaisedError
from autograder.worker.answers import plain_text

_LEFT_OUT = ("timed out", "killed")  # states of their own


def stopped(name: str, lines: Lines, errors: dict[int, Raised]) -> RaisedError | None:
    """The error of the cell that was to define an exercise, or None.

    `errors` by the cell's place in the notebook. The cell in the exercise's own place goes before its helpers. Where
    it raised in a file that was handed in, `file` names it, and the line is of that.
    """
    cells = lines.rebuilt.notebook["cells"]
    places = {_id(cell): place for place, cell in enumerate(cells)}
    begun = {origin: place for place, origin in lines.rebuilt.origins.items()}
    judged = lines.rebuilt.judged.get(name, ())
    found = [begun.get((one["cell"], one["line"])) if "line" in one else places.get(one["cell"]) for one in judged]
    raised = [place for place in reversed(found) if place in errors]
    for place in sorted(raised, key=lambda place: _id(cells[place]) != name):
        error = errors[place]
        if error.type in _LEFT_OUT:
            continue
        file = None
        if error.file or place in lines.rebuilt.origins:
            file, line = lines.of(place, error)
            source = plain_text(error.source.strip(), 200)
        else:
            line, source = _place("".join(cells[place]["source"]), error)
        return RaisedError(
            cell=_id(cells[place]), type=error.type, text=error.text, file=file, line=line, source=source
        )
    return None


def _id(cell: dict) -> str:
    return cell.get("metadata", {}).get("nbgrader", {}).get("grade_id") or cell.get("id", "")


def _place(source: str, error: Raised) -> tuple[int | None, str]:
    """The line of the cell, its number and its text: IPython drops blank lines and magics on top before it counts."""
    text, lines = error.source.strip(), source.split("\n")
    if error.line is None:
        return None, text
    line = error.line + next((number for number, one in enumerate(lines) if one.strip()), 0)
    at = [number for number, one in enumerate(lines, 1) if number >= line and one.strip()[:200] == text]
    # A statement of several lines is told by the first of them, whichever is at fault.
    line = at[0] if at else line
    return line, plain_text(lines[line - 1].strip(), 200) if line <= len(lines) else text


def told(error: RaisedError, *more: str) -> str:
    """The error in a sentence, more sentences, and last, since it may end in anything, the line."""
    if error.type == "too long":
        return " ".join([f"It could not be run: {error.text}.", *more])
    where = f"Line {error.line}" if error.line else "It"
    where += f" of {error.file}" if error.line and error.file else ""
    text, source = error.text.strip().split("\n")[0], error.source.strip()
    said = f"{where} could not be run: {': '.join(filter(None, [error.type, text]))}"
    stop = "" if said.endswith((".", "!", "?")) else "."
    return " ".join([f"{said}{stop}", *more, *([f"The line: {source}"] if source else [])])
