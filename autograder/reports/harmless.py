"""Text of students made harmless to show.

In: any text. Out: the same text with everything that cannot be seen, or that changes how other text is seen
(control, bidirectional and zero-width characters, heaps of combining marks), written as an escape such as
`\\u202e`; cut to a length where asked. It knows nothing of reports.
"""

from __future__ import annotations

import unicodedata

from markupsafe import Markup, escape

from autograder.text import UNSEEN, escaped


def visible(text: object, limit: int | None = None) -> str:
    """`text` as a string in which nothing is hidden, at most about `limit` characters of it."""
    text = cut(str(text), limit)
    return UNSEEN.sub(lambda found: escaped(found[0]), text)


def one_line(text: object, limit: int | None = None) -> str:
    """`visible`, with newlines and tabs as spaces: for table cells and terminals."""
    return visible(" ".join(str(text).split()), limit)


def cut(text: str, limit: int | None) -> str:
    if limit is None or len(text) <= limit:
        return text
    return f"{text[:limit]} … ({len(text) - limit:,} more characters cut)"


def markup(text: object, limit: int | None = None) -> Markup:
    """`visible` as HTML, the escapes marked so that they are not taken for the student's own backslashes."""
    return _tagged(escape(cut(str(text), limit)))


def _tagged(html: Markup) -> Markup:
    if not UNSEEN.search(html):
        return html
    return Markup(UNSEEN.sub(lambda found: f'<i class="esc">{escaped(found[0])}</i>', str(html)))


def code_lines(source: str, limit: int, line_limit: int = 300) -> tuple[list[Markup], str | None]:
    """Lines of code as HTML, at most `limit` characters of HTML, and a notice of what was cut (or None).

    Only newlines separate lines, as for Python's tokenizer; every other line separator is shown as an escape.
    """
    source = source.rstrip("\n")
    lines, used, long = [], 0, 0
    # A text of endless length is cut before it is split; a line of HTML is at least as long as its text.
    every = source[: limit + line_limit].replace("\r\n", "\n").split("\n")
    total = source.count("\n") + 1
    for text in every:
        if len(text) > line_limit:
            long += 1
            text = cut(text, line_limit)
        line = markup(text)
        used += len(line) + 40  # the tags around a line
        if used > limit:
            break
        lines.append(line)
    left = total - len(lines)
    notices = []
    if left:
        notices.append(f"{left:,} more lines are not shown here; your notebook has them all.")
    if long:
        notices.append("Very long lines were cut.")
    return lines, " ".join(notices) or None


def terminal(text: object, limit: int | None = None) -> str:
    """`one_line` for a terminal, where letters that run from right to left would carry the rest of the line along."""
    line = one_line(text, limit)
    if line.isascii():
        return line
    return "".join(escaped(sign) if unicodedata.bidirectional(sign) in ("R", "AL", "AN") else sign for sign in line)
