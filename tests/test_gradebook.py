"""Grades go into nbgrader's gradebook as nbgrader itself would put them there, and come out unharmed."""

from __future__ import annotations

import contextlib
import copy
import csv
import json
import os
import signal
import sqlite3
import subprocess
import sys
import time
from datetime import datetime, timedelta
from pathlib import Path

import hypothesis
import pytest
import sample_reports
from hypothesis import strategies as st

from autograder.course import Course
from autograder.gradebook import writer as writing
from autograder.gradebook.carrying import carry, concerned
from autograder.gradebook.entries import entry
from autograder.gradebook.errors import GradebookError
from autograder.gradebook.grades import given
from autograder.gradebook.recording import record
from autograder.gradebook.writer import Writer
from autograder.spreadsheet import cell as spreadsheet_cell

# nbgrader's own way of adding a submission makes SQLAlchemy complain, and its lists on the command line traitlets.
pytestmark = pytest.mark.filterwarnings(
    "ignore:Object of type:Warning", "ignore:.*for containers is deprecated:DeprecationWarning"
)

CONFIG = """
c = get_config()
c.CourseDirectory.course_id = "tiny"
c.CourseDirectory.release_directory = "assignments"
c.CourseDirectory.solution_directory = "solutions"
"""

PENALTY_PLUGIN = """
from nbgrader.plugins import BasePlugin

class PointPerHour(BasePlugin):
    def late_submission_penalty(self, student_id, score, total_seconds_late):
        if student_id == "breaks-it":
            raise RuntimeError("no such table of penalties")
        return 1.0 * (total_seconds_late // 3600)
"""

REPO = Path(__file__).resolve().parents[1]


def cell(kind: str, grade_id: str, source: str, points: float | None = None, **flags) -> dict:
    about = {"grade_id": grade_id, "schema_version": 3, "grade": False, "solution": False, "locked": False}
    about |= {"task": False, **flags}
    if points is not None:
        about["points"] = points
    made = {"cell_type": kind, "id": grade_id.replace("_", "-"), "metadata": {"nbgrader": about}, "source": source}
    return made | ({"outputs": [], "execution_count": None} if kind == "code" else {})


def check_cell(name: str, points: float) -> dict:
    return cell("code", f"check_{name}", f"assert {name}(2) is not None", points, grade=True, locked=True)


NOTEBOOK = {
    "nbformat": 4,
    "nbformat_minor": 5,
    "metadata": {"kernelspec": {"display_name": "Python 3", "language": "python", "name": "python3"}},
    "cells": [
        {"cell_type": "markdown", "id": "title", "metadata": {}, "source": "# Tiny"},
        cell("code", "setup", "import math", locked=True),
        cell(
            "code",
            "double",
            "def double(x):\n    ### BEGIN SOLUTION\n    return 2 * x\n    ### END SOLUTION",
            solution=True,
        ),
        check_cell("double", 3),
        cell(
            "code",
            "halve",
            "def halve(x):\n    ### BEGIN SOLUTION\n    return x / 2\n    ### END SOLUTION",
            solution=True,
        ),
        check_cell("halve", 2.5),
        cell("markdown", "why", "Because.", 5, grade=True, solution=True),
        cell("markdown", "draw", "Draw it.", 2, task=True, locked=True),
    ],
}


@pytest.fixture
def course(tmp_path, monkeypatch) -> Course:
    """A course of one assignment, “tiny”, with no gradebook yet; the tests run in its folder, as nbgrader wants."""
    (tmp_path / "nbgrader_config.py").write_text(CONFIG)
    made = Course(tmp_path)
    made.source("tiny").mkdir(parents=True)
    (made.source("tiny") / "tiny.ipynb").write_text(json.dumps(NOTEBOOK))
    monkeypatch.chdir(tmp_path)
    # nbgrader's own commands need alembic on PATH (ours look for it themselves).
    monkeypatch.setenv("PATH", os.path.dirname(sys.executable) + os.pathsep + os.environ["PATH"])
    return made


@pytest.fixture(scope="session")
def made_by_nbgrader(tmp_path_factory) -> bytes:
    """A gradebook without anything in it, as nbgrader makes it (it takes seconds: it starts alembic)."""
    from nbgrader.api import Gradebook

    file = tmp_path_factory.mktemp("gradebook") / "gradebook.db"
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PATH", os.path.dirname(sys.executable) + os.pathsep + os.environ["PATH"])
        Gradebook(f"sqlite:///{file}", "tiny").close()
    return file.read_bytes()


def graded(student: str, double: float = 3, halve: float = 2.5, why: bool = True, **more) -> dict:
    return {
        "student": student,
        "submitted_at": "2025-03-01T12:00:00+00:00",
        "status": "graded",
        "scores": {"check_double": double, "check_halve": halve},
        "answered": {"double": True, "halve": True, "why": why},
    } | more


def put(course: Course, *entries: dict, notebook: dict = NOTEBOOK, **more):
    return record(course, "tiny", notebook, list(entries), **more)


@contextlib.contextmanager
def gradebook(course: Course):
    from nbgrader.api import Gradebook

    with Gradebook(f"sqlite:///{course.gradebook}", "tiny") as book:
        yield book


def nbgrader(*arguments: str) -> None:
    """An nbgrader command in this process and folder."""
    from jupyter_core.application import NoStart
    from nbgrader.apps import NbGraderApp

    app = NbGraderApp.instance()
    app.initialize([*arguments, "--log-level=ERROR"])
    with contextlib.suppress(NoStart):  # how Jupyter's commands end after a subcommand
        app.start()
    app.reset()


def configure(course: Course, text: str) -> None:
    (course.root / "nbgrader_config.py").write_text(CONFIG + text)


def everything(course: Course) -> dict:
    """Every row of the gradebook, with names in place of the ids that are drawn at random."""
    with contextlib.closing(sqlite3.connect(course.gradebook)) as db:
        tables = [x for (x,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        rows = {}
        for table in tables:
            at = db.execute(f"SELECT * FROM {table}")
            columns = [x[0] for x in at.description]
            rows[table] = [dict(zip(columns, x)) for x in at]
    names = {x["id"]: x["name"] for t in ("assignment", "notebook") for x in rows[t]}
    names |= {x["id"]: f"{x['type']} {x['name']}" for x in rows["base_cell"]}
    names |= {x["id"]: f"submission of {x['student_id']}" for x in rows["submitted_assignment"]}
    names |= {x["id"]: f"{names[x['assignment_id']]}, notebook" for x in rows["submitted_notebook"]}
    drawn = {"source_cell", "grade", "comment"}
    plain = {}
    for table, found in rows.items():
        for x in found:
            if table in drawn:
                del x["id"]
        found = [{k: names.get(v, v) for k, v in x.items()} for x in found]
        plain[table] = found if table == "source_cell" else sorted(found, key=repr)
    return plain


# The assignment's own rows


def test_a_new_gradebook_gets_the_rows_that_generate_assignment_writes(course, made_by_nbgrader):
    put(course)
    ours = everything(course)
    course.gradebook.write_bytes(made_by_nbgrader)
    nbgrader("generate_assignment", "tiny")
    assert everything(course) == ours
    assert [x["name"] for x in ours["source_cell"]][:3] == ["setup", "double", "check_double"]


def test_a_release_gives_the_same_rows_as_the_source_it_was_made_from(course):
    put(course)
    from_source = everything(course)
    course.gradebook.unlink()
    nbgrader("generate_assignment", "tiny", "--no-db")
    release = json.loads((course.release("tiny") / "tiny.ipynb").read_text())
    put(course, notebook=release)
    assert everything(course) == from_source


@pytest.mark.skipif(not (REPO / "source/self_attention/self_attention.ipynb").exists(), reason="not built yet")
def test_the_real_assignment_gets_the_rows_that_generate_assignment_writes(tmp_path, monkeypatch, made_by_nbgrader):
    (tmp_path / "nbgrader_config.py").write_text((REPO / "nbgrader_config.py").read_text())
    real = Course(tmp_path)
    real.source("self_attention").mkdir(parents=True)
    text = (REPO / "source/self_attention/self_attention.ipynb").read_text()
    (real.source("self_attention") / "self_attention.ipynb").write_text(text)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PATH", os.path.dirname(sys.executable) + os.pathsep + os.environ["PATH"])
    record(real, "self_attention", json.loads(text), [])
    ours = everything(real)
    real.gradebook.write_bytes(made_by_nbgrader)
    nbgrader("generate_assignment", "self_attention")
    theirs = everything(real)
    for rows in (ours, theirs):
        del rows["course"]  # the bare gradebook was made for another course
    assert theirs == ours


def test_hidden_tests_that_nbgrader_saved_survive_grading_with_the_release(course, made_by_nbgrader):
    course.gradebook.write_bytes(made_by_nbgrader)
    notebook = copy.deepcopy(NOTEBOOK)
    notebook["cells"][3]["source"] += "\n### BEGIN HIDDEN TESTS\nassert double(3) == 6\n### END HIDDEN TESTS"
    (course.source("tiny") / "tiny.ipynb").write_text(json.dumps(notebook))
    nbgrader("generate_assignment", "tiny")
    release = json.loads((course.release("tiny") / "tiny.ipynb").read_text())
    before = everything(course)
    put(course, notebook=release)
    assert everything(course) == before


def test_a_source_that_changed_before_anybody_handed_in_replaces_the_cells(course, made_by_nbgrader):
    put(course)
    notebook = copy.deepcopy(NOTEBOOK)
    notebook["cells"].insert(4, check_cell("doubly", 7))
    notebook["cells"][3]["metadata"]["nbgrader"]["points"] = 4
    put(course, notebook=notebook)
    ours = everything(course)
    course.gradebook.write_bytes(made_by_nbgrader)
    (course.source("tiny") / "tiny.ipynb").write_text(json.dumps(notebook))
    nbgrader("generate_assignment", "tiny")
    assert everything(course) == ours


def test_points_may_change_under_recorded_grades_but_cells_may_not(course):
    put(course, graded("ada"))
    notebook = copy.deepcopy(NOTEBOOK)
    notebook["cells"][3]["metadata"]["nbgrader"]["points"] = 6
    put(course, graded("ada", double=6), notebook=notebook)
    with gradebook(course) as book:
        assert book.find_grade_cell("check_double", "tiny", "tiny").max_score == 6
        assert book.find_submission("tiny", "ada").score == 8.5
    del notebook["cells"][5]
    with pytest.raises(GradebookError, match=r"“check_halve” is gone.*autograder release tiny --carry-grades"):
        put(course, graded("ada"), notebook=notebook)
    with gradebook(course) as book:
        assert book.find_submission("tiny", "ada").score == 8.5


# Cells that come and go under recorded grades

NEW_CELLS = {
    "triple": cell("code", "triple", "def triple(x):\n    pass", solution=True),
    "check_triple": check_cell("triple", 4),
    "more": cell("markdown", "more", "More?", 3, grade=True, solution=True),
    "sketch": cell("markdown", "sketch", "Sketch it.", 1, task=True, locked=True),
}


def with_cells(kept: set[str], new: set[str]) -> dict:
    """The notebook without some of its cells, with some new ones at its end."""
    notebook = copy.deepcopy(NOTEBOOK)
    notebook["cells"] = [x for x in notebook["cells"] if x["id"] == "title" or _name(x) in kept]
    notebook["cells"] += copy.deepcopy([x for name, x in NEW_CELLS.items() if name in new])
    return notebook


def _name(x):
    return x["metadata"].get("nbgrader", {}).get("grade_id")


NAMES = {_name(x) for x in NOTEBOOK["cells"]} - {None}


def graded_by_hand(course) -> None:
    put(course, graded("ada", double=1), graded("bob", halve=0), graded("eve"))
    with gradebook(course) as book:
        why = book.find_grade("why", "tiny", "tiny", "ada")
        why.manual_score, why.extra_credit, why.needs_manual_grade = 4, 0.5, False
        book.find_grade("draw", "tiny", "tiny", "ada").manual_score = 2
        book.find_grade("check_halve", "tiny", "tiny", "bob").manual_score = 1.5
        book.find_comment("why", "tiny", "tiny", "ada").manual_comment = "Nearly."
        book.find_comment("halve", "tiny", "tiny", "bob").manual_comment = "By hand: right."
        book.db.commit()


def by_hand(course) -> dict:
    """{(student, cell): what stands there}, read with nbgrader."""
    found = {}
    with gradebook(course) as book:
        for submission in book.assignment_submissions("tiny"):
            for x in submission.notebooks[0].grades:
                found[submission.student_id, x.name, "grade"] = (x.auto_score, x.manual_score, x.extra_credit)
            for x in submission.notebooks[0].comments:
                found[submission.student_id, x.name, "comment"] = (x.auto_comment, x.manual_comment)
    return found


def test_a_release_says_whose_grades_it_concerns(course):
    assert concerned(course, "tiny", NOTEBOOK) is None  # there is no gradebook
    assert not course.gradebook.exists()
    put(course)
    assert concerned(course, "tiny", with_cells(NAMES, {"more"})) is None  # nobody has grades
    graded_by_hand(course)
    before = everything(course)
    assert concerned(course, "tiny", NOTEBOOK) is None
    told = concerned(course, "tiny", with_cells(NAMES - {"halve", "check_halve", "draw"}, {"more"}))
    assert (told.new, told.gone) == (["more"], ["check_halve", "halve", "draw"])
    assert told.students == ["ada", "bob", "eve"]
    assert told.lost == {
        "ada": ["2 points on draw"],
        "bob": ["1.5 points on check_halve", "a comment on halve"],
    }
    assert everything(course) == before


def test_carrying_over_keeps_a_copy_of_the_gradebook_and_opens_the_new_cells_for_everybody(course):
    graded_by_hand(course)
    before = everything(course)
    copied = carry(course, "tiny", with_cells(NAMES, {"triple", "check_triple", "more"}))
    assert copied.parent == course.private and copied.stat().st_mode & 0o077 == 0
    after = by_hand(course)
    assert after["eve", "more", "grade"] == after["eve", "check_triple", "grade"] == (None, None, None)
    with gradebook(course) as book:
        assert book.find_assignment("tiny").max_score == 12.5 + 4 + 3
        assert book.find_grade("more", "tiny", "tiny", "ada").needs_manual_grade
    course.gradebook.write_bytes(copied.read_bytes())
    assert everything(course) == before


def test_after_carrying_over_both_grade_on_as_if_the_cells_had_always_been_so(course):
    graded_by_hand(course)
    notebook = with_cells(NAMES - {"halve", "check_halve"}, {"triple", "check_triple", "more"})
    carry(course, "tiny", notebook)
    regraded = graded("ada", scores={"check_double": 3, "check_triple": 4})
    assert put(course, regraded, notebook=notebook).students == ["ada"]
    with gradebook(course) as book:
        assert book.find_submission("tiny", "ada").score == 3 + 4 + 4.5 + 2
        assert book.find_comment("why", "tiny", "tiny", "ada").comment == "Nearly."
    (course.source("tiny") / "tiny.ipynb").write_text(json.dumps(notebook))
    nbgrader("generate_assignment", "tiny")  # which raises where the gradebook has other cells


def test_carrying_over_what_has_not_changed_changes_nothing(course):
    graded_by_hand(course)
    before = everything(course)
    carry(course, "tiny", NOTEBOOK)
    assert everything(course) == before


@hypothesis.settings(
    max_examples=12, deadline=None, suppress_health_check=[hypothesis.HealthCheck.function_scoped_fixture]
)
@hypothesis.given(st.sets(st.sampled_from(sorted(NAMES))), st.sets(st.sampled_from(sorted(NEW_CELLS))))
def test_whatever_comes_and_goes_what_stands_on_the_cells_that_remain_stands(course, kept, new):
    course.gradebook.unlink(missing_ok=True)
    graded_by_hand(course)
    before, notebook = by_hand(course), with_cells(kept, new)
    carry(course, "tiny", notebook)
    after = by_hand(course)
    assert {key: after[key] for key in after if key[1] in NAMES} == {
        key: before[key] for key in before if key[1] in kept
    }
    assert concerned(course, "tiny", notebook) is None
    put(course, notebook=notebook)  # nothing is refused any more


# Submissions


def test_scores_come_back_through_nbgraders_own_api(course):
    put(course, graded("ada"), graded("grace", double=1.5, halve=0))
    with gradebook(course) as book:
        ada, grace = (book.find_submission("tiny", x) for x in ("ada", "grace"))
        assert (ada.score, ada.code_score, ada.max_score) == (5.5, 5.5, 12.5)
        assert grace.score == 1.5
        assert ada.timestamp == datetime(2025, 3, 1, 12, 0)
        assert ada.needs_manual_grade  # the written answer and the drawing
        assert not book.find_grade("check_double", "tiny", "tiny", "ada").needs_manual_grade
        assert book.find_grade("why", "tiny", "tiny", "ada").auto_score is None
        assert {x["student"] for x in book.submission_dicts("tiny")} == {"ada", "grace"}
        assert len(book.notebook_submission_dicts("tiny", "tiny")) == 2


def test_an_answer_left_blank_is_zero_and_says_no_response(course):
    blank = graded("ada", double=0, why=False)
    blank["answered"]["double"] = False
    put(course, blank)
    with gradebook(course) as book:
        grade = book.find_grade("why", "tiny", "tiny", "ada")
        assert (grade.auto_score, grade.needs_manual_grade) == (0, False)
        assert book.find_comment("why", "tiny", "tiny", "ada").comment == "No response."
        assert book.find_comment("double", "tiny", "tiny", "ada").comment == "No response."
        assert book.find_comment("halve", "tiny", "tiny", "ada").comment is None
    put(course, graded("ada"))
    with gradebook(course) as book:
        grade = book.find_grade("why", "tiny", "tiny", "ada")
        assert (grade.auto_score, grade.needs_manual_grade) == (None, True)
        assert book.find_comment("why", "tiny", "tiny", "ada").comment is None


def test_regrading_keeps_what_people_entered(course):
    put(course, graded("ada", double=1))
    with gradebook(course) as book:
        book.update_or_create_student("ada", first_name="Ada", last_name="Lovelace", email="ada@example.org")
        book.update_or_create_assignment("tiny", duedate="2025-03-02")
        why = book.find_grade("why", "tiny", "tiny", "ada")
        why.manual_score, why.extra_credit, why.needs_manual_grade = 4, 0.5, False
        book.find_grade("draw", "tiny", "tiny", "ada").manual_score = 2
        book.find_grade("check_halve", "tiny", "tiny", "ada").manual_score = 1
        book.find_comment("why", "tiny", "tiny", "ada").manual_comment = "Nearly."
        book.find_submission_notebook("tiny", "tiny", "ada").flagged = True
        book.db.commit()
    put(course, graded("ada", double=3, why=False))
    with gradebook(course) as book:
        student = book.find_student("ada")
        assert (student.first_name, student.last_name, student.email) == ("Ada", "Lovelace", "ada@example.org")
        assert book.find_assignment("tiny").duedate == datetime(2025, 3, 2)
        why = book.find_grade("why", "tiny", "tiny", "ada")
        assert (why.auto_score, why.manual_score, why.extra_credit, why.score) == (0, 4, 0.5, 4.5)
        assert why.needs_manual_grade  # nbgrader asks for a second look after every regrading
        assert book.find_grade("check_double", "tiny", "tiny", "ada").score == 3
        halve = book.find_grade("check_halve", "tiny", "tiny", "ada")
        assert (halve.auto_score, halve.score) == (2.5, 1)
        assert book.find_grade("draw", "tiny", "tiny", "ada").manual_score == 2
        assert book.find_comment("why", "tiny", "tiny", "ada").comment == "Nearly."
        assert book.find_submission_notebook("tiny", "tiny", "ada").flagged
        assert book.find_submission("tiny", "ada").score == 3 + 1 + 4.5 + 2


def test_a_report_that_stood_before_is_recorded_once_and_then_left_alone(course):
    put(course, graded("ada", unchanged=True))
    with gradebook(course) as book:
        assert book.find_submission("tiny", "ada").score == 5.5
        why = book.find_grade("why", "tiny", "tiny", "ada")
        why.manual_score, why.needs_manual_grade = 4, False
        book.db.commit()
    before = everything(course)
    assert put(course, graded("ada", unchanged=True)).students == ["ada"]
    assert everything(course) == before


def test_what_needs_attention_stands_ungraded_neither_zero_nor_full(course):
    put(course, graded("ada"))
    doubtful = {"status": "needs attention", "scores": {}, "answered": {}}
    put(course, graded("ada") | doubtful, graded("bob") | doubtful)
    with gradebook(course) as book:
        for student in ("ada", "bob"):
            for grade in book.find_submission_notebook("tiny", "tiny", student).grades:
                assert grade.auto_score is None
                assert grade.needs_manual_grade
        assert {x["student"] for x in book.submission_dicts("tiny")} == {"ada", "bob"}
        assert all(x["needs_manual_grade"] for x in book.notebook_submission_dicts("tiny", "tiny"))


def test_formgrader_lists_what_was_recorded(course):
    from nbgrader.apps.api import NbGraderAPI
    from nbgrader.coursedir import CourseDirectory

    doubtful = {"status": "needs attention", "scores": {}, "answered": {}}
    for student in ("ada", "bob"):
        for folder in (course.submitted, course.autograded):
            place = folder / student / "tiny"
            place.mkdir(parents=True)
            (place / "timestamp.txt").write_text("2025-03-01 12:00:00 UTC")
            (place / "tiny.ipynb").write_text(json.dumps(NOTEBOOK))
    put(course, graded("ada"), graded("bob") | doubtful)
    formgrader = NbGraderAPI(coursedir=CourseDirectory(root=str(course.root)))
    ada, bob = formgrader.get_submissions("tiny")
    assert (ada["student"], ada["autograded"], ada["score"]) == ("ada", True, 5.5)
    assert (bob["student"], bob["autograded"], bob["needs_manual_grade"]) == ("bob", True, True)
    assert len(formgrader.get_notebook_submissions("tiny", "tiny")) == 2
    assert formgrader.get_assignment("tiny")["num_submissions"] == 2


def test_a_whole_class_goes_in_at_once(course):
    done = put(course, *(graded(f"student-{i:03}", double=i % 4) for i in range(200)))
    assert len(done.students) == 200
    again = put(course, *(graded(f"student-{i:03}", double=3) for i in range(450)))
    assert len(again.students) == 450
    with gradebook(course) as book:
        found = book.submission_dicts("tiny")
        assert len(found) == 450
        assert {x["score"] for x in found} == {5.5}


def test_other_notebooks_of_the_assignment_get_their_open_rows(course, made_by_nbgrader):
    course.gradebook.write_bytes(made_by_nbgrader)
    other = copy.deepcopy(NOTEBOOK)
    (course.source("tiny") / "second.ipynb").write_text(json.dumps(other))
    nbgrader("generate_assignment", "tiny")
    released = course.gradebook.read_bytes()
    put(course, graded("ada"))
    ours = everything(course)
    course.gradebook.write_bytes(released)
    with gradebook(course) as book:
        book.add_student("ada")
        book.add_submission("tiny", "ada", timestamp="2025-03-01 12:00:00")
    put(course, graded("ada"))
    assert everything(course) == ours
    put(course, graded("ada", double=2))
    record(course, "tiny", other, [graded("ada", double=1)], notebook="second")
    with gradebook(course) as book:
        assert book.find_grade("check_double", "tiny", "tiny", "ada").score == 2
        assert book.find_grade("check_double", "second", "tiny", "ada").score == 1


@pytest.mark.slow
def test_the_rows_are_those_of_stock_autograde(course, made_by_nbgrader):
    def hand_in(student: str, double: str, why: str) -> None:
        release = json.loads((course.release("tiny") / "tiny.ipynb").read_text())
        for x in release["cells"]:
            if x["id"] == "double" and double:
                x["source"] = double
            if x["id"] == "why" and why:
                x["source"] = why
        folder = course.submitted / student / "tiny"
        folder.mkdir(parents=True)
        (folder / "tiny.ipynb").write_text(json.dumps(release))
        (folder / "timestamp.txt").write_text("2025-03-01 12:00:00 UTC")

    configure(course, 'c.LateSubmissionPlugin.penalty_method = "zero"\n')
    course.gradebook.write_bytes(made_by_nbgrader)
    nbgrader("generate_assignment", "tiny")
    with gradebook(course) as book:
        book.update_or_create_assignment("tiny", duedate="2025-02-28 12:00:00")
    fresh = course.gradebook.read_bytes()
    hand_in("ada", "def double(x):\n    return 2 * x", "It is so.")
    hand_in("bob", "", "")
    nbgrader("autograde", "tiny")
    stock = everything(course)

    course.gradebook.write_bytes(fresh)
    bob = graded("bob", double=0, halve=0, why=False)
    bob["answered"] = dict.fromkeys(("double", "halve", "why"), False)
    ada = graded("ada", halve=0)
    ada["answered"]["halve"] = False
    put(course, ada, bob)
    assert everything(course) == stock


# Late penalties


def due(course: Course, when: str) -> None:
    put(course)
    with gradebook(course) as book:
        book.update_or_create_assignment("tiny", duedate=when)


def penalties(course: Course) -> dict:
    with gradebook(course) as book:
        return {x.student_id: x.notebooks[0].late_submission_penalty for x in book.assignment_submissions("tiny")}


def test_a_late_submission_costs_nothing_unless_the_course_says_so(course):
    due(course, "2025-03-01 10:00:00")
    put(course, graded("ada"))
    assert penalties(course) == {"ada": None}


def test_penalty_method_zero_takes_the_score_of_late_ones_only(course):
    configure(course, 'c.LateSubmissionPlugin.penalty_method = "zero"\n')
    due(course, "2025-03-01 12:00:00")
    put(course, graded("ada"), graded("bob", submitted_at="2025-03-01T13:00:01+01:00"))
    assert penalties(course) == {"ada": None, "bob": 5.5}
    with gradebook(course) as book:
        book.grant_extension("tiny", "bob", hours=1)
    put(course, graded("bob", submitted_at="2025-03-01T13:00:01+01:00"))
    assert penalties(course) == {"ada": None, "bob": None}


def test_a_due_date_that_is_set_later_counts_for_what_is_not_graded_again(course):
    configure(course, 'c.LateSubmissionPlugin.penalty_method = "zero"\n')
    put(course, graded("ada"), graded("bob"))
    due(course, "2025-03-01 10:00:00")
    put(course, graded("ada", unchanged=True))
    assert penalties(course) == {"ada": 5.5, "bob": None}


def test_the_courses_own_penalty_plugin_is_asked_and_held_to_the_score(course):
    (course.root / "hourly_penalty.py").write_text(PENALTY_PLUGIN)
    configure(course, 'c.AssignLatePenalties.plugin_class = "hourly_penalty.PointPerHour"\n')
    due(course, "2025-03-01 10:00:00")
    put(course, graded("ada"), graded("bob", submitted_at="2025-03-02"), graded("eve", submitted_at=None))
    assert penalties(course) == {"ada": 2, "bob": 5.5, "eve": None}
    with gradebook(course) as book:
        why = book.find_grade("why", "tiny", "tiny", "bob")
        why.manual_score = 4
        book.db.commit()
    put(course, graded("bob", submitted_at="2025-03-02"))
    assert penalties(course)["bob"] == 9.5  # the score by hand counts, as in nbgrader


def test_a_penalty_plugin_that_fails_is_named_and_holds_up_nobody_else(course):
    (course.root / "other_penalty.py").write_text(PENALTY_PLUGIN)
    configure(course, 'c.AssignLatePenalties.plugin_class = "other_penalty.PointPerHour"\n')
    due(course, "2025-03-01 10:00:00")
    done = put(course, graded("breaks-it"), graded("ada"))
    assert done.students == ["ada"]
    assert "no such table of penalties" in done.failed["breaks-it"]
    assert penalties(course) == {"ada": 2}


def test_a_config_that_does_not_load_is_an_error_not_a_course_without_penalties(course):
    configure(course, "c.LateSubmissionPlugin.penalty_method = undefined_name\n")
    with pytest.raises(GradebookError, match=r"nbgrader_config\.py.*undefined_name"):
        put(course, graded("ada"))
    configure(course, 'c.LateSubmissionPlugin.penalty_method = "halve"\n')
    with pytest.raises(GradebookError, match=r"nbgrader_config\.py.*penalty_method"):
        put(course, graded("ada"))


# Where, and when something is wrong


def test_the_config_may_put_the_gradebook_elsewhere(course):
    (course.root / "private").mkdir()
    configure(course, 'c.CourseDirectory.db_url = "sqlite:///private/grades.db"\n')
    put(course, graded("ada"))
    assert not course.gradebook.exists()
    assert (course.root / "private/grades.db").exists()
    nbgrader("export")
    assert "ada" in (course.root / "grades.csv").read_text()
    from nbgrader.api import Gradebook

    with Gradebook("sqlite:///private/grades.db", "tiny") as book:
        book.find_grade("why", "tiny", "tiny", "ada").manual_score = 4
        book.find_comment("why", "tiny", "tiny", "ada").manual_comment = "Nearly."
        book.db.commit()
    about = given(course, "tiny")["ada"].manual["why"]
    assert (about.score, about.max_points, about.comment) == (4, 5, "Nearly.")


def test_alembic_is_found_without_an_activated_environment(course, monkeypatch):
    monkeypatch.setenv("PATH", "/usr/bin:/bin")
    put(course, graded("ada"))
    assert everything(course)["alembic_version"][0]["version_num"]
    assert os.environ["PATH"] == "/usr/bin:/bin"


@pytest.mark.parametrize(
    ("wrong", "words"),
    [
        ({"student": "b\udcff"}, "not UTF-8"),
        ({"scores": {"check_double": float("nan")}}, "expected a number"),
        ({"scores": {"check_double": 4}}, "0 to 3 are possible"),
        ({"scores": {"check_triple": 1}}, "no such automatically graded cell"),
        ({"submitted_at": "yesterday"}, "ISO 8601"),
    ],
)
def test_an_entry_that_cannot_be_recorded_is_explained_and_holds_up_nobody_else(course, wrong, words):
    bad = graded("bob") | wrong
    done = put(course, graded("ada"), bad)
    assert done.students == ["ada"]
    assert words in done.failed[bad["student"]]
    with gradebook(course) as book:
        assert [x.id for x in book.students] == ["ada"]


def test_a_gradebook_held_by_another_program_is_waited_for_and_then_named(course):
    put(course, graded("ada", double=0))
    with contextlib.closing(sqlite3.connect(course.gradebook, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(GradebookError, match=r"gradebook\.db.*another program"):
            put(course, graded("ada"), busy_seconds=0.2)
        other.execute("ROLLBACK")
    put(course, graded("ada"))
    with gradebook(course) as book:
        assert book.find_submission("tiny", "ada").score == 5.5


def test_a_file_that_is_no_gradebook_is_named_and_left_alone(course):
    course.gradebook.write_bytes(b"not a database at all, " * 100)
    with pytest.raises(GradebookError, match=r"gradebook\.db.*is no gradebook"):
        put(course, graded("ada"))
    assert course.gradebook.read_bytes().startswith(b"not a database")


def test_a_gradebook_of_an_older_nbgrader_asks_for_the_upgrade(course):
    put(course, graded("ada"))
    with contextlib.closing(sqlite3.connect(course.gradebook)) as db:
        db.execute("ALTER TABLE grade DROP COLUMN extra_credit")
    with pytest.raises(GradebookError, match="nbgrader db upgrade"):
        put(course, graded("ada"))


# From reports


def test_a_report_becomes_an_entry():
    exercises = [
        sample_reports.exercise("project", name="double"),
        sample_reports.exercise("project", "not attempted", name="halve"),
    ]
    report = sample_reports.report("ada", exercises)
    report.written[0].answered = False
    made = entry(report)
    assert made["scores"] == {"check_double": 3.0, "check_halve": 0.0}
    assert made["answered"] == {"double": True, "halve": False, "why_scale": False}
    sample_reports.change(report.exercises[0], points=None, status="grader error")
    assert entry(report)["scores"] == {"check_halve": 0.0}
    report.status = "needs attention"
    assert entry(report)["scores"] == {}
    report.exercises, report.written = [], []
    assert entry(report)["answered"] == {}


# The process that writes


def test_the_writer_records_groups_beside_the_grading(course):
    with Writer(course, "tiny", NOTEBOOK) as writer:
        assert writer.send([graded("ada"), graded("b\udcff")]) == 1
        assert writer.send([graded("grace", double=0)]) == 2
        first, second = writer.close()
    assert (first.group, first.students, second.students) == (1, ["ada"], ["grace"])
    assert "not UTF-8" in first.failed["b\udcff"]
    with gradebook(course) as book:
        assert book.find_submission("tiny", "grace").score == 2.5


def test_the_writer_answers_with_the_reason_when_the_gradebook_cannot_be_opened(course):
    course.gradebook.write_bytes(b"not a database at all, " * 100)
    writer = Writer(course, "tiny", NOTEBOOK)
    writer.send([graded("ada")])
    (answer,) = writer.answers(wait=60)
    assert "is no gradebook" in answer.failed["ada"]
    assert writer.close() == []


def test_groups_of_a_writer_that_was_killed_are_reported_as_not_recorded(course):
    writer = Writer(course, "tiny", NOTEBOOK)
    writer.send([graded("ada")])
    os.kill(writer.pid, signal.SIGKILL)
    writer.send([graded("bob")])
    answers = writer.close()
    assert [x.group for x in answers] == [1, 2]
    assert all("ended early" in text for x in answers for text in x.failed.values())


def test_a_writer_that_does_not_answer_is_ended_and_its_groups_are_reported(course, monkeypatch):
    monkeypatch.setattr(writing, "SILENT_SECONDS", 1.0)
    writer = Writer(course, "tiny", NOTEBOOK)
    os.kill(writer.pid, signal.SIGSTOP)
    writer.send([graded("ada")])
    (answer,) = writer.close()
    assert "did not answer for 1 seconds and was ended; grade again to record" in answer.failed["ada"]
    assert not Path(f"/proc/{writer.pid}").exists()


def test_two_writers_at_once_on_a_course_without_a_gradebook_lose_nothing(course):
    with Writer(course, "tiny", NOTEBOOK) as one, Writer(course, "tiny", NOTEBOOK) as two:
        for i in range(10):
            one.send([graded(f"one-{i}"), graded("both", double=1)])
            two.send([graded(f"two-{i}"), graded("both", double=1)])
        answers = one.close() + two.close()
    assert [x.failed for x in answers] == [{}] * 20
    with gradebook(course) as book:
        assert len(book.submission_dicts("tiny")) == 21
    assert [x.name for x in course.root.glob(".gradebook-*")] == []


STARTER = """
import json, os, sys, time
from pathlib import Path
from autograder.course import Course
from autograder.gradebook.writer import Writer
writer = Writer(Course(Path(sys.argv[1])), "tiny", json.loads(sys.argv[2]))
if os.fork() == 0:
    time.sleep(60)  # a child that keeps the pipe open
    os._exit(0)
writer.send(json.loads(sys.argv[3]))
print(writer.pid, flush=True)
time.sleep(60)
"""


def test_a_writer_whose_parent_is_killed_records_what_it_has_and_ends(course):
    arguments = [str(course.root), json.dumps(NOTEBOOK), json.dumps([graded("ada")])]
    parent = subprocess.Popen(
        [sys.executable, "-c", STARTER, *arguments],
        stdout=subprocess.PIPE,
        start_new_session=True,
    )
    pid = int(parent.stdout.readline())
    parent.kill()  # the parent alone; its forked child lives on
    parent.wait()
    until = time.monotonic() + 60
    while _alive(pid) and time.monotonic() < until:
        time.sleep(0.1)
    os.killpg(parent.pid, signal.SIGKILL)
    assert not _alive(pid)
    with gradebook(course) as book:
        assert book.find_submission("tiny", "ada").score == 5.5


def _alive(pid: int) -> bool:
    try:
        state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except (FileNotFoundError, ProcessLookupError):
        return False
    return state != "Z"


def test_recording_needs_no_torch_and_importing_it_needs_no_nbgrader(course):
    code = f"""
import json, sys
from autograder.gradebook.recording import record
assert not {{"nbgrader", "sqlalchemy", "torch", "numpy"}} & set(sys.modules)
from autograder.course import Course
from pathlib import Path
record(Course(Path(".")), "tiny", json.loads({json.dumps(NOTEBOOK)!r}), [])
assert "torch" not in sys.modules
"""
    subprocess.run([sys.executable, "-c", code], check=True, cwd=course.root)


# The table that goes to a spreadsheet

EXPORTER = "--exporter=autograder.gradebook.export.QuotedCsvExportPlugin"


def test_the_export_has_nbgraders_table_with_every_field_quoted(course):
    configure(course, 'c.LateSubmissionPlugin.penalty_method = "zero"\n')
    due(course, "2025-03-01 12:00:00")
    put(course, graded("ada"), graded("late", submitted_at="2025-03-02T00:00:00Z"))
    with gradebook(course) as book:
        book.add_student("absent", first_name="Ab", last_name="Sent")
    nbgrader("export", "--to=theirs.csv")
    nbgrader("export", "--to=ours.csv", EXPORTER)
    with open("theirs.csv") as theirs, open("ours.csv", newline="") as ours:
        assert list(csv.reader(ours)) == list(csv.reader(theirs))
    assert all(line.startswith('"') for line in Path("ours.csv").read_text().splitlines())


def test_no_cell_of_the_export_runs_in_a_spreadsheet(course):
    put(course, graded("=1+1", double=0), graded("+49 30"))
    with gradebook(course) as book:
        book.update_or_create_student("=1+1", last_name='O\'Hara, "Jr"\n@SUM(A1)', first_name="\t=2", email="-x")
    nbgrader("export", EXPORTER)
    with open("grades.csv", newline="", encoding="utf-8") as file:
        rows = {x["student_id"]: x for x in csv.DictReader(file)}
    odd = rows["'=1+1"]
    assert odd["last_name"] == 'O\'Hara, "Jr"\n@SUM(A1)'
    assert (odd["first_name"], odd["email"], odd["score"]) == ("'\t=2", "'-x", "2.5")
    assert rows["'+49 30"]["score"] == "5.5"


def test_students_and_assignments_can_be_chosen_for_the_export(course):
    put(course, graded("ada"), graded("grace"))
    nbgrader("export", EXPORTER, "--student=['ada']", "--assignment=['tiny']")
    with open("grades.csv", newline="") as file:
        assert [x["student_id"] for x in csv.DictReader(file)] == ["ada"]


def test_a_submission_that_could_not_be_graded_has_no_score_in_the_export(course):
    put(course, graded("ada"), graded("bob", status="needs attention", scores={}, answered={}))
    nbgrader("export", EXPORTER)
    with open("grades.csv", newline="") as file:
        scores = {x["student_id"]: (x["raw_score"], x["score"]) for x in csv.DictReader(file)}
    assert scores == {"ada": ("5.5", "5.5"), "bob": ("", "")}
    nbgrader("export", "--to=stock.csv")  # nbgrader's own still works
    assert "bob" in Path("stock.csv").read_text()


@pytest.mark.parametrize("text", ["=1", "+1", "-a", "@A1", "\t1", "\r=1", " =1", "\u200b=1", "\uff1d1", "-1+1"])
def test_text_that_a_spreadsheet_would_run_is_made_text(text):
    assert spreadsheet_cell(text) == "'" + text


@pytest.mark.parametrize("value", ["-1.5", -2, -1e-7, "ada", "a=b", "", 3.0, timedelta(1)])
def test_other_cells_are_left_as_they_are(value):
    assert spreadsheet_cell(value) == str(value)
