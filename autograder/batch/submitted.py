"""What is there to be graded: folders in `submitted/`, and what lies beside them by mistake.

In: a course and an assignment. Out: folders by student; sentences for a terminal. Nothing is opened.
"""

from __future__ import annotations

import os
from pathlib import Path

from autograder.collect.filenames import may_be_work
from autograder.course import Course, CourseError
from autograder.text import squashed


def submissions(course: Course, assignment: str, students: list[str] | None = None) -> dict[str, Path]:
    """student → folder of the submission. Raises CourseError when a student named has none."""
    found = {place.name: place / assignment for place in course.handed_in() if os.path.lexists(place / assignment)}
    for student in students or ():
        if student not in found:
            near = ", ".join(list(found)[:5]) or "nobody yet"
            raise CourseError(f"submitted/{student}/{assignment} is missing; submitted/ has {near} …")
    return {student: found[student] for student in students} if students else found


def passed_over(course: Course, assignment: str) -> list[str]:
    """A sentence about everything in `submitted/` that may be somebody's work and is not where it would be graded."""
    told = []
    for place in course.handed_in():
        name = f"submitted/{place.name}"
        if not place.is_dir():
            if may_be_work(place.name) and not os.path.lexists(place / assignment):
                told.append(
                    f"{name} is not graded: what is graded lies in submitted/STUDENT/{assignment}/. "
                    "`autograder collect` puts downloads there."
                )
        elif not os.path.lexists(place / assignment):
            try:
                inside = sorted(os.listdir(place))
            except OSError as error:
                told.append(f"{name} is not graded: it cannot be read ({error.strerror}).")
                continue
            loose = next((one for one in inside if may_be_work(one)), None)
            alike = next((one for one in inside if squashed(one) == squashed(assignment)), None)
            if loose:
                told.append(
                    f"{name}/{loose} is not graded: put it into {name}/{assignment}/ (an archive: what is in it)."
                )
            elif alike:
                told.append(f"{name}/{alike} is not graded: name it {assignment}.")
    return told
