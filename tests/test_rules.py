"""Each rule names what its docstring says, in every spelling, and not what only looks like it.

An answer here may lose points under another name, or under none; what counts is whether the rule's name is among them.
"""

# ruff: noqa: E501  (answers read best on one line)

import pytest
from test_judge import CONTEXT, FORWARD_1, FORWARD_2, GIVEN_1, INIT_1, INIT_2, SCORES, SOFTMAX, v1, v2

from autograder.naming.rules import RULES

P, A, S, C, V1, V2 = (
    "project", "attention_scores", "scaled_softmax", "context_vector", "SelfAttention_v1", "SelfAttention_v2",
)  # fmt: skip
ROWS = "[[.2996, .8053], [.3061, .8210], [.3058, .8203], [.2948, .7939], [.2927, .7891], [.2990, .8040]]"
CUT = FORWARD_1.replace("return", "z =")
ORDERS = [(1, 0, 2), (1, 2, 0), (0, 2, 1), (2, 1, 0)]


def renamed(query, key, value, text):
    return text.replace("W_query", query).replace("W_key", key).replace("W_value", value)


def reordered(init, order):
    return "; ".join(init.split("; ")[i] for i in order)


# rule: [(exercise, answer)], what it names
NAMED = {
    "library-attention": [
        (A, SCORES + "return nn.functional.scaled_dot_product_attention(queries[None], keys[None], keys[None])[0]"),
        (S, SOFTMAX + "eye = torch.eye(scores.shape[-1]); n = len(eye); return nn.functional.scaled_dot_product_attention(scores.reshape(-1, n), eye, eye, scale=1 / d_k**0.5).reshape(scores.shape)"),
        (V1, v1(INIT_1 + "; self.attn = nn.MultiheadAttention(d_out, num_heads=1, batch_first=True)", CUT.replace("z = torch.softmax(q @ k.T / k.shape[-1]**0.5, -1) @ v", "return self.attn(q, k, v)[0]"))),
        (V2, v2(forward="return nn.functional.scaled_dot_product_attention(self.W_query(x), self.W_key(x), self.W_value(x))")),
    ],
    "not-a-module": [
        (V1, v1().replace("(nn.Module)", "").replace("super().__init__()", "pass")),
        (V2, v2().replace("(nn.Module)", "(object)")),
        (V1, "def SelfAttention_v1(x, W_query, W_key, W_value):\n    return x"),
    ],
    "wrong-name": [
        (P, "def projects(x, a, b, c):\n    return x @ a, x @ b, x @ c"),
        (S, (SOFTMAX + "return torch.softmax(scores / d_k**0.5, dim=-1)").replace("scaled_", "scale_")),
        (V1, v1().replace("SelfAttention_v1", "SelfAttentionV1")),
        (V1, v1().replace("SelfAttention_v1", "SelfAttention_V1")),
        (V1, v1().replace("SelfAttention_v1", "SelfAttention")),
        (V2, v2().replace("SelfAttention_v2", "SelfAttention_v1")),
    ],
    "printed": [(C, CONTEXT + "print(weights @ values)"), (V1, v1(forward=CUT + "; print(z)"))],
    "returned-nothing": [(C, CONTEXT + "z = weights @ values"), (V1, v1(forward=CUT)), (V2, v2(forward="pass"))],
    "returned-tuple": [
        (A, SCORES + "return [queries @ key for key in keys]"),
        (S, SOFTMAX + "return scores / d_k**0.5, torch.softmax(scores / d_k**0.5, -1)"),
        (C, CONTEXT + "return {'context': weights @ values}"),
        (P, GIVEN_1 + "return {'queries': x @ W_query, 'keys': x @ W_key, 'values': x @ W_value}"),
        (V1, v1(forward=FORWARD_1 + ", q")),
    ],
    "wrong-parameter-name": [
        (name, make(*(renamed(*names, text) for text in texts)))
        for name, make, texts in ((V1, v1, (INIT_1, FORWARD_1)), (V2, v2, (INIT_2, FORWARD_2)))
        for names in (
            ("W_q", "W_k", "W_v"), ("w_query", "w_key", "w_value"), ("W_query", "W_keys", "W_values"),
            ("W_Query", "W_Key", "W_Value"), ("query", "key", "value"),
        )
    ],
    "pasted-numbers": [
        (S, SOFTMAX + "return torch.tensor([0.1500, 0.2264, 0.2199, 0.1311, 0.0906, 0.1820])"),
        (C, CONTEXT + "z = torch.tensor([0.3061, 0.8210]); return z"),
        (V1, v1(forward=f"return torch.tensor({ROWS})")),
    ],
    "reads-notebook-data": [
        (P, GIVEN_1 + "return x_2 @ W_query, x_2 @ W_key, x_2 @ W_value"),
        (A, SCORES + "return query_2 @ keys.T"),
        (S, SOFTMAX + "return torch.softmax(scores / keys.shape[-1]**0.5, dim=-1)"),
        (C, CONTEXT + "return weights @ inputs"),
        (C, CONTEXT + "return attn_weights_2 @ values"),
        (V1, v1(forward=FORWARD_1.replace("k.shape[-1]", "d_k"))),
        (V1, v1(forward=FORWARD_1.replace("@ v", "@ values"))),
        (V1, v1(forward=FORWARD_1.replace("self.", ""))),
    ],
    "hard-coded-size": [
        (A, SCORES + "return torch.stack([queries @ keys[j] for j in range(6)], dim=-1)"),
        (C, CONTEXT + "return weights @ values.view(6, 2)"),
        (V1, v1(INIT_1.replace("d_in, d_out", "3, 2"))),
        (V1, v1(forward=CUT + "; return torch.stack([z[i] for i in range(6)])")),
        (V2, v2(INIT_2.replace("d_in, d_out", "3, 2"))),
    ],
    "changed-input": [
        (P, GIVEN_1 + "F = nn.functional.linear; return F(x, W_query.t_()), F(x, W_key.t_()), F(x, W_value.t_())"),
        (S, SOFTMAX + "scores /= d_k**0.5; return torch.softmax(scores, -1)"),
        (S, SOFTMAX + "scores -= scores.amax(-1, keepdim=True); return torch.softmax(scores / d_k**0.5, -1)"),
        (C, CONTEXT + "weights.unsqueeze_(-1); return (weights * values).sum(-2)"),
        (V1, v1(forward="x *= 1.5; x /= 1.5; " + FORWARD_1)),
    ],
    "reseeded": [(V1, v1("torch.manual_seed(123); " + INIT_1)), (V2, v2("torch.manual_seed(789); " + INIT_2))],
    "created-in-another-order": [
        *((V1, v1(reordered(INIT_1, order))) for order in ORDERS), *((V2, v2(reordered(INIT_2, order))) for order in ORDERS),
    ],
    "unstable": [
        (S, SOFTMAX + "e = torch.exp(scores / d_k**0.5); return e / e.sum(-1, keepdim=True)"),
        (S, SOFTMAX + "s = scores / d_k**0.5; e = torch.exp(s - s.max()); return e / e.sum(-1, keepdim=True)"),
    ],
    "cut-graph": [
        (A, SCORES + "return (queries @ keys.T).data"),
        (A, "import numpy as np\n" + SCORES + "return torch.tensor(np.dot(queries.detach().numpy(), keys.detach().numpy().T))"),
        (S, "@torch.no_grad()\n" + SOFTMAX + "return torch.softmax(scores / d_k**0.5, -1)"),
        (S, SOFTMAX + "return torch.softmax(torch.tensor(scores / d_k**0.5), -1)"),
        (C, CONTEXT + "z = torch.zeros(*weights.shape[:-1], values.shape[1])\n    for j, v in enumerate(values): z += weights[..., j, None].detach() * v.detach()\n    return z"),
        (V1, v1(forward="with torch.no_grad(): q, k, v = x @ self.W_query, x @ self.W_key, x @ self.W_value; z = torch.softmax(q @ k.T / k.shape[-1]**0.5, -1) @ v\n        return z")),
        (V2, v2(forward="q, k, v = (W(x).detach() for W in (self.W_query, self.W_key, self.W_value)); return torch.softmax(q @ k.T / k.shape[-1]**0.5, -1) @ v")),
    ],
}  # fmt: skip

# rule: {what it is: (exercise, answer)}, what looks like it and is not
UNLIKE = {
    "library-attention": {
        "its name in a text": (S, SOFTMAX + '"""As scaled_dot_product_attention does it, without the root."""\n    return torch.softmax(scores, -1)'),
    },
    "not-a-module": {"a base class between": (V1, "class Base(nn.Module): pass\n" + v1(INIT_1.replace("rand", "randn")).replace("(nn.Module)", "(Base)"))},
    "wrong-name": {
        "a name that is not like it": (S, "def softmax(scores, d_k):\n    return torch.softmax(scores / d_k**0.5, dim=-1)"),
        "a name like it beside the asked one": (P, "def projects(x): return x\n\n\n" + GIVEN_1 + "return x, x, x"),
    },
    "printed": {
        "printed and returned": (C, CONTEXT + "print(weights); return weights @ values * 2"),
        "silence": (C, CONTEXT + "weights @ values"),
    },
    "returned-nothing": {"printed": (C, CONTEXT + "print(weights)"), "a number": (C, CONTEXT + "return 0")},
    "returned-tuple": {
        "a text": (C, CONTEXT + "return 'weights @ values'"),
        "three in a list where three are asked for": (P, GIVEN_1 + "return [x @ W_key, x @ W_query, x @ W_value]"),
    },
    "wrong-parameter-name": {
        "no parameters": (V1, v1(renamed("W_q", "W_k", "W_v", INIT_1).replace("nn.Parameter", ""), renamed("W_q", "W_k", "W_v", FORWARD_1))),
        "plain tensors under the asked names": (V1, v1(INIT_1.replace("nn.Parameter", ""))),
    },
    "pasted-numbers": {
        "the same wrong number": (C, CONTEXT + "return torch.zeros(2)"),
        "other numbers for another input": (S, SOFTMAX + "return scores * 0 + 1 / scores.shape[-1]"),
    },
    "reads-notebook-data": {
        "an argument of that name": (P, "def project(inputs, keys, W_key, W_value):\n    return inputs @ keys, inputs @ W_key, inputs @ W_key"),
        "a variable of its own": (S, SOFTMAX + "keys = scores; return torch.softmax(keys, -1)"),
        "a name that nobody knows": (S, SOFTMAX + "return torch.softmax(scores / math.sqrt(d_k), -1)"),
    },
    "hard-coded-size": {
        "right nowhere": (A, SCORES + "return torch.stack([queries @ keys[j] for j in range(6)], dim=-1) * 2"),
        "wrong values where the shape is right": (C, CONTEXT + "return weights @ values * (1 if len(values) == 6 else 2)"),
    },
    "changed-input": {"a copy changed": (S, SOFTMAX + "scores = scores.clone(); scores /= 2; return torch.softmax(scores, -1)")},
    "reseeded": {"a seed below the class": (V1, v1(INIT_1.replace("rand", "randn")) + "\ntorch.manual_seed(123)")},
    "created-in-another-order": {
        "one matrix under three names": (V1, v1("W = nn.Parameter(torch.rand(d_in, d_out)); self.W_query = self.W_key = self.W_value = W")),
        "other numbers": (V1, v1(reordered(INIT_1, (1, 0, 2)).replace("rand", "randn"))),
    },
    "unstable": {
        "wrong for small scores too": (S, SOFTMAX + "e = torch.exp(scores); return e / e.sum(-1, keepdim=True)"),
    },
    "cut-graph": {
        "other values": (C, CONTEXT + "return (weights @ values * 1.1).detach()"),
        "parameters that do not train": (V1, v1(INIT_1 + "; self.requires_grad_(False)")),
        "half a gradient and other values": (C, CONTEXT + "return weights.detach() @ values * 1.1"),
    },
}  # fmt: skip


def test_every_rule_is_tried_in_both_ways():
    assert NAMED.keys() == UNLIKE.keys() == RULES.keys()


@pytest.mark.parametrize(
    ("rule", "name", "answer"),
    [pytest.param(rule, *answer, id=f"{rule}-{n}") for rule, answers in NAMED.items() for n, answer in enumerate(answers)],
)  # fmt: skip
def test_a_rule_names_what_it_is_about(trials, rule, name, answer):
    assert rule in rules_told(trials, name, answer)


@pytest.mark.parametrize(
    ("rule", "name", "answer"),
    [pytest.param(rule, *answer, id=f"{rule}: {what}") for rule, answers in UNLIKE.items() for what, answer in answers.items()],
)  # fmt: skip
def test_a_rule_does_not_name_what_only_looks_like_it(trials, rule, name, answer):
    tried = trials.one(name, answer)
    assert tried.lost
    assert rule not in rules_told(trials, name, answer)


def rules_told(trials, name, answer):
    """The rules of the mistakes that are named: that of a whole notebook, since some are about the notebook's data."""
    named = trials.whole({name: answer})[name].named
    return {one.rule for one in trials.assignment.mistakes(trials.worker)[name] if one.stem in named}
