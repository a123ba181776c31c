"""nbgrader's own page in a browser: what is typed there stands on the student's feedback page, and nothing of a
submission comes alive in it."""

# ruff: noqa: F811 - a fixture that is imported, and asked for by its name

from __future__ import annotations

import json
import re

import hostile
import pytest
from browser import browser, jupyter, new_page  # noqa: F401
from practice_course import NAME, command, gradebook_rows, practice_class, reports

from autograder.grading.assignment import Assignment

pytest.importorskip("playwright")
from playwright.sync_api import expect

pytestmark = pytest.mark.slow

COMMENT = "Say what softmax does with large scores, and why that <stops> training."


@pytest.fixture(scope="module")
def course(tmp_path_factory):
    """A small class that `autograder grade` has graded, its written answers not yet read by anybody."""
    course = practice_class(tmp_path_factory.mktemp("formgrader") / "course", students=3, seed=5)
    done = command(course, "grade", NAME)
    assert done.returncode == 0, done.stdout + done.stderr
    return course


def test_a_grade_and_a_comment_given_in_formgrader_reach_the_student(course, browser):
    everybody = sorted(reports(course).items())
    student, report = next((name, report) for name, report in everybody if report["written"][0]["answered"])
    with jupyter(course.root) as server:
        page = new_page(browser)
        page.goto(server.url("lab"))
        page.locator(".lm-MenuBar-item", has_text="Nbgrader").click()
        page.locator(".lm-Menu-item", has_text=re.compile("^Formgrader$")).click()
        form = page.frame_locator("iframe")
        form.get_by_role("link", name="Manual Grading").click()
        form.get_by_role("link", name=NAME, exact=True).click()  # the assignment
        form.locator(f"a[href$='/gradebook/{NAME}/{NAME}']").click()  # its notebook
        form.get_by_text("Submission #1").wait_for()  # the names are put in when the table is there
        form.get_by_role("button", name="Show All Names").click()
        row = form.get_by_role("row", name=student)
        expect(row.locator(".score").first).to_have_text(re.compile(rf"^{report['score']:g} / 30"))
        row.get_by_role("link", name=student).click()

        # the submission as it was graded: automatic points in the boxes, what came of the checks below their cells
        for exercise in report["exercises"]:
            box = form.locator(f"#check_{exercise['name']}")
            expect(box).to_have_attribute("placeholder", f"{exercise['points']:g}")
            expect(form.get_by_text(re.compile(rf"^{exercise['name']}: {exercise['points']:g} of"))).to_be_visible()
        score, comment = form.locator("#why_scale"), form.locator("#why_scale-comment")
        expect(score).to_have_class(re.compile("needs_manual_grade"))
        _typed(page, score, "3.5", "/formgrader/api/grade/")
        _typed(page, comment, COMMENT, "/formgrader/api/comment/")
        expect(score).not_to_have_class(re.compile("needs_manual_grade"))

        page.goto(server.url(f"formgrader/gradebook/{NAME}/{NAME}"))
        page.get_by_text("Submission #1").wait_for()
        page.get_by_role("button", name="Show All Names").click()
        expect(page.get_by_role("row", name=student).locator(".written-score")).to_have_text("3.5 / 5")
        page.context.close()

    assert (student, "why_scale", None, 3.5, None, 0) in gradebook_rows(course)["grades"]
    done = command(course, "feedback", NAME)
    assert done.returncode == 0, done.stdout + done.stderr
    page = new_page(browser)
    page.goto((course.feedback / student / NAME / f"{NAME}.html").as_uri())
    expect(page.get_by_text("Graded by hand: 3.5 of 5.")).to_be_visible()
    expect(page.get_by_text(COMMENT)).to_be_visible()
    expect(page.locator(".big").first).to_have_text(f"{report['score'] + 3.5:g}")
    page.context.close()


@pytest.mark.parametrize("words", [("grade", NAME), ("autograde", NAME, "--create")], ids=["autograder", "nbgrader"])
def test_nothing_of_a_submission_comes_alive_in_formgrader(words, tmp_path, browser):
    course = practice_class(tmp_path / "course", students=1)
    (folder,) = course.submitted.glob(f"*/{NAME}")
    attack = hostile.notebook(Assignment.load(course, NAME))
    attack["cells"].append({"cell_type": "raw", "id": "raw", "metadata": {}, "source": hostile.MARKUP})
    (folder / f"{NAME}.ipynb").write_text(json.dumps(attack), "utf-8")
    done = command(course, *words, module="autograder" if words[0] == "grade" else "nbgrader")
    assert done.returncode == 0, done.stdout + done.stderr
    with jupyter(course.root) as server:
        page = new_page(browser)
        dialogs, asked = [], []
        page.on("dialog", lambda dialog: (dialogs.append(dialog.message), dialog.dismiss()))
        page.on("request", lambda request: asked.append(request.url))
        page.goto(server.url("lab"))  # which takes the token for the pages to come
        page.goto(server.url(f"formgrader/gradebook/{NAME}/{NAME}"))
        page.get_by_text("Submission #1").wait_for()
        page.get_by_text("Submission #1").click()
        page.locator("#why_scale").wait_for()
        own = page.locator("#notebook-container, body").first
        expect(own).to_contain_text("open me")  # the student's text is there, as text
        assert page.evaluate("typeof owned") == "undefined"
        assert not dialogs and not [url for url in asked if "evil.example" in url]
        assert page.locator("a[href*='javascript:owned'], [onerror*=owned], [onload*=owned], iframe").count() == 0
        page.context.close()


def _typed(page, box, text: str, where: str):
    """Types into a box and leaves it, which is when formgrader saves; waits until it has."""
    box.click()
    page.keyboard.type(text)
    with page.expect_response(lambda answer: where in answer.url and answer.request.method != "GET") as saving:
        box.blur()
    assert saving.value.ok
