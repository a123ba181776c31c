"""`autograder grade` from end to end: a practice class goes in, and what instructors and nbgrader find comes out."""

from __future__ import annotations

import csv
import datetime
import json
import os
import shutil
import subprocess
from pathlib import Path

import nbformat
import pytest
from practice_course import (
    NAME,
    command,
    copy_of,
    gradebook_rows,
    page,
    practice_class,
    reports,
    truth,
    without_times,
)

from autograder import records
from autograder.course import Course
from autograder.naming import catalogue

STUDENTS = 12
# nbgrader's way with its database makes SQLAlchemy complain.
pytestmark = pytest.mark.filterwarnings("ignore:Object of type:Warning")

PENALTY = """
from nbgrader.plugins import BasePlugin

class Two(BasePlugin):
    def late_submission_penalty(self, student_id, score, total_seconds_late):
        return 2.0
"""


class Run:
    """A course, and the command that graded it."""

    def __init__(self, course: Course, *arguments: str):
        self.course = course
        self.done = command(course, "grade", NAME, *arguments)


@pytest.fixture(scope="module")
def graded(tmp_path_factory) -> Run:
    """A practice class, graded for the first time."""
    return Run(practice_class(tmp_path_factory.mktemp("practice") / "course", STUDENTS))


@pytest.fixture(scope="module")
def book(graded):
    from nbgrader.api import Gradebook

    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PATH", os.path.dirname(os.sys.executable) + os.pathsep + os.environ["PATH"])
        with Gradebook(f"sqlite:///{graded.course.gradebook}") as book:
            yield book


# --- the first run ----------------------------------------------------------------------------------------------------


def test_every_submission_is_graded(graded):
    assert graded.done.returncode == 0, graded.done.stderr
    assert f"{STUDENTS} graded" in graded.done.stdout
    found = reports(graded.course)
    assert found.keys() == truth(graded.course).keys()
    for report in found.values():
        assert report["status"] == "graded" and report["score"] is not None
        assert report["score"] == sum(exercise["points"] for exercise in report["exercises"])


def test_reports_are_in_the_form_of_their_schema(graded):
    for report in reports(graded.course).values():
        records.parse(records.dump(report))


def test_accepted_answers_get_all_points_and_mistakes_lose_some_and_are_named(graded):
    folder = graded.course.rubric(NAME)
    known = {}
    for answer in catalogue.mistakes(folder, _key(graded.course)):
        known[answer.exercise, answer.stem] = {answer.stem, *answer.also}
    kinds = {"accepted": 0, "mistake": 0}
    for student, report in reports(graded.course).items():
        dealt_to = truth(graded.course)[student]
        for exercise in report["exercises"]:
            dealt = dealt_to[exercise["name"]]
            where = f"{student}, {exercise['name']}: {dealt}"
            code = "".join(cell["source"] for cell in exercise["code"])
            built_on = [name for name, stem in dealt_to.items() if f"{name}(" in code and stem != "accepted"]
            if dealt == "accepted" and built_on:
                continue  # a right class that calls the student's own wrong function is wrong
            if dealt == "accepted":
                kinds["accepted"] += 1
                assert (exercise["status"], exercise["points"]) == ("accepted", exercise["max_points"]), where
            else:
                kinds["mistake"] += 1
                assert exercise["points"] < exercise["max_points"], where
                named = {check["mistake"] for check in exercise["checks"]}
                assert named & known[exercise["name"], dealt], where
    assert min(kinds.values()) > 5


def _key(course):
    from autograder.grading.assignment import Assignment

    return Assignment.load(course, NAME).key


def test_the_gradebook_holds_the_points_of_the_reports(graded, book):
    for student, report in reports(graded.course).items():
        submission = book.find_submission(NAME, student)
        assert submission.score == report["score"]
        assert submission.timestamp.isoformat() == report["submitted_at"].removesuffix("+00:00")
        for exercise in report["exercises"]:
            grade = book.find_grade(f"check_{exercise['name']}", NAME, NAME, student)
            assert (grade.auto_score, grade.max_score) == (exercise["points"], exercise["max_points"])
            assert not grade.needs_manual_grade
        answered = report["written"][0]["answered"]
        assert book.find_grade("why_scale", NAME, NAME, student).needs_manual_grade == answered


def test_everybody_has_a_feedback_page_with_their_points(graded):
    for student, report in reports(graded.course).items():
        text = page(graded.course, student)
        assert student in text and f"{report['score']:g}" in text
        assert str(report["seed"]) not in text and report["digest"] not in text


def test_executed_notebooks_are_valid_and_their_check_cells_show_the_points(graded):
    for student, report in reports(graded.course).items():
        book = nbformat.read(graded.course.autograded / student / NAME / f"{NAME}.ipynb", as_version=4)
        nbformat.validate(book)
        cells = {cell.metadata.get("nbgrader", {}).get("grade_id"): cell for cell in book.cells}
        for exercise in report["exercises"]:
            (output,) = cells[f"check_{exercise['name']}"].outputs
            assert float(output.data["text/plain"]) == exercise["points"]


def test_formgrader_lists_the_submissions_as_graded(graded, monkeypatch):
    from nbgrader.apps.api import NbGraderAPI
    from nbgrader.coursedir import CourseDirectory
    from traitlets.config import Config

    monkeypatch.chdir(graded.course.root)
    config = Config()
    config.CourseDirectory.update(root=str(graded.course.root), release_directory="assignments")
    listed = NbGraderAPI(CourseDirectory(config=config), config=config).get_submissions(NAME)
    found = reports(graded.course)
    assert {one["student"] for one in listed} == found.keys()
    for one in listed:
        assert one["autograded"] and one["score"] == found[one["student"]]["score"]


def test_nothing_is_left_lying_about(graded):
    files = [path.relative_to(graded.course.root) for path in graded.course.root.rglob("*") if path.is_file()]
    made = [path for path in files if path.parts[0] in ("autograded", "feedback", "submitted")]
    assert len([path for path in made if path.parts[0] == "autograded"]) == 3 * STUDENTS
    assert not [path for path in made if path.name.startswith(".")]
    assert (graded.course.root / ".autograder").stat().st_mode & 0o077 == 0


# --- the runs after it ------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def again(graded, tmp_path_factory) -> Run:
    """The same class later: a person has graded a written answer, and there is a submission that nobody can read."""
    from nbgrader.api import Gradebook

    course = copy_of(graded.course, tmp_path_factory.mktemp("again") / "course")
    torn = course.submitted / "torn" / NAME
    torn.mkdir(parents=True)
    (torn / f"{NAME}.ipynb").write_bytes(b"\x89PNG\r\n" + bytes(range(256)))
    with Gradebook(f"sqlite:///{course.gradebook}") as book:
        student = _who_wrote(course)
        grade = book.find_grade("why_scale", NAME, NAME, student)
        grade.manual_score, grade.needs_manual_grade = 4.5, False
        book.find_comment("why_scale", NAME, NAME, student).manual_comment = "Nearly: variance, not size."
        book.db.commit()
    return Run(course)


def _who_wrote(course):
    return next(student for student, one in sorted(reports(course).items()) if one["written"][0]["answered"])


@pytest.mark.slow
def test_what_cannot_be_read_needs_attention_and_holds_up_nobody(again):
    assert again.done.returncode == 1
    assert f"1 graded, {STUDENTS} unchanged" in again.done.stdout
    report = reports(again.course)["torn"]
    records.parse(records.dump(report))
    assert (report["status"], report["score"], report["exercises"]) == ("needs attention", None, [])
    assert "torn" in again.done.stdout and report["reason"]
    assert report["reason"].split()[0] in page(again.course, "torn")
    rows = [row for row in gradebook_rows(again.course)["grades"] if row[0] == "torn"]
    assert rows and all(auto is None and needs_a_person for _, _, auto, _, _, needs_a_person in rows)


@pytest.mark.slow
def test_what_cannot_be_read_can_be_opened_and_graded_by_hand(again):
    book = nbformat.read(again.course.autograded / "torn" / NAME / f"{NAME}.ipynb", as_version=4)
    nbformat.validate(book)
    assert book.cells[0].outputs[0].text.strip() == reports(again.course)["torn"]["reason"]


@pytest.mark.slow
def test_a_second_run_leaves_what_is_unchanged_alone(graded, again):
    before, after = graded.course, again.course
    for student, report in reports(before).items():
        assert reports(after)[student] == report
    assert without_times(before)["gradebook"]["cells"] == without_times(after)["gradebook"]["cells"]


@pytest.mark.slow
def test_a_grade_given_by_hand_appears_on_the_page_made_afterwards(graded, again):
    student = _who_wrote(again.course)
    assert "Graded by hand: 4.5 of 5." in page(again.course, student)
    assert "Nearly: variance, not size." in page(again.course, student)
    assert "Graded by hand later." in page(graded.course, student)


@pytest.fixture(scope="module")
def forced(again, tmp_path_factory) -> Run:
    """All graded again; meanwhile there is a due date, and handing in late costs two points."""
    from nbgrader.api import Gradebook

    course = copy_of(again.course, tmp_path_factory.mktemp("forced") / "course")
    (course.root / "two_points.py").write_text(PENALTY)
    with (course.root / "nbgrader_config.py").open("a") as config:
        config.write('\nc.AssignLatePenalties.plugin_class = "two_points.Two"\n')
    late = _who_wrote(course)
    with Gradebook(f"sqlite:///{course.gradebook}") as book:
        due = book.find_submission(NAME, late).timestamp - datetime.timedelta(hours=1)
        book.update_or_create_assignment(NAME, duedate=due)
    return Run(course, "--force")


@pytest.mark.slow
def test_a_grade_given_by_hand_survives_grading_again(forced):
    from nbgrader.api import Gradebook

    assert f"{STUDENTS + 1} graded" in forced.done.stdout
    student = _who_wrote(forced.course)
    with Gradebook(f"sqlite:///{forced.course.gradebook}") as book:
        assert book.find_grade("why_scale", NAME, NAME, student).manual_score == 4.5
        assert not book.find_grade("why_scale", NAME, NAME, student).needs_manual_grade  # the answer is the same
        assert "Nearly" in book.find_comment("why_scale", NAME, NAME, student).manual_comment
    assert "Graded by hand: 4.5 of 5." in page(forced.course, student)


@pytest.mark.slow
def test_late_penalties_are_in_the_gradebook_and_on_the_page(forced):
    from nbgrader.api import Gradebook

    with Gradebook(f"sqlite:///{forced.course.gradebook}") as book:
        late = [one for one in book.assignment_submissions(NAME) if one.total_seconds_late]
        assert late
        for submission in late:
            assert submission.late_submission_penalty == min(2, submission.score)
            assert ("for handing in late" in page(forced.course, submission.student.id)) == (submission.score > 0)
        on_time = next(one for one in book.assignment_submissions(NAME) if not one.total_seconds_late)
        assert not on_time.late_submission_penalty
        assert "for handing in late" not in page(forced.course, on_time.student.id)


@pytest.mark.slow
def test_the_same_seed_gives_the_same_report_byte_for_byte_but_for_the_time(graded, forced):
    for student, report in reports(graded.course).items():
        other = reports(forced.course)[student]
        assert other["graded_at"] >= report["graded_at"]
        other["graded_at"] = report["graded_at"]
        assert records.dump(other) == records.dump(report)


@pytest.mark.slow
def test_only_the_students_asked_for_are_graded(graded, tmp_path):
    course = copy_of(graded.course, tmp_path / "course")
    one, other = sorted(reports(course))[:2]
    shutil.rmtree(course.autograded)
    done = command(course, "grade", NAME, "--student", one, "--student", other)
    assert done.returncode == 0 and "2 graded" in done.stdout
    assert reports(course).keys() == {one, other}


@pytest.mark.slow
def test_a_submission_that_changed_is_graded_again_and_what_was_graded_by_hand_is_to_be_looked_at(again, tmp_path):
    course = copy_of(again.course, tmp_path / "course")
    shutil.rmtree(course.submitted / "torn")
    shutil.rmtree(course.autograded / "torn")
    one = _who_wrote(course)
    other = next(student for student in sorted(reports(course)) if student != one)
    name = f"{NAME}.ipynb"
    shutil.copy(course.solution(NAME) / name, course.submitted / one / NAME / name)
    done = command(course, "grade", NAME)
    assert done.returncode == 0 and f"1 graded, {STUDENTS - 1} unchanged" in done.stdout
    assert reports(course)[one]["score"] == reports(course)[one]["max_score"]
    assert reports(course)[other] == reports(again.course)[other]
    assert "4.5 of 5 for an earlier attempt; will be looked at again." in page(course, one)
    row = _table(course)[one]
    assert (row["why_scale"], row["automatic"], row["total"], row["waiting"]) == ("", "25", "25", "why_scale")
    (exported,) = [row for row in _exported(course) if row["student_id"] == one]
    assert float(exported["score"]) == 25


def _table(course):
    with (course.feedback / f"{NAME}.csv").open(newline="", encoding="utf-8") as file:
        return {row["student"]: row for row in csv.DictReader(file)}


def _exported(course):
    done = command(course, "export", "--to", "grades.csv", module="nbgrader")
    assert done.returncode == 0, done.stderr
    with (course.root / "grades.csv").open(newline="", encoding="utf-8") as file:
        return list(csv.DictReader(file))


@pytest.mark.slow
def test_whom_nobody_knows_any_more_leaves_the_class_and_the_others_stay_also_when_one_is_graded(graded, tmp_path):
    course = copy_of(graded.course, tmp_path / "course")
    one, gone, *others = sorted(reports(course))
    assert command(course, "db", "student", "remove", gone, "--force", module="nbgrader").returncode == 0
    shutil.rmtree(course.submitted / gone)
    done = command(course, "grade", NAME, "--student", one, "--force")
    assert done.returncode == 0 and "1 graded" in done.stdout, done.stderr
    assert sorted(_table(course)) == [one, *others]
    assert f"{gone}: neither in submitted/ nor in the gradebook any more" in done.stderr
    (removal,) = [line for line in done.stderr.splitlines() if line.strip().startswith("rm -r")]
    subprocess.run(removal, shell=True, cwd=course.root, check=True)
    assert gone not in reports(course) and reports(course).keys() == {one, *others}
    assert "neither in submitted" not in command(course, "feedback", NAME).stderr


@pytest.mark.slow
def test_a_gradebook_that_cannot_be_read_leaves_pages_and_class_page_as_they_were(graded, tmp_path):
    course = copy_of(graded.course, tmp_path / "course")
    before = {path: path.read_bytes() for path in course.feedback.rglob("*") if path.is_file()}
    course.gradebook.write_bytes(b"not a database at all, " * 100)
    done = command(course, "grade", NAME, "--force")
    said = " ".join(done.stderr.split())
    assert done.returncode == 1 and "Traceback" not in said
    assert "so there is no new page" in said and "There is no new class page." in said and "it is no gradebook" in said
    assert {path: path.read_bytes() for path in course.feedback.rglob("*") if path.is_file()} == before


@pytest.mark.slow
def test_nbgrader_exports_the_grades(graded, tmp_path):
    course = copy_of(graded.course, tmp_path / "course")
    rows = {row["student_id"]: row for row in _exported(course)}
    assert rows.keys() == reports(course).keys()
    for student, report in reports(course).items():
        assert float(rows[student]["score"]) == report["score"]


# --- what ends it at once ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["grade", NAME], "submitted/ holds no submission"),
        (["grade", "no_such_assignment"], "submitted/ holds no submission of no_such_assignment"),
        (["grade", NAME, "--student", "nobody"], "submitted/nobody/self_attention is missing"),
        (["grade"], "Missing argument"),
        (["grade", NAME, "--workers", "0"], "Invalid value for '--workers'"),
    ],
)
def test_nothing_to_do_and_wrong_usage_end_with_status_2(tmp_path, arguments, said):
    (tmp_path / "submitted").mkdir()
    done = command(Course(tmp_path), *arguments)
    assert done.returncode == 2
    assert said in " ".join(done.stderr.replace("│", "").split())


def test_a_missing_release_is_named_with_what_to_do(tmp_path):
    shutil.copytree(Path(__file__).resolve().parents[1] / "source", tmp_path / "source")
    folder = tmp_path / "submitted" / "ada" / NAME
    folder.mkdir(parents=True)
    (folder / f"{NAME}.ipynb").write_text(json.dumps({"cells": [], "nbformat": 4, "nbformat_minor": 5, "metadata": {}}))
    done = command(Course(tmp_path), "grade", NAME)
    assert done.returncode == 2
    assert "run `autograder release self_attention` first" in " ".join(done.stderr.split())
