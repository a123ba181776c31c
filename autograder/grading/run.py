"""Runs a notebook's cells in a worker and asks an answer's cases, as often as it takes.

In: a notebook (plain dict, every locked cell the source's own), exercises, a worker. Out: what each cell showed and
what was observed. Code that hangs or dies is run again without the cell or exercise that did, so that the rest is
still answered. It knows nothing of expected values.
"""

from __future__ import annotations

from autograder.grading.attempt import Attempt, Ran, Work
from autograder.model import Exercise, Observation, Raised
from autograder.sandbox.errors import Hung, JobEnded
from autograder.worker.client import TimeLimits, Worker


def run(
    worker: Worker,
    notebook: dict,
    exercises: list[Exercise],
    limits: TimeLimits,
    seconds=None,
    device="cpu",
    right=None,
    questions: dict | None = None,
    modules: dict[str, str] | None = None,
) -> Ran:
    """Runs a notebook until every cell and exercise is answered or given up.

    `seconds` maps exercises to the time their cases may take (default: limits.exercise). `right(exercise, seen)` says
    whether all that was answered so far is right: then nobody needs counterexamples, and their cases are not asked.
    `questions` keeps questions in the form in which they are sent, for the next notebook with the same exercises.
    `modules` (path → text) are Python files that the cells can import.
    Raises WorkerError when the worker itself fails.
    """
    questions = {} if questions is None else questions
    work = Work(notebook, exercises, limits, seconds or {}, device, questions, modules or {})
    attempts = _Attempts(worker, work, right or (lambda exercise, seen: False))
    while not attempts.done:
        attempts.once_more()
    attempts.find_counterexamples()
    return attempts.ran


class _Attempts:
    """What all attempts have found so far, and what the next one leaves out."""

    def __init__(self, worker: Worker, work: Work, right):
        self.worker, self.work, self.right = worker, work, right
        self.skipped, self.given_up = set(), {}  # cells by index; exercises and how they ended
        self.asked, self.hung, self.again = set(work.exercises), set(), False  # `hung`: whose time was up once
        self.ran, self.done = Ran(errors=dict(work.too_long)), False

    def once_more(self):
        attempt = Attempt(self.worker, self.work, self._to_ask(), self.skipped, self._hurried)
        try:
            with attempt:
                attempt.cells()
                for name, exercise in self.work.exercises.items():
                    if not self.right(exercise, attempt.ran.observations.get(name, {})):
                        attempt.ask(name, "counterexample")
                for name in self.work.exercises:
                    attempt.ask(name, "hidden")
            self.done = True
        except JobEnded as end:
            self._give_up(end)
        self._keep(attempt.ran)
        if self.done:
            self._ask_again()

    def find_counterexamples(self):
        """Asks the cases of counterexamples where an answer was right until the hidden ones came.

        In a process of its own: the one that has seen hidden inputs could show them in its answers. What goes wrong
        here costs an example and nothing else.
        """
        self.asked = {name for name in self.work.exercises if self._lacks_counterexamples(name)}
        if not self.asked or self.work.over:
            return
        attempt = Attempt(self.worker, self.work, self._to_ask(), self.skipped, self._hurried)
        try:
            with attempt:
                attempt.cells()
                for name in self.asked:
                    attempt.ask(name, "counterexample")
        except JobEnded:
            pass
        for name, observations in attempt.ran.observations.items():
            self.ran.observations[name] = observations | self.ran.observations[name]

    def _lacks_counterexamples(self, name):
        seen = self.ran.observations.get(name)
        return (
            seen
            and not seen.keys() >= {*self.work.phases[name]["counterexample"]}
            and not self.right(self.work.exercises[name], seen)
        )

    def _ask_again(self):
        """Asks once more, after all others, what had no answer in time.

        A machine that is busy with other things, or a grader that is, takes time from an answer; what an answer is
        worth must not depend on that.
        """
        if self.hung and not self.again and not self.work.over:
            self.asked, self.again, self.done = self.hung, True, False
            for name in self.asked:
                del self.given_up[name]

    def _to_ask(self):
        return self.asked - self.given_up.keys()

    def _hurried(self, cell):
        """Whether a cell gets no more time than an exercise: once something has hung, locked cells.

        Their own lines take milliseconds, so what hangs in them is an answer that they call; waiting the full time
        for each of them would use up what the rest of the submission needs.
        """
        return bool(self.skipped or self.given_up) and cell["send"]["locked"] and cell["index"] not in self.ran.outputs

    def _give_up(self, end):
        """Leaves out what hung or died; the next attempt answers the rest."""
        if isinstance(end, Hung) and self.work.over:
            # The submission's time is up: what was not asked by now stays “not run”.
            self.done = True
            return
        outcome = "timed out" if isinstance(end, Hung) else "killed"
        kind, where = end.where
        if kind == "end":
            # Every cell has run, and still it does not come to the questions: there is nothing to leave out.
            for name, exercise in self.work.exercises.items():
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
            self.ran.errors[where] = Raised(outcome, end.told)
            for cell in self.work.cells:
                if cell["index"] == where and cell["answers"]:
                    self.given_up[cell["answers"]] = outcome
        self.done = self.work.over or (self.again and not self._to_ask())

    def _keep(self, ran: Ran):
        """What an attempt found, over what earlier ones had; no attempt takes away what another has answered."""
        for name, observations in ran.observations.items():
            self.ran.observations.setdefault(name, {}).update(observations)
        for field in ("metadata", "outputs", "errors", "seconds"):
            getattr(self.ran, field).update(getattr(ran, field))
        for name, outcome in self.given_up.items():
            ids = self.work.exercises[name].cases
            self.ran.observations[name] = {i: Observation(i, outcome) for i in ids}
