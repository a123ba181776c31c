"""How much of what a student can make long is shown on one page.

In: sizes. Out: a budget that the parts of a page draw on, one after the other.
"""

from __future__ import annotations

from dataclasses import dataclass

from markupsafe import Markup

from autograder.reports import harmless

# Tried in turn until the page is small enough; all but hostile submissions are shown with the first.
SIZES = (
    {},
    {"text": 300, "code": 6_000, "all_code": 24_000, "entries": 1_000, "written": 4_000, "items": 15},
    {"text": 120, "code": 800, "all_code": 3_000, "entries": 0, "written": 800, "items": 5},
    {"text": 40, "code": 0, "all_code": 0, "entries": 0, "written": 200, "items": 3},
)


@dataclass
class Budget:
    """text, code, written: characters of one sentence, of one piece of code, of one written answer; items: of a list.
    all_code, entries: characters of code, and entries of tables, that are left for the whole page.
    """

    text: int = 700
    code: int = 16_000
    all_code: int = 60_000
    entries: int = 2_500
    written: int = 8_000
    items: int = 25

    def has_entries(self, count: int) -> bool:
        """Whether there is room for so many entries of tables; takes it if so."""
        fits = count <= self.entries
        self.entries -= count if fits else 0
        return fits

    def code_lines(self, source: str) -> tuple[list[Markup], str | None]:
        """The lines of a piece of code, and a notice of what was cut."""
        lines, notice = harmless.code_lines(source, min(self.code, self.all_code))
        self.all_code = max(0, self.all_code - sum(map(len, lines)) - 40 * len(lines))
        return lines, notice
