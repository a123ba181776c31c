"""Names of people and files: safe as folders, never merged, comparable across systems, harmless on a terminal."""

import contextlib
import io
import unicodedata

import pytest
from collect_helpers import collected, notebook, roster, zipped
from hypothesis import example, given
from hypothesis import strategies as st
from rich.console import Console

from autograder.collect.errors import CollectError
from autograder.collect.filenames import stem_and_copy
from autograder.collect.identity import name_keys
from autograder.collect.lms.layout import Owner
from autograder.collect.roster import read_roster
from autograder.collect.safe_names import clash_key, file_name, student_folder
from autograder.collect.store import Store
from autograder.collect.table import table
from autograder.collect.unpack import clean_parts
from autograder.text import shown, squashed

HARMLESS = [
    "ada",
    "s101",
    "ada.lovelace@uni.example",
    "O'Brien",
    "Ada Lovelace",
    "Müller, Zoë",
    "_x",
    "李明",
    "Ada_101",
]
HOSTILE = ["..", ".", "", "../x", "a/b", "a\\b", "-rf", ".ssh", "=1+1", "+x", "@x", "a+b", "*", "a?b", "[x]", "{x}"]
HOSTILE += [
    "a\nb",
    "a\0b",
    "con",
    "NUL.txt",
    "x" * 300,
    " x",
    "x ",
    "x.",
    "\u202eabc",
    "a\u200bb",
    "\udcff",
    "~x",
    "|x",
]


@pytest.mark.parametrize("raw", HARMLESS)
def test_a_harmless_id_stays_as_it_is(raw):
    assert student_folder(raw) == raw


@pytest.mark.parametrize("raw", HOSTILE)
def test_a_hostile_id_becomes_a_safe_folder_that_shows_it(raw):
    folder = student_folder(raw)
    assert folder != raw and "~" in folder
    assert_safe(folder)
    assert_safe(file_name(raw))


def assert_safe(name):
    assert name not in ("", ".", "..") and not set(name) & set("/\\\0\n*?[]{}|")
    assert name[0].isalnum() or name[0] == "_"
    assert len(name.encode()) <= 120
    assert all(unicodedata.category(c)[0] != "C" for c in name)


IDS = st.tuples(
    st.sampled_from(["", "canvas", "moodle"]), st.text(max_size=30) | st.sampled_from(["1", "a", "A", "ä", "Ä"])
)


@given(st.lists(IDS, max_size=12, unique=True))
@example([("", "\U0001d17b")])  # a mark on a letter, without a letter
def test_two_people_never_share_a_folder_on_any_disk_and_every_folder_is_safe(tmp_path_factory, ids):
    store = Store(tmp_path_factory.mktemp("submitted"), "a")
    with store.open():
        folders = {who: store.folder_for(*who) for who in ids}
    assert len({clash_key(folder) for folder in folders.values()}) == len(ids)
    for folder in folders.values():
        assert_safe(folder)
        assert "+" not in folder
    again = Store(store.submitted, "a")
    with again.open():
        assert {who: again.folder_for(*who) for who in reversed(ids)} == folders


@given(st.text(max_size=80))
def test_file_names_are_safe_and_stable(raw):
    name = file_name(raw)
    assert name not in ("", ".", "..") and "/" not in name and "\0" not in name and len(name.encode()) <= 120
    assert file_name(raw) == name


@given(st.text(max_size=80))
def test_cleaned_parts_stay_inside(name):
    parts, _ = clean_parts(name)
    assert not {"", ".", ".."} & set(parts) and not any("/" in part or "\\" in part for part in parts)


@pytest.mark.parametrize(
    ("base", "stem", "copy"),
    [
        ("self_attention.ipynb", "self_attention", 0),
        ("self_attention (1).ipynb", "self_attention", 1),
        ("self_attention.ipynb (2).txt", "self_attention", 2),
        ("self_attention-Copy3.ipynb", "self_attention", 3),
        ("self_attention - Copy.ipynb", "self_attention", 1),
        ("self_attention-7.ipynb", "self_attention", 7),
        ("Self_Attention.IPYNB.txt", "Self_Attention", 0),
        (".ipynb", ".ipynb", 0),
        ("(1).ipynb", "(1)", 0),
    ],
)
def test_endings_and_copy_marks_are_no_part_of_a_name(base, stem, copy):
    assert stem_and_copy(base) == (stem, copy)


def test_a_name_is_the_same_in_every_systems_spelling():
    keys = name_keys("Zoë Müller-Łukasiewicz")
    assert squashed("müllerłukasiewiczzoë") in keys and squashed("Zoe Muller-Łukasiewicz") in keys
    assert name_keys("Lovelace, Ada") == name_keys("Ada Lovelace")


def test_control_bidi_and_invisible_characters_are_shown_as_escapes():
    assert shown("a\x1b[31m\u202eb\u200b\udcff\n") == "a\\x1b[31m\\u202eb\\u200b\\udcff\\x0a"
    assert len(shown("x" * 1000)) < 210


def test_the_table_escapes_names_and_reads_no_markup(tmp_path):
    name = "ada_1_11_[red]\u202eevil\x1b[2J.ipynb"
    zipped({name: notebook("x"), "\x1b]0;title_2_12_self_attention.ipynb": notebook("y")}, tmp_path / "c.zip")
    result = collected(tmp_path, tmp_path / "c.zip")
    out = io.StringIO()
    Console(file=out, width=200, force_terminal=False).print(table(result.manifest))
    text = out.getvalue()
    assert "\x1b" not in text and "\u202e" not in text and "[red]" in text and "2 entries = 2 taken" in text


def test_the_table_of_a_large_download_names_every_unmatched_entry_and_groups_the_rest(tmp_path):
    entries = {f"p{k}_{k}_{k + 500}_self_attention.ipynb": notebook(k) for k in range(200)}
    zipped({**entries, "whose.ipynb": notebook("?")}, tmp_path / "c.zip")
    out = io.StringIO()
    Console(file=out, width=200).print(table(collected(tmp_path, tmp_path / "c.zip").manifest))
    assert "200 entries, such as p0" in out.getvalue() and "whose.ipynb" in out.getvalue()
    assert "201 entries = 200 taken + 1 unmatched" in out.getvalue() and out.getvalue().count("\n") < 15


# ---------------------------------------------------------------- rosters


def find(path, **owner):
    match = read_roster(path).find(Owner(**owner))
    return match.student.id if match.student else None


def test_separators_encodings_and_lines_above_the_header(tmp_path):
    path = tmp_path / "r.csv"
    path.write_bytes("Kurs;2026\nMatrikelnummer;Last Name;First Name;Email\n7;Müller;Zoë;z@x\n".encode("cp1252"))
    assert find(path, system="plain", key="zoe müller") == "7"
    path.write_bytes("student id\tname\n8\tAda\n".encode("utf-16"))
    assert find(path, system="plain", key="8") == "8"


def test_brightspace_number_signs_and_nbgraders_own_columns(tmp_path):
    path = roster(
        tmp_path / "r.csv", "id,first_name,last_name,email,lms_user_id", [("ada", "Ada", "Lovelace", "a@x", "77")]
    )
    assert find(path, system="canvas", key="77", name="whoever") == "ada"


def test_a_student_number_that_equals_a_systems_id_is_only_believed_with_the_name(tmp_path):
    path = roster(tmp_path / "r.csv", "student id,name", [("12345", "Ada Lovelace"), ("9", "Bob Ray")])
    assert find(path, system="canvas", space="canvas", key="12345", name="raybob") == "9"
    assert find(path, system="canvas", space="canvas", key="12345", name="lovelaceada") == "12345"
    assert find(path, system="canvas", space="canvas", key="9", name="nobodyknown") is None


@pytest.mark.parametrize("kind", ["canvas", "moodle", "blackboard", "brightspace", "gradescope"])
def test_the_ids_of_any_system_make_a_roster(tmp_path, kind):
    path = roster(tmp_path / "r.csv", f"{kind} id,name", [("12", "Ada Lovelace"), ("13", "Bob Ray")])
    assert find(path, system=kind, key="13", name="whoever") == "13"
    assert [student.lasting for student in read_roster(path).students] == [kind != "moodle"] * 2


def test_somebody_unknown_gets_the_nearest_guesses(tmp_path):
    path = roster(
        tmp_path / "r.csv", "student id,name", [("1", "Ada Lovelace"), ("2", "Alan Turing"), ("3", "Grace Hopper")]
    )
    match = read_roster(path).find(Owner("canvas", "5", "lovelacada"))
    assert match.student is None and match.guesses[0] == "Ada Lovelace (1)"


@pytest.mark.parametrize("content", ["", "a,b\n1,2\n", "name\nAda\n", "student id,name\n", "\0\0\0"])
def test_a_roster_that_says_nothing_is_refused_with_advice(tmp_path, content):
    path = tmp_path / "r.csv"
    path.write_text(content)
    with pytest.raises(CollectError, match=r"roster|students"):
        read_roster(path)


@given(st.binary(max_size=300))
def test_any_bytes_as_a_roster_are_a_roster_or_an_error(tmp_path_factory, data):
    path = tmp_path_factory.mktemp("r") / "r.csv"
    path.write_bytes(b"student id,name\n" + data)
    with contextlib.suppress(CollectError):
        assert read_roster(path).students
