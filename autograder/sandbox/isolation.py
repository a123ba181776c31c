"""The isolation level: how much of the sandbox holds on this host, as `breakout.py` finds it.

    full      student code sees nothing but itself
    partial   other files, the network and other processes cannot be reached; that they exist can be seen
    none      nothing confines it

It does not know how the level is found.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import get_args

from autograder.report import IsolationLevel
from autograder.sandbox.errors import TooLittleIsolation

LEVELS = get_args(IsolationLevel)

_MEANINGS = {
    "full": "each notebook runs in namespaces of its own: no files but its own, no network, no other processes.",
    "partial": "other files, the network and other processes are closed to notebooks by Landlock and seccomp, but "
    "names and sizes of files can be found out.",
    "none": "this system does not confine student code; it could read or change your files.",
}


@dataclass(frozen=True)
class Isolation:
    """What a breakout attempt found: `level` is one of LEVELS; `got_through` and `missing` are sentences."""

    level: str
    got_through: Iterable[str] = ()
    missing: Iterable[str] = ()

    def __str__(self) -> str:
        return f"Isolation: {self.level} - {_MEANINGS[self.level]}"

    def require(self, level: str, remedy: str) -> str:
        """The level found. Raises TooLittleIsolation when it is below `level`; `remedy` is a template that says, for
        the level found, how to grade all the same."""
        if below(self.level, level):
            why = " ".join([*self.got_through, *self.missing])
            raise TooLittleIsolation(
                f"{self} {why} `autograder doctor` says more. To grade all the same, at your own risk: "
                f"{remedy.format(self.level)}"
            )
        return self.level


def below(level: str, required: str) -> bool:
    """Whether an isolation level is lower than the one required."""
    return LEVELS.index(level) < LEVELS.index(required)
