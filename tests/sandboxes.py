"""Starts the stand-in server in a sandbox, as root or as an ordinary user, and runs snippets in it."""

import contextlib
import copy
import json
import os
import shutil
import socket
import subprocess
import sys
import sysconfig
import tempfile
import uuid
from dataclasses import dataclass
from pathlib import Path

import pytest

from autograder.sandbox import mounts
from autograder.sandbox.sandbox import Sandbox

HERE = Path(__file__).resolve().parent
ORDINARY = 1001


@dataclass
class Ended:
    """How a snippet ended: what it printed, its exit status (negative for a signal), whether time ran out."""

    printed: str
    status: int
    killed: bool


class Server:
    """A stand-in server.

    identity  "root" or "user"; only root can choose
    before    name of a function of standin.py, called before the sandbox is entered
    """

    def __init__(self, sandbox, identity: str, before: str = ""):
        self.control, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        self.tag = f"standin-{uuid.uuid4().hex}"  # is in the command line of every process of this server
        become = {}
        if identity == "user" and os.getuid() == 0:
            become = {"user": ORDINARY, "group": ORDINARY, "extra_groups": []}
        # In a container nothing opens a closed folder to the unprivileged user that root becomes.
        python = interpreter("user" if before == "in_a_container" else identity)
        self.process = subprocess.Popen(
            [python, str(HERE / "standin.py"), str(theirs.fileno()), sandbox.to_json(), before, self.tag],
            pass_fds=[theirs.fileno()],
            env={"PYTHONPATH": str(HERE.parent), "PYTHONDONTWRITEBYTECODE": "1"},
            cwd="/",
            stderr=subprocess.PIPE,
            **become,
        )
        theirs.close()
        hello = self.control.recv(1 << 20)
        if not hello:
            raise RuntimeError(self.process.stderr.read().decode())
        self.hello = json.loads(hello)
        assert before or sandbox.level in (self.hello["level"], "none"), self.hello["missing"]

    def run(self, code: str, seconds: float = 20) -> Ended:
        ours, theirs = socket.socketpair()
        with ours:
            socket.send_fds(self.control, [json.dumps({"code": code, "seconds": seconds}).encode()], [theirs.fileno()])
            theirs.close()
            printed = b""
            with contextlib.suppress(ConnectionResetError):  # a job may end without having read its channel
                while piece := ours.recv(1 << 16):
                    printed += piece
        return Ended(printed.decode(errors="replace"), **json.loads(self.control.recv(1 << 20)))

    @contextlib.contextmanager
    def sibling(self):
        """A sibling: a second server, forked from this one."""
        ours, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        socket.send_fds(self.control, [b'{"sibling": true}'], [theirs.fileno()])
        theirs.close()
        other = copy.copy(self)
        other.control = ours
        with ours:
            yield other

    def alive(self) -> bool:
        return bool(tasks_named(self.tag))

    def close(self) -> str:
        """Ends the server; returns what it wrote to stderr."""
        self.control.close()
        said = self.process.communicate(timeout=10)[1]
        return said.decode()


def interpreter(identity: str) -> str:
    """A Python that this identity can start."""
    for candidate in (sys.executable, shutil.which("python3", path="/usr/bin:/usr/local/bin")):
        if identity == "root" or (candidate and mounts.closed_to_others(candidate) is None):
            return candidate
    raise LookupError("no Python here that an ordinary user can start")


def python_for_everybody(folder: Path) -> Path:
    """An environment with our packages and the kit whose Python an ordinary user can start, too; skips without one.

    The folder must be in a place that everybody may enter, and pytest's own are private.
    """
    packages = sysconfig.get_path("purelib")
    try:
        subprocess.run([interpreter("user"), "-m", "venv", "--without-pip", str(folder)], check=True)
    except LookupError as error:
        pytest.skip(str(error))
    (own,) = (folder / "lib").glob("python*/site-packages")
    (own / "kit.pth").write_text(f"{packages}\n{HERE.parent}\n")
    python = folder / "bin/python"
    alembic = folder / "bin/alembic"  # which nbgrader starts
    alembic.write_text(f"#!{python}\nfrom alembic.config import main\nmain()\n")
    alembic.chmod(0o755)
    become = {"user": ORDINARY, "group": ORDINARY, "extra_groups": []} if os.getuid() == 0 else {}
    tried = subprocess.run([str(python), "-c", "import torch, autograder"], capture_output=True, cwd="/", **become)
    if tried.returncode:
        pytest.skip(f"{interpreter('user')} cannot import what lies in {packages} and {HERE.parent}")
    return python


IDENTITIES = ("root", "user") if os.getuid() == 0 else ("user",)
LEVELS = ("full", "partial")


# Partial is what a container with its engine's defaults gives. An old Landlock closes less (no truncation, TCP,
# signals), so the filter alone has to.
KINDS = [
    (identity, *kind)
    for kind in (("full", ""), ("partial", "in_a_container"), ("partial", "old_landlock"))
    for identity in IDENTITIES
]


@pytest.fixture(scope="module", params=KINDS, ids=lambda kind: "-".join(filter(None, kind)))
def server(request):
    """A server for each identity that this test run can take, with and without namespaces."""
    identity, level, before = request.param
    server = Server(Sandbox(level="full" if before == "in_a_container" else level), identity, before)
    server.identity, server.level, server.before = identity, level, before
    assert server.hello["level"] == level, server.hello["missing"]
    yield server
    server.close()


@pytest.fixture
def outside():
    """A folder that nothing but the sandbox keeps a job from: everybody may do everything in it. It is never inside
    pytest's own, private one."""
    folder = Path(tempfile.mkdtemp(prefix="outside-"))
    folder.chmod(0o777)
    yield folder
    shutil.rmtree(folder)


@pytest.fixture
def secret(outside):
    """A file in it that everybody may read and write."""
    file = outside / "gradebook.db"
    file.write_text("the grades")
    file.chmod(0o666)
    return file


def tasks_named(text: str) -> list[int]:
    """The processes of this machine whose command line holds `text`."""
    found = []
    for entry in Path("/proc").iterdir():
        with contextlib.suppress(OSError):
            if entry.name.isdigit() and text.encode() in (entry / "cmdline").read_bytes():
                found.append(int(entry.name))
    return found


def identity(server):
    """The (uid, gid) that jobs of this server have, as seen from here."""
    if server.identity == "user":
        return (ORDINARY, ORDINARY) if os.getuid() == 0 else (os.getuid(), os.getgid())
    user = int(server.run("import os; print(os.getuid())").printed)
    return user, user
