"""The kit's steps among nbgrader's `Autograde.autograde_preprocessors`: run and judge, save what was found, report it.

In: the notebook that SubmissionExporter rebuilt, and whose it is. Out: its outputs, with the points as the value of
every check cell (nbgrader reads them there), rows in the gradebook, report.json, the feedback page. Assignments
without a rubric go through nbgrader's own steps.
"""

from __future__ import annotations

import json

import nbformat
from nbgrader import preprocessors as stock
from nbgrader.api import Gradebook
from traitlets import Enum

from autograder.nbgrader_plugin.session import session_of
from autograder.sandbox.isolation import LEVELS

_NOT_RUN = {"status": "not run", "scores": {}, "answered": {}, "unclear": False}


class SandboxedExecute(stock.Execute):
    """Has a submission run and judged by the kit's grader. The other traits are those of nbgrader's Execute, for
    assignments without a rubric."""

    require_protection = Enum(
        LEVELS,
        "partial",
        help="Refuse to run student code at a lower isolation level; `autograder doctor` says what this host gives.",
    ).tag(config=True)

    def preprocess(self, nb, resources, km=None):
        batch = session_of(resources)
        if batch is None:
            return super().preprocess(nb, resources, km)
        student = resources["nbgrader"]["student"]
        done = batch.grade(student, self.require_protection)
        if done.brief.status != "graded":
            self.log.error("%s needs attention: %s", student, done.brief.reason)
        made = {cell.get("id"): cell for cell in json.loads(done.notebook)["cells"]}
        for cell in nb.cells:
            mine = made.get(cell.get("id"), {})
            if cell.cell_type == "code":
                cell.outputs = nbformat.from_dict(mine.get("outputs", []))
                cell.execution_count = None
            elif "source" in mine:
                cell.source = mine["source"]
                cell.pop("attachments", None)
                if "attachments" in mine:
                    cell.attachments = nbformat.from_dict(mine["attachments"])
        resources["autograder"] = done
        return nb, resources


class SaveGrades(stock.SaveAutoGrades):
    """nbgrader's step; but what the grader could not judge stays open, where nbgrader would give full points for a
    check cell without output, an answer is blank when the report says so, and a grade given by hand is to be looked at
    again only where the answer, or its automatic score, has changed."""

    def preprocess(self, nb, resources):
        from autograder.gradebook import judged
        from autograder.gradebook.entries import entry

        self._entry, batch, who = None, session_of(resources), resources["nbgrader"]
        if batch is None:
            return super().preprocess(nb, resources)
        graded = resources.get("autograder")
        # What was not run, as with --no-execute, is not judged either.
        self._entry = entry(graded.brief) if graded else _NOT_RUN
        self._by_hand = batch.by_hand.get(who["student"])
        with Gradebook(who["db_url"]) as book:
            row = book.find_submission_notebook(who["notebook"], who["assignment"], who["student"]).id
            self._known = judged.read(book.db.connection(), [row]).get(row)
        done = super().preprocess(nb, resources)
        with Gradebook(who["db_url"]) as book:
            judged.write(book.db.connection(), {row: (self._known or {}) | self._entry.get("answers", {})})
            if self._entry["unclear"]:  # nbgrader keeps the earlier time
                book.find_submission(who["assignment"], who["student"]).timestamp = None
            book.db.commit()
        return done

    def _add_score(self, cell, resources):
        if self._entry is None:
            super()._add_score(cell, resources)
            return
        name = cell.metadata.nbgrader["grade_id"]
        score = self._entry["scores"].get(name)
        if self._blank(name):
            score = 0.0
        self._save(name, score)

    def _save(self, name, score):
        grade = self.gradebook.find_grade(name, self.notebook_id, self.assignment_id, self.student_id)
        grade.needs_manual_grade = self._waits(grade, name, score)
        grade.auto_score = score
        self.gradebook.db.commit()

    def _waits(self, grade, name, score):
        from autograder.gradebook import judged

        if grade.manual_score is None:
            return score is None
        before = self._by_hand.manual.get(name.removeprefix("check_")) if self._by_hand else None
        again, automatic = grade.needs_manual_grade, grade.auto_score
        if before:  # as it was before nbgrader came: it clears all that, when the notebook has another name
            again, automatic = before.again, before.automatic
        return again or score != automatic or judged.changed(name, self._known, self._entry)

    def _add_comment(self, cell, resources):
        super()._add_comment(cell, resources)
        if self._entry is None:
            return
        name = cell.metadata.nbgrader["grade_id"]
        if cell.metadata.nbgrader.get("task"):  # graded by hand alone
            self._save(name, None)
            return
        comment = self.gradebook.find_comment(name, self.notebook_id, self.assignment_id, self.student_id)
        comment.auto_comment = "No response." if self._blank(name) else None
        self.gradebook.db.commit()

    def _blank(self, name):
        return self._entry["status"] == "graded" and self._entry["answered"].get(name) is False


class WriteReport(stock.NbGraderPreprocessor):
    """The last step: report.json beside the notebook, and the feedback page with what people and penalties add."""

    def preprocess(self, nb, resources):
        from autograder import records
        from autograder.batch import output
        from autograder.batch.publish import page_or_why

        graded = resources.get("autograder")
        if graded is not None:
            batch = session_of(resources)
            output.put(batch.course, graded)
            problem = page_or_why(batch.course, records.parse(graded.report), _given(resources["nbgrader"]))
            if problem:
                self.log.error(problem)
        return nb, resources


def _given(who):
    from autograder.nbgrader_plugin.feedback import given_of

    with Gradebook(who["db_url"]) as book:
        return given_of(book, who)
