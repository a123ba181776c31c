"""What people and penalties add to a report: on the pages, in the class's table and in nbgrader's own export alike."""

from __future__ import annotations

import contextlib
import copy
import csv
import hashlib
import json
import shutil
import sqlite3
import subprocess
import sys
import threading
import time
from pathlib import Path

import hypothesis
import pytest
import test_gradebook
from collect_helpers import notebook, roster, zipped
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from rich.console import Console
from test_gradebook import EXPORTER, NOTEBOOK, configure, due, gradebook, nbgrader, put
from typer.testing import CliRunner

from autograder import cli, records
from autograder.batch import publish as publishing
from autograder.batch.batch import Batch
from autograder.batch.publish import Published, left_behind, publish_all, publish_class
from autograder.course import Course
from autograder.gradebook import reading, recording
from autograder.gradebook.entries import entry
from autograder.gradebook.errors import GradebookError
from autograder.gradebook.grades import given, totals
from autograder.gradebook.reading import refilled
from autograder.gradebook.recording import Recorder, record
from autograder.report import Report

course = test_gradebook.course
pytestmark = test_gradebook.pytestmark

STOCK = "--exporter=nbgrader.plugins.CsvExportPlugin"
WHY = "Because a sum grows."


def report(student: str, double: float = 3, halve: float = 2.5, why: str = WHY, code: str = "2 * x", **more) -> Report:
    """A report of the assignment “tiny”, as the grader would write it."""

    def exercise(name, points, most):
        status = "accepted" if points == most else "wrong"
        check = {"name": "values", "visible": True, "status": "passed" if points else "failed", "message": ""}
        check |= {"mistake": None, "title": None, "hint": None, "evidence": None}
        source = f"def {name}(x):\n    return {code}"
        return {
            "name": name, "points": points, "max_points": most, "status": status, "note": None, "error": None,
            "checks": [check], "code": [{"cell": name, "source": source}],
        }  # fmt: skip

    told = {
        "schema": 1, "assignment": "tiny", "student": student, "submitted_at": "2025-03-01T12:00:00+00:00",
        "submitted_problem": None, "graded_at": "2025-03-05T09:00:12+00:00", "status": "graded", "reason": None,
        "digest": "d", "seed": 1, "protection": "full", "device": "cpu",
        "versions": {"autograder": "0.1.0", "python": "3.11.9", "torch": "2.5.1", "numpy": "2.1.3"},
        "score": double + halve, "max_score": 5.5, "repairs": [],
        "exercises": [exercise("double", double, 3), exercise("halve", halve, 2.5)], "cells": [],
        "written": [{"name": "why", "max_points": 5, "answered": bool(why), "text": why}], "picture": None,
        "answers": {"double": digest(code), "halve": digest(code), "why": digest(why), "draw": digest(why + code)},
        **more,
    }  # fmt: skip
    return records.parse(json.dumps(told))


def digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


def hand_in_and_grade(course: Course, *reports: Report, notebook: dict = NOTEBOOK) -> None:
    """What a batch leaves: a submission, a report, rows in the gradebook."""
    for one in reports:
        (course.submitted / one.student / "tiny").mkdir(parents=True, exist_ok=True)
        records.write(records.path(course, one.student, "tiny"), records.dump(one))
    done = put(course, *map(entry, reports), notebook=notebook)
    assert not done.failed


def by_hand(course: Course, student: str, cell: str, score: float | None, extra: float | None = None, comment=None):
    """What formgrader does when a person has typed a score."""
    with gradebook(course) as book:
        grade = book.find_grade(cell, "tiny", "tiny", student)
        grade.manual_score, grade.extra_credit = score, extra
        grade.needs_manual_grade = grade.manual_score is None and grade.auto_score is None
        if comment:
            book.find_comment(cell.removeprefix("check_"), "tiny", "tiny", student).manual_comment = comment
        book.db.commit()


def to_be_graded(course: Course, student: str) -> set[str]:
    with gradebook(course) as book:
        grades = book.find_submission_notebook("tiny", "tiny", student).grades
        return {grade.name for grade in grades if grade.needs_manual_grade}


def page(course: Course, student: str) -> str:
    return (course.feedback / student / "tiny" / "tiny.html").read_text("utf-8")


def table(course: Course) -> dict[str, dict]:
    with open(course.feedback / "tiny.csv", newline="", encoding="utf-8") as file:
        return {row["student"]: row for row in csv.DictReader(file)}


def exported(course: Course, exporter: str = EXPORTER) -> dict[str, dict]:
    nbgrader("export", "--to=grades.csv", exporter)
    with open("grades.csv", newline="", encoding="utf-8") as file:
        return {row["student_id"]: row for row in csv.DictReader(file)}


def published(course: Course) -> dict[Path, bytes]:
    return {path: path.read_bytes() for path in sorted(course.feedback.rglob("*")) if path.is_file()}


# --- the gradebook cannot be read ---------------------------------------------------------------------------------


@pytest.fixture
def late(course) -> Course:
    """Ada handed in late, Bob in time; Ada has a grade given by hand. All is published."""
    configure(course, 'c.LateSubmissionPlugin.penalty_method = "zero"\n')
    due(course, "2025-03-01 11:00:00")
    hand_in_and_grade(course, report("ada"), report("bob", submitted_at="2025-03-01T10:00:00+00:00"))
    by_hand(course, "ada", "why", 4, comment="Nearly.")
    publish_all(course, "tiny", {})
    assert "for handing in late" in page(course, "ada") and "Nearly." in page(course, "ada")
    return course


@contextlib.contextmanager
def held(course: Course):
    """Another program is in the middle of writing the gradebook, and nobody can even read it."""
    with contextlib.closing(sqlite3.connect(course.gradebook, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        yield other
        other.execute("ROLLBACK")


def test_while_the_gradebook_is_locked_nothing_is_published_and_the_command_says_why(late, monkeypatch):
    monkeypatch.setattr(reading, "BUSY_SECONDS", 0.2)
    before = published(late)
    with held(late), pytest.raises(GradebookError, match=r"gradebook\.db: another program .* No page"):
        publish_all(late, "tiny", {})
    with held(late), pytest.raises(GradebookError):
        publish_class(late, "tiny", {})
    assert published(late) == before


def test_a_class_does_not_wait_for_a_locked_gradebook_once_more_with_each_group(late, monkeypatch):
    monkeypatch.setattr(recording, "HURRY", 0)
    recorder, waited = Recorder(late, "tiny", NOTEBOOK, busy_seconds=1.5), []
    with held(late):
        for _ in range(2):
            started = time.monotonic()
            with pytest.raises(GradebookError, match=r"for more than 1\.5 s"):
                recorder.record([entry(report("ada"))])
            waited.append(time.monotonic() - started)
    assert waited[1] < waited[0]
    assert recorder.record([entry(report("ada"))]).students == ["ada"]
    assert recorder.patience == 1.5


def test_a_lock_that_is_let_go_is_waited_for(late):
    before = published(late)
    with held(late):
        waiting = threading.Thread(target=publish_all, args=(late, "tiny", {}))
        waiting.start()
        waiting.join(0.5)
        assert waiting.is_alive()
    waiting.join(60)
    assert published(late) == before


def test_the_feedback_command_ends_with_a_sentence_and_leaves_the_pages_alone(late):
    rubric = late.root / "autograder" / "rubrics" / "tiny"
    rubric.mkdir(parents=True)
    (rubric / "rubric.py").write_text("WRITTEN = {}\n")
    before = published(late)
    late.gradebook.write_bytes(b"not a database at all, " * 100)
    done = subprocess.run([sys.executable, "-m", "autograder", "feedback", "tiny"], capture_output=True, text=True)
    assert done.returncode == 2 and "Traceback" not in done.stderr
    assert "it is no gradebook" in " ".join(done.stderr.split()) and "No page and no table was made." in done.stderr
    assert published(late) == before


def _dropped(file: Path) -> None:
    with contextlib.closing(sqlite3.connect(file)) as book:
        book.execute("ALTER TABLE grade DROP COLUMN extra_credit")


def _without_a_table(file: Path) -> None:
    with contextlib.closing(sqlite3.connect(file)) as book:
        book.execute("DROP TABLE comment")


def _emptied(file: Path) -> None:
    file.write_bytes(b"")


def _of_others(file: Path) -> None:
    with contextlib.closing(sqlite3.connect(file)) as book:
        book.execute("UPDATE assignment SET name = 'other'")
        book.commit()


def _a_folder(file: Path) -> None:
    file.unlink()
    file.mkdir()


def _a_link_to_nowhere(file: Path) -> None:
    file.unlink()
    file.symlink_to("/nowhere/gradebook.db")


def _config(text: str):
    return lambda file: configure(Course(file.parent), text)


@pytest.mark.parametrize(
    ("spoil", "said"),
    [
        (_dropped, "nbgrader db upgrade"),
        (_without_a_table, "nbgrader db upgrade"),
        (_a_folder, "cannot be opened"),
        (Path.unlink, "gradebook\\.db is missing, and 2 submissions of tiny were graded"),
        (_emptied, "gradebook\\.db is empty, .* bring back a copy of it, or run `autograder grade tiny`"),
        (_of_others, "gradebook\\.db holds no submission of tiny, and 2 submissions"),
        (_a_link_to_nowhere, "cannot be opened"),
        (_config("c.LateSubmissionPlugin.penalty_method = undefined_name\n"), "undefined_name"),
        (_config('c.CourseDirectory.db_url = "sqlite:////nowhere/at/all/gradebook.db"\n'), "is missing"),
        (_config('c.CourseDirectory.db_url = "postgresql+no_such_driver://localhost/grades"\n'), "no_such_driver"),
    ],
)
def test_whatever_is_wrong_with_the_gradebook_it_is_never_read_as_an_empty_one(late, spoil, said):
    before = published(late)
    spoil(late.gradebook)
    for make in (publish_all, publish_class):
        with pytest.raises(GradebookError, match=said):
            make(late, "tiny", {})
    assert published(late) == before


@pytest.mark.parametrize("spoil", [Path.unlink, _emptied, _of_others])
def test_what_goes_back_says_the_same_of_a_gradebook_that_was_lost(late, spoil):
    spoil(late.gradebook)
    with pytest.raises(GradebookError, match="2 submissions of tiny were graded: bring back a copy of it"):
        totals(late, "tiny")


@pytest.mark.parametrize("spoil", [Path.unlink, _emptied])
def test_grading_into_a_gradebook_that_was_lost_says_what_is_not_in_it(late, spoil):
    assert refilled(late, "tiny") is None
    spoil(late.gradebook)
    assert "is filled again from the reports" in refilled(late, "tiny")
    shutil.rmtree(late.autograded)
    assert refilled(late, "tiny") is None


def test_before_anything_was_graded_there_need_be_no_gradebook(course):
    assert publish_all(course, "tiny", {}).students == 0
    with pytest.raises(GradebookError, match="run `autograder grade tiny` first"):
        totals(course, "tiny")


def test_the_gradebook_is_looked_for_where_every_config_of_nbgrader_says(late, tmp_path, monkeypatch):
    there = given(late, "tiny")
    late.gradebook.rename(late.root / "elsewhere.db")
    of_the_user = tmp_path / "of-the-user"
    of_the_user.mkdir()
    (of_the_user / "nbgrader_config.py").write_text('get_config().CourseDirectory.db_url = "sqlite:///elsewhere.db"\n')
    monkeypatch.setenv("JUPYTER_CONFIG_PATH", str(of_the_user))
    assert given(late, "tiny") == there
    put(late, entry(report("ada")))  # the writer goes there, too
    assert not late.gradebook.exists()


def test_half_a_transaction_of_a_program_that_was_killed_does_not_hide_the_grades(late):
    there = given(late, "tiny")
    writing = (
        "import os, sqlite3, sys\n"
        "book = sqlite3.connect(sys.argv[1], isolation_level=None)\n"
        "book.execute('PRAGMA cache_size = 1')\n"
        "book.execute('BEGIN IMMEDIATE')\n"
        "book.execute('CREATE TABLE filling (text TEXT)')\n"
        "book.executemany('INSERT INTO filling VALUES (?)', [('x' * 5000,)] * 200)\n"
        "book.execute('UPDATE grade SET manual_score = NULL')\n"
        "os.kill(os.getpid(), 9)\n"
    )
    subprocess.run([sys.executable, "-c", writing, str(late.gradebook)])
    assert late.gradebook.with_name("gradebook.db-journal").stat().st_size
    assert given(late, "tiny") == there


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@hypothesis.given(data=st.data())
def test_a_damaged_gradebook_gives_all_its_grades_or_an_error(late, data):
    whole, there = late.root / "whole.db", given(late, "tiny") if late.gradebook.exists() else None
    if not whole.exists():
        shutil.copy(late.gradebook, whole)
    content = whole.read_bytes()
    if data.draw(st.booleans(), "torn off"):
        damaged = content[: data.draw(st.integers(1, len(content) - 1))]
    else:
        first = data.draw(st.integers(0, len(content) // 4096 - 1))
        damaged = content[: first * 4096] + bytes(4096) + content[(first + 1) * 4096 :]
    late.gradebook.write_bytes(damaged)
    try:
        with contextlib.suppress(GradebookError):
            assert given(late, "tiny") == there
    finally:
        shutil.copy(whole, late.gradebook)


# --- what is to be looked at again --------------------------------------------------------------------------------


def test_grading_again_asks_for_no_second_look_at_what_has_not_changed(course):
    hand_in_and_grade(course, report("ada"))
    for cell, score in (("why", 4), ("check_halve", 1), ("draw", 1)):
        by_hand(course, "ada", cell, score)
    assert to_be_graded(course, "ada") == set()
    hand_in_and_grade(course, report("ada", double=1, submitted_at="2025-03-02T12:00:00+00:00"))
    assert to_be_graded(course, "ada") == set()


@pytest.mark.parametrize(
    ("change", "again"),
    [
        ({"why": "Something else."}, {"why", "draw"}),
        ({"why": ""}, {"why", "draw"}),
        ({"halve": 0}, {"check_halve"}),
        ({"code": "x + x"}, {"check_halve", "draw"}),
        ({"why": "Something else.", "submitted_at": None}, {"why", "draw"}),
    ],
)
def test_a_second_look_is_asked_for_where_an_answer_or_the_score_under_an_override_has_changed(course, change, again):
    hand_in_and_grade(course, report("ada"))
    for cell, score in (("why", 4), ("check_halve", 1), ("draw", 1)):
        by_hand(course, "ada", cell, score)
    for _ in range(2):  # and stays asked for, until a person has looked
        hand_in_and_grade(course, report("ada", **change))
        assert to_be_graded(course, "ada") == again
    with gradebook(course) as book:
        grades = {
            grade.name: grade.manual_score for grade in book.find_submission_notebook("tiny", "tiny", "ada").grades
        }
    assert (grades["why"], grades["check_halve"], grades["draw"]) == (4, 1, 1)


def test_what_the_grader_could_not_read_this_time_is_not_taken_for_changed(course):
    hand_in_and_grade(course, report("ada"))
    by_hand(course, "ada", "why", 4)
    failed = {"status": "needs attention", "score": None, "exercises": [], "written": [], "answers": {}}
    hand_in_and_grade(course, report("ada", **failed))
    assert "why" not in to_be_graded(course, "ada")
    hand_in_and_grade(course, report("ada"))
    assert to_be_graded(course, "ada") == {"draw"}


def test_in_a_gradebook_that_does_not_tell_what_was_judged_all_is_looked_at_again(course):
    hand_in_and_grade(course, report("ada"))
    by_hand(course, "ada", "why", 4)
    with contextlib.closing(sqlite3.connect(course.gradebook)) as book:
        book.execute("DROP TABLE autograder_judged")
    put(course, entry(report("ada"), unchanged=True))
    assert to_be_graded(course, "ada") == {"draw"}  # the report stood before
    with contextlib.closing(sqlite3.connect(course.gradebook)) as book:
        book.execute("DROP TABLE autograder_judged")
    put(course, entry(report("ada")))
    assert to_be_graded(course, "ada") == {"draw", "why"}


ATTEMPTS = st.fixed_dictionaries(
    {"halve": st.sampled_from([0, 1.5, 2.5]), "why": st.sampled_from([WHY, "No.", ""]), "code": st.sampled_from("ab")}
)
EVENTS = st.lists(
    st.one_of(
        st.tuples(st.just("graded"), ATTEMPTS),
        st.tuples(st.just("graded again"), st.booleans()),
        st.tuples(st.just("looked at"), st.sampled_from(["why", "check_halve", "draw"])),
        st.tuples(st.just("killed before it was recorded"), ATTEMPTS),
        st.tuples(st.just("report deleted"), st.none()),
    ),
    max_size=12,
)


@settings(max_examples=12, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@hypothesis.given(EVENTS)
def test_in_whatever_order_things_happen_a_grade_is_final_while_it_is_for_the_answer_that_stands(course, events):
    """A model beside the gradebook: what a person saw when giving a grade, and whether it has been another since."""
    course.gradebook.unlink(missing_ok=True)
    recorder = Recorder(course, "tiny", NOTEBOOK)

    def seen(attempt, cell):
        told = {"why": attempt["why"], "check_halve": (attempt["halve"], attempt["code"])}
        return told.get(cell, (attempt["why"], attempt["code"]))

    now = {"halve": 2.5, "why": WHY, "code": "a"}
    recorder.record([entry(report("ada", **now))])
    graded_for: dict[str, object] = {}
    again: set[str] = set()
    for what, which in events:
        if what == "looked at":
            by_hand(course, "ada", which, 1)
            again.discard(which)
            graded_for[which] = seen(now, which)
            continue
        if what in ("killed before it was recorded", "report deleted"):
            # The gradebook knows nothing of that; the next run records what it finds.
            now = now if which is None else which
        elif what == "graded":
            now = which
        recorder.record([entry(report("ada", **now), unchanged=which is True)])
        again |= {cell for cell, answer in graded_for.items() if answer != seen(now, cell)}
        about = given(course, "tiny")["ada"].manual
        assert {f"check_{name}" if name == "halve" else name for name, one in about.items() if one.again} == again


# --- what is shown meanwhile --------------------------------------------------------------------------------------


def test_a_grade_for_an_earlier_attempt_is_told_as_that_and_counts_nowhere(course):
    hand_in_and_grade(course, report("ada"))
    by_hand(course, "ada", "why", 4, comment="Nearly.")
    by_hand(course, "ada", "check_halve", 1)
    publish_all(course, "tiny", {})
    assert "Graded by hand: 4 of 5." in page(course, "ada") and '<span class="big">8</span>' in page(course, "ada")
    assert (table(course)["ada"]["why"], table(course)["ada"]["total"]) == ("4", "8")

    hand_in_and_grade(course, report("ada", halve=2, why="Something else.", code="x + x"))
    publish_all(course, "tiny", {})
    text = page(course, "ada")
    assert "4 of 5 for an earlier attempt; will be looked at again." in text and "Graded by hand: 4" not in text
    assert "1 of 2.5 for an earlier attempt; will be looked at again. Until then the automatic points count." in text
    assert "Comment on an earlier attempt:</b> Nearly." in text
    assert '<span class="big">5</span> <span class="of">of 5.5 points so far' in text
    row = table(course)["ada"]
    assert (row["why"], row["by_hand"], row["total"], row["waiting"]) == ("", "0", "5", "halve, draw, why")
    assert float(exported(course)["ada"]["score"]) == 5
    of_class = (course.feedback / "tiny.html").read_text("utf-8")
    assert "4 of 5 for an earlier attempt; look at it again." in of_class and "look again" in of_class

    by_hand(course, "ada", "why", 3)
    by_hand(course, "ada", "check_halve", None)
    publish_all(course, "tiny", {})
    assert "earlier attempt" not in page(course, "ada") and "Graded by hand: 3 of 5." in page(course, "ada")
    assert float(exported(course)["ada"]["score"]) == float(table(course)["ada"]["total"]) == 8


def test_a_headline_is_not_final_while_anything_waits_for_a_person(course):
    hand_in_and_grade(course, report("ada"))
    for cell, score in (("why", 4), ("check_halve", 1), ("draw", 1)):
        by_hand(course, "ada", cell, score)
    publish_all(course, "tiny", {})
    assert '<span class="of">of 12.5 points</span>' in page(course, "ada")
    hand_in_and_grade(course, report("ada", code="x + x"))
    publish_all(course, "tiny", {})
    assert '<span class="of">of 10.5 points so far</span>' in page(course, "ada")
    assert "halve" in table(course)["ada"]["waiting"]


@settings(max_examples=12, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@hypothesis.given(st.sets(st.sampled_from(["why", "check_halve", "draw"])), st.booleans())
def test_so_far_stands_there_exactly_while_something_waits_for_a_person(course, overridden, changed):
    course.gradebook.unlink(missing_ok=True)
    hand_in_and_grade(course, report("ada"))
    for cell in overridden:
        by_hand(course, "ada", cell, 1)
    hand_in_and_grade(course, report("ada", code="x + x" if changed else "2 * x"))
    publish_all(course, "tiny", {})
    assert ("points so far</span>" in page(course, "ada")) == bool(table(course)["ada"]["waiting"])


def test_an_earlier_grade_above_a_lowered_maximum_is_told_without_the_maximum(course):
    hand_in_and_grade(course, report("ada"))
    by_hand(course, "ada", "why", 4)
    notebook = copy.deepcopy(NOTEBOOK)
    notebook["cells"][6]["metadata"]["nbgrader"]["points"] = 3
    changed = report("ada", why="Something else.")
    changed.written[0].max_points = 3
    hand_in_and_grade(course, changed, notebook=notebook)
    publish_all(course, "tiny", {})
    text, of_class = page(course, "ada"), (course.feedback / "tiny.html").read_text("utf-8")
    assert "4 points for an earlier attempt; will be looked at again." in text
    assert "4 points for an earlier attempt; look at it again." in of_class
    assert "4 of 3 for" not in text + of_class


def test_a_grade_by_hand_for_work_that_the_grader_cannot_read_any_more_is_not_final(course):
    hand_in_and_grade(course, report("ada"))
    by_hand(course, "ada", "check_halve", 1)
    torn = {"status": "needs attention", "score": None, "exercises": [], "written": [], "reason": "It is torn."}
    hand_in_and_grade(course, report("ada", code="torn", why="torn", **torn))
    publish_all(course, "tiny", {})
    assert (table(course)["ada"]["total"], exported(course)["ada"]["score"]) == ("", "")
    for cell in ("check_double", "check_halve", "why"):
        by_hand(course, "ada", cell, 1)
    publish_all(course, "tiny", {})
    assert table(course)["ada"]["total"] == "3" and float(exported(course)["ada"]["score"]) == 3
    assert "Graded by hand: 1 of 2.5." in page(course, "ada")


def test_a_grade_by_hand_above_a_lowered_maximum_is_named(course):
    hand_in_and_grade(course, report("ada"), report("bob"))
    by_hand(course, "ada", "why", 4)
    by_hand(course, "bob", "why", 2, extra=3)
    assert publish_all(course, "tiny", {}).notes == []
    notebook = copy.deepcopy(NOTEBOOK)
    notebook["cells"][6]["metadata"]["nbgrader"]["points"] = 3
    hand_in_and_grade(course, report("ada"), report("bob"), notebook=notebook)
    (note,) = publish_all(course, "tiny", {}).notes
    assert note.startswith("ada: why has 4 points given by hand, where 3 are the most now.")
    text = " ".join((course.feedback / "tiny.html").read_text("utf-8").split())
    assert "<code>why</code> has 4 of 3 points" in text


# --- one meaning per column ---------------------------------------------------------------------------------------

POINTS = st.sampled_from([None, 0, 0.5, 1, 2.5])
STUDENT = st.fixed_dictionaries(
    {
        "double": st.sampled_from([0, 1, 3]),
        "halve": st.sampled_from([0, 2.5]),
        "readable": st.sampled_from([True, True, True, False]),
        "late": st.sampled_from([None, 1.5, 100]),
        "by hand": st.dictionaries(
            st.sampled_from(["check_double", "check_halve", "why", "draw"]),
            st.tuples(POINTS, st.sampled_from([None, 0, 0.5])),
        ),
    }
)


@settings(max_examples=12, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@hypothesis.given(st.lists(STUDENT, min_size=1, max_size=4))
def test_the_totals_are_nbgraders_and_the_columns_add_up_to_them(course, students):
    course.gradebook.unlink(missing_ok=True)
    shutil.rmtree(course.autograded, ignore_errors=True)
    unread = {"status": "needs attention", "score": None, "exercises": [], "written": []}
    hand_in_and_grade(
        course,
        *(
            report(f"s{i}", x["double"], x["halve"], **({} if x["readable"] else unread))
            for i, x in enumerate(students)
        ),
    )
    for i, x in enumerate(students):
        for cell, (score, extra) in x["by hand"].items():
            by_hand(course, f"s{i}", cell, score, extra)
    with gradebook(course) as book:
        for i, x in enumerate(students):
            book.find_submission_notebook("tiny", "tiny", f"s{i}").late_submission_penalty = x["late"]
        book.db.commit()
        scores = {
            one.student_id: (one.score, one.late_submission_penalty) for one in book.assignment_submissions("tiny")
        }
    publish_class(course, "tiny", {})
    rows, ours, stock = table(course), exported(course), exported(course, STOCK)
    assert rows.keys() == ours.keys() == stock.keys() == scores.keys()
    for student, row in rows.items():
        assert ours[student]["max_score"] == stock[student]["max_score"] == f"{float(row['max_total'])}"
        if row["total"] == "":
            assert row["automatic"] == "" and ours[student]["score"] == ""
            continue
        score, penalty = scores[student]
        assert (
            float(row["total"])
            == max(0, score - penalty)
            == float(ours[student]["score"])
            == float(stock[student]["score"])
        )
        columns = float(row["automatic"] or 0) + float(row["by_hand"]) - float(row["penalty"])
        assert float(row["total"]) == max(0, columns)


def test_points_of_another_notebook_of_the_assignment_are_in_the_total(course):
    (course.source("tiny") / "second.ipynb").write_text(json.dumps(NOTEBOOK))
    put(course)
    record(course, "tiny", NOTEBOOK, [], notebook="second")
    hand_in_and_grade(course, report("ada"))
    record(course, "tiny", NOTEBOOK, [entry(report("ada", double=1, halve=0))], notebook="second")
    with gradebook(course) as book:
        book.find_grade("why", "second", "tiny", "ada").manual_score = 2
        book.db.commit()
    hand_in_and_grade(course, report("ada"))
    publish_all(course, "tiny", {})
    row = table(course)["ada"]
    assert (row["automatic"], row["why"]) == ("6.5", "")
    with gradebook(course) as book:
        assert book.find_grade("why", "second", "tiny", "ada").needs_manual_grade


@pytest.mark.parametrize(("recorded", "pages", "classed"), [(0, 0, False), (2, 0, True), (2, 1, True)])
def test_grade_names_only_what_it_made(course, capsys, monkeypatch, recorded, pages, classed):
    monkeypatch.setattr(cli, "out", Console(width=200))
    made = Published(course.feedback / "tiny.html") if classed else None
    cli.show_batch(course, "tiny", Batch([report("ada")], graded=1, recorded=recorded, pages=pages), made)
    said = capsys.readouterr().out
    assert [line in said for line in ("Feedback pages", "Class page", "Gradebook ")] == [
        pages > 0,
        classed,
        recorded > 0,
    ]


# --- who is there now ---------------------------------------------------------------------------------------------


def test_a_student_who_was_removed_leaves_the_class_and_what_is_left_is_named(course):
    hand_in_and_grade(course, report("ada"), report("bob", double=0))
    publish_all(course, "tiny", {})
    nbgrader("db", "student", "remove", "bob", "--force")
    assert list(table(course)) == ["ada", "bob"]
    done = publish_all(course, "tiny", {})  # still in submitted/
    assert (list(table(course)), done.notes) == (["ada", "bob"], [])

    shutil.rmtree(course.submitted / "bob")
    old = page(course, "bob")
    done = publish_all(course, "tiny", {})
    assert (list(table(course)), done.students) == (["ada"], 1)
    text = " ".join((course.feedback / "tiny.html").read_text("utf-8").split())
    assert "<b>1</b> submission" in text and "<b>5.5</b> mean" in text and ">bob</bdi>" not in text
    (note,) = done.notes
    assert note.startswith("bob: neither in submitted/ nor in the gradebook any more")
    assert (
        "rm -r autograded/bob/tiny feedback/bob/tiny" in note and "rm -r autograded/bob/tiny feedback/bob/tiny" in text
    )
    assert page(course, "bob") == old  # named, not touched


def test_whose_submission_was_put_away_is_still_there(course):
    hand_in_and_grade(course, report("ada"))
    shutil.rmtree(course.submitted)  # the grades are still given out
    assert publish_all(course, "tiny", {}).left == {}
    assert list(table(course)) == ["ada"]


NAMES = st.text(st.characters(exclude_characters="/\0", exclude_categories=["Cs"]), min_size=1, max_size=12).filter(
    lambda name: name not in (".", "..") and len(name.encode()) < 200
)


@settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@hypothesis.given(st.sets(NAMES, min_size=1, max_size=3))
@hypothesis.example({"-rf", "a b", "'; touch gone #"})
@hypothesis.example({"$(touch gone)", "`touch gone`", "\x1b[31m\n", "\u202eoh"})
def test_the_command_removes_what_is_left_and_nothing_else(course, names):
    for root in (course.autograded, course.feedback):
        shutil.rmtree(root, ignore_errors=True)
    keep = course.autograded / "ada" / "tiny"
    for folder in (keep, course.submitted / "ada" / "tiny", *(course.feedback / name / "tiny" for name in names)):
        folder.mkdir(parents=True, exist_ok=True)
    done = Published(course.feedback, left=left_behind(course, "tiny", {}))
    assert done.left.keys() == names - {"ada"}
    if done.left:
        assert done.removal.isprintable()
        subprocess.run(["bash", "-c", done.removal], cwd=course.root, check=True)
    assert not [path for path in course.feedback.glob("*/tiny") if path.parent.name != "ada"]
    assert keep.is_dir() and not list(course.root.rglob("gone"))


# --- a page that cannot be made -----------------------------------------------------------------------------------


@pytest.fixture
def unlucky(course, monkeypatch) -> Course:
    """A class of three; the page of the first cannot be made."""
    rubric = course.root / "autograder" / "rubrics" / "tiny"
    rubric.mkdir(parents=True)
    (rubric / "rubric.py").write_text("")
    hand_in_and_grade(course, report("ada"), report("bob"), report("eve"))
    make = publishing.page

    def failing(one, *args, **more):
        if one.student == "ada":
            raise OverflowError("a number of ours")
        return make(one, *args, **more)

    monkeypatch.setattr(publishing, "page", failing)
    return course


def test_a_page_that_cannot_be_made_is_named_and_costs_nobody_else_theirs(unlucky):
    done = publish_all(unlucky, "tiny", {})
    (problem,) = done.problems
    assert problem.startswith("ada: ") and "OverflowError: a number of ours" in problem
    assert page(unlucky, "bob") and page(unlucky, "eve") and table(unlucky).keys() == {"ada", "bob", "eve"}
    assert "bob" in done.page.read_text("utf-8")


def test_making_all_pages_ends_with_1_when_one_could_not_be_made(unlucky):
    done = CliRunner(env={"COLUMNS": "400"}).invoke(cli.app, ["feedback", "tiny"])
    said = " ".join(done.output.split())
    assert "ada: graded, but the feedback page could not be made (OverflowError" in said and "2 pages in" in said, said
    assert done.exit_code == 1 and page(unlucky, "eve")


def test_so_does_giving_pages_back(unlucky):
    names = {"ada": "Ada Lovelace_1", "bob": "Bob Hope_2", "eve": "Eve Moss_3"}
    content = {f"{name}_assignsubmission_file/tiny.ipynb": notebook(student) for student, name in names.items()}
    zipped(content, unlucky.root / "download.zip")
    rows = [(student, name.split("_")[0]) for student, name in names.items()]
    who = str(roster(unlucky.root / "roster.csv", "id,name", rows))
    run = CliRunner(env={"COLUMNS": "400"}).invoke
    taken = run(cli.app, ["collect", "tiny", "download.zip", "--from", "moodle", "--roster", who])
    assert taken.exit_code == 0, taken.output
    done = run(cli.app, ["return", "tiny", "--to", "moodle", "--feedback", "--roster", who])
    assert done.exit_code == 1 and "ada: graded, but the feedback page could not be made" in done.output, done.output
    assert (unlucky.feedback / "tiny-moodle.zip").is_file()


def test_a_page_whose_folder_cannot_be_made_costs_nobody_else_theirs(unlucky):
    unlucky.feedback.mkdir()
    (unlucky.feedback / "bob").write_text("a file where a folder is needed")
    assert [problem.split(":")[0] for problem in publish_all(unlucky, "tiny", {}).problems] == ["ada", "bob"]
    assert page(unlucky, "eve")


@pytest.mark.parametrize("which", ["class_page", "class_csv"])
def test_what_cannot_be_made_of_the_class_costs_nothing_else(unlucky, monkeypatch, which):
    def failing(*args, **more):
        raise KeyError("template")

    monkeypatch.setattr(publishing, which, failing)
    done = publish_all(unlucky, "tiny", {})
    assert "class could not be made" in done.problems[-1] or "class page could not be made" in done.problems[-1]
    assert done.page.exists() == (which != "class_page")
    assert done.page.with_suffix(".csv").exists() == (which != "class_csv")
    assert page(unlucky, "bob")
