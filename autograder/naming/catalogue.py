"""The known answers of a rubric: mistakes, and answers that must be accepted.

In: the files under `mistakes/` and `accepted/` of a rubric folder, and the key's answer cells. Out: answers, each a
list of cells as a learner would write them. The form of a file is described in docs/adding-a-mistake.md; it knows no
exercise by name.
"""

from __future__ import annotations

import re
import textwrap
from dataclasses import dataclass, field
from pathlib import Path

from autograder.course import CourseError
from autograder.model import FACETS, Mistake, Observation
from autograder.naming.rules import RULES

SEVERAL = "several"  # the folder of files that name their exercises
_LINE = re.compile(r"# (\w+):(.*)")
_MORE = re.compile(r"#(  .*)?$")
_WORDS = {"mistakes": ("name", "hint", "facet", "rule", "also"), "accepted": ("name",)}


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

    def mistake(self, seen: dict[str, Observation]) -> Mistake:
        """What reports and the notebook need to know of a mistake; one that a rule recognises needs no observations."""
        seen = {} if self.rule else seen
        return Mistake(self.stem, self.name, self.hint, self.facet, self.rule, seen, self.also)


def mistakes(folder: Path, key: dict[str, str]) -> list[Answer]:
    """The mistakes of a rubric folder. Raises CatalogueError."""
    found, ruled = _load(folder / "mistakes", key), {}
    for answer in found:
        for what in ("name", "hint"):
            if not getattr(answer, what):
                raise CatalogueError(f"{answer.path}: the header has no `# {what}:` line; a mistake needs one")
        if answer.facet not in FACETS:
            raise CatalogueError(f"{answer.path}: `# facet:` is “{answer.facet}”; it is one of {', '.join(FACETS)}")
        if answer.rule and answer.rule not in RULES:
            raise CatalogueError(
                f"{answer.path}: no rule is called {answer.rule}; there are {', '.join(sorted(RULES))}"
            )
        other = ruled.setdefault((answer.exercise, answer.rule, answer.name), answer.path) if answer.rule else None
        if other not in (None, answer.path):
            raise CatalogueError(
                f"{answer.path} and {other} have one rule and one name for {answer.exercise}: keep one"
            )
    return found


def accepted(folder: Path, key: dict[str, str]) -> list[Answer]:
    """The answers that must get all points. Raises CatalogueError."""
    return _load(folder / "accepted", key)


def _load(folder, key):
    found, seen = [], {}
    for path in sorted(folder.glob("*/*.py")):
        for answer in _read(path, key, _WORDS[folder.name]):
            other = seen.setdefault((answer.exercise, answer.stem), path)
            if other != path:
                raise CatalogueError(f"{path} and {other} are both “{answer.stem}” of {answer.exercise}: rename one")
            found.append(answer)
    return found


def _read(path, key, words):
    lines, source = _split(path)
    head, changes = _header(path, lines, key, words)
    also = [stem for stem in re.split(r"[,\s]+", head.pop("also", "")) if stem]
    for name, pairs in changes.items():
        cells = _cells(source)
        if pairs:  # code below the header goes into extra cells above the changed key
            cells.append(_changed(path, name, key[name], pairs))
        elif not cells or any(changes.values()):
            raise CatalogueError(f"{path}: {name} has neither `# key:` and `# becomes:` lines nor an answer of its own")
        yield Answer(name, path.stem, cells, **head, also=also, path=path)


def _split(path):
    """([(word, value) of each header line], the code below them); a value may go on in the lines that follow."""
    lines, body = [], path.read_text("utf-8").splitlines()
    while body and ((match := _LINE.match(body[0])) or (lines and _MORE.match(body[0]))):
        line = body.pop(0)
        if match:
            lines.append((match[1], [" " * match.start(2) + match[2]]))
        else:
            lines[-1][1].append(" " + line[1:])
    return [(word, textwrap.dedent("\n".join(text)).strip()) for word, text in lines], "\n".join(body).strip("\n")


def _header(path, lines, key, words):
    """({word: value}, {exercise: [(what the key has, what it becomes)]})."""
    own = [] if path.parent.name == SEVERAL else [path.parent.name]
    head, changes, names, old = {}, {name: [] for name in own}, own, None
    for word, value in [*lines, ("", "")]:
        if (word == "becomes") != (old is not None):
            raise CatalogueError(f"{path}: a `# key:` line and a `# becomes:` line below it make a change")
        if word == "becomes":
            for name in names:
                changes[name].append((old, value))
            old = None
        elif word == "key" and names:
            old = value
        elif word == "exercises" and not own:
            names = value.split()
            changes |= {name: [] for name in names if name not in changes}
        elif word in words and word not in head:
            head[word] = " ".join(value.split())
        elif word:
            said = "is there twice" if word in head else "has no use here"
            raise CatalogueError(f"{path}: the header line `# {word}:` {said}")
    if not changes:
        raise CatalogueError(f"{path}: a file in {SEVERAL}/ needs a line `# exercises: …`")
    if unknown := [name for name in changes if name not in key]:
        raise CatalogueError(f"{path}: no exercise is called {unknown[0]}; there are {', '.join(key)}")
    return head, changes


def _cells(source):
    parts = re.split(r"^# %%.*$", source, flags=re.MULTILINE)
    return [part.strip("\n") for part in parts if part.strip()]


def _changed(path, name, source, pairs):
    """The key's cell with every occurrence of a text changed; “a ... b” is everything from a to b."""
    for old, new in pairs:
        pattern = re.compile("(?s:.*?)".join(map(re.escape, old.split(" ... "))))
        if not old or not pattern.search(source):
            raise CatalogueError(f"{path}: “{old}” is not in the key's cell of {name}")
        source = pattern.sub(lambda match: _indented(new, match), source)  # noqa: B023
    return source


def _indented(new, match):
    """What replaces a match, its further lines indented like the line that the match begins in."""
    line = match.string[match.string.rfind("\n", 0, match.start()) + 1 :]
    margin = line[: len(line) - len(line.lstrip())]
    first, *more = new.split("\n")
    return "\n".join([first, *(margin + line if line else line for line in more)])
