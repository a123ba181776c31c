"""Finds the notebook in a student's folder and reads it, whatever happened to it on its way.

Comes in: the folder `submitted/<student>/<assignment>` as plain data (see folder.py). Goes out: a `Submission` with the
notebook as a plain dict, or `Unreadable` with the reason in words. Scripts are read where no notebook has an
answer: all that define one are one notebook together. What the answer imports from beside it comes along. Of the
exercises it knows only the names that the release asks for.
"""

import contextlib
import hashlib
import re
from collections.abc import Iterable
from dataclasses import dataclass, field

from autograder.notebooks import folder as taking
from autograder.notebooks import modules, parsing
from autograder.notebooks.decode import Unreadable, notebook_of, text_in, text_of
from autograder.notebooks.definitions import understand
from autograder.notebooks.folder import File, Folder
from autograder.notebooks.matching import match
from autograder.notebooks.release_notebook import exercises_of, prepare
from autograder.text import shown

__all__ = ["Submission", "Unreadable", "read"]

MOST_SCRIPTS = 50  # that are read together
_DEEPEST = 3
_UNTOUCHED, _FOREIGN = "is still as it was handed out", "has no answer to this assignment"
_NOT_WORK = {"timestamp.txt", "selfcheck.py", "report.json", "thumbs.db", "desktop.ini"}
_ARCHIVES = (".zip", ".tar", ".tgz", ".gz", ".bz2", ".xz", ".rar", ".7z")


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


def read(folder: Folder, assignment: str, release: dict | None = None) -> Submission:
    """The notebook of `assignment` in a student's folder.

    Of several notebooks the one with the asked name is read, else the likeliest. Where the `release` is given, one
    that is still untouched or has no answer to it counts only when there is no other, and no script with an answer.
    Raises Unreadable, and nothing else.
    """
    try:
        return _read(folder, assignment, release)
    except Unreadable:
        raise
    except Exception as error:
        # The last resort: one odd file must never end a batch.
        raise Unreadable(f"The submission could not be read ({type(error).__name__}: {error})."[:300]) from error


def _read(folder: Folder, assignment: str, release: dict | None) -> Submission:
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
    return "" if match(notebook, prepare(release, exercises_of(release))).recognised else _FOREIGN


# Scripts, and what answers import


def _read_scripts(folder: Folder, scripts: list[_Found], failed: list[Unreadable], why: str, release: dict | None):
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
        code = understand(cell["source"], quick=parsed > parsing.LONGEST)
        found.update(code.definitions)
        whole.update(code.definitions if code.tree is not None or parsed > parsing.LONGEST else ())
    return found, whole


def _has_answers(notebook: dict, release: dict) -> bool:
    """Whether it has more than the stubs of the release."""
    return any(cell.real for cell in match(notebook, prepare(release, exercises_of(release))).kept)


def _with_modules(folder: Folder, submission: Submission, used: list[_Found], found: list[_Found], release):
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
                with contextlib.suppress(Unreadable):
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


def _text_of(folder: Folder, path: str) -> str:
    """Raises Unreadable."""
    file = folder.get(path)
    if file is None:
        raise Unreadable(f"{shown(path)} is not there.")
    return text_in(_bytes(file, shown(path))[0], shown(path))[0]


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


def _look_around(folder: Folder, assignment: str) -> list[_Found]:
    """Everything in the folder, and in folders inside it when it has no notebook at the top."""
    if folder.problem:
        raise Unreadable(folder.problem)
    found: list[_Found] = []
    for file in folder.files:
        *folders, name = file.path.split("/")
        if len(folders) == 1 and any(one.rank < 5 for one in found):
            break
        if len(folders) <= _DEEPEST and not any(part.lower() in _NOT_WORK for part in (*folders, name)):
            rank = _rank(name, assignment) + 10 * len(folders) if file.kind == "file" else 1000
            found.append(_Found(file.path, file.kind, rank, file.modified))
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


def _read_file(folder: Folder, one: _Found) -> Submission:
    name = shown(one.path)
    data, passed_over = _bytes(folder.get(one.path), name)
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


def _bytes(file: File, name: str) -> tuple[bytes, list[str]]:
    if file.problem:
        raise Unreadable(f"{name} could not be opened ({file.problem}).", name)
    if file.kind != "file":
        raise Unreadable(f"{name} is not a plain file.", name)
    if file.data is None:
        raise Unreadable(
            f"{name} has {file.size / 2**20:.0f} MB; up to {taking.LARGEST // 2**20} MB are read. "
            "Clear its outputs and hand it in again.",
            name,
        )
    passed_over = f"{name} has {file.size / 2**20:.0f} MB; its outputs were passed over, which changed nothing."
    return file.data, [passed_over] if file.size > taking.LARGEST else []
