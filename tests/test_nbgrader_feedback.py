"""nbgrader's own `generate_feedback` on a hand-made course: it writes our page where the kit has graded."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import nbformat
import pytest
import sample_reports as sample
from nbformat import v4

from autograder import records

pytestmark = pytest.mark.slow  # the gradebook and nbgrader's command take ten seconds to start

CONFIG = """
c = get_config()
c.CourseDirectory.course_id = "hand-made"
c.CourseDirectory.ignore.append("report.json")
c.GenerateFeedback.exporter_class = "autograder.nbgrader_plugin.feedback.FeedbackExporter"
"""
PATH = {**os.environ, "PATH": f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"}


def _notebook():
    def marks(name, **more):
        return {"nbgrader": {"grade_id": name, "schema_version": 3, "locked": False, "task": False, **more}}

    cells = [
        v4.new_code_cell("def project(x): pass", metadata=marks("project", grade=False, solution=True)),
        v4.new_code_cell(
            'check("project")', metadata=marks("check_project", grade=True, solution=False, points=3, locked=True)
        ),
        v4.new_markdown_cell("Because.", metadata=marks("why_scale", grade=True, solution=True, points=5)),
    ]
    return v4.new_notebook(cells=cells, metadata={"kernelspec": {"name": "python3", "display_name": "Python 3"}})


@pytest.fixture(scope="module")
def course(tmp_path_factory):
    """Four students: graded by hand too, not yet graded by hand, without a report, and with a forged report."""
    from nbgrader.api import Gradebook

    root = tmp_path_factory.mktemp("course")
    (root / "nbgrader_config.py").write_text(CONFIG)
    paths, os.environ["PATH"] = os.environ["PATH"], PATH["PATH"]  # the gradebook starts `alembic`
    try:
        book = Gradebook(f"sqlite:///{root / 'gradebook.db'}")
    finally:
        os.environ["PATH"] = paths
    with book:
        book.add_assignment("self_attention")
        book.add_notebook("self_attention", "self_attention")
        where = ("self_attention", "self_attention")
        book.add_grade_cell("check_project", *where, max_score=3, cell_type="code")
        book.add_grade_cell("why_scale", *where, max_score=5, cell_type="markdown")
        for name in ("project", "why_scale"):
            book.add_solution_cell(name, *where)
        for student in ("ada", "grace", "stock", "forger"):
            book.add_student(student)
            book.add_submission("self_attention", student)
            book.find_grade("check_project", *where, student).auto_score = 3 if student != "forger" else 0
            folder = root / "autograded" / student / "self_attention"
            folder.mkdir(parents=True)
            nbformat.write(_notebook(), folder / "self_attention.ipynb")
            if student != "stock":
                one = sample.report(student, [sample.exercise("project")], picture=None)
                (folder / "report.json").write_text(records.dump(one))
        grade = book.find_grade("why_scale", *where, "ada")
        grade.manual_score, grade.needs_manual_grade = 4, False
        book.find_comment("why_scale", *where, "ada").manual_comment = "Say why the gradient <vanishes>."
        book.find_comment("project", *where, "ada").manual_comment = "Nicely short."
        book.find_submission_notebook(*where, "ada").late_submission_penalty = 0.5
        book.db.commit()
    done = subprocess.run(
        [sys.executable, "-m", "nbgrader", "generate_feedback", "self_attention"],
        cwd=root, env=PATH, capture_output=True, text=True, timeout=200,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    root.joinpath("log").write_text(done.stderr)
    return root


def _page(course, student):
    return (course / "feedback" / student / "self_attention" / "self_attention.html").read_text("utf-8")


def test_nbgrader_writes_our_page_with_the_grade_and_the_comments_of_a_person(course):
    page = _page(course, "ada")
    assert "Points at a glance" in page and "Content-Security-Policy" in page
    assert "Graded by hand: 4 of 5." in page
    assert "Say why the gradient &lt;vanishes&gt;." in page and "Nicely short." in page
    assert '<span class="big">6.5</span>' in page and "for handing in late" in page


def test_nbgrader_writes_our_page_before_anything_is_graded_by_hand(course):
    page = _page(course, "grace")
    assert "Points at a glance" in page and "Graded by hand later." in page


def test_what_the_kit_has_not_graded_keeps_the_page_of_nbgrader(course):
    page = _page(course, "stock")
    assert "Points at a glance" not in page
    assert "def" in page and "Because." in page


def test_a_report_that_is_not_the_one_in_the_gradebook_is_not_believed(course):
    assert "Points at a glance" not in _page(course, "forger")
    assert "other automatic points than report.json" in (course / "log").read_text()


def test_the_seed_does_not_travel_to_the_feedback_folder(course):
    assert not list(course.glob("feedback/**/report.json"))
    for file in course.glob("feedback/**/*.html"):
        assert str(sample.SEED) not in file.read_text("utf-8")
