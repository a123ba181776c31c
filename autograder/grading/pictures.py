"""Pictures that students pasted into text, taken apart and put together again.

In: a text cell. Out: its text in pieces, and in place of each picture the picture, checked, or why it is left out. It
may be attached, or be in the text itself as `data:`; what lies elsewhere is named, not fetched. Only PNG and JPEG are
kept, told by what they are and not by what they are called; of their parts only those that draw, and none that asks for
more pixels than a page can hold. It knows no page.
"""

from __future__ import annotations

import base64
import html
import re
import struct
import zlib
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import islice
from urllib.parse import unquote

MOST_PIXELS = 20_000_000
MOST_BYTES = 3_000_000  # of one picture
MOST = 20  # in one cell
MOST_IN_CELL = 8_000_000  # bytes

MOST_SCANS = 100  # of a JPEG: each has all of it drawn once more
_TOO_LARGE = f"it has more than {MOST_BYTES // 1_000_000} MB"
_BROKEN, _CUT_OFF, _ABSENT = "its data are broken", "it is cut off", "it did not come with the notebook"
_MOST_NAMED = 200  # characters of an address

# Each scan has an end: a text of a million half pictures is read in seconds.
_CALLED = r"!\[(?P<alt>[^\[\]\n]{0,1000}(?:\[[^\[\]\n]{0,200}\][^\[\]\n]{0,1000}){0,3})\]"
_QUOTED = r"""(?:"[^"\n]{0,500}"|'[^'\n]{0,500}'|\([^()\n]{0,500}\))"""
_LEADS = rf"""[ ]{{0,3}}\[(?P<defined>[^\[\]\n]{{1,200}})\]:[ \t]{{0,9}}\n?[ \t]{{0,9}}
    (?:<(?P<to>[^<>\n]*)>|(?P<bare>[^\s<>]+))(?:[ \t]{{1,9}}{_QUOTED})?[ \t]*$"""
_BASE64 = r"data:[\w.+/;=-]{0,100};base64,[\w+/=%-]{40,}?(?=data:|[^\w+/=%-]|\Z)"
_PLACE = re.compile(
    rf"""{_CALLED}(?:(?P<open>\()|(?:\[(?P<label>[^\[\]\n]{{0,200}})\])?)
    |<img\b[^<>]{{0,1000}}?\ssrc\s{{0,9}}=\s{{0,9}}(?:"(?P<double>[^"<>]*)"|'(?P<single>[^'<>]*)'|(?P<plain>[^\s"'<>]+))
        [^<>]{{0,1000}}>
    |^{_LEADS}
    |(?P<data>{_BASE64})""",
    re.I | re.M | re.X,
)
_DEFINED = re.compile("^" + _LEADS, re.M | re.X)
_REFERENCE = re.compile(_CALLED + r"(?:\[(?P<label>[^\[\]\n]{0,200})\])?")
_IN_TEXT = re.compile(_BASE64, re.I)
_DATA_INSIDE = re.compile(rf"\s{{0,9}}(?:<(data:[^<>\n]*)>|(data:[^\s<>()]*))(?:\s{{1,9}}{_QUOTED})?\s{{0,9}}\)", re.I)
_INSIDE = re.compile(r"\s*(?:<[^<>\n]*>[^()\n]*|(?:[^()\n]|\([^()\n]*\))*)(?=\))|[^)\n]*(?=\))")
_TITLE = re.compile(rf"\s{_QUOTED}\s*\Z")
_LONGEST, _MOST_ENDS = 2000, 16  # characters from the bracket to its end; closing brackets that may be the end
_HERE = "attachment:"
_PNG = b"\x89PNG\r\n\x1a\n"
_CHUNKS = (b"IHDR", b"PLTE", b"tRNS", b"IDAT", b"IEND")
_ALONE = {0x01, *range(0xD0, 0xD8)}  # JPEG markers without a length: TEM, RST0 to RST7
_FRAMES = {0xC0, 0xC1, 0xC2}  # baseline, extended, progressive
_TABLES = {0xC4, 0xDB, 0xDD, 0xDA}  # Huffman, quantisation, restart interval, scan
_HEADS = {0xE0: b"JFIF\0", 0xE1: b"Exif\0\0", 0xEE: b"Adobe"}  # how it lies and what its colours are


class NoPicture(Exception):
    """Why something is not kept as a picture, as the end of “it was left out: …”."""


@dataclass(frozen=True)
class Picture:
    kind: str  # "PNG" or "JPEG"
    data: bytes
    width: int
    height: int

    @property
    def said(self) -> str:
        return f"{self.kind}, {self.width} × {self.height} pixels, {len(self.data):,} bytes"

    @property
    def bundle(self) -> dict[str, str]:
        """As nbformat attaches it to a cell."""
        return {f"image/{self.kind.lower()}": base64.b64encode(self.data).decode()}


def pieces(cell: dict) -> list[str | Picture | NoPicture]:
    """A text cell's source with its pictures in their places; attached ones without a place come last."""
    source = cell["source"] if isinstance(cell["source"], str) else "".join(cell["source"])
    attached, used, left, made, at = cell.get("attachments") or {}, set(), MOST_IN_CELL, [], 0

    def take(address):
        nonlocal left
        try:
            bundle = _bundle(address, attached)
            used.add(address)
            picture = _attached(bundle)
            if len(picture.data) > left or len(used) > MOST:
                raise NoPicture(f"up to {MOST} pictures and {MOST_IN_CELL // 1_000_000} MB are kept per cell")
        except NoPicture as none:
            return none
        left -= len(picture.data)
        return picture

    for start, end, address in _places(source, attached):
        made += [source[at:start], *([] if address is None else [take(address)])]
        at = end
    made.append(source[at:])
    return [*made, *(take(_HERE + name) for name in attached if _HERE + name not in used)]


def _places(source: str, attached: dict) -> Iterator[tuple[int, int, str | None]]:
    """Where pictures are in a text: begin, end and address; without an address what only says where one leads."""
    names = {_HERE + unquote(name): _HERE + name for name in attached} | {
        _HERE + name: _HERE + name for name in attached
    }
    defined = {_label(found["defined"]): found["to"] or found["bare"] or "" for found in _DEFINED.finditer(source)}
    shown = {_label(found["label"] or found["alt"]) for found in _REFERENCE.finditer(source)} if defined else set()
    at = 0

    def named(address):
        if address[: len(_HERE)].lower() != _HERE:
            return None
        address = _HERE + address[len(_HERE) :]
        return names.get(address) or names.get(unquote(address))

    while place := _PLACE.search(source, at):
        at, address = place.end(), None
        if place["open"]:
            address, at = _in_brackets(source, at, named)
        elif place["alt"] is not None:
            address = defined.get(_label(place["label"] or place["alt"]))
        elif place["defined"]:
            if _label(place["defined"]) in shown and _leads(place["to"] or place["bare"]):
                yield place.start(), at, None
                continue
        else:
            address = place["data"] or html.unescape(place["double"] or place["single"] or place["plain"] or "").strip()
        if address and _leads(address):
            yield place.start(), at, named(address) or address
        else:
            at = place.start() + 2  # there may be one inside


def _label(given: str) -> str:
    return " ".join(given.casefold().split())


def _leads(address: str | None) -> bool:
    """Whether an address may be named: not with the data of a picture in the midst of it."""
    return address is not None and (address[:5].lower() == "data:" or not _IN_TEXT.search(address))


def _in_brackets(source: str, at: int, named: Callable) -> tuple[str | None, int]:
    """What a picture's round bracket, open at `at`, leads to, and where it ends. Names of files have brackets too, so
    it ends where it makes the longest name that there is; else where Markdown has its end."""
    if data := _DATA_INSIDE.match(source, at):
        return data[1] or data[2], data.end()
    line = source[at : at + _LONGEST].split("\n", 1)[0]
    if line[:20].lstrip(" \t<")[: len(_HERE)].lower() == _HERE:
        ends = [found.start() for found in islice(re.finditer(r"\)", line), _MOST_ENDS)]
        for end in reversed(ends):
            for inside in (line[:end], _TITLE.sub("", line[:end])):
                if named(_address(inside)):
                    return _address(inside), at + end + 1
    general = _INSIDE.match(line)
    return (_address(_TITLE.sub("", general[0])), at + general.end() + 1) if general else (None, at)


def _address(inside: str) -> str:
    inside = inside.strip()
    return inside[1:-1] if inside.startswith("<") and inside.endswith(">") else inside


def _bundle(address: str, attached: dict) -> dict | None:
    """What an address leads to, as nbformat attaches it; None for an attachment that is not there."""
    if address[: len(_HERE)].lower() == _HERE:
        return attached.get(address[len(_HERE) :])
    if address[:5].lower() != "data:":
        said = " ".join(address.split())
        raise NoPicture(f"{_ABSENT}: {said[:_MOST_NAMED]}{'…' * (len(said) > _MOST_NAMED)}")
    head, _, data = address.partition(",")
    return {"image/png": unquote(data)} if head.lower().endswith(";base64") else {}


def in_words(cell: dict) -> str:
    """The text of a cell with a line for each picture."""
    return _joined(cell, lambda picture, number: f"(picture {number}: {picture.said})")


def in_markdown(cell: dict, harmless: Callable[[str], str]) -> tuple[str, dict[str, dict[str, str]]]:
    """The same as Markdown made `harmless`, and the attachments of its pictures, under names of our own."""
    attachments = {}

    def show(picture, number):
        name = f"picture-{number}.{picture.kind.lower()}"
        attachments[name] = picture.bundle
        return f"![picture {number}](attachment:{name})"

    return _joined(cell, show, harmless), attachments


def _joined(cell, show, harmless=str) -> str:
    made, number = "", 0
    for piece in pieces(cell):
        if isinstance(piece, str):
            made += harmless(piece.lstrip(" \n") if number else piece)
            continue
        number += 1
        if isinstance(piece, NoPicture):  # it may name an address
            told = harmless(f"(Picture {number} was left out: {piece}.)")
        else:
            told = show(piece, number)
        made = f"{made.rstrip()}\n\n{told}\n\n"
    return made.strip("\n") if number else made


def _attached(bundle) -> Picture:
    if bundle is None:
        raise NoPicture(_ABSENT)
    given = next((bundle[kind] for kind in ("image/png", "image/jpeg") if kind in bundle), "")
    if len(given) > MOST_BYTES * 3 // 2:
        raise NoPicture(_TOO_LARGE)
    try:
        return checked(base64.b64decode("".join(given.split()), validate=True))
    except ValueError:
        raise NoPicture(_BROKEN) from None


def checked(data: bytes) -> Picture:
    """The picture with nothing in it but what draws it. Raises NoPicture."""
    if len(data) > MOST_BYTES:
        raise NoPicture(_TOO_LARGE)
    try:
        if data.startswith(_PNG):
            picture = Picture("PNG", *_png(data))
        elif data.startswith(b"\xff\xd8\xff"):
            picture = Picture("JPEG", *_jpeg(data))
        else:
            raise NoPicture("only PNG and JPEG are kept")
    except (IndexError, struct.error):
        raise NoPicture(_CUT_OFF) from None
    if not 0 < picture.width * picture.height <= MOST_PIXELS:
        raise NoPicture(f"it has {picture.width} × {picture.height} pixels")
    return picture


def _png(data: bytes) -> tuple[bytes, int, int]:
    """Source: PNG (ISO/IEC 15948), 5: a signature, then chunks of length, kind, data and CRC."""
    made, at, kind = [_PNG], len(_PNG), b""
    while kind != b"IEND":
        length, kind = struct.unpack_from(">I4s", data, at)
        chunk = data[at : at + length + 12]
        (crc,) = struct.unpack_from(">I", chunk, length + 8)
        if crc != zlib.crc32(chunk[4:-4]) or (len(made) == 1) != (kind == b"IHDR"):
            raise NoPicture(_BROKEN)
        if kind in _CHUNKS:
            made.append(chunk)
        at += len(chunk)
    if not any(chunk[4:8] == b"IDAT" for chunk in made):
        raise NoPicture(_BROKEN)
    return b"".join(made), *struct.unpack_from(">II", made[1], 8)


def _jpeg(data: bytes) -> tuple[bytes, int, int]:
    """Source: ITU-T T.81, annex B: segments of marker, length and data; after a scan's header its coded data."""
    made, at, size, scans = [data[:2]], 2, None, 0
    while True:
        if data[at] != 0xFF:
            raise NoPicture(_BROKEN)
        marker = data[at + 1]
        if marker == 0xFF:  # a fill byte
            at += 1
            continue
        if marker == 0xD9:
            break
        end = at + 2
        if marker not in _ALONE:
            (length,) = struct.unpack_from(">H", data, end)
            end += max(2, length)
        segment = data[at:end]
        if marker in _FRAMES:
            height, width = struct.unpack_from(">HH", segment, 5)
            if size:
                raise NoPicture(_BROKEN)
            size = width, height
        if marker == 0xDA:
            end, scans = _end_of_scan(data, end), scans + 1
            segment = data[at:end]
            if scans > MOST_SCANS:
                raise NoPicture(_BROKEN)
        head = _HEADS.get(marker)
        if marker in _FRAMES | _TABLES or (head and segment[4:].startswith(head)):
            made.append(segment)
        at = end
    if size is None:
        raise NoPicture("it is of a kind of JPEG that pages do not show")
    return b"".join([*made, b"\xff\xd9"]), *size


def _end_of_scan(data: bytes, at: int) -> int:
    """Where the next segment begins: coded data have 0xFF only before 0 and before restart markers."""
    while True:
        at = data.find(b"\xff", at)
        if at < 0:
            raise NoPicture(_CUT_OFF)
        if data[at + 1] != 0 and data[at + 1] not in _ALONE:
            return at
        at += 2
