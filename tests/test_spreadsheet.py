"""No cell of any CSV that the kit writes runs in a spreadsheet, numbers stay numbers, and texts can be read back."""

from __future__ import annotations

import csv
import io
import re
from pathlib import Path

import pytest
import sample_reports as sample
from hypothesis import given
from hypothesis import strategies as st

from autograder.reports.class_page import class_csv
from autograder.spreadsheet import cell, runs, write_rows

PACKAGE = Path(__file__).resolve().parents[1] / "autograder"

# Said once more, apart from the code: what programs pass over, then what makes them run the rest.
STRIPPED = (
    " \t\r\n\0\x0b\x1f\x7f\xa0\xad\u061c\u180e\u200b\u200d\u200e\u202e\u2003\u2028\u2060\u3000\ufe0f\ufeff\U000e0041"
)
STRIPPED += "\"'`"
STARTS = "=+-@|%＝＋－＠｜％﹦﹢﹣﹫⁼⁺⁻₌₊₋−"
NUMBER = re.compile(r"-[0-9]+(\.[0-9]+)?([eE][+-]?[0-9]+)?")

formulas = st.builds(
    lambda before, start, after: before + start + after,
    st.text(STRIPPED, max_size=3),
    st.sampled_from(STARTS),
    st.one_of(st.sampled_from(["1+1", "cmd|' /C calc'!A0", 'HYPERLINK("x")', "x", ""]), st.text(max_size=5)),
)
# A file is written as UTF-8, where there are no lone surrogates.
texts = st.one_of(formulas, st.text(st.characters(exclude_categories=["Cs"]), max_size=20))


def dangerous(text: str) -> bool:
    rest = text.lstrip(STRIPPED)
    return rest[:1] != "" and rest[0] in STARTS and not NUMBER.fullmatch(text)


def table(text: str) -> list[list[str]]:
    return list(csv.reader(io.StringIO(text, newline="")))


@given(st.lists(st.lists(texts, min_size=1, max_size=3), min_size=1, max_size=3))
def test_no_cell_runs_and_every_text_can_be_read_back(rows):
    file = io.StringIO(newline="")
    write_rows(file, rows)
    written = table(file.getvalue())
    for row, shown in zip(rows, written, strict=True):
        for text, there in zip(row, shown, strict=True):
            assert there[0] == "'" if dangerous(text) else there in (text, f"'{text}")
            assert (there[1:] if there[:1] == "'" and runs(there[1:]) else there) == text


@given(st.one_of(st.integers(), st.floats(allow_nan=False, allow_infinity=False)))
def test_numbers_stay_numbers(number):
    assert type(number)(cell(number)) == number


@given(names=st.lists(texts, min_size=3, max_size=3), score=st.floats(-5, 25))
def test_no_cell_of_the_class_table_runs(names, score):
    report = sample.many_mistakes(names[0])
    report.score, report.protection = score, names[2]
    report.exercises[0].name = names[1]
    for row in table(class_csv([report])):
        for there in row:
            assert there[:1] == "'" or not dangerous(there), there


@pytest.mark.parametrize("text", ["＝1+1", "＋49", "|calc", "%x", " \u200b=1", "\ufeff@A1", '"=1+1"', "﹦1", "−1+1"])
def test_what_one_of_two_guards_let_through_is_text_in_every_table(text):
    assert cell(text) == "'" + text
    (_, row) = table(class_csv([sample.perfect(text)]))
    assert row[0].startswith("'") or row[0].startswith("\\u")  # what cannot be seen is shown by its number


def test_the_package_has_one_writer_of_csv():
    writers = re.compile(r"\bcsv\.(?:writer|DictWriter)\b|to_csv\(")
    found = [path.name for path in sorted(PACKAGE.rglob("*.py")) if writers.search(path.read_text("utf-8"))]
    assert found == ["spreadsheet.py"]
