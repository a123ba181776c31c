"""A notebook and a rubric that speak of different things are told apart before anything is run."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from small_release import cell_of, release

from autograder.course import CourseError
from autograder.grading.agreement import agree
from autograder.model import Exercise

PLACE = Path("source/small")
EXERCISES = [Exercise("double", 2.0, {}), Exercise("area", 3.0, {}), Exercise("Counter", 4.0, {})]


def marks(notebook, grade_id):
    return cell_of(notebook, grade_id)["metadata"]["nbgrader"]


def test_a_notebook_that_fits_its_rubric_is_taken():
    agree(EXERCISES, release(), PLACE)


def test_the_committed_notebook_fits_its_rubric():
    import numpy as np

    from autograder.course import Course, load_rubric

    course = Course(Path(__file__).resolve().parent.parent)
    draw = np.random.default_rng(0), np.random.default_rng(1)
    notebook = json.loads((course.source("self_attention") / "self_attention.ipynb").read_text("utf-8"))
    agree(load_rubric(course.rubric("self_attention")).exercises(*draw), notebook, PLACE)


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (lambda n: marks(n, "double").update(grade_id="dubble"), "no solution cell has the grade_id “double”"),
        (lambda n: marks(n, "check_area").update(grade_id="chek_area"), "no check cell has the grade_id “check_area”"),
        (lambda n: marks(n, "check_area").update(points=5), "check_area has 5 points, the rubric gives 3 to “area”"),
    ],
)
def test_what_does_not_fit_is_named(change, told):
    notebook = release()
    change(notebook)
    with pytest.raises(CourseError, match=told):
        agree(EXERCISES, notebook, PLACE)


def test_a_check_cell_without_an_exercise_is_named():
    with pytest.raises(
        CourseError, match="“check_Counter” belongs to no exercise of the rubric, which has double, area"
    ):
        agree(EXERCISES[:2], release(), PLACE)
