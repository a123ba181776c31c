"""What `collect` has written down of the people of an assignment: who each folder is, and what their work was called.

In: a course. Out: for each student's folder the systems' own ids, names and ids of the institution, and the name that
the work which lies in submitted/ had in the download. It must not know rosters or exports.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from autograder.collect.layouts import OWN_NUMBERS
from autograder.collect.shelf import OWN
from autograder.course import Course
from autograder.returns.errors import ReturnError

IN_PLACE = ("new", "updated", "unchanged")  # of a manifest's students: the work in submitted/ is this one


@dataclass
class Collected:
    """What is known of one folder of submitted/.

    own: {(system, the system's own id)}; ids: of the institution; names: as systems and rosters write them;
    downloaded: (system, path in its download) of the work that lies there.
    """

    own: set[tuple[str, str]] = field(default_factory=set)
    ids: set[str] = field(default_factory=set)
    names: set[str] = field(default_factory=set)
    downloaded: tuple[str, str] | None = None


def read(course: Course, assignment: str) -> dict[str, Collected]:
    """Folder -> what is known; nothing of folders that collect has not made. Raises ReturnError for damaged files."""
    found: dict[str, Collected] = {}
    memory = course.submitted / OWN / "state.json"
    if memory.is_file():
        for key, folder in _json(memory).get("folders", {}).items():
            space, _, raw = key.partition(":")
            one = found.setdefault(folder, Collected())
            one.own.add((space, raw)) if space else one.ids.add(raw)
    for manifest in _manifests(course):
        if manifest.get("assignment") != assignment:
            continue
        for student in manifest.get("students", []):
            one = found.setdefault(student["student"], Collected())
            if student.get("name"):
                one.names.add(student["name"])
            if student.get("matched_by") != "group":  # else the id is the group's
                one.own.add((student["system"], student["id"]))
                if student["system"] not in OWN_NUMBERS:
                    one.ids.add(student["id"])
            if student.get("from") and student.get("status") in IN_PLACE:
                one.downloaded = (student["system"], student["from"])
    return found


def _manifests(course: Course) -> Iterator[dict]:
    """In the order in which they were written."""
    files = [path for path in (course.submitted / OWN).glob("*.json") if path.name[:1].isdigit()]
    for path in sorted(files, key=lambda path: (path.stem.partition("Z")[0], len(path.stem), path.stem)):
        yield _json(path)


def _json(path: Path) -> dict:
    try:
        found = json.loads(path.read_text("utf-8"))
    except (OSError, ValueError) as error:
        raise ReturnError(f"{path} cannot be read ({error}). Move it away, then collect the download again.") from error
    return found if isinstance(found, dict) else {}
