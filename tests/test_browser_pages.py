"""What students and instructors look at, in a real browser: accessible, true to the numbers, and deaf to attacks.

In: submissions that the command has graded, and the notebook as nbconvert exports it. Out: what axe-core, the page's
own text and the browser's network log say of them. The pages' policy forbids every script, axe's too, so the judge
gets a context without it; attacks are tried with the policy and without.
"""

from __future__ import annotations

import copy
import json
import re
import shutil
import subprocess
import sys
import unicodedata
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path

import hostile
import nbformat
import pytest
from browser import browser, new_page  # noqa: F401
from nbconvert.exporters import HTMLExporter
from practice_course import ENVIRONMENT, NAME, command, copy_of, reports

from autograder.course import Course
from autograder.grading.scheme import filled_in
from autograder.naming import catalogue

pytestmark = pytest.mark.slow  # the class is graded, and notebooks are executed, once for all of them
playwright_axe = pytest.importorskip("axe_playwright_python.sync_playwright")

PERFECT, MISTAKEN, REPAIRED, BROKEN = "ada", "grace", "rosa", "edsger"
WIDTHS = {"desktop": (1280, 900), "phone": (390, 844)}
MISTAKES = {
    "project": "query-and-key-swapped",
    "scaled_softmax": "softmax-over-columns",
    "SelfAttention_v1": "values-from-w-key",
}
RAISES = "def context_vector(weights, values):\n    mixed = weights @ values\n    return mixed.sum(dim=7)"


# --- the class ---------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def graded(course, assignment, tmp_path_factory) -> Course:
    """Five submissions, graded: all right, wrong in several ways, repaired, unreadable, and an attack."""
    made = copy_of(course, tmp_path_factory.mktemp("graded") / "course")
    key = {name: [source] for name, source in assignment.key.items()}
    repaired = _notebook(assignment, key)
    repaired["cells"] = [cell for cell in repaired["cells"] if _grade_id(cell) != "check_project"]
    for cell in repaired["cells"]:
        if _grade_id(cell) == "scaled_softmax":
            cell["metadata"] = {}
    for student, text in {
        PERFECT: json.dumps(_notebook(assignment, key)),
        MISTAKEN: json.dumps(_notebook(assignment, _mistaken(assignment))),
        REPAIRED: json.dumps(repaired),
        BROKEN: "<!DOCTYPE html>\n<title>Please log in</title>",
        hostile.NAME: json.dumps(hostile.notebook(assignment)),
    }.items():
        folder = made.submitted / student / NAME
        folder.mkdir(parents=True)
        (folder / f"{NAME}.ipynb").write_text(text, "utf-8")
    done = command(made, "grade", NAME)
    assert "5 graded" in done.stdout, done.stdout + done.stderr
    return made


def _mistaken(assignment) -> dict[str, list[str]]:
    """Answers with mistakes that have a name, and one that raises."""
    known = {(one.exercise, one.stem): one.cells for one in catalogue.mistakes(assignment.folder, assignment.key)}
    wrong = {name: known[name, stem] for name, stem in MISTAKES.items()}
    return {name: [source] for name, source in assignment.key.items()} | wrong | {"context_vector": [RAISES]}


def _notebook(assignment, answers: dict[str, list[str]]) -> dict:
    made = copy.deepcopy(filled_in(assignment.release, answers))
    for cell in made["cells"]:
        if _grade_id(cell) == "why_scale":
            cell["source"] = "The variance of a dot product is d_k.\n\nIts root keeps softmax where it has a slope."
    return made


def _grade_id(cell: dict) -> str:
    return cell["metadata"].get("nbgrader", {}).get("grade_id", "")


def _student_page(course: Course, student: str) -> Path:
    return course.feedback / student / NAME / f"{NAME}.html"


def _class_page(course: Course) -> Path:
    return course.feedback / f"{NAME}.html"


# --- accessibility -----------------------------------------------------------------------------------------------


def _violations(browser, file: Path, size: str, scheme: str, *passes: tuple) -> list[dict]:  # noqa: F811
    """What axe finds on a page with everything on it opened; `passes` are its contexts and options in turn."""
    width, height = WIDTHS[size]
    page = new_page(
        browser, viewport={"width": width, "height": height}, color_scheme=scheme, bypass_csp=True, offline=True
    )
    page.goto(file.as_uri())
    page.evaluate("document.querySelectorAll('details').forEach(one => { one.open = true })")
    found = [playwright_axe.Axe().run(page, *one).response["violations"] for one in passes or [()]]
    page.context.close()
    return [violation for violations in found for violation in violations]


def _told(violations: list[dict]) -> str:
    return "\n".join(
        f"{one['id']} at {node['target']}: {node['html'][:200]}\n    {node['failureSummary']}"
        for one in violations
        for node in one["nodes"]
    )


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", WIDTHS)
@pytest.mark.parametrize("student", [PERFECT, MISTAKEN, REPAIRED, BROKEN, hostile.NAME, "the class"])
def test_axe_finds_nothing_on_the_pages(browser, graded, student, size, scheme):  # noqa: F811
    file = _class_page(graded) if student == "the class" else _student_page(graded, student)
    assert not (found := _violations(browser, file, size, scheme)), _told(found)


def test_axe_is_awake(browser, graded, tmp_path):  # noqa: F811
    text = _student_page(graded, PERFECT).read_text("utf-8")
    file = tmp_path / "worse.html"
    file.write_text(text.replace("--soft: #565d68", "--soft: #b0b0b0").replace('<html lang="en">', "<html>"), "utf-8")
    assert {one["id"] for one in _violations(browser, file, "desktop", "light")} == {"color-contrast", "html-has-lang"}


# --- what can be done on the pages -------------------------------------------------------------------------------


def test_the_students_sort_and_filter(browser, graded):  # noqa: F811
    page = new_page(browser)
    page.goto(_class_page(graded).as_uri())
    rows = page.locator("#students tbody tr")
    assert rows.first.inner_text().startswith(PERFECT)
    page.get_by_role("button", name="Automatic").click()
    scores = [report["score"] for report in reports(graded).values()]
    shown = [row.locator("td").first.inner_text() for row in rows.all()]
    assert shown == [f"{score:g}" for score in sorted(score for score in scores if score is not None)] + ["–"]
    page.get_by_role("button", name="Automatic").click()
    assert rows.first.inner_text().startswith((PERFECT, REPAIRED)) and rows.last.inner_text().startswith(BROKEN)
    assert page.locator("#students th[aria-sort]").get_attribute("aria-sort") == "descending"
    for word, students in ((REPAIRED, [REPAIRED]), ("repair", [REPAIRED]), ("right 25", [PERFECT, REPAIRED])):
        page.get_by_label("Show only rows with").fill(word)
        left = [row for row in rows.all() if row.is_visible()]
        assert sorted(row.locator("bdi").inner_text() for row in left) == sorted(students), word
        assert page.get_by_role("status").inner_text() == f"{len(students)} of 5 shown"
    page.context.close()


def test_without_scripts_the_class_page_has_everything(browser, graded):  # noqa: F811
    page = new_page(browser, java_script_enabled=False)
    page.goto(_class_page(graded).as_uri())
    assert page.locator("#students tbody tr").count() == 5 and not page.get_by_label("Show only rows with").is_visible()
    page.locator("#mistakes summary").first.click()
    assert page.locator("#mistakes details").first.get_by_role("link").first.is_visible()
    page.context.close()


def test_on_paper_everything_is_opened_and_light(browser, graded):  # noqa: F811
    page = new_page(browser, color_scheme="dark")
    page.goto(_student_page(graded, MISTAKEN).as_uri())
    closed = page.locator("details:not([open]) pre").first
    assert not closed.is_visible()
    page.emulate_media(media="print")
    assert closed.is_visible()
    ink, paper = page.evaluate(
        "[getComputedStyle(document.body).color, getComputedStyle(document.body).backgroundColor]"
    )
    assert max(map(int, re.findall(r"\d+", ink))) < 80 and min(map(int, re.findall(r"\d+", paper))) > 200
    page.context.close()


# --- the notebook, exported --------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def executed(course, assignment, tmp_path_factory) -> dict[str, nbformat.NotebookNode]:
    """The key and a notebook with mistakes, run by a kernel as a student runs them."""
    folder = tmp_path_factory.mktemp("executed")
    shutil.copytree(course.release(NAME), folder, dirs_exist_ok=True)
    key = {name: [source] for name, source in assignment.key.items()}
    answers = {"key": key, "mistaken": _mistaken(assignment)}
    for which, given in answers.items():
        nbformat.write(nbformat.from_dict(_notebook(assignment, given)), folder / f"{which}.ipynb")
    done = subprocess.run(
        # Widgets live in a kernel; without their state the export shows the still pictures, as it does after a restart.
        [sys.executable, "-m", "nbconvert", "--to", "notebook", "--execute", "--allow-errors", "--inplace",
         "--NotebookClient.store_widget_state=False", *(f"{which}.ipynb" for which in answers)],
        cwd=folder, env=ENVIRONMENT, capture_output=True, text=True, timeout=280,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    return {which: nbformat.read(folder / f"{which}.ipynb", as_version=4) for which in answers}


def _exported(book: nbformat.NotebookNode, theme: str, folder: Path, template: str = "lab") -> Path:
    file = folder / "exported.html"
    html, _ = HTMLExporter(theme=theme, template_name=template).from_notebook_node(book)
    file.write_text(html, "utf-8")
    return file


# Colours that nbconvert's style sheet sets, too pale for axe: In [1] and Out [1] beside the cells, the highlighting of
# code, the red box of a traceback and its colours. They are left out of the one rule about contrast and of no other.
PALE = [[".jp-InputPrompt"], [".jp-OutputPrompt"], [".highlight"], ["[data-mime-type$='jupyter.stderr']"]]
BUT_CONTRAST = {"resultTypes": ["violations"], "rules": {"color-contrast": {"enabled": False}}}
CONTRAST = {"resultTypes": ["violations"], "runOnly": ["color-contrast"]}


@pytest.mark.parametrize("size", WIDTHS)
@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("which", ["key", "mistaken"])
def test_axe_finds_nothing_of_ours_on_an_exported_notebook(browser, executed, tmp_path, which, theme, size):  # noqa: F811
    file = _exported(executed[which], theme, tmp_path)
    found = _violations(browser, file, size, theme, (None, BUT_CONTRAST), ({"exclude": PALE}, CONTRAST))
    assert not found, _told(found)


# --- pictures and their words ------------------------------------------------------------------------------------

TABLE = """table => ({
    name: table.caption.textContent,
    columns: [...table.tHead.querySelectorAll('th')].map(one => one.textContent),
    rows: [...table.tBodies[0].rows].map(row => [...row.cells].map(cell => cell.textContent)),
    marked: [...table.tBodies[0].rows].map(row => [...row.querySelectorAll('td')].map(one => one.matches('.off'))),
})"""


@pytest.mark.parametrize("student", [PERFECT, MISTAKEN])
def test_the_heatmaps_hold_the_numbers_of_the_report(browser, graded, student):  # noqa: F811
    picture = reports(graded)[student]["picture"]
    page = new_page(browser)
    page.goto(_student_page(graded, student).as_uri())
    yours, expected = (table.evaluate(TABLE) for table in page.locator("table.heat").all())
    assert (yours["name"], expected["name"]) == ("Yours", "Expected")
    for shown, numbers in ((yours, picture["got"]), (expected, picture["expected"])):
        assert shown["columns"] == picture["labels"]
        assert shown["rows"] == [
            [label, *(f"{number:.2f}" for number in row)] for label, row in zip(picture["labels"], numbers)
        ]
    differing = [
        [abs(got - want) > 1e-4 for got, want in zip(*rows)] for rows in zip(picture["got"], picture["expected"])
    ]
    assert yours["marked"] == differing and any(map(any, differing)) == (student == MISTAKEN)
    # Beside each other where there is room.
    boxes = [table.bounding_box() for table in page.locator("table.heat").all()]
    assert boxes[0]["y"] == boxes[1]["y"] and boxes[0]["x"] + boxes[0]["width"] <= boxes[1]["x"]
    told = page.locator(".heats ~ p").all_inner_texts()
    highest = max(picture["expected"][1])
    looked_at = picture["labels"][picture["expected"][1].index(highest)]
    assert f"“{picture['labels'][1]}” to “{looked_at}” ({highest:.2f})" in told[-1]
    assert told[0].startswith("36 of 36 weights differ." if student == MISTAKEN else "All 36 weights agree")
    page.context.close()


@pytest.mark.parametrize(("which", "student", "side"), [("key", PERFECT, "expected"), ("mistaken", MISTAKEN, "got")])
def test_the_figures_of_the_notebook_say_what_they_show(browser, graded, executed, tmp_path, which, student, side):  # noqa: F811
    page = new_page(browser, offline=True)
    # The template "lab" writes no image's description; "classic" does, which nbgrader's pages are made with too.
    page.goto(_exported(executed[which], "light", tmp_path, "classic").as_uri())
    projection, temperature, weights = page.eval_on_selector_all("img", "images => images.map(one => one.alt)")
    products = re.findall(r"([\d.]+)·([\d.]+) \+ ([\d.]+)·([\d.]+) \+ ([\d.]+)·([\d.]+) ≈ ([\d.]+)", projection)
    assert len(products) == 3
    for *factors, total in (map(float, numbers) for numbers in products):
        # They are shown to one decimal and computed in full.
        assert abs(sum(a * b for a, b in zip(factors[::2], factors[1::2])) - total) < 0.2
    tables = [
        [float(weight) for weight in re.findall(r"[a-zY]+ (\d\.\d\d)", line)] for line in temperature.split("T = ")[1:]
    ]
    assert [len(one) for one in tables] == [6, 6, 6] and max(tables[0]) > max(tables[1]) > max(tables[2])
    picture = reports(graded)[student]["picture"]
    head, *rows = [line.split() for line in weights.splitlines()[1:]]
    assert head == picture["labels"] == [row[0] for row in rows]
    if which == "key":
        assert rows == [[word, *(f"{number:.2f}" for number in row)] for word, row in zip(head, picture[side])]
    page.context.close()


# --- attacks -----------------------------------------------------------------------------------------------------


@dataclass
class Watched:
    """A page that is watched from before it is opened: what it did, and what it asked for."""

    page: object
    did: list[str] = field(default_factory=list)
    asked: list[str] = field(default_factory=list)

    def __post_init__(self):
        self.page.on("dialog", self._dialog)
        self.page.on("console", lambda message: self.did.append(f"console: {message.text}"))
        self.page.on("pageerror", lambda error: self.did.append(f"error: {error}"))
        self.page.on("popup", lambda popup: self.did.append(f"popup: {popup.url}"))
        self.page.on("request", lambda request: self.asked.append(request.url))

    def _dialog(self, dialog):
        self.did.append(f"dialog: {dialog.message}")
        dialog.dismiss()

    def open(self, file: Path) -> None:
        """Opens the page and all that can be opened on it, and lets the mouse and the focus go over it."""
        self.page.goto(file.as_uri())
        self.page.evaluate("""async () => {
            document.querySelectorAll('details').forEach(one => { one.open = true });
            for (const one of document.querySelectorAll('body *')) {
                one.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
                if (one.tabIndex >= 0) one.focus();
            }
            await new Promise(done => requestAnimationFrame(() => setTimeout(done, 300)));
        }""")


@pytest.fixture(scope="module")
def by_nbgrader(graded, tmp_path_factory) -> Course:
    """The same class, its pages made by nbgrader's command."""
    made = copy_of(graded, tmp_path_factory.mktemp("nbgrader") / "course")
    shutil.rmtree(made.feedback)
    done = command(made, "generate_feedback", NAME, module="nbgrader")
    assert done.returncode == 0, done.stderr
    return made


@pytest.mark.parametrize("size", WIDTHS)
@pytest.mark.parametrize("policy", ["with the policy", "without"])
@pytest.mark.parametrize("which", ["feedback", "class", "nbgrader"])
def test_nothing_of_an_attack_comes_alive(browser, graded, by_nbgrader, which, policy, size):  # noqa: F811
    file = {
        "feedback": _student_page(graded, hostile.NAME),
        "class": _class_page(graded),
        "nbgrader": _student_page(by_nbgrader, hostile.NAME),
    }[which]
    width, height = WIDTHS[size]
    page = new_page(browser, viewport={"width": width, "height": height}, bypass_csp=policy == "without")
    watched = Watched(page)
    watched.open(file)
    assert watched.did == [] and watched.asked == [file.as_uri()] == [page.url]
    assert page.evaluate("typeof owned") == "undefined"
    assert page.locator("img, iframe, object, embed, form, base, link, image, body *[style]").count() == 0
    # It can still be read: nothing is covered or hidden, nothing runs out of the page, what cannot be seen is spelt.
    assert file.stat().st_size < 200_000
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert page.title() == ("Class: self_attention" if which == "class" else "Feedback on self_attention")
    levels = page.evaluate("[...document.querySelectorAll('h1, h2, h3, h4, h5, h6')].map(one => +one.tagName[1])")
    assert levels.count(1) == 1 and all(after <= before + 1 for before, after in pairwise(levels))
    for heading in page.locator("h1, h2").all():
        box = heading.bounding_box()
        assert box and box["height"] > 0 and 0 <= box["x"] < box["x"] + box["width"] <= width
    text = page.evaluate("document.documentElement.textContent")
    assert "<script>owned=1" in text and r"\u202e" in text and r"\x1b" in text
    assert not {char for char in text if unicodedata.category(char) in ("Cc", "Cf", "Zl", "Zp", "Cs")} - {"\n", "\t"}
    page.context.close()


def test_what_the_kit_has_not_graded_is_deaf_too(browser, by_nbgrader):  # noqa: F811
    """nbgrader's own page of the same notebook: the kit writes it where there is no report."""
    made = by_nbgrader
    shutil.rmtree(made.feedback)
    for report in made.autograded.glob("*/*/report.json"):
        report.unlink()
    done = command(made, "generate_feedback", NAME, "--force", module="nbgrader")
    assert done.returncode == 0, done.stderr
    file = _student_page(made, hostile.NAME)
    page = new_page(browser)
    watched = Watched(page)
    watched.open(file)
    assert page.url == file.as_uri() and "print without end" in page.content()
    assert page.evaluate("typeof owned") == "undefined"
    assert not [said for said in watched.did if "owned" in said]
    assert not [address for address in watched.asked if "evil.example" in address]
    page.context.close()
