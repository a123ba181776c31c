"""The record of one graded submission, which `report.json` holds, and what a gradebook adds to it.

In: what grading has found out, and what people gave. Out: dataclasses; records.py writes and reads reports. It knows no
notebook, no database and no page. Points are those of the rubric, fractions included; times are ISO 8601 with their
offset from UTC. In the file, a field that defaults to None is left out when it is None; every other field is always
there.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

Number = int | float  # to msgspec, a float alone would make 2 into 2.0
ReportStatus = Literal["graded", "needs attention"]
ExerciseStatus = Literal[
    "accepted",
    "partly",
    "wrong",
    "not attempted",
    "missing",
    "could not be run",
    "timed out",
    "killed",
    "not run",
    "grader error",
]
CheckStatus = Literal["passed", "failed", "not run", "timed out", "killed", "grader error"]
IsolationLevel = Literal["none", "partial", "full"]  # from least to most


@dataclass(slots=True, kw_only=True)
class RaisedError:
    """What a student's code raised, and where.

    line    counts from 1 in the cell or, for a script or a module that was handed in, in `file`; None when not certain
    source  the text of that line
    cell    the cell that ended, of an answer that could not be run
    """

    type: str
    text: str
    line: int | None
    source: str
    cell: str | None = None
    file: str | None = None


@dataclass(slots=True, kw_only=True)
class ShownTensor:
    """An array as it is shown beside a check.

    shape    None when nothing came back; it ends in "…" after eight axes
    values   nested lists of rounded numbers, "nan", "inf" and "-inf" as text; None when there is none, or too many
    differs  of the shape of `values`: which entries are not as expected
    """

    name: str
    shape: list[int | str] | None
    dtype: str | None
    values: list | Number | str | None
    differs: list | bool | None


@dataclass(slots=True, kw_only=True)
class Evidence:
    """The call that a check made, what went in, what came back and what was expected.

    For a hidden check this is never the hidden case but a `counterexample`, drawn to be shown.
    """

    counterexample: bool
    called: str
    inputs: list[ShownTensor]
    got: list[ShownTensor]
    expected: list[ShownTensor]
    error: RaisedError | None


@dataclass(slots=True, kw_only=True)
class CheckResult:
    """What became of one check.

    visible    whether students have it in their notebook, too
    mistake    the known mistake that explains it: the stem of its file; `title` and `hint` are its words
    signature  equal for wrong answers that fail alike, of those that no known mistake explains
    """

    name: str
    group: str | None = None
    visible: bool
    status: CheckStatus
    message: str
    mistake: str | None
    title: str | None
    hint: str | None
    evidence: Evidence | None
    signature: str | None = None


@dataclass(slots=True, kw_only=True)
class CodeCell:
    """Code that was judged; `line` is the line of the file on which it begins, when it came as a file."""

    cell: str
    source: str
    line: int | None = None


@dataclass(slots=True, kw_only=True)
class ExerciseResult:
    """What became of one exercise.

    points     None when the grader failed on it: a person gives them
    note       sentences about the answer as a whole
    undefined  a name that the answer needs and that is not there, since the cell that makes it failed; `note` says why
    error      what ended the cell of an answer that could not be run
    code       the answer's cells, and the files that they import
    """

    name: str
    points: Number | None
    max_points: Number
    status: ExerciseStatus
    note: str | None
    undefined: str | None = None
    error: RaisedError | None
    checks: list[CheckResult]
    code: list[CodeCell]


@dataclass(slots=True, kw_only=True)
class Repair:
    """What was put right in a notebook, as a sentence; `cell` is its grade_id, or empty for the whole notebook."""

    cell: str
    what: str


@dataclass(slots=True, kw_only=True)
class CellError:
    """A cell of the student's own that raised, and what, in one line."""

    cell: str
    error: str


@dataclass(slots=True, kw_only=True)
class WrittenAnswer:
    """A written answer, which a person grades. `answered`: whether there may be one; without one `text` is empty."""

    name: str
    max_points: Number
    answered: bool
    text: str


@dataclass(slots=True, kw_only=True)
class Picture:
    """Attention weights to be drawn: rows of numbers, not finite ones as text. `got` is None when none of that shape
    came back."""

    title: str
    exercise: str
    labels: list[str]
    got: list | None
    expected: list


@dataclass(slots=True, kw_only=True)
class Report:
    """One graded submission.

    submitted_at       ISO 8601; None without a timestamp.txt, or with one that is no time: `submitted_problem` says so
    graded_at          ISO 8601
    status, reason     "needs attention" when it needs a person, and why
    digest             of everything that decides the result
    seed               of the hidden inputs: never on a page
    protection         the isolation level that the code ran at
    score, max_score   points of the exercises; no score when it needs a person
    cells              the student's own cells that raised
    answers            {name: digest of the answer}, so that a grade given by hand is looked at again once it changes
    """

    schema: Literal[1]
    assignment: str
    student: str
    submitted_at: str | None
    submitted_problem: str | None
    graded_at: str
    status: ReportStatus
    reason: str | None
    digest: str
    seed: int
    protection: IsolationLevel
    device: str
    versions: dict[str, str]
    score: Number | None
    max_score: Number
    repairs: list[Repair]
    exercises: list[ExerciseResult]
    cells: list[CellError]
    written: list[WrittenAnswer]
    answers: dict[str, str]
    picture: Picture | None


# --- what the gradebook adds -------------------------------------------------------------------------------------


@dataclass(slots=True, kw_only=True)
class HandGrade:
    """What a person gave for one answer.

    score       extra credit included; None when there is a comment alone
    max_points  of the answer, now
    automatic   the points that the score replaces; None when there are none
    again       the answer has changed since: the score is for an earlier attempt, and does not count until a person has
                looked at it again
    above       the score is more than the answer is worth now
    """

    score: Number | None = None
    max_points: Number | None = None
    comment: str | None = None
    automatic: Number | None = None
    again: bool = False
    above: bool = False


@dataclass(slots=True, kw_only=True)
class Given:
    """What people and penalties add to one report.

    manual     by the name of an exercise or of a written answer
    by_hand    points that people have added to the automatic ones, or taken from them
    penalty    points off for handing in late
    waiting    names of the answers that a person has to grade, or to look at again: while there are any, more may come
    ungraded   whether there is code that neither the grader nor a person has graded
    elsewhere  automatic points of the assignment's other notebooks, which the report knows nothing of
    points     all points that count, before the penalty
    most       the most points of the assignment
    """

    manual: dict[str, HandGrade] = field(default_factory=dict)
    by_hand: Number = 0.0
    penalty: Number = 0.0
    waiting: list[str] = field(default_factory=list)
    ungraded: bool = False
    elsewhere: Number = 0.0
    points: Number = 0.0
    most: Number = 0.0

    @property
    def total(self) -> Number | None:
        """Points less the penalty, never below 0; None while code has no grade at all."""
        return None if self.ungraded else max(0.0, self.points - self.penalty)
