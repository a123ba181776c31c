"""Whatever is done to the cells or the bytes of a notebook: surviving answers are found, and nothing raises."""

import json
import tempfile
from pathlib import Path

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from small_release import ANSWERS, NAMES, STUBS, WRITTEN, cell_of, copy_of, extra, release, right, solved

from autograder.notebooks.decode import notebook_of
from autograder.notebooks.errors import Unreadable
from autograder.notebooks.folder import taken
from autograder.notebooks.read import read
from autograder.notebooks.rebuild import rebuild

# A helper that an answer calls, one it is derived from: they live in cells of their own.
HELPED = {
    "double": (
        "def double(x):\n    return times(x, 2)",
        ["import operator", "def times(a, b):\n    return operator.mul(a, b)"],
    ),
    "Counter": (
        "class Counter(Base):\n    def next(self):\n        self.count += 1\n        return self.count",
        ["class Base:\n    def __init__(self, start):\n        self.count = start"],
    ),
}

places = st.integers(0, 40)
step = st.one_of(
    st.tuples(st.just("delete"), places),
    st.tuples(st.just("copy"), places, places),
    st.tuples(st.just("move"), places, places),
    st.tuples(st.just("retype"), places, st.sampled_from(["code", "markdown", "raw"])),
    st.tuples(st.just("strip"), places),
    st.tuples(st.just("retag"), places, places),
    st.tuples(st.just("stub below"), places, st.sampled_from(NAMES)),
    st.tuples(st.just("blank"), places, st.sampled_from(["", "print(1)", "# nothing", "%%bash\nls", "def ("])),
)


def apply(notebook, steps):
    cells = notebook["cells"]
    for kind, at, *more in steps:
        if not cells:
            return
        at %= len(cells)
        if kind == "delete":
            del cells[at]
        elif kind == "copy":
            cells.insert(more[0] % (len(cells) + 1), copy_of(cells[at]))
        elif kind == "move":
            cells.insert(more[0] % len(cells), cells.pop(at))
        elif kind == "retype":
            cells[at]["cell_type"] = more[0]
        elif kind == "strip":
            cells[at]["metadata"] = {}
            cells[at].pop("id", None)
        elif kind == "retag":
            cells[at]["metadata"] = copy_of(cells[more[0] % len(cells)]["metadata"])
        elif kind == "stub below":
            cells.insert(at, extra(STUBS[more[0]]))
        elif kind == "blank":
            cells.insert(at, extra(more[0]))


def answered(**helped):
    notebook = solved(**{name: HELPED[name][0] for name in helped})
    at = 2
    for name in helped:
        for source in HELPED[name][1]:
            notebook["cells"].insert(at, extra(source))
    return notebook


def survivors(notebook, helped):
    """The exercises whose answer, with all of its helpers as code, is still somewhere."""
    anywhere = {cell["source"] for cell in notebook["cells"]}
    as_code = {cell["source"] for cell in notebook["cells"] if cell["cell_type"] == "code"}
    return [
        name
        for name in NAMES
        if (HELPED[name][0] if name in helped else ANSWERS[name]) in anywhere
        and (name not in helped or set(HELPED[name][1]) <= as_code)
    ]


@settings(max_examples=200, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.lists(step, max_size=25), st.sets(st.sampled_from(sorted(HELPED))))
def test_every_answer_whose_source_is_somewhere_is_captured(steps, helped):
    notebook = answered(**dict.fromkeys(helped))
    apply(notebook, steps)
    expected = survivors(notebook, helped)
    result = rebuild(notebook, release(), NAMES)
    assert set(expected) <= set(right(result.notebook))
    for name in expected:
        source = HELPED[name][0] if name in helped else ANSWERS[name]
        assert source in [cell["source"] for cell in result.judged[name]]
    graded = {"check_" + name for name in NAMES} | set(NAMES) | {"why", "setup"}
    for grade_id in graded:
        original = cell_of(release(), grade_id)
        assert cell_of(result.notebook, grade_id)["metadata"] == original["metadata"]
    for repair in result.repairs:
        assert set(repair) == {"cell", "what"} and repair["what"].endswith(".")
        assert repair["what"].split(" ")[0] not in {name.capitalize() for name in graded}, "a name keeps its case"
    assert len(result.repairs) < 40


@settings(max_examples=80, deadline=None)
@given(st.permutations(range(24)))
def test_any_order_of_the_cells_gives_full_marks(order):
    notebook = solved()
    notebook["cells"] = [notebook["cells"][at] for at in order if at < len(notebook["cells"])]
    result = rebuild(notebook, release(), NAMES)
    assert right(result.notebook) == NAMES
    assert cell_of(result.notebook, "why")["source"] == WRITTEN


@settings(max_examples=80, deadline=None)
@given(st.lists(step, max_size=12))
def test_a_second_rebuilding_finds_what_the_first_found(steps):
    notebook = solved()
    apply(notebook, steps)
    once = rebuild(notebook, release(), NAMES)
    twice = rebuild(once.notebook, release(), NAMES)
    assert right(twice.notebook) == right(once.notebook)


@settings(max_examples=100, deadline=None)
@given(
    st.sets(st.sampled_from(range(len(solved()["cells"])))),
    st.sampled_from(NAMES),
    st.sets(st.sampled_from(NAMES)),
    st.booleans(),
)
def test_any_part_of_the_notebook_with_one_answer_or_stub_in_it_is_graded(places, one, stubs, wipe):
    notebook = solved(**{name: STUBS[name] for name in stubs})
    kept = [cell for at, cell in enumerate(notebook["cells"]) if at in places or cell["id"] == one]
    if wipe:
        kept = [{**cell, "metadata": {}, "id": f"c{at}"} for at, cell in enumerate(kept)]
    answered = [name for name in NAMES if name not in stubs and ANSWERS[name] in [cell["source"] for cell in kept]]
    result = rebuild({**notebook, "cells": kept}, release(), NAMES)
    assert right(result.notebook) == answered
    if not any(cell["source"] == WRITTEN for cell in kept):
        assert cell_of(result.notebook, "why")["source"] == release_text("why")


def release_text(grade_id):
    return cell_of(release(), grade_id)["source"]


words = st.lists(
    st.sampled_from("the kernel slides double over area a Counter signal `double` and we see why".split()), min_size=1
).map(" ".join)
prose = st.one_of(words, words.map(lambda said: f"# {said}"), words.map(lambda said: f"## {said}\n\n{said}."))
other_code = st.sampled_from(
    [
        "import json\n\nnumbers = [1, 2, 3]",
        "def convolve(x, kernel):\n    return [a * b for a, b in zip(x, kernel)]",
        "class Kernel:\n    def __init__(self, start):\n        self.count = start",
        "print(convolve([1], [2]))",
        "convolve = area_of = 3",
        "# YOUR CODE HERE\nraise NotImplementedError()",
        "double_check = [double(number) for number in numbers]",
        "def broken(:",
    ]
)
shared = st.sampled_from(
    [cell for cell in release()["cells"] if cell["id"] in ("setup", "own-words", "further", "bonus", "why")]
)
own_marks = st.one_of(
    st.none(), st.sampled_from(["convolve", "check_convolve", "setup", "why", "double_sum", "area-of-a-circle"])
)


@st.composite
def unrelated(draw):
    """A notebook of another assignment, of the same course perhaps."""
    cells = []
    for kind, source, grade_id in draw(
        st.lists(st.tuples(st.booleans(), st.tuples(prose, other_code), own_marks), max_size=10)
    ):
        cell = extra(source[1]) if kind else {"cell_type": "markdown", "metadata": {}, "source": source[0]}
        cells.append({**cell, "metadata": {"nbgrader": {"grade_id": grade_id}} if grade_id else {}})
    for cell in draw(st.lists(shared, max_size=4)):
        cells.insert(draw(st.integers(0, len(cells))), cell)
    labels = [cell["metadata"].get("nbgrader", {}).get("grade_id") for cell in cells]
    if not any(cell["source"].startswith(("def convolve", "class Kernel")) for cell in cells) and not (
        {"convolve", "check_convolve", "double_sum", "area-of-a-circle"} & set(labels)
    ):  # a written answer with its label, and no work on anything else, is one of this assignment
        cells = [cell for cell, label in zip(cells, labels) if label != "why"]
    return {"cells": cells, "metadata": {}, "nbformat": 4, "nbformat_minor": 5}


@settings(max_examples=200, deadline=None)
@given(unrelated())
def test_an_unrelated_notebook_is_never_graded_and_says_what_it_looks_like(notebook):
    assert graded(json.dumps(notebook).encode(), "small.ipynb") is None


code_like = st.sampled_from(
    [
        *ANSWERS.values(),
        *STUBS.values(),
        "def double(x:",
        "%%time\ndef area(a, b): return 1",
        "!ls",
        "x = !ls",
        "area?",
        "area = double = 3",
        "Counter.next = None",
        "setattr(Counter, 'a', 1)",
        "if True:\n    def double(x):\n        return x",
        "    return 1",
        "\ud800",
        "-" * 5000 + "1",
        "(" * 500,
        "\0",
        "def area():\n    x = 0x" + "f" * 9000 + "\n    raise NotImplementedError()",
        "@a\n" * 2000 + "def double(x):\n    return double(NotImplementedError)",
        "match x:\n    case [a, *b]:\n        def area(): pass",
        "try:\n    import a.b as area, c\nexcept E as e:\n    pass",
    ]
)
json_like = st.recursive(
    st.one_of(st.none(), st.booleans(), st.integers(-5, 5), st.floats(), st.text(max_size=20), code_like),
    lambda inner: st.one_of(st.lists(inner, max_size=4), st.dictionaries(st.text(max_size=8), inner, max_size=4)),
    max_leaves=8,
)
marks = st.one_of(
    json_like,
    st.fixed_dictionaries(
        {"grade_id": st.one_of(st.sampled_from(["double", "check_area", "setup", "why", "bonus"]), json_like)}
    ),
)
cell = st.one_of(
    json_like,
    st.fixed_dictionaries(
        {},
        optional={
            "cell_type": st.one_of(st.sampled_from(["code", "markdown", "raw", "heading"]), json_like),
            "source": st.one_of(code_like, st.lists(code_like, max_size=3), json_like),
            "input": st.one_of(code_like, json_like),
            "metadata": st.one_of(st.fixed_dictionaries({"nbgrader": marks, "tags": json_like}), json_like),
            "id": st.one_of(st.sampled_from(["double", "setup", "a"]), json_like),
            "attachments": json_like,
            "level": json_like,
            "outputs": json_like,
        },
    ),
)
notebook_like = st.one_of(
    json_like,
    st.fixed_dictionaries(
        {},
        optional={
            "cells": st.one_of(st.lists(cell, max_size=8), json_like),
            "worksheets": st.lists(
                st.one_of(st.fixed_dictionaries({"cells": st.lists(cell, max_size=3)}), json_like), max_size=2
            ),
            "metadata": st.one_of(st.fixed_dictionaries({"kernelspec": json_like}), json_like),
            "nbformat": json_like,
            "nbformat_minor": json_like,
        },
    ),
)


def graded(data, name):
    """What the grader does with a file; everything it may raise is Unreadable with a sentence."""
    try:
        notebook, repairs = notebook_of(data, name)
    except Unreadable as unreadable:
        assert unreadable.reason.endswith(".")
        return None
    json.dumps(notebook, allow_nan=False).encode()
    assert all(isinstance(sentence, str) for sentence in repairs)
    try:
        result = rebuild(notebook, release(), NAMES)
    except Unreadable as unreadable:
        assert unreadable.reason.endswith(".")
        json.dumps(unreadable.reason, ensure_ascii=False).encode()
        return None
    json.dumps(result.notebook).encode()
    json.dumps([result.repairs, result.judged], ensure_ascii=False).encode()
    for made in result.notebook["cells"]:
        assert made["cell_type"] in ("code", "markdown", "raw")
    return result


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    st.lists(st.sampled_from("a.py b.py helpers.py small.py z/y.py c.py.txt".split()), min_size=3, max_size=3),
    st.lists(st.sampled_from(["h1.py", "0.py", "zz.py"]), unique=True),
    st.data(),
)
def test_answers_dealt_over_any_scripts_are_all_found_and_every_other_script_is_imported_or_named(
    tmp_path, homes, others, data
):
    folder = Path(tempfile.mkdtemp(dir=tmp_path))
    texts = {name: f"x = {number}" for number, name in enumerate(others)}
    for name, home in zip(NAMES, homes):
        texts[home] = texts.get(home, "") + f"\n\n\n{ANSWERS[name]}\n"
    wanted = data.draw(st.sets(st.sampled_from(["h1", "zz"])))
    texts[homes[0]] = "".join(f"import {name}\n" for name in sorted(wanted)) + texts[homes[0]]
    for path, source in texts.items():
        (folder / path).parent.mkdir(exist_ok=True)
        (folder / path).write_text(source)
    submission = read(taken(folder), "small", release())
    assert right(rebuild(submission.notebook, release(), NAMES).notebook) == NAMES
    beside = {"h1", "zz"} & wanted & {name[:-3] for name in others} if "/" not in homes[0] else set()
    assert beside <= {path[:-3] for path in submission.modules}
    said = " ".join(repair["what"] for repair in submission.repairs)
    for name in others:
        assert (name in submission.modules) != (name in said)


names_of_files = st.sampled_from(["small.ipynb", "small.py"])


@settings(max_examples=250, deadline=None)
@given(notebook_like)
def test_any_json_is_graded_or_unreadable(value):
    graded(json.dumps(value).encode(), "small.ipynb")


@settings(max_examples=150, deadline=None)
@given(st.binary(max_size=300), names_of_files)
def test_any_bytes_are_graded_or_unreadable(data, name):
    graded(data, name)


@settings(max_examples=150, deadline=None)
@given(
    st.lists(st.tuples(st.floats(0, 1), st.integers(0, 40), st.binary(max_size=12)), max_size=6),
    st.sampled_from(["utf-8", "utf-16", "utf-16-be", "utf-8-sig"]),
)
def test_a_notebook_with_any_bytes_overwritten_is_graded_or_unreadable(cuts, coding):
    data = json.dumps(solved(), indent=1).encode(coding)
    for where, length, instead in cuts:
        at = int(where * len(data))
        data = data[:at] + instead + data[at + length :]
    graded(data, "small.ipynb")


@settings(max_examples=100, deadline=None)
@given(
    st.lists(
        st.one_of(code_like, st.sampled_from(["# %%", "# In[3]:", "# %% [markdown]", '"""', "# text", ""])), max_size=12
    )
)
def test_any_script_is_graded_or_unreadable(lines):
    graded("\n".join(lines).encode("utf-8", "surrogatepass"), "small.py")
