"""The one file that travels: small, readable, the same on every machine, and it names what the whole would name."""

from __future__ import annotations

import ast
import dataclasses
import json
import subprocess
import sys
from dataclasses import replace

import numpy as np
import pytest
import selfchecks
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.extra import numpy as hnp

from autograder.model import Metadata, Mistake
from autograder.naming.explain import explain
from autograder.naming.fingerprints import alike
from autograder.selfcheck import bundle
from autograder.selfcheck.judge import judge
from autograder.selfcheck.observe import MISSING, observe, reads
from autograder.selfcheck.packed import from_json, laid_over

TEXT = selfchecks.current()
EXERCISES = {exercise.name: exercise for exercise in bundle.parts_of(TEXT)[1][0]}
EXPECTED = bundle.parts_of(TEXT)[1][1]


# --- what is in it -----------------------------------------------------------------------------------------------


def test_the_file_is_small_and_its_lines_are_short_but_for_those_of_the_mistakes():
    assert len(TEXT.encode()) < 275_000
    code, mistakes = TEXT.split("MISTAKES = unpack(")
    assert max(map(len, code.splitlines())) < 400
    assert max(map(len, mistakes.splitlines())) < 2500


def test_it_imports_numpy_and_torch_and_else_only_what_python_brings():
    needed = set()
    for node in ast.walk(ast.parse(TEXT)):
        if isinstance(node, ast.Import):
            needed |= {alias.name.split(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            needed.add(node.module.split(".")[0])
    # IPython and traitlets where they are there already: asked for inside functions
    assert needed - set(sys.stdlib_module_names) == {"numpy", "torch", "IPython", "traitlets"}
    at_the_top = {n.names[0].name for n in ast.parse(TEXT).body if isinstance(n, ast.Import)}
    assert not at_the_top & {"IPython", "traitlets"}


def test_only_visible_cases_travel():
    for exercise in EXERCISES.values():
        assert all(check.visible and check.counterexample is None for check in exercise.checks)
        assert set(exercise.cases) == {i for check in exercise.checks for i in check.cases}
        assert set(EXPECTED[exercise.name]) == set(exercise.cases)


def test_two_parts_with_the_same_name_inside_are_refused(tmp_path, monkeypatch):
    monkeypatch.setattr(bundle, "_PACKAGE", tmp_path)
    monkeypatch.setattr(bundle, "_PARTS", ("one.py", "two.py"))
    for part in ("one", "two"):
        (tmp_path / f"{part}.py").write_text(f'"""Part {part}."""\n\n\ndef helper():\n    return 1\n')
    with pytest.raises(ValueError, match=r"two\.py and one\.py both define helper"):
        bundle.own_code()


# --- data as text ------------------------------------------------------------------------------------------------

NUMBERS = st.one_of(
    hnp.arrays(np.float32, hnp.array_shapes(min_dims=0, max_dims=3, min_side=0, max_side=4)),
    hnp.arrays(np.float64, hnp.array_shapes(min_dims=0, max_dims=2, min_side=0, max_side=3)),
    hnp.arrays(np.int64, hnp.array_shapes(min_dims=0, max_dims=2, min_side=0, max_side=3)),
)


@given(NUMBERS)
def test_arrays_come_back_exactly(array):
    back = from_json(json.loads(json.dumps(bundle.as_json({"a": [array]}))))["a"][0]
    assert (back.dtype, back.shape) == (array.dtype, array.shape)
    assert np.array_equal(back, array, equal_nan=True)


@given(st.floats(-1e4, 1e4, width=32))
def test_rounded_arrays_stay_well_inside_what_naming_tells_apart(number):
    array = np.array([number], np.float32)
    back = from_json(json.loads(json.dumps(bundle.as_json(array, digits=5))), "<f8")
    assert np.allclose(back, array, rtol=1e-4, atol=1e-6)


def test_a_difference_laid_over_the_key_gives_the_observation_again():
    key = {"types": ["tensor"], "grads": {"x": np.ones(2), "w": np.zeros(2)}, "changed": [], "results": [np.ones(3)]}
    for seen in (
        key,
        {"types": ["NoneType"], "results": [None]},
        {**key, "grads": {"x": np.ones(2), "w": np.full(2, 7.0)}},
        {**key, "grads": {"x": None, "w": None, "b": np.ones(1)}},
        {**key, "grads": {"x": np.ones(2)}},
        {**key, "error": {"type": "TypeError", "text": "no"}},
    ):
        again = laid_over(key, bundle.difference(key, seen))
        assert bundle.almost_equal(again, seen)
    assert bundle.difference(key, key) == {}


def test_what_repeats_the_key_takes_no_room():
    key = {"results": [np.array([1.0, 2.0], np.float32)]}
    assert bundle.difference(key, {"results": [np.array([1.0, 2.0000001], np.float32)]}) == {}


# --- fresh on any machine ----------------------------------------------------------------------------------------


def parts():
    """What bundle() is made of, as far as the committed file still has it."""
    return [*EXERCISES.values()], EXPECTED, bundle.parts_of(TEXT)[1][2]


def test_bundling_what_was_bundled_changes_nothing():
    once = bundle.bundle(selfchecks.A, *parts())
    assert once == bundle.bundle(selfchecks.A, *parts())
    assert bundle.same(once, TEXT)


def test_mistakes_that_two_people_added_merge_line_by_line(tmp_path):
    exercises, expected, mistakes = parts()

    def without(*stems):
        known = {name: [one for one in listed if one.stem not in stems] for name, listed in mistakes.items()}
        return bundle.bundle(selfchecks.A, exercises, expected, known)

    ours, base, theirs = (tmp_path / name for name in ("ours", "base", "theirs"))
    ours.write_text(without("softmax-over-columns"))  # ours adds one, theirs the other
    base.write_text(without("softmax-over-columns", "no-scaling"))
    theirs.write_text(without("no-scaling"))
    assert len(ours.read_text().splitlines()) == len(base.read_text().splitlines()) + 1
    merged = subprocess.run(["git", "merge-file", "-p", ours, base, theirs], capture_output=True, text=True)
    assert merged.returncode == 0
    assert merged.stdout == without()


def test_a_line_tells_which_mistake_it_is_and_hides_its_hint():
    lines = TEXT.split('MISTAKES = unpack("""')[1].split('"""')[0].strip().splitlines()
    assert lines == sorted(lines)
    (line,) = (line for line in lines if line.startswith("no-scaling "))
    assert line.split()[1:3] == ["arithmetic", "scaled_softmax,SelfAttention_v1,SelfAttention_v2"]
    (known,) = (one for one in bundle.parts_of(TEXT)[1][2]["scaled_softmax"] if one.stem == "no-scaling")
    assert known.hint not in TEXT and known.name not in TEXT


def test_last_digits_do_not_make_a_file_stale():
    exercises, expected, mistakes = parts()

    def shaken(value):
        if isinstance(value, np.ndarray) and value.dtype.kind == "f":
            return np.asarray(value * (1 + 1e-6), value.dtype)
        if dataclasses.is_dataclass(value):
            return replace(value, **{f.name: shaken(getattr(value, f.name)) for f in dataclasses.fields(value)})
        if isinstance(value, dict):
            return {key: shaken(item) for key, item in value.items()}
        return [shaken(item) for item in value] if isinstance(value, list) else value

    other = bundle.bundle(selfchecks.A, exercises, shaken(expected), shaken(mistakes))
    assert other != TEXT
    assert bundle.same(other, TEXT)


def test_another_number_word_or_line_of_code_makes_it_stale():
    exercises, expected, mistakes = parts()
    name = exercises[0].name
    moved = {
        **expected,
        name: {i: replace(o, results=[a + 0.01 for a in o.results]) for i, o in expected[name].items()},
    }
    assert not bundle.same(bundle.bundle(selfchecks.A, exercises, moved, mistakes), TEXT)
    reworded = {**mistakes, name: [replace(m, hint=m.hint + " Really?") for m in mistakes[name]]}
    assert not bundle.same(bundle.bundle(selfchecks.A, exercises, expected, reworded), TEXT)
    assert not bundle.same(bundle.bundle(selfchecks.A, exercises, expected, {**mistakes, name: []}), TEXT)
    assert not bundle.same(TEXT.replace("def check(", "def check_it("), TEXT)


@pytest.mark.parametrize(
    "other", ["", "print(1)", TEXT[: len(TEXT) // 2], TEXT.replace('{"$":', '{"$$":'), TEXT[:-900]]
)
def test_a_damaged_file_is_stale_and_nothing_breaks(other):
    assert not bundle.same(other, TEXT)
    assert not bundle.same(TEXT, other)


# --- it names what the whole would name --------------------------------------------------------------------------


def tried(name):
    """[(answer, observations on the visible cases, metadata)] of every mistake of an exercise."""
    found = []
    for answer in selfchecks.mistakes():
        if answer.exercise == name:
            names = selfchecks.names_of(answer)
            thing = names.get(name, MISSING)
            seen = {i: observe(case, thing) for i, case in EXERCISES[name].cases.items()}
            defined = [n for n, v in names.items() if getattr(v, "__module__", "") == "__main__"]
            found.append((answer, seen, Metadata([] if thing is MISSING else reads(thing), defined)))
    return found


@pytest.mark.parametrize(
    "name",
    ["project", "scaled_softmax"]
    + [pytest.param(name, marks=pytest.mark.slow) for name in EXERCISES if name not in ("project", "scaled_softmax")],
)
def test_the_packed_mistakes_name_what_the_whole_ones_name(name, capfd):
    exercise, answers = EXERCISES[name], tried(name)
    whole = [answer.mistake(seen) for answer, seen, _ in answers]
    text = bundle.bundle(selfchecks.A, [exercise], {name: EXPECTED[name]}, {name: whole})
    packed = bundle.parts_of(text)[1][2][name]
    assert len(packed) <= len(whole)
    named = 0
    for answer, seen, metadata in answers:
        verdicts = judge(exercise, seen, EXPECTED[name], only_visible=True)
        with_whole, with_packed = (
            {
                check: [mistake.stem for mistake in mistakes]
                for check, mistakes in explain(exercise, verdicts, seen, EXPECTED[name], known, metadata).items()
            }
            for known in (whole, packed)
        )
        assert with_packed == with_whole, answer.stem
        named += any(answer.stem in stems for stems in with_packed.values())
    assert named > 0.8 * len(answers)


def test_a_mistake_that_no_visible_case_shows_is_left_out():
    exercise = EXERCISES["project"]
    expected = EXPECTED["project"]
    mistake = Mistake("s", "n", "h", "arithmetic", None, expected)
    text = bundle.bundle("a", [exercise], {"project": expected}, {"project": [mistake]})
    assert bundle.parts_of(text)[1][2] == {"project": []}
    assert alike(expected["small"], mistake.seen["small"], "arithmetic")
