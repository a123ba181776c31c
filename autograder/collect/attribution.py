"""Every item of the downloads is given to the student who sent it, and to one of their attempts.

In: the layouts of the downloads, perhaps a roster, and the store, which knows everybody's folder. Out: persons with
their attempts. Items that belong to nobody are settled here, with the reason and the nearest guesses. It knows no
learning system by name.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path

from autograder.collect.filenames import junk
from autograder.collect.identity import Identity, Match, Roster, identify
from autograder.collect.inventory import Item
from autograder.collect.lms.layout import Layout, Owner, Place
from autograder.collect.manifest import Missing
from autograder.collect.selection import Handed
from autograder.collect.store import Store, When

FIRST = datetime.min.replace(tzinfo=UTC)


@dataclass
class Attempt:
    """What one student handed in together. source: the index of the download; handed: what was read of it; unread: the
    rest, with its reasons."""

    source: int
    time: datetime | None = None
    number: int = 0
    estimated: bool = False
    late: bool = False
    handed: list[Handed] = field(default_factory=list)
    unread: list[Item] = field(default_factory=list)

    @property
    def when(self) -> When:
        return When(self.time, self.number, self.estimated)

    @property
    def order(self) -> tuple:
        newest = max((h.item.modified for h in self.handed if h.item.modified), default=FIRST)
        return FIRST if self.estimated or not self.time else self.time, self.number, newest, self.source


@dataclass
class Person:
    """A student with all attempts found. folder: the name in submitted/; system, key: the id in the download."""

    folder: str
    identity: Identity
    name: str | None
    system: str
    key: str
    notes: list[str] = field(default_factory=list)
    attempts: dict[tuple[int, str], Attempt] = field(default_factory=dict)

    def newest_first(self) -> list[Attempt]:
        return sorted(self.attempts.values(), key=lambda attempt: attempt.order, reverse=True)


class Attribution:
    """persons: by folder; takers: id of an item -> how many students it is for; notes: sentences for the manifest.

    relative: a path as the manifest has it.
    """

    def __init__(self, store: Store, roster: Roster | None, relative: Callable[[Path], str]):
        self.store, self.roster, self._relative = store, roster, relative
        self.persons: dict[str, Person] = {}
        self.takers: Counter[int] = Counter()
        self.notes: list[str] = []
        self._missing: dict[tuple[str, str], tuple[Owner, Match]] = {}

    def missing(self) -> list[Missing]:
        """Members of groups who are not found, while others of their group are."""
        return [Missing(owner.key, owner.name, match.why, match.guesses) for owner, match in self._missing.values()]

    def attribute(self, layouts: list[Layout]) -> None:
        """Finds the person of every item, and settles those of nobody.

        Junk counts only where it is part of what a person sent, so that nobody who sent nothing else is forgotten.
        """
        placed = [(layout, item, layout.place(item)) for layout in layouts for item in layout.download.items]
        for layout in layouts:
            below = len(layout.download.prefix) + 1
            for item in layout.download.junk:
                placed.append((layout, item, layout.place(item) if _in_what_was_sent(item, below) else None))
        owners = {(o.system, o.key): o for _, _, place in placed if place for o in place.owners}
        found = identify(owners, self.roster)
        if self.roster is None:
            systems = {system for system, _ in owners}
            notes = [layout.without_roster for layout in layouts if layout.kind in systems]
            self.notes += dict.fromkeys(filter(None, notes))
        for layout, item, place in placed:
            if place is None:
                self._nobodys(layout, item)
            else:
                matches = [(owner, found[owner.system, owner.key]) for owner in place.owners]
                self._placed(layout, item, place, matches)

    def _placed(self, layout: Layout, item: Item, place: Place, matches: list[tuple[Owner, list[Identity] | Match]]):
        known = [(owner, group) for owner, group in matches if isinstance(group, list)]
        if place.owners and not known:
            self._unmatched(item, place, matches)
            return
        self._missing.update({(o.system, o.key): (o, m) for o, m in matches if isinstance(m, Match)})
        reason = place.ignored or item.unread
        if reason:
            item.settle("ignored", reason)
        everybody = {(one.space, one.raw): (owner, one) for owner, group in known for one in group}
        for owner, identity in everybody.values():
            self._add(layout, item, place, owner, identity, bool(reason))

    def _nobodys(self, layout: Layout, item: Item) -> None:
        """Settles an item whose name does not say whose it is."""
        outermost = len(item.parts) <= len(layout.download.prefix) + 1
        if item.junk:
            item.settle("ignored", item.unread)
        elif not item.may_be_work and (item.unread or outermost):
            said = f"no notebook, and not named as {layout.kind} names submissions: part of the download itself"
            item.settle("ignored", item.unread or said)
        else:
            item.guesses = self.roster.guesses(layout.download.outermost(item)) if self.roster else []
            self._keep_unmatched(item, item.unread or layout.unplaced(item))

    def _unmatched(self, item: Item, place: Place, matches: list[tuple[Owner, Match]]) -> None:
        """Settles an item of people who are not found."""
        if place.ignored or item.junk:
            item.settle("ignored", place.ignored or item.unread)
            return
        for owner, found in matches:
            item.guesses += [guess for guess in found.guesses if guess not in item.guesses]
            self._missing.pop((owner.system, owner.key), None)
        owner, found = matches[0]
        who = f"{owner.name} ({owner.key})" if owner.name and owner.name != owner.key else owner.key
        why = f"{who}: {found.why}" + (f"; and not kept: {item.unread}" if item.unread else "")
        self._keep_unmatched(item, why)

    def _keep_unmatched(self, item: Item, why: str) -> None:
        item.settle("unmatched", why)
        if item.file is not None:
            kept = self.store.unmatched(item.parts, item.file, item.digest)
            item.where, item.file = [self._relative(kept)], None

    def _add(self, layout: Layout, item: Item, place: Place, owner: Owner, identity: Identity, ignored: bool) -> None:
        """Adds an item to what a student handed in together with it; ignored: it only shows that they did."""
        folder, row = self.store.folder_for(identity.space, identity.raw), identity.row
        person = self.persons.get(folder)
        if person is None:
            name = (row.name if row else None) or owner.name
            person = self.persons[folder] = Person(folder, identity, name, owner.system, owner.key)
        attempt = person.attempts.setdefault((item.source, place.attempt), Attempt(item.source))
        time, late = place.time, place.late
        if row is not None and (said := layout.in_roster(row.fields)) is not None:
            time, late, unclear = said
            person.notes += [unclear] if unclear else []
        attempt.time, attempt.late = max(filter(None, (attempt.time, time)), default=None), attempt.late or late
        attempt.estimated = attempt.estimated or place.estimated
        attempt.number = max(attempt.number, place.number)
        self.takers[id(item)] += 1
        if ignored:
            attempt.unread.append(item)
        else:
            attempt.handed.append(Handed(item, place))


def _in_what_was_sent(item: Item, below: int) -> bool:
    """Whether junk is part of what a person sent, whose name is the part above `below`: nobody is called __MACOSX."""
    return junk(item.parts[below:]) is not None and junk((*item.parts[:below], "work")) is None
