"""Why a host does not allow what the sandbox needs, and what to do about it: sentences for `doctor` and for errors.

In: what was refused. Out: sentences. It reads the host's settings and tries nothing.
"""

import sys
from pathlib import Path

from autograder.sandbox.errors import SandboxUnavailable

# Files that are inside Docker, Podman, Kubernetes and the like, and nowhere else.
_CONTAINER_MARKS = (".dockerenv", "run/.containerenv", "var/run/secrets/kubernetes.io")


def check_system(platform: str = sys.platform) -> None:
    """Raises SandboxUnavailable where the kernel has none of what confines student code."""
    if platform == "linux":
        return
    system = {"darwin": "macOS", "win32": "Windows"}.get(platform, platform)
    raise SandboxUnavailable(
        f"Grading runs students' code, and {system} has no namespaces, Landlock or seccomp to confine it: a "
        f"submission could read and change every file that you can. Grade in a Linux container or virtual machine "
        f"instead (Docker Desktop, WSL 2, Colima, a CI runner); the notebook and its checks work here as they are."
    )


def why_no_namespaces(refusal: str, root: Path = Path("/")) -> list[str]:
    """What `refusal`, the message of a failed attempt at namespaces, comes from on this host, and the remedy, in
    sentences. `root` is where the host's settings are looked for."""
    sentences = [f"No namespaces here ({refusal}): names and sizes of files can be seen, disk use is only watched."]
    if _setting(root, "kernel/apparmor_restrict_unprivileged_userns") == "1":
        sentences.append(
            "AppArmor makes unprivileged user namespaces useless (the default since Ubuntu 24.04): run "
            "`sudo sysctl -w kernel.apparmor_restrict_unprivileged_userns=0`, or start the grader with sudo; it gives "
            "root up before it runs anything."
        )
    if _setting(root, "kernel/unprivileged_userns_clone") == "0":
        sentences.append(
            "User namespaces are switched off for ordinary users: `sudo sysctl -w kernel.unprivileged_userns_clone=1`."
        )
    if _setting(root, "user/max_user_namespaces") == "0":
        sentences.append("User namespaces are switched off: `sudo sysctl -w user.max_user_namespaces=10000`.")
    if any((root / mark).exists() for mark in _CONTAINER_MARKS):
        sentences.append(
            "This is a container, and the usual profile of container engines forbids user namespaces: `docker run` "
            "with --security-opt seccomp=unconfined, apparmor=unconfined and systempaths=unconfined (three options) "
            "lets the grader build its own sandbox inside."
        )
    if len(sentences) == 1:
        sentences.append("An administrator has to allow unprivileged user namespaces, or run the grader as root.")
    return sentences


def _setting(root: Path, name: str) -> str | None:
    try:
        return (root / "proc/sys" / name).read_text().strip()
    except OSError:
        return None
