"""The rubric of the course: its numbers are torch's, its cases are those that tell mistakes apart, and a rubric that
contradicts itself is told so."""

import numpy as np
import pytest

from autograder.course import Course, CourseError, exercises_of, load_rubric
from autograder.model import Build, Call, Exercise, as_data, case_from
from autograder.rubric import RubricError, add_check, normal, phases

POINTS = {
    "project": 3,
    "attention_scores": 3,
    "scaled_softmax": 4,
    "context_vector": 3,
    "SelfAttention_v1": 6,
    "SelfAttention_v2": 6,
}
CLASSES = ("SelfAttention_v1", "SelfAttention_v2")


@pytest.fixture(scope="module")
def rubric(course: Course):
    return load_rubric(course.rubric("self_attention"))


def drawn(rubric, hidden=1, counterexample=2):
    exercises = rubric.exercises(np.random.default_rng(hidden), np.random.default_rng(counterexample))
    return {exercise.name: exercise for exercise in exercises}


@pytest.fixture(scope="module")
def exercises(rubric):
    return drawn(rubric)


def arrays(case):
    """Every array that a case gives away, by a name that says where it stands."""
    case = as_data(case)
    yield from ((name, value) for name, value in case.get("args", {}).items() if isinstance(value, np.ndarray))
    yield from case.get("weights", {}).items()
    yield from ((f"x{i}", x) for i, x in enumerate(case.get("xs", ())))
    upstream = case.get("upstream", [])
    yield from ((f"up{i}", u) for i, u in enumerate(upstream if isinstance(upstream, list) else [upstream]))


def hidden_cases(exercise):
    return [exercise.cases[i] for i in phases(exercise)["hidden"]]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("\nfrom autograder.rubric import no_such_name\n", "line 2: the rubric does not load (ImportError: "),
        ("def exercises(:\n", "the rubric does not load (SyntaxError: "),
        ("x = 1 / 0\n", "line 1: the rubric does not load (ZeroDivisionError: "),
    ],
)
def test_a_rubric_that_does_not_load_is_named_with_its_line(tmp_path, text, said):
    (tmp_path / "rubric.py").write_text(text)
    with pytest.raises(CourseError) as refused:
        load_rubric(tmp_path)
    assert str(tmp_path / "rubric.py") in str(refused.value) and said in str(refused.value)


@pytest.mark.parametrize(
    ("body", "said"),
    [
        (
            "exercise = Exercise('f', 1, {'all': 1}); add_check(exercise, 'c', 'none', 'arithmetic', 'value', [])",
            "“none”",
        ),
        ("return [x]", "line 3: the rubric does not load (NameError: "),
    ],
)
def test_a_rubric_that_contradicts_itself_is_named_with_its_line(tmp_path, body, said):
    head = "from autograder.model import Exercise\nfrom autograder.rubric import add_check"
    (tmp_path / "rubric.py").write_text(f"{head}\ndef exercises(): {body}\n")
    with pytest.raises(CourseError) as refused:
        exercises_of(load_rubric(tmp_path))
    assert f"{tmp_path / 'rubric.py'}, line 3: " in str(refused.value) and said in str(refused.value)


# --- the section's numbers -------------------------------------------------------------------------------------------


def test_the_matrices_are_those_that_torch_draws_from_the_sections_seeds(rubric):
    import torch

    torch.manual_seed(123)
    for name in rubric.NAMES:
        assert np.array_equal(np.float32(rubric.SEED_123[name]), torch.rand(3, 2).numpy())
    torch.manual_seed(789)
    for name in rubric.NAMES:
        layer = torch.nn.Linear(3, 2, bias=False)
        assert np.array_equal(np.float32(rubric.SEED_789[name]), layer.weight.detach().numpy())


def test_the_inputs_are_those_of_the_notebook(rubric, assignment):
    import torch

    names = {"torch": torch}
    setup = next(cell for cell in assignment.release["cells"] if cell["id"] == "setup")
    exec("".join(setup["source"]).split("try:")[0] + "inputs" + "".join(setup["source"]).split("\ninputs")[1], names)
    assert np.array_equal(rubric.INPUTS, names["inputs"].numpy())
    assert len(rubric.WORDS) == len(rubric.INPUTS)


def test_the_visible_example_is_the_sections(exercises):
    """The numbers printed in section 3.4, from the cases' own inputs."""
    scores = dict(arrays(exercises["scaled_softmax"].cases["section-q2"]))["scores"]
    assert np.round(scores, 4).tolist() == pytest.approx([1.2705, 1.8524, 1.8111, 1.0795, 0.5577, 1.5440], abs=5e-5)
    weights = dict(arrays(exercises["context_vector"].cases["section-z2"]))["weights"]
    assert weights.tolist() == pytest.approx([0.1500, 0.2264, 0.2199, 0.1311, 0.0906, 0.1820], abs=5e-5)
    values = dict(arrays(exercises["context_vector"].cases["section-z2"]))["values"]
    assert (weights @ values).tolist() == pytest.approx([0.3061, 0.8210], abs=5e-5)


# --- points and checks -----------------------------------------------------------------------------------------------


def test_points_are_those_of_the_notebook(exercises, assignment):
    assert {name: exercise.points for name, exercise in exercises.items()} == POINTS
    marks = [cell["metadata"].get("nbgrader", {}) for cell in assignment.release["cells"]]
    told = {m["grade_id"].removeprefix("check_"): m["points"] for m in marks if m.get("grade") and not m["solution"]}
    assert told == POINTS


def test_every_group_has_a_hidden_check_and_a_share(exercises):
    for exercise in exercises.values():
        for group, weight in exercise.groups.items():
            checks = [check for check in exercise.checks if check.group == group]
            assert any(not check.visible for check in checks), (exercise.name, group)
            assert weight > 0


def test_every_hidden_check_has_a_counterexample_drawn_apart(exercises):
    for exercise in exercises.values():
        for check in exercise.checks:
            assert check.visible == (check.counterexample is None), (exercise.name, check.name)
            if not check.visible:
                example, first = exercise.cases[check.counterexample], exercise.cases[check.cases[0]]
                assert [name for name, _ in arrays(example)][:1] == [name for name, _ in arrays(first)][:1]


def test_every_exercise_is_shown_the_section_and_one_case_with_all_sizes_different(exercises):
    for exercise in exercises.values():
        visible = phases(exercise)["visible"]
        assert any(i.startswith("section") for i in visible)
        if exercise.name != "scaled_softmax":
            sizes = {size for _, array in arrays(exercise.cases["small"]) for size in array.shape}
            assert len(sizes) >= 3 and 6 not in sizes and 2 not in sizes
        else:
            case = exercise.cases["small"]
            assert case.args["d_k"] not in (2, *case.args["scores"].shape)


def test_names_of_checks_and_cases_are_unique_and_no_hidden_case_is_shown(exercises):
    for exercise in exercises.values():
        names = [check.name for check in exercise.checks]
        assert len(set(names)) == len(names)
        asked = phases(exercise)
        assert sorted(i for ids in asked.values() for i in ids) == sorted(exercise.cases)


# --- inputs ----------------------------------------------------------------------------------------------------------


def test_hidden_inputs_depend_on_the_hidden_generator_alone_and_visible_ones_on_none(rubric, exercises):
    others = {"hidden": drawn(rubric, hidden=3), "counterexample": drawn(rubric, counterexample=3)}
    for name, exercise in exercises.items():
        asked = phases(exercise)
        for phase, ids in asked.items():
            for other, changed in others.items():
                for case_id in ids:
                    pairs = zip(arrays(exercise.cases[case_id]), arrays(changed[name].cases[case_id]))
                    for (where, a), (_, b) in pairs:
                        assert (a.tobytes() == b.tobytes()) == (phase != other), (name, case_id, where)


def test_the_same_seed_draws_the_same_cases(rubric, exercises):
    again = drawn(rubric)
    for name, exercise in exercises.items():
        for case_id, case in exercise.cases.items():
            for (_, a), (_, b) in zip(arrays(case), arrays(again[name].cases[case_id])):
                assert a.tobytes() == b.tobytes()


def test_random_draws_share_a_shape_with_other_data(exercises):
    for exercise in exercises.values():
        shapes = {}
        for case in hidden_cases(exercise):
            shapes.setdefault(str([(name, a.shape) for name, a in arrays(case)][:4]), []).append(case)
        assert any(len(alike) > 1 for alike in shapes.values())


@pytest.mark.parametrize("name", ["attention_scores", "scaled_softmax", "context_vector"])
def test_tables_are_wide_narrow_tall_and_square(exercises, name):
    first = [next(arrays(case))[1] for case in hidden_cases(exercises[name])]
    if name == "attention_scores":
        tables = [
            (len(q), len(dict(arrays(c))["keys"])) for q, c in zip(first, hidden_cases(exercises[name])) if q.ndim == 2
        ]
    else:
        tables = [array.shape for array in first if array.ndim == 2]
    assert any(t < s for t, s in tables)
    assert any(t > s for t, s in tables)
    assert any(t > 6 for t, _ in tables)
    assert any(1 in table for table in tables)
    assert (6, 6) in tables
    assert any(array.ndim == 1 for array in first)


def test_wide_keys_and_sizes_of_one_occur(exercises):
    for name, exercise in exercises.items():
        sizes = [size for case in hidden_cases(exercise) for _, array in arrays(case) for size in array.shape]
        given = [value for case in hidden_cases(exercise) for value in as_data(case).get("args", {}).values()]
        numbers = [value for value in given if not isinstance(value, np.ndarray)]
        assert max([*sizes, *numbers]) > 16, name
        assert 1 in sizes, name


@pytest.mark.parametrize("name", CLASSES)
def test_tokens_outnumber_six_and_are_outnumbered_by_sizes(exercises, name):
    shapes = [x.shape for case in hidden_cases(exercises[name]) for x in case.xs or ()]
    assert any(tokens > 6 for tokens, _ in shapes)
    assert any(tokens == 1 for tokens, _ in shapes)
    assert any(tokens < d_in for tokens, d_in in shapes)
    sizes = [(*c.init, len(c.xs[0])) for c in hidden_cases(exercises[name]) if c.xs]
    assert all(len(set(three)) == 3 for three in sizes)


@pytest.mark.parametrize("name", CLASSES)
def test_one_module_sees_two_x_of_one_shape(exercises, name):
    pairs = [case.xs for case in hidden_cases(exercises[name]) if len(case.xs or ()) > 1]
    assert any(a.shape == b.shape and not np.array_equal(a, b) for a, b in pairs)


def test_inputs_are_float32_and_scores_reach_ten_thousand(exercises):
    for exercise in exercises.values():
        for case_id, case in exercise.cases.items():
            for where, array in arrays(case):
                assert array.dtype == (np.float64 if "double" in case_id and where == "x0" else np.float32)
    cases = exercises["scaled_softmax"].cases
    huge = [cases[i].args["scores"] for i in ("huge-d3", "huge-d2")]
    assert all(array.max() >= 1e4 and array.min() <= -1e4 for array in huge)
    assert 60 < np.abs(cases["hundred"].args["scores"]).max() < 200


def test_gradients_are_pulled_back_from_random_numbers_never_from_ones(exercises):
    for exercise in exercises.values():
        for case in exercise.cases.values():
            for where, array in arrays(case):
                if where.startswith("up") and array.size > 1:
                    assert array.std() > 0
        looked = [i for check in exercise.checks if check.kind == "gradient" for i in check.cases]
        assert all(exercise.cases[i].upstream is not None for i in looked)


def test_initial_values_are_compared_for_other_seeds_and_sizes(exercises):
    for name in CLASSES:
        cases = [exercises[name].cases[i] for c in exercises[name].checks if c.kind == "initial" for i in c.cases]
        assert len({(case.seed, *case.init) for case in cases}) >= 3
    biased = exercises["SelfAttention_v2"].cases["seed-9x2-bias"]
    assert biased.named == {"qkv_bias": True} and biased.free == [".bias"]


# --- the words a rubric is written in --------------------------------------------------------------------------------


def simple():
    return Exercise("double", 2, {"values": 1})


def test_a_group_or_facet_that_does_not_exist_is_told_with_its_exercise_and_check():
    case = Call("one", {"x": np.ones(2, np.float32)}, ["y"])
    with pytest.raises(RubricError, match="double, check “right”: unknown group “other”"):
        add_check(simple(), "right", "other", "arithmetic", "value", [case])
    with pytest.raises(RubricError, match="facet “looks”"):
        add_check(simple(), "right", "values", "looks", "value", [case])


def test_two_cases_of_one_name_are_told():
    exercise = simple()
    add_check(exercise, "a", "values", "arithmetic", "value", [Call("one", {"x": 1}, ["y"])])
    with pytest.raises(RubricError, match="two cases are called “one”"):
        add_check(exercise, "b", "values", "arithmetic", "value", [Call("one", {"x": 2}, ["y"])])


def test_a_case_cannot_be_shown_and_hidden_at_once():
    exercise, case = simple(), Call("one", {"x": 1}, ["y"])
    add_check(exercise, "a", "values", "arithmetic", "value", [case], visible=True)
    with pytest.raises(RubricError, match="check “b”: a hidden check uses a visible case"):
        add_check(exercise, "b", "values", "arithmetic", "value", [case])
    exercise = simple()
    add_check(exercise, "b", "values", "arithmetic", "value", [case])
    with pytest.raises(RubricError, match="check “b”: a hidden check uses a visible case"):
        add_check(exercise, "a", "values", "arithmetic", "value", [case], visible=True)


def test_counterexamples_are_asked_before_hidden_cases():
    exercise = simple()
    seen, other, hidden = (Call(i, {"x": 1}, ["y"]) for i in ("seen", "other", "hidden"))
    add_check(exercise, "a", "values", "arithmetic", "value", [hidden], counterexample=other)
    add_check(exercise, "b", "values", "arithmetic", "value", [seen], visible=True)
    assert phases(exercise) == {"visible": ["seen"], "counterexample": ["other"], "hidden": ["hidden"]}


def test_a_case_is_data_and_comes_back_from_it():
    rng = np.random.default_rng(0)
    x, up = normal(rng, 2, 3), normal(rng, 2)
    case = Call("c", {"x": x, "n": 3}, ["y"], [up], twice=True, unpack=2)
    data = as_data(case)
    assert data.keys() == {"do", "id", "args", "results", "upstream", "twice", "unpack"}  # and no default
    assert as_data(case_from(data)) == data and isinstance(case_from(data), Call)
    made = Build("m", [2, 3], ["W"], "y", xs=[x, x], seed=1)
    assert (made.results, made.named, made.seed) == (["y", "y"], {}, 1)
    assert case_from(as_data(made)).results == ["y", "y"]


def test_a_kind_of_check_that_does_not_exist_or_has_nothing_to_read_is_told():
    case = Call("one", {"x": np.ones(2, np.float32)}, ["y"])
    with pytest.raises(RubricError, match="check “right”: unknown kind of check “values”"):
        add_check(simple(), "right", "values", "arithmetic", "values", [case])
    with pytest.raises(
        RubricError, match="the kind of check “gradient” reads grads, for which the case “one” does not ask"
    ):
        add_check(simple(), "right", "values", "gradient", "gradient", [case])
    like = Call("like", {"x": 1}, ["y"], twice=True)
    with pytest.raises(RubricError, match="reads again, for which the case “one”"):
        add_check(simple(), "right", "values", "arithmetic", "again", [like], counterexample=case)
