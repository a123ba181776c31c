"""Starts the stand-in server behind a wall, as root or as an ordinary user, and runs snippets in it."""

import json
import os
import shutil
import socket
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import pyseccomp

from autograder.worker import rooms

HERE = Path(__file__).resolve().parent
ORDINARY = 1001


@dataclass
class Ended:
    """How a snippet ended: what it printed, its exit status (negative for a signal), whether time ran out."""

    printed: str
    status: int
    killed: bool


class Server:
    """A stand-in server. identity: "root" or "user"; only root can choose."""

    def __init__(self, wall, identity: str):
        self.control, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        become = {}
        if identity == "user" and os.getuid() == 0:
            become = {"user": ORDINARY, "group": ORDINARY, "extra_groups": []}
        paths = (str(HERE.parent), str(Path(pyseccomp.__file__).parent))
        self.process = subprocess.Popen(
            [interpreter(identity), str(HERE / "standin.py"), str(theirs.fileno()), wall.to_json()],
            pass_fds=[theirs.fileno()],
            env={"PYTHONPATH": os.pathsep.join(paths), "PYTHONDONTWRITEBYTECODE": "1"},
            cwd="/",
            stderr=subprocess.PIPE,
            **become,
        )
        theirs.close()
        hello = self.control.recv(1 << 20)
        if not hello:
            raise RuntimeError(self.process.stderr.read().decode())
        self.hello = json.loads(hello)

    def run(self, code: str, seconds: float = 10) -> Ended:
        ours, theirs = socket.socketpair()
        with ours:
            socket.send_fds(self.control, [json.dumps({"code": code, "seconds": seconds}).encode()], [theirs.fileno()])
            theirs.close()
            printed = b""
            while piece := ours.recv(1 << 16):
                printed += piece
        return Ended(printed.decode(), **json.loads(self.control.recv(1 << 20)))

    def close(self) -> str:
        """Ends the server; returns what it wrote to stderr."""
        self.control.close()
        said = self.process.communicate(timeout=10)[1]
        return said.decode()


def interpreter(identity: str) -> str:
    """A Python that this identity can start."""
    for candidate in (sys.executable, shutil.which("python3", path="/usr/bin:/usr/local/bin")):
        if identity == "root" or (candidate and rooms.closed_to_others(candidate) is None):
            return candidate
    raise LookupError("no Python here that an ordinary user can start")
