"""The release for the students and the answer key, made in a course of their own.

In: a course and the name of an assignment. Out: a small course of its own that holds the built source, the
release, the key and a gradebook with the assignment's cells. Nothing of the real course is touched until
`put_in_place`. It knows no exercise.
"""

from __future__ import annotations

import shutil
import tempfile
from pathlib import Path

from autograder import files
from autograder.authoring import source
from autograder.authoring.converters import CONFIG, convert
from autograder.authoring.errors import ReleaseError
from autograder.course import Course, CourseError
from autograder.model import Exercise
from autograder.notebooks import earlier

_LITTER = (".ipynb_checkpoints", "__pycache__", "*.pyc")


def generate(course: Course, assignment: str, into: Path, selfcheck: str | None = None) -> Course:
    """Builds source, release and key of an assignment in the new folder `into`; returns it as a course.

    nbgrader's imports take some seconds; running the key and every mistake for selfcheck.py takes longer, and is
    left out when its text is given. Raises SourceError for a mistake in the source notebook, CourseError for one in
    the rubric, and ReleaseError when nbgrader or one of its convert hooks fails.
    """
    made = Course(Path(into).resolve())
    _copy_inputs(course, assignment, made)
    text = _run_selfcheck(course, made, assignment) if selfcheck is None else selfcheck
    (made.source(assignment) / "selfcheck.py").write_text(text, encoding="utf-8")
    convert(made, assignment)
    for folder, trait in ((made.release, "release_directory"), (made.solution, "solution_directory")):
        place = folder(assignment)
        if not (place / f"{assignment}.ipynb").is_file():
            raise ReleaseError(
                f"nbgrader wrote no {place.relative_to(made.root)}/{assignment}.ipynb: {CONFIG} must set "
                f"c.CourseDirectory.{trait} = “{place.parent.name}”."
            )
    return made


def fresh(course: Course, assignment: str, selfcheck: str | None = None) -> list[str]:
    """What of source/, assignments/ and solutions/ differs from a new build, a sentence each."""
    with tempfile.TemporaryDirectory(prefix="autograder-release-") as folder:
        made = generate(course, assignment, Path(folder) / "course", selfcheck)
        return compare(course, assignment, made)


def compare(course: Course, assignment: str, made: Course) -> list[str]:
    """The same, against a course that `generate` has made already."""
    advice = f"run `autograder release {assignment}` and commit the result"
    complaints = []
    for folder in ("source", "release", "solution"):
        here, there = getattr(course, folder)(assignment), getattr(made, folder)(assignment)
        have, want = _files(here), _files(there)
        for name in sorted(have | want):
            path = f"{here.parent.name}/{assignment}/{name}"
            if name not in have:
                complaints.append(f"{path} is missing: {advice}.")
            elif name not in want:
                complaints.append(f"{path} is extra, no build makes it: delete it, or {advice}.")
            elif (here / name).read_bytes() != (there / name).read_bytes():
                complaints.append(f"{path} is stale, a new build differs: {advice}.")
    return complaints


def put_in_place(course: Course, assignment: str, made: Course) -> list[Path]:
    """Moves what `generate` made into the course; returns the folders that were written.

    A folder is replaced whole, so that nothing of an earlier release is left. In source/ only the generated files
    are written: the text and everything else is the instructor's. The notebook of the release, and of the one that it
    replaces, are kept for submissions made from them.
    """
    earlier.keep_in_place(course, assignment)
    built = made.source(assignment) / f"{assignment}.ipynb"
    if built.is_file():
        shutil.copyfile(built, course.source(assignment) / built.name)
    for folder in ("release", "solution"):
        target = getattr(course, folder)(assignment)
        target.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(prefix=f".{target.name}-", dir=target.parent) as aside:
            shutil.copytree(getattr(made, folder)(assignment), Path(aside) / "new")
            if target.exists():
                target.rename(Path(aside) / "old")
            (Path(aside) / "new").rename(target)
    selfcheck = course.release(assignment) / "selfcheck.py"
    if selfcheck.is_file():
        for folder in (course.source, course.solution):
            files.link(folder(assignment) / selfcheck.name, selfcheck)
    earlier.keep_in_place(course, assignment)
    return [course.source(assignment), course.release(assignment), course.solution(assignment)]


def _copy_inputs(course: Course, assignment: str, made: Course) -> None:
    config = course.root / CONFIG
    if not config.is_file():
        raise CourseError(f"{config} is missing: a course has nbgrader's config in its root (copy the kit's).")
    if not course.source(assignment).is_dir():
        known = sorted(p.name for p in (course.root / "source").glob("*/"))
        raise CourseError(
            f"There is no assignment “{assignment}”: {course.source(assignment)} is missing. "
            f"source/ has: {', '.join(known) or 'nothing'}."
        )
    if made.root.exists() and any(made.root.iterdir()):
        raise ReleaseError(f"{made.root} is not empty: the release is made in a new folder; name another.")
    made.root.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(config, made.root / CONFIG)
    shutil.copytree(
        course.source(assignment),
        made.source(assignment),
        ignore=shutil.ignore_patterns(*_LITTER, f"{assignment}.ipynb", "selfcheck.py"),
    )
    # Header and footer notebooks, which nbgrader can be told to add, are beside the assignments.
    for file in course.source(assignment).parent.iterdir():
        if file.is_file():
            shutil.copyfile(file, made.source(assignment).parent / file.name)
    # A rubric that is the course's own, not the package's.
    rubric = course.root / "autograder" / "rubrics" / assignment
    if rubric.is_dir():
        shutil.copytree(rubric, made.root / rubric.relative_to(course.root), ignore=shutil.ignore_patterns(*_LITTER))
    source.write(made, assignment)


def _selfcheck_of(course: Course, assignment: str, exercises: list[Exercise], expected: dict, mistakes: dict) -> str:
    """The students' checks, one file: what the key and the mistakes do on the visible cases.

    The course's own file is kept when it differs in the last digits only, as another processor makes them.
    """
    from autograder.selfcheck.bundle import bundle, same

    text = bundle(assignment, exercises, expected, mistakes)
    try:
        committed = (course.release(assignment) / "selfcheck.py").read_text("utf-8")
    except (OSError, UnicodeDecodeError):
        return text
    return committed if same(committed, text) else text


def _run_selfcheck(course: Course, made: Course, assignment: str) -> str:
    """The same, with the key and the mistakes run for it."""
    from autograder.grading.assignment import Assignment
    from autograder.rubric import phases
    from autograder.worker.client import Worker

    # Any seed will do: it decides the hidden cases only, and those neither travel nor need to be asked here.
    loaded = Assignment.load(made, assignment, seed=0, unreleased=True)
    for exercise in loaded.exercises:
        asked = phases(exercise)["visible"]
        exercise.cases = {name: exercise.cases[name] for name in asked}
        exercise.checks = [check for check in exercise.checks if check.visible]
    with Worker() as worker:
        known = loaded.expected(worker), loaded.mistakes(worker)
    return _selfcheck_of(course, assignment, loaded.exercises, *known)


def _files(folder: Path) -> set[str]:
    return {
        str(path.relative_to(folder))
        for path in folder.rglob("*")
        if path.is_file() and not any(Path(part).match(p) for part in path.relative_to(folder).parts for p in _LITTER)
    }
