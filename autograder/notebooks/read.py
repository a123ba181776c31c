"""Finds the notebook in a student's folder and reads it, whatever happened to it on its way.

In: the folder `submitted/<student>/<assignment>` as plain data (see folder.py). Out: a `Submission` with the notebook
as a plain dict, or `Unreadable` with the reason. Scripts are read where no notebook has an answer: those that define
one become one notebook. Files that the answer imports come along. Of the exercises it knows only the names that the
release asks for.
"""

from __future__ import annotations

import contextlib
import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import NamedTuple

from autograder.notebooks import folder as folders
from autograder.notebooks import modules, parsing
from autograder.notebooks.candidates import Candidate, candidates, nothing_to_read
from autograder.notebooks.decode import notebook_of, text_in
from autograder.notebooks.definitions import understand
from autograder.notebooks.errors import Unreadable
from autograder.notebooks.folder import File, Folder
from autograder.notebooks.matching import match
from autograder.notebooks.release_notebook import exercises_of, prepare
from autograder.notebooks.sources import text_of
from autograder.text import shown

__all__ = ["Submission", "Unreadable", "read"]

MOST_SCRIPTS = 50  # that are read together
_UNTOUCHED, _FOREIGN = "is still as it was handed out", "has no answer to this assignment"


@dataclass
class Submission:
    """What a student handed in.

    notebook  its metadata say which `file` it was, and `from_script`: {file: [rank, number of answers]}
    repairs   `{"cell": "", "what": sentence}`
    modules   path → text of the Python files beside it that it imports
    scripts   file → the lines of each script that the notebook was made of
    """

    notebook: dict
    file: str
    repairs: list[dict] = field(default_factory=list)
    modules: dict[str, str] = field(default_factory=dict)
    scripts: dict[str, list[str]] = field(default_factory=dict)


def read(folder: Folder, assignment: str, release: dict | None = None) -> Submission:
    """The notebook of `assignment` in a student's folder.

    Of several notebooks the one with the asked name is read, else the likeliest. Where the `release` is given, one
    that is still untouched or has no answer to it counts only when there is no other, and no script with an answer.
    Raises Unreadable, and nothing else.
    """
    try:
        return _read(folder, assignment, release)
    except Unreadable:
        raise
    except Exception as error:
        # The last resort: one odd file must never end a batch.
        raise Unreadable(f"The submission could not be read ({type(error).__name__}: {error})."[:300]) from error


def _read(folder: Folder, assignment: str, release: dict | None) -> Submission:
    found = candidates(folder, assignment)
    readable = sorted(
        (one for one in found if one.readable), key=lambda one: (one.script, one.rank, -one.modified, one.path)
    )
    notebooks, scripts = ([one for one in readable if one.script is kind] for kind in (False, True))
    spare, why, failed = None, "", []  # `spare` is graded if nothing better is found; `why` says what it lacks
    for one in notebooks:
        try:
            submission = _read_file(folder, one)
        except Unreadable as unreadable:
            failed.append(unreadable)
            continue
        lacks = _lacks(submission.notebook, release) if release and len(readable) > 1 else ""
        _say_which(submission, one, notebooks, failed, why, assignment)
        if not lacks:
            return _with_modules(folder, submission, [one], found, release)
        if spare is None or (lacks == _UNTOUCHED and not why.endswith(_UNTOUCHED)):
            spare, why = (submission, one), f"because {submission.file} {lacks}"
    parts, broken = _read_scripts(folder, scripts[:MOST_SCRIPTS], release)
    if parts:
        together = _together(parts)
        _say_why_scripts(together, len(parts), broken, failed, why)
        if not (spare or failed) or release is None or _has_answers(together.notebook, release):
            return _with_modules(folder, together, [part.script for part in parts], found, release)
    if spare:
        return _with_modules(folder, spare[0], [spare[1]], found, release)
    for problem in (*failed, *broken):
        raise problem
    raise Unreadable(nothing_to_read(found, assignment))


def _say_which(submission, one: Candidate, notebooks: list, failed: list[Unreadable], why: str, assignment) -> None:
    said = []
    if failed:
        said.append(f"{submission.file} was graded, because {_fault(failed[0])}")
    elif len(notebooks) > 1:
        others = why or "not " + ", ".join(shown(other.path) for other in notebooks if other is not one)
        said.append(f"There were {len(notebooks)} notebooks; {submission.file} was graded, {others}.")
    elif one.path != f"{assignment}.ipynb":
        said.append(f"The notebook was found as {submission.file}; {assignment}.ipynb is the name asked for.")
    _say_first(submission, said)


def _say_first(submission: Submission, said: list[str]) -> None:
    submission.repairs[:0] = [{"cell": "", "what": what} for what in said]


def _fault(unreadable: Unreadable) -> str:
    return re.split(r"(?<=\.) (?=[A-Z])", unreadable.reason)[0]  # without the advice that follows


def _lacks(notebook: dict, release: dict) -> str:
    """Why another notebook or script is to be preferred to this one, or ""."""
    known = {text_of(cell.get("source")).strip() for cell in release.get("cells", [])}
    if all(cell["source"].strip() in known for cell in notebook["cells"]):
        return _UNTOUCHED
    return "" if match(notebook, prepare(release, exercises_of(release))).recognised else _FOREIGN


# Scripts, and what answers import


class _Part(NamedTuple):
    """A script of several that are read together: the answers that it defines, and how many of them parse."""

    script: Candidate
    submission: Submission
    answers: set[str]
    whole: int


def _read_scripts(
    folder: Folder, scripts: list[Candidate], release: dict | None
) -> tuple[list[_Part], list[Unreadable]]:
    """The scripts that define an answer (where none does, the likeliest), and why others could not be read.

    Where two define the same, the first counts: the one with the name asked for, with more answers that parse, with the
    earlier name.
    """
    asked = set(exercises_of(release)) if release else set()
    parts, broken = [], []
    for one in scripts:
        try:
            submission = _read_file(folder, one)
        except Unreadable as unreadable:
            if not one.path.endswith("__init__.py"):  # which is empty more often than not
                broken.append(unreadable)
            continue
        defined, whole = _defined_in(submission.notebook)
        parts.append(_Part(one, submission, asked & defined, len(asked & whole)))
    parts.sort(key=lambda part: (part.script.rank, -part.whole, part.script.path))
    return [part for part in parts if part.answers] or parts[:1], broken


def _together(parts: list[_Part]) -> Submission:
    """Scripts as one notebook. The first of them comes last, for of two definitions the last holds."""
    all_ = [part.submission for part in parts]
    file = _listed(one.file for one in all_)
    ranks = {part.submission.file: [part.script.rank, part.whole] for part in parts}
    cells = [cell for one in reversed(all_) for cell in one.notebook["cells"]]
    return Submission(
        {**all_[0].notebook, "cells": cells, "metadata": {"file": file, "from_script": ranks}},
        file,
        repairs=[repair for one in all_ for repair in one.repairs],
        scripts={one.file: one.scripts[one.file] for one in all_},
    )


def _say_why_scripts(
    together: Submission, count: int, broken: list[Unreadable], failed: list[Unreadable], why: str
) -> None:
    said = [_fault(unreadable) for unreadable in broken]
    if failed or why:
        was = "was" if count == 1 else "were"
        said.append(f"{together.file} {was} graded, {why or f'because {_fault(failed[0])}'}".rstrip(".") + ".")
    _say_first(together, said)


def _defined_in(notebook: dict) -> tuple[set[str], set[str]]:
    """The names that a script defines, and those of them that it defines in Python that parses."""
    found, whole, parsed = set(), set(), 0
    for cell in notebook["cells"]:
        parsed += len(cell["source"])
        code = understand(cell["source"], quick=parsed > parsing.LONGEST)
        found.update(code.definitions)
        whole.update(code.definitions if code.tree is not None or parsed > parsing.LONGEST else ())
    return found, whole


def _has_answers(notebook: dict, release: dict) -> bool:
    """Whether it has more than the stubs of the release."""
    return any(cell.real for cell in match(notebook, prepare(release, exercises_of(release))).kept)


def _with_modules(
    folder: Folder, submission: Submission, used: list[Candidate], found: list[Candidate], release: dict | None
) -> Submission:
    """The submission with the files that it imports; scripts that it has no use for are named."""
    others = [one for one in found if one.readable and one.script and one not in used]
    if not others and not any(one.kind == "folder" for one in found):
        return submission
    places = list(dict.fromkeys(one.path.rpartition("/")[0] for one in used))
    imported: set[str] = set()  # paths in the folder

    def opened(path: str) -> str | None:
        for place in places:
            for ending in ("", ".txt"):  # which mail programs put behind
                inside = f"{place}/{path}{ending}".lstrip("/")
                with contextlib.suppress(Unreadable):
                    text = _text_of(folder, inside)
                    imported.add(inside)
                    return text
        return None

    sources = [cell["source"] for cell in submission.notebook["cells"] if cell["cell_type"] == "code"]
    asked = [cell for cell in (release or {}).get("cells", ()) if cell["cell_type"] == "code"]
    libraries = {name for cell in asked for name in modules.imported(text_of(cell["source"]))}
    submission.modules, refused = modules.reached(sources, opened, libraries)
    unused = [one.path for one in others if one.path not in imported and not one.path.endswith("__init__.py")]
    submission.repairs += [{"cell": "", "what": what} for what in _about_modules(submission, refused, unused)]
    return submission


def _about_modules(submission: Submission, refused: list[str], unused: list[str]) -> list[str]:
    said = [
        f"{shown(path)} could not be imported: {modules.MOST} files and {modules.LONGEST:,} characters may be."
        for path in refused
    ]
    if unused:
        was, it, them = ("was", "it defines", "it") if len(unused) == 1 else ("were", "they define", "them")
        why = f"{it} no answer, and nothing imports {them}"
        if not submission.notebook["metadata"].get("from_script"):
            why = f"the notebook does not import {them}"
        said.append(f"{_listed(map(shown, unused))} {was} not used: {why}.")
    return said


def _text_of(folder: Folder, path: str) -> str:
    """Raises Unreadable."""
    file = folder.get(path)
    if file is None:
        raise Unreadable(f"{shown(path)} is not there.")
    return text_in(_bytes(file, shown(path))[0], shown(path))[0]


def _listed(names: Iterable[str]) -> str:
    *most, last = names
    return f"{', '.join(most)} and {last}" if most else last


def _read_file(folder: Folder, one: Candidate) -> Submission:
    name = shown(one.path)
    data, passed_over = _bytes(folder.get(one.path), name)
    try:
        notebook, repairs = notebook_of(data, name)
    except Unreadable as unreadable:
        raise Unreadable(unreadable.reason, name) from None
    notebook["metadata"]["file"] = name
    submission = Submission(notebook, name, [{"cell": "", "what": what} for what in [*passed_over, *repairs]])
    if notebook["metadata"].get("from_script"):
        submission.scripts[name] = text_in(data, name)[0].split("\n")
    return submission


def _bytes(file: File, name: str) -> tuple[bytes, list[str]]:
    if file.problem:
        raise Unreadable(f"{name} could not be opened ({file.problem}).", name)
    if file.kind != "file":
        raise Unreadable(f"{name} is not a plain file.", name)
    if file.data is None:
        raise Unreadable(
            f"{name} has {file.size / 2**20:.0f} MB; up to {folders.LARGEST // 2**20} MB are read. "
            "Clear its outputs and hand it in again.",
            name,
        )
    passed_over = f"{name} has {file.size / 2**20:.0f} MB; its outputs were passed over, which changed nothing."
    return file.data, [passed_over] if file.size > folders.LARGEST else []
