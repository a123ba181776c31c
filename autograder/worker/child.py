"""One submission: its cells are run as IPython would, and cases are answered at the check cells and after the last.

In: over the channel, cells and cases. Out: outputs of cells and observations, all of them the student's word. It
knows no expected value; hidden inputs arrive after the last cell, when nothing is shown any more.

    grader: {"cells": [{"source", "locked", "skip", "check"?: name}], "cases": {name: [case]}, "device",
             "modules"?: {path: text of a Python file that the cells may import}}
    child:  {"cell": i, "outputs": [...], "error": null | {...}} for every code cell, then, at a check cell,
            {"answers": name, "observations": [...], "metadata": {...}}; {"done": true} after the last cell
    grader: {"ask": name, "cases": [case]}   child: {"answers": name, "observations": [...]}   and so on
"""

from __future__ import annotations

import contextlib
import os
import random
import sys
import types

from autograder.model import Metadata, case_from
from autograder.worker import channel
from autograder.worker.outputs import Outputs, show_in

_SEED = 3407


def main(sock, shell) -> None:
    with contextlib.suppress(channel.Closed):  # the grader has heard enough
        _Child(sock, shell, channel.receive(sock)).run()


class _Child:
    def __init__(self, sock, shell, job):
        import numpy

        from autograder import framework

        self.sock, self.shell, self.job = sock, shell, job
        self.device = framework.ready(job["device"])
        self.names = shell.user_ns
        self.locked_data = {}  # name -> the value a locked cell gave it
        self.metadata = {}  # of each exercise, as it was at its check cell
        self.captured = {}  # name of an exercise -> (the answer, the namespace it lives in)
        self.outputs = Outputs()
        random.seed(_SEED)
        numpy.random.seed(_SEED)
        framework.seed(_SEED)
        sys.modules["selfcheck"] = _selfcheck()
        show_in(shell, self.outputs, _put_beside(job.get("modules") or {}))

    def run(self):
        for index, cell in enumerate(self.job["cells"]):
            if not cell["skip"] and "check" not in cell:
                before = dict(self.names)
                outputs, error = self.outputs.of(self.shell, cell["source"])
                if cell["locked"]:
                    self._note_data(before)
                channel.send(self.sock, {"cell": index, "outputs": outputs, "error": error})
            if "check" in cell:
                self._capture(cell["check"])
        channel.send(self.sock, {"done": True})
        while True:
            ask = channel.receive(self.sock)
            self._restore(ask["ask"])
            channel.send(self.sock, self._answers(ask["ask"], ask["cases"]))

    def _note_data(self, before):
        """Remembers what a locked cell bound: data that hidden cases must do without."""
        keep = (types.ModuleType, types.FunctionType, types.BuiltinFunctionType, type)
        for name, value in self.names.items():
            if before.get(name, self) is not value and not name.startswith("_") and not isinstance(value, keep):
                self.locked_data[name] = value

    def _capture(self, name):
        from autograder.framework import reset_switches
        from autograder.selfcheck.observe import MISSING, reads

        answer = self.names.get(name, MISSING)
        self.captured[name] = answer, dict(self.names)
        self.metadata[name] = Metadata([] if answer is MISSING else reads(answer), self._defined())
        if name in self.job["cases"]:
            channel.send(self.sock, self._answers(name, self.job["cases"][name]))
        reset_switches()

    def _answers(self, name, cases):
        from autograder.selfcheck.observe import observe

        observations = [observe(case_from(case), self.captured[name][0], self.device) for case in cases]
        return {"answers": name, "observations": observations, "metadata": self.metadata[name]}

    def _defined(self):
        """Names of the student's own functions and classes, but for answers with their own name."""
        mine = [
            name
            for name, value in list(self.names.items())
            if isinstance(value, types.FunctionType | type)
            and getattr(value, "__module__", "") == "__main__"
            and not name.startswith("_")
            and self.captured.get(name, (None,))[0] is not value
        ]
        return [str(name)[:80] for name in mine[:50]]

    def _restore(self, name):
        """The namespace as it was at the exercise's check cell, without the data of locked cells."""
        names = self.captured[name][1]
        self.names.clear()
        self.names.update({key: value for key, value in names.items() if self.locked_data.get(key, self) is not value})


def _put_beside(modules) -> str:
    """Writes what a student handed in beside the answer into the job's folder, where libraries of that name win.
    Returns the folder, or ""."""
    for path, text in modules.items():
        os.makedirs(os.path.dirname(path) or ".", exist_ok=True)
        with open(path, "w", encoding="utf-8") as file:
            file.write(text)
    if not modules:
        return ""
    folder = os.getcwd() + os.sep
    sys.path.append(folder)
    return folder


def _selfcheck():
    """In place of the students' selfcheck.py: while grading, the grader does the checking."""
    module = types.ModuleType("selfcheck")
    module.check = lambda name=None: None
    return module
