"""Late penalties follow what people give after the grading."""

from __future__ import annotations

import pytest
import test_gradebook
from test_gradebook import NOTEBOOK, configure, due
from test_hand_grades import by_hand, exported, hand_in_and_grade, report

from autograder.gradebook.errors import GradebookError
from autograder.gradebook.grades import given
from autograder.gradebook.late import renew

course = test_gradebook.course
pytestmark = test_gradebook.pytestmark
IN_TIME = "2025-03-01T10:00:00+00:00"


def test_whoever_is_too_late_keeps_no_points_that_were_given_by_hand_after_the_grading(course):
    configure(course, 'c.LateSubmissionPlugin.penalty_method = "zero"\n')
    due(course, "2025-03-01 11:00:00")
    reports = [report("ada"), report("bob", submitted_at=IN_TIME)]
    hand_in_and_grade(course, *reports)
    for student in ("ada", "bob"):
        by_hand(course, student, "why", 4)
    assert given(course, "tiny")["ada"].penalty == 5.5  # as it was worked out while she had no more
    gone = report("cara")  # nobody of the gradebook
    renew(course, "tiny", NOTEBOOK, [*reports, gone])
    assert {student: one.penalty for student, one in given(course, "tiny").items()} == {"ada": 9.5, "bob": 0}
    assert {student: row["score"] for student, row in exported(course).items()} == {"ada": "0.0", "bob": "9.5"}
    assert given(course, "tiny")["ada"].manual["why"].score == 4, "what a person gave stays"


def test_a_penalty_that_cannot_be_worked_out_is_told(course):
    configure(course, "import no_such_plugin\n")
    with pytest.raises(GradebookError, match="no_such_plugin"):
        renew(course, "tiny", NOTEBOOK, [report("ada")])
