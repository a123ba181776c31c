"""What goes back to a system and for whom, and what became of it.

In: students with their totals and pages. Out: an Outcome, which names everybody for whom something is missing. It knows
no system.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path

from autograder.returns.lms.system import System
from autograder.returns.matching import Known
from autograder.text import shown


@dataclass(frozen=True)
class Student:
    """A student who has handed in.

    folder: the name in submitted/, which is the id in the gradebook; score: points after the penalty, None where code
    has no grade at all; waits: whether something still has to be graded by hand; page: the path of the feedback page.
    """

    folder: str
    score: float | None
    waits: bool = False
    name: str | None = None
    email: str | None = None
    lms_id: str | None = None
    page: Path | None = None


@dataclass
class Outcome:
    """What was written, and everybody for whom something is missing, as words for the terminal.

    table, archive: the files, or None; said: what was done; notes: what is good to know; look: what needs a person
    (the command ends with 1 when there is any), as (about, why); next: where to upload the files.
    """

    table: Path | None = None
    archive: Path | None = None
    said: list[str] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)
    look: list[tuple[str, str]] = field(default_factory=list)
    next: list[str] = field(default_factory=list)

    def note(self, text: str) -> None:
        self.notes.append(text)

    def look_at(self, about: str, why: str) -> None:
        self.look.append((shown(about), why))


@dataclass(frozen=True)
class Task:
    """One return to one system. students: by folder; known: the same people with all that they are called."""

    system: System
    assignment: str
    students: dict[str, Student]
    known: list[Known]
    outcome: Outcome


def counted(count: int, what: str) -> str:
    return f"{count} {what}" if count == 1 else f"{count} {what}s"


def listed(things: Iterable) -> str:
    """With semicolons: names hold commas."""
    return "; ".join(shown(str(thing), 80) for thing in things)
