"""CSV text that a spreadsheet shows instead of running. Every CSV that the kit writes is written here.

In: values. Out: cells and rows. It knows nothing of grades.
"""

from __future__ import annotations

import csv
import re
import unicodedata
from collections.abc import Iterable
from typing import TextIO

# What starts a formula or calls another program, as spreadsheets and their importers read it.
_STARTS = frozenset("=+-@|%\N{MINUS SIGN}")
# What some of them pass over on their way to it: blanks, control and invisible characters, marks, quotes.
_PASSED_OVER = frozenset({"Cc", "Cf", "Cn", "Co", "Cs", "Mn", "Me", "Zl", "Zp", "Zs"})
_QUOTES = frozenset("\"'`")
_NUMBER = re.compile(r"-?[0-9]+(\.[0-9]+)?([eE][+-]?[0-9]+)?")


def cell(value: object) -> str:
    """The value as text; None is empty, and what a spreadsheet would run gets an apostrophe in front.

    A negative number stays a number.
    """
    text = "" if value is None else str(value)
    return "'" + text if runs(text) else text


def runs(text: str) -> bool:
    """Whether a spreadsheet may do more with the text than show it."""
    if text[:1] in ("\t", "\r", "\n"):  # may begin another cell
        return True
    first = next((c for c in text if c not in _QUOTES and unicodedata.category(c) not in _PASSED_OVER), "")
    # Full-width, small and raised forms are taken for the usual ones.
    return unicodedata.normalize("NFKC", first)[:1] in _STARTS and not _NUMBER.fullmatch(text)


def write_rows(file: TextIO, rows: Iterable[Iterable[object]]) -> None:
    """Writes rows with every field quoted. Open the file with newline="" and encoding="utf-8"."""
    writer = csv.writer(file, quoting=csv.QUOTE_ALL, lineterminator="\r\n")
    for row in rows:
        writer.writerow([cell(x) for x in row])
