"""One attempt at a notebook: one job, its cells run and its exercises asked.

In: a worker, what the notebook is to be asked, what is to be left out. Out: what each cell showed and what was
observed, up to the moment when the job ended. It knows nothing of expected values, and does not try again.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Collection
from dataclasses import dataclass, field

from autograder.model import Exercise, Metadata, Observation, Raised
from autograder.rubric import phases
from autograder.worker import channel
from autograder.worker.answers import weight
from autograder.worker.client import TimeLimits, Worker

MOST_SHOWN = 4 << 20  # characters; the worker keeps to a quarter of it, a forged answer may not
MOST_SOURCE = 1_000_000  # characters in all code cells together; each may take six bytes on its way


@dataclass
class Ran:
    """What a notebook did."""

    observations: dict[str, dict[str, Observation]] = field(default_factory=dict)  # exercise → case id → observation
    metadata: dict[str, Metadata] = field(default_factory=dict)
    outputs: dict[int, list] = field(default_factory=dict)  # index of the cell in the notebook → nbformat outputs
    errors: dict[int, Raised] = field(default_factory=dict)
    seconds: dict[str, float] = field(default_factory=dict)


class Work:
    """What is the same in all attempts at a notebook: its code cells, its questions, its time.

    `too_long` has, by the index of the cell, what is told of cells that are not run since they are too long.
    """

    def __init__(self, notebook, exercises, limits: TimeLimits, seconds, device, questions, modules):
        self.exercises: dict[str, Exercise] = {exercise.name: exercise for exercise in exercises}
        self.limits, self.seconds, self.device = limits, seconds, device
        self.questions, self.modules = questions, modules
        self.phases = {exercise.name: phases(exercise) for exercise in exercises}
        self.cells = _code_cells(notebook, self.exercises)
        self.too_long = _left_out_as_too_long(self.cells)
        self.deadline = time.monotonic() + limits.submission

    @property
    def over(self) -> bool:
        """Whether the submission's time is up."""
        return time.monotonic() >= self.deadline

    def cases(self, name: str, phase: str) -> list:
        return [self.exercises[name].cases[i] for i in self.phases[name][phase]]

    def question(self, name: str, phase: str) -> bytes:
        """In the form in which it is sent, kept for the next notebook with the same exercises."""
        if (name, phase) not in self.questions:
            self.questions[name, phase] = channel.pack({"ask": name, "cases": self.cases(name, phase)})
        return self.questions[name, phase]


class Attempt:
    """A job that leaves out some cells and asks some exercises. Use it as a context manager.

    hurried  says of a cell whether it gets no more time than an exercise
    ran      what was observed so far

    Its methods raise JobEnded, whose `where` is ("cell", index), ("exercise", name) or ("end", None).
    """

    def __init__(
        self,
        worker: Worker,
        work: Work,
        asked: Collection[str],
        skipped: Collection[int] = (),
        hurried: Callable[[dict], bool] = lambda cell: False,
    ):
        self._work, self._asked, self._skipped, self._hurried = work, asked, skipped, hurried
        self.ran = Ran()
        cells = [{**cell["send"], "skip": cell["send"]["skip"] or cell["index"] in skipped} for cell in work.cells]
        message = {
            "cells": cells,
            "cases": {name: work.cases(name, "visible") for name in work.exercises if name in asked},
            "device": work.device,
            "modules": work.modules,
        }
        self._job = worker.start(message)

    def __enter__(self) -> Attempt:
        return self

    def __exit__(self, *_) -> None:
        self._job.end()

    def cells(self) -> None:
        """Runs the cells; a check cell asks the visible cases of its exercise."""
        room = MOST_SHOWN
        for cell in self._work.cells:
            name = cell["send"].get("check")
            if name is None and not cell["send"]["skip"] and cell["index"] not in self._skipped:
                outputs, error = self._job.receive_outputs(self._left(self._patience(cell)), ("cell", cell["index"]))
                room -= weight(outputs)
                self.ran.outputs[cell["index"]] = outputs if room >= 0 else []
                if error:
                    self.ran.errors[cell["index"]] = error
            elif name in self._asked:
                self._answers(name, "visible")
        self._job.receive(self._left(self._work.limits.cell), ("end", None))

    def ask(self, name: str, phase: str) -> None:
        """Asks the hidden cases of an exercise, or those of counterexamples, if it is to be asked at all."""
        if name in self._asked and self._work.phases[name][phase]:
            self._job.send(self._work.question(name, phase))
            self._answers(name, phase)

    def _answers(self, name, phase):
        start, ran = time.monotonic(), self.ran
        limit = self._work.seconds.get(name, self._work.limits.exercise) - ran.seconds.get(name, 0)
        cases = self._work.cases(name, phase)
        observations, metadata = self._job.receive_observations(name, cases, self._left(limit), ("exercise", name))
        ran.seconds[name] = ran.seconds.get(name, 0) + time.monotonic() - start
        ran.observations.setdefault(name, {}).update(observations)
        # Those from before any hidden input was seen: they are shown.
        ran.metadata.setdefault(name, metadata)

    def _patience(self, cell):
        limits = self._work.limits
        if self._hurried(cell):
            return min(limits.cell, max([limits.exercise, *self._work.seconds.values()]))
        return limits.cell

    def _left(self, seconds):
        return max(0.001, min(seconds, self._work.deadline - time.monotonic()))


def _left_out_as_too_long(cells) -> dict[int, Raised]:
    room, told = MOST_SOURCE, {}
    for cell in cells:
        source = cell["send"]["source"]
        if len(source) <= room:
            room -= len(source)
            continue
        cell["send"].update(source="", skip=True)
        told[cell["index"]] = Raised("too long", f"the cell has {len(source)} characters; it was not run")
    return told


def _code_cells(notebook, exercises):
    """The code cells as the worker gets them: a check cell asks, a figure is not drawn, the rest is run."""
    cells = []
    for index, cell in enumerate(notebook["cells"]):
        if cell["cell_type"] != "code":
            continue
        nbgrader = cell.get("metadata", {}).get("nbgrader", {})
        grade_id = nbgrader.get("grade_id", "")
        name = grade_id.removeprefix("check_") if grade_id.startswith("check_") else None
        send = {
            "source": cell["source"] if isinstance(cell["source"], str) else "".join(cell["source"]),
            "locked": bool(nbgrader.get("locked")),
            "skip": "figure" in cell.get("metadata", {}).get("tags", ()),
        }
        if name in exercises:
            send["check"] = name
        cells.append({"index": index, "answers": grade_id if grade_id in exercises else None, "send": send})
    return cells
