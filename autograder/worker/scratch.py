"""The folder on disk that student code writes to where it cannot have one in memory, and how to be rid of it.

Whatever was left there, links, unreadable folders, a thousand levels of them, is removed without following or entering
anything outside. Nothing may run in the folder any more. Knows nothing of jobs.
"""

import contextlib
import errno
import os
import stat
import tempfile
import time
from collections.abc import Container

_PREFIX = "autograder-scratch-"
_STALE = 3600  # seconds; a folder in use gets a new entry with every job


def make() -> str:
    """A new private folder, which says in its name which process will remove it."""
    return tempfile.mkdtemp(prefix=f"{_PREFIX}{os.getpid()}-")


def remove_stale(owners: Container[int]) -> None:
    """Removes the folders of these users whose keeper was killed before it could: it is gone, and so is an hour."""
    with contextlib.suppress(OSError):
        for entry in os.scandir(tempfile.gettempdir()):
            keeper = entry.name.removeprefix(_PREFIX).partition("-")[0]
            if not entry.name.startswith(_PREFIX) or not keeper.isdigit() or os.path.exists(f"/proc/{keeper}"):
                continue
            with contextlib.suppress(OSError):
                found = entry.stat(follow_symlinks=False)
                old = time.time() - found.st_mtime > _STALE
                if old and stat.S_ISDIR(found.st_mode) and found.st_uid in owners:
                    remove_tree(entry.path)


def remove_tree(path: str) -> None:
    """Removes the folder `path` and all in it; one that does not exist is fine. Raises OSError when it cannot.

    Folders are emptied by moving their sub-folders up, so depth costs neither recursion nor long paths; every step
    is relative to an open folder, and links are removed, not followed.
    """
    try:
        top = os.open(path, os.O_RDONLY | os.O_DIRECTORY | os.O_NOFOLLOW)
    except FileNotFoundError:
        return
    try:
        serial = 0
        while folders := _remove_files(top):
            for folder in folders:
                inside = os.open(folder, os.O_RDONLY | os.O_DIRECTORY | os.O_NOFOLLOW, dir_fd=top)
                try:
                    for inner in _remove_files(inside):
                        serial = _move_up(inner, inside, top, serial)
                finally:
                    os.close(inside)
                os.rmdir(folder, dir_fd=top)
    finally:
        os.close(top)
    os.rmdir(path)


def _remove_files(folder: int) -> list[str]:
    """Removes everything but folders from the open folder; returns the names of those, now open to their owner."""
    folders = []
    for name in os.listdir(folder):
        if stat.S_ISDIR(os.stat(name, dir_fd=folder, follow_symlinks=False).st_mode):
            os.chmod(name, 0o700, dir_fd=folder)
            folders.append(name)
        else:
            os.unlink(name, dir_fd=folder)
    return folders


def _move_up(name: str, folder: int, top: int, serial: int) -> int:
    """Moves a folder to `top` under a name that is free there; returns the serial number used for it."""
    while True:
        serial += 1
        try:
            os.rename(name, f".{serial}", src_dir_fd=folder, dst_dir_fd=top)
            return serial
        except OSError as error:
            if error.errno not in (errno.ENOTEMPTY, errno.EEXIST, errno.ENOTDIR):
                raise
