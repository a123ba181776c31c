"""The answer key as a script where torch, numpy and IPython are installed and nothing else is."""

from __future__ import annotations

import importlib.metadata
import json
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

SOLUTION = Path(__file__).resolve().parents[1] / "solutions" / "self_attention"
NEEDED = ("torch", "numpy", "ipython")
REFUSE = """
import sys

class Refuse:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in ABSENT:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)

sys.meta_path.insert(0, Refuse())
"""


def _with_all_they_need(names) -> set[str]:
    """The distributions that pip would install for these."""
    found, waiting = set(), list(names)
    while waiting:
        name = canonicalize_name(waiting.pop())
        if name in found:
            continue
        found.add(name)
        for text in importlib.metadata.requires(name) or ():
            requirement = Requirement(text)
            if requirement.marker is None or requirement.marker.evaluate({"extra": ""}):
                waiting.append(requirement.name)
    return found


@pytest.fixture(scope="module")
def absent() -> list[str]:
    """The modules of this environment that do not come with torch, numpy and IPython."""
    there = _with_all_they_need(NEEDED)
    modules = importlib.metadata.packages_distributions().items()
    return sorted(module for module, owners in modules if there.isdisjoint(map(canonicalize_name, owners)))


def test_the_key_runs_as_a_script_and_warns_of_nothing(absent, tmp_path):
    assert {"matplotlib", "ipywidgets", "nbgrader", "nbformat", "ipykernel", "autograder"} <= set(absent)
    cells = json.loads((SOLUTION / "self_attention.ipynb").read_text("utf-8"))["cells"]
    code = ["".join(cell["source"]) for cell in cells if cell["cell_type"] == "code"]
    script = tmp_path / "key.py"
    code[-1] = f"print({code[-1]})"  # the summary, which a notebook would show
    script.write_text("\n\n".join([f"ABSENT = set({absent})", REFUSE, *code]), "utf-8")
    shutil.copy(SOLUTION / "selfcheck.py", tmp_path)
    run = subprocess.run(
        [sys.executable, "-W", "error", script], cwd=tmp_path, capture_output=True, text=True, timeout=250
    )
    assert (run.returncode, run.stderr) == (0, "")
    assert "25 of 25 points in sight" in run.stdout
    assert "T = 1.41 = √d_k" in run.stdout
