"""Whatever a child answers, the parent either refuses it as no answer or judges it: it never fails on it.

Real observations of the key and of odd answers are changed at random, as a patched child could, and go the way from
the channel to the record of the exercise.
"""

import copy
import json
import random
from pathlib import Path

import numpy as np
import pytest

from autograder.course import Course, load_rubric
from autograder.grading.expected import without_markers
from autograder.grading.verdicts import exercise_record
from autograder.worker import answers, channel

ROOT = Path(__file__).resolve().parents[1]
NAME = "self_attention"
WEIRD = [
    None,
    True,
    0,
    -1,
    3,
    2.5,
    10**30,
    "",
    "x",
    "NoneType",
    "tensor",
    [],
    {},
    [[]],
    ["x"],
    {"x": None},
    [None],
    np.zeros((2, 2), "f4"),
    np.zeros(0, "f4"),
    np.full((6, 6), np.nan, "f4"),
    np.zeros((1,) * 8, "i8"),
    {"type": "ValueError", "text": "x", "line": 1, "source": "", "own": False},
    ["NoneType"],
    ["tensor", "tensor"],
    [np.zeros((6, 6), "f4")],
    {"W_query": np.zeros((3, 2), "f4")},
    "returned",
    "raised",
    "forward",
    "gradient",
]


@pytest.fixture(scope="module")
def exercises():
    """[(exercise, the key's observations, [observations of the key and of odd answers])]"""
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

    found = []
    for exercise in load_rubric(course.rubric(NAME)).exercises(np.random.default_rng(1), np.random.default_rng(2)):

        def seen(answer, cases=exercise["cases"]):
            return {case_id: observe(case, answer) for case_id, case in cases.items()}

        key = seen(names[exercise["name"]])
        odd = [lambda *a: None, lambda *a: a, lambda x, *a: x + 1, lambda *a: 1 / 0, Odd, torch.nn.Linear, 5]
        found.append((exercise, key, [key, *map(seen, odd)]))
    return found


@pytest.mark.parametrize("seed", range(30))
def test_no_answer_makes_the_parent_fail(exercises, seed):
    rng = random.Random(seed)
    judged = refused = 0
    for exercise, key, told in exercises:
        for _ in range(25):
            observations = copy.deepcopy(list(rng.choice(told).values()))
            for _ in range(rng.choice((1, 1, 2, 5))):
                _change(rng, rng.choice(observations))
            facts = rng.choice(({"reads": ["x"], "defined": ["project", "y"]},) * 90 + tuple(WEIRD))
            message = {"answers": exercise["name"], "observations": observations, "facts": facts}
            cases = list(exercise["cases"].values())
            try:
                arrived = channel.load(channel.pack(message))
                seen, facts = answers.checked(arrived, exercise["name"], cases)
            except (answers.BadAnswer, channel.ChannelError):
                refused += 1
                continue
            record = exercise_record(exercise, seen, facts, key, list)
            json.dumps(record, allow_nan=False)
            assert 0 <= record["points"] <= exercise["points"]
            judged += 1
    assert judged and refused


def _change(rng, thing, depth=0):
    """Changes one place of an observation: takes a part away, puts something odd in its place, or goes deeper."""
    places = list(thing) if isinstance(thing, dict) else list(range(len(thing)))
    places = [place for place in places if place not in ("id",)]
    if not places:
        return
    place = rng.choice(places)
    if isinstance(thing[place], dict | list) and thing[place] and rng.random() < 0.6 and depth < 4:
        _change(rng, thing[place], depth + 1)
    elif rng.random() < 0.4:
        del thing[place]
    elif isinstance(thing[place], np.ndarray) and rng.random() < 0.7:
        array = thing[place]
        thing[place] = rng.choice(
            (
                array.T,
                np.asarray(array * np.nan),
                array.ravel()[:0],
                array.astype("f8"),
                array.ravel()[:1],
                np.asarray(array * np.inf),
            )
        )
    else:
        thing[place] = copy.deepcopy(rng.choice(WEIRD))
    if isinstance(thing, dict) and rng.random() < 0.3:
        fields = ("results", "kinds", "again", "grads", "initial", "second", "after", "changed", "kind", "parameters",
                  "holds", "library", "printed", "stage", "error", "grad_error", "outcome")  # fmt: skip
        thing[rng.choice(fields)] = copy.deepcopy(rng.choice(WEIRD))
