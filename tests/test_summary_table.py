"""The table on the terminal: a line per student, or figures for a large class; within 80 columns, whatever is in it."""

from __future__ import annotations

import io

import pytest
import sample_reports as sample
from rich.console import Console

from autograder.reports.table import summary


def _printed(reports, **how):
    console = Console(file=io.StringIO(), width=80, **how)
    console.print(summary(reports))
    return console.file.getvalue()


SMALL = [
    sample.perfect(), sample.many_mistakes(), sample.all_states("\u202ealan\x1b[31m\u05d0"), sample.needs_attention(),
    sample.hostile(),
]  # fmt: skip


def test_a_small_class_has_a_line_per_student():
    lines = _printed(SMALL).splitlines()
    assert lines[1].split()[:8] == ["ada", "25/25", *"✓✓✓✓✓✓"]
    assert "9/25" in lines[2] and "1: values made with W_key" in lines[2]
    assert "–" in lines[4] and "The notebook is not JSON" in lines[4]


def test_a_large_class_has_its_exercises_its_mistakes_and_who_needs_attention():
    text = _printed(sample.practice_class(120))
    assert "mean points" in text and "Mistakes made most" in text and "need attention" in text
    assert "student-001" not in text


def test_what_the_grader_failed_at_for_more_than_a_few_stands_on_top_with_what_to_do():
    few = [sample.ungraded(f"s-{number}", f"its worker {number} was gone") for number in range(3)]
    for rest in ([], sample.practice_class(50)):
        assert "The grader itself failed in" not in _printed([*few, *rest])
        text = _printed([*few, sample.ungraded("s-9", "its worker 99 was gone"), *rest]).splitlines()
        assert text[0] == f"The grader itself failed in the same way on 4 of {4 + len(rest)} submissions:"
        assert text[1] == "  its worker 0 was gone"
        assert "autograder doctor" in " ".join(" ".join(text[2:7]).split())


@pytest.mark.parametrize("size", [3, 40, 41, 500])
def test_the_table_fits_80_columns(size):
    assert max(map(len, _printed([*sample.practice_class(size), *SMALL]).splitlines())) <= 80


def test_it_says_how_many_were_repaired():
    repaired = sum(bool(one.repairs) for one in SMALL)
    assert f"{repaired} submissions were repaired." in _printed(SMALL)
    assert "1 submission was repaired." in _printed([sample.many_mistakes()])
    assert "repaired" not in _printed([sample.perfect()])
    assert "submissions were repaired." in _printed(sample.practice_class(60))


def test_nothing_of_a_student_can_steer_the_terminal():
    text = _printed(SMALL)
    assert "\x1b" not in text and "\u202e" not in text and "\u05d0" not in text
    assert r"\u202ealan\x1b[31m" in text


def test_a_pipe_and_no_color_get_no_colours_and_a_terminal_gets_them(monkeypatch):
    assert "\x1b" not in _printed([sample.perfect()])
    assert "\x1b[34m" in _printed([sample.perfect()], force_terminal=True, color_system="standard")
    monkeypatch.setenv("NO_COLOR", "1")
    assert "\x1b[34m" not in _printed([sample.perfect()], force_terminal=True, color_system="standard")


def test_markup_of_rich_in_a_name_is_text():
    assert "[red]ada[/]" in _printed([sample.perfect("[red]ada[/]")])


def test_an_empty_batch_says_so():
    assert "Nothing is graded yet." in _printed([])
