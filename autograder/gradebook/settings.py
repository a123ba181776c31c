"""A course as nbgrader sees it: its config, its database, its late penalties.

In: a Course. Out: settings that nbgrader's own loader read from nbgrader_config.py (and from the user's and
the system's Jupyter folders, as every nbgrader command does). It knows no submission and opens no database.
nbgrader takes seconds to import, so it is imported inside the functions only.
"""

from __future__ import annotations

import logging
import os
import sys
from collections.abc import Callable
from dataclasses import dataclass
from types import SimpleNamespace
from typing import Any

from autograder.course import Course
from autograder.gradebook.errors import GradebookError

Penalty = Callable[[str, float, float], "float | None"]


@dataclass(frozen=True)
class Settings:
    course: Course
    app: Any  # nbgrader's NbGrader application with the config loaded, parent of everything configurable
    url: str  # the gradebook, as SQLAlchemy writes it
    course_id: str

    @property
    def database(self) -> str:
        """The gradebook as messages name it: a file, or an address without its password."""
        from sqlalchemy.engine import make_url

        url = make_url(self.url)
        return url.database if url.get_backend_name() == "sqlite" else url.render_as_string()

    def penalty(self) -> Penalty:
        """What a late student loses: (student, score, seconds late) -> points or None.

        This is nbgrader's own AssignLatePenalties step with its plugin, as configured; where the config has
        taken the step out, nobody loses anything.
        """
        from nbgrader.converters import Autograde
        from nbgrader.preprocessors import AssignLatePenalties
        from traitlets.utils.importstring import import_item

        try:
            autograde = Autograde(coursedir=self.app.coursedir, parent=self.app)
            steps = [import_item(x) if isinstance(x, str) else x for x in autograde.autograde_preprocessors]
            step = next((x for x in steps if issubclass(x, AssignLatePenalties)), None)
            if step is None:
                return lambda student, score, seconds: None
            step = step(parent=autograde)
            if not step.enabled:
                return lambda student, score, seconds: None
            step.init_plugin()
        except Exception as problem:
            raise GradebookError(
                f"{self.course.root / 'nbgrader_config.py'}: the late penalties cannot be set up: {problem}"
            ) from problem

        def penalty(student: str, score: float, seconds: float) -> float | None:
            points = step.plugin_inst.late_submission_penalty(student, score, seconds)
            if points is None:
                return None
            return float(step._check_late_penalty(SimpleNamespace(score=score), points))

        return penalty


def load(course: Course) -> Settings:
    """Reads the config. Raises GradebookError where a config file cannot be read.

    nbgrader itself would go on with its defaults then, and grade without the course's penalties.
    """
    from nbgrader.apps.baseapp import NbGrader
    from sqlalchemy.engine import make_url

    root = course.root.resolve()
    if str(root) not in sys.path:
        sys.path.append(str(root))  # a course keeps its penalty plugin beside its config
    app = NbGrader(log_level=logging.ERROR)
    app.load_cwd_config = False  # the course's folder counts, wherever the command was started
    app.raise_config_file_errors = True
    try:
        app.initialize(argv=[], root=str(root))
    except (Exception, SystemExit) as problem:
        raise GradebookError(
            f"{root / 'nbgrader_config.py'}: the config does not load: {problem}. Correct it and grade again."
        ) from problem

    # Where the config says nothing, nbgrader goes by the current folder; the course's own is meant.
    url = app.config.CourseDirectory.get("db_url") or f"sqlite:///{course.gradebook.resolve()}"
    parts = make_url(url)
    if parts.get_backend_name() == "sqlite" and parts.database and not os.path.isabs(parts.database):
        parts = parts.set(database=str(root / parts.database))
    return Settings(course, app, parts.render_as_string(hide_password=False), app.coursedir.course_id)
