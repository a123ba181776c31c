"""Names that were probably meant for another.

In: names of functions and classes. Out: the one that was meant, or none. It knows no exercise.
"""

from __future__ import annotations

import difflib
import re


def alike_name(asked, defined, others=()):
    """The name among `defined` that was probably meant for `asked`, or None; none that is more like one of `others`."""
    plain = {_letters(name): name for name in defined if name != asked}
    for close in difflib.get_close_matches(_letters(asked), plain, 3, 0.85):
        if all(_likeness(close, _letters(asked)) >= _likeness(close, _letters(other)) for other in others):
            return plain[close]
    return None


def _letters(name):
    return re.sub(r"[\W_]", "", name).lower()


def _likeness(one, other):
    return difflib.SequenceMatcher(None, one, other).ratio()
