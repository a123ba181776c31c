"""Which files of a student's folder may be the notebook, or a script: judged by name and place.

In: a `Folder`. Out: its files with a rank each; and what to say when there is nothing to read. It opens no file.
"""

import re
from dataclasses import dataclass

from autograder.notebooks.errors import Unreadable
from autograder.notebooks.folder import Folder
from autograder.text import shown

_DEEPEST = 3  # folders inside the student's
_NOT_WORK = {"timestamp.txt", "selfcheck.py", "report.json", "thumbs.db", "desktop.ini"}
_ARCHIVES = (".zip", ".tar", ".tgz", ".gz", ".bz2", ".xz", ".rar", ".7z")
_NEVER = 1000  # the rank of what is neither notebook nor script


@dataclass(frozen=True)
class Candidate:
    """A thing in a student's folder."""

    path: str  # relative to the folder
    kind: str  # "file", "folder", "link", "special"
    rank: int  # 0 the likeliest notebook; its last digit, from 5 on, a script; 10 for each folder around it
    modified: float = 0.0  # seconds since 1970

    @property
    def script(self) -> bool:
        return self.rank % 10 >= 5

    @property
    def readable(self) -> bool:
        """Whether it may be a notebook or a script."""
        return self.rank < 100


def candidates(folder: Folder, assignment: str) -> list[Candidate]:
    """Everything in the folder, and in folders inside it when it has no notebook at the top.

    Raises Unreadable where the folder itself cannot be read.
    """
    if folder.problem:
        raise Unreadable(folder.problem)
    found: list[Candidate] = []
    for file in folder.files:
        *folders, name = file.path.split("/")
        if len(folders) == 1 and any(one.rank < 5 for one in found):
            break
        if len(folders) <= _DEEPEST and not any(part.lower() in _NOT_WORK for part in (*folders, name)):
            rank = _rank(name, assignment) + 10 * len(folders) if file.kind == "file" else _NEVER
            found.append(Candidate(file.path, file.kind, rank, file.modified))
    return found


def _rank(name: str, assignment: str) -> int:
    """How likely a file is the notebook asked for: 0 most, under 5 a notebook by its name, _NEVER not at all."""
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
    return _NEVER


def nothing_to_read(found: list[Candidate], assignment: str) -> str:
    """Why a folder without a notebook or script is not graded: what is in it instead, and what to do."""
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
