"""Writes the files of a course: in one step, private from the first byte, and with nothing left where that fails.

In: paths and bytes. Out: files that their owner alone can read, and the members of a group where their folder is one
that a group shares (mode 2770, which is how nbgrader's `CourseDirectory.groupshared` makes folders). The umask decides
nothing. It knows neither what files hold nor where they belong.
"""

from __future__ import annotations

import contextlib
import errno
import os
import re
import stat
from pathlib import Path

PRIVATE, PUBLIC = 0o600, 0o644
FULL = (errno.ENOSPC, errno.EDQUOT)  # the disk, or what a user may have of it
TEMPORARY = re.compile(r"\..+\.([0-9]+)")  # names of what is being written, with the process at the end

_SHARED = stat.S_ISGID | stat.S_IRWXG


def write(path: Path, data: str | bytes, mode: int = PRIVATE) -> None:
    """Puts a file in place in one step, so that nobody ever reads half of it; makes the folders that are missing.

    Raises OSError with the path as its `filename`; then what stood there before stands, and nothing new does.
    """
    temporary = _temporary(path)
    try:
        with _written(temporary, data, mode):
            os.replace(temporary, path)
    except OSError as error:
        raise OSError(error.errno, error.strerror, str(path)) from error


def write_once(path: Path, data: str | bytes) -> None:
    """The same, but what another process has put there meanwhile stays."""
    temporary = _temporary(path)
    try:
        with _written(temporary, data, PRIVATE), contextlib.suppress(FileExistsError):
            put_once(temporary, path)
    except OSError as error:
        raise OSError(error.errno, error.strerror, str(path)) from error


def put_once(finished: Path, path: Path) -> None:
    """Gives a finished file its place in one step. Raises FileExistsError when there is one already."""
    try:
        os.link(finished, path)
    except FileExistsError:
        raise
    except OSError:  # a file system without links
        if path.exists():
            raise FileExistsError(str(path)) from None
        os.replace(finished, path)


def private(path: str, flags: int) -> int:
    """An `opener` for `open`: what it makes is private from the moment it exists."""
    descriptor = os.open(path, flags, PRIVATE)
    _set(descriptor, os.path.dirname(path) or ".", PRIVATE)
    return descriptor


def folder(path: Path) -> None:
    """Makes a folder, and those above it that are missing: closed to others, and shared where the one above is."""
    if path.is_dir():
        return
    folder(path.parent)
    with contextlib.suppress(FileExistsError):  # another process was first, or it is no folder: the next step says so
        path.mkdir(mode=stat.S_IRWXU)
        path.chmod(stat.S_IMODE(path.stat().st_mode) | stat.S_IRWXU | (_SHARED if _shared(path.parent) else 0))


def close(path: Path, shared: bool = False) -> None:
    """Takes an existing folder or file from others' reach; `shared` gives it to its group.

    What a group shares already stays shared, and what belongs to somebody else is theirs to close.
    """
    found = path.stat()
    is_folder = stat.S_ISDIR(found.st_mode)
    mode = stat.S_IMODE(found.st_mode)
    wanted = mode & ~0o007
    if shared:
        wanted |= _SHARED if is_folder else 0o060
    elif not _shared(path if is_folder else path.parent):
        wanted &= ~0o070
    if wanted != mode:
        with contextlib.suppress(PermissionError):
            path.chmod(wanted)


@contextlib.contextmanager
def _written(temporary: Path, data: str | bytes, mode: int):
    """The data under a name of its own while the block puts it in place; afterwards that name is gone."""
    try:
        folder(temporary.parent)
        temporary.unlink(missing_ok=True)  # of a process of the same number that was killed
        with open(temporary, "xb", opener=private) as file:
            if mode != PRIVATE:
                _set(file.fileno(), temporary.parent, mode)
            # A name that is not UTF-8 has its bytes shown, which is how JSON writes them, too.
            file.write(data if isinstance(data, bytes) else data.encode("utf-8", "backslashreplace"))
        yield
    finally:
        with contextlib.suppress(OSError):
            temporary.unlink()


def _temporary(path: Path) -> Path:
    return path.with_name(f".{path.name}.{os.getpid()}")


def _set(descriptor: int, place: str | Path, mode: int) -> None:
    """Gives an open file its mode, whatever the umask has taken of it."""
    if _shared(place):
        mode |= 0o060
    found = os.fstat(descriptor)
    if stat.S_ISREG(found.st_mode) and stat.S_IMODE(found.st_mode) != mode:
        with contextlib.suppress(PermissionError):  # a lock that another instructor's process has made
            os.fchmod(descriptor, mode)


def _shared(place: str | Path) -> bool:
    return os.stat(place).st_mode & _SHARED == _SHARED
