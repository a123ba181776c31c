"""The folder on disk that student code writes to where it cannot have one in memory: made, measured and removed.

In: a folder. Out: whether it holds too much; in the end, nothing. Whatever was left in it (links, unreadable folders, a
thousand levels of them) is removed without following or entering anything outside, once nothing runs there any more.
It does not know what a job is.
"""

import contextlib
import errno
import itertools
import os
import stat
import tempfile
import time
from collections.abc import Container, Iterator

_PREFIX = "autograder-scratch-"
_STALE = 3600  # seconds; a folder in use gets a new entry with every job
_FOLDER = os.O_RDONLY | os.O_DIRECTORY | os.O_NOFOLLOW
_REMOVED = " (deleted)"  # how /proc marks them


def make() -> str:
    """A new private folder; its name says which process will remove it."""
    return tempfile.mkdtemp(prefix=f"{_PREFIX}{os.getpid()}-")


def remove_stale(owners: Container[int]) -> None:
    """Removes these users' folders that killed supervisors left behind, once they are an hour old."""
    with contextlib.suppress(OSError):
        for entry in os.scandir(tempfile.gettempdir()):
            supervisor = entry.name.removeprefix(_PREFIX).partition("-")[0]
            if not entry.name.startswith(_PREFIX) or not supervisor.isdigit() or os.path.exists(f"/proc/{supervisor}"):
                continue
            with contextlib.suppress(OSError):
                found = entry.stat(follow_symlinks=False)
                old = time.time() - found.st_mtime > _STALE
                if old and stat.S_ISDIR(found.st_mode) and found.st_uid in owners:
                    remove_tree(entry.path)


def holds_more(path: str, pid: int, most: int, file: int, entries: int) -> bool:
    """Whether process `pid`, which may be writing there, has more than `most` + `file` bytes or more than `entries`
    files and folders in the folder `path`.

    A file that was removed counts while the process has it open. Where it is only mapped, its size cannot be seen, and
    it counts as `file` bytes, the most it may have. Folders that are too deep to look into count as too much.
    """
    total, seen, held = 0, set(), _held(pid, path)
    try:
        for number, found in enumerate(itertools.chain(held, _all_in(path))):
            if (found.st_dev, found.st_ino) not in seen:
                seen.add((found.st_dev, found.st_ino))
                total += found.st_blocks * 512
            if total > most + file or number > entries:
                return True
    except RecursionError:
        return True
    except OSError as error:  # else the folder is not there yet, or no more
        return error.errno == errno.EMFILE
    return total + file * len(_mapped(pid, path) - {found.st_ino for found in held}) > most + file


def _all_in(path: str, above: int | None = None) -> Iterator[os.stat_result]:
    """What is in a folder, at any depth; links are not followed. Raises OSError when too many folders are open."""
    folder = _opened(path, above)
    try:
        with os.scandir(folder) as entries:
            for entry in entries:
                try:
                    found = entry.stat(follow_symlinks=False)
                    yield found
                    if stat.S_ISDIR(found.st_mode):
                        yield from _all_in(entry.name, folder)
                except OSError as error:
                    if error.errno == errno.EMFILE:  # else it has just been removed, or replaced
                        raise
    finally:
        os.close(folder)


def _opened(path: str, above: int | None) -> int:
    """Opens a folder; one whose mode shuts its owner out gets mode 700 first."""
    try:
        return os.open(path, _FOLDER, dir_fd=above)
    except PermissionError:
        place = os.open(path, _FOLDER | os.O_PATH, dir_fd=above)  # the folder itself, whatever its name leads to by now
        try:
            os.chmod(f"/proc/self/fd/{place}", 0o700)
            return os.open(f"/proc/self/fd/{place}", os.O_RDONLY | os.O_DIRECTORY)
        finally:
            os.close(place)


def _held(pid: int, path: str) -> list[os.stat_result]:
    """The files once in `path` that were removed and that a process has open; none of a process that does not let this
    one see them. Many may have had one name."""
    held = []
    with contextlib.suppress(OSError):
        for name in os.listdir(f"/proc/{pid}/fd"):
            with contextlib.suppress(FileNotFoundError):
                called = os.readlink(f"/proc/{pid}/fd/{name}")
                if called.startswith(f"{path}/") and called.endswith(_REMOVED):
                    held.append(os.stat(f"/proc/{pid}/fd/{name}"))
    return held


def _mapped(pid: int, path: str) -> set[int]:
    """The inodes of the files once in `path` that were removed and that a process has mapped (proc_pid_maps(5))."""
    try:
        with open(f"/proc/{pid}/maps", errors="replace") as maps:
            lines = [line.rstrip("\n") for line in maps if f" {path}/" in line]
    except OSError:
        return set()
    return {int(line.split(maxsplit=5)[4]) for line in lines if line.endswith(_REMOVED)}


def remove_tree(path: str) -> None:
    """Removes the folder `path` and all in it; one that does not exist is fine. Raises OSError when it cannot.

    Folders are emptied by moving their sub-folders up, so depth costs neither recursion nor long paths; every step
    is relative to an open folder, and links are removed, not followed.
    """
    try:
        top = os.open(path, _FOLDER)
    except FileNotFoundError:
        return
    try:
        serial = 0
        while folders := _remove_files(top):
            for folder in folders:
                inside = os.open(folder, _FOLDER, dir_fd=top)
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
