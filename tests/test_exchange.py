"""Work that came through nbgrader's exchange goes back through it: `release_feedback` finds what it needs."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
import sample_reports as sample

from autograder.batch import exchange
from autograder.batch.publish import page_of, publish_student
from autograder.course import Course

A = "self_attention"
SECRET = "0f" * 64


@pytest.fixture
def course(tmp_path) -> Course:
    return Course(tmp_path)


def handed_in(course: Course, report: dict, secret: str | None = SECRET) -> Path:
    folder = course.submitted / report.student / A
    folder.mkdir(parents=True)
    if secret is not None:
        (folder / exchange.SECRET).write_text(secret)
    return folder


def test_the_secret_and_the_time_stand_beside_notebook_and_page(course):
    report = sample.perfect()
    handed_in(course, report)
    publish_student(course, report)
    for place in (course.autograded, course.feedback):
        folder = place / report.student / A
        assert (folder / exchange.SECRET).read_text() == SECRET
        assert (folder / "timestamp.txt").read_text() == report.submitted_at


def test_work_that_came_another_way_gets_its_page_alone(course):
    report = sample.perfect()
    handed_in(course, report, secret=None)
    publish_student(course, report)
    assert [path.name for path in page_of(course, report.student, A).parent.iterdir()] == [f"{A}.html"]
    assert page_of(course, report.student, A).stat().st_mode & 0o777 == 0o600


def test_a_page_that_the_exchange_will_hand_out_can_be_read_there_and_the_secret_beside_it_cannot(course):
    report = sample.perfect()
    publish_student(course, report)  # before it was known how the work came
    handed_in(course, report)
    publish_student(course, report)
    page = page_of(course, report.student, A)
    assert page.stat().st_mode & 0o777 == 0o644
    assert page.with_name(exchange.SECRET).stat().st_mode & 0o777 == 0o600
    assert course.feedback.stat().st_mode & 0o077 == 0


@pytest.mark.parametrize("linked", ["the file", "the folder"])
def test_a_link_in_place_of_the_secret_is_not_followed(course, tmp_path, linked):
    report = sample.perfect()
    outside = tmp_path / "outside"
    outside.mkdir()
    (outside / exchange.SECRET).write_text("a file of the instructor")
    if linked == "the file":
        (handed_in(course, report, secret=None) / exchange.SECRET).symlink_to(outside / exchange.SECRET)
    else:
        (course.submitted / report.student).mkdir(parents=True)
        (course.submitted / report.student / A).symlink_to(outside)
    exchange.keep(course, report)
    assert not course.feedback.exists()
    assert not course.autograded.exists()


@pytest.mark.slow
def test_nbgrader_releases_the_page(course, tmp_path):
    report = sample.perfect()
    handed_in(course, report)
    publish_student(course, report)
    (tmp_path / "exchange").mkdir(mode=0o777)
    (tmp_path / "exchange").chmod(0o777)
    (course.root / "nbgrader_config.py").write_text(
        "c = get_config()\n"
        'c.CourseDirectory.course_id = "released"\n'
        f"c.Exchange.root = {str(tmp_path / 'exchange')!r}\n"
    )
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])
    command = [sys.executable, "-m", "nbgrader", "release_feedback", A]
    run = subprocess.run(command, cwd=course.root, env=os.environ | {"PATH": path}, capture_output=True, text=True)
    assert run.returncode == 0, run.stderr
    (page,) = (tmp_path / "exchange" / "released" / "feedback").glob("*.html")
    assert page.stat().st_mode & 0o044 == 0o044  # its student is another user
    assert page.read_bytes() == page_of(course, report.student, A).read_bytes()
