"""A practice class: who handed in what is known, the same seed deals the same class, and real people are left alone."""

import json
import random
import shutil

import pytest
from trials import grade

from autograder.authoring import practice as practising
from autograder.authoring.practice import TRUTH, simulate
from autograder.course import Course, CourseError
from autograder.naming import catalogue
from autograder.worker.client import TimeLimits

NAME = "self_attention"


@pytest.fixture(scope="module")
def practice(course, tmp_path_factory) -> Course:
    return simulate(course, NAME, 30, into=tmp_path_factory.mktemp("practice"))


def truth(place):
    return json.loads((place.root / TRUTH).read_text())


def notebooks(place):
    return {path.parts[-3]: path.read_text() for path in place.submitted.glob(f"*/{NAME}/{NAME}.ipynb")}


def test_every_student_has_a_notebook_a_time_and_a_line_in_the_truth(practice, assignment):
    students = set(truth(practice))
    assert len(students) == 30
    assert students == set(notebooks(practice))
    for student, told in truth(practice).items():
        assert list(told) == sorted(assignment.key)
        assert (practice.submitted / student / NAME / "timestamp.txt").read_text().endswith(" UTC\n")


def test_a_class_has_right_and_wrong_answers_and_only_known_ones(practice, course, assignment):
    stems = {(a.exercise, a.stem) for a in catalogue.mistakes(course.rubric(NAME), assignment.key)}
    dealt = {(name, what) for told in truth(practice).values() for name, what in told.items()}
    assert {what for _, what in dealt} > {"accepted"}
    assert {pair for pair in dealt if pair[1] != "accepted"} <= stems
    assert any(set(told.values()) == {"accepted"} for told in truth(practice).values())


def test_the_place_has_what_grading_needs_and_nothing_else_of_the_course(practice, course):
    for folder in ("source", "release", "solution"):
        there, here = getattr(practice, folder)(NAME), getattr(course, folder)(NAME)
        assert sorted(p.name for p in there.iterdir()) == sorted(p.name for p in here.iterdir())
    assert practice.rubric(NAME) == practice.root / "autograder" / "rubrics" / NAME
    assert (practice.root / "nbgrader_config.py").is_file()
    assert not (practice.root / ".autograder").exists() or not any((practice.root / ".autograder").glob("seed*"))
    assert not course.submitted.exists()


def test_the_same_seed_deals_the_same_class_and_another_another(practice, course, tmp_path):
    again = simulate(course, NAME, 30, into=tmp_path / "again")
    assert (truth(again), notebooks(again)) == (truth(practice), notebooks(practice))
    other = simulate(course, NAME, 30, seed=1, into=tmp_path / "other")
    assert truth(other) != truth(practice)


def test_a_class_that_is_dealt_again_keeps_nothing_of_an_earlier_rubric(course, tmp_path):
    """A mistake that has another file now would be in the rubric twice, and no one could be graded."""
    place = simulate(course, NAME, 1, into=tmp_path)
    earlier = place.rubric(NAME) / "mistakes" / "several" / "called-otherwise-before.py"
    earlier.write_text((place.rubric(NAME) / "mistakes" / "several" / "no-scaling.py").read_text("utf-8"), "utf-8")
    assert not (simulate(course, NAME, 1, into=tmp_path).rubric(NAME) / "mistakes" / "several" / earlier.name).exists()


def test_students_get_what_the_truth_says(practice, worker, assignment):
    mistakes = catalogue.mistakes(practice.rubric(NAME), assignment.key)
    titles = {(one.exercise, one.stem): one.name for one in mistakes}
    limits = TimeLimits(cell=60, submission=250, exercise=60)
    for student in sorted(truth(practice))[:6]:
        report = grade(assignment, worker, student, practice.submitted / student / NAME, limits=limits).report
        for record in report.exercises:
            dealt = truth(practice)[student][record.name]
            assert (record.status == "accepted") == (dealt == "accepted"), (student, record.name)
            if dealt != "accepted":
                # Of mistakes that nothing can tell apart all are named, and one of them by its stem.
                named = " / ".join(check.title or "" for check in record.checks)
                assert titles[record.name, dealt] in named
        assert report.submitted_at


def test_more_students_than_names_are_still_different_people():
    names = practising.names(random.Random(0), 3000)
    assert len(set(names)) == 3000


def test_dealing_again_replaces_a_practice_class_and_nobody_of_the_old_one_stays(course, tmp_path):
    simulate(course, NAME, 9, into=tmp_path)
    place = simulate(course, NAME, 2, seed=5, into=tmp_path)
    assert set(notebooks(place)) == set(truth(place))
    assert len(truth(place)) == 2


def test_real_submissions_are_never_overwritten(course, tmp_path):
    root = tmp_path / "course"
    shutil.copytree(course.root, root)
    work = root / "submitted" / "ada" / NAME / f"{NAME}.ipynb"
    work.parent.mkdir(parents=True)
    work.write_text("hers")
    with pytest.raises(CourseError, match=r"holds submissions that no practice class made.*--into DIR"):
        simulate(Course(root), NAME, 3)
    assert work.read_text() == "hers"
    with pytest.raises(CourseError):
        simulate(course, NAME, 3, into=root)
    assert work.read_text() == "hers"
