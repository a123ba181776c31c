"""From root to an unprivileged user: one without a name, whose id nothing else on this machine runs under."""

import contextlib
import os

from autograder.sandbox import syscalls

# Numbers that neither distributions nor systemd give to anybody (systemd.io/UIDS-GIDS lists them as unused).
USERS = range(60706, 61184)


def become_unprivileged() -> None:
    """Changes the user of this process for good. Raises PermissionError where root may not."""
    import pwd  # not on Windows

    taken = {entry.pw_uid for entry in pwd.getpwall()}
    for entry in os.scandir("/proc"):
        with contextlib.suppress(OSError):  # it has ended meanwhile
            taken.add(entry.stat().st_uid)
    first = os.getpid() % len(USERS)
    user = next(u for u in (*USERS[first:], *USERS[:first]) if u not in taken)
    syscalls.shrink_bounding_set()  # an unprivileged user may not
    try:
        os.setgroups([])
        os.setresgid(user, user, user)
        os.setresuid(user, user, user)
    except OSError as error:
        raise PermissionError(
            f"Started as root, but not allowed to become another user ({error}); student code must not run as root. "
            f"Start the grader as an ordinary user (docker run --user 1000)."
        ) from error
