"""Answers that came out of the sandbox, held against the form that observations have.

In: a message (already plain data, see channel.py). Out: observations that hold what selfcheck/observation.py says of
such a case and such an end, no more and no larger, with texts cut and cleaned; or BadAnswer. It knows nothing of right
and wrong.
"""

from __future__ import annotations

import re

import numpy as np

from autograder.selfcheck.observation import MOST_AXES, entries_in, held, room, stages

_OUTCOMES = ("missing", "not a function", "not a class", "not a module", "returned", "raised")
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
    more = {key: plain_text(_text(raised.get(key, "")), 200) for key in ("file", "within")}
    return {
        **{key: text for key, text in more.items() if text},
        "type": plain_text(_text(raised.get("type")), 80),
        "text": plain_text(_text(raised.get("text"))),
        "line": line if type(line) is int and 0 < line < 1_000_000 else None,
        "source": plain_text(_text(raised.get("source", "")), 200),
        "own": raised.get("own") is True,
    }


def _observation(seen, case):
    """What observation.py says of such an outcome, and nothing else."""
    _need(_is(_table(seen).get("id"), case["id"]), "an observation of another case")
    _need(_is(seen.get("outcome"), *_OUTCOMES), "an unknown outcome")
    out = {"id": case["id"], "outcome": seen["outcome"]}
    if out["outcome"] == "raised" and case["do"] == "module":
        _need(_is(seen.get("stage"), *(name for name, _ in stages(case))), "an unknown stage")
        out["stage"] = seen["stage"]
    try:
        must, may = held(case, seen)
    except LookupError:
        raise BadAnswer("an outcome of another kind of case") from None
    for name in must:
        _need(name in seen, f"an outcome without {name}")
    for name, field in {**must, **may}.items():
        if name in seen:
            out[name] = _FORMS[field.form](seen[name], field)
    _need(len(out.get("results", ())) == len(out.get("kinds", ())), "results without their kinds")
    _need(entries_in(out) <= room(case), "more numbers than there is room for")
    return out


def _parameter(facts):
    return {**_outline(facts), "trains": facts.get("trains") is True}


def _outline(facts):
    """The shape and the type of what is not looked at any closer."""
    shape = _table(facts).get("shape")
    _need(isinstance(shape, list) and len(shape) <= MOST_AXES + 1, "a shape that is not one")
    _need(all(type(n) is int and 0 <= n < 1 << 63 for n in shape[:MOST_AXES]), "a shape that is not one")
    _need(all(_is(rest, "…") for rest in shape[MOST_AXES:]), "a shape that is not one")
    return {"shape": shape, "dtype": plain_text(_text(facts.get("dtype")), 40)}


def _array(value):
    _need(value is None or isinstance(value, np.ndarray | dict), "results that are not arrays")
    return _outline(value) if isinstance(value, dict) else value


def _listed(value, field):
    _need(isinstance(value, list) and field.least <= len(value) <= field.most, "a list of another length")
    return value


def _named(value, field):
    if field.among is None:
        _need(len(_table(value)) <= field.most, "more names than are looked at")
        return {plain_text(key, 80): item for key, item in value.items()}
    _need(set(_table(value)) <= set(field.among), "a name that was not asked for")
    return value


def _words(value, field):
    texts = [plain_text(_text(item), 80) for item in _listed(value, field)]
    _need(field.among is None or set(texts) <= set(field.among), "no argument's name")
    return texts


_FORMS = {
    "text": lambda value, field: plain_text(_text(value), 80),
    "texts": _words,
    "arrays": lambda value, field: [_array(item) for item in _listed(value, field)],
    "arrays by name": lambda value, field: {key: _array(item) for key, item in _named(value, field).items()},
    "texts by name": lambda value, field: {k: plain_text(_text(v), 80) for k, v in _named(value, field).items()},
    "parameters by name": lambda value, field: {key: _parameter(facts) for key, facts in _named(value, field).items()},
    "error": lambda value, field: error(value),
    # The grader's own words, not the child's: what is shown may not carry anything out.
    "library": lambda value, field: [name if name in _LIBRARY else "attention" for name in _texts(value, 80)],
    "yes": lambda value, field: value is True,
}


def _table(value):
    _need(isinstance(value, dict) and len(value) <= _MAX_LIST, "not a table")
    return value


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
