"""Pictures that students pasted into text, taken apart and put together anew.

In: a text cell. Out: its text in pieces, and where a picture stood the picture, checked, or why it is left out. Only
PNG and JPEG are kept, told by what they are and not by what they are called; of their parts only those that draw, and
none that asks for more pixels than a page can hold. It knows no page.
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
_BROKEN, _CUT_OFF = "its data are broken", "it is cut off"

# Each scan has an end: a text of a million half pictures is read in seconds.
_PLACE = re.compile(
    r"""!\[(?:[^\[\]\n]{0,1000}(?:\[[^\[\]\n]{0,200}\][^\[\]\n]{0,1000}){0,3})\]\((?=\s{0,9}<?attachment:)"""
    r"""|<img\b[^<>]{0,1000}?\ssrc\s{0,9}=\s{0,9}(?:"attachment:([^"<>]*)"|'attachment:([^'<>]*)'"""
    r"""|attachment:([^\s"'<>]+))[^<>]{0,1000}>""",
    re.I,
)
_INSIDE = re.compile(r"\s*(?:<[^<>\n]*>[^()\n]*|(?:[^()\n]|\([^()\n]*\))*)(?=\))|[^)\n]*(?=\))")
_TITLE = re.compile(r"""\s("[^"]*"|'[^']*'|\([^()]*\))\s*\Z""")
_LONGEST, _MOST_ENDS = 2000, 16  # characters from the bracket to its end; closing brackets that may be the end
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
    """A text cell's source with its attached pictures in their places; those without a place come last."""
    source = cell["source"] if isinstance(cell["source"], str) else "".join(cell["source"])
    attached, used, left, made, at = cell.get("attachments") or {}, set(), MOST_IN_CELL, [], 0

    def take(name):
        nonlocal left
        used.add(name)
        try:
            picture = _attached(attached.get(name))
            if len(picture.data) > left or len(used) > MOST:
                raise NoPicture(f"up to {MOST} pictures and {MOST_IN_CELL // 1_000_000} MB may stand in one cell")
        except NoPicture as none:
            return none
        left -= len(picture.data)
        return picture

    for start, end, address in _places(source, attached):
        made += [source[at:start], take(address)]
        at = end
    made.append(source[at:])
    return [*made, *(take(name) for name in attached if name not in used)]


def _places(source: str, attached: dict) -> Iterator[tuple[int, int, str]]:
    """Where pictures stand in a text: begin, end, and the name of the attachment."""
    names, at = {unquote(name): name for name in attached} | {name: name for name in attached}, 0

    def named(address):
        return names.get(address, names.get(unquote(address)))

    while place := _PLACE.search(source, at):
        at = place.end()
        if place.lastindex:
            address = html.unescape(place[place.lastindex]).strip()
        else:
            address, at = _in_brackets(source, at, named)
        if address is not None:
            yield place.start(), at, named(address) or address


def _in_brackets(source: str, at: int, named: Callable) -> tuple[str | None, int]:
    """What a picture's round bracket, open at `at`, leads to, and where it ends. Names of files have brackets too, so
    it ends where it makes the longest name that there is; else where Markdown has its end."""
    line = source[at : at + _LONGEST].split("\n", 1)[0]
    ends = [found.start() for found in islice(re.finditer(r"\)", line), _MOST_ENDS)]
    for end in reversed(ends):
        for inside in (line[:end], _TITLE.sub("", line[:end])):
            if named(_address(inside)):
                return _address(inside), at + end + 1
    general = _INSIDE.match(line)
    return (_address(_TITLE.sub("", general[0])), at + general.end() + 1) if general else (None, at)


def _address(inside: str) -> str:
    inside = inside.strip()
    inside = inside[1:-1] if inside.startswith("<") and inside.endswith(">") else inside
    return inside[len("attachment:") :] if inside[:11].lower() == "attachment:" else inside


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
        told = f"(Picture {number} was left out: {piece}.)" if isinstance(piece, NoPicture) else show(piece, number)
        made = f"{made.rstrip()}\n\n{told}\n\n"
    return made.strip("\n") if number else made


def _attached(bundle) -> Picture:
    if bundle is None:
        raise NoPicture("it did not come with the notebook")
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
