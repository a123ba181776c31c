"""How a learning system names what it hands out: the part that all systems share.

In: the items of one download. Out: for each, the person (as the system names them), the attempt and the name that the
student gave the file. Names are parsed from the left, on the first component that fits, and only components that every
item shares (a wrapping folder) may come before it: so no file name that a student chooses, and nothing inside a zip
that a student sends, can claim to be somebody else's. It knows no roster beyond the user names that a download is
given.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime, tzinfo
from pathlib import Path

from autograder.collect.inventory import Item


@dataclass(frozen=True)
class Owner:
    """A person (or group) as the system names them.

    key: the system's own id, unique there; label: the id to use where no roster is given; space: the system, where
    `key` is a number of its own, else "" for ids of the institution. Ids of different spaces may be equal by chance and
    are never taken for the same.
    """

    system: str
    key: str
    name: str | None = None
    email: str | None = None
    label: str | None = None
    space: str = ""


@dataclass(frozen=True)
class Place:
    """Where an item belongs.

    owners: more than one for a group; rest: the path inside the submission, its last part the student's own file
    name; attempt: equal for files handed in together; number: larger is newer, where the system counts; time: when
    it was handed in (UTC); estimated: the time is only the latest possible; ignored: a reason, when it is no work.
    """

    owners: tuple[Owner, ...]
    rest: tuple[str, ...]
    attempt: str = ""
    number: int = 0
    time: datetime | None = None
    estimated: bool = False
    late: bool = False
    ignored: str | None = None


@dataclass
class Download:
    """One path of the command line with its undecided items.

    junk: items that no person made, which decide nothing; logins: the roster's user names, casefolded; prefix: the
    folders that all items share.
    """

    path: Path
    items: list[Item]
    assignment: str
    zone: tzinfo | None = None
    logins: frozenset[str] = frozenset()
    junk: list[Item] = field(default_factory=list)
    prefix: tuple[str, ...] = field(default=(), init=False)

    def __post_init__(self):
        deep = [item.parts[:-1] for item in self.items if len(item.parts) > 1]
        shallow = [() for item in self.items if len(item.parts) == 1 and (item.may_be_work or not deep)]
        self.prefix = _common(deep + shallow)

    def outermost(self, item: Item) -> str:
        """The part of an item's path on the outermost level that differs from item to item."""
        return item.parts[min(len(self.prefix), len(item.parts) - 1)]

    def utc(self, when: datetime) -> datetime:
        """A time in UTC; one without a zone is read in `zone`, or else in this machine's."""
        if when.tzinfo is None:
            when = when.replace(tzinfo=self.zone) if self.zone else when.astimezone()
        return when.astimezone(UTC)


class Layout:
    """A system's way of naming the files of one download. A file in this folder per system derives from it.

    kind: its name on the command line; numbered: whether its ids are numbers of its own (see Owner.space); lasting:
    whether a person keeps theirs from one assignment to the next; id_columns: headers under which a roster may hold
    these ids, squashed; without_roster: what to know when there is no roster.
    """

    kind = ""
    numbered = False
    lasting = True
    id_columns = ""
    without_roster = ""

    def __init__(self, download: Download):
        self.download = download

    def parse(self, component: str, rest: tuple[str, ...], item: Item) -> Place | None:
        """The Place that one component tells, or None where the grammar does not fit; rest: the components below it
        (none: it is the file itself)."""
        raise NotImplementedError

    def needs_all(self) -> bool:
        """Whether the system is recognised only where every name fits."""
        return False

    def unplaced(self, item: Item) -> str:
        """What to say of work for which there is no Place."""
        return f"not named as {self.kind} names submissions: it could be anybody's"

    def in_roster(self, fields: Mapping[str, str]) -> tuple[datetime | None, bool, str | None] | None:
        """Time (UTC), lateness, and why there is no time although one is given, where a student's row of the roster
        says more than the download (None: it does not)."""
        return None

    def owner(self, key: str, name: str | None = None, email: str | None = None, label: str | None = None) -> Owner:
        return Owner(self.kind, key, name, email, label, self.kind if self.numbered else "")

    def place(self, item: Item) -> Place | None:
        for depth in range(min(len(self.download.prefix) + 1, len(item.parts))):
            found = self.parse(item.parts[depth], item.parts[depth + 1 :], item)
            if found is not None:
                return found
        return None

    def hits(self) -> tuple[int, int]:
        """How many of the names on the outermost level fit, and how many there are."""
        fitting, others = set(), set()
        for item in self.download.items:
            depth = min(len(self.download.prefix), len(item.parts) - 1)
            unit = item.parts[: depth + 1]
            if self.place(item) is not None:
                fitting.add(unit)
            elif not item.unread:
                others.add(unit)
        return len(fitting), len(fitting | others)


def is_number(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) < 30


def _common(paths: list[tuple[str, ...]]) -> tuple[str, ...]:
    if not paths:
        return ()
    low, high = min(paths), max(paths)
    shared = 0
    while shared < min(len(low), len(high)) and low[shared] == high[shared]:
        shared += 1
    return low[:shared]
