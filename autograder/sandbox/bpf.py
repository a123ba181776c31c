"""Assembles seccomp filters: the answers to system calls in, the program that the kernel runs out.

The machine is classic BPF as <linux/filter.h> and <linux/seccomp.h> have it. Its one register is loaded from the
number, the architecture and the arguments of a call (struct seccomp_data); a jump skips so many instructions. It knows
no call by name.
"""

import itertools
import struct
from typing import NamedTuple

# <linux/seccomp.h>
ALLOW = 0x7FFF0000
KILL_PROCESS = 0x80000000
_ERRNO = 0x00050000

# <linux/audit.h>
ARCHITECTURES = {"x86_64": 0xC000003E, "aarch64": 0xC00000B7}

# Offsets in struct seccomp_data. An argument has 8 bytes, the low word first.
_NUMBER, _ARCHITECTURE, _ARGUMENTS = 0, 4, 16
_LOAD, _AND, _RETURN, _JUMP, _IF_EQUAL, _IF_AT_LEAST = 0x20, 0x54, 0x06, 0x05, 0x15, 0x35
_FARTHEST = 0xFF  # that a condition can skip


class Condition(NamedTuple):
    """`argument & mask == value`, of the low 32 bits: of the arguments that a filter asks for, the kernel uses no
    others."""

    argument: int
    mask: int
    value: int


class Rule(NamedTuple):
    """The answer to a call where all conditions of one of the alternatives hold; elsewhere it is the default."""

    answer: int
    alternatives: tuple[tuple[Condition, ...], ...] = ((),)


def errno(number: int) -> int:
    """The answer that makes a call fail with this number; with 0, the call seems done and is not."""
    return _ERRNO | number


def assemble(machine: str, rules: dict[int, Rule], default: int) -> bytes:
    """The program, an array of struct sock_filter of 8 bytes. A call of another architecture ends the process.

    machine  a key of ARCHITECTURES
    rules    by the numbers of the calls
    default  the answer to all other calls
    """
    refuse, kill = [_step(_RETURN, default)], [_step(_RETURN, KILL_PROCESS)]
    starts = {0: refuse}  # number → the answer from there on
    for number, rule in sorted(rules.items()):
        starts |= {number: _answer(rule, default), number + 1: refuse}
    if machine == "x86_64":  # numbers of x32, with its pointers of 32 bits; -1 is a call that a tracer took back
        starts |= {0x40000000: kill, 0xFFFFFFFF: refuse}
    answers = list(starts.items())
    changes = [answers[0], *(after for before, after in itertools.pairwise(answers) if after[1] != before[1])]
    code = [
        _step(_LOAD, _ARCHITECTURE),
        _step(_IF_EQUAL, ARCHITECTURES[machine], then=1),
        *kill,
        _step(_LOAD, _NUMBER),
        *_search(changes),
    ]
    return b"".join(code)


def _search(starts: list[tuple[int, list[bytes]]]) -> list[bytes]:
    """Finds the answer to a number by halves, since every step costs time at each call of the student's code.

    starts  (number, the code of the answer from there on), in order
    """
    if len(starts) == 1:
        return starts[0][1]
    middle = len(starts) // 2
    low, high = _search(starts[:middle]), _search(starts[middle:])
    if len(low) <= _FARTHEST:
        return [_step(_IF_AT_LEAST, starts[middle][0], then=len(low)), *low, *high]
    return [_step(_IF_AT_LEAST, starts[middle][0], otherwise=1), _step(_JUMP, len(low)), *low, *high]


def _answer(rule: Rule, default: int) -> list[bytes]:
    """Tries the alternatives one after the other."""
    code = [] if () in rule.alternatives else [_step(_RETURN, default)]
    for conditions in reversed(rule.alternatives):
        met = [_step(_RETURN, rule.answer)]
        for argument, mask, value in reversed(conditions):
            unmet = _step(_IF_EQUAL, value, otherwise=len(met))
            met = [_step(_LOAD, _ARGUMENTS + 8 * argument), _step(_AND, mask), unmet, *met]
        code = [*met, *code]
    return code


def _step(code: int, operand: int, then: int = 0, otherwise: int = 0) -> bytes:
    """struct sock_filter; `then` and `otherwise` are how many instructions are skipped."""
    return struct.pack("=HBBI", code, then, otherwise, operand)
