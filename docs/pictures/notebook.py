"""Makes the pictures of the students' notebook anew: its cards and its slider, in JupyterLab.

    .venv/bin/python docs/pictures/notebook.py

In: the committed release, the system's chromium, JupyterLab. Out: docs/pictures/card-*.png and slider*.png. Answers
are typed and run for it, in the light theme and in the dark one.
"""

# ruff: noqa: E402 - what tests share is found only after its folder is named

from __future__ import annotations

import shutil
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "tests"))

from browser import jupyter, new_page, running_chromium
from make import NAME, SCALE, keep
from notebook_page import OpenNotebook
from playwright.sync_api import expect

THEMES = {"": "JupyterLab Light", "-dark": "JupyterLab Dark"}
WRONG = "return torch.softmax(scores, dim=-1)"
RIGHT = {
    "project": "return x @ W_query, x @ W_key, x @ W_value",
    "attention_scores": "return queries @ keys.T",
    "scaled_softmax": "return torch.softmax(scores / d_k**0.5, dim=-1)",
}


def pictures(browser, folder: Path, theme: str, suffix: str) -> None:
    file = folder / NAME / f"{NAME}.ipynb"
    shutil.copytree(ROOT / "assignments" / NAME, file.parent)
    with jupyter(folder, settings={"apputils-extension/themes": {"theme": theme}}) as server:
        page = new_page(browser, viewport={"width": 1060, "height": 1400}, device_scale_factor=SCALE)
        notebook = OpenNotebook(page, server.url(f"doc/tree/{NAME}/{NAME}.ipynb"), file)
        notebook.run("setup", "figure_projection")
        for exercise in ("project", "attention_scores"):
            notebook.answer(exercise, RIGHT[exercise])
            notebook.run(exercise)
        notebook.answer("scaled_softmax", WRONG)
        notebook.run("scaled_softmax", "check_scaled_softmax")
        card = notebook.card("scaled_softmax")
        card.get_by_text("A question to think about").click()
        keep(f"card-wrong{suffix}", _shot(card))
        card.get_by_text("Another hint").click()
        card.get_by_text("What went in").first.click()
        keep(f"card-opened{suffix}", _shot(card))
        notebook.answer("scaled_softmax", RIGHT["scaled_softmax"])
        notebook.run("scaled_softmax", "check_scaled_softmax")
        expect(card).to_contain_text("4 of 4 points")
        keep(f"card-passed{suffix}", _shot(card))
        notebook.run("demo_scaled_softmax", "figure_temperature")
        figure = notebook.cell("figure_temperature").locator(".jupyter-widgets.widget-vbox")
        expect(figure.locator("img")).to_be_visible()
        keep(f"slider{suffix}", _shot(figure))
        notebook.run("context_vector")
        notebook.run("SelfAttention_v1")
        notebook.run("SelfAttention_v2")
        notebook.saved()
        notebook.run("summary")
        keep(f"summary{suffix}", _shot(notebook.cell("summary").get_by_role("group")))


def _shot(element) -> bytes:
    """The element with a little of its surroundings."""
    element.scroll_into_view_if_needed()
    box = element.bounding_box()
    clip = {"x": box["x"] - 4, "y": box["y"] - 4, "width": box["width"] + 8, "height": box["height"] + 8}
    return element.page.screenshot(clip=clip)


def main() -> None:
    with running_chromium() as browser, tempfile.TemporaryDirectory() as folder:
        for suffix, theme in THEMES.items():
            place = Path(folder) / theme.replace(" ", "-")
            place.mkdir()
            pictures(browser, place, theme, suffix)


if __name__ == "__main__":
    main()
