"""`report.json`, the one record of a graded submission: written, read back, validated.

In and out: reports. The gradebook, the pages and the CSVs are made from them; this module knows nothing of how they
came about.

    RecordError    a report cannot be read, or is not one; the message names the file and the field
"""

from __future__ import annotations

import dataclasses
import functools
import json
from collections.abc import Callable, Iterator
from operator import attrgetter
from pathlib import Path

import msgspec

from autograder.course import Course
from autograder.files import write  # noqa: F401 (reports, and what is made from them, are written with it)
from autograder.report import CheckResult, ExerciseResult, Report


class RecordError(Exception):
    """A report cannot be read, or is not one; the message names the file and the field."""


def schema() -> dict:
    """The JSON schema of report.json; `python -m autograder.records` prints it."""
    return msgspec.json.schema(Report)


def path(course: Course, student: str, assignment: str) -> Path:
    return course.autograded / student / assignment / "report.json"


def dump(record: Report | dict) -> str:
    """The text of a report or a notebook: the same one gives the same bytes.

    One line for each entry, and for each item of a list of tables. Indenting everything would take ten times as long:
    the json module does that in Python.
    """
    entries = record if isinstance(record, dict) else _plain(record)
    lines = []
    for key in sorted(entries):
        value = entries[key]
        if isinstance(value, list) and value and (isinstance(value[0], dict) or dataclasses.is_dataclass(value[0])):
            lines.append(f"{_line(key)}: [\n  " + ",\n  ".join(map(_line, value)) + "\n ]")
        else:
            lines.append(f"{_line(key)}: {_line(value)}")
    return "{\n " + ",\n ".join(lines) + "\n}\n"


def _plain(one) -> dict:
    """The fields of a dataclass; one that defaults to None is left out when it is None."""
    found = {}
    for name, optional in _fields(type(one)):
        value = getattr(one, name)
        if value is not None or not optional:
            found[name] = value
    return found


@functools.cache
def _fields(kind: type) -> list[tuple[str, bool]]:
    return [(field.name, field.default is None) for field in dataclasses.fields(kind)]


_line = json.JSONEncoder(ensure_ascii=False, sort_keys=True, allow_nan=False, default=_plain).encode


def parse(text: str | bytes) -> Report:
    """The report of a JSON text. Raises RecordError when it is not one."""
    try:
        # Not msgspec's own JSON: that refuses surrogates, which are how names that are not UTF-8 are kept.
        return msgspec.convert(json.loads(text, parse_constant=_no_constant), Report)
    except (ValueError, RecursionError) as error:
        raise RecordError(str(error)) from None


def _no_constant(name: str):
    """`dump` writes none, and no page or table could be made with one."""
    raise ValueError(f"{name} is no number of JSON")


def read(file: Path) -> Report | None:
    """The report in `…/<student>/<assignment>/report.json`, None when there is no such file.

    Raises RecordError when there is something else in it, such as the report of somebody else.
    """
    try:
        report = parse(file.read_bytes())
        if (report.student, report.assignment) != file.parts[-3:-1]:
            raise RecordError(f"it is that of {report.student!r} for {report.assignment!r}")
        return report
    except FileNotFoundError:
        return None
    except OSError as error:
        raise RecordError(f"{file} cannot be read ({error.strerror}).") from None
    except RecordError as error:
        raise RecordError(f"{file} is not a report ({error}).") from None


def count(course: Course, assignment: str) -> int:
    """How many reports of an assignment there are."""
    return len(_all(course, assignment))


def _all(course: Course, assignment: str) -> list[Path]:
    return sorted(course.autograded.glob(f"*/{assignment}/report.json"))


def read_all(
    course: Course, assignment: str, unreadable: Callable[[str, str], None] = lambda student, why: None
) -> Iterator[Report]:
    """All reports of an assignment, by student, one after the other; `unreadable(student, why)` is told of the rest."""
    for file in _all(course, assignment):
        try:
            report = read(file)
        except RecordError as error:
            unreadable(file.parts[-3], str(error))
        else:
            if report is not None:
                yield report


class Briefs:
    """Reports without what only their own page shows (evidence, pictures, code that needs no name), for holding a
    whole class in memory. Equal checks are one object, and most are equal: thousands of reports fit."""

    def __init__(self):
        self._known: dict[tuple, CheckResult] = {}

    def of(self, report: Report) -> Report:
        exercises = [self._exercise(one) for one in report.exercises]
        return dataclasses.replace(report, exercises=exercises, picture=None, cells=[])

    def _exercise(self, exercise: ExerciseResult) -> ExerciseResult:
        checks = [self._check(dataclasses.replace(check, evidence=None)) for check in exercise.checks]
        unnamed = any(check.status != "passed" and not check.title for check in checks)
        return dataclasses.replace(exercise, checks=checks, code=exercise.code if unnamed else [])

    def _check(self, check: CheckResult) -> CheckResult:
        return self._known.setdefault(_values(check), check)


_values = attrgetter(*(field.name for field in dataclasses.fields(CheckResult)))


if __name__ == "__main__":
    print(json.dumps(schema(), indent=2))
