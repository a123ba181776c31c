"""Writes the files of a course atomically, private from the first byte, and leaves nothing behind when that fails.

In: paths and bytes. Out: files that only their owner can read, plus the members of a group where the folder is shared
by one (mode 2770, which is what nbgrader's `CourseDirectory.groupshared` sets). The umask has no say. It does not know
what the files hold or where they belong.
"""

from __future__ import annotations

import contextlib
import errno
import os
import re
import stat
from pathlib import Path

PRIVATE, PUBLIC = 0o600, 0o644
FULL = (errno.ENOSPC, errno.EDQUOT)  # the disk is full, or the user's quota is
TEMPORARY = re.compile(r"\..+\.([0-9]+)")  # a file that is being written; it ends in the process id

_LONGEST_LINK = 4096  # bytes
_SHARED = stat.S_ISGID | stat.S_IRWXG


def write(path: Path, data: str | bytes, mode: int = PRIVATE) -> None:
    """Writes a file atomically, so nobody ever reads half of it; creates missing folders.

    Raises OSError with the path as its `filename`; whatever was there before is then unchanged.
    """
    temporary = _temporary(path)
    try:
        with _written(temporary, data, mode):
            os.replace(temporary, path)
    except OSError as error:
        raise OSError(error.errno, error.strerror, str(path)) from error


def write_once(path: Path, data: str | bytes) -> None:
    """The same, but keeps the file that another process has written in the meantime."""
    temporary = _temporary(path)
    try:
        with _written(temporary, data, PRIVATE), contextlib.suppress(FileExistsError):
            put_once(temporary, path)
    except OSError as error:
        raise OSError(error.errno, error.strerror, str(path)) from error


def put_once(finished: Path, path: Path) -> None:
    """Moves a finished file into place atomically. Raises FileExistsError when there already is one."""
    try:
        os.link(finished, path)
    except FileExistsError:
        raise
    except OSError:  # a file system without links
        if path.exists():
            raise FileExistsError(str(path)) from None
        os.replace(finished, path)


def link(path: Path, target: Path) -> None:
    """Makes `path` a relative link to `target`, whatever was there; on a file system without links, a copy of it."""
    temporary = _temporary(path)
    try:
        temporary.symlink_to(os.path.relpath(target, path.parent))
        os.replace(temporary, path)
    except OSError:
        write(path, target.read_bytes(), PUBLIC)


def linked(path: Path) -> Path | None:
    """Where a link leads, whether or not something is there; None for anything else.

    Git and most unpackers make a file of a link, with the path in it, where the file system has no links or they are
    not told to make them.
    """
    if path.is_symlink():
        return path.resolve()
    with contextlib.suppress(OSError, UnicodeDecodeError):
        if path.stat().st_size <= _LONGEST_LINK and path.is_file():
            text = path.read_text("utf-8").strip()
            if (
                text.startswith("../")
                and "\n" not in text
                and "\0" not in text
                and path.name == text.rpartition("/")[2]
            ):
                return (path.parent / text).resolve()
    return None


def unlink(path: Path) -> None:
    """Makes a link a file, with the bytes of the one it leads to; leaves anything else alone."""
    target = linked(path)
    if target is not None and target.is_file():
        write(path, target.read_bytes(), PUBLIC)


def private(path: str, flags: int) -> int:
    """An `opener` for `open`: a file it creates is private from the start."""
    descriptor = os.open(path, flags, PRIVATE)
    _set(descriptor, os.path.dirname(path) or ".", PRIVATE)
    return descriptor


def folder(path: Path) -> None:
    """Creates a folder and its missing parents: closed to others, and group-shared where its parent is."""
    if path.is_dir():
        return
    folder(path.parent)
    with contextlib.suppress(
        FileExistsError
    ):  # another process was faster, or it is not a folder: the next step fails then
        path.mkdir(mode=stat.S_IRWXU)
        path.chmod(stat.S_IMODE(path.stat().st_mode) | stat.S_IRWXU | (_SHARED if _shared(path.parent) else 0))


def close(path: Path, shared: bool = False) -> None:
    """Closes an existing folder or file to others; `shared` opens it to its group.

    What is already group-shared stays so, and what belongs to another user is left for that user to close.
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
    """The data in a temporary file while the block moves it into place; the temporary name is gone afterwards."""
    try:
        folder(temporary.parent)
        temporary.unlink(missing_ok=True)  # left by a killed process with the same id
        with open(temporary, "xb", opener=private) as file:
            if mode != PRIVATE:
                _set(file.fileno(), temporary.parent, mode)
            # Names that are not UTF-8 keep their bytes as escapes, as in JSON.
            file.write(data if isinstance(data, bytes) else data.encode("utf-8", "backslashreplace"))
        yield
    finally:
        with contextlib.suppress(OSError):
            temporary.unlink()


def _temporary(path: Path) -> Path:
    return path.with_name(f".{path.name}.{os.getpid()}")


def _set(descriptor: int, place: str | Path, mode: int) -> None:
    """Sets the mode of an open file regardless of the umask."""
    if _shared(place):
        mode |= 0o060
    found = os.fstat(descriptor)
    if stat.S_ISREG(found.st_mode) and stat.S_IMODE(found.st_mode) != mode:
        with contextlib.suppress(PermissionError):  # a lock file that belongs to another instructor
            os.fchmod(descriptor, mode)


def _shared(place: str | Path) -> bool:
    return os.stat(place).st_mode & _SHARED == _SHARED
