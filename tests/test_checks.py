"""A kind of check is one file: one that is added goes all the way, from the rubric to the student's page and file."""

from __future__ import annotations

import ast
import json
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from autograder.checks.kind import KINDS, asked, stages
from autograder.model import Observation

ROOT = Path(__file__).resolve().parents[1]
PAGE = (ROOT / "docs" / "adding-an-assignment.md").read_text("utf-8")
MASK = re.search(r'```python\n("""Kind of check `mask`.*?)```', PAGE, re.DOTALL)[1]

# Runs with a copy of the package that has one file more; says as JSON what became of it.
TRIED = """
import json, sys
import numpy as np
from autograder.grading.run import run
from autograder.grading.verdicts import exercise_result
from autograder.model import Call, Exercise, Metadata, as_data
from autograder.rubric import RubricError, add_check
from autograder.selfcheck.bundle import bundle
from autograder.worker import answers, channel
from autograder.worker.client import TimeLimits, Worker

scores = np.float32([[1, 2, 3], [3, 1, 2]])
case = Call("small", {"scores": scores}, ["weights"], more={"mask": np.tril(np.ones((2, 3), bool))})
exercise = Exercise("attend", 2, {"values": 1, "mask": 1})
add_check(exercise, "values", "values", "arithmetic", "value", [case], visible=True)
add_check(exercise, "a mask is respected", "mask", "arithmetic", "mask", [case], visible=True)
told = {"mask": str(case.more["mask"].dtype)}
try:
    add_check(exercise, "more", "mask", "arithmetic", "mask", [Call("plain", {"scores": scores}, ["weights"])])
except RubricError as error:
    told["refused"] = str(error)

KEY = '''
def attend(scores, mask=None):
    if mask is not None:
        scores = scores.masked_fill(~mask, float("-inf"))
    return torch.softmax(scores, -1)
'''
IGNORES = "def attend(scores, mask=None): return torch.softmax(scores, -1)"
TAKES_NONE = "def attend(scores): return torch.softmax(scores, -1)"

def cell(source, **marks):
    return {"cell_type": "code", "source": source, "metadata": {"nbgrader": marks} if marks else {}}

def ran(worker, answer):
    cells = [cell("import torch"), cell(answer, grade_id="attend"), cell("", grade_id="check_attend", locked=True)]
    return run(worker, {"cells": cells}, [exercise], TimeLimits(cell=60, submission=200, exercise=60))

with Worker() as worker:
    key, *others = (ran(worker, answer).observations["attend"] for answer in (KEY, IGNORES, TAKES_NONE))
told["key"] = key["small"].more["masked"][0].tolist()
for name, seen in zip(("key", "ignores", "takes none"), (key, *others)):
    result = exercise_result(exercise, seen, Metadata(), key, list)
    told[name + " result"] = {
        "points": result.points, "messages": [check.message for check in result.checks],
        "shown": [len(check.evidence.got) if check.evidence else 0 for check in result.checks],
    }
honest = as_data(key["small"])
forged = {
    "nothing": {}, "a text": {"masked": "x"}, "a list of texts": {"masked": ["x"]}, "two": {"masked": [scores] * 2},
    "too large": {"masked": [np.zeros((60_000_000, 0), "f4")]}, "an outline of nothing": {"masked": [{"shape": "x"}]},
}
told["forged"] = {}
for name, more in {"honest": honest["more"], **forged}.items():
    message = {"answers": "attend", "observations": [{**honest, "more": more}], "metadata": {}}
    try:
        answers.checked(channel.load(channel.pack(message)), "attend", [case])
        told["forged"][name] = "taken"
    except channel.ChannelError as error:
        told["forged"][name] = "refused"
extra = answers.checked({"answers": "attend", "metadata": {}, "observations": [
    {**honest, "more": {**honest["more"], "other": 1}}]}, "attend", [case])
told["kept"] = sorted(extra[0]["small"].more)
open("selfcheck.py", "w").write(bundle("tiny", [exercise], {"attend": key}, {"attend": []}))
print(json.dumps(told))
"""
NOTEBOOK = """
import torch
from selfcheck import check
def attend(scores, mask=None): return torch.softmax(scores, -1)
print(check("attend"))
"""


@pytest.fixture(scope="module")
def package(tmp_path_factory):
    """A folder with a copy of the package in which there is one file more."""
    root = tmp_path_factory.mktemp("mask")
    shutil.copytree(ROOT / "autograder", root / "autograder", ignore=shutil.ignore_patterns("__pycache__", "mistakes"))
    (root / "autograder" / "checks" / "mask.py").write_text(MASK, "utf-8")
    return root


def python(folder: Path, source: str) -> str:
    (folder / "tried.py").write_text(source, "utf-8")
    done = subprocess.run([sys.executable, "-P", "tried.py"], cwd=folder, env={"PYTHONPATH": "."}, capture_output=True)
    assert done.returncode == 0, done.stderr.decode()[-3000:]
    return done.stdout.decode()


@pytest.fixture(scope="module")
def told(package):
    return json.loads(python(package, TRIED).splitlines()[-1])


def test_a_rubric_may_use_it_and_is_told_what_a_case_lacks(told):
    said = "the kind of check “mask” reads masked, for which the case “plain” does not ask: it needs `more={"
    assert told["refused"].startswith(f"attend, check “more”: {said}")


def test_it_is_observed_in_the_sandbox_and_its_truth_values_arrive_as_such(told):
    assert told["mask"] == "bool"
    assert told["key"][0] == pytest.approx([1, 0, 0]) and told["key"][1][2] == 0


def test_it_is_judged_worded_and_shown(told):
    assert (told["key result"]["points"], told["key result"]["messages"]) == (2, ["", ""])
    ignores, takes_none = told["ignores result"], told["takes none result"]
    assert (ignores["points"], takes_none["points"]) == (1, 1)
    assert ignores["messages"] == ["", "attend(scores (2, 3)) gives with a mask what it gives without one."]
    assert ignores["shown"] == [0, 1]
    assert takes_none["messages"][0] == "" and "raised TypeError" in takes_none["messages"][1]


def test_what_is_forged_of_its_field_is_refused_and_nothing_else_is_kept(told):
    assert told["forged"].pop("honest") == "taken"
    assert set(told["forged"].values()) == {"refused"}
    assert told["kept"] == ["masked"]


def test_it_travels_to_the_students(package, told):
    card = python(package, NOTEBOOK)
    assert "1 of 2 visible checks pass" in card
    assert "gives with a mask what it gives without one" in " ".join(card.split())


# --- the kinds that there are ----------------------------------------------------------------------------------------


def test_every_field_has_one_observer(assignment):
    for exercise in assignment.exercises:
        for case in exercise.cases.values():
            fields = [name for _, left in stages(case) for name in left]
            assert len(fields) == len(set(fields)) and set(fields) <= set(Observation.__slots__)


def test_every_kind_reads_what_some_kind_observes(assignment):
    cases = [case for exercise in assignment.exercises for case in exercise.cases.values()]
    observed = {name for case in cases for name in asked(case)}
    for kind in KINDS.values():
        assert kind.reads and kind.reads <= observed, kind.name
        assert kind.passes and kind.needs, kind.name


def test_one_module_imports_torch():
    """The judge needs numpy alone, and whoever wants another framework changes one file."""
    found = set()
    for path in (ROOT / "autograder").rglob("*.py"):
        if {"mistakes", "accepted"} & set(path.parts):
            continue
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            names = (
                [a.name for a in node.names] if isinstance(node, ast.Import) else [getattr(node, "module", None) or ""]
            )
            if isinstance(node, ast.Import | ast.ImportFrom) and any(name.split(".")[0] == "torch" for name in names):
                found.add(path.relative_to(ROOT / "autograder").as_posix())
    assert found == {"framework.py"}
