"""A disk that fills up while a class is graded costs a sentence: nothing half-written stays, the next run goes on."""

from __future__ import annotations

import errno
import re
from pathlib import Path

import pytest
import sample_reports as sample
from apart import fill, in_a_child, make_read_only, mount_small_disk
from practice_course import NAME, command, copy_of, reports, ungraded_copy_of, without_times

from autograder import files
from autograder.authoring.practice import simulate
from autograder.batch.publish import publish_class, publish_student
from autograder.course import Course
from autograder.grading.assignment import course_seed


def half_written(root: Path) -> list[str]:
    return [str(path) for path in root.rglob(".*") if files.TEMPORARY.fullmatch(path.name) or "gradebook-" in path.name]


@pytest.fixture
def on_a_full_disk(tmp_path):
    """Calls something with an empty course on a disk with no room left."""

    def called(do):
        def on_the_disk():
            mount_small_disk(tmp_path, 64)
            (tmp_path / "before").write_text("what stood there before")
            ballast = fill(tmp_path)
            do(Course(tmp_path))
            assert half_written(tmp_path) == []
            ballast.unlink()

        in_a_child(on_the_disk)

    return called


def test_a_file_that_finds_no_room_is_named_and_what_stood_there_stands(on_a_full_disk):
    def written(course):
        for path, write in ((course.root / "before", files.write), (course.root / "new", files.write_once)):
            with pytest.raises(OSError, match="No space left") as caught:
                write(path, b"x" * 10_000)
            assert (caught.value.errno, caught.value.filename) == (errno.ENOSPC, str(path))
        assert (course.root / "before").read_text() == "what stood there before"
        assert not (course.root / "new").exists()

    on_a_full_disk(written)


def test_a_seed_that_found_no_room_is_drawn_the_next_time(on_a_full_disk):
    def drawn(course):
        with pytest.raises(OSError, match="No space left"):
            course_seed(course, NAME)
        (course.root / "ballast").unlink()
        seed = course_seed(course, NAME)
        assert seed == course_seed(course, NAME)
        fill(course.root)

    on_a_full_disk(drawn)


def test_pages_and_tables_are_named_when_they_find_no_room(on_a_full_disk):
    def published(course):
        for publish in (lambda: publish_student(course, sample.perfect()), lambda: publish_class(course, NAME, {})):
            with pytest.raises(OSError, match="No space left") as caught:
                publish()
            assert caught.value.filename.endswith(f"{NAME}.html")

    on_a_full_disk(published)


def test_a_gradebook_that_finds_no_room_says_so(on_a_full_disk):
    from autograder.gradebook.database import open_engine
    from autograder.gradebook.errors import GradebookError
    from autograder.gradebook.settings import load

    def made(course):
        with pytest.raises(GradebookError, match=r"gradebook\.db: the disk is full .*Make room, then run this again"):
            open_engine(load(course))
        assert not course.gradebook.exists()

    on_a_full_disk(made)


# --- the whole command ------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def undisturbed(course, tmp_path_factory) -> Course:
    place = tmp_path_factory.mktemp("full") / "course"
    graded = simulate(course, NAME, 4, seed=3, into=place)
    done = command(graded, "grade", NAME)
    assert done.returncode == 0, done.stderr
    return graded


@pytest.mark.slow
@pytest.mark.timeout(600)
def test_however_little_room_there_is_the_command_says_so_and_the_next_one_goes_on(undisturbed, tmp_path):
    disk = tmp_path / "disk"
    disk.mkdir()
    size = sum(path.stat().st_size for path in undisturbed.root.rglob("*") if path.is_file())

    def with_room_for(kilobytes):
        mount_small_disk(disk, size // 1024 + 4_000)
        course = ungraded_copy_of(undisturbed, disk / "course")
        ballast = fill(disk, kilobytes << 10)
        done = command(course, "grade", NAME)
        said = " ".join(done.stderr.split())
        assert done.returncode in (1, 2) and "Traceback" not in said, said
        assert re.search(r"No space left on device|disk is full", said), said
        assert half_written(disk) == []
        finished = reports(course).keys()
        ballast.unlink()
        done = command(course, "grade", NAME)
        assert done.returncode == 0, done.stderr
        assert f"{4 - len(finished)} graded" in done.stdout
        assert without_times(course) == without_times(undisturbed)

    for kilobytes in (0, 60, 150, 450):
        in_a_child(lambda kilobytes=kilobytes: with_room_for(kilobytes))


@pytest.mark.slow
def test_a_disk_that_is_full_when_all_is_graded_keeps_pages_and_gradebook_as_they_are(undisturbed, tmp_path):
    disk = tmp_path / "disk"
    disk.mkdir()
    size = sum(path.stat().st_size for path in undisturbed.root.rglob("*") if path.is_file())

    def full():
        mount_small_disk(disk, size // 1024 + 4_000)
        course = copy_of(undisturbed, disk / "course")
        ballast = fill(disk)
        for words in (["feedback", NAME], ["grade", NAME], ["grade", NAME, "--force"]):
            done = command(course, *words)
            assert done.returncode in (1, 2) and "Traceback" not in done.stderr, done.stderr
            assert "No space left on device" in done.stderr or "is full" in done.stderr
            assert half_written(disk) == []
        ballast.unlink()
        assert command(course, "grade", NAME).returncode == 0
        assert without_times(course) == without_times(undisturbed)

    in_a_child(full)


@pytest.mark.slow
def test_a_course_that_cannot_be_written_is_named(undisturbed, tmp_path):
    def read_only():
        make_read_only(undisturbed.root)
        for words in (["grade", NAME], ["feedback", NAME], ["simulate", NAME, "--students", "1"]):
            done = command(undisturbed, *words)
            assert done.returncode == 2 and "Traceback" not in done.stderr, done.stderr
            assert "cannot be read or written (Read-only file system)" in " ".join(done.stderr.split())

    in_a_child(read_only)
