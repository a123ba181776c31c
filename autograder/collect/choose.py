"""Which of the files handed in together is the notebook, and which may lie beside it.

In: the items of one submission with the names that the student gave them. Out: the notebook with the name to store
it under, and for every other file a name or a reason. Looks at names and at the first look of the bytes only.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import PurePosixPath

from autograder.collect.archive import archive_kind
from autograder.collect.intake import BESIDE, Item
from autograder.collect.layouts import Place
from autograder.collect.names import clash_key, file_name, squashed, stem_and_copy

# Written beside the notebook by nbgrader or by the kit; a student's file of that name would be taken for theirs.
RESERVED = {"report.json", "timestamp.txt", "feedback.html", "gradebook.db", "nbgrader_config.py"}
DEEPEST = 4  # folders beside the notebook
MOST = 200  # files beside the notebook


@dataclass
class Chosen:
    """notebook: the item that counts, or None; folder: where it lay inside the submission; stored: its file name;
    beside: path -> item; left: the others with the state and the reason each gets."""

    notebook: Item | None = None
    folder: tuple[str, ...] = ()
    stored: str | None = None
    beside: dict[str, Item] = field(default_factory=dict)
    left: list[tuple[Item, str, str]] = field(default_factory=list)


@dataclass(frozen=True)
class Handed:
    """An item with its place."""

    item: Item
    place: Place

    @property
    def base(self) -> str:
        return self.place.rest[-1]


def standing(handed: Handed, assignment: str) -> int:
    """How likely a file is the notebook: 4 a notebook, 3 an export to .py, 2 named like a notebook (damaged, or no
    notebook at all: somebody must look), 1 any other .py, 0 none."""
    item, lowered = handed.item, handed.base.casefold()
    if item.file is None:
        return 0
    is_python = lowered.endswith((".py", ".py.txt")) and ".ipynb" not in lowered
    if item.look.notebook and not is_python:
        return 4
    if is_python:
        return 3 if item.look.export or match(handed.base, assignment) else 1
    return 2 if ".ipynb" in lowered else 0


def _is_script(handed: Handed, assignment: str) -> bool:
    return standing(handed, assignment) in (1, 3)


def match(base: str, assignment: str) -> int:
    """How a file name fits: 2 the assignment's (any case, copy marks, endings), 1 holds it, 0 does not."""
    stem, asked = squashed(stem_and_copy(base)[0]), squashed(assignment)
    return 2 if stem == asked else int(asked in stem)


def choose(files: list[Handed], assignment: str, given: frozenset[str] = frozenset()) -> Chosen:
    """Name match first, then the one with nbgrader's ids, then the newest, then the largest.

    Where there is no notebook but several scripts, all are kept, under their own names; and scripts lie beside a
    notebook, which may import them, unless they are exports of it.

    given: casefolded names of files that come with the assignment itself; the students' copies are not kept.
    """
    chosen = Chosen()
    ranked = sorted(
        (handed for handed in files if standing(handed, assignment) and handed.base.casefold() not in given),
        key=lambda handed: _rank(handed, assignment),
        reverse=True,
    )
    scripts = [handed for handed in ranked if _is_script(handed, assignment)]
    if ranked:
        best = ranked[0]
        chosen.notebook, chosen.folder = best.item, _folders(best.place.rest)[:-1]
        if best in scripts and len(scripts) > 1 and match(best.base, assignment) < 2:
            # They are read together, and import each other by name.
            chosen.stored = _free_path(best, chosen, assignment)
        else:
            chosen.stored = assignment + (".py" if best in scripts else ".ipynb")
    for handed in files:
        if handed.item is chosen.notebook:
            continue
        helper = handed in scripts and match(handed.base, assignment) < 2
        if chosen.notebook is not None and standing(handed, assignment) > 1 and handed in ranked and not helper:
            chosen.left.append((handed.item, "superseded", f"{chosen.notebook.name} counts instead"))
        elif reason := _not_beside(handed, given, len(chosen.beside)):
            chosen.left.append((handed.item, "ignored", reason))
        else:
            chosen.beside[_free_path(handed, chosen, assignment)] = handed.item
    return chosen


def _rank(handed: Handed, assignment: str) -> tuple:
    item = handed.item
    return (
        standing(handed, assignment),
        match(handed.base, assignment),
        item.look.grade_ids,
        handed.place.number,
        item.modified.timestamp() if item.modified else 0.0,
        stem_and_copy(handed.base)[1],
        item.size or 0,
        item.name,
    )


def _not_beside(handed: Handed, given: frozenset[str], count: int) -> str | None:
    base = handed.base.casefold()
    if base in given:
        return "it comes with the assignment; the assignment's own copy is used"
    if base in RESERVED:
        return "a name that is reserved for what grading writes"
    if PurePosixPath(base).suffix not in BESIDE:
        return "not a notebook, and a kind of file that no notebook needs beside it"
    if len(handed.place.rest) > DEEPEST:
        return f"it lies deeper than {DEEPEST} folders"
    return f"more than {MOST} files beside the notebook" if count >= MOST else None


def _free_path(handed: Handed, chosen: Chosen, assignment: str) -> str:
    """A harmless path, as seen from the notebook, that no other file or folder of the submission has, on a disk that
    ignores case either."""
    rest = _folders(handed.place.rest)
    if rest[: len(chosen.folder)] == chosen.folder:
        rest = rest[len(chosen.folder) :]
    parts = [file_name(part) for part in rest]
    taken = [clash_key(path) for path in (*chosen.beside, *([chosen.stored] if chosen.stored else []))]
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
