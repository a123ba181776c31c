"""`nbgrader export --exporter=autograder.gradebook.export.QuotedCsvExportPlugin`: a table safe to open.

In: nbgrader's Gradebook. Out: a CSV file with the columns of nbgrader's own CsvExportPlugin. It runs inside
nbgrader's command and knows nothing of how the grades came about.
"""

from __future__ import annotations

import io
from pathlib import Path

from nbgrader.api import Gradebook
from nbgrader.plugins import CsvExportPlugin

from autograder import files
from autograder.gradebook.grades import read
from autograder.gradebook.reading import through
from autograder.report import Given
from autograder.spreadsheet import write_rows

COLUMNS = (
    "assignment",
    "duedate",
    "timestamp",
    "student_id",
    "last_name",
    "first_name",
    "email",
    "raw_score",
    "late_submission_penalty",
    "score",
    "max_score",
)


class QuotedCsvExportPlugin(CsvExportPlugin):
    """nbgrader's CSV with every field quoted, and nothing in it that a spreadsheet would run.

    A submission with code that nobody has graded, neither the grader nor a person, has no score: its score
    cells are empty, where nbgrader's own export writes 0. A grade by hand for an earlier attempt, at which a person has
    to look again, does not count until then.
    """

    def export(self, gradebook: Gradebook) -> None:
        dest = Path(self.to or "grades.csv")
        assignments, students = set(map(str, self.assignment)), set(map(str, self.student))
        self.log.info("Exporting grades to %s", dest)
        table = io.StringIO(newline="")
        write_rows(table, [COLUMNS])
        for assignment in gradebook.assignments:
            if assignments and assignment.name not in assignments:
                continue
            times = {x.student_id: x.timestamp for x in gradebook.assignment_submissions(assignment.name)}
            found = read(through(gradebook.db), assignment.name)
            for student in gradebook.students:
                if students and student.id not in students:
                    continue
                row = {
                    "assignment": assignment.name,
                    "duedate": assignment.duedate,
                    "timestamp": times.get(student.id, ""),
                    "student_id": student.id,
                    "last_name": student.last_name,
                    "first_name": student.first_name,
                    "email": student.email,
                    **self._scores(student.id, found.get(student.id)),
                    "max_score": assignment.max_score,
                }
                write_rows(table, [[row[x] for x in COLUMNS]])
        if dest.exists() and not dest.is_file():  # a pipe, or /dev/stdout
            dest.write_text(table.getvalue(), "utf-8")
            return
        try:
            files.write(dest.resolve(), table.getvalue())
        except OSError as error:
            self.log.error("%s cannot be written: %s", dest, error.strerror)
            raise SystemExit(1) from None

    def _scores(self, student: str, given: Given | None) -> dict:
        if given is None:  # nothing was handed in
            return {"raw_score": 0.0, "late_submission_penalty": 0.0, "score": 0.0}
        if given.ungraded:
            self.log.warning("%s has code that is not graded yet; the score is left empty", student)
            return {"raw_score": "", "late_submission_penalty": given.penalty, "score": ""}
        if again := [name for name, one in given.manual.items() if one.again]:
            self.log.warning(
                "%s: %s is to be looked at again; the earlier grade is left out", student, ", ".join(again)
            )
        return {"raw_score": given.points, "late_submission_penalty": given.penalty, "score": given.total}
