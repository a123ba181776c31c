"""A mistake is named by what it does, however it is written, and nothing is named that does not explain what was seen.

The course of these tests knows few mistakes (see conftest.py); `verify` proves that every one of the real catalogue is
named.
"""

# ruff: noqa: E501  (answers read best on one line)

from dataclasses import replace

import numpy as np
import pytest
from test_judge import CONTEXT, FORWARD_1, FORWARD_2, GIVEN_1, INIT_1, INIT_2, SCORES, SOFTMAX, v1, v2

from autograder.model import Observation, Outline, Parameter, Raised
from autograder.naming.fingerprints import alike
from autograder.naming.likeness import alike_name

# (exercise, what): (answer, written unlike its file; the mistakes that are named)
NAMED = {
    ("scaled_softmax", "no scaling"): (
        SOFTMAX + "e = (scores - scores.amax(-1, keepdim=True)).exp(); return e / e.sum(-1, keepdim=True)",
        {"no-scaling"},
    ),
    ("scaled_softmax", "softmax over columns"): (
        SOFTMAX + "return torch.softmax(scores.T / d_k**0.5, -1).T if scores.dim() > 1 else torch.softmax(scores / d_k**0.5, 0)",
        {"softmax-over-columns"},
    ),
    ("scaled_softmax", "overflow"): (
        SOFTMAX + "e = 2.718281828459045 ** (scores / d_k**0.5); return e / e.sum(-1, keepdim=True)", {"exp-overflows"},
    ),
    ("SelfAttention_v1", "no scaling"): (
        v1(forward=FORWARD_1.replace("torch.softmax(q @ k.T / k.shape[-1]**0.5, -1)", "(q @ k.T).softmax(1)")), {"no-scaling"},
    ),
    ("project", "query and key swapped"): (
        GIVEN_1 + "q, k, v = (x @ W for W in (W_query, W_key, W_value)); return [k, q, v]", {"query-and-key-swapped"},
    ),
    ("project", "pasted numbers"): (
        GIVEN_1 + "import torch as t; return t.tensor([0.4306, 1.4551]), t.tensor([0.4433, 1.1419]), t.tensor([0.3951, 1.0037])",
        {"pasted-numbers"},
    ),
    ("project", "another name"): ("def projects(x, a, b, c):\n    return x @ a, x @ b, x @ c", {"wrong-name"}),
    ("attention_scores", "an argument changed"): (
        SCORES + "queries.mul_(1.5); return queries @ keys.T / 1.5", {"changed-input"},
    ),
    ("SelfAttention_v1", "printed"): (v1(forward=FORWARD_1.replace("return", "z =") + "; print(z)"), {"printed"}),
    ("SelfAttention_v1", "returned nothing"): (v1(forward=FORWARD_1.replace("return", "z =")), {"returned-nothing"}),
    ("SelfAttention_v1", "randn"): (
        v1("; ".join(f"self.W_{n} = nn.Parameter(torch.randn(d_in * d_out).view(d_in, -1))" for n in ("query", "key", "value"))),
        {"randn"},
    ),
    ("SelfAttention_v1", "other names"): (
        v1(INIT_1.replace("W_", "weight_"), FORWARD_1.replace("W_", "weight_")), {"wrong-parameter-name"},
    ),
    ("SelfAttention_v1", "frozen"): (v1(INIT_1 + "; self.requires_grad_(False)"), {"frozen"}),
    ("SelfAttention_v1", "reseeded"): (v1("torch.manual_seed(0); " + INIT_1), {"reseeded"}),
    ("SelfAttention_v1", "created in another order"): (
        v1("; ".join(INIT_1.split("; ")[i] for i in (2, 0, 1))), {"created-in-another-order"},
    ),
    ("SelfAttention_v1", "six tokens"): (
        v1(forward="out = torch.zeros(6, self.W_key.shape[1])\n        for i in range(6): out[i] = torch.softmax(x[i] @ "
           "self.W_query @ (x @ self.W_key).T / self.W_key.shape[1]**0.5, 0) @ x @ self.W_value\n        return out"),
        {"hard-coded-size"},
    ),
    ("SelfAttention_v1", "a cut graph"): (v1(forward=FORWARD_1 + ".data"), {"cut-graph"}),
    ("SelfAttention_v2", "bias ignored"): (
        v2("; ".join(f"self.W_{n} = nn.Linear(d_in, d_out, False)" for n in ("query", "key", "value"))), {"bias-ignored"},
    ),
}  # fmt: skip


@pytest.mark.parametrize(("name", "what"), NAMED, ids=lambda value: value)
def test_a_mistake_is_named_however_it_is_written(trials, name, what):
    answer, stems = NAMED[name, what]
    assert trials.one(name, answer).named == stems


def test_the_notebooks_data_in_an_answer_is_named(trials):
    leaning = SOFTMAX + "return torch.softmax(scores / keys.shape[-1]**0.5, -1)"
    forward = FORWARD_1.replace("q @ k.T", "q @ keys.T")
    tried = trials.whole({"scaled_softmax": leaning, "SelfAttention_v1": v1(forward=forward)})
    assert tried["SelfAttention_v1"].named == tried["scaled_softmax"].named == {"reads-notebook-data"}


def test_the_librarys_attention_is_named_before_anything_else(trials):
    forward = "q, k, v = x @ self.W_query, x @ self.W_key, x @ self.W_value; return nn.functional.scaled_dot_product_attention(q, k, v)"
    tried = trials.one("SelfAttention_v1", v1(INIT_1.replace("rand", "randn"), forward))
    assert tried.named == {"library-attention"}


def test_mistakes_that_nothing_tells_apart_are_both_told(trials):
    tried = trials.one("SelfAttention_v1", v1(forward=FORWARD_1.replace("@ v", "@ k")))
    check = tried.check("random x and weights of other sizes")
    assert check.mistake in ("values-from-w-key", "weights-times-keys")
    assert set(check.title.split(" / ")) == {
        mistake.name
        for mistake in trials.assignment.mistakes(trials.worker)["SelfAttention_v1"]
        if mistake.stem in ("values-from-w-key", "weights-times-keys")
    }


TWO = {
    "arithmetic and initialisation": (
        v1(INIT_1.replace("rand", "randn"), FORWARD_1.replace(" / k.shape[-1]**0.5", "")), {"randn", "no-scaling"},
    ),
    "arithmetic and gradient": (
        v1(forward=FORWARD_1.replace(" / k.shape[-1]**0.5", "") + ".detach()"), {"no-scaling", "cut-graph"},
    ),
    "initialisation and gradient": (v1(INIT_1.replace("rand", "randn"), FORWARD_1 + ".detach()"), {"randn", "cut-graph"}),
    "contract and arithmetic": (
        v1(INIT_1 + "; self.requires_grad_(False)", FORWARD_1.replace(" / k.shape[-1]**0.5", "")), {"frozen", "no-scaling"},
    ),
    "all": (
        v1("torch.manual_seed(0); " + INIT_1, FORWARD_1.replace("@ v", "@ k") + ".detach()"),
        {"reseeded", "values-from-w-key", "weights-times-keys", "cut-graph"},
    ),
}  # fmt: skip


@pytest.mark.parametrize(("answer", "stems"), TWO.values(), ids=TWO)
def test_mistakes_of_different_facets_are_all_named(trials, answer, stems):
    named = trials.one("SelfAttention_v1", answer).named
    assert named <= stems
    assert len(named) >= 2
    if "values-from-w-key" not in stems:
        assert named == stems


UNKNOWN = {
    "a factor": (("context_vector", CONTEXT + "return weights @ values * 1.1"), "arithmetic"),
    "no scaling, and a factor": (("scaled_softmax", SOFTMAX + "return torch.softmax(scores * 1.1, -1)"), "arithmetic"),
    "another start": (("SelfAttention_v1", v1(INIT_1.replace("torch.rand(", "torch.rand(1) * torch.rand("))), "initialisation"),
    "a mask": (("SelfAttention_v1", v1(forward=FORWARD_1.replace("/ k", ".tril() / k"))), "arithmetic"),
    "half a gradient": (
        ("context_vector", CONTEXT + "return weights @ (values / 2 + values.detach() / 2)"), "gradient",
    ),
}  # fmt: skip


@pytest.mark.parametrize(("answer", "facet"), UNKNOWN.values(), ids=UNKNOWN)
def test_what_matches_nothing_known_is_not_guessed(trials, answer, facet):
    tried = trials.one(*answer)
    facets = {check.name: check.facet for check in trials.exercises[answer[0]].checks}
    failed = [check for check in tried.record.checks if check.status == "failed" and facets[check.name] == facet]
    assert failed
    assert {check.mistake for check in failed if facet != "gradient"} <= {None}
    assert any("other values" in check.message or "other numbers" in check.message for check in failed)


CONSTANTS = [
    "zeros(1)",
    "rand(400, 400)",
    "zeros(6)",
    "full((6, 6), 0.2)",
    "full_like(given, 3.0)",
    "eye(6)",
    "tensor(0.5)",
]


@pytest.mark.parametrize("constant", CONSTANTS)
def test_numbers_that_are_right_nowhere_are_not_called_the_sections(trials, constant):
    """Not even those too large to be looked at, of which only the shape is known."""
    made = f"torch.{constant}"
    tried = {
        "scaled_softmax": SOFTMAX + f"return {made.replace('given', 'scores')}",
        "project": GIVEN_1 + f"return [{made.replace('given', 'x')}] * 3",
        "SelfAttention_v1": v1(forward=f"return {made.replace('given', 'x')}"),
    }
    for name, answer in tried.items():
        assert "pasted-numbers" not in trials.one(name, answer).named, name


def test_the_sections_numbers_are_named_in_every_exercise(trials):
    numbers = "torch.tensor([0.1500, 0.2264, 0.2199, 0.1311, 0.0906, 0.1820])"
    assert trials.one("scaled_softmax", SOFTMAX + f"return {numbers}").named == {"pasted-numbers"}
    rows = "[[.2996, .8053], [.3061, .8210], [.3058, .8203], [.2948, .7939], [.2927, .7891], [.2990, .8040]]"
    named = trials.one("SelfAttention_v1", v1(forward=f"return torch.tensor({rows})")).named
    assert named == {"pasted-numbers"}


def test_a_cut_graph_is_named_only_where_the_values_are_understood(trials):
    cut = "return (weights @ values{}).detach()"
    assert trials.one("context_vector", CONTEXT + cut.format("")).named == {"cut-graph"}
    assert trials.one("context_vector", CONTEXT + cut.format(" * 1.1")).named == set()


def test_a_fingerprint_is_compared_on_every_case_of_its_facet(trials):
    # Like a known mistake for most sizes, and right for one: that mistake does not explain it.
    answer = SOFTMAX + "return torch.softmax(scores / (d_k**0.5 if d_k == 64 else 1), -1)"
    assert "no-scaling" not in trials.one("scaled_softmax", answer).named


def test_a_name_that_fits_two_answers_does_not_borrow_the_other_exercise(trials):
    tried = trials.whole({"SelfAttention_v1": "pass"})["SelfAttention_v1"]
    assert tried.record.note is None or "SelfAttention_v2" not in tried.record.note


@pytest.mark.parametrize(
    ("asked", "defined", "found"),
    [
        ("project", ["Project"], "Project"),
        ("project", ["project_", "helper"], "project_"),
        ("SelfAttention_v1", ["SelfAttentionV1"], "SelfAttentionV1"),
        ("SelfAttention_v1", ["self_attention_v1"], "self_attention_v1"),
        ("scaled_softmax", ["softmax"], None),
        ("project", ["project"], None),
        ("project", [], None),
    ],
)
def test_a_name_was_probably_meant_for_another_when_few_letters_differ(asked, defined, found):
    assert alike_name(asked, defined) == found


@pytest.mark.parametrize(
    "written", ["SelfAttentionV{}", "self_attention_v{}", "selfattention_V{}", "SELF_ATTENTION_V{}"]
)
def test_a_name_of_one_exercise_but_for_capitals_and_underscores_is_offered_for_that_one_only(written):
    asked = ["SelfAttention_v1", "SelfAttention_v2"]
    for number, name in enumerate(asked, 1):
        found = written.format(number)
        assert [alike_name(one, [found], asked) for one in asked] == [found if one == name else None for one in asked]


def test_observations_are_alike_in_what_the_facet_is_about():
    ones = [np.ones(2, np.float32)]
    one = Observation("c", "returned", types=["tensor"], results=ones, grads={"x": np.ones(2)})
    other = replace(one, grads={"x": np.zeros(2)})
    assert alike(one, other, "arithmetic") and not alike(one, other, "gradient")
    assert alike(one, replace(one, results=[np.full(2, 1.0005)]), "arithmetic")
    assert not alike(one, replace(one, results=[np.full(2, 1.01)]), "arithmetic")
    assert not alike(one, replace(one, results=[np.ones((2, 1))]), "arithmetic")
    assert not alike(one, None, "arithmetic") and alike(None, None, "arithmetic")


def test_results_of_which_only_the_shape_is_known_are_like_no_others():
    large = Observation("c", "returned", types=["tensor"], results=[Outline([400, 400], "float32")])
    assert not alike(large, replace(large), "arithmetic")
    about = Observation("c", "returned", parameters={"W": Parameter([3, 2], "float32", True)})
    assert alike(about, replace(about), "contract")


def test_errors_are_alike_by_kind_and_words_without_addresses_and_own_names():
    def raised(kind, text):
        return Observation("c", "raised", error=Raised(kind, text), stage="forward")

    first = raised("TypeError", "unsupported operand for 'Mine' at 0x7f01\nmore")
    assert alike(first, raised("TypeError", "unsupported operand for 'Other' at 0x7f99"), "arithmetic")
    assert not alike(first, raised("ValueError", "unsupported operand for 'Mine' at 0x7f01"), "arithmetic")
    keys, inputs = (raised("NameError", f"name '{name}' is not defined") for name in ("keys", "inputs"))
    assert not alike(keys, inputs, "arithmetic")


def test_v2_is_named_by_the_same_fingerprints(trials):
    forward = FORWARD_2.replace(" / k.shape[-1]**0.5", "")
    tried = trials.one("SelfAttention_v2", v2(INIT_2.replace("bias=qkv_bias", "bias=False"), forward))
    assert tried.named == {"no-scaling", "bias-ignored"}
