"""A notebook that is open in a browser, handled as students do: with mouse and keyboard.

In: a page, and the notebook's file, whose cells are named by their ids. Out: cells that can be written and run, and
what they show. Every step waits until the notebook has done it.
"""

from __future__ import annotations

import json
import re
from pathlib import Path

from browser import until
from playwright.sync_api import Locator, expect

RAN = re.compile(r"^\[\d+\]:$")


class OpenNotebook:
    """A notebook in JupyterLab or in Notebook 7, which show their cells alike."""

    def __init__(self, page, address: str, file: Path):
        self.page, self.file = page, file
        self.cells = json.loads(file.read_text("utf-8"))["cells"]
        self.order = [cell["id"] for cell in self.cells]
        page.goto(address)
        expect(page.locator(".jp-Notebook-cell")).to_have_count(len(self.order))
        # before the kernel is there the notebook takes keys but loses them
        expect(page.locator(".jp-Notebook-ExecutionIndicator[data-status=idle]").first).to_be_attached()

    def cell(self, name: str) -> Locator:
        return self.page.locator(".jp-Notebook-cell").nth(self.order.index(name))

    def prompt(self, name: str) -> Locator:
        return self.cell(name).locator(".jp-InputArea-prompt")

    def run(self, first: str, last: str | None = None):
        """Shift+Enter from one cell to another, each when the one before has ended.

        A cell whose code is hidden shows no number that says it has ended; what follows it waits in the kernel.
        """
        self.cell(first).locator(".cm-content").click()
        for cell in self.cells[self.order.index(first) : self.order.index(last or first) + 1]:
            expect(self.cell(cell["id"])).to_have_class(re.compile(r"\bjp-mod-active\b"))
            counted = cell["cell_type"] == "code" and not cell["metadata"].get("jupyter", {}).get("source_hidden")
            prompt = self.prompt(cell["id"])
            before = prompt.text_content() if counted else None
            self.page.keyboard.press("Shift+Enter")
            if counted:
                expect(prompt).not_to_have_text(before)
                expect(prompt).to_have_text(RAN)

    def run_all(self):
        """Run → Run All Cells. Returns at once."""
        self.page.locator(".lm-MenuBar-item", has_text=re.compile(r"^Run$")).click()
        self.page.locator(".lm-Menu-item", has_text=re.compile(r"^Run All Cells")).click()

    def answer(self, name: str, line: str):
        """Types one line in the place of the stub's two, or of the line that was typed before."""
        self.cell(name).locator(".cm-content").click()
        self.page.keyboard.press("Control+End")
        if "NotImplementedError" in self.cell(name).locator(".cm-line").last.text_content():
            self.page.keyboard.press("Shift+ArrowUp")
        self.page.keyboard.press("Shift+Home")  # up to the indentation, which stays
        self.page.keyboard.type(line)
        expect(self.cell(name).locator(".cm-line").last).to_have_text(re.compile(rf"^\s+{re.escape(line)}$"))
        expect(self.cell(name).locator(".cm-content")).not_to_contain_text("YOUR CODE HERE")

    def card(self, exercise: str) -> Locator:
        """What `check` shows below the exercise's check cell."""
        return self.cell(f"check_{exercise}").get_by_role("group", name=f"Check of {exercise}")

    def saved(self) -> dict[str, dict]:
        """The cells of the file, after Ctrl+S has written them all."""
        before = self.file.stat().st_mtime_ns
        self.page.keyboard.press("Control+s")
        until(lambda: self.file.stat().st_mtime_ns != before, self.page, "saving the notebook")
        return until(self._read, self.page, "writing the notebook's file")

    def _read(self):
        try:
            return {cell["id"]: cell for cell in json.loads(self.file.read_text("utf-8"))["cells"]}
        except ValueError:  # written in part only
            return None
