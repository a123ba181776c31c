"""Where something is in the student's own files.

In: a submission and what it was rebuilt to. Out: the names of cells, or of files with their lines: of scripts, and of
what lay beside the answer. Who handed in a script has never seen our cells, and is told its own lines.
"""

from __future__ import annotations

from autograder.model import Raised
from autograder.notebooks import modules
from autograder.notebooks.read import Submission
from autograder.notebooks.rebuild import Rebuilt
from autograder.report import CodeCell, ExerciseResult, RaisedError
from autograder.worker.answers import plain_text

_LONGEST = 40_000  # characters of one piece of code


def imported_by(sources: list[str], beside: dict[str, str]) -> dict[str, str]:
    """path → text of the files beside an answer that these sources import."""
    return modules.reached(sources, beside.get)[0] if beside else {}


class Lines:
    def __init__(self, submission: Submission, rebuilt: Rebuilt):
        self.submission, self.rebuilt = submission, rebuilt

    def of(self, index: int, error: Raised) -> tuple[str, int | None]:
        """The cell or file in which cell `index` of the rebuilt notebook raised, and the line there."""
        line = error.line
        if error.file:
            return plain_text(error.file, 120), line
        origin = self.rebuilt.origins.get(index)
        if origin:
            file, first = origin
            number = line if type(line) is int else 1
            return file, self._nearest(file, error.source, first + number - 1)
        cell, number = self.rebuilt.notebook["cells"][index], self.rebuilt.numbers.get(index)
        name = cell.get("metadata", {}).get("nbgrader", {}).get("grade_id")
        name = name or (f"cell {number}" if number and not self.submission.scripts else cell.get("id", ""))
        if self.submission.scripts and type(line) is int:
            # A cell of the assignment that calls the script's code: the line is of that.
            wanted = (error.within or error.source).strip()[:200]
            scripts = self.submission.scripts.items()
            numbered = [(file, number, text) for file, lines in scripts for number, text in enumerate(lines, 1)]
            alike = [(file, number) for file, number, text in numbered if wanted and text.strip()[:200] == wanted]
            return alike[0] if len(alike) == 1 else (name, None)
        return name, self._in_their_cell(number, error.source, line)

    def _in_their_cell(self, number: int | None, text: str, line: int | None) -> int | None:
        """The line in the student's own cell: IPython counts without blank lines on top, and of a changed cell that
        is not theirs to change only a part is run."""
        own = [cell["source"] for cell in self.submission.notebook["cells"] if cell.get("number") == number]
        return _nearest(own[-1].split("\n"), text, line) if own and type(line) is int else line

    def code(self, name: str) -> list[CodeCell]:
        """The code of an exercise that was judged, as the report has it, with the files that it imports."""
        judged = self.rebuilt.judged.get(name, ())
        cells = [
            CodeCell(
                cell=plain_text(str(cell["cell"])),
                source=plain_text(cell["source"], _LONGEST),
                line=self._first(cell),
            )
            for cell in judged
        ]
        for path, text in imported_by([cell["source"] for cell in judged], self.submission.modules).items():
            cells.append(CodeCell(cell=plain_text(path), source=plain_text(text, _LONGEST), line=1))
        return cells

    def mend(self, result: ExerciseResult) -> None:
        """Has the errors in the evidence of an exercise name the script and its line; where that is unsure, no line."""
        if not self.rebuilt.origins:
            return
        for check in result.checks:
            error = check.evidence and check.evidence.error
            if error and error.line is not None:
                error.file, error.line = self._found(result.code, error)

    def _found(self, cells: list[CodeCell], error: RaisedError) -> tuple[str | None, int | None]:
        wanted = error.source.strip()
        for cell in cells:
            lines = cell.source.split("\n")
            at = error.line - 1
            if cell.line is not None and wanted and at < len(lines) and lines[at].strip()[:200] == wanted[:200]:
                return cell.cell, cell.line + at
        return None, None

    def _first(self, cell: dict) -> int | None:
        """The line on which judged code of a script begins."""
        if "line" not in cell:
            return None
        return self._nearest(cell["cell"], cell["source"].split("\n")[0], cell["line"])

    def _nearest(self, file: str, text: str, expected: int) -> int:
        """The line of a script that reads like this, as near to the expected one as there is.

        Cells lose blank lines and magics on their way here, so that counting alone may be off by a few.
        """
        return _nearest(self.submission.scripts.get(file, []), text, expected)


def _nearest(lines: list[str], text: str, expected: int) -> int:
    """The line that reads like this text, as near to the expected one as there is; else that."""
    wanted = text.strip()[:200]
    alike = [number for number, line in enumerate(lines, 1) if line.strip()[:200] == wanted]
    return min(alike, key=lambda number: abs(number - expected)) if wanted and alike else expected
