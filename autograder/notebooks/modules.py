"""The Python files beside an answer that it imports, and those that these import in turn.

In: sources, and a way to open a file beside them. Out: what must be importable where the answer is run, path by path.
It runs nothing, and knows no exercise.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Callable, Iterable

from autograder.notebooks.parsing import parse, split_magics

MOST = 50  # files
LONGEST = 200_000  # characters of all of them together
_IMPORT = re.compile(r"^[ \t]*(?:from[ \t]+([\w.]+)[ \t]+import|import[ \t]+([\w., \t]+))", re.M)


def reached(
    sources: Iterable[str], opened: Callable[[str], str | None], taken: Iterable[str] = ()
) -> tuple[dict[str, str], list[str]]:
    """(path → text of every file that the sources need, as far as `opened(path)` has it; paths that are too much).

    Paths are `helpers.py`, `tools/__init__.py` and the like. Modules of Python itself and those `taken` are never
    looked for: a file of that name would not be imported, because libraries come first.
    """
    taken = {*sys.stdlib_module_names, "autograder", *taken}
    found: dict[str, str] = {}
    waiting = [name for source in sources for name in imported(source)]
    met, left, refused = set(), LONGEST, []
    while waiting:
        name = waiting.pop()
        if name in met or name.partition(".")[0] in taken:
            continue
        met.add(name)
        path = name.replace(".", "/")
        for file in (f"{path}.py", f"{path}/__init__.py"):
            text = opened(file)
            if text is None:
                continue
            if len(text) > left or len(found) == MOST:
                refused.append(file)
                break
            left -= len(text)
            found[file] = text
            waiting += imported(text, name if file.endswith("__init__.py") else name.rpartition(".")[0])
            break
    return found, refused


def imported(source: str, package: str = "") -> set[str]:
    """The dotted names that a source may import, with those of the packages around them; `package` is its own."""
    if "import" not in source:
        return set()
    tree = parse(split_magics(source)[0])
    found = set()
    if tree is None:
        for package_, modules in _IMPORT.findall(source):
            found.update([package_] if package_ else [part.split()[0] for part in modules.split(",") if part.strip()])
    for node in ast.walk(tree) if tree else ():
        if isinstance(node, ast.Import):
            found.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = package.split(".")[: -(node.level - 1) or None] if node.level and package else []
            base = ".".join([*above, *filter(None, [node.module])])
            found.update(filter(None, [base, *(f"{base}.{alias.name}".strip(".") for alias in node.names)]))
    parts = [name.split(".") for name in found]
    return {".".join(name[:end]) for name in parts for end in range(1, len(name) + 1) if all(name)}
