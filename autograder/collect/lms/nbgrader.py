"""nbgrader: `[submitted/]{student}/{assignment}/…` with `timestamp.txt`, or its exchange's inbound folders
`{student}+{assignment}+{time}[+…]/`.

Work of other assignments is left where it is.
"""

from __future__ import annotations

from collections import Counter
from datetime import datetime

from autograder import timestamps
from autograder.collect.filenames import without_ending
from autograder.collect.inventory import text_of
from autograder.collect.lms.layout import Layout, Place


class Nbgrader(Layout):
    kind = "nbgrader"

    def __init__(self, download):
        super().__init__(download)
        asked = download.assignment
        depths = Counter(
            depth
            for item in download.items
            for depth in range(min(len(download.prefix) + 1, len(item.parts) - 2))
            if item.parts[depth + 1] == asked
        )
        self.depth = min(depths) if depths else None
        self.times: dict[tuple[str, ...], datetime] = {}
        self.unclear: dict[tuple[str, ...], str] = {}
        if self.depth is not None:
            for item in download.items:
                if item.parts[self.depth + 1 :] == (asked, "timestamp.txt"):
                    self._note_time(item.parts[: self.depth + 1], text_of(item, 200))

    def _note_time(self, folder: tuple[str, ...], text: str) -> None:
        try:
            self.times[folder] = timestamps.time_of(text)
        except timestamps.Unclear as unclear:
            self.unclear[folder] = str(unclear)

    def needs_all(self):
        """A plain folder can look alike when zips hold a folder of that name."""
        return not (self.times or self.unclear or self.depth is None or "submitted" in self.download.prefix)

    def parse(self, component, rest, item):
        asked = self.download.assignment
        sent = component.split("+")
        if len(sent) >= 3 and sent[1] == asked and sent[0] and rest:
            try:
                time = timestamps.time_of(sent[2])
            except timestamps.Unclear:  # its timestamp.txt, or else nothing, says when
                time = None
            return Place((self.owner(sent[0]),), rest, component, time=time)
        if self.depth is None or len(item.parts) - len(rest) - 1 != self.depth or len(rest) < 2:
            return None
        owner = self.owner(without_ending(component))
        if rest[0] != asked:
            return Place((), rest, ignored=f"belongs to another assignment ({rest[0]})")
        folder, own = item.parts[: self.depth + 1], None
        if rest[1:] == (timestamps.NAME,):
            own = self.unclear.get(folder, "nbgrader's time of submission")
        return Place((owner,), rest[1:], time=self.times.get(folder), ignored=own)
