"""What students and instructors are given comes out of nbgrader's converters, is fresh, and leaks nothing."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import nbformat
import pytest
from nbclient import NotebookClient

from autograder.authoring import release, source
from autograder.authoring.leaks import leaks
from autograder.course import Course

ROOT = Path(__file__).resolve().parent.parent
REPO = Course(ROOT)
A = "self_attention"
# Making it runs every mistake; one slow test does so, the others take the committed one.
SELFCHECK = (REPO.release(A) / "selfcheck.py").read_text()
STUB = 'raise NotImplementedError("YOUR CODE HERE")'


@pytest.fixture(scope="module")
def made(tmp_path_factory) -> Course:
    return release.generate(REPO, A, tmp_path_factory.mktemp("made"), SELFCHECK)


@pytest.fixture
def course(tmp_path) -> Course:
    """A copy of what the repository holds of the course, as a fresh clone has it."""
    shutil.copy(ROOT / "nbgrader_config.py", tmp_path)
    for folder in ("source", "assignments", "solutions"):
        shutil.copytree(ROOT / folder, tmp_path / folder, symlinks=True)
    return Course(tmp_path)


def configure(course: Course, lines: str) -> None:
    with (course.root / "nbgrader_config.py").open("a") as config:
        config.write(lines)


def cells(folder: Path) -> dict[str, dict]:
    notebook = nbformat.read(folder / f"{A}.ipynb", as_version=4)
    return {cell.id: cell for cell in notebook.cells}


def solution_lines() -> set[str]:
    """Every line of the solutions that says something."""
    lines, inside = set(), False
    for line in REPO.source(A).joinpath(f"{A}.nb.py").read_text().splitlines():
        if source.END in line:
            inside = False
        if inside and len(line.strip()) > 3 and line.strip() != "super().__init__()":
            lines.add(line.strip())
        if source.BEGIN in line:
            inside = True
    return lines


def nbgrader(course: Course, *arguments: str, status: int = 0) -> subprocess.CompletedProcess:
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])
    command = [sys.executable, "-m", "nbgrader", *arguments]
    run = subprocess.run(command, cwd=course.root, env=os.environ | {"PATH": path}, capture_output=True, text=True)
    assert run.returncode == status, run.stderr
    return run


def test_what_is_committed_is_what_a_new_build_gives(made):
    assert release.compare(REPO, A, made) == []


def test_stale_missing_and_extra_files_are_named(course, made):
    notebook = course.release(A) / f"{A}.ipynb"
    notebook.write_text(notebook.read_text().replace("Six tokens", "Five tokens"))
    (course.solution(A) / f"{A}.ipynb").unlink()
    (course.release(A) / "notes.txt").write_text("left over")
    (course.source(A) / f"{A}.ipynb").write_text("{}")
    told = "\n".join(release.compare(course, A, made))
    assert f"assignments/{A}/{A}.ipynb is stale" in told
    assert f"solutions/{A}/{A}.ipynb is missing" in told
    assert f"assignments/{A}/notes.txt is extra" in told
    assert f"source/{A}/{A}.ipynb is stale" in told
    assert told.count("\n") == 3


def test_fresh_notices_a_text_that_was_edited_after_the_release(course):
    text = course.source(A) / f"{A}.nb.py"
    text.write_text(text.read_text().replace("Six tokens", "Half a dozen tokens"))
    assert len(release.fresh(course, A, SELFCHECK)) == 3  # the notebook of the source, of the release and of the key


def test_putting_in_place_mends_all_of_it_and_a_second_time_changes_nothing(course, made):
    (course.release(A) / "notes.txt").write_text("left over")
    (course.source(A) / f"{A}.ipynb").unlink()
    shutil.rmtree(course.solution(A))
    release.put_in_place(course, A, made)
    assert release.compare(course, A, made) == []
    release.put_in_place(course, A, made)
    assert release.compare(course, A, made) == []
    assert sorted(p.name for p in course.release(A).parent.iterdir()) == [A]  # nothing left aside


def test_no_solution_line_is_in_the_release(made):
    lines = solution_lines()
    assert len(lines) > 20
    assert not {path.name for path in made.release(A).rglob("*")} & {f"{A}.nb.py"}
    for name, cell in cells(made.release(A)).items():
        leaked = lines & {line.strip() for line in cell.source.splitlines()}
        assert not leaked, f"{name} leaks {leaked}"
    key = "\n".join(cell.source for cell in cells(made.solution(A)).values())
    assert all(line in key for line in lines)


def test_every_blank_is_the_one_stub_and_the_written_answer_is_gone(made):
    given = cells(made.release(A))
    blanks = {name: cell.source.count(STUB) for name, cell in given.items() if STUB in cell.source}
    assert blanks == {
        "project": 1,
        "attention_scores": 1,
        "scaled_softmax": 1,
        "context_vector": 1,
        "SelfAttention_v1": 2,
        "SelfAttention_v2": 2,
        "weight_transfer": 1,
    }
    assert given["why_scale"].source == "YOUR ANSWER HERE"
    assert "# (d_in,) one token, or (T, d_in) all of them" in given["project"].source


def test_release_and_key_are_writable_and_have_no_outputs(made):
    for folder in (made.release(A), made.solution(A)):
        assert (folder / f"{A}.ipynb").stat().st_mode & 0o777 == 0o644
        assert all(cell.get("outputs", []) == [] for cell in cells(folder).values())


def test_the_release_stops_at_nothing_but_its_own_stubs(made):
    notebook = nbformat.read(made.release(A) / f"{A}.ipynb", as_version=4)
    NotebookClient(
        notebook,
        timeout=120,
        kernel_name="python3",
        allow_errors=True,
        resources={"metadata": {"path": str(made.release(A))}},
    ).execute()
    raised = {}
    for cell in notebook.cells:
        for output in cell.get("outputs", []):
            assert output.get("name") != "stderr", f"{cell.id}: {output}"
            if output.output_type == "error":
                raised[cell.id] = f"{output.ename}: {output.evalue}"
    assert set(raised.values()) == {"NotImplementedError: YOUR CODE HERE"}
    assert not [name for name in raised if not name.startswith(("demo_", "figure_"))]


def test_an_error_in_a_convert_hook_is_not_swallowed(course, tmp_path_factory):
    configure(course, "\ndef broken(**_):\n    raise RuntimeError('the hook broke')\n")
    configure(course, "\nc.GenerateAssignment.post_convert_hook = broken\n")
    with pytest.raises(release.ReleaseError, match="the hook broke"):
        release.generate(course, A, tmp_path_factory.mktemp("made"), SELFCHECK)


def test_a_config_with_other_folder_names_is_told(course, tmp_path_factory):
    configure(course, '\nc.CourseDirectory.release_directory = "release"\n')
    with pytest.raises(release.ReleaseError, match=r"release_directory = “assignments”"):
        release.generate(course, A, tmp_path_factory.mktemp("made"), SELFCHECK)


def test_an_unknown_assignment_is_told_with_the_known_ones(tmp_path):
    with pytest.raises(Exception, match=r"no assignment “self_atention”.*source/ has: self_attention"):
        release.generate(REPO, "self_atention", tmp_path / "made")


def test_the_release_is_made_in_an_empty_folder_only(tmp_path):
    (tmp_path / "precious").write_text("")
    with pytest.raises(release.ReleaseError, match="not empty"):
        release.generate(REPO, A, tmp_path)


STUBS = {  # of the config → the languages' stubs in the source of an answer cell
    "": ["YOUR ANSWER HERE", "# YOUR CODE HERE: replace this line and the next\n" + STUB],
    'c.ClearSolutions.text_stub = "Write here.\\n\\nThree sentences are enough."': [
        "Write here.\n\nThree sentences are enough.",
    ],
    'c.ClearSolutions.code_stub = {"python": "raise SystemExit(1)", "R": "stop(\'Not answered yet\')"}': [
        "raise SystemExit(1)",
        "stop('Not answered yet')",
    ],
}


@pytest.mark.parametrize("kind", ["markdown", "code"])
@pytest.mark.parametrize("config", STUBS)
def test_a_stub_is_no_leak_in_any_language_and_what_stands_beside_it_is(course, config, kind):
    configure(course, f"\n{config}\n")
    for stub in STUBS[config]:
        for leaked in ((), ("It doubles as well, of course.",)):
            text = "\n".join([*(f"    {line}" for line in stub.splitlines()), *leaked])
            cell = {"cell_type": kind, "metadata": {"nbgrader": {"solution": True}}, "source": text}
            (course.release(A) / f"{A}.ipynb").write_text(json.dumps({"cells": [cell]}))
            assignment = SimpleNamespace(source={"cells": [cell]}, course=course, name=A)
            assert tuple(line for _, _, line in leaks(assignment)) == leaked


@pytest.mark.parametrize("kind", ["markdown", "code"])
def test_only_what_stands_between_the_marks_of_a_solution_can_leak(course, kind):
    marked = "What is asked for stands here.\n### BEGIN SOLUTION\nthe one and only answer\n### END SOLUTION"
    cell = {"cell_type": kind, "metadata": {"nbgrader": {"solution": True}}, "source": marked}
    assignment = SimpleNamespace(source={"cells": [cell]}, course=course, name=A)
    for path in course.release(A).iterdir():
        path.unlink()
    (course.release(A) / "notes.md").write_text("What is asked for stands here.\nthe one and only answer\n")
    assert [line for _, _, line in leaks(assignment)] == ["the one and only answer"]


@pytest.mark.slow
def test_a_new_build_from_nothing_gives_what_is_committed_down_to_selfcheck():
    assert release.fresh(REPO, A) == []


@pytest.mark.slow
def test_the_commands_of_nbgrader_write_the_same_files(course, made):
    nbgrader(course, "generate_assignment", A, "--force")
    nbgrader(course, "generate_solution", A, "--force")
    assert release.compare(course, A, made) == []
    assert (course.source(A) / "selfcheck.py").is_symlink() and (course.solution(A) / "selfcheck.py").is_symlink()
    assert (course.release(A) / f"{A}.ipynb").stat().st_mode & 0o777 == 0o644


def test_nbgrader_removes_nothing_when_selfcheck_is_missing(course):
    (course.release(A) / "selfcheck.py").unlink()
    run = nbgrader(course, "generate_assignment", A, "--force", status=1)
    assert f"selfcheck.py leads nowhere: run `autograder release {A}`" in run.stderr
    assert (course.release(A) / f"{A}.ipynb").is_file()


def test_nbgrader_hands_out_selfcheck_from_a_clone_without_links(course):
    """Git makes a file with the path in it where links are off; nbgrader would hand that out."""
    here, handed_out = course.source(A) / "selfcheck.py", course.release(A) / "selfcheck.py"
    checks = handed_out.read_bytes()
    here.unlink(missing_ok=True)
    here.write_text(f"../../assignments/{A}/selfcheck.py")
    nbgrader(course, "generate_assignment", A, "--force")
    assert handed_out.read_bytes() == checks
    assert here.is_symlink() and here.samefile(handed_out)


def test_beside_source_and_key_are_links_to_the_students_selfcheck(course, made):
    release.put_in_place(course, A, made)
    assert not (course.release(A) / "selfcheck.py").is_symlink()
    for folder in (course.source(A), course.solution(A)):
        link = folder / "selfcheck.py"
        assert link.is_symlink() and link.samefile(course.release(A) / "selfcheck.py")
    assert release.compare(course, A, made) == []


@pytest.mark.slow
def test_the_button_of_formgrader_writes_the_same_files(course, made):
    """The page calls nbgrader's API with the course's config; here a process does the same."""
    (course.release(A) / f"{A}.ipynb").unlink()
    script = (
        "import json\n"
        "from traitlets.config import PyFileConfigLoader\n"
        "from nbgrader.apps.api import NbGraderAPI\n"
        "from nbgrader.coursedir import CourseDirectory\n"
        "config = PyFileConfigLoader('nbgrader_config.py', path='.').load_config()\n"
        "api = NbGraderAPI(CourseDirectory(config=config), config=config)\n"
        f"print(json.dumps(api.generate_assignment({A!r})['success']))\n"
    )
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])
    run = subprocess.run(
        [sys.executable, "-c", script],
        cwd=course.root,
        env=os.environ | {"PATH": path},
        capture_output=True,
        text=True,
        check=True,
    )
    assert json.loads(run.stdout.splitlines()[-1]) is True, run.stderr
    assert release.compare(course, A, made) == []
