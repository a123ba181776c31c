"""Every way in which tools and people damage cells: the answers are found, and the repair is said in words."""

import ast
import json
import threading
from pathlib import Path

import pytest
from small_release import (
    ANSWERS,
    NAMES,
    PLACEHOLDER,
    SETUP,
    STUBS,
    WRITTEN,
    captured,
    cell_of,
    copy_of,
    extra,
    index_of,
    release,
    right,
    solved,
    text,
)

from autograder.notebooks import release_notebook
from autograder.notebooks.errors import Unreadable
from autograder.notebooks.rebuild import rebuild
from autograder.notebooks.release_notebook import ReleaseNotebook


def rebuilt(notebook):
    """Rebuilds, and holds what is true of every rebuilt notebook."""
    asked = release()
    before = copy_of(notebook)
    result = rebuild(notebook, asked, NAMES)
    assert notebook == before and asked == release(), "what comes in is left as it was"
    for original in asked["cells"]:
        marks = original["metadata"].get("nbgrader", {})
        if marks.get("locked") or marks.get("grade"):
            (cell,) = [c for c in result.notebook["cells"] if c["id"] == original["id"]]
            assert cell["metadata"] == original["metadata"]
            if marks["locked"]:
                assert cell["source"] == original["source"]
    for name in NAMES:
        cell_of(result.notebook, name)
    ids = [cell["id"] for cell in result.notebook["cells"]]
    assert len(set(ids)) == len(ids)
    for cell in result.notebook["cells"]:
        assert cell["cell_type"] != "code" or (cell["outputs"] == [] and cell["execution_count"] is None)
        if cell["id"].startswith("extra"):
            assert cell["metadata"] == {}
    assert set(result.judged) == set(NAMES)
    return result


def said(result):
    return " | ".join(f"{repair['cell']}: {repair['what']}" for repair in result.repairs)


def written(result):
    return cell_of(result.notebook, "why")["source"]


def ids(result):
    return [cell["id"] for cell in result.notebook["cells"]]


# Nothing to repair


def test_an_undamaged_submission_is_the_release_with_its_answers_and_has_no_repairs():
    result = rebuilt(solved())
    assert result.repairs == []
    asked = solved()
    for cell in asked["cells"]:
        if cell["cell_type"] == "code":
            cell["outputs"] = []
    assert result.notebook == asked


def test_an_untouched_release_stays_as_it_is():
    result = rebuilt(release())
    assert result.repairs == []
    assert result.notebook == release()
    assert result.judged["double"] == [{"cell": "double", "source": STUBS["double"]}]


def test_extra_cells_keep_their_places_and_lose_metadata_and_outputs():
    notebook = solved()
    own = extra("print(twice, numbers)")
    own["metadata"] = {"tags": ["skip-execution"], "nbgrader": {"grade_id": "mine", "grade": True, "points": 99}}
    own["outputs"] = [{"output_type": "stream", "name": "stdout", "text": "9"}]
    notebook["cells"].insert(index_of(notebook, "demo_double") + 1, own)
    notebook["cells"].insert(1, extra("!pip install something"))
    result = rebuilt(notebook)
    assert result.repairs == []
    order = ids(result)
    assert order[1].startswith("extra")
    assert order[order.index("demo_double") + 1].startswith("extra")
    assert captured(result.notebook)[1] == ["extra-2"]  # only plain Python is run here


def test_helper_cells_stay_above_the_cell_that_uses_them_and_are_shown_as_judged():
    notebook = solved(double="def double(x):\n    return times(x, 2)")
    notebook["cells"].insert(index_of(notebook, "double"), extra("def times(a, b):\n    return a * b"))
    result = rebuilt(notebook)
    assert result.repairs == []
    assert right(result.notebook) == NAMES
    assert [cell["source"] for cell in result.judged["double"]] == [
        "def times(a, b):\n    return a * b",
        "def double(x):\n    return times(x, 2)",
    ]


def test_a_tensor_of_the_same_name_further_down_does_not_hide_the_function():
    notebook = solved()
    for place in ("check_area", "summary"):
        notebook["cells"].insert(index_of(notebook, place), extra("area = area(2, 3)"))
    result = rebuilt(notebook)
    assert right(result.notebook) == NAMES
    assert result.repairs == []


# Marks


def test_wiped_metadata_of_all_cells_is_one_sentence():
    notebook = solved()
    for cell in notebook["cells"]:
        cell["metadata"] = {}
        cell["id"] = f"c{id(cell) % 10**8}"
    result = rebuilt(notebook)
    assert right(result.notebook) == NAMES
    assert written(result) == WRITTEN
    assert len(result.repairs) == 1 and "lost the labels" in said(result)


@pytest.mark.parametrize("wiped", ["check_area", "area"])
def test_wiped_metadata_of_one_cell_is_named(wiped):
    notebook = solved()
    cell = cell_of(notebook, wiped)
    cell["metadata"], cell["id"] = {}, "new"
    result = rebuilt(notebook)
    assert right(result.notebook) == NAMES
    assert len(result.repairs) == 1
    assert result.repairs[0]["cell"] == wiped and "lost its label" in said(result)


def test_marks_lost_by_many_cells_but_not_all_are_summed_up():
    notebook = solved()
    for cell in notebook["cells"][:-3]:
        cell["metadata"] = {}
    result = rebuilt(notebook)
    assert right(result.notebook) == NAMES
    assert len(result.repairs) == 1 and "double" in said(result)


def test_a_missing_schema_version_points_and_tags_are_put_back():
    notebook = solved()
    del cell_of(notebook, "double")["metadata"]["nbgrader"]["schema_version"]
    cell_of(notebook, "check_area")["metadata"]["nbgrader"]["points"] = 1000
    cell_of(notebook, "check_Counter")["metadata"]["tags"] = ["skip-execution"]
    result = rebuilt(notebook)
    assert right(result.notebook) == NAMES
    assert "schema_version" in said(result) and "points" in said(result) and "tags" in said(result)
    assert len(result.repairs) == 3


# Deleted, changed, copied, moved


@pytest.mark.parametrize("name", NAMES)
def test_a_deleted_check_cell_is_put_back(name):
    notebook = solved()
    notebook["cells"].remove(cell_of(notebook, f"check_{name}"))
    result = rebuilt(notebook)
    assert result.notebook == rebuilt(solved()).notebook
    assert [repair["cell"] for repair in result.repairs] == [f"check_{name}"]
    assert "had been deleted" in said(result)


def test_a_deleted_answer_cell_comes_back_empty():
    notebook = solved()
    notebook["cells"].remove(cell_of(notebook, "area"))
    result = rebuilt(notebook)
    assert right(result.notebook) == ["double", "Counter"]
    assert cell_of(result.notebook, "area")["source"] == STUBS["area"]
    assert "area: The answer cell of area was not found; the empty one was put back" in said(result)


def test_a_deleted_setup_cell_is_put_back_on_top():
    notebook = solved()
    notebook["cells"].remove(cell_of(notebook, "setup"))
    result = rebuilt(notebook)
    assert result.notebook == rebuilt(solved()).notebook
    assert "The cell setup had been deleted" in said(result)


def test_a_notebook_of_answers_alone_gets_everything_else_back():
    notebook = solved()
    notebook["cells"] = [extra(ANSWERS[name]) for name in NAMES]
    result = rebuilt(notebook)
    assert right(result.notebook) == NAMES
    assert captured(result.notebook)[1] == ["bonus"]
    assert len(result.repairs) == 3


def test_a_changed_check_cell_is_replaced_without_accusing_anybody():
    notebook = solved()
    cell_of(notebook, "check_area")["source"] = "print('all tests passed')"
    result = rebuilt(notebook)
    assert right(result.notebook) == NAMES
    assert result.repairs == [
        {"cell": "check_area", "what": "The check cell of area had been changed; the original was used."}
    ]


def test_what_a_changed_locked_cell_adds_is_kept():
    notebook = solved(double="def double(x):\n    return operator.mul(x, 2)")
    cell_of(notebook, "setup")["source"] = "import json\nimport operator\n\nnumbers = [100]\nmore = numbers * 2"
    result = rebuilt(notebook)
    assert right(result.notebook) == NAMES
    assert captured(result.notebook)[0]["area"][1]["numbers"] == [1, 2, 3]
    assert "operator, more" in said(result)


def test_an_answer_written_into_the_check_cell_is_found():
    notebook = release()
    cell_of(notebook, "check_double")["source"] = ANSWERS["double"] + '\n\ncheck("double")'
    result = rebuilt(notebook)
    assert right(result.notebook) == ["double"]
    assert "check cell of double had been changed" in said(result)


@pytest.mark.parametrize("edited", ["original", "copy", "both"])
@pytest.mark.parametrize("where", ["before", "after", "end"])
def test_of_a_copied_answer_cell_the_one_that_was_worked_on_counts(edited, where):
    notebook = solved()
    original = cell_of(notebook, "area")
    twin = copy_of(original)
    if edited == "original":
        twin["source"] = STUBS["area"]
    if edited == "copy":
        original["source"] = STUBS["area"]
    place = {"before": index_of(notebook, "area"), "after": index_of(notebook, "area") + 1, "end": 99}[where]
    notebook["cells"].insert(place, twin)
    result = rebuilt(notebook)
    assert right(result.notebook) == NAMES
    assert "more than once" in said(result)
    assert cell_of(result.notebook, "area")["source"] == ANSWERS["area"]


def test_of_two_different_answers_the_last_counts():
    notebook = solved(area="def area(width, height):\n    return width + height")
    notebook["cells"].append({**copy_of(cell_of(notebook, "area")), "source": ANSWERS["area"]})
    result = rebuilt(notebook)
    assert right(result.notebook) == NAMES
    assert result.repairs[0]["cell"] == "area" and "last one" in said(result)


BROKEN = "def area(width, height):\n    return width *"


@pytest.mark.parametrize(
    ("sources", "told"),
    [
        ([ANSWERS["area"], BROKEN], "cell 2 of them could not be read as Python, so cell 1 counts"),
        ([BROKEN, ANSWERS["area"]], "cell 1 of them could not be read as Python, so cell 2 counts"),
        (
            [BROKEN, ANSWERS["area"], BROKEN + " /"],
            "cells 1 and 3 of them could not be read as Python, so cell 2 counts",
        ),
        ([BROKEN, BROKEN + " /"], "none of them could be read as Python"),
    ],
)
def test_of_definitions_that_do_not_parse_it_is_said_that_they_do_not_count(sources, told):
    notebook = solved(area=sources[0])
    at = index_of(notebook, "area") + 1
    notebook["cells"][at:at] = [extra(source) for source in sources[1:]]
    result = rebuilt(notebook)
    assert ("area" in right(result.notebook)) == (ANSWERS["area"] in sources)
    assert [repair["what"] for repair in result.repairs] == [f"{len(sources)} cells define area; {told}."]


def test_a_copied_check_cell_is_run_once():
    notebook = solved()
    notebook["cells"].insert(2, copy_of(cell_of(notebook, "check_area")))
    result = rebuilt(notebook)
    assert right(result.notebook) == NAMES
    assert "check_area: The check cell of area was there more than once; it was run once" in said(result)


def test_reversed_cells_are_graded_in_an_order_that_works():
    notebook = solved()
    notebook["cells"].reverse()
    result = rebuilt(notebook)
    assert right(result.notebook) == NAMES
    assert captured(result.notebook)[1] == []
    assert said(result) == ": Cells had been moved; each check was run after the code it checks."


def test_a_helper_moved_below_still_serves():
    notebook = solved(
        double="def double(x):\n    return times(x, 2)",
        Counter="class Counter(Base):\n    def next(self):\n        return self.start + 1",
    )
    notebook["cells"] += [
        extra("def times(a, b):\n    return a * b"),
        extra("class Base:\n    def __init__(self, start):\n        self.start = start"),
    ]
    assert right(rebuilt(notebook).notebook) == NAMES


# Other kinds of cells


@pytest.mark.parametrize("kind", ["markdown", "raw"])
@pytest.mark.parametrize("marks", [True, False])
def test_an_answer_turned_into_text_is_code_again(kind, marks):
    notebook = solved()
    cell = text(ANSWERS["area"], "area" if marks else "x", cell_of(notebook, "area")["metadata"] if marks else {}, kind)
    notebook["cells"][index_of(notebook, "area")] = cell
    result = rebuilt(notebook)
    assert right(result.notebook) == NAMES
    assert f"turned into a {kind} cell" in said(result)


def test_a_check_cell_turned_into_text_is_run_all_the_same():
    notebook = solved()
    cell = cell_of(notebook, "check_area")
    notebook["cells"][index_of(notebook, "check_area")] = text(cell["source"], cell["id"], cell["metadata"])
    result = rebuilt(notebook)
    assert right(result.notebook) == NAMES
    assert "check_area: The check cell of area had been turned into a markdown cell" in said(result)


def test_prose_that_names_an_exercise_stays_prose():
    notebook = solved()
    notebook["cells"].insert(4, text("I think that `double` could be a lambda; def double is longer.", "note"))
    result = rebuilt(notebook)
    assert result.repairs == []
    assert result.notebook["cells"][4]["cell_type"] == "markdown"


def test_a_timing_magic_on_top_is_left_out_and_said():
    notebook = solved(area="%%time\n" + ANSWERS["area"], double="# fast?\n%%timeit -n 1\n" + ANSWERS["double"])
    result = rebuilt(notebook)
    assert right(result.notebook) == NAMES
    assert "%%time on top of the answer cell of area was left out" in said(result)
    assert "%%timeit on top of the answer cell of double was left out" in said(result)


def test_install_lines_do_not_hide_a_definition():
    source = "!pip install a \\\n   b\n%matplotlib inline\nfiles = !ls\n" + ANSWERS["area"] + "\narea?"
    notebook = solved()
    cell_of(notebook, "area")["metadata"] = {}
    cell_of(notebook, "check_area")["metadata"] = {}
    notebook["cells"][index_of(notebook, "demo_double") + 2]["source"] = source
    result = rebuilt(notebook)
    assert cell_of(result.notebook, "area")["source"] == source


# Answers in other places


@pytest.mark.parametrize("place", ["area", "check_area", "demo_area", "summary"])
def test_an_answer_in_a_new_cell_below_the_stub_is_found(place):
    notebook = solved(area=STUBS["area"])
    notebook["cells"].insert(index_of(notebook, place) + 1, extra(ANSWERS["area"]))
    result = rebuilt(notebook)
    assert right(result.notebook) == NAMES
    assert captured(result.notebook)[1] == []
    assert cell_of(result.notebook, "area")["source"] == ANSWERS["area"]
    assert said(result).startswith("area: The answer to area was found in another cell")
    assert len(result.repairs) == 1


def test_a_stub_that_was_only_laid_out_anew_is_no_answer():
    notebook = solved(area=STUBS["area"].replace("    ", "  ").replace("# YOUR CODE HERE", "# todo"))
    notebook["cells"].insert(2, extra(ANSWERS["area"]))
    assert right(rebuilt(notebook).notebook) == NAMES


def test_a_class_patched_in_a_second_cell_is_judged_whole():
    first = "class Counter:\n    def __init__(self, start):\n        self.count = start"
    second = "def next_number(self):\n    self.count += 1\n    return self.count\n\nCounter.next = next_number"
    notebook = solved(Counter=first)
    notebook["cells"].insert(index_of(notebook, "Counter") + 1, extra(second))
    result = rebuilt(notebook)
    assert right(result.notebook) == NAMES
    assert [cell["source"] for cell in result.judged["Counter"]] == [first, second]
    assert said(result) == "Counter: The answer to Counter is spread over 2 cells; they were judged together."


def test_a_class_that_goes_on_in_a_derived_class_of_the_same_name_is_judged_whole():
    first = "class Counter:\n    def __init__(self, start):\n        self.count = start"
    second = "class Counter(Counter):\n    def next(self):\n        self.count += 1\n        return self.count"
    notebook = solved(Counter=first)
    notebook["cells"].insert(index_of(notebook, "check_Counter") + 1, extra(second))
    result = rebuilt(notebook)
    assert right(result.notebook) == NAMES
    assert "2 cells define Counter" in said(result)


def test_a_method_added_by_a_decorator_is_judged_with_its_class():
    helper = "def add_to(owner):\n    return lambda f: setattr(owner, f.__name__, f)"
    first = "class Counter:\n    def __init__(self, start):\n        self.count = start"
    second = "@add_to(Counter)\ndef next(self):\n    return self.count + 1"
    notebook = solved(Counter=first)
    at = index_of(notebook, "check_Counter")
    notebook["cells"][at - 1 : at + 1] = [extra(helper), *notebook["cells"][at - 1 : at + 1], extra(second)]
    result = rebuilt(notebook)
    assert right(result.notebook) == NAMES
    assert [cell["source"] for cell in result.judged["Counter"]] == [helper, first, second]


def test_a_cell_split_in_the_middle_of_a_function_is_joined():
    notebook = solved(area="def area(width, height):\n    size = width * height")
    notebook["cells"].insert(index_of(notebook, "area") + 1, extra("    return size"))
    result = rebuilt(notebook)
    assert right(result.notebook) == NAMES
    assert "halves were joined" in said(result)


def test_two_answers_in_one_cell_are_both_judged():
    notebook = solved(double=ANSWERS["double"] + "\n\n\n" + ANSWERS["area"], area=STUBS["area"])
    result = rebuilt(notebook)
    assert right(result.notebook) == NAMES
    assert "The answer to area was found in the cell double" in said(result)


def test_a_stub_in_a_cell_with_another_answer_does_not_undo_the_real_one():
    notebook = solved()
    notebook["cells"].append(extra(STUBS["area"] + "\n\n\n" + ANSWERS["double"]))
    result = rebuilt(notebook)
    assert right(result.notebook) == NAMES


def test_an_answer_that_does_not_parse_stays_in_its_place():
    broken = "def area(width, height):\n    return width *"
    notebook = solved(area=broken)
    result = rebuilt(notebook)
    assert result.repairs == []
    assert right(result.notebook) == ["double", "Counter"]
    cell_of(notebook, "area")["metadata"] = {}
    cell_of(notebook, "check_area")["metadata"] = {}
    assert cell_of(rebuilt(notebook).notebook, "area")["source"] == broken


def test_work_under_another_name_stays_in_the_answer_cell():
    other = ANSWERS["area"].replace("area", "surface")
    notebook = solved(area=other)
    assert rebuilt(notebook).repairs == []
    assert cell_of(rebuilt(notebook).notebook, "area")["source"] == other
    for cell in notebook["cells"]:
        cell["metadata"] = {}
        del cell["id"]
    assert cell_of(rebuilt(notebook).notebook, "area")["source"] == other


@pytest.mark.parametrize("wipe", [False, True])
def test_an_answer_under_the_name_of_another_exercise_does_not_replace_that_one(wipe):
    notebook = solved(area=ANSWERS["area"].replace("area", "double"))
    if wipe:
        for cell in notebook["cells"]:
            cell["metadata"], cell["id"] = {}, None
    result = rebuilt(notebook)
    assert right(result.notebook) == ["double", "Counter"]
    assert "def double" in cell_of(result.notebook, "area")["source"]
    assert len(result.repairs) == wipe
    assert len(result.judged["double"]) == len(result.judged["area"]) == 1


@pytest.mark.parametrize("source", ["area = lambda width, height: width * height", "area = double_area = _area"])
def test_an_answer_may_be_assigned(source):
    notebook = solved(area=STUBS["area"])
    notebook["cells"].insert(2, extra("def _area(width, height):\n    return width * height"))
    notebook["cells"].insert(index_of(notebook, "area") + 1, extra(source))
    assert right(rebuilt(notebook).notebook) == NAMES


# Written answers


def test_a_written_answer_turned_into_code_is_text_again():
    notebook = solved()
    cell = cell_of(notebook, "why")
    notebook["cells"][index_of(notebook, "why")] = extra(WRITTEN) | {"metadata": cell["metadata"]}
    result = rebuilt(notebook)
    assert written(result) == WRITTEN and captured(result.notebook)[1] == []
    assert "turned into a code cell; it was taken for what it was" in said(result)


@pytest.mark.parametrize("placeholder", [True, False])
def test_a_written_answer_in_new_cells_is_found(placeholder):
    notebook = solved(why=PLACEHOLDER)
    at = index_of(notebook, "why")
    new = [text("First half.", "n1"), text("Second half.", "n2")]
    notebook["cells"][at + placeholder : at + 1] = new
    result = rebuilt(notebook)
    assert written(result) == "First half.\n\nSecond half."
    assert "why" in said(result)


def test_of_two_copies_of_the_written_answer_the_changed_one_counts():
    for first, second in ((WRITTEN, PLACEHOLDER), (PLACEHOLDER, WRITTEN)):
        notebook = solved(why=first)
        notebook["cells"].insert(index_of(notebook, "why") + 1, {**copy_of(cell_of(notebook, "why")), "source": second})
        assert written(rebuilt(notebook)) == WRITTEN


def in_two(first, second):
    """The written answer, and a copy of its cell, marks and all, below it."""
    notebook = solved(why=first)
    notebook["cells"].insert(index_of(notebook, "why") + 1, {**copy_of(cell_of(notebook, "why")), "source": second})
    return notebook


def test_a_written_answer_split_in_two_with_its_label_is_joined_in_order_and_said():
    result = rebuilt(in_two("First half.", "Second half."))
    assert written(result) == "First half.\n\nSecond half."
    assert said(result) == "why: The written answer why was spread over 2 cells; they were joined in order."


def test_a_written_answer_that_goes_on_in_a_cell_of_its_own_is_joined():
    notebook = solved(why="First half.")
    notebook["cells"].insert(index_of(notebook, "why") + 1, text("Second half.", "more"))
    result = rebuilt(notebook)
    assert written(result) == "First half.\n\nSecond half." and "they were joined in order" in said(result)


@pytest.mark.parametrize(
    ("first", "second", "whole"),
    [
        (WRITTEN, WRITTEN, WRITTEN),
        (WRITTEN, PLACEHOLDER, WRITTEN),
        (PLACEHOLDER, WRITTEN, WRITTEN),
        ("Draft.", "Draft.\nAnd more.", "Draft.\nAnd more."),
        ("Draft.\nAnd more.", "Draft.", "Draft.\nAnd more."),
    ],
)
def test_a_copy_of_the_written_answer_says_nothing_twice_and_a_stub_nothing(first, second, whole):
    assert written(rebuilt(in_two(first, second))) == whole


def test_pictures_of_the_same_name_in_both_halves_are_both_kept():
    notebook = in_two("One: ![image.png](attachment:image.png)", "Two: ![image.png](attachment:image.png)")
    halves = [cell for cell in notebook["cells"] if cell["metadata"].get("nbgrader", {}).get("grade_id") == "why"]
    for cell, data in zip(halves, ("QUJD", "REVG")):
        cell["attachments"] = {"image.png": {"image/png": data}}
    made = cell_of(rebuilt(notebook).notebook, "why")
    assert made["attachments"] == {"1-image.png": {"image/png": "QUJD"}, "2-image.png": {"image/png": "REVG"}}
    assert "One: ![image.png](attachment:1-image.png)" in made["source"]
    assert "Two: ![image.png](attachment:2-image.png)" in made["source"]


def test_pictures_in_a_written_answer_are_kept():
    notebook = solved()
    cell_of(notebook, "why")["attachments"] = {"a.png": {"image/png": "QUJD"}}
    assert cell_of(rebuilt(notebook).notebook, "why")["attachments"] == {"a.png": {"image/png": "QUJD"}}


def test_notes_between_the_cells_are_not_taken_for_the_written_answer():
    notebook = solved(why=PLACEHOLDER)
    notebook["cells"].insert(3, text("I do not understand this.", "note"))
    result = rebuilt(notebook)
    assert written(result) == PLACEHOLDER and result.repairs == []


# Nothing at all


@pytest.mark.parametrize("cells", [[], [extra("print(1)")], [text("I could not finish.", "a")]])
def test_a_notebook_in_which_nothing_is_recognised_is_not_graded(cells):
    with pytest.raises(Unreadable) as caught:
        rebuild({"cells": cells, "metadata": {}, "nbformat": 4, "nbformat_minor": 5}, release(), NAMES)
    assert caught.value.reason.startswith("No answer to this assignment (double, area, Counter) was recognised")


# Another notebook


def foreign():
    """A notebook of another assignment of the same course: the same set-up on top, other exercises, prose below."""
    notebook = release()
    marks = cell_of(notebook, "double")["metadata"]["nbgrader"]
    answer = extra("def convolve(x, kernel):\n    return sum(a * b for a, b in zip(x, kernel))")
    answer["metadata"] = {"nbgrader": {**marks, "grade_id": "convolve"}}
    notebook["cells"] = [
        text("# Convolution by hand\n\nA kernel slides over a signal.", "other-title"),
        cell_of(notebook, "setup"),
        text("### Your turn: `convolve`", "your-turn-convolve"),
        answer,
        text("## What a kernel sees\n\nOnly its own width.", "p1"),
        extra("print(convolve([1, 2], [3, 4]))"),
        text("It is shared by all places, which saves weights.", "p2"),
    ]
    return notebook


@pytest.mark.parametrize("wipe", [False, True])
def test_a_notebook_of_another_assignment_is_told_by_what_it_looks_like_and_not_graded(wipe):
    notebook = foreign()
    if wipe:
        for cell in notebook["cells"]:
            cell["metadata"] = {}
            cell.pop("id", None)
    with pytest.raises(Unreadable) as caught:
        rebuild(notebook, release(), NAMES)
    labels = "" if wipe else "its cells are labelled convolve, "
    assert (
        f"it looks like another one: its title is “Convolution by hand”, {labels}it defines convolve."
    ) in caught.value.reason


def test_a_notebook_whose_answer_cells_are_gone_is_not_graded_and_not_called_another():
    notebook = solved(why=PLACEHOLDER)
    notebook["cells"] = [cell for cell in notebook["cells"] if cell.get("id") not in NAMES]
    with pytest.raises(Unreadable) as caught:
        rebuild(notebook, release(), NAMES)
    assert caught.value.reason.startswith("The answer cells of the notebook are gone")


def test_of_a_notebook_in_which_only_the_written_answer_is_left_that_is_graded():
    notebook = solved()
    notebook["cells"] = [cell for cell in notebook["cells"] if cell["cell_type"] != "code"]
    result = rebuilt(notebook)
    assert written(result) == WRITTEN and right(result.notebook) == []
    assert "was not found; the empty one was put back: double, area, Counter" in said(result)
    rest = {"cells": [cell_of(notebook, "why")], "metadata": {}}
    assert written(rebuilt(rest)) == WRITTEN


@pytest.mark.parametrize("wipe", [False, True])
def test_the_written_answer_of_another_assignment_is_none_of_this_one(wipe):
    notebook = foreign()
    if wipe:
        for cell in notebook["cells"]:
            cell["metadata"] = {}
    notebook["cells"].append(cell_of(solved(), "why"))
    with pytest.raises(Unreadable):
        rebuild(notebook, release(), NAMES)


def test_answers_under_other_names_in_the_notebook_itself_are_graded_where_they_stand():
    notebook = solved(**{name: ANSWERS[name].replace(name, f"my_{number}") for number, name in enumerate(NAMES)})
    for cell in notebook["cells"]:
        cell["metadata"], cell["id"] = {}, None
    result = rebuilt(notebook)
    assert [cell_of(result.notebook, name)["source"].split("(")[0].split(":")[0] for name in NAMES] == [
        "def my_0",
        "def my_1",
        "class my_2",
    ]


def test_a_name_that_differs_in_capitals_and_underscores_only_is_recognised():
    result = rebuilt({"cells": [extra("class counter_:\n    pass")], "metadata": {}})
    assert right(result.notebook) == []


def test_the_prose_of_another_notebook_below_the_answers_is_not_the_written_answer():
    notebook = solved()
    del notebook["cells"][index_of(notebook, "why") - 1 :]
    notebook["cells"] += foreign()["cells"]
    result = rebuilt(notebook)
    assert right(result.notebook) == NAMES and written(result) == PLACEHOLDER
    assert "which of 3 text cells is the written answer could not be told" in said(result).lower()
    assert result.doubtful


def test_the_prose_of_another_notebook_below_the_written_answer_is_not_part_of_it():
    notebook = solved()
    at = index_of(notebook, "why")
    notebook["cells"][at:] = [text("Mine.", "mine"), *foreign()["cells"][2:]]
    assert written(rebuilt(notebook)).startswith("Mine.")
    assert "shared by all places" not in written(rebuilt(notebook))


def test_of_answers_in_a_notebook_of_ones_own_a_single_text_below_is_the_written_answer():
    cells = [
        text("# Homework of Ada", "h"),
        *[extra(ANSWERS[name]) for name in NAMES],
        text("## Why\n\nMany terms.", "w"),
    ]
    result = rebuilt({"cells": cells, "metadata": {}})
    assert right(result.notebook) == NAMES and written(result) == "## Why\n\nMany terms."


@pytest.mark.parametrize("above", [True, False])
def test_a_paragraph_of_a_foreign_notebook_with_one_name_in_common_is_a_persons_to_read(above):
    prose, answer = text("Explain: orthogonal projections are short.", "p"), extra("def area(u, v):\n    return u @ v")
    cells = [text("# Linear algebra HW", "h"), *([prose, answer] if above else [answer, prose])]
    result = rebuilt({"cells": cells, "metadata": {}})
    assert written(result) == PLACEHOLDER and result.doubtful
    assert "the written answer" in said(result) and "could not be told" in said(result)
    assert prose["source"] in [cell["source"] for cell in result.notebook["cells"]]


def test_what_was_found_out_about_one_release_is_not_used_for_another():
    asked = release()
    rebuild(solved(), asked, NAMES)
    cell_of(asked, "setup")["source"] = SETUP + "\nmore = 1"
    result = rebuild(solved(), asked, NAMES)
    assert cell_of(result.notebook, "setup")["source"].endswith("more = 1")
    assert [repair["cell"] for repair in result.repairs] == ["setup"]


REAL = Path(__file__).parent.parent


@pytest.mark.parametrize("wipe", [False, True])
def test_the_real_key_goes_into_the_real_release_without_a_loss(wipe):
    asked, key = (
        json.loads((REAL / folder / "self_attention" / "self_attention.ipynb").read_text("utf-8"))
        for folder in ("assignments", "solutions")
    )
    names = [
        cell["metadata"]["nbgrader"]["grade_id"].removeprefix("check_")
        for cell in asked["cells"]
        if cell["metadata"].get("nbgrader", {}).get("grade") and cell["cell_type"] == "code"
    ]
    submitted = copy_of(key)
    if wipe:
        for cell in submitted["cells"]:
            cell["metadata"], cell["id"] = {}, None
    result = rebuild(submitted, asked, names)
    assert len(result.repairs) == wipe
    assert ["".join(cell["source"]) for cell in result.notebook["cells"]] == [
        "".join(cell["source"]) for cell in key["cells"]
    ]
    assert [cell["metadata"] for cell in result.notebook["cells"]] == [cell["metadata"] for cell in asked["cells"]]


def test_magics_on_top_of_two_answers_under_the_name_of_another_exercise_are_told():
    notebook = solved(area="%%time\ndef double(x):\n    return 3 * x")
    first = {**extra("%%timeit\ndef double(y):\n    return 4 * y"), "metadata": cell_of(notebook, "area")["metadata"]}
    notebook["cells"].insert(index_of(notebook, "area"), first)
    result = rebuilt(notebook)
    assert "%%time on top of the answer cell of area" in said(result)
    assert "%%timeit on top of the answer cell of area" in said(result)
    assert "double" in right(result.notebook)


def test_a_stub_that_does_something_is_known_as_one_while_another_thread_looks_at_it_for_the_first_time(monkeypatch):
    """A class is graded by several threads, and all of them look at the one release."""
    asked = release()
    answer = cell_of(asked, "double")
    answer["source"] = "def double(x):\n    result = None\n    return result"
    (statement,) = ast.parse(answer["source"]).body
    shape, begun, go_on, first = release_notebook.shape, threading.Event(), threading.Event(), []

    def slow(*arguments):
        if threading.current_thread() in first:
            begun.set()
            assert go_on.wait(60)
        return shape(*arguments)

    made = ReleaseNotebook(asked, NAMES)
    monkeypatch.setattr(release_notebook, "shape", slow)
    first.append(threading.Thread(target=made.is_stub, args=("double", statement, answer["source"])))
    first[0].start()
    try:
        assert begun.wait(60)
        assert made.is_stub("double", statement, answer["source"])
    finally:
        go_on.set()
        first[0].join()
