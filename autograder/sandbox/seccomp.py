"""Which system calls code behind the wall may make: an allow-list, compiled once to a seccomp program.

Everything computing, reading files and threads need is on it; processes, programs, sockets, other processes' signals
and whatever else reaches outside is not. What Landlock's older versions leave open (modes, owners, times, truncation,
signals) is closed here, so the list is the same with and without namespaces.
"""

import errno
import os
import socket
import struct

# Stands in the program where the number of the process itself belongs, which is known only after the fork.
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
# Talking over what is already connected; nothing new can be opened, bound or connected. No `sendmsg`: a descriptor on
# its way keeps a removed file on the disk where nobody can see it.
_CONNECTED = "sendto recvfrom recvmsg shutdown getsockopt getsockname getpeername"

# Done as far as the caller can tell, without effect: libraries go on, and the modes, owners and times of the
# instructor's files, which Landlock does not guard, stay as they are.
_PRETENDED = """
    chmod fchmod fchmodat fchmodat2 chown fchown lchown fchownat utime utimes utimensat futimesat
"""
# Newer twins whose flags lie in memory, where a filter cannot look: libraries fall back to the older call.
_UNKNOWN = "clone3 openat2"

_PRCTL = (3, 15, 16, 21, 23, 39, 0x53564D41)  # read-only questions, and names for threads and memory
_FCNTL = (0, 1, 2, 3, 4, 5, 6, 7, 36, 37, 38, 1030, 1032, 1033, 1034)  # never F_SETOWN, F_SETSIG: they send signals
_IOCTL = (0x5401, 0x5413, 0x541B, 0x5421, 0x5450, 0x5451)  # TCGETS TIOCGWINSZ FIONREAD FIONBIO FIONCLEX FIOCLEX

_CLONE_THREAD = 0x00010000 | 0x00000400  # with the process's own table of open files, where the server looks
_CLONE_NEW_ANYTHING = 0x7E020080  # the six namespaces, cgroup and time
_LOW = 0xFFFFFFFF


def compile_filter(*, device_calls: bool = False) -> bytes:
    """The program, an array of struct sock_filter of 8 bytes, still without the number of the process.

    device_calls also lets through every ioctl, which drivers of GPUs are spoken to with.
    Raises RuntimeError or OSError where libseccomp is not installed.
    """
    import pyseccomp as sc  # runs ldconfig to find the library: not possible any more inside the new root

    refuse = sc.SyscallFilter(sc.ERRNO(errno.EPERM))
    refuse.set_attr(sc.Attr.ACT_BADARCH, sc.KILL_PROCESS)

    def add(action, name: str, *conditions) -> None:
        try:
            refuse.add_rule(action, name, *conditions)
        except (OSError, ValueError):  # a call that this architecture or this libseccomp does not know: stays refused
            if name in ("read", "openat", "mmap", "futex"):
                raise

    def allow(name: str, *conditions) -> None:
        add(sc.ALLOW, name, *conditions)

    for group in (_FILES, _MEMORY, _THREADS, _TIME, _SIGNALS, _SELF, _CONNECTED):
        for name in group.split():
            allow(name)
    for name in _PRETENDED.split():
        add(sc.ERRNO(0), name)
    for name in _UNKNOWN.split():
        add(sc.ERRNO(errno.ENOSYS), name)

    # Opening for reading together with O_TRUNC empties a file without asking for the right to write (Landlock < 3).
    access, kept = os.O_ACCMODE | os.O_TRUNC, os.O_ACCMODE
    for name, argument in (("open", 1), ("openat", 2)):
        for way in (os.O_RDONLY, os.O_WRONLY, os.O_RDWR):
            allow(name, sc.Arg(argument, sc.MASKED_EQ, kept if way != os.O_RDONLY else access, way))

    # Room for what is written. Room beyond the end of a file (FALLOC_FL_KEEP_SIZE) no rlimit knows of.
    allow("fallocate", sc.Arg(1, sc.MASKED_EQ, _LOW, 0))
    # Threads of this process, but no further process and no namespace.
    allow("clone", sc.Arg(0, sc.MASKED_EQ, _CLONE_THREAD | _CLONE_NEW_ANYTHING, _CLONE_THREAD))
    for name in ("kill", "tgkill"):
        allow(name, sc.Arg(0, sc.MASKED_EQ, _LOW, _OWN_PID))
    allow("prlimit64", sc.Arg(0, sc.MASKED_EQ, _LOW, 0))
    # A datagram socket could still send to any socket with a path; a stream is bound to its twin.
    allow("socketpair", sc.Arg(0, sc.MASKED_EQ, _LOW, socket.AF_UNIX), sc.Arg(1, sc.MASKED_EQ, 0xF, socket.SOCK_STREAM))
    for option in _PRCTL:
        allow("prctl", sc.Arg(0, sc.MASKED_EQ, _LOW, option))
    for command in _FCNTL:
        allow("fcntl", sc.Arg(1, sc.MASKED_EQ, _LOW, command))
    if device_calls:
        allow("ioctl")
    else:
        for request in _IOCTL:
            allow("ioctl", sc.Arg(1, sc.MASKED_EQ, _LOW, request))

    reader, writer = os.pipe()
    try:
        refuse.export_bpf(open(writer, "wb", closefd=False))  # noqa: SIM115 (the descriptor is closed below)
        os.close(writer)
        program = b""
        while piece := os.read(reader, 65536):
            program += piece
    finally:
        os.close(reader)
    return program


def for_process(program: bytes, pid: int) -> bytes:
    """The program with the number of the one process that `kill` and `tgkill` may name."""
    instructions = [list(i) for i in struct.iter_unpack("=HBBI", program)]
    for instruction in instructions:
        if instruction[3] == _OWN_PID:
            instruction[3] = pid
    return b"".join(struct.pack("=HBBI", *i) for i in instructions)
