"""“Empty” is the untouched stub and nothing else; what was written and could not be run is named, with its error and
the line. And an answer under another name is named beside the one asked for."""

from __future__ import annotations

import ast
import csv
import html
import io
import json
import re
import warnings

import damage
import pytest
import sample_reports as sample
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from IPython.core.inputtransformer2 import TransformerManager
from rich.console import Console
from trials import grade

from autograder import records
from autograder.gradebook.entries import entry
from autograder.reports.class_page import class_csv, class_page
from autograder.reports.feedback import feedback
from autograder.reports.table import summary
from autograder.worker.client import TimeLimits

NAME = "self_attention"
CALM = TimeLimits(cell=60, submission=250, exercise=60)
EMPTY, MISSING, STOPPED = "not attempted", "missing", "could not be run"


@pytest.fixture(scope="module")
def hand_in(tmp_path_factory, assignment, worker):
    """The report on a notebook or a script, or on answers filled into the release with the key's elsewhere."""

    def graded(notebook=None, limits=CALM, **answers):
        folder = tmp_path_factory.mktemp("submitted") / NAME
        folder.mkdir()
        if isinstance(notebook, str):
            (folder / f"{NAME}.py").write_text(notebook, newline="")
        else:
            notebook = notebook or assignment.with_answers({name: [source] for name, source in answers.items()})
            (folder / f"{NAME}.ipynb").write_text(json.dumps(notebook))
        report = grade(assignment, worker, "ada", folder, limits=limits).report
        records.parse(records.dump(report))
        assert report.status == "graded", report.reason
        return report

    return graded


@pytest.fixture(scope="module")
def stubs(assignment):
    return {cell["id"]: "".join(cell["source"]) for cell in assignment.release["cells"] if cell["id"] in assignment.key}


def meaning(tree):
    """What is left of code without its docstrings; comments and layout are gone from a tree anyway."""
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.ClassDef) and ast.get_docstring(node) is not None:
            node.body = node.body[1:]
    return ast.dump(tree)


def states(report):
    return {record.name: record.status for record in report.exercises}


def exercise(report, name):
    return next(record for record in report.exercises if record.name == name)


def words_of(page):
    return html.unescape(re.sub(r"\s+", " ", re.sub(r"<[^>]+>", " ", page.split("</style>")[1])))


def first_box(report):
    """The words of the first box of the student's page."""
    return words_of(feedback(report)).partition("Look at this first")[2].partition("Points at a glance")[0]


def printed(*reports):
    console = Console(file=io.StringIO(), width=80)
    console.print(summary(list(reports)))
    return console.file.getvalue()


def everywhere(report):
    """Where an instructor or a student reads first: box, terminal, class page, CSV; each in words."""
    row = next(csv.DictReader(io.StringIO(class_csv([report]))))
    page = words_of(class_page([report]))
    return first_box(report), printed(report), page[page.index("All submissions") :], row["look_at_first"]


# --- the examples of everyday ----------------------------------------------------------------------------------------

MISTYPED = "def scaled_softmax(scores, d_k)\n    return torch.softmax(scores / d_k**0.5, -1)"


def test_a_forgotten_colon_is_told_first_with_its_line_and_never_called_empty(hand_in):
    report = hand_in(scaled_softmax=MISTYPED)
    record = exercise(report, "scaled_softmax")
    assert (record.status, record.points) == (STOPPED, 0)
    assert (record.error.type, record.error.line) == ("SyntaxError", 1)
    assert record.error.source == "def scaled_softmax(scores, d_k)"
    for shown in everywhere(report):
        assert "could not be run" in shown and "SyntaxError" in shown and "line 1" in shown.lower()
    page = words_of(feedback(report))
    assert "What you answered is right" not in page and "empty" not in page
    assert "def scaled_softmax(scores, d_k)" in first_box(report)
    assert "it stopped here" in page
    assert "empty" not in printed(report)
    assert entry(report)["answered"]["scaled_softmax"] is True


def test_a_bad_import_above_a_right_class_is_not_called_empty_either(hand_in, assignment):
    source = "import torch\nimport torchvison\n\n" + assignment.key["SelfAttention_v1"]
    report = hand_in(SelfAttention_v1=source)
    record = exercise(report, "SelfAttention_v1")
    assert (record.status, record.error.type, record.error.line) == (STOPPED, "ModuleNotFoundError", 2)
    assert "No module named 'torchvison'" in first_box(report)


def test_what_could_not_be_run_stands_before_an_earlier_exercise_that_is_wrong(hand_in):
    report = hand_in(project="def project(x, a, b, c):\n    return x @ a", scaled_softmax=MISTYPED)
    assert states(report)["project"] == "wrong"
    assert "scaled_softmax" in first_box(report) and "SyntaxError" in first_box(report)
    assert "3: Line 1 could not be run" in printed(report)


def test_several_that_could_not_be_run_are_all_named_first(hand_in):
    report = hand_in(project="1 / 0", scaled_softmax=MISTYPED, context_vector="def context_vector(:")
    assert [name for name, state in states(report).items() if state == STOPPED] == [
        "project", "scaled_softmax", "context_vector",
    ]  # fmt: skip
    assert "ZeroDivisionError" in first_box(report)
    assert "Nor could scaled_softmax and context_vector be run." in first_box(report)


def test_a_later_exercise_that_calls_it_names_the_cause(hand_in, assignment):
    calls = assignment.key["SelfAttention_v1"].replace(
        "torch.softmax(scores / d_k**0.5, dim=-1)", "scaled_softmax(scores, d_k)"
    )
    derived = "class SelfAttention_v2(SelfAttention_v1):\n    pass"
    report = hand_in(scaled_softmax=MISTYPED, SelfAttention_v1=calls)
    assert exercise(report, "SelfAttention_v1").note == (
        "It calls scaled_softmax, which could not be run: fix it first, then look here again."
    )
    report = hand_in(SelfAttention_v1="class SelfAttention_v1(nn.Moudle):\n    pass", SelfAttention_v2=derived)
    assert states(report)["SelfAttention_v2"] == STOPPED
    assert exercise(report, "SelfAttention_v2").note == (
        "Line 1 could not be run: NameError: name 'SelfAttention_v1' is not defined. It calls SelfAttention_v1, which "
        f"could not be run: fix it first, then look here again. The line: {derived.splitlines()[0]}"
    )


def test_a_right_answer_that_calls_an_exercise_left_empty_is_not_called_empty_itself(hand_in, assignment, stubs):
    calls = assignment.key["SelfAttention_v1"].replace(
        "torch.softmax(scores / d_k**0.5, dim=-1)", "scaled_softmax(scores, d_k)"
    )
    report = hand_in(scaled_softmax=stubs["scaled_softmax"], SelfAttention_v1=calls)
    record = exercise(report, "SelfAttention_v1")
    assert states(report)["scaled_softmax"] == EMPTY and record.status == "partly"
    assert "not written yet" not in str(record.checks)
    assert record.note == "It calls scaled_softmax, which is not written yet: write it first, then look here again."


def test_a_class_whose_forward_is_left_open_is_never_said_to_be_without_fault(hand_in, stubs):
    report = hand_in(SelfAttention_v1=re.sub("raise .*", INIT, stubs["SelfAttention_v1"], count=1))
    assert states(report)["SelfAttention_v1"] == "partly"
    page = words_of(feedback(report))
    assert "Every check passes" not in page and "SelfAttention_v1" in first_box(report)
    assert "raised NotImplementedError" in page
    assert "5: " in printed(report)


@pytest.mark.parametrize(
    "broken", ["def helper(x, w)\n    return x @ w", "import wandb\ndef helper(x, w):\n    return x @ w"]
)
def test_a_helper_that_could_not_be_run_is_named_as_the_cause(hand_in, assignment, broken):
    used = assignment.key["project"].replace("x @ W_query", "helper(x, W_query)")
    assert "helper(" in used
    report = hand_in(assignment.with_answers({"project": [broken, used]}))
    kind = "SyntaxError" if "wandb" not in broken else "ModuleNotFoundError"
    box, terminal, page, row = everywhere(report)
    for shown in (box, page, row):
        assert kind in shown and re.search("Line 1 of cell [0-9]+ could not be run", shown)
    assert "1: Li" in terminal  # the rest is cut to the width


# --- whatever the reason ---------------------------------------------------------------------------------------------

# What is written for an exercise, from its name, its key and its stub, by what becomes of it.
WRITTEN = {
    "a forgotten colon": lambda name, key, stub: re.sub(r":\n", "\n", key, count=1),
    "a bracket left open": lambda name, key, stub: key + "\nprint((1, 2)",
    "def misspelled": lambda name, key, stub: re.sub(r"^(def|class)", "dfe", key),
    "a bad import on top": lambda name, key, stub: "import torchvison\n" + key,
    "a name misspelled": lambda name, key, stub: f"tocrh.manual_seed(1)\n{key}",
    "input on top": lambda name, key, stub: "n = int(input('How many? '))\n" + key,
    "an attribute misspelled": lambda name, key, stub: "nn.Moudle\n" + key,
    "bad indentation": lambda name, key, stub: key.replace("\n    ", "\n      ", 1) + "\n   return 1",
    "tabs and blanks": lambda name, key, stub: key + "\n\tx = 1\n        y = 2",
    "an early exit": lambda name, key, stub: "import sys\nsys.exit()\n" + key,
    "a test that fails on top": lambda name, key, stub: f"assert 1 == 2, 'hm'\n{key}",
    "another language": lambda name, key, stub: "function attention(x) {\n  return x;\n}",
    "plain words": lambda name, key, stub: "I do not know how to do this one, sorry.",
    "a bracket of the stub lost": lambda name, key, stub: stub.replace(")", "", 1),
    "quotes of the stub lost": lambda name, key, stub: stub.replace('"""', "", 1),
    "a stub and half a line": lambda name, key, stub: re.sub(r"raise .*", "x = ", stub),
    "smart quotes": lambda name, key, stub: "print(“here”)\n" + key,
    "a merge conflict": lambda name, key, stub: "<<<<<<< HEAD\n" + key,
    "the exam's number": lambda name, key, stub: "3a) " + key,
    "leading blank lines": lambda name, key, stub: "\n\n\n1 / 0\n" + key,
    "a magic on top": lambda name, key, stub: "%%time\n1 / 0\n" + key,
    "a null byte": lambda name, key, stub: key + "\n\0",
    "an interrupt": lambda name, key, stub: "raise KeyboardInterrupt\n" + key,
    "code of code": lambda name, key, stub: "exec('x = = 1')\n" + key,
    "await nothing": lambda name, key, stub: "await None\n" + key,
}
# Something that runs, and defines nothing of the asked name.
DEFINES_NOTHING = {
    "a comment": lambda name, key, stub: "# I do not know.",
    "a number": lambda name, key, stub: "3 + 4",
    "a bash cell": lambda name, key, stub: "%%bash\necho hello",
    "another name": lambda name, key, stub: key.replace(name, "quite_another"),
    "the definition in a comment": lambda name, key, stub: "# " + key.replace("\n", "\n# "),
    "a definition that is not reached": lambda name, key, stub: "if False:\n    " + key.replace("\n", "\n    "),
}
INIT = (
    "super().__init__()\n        "
    "self.W_query, self.W_key, self.W_value = (nn.Parameter(torch.rand(d_in, d_out)) for _ in range(3))"
)
TYPED = ["", " ", "\n", "#", ":", "(", "x", "1", "'", "x = 1\n", "pass\n", "é", "\\"]
NO_SHRINKING = settings(
    max_examples=25,
    deadline=None,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)


def all_with(assignment, stubs, write):
    return {name: write(name, key, stubs[name]) for name, key in assignment.key.items()}


@pytest.mark.parametrize("kind", WRITTEN)
def test_what_does_not_parse_or_raises_first_could_not_be_run_whatever_the_reason(hand_in, assignment, stubs, kind):
    sources = all_with(assignment, stubs, WRITTEN[kind])
    report = hand_in(**sources)
    assert {*states(report).values()} == {STOPPED}
    for record in report.exercises:
        error, lines = record.error, sources[record.name].split("\n")
        assert error.type and record.points == 0 and {c.status for c in record.checks} == {"not run"}
        if error.line and error.source:
            assert lines[error.line - 1].strip() == error.source.strip()
        assert error.line or kind == "a null byte"
    box, terminal, page, row = everywhere(report)
    for shown in (box, terminal, page, row):
        assert report.exercises[0].error.type in shown
        assert not re.search(r"\bempty\b|not attempted|What you answered", shown.split("a name, a mistake")[0])
    assert not [name for name, answered in entry(report)["answered"].items() if not answered and name in stubs]


@pytest.mark.parametrize("kind", DEFINES_NOTHING)
def test_what_runs_and_defines_nothing_of_the_name_is_missing_and_says_so(hand_in, assignment, stubs, kind):
    report = hand_in(**all_with(assignment, stubs, DEFINES_NOTHING[kind]))
    assert {*states(report).values()} == {MISSING}
    assert all(record.note for record in report.exercises)
    for shown in everywhere(report):
        assert report.exercises[0].note[:20] in shown
    assert all(entry(report)["answered"][name] for name in stubs)


def test_a_cell_too_long_to_be_run_is_told_as_that(hand_in, assignment):
    report = hand_in(context_vector="#" * 1_000_001 + "\n" + assignment.key["context_vector"])
    assert states(report)["context_vector"] == STOPPED
    note = exercise(report, "context_vector").note
    assert re.fullmatch(r"It could not be run: the cell has \d+ characters; it was not run\.", note)
    assert "It is too long : the cell has" in first_box(report)


def test_a_line_of_an_earlier_cell_is_not_told_as_one_of_this_cell(hand_in, assignment):
    notebook = assignment.with_answers({"project": ["def broken():\n\n\n    return 1 / 0", "x = 1\nbroken()"]})
    error = exercise(hand_in(notebook), "project").error
    assert (error.line, error.source) == (2, "broken()")


def test_what_hung_before_it_defined_anything_took_too_long(hand_in, assignment):
    hung = "while True:\n    pass\n" + assignment.key["context_vector"]
    report = hand_in(limits=TimeLimits(cell=2, submission=250, exercise=60), context_vector=hung)
    assert states(report)["context_vector"] == "timed out"
    assert exercise(report, "context_vector").error is None


UNTOUCHED = {
    "as it was": lambda stub: stub,
    "blanks at the ends of lines": lambda stub: stub.replace("\n", "  \n"),
    "line ends of Windows": lambda stub: stub.replace("\n", "\r\n"),
    "line ends of an old Mac": lambda stub: stub.replace("\n", "\r"),
    "blank lines around": lambda stub: "\n\n" + stub + "\n\n\n",
    "blank lines within": lambda stub: stub.replace("\n", "\n\n"),
    "without its docstring": lambda stub: re.sub(r'""".*?"""', "", stub, flags=re.S),
    "without its comment": lambda stub: re.sub(r"# YOUR.*", "", stub),
    "a comment more": lambda stub: "# my answer\n" + stub + "  # ?",
    "without brackets": lambda stub: re.sub(r"(NotImplementedError)\(.*\)", r"\1", stub),
    "its words for students changed": lambda stub: stub.replace("YOUR CODE HERE", "TODO"),
    "indented as a whole": lambda stub: "    " + stub.replace("\n", "\n    "),
    "two blanks for four": lambda stub: stub.replace("    ", "  "),
}


@pytest.mark.parametrize("how", UNTOUCHED)
def test_an_untouched_stub_is_empty_whatever_editors_did_to_its_blanks(hand_in, stubs, how):
    report = hand_in(**{name: UNTOUCHED[how](stub) for name, stub in stubs.items()})
    assert {*states(report).values()} == {EMPTY}
    assert "Nothing is answered yet. Still empty: project" in first_box(report)
    assert "⊘" not in printed(report)
    assert not any(entry(report)["answered"][name] for name in stubs)


def test_an_untouched_stub_is_empty_also_where_another_cell_keeps_it_from_running(hand_in, assignment, stubs):
    notebook = assignment.with_answers({"SelfAttention_v1": [stubs["SelfAttention_v1"]]})
    place = next(i for i, cell in enumerate(notebook["cells"]) if cell["id"] == "SelfAttention_v1")
    extra = {"cell_type": "code", "id": "mine", "metadata": {}, "outputs": [], "execution_count": None}
    notebook["cells"].insert(place, {**extra, "source": "del nn"})
    assert states(hand_in(notebook))["SelfAttention_v1"] == EMPTY


@pytest.mark.parametrize("gone", ["deleted", "erased", "blanked"])
def test_an_answer_cell_that_is_gone_or_blank_is_missing_not_empty(hand_in, assignment, gone):
    notebook = assignment.with_answers({})
    cell = next(cell for cell in notebook["cells"] if cell["id"] == "context_vector")
    if gone == "deleted":
        notebook["cells"].remove(cell)
    else:
        cell["source"] = "" if gone == "erased" else " \n\t\n"
    report = hand_in(notebook)
    assert states(report)["context_vector"] == MISSING
    assert "What you answered is right. Still missing: context_vector." in first_box(report)
    assert entry(report)["answered"]["context_vector"] is False


@NO_SHRINKING
@given(data=st.data())
def test_empty_is_what_reads_as_the_stub_and_nothing_else(hand_in, assignment, stubs, data):
    """Whatever is typed into stubs and right answers: not a word of it is taken for nothing."""
    sources, parses = {}, {}
    for name, key in assignment.key.items():
        source = data.draw(st.sampled_from([stubs[name], key]))
        at = data.draw(st.integers(0, len(source)))
        typed = data.draw(st.sampled_from(TYPED))
        sources[name] = source[:at] + typed + source[at + data.draw(st.integers(0, 3)) :]
        try:
            with warnings.catch_warnings(action="ignore"):
                parses[name] = ast.parse(TransformerManager().transform_cell(sources[name]))
        except SyntaxError:
            parses[name] = None
    report = hand_in(**sources)
    for record in report.exercises:
        name, state = record.name, record.status
        if parses[name] is None:
            assert state == STOPPED, sources[name]
        elif meaning(parses[name]) == meaning(ast.parse(stubs[name])):
            assert state == EMPTY, sources[name]
        elif state == EMPTY:
            # A name of an argument less, say: still nothing but the raise.
            assert not re.search(r"^\s*(return|\w+ =|self\.)", sources[name], re.M), sources[name]
        if record.error:
            line = sources[name].split("\n")[record.error.line - 1]
            assert not record.error.source or line.strip() == record.error.source.strip()


# --- in every format -------------------------------------------------------------------------------------------------


def the_code_alone(work):
    """A script that holds the setup and the answers, and no mark of where they came from."""
    sources = [cell["source"] for cell in work.cells if cell["id"] in (*work.answers, "setup")]
    return {f"{NAME}.py": "\n\n\n".join(sources) + "\n"}


FORMATS = {
    "a notebook": lambda work: None,
    "a notebook through Colab": damage.colab,
    "a script by jupytext": damage.script_by_jupytext,
    "a script by nbconvert": damage.script_by_nbconvert,
    "a script by Colab": damage.script_by_colab,
    "a script of the code alone": the_code_alone,
}


def arrived(assignment, form, answers):
    """A submission in another format: a notebook, or the text of a script; the key's answers but for the given ones."""
    work = damage.Work(assignment)
    for name, source in (assignment.key | answers).items():
        work.cell(name)["source"] = source
    files = FORMATS[form](work)
    return files[f"{NAME}.py"] if files else work.notebook


# Without marks every statement is a cell of its own, so a bad import stops nothing below it.
NOTHING_STOPPED = {(form, "a bad import on top") for form in ("a script by Colab", "a script of the code alone")}


def all_but_first_slow(values):
    first, *others = values
    return [first, *(pytest.param(value, marks=pytest.mark.slow) for value in others)]


KINDS = all_but_first_slow(["a forgotten colon", "def misspelled", "a bad import on top", "a bracket left open"])


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("form", FORMATS)
def test_what_could_not_be_run_is_told_in_every_format(hand_in, assignment, stubs, form, kind):
    sources = all_with(assignment, stubs, WRITTEN[kind])
    for name in ("project", "context_vector", "SelfAttention_v1"):
        report = hand_in(arrived(assignment, form, {name: sources[name]}))
        if (form, kind) in NOTHING_STOPPED:
            assert states(report)[name] == "accepted"
            continue
        assert states(report)[name] == STOPPED, name
        assert exercise(report, name).error.source in sources[name]
        assert {state for other, state in states(report).items() if other != name} == {"accepted"}


@pytest.mark.parametrize("form", FORMATS)
def test_untouched_stubs_are_empty_in_every_format(hand_in, assignment, stubs, form):
    assert {*states(hand_in(arrived(assignment, form, stubs))).values()} == {EMPTY}


RENAMED = {
    "project": "make_queries_keys_values",
    "attention_scores": "compute_scores",
    "scaled_softmax": "normalise",
    "context_vector": "mix",
    "SelfAttention_v1": "ParameterAttention",
    "SelfAttention_v2": "SelfAttentionV2",
}


@pytest.mark.parametrize("name", all_but_first_slow(sorted(RENAMED)))
@pytest.mark.parametrize("form", FORMATS)
def test_an_answer_under_another_name_is_named_beside_the_one_asked_for(hand_in, assignment, form, name):
    renamed = assignment.key[name].replace(name, RENAMED[name])
    report = hand_in(arrived(assignment, form, {name: renamed}))
    record = exercise(report, name)
    assert record.status == MISSING
    assert record.note == f"Found {RENAMED[name]}; {name} is asked for. Rename it to have it graded."
    assert {state for other, state in states(report).items() if other != name} == {"accepted"}
    for shown in everywhere(report):
        assert f"Found {RENAMED[name]}"[:30] in shown


@pytest.mark.parametrize("form", FORMATS)
def test_of_two_under_other_names_each_exercise_says_what_was_found(hand_in, assignment, form):
    renamed = {
        name: assignment.key[name].replace(name, RENAMED[name]) for name in ("attention_scores", "scaled_softmax")
    }
    report = hand_in(arrived(assignment, form, renamed))
    for name in renamed:
        note = exercise(report, name).note
        assert RENAMED[name] in note and f"; {name} is asked for. Rename" in note


@pytest.mark.parametrize("number", [1, 2])
def test_a_name_that_equals_that_of_one_exercise_is_offered_for_no_other(hand_in, assignment, number):
    mine, other = (f"SelfAttention_v{n}" for n in (number, 3 - number))
    notebook = assignment.with_answers({mine: [assignment.key[mine].replace(mine, f"SelfAttentionV{number}")]})
    ids = [cell["id"] for cell in notebook["cells"]]
    sources = {name: notebook["cells"][ids.index(name)]["source"] for name in (mine, other)}
    for place in (mine, other):  # in its own place, and in that of the other
        for name in (mine, other):
            notebook["cells"][ids.index(name)]["source"] = sources[mine] if name == place else ""
        for labels in ("kept", "lost"):
            given = json.loads(json.dumps(notebook))
            if labels == "lost":
                for cell in given["cells"]:
                    cell["metadata"], cell["id"] = {}, "x-" + cell["id"]
            report = hand_in(given)
            told = f"Found SelfAttentionV{number}; {mine} is asked for. Rename it to have it graded."
            assert exercise(report, mine).note == told, (place, labels)
            assert "Found" not in (exercise(report, other).note or ""), (place, labels)


def test_the_name_alone_is_never_taken_from_another_exercise(hand_in, assignment, stubs):
    """v2 stands above v1, which is empty: that v2 was found is no hint of v1."""
    notebook = assignment.with_answers({"SelfAttention_v1": [stubs["SelfAttention_v1"]]})
    ids = [cell["id"] for cell in notebook["cells"]]
    cell = notebook["cells"].pop(ids.index("SelfAttention_v2"))
    notebook["cells"].insert(ids.index("SelfAttention_v1"), cell)
    record = exercise(hand_in(notebook), "SelfAttention_v1")
    assert (record.status, record.note) == (EMPTY, None)
    assert {check.mistake for check in record.checks} == {None}


def test_a_helper_is_not_taken_for_an_answer_under_another_name(hand_in, assignment):
    helper = "def exps(x):\n    return torch.exp(x)\n\n"
    helped = helper + "def normalise(scores, d_k):\n    return exps(scores)\n\nclass Unasked:\n    pass"
    record = exercise(hand_in(scaled_softmax=helped), "scaled_softmax")
    assert record.note == "Found normalise; scaled_softmax is asked for. Rename it to have it graded."
    both = "def one(scores, d_k):\n    return scores\n\ndef two(scores, d_k):\n    return scores"
    record = exercise(hand_in(scaled_softmax=both), "scaled_softmax")
    assert record.note == (
        "Found one and two; scaled_softmax is asked for. Rename the one that is your answer to have it graded."
    )
    record = exercise(hand_in(SelfAttention_v1="def attention(x):\n    return x"), "SelfAttention_v1")
    assert record.note == "Found the function attention; the class SelfAttention_v1 is asked for."


def test_work_beside_an_untouched_stub_is_named(hand_in, assignment, stubs):
    below = stubs["context_vector"] + "\n\n\ndef mix(weights, values):\n    return weights @ values"
    report = hand_in(context_vector=below)
    record = exercise(report, "context_vector")
    assert (record.status, record.note) == (
        EMPTY, "Found mix; context_vector is asked for. Rename it to have it graded.",
    )  # fmt: skip
    assert entry(report)["answered"]["context_vector"] is True


def test_an_answer_that_could_not_be_run_under_another_name_is_told_both(hand_in):
    record = exercise(hand_in(SelfAttention_v1="class ParameterAttention(nn.Moudle):\n    pass"), "SelfAttention_v1")
    assert record.note == (
        "Line 1 could not be run: AttributeError: module 'torch.nn' has no attribute 'Moudle'. "
        "Found ParameterAttention; SelfAttention_v1 is asked for. Rename it to have it graded. "
        "The line: class ParameterAttention(nn.Moudle):"
    )


# --- on the pages ----------------------------------------------------------------------------------------------------

STATES = ("accepted", "partly", "wrong", EMPTY, MISSING, STOPPED, "timed out", "killed", "not run")


@settings(max_examples=200, deadline=None)
@given(st.lists(st.sampled_from(STATES), min_size=6, max_size=6))
def test_no_page_calls_right_or_empty_what_is_not(states):
    """Whatever becomes of six exercises: the box, the table, the class page and the CSV say nothing false of it."""
    named = dict(zip(dict(sample.EXERCISES), states))
    report = sample.report(
        exercises=[sample.stopped(n) if s == STOPPED else sample.exercise(n, s) for n, s in named.items()]
    )
    box, terminal, page, row = everywhere(report)
    stopped = [name for name, state in named.items() if state == STOPPED]
    untouched = [name for name, state in named.items() if state == EMPTY]
    assert ("Every check passes" in box) == ({*states} == {"accepted"})
    judged = {*states} - {EMPTY, MISSING}
    assert ("What you answered is right" in box) == (judged == {"accepted"} and judged != {*states})
    for shown in (box, row):
        told = re.search(r"empty: (.*?)(;|\. Begin|$)", shown)
        assert told is None or {*re.findall(r"\w+", told[1])} - {"and"} == {*untouched}
        assert told or "empty" not in shown
        if stopped:
            assert stopped[0] in shown and "SyntaxError" in shown and all(name in shown for name in stopped)
        assert shown or {*states} == {"accepted"}
    if stopped:
        assert "SyntaxError" in page and "could not be run" in terminal
