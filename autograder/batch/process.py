"""The program that graders of this machine are forked from, and what each of them does: call functions.

The program itself only makes the imports. In: on a connection to the command, the connection of a new grader. Out: its
process id. It ends when the command does.

A grader. In: on its connection, (function, arguments), or an isolation level and the control socket of the server to
use from then on. Out: (True, the result) or (False, the exception). It ends when the program does.
"""

from __future__ import annotations

import gc
import os
import pickle
import signal
import socket
import sys
from multiprocessing import reduction
from multiprocessing.connection import Connection

from autograder.batch import grader
from autograder.reports import feedback
from autograder.sandbox import syscalls
from autograder.sandbox.isolation import Isolation
from autograder.worker.client import Worker


def main(connection: Connection) -> None:
    feedback.prepare()  # while the server gets warm
    gc.freeze()  # what was imported stays shared
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody waits for graders
    while True:
        try:
            own = Connection(reduction.recv_handle(connection))
            pid = os.fork()
            if pid == 0:
                connection.close()
                _grade(own)
                os._exit(0)
            own.close()
            connection.send(pid)
        except (EOFError, OSError):
            return


def _grade(connection: Connection) -> None:
    syscalls.die_with_parent()
    os.setsid()
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
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
