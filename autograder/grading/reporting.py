"""The parts of a report that need no judging: who and when, what raised, what was written, the picture.

In: a marking scheme, a submission, what was observed of it. Out: a report, and its parts. It judges nothing.
"""

from __future__ import annotations

import dataclasses
import datetime
import hashlib
import json
import re
import traceback

import numpy as np

from autograder import timestamps
from autograder.grading.lines import imported_by
from autograder.grading.pictures import in_words
from autograder.grading.scheme import Scheme
from autograder.grading.versions import versions
from autograder.notebooks.folder import Folder
from autograder.report import CellError, CheckResult, ExerciseResult, Picture, Repair, Report, WrittenAnswer
from autograder.worker.answers import plain_text

_IN_CELL = re.compile(r" \(<ipython-input[^()]*\)$")  # the line follows in our own words


def blank(student: str, folder: Folder, scheme: Scheme) -> Report:
    """The report of a submission before anything is known of it."""
    time, problem = timestamps.told(*folder.timestamp)
    return Report(
        schema=1,
        assignment=scheme.name,
        student=student,
        submitted_at=time and time.isoformat(),
        submitted_problem=problem and plain_text(problem, 300),
        graded_at=datetime.datetime.now(datetime.UTC).isoformat(timespec="seconds"),
        status="graded",
        reason=None,
        digest=scheme.digest_of(folder),
        seed=scheme.seed,
        protection=scheme.isolation,
        device=scheme.device,
        versions=versions(),
        score=None,
        max_score=sum(exercise.points for exercise in scheme.exercises),
        repairs=[],
        exercises=[],
        cells=[],
        written=[],
        answers={},
        picture=None,
    )


def failed(report: Report, scheme: Scheme, why: str) -> Report:
    """The report of a submission that the grader itself failed on: it has no points, and needs a person."""
    reason = f"The grader itself failed on this submission; a person has to look. {why}"
    exercises = [ungraded(exercise, why) for exercise in scheme.exercises]
    return dataclasses.replace(report, status="needs attention", reason=reason, exercises=exercises)


def ungraded(exercise, why) -> ExerciseResult:
    """The result of an exercise that the grader itself failed on: a person gives the points."""
    check = CheckResult(
        name="all checks", visible=True, status="grader error", message=why, mistake=None, title=None, hint=None,
        evidence=None,
    )  # fmt: skip
    return ExerciseResult(
        name=exercise.name, points=None, max_points=exercise.points, status="grader error", note=None, error=None,
        checks=[check], code=[],
    )  # fmt: skip


def digests(scheme: Scheme, answer) -> dict[str, str]:
    """{name: digest of `answer(name)`} for all that is graded: a grade given by hand is to be looked at again when, and
    only when, the answer has changed since."""
    marks = [cell["metadata"].get("nbgrader", {}) for cell in scheme.release["cells"]]
    by_hand = [one["grade_id"] for one in marks if (one.get("grade") and one.get("solution")) or one.get("task")]
    names = [*(exercise.name for exercise in scheme.exercises), *by_hand]
    return {name: hashlib.sha256(json.dumps(answer(name)).encode()).hexdigest() for name in names}


def raised(notebook, ran, lines):
    """The student's own cells that raised, but for stubs left as they were: those are “not attempted”."""
    rows = []
    for index, error in sorted(ran.errors.items()):
        marks = notebook["cells"][index].get("metadata", {}).get("nbgrader", {})
        kind = plain_text(error.type, 80)
        if kind == "NotImplementedError" and marks.get("locked"):
            continue
        cell, line = lines.of(index, error)
        where = f" (line {line})" if type(line) is int else ""
        text = _IN_CELL.sub("", plain_text(error.text, 300))
        row = CellError(cell=cell, error=f"{kind}: {text}{where}" if text else f"{kind}{where}")
        rows += [row] if row not in rows else []  # cells that call the same line of a script
    return rows


def answer(name, rebuilt, modules):
    """All that counts as an answer: the judged code and what it imports, or a written answer with its pictures. For a
    task, and where a written answer was not found for certain, everything that the student wrote."""
    if name in rebuilt.judged:
        sources = [cell["source"] for cell in rebuilt.judged[name]]
        return [*sources, *imported_by(sources, modules).items()]
    own = []
    for cell in rebuilt.notebook["cells"]:
        marks, told = cell["metadata"].get("nbgrader", {}), [_source(cell), cell.get("attachments")]
        if marks.get("grade_id") == name and not marks.get("task") and not rebuilt.doubtful:
            return told
        own += [] if marks.get("locked") else [told]
    return own


def written(notebook, release, doubtful):
    """The written answers; where one may be in text that was not taken for it, all count as answered."""
    stubs = {c["metadata"].get("nbgrader", {}).get("grade_id"): _source(c) for c in release["cells"]}
    rows = []
    for cell in notebook["cells"]:
        marks = cell["metadata"].get("nbgrader", {})
        if marks.get("grade") and marks.get("solution"):
            text, name = _source(cell), marks["grade_id"]
            answered = text.strip() != (stubs.get(name) or "").strip() and bool(text.strip())
            rows.append(
                WrittenAnswer(
                    name=name,
                    max_points=marks.get("points", 0),
                    answered=answered or doubtful,
                    text=plain_text(in_words(cell), 20_000) if answered else "",
                )
            )
    return rows


def _source(cell):
    return cell["source"] if isinstance(cell["source"], str) else "".join(cell["source"])


def plain(repair, limit=2000) -> Repair:
    return Repair(cell=plain_text(repair["cell"], limit), what=plain_text(repair["what"], limit))


def picture(scheme: Scheme, observations: dict) -> Picture | None:
    """The picture that the rubric asks for: the results of one case beside the key's."""
    wanted = scheme.picture
    if not wanted:
        return None
    name, case = wanted["exercise"], wanted["case"]
    want = scheme.expected[name][case].results[0]
    seen = observations.get(name, {}).get(case)
    got = ((seen and seen.results) or [None])[0]
    fits = getattr(got, "shape", None) == want.shape
    return Picture(
        title=wanted["title"],
        exercise=name,
        labels=wanted["labels"],
        got=numbers(got) if fits else None,
        expected=numbers(want),
    )


def numbers(array):
    if array.ndim:
        return [numbers(part) for part in array]
    return round(float(array), 4) if np.isfinite(array) else str(float(array))


def last_line():
    return plain_text(json.dumps(traceback.format_exc().strip().splitlines()[-1], ensure_ascii=False), 300)
