"""What the exercises of section 3.4 are judged by: points, groups, checks, and their cases.

In: two random generators. Out: exercises (see autograder/rubric.py). Expected values are nowhere here: they are what
the key does on the same cases. The section's own inputs are numbers below, since this side does not import torch; a
test holds them against `torch.manual_seed`.
"""

from functools import partial

import numpy as np

from autograder.model import Build, Call, Exercise
from autograder.rubric import add_check, normal

INPUTS = np.array(
    [
        [0.43, 0.15, 0.89],  # Your
        [0.55, 0.87, 0.66],  # journey
        [0.57, 0.85, 0.64],  # starts
        [0.22, 0.58, 0.33],  # with
        [0.77, 0.25, 0.10],  # one
        [0.05, 0.80, 0.55],  # step
    ],
    dtype=np.float32,
)
WORDS = ["Your", "journey", "starts", "with", "one", "step"]
NAMES = ["W_query", "W_key", "W_value"]
# torch.manual_seed(123), then torch.rand(3, 2) three times
SEED_123 = {
    "W_query": [
        [0.29611194133758545, 0.516562283039093],
        [0.2516707181930542, 0.6885567903518677],
        [0.07397246360778809, 0.866521954536438],
    ],
    "W_key": [
        [0.13657987117767334, 0.10247904062271118],
        [0.18405646085739136, 0.7264467477798462],
        [0.3152539134025574, 0.6871066689491272],
    ],
    "W_value": [
        [0.07563531398773193, 0.19663816690444946],
        [0.31641197204589844, 0.4017401337623596],
        [0.1185683012008667, 0.8273953795433044],
    ],
}
# torch.manual_seed(789), then nn.Linear(3, 2, bias=False) three times
SEED_789 = {
    "W_query": [
        [0.31605908274650574, 0.45680856704711914, 0.5118348598480225],
        [-0.16828539967536926, -0.3378770351409912, -0.0917738676071167],
    ],
    "W_key": [
        [0.4058058261871338, -0.4704205393791199, 0.23680520057678223],
        [0.2133607417345047, -0.2600506544113159, -0.5105429887771606],
    ],
    "W_value": [
        [0.25256988406181335, -0.1414782702922821, -0.19618134200572968],
        [0.5191074013710022, -0.08516757935285568, -0.2043270468711853],
    ],
}
SECTION = {name: np.array(value, dtype=np.float32) for name, value in SEED_123.items()}
SECTION_LINEAR = {f"{name}.weight": np.array(value, dtype=np.float32) for name, value in SEED_789.items()}
QUERIES, KEYS, VALUES = (INPUTS @ SECTION[name] for name in NAMES)
SCORES = QUERIES @ KEYS.T
_EXP = np.exp(SCORES / np.float32(2) ** 0.5)
WEIGHTS = (_EXP / _EXP.sum(-1, keepdims=True)).astype(np.float32)

# Drawn under the attention weights of the students' pages: theirs beside the expected ones.
PICTURE = {"exercise": "scaled_softmax", "case": "section-all", "title": "Attention weights", "labels": WORDS}

# What a grader looks for in a written answer, and an answer that has all of it.
WRITTEN = {
    "why_scale": {
        "criteria": [
            "A dot product of two d_k-dimensional vectors grows with d_k (its standard deviation like √d_k).",
            "Large scores push softmax towards a step function: one weight near 1, all others near 0.",
            "There softmax's gradient is almost zero, so training stalls; dividing by √d_k keeps the scores' spread.",
        ],
        "sample": "Each score is a sum of d_k products, so its spread grows like √d_k. Softmax of widely spread scores "
        "is nearly one-hot and its gradient nearly zero. Dividing by √d_k keeps the spread near 1 for any d_k.",
    }
}


def exercises(hidden, counterexample):
    shown = np.random.default_rng(34)
    return [
        make(shown, hidden, counterexample)
        for make in (project, attention_scores, scaled_softmax, context_vector, self_attention_v1, self_attention_v2)
    ]


# --- functions ---------------------------------------------------------------------------------------------------


def project(shown, hidden, counterexample):
    axes = {"x": ["tokens", "d_in"], **{key: ["d_in", "d_out"] for key in NAMES}}
    axes |= {key: ["tokens", "d_out"] for key in ["queries", "keys", "values"]}
    exercise = Exercise("project", 3, {"values": 3, "one token": 1, "gradient": 1, "side effects": 1}, axes)
    check = partial(add_check, exercise)
    parts = ["queries", "keys", "values"]

    def case(id, rng, tokens, d_in, d_out, **more):
        shape = (d_in,) if tokens is None else (tokens, d_in)
        args = {"x": normal(rng, *shape)} | {name: normal(rng, d_in, d_out) for name in NAMES}
        out = (d_out,) if tokens is None else (tokens, d_out)
        upstream = [normal(rng, *out) for _ in parts]
        return Call(id, args, parts, upstream, unpack=3, **more)

    section = [
        Call(id, {"x": x, **SECTION}, parts, unpack=3) for id, x in (("section-x2", INPUTS[1]), ("section-all", INPUTS))
    ]
    small = case("small", shown, 4, 5, 3, twice=True)
    wide = [
        case("7x4x5", hidden, 7, 4, 5, twice=True),
        case("7x4x5-again", hidden, 7, 4, 5),
        case("3x8x20", hidden, 3, 8, 20),
        case("1x2x3", hidden, 1, 2, 3),
    ]
    single = [case("one-4x6", hidden, None, 4, 6), case("one-3x1", hidden, None, 3, 1)]
    like = case("counterexample", counterexample, 4, 2, 3, twice=True)
    like_one = case("counterexample-one", counterexample, None, 4, 3)

    check("the section's example", "values", "arithmetic", "value", section, visible=True)
    check("another size: 4 tokens, d_in = 5, d_out = 3", "values", "arithmetic", "value", [small], visible=True)
    check("random x and matrices of other sizes", "values", "arithmetic", "value", wide, counterexample=like)
    check("one token alone (x with one axis)", "one token", "arithmetic", "value", single, counterexample=like_one)
    _gradient_and_side_effects(exercise, small, [*wide[:3], single[0]], like)
    return exercise


def attention_scores(shown, hidden, counterexample):
    axes = {"queries": ["queries", "d_k"], "keys": ["keys", "d_k"], "scores": ["queries", "keys"]}
    exercise = Exercise("attention_scores", 3, {"values": 3, "one query": 1, "gradient": 1, "side effects": 1}, axes)
    check = partial(add_check, exercise)

    def case(id, rng, tokens, others, d_k, **more):
        shape = (d_k,) if tokens is None else (tokens, d_k)
        out = (others,) if tokens is None else (tokens, others)
        args = {"queries": normal(rng, *shape), "keys": normal(rng, others, d_k)}
        return Call(id, args, ["scores"], [normal(rng, *out)], **more)

    section = [
        Call(id, {"queries": q, "keys": KEYS}, ["scores"])
        for id, q in (("section-q2", QUERIES[1]), ("section-all", QUERIES))
    ]
    small = case("small", shown, 4, 5, 3, twice=True)
    wide = [
        case("4x7x3", hidden, 4, 7, 3, twice=True),
        case("4x7x3-again", hidden, 4, 7, 3),
        case("9x2x20", hidden, 9, 2, 20),
        case("1x3x4", hidden, 1, 3, 4),
        case("6x6x2", hidden, 6, 6, 2),
    ]
    single = [case("one-5x4", hidden, None, 5, 4), case("one-1x3", hidden, None, 1, 3)]
    like = case("counterexample", counterexample, 2, 4, 3, twice=True)
    like_one = case("counterexample-one", counterexample, None, 4, 3)

    check("the section's example", "values", "arithmetic", "value", section, visible=True)
    check("another size: 4 queries, 5 keys, d_k = 3", "values", "arithmetic", "value", [small], visible=True)
    check("random queries and keys of other sizes", "values", "arithmetic", "value", wide, counterexample=like)
    check("one query alone (one axis)", "one query", "arithmetic", "value", single, counterexample=like_one)
    _gradient_and_side_effects(exercise, small, [*wide[:3], single[0]], like)
    return exercise


def scaled_softmax(shown, hidden, counterexample):
    axes = {key: ["queries", "keys"] for key in ["scores", "weights"]}
    exercise = Exercise("scaled_softmax", 4, {"values": 4, "gradient": 1, "large scores": 2, "side effects": 1}, axes)
    check = partial(add_check, exercise)

    def case(id, rng, shape, d_k, spread=1.0, **more):
        scores = (normal(rng, *shape) * np.float32(spread)).astype(np.float32)
        return Call(id, {"scores": scores, "d_k": d_k}, ["weights"], [normal(rng, *shape)], **more)

    section = [
        Call(id, {"scores": s, "d_k": 2}, ["weights"]) for id, s in (("section-q2", SCORES[1]), ("section-all", SCORES))
    ]
    small = case("small", shown, (3, 5), 7, twice=True)
    wide = [
        case("4x7-d3", hidden, (4, 7), 3, twice=True),
        case("4x7-d3-again", hidden, (4, 7), 3),
        case("9x2-d64", hidden, (9, 2), 64),
        case("6x6-d5", hidden, (6, 6), 5),
        case("3x1-d4", hidden, (3, 1), 4),
    ]
    single = [case("row-5-d5", hidden, (5,), 5), case("row-8-d17", hidden, (8,), 17)]
    hundred = _with_close_seconds(case("hundred", hidden, (4, 6), 6, 40.0), hidden)
    huge = [_far_apart(case(*of), hidden) for of in (("huge-d3", hidden, (5, 4), 3), ("huge-d2", hidden, (6,), 2))]
    table = huge[0].args["scores"]
    table[1], table[0, 0] = 1e4, -1e4  # a row of equal scores far from zero
    like = case("counterexample", counterexample, (3, 4), 5, twice=True)
    like_one = case("counterexample-row", counterexample, (4,), 7)
    like_hundred = _with_close_seconds(case("counterexample-hundred", counterexample, (2, 5), 3, 40.0), counterexample)
    like_huge = _far_apart(case("counterexample-huge", counterexample, (2, 4), 3), counterexample)

    check("the section's example", "values", "arithmetic", "value", section, visible=True)
    check("another size: 3 rows of 5 scores, d_k = 7", "values", "arithmetic", "value", [small], visible=True)
    check("random scores of other sizes, other d_k", "values", "arithmetic", "value", wide, counterexample=like)
    check("one row alone (one axis)", "values", "arithmetic", "value", single, counterexample=like_one)
    _gradient_and_side_effects(exercise, small, [*wide[:3], single[0]], like)
    check(
        "scores up to ±100",
        "large scores",
        "arithmetic",
        "value",
        [hundred],
        counterexample=like_hundred,
        atol=1e-4,
        extra=True,
    )
    check(
        "scores up to ±10,000 give finite rows that sum to 1",
        "large scores",
        "arithmetic",
        "rows",
        huge,
        counterexample=like_huge,
        extra=True,
    )
    check(
        "finite gradients for large scores",
        "large scores",
        "gradient",
        "finite gradient",
        huge,
        counterexample=like_huge,
        extra=True,
    )
    return exercise


def _with_close_seconds(case, rng):
    """In every row a score close to the largest, so that a wrong scale shows with every seed."""
    scores = case.args["scores"]
    rows, largest = np.arange(len(scores)), scores.argmax(-1)
    scores[rows, (largest + 1) % scores.shape[-1]] = scores.max(-1) - 3 + 0.1 * normal(rng, len(scores))
    return case


def _far_apart(case, rng):
    """Scores from -1e4 to 1e4, so far apart that right answers agree on the largest however they round."""
    scores = case.args["scores"]
    scores.flat = rng.permutation(np.linspace(-1e4, 1e4, scores.size)) + 20 * normal(rng, scores.size)
    scores.flat[[scores.argmin(), scores.argmax()]] = -1e4, 1e4
    return case


def context_vector(shown, hidden, counterexample):
    axes = {"weights": ["queries", "tokens"], "values": ["tokens", "d_v"], "context": ["queries", "d_v"]}
    exercise = Exercise("context_vector", 3, {"values": 3, "one row": 1, "gradient": 1, "side effects": 1}, axes)
    check = partial(add_check, exercise)

    def case(id, rng, tokens, others, d_v, **more):
        shape = (others,) if tokens is None else (tokens, others)
        out = (d_v,) if tokens is None else (tokens, d_v)
        args = {"weights": normal(rng, *shape), "values": normal(rng, others, d_v)}
        return Call(id, args, ["context"], [normal(rng, *out)], **more)

    section = [
        Call(id, {"weights": w, "values": VALUES}, ["context"])
        for id, w in (("section-z2", WEIGHTS[1]), ("section-all", WEIGHTS))
    ]
    small = case("small", shown, 4, 3, 5, twice=True)
    wide = [
        case("4x7x5", hidden, 4, 7, 5, twice=True),
        case("4x7x5-again", hidden, 4, 7, 5),
        case("9x2x20", hidden, 9, 2, 20),
        case("1x3x4", hidden, 1, 3, 4),
        case("6x6x3", hidden, 6, 6, 3),
    ]
    single = [case("one-5x4", hidden, None, 5, 4), case("one-1x3", hidden, None, 1, 3)]
    like = case("counterexample", counterexample, 2, 4, 3, twice=True)
    like_one = case("counterexample-one", counterexample, None, 4, 3)

    check("the section's example", "values", "arithmetic", "value", section, visible=True)
    check("another size: 4 rows of 3 weights, d_v = 5", "values", "arithmetic", "value", [small], visible=True)
    check("random weights and values of other sizes", "values", "arithmetic", "value", wide, counterexample=like)
    check("one row alone (one axis)", "one row", "arithmetic", "value", single, counterexample=like_one)
    _gradient_and_side_effects(exercise, small, [*wide[:3], single[0]], like)
    return exercise


def _gradient_and_side_effects(exercise, small, hidden, like):
    check = partial(add_check, exercise)
    check("gradients on the small example", "gradient", "gradient", "gradient", [small], visible=True)
    check("gradient of every input", "gradient", "gradient", "gradient", hidden, counterexample=like)
    check("leaves its inputs unchanged", "side effects", "contract", "unchanged", [small], visible=True)
    check("leaves other inputs unchanged", "side effects", "contract", "unchanged", hidden[:1], counterexample=like)
    check("gives the same answer twice", "side effects", "arithmetic", "again", hidden[:1], counterexample=like)


# --- classes -----------------------------------------------------------------------------------------------------


def self_attention_v1(shown, hidden, counterexample):
    axes = {"x": ["tokens", "d_in"], "context": ["tokens", "d_out"], **{key: ["d_in", "d_out"] for key in NAMES}}
    groups = {"parts": 3, "initialisation": 2, "values": 4, "gradient": 2, "side effects": 1}
    exercise = Exercise("SelfAttention_v1", 6, groups, axes)

    def weights(rng, d_in, d_out):
        return {name: normal(rng, d_in, d_out) / np.float32(d_in**0.5) for name in NAMES}

    def build(id, init, **more):
        return Build(id, init, NAMES, "context", **more)

    section = build("section", [3, 2], weights=SECTION, xs=[INPUTS])
    starts = [build("seed-123", [3, 2], seed=123)]
    more_starts = [build("seed-4x7", [4, 7], seed=int(hidden.integers(1000))), build("seed-9x2", [9, 2], seed=7)]
    _class_checks(
        exercise, shown, hidden, counterexample, build, weights, section, starts, more_starts, "the rows of Listing 3.1"
    )
    return exercise


def self_attention_v2(shown, hidden, counterexample):
    names = [f"{name}.weight" for name in NAMES]
    biases = [f"{name}.bias" for name in NAMES]
    axes = {"x": ["tokens", "d_in"], "context": ["tokens", "d_out"]}
    axes |= {key: ["d_out", "d_in"] for key in names} | {key: ["d_out"] for key in biases}
    groups = {"parts": 2, "initialisation": 1, "values": 4, "gradient": 2, "bias": 2, "side effects": 1}
    exercise = Exercise("SelfAttention_v2", 6, groups, axes)
    check = partial(add_check, exercise)

    def weights(rng, d_in, d_out):
        return {name: normal(rng, d_out, d_in) / np.float32(d_in**0.5) for name in names}

    def build(id, init, **more):
        return Build(id, init, names, "context", **more)

    def biased(id, rng, tokens, d_in, d_out, **more):
        given = weights(rng, d_in, d_out) | {name: normal(rng, d_out) for name in biases}
        return Build(
            id,
            [d_in, d_out],
            names + biases,
            "context",
            named={"qkv_bias": True},
            weights=given,
            xs=[normal(rng, tokens, d_in)],
            upstream=normal(rng, tokens, d_out),
            **more,
        )

    section = build("section", [3, 2], weights=SECTION_LINEAR, xs=[INPUTS])
    starts = [build("seed-789", [3, 2], seed=789)]
    more_starts = [
        build("seed-4x7", [4, 7], seed=int(hidden.integers(1000))),
        Build("seed-9x2-bias", [9, 2], names, "context", named={"qkv_bias": True}, seed=7, free=[".bias"]),
    ]
    _class_checks(
        exercise, shown, hidden, counterexample, build, weights, section, starts, more_starts, "the rows of Listing 3.2"
    )
    table = Build("table-bias", [5, 3], names + biases, "context", named={"qkv_bias": True}, seed=1)
    plain = Build("table-no-bias", [4, 3], names, "context", named={"qkv_bias": False}, seed=1)
    more = [biased("bias-4x3x5", hidden, 4, 3, 5), biased("bias-2x6x3", hidden, 2, 6, 3)]
    like = biased("counterexample-bias", counterexample, 3, 2, 3)
    check(
        "qkv_bias=True has three biases, False has none", "bias", "contract", "parameters", [table, plain], visible=True
    )
    check("the biases are used", "bias", "arithmetic", "value", more, counterexample=like, extra=True)
    check("gradient of every bias", "bias", "gradient", "gradient", more, counterexample=like, extra=True)
    return exercise


def _class_checks(exercise, shown, hidden, counterexample, build, weights, section, starts, more_starts, listing):
    check = partial(add_check, exercise)

    def case(id, rng, tokens, d_in, d_out, draws=1, **more):
        return build(
            id,
            [d_in, d_out],
            weights=weights(rng, d_in, d_out),
            xs=[normal(rng, tokens, d_in) for _ in range(draws)],
            upstream=normal(rng, tokens, d_out),
            **more,
        )

    table = build("table", [5, 3], seed=1)
    other_table = build("table-2x9", [2, 9], seed=1)
    small = case("small", shown, 4, 5, 3)
    wide = [
        case("7x4x6", hidden, 7, 4, 6, draws=2, twice=True, step=0.1),
        case("7x4x6-again", hidden, 7, 4, 6),
        case("3x2x20", hidden, 3, 2, 20),
        case("1x3x2", hidden, 1, 3, 2),
        case("2x6x1", hidden, 2, 6, 1),
    ]
    double, trip = _double_and_trip("", hidden, build, weights)
    pair = build("pair", [4, 3], seed=11, second=True)
    like = case("counterexample", counterexample, 3, 4, 2, twice=True, step=0.1)
    like_double, like_trip = _double_and_trip("counterexample-", counterexample, build, weights)
    like_table = build("counterexample-table", [3, 6], seed=2)
    like_start = build("counterexample-seed", [2, 5], seed=42)
    like_pair = build("counterexample-pair", [3, 2], seed=12, second=True)

    check("three trainable parameters under the asked names", "parts", "contract", "parameters", [table], visible=True)
    check("parameters of other sizes", "parts", "contract", "parameters", [other_table], counterexample=like_table)
    check("the section's initial values", "initialisation", "initialisation", "initial", starts, visible=True)
    check(
        "initial values for other seeds and sizes",
        "initialisation",
        "initialisation",
        "initial",
        more_starts,
        counterexample=like_start,
    )
    check(
        "two instances start differently", "initialisation", "initialisation", "fresh", [pair], counterexample=like_pair
    )
    check(f"{listing} from the section's weights", "values", "arithmetic", "value", [section], visible=True)
    check("another size: 4 tokens, d_in = 5, d_out = 3", "values", "arithmetic", "value", [small], visible=True)
    check("random x and weights of other sizes", "values", "arithmetic", "value", wide, counterexample=like)
    check("gradients on the small example", "gradient", "gradient", "gradient", [small], visible=True)
    check("gradient of x and of every parameter", "gradient", "gradient", "gradient", wide[:3], counterexample=like)
    check("a step of gradient descent moves all three", "gradient", "gradient", "step", wide[:1], counterexample=like)
    check("leaves x unchanged", "side effects", "contract", "unchanged", [small], visible=True)
    check("gives the same answer twice", "side effects", "arithmetic", "again", wide[:1], counterexample=like)
    check(
        "works after module.double()",
        "side effects",
        "arithmetic",
        "value",
        [double],
        counterexample=like_double,
        extra=True,
    )
    check(
        "survives a round trip through the state dict",
        "side effects",
        "arithmetic",
        "value",
        [trip],
        counterexample=like_trip,
        extra=True,
    )


def _double_and_trip(prefix, rng, build, weights):
    x = normal(rng, 5, 4).astype(np.float64)
    double = build(f"{prefix}double", [4, 3], weights=weights(rng, 4, 3), xs=[x], double=True)
    trip = build(f"{prefix}roundtrip", [3, 4], weights=weights(rng, 3, 4), xs=[normal(rng, 5, 3)], roundtrip=True)
    return double, trip
