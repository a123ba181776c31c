"""What is noticed of an answer on one case: facts, with torch at hand and nothing to compare with."""

# ruff: noqa: E501  (answers read best on one line)

import sys
from dataclasses import replace

import numpy as np
import pytest

torch = pytest.importorskip("torch")

from autograder import framework  # noqa: E402
from autograder.model import Build, Call, Observation, Parameter  # noqa: E402
from autograder.selfcheck.observe import MISSING, observe, reads  # noqa: E402

X = np.arange(6, dtype=np.float32).reshape(2, 3)
W = np.full((3, 2), 0.5, np.float32)
UP = np.array([[1, -2], [0.5, 3]], np.float32)
CALL = Call("c", {"x": X, "w": W, "n": 2}, ["y"], [UP], twice=True)
MODULE = Build("m", [3, 2], ["W"], "y")


def seen(function, **more):
    return observe(replace(CALL, **more), function)


def defined(source, name="answer"):
    """What a notebook's cell defines."""
    names = {"__name__": "__main__", "torch": torch, "nn": torch.nn}
    exec(compile(source, "<ipython-input-1>", "exec"), names)
    return names[name]


class Scale(torch.nn.Module):
    def __init__(self, d_in, d_out):
        super().__init__()
        self.W = torch.nn.Parameter(torch.rand(d_in, d_out))

    def forward(self, x):
        return x @ self.W


def built(made=Scale, **more):
    return observe(replace(MODULE, **more), made)


# --- functions ---------------------------------------------------------------------------------------------------------


def test_results_gradients_and_a_second_answer_come_back_as_arrays():
    found = seen(lambda x, w, n: x @ w * n)
    assert (found.outcome, found.type, found.types, found.changed) == ("returned", "tensor", ["tensor"], [])
    assert np.array_equal(found.results[0], X @ W * 2)
    assert np.array_equal(found.again[0], X @ W * 2)
    assert np.allclose(found.grads["x"], 2 * UP @ W.T)
    assert np.allclose(found.grads["w"], 2 * X.T @ UP)


def test_arguments_are_fresh_for_every_call_and_changes_are_noticed_without_an_error():
    given = []

    def answer(x, w, n):
        given.append(x)
        w *= 2
        return x @ w

    found = seen(answer)
    assert (found.outcome, found.changed) == ("returned", ["w"])
    assert np.array_equal(found.results[0], found.again[0])
    assert len({id(one) for one in given}) == 3
    assert X.sum() == 15 and (W == 0.5).all()


def test_a_cut_graph_shows_as_gradients_that_are_missing():
    found = seen(lambda x, w, n: x @ w.detach())
    assert found.grads["w"] is None and found.grads["x"] is not None
    assert set(seen(lambda x, w, n: (x @ w).detach()).grads.values()) == {None}


def test_an_error_in_the_run_with_gradients_leaves_the_values():
    found = seen(lambda x, w, n: torch.from_numpy((x @ w).numpy()))
    assert (found.outcome, found.grad_error.type) == ("returned", "RuntimeError")
    assert np.array_equal(found.results[0], X @ W)


@pytest.mark.parametrize(
    ("result", "kind", "kinds"),
    [
        ((1, 2), "tuple", ["tuple"]), ([1], "list", ["list"]), ({"y": 1}, "dict", ["dict"]), (None, "NoneType", ["NoneType"]),
        ("text", "str", ["str"]), (2.5, "float", ["float"]), (np.ones(2), "ndarray", ["ndarray"]),
    ],
)  # fmt: skip
def test_what_came_back_is_told_by_its_kind(result, kind, kinds):
    found = seen(lambda x, w, n: result)
    assert (found.type, found.types) == (kind, kinds)


@pytest.mark.parametrize(
    "result",
    [
        lambda a, b: (a, b), lambda a, b: [a, b], lambda a, b: torch.stack([a, b]), lambda a, b: (t for t in (a, b)),
        lambda a, b: map(torch.clone, (a, b)), lambda a, b: {0: a, 1: b}.values(),
    ],
)  # fmt: skip
def test_whatever_unpacks_is_unpacked(result):
    found = seen(lambda x, w, n: result(x @ w, x @ w * 2), unpack=2, results=["a", "b"], upstream=[UP, UP])
    assert (found.type, found.types) == ("parts", ["tensor", "tensor"])
    assert np.array_equal(found.results[1], X @ W * 2)
    assert np.allclose(found.grads["w"], 3 * X.T @ UP)


def test_a_dictionary_and_a_text_do_not_unpack_and_an_endless_generator_ends():
    assert seen(lambda x, w, n: {"a": x, "b": x}, unpack=2).types == ["dict"]
    assert seen(lambda x, w, n: "ab", unpack=2).types == ["str"]
    assert len(seen(lambda x, w, n: iter(lambda: x, None), unpack=2, twice=False).results) == 8


def test_an_error_is_told_with_the_notebooks_own_line():
    answer = defined("def helper(x):\n    return x @ x\n\ndef answer(x, w, n):\n    return helper(x)")
    found = seen(answer)
    assert (found.outcome, found.error.type, found.error.line) == ("raised", "RuntimeError", 2)


def test_an_error_of_the_library_is_not_the_notebooks_own():
    own = seen(defined("def answer(x, w, n):\n    raise NotImplementedError()")).error
    assert (own.type, own.own, own.line) == ("NotImplementedError", True, 2)
    library = seen(defined("def answer(x, w, n):\n    return nn.Module()(x)")).error
    assert (library.type, library.own) == ("NotImplementedError", False)


def test_an_error_whose_text_raises_is_still_an_error():
    mute = type("Mute", (Exception,), {"__str__": lambda self: 1 / 0})

    def answer(x, w, n):
        raise mute

    assert (seen(answer).error.type, seen(answer).error.text) == ("Mute", "")


@pytest.mark.parametrize("answer", [3, None, torch.ones(2), "text"])
def test_what_cannot_be_called_is_told(answer):
    assert observe(CALL, answer).outcome == "not a function"


def test_a_name_that_is_missing_is_told():
    assert observe(CALL, MISSING) == Observation("c", "missing")


def test_printing_is_noticed_and_swallowed(capsys):
    found = seen(lambda x, w, n: print("x"))
    assert found.printed is True
    assert seen(lambda x, w, n: sys.stderr.write("x")).printed is True
    assert not seen(lambda x, w, n: x).printed
    assert capsys.readouterr().out == ""


def test_streams_are_as_before_after_an_answer_that_replaced_them():
    before = sys.stdout, sys.stderr
    seen(lambda x, w, n: setattr(sys, "stdout", None))
    assert (sys.stdout, sys.stderr) == before


# --- numbers -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("tensor", "dtype"),
    [
        (torch.ones(2, dtype=torch.float64), np.float64), (torch.ones(2, dtype=torch.int64), np.int64),
        (torch.ones(2, dtype=torch.bfloat16), np.float32), (torch.ones(2, dtype=torch.float16), np.float32),
        (torch.ones(2, requires_grad=True), np.float32), (torch.ones(2, 3).T, np.float32), (torch.ones(()), np.float32),
        (torch.nn.Parameter(torch.ones(2)), np.float32), (torch.ones(1).expand(5), np.float32),
    ],
)  # fmt: skip
def test_tensors_of_any_kind_become_arrays(tensor, dtype):
    array = framework.array_of(tensor)
    assert (array.dtype, array.shape) == (dtype, tuple(tensor.shape))


@pytest.mark.parametrize(
    "thing",
    [
        torch.empty(2, device="meta"), torch.ones(2).to_sparse(), "text", None, True, [1, 2],
        10**30, np.array(["a"]), np.array([object()]), object(),
    ],
)  # fmt: skip
def test_what_is_no_array_of_numbers_is_none(thing):
    assert framework.array_of(thing) is None


@pytest.mark.parametrize(
    "tensor, shape",
    [
        (torch.zeros(1).expand(10**9), [10**9]), (torch.empty(60_000_000, 0), [60_000_000, 0]),
        (torch.empty(0, 60_000_000), [0, 60_000_000]), (torch.zeros((1,) * 64), [1] * 8 + ["…"]),
        (torch.zeros(300, 300), [300, 300]), (np.zeros((1,) * 9), [1] * 8 + ["…"]),
    ],
)  # fmt: skip
def test_of_what_is_larger_than_its_case_can_need_the_shape_is_told(tensor, shape):
    assert seen(lambda x, w, n: tensor).results[0].shape == shape


def test_a_tensor_of_many_rows_is_unpacked_no_further_than_is_looked_at():
    found = seen(lambda x, w, n: torch.empty(60_000_000, 0), unpack=3)
    assert (found.type, len(found.results)) == ("parts", 9)


# --- classes -----------------------------------------------------------------------------------------------------------


def test_a_module_is_described_by_its_parameters_and_what_stands_under_names():
    class Mixed(Scale):
        def __init__(self, d_in, d_out):
            super().__init__(d_in, d_out)
            self.layer = torch.nn.Linear(2, 2, bias=False)
            self.plain = torch.ones(2)
            self.register_buffer("mask", torch.ones(2))
            self.W.requires_grad_(False)
            self.number = 3

    found = built(Mixed)
    assert found.parameters == {
        "W": Parameter([3, 2], "float32", False),
        "layer.weight": Parameter([2, 2], "float32", True),
    }
    assert found.holds == {"plain": "tensor", "W": "nn.Parameter", "layer": "Linear", "mask": "tensor"}


def test_initial_values_follow_the_seed_and_a_second_instance_does_not_repeat_them():
    torch.manual_seed(5)
    expected = torch.rand(3, 2).numpy()
    found = built(seed=5, second=True)
    assert np.array_equal(found.initial["W"], expected)
    assert not np.array_equal(found.second["W"], expected)


def test_random_numbers_outside_are_as_if_nothing_had_been_asked():
    torch.manual_seed(5)
    before = torch.get_rng_state()
    built(seed=9, second=True)
    assert torch.equal(torch.get_rng_state(), before)


def test_weights_are_copied_by_name_and_every_x_is_answered():
    weights = {"W": W}
    found = built(weights=weights, xs=[X, X + 1], twice=True)
    assert np.allclose(found.results[1], (X + 1) @ W)
    assert np.allclose(found.again[0], X @ W)


@pytest.mark.parametrize(("name", "says"), [("V", "V is missing"), ("W", "(3, 2), (2, 2) is asked for")])
def test_weights_that_fit_nowhere_end_the_case_at_copying(name, says):
    found = built(weights={name: np.ones((2, 2), np.float32)}, xs=[X])
    assert (found.outcome, found.stage) == ("raised", "copy")
    assert says in found.error.text


def test_gradients_of_x_and_of_every_named_parameter_and_one_step_of_descent():
    found = built(weights={"W": W}, xs=[X], upstream=UP, step=0.5)
    assert np.allclose(found.grads["x"], UP @ W.T)
    assert np.allclose(found.grads["W"], X.T @ UP)
    assert np.allclose(found.after["W"], W - 0.5 * X.T @ UP)


def test_a_frozen_parameter_does_not_move():
    class Frozen(Scale):
        def __init__(self, *sizes):
            super().__init__(*sizes)
            self.W.requires_grad_(False)

    found = built(Frozen, weights={"W": W}, xs=[X], upstream=UP, step=0.5)
    assert found.grads["W"] is None
    assert np.array_equal(found.after["W"], W)


def test_double_and_a_round_trip_through_the_state_dict():
    assert built(weights={"W": W}, xs=[X.astype(np.float64)], double=True).results[0].dtype == np.float64
    assert np.allclose(built(weights={"W": W}, xs=[X], roundtrip=True).results[0], X @ W)

    class Plain(Scale):
        def __init__(self, d_in, d_out):
            torch.nn.Module.__init__(self)
            self.W = torch.rand(d_in, d_out)

    found = built(Plain, weights={"W": W}, xs=[X.astype(np.float64)], double=True)
    assert (found.outcome, found.stage) == ("raised", "forward")
    assert not np.allclose(built(Plain, weights={"W": W}, xs=[X], roundtrip=True).results[0], X @ W)


def test_a_changed_x_is_noticed_even_when_it_was_made_to_want_a_gradient():
    class Changes(Scale):
        def forward(self, x):
            x.requires_grad_()
            x.data += 1
            return x @ self.W

    assert built(Changes, weights={"W": W}, xs=[X]).changed == ["x"]


@pytest.mark.parametrize(
    ("made", "outcome"),
    [
        (lambda a, b: Scale(a, b), "not a class"),
        (Scale(1, 1), "not a class"),
        (dict, "not a module"),
        (5, "not a class"),
    ],
)
def test_what_is_no_class_of_modules_is_told(made, outcome):
    assert built(made).outcome == outcome


@pytest.mark.parametrize(
    ("source", "stage"),
    [
        ("def __init__(self, a, b):\n        raise ValueError", "init"),
        ("def __init__(self):\n        super().__init__()", "init"),
        ("def forward(self, x):\n        raise ValueError", "forward"),
        ("def forward(self, x):\n        return torch.from_numpy(x.numpy() @ self.W.detach().numpy())", "gradient"),
    ],
)
def test_an_error_is_told_with_the_stage_it_came_in(source, stage):
    scale = "class answer(nn.Module):\n    def __init__(self, a, b):\n        super().__init__()\n        self.W = nn.Parameter(torch.rand(a, b))\n    "
    found = built(defined(scale + source), weights={"W": W}, xs=[X], upstream=UP)
    assert (found.outcome, found.stage) == ("raised", stage)


def test_keyword_arguments_are_given_by_keyword():
    class Named(Scale):
        def __init__(self, d_in, d_out, *, bias=False):
            super().__init__(d_in, d_out)
            assert bias

    assert built(Named, named={"bias": True}).outcome == "returned"


def test_modules_stay_in_training_mode():
    class Training(Scale):
        def forward(self, x):
            return x @ self.W * self.training

    assert built(Training, weights={"W": W}, xs=[X]).results[0].any()


# --- switches and the library's attention -------------------------------------------------------------------------------


def test_switches_are_at_their_usual_values_while_a_case_is_answered_and_as_they_were_afterwards():
    found = []

    def answer(x, w, n):
        found.append((torch.get_default_dtype(), torch.get_default_device().type, torch.is_inference_mode_enabled()))
        return (x @ w) + torch.zeros(2)

    torch.set_default_dtype(torch.float64)
    torch.set_default_device("meta")
    try:
        with torch.no_grad(), torch.inference_mode():
            result = seen(answer)
            assert not torch.is_grad_enabled()
        assert torch.get_default_dtype() == torch.float64 and torch.get_default_device().type == "meta"
    finally:
        torch.set_default_dtype(torch.float32)
        torch.set_default_device(None)
    assert set(found) == {(torch.float32, "cpu", False)}
    assert result.grads["x"] is not None


def attend(x):
    return torch.nn.functional.scaled_dot_product_attention(x[None], x[None], x[None])[0]


def test_the_librarys_attention_is_noticed_while_it_answers_only():
    attend(torch.ones(2, 2))
    assert not seen(lambda x, w, n: x @ w).library
    assert seen(lambda x, w, n: attend(x)).library == ["scaled_dot_product_attention"]
    assert not seen(lambda x, w, n: x @ w).library


def test_it_is_noticed_in_the_graph_where_no_call_is_to_be_seen():
    def hidden(x, w, n):
        with torch._C.DisableTorchFunction():
            return attend(x) @ w

    assert seen(hidden).library == ["scaled_dot_product_attention"]


def test_own_functions_of_such_a_name_are_not_the_librarys():
    def scaled_dot_product_attention(x, w, n):
        return torch.softmax(x @ x.T, -1) @ x @ w

    assert not seen(scaled_dot_product_attention).library


# --- what code reads ----------------------------------------------------------------------------------------------------


def test_names_that_code_reads_are_found_in_functions_methods_and_inner_functions():
    source = "def answer(x):\n    def inner(): return keys + 1\n    return [inner() for _ in inputs if torch]\n"
    assert reads(defined(source)) == ["inputs", "keys", "torch"]
    source = "class answer(nn.Module):\n    def forward(self, x): return x @ d_k\n    other = lambda self: queries"
    assert {"d_k", "queries"} <= set(reads(defined(source)))


@pytest.mark.parametrize("thing", [3, None, torch.matmul, print, Scale(1, 1)])
def test_things_without_code_of_the_notebook_read_nothing(thing):
    assert reads(thing) == []


def test_an_object_that_answers_every_question_with_an_error_reads_nothing():
    thing = type("Any", (), {"__getattr__": lambda self, name: 1 / 0})()
    assert reads(thing) == []
