"""Finds the isolation level by a real breakout attempt, which the grader judges.

The attempt is a cell like a student's and takes the way a submission takes. In: a function that runs a cell in the
sandbox and returns what it printed. Out: the isolation level, judged by effect (was the file changed, did a connection
arrive, is the process dead), and sentences on what is missing. It does not know how the sandbox is built.
"""

import contextlib
import json
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterable
from pathlib import Path

from autograder.sandbox import breakout_cell
from autograder.sandbox.isolation import LEVELS, Isolation

_PREFIX = "autograder-breakout-"


def attempt(run: Callable[[str], str | None], claimed: str = "full", missing: Iterable[str] = ()) -> Isolation:
    """Sets traps, lets `run` execute the attempt (`breakout_cell.py`) in the sandbox, and judges.

    run      takes the source of a cell, returns what it printed, or None if it did not finish
    claimed  the level that the server says it has; the answer is never above it
    missing  the server's sentences on what the host could not give, passed on
    """
    with contextlib.ExitStack() as stack:
        traps = _Traps(stack)
        source = Path(breakout_cell.__file__).read_text()
        printed = run(f"{source}\n\nimport json\nprint(json.dumps(attempt({traps.told!r})))")
        return traps.judge(printed, claimed, list(missing))


class _Traps:
    """A file, two listeners and a process, open to everybody on this machine; `told` says where."""

    def __init__(self, stack: contextlib.ExitStack):
        _remove_left_traps()
        self.folder = Path(tempfile.mkdtemp(prefix=f"{_PREFIX}{os.getpid()}-"))
        stack.callback(shutil.rmtree, self.folder, ignore_errors=True)
        self.folder.chmod(0o777)  # nothing but the sandbox keeps anybody out
        self.canary = self.folder / "canary"
        self.secret = os.urandom(8).hex()
        self.canary.write_text(self.secret)
        self.canary.chmod(0o666)
        self.listener = stack.enter_context(socket.create_server(("127.0.0.1", 0)))
        self.path = stack.enter_context(socket.socket(socket.AF_UNIX))
        self.path.bind(str(self.folder / "socket"))
        self.path.listen()
        os.chmod(self.folder / "socket", 0o777)
        self.victim = subprocess.Popen(
            [sys.executable, "-S", "-E", "-c", "import sys; sys.stdin.read()"],
            stdin=subprocess.PIPE,  # it ends when we do, however that comes about
            start_new_session=True,
        )
        stack.callback(self.victim.stdin.close)
        stack.callback(self.victim.wait)
        stack.callback(self.victim.kill)
        self.told = {
            "canary": str(self.canary),
            "port": self.listener.getsockname()[1],
            "socket": str(self.folder / "socket"),
            "victim": self.victim.pid,
        }

    def judge(self, printed: str | None, claimed: str, missing: list[str]) -> Isolation:
        try:
            said = json.loads((printed or "").strip().splitlines()[-1])
            got_through = self._got_through(said)
            level = "none" if got_through else "partial" if said["seen"] or said["process"] else "full"
            if said["memory"]:
                missing.append("Memory is not limited: 8 GiB of address space were given to the attempt.")
        except (ValueError, LookupError, TypeError):
            return Isolation("none", ["The breakout attempt did not finish in the sandbox."], missing)
        return Isolation(min(level, claimed, key=LEVELS.index), got_through, missing)

    def _got_through(self, said: dict) -> list[str]:
        """What the attempt could do: by its effect where it has one outside, else as the attempt says."""
        canary = self.canary
        done = {
            "A file outside was read.": said["read"] == self.secret,
            "A file outside was changed.": canary.read_text() != self.secret or canary.stat().st_mode & 0o777 != 0o666,
            "A file was created outside.": os.path.exists(f"{canary}.new"),
            "A connection was made.": any([_somebody_came(self.listener), _somebody_came(self.path)]),
            "A process outside was killed.": self.victim.poll() == -signal.SIGKILL,
            "A process was started.": said["fork"],
            "Programs can be started.": said["execute"],
        }
        return [sentence for sentence, true in done.items() if true]


def _remove_left_traps() -> None:
    """Removes the folders of graders that were killed in the middle of their attempt."""
    for path in Path(tempfile.gettempdir()).glob(f"{_PREFIX}*-*"):
        owner = path.name.removeprefix(_PREFIX).partition("-")[0]
        if owner.isdigit() and not os.path.exists(f"/proc/{owner}"):
            shutil.rmtree(path, ignore_errors=True)


def _somebody_came(listener: socket.socket) -> bool:
    listener.setblocking(False)
    try:
        listener.accept()[0].close()
    except OSError:
        return False
    return True
