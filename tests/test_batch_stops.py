"""Whatever ends a batch, nothing is lost and nothing done twice: a crash, a dying worker, Ctrl-C, `kill -9`."""

from __future__ import annotations

import contextlib
import ctypes
import errno
import functools
import os
import random
import re
import shutil
import signal
import sqlite3
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from practice_course import (
    ENVIRONMENT,
    NAME,
    command,
    copy_of,
    grade_class,
    gradebook_rows,
    page,
    practice_class,
    reports,
    ungraded_copy_of,
    without_times,
)

from autograder import records
from autograder.batch import batch
from autograder.batch import publish as publishing
from autograder.course import Course, CourseError
from autograder.gradebook.writer import Writer
from autograder.grading import submission
from autograder.grading.assignment import Assignment
from autograder.notebooks.folder import taken

STUDENTS = 8


@pytest.fixture(scope="module")
def undisturbed(tmp_path_factory) -> Course:
    """A practice class, graded without anything happening."""
    course = practice_class(tmp_path_factory.mktemp("undisturbed") / "course", STUDENTS, seed=3)
    done = command(course, "grade", NAME)
    assert done.returncode == 0, done.stderr
    return course


@pytest.fixture
def ungraded(undisturbed, tmp_path) -> Course:
    return ungraded_copy_of(undisturbed, tmp_path / "course")


def grade(course: Course, **more) -> batch.Batch:
    """The same as the command, in this process."""
    return grade_class(Assignment.load(course, NAME), **more)


# --- the grader itself fails ------------------------------------------------------------------------------------------


def test_a_crash_of_the_grader_marks_that_submission_and_the_rest_is_graded(undisturbed, ungraded, monkeypatch):
    unlucky, *others = sorted(path.name for path in ungraded.submitted.iterdir())
    rebuild = submission.rebuild

    def crashing(notebook, release, names):
        if notebook == _submitted(ungraded, unlucky):
            raise ZeroDivisionError("a mistake of ours")
        return rebuild(notebook, release, names)

    monkeypatch.setattr(submission, "rebuild", crashing)
    with ThreadPoolExecutor(1) as executor:  # so that what was patched here holds there
        done = grade(ungraded, executor=executor)
    assert (done.graded, done.problems) == (STUDENTS, [])
    report = reports(ungraded)[unlucky]
    records.parse(records.dump(report))
    assert (report["status"], report["score"]) == ("needs attention", None)
    assert "a mistake of ours" in report["reason"]
    assert {exercise["status"] for exercise in report["exercises"]} == {"grader error"}
    assert {exercise["points"] for exercise in report["exercises"]} == {None}
    rows = {name: auto for student, name, auto, *_ in gradebook_rows(ungraded)["grades"] if student == unlucky}
    assert set(rows.values()) == {None}  # neither a zero nor full marks
    for student in others:
        assert reports(ungraded)[student]["score"] == reports(undisturbed)[student]["score"]

    monkeypatch.undo()  # the grader has been mended: what it failed on is tried again, and only that
    done = grade(ungraded)
    assert (done.graded, done.unchanged) == (1, STUDENTS - 1)
    assert without_times(ungraded) == without_times(undisturbed)


def _submitted(course, student):
    return submission.read(taken(course.submitted / student / NAME), NAME).notebook


@pytest.mark.slow
def test_a_page_that_cannot_be_made_does_not_cost_the_grade(undisturbed, ungraded, monkeypatch):
    unlucky = sorted(path.name for path in ungraded.submitted.iterdir())[0]
    publish = publishing.publish_student

    def failing(course, report, *more):
        if report.student == unlucky:
            raise KeyError("template")
        return publish(course, report, *more)

    monkeypatch.setattr(publishing, "publish_student", failing)
    done = grade(ungraded)
    (problem,) = done.problems
    assert problem.startswith(f"{unlucky}: graded, but the feedback page could not be made")
    assert reports(ungraded)[unlucky]["score"] == reports(undisturbed)[unlucky]["score"]
    assert gradebook_rows(ungraded) == gradebook_rows(undisturbed)

    monkeypatch.undo()
    assert grade(ungraded).unchanged == STUDENTS
    assert without_times(ungraded) == without_times(undisturbed)


@pytest.mark.slow
def test_while_the_gradebook_is_locked_reports_are_kept_and_no_page_is_made(undisturbed, ungraded, monkeypatch):
    shutil.copy(undisturbed.gradebook, ungraded.gradebook)
    monkeypatch.setattr(batch, "Writer", functools.partial(Writer, busy_seconds=0.2))
    with contextlib.closing(sqlite3.connect(ungraded.gradebook, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        done = grade(ungraded)
    assert done.graded == STUDENTS == len(reports(ungraded))
    named = "; ".join(done.problems)
    for student in reports(ungraded):
        assert student in named
    assert "not in the gradebook, so there is no new page: " in named and "another program" in named
    assert not list(ungraded.feedback.rglob("*"))

    assert (grade(ungraded).unchanged, grade(ungraded).problems) == (STUDENTS, [])
    assert without_times(ungraded) == without_times(undisturbed)


@pytest.mark.slow
def test_a_folder_that_cannot_be_written_costs_nobody_else_their_grade(ungraded):
    unlucky = sorted(path.name for path in ungraded.submitted.iterdir())[0]
    ungraded.autograded.mkdir()
    (ungraded.autograded / unlucky).write_text("a file where a folder is needed")
    done = grade(ungraded)
    assert (done.graded, len(done.problems)) == (STUDENTS - 1, 1)
    assert done.problems[0].startswith(f"{unlucky}: graded, but") and "cannot be written" in done.problems[0]
    assert len(reports(ungraded)) == STUDENTS - 1


@pytest.mark.slow
def test_pages_change_with_what_they_are_made_from_and_only_then(undisturbed, tmp_path, monkeypatch):
    course = copy_of(undisturbed, tmp_path / "course")
    files = {student: course.feedback / student / NAME / f"{NAME}.html" for student in reports(course)}
    one, other, *_ = files
    files[other].unlink()
    before = {student: file.stat().st_ino for student, file in files.items() if file.exists()}
    done = grade(course)
    assert (done.graded, done.unchanged) == (0, STUDENTS)
    assert files[other].is_file()
    assert {student: files[student].stat().st_ino for student in before} == before
    monkeypatch.setattr("autograder.reports.page.templates", lambda: "other templates")
    assert grade(course).unchanged == STUDENTS
    assert files[one].stat().st_ino != before[one]
    assert without_times(course) == without_times(undisturbed)


def test_when_the_writer_cannot_start_everything_is_graded_and_the_reason_is_told(undisturbed, tmp_path, monkeypatch):
    course = copy_of(undisturbed, tmp_path / "course")
    course.gradebook.unlink()

    def refused(*arguments, **more):
        raise OSError(errno.EAGAIN, os.strerror(errno.EAGAIN))

    monkeypatch.setattr("autograder.gradebook.writer.subprocess.Popen", refused)
    done = grade(course)
    assert (done.unchanged, len(done.reports)) == (STUDENTS, STUDENTS)
    (problem,) = done.problems
    assert all(student in problem for student in reports(course))
    assert "not in the gradebook, so there is no new page: the process that writes it could not be started" in problem
    assert os.strerror(errno.EAGAIN) in problem and "grade again" in problem

    monkeypatch.undo()
    assert grade(course).problems == []
    assert gradebook_rows(course) == gradebook_rows(undisturbed)


def test_a_writer_that_starts_at_the_second_try_loses_nothing(undisturbed, tmp_path, monkeypatch):
    course = copy_of(undisturbed, tmp_path / "course")
    course.gradebook.unlink()
    start, tries = subprocess.Popen, []

    def at_first_refused(*arguments, **more):
        tries.append(arguments)
        if len(tries) == 1:
            raise OSError(errno.ENOMEM, os.strerror(errno.ENOMEM))
        return start(*arguments, **more)

    monkeypatch.setattr("autograder.gradebook.writer.subprocess.Popen", at_first_refused)
    assert grade(course).problems == []
    assert len(tries) == 2
    assert gradebook_rows(course) == gradebook_rows(undisturbed)


def test_one_batch_at_a_time(ungraded):
    with (
        batch.alone(ungraded, NAME),
        pytest.raises(CourseError, match=f"is at work in this course .process {os.getpid()}"),
    ):
        grade(ungraded)
    assert not reports(ungraded)


# --- from outside -----------------------------------------------------------------------------------------------------


class Running:
    """The command, while it runs; whatever it starts and leaves behind becomes a child of this process."""

    def __init__(self, course: Course):
        ctypes.CDLL(None).prctl(36, 1, 0, 0, 0)  # PR_SET_CHILD_SUBREAPER
        self.course, self.ours = course, set(_descendants(os.getpid()))
        self.process = subprocess.Popen(
            [sys.executable, "-m", "autograder", "grade", NAME, "--workers", "2"],
            cwd=course.root, env=ENVIRONMENT, start_new_session=True, text=True,
            stdout=subprocess.PIPE, stderr=subprocess.PIPE,
            # The background job of a script is told to ignore Ctrl-C, and so would what it starts.
            preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
        )  # fmt: skip

    def wait_for_reports(self, count: int) -> None:
        while len(reports(self.course)) < count:
            assert self.process.poll() is None, self.process.communicate()
            time.sleep(0.02)

    def end(self) -> tuple[int, str, str]:
        out, err = self.process.communicate(timeout=120)
        return self.process.returncode, out, err

    def left(self, patience: float = 60) -> list[str]:
        """Command lines of processes that it started and that are still there when patience is over."""
        until = time.monotonic() + patience
        while True:
            with contextlib.suppress(ChildProcessError):
                while os.waitpid(-1, os.WNOHANG)[0]:
                    pass
            left = [pid for pid in _descendants(os.getpid()) if pid not in self.ours]
            if not left or time.monotonic() > until:
                return [_command_line(pid) for pid in left]
            time.sleep(0.1)


def _descendants(pid: int) -> list[int]:
    parents = {}
    for path in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):
            fields = path.read_text().rpartition(")")[2].split()
            parents.setdefault(int(fields[1]), []).append(int(path.parent.name))
    found, waiting = [], [pid]
    while waiting:
        children = parents.get(waiting.pop(), [])
        found += children
        waiting += children
    return found


def _command_line(pid: int) -> str:
    with contextlib.suppress(OSError):
        return Path(f"/proc/{pid}/cmdline").read_bytes().replace(b"\0", b" ").decode(errors="replace")
    return ""


def _half_written(course: Course) -> list[Path]:
    return [path for path in course.root.rglob("*") if re.search(r"\.\d+$", path.name) or "gradebook-" in path.name]


@pytest.mark.slow
def test_ctrl_c_ends_it_with_what_is_finished_recorded_and_the_command_goes_on_from_there(undisturbed, ungraded):
    running = Running(ungraded)
    running.wait_for_reports(3)
    os.killpg(running.process.pid, signal.SIGINT)  # as a terminal does: to everything that it started
    status, out, err = running.end()
    assert status == 1
    assert "Stopped. The same command goes on where this one ended." in err
    assert "Traceback" not in err
    finished = reports(ungraded)
    assert 3 <= len(finished) < STUDENTS
    assert f"{len(finished)} graded" in out
    rows = gradebook_rows(ungraded)["grades"]
    assert {student for student, *_ in rows} == finished.keys()
    assert all(page(ungraded, student) for student in finished)
    assert running.left(patience=10) == [] and _half_written(ungraded) == []

    done = command(ungraded, "grade", NAME)
    assert done.returncode == 0
    assert f"{STUDENTS - len(finished)} graded, {len(finished)} unchanged" in done.stdout
    assert without_times(ungraded) == without_times(undisturbed)


@pytest.mark.slow
def test_a_second_ctrl_c_ends_it_at_once(ungraded):
    (ungraded.submitted / "hangs" / NAME).mkdir(parents=True)
    text = (ungraded.release(NAME) / f"{NAME}.ipynb").read_text()
    text = text.replace('raise NotImplementedError(\\"YOUR CODE HERE\\")', "while True: pass")
    (ungraded.submitted / "hangs" / NAME / f"{NAME}.ipynb").write_text(text)
    running = Running(ungraded)
    running.wait_for_reports(1)
    for _ in range(2):
        os.killpg(running.process.pid, signal.SIGINT)
        time.sleep(0.2)
    status, _, _ = running.end()
    assert status not in (0, None)
    assert running.left() == []


@pytest.mark.slow
def test_a_worker_that_dies_is_replaced(undisturbed, ungraded):
    running = Running(ungraded)
    running.wait_for_reports(2)
    for pid in _descendants(running.process.pid):
        if "autograder.worker.server" in _command_line(pid):
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
    status, out, err = running.end()
    assert status == 0, out + err
    assert f"{STUDENTS} graded" in out
    assert running.left(patience=10) == []
    assert without_times(ungraded) == without_times(undisturbed)


def test_a_command_that_is_killed_leaves_no_process(ungraded):
    running = Running(ungraded)
    running.wait_for_reports(1)
    running.process.kill()
    running.end()
    assert running.left(patience=10) == []


@pytest.mark.slow
@pytest.mark.timeout(900)
def test_killed_at_ten_random_moments_it_ends_as_if_nothing_had_happened(undisturbed, tmp_path):
    course = ungraded_copy_of(undisturbed, tmp_path / "course")
    shutil.rmtree(course.private)  # the observations of key and mistakes have to be made again, too
    course.private.joinpath(f"seed-{NAME}").write_text((undisturbed.private / f"seed-{NAME}").read_text())
    started = time.monotonic()
    done = command(ungraded_copy_of(undisturbed, tmp_path / "timed"), "grade", NAME)
    whole = time.monotonic() - started
    assert done.returncode == 0
    moments = random.Random(20170612)
    finished: dict[str, int] = {}
    kills = 0
    while kills < 10:
        running = Running(course)
        time.sleep(moments.uniform(0.2, 1.2) * whole)
        running.process.kill()
        kills += running.process.wait() == -signal.SIGKILL
        running.end()
        assert running.left() == []
        recorded = [row[0] for row in gradebook_rows(course)["submissions"]] if course.gradebook.exists() else []
        assert {path.parts[-3] for path in course.feedback.glob(f"*/{NAME}/*.html")} <= set(recorded)
        now = {student: _inode(course, student) for student in reports(course)}
        assert {student: now[student] for student in finished} == finished  # nothing is graded twice
        finished = now
        if len(finished) == STUDENTS:  # so that there is something to grade the next time, too
            for student in moments.sample(sorted(finished), STUDENTS - 2):
                shutil.rmtree(course.autograded / student)
                del finished[student]
    done = command(course, "grade", NAME)
    assert done.returncode == 0
    assert f"{STUDENTS - len(finished)} graded" in done.stdout
    assert without_times(course) == without_times(undisturbed)
    assert _half_written(course) == []


def _inode(course, student):
    return (course.autograded / student / NAME / "report.json").stat().st_ino
