"""The program of a grader process on this machine: calls functions, one after the other.

In: on a connection to its parent, (function, arguments), or an isolation level and the control socket of the server to
use from then on. Out: (True, the result) or (False, the exception). It ends when its parent does.
"""

from __future__ import annotations

import pickle
import socket
import sys
from multiprocessing import reduction
from multiprocessing.connection import Connection

from autograder.sandbox import syscalls
from autograder.sandbox.isolation import Isolation


def main(connection: Connection) -> None:
    syscalls.die_with_parent()
    from autograder.batch import grader
    from autograder.reports import feedback
    from autograder.worker.client import Worker

    feedback.prepare()  # while the server gets warm
    while True:
        try:
            asked = connection.recv()
            if isinstance(asked, Isolation):
                grader.use(Worker.over(socket.socket(fileno=reduction.recv_handle(connection)), asked))
            else:
                connection.send_bytes(_answer(*asked))
        except (EOFError, OSError):
            return


def _answer(function, arguments) -> bytes:
    try:
        return pickle.dumps((True, function(*arguments)))
    except Exception as error:
        try:
            return pickle.dumps((False, error))
        except Exception:
            return pickle.dumps((False, RuntimeError(f"{type(error).__name__}: {error}")))


if __name__ == "__main__":
    main(Connection(int(sys.argv[1])))
