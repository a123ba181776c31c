"""Text of students made harmless to show.

In: any text. Out: the same text with everything that cannot be seen, or that changes how other text is seen
(control, bidirectional and zero-width characters, heaps of combining marks), written as an escape such as
`\\u202e`; cut to a length where asked. It knows nothing of reports.
"""

from __future__ import annotations

import re
import unicodedata

from markupsafe import Markup, escape

# Cc but tab and newline, Cf (bidi, zero width, tags, soft hyphen), line and paragraph separators, surrogates,
# variation selectors, fillers that look like nothing, and every combining mark after the third in a row.
_UNSEEN = re.compile(
    "[\x00-\x08\x0b-\x1f\x7f-\x9f\xad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u2028-\u202e"
    "\u2060-\u206f\u2800\u3164\ud800-\udfff\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb\U000e0000-\U000e0fff]"
    "|(?<=[\u0300-\u036f\u0483-\u0489\u1ab0-\u1aff\u20d0-\u20ff]{3})[\u0300-\u036f\u0483-\u0489\u1ab0-\u1aff\u20d0-\u20ff]"
)


def _escape_of(match: re.Match) -> str:
    code = ord(match[0])
    return f"\\x{code:02x}" if code < 0x100 else f"\\u{code:04x}" if code < 0x10000 else f"\\U{code:08x}"


def visible(text: object, limit: int | None = None) -> str:
    """`text` as a string in which nothing is hidden, at most about `limit` characters of it."""
    text = cut(str(text), limit)
    return _UNSEEN.sub(_escape_of, text)


def one_line(text: object, limit: int | None = None) -> str:
    """`visible`, with newlines and tabs as spaces: for table cells and terminals."""
    return visible(" ".join(str(text).split()), limit)


def cut(text: str, limit: int | None) -> str:
    if limit is None or len(text) <= limit:
        return text
    return f"{text[:limit]} … ({len(text) - limit:,} more characters cut)"


def markup(text: object, limit: int | None = None) -> Markup:
    """`visible` as HTML, the escapes set apart so that they are not taken for the student's own backslashes."""
    return _tagged(escape(cut(str(text), limit)))


def _tagged(escaped: Markup) -> Markup:
    if not _UNSEEN.search(escaped):
        return escaped
    return Markup(_UNSEEN.sub(lambda match: f'<i class="esc">{_escape_of(match)}</i>', str(escaped)))


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
    shown = one_line(text, limit)
    if shown.isascii():
        return shown
    return "".join(
        f"\\u{ord(char):04x}" if unicodedata.bidirectional(char) in ("R", "AL", "AN") else char for char in shown
    )
