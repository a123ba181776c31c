"""Puts pages where people look for them: one per student, and the class page with its CSV for the instructor.

In: a course with reports, and what its rubric says of the written questions. Out: files under `feedback/`. Students'
pages are where nbgrader's `release_feedback` takes them from; the class page is one folder up, where it does not look.

No page is made while the gradebook cannot be read, or when it was lost after grading: a page without the late penalty
or without the grades that people gave would be wrong. Pages are made for everybody who has a submission in `submitted/`
or in the gradebook now. What earlier runs left of others is named and stays as it is.
"""

from __future__ import annotations

import os
import re
import shlex
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from autograder import files, records
from autograder.batch import exchange
from autograder.course import Course
from autograder.gradebook.grades import given
from autograder.gradebook.reading import due_date, lost
from autograder.report import Given, Report
from autograder.reports import harmless, words
from autograder.reports.class_page import class_csv, class_page
from autograder.reports.page import STAMP_BYTES, page, stamp


def page_of(course: Course, student: str, assignment: str) -> Path:
    return course.feedback / student / assignment / f"{assignment}.html"


def publish_student(course: Course, report: Report, given: Given | None = None, made: bytes | None = None) -> bool:
    """Writes one student's page unless the one there was made from the same; returns whether it was written.

    `made` is the page if it has been made already; then a report in brief will do.
    """
    # nbgrader's `release_feedback` hands the page out with its mode; what keeps it from others here is the folder.
    mode = files.PUBLIC if exchange.keep(course, report) else files.PRIVATE
    path = page_of(course, report.student, report.assignment)
    stamped = made[-STAMP_BYTES:] if made else stamp(report, given).encode()
    if _end(path) == stamped and path.stat().st_mode & mode == mode:
        return False
    records.write(path, made or page(report, given), mode)
    return True


def page_or_why(course: Course, report: Report, given: Given | None, made: bytes | None = None) -> str | None:
    """The same, but returns a sentence when the page cannot be made: that costs neither the grade nor others' pages."""
    student = report.student
    try:
        publish_student(course, report, given, made)
    except OSError as error:
        return f"{student}: no feedback page ({error.strerror}: {error.filename})."
    except Exception as error:
        return f"{student}: graded, but the feedback page could not be made ({type(error).__name__}: {error})."
    return None


@dataclass
class Published:
    """What was made, and what needs a person.

    page      the class page
    students  how many it is about
    above     [(student, cell, score, most)]: given by hand, and more than the cell is worth now
    left      {student: paths}: what earlier runs left of students who are no longer there, from the course's folder
    due       whether there is a due date
    no_page   sentences: whose page could not be made, and why
    no_class  sentences: what about the class could not be made
    """

    page: Path
    students: int = 0
    above: list[tuple[str, str, float, float]] = field(default_factory=list)
    left: dict[str, list[str]] = field(default_factory=dict)
    due: bool = False
    no_page: list[str] = field(default_factory=list)
    no_class: list[str] = field(default_factory=list)

    @property
    def problems(self) -> list[str]:
        return self.no_page + self.no_class

    @property
    def notes(self) -> list[str]:
        """The same as sentences for a terminal."""
        notes = [
            f"{harmless.terminal(student, 60)}: {cell} has {words.points(score)} points given by hand, where "
            f"{words.points(most)} are the most now. Correct it in Formgrader, under Manual Grading."
            for student, cell, score, most in self.above
        ]
        if self.left:
            students = words.listed([harmless.terminal(student, 60) for student in self.left])
            notes.append(
                f"{students}: neither in submitted/ nor in the gradebook any more, so on no page and in no table. To "
                f"remove what earlier runs left:\n    {self.removal}"
            )
        return notes

    @property
    def removal(self) -> str:
        """The command that removes what is left, to be typed in the course's folder."""
        return " ".join(["rm -r", *(_quoted(path) for paths in self.left.values() for path in paths)])


def publish_class(
    course: Course, assignment: str, written: dict, seconds: float | None = None, added: dict[str, Given] | None = None
) -> Published:
    """The class page and its CSV, made from the reports of everybody who is there now.

    `added` is what the gradebook says, if the caller has read it already. Raises GradebookError when it cannot be read,
    and when it has nothing of an assignment that has been graded.
    """
    added = _added(course, assignment) if added is None else added
    briefs = records.Briefs()
    unreadable: dict[str, str] = {}
    reports = [briefs.of(report) for report in _reports(course, assignment, added, unreadable.__setitem__)]
    answers = {
        name: {"criteria": "\n".join(asked.get("criteria", ())), "sample": asked.get("sample")}
        for name, asked in written.items()
    }
    place = course.feedback / f"{assignment}.html"
    if seconds is None:  # made once more: the batch took what it took
        seconds = _took(place)
    due = due_date(course, assignment) is not None
    published = Published(place, len(reports), _above(added), left_behind(course, assignment, added), due)
    published.no_class = [
        f"{student}: on no page and in no table. {why} Grade it again."
        for student, why in unreadable.items()
        if _there(course, assignment, student, added)
    ]
    left = (list(published.left), published.removal) if published.left else None
    took = "" if seconds is None else f"\n<!-- the batch took {seconds:.2f} s -->\n"
    asked = {"answers": answers, "seconds": seconds, "above": published.above, "left": left, "due": due}
    for what, path, make in (
        ("class page", place, lambda: class_page(reports, added, **asked) + took),
        ("table of the class", place.with_suffix(".csv"), lambda: class_csv(reports, added)),
    ):
        try:
            made = make()
        except Exception as error:
            published.no_class.append(f"The {what} could not be made again ({type(error).__name__}: {error}).")
        else:
            records.write(path, made)
    return published


def publish_all(course: Course, assignment: str, written: dict) -> Published:
    """Makes every page again, with what has been graded by hand since; one that cannot be made costs no other.

    Raises GradebookError, with nothing made, when the gradebook cannot be read or was lost.
    """
    added = _added(course, assignment)
    course.close(course.feedback)
    told = [page_or_why(course, one, added.get(one.student)) for one in _reports(course, assignment, added)]
    published = publish_class(course, assignment, written, added=added)
    published.no_page = [why for why in told if why]
    return published


def _added(course: Course, assignment: str) -> dict[str, Given]:
    """What the gradebook adds. A lost gradebook is an error, not one in which nothing was given."""
    added = given(course, assignment)
    if not added and (error := lost(course, assignment)):
        raise error
    return added


def _reports(course: Course, assignment: str, added: dict[str, Given], *unreadable) -> Iterator[Report]:
    found = records.read_all(course, assignment, *unreadable)
    return (one for one in found if _there(course, assignment, one.student, added))


def _there(course: Course, assignment: str, student: str, added: dict[str, Given]) -> bool:
    return student in added or os.path.lexists(course.submitted / student / assignment)


def _above(added: dict[str, Given]) -> list[tuple[str, str, float, float]]:
    return [
        (student, name, one.score, one.max_points)
        for student in sorted(added)
        for name, one in added[student].manual.items()
        if one.above
    ]


def left_behind(course: Course, assignment: str, added: dict[str, Given]) -> dict[str, list[str]]:
    """{student: paths from the course's folder} of what earlier runs left of those who are no longer there."""
    left: dict[str, list[str]] = {}
    for root in (course.autograded, course.feedback):
        for place in sorted(root.glob(f"*/{assignment}")):
            student = place.parent.name
            if not _there(course, assignment, student, added):
                left.setdefault(student, []).append(str(place.relative_to(course.root)))
    return left


def _quoted(path: str) -> str:
    """A path quoted for a shell; with characters that a terminal would not show, in bash's form with escapes."""
    if path.isprintable() and harmless.terminal(path) == path:
        return shlex.quote(path)
    return "$'" + "".join(c if (c.isalnum() and c.isascii()) or c in "/._-" else _escaped(c) for c in path) + "'"


def _escaped(character: str) -> str:
    return "".join(f"\\x{byte:02x}" for byte in os.fsencode(character))


def _took(page: Path) -> float | None:
    told = re.search(rb"<!-- the batch took ([\d.]+) s -->\n\Z", _end(page))
    return float(told[1]) if told else None


def _end(path: Path) -> bytes:
    """As many bytes of a file's end as a stamp has; none of a shorter one."""
    try:
        with open(path, "rb") as file:
            file.seek(-STAMP_BYTES, os.SEEK_END)
            return file.read()
    except OSError:
        return b""
