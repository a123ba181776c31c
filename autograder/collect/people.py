"""From people as a system names them to students: by roster where there is one, else by the system's own ids.

In: the owners that the layouts found. Out: for each the student, the members of a group, or a `Match` that says why
there is nobody. It must not know of files.
"""

from __future__ import annotations

from dataclasses import dataclass

from autograder.collect.layouts import Owner
from autograder.collect.names import shown
from autograder.collect.roster import Match, Roster, Student


@dataclass(frozen=True)
class Known:
    """A student: raw is their id, unique in `space` ("" for ids of the institution, else a system's own numbers)."""

    space: str
    raw: str
    how: str
    row: Student | None = None


Key = tuple[str, str]  # system, the system's own id


def identify(owners: dict[Key, Owner], roster: Roster | None) -> dict[Key, list[Known] | Match]:
    """The student of every owner, several for a group; a Match without a student where nobody was found."""
    if roster is None:
        return {key: [Known(o.space, o.label or o.key, "the system's id")] for key, o in owners.items()}
    found = {key: _find(owner, roster) for key, owner in owners.items()}
    _tell_namesakes_apart(found)
    return found


def _find(owner: Owner, roster: Roster) -> list[Known] | Match:
    match = roster.find(owner)
    if match.student:
        return [_known(match.student, match.how, owner)]
    members = roster.members(owner.name or owner.key)
    return [_known(member, "group", owner) for member in members] or match


def _known(student: Student, how: str, owner: Owner) -> Known:
    if not student.lasting:  # the row has no more than the system itself: its number for this assignment
        return Known(owner.space, owner.label or owner.key, how, student)
    return Known("", student.id, how, student)


def _tell_namesakes_apart(found: dict[Key, list[Known] | Match]) -> None:
    """Two people of a system who fit one row are told apart by ids only: who fits by name alone is unmatched."""
    claims: dict[Key, list[Key]] = {}
    for key, result in found.items():
        if isinstance(result, list) and result[0].how != "group":
            claims.setdefault((key[0], result[0].raw), []).append(key)
    for keys in claims.values():
        for key in keys:
            known = found[key][0]
            if len(keys) > 1 and known.how == "name":
                others = ", ".join(shown(other) for _, other in keys if (key[0], other) != key)
                why = f"the name fits, but it is also that of {others}: add a column with the ids of the system"
                found[key] = Match(why=why, guesses=[str(known.row)])
