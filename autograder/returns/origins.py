"""What `collect` has written down of an assignment's students: who each folder is, and what their work was called.

In: a course. Out: for each student's folder the systems' own ids, names and ids of the institution, and the name that
the work in submitted/ had in the download. It knows neither rosters nor exports.
"""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass, field
from pathlib import Path

from autograder.collect.lms import SYSTEMS
from autograder.collect.manifest import Manifest, Taken, manifests
from autograder.collect.store import OWN, STATE, State, read_json
from autograder.course import Course
from autograder.returns.errors import ReturnError

IN_PLACE = ("new", "updated", "unchanged")  # of a manifest's students: the work in submitted/ is this one
NUMBERED = {system.kind for system in SYSTEMS if system.numbered}


@dataclass
class Origin:
    """Where one folder of submitted/ comes from.

    own: {(system, the system's own id)}; ids: of the institution; names: as systems and rosters write them;
    downloaded: (system, path in its download) of the work that is there.
    """

    own: set[tuple[str, str]] = field(default_factory=set)
    ids: set[str] = field(default_factory=set)
    names: set[str] = field(default_factory=set)
    downloaded: tuple[str, str] | None = None


def read(course: Course, assignment: str) -> dict[str, Origin]:
    """Folder -> what is known; nothing of folders that collect has not made. Raises ReturnError for damaged files."""
    found: defaultdict[str, Origin] = defaultdict(Origin)
    own = course.submitted / OWN
    state = _read(own / STATE, State) if (own / STATE).is_file() else State()
    for key, folder in state.folders.items():
        space, _, raw = key.partition(":")
        one = found[folder]
        one.own.add((space, raw)) if space else one.ids.add(raw)
    for path in manifests(own):
        manifest = _read(path, Manifest)
        for student in manifest.students if manifest.assignment == assignment else ():
            _learn(found[student.student], student)
    return dict(found)


def _learn(one: Origin, student: Taken) -> None:
    if student.name:
        one.names.add(student.name)
    if student.matched_by != "group":  # else the id is the group's
        one.own.add((student.system, student.id))
        if student.system not in NUMBERED:
            one.ids.add(student.id)
    if student.original and student.status in IN_PLACE:
        one.downloaded = (student.system, student.original)


def _read(path: Path, kind: type):
    try:
        return read_json(path, kind)
    except (OSError, ValueError) as error:
        raise ReturnError(f"{path} cannot be read ({error}). Move it away, then collect the download again.") from error
