"""Earlier releases of an assignment: a cell that is the same in one of them was not changed by the student.

In: the releases that the course has had (each is kept in its private folder when it is seen), and a submission that may
have been made from any of them. Out: the submission as if it had been made from the current release. What the student
did is left alone, so the repairs that follow are repairs of that. No point depends on it: locked cells are the current
release's in any case.
"""

from __future__ import annotations

import contextlib
import copy
import functools
import hashlib
import json

from autograder import files
from autograder.course import Course
from autograder.notebooks.repairs import SETTINGS
from autograder.notebooks.sources import normal, text_of


def keep(course: Course, assignment: str, release: dict) -> None:
    """Keeps a release, unless it is known already."""
    text = json.dumps(release, ensure_ascii=False, sort_keys=True)
    name = f"release-{assignment}-{hashlib.sha256(text.encode()).hexdigest()[:16]}.json"
    if not (course.private / name).is_file():
        files.write(course.private / name, text)


def keep_in_place(course: Course, assignment: str) -> None:
    """Keeps the release that is in the course now, if it can be read."""
    with contextlib.suppress(OSError, ValueError):
        keep(course, assignment, json.loads((course.release(assignment) / f"{assignment}.ipynb").read_text("utf-8")))


def known(course: Course, assignment: str, release: dict) -> list[dict]:
    """The releases that were kept, without the current one; always in the same order."""
    found = []
    for path in sorted(course.private.glob(f"release-{assignment}-{'[0-9a-f]' * 16}.json")):
        try:
            found.append(json.loads(path.read_text("utf-8")))
        except (OSError, ValueError):
            continue
    return [one for one in found if one != release]


class Earlier:
    """Earlier releases, compared with the current one."""

    def __init__(self, releases: list[dict], current: dict):
        self.current = _Edition(current)
        self.editions = [_Edition(release) for release in releases]

    def brought_up(self, submission: dict) -> dict:
        """The submission as if it had been made from the current release, with all that the student did to it."""
        if not self.editions:
            return submission
        arrived = [_Arrived(cell) for cell in submission["cells"]]
        edition = max([self.current, *self.editions], key=lambda one: one.likeness(arrived))
        cells = [new for cell in arrived if (new := self._brought_up(cell)) is not None]
        if edition is not self.current:
            cells = self._completed(_in_order(cells, edition, self.current), edition)
        return {**submission, "cells": [cell.cell for cell in cells]}

    def _brought_up(self, arrived: _Arrived) -> _Arrived | None:
        """A cell with the current text and settings, where it has those of an earlier release; None for one that was
        handed out and is no longer in the release."""
        cell, key = dict(arrived.cell), self.current.key_of(arrived)
        if key is None:
            edition = next((one for one in self.editions if one.key_of(arrived)), None)
            if edition is None:
                key = arrived.key  # the student's own, or changed
            else:
                key = edition.key_of(arrived)
                if key not in self.current.cells:
                    return None
                asked = self.current.cells[key]
                if cell["cell_type"] == edition.cells[key]["cell_type"]:
                    cell["cell_type"] = asked["cell_type"]
                cell["source"] = text_of(asked.get("source"))
        if arrived.labelled and arrived.key in self.current.cells:
            cell["metadata"] = self._settings(cell["metadata"], arrived.key)
        return _Arrived(cell, key)

    def _settings(self, metadata: dict, key: str) -> dict:
        """A cell's metadata, with the current settings in place of an earlier release's."""
        known = [edition.cells[key] for edition in self.editions if key in edition.cells]
        asked, marks = self.current.cells[key], dict(metadata["nbgrader"])
        for name in SETTINGS:
            if any(marks.get(name) == _marks(cell).get(name) for cell in known):
                marks[name] = _marks(asked).get(name)
        metadata = {**metadata, "nbgrader": marks}
        if any(_tags(metadata) == _tags(cell["metadata"]) for cell in known):
            metadata["tags"] = sorted(_tags(asked["metadata"]))
        return metadata

    def _completed(self, cells: list[_Arrived], edition: _Edition) -> list[_Arrived]:
        """With the current cells that the edition did not have, each after the one that it follows."""
        labelled = any(cell.labelled for cell in cells)
        there, after = {cell.key for cell in cells}, 0
        for key, asked in self.current.cells.items():
            if key not in there and key not in edition.cells and _marks(asked):
                # Where the student's have lost their labels, one with a label would say that they have not.
                hidden = {name: value for name, value in asked["metadata"].items() if labelled or name != "nbgrader"}
                cells.insert(after, _Arrived({**asked, "metadata": copy.deepcopy(hidden)}, key))
                after += 1
            elif key in there:
                after = max(at for at, cell in enumerate(cells) if cell.key == key) + 1
        return cells


class _Arrived:
    """A cell of a submission, and the key of the release cell that it is, if it is one."""

    def __init__(self, cell: dict, key: str | None = None):
        self.cell, self.text = cell, normal(text_of(cell.get("source")))
        self.key, self.labelled = key or _key(cell), bool(_marks(cell).get("grade_id"))


class _Edition:
    """A release: its cells by grade_id, by cell id where they have none, by their text where they have neither."""

    def __init__(self, release: dict):
        self.cells = {_key(cell) or normal(text_of(cell.get("source"))): cell for cell in release["cells"]}
        self._place = {key: at for at, key in enumerate(self.cells)}
        self._texts = {key: normal(text_of(cell.get("source"))) for key, cell in self.cells.items()}
        self._by_text = {text: key for key, text in reversed(self._texts.items()) if text}

    def key_of(self, arrived: _Arrived) -> str | None:
        """The key of the cell that this is, word for word; None when there is none."""
        return arrived.key if self._texts.get(arrived.key) == arrived.text else self._by_text.get(arrived.text)

    def likeness(self, cells: list[_Arrived]) -> tuple[int, bool]:
        """How much of a submission is this release's: texts, settings, that cells are there at all; then the order."""
        labelled = {cell.key: cell for cell in cells if cell.labelled}
        texts = sum(self.key_of(cell) is not None for cell in cells)
        settings = sum(_settings(self.cells.get(key)) == _settings(cell.cell) for key, cell in labelled.items())
        gone = self.graded - set(labelled) if labelled else ()
        return texts + settings - len(gone), self.orders(cells)

    def orders(self, cells: list[_Arrived]) -> bool:
        """Whether those of the cells that are this release's are in its order."""
        places = [self._place[key] for cell in cells if (key := self.key_of(cell) or cell.key) in self._place]
        return places == sorted(places)

    @functools.cached_property
    def graded(self) -> set[str]:
        return {key for key, cell in self.cells.items() if _marks(cell)}


def _in_order(cells: list[_Arrived], edition: _Edition, current: _Edition) -> list[_Arrived]:
    """The cells in the current order, when they are in their edition's and the two differ; the student's own cells go
    with the cell above them."""
    if current.orders(cells) or not edition.orders(cells):
        return cells
    new = {key: at for at, key in enumerate(current.cells) if key in edition.cells}
    blocks: list[tuple[int, list[_Arrived]]] = [(-1, [])]
    for cell in cells:
        if cell.key in new:
            blocks.append((new[cell.key], []))
        blocks[-1][1].append(cell)
    return [cell for _, block in sorted(blocks, key=lambda block: block[0]) for cell in block]


def _key(cell: dict) -> str | None:
    label = _marks(cell).get("grade_id")
    return label if isinstance(label, str) and label else cell.get("id")


def _marks(cell: dict) -> dict:
    return (cell.get("metadata") or {}).get("nbgrader") or {}


def _tags(metadata: dict) -> set[str]:
    return set(metadata.get("tags") or [])


def _settings(cell: dict | None) -> list | None:
    """Those of a cell's settings that the repairs compare."""
    return cell and [*(_marks(cell).get(name) for name in SETTINGS), _tags(cell["metadata"])]
