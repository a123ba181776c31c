"""The data at the end of selfcheck.py, read back.

In: JSON for what is shown anyway (examples and expected values), and for each known mistake a line that says where it
differs from the key. Out: exercises, observations and mistakes. `bundle` writes both; nothing is decided here.
"""

from __future__ import annotations

import base64
import json
import zlib

import numpy as np

from autograder.model import Mistake, as_data, exercise_from, observation_from


def from_json(value, dtype="<f4"):
    """Data with its arrays, which are written as {"$": nested lists, "dtype"?, "shape"? (of an empty one)}."""
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


def unpack(lines, expected):
    """exercise → its mistakes, each with what it does laid over what the key does.

    A line is a mistake: its stem, its facet, the exercises it belongs to with commas between, and the rest as JSON,
    compressed, in base64: {"name", "hint", "rule", "also", "seen": {exercise: [case ids, {case id: changes}]}}.
    """
    mistakes = {exercise: [] for exercise in expected}
    for line in lines.strip().splitlines():
        stem, facet, exercises, packed = line.split()
        rest = json.loads(zlib.decompress(base64.b64decode(packed)))
        for exercise in exercises.split(","):
            key, (ids, changes) = expected[exercise], from_json(rest["seen"].get(exercise, [[], {}]), "<f8")
            seen = {i: observation_from(laid_over(as_data(key[i]), changes.get(i, {}))) for i in ids}
            known = Mistake(stem, rest["name"], rest["hint"], facet, rest["rule"], seen, rest["also"])
            mistakes[exercise].append(known)
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
