"""Who is who: the people of an export and the students of the gradebook.

In: rows of an export, what is known of each student, perhaps a roster. Out: pairs, and everybody of whom there is no
pair, with the reason where there is one. Ids decide; a name does only where nobody else has it, on either side, and no
id contradicts. Nothing is guessed.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

from autograder.collect.names import name_keys
from autograder.collect.roster import Roster
from autograder.returns.account import Collected
from autograder.returns.system import Row


@dataclass(eq=False)
class Known:
    """A student, and all that they are called. Ids are casefolded.

    own: ids in the system that the grades go to; ids: of the institution; loose: either of both; told: the
    institution's ids whose kind is known, as {(kind, id)}; names: as written.
    """

    student: str
    own: set[str] = field(default_factory=set)
    ids: set[str] = field(default_factory=set)
    loose: set[str] = field(default_factory=set)
    told: set[tuple[str, str]] = field(default_factory=set)
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
            self.told.add((kind, text.casefold()))

    def spellings(self) -> set[str]:
        return {key for name in self.names for key in name_keys(name)}

    def contradicts(self, row: Row, by_name: bool = False) -> bool:
        """Whether an id says that it is somebody else: the system's own, and for names any of the same kind."""
        if row.own and self.own and row.own.casefold() not in self.own:
            return True
        kinds = {kind for kind, _ in self.told}
        said = {(kind, text.casefold()) for kind, text in row.ids.items() if kind in kinds}
        return by_name and bool(said) and not said & self.told


@dataclass
class Matching:
    """pairs: row -> student; by_name: of those, the ones that only the name told; puzzles: rows of which somebody has
    to say who they are, and why; strangers: rows of nobody here; absent: students for whom there is no row."""

    pairs: dict[int, Known] = field(default_factory=dict)
    by_name: list[tuple[Row, Known]] = field(default_factory=list)
    puzzles: list[tuple[Row, str]] = field(default_factory=list)
    strangers: list[Row] = field(default_factory=list)
    absent: list[Known] = field(default_factory=list)


def know(students: Iterable, system: str, account: dict[str, Collected], roster: Roster | None) -> list[Known]:
    """All that collect, the gradebook and the roster tell of the students (see give_back.Student)."""
    found = []
    for student in students:
        one, seen = Known(student.folder), account.get(student.folder)
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
    """Adds what the roster's rows say, each to the one student whom an id of it fits."""
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


def match(rows: list[Row], known: list[Known]) -> Matching:
    """Pairs rows with students, each with one at most."""
    return _Search(rows, known).result


class _Search:
    """Three passes over the rows: the system's own ids, the institution's, names."""

    def __init__(self, rows: list[Row], known: list[Known]):
        self.rows, self.known, self.result = rows, known, Matching()
        self.settled: set[int] = set()  # ids of the students who have a row, or a puzzle
        self.by_own = _index(known, "own")
        self.by_id, self.by_loose = _index(known, "ids", "loose"), _index(known, "loose")
        left = self._pass(rows, self._own)
        left = self._pass(left, self._ids)
        self._names(left)
        self.result.absent = [one for one in known if id(one) not in self.settled]

    def _pass(self, rows: list[Row], find: Callable[[Row], list[Known]]) -> list[Row]:
        """Pairs the rows for which `find` gives one student that it gives no other row; returns those without any."""
        claims: dict[int, list[tuple[Row, Known]]] = defaultdict(list)
        left = []
        for row in rows:
            fitting = find(row)
            if len(fitting) == 1:
                claims[id(fitting[0])].append((row, fitting[0]))
            elif fitting:
                self._puzzle(row, f"the ids fit several students: {', '.join(map(str, fitting))}", fitting)
            elif not any(puzzled is row for puzzled, _ in self.result.puzzles[-1:]):
                left.append(row)
        for claiming in claims.values():
            if len(claiming) == 1:
                self._pair(*claiming[0])
                continue
            lines = " and ".join(str(row.at + 1) for row, _ in claiming)
            for row, one in claiming:
                self._puzzle(row, f"rows {lines} of the export are both {one}", [one])
        return left

    def _pair(self, row: Row, one: Known) -> None:
        self.result.pairs[row.at] = one
        self.settled.add(id(one))

    def _puzzle(self, row: Row, why: str, about: list[Known]) -> None:
        self.result.puzzles.append((row, why))
        self.settled |= {id(one) for one in about}

    def _own(self, row: Row) -> list[Known]:
        """By the system's own id, as the download had it: that decides."""
        return self.by_own[row.own.casefold()] if row.own else []

    def _ids(self, row: Row) -> list[Known]:
        found = [one for text in row.ids.values() for one in self.by_id[text.casefold()]]
        found += self.by_loose[row.own.casefold()] if row.own else []
        fitting = [one for one in dict.fromkeys(found) if id(one) not in self.settled]
        agreeing = [one for one in fitting if not one.contradicts(row)]
        if fitting and not agreeing:
            one = fitting[0]
            said = (
                f"an id fits {one}, who is {' or '.join(sorted(one.own))} in the download and {row.own} in the export"
            )
            self._puzzle(row, said, [])
        return agreeing

    def _names(self, left: list[Row]) -> None:
        """By a name that occurs once in the export and once here."""
        here, there = defaultdict(list), defaultdict(set)
        for one in self.known:
            for key in one.spellings():
                here[key].append(one)
        for row in self.rows:
            for key in name_keys(row.name or ""):
                there[key].add(row.at)
        settled = frozenset(self.settled)
        for row in left:
            keys = name_keys(row.name or "")
            fitting = list(dict.fromkeys(one for key in keys for one in here[key]))
            free = [one for one in fitting if id(one) not in settled and not one.contradicts(row, by_name=True)]
            if row.pretended:
                continue
            if not free:
                self.result.strangers.append(row)
            elif len(fitting) > 1 or len({at for key in keys for at in there[key]}) > 1:
                self._puzzle(
                    row, f"the name fits {free[0]}, but somebody else has it too, and no id tells them apart", free
                )
            else:
                self._pair(row, free[0])
                self.result.by_name.append((row, free[0]))


def _index(known: list[Known], *sets: str) -> dict[str, list[Known]]:
    found: dict[str, list[Known]] = defaultdict(list)
    for one in known:
        for key in {key for name in sets for key in getattr(one, name)}:
            found[key].append(one)
    return found
