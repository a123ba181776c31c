"""Brightspace: its grades' export, to be imported again.

People are known by `OrgDefinedId` and `Username`, written with `#` in front; a column is
`Self attention Points Grade <Numeric MaxPoints:25 …>`; the last one, `End-of-Line Indicator`, holds `#` in every line.
How a zip of feedback files would have to look is not documented publicly.
"""

from __future__ import annotations

import re

from autograder.returns.lms.system import Column, System, header, meanings, number, people
from autograder.text import squashed

COLUMN = re.compile(r"(?P<title>.*\S)\s+Points Grade(?:\s*<(?P<about>.*)>)?")


class Brightspace(System):
    kind, name = "brightspace", "Brightspace"
    export = "the grades, as Enter Grades → Export gives them (a CSV with points, and the key OrgDefinedId or Username)"
    upload = "Enter Grades → Import"
    without_pages = "How Brightspace would have a zip of feedback files named is not known."

    def reads(self, table):
        known = meanings(table)
        end = squashed(header(table)[-1]) == "endoflineindicator"
        return end and bool({"id", "login"} & known.keys())

    def people(self, table):
        known = meanings(table)
        names = [known[k] for k in ("first", "last") if k in known] or [known[k] for k in ("name",) if k in known]
        return people(table, None, names, {k: known[k] for k in ("id", "login", "email") if k in known})

    def columns(self, table):
        found = []
        for at, text in enumerate(header(table)):
            if one := COLUMN.fullmatch(text):
                most = re.search(r"MaxPoints:([\d.,]+)", one["about"] or "")
                found.append(Column(at, text, one["title"], number(most[1]) if most else None))
        return found
