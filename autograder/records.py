"""`report.json`, the one record of a graded submission: written atomically, read back, held against its schema.

In and out: report dicts in the form of report.schema.json. The gradebook, the pages and the CSVs are made from them;
this module knows nothing of how they came about.
"""

from __future__ import annotations

import functools
import json
from collections.abc import Iterator
from pathlib import Path

from autograder.course import Course
from autograder.files import write  # noqa: F401 (reports, and what is made from them, are written with it)

SCHEMA = Path(__file__).with_name("report.schema.json")


class RecordError(Exception):
    """A report is not in the form of its schema; the message says where."""


@functools.cache
def _validator():
    import jsonschema

    return jsonschema.Draft202012Validator(json.loads(SCHEMA.read_text("utf-8")))


def validate(report: dict) -> None:
    """Raises RecordError when a report breaks the schema."""
    error = next(_validator().iter_errors(report), None)
    if error:
        raise RecordError(f"report of {report.get('student')!r}, at {error.json_path}: {error.message}")


def path(course: Course, student: str, assignment: str) -> Path:
    return course.autograded / student / assignment / "report.json"


def dump(record: dict) -> str:
    """The text of a report or notebook: the same one gives the same bytes.

    A line for each entry, and in a list of tables one for each of them. Indenting everything would take ten times as
    long: the json module does that in Python.
    """
    lines = []
    for key in sorted(record):
        value = record[key]
        if isinstance(value, list) and value and isinstance(value[0], dict):
            lines.append(f"{_line(key)}: [\n  " + ",\n  ".join(map(_line, value)) + "\n ]")
        else:
            lines.append(f"{_line(key)}: {_line(value)}")
    return "{\n " + ",\n ".join(lines) + "\n}\n"


_line = json.JSONEncoder(ensure_ascii=False, sort_keys=True, allow_nan=False).encode


def read(file: Path) -> dict | None:
    """A report, or None when there is none that can be read."""
    try:
        report = json.loads(file.read_text("utf-8"))
    except (OSError, ValueError):
        return None
    return report if isinstance(report, dict) and report.get("schema") == 1 else None


def count(course: Course, assignment: str) -> int:
    """How many reports of an assignment there are."""
    return len(_all(course, assignment))


def _all(course: Course, assignment: str) -> list[Path]:
    return sorted(course.autograded.glob(f"*/{assignment}/report.json"))


def read_all(course: Course, assignment: str) -> Iterator[dict]:
    """All reports of an assignment, by student, one after the other."""
    for file in _all(course, assignment):
        report = read(file)
        if report is not None:
            yield report


class Briefs:
    """Reports without what only their own page shows (evidence, pictures, code that needs no name), for whoever holds
    those of a whole class. Checks that are alike are one object: most of them are, and thousands of reports fit."""

    def __init__(self):
        self._known: dict[tuple, dict] = {}

    def of(self, report: dict) -> dict:
        return {
            **report,
            "exercises": [self._exercise(one) for one in report["exercises"]],
            "picture": None,
            "cells": [],
        }

    def _exercise(self, exercise: dict) -> dict:
        checks = [self._check({**check, "evidence": None}) for check in exercise["checks"]]
        unnamed = any(check["status"] != "passed" and not check.get("title") for check in checks)
        return {**exercise, "checks": checks, "code": exercise.get("code") if unnamed else []}

    def _check(self, check: dict) -> dict:
        return self._known.setdefault(tuple(check.items()), check)
