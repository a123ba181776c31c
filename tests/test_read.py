"""Whatever file arrives: it is read when the student's code is in it, and the reason is said when it is not."""

import codecs
import json
import os

import jupytext
import nbconvert
import nbformat
import pytest
from small_release import (
    ANSWERS,
    NAMES,
    PLACEHOLDER,
    STUBS,
    WRITTEN,
    cell_of,
    extra,
    release,
    right,
    solved,
)

from autograder.notebooks import folder as taking
from autograder.notebooks import read as reading
from autograder.notebooks.folder import taken
from autograder.notebooks.read import Unreadable
from autograder.notebooks.rebuild import rebuild

NAME = "small.ipynb"


def read(folder, *more):
    return reading.read(taken(folder), *more)


def as_json(notebook=None, **how):
    return json.dumps(notebook or solved(), **how)


def hand_in(folder, content=None, name=NAME):
    folder.mkdir(parents=True, exist_ok=True)
    content = as_json() if content is None else content
    (folder / name).write_bytes(content.encode() if isinstance(content, str) else content)
    return folder


def graded(folder):
    """The right answers of a folder, the written one, and all that was said."""
    submission = read(folder, "small")
    assert all(set(repair) == {"cell", "what"} for repair in submission.repairs)
    result = rebuild(submission.notebook, release(), NAMES)
    said = " ".join(repair["what"] for repair in [*submission.repairs, *result.repairs])
    return right(result.notebook), cell_of(result.notebook, "why")["source"], said


def unreadable(folder):
    with pytest.raises(Unreadable) as caught:
        read(folder, "small")
    assert caught.value.reason.endswith(".") and str(caught.value) == caught.value.reason
    return caught.value.reason


def whole(folder):
    """Everything is there; what was said about it is returned."""
    names, written, said = graded(folder)
    assert names == NAMES and written == WRITTEN
    return said


# The notebook as it should be


def test_an_undamaged_notebook_is_read_without_a_word(tmp_path):
    submission = read(hand_in(tmp_path), "small")
    assert submission.file == NAME and submission.repairs == []
    assert [cell["source"] for cell in submission.notebook["cells"]] == [cell["source"] for cell in solved()["cells"]]
    assert whole(tmp_path) == ""


def test_lines_of_source_are_joined_and_outputs_are_dropped(tmp_path):
    notebook = solved()
    for cell in notebook["cells"]:
        cell["source"] = cell["source"].splitlines(keepends=True)
    hand_in(tmp_path, as_json(notebook))
    assert whole(tmp_path) == ""
    assert "of the student" not in json.dumps(read(tmp_path, "small").notebook)


# Encodings


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (codecs.BOM_UTF8 + as_json().encode(), "byte order mark"),
        (as_json().encode("utf-16"), "UTF-16"),
        (codecs.BOM_UTF16_BE + as_json().encode("utf-16-be"), "UTF-16"),
        (as_json().encode("utf-16-le"), "UTF-16"),
        (as_json().encode("utf-16-be"), "UTF-16"),
        (as_json(indent=1).replace("\n", "\r\n").encode(), "CRLF"),
        (as_json(solved(why=WRITTEN + " é"), ensure_ascii=False).encode("cp1252"), "cp1252"),
        (as_json(solved(why="é"), ensure_ascii=False).encode() + b"\xff", "broken characters"),
    ],
)
def test_other_encodings_and_line_ends_are_read_and_named(tmp_path, data, said):
    names, written, sentences = graded(hand_in(tmp_path, data))
    assert names == NAMES and written in (WRITTEN, WRITTEN + " é", "é")
    assert said in sentences


def test_windows_line_ends_inside_the_sources_change_nothing(tmp_path):
    notebook = solved()
    for cell in notebook["cells"]:
        cell["source"] = cell["source"].replace("\n", "\r\n")
    assert whole(hand_in(tmp_path, as_json(notebook))) == ""


def test_characters_that_no_file_can_hold_are_replaced(tmp_path):
    notebook = solved(area="# \ud800\n" + ANSWERS["area"], why="\udfff " + WRITTEN)
    notebook["cells"][0]["id"] = "\ud801"
    names, written, _ = graded(hand_in(tmp_path, as_json(notebook)))
    assert names == NAMES and written == "\ufffd " + WRITTEN
    json.dumps(read(tmp_path, "small").notebook, ensure_ascii=False).encode()


# Files that hold something else


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        ("", "empty"),
        (b"\0" * 500, "empty"),
        ("\n \n", "empty"),
        ("<!DOCTYPE html><html><head><title>Log in</title>", "login page"),
        ("\n\n<html><body class='jp-Notebook'>", "exported as a web page"),
        ("version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 12345\n", "Git LFS pointer"),
        ("[]", "only a list"),
        ("{}", "only an object"),
        ('{"cells": null, "nbformat": 4}', "only an object"),
        ("42", "only a value"),
        ('"text"', "only a text"),
        ("I could not finish this.", "not a notebook"),
        (as_json()[:60], "cut off"),
        (b"%PDF-1.7 ...", "PDF"),
        (b"PK\x03\x04rest", "autograder collect"),
        (b"\x1f\x8brest", "gzip"),
        ("[" * 100_000, "nested too deeply"),
        ("[" * 3_000_000, "too many pieces"),
        (as_json({"cells": [extra("")] * 5_001}), "5001 cells"),
    ],
)
def test_a_file_without_a_notebook_is_unreadable_and_says_what_it_is(tmp_path, content, reason):
    said = unreadable(hand_in(tmp_path, content))
    assert reason in said and said.startswith(NAME)


def test_the_reason_comes_with_the_file(tmp_path):
    with pytest.raises(Unreadable) as caught:
        read(hand_in(tmp_path, "[]"), "small")
    assert caught.value.file == NAME


def test_a_notebook_without_cells_is_read_and_in_it_nothing_is_recognised(tmp_path):
    submission = read(hand_in(tmp_path, '{"cells": [], "nbformat": 4, "nbformat_minor": 5}'), "small")
    assert "has no cells" in submission.repairs[-1]["what"]
    with pytest.raises(Unreadable, match="it is empty"):
        rebuild(submission.notebook, release(), NAMES)


def test_a_list_of_cells_is_read_as_a_notebook(tmp_path):
    assert "without the notebook around them" in whole(hand_in(tmp_path, json.dumps(solved()["cells"])))


def test_of_a_notebook_cut_off_in_the_middle_the_whole_cells_are_read(tmp_path):
    data = as_json(indent=1)
    names, _, said = graded(hand_in(tmp_path, data[: data.index('"id": "Counter"')]))
    assert names == ["double", "area"]
    assert "is cut off or broken" in said and "13 whole cells" in said


def test_a_cell_that_is_broken_does_not_cost_the_others(tmp_path):
    data = as_json(indent=1).replace('"check(\\"double\\")"', '"check(\\"double\\")')
    assert "1 broken one was left out" in whole(hand_in(tmp_path, data))


def test_a_comma_too_many_costs_nothing(tmp_path):
    data = as_json(indent=1).replace('"id": "title",', '"id": "title",,')
    assert "1 broken one was left out" in whole(hand_in(tmp_path, data))


def test_an_output_nested_too_deeply_costs_its_cell_only(tmp_path):
    notebook = solved()
    data = as_json(notebook).replace('"of the student\\n"', "[" * 100_000 + "]" * 100_000, 1)
    names, _, said = graded(hand_in(tmp_path, data))
    assert names == ["area", "Counter"] and "1 broken one was left out" in said


def test_rubbish_behind_the_end_is_ignored(tmp_path):
    assert "follows its end" in whole(hand_in(tmp_path, as_json() + "\n}}}"))


# Git's conflict marks


def conflict(ours, theirs):
    return f"<<<<<<< HEAD\n{ours}=======\n{theirs}>>>>>>> feature\n"


def test_conflict_marks_in_outputs_cost_nothing(tmp_path):
    data = as_json(indent=1)
    line = next(line for line in data.splitlines(keepends=True) if "of the student" in line)
    data = data.replace("\n" + line, "\n" + conflict(line, line.replace("of the student", "another output")))
    assert data.count("<<<<<<<") == 4
    assert "Git merge conflict" in whole(hand_in(tmp_path, data))


def test_where_both_sides_of_a_conflict_answer_that_of_head_counts(tmp_path):
    lines = json.dumps(ANSWERS["area"]), json.dumps(ANSWERS["area"].replace("*", "+"))
    ours, theirs = (f'   "source": {line}\n' for line in lines)
    data = as_json(indent=1)
    assert ours in data
    assert graded(hand_in(tmp_path, data.replace(ours, conflict(ours, theirs))))[0] == NAMES
    assert graded(hand_in(tmp_path, data.replace(ours, conflict(theirs, ours))))[0] == ["double", "Counter"]


@pytest.mark.parametrize("ours", [True, False])
def test_an_answer_on_either_side_of_a_conflict_is_found(tmp_path, ours):
    data = as_json(indent=1)
    stub = as_json(release(), indent=1)
    lines = conflict(data + "\n", stub + "\n") if ours else conflict(stub + "\n", data + "\n")
    assert "Git merge conflict" in whole(hand_in(tmp_path, lines))


def test_a_conflict_with_a_base_part_is_read(tmp_path):
    line = '  "nbformat_minor": 5\n'.replace("  ", " ")
    data = as_json(indent=1).replace(line, f"<<<<<<< HEAD\n{line}||||||| 1a2b\n{line}=======\n{line}>>>>>>> x\n")
    assert "Git merge conflict" in whole(hand_in(tmp_path, data))


def test_a_conflict_of_which_nothing_can_be_read_says_so(tmp_path):
    assert "Git merge conflict" in unreadable(hand_in(tmp_path, "{\n" + conflict("a\n", "b\n") + "}"))


# Names of files


@pytest.mark.parametrize(
    "name",
    [
        "small.ipynb.txt",
        "small (1).ipynb",
        "Small.ipynb",
        "SMALL.IPYNB",
        "small-1 copy.ipynb",
        "Copy of small.ipynb",
        "small.ipynb.json",
        "small",
        "homework von Jörg.ipynb",
        "s m_a-ll.ipynb",
    ],
)
def test_a_notebook_with_another_name_is_found_and_the_name_said(tmp_path, name):
    said = whole(hand_in(tmp_path, name=name))
    assert name in said and NAME in said


def test_a_notebook_in_a_folder_inside_is_found(tmp_path):
    hand_in(tmp_path / "small" / "work")
    assert "small/work/small.ipynb" in whole(tmp_path)


def test_what_systems_leave_behind_is_not_looked_at(tmp_path):
    hand_in(tmp_path, "rubbish", "._small.ipynb")
    hand_in(tmp_path / "__MACOSX", "rubbish")
    hand_in(tmp_path / ".ipynb_checkpoints", as_json(release()), "small-checkpoint.ipynb")
    hand_in(tmp_path, "2026-01-01 00:00:00 UTC", "timestamp.txt")
    hand_in(tmp_path, "def check(name): ...", "selfcheck.py")
    assert "No notebook arrived" in unreadable(tmp_path)
    assert whole(hand_in(tmp_path)) == ""


def test_of_two_notebooks_the_one_with_the_asked_name_is_graded(tmp_path):
    hand_in(tmp_path, as_json(release()), "small-old.ipynb")
    hand_in(tmp_path)
    assert "There were 2 notebooks; small.ipynb was graded, not small-old.ipynb" in whole(tmp_path)


def test_of_two_notebooks_the_untouched_release_is_not_the_one_graded(tmp_path):
    hand_in(tmp_path, as_json(release()))
    hand_in(tmp_path, name="small-mine.ipynb")
    submission = read(tmp_path, "small", release())
    assert submission.file == "small-mine.ipynb"
    assert "because small.ipynb is still as it was handed out" in submission.repairs[0]["what"]
    hand_in(tmp_path, as_json(release()), name="small-mine.ipynb")
    assert read(tmp_path, "small", release()).file == NAME


def test_a_broken_notebook_beside_a_good_one_does_not_matter(tmp_path):
    hand_in(tmp_path, "")
    hand_in(tmp_path, name="small (1).ipynb")
    assert "small (1).ipynb was graded, because small.ipynb is empty." in whole(tmp_path)


def test_an_archive_is_named_with_the_advice_to_collect_it(tmp_path):
    said = unreadable(hand_in(tmp_path, b"PK\x03\x04", "work.zip"))
    assert "work.zip" in said and "`autograder collect`" in said


def test_an_empty_and_a_missing_folder_are_told(tmp_path):
    assert "empty" in unreadable(tmp_path)
    assert "no folder" in unreadable(tmp_path / "nowhere")
    hand_in(tmp_path, "x", "essay.docx")
    assert "essay.docx" in unreadable(tmp_path)


def test_names_of_files_are_shown_without_signs_that_move_text(tmp_path):
    os.mkdir(os.fsencode(tmp_path) + b"/s")
    with open(os.fsencode(tmp_path) + b"/s/sm\xff\n\xe2\x80\xaeall.ipynb", "w") as file:
        file.write("[]")
    said = unreadable(tmp_path / "s")
    assert said.isprintable() and "\\u202e" in said


# Things that are no files


def test_links_are_not_followed(tmp_path):
    hand_in(tmp_path / "secret")
    (tmp_path / "in").mkdir()
    (tmp_path / "in" / NAME).symlink_to(tmp_path / "secret" / NAME)
    assert "is a link" in unreadable(tmp_path / "in")
    (tmp_path / "way").symlink_to(tmp_path / "secret", target_is_directory=True)
    assert "no plain folder" in unreadable(tmp_path / "way")
    (tmp_path / "in" / NAME).unlink()
    (tmp_path / "in" / "deeper").symlink_to(tmp_path / "secret", target_is_directory=True)
    assert "is a link" in unreadable(tmp_path / "in")


def test_a_file_that_becomes_a_link_while_it_is_looked_at_is_not_followed(tmp_path, monkeypatch):
    hand_in(tmp_path / "secret")
    folder = hand_in(tmp_path / "in")
    stat = os.stat

    def swapped(name, **more):
        found = stat(name, **more)
        if name == NAME and not (folder / NAME).is_symlink():
            (folder / NAME).unlink()
            (folder / NAME).symlink_to(tmp_path / "secret" / NAME)
        return found

    monkeypatch.setattr(taking.os, "stat", swapped)
    assert "could not be opened" in unreadable(folder)


def test_pipes_sockets_and_folders_do_not_stop_the_reader(tmp_path):
    os.mkfifo(tmp_path / NAME)
    assert "not a plain file" in unreadable(tmp_path)
    (tmp_path / NAME).unlink()
    (tmp_path / NAME).mkdir()
    assert "No notebook" in unreadable(tmp_path)


@pytest.mark.parametrize("size", [200, 300])
def test_a_file_of_hundreds_of_megabytes_that_are_no_outputs_is_refused(tmp_path, size):
    hand_in(tmp_path)
    os.truncate(tmp_path / NAME, size * 2**20)
    said = unreadable(tmp_path)
    assert f"{size} MB" in said and "Clear its outputs" in said


@pytest.mark.parametrize("layout", [{"indent": 1}, {"indent": 4}, {"indent": "\t", "sort_keys": True}])
def test_the_outputs_of_a_file_too_large_are_passed_over(tmp_path, monkeypatch, layout):
    notebook = solved(area='# "outputs": [\n' + ANSWERS["area"])
    for cell in notebook["cells"]:
        cell["source"] = cell["source"].splitlines(keepends=True)
        if cell["cell_type"] == "code":
            data = {"application/json": [[1], {"a": [2]}], "text/plain": ["]\n"] * 2000}
            cell["outputs"] = [{"output_type": "display_data", "data": data, "metadata": {}}]
    text = as_json(notebook, **layout)
    assert whole(hand_in(tmp_path, text)) == ""
    for data in (text, text.replace("\n", "\r\n")):
        monkeypatch.setattr(taking, "LARGEST", len(data) // 3)
        monkeypatch.setattr(taking, "LARGE", 10_000)
        assert "its outputs were passed over" in whole(hand_in(tmp_path, data))
    monkeypatch.setattr(taking, "LARGEST", 30_000)
    assert "Clear its outputs" in unreadable(hand_in(tmp_path, as_json(notebook)))


@pytest.mark.parametrize("piece", [1, 7, 100, 5000])
def test_outputs_that_lie_across_the_pieces_of_a_file_are_passed_over_alike(tmp_path, monkeypatch, piece):
    notebook = solved(area='# "outputs": [\n' + ANSWERS["area"])
    for number, cell in enumerate(notebook["cells"]):
        cell["source"] = cell["source"].splitlines(keepends=True)
        if cell["cell_type"] == "code":
            text = {"output_type": "stream", "name": "stdout", "text": ['"outputs": [\n', " ]\n"] * number}
            cell["outputs"] = [text, {"output_type": "display_data", "data": {"a": {"outputs": [1]}}}][: number % 3]
    monkeypatch.setattr(taking, "PIECE", piece)
    hand_in(tmp_path, as_json(notebook, indent=1))
    with open(tmp_path / NAME) as file:
        left = json.loads(taking.without_outputs(file.fileno()))
    for cell in notebook["cells"]:
        if "outputs" in cell:
            cell["outputs"] = []
    assert left == notebook


def test_a_file_too_large_that_is_cut_off_in_an_output_keeps_the_cells_above(tmp_path, monkeypatch):
    notebook = solved()
    cell_of(notebook, "check_Counter")["outputs"] = [
        {"output_type": "stream", "name": "stdout", "text": ["x\n"] * 9000}
    ]
    text = as_json(notebook, indent=1)
    monkeypatch.setattr(taking, "LARGEST", 30_000)
    monkeypatch.setattr(taking, "LARGE", 10_000)
    names, _, said = graded(hand_in(tmp_path, text[: text.index('"x') + 40_000]))
    assert names == NAMES and "cut off" in said


def test_huge_outputs_are_read_past(tmp_path):
    notebook = solved()
    cell_of(notebook, "demo_area")["outputs"] = [
        {"output_type": "display_data", "data": {"image/png": "A" * 20_000_000}, "metadata": {}}
    ]
    assert whole(hand_in(tmp_path, as_json(notebook))) == ""


def test_a_file_that_may_not_be_read_is_told(tmp_path, monkeypatch):
    hand_in(tmp_path)
    real = os.open

    def refused(path, *rest, **more):
        if path == NAME:
            raise PermissionError(13, "Permission denied")
        return real(path, *rest, **more)

    monkeypatch.setattr(taking.os, "open", refused)
    assert "could not be opened (Permission denied)" in unreadable(tmp_path)


def test_a_fault_of_the_reader_itself_is_a_reason_too(tmp_path, monkeypatch):
    monkeypatch.setattr(reading, "notebook_of", lambda data, name: 1 / 0)
    assert "ZeroDivisionError" in unreadable(hand_in(tmp_path))


# What editors do to notebooks


def test_colab_takes_marks_and_ids_and_adds_its_own(tmp_path):
    notebook = solved()
    notebook |= {"nbformat_minor": 0, "metadata": {"colab": {"provenance": []}, "kernelspec": {"name": "python3"}}}
    for number, cell in enumerate(notebook["cells"]):
        del cell["id"]
        cell["metadata"] = {"id": f"Xy{number}", "colab": {"base_uri": "https://localhost:8080/"}, "outputId": "z"}
    notebook["cells"].insert(0, extra("from google.colab import drive\ndrive.mount('/content/drive')"))
    notebook["cells"].insert(0, extra("!pip install torch"))
    said = whole(hand_in(tmp_path, as_json(notebook)))
    assert said.count(".") == 1 and "lost the labels" in said


def test_keys_of_vs_code_are_nothing_to_mention(tmp_path):
    notebook = solved()
    notebook["metadata"]["vscode"] = {"interpreter": {"hash": "abc"}}
    for cell in notebook["cells"]:
        cell["metadata"]["vscode"] = {"languageId": "python"}
    assert whole(hand_in(tmp_path, as_json(notebook))) == ""


def test_nbformat_3_is_read(tmp_path):
    notebook = nbformat.convert(nbformat.from_dict(solved()), 3)
    notebook["worksheets"][0]["cells"].insert(0, {"cell_type": "heading", "level": 2, "source": "Mine", "metadata": {}})
    assert "nbformat 3" in whole(hand_in(tmp_path, json.dumps(notebook)))
    assert read(tmp_path, "small").notebook["cells"][0]["source"] == "## Mine"


def test_cell_ids_that_do_not_fit_the_format_are_mentioned_and_harmless(tmp_path):
    old, without, twice = solved(), solved(), solved()
    old["nbformat_minor"] = 4
    for cell in without["cells"]:
        del cell["id"]
    for cell in twice["cells"]:
        cell["id"] = "same"
    for notebook, said in ((old, "4.4"), (without, "ids are missing"), (twice, "ids occur twice")):
        assert said in whole(hand_in(tmp_path, as_json(notebook)))


def test_nan_in_outputs_is_read(tmp_path):
    notebook = solved()
    cell_of(notebook, "demo_area")["outputs"] = [
        {"output_type": "execute_result", "data": {"application/json": [float("nan"), float("-inf")]}}
    ]
    assert "NaN" in whole(hand_in(tmp_path, as_json(notebook)))


@pytest.mark.parametrize(
    ("kernel", "said"),
    [
        (None, "names no kernel"),
        ({"name": "ir", "language": "R", "display_name": "R"}, "another language (R)"),
        ({"name": "dl-course", "language": "python", "display_name": "dl"}, ""),
        (17, "names no kernel"),
    ],
)
def test_another_or_a_missing_kernel_is_harmless(tmp_path, kernel, said):
    notebook = solved()
    notebook["metadata"] = {} if kernel is None else {"kernelspec": kernel}
    sentences = whole(hand_in(tmp_path, as_json(notebook)))
    assert said in sentences and bool(said) == bool(sentences)


def test_wrong_types_everywhere_do_not_stop_the_reader(tmp_path):
    notebook = solved()
    notebook["metadata"] = None
    notebook["cells"] += [
        None,
        17,
        [],
        {},
        {"cell_type": "code", "source": None, "metadata": None},
        {"cell_type": "code", "source": 12, "metadata": []},
        {"cell_type": ["code"], "source": {"a": 1}, "metadata": {"nbgrader": "x", "tags": "y"}},
        {"cell_type": "code", "source": ["x = 1\n", None, 2], "id": 9, "metadata": {"nbgrader": {"grade_id": ["a"]}}},
        {"cell_type": "markdown", "source": "x", "attachments": {"a": None, "b": {"text/html": "<script>"}}},
    ]
    assert "3 of its cells are no cells" in whole(hand_in(tmp_path, as_json(notebook)))


def test_endless_numbers_do_not_stop_the_reader(tmp_path):
    data = as_json().replace('"execution_count": null', '"execution_count": ' + "9" * 100_000)
    assert whole(hand_in(tmp_path, data)) == ""


# Scripts


def test_a_script_by_jupytext_is_read_as_a_notebook(tmp_path):
    notebook = solved(area="%%time\n" + ANSWERS["area"])
    notebook["cells"].insert(1, extra("!pip install something"))
    script = jupytext.writes(nbformat.from_dict(notebook), fmt="py:percent")
    assert "is a Python script" in whole(hand_in(tmp_path, script, "small.py"))


@pytest.mark.parametrize("marker", ["# %%", "#%%", "# %% title"])
def test_a_script_by_vs_code_is_read_as_a_notebook(tmp_path, marker):
    cells = []
    for cell in solved()["cells"]:
        if cell["cell_type"] == "code":
            cells.append(f"{marker}\n{cell['source']}\n")
        else:
            cells.append("# %% [markdown]\n" + "\n".join(f"# {line}" for line in cell["source"].split("\n")) + "\n")
    said = whole(hand_in(tmp_path, "\n".join(cells), "small.py"))
    assert said == "small.py is a Python script where a notebook is asked for; its code was read as cells."


def test_a_script_by_nbconvert_is_read_as_a_notebook(tmp_path):
    notebook = solved(area="%%time\n" + ANSWERS["area"])
    notebook["cells"].insert(1, extra("!pip install something\n%matplotlib inline"))
    script, _ = nbconvert.PythonExporter().from_notebook_node(nbformat.from_dict(notebook))
    assert "run_cell_magic" in script
    said = whole(hand_in(tmp_path, script, "small.py"))
    assert "is a Python script" in said and "%%time on top of" in said


def colab_script(notebook):
    """As Colab's “Download .py” writes it: no marks, text as bare strings, magics commented out."""
    parts = [
        "# -*- coding: utf-8 -*-",
        '"""small.ipynb\n\nAutomatically generated by Colab.\n\nOriginal file is located at\n    https://colab\n"""',
    ]
    for cell in notebook["cells"]:
        source = cell["source"]
        if cell["cell_type"] != "code":
            parts.append(f'"""{source}"""')
        elif source.startswith("%"):
            commented = "\n".join(f"# {line}" for line in source.split("\n"))
            parts.append(f"# Commented out IPython magic to ensure Python compatibility.\n{commented}")
        else:
            parts.append(source)
    return "\n\n".join(parts) + "\n"


def test_a_script_by_colab_is_read_as_a_notebook(tmp_path):
    notebook = solved(area="%%time\n" + ANSWERS["area"])
    notebook["cells"].insert(1, extra("!pip install something"))
    notebook["cells"].insert(2, extra("%matplotlib inline"))
    script = colab_script(notebook)
    said = whole(hand_in(tmp_path, script, "small.py"))
    assert "is a Python script" in said
    submission = read(tmp_path, "small")
    assert submission.file == "small.py" and submission.notebook["metadata"]["from_script"]
    result = rebuild(submission.notebook, release(), NAMES)
    kept = [cell["source"] for cell in result.notebook["cells"] if cell["id"].startswith("extra")]
    assert [source for source in kept if "print" in source or "numbers" in source] == []


def test_a_stub_in_a_script_is_no_answer(tmp_path):
    script = colab_script(release())
    assert graded(hand_in(tmp_path, script, "small.py"))[:2] == ([], PLACEHOLDER)


def test_an_error_in_a_script_costs_its_cell_only(tmp_path):
    script = colab_script(solved(area="def area(width, height):\n    return width *"))
    assert graded(hand_in(tmp_path, script, "small.py"))[0] == ["double", "Counter"]


def test_a_notebook_that_cannot_be_read_gives_way_to_a_script(tmp_path):
    hand_in(tmp_path, "")
    script = jupytext.writes(nbformat.from_dict(solved()), fmt="py:percent")
    assert "is empty" in whole(hand_in(tmp_path, script, "small.py"))


def test_python_saved_under_the_name_of_a_notebook_is_read(tmp_path):
    script = jupytext.writes(nbformat.from_dict(solved()), fmt="py:percent")
    assert "is a Python script" in whole(hand_in(tmp_path, script))
    plain = "\n\n".join(ANSWERS.values())
    assert graded(hand_in(tmp_path, plain))[0] == NAMES


# Several scripts, and what is imported


def read_with_release(folder):
    """The submission, its right answers, and all that was said."""
    submission = read(folder, "small", release())
    result = rebuild(submission.notebook, release(), NAMES)
    return submission, right(result.notebook), [repair["what"] for repair in [*submission.repairs, *result.repairs]]


def test_of_several_scripts_the_one_that_answers_is_read_and_a_helper_is_importable(tmp_path):
    helper = "def times(a, b):\n    return a * b"
    hand_in(tmp_path, "from helpers import times\n\n" + "\n\n".join(ANSWERS.values()), "my_answers.py")
    hand_in(tmp_path, helper, "helpers.py")
    submission, names, said = read_with_release(tmp_path)
    assert (submission.file, names, submission.modules) == ("my_answers.py", NAMES, {"helpers.py": helper})
    assert not any("not used" in what for what in said)


def test_exercises_in_several_scripts_are_read_together(tmp_path):
    for number, name in enumerate(NAMES):
        hand_in(tmp_path, ANSWERS[name], f"part{number}.py")
    submission, names, said = read_with_release(tmp_path)
    assert (submission.file, names) == ("part0.py, part1.py and part2.py", NAMES)
    for number in range(3):
        assert (
            f"part{number}.py is a Python script where a notebook is asked for; its code was read as cells."
        ) in said


WRONG = ANSWERS["area"].replace("*", "+")


@pytest.mark.parametrize(
    ("files", "why"),
    [
        ({"small.py": ANSWERS["area"], "a.py": WRONG + "\n\n" + ANSWERS["double"]}, "it has the name asked for"),
        ({"b.py": ANSWERS["area"] + "\n\n" + ANSWERS["double"], "a.py": WRONG}, "more of the answers are there"),
        ({"a.py": ANSWERS["area"], "b.py": WRONG}, "its name comes first"),
    ],
)
def test_of_two_scripts_that_define_the_same_it_is_said_which_counts_and_why(tmp_path, files, why):
    for name, text in files.items():
        hand_in(tmp_path, text, name)
    _, names, said = read_with_release(tmp_path)
    assert "area" in names
    (told,) = [what for what in said if "is defined in" in what]
    kept = next(iter(files))
    assert told.endswith(f"; the one in {kept} counts, because {why}.") and "a.py" in told
    assert told.startswith("The answer to area is defined in "), "a name keeps its case"


BROKEN = "def area(width, height):\n    return width *"


@pytest.mark.parametrize(
    ("files", "why"),
    [
        ({"z.py": ANSWERS["area"], "a.py": BROKEN}, "the one in a.py could not be read as Python"),
        ({"z.py": ANSWERS["area"], "small.py": BROKEN}, "the one in small.py could not be read as Python"),
        (
            {"z.py": ANSWERS["area"], "a.py": f"{BROKEN}\n\n\n{ANSWERS['double']}"},
            "the one in a.py could not be read as Python",
        ),
        (
            {"b.py": ANSWERS["area"], "a.py": BROKEN, "z.py": WRONG},
            "its name comes first (the one in a.py could not be read as Python)",
        ),
    ],
)
def test_a_script_whose_definition_does_not_parse_does_not_count_and_is_named(tmp_path, files, why):
    for name, text in files.items():
        hand_in(tmp_path, text, name)
    submission, names, said = read_with_release(tmp_path)
    assert "area" in names and all(name in submission.file for name in files)
    (told,) = [what for what in said if "is defined in" in what]
    assert told.endswith(f"; the one in {next(iter(files))} counts, because {why}.")


def test_answers_that_do_not_parse_are_none_that_a_script_is_preferred_for(tmp_path):
    hand_in(tmp_path, ANSWERS["area"], "b.py")
    hand_in(tmp_path, WRONG + "\n\n\ndef double(x):\n    return (", "z.py")
    _, names, said = read_with_release(tmp_path)
    assert "area" in names
    assert any(what.endswith("the one in b.py counts, because its name comes first.") for what in said)


def test_a_stub_in_one_script_gives_way_to_the_answer_in_another(tmp_path):
    hand_in(tmp_path, "\n\n".join(STUBS.values()), "small.py")
    hand_in(tmp_path, "\n\n".join(ANSWERS.values()), "other.py")
    assert read_with_release(tmp_path)[1] == NAMES


def test_a_script_that_nobody_needs_is_named(tmp_path):
    hand_in(tmp_path, "\n\n".join(ANSWERS.values()), "small.py")
    hand_in(tmp_path, "print('a plot of mine')", "plots.py")
    hand_in(tmp_path, "", "notes.py")
    said = read_with_release(tmp_path)[2]
    assert said[0] == "notes.py is empty."
    assert "notes.py and plots.py were not used: they define no answer, and nothing imports them." in said


def test_modules_beside_a_notebook_come_along_with_what_they_import_themselves(tmp_path):
    notebook = solved(bonus="import helpers as h\nfrom tools import plots")
    hand_in(tmp_path, as_json(notebook))
    hand_in(tmp_path, "from math import sqrt\nimport deeper", "helpers.py")
    hand_in(tmp_path, "one = 1", "deeper.py")
    hand_in(tmp_path / "tools", "", "__init__.py")
    hand_in(tmp_path / "tools", "from . import colours", "plots.py")
    hand_in(tmp_path / "tools", "red = 1", "colours.py")
    hand_in(tmp_path, "raise SystemExit", "math.py")
    hand_in(tmp_path, "raise SystemExit", "json.py")
    submission, _, said = read_with_release(tmp_path)
    assert sorted(submission.modules) == [
        "deeper.py",
        "helpers.py",
        "tools/__init__.py",
        "tools/colours.py",
        "tools/plots.py",
    ]
    assert said == ["json.py and math.py were not used: the notebook does not import them."]


def test_modules_are_bounded_and_links_among_them_are_not_followed(tmp_path):
    notebook = solved(bonus="import endless, secret")
    hand_in(tmp_path / "work", as_json(notebook))
    hand_in(tmp_path / "work", "x = 1\n" * 100_000, "endless.py")
    hand_in(tmp_path, "password = 1", "secret.py")
    (tmp_path / "work" / "secret.py").symlink_to(tmp_path / "secret.py")
    submission, _, said = read_with_release(tmp_path / "work")
    assert submission.modules == {}
    assert said == ["endless.py could not be imported: 50 files and 200,000 characters may be."]


def test_a_helper_on_top_is_not_taken_for_the_notebook_in_a_folder(tmp_path):
    hand_in(tmp_path, "def times(a, b):\n    return a * b", "helpers.py")
    hand_in(tmp_path / "work")
    submission, names, _ = read_with_release(tmp_path)
    assert (submission.file, names) == ("work/small.ipynb", NAMES)


def test_a_script_with_the_answers_counts_where_the_notebook_beside_it_is_untouched(tmp_path):
    hand_in(tmp_path, as_json(release()))
    hand_in(tmp_path, "\n\n".join(ANSWERS.values()), "small.py")
    submission, names, said = read_with_release(tmp_path)
    assert (submission.file, names) == ("small.py", NAMES)
    assert said[0] == "small.py was graded, because small.ipynb is still as it was handed out."
    hand_in(tmp_path, "\n\n".join(STUBS.values()), "small.py")
    assert read_with_release(tmp_path)[0].file == "small.ipynb"


def test_of_two_notebooks_the_one_of_another_assignment_is_not_the_one_graded(tmp_path):
    hand_in(tmp_path, as_json({**release(), "cells": [extra("def convolve(): pass")]}))
    hand_in(tmp_path, name="mine.ipynb")
    submission, names, said = read_with_release(tmp_path)
    assert (submission.file, names) == ("mine.ipynb", NAMES)
    assert said[0].endswith("mine.ipynb was graded, because small.ipynb has no answer to this assignment.")


def test_a_helper_is_no_reason_to_forget_that_the_notebook_is_broken(tmp_path):
    hand_in(tmp_path, "")
    hand_in(tmp_path, "def times(a, b):\n    return a * b", "helpers.py")
    with pytest.raises(Unreadable, match=r"small\.ipynb is empty"):
        read(tmp_path, "small", release())


@pytest.mark.parametrize("write", ["jupytext", "nbconvert", "colab", "plain"])
def test_every_cell_of_a_script_knows_the_line_on_which_it_begins(tmp_path, write):
    notebook = solved(area="\n\n" + ANSWERS["area"])
    script = {
        "jupytext": lambda: jupytext.writes(nbformat.from_dict(notebook), fmt="py:percent"),
        "nbconvert": lambda: nbconvert.PythonExporter().from_notebook_node(nbformat.from_dict(notebook))[0],
        "colab": lambda: colab_script(notebook),
        "plain": lambda: "# broken\n\nx = (\n\n\n" + "\n\n\n".join(ANSWERS.values()),
    }[write]()
    submission = read(hand_in(tmp_path, script, "small.py"), "small")
    lines = submission.scripts["small.py"]
    code = [cell for cell in submission.notebook["cells"] if cell["cell_type"] == "code"]
    assert len(code) > 2
    for cell in code:
        file, line = cell["origin"]
        assert (file, lines[line - 1]) == ("small.py", cell["source"].split("\n")[0])


def test_a_script_that_holds_nothing_is_unreadable(tmp_path):
    assert "holds no code" in unreadable(hand_in(tmp_path, "#!/usr/bin/env python\n# coding: utf-8\n\n\n", "small.py"))


@pytest.mark.parametrize("ours", [True, False])
def test_of_a_cell_with_conflict_marks_the_side_that_answers_is_read(tmp_path, ours):
    sides = (ANSWERS["area"], STUBS["area"]) if ours else (STUBS["area"], ANSWERS["area"])
    notebook = solved(area=f"<<<<<<< local\n{sides[0]}\n=======\n{sides[1]}\n>>>>>>> remote")
    assert "Git merge conflict" in whole(hand_in(tmp_path, as_json(notebook)))
