"""The class page and its CSV: what an instructor finds there, and that it works with and without its script."""

from __future__ import annotations

import base64
import csv
import hashlib
import io
import re
import subprocess
import sys
from itertools import pairwise

import pytest
import sample_reports as sample
from test_feedback_page import Page

from autograder.batch.publish import publish_class
from autograder.course import Course
from autograder.records import Briefs
from autograder.report import CodeCell, Given, HandGrade
from autograder.reports.class_page import class_csv, class_page
from autograder.reports.figures import distribution, named_mistakes, unnamed_answers

CLASS = [*sample.practice_class(24), sample.many_mistakes(), sample.all_states()]
BY_HAND = HandGrade(score=4, max_points=5, comment="Good & <short>.")
ADDED = {"student-001": Given(manual={"why_scale": BY_HAND}, by_hand=4, points=29, most=30)}
ANSWERS = {"why_scale": {"criteria": "2 points: the variance grows.", "sample": "A dot product of d_k terms …"}}


@pytest.fixture(scope="module")
def page():
    return Page(class_page(CLASS, ADDED, answers=ANSWERS, seconds=3.21))


def _named(student, stem, title):
    one = sample.exercise("project", "wrong")
    for check in one.checks:
        sample.change(check, mistake=stem, title=title)
    return sample.report(student, [one])


def _unnamed(student, signature, code="return 2 * x"):
    one = sample.exercise("project", "wrong")
    one.code = [CodeCell(cell="project", source=code)]
    for check in one.checks:
        sample.change(check, message="The values differ.", signature=signature)
    return sample.report(student, [one])


def test_the_page_is_whole_and_its_policy_allows_its_own_style_and_script_alone(page):
    assert not page.unclosed and page.all("html") == [{"lang": "en"}]
    policy = next(m["content"] for m in page.all("meta") if m.get("http-equiv") == "Content-Security-Policy")
    for tag in ("style", "script"):
        text = re.search(f"<{tag}>(.*?)</{tag}>", page.html, re.S)[1]
        digest = base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()
        assert f"{tag}-src 'sha256-{digest}'" in policy
    assert policy.startswith("default-src 'none';")
    assert len(page.all("script")) == 1 and not any("src" in attrs for _, attrs in page.tags)
    assert not any(name.startswith("on") or name == "style" for _, attrs in page.tags for name in attrs)


def test_headings_are_in_order_and_tables_have_captions(page):
    levels = [int(tag[1]) for tag, _ in page.tags if re.fullmatch("h[1-6]", tag)]
    assert levels[0] == 1 and all(after <= before + 1 for before, after in pairwise(levels))
    assert len(page.all("table")) == len(page.all("caption"))


def test_the_seed_is_not_on_the_page(page):
    assert str(sample.SEED) not in page.html


def test_everybody_is_listed_and_leads_to_the_own_page(page):
    links = [a["href"] for a in page.all("a")]
    for report in CLASS:
        assert f"./{report.student}/self_attention/self_attention.html" in links


def test_the_distribution_counts_whole_points_and_says_so_in_words():
    spread = distribution([sample.report(score=score, max_score=25) for score in (0, 12, 12.5, 25)])
    counts = {low: count for low, _, count in spread["bins"] if count}
    assert counts == {0: 1, 12: 2, 25: 1} and spread["median"] == 12.25
    html = class_page([sample.report(score=score, max_score=25) for score in (0, 12, 12.5, 25)])
    assert "12 to under 13 points: 2;" in html


def test_who_needs_attention_stands_first_with_the_reason(page):
    text = page.text
    assert text.index("A person must look at 4 submissions.") < text.index("Submissions by what became")
    assert "alan The grader failed on another_grader_error." in text


def test_checks_have_their_pass_rate():
    reports = [sample.report("a", [sample.exercise("project")]), _unnamed("b", "1"), _unnamed("c", "2")]
    text = Page(class_page(reports)).text
    assert "project 33 % 1 0 2 0 0 0 0 1.00 / 3" in text
    assert "another size visible 33 % 1 2 0" in text


def test_mistakes_are_ordered_by_how_many_made_them_and_open_to_who():
    reports = [_named("a", "x", "rare one"), *(_named(name, "y", "common one") for name in "bcd")]
    assert [(m["title"], m["students"]) for m in named_mistakes(reports)] == [
        ("common one", ["b", "c", "d"]),
        ("rare one", ["a"]),
    ]
    html = class_page(reports)
    assert html.index("common one") < html.index("rare one")


def test_wrong_answers_without_a_name_that_fail_alike_stand_together():
    reports = [
        _unnamed("a", "one"),
        _unnamed("b", "two"),
        _unnamed("c", "two", "return 3 * x"),
        _named("d", "y", "named"),
    ]
    groups = unnamed_answers(reports)
    assert [group["students"] for group in groups] == [["b", "c"], ["a"]]
    html = class_page(reports)
    assert '<span class="l" data-n="1">return 2 * x\n</span></code></pre>' in html
    text = Page(html).text
    assert "The code of b : return 2 * x" in text and "mistakes/ project /some-short-name.py" in text.replace(
        "mistakes/project", "mistakes/ project "
    )


def test_written_answers_stand_on_one_page_with_criteria_sample_and_grade(page):
    assert "Criteria 2 points: the variance grows." in page.text
    assert "A sample answer A dot product of d_k terms …" in page.text
    assert "student-001 4 / 5" in page.text and "Good & <short>." in page.text
    assert page.text.count("Dividing by its root keeps the scores near 1") > 15


def test_time_and_isolation_of_the_batch_are_told(page):
    assert "3.2 s for the batch" in page.text and "26 submissions ran in a full sandbox." in page.text
    assert "2 min 5 s for the batch" in Page(class_page(CLASS, seconds=125.3)).text


def test_the_time_of_the_batch_stays_when_the_page_is_made_once_more(tmp_path):
    course = Course(tmp_path)
    for _ in range(2):
        assert "for the batch" not in publish_class(course, "self_attention", {}).page.read_text("utf-8")
    for seconds in (4.2, None, None):
        page = Page(publish_class(course, "self_attention", {}, seconds).page.read_text("utf-8"))
        assert "4.2 s for the batch" in page.text


def test_hostile_text_is_text_here_too():
    page = Page(class_page([sample.hostile("../../<b>&"), *sample.practice_class(2)]))
    assert not page.unclosed
    assert not {"img", "b"} & {tag for tag, attrs in page.tags if attrs}
    assert len(page.all("script")) == 1 and len(page.all("style")) == 1
    assert "./..%2F..%2F%3Cb%3E%26/self_attention/self_attention.html" in page.html
    for hidden in "\x1b\u202e\u200b\ud800":
        assert hidden not in page.html


def test_reports_in_brief_make_the_same_page_and_table_and_share_what_is_alike():
    reports, briefs = [*sample.practice_class(), sample.many_mistakes(), sample.hostile()], Briefs()
    short = [briefs.of(report) for report in reports]
    assert class_page(short) == class_page(reports)
    assert class_csv(short) == class_csv(reports)
    checks = [check for report in short for one in report.exercises for check in one.checks]
    assert len({id(check) for check in checks}) < len(checks) / 4
    assert not any(check.evidence for check in checks)


def test_an_empty_class_has_a_page_too():
    assert "0 submissions" in Page(class_page([])).text


def test_csv_has_a_column_per_exercise_and_is_quoted():
    text = class_csv(CLASS, ADDED)
    assert all(line.startswith('"') and line.endswith('"') for line in text.rstrip("\r\n").split("\r\n"))
    rows = list(csv.DictReader(io.StringIO(text)))
    assert {name for name, _ in sample.EXERCISES} | {"why_scale", "automatic", "student"} <= set(rows[0])
    first = next(row for row in rows if row["student"] == "student-001")
    assert first["why_scale"] == "4" and first["automatic"] == "25" and first["SelfAttention_v1"] == "6"
    assert (first["by_hand"], first["penalty"], first["total"], first["max_total"]) == ("4", "0", "29", "30")


def test_csv_gives_nobody_a_zero_who_has_no_score():
    (row,) = csv.DictReader(io.StringIO(class_csv([sample.needs_attention()])))
    assert row["status"] == "needs attention" and row["automatic"] == row["total"] == ""
    row = next(r for r in csv.DictReader(io.StringIO(class_csv(CLASS))) if r["student"] == "alan")
    assert row["another_grader_error"] == "" and row["another_killed"] == "0"


@pytest.mark.parametrize("name", ["=1+1", "+49", "-2+3", "@sum(a1)", "\t=1", "|cmd", "=\u202ecmd"])
def test_csv_makes_formulas_text(name):
    (row,) = csv.DictReader(io.StringIO(class_csv([sample.perfect(name)])))
    assert row["student"].startswith("'") and row["automatic"] == "25"


def test_the_pages_need_neither_torch_nor_nbgrader():
    code = (
        "import sys, autograder.reports.class_page, autograder.reports.feedback, autograder.reports.table\n"
        "print([name for name in ('torch', 'nbgrader', 'numpy', 'nbconvert') if name in sys.modules])"
    )
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True).stdout.strip() == "[]"


def test_what_the_grader_failed_at_for_more_than_a_few_stands_on_top_with_what_to_do():
    broken = [sample.ungraded(f"s-{number}", f"<b>its worker {number} was gone") for number in range(4)]
    for reports, told in ((broken[1:], False), (broken, True), ([*CLASS, *broken], True)):
        page = class_page(reports)
        assert (f"failed in the same way on 4 of {len(reports)} submissions" in page) == told
        assert ("&lt;b&gt;its worker 0 was gone" in page.partition("<nav")[0]) == told
        assert ("“autograder doctor”" in page.partition("<nav")[0]) == told
