"""The attempt that counts goes into submitted/, and what became of every file of a student is written down.

In: persons with their attempts. Out: for each a record for the manifest, and the items settled. It knows neither
learning systems nor the roster.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from autograder.collect.attribution import Attempt, Person
from autograder.collect.inventory import Item
from autograder.collect.manifest import Taken
from autograder.collect.selection import Selection, select
from autograder.collect.store import File, Put, Store, Submission
from autograder.text import shown


@dataclass
class Choice:
    """The attempt of a person that counts, what was selected of it, and what is stored of that; newer, older: what was
    selected of the other attempts."""

    person: Person
    attempt: Attempt
    selection: Selection
    submission: Submission
    newer: list[Selection]
    older: list[Selection]


def choose(person: Person, assignment: str, given: frozenset[str], takers: Counter[int]) -> Choice:
    """The newest attempt with a notebook, or else the newest. given: see `select`; takers: see Attribution."""
    attempts = person.newest_first()
    selections = [select(attempt.handed, assignment, given) for attempt in attempts]
    at = next((k for k, selection in enumerate(selections) if selection.notebook is not None), 0)
    attempt, selection = attempts[at], selections[at]
    files = {path: File(item.file, item.digest, takers[id(item)] > 1) for path, item in selection.files.items()}
    submission = Submission(files, attempt.when, selection.notebook is not None)
    return Choice(person, attempt, selection, submission, selections[:at], selections[at + 1 :])


class Delivery:
    """Puts choices in place, one after the other. relative: a path as the manifest has it."""

    def __init__(self, store: Store, relative: Callable[[Path], str]):
        self.store, self._relative = store, relative
        self._outcomes: dict[int, list[tuple[str, str | None]]] = {}  # id of an item -> what became of it, per student

    def put(self, choice: Choice) -> Taken:
        person, time = choice.person, choice.attempt.time
        put = self.store.put(person.folder, choice.submission)
        self._note_chosen(person, choice.selection, put)
        for other in choice.newer:
            person.notes.append("the newest attempt holds no notebook; the newest one with a notebook counts")
            self._note_other(person, other, "it holds no notebook; an earlier attempt does and counts")
        for other in choice.older:
            said = f"{time:%Y-%m-%d %H:%M} UTC" if time else "a later one"
            self._note_other(person, other, f"a newer attempt counts ({said})")
        return self._record(choice, put)

    def settle(self, items: list[Item]) -> None:
        """A file of a group may be taken for one member and superseded for another: the best state counts."""
        for item in items:
            outcomes = self._outcomes.get(id(item), [])
            for state in ("taken", "superseded", "ignored"):
                reasons = [why for found, why in outcomes if found == state]
                if reasons:
                    item.settle(state, "; ".join(dict.fromkeys(why for why in reasons if why)) or None)
                    break
            if item.state is None and item.unread:
                item.settle("ignored", item.unread)

    def _note_chosen(self, person: Person, selection: Selection, put: Put) -> None:
        for path, item in selection.files.items():
            if put.status in ("new", "updated", "unchanged"):
                self._note(item, person, "taken", None, self._relative(put.folder / path))
            elif put.status == "older":
                self._note(item, person, "superseded", put.why)
            else:
                why = f"not put in place: {put.why}"
                self._note(item, person, "superseded", why, self._relative(put.folder / path))
        for item, state, reason in selection.left:
            self._note(item, person, state, reason)

    def _note_other(self, person: Person, other: Selection, why: str) -> None:
        for item in other.files.values():
            self._note(item, person, "superseded", why)
        for item, state, reason in other.left:
            self._note(item, person, state, reason)

    def _note(self, item: Item, person: Person, state: str, why: str | None, where: str | None = None) -> None:
        self._outcomes.setdefault(id(item), []).append((state, why))
        item.students.append(person.folder)
        if where:
            item.where.append(where)

    def _record(self, choice: Choice, put: Put) -> Taken:
        person, attempt, selection = choice.person, choice.attempt, choice.selection
        where = self._relative(put.folder)
        attention = []
        if put.status == "kept":
            attention.append(f"not put in place: {put.why}; this attempt is in {where}")
        if selection.notebook is None:
            said = "; ".join(f"{item.parts[-1]}: {item.why}" for item in attempt.unread[:3])
            attention.append("no notebook was found" + (f" ({said})" if said else ""))
        notes = list(person.notes)
        if person.folder != person.identity.raw:
            notes.append(f"the id “{shown(person.identity.raw)}” is not a safe folder name")
        if attempt.late and attempt.estimated:
            notes.append("marked late without a time; the download's time, the latest possible, is used instead")
        return Taken(
            student=person.folder,
            id=person.key,
            name=person.name,
            system=person.system,
            matched_by=person.identity.how,
            status=put.status,
            notebook=f"{where}/{selection.stored}" if selection.notebook else None,
            original=selection.notebook.name if selection.notebook else None,
            submitted_at=attempt.time.isoformat(timespec="seconds") if attempt.time else None,
            late=attempt.late,
            attempts=len(choice.newer) + 1 + len(choice.older),
            notes=list(dict.fromkeys(notes)),
            attention=attention,
        )
