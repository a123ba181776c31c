"""Where things lie in a course folder.

In: the root of a course. Out: paths, and the rubric of an assignment. It knows nbgrader's folder names and
nothing of what the folders hold.
"""

from __future__ import annotations

import importlib.util
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType

PACKAGE = Path(__file__).resolve().parent


class CourseError(Exception):
    """Something of the course is missing or wrong; the message says what to do."""


@dataclass(frozen=True)
class Course:
    root: Path

    def source(self, assignment: str) -> Path:
        return self.root / "source" / assignment

    def release(self, assignment: str) -> Path:
        return self.root / "assignments" / assignment

    def solution(self, assignment: str) -> Path:
        return self.root / "solutions" / assignment

    @property
    def submitted(self) -> Path:
        return self.root / "submitted"

    @property
    def autograded(self) -> Path:
        return self.root / "autograded"

    @property
    def feedback(self) -> Path:
        return self.root / "feedback"

    @property
    def gradebook(self) -> Path:
        return self.root / "gradebook.db"

    @property
    def private(self) -> Path:
        """The folder for what students must never see (seed, expected values); made with mode 0700."""
        folder = self.root / ".autograder"
        folder.mkdir(mode=0o700, exist_ok=True)
        return folder

    def rubric(self, assignment: str) -> Path:
        """The rubric folder: the course's own when it has one, else the one in the package.

        Raises CourseError when there is neither.
        """
        places = [root / "rubrics" / assignment for root in (self.root / "autograder", PACKAGE)]
        for place in places:
            if (place / "rubric.py").is_file():
                return place
        raise CourseError(
            f"There is no rubric for “{assignment}”: looked for rubric.py in {places[0]} and {places[1]}. "
            "Check the assignment's name, or add a rubric folder (docs/adding-an-assignment.md)."
        )


def load_rubric(folder: Path) -> ModuleType:
    """The module `rubric.py` of a rubric folder (trusted: it is the instructor's own)."""
    spec = importlib.util.spec_from_file_location(f"autograder_rubric_{folder.name}", folder / "rubric.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
