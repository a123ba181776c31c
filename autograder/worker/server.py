"""A warm process: torch, numpy and IPython imported once, then one fork per submission.

In: on a control socket, one letter per request, with a job's channel as a passed descriptor. Out: a child that talks
over that channel. The server never reads a submission, and holds nothing a submission may not see.

    J + descriptor   start a job on this channel          answers its number (u32)
    S + descriptor   start a sibling, a second server, on this control  answers its number
    F + number       end either and all that it left      answers its exit status (u32, 256 + n for signal n,
                                                          1000 where it was ended because of its files)
    W                import what only few notebooks use   answers 0, seconds later

When it is warm it says R and, after a u32 length, JSON on its sandbox: {"level", "missing": [sentences]}.
Where there can be no sandbox it says E and, after a u32 length, why.
"""

from __future__ import annotations

import gc
import json
import os
import socket
import struct
import sys
import tempfile

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

    shell = child.warm_shell()
    _freeze()
    _say(control, b"R", json.dumps({"level": server.level, "missing": server.missing}))
    serve(control, shell, child, server)


def _freeze() -> None:
    """Frozen objects are not visited by a child's collections, so their pages stay shared."""
    gc.collect()
    gc.freeze()
    gc.enable()


def _say(control, letter, text):
    data = text.encode(errors="replace")
    control.sendall(letter + _NUMBER.pack(len(data)) + data)


def serve(control, shell, child, server) -> None:
    while server.wait([control.fileno()]):
        request, descriptors, _, _ = socket.recv_fds(control, 1, 1)
        if not request:
            return
        if request == b"F":
            (number,) = _NUMBER.unpack(control.recv(_NUMBER.size, socket.MSG_WAITALL))
            control.sendall(_NUMBER.pack(_end(server.children.get(number))))
            continue
        if request == b"W":
            gc.disable()
            child.warm_rest()
            _freeze()
            control.sendall(_NUMBER.pack(0))
            continue
        (given,) = descriptors
        forked = server.fork_sibling() if request == b"S" else server.fork()
        if forked is None and request == b"S":
            control.close()
            serve(socket.socket(fileno=given), shell, child, server)
            os._exit(0)
        if forked is None:
            control.detach()  # the sandbox closes it, and the number may come to stand for something else
            (own,) = server.enter_job([given])
            child.main(socket.socket(fileno=own), shell)
            os._exit(0)
        os.close(given)
        control.sendall(_NUMBER.pack(forked.pid))


def _end(child):
    """Ends it. A process that has been reaped already, as siblings are, ended with 0."""
    if child is None:
        return 0
    child.kill()
    status = child.wait()
    return status if status >= 0 else 256 - status


if __name__ == "__main__":
    main(socket.socket(fileno=int(sys.argv[1])), Sandbox.from_json(sys.argv[2]))
