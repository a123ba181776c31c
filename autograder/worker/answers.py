"""Answers that came over the wall, held against the form that observations have.

In: a message (already plain data, see channel.py). Out: observations that hold only known fields of the right types,
with texts cut and cleaned, or BadAnswer. It knows nothing of right and wrong.
"""

from __future__ import annotations

import re

import numpy as np

_OUTCOMES = ("missing", "not a function", "not a class", "not a module", "returned", "raised")
_STAGES = ("init", "copy", "state dict", "double", "forward", "gradient")
_MAX_LIST = 128
_MAX_KINDS = 20
_OUTPUT_TEXTS = ("output_type", "name", "text", "ename", "evalue")
MAX_OUTPUTS = 1001  # of one cell, with the remark that the rest was cut off
_LIBRARY = (
    "scaled_dot_product_attention",
    "multi_head_attention_forward",
    "native_multi_head_attention",
    "flex_attention",
    "transformer_encoder_layer_fwd",
)
# C0 and C1 controls but tab and newline, bidirectional and zero-width characters, lone surrogates
_UNSEEN = re.compile(
    "[\\x00-\\x08\\x0b-\\x1f\\x7f-\\x9f\\u061c\\u200b-\\u200f\\u2028-\\u202e\\u2060-\\u206f\\ufeff\\ud800-\\udfff]"
)


class BadAnswer(Exception):
    """A message that is not the answer that was asked for."""


def plain_text(text: str, limit: int = 2000) -> str:
    """Text without characters that a terminal or a page would act on; object addresses made equal."""
    text = text[:limit]
    if not (text.isascii() and text.isprintable()):  # nearly all of it is, and there is much of it
        text = _UNSEEN.sub("�", text)
    return re.sub(r"0x[0-9a-f]{6,}", "0x…", text) if "0x" in text else text


def checked(message, name, cases):
    """({case id: observation}, facts). Raises BadAnswer when the message answers anything else."""
    _need(_is(_table(message).get("answers"), name), "an answer to another question")
    given = message.get("observations")
    _need(isinstance(given, list) and len(given) == len(cases), "not one observation per case")
    observations = {case["id"]: _observation(seen, case) for seen, case in zip(given, cases)}
    facts = message.get("facts")
    _need(isinstance(facts, dict), "no facts")
    return observations, {key: _texts(facts.get(key), 80) for key in ("reads", "defined")}


def shown(message) -> tuple[list[dict], dict | None]:
    """(outputs, error or None) of a cell. Raises BadAnswer when the message is not about a cell."""
    outputs = message.get("outputs") if isinstance(message, dict) else None
    _need(isinstance(outputs, list) and len(outputs) <= MAX_OUTPUTS, "an answer that is not a cell's")
    _need(all(isinstance(output, dict) for output in outputs), "outputs that are none")
    raised = message.get("error")
    return [_output(output) for output in outputs], None if raised is None else error(raised)


def _output(given):
    """An output's texts; whatever else was sent along is not kept, since it could fill memory."""
    kept = {key: given[key] for key in _OUTPUT_TEXTS if isinstance(given.get(key), str)}
    if isinstance(given.get("data"), dict):
        texts = [(key, text) for key, text in given["data"].items() if isinstance(text, str)]
        kept["data"] = dict(texts[:_MAX_KINDS])
    if isinstance(given.get("traceback"), list):
        kept["traceback"] = [line for line in given["traceback"][:_MAX_LIST] if isinstance(line, str)]
    return kept


def weight(outputs) -> int:
    """How many characters outputs hold, with something for each output."""
    return sum(
        100
        + sum(len(text) for text in output.values() if isinstance(text, str))
        + sum(len(key) + len(text) for key, text in output.get("data", {}).items())
        + sum(map(len, output.get("traceback", ())))
        for output in outputs
    )


def error(raised):
    """An error record. Raises BadAnswer when it is not one."""
    _need(isinstance(raised, dict), "an error that is not one")
    line = raised.get("line")
    return {
        "type": plain_text(_text(raised.get("type")), 80),
        "text": plain_text(_text(raised.get("text"))),
        "line": line if type(line) is int and 0 < line < 1_000_000 else None,
        "source": plain_text(_text(raised.get("source", "")), 200),
        "own": raised.get("own") is True,
    }


def _observation(seen, case):
    _need(_is(_table(seen).get("id"), case["id"]), "an observation of another case")
    _need(_is(seen.get("outcome"), *_OUTCOMES), "an unknown outcome")
    out = {"id": case["id"], "outcome": seen["outcome"]}
    if "stage" in seen:
        _need(_is(seen["stage"], *_STAGES), "an unknown stage")
        out["stage"] = seen["stage"]
    for key in ("error", "grad_error"):
        if key in seen:
            out[key] = error(seen[key])
    _need(out["outcome"] != "raised" or "error" in out, "an error without its record")
    for key in ("results", "again"):
        if key in seen:
            out[key] = _arrays(seen[key])
    if "kinds" in seen:
        out["kinds"] = _texts(seen["kinds"], 80)
    if "results" in out:
        _need(len(out.get("kinds", ())) == len(out["results"]), "results without their kinds")
    for key in ("initial", "second", "grads", "after"):
        if key in seen:
            out[key] = _named_arrays(seen[key])
    if "changed" in seen:
        out["changed"] = _texts(seen["changed"], 80)
        _need(set(out["changed"]) <= {"x", *(arg["name"] for arg in case.get("args", ()))}, "no argument's name")
    if seen.get("kind") is not None:
        out["kind"] = plain_text(_text(seen["kind"]), 80)
    if "library" in seen:
        # The grader's own words, not the child's: what is shown may not carry anything out.
        out["library"] = [name if name in _LIBRARY else "attention" for name in _texts(seen["library"], 80)]
    if seen.get("printed") is True:
        out["printed"] = True
    if "parameters" in seen:
        out["parameters"] = {key: _parameter(facts) for key, facts in _dict(seen["parameters"]).items()}
        out["holds"] = {key: plain_text(_text(kind), 80) for key, kind in _dict(seen.get("holds", {})).items()}
    if out["outcome"] == "returned":
        _complete(out, case)
    return out


def _complete(out, case):
    """An observation that claims to have gone well has all that its case asks for."""
    call = case["do"] == "call"
    asked = ["results", "kinds"] if call or "xs" in case else []
    asked += ["kind"] if call else ["parameters", "initial"]
    asked += ["again"] * bool(case.get("twice")) + ["second"] * bool(case.get("second")) + ["after"] * ("step" in case)
    if "upstream" in case and "grad_error" not in out:
        asked.append("grads")
    for field in asked:
        _need(field in out, f"an outcome without {field}")
    _need("results" not in asked or len(out["results"]) > 0, "an outcome without results")


def _parameter(facts):
    shape = _table(facts).get("shape")
    _need(
        isinstance(shape, list) and len(shape) <= 8 and all(type(n) is int for n in shape),
        "a shape that is not one",
    )
    return {
        "shape": shape,
        "dtype": plain_text(_text(facts.get("dtype")), 40),
        "trains": facts.get("trains") is True,
    }


def _arrays(value):
    _need(isinstance(value, list) and len(value) <= _MAX_LIST, "results that are not a list")
    _need(all(item is None or isinstance(item, np.ndarray) for item in value), "results that are not arrays")
    return value


def _named_arrays(value):
    _need(all(item is None or isinstance(item, np.ndarray) for item in _table(value).values()), "not arrays")
    return _dict(value)


def _table(value):
    _need(isinstance(value, dict) and len(value) <= _MAX_LIST, "not a table")
    return value


def _dict(value):
    """A table whose keys are to be kept, and may be shown."""
    return {plain_text(key, 80): item for key, item in _table(value).items()}


def _texts(value, limit):
    _need(isinstance(value, list) and len(value) <= _MAX_LIST, "not a list of names")
    return [plain_text(_text(item), limit) for item in value]


def _text(value):
    _need(isinstance(value, str), "not a text")
    return value


def _is(value, *texts):
    # An array compared with a text gives an array, which is neither true nor false.
    return isinstance(value, str) and value in texts


def _need(true, what):
    if not true:
        raise BadAnswer(what)
