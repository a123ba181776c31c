"""Practice classes as tests see them: made and graded through the command line, and read back from what it wrote.

A class is dealt with every accepted answer and, unless all are asked for, every fourth mistake of the catalogue, so
that a test need not wait until all of them have been observed.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import sqlite3
import subprocess
import sys
from pathlib import Path

from autograder.authoring.practice import simulate
from autograder.batch import batch, submitted
from autograder.batch.local import LocalExecutor
from autograder.course import Course
from autograder.grading.assignment import Assignment

ROOT = Path(__file__).resolve().parents[1]
NAME = "self_attention"
# nbgrader starts `alembic`, which lies beside the interpreter.
ENVIRONMENT = os.environ | {
    "PATH": os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]]),
    "PYTHONPATH": os.pathsep.join([str(ROOT), os.environ.get("PYTHONPATH", "")]),
    "PYTHONWARNINGS": "ignore",  # nbgrader's way with its database makes SQLAlchemy complain
}


def practice_class(root: Path, students: int, seed: int = 0, whole_catalogue: bool = False) -> Course:
    """A course folder with submissions, nothing graded yet."""
    rubric, own = Course(ROOT).rubric(NAME), root / "autograder" / "rubrics" / NAME
    if not whole_catalogue:
        own.mkdir(parents=True)
        shutil.copy(rubric / "rubric.py", own)
        shutil.copytree(rubric / "accepted", own / "accepted")
        for path in sorted(rubric.glob("mistakes/*/*.py"))[::4]:
            target = own / path.relative_to(rubric)
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(path, target)
    for folder in ("source", "assignments", "solutions"):
        shutil.copytree(ROOT / folder, root / folder)
    shutil.copy(ROOT / "nbgrader_config.py", root)
    return simulate(Course(root), NAME, students, seed)


def copy_of(course: Course, root: Path) -> Course:
    """The same course elsewhere, with all that has been graded and the key's and mistakes' observations."""
    shutil.copytree(course.root, root, symlinks=True)
    return Course(root)


def ungraded_copy_of(course: Course, root: Path) -> Course:
    """The same, as if nothing had been graded yet (seed and observations stay)."""
    copy_of(course, root)
    for folder in ("autograded", "feedback"):
        shutil.rmtree(root / folder, ignore_errors=True)
    (root / "gradebook.db").unlink(missing_ok=True)
    return Course(root)


def command(
    course: Course, *arguments: str, module: str = "autograder", patience: float = 280
) -> subprocess.CompletedProcess:
    """A command in the course's folder."""
    return subprocess.run(
        [sys.executable, "-m", module, *arguments],
        cwd=course.root, env=ENVIRONMENT, capture_output=True, text=True, timeout=patience,
    )  # fmt: skip


def grade_class(assignment: Assignment, executor=None, **more) -> batch.Batch:
    """The same as the command, in this process."""
    folders = submitted.submissions(assignment.course, assignment.name)
    if executor:
        return batch.grade(assignment, folders, executor, **more)
    with LocalExecutor(2) as executor:
        return batch.grade(assignment, folders, executor, **more)


def reports(course: Course) -> dict[str, dict]:
    """student → report.json."""
    found = course.autograded.glob(f"*/{NAME}/report.json")
    return {path.parts[-3]: json.loads(path.read_text("utf-8")) for path in found}


def truth(course: Course) -> dict[str, dict[str, str]]:
    """student → exercise → a mistake's stem or “accepted”."""
    return json.loads((course.root / "practice-class.json").read_text())


def page(course: Course, student: str) -> str:
    return (course.feedback / student / NAME / f"{NAME}.html").read_text("utf-8")


def without_times(course: Course) -> dict[str, dict]:
    """All that grading leaves behind, but for times: reports, executed notebooks, pages, rows of the gradebook."""
    kept = {}
    for student, report in reports(course).items():
        folder = course.autograded / student / NAME
        notebook = json.loads((folder / f"{NAME}.ipynb").read_text("utf-8"))
        for cell in notebook["cells"]:
            cell["source"] = "".join(cell["source"])
            for output in cell.get("outputs", ()):
                output.update({key: "".join(output[key]) for key in ("text",) if key in output})
                output.get("data", {}).update({key: "".join(value) for key, value in output.get("data", {}).items()})
        text = re.sub(r"<time.*?</time>|<!-- made from \w+ -->", "", page(course, student), flags=re.S)
        report.pop("graded_at")
        kept[student] = {"report": report, "notebook": notebook, "page": text}
    return {"students": kept, "gradebook": gradebook_rows(course)}


_ROWS = """
    SELECT submitted_assignment.student_id, base_cell.name, {columns}
    FROM {table}
    JOIN base_cell ON base_cell.id = {table}.cell_id
    JOIN submitted_notebook ON submitted_notebook.id = {table}.notebook_id
    JOIN submitted_assignment ON submitted_assignment.id = submitted_notebook.assignment_id
    ORDER BY 1, 2
"""


def gradebook_rows(course: Course) -> dict[str, list]:
    """What stands in the gradebook, without its random ids."""
    queries = {
        "grades": _ROWS.format(table="grade", columns="auto_score, manual_score, extra_credit, needs_manual_grade"),
        "comments": _ROWS.format(table="comment", columns="auto_comment, manual_comment"),
        "submissions": "SELECT student_id, timestamp, late_submission_penalty FROM submitted_assignment JOIN "
        "submitted_notebook ON submitted_notebook.assignment_id = submitted_assignment.id ORDER BY 1",
        "cells": "SELECT name, type FROM base_cell ORDER BY 1, 2",
        "students": "SELECT id FROM student ORDER BY 1",
    }
    book = sqlite3.connect(course.gradebook)
    try:
        return {what: book.execute(query).fetchall() for what, query in queries.items()}
    finally:
        book.close()
