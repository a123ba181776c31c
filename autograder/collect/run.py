"""From downloads to `submitted/`: read, attribute, choose, put in place, account.

In: the paths of the command line, the course, perhaps a roster. Out: nbgrader's submitted layout, and the manifest. The
bytes are stored as they arrived; it knows no learning system.
"""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from datetime import UTC, datetime, tzinfo
from pathlib import Path

from autograder.collect.attribution import Attribution
from autograder.collect.delivery import Delivery, choose
from autograder.collect.errors import CollectError
from autograder.collect.identity import Roster
from autograder.collect.inventory import Inventory, Item
from autograder.collect.limits import UnpackLimits
from autograder.collect.lms.layout import Download, Layout
from autograder.collect.manifest import Manifest, Source, build, check
from autograder.collect.recognise import recognise
from autograder.collect.roster import read_roster
from autograder.collect.store import OWN, Store, write_json
from autograder.course import Course
from autograder.files import FULL
from autograder.text import shown


@dataclass
class Collected:
    """path: where the manifest was written; unmatched: how many entries and people need somebody to say whose they are
    (the command ends with 1 when there are any); attention: students' folders that need a person, and why."""

    manifest: Manifest
    path: Path
    unmatched: int
    attention: dict[str, list[str]] = field(default_factory=dict)


def collect(
    course: Course,
    assignment: str,
    paths: list[Path],
    kind: str = "auto",
    roster: Path | None = None,
    *,
    limits: UnpackLimits | None = None,
    zone: tzinfo | None = None,
    now: datetime | None = None,
) -> Collected:
    """Brings downloads into `submitted/<student>/<assignment>/<assignment>.ipynb` (or `.py` for an export).

    paths: zips, tars, folders or single files, in the order in which they were downloaded; kind: one of
    `recognise.KINDS`; roster: a CSV (`roster.read_roster`); zone: of times that have none (this machine's);
    now: the time of the run. The manifest is also written to submitted/.collected/<time>.json.

    Running it again with the next download adds what is new, replaces what collect itself put there by a newer attempt
    (the old one goes to submitted/.collected/replaced/) and touches nothing else.

    Raises CollectError; nothing has been written to submitted/ then, unless the message says so.
    """
    check_name(assignment)
    paths = [Path(path) for path in paths]
    if not paths:
        raise CollectError("Nothing to collect: give the zip or the folder that the learning system hands out.")
    for path in paths:
        _outside_of_submitted(path, course.submitted)
    try:
        known = read_roster(Path(roster)) if roster else None
        run = _Run(course, assignment, known, kind, limits or UnpackLimits(), zone, now or datetime.now(UTC))
        if not course.submitted.exists():
            course.close(course.submitted)
        return run.collect(paths)
    except OSError as error:
        if error.errno in FULL:
            said = f"The disk of {course.submitted} is full. Make room"
        else:
            place = shown(error.filename or course.submitted)
            said = f"{place} cannot be read or written ({error.strerror or error}). Fix that"
        raise CollectError(f"{said} and run it again; what was put in place is complete.") from error


def check_name(assignment: str) -> None:
    """Raises CollectError for what cannot be an assignment's folder."""
    if not assignment or assignment.startswith((".", "-")) or set(assignment) & set("/\\\0") or len(assignment) > 80:
        raise CollectError(
            f"“{shown(assignment)}” is not the name of an assignment: give the name of a folder in source/."
        )


def _outside_of_submitted(path: Path, submitted: Path) -> None:
    """Refuses to collect submitted/ into itself; what is in .collected/unmatched/ may be given again."""
    path, submitted = path.resolve(), submitted.resolve()
    inside = path.is_relative_to(submitted) and not path.is_relative_to(submitted / OWN)
    if inside or submitted.is_relative_to(path):
        raise CollectError(f"{path} contains submitted/ or is inside it: give the path of the download.")


@dataclass
class _Run:
    course: Course
    assignment: str
    roster: Roster | None
    kind: str
    limits: UnpackLimits
    zone: tzinfo | None
    now: datetime

    def collect(self, paths: list[Path]) -> Collected:
        store = Store(self.course.submitted, self.assignment)
        with store.open() as work:
            inventory = Inventory(work, self.limits)
            for source, path in enumerate(paths):
                inventory.read(source, path)
            layouts, sources = self._recognise(paths, inventory.items)
            attribution = Attribution(store, self.roster, self._relative)
            attribution.attribute(layouts)
            given = self._given()
            choices = [
                choose(person, self.assignment, given, attribution.takers)
                for _, person in sorted(attribution.persons.items())
            ]
            store.plan({choice.person.folder: choice.submission for choice in choices})
            delivery = Delivery(store, self._relative)
            students = [delivery.put(choice) for choice in choices]
            delivery.settle(inventory.items)
            missing = attribution.missing()
            manifest = build(self.assignment, self.now, sources, students, inventory.items, attribution.notes, missing)
            check(manifest, inventory.seen, self.course.root)
            path = self._write(manifest, store.own)
        attention = {student.student: student.attention for student in students if student.attention}
        return Collected(manifest, path, manifest.counts["unmatched"] + len(missing), attention)

    def _recognise(self, paths: list[Path], items: list[Item]) -> tuple[list[Layout], list[Source]]:
        layouts, sources = [], []
        logins = self.roster.logins if self.roster else frozenset()
        for source, path in enumerate(paths):
            undecided = [item for item in items if item.source == source and item.state is None]
            work, junk = ([item for item in undecided if item.junk is is_junk] for is_junk in (False, True))
            layout, how = recognise(Download(path, work, self.assignment, self.zone, logins, junk), self.kind)
            layouts.append(layout)
            sources.append(Source(str(path), layout.kind, how))
        return layouts, sources

    def _given(self) -> frozenset[str]:
        """What travels with the notebook comes from the assignment again, never from a student."""
        release = self.course.release(self.assignment)
        names = os.listdir(release) if release.is_dir() else []
        return frozenset(name.casefold() for name in names if name != f"{self.assignment}.ipynb")

    def _relative(self, path: Path) -> str:
        return path.relative_to(self.course.root).as_posix()

    def _write(self, manifest: Manifest, folder: Path) -> Path:
        stem = self.now.astimezone(UTC).strftime("%Y-%m-%dT%H-%M-%SZ")
        path, count = folder / f"{stem}.json", 1
        while path.exists():
            count += 1
            path = folder / f"{stem}-{count}.json"
        write_json(path, manifest)
        return path
