"""The limit: a bare fork of a warm process that runs the same cells, answers the same cases and ends.

In: an assignment, submissions. Out: CPU seconds of each child. There is no sandbox, and nothing is judged, rebuilt or
recorded while the clock runs; no grader that runs the cells in a fork of their own can be cheaper.
"""

from __future__ import annotations

import gc
import os
import socket
import statistics
import time
from pathlib import Path

import cost

from autograder.grading.assignment import Assignment
from autograder.grading.run import run
from autograder.grading.verdicts import nothing_wrong
from autograder.notebooks.folder import taken
from autograder.notebooks.read import Unreadable, read
from autograder.notebooks.rebuild import rebuild
from autograder.worker import child
from autograder.worker.client import Job, TimeLimits
from autograder.worker.shell import warm_shell


class Bare:
    """In place of a worker: forks this process itself."""

    def __init__(self):
        self.shell = warm_shell()
        gc.collect()
        gc.freeze()
        self.forking = 0.0

    def start(self, message) -> Job:
        ours, theirs = socket.socketpair()
        before = time.process_time()
        pid = os.fork()
        if pid == 0:
            ours.close()
            os.environ["PYTHONWARNINGS"] = "ignore"
            child.main(theirs, self.shell)
            os._exit(0)
        self.forking += time.process_time() - before
        theirs.close()
        job = Job(self, ours, pid)
        job.send(message)
        return job

    def end(self, pid: int) -> int:
        return os.waitpid(pid, 0)[1]


def measure(assignment: Assignment, folders: dict[str, Path]) -> dict:
    """Runs in a process of its own (see warm.py), since it imports what student code needs."""
    bare, used = Bare(), []
    notebooks = []
    for folder in folders.values():
        try:
            notebook = read(taken(folder), assignment.name, assignment.release).notebook
            notebooks.append(rebuild(notebook, assignment.release, list(assignment.key)).notebook)
        except Unreadable:
            continue
    # What is right is not asked the counterexamples; the judging that tells is not on the clock.
    key = run(bare, assignment.with_answers({}), assignment.exercises, TimeLimits()).observations

    def right(exercise, seen):
        return nothing_wrong(exercise, seen, key[exercise.name])

    for notebook in [notebooks[0], *notebooks]:
        before, bare.forking = cost.of_children(), 0.0
        run(bare, notebook, assignment.exercises, TimeLimits(), right=right)
        used.append(cost.of_children() - before + bare.forking)
    used = used[1:]  # the first one finds caches empty
    return {"submissions": len(used), "cpu_each": statistics.fmean(used), "cpu_median": statistics.median(used)}
