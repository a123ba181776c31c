"""The feedback page: what it says first, what it must never show, and that nothing a student writes can harm it."""

from __future__ import annotations

import base64
import hashlib
import re
from html.parser import HTMLParser
from itertools import pairwise

import pytest
import sample_reports as sample
from hypothesis import given
from hypothesis import strategies as st

from autograder.report import Given, HandGrade, Picture, ShownTensor
from autograder.reports.arrays import grids, heatmaps
from autograder.reports.feedback import feedback

VOID = {"meta", "wbr", "br", "rect", "img", "input", "hr", "link"}


class Page(HTMLParser):
    """A page taken apart: elements with attributes, and the text outside style."""

    def __init__(self, html):
        super().__init__()
        self.html, self.tags, self.unclosed, pieces = html, [], [], []
        self._pieces = pieces
        self.feed(html)
        self.close()
        self.text = " ".join(" ".join(pieces).split())

    def handle_starttag(self, tag, attrs):
        self.tags.append((tag, dict(attrs)))
        if tag not in VOID:
            self.unclosed.append(tag)

    def handle_startendtag(self, tag, attrs):
        self.tags.append((tag, dict(attrs)))

    def handle_endtag(self, tag):
        assert self.unclosed and self.unclosed[-1] == tag, f"</{tag}> closes {self.unclosed[-1:]}"
        self.unclosed.pop()

    def handle_data(self, data):
        if "style" not in self.unclosed and "script" not in self.unclosed:
            self._pieces.append(data)

    def all(self, tag):
        return [attrs for name, attrs in self.tags if name == tag]


EVERY = {
    "perfect": sample.perfect,
    "many mistakes": sample.many_mistakes,
    "all states": sample.all_states,
    "needs attention": sample.needs_attention,
    "hostile": sample.hostile,
}


@pytest.fixture(scope="module", params=EVERY, ids=str)
def page(request):
    return Page(feedback(EVERY[request.param]()))


def test_every_page_is_whole_small_and_in_a_language(page):
    assert page.html.startswith("<!DOCTYPE html>")
    assert page.all("html") == [{"lang": "en"}]
    assert len(page.html.encode()) < 200_000
    assert not page.unclosed


def test_every_page_fetches_nothing_and_runs_nothing(page):
    names = {tag for tag, _ in page.tags}
    assert not names & {"script", "link", "img", "iframe", "object", "embed", "form", "base", "video", "audio", "use"}
    for tag, attrs in page.tags:
        assert not any(name.startswith("on") or name in ("style", "src", "srcset") for name in attrs), (tag, attrs)
        assert attrs.get("href", "#").startswith("#"), (tag, attrs)
    assert "@import" not in page.html
    assert "url(" not in page.html.split("</style>")[0]


def test_the_content_security_policy_allows_this_style_alone(page):
    policy = next(m["content"] for m in page.all("meta") if m.get("http-equiv") == "Content-Security-Policy")
    style = re.search("<style>(.*?)</style>", page.html, re.S)[1]
    digest = base64.b64encode(hashlib.sha256(style.encode()).digest()).decode()
    assert policy == f"default-src 'none'; style-src 'sha256-{digest}'; base-uri 'none'; form-action 'none'"


def test_headings_are_in_order_and_tables_have_captions(page):
    levels = [int(tag[1]) for tag, _ in page.tags if re.fullmatch("h[1-6]", tag)]
    assert levels[0] == 1 and levels.count(1) == 1
    assert all(after <= before + 1 for before, after in pairwise(levels))
    assert len(page.all("table")) == len(page.all("caption"))


def test_the_seed_and_the_digest_are_nowhere(page):
    assert str(sample.SEED) not in page.html
    assert "d1g35t" not in page.html


def test_points_and_the_first_failing_check_come_first():
    text = Page(feedback(sample.many_mistakes())).text
    assert text.index("of 25 points so far") < text.index("Look at this first") < text.index("Points at a glance")
    focus = text[text.index("Look at this first") : text.index("Points at a glance")]
    assert "values made with W_key" in focus and "project" in focus and "Which matrix makes the values?" in focus


def test_a_perfect_page_says_so():
    text = Page(feedback(sample.perfect())).text
    assert "Every check passes. There is nothing to fix." in text
    assert "25 of 25 points so far" in text and "5 more are graded by hand later" in text


def test_only_empty_exercises_left_is_not_called_a_mistake():
    one = sample.report(exercises=[sample.exercise("project"), sample.exercise("context_vector", "not attempted")])
    text = Page(feedback(one)).text
    assert "What you answered is right. Still empty: context_vector." in text
    assert "Likely mistake" not in text


def test_a_wrong_name_is_the_first_thing_when_it_comes_first():
    missing = sample.exercise("project", "missing", note="Found projekt; project is asked for.")
    for check in missing.checks:
        sample.change(check, status="failed", message="The notebook defines no project.")
    text = Page(feedback(sample.report(exercises=[missing, sample.exercise("context_vector", "wrong")]))).text
    assert "Look at this first project is missing Found projekt; project is asked for." in text
    assert "The notebook defines no project." not in text


def test_not_attempted_looks_different_from_wrong():
    html = feedback(sample.all_states())
    assert '<span class="status empty"><span class="sign empty" aria-hidden="true"></span> not attempted' in html
    assert '<span class="status bad"><span class="sign bad" aria-hidden="true">✕</span> not right yet' in html


def test_every_state_has_its_words_and_a_grader_error_has_no_score():
    text = Page(feedback(sample.all_states())).text
    for words in (
        "partly right",
        "missing",
        "took too long",
        "had to be stopped",
        "not run",
        "not graded yet",
        "could not be run",
    ):
        assert words in text
    assert re.search(r"another_grader_error ! not graded yet – / 3", text)


def test_a_named_mistake_stands_once_with_its_hint_and_how_much_it_explains():
    text = Page(feedback(sample.many_mistakes())).text
    assert text.count("Likely mistake: softmax over the columns instead of the rows") == 1
    assert "It explains 4 of the checks below." in text


def test_hidden_checks_show_their_property_and_their_counterexample_but_no_other_values():
    one = sample.many_mistakes()
    check = one.exercises[2].checks[5]
    secret = sample.shown("scores", [[0.12345678, 9.87654321]])
    check.evidence = sample.evidence("secret_call(scores)", [secret], [secret], [secret])
    html = feedback(one)
    assert "gradient of scores" in html
    assert "0.1235" not in html and "9.8765" not in html and "secret_call" not in html
    assert "An example of the same kind, drawn apart from the hidden inputs" in html


def test_the_line_that_raised_is_marked_in_the_judged_code():
    html = feedback(sample.many_mistakes())
    assert html.count("it stopped here") == 1
    assert re.search(r'<span class="l here" data-n="14">\s+weights = torch.softmax\(scores / torch.sqrt', html)


def test_a_line_number_without_the_right_text_marks_nothing():
    one = sample.many_mistakes()
    one.exercises[4].checks[0].evidence.error.source = "something else"
    assert "it stopped here" not in feedback(one)


def test_the_same_message_is_not_repeated_for_every_check():
    text = Page(feedback(sample.many_mistakes())).text
    assert text.count("The scores have another shape than asked for.") == 1
    assert "The same for: another size; more keys than queries; one query." in text


def test_the_call_and_the_line_in_a_message_are_set_as_code():
    one = sample.many_mistakes()
    check = one.exercises[4].checks[0]
    line = check.evidence.error.source
    check.message = f"SelfAttention_v1(3, 2)(x) raised TypeError. The line: {line}"
    one.exercises = one.exercises[4:5]
    focus = feedback(one).split("Look at this first")[1].split("</section>")[0]
    assert f"<code>SelfAttention_v1(3, 2)(x)</code> raised TypeError. The line: <code>{line}</code>" in focus


def test_checks_with_the_same_likely_cause_fold_behind_the_first():
    html = feedback(sample.many_mistakes())
    section = html[html.index('id="exercise-3"') : html.index('id="exercise-4"')]
    assert "3 more checks fail, with the same likely cause" in section
    assert section.index("the section&#39;s example") < section.index("3 more checks") < section.index("rows sum to 1")


def test_the_same_evidence_is_shown_once():
    one = sample.many_mistakes()
    checks = one.exercises[2].checks
    checks[1].evidence = checks[0].evidence
    assert (
        feedback(one).count("every entry differs") == feedback(sample.many_mistakes()).count("every entry differs") - 1
    )


def test_differing_entries_are_marked_by_a_sign_and_not_by_colour_alone():
    html = feedback(sample.many_mistakes())
    assert html.count('<td class="d"><i>≠</i>') == 2
    assert "every entry differs" in html and "2 of 4 differ" in html
    assert "As expected: queries and keys." in html


def test_entries_that_differ_get_as_many_decimals_as_it_takes_to_see_it():
    got = sample.shown("weights", [[0.30611, 0.5]], [[0.30649, 0.5]])
    (grid,) = grids([got], [sample.shown("weights", [[0.30614, 0.5]])])
    assert grid.rows == [[("0.306110", True), ("0.500000", False)]]


def array(shape, values):
    return ShownTensor(name="w", shape=shape, dtype="float32", values=values, differs=None)


def test_large_and_strange_arrays_are_cut_and_said_to_be():
    (big,) = grids([array([40, 30], [[1.0] * 30] * 40)])
    assert len(big.rows) == 12 and big.cut == "first 12 of 40 rows, first 10 of 30 columns"
    (none,) = grids([array([4000, 3000], None)])
    assert none.rows == [] and none.cut == "too large to show here"
    (odd,) = grids([array([2], ["nan", "-inf"])])
    assert odd.rows == [[("nan", False), ("-inf", False)]]


def test_the_picture_says_in_words_what_it_shows():
    text = Page(feedback(sample.many_mistakes())).text
    assert "36 of 36 weights differ." in text and "sums to 0.57, not to 1" in text
    assert "Most attention goes from “Your” to “journey”" in text
    assert "All 36 weights agree with the expected ones." in Page(feedback(sample.perfect())).text


def test_a_picture_without_weights_of_the_right_form_says_so():
    one = sample.perfect()
    one.picture.got = None
    assert "gave no weights of this form" in feedback(one)
    one.picture.got = [[1.0]]
    assert heatmaps(one.picture)[0] is None


WEIGHTS = st.floats() | st.sampled_from([1.7e308, -1.7e308, 5e-324, -5e-324, -4e-3, 2.0**63]) | st.integers()
WEIGHTS |= st.sampled_from(["nan", "inf", "-inf", "x", None, 10**400])


@given(st.lists(st.lists(WEIGHTS, min_size=2, max_size=2), min_size=2, max_size=2), st.booleans())
def test_whatever_numbers_a_picture_holds_it_is_drawn(numbers, alone):
    expected = numbers if alone else [[0.25, 0.75], [1.0, 0.0]]
    for heat in heatmaps(Picture(title="", exercise="", labels=["a", "b"], got=numbers, expected=expected)):
        assert {shade for _, cells in heat.rows for _, shade, _ in cells} <= {*"012345678nx"}


@pytest.mark.parametrize("odd", [float("inf"), float("nan"), 10**400, True, None, "…", "x"])
def test_whatever_stands_for_a_size_the_page_is_made(odd):
    grids([array([odd, 2], [[1.0, 2.0]])])


def test_repairs_and_cells_that_raised_are_listed():
    text = Page(feedback(sample.many_mistakes())).text
    assert "We repaired scaled_softmax : the cell had lost its label" in text
    assert "Repairs cost no points." in text
    assert "Cells that raised an error cell 31 : TypeError" in text


def by_hand(**grades):
    return Given(manual=grades)


def test_manual_grade_and_comment_appear_once_given():
    one = sample.perfect()
    assert "Graded by hand later." in feedback(one)
    text = Page(
        feedback(one, by_hand(why_scale=HandGrade(score=4.5, max_points=5, comment="Short & <b>good</b>.")))
    ).text
    assert "Graded by hand: 4.5 of 5." in text and "Short & <b>good</b>." in text
    assert "29.5 of 30 points" in text and "later" not in text


def test_a_score_set_by_a_person_replaces_the_automatic_one():
    one = sample.many_mistakes()
    text = Page(feedback(one, by_hand(project=HandGrade(score=3, max_points=3, comment="Fine after all.")))).text
    assert "These points were set by a person; the automatic ones were 2." in text
    assert "Fine after all." in text
    assert "10 of 25 for the code" in text


def test_a_late_penalty_is_shown_and_taken_off():
    text = Page(feedback(sample.perfect(), Given(penalty=2.5))).text
    assert "22.5 of 25 points so far" in text and "−2.5 for handing in late" in text


def test_needs_attention_gives_the_reason_and_invents_no_score():
    text = Page(feedback(sample.needs_attention())).text
    assert "A person will look at your submission." in text
    assert "The notebook is not JSON: line 1, column 1." in text
    assert not re.search(r"\d+(\.\d+)? of \d+", text)
    assert "0 / " not in text


def test_a_grader_error_in_one_exercise_leaves_the_others_shown_and_the_sum_open():
    broken = sample.exercise("context_vector", "grader error")
    broken.points = None
    one = sample.report(
        exercises=[sample.exercise("project"), broken],
        status="needs attention",
        score=None,
        reason="The grader itself failed on a part; a person has to look.",
    )
    text = Page(feedback(one)).text
    assert "The grader itself failed on a part" in text and "project right 3 / 3" in text.replace("✓ ", "")
    assert "points so far" not in text


def test_a_result_that_never_came_is_not_shown_as_an_array():
    one = sample.many_mistakes()
    proof = one.exercises[2].checks[0].evidence
    proof.got = [ShownTensor(name="weights", shape=None, dtype=None, values=None, differs=None)]
    html = feedback(one)
    assert "too large to show" not in html and "The shape of weights" not in html


def test_what_cannot_be_seen_is_shown_as_an_escape():
    html = feedback(sample.hostile())
    for hidden in "\x1b\x07\u202e\u200b\u200d\ufeff\u2028\ud800":
        assert hidden not in html
    for escape in (r"\x1b", r"\u202e", r"\u200b", r"\ud800"):
        assert f'<i class="esc">{escape}</i>' in html
    html.encode("utf-8")


def test_endless_code_is_cut_with_a_notice():
    assert "more lines are not shown here; your notebook has them all." in feedback(sample.hostile())


def test_many_hostile_checks_still_make_a_page_under_the_limit():
    one = sample.hostile()
    for item in one.exercises:
        item.code = item.code * 20
        item.checks = item.checks * 4
    assert len(feedback(one).encode()) < 200_000
