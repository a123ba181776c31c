"""The marking scheme of an assignment: all that grading a submission takes, as plain data that travels to graders.

In: what an assignment holds, and what its key and its known mistakes did. Out: the same, for graders alone, since the
solutions are in it. It knows no course and reads nothing.
"""

from __future__ import annotations

import copy
import functools
import hashlib
import os
from dataclasses import dataclass, field

from autograder.model import Exercise, Mistake, Observation
from autograder.notebooks.earlier import Earlier
from autograder.notebooks.folder import Folder
from autograder.worker import channel
from autograder.worker.client import TimeLimits
from autograder.worker.decode import decoded

Mistakes = dict[str, list[Mistake]]


class NotKnown(Exception):
    """There is a mistake to be named, and the known mistakes have not been run yet."""


@dataclass
class Scheme:
    """What is the same for all submissions of a batch.

    seed        of the hidden inputs
    digest      of everything that decides a grade but the submission, the limits and the device
    exercises   the rubric's, with the cases of the seed
    release     the students' notebook
    earlier     earlier releases, from which a submission may have been made
    key         exercise → its answer cell in the key
    picture     the rubric's PICTURE
    required    the isolation level below which no student code is run
    isolation   the isolation level found, for the report
    expected    exercise → case id → the key's observation; None until the key has been run
    took        exercise → the seconds that the key took
    mistakes    exercise → its known mistakes, as a frame of channel.py: it is large, and not needed for right answers.
                None until they have been run
    questions   cases in the form in which they are sent, as run.py makes them
    """

    name: str
    seed: int
    digest: str
    exercises: list[Exercise]
    release: dict
    earlier: list[dict]
    key: dict[str, str]
    picture: dict | None = None
    limits: TimeLimits = field(default_factory=TimeLimits)
    device: str = "cpu"
    required: str = "none"
    isolation: str = "none"
    expected: dict[str, dict[str, Observation]] | None = None
    took: dict[str, float] = field(default_factory=dict)
    mistakes: bytes | None = None
    questions: dict = field(default_factory=dict, repr=False, compare=False)

    @property
    def seconds(self) -> dict[str, float]:
        """How long the cases of each exercise may take: a multiple of what the key took, never below the minimum."""
        limits = self.limits
        return {name: max(limits.exercise, limits.times_the_key * seconds) for name, seconds in self.took.items()}

    def known(self, exercise: str) -> list[Mistake]:
        """The known mistakes of an exercise. Raises NotKnown until they have been run."""
        if self.mistakes is None:
            raise NotKnown
        return self._mistakes[exercise]

    @functools.cached_property
    def _mistakes(self) -> Mistakes:
        return decoded(channel.load(self.mistakes), Mistakes)

    def brought_up(self, notebook: dict) -> dict:
        """A submission as if it had been made from today's release."""
        return self._earlier.brought_up(notebook)

    @functools.cached_property
    def _earlier(self) -> Earlier:
        return Earlier(self.earlier, self.release)

    def digest_of(self, folder: Folder) -> str:
        """A digest of everything that decides the result of a folder; a second run skips it while that is the same."""
        digest = hashlib.sha256(f"{self.digest}\0{self.device}\0{self.limits}".encode())
        if folder.timestamp[0]:
            digest.update(folder.timestamp[0])
        for name, content in folder.contents:
            digest.update(b"\0" + os.fsencode(name) + b"\0" + content)
        return digest.hexdigest()

    def with_answers(self, answers: dict[str, list[str]]) -> dict:
        """The release notebook filled in: given cells (the last is the answer), or the key's."""
        return filled_in(self.release, {name: answers.get(name, [source]) for name, source in self.key.items()})


def filled_in(release: dict, answers: dict[str, list[str]]) -> dict:
    """A release notebook with answers: cells before the last of a list become extra cells above the answer cell."""
    cells = []
    for cell in release["cells"]:
        given = answers.get(cell["metadata"].get("nbgrader", {}).get("grade_id"))
        cell = copy.deepcopy(cell)
        if given is not None:
            for number, source in enumerate(given[:-1]):
                extra = {"cell_type": "code", "execution_count": None, "metadata": {}, "outputs": [], "source": source}
                cells.append({**extra, "id": f"{cell.get('id', 'cell')}-{number}"[:64]})
            cell["source"] = given[-1]
        cells.append(cell)
    return {**release, "cells": cells}
