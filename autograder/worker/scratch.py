"""How to be rid of a folder that student code wrote to, where it could not have one in memory.

Whatever was left there, links, unreadable folders, a thousand levels of them, is removed without following or entering
anything outside. Nothing may run in the folder any more. Knows nothing of jobs.
"""

import errno
import os
import stat


def remove_tree(path: str) -> None:
    """Removes the folder `path` and all in it; one that does not exist is fine. Raises OSError when it cannot.

    Folders are emptied by moving their sub-folders up, so depth costs neither recursion nor long paths; every step
    is relative to an open folder, and links are removed, not followed.
    """
    try:
        os.chmod(path, 0o700)
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
