"""Records graded submissions in nbgrader's gradebook, many at a time.

In: entries (see entries.py) and the assignment's notebook. Out: the rows that nbgrader's own autograde step would
leave, and who is recorded. One transaction per call: everybody named as recorded is in the gradebook, or nobody is.
What people entered by hand (scores, extra credit, comments, names, due dates) is read and never written.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from autograder.course import Course
from autograder.gradebook import judged
from autograder.gradebook import settings as nbgrader_settings
from autograder.gradebook.cells import AssignmentIds, GradebookCell, ReleasedCells, put_release, read_release
from autograder.gradebook.database import open_engine
from autograder.gradebook.entries import problem
from autograder.gradebook.errors import BUSY_SECONDS, GradebookError, explained
from autograder.gradebook.grades import read
from autograder.gradebook.reading import through
from autograder.gradebook.settings import Penalty
from autograder.report import Given

AT_ONCE = 400  # students a statement names; SQLite takes a limited number of values
HURRY = 2  # seconds to wait for a gradebook that was still locked after a full wait


@dataclass
class Recorded:
    """Who is in the gradebook now, with what it adds to the report ({student: Given}), and who is not and why
    ({student: text})."""

    given: dict[str, Given] = field(default_factory=dict)
    failed: dict[str, str] = field(default_factory=dict)

    @property
    def students(self) -> list[str]:
        return list(self.given)


class Recorder:
    """An open gradebook for one notebook of one assignment. Raises GradebookError when it does not open."""

    def __init__(
        self,
        course: Course,
        assignment: str,
        source_notebook: dict,
        notebook: str | None = None,
        busy_seconds: float = BUSY_SECONDS,
    ):
        """`source_notebook` is the instructor's or the release; `notebook` its name if not the assignment's."""
        self.assignment, self.notebook = assignment, notebook or assignment
        self.settings = nbgrader_settings.load(course)
        self.penalty = self.settings.penalty()
        self.release = read_release(source_notebook, assignment, self.notebook, self.settings)
        self.busy_seconds = self.patience = busy_seconds
        self.engine = open_engine(self.settings, busy_seconds)
        if self.engine.dialect.name == "sqlite":
            from sqlalchemy import event

            @event.listens_for(self.engine, "do_connect")
            def wait(_dialect, _record, _arguments, parameters):
                parameters["timeout"] = self.patience

    def record(self, entries: list[dict]) -> Recorded:
        """Records one group. Of several entries of a student the last one counts.

        An entry that cannot be recorded is named with the reason and does not hold up the others;
        GradebookError means that nothing of the group was recorded. It waits for a gradebook that is locked; after a
        group has waited in vain, the next ones wait less, until it is free again.
        """
        try:
            result = self._record(entries)
        except GradebookError:
            self.patience = min(self.busy_seconds, HURRY)
            raise
        self.patience = self.busy_seconds
        return result

    def _record(self, entries: list[dict]) -> Recorded:
        from sqlalchemy.orm import Session

        result = Recorded()
        automatic = {x.name: x.points for x in self.release.cells if x.automatic}
        good = {}
        for x in entries:
            reason = problem(x, automatic)
            if reason is None:
                good[x["student"]] = x
            else:
                result.failed[x["student"]] = reason
        good = list(good.values())
        with (
            explained(self.settings.database, self.busy_seconds),
            Session(self.engine, expire_on_commit=False) as session,
            session.begin(),
        ):
            ids = put_release(session, self.assignment, self.notebook, self.release, self.settings)
            for start in range(0, len(good), AT_ONCE):
                group = _Group(session, ids, self.release, self.penalty)
                failed = group.record(good[start : start + AT_ONCE])
                recorded = [x["student"] for x in good[start : start + AT_ONCE] if x["student"] not in failed]
                result.failed.update(failed)
                given = read(through(session), self.assignment, recorded)
                result.given.update((student, given[student]) for student in recorded)
        return result


def record(
    course: Course,
    assignment: str,
    source_notebook: dict,
    entries: list[dict],
    notebook: str | None = None,
    busy_seconds: float = BUSY_SECONDS,
) -> Recorded:
    """Records entries from this process (which then imports nbgrader; a batch uses writer.Writer)."""
    return Recorder(course, assignment, source_notebook, notebook, busy_seconds).record(entries)


class _Writes:
    """Rows to insert and columns to update, gathered per table."""

    def __init__(self):
        self.new: dict[type, list[dict]] = {}
        self.changed: dict[type, list[dict]] = {}

    def insert(self, model: type, **values) -> None:
        self.new.setdefault(model, []).append(values)

    def update(self, model: type, id: str, **values) -> None:
        self.changed.setdefault(model, []).append({"id": id, **values})

    def take(self, other: _Writes) -> None:
        for mine, theirs in ((self.new, other.new), (self.changed, other.changed)):
            for model, values in theirs.items():
                mine.setdefault(model, []).extend(values)

    def execute(self, session) -> None:
        from nbgrader import api
        from sqlalchemy import insert, update

        # Parents before children.
        for model in (api.Student, api.SubmittedAssignment, api.SubmittedNotebook, api.Grade, api.Comment):
            if model in self.new:
                session.execute(insert(model), self.new[model])
        for model, values in self.changed.items():
            session.execute(update(model), values)


class _Group:
    """One round: reads what is known of these students, decides in memory, writes what differs."""

    def __init__(self, session, ids: AssignmentIds, release: ReleasedCells, penalty: Penalty):
        self.session, self.ids, self.release, self.penalty = session, ids, release, penalty

    def record(self, entries: list[dict]) -> dict[str, str]:
        """Returns {student: why not recorded}; of those nothing is written."""
        self._read([x["student"] for x in entries])
        writes, answers, failed = _Writes(), {}, {}
        for x in entries:
            own = _Writes()
            reason = self._decide(x, own, answers)
            if reason is None:
                writes.take(own)
            else:
                failed[x["student"]] = reason
        writes.execute(self.session)
        judged.write(self.session.connection(), answers)
        return failed

    def _read(self, students: list[str]) -> None:
        from nbgrader import api
        from sqlalchemy import select

        read = self.session.execute
        self.students = set(read(select(api.Student.id).where(api.Student.id.in_(students))).scalars())
        sub, book, grade, comment = (
            api.SubmittedAssignment,
            api.SubmittedNotebook,
            api.Grade,
            api.Comment,
        )
        these = (sub.assignment_id == self.ids.assignment, sub.student_id.in_(students))
        self.submissions = {
            x.student_id: x for x in read(select(sub.id, sub.student_id, sub.timestamp, sub.extension).where(*these))
        }
        self.books, self.grades, self.comments, self.judged = {}, {}, {}, {}
        if not self.submissions:
            return
        for x in read(
            select(book.id, book.assignment_id, book.notebook_id, book.late_submission_penalty)
            .join(sub, sub.id == book.assignment_id)
            .where(*these)
        ):
            self.books[x.assignment_id, x.notebook_id] = x
        books = [x.id for x in self.books.values() if x.notebook_id == self.ids.notebook]
        self.judged = judged.read(self.session.connection(), books)
        for table, columns in (
            (
                self.grades,
                (
                    grade.id,
                    grade.notebook_id,
                    grade.cell_id,
                    grade.auto_score,
                    grade.manual_score,
                    grade.extra_credit,
                    grade.needs_manual_grade,
                ),
            ),
            (self.comments, (comment.id, comment.notebook_id, comment.cell_id, comment.auto_comment)),
        ):
            for x in read(
                select(*columns)
                .join(book, book.id == columns[1])
                .join(sub, sub.id == book.assignment_id)
                .where(book.notebook_id == self.ids.notebook, *these)
            ):
                table[x.notebook_id, x.cell_id] = x

    def _decide(self, entry: dict, writes: _Writes, answers: dict[str, dict]) -> str | None:
        """Fills in what must be written for this student, and the answers judged; or says why it cannot be."""
        from nbgrader import api
        from nbgrader.utils import parse_utc

        student = entry["student"]
        if student not in self.students:
            writes.insert(api.Student, id=student)
        try:
            timestamp = parse_utc(entry["submitted_at"])
        except (ValueError, OverflowError, TypeError) as error:
            return (
                f"The time of submission {entry['submitted_at']!r} cannot be read ({error}); "
                "ISO 8601 is expected, as in 2025-03-01T12:00:00+00:00."
            )
        submission_id, timestamp, extension = self._submission(entry, timestamp, writes)
        for other, cells in self.ids.others.items():
            if (submission_id, other) not in self.books:
                _insert_open_notebook(writes, submission_id, other, cells)
        book = self.books.get((submission_id, self.ids.notebook))
        book_id = book.id if book else api.new_uuid()
        score = self._grades(book_id, entry, writes)
        self._comments(book_id, entry, writes)
        # Always worked out anew: it follows from the due date, extensions, the config and grades given by hand too.
        try:
            penalty = self._penalty(student, score, timestamp, extension)
        except Exception as error:
            return (
                f"The course's late penalty failed ({type(error).__name__}: {error}). Correct the plugin "
                "that nbgrader_config.py names, then grade again."
            )
        if book is None:
            ids = {"id": book_id, "assignment_id": submission_id, "notebook_id": self.ids.notebook}
            writes.insert(api.SubmittedNotebook, **ids, late_submission_penalty=penalty)
        elif penalty != book.late_submission_penalty:
            writes.update(api.SubmittedNotebook, book_id, late_submission_penalty=penalty)
        known = self.judged.get(book_id, {})
        told = known | entry.get("answers", {})
        if told != known:
            answers[book_id] = told
        return None

    def _submission(self, entry: dict, timestamp, writes: _Writes) -> tuple:
        """(its id, the time that counts, the student's extension)"""
        from nbgrader import api

        found = self.submissions.get(entry["student"])
        if found is None:
            new, ids = api.new_uuid(), {"assignment_id": self.ids.assignment, "student_id": entry["student"]}
            writes.insert(api.SubmittedAssignment, id=new, **ids, timestamp=timestamp)
            return new, timestamp, None
        if timestamp is None and not entry.get("unclear"):
            timestamp = found.timestamp  # as nbgrader: no time given leaves the one that is there
        elif timestamp != found.timestamp:
            writes.update(api.SubmittedAssignment, found.id, timestamp=timestamp)
        return found.id, timestamp, found.extension

    def _penalty(self, student: str, score: float, timestamp, extension) -> float | None:
        if self.ids.duedate is None or timestamp is None:
            return None
        due = self.ids.duedate + extension if extension is not None else self.ids.duedate
        seconds_late = (timestamp - due).total_seconds()
        return self.penalty(student, score, seconds_late) if seconds_late > 0 else None

    def _grades(self, book_id: str, entry: dict, writes: _Writes) -> float:
        """Grades as nbgrader's SaveAutoGrades gives them; returns the notebook's score.

        A written answer that was left blank is worth 0; what has no automatic score needs a person. So does what has
        been graded by hand, but, unlike nbgrader, only where the answer or its automatic score is no longer the one
        that was graded; and only a person takes that mark away.
        """
        from nbgrader import api

        total = 0.0
        for cell in self.release.cells:
            if not (cell.grade or cell.task):
                continue
            cell_id, auto = self.ids.cells["grade" if cell.grade else "task"][cell.name], _automatic(cell, entry)
            found = self.grades.get((book_id, cell_id))
            if found is None:
                new = {"auto_score": auto, "needs_manual_grade": auto is None}
                writes.insert(api.Grade, notebook_id=book_id, cell_id=cell_id, **new)
                total += auto or 0.0
                continue
            if cell.task:  # graded by hand alone
                auto = found.auto_score
            if auto != found.auto_score:
                writes.update(api.Grade, found.id, auto_score=auto)
            waits = found.needs_manual_grade
            if found.manual_score is not None:
                changed = judged.changed(cell.name, self.judged.get(book_id), entry)
                waits = waits or auto != found.auto_score or changed
            elif not cell.task:
                waits = auto is None
            if waits != found.needs_manual_grade:
                writes.update(api.Grade, found.id, needs_manual_grade=waits)
            points = auto if found.manual_score is None else found.manual_score
            if points is not None:
                total += points + (found.extra_credit or 0.0)
        return total

    def _comments(self, book_id: str, entry: dict, writes: _Writes) -> None:
        """nbgrader's automatic comment on an answer cell that is still as it was handed out."""
        from nbgrader import api

        for cell in self.release.cells:
            if not (cell.solution or cell.task):
                continue
            text = "No response." if cell.solution and _blank(cell, entry) else None
            cell_id = self.ids.cells["solution" if cell.solution else "task"][cell.name]
            found = self.comments.get((book_id, cell_id))
            if found is None:
                writes.insert(api.Comment, notebook_id=book_id, cell_id=cell_id, auto_comment=text)
            elif found.auto_comment != text:
                writes.update(api.Comment, found.id, auto_comment=text)


def _automatic(cell: GradebookCell, entry: dict) -> float | None:
    """The automatic points of an answer; None when there are none."""
    if entry["status"] == "graded" and cell.automatic:
        return entry["scores"].get(cell.name)
    return 0.0 if cell.grade and cell.solution and _blank(cell, entry) else None


def _blank(cell: GradebookCell, entry: dict) -> bool:
    """Whether the answer was left as it was handed out."""
    return entry["status"] == "graded" and entry["answered"].get(cell.name) is False


def _insert_open_notebook(writes: _Writes, submission_id: str, notebook_id: str, cells: dict) -> None:
    """The rows nbgrader makes for the assignment's other notebooks: everything still open."""
    from nbgrader import api

    book_id = api.new_uuid()
    writes.insert(
        api.SubmittedNotebook,
        id=book_id,
        assignment_id=submission_id,
        notebook_id=notebook_id,
        late_submission_penalty=None,
    )
    for cell_id in [*cells["grade"].values(), *cells["task"].values()]:
        writes.insert(api.Grade, notebook_id=book_id, cell_id=cell_id, auto_score=None, needs_manual_grade=True)
    for cell_id in [*cells["solution"].values(), *cells["task"].values()]:
        writes.insert(api.Comment, notebook_id=book_id, cell_id=cell_id, auto_comment=None)
