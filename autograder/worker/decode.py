"""Data from a channel or a file, as values of the types it must have.

In: plain data with numpy arrays, and a type of model.py. Out: a value of that type, whatever the data say of other
fields left behind. It knows no limits but those of the types, and it is the grader's side alone that imports it.
"""

from __future__ import annotations

import msgspec
import numpy as np

from autograder.model import Array, Outline
from autograder.worker.channel import ChannelError


def decoded(data, kind):
    """The value of type `kind` that data describe. Raises ChannelError when they describe none."""
    try:
        return msgspec.convert(data, kind, dec_hook=_array_or_outline)
    except (msgspec.ValidationError, LookupError, AttributeError, TypeError) as error:  # an array asked for its items
        raise ChannelError(f"a message of another form: {error}") from None


def _array_or_outline(kind, value):
    if kind is not Array or not isinstance(value, np.ndarray | dict):
        raise TypeError("not an array")
    return value if isinstance(value, np.ndarray) else msgspec.convert(value, Outline)
