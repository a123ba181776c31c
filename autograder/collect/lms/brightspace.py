"""Brightspace: folders `{number}-{number} - {name} - {May 18, 2025 1224 PM}/`; or flat, with ` - {file name}` appended.

From the left: two numbers, then the name up to the first part that is a date with a time. The first number is the
person's; when it is the same for all names, the second is. Every attempt has a folder of its own.
"""

from __future__ import annotations

import re
from datetime import datetime

from dateutil import parser as dates

from autograder.collect.lms.layout import Layout, Place


class Brightspace(Layout):
    kind = "brightspace"
    numbered = True
    id_columns = "brightspaceid brightspaceuserid d2lid brightspace"
    START = re.compile(r"(\d{1,20})-(\d{1,20}) - ")
    DATE = re.compile(r"(?=.*\b\d{4}\b)(?=.*[^\W\d_]{3})(.*?)\b(\d{1,2}):?(\d\d)(?::\d\d)?(?:\s*([AaPp])\.?[Mm]\.?)?$")

    def __init__(self, download):
        super().__init__(download)
        first: dict[str, set[str]] = {}
        for item in download.items:
            for component in item.parts[: len(download.prefix) + 1]:
                if cut := self._cut(component):
                    first.setdefault(cut[0], set()).add(cut[2])
                    break
        self.second = len(first) == 1 and len(next(iter(first.values()))) > 1

    def _cut(self, component: str) -> tuple[str, str, str, datetime | None, str] | None:
        start = self.START.match(component)
        if not start:
            return None
        parts = component[start.end() :].split(" - ")
        for at in range(1, len(parts)):
            if time := self._time(parts[at]):
                return *start.groups(), " - ".join(parts[:at]), time, " - ".join(parts[at + 1 :])
        return None

    def _time(self, text: str) -> datetime | None:
        found = self.DATE.fullmatch(text.strip())
        if not found:
            return None
        day, hour, minute, half = found.groups()
        try:
            return dates.parse(f"{day.strip(' ,')} {hour}:{minute} {half + 'm' if half else ''}")
        except (ValueError, OverflowError):
            return None

    def parse(self, component, rest, item):
        cut = self._cut(component)
        if cut is None:
            return None
        first, second, name, when, base = cut
        rest = (base, *rest) if base else rest
        try:
            time = self.download.utc(when)
        except (ValueError, OverflowError):
            return None
        owner = self.owner(second if self.second else first, name)
        return Place((owner,), rest or ("unnamed",), component, time=time)
