"""Gradescope: `assignment_{n}_export/submission_{n}/…` with `submission_metadata.yml` beside the folders.

The metadata maps the folder to `:submitters:`, each with `:name`, `:sid` and `:email` (any may be missing; a group has
several, and each gets the submission), and to `:created_at:`. The keys are Ruby symbols; every scalar is read as text,
so that a student number keeps its zeros, and tags build no objects.
"""

from __future__ import annotations

import re
from datetime import UTC, datetime

import yaml
from dateutil import parser as dates

from autograder.collect.errors import CollectError
from autograder.collect.inventory import Item
from autograder.collect.lms.layout import Layout, Owner, Place, is_number


class Gradescope(Layout):
    kind = "gradescope"
    id_columns = "gradescopeid gradescope"
    METADATA = "submission_metadata.yml"

    def __init__(self, download):
        super().__init__(download)
        self.people: dict[str, tuple[tuple[Owner, ...], datetime | None]] = {}
        self.root: tuple[str, ...] | None = None
        found = [item for item in download.items if item.parts[-1] == self.METADATA and item.file]
        found = [item for item in found if download.prefix[: len(item.parts) - 1] == item.parts[:-1]]
        if found:
            item = min(found, key=lambda item: len(item.parts))
            self.root = item.parts[:-1]
            self._read(item)

    def unplaced(self, item):
        return f"{self.METADATA} names nobody for it, or is missing"

    def _read(self, item: Item) -> None:
        loader = getattr(yaml, "CBaseLoader", yaml.BaseLoader)
        try:
            with open(item.file, "rb") as file:
                content = yaml.load(file, Loader=loader)
        except (yaml.YAMLError, RecursionError, ValueError) as error:
            where = str(getattr(error, "problem_mark", "") or error).strip()
            raise CollectError(
                f"{item.name} is not the YAML that Gradescope writes ({where}): download it again."
            ) from error
        if not isinstance(content, dict):
            raise CollectError(f"{item.name} holds no list of submissions: download the export again.")
        for folder, about in content.items():
            about = _symbols(about)
            people = about.get("submitters")
            people = [_symbols(person) for person in people if person] if isinstance(people, list) else []
            owners = []
            for at, person in enumerate(people):
                sid, email, name = (_said(person.get(key)) for key in ("sid", "email", "name"))
                key = sid or email or f"{name or 'unnamed'}_{folder}_{at + 1}"
                owners.append(self.owner(key, name, email))
            self.people[str(folder)] = tuple(owners), self._time(about)

    def _time(self, about: dict) -> datetime | None:
        said = about.get("created_at")
        if isinstance(said, dict):  # a Ruby time object: {utc: …, zone: …, time: …}
            said = said.get("utc") or said.get("time")
        try:
            time = dates.parse(said) if isinstance(said, str) and said else None
            return time and (time.astimezone(UTC) if time.tzinfo else time.replace(tzinfo=UTC))
        except (ValueError, OverflowError):
            return None

    def parse(self, component, rest, item):
        if self.root is None or item.parts[: len(self.root)] != self.root or item.parts[-1 - len(rest)] != component:
            return None
        if len(item.parts) - len(rest) - 1 != len(self.root):
            return None
        if not rest and component == self.METADATA:
            return Place((), (component,), ignored="Gradescope's list of submissions")
        owners, time = self.people.get(component, ((), None))
        if not owners:
            return None
        digits = "".join(re.findall(r"\d+", component)[-1:])
        number = int(digits) if is_number(digits) else 0
        return Place(owners, rest or (component,), component, number=number, time=time)


def _symbols(value) -> dict:
    """A mapping without the colons of Ruby symbols in its keys; anything else is empty."""
    return {str(key).strip(":"): part for key, part in value.items()} if isinstance(value, dict) else {}


def _said(value) -> str | None:
    text = value.strip() if isinstance(value, str) else ""
    return None if text in ("", "~", "null", "Null", "NULL") else text
