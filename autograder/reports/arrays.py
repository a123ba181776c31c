"""Arrays of a report laid out for a page: aligned numbers, differing entries marked, a heatmap's shades.

In: the shown tensors and the picture of a report (plain lists; numbers may be "nan", "inf", "-inf"). Out:
plain rows of cells for the templates. It knows nothing of HTML, and trusts no number in a report to be one.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

from autograder.report import Picture, ShownTensor

ROWS, COLUMNS = 12, 10
SHADES = 8


@dataclass(frozen=True)
class Grid:
    """One array as a table: `rows` of (text, differs); `cut` says what was left out."""

    name: str
    shape: str
    rows: list[list[tuple[str, bool]]]
    columns: int
    differing: int
    total: int
    cut: str | None


def number(value: object) -> float:
    """A number of a report as a float; whatever is none becomes NaN."""
    try:
        return float(value)
    except (TypeError, ValueError, OverflowError):
        return math.nan


def shape_text(shape: list[int | str] | None) -> str:
    """A shape as Python writes it: (6, 2), (3,), ()."""
    sizes = [str(size) for size in shape or []]
    return f"({', '.join(sizes)}{',' if len(sizes) == 1 else ''})"


def grids(shown: list[ShownTensor], others: list[ShownTensor] = (), marked: bool = True) -> list[Grid]:
    """The arrays `shown`, with decimals enough to tell them from `others` (same order), and marks where they differ."""
    return [_grid(one, others[i] if i < len(others) else None, marked) for i, one in enumerate(shown)]


def _grid(shown: ShownTensor, other: ShownTensor | None, marked: bool) -> Grid:
    name, shape, values = shown.name, shape_text(shown.shape), _matrix(shown.values)
    if shown.dtype == "number" and values and values[0]:
        return Grid(name, "", [[(f"{values[0][0]:.6g}", False)]], 1, 0, 1, None)
    if values is None:
        return Grid(name, shape, [], 0, 0, 0, "too large to show here" if shown.shape else None)
    against = _matrix(other.values) if other and other.shape == shown.shape else None
    marks = _marks(values, against, shown, other)
    digits = _digits(values, against, marks)
    flat = [abs(v) for row in values for v in row if math.isfinite(v)]
    both = flat + [abs(v) for row in against or [] for v in row if math.isfinite(v)]
    largest = max(both, default=0.0)
    scientific = largest >= 1e5 or 0 < largest < 1e-3
    rows = [
        [(_text(v, digits, scientific), m and marked) for v, m in zip(row[:COLUMNS], mark[:COLUMNS])]
        for row, mark in zip(values[:ROWS], marks[:ROWS])
    ]
    width = max((len(row) for row in values), default=0)
    notices = []
    if len(values) > ROWS:
        notices.append(f"first {ROWS} of {len(values)} rows")
    if width > COLUMNS:
        notices.append(f"first {COLUMNS} of {width} columns")
    differing = sum(map(sum, marks))
    return Grid(name, shape, rows, min(width, COLUMNS), differing, sum(map(len, values)), ", ".join(notices) or None)


def _matrix(values: object) -> list[list[float]] | None:
    """Nested lists of any depth as rows of floats; None when there are no values."""
    if values is None:
        return None
    if not isinstance(values, list):
        return [[number(values)]]
    if not values or not isinstance(values[0], list):
        return [[number(v) for v in values]]
    rows = []
    for row in values:
        if isinstance(row, list) and row and isinstance(row[0], list):
            rows.extend(_matrix(row) or [])
        else:
            rows.append([number(v) for v in row] if isinstance(row, list) else [number(row)])
    return rows


def _marks(values, against, shown, other):
    for source in filter(None, (shown, other)):
        marks = _booleans(source.differs)
        if marks is not None and [len(m) for m in marks] == [len(v) for v in values]:
            return marks
    if against is None or [len(a) for a in against] != [len(v) for v in values]:
        return [[False] * len(row) for row in values]
    return [[not _close(a, b) for a, b in zip(row, pair)] for row, pair in zip(values, against)]


def _booleans(differs):
    matrix = _matrix(differs)
    return None if matrix is None else [[bool(v) for v in row] for row in matrix]


def _close(a: float, b: float) -> bool:
    return a == b or (math.isnan(a) and math.isnan(b)) or abs(a - b) <= 1e-5 + 1e-4 * abs(b)


def _digits(values, against, marks) -> int:
    """Decimals: four, or more where two entries marked as different would otherwise look the same."""
    if against is None:
        return 4
    pairs = [
        (a, b)
        for row, pair, mark in zip(values, against, marks)
        for a, b, differs in zip(row, pair, mark)
        if differs and a != b
    ]
    for digits in (4, 6, 8):
        if all(f"{a:.{digits}f}" != f"{b:.{digits}f}" for a, b in pairs):
            return digits
    return 8


def _text(value: float, digits: int, scientific: bool) -> str:
    if not math.isfinite(value):
        return "nan" if math.isnan(value) else "inf" if value > 0 else "-inf"
    return f"{value:.3e}" if scientific else f"{value:.{digits}f}"


# --- the picture -------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Heat:
    """A heatmap as a table: `rows` of (label, cells), each cell (text, shade, differs)."""

    labels: list[str]
    rows: list[tuple[str, list[tuple[str, str, bool]]]]
    says: str


def heatmaps(picture: Picture) -> tuple[Heat | None, Heat]:
    """(theirs, expected) on one common scale; theirs is None when nothing of the right form came back.

    A shade is 0 to 8 for weights, "n" for a negative entry and "x" for one that is not finite. The scale ends at
    the largest weight of the two, and never above 1, so that one wild entry does not wash out everything else.
    """
    labels = picture.labels[:ROWS]
    size = len(labels)
    expected, got = _matrix(picture.expected), _matrix(picture.got)
    if got is not None and [len(row) for row in got] != [len(row) for row in expected]:
        got = None
    every = [v for grid in (got or [], expected) for row in grid for v in row if math.isfinite(v)]
    top = max(every, default=0.0)
    top = min(top, 1.0) if top > 0 else 1.0

    def heat(grid, other, says):
        rows = []
        for label, row, pair in zip(labels, grid, other):
            cells = [(_weight(v), _shade(v, top), not _close(v, w)) for v, w in zip(row[:size], pair[:size])]
            rows.append((label, cells))
        return Heat(labels, rows, says)

    theirs = heat(got, expected, _says_theirs(labels, got, expected)) if got is not None else None
    return theirs, heat(expected, expected, _says(labels, expected))


def _weight(value: float) -> str:
    if not math.isfinite(value):
        return "nan" if math.isnan(value) else "inf" if value > 0 else "-inf"
    return f"{value:.2f}" if abs(value) < 1000 else f"{value:.0e}"


def _shade(value: float, top: float) -> str:
    if not math.isfinite(value):
        return "x"
    if value < -5e-3:
        return "n"
    return str(round(SHADES * (min(max(value, 0.0), top) / top)))  # the product, or another quotient, could be infinite


def _says(labels: list[str], grid: list[list[float]]) -> str:
    """What the picture says, in a sentence: where each word looks most."""
    looks = []
    for label, row in zip(labels, grid):
        finite = [v if math.isfinite(v) else -math.inf for v in row[: len(labels)]]
        if finite:
            best = max(range(len(finite)), key=finite.__getitem__)
            looks.append(f"“{label}” to “{labels[best]}” ({_weight(row[best])})")
    return f"Each row is one query. Most attention goes from {', '.join(looks)}." if looks else ""


def _says_theirs(labels, got, expected) -> str:
    differing = [
        (abs(a - b) if math.isfinite(a) else math.inf, i, j)
        for i, (row, pair) in enumerate(zip(got, expected))
        for j, (a, b) in enumerate(zip(row, pair))
        if not _close(a, b)
    ]
    total = sum(len(row) for row in expected)
    if not differing:
        return f"All {total} weights agree with the expected ones."
    _, i, j = max(differing)
    where = ""
    if i < len(labels) and j < len(labels):
        where = (
            f" The farthest off is row “{labels[i]}”, column “{labels[j]}”:"
            f" {_weight(got[i][j])}, expected {_weight(expected[i][j])}."
        )
    sums = [sum(row) for row in got]
    sentence = f"{len(differing)} of {total} weights differ.{where}"
    if any(not _close(s, 1.0) for s in sums):
        off = next(i for i, s in enumerate(sums) if not _close(s, 1.0))
        if off < len(labels):
            sentence += f" The row of “{labels[off]}” sums to {_weight(sums[off])}, not to 1."
    return sentence
