"""Any JSON value as a notebook with nothing in it that can surprise.

In: what was in the file of a notebook, whoever wrote it. Out: an nbformat 4 notebook as a plain dict (text cells, and
code cells without outputs) and sentences about its faults, or `Unreadable`. It knows no assignment.
"""

from autograder.notebooks.conflict import marked, one_side
from autograder.notebooks.errors import Unreadable
from autograder.notebooks.sources import text_of, whole

MOST_CELLS = 5_000

_KINDS = ("code", "markdown", "raw")
_PICTURES = ("image/png", "image/jpeg")


def normalised(value: object, name: str, faults: list[str] | None = None) -> tuple[dict, list[str]]:
    """Any JSON value as an nbformat 4 notebook with nothing in it that can surprise, or Unreadable.

    Kept of a cell: its kind, source, id, nbgrader metadata, tags, pictures attached to text, the line of a script on
    which it began, and as `number` its place in this notebook, counted from 1.
    """
    faults = list(dict.fromkeys(faults or []))
    metadata = value.get("metadata") if isinstance(value, dict) else None
    raw = _raw_cells(value, name, faults)
    if len(raw) > MOST_CELLS:
        raise Unreadable(f"{name} has {len(raw)} cells; more than {MOST_CELLS} are not read.")
    cells, lost, ids = [], 0, []
    for number, cell in enumerate(raw, 1):
        if not isinstance(cell, dict):
            lost += 1
            continue
        clean = {**_clean_cell(cell), "number": number}
        ids.append(clean.get("id"))
        both = _both_sides(clean)
        if len(both) > 1:
            faults.append("a cell held the marks of a Git merge conflict, and both of its versions were read")
        cells += both
    if lost:
        faults.append(f"{lost} of its cells are no cells")
    _look_at_ids(value, ids, faults)
    _look_at_kernel(value, metadata, faults)
    said = [f"The file of {name} had small faults, which changed nothing: {'; '.join(faults)}."] if faults else []
    if lost:
        said = [sentence.replace(", which changed nothing", "") for sentence in said]
    if not cells:
        said.append(f"{name} has no cells.")
    return {"nbformat": 4, "nbformat_minor": 5, "metadata": {}, "cells": cells}, said


def _raw_cells(value: object, name: str, faults: list[str]) -> list:
    if isinstance(value, list) and any(isinstance(cell, dict) and "cell_type" in cell for cell in value):
        faults.append("it is a list of cells without the notebook around them")
        return value
    if isinstance(value, dict):
        if isinstance(value.get("cells"), list):
            return value["cells"]
        sheets = value.get("worksheets")
        if isinstance(sheets, list):
            faults.append("it is in the old format nbformat 3")
            found = [sheet.get("cells") for sheet in sheets if isinstance(sheet, dict)]
            return [cell for cells in found if isinstance(cells, list) for cell in cells]
    what = {dict: "an object", list: "a list", str: "a text", type(None): "null"}.get(type(value), "a value")
    raise Unreadable(
        f"{name} is not a notebook, whatever its name says: it holds JSON, but only {what} without cells. "
        "Hand in the notebook itself, as Jupyter saves it."
    )


def _clean_cell(cell: dict) -> dict:
    source, kind = cell.get("source"), cell.get("cell_type")
    if source is None:
        source = cell.get("input")  # nbformat 3
    if kind == "heading":
        level = cell.get("level")
        kind = "markdown"
        source = "#" * (level if isinstance(level, int) and 1 <= level <= 6 else 1) + " " + text_of(source)
    if kind not in _KINDS:
        kind = "code" if kind is None and "outputs" in cell else "raw"
    given = cell.get("metadata")
    clean = {"cell_type": kind, "metadata": _clean_metadata(given), "source": text_of(source)}
    if isinstance(cell.get("line"), int):
        clean["line"] = cell["line"]
    if isinstance(cell.get("id"), str) and len(cell["id"]) <= 64:
        clean["id"] = whole(cell["id"])
    if kind == "code":
        clean |= {"execution_count": None, "outputs": []}
    elif isinstance(cell.get("attachments"), dict):
        clean["attachments"] = _clean_attachments(cell["attachments"])
    return clean


def _both_sides(cell: dict) -> list[dict]:
    """A cell with Git's conflict marks in it as two, the one of HEAD last; any other cell as it is."""
    if not marked(cell["source"]):
        return [cell]
    return [{**cell, "source": one_side(cell["source"], own)} for own in (False, True)]


def _clean_metadata(given: object) -> dict:
    metadata = {}
    if not isinstance(given, dict):
        return metadata
    marks, tags = given.get("nbgrader"), given.get("tags")
    if isinstance(marks, dict):
        simple = {key: whole(mark) if isinstance(mark, str) else mark for key, mark in list(marks.items())[:20]}
        metadata["nbgrader"] = {
            whole(key): mark for key, mark in simple.items() if isinstance(mark, (str, int, float, bool, type(None)))
        }
    if isinstance(tags, list):
        metadata["tags"] = [whole(tag) for tag in tags[:20] if isinstance(tag, str)]
    return metadata


def _clean_attachments(attachments: dict) -> dict:
    """Pictures as they came; of any other attachment only that there was one."""
    clean = {}
    for key, kinds in attachments.items():
        kinds = kinds if isinstance(kinds, dict) else {}
        pictures = {kind: whole(text_of(kinds[kind])) for kind in _PICTURES if kind in kinds}
        clean[whole(key)] = pictures or {"text/plain": ""}
    return clean


def _look_at_ids(value: object, ids: list[str | None], faults: list[str]) -> None:
    if not isinstance(value, dict) or "nbformat_minor" not in value:
        return
    known = [name for name in ids if name]
    minor = value.get("nbformat_minor")
    modern = isinstance(minor, int) and minor >= 5
    if len(set(known)) < len(known):
        faults.append("cell ids occur twice")
    if modern and len(known) < len(ids):
        faults.append("cell ids are missing")
    if not modern and known:
        faults.append("it has cell ids, which its format (4.4 or older) does not know")


def _look_at_kernel(value: object, metadata: object, faults: list[str]) -> None:
    if not isinstance(value, dict) or "nbformat" not in value or "worksheets" in value:
        return
    kernel = metadata.get("kernelspec") if isinstance(metadata, dict) else None
    if not isinstance(kernel, dict) or not isinstance(kernel.get("name"), str):
        faults.append("it names no kernel")
        return
    language = kernel.get("language")
    if isinstance(language, str) and language.lower() != "python":
        faults.append(f"it names a kernel of another language ({whole(language)[:20]})")
