"""A CSV file of which single fields can be replaced while every other byte stays what it was.

In: bytes. Out: rows of fields (text, and where they are), and the same bytes with some fields replaced. Encoding, byte
order mark, delimiter, quotes and line ends are found, never chosen. It does not know what the columns mean.
"""

from __future__ import annotations

import codecs
import re
from dataclasses import dataclass

from autograder.returns.errors import ReturnError

DELIMITERS = ",;\t"
_MARKS = ((codecs.BOM_UTF8, "utf-8"), (codecs.BOM_UTF16_LE, "utf-16-le"), (codecs.BOM_UTF16_BE, "utf-16-be"))
_WORKBOOKS = (b"PK\x03\x04", b"\xd0\xcf\x11\xe0")  # Excel's, new and old


@dataclass(frozen=True)
class Field:
    """start, end: the field with its quotes, in characters of the decoded text; text: what it says."""

    start: int
    end: int
    text: str


class Table:
    """rows: all lines, blank ones too (as one empty field); the first is the header."""

    def __init__(self, data: bytes, name: str):
        """name: of the file, for messages. Raises ReturnError when the bytes are no CSV."""
        if data.startswith(_WORKBOOKS):
            raise ReturnError(f"{name} is an Excel workbook. Give the CSV as the learning system exports it.")
        self._mark, self._codec, self._text = _decoded(data, name)
        if "\0" in self._text:
            raise ReturnError(f"{name} is no text: it holds NUL characters. Export it again.")
        self.delimiter = max(DELIMITERS, key=lambda mark: len(self._line(0, mark, name)[0]))
        self.rows: list[list[Field]] = []
        at = 0
        while at < len(self._text):
            row, at = self._line(at, self.delimiter, name)
            self.rows.append(row)
        if not self.rows:
            raise ReturnError(f"{name} is empty. Export it again.")

    def filled(self, column: int, values: dict[int, str]) -> bytes:
        """The file with the field of `column` replaced in some rows ({row: text}), which must reach that far.

        A field keeps its quotes, or gets some where the text holds the delimiter.
        """
        made, at = [], 0
        for row in sorted(values):
            field = self.rows[row][column]
            quoted = self._text.startswith('"', field.start) or self.delimiter in values[row]
            text = values[row].replace('"', '""') if quoted else values[row]
            made += [self._text[at : field.start], f'"{text}"' if quoted else text]
            at = field.end
        made.append(self._text[at:])
        return self._mark + "".join(made).encode(self._codec)

    def _line(self, at: int, delimiter: str, name: str) -> tuple[list[Field], int]:
        """The fields of the line that begins at `at`, and where the next one begins."""
        row, fields = [], _FIELD[delimiter]
        while True:
            found = fields.match(self._text, at)
            if found["bare"] is not None and self._text.startswith('"', at):
                line = len(re.findall(r"\r\n|\r|\n", self._text[:at])) + 1
                raise ReturnError(
                    f"{name}: a quotation mark is opened in line {line} and never closed. Export it again."
                )
            said = found["bare"]
            if said is None:
                said = found["quoted"].replace('""', '"') + found["behind"]
            row.append(Field(at, found.end(), self._read(said)))
            at = found.end()
            if not self._text.startswith(delimiter, at):
                return row, at + (2 if self._text.startswith("\r\n", at) else 1)
            at += 1

    def _read(self, text: str) -> str:
        """Text of Windows' code page was decoded byte by byte, so that it can be written back whatever it holds."""
        return text.encode("latin-1").decode("cp1252", "replace") if self._codec == "latin-1" else text


_FIELD = {
    mark: re.compile(
        rf'"(?P<quoted>[^"]*(?:""[^"]*)*)"(?!")(?P<behind>[^{mark}\r\n]*)|(?P<bare>[^{mark}\r\n]*)',
    )
    for mark in DELIMITERS
}


def _decoded(data: bytes, name: str) -> tuple[bytes, str, str]:
    """Byte order mark, encoding and text; encoding the text and putting the mark in front gives the data again."""
    mark, codec = next(((mark, codec) for mark, codec in _MARKS if data.startswith(mark)), (b"", "utf-8"))
    if not mark and b"\0" in data[:2]:  # UTF-16 without its mark: a header begins with ASCII
        codec = "utf-16-be" if data[0] == 0 else "utf-16-le"
    text = data[len(mark) :]
    try:
        return mark, codec, text.decode(codec)
    except UnicodeDecodeError as error:
        if codec == "utf-8":
            return mark, "latin-1", text.decode("latin-1")
        raise ReturnError(f"{name} begins as UTF-16 and goes on as something else. Export it again.") from error
