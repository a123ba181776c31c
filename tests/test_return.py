"""Grades and pages go back: what was collected from a system's download is read by that system again.

Each way is walked as an instructor walks it: a download is collected, grades are in nbgrader's gradebook, the export is
filled, and a reader that is no part of the kit takes from it what the system would take.
"""

from __future__ import annotations

import contextlib
import csv
import json
import os
import re
import signal
import sqlite3
import sys
import zipfile
from datetime import UTC, datetime
from pathlib import Path

import pytest
import returned
from apart import fill, in_a_child, make_read_only, mount_small_disk
from collect_helpers import ASSIGNMENT, Person, collected, zipped
from practice_course import command
from returned import CLASS, GONE, IDLE, SYSTEMS, canvas_pages, moodle_pages, pages
from test_gradebook import CONFIG, NOTEBOOK

from autograder.collect.errors import CollectError
from autograder.course import Course
from autograder.gradebook.errors import GradebookError
from autograder.gradebook.grades import totals
from autograder.gradebook.recording import record
from autograder.returns import Outcome, ReturnError, Student, give_back

pytestmark = pytest.mark.filterwarnings("ignore:Object of type:Warning")

SMALL = NOTEBOOK | {"cells": [cell for cell in NOTEBOOK["cells"] if cell["id"] != "draw"]}  # 3 + 2.5 + 5 points by hand
EXPORTER = "autograder.gradebook.export.QuotedCsvExportPlugin"
ADA, OTHER_ADA, ZOE, SAMMY, FORMULA, LI, SMITH, ALIVE, PAT = CLASS
EVERYBODY = [*CLASS, GONE]


class Class:
    """A course whose students' work came from `system`; folder: of a person in submitted/."""

    def __init__(self, root: Path, kind: str, people: list[Person] = EVERYBODY, roster: bool = True):
        self.root, self.system = root, SYSTEMS[kind]
        self.course = Course(root / "course")
        self.course.root.mkdir()
        (self.course.root / "nbgrader_config.py").write_text(CONFIG)
        download = root / "gradebook_C1_Home_work 1.zip"
        self.system.download(download, people)
        self.roster = returned.course_roster(root / "roster.csv", people, kind) if roster else None
        done = collected(root, download, roster=self.roster)
        assert done.unmatched == sum(not p.sid for p in people if roster)
        self.folders = {}
        for folder in self.course.submitted.iterdir():
            for file in folder.glob(f"{ASSIGNMENT}/*.ipynb"):
                self.folders[file.read_text().split("whose ")[1].split()[0]] = folder.name
        self.export = root / f"all{self.system.suffix}"

    def folder(self, person: Person) -> str | None:
        return self.folders.get(str(person.number))

    def graded(self, **more) -> Class:
        """Everybody has 5.5 for code and nothing written, but for what `entries` says of some."""
        entries = [self.entry(folder) for folder in self.folders.values()]
        record(self.course, ASSIGNMENT, SMALL, entries)
        for folder in self.folders.values():
            page = self.course.feedback / folder / ASSIGNMENT / f"{ASSIGNMENT}.html"
            page.parent.mkdir(parents=True)
            page.write_text(f"the page of {folder}")
        return self

    def entry(self, folder: str, double=3.0, halve=2.5, why=False, status="graded") -> dict:
        scores = {"check_double": double, "check_halve": halve} if status == "graded" else {}
        answered = {"double": True, "halve": True, "why": why}
        about = {"submitted_at": "2026-03-01T12:00:00+00:00", "status": status}
        return {"student": folder, "scores": scores, "answered": answered, **about}

    def record(self, person: Person, **what) -> None:
        record(self.course, ASSIGNMENT, SMALL, [self.entry(self.folder(person), **what)])

    def by_hand(self, person: Person, points: float, penalty: float = 0.0) -> None:
        """As formgrader does it."""
        from nbgrader.api import Gradebook

        with Gradebook(f"sqlite:///{self.course.gradebook}", "tiny") as book:
            grade = book.find_grade("why", ASSIGNMENT, ASSIGNMENT, self.folder(person))
            grade.manual_score, grade.needs_manual_grade = points, False
            grade.notebook.late_submission_penalty = penalty
            book.db.commit()

    def back(self, people: list[Person] | None = None, grades=None, **options) -> Outcome:
        """Exports with these people, and returns."""
        if people is not None:
            self.export.write_bytes(self.system.export(people, grades))
        found = totals(self.course, ASSIGNMENT)
        students = [
            Student(**vars(one), page=self.course.feedback / one.folder / ASSIGNMENT / f"{ASSIGNMENT}.html")
            for one in found.students
        ]
        given = {"export": self.export, "roster": self.roster, **options}
        return give_back(self.course, ASSIGNMENT, self.system.kind, students, found.most, **given)

    def read(self, done: Outcome) -> dict[str, float]:
        """What the system takes from the table, by the numbers of people."""
        taken = self.system.read(done.table.read_bytes())
        numbers = {self.system.key(p): p.number for p in [*EVERYBODY, IDLE]}
        return {numbers[key]: float(text) for key, text in taken.items()}


def said(done: Outcome) -> str:
    return "\n".join([*done.said, *done.notes, *(f"{about}: {why}" for about, why in done.look)])


# ---------------------------------------------------------------- there and back


@pytest.mark.parametrize("kind", SYSTEMS)
def test_a_class_of_awkward_names_gets_its_grades_and_nothing_else_changes(tmp_path, kind):
    group = Class(tmp_path, kind).graded()
    group.record(ADA, double=1, halve=0.25)
    group.record(OTHER_ADA, double=2)
    group.record(ZOE, why=True)
    group.by_hand(ZOE, 4.5)
    group.record(SAMMY, why=True)
    group.by_hand(SAMMY, 5, penalty=1.17)
    group.record(FORMULA, why=True)  # waits for a person
    group.record(LI, status="needs attention")
    there = [*CLASS, IDLE]
    done = group.back(there)
    expected = {ADA.number: 1.25, OTHER_ADA.number: 4.5, ZOE.number: 10, SAMMY.number: 9.33}
    expected |= {SMITH.number: 5.5, ALIVE.number: 5.5}
    assert group.read(done) == expected
    assert done.table == tmp_path / f"all.with-{ASSIGNMENT}{group.system.suffix}"

    # All other fields are the same, and so are all bytes once the numbers are taken out.
    assert group.export.read_bytes() == group.system.export(there)
    grades = {number: f"{points:.2f}".rstrip("0").rstrip(".") for number, points in expected.items()}
    if kind == "moodle":
        grades = {number: text.replace(".", ",") for number, text in grades.items()}
    assert done.table.read_bytes() == group.system.export(there, grades)

    # Everybody for whom there is nothing is named.
    text = said(done)
    assert (
        "1 student not filled in, since something still has to be graded by hand" in text
        and group.folder(FORMULA) in text
    )
    looks = dict(done.look)
    assert "Dropped Dora" in looks["graded here, not in the export"]
    strangers = looks["in the export, nothing graded here"]
    assert "Ida" in strangers and "O'Brien" in strangers, "who has no id was not collected"
    assert any("明 李" in about and "nobody has graded" in why for about, why in done.look)
    assert "another grade" not in text
    assert len(done.look) == 3 and "Student, Test" not in text and "review" not in text

    # A second run changes nothing, and neither does a run on what was returned.
    before = done.table.stat()
    again = group.back()
    assert said(again) == said(done)
    assert (again.table.stat().st_mtime_ns, again.table.stat().st_ino) == (before.st_mtime_ns, before.st_ino)
    filled = done.table.read_bytes()
    group.export.write_bytes(filled)
    assert group.back().table.read_bytes() == filled


@pytest.mark.parametrize("kind", SYSTEMS)
def test_without_a_roster_the_systems_own_ids_do(tmp_path, kind):
    group = Class(tmp_path, kind, roster=False).graded()
    group.record(OTHER_ADA, double=0)
    done = group.back(EVERYBODY)
    expected = {p.number: 5.5 for p in EVERYBODY} | {OTHER_ADA.number: 2.5}
    if kind == "brightspace":  # its export does not hold the number that its download has, so names have to do
        for ada in (ADA, OTHER_ADA):
            del expected[ada.number]
        assert "Matched by a name that nobody else has: Zoë" in said(done)
        assert sum("somebody else has it too" in why for _, why in done.look) == 2
    else:
        assert done.look == []
    assert group.read(done) == expected


def test_partial_gives_what_there_is_and_never_a_zero_for_what_nobody_graded(tmp_path):
    group = Class(tmp_path, "canvas").graded()
    group.record(FORMULA, why=True)
    group.record(LI, status="needs attention")
    done = group.back(CLASS, partial=True)
    assert group.read(done)[FORMULA.number] == 5.5 and LI.number not in group.read(done)
    assert "wait" not in said(done)


def test_a_hand_grade_for_an_answer_that_changed_since_waits_again(tmp_path):
    group = Class(tmp_path, "canvas").graded()
    group.record(ZOE, why=True)
    group.by_hand(ZOE, 4)
    assert group.read(group.back(CLASS))[ZOE.number] == 9.5
    handed_in_again(group, ZOE, double=0)
    assert ZOE.number not in group.read(group.back(CLASS))
    assert group.read(group.back(CLASS, partial=True))[ZOE.number] == 2.5, "the earlier grade does not count"


def handed_in_again(group: Class, person: Person, **what) -> None:
    """Another answer in place of the one that a person graded."""
    group.record(person, why=True, **what)
    from nbgrader.api import Gradebook

    with Gradebook(f"sqlite:///{group.course.gradebook}", "tiny") as book:
        book.find_grade("why", ASSIGNMENT, ASSIGNMENT, group.folder(person)).needs_manual_grade = True
        book.db.commit()


def test_totals_are_those_of_nbgraders_export(tmp_path):
    group = Class(tmp_path, "canvas").graded()
    group.record(ADA, double=1.25, halve=0)
    for person in (ZOE, SAMMY, FORMULA, SMITH):
        group.record(person, why=True)
    group.by_hand(ZOE, 4)
    group.by_hand(SAMMY, 5, penalty=1.5)
    group.by_hand(FORMULA, 0, penalty=50)
    group.by_hand(SMITH, 3)
    handed_in_again(group, SMITH, double=2)
    group.record(LI, status="needs attention")
    done = command(group.course, "export", "--to", "grades.csv", f"--exporter={EXPORTER}", module="nbgrader")
    assert done.returncode == 0, done.stderr
    with (group.course.root / "grades.csv").open(newline="", encoding="utf-8") as file:
        said = {row["student_id"]: row["score"] for row in csv.DictReader(file)}
    found = totals(group.course, ASSIGNMENT)
    assert {one.folder: "" if one.score is None else str(one.score) for one in found.students} == said
    assert found.most == 10.5 and {one.folder for one in found.students if one.waits} >= {"s109", "s110"}


def test_a_grade_already_there_is_kept_where_it_is_the_same_number_and_named_where_it_is_not(tmp_path):
    group = Class(tmp_path, "canvas").graded()
    there = {ADA.number: "5.50", OTHER_ADA.number: "7", ZOE.number: "EX", SAMMY.number: "-", IDLE.number: "3"}
    done = group.back([*CLASS, IDLE], there)
    lines = done.table.read_text()
    assert '"Lovelace, Ada",101,s101,s101@uni.example,uni.example,ML and DL,88.00,5.50,' in lines
    assert group.system.read(done.table.read_bytes())[str(ZOE.number)] == "EX"
    assert "Ada Lovelace (s102): 7 → 5.5" in said(done) and "excused (EX)" in said(done)
    assert "Zoë" in said(done).split("Left as they are")[1]
    without = done.table.read_bytes().replace(b",EX,", b",,")
    assert returned.canvas_read(without)[str(SAMMY.number)] == "5.5"
    assert returned.canvas_read(without)[str(IDLE.number)] == "3", "who is not ours is not touched"


def test_points_are_written_with_the_decimal_comma_of_the_export(tmp_path):
    group = Class(tmp_path, "canvas").graded()
    group.export.write_bytes(re.sub(rb"\b(\d+)\.(\d+)\b", rb'"\1,\2"', group.system.export(CLASS)))
    done = group.back()
    assert b',"5,5",' in done.table.read_bytes() and group.read(done)[SMITH.number] == 5.5


# ---------------------------------------------------------------- who is who


def test_of_two_of_one_name_neither_gets_a_grade_when_no_id_tells_them_apart(tmp_path):
    group = Class(tmp_path, "brightspace", roster=False).graded()
    done = group.back(CLASS)
    puzzles = [about for about, why in done.look if "somebody else has it too" in why]
    assert puzzles == ["Ada Lovelace (s101)", "Ada Lovelace (s102)"]
    assert ADA.number not in group.read(done) and OTHER_ADA.number not in group.read(done)


def test_a_namesake_who_has_another_id_gets_nobody_elses_grade(tmp_path):
    group = Class(tmp_path, "canvas", [ADA, LI]).graded()
    done = group.back([Person(777, "Ada Lovelace", "s777"), LI])
    assert group.system.read(done.table.read_bytes()) == {str(LI.number): "5.5"}
    assert dict(done.look)["graded here, not in the export"] == "Ada Lovelace (s101)"


def test_a_worksheet_of_another_assignment_is_refused_though_the_people_are_the_same(tmp_path):
    group = Class(tmp_path, "moodle").graded()
    others = [Person(p.number + 5000, p.name, p.sid) for p in CLASS]
    with pytest.raises(ReturnError, match="export of another course, or of another assignment"):
        group.back(others)
    assert not list(tmp_path.glob("all.with*"))


def test_an_id_of_one_system_is_not_taken_for_the_same_number_of_another(tmp_path):
    """A student number that equals somebody else's Canvas number: Canvas's own id decides."""
    first, second = Person(500, "Anna First", "600"), Person(600, "Ben Second", "500")
    group = Class(tmp_path, "canvas", [first, second], roster=False).graded()
    group.record(first, double=0)
    done = group.back([first, second])
    assert group.system.read(done.table.read_bytes()) == {"500": "2.5", "600": "5.5"} and not done.look


def test_two_rows_of_one_person_are_named_and_left(tmp_path):
    group = Class(tmp_path, "canvas", [ADA, LI]).graded()
    done = group.back([ADA, ADA, LI])
    assert group.system.read(done.table.read_bytes()) == {str(LI.number): "5.5"}
    assert [why for _, why in done.look] == ["rows 4 and 5 of the export are both Ada Lovelace (s101)"] * 2


def test_folders_put_there_by_hand_are_found_by_their_name(tmp_path):
    group = Class(tmp_path, "canvas", [ADA]).graded()
    for folder in ("s102", str(ZOE.number), SAMMY.email):
        group.folders[folder] = folder
    record(group.course, ASSIGNMENT, SMALL, [group.entry(folder) for folder in group.folders.values()])
    done = group.back([ADA, OTHER_ADA, ZOE, SAMMY])
    assert len(group.read(done)) == 4 and not done.look


def test_members_of_a_group_have_rows_of_their_own(tmp_path):
    """What collect wrote down of a group is the group's number, which is no participant's."""
    course = Course(tmp_path / "course")
    group = Class.__new__(Class)
    group.course, group.system, group.root, group.export = course, SYSTEMS["moodle"], tmp_path, tmp_path / "all.csv"
    course.root.mkdir()
    (course.root / "nbgrader_config.py").write_text(CONFIG)
    jessie, james = Person(301, "Jessie", "j1"), Person(302, "James", "j2")
    zipped({f"Team Rocket_301_assignsubmission_file/{ASSIGNMENT}.ipynb": returned.work(jessie)}, tmp_path / "m.zip")
    rows = [(p.sid, p.name, p.email, "Team Rocket") for p in (jessie, james)]
    group.roster = returned.roster(tmp_path / "r.csv", "id,name,email,group", rows)
    collected(tmp_path, tmp_path / "m.zip", roster=group.roster)
    group.folders = {"301": "j1", "302": "j2"}
    group.graded()
    done = group.back([Person(901, "Jessie", "j1"), Person(902, "James", "j2")], feedback=True)
    assert group.system.read(done.table.read_bytes()) == {"901": "5.5", "902": "5.5"} and not done.look
    assert moodle_pages(done.archive.read_bytes()) == {"901": "the page of j1", "902": "the page of j2"}


# ---------------------------------------------------------------- pages


@pytest.mark.parametrize(("kind", "read"), [("canvas", canvas_pages), ("moodle", moodle_pages)])
def test_everybody_gets_the_own_page_under_the_downloaded_name(tmp_path, kind, read):
    group = Class(tmp_path, kind).graded()
    done = group.back(export=None, feedback=True)
    assert done.archive == group.course.feedback / f"{ASSIGNMENT}-{kind}.zip" and done.table is None and not done.look
    found = read(done.archive.read_bytes())
    assert found == {str(p.number): f"the page of {group.folder(p)}" for p in EVERYBODY if group.folder(p)}
    names = pages(done.archive.read_bytes())
    if kind == "canvas":
        assert "davisjrsammy" not in names and "jrsammydavis_LATE_106_9106_my notebook-1.html" in names
    else:
        assert f"Zoë Müller-Łukasiewicz_104_assignsubmission_file_/{ASSIGNMENT}.html" in names
    first = done.archive.read_bytes()
    with zipfile.ZipFile(done.archive) as archive:
        assert {entry.date_time for entry in archive.infolist()} == {(1980, 1, 1, 0, 0, 0)}
    os.utime(group.course.feedback / group.folder(ADA) / ASSIGNMENT / f"{ASSIGNMENT}.html")
    assert group.back(export=None, feedback=True).archive.read_bytes() == first, "the same pages make the same zip"


def test_pages_are_read_after_they_were_brought_up_to_date(tmp_path):
    group = Class(tmp_path, "canvas").graded()
    page = group.course.feedback / group.folder(ADA) / ASSIGNMENT / f"{ASSIGNMENT}.html"
    done = group.back(CLASS, feedback=True, refresh=lambda: page.write_text("newer"))
    assert canvas_pages(done.archive.read_bytes())["101"] == "newer"


def test_a_missing_page_and_work_that_came_another_way_are_named(tmp_path):
    group = Class(tmp_path, "canvas").graded()
    group.folders["x"] = "by-hand"
    record(group.course, ASSIGNMENT, SMALL, [group.entry("by-hand")])
    (group.course.feedback / group.folder(ADA) / ASSIGNMENT / f"{ASSIGNMENT}.html").unlink()
    done = group.back(export=None, feedback=True)
    looks = dict(done.look)
    assert looks["no page in the zip, since their work came in no download of Canvas"] == "by-hand"
    assert [why for about, why in done.look if about.startswith("no feedback page")] == [group.folder(ADA)]
    assert len(canvas_pages(done.archive.read_bytes())) == len(group.folders) - 2


def test_the_newest_download_names_the_page(tmp_path):
    group = Class(tmp_path, "canvas", [LI], roster=False)
    # Two of the same second, and one of the next day.
    for count, time in enumerate([1, 1, 2], start=5):
        name = f"li_109_9{count}00_again.ipynb"
        zipped({name: returned.work(LI).replace(b" work", f" work{count}".encode())}, tmp_path / f"{count}.zip")
        collected(tmp_path, tmp_path / f"{count}.zip", now=datetime(2030, 1, time, tzinfo=UTC))
        if not group.course.gradebook.exists():
            group.graded()
        done = group.back(export=None, feedback=True)
        assert list(pages(done.archive.read_bytes())) == [f"li_109_9{count}00_again.html"]


@pytest.mark.parametrize(
    ("key", "downloaded", "name"),
    [
        ("101", "doe_101_9001_nb.ipynb", "doe_101_9001_nb.html"),
        ("101", "doe_LATE_101_9001_nb.ipynb.txt", "doe_LATE_101_9001_nb.ipynb.html"),
        ("101", "doe_101_9001_work.zip/inner/nb.ipynb", "doe_101_9001_work.html"),
        ("101", "submissions/doe_101_9001_nb", "doe_101_9001_nb.html"),
        ("101", "doe_101_9001_victim_102_9002_nb.ipynb", "doe_101_9001_victim_102_9002_nb.html"),
        ("anon_a1B2c", "anon_a1B2c_77_nb.ipynb", "anon_a1B2c_77_nb.html"),
        ("anon_12345", "LATE_anon_12345_77_nb.ipynb", "LATE_anon_12345_77_nb.html"),
        # What Canvas would read as somebody else's, or leave out.
        ("101", "doe_102_9002_101_9001_nb.ipynb", "student_101_9001_nb.html"),
        ("101", "11_101_9001_nb.ipynb", "student_101_9001_nb.html"),
        ("101", "doe_101_9001_my_link.ipynb", "doe_101_9001_my_link_page.html"),
        ("101", None, None),
    ],
)
def test_names_as_canvas_reads_them(key, downloaded, name):
    from autograder.returns.lms.canvas import Canvas

    assert Canvas().page_name(key, downloaded, "x") == name


@pytest.mark.parametrize(
    ("key", "downloaded", "name"),
    [
        ("7", "Ada_7_assignsubmission_file/nb.ipynb", "Ada_7_assignsubmission_file_/x.html"),
        ("7", "all/Ada_7_assignsubmission_file_/sub/nb.ipynb", "Ada_7_assignsubmission_file_/x.html"),
        ("7", "Ada_7_assignsubmission_file_nb.ipynb", "Ada_7_assignsubmission_file_/x.html"),
        ("7", "Team_8_assignsubmission_file/nb.ipynb", "Participant_7_assignsubmission_file_/x.html"),
        ("7", "a_b_7_assignsubmission_file/nb.ipynb", "Participant_7_assignsubmission_file_/x.html"),
        ("7", ".._7_assignsubmission_file/nb.ipynb", "Participant_7_assignsubmission_file_/x.html"),
        ("7", None, "Participant_7_assignsubmission_file_/x.html"),
        ("Ada_7", None, None),
    ],
)
def test_names_as_moodle_reads_them(key, downloaded, name):
    from autograder.returns.lms.moodle import Moodle

    assert Moodle().page_name(key, downloaded, "x") == name


# ---------------------------------------------------------------- which column, which file


@pytest.fixture(scope="module")
def canvas_class(tmp_path_factory) -> Class:
    return Class(tmp_path_factory.mktemp("canvas"), "canvas").graded()


HEADERS = ["Student", "ID", "SIS User ID", "Section"]


def exported(group: Class, *columns: str, points: tuple = (), values: tuple = ()) -> None:
    rows = [[*HEADERS, *columns], ["    Points Possible", "", "", "", *points]]
    rows += [[p.sortable, p.number, p.sid, "S", *values] for p in CLASS]
    group.export.write_text(returned.table(rows))


@pytest.mark.parametrize(
    ("columns", "options", "said"),
    [
        (
            ["Homework 3 (1)", "Quiz (2)"],
            {},
            "has no column “self_attention” to fill. It has “Homework 3 (1)”, “Quiz (2)”",
        ),
        (["self attention (1)", "Self-Attention (2)"], {}, "has 2 columns that could be “self_attention”"),
        (["Self attention (1)"] * 2, {"column": "Self attention (1)"}, "rename one"),
        (["Self attention (1)"], {"column": "Section"}, "has no column “Section” to fill"),
        (["Self attention (1)"], {"column": "Final Score"}, "has no column “Final Score”"),
        (["Self attention"], {}, "no column that takes points"),  # Canvas would make a new assignment of it
    ],
)
def test_a_column_that_is_not_one_is_refused(canvas_class, columns, options, said):
    exported(canvas_class, *columns)
    with pytest.raises(ReturnError, match=re.escape(said)):
        canvas_class.back(**options)
    assert not list(canvas_class.root.glob("all.with*"))


@pytest.mark.parametrize("name", ["Homework 3 (77)", "Homework 3", "homework-3"])
def test_a_column_can_be_named_by_header_or_title(canvas_class, name):
    exported(canvas_class, "Homework 3 (77)", "Self-Attention (2)", values=("", ""))
    done = canvas_class.back(column=name)
    header, _, first, *_ = returned.rows_of(done.table.read_bytes(), "utf-8", ",")
    assert dict(zip(header, first))["Homework 3 (77)"] == "5.5" and first[-1] == ""
    done.table.unlink()


def test_a_read_only_column_is_not_filled(canvas_class):
    exported(canvas_class, "Self-Attention (2)", points=("(read only)",), values=("",))
    with pytest.raises(ReturnError, match="no column that takes points"):
        canvas_class.back()


def test_other_points_than_here_are_said(tmp_path):
    group = Class(tmp_path, "canvas", [ADA]).graded()
    group.export.write_bytes(group.system.export([ADA], most="20.00"))
    done = group.back()
    assert "is out of 20 there; self_attention is out of 10.5 here. The points were not scaled." in said(done)
    assert not done.look and group.read(done) == {ADA.number: 5.5}


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"export": None}, "Say what to return: --gradebook FILE"),
        ({"export": None, "feedback": True, "partial": True}, "--partial is about the export"),
        ({"export": None, "feedback": True, "column": "x"}, "--column is about the export"),
        ({"export": Path("/no/such.csv")}, "cannot be read (No such file or directory)"),
        ({"export": Path("/tmp")}, "cannot be read (Is a directory)"),
        ({"roster": Path("/no/such.csv")}, "The roster /no/such.csv cannot be read"),
    ],
)
def test_wrong_use_ends_with_a_sentence_and_nothing_written(canvas_class, options, said):
    exported(canvas_class, "Self attention (1)")
    before = sorted(canvas_class.root.rglob("*"))
    with pytest.raises((ReturnError, CollectError), match=re.escape(said)):
        canvas_class.back(**options)
    assert sorted(canvas_class.root.rglob("*")) == before


@pytest.mark.parametrize(
    ("change", "where"),
    [
        (lambda manifest: manifest["students"][0].update(id=7), r"students\[0\]\.id"),
        (lambda manifest: manifest["students"][0].update(status="lost"), r"students\[0\]\.status"),
        (lambda manifest: manifest["entries"][0].pop("state"), "state"),
        (lambda manifest: manifest.update(schema=2), "schema"),
    ],
)
def test_a_manifest_that_collect_did_not_write_is_refused(tmp_path, change, where):
    group = Class(tmp_path, "canvas", [ADA]).graded()
    (path,) = group.course.submitted.glob(".collected/2*.json")
    manifest = json.loads(path.read_text())
    change(manifest)
    path.write_text(json.dumps(manifest))
    with pytest.raises(ReturnError, match=rf"{re.escape(str(path))} cannot be read .*{where}.* Move it away"):
        group.back()


def test_an_export_of_another_system_is_named(canvas_class):
    for kind in ("moodle", "blackboard", "brightspace"):
        canvas_class.export.write_bytes(SYSTEMS[kind].export(CLASS))
        with pytest.raises(ReturnError, match=f"does not read like an export of Canvas.*--to {kind}"):
            canvas_class.back()


def test_an_export_of_another_course_is_refused(canvas_class):
    with pytest.raises(ReturnError, match=r"Of the 2 people in all\.csv, none is known .* another course"):
        canvas_class.back([Person(901, "Somebody Else", "x1"), Person(902, "=2+2", "")])


def test_a_line_that_ends_early_is_named(canvas_class):
    exported(canvas_class, "Quiz (1)", "Self attention (2)", values=("1", "2"))
    lines = canvas_class.export.read_text().splitlines(keepends=True)
    lines[2] = '"Lovelace, Ada",101,s101,S,1\r\n'
    canvas_class.export.write_text("".join(lines), newline="")
    done = canvas_class.back()
    assert (
        "Ada Lovelace (s101)",
        "line 3 of the export ends before “Self attention (2)”: export it again",
    ) in done.look
    assert lines[2] in done.table.read_bytes().decode()
    done.table.unlink()


@pytest.mark.parametrize("kind", ["blackboard", "brightspace"])
def test_systems_that_take_no_zip_say_so(canvas_class, kind):
    with pytest.raises(ReturnError, match="leave --feedback out"):
        give_back(canvas_class.course, ASSIGNMENT, kind, [], 10.5, feedback=True)


def test_there_has_to_be_a_gradebook_with_the_assignment(tmp_path, canvas_class):
    with pytest.raises(GradebookError, match=r"There is no gradebook .* run `autograder grade x` first"):
        totals(Course(tmp_path), "x")
    assert not list(tmp_path.iterdir())
    with pytest.raises(GradebookError, match="holds no submission of other"):
        totals(canvas_class.course, "other")


# ---------------------------------------------------------------- at any moment


def test_a_kill_at_any_moment_leaves_no_file_or_the_whole_one(tmp_path):
    group = Class(tmp_path, "canvas", CLASS[:3]).graded()
    group.export.write_bytes(group.system.export(CLASS))
    found = totals(group.course, ASSIGNMENT)
    page = {p.folder: group.course.feedback / p.folder / ASSIGNMENT / f"{ASSIGNMENT}.html" for p in found.students}
    students = [Student(**vars(one), page=page[one.folder]) for one in found.students]

    def run():
        return give_back(group.course, ASSIGNMENT, "canvas", students, 10.5, export=group.export, feedback=True)

    whole = [path.read_bytes() for path in (run().table, run().archive)]
    places = [run().table, run().archive]
    export = group.export.read_bytes()
    for old in (None, b"an older one"):
        seen = set()
        for step in range(1, 500):
            for path in places:
                path.unlink(missing_ok=True) if old is None else path.write_bytes(old)
            if not _killed_at(step, run):
                break
            there = tuple(path.read_bytes() if path.exists() else None for path in places)
            assert all(data in (old, complete) for data, complete in zip(there, whole))
            assert group.export.read_bytes() == export
            seen.add(there)
        assert len(seen) >= 2, "killed before the one and before the other"
        assert [path.read_bytes() for path in places] == whole
    assert not [path for path in tmp_path.rglob("*") if path.name.startswith(".all")], "nothing of a killed run is left"
    for path in places:
        assert path.stat().st_mode & 0o007 == 0


def _killed_at(step: int, run) -> bool:
    """Runs it in a fork that is killed at its `step`th use of a file; whether it came that far."""

    def to_be_killed():
        seen = 0

        def watch(event, _):
            nonlocal seen
            if event.startswith(("open", "os.", "shutil.")):
                seen += 1
                if seen == step:
                    os.kill(os.getpid(), signal.SIGKILL)

        sys.addaudithook(watch)
        run()

    return in_a_child(to_be_killed) == signal.SIGKILL


def test_a_folder_that_cannot_be_written_and_a_full_disk_are_named(tmp_path):
    group = Class(tmp_path, "canvas", [ADA]).graded()
    found = totals(group.course, ASSIGNMENT)
    place = tmp_path / "downloads"
    place.mkdir()

    def refused(prepare, reason):
        def run():
            prepare()
            with pytest.raises(ReturnError, match=f"all.with-{ASSIGNMENT}.csv cannot be written \\({reason}"):
                students = [Student(one.folder, one.score) for one in found.students]
                give_back(group.course, ASSIGNMENT, "canvas", students, 10.5, export=place / "all.csv")
            assert os.listdir(place) in (["all.csv"], ["all.csv", "ballast"], ["ballast", "all.csv"])

        return run

    def full():
        mount_small_disk(place, 64)
        (place / "all.csv").write_bytes(group.system.export([ADA]))
        fill(place)

    in_a_child(refused(full, "No space left"))
    (place / "all.csv").write_bytes(group.system.export([ADA]))
    in_a_child(refused(lambda: make_read_only(place), "Read-only file system"))


def test_the_gradebook_is_read_while_another_program_writes_it(tmp_path):
    group = Class(tmp_path, "canvas", [ADA]).graded()
    before = group.course.gradebook.read_bytes()
    with contextlib.closing(sqlite3.connect(group.course.gradebook, isolation_level=None)) as formgrader:
        formgrader.execute("BEGIN IMMEDIATE")
        formgrader.execute("UPDATE grade SET auto_score = 0")
        assert group.read(group.back([ADA])) == {ADA.number: 5.5}, "what is committed counts"
        formgrader.execute("ROLLBACK")
    assert group.course.gradebook.read_bytes() == before, "and nothing is written there"
