"""The data at the end of selfcheck.py, read back.

In: JSON for what is shown anyway (examples and expected values), and a packed block that says of each known mistake
where it differs from the key. Out: exercises, observations and mistakes. `bundle` writes both; nothing is decided here.
"""

from __future__ import annotations

import base64
import json
import zlib

import numpy as np

from autograder.model import Mistake, as_data, exercise_from, observation_from


def from_json(value, dtype="<f4"):
    """Data with its arrays, which stand as {"$": nested lists, "dtype"?, "shape"? (of an empty one)}."""
    if isinstance(value, dict):
        if "$" in value:
            array = np.array(value["$"], value.get("dtype", dtype))
            return array.reshape(value["shape"]) if "shape" in value else array
        return {key: from_json(item, dtype) for key, item in value.items()}
    return [from_json(item, dtype) for item in value] if isinstance(value, list) else value


def examples_from(value):
    """(exercises, exercise → case id → the key's observation) of the JSON that bundle writes."""
    exercises, expected = from_json(value)
    key = {name: {i: observation_from(seen) for i, seen in by_case.items()} for name, by_case in expected.items()}
    return [exercise_from(exercise) for exercise in exercises], key


def unpack(block, expected):
    """exercise → its mistakes, each with what it does laid over what the key does.

    The block is {"texts": [[name, hint]], "seen": [[case ids, {case id: changes}]], "known": {exercise: [[stem,
    facet, rule, number of a text, number of a seen or null]]}} as JSON, compressed, in base64.
    """
    data = json.loads(zlib.decompress(base64.b64decode(block)))
    held = [(ids, from_json(changes, "<f8")) for ids, changes in data["seen"]]
    mistakes = {}
    for exercise, listed in data["known"].items():
        mistakes[exercise] = []
        for stem, facet, rule, text, number in listed:
            (name, hint), (ids, changes) = data["texts"][text], held[number] if number is not None else ([], {})
            seen = {i: observation_from(laid_over(as_data(expected[exercise][i]), changes.get(i, {}))) for i in ids}
            mistakes[exercise].append(Mistake(stem, name, hint, facet, rule, seen))
    return mistakes


def laid_over(key, changes):
    """The key's observation with changes: {field: value}; "-" lists fields to take away, {"~": …} changes a dict."""
    seen = {field: value for field, value in key.items() if field not in changes.get("-", ())}
    for field, value in changes.items():
        if isinstance(value, dict) and "~" in value:
            value = {**key[field], **value["~"]}
        if field != "-":
            seen[field] = value
    return seen
