"""The steps of matching, one by one: what each hands on, and that it leaves alone what it was given."""

import pytest
from small_release import (
    ANSWERS,
    NAMES,
    PLACEHOLDER,
    SETUP,
    STUBS,
    cell_of,
    code,
    extra,
    index_of,
    release,
    solved,
    text,
)

from autograder.notebooks.answer_cells import (
    drop_copies,
    drop_stubs,
    fill_by_definition,
    fill_by_place,
    raise_helpers,
    relabel_misnamed,
)
from autograder.notebooks.matched import steady
from autograder.notebooks.matching import STEPS, match
from autograder.notebooks.own_cells import arrived, join_halves, keep, read_code, recognise
from autograder.notebooks.release_notebook import ReleaseNotebook
from autograder.notebooks.written_answers import find_written

RELEASE = ReleaseNotebook(release(), NAMES)


def before(step, notebook):
    """The notebook as it is handed to a step."""
    matching = arrived(notebook, RELEASE)
    for earlier in STEPS[: STEPS.index(step)]:
        matching = earlier(matching)
    return matching


def own(matching):
    return [cell.source for cell in matching.kept]


def at(name):
    return RELEASE.by_label[name].at


def unlabelled(**answers):
    notebook = solved(**answers)
    for cell in notebook["cells"]:
        cell["metadata"] = {}
        del cell["id"]
    return notebook


def bare(*sources):
    """A notebook of code cells alone, without labels and ids."""
    return {"cells": [extra(source) for source in sources]}


def test_a_cell_has_the_label_of_its_grade_id_or_without_one_of_its_cell_id():
    notebook = {"cells": [code("x", "a", cell_of(release(), "double")["metadata"]), code("y", "area"), code("z", "b")]}
    labels = [cell.labelled and cell.labelled.name for cell in arrived(notebook, RELEASE).cells]
    assert labels == ["double", "area", None]


def test_empty_cells_do_not_arrive_and_leave_their_number_free():
    assert list(arrived(bare("a = 1", " \n", "b = 2"), RELEASE).by_number) == [0, 2]


def test_a_cell_that_is_the_releases_word_for_word_is_recognised_without_any_label():
    matching = recognise(arrived(bare("print('done')  ", "mine = 1"), RELEASE))
    assert [cell.same and cell.same.id for cell in matching.cells] == ["summary", None]
    assert matching.unchanged == {at("summary")} and matching.seen == {at("summary"): 0}


def test_a_check_that_is_there_twice_is_a_copy():
    check = 'check("area")'
    assert [one.id for one in recognise(arrived(bare(check, check), RELEASE)).copied] == ["check_area"]


def test_half_of_a_function_is_joined_to_the_cell_above():
    matching = join_halves(before(join_halves, bare("def f(x):\n    y = x", "    return y")))
    assert [cell.source for cell in matching.cells] == ["def f(x):\n    y = x\n    return y"]
    assert matching.cells[0].joined


def test_an_indented_cell_that_is_python_by_itself_is_not_joined():
    assert len(join_halves(before(join_halves, bare("a = 1", "  b = 2"))).cells) == 2


def test_a_cell_is_told_to_answer_or_to_hold_the_stub():
    matching = read_code(before(read_code, bare(ANSWERS["double"], "# mine\n" + STUBS["area"])))
    assert [(set(cell.real), set(cell.blank)) for cell in matching.cells] == [({"double"}, set()), (set(), {"area"})]


def test_text_that_is_code_becomes_code_and_other_text_does_not():
    notebook = {"cells": [text(ANSWERS["double"], "a"), text("I wrote double twice.", "b")]}
    matching = read_code(before(read_code, notebook))
    assert [cell.kind for cell in matching.cells] == ["code", "markdown"]
    assert matching.cells[0].retyped == (RELEASE.answer["double"], "markdown")


def test_of_a_changed_locked_cell_what_it_adds_is_kept():
    notebook = solved()
    cell_of(notebook, "setup")["source"] = SETUP.replace("2, 5", "3, 7") + "\nimport math"
    matching = keep(before(keep, notebook))
    assert own(matching)[0] == "import math"
    assert matching.changed == {at("setup"): ["math"]}


def test_an_unlabelled_cell_like_a_locked_one_is_a_changed_copy_of_it():
    matching = keep(before(keep, bare("numbers = [1, 2]\nwidth, height = 2, 5\nimport json")))
    assert own(matching) == [] and matching.changed == {at("setup"): []}


def test_a_cell_magic_on_top_of_an_answer_goes():
    (cell,) = keep(before(keep, bare("%%time\n" + ANSWERS["double"]))).kept
    assert cell.magic == "time" and not cell.source.startswith("%%")


def test_the_second_of_two_equal_answers_is_dropped_unless_another_came_between():
    other = "def double(x):\n    return x + x"
    twice = drop_copies(before(drop_copies, bare(ANSWERS["double"], ANSWERS["double"])))
    assert own(twice) == [ANSWERS["double"]] and twice.copied == (RELEASE.answer["double"],)
    assert len(drop_copies(before(drop_copies, bare(ANSWERS["double"], other, ANSWERS["double"]))).kept) == 3


def test_an_answer_under_the_name_of_another_that_has_its_own_is_for_the_exercise_whose_cell_it_is_in():
    matching = relabel_misnamed(before(relabel_misnamed, solved(area="def double(x, y):\n    return x * y")))
    (cell,) = [cell for cell in matching.kept if cell.labelled is RELEASE.answer["area"]]
    assert not cell.real
    assert fill_by_definition(matching).answer_to("double").source == ANSWERS["double"]


def test_the_last_cell_that_defines_an_exercise_takes_its_place():
    first, second = ANSWERS["double"], "def double(x):\n    return x + x"
    matching = fill_by_definition(before(fill_by_definition, bare(first, second)))
    assert matching.answer_to("double").source == second
    assert matching.answer_to("double").slot is RELEASE.answer["double"]
    assert matching.answer_to("area") is None


def test_a_cell_without_a_name_is_taken_by_its_place_between_release_cells():
    matching = fill_by_place(before(fill_by_place, unlabelled(area="def rectangle(a, b):\n    return a * b")))
    assert matching.answer_to("area").source.startswith("def rectangle")


def test_a_stub_below_the_answer_is_dropped_and_what_else_its_cell_has_is_kept():
    stub = STUBS["double"].replace("# YOUR CODE HERE", "# I tried")
    matching = drop_stubs(before(drop_stubs, bare(ANSWERS["double"], stub, stub + "\n\nmine = 1")))
    assert [source.strip() for source in own(matching)] == [ANSWERS["double"], "mine = 1"]


def test_a_stub_stays_where_nothing_else_answers():
    stub = STUBS["double"].replace("# YOUR CODE HERE", "# I tried")
    assert own(drop_stubs(before(drop_stubs, bare(stub)))) == [stub]


def test_a_base_class_goes_above_the_class_that_needs_it():
    answer = ANSWERS["Counter"].replace("class Counter:", "class Counter(Base):")
    matching = raise_helpers(before(raise_helpers, bare(answer, "class Base:\n    pass")))
    assert own(matching) == ["class Base:\n    pass", answer]


def test_a_written_answer_in_two_cells_is_joined_and_its_pictures_keep_apart():
    notebook = solved()
    where = index_of(notebook, "why")
    picture = {"image.png": {"image/png": "aGk="}}
    notebook["cells"][where] |= {"source": "one ![](attachment:image.png)", "attachments": picture}
    notebook["cells"].insert(where + 1, text("two ![](attachment:image.png)", "more") | {"attachments": picture})
    matching = find_written(before(find_written, notebook))
    answer = matching.by_number[matching.written[at("why")]]
    assert answer.source == "one ![](attachment:1-image.png)\n\ntwo ![](attachment:2-image.png)"
    assert sorted(answer.attachments) == ["1-image.png", "2-image.png"]
    assert matching.pieces == {at("why"): 2} and answer not in matching.kept


def test_texts_of_which_nobody_can_tell_whether_they_answer_are_counted():
    notebook = {"cells": [text("Some thought.", "a"), text("Another.", "b"), *bare(ANSWERS["double"])["cells"]]}
    matching = find_written(before(find_written, notebook))
    assert matching.unplaced == 2 and not matching.written


def test_the_steady_spots_are_the_most_that_are_in_order():
    assert steady({0: 5, 1: 1, 2: 2, 3: 9, 4: 3}) == {1: 1, 2: 2, 4: 3}
    assert steady({}) == {}


@pytest.mark.parametrize("step", STEPS, ids=lambda step: step.__name__)
def test_a_step_leaves_what_it_was_given_as_it_was(step):
    notebook = unlabelled(why="Because.", area="def rectangle(a, b):\n    return a * b")
    notebook["cells"] += [extra(STUBS["Counter"]), extra(ANSWERS["double"]), text(PLACEHOLDER + "!", "x")]
    given = before(step, notebook)
    known = repr(given)
    step(given)
    assert repr(given) == known


def test_all_steps_together_match_a_solved_notebook():
    matching = match(solved(), RELEASE)
    assert matching.recognised and not matching.copied
    assert [matching.answer_to(name).source for name in NAMES] == [ANSWERS[name] for name in NAMES]
