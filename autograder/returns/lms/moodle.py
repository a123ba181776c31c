"""Moodle: the worksheet for offline grading of one assignment, and the zip of feedback files.

The words are in the site's language. What counts is the participant's number, which ends the first column
(`Participant 12345`, `Teilnehmer/in12345`); it belongs to this assignment only. Source: importgradeslib.php and
importziplib.php of mod/assign/feedback.
"""

from __future__ import annotations

import re
from dataclasses import replace

from autograder.collect.roster import MEANS
from autograder.returns.lms.system import Column, System, header, meanings, number, people
from autograder.text import squashed

# As English, German, Spanish and Catalan sites write them; in other languages the column has to be named.
GRADE = {squashed(word) for word in ("Grade", "Bewertung", "Calificación", "Qualificació")}
MOST = {squashed(word) for word in ("Maximum Grade", "Bestwertung", "Calificación máxima", "Qualificació màxima")}
NAME = {squashed(word) for word in ("Full name", "Vollständiger Name", "Nombre completo", "Nom complet")}
EMAIL = {squashed(word) for word in ("Email address", "E-Mail-Adresse", "Dirección de correo", "Adreça electrònica")}
PERSON = re.compile(r"(.*?)(\d+)")


class Moodle(System):
    kind, name = "moodle", "Moodle"
    export = "the assignment's grading worksheet, as “Download grading worksheet” gives it"
    upload = "the assignment → Submissions → Upload grading worksheet"
    pages = "the assignment → Submissions → Upload multiple feedback files in a zip"

    def reads(self, table):
        """All lines begin with the same word and a number, whatever the header calls them."""
        found = [PERSON.fullmatch(row[0].text.strip()) for row in table.rows[1:] if len(row) > 1]
        words = {one[1].strip() if one else "" for one in found}
        head = squashed(table.rows[0][0].text)
        own = head == "id" or MEANS.get(head, "moodle") == "moodle"
        return own and len(words) == 1 and bool(squashed(words.pop()))

    def people(self, table):
        known, heads = meanings(table), [squashed(text) for text in header(table)]
        names = [at for at, head in enumerate(heads) if head in NAME][:1]
        emails = [at for at, head in enumerate(heads) if head in EMAIL][:1]
        ids = {"email": emails[0]} if emails else {}
        if known.get("id", 0):  # the first column may be called “ID”, and is the participant's
            ids["id"] = known["id"]
        return [replace(row, own=PERSON.fullmatch(row.own)[2]) for row in people(table, 0, names, ids) if row.own]

    def columns(self, table):
        heads = header(table)
        said = {row[at].text for at, head in enumerate(heads) for row in table.rows[1:]
                if squashed(head) in MOST and at < len(row)}  # fmt: skip
        most = number(said.pop()) if len(said) == 1 else None
        usual = [Column(at, head, head, most) for at, head in enumerate(heads) if squashed(head) in GRADE]
        if usual:
            return usual
        return [
            Column(at, head, head, usual=False)
            for at, head in enumerate(heads)
            if at and all(number(row[at].text) is not None or row[at].text.strip() in ("", "-")
                          for row in table.rows[1:] if at < len(row))
        ]  # fmt: skip

    def chosen(self, column, assignment):
        return column.usual  # the whole file is about one assignment

    def page_name(self, key, downloaded, assignment):
        """`Ada Lovelace_123_assignsubmission_file_/self_attention.html`, the folder as in the download."""
        if not key.isascii() or not key.isdigit():
            return None
        head = next((part for part in (downloaded or "").split("/") if "_assignsubmission_" in part), "")
        name, _, number_there = head.partition("_assignsubmission_")[0].rpartition("_")
        if number_there != key or set(name) & set("_\\") or not name.strip(". ~"):
            name = "Participant"
        return f"{name}_{key}_assignsubmission_file_/{assignment}.html"
