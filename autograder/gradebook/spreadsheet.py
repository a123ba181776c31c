"""CSV text that a spreadsheet shows instead of running.

In: values. Out: cells and rows. It knows nothing of grades.
"""

from __future__ import annotations

import csv
import re
from collections.abc import Iterable
from typing import TextIO

# What starts a formula, in the usual and the full-width form; spreadsheets skip blanks before it.
_FORMULA = re.compile(r"[\s\u200b-\u200f\u2060\ufeff]*[=+\-@\uff1d\uff0b\uff0d\uff20]|[\t\r\n]")
_NUMBER = re.compile(r"-?\d+(\.\d+)?([eE][+-]?\d+)?")


def cell(value: object) -> str:
    """The value as text; None is empty, and what a spreadsheet would run gets an apostrophe in front.

    A negative number stays a number.
    """
    text = "" if value is None else str(value)
    if _FORMULA.match(text) and not _NUMBER.fullmatch(text):
        return "'" + text
    return text


def write_rows(file: TextIO, rows: Iterable[Iterable[object]]) -> None:
    """Writes rows with every field quoted. Open the file with newline="" and encoding="utf-8"."""
    writer = csv.writer(file, quoting=csv.QUOTE_ALL, lineterminator="\n")
    for row in rows:
        writer.writerow([cell(x) for x in row])
