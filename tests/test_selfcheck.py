"""`check` where students meet it: a kernel, a terminal, plain nbgrader, a restart. Real processes, the real file."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import time
from html.parser import HTMLParser
from pathlib import Path

import nbformat
import pytest
import selfchecks
from nbclient import NotebookClient
from nbformat.v4 import new_code_cell, new_markdown_cell, new_notebook

PROJECT = "def project(x, W_query, W_key, W_value):\n    return x @ W_query, x @ W_key, x @ W_value"
SCORES = "def attention_scores(queries, keys):\n    return queries @ keys.T"
UNSCALED = "def scaled_softmax(scores, d_k):\n    return torch.softmax(scores, dim=-1)"
STUB = 'def context_vector(weights, values):\n    raise NotImplementedError("YOUR CODE HERE")'
SETUP = "import torch\nimport torch.nn as nn\nfrom selfcheck import check"


@pytest.fixture
def folder(tmp_path) -> Path:
    (tmp_path / "selfcheck.py").write_text(selfchecks.current(), "utf-8")
    return tmp_path


def notebook(*cells):
    cells = [new_code_cell(cell) if isinstance(cell, str) else cell for cell in cells]
    made = new_notebook(cells=cells)
    made.metadata["kernelspec"] = {"name": "python3", "display_name": "Python 3", "language": "python"}
    return made


def executed(made, folder: Path):
    resources = {"metadata": {"path": str(folder)}}
    NotebookClient(made, timeout=120, kernel_name="python3", allow_errors=True, resources=resources).execute()
    return made


def python(folder: Path, script: str, **more) -> subprocess.CompletedProcess:
    environment = {name: value for name, value in os.environ.items() if name != "NBGRADER_EXECUTION"} | more
    command = [sys.executable, "-W", "error", "-c", script]
    return subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, timeout=200)


# --- in a kernel -------------------------------------------------------------------------------------------------

LOUD = """
import sys, warnings, os, logging

def project(x, W_query, W_key, W_value):
    print("noise " * 1000)
    print("more noise", file=sys.stderr)
    warnings.warn("careful")
    from IPython.display import display
    display("a picture")
    return x @ W_query, x @ W_key, x @ W_value

check("project")
"""
ROUND = """
before = torch.get_rng_state(), __import__("random").getstate(), __import__("numpy").random.get_state()[1].tolist()
torch.set_grad_enabled(False)
torch.set_default_dtype(torch.float64)
counter = 0

class SelfAttention_v1(nn.Module):
    def __init__(self, d_in, d_out):
        super().__init__()
        global counter, new_name
        counter = new_name = counter + 1
        __import__("random").random(), __import__("numpy").random.rand()
        torch.set_default_dtype(torch.float16)
        torch.set_default_device("meta")
        self.W_query = nn.Parameter(torch.rand(d_in, d_out))

first = check("SelfAttention_v1")
after = torch.get_rng_state(), __import__("random").getstate(), __import__("numpy").random.get_state()[1].tolist()
print(torch.equal(before[0], after[0]), before[1:] == after[1:], counter, "new_name" in globals())
print(torch.is_grad_enabled(), torch.get_default_dtype(), torch.get_default_device())
torch.set_grad_enabled(True)
torch.set_default_dtype(torch.float32)
"""
INTERRUPTED = """
def attention_scores(queries, keys):
    raise KeyboardInterrupt  # as the stop button does

check("attention_scores")
"""
ENDS_PYTHON = """
def attention_scores(queries, keys):
    sys.exit("that is all")

check("attention_scores")
"""


@pytest.fixture(scope="module")
def cells(tmp_path_factory):
    """{name: cell} after one run in a kernel; the notebook that lies beside it is what check() replays."""
    folder = tmp_path_factory.mktemp("kernel")
    (folder / "selfcheck.py").write_text(selfchecks.current(), "utf-8")
    named = {
        "setup": SETUP,
        "right and loud": LOUD,
        "wrong": f'{UNSCALED}\n\ncheck("scaled_softmax")',
        "stub": f'{STUB}\n\ncheck("context_vector")',
        "missing": 'check("SelfAttention_v2")',
        "nonsense": 'check("nonsense")',
        "by itself": "check(project)",
        "as found": ROUND,
        "interrupted": INTERRUPTED,
        "printing still works": 'print("here")',
        "ends Python": ENDS_PYTHON,
        "in inference mode": f'{SCORES}\n\nwith torch.inference_mode():\n    r = check("attention_scores")\nr',
        "summary": "check()",
    }
    written = {"grade": True, "solution": True, "grade_id": "why"}
    saved = notebook(
        SETUP, PROJECT, STUB, 'check("project")', "weights = context_vector(1, 2)", "print(weights)",
        new_markdown_cell("YOUR ANSWER HERE", metadata={"nbgrader": written}),
        "check()", "print(undefined)",
    )  # fmt: skip
    (folder / "saved.ipynb").write_text(json.dumps(saved))
    made = executed(notebook(*named.values()), folder)
    return dict(zip(named, made.cells))


def card(cell) -> tuple[str, str]:
    """(text, HTML) of what a cell shows, which must be one result and nothing else."""
    (output,) = cell.outputs
    assert output.output_type == "execute_result"
    return output.data["text/plain"], output.data["text/html"]


def test_a_right_answer_gets_a_card_whatever_it_prints_warns_and_displays(cells):
    text, html = card(cells["right and loud"])
    assert text.startswith("✓ project: all 4 visible checks pass, 3 of 3 points in sight.")
    assert "noise" not in text + html
    assert "role='group' aria-label='Check of project'" in html


def test_a_wrong_answer_is_shown_beside_the_expected_one_and_its_mistake_is_named(cells):
    text, html = card(cells["wrong"])
    assert text.startswith("✗ scaled_softmax: 1 of 4 visible checks pass")
    for told in (text, html):
        assert "no scaling by √d_k" in told
        assert "0.2507*" in told and "0.2264" in told
        assert "6 of 6 numbers differ" in told
        assert "(6,): 6 keys" in told
    assert re.search(
        r"<details><summary>A question to think about</summary><div>[^<]+\?</div><details><summary>Anoth", html
    )
    assert "How does a dot product grow with d_k?" in re.sub(r"\s+", " ", text)


def test_not_attempted_looks_different_from_wrong(cells):
    text, html = card(cells["stub"])
    assert text.startswith("○ context_vector: not written yet.")
    assert "✗" not in text + html
    assert "dashed" in html and "dashed" not in card(cells["wrong"])[1]
    text, _ = card(cells["missing"])
    assert text.startswith("○ SelfAttention_v2: not defined yet.")


def test_an_unknown_exercise_is_a_clear_error(cells):
    (output,) = cells["nonsense"].outputs
    assert (output.output_type, output.ename) == ("error", "ValueError")
    assert "no exercise called 'nonsense'" in output.evalue and "The exercises are: project, " in output.evalue


def test_the_function_itself_may_be_given(cells):
    assert card(cells["by itself"])[0].startswith("✓ project")


def test_the_notebook_is_left_as_it_was_found(cells):
    (output,) = cells["as found"].outputs
    assert output.text.splitlines() == ["True True 0 False", "False torch.float64 cpu"]


def test_an_interrupt_passes_through_and_leaves_the_screen_working(cells):
    (output,) = cells["interrupted"].outputs
    assert output.ename == "KeyboardInterrupt"
    (output,) = cells["printing still works"].outputs
    assert output.text == "here\n"


def test_an_answer_that_ends_python_has_raised_an_error(cells):
    text, _ = card(cells["ends Python"])
    assert "raised SystemExit: that is all." in re.sub(r"\s+", " ", text)


def test_gradients_are_looked_at_whatever_mode_the_cell_is_in(cells):
    assert card(cells["in inference mode"])[0].startswith("✓ attention_scores: all 4 visible checks pass")


def test_the_summary_counts_points_and_says_what_a_restart_would_break(cells):
    text, html = card(cells["summary"])
    plain = re.sub(r"\s+", " ", text)
    assert text.startswith("✗ 6.5 of 25 points in sight")
    assert "project 3 / 3 ✓ all 4 visible checks pass" in plain
    assert "context_vector 0 / 3 ○ not written yet" in plain
    assert "Still empty: context_vector." in plain
    assert "Not defined: SelfAttention_v2." in plain
    assert "Written answers still empty in the saved notebook: why." in plain
    # what waits for an empty exercise has not failed; what the saved notebook lacks is worth nothing after a restart
    assert "code cell 8 (print(undefined)) stops with NameError" in plain
    assert "code cell 6" not in plain and "code cell 5" not in plain
    assert "attention_scores (0 instead of 3 points)" in plain and "project (" not in plain
    assert "saved.ipynb as saved at" in plain
    assert "<th scope='col'" in html and "<th scope='row'" in html and "<caption" in html


def test_the_html_is_well_formed_and_takes_the_colours_of_the_page(cells):
    for name in ("right and loud", "wrong", "stub", "missing", "summary"):
        _, html = card(cells[name])
        Balanced().check(html)
        # only lines have colours; backgrounds are taken away, never set
        assert set(re.findall(r"background:([^;']+)", html)) <= {"none"}
        assert set(re.findall(r"[;' ]color:([^;']+)", html)) <= {"inherit"}
        assert "<script" not in html and "<style" not in html and "http" not in html


class Balanced(HTMLParser):
    """Fails when a tag is not closed, or closed by another's end."""

    def check(self, html):
        self.open = []
        self.feed(html)
        assert self.open == []

    def handle_starttag(self, tag, attrs):
        self.open.append(tag)

    def handle_endtag(self, tag):
        assert self.open.pop() == tag


# --- in a terminal -----------------------------------------------------------------------------------------------

ALONE = f"""
import builtins, socket, sys
for absent in ("IPython", "traitlets", "nbgrader", "nbformat", "matplotlib"):
    sys.modules[absent] = None  # importing it fails, as where only torch and numpy are installed

def refuse(*_, **__):
    raise AssertionError("no network")

socket.socket.connect = socket.getaddrinfo = refuse
{SETUP}
{PROJECT}
{UNSCALED}
for name in ("project", "scaled_softmax", "attention_scores"):
    print(check(name))
print(check())
try:
    check("projct")
except ValueError as error:
    print(error)
"""


def test_a_plain_python_with_torch_and_numpy_alone_shows_text_in_80_columns_and_warns_of_nothing(folder):
    run = python(folder, ALONE)
    assert (run.returncode, run.stderr) == (0, "")
    lines = run.stdout.splitlines()
    assert max(map(len, lines[:-1])) <= 80
    assert "✓ project: all 4 visible checks pass, 3 of 3 points in sight." in lines
    assert "      Likely mistake: no scaling by √d_k." in lines
    assert "○ attention_scores: not defined yet." in lines
    assert "Did you mean 'project'?" in lines[-1]
    assert "Restart the kernel" in run.stdout  # no notebook lies here that could be replayed
    numbers = [line for line in lines if re.match(r"\s+[\d.* ]+$", line)]
    assert {len(line) - len(line.lstrip()) for line in numbers} == {6}


def test_a_terminal_without_unicode_gets_plain_marks(folder):
    script = f"{SETUP}\n{PROJECT}\n{UNSCALED}\nprint(check('project'))\nprint(check('scaled_softmax'))"
    run = python(folder, script, PYTHONIOENCODING="ascii")
    assert (run.returncode, run.stderr) == (0, "")
    assert run.stdout.startswith("+ project: all 4")
    assert "no scaling by sqrt d_k" in run.stdout


# --- under plain nbgrader ----------------------------------------------------------------------------------------

NOISY = """
import os, sys, warnings
def project(x, W_query, W_key, W_value):
    os.write(2, b"from C++")
    print("from Python", file=sys.stderr)
    warnings.warn("careful")
    return x @ W_query, x @ W_key, x @ W_value
def attention_scores(queries, keys):
    raise RuntimeError("no")
"""


def test_plain_nbgrader_reads_the_points_and_finds_nothing_on_stderr(folder, monkeypatch):
    from nbgrader.utils import determine_grade

    monkeypatch.setenv("NBGRADER_EXECUTION", "autograde")
    checks = {"project": 3, "attention_scores": 3, "context_vector": 3, "scaled_softmax": 4}
    made = notebook(SETUP, NOISY, UNSCALED, STUB, *(f'check("{name}")' for name in checks), "check()")
    (folder / "notebook.ipynb").write_text(json.dumps(made))
    executed(made, folder)
    scores = []
    for cell, most in zip(made.cells[4:], checks.values()):
        marks = {"grade": True, "solution": False, "locked": True, "points": most, "grade_id": "check"}
        cell.metadata["nbgrader"] = marks | {"schema_version": 3, "task": False, "cell_type": "code"}
        scores.append(determine_grade(cell)[0])
        (output,) = cell.outputs
        assert isinstance(json.loads(output.data["text/plain"]), float)
    assert scores == [3, 0, 0, 0.5]
    (output,) = made.cells[-1].outputs  # the sum, and no replay
    assert output.data == {"text/plain": "3.5"}


def test_without_the_file_the_first_cell_says_so_and_the_notebook_goes_on(tmp_path):
    cells = json.loads((selfchecks.COMMITTED.parent / f"{selfchecks.A}.ipynb").read_text("utf-8"))["cells"]
    setup = next("".join(c["source"]) for c in cells if c["metadata"].get("nbgrader", {}).get("grade_id") == "setup")
    run = python(tmp_path, f"{setup}\nprint(check('project'))")
    assert (run.returncode, run.stderr) == (0, "")
    assert "put selfcheck.py from the assignment's folder beside this notebook" in run.stdout
    assert run.stdout.splitlines()[-1] == "0"


# --- after a restart ---------------------------------------------------------------------------------------------


def replayed(folder: Path, *cells, seconds=120) -> str:
    """The summary's notes for a saved notebook, from a Python that has defined nothing itself."""
    (folder / "mine.ipynb").write_text(json.dumps(notebook(*cells)))
    script = (
        f"import selfcheck\nselfcheck._REPLAY_SECONDS = {seconds}\n"
        "print(*(f'{mark}: {note}' for mark, note in selfcheck.check().notes), sep='\\n')"
    )
    run = python(folder, script)
    assert (run.returncode, run.stderr) == (0, "")
    return run.stdout


def test_a_notebook_that_runs_through_is_told_so_with_all_that_notebooks_hold(folder):
    told = replayed(
        folder, SETUP, PROJECT, "check()", "%matplotlib inline", "%%time\nx = 1", "!touch made-by-a-command",
        "%pip install nothing-of-that-name", "import asyncio\nawait asyncio.sleep(0)", "print('x' * 10**7)",
        new_code_cell("raise ValueError('in a figure')", metadata={"tags": ["figure"]}),
        "# only a comment", "",
    )  # fmt: skip
    assert re.search(r"passed: mine\.ipynb, as saved at \d\d:\d\d, runs from top to bottom after a restart\.", told)
    assert not (folder / "made-by-a-command").exists()


def test_an_error_of_a_library_is_no_stub_and_a_question_does_not_wait(folder):
    told = replayed(folder, SETUP, "nn.Module()(1)", "name = input('who are you?')", "print(name)", "import nowhere")
    assert "code cell 2 (nn.Module()(1)) stops with NotImplementedError" in told
    assert "code cell 3 (name = input('who are you?')) stops with EOFError" in told
    assert "code cell 4" not in told
    assert "code cell 5 (import nowhere) stops with ModuleNotFoundError" in told


@pytest.mark.slow
def test_a_notebook_that_hangs_is_ended_with_all_it_started(folder):
    told = replayed(
        folder, SETUP, "import subprocess\nsubprocess.Popen(['sleep', '54321'])", "while True:\n    print('x' * 1000)",
        seconds=25,
    )  # fmt: skip
    assert (
        "mine.ipynb, run from top to bottom, did not end within 25 seconds: it was at code cell 3 (while True:)."
        in told
    )
    processes = subprocess.run(["ps", "-eo", "args"], capture_output=True, text=True).stdout
    assert "sleep 54321" not in processes


@pytest.mark.slow
def test_a_cell_that_ends_the_process_is_named(folder):
    told = replayed(folder, SETUP, "import os; os._exit(0)")
    assert "mine.ipynb, run from top to bottom, ended the process at code cell 2 (import os; os._exit(0))." in told


def test_a_damaged_notebook_is_told(folder):
    (folder / "mine.ipynb").write_text("{")
    run = python(folder, "from selfcheck import check; print(check())")
    assert "mine.ipynb could not be read: save the notebook" in re.sub(r"\s+", " ", run.stdout)


def test_the_notebook_is_found_as_jupyter_or_vs_code_say_or_alone_in_the_folder(tmp_path, monkeypatch):
    from autograder.selfcheck.replay import _notebook_file

    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("JPY_SESSION_NAME", raising=False)
    assert _notebook_file({}) is None
    (tmp_path / "one.ipynb").write_text("{}")
    assert _notebook_file({}) == tmp_path / "one.ipynb"
    (tmp_path / "two.ipynb").write_text("{}")
    assert _notebook_file({}) is None
    assert _notebook_file({"__vsc_ipynb_file__": str(tmp_path / "two.ipynb")}) == tmp_path / "two.ipynb"
    monkeypatch.setenv("JPY_SESSION_NAME", str(tmp_path / "one.ipynb"))
    assert _notebook_file({}) == tmp_path / "one.ipynb"
    monkeypatch.setenv("JPY_SESSION_NAME", "somewhere/else/two.ipynb")  # relative to the server's folder, not to ours
    assert _notebook_file({}) == tmp_path / "two.ipynb"
    monkeypatch.setenv("JPY_SESSION_NAME", "a-uuid-of-a-console")
    assert _notebook_file({}) is None


# --- every wrong and every right answer --------------------------------------------------------------------------


@pytest.fixture(scope="module")
def selfcheck(tmp_path_factory):
    return selfchecks.load(tmp_path_factory.mktemp("module"))


def results(selfcheck, answers):
    for answer in answers:
        names = selfchecks.names_of(answer)
        with selfcheck._as_found(names):
            exercise = next(e for e in selfcheck.EXERCISES if e.name == answer.exercise)
            yield answer, selfcheck._Result(exercise, names)


def holds_for_all(selfcheck, answers):
    for answer, result in results(selfcheck, answers):
        assert result.mark != "passed" or not result.rows[0]["sentence"], answer.stem
        text = repr(result)
        assert max(map(len, text.splitlines())) <= 80, answer.stem
        Balanced().check(result._repr_html_())


def test_the_card_of_a_mistake_is_well_formed_and_fits_the_screen(selfcheck):
    holds_for_all(selfcheck, selfchecks.mistakes()[::9])


@pytest.mark.slow
def test_the_card_of_every_mistake_is_well_formed_and_fits_the_screen(selfcheck):
    holds_for_all(selfcheck, selfchecks.mistakes())


@pytest.mark.slow
def test_every_accepted_answer_passes_the_visible_checks(selfcheck):
    for answer, result in results(selfcheck, selfchecks.accepted()):
        if "earlier" not in answer.stem:  # that one calls answers of other exercises
            assert result.mark == "passed", (answer.stem, repr(result))


@pytest.mark.parametrize(
    "result, shape",
    [
        (lambda torch: torch.empty(60_000_000, 0), "(60000000, 0)"),
        (lambda torch: torch.zeros(3_000_000, 1), "(3000000, 1)"),
        (lambda torch: torch.zeros((1,) * 64), "(1, 1, 1, 1, 1, 1, 1, 1, …)"),
        (lambda torch: torch.zeros(3, 0), "(3, 0)"),
        (lambda torch: torch.zeros(0), "(0,)"),
    ],
    ids=["no column", "rows", "axes", "three empty rows", "empty"],
)
def test_the_card_of_a_result_of_any_size_is_there_at_once_and_tells_its_shape(selfcheck, result, shape):
    """Here nothing stands between the answer and the judge."""
    (exercise,) = (e for e in selfcheck.EXERCISES if e.name == "scaled_softmax")
    start = time.process_time()
    names = {"scaled_softmax": lambda scores, d_k: result(selfcheck.torch), "__name__": "__main__"}
    card = selfcheck._Result(exercise, names)
    text, html = repr(card), card._repr_html_()
    assert time.process_time() - start < 20
    assert f"weights has shape {shape}; expected (6,): 6 keys." in re.sub(r"\s+", " ", text)
    assert shape in html
    assert max(map(len, text.splitlines())) <= 80
    Balanced().check(html)


def test_control_characters_of_an_error_do_not_reach_the_terminal(selfcheck):
    def project(*_):
        raise ValueError("\x1b[2J\x1b]0;owned\x07 <script>alert(1)</script>")

    (exercise,) = (e for e in selfcheck.EXERCISES if e.name == "project")
    result = selfcheck._Result(exercise, {"project": project, "__name__": "__main__"})
    assert "\x1b" not in repr(result) + result._repr_html_()
    assert "<script" not in result._repr_html_()


@pytest.mark.slow
def test_the_committed_key_is_all_green_in_a_kernel_and_after_a_restart(folder):
    solution = selfchecks.Course(selfchecks.ROOT).solution(selfchecks.A) / f"{selfchecks.A}.ipynb"
    shutil.copy(solution, folder)
    made = executed(nbformat.read(solution, as_version=4), folder)
    (output,) = made.cells[-1].outputs
    assert "25 of 25 points in sight" in output.data["text/plain"]
    assert "runs from top to bottom after a restart" in re.sub(r"\s+", " ", output.data["text/plain"])
