"""The students' file in tests: today's code around the committed examples, and answers of the catalogue tried by it."""

from __future__ import annotations

import importlib.util
import json
import sys
from pathlib import Path

from autograder.course import Course
from autograder.grading.assignment import without_markers
from autograder.naming import catalogue
from autograder.selfcheck import bundle

ROOT = Path(__file__).resolve().parent.parent
A = "self_attention"
RUBRIC = ROOT / "autograder" / "rubrics" / A
COMMITTED = Course(ROOT).release(A) / "selfcheck.py"
_DATA = "# --- the visible examples"


def current() -> str:
    """The committed file with the code of today, so that a change need not be released to be tested."""
    head, _, data = COMMITTED.read_text("utf-8").partition(_DATA)
    header = head[: head.index('"""\n', 3) + 4]
    return f"{header}\n{bundle.own_code()}\n\n{_DATA}{data}"


def load(folder: Path):
    """The module selfcheck, from a file of its own in `folder`."""
    path = folder / "selfcheck.py"
    path.write_text(current(), "utf-8")
    spec = importlib.util.spec_from_file_location("selfcheck", path)
    module = sys.modules["selfcheck"] = importlib.util.module_from_spec(spec)  # where its dataclasses look
    spec.loader.exec_module(module)
    return module


def key() -> dict[str, str]:
    """exercise → its answer cell in the key."""
    cells = json.loads((Course(ROOT).source(A) / f"{A}.ipynb").read_text("utf-8"))["cells"]
    marked = [(cell["metadata"].get("nbgrader", {}), "".join(cell["source"])) for cell in cells]
    return {
        marks["grade_id"]: without_markers(source)
        for marks, source in marked
        if marks.get("solution") and f"check_{marks['grade_id']}" in {m.get("grade_id") for m, _ in marked}
    }


def mistakes() -> list[catalogue.Answer]:
    return catalogue.mistakes(RUBRIC, key())


def accepted() -> list[catalogue.Answer]:
    return catalogue.accepted(RUBRIC, key())


def names_of(answer: catalogue.Answer) -> dict:
    """The names of a notebook that holds an answer, and little else."""
    import torch

    names = {"__name__": "__main__", "torch": torch, "nn": torch.nn}
    for cell in answer.cells:
        try:
            exec(compile(cell, f"{answer.stem}.py", "exec"), names)
        except Exception as error:  # like a cell of a notebook: the next one runs all the same
            print(f"{answer.exercise}/{answer.stem}: {error!r}", file=sys.stderr)
    return names
