"""Where things are in a course folder.

In: the root of a course. Out: paths, nbgrader's config, the rubric of an assignment. It knows nbgrader's folder names
but not what the folders hold.
"""

from __future__ import annotations

import contextlib
import functools
import importlib.util
import sys
import traceback
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING

from autograder import files

if TYPE_CHECKING:
    from traitlets.config import Config

PACKAGE = Path(__file__).resolve().parent
_PROGRAMS = {".collected", ".ipynb_checkpoints", ".git", "__MACOSX"}  # folders that programs make for themselves


class CourseError(Exception):
    """Something in the course is missing or wrong; the message says what to do."""


@dataclass(frozen=True)
class Course:
    root: Path

    def source(self, assignment: str) -> Path:
        return self.root / "source" / assignment

    def release(self, assignment: str) -> Path:
        return self.root / "assignments" / assignment

    def solution(self, assignment: str) -> Path:
        return self.root / "solutions" / assignment

    @property
    def submitted(self) -> Path:
        return self.root / "submitted"

    def handed_in(self) -> list[Path]:
        """Everything in `submitted/` except what programs put there for themselves."""
        places = self.submitted.iterdir() if self.submitted.is_dir() else ()
        return sorted(place for place in places if place.name not in _PROGRAMS and not place.name.startswith("._"))

    @property
    def autograded(self) -> Path:
        return self.root / "autograded"

    @property
    def feedback(self) -> Path:
        return self.root / "feedback"

    @property
    def gradebook(self) -> Path:
        return self.root / "gradebook.db"

    @property
    def private(self) -> Path:
        """The folder for what students must never see (seed, expected values); created when missing and closed."""
        folder = self.root / ".autograder"
        self.close(folder)
        return folder

    def close(self, *folders: Path) -> None:
        """Creates missing folders and closes them to everybody but the course's owner.

        They hold the seed, grades and students' work, and nbgrader's own commands write world-readable files there.
        Where instructors share the course through a Unix group (nbgrader's `groupshared`), the group keeps access.
        """
        for folder in folders:
            files.folder(folder)
            files.close(folder, self.groupshared)

    @functools.cached_property
    def groupshared(self) -> bool:
        """`CourseDirectory.groupshared` of nbgrader's config.

        False when the config does not load, which is reported when grades are recorded.
        """
        with contextlib.suppress(CourseError):
            return self.config().CourseDirectory.get("groupshared", False) is True
        return False

    def config(self) -> Config:
        """nbgrader's config as its commands read it: the system's and the user's files, then the course's.

        Raises CourseError for a file that does not load. nbgrader itself would take seconds to import.
        """
        from jupyter_core.paths import jupyter_config_path
        from traitlets.config.loader import Config, ConfigFileNotFound, JSONFileConfigLoader, PyFileConfigLoader

        root = str(self.root.resolve())
        if root not in sys.path:
            sys.path.append(root)  # a course's plug-ins lie beside its config
        everywhere = jupyter_config_path()[::-1]  # the first one takes precedence, so it is merged last
        places = [(name, folder) for name in ("jupyter_config", "nbgrader_config") for folder in everywhere]
        config = Config()
        for name, folder in [*places, ("nbgrader_config", root)]:
            for kind, ending in ((PyFileConfigLoader, "py"), (JSONFileConfigLoader, "json")):
                loader = kind(f"{name}.{ending}", path=folder)
                try:
                    loaded = loader.load_config()
                except ConfigFileNotFound:
                    continue
                except (Exception, SystemExit) as problem:
                    raise CourseError(
                        f"{loader.full_filename}: the config does not load: {problem}. Correct it, then run this again."
                    ) from problem
                if "db_url" in loaded.NbGrader and "db_url" not in loaded.CourseDirectory:  # its older name
                    loaded.CourseDirectory.db_url = loaded.NbGrader.db_url
                config.merge(loaded)
        return config

    def rubric(self, assignment: str) -> Path:
        """The rubric folder: the course's own when it has one, else the one in the package.

        Raises CourseError when there is neither.
        """
        places = [root / "rubrics" / assignment for root in (self.root / "autograder", PACKAGE)]
        for place in places:
            if (place / "rubric.py").is_file():
                return place
        raise CourseError(
            f"There is no rubric for “{assignment}”: looked for rubric.py in {places[0]} and {places[1]}. "
            "Check the assignment's name, or add a rubric folder (docs/adding-an-assignment.md)."
        )


def load_rubric(folder: Path) -> ModuleType:
    """The module `rubric.py` of a rubric folder (trusted: it is the instructor's own).

    Raises CourseError when it does not load.
    """
    spec = importlib.util.spec_from_file_location(f"autograder_rubric_{folder.name}", folder / "rubric.py")
    module = importlib.util.module_from_spec(spec)
    with _told_with_its_line(spec.origin):
        spec.loader.exec_module(module)
    return module


def exercises_of(rubric: ModuleType, *generators: object) -> list:
    """What the `exercises` of a rubric returns. Raises CourseError when it fails."""
    with _told_with_its_line(rubric.__file__):
        return rubric.exercises(*generators)


@contextlib.contextmanager
def _told_with_its_line(file: str):
    try:
        yield
    except Exception as error:
        lines = [frame.lineno for frame in traceback.extract_tb(error.__traceback__) if frame.filename == file]
        where = f"{file}, line {lines[-1]}" if lines else file
        raise CourseError(
            f"{where}: the rubric does not load ({type(error).__name__}: {error}). Correct it, then run this again."
        ) from error
