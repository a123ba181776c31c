"""What a submission has in the place of an exercise, by its text alone.

In: a `Matching`. Out: whether that is the untouched stub, something else or nothing, and what was probably meant for
the exercise although it has another name. It knows neither what ran nor what was right.
"""

import ast
from dataclasses import dataclass, field

from autograder.naming.likeness import alike_name
from autograder.notebooks.definitions import bare, free, kind_of
from autograder.notebooks.matched import Matching, SubmittedCell
from autograder.notebooks.release_notebook import ReleaseCell

Definitions = dict[str, ast.stmt | None]


@dataclass
class Found:
    """What is in the place of one exercise.

    what     "stub" if untouched, "blank" if changed but still doing nothing, "nothing" if the cell is gone or empty;
             otherwise "answer", right or wrong
    asked    what is asked for: "function" or "class"
    instead  functions and classes under other names -> "function", "class", or "" if the cell does not parse
    """

    what: str
    asked: str = ""
    instead: dict[str, str] = field(default_factory=dict)


def found(matching: Matching, name: str) -> Found:
    """What is in the place of the exercise `name`."""
    release, kept = matching.release, matching.kept
    original = release.answer.get(name)
    if original is None:
        return Found("nothing")
    given = release.code_of(original)
    asked = kind_of(given.definitions.get(name))
    if any(name in cell.real or name in cell.code.patched for cell in kept):
        return Found("answer", asked)
    chosen = matching.answer_to(name)
    instead = _instead(matching, name, original, chosen, asked)
    if chosen is not None and name in chosen.blank:
        alone = len(chosen.code.tree.body) == len(given.tree.body)
        untouched = alone and release.is_untouched(name, chosen.code.definitions[name])
        return Found("stub" if untouched else "blank", asked, instead)
    # Text where the answer should be is something, too.
    labelled = any(cell.labelled is original and not cell.blank and cell.slot in (None, original) for cell in kept)
    if chosen is not None or labelled:
        return Found("answer", asked, instead)
    return Found("stub" if original.at in matching.unchanged else "nothing", asked, instead)


def _instead(
    matching: Matching, name: str, original: ReleaseCell, chosen: SubmittedCell | None, asked: str
) -> dict[str, str]:
    """What was probably meant for an exercise that nothing is named after: {name: what it is}.

    That is a similar name; failing that, what its own cell defines; failing that, what the cells around it define and
    nothing else uses. It is never the name of another exercise, whatever its capitals and underscores.
    """
    names = set(matching.release.names)
    others = {bare(one) for one in names - {name}}
    taken = {one for cell in matching.kept for one in cell.code.definitions if bare(one) in others}
    own = {} if chosen is None else _without(chosen.code.definitions, chosen.real | taken | {name})
    spare = {one: s for cell in matching.kept for one, s in _without(cell.code.definitions, names | taken).items()}
    alike = alike_name(name, own, names) or alike_name(name, spare, names)
    if alike:
        return {alike: kind_of((own | spare)[alike])}
    found = _of_kind(own, asked)
    found = _without(found, _read_by(own.values())) or found or _beside(matching, original, asked, taken) or own
    return {one: kind_of(statement) for one, statement in found.items()}


def _beside(matching: Matching, original: ReleaseCell, asked: str, taken: set[str]) -> Definitions:
    """What the cells between the neighbours of an answer cell define, and no other definition uses."""
    low, high, _ = matching.gap(original)
    found: Definitions = {}
    for cell in matching.kept:
        if cell.slot is None and cell.labelled is None and low < cell.number < high:
            found |= _of_kind(_without(cell.code.definitions, taken | set(matching.release.names)), asked)
    if not found:
        return {}
    return _without(found, _read_by(s for cell in matching.kept for s in cell.code.definitions.values()))


def _without(definitions: Definitions, names: set[str]) -> Definitions:
    return {one: statement for one, statement in definitions.items() if one not in names}


def _of_kind(definitions: Definitions, asked: str) -> Definitions:
    return {one: statement for one, statement in definitions.items() if kind_of(statement) in ("", asked)}


def _read_by(statements) -> set[str]:
    return {name for statement in statements if statement is not None for name in free(statement)}
