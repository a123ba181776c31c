"""report.json: what is written is what is read, and what is no report is said to be none."""

from __future__ import annotations

import dataclasses
import json
from pathlib import Path

import jsonschema
import pytest
import sample_reports as sample
import test_gradebook
from test_hand_grades import hand_in_and_grade, report, table

from autograder import records
from autograder.batch.publish import publish_all

course = test_gradebook.course
pytestmark = test_gradebook.pytestmark

EVERY = [sample.perfect(), sample.many_mistakes(), sample.all_states(), sample.needs_attention(), report("ada")]
ODD = dataclasses.replace(sample.perfect(), student="\udcff\udcfe")


@pytest.mark.parametrize("one", [*EVERY, ODD])
def test_what_is_written_is_read_back_and_holds_against_the_schema(tmp_path, one):
    file = tmp_path / one.student / one.assignment / "report.json"
    records.write(file, records.dump(one))
    assert records.read(file) == one
    assert records.dump(records.read(file)) == records.dump(one)
    jsonschema.Draft202012Validator(records.schema()).validate(json.loads(file.read_text()))


def _without(field):
    return lambda told: told.pop(field)


def _with(**fields):
    return lambda told: told.update(fields)


DAMAGES = {
    "another schema": (_with(schema=2), "`$.schema`"),
    "a field is missing": (_without("exercises"), "`exercises`"),
    "a status that there is not": (lambda told: told["exercises"][0].update(status="good"), "`$.exercises[0].status`"),
    "points as text": (lambda told: told["exercises"][0].update(points="3"), "`$.exercises[0].points`"),
    "a level that there is not": (_with(protection="some"), "`$.protection`"),
    "no number": (_with(score=float("nan")), "NaN is no number"),
    "somebody else's": (_with(student="eve"), "it is that of 'eve'"),
    "of another assignment": (_with(assignment="other"), "for 'other'"),
}


@pytest.mark.parametrize(("damage", "said"), DAMAGES.values(), ids=DAMAGES)
def test_what_is_no_report_is_refused_with_the_field(tmp_path, damage, said):
    told = json.loads(records.dump(sample.perfect()))
    file = tmp_path / told["student"] / told["assignment"] / "report.json"
    damage(told)
    records.write(file, json.dumps(told))
    with pytest.raises(records.RecordError) as refused:
        records.read(file)
    assert str(file) in str(refused.value) and said in str(refused.value)


@pytest.mark.parametrize("text", ["", "[]", "null", "{", "[" * 100_000, "\ud800"])
def test_what_is_no_json_of_a_report_is_refused(tmp_path, text):
    file = tmp_path / "report.json"
    file.write_bytes(text.encode("utf-8", "surrogatepass"))
    with pytest.raises(records.RecordError):
        records.read(file)
    assert records.read(Path(tmp_path / "another.json")) is None


def test_a_report_that_cannot_be_read_is_told_and_costs_nobody_else_the_page(course):
    hand_in_and_grade(course, report("ada"), report("bob"))
    records.path(course, "ada", "tiny").write_text('{"schema": 1}')
    (problem,) = publish_all(course, "tiny", {}).problems
    assert problem.startswith("ada: on no page and in no table.") and "missing required field" in problem
    assert list(table(course)) == ["bob"]


@pytest.mark.parametrize("damage", [_with(student="bob"), _with(score=float("nan")), _with(max_score=float("inf"))])
def test_a_report_in_the_wrong_place_or_of_no_number_costs_nobody_else_anything(course, damage):
    hand_in_and_grade(course, report("ada"), report("bob"))
    page = course.feedback / "bob" / "tiny" / "tiny.html"
    publish_all(course, "tiny", {})
    before = page.read_bytes()
    told = json.loads(records.dump(report("zoe")))
    damage(told)
    hand_in_and_grade(course, report("zoe"))
    records.path(course, "zoe", "tiny").write_text(json.dumps(told))
    (problem,) = publish_all(course, "tiny", {}).problems
    assert problem.startswith("zoe: on no page and in no table.")
    assert list(table(course)) == ["ada", "bob"] and page.read_bytes() == before
