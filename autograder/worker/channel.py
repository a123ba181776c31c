"""Frames between the grader and the process that runs student code.

In: plain data (dict, list, str, int, float, bool, None) with numpy arrays and nouns of model.py in it. Out: the same,
the nouns as dicts (decode.py makes them again). A frame is two big-endian u32, the lengths of header and body, then the
header (JSON in UTF-8, an array written as {"$array": [dtype, shape]}) and the body (the arrays' raw bytes, one after
the other). What arrives is data from an enemy: lengths are checked before anything is read, dtypes, shapes, sizes and
the number of arrays before anything is made of them, and nothing is ever unpickled.
"""

from __future__ import annotations

import dataclasses
import json
import math
import socket
import struct
import time

import numpy as np

from autograder.checks.arrays import MOST_AXES, entries
from autograder.model import fields_of

MAX_HEADER = 8 << 20
MAX_BODY = 64 << 20
MAX_OUTPUTS = 1001  # of one cell, with the remark that the rest was cut off
MAX_ARRAYS = 1 << 14  # in a message that arrives; a file of our own may hold more
_DTYPES = {
    name: np.dtype(name) for name in ("<f4", "<f8", "<i8", "<i4", "<i2", "|i1", "<u8", "<u4", "<u2", "|u1", "|b1")
}
_PREFIX = struct.Struct(">II")


class ChannelError(Exception):
    """What came is not a message, or not the one asked for; the text says why. Also: Closed, TimedOut."""


class Closed(ChannelError):
    """The other side has closed the channel."""


class TimedOut(ChannelError):
    """No complete frame by the deadline."""


def pack(message) -> bytes:
    """A frame. Raises TypeError for what is not plain data."""
    arrays = []

    def plain(value):
        """Called, in the order of the text, for what JSON does not know."""
        if not isinstance(value, np.ndarray):
            if dataclasses.is_dataclass(value):
                return fields_of(value)
            raise TypeError(f"{type(value).__name__} is not plain data")
        dtype = value.dtype.newbyteorder("<")
        if dtype.str not in _DTYPES:
            dtype = np.dtype("<f8")
        arrays.append(np.ascontiguousarray(value, dtype=dtype).tobytes())
        return {"$array": [dtype.str, list(value.shape)]}

    header = json.dumps(message, separators=(",", ":"), default=plain).encode("utf-8", "replace")
    body = b"".join(arrays)
    return _PREFIX.pack(len(header), len(body)) + header + body


def unpack(header: bytes, body: bytes, most: float = MAX_ARRAYS):
    """The message of a frame, with `most` arrays. Raises ChannelError for anything that is not one."""
    try:
        view, at, count = memoryview(body), 0, 0

        def whole(table):
            """Called, in the order of the text, for every table once it is complete."""
            nonlocal at, count
            if "$array" not in table:
                return table
            count += 1
            if count > most:
                raise ValueError("arrays")
            array, at = _array(table["$array"], view, at)
            return array

        message = json.loads(header, parse_constant=_no_constant, object_hook=whole)
    except (ValueError, TypeError, KeyError, RecursionError, OverflowError) as error:
        raise ChannelError(f"a frame that is not one: {type(error).__name__}") from None
    if at != len(body):
        raise ChannelError("a frame with bytes that belong to no array")
    return message


def load(frame: bytes):
    """The message of a whole frame, such as a file of our own. Raises ChannelError for anything else."""
    if len(frame) < _PREFIX.size:
        raise ChannelError("a frame without its lengths")
    header, body = _PREFIX.unpack_from(frame)
    start = _PREFIX.size
    if len(frame) != start + header + body:
        raise ChannelError("a frame of another length than it says")
    return unpack(frame[start : start + header], frame[start + header :], math.inf)


def _array(described, view, at):
    dtype, shape = described
    dtype = _DTYPES[dtype]
    if len(shape) > MOST_AXES or any(type(n) is not int or not 0 <= n <= MAX_BODY for n in shape):
        raise ValueError("shape")
    if entries(shape) > MAX_BODY:  # an axis of 0 leaves no bytes, and as many rows as it likes
        raise ValueError("size")
    end = at + math.prod(shape) * dtype.itemsize
    if end > len(view):
        raise ValueError("size")
    if dtype.kind == "b":  # any byte may arrive, and a truth value is 0 or 1
        return (np.frombuffer(view[at:end], np.uint8) != 0).reshape(shape), end
    return np.frombuffer(view[at:end], dtype).reshape(shape), end


def _no_constant(name):
    raise ValueError(name)


def send(sock: socket.socket, message) -> None:
    """Sends one frame; `message` may be one that is packed already. Raises Closed when nobody reads it any more."""
    try:
        sock.sendall(message if isinstance(message, bytes) else pack(message))
    except TimeoutError:
        raise TimedOut from None
    except OSError as error:
        raise Closed(f"the channel is closed: {error}") from None


def receive(sock: socket.socket, seconds: float | None = None):
    """The next frame's message.

    Raises TimedOut when it is not complete after `seconds`, Closed at the end of the channel, ChannelError for a
    frame that breaks the form or its limits.
    """
    deadline = None if seconds is None else time.monotonic() + seconds
    header, body = _PREFIX.unpack(_exactly(sock, _PREFIX.size, deadline))
    if header > MAX_HEADER or body > MAX_BODY:
        raise ChannelError(f"a frame of {header} + {body} bytes is over the limit")
    return unpack(_exactly(sock, header, deadline), _exactly(sock, body, deadline))


def _exactly(sock, count, deadline):
    chunks = bytearray()
    while len(chunks) < count:
        if deadline is not None:
            # What arrived in time counts, however late this thread reads it.
            sock.settimeout(max(0.0, deadline - time.monotonic()))
        try:
            chunk = sock.recv(min(count - len(chunks), 1 << 20))
        except (TimeoutError, BlockingIOError):
            raise TimedOut from None
        except OSError as error:
            raise Closed(f"the channel is closed: {error}") from None
        if not chunk:
            raise Closed("the channel ended")
        chunks += chunk
    return bytes(chunks)
