"""Which learning system wrote a download.

In: a download, and perhaps what the instructor says it is. Out: the layout that reads it, and how that was found, in
words. It knows no system by name.
"""

from __future__ import annotations

from autograder.collect.errors import CollectError
from autograder.collect.lms import SYSTEMS
from autograder.collect.lms.layout import Download, Layout
from autograder.collect.lms.plain import Plain

KINDS = ("auto", *sorted(system.kind for system in SYSTEMS), Plain.kind)
ENOUGH = 0.5  # of the names on the outermost level; the others are then named as unmatched


def recognise(download: Download, kind: str = "auto") -> tuple[Layout, str]:
    """The layout of a download and how it was found, in words. kind: one of KINDS.

    Raises CollectError for an unknown kind.
    """
    if kind != "auto":
        for system in (*SYSTEMS, Plain):
            if system.kind == kind:
                return system(download), "as asked"
        raise CollectError(f"There is no kind “{kind}”; known are {', '.join(KINDS)}.")
    best, found = 0.0, None
    for system in SYSTEMS:
        layout = system(download)
        fitting, total = layout.hits()
        share = fitting / total if total else 0
        if share > best and share >= (1 if layout.needs_all() else ENOUGH):
            best = share
            found = layout, f"recognised: {fitting} of {total} names are as {system.kind.capitalize()} writes them"
    return found or (Plain(download), "no learning system's names, so one folder or file per student")
