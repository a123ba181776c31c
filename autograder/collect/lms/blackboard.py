"""Blackboard: `{assignment}_{user}_attempt_{Y-m-d-H-M-S}_{file name}`, and one `….txt` per attempt.

From the left to the first `_attempt_` that a time follows. Before it come the assignment's title and the user name,
both of which may hold underscores. Where the title ends is found, in this order, by the attempt's own .txt (“Name: Ada
Lovelace (ada)”), by the roster's user names, by the name of the zip (`gradebook_{course}_{assignment}_{time}`), by the
beginning that all names share, by the last underscore.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from datetime import datetime

from autograder.collect.inventory import text_of
from autograder.collect.lms.layout import Layout, Place
from autograder.text import squashed


class Blackboard(Layout):
    kind = "blackboard"
    id_columns = "blackboardid blackboardusername blackboard"
    TIME = re.compile(r"(\d{4})-(\d\d)-(\d\d)-(\d\d)-(\d\d)-(\d\d)")
    NAME = re.compile(r"^Name:\s*(.*?)\s*\(([^()\n]*)\)\s*$", re.MULTILINE)

    def __init__(self, download):
        super().__init__(download)
        self.people: dict[str, tuple[str, str]] = {}  # head -> name, user
        heads = set()
        for item in download.items:
            for component in item.parts[: len(download.prefix) + 1]:
                if cut := self._cut(component):
                    heads.add(cut[0])
                    if cut[2] == ".txt" and (said := self.NAME.search(text_of(item, 4096))):
                        name, user = said.groups()
                        if cut[0].endswith(f"_{user}") and user:
                            self.people[cut[0]] = (name, user)
                    break
        titles = Counter(head[: -len(user)] for head, (_, user) in self.people.items())
        self.titles = [title for title, _ in titles.most_common()]
        self.shared = _shared_start(heads) if len(heads) > 1 else ""

    def _cut(self, component: str) -> tuple[str, str, str] | None:
        start = 0
        while (at := component.find("_attempt_", start)) > 0:
            if time := self.TIME.match(component, at + len("_attempt_")):
                tail = component[time.end() :]
                if tail in ("", ".txt") or tail.startswith("_"):
                    return component[:at], time.group(), tail
            start = at + 1
        return None

    def _user(self, head: str) -> str:
        for title in self.titles:
            if head.startswith(title) and len(head) > len(title):
                return head[len(title) :]
        ends = [at + 1 for at, letter in enumerate(head) if letter == "_"]
        for at in ends:
            if head[at:].casefold() in self.download.logins:
                return head[at:]
        stem = squashed(self.download.path.stem)
        for at in reversed(ends):
            title = squashed(head[:at])
            if stem.startswith("gradebook") and len(title) > 2 and title in stem and head[at:]:
                return head[at:]
        if self.shared and len(head) > len(self.shared):
            return head[len(self.shared) :]
        return head.rpartition("_")[2]

    def parse(self, component, rest, item):
        cut = self._cut(component)
        if cut is None:
            return None
        head, when, tail = cut
        name, user = self.people.get(head) or (None, self._user(head))
        if not user:
            return None
        try:
            time = self.download.utc(datetime.strptime(when, "%Y-%m-%d-%H-%M-%S"))
        except (ValueError, OverflowError):
            return None
        owners = (self.owner(user, name),)
        if tail == ".txt" and not rest:
            return Place(owners, ("note.txt",), when, time=time, ignored="Blackboard's note of the attempt")
        rest = (tail[1:], *rest) if tail.startswith("_") and len(tail) > 1 else rest
        return Place(owners, rest or ("unnamed",), when, time=time)


def _shared_start(heads: Iterable[str]) -> str:
    """The beginning that all share, up to its last underscore."""
    low, high = min(heads), max(heads)
    end = 0
    while end < min(len(low), len(high)) and low[end] == high[end]:
        end += 1
    return low[: low.rfind("_", 0, end) + 1]
