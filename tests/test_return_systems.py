"""What real exports look like, and that any of a system's exports comes back with one column changed and no more."""

from __future__ import annotations

import csv
import io
import pkgutil
import tempfile
from pathlib import Path

import pytest
import returned
from collect_helpers import Person
from hypothesis import given, settings
from hypothesis import strategies as st
from returned import SYSTEMS

from autograder.course import Course
from autograder.returns import Student, give_back, lms
from autograder.returns.lms import SYSTEMS as READERS
from autograder.returns.table import Table

# Header lines (and the first lines below) as they stand in public repositories and documentation, with the columns that
# take points as (title, points there). People are made up.
FACTS = [
    (
        "canvas",
        "Student,ID,SIS User ID,SIS Login ID,Section,Quiz 1 (23)\n    Points Possible,,,,,10.00\n"
        '"Block, Jasen",11,,jblock3430,XC 101,8.00\n',
        [("Quiz 1", 10)],
        ["Block, Jasen (11)"],
    ),
    (
        "canvas",
        'Student,ID,SIS User ID,SIS Login ID,Root Account,Section,"Module 2 Quiz: Data, Part 1 (201)",'
        "Case Study 3: Engine Efficiency and MSRP (111),Current Score,Final Grade\n"
        "    Points Possible,,,,,,100.00,50.00,(read only),(read only)\n"
        '"Quill, Pat",1001,U1,XQ1001,x.edu,90-01,88.00,,88.00,B\n"Student, Test",9999,,,x.edu,90-01,,,,\n',
        [("Module 2 Quiz: Data, Part 1", 100), ("Case Study 3: Engine Efficiency and MSRP", 50)],
        ["Quill, Pat (1001)", "Student, Test (9999)"],
    ),
    (
        "canvas",
        "Student,ID,SIS User ID,SIS Login ID,Section,HW1 (4314282),HW2 (4325137),Current Points,Final Score\n"
        ",,,,,,Muted,,\nPoints Possible,,,,,100.0,100.0,(read only),(read only)\n"
        '"Root, Rhonda",0,999999999,rroot,COMP301.001.S224,,,,\n',
        [("HW1", 100), ("HW2", 100)],
        ["Root, Rhonda (0)"],
    ),
    (
        "moodle",
        "Identifier,Full name,ID number,Email address,Status,Grade,Maximum Grade,Grade can be changed,"
        "Last modified (grade),Feedback comments\nParticipant 12345,Ada L,7,a@b.c,Submitted,,100.00,Yes,-,\n",
        [("Grade", 100)],
        ["Ada L (12345)"],
    ),
    (
        "moodle",
        "Identifier,Full name,Email address,Status,Grade,Maximum Grade,Grade can be changed,Last modified (submission),"
        "Online text,Last modified (grade),Feedback comments\nParticipant 9,Ada L,a@b.c,Submitted,,10.00,Yes,-,,-,\n",
        [("Grade", 10)],
        ["Ada L (9)"],
    ),
    (
        "moodle",  # a scale has no most
        "Identifier,Full name,Email address,Status,Grade,Grade can be changed,Last modified (grade),Feedback comments\n"
        "Participant 123456,Ada L,a@b.c,,,Yes,-,\n",
        [("Grade", None)],
        ["Ada L (123456)"],
    ),
    (
        "moodle",
        "ID,Vollständiger Name,E-Mail-Adresse,Status,Gruppe,Bewertung,Bestwertung,Bewertung kann geändert werden,"
        'Zuletzt geändert (Bewertung),Feedback als Kommentar\nTeilnehmer/in123,Ada L,a@b.c,,,,"25,00",Ja,-,\n',
        [("Bewertung", 25)],
        ["Ada L (123)"],
    ),
    (
        "moodle",
        '\ufeff"Identificador","Nombre completo","Dirección de correo","Estado","Calificación","Calificación máxima",'
        '"La calificación puede ser cambiada","Última modificación (entrega)"\n'
        '"Participante 101","Ana López","ana@a.es","Enviado","","10,00","Sí","lunes, 5 de octubre de 2026, 10:00"\n',
        [("Calificación", 10)],
        ["Ana López (101)"],
    ),
    (
        "moodle",
        "Identificador,Nom complet,Adreça electrònica,Estat,Qualificació,Qualificació màxima,La qualificació es pot "
        'canviar,Darrera modificació (tramesa)\r\nParticipant 7,LÓPEZ ANA,ana@a.es,Tramés,,"100,00",Sí,-\r\n',
        [("Qualificació", 100)],
        ["LÓPEZ ANA (7)"],
    ),
    (
        "blackboard",
        "Last Name\tFirst Name\tUsername\tStudent ID\tLast Access\tAvailability\t{001}{MTHA4007B-25-SEM2-B} [Total "
        "Pts: 100 Score] |337483\tMini Group Project [Total Pts: 100 Score] |378856\n"
        "Smith\tAlice\tasmith\t1\t\tYes\t\t\n",
        [("{001}{MTHA4007B-25-SEM2-B}", 100), ("Mini Group Project", 100)],
        ["Alice Smith (asmith)"],
    ),
    (
        "blackboard",
        '"Last Name","First Name","Username","PA #6 Submission [Total Pts: 100 Score] |403340","TA Name [Total Pts: '
        '100 Text] |1720399","Final Exam [Total Pts: 40] |1742451","Weighted [Total Pts: up to 25 Percentage] |5"\n'
        '"Smith","Alice","asmith","","","",""\n',
        [("PA #6 Submission", 100), ("Final Exam", 40)],
        ["Alice Smith (asmith)"],
    ),
    (
        "brightspace",
        "OrgDefinedId,Username,MapleTA Points Grade,End-of-Line Indicator\n#123456,#name,75.00,#\n",
        [("MapleTA", None)],
        ["123456"],
    ),
    (
        "brightspace",
        "OrgDefinedId,Last Name,First Name,Homework 1 Points Grade <Numeric MaxPoints:100>,End-of-Line Indicator\n"
        "#112233445,Smith,Alice,95.0,#\n",
        [("Homework 1", 100)],
        ["Alice Smith (112233445)"],
    ),
    (
        "brightspace",
        "Username,Assignment 1 Points Grade <Numeric MaxPoints:13 Weight:10 Category:Assignments CategoryWeight:15>, "
        "End-of-Line Indicator\n#name,,#\n",
        [("Assignment 1", 13)],
        ["name"],
    ),
]


@pytest.mark.parametrize(("kind", "text", "columns", "people"), FACTS)
def test_real_exports_are_read(kind, text, columns, people):
    table, reader = Table(text.encode(), "x.csv"), READERS[kind]
    assert [kind for kind, other in READERS.items() if other.reads(table)] == [kind], "and by no other system"
    assert [(one.title, one.most) for one in reader.columns(table) if one.usual] == columns
    assert [str(row) for row in reader.people(table)] == people


def test_the_test_user_and_lines_about_points_are_nobody():
    text = FACTS[1][1]
    rows = READERS["canvas"].people(Table(text.encode(), "x.csv"))
    assert [row.pretended for row in rows] == [False, True]
    # But whoever is called like that and has an id is somebody.
    odd = text.replace('"Quill, Pat"', "Points Possible")
    assert str(READERS["canvas"].people(Table(odd.encode(), "x.csv"))[0]) == "Points Possible (1001)"


def test_a_worksheet_in_a_language_that_is_not_known_needs_the_column_named(tmp_path):
    header = "Identifiant,Nom complet de la personne,Statut,Note,Note maximale,Dernière modification (note)"
    (tmp_path / "n.csv").write_text(
        f'{header}\nParticipant 5,Ada,Remis,,"25,00",-\nParticipant 6,Bo,Remis,,"25,00",-\n'
    )
    students = [Student("5", 20.5), Student("6", 3)]
    with pytest.raises(Exception, match=r"It has “Note”, “Note maximale”, .*Say which with --column"):
        give_back(Course(tmp_path), "x", "moodle", students, 25, export=tmp_path / "n.csv")
    done = give_back(Course(tmp_path), "x", "moodle", students, 25, export=tmp_path / "n.csv", column="Note")
    assert '\nParticipant 5,Ada,Remis,"20,5","25,00",-\nParticipant 6,Bo,Remis,3,' in done.table.read_text()


# ---------------------------------------------------------------- any export

NAMES = st.sampled_from(
    ["Ada Lovelace", "O'Brien, Pat", "=1+1", "#5", 'a "b" c', "Zoë", "Points Possible", "李 明", "a\nb"]
)
# Python writes a lone carriage return without quotes, as no learning system does.
NAMES |= st.text(st.characters(codec="utf-8", exclude_characters="\0\r"), min_size=1, max_size=12)
GRADE = st.none() | st.floats(0, 30).map(lambda points: round(points, 2))


@st.composite
def classes(draw):
    """People, the grades they have there, and those they have here."""
    numbers = draw(st.lists(st.integers(1, 10**7), min_size=1, max_size=6, unique=True))
    people = [Person(n, draw(NAMES), draw(st.sampled_from([f"s{n}", ""]))) for n in numbers]
    there = {n: f"{points:.2f}" for n in numbers if (points := draw(GRADE)) is not None}
    here = {n: points for n in numbers if (points := draw(GRADE)) is not None}
    return people, there, here or {numbers[0]: 1.0}


@pytest.mark.parametrize("kind", SYSTEMS)
@given(made=classes())
@settings(max_examples=100, deadline=None)
def test_any_export_comes_back_with_the_grades_and_nothing_else_changed(kind, made):
    people, there, here = made
    system = SYSTEMS[kind]
    students = [Student(system.key(p), here[p.number]) for p in people if p.number in here]
    with tempfile.TemporaryDirectory() as folder:
        export = Path(folder) / "x.csv"
        export.write_bytes(system.export(people, there))
        column = {"moodle": None}.get(kind, returned.TITLE)
        done = give_back(Course(Path(folder)), "x", kind, students, 10.5, export=export, column=column)
        before, after = cells(export.read_bytes(), kind), cells(done.table.read_bytes(), kind)
        taken = system.read(done.table.read_bytes())
    at = next(k for k, text in enumerate(before[0]) if text.startswith(("Bewertung", returned.TITLE)))
    changed = {(i, k) for i, row in enumerate(before) for k, text in enumerate(row) if after[i][k] != text}
    assert [len(row) for row in after] == [len(row) for row in before] and {k for _, k in changed} <= {at}
    for person in people:
        points = here.get(person.number, there.get(person.number))
        found = taken.get(system.key(person))
        assert (found is None and points is None) or float(found) == pytest.approx(float(points), abs=0.005)


def test_every_file_of_the_folder_is_in_the_list():
    modules = {name for _, name, _ in pkgutil.iter_modules(lms.__path__)} - {"system"}
    assert {system.__class__.__module__.rpartition(".")[2] for system in READERS.values()} == modules == set(READERS)


def cells(data: bytes, kind: str) -> list[list[str]]:
    text = data.decode("utf-16" if kind == "blackboard" else "utf-8-sig")
    return list(csv.reader(io.StringIO(text, newline=""), delimiter="\t" if kind == "blackboard" else ","))
