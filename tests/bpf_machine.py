"""Runs a seccomp filter as the kernel does: on the data of one call, to the answer."""

from __future__ import annotations

import struct


def answer(program: bytes, architecture: int, number: int, arguments=(0,) * 6) -> int:
    """What the filter returns for a call. Raises LookupError where the kernel would not take the program: an unknown
    instruction, or a jump that leads out of it."""
    data = struct.pack("=IIQ6Q", number & 0xFFFFFFFF, architecture, 0, *(a & (1 << 64) - 1 for a in arguments))
    steps = list(struct.iter_unpack("=HBBI", program))
    at, value = 0, 0
    while True:
        code, then, otherwise, operand = steps[at]
        at += 1
        if code == 0x06:  # BPF_RET
            return operand
        if code == 0x20:  # BPF_LD, of a word
            (value,) = struct.unpack_from("=I", data, operand)
        elif code == 0x54:  # BPF_AND
            value &= operand
        elif code == 0x05:  # BPF_JA
            at += operand
        else:
            holds = {0x15: value == operand, 0x25: value > operand, 0x35: value >= operand, 0x45: value & operand}[code]
            at += then if holds else otherwise
