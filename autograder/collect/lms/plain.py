"""No system's names: one folder, one zip or one file per student, named for the student.

A file's name may hold the assignment's before or behind the student's (`ada_self_attention.ipynb`); copy marks such as
` (1)` are not part of it. Where the outermost level is the submission itself (`self_attention.ipynb` is there), the
student is the folder or the zip around it. Other files on the outermost level are nobody's.
"""

from __future__ import annotations

from autograder.collect.filenames import archive_kind, stem_and_copy, without_ending
from autograder.collect.inventory import Item
from autograder.collect.lms import SYSTEMS
from autograder.collect.lms.layout import Download, Layout, Place
from autograder.text import squashed


class Plain(Layout):
    kind = "plain"

    def __init__(self, download):
        super().__init__(download)
        self.asked = squashed(download.assignment)
        self.level = len(download.prefix)
        top = [item for item in download.items if len(item.parts) == self.level + 1]
        self.single = any(squashed(stem_and_copy(item.parts[-1])[0]) == self.asked for item in top)
        self.downloads = self._downloads_inside() if not self.single else {}

    def _downloads_inside(self) -> dict[str, str]:
        """Zips on the outermost level that look like downloads of a system themselves: zip -> system.

        They are not opened as one student's work, and not as the system's either: their names would then be in the
        hands of whoever sent the zip.
        """
        inner: dict[str, list[Item]] = {}
        for item in self.download.items:
            if len(item.parts) > self.level + 1 and archive_kind(item.parts[self.level]):
                inner.setdefault(item.parts[self.level], []).append(item)
        nothing = Download(self.download.path, [], self.download.assignment)
        systems = [system(nothing) for system in SYSTEMS]
        return {
            unit: layout.kind
            for unit, items in inner.items()
            for layout in systems
            if len(items) > 1 and len(self._keys(layout, items)) > 1
        }

    def _keys(self, layout: Layout, items: list[Item]) -> set[str]:
        """The people whom a system's grammar finds in a zip, by names alone."""
        found = set()
        for item in items:
            for depth in range(self.level + 1, min(self.level + 3, len(item.parts))):
                place = layout.parse(item.parts[depth], item.parts[depth + 1 :], item)
                found |= {owner.key for owner in place.owners} if place else set()
        return found

    def unplaced(self, item):
        if (unit := next((part for part in item.parts if part in self.downloads), None)) is not None:
            return (
                f"{unit} looks like a download of {self.downloads[unit]} itself: if it is, give its own path to collect"
            )
        return super().unplaced(item)

    def parse(self, component, rest, item):
        return self.place(item)

    def place(self, item):
        if len(item.parts) <= self.level:
            return None
        if self.single:
            rest = item.parts[self.level :]
            around = self.download.prefix[-1] if self.level else self.download.path.name
            if not self.level and self.download.path.is_file() and not archive_kind(around):
                return None  # the file itself was given: its name says only the assignment's
            student = without_ending(around)
        else:
            component, below = item.parts[self.level], item.parts[self.level + 1 :]
            if component in self.downloads or not (below or item.may_be_work):
                return None
            student = without_ending(component) if below else self._student(component)
            rest = below or (component,)
        return Place((self.owner(student),), rest) if student and squashed(student) != self.asked else None

    def _student(self, base: str) -> str:
        stem, _ = stem_and_copy(base, resubmitted=False)
        lowered, asked = stem.casefold(), self.download.assignment.casefold()
        for mark in "_-. ":
            if lowered.startswith(asked + mark):
                return stem[len(asked) + 1 :]
            if lowered.endswith(mark + asked):
                return stem[: -len(asked) - 1]
        return stem
