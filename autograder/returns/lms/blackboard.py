"""Blackboard: its grade center's export, to be uploaded again.

Tab-delimited UTF-16 with the ending `.xls`, or comma-delimited. People are known by `Username`; a column carries its
id: `Self attention [Total Pts: 30 Score] |123456`, and one without an id would make a new column. Feedback files it
takes one by one only.
"""

from __future__ import annotations

import re
from dataclasses import replace

from autograder.returns.lms.system import Column, System, header, meanings, number, people
from autograder.text import squashed

COLUMN = re.compile(
    r"(?P<title>.*?)\s*(?:\[[^\[\]]*?:\s*(?:up to\s+)?(?P<most>\d[\d.,]*)?\s*(?P<kind>[^\[\]]*)\])?\s*\|\S+"
)


class Blackboard(System):
    kind, name = "blackboard", "Blackboard"
    export = "the grade center, as Work Offline → Download gives it"
    upload = "Work Offline → Upload Grades"
    without_pages = "Blackboard takes feedback files one by one only."

    def reads(self, table):
        heads = {squashed(text) for text in header(table)}
        return {"username", "lastname"} <= heads and "endoflineindicator" not in heads

    def people(self, table):
        known = meanings(table)
        names = [known[k] for k in ("first", "last") if k in known]
        ids = {kind: known[kind] for kind in ("login", "id") if kind in known}
        found = people(table, known["login"], names, ids)
        return [replace(row, pretended=(row.own or "").endswith("_previewuser")) for row in found]

    def empty(self, cell):
        return super().empty(cell) or cell.casefold().startswith(("needs grading", "in progress"))

    def columns(self, table):
        found = []
        for at, text in enumerate(header(table)):
            if one := COLUMN.fullmatch(text):
                usual = squashed(one["kind"] or "score") == "score"  # others show a text or a percentage
                found.append(Column(at, text, one["title"], number(one["most"] or ""), usual))
        return found
