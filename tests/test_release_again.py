"""A released and graded assignment gets another exercise: who is concerned is told first, and their grades stay."""

from __future__ import annotations

import json

import pytest
from practice_course import copy_of
from test_second_assignment import autograder, reports, typed_in

from autograder.course import Course

pytestmark = [pytest.mark.slow, pytest.mark.filterwarnings("ignore:Object of type:Warning")]

MARKS = '"schema_version": 3, "task": false'
WRITTEN = f"""
# %% [markdown] nbgrader={{"grade": true, "grade_id": "why", "locked": false, "points": 3, "solution": true, {MARKS}}}
# Because.
"""
TRIPLE = f'''
# %% nbgrader={{"grade": false, "grade_id": "triple", "locked": false, "solution": true, {MARKS}}}
def triple(x):
    """Three times x."""
    ### BEGIN SOLUTION
    return 3 * x
    ### END SOLUTION


# %% nbgrader={{"grade": true, "grade_id": "check_triple", "locked": true, "points": 4, "solution": false, {MARKS}}}
check("triple")
'''
RUBRIC = """

def exercises(hidden, counterexample):
    return [_one(Exercise("double", 2, {"values": 3, "gradient": 1}), hidden, counterexample),
            _one(Exercise("triple", 4, {"values": 3, "gradient": 1}), hidden, counterexample)]
"""


@pytest.fixture(scope="module")
def once(tmp_path_factory) -> Course:
    """The assignment of the documentation with a written question; two students' grades, some of them by hand."""
    from nbgrader.api import Gradebook

    course = typed_in(tmp_path_factory.mktemp("graded"))
    with (course.source("tiny") / "tiny.nb.py").open("a") as source:
        source.write(WRITTEN)
    autograder(course.root, "release", "tiny")
    for student in ("ada", "bob"):
        folder = course.submitted / student / "tiny"
        folder.mkdir(parents=True)
        key = json.loads((course.solution("tiny") / "tiny.ipynb").read_text("utf-8"))
        key["cells"][-1]["source"] = f"{student}: it is so."
        (folder / "tiny.ipynb").write_text(json.dumps(key), "utf-8")
    autograder(course.root, "grade", "tiny")
    with Gradebook(f"sqlite:///{course.gradebook}") as book:
        grade = book.find_grade("why", "tiny", "tiny", "ada")
        grade.manual_score, grade.needs_manual_grade = 2.5, False
        book.find_grade("check_double", "tiny", "tiny", "bob").manual_score = 1
        book.find_comment("why", "tiny", "tiny", "ada").manual_comment = "Nearly."
        book.db.commit()
    return course


@pytest.fixture
def graded(once, tmp_path) -> Course:
    return copy_of(once, tmp_path / "course")


def _add_an_exercise(course):
    source, rubric = course.source("tiny") / "tiny.nb.py", course.rubric("tiny") / "rubric.py"
    source.write_text(source.read_text("utf-8").replace(WRITTEN, TRIPLE + WRITTEN), "utf-8")
    head = "(hidden, counterexample):"
    text = rubric.read_text("utf-8").replace(f"def exercises{head}", "def _one(exercise, hidden, counterexample):")
    text = "\n".join(line for line in text.splitlines() if not line.strip().startswith("exercise = Exercise("))
    rubric.write_text(text.replace("return [exercise]", "return exercise") + RUBRIC, "utf-8")


def test_another_exercise_is_announced_and_the_grades_by_hand_are_carried_over(graded):
    from nbgrader.api import Gradebook

    _add_an_exercise(graded)
    before = (graded.release("tiny") / "tiny.ipynb").read_bytes(), graded.gradebook.read_bytes()
    said = autograder(graded.root, "release", "tiny", status=1)
    assert "“check_triple” is new" in said and "2 students have grades in gradebook.db: ada and bob." in said
    assert "Nothing was put in place" in said and "--carry-grades" in said
    assert ((graded.release("tiny") / "tiny.ipynb").read_bytes(), graded.gradebook.read_bytes()) == before

    said = autograder(graded.root, "release", "tiny", "--carry-grades")
    assert "grades carried over" in said and "gradebook-" in said
    said = autograder(graded.root, "grade", "tiny")
    assert "2 graded" in said
    with Gradebook(f"sqlite:///{graded.gradebook}") as book:
        assert book.find_assignment("tiny").max_score == 2 + 1 + 3 + 4  # double, why_double, why, triple
        assert book.find_grade("why", "tiny", "tiny", "ada").manual_score == 2.5
        assert book.find_comment("why", "tiny", "tiny", "ada").manual_comment == "Nearly."
        assert book.find_grade("check_double", "tiny", "tiny", "bob").score == 1
        assert book.find_grade("check_triple", "tiny", "tiny", "ada").auto_score == 0
    for report in reports(graded).values():
        assert report["repairs"] == []  # nobody deleted the exercise that was not there
        assert [one["status"] for one in report["exercises"]] == ["accepted", "not attempted"]
    assert "put in place" not in autograder(graded.root, "release", "tiny")  # nobody is concerned any more


def test_who_loses_what_a_person_gave_is_named(graded):
    source = graded.source("tiny") / "tiny.nb.py"
    source.write_text(source.read_text("utf-8").replace(WRITTEN, ""), "utf-8")
    said = autograder(graded.root, "release", "tiny", status=1)
    assert "“why” is gone" in said and "1 student would lose what a person gave" in said
    assert "ada: 2.5 points on why, a comment on why" in said
