"""Every level that the kit grades at grades a whole class: with mistakes, with attacks in it, and after a `kill -9`.

The level is what the command finds where it is started: on this machine as it is, in a container with Docker's defaults
(partial), and in one whose kernel confines nothing (none); as root and as an ordinary user, with one worker and with
several. What comes out is held against the same class graded at level full.
"""

from __future__ import annotations

import contextlib
import json
import os
import shutil
import subprocess
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path

import pytest
from practice_course import NAME, ROOT, gradebook_rows, practice_class, reports, ungraded_copy_of, without_times
from sandboxes import ORDINARY, python_for_everybody, tasks_named

from autograder.grading.assignment import Assignment
from autograder.grading.scheme import filled_in
from autograder.records import dump, write

pytestmark = pytest.mark.slow
STUDENTS = 5

ATTACKS = {
    "fills-the-disk": "block = bytes(1 << 20)\nfor number in range(40):\n    with open(f'{number}', 'wb') as file:\n"
    "        for _ in range(32): file.write(block)",
    "kills": "import os, signal\n"
    "for target in (-1, os.getppid(), *map(int, filter(str.isdigit, os.listdir('/proc')))):\n"
    "    if target != os.getpid():\n        try: os.kill(target, signal.SIGKILL)\n        except OSError: pass",
    "leaves-a-daemon": "import os, time\nif os.fork() == 0:\n    os.setsid()\n"
    "    if os.fork() == 0: time.sleep(600)\n    os._exit(0)",
}
KILLS = "kills"  # where nothing holds it would end whatever its user runs


@dataclass
class Kind:
    """Where and how the command is started."""

    level: str
    identity: str
    workers: int

    def __str__(self):
        return f"{self.level}-{self.identity}-{self.workers}"

    @property
    def start(self) -> list[str]:
        """What stands before the command."""
        container = [str(ROOT / "tests" / "container.py")]
        user = ["--user", str(ORDINARY)] if self.identity == "user" and os.getuid() == 0 else []
        if self.level == "full":
            return ["setpriv", f"--reuid={ORDINARY}", f"--regid={ORDINARY}", "--clear-groups"] if user else []
        return [*container, *user, *(["--bare"] if self.level == "none" else [])]


KINDS = [
    Kind("full", "user", 2),
    Kind("partial", "root", 1),
    Kind("partial", "root", 2),
    Kind("partial", "user", 1),
    Kind("partial", "user", 3),
    Kind("none", "root", 2),
    Kind("none", "user", 2),
]


@pytest.fixture(scope="module")
def place():
    """A folder that everybody may enter: pytest's own are private."""
    folder = Path(tempfile.mkdtemp(prefix="levels-"))
    folder.chmod(0o755)
    yield folder
    shutil.rmtree(folder)


@pytest.fixture(scope="module")
def python(place):
    return python_for_everybody(place / "venv")


@pytest.fixture(scope="module")
def reference(place, python):
    """A practice class with two hostile students, graded at level full."""
    course = practice_class(place / "reference", STUDENTS, seed=3)
    assignment = Assignment.load(course, NAME)
    for student, code in ATTACKS.items():
        answers = {name: [source] for name, source in assignment.key.items()}
        answers["scaled_softmax"] = [code, "def scaled_softmax(scores, d_k):\n    return scores * 0"]
        notebook = filled_in(assignment.release, answers)
        write(course.submitted / student / NAME / f"{NAME}.ipynb", dump(notebook))
    run = Run(course, python, Kind("full", "root" if os.getuid() == 0 else "user", 2))
    assert run.end() == 0, run.said
    assert all(report["protection"] == "full" for report in reports(course).values())
    return course


class Run:
    """The command while it runs. Its scratch folders bear the numbers of its processes, so those are noted."""

    def __init__(self, course, python, kind):
        self.course, self.seen = course, set()
        self.before = set(_scratch_folders("*"))  # of servers before, whose numbers may come again
        self.log = course.root.with_suffix(f".{kind}.log")
        grade = [str(python), "-m", "autograder", "grade", NAME, "--workers", str(kind.workers)]
        grade += ["--require-protection", "none"] if kind.level == "none" else []
        start = [str(python), *kind.start] if kind.level != "full" else kind.start
        environment = {
            "PATH": f"{Path(python).parent}:{os.environ['PATH']}", "HOME": str(course.root),
            "PYTHONWARNINGS": "ignore", "PYTHONPATH": str(ROOT), "PYTHONDONTWRITEBYTECODE": "1",
        }  # fmt: skip
        with self.log.open("w") as log:
            self.process = subprocess.Popen(
                [*start, *grade], cwd=course.root, env=environment, stdin=subprocess.DEVNULL, stdout=log, stderr=log
            )

    @property
    def said(self) -> str:
        return self.log.read_text()

    def end(self) -> int:
        while self.process.poll() is None:
            self.seen |= set(_descendants(self.process.pid))
            time.sleep(0.05)
        return self.process.returncode

    def kill_after(self, count: int) -> None:
        while len(list(self.course.autograded.glob(f"*/{NAME}/report.json"))) < count:
            assert self.process.poll() is None, self.said
            self.seen |= set(_descendants(self.process.pid))
            time.sleep(0.02)
        self.process.kill()
        self.process.wait()

    def left(self) -> list[str]:
        """Processes and folders of its own that are still there some seconds later."""
        until = time.monotonic() + 20
        while True:
            folders = {path for pid in self.seen for path in _scratch_folders(pid)} - self.before
            pids = {pid for pid in self.seen if _state(pid) not in ("", "Z")} | {*tasks_named(f'"{self.course.root}"')}
            left = [f"{pid} {_state(pid)}" for pid in pids]
            if not (left or folders) or time.monotonic() > until:
                return [*left, *map(str, folders)]
            time.sleep(0.1)


def _scratch_folders(supervisor) -> list[Path]:
    return list(Path("/tmp").glob(f"autograder-scratch-{supervisor}-*"))


def _descendants(pid: int) -> list[int]:
    found = []
    for task in Path(f"/proc/{pid}/task").glob("*/children"):
        with contextlib.suppress(OSError):
            for child in map(int, task.read_text().split()):
                found += [child, *_descendants(child)]
    return found


def _state(pid: int) -> str:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except OSError:
        return ""


@pytest.mark.parametrize("kind", [k for k in KINDS if k.identity == "user" or os.getuid() == 0], ids=str)
def test_a_whole_class_with_mistakes_and_attacks_is_graded_as_at_level_full(reference, place, python, kind):
    course = ungraded_copy_of(reference, place / str(kind))
    for frame in course.private.glob("*.frame"):
        frame.unlink()  # so that key and mistakes are run at this level, too
    if os.getuid() == 0:
        owner = ORDINARY if kind.identity == "user" else 0
        for path in (course.root, *course.root.rglob("*")):
            os.chown(path, owner, owner, follow_symlinks=False)

    attacks = set(ATTACKS)
    if kind.level == "none":
        shutil.rmtree(course.submitted / KILLS)
        attacks.remove(KILLS)

    killed = Run(course, python, kind)
    killed.kill_after(2)
    assert killed.left() == []
    for student in sorted(reports(course))[3:]:  # so that there is something left to grade, however late it was killed
        shutil.rmtree(course.autograded / student)
    finished = {student: _inode(course, student) for student in reports(course)}

    run = Run(course, python, kind)
    assert run.end() == 0, run.said
    assert f"{len(finished)} unchanged" in run.said and f"Isolation: {kind.level}." in run.said
    assert run.left() == []
    assert {student: _inode(course, student) for student in finished} == finished
    assert {report["protection"] for report in reports(course).values()} == {kind.level}
    assert _of_class(course) == _of_class(reference)
    for student in attacks:
        report, fair = reports(course)[student], reports(reference)[student]
        assert report["status"] == "graded" and report["score"] <= fair["score"], report["reason"]
    assert not list(course.root.rglob("*.[0-9]*[0-9]"))


def _inode(course, student):
    return (course.autograded / student / NAME / "report.json").stat().st_ino


def _of_class(course) -> dict:
    """What grading left behind for everybody but the attackers, whose end differs from level to level."""
    students = {name: kept for name, kept in without_times(course)["students"].items() if name not in ATTACKS}
    for kept in students.values():
        del kept["page"], kept["report"]["protection"], kept["report"]["digest"]
    grades = [row for row in gradebook_rows(course)["grades"] if row[0] not in ATTACKS]
    return {"students": json.loads(json.dumps(students)), "grades": grades}
