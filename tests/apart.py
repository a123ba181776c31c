"""Runs a part of a test in a process of its own: as another user, on a small disk, killed at will."""

from __future__ import annotations

import contextlib
import ctypes
import os
import traceback
from collections.abc import Callable
from pathlib import Path

import pytest

_NEW_MOUNTS, _NEW_USER = 0x20000, 0x10000000
_READ_ONLY, _REMOUNT, _BIND, _RECURSIVE, _APART = 1, 32, 4096, 16384, 1 << 18
_LIBC = ctypes.CDLL(None, use_errno=True)
_CANNOT = 77


def in_a_child(do: Callable[[], None]) -> int:
    """Calls it in a forked process, and returns its wait status. What fails there fails here, skips included."""
    reader, writer = os.pipe()
    pid = os.fork()
    if pid == 0:
        status = 0
        try:
            do()
        except pytest.skip.Exception as skipped:
            os.write(writer, str(skipped).encode())
            status = _CANNOT
        except BaseException:
            os.write(writer, traceback.format_exc().encode()[-60_000:])
            status = 1
        os._exit(status)
    os.close(writer)
    with open(reader, "rb") as pipe:
        said = pipe.read().decode(errors="replace")
    status = os.waitpid(pid, 0)[1]
    if os.WIFEXITED(status) and os.WEXITSTATUS(status) == _CANNOT:
        pytest.skip(said)
    assert not (os.WIFEXITED(status) and status), said
    return status


def mount_small_disk(place: Path, kilobytes: int) -> None:
    """A disk of this size in place of a folder, for this process (one of `in_a_child`) and its children alone."""
    _mounts_of_our_own()
    if _LIBC.mount(b"tmpfs", os.fsencode(place), b"tmpfs", 0, f"size={kilobytes}k".encode()):
        pytest.skip(f"no tmpfs can be mounted here: {os.strerror(ctypes.get_errno())}")


def make_read_only(place: Path) -> None:
    """The same for a folder that nobody can write, root included."""
    _mounts_of_our_own()
    path = os.fsencode(place)
    for flags in (_BIND, _BIND | _REMOUNT | _READ_ONLY):
        if _LIBC.mount(path, path, None, flags, None):
            pytest.skip(f"nothing can be mounted here: {os.strerror(ctypes.get_errno())}")


def _mounts_of_our_own() -> None:
    user, group = os.getuid(), os.getgid()
    if _LIBC.unshare(_NEW_MOUNTS):
        if _LIBC.unshare(_NEW_MOUNTS | _NEW_USER):
            pytest.skip(f"no mount namespace here: {os.strerror(ctypes.get_errno())}")
        Path("/proc/self/setgroups").write_text("deny")
        Path("/proc/self/uid_map").write_text(f"{user} {user} 1")
        Path("/proc/self/gid_map").write_text(f"{group} {group} 1")
    _LIBC.mount(None, b"/", None, _RECURSIVE | _APART, None)


def fill(place: Path, leave: int = 0) -> Path:
    """Fills the disk that `place` is on, but for so many bytes; returns what takes the room."""
    ballast = place / "ballast"
    with open(ballast, "wb", buffering=0) as file, contextlib.suppress(OSError):
        while file.write(bytes(4096)):
            pass
    os.truncate(ballast, max(0, ballast.stat().st_size - leave))
    return ballast
