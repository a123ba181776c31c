"""What a cell raised: the error in words, and the line of the student's own that it came from.

In: an exception with its traceback. Out: plain data that names cells and files handed in beside the notebook, and
nothing of IPython or a library.
"""

from __future__ import annotations

import traceback


def raised(kind, error, trace, beside: str) -> tuple[dict, list[str]]:
    """(the error, its traceback as lines). The error: {"type", "text", "line", "source", "file": "" for a cell,
    "within"?: the line of an earlier cell in which it raised}.

    beside  the folder of the files that were handed in beside the notebook, "" for none
    """
    rows = [row for row in traceback.extract_tb(trace) if _file_of(row.filename, beside) is not None]
    own = _own(rows, beside)
    line, source, file = (own.lineno, own.line or "", own.filename) if own else (None, "", "")
    # The cell or the file itself, and not what it compiles.
    unread = isinstance(error, SyntaxError) and (not rows or bool(_file_of(str(error.filename), beside)))
    if unread:
        line, source, file = error.lineno, (error.text or "").split("\n")[0].rstrip(), error.filename
    try:
        text = str(error.msg if unread else error)
    except Exception:
        text = ""
    told = {
        "type": kind.__name__[:80],
        "text": text[:2000],
        "line": line if type(line) is int else None,
        "source": source[:200],
        "file": _file_of(str(file), beside) or "",
    }
    if rows and rows[-1].filename != own.filename:  # where a cell before this one defines what it calls
        told["within"] = (rows[-1].line or "")[:200]
    return told, [*(_row(row, beside) for row in rows), f"{kind.__name__}: {text}"]


def _own(rows, beside):
    """The row to be named: where it raised in a file that was handed in, that; else the cell itself, not a function of
    an earlier one. None without rows."""
    if not rows or _file_of(rows[-1].filename, beside):
        return rows[-1] if rows else None
    return [row for row in rows if row.filename == rows[0].filename][-1]


def _row(row, beside) -> str:
    file = _file_of(row.filename, beside)
    return f"{file + ', ' if file else ''}line {row.lineno}, in {row.name}: {row.line}"


def _file_of(filename: str, beside: str) -> str | None:
    """ "" for a cell, the path of a file that was handed in beside it, None for anything else."""
    if filename.startswith("<ipython-input") or "ipykernel" in filename:
        return ""
    return filename[len(beside) :] if beside and filename.startswith(beside) else None
