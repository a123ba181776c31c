"""Of the files handed in together the right one counts, and only harmless ones lie beside it."""

import pytest
from collect_helpers import ASSIGNMENT, collected, notebook, reason, states, students, work_of, zipped

EXPORT = b"# %%\ndef project(x):\n    return x\n"


def hand_in(tmp_path, entries, release=()):
    """One student hands in a zip of these entries."""
    for name in release:
        folder = tmp_path / "course" / "assignments" / ASSIGNMENT
        folder.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text("from the assignment")
    zipped({"ada_1_11_work.zip": zipped(entries)}, tmp_path / "c.zip")
    return collected(tmp_path, tmp_path / "c.zip")


def files(tmp_path):
    folder = tmp_path / "course" / "submitted" / "1" / ASSIGNMENT
    return {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}


VARIANTS = [
    "self_attention (1).ipynb",
    "Self_Attention.ipynb",
    "self_attention.ipynb.txt",
    "self_attention.ipynb.json",
    "self_attention-Copy1.ipynb",
    "self attention - Copy (2).ipynb",
    "SELF-ATTENTION.IPYNB",
    "self_attention",
    "self_attention.txt",
    "hw3/final/self_attention_ada.ipynb",
    "Untitled.ipynb",
]


@pytest.mark.parametrize("name", VARIANTS)
def test_every_variant_of_the_name_is_stored_under_the_right_one(tmp_path, name):
    result = hand_in(tmp_path, {name: notebook("ada")})
    assert files(tmp_path) == {"self_attention.ipynb"} and "ada" in work_of(tmp_path, "1")
    assert states(result)[f"ada_1_11_work.zip/{name}"] == "taken" and not result.attention


def test_the_bytes_are_stored_as_they_arrived(tmp_path):
    data = "\ufeff{\r\n".encode("utf-16") + notebook("ä").decode()[1:].encode("utf-16-le")
    hand_in(tmp_path, {"self_attention.ipynb": data})
    assert (tmp_path / "course/submitted/1" / ASSIGNMENT / "self_attention.ipynb").read_bytes() == data


@pytest.mark.parametrize("data", [b"", b"<html>login", b"version https://git-lfs", b"[]", b"not json"])
def test_what_is_named_a_notebook_and_is_none_is_stored_for_the_grader_to_explain(tmp_path, data):
    hand_in(tmp_path, {"self_attention.ipynb": data})
    assert files(tmp_path) == {"self_attention.ipynb"}


@pytest.mark.parametrize("name", ["self_attention.py", "self_attention.py.txt", "export.py"])
def test_an_export_is_stored_as_one(tmp_path, name):
    hand_in(tmp_path, {name: EXPORT})
    assert files(tmp_path) == {"self_attention.py"}


def test_an_export_counts_where_the_notebook_is_only_a_login_page(tmp_path):
    result = hand_in(tmp_path, {"self_attention.ipynb": b"<html>", "self_attention.py": EXPORT})
    assert files(tmp_path) == {"self_attention.py"}
    assert states(result)["ada_1_11_work.zip/self_attention.ipynb"] == "superseded"


def test_of_two_notebooks_the_named_one_counts_and_the_other_is_named(tmp_path):
    other = notebook("scratch", filler="x" * 5000)
    result = hand_in(tmp_path, {"scratch.ipynb": other, "self_attention.ipynb": notebook("work")})
    assert "work" in work_of(tmp_path, "1") and files(tmp_path) == {"self_attention.ipynb"}
    assert "self_attention.ipynb counts instead" in reason(result, "ada_1_11_work.zip/scratch.ipynb")


def test_of_two_that_fit_by_name_the_one_with_nbgraders_ids_counts(tmp_path):
    plain = notebook("plain", grade_ids=False, filler="x" * 5000)
    hand_in(tmp_path, {"self_attention (1).ipynb": plain, "Self_Attention.ipynb": notebook("answers")})
    assert "answers" in work_of(tmp_path, "1")


def test_of_two_alike_the_later_copy_and_then_the_larger_counts(tmp_path):
    hand_in(
        tmp_path, {"self_attention (2).ipynb": notebook("second"), "self_attention.ipynb": notebook("longer first")}
    )
    assert "second" in work_of(tmp_path, "1")


def test_helpers_and_data_lie_beside_the_notebook_as_they_lay_before(tmp_path):
    entries = {
        "hw/self_attention.ipynb": notebook("ada"),
        "hw/helpers.py": "x = 1",
        "hw/data/points.csv": "1,2",
        "hw/-rf.txt": "odd",
        "notes.md": "outside of the notebook's folder",
    }
    hand_in(tmp_path, entries)
    names = files(tmp_path)
    assert {"self_attention.ipynb", "helpers.py", "data/points.csv", "notes.md"} < names
    assert [name for name in names if name.startswith("rf~")] and len(names) == 5


SCRIPT, MARKED = "def project(x):\n    return x\n", b"# %%\nimport helpers\ndef project(x):\n    return x\n"


@pytest.mark.parametrize(
    "entries",
    [
        {"part1.py": SCRIPT, "part2.py": SCRIPT, "helpers.py": "x = 1"},
        {"part1.py": MARKED, "part2.py": MARKED, "helpers.py": "x = 1"},
        {"part1.py": MARKED, "tools/helpers.py": EXPORT, "part2.py": SCRIPT},
    ],
)
def test_of_several_scripts_all_are_stored_under_the_names_by_which_they_import_each_other(tmp_path, entries):
    result = hand_in(tmp_path, entries)
    assert files(tmp_path) == set(entries)
    assert all(states(result)[f"ada_1_11_work.zip/{name}"] == "taken" for name in entries) and not result.attention


def test_of_several_scripts_the_one_that_is_named_so_has_the_assignments_name(tmp_path):
    hand_in(tmp_path, {"Self_Attention.py": MARKED, "helpers.py": EXPORT})
    assert files(tmp_path) == {"self_attention.py", "helpers.py"}


def test_a_script_with_marks_beside_a_notebook_is_a_helper_and_an_export_of_it_is_not(tmp_path):
    entries = {"self_attention.ipynb": notebook("ada"), "helpers.py": EXPORT, "self_attention.py": EXPORT}
    result = hand_in(tmp_path, entries)
    assert files(tmp_path) == {"self_attention.ipynb", "helpers.py"}
    assert "self_attention.ipynb counts instead" in reason(result, "ada_1_11_work.zip/self_attention.py")


def test_reserved_names_pages_programs_and_files_of_the_assignment_are_left_out(tmp_path):
    entries = {
        "self_attention.ipynb": notebook("ada"),
        "report.json": "{}",
        "Timestamp.TXT": "2000-01-01 00:00:00 UTC",
        "feedback.html": "<script>",
        "picture.svg": "<svg>",
        "evil.so": "ELF",
        "selfcheck.py": "def check(*a): pass",
    }
    result = hand_in(tmp_path, entries, release=["selfcheck.py"])
    assert files(tmp_path) == {"self_attention.ipynb"}
    assert "reserved" in reason(result, "ada_1_11_work.zip/report.json")
    assert "own copy" in reason(result, "ada_1_11_work.zip/selfcheck.py")
    assert "browser" in reason(result, "ada_1_11_work.zip/picture.svg")


def test_a_file_and_a_folder_of_one_name_do_not_get_into_each_others_way(tmp_path):
    entries = {"self_attention.ipynb": notebook("ada"), "data.csv": "1", "data.csv/data.csv": "2", "DATA.csv": "3"}
    entries["self_attention.ipynb/x.csv"] = "4"
    hand_in(tmp_path, entries)
    assert len(files(tmp_path)) == 5 and "ada" in work_of(tmp_path, "1")


def test_junk_of_systems_and_editors_is_ignored_with_a_reason(tmp_path):
    junk = {
        "__MACOSX/._self_attention.ipynb": notebook("junk"),
        "._self_attention.ipynb": notebook("junk"),
        ".ipynb_checkpoints/self_attention-checkpoint.ipynb": notebook("junk"),
        ".DS_Store": "x",
        "Thumbs.db": "x",
        ".git/config": "x",
        "~$notes.txt": "x",
    }
    result = hand_in(tmp_path, {**junk, "self_attention.ipynb": notebook("ada")})
    assert files(tmp_path) == {"self_attention.ipynb"} and "ada" in work_of(tmp_path, "1")
    for name in junk:
        assert states(result)[f"ada_1_11_work.zip/{name}"] == "ignored" and reason(result, f"ada_1_11_work.zip/{name}")


def test_who_sends_only_something_else_is_there_to_be_looked_at(tmp_path):
    result = hand_in(tmp_path, {"essay.pdf": b"%PDF", "essay.docx": b"PK"})
    assert students(tmp_path) == {"1"} and files(tmp_path) == {"essay.pdf"}
    assert "no notebook was found" in result.attention["1"][0]


def test_who_sends_only_junk_is_not_forgotten(tmp_path):
    checkpoint = {
        ".ipynb_checkpoints/self_attention-checkpoint.ipynb": notebook("copy"),
        "..": "x",
        "__MACOSX/._x": "x",
    }
    zipped(
        {
            "ada_1_11_work.zip": zipped(checkpoint),
            "bob_2_12_self_attention.ipynb": notebook("bob"),
            "__MACOSX/ada_3_13_x.ipynb": "x",
        },
        tmp_path / "c.zip",
    )
    result = collected(tmp_path, tmp_path / "c.zip")
    assert students(tmp_path) == {"1", "2"} and "Jupyter" in result.attention["1"][0]
