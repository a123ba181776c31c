"""Frames: what is packed arrives, and whatever else arrives is an error, found before anything large is made of it."""

import contextlib
import json
import pickle
import socket
import struct
import threading
import tracemalloc

import numpy as np
import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from hypothesis.extra import numpy as arrays

from autograder.worker import channel

ARRAYS = arrays.arrays(
    st.sampled_from([np.dtype(name) for name in ("<f4", "<f8", "<i8", "<i4", "<i2", "|i1", "|u1")]),
    arrays.array_shapes(min_dims=0, max_dims=4, min_side=0, max_side=5),
)
PLAIN = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-(2**53), 2**53)
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(st.characters(exclude_categories=["Cs"]))
    | ARRAYS,
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text("abc").filter(lambda key: key != "$array"), inner)
    ),
    max_leaves=12,
)
# Any JSON, what looks like an array most of all.
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text() | st.sampled_from(["<f4", "|O8", "$array"]),
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.dictionaries(st.sampled_from(["$array", "a"]) | st.text(), inner, max_size=4)
        | st.fixed_dictionaries(
            {"$array": st.tuples(st.sampled_from(["<f4", "<f8", "|u1", "|O8"]), st.lists(st.integers(-2, 2**40)))}
        )
    ),
    max_leaves=20,
)


def same(a, b):
    if isinstance(a, np.ndarray):
        return isinstance(b, np.ndarray) and a.dtype == b.dtype and a.shape == b.shape and a.tobytes() == b.tobytes()
    if isinstance(a, dict):
        return isinstance(b, dict) and a.keys() == b.keys() and all(same(a[key], b[key]) for key in a)
    if isinstance(a, list | tuple):
        return isinstance(b, list) and len(a) == len(b) and all(map(same, a, b))
    return type(a) is type(b) and a == b


def frame(header, body=b"", lengths=None):
    header = header if isinstance(header, bytes) else json.dumps(header).encode()
    return struct.pack(">II", *(lengths or (len(header), len(body)))) + header + body


@given(PLAIN)
def test_plain_data_and_arrays_arrive_as_they_were(message):
    assert same(message, channel.load(channel.pack(message)))


@pytest.mark.parametrize(
    "array", [np.zeros((2, 3), ">f4"), np.ones((3, 2)).T, np.ones(4)[::2], np.array(3, np.float32)]
)
def test_arrays_in_other_layouts_arrive_by_value(array):
    arrived = channel.load(channel.pack({"a": array}))["a"]
    assert arrived.shape == array.shape
    assert (arrived == array).all()


@pytest.mark.parametrize("dtype", ["?", "i1", "i2", "i4", "i8", "u1", "u2", "u4", "u8", "f4", "f8"])
def test_truth_values_and_integers_travel_as_they_are(dtype):
    array = np.array([[1, 0], [0, 1]], dtype)
    arrived = channel.load(channel.pack(array))
    assert arrived.dtype == dtype and (arrived == array).all()


def test_a_truth_value_is_one_whatever_byte_arrives():
    arrived = channel.load(frame({"$array": ["|b1", [3]]}, b"\x00\x02\xff"))
    assert (arrived == [False, True, True]).all() and arrived.view(np.uint8).max() == 1


def test_numbers_of_other_kinds_travel_as_float64():
    assert channel.load(channel.pack(np.array([1.5], np.float16))).dtype == np.float64


def test_what_is_not_plain_data_is_not_packed():
    for thing in (object(), {1, 2}, b"bytes", 1j):
        with pytest.raises(TypeError):
            channel.pack({"thing": thing})


def test_texts_that_are_not_unicode_still_travel():
    assert channel.load(channel.pack({"name": "\ud800"})) == {"name": "\ud800"}


@given(st.binary(max_size=300), st.binary(max_size=64))
@example(b"[" * 100_000, b"")
@example(b"9" * 10_000, b"")
@example(b'{"$array": ["<f4", [1000000000]]}', b"")
@example(b'{"$array": ["<f4", [67108864, 67108864, 67108864, 67108864, 67108864, 67108864, 67108864, 67108864]]}', b"")
@example(b'{"$array": ["<f4", [0, 1000000000000]]}', b"")
@example(b'{"$array": ["<f4", [67108864, 0, 67108864]]}', b"")
@example(b'{"$array": ["<f4", [true]]}', b"1234")
@example(b'{"$array": ["<f4", [1.0]]}', b"1234")
@example(b'{"$array": [["<f4"], [1]]}', b"1234")
@example(b'{"$array": "<f"}', b"1234")
@example(b'{"$array": null}', b"")
@example(b"NaN", b"")
@example(b"Infinity", b"")
@example(b"\xff\xfe", b"")
@example(b"\xff\xfe{\x00}\x00", b"")
@example(pickle.dumps({"answers": "project"}), b"")
def test_any_bytes_are_a_message_or_an_error_of_the_channel(header, body):
    try:
        message = channel.unpack(header, body)
    except channel.ChannelError as error:
        assert str(error)
        return
    json.dumps(message, default=np.ndarray.tolist)


@given(JSON, st.binary(max_size=200))
def test_any_json_is_a_message_or_an_error_of_the_channel(message, body):
    try:
        arrived = channel.unpack(json.dumps(message).encode(), body)
    except channel.ChannelError:
        return
    count = [0]

    def bytes_of(value):
        if isinstance(value, np.ndarray):
            count[0] += value.nbytes
        for item in value.values() if isinstance(value, dict) else value if isinstance(value, list) else ():
            bytes_of(item)

    bytes_of(arrived)
    assert count[0] == len(body)


@given(st.binary(max_size=100))
def test_any_file_is_a_message_or_an_error_of_the_channel(data):
    try:
        channel.load(data)
    except channel.ChannelError as error:
        assert str(error)


def test_a_shape_that_does_not_fit_is_found_before_memory_is_taken():
    claims = [[10**9], [2**26] * 8, [1 << 26, 1 << 26], [-1], [-1, -4]]
    tracemalloc.start()
    for shape in claims:
        with pytest.raises(channel.ChannelError):
            channel.unpack(json.dumps({"$array": ["<f8", shape]}).encode(), b"x" * 64)
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert peak < 1 << 20


def test_rows_without_numbers_are_counted_all_the_same():
    with pytest.raises(channel.ChannelError):
        channel.unpack(b'{"$array": ["<f4", [67108864, 0, 2]]}', b"")


def test_a_message_holds_no_more_arrays_than_an_answer_can_need():
    many = [np.zeros(0)] * (channel.MAX_ARRAYS + 1)
    frame = channel.pack(many)
    with pytest.raises(channel.ChannelError):
        channel.unpack(frame[8:], b"")
    assert len(channel.load(frame)) == len(many), "a file of our own may"


def test_bytes_that_belong_to_no_array_are_refused():
    with pytest.raises(channel.ChannelError, match="bytes that belong to no array"):
        channel.unpack(b"{}", b"left")


def test_arrays_of_a_frame_cannot_be_written_through():
    array = channel.load(channel.pack({"a": np.zeros(3)}))["a"]
    with pytest.raises(ValueError):
        array[0] = 1


# --- sockets ---------------------------------------------------------------------------------------------------------


@pytest.fixture
def pair():
    ours, theirs = socket.socketpair()
    with ours, theirs:
        yield ours, theirs


def test_messages_follow_each_other_over_a_socket(pair):
    ours, theirs = pair
    messages = [{"n": i, "a": np.full((i, 3), i, np.float32)} for i in range(5)]
    sender = threading.Thread(target=lambda: [channel.send(theirs, message) for message in messages])
    sender.start()
    assert all(same(message, channel.receive(ours, 10)) for message in messages)
    sender.join()


def test_a_frame_larger_than_any_buffer_arrives(pair):
    ours, theirs = pair
    array = np.arange(3_000_000, dtype=np.float32)
    sender = threading.Thread(target=channel.send, args=(theirs, {"a": array}))
    sender.start()
    assert (channel.receive(ours, 30)["a"] == array).all()
    sender.join()


@pytest.mark.parametrize(
    "lengths", [(0xFFFFFFFF, 0), (0, 0xFFFFFFFF), (channel.MAX_HEADER + 1, 0), (2, channel.MAX_BODY + 1)]
)
def test_a_huge_length_is_refused_before_anything_is_read(pair, lengths):
    ours, theirs = pair
    theirs.sendall(frame(b"{}", lengths=lengths))
    with pytest.raises(channel.ChannelError, match="over the limit"):
        channel.receive(ours, 10)


@pytest.mark.parametrize("cut", [0, 3, 8, 9])
def test_a_frame_cut_short_is_the_end_of_the_channel(pair, cut):
    ours, theirs = pair
    theirs.sendall(frame(b"{}")[:cut])
    theirs.close()
    with pytest.raises(channel.Closed):
        channel.receive(ours, 10)


@pytest.mark.parametrize("sent", [b"", b"\x00\x00", frame(b"{}", lengths=(100, 0))])
def test_a_frame_that_is_not_complete_in_time_is_a_time_out(pair, sent):
    ours, theirs = pair
    theirs.sendall(sent)
    with pytest.raises(channel.TimedOut):
        channel.receive(ours, 0.05)


def test_what_came_in_time_counts_however_late_it_is_looked_at(pair):
    ours, theirs = pair
    theirs.sendall(frame(b'{"n": 1}'))
    assert channel.receive(ours, 0) == {"n": 1}


def test_a_trickle_of_bytes_does_not_move_the_deadline(pair):
    ours, theirs = pair
    stop = threading.Event()

    def trickle():
        theirs.sendall(struct.pack(">II", 1000, 0))
        while not stop.wait(0.02):
            theirs.sendall(b" ")

    sender = threading.Thread(target=trickle)
    sender.start()
    with pytest.raises(channel.TimedOut):
        channel.receive(ours, 0.2)
    stop.set()
    sender.join()


def test_sending_to_nobody_is_told_as_closed(pair):
    ours, theirs = pair
    theirs.close()
    with pytest.raises(channel.Closed):
        channel.send(ours, {"n": 1})


def test_sending_to_somebody_who_does_not_read_times_out(pair):
    ours, _ = pair
    ours.settimeout(0.05)
    with pytest.raises(channel.TimedOut):
        channel.send(ours, {"a": np.zeros(10_000_000)})


@settings(max_examples=50)
@given(st.binary(min_size=1, max_size=60))
def test_whatever_arrives_receiving_ends(data):
    ours, theirs = socket.socketpair()
    with ours, theirs:
        theirs.sendall(data)
        theirs.close()
        with contextlib.suppress(channel.ChannelError):
            channel.receive(ours, 5)
