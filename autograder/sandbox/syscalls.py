"""The system calls of Linux that Python's `os` does not offer, called through ctypes; no helper program is needed.

Every function raises `OSError` with the call as its `filename`, so that messages can say what was refused. Importing
this is harmless on any system: the C library is opened at the first call.
"""

import ctypes
import errno
import functools
import os
import platform
import signal
import struct

# <linux/sched.h>
CLONE_NEWNS = 0x00020000
CLONE_NEWUTS = 0x04000000
CLONE_NEWIPC = 0x08000000
CLONE_NEWUSER = 0x10000000
CLONE_NEWPID = 0x20000000
CLONE_NEWNET = 0x40000000

# <sys/mount.h>
MS_NOSUID = 0x2
MS_NODEV = 0x4
MS_NOEXEC = 0x8
MS_BIND = 0x1000
MS_REC = 0x4000
MS_PRIVATE = 0x40000
MS_SLAVE = 0x80000
MNT_DETACH = 0x2

# <linux/mount.h>
MOUNT_ATTR_RDONLY = 0x1
MOUNT_ATTR_NOSUID = 0x2
MOUNT_ATTR_NODEV = 0x4
AT_FDCWD = -100
AT_RECURSIVE = 0x8000

# <linux/prctl.h>
PR_SET_PDEATHSIG = 1
PR_SET_DUMPABLE = 4
PR_SET_SECCOMP = 22
SECCOMP_MODE_FILTER = 2  # <linux/seccomp.h>
PR_CAPBSET_DROP = 24
PR_SET_CHILD_SUBREAPER = 36
PR_SET_NO_NEW_PRIVS = 38
PR_CAP_AMBIENT = 47
PR_CAP_AMBIENT_CLEAR_ALL = 4

# Calls that the C library has no name for. From 424 on, all architectures share one numbering.
_PIVOT_ROOT = {"x86_64": 155, "aarch64": 41}
_CLOSE_RANGE = 436
_MOUNT_SETATTR = 442
_LANDLOCK_CREATE_RULESET = 444
_LANDLOCK_ADD_RULE = 445
_LANDLOCK_RESTRICT_SELF = 446


@functools.cache
def _libc() -> ctypes.CDLL:
    return ctypes.CDLL(None, use_errno=True)


def _checked(name: str, result: int) -> int:
    if result < 0:
        number = ctypes.get_errno()
        raise OSError(number, os.strerror(number), name)
    return result


def _call(name: str, number: int, *arguments) -> int:
    # All six registers are 64 bits wide; a bare Python int would be passed as 32.
    wide = [ctypes.c_long(a) if isinstance(a, int) else a for a in arguments]
    return _checked(name, _libc().syscall(ctypes.c_long(number), *wide))


def unshare(flags: int) -> None:
    """Moves this process (or, for pid namespaces, its next child) into new namespaces."""
    names = {
        CLONE_NEWUSER: "user",
        CLONE_NEWNS: "mount",
        CLONE_NEWPID: "pid",
        CLONE_NEWNET: "network",
        CLONE_NEWIPC: "ipc",
        CLONE_NEWUTS: "uts",
    }
    wanted = ", ".join(name for flag, name in names.items() if flags & flag)
    _checked(f"new namespaces ({wanted})", _libc().unshare(flags))


def setns(fd: int, kind: int) -> None:
    """Puts the next children back into the namespace of `fd` (an open /proc/…/ns file)."""
    _checked("setns", _libc().setns(fd, kind))


def mount(source: str, target: str, kind: str | None, flags: int = 0, data: str = "") -> None:
    """mount(2); `kind` is the filesystem's name, None for binds and changes of propagation."""
    result = _libc().mount(
        os.fsencode(source),
        os.fsencode(target),
        kind.encode() if kind else None,
        ctypes.c_ulong(flags),
        data.encode() if data else None,
    )
    _checked(f"mount {kind or source} on {target}", result)


def unmount(target: str) -> None:
    """Unmounts a file system and all that is mounted below it, even while in use."""
    _checked(f"unmount {target}", _libc().umount2(os.fsencode(target), MNT_DETACH))


def pivot_root(new: str, old: str) -> None:
    """Makes the mount `new` the root of this mount namespace and hangs the former root at `old`."""
    number = _PIVOT_ROOT.get(platform.machine())
    if number is None:
        raise OSError(38, f"not known for {platform.machine()}", "pivot_root")
    _call("pivot_root", number, os.fsencode(new), os.fsencode(old))


def restrict_mount(target: str, flags: int, recursive: bool = True) -> None:
    """Adds MOUNT_ATTR flags to a mount and those below it, and cuts it off from what others mount (Linux 5.12)."""
    attributes = struct.pack("=QQQQ", flags, 0, MS_PRIVATE, 0)
    where = AT_RECURSIVE if recursive else 0
    buffer = ctypes.create_string_buffer(attributes, len(attributes))
    _call(f"mount_setattr {target}", _MOUNT_SETATTR, AT_FDCWD, os.fsencode(target), where, buffer, len(attributes))


def close_range(first: int, last: int | None) -> None:
    """Closes the descriptors from `first` to `last`, or all from `first` on. Nothing to do is fine."""
    last = 0xFFFFFFFF if last is None else last
    if first > last:
        return
    try:
        _call("close_range", _CLOSE_RANGE, first, last, 0)
    except OSError:  # before Linux 5.9
        os.closerange(first, min(last + 1, os.sysconf("SC_OPEN_MAX")))


def prctl(option: int, value: int = 0, third: int = 0) -> int:
    """prctl(2) with the unused arguments zero, as newer options demand."""
    wide = [ctypes.c_ulong(a) for a in (value, third, 0, 0)]
    return _checked(f"prctl {option}", _libc().prctl(option, *wide))


def shrink_bounding_set() -> None:
    """Makes sure that no program can give this process a capability; has no effect where it has none now."""
    for capability in range(64):
        try:
            prctl(PR_CAPBSET_DROP, capability)
        except OSError:  # past the last one that this kernel knows, or not allowed
            break


def drop_capabilities() -> None:
    """Gives up every capability for good: bounding set, ambient set, and the three of this thread."""
    shrink_bounding_set()
    prctl(PR_CAP_AMBIENT, PR_CAP_AMBIENT_CLEAR_ALL)
    header = ctypes.create_string_buffer(struct.pack("=Ii", 0x20080522, 0), 8)  # version 3, this thread
    _checked("capset", _libc().capset(header, ctypes.create_string_buffer(24)))


def die_with_parent() -> None:
    """SIGKILL when the parent ends. A change of user clears this, so call it after the last one."""
    prctl(PR_SET_PDEATHSIG, signal.SIGKILL)


def landlock_abi() -> int:
    """Version of Landlock in this kernel. Raises ENOSYS where it is not built in or filtered away, EOPNOTSUPP where
    it is built in but not switched on at boot."""
    return _call("landlock", _LANDLOCK_CREATE_RULESET, None, 0, 1)


def landlock_create(attributes: bytes) -> int:
    """A new ruleset (struct landlock_ruleset_attr) as a file descriptor."""
    buffer = ctypes.create_string_buffer(attributes, len(attributes))
    return _call("landlock_create_ruleset", _LANDLOCK_CREATE_RULESET, buffer, len(attributes), 0)


def landlock_allow(ruleset: int, rights: int, beneath: int) -> None:
    """Allows `rights` at and beneath the file or folder with the descriptor `beneath`."""
    rule = ctypes.create_string_buffer(struct.pack("=Qi", rights, beneath), 12)
    _call("landlock_add_rule", _LANDLOCK_ADD_RULE, ruleset, 1, rule, 0)


def landlock_restrict(ruleset: int) -> None:
    """Puts this thread and its descendants under the ruleset, for good."""
    _call("landlock_restrict_self", _LANDLOCK_RESTRICT_SELF, ruleset, 0)


def can_filter() -> bool:
    """Whether this process may have a seccomp filter: then the kernel looks for a program, and there is none."""
    try:
        prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER)
    except OSError as error:
        return error.errno == errno.EFAULT
    return False


def install_filter(program: bytes) -> None:
    """Puts this thread under a seccomp filter: `program` is an array of struct sock_filter (8 bytes each).
    NO_NEW_PRIVS must be set, unless it has CAP_SYS_ADMIN."""

    class Program(ctypes.Structure):
        _fields_ = [("length", ctypes.c_ushort), ("instructions", ctypes.c_char_p)]

    value = Program(len(program) // 8, program)
    _checked("seccomp", _libc().prctl(PR_SET_SECCOMP, ctypes.c_ulong(SECCOMP_MODE_FILTER), ctypes.byref(value)))
