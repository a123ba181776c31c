"""The floors of the house hold: a room imports only from rooms below it, and whoever turns an arrow hears of it."""

import ast
import re
import shutil
import subprocess
import sys
import tomllib
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
# (a module on a lower floor, what it must not import)
TURNED = [
    ("autograder/notebooks/rebuild.py", "from autograder.grading import run"),
    ("autograder/sandbox/mounts.py", "import autograder.worker.channel"),
    ("autograder/worker/child.py", "from autograder.grading import expected"),
    ("autograder/selfcheck/show.py", "from autograder.naming import catalogue"),
    ("autograder/files.py", "from autograder.course import Course"),
    ("autograder/collect/lms/canvas.py", "from autograder.collect.roster import MEANS"),
    ("autograder/collect/store.py", "from autograder.collect.manifest import Manifest"),
    ("autograder/returns/table.py", "from autograder.returns.lms import SYSTEMS"),
    ("autograder/gradebook/late.py", "from autograder import cli"),
]


def lint(place: Path) -> subprocess.CompletedProcess:
    command = Path(sys.executable).with_name("lint-imports")
    environment = {"PYTHONPATH": str(place), "PATH": "/usr/bin:/bin", "HOME": str(place)}
    return subprocess.run([command, "--no-cache"], cwd=place, env=environment, capture_output=True, text=True)


@pytest.fixture
def copy(tmp_path) -> Path:
    shutil.copytree(
        ROOT / "autograder", tmp_path / "autograder", ignore=shutil.ignore_patterns("rubrics", "__pycache__")
    )
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    return tmp_path


def test_every_arrow_points_down(copy):
    done = lint(copy)
    assert done.returncode == 0, done.stdout


@pytest.mark.parametrize(("module", "line"), TURNED, ids=[module for module, _ in TURNED])
def test_an_arrow_that_is_turned_is_found(copy, module, line):
    path = copy / module
    path.write_text(f"{path.read_text('utf-8')}\n{line}\n", "utf-8")
    done = lint(copy)
    assert done.returncode == 1
    assert "BROKEN" in done.stdout


def test_every_room_has_its_floor():
    """A folder or module that the contract does not name could import whatever it likes."""
    contracts = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["importlinter"]["contracts"]
    named = {room.strip() for layer in contracts[0]["layers"] for room in layer.replace(":", "|").split("|")}
    rooms = {
        path.stem
        for path in (ROOT / "autograder").iterdir()
        if path.suffix == ".py" or (path / "__init__.py").is_file()
    }
    assert {f"autograder.{room}" for room in rooms - {"__init__", "__main__"}} == named


def test_the_package_declares_what_it_imports_and_nothing_else():
    declared = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["dependencies"]
    sources = [path for path in (ROOT / "autograder").rglob("*.py") if "rubrics" not in path.parts]
    imported = set()
    for node in [node for path in sources for node in ast.walk(ast.parse(path.read_text("utf-8")))]:
        if isinstance(node, ast.Import):
            imported |= {alias.name.split(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            imported.add(node.module.split(".")[0])
    provided = packages_distributions()
    needed = {provided[name][0] for name in imported - {*sys.stdlib_module_names, "autograder", "selfcheck"}}
    named = {re.match(r"[\w.-]+", one)[0] for one in declared} - {"ipykernel"}
    assert {_plain(name) for name in needed} == {_plain(name) for name in named}


def _plain(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()
