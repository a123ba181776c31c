"""Which known mistakes explain what was observed.

In: an exercise, an answer's observations, the key's, and the known mistakes with their own observations on the same
cases. Out: for each failed check the mistakes that explain it, or none: nothing is guessed.
"""

from __future__ import annotations

from autograder.naming.attempt import FIRST, LAST, Attempt
from autograder.naming.fingerprints import matched, shows
from autograder.naming.rules import RULES


def explain(exercise, verdicts, seen, expected, mistakes, metadata):
    """{name of a failed check: [mistake, …]}; several when nothing tells them apart."""
    failed = [verdict for verdict in verdicts if verdict.status != "passed"]
    if not failed:
        return {}
    fingerprints = matched(verdicts, seen, expected, mistakes)
    values = _understood(failed, expected, fingerprints)
    attempt = Attempt(exercise, failed, seen, expected, metadata, values)
    if any(rule.explains(attempt) for rule in RULES.values() if rule.order == FIRST):
        return _ruled(attempt, mistakes, lambda order: order == FIRST)
    ruled = _ruled(attempt, mistakes, lambda order: FIRST < order < LAST)
    rest = _ruled(attempt, mistakes, lambda order: order == LAST)
    named = {}
    for verdict in failed:
        check = verdict.check
        shown = [mistake for mistake in fingerprints if shows(mistake, check, seen, expected)]
        found = (
            # What the answer is made of: frozen parameters explain missing gradients.
            [mistake for mistake in shown if mistake.facet == "contract"]
            or [mistake for mistake in shown if mistake.facet == check.facet]
            or ruled.get(check.name)
            # A mistake of another facet that shows here too.
            or shown
            or rest.get(check.name)
        )
        if found:  # of those that nothing tells apart, the one that others name as `also` comes first
            named[check.name] = sorted(found, key=lambda mistake: (bool(mistake.also), mistake.stem))
    return named


def _understood(failed, expected, fingerprints):
    """The observations that have the answer's values: of a mistake in the arithmetic, or of the key; or None."""
    for mistake in fingerprints:
        if mistake.facet == "arithmetic":
            return mistake.seen
    wrong = any(verdict.check.facet == "arithmetic" and not verdict.check.extra for verdict in failed)
    return None if wrong else expected


def _ruled(attempt, mistakes, when):
    """{name of a failed check: the mistakes of the rule that explains it}, for the rules of this order."""
    found = {}
    for rule in sorted(RULES.values(), key=lambda rule: rule.order):
        known = [mistake for mistake in mistakes if mistake.rule == rule.name]
        if known and when(rule.order):
            for verdict in rule.explains(attempt):
                found.setdefault(verdict.check.name, known)
    return found
