"""Joins the parts of selfcheck, and one assignment's visible cases, into the one file that travels to the students.

In: exercises, the key's and the mistakes' observations on the visible cases. Out: the text of `selfcheck.py`. Hidden
cases, the rubric and the key's code never enter it; expected values of visible cases do, since they are shown anyway.
"""

from __future__ import annotations

import ast
import base64
import json
from pathlib import Path

import numpy as np

_PARTS = ("observe.py", "judge.py", "naming.py", "words.py", "show.py")

_HEADER = '''"""Checks for the notebook `{assignment}.ipynb`: keep this file in the same folder.

In the notebook: `check("{first}")` tries one exercise on visible examples, `check()` sums up all of them.
Made by `autograder release {assignment}`; do not edit. It needs torch and numpy, and no network.
"""
'''

_LOADER = '''

# --- the visible examples -----------------------------------------------------------------------------------------


def _load(value):
    """The examples as data: arrays stand as {"$": [dtype, shape, bytes in base64]}."""
    if isinstance(value, dict):
        if "$" in value:
            dtype, shape, text = value["$"]
            return np.frombuffer(base64.b64decode(text), dtype).reshape(shape).copy()
        return {key: _load(item) for key, item in value.items()}
    return [_load(item) for item in value] if isinstance(value, list) else value


_DATA = _load(json.loads(r"""
%s
"""))
EXERCISES, EXPECTED, MISTAKES = _DATA["exercises"], _DATA["expected"], _DATA["mistakes"]

if __name__ == "__main__" and len(sys.argv) == 2:
    print(json.dumps(_replay(sys.argv[1])))
'''


def bundle(assignment: str, exercises: list[dict], expected: dict, mistakes: dict) -> str:
    """The text of selfcheck.py.

    `exercises` as in judge.py; `expected` maps exercise → case → observation, `mistakes` exercise → list of mistakes.
    """
    visible = [_visible(exercise) for exercise in exercises]
    cases = {exercise["name"]: set(exercise["cases"]) for exercise in visible}
    data = {
        "exercises": visible,
        "expected": {name: _only(seen, cases[name]) for name, seen in expected.items()},
        "mistakes": {
            name: [{**mistake, "seen": _only(mistake["seen"], cases[name])} for mistake in known]
            for name, known in mistakes.items()
        },
    }
    header = _HEADER.format(assignment=assignment, first=exercises[0]["name"])
    text = json.dumps(_plain(data), ensure_ascii=True, separators=(",", ":"), sort_keys=True)
    rows = "\n".join(_wrapped(text))
    return header + "\n" + own_code() + _LOADER % rows


def _wrapped(text):
    """The JSON in lines of a few hundred characters, broken only where white space changes nothing."""
    start = 0
    while start < len(text):
        end = text.find(',"', start + 200)
        end = len(text) if end < 0 else end + 1
        # A quoted text may hold `,"` only as `,\\"`, so the comma found is one of the structure's.
        yield text[start:end]
        start = end


def _visible(exercise):
    checks = [check for check in exercise["checks"] if check["visible"]]
    ids = {i for check in checks for i in check["cases"]}
    checks = [{key: value for key, value in check.items() if key != "apart"} for check in checks]
    return {**exercise, "checks": checks, "cases": {i: c for i, c in exercise["cases"].items() if i in ids}}


def _only(seen, ids):
    return {i: observation for i, observation in seen.items() if i in ids}


def _plain(value):
    if isinstance(value, np.ndarray):
        array = np.ascontiguousarray(value)
        return {"$": [array.dtype.str, list(array.shape), base64.b64encode(array.tobytes()).decode()]}
    if isinstance(value, dict):
        return {key: _plain(item) for key, item in value.items()}
    return [_plain(item) for item in value] if isinstance(value, list | tuple) else value


def own_code():
    """The parts as one module: imports once, no name twice. Raises ValueError when two parts use one name."""
    imports, bodies, owner = {}, [], {}
    for part in _PARTS:
        text = (Path(__file__).parent / part).read_text("utf-8")
        tree = ast.parse(text)
        lines = text.splitlines()
        drop = set()
        for node in tree.body:
            if isinstance(node, ast.Import | ast.ImportFrom):
                drop.update(range(node.lineno, node.end_lineno + 1))
                if not getattr(node, "level", 0):
                    imports[ast.unparse(node)] = None
            elif node is tree.body[0] or _is_main_guard(node):
                drop.update(range(node.lineno, node.end_lineno + 1))
            for name in _bound(node):
                if owner.setdefault(name, part) != part:
                    raise ValueError(f"{part} and {owner[name]} both define {name}: rename one of the two")
        what = ast.get_docstring(tree).splitlines()[0]
        kept = "\n".join(line for number, line in enumerate(lines, 1) if number not in drop).strip("\n")
        bodies.append(f"# --- {part.removesuffix('.py')}: {what} ---\n\n{kept}\n")
    imports = sorted(imports, key=lambda line: ("__future__" not in line, line))
    return "\n".join([*imports, "import base64"]) + "\n\n" + "\n\n".join(bodies)


def _is_main_guard(node):
    return isinstance(node, ast.If) and "__name__" in ast.unparse(node.test)


def _bound(node):
    if isinstance(node, ast.FunctionDef | ast.ClassDef):
        return [node.name]
    if isinstance(node, ast.Assign):
        return [target.id for target in node.targets if isinstance(target, ast.Name)]
    return []
