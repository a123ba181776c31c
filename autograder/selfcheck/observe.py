"""What an answer does with a case: facts only, no opinion.

In: a case (see model.py) and the answer, a function or a class of the student's notebook. Out: an observation. It runs
inside the student's process, so it holds no expected value and knows no exercise, and whatever it reports may be a lie:
only values compared elsewhere are proof. What an observation holds is described in checks/kind.py.
"""

from __future__ import annotations

import dis
import io
import sys
import types

from autograder.checks.arrays import within_room
from autograder.checks.kind import CALL_STAGES, MOST_NAMES, steps
from autograder.framework import Trial, UsualSwitches
from autograder.model import Build, Case, Observation

MISSING = type("Missing", (), {"__repr__": lambda self: "nothing of that name"})()


class _Sink(io.TextIOBase):
    """A stdout for the time a case is answered: counts, keeps nothing, shows nothing."""

    encoding = "utf-8"

    def __init__(self):
        super().__init__()
        self.count = 0

    def write(self, text):
        self.count += len(text)
        return len(text)


def observe(case: Case, answer, device="cpu") -> Observation:
    """The observation of one case. Raises nothing that an answer can cause, KeyboardInterrupt excepted.

    `answer` is MISSING when the notebook has nothing of the asked name.
    """
    if answer is MISSING:
        return Observation(case.id, "missing")
    trial, sink = Trial(case, answer, device), _Sink()
    stdout, stderr = sys.stdout, sys.stderr
    sys.stdout = sys.stderr = sink
    try:
        with UsualSwitches():
            _try(trial)
            within_room(case, trial.seen)
    finally:
        sys.stdout, sys.stderr = stdout, stderr
    trial.seen.printed, trial.seen.library = sink.count > 0, trial.library
    return trial.seen


def _try(trial):
    if trial.unfit():
        return
    stage, seen = "", trial.seen
    try:
        for stage, observing in steps(trial.case):
            trial.enter(stage)
            for kind, _ in observing:
                kind.observe(trial)
    except Exception as error:
        seen.outcome, seen.error = "raised", trial.raised(error)
        if isinstance(trial.case, Build) or stage not in CALL_STAGES:
            seen.stage = stage


def reads(answer):
    """Names of globals that the code of a function or class loads, for telling who leans on the notebook's data."""
    parts = [answer, *vars(answer).values()] if isinstance(answer, type) else [answer]
    codes, names = [part.__code__ for part in parts if isinstance(part, types.FunctionType | types.MethodType)], set()
    while codes:
        code = codes.pop()
        if isinstance(code, types.CodeType):
            names.update(i.argval for i in dis.get_instructions(code) if i.opname in ("LOAD_GLOBAL", "LOAD_NAME"))
            codes.extend(code.co_consts)
    return sorted(str(name)[:80] for name in names)[:MOST_NAMES]
