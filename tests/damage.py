"""Every way in which a submission is damaged before it arrives, built in code from one practice submission.

In: the course's release notebook and its key. Out: `DAMAGES`, a list of entries that say what happened to the file
and make it, and one download of a class in which archives are wrong. `tests/damage_table.py` makes docs/damage.md of
them. It grades nothing.
"""

from __future__ import annotations

import copy
import io
import json
import os
import stat
import zipfile
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

import jupytext
import nbconvert
import nbformat
from small_release import release as another_release

from autograder.collect.run import Collected, collect
from autograder.course import Course
from autograder.grading.assignment import Assignment
from autograder.grading.scheme import filled_in

NAME = "self_attention"
FILE = f"{NAME}.ipynb"
UNDAMAGED = "undamaged"  # the student who handed in the practice submission as it is

# What the practice submission gets right, and the one thing it gets wrong: so that a score which is silently too low
# and one which is silently too high are both seen.
WRONG = "scaled_softmax"
MISTAKE = "def scaled_softmax(scores, d_k):\n    return softmax(scores / d_k**0.5, dim=-1)"  # whose?
WRITTEN = "A dot product of longer vectors is larger, so softmax would saturate and its gradients vanish."
SCORES = {
    "project": 3,
    "attention_scores": 3,
    WRONG: 0,
    "context_vector": 3,
    "SelfAttention_v1": 6,
    "SelfAttention_v2": 6,
}
SCORE, MOST = sum(SCORES.values()), 25

HELPED = "def attention_scores(queries, keys):\n    return all_dots(queries, keys)"
HELPER = "def all_dots(a, b):\n    return a @ b.T"

Content = bytes | str | Callable[[Path], None]  # a file's, or what makes something else of that name


class Work:
    """The practice submission, to be damaged: `notebook` is a copy, `release` what the student was given."""

    def __init__(self, assignment: Assignment):
        self.release = _joined(assignment.release)
        self.answers = {**assignment.key, WRONG: MISTAKE}  # exercise → what is handed in
        cells = {name: [source] for name, source in self.answers.items()}
        self.notebook = _joined(filled_in(assignment.release, cells))
        self.cell("why_scale")["source"] = WRITTEN
        for name in ("demo_project", "demo_context_vector"):
            self.cell(name)["outputs"] = [
                {"output_type": "stream", "name": "stdout", "text": ["tensor([0.4306, 1.4551])\n"]}
            ]

    @property
    def cells(self) -> list[dict]:
        return self.notebook["cells"]

    def at(self, grade_id: str) -> int:
        return [_grade_id(cell) for cell in self.cells].index(grade_id)

    def cell(self, grade_id: str) -> dict:
        return self.cells[self.at(grade_id)]

    def stub(self, grade_id: str) -> str:
        return next(cell["source"] for cell in self.release["cells"] if _grade_id(cell) == grade_id)

    def retype(self, grade_id: str, kind: str) -> None:
        cell = self.cell(grade_id)
        cell["cell_type"] = kind
        cell.pop("outputs"), cell.pop("execution_count")

    def text(self, **how) -> str:
        return json.dumps(self.notebook, indent=1, **how) + "\n"


@dataclass(frozen=True)
class Damage:
    """One entry. `says` are words of the repair, or of the reason when nothing can be `graded`."""

    student: str
    level: str  # file, notebook, cell
    what: str
    make: Callable[[Work], bytes | str | dict[str, Content] | None]
    says: str = ""
    cell: str = ""  # the cell that the repair names
    lost: tuple[str, ...] = ()  # exercises whose answers are no longer in it
    written: bool = True  # the written answer is still in it
    graded: bool = True
    hangs: bool = field(default=False)  # stock nbgrader waits for it without end

    @property
    def score(self) -> float | None:
        return SCORE - sum(SCORES[name] for name in self.lost) if self.graded else None

    def put(self, assignment: Assignment, folder: Path) -> None:
        """Writes the damaged submission into a folder, as a student's submission arrives."""
        folder.mkdir(parents=True)
        work = Work(assignment)
        made = self.make(work)
        if made is None:
            made = work.text()
        for name, content in (made if isinstance(made, dict) else {FILE: made}).items():
            path = folder / name
            path.parent.mkdir(parents=True, exist_ok=True)
            if callable(content):
                content(path)
            else:
                path.write_bytes(content if isinstance(content, bytes) else content.encode())


DAMAGES: list[Damage] = []


def damage(level: str, what: str, says: str = "", **more):
    def add(make):
        DAMAGES.append(Damage(make.__name__.replace("_", "-"), level, what, make, says, **more))
        return make

    return add


def _joined(notebook: dict) -> dict:
    notebook = copy.deepcopy(notebook)
    for cell in notebook["cells"]:
        cell["source"] = "".join(cell["source"])
    return notebook


def _grade_id(cell: dict) -> str:
    return cell["metadata"].get("nbgrader", {}).get("grade_id", "")


def _code(source: str, cell_id: str, metadata: dict | None = None) -> dict:
    """A code cell of the student's own."""
    return {
        "cell_type": "code", "execution_count": 3, "id": cell_id, "metadata": metadata or {}, "outputs": [],
        "source": source,
    }  # fmt: skip


# --- nothing -----------------------------------------------------------------------------------------------------


@damage("none", "nothing: the practice submission itself")
def undamaged(work):
    pass


# --- the file ----------------------------------------------------------------------------------------------------


@damage("file", "a UTF-8 byte order mark in front", "byte order mark")
def byte_order_mark(work):
    return b"\xef\xbb\xbf" + work.text().encode()


@damage("file", "saved as UTF-16", "UTF-16")
def utf_16(work):
    return work.text().encode("utf-16")


@damage("file", "Windows line ends (CRLF)", "CRLF")
def crlf(work):
    return work.text().replace("\n", "\r\n")


@damage("file", "an empty file", "is empty", graded=False)
def empty(work):
    return b""


@damage("file", "a login page saved under the notebook's name", "is a web page, not a notebook", graded=False)
def login_page(work):
    return "<!DOCTYPE html>\n<html><head><title>Sign in</title></head><body><form>…</form></body></html>\n"


@damage("file", "Git's conflict marks around an answer: the answer or the stub", "Git merge conflict")
def conflict_marks(work):
    ours = work.text().splitlines(keepends=True)
    line = next(line for line in ours if "queries = x @ W_query" in line and "class" not in line)
    work.cell("project")["source"] = work.stub("project")
    theirs = next(line for line in work.text().splitlines(keepends=True) if "def project(" in line)
    at = ours.index(line)
    return "".join([*ours[:at], "<<<<<<< HEAD\n", line, "=======\n", theirs, ">>>>>>> origin/main\n", *ours[at + 1 :]])


@damage("file", "a Git LFS pointer in place of the notebook", "Git LFS pointer", graded=False)
def lfs_pointer(work):
    return f"version https://git-lfs.github.com/spec/v1\noid sha256:{'4d7a' * 16}\nsize 48213\n"


@damage("file", "`[]`", "only a list without cells", graded=False)
def a_list(work):
    return "[]\n"


@damage("file", "other JSON: a settings file", "only an object without cells", graded=False)
def other_json(work):
    return '{"editor.fontSize": 14, "python.terminal": true}\n'


@damage("file", "not JSON: a line of text", "is not a notebook", graded=False)
def plain_text(work):
    return "I could not finish this week, sorry.\n"


@damage("file", "cut off in the middle", "cut off", lost=("SelfAttention_v1", "SelfAttention_v2"), written=False)
def cut_off(work):
    text = work.text()
    return text[: text.index("class SelfAttention_v1")]


@damage("file", "named `self_attention.ipynb.txt`", "self_attention.ipynb.txt")
def txt_behind(work):
    return {f"{FILE}.txt": work.text()}


@damage("file", "named `self_attention (1).ipynb`", "self_attention (1).ipynb")
def number_behind(work):
    return {f"{NAME} (1).ipynb": work.text()}


@damage("file", "named `Self_Attention.ipynb`", "Self_Attention.ipynb")
def capitals(work):
    return {"Self_Attention.ipynb": work.text()}


@damage("file", "two notebooks: the work, and an older one", "There were 2 notebooks")
def two_notebooks(work):
    return {FILE: work.text(), f"{NAME}_old.ipynb": json.dumps(work.release)}


@damage("file", "two notebooks: the work under another name beside the untouched release", "as it was handed out")
def work_beside_release(work):
    return {"my_work.ipynb": work.text(), FILE: json.dumps(work.release)}


@damage("file", "a zip with the notebook inside, put there uncollected", "`autograder collect`", graded=False)
def uncollected_zip(work):
    return {"homework.zip": zipped({FILE: work.text()})}


@damage("file", "`__MACOSX/`, `._*`, `.ipynb_checkpoints/` beside the work")
def clutter(work):
    return {
        FILE: work.text(),
        f"__MACOSX/._{FILE}": b"\0\5\26\7",
        f"._{FILE}": b"\0\5\26\7Mac OS X",
        f".ipynb_checkpoints/{NAME}-checkpoint.ipynb": json.dumps(work.release),
    }


@damage("file", "a `.py` export by jupytext instead of a notebook", "is a Python script")
def script_by_jupytext(work):
    return {f"{NAME}.py": jupytext.writes(nbformat.from_dict(work.notebook), fmt="py:percent")}


@damage("file", "a `.py` export by nbconvert", "is a Python script")
def script_by_nbconvert(work):
    return {f"{NAME}.py": nbconvert.PythonExporter().from_notebook_node(nbformat.from_dict(work.notebook))[0]}


@damage("file", "a `.py` export by Colab", "is a Python script")
def script_by_colab(work):
    parts = ["# -*- coding: utf-8 -*-", f'"""{FILE}\n\nAutomatically generated by Colab.\n"""']
    for cell in work.cells:
        parts.append(cell["source"] if cell["cell_type"] == "code" else f'"""{cell["source"]}"""')
    return {f"{NAME}.py": "\n\n".join(parts) + "\n"}


@damage("file", "two `.py` files: the answers, and a helper that they import", "is a Python script")
def scripts_that_import(work):
    work.answers["attention_scores"] = HELPED
    text = "\n\n\n".join(["import torch\nfrom torch import nn\nfrom helpers import all_dots", *work.answers.values()])
    return {"answers.py": f'{text}\n\n"""{WRITTEN}"""\n', "helpers.py": f"{HELPER}\n"}


@damage("file", "the notebook of another assignment", "it looks like another one", graded=False)
def another_assignment(work):
    return json.dumps(another_release())


@damage("file", "a link to another student's notebook", "is a link", graded=False)
def link(work):
    return {FILE: lambda path: path.symlink_to(f"../../{UNDAMAGED}/{NAME}/{FILE}")}


@damage("file", "a pipe (FIFO) of the notebook's name", "is not a plain file", graded=False, hangs=True)
def pipe(work):
    return {FILE: os.mkfifo}


@damage("file", "200 MB: an output of a loop that prints", "outputs were passed over")
def large_output(work):
    mark = "the lines of a loop"
    work.cell("demo_project")["outputs"] = [{"output_type": "stream", "name": "stdout", "text": [mark]}]
    before, after = work.text().split(f'"{mark}"')
    lines = "".join(f'"step {number}: loss 0.6931471805599453\\n",\n' for number in range(50_000))

    def write(path):
        with path.open("w") as file:
            file.write(before)
            while file.tell() < 200 * 2**20:
                file.write(lines)
            file.write('"done"' + after)

    return {FILE: write}


@damage("file", "200 MB that are no outputs", "200 MB", graded=False)
def large(work):
    def write(path):
        path.write_text(work.text())
        os.truncate(path, 200 * 2**20)

    return {FILE: write}


# --- the notebook ------------------------------------------------------------------------------------------------


@damage("notebook", "through Colab: ids and marks replaced, cells on top that mount a drive", "lost the labels")
def colab(work):
    work.notebook |= {
        "nbformat_minor": 0,
        "metadata": {
            "colab": {"provenance": [], "toc_visible": True},
            "kernelspec": {"name": "python3", "display_name": "Python 3"},
            "language_info": {"name": "python"},
        },
    }
    for number, cell in enumerate(work.cells):
        del cell["id"]
        cell["metadata"] = {
            "id": f"kQ3x{number:02}",
            "colab": {"base_uri": "https://localhost:8080/"},
            "outputId": "a1",
        }
    for source in ("from google.colab import drive\ndrive.mount('/content/drive')", "!pip install --quiet torch"):
        work.cells.insert(0, {k: v for k, v in _code(source, "").items() if k != "id"})


@damage("notebook", "through VS Code: keys of its own")
def vs_code(work):
    work.notebook["metadata"] |= {"orig_nbformat": 4, "vscode": {"interpreter": {"hash": "31f2aee4"}}}
    for cell in work.cells:
        cell["metadata"]["vscode"] = {"languageId": "python"}


@damage("notebook", "nbformat 3", "nbformat 3")
def nbformat_3(work):
    return json.dumps(nbformat.convert(nbformat.from_dict(work.notebook), 3))


@damage("notebook", "nbformat_minor 4 with cell ids", "cell ids")
def minor_4_with_ids(work):
    work.notebook["nbformat_minor"] = 4


@damage("notebook", "nbformat_minor 5 without cell ids", "cell ids are missing")
def minor_5_without_ids(work):
    for cell in work.cells:
        del cell["id"]


@damage("notebook", "all cells have the same id", "cell ids occur twice")
def same_ids(work):
    for cell in work.cells:
        cell["id"] = "a"


@damage("notebook", "NaN in an output", "NaN")
def nan_in_output(work):
    work.cell("demo_project")["outputs"] = [
        {"output_type": "execute_result", "execution_count": 3, "metadata": {},
         "data": {"application/json": [float("nan"), float("inf")], "text/plain": "…"}}
    ]  # fmt: skip


@damage("notebook", "outputs of 20 MB")
def huge_outputs(work):
    work.cell("demo_project")["outputs"] = [
        {"output_type": "display_data", "data": {"image/png": "A" * 20_000_000}, "metadata": {}}
    ]


@damage("notebook", "a kernel that is not installed here", "another language (R)")
def other_kernel(work):
    work.notebook["metadata"]["kernelspec"] = {"name": "ir", "language": "R", "display_name": "R"}


@damage("notebook", "no kernel named", "names no kernel")
def no_kernel(work):
    work.notebook["metadata"] = {}


# --- the cells ---------------------------------------------------------------------------------------------------


@damage("cell", "the metadata of all cells wiped", "lost the labels")
def all_metadata_wiped(work):
    for number, cell in enumerate(work.cells):
        cell["metadata"], cell["id"] = {}, f"c{number}"


@damage("cell", "the metadata of a check cell wiped", "lost its label", cell="check_project")
def check_metadata_wiped(work):
    work.cell("check_project").update(id="c1", metadata={})


@damage("cell", "the metadata of an answer cell wiped", "lost its label", cell="project")
def answer_metadata_wiped(work):
    work.cell("project").update(id="c1", metadata={})


@damage("cell", "a check cell deleted", "check cell of project had been deleted", cell="check_project")
def check_deleted(work):
    work.cells.remove(work.cell("check_project"))


@damage(
    "cell",
    "the check cell of a wrong answer deleted",
    "check cell of scaled_softmax had been deleted",
    cell="check_scaled_softmax",
)
def check_of_wrong_answer_deleted(work):
    work.cells.remove(work.cell("check_scaled_softmax"))


@damage("cell", "an answer cell deleted", "was not found", cell="context_vector", lost=("context_vector",))
def answer_deleted(work):
    work.cells.remove(work.cell("context_vector"))


@damage("cell", "an answer cell copied below, the original worked on", "more than once", cell="project")
def copied_below_original_answered(work):
    twin = {**copy.deepcopy(work.cell("project")), "id": "twin", "source": work.stub("project")}
    work.cells.insert(work.at("project") + 1, twin)


@damage("cell", "an answer cell copied below, the copy worked on", "more than once", cell="project")
def copied_below_copy_answered(work):
    work.cells.insert(work.at("project") + 1, {**copy.deepcopy(work.cell("project")), "id": "twin"})
    work.cell("project")["source"] = work.stub("project")


@damage("cell", "an answer cell copied above, the original worked on", "more than once", cell="project")
def copied_above_original_answered(work):
    twin = {**copy.deepcopy(work.cell("project")), "id": "twin", "source": work.stub("project")}
    work.cells.insert(work.at("project"), twin)


@damage("cell", "an answer cell copied above, the copy worked on", "more than once", cell="project")
def copied_above_copy_answered(work):
    original = work.cell("project")
    work.cells.insert(work.at("project"), {**copy.deepcopy(original), "id": "twin"})
    original["source"] = work.stub("project")


@damage("cell", "a check cell copied", "more than once; it was run once", cell="check_scaled_softmax")
def check_copied(work):
    check = work.cell("check_scaled_softmax")
    work.cells.insert(work.at("check_scaled_softmax") + 1, {**copy.deepcopy(check), "id": "twin"})


@damage("cell", "an answer cell turned into text (markdown)", "turned into a markdown cell", cell="project")
def answer_turned_into_markdown(work):
    work.retype("project", "markdown")


@damage("cell", "an answer cell turned into a raw cell", "turned into a raw cell", cell="project")
def answer_turned_into_raw(work):
    work.retype("project", "raw")


@damage("cell", "a check cell turned into text (markdown)", "turned into a markdown cell", cell="check_scaled_softmax")
def check_turned_into_markdown(work):
    work.retype("check_scaled_softmax", "markdown")


@damage("cell", "`schema_version` missing in one cell", "schema_version", cell="project")
def schema_version_missing(work):
    del work.cell("project")["metadata"]["nbgrader"]["schema_version"]


@damage("cell", "the points of a check cell changed", "points", cell="check_project")
def points_changed(work):
    work.cell("check_project")["metadata"]["nbgrader"]["points"] = 300


@damage("cell", "the source of a wrong answer's check cell changed", "had been changed", cell="check_scaled_softmax")
def check_changed(work):
    work.cell("check_scaled_softmax")["source"] = "print('all checks pass')"


@damage("cell", "the tag `skip-execution` on a wrong answer's check cell", "tags", cell="check_scaled_softmax")
def check_skipped(work):
    work.cell("check_scaled_softmax")["metadata"]["tags"] = ["skip-execution"]


@damage("cell", "all cells in the opposite order", "Cells had been moved")
def reversed_order(work):
    work.cells.reverse()


@damage("cell", "the check cells moved to the top", "Cells had been moved")
def checks_moved_to_the_top(work):
    checks = [cell for cell in work.cells if _grade_id(cell).startswith("check_")]
    work.cells[:] = [*checks, *(cell for cell in work.cells if cell not in checks)]


@damage("cell", "the answer in a new cell below the check, the stub untouched", "found in another cell", cell="project")
def answer_in_a_new_cell(work):
    answer = work.cell("project")
    work.cells.insert(work.at("check_project") + 1, _code(answer["source"], "mine"))
    answer["source"] = work.stub("project")


@damage("cell", "a function split in the middle over two cells", "halves were joined", cell="project")
def function_split(work):
    answer = work.cell("project")
    lines = answer["source"].splitlines(keepends=True)
    cut = next(at for at, line in enumerate(lines) if line.startswith("    keys = "))
    work.cells.insert(work.at("project") + 1, _code("".join(lines[cut:]), "rest"))
    answer["source"] = "".join(lines[:cut])


@damage("cell", "a class split: its method patched in from a second cell", "2 cells", cell="SelfAttention_v2")
def class_split(work):
    answer = work.cell("SelfAttention_v2")
    source = answer["source"]
    cut = source.index("    def forward")
    method = "\n".join(line[4:] for line in source[cut:].splitlines())
    work.cells.insert(work.at("SelfAttention_v2") + 1, _code(f"{method}\n\nSelfAttention_v2.forward = forward", "rest"))
    answer["source"] = source[:cut]


@damage("cell", "the written answer continued in a copy of its cell", "they were joined in order", cell="why_scale")
def written_in_two_cells(work):
    first, second = WRITTEN.split(", so ")
    work.cell("why_scale")["source"] = f"{first}, so"
    work.cells.insert(
        work.at("why_scale") + 1, {**copy.deepcopy(work.cell("why_scale")), "source": second, "id": "two"}
    )


@damage("cell", "a helper function in a cell of its own")
def helper_in_its_own_cell(work):
    work.cells.insert(work.at("attention_scores"), _code(HELPER, "help"))
    work.cell("attention_scores")["source"] = HELPED
    work.answers["attention_scores"] = f"{HELPER}\n\n{HELPED}"


@damage("cell", "`%%time` on top of an answer cell", "%%time", cell="context_vector")
def timed(work):
    work.cell("context_vector")["source"] = "%%time\n" + work.cell("context_vector")["source"]


@damage("cell", "`!pip install` in a cell of its own and on top of an answer")
def pip_lines(work):
    work.cell("project")["source"] = "!pip install --quiet torch\n" + work.cell("project")["source"]
    work.cells.insert(0, _code("!pip install --quiet torch numpy", "pip"))


def write_class(assignment: Assignment, course: Course) -> None:
    """Puts all of them into submitted/."""
    for one in DAMAGES:
        one.put(assignment, course.submitted / one.student / NAME)


# --- one download of a learning system ---------------------------------------------------------------------------

# student → what the manifest says of something of theirs, and the score
ARCHIVED = {
    "archive-plain": ("", SCORE),
    "archive-zip-inside": ("", SCORE),
    "archive-clutter": ("made by macOS", SCORE),
    "archive-outside": ("points outside", SCORE),
    "archive-link": ("links are not followed", None),
    "archive-bomb": ("archive bomb", SCORE),
}


def zipped(entries: dict) -> bytes:
    """A zip of name or ZipInfo → content."""
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in entries.items():
            archive.writestr(name, content)
    return buffer.getvalue()


def download(assignment: Assignment) -> bytes:
    """A class's zip, one folder per student, in which four things are wrong."""
    text = Work(assignment).text()
    a_link = zipfile.ZipInfo(f"archive-link/{FILE}")
    a_link.create_system, a_link.external_attr = 3, (stat.S_IFLNK | 0o777) << 16
    return zipped({
        f"archive-plain/{FILE}": text,
        "archive-zip-inside/homework.zip": zipped({FILE: text}),
        f"archive-clutter/{FILE}": text,
        f"__MACOSX/archive-clutter/._{FILE}": b"\0\5\26\7",
        f"archive-clutter/.ipynb_checkpoints/{NAME}-checkpoint.ipynb": "[]",
        f"archive-outside/{FILE}": text,
        f"../../archive-outside/{FILE}": "[]",
        a_link: "/etc/hostname",
        "archive-bomb/data.csv": bytes(24 * 2**20),
        f"archive-bomb/{FILE}": text,
    })  # fmt: skip


def collected(assignment: Assignment, course: Course, folder: Path) -> Collected:
    """Collects that download into submitted/."""
    path = folder / "class.zip"
    path.write_bytes(download(assignment))
    return collect(course, NAME, [path])
