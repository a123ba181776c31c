"""Git's conflict marks: whether a text has them, and the text as either side has it. It knows no notebook."""

import re

_MARKS = [re.compile(mark, re.M) for mark in (r"^<{7}", r"^={7}$", r"^>{7}")]


def marked(text: str) -> bool:
    """Whether a text holds all marks of a merge conflict."""
    return "<<<<<<<" in text and all(mark.search(text) for mark in _MARKS)


def one_side(text: str, own: bool) -> str:
    """A text with conflict marks as one of the two sides has it: `own` is HEAD's, the upper one."""
    kept, where = [], "both"
    for line in text.split("\n"):
        if where == "both" and line.startswith("<<<<<<<"):
            where = "head"
        elif where == "head" and line.startswith("|||||||"):
            where = "base"
        elif where in ("head", "base") and line.rstrip("\r") == "=======":
            where = "other"
        elif where == "other" and line.startswith(">>>>>>>"):
            where = "both"
        elif where == "both" or where == ("head" if own else "other"):
            kept.append(line)
    return "\n".join(kept)
