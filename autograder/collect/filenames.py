"""What a file is, judged by its name: work, a file that may accompany it, an archive, junk.

In: names and paths. Out: answers, and names without endings and copy marks. It opens no file.
"""

from __future__ import annotations

import re
import unicodedata
from pathlib import PurePosixPath

ZIPS = (".zip",)
TARS = (".tar", ".tar.gz", ".tgz", ".tar.bz2", ".tbz2")
CLOSED = (".rar", ".7z", ".xz", ".txz", ".gz", ".bz2", ".zst", ".iso", ".dmg")
# What a notebook may read: text and data, nothing that a browser would run.
BESIDE = {".py", ".txt", ".md", ".rst", ".csv", ".tsv", ".json", ".yaml", ".yml", ".toml", ".npy", ".npz"}
BESIDE |= {".pt", ".pth", ".safetensors", ".png", ".jpg", ".jpeg", ".gif", ".webp", ".pdf"}
PAGES = {".html", ".htm", ".xhtml", ".xht", ".svg", ".mht", ".mhtml", ".js", ".url", ".webloc"}
JUNK_FOLDERS = {
    "__MACOSX": "made by macOS beside every file",
    ".ipynb_checkpoints": "an automatic copy that Jupyter made",
    "__pycache__": "compiled by Python",
    ".git": "a Git folder",
}
JUNK_FILES = {"thumbs.db": "made by Windows", "desktop.ini": "made by Windows"}
SUFFIXES = (".ipynb", ".py", ".txt", ".json", ".zip", ".tar.gz", ".tgz", ".tar", ".html")
# Browser: name (1); Jupyter: name-Copy1; Windows: name - Copy (2)
COPY_MARK = re.compile(r"[ _]*\((\d{1,4})\)$|[ _]*-[ _]*copy[ _]*\(?(\d{0,4})\)?$", re.IGNORECASE)
RESUBMITTED = re.compile(r"-(\d{1,2})$")  # Canvas: name-1


def archive_kind(base: str) -> str | None:
    """ "zip", "tar", or "closed" (a kind of archive that is not read) by the ending of a file name, else None."""
    base = base.casefold()
    for kind, endings in (("zip", ZIPS), ("tar", TARS), ("closed", CLOSED)):
        if base.endswith(endings):
            return kind
    return None


def named_like_work(base: str) -> bool:
    """Whether it is called like a notebook or a script."""
    lowered = base.casefold()
    return ".ipynb" in lowered or lowered.endswith((".py", ".py.txt"))


def may_be_work(base: str) -> bool:
    """The same, or like an archive, which may hold some."""
    return named_like_work(base) or archive_kind(base) is not None


def junk(parts: tuple[str, ...]) -> str | None:
    """Why a path is nobody's work: made by a system, an editor or a version control, or hidden."""
    for part in parts[:-1]:
        if part in JUNK_FOLDERS:
            return JUNK_FOLDERS[part]
    base = parts[-1] if parts else ""
    if base.startswith("._") or base == ".DS_Store":
        return JUNK_FOLDERS["__MACOSX"]
    if base.casefold() in JUNK_FILES:
        return JUNK_FILES[base.casefold()]
    if base.startswith("~$"):
        return "a lock file of an office program"
    if any(part.startswith(".") for part in parts):
        return "a hidden file"
    return None


def unwanted(base: str) -> str | None:
    """Why a file is not even read; None when it may be work, or may accompany it."""
    suffix = PurePosixPath(base).suffix.casefold()
    if suffix in BESIDE or suffix == "" or named_like_work(base):
        return None
    if suffix in PAGES:
        return "a web page or script of a browser: never kept, because pages show it live"
    return f"a kind of file ({suffix[:20]}) that no notebook needs beside it"


def without_ending(name: str) -> str:
    """The name without the endings that submissions have (`ada.ipynb.txt` → `ada`), never empty."""
    while suffix := next((s for s in SUFFIXES if name.casefold().endswith(s) and len(name) > len(s)), None):
        name = name[: -len(suffix)]
    return name


def stem_and_copy(base: str, resubmitted: bool = True) -> tuple[str, int]:
    """`self_attention (1).ipynb.txt` → ("self_attention", 1): the name without endings, and the copy's number.

    resubmitted: whether `-1` at the end is Canvas's mark of a resubmission, or part of the name.
    """
    stem, copy = unicodedata.normalize("NFC", base).strip(), 0
    for _ in range(6):  # endings and marks alternate: name.ipynb (1).txt
        before = stem
        stem = without_ending(stem)
        mark = COPY_MARK.search(stem) or (RESUBMITTED.search(stem) if resubmitted else None)
        if mark and mark.start():
            copy = max(copy, *(int(number or 1) for number in mark.groups() if number is not None))
            stem = stem[: mark.start()]
        if stem == before:
            break
    return stem, copy
