"""Whatever a child answers, the parent either refuses it as no answer or judges it, and quickly: it never fails on it.

Observations are drawn from the description of what a case's may hold (checks/kind.py), changed at random as
a patched child could, and go the way from the channel to the page of the student, with every real exercise.
"""

import copy
import json
import time
import warnings
from pathlib import Path

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from sample_reports import report
from trials import arrays_in

from autograder import records
from autograder.checks.arrays import entries_in, room
from autograder.checks.kind import asked, held, stages
from autograder.course import Course, load_rubric
from autograder.grading.assignment import without_markers
from autograder.grading.reporting import numbers as as_numbers
from autograder.grading.verdicts import exercise_result, nothing_wrong
from autograder.model import FACETS, Call, Mistake, Observation, as_data
from autograder.naming.rules import RULES
from autograder.report import Picture
from autograder.reports.feedback import feedback
from autograder.selfcheck.judge import judge
from autograder.worker import answers, channel

ROOT = Path(__file__).resolve().parents[1]
NAME = "self_attention"
SECONDS = 10  # of CPU, for what takes a few hundredths

ERROR = {"type": "ValueError", "text": "x is 'y'", "line": 1, "source": "", "own": False}
ODD = [
    None, True, 0, -1, 2.5, 10**30, "", "x", "NoneType", "tensor", "returned", "raised", "missing", "not a class",
    "init", "forward", "gradient", "end", [], {}, [[]], ["x"], {"x": None}, [None], ["NoneType"], ["tensor"] * 2, ERROR,
    np.zeros((2, 2), "f4"), np.zeros(0, "f4"), np.full((6, 6), np.nan, "f4"), np.zeros((1,) * 8, "i8"), np.array(1.0),
    np.zeros((60_000_000, 0), "f4"), [np.zeros((6, 6), "f4")], {"W_query": np.zeros((3, 2), "f4")},
    {"shape": [6, 6], "dtype": "f"}, {"shape": [6, True], "dtype": "f"}, {"shape": [1] * 8 + ["…"], "dtype": "f"},
]  # fmt: skip
EXTREMES = [1.7e308, -1.7e308, 1e308, np.finfo("f8").max, 5e-324, -5e-324, 2.0**63, -(2.0**63)]
METADATA = {"reads": ["x", "inputs"], "defined": ["project", "attention_score"]}


class Quiet(list):
    """A list that hypothesis need not print."""

    def __repr__(self):
        return "exercises"


@pytest.fixture(scope="module")
def exercises():
    """[(exercise, the key's observations, mistakes, [observations of the key and of odd answers])]"""
    torch = pytest.importorskip("torch")
    from autograder.selfcheck.observe import observe

    course = Course(ROOT)
    names = {"torch": torch, "nn": torch.nn, "__name__": "__main__"}
    for cell in json.loads((course.source(NAME) / f"{NAME}.ipynb").read_text())["cells"]:
        if cell["metadata"].get("nbgrader", {}).get("solution") and cell["cell_type"] == "code":
            exec(without_markers("".join(cell["source"])), names)

    class Odd(torch.nn.Module):
        def __init__(self, *sizes, **named):
            super().__init__()
            self.W_query = self.W_key = self.W_value = torch.nn.Parameter(torch.zeros(sizes[0], sizes[-1]))
            self.other = torch.zeros(2)

        def forward(self, x):
            return x, x

    class Deep(torch.nn.Module):
        def __init__(self, *sizes, **named):
            super().__init__()
            self.W_query = torch.nn.Parameter(torch.zeros((1,) * 9))

    found = Quiet()
    for exercise in load_rubric(course.rubric(NAME)).exercises(np.random.default_rng(1), np.random.default_rng(2)):

        def seen(answer, cases=exercise.cases):
            return {case_id: observe(case, answer) for case_id, case in cases.items()}

        key = seen(names[exercise.name])
        odd = [
            lambda *a: None, lambda *a: (), lambda *a: a, lambda x, *a: x + 1, lambda *a: 1 / 0, Odd, Deep, 5,
            torch.nn.Linear, lambda *a: torch.empty(60_000_000, 0), lambda *a: torch.zeros((1,) * 64),
        ]  # fmt: skip
        told = [key, *map(seen, odd)]
        words = "a mistake", "Look again."
        mistakes = [Mistake(f"rule-{rule}", *words, "contract", rule) for rule in RULES]
        for facet in FACETS:
            mistakes += [Mistake(f"{n}", *words, facet, None, s) for n, s in enumerate(told)]
        found.append((exercise, key, mistakes, [as_data(one) for one in told]))
    return found


# --- what is drawn ---------------------------------------------------------------------------------------------------


def arrays(case):
    """An array of a shape that the case knows, or of one that it does not; or what may stand for one."""
    known = [(5, 3), *(array.shape for array in arrays_in(as_data(case)))]
    sizes = [*known, (), (0,), (3, 0), (0, 3), (room(case),), (room(case) + 1,), (60_000_000, 0), (1,) * 8, (4, 4, 4)]
    values = st.sampled_from([0, 1, -1, 0.5, np.nan, np.inf, -np.inf, 1e30, *EXTREMES])
    whole = st.sampled_from([3, -1, 0, 2**63 - 1, -(2**63)])

    def filled(shape, value, number, dtype):
        with np.errstate(all="ignore"):
            return np.full(shape, value if dtype.startswith("<f") else np.int64(number)).astype(dtype)

    dtypes = st.sampled_from(["<f4", "<f4", "<f8", "<i8", "|u1"])
    made = st.builds(filled, st.sampled_from(sizes), values, whole, dtypes)
    shapes = st.lists(st.integers(0, 2**62), max_size=8) | st.just([1] * 8 + ["…"]) | st.sampled_from(known).map(list)
    outlines = st.fixed_dictionaries({"shape": shapes, "dtype": st.just("float32")})
    return st.one_of(made, made, st.none(), outlines)


TEXTS = st.sampled_from(["tensor", "NoneType", "tuple", "dict", "x", "<b>\x00"])


def values(field, case):
    """What a field may hold, after its description."""
    texts = st.sampled_from(field.among) if field.among else TEXTS
    size = {"min_size": field.least, "max_size": min(field.most, field.least + 3)}
    parameter = st.fixed_dictionaries(
        {"shape": st.lists(st.integers(0, 9), max_size=3), "dtype": st.just("float32"), "trains": st.booleans()}
    )

    def by_name(of):
        return st.dictionaries(texts, of, max_size=4)

    return {
        "text": TEXTS,
        "texts": st.lists(texts, **size),
        "arrays": st.lists(arrays(case), **size),
        "arrays by name": by_name(arrays(case)),
        "texts by name": by_name(TEXTS),
        "parameters by name": by_name(parameter),
        "error": st.fixed_dictionaries(
            {"type": st.sampled_from(["NotImplementedError", "NameError", "E"]), "line": st.just(3),
             "text": st.sampled_from(["", "name 'x'"]), "source": st.just("y"), "own": st.booleans()}
        ),
        "library": st.lists(TEXTS, max_size=2),
        "yes": st.booleans(),
    }[field.form]  # fmt: skip


@st.composite
def described(draw, case):
    """An observation of a case, of any outcome and stage that it can have."""
    call = isinstance(case, Call)
    settled = ["not a function"] if call else ["not a class", "not a module"]
    seen = {"outcome": draw(st.sampled_from(["returned", "raised"] * 3 + ["missing", *settled]))}
    if seen["outcome"] == "raised":
        seen["stage"] = draw(st.sampled_from([name for name, _ in stages(case)]))
        if call and seen["stage"] != "first call":
            seen["results"] = []  # by which the description tells how far it came
    if seen["outcome"] == "returned" and call and draw(st.booleans()):
        seen["grad_error"] = ERROR
    must, may = held(case, Observation(case.id, **seen))
    fields = {**must, **{name: field for name, field in may.items() if draw(st.booleans())}}
    seen = {**seen, **{name: draw(values(field, case)) for name, field in fields.items()}}
    seen.pop("types", None)
    if "results" in seen:
        seen["types"] = [draw(TEXTS) if draw(st.booleans()) else "tensor" for _ in seen["results"]]
    return {"id": case.id, **seen}


@st.composite
def answered(draw, exercises):
    """(exercise, key, mistakes, a message that answers all its cases): some real, some described, some changed."""
    exercise, key, mistakes, told = exercises[draw(st.integers(0, len(exercises) - 1))]
    cases = list(exercise.cases.values())
    seen = copy.deepcopy(list(told[draw(st.integers(0, len(told) - 1))].values()))
    for place in draw(st.sets(st.integers(0, len(cases) - 1), max_size=3)):
        seen[place] = draw(described(cases[place]))
    for _ in range(draw(st.integers(0, 3))):
        place = draw(st.integers(0, len(cases) - 1))
        _change(draw, seen[place], seen[place])
    metadata = draw(st.sampled_from([METADATA] * 20 + ODD))
    return exercise, key, mistakes, {"answers": exercise.name, "observations": seen, "metadata": metadata}


def _change(draw, thing, whole):
    """Changes one place of an observation: takes a part away, puts something odd in its place, or goes deeper."""
    places = [place for place in (thing if isinstance(thing, dict) else range(len(thing))) if place != "id"]
    if not places:
        return
    place = draw(st.sampled_from(places))
    how = draw(st.sampled_from(["deeper", "deeper", "away", "odd", "field", "outcome", "turned"]))
    inner = thing[place]
    if how == "deeper" and isinstance(inner, dict | list) and inner:
        _change(draw, inner, whole)
    elif how == "away":
        del thing[place]
    elif how == "field":
        fields = [*whole, "results", "types", "again", "grads", "initial", "second", "after", "changed", "parameters",
                  "holds", "library", "printed", "stage", "error", "grad_error"]  # fmt: skip
        whole[draw(st.sampled_from(fields))] = copy.deepcopy(draw(st.sampled_from(ODD)))
    elif how == "outcome":
        whole["outcome"] = draw(st.sampled_from(["returned", "raised", "missing", "not a module", "killed"]))
        whole["stage"] = draw(st.sampled_from(["init", "copy", "double", "forward", "gradient", None]))
        whole.setdefault("error", ERROR)
    elif how == "turned" and isinstance(inner, np.ndarray):
        other = [inner.T, np.full(inner.shape, np.nan), inner.ravel()[:0], inner.astype("f8"), inner[None]]
        thing[place] = draw(st.sampled_from(other))
    else:
        thing[place] = copy.deepcopy(draw(st.sampled_from(ODD)))


# --- what must become of it ------------------------------------------------------------------------------------------


def judged(exercise, key, mistakes, message):
    """The record of what came over the channel, and its page; None where it was refused. Never anything else, and
    nothing said beside it."""
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        return _judged(exercise, key, mistakes, message)


def _judged(exercise, key, mistakes, message):
    start = time.process_time()
    cases = list(exercise.cases.values())
    try:
        arrived = channel.load(channel.pack(message))
        seen, metadata = answers.checked(arrived, exercise.name, cases)
    except channel.ChannelError as refused:
        assert str(refused)
        return None
    nothing_wrong(exercise, seen, key)
    with np.errstate(all="ignore"):  # as the notebook's check does
        judge(exercise, seen, key, only_visible=True)
    record = exercise_result(exercise, seen, metadata, key, lambda: mistakes)
    assert 0 <= record.points <= exercise.points
    whole = report(exercises=[record], picture=pictured(exercise, seen, key))
    records.parse(records.dump(whole))
    assert exercise.name in feedback(whole)
    assert time.process_time() - start < SECONDS
    return record


def pictured(exercise, seen, key):
    """The picture of a result that has the form of what was expected; None where there is no matrix to draw."""
    for case_id, want in key.items():
        want, got = (((one and one.results) or [None])[0] for one in (want, seen.get(case_id)))
        if getattr(want, "ndim", 0) == 2 and want.size <= 100 and getattr(got, "shape", None) == want.shape:
            labels = [f"word {i}" for i in range(len(want))]
            numbers = {"got": as_numbers(got), "expected": as_numbers(want)}
            return Picture(title="Weights", exercise=exercise.name, labels=labels, **numbers)
    return None


@pytest.mark.parametrize("dtype", ["<f8", "<f4", "<i8"])
def test_results_of_any_size_are_judged_and_drawn_without_a_word(exercises, dtype):
    numbers = [*EXTREMES, np.inf, -np.inf, np.nan] if dtype != "<i8" else [2**63 - 1, -(2**63)]
    for exercise, key, mistakes, _ in exercises:
        for number in numbers:
            seen = copy.deepcopy(key)
            for one in seen.values():
                for held_ in filter(None, (one.results, one.again, one.initial, one.grads)):
                    for place in held_ if isinstance(held_, dict) else range(len(held_)):
                        if isinstance(held_[place], np.ndarray):
                            with np.errstate(all="ignore"):
                                held_[place] = np.full(held_[place].shape, number).astype(dtype)
            message = {"answers": exercise.name, "observations": list(seen.values()), "metadata": METADATA}
            assert judged(exercise, key, mistakes, message)


@settings(max_examples=250, deadline=None, suppress_health_check=list(HealthCheck))
@given(st.data())
def test_whatever_a_child_answers_is_refused_or_judged(exercises, data):
    judged(*data.draw(answered(exercises)))


@settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck))
@given(st.data())
def test_what_the_description_draws_is_judged(exercises, data):
    """So that the test above does not pass since everything is refused."""
    exercise, key, mistakes, _ = exercises[data.draw(st.integers(0, len(exercises) - 1))]
    cases = list(exercise.cases.values())
    place = data.draw(st.integers(0, len(cases) - 1))
    seen = {**as_data(key), cases[place].id: data.draw(described(cases[place]))}
    message = {"answers": exercise.name, "observations": list(seen.values()), "metadata": METADATA}
    too_much = entries_in(seen[cases[place].id]) > room(cases[place])
    assert (judged(exercise, key, mistakes, message) is None) == too_much


def plainest(field, case):
    """The least that a field may hold."""
    shape = np.zeros(()) if isinstance(case, Call) else {"shape": [0], "dtype": ""}
    empty = {"text": "", "texts": [""] * field.least, "arrays": [shape] * field.least, "yes": True, "library": []}
    return empty.get(field.form, ERROR | {"text": ""} if field.form == "error" else {})


@pytest.mark.parametrize("beside", [False, True])
def test_every_outcome_and_every_stage_is_judged_with_the_least_that_the_description_asks_for(exercises, beside):
    for exercise, key, mistakes, _ in exercises:
        names = {name for case in exercise.cases.values() for name, _ in stages(case)}
        ends = [{"outcome": "raised", "stage": name} for name in names] + [
            {"outcome": "returned"},
            {"outcome": "missing"},
        ]
        ends += [{"outcome": f"not a {kind}"} for kind in ("function", "class", "module")]
        if "first call" in names:
            ends += [{"outcome": "returned", "grad_error": ERROR}, {"outcome": "raised", "results": []}]
        judged_ends = 0
        for end in ends:
            seen = as_data(key)
            for case_id, case in exercise.cases.items():
                try:
                    must, may = held(case, Observation(case_id, **end))
                except LookupError:  # of another kind of case
                    continue
                fields = {**must, **(may if beside else {})}
                seen[case_id] = {
                    "id": case_id,
                    **end,
                    **{name: plainest(field, case) for name, field in fields.items()},
                }
            message = {"answers": exercise.name, "observations": list(seen.values()), "metadata": METADATA}
            judged_ends += judged(exercise, key, mistakes, message) is not None
        assert judged_ends == len(ends)


def test_what_honest_answers_do_is_never_refused(exercises):
    """Not even no result at all, or one of 64 axes: an answer is worth nothing then, but it was given."""
    for exercise, key, mistakes, told in exercises:
        for seen in told:
            message = {"answers": exercise.name, "observations": list(seen.values()), "metadata": METADATA}
            assert judged(exercise, key, mistakes, message)


RAISED = {"outcome": "raised", "error": ERROR}


@pytest.mark.parametrize("forged", [{"again": [np.zeros(2, "f4")]}, {"stage": "forward"}], ids=["again", "forward"])
def test_an_answer_that_claims_to_have_come_further_than_it_did_does_not_fail_the_grader(exercises, forged):
    for exercise, key, mistakes, _ in exercises:
        seen = [{"id": case_id, **RAISED, **forged} for case_id in exercise.cases]
        record = judged(exercise, key, mistakes, {"answers": exercise.name, "observations": seen, "metadata": METADATA})
        assert record is None or record.points == 0


# --- what it may cost ------------------------------------------------------------------------------------------------


def shapes_at_the_limit(case):
    most = room(case) // 5  # there are four of them, and some small ones
    return [(most, 0), (0, most), (most, 1), (1, most), (most,), (2,) * 8, (most // 4, 2, 2)]


@settings(max_examples=12, deadline=None, suppress_health_check=list(HealthCheck))
@given(st.data())
def test_answers_as_large_as_they_may_be_take_the_grader_no_time(exercises, data):
    exercise, key, mistakes, _ = exercises[data.draw(st.integers(0, len(exercises) - 1))]
    observations = copy.deepcopy(list(key.values()))
    for seen, case in zip(observations, exercise.cases.values()):
        shape = data.draw(st.sampled_from(shapes_at_the_limit(case)))
        for name in {"results", "again", "initial", "grads"} & asked(case).keys():
            large = np.full(shape, data.draw(st.sampled_from([0.5, np.nan])), "f4")
            held_ = getattr(seen, name)
            for place in list(held_) if isinstance(held_, dict) else range(len(held_)):
                held_[place] = large
                large = np.zeros((), "f4")
    message = {"answers": exercise.name, "observations": observations, "metadata": METADATA}
    assert judged(exercise, key, mistakes, message)


@pytest.mark.parametrize(
    "shape", [(60_000_000, 0), (3_000_000, 0), (0, 60_000_000), (3_000_000, 1), (1 << 20,)], ids=str
)
def test_what_is_larger_than_its_case_can_need_is_refused_before_anything_walks_over_it(exercises, shape):
    exercise, key, mistakes, _ = exercises[2]
    observations = copy.deepcopy(list(key.values()))
    for seen in observations[:3]:
        seen.results = [np.zeros(shape, "f4")]
    start = time.process_time()
    assert (
        judged(exercise, key, mistakes, {"answers": exercise.name, "observations": observations, "metadata": METADATA})
        is None
    )
    assert time.process_time() - start < SECONDS
