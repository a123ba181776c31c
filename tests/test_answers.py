"""Answers that came over the wall: only what has the form of an observation passes, and nothing in it is alive."""

import json
import re

import numpy as np
import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from autograder.worker import answers

CASE = {
    "id": "small",
    "do": "call",
    "args": [{"name": "x", "array": np.zeros((2, 2), np.float32)}],
    "results": ["y"],
    "upstream": [np.zeros((2, 2), np.float32)],
    "twice": True,
}
MODULE = {
    "id": "table",
    "do": "module",
    "init": [2, 2],
    "named": {},
    "names": ["W"],
    "seed": 1,
    "second": True,
    "step": 0.1,
    "weights": {"W": np.zeros((2, 2), np.float32)},
    "xs": [np.zeros((2, 2), np.float32)],
    "results": ["y"],
    "upstream": np.zeros((2, 2), np.float32),
}
FACTS = {"reads": ["torch"], "defined": []}
ARRAY = np.ones((2, 2), np.float32)


def seen(**changes):
    return {
        "id": "small",
        "outcome": "returned",
        "kind": "tensor",
        "kinds": ["tensor"],
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
        "kinds": ["tensor"],
        "changed": [],
        "grads": {"x": ARRAY, "W": ARRAY},
        "after": {"W": ARRAY},
        **changes,
    }


def checked(*observations, facts=FACTS, cases=(CASE,), name="project"):
    return answers.checked(
        {"answers": "project", "observations": list(observations), "facts": facts}, name, list(cases)
    )


def test_what_an_honest_child_says_passes_unchanged():
    observations, facts = checked(seen(), built(), cases=(CASE, MODULE))
    assert observations == {"small": seen(), "table": built()}
    assert facts == FACTS


def test_unknown_fields_are_left_behind():
    observations, facts = checked(seen(points=25, status="accepted", passed=True), facts={**FACTS, "score": 25})
    assert observations == {"small": seen()}
    assert facts == FACTS


def without(field, made=seen):
    observation = made()
    del observation[field]
    return observation


WRONG = {
    "an answer to another question": {"answers": "scores", "observations": [seen()], "facts": FACTS},
    "no answer": {"done": True},
    "a list": [seen()],
    "nothing": None,
    "an array": ARRAY,
    "a name that is an array": {"answers": ARRAY, "observations": [seen()], "facts": FACTS},
    "too many": {"answers": "project", "observations": [seen(), seen()], "facts": FACTS},
    "too few": {"answers": "project", "observations": [], "facts": FACTS},
    "no facts": {"answers": "project", "observations": [seen()]},
}
WRONG_OBSERVATIONS = {
    "of another case": seen(id="hidden"),
    "of no case": without("id"),
    "whose id is an array": seen(id=ARRAY),
    "with another outcome": seen(outcome="accepted"),
    "with an outcome only the grader gives": seen(outcome="timed out"),
    "without results": without("results"),
    "with no result at all": seen(results=[], kinds=[]),
    "with fewer kinds": seen(kinds=[]),
    "with results that are lists": seen(results=[[1, 2]]),
    "with numbers for results": seen(results=[1.0]),
    "with results by name": seen(results={"y": ARRAY}),
    "with a thousand results": seen(results=[ARRAY] * 1000, kinds=["tensor"] * 1000),
    "without the second answer": without("again"),
    "without gradients": without("grads"),
    "with a text for gradients": seen(grads="x"),
    "with gradients that are lists": seen(grads={"x": [1]}),
    "with a text for what changed": seen(changed="x"),
    "with a change to no argument": seen(changed=["x", "3.14159"]),
    "that raised nothing": {"id": "small", "outcome": "raised"},
    "whose error is a text": {"id": "small", "outcome": "raised", "error": "ValueError"},
    "whose error has no words": {"id": "small", "outcome": "raised", "error": {"type": "E", "text": None}},
    "at an unknown stage": {"id": "small", "outcome": "raised", "error": {"type": "E", "text": ""}, "stage": "end"},
    "a text": "returned",
    "an array": ARRAY,
}


@pytest.mark.parametrize("message", WRONG.values(), ids=WRONG)
def test_a_message_of_another_form_is_no_answer(message):
    with pytest.raises(answers.BadAnswer):
        answers.checked(message, "project", [CASE])


@pytest.mark.parametrize("observation", WRONG_OBSERVATIONS.values(), ids=WRONG_OBSERVATIONS)
def test_an_observation_of_another_form_is_no_answer(observation):
    with pytest.raises(answers.BadAnswer):
        checked(observation)


@pytest.mark.parametrize("field", ["parameters", "initial", "second", "results", "grads", "after"])
def test_a_module_that_went_well_has_all_that_was_asked(field):
    with pytest.raises(answers.BadAnswer):
        checked(without(field, built), cases=(MODULE,))


def test_what_went_wrong_half_way_may_have_less():
    half = {"id": "table", "outcome": "raised", "stage": "forward", "error": {"type": "E", "text": ""}, "initial": {}}
    assert checked(half, cases=(MODULE,))[0]["table"]["stage"] == "forward"


@pytest.mark.parametrize("shape", [[2.0], ["2"], [True], "22", [1] * 9, None, {"a": 1}])
def test_a_shape_is_a_short_list_of_whole_numbers(shape):
    with pytest.raises(answers.BadAnswer):
        checked(built(parameters={"W": {"shape": shape, "dtype": "float32", "trains": True}}), cases=(MODULE,))


def test_names_texts_and_lists_are_cut():
    observation = seen(
        outcome="raised", error={"type": "E" * 999, "text": "t" * 9999, "line": 10**9, "source": "s" * 999}
    )
    error = checked(observation)[0]["small"]["error"]
    assert (len(error["type"]), len(error["text"]), error["line"], len(error["source"])) == (80, 2000, None, 200)
    with pytest.raises(answers.BadAnswer):
        checked(seen(), facts={"reads": ["x"] * 1000, "defined": []})


def test_only_the_graders_own_names_of_library_functions_are_kept():
    observation = checked(seen(library=["scaled_dot_product_attention", "3.14159 <b>"]))[0]["small"]
    assert observation["library"] == ["scaled_dot_product_attention", "attention"]


def test_texts_lose_what_a_terminal_or_a_page_would_act_on():
    hostile = "\x1b[31mred\u202egnp.exe\u200b\ud800\x85\x07 at 0x7f00deadbeef\nnext\tline"
    assert answers.plain_text(hostile) == "�[31mred�gnp.exe���� at 0x…\nnext\tline"


def test_outputs_of_a_cell_are_tables_and_its_error_is_one():
    assert answers.shown({"cell": 0, "outputs": [{"output_type": "stream"}], "error": None})[1] is None
    assert answers.shown({"cell": 0, "outputs": [], "error": {"type": "E", "text": "x", "line": 3}})[1]["line"] == 3
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
        with pytest.raises(answers.BadAnswer):
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
FIELDS = ("outcome", "error", "grad_error", "stage", "library", "printed", "kind", *seen(), *built())


@settings(max_examples=100)
@given(ANY)
def test_any_message_is_refused_or_clean(message):
    try:
        observations, facts = answers.checked(message, "project", [CASE])
    except answers.BadAnswer as refused:
        assert str(refused)
        return
    is_clean(observations, facts)


@settings(max_examples=150)
@given(
    st.dictionaries(st.sampled_from(FIELDS), ANY, max_size=3),
    st.dictionaries(st.sampled_from(["reads", "defined", "x"]), ANY),
    st.booleans(),
)
@example({"kinds": [], "results": []}, {}, True)
def test_an_honest_answer_with_anything_in_it_is_refused_or_clean(changes, facts, module):
    observation, case = (built(), MODULE) if module else (seen(), CASE)
    message = {"answers": "project", "observations": [{**observation, **changes}], "facts": {**FACTS, **facts}}
    try:
        found = answers.checked(message, "project", [case])
    except answers.BadAnswer:
        return
    is_clean(*found)


def is_clean(observations, facts):
    """Only known fields of the right kinds, and texts without anything alive in them."""
    assert set(facts) == {"reads", "defined"}
    for observation in observations.values():
        assert set(observation) <= set(FIELDS) | {"id"}
    text = json.dumps([observations, facts], ensure_ascii=False, default=np.ndarray.tolist)
    assert not re.search("[\x00-\x08\x0b-\x1f\x7f-\x9f\u200b-\u200f\u202a-\u202e\ud800-\udfff]", text)
