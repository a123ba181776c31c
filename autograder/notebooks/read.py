"""Finds the notebook in a student's folder and reads it, whatever happened to it on its way.

Comes in: the folder `submitted/<student>/<assignment>`, which nobody has looked at yet. Goes out: a `Submission`
with the notebook as a plain dict, or `Unreadable` with the reason in words. Scripts are read where no notebook has an
answer: all that define one are one notebook together. What the answer imports from beside it comes along. Of the
exercises it knows only the names that the release asks for.
"""

import contextlib
import hashlib
import os
import re
import stat
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path

from autograder.notebooks import modules
from autograder.notebooks import names as naming
from autograder.notebooks.decode import Unreadable, notebook_of, shown, text_in, text_of
from autograder.notebooks.matching import Matching
from autograder.notebooks.original import exercises_of, prepare

__all__ = ["LARGEST", "LARGEST_FILE", "Submission", "Unreadable", "read"]

LARGE = 2 * 2**20  # bytes; of a larger file the outputs, which are not needed, are passed over
LARGEST = 64 * 2**20  # bytes that are looked at as a notebook
LARGEST_FILE = 256 * 2**20  # bytes, outputs and all
MOST_SCRIPTS = 50  # that are read together
_DEEPEST, _MOST_FILES = 3, 2_000
_UNTOUCHED, _FOREIGN = "is still as it was handed out", "has no answer to this assignment"
_NOT_WORK = {"timestamp.txt", "selfcheck.py", "report.json", "thumbs.db", "desktop.ini"}
_ARCHIVES = (".zip", ".tar", ".tgz", ".gz", ".bz2", ".xz", ".rar", ".7z")
_OUTPUTS, _PIECE = b'"outputs": [', 4 * 2**20
_FLAGS = os.O_RDONLY | os.O_NOFOLLOW | os.O_NONBLOCK | os.O_CLOEXEC


@dataclass
class Submission:
    """What a student handed in.

    notebook      its metadata say which `file` it was, and `from_script`: {file: [rank, number of answers]}
    repairs       `{"cell": "", "what": sentence}`
    bytes_digest  of the file, or of all scripts that were read together
    modules       path → text of the Python files beside it that it imports
    scripts       file → the lines of each script that the notebook was made of
    """

    notebook: dict
    file: str
    repairs: list[dict] = field(default_factory=list)
    bytes_digest: str = ""
    modules: dict[str, str] = field(default_factory=dict)
    scripts: dict[str, list[str]] = field(default_factory=dict)


@dataclass
class _Found:
    path: str  # relative to the folder
    kind: str  # "file", "folder", "link", "special"
    rank: int  # 0 the likeliest notebook; its last digit, from 5 on, a script; 10 for each folder around it
    newest: float = 0.0

    @property
    def script(self) -> bool:
        return self.rank % 10 >= 5


def read(folder: Path, assignment: str, release: dict | None = None) -> Submission:
    """The notebook of `assignment` in a student's folder.

    Of several notebooks the one with the asked name is read, else the likeliest. Where the `release` is given, one
    that is still untouched or has no answer to it counts only when there is no other, and no script with an answer.
    Links are not followed, and nothing that is not a plain file is opened. Raises Unreadable, and nothing else.
    """
    try:
        return _read(Path(folder), assignment, release)
    except Unreadable:
        raise
    except Exception as error:
        # The last resort: one odd file must never end a batch.
        raise Unreadable(f"The submission could not be read ({type(error).__name__}: {error})."[:300]) from error


def _read(folder: Path, assignment: str, release: dict | None) -> Submission:
    found = _look_around(folder, assignment)
    candidates = sorted(
        (one for one in found if one.rank < 100), key=lambda one: (one.script, one.rank, -one.newest, one.path)
    )
    notebooks, scripts = ([one for one in candidates if one.script is kind] for kind in (False, True))
    spare, why, failed = None, "", []  # `spare` is read when nothing better comes, for which `why` is the reason
    for one in notebooks:
        try:
            submission = _read_file(folder, one)
        except Unreadable as unreadable:
            failed.append(unreadable)
            continue
        lacks = _lacks(submission.notebook, release) if release and len(candidates) > 1 else ""
        _say_which(submission, one, notebooks, failed, why, assignment)
        if not lacks:
            return _with_modules(folder, submission, [one], found, release)
        if spare is None or (lacks == _UNTOUCHED and not why.endswith(_UNTOUCHED)):
            spare, why = (submission, one), f"because {submission.file} {lacks}"
    together, used = _read_scripts(folder, scripts, failed, why, release)
    if together and (not (spare or failed) or release is None or _has_answers(together.notebook, release)):
        return _with_modules(folder, together, used, found, release)
    if spare:
        return _with_modules(folder, spare[0], [spare[1]], found, release)
    if failed:
        raise failed[0]
    raise Unreadable(_nothing(found, assignment))


def _say_which(submission, one: _Found, notebooks: list, failed: list[Unreadable], why: str, assignment) -> None:
    said = []
    if failed:
        said.append(f"{submission.file} was graded, because {_fault(failed[0])}")
    elif len(notebooks) > 1:
        others = why or "not " + ", ".join(shown(other.path) for other in notebooks if other is not one)
        said.append(f"There were {len(notebooks)} notebooks; {submission.file} was graded, {others}.")
    elif one.path != f"{assignment}.ipynb":
        said.append(f"The notebook was found as {submission.file}; {assignment}.ipynb is the name asked for.")
    _say_first(submission, said)


def _say_first(submission: Submission, said: list[str]) -> None:
    submission.repairs[:0] = [{"cell": "", "what": what} for what in said]


def _fault(unreadable: Unreadable) -> str:
    return re.split(r"(?<=\.) (?=[A-Z])", unreadable.reason)[0]  # without the advice that follows


def _lacks(notebook: dict, release: dict) -> str:
    """Why another notebook or script is to be preferred to this one, or ""."""
    known = {text_of(cell.get("source")).strip() for cell in release.get("cells", [])}
    if all(cell["source"].strip() in known for cell in notebook["cells"]):
        return _UNTOUCHED
    return "" if Matching(notebook, prepare(release, exercises_of(release))).recognised else _FOREIGN


# Scripts, and what answers import


def _read_scripts(folder: Path, scripts: list[_Found], failed: list[Unreadable], why: str, release: dict | None):
    """The scripts of a submission as one notebook, or None, and which of them it is made of.

    Those that define an answer are its cells. Where two define the same, the first counts: the one with the name
    asked for, with more answers that parse, with the earlier name. Hence it comes last, for of two definitions the
    last holds.
    """
    asked = set(exercises_of(release)) if release else set()
    parts, broken = [], []
    for one in scripts[:MOST_SCRIPTS]:
        try:
            part = _read_file(folder, one)
        except Unreadable as unreadable:
            if not one.path.endswith("__init__.py"):  # which is empty more often than not
                broken.append(unreadable)
            continue
        defined, whole = _defined_in(part.notebook)
        parts.append((one, part, asked & defined, len(asked & whole)))
    if not parts:
        failed += broken
        return None, []
    parts.sort(key=lambda each: (each[0].rank, -each[3], each[0].path))
    parts = [each for each in parts if each[2]] or parts[:1]
    used, read_ = [one for one, *_ in parts], [part for _, part, *_ in parts]
    together = Submission({**read_[0].notebook}, _listed(part.file for part in read_))
    together.notebook["cells"] = [cell for part in reversed(read_) for cell in part.notebook["cells"]]
    ranks = {part.file: [one.rank, answers] for one, part, _, answers in parts}
    together.notebook["metadata"] = {"file": together.file, "from_script": ranks}
    together.repairs = [repair for part in read_ for repair in part.repairs]
    together.scripts = {part.file: part.scripts[part.file] for part in read_}
    digests = [part.bytes_digest for part in read_]
    together.bytes_digest = digests[0] if len(parts) == 1 else hashlib.sha256("".join(digests).encode()).hexdigest()
    said = [_fault(unreadable) for unreadable in broken]
    if failed or why:
        was = "was" if len(parts) == 1 else "were"
        said.append(f"{together.file} {was} graded, {why or f'because {_fault(failed[0])}'}".rstrip(".") + ".")
    _say_first(together, said)
    return together, used


def _defined_in(notebook: dict) -> tuple[set[str], set[str]]:
    """The names that a script defines, and those of them that it defines in Python that parses."""
    found, whole, parsed = set(), set(), 0
    for cell in notebook["cells"]:
        parsed += len(cell["source"])
        code = naming.understand(cell["source"], quick=parsed > naming.LONGEST)
        found.update(code.definitions)
        whole.update(code.definitions if code.tree is not None or parsed > naming.LONGEST else ())
    return found, whole


def _has_answers(notebook: dict, release: dict) -> bool:
    """Whether it has more than the stubs of the release."""
    return any(cell.real for cell in Matching(notebook, prepare(release, exercises_of(release))).kept)


def _with_modules(folder: Path, submission: Submission, used: list[_Found], found: list[_Found], release: dict | None):
    """The submission with the files that it imports; scripts that it has no use for are named."""
    others = [one for one in found if one.rank < 100 and one.script and one not in used]
    if not others and not any(one.kind == "folder" for one in found):
        return submission
    places = list(dict.fromkeys(one.path.rpartition("/")[0] for one in used))
    known: dict[str, str] = {}  # path in the folder → path as a module

    def opened(path: str) -> str | None:
        for place in places:
            for ending in ("", ".txt"):  # which mail programs put behind
                inside = f"{place}/{path}{ending}".lstrip("/")
                with contextlib.suppress(OSError, Unreadable):
                    text = _text_of(folder, inside)
                    known[inside] = path
                    return text
        return None

    sources = [cell["source"] for cell in submission.notebook["cells"] if cell["cell_type"] == "code"]
    asked = [cell for cell in (release or {}).get("cells", ()) if cell["cell_type"] == "code"]
    libraries = {name for cell in asked for name in modules.imported(text_of(cell["source"]))}
    submission.modules, refused = modules.reached(sources, opened, libraries)
    said = [
        f"{shown(path)} could not be imported: {modules.MOST} files and {modules.LONGEST:,} characters may be."
        for path in refused
    ]
    left = [one.path for one in others if one.path not in known and not one.path.endswith("__init__.py")]
    if left:
        was, it, them = ("was", "it defines", "it") if len(left) == 1 else ("were", "they define", "them")
        why = f"{it} no answer, and nothing imports {them}"
        if not submission.notebook["metadata"].get("from_script"):
            why = f"the notebook does not import {them}"
        said.append(f"{_listed(shown(path) for path in left)} {was} not used: {why}.")
    submission.repairs += [{"cell": "", "what": what} for what in said]
    return submission


def _text_of(folder: Path, path: str) -> str:
    """Raises OSError or Unreadable."""
    top = os.open(folder, _FLAGS | os.O_DIRECTORY)
    try:
        with _opened(top, path) as file:
            return text_in(_bytes(file, shown(path))[0], shown(path))[0]
    finally:
        os.close(top)


def _listed(names: Iterable[str]) -> str:
    *most, last = names
    return f"{', '.join(most)} and {last}" if most else last


def _nothing(found: list[_Found], assignment: str) -> str:
    ends = f"Hand in {assignment}.ipynb."
    for one in found:
        if one.kind == "link":
            return f"{shown(one.path)} is a link, and links are not followed. {ends[:-1]} itself."
        if one.kind == "special":
            return f"{shown(one.path)} is not a plain file. {ends}"
    for one in found:
        if one.path.lower().endswith(_ARCHIVES):
            return (
                f"There is an archive, {shown(one.path)}, and no notebook. {ends[:-1]} itself; course staff can "
                "unpack the archive with `autograder collect`."
            )
    files = [shown(one.path) for one in found if one.kind == "file"]
    if not files:
        return f"No notebook arrived: the submission is empty. {ends}"
    more = f" and {len(files) - 5} more" if len(files) > 5 else ""
    return f"No notebook arrived, only {', '.join(files[:5])}{more}. {ends}"


def _look_around(folder: Path, assignment: str) -> list[_Found]:
    """Everything in the folder, and in folders inside it when it has no notebook at the top."""
    try:
        top = os.open(folder, _FLAGS | os.O_DIRECTORY)
    except FileNotFoundError:
        raise Unreadable("There is no folder for this submission.") from None
    except OSError as error:
        raise Unreadable(f"The folder of the submission is no plain folder ({error.strerror}).") from None
    found, waiting = [], [("", 0)]
    try:
        while waiting:
            inside, depth = waiting.pop(0)
            for one in _list(top, inside, assignment, depth):
                found.append(one)
                if one.kind == "folder" and depth < _DEEPEST:
                    waiting.append((one.path, depth + 1))
                if len(found) > _MOST_FILES:
                    return found
            if depth == 0 and any(one.rank < 5 for one in found):
                break
    finally:
        os.close(top)
    return found


def _list(top: int, inside: str, assignment: str, depth: int) -> list[_Found]:
    found = []
    try:
        with _opened(top, inside, os.O_DIRECTORY) as folder:
            for name in sorted(os.listdir(folder))[: _MOST_FILES + 1]:
                if name.startswith((".", "__MACOSX")) or name.lower() in _NOT_WORK:
                    continue
                about = os.stat(name, dir_fd=folder, follow_symlinks=False)
                path = f"{inside}/{name}" if inside else name
                kind, rank = "special", 1000
                if stat.S_ISREG(about.st_mode):
                    kind, rank = "file", _rank(name, assignment) + 10 * depth
                elif stat.S_ISDIR(about.st_mode):
                    kind = "folder"
                elif stat.S_ISLNK(about.st_mode):
                    kind = "link"
                found.append(_Found(path, kind, rank, about.st_mtime))
    except OSError:
        pass
    return found


def _rank(name: str, assignment: str) -> int:
    """How likely a file is the notebook asked for: 0 most, under 5 a notebook by its name, 1000 not at all."""
    if name == f"{assignment}.ipynb":
        return 0
    low = name.lower()
    stem = re.sub(r"(\.(ipynb|py|txt|json))+$", "", low)
    stem = re.sub(r"^copy of\s+|\s*\(\d+\)$|[\s_-]*copy\d*$", "", stem)
    same = re.sub(r"\W|_", "", stem) == re.sub(r"\W|_", "", assignment.lower())
    if ".ipynb" in low and not low.endswith(_ARCHIVES):
        return 1 if same else 2 if assignment.lower() in low else 3
    if low.endswith((".py", ".py.txt")):
        return 6 if same else 7
    if same and ("." not in low or low.endswith((".json", ".txt"))):
        return 4
    return 1000


@contextlib.contextmanager
def _opened(top: int, path: str, flags: int = 0):
    """A descriptor for a path below `top`; no part of the path may be a link."""
    at, parts = os.dup(top), [part for part in path.split("/") if part]
    try:
        for number, part in enumerate(parts):
            last = number == len(parts) - 1
            deeper = os.open(part, _FLAGS | (flags if last else os.O_DIRECTORY), dir_fd=at)
            os.close(at)
            at = deeper
        yield at
    finally:
        os.close(at)


def _read_file(folder: Path, one: _Found) -> Submission:
    name = shown(one.path)
    try:
        top = os.open(folder, _FLAGS | os.O_DIRECTORY)
        try:
            with _opened(top, one.path) as file:
                data, passed_over = _bytes(file, name)
        finally:
            os.close(top)
    except OSError as error:
        raise Unreadable(f"{name} could not be opened ({error.strerror}).", name) from None
    digest = hashlib.sha256(data).hexdigest()
    try:
        notebook, repairs = notebook_of(data, name)
    except Unreadable as unreadable:
        raise Unreadable(unreadable.reason, name, digest) from None
    notebook["metadata"]["file"] = name
    submission = Submission(notebook, name, [{"cell": "", "what": what} for what in [*passed_over, *repairs]], digest)
    if notebook["metadata"].get("from_script"):
        submission.scripts[name] = text_in(data, name)[0].split("\n")
    return submission


def _bytes(file: int, name: str) -> tuple[bytes, list[str]]:
    about = os.fstat(file)
    if not stat.S_ISREG(about.st_mode):
        raise Unreadable(f"{name} is not a plain file.", name)
    size, data = about.st_size, None
    if size <= LARGE:
        data = _whole(file, name)
    elif size <= LARGEST_FILE:
        data = _without_outputs(file)
    if data is None or len(data) > LARGEST:
        raise Unreadable(
            f"{name} has {size / 2**20:.0f} MB; up to {LARGEST // 2**20} MB are read. "
            "Clear its outputs and hand it in again.",
            name,
        )
    passed_over = f"{name} has {size / 2**20:.0f} MB; its outputs were passed over, which changed nothing."
    return data, [passed_over] if size > LARGEST else []


def _whole(file: int, name: str) -> bytes:
    pieces, size = [], 0
    while piece := os.read(file, min(LARGEST + 1 - size, 1 << 24)):
        pieces.append(piece)
        size += len(piece)
        if size > LARGEST:
            raise Unreadable(f"{name} grew while it was read.", name)
    return b"".join(pieces)


def _without_outputs(file: int) -> bytes:
    """What lies outside the outputs of a notebook that is laid out as Jupyter does it: one item on a line, indented.

    Told by bytes alone, piece by piece: a pattern or a parser at work on many megabytes holds up all other threads,
    and the time of the submissions that these are waiting for runs out.
    """
    kept, rest, at, end = bytearray(), b"", 0, b""
    for _ in range(LARGEST_FILE // _PIECE + 1):
        piece = os.read(file, _PIECE)
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
