"""A warm process: torch, numpy and IPython imported once, then one fork per submission.

In: on a control socket, one letter per request, with a job's channel as a passed descriptor. Out: a child that talks
over that channel. The server never reads a submission, and holds nothing a submission may not see.

    J + descriptor   start a job on this channel                answers its number (u32)
    S + descriptor   start a sibling, a second server, on this  answers its number
    F + number       end either and all that it left            answers its exit status (u32, 256 + n for signal n,
                                                                1000 where it was ended because of its files)
    W                import what only few notebooks use         answers 0, seconds later

When it is warm it says R and, after a u32 length, JSON on its sandbox: {"level", "missing": [sentences]}.
Where there can be no sandbox it says E and, after a u32 length, why.
"""

from __future__ import annotations

import contextlib
import functools
import gc
import json
import os
import socket
import struct
import sys
import tempfile
from collections.abc import Callable

from autograder.sandbox.jobs import Child, SandboxedServer
from autograder.sandbox.sandbox import Sandbox

_NUMBER = struct.Struct(">I")


def main(control: socket.socket, sandbox: Sandbox) -> None:
    # First of all: from here on this is another process, which sees little more than the interpreter.
    gc.disable()  # what is imported stays, and looking for garbage in it takes a sixth of the start
    try:
        server = sandbox.enter_server([control.fileno()])
    except Exception as error:
        _say(control, b"E", str(error))
        sys.exit(1)
    os.environ.update(HOME=server.home, TMPDIR=server.home, IPYTHONDIR=server.home)
    tempfile.tempdir = None  # what was found out before was for the machine's own root
    from autograder.worker import child
    from autograder.worker.shell import warm_shell

    run_job = functools.partial(child.main, shell=warm_shell())
    _freeze()
    _say(control, b"R", json.dumps({"level": server.level, "missing": server.missing}))
    serve(control, server, run_job)


def _freeze() -> None:
    """Frozen objects are not visited by a child's collections, so their pages stay shared."""
    gc.collect()
    gc.freeze()
    gc.enable()


def _say(control, letter, text):
    data = text.encode(errors="replace")
    _send(control, letter + _NUMBER.pack(len(data)) + data)


def _send(control, data):
    """Sends an answer. That whoever asked is gone shows when the next request is awaited."""
    with contextlib.suppress(BrokenPipeError, ConnectionResetError):
        control.sendall(data)


def serve(control: socket.socket, server: SandboxedServer, run_job: Callable[[socket.socket], None]) -> None:
    """Does what is asked on the control socket, until it is closed. `run_job` is called in a job, with its channel."""
    while server.wait([control.fileno()]):
        try:
            request, descriptors, _, _ = socket.recv_fds(control, 1, 1)
        except ConnectionResetError:  # whoever held the other end was killed before it had read an answer
            return
        if not request:
            return
        if request == b"J":
            number = _start_job(control, server, run_job, *descriptors)
        elif request == b"S":
            number = _start_sibling(control, server, run_job, *descriptors)
        elif request == b"F":
            (ended,) = _NUMBER.unpack(control.recv(_NUMBER.size, socket.MSG_WAITALL))
            number = _end(server.children.get(ended))
        else:
            number = _warm_rest()
        _send(control, _NUMBER.pack(number))


def _start_job(control, server, run_job, channel: int) -> int:
    job = server.fork()
    if job is None:
        control.detach()  # the sandbox closes it, and the number may come to mean something else
        (own,) = server.enter_job([channel])
        run_job(socket.socket(fileno=own))
        os._exit(0)
    os.close(channel)
    return job.pid


def _start_sibling(control, server, run_job, other: int) -> int:
    sibling = server.fork_sibling()
    if sibling is None:
        control.close()
        serve(socket.socket(fileno=other), server, run_job)
        os._exit(0)
    os.close(other)
    return sibling.pid


def _warm_rest() -> int:
    from autograder.framework import warm_rest

    gc.disable()
    warm_rest()
    _freeze()
    return 0


def _end(child: Child | None) -> int:
    """Ends a job or a sibling. One that has been reaped already, as siblings are, ended with 0."""
    if child is None:
        return 0
    child.kill()
    status = child.wait()
    return status if status >= 0 else 256 - status


if __name__ == "__main__":
    main(socket.socket(fileno=int(sys.argv[1])), Sandbox.from_json(sys.argv[2]))
