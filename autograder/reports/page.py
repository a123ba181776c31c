"""A feedback page with a stamp of what it was made from, so that one that is up to date is not made again.

In: a report, what people and penalties add to it. Out: the page's text. It reads and writes no file, and knows no
gradebook.
"""

from __future__ import annotations

import dataclasses
import functools
import hashlib
import json
from pathlib import Path

from autograder import records
from autograder.report import Given, Report
from autograder.reports.feedback import feedback

_STAMP = "<!-- made from {} -->\n"
STAMP_BYTES = len(_STAMP.format("0" * 64))


def page(report: Report, given: Given | None = None) -> str:
    """The page as `feedback.feedback` makes it, its stamp at the end."""
    return feedback(report, given) + stamp(report, given)


def stamp(report: Report, given: Given | None = None) -> str:
    """A page ages with its report, with what people and penalties add to that, and with the templates."""
    # Not of the seed, nor of what is drawn from it: the page goes to the student, who must not be able to try seeds.
    told = records.dump(dataclasses.replace(report, seed=0, digest=""))
    given = given or Given()
    manual = {name: dataclasses.asdict(hand) for name, hand in given.manual.items()}
    made_of = [told, manual, given.penalty, bool(given.waiting), templates()]
    return _STAMP.format(hashlib.sha256(json.dumps(made_of, sort_keys=True).encode()).hexdigest())


@functools.cache
def templates() -> str:
    """A digest of all that decides how a page looks."""
    digest = hashlib.sha256()
    for path in sorted(Path(__file__).parent.rglob("*")):
        if path.suffix in (".py", ".html", ".css"):
            digest.update(f"{path.name}\0".encode() + path.read_bytes())
    return digest.hexdigest()
