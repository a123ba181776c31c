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

from autograder.sandbox.isolation import LEVELS, Isolation

_PREFIX = "autograder-breakout-"

# Runs in the sandbox. Every try is harmless where it succeeds, and one line of JSON says what came of each.
_CELL = """
import errno, json, os, signal, socket
_traps = json.loads({traps!r})
_result = dict()
def _try(name, action):
    try:
        value = action()
        _result[name] = value if isinstance(value, (str, bool)) else True
    except BaseException as error:
        _result[name] = False
def _write():
    with open(_traps["canary"], "a") as file:
        file.write("changed")
def _connect():
    with socket.create_connection(("127.0.0.1", _traps["port"]), timeout=1) as s:
        s.sendall(b"out")
def _connect_path():
    with socket.socket(socket.AF_UNIX) as s:
        s.connect(_traps["socket"])
def _fork():
    pid = os.fork()
    if pid == 0:
        os._exit(0)
    os.waitpid(pid, 0)
def _execute():
    try:
        os.execv("/dev/null/program", ["program"])
    except OSError as error:
        return error.errno == errno.ENOTDIR
def _allocate():
    import mmap
    mmap.mmap(-1, 8 << 30).close()
_try("seen", lambda: os.stat(_traps["canary"]).st_size >= 0)
_try("read", lambda: open(_traps["canary"]).read())
_try("written", _write)
_try("mode", lambda: os.chmod(_traps["canary"], 0o600))
_try("beside", lambda: open(_traps["canary"] + ".new", "w").close())
_try("connected", _connect)
_try("path", _connect_path)
_try("process", lambda: os.path.exists("/proc/%d" % _traps["victim"]))
_try("killed", lambda: os.kill(_traps["victim"], signal.SIGKILL))
_try("fork", _fork)
_try("execute", _execute)
_try("memory", _allocate)
print(json.dumps(_result))
"""


def attempt(run: Callable[[str], str | None], claimed: str = "full", missing: Iterable[str] = ()) -> Isolation:
    """Sets traps, lets `run` execute the attempt in the sandbox, and judges.

    run      takes the source of a cell, returns what it printed, or None if it came to no end
    claimed  the level that the server says it has; the answer is never above it
    missing  the server's sentences on what the host could not give, passed on
    """
    with contextlib.ExitStack() as stack:
        traps = _Traps(stack)
        printed = run(_CELL.format(traps=json.dumps(traps.told)))
        return traps.judge(printed, claimed, list(missing))


class _Traps:
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
            said["seen"], said["fork"]
        except (ValueError, LookupError, TypeError):
            return Isolation("none", ["The breakout attempt did not finish in the sandbox."], missing)
        got = []
        if said["read"] == self.secret:
            got.append("A file outside was read.")
        if self.canary.read_text() != self.secret or self.canary.stat().st_mode & 0o777 != 0o666:
            got.append("A file outside was changed.")
        if os.path.exists(f"{self.canary}.new"):
            got.append("A file was created outside.")
        if _somebody_came(self.listener) or _somebody_came(self.path):
            got.append("A connection was made.")
        if self.victim.poll() == -signal.SIGKILL:
            got.append("A process outside was killed.")
        if said["fork"]:
            got.append("A process was started.")
        if said["execute"]:
            got.append("Programs can be started.")
        level = "none" if got else "partial" if said["seen"] or said["process"] else "full"
        if said["memory"]:
            missing = [*missing, "Memory is not limited: 8 GiB of address space were given to the attempt."]
        return Isolation(min(level, claimed, key=LEVELS.index), got, missing)


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
