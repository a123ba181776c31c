"""What of the student's own could not be run, and which names are therefore not there.

In: a rebuilt notebook and what its cells raised. Out: by name, the error that kept it from being defined, in words.
"""

from __future__ import annotations

import re

from autograder.grading.lines import Lines, imported_by
from autograder.model import Raised
from autograder.notebooks.definitions import understand
from autograder.worker.answers import plain_text

_IMPORTED = re.compile(r"^[ \t]*(?:from[ \t]+[\w.]+[ \t]+)?import[ \t]+(.+)$", re.M)


def undefined(lines: Lines, errors: dict[int, Raised]) -> dict[str, str]:
    """{name: sentence} for what cells that raised were to define or import."""
    found: dict[str, str] = {}
    for index, error in sorted(errors.items()):
        cell = lines.rebuilt.notebook["cells"][index]
        if cell.get("metadata", {}).get("nbgrader", {}).get("locked"):
            continue
        source = "".join(cell["source"])
        where, line = lines.of(index, error)
        at = f"Line {line} of {where}" if line else where[:1].upper() + where[1:]
        text = plain_text(error.text.split("\n")[0], 200)
        said = f"{at} could not be run: {': '.join(filter(None, [plain_text(error.type, 80), text]))}."
        # What is missing for want of another name is missing for the same reason.
        missing = re.search(r"'(\w+)'", text) if error.type == "NameError" else None
        said = found.get(missing[1], said) if missing else said
        for name in _bound(source, lines.submission.modules):
            found.setdefault(name, said)
    return found


def _bound(source: str, modules: dict[str, str]) -> set[str]:
    code = understand(source)
    bound = code.bound | set(code.definitions)
    if code.tree is None:
        for names in _IMPORTED.findall(source):
            bound |= {part.split()[-1].split(".")[0] for part in names.strip("() ").split(",") if part.strip("() ")}
    if re.search(r"import[ \t]+\*", source):
        for text in imported_by([source], modules).values():
            bound |= set(understand(text).definitions)
    return bound
