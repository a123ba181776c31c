"""The instructor's text becomes nbgrader's source notebook, and what that prints is the section's."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

import nbformat
import pytest
from nbclient import NotebookClient

from autograder.authoring import source

ROOT = Path(__file__).resolve().parent.parent
TEXT = ROOT / "source/self_attention/self_attention.nb.py"
POINTS = {
    "project": 3,
    "attention_scores": 3,
    "scaled_softmax": 4,
    "context_vector": 3,
    "SelfAttention_v1": 6,
    "SelfAttention_v2": 6,
}

# Every number that section 3.4 prints, by the cell that reproduces it.
PRINTED = {
    "demo_project": [[0.4306, 1.4551], [6, 2]],
    "demo_attention_scores": [[1.8524], [1.2705, 1.8524, 1.8111, 1.0795, 0.5577, 1.5440]],
    "demo_scaled_softmax": [[0.1500, 0.2264, 0.2199, 0.1311, 0.0906, 0.1820]],
    "demo_context_vector": [[0.3061, 0.8210]],
    "demo_SelfAttention_v1": [
        [0.2996, 0.8053],
        [0.3061, 0.8210],
        [0.3058, 0.8203],
        [0.2948, 0.7939],
        [0.2927, 0.7891],
        [0.2990, 0.8040],
        [0.3061, 0.8210],  # out[1], the context vector computed by hand
    ],
    "demo_SelfAttention_v2": [
        [-0.0739, 0.0713],
        [-0.0748, 0.0703],
        [-0.0749, 0.0702],
        [-0.0760, 0.0685],
        [-0.0763, 0.0679],
        [-0.0754, 0.0693],
    ],
}


@pytest.fixture(scope="module")
def notebook() -> dict:
    return source.build(TEXT)


@pytest.fixture(scope="module")
def executed(notebook):
    """The key after a run from top to bottom; an error anywhere fails."""
    copy = nbformat.from_dict(notebook)
    client = NotebookClient(
        copy, timeout=120, kernel_name="python3", resources={"metadata": {"path": str(TEXT.parent)}}
    )
    client.execute()
    return {cell.id: cell for cell in copy.cells}


def marked(notebook: dict) -> dict[str, dict]:
    return {
        cell["metadata"]["nbgrader"]["grade_id"]: cell for cell in notebook["cells"] if "nbgrader" in cell["metadata"]
    }


def test_the_same_text_gives_the_same_bytes_and_they_are_the_committed_ones(notebook):
    again = source.serialise(source.build(TEXT))
    assert source.serialise(notebook) == again
    assert TEXT.with_name("self_attention.ipynb").read_bytes() == again


def test_every_exercise_has_an_open_answer_cell_and_under_it_a_locked_check_with_its_points(notebook):
    cells, order = marked(notebook), [cell["id"] for cell in notebook["cells"]]
    for name, points in POINTS.items():
        answer, check = (cells[n]["metadata"]["nbgrader"] for n in (name, f"check_{name}"))
        assert (answer["solution"], answer["grade"], answer["locked"]) == (True, False, False)
        assert (check["solution"], check["grade"], check["locked"]) == (False, True, True)
        assert check["points"] == points
        assert cells[f"check_{name}"]["source"] == f'check("{name}")'
        assert order.index(f"check_{name}") == order.index(name) + 1


def test_the_written_question_is_graded_by_hand_for_five_points(notebook):
    cell = marked(notebook)["why_scale"]
    data = cell["metadata"]["nbgrader"]
    assert cell["cell_type"] == "markdown"
    assert (data["grade"], data["solution"], data["locked"], data["points"]) == (True, True, False, 5)


def test_25_points_are_automatic_and_every_other_code_cell_is_read_only(notebook):
    graded = [c["metadata"]["nbgrader"] for c in marked(notebook).values()]
    assert sum(d["points"] for d in graded if d["grade"] and not d["solution"]) == 25
    for cell in notebook["cells"]:
        if cell["cell_type"] == "code" and not cell["metadata"]["nbgrader"]["solution"]:
            assert cell["metadata"]["nbgrader"]["locked"], cell["id"]


def test_nobody_is_led_to_a_sum_as_the_loss(notebook):
    # Rows of a softmax sum to 1, so queries and keys would get no gradient from correct code.
    assert not any(".sum()" in cell["source"] for cell in notebook["cells"])


def test_cell_ids_are_the_grade_ids_and_valid(notebook):
    nbformat.validate(nbformat.from_dict(notebook))
    assert all(name == cell["id"] for name, cell in marked(notebook).items())


def test_the_numbers_of_the_section_come_out_of_the_key(executed):
    for name, rows in PRINTED.items():
        text = "".join(output.get("text", "") for output in executed[name].outputs)
        numbers = [float(n) for n in re.findall(r"-?\d+(?:\.\d+)?(?![\w>])", text.split("grad_fn")[0])]
        numbers += [float(n) for part in text.split("grad_fn")[1:] for n in re.findall(r"-?\d+\.\d{4}", part)]
        assert numbers == [number for row in rows for number in row], f"{name} printed {text}"


def test_the_printed_rows_carry_a_gradient(executed):
    for name in ("demo_SelfAttention_v1", "demo_SelfAttention_v2"):
        assert "grad_fn=<MmBackward0>" in executed[name].outputs[0].text


def test_a_run_of_the_key_writes_nothing_to_stderr(executed):
    for name, cell in executed.items():
        for output in cell.get("outputs", []):
            assert output.get("name") != "stderr", f"{name}: {output}"


def test_the_pictures_are_there_as_pictures_and_in_words(executed):
    pytest.importorskip("matplotlib")
    for name in ("figure_projection", "figure_temperature", "figure_weights"):
        assert executed[name].metadata["tags"] == ["figure"]
        (output,) = executed[name].outputs
        assert output.data["image/png"]
        assert "journey" in output.data["text/plain"]


def test_the_key_runs_as_a_script_without_matplotlib_and_ipywidgets_and_warns_of_nothing(notebook, tmp_path):
    script = tmp_path / "key.py"
    code = [cell["source"] for cell in notebook["cells"] if cell["cell_type"] == "code"]
    absent = "import sys; sys.modules['matplotlib'] = sys.modules['ipywidgets'] = None"
    script.write_text("\n\n".join([absent, *code]))
    shutil.copy(ROOT / "assignments" / TEXT.parent.name / "selfcheck.py", tmp_path)
    run = subprocess.run([sys.executable, "-W", "error", script], capture_output=True, text=True, cwd=tmp_path)
    assert (run.returncode, run.stderr) == (0, "")
    assert "T = 1.41 = √d_k" in run.stdout


def test_without_selfcheck_the_notebook_says_where_to_get_it_and_earns_nothing(notebook, tmp_path):
    cells = marked(notebook)
    script = "\n".join([cells["setup"]["source"], "print(repr(check('anything')))"])
    run = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, cwd=tmp_path)
    assert (run.returncode, run.stderr) == (0, "")
    assert "put selfcheck.py from the assignment's folder beside this notebook" in run.stdout
    assert run.stdout.splitlines()[-1] == "0"  # nbgrader reads the value as the points


ANSWER = '# %% nbgrader={"grade": false, "grade_id": "f", "locked": false, "schema_version": 3, "solution": true}\n'
CHECK = (
    ANSWER.replace('"grade": false', '"grade": true')
    .replace('"f"', '"g"')
    .replace('"locked": false, ', '"locked": true, "points": 1, ')
    .replace('"solution": true', '"solution": false')
)
REGION = "### BEGIN SOLUTION\nx = 1\n### END SOLUTION\n"


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        (ANSWER + REGION + "\n" + ANSWER + REGION, "cell 2 (“f”): the grade_id “f” is taken"),
        (CHECK.replace('"points": 1, ', "") + "1\n", "cell 1 (“g”): a graded cell needs its points"),
        (CHECK.replace('"points": 1', '"points": "many"') + "1\n", "found 'many'"),
        (CHECK.replace('"locked": true', '"locked": false') + "1\n", "a check cell must be locked"),
        (ANSWER.replace('"locked": false', '"locked": true') + REGION, "an answer cell must not be locked"),
        (ANSWER.replace('"grade_id": "f", ', "") + REGION, "no grade_id"),
        (ANSWER.replace('"schema_version": 3', '"schema_version": 1') + REGION, "schema_version is 1"),
        (ANSWER.replace('"grade": false, ', "") + REGION, "grade must be set to true or false"),
        ("# %%\n" + REGION, "“BEGIN SOLUTION” is in a cell that is not an answer cell"),
        (ANSWER + "### BEGIN SOLUTION\nx = 1\n", "“BEGIN SOLUTION” has no “END SOLUTION”"),
        (ANSWER + "### BEGIN SOLUTION\n" + REGION, "inside another solution"),
        (ANSWER + "x = 1\n### END SOLUTION\n", "“END SOLUTION” has no “BEGIN SOLUTION”"),
        (ANSWER.replace("# %%", "# %% [markdown]") + "# words\n", "a markdown cell must be both"),
    ],
)
def test_a_mistake_in_the_text_is_told_with_its_file_and_cell(tmp_path, text, complaint):
    file = tmp_path / "tiny.nb.py"
    file.write_text(text)
    with pytest.raises(source.SourceError) as told:
        source.build(file)
    assert str(file) in str(told.value)
    assert complaint in str(told.value)


def test_a_missing_text_is_told(tmp_path):
    with pytest.raises(source.SourceError, match=r"tiny.nb.py is missing"):
        source.build(tmp_path / "tiny.nb.py")
