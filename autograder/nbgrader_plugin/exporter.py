"""How nbgrader reads submissions: with the kit's `read` and `rebuild`. And what it finds beside a source notebook.

In: the path of a notebook in `submitted/`. Out: the student's answers in a fresh copy of the release, as if it had
been handed in like that; nbgrader's own steps (OverwriteCells, CheckCellMetadata, …) then find nothing to complain
of. What cannot be read becomes the release with the reason on top, so that the batch goes on.
"""

from __future__ import annotations

import contextlib
import datetime
import os
import shutil
from pathlib import Path

import nbformat
from nbconvert.exporters import NotebookExporter
from nbconvert.exporters.exporter import ResourcesDict
from nbgrader.converters import Autograde, BaseConverter

from autograder.course import Course, CourseError
from autograder.nbgrader_plugin.careful import make_careful
from autograder.nbgrader_plugin.session import new_batch, session_of

# What a browser would run, were it opened from the graded folder.
_LIVE = (".htm", ".html", ".js", ".mjs", ".svg", ".xhtml", ".xml")


class SourceExporter(NotebookExporter):
    """The `exporter_class` of GenerateAssignment and GenerateSolution: puts selfcheck.py beside the source notebook.

    The file is kept in the release alone, where students take it. But nbgrader hands out what is beside the source, and
    it removes the old release first.
    """

    export_from_notebook = False

    def __init__(self, *arguments, **more):
        super().__init__(*arguments, **more)
        if isinstance(self.parent, BaseConverter):  # it makes one for every batch, before it touches anything
            _lay_selfcheck(self.parent)


class SubmissionExporter(SourceExporter):
    """`c.Autograde.exporter_class`."""

    def __init__(self, *arguments, **more):
        super().__init__(*arguments, **more)
        new_batch()
        self._keep_from_others()
        if isinstance(self.parent, Autograde):
            make_careful(self.parent)

    def _keep_from_others(self):
        """nbgrader lets everybody read what it writes, and report.json with it, unless the config says otherwise."""
        converter = self.parent
        if isinstance(converter, BaseConverter):
            course = Course(Path(converter.coursedir.root))
            course.close(course.autograded, course.feedback)
            if not converter.trait_has_value("permissions"):
                converter.permissions = 660 if converter.coursedir.groupshared else 600

    def from_filename(self, filename: str, resources=None, **more):
        """The rebuilt notebook, when `filename` is of a submission that the kit grades; else the file as it is."""
        batch = session_of(resources or {})
        folder = Path(filename).parent
        if batch is None or folder.resolve() != batch.submission(resources["nbgrader"]["student"]).resolve():
            return super().from_filename(filename, resources, **more)
        student = resources["nbgrader"]["student"]
        _drop(batch.course.autograded / student / folder.name, folder, batch.course.source(folder.name))
        today = f"{datetime.datetime.now():%B %d, %Y}"
        resources["metadata"] = ResourcesDict(name=Path(filename).stem, path=str(folder), modified_date=today)
        return self.from_notebook_node(nbformat.from_dict(batch.rebuilt(student)), resources=resources, **more)


def _lay_selfcheck(converter: BaseConverter) -> None:
    """Copies selfcheck.py from the release to the source; one of an assignment without a rubric is the author's own."""
    course = Course(Path(converter.coursedir.root))
    for assignment in {Path(folder).name for folder in converter.assignments}:
        kept, copy = (folder(assignment) / "selfcheck.py" for folder in (course.release, course.source))
        try:
            course.rubric(assignment)
            shutil.copyfile(kept, copy)
        except CourseError:
            continue
        except FileNotFoundError:
            if not copy.is_file():
                converter.log.error("%s is missing: run `autograder release %s`, which makes it.", kept, assignment)


def _drop(copied: Path, submitted: Path, source: Path) -> None:
    """Removes, of the files that nbgrader has copied beside the notebook, what it should not have: the targets of
    links, and what a browser would run."""
    linked = submitted.is_symlink()
    for place, _, files in os.walk(copied):
        inside = Path(place).relative_to(copied)
        for name in files:
            own = submitted / inside / name
            if (source / inside / name).exists() or not os.path.lexists(own):
                continue
            if linked or own.is_symlink() or own.suffix.lower() in _LIVE:
                with contextlib.suppress(OSError):
                    Path(place, name).unlink()
