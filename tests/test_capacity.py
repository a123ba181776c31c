"""How many workers a machine, a container or a batch system's share of one gets, unless somebody says otherwise."""

from __future__ import annotations

import os
import re
import tempfile
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from autograder import cli
from autograder.worker.capacity import capacity

GIB = 1 << 30
ROOT = Path(__file__).resolve().parents[1]


@pytest.fixture
def machine(tmp_path, monkeypatch):
    """Makes a machine of so many cores and so much free memory, with files of control groups."""

    def make(cores=16, free=64, groups="0::/\n", **files):
        monkeypatch.setattr(os, "sched_getaffinity", lambda pid: set(range(cores)))
        texts = {"proc/meminfo": f"MemTotal: 99999999 kB\nMemAvailable: {free << 20} kB\n", "proc/self/cgroup": groups}
        for name, text in {**texts, **files}.items():
            (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
            (tmp_path / name).write_text(text)
        return tmp_path

    return make


def test_there_is_a_worker_for_each_core_that_this_process_may_use(machine):
    assert capacity(root=machine(cores=3)).workers == 3
    assert capacity().cores <= len(os.sched_getaffinity(0))


@pytest.mark.parametrize(
    ("quota", "workers"), [("max 100000", 16), ("200000 100000", 2), ("150000 100000", 2), ("20000 100000", 1)]
)
def test_a_quota_of_a_control_group_counts_wherever_above_it_is_set(machine, quota, workers):
    root = machine(groups="0::/pods/one\n", **{
        "sys/fs/cgroup/pods/cpu.max": quota, "sys/fs/cgroup/pods/one/cpu.max": "max 100000",
    })  # fmt: skip
    assert capacity(root=root).workers == workers


def test_the_older_control_groups_count_too_even_where_their_path_is_the_hosts(machine):
    root = machine(groups="4:memory:/docker/1f\n3:cpu,cpuacct:/docker/1f\n", **{
        "sys/fs/cgroup/cpu,cpuacct/cpu.cfs_quota_us": "400000", "sys/fs/cgroup/cpu,cpuacct/cpu.cfs_period_us": "100000",
        "sys/fs/cgroup/memory/memory.limit_in_bytes": str(10 * GIB), "sys/fs/cgroup/memory/memory.usage_in_bytes":
        str(2 * GIB), "sys/fs/cgroup/memory/memory.stat": f"cache 5\ntotal_inactive_file {GIB}\n",
    })  # fmt: skip
    found = capacity(4 * GIB, root=root)
    assert (found.cores, found.workers) == (4, 2)  # 9 GiB, 4 for each


def test_no_more_work_at_once_than_memory_has_room_for_and_the_reason_is_told(machine):
    found = capacity(4 * GIB, root=machine(free=12))
    assert (found.cores, found.workers) == (16, 3)
    assert found.why.startswith("3 at once, not 16: 12.0 GiB of memory are free") and "--workers" in found.why
    limits = {"sys/fs/cgroup/memory.max": str(8 * GIB), "sys/fs/cgroup/memory.current": str(3 * GIB)}
    assert capacity(4 * GIB, root=machine(**limits)).workers == 1
    held = {"sys/fs/cgroup/memory.stat": f"inactive_file {3 * GIB}"}
    assert capacity(4 * GIB, root=machine(**limits, **held)).workers == 2


def test_what_cannot_be_read_limits_nothing(tmp_path):
    assert capacity(root=tmp_path).workers == len(os.sched_getaffinity(0))
    assert capacity(each=None).why == ""


@given(st.integers(1, 300), st.integers(0, 2000), st.one_of(st.none(), st.integers(1, 64)))
def test_there_is_always_one_and_never_more_than_cores_or_memory(cores, free, each):
    with pytest.MonkeyPatch.context() as patch, tempfile.TemporaryDirectory() as root:
        patch.setattr(os, "sched_getaffinity", lambda pid: set(range(cores)))
        Path(root, "proc").mkdir()
        Path(root, "proc/meminfo").write_text(f"MemAvailable: {free << 20} kB\n")
        found = capacity(each and each * GIB, root=Path(root))
    assert 1 <= found.workers <= cores
    assert found.workers == 1 or not each or found.workers * each <= free
    assert bool(found.why) == (found.workers < cores)


def test_nothing_counts_cores_in_another_way():
    places = [path for folder in ("autograder", "bench") for path in (ROOT / folder).rglob("*.py")]
    assert [p.name for p in places if re.search(r"os\.(cpu_count|sched_getaffinity)", p.read_text())] == ["capacity.py"]


def test_the_command_says_so_only_where_it_makes_a_difference(machine, monkeypatch, capsys):
    found = capacity(4 * GIB, root=machine(free=12))
    monkeypatch.setattr("autograder.worker.capacity.capacity", lambda each: found)
    assert cli.workers_for("cpu", 24) == 3
    assert "3 at once, not 16" in capsys.readouterr().out
    assert cli.workers_for("cpu", 3) == 3
    assert capsys.readouterr().out == ""
