"""A CSV with one column filled differs from the CSV in those fields and in no other byte."""

from __future__ import annotations

import codecs
import csv
import io
from dataclasses import dataclass

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from autograder.returns import ReturnError
from autograder.returns.table import Table

# codec and byte order mark
ENCODINGS = [
    ("utf-8", b""),
    ("utf-8", codecs.BOM_UTF8),
    ("utf-16-le", codecs.BOM_UTF16_LE),
    ("utf-16-be", codecs.BOM_UTF16_BE),
    ("utf-16-le", b""),
    ("cp1252", b""),
]
ODD = ["=1+1", "O'Brien", 'say "x"', "a,b", "a;b", "a\tb", "#", " ", "Zoë", "two\nlines", "a\r\nb", '6"', "-", "EX"]


@dataclass
class File:
    """A CSV in pieces: raw fields as they are written, what they say, and how each line ends."""

    raw: list[list[str]]
    texts: list[list[str]]
    ends: list[str]
    delimiter: str
    codec: str
    mark: bytes

    def data(self, filled: dict[int, str] | None = None, column: int = 0) -> bytes:
        lines = []
        for k, (row, end) in enumerate(zip(self.raw, self.ends)):
            row = list(row)
            if k in (filled or {}):
                quoted = row[column].startswith('"') or self.delimiter in filled[k]
                row[column] = f'"{filled[k]}"' if quoted else filled[k]
            lines.append(self.delimiter.join(row) + end)
        return self.mark + "".join(lines).encode(self.codec)


@st.composite
def files(draw):
    codec, mark = draw(st.sampled_from(ENCODINGS))
    delimiter, width = draw(st.sampled_from(",;\t")), draw(st.integers(2, 5))
    letters = st.characters(codec="cp1252" if codec == "cp1252" else "utf-8", exclude_characters="\0")
    heads = st.lists(st.text("ABC de()|[]<>:", max_size=5), min_size=width, max_size=width)
    cells = st.lists(st.sampled_from(ODD) | st.text(letters, max_size=6), min_size=width, max_size=width)
    texts = [draw(heads), *draw(st.lists(cells, min_size=1, max_size=6))]
    raw = []
    for row in texts:
        must = [any(c in text for c in f"{delimiter}\r\n") or text.startswith('"') for text in row]
        quoted = [a or b for a, b in zip(must, draw(st.lists(st.booleans(), min_size=width, max_size=width)))]
        raw.append(['"' + text.replace('"', '""') + '"' if q else text for q, text in zip(quoted, row)])
    ends = draw(st.lists(st.sampled_from(["\n", "\r\n", "\r"]), min_size=len(raw), max_size=len(raw)))
    ends[-1] = draw(st.sampled_from(["", ends[-1]]))
    return File(raw, texts, ends, delimiter, codec, mark)


@given(files(), st.data())
@settings(max_examples=200, deadline=None)
def test_a_filled_file_differs_in_exactly_those_fields(file, data):
    table = Table(file.data(), "x.csv")
    column = data.draw(st.integers(0, len(file.raw[0]) - 1))
    points = st.sampled_from(["0", "7.5", "7,5", "25", "11,33"])
    filled = data.draw(st.dictionaries(st.integers(1, len(file.raw) - 1), points))
    after = table.filled(column, filled)
    assert after == file.data(filled, column)
    assert table.filled(column, {}) == file.data()
    if file.codec == "cp1252" and _is_utf8(file.data()):
        return  # it is read as what it may be as well
    assert table.delimiter == file.delimiter and [[cell.text for cell in row] for row in table.rows] == file.texts
    # Python's own reader finds the same there.
    text = io.StringIO(after[len(file.mark) :].decode(file.codec), newline="")
    expected = [list(row) for row in file.texts]
    for k, number in filled.items():
        expected[k][column] = number
    assert list(csv.reader(text, delimiter=file.delimiter)) == expected


def _is_utf8(data: bytes) -> bool:
    try:
        data.decode("utf-8")
    except UnicodeDecodeError:
        return False
    return True


@given(st.binary(max_size=60) | st.text(max_size=40).map(str.encode) | st.text('a",;\r\n\t').map(str.encode))
@settings(max_examples=200, deadline=None)
def test_any_bytes_at_all_come_back_or_are_refused(data):
    try:
        table = Table(data, "x.csv")
    except ReturnError as error:
        assert "x.csv" in str(error)
        return
    assert table.filled(0, {}) == data


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (b"", "x.csv is empty"),
        (b"PK\x03\x04rest", "is an Excel workbook"),
        (b"\xd0\xcf\x11\xe0rest", "is an Excel workbook"),
        (b'a,b\n1,2\n3,"4\n5,6\n', "a quotation mark is opened in line 3 and never closed"),
        (b"a,b\n1,\x002\n", "NUL"),
        (codecs.BOM_UTF16_LE + b"a\0,", "begins as UTF-16"),
    ],
)
def test_what_is_no_csv_is_refused_with_a_sentence(data, said):
    with pytest.raises(ReturnError, match=said):
        Table(data, "x.csv")


def test_a_name_from_windows_is_read_as_written():
    table = Table("Name,Points\nZoë Müller “Zo”,\n".encode("cp1252"), "x.csv")
    assert table.rows[1][0].text == "Zoë Müller “Zo”"
