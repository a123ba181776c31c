"""Makes the pictures of the docs anew, from classes that are graded for it.

    .venv/bin/python docs/pictures/make.py

In: the working tree, and the system's chromium. Practice classes of 24 and of 500 are simulated in build/pictures/ and
graded there; what is graded already is not graded again. Out: docs/pictures/*.png, each smaller than 200 KB, cut to
what matters. Shown is what the commands made, nothing is drawn by hand.
"""

# ruff: noqa: E402 - what tests share is found only after its folder is named

from __future__ import annotations

import io
import json
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "tests"))

from browser import running_chromium
from PIL import Image
from playwright.sync_api import Page
from rich.console import Console
from rich.text import Text

HERE = ROOT / "docs" / "pictures"
NAME = "self_attention"
# Of the class of 24: an answer that raises, and wrong weights; and two whose files are damaged on the way.
STUDENT, PICTURED, REPAIRED, UNREADABLE = "jin-fong", "sven-evans", "mina-rossi", "tariq-kaya"
PRINTED = "grade.txt"  # what the command said, in a course's folder
MOST_BYTES = 200_000
SCALE = 1.5  # device pixels for each pixel of the page


def graded(students: int) -> Path:
    """A practice class, graded; its course folder."""
    folder = ROOT / "build" / "pictures" / str(students)
    if not (folder / "feedback" / f"{NAME}.html").is_file():
        _autograder(ROOT, "simulate", NAME, "--students", str(students), "--into", str(folder))
        if students == 24:
            _damage(folder / "submitted")
        (folder / PRINTED).write_text(_autograder(folder, "grade", NAME), "utf-8")
    _autograder(folder, "feedback", NAME)  # with the templates of today
    return folder


def _damage(submitted: Path) -> None:
    """Labels of cells lost, as some editors lose them; and a login page saved in place of the notebook."""
    file = submitted / REPAIRED / NAME / f"{NAME}.ipynb"
    notebook = json.loads(file.read_text("utf-8"))
    for cell in notebook["cells"][:12]:
        cell["metadata"] = {}
    file.write_text(json.dumps(notebook), "utf-8")
    (submitted / UNREADABLE / NAME / f"{NAME}.ipynb").write_text("<!DOCTYPE html>\n<title>Log in</title>\n", "utf-8")


def _autograder(folder: Path, *arguments: str) -> str:
    done = subprocess.run(
        [sys.executable, "-m", "autograder", *arguments],
        cwd=folder,
        env=os.environ | {"PYTHONPATH": str(ROOT), "FORCE_COLOR": "1", "COLUMNS": "80", "TERM": "xterm-256color"},
        capture_output=True,
        text=True,
    )
    if done.returncode > 1:  # 1: somebody needs attention
        raise SystemExit(done.stdout + done.stderr)
    return done.stdout


def keep(name: str, png: bytes) -> None:
    """Writes a picture with as many colours as fit."""
    picture = Image.open(io.BytesIO(png)).convert("RGB")
    for colours in (256, 128, 64, 32):
        out = io.BytesIO()
        picture.quantize(colours, dither=Image.Dither.NONE).save(out, "PNG", optimize=True)
        if out.tell() < MOST_BYTES:
            break
    else:
        raise SystemExit(f"{name}.png has {out.tell():,} bytes: show less")
    (HERE / f"{name}.png").write_bytes(out.getvalue())
    print(f"{name}.png  {picture.width} × {picture.height}  {out.tell():,} bytes")


def shot(page: Page, top: str | None = None, bottom: str | None = None, most: int | None = None) -> bytes:
    """The page from the top of one element to the bottom of another, at most so many pixels high."""
    page.evaluate("scrollTo(0, 0)")  # boxes are measured from the window, a picture from the page
    whole = page.evaluate("document.documentElement.scrollHeight")
    first = page.locator(top).first.bounding_box()["y"] - 24 if top else 0
    last = whole
    if bottom:
        box = page.locator(bottom).first.bounding_box()
        last = min(whole, box["y"] + box["height"] + 24)
    height = min(last - first, most or whole)
    clip = {"x": 0, "y": first, "width": page.viewport_size["width"], "height": height}
    return page.screenshot(full_page=True, clip=clip)


def main() -> None:
    small, large = graded(24), graded(500)
    with running_chromium() as browser:

        def opened(file: Path, width: int, scheme: str = "light") -> Page:
            page = browser.new_page(
                viewport={"width": width, "height": 900}, color_scheme=scheme, device_scale_factor=SCALE
            )
            page.goto(file.as_uri())
            return page

        feedback, pictured = (small / "feedback" / who / NAME / f"{NAME}.html" for who in (STUDENT, PICTURED))
        keep("feedback", shot(opened(feedback, 900), most=1250))
        keep("feedback-dark", shot(opened(pictured, 900, "dark"), "#exercise-3", "#exercise-3"))
        keep("feedback-phone", shot(opened(feedback, 390), most=1250))
        for folder, name in ((small, "class-24"), (large, "class-500")):
            page = opened(folder / "feedback" / f"{NAME}.html", 1180)
            keep(name, shot(page, most=1500))
            keep(f"{name}-terminal", terminal(browser, folder))
        page.fill("#filter", "cut graph")
        keep("class-500-students", shot(page, "#all-students", most=700))


def terminal(browser, folder: Path) -> bytes:
    """What `autograder grade` prints, as a terminal shows it."""
    console = Console(record=True, width=80, file=io.StringIO(), force_terminal=True)
    # What follows the bar, which is gone by then.
    printed = (folder / PRINTED).read_text("utf-8").rpartition("\x1b[?25h")[2]
    console.print(Text.from_ansi(printed.strip("\r\n")))
    page = browser.new_page()
    page.route("**/*", lambda route: route.abort())  # the drawing asks for a font of the web; the system's will do
    page.set_content(console.export_svg(title=f"autograder grade {NAME}"))
    return page.locator("svg").screenshot(omit_background=True)


if __name__ == "__main__":
    main()
