"""The seccomp filter is what its table says: run by a BPF machine for every call of both architectures, compared with
libseccomp's, and with what the kernel does with it."""

from __future__ import annotations

import ctypes
import itertools
import os
import platform

import bpf_machine
import libseccomp
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from autograder.sandbox import bpf, seccomp, syscalls
from autograder.sandbox.syscall_numbers import NUMBERS

PID = 4711
MACHINES = sorted(NUMBERS)
UPROBES = (335, 336)  # on x86_64, the kernel's own probes use these past every filter, and nobody else can
CALLS = [*range(1200), 0x40000000, 0x40000000 + 59, 0x7FFFFFFF, 0xFFFFFFFE, 0xFFFFFFFF]


@pytest.fixture(params=itertools.product(MACHINES, (False, True)), ids=lambda p: f"{p[0]}{'-gpu' * p[1]}")
def made(request):
    """(machine, rules, program) of the filter of a process."""
    machine, device_calls = request.param
    program = seccomp.for_process(seccomp.compile_filter(machine, device_calls), PID)
    return machine, seccomp.rules(PID, device_calls), program


def declared(machine, rules, number, arguments):
    """What the table says."""
    if machine == "x86_64" and 0x40000000 <= number < 0xFFFFFFFF:
        return bpf.KILL_PROCESS
    names = {at: name for name, at in NUMBERS[machine].items()}
    rule = rules.get(names.get(number), bpf.Rule(seccomp.REFUSED))
    met = any(all(arguments[c.argument] & c.mask == c.value for c in some) for some in rule.alternatives)
    return rule.answer if met else seccomp.REFUSED


def telling(rule):
    """Arguments that meet each alternative of a rule, and that just miss it, with more in the high word, too."""
    values = {0, 1, 1 << 32}
    for condition in itertools.chain(*rule.alternatives):
        values |= {condition.value, condition.value ^ 1, condition.value | 1 << 32, condition.value | 1 << 63}
        values |= {condition.value ^ 1 << bit for bit in range(32) if condition.mask >> bit & 1}
        values |= {~condition.mask & 0xFFFFFFFF | condition.value, -1 & (1 << 64) - 1}
    places = {condition.argument for condition in itertools.chain(*rule.alternatives)}
    for chosen in itertools.product(sorted(values), repeat=max(1, len(places))):
        arguments = [0x1234567890ABCDEF] * 6
        for place, value in zip(sorted(places), chosen):
            arguments[place] = value
        yield arguments


def test_the_program_answers_every_call_as_the_table_says(made):
    machine, rules, program = made
    by_number = {NUMBERS[machine][name]: rule for name, rule in rules.items() if name in NUMBERS[machine]}
    for number in CALLS:
        for arguments in telling(by_number.get(number, bpf.Rule(seccomp.REFUSED))):
            found = bpf_machine.answer(program, bpf.ARCHITECTURES[machine], number, arguments)
            assert found == declared(machine, rules, number, arguments), (number, [hex(a) for a in arguments])


def test_a_call_of_another_architecture_ends_the_process(made):
    machine, _, program = made
    others = {*bpf.ARCHITECTURES.values(), 0x40000003, 0x40000028, 0} - {bpf.ARCHITECTURES[machine]}  # i386, ARM
    for other, number in itertools.product(others, CALLS):
        assert bpf_machine.answer(program, other, number) == bpf.KILL_PROCESS


def test_libseccomp_makes_a_filter_of_the_same_answers(made):
    machine, rules, program = made
    theirs = libseccomp.compile_filter(machine, NUMBERS[machine], rules)
    by_number = {NUMBERS[machine][name]: rule for name, rule in rules.items() if name in NUMBERS[machine]}
    for number in CALLS:
        for arguments in telling(by_number.get(number, bpf.Rule(seccomp.REFUSED))):
            ours = bpf_machine.answer(program, bpf.ARCHITECTURES[machine], number, arguments)
            found = bpf_machine.answer(theirs, bpf.ARCHITECTURES[machine], number, arguments)
            assert ours == found, (number, [hex(a) for a in arguments])


@pytest.mark.parametrize("machine", MACHINES)
def test_the_numbers_are_those_that_libseccomp_knows(machine):
    known = {name: libseccomp.number_of(name, machine) for name in {*NUMBERS["x86_64"], *NUMBERS["aarch64"]}}
    assert sum(number >= 0 for number in known.values()) > 300
    for name, number in known.items():
        assert number < 0 or NUMBERS[machine].get(name) == number, name


@pytest.mark.parametrize("machine", MACHINES)
def test_every_rule_is_about_a_call_that_linux_has(machine):
    rules = seccomp.rules(PID)
    assert set(rules) <= {*NUMBERS["x86_64"], *NUMBERS["aarch64"]}
    assert len({*NUMBERS[machine].values()}) == len(NUMBERS[machine])


CONDITIONS = st.lists(st.builds(bpf.Condition, st.integers(0, 5), st.sampled_from([3, 0xFF]), st.integers(0, 3)))
RULES = st.dictionaries(
    st.integers(0, 600),
    st.builds(
        bpf.Rule,
        st.sampled_from([bpf.ALLOW, bpf.errno(0), bpf.errno(38)]),
        st.lists(CONDITIONS.map(tuple), min_size=1, max_size=3).map(tuple),
    ),
    max_size=60,
)


@settings(max_examples=60, deadline=None)
@given(RULES, st.sampled_from(MACHINES), st.lists(st.integers(0, 3), min_size=6, max_size=6))
def test_any_rules_are_assembled_to_a_program_that_answers_by_them(rules, machine, arguments):
    program = bpf.assemble(machine, rules, seccomp.REFUSED)
    for number in {*rules, *(n + 1 for n in rules), 0, 601}:
        rule = rules.get(number, bpf.Rule(seccomp.REFUSED))
        met = any(all(arguments[c.argument] & c.mask == c.value for c in some) for some in rule.alternatives)
        found = bpf_machine.answer(program, bpf.ARCHITECTURES[machine], number, arguments)
        assert found == (rule.answer if met else seccomp.REFUSED)


# --- the kernel -------------------------------------------------------------------------------------------------------


@pytest.mark.skipif(bool(seccomp.why_absent()), reason=seccomp.why_absent())
def test_the_kernel_refuses_and_pretends_as_the_program_does():
    machine = platform.machine()
    program = seccomp.for_process(seccomp.compile_filter(machine), PID)
    answers = {n: bpf_machine.answer(program, bpf.ARCHITECTURES[machine], n) for n in range(600) if n not in UPROBES}
    reader, writer = os.pipe()
    if (child := os.fork()) == 0:
        libc = ctypes.CDLL(None, use_errno=True)
        zeros = [ctypes.c_long(0)] * 6
        syscalls.prctl(syscalls.PR_SET_NO_NEW_PRIVS, 1)
        syscalls.install_filter(program)
        wrong = []
        for number, answer in answers.items():
            if answer != bpf.ALLOW:  # what is allowed the other tests do
                ctypes.set_errno(0)
                failed = libc.syscall(ctypes.c_long(number), *zeros) != 0
                if bpf.errno(ctypes.get_errno() if failed else 0) != answer:
                    wrong.append(number)
        os.write(writer, repr(wrong).encode())
        os._exit(0)
    os.close(writer)
    with open(reader) as told:
        assert told.read() == "[]"
    assert os.waitpid(child, 0)[1] == 0


def test_why_there_is_no_filter_is_told(monkeypatch):
    monkeypatch.setattr(platform, "machine", lambda: "riscv64")
    assert seccomp.why_absent() == "No seccomp filter: the kit has one for x86_64 and aarch64, and this is riscv64."
    monkeypatch.setattr(platform, "machine", lambda: "aarch64")
    monkeypatch.setattr(syscalls, "can_filter", lambda: False)
    assert "this kernel is built without CONFIG_SECCOMP_FILTER" in seccomp.why_absent()
