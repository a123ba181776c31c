"""A server, the siblings that it forks, and the jobs of all of them: who lives on, who is ended, who is reaped."""

from __future__ import annotations

import contextlib
import json
import os
import signal
import socket
import time
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from sandboxes import IDENTITIES, Server, tasks_named

from autograder.sandbox.sandbox import Sandbox

PLAIN = "print('ran', *__import__('os').listdir('.'))\nopen('left', 'w').write('x')"
# Only where nothing confines them can jobs fork: two daemons, of which one goes on forking.
DAEMONS = """
import os, time
for restless in (False, True):
    if os.fork() == 0:
        os.setsid()
        if os.fork() == 0:
            while restless:
                time.sleep(0.001)
                if os.fork(): os._exit(0)
            time.sleep(600)
        os._exit(0)
print("ran")
"""
HANGS = "import time; print('ran'); time.sleep(600)"

SANDBOXES = {
    "full": (Sandbox(), ""),
    "partial": (Sandbox(), "in_a_container"),
    "none": (Sandbox(level="none"), ""),
}


@pytest.fixture(scope="module", params=[f"{level}-{identity}" for level in SANDBOXES for identity in IDENTITIES])
def first(request):
    level, identity = request.param.split("-")
    sandbox, before = SANDBOXES[level]
    if level == "none" and identity == "root":
        pytest.skip("where nothing confines a job, it is not to be root's")
    server = Server(sandbox, identity, before)
    assert server.hello["level"] == level, server.hello["missing"]
    yield server
    server.close()
    assert not tasks_named(server.tag)


def _servers(first: Server, count: int) -> list[int]:
    """The siblings' numbers outside, once there are so many and the first server has no other child."""
    until = time.monotonic() + 20
    while True:
        (server,) = _children(first.process.pid)
        siblings = _children(server)
        if len(siblings) == count and len(tasks_named(first.tag)) == 2 + count:
            return siblings
        assert time.monotonic() < until, (siblings, count, tasks_named(first.tag))
        time.sleep(0.01)


def _children(pid: int) -> list[int]:
    """Zombies included."""
    return [int(child) for path in Path(f"/proc/{pid}/task").glob("*/children") for child in path.read_text().split()]


STEPS = st.tuples(st.sampled_from(["start", "close", "kill", "run", "leave daemons", "hang"]), st.integers(0, 5))


@settings(max_examples=12, deadline=None)
@given(st.lists(STEPS, min_size=3, max_size=12))
def test_servers_outlive_all_jobs_and_nothing_else_does(first, steps):
    with contextlib.ExitStack() as stack:
        siblings: list[tuple[int, contextlib.ExitStack, Server]] = []  # pid, what ends it, itself
        for what, number in steps:
            place = number % (len(siblings) + 1)
            server = siblings[place - 1][2] if place else first
            if what == "start" and len(siblings) < 3:
                own = stack.enter_context(contextlib.ExitStack())
                before = {pid for pid, *_ in siblings}
                sibling = own.enter_context(first.sibling())
                (pid,) = set(_servers(first, len(siblings) + 1)) - before
                siblings.append((pid, own, sibling))
            elif what in ("close", "kill") and place:
                pid, own, _ = siblings.pop(place - 1)
                if what == "kill":
                    os.kill(pid, signal.SIGKILL)
                own.close()
            elif what in ("run", "leave daemons"):
                ended = server.run(PLAIN if what == "run" else DAEMONS)
                assert (ended.status, ended.printed) == (0, "ran\n") or "Error" in ended.printed, ended
            elif what == "hang":
                assert server.run(HANGS, seconds=0.1).killed
            assert set(_servers(first, len(siblings))) == {pid for pid, *_ in siblings}
    assert _servers(first, 0) == []


def test_what_the_jobs_of_a_killed_server_left_is_removed(first):
    with first.sibling() as sibling:
        (pid,) = _servers(first, 1)
        folder = sibling.run("import os; print(os.getcwd())").printed.strip()
        _ours, theirs = socket.socketpair()
        request = {"code": "open('left', 'w').write('x')\nimport time; time.sleep(600)", "seconds": 600}
        socket.send_fds(sibling.control, [json.dumps(request).encode()], [theirs.fileno()])
        base = Path(folder).parent
        if first.hello["level"] != "full":
            _until(lambda: list(base.glob("job-*/left")))
        os.kill(pid, signal.SIGKILL)
        assert _servers(first, 0) == []
        if first.hello["level"] != "full":
            _until(lambda: not list(base.glob("job-*")))
    assert first.run(PLAIN).printed == "ran\n"


def _until(holds, seconds=10):
    end = time.monotonic() + seconds
    while not holds():
        assert time.monotonic() < end, "did not come true"
        time.sleep(0.02)
