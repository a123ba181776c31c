"""What was repaired, in words for students and instructors.

In: a `Matching`. Out: a list of `{"cell": grade_id or "", "what": sentence}`, short even when much was wrong. Nobody is
accused: a cell "had been changed", whoever did it.
"""

import re
from collections.abc import Iterator

from autograder.notebooks.matched import Matching, SubmittedCell, steady
from autograder.notebooks.release_notebook import ReleaseCell
from autograder.text import shown

_HEADING = re.compile(r"^#+[ \t]+(.+)$", re.M)
FEW = 3  # repairs of one kind with a sentence each; more are summed up in one
SETTINGS = ("points", "schema_version", "locked", "grade", "solution", "task")


def repairs_of(matching: Matching) -> list[dict]:
    """All repairs of a submission; none when it came as it was released, with answers in it."""
    told = []
    if not matching.script:  # a script has no labels and no settings; `read` has said so
        told += [*_marks(matching), *_changes(matching), *_settings(matching)]
    told += [*_copies(matching), *_other_kinds(matching), *_answers(matching), *_written(matching)]
    if _were_moved(matching):
        told.append(_said("", "Cells had been moved; each check was run after the code it checks."))
    return told


def what_it_is(matching: Matching) -> str:
    """Why a notebook without any recognised answer is not graded: what it looks like, and what to do."""
    asked = _some(matching.release.names)
    if matching.mostly_there:
        return (
            f"The answer cells of {matching.file} are gone: not one ({asked}) was found, though the rest is there. "
            "Put your answers back into a fresh copy of the assignment and hand it in again."
        )
    texts = (cell.text for cell in matching.cells if cell.kind != "code")
    heading = next(filter(None, map(_HEADING.search, texts)), None)
    defined = [name for cell in matching.kept for name in cell.code.definitions]
    seen = [f"its title is “{shown(heading[1].strip(), 80)}”"] if heading else []
    seen += [f"its cells are labelled {_some(matching.strange)}"] if matching.strange else []
    seen += [f"it defines {_some(defined)}"] if defined else []
    looks = f"it looks like another one: {', '.join(seen)}" if seen else "nothing in it says what it is"
    if not matching.cells:
        looks = "it is empty"
    return (
        f"No answer to this assignment ({asked}) was recognised in {matching.file}; {looks}. "
        "Hand in the notebook of this assignment, with your answers in it."
    )


def _some(names: list[str]) -> str:
    names = [shown(name, 40) for name in dict.fromkeys(names)]
    return ", ".join(names[:FEW]) + ", …" * (len(names) > FEW)


def _said(cell: str, what: str) -> dict:
    """`what` is a sentence; it begins with a small letter or none, never with a name, whose case is its own."""
    return {"cell": cell, "what": what[0].upper() + what[1:]}


def _each(originals: list[ReleaseCell], what: str) -> Iterator[dict]:
    """The same sentence about a few cells, or one about many."""
    if len(originals) <= FEW:
        for original in originals:
            yield _said(original.id, f"{original.title} {what}.")
        return
    more = f" and {len(originals) - 8} others" if len(originals) > 8 else ""
    listed = ", ".join(original.id for original in originals[:8]) + more
    yield _said("", f"each of these {len(originals)} cells {what}: {listed}.")


def _marks(matching: Matching) -> Iterator[dict]:
    graded = [one for one in matching.release.cells if one.kind != "prose" and one.grade_id]
    missing = [one for one in graded if matching.found(one) is None]
    marks = {cell.grade_id for cell in matching.cells} - {""}
    if matching.cells and not marks:
        yield _said(
            "",
            "the notebook had lost the labels of its cells (Colab and other editors drop them); the answers were found "
            "by what they define.",
        )
    answers = [one for one in missing if one.kind in ("answer", "open")]
    yield from _each(answers, "was not found; the empty one was put back")
    others = [one for one in missing if one not in answers]
    yield from _each(others, "had been deleted; the original was put back")
    if marks:
        lost = [one for one in graded if one.grade_id not in marks and one not in missing]
        yield from _each(lost, "had lost its label; it was found all the same")


def _changes(matching: Matching) -> Iterator[dict]:
    plain = []
    for at, added in matching.changed.items():
        original = matching.release.cells[at]
        if added:
            names = list(dict.fromkeys(added))
            listed = ", ".join(names[:8]) + (", …" if len(names) > 8 else "")
            kept = f"the original was used, and what had been added ({listed}) was kept"
            yield _said(original.id, f"{original.title} had been changed; {kept}.")
        else:
            plain.append(original)
    yield from _each(plain, "had been changed; the original was used")


def _settings(matching: Matching) -> Iterator[dict]:
    touched: dict[str, list[ReleaseCell]] = {}
    for cell in matching.cells:
        original = cell.labelled
        if original is None or not cell.grade_id or matching.found(original) is not cell:
            continue
        asked = original.cell["metadata"]["nbgrader"]
        differing = [key for key in SETTINGS if asked.get(key) != cell.marks.get(key)]
        if set(cell.tags) != set(original.cell["metadata"].get("tags", [])):
            differing.append("tags")
        if differing:
            touched.setdefault(", ".join(differing), []).append(original)
    for settings, originals in touched.items():
        yield from _each(originals, f"had other settings ({settings}); the original ones were used")


def _copies(matching: Matching) -> Iterator[dict]:
    checks = [one for one in matching.copied if one.kind == "check"]
    yield from _each(checks, "was there more than once; it was run once")
    answers = [one for one in matching.copied if one.kind != "check"]
    yield from _each(answers, "was there more than once; the last one that had been worked on counts")


def _other_kinds(matching: Matching) -> Iterator[dict]:
    changed = sorted((cell for cell in matching.cells if cell.retyped), key=lambda cell: cell.same is None)
    for kind in ("code", "markdown", "raw"):
        turned = [one for one, was in dict.fromkeys(cell.retyped for cell in changed) if was == kind]
        yield from _each(turned, f"had been turned into a {kind} cell; it was taken for what it was")


def _answers(matching: Matching) -> Iterator[dict]:
    for cell in filter(lambda cell: cell.joined, matching.cells):
        home = cell.slot.id if cell.slot else ""
        yield _said(home, "a cell had been split in the middle of a definition; the two halves were joined.")
    for cell in filter(lambda cell: cell.magic, matching.cells):
        # Without a name of its own it is labelled: an answer under another exercise's name, and not the last of them.
        home = cell.slot or (matching.release.answer[min(cell.real)] if cell.real else cell.labelled)
        left_out = f"%%{cell.magic} on top of {home.title} was left out"
        yield _said(home.id, f"{left_out}, so that what the cell defines stays.")
    for name, original in matching.release.answer.items():
        chosen = matching.answer_to(name)
        if chosen is None:
            continue
        real = [cell for cell in matching.kept if name in cell.real]
        parts = [cell for cell in matching.kept if name in cell.code.patched and cell is not chosen]
        files = dict.fromkeys(cell.origin[0] for cell in real if cell.origin)
        if len(files) > 1 and chosen.origin:
            why = _why_this_file(matching.script, chosen, [cell for cell in real if cell.origin])
            listed = " and ".join(files)
            counts = f"the one in {chosen.origin[0]} counts{why}"
            yield _said(name, f"the answer to {name} is defined in {listed}; {counts}.")
        elif chosen.slot is not original:
            yield _said(name, f"the answer to {name} was found in the cell {chosen.slot.id}; it was graded from there.")
        elif len(real) > 1 and original not in matching.copied:
            yield _said(name, f"{len(real)} cells define {name}; {_which_counts(chosen, real)}.")
        elif parts:
            yield _said(name, f"the answer to {name} is spread over {len(parts) + 1} cells; they were judged together.")
        elif chosen.labelled is not original and original.at in matching.unchanged:
            found = "was found in another cell than the one meant for it; the empty one was left out"
            yield _said(name, f"the answer to {name} {found}.")


def _which_counts(chosen: SubmittedCell, real: list[SubmittedCell]) -> str:
    """Among cells that define the same, those with a SyntaxError define nothing when they are run."""
    broken = [str(number) for number, cell in enumerate(real, 1) if cell.code.tree is None]
    if not broken:
        return "they were kept in their order, so the last one counts"
    if chosen.code.tree is None:
        return "none of them could be read as Python"
    cells = f"cells {', '.join(broken[:-1])} and {broken[-1]}" if len(broken) > 1 else f"cell {broken[0]}"
    return f"{cells} of them could not be read as Python, so cell {real.index(chosen) + 1} counts"


def _why_this_file(ranks: dict, chosen: SubmittedCell, real: list[SubmittedCell]) -> str:
    """The order that `read` gives scripts, in words; what is not Python does not count."""
    file, whole = chosen.origin[0], {cell.origin[0] for cell in real if cell.code.tree is not None}
    others = dict.fromkeys(cell.origin[0] for cell in real if cell.origin[0] != file)
    if not whole:
        return ", though none of them could be read as Python"
    broken = " and ".join(other for other in others if other not in whole)
    broken = f"the one in {broken} could not be read as Python" if broken else ""
    (rank, answers), rest = ranks[file], [(other, *ranks[other]) for other in others if other in whole]
    if not rest:
        return f", because {broken}"
    why = ""
    if all(rank < other for _, other, _ in rest):
        why = ", because it has the name asked for" if rank == 6 else ", because its name or place is the likelier one"
    elif all(answers > other for _, _, other in rest):
        why = ", because more of the answers are there"
    elif all(file < other for other, _, _ in rest):
        why = ", because its name comes first"
    return f"{why} ({broken})" if broken else why


def _written(matching: Matching) -> Iterator[dict]:
    for at, number in matching.written.items():
        cell, original = matching.by_number[number], matching.release.cells[at]
        if at in matching.pieces:
            yield _said(
                original.id, f"{original.title} was spread over {matching.pieces[at]} cells; they were joined in order."
            )
        elif cell.labelled is not original and original.at in matching.unchanged:
            yield _said(original.id, f"{original.title} was found in another cell than the one meant for it.")
    if unasked := matching.unasked:
        answer, is_, it_was = ("answer", "is", "it was") if len(unasked) == 1 else ("answers", "are", "they were")
        what = f"your {answer} to {_some(unasked)} {is_} not asked for in this assignment"
        yield _said("", f"{what}; {it_was} not taken for another.")
    if matching.unplaced:
        count = matching.unplaced
        what = f"which of {count} text cells is the written answer could not be told; all are in the graded notebook"
        if count == 1:
            what = "whether a text cell is the written answer could not be told; it is in the graded notebook"
        yield _said("", f"{what}, for a person to read.")


def _were_moved(matching: Matching) -> bool:
    """Whether cells that are identified for certain are in another order than in the release."""
    spots = {}
    for original in matching.release.cells:
        cell = matching.found(original)
        certain = cell is not None and (cell.slot is None or cell.labelled is original)
        if certain and original not in matching.copied:
            spots[original.at] = cell.number
    return len(steady(spots)) < len(spots)
