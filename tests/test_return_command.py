"""`autograder return` as an instructor types it: what was collected and graded goes back, with commands alone."""

from __future__ import annotations

import copy
import json
import shutil

import pytest
import returned
from practice_course import NAME, command
from returned import CLASS, GONE, IDLE, SYSTEMS, canvas_pages, moodle_pages

from autograder.course import Course

pytestmark = pytest.mark.filterwarnings("ignore:Object of type:Warning")


def answers(course: Course, how_many: int, written: str = "") -> bytes:
    """The release with the key's answers in its first cells, and something written."""
    release = json.loads((course.release(NAME) / f"{NAME}.ipynb").read_text("utf-8"))
    key = json.loads((course.solution(NAME) / f"{NAME}.ipynb").read_text("utf-8"))
    solved = {
        _id(cell): cell["source"] for cell in key["cells"] if cell["metadata"].get("nbgrader", {}).get("solution")
    }
    made, left = copy.deepcopy(release), how_many
    for cell in made["cells"]:
        if _id(cell) == "why_scale" and written:
            cell["source"] = written
        elif _id(cell) in solved and cell["cell_type"] == "code" and left:
            cell["source"], left = solved[_id(cell)], left - 1
    return json.dumps(made).encode()


def _id(cell: dict) -> str | None:
    return cell["metadata"].get("nbgrader", {}).get("grade_id")


@pytest.fixture(scope="module")
def observed(course, tmp_path_factory) -> Course:
    """A course whose key and mistakes have been observed, so that the four need not do it again."""
    root = tmp_path_factory.mktemp("observed") / "course"
    shutil.copytree(course.root, root)
    place = root / "submitted" / "ada" / NAME
    place.mkdir(parents=True)
    (place / f"{NAME}.ipynb").write_bytes(answers(course, 0))
    assert command(Course(root), "grade", NAME).returncode == 0
    for folder in ("submitted", "autograded", "feedback"):
        shutil.rmtree(root / folder)
    (root / "gradebook.db").unlink()
    return Course(root)


@pytest.mark.slow
@pytest.mark.parametrize("kind", SYSTEMS)
def test_from_download_to_upload(observed, tmp_path, monkeypatch, kind):
    course, system = Course(tmp_path / "course"), SYSTEMS[kind]
    shutil.copytree(observed.root, course.root)
    there = {
        p.number: answers(course, k % 4, "It grows." if p.number in (104, 106) else "") for k, p in enumerate(CLASS)
    }
    there[GONE.number] = b"no notebook at all"
    monkeypatch.setattr(returned, "work", lambda person: there[person.number])
    people = [p for p in [*CLASS, GONE] if p.sid]
    system.download(tmp_path / "download.zip", people)
    roster = returned.course_roster(tmp_path / "roster.csv", people, kind)
    export = tmp_path / f"all{system.suffix}"
    most = {"moodle": "30,00"}.get(kind, "30")
    export.write_bytes(system.export([*CLASS, IDLE], most=most))

    done = command(course, "collect", NAME, str(tmp_path / "download.zip"), "--roster", str(roster))
    assert done.returncode == 0, done.stdout + done.stderr
    assert command(course, "grade", NAME).returncode == 1, "one cannot be read"
    by_hand(course, "s104", 4)  # of the two that wait, one is read

    feedback = ["--feedback"] if kind in ("canvas", "moodle") else []
    options = ["--to", kind, "--gradebook", str(export), "--roster", str(roster)]
    done = command(course, "return", NAME, *options, *feedback)
    assert done.returncode == 1, done.stdout + done.stderr
    text = done.stdout
    assert "grades for" in text and "1 student not filled in" in text and "points were not scaled" not in text
    for name in ("Dropped Dora", "Ida", "O'Brien"):
        assert name in text.replace("\n", " ")
    table = tmp_path / f"all.with-{NAME}{system.suffix}"
    before = table.read_bytes()
    assert export.read_bytes() == system.export([*CLASS, IDLE], most=most)

    points = totals_of(course)
    assert points.pop("s106") is None and points["s104"] >= 4 and len(set(points.values())) > 3
    expected = {system.key(p): points[p.sid] for p in people if p.sid in points and p is not GONE}
    assert {key: float(value) for key, value in system.read(before).items()} == pytest.approx(expected)

    if feedback:
        archive = course.feedback / f"{NAME}-{kind}.zip"
        found = {"canvas": canvas_pages, "moodle": moodle_pages}[kind](archive.read_bytes())
        by_number = {str(p.number): p.sid for p in people}
        assert found.keys() == by_number.keys()
        for number, page in found.items():
            own = (course.feedback / by_number[number] / NAME / f"{NAME}.html").read_text("utf-8")
            assert page == own and by_number[number] in page
            assert not any(f"{other}<" in page for other in by_number.values() if other != by_number[number])
        assert "4 / 5" in found["104"], "the page was brought up to date with the grade given by hand"
        pages = archive.read_bytes()

    # Again: the same bytes. And with an export of those who handed in, and everything graded, all is well.
    assert command(course, "return", NAME, *options, *feedback).stdout == text
    assert table.read_bytes() == before and (not feedback or archive.read_bytes() == pages)
    by_hand(course, "s106", 0)
    (course.submitted / "s120" / NAME / f"{NAME}.ipynb").write_bytes(answers(course, 1))
    assert command(course, "grade", NAME).returncode == 0
    export.write_bytes(system.export(people, most=most))
    done = command(course, "return", NAME, *options)
    assert done.returncode == 0, done.stdout + done.stderr
    assert len(system.read(table.read_bytes())) == len(people)


def by_hand(course: Course, student: str, points: float) -> None:
    from nbgrader.api import Gradebook

    with Gradebook(f"sqlite:///{course.gradebook}", "self-attention") as book:
        grade = book.find_grade("why_scale", NAME, NAME, student)
        grade.manual_score, grade.needs_manual_grade = points, False
        book.db.commit()


def totals_of(course: Course) -> dict[str, float | None]:
    """As nbgrader's own objects say; None for who waits."""
    from nbgrader.api import Gradebook

    with Gradebook(f"sqlite:///{course.gradebook}", "self-attention") as book:
        return {
            one.student_id: None if one.needs_manual_grade and one.student_id != "s120" else one.score
            for one in book.assignment_submissions(NAME)
        }


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ([NAME], "Missing option '--to'"),
        ([NAME, "--to", "canvas", "--gradebook", "x.csv"], "There is no gradebook"),
    ],
)
def test_wrong_use_ends_with_status_2(tmp_path, arguments, said):
    done = command(Course(tmp_path), "return", *arguments)
    assert done.returncode == 2 and said in " ".join(done.stderr.replace("│", "").split())
    assert not list(tmp_path.iterdir())


def test_the_help_has_an_example(tmp_path):
    done = command(Course(tmp_path), "return", "--help")
    assert f"autograder return {NAME} --to canvas --gradebook" in " ".join(done.stdout.split())
