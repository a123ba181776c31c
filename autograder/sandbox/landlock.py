"""Landlock: which files a process may read and write, whatever their modes say; also no TCP and no signals outside.

In: open folders and files. Out: a process that can never reach any other. The rights and their versions are those of
<linux/landlock.h>; a right that this kernel's version does not know is left out.
"""

import errno
import os
import stat
import struct

from autograder.sandbox import syscalls

_WRITE_FILE, _READ_FILE, _READ_DIR = 1 << 1, 1 << 2, 1 << 3
_REMOVE = 1 << 4 | 1 << 5
_MAKE_DIR, _MAKE_REG, _MAKE_SYM = 1 << 7, 1 << 8, 1 << 12
_REFER, _TRUNCATE, _IOCTL_DEV = 1 << 13, 1 << 14, 1 << 15
_ON_FILES = 1 << 0 | _WRITE_FILE | _READ_FILE | _TRUNCATE | _IOCTL_DEV

READ = _READ_FILE | _READ_DIR
WRITE = READ | _WRITE_FILE | _REMOVE | _MAKE_DIR | _MAKE_REG | _MAKE_SYM | _REFER | _TRUNCATE
DEVICE = _READ_FILE | _WRITE_FILE | _IOCTL_DEV

_BIND_AND_CONNECT_TCP = 0b11
_ABSTRACT_SOCKETS_AND_SIGNALS = 0b11


def abi() -> int:
    """The kernel's version of Landlock, 0 where there is none."""
    try:
        return syscalls.landlock_abi()
    except OSError:
        return 0


def why_absent() -> str:
    """A sentence on why this kernel has no Landlock, with what to do; "" where it has."""
    try:
        syscalls.landlock_abi()
    except OSError as error:
        if error.errno == errno.EOPNOTSUPP:
            return (
                "Landlock is built into this kernel but not switched on: add `landlock` to the `lsm=` list of the "
                "kernel command line."
            )
        return f"Landlock is missing ({error.strerror}): it needs Linux 5.13, and a container that does not filter it."
    return ""


def open_places(rights: dict[str, int]) -> list[tuple[int, int]]:
    """Opens each path for use in rules: [(descriptor, rights)], with high numbers. Paths that do not exist are left
    out."""
    import fcntl  # not on Windows

    places = []
    for path, allowed in rights.items():
        try:
            low = os.open(path, os.O_PATH | os.O_CLOEXEC)
        except OSError:
            continue
        fd = fcntl.fcntl(low, fcntl.F_DUPFD_CLOEXEC, 64)
        os.close(low)
        places.append((fd, allowed if stat.S_ISDIR(os.fstat(fd).st_mode) else allowed & _ON_FILES))
    return places


def restrict(places: list[tuple[int, int]], version: int) -> None:
    """Puts this process under a ruleset that allows these places and nothing else. NO_NEW_PRIVS must be set."""
    known = (1 << (16 if version >= 5 else 15 if version >= 3 else 14 if version >= 2 else 13)) - 1
    attributes = struct.pack("=Q", known)
    if version >= 4:
        attributes += struct.pack("=Q", _BIND_AND_CONNECT_TCP)
    if version >= 6:
        attributes += struct.pack("=Q", _ABSTRACT_SOCKETS_AND_SIGNALS)
    ruleset = syscalls.landlock_create(attributes)
    try:
        for fd, allowed in places:
            syscalls.landlock_allow(ruleset, allowed & known, fd)
        syscalls.landlock_restrict(ruleset)
    finally:
        os.close(ruleset)
