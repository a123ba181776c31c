"""What this room knows of a learning system: how to read its export, and the names under which it takes pages back.

In: the header and the rows of an export. Out: the people in it, and the columns that take points. A file per system
derives from `System`. It knows neither the gradebook nor the course.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, field

from autograder.collect.roster import MEANS
from autograder.returns.table import Table
from autograder.text import squashed

_NUMBER = re.compile(r"-?[0-9]+(?:[.,][0-9]+)?")


@dataclass(frozen=True)
class Column:
    """A column that takes points.

    title: the assignment's name there; most: its points, where the export says them; usual: whether it is one to be
    taken without being asked for by name.
    """

    at: int
    header: str
    title: str
    most: float | None = None
    usual: bool = True


@dataclass(frozen=True)
class Row:
    """A person of the export. at: the row; own: the system's own id; ids: {"id" | "login" | "email": text};
    pretended: no student, but the system's test user."""

    at: int
    name: str | None
    own: str | None = None
    ids: dict[str, str] = field(default_factory=dict)
    pretended: bool = False

    def __str__(self) -> str:
        known = self.own or next(iter(self.ids.values()), None)
        return f"{self.name} ({known})" if self.name and known else self.name or known or f"row {self.at + 1}"


class System:
    """kind: its name on the command line; name: as people write it; export: what its export is, and where to find it;
    upload: where the file is taken back; pages: where the zip of pages is, else without_pages: why there is none."""

    kind = name = export = upload = pages = without_pages = ""

    def reads(self, table: Table) -> bool:
        """Whether the file is an export of this system, by its header."""
        raise NotImplementedError

    def columns(self, table: Table) -> list[Column]:
        """The columns that take points."""
        raise NotImplementedError

    def people(self, table: Table) -> list[Row]:
        """The rows that are people."""
        raise NotImplementedError

    def chosen(self, column: Column, assignment: str) -> bool:
        """Whether it is the assignment's, by its title."""
        return column.usual and squashed(column.title) == squashed(assignment)

    def empty(self, cell: str) -> bool:
        """Whether the field says that there is no grade yet."""
        return cell in ("", "-")

    def keeps(self, cell: str) -> str | None:
        """Why what a field says must stay, or None: a grade may take its place."""
        return None

    def page_name(self, key: str, downloaded: str | None, assignment: str) -> str | None:
        """The name of a page in the zip: of the person with this id of the system, whose work had the name
        `downloaded` (the path in the system's zip). None when there is none."""
        raise NotImplementedError


def header(table: Table) -> list[str]:
    return [cell.text.strip() for cell in table.rows[0]]


def meanings(table: Table) -> dict[str, int]:
    """What the columns about people mean, as for a roster -> position."""
    found: dict[str, int] = {}
    for at, text in enumerate(header(table)):
        if meaning := MEANS.get(squashed(text)):
            found.setdefault(meaning, at)
    return found


def people(table: Table, own: int | None, names: Iterable[int], ids: dict[str, int]) -> list[Row]:
    """A Row for every line below the header that says anything about who it is; the arguments are positions."""
    found = []
    for at, row in enumerate(table.rows[1:], start=1):

        def cell(k, row=row):
            return row[k].text.strip() if k is not None and k < len(row) else ""

        name = " ".join(filter(None, map(cell, names)))
        # Brightspace writes `#123`, so that a spreadsheet keeps the zeros.
        known = {kind: text for kind, k in ids.items() if (text := cell(k).lstrip("#").strip())}
        if name or known or cell(own):
            found.append(Row(at, name or None, cell(own) or None, known))
    return found


def number(text: str) -> float | None:
    """A number with a decimal point or comma; None when the text is anything else."""
    text = text.strip()
    return float(text.replace(",", ".")) if _NUMBER.fullmatch(text) else None
