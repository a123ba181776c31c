"""Every folder of submitted/ ends in a state that a person can see, whatever its name."""

from __future__ import annotations

import csv
import os
import re
import sqlite3
import unicodedata
from pathlib import Path

import pytest
from practice_course import NAME, command, reports

from autograder.authoring.practice import simulate
from autograder.batch import submitted
from autograder.course import Course

NOT_UTF8 = os.fsdecode(b"\xff\xfe")  # which the gradebook cannot hold
NAMES = [
    "...", "..%2f", "....", ".hidden", "..", "-rf", "--force", "=1+1", "+49 30", "@here", "|calc", "*", "[a-z]", "?",
    "a b", " before", "after ", "a\nb", "a\tb", "\x1b[31mred", "\x07", "\u202eada", "a\u200bb", "ａｄａ", "Ada", "ada",
    "é", "e\u0301", "ש", "%s", "%2e%2e", "{x}", "~", "$HOME", "`id`", "'", '"', "\\", "#1", "a&b", "<b>", "con",
    "nul.txt", "self_attention", "report.json", "__pycache__", "x" * 200, "ü" * 100, NOT_UTF8,
]  # fmt: skip
NAMES.remove("..")  # is no name


@pytest.fixture(scope="module")
def graded(course, tmp_path_factory):
    """A course in which the untouched release was handed in under every name, and what `grade` said."""
    place = tmp_path_factory.mktemp("odd") / "course"
    place.mkdir()
    course = simulate(course, NAME, 1, into=place)
    work = (course.release(NAME) / f"{NAME}.ipynb").read_bytes()
    for name in NAMES:
        folder = course.submitted / name / NAME
        folder.mkdir(parents=True)
        (folder / f"{NAME}.ipynb").write_bytes(work)
    for name in (".collected", ".ipynb_checkpoints", ".git", "__MACOSX"):
        (course.submitted / name / NAME).mkdir(parents=True)
    (course.submitted / "._ada").write_bytes(b"\0")
    (course.submitted / "all.zip").write_bytes(b"PK")
    return course, command(course, "grade", NAME)


def test_every_one_is_graded_in_its_own_folder(graded):
    course, done = graded
    assert "Traceback" not in done.stderr
    found = reports(course)
    assert set(NAMES) <= found.keys() and len(found) == len(NAMES) + 1
    for name in NAMES:
        assert (found[name]["student"], found[name]["status"], found[name]["score"]) == (name, "graded", 0)
        assert (course.feedback / name / NAME / f"{NAME}.html").is_file() == (name != NOT_UTF8)


def test_the_gradebook_knows_them_or_the_command_says_whom_it_cannot(graded):
    course, done = graded
    book = sqlite3.connect(course.gradebook)
    known = {student for (student,) in book.execute("SELECT id FROM student")}
    book.close()
    assert set(NAMES) - known == {NOT_UTF8}
    assert r"\udcff\udcfe: not in the gradebook" in " ".join(done.stderr.split())


def test_work_that_is_not_graded_is_named_and_the_command_ends_with_1(graded):
    _, done = graded
    assert done.returncode == 1 and "submitted/all.zip is not graded" in done.stderr


def test_nothing_of_a_name_reaches_the_terminal_alive(graded):
    _, done = graded
    for text in (done.stdout, done.stderr):
        hidden = {c for c in text if unicodedata.category(c) in ("Cc", "Cf", "Cs") and c != "\n"}
        assert hidden == set() and "ש" not in text


def test_the_class_table_and_page_have_all_of_them(graded):
    course, _ = graded
    text = (course.feedback / f"{NAME}.csv").read_text("utf-8")
    rows = list(csv.DictReader(text.splitlines()))
    assert len(rows) == len(NAMES) + 1
    assert not any(re.match(r"[=+\-@|%]", row["student"]) for row in rows)
    page = (course.feedback / f"{NAME}.html").read_text("utf-8")
    assert "./.../self_attention/self_attention.html" in page and "./..%252f/self_attention/" in page


@pytest.mark.slow
def test_a_second_run_and_the_pages_alone_know_them_too(graded):
    course, done = graded
    again = command(course, "grade", NAME)
    assert f"0 graded, {len(NAMES) + 1} unchanged" in again.stdout and again.returncode == done.returncode
    assert f"{len(NAMES) + 1} pages" in command(course, "feedback", NAME).stdout
    assert "1 unchanged" in command(course, "grade", NAME, "--student", "...").stdout


# --- what is no submission, but looks like somebody's work ------------------------------------------------------------


def told(root: Path) -> list[str]:
    return submitted.passed_over(Course(root), NAME)


@pytest.mark.parametrize("name", ["ada.ipynb", "all.zip", ".ada.ipynb", "work.tar.gz", "ada.py", "ada.ipynb.txt"])
def test_work_that_lies_in_no_folder_is_named(tmp_path, name):
    (tmp_path / "submitted").mkdir()
    (tmp_path / "submitted" / name).write_text("")
    (said,) = told(tmp_path)
    assert said.startswith(f"submitted/{name} is not graded: what is graded lies in submitted/STUDENT/{NAME}/.")


@pytest.mark.parametrize(
    "name", ["ada.ipynb", "ada.zip", "self_attention.py", "Self-Attention", "self attention", "SELF_ATTENTION"]
)
def test_work_beside_its_folder_or_under_a_name_much_like_it_is_named(tmp_path, name):
    place = tmp_path / "submitted" / "ada" / name
    place.parent.mkdir(parents=True)
    place.write_text("") if place.suffix else place.mkdir()
    (said,) = told(tmp_path)
    assert said.startswith(f"submitted/ada/{name} is not graded: ") and NAME in said


def test_who_handed_in_another_assignment_alone_and_what_programs_leave_is_not(tmp_path):
    (tmp_path / "submitted" / "ada" / "another").mkdir(parents=True)
    (tmp_path / "submitted" / "bob" / NAME).mkdir(parents=True)
    for name in (".DS_Store", "README.md", "roster.csv", "._ada.ipynb"):
        (tmp_path / "submitted" / name).write_text("")
    assert told(tmp_path) == []
