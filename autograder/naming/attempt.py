"""What a rule looks at, and how it becomes one.

In: an answer's verdicts and observations beside the key's. Out: an Attempt, which every rule gets; `rule` enters a
function into RULES. It knows no rule by name.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from autograder.model import Build, Case, Exercise, Metadata, Observation, Verdict

FIRST, LAST = 0, 100  # see rule()


@dataclass
class Attempt:
    """An answer of which checks have failed.

    seen, expected  the answer's and the key's observations, by case id
    values          the observations whose values the answer has on every case: the key's, or those of the mistake in
                    its arithmetic; None where its values are not understood
    """

    exercise: Exercise
    failed: list[Verdict]
    seen: dict[str, Observation]
    expected: dict[str, Observation]
    metadata: Metadata
    values: dict[str, Observation] | None = None

    def found(self, *what: str) -> list[Verdict]:
        """The failed verdicts with one of these findings."""
        return [verdict for verdict in self.failed if verdict.finding.what in what]

    def answered(self) -> list[tuple[Case, Observation, Observation]]:
        """(case, the answer's observation, the key's) of the cases that the key gives results for, in float32."""
        return [
            (case, self.seen[i], self.expected[i])
            for i, case in self.exercise.cases.items()
            if i in self.seen and i in self.expected and self.expected[i].results is not None
            if not (isinstance(case, Build) and case.double)
        ]


@dataclass
class Rule:
    name: str
    order: int
    explains: Callable[[Attempt], list[Verdict]]


RULES: dict[str, Rule] = {}


def rule(name: str, order: int):
    """Enters a function as a rule: Attempt → the failed verdicts that it explains.

    Of two rules that explain one check, the one of lower `order` names it. A rule that is FIRST speaks of the whole
    answer, before fingerprints are looked at; one that is LAST names what nothing else has explained.
    """

    def entered(explains):
        RULES[name] = Rule(name, order, explains)
        return explains

    return entered
