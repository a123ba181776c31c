"""The bytes of a file that should be a notebook, as a notebook.

In: bytes that anything may have happened to. Out: an nbformat 4 notebook as a plain dict (text cells and code cells
without outputs) and sentences about what was repaired, or `Unreadable`. It knows no assignment.
"""

import difflib
import json
import re

from autograder.notebooks import script
from autograder.notebooks.conflict import marked, one_side
from autograder.notebooks.errors import Unreadable
from autograder.notebooks.normalise import MOST_CELLS, normalised

MOST_PIECES = 2_000_000  # brackets: each is an object in memory
MOST_COMMAS = 10_000_000

_OTHER_FILES = [
    (b"%PDF", "is a PDF; the notebook itself (.ipynb) is needed"),
    (b"\x89PNG", "is a picture; the notebook itself (.ipynb) is needed"),
    (
        b"PK\x03\x04",
        "is a zip archive; the notebook itself (.ipynb) is needed, or course staff unpack it with `autograder collect`",
    ),
    (b"\x1f\x8b", "is a gzip archive; the notebook itself (.ipynb) is needed"),
    (b"Rar!", "is a RAR archive; the notebook itself (.ipynb) is needed"),
    (b"7z\xbc\xaf", "is a 7z archive; the notebook itself (.ipynb) is needed"),
    (b"\xd0\xcf\x11\xe0", "is an Office document; the notebook itself (.ipynb) is needed"),
]
_CELL_START = re.compile(r'\{\s*"(?:cell_type|attachments|id|execution_count)"\s*:')


def notebook_of(data: bytes, name: str) -> tuple[dict, list[str]]:
    """A notebook, and a sentence for each repair. `name` is the file's, for the messages and for its ending.

    Raises Unreadable, and nothing else.
    """
    if not data.strip(b"\0 \t\r\n"):
        blanks = " (it holds blanks only)" if data else ""
        raise Unreadable(f"{name} is empty{blanks}. Save the notebook, look into the file, and hand it in again.")
    for magic, what in _OTHER_FILES:
        if data.startswith(magic):
            raise Unreadable(f"{name} {what}.")
    if data.count(b"[") + data.count(b"{") > MOST_PIECES or data.count(b",") > MOST_COMMAS:
        raise Unreadable(f"{name} is made of too many pieces to be a notebook; clear its outputs and send it again.")
    text, repairs = text_in(data, name)
    try:
        if name.lower().endswith((".py", ".py.txt")):
            return _from_script(text, name, repairs)
        return _from_json(text, name, repairs)
    except MemoryError:
        raise Unreadable(f"{name} is too large to be read; clear its outputs and send it again.") from None


def text_in(data: bytes, name: str) -> tuple[str, list[str]]:
    """The text of a file in whatever encoding, with plain line ends, and a sentence for each repair."""
    repairs = []
    if data.startswith((b"\xff\xfe", b"\xfe\xff")):
        text, coding = data.decode("utf-16", "replace"), "UTF-16"
    elif data.startswith(b"\xef\xbb\xbf"):
        text, coding = data[3:].decode("utf-8", "replace"), "UTF-8 with a byte order mark"
    elif b"\0" in data[:200]:
        little = data[1:200:2].count(0) >= data[0:200:2].count(0)
        text, coding = data.decode("utf-16-le" if little else "utf-16-be", "replace"), "UTF-16"
    else:
        try:
            text, coding = data.decode("utf-8"), ""
        except UnicodeDecodeError:
            text, coding = data.decode("utf-8", "replace"), "a text with broken characters"
            if not any(ord(sign) > 127 and sign != "\ufffd" for sign in set(text)):
                text, coding = data.decode("cp1252", "replace"), "Windows text (cp1252)"
    if coding:
        repairs.append(f"{name} had been saved as {coding} where UTF-8 is usual; it was read all the same.")
    if "\r\n" in text:
        text = text.replace("\r\n", "\n")
        repairs.append(f"{name} had Windows line ends (CRLF), which changed nothing.")
    return text.lstrip("\ufeff"), repairs


def _from_script(text: str, name: str, repairs: list[str]) -> tuple[dict, list[str]]:
    if len(text) > script.LONGEST:
        raise Unreadable(f"{name} is too long for a script ({len(text) / 2**20:.0f} MB); hand in the notebook itself.")
    notebook, more = normalised({"cells": script.cells_of(text)}, name)
    code = [cell for cell in notebook["cells"] if cell["cell_type"] == "code"]
    if not any(not line.startswith("#") for cell in code for line in cell["source"].split("\n") if line.strip()):
        raise Unreadable(f"{name} holds no code.")
    notebook["metadata"]["from_script"] = True
    for cell in notebook["cells"]:
        cell["origin"] = [name, cell.pop("line")]
    said = f"{name} is a Python script where a notebook is asked for; its code was read as cells."
    return notebook, [*repairs, said, *more]


def _from_json(text: str, name: str, repairs: list[str]) -> tuple[dict, list[str]]:
    value, faults = None, []
    try:
        value, faults = _load(text)
    except (ValueError, RecursionError) as error:
        notebook, said = _salvaged(text, name, error)
        return notebook, [*repairs, *said]
    notebook, more = normalised(value, name, faults)
    return notebook, [*repairs, *more]


def _load(text: str) -> tuple[object, list[str]]:
    """JSON as the world writes it: NaN and endless numbers are taken, and so is rubbish behind the end."""
    faults = []

    def constant(word):
        faults.append("an output holds NaN or Infinity")

    def integer(digits):
        return int(digits) if len(digits) < 400 else 0

    decoder = json.JSONDecoder(parse_constant=constant, parse_int=integer)
    start = len(text) - len(text.lstrip())
    value, end = decoder.raw_decode(text, start)
    if text[end:].strip("\0 \t\r\n"):
        faults.append("something follows its end")
    return value, faults


def _salvaged(text: str, name: str, error: Exception) -> tuple[dict, list[str]]:
    """What can be saved of a text that is not JSON."""
    start = text.lstrip()[:2000]
    if start.startswith("version https://git-lfs"):
        raise Unreadable(
            f"{name} is a Git LFS pointer, a note that the notebook lies elsewhere. "
            "Run `git lfs pull` and hand in the file itself."
        )
    if start.startswith("<") and not start.startswith("<<<<<<<"):
        raise Unreadable(_web_page(text, name))
    if marked(text):
        return _merged(text, name)
    if start.startswith(("{", "[")):
        cells, broken = _whole_cells(text)
        if cells:
            notebook, more = normalised({"cells": cells}, name)
            at = f" at line {error.lineno}" if isinstance(error, json.JSONDecodeError) else ""
            said = f"{name} is cut off or broken{at}: {len(notebook['cells'])} whole cells of it were read"
            left = "one was" if broken == 1 else "ones were"
            return notebook, [said + (f", {broken} broken {left} left out." if broken else "."), *more]
        if isinstance(error, RecursionError):
            raise Unreadable(f"{name} is nested too deeply to be a notebook.")
        raise Unreadable(
            f"{name} is cut off or broken: no whole cell could be read from it ({_first_line(error)}). "
            "Save the notebook again, look into the file, and hand it in."
        )
    if script.looks_like_python(text):
        return _from_script(text, name, [])
    raise Unreadable(
        f"{name} is not a notebook, whatever its name says: it holds plain text or something else that is not JSON. "
        "Hand in the notebook itself, as Jupyter saves it."
    )


def _web_page(text: str, name: str) -> str:
    if "jp-Notebook" in text or "nbconvert" in text[:20_000]:
        return f"{name} is a notebook exported as a web page (HTML); the notebook itself (.ipynb) is needed."
    return (
        f"{name} is a web page, not a notebook; often it is the login page that was saved in its place. "
        "Download the notebook again and look into it before handing it in."
    )


def _first_line(error: Exception) -> str:
    return str(error).split("\n")[0][:120]


def _whole_cells(text: str) -> tuple[list, int]:
    """The cells of a broken notebook that can be read by themselves, and the number of those that cannot."""
    decoder = json.JSONDecoder(parse_int=lambda digits: int(digits) if len(digits) < 400 else 0)
    opening = re.search(r'"cells"\s*:\s*\[', text)
    at, cells, broken = opening.end() if opening else 1, [], 0
    while broken < 20 and len(cells) <= MOST_CELLS:
        start = _CELL_START.search(text, at)
        if not start:
            break
        try:
            cell, at = decoder.raw_decode(text, start.start())
            cells.append(cell)
        except (ValueError, RecursionError):
            broken, at = broken + 1, start.end()
    return cells, broken


def _merged(text: str, name: str) -> tuple[dict, list[str]]:
    """Both sides of a Git merge conflict; where both have a cell, that of HEAD comes last, and the last one counts."""
    sides = []
    for own in (True, False):
        try:
            sides.append(normalised(_load(one_side(text, own))[0], name)[0])
        except (ValueError, RecursionError, Unreadable):
            cells, _ = _whole_cells(one_side(text, own))
            if cells:
                sides.append(normalised({"cells": cells}, name)[0])
    if not sides:
        raise Unreadable(
            f"{name} holds the marks of a Git merge conflict (<<<<<<<) and neither version can be read. "
            "Settle the conflict, open the notebook once, and hand it in again."
        )
    said = f"{name} held the marks of a Git merge conflict (<<<<<<<)"
    if len(sides) == 1 or max(len(side["cells"]) for side in sides) > 500:
        return sides[0], [f"{said}; one of the two versions was read."]
    head, other = sides
    keys = [[(cell["cell_type"], cell["source"]) for cell in side["cells"]] for side in (head, other)]
    cells = []
    for step, h1, h2, o1, o2 in difflib.SequenceMatcher(None, *keys, autojunk=False).get_opcodes():
        cells += (other["cells"][o1:o2] if step != "equal" else []) + head["cells"][h1:h2]
    return {**head, "cells": cells}, [
        f"{said}; both versions were read, and where both have an answer that of HEAD (the upper one) was put last."
    ]
