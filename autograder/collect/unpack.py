"""Reads folders, zip files, tar files and single files safely.

In: a path and limits. Out: a stream of `Entry`, each with a name, a reason when it must not be read, and a way to
read its bytes in chunks. It writes nothing, follows no link and never uses a name from an archive as a path. It knows
nothing of what the entries mean.

Formats: zip (stored and deflated), tar, tar.gz, tar.bz2. Others are refused: rar, 7z, xz, and zips that use LZMA or
BZIP2, which unpack without a bound on memory.
"""

from __future__ import annotations

import bz2
import gzip
import io
import os
import re
import stat
import struct
import tarfile
import zipfile
import zlib
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from autograder.collect.errors import CollectError, EntryError
from autograder.collect.limits import Budget, UnpackLimits, size_in_words

CHUNK = 256 * 1024
DRIVE = re.compile(r"[A-Za-z]:")
UTF8_NAME = 0x800  # flag of a zip entry: the name is UTF-8 (APPNOTE 4.4.4)
ENCRYPTED = 0x1 | 0x40 | 0x2000
UNICODE_PATH = 0x7075  # extra field: the name in UTF-8 (APPNOTE 4.6.9)


@dataclass
class Entry:
    """One file or folder of a download.

    name: as the download has it, decoded; parts: its clean path components, without `.`, `..`, drive letters and empty
    ones; outside: whether the name pointed outside; kind: "file" or "folder"; size, packed: bytes according to the
    header, or None; modified: aware, or None; refused: why it must not be read, or None; read(): chunks of bytes, which
    raises EntryError.
    """

    name: str
    parts: tuple[str, ...]
    kind: str = "file"
    outside: bool = False
    size: int | None = None
    packed: int | None = None
    modified: datetime | None = None
    refused: str | None = None
    read: Callable[[], Iterator[bytes]] | None = None


def clean_parts(name: str) -> tuple[tuple[str, ...], bool]:
    """The path components of a name from an archive, and whether it pointed outside the archive.

    A backslash counts as a separator, because zips made on Windows use it.
    """
    name = name.replace("\\", "/")
    pieces = [piece for piece in name.split("/") if piece not in ("", ".")]
    outside = name.startswith("/") or ".." in pieces
    if pieces and DRIVE.match(pieces[0]):
        outside = True
        pieces[0] = pieces[0][2:]
    return tuple(piece for piece in pieces if piece not in ("", "..")), outside


def entries(path: Path, kind: str, limits: UnpackLimits) -> Iterator[Entry]:
    """The entries of a folder, a zip, a tar or a single file (kind: "folder", "zip", "tar", "file"), in order.

    Entries must be read before the next one is asked for (a tar is a stream). Raises EntryError when the whole
    cannot be read (any further).
    """
    reader = {"folder": _folder, "zip": _zip, "tar": _tar, "file": _single}[kind]
    stream = reader(path, limits)
    count = 0
    while True:
        try:
            entry = next(stream)
        except StopIteration:
            return
        except (EntryError, CollectError):
            raise
        except Exception as error:  # on broken bytes the standard library's readers raise anything
            raise EntryError(f"it cannot be read as a {kind}: {_said(error)}") from error
        count += 1
        if count > limits.entries:
            raise EntryError(f"it holds more than {limits.entries:,} entries")
        if len(entry.parts) > limits.depth and not entry.refused:
            entry.refused = f"it is deeper than {limits.depth} folders"
        yield entry


def chunks(entry: Entry, limits: UnpackLimits, budget: Budget) -> Iterator[bytes]:
    """The entry's bytes, counted while they stream, since the header's size is only a claim.

    Raises EntryError (too large, a bomb, damaged) and CollectError (the whole run's budget is used up).
    """
    if entry.refused:
        raise EntryError(entry.refused)
    if entry.size is not None and entry.size > limits.file:
        raise EntryError(f"it is {size_in_words(entry.size)}; at most {size_in_words(limits.file)} are read")
    total, stream = 0, entry.read()
    while True:
        try:
            chunk = next(stream)
        except StopIteration:
            return
        except EntryError:
            raise
        except (zipfile.BadZipFile, zlib.error, EOFError) as error:
            raise EntryError(f"it is damaged in the archive ({_said(error)}): download it again") from error
        except Exception as error:  # as above
            raise EntryError(f"it cannot be read: {_said(error)}") from error
        total += len(chunk)
        if total > limits.file:
            raise EntryError(f"it unpacks to more than {size_in_words(limits.file)}")
        if total > limits.ratio_from and entry.packed is not None and total > limits.ratio * max(entry.packed, 1):
            raise EntryError(
                f"it unpacks to more than {limits.ratio} times its size ({size_in_words(entry.packed)} packed): "
                "an archive bomb"
            )
        budget.spend(len(chunk))
        yield chunk


def _said(error: BaseException) -> str:
    return f"{type(error).__name__}: {error}" if str(error) else type(error).__name__


# ---------------------------------------------------------------- folders and single files


def _single(path: Path, limits: UnpackLimits) -> Iterator[Entry]:
    yield _from_disk(path.name, (path.name,), path)


def _folder(path: Path, limits: UnpackLimits) -> Iterator[Entry]:
    waiting = [(path, ())]
    while waiting:
        folder, parts = waiting.pop()
        try:
            with os.scandir(folder) as listing:
                names = sorted(item.name for item in listing)
        except OSError as error:
            if not parts:
                raise
            yield Entry("/".join(parts), parts, refused=f"the folder cannot be opened ({error.strerror})")
            continue
        deeper = []
        for name in names:
            entry = _from_disk("/".join((*parts, name)), (*parts, name), folder / name)
            if entry.kind == "folder" and len(entry.parts) >= limits.depth:
                entry.refused = f"folders deeper than {limits.depth} are not entered"
            elif entry.kind == "folder":
                deeper.append((folder / name, entry.parts))
            yield entry
        waiting.extend(reversed(deeper))


def _from_disk(name: str, parts: tuple[str, ...], path: Path) -> Entry:
    try:
        found = os.lstat(path)
    except OSError as error:
        return Entry(name, parts, refused=f"it cannot be read ({error.strerror})")
    modified = datetime.fromtimestamp(found.st_mtime, UTC)
    if stat.S_ISDIR(found.st_mode):
        return Entry(name, parts, "folder", modified=modified)
    if not stat.S_ISREG(found.st_mode):
        return Entry(name, parts, refused=_special(found.st_mode))
    return Entry(name, parts, size=found.st_size, modified=modified, read=lambda: _read_disk(path))


def _read_disk(path: Path) -> Iterator[bytes]:
    # Since the check the file may have become a link, which is not followed, or a FIFO, which is not waited for.
    descriptor = os.open(path, os.O_RDONLY | os.O_NOFOLLOW | os.O_NONBLOCK | os.O_CLOEXEC)
    with os.fdopen(descriptor, "rb", buffering=0) as file:
        if not stat.S_ISREG(os.fstat(descriptor).st_mode):
            raise EntryError("it is not a regular file")
        while chunk := file.read(CHUNK):
            yield chunk


def _special(mode: int) -> str:
    if stat.S_ISLNK(mode):
        return "it is a link, and links are not followed"
    return "it is a device, a FIFO or a socket, not a file"


# ---------------------------------------------------------------- zip


class _Guarded(io.RawIOBase):
    """A file that refuses to be read in one piece larger than `largest`, or beyond `end`.

    The standard library's readers take sizes from headers and read that much into memory; here such a size is
    limited.
    """

    def __init__(self, file, largest: int, end: int | None = None):
        self.file, self.largest, self.end = file, largest, end

    def readable(self) -> bool:
        return True

    def seekable(self) -> bool:
        return True

    def tell(self) -> int:
        return self.file.tell()

    def seek(self, offset: int, whence: int = 0) -> int:
        if self.end is not None and whence == 0 and offset > self.end:
            raise EntryError(f"it unpacks to more than {size_in_words(self.end)} (an archive bomb?)")
        return self.file.seek(offset, whence)

    def read(self, size: int = -1) -> bytes:
        if size is None or size < 0:
            size = self.largest + 1
            data = self.file.read(size)
            if len(data) < size:
                return data
        elif size <= self.largest:
            return self.file.read(size)
        raise EntryError(f"its table of contents is larger than {size_in_words(self.largest)}")


def _zip(path: Path, limits: UnpackLimits) -> Iterator[Entry]:
    with open(path, "rb") as file:
        try:
            archive = zipfile.ZipFile(_Guarded(file, max(limits.directory, CHUNK)))
        except zipfile.BadZipFile as error:
            raise EntryError(f"it is not a zip, or a damaged one ({error})") from error
        with archive:
            infos = archive.infolist()
            overlapping = _overlapping(infos)
            for index, info in enumerate(infos):
                yield _from_zip(archive, info, index in overlapping)


def _from_zip(archive: zipfile.ZipFile, info: zipfile.ZipInfo, overlaps: bool) -> Entry:
    name = _zip_name(info)
    parts, outside = clean_parts(name)
    entry = Entry(name, parts, outside=outside, size=info.file_size, packed=info.compress_size)
    entry.modified = _zip_time(info.date_time)
    mode = info.external_attr >> 16
    if name.endswith(("/", "\\")) or stat.S_ISDIR(mode) or not parts:
        entry.kind = "folder"
        if info.file_size == 0:
            return entry
        entry.kind = "file"
    if stat.S_IFMT(mode) not in (0, stat.S_IFREG, stat.S_IFDIR):
        entry.refused = _special(mode)
    elif info.flag_bits & ENCRYPTED:
        entry.refused = "it is locked with a password"
    elif info.compress_type not in (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED):
        method = zipfile.compressor_names.get(info.compress_type, f"method {info.compress_type}")
        entry.refused = f"it is compressed in a way that is not read ({method}); ask for an ordinary zip"
    elif overlaps:
        entry.refused = "it shares its bytes with another entry (an archive bomb)"
    elif not parts:
        entry.refused = "it has no name"
    entry.read = lambda: _read_zip(archive, info)
    return entry


def _read_zip(archive: zipfile.ZipFile, info: zipfile.ZipInfo) -> Iterator[bytes]:
    with archive.open(info) as stream:
        while chunk := stream.read(CHUNK):
            yield chunk


def _overlapping(infos: list[zipfile.ZipInfo]) -> set[int]:
    """Indexes of entries whose local headers and bytes overlap with another entry's.

    Honest archives have none; the bombs that unpack to petabytes without nesting are made of them.
    """
    spans = sorted(
        (info.header_offset, info.header_offset + 30 + info.compress_size, index) for index, info in enumerate(infos)
    )
    found: set[int] = set()
    reach, holder = -1, -1
    for start, end, index in spans:
        if start < reach:
            found |= {index, holder}
        if end > reach:
            reach, holder = end, index
    return found


def _zip_name(info: zipfile.ZipInfo) -> str:
    """The entry's name: the UTF-8 extra field, else UTF-8 when its bytes are that, else code page 437.

    Many programs write UTF-8 without saying so; as cp437 it would be line-drawing characters.
    """
    name = info.orig_filename.split("\0")[0]
    if info.flag_bits & UTF8_NAME or name.isascii():
        return name
    try:
        raw = name.encode("cp437")
    except UnicodeEncodeError:
        return name
    extra = info.extra
    while len(extra) >= 4:
        tag, length = struct.unpack("<HH", extra[:4])
        body, extra = extra[4 : 4 + length], extra[4 + length :]
        if tag == UNICODE_PATH and len(body) > 5 and struct.unpack("<L", body[1:5])[0] == zlib.crc32(raw):
            raw = body[5:]
    try:
        return raw.decode("utf-8")
    except UnicodeDecodeError:
        return name


def _zip_time(parts: tuple[int, ...]) -> datetime | None:
    """A zip's time has no zone; it is read in this machine's. 1980-01-01 means none."""
    try:
        when = datetime(*parts)
        return None if when <= datetime(1980, 1, 2) else when.astimezone(UTC)
    except (ValueError, OverflowError, OSError):
        return None


# ---------------------------------------------------------------- tar


def _tar(path: Path, limits: UnpackLimits) -> Iterator[Entry]:
    with open(path, "rb") as file:
        magic = file.read(3)
        file.seek(0)
        packed = path.stat().st_size
        plain = file
        if magic[:2] == b"\x1f\x8b":
            plain = gzip.GzipFile(fileobj=file)
        elif magic == b"BZh":
            plain = bz2.BZ2File(file)
        with tarfile.open(fileobj=_Guarded(plain, CHUNK * 4, end=limits.total), mode="r:") as archive:
            while (member := archive.next()) is not None:
                yield _from_tar(archive, member, packed)


def _from_tar(archive: tarfile.TarFile, member: tarfile.TarInfo, packed: int) -> Entry:
    parts, outside = clean_parts(member.name)
    entry = Entry(member.name, parts, outside=outside, size=member.size, packed=packed)
    try:
        entry.modified = datetime.fromtimestamp(member.mtime, UTC) if member.mtime else None
    except (ValueError, OverflowError, OSError):
        entry.modified = None
    if member.isdir():
        entry.kind = "folder"
    elif member.issym() or member.islnk():
        entry.refused = _special(stat.S_IFLNK)
    elif not member.isreg() or member.issparse():
        entry.refused = _special(0)
    elif not parts:
        entry.refused = "it has no name"
    entry.read = lambda: _read_tar(archive, member)
    return entry


def _read_tar(archive: tarfile.TarFile, member: tarfile.TarInfo) -> Iterator[bytes]:
    stream = archive.extractfile(member)
    left = member.size
    while chunk := stream.read(CHUNK):
        left -= len(chunk)
        yield chunk
    if left:
        raise EOFError("the archive ends too early")
