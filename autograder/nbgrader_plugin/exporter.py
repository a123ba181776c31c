"""Exporters for nbgrader's converters: they read submissions with the kit's `read` and `rebuild`.

In: the path of a notebook in `submitted/`. Out: the student's answers in a fresh copy of the release, as if it had
been handed in like that; nbgrader's own steps (OverwriteCells, CheckCellMetadata, …) then find nothing to complain
about. A submission that cannot be read becomes the release with the reason on top, so that the batch goes on.
"""

from __future__ import annotations

import contextlib
import datetime
import os
from pathlib import Path

import nbformat
from nbconvert.exporters import NotebookExporter
from nbconvert.exporters.exporter import ResourcesDict
from nbgrader.converters import Autograde, BaseConverter, GenerateAssignment, NbGraderException

from autograder import files
from autograder.course import Course
from autograder.nbgrader_plugin.careful import make_careful
from autograder.nbgrader_plugin.session import new_batch, session_of

# Files that a browser would run when they are opened from the graded folder.
_LIVE = (".htm", ".html", ".js", ".mjs", ".svg", ".xhtml", ".xml")


class SourceExporter(NotebookExporter):
    """`c.GenerateAssignment.exporter_class`: makes the source's selfcheck.py a file, so that it can be handed out.

    It is a link to the one in the release, which nbgrader removes first. `hooks.keep_release` links it again.
    """

    export_from_notebook = False

    def __init__(self, *arguments, **more):
        super().__init__(*arguments, **more)
        if isinstance(self.parent, GenerateAssignment):  # it makes one for every batch, before it touches anything
            for folder in map(Path, self.parent.assignments):
                self._unlink(folder / "selfcheck.py", folder.name)

    def _unlink(self, path: Path, assignment: str) -> None:
        if (target := files.linked(path)) and not target.is_file():
            self.log.error("%s leads nowhere: run `autograder release %s`, which makes the file.", path, assignment)
            raise NbGraderException(f"{path} leads nowhere")
        files.unlink(path)


class SubmissionExporter(NotebookExporter):
    """`c.Autograde.exporter_class`: nbgrader makes one for every batch."""

    export_from_notebook = False

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


def _drop(copied: Path, submitted: Path, source: Path) -> None:
    """Removes files that nbgrader should not have copied beside the notebook: the targets of links, and what a browser
    would run."""
    linked = submitted.is_symlink()
    for place, _, names in os.walk(copied):
        inside = Path(place).relative_to(copied)
        for name in names:
            own = submitted / inside / name
            if (source / inside / name).exists() or not os.path.lexists(own):
                continue
            if linked or own.is_symlink() or own.suffix.lower() in _LIVE:
                with contextlib.suppress(OSError):
                    Path(place, name).unlink()
