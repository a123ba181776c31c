"""nbgrader's own converters, run on a course: they make the release and the key.

In: a course with the source notebook and nbgrader's config. Out: the folders that nbgrader writes, or ReleaseError with
what nbgrader said. It knows no assignment.
"""

from __future__ import annotations

import contextlib
import logging
import os
import sys
from pathlib import Path

from autograder.authoring.errors import ReleaseError
from autograder.course import Course

CONFIG = "nbgrader_config.py"


def stub_lines(course: Course) -> set[str]:
    """The lines, without indent, of what nbgrader puts where solutions were: in text, and in code of any language."""
    from nbgrader.preprocessors import ClearSolutions

    clear = ClearSolutions(config=_config(course))
    return {line.strip() for stub in (clear.text_stub, *clear.code_stub.values()) for line in stub.splitlines()}


class _Loud:
    """nbgrader logs what a convert hook raises and goes on; here it stops the conversion."""

    def run_pre_convert_hook(self):
        self._run(self.pre_convert_hook)

    def run_post_convert_hook(self):
        self._run(self.post_convert_hook)

    def _run(self, hook):
        if hook:
            directory = self.coursedir
            hook(assignment=directory.assignment_id, student=directory.student_id, notebooks=self.notebooks)


def convert(course: Course, assignment: str) -> None:
    """Runs GenerateAssignment and GenerateSolution. nbgrader's imports take seconds. Raises ReleaseError."""
    from nbgrader.converters import GenerateAssignment, GenerateSolution, NbGraderException
    from nbgrader.coursedir import CourseDirectory

    log, said = _log()
    config = _config(course)
    directory = CourseDirectory(
        config=config,
        log=log,
        root=str(course.root),
        db_url=f"sqlite:///{course.gradebook}",
        assignment_id=assignment,
        notebook_id="*",
    )
    for converter in (GenerateAssignment, GenerateSolution):
        loud = type(converter.__name__, (_Loud, converter), {})  # the config refers to the name
        try:
            with _alembic_on_path():
                loud(coursedir=directory, config=config, log=log).start()
        except NbGraderException as error:
            raise ReleaseError(
                f"nbgrader's {converter.__name__} failed on {assignment}:\n{_gist(said) or error}"
            ) from error


def _config(course: Course):
    from traitlets.config import PyFileConfigLoader

    return PyFileConfigLoader(CONFIG, path=str(course.root)).load_config()


def _log() -> tuple[logging.Logger, list[str]]:
    """A logger of its own, silent, and the list of what is said to it at level error."""
    said: list[str] = []

    class Keep(logging.Handler):
        def emit(self, record):
            said.append(record.getMessage())

    log = logging.Logger("autograder.release")
    log.addHandler(Keep(level=logging.ERROR))
    return log, said


def _gist(said: list[str]) -> str:
    """What went wrong, without the frames of tracebacks and nbgrader's remarks about its log."""
    lines = []
    for message in said:
        if message.startswith("Traceback"):
            lines.append(message.strip().splitlines()[-1])
        elif not message.startswith(("Please see", "There was an error processing")):
            lines.append(message.strip())
    return "\n".join(lines)


@contextlib.contextmanager
def _alembic_on_path():
    """nbgrader starts `alembic` from PATH when it makes a gradebook: let it find the one of this Python."""
    before = os.environ.get("PATH", os.defpath)
    os.environ["PATH"] = os.pathsep.join([str(Path(sys.executable).parent), before])
    try:
        yield
    finally:
        os.environ["PATH"] = before
