"""Runs a command as a container does that keeps its engine's defaults: `docker run`, without options.

    python container.py [--user N] [--bare] COMMAND…

What Docker's own profile refuses whoever has no CAP_SYS_ADMIN is refused by a seccomp filter: namespaces, mounts,
`clone3` (ENOSYS, so that libraries fall back to `clone`, whose flags a filter can see). Root keeps the capabilities
that Docker leaves it. `--user` becomes an ordinary user; `--bare` takes Landlock and seccomp away as well, as an old
kernel does, which leaves nothing to confine student code with.
"""

import ctypes
import errno
import os
import platform
import sys

from autograder.sandbox import bpf, syscalls
from autograder.sandbox.syscall_numbers import NUMBERS

# moby/profiles/seccomp/default.json: what needs CAP_SYS_ADMIN there.
_NEEDS_ADMIN = """
    unshare setns mount umount2 pivot_root mount_setattr move_mount open_tree fsopen fsconfig fsmount fspick
    bpf perf_event_open fanotify_init lookup_dcookie quotactl sethostname setdomainname syslog
"""
_NEW_ANYTHING = 0x7E020000
# chown dac_override fowner fsetid kill setgid setuid setpcap net_bind_service net_raw sys_chroot mknod audit_write
# setfcap, by their numbers in <linux/capability.h>
_KEPT = (0, 1, 3, 4, 5, 6, 7, 8, 10, 13, 18, 27, 29, 31)


def refuse(bare: bool = False) -> None:
    """Puts this process, and all that it starts, under the filter."""
    anything = tuple((bpf.Condition(0, 1 << bit, 1 << bit),) for bit in range(32) if _NEW_ANYTHING >> bit & 1)
    rules = dict.fromkeys(_NEEDS_ADMIN.split(), bpf.Rule(bpf.errno(errno.EPERM)))
    rules |= {"clone": bpf.Rule(bpf.errno(errno.EPERM), anything), "clone3": bpf.Rule(bpf.errno(errno.ENOSYS))}
    if bare:
        names = ("landlock_create_ruleset", "landlock_add_rule", "landlock_restrict_self", "seccomp")
        rules |= dict.fromkeys(names, bpf.Rule(bpf.errno(errno.ENOSYS)))
        rules["prctl"] = bpf.Rule(bpf.errno(errno.EINVAL), ((bpf.Condition(0, 0xFFFFFFFF, syscalls.PR_SET_SECCOMP),),))
    numbers = NUMBERS[platform.machine()]
    known = {numbers[name]: rule for name, rule in rules.items() if name in numbers}
    if os.geteuid() != 0:  # root may do without, as in Docker
        syscalls.prctl(syscalls.PR_SET_NO_NEW_PRIVS, 1)
    syscalls.install_filter(bpf.assemble(platform.machine(), known, bpf.ALLOW))


def keep_capabilities() -> None:
    """Of root's capabilities, those that Docker leaves."""
    libc = ctypes.CDLL(None, use_errno=True)
    for number in range(64):
        if number not in _KEPT:
            libc.prctl(24, ctypes.c_ulong(number), 0, 0, 0)  # PR_CAPBSET_DROP; execve takes the rest away


def main(arguments: list[str]) -> None:
    user, bare = None, False
    while arguments[0].startswith("--"):
        option = arguments.pop(0)
        if option == "--bare":
            bare = True
        else:
            user = int(arguments.pop(0))
    refuse(bare)
    if os.geteuid() == 0:
        keep_capabilities()
        if user is not None:
            os.setgroups([])
            os.setresgid(user, user, user)
            os.setresuid(user, user, user)
    os.execvp(arguments[0], arguments)


if __name__ == "__main__":
    main(sys.argv[1:])
