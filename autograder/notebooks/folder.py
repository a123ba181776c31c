"""Takes a student's folder as plain data, which can be sent to a grader.

In: a path. Out: a `Folder`: names, the contents of files that may be read, and what is a link, a special file, too
large or unreadable. It never raises, follows no link and opens nothing but plain files. It does not know which file is
the notebook.
"""

import contextlib
import hashlib
import os
import re
import stat
from dataclasses import dataclass
from pathlib import Path

from autograder import timestamps

LARGE = 2 * 2**20  # bytes; of a larger file the outputs, which are not needed, are passed over
LARGEST = 64 * 2**20  # bytes of one file that travel
LARGEST_FILE = 256 * 2**20  # bytes, outputs and all
MOST_FILES = 2_000  # and folders
_MOST = 2 * LARGEST  # bytes of all files together
_READ = re.compile(r"\.ipynb|\.(py|txt|json)$|^[^.]*$", re.IGNORECASE)  # names of what may be read
_OUTPUTS, PIECE = b'"outputs": [', 4 * 2**20
_FLAGS = os.O_RDONLY | os.O_NOFOLLOW | os.O_NONBLOCK | os.O_CLOEXEC


@dataclass(frozen=True)
class File:
    """One thing in a folder.

    path      relative to the folder
    kind      "file", "folder", "link", "special"
    size      bytes on disk
    modified  seconds since 1970
    digest    of its contents, or in their place what it is or why it cannot be read
    data      its contents, without a notebook's outputs if it has more than LARGE bytes; None for what is not needed,
              too large or unreadable
    problem   why it cannot be opened
    """

    path: str
    kind: str
    size: int = 0
    modified: float = 0.0
    digest: bytes = b""
    data: bytes | None = None
    problem: str = ""


@dataclass(frozen=True)
class Folder:
    """What is in a folder, level by level, each sorted by name; `problem` says why it cannot be looked into.

    `timestamp` is what timestamps.text_in gives.
    """

    files: tuple[File, ...] = ()
    problem: str = ""
    timestamp: tuple[bytes | None, str | None] = (None, None)

    def get(self, path: str) -> File | None:
        return next((one for one in self.files if one.path == path), None)

    @property
    def contents(self) -> list[tuple[str, bytes]]:
        """(path, digest) of everything that can matter."""
        return [("", self.problem.encode())] if self.problem else [(one.path, one.digest) for one in self.files]


def taken(place: Path) -> Folder:
    """The folder as it is now."""
    timestamp = timestamps.text_in(place)
    try:
        top = os.open(place, _FLAGS | os.O_DIRECTORY)
    except FileNotFoundError:
        return Folder(problem="There is no folder for this submission.", timestamp=timestamp)
    except OSError as error:
        problem = f"The folder of the submission is no plain folder ({error.strerror})."
        return Folder(problem=problem, timestamp=timestamp)
    try:
        return Folder(tuple(_all(top)), timestamp=timestamp)
    finally:
        os.close(top)


def _all(top: int) -> list[File]:
    found: list[File] = []
    waiting, room = [""], _MOST
    while waiting and len(found) <= MOST_FILES:
        inside = waiting.pop(0)
        with contextlib.suppress(OSError), _opened(top, inside) as folder:
            for name in sorted(os.listdir(folder))[: MOST_FILES + 1 - len(found)]:
                if name.startswith((".", "__MACOSX")):
                    continue
                one = _file(folder, name, f"{inside}/{name}" if inside else name, room)
                room -= len(one.data or b"")
                found.append(one)
                if one.kind == "folder":
                    waiting.append(one.path)
    return found


def _file(folder: int, name: str, path: str, room: int) -> File:
    about = os.stat(name, dir_fd=folder, follow_symlinks=False)
    if stat.S_ISDIR(about.st_mode):
        return File(path, "folder")
    if not stat.S_ISREG(about.st_mode):
        kind = "link" if stat.S_ISLNK(about.st_mode) else "special"
        return File(path, kind, digest=b"kind %d" % stat.S_IFMT(about.st_mode))
    facts = {"path": path, "kind": "file", "size": about.st_size, "modified": about.st_mtime}
    if about.st_size > LARGEST_FILE:
        return File(**facts, digest=b"size %d" % about.st_size)
    try:
        file = os.open(name, _FLAGS, dir_fd=folder)
    except OSError as error:
        return File(**facts, digest=f"unreadable: {error.strerror}".encode(), problem=error.strerror)
    try:
        if not stat.S_ISREG(os.fstat(file).st_mode):  # it was exchanged meanwhile
            return File(path, "special", digest=b"exchanged")
        wanted = bool(_READ.search(name))
        digest, data = hashlib.sha256(), b""
        while piece := os.read(file, PIECE):
            digest.update(piece)
            data = data + piece if wanted and len(data) <= LARGE else data
        if wanted and len(data) > LARGE:
            os.lseek(file, 0, os.SEEK_SET)
            data = without_outputs(file)
        travels = wanted and len(data) <= min(LARGEST, room)
        return File(**facts, digest=digest.digest(), data=data if travels else None)
    except OSError as error:
        return File(**facts, digest=f"unreadable: {error.strerror}".encode(), problem=error.strerror)
    finally:
        os.close(file)


@contextlib.contextmanager
def _opened(top: int, path: str):
    """A descriptor for a folder below `top`; no part of the path may be a link."""
    at = os.dup(top)
    try:
        for part in filter(None, path.split("/")):
            deeper = os.open(part, _FLAGS | os.O_DIRECTORY, dir_fd=at)
            os.close(at)
            at = deeper
        yield at
    finally:
        os.close(at)


def without_outputs(file: int) -> bytes:
    """What lies outside the outputs of a notebook that is laid out as Jupyter does it: one item on a line, indented.

    Told by bytes alone, piece by piece: a pattern or a parser at work on many megabytes holds up all other threads,
    and the time of the submissions that these are waiting for runs out.
    """
    kept, rest, at, end = bytearray(), b"", 0, b""
    for _ in range(LARGEST_FILE // PIECE + 1):
        piece = os.read(file, PIECE)
        if not piece or len(kept) + len(rest) > LARGEST:
            break
        rest, begin = rest + piece, 0  # what is before `begin` is dealt with, what is before `at` looked at
        while True:
            if end:
                begin = at = rest.find(end, at)
                if at < 0:
                    rest, at = rest[-len(end) :], 0
                    break
                end = b""
            found = rest.find(_OUTPUTS, at)
            start = found + len(_OUTPUTS)
            if found < 0 or start + 2 > len(rest):
                rest = rest[begin:]
                at = max(0, len(rest) - 64)  # it may go on in the next piece
                break
            at = start
            _, newline, before = rest[max(0, found - 40) : found].rpartition(b"\n")
            if newline and not before.strip() and rest[start : start + 2].lstrip(b"\r")[:1] == b"\n":
                kept += rest[begin:start]
                end = b"\n" + before + b"]"
    return bytes(kept + rest)
