"""Seed, expected values and grades are their owner's alone, from the moment a file exists and under any umask."""

from __future__ import annotations

import contextlib
import os
import sqlite3
import stat
from pathlib import Path

import practice_course
import pytest
from apart import in_a_child
from collect_helpers import zipped
from practice_course import NAME, command, copy_of, reports, ungraded_copy_of

from autograder import files, records
from autograder.authoring.practice import simulate
from autograder.batch import batch
from autograder.course import Course
from autograder.grading.assignment import course_seed

UMASKS = [0, 0o002, 0o022, 0o077, 0o177, 0o777]
# What everybody may read of a course: what an instructor has in Git.
GIVEN = {"source", "assignments", "solutions", "autograder", "nbgrader_config.py"}

# Starts with every Python process of a command. Before each step that makes or changes a file, it looks at what the
# step before has left, and notes what somebody else could read.
WATCH = """
import os, sys
ROOT, GIVEN = os.environ["WATCHED"], os.environ["GIVEN"].split()
NOTES = os.open(os.environ["NOTES"], os.O_WRONLY | os.O_APPEND | os.O_CREAT)
STEPS = {"os.chmod", "os.rename", "os.link", "os.remove", "os.mkdir", "os.rmdir", "sqlite3.connect", "open"}

def watch(event, arguments):
    if event not in STEPS or (event == "open" and not (arguments[2] or 0) & (os.O_WRONLY | os.O_RDWR | os.O_CREAT)):
        return
    for place, folders, names in os.walk(ROOT):
        if place == ROOT:
            folders[:] = [name for name in folders if name not in GIVEN]
            names = [name for name in names if name not in GIVEN]
        for name in names + folders:
            try:
                mode = os.lstat(os.path.join(place, name)).st_mode
            except OSError:
                continue
            if mode & 0o077:
                os.write(NOTES, f"{mode:o} {os.path.join(place, name)}\\n".encode())

if not any("autograder.worker" in word for word in sys.orig_argv):
    sys.addaudithook(watch)
"""


@contextlib.contextmanager
def umask(mode: int):
    before = os.umask(mode)
    try:
        yield
    finally:
        os.umask(before)


def modes(root: Path) -> dict[str, int]:
    """Path → mode of every file and folder of a course but those that are given."""
    found = {}
    for place, folders, names in os.walk(root):
        if place == str(root):
            folders[:], names = set(folders) - GIVEN, set(names) - GIVEN
        for name in [*names, *folders]:
            path = Path(place, name)
            found[path.relative_to(root).as_posix()] = stat.S_IMODE(path.lstat().st_mode)
    return found


def open_to_others(root: Path) -> list[str]:
    """What somebody else can get at: an open file in a closed folder is out of reach."""
    found = modes(root)

    def within_reach(name):
        above = [parent.as_posix() for parent in Path(name).parents if parent.as_posix() != "."]
        return found[name] & 0o077 and all(found[parent] & 0o011 for parent in above)

    return [f"{found[name]:o} {name}" for name in found if within_reach(name)]


# --- one file ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("mask", UMASKS)
def test_what_is_written_has_its_mode_under_any_umask(tmp_path, mask):
    with umask(mask):
        records.write(tmp_path / "a" / "b" / "report.json", "{}")
        files.write_once(tmp_path / "a" / "seed", "1")
        files.write(tmp_path / "a" / "page.html", "page", files.PUBLIC)
        with open(tmp_path / "a" / "lock", "a+", opener=files.private):
            pass
    assert modes(tmp_path) == {
        "a": 0o700, "a/b": 0o700, "a/b/report.json": 0o600, "a/seed": 0o600, "a/lock": 0o600, "a/page.html": 0o644,
    }  # fmt: skip


@pytest.mark.parametrize("mask", UMASKS)
def test_what_a_group_shares_stays_with_the_group_and_nobody_else(tmp_path, mask):
    shared = tmp_path / "shared"
    shared.mkdir()
    shared.chmod(0o2775)
    with umask(mask):
        files.write(shared / "ada" / "report.json", "{}")
    assert modes(shared) == {"ada": 0o2770, "ada/report.json": 0o660}


def test_a_file_that_was_open_to_all_is_private_once_it_is_written_again(tmp_path):
    for left in (tmp_path / "report.json", tmp_path / f".report.json.{os.getpid()}"):
        left.write_text("an earlier one, and one half-written by a process of this number")
        left.chmod(0o666)
    files.write(tmp_path / "report.json", "{}")
    assert modes(tmp_path) == {"report.json": 0o600}


def test_the_first_seed_counts(tmp_path):
    course = Course(tmp_path)
    assert course_seed(course, NAME) == course_seed(course, NAME)
    files.write_once(course.private / f"seed-{NAME}", "another")
    assert course_seed(course, NAME) and modes(tmp_path) == {".autograder": 0o700, f".autograder/seed-{NAME}": 0o600}


# --- a course ---------------------------------------------------------------------------------------------------------


def watched_while_graded(course: Course, beside: Path, mask: int) -> str:
    """Collects, grades, publishes and exports under an umask; returns what somebody else could read meanwhile."""
    (beside / "sitecustomize.py").write_text(WATCH)
    environment = {**practice_course.ENVIRONMENT, "WATCHED": str(course.root), "NOTES": str(beside / "notes")}
    environment |= {"GIVEN": " ".join(GIVEN), "PYTHONPATH": f"{beside}:{environment['PYTHONPATH']}"}
    one = next(course.submitted.glob(f"*/{NAME}/{NAME}.ipynb")).read_bytes()
    zipped({"yan/work.ipynb": one, "zoe/work.ipynb": one, "unknown.txt": "x"}, beside / "download.zip")
    with umask(mask), pytest.MonkeyPatch.context() as patch:
        patch.setattr(practice_course, "ENVIRONMENT", environment)
        for words in (["collect", NAME, str(beside / "download.zip")], ["grade", NAME], ["feedback", NAME]):
            done = command(course, *words)
            assert done.returncode == 0, done.stderr
        done = command(course, "export", module="nbgrader")
        assert done.returncode == 0, done.stderr
    return (beside / "notes").read_text()


@pytest.fixture(scope="module")
def graded(course, tmp_path_factory) -> Course:
    place = tmp_path_factory.mktemp("practice")
    with umask(0):
        (place / "course").mkdir(0o755)
        course = simulate(course, NAME, 2, into=place / "course")
    watched_while_graded(course, place, 0)
    return course


def assert_closed(course: Course) -> None:
    found = modes(course.root)
    assert {name: f"{mode:o}" for name, mode in found.items() if mode & 0o077} == {}
    for name in (f"autograded/zoe/{NAME}/report.json", f"feedback/{NAME}.csv", "gradebook.db", "grades.csv"):
        assert found[name] == 0o600
    assert found[f".autograder/seed-{NAME}"] == 0o600


def test_nobody_else_can_read_a_graded_course_at_any_moment(graded):
    assert (graded.root.parent / "notes").read_text() == ""
    assert_closed(graded)


@pytest.mark.slow
def test_nor_under_another_umask(graded, tmp_path):
    course = ungraded_copy_of(graded, tmp_path / "course")
    (course.root / "grades.csv").unlink()
    assert watched_while_graded(course, tmp_path, 0o077) == ""
    assert_closed(course)


@pytest.mark.slow
@pytest.mark.parametrize("shared", [False, True])
def test_nor_one_that_nbgraders_own_commands_have_graded(graded, tmp_path, shared):
    course = ungraded_copy_of(graded, tmp_path / "course")
    if shared:
        _share(course)
    with umask(0):
        for words in (["db", "assignment", "add", NAME], ["autograde", NAME], ["generate_feedback", NAME]):
            done = command(course, *words, module="nbgrader")
            assert done.returncode == 0, done.stderr
        assert command(course, "grade", NAME).returncode == 0
    found = modes(course.root)
    for student in reports(course):
        assert found[f"autograded/{student}/{NAME}/report.json"] == (0o660 if shared else 0o600)
        assert found[f"autograded/{student}/{NAME}/{NAME}.ipynb"] == (0o660 if shared else 0o600)
    if shared:
        assert not any(mode & 0o007 for name, mode in found.items() if "/" not in name)
    else:
        assert open_to_others(course.root) == []


def test_a_course_of_before_is_closed(graded, tmp_path):
    course = copy_of(graded, tmp_path / "course")
    left = course.autograded / "ada" / NAME
    left.mkdir(parents=True)
    (left / "report.json").write_text("{}")
    for place in (course.autograded, course.private):
        place.chmod(0o755)
    for file in (left / "report.json", next(course.private.glob("seed*"))):
        file.chmod(0o644)
    course.gradebook.touch(0o644)
    from autograder.gradebook.database import open_engine
    from autograder.gradebook.settings import load

    course = Course(course.root)
    course.close(course.autograded, course.private)
    open_engine(load(course)).dispose()
    assert open_to_others(course.root) == []


# --- a course that instructors share ----------------------------------------------------------------------------------


def _share(course: Course) -> None:
    course.root.chmod(0o770)
    with open(course.root / "nbgrader_config.py", "a") as config:
        config.write("\nc.CourseDirectory.groupshared = True\n")


@pytest.mark.slow
def test_instructors_who_share_a_course_through_a_group_can_go_on_where_another_stopped(graded, tmp_path):
    course = ungraded_copy_of(graded, tmp_path / "course")
    (course.root / "grades.csv").unlink()
    _share(course)
    with umask(0o077):
        done = command(course, "grade", NAME)
    assert done.returncode == 0, done.stderr
    copied = (".autograder/", "submitted", "practice")
    made = {name: mode for name, mode in modes(course.root).items() if not name.startswith(copied)}
    assert len(made) > 10
    for name, mode in made.items():
        assert mode == (0o2770 if (course.root / name).is_dir() else 0o660), name

    def colleague():
        if os.getuid():
            pytest.skip("only root becomes somebody else")
        os.setgroups([])
        os.setuid(65534)  # the group stays
        os.umask(0o077)
        student, report = next(iter(reports(course).items()))
        records.write(records.path(course, student, NAME), records.dump(report))
        records.write(course.feedback / student / NAME / "another.html", "page")
        with batch.alone(Course(course.root), NAME):
            pass
        with contextlib.closing(sqlite3.connect(course.gradebook)) as book, book:
            book.execute("UPDATE student SET first_name = 'Ada'")

    for place in course.root.parents:
        if place == tmp_path.parents[2]:
            break
        place.chmod(0o711)
    in_a_child(colleague)
    assert all(mode & 0o7 == 0 for mode in modes(course.root).values())
    assert modes(course.root)[f"autograded/{next(iter(reports(course)))}/{NAME}/report.json"] == 0o660


def test_the_systems_config_counts_as_for_nbgrader(tmp_path, monkeypatch):
    (tmp_path / "etc").mkdir()
    (tmp_path / "course").mkdir()
    (tmp_path / "etc" / "nbgrader_config.py").write_text("c.CourseDirectory.groupshared = True\n")
    assert not Course(tmp_path / "course").groupshared
    monkeypatch.setenv("JUPYTER_CONFIG_PATH", str(tmp_path / "etc"))
    assert Course(tmp_path / "course").groupshared
    (tmp_path / "course" / "nbgrader_config.py").write_text("c.CourseDirectory.groupshared = False\n")
    assert not Course(tmp_path / "course").groupshared
    (tmp_path / "course" / "nbgrader_config.py").write_text("a mistake of the instructor's")
    assert not Course(tmp_path / "course").groupshared, "what nobody can read lets nobody in"
