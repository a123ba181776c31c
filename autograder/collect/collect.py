"""From downloads to `submitted/`: reads, says whose each file is, chooses, puts in place, accounts.

In: the paths of the command line, the course, perhaps a roster. Out: nbgrader's submitted layout, and the manifest.
It must not know what a notebook holds; the bytes are stored as they arrived.
"""

from __future__ import annotations

import os
from collections import Counter
from dataclasses import dataclass, field
from datetime import UTC, datetime, tzinfo
from pathlib import Path

from autograder.collect.choose import Chosen, Handed, choose
from autograder.collect.errors import CollectError
from autograder.collect.intake import Intake, Item, junk
from autograder.collect.layouts import Download, Layout, Owner, Place, in_utc, recognise
from autograder.collect.limits import Limits
from autograder.collect.manifest import build, check
from autograder.collect.names import shown
from autograder.collect.people import Known, identify
from autograder.collect.roster import Match, Roster, read_roster, submitted
from autograder.collect.shelf import OWN, File, Put, Shelf, When, write_json
from autograder.course import Course
from autograder.files import FULL

FIRST = datetime.min.replace(tzinfo=UTC)


@dataclass
class Collected:
    """manifest: see `collect`; path: where it was written; unmatched: how many entries and people need somebody to say
    whose they are (the command ends with 1 when there are any); attention: students' folders to look at, and why."""

    manifest: dict
    path: Path
    unmatched: int
    attention: dict[str, list[str]] = field(default_factory=dict)


@dataclass
class Attempt:
    """What one student handed in together. source: the index of the download."""

    source: int
    time: datetime | None = None
    number: int = 0
    estimated: bool = False
    late: bool = False
    handed: list[Handed] = field(default_factory=list)
    unread: list[Item] = field(default_factory=list)

    @property
    def order(self) -> tuple:
        newest = max((h.item.modified for h in self.handed if h.item.modified), default=FIRST)
        return FIRST if self.estimated or not self.time else self.time, self.number, newest, self.source


@dataclass
class Person:
    """A student with all attempts found. folder: the name in submitted/."""

    folder: str
    raw: str
    name: str | None
    system: str
    key: str
    how: str
    notes: list[str] = field(default_factory=list)
    attempts: dict[tuple[int, str], Attempt] = field(default_factory=dict)


def collect(
    course: Course,
    assignment: str,
    paths: list[Path],
    kind: str = "auto",
    roster: Path | None = None,
    *,
    limits: Limits | None = None,
    zone: tzinfo | None = None,
    now: datetime | None = None,
) -> Collected:
    """Brings downloads into `submitted/<student>/<assignment>/<assignment>.ipynb` (or `.py` for an export).

    paths: zips, tars, folders or single files, in the order in which they were downloaded; kind: one of
    `layouts.KINDS`; roster: a CSV (`roster.read_roster`); zone: of times that have none (this machine's);
    now: the time of the run.

    Running it again with the next download adds what is new, replaces what collect itself put there by a newer attempt
    (the old one goes to submitted/.collected/replaced/) and touches nothing else.

    The manifest, also written to submitted/.collected/<time>.json; paths in it are relative to the course:

        sources   [{path, kind, how}]
        counts    {entries, taken, superseded, ignored, unmatched, opened}
        students  [{student, id, name, system, matched_by, status, notebook, from, submitted_at, late, attempts, notes,
                  attention}]; status: see `shelf.Put`
        entries   [{source, entry, size, state, why, where, students, guesses}]
        people    [{id, name, why, guesses}]    members of a group that the roster lacks
        notes     sentences about the whole

    Raises CollectError; nothing has been written to submitted/ then, unless the message says so.
    """
    assignment_is_a_name(assignment)
    paths = [Path(path) for path in paths]
    if not paths:
        raise CollectError("Nothing to collect: give the zip or the folder that the learning system hands out.")
    for path in paths:
        outside_of_submitted(path, course.submitted)
    try:
        people = read_roster(Path(roster)) if roster else None
        run = Run(course, assignment, people, kind, limits or Limits(), zone, now or datetime.now(UTC))
        if not course.submitted.exists():
            course.close(course.submitted)
        return run.collect(paths)
    except OSError as error:
        if error.errno in FULL:
            said = f"The disk of {course.submitted} is full. Make room"
        else:
            place = shown(error.filename or course.submitted)
            said = f"{place} cannot be read or written ({error.strerror or error}). Mend that"
        raise CollectError(f"{said} and run it again; what was put in place is complete.") from error


@dataclass
class Pick:
    """What is to be put in place for a person: choices, one for each attempt, newest first, and `at`, which counts."""

    person: Person
    attempts: list[Attempt]
    choices: list[Chosen]
    at: int
    stored: dict[str, Item]
    files: dict[str, File]
    when: When


def assignment_is_a_name(assignment: str) -> None:
    if not assignment or assignment.startswith((".", "-")) or set(assignment) & set("/\\\0") or len(assignment) > 80:
        raise CollectError(f"“{shown(assignment)}” is no assignment's name: give the name of a folder in source/.")


def _in_what_was_sent(item: Item, below: int) -> bool:
    """Whether junk lies in what a person sent, whose name is the part above `below`: nobody is called __MACOSX."""
    return junk(item.parts[below:]) is not None and junk((*item.parts[:below], "work")) is None


def outside_of_submitted(path: Path, submitted: Path) -> None:
    """Refuses to collect submitted/ into itself; what lies in .collected/unmatched/ may be given again."""
    path, submitted = path.resolve(), submitted.resolve()
    inside = path.is_relative_to(submitted) and not path.is_relative_to(submitted / OWN)
    if inside or submitted.is_relative_to(path):
        raise CollectError(f"{path} holds submitted/ or lies in it: give the download, which lies elsewhere.")


class Run:
    """One run of `collect`; the methods follow each other."""

    def __init__(self, course, assignment, roster, kind, limits, zone, now):
        self.course, self.assignment, self.kind = course, assignment, kind
        self.roster: Roster | None = roster
        self.limits, self.zone, self.now = limits, zone, now
        self.shelf = Shelf(course.submitted, assignment)
        release = course.release(assignment)
        names = os.listdir(release) if release.is_dir() else []
        # What travels with the notebook comes from the assignment again, never from a student.
        self.given = frozenset(name.casefold() for name in names if name != f"{assignment}.ipynb")
        self.persons: dict[str, Person] = {}
        self.outcomes: dict[int, list[tuple[str, str | None]]] = {}  # id of an item -> what became of it, per student
        self.takers: Counter[int] = Counter()  # id of an item -> how many students it is for
        self.strangers: dict[tuple[str, str], tuple[Owner, Match]] = {}
        self.notes: list[str] = []

    def collect(self, paths: list[Path]) -> Collected:
        with self.shelf.open() as work:
            intake = Intake(work, self.limits)
            for source, path in enumerate(paths):
                intake.read(source, path)
            layouts, sources, junk_of = [], [], []
            for source, path in enumerate(paths):
                items = [item for item in intake.items if item.source == source and item.state is None]
                work_like = [item for item in items if not item.junk]
                logins = self.roster.logins if self.roster else frozenset()
                layout, how = recognise(Download(path, work_like, self.assignment, self.zone, logins), self.kind)
                junk_of.append([item for item in items if item.junk])
                layouts.append(layout)
                sources.append({"path": str(path), "kind": layout.kind, "how": how})
            self._assign(layouts, junk_of)
            picked = [self._pick(person) for _, person in sorted(self.persons.items())]
            self.shelf.plan({pick.person.folder: (pick.files, pick.when) for pick in picked})
            students = [self._put(pick, work) for pick in picked]
            self._settle(intake.items)
            manifest = build(self.assignment, self.now, sources, students, intake.items, self.notes)
            manifest["people"] = self._missing_people()
            check(manifest, intake.seen, self.course.root)
            path = self._write(manifest)
        unmatched = manifest["counts"]["unmatched"] + len(manifest["people"])
        attention = {student["student"]: student["attention"] for student in students if student["attention"]}
        return Collected(manifest, path, unmatched, attention)

    # ------------------------------------------------------------ whose is it

    def _assign(self, layouts: list[Layout], junk_of: list[list[Item]]) -> None:
        """Finds the person of every item; items of nobody are settled here.

        Junk counts only to the extent that who sent nothing else is not forgotten: when it lies in what a person sent.
        """
        placed = [(layout, item, layout.place(item)) for layout in layouts for item in layout.download.items]
        for layout, items in zip(layouts, junk_of):
            below = len(layout.download.prefix) + 1
            placed += [(layout, item, layout.place(item) if _in_what_was_sent(item, below) else None) for item in items]
        owners = {(o.system, o.key): o for _, _, place in placed if place for o in place.owners}
        found = identify(owners, self.roster)
        if self.roster is None and any(owner.system == "moodle" for owner in owners.values()):
            self.notes.append(
                "Moodle's participant numbers hold for one assignment only, and its downloads have no times: "
                "give the grading worksheet with --roster to get both right."
            )
        for layout, item, place in placed:
            if place is None:
                self._nobody(layout, item)
                continue
            matches = [(owner, found[owner.system, owner.key]) for owner in place.owners]
            lucky = [(owner, group) for owner, group in matches if isinstance(group, list)]
            self.strangers.update({(o.system, o.key): (o, m) for o, m in matches if isinstance(m, Match) and lucky})
            if place.owners and not lucky:
                self._unmatched(item, place, matches)
                continue
            reason = place.ignored or item.unread
            if reason:
                item.settle("ignored", reason)
            everybody = {(known.space, known.raw): (owner, known) for owner, group in lucky for known in group}
            for owner, known in everybody.values():
                self._add(item, place, owner, known, bool(reason))

    def _nobody(self, layout: Layout, item: Item) -> None:
        """Settles an item whose name does not say whose it is."""
        outermost = len(item.parts) <= len(layout.download.prefix) + 1
        if item.junk:
            item.settle("ignored", item.unread)
        elif not item.may_be_work and (item.unread or outermost):
            said = f"no notebook, and not written as {layout.kind} names work: a file of the download"
            item.settle("ignored", item.unread or said)
        else:
            why = layout.silent
            whole = getattr(layout, "whole", {})
            if (unit := next((part for part in item.parts if part in whole), None)) is not None:
                why = f"{unit} looks like a download of {whole[unit]} itself: if it is, give its own path to collect"
            outer = item.parts[min(len(layout.download.prefix), len(item.parts) - 1)] if item.parts else item.name
            item.guesses = self.roster.guesses(outer) if self.roster else []
            self._keep_unmatched(item, item.unread or why)

    def _unmatched(self, item: Item, place: Place, matches: list[tuple[Owner, Match]]) -> None:
        if place.ignored or item.junk:
            item.settle("ignored", place.ignored or item.unread)
            return
        for owner, found in matches:
            item.guesses += [guess for guess in found.guesses if guess not in item.guesses]
            self.strangers.pop((owner.system, owner.key), None)
        owner, found = matches[0]
        who = f"{owner.name} ({owner.key})" if owner.name and owner.name != owner.key else owner.key
        why = f"{who}: {found.why}" + (f"; and not kept: {item.unread}" if item.unread else "")
        self._keep_unmatched(item, why)

    def _keep_unmatched(self, item: Item, why: str) -> None:
        item.settle("unmatched", why)
        if item.file is not None:
            kept = self.shelf.unmatched(item.parts, item.file, item.digest)
            item.where, item.file = [self._relative(kept)], None

    def _add(self, item: Item, place: Place, owner: Owner, known: Known, ignored: bool) -> None:
        """Adds an item to what a student handed in together with it; ignored: it only shows that they did."""
        folder, row = self.shelf.folder_for(known.space, known.raw), known.row
        person = self.persons.get(folder)
        if person is None:
            name = (row.name if row else None) or owner.name
            person = self.persons[folder] = Person(folder, known.raw, name, owner.system, owner.key, known.how)
        attempt = person.attempts.setdefault((item.source, place.attempt), Attempt(item.source))
        time, late = place.time, place.late
        if owner.system == "moodle" and row is not None:
            said, late, unclear = submitted(row)
            time = in_utc(said, self.zone) if said else None
            person.notes += [unclear] if unclear else []
        attempt.time, attempt.late = max(filter(None, (attempt.time, time)), default=None), attempt.late or late
        attempt.estimated = attempt.estimated or place.estimated
        attempt.number = max(attempt.number, place.number)
        self.takers[id(item)] += 1
        if not ignored:
            attempt.handed.append(Handed(item, place))
        else:
            attempt.unread.append(item)

    # ------------------------------------------------------------ which file counts, and where it goes

    def _pick(self, person: Person) -> Pick:
        attempts = sorted(person.attempts.values(), key=lambda attempt: attempt.order, reverse=True)
        choices = [choose(attempt.handed, self.assignment, self.given) for attempt in attempts]
        at = next((k for k, chosen in enumerate(choices) if chosen.notebook is not None), 0)
        attempt, chosen = attempts[at], choices[at]
        stored = dict(chosen.beside)
        if chosen.notebook is not None:
            stored[chosen.stored] = chosen.notebook
        files = {name: File(item.file, item.digest, self.takers[id(item)] > 1) for name, item in stored.items()}
        return Pick(person, attempts, choices, at, stored, files, When(attempt.time, attempt.number, attempt.estimated))

    def _put(self, pick: Pick, work: Path) -> dict:
        person, at = pick.person, pick.at
        attempt, chosen = pick.attempts[at], pick.choices[at]
        put = self.shelf.put(person.folder, pick.files, pick.when, work, chosen.notebook is not None)
        where = self._relative(put.folder)
        self._record(person, pick.stored, chosen, put)
        for k, others in enumerate(pick.choices):
            if k == at:
                continue
            time = f"{attempt.time:%Y-%m-%d %H:%M} UTC" if attempt.time else "a later one"
            why = f"a newer attempt counts ({time})"
            if k < at:
                why = "it holds no notebook; an earlier attempt does and counts"
                person.notes.append("the newest attempt holds no notebook; the newest one with a notebook counts")
            for item in [*others.beside.values(), *([others.notebook] if others.notebook else [])]:
                self._outcome(item, person, "superseded", why)
            for item, state, reason in others.left:
                self._outcome(item, person, state, reason)
        return self._student(person, attempt, chosen, put, where, pick.attempts)

    def _record(self, person: Person, stored: dict[str, Item], chosen: Chosen, put: Put) -> None:
        for path, item in stored.items():
            if put.status in ("new", "updated", "unchanged"):
                self._outcome(item, person, "taken", None, self._relative(put.folder / path))
            elif put.status == "older":
                self._outcome(item, person, "superseded", put.why)
            else:
                why = f"not put in place: {put.why}"
                self._outcome(item, person, "superseded", why, self._relative(put.folder / path))
        for item, state, reason in chosen.left:
            self._outcome(item, person, state, reason)

    def _student(self, person, attempt, chosen, put, where, attempts) -> dict:
        attention = []
        if put.status == "kept":
            attention.append(f"not put in place: {put.why}; this attempt lies in {where}")
        if chosen.notebook is None:
            said = "; ".join(f"{item.parts[-1]}: {item.why}" for item in attempt.unread[:3])
            attention.append("no notebook was found" + (f" ({said})" if said else ""))
        if person.folder != person.raw:
            person.notes.append(f"the id “{shown(person.raw)}” is no safe folder name")
        if attempt.late and attempt.estimated:
            person.notes.append("marked late without a time; the download's time, the latest possible, stands in")
        return {
            "student": person.folder,
            "id": person.key,
            "name": person.name,
            "system": person.system,
            "matched_by": person.how,
            "status": put.status,
            "notebook": f"{where}/{chosen.stored}" if chosen.notebook else None,
            "from": chosen.notebook.name if chosen.notebook else None,
            "submitted_at": attempt.time.isoformat(timespec="seconds") if attempt.time else None,
            "late": attempt.late,
            "attempts": len(attempts),
            "notes": list(dict.fromkeys(person.notes)),
            "attention": attention,
        }

    # ------------------------------------------------------------ the account

    def _outcome(self, item: Item, person: Person, state: str, why: str | None, where: str | None = None) -> None:
        self.outcomes.setdefault(id(item), []).append((state, why))
        item.students.append(person.folder)
        if where:
            item.where.append(where)

    def _settle(self, items: list[Item]) -> None:
        """A file of a group may be taken for one member and superseded for another: the best state counts."""
        for item in items:
            outcomes = self.outcomes.get(id(item), [])
            for state in ("taken", "superseded", "ignored"):
                reasons = [why for found, why in outcomes if found == state]
                if reasons:
                    item.settle(state, "; ".join(dict.fromkeys(why for why in reasons if why)) or None)
                    break
            if item.state is None and item.unread:
                item.settle("ignored", item.unread)

    def _missing_people(self) -> list[dict]:
        return [
            {"id": owner.key, "name": owner.name, "why": found.why, "guesses": found.guesses}
            for owner, found in self.strangers.values()
        ]

    def _relative(self, path: Path) -> str:
        return path.relative_to(self.course.root).as_posix()

    def _write(self, manifest: dict) -> Path:
        stem = self.now.astimezone(UTC).strftime("%Y-%m-%dT%H-%M-%SZ")
        path, count = self.shelf.own / f"{stem}.json", 1
        while path.exists():
            count += 1
            path = self.shelf.own / f"{stem}-{count}.json"
        write_json(path, manifest)
        return path
