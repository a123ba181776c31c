"""Answers that came out of the sandbox, checked against the form that observations have.

In: a message (already plain data, see channel.py). Out: observations that hold what checks/kind.py says of such a case
with such an outcome, no more and no larger, with texts cut and cleaned; or ChannelError. It knows nothing of right and
wrong.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from autograder.checks.arrays import MOST_AXES, entries_in, fits
from autograder.checks.kind import CALL_STAGES, held, stages
from autograder.model import Array, Metadata, Observation, Outline, Parameter, Raised
from autograder.worker.channel import MAX_OUTPUTS, ChannelError
from autograder.worker.decode import decoded

_MAX_LIST = 128
_MAX_KINDS = 20
_OUTPUT_TEXTS = ("output_type", "name", "text", "ename", "evalue")
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


def plain_text(text: str, limit: int = 2000) -> str:
    """Text without characters that a terminal or a page would act on; object addresses made equal."""
    text = text[:limit]
    if not (text.isascii() and text.isprintable()):  # nearly all of it is, and there is much of it
        text = _UNSEEN.sub("�", text)
    return re.sub(r"0x[0-9a-f]{6,}", "0x…", text) if "0x" in text else text


def checked(message, name, cases) -> tuple[dict[str, Observation], Metadata]:
    """What a message says of these cases, by their ids, and beside them.

    Raises ChannelError when the message answers anything else.
    """
    answer = decoded(message, _Answer)
    _need(answer.answers == name, "an answer to another question")
    _need(len(answer.observations) == len(cases), "not one observation per case")
    observations = {case.id: _observation(seen, case) for seen, case in zip(answer.observations, cases)}
    return observations, Metadata(_texts(answer.metadata.reads), _texts(answer.metadata.defined))


@dataclass
class _Answer:
    answers: str
    observations: list[Observation]
    metadata: Metadata


def shown(message) -> tuple[list[dict], Raised | None]:
    """(outputs, error or None) of a cell. Raises ChannelError when the message is not about a cell."""
    outputs = message.get("outputs") if isinstance(message, dict) else None
    _need(isinstance(outputs, list) and len(outputs) <= MAX_OUTPUTS, "an answer that is not a cell's")
    _need(all(isinstance(output, dict) for output in outputs), "outputs that are none")
    raised = message.get("error")
    return [_output(output) for output in outputs], None if raised is None else error(decoded(raised, Raised))


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


def error(raised: Raised) -> Raised:
    """The same error with its texts cut and cleaned."""
    line = raised.line if raised.line is not None and 0 < raised.line < 1_000_000 else None
    source, file, within = (plain_text(text, 200) for text in (raised.source, raised.file, raised.within))
    return Raised(plain_text(raised.type, 80), plain_text(raised.text), line, source, raised.own, file, within)


def _observation(seen: Observation, case) -> Observation:
    """What checks/kind.py says of such an outcome, and nothing else."""
    _need(seen.id == case.id, "an observation of another case")
    out = Observation(case.id, seen.outcome)
    if seen.outcome == "raised" and (case.do == "build" or seen.stage):
        _need(seen.stage in [name for name, _ in stages(case)], "an unknown stage")
        # Of a call it is told by what has come back.
        out.stage = None if case.do == "call" and seen.stage in CALL_STAGES else seen.stage
    try:
        must, may = held(case, seen)
    except LookupError:
        raise ChannelError("an outcome of another kind of case") from None
    size = 0
    for name, field in {**must, **may}.items():
        value = seen.get(name)
        _need(value is not None or name not in must, f"an outcome without {name}")
        if value is not None:
            kind, cleaned = _FORMS[field.form]
            value = decoded(value, kind) if name in seen.more else value
            out.put(name, cleaned(value, field))
            size += entries_in(value) if field.form.startswith("arrays") else 0
    _need(len(out.results or ()) == len(out.types or ()), "results without their types")
    _need(fits(case, size), "more numbers than there is room for")
    return out


def _outline(shape, dtype):
    """A shape and a type, checked and cleaned."""
    _need(len(shape) <= MOST_AXES + 1, "a shape that is not one")
    _need(all(type(n) is int and 0 <= n < 1 << 63 for n in shape[:MOST_AXES]), "a shape that is not one")
    _need(all(rest == "…" for rest in shape[MOST_AXES:]), "a shape that is not one")
    return shape, plain_text(dtype, 40)


def _array(value):
    return Outline(*_outline(value.shape, value.dtype)) if isinstance(value, Outline) else value


def _listed(value, field):
    _need(field.least <= len(value) <= field.most, "a list of another length")
    return value


def _named(value, field):
    if field.among is None:
        _need(len(value) <= field.most, "more names than are kept")
        return {plain_text(key, 80): item for key, item in value.items()}
    _need(value.keys() <= set(field.among), "a name that was not asked for")
    return value


def _words(value, field):
    texts = [plain_text(item, 80) for item in _listed(value, field)]
    _need(field.among is None or set(texts) <= set(field.among), "no argument's name")
    return texts


def _parameter(one):
    return Parameter(*_outline(one.shape, one.dtype), one.trains)


# By the form of a field its type, and what makes the value of it clean.
_FORMS = {
    "text": (str, lambda value, field: plain_text(value, 80)),
    "texts": (list[str], _words),
    "number": (float, lambda value, field: value),
    "yes": (bool, lambda value, field: value),
    "arrays": (list[Array | None], lambda value, field: [_array(item) for item in _listed(value, field)]),
    "arrays by name": (
        dict[str, Array | None],
        lambda value, field: {key: _array(item) for key, item in _named(value, field).items()},
    ),
    "texts by name": (
        dict[str, str],
        lambda value, field: {key: plain_text(text, 80) for key, text in _named(value, field).items()},
    ),
    "parameters by name": (
        dict[str, Parameter],
        lambda value, field: {key: _parameter(one) for key, one in _named(value, field).items()},
    ),
    "error": (Raised, lambda value, field: error(value)),
    # The grader's own words, not the child's: what is shown may not carry anything out.
    "library": (list[str], lambda value, field: [n if n in _LIBRARY else "attention" for n in _texts(value)]),
}


def _texts(value):
    _need(len(value) <= _MAX_LIST, "too many names")
    return [plain_text(item, 80) for item in value]


def _need(true, what):
    if not true:
        raise ChannelError(what)
