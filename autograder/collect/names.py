"""Names that others chose: of people, of files, of entries in archives.

In: any string at all. Out: the same name made safe for a folder, comparable with another spelling, or fit for
a terminal. Knows nothing of learning systems and touches no file.
"""

from __future__ import annotations

import hashlib
import re
import unicodedata

# Besides letters, digits and the marks on letters. `+` is missing because nbgrader refuses it in a student's
# id; glob characters, braces and path separators are missing because its commands would read them.
STUDENT_EXTRAS = frozenset(" -_.@',")
FILE_EXTRAS = STUDENT_EXTRAS | frozenset("()+=#&~!")
LONGEST = 100  # bytes of UTF-8; file systems take 255, and nbgrader adds to names
DEVICES = {"con", "prn", "aux", "nul"} | {f"{port}{n}" for port in ("com", "lpt") for n in range(1, 10)}

# Bidirectional controls reorder a terminal's line; the other invisible ones (category Cf) hide in it.
HIDDEN = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}


def shown(text: str, limit: int = 200) -> str:
    """The text as it may stand on a terminal: control, bidi and invisible characters as escapes, cut at limit."""
    text = str(text)
    if len(text) > limit:
        text = text[: limit * 2 // 3] + "…" + text[-(limit // 3) :]
    return "".join(_escape(c) if unicodedata.category(c) in HIDDEN else c for c in text)


def _escape(character: str) -> str:
    code = ord(character)
    if code < 0x100:
        return f"\\x{code:02x}"
    return f"\\u{code:04x}" if code < 0x10000 else f"\\U{code:08x}"


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
    odd = (
        safe != plain
        or not safe
        or not (safe[0].isalnum() or safe[0] == "_")
        or safe[-1] in " ."
        or safe.split(".")[0].casefold() in DEVICES
        or len(safe.encode()) > LONGEST
    )
    if odd or clash_key(safe) in taken:
        return _marked(safe, raw)
    return safe


def file_name(raw: str) -> str:
    """A file or folder name inside a submission that is safe on every disk; harmless names stay as they are."""
    plain = unicodedata.normalize("NFC", raw)
    safe = _replaced(plain, FILE_EXTRAS)
    odd = (
        not safe
        or not (safe[0].isalnum() or safe[0] == "_")
        or safe[-1] in " ."
        or safe.split(".")[0].casefold() in DEVICES
        or len(safe.encode()) > LONGEST
    )
    if not odd and safe == plain:
        return safe
    stem, dot, suffix = safe.rpartition(".")
    if not stem or len(suffix) > 10:
        stem, dot, suffix = safe, "", ""
    return _marked(stem, raw) + dot + suffix


def _replaced(text: str, extras: frozenset[str]) -> str:
    return "".join(c if c.isalnum() or c in extras or unicodedata.category(c)[0] == "M" else "_" for c in text)


def _marked(safe: str, raw: str) -> str:
    digest = hashlib.sha256(raw.encode("utf-8", "surrogatepass")).hexdigest()[:6]
    stem = safe.lstrip(" .-_~='@,!#&+()").rstrip(" .")
    while len(stem.encode()) > LONGEST - 7:
        stem = stem[: len(stem) * 9 // 10]
    return f"{stem or 'unnamed'}~{digest}"


def clash_key(name: str) -> str:
    """Equal for names that one disk or another takes for the same (case, Unicode form)."""
    return unicodedata.normalize("NFC", unicodedata.normalize("NFC", name).casefold())


def squashed(text: str) -> str:
    """Letters and digits only, without case and accents: what is left of a name in every system's spelling."""
    parts = unicodedata.normalize("NFKD", text.casefold())
    return "".join(c for c in parts if c.isalnum())


def name_keys(name: str) -> set[str]:
    """All squashed spellings of a person's name: “Ada King Lovelace” with any number of last words in front.

    Canvas writes the sortable name (“lovelaceada”), others “First Last” or “Last, First”.
    """
    if "," in name:
        last, _, first = name.partition(",")
        name = f"{first} {last}"
    words = [word for word in (squashed(part) for part in name.split()) if word]
    return {"".join(words[k:] + words[:k]) for k in range(len(words))}


# Browser: name (1); Jupyter: name-Copy1; Windows: name - Copy (2)
COPY_MARK = re.compile(r"[ _]*\((\d{1,4})\)$|[ _]*-[ _]*copy[ _]*\(?(\d{0,4})\)?$", re.IGNORECASE)
RESUBMITTED = re.compile(r"-(\d{1,2})$")  # Canvas: name-1
SUFFIXES = (".ipynb", ".py", ".txt", ".json", ".zip", ".tar.gz", ".tgz", ".tar", ".html")


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
