"""What a kind of check is, and what an observation of a case holds: what the kinds observe, and nothing else.

In: a case. Out: the stages it goes through, with the fields that each leaves behind. This one description tells
the observer what to observe, the grader what to refuse as forged, and the judge what it can read.

What an observation holds follows from its case and its outcome:

    missing             nothing
    not a function      "type"; so it is with not a class, not a module
    returned            what all stages leave; a call may have "grad_error" instead of "grads"
    raised              "error", what the stages before leave, and perhaps some of what the one leaves that raised;
                        "stage" names it, but not the first two of a call: there the results tell how far it came

Where anything was run, "printed" and "library" may be there too.
"""

from __future__ import annotations

import functools
import typing

from autograder.model import Call, Case, Check, Finding, Observation

MOST_NAMES = 64  # of a module's parameters, and of what it holds
CALL_STAGES = ("first call", "second call", "gradient")
KINDS: dict[str, Kind] = {}
_IN_TURN: list[Kind] = []


class Field(typing.NamedTuple):
    """What a field is; `among` are the texts or names it may hold (None: any), `least` and `most` how many."""

    form: str  # text, texts, arrays, arrays by name, texts by name, parameters by name, error, library, yes, number
    among: tuple | None = None
    least: int = 0
    most: int = MOST_NAMES


class Kind:
    """A kind of check; defining a subclass registers it.

    name         as a rubric calls it
    passes       when it passes, for the docs: the end of a sentence
    needs        what its cases must be given, for the docs and for the error when they lack it
    reads        the fields that it compares: an answer that raised after they were there is judged like any other
    stage        the stage in which it observes, by the form of the case ("call", "build"); else one of its own
    turn         its turn in that stage: lower ones observe first
    fingerprint  by facet the fields in which a known mistake is recognised
    sentences    by `Finding.what` a function (finding, the call, the exercise's name, whether the case may be shown)
                 that returns a sentence; one that may not be shown names neither sizes nor numbers

    A field that model.Observation does not have is kept in `more`.
    """

    name = passes = needs = ""
    reads: frozenset[str] = frozenset()
    stage: dict[str, str] = {}
    turn = 9
    fingerprint: dict[str, tuple[str, ...]] = {}
    sentences: dict[str, typing.Callable] = {}

    def __init_subclass__(cls):
        KINDS[cls.name] = cls()
        _IN_TURN[:] = sorted(KINDS.values(), key=lambda kind: kind.turn)

    def fields(self, case: Case) -> dict[str, Field]:
        """What it observes of a case: nothing, when the case does not ask for it."""
        return {}

    def observe(self, trial) -> None:
        """Puts these fields into `trial.seen`; runs in the student's process. `trial` is framework.Trial."""

    def compare(self, got: Observation, want: Observation, check: Check, case: Case) -> Finding | None:
        """The first thing that differs from the key's observation. All that it reads is there."""
        raise NotImplementedError

    def evidence(self, finding: Finding, case: Case, got: Observation, want: Observation) -> list[tuple]:
        """(name, theirs, expected) of arrays to show beside a finding. Of `got` anything may be missing."""
        return []


def what_was_raised(error, stage=None) -> Finding:
    """The finding that an answer raised this; a stub's own NotImplementedError says that it was not attempted."""
    if error.type == "NotImplementedError" and error.own:
        return Finding("not attempted", stage=stage)
    return Finding("error", error=error, stage=stage)


# --- what an observation holds -----------------------------------------------------------------------------------

_ERROR = Field("error")
_STAGES: dict[int, tuple[Case, list]] = {}  # by identity; each keeps its case, so that no other gets that number
_MOST_KEPT = 2000
_BESIDE = {"printed": Field("yes"), "library": Field("library")}


def steps(case: Case) -> list[tuple[str, list[tuple[Kind, dict[str, Field]]]]]:
    """The stages of a case in their order, and who observes what in each."""
    if isinstance(case, Call):
        found = {"first call": [], "second call": [], **({"gradient": []} if case.upstream is not None else {})}
    else:
        passed = {
            "init": True,
            "copy": case.weights is not None,
            "state dict": case.roundtrip,
            "double": case.double,
            "forward": case.xs is not None,
            "gradient": case.upstream is not None,
        }
        found = {name: [] for name, wanted in passed.items() if wanted}
    for kind in _IN_TURN:
        if fields := kind.fields(case):
            found.setdefault(kind.stage.get(case.do, kind.name), []).append((kind, fields))
    return list(found.items())


def stages(case: Case) -> list[tuple[str, dict[str, Field]]]:
    """The stages of a case in their order, and what each leaves."""
    kept = _STAGES.get(id(case))
    if kept is None or kept[0] is not case:  # a case is asked of every submission, and does not change
        if len(_STAGES) > _MOST_KEPT:
            _STAGES.clear()
        found = [(name, {k: v for _, fields in observed for k, v in fields.items()}) for name, observed in steps(case)]
        kept = _STAGES[id(case)] = (case, found)
    return kept[1]


def asked(case: Case) -> dict[str, Field]:
    """What is left when every stage is passed."""
    return {name: field for _, fields in stages(case) for name, field in fields.items()}


def held(case: Case, seen: Observation) -> tuple[dict[str, Field], dict[str, Field]]:
    """(the fields that an observation holds, those that it may hold besides).

    Looks at its outcome, its stage and which fields there are. Raises LookupError for what cannot become of the case.
    """
    call, outcome = isinstance(case, Call), seen.outcome
    if outcome == "missing":
        return {}, {}
    if outcome in (("not a function",) if call else ("not a class", "not a module")):
        return {"type": Field("text")}, {}
    if outcome not in ("returned", "raised"):
        raise LookupError(outcome)
    must, may, passed = {}, {}, stages(case)
    if outcome == "raised":
        # A class that ends Python while it is tried names no stage.
        first = ("second call" if seen.results is not None else "first call") if call else "init"
        names = [name for name, _ in passed]
        at = names.index(seen.stage or first) if (seen.stage or first) in names else None
        if at is None:
            raise LookupError(seen.stage)
        must["error"] = _ERROR
        if names[at] != "first call":
            may = {name: field._replace(least=0) for name, field in passed[at][1].items()}
        passed = passed[:at]
    for _, fields in passed:
        must |= fields
    if call and "grads" in must and seen.grad_error is not None:
        must["grad_error"] = _ERROR
        del must["grads"]
    return must, may | _BESIDE


@functools.cache
def fingerprint(facet: str) -> tuple[str, ...]:
    """The fields in which mistakes of a facet are recognised."""
    return tuple(field for kind in KINDS.values() for field in kind.fingerprint.get(facet, ()))
