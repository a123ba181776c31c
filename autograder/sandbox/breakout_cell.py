"""The breakout attempt itself: its text is a cell that runs in the sandbox, like any cell of a student.

In: where the grader has set its traps. Out: what the attempt noticed, by name: True, False, or a text that it read.
Each try is harmless where it succeeds. It may not import anything of the kit.
"""

import errno
import mmap
import os
import signal
import socket


def attempt(traps: dict) -> dict[str, bool | str]:
    """traps: {"canary": a file, "port": of a listener, "socket": the path of another, "victim": number of a process}"""
    canary, victim = traps["canary"], traps["victim"]
    tries = {
        "seen": lambda: os.stat(canary).st_size >= 0,
        "read": lambda: _read(canary),
        "written": lambda: _append(canary, "changed"),
        "mode": lambda: os.chmod(canary, 0o600),
        "beside": lambda: _append(canary + ".new", ""),
        "connected": lambda: _connect(traps["port"]),
        "path": lambda: _connect_path(traps["socket"]),
        "process": lambda: os.path.exists(f"/proc/{victim}"),
        "killed": lambda: os.kill(victim, signal.SIGKILL),
        "fork": _fork,
        "execute": _execute,
        "memory": lambda: mmap.mmap(-1, 8 << 30).close(),
    }
    return {name: _tried(action) for name, action in tries.items()}


def _tried(action) -> bool | str:
    try:
        value = action()
    except BaseException:
        return False
    return value if isinstance(value, str | bool) else True


def _read(path):
    with open(path) as file:
        return file.read()


def _append(path, text):
    with open(path, "a") as file:
        file.write(text)


def _connect(port):
    with socket.create_connection(("127.0.0.1", port), timeout=1) as connection:
        connection.sendall(b"out")


def _connect_path(path):
    with socket.socket(socket.AF_UNIX) as connection:
        connection.connect(path)


def _fork():
    pid = os.fork()
    if pid == 0:
        os._exit(0)
    os.waitpid(pid, 0)


def _execute():
    """Of a program that there cannot be: how it is refused tells whether others would run."""
    try:
        os.execv("/dev/null/program", ["program"])
    except OSError as error:
        return error.errno == errno.ENOTDIR
