"""Which system calls student code may make: an allow-list, as a seccomp filter.

It holds what computing, reading files and threads need; it does not hold what starts processes or programs, opens
sockets, signals other processes or reaches outside in any other way. What older versions of Landlock leave open (modes,
owners, times, truncation, signals) is closed here, so the list is the same with and without namespaces. In: an
architecture and a process. Out: its filter.
"""

import errno
import os
import platform
import socket

from autograder.sandbox import bpf, syscalls
from autograder.sandbox.syscall_numbers import NUMBERS

# In the place of the number of the process itself, which is known only after the fork.
_OWN_PID = 0x5EC0DE01

_FILES = """
    read write readv writev pread64 pwrite64 preadv pwritev preadv2 pwritev2 close close_range lseek
    stat fstat lstat newfstatat statx access faccessat faccessat2 statfs fstatfs
    getcwd chdir fchdir getdents getdents64 readlink readlinkat mkdir mkdirat rmdir unlink unlinkat
    rename renameat renameat2 symlink symlinkat link linkat umask creat ftruncate fadvise64
    fsync fdatasync sync_file_range sendfile copy_file_range flock
    dup dup2 dup3 pipe pipe2 poll ppoll select pselect6
    epoll_create epoll_create1 epoll_ctl epoll_wait epoll_pwait epoll_pwait2 eventfd eventfd2
    timerfd_create timerfd_settime timerfd_gettime
"""
_MEMORY = "mmap munmap mremap mprotect madvise brk msync mincore mlock munlock membarrier get_mempolicy"
_THREADS = """
    futex futex_waitv set_robust_list get_robust_list rseq set_tid_address gettid arch_prctl
    sched_yield sched_getaffinity sched_getparam sched_getscheduler sched_get_priority_max
    sched_get_priority_min getcpu exit exit_group wait4 waitid
"""
_TIME = """
    nanosleep clock_nanosleep clock_gettime clock_getres gettimeofday time times alarm pause
    getitimer setitimer timer_create timer_settime timer_gettime timer_delete timer_getoverrun
"""
_SIGNALS = """
    rt_sigaction rt_sigprocmask rt_sigreturn rt_sigpending rt_sigsuspend rt_sigtimedwait sigaltstack restart_syscall
"""
_SELF = """
    getpid getppid getpgrp getpgid getsid getuid geteuid getgid getegid getresuid getresgid getgroups
    uname sysinfo getrusage getrlimit setrlimit getpriority capget getrandom
"""
# Talking over what is already connected; nothing new can be opened, bound or connected. No `sendmsg`: a descriptor that
# is being sent keeps a removed file on the disk where nobody can see it.
_CONNECTED = "sendto recvfrom recvmsg shutdown getsockopt getsockname getpeername"
_ALLOWED = " ".join((_FILES, _MEMORY, _THREADS, _TIME, _SIGNALS, _SELF, _CONNECTED))

# These seem to succeed and do nothing: libraries go on, and the modes, owners and times of the instructor's files stay
# as they are, which Landlock does not guard.
_PRETENDED = """
    chmod fchmod fchmodat fchmodat2 chown fchown lchown fchownat utime utimes utimensat futimesat
"""
# Newer twins with their flags in memory, where a filter cannot look: libraries fall back to the older call.
_UNKNOWN = "clone3 openat2"

_PRCTL = (3, 15, 16, 21, 23, 39, 0x53564D41)  # read-only questions, and names for threads and memory
_FCNTL = (0, 1, 2, 3, 4, 5, 6, 7, 36, 37, 38, 1030, 1032, 1033, 1034)  # never F_SETOWN, F_SETSIG: they send signals
_IOCTL = (0x5401, 0x5413, 0x541B, 0x5421, 0x5450, 0x5451)  # TCGETS TIOCGWINSZ FIONREAD FIONBIO FIONCLEX FIOCLEX

_CLONE_THREAD = 0x00010000 | 0x00000400  # with the process's own table of open files, where the server looks
_CLONE_NEW_ANYTHING = 0x7E020080  # the six namespaces, cgroup and time
_ALL = 0xFFFFFFFF

REFUSED = bpf.errno(errno.EPERM)


def rules(pid: int, device_calls: bool = False) -> dict[str, bpf.Rule]:
    """What is answered to the calls of the process `pid`, by name; every other call is REFUSED.

    device_calls also lets through every ioctl, which drivers of GPUs are spoken to with.
    """
    rules = dict.fromkeys(_ALLOWED.split(), bpf.Rule(bpf.ALLOW))
    rules |= dict.fromkeys(_PRETENDED.split(), bpf.Rule(bpf.errno(0)))
    rules |= dict.fromkeys(_UNKNOWN.split(), bpf.Rule(bpf.errno(errno.ENOSYS)))
    # Opening for reading together with O_TRUNC empties a file without asking for the right to write (Landlock < 3).
    ways = ((os.O_ACCMODE | os.O_TRUNC, os.O_RDONLY), (os.O_ACCMODE, os.O_WRONLY), (os.O_ACCMODE, os.O_RDWR))
    return rules | {
        "open": _where(*((1, *way) for way in ways)),
        "openat": _where(*((2, *way) for way in ways)),
        # Room for what is written. No rlimit counts room beyond the end of a file (FALLOC_FL_KEEP_SIZE).
        "fallocate": _where((1, _ALL, 0)),
        # Threads of this process, but no further process and no namespace.
        "clone": _where((0, _CLONE_THREAD | _CLONE_NEW_ANYTHING, _CLONE_THREAD)),
        "kill": _where((0, _ALL, pid)),
        "tgkill": _where((0, _ALL, pid)),
        "prlimit64": _where((0, _ALL, 0)),
        # A datagram socket could send to any socket with a path; a stream reaches its twin alone.
        "socketpair": bpf.Rule(
            bpf.ALLOW, ((bpf.Condition(0, _ALL, socket.AF_UNIX), bpf.Condition(1, 0xF, socket.SOCK_STREAM)),)
        ),
        "prctl": _where(*((0, _ALL, option) for option in _PRCTL)),
        "fcntl": _where(*((1, _ALL, command) for command in _FCNTL)),
        "ioctl": bpf.Rule(bpf.ALLOW) if device_calls else _where(*((1, _ALL, request) for request in _IOCTL)),
    }


def _where(*alternatives: tuple[int, int, int]) -> bpf.Rule:
    """Allowed where one of the alternatives (argument, mask, value) holds."""
    return bpf.Rule(bpf.ALLOW, tuple((bpf.Condition(*alternative),) for alternative in alternatives))


def compile_filter(machine: str, device_calls: bool = False) -> bytes:
    """The filter for this architecture, as `bpf.assemble` gives it, still without the number of the process."""
    numbers = NUMBERS[machine]
    known = {numbers[name]: rule for name, rule in rules(_OWN_PID, device_calls).items() if name in numbers}
    return bpf.assemble(machine, known, REFUSED)


def for_process(program: bytes, pid: int) -> bytes:
    """The filter with the number of the one process that `kill` and `tgkill` may name."""
    return program.replace(_OWN_PID.to_bytes(4, "little"), pid.to_bytes(4, "little"))


def why_absent() -> str:
    """A sentence on why there is no filter on this host; "" where there is."""
    if platform.machine() not in NUMBERS:
        return f"No seccomp filter: the kit has one for {' and '.join(NUMBERS)}, and this is {platform.machine()}."
    if not syscalls.can_filter():
        return "No seccomp filter: this kernel is built without CONFIG_SECCOMP_FILTER, or a container refuses filters."
    return ""
