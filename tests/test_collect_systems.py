"""Each learning system's download lands with the right students, however awkward their names are."""

import pkgutil
from datetime import UTC, timedelta, timezone

import pytest
from collect_helpers import (
    ASSIGNMENT,
    PEOPLE,
    account,
    canvas_name,
    collected,
    full_roster,
    moodle_name,
    notebook,
    reason,
    roster,
    states,
    student,
    students,
    work_of,
    zipped,
)

from autograder.collect import lms, recognise
from autograder.collect.errors import CollectError
from autograder.collect.lms.layout import Layout, Place
from autograder.collect.lms.plain import Plain

# ---------------------------------------------------------------- Canvas


def canvas(path, people=PEOPLE):
    return zipped(
        {f"{canvas_name(p)}_{p.number}_{p.number + 9000}_self_attention.ipynb": _plain(p) for p in people}, path
    )


def _plain(person):
    """Content without characters that JSON escapes, so that it can be searched for."""
    return notebook(f"whose {person.number} work")


def assert_whose(root, folder, person):
    assert f"whose {person.number} work" in work_of(root, folder)


def test_canvas_without_a_roster_uses_its_user_ids(tmp_path):
    canvas(tmp_path / "submissions.zip")
    result = collected(tmp_path, tmp_path / "submissions.zip")
    assert account(result)["sources"][0]["kind"] == "canvas"
    assert "9 of 9" in account(result)["sources"][0]["how"]
    for person in PEOPLE:
        assert_whose(tmp_path, str(person.number), person)
    assert students(tmp_path) == {str(p.number) for p in PEOPLE}
    assert result.unmatched == 0


def test_canvas_with_ids_in_the_roster_finds_everybody(tmp_path):
    canvas(tmp_path / "submissions.zip")
    people = full_roster(tmp_path / "roster.csv", "canvas")
    result = collected(tmp_path, tmp_path / "submissions.zip", roster=people)
    for person in PEOPLE:
        assert_whose(tmp_path, person.sid, person)
    assert students(tmp_path) == {p.sid for p in PEOPLE} and result.unmatched == 0


def test_canvas_by_name_only_leaves_the_two_of_one_name_unmatched(tmp_path):
    canvas(tmp_path / "submissions.zip")
    people = roster(tmp_path / "roster.csv", "student id,name", [(p.sid, p.name) for p in PEOPLE])
    result = collected(tmp_path, tmp_path / "submissions.zip", roster=people)
    assert students(tmp_path) == {p.sid for p in PEOPLE[2:]}
    for person in PEOPLE[2:]:
        assert_whose(tmp_path, person.sid, person)
    lost = [entry for entry in account(result)["entries"] if entry["state"] == "unmatched"]
    assert result.unmatched == len(lost) == 2
    for entry in lost:
        assert entry["guesses"] == ["Ada Lovelace (s101)", "Ada Lovelace (s102)"]
        assert "whose" in (tmp_path / "course" / entry["where"][0]).read_text()


def test_canvas_gradebook_export_is_a_roster(tmp_path):
    canvas(tmp_path / "submissions.zip")
    rows = [("    Points Possible", "", "", "", "")]
    rows += [(p.sortable, p.number, p.sid, p.email, "Section 1") for p in PEOPLE]
    people = roster(tmp_path / "grades.csv", "Student,ID,SIS User ID,SIS Login ID,Section", rows)
    result = collected(tmp_path, tmp_path / "submissions.zip", roster=people)
    assert students(tmp_path) == {p.sid for p in PEOPLE} and result.unmatched == 0


def test_of_canvas_resubmissions_the_newest_counts_and_late_becomes_a_timestamp(tmp_path):
    zipped(
        {
            "lovelaceada_LATE_101_9010_self_attention-2.ipynb": notebook("third"),
            "lovelaceada_101_9001_self_attention.ipynb": notebook("first"),
            "lovelaceada_101_9005_self_attention-1.ipynb": notebook("second"),
            "berg_jan_102_9002_self_attention.ipynb": notebook("in time"),
        },
        tmp_path / "c.zip",
    )
    result = collected(tmp_path, tmp_path / "c.zip")
    assert "third" in work_of(tmp_path, "101")
    assert student(result, "101")["late"] and work_of(tmp_path, "101", "timestamp.txt").endswith("UTC\n")
    assert not (tmp_path / "course/submitted/102" / ASSIGNMENT / "timestamp.txt").exists()
    assert sorted(states(result).values()) == ["superseded", "superseded", "taken", "taken"]


def test_canvas_anonymous_and_typed_text(tmp_path):
    zipped(
        {
            "anon_a1B2c_77_self_attention.ipynb": notebook("nobody"),
            "LATE_anon_Zz9Yy_78_self_attention.ipynb": notebook("late nobody"),
            "turingalan_105_text.html": "<p>def project</p>",
            "hoppergrace_LATE_106_link.html": "<a>",
        },
        tmp_path / "c.zip",
    )
    result = collected(tmp_path, tmp_path / "c.zip")
    assert "nobody" in work_of(tmp_path, "anon_a1B2c") and "late nobody" in work_of(tmp_path, "anon_Zz9Yy")
    assert "typed into Canvas" in reason(result, "turingalan_105_text.html")
    # Who only typed text is not forgotten: the folder is there, and somebody is told to look.
    assert set(result.attention) == {"105", "106"} and {"105", "106"} < students(tmp_path)


def test_a_file_name_of_a_student_cannot_name_somebody_else(tmp_path):
    inner = zipped({"victim_102_9999_self_attention.ipynb": notebook("forged")})
    zipped(
        {
            "mallory_101_9001_victim_102_9999_self_attention.ipynb": notebook("mine"),
            "mallory_101_9002_work.zip": inner,
            "victim_102_9003_self_attention.ipynb": notebook("true"),
        },
        tmp_path / "c.zip",
    )
    collected(tmp_path, tmp_path / "c.zip")
    assert "true" in work_of(tmp_path, "102") and students(tmp_path) == {"101", "102"}


# ---------------------------------------------------------------- Moodle


def moodle(path, folders=True, people=PEOPLE, tail=""):
    mark = "/" if folders else "_"
    return zipped(
        {
            f"{moodle_name(p.name)}_{p.number}_assignsubmission_file{tail}{mark}self_attention.ipynb": _plain(p)
            for p in people
        },
        path,
    )


def worksheet(path, people=PEOPLE, names=True):
    header = "Identifier,Full name,Email address,Status,Grade,Last modified (submission)"
    rows = []
    for p in people:
        status = "Submitted for grading - 3 mins 31 secs late" if p.number == 103 else "Submitted for grading"
        time = "Wednesday, 10 June 2026, 2:14 PM"
        rows.append((f"Participant {p.number}", p.name, p.email, status, "", time))
    if not names:
        header, rows = "Identifier,Status,Last modified (submission)", [(r[0], r[3], r[5]) for r in rows]
    roster(path, header, rows)
    path.write_bytes(b"\xef\xbb\xbf" + path.read_bytes())  # Moodle writes a byte order mark
    return path


@pytest.mark.parametrize(("folders", "tail"), [(True, ""), (True, "_"), (False, "")])
def test_moodle_with_the_grading_worksheet_finds_everybody_and_their_times(tmp_path, folders, tail):
    moodle(tmp_path / "m.zip", folders, tail=tail)
    people = worksheet(tmp_path / "w.csv")
    result = collected(tmp_path, tmp_path / "m.zip", roster=people, zone=UTC)
    assert account(result)["sources"][0]["kind"] == "moodle" and result.unmatched == 0
    assert students(tmp_path) == {p.email for p in PEOPLE}
    for person in PEOPLE:
        assert_whose(tmp_path, person.email, person)
        assert work_of(tmp_path, person.email, "timestamp.txt") == "2026-06-10 14:14:00 UTC\n"
    assert [s["student"] for s in account(result)["students"] if s["late"]] == ["s103@uni.example"]


def test_moodle_without_a_roster_keeps_name_and_number_and_says_that_they_do_not_last(tmp_path):
    moodle(tmp_path / "m.zip")
    result = collected(tmp_path, tmp_path / "m.zip")
    assert {"Ada Lovelace_101", "Ada Lovelace_102"} < students(tmp_path) and len(students(tmp_path)) == len(PEOPLE)
    assert "worksheet" in account(result)["notes"][0]


def test_moodle_blind_marking_with_a_worksheet_that_knows_only_numbers(tmp_path):
    zipped(
        {f"Participant_{p.number}_assignsubmission_file/self_attention.ipynb": _plain(p) for p in PEOPLE},
        tmp_path / "m.zip",
    )
    sheet = worksheet(tmp_path / "w.csv", names=False)
    result = collected(tmp_path, tmp_path / "m.zip", roster=sheet, zone=UTC)
    assert students(tmp_path) == {f"Participant_{p.number}_{ASSIGNMENT}" for p in PEOPLE} and result.unmatched == 0
    assert student(result, f"Participant_103_{ASSIGNMENT}")["late"]


def test_moodle_typed_text_is_named_and_not_taken(tmp_path):
    zipped(
        {
            "Ada Lovelace_101_assignsubmission_file/self_attention.ipynb": notebook("ada"),
            "Ada Lovelace_101_assignsubmission_onlinetext/onlinetext.html": "<p>hello",
        },
        tmp_path / "m.zip",
    )
    result = collected(tmp_path, tmp_path / "m.zip")
    assert "onlinetext" in reason(result, "Ada Lovelace_101_assignsubmission_onlinetext/onlinetext.html")
    assert result.attention == {}


def test_a_group_of_moodle_reaches_every_member_of_the_roster(tmp_path):
    zipped({"Team Rocket_7_assignsubmission_file/self_attention.ipynb": notebook("rockets")}, tmp_path / "m.zip")
    rows = [("j1", "Jessie", "Team Rocket"), ("j2", "James", "Team Rocket"), ("a", "Ash", "Others")]
    people = roster(tmp_path / "r.csv", "id,name,group", rows)
    result = collected(tmp_path, tmp_path / "m.zip", roster=people)
    assert students(tmp_path) == {"j1", "j2"} and "rockets" in work_of(tmp_path, "j2")
    assert len(account(result)["entries"][0]["where"]) == 2


# ---------------------------------------------------------------- Blackboard


def blackboard(path, title="Home_work 1", people=PEOPLE, notes=True):
    entries = {}
    for p in people:
        user = f"u_{p.sid}"
        head = f"{title}_{user}_attempt_2026-05-18-12-24-00"
        entries[f"{head}_self_attention.ipynb"] = _plain(p)
        if notes:
            entries[f"{head}.txt"] = f"Name: {p.name} ({user})\nAssignment: {title}\nDate Submitted: …\n"
    return zipped(entries, path)


def test_blackboard_reads_user_names_with_underscores_from_the_notes(tmp_path):
    blackboard(tmp_path / "gradebook_C1_Home_work 1_2026-05-19-10-00-00.zip")
    result = collected(tmp_path, next(tmp_path.glob("*.zip")), zone=UTC)
    assert account(result)["sources"][0]["kind"] == "blackboard"
    for person in PEOPLE:
        assert_whose(tmp_path, f"u_{person.sid}", person)
    assert work_of(tmp_path, "u_s101", "timestamp.txt") == "2026-05-18 12:24:00 UTC\n"
    assert account(result)["counts"]["ignored"] == len(PEOPLE) and students(tmp_path) == {f"u_{p.sid}" for p in PEOPLE}


def test_blackboard_without_notes_finds_the_user_by_roster_or_by_the_name_of_the_zip(tmp_path):
    path = tmp_path / "gradebook_C1_Home_work 1_2026-05-19-10-00-00.zip"
    blackboard(path, people=PEOPLE[:1], notes=False)
    collected(tmp_path, path)
    assert students(tmp_path) == {"u_s101"}
    other = tmp_path / "other"
    other.mkdir()
    blackboard(other / "x.zip", people=PEOPLE[:1], notes=False)
    people = roster(tmp_path / "r.csv", "student id,username", [("s101", "u_s101")])
    collected(other, other / "x.zip", roster=people)
    assert students(other) == {"s101"}


def test_of_three_blackboard_attempts_the_newest_counts(tmp_path):
    entries = {}
    for day, word in ((3, "third"), (1, "first"), (2, "second")):
        entries[f"HW_ada_attempt_2026-01-0{day}-10-00-00_self_attention.ipynb"] = notebook(word)
        entries[f"HW_ada_attempt_2026-01-0{day}-10-00-00.txt"] = "Name: Ada (ada)\n"
    zipped(entries, tmp_path / "b.zip")
    result = collected(tmp_path, tmp_path / "b.zip", zone=UTC)
    assert "third" in work_of(tmp_path, "ada") and student(result, "ada")["attempts"] == 3
    assert student(result, "ada")["submitted_at"] == "2026-01-03T10:00:00+00:00"
    assert account(result)["counts"]["superseded"] == 2


def test_a_newer_attempt_without_a_notebook_does_not_hide_the_work(tmp_path):
    zipped(
        {
            "HW_ada_attempt_2026-01-01-10-00-00_self_attention.ipynb": notebook("work"),
            "HW_ada_attempt_2026-01-02-10-00-00_essay.pdf": b"%PDF",
        },
        tmp_path / "b.zip",
    )
    result = collected(tmp_path, tmp_path / "b.zip")
    assert "work" in work_of(tmp_path, "ada")
    assert "holds no notebook" in reason(result, "HW_ada_attempt_2026-01-02-10-00-00_essay.pdf")


# ---------------------------------------------------------------- Brightspace


def brightspace_name(name):
    return name.replace("/", "").replace("..", "")


def test_brightspace_folders_and_attempts(tmp_path):
    entries = {"index.html": "<html>"}
    for p in PEOPLE:
        for minute, word in (("1224 PM", "whose"), ("1124 AM", "older")):
            folder = f"{p.number}-351765 - {brightspace_name(p.name)} - May 18, 2025 {minute}"
            entries[f"{folder}/self_attention.ipynb"] = notebook(f"{word} {p.number} work")
    zipped(entries, tmp_path / "d.zip")
    result = collected(tmp_path, tmp_path / "d.zip", zone=UTC)
    assert account(result)["sources"][0]["kind"] == "brightspace"
    for person in PEOPLE:
        assert_whose(tmp_path, str(person.number), person)
        assert work_of(tmp_path, str(person.number), "timestamp.txt") == "2025-05-18 12:24:00 UTC\n"
    assert states(result)["index.html"] == "ignored" and result.unmatched == 0


def test_brightspace_names_with_dashes_and_the_number_that_tells_people_apart(tmp_path):
    zipped(
        {
            "55-1 - Anne - Marie - Doe - May 18, 2025 12:24 PM/self_attention.ipynb": notebook("anne"),
            "55-2 - Bob - 18 May, 2025 9:05 AM/self_attention.ipynb": notebook("bob"),
        },
        tmp_path / "d.zip",
    )
    result = collected(tmp_path, tmp_path / "d.zip", zone=UTC)
    assert student(result, "1")["name"] == "Anne - Marie - Doe" and "bob" in work_of(tmp_path, "2")
    assert student(result, "2")["submitted_at"] == "2025-05-18T09:05:00+00:00"


def test_brightspace_roster_with_its_number_signs(tmp_path):
    zipped({"101-9 - Ada Lovelace - May 18, 2025 1224 PM/self_attention.ipynb": notebook("ada")}, tmp_path / "d.zip")
    people = roster(
        tmp_path / "r.csv", "OrgDefinedId,Username,Last Name,First Name", [("#s101", "#ada", "Lovelace", "Ada")]
    )
    collected(tmp_path, tmp_path / "d.zip", roster=people)
    assert students(tmp_path) == {"s101"}


# ---------------------------------------------------------------- Gradescope

METADATA = """\
submission_11:
  :submitters:
  - :name: Ada Lovelace
    :sid: '007'
    :email: ada@uni.example
  :created_at: 2025-05-18 12:24:00.000000000 Z
  :score: !ruby/object:BigDecimal 27:0.1e1
submission_12:
  :submitters:
  - :name: Ada Lovelace
    :sid: '008'
    :email: other.ada@uni.example
  - :name: Pat O'Brien
    :sid:
    :email: pat@uni.example
  - :name: "../../etc/passwd"
    :sid: "../../evil"
submission_13:
  :submitters:
  - :name: "=cmd|' /C calc'!A0"
submission_14:
  :submitters:
  - :name: Ada Lovelace
    :sid: '007'
    :email: ada@uni.example
  :created_at: !ruby/object:ActiveSupport::TimeWithZone
    utc: 2025-05-19 12:24:00.000000000 Z
submission_15:
  :submitters: []
"""


def gradescope(path):
    entries = {"assignment_5_export/submission_metadata.yml": METADATA}
    for number in range(11, 16):
        entries[f"assignment_5_export/submission_{number}/self_attention.ipynb"] = notebook(f"number {number}")
    entries["assignment_5_export/submission_11/data/points.csv"] = "1,2"
    return zipped(entries, path)


def test_gradescope_groups_missing_numbers_and_hostile_numbers(tmp_path):
    gradescope(tmp_path / "g.zip")
    result = collected(tmp_path, tmp_path / "g.zip")
    assert account(result)["sources"][0]["kind"] == "gradescope"
    assert "number 14" in work_of(tmp_path, "007"), "the newer submission counts"
    assert "number 12" in work_of(tmp_path, "008") and "number 12" in work_of(tmp_path, "pat@uni.example")
    evil = next(folder for folder in students(tmp_path) if folder.startswith("evil~"))
    assert "number 12" in work_of(tmp_path, evil)
    assert work_of(tmp_path, "007", "timestamp.txt") == "2025-05-19 12:24:00 UTC\n"
    assert len(students(tmp_path)) == 5
    assert states(result)["assignment_5_export/submission_15/self_attention.ipynb"] == "unmatched"
    assert result.unmatched == 1


def test_a_member_whom_the_roster_lacks_is_named_while_the_others_get_the_work(tmp_path):
    gradescope(tmp_path / "g.zip")
    people = roster(
        tmp_path / "r.csv", "Name,SID,Email", [("Ada Lovelace", "007", ""), ("Pat O'Brien", "p1", "pat@uni.example")]
    )
    result = collected(tmp_path, tmp_path / "g.zip", roster=people)
    assert students(tmp_path) == {"007", "p1"}
    assert {person["id"] for person in account(result)["people"]} == {"008", "../../evil"}
    assert result.unmatched == 2 + 2  # two people, and the two entries of nobody


def test_broken_gradescope_metadata_is_named(tmp_path):
    zipped(
        {"x/submission_metadata.yml": ":a: [\n", "x/submission_1/self_attention.ipynb": notebook(1)}, tmp_path / "g.zip"
    )
    with pytest.raises(CollectError, match="is not the YAML that Gradescope writes"):
        collected(tmp_path, tmp_path / "g.zip")


# ---------------------------------------------------------------- nbgrader, plain


def test_nbgraders_own_layout_with_times_and_other_assignments(tmp_path):
    zipped(
        {
            "submitted/ada/self_attention/self_attention.ipynb": notebook("ada"),
            "submitted/ada/self_attention/timestamp.txt": "2016-01-30 15:00:00.000000 CET",
            "submitted/bob+1/self_attention/self_attention.ipynb": notebook("bob"),
            "submitted/bob+1/other/other.ipynb": notebook("other"),
        },
        tmp_path / "n.zip",
    )
    result = collected(tmp_path, tmp_path / "n.zip")
    assert account(result)["sources"][0]["kind"] == "nbgrader"
    assert work_of(tmp_path, "ada", "timestamp.txt") == "2016-01-30 14:00:00 UTC\n"
    assert "another assignment" in reason(result, "submitted/bob+1/other/other.ipynb")
    # nbgrader refuses a plus sign in a student's id.
    assert {folder.split("~")[0] for folder in students(tmp_path)} == {"ada", "bob_1"}


def test_plain_folders_zips_and_files_named_for_students(tmp_path):
    base = tmp_path / "class"
    (base / "ada").mkdir(parents=True)
    (base / "ada" / "self_attention.ipynb").write_bytes(notebook("ada"))
    (base / "bob.ipynb").write_bytes(notebook("bob"))
    (base / "cy_self_attention.ipynb").write_bytes(notebook("cy"))
    (base / "self_attention-dan (1).ipynb.txt").write_bytes(notebook("dan"))
    zipped({"hw/Self_Attention.ipynb": notebook("eve")}, base / "eve.zip")
    (base / "group-1.ipynb").write_bytes(notebook("g1"))
    (base / "group-2.ipynb").write_bytes(notebook("g2"))
    (base / "self_attention.txt").mkdir()
    result = collected(tmp_path, base)
    assert students(tmp_path) == {"ada", "bob", "cy", "dan", "eve", "group-1", "group-2"}
    for who in ("ada", "bob", "cy", "dan", "eve"):
        assert who in work_of(tmp_path, who)
    assert result.unmatched == 0


def test_one_submission_given_by_itself_is_named_by_its_folder_or_zip(tmp_path):
    (tmp_path / "ada").mkdir()
    (tmp_path / "ada" / "self_attention.ipynb").write_bytes(notebook("ada"))
    (tmp_path / "ada" / "points.csv").write_text("1")
    zipped({"self_attention.ipynb": notebook("bob")}, tmp_path / "bob.zip")
    (tmp_path / "cy.ipynb").write_bytes(notebook("cy"))
    collected(tmp_path, tmp_path / "ada", tmp_path / "bob.zip", tmp_path / "cy.ipynb")
    assert students(tmp_path) == {"ada", "bob", "cy"}
    assert work_of(tmp_path, "ada", "points.csv") == "1"


def test_a_file_named_only_for_the_assignment_belongs_to_nobody(tmp_path):
    (tmp_path / "self_attention.ipynb").write_bytes(notebook("whose?"))
    result = collected(tmp_path, tmp_path / "self_attention.ipynb")
    assert result.unmatched == 1 and students(tmp_path) == set()
    assert "whose?" in (tmp_path / "course" / account(result)["entries"][0]["where"][0]).read_text()


def test_a_download_among_plain_files_is_not_taken_for_a_student(tmp_path):
    base = tmp_path / "downloads"
    base.mkdir()
    canvas(base / "submissions.zip", PEOPLE[:3])
    (base / "zed.ipynb").write_bytes(notebook("zed"))
    result = collected(tmp_path, base)
    assert students(tmp_path) == {"zed"} and result.unmatched == 3
    assert "looks like a download of canvas" in account(result)["entries"][1]["why"]


def test_a_wrapping_folder_is_seen_through(tmp_path):
    base = tmp_path / "unpacked" / "submissions"
    base.mkdir(parents=True)
    for p in PEOPLE[:4]:
        (base / f"{canvas_name(p)}_{p.number}_{p.number + 9000}_self_attention.ipynb").write_bytes(_plain(p))
    (base.parent / "readme.txt").write_text("from Canvas")
    (base.parent / "self_attention").write_text("no notebook, and nobody's")
    result = collected(tmp_path, base.parent)
    assert students(tmp_path) == {"101", "102", "103", "104"}
    assert account(result)["sources"][0]["kind"] == "canvas"


def test_an_unknown_kind_and_a_missing_path_are_refused(tmp_path):
    with pytest.raises(CollectError, match="neither a file nor a folder"):
        collected(tmp_path, tmp_path / "nothing.zip")
    (tmp_path / "a.ipynb").write_bytes(notebook(1))
    with pytest.raises(CollectError, match="no kind “webct”"):
        collected(tmp_path, tmp_path / "a.ipynb", kind="webct")


def test_nbgrader_reads_what_was_collected(tmp_path):
    gradescope(tmp_path / "g.zip")
    collected(tmp_path, tmp_path / "g.zip")
    from nbgrader.apps.api import NbGraderAPI
    from nbgrader.coursedir import CourseDirectory

    course = CourseDirectory(root=str(tmp_path / "course"))
    api = NbGraderAPI(course)
    assert api.get_submitted_students(ASSIGNMENT) == students(tmp_path)
    assert str(api.get_submitted_timestamp(ASSIGNMENT, "007")) == "2025-05-19 12:24:00"


@pytest.mark.parametrize(
    ("said", "time"),
    [
        ("Monday, 2 March 2026, 10:00 AM", "2026-03-02T09:00:00+00:00"),
        ("Monday, 2 March 2026, 10:00 PM", "2026-03-02T21:00:00+00:00"),
        ("Montag, 2. März 2026, 10:00", None),
        ("2 March", None),
        ("-", None),
    ],
)
def test_a_time_of_moodle_is_read_wholly_or_not_at_all(tmp_path, said, time):
    zipped({"Ada Byron_7_assignsubmission_file/self_attention.ipynb": notebook("ada")}, tmp_path / "m.zip")
    people = roster(
        tmp_path / "r.csv", "Identifier,ID number,Last modified (submission)", [("Participant 7", "s7", said)]
    )
    one = student(collected(tmp_path, tmp_path / "m.zip", roster=people, zone=timezone(timedelta(hours=1))), "s7")
    assert one["submitted_at"] == time
    assert [said in note for note in one["notes"]] == ([True] if time is None and said != "-" else [])


def test_a_timestamp_of_nbgrader_that_is_no_time_is_said_in_the_account(tmp_path):
    zipped(
        {
            "submitted/ada/self_attention/self_attention.ipynb": notebook("ada"),
            "submitted/ada/self_attention/timestamp.txt": "2 March",
        },
        tmp_path / "n.zip",
    )
    result = collected(tmp_path, tmp_path / "n.zip")
    assert student(result, "ada")["submitted_at"] is None
    assert "“2 March”" in reason(result, "submitted/ada/self_attention/timestamp.txt")


# ---------------------------------------------------------------- the list of systems


def test_every_file_of_the_folder_is_in_the_list():
    modules = {name for _, name, _ in pkgutil.iter_modules(lms.__path__)} - {"layout", "plain"}
    assert sorted(system.__module__.rpartition(".")[2] for system in lms.SYSTEMS) == sorted(modules)
    assert {"auto", *(system.kind for system in (*lms.SYSTEMS, Plain))} == set(recognise.KINDS)


def test_a_new_system_is_one_class(tmp_path, monkeypatch):
    class Sakai(Layout):
        """`{name}({user})/Submission attachment(s)/{file name}`."""

        kind = "sakai"

        def parse(self, component, rest, item):
            name, _, user = component.removesuffix(")").rpartition("(")
            return Place((self.owner(user, name),), rest[1:]) if name and len(rest) > 1 else None

    monkeypatch.setattr(recognise, "SYSTEMS", (*lms.SYSTEMS, Sakai))
    zipped(
        {f"{moodle_name(p.name)}({p.sid})/Submission attachment(s)/a.ipynb": _plain(p) for p in PEOPLE},
        path := tmp_path / "s.zip",
    )
    result = collected(tmp_path, path)
    assert account(result)["sources"][0]["kind"] == "sakai" and result.unmatched == 0
    for person in PEOPLE:
        assert_whose(tmp_path, person.sid, person)
