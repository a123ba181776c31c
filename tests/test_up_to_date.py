"""What is kept of an earlier run: not what ran at a lower isolation level than is required now."""

from __future__ import annotations

import dataclasses
import json

import pytest
from practice_course import NAME, command, practice_class, reports
from sample_reports import perfect

from autograder import records
from autograder.batch import output
from autograder.course import Course

LEVELS = ("none", "partial", "full")


@pytest.mark.parametrize("required", LEVELS)
@pytest.mark.parametrize("made_at", LEVELS)
def test_a_report_is_kept_when_it_was_made_at_the_isolation_level_required(tmp_path, made_at, required):
    course = Course(tmp_path)
    report = dataclasses.replace(perfect("ada"), digest="d", protection=made_at)
    records.write(records.path(course, "ada", NAME), records.dump(report))
    records.write(course.autograded / "ada" / NAME / f"{NAME}.ipynb", "{}")
    found = output.up_to_date(course, "ada", NAME, "d", required)
    assert (found is not None) == (LEVELS.index(made_at) >= LEVELS.index(required))


@pytest.mark.slow
def test_what_was_graded_without_isolation_is_graded_again_when_a_level_is_required(tmp_path):
    course = practice_class(tmp_path / "course", 2)
    first = command(course, "grade", NAME, "--require-protection", "none")
    assert first.returncode == 0, first.stderr
    level = next(iter(reports(course).values()))["protection"]
    if level == "none":
        pytest.skip("this machine confines nothing")
    for student, report in reports(course).items():
        path = records.path(course, student, NAME)
        path.write_text(json.dumps({**report, "protection": "none"}))
    assert "0 graded, 2 unchanged" in command(course, "grade", NAME, "--require-protection", "none").stdout
    again = command(course, "grade", NAME, "--require-protection", level)
    assert "2 graded." in again.stdout, again.stdout
    assert {report["protection"] for report in reports(course).values()} == {level}
    assert "0 graded, 2 unchanged" in command(course, "grade", NAME).stdout
