"""A server in the sandbox that runs snippets of Python: what the warm worker is, without torch, so it starts at once.

Run as a program by `sandboxes.py`, it takes {"code", "seconds", "limits"} and a channel per job on its control socket,
answers with how the job ended, and leaves what the snippet printed on the channel. {"sibling"} and a control socket
start a sibling on that.
"""

import contextlib
import io
import json
import os
import socket
import sys
import traceback
from pathlib import Path

from autograder.sandbox import landlock, syscalls
from autograder.sandbox.sandbox import Sandbox


def serve(control: socket.socket, server) -> None:
    while server.wait([control.fileno()]):
        request, descriptors, _, _ = socket.recv_fds(control, 1 << 20, 1)
        if not request:
            return
        request = json.loads(request)
        (channel,) = descriptors
        if "sibling" in request:
            if server.fork_sibling() is None:
                control.close()
                serve(socket.socket(fileno=channel), server)
                os._exit(0)
            os.close(channel)
            continue
        job = server.fork()
        if job is None:
            run(request, server.enter_job([channel], server.limits))
        os.close(channel)
        killed = not server.wait([job.fd], request["seconds"])
        if killed:
            job.kill()
        control.send(json.dumps({"status": job.wait(), "killed": killed}).encode())


def run(request: dict, fds: list[int]) -> None:
    printed = io.StringIO()
    names = {"__name__": "__main__", "CHANNEL": fds[0]}
    with contextlib.redirect_stdout(printed), contextlib.redirect_stderr(printed):
        try:
            exec(compile(request["code"], "<snippet>", "exec"), names)
        except BaseException:
            traceback.print_exc()
    with contextlib.suppress(OSError):
        socket.socket(fileno=fds[0]).sendall(printed.getvalue().encode())
    os._exit(0)


def old_landlock() -> None:
    """Asks of Landlock only what its first version offered (Linux 5.13)."""
    landlock.abi = lambda: 1


def no_namespaces() -> None:
    """Goes where further user namespaces are refused, as in a container."""
    user, group = os.getuid(), os.getgid()
    count = 65536 if user == 0 else 1
    reader, writer = os.pipe()
    pid = os.getpid()
    if os.fork() == 0:  # a map of more than oneself is written from outside
        os.read(reader, 1)
        if count == 1:
            Path(f"/proc/{pid}/setgroups").write_text("deny")
        Path(f"/proc/{pid}/uid_map").write_text(f"{user} {user} {count}")
        Path(f"/proc/{pid}/gid_map").write_text(f"{group} {group} {count}")
        os._exit(0)
    syscalls.unshare(syscalls.CLONE_NEWUSER)
    os.write(writer, b".")
    assert os.wait()[1] == 0
    Path("/proc/sys/user/max_user_namespaces").write_text("0")


def in_a_container() -> None:
    """Goes where a container engine's defaults hold."""
    import container

    container.refuse()


if __name__ == "__main__":
    if sys.argv[3]:
        globals()[sys.argv[3]]()
    control = socket.socket(fileno=int(sys.argv[1]))
    server = Sandbox.from_json(sys.argv[2]).enter_server([control.fileno()])
    control.send(json.dumps({"level": server.level, "missing": server.missing, "pid": os.getpid()}).encode())
    serve(control, server)
