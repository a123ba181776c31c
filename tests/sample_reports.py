"""Reports made in code, as the grader would write them, for the tests of the pages and of the terminal table.

Out: reports. The numbers are computed, so that pictures and tables look real.
"""

from __future__ import annotations

import copy
import random

import numpy as np

from autograder.report import (
    CellError,
    CheckResult,
    CodeCell,
    Evidence,
    ExerciseResult,
    Picture,
    RaisedError,
    Repair,
    Report,
    ShownTensor,
    WrittenAnswer,
)

WORDS = ["Your", "journey", "starts", "with", "one", "step"]
INPUTS = np.array(
    [
        [0.43, 0.15, 0.89],
        [0.55, 0.87, 0.66],
        [0.57, 0.85, 0.64],
        [0.22, 0.58, 0.33],
        [0.77, 0.25, 0.10],
        [0.05, 0.80, 0.55],
    ]
)
SEED = 918273645546372819

EXERCISES = [
    ("project", 3),
    ("attention_scores", 3),
    ("scaled_softmax", 4),
    ("context_vector", 3),
    ("SelfAttention_v1", 6),
    ("SelfAttention_v2", 6),
]

CHECKS = {
    "project": ["the section's example", "another size", "three results in the order q, k, v", "one token"],
    "attention_scores": ["the section's example", "another size", "more keys than queries", "one query"],
    "scaled_softmax": [
        "the section's example",
        "another size",
        "rows sum to 1",
        "any d_k",
        "very large scores",
        "gradient of scores",
        "input left unchanged",
    ],
    "context_vector": ["the section's example", "another size", "d_v differs from d_k", "one row"],
    "SelfAttention_v1": [
        "the section's example",
        "another size",
        "names and shapes of the parameters",
        "values with weights copied in",
        "gradients of the parameters",
        "seeded values of other sizes",
        "one step of gradient descent moves all three",
        "double()",
        "the notebook's data gone",
    ],
    "SelfAttention_v2": [
        "the section's example",
        "another size",
        "names and shapes of the parameters",
        "values with weights copied in",
        "gradients of the parameters",
        "qkv_bias=True has three biases",
        "qkv_bias=False has none",
    ],
}

CODE = {
    "project": "def project(x, W_query, W_key, W_value):\n    queries = x @ W_query\n    keys = x @ W_key\n"
    "    values = x @ W_value\n    return queries, keys, values\n",
    "attention_scores": "def attention_scores(queries, keys):\n    return queries @ keys.T\n",
    "scaled_softmax": "def scaled_softmax(scores, d_k):\n    # row = query\n"
    "    return torch.softmax(scores / d_k**0.5, dim=-1)\n",
    "context_vector": "def context_vector(weights, values):\n    return weights @ values\n",
    "SelfAttention_v1": "class SelfAttention_v1(nn.Module):\n    def __init__(self, d_in, d_out):\n"
    "        super().__init__()\n        self.W_query = nn.Parameter(torch.rand(d_in, d_out))\n"
    "        self.W_key = nn.Parameter(torch.rand(d_in, d_out))\n"
    "        self.W_value = nn.Parameter(torch.rand(d_in, d_out))\n\n    def forward(self, x):\n"
    "        queries = x @ self.W_query\n        keys = x @ self.W_key\n        values = x @ self.W_value\n"
    "        d_k = keys.shape[-1]\n        scores = queries @ keys.T\n"
    "        weights = torch.softmax(scores / torch.sqrt(d_k), dim=-1)\n        return weights @ values\n",
    "SelfAttention_v2": "class SelfAttention_v2(nn.Module):\n    pass\n",
}


def softmax(scores, axis=-1):
    e = np.exp(scores - scores.max(axis=axis, keepdims=True))
    return e / e.sum(axis=axis, keepdims=True)


def _scores():
    rng = np.random.default_rng(3)
    q, k = INPUTS @ rng.uniform(size=(3, 2)) * 1.5, INPUTS @ rng.uniform(size=(3, 2)) * 1.5
    return q @ k.T


def weights(scale=2**0.5, axis=-1):
    return softmax(_scores() / scale, axis)


def shown(name, array, expected=None):
    if isinstance(array, int):
        return ShownTensor(name=name, shape=[], dtype="number", values=array, differs=None)
    array = np.asarray(array, dtype=float)
    differs = None
    if expected is not None and np.shape(expected) == array.shape:
        differs = (~np.isclose(array, expected, rtol=1e-4, atol=1e-5, equal_nan=True)).tolist()
    values = jsonable(array.tolist())
    return ShownTensor(name=name, shape=list(array.shape), dtype="float32", values=values, differs=differs)


def jsonable(values):
    if isinstance(values, list):
        return [jsonable(v) for v in values]
    return values if np.isfinite(values) else "nan" if np.isnan(values) else "inf" if values > 0 else "-inf"


def evidence(called, inputs, got, expected, counterexample=False, error=None):
    return Evidence(
        counterexample=counterexample, called=called, inputs=inputs, got=got, expected=expected, error=error
    )


def check(name, visible=True, status="passed", **more):
    usual = {"message": "", "mistake": None, "title": None, "hint": None, "group": "values", "evidence": None}
    return CheckResult(name=name, visible=visible, status=status, **{**usual, **more})


def change(one, **fields):
    """Sets fields of a part of a report."""
    for name, value in fields.items():
        setattr(one, name, value)


def exercise(name, status="accepted", points=None, /, **more):
    most = dict(EXERCISES)[name]
    unjudged = ("not attempted", "missing", "could not be run", "not run")
    each = "passed" if status == "accepted" else "not run" if status in unjudged else "failed"
    usual = {
        "name": name,
        "points": most if points is None and status == "accepted" else points or 0,
        "max_points": most,
        "status": status,
        "note": None,
        "error": None,
        "code": [CodeCell(cell=name, source=CODE[name])],
        "checks": [check(text, i < 2, each) for i, text in enumerate(CHECKS[name])],
    }
    return ExerciseResult(**{**usual, **more})


def stopped(name, /, **more):
    """An exercise that could not be run: a comma in place of a colon."""
    line = CODE[name].split("\n")[0].replace("):", "),")
    error = RaisedError(cell=name, type="SyntaxError", text="expected ':'", line=1, source=line)
    note = f"Line 1 could not be run: SyntaxError: expected ':'. The line: {line}"
    code = [CodeCell(cell=name, source=line + CODE[name].partition("):")[2])]
    return exercise(name, "could not be run", note=note, error=error, code=code, **more)


def report(student="ada", exercises=None, **more):
    exercises = exercises or [exercise(name) for name, _ in EXERCISES]
    right = weights()
    usual = {
        "schema": 1,
        "assignment": "self_attention",
        "student": student,
        "submitted_at": "2025-03-04T21:14:05+01:00",
        "submitted_problem": None,
        "graded_at": "2025-03-05T09:00:12+01:00",
        "status": "graded",
        "reason": None,
        "digest": "d1g35t" * 8,
        "seed": SEED,
        "protection": "full",
        "device": "cpu",
        "versions": {"autograder": "0.1.0", "python": "3.11.9", "torch": "2.5.1", "numpy": "2.1.3"},
        "score": sum(e.points or 0 for e in exercises),
        "max_score": sum(e.max_points for e in exercises),
        "repairs": [],
        "exercises": exercises,
        "cells": [],
        "written": [
            WrittenAnswer(
                name="why_scale",
                max_points=5,
                answered=True,
                text="The dot product of two random vectors has variance d_k.\n\n"
                "Dividing by its root keeps the scores near 1, so softmax stays where its gradient is not zero.",
            )
        ],
        "answers": {},
        "picture": Picture(
            title="Attention weights on the section's example",
            exercise="scaled_softmax",
            labels=WORDS,
            got=right.tolist(),
            expected=right.tolist(),
        ),
    }
    return Report(**{**usual, **more})


def perfect(student="ada"):
    return report(student)


def many_mistakes(student="grace"):
    """Named mistakes, counterexamples, an exception with its line, a shape that is off, gradients, a repair."""
    right, got = weights(), weights(axis=0)
    small = np.random.default_rng(1).normal(size=(3, 4))
    q, k, v = INPUTS @ np.ones((3, 2)), INPUTS @ np.eye(3, 2), INPUTS @ np.eye(3, 2)[::-1]
    named = {
        "mistake": "softmax-over-columns",
        "title": "softmax over the columns instead of the rows",
        "hint": "Each row belongs to one query and must sum to 1. Which dimension makes your columns sum to 1?",
    }
    softmax_ = exercise("scaled_softmax", "partly", 1.5)
    change(
        softmax_.checks[0],
        status="failed",
        message="scaled_softmax(scores, 2) came back with other weights: 35 of 36 entries differ.",
        evidence=evidence(
            "scaled_softmax(scores, d_k)",
            [shown("scores", _scores()), shown("d_k", 2)],
            [shown("weights", got, right)],
            [shown("weights", right)],
        ),
        **named,
    )
    change(
        softmax_.checks[1],
        status="failed",
        message="All 12 entries differ, by up to 0.41.",
        evidence=evidence(
            "scaled_softmax(scores, d_k)",
            [shown("scores", small), shown("d_k", 5)],
            [shown("weights", softmax(small, 0), softmax(small / 5**0.5))],
            [shown("weights", softmax(small / 5**0.5))],
        ),
        **named,
    )
    change(
        softmax_.checks[2],
        status="failed",
        visible=False,
        message="The rows do not sum to 1.",
        evidence=evidence(
            "scaled_softmax(scores, d_k)",
            [shown("scores", small[:, :3]), shown("d_k", 7)],
            [shown("weights", softmax(small[:, :3], 0), softmax(small[:, :3] / 7**0.5))],
            [shown("weights", softmax(small[:, :3] / 7**0.5))],
            counterexample=True,
        ),
        **named,
    )
    change(
        softmax_.checks[5],
        status="failed",
        visible=False,
        message="The gradient with respect to scores is off by up to 0.3.",
        **named,
    )
    for i in (3, 4, 6):
        softmax_.checks[i].status = "passed"

    project = exercise("project", "partly", 2)
    for i in (0, 1, 3):
        project.checks[i].status = "passed"
    change(
        project.checks[2],
        visible=False,
        message="keys came back where values were asked for.",
        mistake="values-from-key",
        title="values made with W_key",
        hint="Which matrix makes the values?",
        evidence=evidence(
            "project(x, W_query, W_key, W_value)",
            [shown("x", INPUTS[:2])],
            [shown("queries", q[:2], q[:2]), shown("keys", k[:2], k[:2]), shown("values", k[:2], v[:2])],
            [shown("queries", q[:2]), shown("keys", k[:2]), shown("values", v[:2])],
            counterexample=True,
        ),
    )

    scores = exercise("attention_scores", "wrong", 0)
    for c in scores.checks:
        c.message = "The scores have another shape than asked for."
    scores.checks[0].evidence = evidence(
        "attention_scores(queries, keys)",
        [shown("queries", q), shown("keys", k)],
        [shown("scores", (q * k))],
        [shown("scores", q @ k.T)],
    )

    v1 = exercise("SelfAttention_v1", "partly", 2.5)
    for i in (2, 5):
        v1.checks[i].status = "passed"
    for c in v1.checks:
        if c.status == "failed":
            change(
                c,
                message="forward raised TypeError: sqrt(): argument 'input' must be Tensor, not int.",
                mistake="sqrt-of-a-number",
                title="torch.sqrt of a Python number",
                hint="shape[-1] is a Python number. How is a root of a number written?",
            )
    v1.checks[0].evidence = evidence(
        "SelfAttention_v1(3, 2)(x)",
        [shown("x", INPUTS)],
        [],
        [shown("output", v)],
        error=RaisedError(
            type="TypeError",
            text="sqrt(): argument 'input' (position 1) must be Tensor, not int",
            line=14,
            source="weights = torch.softmax(scores / torch.sqrt(d_k), dim=-1)",
        ),
    )
    v2 = exercise("SelfAttention_v2", "not attempted")
    exercises = [project, scores, softmax_, exercise("context_vector"), v1, v2]
    one = report(
        student,
        exercises,
        repairs=[
            Repair(cell="scaled_softmax", what="the cell had lost its label; found by the function it defines"),
            Repair(cell="check_project", what="the check cell was deleted; it came back from the release"),
        ],
        cells=[
            CellError(cell="cell 31", error="TypeError: sqrt(): argument 'input' (position 1) must be Tensor, not int")
        ],
    )
    one.picture.got = got.tolist()
    return one


def all_states(student="alan"):
    states = ["accepted", "partly", "wrong", "not attempted", "missing", "timed out"]
    exercises = [
        exercise(name, status, 1 if status == "partly" else None) for (name, _), status in zip(EXERCISES, states)
    ]
    exercises[1].checks[0].status = "passed"
    for check_ in exercises[4].checks:
        change(check_, status="failed", message="The notebook defines no SelfAttention_v1.")
    exercises[4].note = "Found SelfAttentionV1; SelfAttention_v1 is asked for."
    exercises[5].checks = [check(t, i < 2, "timed out") for i, t in enumerate(CHECKS["SelfAttention_v2"])]
    more = [exercise("project", status, name="another_" + status.replace(" ", "_")) for status in ("killed", "not run")]
    more.append(stopped("scaled_softmax", name="another_could_not_be_run"))
    broken = exercise("project", "grader error", name="another_grader_error")
    broken.points = None
    for one, status in zip([*more, broken], ("killed", "not run", "grader error")):
        one.checks = [check(t, i < 2, status, message="") for i, t in enumerate(CHECKS["project"])]
    return report(student, [*exercises, *more, broken])


def needs_attention(student="edsger"):
    one = report(
        student,
        status="needs attention",
        picture=None,
        written=[],
        reason="The notebook is not JSON: line 1, column 1. It looks like an HTML page saved from the browser.",
    )
    change(one, exercises=[], score=None)
    return one


HOSTILE = (
    "</style></code></pre><script>document.title = 'owned'; fetch('https://evil.example/')</script>"
    "<img src=x onerror=\"document.title='owned'\"><style>*{display:none}</style>"
    "<svg onload=\"document.title='owned'\"> {{ 7 * 7 }} {% raw %} <!-- ]]> javascript:alert(1) "
    "\x1b[31mred\x1b[0m \x07 \u202edesrever\u202c \u200bzero\u200d\ufeff \u2028 a\u0301\u0302\u0303\u0304\u0305 \ud800 "
)


def ungraded(student, why):
    """The grader failed on all of it."""
    broken = [
        exercise(one.name, "grader error", None, checks=[check("all checks", status="grader error", message=why)])
        for one in perfect().exercises
    ]
    reason = f"The grader itself failed on this submission; a person has to look. {why}"
    return report(student, broken, status="needs attention", reason=reason, score=None)


def hostile(student="mallory<script>alert(1)</script>"):
    """Every text that can come from a student is an attack, or endless, or both."""
    one = many_mistakes(student)
    endless = "x = '" + 'A<&"' * 100_000 + "'\n"
    bomb = "print('data:image/png;base64," + "A" * 200_000 + "')\n"
    for item in one.exercises:
        source = HOSTILE + "\n" + endless + bomb + "\n".join(f"# {HOSTILE}" for _ in range(20_000))
        item.code = [CodeCell(cell=HOSTILE, source=source)] * 3
        item.note = HOSTILE
        for one_check in item.checks:
            one_check.message = HOSTILE + "y" * 50_000
            one_check.title = HOSTILE
            if one_check.evidence and one_check.evidence.error:
                one_check.evidence.error.text = HOSTILE * 1000
                one_check.evidence.error.source = HOSTILE
    one.exercises[0].checks[2].evidence.got[0].values = [[HOSTILE, "nan"], ["inf", "-inf"]]
    one.exercises[0].checks[2].evidence.got[1] = ShownTensor(
        name=HOSTILE, shape=[500, 500], dtype=HOSTILE, values=[[1e300] * 500] * 500, differs=None
    )
    one.picture.got = [[float(i * j) - 9 for i in range(6)] for j in range(6)]
    one.picture.got[0] = ["nan", "inf", "-inf", -1e30, 0, 1]
    one.written[0].text = HOSTILE * 2000
    one.repairs = [Repair(cell=HOSTILE, what=HOSTILE)] * 500
    one.cells = [CellError(cell=HOSTILE, error=HOSTILE * 50)] * 500
    return one


def practice_class(size=24, seed=1):
    """A class: some perfect, some with one of a few mistakes, some unnamed but equal, some that need attention."""
    rng = random.Random(seed)
    named = {
        "project": [("values-from-key", "values made with W_key"), ("query-key-swapped", "query and key swapped")],
        "attention_scores": [("transposed", "scores transposed")],
        "scaled_softmax": [
            ("no-scaling", "no scaling by the square root of d_k"),
            ("softmax-over-columns", "softmax over the columns"),
        ],
        "context_vector": [("weights-times-keys", "weights times keys instead of values")],
        "SelfAttention_v1": [("plain-tensors", "plain tensors instead of parameters")],
        "SelfAttention_v2": [("bias-ignored", "qkv_bias ignored")],
    }
    reports = []
    for i in range(size):
        student = f"student-{i + 1:03d}"
        if rng.random() < 0.04:
            reports.append(needs_attention(student))
            continue
        able = rng.betavariate(4, 1.3)
        exercises = []
        for name, most in EXERCISES:
            if rng.random() < able:
                exercises.append(exercise(name))
            elif rng.random() < 0.2:
                exercises.append(exercise(name, "not attempted"))
            else:
                exercises.append(_flawed(rng, name, most, named[name]))
        one = report(student, exercises)
        if rng.random() < 0.2:
            one.repairs = [Repair(cell="project", what="the cell stood twice; the later one was taken")]
        if rng.random() < 0.15:
            change(one.written[0], answered=False, text="")
        reports.append(one)
    return reports


def _flawed(rng, name, most, named):
    item = exercise(name, "partly", points=rng.randrange(0, 2 * most) / 2)
    item.status = "partly" if item.points else "wrong"
    stem, title = rng.choice(named)
    unnamed = rng.random() < 0.3
    kind = rng.choice("abc")
    item.code = [CodeCell(cell=name, source=CODE[name].replace("return ", f"return 2 * {kind} * "))]
    for i, one_check in enumerate(item.checks):
        if i % 3 == 2 and item.points:
            one_check.status = "passed"
        elif unnamed:
            change(one_check, message=f"Off by up to {ord(kind) - 96}.5.", signature=f"{kind}{i:02d}f00d")
        else:
            change(one_check, mistake=stem, title=title, hint="Which one is asked for?", message="The values differ.")
    return item


def fresh(one):
    return copy.deepcopy(one)
