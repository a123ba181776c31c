"""Joins the parts of selfcheck, and one assignment's visible cases, into the one file that travels to the students.

In: exercises, the key's and the mistakes' observations on the visible cases. Out: the text of `selfcheck.py`. Hidden
cases, the rubric and the key's code never enter it; expected values of visible cases do, since they are shown anyway.
What the mistakes do is kept only as far as naming compares it, and only where it differs from the key.
"""

from __future__ import annotations

import ast
import base64
import json
import re
import zlib
from dataclasses import replace
from pathlib import Path

import numpy as np

from autograder.checks.kind import KINDS, fingerprint
from autograder.model import Exercise, Mistake, as_data, observation_from
from autograder.naming.fingerprints import alike
from autograder.selfcheck.packed import examples_from, unpack

_PACKAGE = Path(__file__).parents[1]
_FIRST = ("checks/__init__.py", "checks/arrays.py", "checks/kind.py", "checks/phrases.py")
_PARTS = (
    "model.py",
    *_FIRST[1:],
    *sorted({f"checks/{path.name}" for path in (_PACKAGE / "checks").glob("*.py")} - {*_FIRST}),
    *(f"naming/{part}.py" for part in "fingerprints likeness attempt".split()),
    *sorted(f"naming/rules/{path.name}" for path in (_PACKAGE / "naming" / "rules").glob("[a-z]*.py")),
    "naming/explain.py",
    "framework.py",
    *(f"selfcheck/{part}.py" for part in "observe judge words packed replay card show".split()),
)

_HEADER = '''"""Checks for the notebook `{assignment}.ipynb`: keep this file in the same folder.

In the notebook: `check("{first}")` tries one exercise on visible examples, `check()` sums up all of them.
Made by `autograder release {assignment}`; do not edit. It needs torch and numpy, and no network.
"""
'''

_DATA = '''

# --- the visible examples, and what the key answers --------------------------------------------------------------

EXERCISES, EXPECTED = examples_from(json.loads(r"""
{examples}
"""))

# The known mistakes, a line for each; its name, its hint and what it does with these examples are packed, so that a
# hint opens on request. `print(json.dumps(MISTAKES, default=str, indent=1))` shows them all.

MISTAKES = unpack("""
{mistakes}
""", EXPECTED)

if __name__ == "__main__" and len(sys.argv) == 2:
    replay_main(sys.argv[1], state_of)
'''
_PIECES = re.compile(r'(.*json\.loads\(r""")(.*?)(""".*MISTAKES = unpack\(""")(.*?)(""".*)', re.DOTALL)


def bundle(assignment: str, exercises: list[Exercise], expected: dict, mistakes: dict[str, list[Mistake]]) -> str:
    """The text of selfcheck.py.

    `expected` maps exercise → case → observation, `mistakes` exercise → list of mistakes.
    """
    visible = [_visible(exercise) for exercise in exercises]
    asked = {exercise.name: _asked(exercise, expected[exercise.name]) for exercise in visible}
    examples = json.dumps(as_json(as_data([visible, asked])), separators=(",", ":"))
    header = _HEADER.format(assignment=assignment, first=exercises[0].name)
    data = _DATA.format(examples="\n".join(_wrapped(examples)), mistakes=_pack(visible, asked, mistakes))
    return f"{header}\n{own_code()}{data}"


def same(text: str, other: str) -> bool:
    """Whether two texts of selfcheck.py differ in nothing but the last digits of numbers.

    Another processor rounds otherwise, and another zlib packs otherwise; both are fresh.
    """
    if text == other:
        return True
    try:
        (code, data), (other_code, other_data) = map(parts_of, (text, other))
    except (ValueError, LookupError, TypeError, AttributeError, zlib.error):
        return False
    return code == other_code and almost_equal(as_data(data), as_data(other_data), 2e-4, 2e-5)


def parts_of(text):
    """(the code, the data) of a selfcheck.py. Raises ValueError, TypeError and the like when it is none."""
    pieces = _PIECES.fullmatch(text)
    if pieces is None:
        raise ValueError("there is no data in this file")
    start, examples, between, block, end = pieces.groups()
    exercises, expected = examples_from(json.loads(examples))
    return (start, between, end), [exercises, expected, unpack(block, expected)]


def _visible(exercise):
    checks = [replace(check, counterexample=None) for check in exercise.checks if check.visible]
    ids = {i for check in checks for i in check.cases}
    return replace(exercise, checks=checks, cases=_only(exercise.cases, ids))


def _only(held, names):
    return {name: value for name, value in held.items() if name in names}


def _asked(exercise, expected):
    """The key's observations on the visible cases, without what no check there reads."""
    fields = _compared(exercise)
    for check in exercise.checks:
        for i in check.cases:
            fields[i].update(("id", "types", "results"), KINDS[check.kind].reads)
    return {i: observation_from(_observed(expected[i], fields[i])) for i in exercise.cases}


def _observed(observation, fields):
    """{field: what was observed}, those of a kind's own among them."""
    found = {name: as_data(observation.get(name)) for name in sorted(fields)}
    return {name: value for name, value in found.items() if value is not None}


# --- mistakes: what of them can ever be told ---------------------------------------------------------------------


def _pack(exercises, expected, mistakes):
    """The lines that packed.unpack reads: a new mistake is a new line, and changes no other."""
    found = {}
    for exercise in exercises:
        for mistake in mistakes[exercise.name]:
            seen = _only(mistake.seen, exercise.cases)
            if not mistake.rule and not _shows(exercise, mistake.facet, seen, expected[exercise.name]):
                continue
            told = {"name": mistake.name, "hint": mistake.hint, "rule": mistake.rule, "also": mistake.also}
            line = found.setdefault((mistake.stem, mistake.facet, json.dumps(told)), {})
            line[exercise.name] = _changes(expected[exercise.name], seen, _compared(exercise))
    return "\n".join(_line(*head, seen) for head, seen in sorted(found.items()))


def _line(stem, facet, told, seen):
    rest = {**json.loads(told), "seen": {exercise: changes for exercise, changes in seen.items() if changes[0]}}
    packed = zlib.compress(json.dumps(rest, separators=(",", ":")).encode(), 9)
    return f"{stem} {facet} {','.join(seen)} {base64.b64encode(packed).decode()}"


def _shows(exercise, facet, seen, key):
    """Whether a mistake differs from the key in its facet on any visible case; else it can never be named."""
    cases = {i for check in exercise.checks if check.facet == facet for i in check.cases}
    return any(i in seen and not alike(key[i], seen[i], facet) for i in cases)


def _compared(exercise):
    """case id → the fields of its observations that naming may compare."""
    fields = {i: {"outcome", "stage", "error"} for i in exercise.cases}
    for check in exercise.checks:
        # where gradients are compared, the values decide whether the graph is cut
        facets = {check.facet, "arithmetic"} if check.facet == "gradient" else {check.facet}
        for i in check.cases:
            fields[i].update(*map(fingerprint, facets))
    return fields


def _changes(key, seen, fields):
    """[case ids, {case id: what must be laid over the key's observation to get this one}]."""
    found = {}
    for i, observation in seen.items():
        mine, theirs = (_observed(o, fields[i]) for o in (key[i], observation))
        for error in theirs.keys() & {"error", "grad_error"}:  # of errors it compares no more than this
            theirs[error] = _only(theirs[error], ("type", "text"))
        # naming compares numbers at 2e-3, so that five digits are plenty
        if changes := as_json(difference(mine, theirs), digits=5):
            found[i] = changes
    return [sorted(seen), found]


def difference(key, seen):
    """The changes that packed.laid_over turns the key's observation into this one with."""
    changes = {}
    for field, value in seen.items():
        mine = key.get(field)
        if field in key and almost_equal(mine, value):
            continue
        if isinstance(mine, dict) and isinstance(value, dict) and mine.keys() <= value.keys():
            value = {"~": {name: v for name, v in value.items() if name not in mine or not almost_equal(mine[name], v)}}
        changes[field] = value
    gone = sorted(field for field in key if field not in seen)
    return {**changes, "-": gone} if gone else changes


def almost_equal(a, b, rtol=1e-4, atol=1e-6):
    """Equal up to the noise of float32, which differs from one processor to the next."""
    if isinstance(a, np.ndarray) and isinstance(b, np.ndarray):
        if a.shape != b.shape or a.dtype.kind != b.dtype.kind:
            return False
        with np.errstate(all="ignore"):
            return bool(np.allclose(a.astype(np.float64), b.astype(np.float64), rtol, atol, equal_nan=True))
    if isinstance(a, dict) and isinstance(b, dict):
        return a.keys() == b.keys() and all(almost_equal(a[name], b[name], rtol, atol) for name in a)
    if isinstance(a, list) and isinstance(b, list):
        return len(a) == len(b) and all(almost_equal(x, y, rtol, atol) for x, y in zip(a, b))
    return type(a) is type(b) and bool(a == b)


# --- text --------------------------------------------------------------------------------------------------------


def as_json(value, digits=None):
    """Data as packed.from_json reads it: an array is {"$": nested lists}, with its dtype unless that is float32.

    `digits` rounds arrays to so many significant digits and six decimals; without it numbers come back exactly.
    """
    if isinstance(value, np.ndarray):
        held = {"$": _nested(value, digits)}
        if digits is None and value.dtype != np.float32:
            held["dtype"] = value.dtype.str
        if not value.size:
            held["shape"] = list(value.shape)
        return held
    if isinstance(value, dict):
        return {key: as_json(item, digits) for key, item in value.items()}
    return [as_json(item, digits) for item in value] if isinstance(value, list | tuple) else value


def _nested(array, digits):
    if array.ndim:
        return [_nested(part, digits) for part in array]
    if array.dtype.kind != "f":
        return int(array)
    # str() of a numpy float is the shortest text that gives the same float back
    return float(str(array[()])) if digits is None else float(f"{round(float(array), 6):.{digits}g}")


def _wrapped(text):
    """JSON in lines of a hundred characters or so, broken at commas of the structure, where white space is free."""
    line = ""
    for piece in re.findall(r'"(?:[^"\\]|\\.)*"|[^",]+|,', text):
        line += piece
        if piece == "," and len(line) > 100:
            yield line
            line = ""
    yield line


def own_code():
    """The parts as one module: imports once, no name twice. Raises ValueError when two parts use one name."""
    imports, bodies, owner = {}, [], {}
    for part in _PARTS:
        text = (_PACKAGE / part).read_text("utf-8")
        tree = ast.parse(text)
        lines = text.splitlines()
        drop = set()
        for node in tree.body:
            if isinstance(node, ast.Import | ast.ImportFrom):
                drop.update(range(node.lineno, node.end_lineno + 1))
                if not (getattr(node, "module", None) or "").startswith("autograder."):
                    imports[ast.unparse(node)] = None
            elif node is tree.body[0] or _is_main_guard(node):
                drop.update(range(node.lineno, node.end_lineno + 1))
            for name in _bound(node):
                if owner.setdefault(name, part) != part:
                    raise ValueError(f"{part} and {owner[name]} both define {name}: rename one of the two")
        what = ast.get_docstring(tree).splitlines()[0]
        kept = "\n".join(line for number, line in enumerate(lines, 1) if number not in drop).strip("\n")
        bodies.append(f"# --- {Path(part).stem}: {what} ---\n\n{kept}\n")
    imports = sorted(imports, key=lambda line: ("__future__" not in line, line))
    return "\n".join(imports) + "\n\n\n" + "\n\n".join(bodies)


def _is_main_guard(node):
    return isinstance(node, ast.If) and "__name__" in ast.unparse(node.test)


def _bound(node):
    if isinstance(node, ast.FunctionDef | ast.ClassDef):
        return [node.name]
    if isinstance(node, ast.Assign):
        return [target.id for target in node.targets if isinstance(target, ast.Name)]
    return []
