"""Kind of check `value`: what comes back is what the key gives back."""

from __future__ import annotations

from autograder.checks.arrays import array_differs
from autograder.checks.kind import Field, Kind
from autograder.checks.phrases import how_far, other_shape
from autograder.model import Build, Call, Finding

MORE_PARTS = 6  # how many parts are kept beyond those that a result must unpack into


class Value(Kind):
    name = "value"
    passes = "number of results, shapes, types and values are the key's (`atol=1e-5, rtol=1e-4`, or as given)"
    needs = "any call; for a class `xs`"
    reads = frozenset({"types", "results"})
    stage = {"call": "first call", "build": "forward"}
    turn = 1
    fingerprint = {"arithmetic": ("types", "results"), "contract": ("type", "types")}
    sentences = {
        "count": lambda f, call, name, open_: (
            f"{call} returned {f.got} result{'s' * (f.got != 1)}; {f.want} were expected."
        ),
        "returned": lambda f, call, name, open_: f"{call} returned {_what_came(f.type)}; a tensor was expected.",
        "unreadable": lambda f, call, name, open_: (
            f"{f.where or 'The result'} of {call} could not be read as a tensor of numbers."
        ),
        "shape": lambda f, call, name, open_: f"{call}: {f.where or 'the result'} {other_shape(f, open_)}.",
        "dtype": lambda f, call, name, open_: f"{call} returned {f.got} numbers; {f.want} was expected.",
        "value": lambda f, call, name, open_: (
            f"{call}: {f.where or 'the result'} has the right shape, but other values than expected{how_far(f, open_)}."
        ),
        "not finite": lambda f, call, name, open_: f"{call}: {f.where or 'the result'} holds inf or NaN.",
    }

    def fields(self, case):
        if isinstance(case, Call):
            count = (0, case.unpack + MORE_PARTS) if case.unpack else (1, 1)
            first = {"type": Field("text")}
        elif case.xs is None:
            return {}
        else:
            count, first = (len(case.xs), len(case.xs)), {}
        return {**first, "types": Field("texts", None, *count), "results": Field("arrays", None, *count)}

    def observe(self, trial):
        seen = trial.seen
        if isinstance(trial.case, Call):
            seen.type, parts = trial.call()
            seen.types, seen.results = [trial.type_of(part) for part in parts], [trial.array(part) for part in parts]
            return
        seen.types, seen.results = [], []
        for x in trial.case.xs:
            result = trial.forward(x)
            seen.types.append(trial.type_of(result))
            seen.results.append(trial.array(result))

    def compare(self, got, want, check, case):
        return results_differ(got, want, check, case)

    def evidence(self, finding, case, got, want):
        return result_pairs(finding, case, got.results, want)


def _what_came(type_):
    if type_ == "NoneType":
        return "nothing (None)"
    return f"{'an' if type_[:1] in 'aeiou' else 'a'} {type_}"


def results_differ(got, want, check, case):
    """What differs in type, number or numbers of the results."""
    same_dtype = not (isinstance(case, Build) and case.double)
    return type_differs(got, want) or arrays_differ(got.results, want.results, check, case, same_dtype)


def type_differs(got, want):
    """Whether no tensors came back, or another number of them."""
    if got.types == ["NoneType"]:
        return Finding("returned", type="NoneType", printed=got.printed)
    if len(got.results) != len(want.results):
        return Finding("count", type=got.type, got=len(got.results), want=len(want.results))
    for name in got.types:
        if name != "tensor":
            return Finding("returned", type=name, printed=got.printed)
    return None


def arrays_differ(got, want, check, case, same_dtype):
    """The first result that differs, named as the case names it."""
    names = case.results or [None] * len(want)
    for name, a, b in zip(names, got or [None] * len(want), want):
        if finding := array_differs(a, b, check.atol, check.rtol, same_dtype):
            finding.where = name
            return finding
    return None


def result_pairs(finding, case, theirs, want):
    """(name, theirs, expected) of up to three results that a finding is about."""
    if want.results is None:
        return []
    names = case.results or ["result"] * len(want.results)
    # When their number is wrong, nobody can tell which is which.
    theirs = [*((theirs or []) if finding.what != "count" else []), *[None] * len(want.results)]
    return [(n, a, b) for n, a, b in zip(names, theirs, want.results) if finding.where in (None, n)][:3]
