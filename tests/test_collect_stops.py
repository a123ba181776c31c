"""Whatever ends a collect (a kill at any step, a full disk, a folder that cannot be written), the next one goes on."""

from __future__ import annotations

import json
import os
import re
import shutil
import signal
import sys
import tempfile
from functools import partial
from pathlib import Path

import pytest
from apart import fill, in_a_child, make_read_only, mount_small_disk
from collect_helpers import ASSIGNMENT, collected, notebook, roster, student, work_of, zipped

from autograder.collect.errors import CollectError

WRITES = ("os.rename", "os.mkdir", "os.remove", "os.rmdir", "os.chmod", "os.link", "shutil.copyfile")


def first(root: Path) -> Path:
    return _download(root / "first.zip", ada="ada 1", carl="carl 1", dora="dora 1")


def second(root: Path) -> Path:
    """Ada hands in again, Bob for the first time, Carl not again, Dora's was changed by hand, two share a file."""
    return _download(root / "second.zip", ada="ada 2", bob="bob 2", carl="carl 1", dora="dora 2", rocket="rocket 2")


def third(root: Path) -> Path:
    return _download(root / "third.zip", ada="ada 3", bob="bob 3", carl="carl 3", dora="dora 3", rocket="rocket 3")


def _download(path: Path, **work: str) -> Path:
    """As Blackboard hands it out, so that everybody's attempt has a time; and a file of somebody unknown."""
    entries = {}
    for who, mark in work.items():
        name = f"{ASSIGNMENT}_{who}_attempt_2026-03-0{mark[-1]}-10-00-00_"
        entries[f"{name}work.ipynb"] = notebook(mark)
        if who == "ada":
            entries[f"{name}data.csv"] = mark
    zipped({**entries, f"{ASSIGNMENT}_nobody_attempt_2026-03-01-10-00-00_work.ipynb": notebook("nobody")}, path)
    return path


def people(root: Path) -> Path:
    names = ["ada", "bob", "carl", "dora"]
    rows = [(name, name, f"{name}@uni.example", "") for name in names]
    rows += [(name, name, f"{name}@uni.example", "rocket") for name in ("jessie", "james")]
    return roster(root / "roster.csv", "student id,name,email,group", rows)


def collect(root: Path, download: Path):
    return collected(root, download, kind="blackboard", roster=people(root))


@pytest.fixture
def tmp_path(tmp_path):
    """In memory where there is such a disk: hundreds of small trees are copied."""
    if not os.access("/dev/shm", os.W_OK):
        yield tmp_path
        return
    with tempfile.TemporaryDirectory(dir="/dev/shm") as place:
        yield Path(place)


@pytest.fixture
def before(tmp_path) -> Path:
    """A course where the first download has been collected and Dora's notebook then changed by hand."""
    root = tmp_path / "before"
    root.mkdir()
    collect(root, first(root))
    (root / "course/submitted/dora" / ASSIGNMENT / f"{ASSIGNMENT}.ipynb").write_bytes(notebook("dora, by hand"))
    return root


def tree(root: Path) -> dict:
    """All files of submitted/ but the manifests, which tell the time of each run."""
    found = {}
    submitted = root / "course/submitted"
    for path in submitted.rglob("*"):
        name = path.relative_to(submitted).as_posix()
        if path.is_file() and not name.startswith(".collected/20"):
            found[name] = json.loads(path.read_text()) if name.endswith("state.json") else path.read_bytes()
    return found


def ended_at(step: int, root: Path, do, interrupted: bool) -> bool:
    """Runs it and kills (or interrupts) it before its `step`th write below root; whether it came that far."""

    def run():
        seen = 0

        def watch(event, arguments):
            nonlocal seen
            writes = event in WRITES or (event == "open" and (arguments[2] or 0) & (os.O_CREAT | os.O_WRONLY))
            if writes and str(root) in str(arguments[0]):
                seen += 1
                if seen == step and interrupted:
                    raise KeyboardInterrupt
                if seen == step:
                    os.kill(os.getpid(), signal.SIGKILL)

        sys.addaudithook(watch)
        try:
            do()
        except KeyboardInterrupt:
            os.kill(os.getpid(), signal.SIGKILL)

    return in_a_child(run) == signal.SIGKILL


@pytest.fixture
def at_every_step(before, tmp_path):
    """Courses in which the collect of the second download was killed (or interrupted), each at the next step."""

    def courses(interrupted=False):
        for step in range(1, 1000):
            root = tmp_path / f"killed-{step}"
            shutil.copytree(before, root)
            download = second(root)
            if not ended_at(step, root / "course", partial(collect, root, download), interrupted):
                assert step > 30
                return
            yield step, root
            shutil.rmtree(root)

    return courses


@pytest.mark.parametrize("interrupted", [False, pytest.param(True, marks=pytest.mark.slow)])
def test_ended_at_any_step_the_same_download_again_ends_as_if_nothing_had_happened(
    before, tmp_path, at_every_step, interrupted
):
    undisturbed = tmp_path / "undisturbed"
    shutil.copytree(before, undisturbed)
    collect(undisturbed, second(undisturbed))
    for step, root in at_every_step(interrupted):
        collect(root, second(root))
        assert tree(root) == tree(undisturbed), step


def test_killed_at_any_step_nobodys_next_attempt_is_kept_out_and_nobody_has_lost_the_last(at_every_step):
    for step, root in at_every_step():
        for who in ("ada", "carl", "dora"):
            there = root / "course/submitted" / who / ASSIGNMENT / f"{ASSIGNMENT}.ipynb"
            aside = (root / "course/submitted/.collected/replaced").rglob("*.ipynb")
            assert there.is_file() or any(who in path.read_text() for path in aside), step
        result = collect(root, third(root))
        for who in ("ada", "bob", "carl", "jessie", "james"):
            assert student(result, who)["status"] in ("new", "updated"), (step, who, student(result, who))
        assert student(result, "dora")["status"] == "kept"
        assert "by hand" in work_of(root, "dora")
        assert "ada 3" in work_of(root, "ada") and "rocket 3" in work_of(root, "james")


@pytest.mark.slow
def test_what_a_killed_run_had_taken_away_comes_back_with_a_download_that_lacks_it(before, at_every_step):
    for step, root in at_every_step():
        collect(root, _download(root / "other.zip", bob="bob 3"))
        assert work_of(root, "ada").startswith('{"cells"'), step


# --- a disk that is full, a folder that cannot be written -------------------------------------------------------------


def half_written(root: Path) -> list[str]:
    own = root / "course/submitted/.collected"
    return [path.name for path in own.iterdir() if path.name.startswith((".", "work-"))]


def test_a_disk_that_fills_up_ends_it_with_a_sentence_and_the_next_run_goes_on(before, tmp_path):
    undisturbed = tmp_path / "undisturbed"
    shutil.copytree(before, undisturbed)
    collect(undisturbed, second(undisturbed))
    (tmp_path / "disk").mkdir()
    enough = tmp_path / "enough"

    def on_a_small_disk(leave):
        root = tmp_path / "disk" / "it"
        mount_small_disk(root.parent, 600)
        shutil.copytree(before, root)
        download, there = second(root), tree(root)
        ballast = fill(root.parent, leave)
        try:
            collect(root, download)
        except CollectError as error:
            assert re.search(r"The disk of .*submitted is full\. Make room and run it again", str(error))
            now = tree(root)
            assert all(now.get(name, content) == content for name, content in there.items() if "dora" in name)
        else:
            enough.touch()
        assert half_written(root) == []
        ballast.unlink()
        collect(root, download)
        assert tree(root) == tree(undisturbed)

    tried = 0
    while not enough.exists():
        in_a_child(partial(on_a_small_disk, tried * 4096))
        tried += 1
    assert tried > 8


def test_a_file_in_place_of_submitted_is_named(tmp_path):
    (tmp_path / "course").mkdir()
    (tmp_path / "course/submitted").write_text("")
    with pytest.raises(CollectError, match=r"submitted.* cannot be read or written \(Not a directory\)"):
        collect(tmp_path, first(tmp_path))


def test_a_submitted_that_cannot_be_written_is_named(before):
    def read_only():
        make_read_only(before / "course")
        with pytest.raises(CollectError, match=r"cannot be read or written \(Read-only file system\)\. Fix that"):
            collect(before, second(before))

    download, there = second(before), tree(before)
    people(before)
    in_a_child(read_only)
    assert tree(before) == there
    collect(before, download)


def test_a_submitted_of_somebody_else_is_named(before):
    def as_nobody():
        if os.getuid():
            pytest.skip("only root becomes somebody else")
        os.setgroups([])
        os.setgid(65534)
        os.setuid(65534)
        with pytest.raises(CollectError, match=r"submitted.* cannot be read or written \(Permission denied\)"):
            collected(before, before / "second.zip")

    second(before)
    for place in (before.parent, before, before / "course"):
        place.chmod(0o755)
    in_a_child(as_nobody)
