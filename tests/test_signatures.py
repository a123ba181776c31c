"""The signature of what has no name: equal for answers that fail alike, by which the class page groups them."""

import time
from dataclasses import replace

import numpy as np
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.extra import numpy as arrays

from autograder.grading.verdicts import exercise_result
from autograder.model import Call, Exercise, Metadata, Observation, Outline
from autograder.rubric import add_check

WANT = np.zeros((2, 3), np.float32)


def exercise(checks=1):
    made = Exercise("f", 2, {"values": 1})
    for number in range(checks):
        case = Call(f"case {number}", {"x": WANT}, ["y"])
        add_check(made, f"check {number}", "values", "arithmetic", "value", [case], visible=True)
    return made


def signatures(*results, checks=1):
    """Those of an answer that gives one of these results on each case."""
    made = exercise(checks)
    results = results * (checks // len(results))
    seen = {
        case: Observation(case, "returned", type="tensor", types=["tensor"], results=[result], changed=[])
        for case, result in zip(made.cases, results)
    }
    key = {case: replace(observation, results=[WANT]) for case, observation in seen.items()}
    record = exercise_result(made, seen, Metadata(), key, list)
    return {check.signature for check in record.checks if check.status == "failed"}


NUMBERS = st.sampled_from([0.5, 1.25, -0.75, 3.0, np.nan, np.inf, -np.inf, 2.0**80])
RESULTS = arrays.arrays(np.float32, st.sampled_from([(2, 3), (3, 2), (6,), (1,)]), elements=NUMBERS)


@given(RESULTS, st.integers(0, 2**32 - 1))
def test_equal_for_results_that_are_equal_to_two_decimals(result, seed):
    near = (result + np.random.default_rng(seed).uniform(-0.004, 0.004, result.shape)).astype(np.float32)
    assert signatures(result) == signatures(near)


@given(RESULTS, RESULTS)
def test_different_for_results_that_are_not(one, other):
    same = one.shape == other.shape and np.array_equal(one, other, equal_nan=True)
    assert (signatures(one) == signatures(other)) == same


def test_one_nan_is_like_another_and_a_zero_has_no_sign():
    nans = np.array([np.nan, 0.5, 0.0]), np.array([-np.nan, 0.5, -0.0])
    assert nans[0].tobytes() != nans[1].tobytes()
    assert len(set.union(*map(signatures, nans))) == 1


def test_of_what_is_too_large_to_be_looked_at_the_shape_counts():
    outlines = [Outline([n, 0], "float32") for n in (10**6, 10**6, 10**7)]
    first, again, other = map(signatures, outlines)
    assert first == again != other


def test_it_takes_no_longer_for_many_failed_checks_and_large_results():
    start = time.process_time()
    (signature,) = signatures(np.random.default_rng(1).standard_normal((1000, 1000)).astype(np.float32), checks=12)
    assert time.process_time() - start < 10  # it took three for each check, through text
    assert len(signature) == 12
