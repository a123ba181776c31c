"""Grading one submission: what its report holds, what it never holds, and what ends as a person's to look at."""

# ruff: noqa: E501  (answers read best on one line)

import copy
import dataclasses
import gc
import json
import os
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from small_release import release as another_release
from trials import arrays_in, grade

from autograder import records
from autograder.course import CourseError
from autograder.grading import reporting, run, submission
from autograder.grading.assignment import Assignment
from autograder.model import as_data
from autograder.notebooks.folder import taken
from autograder.notebooks.parsing import parse
from autograder.report import CellError, WrittenAnswer
from autograder.reports.feedback import feedback
from autograder.sandbox.errors import WorkerError
from autograder.worker.client import TimeLimits

ROOT = Path(__file__).resolve().parents[1]
NAME = "self_attention"
CALM = TimeLimits(cell=60, submission=250, exercise=60)


@pytest.fixture(scope="module")
def hand_in(tmp_path_factory, assignment, worker):
    """Grades a notebook, or answers filled into the release with the key's elsewhere."""

    def graded(notebook=None, student="ada", files=None, **answers):
        folder = tmp_path_factory.mktemp("submitted") / NAME
        folder.mkdir()
        if notebook is None and files is None:
            given = {name: [cells] if isinstance(cells, str) else cells for name, cells in answers.items()}
            notebook = assignment.with_answers(given)
        if notebook is not None:
            (folder / f"{NAME}.ipynb").write_text(json.dumps(notebook))
        for name, text in (files or {}).items():
            (folder / name).write_text(text)
        return grade(assignment, worker, student, folder, limits=CALM)

    return graded


def exercise(report, name):
    return next(record for record in report.exercises if record.name == name)


def everything_shown(graded):
    """All that students, and whoever opens their notebook, may see."""
    report = dataclasses.replace(graded.report, seed=0, digest="")
    return records.dump(report) + json.dumps(graded.notebook) + feedback(graded.report)


# --- the report ------------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def key(hand_in):
    return hand_in()


def test_the_key_gets_all_points_and_a_report_in_the_form_of_the_schema(key):
    records.parse(records.dump(key.report))
    assert (key.report.status, key.report.score, key.report.max_score) == ("graded", 25, 25)
    assert {record.status for record in key.report.exercises} == {"accepted"}
    assert key.report.cells == key.report.repairs == []


def test_the_unedited_release_gets_nothing_and_no_error_is_held_against_it(hand_in, assignment):
    report = hand_in(copy.deepcopy(assignment.release)).report
    records.parse(records.dump(report))
    assert (report.score, {record.status for record in report.exercises}) == (0, {"not attempted"})
    assert [cell for cell in report.cells if "NotImplementedError" in cell.error] == []
    assert [row.answered for row in report.written] == [False]


def test_the_same_submission_gives_the_same_bytes_but_for_the_time(hand_in):
    answers = {
        "project": "def project(x, W_query, W_key, W_value):\n    raise ValueError(object())",
        "attention_scores": "def attention_scores(queries, keys):\n    return torch.rand(2)",
        "scaled_softmax": "print(object(), hash('x'))\n1 / 0",
    }
    first, second = hand_in(**answers), hand_in(**answers)
    dumped = [records.dump(dataclasses.replace(graded.report, graded_at="")) for graded in (first, second)]
    assert dumped[0] == dumped[1]
    assert "0x…" in dumped[0]
    assert first.notebook == second.notebook


def test_the_digests_of_answers_change_with_the_answers_and_with_nothing_else(hand_in, key, assignment):
    before, notebook = key.report.answers, assignment.with_answers({})
    names = {*(exercise.name for exercise in assignment.exercises), "why_scale"}
    assert before.keys() == names and len(set(before.values())) == len(names)
    for cell in notebook["cells"]:
        if cell["cell_type"] == "code":
            cell.update(execution_count=7, outputs=[])
    notebook["cells"].insert(3, {"cell_type": "markdown", "id": "note", "metadata": {}, "source": "A note."})
    assert hand_in(notebook, student="bob").report.answers == before
    written = next(c for c in notebook["cells"] if c["metadata"].get("nbgrader", {}).get("grade_id") == "why_scale")
    written["source"] += " And more."
    answer = "def project(x, W_query, W_key, W_value):\n    return x @ W_query, x @ W_key, x @ W_value  # as told"
    after = hand_in(notebook).report.answers
    assert {name for name in names if after[name] != before[name]} == {"why_scale"}
    after = hand_in(project=answer).report.answers
    assert {name for name in names if after[name] != before[name]} == {"project"}


def test_of_what_cannot_be_read_every_answer_is_another_until_the_same_file_comes_again(hand_in, key):
    one, again, other = (hand_in(files={f"{NAME}.ipynb": text}).report for text in ("torn", "torn", "torn too"))
    records.parse(records.dump(one))
    assert one.status == "needs attention" and one.answers.keys() == key.report.answers.keys()
    for name, digest in one.answers.items():
        assert digest == again.answers[name] and digest not in (other.answers[name], key.report.answers[name])


def test_every_record_of_a_wrong_submission_keeps_to_the_schema(hand_in):
    graded = hand_in(
        project="def projekt(x): pass",
        attention_scores="def attention_scores(queries, keys):\n    return queries",
        scaled_softmax="def scaled_softmax(scores, d_k):\n    print(scores)",
        context_vector="syntax error here",
        SelfAttention_v1="class SelfAttention_v1(nn.Module):\n    pass",
        SelfAttention_v2="import os\nos._exit(0)",
    )
    records.parse(records.dump(graded.report))
    json.loads(records.dump(graded.report))
    assert graded.report.score == 0
    states = {record.name: record.status for record in graded.report.exercises}
    assert states == {
        "project": "missing", "attention_scores": "wrong", "scaled_softmax": "wrong",
        "context_vector": "could not be run",
        "SelfAttention_v1": "wrong", "SelfAttention_v2": "killed",
    }  # fmt: skip
    assert {cell.cell for cell in graded.report.cells} >= {"context_vector", "SelfAttention_v2"}


def test_a_failed_check_says_what_was_called_what_came_back_and_what_was_expected(hand_in):
    report = hand_in(scaled_softmax="def scaled_softmax(scores, d_k):\n    return torch.softmax(scores, -1)").report
    checks = {check.name: check for check in exercise(report, "scaled_softmax").checks}
    small = checks["another size: 3 rows of 5 scores, d_k = 7"]
    assert small.message.startswith("scaled_softmax(scores (3, 5), d_k=7)")
    assert (small.mistake, small.title) == ("no-scaling", "no scaling by √d_k")
    assert small.hint.endswith("?")
    evidence = small.evidence
    assert (evidence.counterexample, evidence.got[0].shape, evidence.expected[0].shape) == (
        False,
        [3, 5],
        [3, 5],
    )
    assert any(any(row) for row in evidence.got[0].differs)


def test_a_hidden_check_shows_a_counterexample_drawn_apart(hand_in, assignment):
    report = hand_in(scaled_softmax="def scaled_softmax(scores, d_k):\n    return torch.softmax(scores, -1)").report
    checks = {check.name: check for check in exercise(report, "scaled_softmax").checks}
    hidden = checks["random scores of other sizes, other d_k"]
    evidence = hidden.evidence
    assert evidence.counterexample is True
    case = next(e for e in assignment.exercises if e.name == "scaled_softmax").cases["counterexample"]
    assert evidence.inputs[0].values == [[round(float(x), 4) for x in row] for row in case.args["scores"]]
    assert hidden.message.startswith("scaled_softmax(scores, d_k): weights has the right shape")
    assert "For example: scaled_softmax(scores (3, 4), d_k=5)" in hidden.message


REMEMBERS = """
kept = []
def scaled_softmax(scores, d_k):
    kept.append(scores)
    weights = torch.exp(scores / d_k**0.5)
    return weights / weights.sum(-1, keepdim=True) * len(kept) ** 0
"""


def test_who_is_right_until_the_hidden_cases_gets_a_counterexample_from_a_process_that_never_saw_them(
    hand_in, assignment, worker, monkeypatch
):
    asked, jobs = [], []
    real, start = run.run, worker.start

    def watched(*arguments):
        ran = real(*arguments)
        asked.append(ran.observations["scaled_softmax"])
        return ran

    monkeypatch.setattr(submission, "run", watched)
    monkeypatch.setattr(worker, "start", lambda message: jobs.append(message) or start(message))
    report = hand_in(scaled_softmax=REMEMBERS).report
    assert len(jobs) == 2
    record = exercise(report, "scaled_softmax")
    cases = next(e for e in assignment.exercises if e.name == "scaled_softmax").cases
    failed = [check for check in record.checks if check.status == "failed"]
    assert failed and not any(check.visible for check in failed)
    assert all(check.evidence.counterexample for check in failed)
    tables = [c.args["scores"] for i, c in cases.items() if i.startswith("counterex") and i != "counterexample-row"]
    drawn = [[[round(float(x), 4) for x in row] for row in table] for table in tables]
    assert all(check.evidence.inputs[0].values in drawn for check in failed)
    assert asked[0].keys() == cases.keys()
    hand_in()  # the key needs none
    assert len(jobs) == 3 and not any(i.startswith("counterexample") for i in asked[1])


def test_what_matches_no_known_mistake_is_not_guessed_but_told_how_far_off_it_is(hand_in):
    report = hand_in(context_vector="def context_vector(weights, values):\n    return weights @ values * 1.25").report
    record = exercise(report, "context_vector")
    failed = [check for check in record.checks if check.status == "failed"]
    assert {check.mistake for check in failed} == {None}
    assert "other values than expected (by up to" in failed[0].message
    assert len({check.signature for check in failed}) == 1


def test_wrong_answers_that_fail_alike_have_one_signature(hand_in):
    scaled = "def context_vector(weights, values):\n    return weights @ values * {}"
    signatures = [
        next(c.signature for c in exercise(hand_in(context_vector=text).report, "context_vector").checks if c.signature)
        for text in (scaled.format("1.25"), scaled.format("(5 / 4)"), scaled.format("1.5"))
    ]
    assert signatures[0] == signatures[1] != signatures[2]


def test_two_mistakes_of_different_facets_are_both_named(hand_in, assignment):
    both = (
        assignment.key["SelfAttention_v1"].replace("torch.rand(", "torch.randn(").replace("scores / d_k**0.5", "scores")
    )
    record = exercise(hand_in(SelfAttention_v1=both).report, "SelfAttention_v1")
    assert {check.mistake for check in record.checks} - {None} == {"randn", "no-scaling"}


def test_a_cause_is_named_once_where_it_lies(hand_in, assignment):
    wrong = "def scaled_softmax(scores, d_k):\n    return torch.softmax(scores, -1)"
    v1 = assignment.key["SelfAttention_v1"].replace(
        "torch.softmax(scores / d_k**0.5, dim=-1)", "scaled_softmax(scores, d_k)"
    )
    report = hand_in(scaled_softmax=wrong, SelfAttention_v1=v1.replace("torch.rand(", "torch.randn(")).report
    first, later = exercise(report, "scaled_softmax"), exercise(report, "SelfAttention_v1")
    assert {check.mistake for check in first.checks} - {None} == {"no-scaling"}
    assert {check.mistake for check in later.checks} - {None} == {"randn"}
    assert later.note == "It calls scaled_softmax, which is not right yet: fix it first, then look here again."
    assert first.note is None and exercise(report, "SelfAttention_v2").status == "accepted"
    alone = exercise(hand_in(SelfAttention_v1=v1.replace("torch.rand(", "torch.randn(")).report, "SelfAttention_v1")
    assert alone.note is None


def test_the_judged_code_stands_in_the_record(key):
    code = exercise(key.report, "attention_scores").code
    assert code[-1].cell == "attention_scores"
    assert "return queries @ keys.T" in code[-1].source


def test_the_picture_holds_their_weights_beside_the_expected(key, hand_in):
    picture = key.report.picture
    assert (len(picture.got), len(picture.expected[0]), picture.labels[1]) == (6, 6, "journey")
    wrong = hand_in(scaled_softmax="def scaled_softmax(scores, d_k):\n    return scores[0]").report.picture
    assert wrong.got is None and wrong.expected == picture.expected
    odd = hand_in(scaled_softmax="def scaled_softmax(scores, d_k):\n    return scores / 0").report.picture
    assert odd.got[0][0] == "inf"


def test_a_written_answer_is_kept_for_whoever_grades_it(hand_in, assignment):
    notebook = assignment.with_answers({})
    cell = next(c for c in notebook["cells"] if c["metadata"].get("nbgrader", {}).get("grade_id") == "why_scale")
    cell["source"] = "Because \u202edot\x1b products grow."
    (row,) = hand_in(notebook).report.written
    text = "Because �dot� products grow."
    assert row == WrittenAnswer(name="why_scale", max_points=5, answered=True, text=text)


def test_errors_of_own_cells_are_listed_with_their_line(hand_in, assignment):
    report = hand_in(project=["x = 1\nx / 0", assignment.key["project"]]).report
    assert report.score == 25
    assert [cell.error for cell in report.cells] == ["ZeroDivisionError: division by zero (line 2)"]


@pytest.mark.parametrize("above", [0, 1, 3])
def test_a_cell_that_raised_is_named_by_its_number_in_the_notebook_handed_in(hand_in, assignment, above):
    """Cells that were deleted come back, copies go: neither moves the number that a student reads."""
    notebook = assignment.with_answers({})
    ids = [cell["id"] for cell in notebook["cells"]]
    notebook["cells"][ids.index("setup")]["source"] += "\nimport nothing_like_this"
    notebook["cells"].append(own_cell("x = 1\n\nx / 0"))
    del notebook["cells"][ids.index("check_project")]
    notebook["cells"].append(dict(notebook["cells"][-2], id="copy"))
    notebook["cells"].append(own_cell("\n\nnobody", "last"))
    notebook["cells"][:0] = [own_cell("", f"blank-{number}") for number in range(above)]
    rows = hand_in(notebook).report.cells
    for word, wanted in {"nothing_like_this": "nothing_like_this", "division": "x / 0", "'nobody'": "nobody"}.items():
        (row,) = [row for row in rows if word in row.error]
        ((number, line),) = [
            (number, line)
            for number, cell in enumerate(notebook["cells"], 1)
            for line, text in enumerate("".join(cell["source"]).split("\n"), 1)
            if wanted in text
        ]
        assert row.cell == f"cell {number}" and row.error.endswith(f"(line {line})")


def own_cell(source, name="mine"):
    return {
        "cell_type": "code", "id": name, "metadata": {}, "source": source, "outputs": [], "execution_count": None,
    }  # fmt: skip


HELPERS = "import torch\n\n\ndef normalised(scores):\n    return torch.softmax(scores, dim=-1)\n"


def scripts(assignment, **answers):
    """The key as a script that imports a helper, with a loop over the lines of its own; and that helper."""
    key = {
        **assignment.key,
        "scaled_softmax": "def scaled_softmax(scores, d_k):\n    return normalised(scores / d_k**0.5)",
        **answers,
    }
    top = "import torch\nimport torch.nn as nn\nfrom helpers import normalised\n"
    return {"attention.py": "\n\n\n".join([top, *key.values()]) + "\n", "helpers.py": HELPERS}


def line_of(text, part):
    return next(number for number, line in enumerate(text.split("\n"), 1) if part in line)


def test_a_script_that_imports_another_gets_all_points_and_both_are_shown_as_judged(hand_in, assignment):
    report = hand_in(files=scripts(assignment)).report
    records.parse(records.dump(report))
    assert (report.status, report.score) == ("graded", 25)
    judged = exercise(report, "scaled_softmax").code
    assert [(cell.cell, cell.source) for cell in judged][-1] == ("helpers.py", HELPERS)
    assert {cell.cell for cell in judged} == {"attention.py", "helpers.py"}


def test_answers_spread_over_scripts_that_import_each_other_are_graded_together(hand_in, assignment):
    key = assignment.key
    first = ["project", "attention_scores", "scaled_softmax", "context_vector"]
    report = hand_in(files={
        "a.py": "import torch\n\n" + "\n\n".join(key[name] for name in first),
        "b.py": "import torch\nimport torch.nn as nn\nfrom a import *\n\n" + key["SelfAttention_v1"],
        "c.py": "import torch\nfrom torch import nn\nimport a\n\n" + key["SelfAttention_v2"],
    }).report  # fmt: skip
    assert report.score == 25


def test_a_helper_beside_the_notebook_is_importable(hand_in, assignment):
    answer = (
        "from helpers import normalised\n\ndef scaled_softmax(scores, d_k):\n    return normalised(scores / d_k**0.5)"
    )
    notebook = assignment.with_answers({"scaled_softmax": [answer]})
    graded = hand_in(files={f"{NAME}.ipynb": json.dumps(notebook), "helpers.py": HELPERS})
    assert (graded.report.score, graded.report.repairs, graded.report.cells) == (25, [], [])


def test_an_answer_is_another_one_when_what_it_imports_is(hand_in, assignment):
    files = scripts(assignment)
    first, second = (hand_in(files={**files, "helpers.py": text}).report.answers for text in (HELPERS, HELPERS + "\n"))
    assert {name for name in first if first[name] != second[name]} == {"scaled_softmax"}


def test_what_could_not_be_run_in_a_script_is_told_with_the_script_and_its_line(hand_in, assignment):
    broken = assignment.key["SelfAttention_v1"].replace("nn.Module", "nn.Moudle")
    files = scripts(assignment, SelfAttention_v1=broken)
    line = line_of(files["attention.py"], "nn.Moudle")
    report = hand_in(files=files).report
    records.parse(records.dump(report))
    record = exercise(report, "SelfAttention_v1")
    assert record.status == "could not be run" and record.error.type == "AttributeError"
    assert (record.error.file, record.error.line) == ("attention.py", line)
    assert f"Line {line} of attention.py could not be run" in record.note
    page = feedback(report)
    assert f"attention.py</code>, line {line}:" in page
    assert page.count("it stopped here") == 1


def test_errors_of_a_script_name_the_file_and_its_line(hand_in, assignment):
    files = scripts(
        assignment,
        project="def project(x, W_query, W_key, W_value):\n    return x @ W_quarry",
        context_vector="sizes = {}\nsizes['rows']\n\n\ndef context_vector(weights, values):\n    return weights @ values",
    )
    text = files["attention.py"]
    graded = hand_in(files=files)
    raised = f"KeyError: 'rows' (line {line_of(text, 'sizes[')})"
    assert CellError(cell="attention.py", error=raised) in graded.report.cells
    told = f"NameError: name 'W_quarry' is not defined (line {line_of(text, 'W_quarry')})"
    assert CellError(cell="attention.py", error=told) in graded.report.cells
    assert {row.cell for row in graded.report.cells} == {"attention.py"}
    errors = [
        check.evidence.error
        for check in exercise(graded.report, "project").checks
        if check.evidence and check.evidence.error
    ]
    assert errors and {(error.file, error.line) for error in errors} == {("attention.py", line_of(text, "W_quarry"))}
    (judged,) = [cell for cell in exercise(graded.report, "project").code if "def project" in cell.source]
    assert text.split("\n")[judged.line - 1] == judged.source.split("\n")[0]
    page = feedback(graded.report)
    number = line_of(text, "W_quarry")
    assert f"<code>attention.py</code>, line {number}:" in page
    assert f'here" data-n="{number}"' in page


@pytest.mark.parametrize("lines", [["import nothing_like_this"], ["def broken(:", "    pass"]])
def test_an_error_in_a_file_that_is_imported_names_that_file(hand_in, assignment, lines):
    files = scripts(assignment)
    files["helpers.py"] = "# mine\n" + "\n".join(lines)
    rows = hand_in(files=files).report.cells
    assert rows[0].cell == "helpers.py"
    assert rows[0].error.endswith("(line 2)")


def test_a_script_that_hangs_is_told_with_the_line_on_which_the_code_begins(worker, assignment, tmp_path):
    files = scripts(assignment, context_vector="while True:\n    pass")
    for name, text in files.items():
        (tmp_path / name).write_text(text)
    limits = TimeLimits(cell=2, submission=60, exercise=10)
    report = grade(assignment, worker, "ada", tmp_path, limits=limits).report
    told = f"timed out (line {line_of(files['attention.py'], 'while True')})"
    assert CellError(cell="attention.py", error=told) in report.cells


def test_check_cells_of_the_executed_notebook_show_the_points_as_nbgrader_reads_them(hand_in):
    graded = hand_in(scaled_softmax="def scaled_softmax(scores, d_k):\n    return torch.softmax(scores, -1) # <b>")
    values = {
        cell["id"]: cell["outputs"][0]["data"] for cell in graded.notebook["cells"] if cell["id"].startswith("check_")
    }
    assert values["check_project"]["text/plain"] == "3"
    assert values["check_scaled_softmax"]["text/plain"] == "0"
    assert (
        "✗" in values["check_scaled_softmax"]["text/html"]
        and "<script" not in values["check_scaled_softmax"]["text/html"]
    )


# --- what a person must look at --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "files", [{}, {f"{NAME}.ipynb": ""}, {f"{NAME}.ipynb": "<html>log in</html>"}, {"notes.txt": "x"}]
)
def test_what_cannot_be_read_is_a_persons_to_look_at_and_no_zero(hand_in, files):
    graded = hand_in(files=files)
    records.parse(records.dump(graded.report))
    assert (graded.report.status, graded.report.score) == ("needs attention", None)
    assert graded.report.reason


def test_a_notebook_of_another_assignment_is_a_persons_to_look_at_and_no_zero(hand_in):
    report = hand_in(another_release()).report
    records.parse(records.dump(report))
    assert (report.status, report.score, report.written) == ("needs attention", None, [])
    assert "it looks like another one: its title is “A small course”" in report.reason
    assert "its cells are labelled double, check_double, demo_double, …" in report.reason


def test_text_that_may_be_the_written_answer_waits_for_a_person(hand_in, assignment):
    notebook = copy.deepcopy(assignment.with_answers({}))
    at = [cell.get("id") for cell in notebook["cells"]].index("7-in-your-own-words")
    notebook["cells"][at:] = [
        {"cell_type": "markdown", "id": f"m{number}", "metadata": {}, "source": source}
        for number, source in enumerate(["A thought.", "Another one."])
    ]
    graded = hand_in(notebook)
    assert [(row.answered, row.text) for row in graded.report.written] == [(True, "")]
    assert "Which of 2 text cells is the written answer could not be told" in everything_shown(graded)


def test_a_failure_of_the_judge_is_neither_a_zero_nor_full_marks(hand_in, monkeypatch):
    def failing(real):
        def judging(exercise, *more):
            if exercise.name == "project":
                raise RuntimeError("the judge's own")
            return real(exercise, *more)

        return judging

    for name in ("exercise_result", "nothing_wrong"):
        monkeypatch.setattr(submission, name, failing(getattr(submission, name)))
    report = hand_in().report
    records.parse(records.dump(report))
    assert (report.status, report.score) == ("needs attention", None)
    record = exercise(report, "project")
    assert (record.status, record.points, record.checks[0].status) == ("grader error", None, "grader error")
    assert exercise(report, "SelfAttention_v2").points == 6


def test_any_other_failure_of_the_grader_is_told_and_stops_nobody(hand_in, monkeypatch):
    monkeypatch.setattr(submission, "rebuild", lambda *given: 1 / 0)
    report = hand_in().report
    records.parse(records.dump(report))
    assert report.status == "needs attention"
    assert "ZeroDivisionError" in report.reason


def test_a_worker_that_is_gone_is_nobodys_grade(hand_in, monkeypatch):
    def gone(*given):
        raise WorkerError("gone")

    monkeypatch.setattr(submission, "run", gone)
    with pytest.raises(WorkerError):
        hand_in()


def test_a_key_that_does_not_answer_its_own_cases_stops_grading_with_its_name(course, worker):
    assignment = Assignment.load(course, NAME, seed=123456)
    assignment.key["project"] = "def project(x, W_query, W_key, W_value):\n    return 1 / 0"
    with pytest.raises(
        CourseError, match=r"The key's project does not answer the case “section-x2”.*ZeroDivisionError"
    ):
        assignment.expected(worker)


def test_a_key_that_answers_with_more_than_its_case_has_room_for_stops_grading_and_says_what_to_do(course, worker):
    assignment = Assignment.load(course, NAME, seed=123457)
    assignment.key["project"] = "def project(x, W_query, W_key, W_value):\n    return [torch.zeros(300, 300)] * 3"
    with pytest.raises(
        CourseError, match=r"The key's project .* “section-x2” .* \(results\).* more than the 65536 .* give it room=…"
    ):
        assignment.expected(worker)


# --- what is very large --------------------------------------------------------------------------------------------------

LARGE = {
    "rows and no column": ("torch.empty(60_000_000, 0)", "(60000000, 0)"),
    "columns and no row": ("torch.empty(0, 60_000_000)", "(0, 60000000)"),
    "three million rows": ("torch.zeros(3_000_000, 1)", "(3000000, 1)"),
    "64 axes": ("torch.zeros((1,) * 64)", "(1, 1, 1, 1, 1, 1, 1, 1, …)"),
    "a billion": ("torch.zeros(1).expand(10**9)", "(1000000000,)"),
}


@pytest.mark.parametrize("result, shape", LARGE.values(), ids=LARGE)
def test_a_result_that_is_far_too_large_is_graded_at_once_and_its_shape_told(hand_in, result, shape):
    start = time.process_time()
    graded = hand_in(scaled_softmax=f"def scaled_softmax(scores, d_k):\n    return {result}")
    records.parse(records.dump(graded.report))
    assert graded.report.status == "graded"
    one = exercise(graded.report, "scaled_softmax")
    assert (one.status, one.points) == ("wrong", 0)
    example = next(check for check in one.checks if check.name == "the section's example")
    assert f"weights has shape {shape}; expected (6,): 6 keys." in example.message
    expected = [shown for check in one.checks if check.evidence for shown in check.evidence.expected]
    assert expected and all(shown.shape is not None for shown in expected)
    page = feedback(graded.report)
    assert f"has shape {shape}" in page and "too large to show here" in page
    assert time.process_time() - start < 20  # of the grader, for what takes a quarter of a second


def test_a_parameter_that_is_far_too_large_is_graded_at_once(hand_in):
    answer = (
        "class SelfAttention_v1(nn.Module):\n    def __init__(self, d_in, d_out):\n        super().__init__()\n"
        "        self.W_query = nn.Parameter(torch.empty(60_000_000, 0))\n"
        "        self.W_key = nn.Parameter(torch.zeros((1,) * 20))\n"
        "        self.W_value = nn.Parameter(torch.rand(d_in, d_out))"
    )
    one = exercise(hand_in(SelfAttention_v1=answer).report, "SelfAttention_v1")
    said = {check.name: check.message for check in one.checks}
    assert one.status == "wrong"
    assert "W_query has shape (60000000, 0)" in said["three trainable parameters under the asked names"]
    assert "W_query starts with another shape" in said["the section's initial values"]


def test_no_result_at_all_is_an_answer(hand_in):
    one = exercise(hand_in(project="def project(*given):\n    return ()").report, "project")
    assert one.status == "wrong"
    assert "returned 0 results; 3 were expected" in one.checks[0].message


# --- what decides a result ----------------------------------------------------------------------------------------------


def test_a_digest_changes_with_whatever_decides_the_result_and_with_nothing_else(tmp_path, assignment, course):
    folder = tmp_path / NAME
    folder.mkdir()
    (folder / f"{NAME}.ipynb").write_text("{}")

    def digest(assignment=assignment, **how):
        return assignment.scheme(**how).digest_of(taken(folder))

    first = digest()
    assert digest() == first == digest(Assignment.load(course, NAME, seed=7))
    os.utime(folder / f"{NAME}.ipynb", (1, 1))
    assert digest() == first
    assert digest(Assignment.load(course, NAME, seed=8)) != first
    assert digest(limits=TimeLimits(cell=1)) != first
    (folder / "timestamp.txt").write_text("2026-01-01 00:00:00 UTC")
    second = digest()
    (folder / f"{NAME}.ipynb").write_text("{ }")
    assert len({first, second, digest()}) == 3


def test_the_seed_of_a_course_is_drawn_once_and_kept_to_the_instructor(course):
    seed = Assignment.load(course, NAME).seed
    assert Assignment.load(course, NAME).seed == seed
    path = course.private / f"seed-{NAME}"
    assert path.read_text() == f"{seed}\n"
    assert path.stat().st_mode & 0o077 == 0 and course.private.stat().st_mode & 0o077 == 0


def test_the_report_says_when_something_was_handed_in_or_why_that_is_not_known(tmp_path, assignment):
    def failed():
        scheme = assignment.scheme()
        return reporting.failed(reporting.blank("ada", taken(tmp_path), scheme), scheme, "")

    (tmp_path / "timestamp.txt").write_text("Monday, 2 March 2026, 10:00 PM")
    report = failed()
    assert (report.submitted_at, report.submitted_problem) == ("2026-03-02T22:00:00+00:00", None)
    (tmp_path / "timestamp.txt").write_text("2 March\u202e")
    report = failed()
    records.parse(records.dump(report))
    assert report.submitted_at is None
    assert report.submitted_problem.startswith("timestamp.txt says “2 March�”, which cannot be read as one date")
    (tmp_path / "timestamp.txt").unlink()
    report = failed()
    assert (report.submitted_at, report.submitted_problem) == (None, None)


def test_threads_that_read_code_at_once_do_not_disturb_each_other():
    # In Python 3.11 they do when the garbage collector calls Python code while a syntax tree is being made.
    source = (ROOT / "autograder" / "worker" / "child.py").read_text()
    threshold, watch = gc.get_threshold(), lambda *given: [None for _ in range(100)]
    gc.callbacks.append(watch)
    gc.set_threshold(100)
    try:
        with ThreadPoolExecutor(4) as pool:
            assert all(pool.map(lambda _: parse(source), range(60)))
    finally:
        gc.set_threshold(*threshold)
        gc.callbacks.remove(watch)


# --- hidden inputs -------------------------------------------------------------------------------------------------------

# Each lets a hidden case (seven tokens; nothing that is shown has seven) leave a mark where a name or a text can stand.
# If the mark is nowhere to be seen, neither are inputs that would take its place.
MARK, NUMBER = "Zq7leaked", 31337.25
SPELT = """
M, N, S = 'Zq7' + 'leaked', 31336 + 1.25, 31336 + 1  # so that the answer's own text holds no mark
import sys
out = sys.stdout
def forge(**fields):  # what is observed from now on
    from autograder.model import as_data
    from autograder.worker import channel
    pack = channel.pack
    def forged(message):
        message = as_data(message)
        for seen in message.get("observations", ()):
            seen.update(fields)
        return pack(message)
    channel.pack = forged
"""
FUNCTION_MARKS = {
    "text of an error": "raise ValueError(M)",
    "name of an error": "raise type(M, (Exception,), {})()",
    "name of an error that ends as a known one": "raise type(M + 'Error', (ValueError,), {})()",
    "module of an error": "raise type('E', (Exception,), {'__module__': M})()",
    "note of an error": "e = ValueError('x'); e.__notes__ = [M]; raise e",
    "cause of an error": "raise ValueError('x') from KeyError(M)",
    "line of an error": "exec(compile('raise ValueError', '<ipython-input-' + M + '>', 'exec'), globals())",
    "source line of an error": "import linecache; linecache.cache['m'] = (9, None, ['raise ' + M], 'm'); exec(compile('raise ValueError', 'm', 'exec'), globals())",
    "type of the result": "return type(M, (), {})()",
    "type of a part": "return type(M, (), {})(), x @ W_key, x @ W_value",
    "a dictionary": "return {M: x}",
    "a text": "return M",
    "numbers": "return x * 0 + N, x, x",
    "shape": "return torch.zeros(S, 25), x, x",
    "dtype": "return (x.long() * 0 + S), x, x",
    "stdout": "print(M); return 1",
    "stderr": "sys.stderr.write(M); sys.__stderr__.write(M); return 1",
    "a kept stream": "out.write(M); return 1",
    "a warning": "import warnings; warnings.warn(M); return 1",
    "a display": "from IPython.display import display; display(M); return 1",
    "a new function": "exec('def ' + M + '(): pass', globals()); return 1",
    "a new name of a function": "project.__name__ = project.__qualname__ = M; return 1",
    "a name that is almost the asked one": "exec('def Project' + str(S) + '(): pass', globals()); return 1",
    "a later exercise's name": "globals()['attention_scores'] = type(M, (), {}); return 1",
    "a changed argument": "x.data.fill_(N); return x @ W_query, x @ W_key, x @ W_value",
    "a gradient": "y = (x @ W_query).clone(); y.register_hook(lambda g: g * 0 + N) if y.requires_grad else 0; return y, x @ W_key, x @ W_value",
    "an error in the gradient": "y = (x @ W_query).clone()\n        def hook(g): raise type(M, (Exception,), {})(M)\n        y.register_hook(hook) if y.requires_grad else 0; return y, x @ W_key, x @ W_value",
    "a forged change": "forge(changed=[M]); return x @ W_query, x @ W_key, x @ W_value",
    "a forged error": "forge(outcome='raised', error={'type': 'ValueError', 'text': M, 'line': S, 'source': M}); return 1",
    "forged types": "forge(type=M, types=[M] * 3, results=[None] * 3); return 1, 2, 3",
    "a forged dictionary": "forge(type=M, types=[M], results=[None]); return 1",
    "a forged outcome": "forge(outcome='not a function', type=M); return 1",
    "forged metadata": "import gc\n        for c in gc.get_objects():\n            if type(c).__name__ == '_Child': c.metadata['project'].reads, c.metadata['project'].defined = [M], ['Project' + M]\n        return 1",
    "a name like the library's attention": "class Liar(torch.Tensor): pass\n        f = torch.nn.functional.scaled_dot_product_attention; f(x[None], x[None], x[None]); return type('attention' + M, (), {})()",
}


@pytest.mark.parametrize("body", FUNCTION_MARKS.values(), ids=FUNCTION_MARKS)
def test_nothing_that_a_hidden_case_leaves_behind_is_shown(hand_in, body):
    answer = "def project(x, W_query, W_key, W_value):\n    if x.dim() == 2 and len(x) == 7:\n        " + body
    answer += "\n    return x @ W_query, x @ W_key, x @ W_value"
    graded = hand_in(project=[SPELT, answer])
    records.parse(records.dump(graded.report))
    assert exercise(graded.report, "project").status in ("partly", "wrong", "killed"), "it should have left its mark"
    kept_out(graded)


def kept_out(graded):
    shown = everything_shown(graded)
    for mark in (MARK, "31337"):
        assert mark not in shown, shown[max(0, shown.index(mark) - 300) : shown.index(mark) + 100]


CLASS = """
class SelfAttention_v1(nn.Module):
    def __init__(self, d_in, d_out):
        super().__init__()
        self.W_query = nn.Parameter(torch.rand(d_in, d_out))
        self.W_key = nn.Parameter(torch.rand(d_in, d_out))
        self.W_value = nn.Parameter(torch.rand(d_in, d_out))
        if (d_in, d_out) in ((4, 6), (2, 9), (4, 7), (9, 2)):
            INIT
    def forward(self, x):
        q, k, v = x @ self.W_query, x @ self.W_key, x @ self.W_value
        out = torch.softmax(q @ k.T / k.shape[-1] ** 0.5, -1) @ v
        if len(x) == 7:
            FORWARD
        return out
"""
CLASS_MARKS = {
    "a parameter's name": ("self.register_parameter(M, nn.Parameter(torch.ones(S)))", "pass"),
    "another name for a parameter": ("setattr(self, M, self.W_key); del self.W_key", "pass"),
    "an attribute's name": ("setattr(self, M, torch.ones(3)); del self.W_key", "pass"),
    "a layer's kind": ("del self.W_key; self.W_key = type(M, (nn.Linear,), {})(d_in, d_out)", "pass"),
    "a parameter's shape": ("self.W_key = nn.Parameter(torch.rand(1, S))", "pass"),
    "a parameter's dtype": ("self.W_key = nn.Parameter(torch.rand(d_in, d_out).half())", "pass"),
    "initial numbers": ("self.W_key.data.fill_(N)", "pass"),
    "an error's name while it is built": ("raise type(M, (Exception,), {})(M)", "pass"),
    "its own name": ("type(self).__name__ = M", "type(self).__name__ = M; return 1"),
    "an error's name": ("pass", "raise type(M, (Exception,), {})(M)"),
    "a result's kind": ("pass", "return type(M, (), {})()"),
    "numbers": ("pass", "return out * 0 + N"),
    "a gradient": ("pass", "out.register_hook(lambda g: g * 0 + N) if out.requires_grad else None"),
    "x": ("pass", "x.data.fill_(N)"),
    "a forged table": (
        "forge(parameters={M: {'shape': [S], 'dtype': M, 'trains': True}}, holds={M: M})",
        "pass",
    ),
    "forged initial values": ("forge(initial={M: None})", "pass"),
    "forged gradients": ("pass", "forge(grads={M: None}, after={M: None}, changed=[M])"),
}


@pytest.mark.parametrize(("init", "forward"), CLASS_MARKS.values(), ids=CLASS_MARKS)
def test_nothing_that_a_hidden_case_leaves_behind_in_a_class_is_shown(hand_in, init, forward):
    answer = CLASS.replace("INIT", init).replace("FORWARD", forward)
    graded = hand_in(SelfAttention_v1=[SPELT, answer])
    records.parse(records.dump(graded.report))
    assert exercise(graded.report, "SelfAttention_v1").status != "accepted"
    kept_out(graded)


def test_what_one_exercise_remembers_does_not_come_back_in_the_next_ones_examples(hand_in, assignment):
    remember = "kept = []\ndef project(x, W_query, W_key, W_value):\n    if len(x) == 7: kept.append(N)\n    return x @ W_query, x @ W_key, x @ W_value"
    give_away = "def attention_scores(queries, keys):\n    out = queries @ keys.T * 1.5\n    return out * 0 + kept[0] if kept else out"
    graded = hand_in(project=[SPELT, remember], attention_scores=give_away)
    assert exercise(graded.report, "attention_scores").points == 0
    kept_out(graded)


def test_what_one_attempt_remembers_does_not_come_back_in_the_next(hand_in, assignment):
    above = f"""
{SPELT}
import os, glob
places = [".", os.path.expanduser("~"), "/tmp", "/dev/shm", "/var/tmp", "/run", os.environ.get("TMPDIR", ".")]
kept = [open(path).read() for place in places for path in glob.glob(place + "/kept*")]
print(kept)
def keep():
    for place in places:
        try: open(place + "/kept", "a").write(M)
        except OSError: pass
"""
    dies = "def project(x, W_query, W_key, W_value):\n    if len(x) == 7: keep(); os._exit(0)\n    return x @ W_query, x @ W_key, x @ W_value"
    graded = hand_in(
        project=[above, dies], attention_scores="def attention_scores(queries, keys):\n    raise ValueError(kept)"
    )
    assert exercise(graded.report, "project").status == "killed"
    kept_out(graded)


def test_hidden_inputs_themselves_are_nowhere_in_what_is_shown(hand_in, assignment):
    """With a submission that fails every check, and so is shown everything that failing shows."""
    wrong = {
        "project": "def project(x, W_query, W_key, W_value):\n    return x, x, x",
        "attention_scores": "def attention_scores(queries, keys):\n    return keys",
        "scaled_softmax": "def scaled_softmax(scores, d_k):\n    return scores * 3",
        "context_vector": "def context_vector(weights, values):\n    return weights",
        "SelfAttention_v1": CLASS.replace("INIT", "pass").replace("FORWARD", "pass").replace("return out", "return x"),
    }
    shown = everything_shown(hand_in(**wrong))
    counted = 0
    for one in assignment.exercises:
        numbers = {True: set(), False: set()}
        visible = {i for check in one.checks if check.visible for i in check.cases}
        open_ = visible | {check.counterexample for check in one.checks}
        for case_id, case in one.cases.items():
            arrays = arrays_in(as_data(case))
            numbers[case_id in open_] |= {repr(float(x)).lstrip("-")[:9] for array in arrays for x in array.ravel()}
        hidden = {number for number in numbers[False] - numbers[True] if len(number) == 9}
        counted += len(hidden)
        assert not {number for number in hidden if number in shown}
    assert counted > 500


@pytest.mark.parametrize("text", ["def helper(x, w)\n    return x @ w\n", "import wandb\n\n\ndef helper(x, w): ...\n"])
@pytest.mark.parametrize("line", ["from helper import helper", "from helper import *"])
def test_a_file_that_could_not_be_run_is_named_where_an_answer_needs_it(hand_in, assignment, line, text):
    used = assignment.key["project"].replace("x @ W_query", "helper(x, W_query)")
    notebook = assignment.with_answers({"project": [line, used]})
    report = hand_in(files={f"{NAME}.ipynb": json.dumps(notebook), "helper.py": text}).report
    assert exercise(report, "project").note.startswith("Line 1 of helper.py could not be run: ")
