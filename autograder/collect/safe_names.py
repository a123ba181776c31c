"""Names for files and folders, made of names that others chose.

In: any string at all. Out: a name that is safe on every disk. It knows nothing of learning systems and touches no file.
"""

from __future__ import annotations

import hashlib
import unicodedata

# Besides letters, digits and the marks on letters. `+` is missing because nbgrader refuses it in a student's
# id; glob characters, braces and path separators are missing because its commands would read them.
STUDENT_EXTRAS = frozenset(" -_.@',")
FILE_EXTRAS = STUDENT_EXTRAS | frozenset("()+=#&~!")
LONGEST = 100  # bytes of UTF-8; file systems take 255, and nbgrader adds to names
DEVICES = {"con", "prn", "aux", "nul"} | {f"{port}{n}" for port in ("com", "lpt") for n in range(1, 10)}


def student_folder(raw: str, taken: frozenset[str] | set[str] = frozenset()) -> str:
    """The folder name for a student's id.

    A harmless id stays as it is (in Unicode form NFC). Anything else (`..`, a slash, a leading dot, dash or `=`,
    control characters, a name of a Windows device, too long) has its odd characters replaced by `_` and gets
    `~` and six hex digits of its hash: visible, the same every time, different for different ids.

    taken: `clash_key`s of folders that belong to other students; an id that would be the same folder on a disk
    that ignores case gets the hash too.
    """
    plain = unicodedata.normalize("NFC", raw)
    safe = _replaced(plain, STUDENT_EXTRAS)
    return _marked(safe, raw) if safe != plain or _odd(safe) or clash_key(safe) in taken else safe


def file_name(raw: str) -> str:
    """A file or folder name inside a submission that is safe on every disk; harmless names stay as they are."""
    plain = unicodedata.normalize("NFC", raw)
    safe = _replaced(plain, FILE_EXTRAS)
    if safe == plain and not _odd(safe):
        return safe
    stem, dot, suffix = safe.rpartition(".")
    if not stem or len(suffix) > 10:
        stem, dot, suffix = safe, "", ""
    return _marked(stem, raw) + dot + suffix


def clash_key(name: str) -> str:
    """Equal for names that one disk or another takes for the same (case, Unicode form)."""
    return unicodedata.normalize("NFC", unicodedata.normalize("NFC", name).casefold())


def _replaced(text: str, extras: frozenset[str]) -> str:
    return "".join(c if c.isalnum() or c in extras or unicodedata.category(c)[0] == "M" else "_" for c in text)


def _odd(name: str) -> bool:
    return (
        not name
        or not (name[0].isalnum() or name[0] == "_")
        or name[-1] in " ."
        or name.split(".")[0].casefold() in DEVICES
        or len(name.encode()) > LONGEST
    )


def _marked(safe: str, raw: str) -> str:
    """Begins with a letter or a digit, and ends with `~` and the hash of the original name."""
    digest = hashlib.sha256(raw.encode("utf-8", "surrogatepass")).hexdigest()[:6]
    start = next((at for at, letter in enumerate(safe) if letter.isalnum()), len(safe))
    stem = safe[start:].rstrip(" .")
    while len(stem.encode()) > LONGEST - 7:
        stem = stem[: len(stem) * 9 // 10]
    return f"{stem or 'unnamed'}~{digest}"
