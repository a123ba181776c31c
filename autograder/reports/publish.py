"""Puts pages where people look for them: one per student, and the class page with its CSV for the instructor.

In: a course with reports, and what its rubric says of the written questions. Out: files under `feedback/`. Students'
pages lie where nbgrader's `release_feedback` takes them from; the class page lies above them, where it does not.
"""

from __future__ import annotations

from pathlib import Path

from .. import records
from ..course import Course
from ..gradebook.manual import manual_grades
from .class_page import class_csv, class_page
from .feedback import feedback


def page_of(course: Course, student: str, assignment: str) -> Path:
    return course.feedback / student / assignment / f"{assignment}.html"


def publish_student(course: Course, report: dict, manual: dict) -> None:
    """One student's page; `manual` holds what people graded or commented, by cell."""
    records.write(page_of(course, report["student"], report["assignment"]), feedback(report, manual))


def publish_class(course: Course, assignment: str, written: dict, seconds: float | None = None) -> Path:
    """The class page and its CSV, made from every report there is; returns the page's path."""
    reports, manual = records.read_all(course, assignment), manual_grades(course, assignment)
    answers = {
        name: {"criteria": "\n".join(asked.get("criteria", ())), "sample": asked.get("sample")}
        for name, asked in written.items()
    }
    page = course.feedback / f"{assignment}.html"
    records.write(page, class_page(reports, manual, answers=answers, seconds=seconds))
    records.write(page.with_suffix(".csv"), class_csv(reports, manual))
    return page


def publish_all(course: Course, assignment: str, written: dict) -> int:
    """Every page once more, with what has been graded by hand since; returns how many students have one."""
    reports, manual = records.read_all(course, assignment), manual_grades(course, assignment)
    for report in reports:
        publish_student(course, report, manual.get(report["student"], {}))
    publish_class(course, assignment, written)
    return len(reports)
