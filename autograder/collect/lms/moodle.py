"""Moodle: `{full name}_{participant}_assignsubmission_file[_]/…`, a folder per person, or flat with
the file name appended.

From the left to the first `_assignsubmission_`; before it the participant number after the last underscore and the name
(Moodle takes underscores out of it), after it the kind of submission: `file` is work, `onlinetext` and others are not.
Blind marking: the name is the word “Participant” in the site's language. Groups: the group's name and number. The
number belongs to this assignment only; the grading worksheet (--roster) says whose it is, and when it was handed in.
Source: mod/assign/classes/downloader.php of Moodle.
"""

from __future__ import annotations

import re

from autograder import timestamps
from autograder.collect.lms.layout import Layout, Place, is_number
from autograder.text import squashed

LATE = re.compile(r"\blate\b|\bretard\b|\bverspätet\b", re.IGNORECASE)


class Moodle(Layout):
    kind = "moodle"
    numbered = True
    lasting = False
    id_columns = "identifier participant participantnumber participantid moodleid moodle"
    without_roster = (
        "Moodle's participant numbers hold for one assignment only, and its downloads have no times: "
        "give the grading worksheet with --roster to get both right."
    )

    def parse(self, component, rest, item):
        head, mark, tail = component.partition("_assignsubmission_")
        if not mark or not head:
            return None
        name, _, key = head.rpartition("_")
        if not name or not is_number(key):
            name, key = head, head
        plugin, _, base = tail.partition("_")
        blind = squashed(name) == "participant"
        label = f"{name}_{key}" if key != head else head
        if blind:  # the same number is another person in the next assignment
            label = f"{name}_{key}_{self.download.assignment}"
        rest = (base, *rest) if base else rest
        if not rest:
            return None
        owner = self.owner(key, None if blind else name, label=label)
        return Place((owner,), rest, ignored=None if plugin == "file" else f"Moodle's {plugin}, not a file")

    def in_roster(self, fields):
        said, time, problem = fields.get("submitted", "").strip(), None, None
        try:
            if any(letter.isdigit() for letter in said):
                time = self.download.utc(timestamps.whole(said))
        except timestamps.Unclear as unclear:
            problem = f"the time of submission is not known: {unclear}"
        return time, bool(LATE.search(fields.get("status", ""))), problem
