"""The instructor changes a release that students have: what they hand in was not changed by them, and none says so."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from small_release import (
    ANSWERS,
    NAMES,
    WRITTEN,
    cell_of,
    code,
    copy_of,
    exercise,
    extra,
    index_of,
    release,
    right,
    solved,
    text,
)
from test_rebuild_properties import apply, step

from autograder.authoring import release as releases
from autograder.course import Course
from autograder.notebooks import earlier
from autograder.notebooks.earlier import Earlier
from autograder.notebooks.rebuild import rebuild

ROOT = Path(__file__).resolve().parents[1]
FOURTH = "def half(x):\n    # YOUR CODE HERE\n    raise NotImplementedError()"


def points(notebook):
    cell_of(notebook, "check_double")["metadata"]["nbgrader"]["points"] = 7


def schema(notebook):
    for cell in notebook["cells"]:
        if "nbgrader" in cell["metadata"]:
            cell["metadata"]["nbgrader"]["schema_version"] = 4


def given_code(notebook):
    cell_of(notebook, "setup")["source"] = "import math\n\nnumbers = [4, 5]\nwidth, height = 3, 6"


def check(notebook):
    cell_of(notebook, "check_area")["source"] = 'check("area")  # and again'


def stub(notebook):
    cell_of(notebook, "double")["source"] = 'def double(x):\n    """Two times x."""\n    raise NotImplementedError()'


def placeholder(notebook):
    cell_of(notebook, "why")["source"] = "Write here."


def prose(notebook):
    next(cell for cell in notebook["cells"] if cell["id"] == "title")["source"] = "# A small course, well written"


def heading(notebook):
    """A cell without a grade_id is called after its first words."""
    cell = next(cell for cell in notebook["cells"] if cell["id"] == "own-words")
    cell.update(source="## In words of your own", id="in-words-of-your-own")


def tags(notebook):
    cell_of(notebook, "demo_area")["metadata"]["tags"] = ["figure"]


def unlocked(notebook):
    cell_of(notebook, "demo_double")["metadata"]["nbgrader"]["locked"] = False


def new_exercise(notebook):
    at = index_of(notebook, "demo_area") + 1
    cells = exercise("double", 2, "print(half(2))")
    for cell in cells:
        cell["id"] = cell["id"].replace("double", "half")
        cell["source"] = cell["source"].replace("double", "half")
        marks = cell["metadata"].get("nbgrader", {})
        marks.update(grade_id=marks["grade_id"].replace("double", "half")) if marks else None
    cells[1]["source"] = FOURTH
    notebook["cells"][at:at] = cells


def new_first_cell(notebook):
    marks = {"nbgrader": copy_of(cell_of(notebook, "setup")["metadata"]["nbgrader"]) | {"grade_id": "before"}}
    notebook["cells"].insert(0, code("import os", "before", marks))


def gone_exercise(notebook):
    start = index_of(notebook, "Counter") - 1
    del notebook["cells"][start : start + 5]


def gone_prose(notebook):
    notebook["cells"] = [cell for cell in notebook["cells"] if cell["id"] != "further"]


def new_prose(notebook):
    notebook["cells"].insert(3, text("Think before you write.", "think-before"))


def other_order(notebook):
    start = index_of(notebook, "area") - 1
    moved = notebook["cells"][start : start + 5]
    del notebook["cells"][start : start + 5]
    at = index_of(notebook, "double") - 1
    notebook["cells"][at:at] = moved


CHANGES = [
    points, schema, given_code, check, stub, placeholder, prose, heading, tags, unlocked, new_exercise, new_first_cell,
    gone_exercise, gone_prose, new_prose, other_order,
]  # fmt: skip


def changed(notebook, *changes):
    notebook = copy_of(notebook)
    for change in changes:
        change(notebook)
    return notebook


def names_of(asked):
    known = {cell["metadata"].get("nbgrader", {}).get("grade_id") for cell in asked["cells"]}
    return [name for name in [*NAMES, "half"] if name in known]


def rebuilt(submission, asked, *known):
    before = copy_of(submission)
    up = Earlier(list(known), asked).brought_up(submission)
    assert submission == before, "what comes in is left as it was"
    return rebuild(up, asked, names_of(asked))


def worked_on(given_out):
    """A release with every answer in it, and a cell of the student's own."""
    answers = {**ANSWERS, "why": WRITTEN, "bonus": "bonus = 1"}
    notebook = copy_of(given_out)
    for cell in notebook["cells"]:
        grade_id = cell["metadata"].get("nbgrader", {}).get("grade_id")
        cell["source"] = answers.get(grade_id, cell["source"])
    notebook["cells"].insert(index_of(notebook, "double"), extra("import operator"))
    return notebook


def assert_unharmed(result, asked):
    """No repair, every answer found, and all the rest as the release of today has it."""
    assert result.repairs == []
    for cell in asked["cells"]:
        marks = cell["metadata"].get("nbgrader")
        if marks:
            made = cell_of(result.notebook, marks["grade_id"])
            assert made["metadata"] == cell["metadata"]
            assert not marks["locked"] or made["source"] == cell["source"]


@pytest.mark.parametrize("change", CHANGES, ids=lambda change: change.__name__)
def test_no_change_of_the_instructors_is_booked_on_the_student(change):
    first = release()
    today = changed(first, change)
    assert_unharmed(rebuilt(first, today, first), today)
    result = rebuilt(worked_on(first), today, first)
    assert_unharmed(result, today)
    assert right(result.notebook) == [name for name in NAMES if name in names_of(today)]
    assert cell_of(result.notebook, "why")["source"] == WRITTEN
    assert any(cell["source"] == "import operator" for cell in result.notebook["cells"])


CHANGED = st.lists(st.lists(st.sampled_from(CHANGES), max_size=4, unique=True), min_size=1, max_size=4)


def history(changes):
    """The releases, one made from the other; what cannot be done twice is done once."""
    editions, done = [release()], set()
    for one in changes:
        editions.append(changed(editions[-1], *[change for change in one if change not in done]))
        done |= set(one)
    return editions


@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(CHANGED, st.data())
def test_whichever_release_it_was_made_from_a_submission_needs_no_repair(changes, data):
    *before, today = editions = history(changes)
    given_out = data.draw(st.sampled_from(editions))
    assert_unharmed(rebuilt(given_out, today, *before), today)
    result = rebuilt(worked_on(given_out), today, *before)
    assert_unharmed(result, today)
    assert set(right(result.notebook)) == {name for name in names_of(given_out) if name in names_of(today)} - {"half"}
    assert cell_of(result.notebook, "why")["source"] == WRITTEN


TEXTS = st.lists(st.sampled_from([points, schema, given_code, check, placeholder, prose, tags]), unique=True)


@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(TEXTS, st.lists(step, max_size=6))
def test_what_the_student_did_is_told_as_if_the_release_had_never_changed(changes, steps):
    first = release()
    damaged = solved()
    apply(damaged, steps)
    today = changed(first, *changes)
    told = rebuilt(damaged, today, first)
    alone = rebuild(damaged, first, NAMES)
    assert told.repairs == alone.repairs
    assert right(told.notebook) == right(alone.notebook)


def test_without_labels_a_cell_of_an_earlier_release_is_known_by_its_text():
    first = release()
    today = changed(first, given_code, prose, stub, points)
    notebook = worked_on(first)
    for cell in notebook["cells"]:
        cell.pop("id", None)
        cell["metadata"] = {}
    result = rebuilt(notebook, today, first)
    assert [repair["what"][:45] for repair in result.repairs] == ["The notebook had lost the labels of its cells"]
    assert right(result.notebook) == NAMES


def replaced(notebook):
    """Another question at the place of the one that there was."""
    marks = cell_of(notebook, "why")["metadata"]["nbgrader"] | {"grade_id": "what"}
    notebook["cells"][index_of(notebook, "why")] = text("What is it?", "what", {"nbgrader": marks})


def beside(notebook):
    """Another question below one of the student's."""
    marks = cell_of(notebook, "why")["metadata"]["nbgrader"] | {"grade_id": "how"}
    notebook["cells"].insert(index_of(notebook, "why") + 1, text("Write here, too.", "how", {"nbgrader": marks}))


@pytest.mark.parametrize("known", [True, False])
def test_the_answer_to_a_removed_question_is_not_taken_for_that_to_a_new_one_and_is_named(known):
    first = release()
    today = changed(first, replaced)
    result = rebuilt(worked_on(first), today, *[first] * known)
    assert cell_of(result.notebook, "what")["source"] == "What is it?"
    assert WRITTEN in [cell["source"] for cell in result.notebook["cells"]]
    told = "Your answer to why is not asked for in this assignment; it was not taken for another."
    assert told in [repair["what"] for repair in result.repairs]


def test_the_answer_to_a_removed_question_does_not_go_on_that_above_it():
    first = changed(release(), beside)
    notebook = worked_on(first)
    cell_of(notebook, "how")["source"] = "By hand."
    result = rebuilt(notebook, release(), first)
    assert cell_of(result.notebook, "why")["source"] == WRITTEN
    assert [repair["what"] for repair in result.repairs] == [
        "Your answer to how is not asked for in this assignment; it was not taken for another."
    ]


def test_settings_that_no_release_had_are_still_told():
    first = release()
    today = changed(first, points)
    notebook = worked_on(first)
    cell_of(notebook, "check_double")["metadata"]["nbgrader"]["points"] = 99
    cell_of(notebook, "check_area")["metadata"]["nbgrader"]["locked"] = False
    told = [repair["what"] for repair in rebuilt(notebook, today, first).repairs]
    assert told == [
        "The check cell of double had other settings (points); the original ones were used.",
        "The check cell of area had other settings (locked); the original ones were used.",
    ]


# --- the releases are kept as they come by --------------------------------------------------------------------------


@pytest.fixture
def course(tmp_path):
    return Course(tmp_path)


def _put(course, notebook):
    folder = course.release("small")
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "small.ipynb").write_text(json.dumps(notebook), "utf-8")


def test_releases_are_kept_once_and_the_one_of_today_is_no_earlier_one(course):
    first, second = release(), changed(release(), points)
    for one in (first, second, first):
        earlier.keep(course, "small", one)
    earlier.keep(course, "small-2", changed(release(), prose))
    assert earlier.known(course, "small", second) == [first]
    assert earlier.known(course, "small", first) == [second]
    assert earlier.known(course, "small", changed(release(), prose)) in ([first, second], [second, first])


def test_a_release_that_cannot_be_read_is_not_kept(course):
    earlier.keep_in_place(course, "small")
    (course.release("small")).mkdir(parents=True)
    (course.release("small") / "small.ipynb").write_text("{")
    earlier.keep_in_place(course, "small")
    assert earlier.known(course, "small", release()) == []


def test_putting_a_release_in_place_keeps_the_one_before_it_and_the_new_one(course, tmp_path_factory):
    made = Course(tmp_path_factory.mktemp("made"))
    for folder in (made.source, made.solution, course.source):
        folder("small").mkdir(parents=True)
    first, second, third = release(), changed(release(), points), changed(release(), points, prose)
    _put(course, first)
    for one in (second, third):
        _put(made, one)
        releases.put_in_place(course, "small", made)
    known = earlier.known(course, "small", third)
    assert len(known) == 2 and first in known and second in known


@pytest.mark.slow
def test_points_changed_after_students_had_the_notebook_are_no_repair(tmp_path):
    """The real assignment: released by nbgrader, handed in, released anew with other points and prose, graded."""
    from practice_course import NAME, command, practice_class, reports

    course = practice_class(tmp_path / "course", 2)
    shutil.rmtree(course.release(NAME))
    for converter in ("generate_assignment", "generate_solution"):
        assert command(course, converter, NAME, "--force", module="nbgrader").returncode == 0
    source, rubric = course.source(NAME) / f"{NAME}.ipynb", course.rubric(NAME) / "rubric.py"
    book = json.loads(source.read_text("utf-8"))
    for cell in book["cells"]:
        marks = cell["metadata"].get("nbgrader", {})
        if marks.get("grade_id") == "check_project":
            marks["points"] = 6
        if marks.get("grade_id") == "setup":
            cell["source"] += "\n# mended"
    source.write_text(json.dumps(book))
    text = rubric.read_text("utf-8")
    assert text.count('Exercise("project", 3') == 1
    rubric.write_text(text.replace('Exercise("project", 3', 'Exercise("project", 6'))
    done = command(course, "generate_assignment", NAME, "--force", module="nbgrader")
    assert done.returncode == 0, done.stderr
    done = command(course, "grade", NAME)
    assert done.returncode == 0, done.stderr
    for report in reports(course).values():
        assert report["repairs"] == []
        assert report["max_score"] == 28
