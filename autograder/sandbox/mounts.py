"""The file system that student code sees: a root with the interpreter and what it needs, and nothing else.

In: the paths that must be readable. Out: a process whose `/` holds those, read-only. The same functions serve root and
an ordinary user, and do not ask which of them calls.
"""

import os
import stat
from collections.abc import Iterable
from pathlib import Path

from autograder.sandbox import syscalls

SCRATCH = "/scratch"
DEVICES = ("/dev/null", "/dev/zero", "/dev/full", "/dev/random", "/dev/urandom")

# Where it exists: what the loader of shared libraries, torch's count of processors and the clock read.
SYSTEM = (
    "/lib",
    "/lib32",
    "/lib64",
    "/usr/lib",
    "/usr/lib32",
    "/usr/lib64",
    "/usr/local/lib",
    "/usr/local/lib64",
    "/usr/share/zoneinfo",
    "/etc/ld.so.cache",
    "/etc/localtime",
    "/sys/devices/system/cpu",
)

_FORMER = "/.former"


def without(paths: Iterable[str], hidden: Iterable[str]) -> list[str]:
    """The paths, with those that hold something hidden replaced by their contents without it.

    A path that is asked for by name is kept even where it is inside something hidden. Paths that do not exist are left
    out, and so are paths inside others of the result.
    """
    hidden = {os.path.realpath(h) for h in hidden}
    kept: set[str] = set()

    def keep(path: str) -> None:
        inside = os.path.realpath(path).rstrip("/") + "/"
        if os.path.isdir(path) and any(h.startswith(inside) for h in hidden):
            for entry in os.scandir(path):
                if os.path.realpath(entry.path) not in hidden:
                    keep(entry.path)
        elif os.path.lexists(path):
            kept.add(path)

    for path in paths:
        keep(os.path.abspath(path))
    return [p for p in sorted(kept) if not any(str(above) in kept for above in Path(p).parents)]


def closed_to_others(path: str) -> str | None:
    """The topmost folder on the way to `path` that an unprivileged user (no owner, no group) cannot enter, or None."""
    real = Path(os.path.realpath(path))
    for above in reversed(real.parents):
        if not above.stat().st_mode & stat.S_IXOTH:
            return str(above)
    return None


def open_to_everybody(paths: Iterable[str]) -> None:
    """As root: makes `paths` reachable for any user, in a mount namespace of this process's own.

    An interpreter or a clone under a home of mode 0700 cannot be read once root has become an unprivileged user. An
    empty folder is mounted over each closed one, and shows only what is asked for. Raises PermissionError, with the
    remedy, where the files themselves are private.
    """
    paths = list(dict.fromkeys(os.path.realpath(p) for p in paths if os.path.exists(p)))
    needed = stat.S_IROTH, stat.S_IROTH | stat.S_IXOTH
    for path in paths:
        if os.stat(path).st_mode & needed[os.path.isdir(path)] != needed[os.path.isdir(path)]:
            raise PermissionError(
                f"{path} can be read by its owner only, so student code, which runs as an unprivileged user, cannot "
                f"start there. Make it readable (chmod -R a+rX {path}) or install Python and the kit elsewhere."
            )
    closed: dict[str, list[str]] = {}
    for path in paths:
        if folder := closed_to_others(path):
            closed.setdefault(folder, []).append(path)
    if not closed:
        return
    os.umask(0o022)  # the places made below are for everybody
    try:
        syscalls.unshare(syscalls.CLONE_NEWNS)
        syscalls.mount("none", "/", None, syscalls.MS_REC | syscalls.MS_PRIVATE)
    except OSError as error:
        folder, inside = next(iter(closed.items()))
        raise PermissionError(
            f"{inside[0]} lies in {folder}, which only its owner can enter, and this container may not rearrange its "
            f"files ({error}). Install Python and the kit where everybody can read, or run as an ordinary user."
        ) from error
    for folder, inside in closed.items():
        sources = {path: os.open(path, os.O_PATH | os.O_CLOEXEC) for path in inside}
        syscalls.mount("tmpfs", folder, "tmpfs", syscalls.MS_NOSUID | syscalls.MS_NODEV, "size=1m,mode=755")
        for path, fd in sources.items():
            _mount_point(path, os.path.isdir(f"/proc/self/fd/{fd}"))
            syscalls.mount(f"/proc/self/fd/{fd}", path, None, syscalls.MS_BIND | syscalls.MS_REC)
            os.close(fd)


def new_root(paths: Iterable[str], extra_devices: Iterable[str] = ()) -> None:
    """Gives this process, alone in new mount and pid namespaces, a root with nothing but `paths`, read-only.

    It also holds the harmless devices, the pid namespace's /proc, and an empty folder to mount scratch space on, to
    which /tmp leads. The former root is unmounted.
    """
    sources = []
    for path in paths:
        sources.append((path, os.path.realpath(path)))
        if os.path.realpath(path) != path and not os.path.islink(path):  # a folder above it is a link
            sources.append((os.path.realpath(path), os.path.realpath(path)))
    links = {path: os.readlink(path) for path, _ in sources if os.path.islink(path)}
    devices = [d for d in (*DEVICES, *extra_devices) if os.path.exists(d)]

    os.umask(0o022)
    syscalls.mount("none", "/", None, syscalls.MS_REC | syscalls.MS_SLAVE)
    syscalls.mount("tmpfs", "/tmp", "tmpfs", syscalls.MS_NOSUID | syscalls.MS_NODEV, "size=4m,mode=755")
    os.mkdir("/tmp" + _FORMER)
    syscalls.pivot_root("/tmp", "/tmp" + _FORMER)
    os.chdir("/")

    read_only = syscalls.MOUNT_ATTR_RDONLY | syscalls.MOUNT_ATTR_NOSUID
    for path, source in sources:
        if path in links:
            os.makedirs(os.path.dirname(path), exist_ok=True)
            os.symlink(links[path], path)
            continue
        _bind(_FORMER + source, path, read_only | syscalls.MOUNT_ATTR_NODEV)
    for device in devices:
        _bind(_FORMER + device, device, read_only)
    for folder in ("/proc", SCRATCH, "/etc"):
        os.makedirs(folder, exist_ok=True)
    if not os.path.exists("/tmp"):  # unless one of `paths` is inside it
        os.symlink(SCRATCH.lstrip("/"), "/tmp")
    Path("/etc/passwd").write_text(f"student:x:{os.getuid()}:{os.getgid()}::{SCRATCH}:\n")
    # Before the former root goes: a kernel lets a namespace see no more of /proc than it saw already.
    new_proc()
    syscalls.unmount(_FORMER)
    os.rmdir(_FORMER)
    syscalls.restrict_mount("/", read_only | syscalls.MOUNT_ATTR_NODEV, recursive=False)


def new_proc() -> None:
    """Mounts a /proc that knows only the processes of this pid namespace."""
    syscalls.mount("proc", "/proc", "proc", syscalls.MS_NOSUID | syscalls.MS_NODEV | syscalls.MS_NOEXEC)


def new_scratch(size: int) -> None:
    """Mounts an empty folder of at most `size` bytes and 4096 files, in memory, gone with the mount namespace."""
    flags = syscalls.MS_NOSUID | syscalls.MS_NODEV | syscalls.MS_NOEXEC
    syscalls.mount("tmpfs", SCRATCH, "tmpfs", flags, f"size={size},nr_inodes=4096,mode=700")


def become_own_user(more_namespaces: int = 0) -> None:
    """Moves this process into a user namespace of its own: it keeps its user, and no other user exists.

    `more_namespaces` (CLONE_NEW…) are made with it and belong to it. Needs a writable /proc.
    """
    user, group = os.geteuid(), os.getegid()
    syscalls.prctl(syscalls.PR_SET_DUMPABLE, 1)  # else the maps would belong to root
    syscalls.unshare(syscalls.CLONE_NEWUSER | more_namespaces)
    for name, text in (("setgroups", "deny"), ("uid_map", f"{user} {user} 1"), ("gid_map", f"{group} {group} 1")):
        with open(f"/proc/self/{name}", "w") as file:
            file.write(text)


def _bind(source: str, path: str, attributes: int) -> None:
    _mount_point(path, os.path.isdir(source))
    syscalls.mount(source, path, None, syscalls.MS_BIND | syscalls.MS_REC)
    syscalls.restrict_mount(path, attributes)


def _mount_point(path: str, folder: bool) -> None:
    """Makes an empty folder or file to mount something on."""
    if folder:
        os.makedirs(path, exist_ok=True)
    elif not os.path.lexists(path):
        os.makedirs(os.path.dirname(path), exist_ok=True)
        os.close(os.open(path, os.O_CREAT | os.O_WRONLY, 0o644))
