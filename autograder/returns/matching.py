"""Who is who: the people of an export and the students of the gradebook.

In: rows of an export, what is known of each student, perhaps a roster. Out: pairs, and everybody of whom there is no
pair, with the reason where there is one. Ids decide; a name does only where nobody else has it, on either side, and no
id contradicts. Nothing is guessed.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from autograder.collect.identity import Roster, name_keys
from autograder.returns.lms.system import Row
from autograder.returns.origins import Origin


@dataclass(eq=False)
class Known:
    """A student, and all that they are called. Ids are casefolded.

    own: ids in the system that the grades go to; ids: of the institution; loose: either of both; kinds: the
    institution's ids whose kind is known, as {(kind, id)}; names: as written.
    """

    student: str
    own: set[str] = field(default_factory=set)
    ids: set[str] = field(default_factory=set)
    loose: set[str] = field(default_factory=set)
    kinds: set[tuple[str, str]] = field(default_factory=set)
    names: set[str] = field(default_factory=set)
    others: set[tuple[str, str]] = field(default_factory=set)  # {(another system, its id)}
    in_system: list[str] = field(default_factory=list)  # own, as the system writes them
    downloaded: str | None = None  # what the work was called in the system's download

    def __str__(self) -> str:
        names = sorted(self.names - {self.student}, key=lambda name: (" " not in name, name))
        return f"{names[0]} ({self.student})" if names else self.student

    def add(self, kind: str, text: str | None) -> None:
        """An id of the institution."""
        if text:
            self.ids.add(text.casefold())
            self.kinds.add((kind, text.casefold()))

    def spellings(self) -> set[str]:
        return {key for name in self.names for key in name_keys(name)}

    def contradicts(self, row: Row, by_name: bool = False) -> bool:
        """Whether an id says that it is somebody else: the system's own, and for names any of the same kind."""
        if row.own and self.own and row.own.casefold() not in self.own:
            return True
        known = {kind for kind, _ in self.kinds}
        said = {(kind, text.casefold()) for kind, text in row.ids.items() if kind in known}
        return by_name and bool(said) and not said & self.kinds


@dataclass
class Matched:
    """pairs: place in the export -> row and student; by_name: of those, the ones matched by name alone; puzzles: rows
    of which somebody has to say who they are, and why; strangers: rows of nobody here; absent: students without a
    row."""

    pairs: dict[int, tuple[Row, Known]] = field(default_factory=dict)
    by_name: list[tuple[Row, Known]] = field(default_factory=list)
    puzzles: list[tuple[Row, str]] = field(default_factory=list)
    strangers: list[Row] = field(default_factory=list)
    absent: list[Known] = field(default_factory=list)
    settled: set[int] = field(default_factory=set)  # ids of the students who have a row, or a puzzle

    def pair(self, row: Row, one: Known) -> None:
        self.pairs[row.at] = row, one
        self.settled.add(id(one))

    def puzzle(self, row: Row, why: str, about: Iterable[Known] = ()) -> None:
        self.puzzles.append((row, why))
        self.settled |= {id(one) for one in about}


def know(students: Iterable, system: str, origins: dict[str, Origin], roster: Roster | None) -> list[Known]:
    """All that collect, the gradebook and the roster tell of the students (see outcome.Student)."""
    found = []
    for student in students:
        one, seen = Known(student.folder), origins.get(student.folder)
        if student.name:
            one.names.add(student.name)
        one.add("email", student.email)
        if student.lms_id:
            one.loose.add(student.lms_id.casefold())
        if seen is None:  # put there by hand, under whatever id
            one.loose.add(student.folder.casefold())
        else:
            one.in_system = sorted(key for kind, key in seen.own if kind == system)
            one.own |= {key.casefold() for key in one.in_system}
            one.others |= {(kind, key.casefold()) for kind, key in seen.own if kind != system}
            one.ids |= {key.casefold() for key in seen.ids}
            one.names |= seen.names
            if seen.downloaded and seen.downloaded[0] == system:
                one.downloaded = seen.downloaded[1]
        found.append(one)
    if roster is not None:
        _learn(found, roster, system)
    return found


def _learn(found: list[Known], roster: Roster, system: str) -> None:
    """Adds what the roster's rows say, each to the one student with an id of it."""
    by_id, by_own = _index(found, "ids", "loose"), defaultdict(list)
    for one in found:
        for key in {(system, own) for own in one.own} | one.others:
            by_own[key].append(one)
    for row in roster.students:
        ids = [row.id, *(row.fields.get(kind) for kind in ("id", "login", "email"))]
        fitting = {id(one): one for text in filter(None, ids) for one in by_id[text.casefold()]}
        for kind, text in row.fields.items():
            fitting |= {id(one): one for one in by_own[kind, text.casefold()]}
        if len(fitting) != 1:
            continue
        one = next(iter(fitting.values()))
        for kind in ("id", "login", "email"):
            one.add(kind, row.fields.get(kind))
        if system in row.fields:
            one.own.add(row.fields[system].casefold())
            one.in_system.append(row.fields[system])
        if "lms" in row.fields:
            one.loose.add(row.fields["lms"].casefold())
        one.names |= set(filter(None, (row.name, row.fields.get("second name"))))


def match(rows: list[Row], known: list[Known]) -> Matched:
    """Pairs rows with students, each with one at most: by the system's own ids, then the institution's, then names."""
    found = Matched()
    left = _pair(_by_own_id(rows, known), found)
    left = _pair(_by_other_ids(left, known, found), found)
    _pair_by_name(left, rows, known, found)
    found.absent = [one for one in known if id(one) not in found.settled]
    return found


Fits = Iterator[tuple[Row, list[Known]]]  # rows, each with the students that it may be


def _by_own_id(rows: list[Row], known: list[Known]) -> Fits:
    """By the id that the download had, too: that decides."""
    by_own = _index(known, "own")
    return ((row, by_own[row.own.casefold()] if row.own else []) for row in rows)


def _by_other_ids(rows: list[Row], known: list[Known], found: Matched) -> Fits:
    """By ids of the institution, of students who are not settled when the row's turn comes. A row whose own id says
    otherwise is a puzzle."""
    by_id, by_loose = _index(known, "ids", "loose"), _index(known, "loose")
    for row in rows:
        named = [one for text in row.ids.values() for one in by_id[text.casefold()]]
        named += by_loose[row.own.casefold()] if row.own else []
        fitting = [one for one in dict.fromkeys(named) if id(one) not in found.settled]
        agreeing = [one for one in fitting if not one.contradicts(row)]
        if fitting and not agreeing:
            one = fitting[0]
            own = " or ".join(sorted(one.own))
            found.puzzle(row, f"an id fits {one}, who is {own} in the download and {row.own} in the export")
        else:
            yield row, agreeing


def _pair(fits: Fits, found: Matched) -> list[Row]:
    """Pairs the rows that fit one student who fits no other row; returns those that fit nobody."""
    claims: dict[int, list[tuple[Row, Known]]] = defaultdict(list)
    left = []
    for row, fitting in fits:
        if len(fitting) == 1:
            claims[id(fitting[0])].append((row, fitting[0]))
        elif fitting:
            found.puzzle(row, f"the ids fit several students: {', '.join(map(str, fitting))}", fitting)
        else:
            left.append(row)
    for claiming in claims.values():
        if len(claiming) == 1:
            found.pair(*claiming[0])
            continue
        lines = " and ".join(str(row.at + 1) for row, _ in claiming)
        for row, one in claiming:
            found.puzzle(row, f"rows {lines} of the export are both {one}", [one])
    return left


def _pair_by_name(left: list[Row], rows: list[Row], known: list[Known], found: Matched) -> None:
    """By a name that occurs once in the export (`rows`) and once here."""
    here, there = defaultdict(list), defaultdict(set)
    for one in known:
        for key in one.spellings():
            here[key].append(one)
    for row in rows:
        for key in name_keys(row.name or ""):
            there[key].add(row.at)
    settled = frozenset(found.settled)
    for row in left:
        if row.pretended:
            continue
        keys = name_keys(row.name or "")
        fitting = list(dict.fromkeys(one for key in keys for one in here[key]))
        free = [one for one in fitting if id(one) not in settled and not one.contradicts(row, by_name=True)]
        if not free:
            found.strangers.append(row)
        elif len(fitting) > 1 or len({at for key in keys for at in there[key]}) > 1:
            why = f"the name fits {free[0]}, but somebody else has it too, and no id tells them apart"
            found.puzzle(row, why, free)
        else:
            found.pair(row, free[0])
            found.by_name.append((row, free[0]))


def _index(known: list[Known], *sets: str) -> dict[str, list[Known]]:
    found: dict[str, list[Known]] = defaultdict(list)
    for one in known:
        for key in {key for name in sets for key in getattr(one, name)}:
            found[key].append(one)
    return found
