"""Every entry of the downloads, and copies of what may be a student's work.

In: the paths given on the command line. Out: one `Item` per entry, archives inside archives included, with the file's
copy in a work folder, its SHA-256 and what its bytes tell at a first look. Of a name it reads the ending alone; whose
an item is, the layouts say.
"""

from __future__ import annotations

import hashlib
import re
from dataclasses import dataclass, field, replace
from datetime import datetime
from pathlib import Path

from autograder.collect.errors import CollectError, EntryError
from autograder.collect.filenames import archive_kind, junk, may_be_work, named_like_work, unwanted
from autograder.collect.limits import Budget, UnpackLimits
from autograder.collect.unpack import Entry, chunks, entries
from autograder.files import private

# Literal bytes, because they are searched in all of a file, and regular expressions take three times as long.
MARKS = {b'"cells"': "cells", b'"worksheets"': "cells", b'"grade_id"': "grade_ids"}
# Of exports to .py, as jupytext, nbconvert and Colab write them; searched in the first 4 kB.
EXPORT = re.compile(rb"^(?:# %%|# In ?\[|#!/usr/bin/env python|# -\*- coding|# jupyter:)", re.MULTILINE)
OVERLAP = 64  # bytes kept from chunk to chunk, so that a mark is seen across their border


@dataclass(frozen=True)
class Signs:
    """What the bytes of a file tell at a first look."""

    notebook: bool = False  # begins like a JSON object and has a list of cells
    grade_ids: bool = False  # cells carry nbgrader's ids
    export: bool = False  # has the marks that exports of notebooks to .py have


@dataclass
class Item:
    """One entry and what became of it.

    state: "taken", "superseded", "ignored", "unmatched" or "opened" (a folder or an archive whose entries are
    listed themselves); None while undecided. unread: why its bytes were not kept, or None; junk: that is because no
    person made it; file: the copy of its bytes, with their `digest` and `signs`.
    """

    source: int
    name: str
    parts: tuple[str, ...]
    size: int | None = None
    modified: datetime | None = None
    unread: str | None = None
    junk: bool = False
    file: Path | None = None
    digest: str | None = None
    signs: Signs = Signs()
    state: str | None = None
    why: str | None = None
    where: list[str] = field(default_factory=list)
    students: list[str] = field(default_factory=list)
    guesses: list[str] = field(default_factory=list)

    @property
    def may_be_work(self) -> bool:
        """Whether it can be somebody's notebook, by its name or its bytes."""
        base = self.parts[-1] if self.parts else self.name
        return self.signs.notebook or may_be_work(base)

    def settle(self, state: str, why: str | None = None) -> None:
        """Decides the state once; a second decision would hide a mistake in the count."""
        if self.state is not None:
            raise CollectError(f"{self.name} was counted twice, as {self.state} and as {state}: please report this.")
        self.state, self.why = state, why


@dataclass(frozen=True)
class _Container:
    """What an entry is in. name, parts: of the archive inside the download (empty: the download itself); depth: how
    many archives inside the download it is."""

    source: int
    limits: UnpackLimits
    budget: Budget
    name: str = ""
    parts: tuple[str, ...] = ()
    depth: int = 0


class Inventory:
    """Reads sources one after the other into `work`; `items` and `seen` (entries met, counted separately) grow."""

    def __init__(self, work: Path, limits: UnpackLimits | None = None):
        self.work, self.limits = work, limits or UnpackLimits()
        self.items: list[Item] = []
        self.seen = 0
        self._budget = Budget(self.limits.total)
        self._files = 0

    def read(self, source: int, path: Path) -> None:
        """One path of the command line. Raises CollectError when it is nothing that can be read."""
        if path.is_dir():
            kind = "folder"
        elif path.is_file():
            kind = archive_kind(path.name) or "file"
        else:
            raise CollectError(f"{path} is neither a file nor a folder: check the path.")
        if kind == "closed":
            raise CollectError(f"{path.name} is a kind of archive that cannot be read: give a zip, or unpack it.")
        try:
            for entry in entries(path, kind, self.limits):
                self._take(entry, _Container(source, self.limits, self._budget))
        except EntryError as error:
            raise CollectError(f"{path.name}: {error}. Download it again, or unpack it and give the folder.") from error

    def _take(self, entry: Entry, within: _Container) -> None:
        self.seen += 1
        if self.seen > self.limits.entries:
            raise CollectError(f"The downloads hold more than {self.limits.entries:,} entries; nothing was written.")
        parts = within.parts + (entry.parts or ("unnamed",))
        item = Item(within.source, within.name + entry.name, parts, entry.size, entry.modified)
        self.items.append(item)
        base = entry.parts[-1] if entry.parts else ""
        if entry.kind == "folder" and not entry.refused:
            item.settle("opened")
        elif reason := junk(entry.parts):
            item.unread, item.junk = reason, True
        elif entry.refused:
            item.unread = entry.refused
        elif entry.outside and not within.depth:
            # Learning systems make no such names, so the download was tampered with. In a student's own zip an
            # absolute path is only a clumsy program's, and the owner is known from the zip.
            item.settle("ignored", "its name points outside the archive")
        elif kind := archive_kind(base):
            self._open(item, entry, kind, within)
        elif reason := unwanted(base):
            item.unread = reason
        else:
            self._keep(item, entry, within)
            if item.file is not None and base.casefold().endswith(".ipynb") and _is_zip(item.file):
                self._open_kept(item, "zip", within)

    def _keep(self, item: Item, entry: Entry, within: _Container) -> None:
        """Copies the bytes into the work folder; on failure the item says why and keeps nothing."""
        self._files += 1
        target = self.work / f"{self._files:06d}"
        like_work, limits, seen = named_like_work(item.parts[-1]), within.limits, _Bytes()
        if like_work:
            limits = replace(limits, ratio_from=limits.file)
        try:
            with open(target, "wb", opener=private) as file:
                for chunk in chunks(entry, limits, within.budget):
                    file.write(chunk)
                    seen.add(chunk)
                    if seen.size > limits.beside and not like_work:
                        raise EntryError(f"it is larger than {limits.beside >> 20} MB and not named like a notebook")
        except EntryError as error:
            target.unlink(missing_ok=True)
            item.unread = str(error)
            return
        item.file, item.digest, item.size, item.signs = target, seen.digest.hexdigest(), seen.size, seen.signs()

    def _open(self, item: Item, entry: Entry, kind: str, within: _Container) -> None:
        if kind == "closed":
            item.unread = "a kind of archive that cannot be read (ask for a zip)"
        elif within.depth >= self.limits.nesting:
            item.unread = f"archives inside archives are opened {self.limits.nesting} deep, not deeper"
        else:
            self._keep(item, entry, within)
            if item.file is not None:
                self._open_kept(item, kind, within)

    def _open_kept(self, item: Item, kind: str, within: _Container) -> None:
        """Lists the entries of an archive in the work folder, and removes it."""
        path, first = item.file, len(self.items)
        item.file = None
        limits = self.limits.for_archive()
        budget = Budget(limits.total, self._budget)
        inside = _Container(item.source, limits, budget, item.name + "/", item.parts, within.depth + 1)
        problem = None
        try:
            for entry in entries(path, kind, limits):
                self._take(entry, inside)
        except EntryError as error:
            problem = str(error)
        path.unlink()
        if len(self.items) == first:
            item.unread = problem or "an empty archive"
        else:
            item.settle("opened", problem and f"only in part: {problem}")


class _Bytes:
    """What can be learnt of a file while it is copied."""

    def __init__(self):
        self.digest, self.size = hashlib.sha256(), 0
        self._head, self._tail, self._marks = b"", b"", set()

    def add(self, chunk: bytes) -> None:
        first = self.size == 0
        self.digest.update(chunk)
        self.size += len(chunk)
        if first:
            self._head = chunk[:16]
        # UTF-16 is ASCII with zeros in between, and no mark contains a zero.
        window = self._tail + (chunk.replace(b"\0", b"") if b"\0" in self._head else chunk)
        self._marks |= {mark for literal, mark in MARKS.items() if mark not in self._marks and literal in window}
        if first and EXPORT.search(window[:4096]):
            self._marks.add("export")
        self._tail = window[-OVERLAP:]

    def signs(self) -> Signs:
        start = self._head.replace(b"\0", b"").lstrip(b"\xef\xbb\xbf\xff\xfe \t\r\n")
        return Signs(
            start.startswith(b"{") and "cells" in self._marks, "grade_ids" in self._marks, "export" in self._marks
        )


def _is_zip(path: Path) -> bool:
    with open(path, "rb") as file:
        return file.read(4) == b"PK\x03\x04"


def text_of(item: Item, limit: int) -> str:
    """The first `limit` bytes of a kept item as text; undecodable bytes become replacement characters."""
    if item.file is None:
        return ""
    with open(item.file, "rb") as file:
        data = file.read(limit)
    if data[:2] in (b"\xff\xfe", b"\xfe\xff"):
        return data.decode("utf-16", "replace")
    return data.decode("utf-8-sig", "replace")
