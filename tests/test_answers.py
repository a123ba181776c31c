"""Answers that came out of the sandbox: only what has the form of an observation passes, and nothing in it is alive."""

import json
import re
from dataclasses import replace

import numpy as np
import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from autograder.checks.kind import stages
from autograder.model import Build, Call, Metadata, Outline, Raised, as_data
from autograder.worker import answers, channel

ZEROS = np.zeros((2, 2), np.float32)
CASE = Call("small", {"x": ZEROS}, ["y"], [ZEROS], twice=True)
MODULE = Build(
    "table", [2, 2], ["W"], "y", seed=1, second=True, step=0.1, weights={"W": ZEROS}, xs=[ZEROS], upstream=ZEROS
)
METADATA = {"reads": ["torch"], "defined": []}
ARRAY = np.ones((2, 2), np.float32)


def seen(**changes):
    return {
        "id": "small",
        "outcome": "returned",
        "type": "tensor",
        "types": ["tensor"],
        "results": [ARRAY],
        "changed": [],
        "again": [ARRAY],
        "grads": {"x": ARRAY},
        **changes,
    }


def built(**changes):
    return {
        "id": "table",
        "outcome": "returned",
        "parameters": {"W": {"shape": [2, 2], "dtype": "float32", "trains": True}},
        "holds": {"W": "nn.Parameter"},
        "initial": {"W": ARRAY},
        "second": {"W": ARRAY},
        "results": [ARRAY],
        "types": ["tensor"],
        "changed": [],
        "grads": {"x": ARRAY, "W": ARRAY},
        "after": {"W": ARRAY},
        **changes,
    }


def checked(*observations, metadata=METADATA, cases=(CASE,), name="project"):
    return answers.checked(
        {"answers": "project", "observations": list(observations), "metadata": metadata}, name, list(cases)
    )


def test_what_an_honest_child_says_passes_unchanged():
    observations, metadata = checked(seen(), built(), cases=(CASE, MODULE))
    assert as_data(observations) == {"small": seen(), "table": built()}
    assert metadata == Metadata(**METADATA)


def test_unknown_fields_are_left_behind():
    observations, metadata = checked(
        seen(points=25, status="accepted", passed=True), metadata={**METADATA, "score": 25}
    )
    assert as_data(observations) == {"small": seen()}
    assert metadata == Metadata(**METADATA)


def without(field, made=seen):
    observation = made()
    del observation[field]
    return observation


WRONG = {
    "an answer to another question": {"answers": "scores", "observations": [seen()], "metadata": METADATA},
    "no answer": {"done": True},
    "a list": [seen()],
    "nothing": None,
    "an array": ARRAY,
    "a name that is an array": {"answers": ARRAY, "observations": [seen()], "metadata": METADATA},
    "too many": {"answers": "project", "observations": [seen(), seen()], "metadata": METADATA},
    "too few": {"answers": "project", "observations": [], "metadata": METADATA},
    "no metadata": {"answers": "project", "observations": [seen()]},
}
WRONG_OBSERVATIONS = {
    "of another case": seen(id="hidden"),
    "of no case": without("id"),
    "whose id is an array": seen(id=ARRAY),
    "with another outcome": seen(outcome="accepted"),
    "with an outcome only the grader gives": seen(outcome="timed out"),
    "without results": without("results"),
    "with no result at all": seen(results=[], types=[]),
    "with fewer kinds": seen(types=[]),
    "with results that are lists": seen(results=[[1, 2]]),
    "with numbers for results": seen(results=[1.0]),
    "with results by name": seen(results={"y": ARRAY}),
    "with a thousand results": seen(results=[ARRAY] * 1000, types=["tensor"] * 1000),
    "without the second answer": without("again"),
    "without gradients": without("grads"),
    "with a text for gradients": seen(grads="x"),
    "with gradients that are lists": seen(grads={"x": [1]}),
    "with a text for what changed": seen(changed="x"),
    "with a change to no argument": seen(changed=["x", "3.14159"]),
    "that raised nothing": {"id": "small", "outcome": "raised"},
    "whose error is a text": {"id": "small", "outcome": "raised", "error": "ValueError"},
    "whose error has no words": {"id": "small", "outcome": "raised", "error": {"type": "E", "text": None}},
    "of another kind of case": {"id": "small", "outcome": "not a class", "type": "int"},
    "with more numbers than its case can need": seen(results=[np.zeros((60_000_000, 0), np.float32)]),
    "with more results than were asked for": seen(results=[ARRAY] * 2, types=["tensor"] * 2),
    "with gradients of what was not given": seen(grads={"x": ARRAY, "y": ARRAY}),
    "a text": "returned",
    "an array": ARRAY,
}


@pytest.mark.parametrize("message", WRONG.values(), ids=WRONG)
def test_a_message_of_another_form_is_no_answer(message):
    with pytest.raises(channel.ChannelError):
        answers.checked(message, "project", [CASE])


@pytest.mark.parametrize("observation", WRONG_OBSERVATIONS.values(), ids=WRONG_OBSERVATIONS)
def test_an_observation_of_another_form_is_no_answer(observation):
    with pytest.raises(channel.ChannelError):
        checked(observation)


@pytest.mark.parametrize("field", ["parameters", "initial", "second", "results", "grads", "after"])
def test_a_module_that_went_well_has_all_that_was_asked(field):
    with pytest.raises(channel.ChannelError):
        checked(without(field, built), cases=(MODULE,))


ERROR = {"type": "E", "text": "", "line": None, "source": "", "own": False}


@pytest.mark.parametrize(
    "stage, has",
    [
        ("init", ()),
        ("copy", ("parameters", "holds", "initial", "second")),
        ("forward", ("parameters", "holds", "initial", "second")),
        ("gradient", ("parameters", "holds", "initial", "second", "results", "types", "changed")),
    ],
)
def test_what_went_wrong_half_way_has_what_the_stages_before_leave_and_nothing_of_those_after(stage, has):
    whole = {**built(), "outcome": "raised", "stage": stage, "error": ERROR}
    found = as_data(checked(whole, cases=(MODULE,))[0]["table"])
    later = {
        name for name, fields in stages(MODULE)[[n for n, _ in stages(MODULE)].index(stage) + 1 :] for name in fields
    }
    assert {*has, "id", "outcome", "stage", "error"} <= found.keys() and not later & found.keys()
    for name in has:
        with pytest.raises(channel.ChannelError):
            checked({key: value for key, value in whole.items() if key != name}, cases=(MODULE,))


@pytest.mark.parametrize("stage", ["end", "double", "state dict", None, 3, ARRAY])
def test_a_stage_that_the_case_has_not_is_none(stage):
    with pytest.raises(channel.ChannelError):
        checked({**built(), "outcome": "raised", "stage": stage, "error": ERROR}, cases=(MODULE,))


def test_a_call_that_raised_has_results_only_with_all_that_comes_with_them():
    raised = {"id": "small", "outcome": "raised", "error": {"type": "E"}}
    assert as_data(checked({**raised, "again": [ARRAY]})[0]["small"]) == raised
    first = {"type": "tensor", "types": ["tensor"], "results": [ARRAY]}
    assert as_data(checked({**raised, **first})[0]["small"]) == {**raised, **first}
    with pytest.raises(channel.ChannelError):
        checked({**raised, "results": [ARRAY]})


def test_of_what_is_too_large_the_shape_arrives():
    for shape in ([60_000_000, 0], [1] * 8 + ["…"]):
        outline = {"shape": shape, "dtype": "float32"}
        assert checked(seen(results=[outline]))[0]["small"].results == [Outline(**outline)]


def test_the_rubric_can_give_a_case_more_room():
    large = seen(results=[np.zeros(100_000, np.float32)])
    with pytest.raises(channel.ChannelError):
        checked(large)
    assert checked(large, cases=[replace(CASE, room=100_100)])


@pytest.mark.parametrize("shape", [[2.0], ["2"], [True], "22", [1] * 9, None, {"a": 1}])
def test_a_shape_is_a_short_list_of_whole_numbers(shape):
    with pytest.raises(channel.ChannelError):
        checked(built(parameters={"W": {"shape": shape, "dtype": "float32", "trains": True}}), cases=(MODULE,))


def test_names_texts_and_lists_are_cut():
    observation = seen(
        outcome="raised", error={"type": "E" * 999, "text": "t" * 9999, "line": 10**9, "source": "s" * 999}
    )
    error = checked(observation)[0]["small"].error
    assert (len(error.type), len(error.text), error.line, len(error.source)) == (80, 2000, None, 200)
    with pytest.raises(channel.ChannelError):
        checked(seen(), metadata={"reads": ["x"] * 1000, "defined": []})


def test_only_the_graders_own_names_of_library_functions_are_kept():
    observation = checked(seen(library=["scaled_dot_product_attention", "3.14159 <b>"]))[0]["small"]
    assert observation.library == ["scaled_dot_product_attention", "attention"]


def test_texts_lose_what_a_terminal_or_a_page_would_act_on():
    hostile = "\x1b[31mred\u202egnp.exe\u200b\ud800\x85\x07 at 0x7f00deadbeef\nnext\tline"
    assert answers.plain_text(hostile) == "�[31mred�gnp.exe���� at 0x…\nnext\tline"


def test_outputs_of_a_cell_are_tables_and_its_error_is_one():
    assert answers.shown({"cell": 0, "outputs": [{"output_type": "stream"}], "error": None})[1] is None
    assert answers.shown({"cell": 0, "outputs": [], "error": {"type": "E", "text": "x", "line": 3}})[1] == Raised(
        "E", "x", 3
    )
    for message in (
        None,
        [],
        {},
        {"outputs": "x"},
        {"outputs": [1]},
        {"outputs": [None]},
        {"outputs": [], "error": 5},
        {"outputs": [{}] * 2000},
    ):
        with pytest.raises(channel.ChannelError):
            answers.shown(message)


def test_of_an_output_only_its_texts_are_kept():
    given = {
        "output_type": "display_data", "data": {"text/plain": "x", "image/png": 5, "text/html": {}},
        "metadata": {"a": 1}, "name": ["stdout"], "traceback": ["line", 5], "text": "t", "more": [[]] * 1000,
    }  # fmt: skip
    ((kept,), _) = answers.shown({"outputs": [given]})
    assert kept == {"output_type": "display_data", "data": {"text/plain": "x"}, "traceback": ["line"], "text": "t"}
    assert answers.weight([kept]) == 100 + len("display_data") + len("t") + len("text/plainx") + len("line")


# --- anything at all -------------------------------------------------------------------------------------------------

LEAVES = (
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.text(max_size=20)
    | st.sampled_from(
        ["returned", "raised", "small", "project", "tensor", "init", "NoneType", ARRAY, np.zeros(0), np.array(np.nan)]
    )
)
ANY = st.recursive(
    LEAVES,
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(
            st.sampled_from(sorted({*seen(), *built(), "error", "type", "text", "shape", "reads", "defined"}))
            | st.text(max_size=5),
            inner,
            max_size=5,
        )
    ),
    max_leaves=15,
)
FIELDS = ("outcome", "error", "grad_error", "stage", "library", "printed", "type", *seen(), *built())


@settings(max_examples=100)
@given(ANY)
def test_any_message_is_refused_or_clean(message):
    try:
        observations, metadata = answers.checked(message, "project", [CASE])
    except channel.ChannelError as refused:
        assert str(refused)
        return
    is_clean(observations, metadata)


@settings(max_examples=150)
@given(
    st.dictionaries(st.sampled_from(FIELDS), ANY, max_size=3),
    st.dictionaries(st.sampled_from(["reads", "defined", "x"]), ANY),
    st.booleans(),
)
@example({"types": [], "results": []}, {}, True)
def test_an_honest_answer_with_anything_in_it_is_refused_or_clean(changes, metadata, module):
    observation, case = (built(), MODULE) if module else (seen(), CASE)
    message = {"answers": "project", "observations": [{**observation, **changes}], "metadata": {**METADATA, **metadata}}
    try:
        found = answers.checked(message, "project", [case])
    except channel.ChannelError:
        return
    is_clean(*found)


def is_clean(observations, metadata):
    """Only known fields of the right kinds, and texts without anything alive in them."""
    assert all(isinstance(name, str) for name in [*metadata.reads, *metadata.defined])
    for observation in observations.values():
        assert set(as_data(observation)) <= set(FIELDS) | {"id"}
    text = json.dumps(
        as_data([observations, metadata.reads, metadata.defined]), ensure_ascii=False, default=np.ndarray.tolist
    )
    assert not re.search("[\x00-\x08\x0b-\x1f\x7f-\x9f\u200b-\u200f\u202a-\u202e\ud800-\udfff]", text)
