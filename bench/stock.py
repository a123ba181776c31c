"""Stock nbgrader: its own `autograde`, one kernel per notebook, none of the kit's plug-ins.

In: a course with submissions. Out: seconds per submission. It knows nothing of the kit's grader.
"""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path

import cost
from classes import ASSIGNMENT, ROOT

from autograder.authoring import release
from autograder.course import Course

_CONFIG = """
c = get_config()
c.CourseDirectory.course_id = "stock"
c.CourseDirectory.release_directory = "assignments"
c.CourseDirectory.solution_directory = "solutions"
c.CourseDirectory.ignore.append("*.nb.py")
"""


def measure(course: Course, folder: Path, count: int) -> dict:
    """Grades the first `count` submissions of `course` the stock way.

    `seconds` is what one more submission takes: its start and everything that is paid once are left out.
    """
    repo = Course(ROOT)
    shutil.rmtree(folder, ignore_errors=True)
    made = release.generate(repo, ASSIGNMENT, folder, (repo.release(ASSIGNMENT) / "selfcheck.py").read_text("utf-8"))
    (made.root / "nbgrader_config.py").write_text(_CONFIG)
    for student in sorted(path.name for path in course.submitted.iterdir())[:count]:
        shutil.copytree(course.submitted / student / ASSIGNMENT, made.submitted / student / ASSIGNMENT)
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])
    program, more = [sys.executable, "-m", "nbgrader"], {"cwd": made.root, "env": {**os.environ, "PATH": path}}
    start = cost.command([*program, "--version"], **more)
    ended = cost.command([*program, "autograde", ASSIGNMENT], **more)
    done = sorted(file.stat().st_mtime for file in made.autograded.glob(f"*/{ASSIGNMENT}/{ASSIGNMENT}.ipynb"))
    if ended.status or len(done) != count:
        raise RuntimeError(
            f"nbgrader autograde ended with {ended.status}, {len(done)} of {count} graded:\n{ended.said}"
        )
    return {
        "submissions": count,
        "wall": ended.wall,
        "cpu": ended.cpu,
        "seconds": (done[-1] - done[0]) / (count - 1),
        "seconds_with_start": ended.wall / count,
        "cpu_each": (ended.cpu - start.cpu) / count,
    }
