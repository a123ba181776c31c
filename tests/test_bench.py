"""The benchmark runs, writes every figure, and leaves nothing behind. What the figures are is no matter of a test."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent


def bench(folder: Path, *options: str) -> tuple[dict, str]:
    words = [
        sys.executable,
        str(ROOT / "bench" / "bench.py"),
        *options,
        "--into",
        folder,
        "--out",
        folder / "found.json",
    ]
    done = subprocess.run(words, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return json.loads((folder / "found.json").read_text()), done.stdout


@pytest.mark.slow
@pytest.mark.night
@pytest.mark.timeout(1200)
def test_a_tiny_run_writes_every_figure_and_leaves_nothing_behind(tmp_path):
    found, printed = bench(tmp_path, "--quick")
    turns = found["turns"]
    assert all(value > 0 for value in found["ratios"].values())
    assert found["cold"]["first_report"] > 0 and found["cold"]["import"] > 0
    assert turns["stock"]["seconds"] > 0 and turns["limit"]["cpu_each"] > 0
    assert set(turns["batch"]["parts"]) == {"jobs", "servers", "graders", "command", "gradebook"}
    assert all(found["memory"][who]["rss"] > 0 for who in ("parent", "grader", "server", "job"))
    assert len(found["growth"]["cpu_each"]) == len(found["workers"]["cpu_each"]) == 2
    assert found["left over"] == {"processes": [], "mounts": [], "folders": []}
    assert all(name in printed for name in found["ratios"])


@pytest.mark.slow
@pytest.mark.timeout(600)
def test_many_in_one_go_tells_the_memory_on_the_way(tmp_path):
    found, _ = bench(tmp_path, "--many", "20")
    assert found["many"]["reports"] == found["many"]["submissions"] == 20
    assert all(row["command"] > 0 for row in found["many"]["memory"])
    assert found["left over"] == {"processes": [], "mounts": [], "folders": []}
