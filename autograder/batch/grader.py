"""The functions that graders run, from plain data to plain data, and the sandboxed server that they use.

In: a marking scheme, a student's folder as plain data. Out: report, executed notebook and page as bytes; while the
known mistakes have not been run, what `judge_one` can continue with in any grader. All of it can be pickled, so any
executor can run these functions. Student code runs in the server, never in the grader. Nothing is read from or written
to a course.
"""

from __future__ import annotations

import hashlib
import pickle
import threading
from dataclasses import dataclass, field

from autograder import records
from autograder.grading import expected, submission
from autograder.grading.executed import not_executed
from autograder.grading.expected import KeyRun
from autograder.grading.run import Ran
from autograder.grading.scheme import NotKnown, Scheme
from autograder.grading.submission import Executed, Graded
from autograder.naming.catalogue import Answer
from autograder.notebooks.folder import Folder
from autograder.report import Given, Report
from autograder.reports.page import page
from autograder.sandbox.errors import WorkerError
from autograder.worker import devices
from autograder.worker.client import Worker

_REMEDY = "--require-protection {}"


class NotHere(Exception):
    """The grader does not have the marking scheme of this digest: send it the whole parcel."""


@dataclass(frozen=True)
class Parcel:
    """A marking scheme on its way to graders; without `data` for those that have it already."""

    digest: str
    data: bytes | None = field(default=None, repr=False)

    @classmethod
    def of(cls, scheme: Scheme) -> Parcel:
        data = pickle.dumps(scheme)
        return cls(hashlib.sha256(data).hexdigest(), data)

    @property
    def label(self) -> Parcel:
        """Without the data."""
        return Parcel(self.digest)


@dataclass
class Done:
    """All that comes of one submission.

    brief     the report, without what only its own page shows
    report    of report.json
    notebook  executed; the release, where there was nothing to run
    page      of somebody for whom the gradebook adds nothing; None where it could not be made
    waits     whether a person has to grade something
    """

    student: str
    brief: Report
    report: bytes
    notebook: bytes
    page: bytes | None
    waits: bool


@dataclass
class Unnamed:
    """A submission that has been run, and is judged once the known mistakes have been, too."""

    student: str
    executed: bytes


class _Own(threading.local):
    """What a grader has of its own. Graders may be threads of one process."""

    worker: Worker | None = None


_own = _Own()
_schemes: dict[str, Scheme] = {}


def use(worker: Worker | None) -> None:
    """Sets the server that is used from here on; without one, the next function starts its own."""
    _own.worker = worker


def grade_one(parcel: Parcel, student: str, folder: Folder) -> Done | Unnamed:
    """Reads, rebuilds, runs, judges and names. Raises TooLittleIsolation, WorkerError and NotHere."""
    scheme, worker = _opened(parcel), _server(parcel)
    try:
        executed = submission.execute(student, folder, scheme, worker)
    except WorkerError:
        use(None)
        raise
    if isinstance(executed, Graded):
        return finished(executed, scheme)
    try:
        return finished(submission.judge(executed, scheme), scheme)
    except NotKnown:
        return Unnamed(student, pickle.dumps(executed))


def judge_one(parcel: Parcel, executed: bytes) -> Done:
    """The second half of `grade_one`, once the known mistakes have been run."""
    scheme = _opened(parcel)
    one: Executed = pickle.loads(executed)
    return finished(submission.judge(one, scheme), scheme)


def run_key(parcel: Parcel) -> KeyRun:
    """What the key does, as in expected.run_key. Raises CourseError for a wrong key."""
    return expected.run_key(_opened(parcel), _server(parcel))


def run_hand(parcel: Parcel, hand: list[Answer]) -> dict[tuple[str, str], Ran]:
    """What some of the known mistakes do, as in expected.run_hand."""
    seen = expected.run_hand(_opened(parcel), _server(parcel), hand)
    return {(name, stem): Ran({name: ran.observations[name]}) for (name, stem), ran in seen.items()}


def isolation(required: str, remedy: str, device: str = "cpu") -> str:
    """The isolation level of a grader's server. Raises TooLittleIsolation below the required one."""
    if _own.worker is None:
        use(Worker(devices.sandbox(device)))
    return _own.worker.isolation().require(required, remedy)


def finished(graded: Graded, scheme: Scheme) -> Done:
    report = graded.report
    notebook = graded.notebook or not_executed(scheme.release, report.reason or "")
    tasks = any(cell["metadata"].get("nbgrader", {}).get("task") for cell in scheme.release["cells"])
    open_ = report.status != "graded" or any(one.answered for one in report.written)
    waits = tasks or open_
    try:
        made = _bytes(page(report, Given(waiting=["…"] if waits else [])))
    except Exception:  # whoever puts pages in place tries again, and says why
        made = None
    brief = records.Briefs().of(report)
    return Done(report.student, brief, _bytes(records.dump(report)), _bytes(records.dump(notebook)), made, waits)


def _bytes(text: str) -> bytes:
    return text.encode("utf-8", "backslashreplace")


def _opened(parcel: Parcel) -> Scheme:
    if parcel.digest not in _schemes:
        if parcel.data is None:
            raise NotHere(parcel.digest)
        _schemes[parcel.digest] = pickle.loads(parcel.data)
        for old in list(_schemes)[:-2]:
            _schemes.pop(old, None)
    return _schemes[parcel.digest]


def _server(parcel: Parcel) -> Worker:
    """This grader's server. Raises TooLittleIsolation below the level that the scheme requires."""
    scheme = _opened(parcel)
    try:
        scheme.isolation = isolation(scheme.required, _REMEDY, scheme.device)
    except WorkerError:
        use(None)
        raise
    return _own.worker
