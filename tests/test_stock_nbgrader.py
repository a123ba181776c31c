"""Somebody without our grader: nbgrader's own `autograde`, with its own Execute and no plug-in of ours."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from autograder.authoring import release
from autograder.course import Course

ROOT = Path(__file__).resolve().parent.parent
A = "self_attention"
STOCK = """
c = get_config()
c.CourseDirectory.course_id = "stock"
c.CourseDirectory.release_directory = "assignments"
c.CourseDirectory.solution_directory = "solutions"
c.CourseDirectory.ignore.append("*.nb.py")
"""


@pytest.fixture(scope="module")
def graded(tmp_path_factory) -> dict:
    """{student: {grade cell: (automatic score, needs manual grading)}} after stock autograding."""
    repo = Course(ROOT)
    selfcheck = (repo.release(A) / "selfcheck.py").read_text()
    made = release.generate(repo, A, tmp_path_factory.mktemp("stock"), selfcheck)
    (made.root / "nbgrader_config.py").write_text(STOCK)
    hands_in = {"key": made.solution(A), "blank": made.release(A)}
    for student, folder in hands_in.items():
        target = made.submitted / student / A
        target.mkdir(parents=True)
        shutil.copy(folder / f"{A}.ipynb", target)
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])
    run = subprocess.run(
        [sys.executable, "-m", "nbgrader", "autograde", A],
        cwd=made.root,
        env=os.environ | {"PATH": path},
        capture_output=True,
        text=True,
    )
    assert run.returncode == 0, run.stderr

    from nbgrader.api import Gradebook

    with Gradebook(f"sqlite:///{made.gradebook}") as book:
        return {
            student: {
                grade.name: (grade.auto_score, grade.needs_manual_grade)
                for grade in book.find_submission(A, student).notebooks[0].grades
            }
            for student in hands_in
        }


@pytest.mark.slow
def test_the_key_gets_all_automatic_points(graded):
    scores = {name: score for name, (score, _) in graded["key"].items() if name != "why_scale"}
    assert scores == {
        "check_project": 3,
        "check_attention_scores": 3,
        "check_scaled_softmax": 4,
        "check_context_vector": 3,
        "check_SelfAttention_v1": 6,
        "check_SelfAttention_v2": 6,
    }


@pytest.mark.slow
def test_the_unedited_release_gets_nothing(graded):
    assert all(score == 0 for score, _ in graded["blank"].values())


@pytest.mark.slow
def test_the_written_answer_waits_for_a_person(graded):
    assert graded["key"]["why_scale"] == (None, True)
    assert graded["blank"]["why_scale"] == (0, False)  # nbgrader knows that nothing was written
