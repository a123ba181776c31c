"""Puts pages where people look for them: one per student, and the class page with its CSV for the instructor.

In: a course with reports, and what its rubric says of the written questions. Out: files under `feedback/`. Students'
pages lie where nbgrader's `release_feedback` takes them from; the class page lies above them, where it does not.
"""

from __future__ import annotations

import functools
import hashlib
import json
import os
import re
from pathlib import Path

from .. import records
from ..course import Course
from ..gradebook.manual import Given, given, manual_grades
from . import exchange
from .class_page import class_csv, class_page
from .feedback import feedback
from .feedback import prepare as prepare_page

_STAMP = "<!-- made from {} -->\n"
_STAMP_BYTES = len(_STAMP.format("0" * 64))


def page_of(course: Course, student: str, assignment: str) -> Path:
    return course.feedback / student / assignment / f"{assignment}.html"


def prepare() -> None:
    """Does what takes time before the first page is asked for."""
    prepare_page()
    _templates()


def publish_student(course: Course, report: dict, given: Given | None = None) -> bool:
    """One student's page, unless the one that stands was made from the same; returns whether it was written.

    A page ages with its report, with what people and penalties add to that, and with the templates.
    """
    exchange.keep(course, report)
    given = given or Given()
    path = page_of(course, report["student"], report["assignment"])
    stamp = _stamp(report, given)
    if _end(path) == stamp.encode():
        return False
    records.write(path, feedback(report, given.manual, penalty=given.penalty) + stamp)
    return True


def publish_class(course: Course, assignment: str, written: dict, seconds: float | None = None) -> Path:
    """The class page and its CSV, made from every report there is; returns the page's path."""
    briefs = records.Briefs()
    reports = [briefs.of(report) for report in records.read_all(course, assignment)]
    manual = manual_grades(course, assignment)
    answers = {
        name: {"criteria": "\n".join(asked.get("criteria", ())), "sample": asked.get("sample")}
        for name, asked in written.items()
    }
    page = course.feedback / f"{assignment}.html"
    if seconds is None:  # made once more: the batch took what it took
        seconds = _took(page)
    made = class_page(reports, manual, answers=answers, seconds=seconds)
    records.write(page, made if seconds is None else f"{made}\n<!-- the batch took {seconds:.2f} s -->\n")
    records.write(page.with_suffix(".csv"), class_csv(reports, manual))
    return page


def publish_all(course: Course, assignment: str, written: dict) -> int:
    """Every page once more, with what has been graded by hand since; returns how many students have one."""
    count, added = 0, given(course, assignment)
    for report in records.read_all(course, assignment):
        publish_student(course, report, added.get(report["student"]))
        count += 1
    publish_class(course, assignment, written)
    return count


def _stamp(report: dict, given: Given) -> str:
    # Not of the seed, nor of what is drawn from it: the page goes to the student, who must not be able to try seeds.
    told = {key: value for key, value in report.items() if key not in ("seed", "digest")}
    made_of = [told, given.manual, given.penalty, _templates()]
    return _STAMP.format(hashlib.sha256(json.dumps(made_of, sort_keys=True).encode()).hexdigest())


@functools.cache
def _templates() -> str:
    """A digest of all that decides how a page looks."""
    digest = hashlib.sha256()
    for path in sorted(Path(__file__).parent.rglob("*")):
        if path.suffix in (".py", ".html", ".css"):
            digest.update(f"{path.name}\0".encode() + path.read_bytes())
    return digest.hexdigest()


def _took(page: Path) -> float | None:
    told = re.search(rb"<!-- the batch took ([\d.]+) s -->\n\Z", _end(page))
    return float(told[1]) if told else None


def _end(path: Path) -> bytes:
    """As many bytes of a file's end as a stamp has; none of a shorter one."""
    try:
        with open(path, "rb") as file:
            file.seek(-_STAMP_BYTES, os.SEEK_END)
            return file.read()
    except OSError:
        return b""
