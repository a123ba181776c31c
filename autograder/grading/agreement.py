"""Whether an assignment's notebook and its rubric speak of the same exercises and points.

In: the exercises of a rubric and the instructor's notebook. Out: nothing, or a sentence that says what to fix. It
knows no exercise, and nothing of what the cells hold.
"""

from __future__ import annotations

from pathlib import Path

from autograder.course import CourseError
from autograder.model import Exercise


def agree(exercises: list[Exercise], source: dict, place: Path) -> None:
    """Raises CourseError unless each exercise has its answer cell and its check cell, and no check cell has none.

    `place` is the folder of the source notebook, for the message.
    """
    cells = {}
    for cell in source["cells"]:
        if marks := cell["metadata"].get("nbgrader"):
            cells[marks.get("grade_id")] = marks
    for exercise in exercises:
        name, points = exercise.name, exercise.points
        if not cells.get(name, {}).get("solution"):
            raise CourseError(f"{place}: no solution cell has the grade_id “{name}” of the rubric")
        check = cells.get(f"check_{name}", {})
        if not check.get("grade") or check.get("solution"):
            raise CourseError(
                f"{place}: no check cell has the grade_id “check_{name}”; the rubric's exercise “{name}” needs one "
                "(graded, locked, below its answer cell)"
            )
        if check.get("points") != points:
            raise CourseError(
                f"{place}: check_{name} has {check.get('points')} points, the rubric gives {points:g} to “{name}”; "
                "the two must be the same"
            )
    known = {f"check_{exercise.name}" for exercise in exercises}
    for name, marks in cells.items():
        if marks.get("grade") and not marks.get("solution") and name not in known:
            raise CourseError(
                f"{place}: the check cell “{name}” belongs to no exercise of the rubric, which has "
                f"{', '.join(exercise.name for exercise in exercises)}"
            )
