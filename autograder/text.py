"""Text that others wrote, made safe to show and comparable.

In: any string. Out: the same text with nothing in it that cannot be seen or that changes how other text is seen; or
only its letters and digits. It knows nothing of what the text says.
"""

from __future__ import annotations

import re
import unicodedata

# Cc but tab and newline, Cf (bidi, zero width, tags, soft hyphen), line and paragraph separators, surrogates,
# variation selectors, fillers that look like nothing, and every combining mark after the third in a row.
UNSEEN = re.compile(
    "[\x00-\x08\x0b-\x1f\x7f-\x9f\xad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u2028-\u202e"
    "\u2060-\u206f\u2800\u3164\ud800-\udfff\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb\U000e0000-\U000e0fff]"
    "|(?<=[\u0300-\u036f\u0483-\u0489\u1ab0-\u1aff\u20d0-\u20ff]{3})[\u0300-\u036f\u0483-\u0489\u1ab0-\u1aff\u20d0-\u20ff]"
)
_NEVER_SHOWN = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}


def escaped(character: str) -> str:
    """One character as Python would write it in a string: `\\u202e`."""
    code = ord(character)
    return f"\\x{code:02x}" if code < 0x100 else f"\\u{code:04x}" if code < 0x10000 else f"\\U{code:08x}"


def shown(text: object, limit: int = 200) -> str:
    """A name (of a file, a person, a column) on one line: what is invisible or moves the line about is escaped, and the
    middle is left out where it is longer than `limit` characters, so that a file's ending is seen."""
    text = str(text)
    if len(text) > limit:
        text = text[: limit * 2 // 3] + "…" + text[-(limit // 3) :]
    text = UNSEEN.sub(lambda found: escaped(found[0]), text)
    return "".join(escaped(sign) if unicodedata.category(sign) in _NEVER_SHOWN else sign for sign in text)


def squashed(text: str) -> str:
    """Letters and digits only, without case and accents: what is left of a name in every system's spelling."""
    parts = unicodedata.normalize("NFKD", text.casefold())
    return "".join(c for c in parts if c.isalnum())
