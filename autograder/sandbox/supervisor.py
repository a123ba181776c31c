"""The process between the grader and a server: it ends the server when the grader is gone, and cleans up after it.

In: a server that this process has forked, and a pidfd of the grader. Out: the server's exit status, as its own. It
never returns.
"""

import contextlib
import os
import select
import signal
from typing import NoReturn

from autograder.sandbox import scratch, syscalls
from autograder.sandbox.processes import close_others, end_strays


def supervise(server: int, grader: int, folder: str | None) -> NoReturn:
    """Waits for the process `server`, and kills it when `grader` (a pidfd) is gone or this process is terminated.

    folder   where its jobs write, if that is on disk: removed at the end, with whatever they left running
    """
    server_fd = os.pidfd_open(server)
    # Not `keep_only`: this process shares the server's mount namespace, and while the new root is being built there
    # is no /dev/null. 0 and 1 are it already.
    close_others([grader, server_fd])

    def kill(*_) -> None:
        with contextlib.suppress(ProcessLookupError):
            signal.pidfd_send_signal(server_fd, signal.SIGKILL)

    if folder:  # what a job left running is the server's to kill, and ours when the server is gone
        syscalls.prctl(syscalls.PR_SET_CHILD_SUBREAPER, 1)
    signal.signal(signal.SIGTERM, kill)
    waiting = select.poll()
    waiting.register(server_fd, select.POLLIN)
    waiting.register(grader, select.POLLIN)
    if grader in dict(waiting.poll()):
        kill()
    code = os.waitstatus_to_exitcode(os.waitpid(server, 0)[1])
    if folder:
        end_strays(())
        with contextlib.suppress(OSError):
            scratch.remove_tree(folder)
    os._exit(code if code >= 0 else 128 - code)
