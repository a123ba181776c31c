"""A small release notebook and its answers in plain Python, so that tests of reading and rebuilding need no torch."""

import copy

NAMES = ["double", "area", "Counter"]

STUBS = {
    "double": 'def double(x):\n    """Twice x."""\n    # YOUR CODE HERE\n    raise NotImplementedError()',
    "area": (
        'def area(width, height):\n    """Of a rectangle."""\n    # YOUR CODE HERE\n    raise NotImplementedError()'
    ),
    "Counter": (
        'class Counter:\n    """Counts."""\n\n    def __init__(self, start):\n        # YOUR CODE HERE\n'
        "        raise NotImplementedError()\n\n    def next(self):\n        # YOUR CODE HERE\n"
        "        raise NotImplementedError()"
    ),
}
ANSWERS = {
    "double": 'def double(x):\n    """Twice x."""\n    return 2 * x',
    "area": 'def area(width, height):\n    """Of a rectangle."""\n    return width * height',
    "Counter": (
        'class Counter:\n    """Counts."""\n\n    def __init__(self, start):\n        self.count = start\n\n'
        "    def next(self):\n        self.count += 1\n        return self.count"
    ),
}
SETUP = "import json\n\nnumbers = [1, 2, 3]\nwidth, height = 2, 5"
PLACEHOLDER = "YOUR ANSWER HERE"
WRITTEN = "Because a sum of many terms\n\ngrows with their number."


def _marks(grade_id, points=None, **marks):
    marks = {"grade": False, "grade_id": grade_id, "locked": True, "solution": False, "task": False} | marks
    return {"nbgrader": marks | {"schema_version": 3} | ({} if points is None else {"points": points})}


def code(source, cell_id, metadata=None):
    return {
        "cell_type": "code",
        "execution_count": None,
        "id": cell_id,
        "metadata": metadata or {},
        "outputs": [],
        "source": source,
    }


def text(source, cell_id, metadata=None, kind="markdown"):
    return {"cell_type": kind, "id": cell_id, "metadata": metadata or {}, "source": source}


def extra(source):
    """A cell of the student's own."""
    return {"cell_type": "code", "execution_count": 7, "metadata": {}, "outputs": [], "source": source}


def exercise(name, points, demo):
    return [
        text(f"### Your turn: `{name}`", f"your-turn-{name}"),
        code(STUBS[name], name, _marks(name, solution=True, locked=False)),
        code(f'check("{name}")', f"check_{name}", _marks(f"check_{name}", points, grade=True)),
        text(f"Now see what {name} does.", f"see-{name}"),
        code(demo, f"demo_{name}", _marks(f"demo_{name}")),
    ]


def release():
    """What students get."""
    cells = [
        text("# A small course", "title"),
        code(SETUP, "setup", _marks("setup")),
        *exercise("double", 2, "twice = [double(number) for number in numbers]\nprint(twice)"),
        *exercise("area", 3, "size = area(width, height)\nprint(size, twice)"),
        *exercise("Counter", 4, "counter = Counter(1)\nprint(counter.next(), size)"),
        text("## In your own words", "own-words"),
        text(PLACEHOLDER, "why", _marks("why", 5, grade=True, solution=True, locked=False)),
        text("## Going further", "further"),
        code("# YOUR CODE HERE\nraise NotImplementedError()", "bonus", _marks("bonus", solution=True, locked=False)),
        code("print('done')", "summary", _marks("summary")),
    ]
    return {
        "cells": cells,
        "metadata": {"kernelspec": {"display_name": "Python 3", "language": "python", "name": "python3"}},
        "nbformat": 4,
        "nbformat_minor": 5,
    }


def solved(**answers):
    """The release with everything answered, or with these answers instead."""
    notebook = release()
    answers = {**ANSWERS, "why": WRITTEN, "bonus": "bonus = 1", **answers}
    for cell in notebook["cells"]:
        name = cell["metadata"].get("nbgrader", {}).get("grade_id")
        if name in answers:
            cell["source"] = answers[name]
            if cell["cell_type"] == "code":
                cell["outputs"] = [{"output_type": "stream", "name": "stdout", "text": ["of the student\n"]}]
    return notebook


def cell_of(notebook, grade_id):
    """The first cell with this grade_id."""
    return next(c for c in notebook["cells"] if c["metadata"].get("nbgrader", {}).get("grade_id") == grade_id)


def index_of(notebook, grade_id):
    return notebook["cells"].index(cell_of(notebook, grade_id))


def copy_of(thing):
    return copy.deepcopy(thing)


def captured(notebook):
    """Runs the cells in order as the grader does: what each check cell found, and the names of cells that raised."""
    space, found, raised = {"check": lambda name: None}, {}, []
    for cell in notebook["cells"]:
        if cell["cell_type"] != "code":
            continue
        grade_id = cell["metadata"].get("nbgrader", {}).get("grade_id", "")
        if grade_id.startswith("check_"):
            name = grade_id.removeprefix("check_")
            found[name] = (space.get(name), dict(space))
        try:
            exec(compile(cell["source"], grade_id or cell["id"], "exec"), space)
        except Exception:
            raised.append(grade_id or cell["id"])
    return found, raised


def right(notebook):
    """The exercises whose captured answer is right, called as the grader calls it."""
    found, _ = captured(notebook)
    tests = {
        "double": lambda double: double(21) == 42,
        "area": lambda area: area(3, 4) == 12,
        "Counter": lambda counter: counter(5).next() == 6,
    }
    names = []
    for name, test in tests.items():
        try:
            if name in found and test(found[name][0]):
                names.append(name)
        except Exception:
            continue
    return names
