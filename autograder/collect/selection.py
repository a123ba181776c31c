"""Which of the files handed in together is the notebook, and which are kept beside it.

In: the items of one submission with the names that the student gave them. Out: the notebook with the name to store it
under, and for every other file a name or a reason. It knows names, and what the inventory saw of the bytes; it opens no
file.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import PurePosixPath

from autograder.collect.filenames import BESIDE, archive_kind, stem_and_copy
from autograder.collect.inventory import Item
from autograder.collect.lms.layout import Place
from autograder.collect.safe_names import clash_key, file_name
from autograder.text import squashed

# Written beside the notebook by nbgrader or by the kit, and read back: a student's file must not pass for one.
RESERVED = {"report.json", "timestamp.txt", "feedback.html", "gradebook.db", "nbgrader_config.py"}
DEEPEST = 4  # folders beside the notebook
MOST = 200  # files beside the notebook

# How likely a file is the notebook.
NONE, SCRIPT, BROKEN, EXPORT, NOTEBOOK = range(5)


@dataclass
class Selection:
    """notebook: the item that counts, or None; folder: where it lay inside the submission; stored: its file name;
    beside: path -> item; left: the others with the state and the reason each gets."""

    notebook: Item | None = None
    folder: tuple[str, ...] = ()
    stored: str | None = None
    beside: dict[str, Item] = field(default_factory=dict)
    left: list[tuple[Item, str, str]] = field(default_factory=list)

    @property
    def files(self) -> dict[str, Item]:
        """Everything to be stored: path -> item."""
        return {**self.beside, **({self.stored: self.notebook} if self.stored else {})}


@dataclass(frozen=True)
class Handed:
    """An item with its place."""

    item: Item
    place: Place

    @property
    def base(self) -> str:
        return self.place.rest[-1]


def select(files: list[Handed], assignment: str, given: frozenset[str] = frozenset()) -> Selection:
    """Name match first, then the one with nbgrader's ids, then the newest, then the largest.

    Where there is no notebook but several scripts, all are kept, under their own names; and scripts are kept beside a
    notebook, which may import them, unless they are exports of it.

    given: casefolded names of files that come with the assignment itself; the students' copies are not kept.
    """
    found = Selection()
    ranked = sorted(
        (one for one in files if _likelihood(one, assignment) and one.base.casefold() not in given),
        key=lambda one: _rank(one, assignment),
        reverse=True,
    )
    scripts = [one for one in ranked if _likelihood(one, assignment) in (SCRIPT, EXPORT)]
    if ranked:
        best = ranked[0]
        found.notebook, found.folder = best.item, _folders(best.place.rest)[:-1]
        if best in scripts and len(scripts) > 1 and _fit(best.base, assignment) < 2:
            # They are read together, and import each other by name.
            found.stored = _free_path(best, found, assignment)
        else:
            found.stored = assignment + (".py" if best in scripts else ".ipynb")
    for one in files:
        if one.item is found.notebook:
            continue
        helper = one in scripts and _fit(one.base, assignment) < 2
        if found.notebook is not None and _likelihood(one, assignment) > SCRIPT and one in ranked and not helper:
            found.left.append((one.item, "superseded", f"{found.notebook.name} counts instead"))
        elif reason := _not_beside(one, given, len(found.beside)):
            found.left.append((one.item, "ignored", reason))
        else:
            found.beside[_free_path(one, found, assignment)] = one.item
    return found


def _likelihood(one: Handed, assignment: str) -> int:
    """NOTEBOOK; EXPORT: to .py; BROKEN: named like a notebook, and damaged or none at all; SCRIPT: any other .py;
    NONE."""
    item, lowered = one.item, one.base.casefold()
    if item.file is None:
        return NONE
    is_python = lowered.endswith((".py", ".py.txt")) and ".ipynb" not in lowered
    if item.signs.notebook and not is_python:
        return NOTEBOOK
    if is_python:
        return EXPORT if item.signs.export or _fit(one.base, assignment) else SCRIPT
    return BROKEN if ".ipynb" in lowered else NONE


def _fit(base: str, assignment: str) -> int:
    """How a file name fits: 2 the assignment's (any case, copy marks, endings), 1 holds it, 0 does not."""
    stem, asked = squashed(stem_and_copy(base)[0]), squashed(assignment)
    return 2 if stem == asked else int(asked in stem)


def _rank(one: Handed, assignment: str) -> tuple:
    item = one.item
    return (
        _likelihood(one, assignment),
        _fit(one.base, assignment),
        item.signs.grade_ids,
        one.place.number,
        item.modified.timestamp() if item.modified else 0.0,
        stem_and_copy(one.base)[1],
        item.size or 0,
        item.name,
    )


def _not_beside(one: Handed, given: frozenset[str], count: int) -> str | None:
    base = one.base.casefold()
    if base in given:
        return "it comes with the assignment; the assignment's own copy is used"
    if base in RESERVED:
        return "its name is reserved for a file that grading writes"
    if PurePosixPath(base).suffix not in BESIDE:
        return "no notebook, nor a kind of file that a notebook needs beside it"
    if len(one.place.rest) > DEEPEST:
        return f"it is deeper than {DEEPEST} folders"
    return f"more than {MOST} files beside the notebook" if count >= MOST else None


def _free_path(one: Handed, found: Selection, assignment: str) -> str:
    """A harmless path, as seen from the notebook, that no other file or folder of the submission has, on a disk that
    ignores case either."""
    rest = _folders(one.place.rest)
    if rest[: len(found.folder)] == found.folder:
        rest = rest[len(found.folder) :]
    parts = [file_name(part) for part in rest]
    taken = [clash_key(path) for path in found.files]
    taken += [clash_key(assignment + suffix) for suffix in (".ipynb", ".py")]
    path, count = "/".join(parts), 1
    while _in_the_way(clash_key(path), taken):
        count += 1
        flat = PurePosixPath("_".join(parts)[-80:])
        path = f"{flat.stem}~{count}{flat.suffix}"
    return path


def _folders(rest: tuple[str, ...]) -> tuple[str, ...]:
    """The path without the archives in it: for a student, a zip is no folder."""
    return (*(part for part in rest[:-1] if not archive_kind(part)), rest[-1])


def _in_the_way(path: str, taken: list[str]) -> bool:
    return any(path == other or path.startswith(other + "/") or other.startswith(path + "/") for other in taken)
