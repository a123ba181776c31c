"""The account of one run: every entry of the downloads and what became of it.

In: the items with their decided states, and the students. Out: the manifest, which `store` writes as JSON and
reads back. A count that does not add up is an error here, whoever made it. It knows no learning system.
"""

from __future__ import annotations

from collections import Counter
from datetime import datetime
from pathlib import Path
from typing import Literal

import msgspec

from autograder.collect.errors import CollectError
from autograder.collect.inventory import Item
from autograder.text import shown

STATES = ("taken", "superseded", "ignored", "unmatched", "opened")


class Source(msgspec.Struct):
    """path: as given on the command line; kind: one of `recognise.KINDS`; how: how it was found, in words."""

    path: str
    kind: str
    how: str


class Taken(msgspec.Struct, rename={"original": "from"}):
    """A student, and the attempt that counts.

    student: the folder in submitted/; id: the system's; status: see `store.Put`; notebook: its path; original: its path
    in the download; submitted_at: ISO 8601, UTC; attempts: how many there are; attention: what needs a person, and why.
    """

    student: str
    id: str
    name: str | None
    system: str
    matched_by: str
    status: Literal["new", "updated", "unchanged", "older", "kept"]
    notebook: str | None
    original: str | None
    submitted_at: str | None
    late: bool
    attempts: int
    notes: list[str]
    attention: list[str]


class EntryRecord(msgspec.Struct, omit_defaults=True):
    """source: the index of the download; entry: the path in it; size: bytes; where: paths of its copies; students: the
    folders of those who sent it; guesses: the nearest students on the roster, for what is unmatched."""

    source: int
    entry: str
    size: int | None
    state: Literal["taken", "superseded", "ignored", "unmatched", "opened"] | None
    why: str | None = None
    where: list[str] = []
    students: list[str] = []
    guesses: list[str] | None = None


class Missing(msgspec.Struct):
    """A member of a group whom the roster lacks; id: the system's."""

    id: str
    name: str | None
    why: str
    guesses: list[str]


class Manifest(msgspec.Struct, kw_only=True):
    """collected_at: ISO 8601; counts: of all entries, and of those in each state; notes: sentences about the whole.

    Paths in it are relative to the course.
    """

    schema: Literal[1] = 1
    assignment: str
    collected_at: str
    sources: list[Source]
    counts: dict[Literal["entries", "taken", "superseded", "ignored", "unmatched", "opened"], int]
    students: list[Taken]
    entries: list[EntryRecord]
    notes: list[str]
    people: list[Missing] = []


def build(
    assignment: str,
    time: datetime,
    sources: list[Source],
    students: list[Taken],
    items: list[Item],
    notes: list[str],
    people: list[Missing],
) -> Manifest:
    counts = Counter(item.state for item in items)
    return Manifest(
        assignment=assignment,
        collected_at=time.isoformat(timespec="seconds"),
        sources=sources,
        counts={"entries": len(items), **{state: counts[state] for state in STATES}},
        students=students,
        entries=[_entry(item) for item in items],
        notes=notes,
        people=people,
    )


def _entry(item: Item) -> EntryRecord:
    guesses = item.guesses if item.state == "unmatched" else None
    return EntryRecord(
        item.source, item.name, item.size, item.state, item.why or None, item.where, item.students, guesses
    )


def check(manifest: Manifest, seen: int, root: Path) -> None:
    """Raises CollectError when an entry was lost or counted twice, or when a taken file is not where it should be.

    seen: the entries met while reading, counted separately; root: the folder that `where` is relative to.
    """
    counts = manifest.counts
    states = sum(counts[state] for state in STATES)
    if not seen == counts["entries"] == states == len(manifest.entries):
        undecided = [entry.entry for entry in manifest.entries if entry.state not in STATES]
        raise CollectError(
            f"The account does not add up: {seen} entries were read, {states} have been decided "
            f"(for example not: {shown(undecided[0]) if undecided else 'none'}). Please report this."
        )
    for entry in manifest.entries:
        missing = [place for place in entry.where if not (root / place).is_file()]
        if missing or (entry.state == "taken" and not entry.where):
            raise CollectError(
                f"{shown(entry.entry)} was taken, but {shown(missing[0]) if missing else 'nothing'} is in "
                "submitted/: is somebody changing it at the same time? Run collect again."
            )


def manifests(folder: Path) -> list[Path]:
    """All manifests of a folder, in the order in which they were written."""
    files = [path for path in folder.glob("*.json") if path.name[:1].isdigit()]
    return sorted(files, key=lambda path: (path.stem.partition("Z")[0], len(path.stem), path.stem))
