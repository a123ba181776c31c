"""Runs a notebook's cells in a worker and asks an answer's cases.

In: a notebook (plain dict, every locked cell the source's own), exercises, a worker. Out: what each cell showed and
what was observed. Code that hangs or dies is run again without the cell or exercise that did, so that the rest is
still answered. It knows nothing of expected values.
"""

from __future__ import annotations

import time
from dataclasses import dataclass, field

from autograder.model import Exercise, Metadata, Observation, Raised
from autograder.rubric import phases
from autograder.sandbox.errors import Hung, JobEnded
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


def run(
    worker: Worker,
    notebook: dict,
    exercises: list[Exercise],
    limits: TimeLimits,
    seconds=None,
    device="cpu",
    right=None,
    frames: dict | None = None,
    modules: dict[str, str] | None = None,
) -> Ran:
    """Runs a notebook until every cell and exercise is answered or given up.

    `seconds` maps exercises to the time their cases may take (default: limits.exercise). `right(exercise, seen)` says
    whether all that was answered so far is right: then nobody needs counterexamples, and their cases are not asked.
    `frames` keeps questions in the form in which they are sent, for the next notebook with the same exercises.
    `modules` (path → text) are Python files that the cells can import.
    Raises WorkerError when the worker itself fails.
    """
    frames = {} if frames is None else frames
    attempt = _Attempt(worker, notebook, exercises, limits, seconds or {}, device, right or _never, frames, modules)
    while not attempt.done:
        attempt.once()
    attempt.find_counterexamples()
    return attempt.ran


def _never(exercise, seen):
    return False


class _Attempt:
    def __init__(self, worker, notebook, exercises, limits, seconds, device, right, frames, modules):
        self.worker, self.limits, self.seconds, self.device = worker, limits, seconds, device
        self.right, self.frames, self.modules = right, frames, modules or {}
        self.exercises = {exercise.name: exercise for exercise in exercises}
        self.phases = {exercise.name: phases(exercise) for exercise in exercises}
        self.cells = _code_cells(notebook, self.exercises)
        self.skipped, self.given_up = set(), {}  # cells by index; exercises and how they ended
        self.asked, self.hung, self.again = set(self.exercises), set(), False  # `hung`: whose time was up once
        self.deadline = time.monotonic() + limits.submission
        self.ran, self.done = Ran(), False
        self._leave_out_what_is_too_long()

    def once(self):
        ran = Ran()
        job = self.worker.start(self._message())
        try:
            self._cells(job, ran)
            for name, exercise in self.exercises.items():
                if not self.right(exercise, ran.observations.get(name, {})):
                    self._ask(job, ran, name, "counterexample")
            for name in self.exercises:
                self._ask(job, ran, name, "hidden")
            self.done = True
        except JobEnded as end:
            self._give_up(end)
        finally:
            job.end()
        self._keep(ran)
        if self.done:
            self._ask_again()

    def find_counterexamples(self):
        """Asks the cases of counterexamples where an answer was right until the hidden ones came.

        In a process of its own: the one that has seen hidden inputs could show them in its answers. What goes wrong
        here costs an example and nothing else.
        """
        self.asked = {name for name in self.exercises if self._lacks_counterexamples(name)}
        if not self.asked or time.monotonic() >= self.deadline:
            return
        ran = Ran()
        job = self.worker.start(self._message())
        try:
            self._cells(job, ran)
            for name in self.asked:
                self._ask(job, ran, name, "counterexample")
        except JobEnded:
            pass
        finally:
            job.end()
        for name, observations in ran.observations.items():
            self.ran.observations[name] = observations | self.ran.observations[name]

    def _lacks_counterexamples(self, name):
        seen = self.ran.observations.get(name)
        return (
            seen
            and not seen.keys() >= {*self.phases[name]["counterexample"]}
            and not self.right(self.exercises[name], seen)
        )

    def _ask_again(self):
        """Asks once more, after all others, what had no answer in time.

        A machine that is busy with other things, or a grader that is, takes time from an answer; what an answer is
        worth must not depend on that.
        """
        if self.hung and not self.again and time.monotonic() < self.deadline:
            self.asked, self.again, self.done = self.hung, True, False
            for name in self.asked:
                del self.given_up[name]

    def _asks(self, name):
        return name in self.asked and name not in self.given_up

    def _leave_out_what_is_too_long(self):
        room = MOST_SOURCE
        for cell in self.cells:
            source = cell["send"]["source"]
            if len(source) <= room:
                room -= len(source)
                continue
            cell["send"].update(source="", skip=True)
            text = f"the cell has {len(source)} characters; it was not run"
            self.ran.errors[cell["index"]] = Raised("too long", text)

    def _message(self):
        wanted = [name for name in self.exercises if self._asks(name)]
        cells = [{**cell["send"], "skip": cell["send"]["skip"] or cell["index"] in self.skipped} for cell in self.cells]
        return {
            "cells": cells,
            "cases": {name: self._cases(name, "visible") for name in wanted},
            "device": self.device,
            "modules": self.modules,
        }

    def _cases(self, name, phase):
        return [self.exercises[name].cases[i] for i in self.phases[name][phase]]

    def _cells(self, job, ran):
        room = MOST_SHOWN
        for cell in self.cells:
            name = cell["send"].get("check")
            if name is None and not cell["send"]["skip"] and cell["index"] not in self.skipped:
                outputs, error = job.receive_outputs(self._left(self._patience(cell)), ("cell", cell["index"]))
                room -= weight(outputs)
                ran.outputs[cell["index"]] = outputs if room >= 0 else []
                if error:
                    ran.errors[cell["index"]] = error
            elif name is not None and self._asks(name):
                self._answers(job, ran, name, self._cases(name, "visible"))
        job.receive(self._left(self.limits.cell), ("end", None))

    def _patience(self, cell):
        """How long a cell may take: once something has hung, locked cells get no more time than an exercise.

        Their own lines take milliseconds, so what hangs in them is an answer that they call; waiting the full time
        for each of them would use up what the rest of the submission needs.
        """
        hung = bool(self.skipped or self.given_up)
        if hung and cell["send"]["locked"] and cell["index"] not in self.ran.outputs:
            return min(self.limits.cell, max([self.limits.exercise, *self.seconds.values()]))
        return self.limits.cell

    def _ask(self, job, ran, name, phase):
        cases = self._cases(name, phase)
        if cases and self._asks(name):
            if (name, phase) not in self.frames:
                self.frames[name, phase] = channel.pack({"ask": name, "cases": cases})
            job.send(self.frames[name, phase])
            self._answers(job, ran, name, cases)

    def _answers(self, job, ran, name, cases):
        start = time.monotonic()
        limit = self.seconds.get(name, self.limits.exercise) - ran.seconds.get(name, 0)
        observations, metadata = job.receive_observations(name, cases, self._left(limit), ("exercise", name))
        ran.seconds[name] = ran.seconds.get(name, 0) + time.monotonic() - start
        ran.observations.setdefault(name, {}).update(observations)
        # Those from before any hidden input was seen: they are shown.
        ran.metadata.setdefault(name, metadata)

    def _left(self, seconds):
        return max(0.001, min(seconds, self.deadline - time.monotonic()))

    def _give_up(self, end):
        """Leaves out what hung or died; the next attempt answers the rest."""
        if isinstance(end, Hung) and time.monotonic() >= self.deadline:
            # The submission's time is up: what was not asked by now stays “not run”.
            self.done = True
            return
        outcome = "timed out" if isinstance(end, Hung) else "killed"
        kind, where = end.where
        if kind == "end":
            # Every cell has run, and still it does not come to the questions: there is nothing to leave out.
            for name, exercise in self.exercises.items():
                if len(self.ran.observations.get(name, ())) < len(exercise.cases):
                    self.given_up.setdefault(name, outcome)
            self.done = True
            return
        if kind == "exercise":
            self.given_up[where] = outcome
            if outcome == "timed out" and not self.again:
                self.hung.add(where)
        else:
            self.skipped.add(where)
            told = getattr(end, "told", "")
            self.ran.errors[where] = Raised(outcome, told)
            for cell in self.cells:
                if cell["index"] == where and cell["answers"]:
                    self.given_up[cell["answers"]] = outcome
        nothing_left = self.again and not any(map(self._asks, self.asked))
        self.done = time.monotonic() >= self.deadline or nothing_left

    def _keep(self, ran):
        """What this attempt found, over what earlier ones had; no attempt takes away what another has answered."""
        for name, observations in ran.observations.items():
            self.ran.observations.setdefault(name, {}).update(observations)
        for field_ in ("metadata", "outputs", "errors", "seconds"):
            getattr(self.ran, field_).update(getattr(ran, field_))
        for name, outcome in self.given_up.items():
            ids = self.exercises[name].cases
            self.ran.observations[name] = {i: Observation(i, outcome) for i in ids}


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
