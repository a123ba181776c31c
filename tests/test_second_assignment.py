"""The assignment of docs/adding-an-assignment.md: its two folders, typed in as they stand there, are all it takes."""

from __future__ import annotations

import csv
import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from autograder.course import Course

pytestmark = pytest.mark.slow  # nbgrader's converters and the gradebook's writer start three times

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "adding-an-assignment.md"
FILE = re.compile(r"^\*\*`([^`]+)`\*\*\n\n```\w*\n(.*?)^```$", re.MULTILINE | re.DOTALL)
WRONG = {"squares": "x ** 2", "halved": "x / 2"}  # in mistakes/, and in no file


def autograder(course: Path, *words: str, status: int = 0) -> str:
    """What it says. Started as `python -m autograder`, so that it meets the course's own folder of that name."""
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])
    command = [sys.executable, "-m", "autograder", *words]
    run = subprocess.run(command, cwd=course, env=os.environ | {"PATH": path}, capture_output=True, text=True)
    said = run.stdout + run.stderr
    assert run.returncode == status, said
    return said


def typed_in(root: Path) -> Course:
    """A course that holds nbgrader's config and the page's files."""
    shutil.copy(ROOT / "nbgrader_config.py", root)
    for name, text in FILE.findall(PAGE.read_text("utf-8")):
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text(text, "utf-8")
    return Course(root)


@pytest.fixture(scope="module")
def course(tmp_path_factory) -> Course:
    """The same, and what `release` made of it."""
    course = typed_in(tmp_path_factory.mktemp("course"))
    autograder(course.root, "release", "tiny")
    return course


@pytest.fixture(scope="module")
def graded(course) -> Course:
    """Two simulated students, and two who hand in a known and an unknown mistake."""
    autograder(course.root, "simulate", "tiny", "--students", "2")
    release = (course.release("tiny") / "tiny.ipynb").read_text("utf-8")
    for student, answer in WRONG.items():
        notebook = json.loads(release)
        cell = next(c for c in notebook["cells"] if c["metadata"].get("nbgrader", {}).get("grade_id") == "double")
        cell["source"] = f"def double(x):\n    return {answer}"
        place = course.submitted / student / "tiny"
        place.mkdir(parents=True)
        (place / "tiny.ipynb").write_text(json.dumps(notebook), "utf-8")
    autograder(course.root, "grade", "tiny")
    return course


def reports(course: Course) -> dict[str, dict]:
    return {
        path.parts[-3]: json.loads(path.read_text("utf-8")) for path in course.autograded.glob("*/tiny/report.json")
    }


def test_the_release_holds_the_stub_and_the_checks_and_not_the_solution(course):
    assert sorted(path.name for path in course.release("tiny").iterdir()) == ["selfcheck.py", "tiny.ipynb"]
    stub = (course.release("tiny") / "tiny.ipynb").read_text("utf-8")
    assert "YOUR CODE HERE" in stub
    assert "2 * x" not in stub
    assert "2 * x" in (course.solution("tiny") / "tiny.ipynb").read_text("utf-8")


def test_a_written_answer_that_is_its_stub_in_the_source_is_no_leak(course):
    """`release` has put the course in place, which it refuses where it finds a leak."""
    notebook = json.loads((course.release("tiny") / "tiny.ipynb").read_text("utf-8"))
    (cell,) = [c for c in notebook["cells"] if c["metadata"].get("nbgrader", {}).get("grade_id") == "why_double"]
    assert (cell["cell_type"], "".join(cell["source"])) == ("markdown", "YOUR ANSWER HERE")


def test_verify_proves_all_five_things(course):
    assert autograder(course.root, "verify", "tiny").count("✓") == 5


def test_verify_names_what_is_stale(course):
    place = course.release("tiny") / "selfcheck.py"
    text = place.read_text("utf-8")
    place.write_text(text + "\n", "utf-8")
    try:
        assert "assignments/tiny/selfcheck.py is stale" in autograder(course.root, "verify", "tiny", status=1)
    finally:
        place.write_text(text, "utf-8")


def test_the_practice_class_is_graded_as_it_was_dealt(graded):
    truth = json.loads((graded.root / "practice-class.json").read_text("utf-8"))
    found = reports(graded)
    assert len(truth) == 2
    for student, dealt in truth.items():
        right = dealt["double"] == "accepted"
        assert (found[student]["score"] == found[student]["max_score"] == 2.0) == right


def test_a_known_mistake_is_named_and_an_unknown_one_is_not(graded):
    exercises = {student: reports(graded)[student]["exercises"][0] for student in WRONG}
    named = {student: {check["mistake"] for check in one["checks"]} - {None} for student, one in exercises.items()}
    assert named == {"squares": {"squares"}, "halved": set()}
    assert all(one["points"] == 0 for one in exercises.values())


def test_every_student_has_a_page_and_a_row_in_the_gradebook(graded):
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])
    command = [sys.executable, "-m", "nbgrader", "export"]
    run = subprocess.run(command, cwd=graded.root, env=os.environ | {"PATH": path}, capture_output=True, text=True)
    assert run.returncode == 0, run.stderr
    with open(graded.root / "grades.csv", encoding="utf-8", newline="") as file:
        rows = {row["student_id"]: row for row in csv.DictReader(file)}
    found = reports(graded)
    assert rows.keys() == found.keys()
    for student, report in found.items():
        assert (graded.feedback / student / "tiny" / "tiny.html").is_file()
        assert float(rows[student]["score"]) == report["score"]
        assert float(rows[student]["max_score"]) == 3.0  # a point of them is given by a person
        assert [one["name"] for one in report["written"]] == ["why_double"]
    answered = next(r for r in found.values() if r["written"][0]["answered"])
    assert answered["written"][0]["text"].startswith(("It does not.", "I think"))
    class_page = (graded.feedback / "tiny.html").read_text("utf-8")
    assert "so it does not depend on x" in class_page
