"""Downloads as learning systems make them, of a class of awkward people; used by the tests of collecting."""

from __future__ import annotations

import csv
import io
import json
import re
import zipfile
from dataclasses import dataclass
from pathlib import Path

from autograder.collect.manifest import Manifest
from autograder.collect.run import Collected, collect
from autograder.collect.store import read_json
from autograder.course import Course

ASSIGNMENT = "self_attention"


@dataclass(frozen=True)
class Person:
    """number: their id in every system; sid: their student id."""

    number: int
    name: str
    sid: str

    @property
    def email(self) -> str:
        return f"{self.sid}@uni.example"

    @property
    def sortable(self) -> str:
        first, _, last = self.name.rpartition(" ")
        return f"{last}, {first}"


PEOPLE = [
    Person(101, "Ada Lovelace", "s101"),
    Person(102, "Ada Lovelace", "s102"),  # somebody else of that name
    Person(103, "Jan van_der Berg", "s103"),
    Person(104, "Zoë Müller-Łukasiewicz", "s104"),
    Person(105, "Pat O'Brien", "s105"),
    Person(106, "Sammy Davis, Jr.", "s106"),
    Person(107, "../../etc/passwd", "s107"),
    Person(108, '=HYPERLINK("http://x","y")', "s108"),
    Person(109, "明 李", "s109"),
]


def notebook(mark: object, grade_ids: bool = True, filler: str = "") -> bytes:
    """A small notebook that holds the mark, so that a test sees whose it is."""
    metadata = {"nbgrader": {"grade_id": "project", "solution": True}} if grade_ids else {}
    cell = {"cell_type": "code", "metadata": metadata, "source": f"# {mark}\n{filler}", "outputs": []}
    content = {"cells": [cell], "metadata": {}, "nbformat": 4, "nbformat_minor": 5}
    return json.dumps(content, ensure_ascii=False).encode()


def zipped(entries: dict[str, bytes | str] | list[tuple], path: Path | None = None) -> bytes:
    """A zip of name -> content (or of (name or ZipInfo, content) pairs), written to path when given."""
    buffer = io.BytesIO()
    pairs = entries.items() if isinstance(entries, dict) else entries
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in pairs:
            archive.writestr(name, content)
    if path is not None:
        path.write_bytes(buffer.getvalue())
    return buffer.getvalue()


def canvas_name(person: Person) -> str:
    """As Canvas's content zipper writes it: small letters, word characters only, no number between underscores."""
    return re.sub(r"[^\w]", "", re.sub(r"_(\d+)_", r"\1", person.sortable).lower())


def moodle_name(name: str) -> str:
    """As Moodle's clean_filename leaves it."""
    return re.sub(r"[\x00-\x1f&<>\"`|':\\/*?]", "", name.replace("_", " ")).replace("..", "")


def roster(path: Path, header: str, rows: list[tuple]) -> Path:
    with open(path, "w", newline="", encoding="utf-8") as file:
        writer = csv.writer(file)
        writer.writerow(header.split(","))
        writer.writerows(rows)
    return path


def full_roster(path: Path, system: str) -> Path:
    rows = [(p.sid, p.name, p.email, p.number) for p in PEOPLE]
    return roster(path, f"student id,name,email,{system} id", rows)


def collected(root: Path, *paths: Path, **options) -> Collected:
    """Collects into root/course and proves that the account adds up."""
    result = collect(Course(root / "course"), ASSIGNMENT, list(paths), **options)
    assert_adds_up(root, result)
    return result


def account(result: Collected) -> dict:
    """The manifest as it was written."""
    return json.loads(result.path.read_text())


def assert_adds_up(root: Path, result: Collected) -> None:
    manifest = account(result)
    counts = manifest["counts"]
    assert sum(count for state, count in counts.items() if state != "entries") == counts["entries"]
    assert len(manifest["entries"]) == counts["entries"]
    assert read_json(result.path, Manifest) == result.manifest
    for entry in manifest["entries"]:
        assert entry["state"] in ("taken", "superseded", "ignored", "unmatched", "opened")
        assert entry["state"] not in ("ignored", "superseded", "unmatched") or entry["why"]
        for place in entry.get("where", []):
            assert (root / "course" / place).is_file()
    assert not list((root / "course" / "submitted" / ".collected").glob("work-*"))


def work_of(root: Path, student: str, name: str = f"{ASSIGNMENT}.ipynb") -> str:
    """What lies in submitted/ for a student, as text."""
    return (root / "course" / "submitted" / student / ASSIGNMENT / name).read_text(encoding="utf-8")


def students(root: Path) -> set[str]:
    folder = root / "course" / "submitted"
    return {path.name for path in folder.iterdir() if not path.name.startswith(".")}


def states(result: Collected) -> dict[str, str]:
    return {entry["entry"]: entry["state"] for entry in account(result)["entries"]}


def reason(result: Collected, entry: str) -> str:
    return next(e.get("why", "") for e in account(result)["entries"] if e["entry"] == entry)


def student(result: Collected, folder: str) -> dict:
    return next(s for s in account(result)["students"] if s["student"] == folder)
