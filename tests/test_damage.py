"""Every damaged submission gets what its surviving answers deserve, and nobody else's grade changes.

All of them are graded once, in one class beside nineteen undamaged neighbours and what one download held. What stock
nbgrader does with each stands in docs/damage.md, and is tried again here.
"""

import csv
import io
import re
import shutil
from pathlib import Path

import pytest
from damage import ARCHIVED, DAMAGES, FILE, NAME, SCORE, SCORES, UNDAMAGED, WRITTEN, Work, collected, write_class
from damage_table import DOC, row_of, rows_of
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from practice_course import grade_class
from rich.console import Console
from trials import grade

from autograder import records
from autograder.authoring.practice import simulate
from autograder.course import Course
from autograder.grading.assignment import Assignment
from autograder.notebooks.folder import taken
from autograder.notebooks.read import Unreadable, read
from autograder.notebooks.rebuild import rebuild
from autograder.reports.class_page import class_csv
from autograder.reports.feedback import feedback
from autograder.reports.table import summary

ROOT = Path(__file__).resolve().parents[1]
NEIGHBOURS = 19
ACCUSING = (
    "cheat",
    "tamper",
    "manipulat",
    "illegal",
    "you have",
    "you changed",
    "your fault",
    "forbidden",
    "suspicious",
)

every = pytest.mark.parametrize("damage", DAMAGES, ids=lambda damage: damage.student)
gradable = pytest.mark.parametrize("damage", [d for d in DAMAGES if d.graded], ids=lambda damage: damage.student)
unreadable = pytest.mark.parametrize("damage", [d for d in DAMAGES if not d.graded], ids=lambda damage: damage.student)


def surviving(damage, assignment):
    """exercise → the lines of its answer that must be judged."""
    work = Work(assignment)
    damage.make(work)
    return {name: source for name, source in work.answers.items() if name not in damage.lost}


@pytest.fixture
def folder(tmp_path):
    """Of a submission; removed afterwards, since some are large and pytest keeps what tests leave behind."""
    yield tmp_path / NAME
    shutil.rmtree(tmp_path / NAME)


# --- reading and rebuilding --------------------------------------------------------------------------------------


@gradable
def test_what_survives_is_found_and_the_repair_is_said(damage, assignment, folder):
    damage.put(assignment, folder)
    submission = read(taken(folder), NAME, assignment.release)
    result = rebuild(submission.notebook, assignment.release, list(assignment.key))
    for name, source in surviving(damage, assignment).items():
        judged = "\n".join(cell["source"] for cell in result.judged[name])
        assert set(code_lines(source)) <= set(code_lines(judged)), name
    for name in damage.lost:
        assert "NotImplementedError" in result.judged[name][0]["source"]
    written = next(cell for cell in result.notebook["cells"] if cell["id"] == "why_scale")["source"]
    assert (" ".join(written.split()) == WRITTEN) is damage.written
    assert_said(damage, [(one["cell"], one["what"]) for one in [*submission.repairs, *result.repairs]])


def code_lines(source):
    return [line.strip() for line in source.split("\n") if line.strip() and not line.startswith("%")]


def assert_said(damage, repairs):
    said = [what for _, what in repairs if damage.says in what]
    if not damage.says:
        assert repairs == []
        return
    assert said, repairs
    assert not damage.cell or damage.cell in {cell for cell, what in repairs if what in said}
    for _, what in repairs:
        assert_for_students(what)


def assert_for_students(sentence):
    assert sentence.endswith(".") and "  " not in sentence and "Traceback" not in sentence
    assert sentence[0].isupper() or sentence.startswith((NAME, "%%", "my_work", "answers.py"))
    assert not any(word in sentence.lower() for word in ACCUSING), sentence


@unreadable
def test_what_cannot_be_graded_is_told_with_what_to_do(damage, assignment, folder):
    damage.put(assignment, folder)
    with pytest.raises(Unreadable) as caught:
        rebuild(read(taken(folder), NAME, assignment.release).notebook, assignment.release, list(assignment.key))
    assert damage.says in caught.value.reason
    assert_for_students(caught.value.reason)
    advice = ("hand it in", "handing it in", "hand in", "Hand in", "needed")
    assert any(words in caught.value.reason for words in advice), caught.value.reason


def test_of_a_download_nobody_is_made_up_and_everything_is_accounted_for(assignment, tmp_path):
    taken = collected(assignment, Course(tmp_path), tmp_path).manifest
    assert {student.student for student in taken.students} == set(ARCHIVED)
    for student, (says, score) in ARCHIVED.items():
        entries = [entry for entry in taken.entries if student in entry.entry]
        assert any(says in (entry.why or "") for entry in entries), student
        assert any(entry.state == "taken" for entry in entries) is (score is not None)
    assert not (tmp_path.parent / "archive-outside").exists()


# --- one class ---------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def class_of_all(course, tmp_path_factory):
    """(course, the batch of all, the neighbours' scores without the damaged ones)."""
    place = simulate(course, NAME, NEIGHBOURS, seed=3, into=tmp_path_factory.mktemp("class"))
    assignment = Assignment.load(place, NAME, seed=11)
    alone = grade_class(assignment, required="none")
    collected(assignment, place, tmp_path_factory.mktemp("download"))
    write_class(assignment, place)
    together = grade_class(assignment, force=True, required="none")
    yield place, together, {report.student: report.score for report in alone.reports}
    shutil.rmtree(place.submitted)


@pytest.fixture(scope="module")
def place(class_of_all) -> Course:
    return class_of_all[0]


@pytest.fixture(scope="module")
def reports(class_of_all) -> dict:
    """student → report, as they lie on the disk."""
    found = list(records.read_all(class_of_all[0], NAME))
    for report in found:
        records.parse(records.dump(report))
    return {report.student: report for report in found}


def page_of(place, student):
    page = (place.feedback / student / NAME / f"{NAME}.html").read_text("utf-8")
    return " ".join(page.split())


def escaped(sentence):
    from markupsafe import escape

    return str(escape(sentence))


@pytest.mark.slow
@gradable
def test_the_damaged_submission_gets_what_its_answers_deserve(damage, reports, place):
    report = reports[damage.student]
    assert report.status == "graded", report.reason
    points = {exercise.name: exercise.points for exercise in report.exercises}
    assert points == {name: 0 if name in damage.lost else worth for name, worth in SCORES.items()}
    assert report.score == damage.score
    assert [one.answered for one in report.written] == [damage.written]
    assert_said(damage, [(one.cell, one.what) for one in report.repairs])
    page = page_of(place, damage.student)
    assert ("We repaired" in page) is bool(report.repairs)
    for repair in report.repairs:
        assert escaped(repair.what) in page


@pytest.mark.slow
@unreadable
def test_what_cannot_be_graded_waits_for_a_person_with_the_reason(damage, reports, place):
    report = reports[damage.student]
    assert (report.status, report.score, report.exercises) == ("needs attention", None, [])
    assert damage.says in report.reason
    assert escaped(report.reason) in page_of(place, damage.student)


@pytest.mark.slow
def test_the_neighbours_keep_their_scores(reports, class_of_all):
    _, _, alone = class_of_all
    assert len(alone) == NEIGHBOURS and len(set(alone.values())) > 5
    assert {student: reports[student].score for student in alone} == alone
    assert all(reports[student].repairs == [] for student in alone)


@pytest.mark.slow
def test_of_a_download_everybody_is_graded(reports, class_of_all):
    _, _, alone = class_of_all
    assert {student: reports[student].score for student in ARCHIVED} == {s: score for s, (_, score) in ARCHIVED.items()}
    assert set(reports) == {*alone, *ARCHIVED, *(damage.student for damage in DAMAGES)}


@pytest.mark.slow
def test_nobody_is_missing_from_the_class_table(class_of_all, reports):
    _, done, _ = class_of_all
    assert done.problems == []
    table = list(csv.DictReader(io.StringIO(class_csv(done.reports))))
    assert sorted(row["student"] for row in table) == sorted(reports)
    for row in table:
        report = reports[row["student"]]
        assert int(row["repairs"]) == len(report.repairs)
        assert row["automatic"] == row["total"] == ("" if report.score is None else f"{report.score:g}")
    console = Console(width=200, file=io.StringIO())
    console.print(summary([reports[damage.student] for damage in DAMAGES if not damage.graded]))
    for damage in DAMAGES:
        assert damage.graded or damage.student in console.file.getvalue()


@pytest.mark.slow
def test_the_gradebook_has_the_scores_of_the_reports(place, reports):
    from nbgrader.api import Gradebook

    with Gradebook(f"sqlite:///{place.gradebook}") as book:
        scores = {submission.student.id: submission.score for submission in book.assignment_submissions(NAME)}
    for student, report in reports.items():
        if report.score is not None:
            assert scores[student] == report.score, student


@pytest.mark.slow
def test_what_a_link_points_to_is_not_graded_as_somebody_elses(reports):
    assert reports[UNDAMAGED].score == SCORE and reports["link"].score is None


# --- any bytes ---------------------------------------------------------------------------------------------------

pieces = st.lists(st.tuples(st.floats(0, 1), st.integers(0, 60), st.binary(max_size=12)), min_size=1, max_size=4)


@st.composite
def damaged_bytes(draw, whole):
    data = whole
    for where, length, instead in draw(pieces):
        at = int(where * len(data))
        data = data[:at] + instead + data[at + length :]
    return data


@pytest.mark.slow
def test_any_bytes_at_all_give_a_report(worker, assignment, tmp_path_factory):
    whole = Work(assignment).text().encode()

    @settings(max_examples=20, deadline=None, suppress_health_check=[HealthCheck.too_slow], database=None)
    @given(st.one_of(st.binary(max_size=400), damaged_bytes(whole), st.text(max_size=200).map(str.encode)))
    def graded(data):
        folder = tmp_path_factory.mktemp("any") / NAME
        folder.mkdir()
        (folder / FILE).write_bytes(data)
        report = grade(assignment, worker, "somebody", folder).report
        records.parse(records.dump(report))
        feedback(report)
        if report.status == "graded":
            assert 0 <= report.score <= SCORE
        else:
            assert report.reason and "grader itself" not in report.reason, report.reason

    graded()


# --- what stock nbgrader does ------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def stock(tmp_path_factory):
    from stock import Stock

    return Stock(Course(ROOT), tmp_path_factory.mktemp("stock"))


@pytest.fixture(scope="module")
def table() -> dict:
    return rows_of(DOC.read_text("utf-8"))


def test_the_table_has_a_row_for_every_damage(table):
    assert list(table) == [damage.what for damage in DAMAGES]


@pytest.mark.slow
@pytest.mark.night
@every
def test_stock_nbgrader_does_with_it_what_the_table_says(damage, stock, table):
    assert table[damage.what][0] == row_of(damage, stock.grade(damage))[1]


@pytest.mark.slow
@every
def test_the_kit_does_with_it_what_the_table_says(damage, reports, table):
    row = row_of(damage, None, reports[damage.student])
    assert anywhere(table[damage.what][1]) == anywhere(row[2])


def anywhere(words):
    """Without the line of the file, which moves when the notebook's text does."""
    return re.sub(r"at line \d+: \d+", "", words)
