"""Fixtures that several test files share: a copy of the course with a short catalogue, a warm worker, trials."""

import shutil
from pathlib import Path

import pytest
from sandboxes import outside, secret, server  # noqa: F401
from trials import Trials

from autograder.course import Course
from autograder.grading.assignment import Assignment
from autograder.worker.client import Worker

ROOT = Path(__file__).resolve().parents[1]
NAME = "self_attention"

# A few mistakes of every kind, so that tests of grading need not observe the whole catalogue.
FEW = [
    "several/no-scaling",
    "several/softmax-over-columns",
    "several/cut-graph",
    "several/printed",
    "several/returned-nothing",
    "several/returned-tuple",
    "several/not-a-module",
    "project/returned-dictionary",
    "several/values-from-w-key",
    "several/weights-times-keys",
    "several/query-and-key-swapped",
    "several/pasted-numbers",
    "several/wrong-name",
    "several/changed-input",
    "several/wrong-parameter-name",
    "several/reads-notebook-data",
    "several/hard-coded-size",
    "several/created-in-another-order",
    "several/reseeded",
    "several/library-attention",
    "several/frozen",
    "scaled_softmax/exp-overflows",
    "SelfAttention_v1/randn",
    "SelfAttention_v2/bias-ignored",
]


@pytest.fixture(autouse=True)
def not_inside_nbgrader(monkeypatch):
    """nbgrader leaves its variable set when a conversion in this process fails; later kernels would inherit it."""
    monkeypatch.setenv("NBGRADER_EXECUTION", "")


@pytest.fixture(scope="session")
def course(tmp_path_factory) -> Course:
    """What the repository holds of the course, with a rubric folder of its own that has few mistakes."""
    root = tmp_path_factory.mktemp("course")
    for folder in ("source", "assignments", "solutions"):
        shutil.copytree(ROOT / folder, root / folder)
    shutil.copy(ROOT / "nbgrader_config.py", root)
    rubric = ROOT / "autograder" / "rubrics" / NAME
    own = root / "autograder" / "rubrics" / NAME
    own.mkdir(parents=True)
    shutil.copy(rubric / "rubric.py", own)
    for stem in FEW:
        (own / "mistakes" / stem).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(rubric / "mistakes" / f"{stem}.py", own / "mistakes" / f"{stem}.py")
    return Course(root)


@pytest.fixture(scope="session")
def assignment(course) -> Assignment:
    return Assignment.load(course, NAME, seed=7)


@pytest.fixture(scope="session")
def worker():
    """A warm worker in its sandbox."""
    with Worker() as worker:
        worker.wait()
        yield worker


@pytest.fixture(scope="session")
def trials(worker, assignment) -> Trials:
    return Trials(worker, assignment)
