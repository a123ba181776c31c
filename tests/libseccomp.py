"""The same filter made by libseccomp, where it is installed: what it would answer is what ours must."""

from __future__ import annotations

import ctypes
import os

import pytest

from autograder.sandbox import bpf
from autograder.sandbox.seccomp import REFUSED

_MASKED_EQUAL = 7  # enum scmp_compare
_BAD_ARCHITECTURE = 2  # enum scmp_filter_attr


class _Comparison(ctypes.Structure):  # struct scmp_arg_cmp
    _fields_ = [("arg", ctypes.c_uint), ("op", ctypes.c_int), ("a", ctypes.c_uint64), ("b", ctypes.c_uint64)]


def library() -> ctypes.CDLL:
    try:
        found = ctypes.CDLL("libseccomp.so.2")
    except OSError:
        pytest.skip("libseccomp is not installed")
    found.seccomp_init.restype, found.seccomp_arch_native.restype = ctypes.c_void_p, ctypes.c_uint32
    return found


def number_of(name: str, machine: str) -> int:
    """Negative for what the architecture, or this libseccomp, does not know."""
    return library().seccomp_syscall_resolve_name_arch(bpf.ARCHITECTURES[machine], name.encode())


def compile_filter(machine: str, numbers: dict[str, int], rules: dict[str, bpf.Rule]) -> bytes:
    """The program that libseccomp exports for these rules."""
    made = library()
    context = ctypes.c_void_p(made.seccomp_init(ctypes.c_uint32(REFUSED)))
    try:
        if (native := made.seccomp_arch_native()) != bpf.ARCHITECTURES[machine]:
            assert made.seccomp_arch_add(context, bpf.ARCHITECTURES[machine]) == 0
            assert made.seccomp_arch_remove(context, native) == 0
        assert made.seccomp_attr_set(context, _BAD_ARCHITECTURE, ctypes.c_uint32(bpf.KILL_PROCESS)) == 0
        for name, rule in rules.items():
            for conditions in rule.alternatives if name in numbers else ():
                compared = [_Comparison(c.argument, _MASKED_EQUAL, c.mask, c.value) for c in conditions]
                array = (_Comparison * len(compared))(*compared)
                answer, number = ctypes.c_uint32(rule.answer), library().seccomp_syscall_resolve_name(name.encode())
                done = made.seccomp_rule_add_array(context, answer, number, len(compared), array)
                assert done == 0, (name, done)
        file = os.memfd_create("filter")
        try:
            assert made.seccomp_export_bpf(context, file) == 0
            return os.pread(file, 1 << 20, 0)
        finally:
            os.close(file)
    finally:
        made.seccomp_release(context)
