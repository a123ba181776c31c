"""Who is who: people as a system names them → students, by roster where there is one, else by the system's ids.

In: the owners that the layouts found, and everybody on the roster. Out: for each owner the student, the members of a
group, or a `Match` that says why there is nobody, with the nearest guesses. It never guesses itself: two who fit are no
match. It knows no files.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from autograder.collect.lms import SYSTEMS
from autograder.collect.lms.layout import Owner
from autograder.text import shown, squashed

SYSTEM_IDS = {system.kind: system.id_columns for system in SYSTEMS if system.id_columns}
PASSING = {system.kind for system in SYSTEMS if not system.lasting}  # whose ids hold for one assignment only

Key = tuple[str, str]  # system, the system's own id


@dataclass
class Enrolled:
    """Somebody on the roster. id: the name of the folder to be; fields: the columns, without empty ones.

    lasting: False when all the row has is an id that holds for one assignment only, as Moodle's participant number.
    """

    id: str
    name: str | None = None
    fields: dict[str, str] = field(default_factory=dict)
    lasting: bool = True

    def __str__(self) -> str:
        return f"{self.name} ({self.id})" if self.name and self.name != self.id else self.id


@dataclass
class Match:
    """The row found and how ("id", "name", …), or none with a reason and the nearest guesses."""

    student: Enrolled | None = None
    how: str = ""
    why: str = ""
    guesses: list[str] = field(default_factory=list)


@dataclass(frozen=True)
class Identity:
    """Who a student is. raw: their id, unique in `space` (see lms.layout.Owner)."""

    space: str
    raw: str
    how: str
    row: Enrolled | None = None


def identify(owners: dict[Key, Owner], roster: Roster | None) -> dict[Key, list[Identity] | Match]:
    """The student of every owner, several for a group; a Match without a student where nobody was found."""
    if roster is None:
        return {key: [Identity(o.space, o.label or o.key, "the system's id")] for key, o in owners.items()}
    found = {key: _find(owner, roster) for key, owner in owners.items()}
    _tell_namesakes_apart(found)
    return found


def _find(owner: Owner, roster: Roster) -> list[Identity] | Match:
    match = roster.find(owner)
    if match.student:
        return [_identity(match.student, match.how, owner)]
    members = roster.members(owner.name or owner.key)
    return [_identity(member, "group", owner) for member in members] or match


def _identity(student: Enrolled, how: str, owner: Owner) -> Identity:
    if not student.lasting:  # the row has no more than the system itself: its number for this assignment
        return Identity(owner.space, owner.label or owner.key, how, student)
    return Identity("", student.id, how, student)


def _tell_namesakes_apart(found: dict[Key, list[Identity] | Match]) -> None:
    """Where several people of a system fit one row, those who fit it by name alone are unmatched."""
    claims: dict[Key, list[Key]] = {}
    for key, result in found.items():
        if isinstance(result, list) and result[0].how != "group":
            claims.setdefault((key[0], result[0].raw), []).append(key)
    for keys in claims.values():
        for key in keys:
            known = found[key][0]
            if len(keys) > 1 and known.how == "name":
                others = ", ".join(shown(other) for _, other in keys if (key[0], other) != key)
                why = f"the name fits, but it fits {others} too: add a column with the system's ids"
                found[key] = Match(why=why, guesses=[str(known.row)])


class Roster:
    def __init__(self, students: list[Enrolled]):
        self.students = students
        self._by: dict[tuple[str, str], list[Enrolled]] = {}
        for student in students:
            keys = {("id", student.id.casefold())}
            for column in ("email", "login", *SYSTEM_IDS, "lms"):
                if value := student.fields.get(column):
                    keys.add((column, value.casefold()))
            if email := student.fields.get("email"):
                keys.add(("mailbox", email.casefold().split("@")[0]))
            if group := student.fields.get("group"):
                keys.add(("group", squashed(group)))
            for name in (student.name, student.fields.get("second name")):
                keys |= {("name", key) for key in name_keys(name or "")}
            for key in keys:
                self._by.setdefault(key, []).append(student)
        self._grams = [(student, _grams(student.name or student.id)) for student in students]

    @property
    def logins(self) -> frozenset[str]:
        """Casefolded user names and ids, for names that can be split in several ways."""
        found = {value for column, value in self._by if column in ("login", "id", "blackboard", "mailbox")}
        return frozenset(found)

    def _only(self, column: str, value: str | None) -> Enrolled | None:
        found = self._by.get((column, value.casefold()), []) if value else []
        return found[0] if len(found) == 1 else None

    def named(self, name: str | None) -> list[Enrolled]:
        """All rows with this name, in whatever order its words are written."""
        if not name:
            return []
        keys = name_keys(name) if "," in name else {squashed(name)}
        found = {id(student): student for key in keys for student in self._by.get(("name", key), [])}
        return list(found.values())

    def members(self, name: str | None) -> list[Enrolled]:
        """The rows of a group, by its name."""
        return self._by.get(("group", squashed(name)), []) if name else []

    def find(self, owner: Owner) -> Match:
        """The row of a person as a system names them: by the system's id, then by ids, e-mail and name.

        An id of a column that may belong to another system (a student number equal to a Canvas id) is only believed
        when the names agree, as far as both are known.
        """
        for column in (owner.system, "lms"):
            if student := self._only(column, owner.key):
                return Match(student, "the system's id")
        if student := self._only("email", owner.email or owner.key):
            return Match(student, "e-mail")
        for column in ("id", "login", "mailbox"):
            if student := self._only(column, owner.key):
                if owner.space and owner.name and student.name and student not in self.named(owner.name):
                    continue
                return Match(student, "id")
        name = owner.name or (None if owner.space else owner.key)
        named = self.named(name)
        if len(named) == 1:
            return Match(named[0], "name")
        if len(named) > 1:
            why = f"{len(named)} students on the roster have this name: add a column with the system's ids"
            return Match(why=why, guesses=[str(student) for student in named[:5]])
        if owner.system == "plain" and (student := self._by_word(owner.key)):
            return Match(student, "id in the name")
        return Match(why="not in the roster", guesses=self.guesses(name or owner.key))

    def _by_word(self, text: str) -> Enrolled | None:
        """“12345 Lovelace, Ada”: the one row whose id or user name is a word of the text."""
        words = [word for word in re.split(r"[\s_,;()\[\]-]+", text) if len(word) > 2]
        found = {id(s): s for word in words for column in ("id", "login") if (s := self._only(column, word))}
        return next(iter(found.values())) if len(found) == 1 else None

    def guesses(self, text: str, count: int = 3) -> list[str]:
        """The rows whose names share most groups of three letters with the text."""
        grams = _grams(text)
        scored = []
        for student, other in self._grams:
            shared = len(grams & other)
            if shared * 3 >= len(grams) + len(other) - shared:  # a third of all groups
                scored.append((-shared / max(len(grams | other), 1), student.id, str(student)))
        return [said for *_, said in sorted(scored)[:count]]


def name_keys(name: str) -> set[str]:
    """All squashed spellings of a person's name: “Ada King Lovelace” with any number of last words in front.

    Canvas writes the sortable name (“lovelaceada”), others “First Last” or “Last, First”.
    """
    if "," in name:
        last, _, first = name.partition(",")
        name = f"{first} {last}"
    words = [word for word in (squashed(part) for part in name.split()) if word]
    return {"".join(words[k:] + words[:k]) for k in range(len(words))}


def _grams(text: str) -> set[str]:
    """Groups of three letters of the words, in an order that does not depend on the words' order."""
    words = sorted(squashed(word) for word in re.split(r"[\s_,.]+", text))
    joined = " ".join(word for word in words if word)
    letters = squashed(text)
    return {joined[k : k + 3] for k in range(len(joined) - 2)} | {letters[k : k + 3] for k in range(len(letters) - 2)}
