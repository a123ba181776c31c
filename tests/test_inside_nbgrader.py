"""Plain `nbgrader autograde` with the kit's config grades as `autograder grade` does; without it, as nbgrader does."""

from __future__ import annotations

import contextlib
import functools
import json
import logging
import os
import re
import shutil
import sys
from pathlib import Path

import nbformat
import pytest
from practice_course import (
    NAME,
    command,
    copy_of,
    gradebook_rows,
    page,
    practice_class,
    reports,
    truth,
    ungraded_copy_of,
    without_times,
)
from small_release import release as another_release
from test_pictures import attached, png

from autograder import records
from autograder.batch.local import LocalExecutor
from autograder.course import Course
from autograder.grading.assignment import Assignment
from autograder.model import Verdict
from autograder.sandbox.errors import WorkerError
from autograder.selfcheck.judge import points
from autograder.worker.client import Worker

STUDENTS = 12
STOCK = """
c = get_config()
c.CourseDirectory.course_id = "stock"
c.CourseDirectory.release_directory = "assignments"
c.CourseDirectory.solution_directory = "solutions"
c.CourseDirectory.ignore.append("*.nb.py")
"""


@pytest.fixture(scope="module")
def by_the_kit(tmp_path_factory) -> Course:
    """A practice class that `autograder grade` has graded, with a damaged submission and two that cannot be graded."""
    course = practice_class(tmp_path_factory.mktemp("by-the-kit") / "course", STUDENTS, seed=5)
    _hand_in(course, "zz-damaged", _damaged(course))
    _hand_in(course, "zz-torn", b"{ this was a notebook once")
    _hand_in(course, "zz-another", json.dumps(another_release()).encode())
    done = command(course, "grade", NAME)
    assert done.returncode == 1 and f"{STUDENTS + 3} graded" in done.stdout, done.stderr
    return course


@pytest.fixture(scope="module")
def by_nbgrader(by_the_kit, tmp_path_factory) -> Course:
    """The same submissions, graded by `nbgrader autograde` on a course that has no gradebook yet."""
    course = ungraded_copy_of(by_the_kit, tmp_path_factory.mktemp("by-nbgrader") / "course")
    done = command(course, "autograde", NAME, module="nbgrader")
    (course.root / "log").write_text(done.stderr)
    assert done.returncode == 0, done.stderr[-3000:]
    return course


def _hand_in(course, student, data: bytes, name: str = f"{NAME}.ipynb") -> Path:
    folder = course.submitted / student / NAME
    folder.mkdir(parents=True)
    (folder / name).write_bytes(data)
    return folder


def _damaged(course) -> bytes:
    """The key without any metadata, its check cells deleted: nbgrader alone would give it nothing."""
    book = json.loads((course.solution(NAME) / f"{NAME}.ipynb").read_text("utf-8"))
    book["cells"] = [
        {**cell, "metadata": {}, "id": f"cell-{number}"}
        for number, cell in enumerate(book["cells"])
        if not cell["metadata"].get("nbgrader", {}).get("grade_id", "").startswith("check_")
    ]
    headings = ["".join(cell["source"]).split("\n")[0] for cell in book["cells"]]
    written = book["cells"][headings.index("## 7 In your own words") + 1]
    written["source"] = "A sketch: ![image.png](attachment:image.png)"
    written["attachments"] = {"image.png": attached(png())}
    return json.dumps(book).encode()


def test_nbgrader_records_what_the_kit_records(by_the_kit, by_nbgrader):
    ours, theirs = without_times(by_the_kit), without_times(by_nbgrader)
    assert ours["gradebook"] == theirs["gradebook"]
    assert ours["students"].keys() == theirs["students"].keys() and len(ours["students"]) == STUDENTS + 3
    for student, one in ours["students"].items():
        assert theirs["students"][student] == one, student


def test_the_reports_are_the_same_byte_for_byte_but_for_the_time(by_the_kit, by_nbgrader):
    theirs = reports(by_nbgrader)
    for student, report in reports(by_the_kit).items():
        records.parse(records.dump(theirs[student]))
        assert records.dump({**theirs[student], "graded_at": ""}) == records.dump({**report, "graded_at": ""})


def test_repaired_submissions_get_their_points(by_nbgrader):
    report = reports(by_nbgrader)["zz-damaged"]
    assert report["score"] == report["max_score"] and report["repairs"]
    assert ("zz-damaged", "check_project", 3.0, None, None, 0) in gradebook_rows(by_nbgrader)["grades"]


def test_a_picture_in_a_written_answer_comes_through_either_way(by_the_kit, by_nbgrader):
    for course in (by_the_kit, by_nbgrader):
        book = nbformat.read(course.autograded / "zz-damaged" / NAME / f"{NAME}.ipynb", as_version=4)
        written = next(cell for cell in book.cells if cell.metadata.get("nbgrader", {}).get("grade_id") == "why_scale")
        assert written.attachments == {"picture-1.png": attached(png())}
        assert "![picture 1](attachment:picture-1.png)" in written.source


@pytest.mark.parametrize("student", ["zz-torn", "zz-another"])
def test_what_cannot_be_graded_is_left_open_and_stops_nobody(by_nbgrader, student):
    report = reports(by_nbgrader)[student]
    assert (report["status"], report["score"]) == ("needs attention", None)
    assert f"{student} needs attention: {report['reason']}" in (by_nbgrader.root / "log").read_text()
    grades = [row for row in gradebook_rows(by_nbgrader)["grades"] if row[0] == student]
    assert grades and all((auto, needs_a_person) == (None, 1) for _, _, auto, _, _, needs_a_person in grades)
    book = nbformat.read(by_nbgrader.autograded / student / NAME / f"{NAME}.ipynb", as_version=4)
    assert book.cells[0].outputs[0].text.strip() == report["reason"]


def test_check_cells_show_the_points_where_nbgrader_looks_for_them(by_nbgrader):
    from nbgrader.utils import determine_grade

    for student, report in reports(by_nbgrader).items():
        book = nbformat.read(by_nbgrader.autograded / student / NAME / f"{NAME}.ipynb", as_version=4)
        cells = {cell.metadata.get("nbgrader", {}).get("grade_id"): cell for cell in book.cells}
        for exercise in report["exercises"]:
            assert determine_grade(cells[f"check_{exercise['name']}"])[0] == exercise["points"]


def test_the_kit_finds_nothing_to_do_where_nbgrader_has_graded(by_nbgrader, tmp_path):
    course = copy_of(by_nbgrader, tmp_path / "course")
    done = command(course, "grade", NAME)
    assert f"0 graded, {STUDENTS + 3} unchanged" in done.stdout
    assert without_times(course) == without_times(by_nbgrader)


def test_the_seed_does_not_travel_on(by_nbgrader):
    assert list(by_nbgrader.feedback.rglob("*.html"))
    assert not list(by_nbgrader.feedback.rglob("report.json"))


# --- in this process: formgrader's way --------------------------------------------------------------------------------


@pytest.fixture
def formgrader(by_the_kit, tmp_path, monkeypatch):
    """What formgrader's buttons call, on a course of which nothing has been graded."""
    course = ungraded_copy_of(by_the_kit, tmp_path / "course")
    yield Formgrader(course, monkeypatch)
    from autograder.nbgrader_plugin.session import end_graders

    end_graders()


class Formgrader:
    def __init__(self, course, monkeypatch):
        self.course = course
        monkeypatch.chdir(course.root)
        monkeypatch.setenv("PATH", os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]]))

    @property
    def api(self):
        """As a fresh server, which reads the course's config."""
        from nbgrader.apps.api import NbGraderAPI
        from nbgrader.apps.baseapp import NbGrader

        app = NbGrader(log_level=logging.CRITICAL)
        app.load_cwd_config = False
        app.initialize(argv=[], root=str(self.course.root))
        return NbGraderAPI(app.coursedir, parent=app)

    def autograde(self, student):
        with contextlib.redirect_stderr(None):
            return self.api.autograde(NAME, student)


@pytest.mark.filterwarnings("ignore:Object of type:Warning")
def test_the_autograde_button_grades_with_one_worker_for_all(by_the_kit, formgrader, monkeypatch):
    started = []
    start = Worker.__init__

    def counted(self, *arguments, **more):
        started.append(self)
        start(self, *arguments, **more)

    monkeypatch.setattr(Worker, "__init__", counted)
    students = sorted(truth(by_the_kit))[:3]
    for student in students:
        result = formgrader.autograde(student)
        assert result["success"], result
        assert reports(formgrader.course)[student]["score"] == reports(by_the_kit)[student]["score"]
    assert len(started) == 1
    listed = {one["student"]: one for one in formgrader.api.get_submissions(NAME)}
    for student in students:
        assert listed[student]["autograded"] and listed[student]["score"] == reports(by_the_kit)[student]["score"]
    _a_grade_by_hand_is_kept(formgrader, students[0])
    _files_beside_the_notebook(formgrader, students[1])
    _another_worker_when_one_has_died(formgrader, students[2], started)


def _a_grade_by_hand_is_kept(formgrader, student):
    from nbgrader.api import Gradebook

    with Gradebook(f"sqlite:///{formgrader.course.gradebook}") as book:
        grade = book.find_grade("why_scale", NAME, NAME, student)
        grade.manual_score, grade.needs_manual_grade = 3.5, False
        book.db.commit()
    assert formgrader.autograde(student)["success"]
    assert (student, "why_scale", None, 3.5, None, 0) in gradebook_rows(formgrader.course)["grades"]
    assert "Graded by hand: 3.5 of 5." in page(formgrader.course, student)
    file = formgrader.course.submitted / student / NAME / f"{NAME}.ipynb"
    file.write_bytes(_answered(file.read_bytes(), "why_scale", "Another answer than the one that was graded."))
    for _ in range(2):  # as often as it is graded, until a person has looked
        assert formgrader.autograde(student)["success"]
        assert (student, "why_scale", None, 3.5, None, 1) in gradebook_rows(formgrader.course)["grades"]
        assert "3.5 of 5 for an earlier attempt; will be looked at again." in page(formgrader.course, student)
        if file.is_file():  # under another name nbgrader takes it for missing, and clears what stands
            file.rename(file.with_name("My work.ipynb"))


def _answered(notebook: bytes, name: str, text: str) -> bytes:
    book = json.loads(notebook)
    for cell in book["cells"]:
        if cell["metadata"].get("nbgrader", {}).get("grade_id") == name:
            cell["source"] = text
    return json.dumps(book).encode()


def _files_beside_the_notebook(formgrader, student):
    folder = formgrader.course.submitted / student / NAME
    (folder / "page.html").write_text("<script>alert(1)</script>")
    (folder / "data.csv").write_text("1,2")
    (folder / "report.json").write_text("{}")
    (folder / "link.txt").symlink_to("/etc/hostname")
    (folder / f"{NAME}.ipynb").rename(folder / "My work (1).ipynb")
    assert formgrader.autograde(student)["success"]
    graded = formgrader.course.autograded / student / NAME
    names = {path.name for path in graded.iterdir()}
    assert names == {f"{NAME}.ipynb", "report.json", "timestamp.txt", "selfcheck.py", "data.csv"}
    assert any("My work (1).ipynb" in repair["what"] for repair in reports(formgrader.course)[student]["repairs"])


def _another_worker_when_one_has_died(formgrader, student, started):
    started[0].process.kill()
    score = reports(formgrader.course)[student]["score"]
    assert formgrader.autograde(student)["success"]
    assert reports(formgrader.course)[student]["score"] == score
    assert len(started) == 2


@pytest.mark.slow
@pytest.mark.filterwarnings("ignore:Object of type:Warning")
def test_a_lower_isolation_level_than_required_grades_nobody(formgrader, by_the_kit):
    config = formgrader.course.root / "nbgrader_config.py"
    config.write_text(config.read_text() + '\nc.SandboxedExecute.require_protection = "full"\n')
    student = sorted(truth(by_the_kit))[0]
    from autograder.nbgrader_plugin import session
    from autograder.sandbox.sandbox import Sandbox

    session.graders.append(LocalExecutor(1, server=Worker(Sandbox(level="partial", hide=[os.getcwd()]))))
    result = formgrader.autograde(student)
    assert not result["success"]
    assert "Isolation: partial" in result["log"] and "c.SandboxedExecute.require_protection" in result["log"]
    assert not reports(formgrader.course)


# --- nothing that stands is lost --------------------------------------------------------------------------------------


@pytest.fixture
def again(by_nbgrader, tmp_path, monkeypatch):
    """The same buttons, on a course that has been graded."""
    yield Formgrader(copy_of(by_nbgrader, tmp_path / "course"), monkeypatch)
    from autograder.nbgrader_plugin.session import end_graders

    end_graders()


def _files(course) -> dict[Path, bytes]:
    """All that has been graded, and the gradebook's rows."""
    places = (course.autograded, course.feedback)
    found = {path.relative_to(course.root): path.read_bytes() for place in places for path in place.rglob("*.*")}
    return found | {Path("gradebook.db"): json.dumps(gradebook_rows(course)).encode()}


def _configure(course, line):
    with (course.root / "nbgrader_config.py").open("a") as config:
        config.write(f"\n{line}\n")


def _too_little_isolation(formgrader, monkeypatch):
    from autograder.nbgrader_plugin import session
    from autograder.sandbox.sandbox import Sandbox

    _configure(formgrader.course, 'c.SandboxedExecute.require_protection = "full"')
    session.graders.append(LocalExecutor(1, server=Worker(Sandbox(level="partial", hide=[os.getcwd()]))))
    return "Isolation: partial"


def _no_worker(formgrader, monkeypatch):
    from autograder.nbgrader_plugin.session import end_graders

    def dead(self):
        raise WorkerError("the worker process did not start")

    end_graders()

    monkeypatch.setattr(Worker, "isolation", dead)
    return "the worker process did not start"


def _a_broken_rubric(formgrader, monkeypatch):
    (formgrader.course.rubric(NAME) / "rubric.py").write_text("def exercises(hidden, counterexample:\n")
    return "SyntaxError"


def _no_release(formgrader, monkeypatch):
    shutil.rmtree(formgrader.course.release(NAME))
    return "run `autograder release self_attention` first"


def _a_gradebook_of_other_cells(formgrader, monkeypatch):
    from nbgrader.api import Gradebook

    with Gradebook(f"sqlite:///{formgrader.course.gradebook}") as book:
        book.add_grade_cell("check_more", NAME, NAME, max_score=1, cell_type="code")
    with (formgrader.course.rubric(NAME) / "rubric.py").open("a") as rubric:
        rubric.write("# another one\n")
    return "“check_more” is gone"


@pytest.mark.filterwarnings("ignore:Object of type:Warning")
@pytest.mark.parametrize(
    "obstacle",
    [_too_little_isolation, _no_worker, _a_broken_rubric, _no_release, _a_gradebook_of_other_cells],
)
def test_where_nobody_can_be_graded_nothing_is_removed_and_the_reason_is_told_once(again, monkeypatch, obstacle):
    told = obstacle(again, monkeypatch)
    before = _files(again.course)
    result = again.autograde("*")  # by force, as the button and --force do
    assert not result["success"]
    assert result["log"].count(told) == 1 and "earlier results are unchanged" in result["log"]
    assert _files(again.course) == before


@pytest.mark.slow
@pytest.mark.filterwarnings("ignore:Object of type:Warning")
def test_a_submission_whose_grading_fails_keeps_what_it_had(again, monkeypatch):
    """Here the disk is full for one of them, who handed in a notebook of another name."""
    from autograder.batch import output

    unlucky, lucky = sorted(truth(again.course))[:2]
    (again.course.submitted / unlucky / NAME / f"{NAME}.ipynb").rename(
        again.course.submitted / unlucky / NAME / "My work.ipynb"
    )
    put = output.put

    def full_disk(course, graded, *more):
        if graded.student == unlucky:
            raise OSError(28, "No space left on device")
        return put(course, graded, *more)

    monkeypatch.setattr(output, "put", full_disk)
    before, stamps = _files(again.course), {one: reports(again.course)[one]["graded_at"] for one in (unlucky, lucky)}
    result = again.autograde("*")
    assert not result["success"] and "No space left on device" in result["log"]
    assert f"{unlucky}/{NAME}: the earlier result was put back." in result["log"]
    after = _files(again.course)
    assert after.keys() == before.keys() and after[Path("gradebook.db")] == before[Path("gradebook.db")]
    assert reports(again.course)[unlucky]["graded_at"] == stamps[unlucky]
    assert reports(again.course)[lucky]["graded_at"] > stamps[lucky]
    assert not list((again.course.root / ".autograder" / "kept").glob("*/*/*"))


@pytest.mark.slow
@pytest.mark.filterwarnings("ignore:Object of type:Warning")
def test_nobody_has_zero_points_because_of_the_name_of_a_notebook_when_grading_fails(formgrader, monkeypatch):
    def failing(*_):
        raise ZeroDivisionError("a mistake of ours")

    student = sorted(truth(formgrader.course))[0]
    folder = formgrader.course.submitted / student / NAME
    (folder / f"{NAME}.ipynb").rename(folder / "My work.ipynb")
    monkeypatch.setattr("autograder.nbgrader_plugin.steps.SandboxedExecute.preprocess", failing)
    assert not formgrader.autograde(student)["success"]
    rows = [row for row in gradebook_rows(formgrader.course)["grades"] if row[0] == student]
    assert rows and all((auto, needs_a_person) == (None, 1) for _, _, auto, _, _, needs_a_person in rows)


@pytest.mark.slow
@pytest.mark.filterwarnings("ignore:Object of type:Warning")
def test_a_run_that_was_killed_leaves_what_stood(again, monkeypatch):
    from nbgrader.converters import Autograde

    student = sorted(truth(again.course))[0]
    before = _files(again.course)

    class Killed(BaseException):
        pass

    def killed(*_):
        raise Killed

    with monkeypatch.context() as patch:
        patch.setattr(Autograde, "convert_single_notebook", killed)
        patch.setattr("autograder.nbgrader_plugin.careful._Careful._restore", lambda self: None)
        patch.setattr(os, "getpid", lambda: 4_194_305)  # a process that is no more
        with contextlib.suppress(Killed):
            again.autograde(student)
    assert not (again.course.autograded / student / NAME / "report.json").exists()
    _no_worker(again, monkeypatch)
    assert not again.autograde(student)["success"]
    assert _files(again.course) == before
    assert list((again.course.private / "kept").iterdir()) == []


@pytest.mark.slow
@pytest.mark.filterwarnings("ignore:Object of type:Warning")
def test_what_ran_at_a_lower_level_than_required_is_graded_again_without_force(again):
    one, other = sorted(truth(again.course))[:2]
    for student, level in ((one, "none"), (other, "partial")):
        path = again.course.autograded / student / NAME / "report.json"
        path.chmod(0o644)
        path.write_text(json.dumps({**reports(again.course)[student], "protection": level, "graded_at": "before"}))
    done = command(again.course, "autograde", NAME, module="nbgrader")
    assert done.returncode == 0, done.stderr
    found = reports(again.course)
    assert found[one]["protection"] != "none" and found[one]["graded_at"] != "before"
    assert found[other]["graded_at"] == "before"


@pytest.mark.slow
@pytest.mark.filterwarnings("ignore:Object of type:Warning", "ignore:tzname")
def test_times_of_handing_in_are_the_same_whoever_reads_them(by_the_kit, again):
    """Each form of a time, whole or not, in the gradebook: by `autograder grade`, by nbgrader with the kit."""
    import datetime

    from nbgrader.api import Gradebook
    from test_timestamps import UNCLEAR, WHOLE

    forms = ["Monday, 2 March 2026, 10:00 PM", "2026-03-02 10:00 PM", "2 March", "", "garbage", *list(WHOLE)[7:9]]
    students = sorted(truth(by_the_kit))[: len(forms) + 1]
    _configure(again.course, 'c.LateSubmissionPlugin.penalty_method = "zero"')
    for student, form in zip(students, forms):
        (again.course.submitted / student / NAME / "timestamp.txt").write_text(form)
    (again.course.submitted / students[-1] / NAME / "timestamp.txt").unlink()
    with Gradebook(f"sqlite:///{again.course.gradebook}") as book:
        book.update_or_create_assignment(NAME, duedate=datetime.datetime(2020, 1, 1))
    ours = copy_of(again.course, again.course.root.parent / "ours")
    done = command(ours, "grade", NAME)
    for student in students:
        assert again.autograde(student)["success"], student
    assert (
        gradebook_rows(again.course)["submissions"][: len(students)]
        == gradebook_rows(ours)["submissions"][: len(students)]
    )
    with Gradebook(f"sqlite:///{again.course.gradebook}") as book:
        for student, form in zip(students, forms):
            submission, report = book.find_submission(NAME, student), reports(again.course)[student]
            at = WHOLE.get(form)
            assert report["submitted_at"] == at and (report["submitted_problem"] is None) == (at is not None)
            assert (submission.timestamp and submission.timestamp.isoformat() + "+00:00") == at
            assert submission.late_submission_penalty == (submission.score if at else 0)
            assert (student in done.stdout.partition("without a time")[2]) == (at is None)
        assert any(form in UNCLEAR for form in forms)
    assert students[-1] in done.stdout.partition("without a time")[2]  # there is a due date, and no time
    class_page = (ours.feedback / f"{NAME}.html").read_text("utf-8")
    assert "whether any is late cannot be told" in class_page and "“2 March”" in class_page


@pytest.mark.slow
@pytest.mark.filterwarnings("ignore:Object of type:Warning")
def test_a_gradebook_of_other_cells_is_named(by_the_kit, tmp_path, monkeypatch):
    from nbgrader.api import Gradebook

    course = copy_of(by_the_kit, tmp_path / "course")
    formgrader = Formgrader(course, monkeypatch)
    with Gradebook(f"sqlite:///{course.gradebook}") as book:
        book.add_grade_cell("check_more", NAME, NAME, max_score=1, cell_type="code")
    result = formgrader.autograde(sorted(truth(course))[0])
    assert not result["success"]
    assert "“check_more” is gone" in result["log"] and "--carry-grades" in result["log"]


@pytest.mark.slow
def test_without_execution_nothing_counts_as_right(by_the_kit, tmp_path):
    course = ungraded_copy_of(by_the_kit, tmp_path / "course")
    student = sorted(truth(course))[0]
    done = command(course, "autograde", NAME, "--student", student, "--no-execute", module="nbgrader")
    assert done.returncode == 0, done.stderr[-3000:]
    rows = [row for row in gradebook_rows(course)["grades"] if row[0] == student]
    assert rows and all(auto is None for _, _, auto, *_ in rows)
    assert not reports(course)


@pytest.mark.slow
def test_assignments_without_a_rubric_are_graded_by_nbgrader_itself(tmp_path):
    shutil.copy(Path(__file__).resolve().parents[1] / "nbgrader_config.py", tmp_path)
    marks = {"grade": True, "solution": False, "locked": True, "task": False, "schema_version": 3, "points": 2}
    cells = [nbformat.v4.new_code_cell("x = 1"), nbformat.v4.new_code_cell("assert x == 1")]
    cells[1].metadata.nbgrader = {**marks, "grade_id": "check_x", "cell_type": "code"}
    kernel = {"name": "python3", "display_name": "Python 3"}
    book = nbformat.v4.new_notebook(cells=cells, metadata={"kernelspec": kernel})
    for place in ("source/other", "submitted/ada/other"):
        (tmp_path / place).mkdir(parents=True)
        nbformat.write(book, tmp_path / place / "other.ipynb")
    course = Course(tmp_path)
    for step in ("generate_assignment", "autograde"):
        done = command(course, step, "other", module="nbgrader")
        assert done.returncode == 0, done.stderr[-3000:]
    assert gradebook_rows(course)["grades"] == [("ada", "check_x", 2.0, None, None, 0)]
    assert not list(tmp_path.rglob("report.json"))


@pytest.mark.slow
def test_students_can_validate_their_notebook(by_the_kit):
    done = command(by_the_kit, "validate", str(by_the_kit.solution(NAME) / f"{NAME}.ipynb"), module="nbgrader")
    assert done.returncode == 0 and "Success! Your notebook passes all the tests." in done.stdout, done.stderr
    done = command(by_the_kit, "validate", str(by_the_kit.release(NAME) / f"{NAME}.ipynb"), module="nbgrader")
    assert "VALIDATION FAILED ON 7 CELL" in done.stdout  # six checks and the written answer


@pytest.mark.slow
def test_feedback_made_by_nbgrader_is_the_same_page(by_nbgrader, tmp_path):
    course = copy_of(by_nbgrader, tmp_path / "course")
    shutil.rmtree(course.feedback)
    done = command(course, "generate_feedback", NAME, module="nbgrader")
    assert done.returncode == 0, done.stderr[-3000:]
    for student in reports(course):
        assert _plain(page(course, student)) == _plain(page(by_nbgrader, student))


def _plain(text):
    return re.sub(r"<!-- made from \w+ -->\s*", "", text).strip()


# --- stock nbgrader ---------------------------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.night
@pytest.mark.timeout(4000)  # nbgrader alone takes five seconds and more for each of them
def test_a_class_of_sixty_is_graded_alike_by_all_and_by_stock_nbgrader_but_for_the_hidden_checks(tmp_path):
    ours, inside, stock = graded_in_three_ways(tmp_path, 60, seed=60)
    assert gradebook_rows(inside) == gradebook_rows(ours)
    assert not reports(stock)
    scores, differing = _scores(stock), 0
    for student, report in reports(ours).items():
        for exercise in report["exercises"]:
            where = student, exercise["name"], truth(ours)[student][exercise["name"]]
            theirs = scores[student, f"check_{exercise['name']}"]
            assert theirs == _visible_points(ours, exercise), where
            differing += theirs != exercise["points"]
    assert differing  # what only hidden checks find


def graded_in_three_ways(root: Path, students: int, seed: int) -> tuple[Course, Course, Course]:
    """By `autograder grade`, by `nbgrader autograde` with the kit, and by nbgrader without it."""
    ours = practice_class(root / "ours", students, seed=seed, whole_catalogue=True)
    done = command(ours, "grade", NAME, patience=900)
    assert done.returncode == 0, done.stderr[-3000:]
    inside, stock = ungraded_copy_of(ours, root / "inside"), ungraded_copy_of(ours, root / "stock")
    (stock.root / "nbgrader_config.py").write_text(STOCK)
    for course, step in ((inside, "autograde"), (stock, "generate_assignment"), (stock, "autograde")):
        done = command(course, step, NAME, "--force", module="nbgrader", patience=3600)
        assert done.returncode == 0, done.stderr[-3000:]
    return ours, inside, stock


def _scores(course):
    return {(student, name): auto for student, name, auto, *_ in gradebook_rows(course)["grades"]}


def _visible_points(course, exercise):
    """What the visible checks of a report's exercise are worth: all that stock nbgrader can see."""
    rubric = _rubric(course)[exercise["name"]]
    checks = {check.name: check for check in rubric.checks}
    visible = [Verdict(checks[one["name"]], one["status"]) for one in exercise["checks"] if one["visible"]]
    return points(rubric, visible)


@functools.cache
def _rubric(course):
    return {one.name: one for one in Assignment.load(course, NAME).exercises}
