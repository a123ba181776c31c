"""Which known mistakes explain what was observed.

In: an exercise, an answer's observations, the key's, and the known mistakes with their own observations on the same
cases. Out: for each failed check the mistakes that explain it, or none: nothing is guessed. A mistake is recognised
by its fingerprint (the answer behaves as the mistake does, on every case of the mistake's facet) or by a rule.
"""

from __future__ import annotations

import difflib
import re

import numpy as np

from autograder.model import FACETS, Build, Outline, Raised
from autograder.selfcheck.observation import shape_of


def explain(exercise, verdicts, seen, expected, mistakes, metadata):
    """{name of a failed check: [mistake, …]}; several when nothing tells them apart."""
    failed = [verdict for verdict in verdicts if verdict.status != "passed"]
    if not failed:
        return {}
    library = _ruled(mistakes, "library-attention")
    if any(observation.library for observation in seen.values()):
        return {verdict.check.name: library for verdict in failed}

    matched = _matched(exercise, verdicts, seen, expected, mistakes)
    ruled = {}
    for rule, judge_rule in _RULES.items():
        if known := _ruled(mistakes, rule):
            for verdict in judge_rule(exercise, failed, seen, expected, metadata):
                ruled.setdefault(verdict.check.name, known)

    arithmetic = [m for m in matched if m.facet == "arithmetic"]
    base = arithmetic[0].seen if arithmetic else expected
    # Only where the values are understood do gradients tell that the graph is cut.
    known_values = arithmetic or not any(v.check.facet == "arithmetic" and not v.check.extra for v in failed)
    cut = _ruled(mistakes, "cut-graph")
    named = {}
    for verdict in failed:
        check = verdict.check
        # What the answer is made of comes first (frozen parameters explain missing gradients), then the check's own
        # facet, then what rules see, then a mistake of another facet that shows here too.
        fits = [m for m in matched if _explains(m, check, seen, expected)]
        found = (
            [m for m in fits if m.facet == "contract"]
            or [m for m in fits if m.facet == check.facet]
            or ruled.get(check.name)
            or fits
            or (cut if known_values and _cut(exercise, verdict, seen, base) else [])
        )
        if found:  # of those that nothing tells apart, the one that others name as `also` comes first
            named[check.name] = sorted(found, key=lambda mistake: (bool(mistake.also), mistake.stem))
    return named


def _ruled(mistakes, rule):
    return [mistake for mistake in mistakes if mistake.rule == rule]


# --- fingerprints ------------------------------------------------------------------------------------------------


def _matched(exercise, verdicts, seen, expected, mistakes):
    """The mistakes whose observations the answer repeats on every case of their facet.

    Cases of `extra` checks count only for a mistake that shows nowhere else.
    """
    core, extra = ({facet: set() for facet in FACETS} for _ in range(2))
    for verdict in verdicts:
        check = verdict.check
        ids = {*check.cases, *([check.counterexample] if check.counterexample in seen else [])}
        (extra if check.extra else core)[check.facet].update(ids)
    matched = []
    for mistake in mistakes:
        facet = mistake.facet
        for ids in (core[facet], core[facet] | extra[facet]):
            if mistake.rule or not ids or not ids <= mistake.seen.keys():
                break
            if not all(alike(expected[i], mistake.seen[i], facet) for i in ids):
                if all(alike(seen.get(i), mistake.seen[i], facet) for i in ids):
                    matched.append(mistake)
                break
    return matched


def _explains(mistake, check, seen, expected):
    """Whether the mistake too differs from the key on this check's cases, just as the answer does."""
    facet = check.facet
    ids = [i for i in check.cases if i in mistake.seen]
    return (
        bool(ids)
        and all(alike(seen.get(i), mistake.seen[i], facet) for i in ids)
        and any(not alike(expected[i], mistake.seen[i], facet) for i in ids)
    )


def alike(a, b, facet):
    """Whether two observations of one case agree in what the facet is about."""
    if a is None or b is None:
        return a is b
    if a.outcome != b.outcome or a.stage != b.stage:
        # An answer that fails only in its backward pass still has values to compare, and the other way round.
        if facet != "arithmetic" or a.results is None or b.results is None:
            return False
    elif a.outcome == "raised" and not _same_error(a.error, b.error):
        return False
    return all(_same(getattr(a, field), getattr(b, field)) for field in _FIELDS[facet])


_FIELDS = {
    "arithmetic": ("types", "results"),
    "gradient": ("grads", "grad_error", "after"),
    "initialisation": ("initial", "second"),
    "contract": ("type", "types", "parameters", "changed"),
}


def _same_error(a, b):
    return a.type == b.type and _plain(a) == _plain(b)


def _plain(error):
    """An error's first line without what differs: addresses, and the learner's own names (but for unknown ones)."""
    names = "" if error.type == "NameError" else "|'[^']*'"
    return re.sub(f"0x[0-9a-f]+{names}", "…", error.text.split("\n")[0])


def _same(a, b):
    if isinstance(a, np.ndarray) or isinstance(b, np.ndarray):
        if not (isinstance(a, np.ndarray) and isinstance(b, np.ndarray)) or a.shape != b.shape:
            return False
        a, b = a.astype(np.float64), b.astype(np.float64)
        with np.errstate(all="ignore"):
            far = np.abs(a - b)
            if np.isfinite(far).all():  # as numpy's allclose, which takes five times as long
                return bool((far <= 2e-5 + 2e-3 * np.abs(b)).all())
            return bool(np.allclose(a, b, 2e-3, 2e-5, equal_nan=True))
    if isinstance(a, Outline):
        return False  # numbers that nobody has seen are like no others, whatever their shape
    if isinstance(a, Raised) and isinstance(b, Raised):
        return _same_error(a, b)
    if isinstance(a, dict) and isinstance(b, dict):
        return a.keys() == b.keys() and all(_same(a[key], b[key]) for key in a)
    if isinstance(a, list) and isinstance(b, list):
        return len(a) == len(b) and all(map(_same, a, b))
    return a == b


# --- rules: each returns the failed verdicts that it explains ----------------------------------------------------


def _what(failed, *kinds):
    return [v for v in failed if v.finding.what in kinds]


def _printed(exercise, failed, seen, expected, metadata):
    return [v for v in _what(failed, "returned") if v.finding.type == "NoneType" and v.finding.printed]


def _returned_nothing(exercise, failed, seen, expected, metadata):
    return [v for v in _what(failed, "returned") if v.finding.type == "NoneType" and not v.finding.printed]


def _returned_tuple(exercise, failed, seen, expected, metadata):
    return [v for v in _what(failed, "returned") if v.finding.type in ("tuple", "list", "dict")] + [
        v for v in _what(failed, "count") if v.finding.type == "dict"
    ]


def _wrong_name(exercise, failed, seen, expected, metadata):
    return _what(failed, "missing", "not attempted") if alike_name(exercise.name, metadata.defined) else []


def alike_name(asked, defined, others=()):
    """The name among `defined` that was probably meant for `asked`, or None; none that is more like one of `others`."""
    plain = {_letters(name): name for name in defined if name != asked}
    for close in difflib.get_close_matches(_letters(asked), plain, 3, 0.85):
        if all(_likeness(close, _letters(asked)) >= _likeness(close, _letters(other)) for other in others):
            return plain[close]
    return None


def _letters(name):
    return re.sub(r"[\W_]", "", name).lower()


def _likeness(one, other):
    return difflib.SequenceMatcher(None, one, other).ratio()


def _wrong_parameter_name(exercise, failed, seen, expected, metadata):
    missing = [v for v in _what(failed, "parameter missing") if v.finding.held is None and v.finding.got]
    if not missing or any(o.results is not None and o.outcome == "returned" for o in seen.values()):
        return []
    return missing + [v for v in _what(failed, "not copied") if "missing" in v.finding.error.text]


def _reads_notebook_data(exercise, failed, seen, expected, metadata):
    data = set(exercise.data)
    if data & set(metadata.reads):
        return failed
    # Not in the answer itself: in a helper that it calls.
    return [
        v
        for v in _what(failed, "error")
        if v.finding.error.type == "NameError" and any(f"'{name}'" in v.finding.error.text for name in data)
    ]


def _changed_input(exercise, failed, seen, expected, metadata):
    return _what(failed, "changed")


def _not_a_module(exercise, failed, seen, expected, metadata):
    return _what(failed, "not a module", "not a class")


def _fixed(exercise, seen, expected):
    """The value cases on which results came back, as (case, observation, the key's observation)."""
    return [
        (case, seen[i], expected[i])
        for i, case in exercise.cases.items()
        if i in expected
        and expected[i].results is not None
        and i in seen
        and not (isinstance(case, Build) and case.double)
    ]


def _pasted_numbers(exercise, failed, seen, expected, metadata):
    """The same numbers come back whatever goes in, and they are right for some case."""
    rows = [(s.results, e.results) for _, s, e in _fixed(exercise, seen, expected) if s.results]
    rows = [(got[0], want[0]) for got, want in rows if got[0] is not None]
    if len(rows) < 3 or any(not _same(rows[0][0], got) for got, _ in rows):
        return []
    if not any(_same(got, want) for got, want in rows):
        return []
    moved = sum(not _same(rows[0][1], want) for _, want in rows)
    return [v for v in failed if v.check.facet in ("arithmetic", "gradient", "contract")] if moved >= 2 else []


def _hard_coded_size(exercise, failed, seen, expected, metadata):
    """Right wherever the section's sizes are met, and an error or another shape wherever they are not."""
    value = [v for v in failed if v.check.kind == "value" and not v.check.extra]
    wrong = _what(value, "error", "shape", "not copied")
    if not wrong or len(wrong) != len(value):
        return []
    right = False
    for _, s, e in _fixed(exercise, seen, expected):
        if s.results and all(a is not None and shape_of(a) == shape_of(b) for a, b in zip(s.results, e.results)):
            if not _same(s.results, e.results):
                return []
            right = True
    return _what(failed, "error", "shape", "not copied", "no gradient", "gradient", "not moved") if right else []


def _reseeded(exercise, failed, seen, expected, metadata):
    return _what(failed, "same instances") + [
        v for v in failed if v.check.kind == "initial" and _what(failed, "same instances")
    ]


def _created_in_another_order(exercise, failed, seen, expected, metadata):
    found = []
    for verdict in failed:
        if verdict.check.kind != "initial":
            continue
        got, want = (
            (o[verdict.finding.case].initial or {}) if verdict.finding.case in o else {} for o in (seen, expected)
        )
        # A permutation: each of the asked values stands somewhere, and no two names hold the same one.
        if set(got) >= set(want) and all(any(_same(got[name], value) for name in want) for value in want.values()):
            found.append(verdict)
    return found


def _unstable(exercise, failed, seen, expected, metadata):
    """Right for moderate scores, not finite for large ones."""
    if any(v.check.kind in ("value", "again") for v in failed):
        return []
    return [
        v for v in failed if "not finite" in (v.finding.what, v.finding.why) or v.finding.what in ("rows", "largest")
    ]


def _cut(exercise, verdict, seen, base):
    """Values as they should be (or as the named mistake's), and gradients that are not: the graph is cut."""
    check = verdict.check
    if check.facet != "gradient" or verdict.finding.what not in (
        "no gradient",
        "gradient",
        "not moved",
        "error",
    ):
        return False
    what, got = verdict.finding, seen.get(verdict.finding.case)
    if what.what == "error" and (got is None or got.grad_error is None or "grad" not in what.error.text):
        return False
    # A parameter that does not train has no gradient, but not since the graph is cut.
    if got.parameters is not None and not (got.parameters and all(one.trains for one in got.parameters.values())):
        return False
    return all(
        alike(seen[i], base[i], "arithmetic")
        for i in check.cases
        if i in seen and i in base and base[i].results is not None
    )


_RULES = {
    "not-a-module": _not_a_module,
    "wrong-name": _wrong_name,
    "printed": _printed,
    "returned-nothing": _returned_nothing,
    "returned-tuple": _returned_tuple,
    "wrong-parameter-name": _wrong_parameter_name,
    "pasted-numbers": _pasted_numbers,
    "reads-notebook-data": _reads_notebook_data,
    "hard-coded-size": _hard_coded_size,
    "changed-input": _changed_input,
    "reseeded": _reseeded,
    "created-in-another-order": _created_in_another_order,
    "unstable": _unstable,
}
