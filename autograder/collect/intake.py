"""From downloads to items on disk: every entry is listed, and what may be a student's work is copied aside.

In: the paths given on the command line. Out: one `Item` per entry, archives inside archives included, with the
file's copy in a work folder, its SHA-256 and what its first look tells. Names are not interpreted here beyond the
ending; whose an item is, the layouts say.
"""

from __future__ import annotations

import hashlib
import re
from dataclasses import dataclass, field, replace
from datetime import datetime
from pathlib import Path

from autograder.collect.archive import Entry, archive_kind, chunks, entries
from autograder.collect.errors import CollectError, Unreadable
from autograder.collect.limits import Budget, Limits
from autograder.files import private

# What may lie beside a notebook because the notebook reads it; text and data, nothing that a browser would run.
BESIDE = {".py", ".txt", ".md", ".rst", ".csv", ".tsv", ".json", ".yaml", ".yml", ".toml", ".npy", ".npz"}
BESIDE |= {".pt", ".pth", ".safetensors", ".png", ".jpg", ".jpeg", ".gif", ".webp", ".pdf"}
PAGES = {".html", ".htm", ".xhtml", ".xht", ".svg", ".mht", ".mhtml", ".js", ".url", ".webloc"}
JUNK_FOLDERS = {
    "__MACOSX": "made by macOS beside every file",
    ".ipynb_checkpoints": "an automatic copy that Jupyter made",
    "__pycache__": "compiled by Python",
    ".git": "a Git folder",
}
JUNK_FILES = {"thumbs.db": "made by Windows", "desktop.ini": "made by Windows"}
# Literal bytes, because they are searched in all of a file, and regular expressions take three times as long.
MARKS = {b'"cells"': "cells", b'"worksheets"': "cells", b'"grade_id"': "grade_ids"}
# Of exports to .py, as jupytext, nbconvert and Colab write them; searched in the first 4 kB.
EXPORT = re.compile(rb"^(?:# %%|# In ?\[|#!/usr/bin/env python|# -\*- coding|# jupyter:)", re.MULTILINE)
OVERLAP = 64  # bytes kept from chunk to chunk, so that a mark is seen across their border


@dataclass(frozen=True)
class Look:
    """What the bytes of a file tell at a first look."""

    notebook: bool = False  # begins like a JSON object and has a list of cells
    grade_ids: bool = False  # cells carry nbgrader's ids
    export: bool = False  # has the marks that exports of notebooks to .py have


@dataclass
class Item:
    """One entry and what became of it.

    state: "taken", "superseded", "ignored", "unmatched" or "opened" (a folder or an archive whose entries are
    listed themselves); None while undecided. unread: why its bytes were not kept, or None; junk: that is because no
    person made it. inside: how many archives inside the download it lies in.
    """

    source: int
    name: str
    parts: tuple[str, ...]
    size: int | None = None
    modified: datetime | None = None
    inside: int = 0
    outside: bool = False
    unread: str | None = None
    junk: bool = False
    file: Path | None = None
    digest: str | None = None
    look: Look = Look()
    state: str | None = None
    why: str | None = None
    where: list[str] = field(default_factory=list)
    students: list[str] = field(default_factory=list)
    guesses: list[str] = field(default_factory=list)

    @property
    def may_be_work(self) -> bool:
        """Whether it can be somebody's notebook, by its name or its bytes."""
        base = self.parts[-1] if self.parts else self.name
        return self.look.notebook or _may_be_work(base) or archive_kind(base) is not None

    def settle(self, state: str, why: str | None = None) -> None:
        """Decide the state once; a second decision would hide a mistake in the count."""
        if self.state is not None:
            raise CollectError(f"{self.name} was counted twice, as {self.state} and as {state}: please report this.")
        self.state, self.why = state, why


class Intake:
    """Reads sources one after the other into `work`; `items` and `seen` (entries met, counted apart) grow."""

    def __init__(self, work: Path, limits: Limits | None = None):
        self.work, self.limits = work, limits or Limits()
        self.items: list[Item] = []
        self.seen = 0
        self.budget = Budget(self.limits.total)
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
            raise CollectError(f"{path.name} is an archive of a kind that is not read: give a zip, or unpack it.")
        try:
            for entry in entries(path, kind, self.limits):
                self._take(source, entry, (), "", 0, self.limits, self.budget)
        except Unreadable as error:
            raise CollectError(f"{path.name}: {error}. Download it again, or unpack it and give the folder.") from error

    def _take(
        self,
        source: int,
        entry: Entry,
        above: tuple[str, ...],
        shown: str,
        inside: int,
        limits: Limits,
        budget: Budget,
    ) -> None:
        self.seen += 1
        if self.seen > self.limits.entries:
            raise CollectError(f"The downloads hold more than {self.limits.entries:,} entries; nothing was written.")
        parts = above + (entry.parts or ("unnamed",))
        item = Item(source, shown + entry.name, parts, entry.size, entry.modified, inside, entry.outside)
        self.items.append(item)
        base = entry.parts[-1] if entry.parts else ""
        if entry.kind == "folder" and not entry.refused:
            item.settle("opened")
        elif reason := junk(entry.parts):
            item.unread, item.junk = reason, True
        elif entry.refused:
            item.unread = entry.refused
        elif entry.outside and not inside:
            # Learning systems make no such names, so the download was tampered with. In a student's own zip an
            # absolute path is only a clumsy program's, and the owner is known from the zip.
            item.settle("ignored", "its name points outside the archive")
        elif kind := archive_kind(base):
            self._open(item, entry, kind, limits, budget)
        elif reason := _unwanted(base):
            item.unread = reason
        else:
            self._keep(item, entry, limits, budget)
            if item.file is not None and base.casefold().endswith(".ipynb") and _is_zip(item.file):
                self._open_kept(item, "zip")

    def _keep(self, item: Item, entry: Entry, limits: Limits, budget: Budget) -> None:
        """Copy the bytes into the work folder; on failure the item says why and keeps nothing."""
        self._files += 1
        target = self.work / f"{self._files:06d}"
        digest, marks, tail, size = hashlib.sha256(), set(), b"", 0
        head = None
        if _may_be_work(item.parts[-1]):
            limits = replace(limits, ratio_from=limits.file)
        try:
            with open(target, "wb", opener=private) as file:
                for chunk in chunks(entry, limits, budget):
                    file.write(chunk)
                    digest.update(chunk)
                    size += len(chunk)
                    head = chunk[:16] if head is None else head
                    # UTF-16 is ASCII with zeros in between, and no mark contains a zero.
                    window = tail + (chunk.replace(b"\0", b"") if b"\0" in head else chunk)
                    marks |= {mark for literal, mark in MARKS.items() if mark not in marks and literal in window}
                    if size == len(chunk) and EXPORT.search(window[:4096]):
                        marks.add("export")
                    tail = window[-OVERLAP:]
                    if size > limits.beside and not _may_be_work(item.parts[-1]):
                        raise Unreadable(f"it is larger than {limits.beside >> 20} MB and no notebook by its name")
        except Unreadable as error:
            target.unlink(missing_ok=True)
            item.unread = str(error)
            return
        start = (head or b"").replace(b"\0", b"").lstrip(b"\xef\xbb\xbf\xff\xfe \t\r\n")
        item.file, item.digest, item.size = target, digest.hexdigest(), size
        item.look = Look(start.startswith(b"{") and "cells" in marks, "grade_ids" in marks, "export" in marks)

    def _open(self, item: Item, entry: Entry, kind: str, limits: Limits, budget: Budget) -> None:
        if kind == "closed":
            item.unread = "an archive of a kind that is not read (ask for a zip)"
        elif item.inside >= self.limits.nesting:
            item.unread = f"archives inside archives are opened {self.limits.nesting} deep, not deeper"
        else:
            self._keep(item, entry, limits, budget)
            if item.file is not None:
                self._open_kept(item, kind)

    def _open_kept(self, item: Item, kind: str) -> None:
        """List the entries of an archive that lies in the work folder; the archive's copy goes."""
        path, first = item.file, len(self.items)
        item.file = None
        limits = self.limits.for_archive()
        budget = Budget(limits.total, self.budget)
        problem = None
        try:
            for entry in entries(path, kind, limits):
                self._take(item.source, entry, item.parts, item.name + "/", item.inside + 1, limits, budget)
        except Unreadable as error:
            problem = str(error)
        path.unlink()
        if len(self.items) == first:
            item.unread = problem or "an empty archive"
        else:
            item.settle("opened", problem and f"only in part: {problem}")


def junk(parts: tuple[str, ...]) -> str | None:
    """Why a path is nobody's work: made by a system, an editor or a version control, or hidden."""
    for part in parts[:-1]:
        if part in JUNK_FOLDERS:
            return JUNK_FOLDERS[part]
    base = parts[-1] if parts else ""
    if base.startswith("._") or base == ".DS_Store":
        return JUNK_FOLDERS["__MACOSX"]
    if base.casefold() in JUNK_FILES:
        return JUNK_FILES[base.casefold()]
    if base.startswith("~$"):
        return "a lock file of an office program"
    if any(part.startswith(".") for part in parts):
        return "a hidden file"
    return None


def _unwanted(base: str) -> str | None:
    """Why a file is not even read, by its name; None when it may be work, or may lie beside it."""
    suffix = Path(base).suffix.casefold()
    if suffix in PAGES and not _may_be_work(base):
        return "a web page or script of a browser: never kept, because pages show it live"
    if suffix in BESIDE or suffix == "" or _may_be_work(base):
        return None
    return f"a kind of file ({suffix[:20]}) that no notebook needs beside it"


def _may_be_work(base: str) -> bool:
    lowered = base.casefold()
    return ".ipynb" in lowered or lowered.endswith((".py", ".py.txt"))


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
