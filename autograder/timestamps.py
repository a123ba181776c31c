"""When a submission was handed in: the time in `timestamp.txt`, as nbgrader reads it.

In: a submission's folder, or the text of such a file. Out: a time in UTC, or a sentence that says why there is none.
nbgrader's `parse_utc` is the only parser. It fills in missing parts from today's date and skips words it does not know,
so its result counts only when nothing is missing and the text cannot mean another time.
"""

from __future__ import annotations

import os
import re
import stat
from datetime import UTC, datetime
from pathlib import Path

NAME = "timestamp.txt"
_MOST_BYTES = 1024
# What `collect` and nbgrader's exchange write; importing nbgrader to read it would take seconds.
_USUAL = re.compile(r"\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d{6})? UTC", re.ASCII)
# A text with a missing part takes it from these defaults, so the two readings differ.
_FILLED_IN = (datetime(2000, 1, 1, 0), datetime(2004, 12, 28, 1))
# Seconds since 1970, which dateutil reads as a date and time written together (12 or 14 digits), and an offset from
# GMT, whose sign it reverses.
_TWO_MEANINGS = re.compile(r"(?!\d{12}(\d\d)?$)[\d.]+|.*\b(GMT|UTC|UT|Z) ?[+-] ?\d.*", re.IGNORECASE | re.ASCII)
_ADVICE = "Write it as 2026-03-02 10:00:00 UTC."


class Unclear(ValueError):
    """The text is not one complete time; the message says why."""


def handed_in(folder: Path) -> tuple[datetime | None, str | None]:
    """(time, None), or (None, why the file cannot be read), or (None, None) when there is no `timestamp.txt`.

    Never raises.
    """
    return told(*text_in(folder))


def text_in(folder: Path) -> tuple[bytes | None, str | None]:
    """(contents, None), or (None, why they cannot be read), or (None, None) when there is no `timestamp.txt`.

    Never raises. The file may come from a student: links are not followed, and only a small file is opened.
    """
    path = Path(folder) / NAME
    try:
        about = os.lstat(path)
        if not stat.S_ISREG(about.st_mode) or about.st_size > _MOST_BYTES:
            return None, f"{NAME} is not a small file. {_ADVICE}"
        return path.read_bytes(), None
    except (FileNotFoundError, NotADirectoryError):
        return None, None
    except OSError as error:
        return None, f"{NAME} cannot be read ({error.strerror})."


def told(text: bytes | None, problem: str | None) -> tuple[datetime | None, str | None]:
    """The same as `handed_in`, of what `text_in` gave."""
    if text is None:
        return None, problem
    try:
        return time_of(text.decode("utf-8-sig")), None
    except UnicodeDecodeError:
        return None, f"{NAME} is not text. {_ADVICE}"
    except Unclear as unclear:
        return None, str(unclear)


def time_of(text: str) -> datetime:
    """The time in the text of a `timestamp.txt`, in UTC; without a zone it is UTC, as in nbgrader.

    Raises Unclear.
    """
    text = text.strip()
    if not text:
        raise Unclear(f"{NAME} is empty. {_ADVICE}")
    try:
        if _USUAL.fullmatch(text):
            return datetime.fromisoformat(text.removesuffix(" UTC")).replace(tzinfo=UTC)
        time = whole(text)
        if _by_nbgrader(text) != _utc(time):
            raise Unclear("nbgrader reads it as another time")
    except (ValueError, OverflowError) as error:
        raise Unclear(f"{NAME} says “{text[:60]}”, which cannot be read as one date and time. {_ADVICE}") from error
    return _utc(time)


def whole(text: str) -> datetime:
    """The date and time in a text, naive when the text names no zone.

    Raises Unclear when a part is missing, a word is not understood, or there are two ways to read it.
    """
    # Unless the year comes first, day and month, or day and year, may be in either order.
    orders = [{}] if re.match(r"\d{4}", text) else [{}, {"dayfirst": True}, {"yearfirst": True}]
    try:
        readings = {_reading(text, default, **order) for default in _FILLED_IN for order in orders}
    except Exception as error:  # dateutil raises all kinds of errors for unchecked text
        raise Unclear(f"“{text}” is no date and time") from error
    if len(readings) > 1 or _TWO_MEANINGS.fullmatch(text):
        raise Unclear(f"“{text}” can be read as more than one time")
    return readings.pop()


def _by_nbgrader(text: str) -> datetime:
    from nbgrader.utils import parse_utc

    return parse_utc(text).replace(tzinfo=UTC)


def _utc(time: datetime) -> datetime:
    return time.astimezone(UTC) if time.tzinfo else time.replace(tzinfo=UTC)


def _reading(text: str, default: datetime, **order: bool) -> datetime:
    """dateutil's reading of a text, with missing parts from `default`."""
    from dateutil import parser, tz

    words = text.split(" ")
    third = _zone(words[2]) if len(words) == 3 else None  # nbgrader accepts a zone here, including a place name
    if third is not None:
        text = f"{words[0]} {words[1]} TZ"

    def zone(name, offset):
        if third is not None and name == "TZ":
            return third
        if offset is not None:
            return tz.tzoffset(None, offset)
        if name and (found := _zone(name)) is None:
            raise ValueError(f"no zone is called {name}")
        return found if name else None

    time = parser.parse(text, default=default, tzinfos=zone, **order)
    if f"{time.year:04}" not in text:
        raise ValueError("the century would follow from today's date")
    return _utc(time) if time.tzinfo else time


def _zone(name: str):
    """The zone of this name, or None; abbreviations that only this machine knows do not count."""
    from dateutil import tz

    found = None if any(letter.isdigit() for letter in name) else tz.gettz(name)
    return None if isinstance(found, tz.tzlocal) else found
