"""Tries answers the way a submission's are: cells run in a worker, cases asked at the check cell, verdicts outside."""

from dataclasses import dataclass

import numpy as np

from autograder.grading.run import run
from autograder.grading.scheme import filled_in
from autograder.grading.submission import Graded
from autograder.grading.submission import grade as grade_folder
from autograder.grading.verdicts import exercise_result
from autograder.model import Metadata
from autograder.notebooks.folder import taken
from autograder.worker.client import TimeLimits

# Long enough for whatever does not hang, on a busy machine too.
SHORT = TimeLimits(cell=2, submission=30, exercise=1.5)


def grade(assignment, worker, student, folder, **how) -> Graded:
    """What comes of a student's folder; `how` as for Assignment.scheme."""
    return grade_folder(student, taken(folder), assignment.scheme(worker, **how), worker)


@dataclass
class Tried:
    """One answer's record, and everything that its notebook did."""

    record: dict
    ran: object

    @property
    def status(self):
        return self.record.status

    @property
    def points(self):
        return self.record.points

    @property
    def lost(self):
        """Names of the checks that did not pass."""
        return {check.name for check in self.record.checks if check.status != "passed"}

    @property
    def named(self):
        return {check.mistake for check in self.record.checks} - {None}

    def check(self, name):
        return next(check for check in self.record.checks if check.name == name)


class Trials:
    def __init__(self, worker, assignment):
        self.worker, self.assignment = worker, assignment
        self.exercises = {exercise.name: exercise for exercise in assignment.exercises}
        self.cells = {cell["id"]: cell for cell in assignment.release["cells"]}

    def one(self, name, *cells, limits=None, below=()):
        """An exercise alone: the setup cell, these cells (the last one is the answer), its check cell, cells below."""
        answer = {**self.cells[name], "source": cells[-1]}
        notebook = {
            "cells": [
                self.cells["setup"],
                *map(extra, cells[:-1]),
                answer,
                self.cells[f"check_{name}"],
                *map(extra, below),
            ]
        }
        return self.judged(name, self.run(notebook, [name], limits))

    def whole(self, answers, limits=None):
        """{exercise: tried} of a whole notebook: given cells for some exercises, the key's elsewhere."""
        given = {name: [cells] if isinstance(cells, str) else cells for name, cells in answers.items()}
        return self.of_notebook(self.assignment.with_answers(given), limits)

    def of_notebook(self, notebook, limits=None):
        ran = self.run(notebook, list(self.exercises), limits)
        return {name: self.judged(name, ran) for name in self.exercises}

    def run(self, notebook, names, limits=None):
        # Without limits of its own a test shall not depend on how busy the machine is.
        limits = limits or TimeLimits(cell=60, submission=200, exercise=60)
        return run(self.worker, notebook, [self.exercises[name] for name in names], limits)

    def judged(self, name, ran):
        expected, mistakes = self.assignment.expected(self.worker), self.assignment.mistakes
        record = exercise_result(
            self.exercises[name],
            ran.observations.get(name, {}),
            ran.metadata.get(name, Metadata()),
            expected[name],
            lambda: mistakes(self.worker)[name],
        )
        return Tried(record, ran)

    def filled(self, answers):
        """The release with these answers and nothing else: {exercise: [cells]}."""
        return filled_in(self.assignment.release, answers)


def extra(source):
    """A cell of the student's own."""
    return {"cell_type": "code", "execution_count": None, "id": "own", "metadata": {}, "outputs": [], "source": source}


def arrays_in(value):
    """Every array in plain data."""
    if isinstance(value, np.ndarray):
        return [value]
    inner = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    return [array for item in inner for array in arrays_in(item)]
