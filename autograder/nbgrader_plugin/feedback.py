"""Makes `nbgrader generate_feedback` write our feedback page, so that no stock command overwrites it.

In nbgrader_config.py:

    c.GenerateFeedback.exporter_class = "autograder.nbgrader_plugin.feedback.FeedbackExporter"
    c.CourseDirectory.ignore.append("report.json")    # it holds the seed: nbgrader must not copy it to feedback/

In: an autograded notebook with report.json beside it, and the gradebook. Out: the page. A notebook that the kit has not
graded, or whose points are not those in the gradebook, gets nbgrader's own page, without live HTML.
"""

from __future__ import annotations

from pathlib import Path

import bleach
from jinja2 import pass_context
from nbconvert.exporters import HTMLExporter
from nbgrader.api import Gradebook, MissingEntry
from nbgrader.converters import BaseConverter

from autograder import records
from autograder.course import Course
from autograder.gradebook.grades import read
from autograder.gradebook.reading import through
from autograder.report import Given, Report
from autograder.reports.feedback import feedback

_MOST_BYTES = 64 << 20
_TAGS = {*bleach.ALLOWED_TAGS, *"p br hr h1 h2 h3 h4 h5 h6 pre div span del img table thead tbody tr th td".split()}


def _may_stand(tag: str, name: str, value: str) -> bool:
    """Whether an attribute is kept. Pictures come with the page: another's address would tell who reads it."""
    if tag == "img":
        return name == "alt" or (name == "src" and value.startswith("data:image/"))
    if tag == "a":
        return name == "href" and not value.lower().startswith("data:")
    return name == "class"


class FeedbackExporter(HTMLExporter):
    """nbgrader's HTML exporter, with our page where there is a report."""

    export_from_notebook = False

    def __init__(self, *arguments, **more):
        super().__init__(*arguments, **more)
        if isinstance(self.parent, BaseConverter):  # whose files everybody may read, the next one's secret included
            course = Course(Path(self.parent.coursedir.root))
            course.close(course.feedback)

    # On nbgrader's own page, text cells of students would be live: they may hold any HTML.

    @property
    def default_config(self):
        config = super().default_config
        config.NbConvertBase.display_data_priority = ["image/png", "image/jpeg", "text/plain"]
        return config

    @pass_context
    def markdown2html(self, context, source):
        html = super().markdown2html(context, source)
        return bleach.clean(html, _TAGS, _may_stand, protocols=[*bleach.ALLOWED_PROTOCOLS, "data"])

    def from_notebook_node(self, nb, resources=None, **kw):
        who = (resources or {}).get("nbgrader") or {}
        report = self._report(resources, who)
        if report is not None:
            given, differing = _given(who, report)
            if not differing:
                return feedback(report, given), self._init_resources(resources)
            self.log.warning(
                "The gradebook has other automatic points than report.json of %s for %s: nbgrader's own page is "
                "written. Run `autograder grade %s --student %s` to bring them together.",
                who["student"], ", ".join(differing), who["assignment"], who["student"],
            )  # fmt: skip
        return super().from_notebook_node(nb, resources, **kw)

    def _report(self, resources, who) -> Report | None:
        """The report of this very notebook (the kit grades the one that is named as its assignment), or None."""
        folder = ((resources or {}).get("metadata") or {}).get("path")
        if not who or folder is None or who.get("notebook") != who.get("assignment"):
            return None
        file = Path(folder) / "report.json"
        if file.is_symlink() or not file.is_file():
            return None
        try:
            if file.stat().st_size > _MOST_BYTES:
                raise ValueError(f"it is larger than {_MOST_BYTES >> 20} MiB")
            report = records.parse(file.read_bytes())
            found = report.assignment, report.student
            if found != (who["assignment"], who["student"]):
                raise ValueError(f"it is of assignment and student {found}")
        except (OSError, ValueError, records.RecordError) as error:
            self.log.warning("%s is not used: %s. nbgrader's own page is written.", file, error)
            return None
        return report


def _given(who: dict, report: Report) -> tuple[Given, list[str]]:
    """What the gradebook adds: grades and comments of people, the late penalty; and which automatic points differ."""
    with Gradebook(who["db_url"]) as book:
        try:
            notebook = book.find_submission_notebook(who["notebook"], who["assignment"], who["student"])
        except MissingEntry:
            return Given(), []
        return given_of(book, who), _differing(notebook, report)


def given_of(book: Gradebook, who: dict) -> Given:
    """The same as `gradebook.grades.given` of one student, through nbgrader's connection."""
    found = read(through(book.db), who["assignment"], [who["student"]])
    return found.get(who["student"], Given())


def _differing(notebook, report: Report) -> list[str]:
    """Exercises whose automatic points are not those of the report: then it is stale, or a student's own file."""
    automatic = {grade.name.removeprefix("check_"): grade.auto_score for grade in notebook.grades}
    return [
        one.name
        for one in report.exercises
        if automatic.get(one.name) is not None and abs(automatic[one.name] - (one.points or 0)) > 1e-6
    ]
