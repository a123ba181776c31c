"""The students' notebook in JupyterLab and in Notebook 7: typed, run and read in a real browser."""

# ruff: noqa: F811 - a fixture that is imported, and asked for by its name

from __future__ import annotations

import re
import shutil
import time
from pathlib import Path

import pytest
from browser import browser, jupyter, new_page  # noqa: F401

pytest.importorskip("playwright")
from notebook_page import RAN, OpenNotebook
from playwright.sync_api import expect

pytestmark = pytest.mark.slow  # servers, kernels and torch take seconds to start

ROOT = Path(__file__).resolve().parents[1]
NAME = "self_attention"
ANSWERS = {
    "project": "return x @ W_query, x @ W_key, x @ W_value",
    "attention_scores": "return queries @ keys.T",
    "scaled_softmax": "return torch.softmax(scores / d_k**0.5, dim=-1)",
}
UNSCALED = "return torch.softmax(scores, dim=-1)"
ERROR = "[data-mime-type='application/vnd.jupyter.stderr']"  # JupyterLab shows errors and stderr alike
DOUBLED = "return x * W_query, x * W_key, x * W_value"


@pytest.fixture(scope="module")
def lab(tmp_path_factory):
    """(server, its folder): JupyterLab where every test finds a copy of the folder that it wants."""
    folder = tmp_path_factory.mktemp("lab")
    with jupyter(folder) as server:
        yield server, folder


def opened(browser, server, folder: Path, kind: str, copy: str, app: str = "lab/workspaces/{copy}/tree"):
    """The notebook of `assignments` or `solutions`, copied into a folder of its own and opened."""
    shutil.copytree(ROOT / kind / NAME, folder / copy)
    address = server.url(f"{app.format(copy=copy)}/{copy}/{NAME}.ipynb")
    return OpenNotebook(new_page(browser), address, folder / copy / f"{NAME}.ipynb")


@pytest.fixture(scope="module")
def student(browser, lab):
    """A student's notebook whose first two exercises are answered."""
    notebook = opened(browser, *lab, "assignments", "student")
    notebook.run("setup", "figure_projection")
    for exercise in ("project", "attention_scores"):
        notebook.answer(exercise, ANSWERS[exercise])
        notebook.run(exercise, f"demo_{exercise}")
        expect(notebook.card(exercise)).to_contain_text("all 4 visible checks pass")
    return notebook


def test_a_wrong_answer_is_named_its_hints_open_one_by_one_and_the_right_one_passes(student):
    student.answer("scaled_softmax", UNSCALED)
    student.run("scaled_softmax", "check_scaled_softmax")
    card = student.card("scaled_softmax")
    expect(card).to_contain_text("✗ scaled_softmax: 1 of 4 visible checks pass")
    expect(card.get_by_text("Likely mistake: no scaling by √d_k.")).to_be_visible()
    expect(card.get_by_role("table", name=re.compile("came back: weights")).first).to_be_visible()

    question = card.get_by_text("How does a dot product grow with d_k?")
    more = card.get_by_text("This is attention without the 1/√d_k factor.")
    expect(question).not_to_be_visible()
    card.get_by_text("A question to think about").click()
    expect(question).to_be_visible()
    expect(more).not_to_be_visible()
    card.get_by_text("Another hint").click()
    expect(more).to_be_visible()

    student.answer("scaled_softmax", ANSWERS["scaled_softmax"])
    student.run("scaled_softmax", "demo_scaled_softmax")
    expect(card).to_contain_text("✓ scaled_softmax: all 4 visible checks pass, 4 of 4 points in sight.")
    expect(card).not_to_contain_text("Likely mistake")
    expect(student.cell("demo_scaled_softmax")).to_contain_text("tensor([0.1500, 0.2264, 0.2199, 0.1311")


def test_the_temperature_slider_moves_with_the_keyboard_and_redraws_the_bars(student):
    student.answer("scaled_softmax", ANSWERS["scaled_softmax"])
    student.run("scaled_softmax", "figure_temperature")
    figure = student.cell("figure_temperature")
    picture, slider = figure.locator(".jupyter-widgets img"), figure.get_by_role("slider")
    expect(picture).to_have_attribute("alt", re.compile(r"^T = 1\.41 = √d_k\nYour 0\.15, journey 0\.23"))
    seen = {picture.get_attribute("src")}

    slider.focus()
    for key, alt in {
        "ArrowRight": r"^T = 2\.00\n",
        "End": r"^T = 50\.00\nYour 0\.17, journey 0\.17.* slope of softmax at the tallest bar: 0\.14$",
        "Home": r"^T = 0\.01\nYour 0\.00, journey 0\.98.* slope of softmax at the tallest bar: 0\.02$",
    }.items():
        student.page.keyboard.press(key)
        expect(picture).to_have_attribute("alt", re.compile(alt, re.S))
        # alt and src are set together
        assert picture.get_attribute("src") not in seen, f"after {key} the picture is the old one"
        seen.add(picture.get_attribute("src"))
        assert picture.evaluate("picture => picture.decode().then(() => picture.naturalWidth)") > 300


def test_notebook_7_shows_the_same_cards(browser, tmp_path):
    with jupyter(tmp_path, "notebook") as server:
        notebook = opened(browser, server, tmp_path, "assignments", "student", "notebooks")
        notebook.run("setup", "figure_projection")
        notebook.answer("project", DOUBLED)
        notebook.run("project", "check_project")
        card = notebook.card("project")
        expect(card).to_contain_text("✗ project: 0 of 4 visible checks pass")
        expect(card).to_contain_text("Likely mistake: an elementwise product")
        notebook.answer("project", ANSWERS["project"])
        notebook.run("project", "demo_project")
        expect(card).to_contain_text("✓ project: all 4 visible checks pass, 3 of 3 points in sight.")
        notebook.page.context.close()


def test_the_key_runs_from_top_to_bottom_without_an_error_or_a_warning(browser, lab):
    key = opened(browser, *lab, "solutions", "key")
    started = time.monotonic()
    key.run_all()
    expect(key.prompt("summary")).to_have_text(RAN)
    print(f"the key ran in {time.monotonic() - started:.1f} s, its kernel being up")
    expect(key.cell("summary")).to_contain_text("25 of 25 points in sight")
    for name, cell in key.saved().items():
        if cell["cell_type"] == "code":
            assert cell["execution_count"], f"{name} did not run"
            wrong = [o for o in cell["outputs"] if o["output_type"] == "error" or o.get("name") == "stderr"]
            assert not wrong, f"{name}: {wrong}"
    # what only the browser would show: a widget that it cannot draw
    expect(key.page.get_by_text(re.compile("Error displaying widget|Loading widget"))).to_have_count(0)
    expect(key.page.locator(ERROR)).to_have_count(0)
    expect(key.page.locator(".jupyter-widgets img")).to_have_count(2)
    key.page.context.close()


def test_the_untouched_release_stops_at_its_first_stub_and_nowhere_before(browser, lab):
    release = opened(browser, *lab, "assignments", "untouched")
    release.run_all()
    error = release.page.locator(ERROR)
    expect(error).to_have_count(1)
    expect(error).to_contain_text("NotImplementedError: YOUR CODE HERE")
    expect(release.card("project")).to_contain_text("project: not written yet.")
    outputs = [(name, output) for name, cell in release.saved().items() for output in cell.get("outputs", ())]
    assert [name for name, output in outputs if output["output_type"] == "error"] == ["demo_project"]
    assert not [name for name, output in outputs if output.get("name") == "stderr"]
    release.page.context.close()
