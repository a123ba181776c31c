"""Keeps what the key and the known mistakes did in the course's private folder, so that a second run starts with it.

In: observations, and a digest of everything that decides them. Out: the same, or None where there are none yet. What
cannot be written is observed again the next time.
"""

from __future__ import annotations

import contextlib
from typing import TypeVar

from autograder import files
from autograder.course import Course
from autograder.grading.expected import KeyRun
from autograder.grading.scheme import Mistakes
from autograder.worker import channel
from autograder.worker.decode import decoded

T = TypeVar("T")
_MOST = 4  # observations of key and mistakes are kept: of so many states of an assignment


class Kept:
    """What is kept of one state of an assignment."""

    def __init__(self, course: Course, assignment: str, digest: str):
        self._course, self._assignment, self._digest = course, assignment, digest
        self._read: dict[str, tuple] = {}  # with the frame it was read from

    def key(self) -> KeyRun | None:
        return self._get("key", KeyRun)[0]

    def mistakes(self) -> Mistakes | None:
        """exercise → its mistakes, each with its own observations."""
        return self._get("mistakes", Mistakes)[0]

    def mistakes_packed(self) -> bytes | None:
        """The same as a frame of channel.py, which a grader unpacks when it meets a mistake."""
        return self._get("mistakes", Mistakes)[1]

    def put(self, what: str, seen: T) -> T:
        """`what` is "key" or "mistakes"."""
        frame = channel.pack(seen)
        self._read[what] = seen, frame
        with contextlib.suppress(OSError):
            files.write(self._file(what), frame)
        return seen

    def _get(self, what, kind):
        if what not in self._read:
            try:
                frame = self._file(what).read_bytes()
                self._read[what] = decoded(channel.load(frame), kind), frame
            except (OSError, channel.ChannelError):
                return None, None
        return self._read[what]

    def _file(self, what):
        return self._course.private / f"{what}-{self._assignment}-{self._digest[:16]}.frame"


def sweep(course: Course, assignment: str) -> None:
    """Removes what was observed of earlier keys and rubrics."""
    for what in ("key", "mistakes"):
        known = sorted(course.private.glob(f"{what}-{assignment}-*.frame"), key=lambda path: path.stat().st_mtime)
        for path in known[:-_MOST]:
            path.unlink(missing_ok=True)
