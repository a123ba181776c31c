"""`verify` proves an assignment, and says which file does not hold when one was damaged.

A tiny course is released once, and damaged in copies. That the real one holds is what `make verify` shows.
"""

# ruff: noqa: E501  (cells read best on one line)

import os
import shutil
import sys
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest
from typer.testing import CliRunner

from autograder.authoring import release
from autograder.authoring.leaks import leaks
from autograder.cli import app
from autograder.course import Course
from autograder.grading.assignment import Assignment

pytestmark = pytest.mark.slow  # nbgrader's converters and a warm worker start for each damage

ROOT = Path(__file__).resolve().parents[1]
CELL = '# %% nbgrader={{"grade": {grade}, "grade_id": "{id}", "locked": {locked}, {more}"schema_version": 3, "solution": {solution}, "task": false}}\n'
NOTEBOOK = (
    "# %% [markdown]\n# # Tiny\n\n"
    + CELL.format(grade="false", id="setup", locked="true", more="", solution="false")
    + "import torch\nfrom selfcheck import check\n\n"
    + CELL.format(grade="false", id="twice", locked="false", more="", solution="true")
    + 'def twice(x):\n    """Twice x."""\n    ### BEGIN SOLUTION\n    doubled = x * 2.0\n    return doubled\n    ### END SOLUTION\n\n\n'
    + CELL.format(grade="true", id="check_twice", locked="true", more='"points": 2, ', solution="false")
    + 'check("twice")\n'
)
RUBRIC = """
import numpy as np
from autograder.model import Call, Exercise
from autograder.rubric import add_check, normal

def exercises(hidden, counterexample):
    exercise = Exercise("twice", 2, {"values": 1})
    case = lambda id, x: Call(id, {"x": x}, ["doubled"])
    add_check(exercise, "three numbers", "values", "arithmetic", "value", [case("shown", np.float32([1, 2, -3]))], visible=True)
    add_check(exercise, "other shapes", "values", "arithmetic", "value", [case("4x7", normal(hidden, 4, 7))],
              counterexample=case("2x3", normal(counterexample, 2, 3)))
    return [exercise]
"""
HEAD = "# name: {}\n# hint: What does twice mean?\n# facet: arithmetic\n"
FILES = {
    "source/tiny/tiny.nb.py": NOTEBOOK,
    "autograder/rubrics/tiny/rubric.py": RUBRIC,
    "autograder/rubrics/tiny/mistakes/twice/squares.py": HEAD.format("squares") + "# key: x * 2.0\n# becomes: x ** 2\n",
    "autograder/rubrics/tiny/mistakes/twice/adds-two.py": HEAD.format("adds two")
    + "\ndef twice(x):\n    return x + 2\n",
    "autograder/rubrics/tiny/accepted/twice/adds.py": "def twice(x):\n    return x + x\n",
}


@pytest.fixture(scope="module")
def tiny(tmp_path_factory):
    root = tmp_path_factory.mktemp("tiny")
    shutil.copy(ROOT / "nbgrader_config.py", root)
    for name, text in FILES.items():
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text(text, "utf-8")
    made = release.generate(Course(root), "tiny", tmp_path_factory.mktemp("made") / "course")
    release.put_in_place(Course(root), "tiny", made)
    return root


@pytest.fixture
def run(tiny, tmp_path, monkeypatch):
    """Verifies a copy of the tiny course with some files changed: {path: (old text, new text) or whole text}."""
    # nbgrader starts `alembic`, which lies beside the interpreter.
    monkeypatch.setenv("PATH", os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]]))

    def verified(changes, *options):
        root = tmp_path / "course"
        shutil.copytree(tiny, root)
        for name, change in changes.items():
            path = root / name
            if isinstance(change, tuple):
                text = path.read_text("utf-8")
                assert change[0] in text
                change = text.replace(*change)
            path.write_text(change, "utf-8")
        monkeypatch.chdir(root)
        result = CliRunner(env={"COLUMNS": "400"}).invoke(app, ["verify", "tiny", *options])
        return result.exit_code, " ".join(result.output.split())

    return verified


def test_a_course_in_order_is_proven_in_five_things_and_told_to_a_ci(run, tmp_path):
    status, said = run({}, "--junit", str(tmp_path / "junit.xml"))
    assert status == 0, said
    suite = ET.parse(tmp_path / "junit.xml").getroot()
    assert (suite.get("tests"), suite.get("failures")) == ("5", "0")
    for claim in ("key gets full marks", "release gets zero", "every accepted answer", "every mistake", "a new build"):
        assert claim in said


def test_a_mistake_that_is_right_is_named(run, tmp_path):
    name = "autograder/rubrics/tiny/mistakes/twice/squares.py"
    status, said = run({name: ("x ** 2", "x + x")}, "--junit", str(tmp_path / "junit.xml"))
    assert status == 1
    assert f"{name} as twice loses no points" in said.replace(str(tmp_path / "course") + "/", "")
    failed = [
        case.get("name") for case in ET.parse(tmp_path / "junit.xml").getroot() if case.find("failure") is not None
    ]
    assert "every mistake loses points and is named" in failed


def test_a_mistake_that_is_named_by_itself_needs_no_other_name(run):
    name = "autograder/rubrics/tiny/mistakes/twice/squares.py"
    status, said = run({name: ("# key:", "# also: adds-two\n# key:")})
    assert status == 1
    assert "squares.py: it is named by itself, so remove its `# also:` line" in said


def test_a_line_of_the_solution_left_in_the_release_is_named(run):
    status, said = run(
        {"assignments/tiny/tiny.ipynb": ("# YOUR CODE HERE", 'doubled = x * 2.0\\n",\n    "    # YOUR CODE HERE')}
    )
    assert status == 1
    assert "assignments/tiny/tiny.ipynb, line" in said
    assert "holds a line of the solution: doubled = x * 2.0" in said


@pytest.mark.parametrize("name", ["assignments/tiny/selfcheck.py", "solutions/tiny/tiny.ipynb"])
def test_a_stale_generated_file_is_named(run, name):
    status, said = run({name: ("Tiny", "Teeny") if name.endswith("ipynb") else ("\n", "\n\n")})
    assert status == 1
    assert f"{name} is stale, a new build differs" in said


def test_everything_that_does_not_hold_is_told_at_once(run):
    rubric = "autograder/rubrics/tiny"
    status, said = run(
        {
            f"{rubric}/accepted/twice/adds.py": "def twice(x):\n    return x + x + 1\n",
            f"{rubric}/mistakes/twice/adds-two.py": HEAD.format("adds two")
            + "# rule: printed\n\ndef twice(x):\n    return x + 2\n",
            "assignments/tiny/tiny.ipynb": ('raise NotImplementedError(\\"YOUR CODE HERE\\")', "return x + x"),
            "solutions/tiny/tiny.ipynb": ("x * 2.0", "x * 3.0"),
        }
    )
    assert status == 1
    assert "solutions/tiny gets 0 of 2 points: twice: “three numbers” failed." in said
    assert "assignments/tiny as released gets 2 points" in said
    assert f"{rubric}/accepted/twice/adds.py: 0 of 2 points: “three numbers” failed." in said
    assert "adds-two.py as twice is not named" in said


def test_leaks_are_found_in_any_file_of_the_release_and_given_lines_are_none(tiny, tmp_path):
    root = tmp_path / "course"
    shutil.copytree(tiny, root)
    assignment = Assignment.load(Course(root), "tiny", seed=1)
    assert list(leaks(assignment)) == []
    (root / "assignments/tiny/notes.txt").write_text("import torch\nreturn doubled\n  doubled = x * 2.0\n")
    assert [(p.name, n, line) for p, n, line in leaks(assignment)] == [
        ("notes.txt", 2, "return doubled"),
        ("notes.txt", 3, "doubled = x * 2.0"),
    ]
