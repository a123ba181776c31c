"""The known answers of a rubric: mistakes, and answers that must be accepted.

In: the files under `mistakes/` and `accepted/` of a rubric folder, and the key's answer cells. Out: answers, each a
list of cells as a learner would write them. The form of a file is described in docs/adding-a-mistake.md; it knows no
exercise by name.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from pathlib import Path

from autograder.course import CourseError

_HEADER = re.compile(r"#\s*(\w+)\s*:(.*)")
_FACETS = ("arithmetic", "gradient", "initialisation", "contract")


class CatalogueError(CourseError):
    """A file of the catalogue is not as it should be; the message names it and says what to do."""


@dataclass
class Answer:
    """One known answer to one exercise: its cells, the answer cell last."""

    exercise: str
    stem: str
    cells: list[str]
    name: str = ""
    hint: str = ""
    facet: str = ""
    rule: str | None = None
    also: list[str] = field(default_factory=list)
    path: Path | None = None

    def facts(self) -> dict:
        """What reports and the notebook need to know of a mistake."""
        return {"stem": self.stem, "name": self.name, "hint": self.hint, "facet": self.facet, "rule": self.rule}


def mistakes(folder: Path, key: dict[str, str]) -> list[Answer]:
    """The mistakes of a rubric folder, by exercise and stem. Raises CatalogueError."""
    found = _load(folder / "mistakes", key)
    for answer in found:
        for what in ("name", "hint"):
            if not getattr(answer, what):
                raise CatalogueError(f"{answer.path}: the header has no `# {what}:` line; a mistake needs one")
        if answer.facet not in _FACETS:
            raise CatalogueError(f"{answer.path}: `# facet:` is “{answer.facet}”; it is one of {', '.join(_FACETS)}")
    return found


def accepted(folder: Path, key: dict[str, str]) -> list[Answer]:
    """The answers that must get all points. Raises CatalogueError."""
    return _load(folder / "accepted", key)


def _load(folder, key):
    found, seen = [], {}
    for path in sorted(folder.glob("*/*.py")):
        for answer in _read(path, key):
            other = seen.setdefault((answer.exercise, answer.stem), path)
            if other != path:
                raise CatalogueError(f"{path} and {other} are both “{answer.stem}” of {answer.exercise}: rename one")
            found.append(answer)
    return found


def _read(path, key):
    text = path.read_text("utf-8")
    head, pairs, body = {}, [], text.splitlines()
    while body and (match := _HEADER.match(body[0])):
        name, value = match.group(1), match.group(2).strip()
        if name == "key":
            pairs.append([value, None])
        elif name == "becomes":
            if not pairs or pairs[-1][1] is not None:
                raise CatalogueError(f"{path}: a `# becomes:` line without its `# key:` line above")
            pairs[-1][1] = value
        else:
            head[name] = value
        body.pop(0)
    source = "\n".join(body).strip("\n")
    names = head.get("exercises", "").split() or [path.parent.name]
    unknown = [name for name in names if name not in key]
    if unknown:
        raise CatalogueError(f"{path}: no exercise is called {unknown[0]}; there are {', '.join(key)}")
    if bool(pairs) == bool(source):
        raise CatalogueError(f"{path}: either `# key:` and `# becomes:` lines or an answer below the header, not both")
    for name in names:
        cells = [_changed(path, name, key[name], pairs)] if pairs else _cells(source)
        yield Answer(
            name,
            path.stem,
            cells,
            head.get("name", ""),
            head.get("hint", ""),
            head.get("facet", ""),
            head.get("rule"),
            [stem for stem in re.split(r"[,\s]+", head.get("also", "")) if stem],
            path,
        )


def _cells(source):
    parts = re.split(r"^# %%.*$", source, flags=re.MULTILINE)
    return [part.strip("\n") for part in parts if part.strip()]


def _changed(path, name, source, pairs):
    for old, new in pairs:
        if source.count(old) != 1 or new is None:
            raise CatalogueError(
                f"{path}: “{old}” stands {source.count(old)} times in the key's cell of {name}; it must be there once"
            )
        source = source.replace(old, new)
    return source
