"""A warm process: torch, numpy and IPython imported once, then one fork per submission.

In: on a control socket, one letter per request, with a job's channel as a passed descriptor. Out: a child that talks
over that channel. The server never reads a submission, and holds nothing a submission may not see.

    J + descriptor   start a job on this channel         answers its number (u32)
    F + number       end that job and all that it left   answers its wait status (u32)
    S + descriptor   a second server on this control     answers 0
"""

from __future__ import annotations

import contextlib
import gc
import os
import signal
import socket
import struct
import sys

_NUMBER = struct.Struct(">I")


def main(control: socket.socket) -> None:
    from . import child

    shell = child.warm_shell()
    gc.collect()
    # Frozen objects are not visited by a child's collections, so their pages stay shared.
    gc.freeze()
    control.sendall(b"R")
    serve(control, shell, child)


def serve(control, shell, child) -> None:
    while True:
        request, descriptors, _, _ = socket.recv_fds(control, 1, 1)
        if not request:
            return
        if request == b"F":
            (pid,) = _NUMBER.unpack(control.recv(_NUMBER.size, socket.MSG_WAITALL))
            control.sendall(_NUMBER.pack(_end(pid)))
            continue
        given = socket.socket(fileno=descriptors[0])
        pid = os.fork()
        if pid == 0:
            control.close()
            if request == b"S":
                serve(given, shell, child)
            else:
                child.main(given, shell)
            os._exit(0)
        given.close()
        control.sendall(_NUMBER.pack(pid if request == b"J" else 0))


def _end(pid):
    # The child has a group of its own (setsid), and is not reaped before this: the number is still its own.
    for kill in (os.killpg, os.kill):
        with contextlib.suppress(ProcessLookupError, PermissionError):
            kill(pid, signal.SIGKILL)
    try:
        return os.waitpid(pid, 0)[1]
    except ChildProcessError:
        return 0


if __name__ == "__main__":
    main(socket.socket(fileno=int(sys.argv[1])))
