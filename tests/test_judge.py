"""What each exercise is judged by: a student's cell, and the verdict it must get.

Answers go the way of a submission: run in a worker, asked on visible and hidden cases, judged against the key.
"""

# ruff: noqa: E501  (answers read best on one line)

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from autograder.checks import arrays
from autograder.model import Check, Exercise, Verdict
from autograder.selfcheck import judge

# --- answers that are right, however different they look -------------------------------------------------------------

RIGHT = {
    ("project", "einsum"): """
def project(x, W_query, W_key, W_value):
    return tuple(torch.einsum("...i,io->...o", x, W) for W in (W_query, W_key, W_value))
""",
    ("project", "a list"): """
def project(x, W_query, W_key, W_value):
    return [x.matmul(W) for W in (W_query, W_key, W_value)]
""",
    ("project", "a generator"): """
def project(x, W_query, W_key, W_value):
    yield x @ W_query
    yield x @ W_key
    yield x @ W_value
""",
    ("project", "one stacked tensor, which unpacks into three"): """
def project(x, W_query, W_key, W_value):
    return x @ torch.stack([W_query, W_key, W_value]) if x.dim() > 1 else torch.stack([x @ W_query, x @ W_key, x @ W_value])
""",
    ("project", "a named tuple"): """
from collections import namedtuple
Roles = namedtuple("Roles", "queries keys values")
def project(x, W_query, W_key, W_value):
    return Roles(x @ W_query, x @ W_key, x @ W_value)
""",
    ("project", "other names of its parameters, since calls are by position"): """
def project(tokens, a, b, c):
    return tokens @ a, tokens @ b, tokens @ c
""",
    ("project", "F.linear"): """
import torch.nn.functional as F
def project(x, W_query, W_key, W_value):
    return F.linear(x, W_query.T), F.linear(x, W_key.T), F.linear(x, W_value.T)
""",
    ("project", "a loop over tokens"): """
def project(x, W_query, W_key, W_value):
    if x.dim() == 1:
        return x @ W_query, x @ W_key, x @ W_value
    return [torch.stack([row @ W for row in x]) for W in (W_query, W_key, W_value)]
""",
    ("project", "a lambda"): "project = lambda x, q, k, v: (x @ q, x @ k, x @ v)",
    ("project", "a method"): """
class Projector:
    def project(self, x, q, k, v):
        return x @ q, x @ k, x @ v
project = Projector().project
""",
    ("project", "an object that can be called"): """
class Projector(nn.Module):
    def forward(self, x, q, k, v):
        return x @ q, x @ k, x @ v
project = Projector()
""",
    ("attention_scores", "the last two axes swapped"): """
def attention_scores(queries, keys):
    return queries @ keys.transpose(-2, -1)
""",
    ("attention_scores", ".mT"): "def attention_scores(queries, keys): return queries @ keys.mT",
    ("attention_scores", "a double loop"): """
def attention_scores(queries, keys):
    if queries.dim() == 1:
        return torch.stack([torch.dot(queries, key) for key in keys])
    return torch.stack([torch.stack([torch.dot(q, k) for k in keys]) for q in queries])
""",
    ("attention_scores", "batches refused"): """
def attention_scores(queries, keys):
    if queries.dim() > 2:
        raise NotImplementedError("batches")
    return queries @ keys.T
""",
    ("scaled_softmax", "the root of a tensor"): """
def scaled_softmax(scores, d_k):
    return torch.softmax(scores / torch.sqrt(torch.tensor(d_k)), dim=-1)
""",
    ("scaled_softmax", "softmax over the first axis of the transposed scores"): """
def scaled_softmax(scores, d_k):
    if scores.dim() == 1:
        return torch.softmax(scores / d_k**0.5, 0)
    return torch.softmax(scores.T / d_k**0.5, dim=0).T
""",
    ("scaled_softmax", "in-place scaling of its own copy"): """
def scaled_softmax(scores, d_k):
    own = scores.clone()
    own /= d_k**0.5
    return own.softmax(-1)
""",
    ("scaled_softmax", "by hand, with the maximum taken off"): """
def scaled_softmax(scores, d_k):
    scaled = scores / d_k**0.5
    e = torch.exp(scaled - scaled.max(dim=-1, keepdim=True).values)
    return e / e.sum(dim=-1, keepdim=True)
""",
    ("scaled_softmax", "a softmax layer"): """
softmax = nn.Softmax(dim=-1)
def scaled_softmax(scores, d_k):
    return softmax(scores * d_k**-0.5)
""",
    ("scaled_softmax", "an own constant"): """
HALF = 0.5
def scaled_softmax(scores, d_k):
    return torch.softmax(scores / d_k**HALF, dim=-1)
""",
    ("scaled_softmax", "an implicit axis, about which torch warns"): """
import torch.nn.functional as F
def scaled_softmax(scores, d_k):
    return F.softmax((scores / d_k**0.5).reshape(-1, scores.shape[-1]), dim=None).reshape(scores.shape)
""",
    ("context_vector", "einsum"): """
def context_vector(weights, values):
    return torch.einsum("...s,sd->...d", weights, values)
""",
    ("context_vector", "a weighted sum"): """
def context_vector(weights, values):
    return (weights.unsqueeze(-1) * values).sum(dim=-2)
""",
    ("context_vector", "words on the way"): """
import sys, warnings
def context_vector(weights, values):
    print("weights", weights)
    warnings.warn("a warning")
    sys.stderr.write("to stderr")
    return weights @ values
""",
}
for _version, _made, _used in (
    ("SelfAttention_v1", "nn.Parameter(torch.rand(d_in, d_out))", "x @ self.W_{}"),
    ("SelfAttention_v2", "nn.Linear(d_in, d_out, bias=qkv_bias)", "self.W_{}(x)"),
):
    _head = f"""
class {_version}(nn.Module):
    def __init__(self, d_in, d_out{", qkv_bias=False" if _version.endswith("2") else ""}):
        super().__init__()
        self.W_query = {_made}
        self.W_key = {_made}
        self.W_value = {_made}
"""
    _body = f"""
    def forward(self, x):
        q, k, v = {_used.format("query")}, {_used.format("key")}, {_used.format("value")}
"""
    RIGHT |= {
        (_version, "queries scaled before the product"): _head
        + _body
        + "        return torch.softmax((q / q.shape[-1] ** 0.5) @ k.mT, -1) @ v",
        (_version, "own scores scaled in place"): _head
        + _body
        + "        s = q @ k.T\n        s /= k.shape[-1] ** 0.5\n        return torch.softmax(s, dim=-1) @ v",
        (_version, "extra buffers and attributes"): _head
        + "        self.register_buffer('mask', torch.ones(4))\n        self.d_out, self.note = d_out, 'mine'\n"
        + _body
        + "        return torch.softmax(q @ k.T / self.d_out**0.5, -1) @ v",
        (_version, "masks not implemented"): _head
        + _body.replace("(self, x)", "(self, x, mask=None)")
        + "        if mask is not None: raise NotImplementedError('masks')\n"
        + "        return torch.softmax(q @ k.T / k.shape[-1]**0.5, -1) @ v",
        (_version, "one token after the other"): _head
        + _body
        + "        rows = [torch.softmax(k @ one / len(one)**0.5, 0) @ v for one in q]\n        return torch.stack(rows)",
        (_version, "batches as well"): _head
        + _body
        + "        return torch.softmax(q @ k.transpose(-2, -1) / k.size(-1) ** 0.5, dim=-1) @ v",
    }


@pytest.mark.parametrize(("name", "form"), RIGHT, ids=lambda value: value)
def test_a_right_answer_gets_all_points_however_it_looks(trials, name, form):
    tried = trials.one(name, RIGHT[name, form])
    assert (tried.status, tried.lost) == ("accepted", set())
    assert tried.points == tried.record.max_points


def test_helpers_in_extra_cells_may_be_used(trials):
    key = trials.assignment.key
    helper = "def rescaled(scores, width):\n    return scores / width**0.5"
    answer = "def scaled_softmax(scores, d_k):\n    return torch.softmax(rescaled(scores, d_k), -1)"
    assert trials.one("scaled_softmax", helper, answer).status == "accepted"
    layer = "class Roles(nn.Linear):\n    pass"
    answer = key["SelfAttention_v2"].replace("nn.Linear(", "Roles(")
    assert trials.one("SelfAttention_v2", layer, answer).status == "accepted"


def test_earlier_answers_may_be_called(trials):
    answer = trials.assignment.key["SelfAttention_v1"].split("        queries =")[0] + (
        "        q, k, v = project(x, self.W_query, self.W_key, self.W_value)\n"
        "        return context_vector(scaled_softmax(attention_scores(q, k), k.shape[-1]), v)"
    )
    assert trials.whole({"SelfAttention_v1": answer})["SelfAttention_v1"].status == "accepted"


def test_what_stands_above_a_right_definition_costs_nothing(trials):
    stub = "".join(trials.cells["scaled_softmax"]["source"])
    key = trials.assignment.key["scaled_softmax"]
    assert trials.one("scaled_softmax", f"{stub}\n\n{key}").status == "accepted"
    assert trials.one(
        "scaled_softmax", stub, f"{key}\n\ntry:\n    scaled_softmax(1, 2)\nexcept TypeError: pass"
    ).status == ("accepted")


def test_an_error_below_a_good_definition_is_listed_and_costs_nothing(trials):
    tried = trials.one("project", trials.assignment.key["project"] + "\n\nproject(1, 2)")
    assert tried.status == "accepted"
    assert [error.type for error in tried.ran.errors.values()] == ["TypeError"]


# --- answers that are wrong in one thing -----------------------------------------------------------------------------

PARTS = """
class {name}(nn.Module):
    def __init__(self, d_in, d_out{more}):
        super().__init__()
        {init}
    def forward(self, x):
        {forward}
"""
INIT_1 = "; ".join(f"self.W_{n} = nn.Parameter(torch.rand(d_in, d_out))" for n in ("query", "key", "value"))
INIT_2 = "; ".join(f"self.W_{n} = nn.Linear(d_in, d_out, bias=qkv_bias)" for n in ("query", "key", "value"))
FORWARD_1 = (
    "q, k, v = x @ self.W_query, x @ self.W_key, x @ self.W_value; "
    "return torch.softmax(q @ k.T / k.shape[-1]**0.5, -1) @ v"
)
FORWARD_2 = (
    "q, k, v = self.W_query(x), self.W_key(x), self.W_value(x); "
    "return torch.softmax(q @ k.T / k.shape[-1]**0.5, -1) @ v"
)


def v1(init=INIT_1, forward=FORWARD_1):
    return PARTS.format(name="SelfAttention_v1", more="", init=init, forward=forward)


def v2(init=INIT_2, forward=FORWARD_2):
    return PARTS.format(name="SelfAttention_v2", more=", qkv_bias=False", init=init, forward=forward)


GIVEN_1 = "def project(x, W_query, W_key, W_value):\n    "
SCORES = "def attention_scores(queries, keys):\n    "
SOFTMAX = "def scaled_softmax(scores, d_k):\n    "
CONTEXT = "def context_vector(weights, values):\n    "
MEMO = """
seen = {{}}
def {name}(*given):
    shapes = str([getattr(one, "shape", one) for one in given])
    if shapes not in seen:
        seen[shapes] = {value}
    return seen[shapes]
"""

# fmt: off
# (exercise, what is wrong): (answer, groups lost, points, a check that fails)
WRONG = {
    # project
    ("project", "query and key swapped"): (
        GIVEN_1 + "return x @ W_key, x @ W_query, x @ W_value", {"values", "one token", "gradient", "side effects"}, 0,
        "the section's example",
    ),
    ("project", "values made with W_key"): (
        GIVEN_1 + "return x @ W_query, x @ W_key, x @ W_key", {"values", "one token", "gradient", "side effects"}, 0,
        "gradient of every input",
    ),
    ("project", "all tokens only"): (
        GIVEN_1 + "T, d = x.shape; return x @ W_query, x @ W_key, x @ W_value", {"values", "one token", "gradient"}, 0.5,
        "one token alone (x with one axis)",
    ),
    ("project", "a dictionary"): (
        GIVEN_1 + "return {'q': x @ W_query, 'k': x @ W_key, 'v': x @ W_value}",
        {"values", "one token", "gradient", "side effects"}, 0, "the section's example",
    ),
    ("project", "two of three"): (
        GIVEN_1 + "return x @ W_query, x @ W_key", {"values", "one token", "gradient", "side effects"}, 0,
        "the section's example",
    ),
    ("project", "no gradient to W_value"): (
        GIVEN_1 + "return x @ W_query, x @ W_key, x @ W_value.detach()", {"gradient"}, 2.5, "gradients on the small example",
    ),
    ("project", "other gradients in other sizes only"): (
        GIVEN_1 + "w = W_value if len(W_query) == 5 else W_value.detach(); return x @ W_query, x @ W_key, x @ w",
        {"gradient"}, 2.5, "gradient of every input",
    ),
    ("project", "a matrix changed"): (
        GIVEN_1 + "out = x @ W_query, x @ W_key, x @ W_value\n    with torch.no_grad(): W_key.data.mul_(1.5)\n    return out",
        {"gradient", "side effects"}, 2, "leaves its inputs unchanged",
    ),
    ("project", "remembered by shape"): (
        MEMO.format(name="project", value="tuple(given[0] @ W for W in given[1:])"), {"values", "gradient"}, 1,
        "random x and matrices of other sizes",
    ),
    ("project", "another answer each time"): (
        "times = []\n" + GIVEN_1 + "times.append(0); s = 1 if len(times) % 2 else 1.01\n"
        "    return x @ W_query * s, x @ W_key, x @ W_value", None, None, "gives the same answer twice",
    ),
    ("project", "float64"): (
        GIVEN_1 + "return [(x @ W).double() for W in (W_query, W_key, W_value)]",
        {"values", "one token", "side effects"}, 0.5, "the section's example",
    ),
    # attention_scores
    ("attention_scores", "keys by queries"): (
        SCORES + "return (keys @ queries.T)", {"values", "gradient", "side effects"}, 0.5, "random queries and keys of other sizes",
    ),
    ("attention_scores", "scaled already"): (
        SCORES + "return queries @ keys.T / keys.shape[-1] ** 0.5", {"values", "one query", "gradient", "side effects"}, 0,
        "the section's example",
    ),
    ("attention_scores", "as many keys as queries only"): (
        SCORES + "return torch.stack([q @ keys.T for q in queries]) if len(queries) == len(keys) else queries @ keys.T * 0",
        None, None, "another size: 4 queries, 5 keys, d_k = 3",
    ),
    ("attention_scores", "a query with one axis made a table"): (
        SCORES + "return torch.atleast_2d(queries) @ keys.T", None, None, "one query alone (one axis)",
    ),
    # scaled_softmax
    ("scaled_softmax", "the first axis"): (
        SOFTMAX + "return torch.softmax(scores / d_k**0.5, 0)", {"values", "gradient", "large scores", "side effects"}, 0,
        "random scores of other sizes, other d_k",
    ),
    ("scaled_softmax", "a fixed d_k"): (
        SOFTMAX + "return torch.softmax(scores / 2**0.5, -1)", {"values", "gradient", "large scores", "side effects"}, 0,
        "another size: 3 rows of 5 scores, d_k = 7",
    ),
    ("scaled_softmax", "tables only"): (
        SOFTMAX + "return torch.softmax(scores / d_k**0.5, 1)", {"values", "gradient", "large scores"}, 0.5,
        "one row alone (one axis)",
    ),
    ("scaled_softmax", "overflows"): (
        SOFTMAX + "e = torch.exp(scores / d_k**0.5); return e / e.sum(-1, keepdim=True)", {"large scores"}, 3,
        "scores up to ±10,000 give finite rows that sum to 1",
    ),
    ("scaled_softmax", "clamped so that it is finite"): (
        SOFTMAX + "e = torch.exp((scores / d_k**0.5).clamp(max=30)); return e / e.sum(-1, keepdim=True)", {"large scores"}, 3,
        "scores up to ±10,000 give finite rows that sum to 1",
    ),
    ("scaled_softmax", "finite values, gradients that are not"): (
        SOFTMAX + "e = torch.exp(scores / d_k**0.5); return torch.where(torch.isinf(e).any(-1, keepdim=True), "
        "torch.softmax(scores / d_k**0.5, -1), e / e.sum(-1, keepdim=True))", {"large scores"}, 3,
        "finite gradients for large scores",
    ),
    ("scaled_softmax", "scores scaled in place"): (
        SOFTMAX + "scores /= d_k**0.5; return torch.softmax(scores, -1)", {"side effects"}, 3.5, "leaves its inputs unchanged",
    ),
    # context_vector
    ("context_vector", "columns of the weights"): (
        CONTEXT + "return weights.T @ values", {"values", "gradient", "side effects"}, 0.5, "the section's example",
    ),
    ("context_vector", "square tables only"): (
        CONTEXT + "return (weights @ values)[: len(values)] if weights.shape[0] >= len(values) else weights.T @ values",
        None, None, "another size: 4 rows of 3 weights, d_v = 5",
    ),
    ("context_vector", "rows only"): (
        CONTEXT + "return torch.stack([row @ values for row in weights])", None, None, "one row alone (one axis)",
    ),
    # both classes: parts
    ("SelfAttention_v1", "other names"): (
        v1(INIT_1.replace("W_", "w_"), FORWARD_1.replace("W_", "w_")), None, 0,
        "three trainable parameters under the asked names",
    ),
    ("SelfAttention_v1", "other shapes"): (
        v1(INIT_1.replace("(d_in, d_out)", "(d_out, d_in)"), FORWARD_1.replace("query", "query.T").replace("key,", "key.T,")
           .replace("value;", "value.T;")), None, 0, "three trainable parameters under the asked names",
    ),
    ("SelfAttention_v1", "plain tensors"): (
        v1(INIT_1.replace("nn.Parameter", "")), {"parts", "gradient", "side effects"}, 3,
        "three trainable parameters under the asked names",
    ),
    ("SelfAttention_v1", "tensors that want a gradient"): (
        v1(INIT_1.replace("nn.Parameter(torch.rand(d_in, d_out))", "torch.rand(d_in, d_out, requires_grad=True)")),
        {"parts", "gradient", "side effects"}, 3, "a step of gradient descent moves all three",
    ),
    ("SelfAttention_v1", "frozen"): (
        v1(INIT_1.replace("d_out))", "d_out), requires_grad=False)")), {"parts", "gradient"}, 3.5,
        "three trainable parameters under the asked names",
    ),
    ("SelfAttention_v1", "a fourth parameter"): (
        v1(INIT_1 + "; self.scale = nn.Parameter(torch.ones(1))"), {"parts"}, 4.5,
        "three trainable parameters under the asked names",
    ),
    ("SelfAttention_v1", "layers instead of parameters"): (
        v1(INIT_2.replace("qkv_bias", "False"), FORWARD_2), None, None, "three trainable parameters under the asked names",
    ),
    ("SelfAttention_v2", "parameters instead of layers"): (
        v2(INIT_1, FORWARD_1), None, None, "three trainable parameters under the asked names",
    ),
    # initialisation
    ("SelfAttention_v1", "randn"): (
        v1(INIT_1.replace("rand", "randn")), {"initialisation"}, 5, "the section's initial values",
    ),
    ("SelfAttention_v1", "created in another order"): (
        v1("; ".join(reversed(INIT_1.split("; ")))), {"initialisation"}, 5, "initial values for other seeds and sizes",
    ),
    ("SelfAttention_v1", "reseeded"): (
        v1("torch.manual_seed(123); " + INIT_1), {"initialisation"}, 5, "two instances start differently",
    ),
    ("SelfAttention_v1", "the section's size only"): (
        v1(INIT_1 + "\n        if (d_in, d_out) != (3, 2): self.W_query.data += 1"), {"initialisation"}, 5,
        "initial values for other seeds and sizes",
    ),
    # values and gradients
    ("SelfAttention_v1", "no scaling"): (
        v1(forward=FORWARD_1.replace(" / k.shape[-1]**0.5", "")), {"values", "gradient", "side effects"}, 2.5,
        "another size: 4 tokens, d_in = 5, d_out = 3",
    ),
    ("SelfAttention_v1", "scaled by the width of x"): (
        v1(forward=FORWARD_1.replace("k.shape", "x.shape")), {"values", "gradient", "side effects"}, 2.5,
        "random x and weights of other sizes",
    ),
    ("SelfAttention_v1", "scaled by the number of tokens"): (
        v1(forward=FORWARD_1.replace("k.shape[-1]", "len(k)")), {"values", "gradient", "side effects"}, 2.5,
        "random x and weights of other sizes",
    ),
    ("SelfAttention_v1", "six tokens"): (
        v1(forward="x = x.reshape(6, -1); " + FORWARD_1), {"values", "gradient", "side effects"}, None,
        "another size: 4 tokens, d_in = 5, d_out = 3",
    ),
    ("SelfAttention_v1", "no gradient to W_key"): (
        v1(forward=FORWARD_1.replace("self.W_key", "self.W_key.detach()")), {"gradient"}, 5,
        "a step of gradient descent moves all three",
    ),
    ("SelfAttention_v1", "no gradient to x"): (
        v1(forward="x = x.detach(); " + FORWARD_1), {"gradient"}, 5, "gradient of x and of every parameter",
    ),
    ("SelfAttention_v1", "returns the weights too"): (
        v1(forward=FORWARD_1.replace("return ", "w = ").replace(" @ v", "; return w @ v, w")),
        {"values", "gradient", "side effects"}, 2.5, "the rows of Listing 3.1 from the section's weights",
    ),
    ("SelfAttention_v1", "one vector only"): (
        v1(forward=FORWARD_1 + "[1]"), {"values", "gradient", "side effects"}, 2.5, "random x and weights of other sizes",
    ),
    # side effects
    ("SelfAttention_v1", "x changed in place"): (
        v1(forward=FORWARD_1.replace("return ", "z = ") + "; x += 1; return z"), None, None, "leaves x unchanged",
    ),
    ("SelfAttention_v1", "remembers the first x of a shape"): (
        v1(INIT_1 + "; self.seen = {}", "if x.shape not in self.seen:\n            q, k, v = x @ self.W_query, x @ self.W_key, "
           "x @ self.W_value; self.seen[x.shape] = torch.softmax(q @ k.T / k.shape[-1]**0.5, -1) @ v\n"
           "        return self.seen[x.shape]"), None, None, "random x and weights of other sizes",
    ),
    ("SelfAttention_v1", "dropout, since modules stay in training mode"): (
        v1(forward=FORWARD_1.replace("torch.softmax(", "nn.functional.dropout(torch.softmax(").replace(", -1)", ", -1), 0.5)")),
        {"values", "gradient", "side effects"}, 2.5, "gives the same answer twice",
    ),
    ("SelfAttention_v1", "float32 whatever comes"): (
        v1(forward="x = x.float(); " + FORWARD_1), {"side effects"}, 5.5, "works after module.double()",
    ),
    ("SelfAttention_v1", "a state beside the state dict"): (
        v1(INIT_1 + "; self.shift = torch.rand(1)", FORWARD_1 + " + 0 * self.shift"), set(), 6, None,
    ),
    ("SelfAttention_v1", "a state dict that cannot be loaded"): (
        v1(INIT_1 + "; self.register_buffer('size', torch.ones(int(torch.randint(1, 10**6, ()))))"), {"side effects"}, 5.5,
        "survives a round trip through the state dict",
    ),
    # v2's biases
    ("SelfAttention_v2", "bias ignored"): (
        v2(INIT_2.replace("bias=qkv_bias", "bias=False")), None, None, "qkv_bias=True has three biases, False has none",
    ),
    ("SelfAttention_v2", "bias always"): (
        v2(INIT_2.replace("bias=qkv_bias", "bias=True")), None, None, "three trainable parameters under the asked names",
    ),
    ("SelfAttention_v2", "bias of the values only"): (
        v2(INIT_2.replace("bias=qkv_bias", "bias=False", 2)), None, None, "qkv_bias=True has three biases, False has none",
    ),
    ("SelfAttention_v2", "bias made, not used"): (
        v2(forward=FORWARD_1.replace("query,", "query.weight.T,").replace("key,", "key.weight.T,")
           .replace("value;", "value.weight.T;")), {"bias"}, 5, "the biases are used",
    ),
    ("SelfAttention_v2", "bias by position only"): (
        v2().replace("qkv_bias=False", "bias=False, /").replace("=qkv_bias", "=bias"), None, None,
        "qkv_bias=True has three biases, False has none",
    ),
    ("SelfAttention_v2", "normal layers"): (
        v2(INIT_2 + "\n        for layer in self.children(): nn.init.normal_(layer.weight)"), {"initialisation"}, 5.5,
        "the section's initial values",
    ),
    ("SelfAttention_v2", "zero biases, which are not judged"): (
        v2(INIT_2 + "\n        for layer in self.children():\n            if qkv_bias: nn.init.zeros_(layer.bias)"), set(), 6, None,
    ),
}

# fmt: on


@pytest.mark.parametrize(("name", "what"), WRONG, ids=lambda value: value)
def test_what_is_wrong_costs_its_group_and_no_other(trials, name, what):
    answer, groups, points, check = WRONG[name, what]
    tried = trials.one(name, answer)
    lost = {c.group for c in tried.record.checks if c.status != "passed"}
    if check:
        assert check in tried.lost
        assert tried.status in ("wrong", "partly")
    if groups is not None:
        assert lost == groups
    if points is not None:
        assert tried.points == points
    assert (tried.points < tried.record.max_points) == bool(lost)


# --- states ----------------------------------------------------------------------------------------------------------


def test_an_untouched_notebook_gets_nothing_and_is_not_attempted(trials):
    tried = trials.of_notebook(trials.assignment.release)
    assert {(t.status, t.points) for t in tried.values()} == {("not attempted", 0)}
    assert {c.status for t in tried.values() for c in t.record.checks} == {"not run"}


def test_a_class_with_its_parts_but_no_forward_earns_its_parts(trials):
    tried = trials.one("SelfAttention_v1", v1(forward="raise NotImplementedError()"))
    assert (tried.status, tried.points) == ("partly", 2.5)  # parts and initialisation: 5 of 12 parts of 6 points
    assert "forward is not written yet" in tried.check("random x and weights of other sizes").message
    without = trials.one("SelfAttention_v1", v1().split("    def forward")[0])
    assert (without.status, without.points) == ("partly", 2.5)


def test_parts_of_a_stub_filled_in_are_worth_nothing_before_they_work(trials):
    tried = trials.one("SelfAttention_v1", v1(INIT_1.split(";")[0] + "; raise NotImplementedError()"))
    assert (tried.status, tried.points) == ("not attempted", 0)


def test_only_the_students_own_not_implemented_error_means_not_attempted(trials):
    # The library raises it under this name for an operator that a device or layout does not have.
    tried = trials.one(
        "attention_scores",
        SCORES + "return queries.to_sparse_csr().conj_physical() @ torch.sparse_coo_tensor(keys).i()",
    )
    assert tried.status == "wrong"
    tried = trials.one(
        "attention_scores",
        "import numbers, abc\n" + SCORES + "return torch.ops.aten.size(torch.nested.nested_tensor([queries, keys]))",
    )
    assert tried.status == "wrong"


def test_a_name_that_is_missing_is_told_from_a_stub(trials):
    tried = trials.one(
        "project", "def projection(x, W_query, W_key, W_value):\n    return x @ W_query, x @ W_key, x @ W_value"
    )
    assert (tried.status, tried.points) == ("missing", 0)
    tried = trials.one(
        "project", "def Project(x, W_query, W_key, W_value):\n    return x @ W_query, x @ W_key, x @ W_value"
    )
    assert tried.record.note.startswith("Found Project; project is asked for")
    assert tried.named == {"wrong-name"}


@pytest.mark.parametrize("answer", ["project = 3", "project = None", "project = 'x @ W'", "project = torch.ones(3)"])
def test_what_cannot_be_called_is_no_function(trials, answer):
    tried = trials.one("project", answer)
    assert (tried.status, tried.points) == ("wrong", 0)
    assert "is not a function" in tried.check("the section's example").message


@pytest.mark.parametrize(
    ("answer", "says"),
    [
        (
            f"{v1().replace('SelfAttention_v1', 'Inner')}\ndef SelfAttention_v1(d_in, d_out):\n    return Inner(d_in, d_out)",
            "is not a class",
        ),
        (v1().replace("nn.Module", "object").replace("super().__init__()", "pass"), "nn.Module"),
        ("SelfAttention_v1 = nn.Linear(3, 2)", "is not a class"),
    ],
    ids=["a function that makes a module", "a plain class", "an instance"],
)
def test_what_is_no_class_of_modules_earns_nothing(trials, answer, says):
    tried = trials.one("SelfAttention_v1", answer)
    assert (tried.status, tried.points) == ("wrong", 0)
    assert says in tried.check("random x and weights of other sizes").message


BROKEN = {
    "does not parse": "def project(x, W_query, W_key, W_value):\n    return x @ W_query, x @ W_key x @ W_value",
    "raises at definition": "def project(x, W_query=undefined): pass",
    "raises before the definition": "1 / 0\n" + GIVEN_1 + "return x @ W_query, x @ W_key, x @ W_value",
    "too much memory at definition": "hoard = torch.ones(1 << 50)\n" + GIVEN_1 + "return 1, 2, 3",
    "exits at definition": "import sys\nsys.exit()\n" + GIVEN_1 + "return 1, 2, 3",
}


@pytest.mark.parametrize("answer", BROKEN.values(), ids=BROKEN)
def test_what_raises_before_it_defines_anything_costs_that_exercise_alone(trials, answer):
    tried = trials.whole({"project": answer})
    assert (tried["project"].status, tried["project"].points) == ("missing", 0)
    assert all(t.status == "accepted" for name, t in tried.items() if name != "project")
    errors = tried["project"].ran.errors
    assert errors[min(errors)].line is None or errors[min(errors)].line >= 1


RAISES = {
    "an error": ("return x @ W_query.T.T.T", "RuntimeError"),
    "memory": ("return torch.ones(1 << 50)", "RuntimeError"),
    "python's memory": ("return bytearray(1 << 50)", "MemoryError"),
    "recursion": ("return project(x, W_query, W_key, W_value)", "RecursionError"),
    "an assertion": ("assert False, 'not yet'", "AssertionError"),
    "an error of its own": ("raise type('Mine', (Exception,), {})('text')", "Mine"),
    "an error without words": ("raise type('Mute', (Exception,), {'__str__': lambda self: 1 / 0})()", "Mute"),
    "a signature": ("", "TypeError"),
}


@pytest.mark.parametrize(("body", "kind"), RAISES.values(), ids=RAISES)
def test_what_an_answer_raises_is_told_with_its_line_on_visible_checks_only(trials, body, kind):
    answer = GIVEN_1 + body if body else "def project(x): return x, x, x"
    tried = trials.one("project", answer)
    assert (tried.status, tried.points) == ("wrong", 0)
    assert kind in tried.check("the section's example").message


def test_names_and_texts_of_errors_stay_out_of_what_is_said_of_hidden_checks(trials):
    answer = GIVEN_1 + "if x.dim() == 2 and len(x) == 7: raise type('Seven', (Exception,), {})('seven')\n"
    answer += "    return x @ W_query, x @ W_key, x @ W_value"
    tried = trials.one("project", answer)
    message = tried.check("random x and matrices of other sizes").message
    assert "raised an error of its own" in message
    assert "even" not in message


# --- one exercise and the next ---------------------------------------------------------------------------------------


def test_a_wrong_earlier_exercise_does_not_lower_a_later_one(trials):
    wrong = {
        "project": GIVEN_1 + "return x, x, x",
        "attention_scores": SCORES + "raise ValueError",
        "scaled_softmax": "this does not parse",
        "context_vector": CONTEXT + "return 1",
    }
    tried = trials.whole(wrong)
    assert {name for name, t in tried.items() if t.status == "accepted"} == {"SelfAttention_v1", "SelfAttention_v2"}


def test_a_later_one_that_calls_it_loses_its_own_points(trials):
    calls = v1(
        forward=FORWARD_1.replace(
            "torch.softmax(q @ k.T / k.shape[-1]**0.5, -1)", "scaled_softmax(q @ k.T, k.shape[-1])"
        )
    )
    assert trials.whole({"SelfAttention_v1": calls})["SelfAttention_v1"].status == "accepted"
    wrong = SOFTMAX + "return torch.softmax(scores, -1)"
    tried = trials.whole({"scaled_softmax": wrong, "SelfAttention_v1": calls})
    assert (tried["SelfAttention_v1"].status, tried["SelfAttention_v1"].points) == ("partly", 2.5)
    assert tried["SelfAttention_v2"].status == "accepted"


def test_an_answer_is_the_one_that_stands_at_its_check_cell(trials):
    key = trials.assignment.key
    later = "def project(x, W_query, W_key, W_value):\n    return 1, 2, 3"
    tried = trials.whole({"attention_scores": [later, key["attention_scores"]]})
    assert tried["project"].status == "accepted"
    tried = trials.whole({"project": "pass", "attention_scores": [key["project"], key["attention_scores"]]})
    assert tried["project"].status == "missing"


def test_a_helper_is_the_one_that_stands_at_the_check_cell(trials):
    key = trials.assignment.key
    helper = "def helper(t): return t.T\nPOWER = 0.5"
    other = "def helper(t): return t * 0\nPOWER = 2"
    answers = {
        "attention_scores": [helper, SCORES + "return queries @ helper(keys)"],
        "scaled_softmax": SOFTMAX + "return torch.softmax(scores / d_k**POWER, -1)",
        "context_vector": [other, key["context_vector"]],
    }
    assert {t.status for t in trials.whole(answers).values()} == {"accepted"}


# --- the notebook's data ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["keys", "inputs", "d_out", "W_query", "queries"])
def test_the_notebooks_data_is_gone_for_hidden_cases(trials, name):
    leaning = v1(forward=f"{name}; " + FORWARD_1)
    tried = trials.whole({"SelfAttention_v1": leaning})["SelfAttention_v1"]
    assert tried.check("the rows of Listing 3.1 from the section's weights").status == "passed"
    assert tried.check("random x and weights of other sizes").status == "failed"
    assert tried.named == {"reads-notebook-data"}


def test_the_students_own_data_functions_classes_and_modules_stay(trials):
    own = """
import math
from functools import partial
root = math.sqrt
LAST = -1
table = {"axis": LAST}
soft = nn.Softmax(dim=LAST)
keys_of = partial(torch.transpose, dim0=-2, dim1=-1)
class Box: power = 0.5
@torch.no_grad()
def nothing(): return 0
box = Box()
"""
    forward = "q, k, v = x @ self.W_query, x @ self.W_key, x @ self.W_value; return soft(q @ keys_of(k) / root(k.shape[table['axis']])) @ v * 2 * box.power + nothing()"
    tried = trials.whole({"SelfAttention_v1": [own, v1(forward=forward)]})
    assert tried["SelfAttention_v1"].status == "accepted"


def test_a_name_of_the_notebook_that_the_student_bound_anew_is_the_students(trials):
    tried = trials.whole({"scaled_softmax": ["keys = -1", SOFTMAX + "return torch.softmax(scores / d_k**0.5, keys)"]})
    assert tried["scaled_softmax"].status == "accepted"


# --- switches, output, randomness ------------------------------------------------------------------------------------

SWITCHES = {
    "no gradients": "torch.set_grad_enabled(False)",
    "double precision": "torch.set_default_dtype(torch.float64)",
    "another device": "torch.set_default_device('meta')",
    "all of them": "torch.set_grad_enabled(False); torch.set_default_dtype(torch.float64); torch.set_default_device('meta')",
    "threads": "torch.set_num_threads(3)",
    "a seed": "torch.manual_seed(1); import random, numpy; random.seed(1); numpy.random.seed(1)",
    "inference": "torch.inference_mode().__enter__()",
    "print options": "torch.set_printoptions(precision=2, sci_mode=True)",
    "strict warnings": "import warnings; warnings.simplefilter('error')",
    "anomalies": "torch.autograd.set_detect_anomaly(True)",
}


@pytest.mark.parametrize("switch", SWITCHES.values(), ids=SWITCHES)
@pytest.mark.parametrize("where", ["in a cell", "in an answer"])
def test_a_switch_turned_costs_neither_this_exercise_nor_the_next(trials, switch, where):
    key = trials.assignment.key
    if where == "in a cell":
        answer = [switch, key["project"]]
    else:
        answer = [key["project"].replace("    queries =", f"    {switch}\n    queries =", 1)]
    tried = trials.whole({"project": answer})
    assert {name for name, t in tried.items() if t.status != "accepted"} <= (
        {"project"} if where == "in an answer" else set()
    )
    assert {t.status for name, t in tried.items() if name != "project"} == {"accepted"}


# --- the library's attention -----------------------------------------------------------------------------------------

SDPA = "q, k, v = x @ self.W_query, x @ self.W_key, x @ self.W_value; return {}(q[None], k[None], v[None])[0]"
LIBRARY = {
    "by its full name": ("", "torch.nn.functional.scaled_dot_product_attention"),
    "by an alias": ("import torch.nn.functional as F", "F.scaled_dot_product_attention"),
    "by its bare name": ("from torch.nn.functional import scaled_dot_product_attention as attend", "attend"),
    "by a text": ("name = 'scaled_' + 'dot_product_' + 'attention'", "getattr(nn.functional, name)"),
    "by the C function": ("", "torch._C._nn.scaled_dot_product_attention"),
    "by the operator": ("", "torch.ops.aten.scaled_dot_product_attention"),
    "by the operator's overload": ("", "torch.ops.aten.scaled_dot_product_attention.default"),
    "by a helper": ("def helper(q, k, v):\n    return nn.functional.scaled_dot_product_attention(q, k, v)", "helper"),
    "by a partial": (
        "import functools\nattend = functools.partial(nn.functional.scaled_dot_product_attention, is_causal=False)",
        "attend",
    ),
    "by vmap": ("attend = torch.vmap(nn.functional.scaled_dot_product_attention)", "attend"),
    "by a script": (
        "@torch.jit.script\ndef attend(q, k, v):\n    return torch.nn.functional.scaled_dot_product_attention(q, k, v)",
        "attend",
    ),
    "with the watch switched off": (
        "def attend(q, k, v):\n    with torch._C.DisableTorchFunction():\n"
        "        return nn.functional.scaled_dot_product_attention(q, k, v)",
        "attend",
    ),
}


@pytest.mark.parametrize("route", LIBRARY)
def test_the_librarys_attention_is_no_answer_by_whatever_route(trials, route):
    above, call = LIBRARY[route]
    tried = trials.one("SelfAttention_v1", above or "pass", v1(forward=SDPA.format(call)))
    assert (tried.status, tried.points) == ("wrong", 0)
    assert "the library's attention earns no points" in tried.record.note
    assert tried.named == {"library-attention"}


def test_multi_head_attention_of_the_library_is_no_answer_either(trials):
    made = "super().__init__(); self.inner = nn.MultiheadAttention(d_in, 1, bias=False); " + INIT_1
    tried = trials.one("SelfAttention_v1", v1(made, "return self.inner(x, x, x)[0] @ self.W_value"))
    assert (tried.status, tried.points) == ("wrong", 0)
    assert "earns no points" in tried.record.note


def test_it_counts_for_the_exercise_that_calls_it_and_no_other(trials):
    answer = (
        "def scaled_softmax(scores, d_k):\n    one = torch.eye(scores.shape[-1])\n    rows = torch.atleast_2d(scores)\n"
    )
    answer += (
        "    out = nn.functional.scaled_dot_product_attention(rows[None], one[None], one[None], scale=d_k**-0.5)[0]\n"
    )
    answer += "    return out if scores.dim() > 1 else out[0]"
    tried = trials.whole({"scaled_softmax": answer})
    assert {name for name, t in tried.items() if t.status != "accepted"} == {"scaled_softmax"}
    assert tried["scaled_softmax"].points == 0


def test_naming_it_or_trying_it_beside_the_answer_costs_nothing(trials):
    below = "q = torch.ones(1, 2, 2)\nprint(nn.functional.scaled_dot_product_attention(q, q, q))"
    answer = '"""Not F.scaled_dot_product_attention."""\n' + v1() + "        # like nn.MultiheadAttention\n" + below
    assert trials.one("SelfAttention_v1", below, answer, below=[below]).status == "accepted"


# --- points and status, as plain functions ---------------------------------------------------------------------------


@given(
    st.lists(st.tuples(st.integers(1, 9), st.lists(st.booleans(), min_size=1, max_size=3)), min_size=1, max_size=6),
    st.integers(1, 20),
)
def test_points_are_the_weighted_share_of_whole_groups_rounded_down_to_halves(groups, points):
    exercise = Exercise("f", points, {str(i): w for i, (w, _) in enumerate(groups)})
    verdicts = [
        Verdict(Check("", str(i), "contract", "value", []), "passed" if passed else "failed")
        for i, (_, checks) in enumerate(groups)
        for passed in checks
    ]
    earned = judge.points(exercise, verdicts)
    share = points * sum(w for w, checks in groups if all(checks)) / sum(w for w, _ in groups)
    assert earned * 2 == int(earned * 2)
    assert share - 0.5 < earned <= share + 1e-6
    assert (earned == points) == all(all(checks) for _, checks in groups)


def test_values_agree_within_the_tolerances_and_nan_with_nothing():
    one = np.ones((2, 2), np.float32)
    assert arrays.close(one, one + 9e-5)
    assert not arrays.close(one, one + 3e-4)
    assert arrays.close(one * 1000, one * 1000.09)
    assert not arrays.close(one * np.nan, one * np.nan)
    assert not arrays.close(one * np.inf, one * np.inf)
