"""Lays a student's answers into a fresh copy of the release notebook.

Comes in: a notebook as `read` gives it, the release notebook, and the names of the exercises. Goes out: a notebook
whose locked cells are the release's own, with the student's cells in their order, and what was repaired in words.
It runs nothing and knows neither points nor checks.

How it works: the student's code cells are kept in their order, except those that are release cells anyway. The
release's cells are put between them: each where the student had it, but a check never before the definitions that
it needs. So deleted, copied, moved, retyped and re-tagged cells are right by construction.
"""

import ast
import copy
from bisect import bisect_left
from collections.abc import Iterable
from dataclasses import dataclass, field

from autograder.notebooks import names as naming
from autograder.notebooks.decode import text_of

ALIKE = 0.5  # share of lines that a cell must have in common with a release cell to be taken for it
MOST_PARSED = 500_000  # characters of one notebook that are parsed; the rest is only looked at
FEW = 3  # repairs of one kind that are told one by one; more are summed up


@dataclass
class Rebuilt:
    """`repairs` are `{"cell": grade_id or "", "what": sentence}`; `judged` maps an exercise to its source cells."""

    notebook: dict
    repairs: list[dict] = field(default_factory=list)
    judged: dict[str, list[dict]] = field(default_factory=dict)


def rebuild(submission: dict, release: dict, names: list[str]) -> Rebuilt:
    """The submission as it should have arrived.

    `names` are the exercises: the answer cell's grade_id is the name of the function or class that it must define,
    and its check cell is `"check_" + name`. The student's own cells carry no metadata; no cell has outputs.
    """
    return _Rebuilding(submission, _prepare(release, names)).result()


def answers(rebuilt: Rebuilt) -> dict[str, list[dict]]:
    """For each exercise the cells that hold the judged code, in order: `{"cell": id, "source": text}`."""
    return rebuilt.judged


# The two notebooks ------------------------------------------------------------------------------------------------


@dataclass
class _Original:
    """A cell of the release."""

    at: int
    cell: dict
    text: str
    kind: str  # answer, check, written, open (may be changed, is not graded), locked, prose
    grade_id: str = ""
    name: str = ""  # of the exercise, for answers and checks

    @property
    def id(self) -> str:
        return self.grade_id or self.cell.get("id", "")

    def title(self) -> str:
        if self.kind == "answer":
            return f"the answer cell of {self.name}"
        if self.kind == "check":
            return f"the check cell of {self.name}"
        if self.kind == "written":
            return f"the written answer {self.grade_id}"
        return f"the cell {self.id}"


class _Release:
    def __init__(self, notebook: dict, names: list[str]):
        self.notebook, self.names = notebook, names
        self.cells = [self._original(at, cell) for at, cell in enumerate(notebook["cells"])]
        self.by_text: dict[str, _Original] = {}
        self.by_label: dict[str, _Original] = {}
        self.by_id: dict[str, _Original] = {}
        for original in self.cells:
            self.by_text.setdefault(original.text, original)
            if original.grade_id:
                self.by_label.setdefault(original.grade_id, original)
            if original.cell.get("id"):
                self.by_id.setdefault(original.cell["id"], original)
        self.by_text.pop("", None)
        self.answer = {one.name: one for one in self.cells if one.kind == "answer"}
        self.check = {one.name: one for one in self.cells if one.kind == "check"}
        self.first_answer = min((one.at for one in self.answer.values()), default=len(self.cells))
        self._stubs: dict[str, tuple[set[str], str]] | None = None
        self._bound: set[str] | None = None

    def _original(self, at: int, cell: dict) -> _Original:
        marks = cell.get("metadata", {}).get("nbgrader", {})
        grade_id = marks.get("grade_id", "")
        kind, name = "locked", ""
        if grade_id in self.names and cell["cell_type"] == "code":
            kind, name = "answer", grade_id
        elif grade_id.removeprefix("check_") in self.names and grade_id.startswith("check_"):
            kind, name = "check", grade_id.removeprefix("check_")
        elif marks.get("solution") and (marks.get("grade") or marks.get("task")):
            kind = "written"
        elif marks.get("solution") or (not marks and cell["cell_type"] == "code"):
            kind = "open"
        elif cell["cell_type"] != "code":
            kind = "prose"
        return _Original(at, cell, normal(text_of(cell.get("source"))), kind, grade_id, name)

    def is_stub(self, name: str, statement: ast.stmt, text: str) -> bool:
        """Whether a definition of `name`, in a cell with this text, is the untouched one."""
        if self._stubs is None:
            self._stubs = {}
            for exercise, original in self.answer.items():
                code = naming.understand(original.text)
                definition = code.definitions.get(exercise)
                self._stubs[exercise] = (code.used, naming.shape(definition) if definition else "")
        words, shape = self._stubs.get(name, (set(), ""))
        if naming.is_blank(statement):
            return True
        # Most answers lack a word of the stub (NotImplementedError); comparing trees is slow.
        return bool(shape) and all(word in text for word in words) and naming.shape(statement) == shape

    @property
    def bound(self) -> set[str]:
        """Names that the locked cells give a value to."""
        if self._bound is None:
            locked = [one.text for one in self.cells if one.cell["cell_type"] == "code" and one.kind == "locked"]
            self._bound = set().union(*(naming.understand(text).bound for text in locked))
        return self._bound


_prepared: list[tuple[dict, list[str], _Release]] = []


def _prepare(notebook: dict, names: list[str]) -> _Release:
    """The release is the same for a whole class: what was found out about the last one is kept."""
    for known, known_names, release in _prepared:
        if known == notebook and known_names == names:
            return release
    release = _Release(copy.deepcopy(notebook), list(names))
    _prepared[:] = [(release.notebook, release.names, release)]
    return release


@dataclass
class _Cell:
    """A cell of the student's."""

    number: int
    kind: str
    source: str
    text: str
    grade_id: str
    marks: dict
    tags: list
    attachments: dict | None = None
    same: _Original | None = None  # the release cell it is, word for word
    labelled: _Original | None = None  # the release cell that its marks name
    code: naming.Code = field(default_factory=naming.Code)
    real: set = field(default_factory=set)  # exercises it defines
    blank: set = field(default_factory=set)  # exercises whose untouched stub it holds
    slot: _Original | None = None
    id: str = ""


def normal(source: str) -> str:
    """A source without blanks at line ends and blank lines around it, which editors change."""
    return "\n".join(line.rstrip() for line in source.split("\n")).strip("\n")


# The work ---------------------------------------------------------------------------------------------------------


class _Rebuilding:
    def __init__(self, submission: dict, release: _Release):
        self.release = release
        self.names = release.names
        self.script = bool(submission.get("metadata", {}).get("from_script"))
        self.cells = list(self._student_cells(submission))
        self.parsed = 0
        self.seen: dict[int, _Cell] = {}  # release cell -> the student's first cell that is it, changed or not
        self.unchanged: set[int] = set()
        self.changed: dict[int, list[str]] = {}  # changed locked cell -> names kept of it
        self.copied: list[_Original] = []
        self.retyped: list[tuple[_Original, str]] = []
        self.magics: list[_Cell] = []
        self.notes: list[dict] = []
        self.kept: list[_Cell] = []
        self.slots: dict[str, _Cell] = {}
        self.written: dict[int, _Cell] = {}

    def result(self) -> Rebuilt:
        self._recognise()
        self._keep()
        self._choose()
        self._find_written()
        order = self._merge()
        repairs = self._repairs()
        notebook = {key: copy.deepcopy(part) for key, part in self.release.notebook.items() if key != "cells"}
        notebook["cells"] = [self._made(one) for one in order]
        return Rebuilt(notebook, repairs, self._judged(order))

    def _student_cells(self, submission: dict) -> Iterable[_Cell]:
        for number, cell in enumerate(submission.get("cells", [])):
            metadata = cell.get("metadata") or {}
            marks, source = metadata.get("nbgrader") or {}, text_of(cell.get("source"))
            grade_id = marks.get("grade_id")
            text = normal(source)
            if not text:
                continue
            grade_id = grade_id if isinstance(grade_id, str) else ""
            one = _Cell(number, cell["cell_type"], source, text, grade_id, marks, metadata.get("tags") or [])
            one.attachments = cell.get("attachments")
            one.labelled = self.release.by_label.get(grade_id)
            if one.labelled is None and not grade_id:
                one.labelled = self.release.by_id.get(cell.get("id"))
            yield one

    # Which cell is which

    def _recognise(self) -> None:
        """Tells release cells from the student's own, and the changed ones among them."""
        for cell in self.cells:
            same = self.release.by_text.get(cell.text)
            if cell.labelled and cell.labelled.text == cell.text:
                same = cell.labelled
            if same is None and self.script and cell.kind == "code":
                same = self._piece_of(cell.text)
            cell.same = same
            if same is not None:
                if same.at in self.unchanged and same.kind in ("answer", "check", "written"):
                    self._note_once(self.copied, same)
                self.unchanged.add(same.at)
                self.seen.setdefault(same.at, cell)
                if cell.kind != same.cell["cell_type"] and not self.script:
                    self.retyped.append((same, cell.kind))

    def _piece_of(self, text: str) -> _Original | None:
        """The release cell that a few lines of a script without cell marks belong to."""
        piece = "\n" + _dense(text) + "\n"
        for original in self.release.cells:
            if original.cell["cell_type"] == "code" and piece in "\n" + _dense(original.text) + "\n":
                return original
        return None

    def _keep(self) -> None:
        """The student's own cells, in their order."""
        for cell in self.cells:
            if cell.same is not None:
                continue
            original = cell.labelled
            if cell.kind == "code":
                self._understand(cell)
            elif not self._is_code_after_all(cell):
                fixed = original is not None and original.kind in ("prose", "locked", "check")
                if fixed and naming.likeness(cell.text, original.text) >= ALIKE:
                    self.seen.setdefault(original.at, cell)
                else:
                    self.kept.append(cell)
                continue
            if original is None and not cell.code.definitions:
                original = self._alike(cell)
            if original is None or original.kind in ("answer", "open", "prose"):
                self._keep_code(cell)
            elif original.kind == "written":
                self.kept.append(cell)
            elif original.at in self.unchanged:
                self._keep_code(cell)  # a copy of a locked cell that was used for something else
            else:
                self._keep_additions(cell, original)

    def _understand(self, cell: _Cell) -> None:
        self.parsed += len(cell.source)
        cell.code = naming.understand(cell.source, quick=self.parsed > MOST_PARSED)
        for name in self.names:
            if name in cell.code.definitions:
                statement = cell.code.definitions[name]
                if statement is not None and self.release.is_stub(name, statement, cell.text):
                    cell.blank.add(name)
                else:
                    cell.real.add(name)

    def _is_code_after_all(self, cell: _Cell) -> bool:
        """Whether a text cell is code that had been turned into text: Python that defines an exercise."""
        asked = cell.labelled is not None and cell.labelled.kind == "answer"
        if not asked and not any(name in cell.text for name in self.names):
            return False
        self._understand(cell)
        named = set(cell.code.definitions) & set(self.names)
        if not named or not (asked or cell.code.tree):
            cell.code, cell.real, cell.blank = naming.Code(), set(), set()
            return False
        name = sorted(named)[0]
        self.retyped.append((self.release.answer[name], cell.kind))
        cell.kind = "code"
        return True

    def _alike(self, cell: _Cell) -> _Original | None:
        """The locked release cell that an unmarked cell is a changed copy of, when the student has no other."""
        best, most = None, ALIKE
        for original in self.release.cells:
            if original.kind in ("locked", "open") and original.at not in self.unchanged | set(self.seen):
                share = naming.likeness(cell.text, original.text)
                if share > most:
                    best, most = original, share
        if best is not None:
            cell.labelled = best
        return best

    def _keep_code(self, cell: _Cell) -> None:
        if cell.labelled is not None:
            if cell.labelled.at in self.seen and cell.labelled.kind == "answer":
                self._note_once(self.copied, cell.labelled)
            self.seen.setdefault(cell.labelled.at, cell)
        body, magics = naming.split_magics(cell.source)
        if body != cell.source and cell.code.definitions:
            cell.source = body.strip("\n")
            if cell.real:
                self.magics.append(cell)
                cell.marks = {**cell.marks, "magic": magics[0]}
        self.kept.append(cell)

    def _keep_additions(self, cell: _Cell, original: _Original) -> None:
        """Of a changed locked cell only what it adds: imports, helpers, perhaps an answer."""
        self.seen.setdefault(original.at, cell)
        kept = self.changed.setdefault(original.at, [])
        if cell.code.tree is None:
            if cell.real:
                self._keep_code(cell)
            return
        known = naming.understand(original.text)
        old = known.bound | set(known.definitions)
        lines, pieces = naming.split_magics(cell.source)[0].split("\n"), []
        for statement in cell.code.tree.body:
            part = naming.Code()
            for one in naming.top_level([statement]):
                naming.note(one, part)
            new = (part.bound | set(part.definitions)) - old
            if new:
                first = min([statement.lineno, *(d.lineno for d in getattr(statement, "decorator_list", []))])
                pieces.append("\n".join(lines[first - 1 : statement.end_lineno]))
                kept += sorted(new)
        if pieces:
            cell.source = "\n".join(pieces)
            cell.text = normal(cell.source)
            cell.labelled = None
            cell.code, cell.real, cell.blank = naming.Code(), set(), set()
            self._understand(cell)
            self.kept.append(cell)

    # Which cells are the answers

    def _choose(self) -> None:
        self._drop_copies()
        for name in self.names:
            if name in self.release.answer:
                self._choose_for(name)
        for original in self.release.cells:
            if original.kind == "open":
                self._fill_open(original)
        self._drop_stubs()

    def _drop_copies(self) -> None:
        """Of the same answer several times over, one is enough; a different one in between makes it count again."""
        last: dict[str, str] = {}
        kept = []
        for cell in self.kept:
            if cell.real and all(last.get(name) == cell.text for name in cell.real) and not cell.blank:
                for name in cell.real:
                    self._note_once(self.copied, self.release.answer.get(name))
                continue
            for name in cell.real:
                last[name] = cell.text
            kept.append(cell)
        self.kept = kept

    def _choose_for(self, name: str) -> None:
        original = self.release.answer[name]
        code = [cell for cell in self.kept if cell.kind == "code"]
        real = [cell for cell in code if name in cell.real]
        marked = [cell for cell in code if cell.labelled is original and not cell.blank and not cell.real - {name}]
        bound = [cell for cell in code if name in cell.code.aliased and name not in cell.blank]
        stubs = [cell for cell in code if name in cell.blank]
        chosen = None
        if real:
            chosen = ([cell for cell in real if cell.code.tree] or real)[-1]
        elif marked:
            chosen = ([cell for cell in marked if cell in bound] or marked)[-1]
        elif bound:
            chosen = bound[-1]
        elif stubs:
            chosen = stubs[-1]
        elif original.at not in self.unchanged:
            alike = [cell for cell in code if cell.labelled is None and not cell.real and not cell.slot]
            shares = [(naming.likeness(cell.text, original.text), cell.number, cell) for cell in alike]
            best = max(shares, default=None, key=lambda share: share[:2])
            if best and best[0] >= ALIKE:
                chosen = best[2]
        if chosen is None:
            return
        self.slots[name] = chosen
        chosen.slot = chosen.slot or original

    def _fill_open(self, original: _Original) -> None:
        """An ungraded cell to fill in: by its marks, else by what it defines."""
        free = [cell for cell in self.kept if cell.kind == "code" and cell.slot is None]
        found = [cell for cell in free if cell.labelled is original]
        if not found and original.at not in self.unchanged:
            asked = set(naming.understand(original.text).definitions)
            found = [cell for cell in free if cell.labelled is None and asked & set(cell.code.definitions)]
        if found:
            found[-1].slot = original
            self.seen.setdefault(original.at, found[-1])

    def _drop_stubs(self) -> None:
        """An untouched stub must not come after the real definition and undo it."""
        kept = []
        for cell in self.kept:
            undone = {name for name in cell.blank if name not in cell.real and self.slots.get(name) is not cell}
            if undone and not self._cut(cell, undone):
                continue
            kept.append(cell)
        self.kept = kept

    def _cut(self, cell: _Cell, undone: set[str]) -> bool:
        """Takes definitions out of a cell; False when nothing but blanks and comments is left."""
        lines = naming.split_magics(cell.source)[0].split("\n")
        for name in undone:
            statement = cell.code.definitions[name]
            first = min([statement.lineno, *(d.lineno for d in getattr(statement, "decorator_list", []))])
            for number in range(first - 1, statement.end_lineno):
                lines[number] = ""
        source = "\n".join(lines).strip("\n")
        if all(not line.strip() or line.strip().startswith("#") for line in source.split("\n")):
            return False
        cell.source = source
        for name in undone:
            cell.code.definitions.pop(name)
            cell.code.bound.discard(name)
        cell.blank -= undone
        return True

    def _find_written(self) -> None:
        """The written answers: by their marks, else the text that stands where the answer should be."""
        for original in self.release.cells:
            if original.kind != "written":
                continue
            found = [cell for cell in self.kept if cell.labelled is original and not cell.real]
            if not found:
                found = self._written_nearby(original)
            if found:
                self.written[original.at] = found[-1]
                self.kept.remove(found[-1])
                self.seen.setdefault(original.at, found[-1])

    def _written_nearby(self, original: _Original) -> list[_Cell]:
        texts = [cell for cell in self.kept if cell.kind != "code" and cell.labelled is None]
        if not texts:
            return []
        before = [self.seen[at].number for at in self.seen if at < original.at]
        after = [self.seen[at].number for at in self.seen if at > original.at]
        low, high = max(before, default=-1), min(after, default=10**9)
        between = [cell for cell in texts if low < cell.number < high]
        if not between:
            between = [cell for cell in texts if naming.likeness(cell.text, original.text) > 0.3]
        if not between and len(texts) == 1:
            between = texts
        if not between:
            return []
        longest = max(between, key=lambda cell: len(cell.text))
        return [longest]

    # One notebook again

    def _merge(self) -> list:
        """The student's kept cells and the release's cells in one order: `_Cell` and `_Original` objects."""
        place = self._places()
        filled = {id(cell.slot) for cell in self.kept if cell.slot}
        here: list[list[_Original]] = [[] for _ in range(len(self.kept) + 1)]
        for original in self.release.cells:
            if id(original) not in filled:
                here[place[original.at]].append(original)
        order = []
        for position, originals in enumerate(here):
            order += originals
            if position < len(self.kept):
                order.append(self.kept[position])
        return order

    def _places(self) -> dict[int, int]:
        """For each release cell the number of kept cells that come before it."""
        anchors = self._anchors()
        numbers = [cell.number for cell in self.kept]
        defining = [place for place, cell in enumerate(self.kept) if cell.code.definitions]
        first_definition = defining[0] if defining else len(self.kept)
        place, reached = {}, 0
        for original in self.release.cells:
            wanted = reached
            if original.at in anchors:
                wanted = max(reached, bisect_left(numbers, anchors[original.at]))
                if self.seen[original.at].slot is None and original.at in self.changed:
                    wanted = max(reached, bisect_left(numbers, anchors[original.at] + 1))
            if original.at < self.release.first_answer:
                wanted = min(wanted, first_definition)
            if original.kind == "check":
                place[original.at] = self._place_of_check(original.name, wanted, original.at in anchors)
                reached = max(reached, place[original.at])
            else:
                place[original.at] = reached = wanted
        return place

    def _place_of_check(self, name: str, wanted: int, anchored: bool) -> int:
        """Behind the definitions that the check needs, and before a value of the same name hides the function."""
        defining = [
            place
            for place, cell in enumerate(self.kept)
            if name in cell.real or name in cell.code.patched or cell is self.slots.get(name)
        ]
        if not defining:
            return wanted
        least = max(defining) + 1
        hidden = [
            place
            for place in range(least, len(self.kept))
            if name in self.kept[place].code.bound and name not in self.kept[place].blank
        ]
        needed = max(least, self._behind_helpers(defining))
        if hidden and wanted > hidden[0]:
            wanted = min(hidden)
        return max(needed, wanted)

    def _behind_helpers(self, defining: list[int]) -> int:
        """How far down the helpers reach that the definitions call, where they are bound nowhere above."""
        bottom, waiting, met = 0, list(defining), set(defining)
        first_bound: dict[str, int] = {}
        for place, cell in enumerate(self.kept):
            for name in cell.code.bound:
                first_bound.setdefault(name, place)
        while waiting:
            place = waiting.pop()
            bottom = max(bottom, place + 1)
            for name in self.kept[place].code.used:
                helper = first_bound.get(name)
                if helper is not None and helper not in met and self._is_helper(helper, name):
                    met.add(helper)
                    waiting.append(helper)
        return bottom

    def _is_helper(self, place: int, name: str) -> bool:
        return name in self.kept[place].code.definitions or name not in self.release.bound

    def _anchors(self) -> dict[int, int]:
        """Where the student had each release cell, without those that had been moved."""
        spots = [(at, cell.number) for at, cell in sorted(self.seen.items()) if cell.slot is None]
        steady = _longest_rising([number for _, number in spots])
        self.moved = len(steady) < len(spots)
        return dict(spots[number] for number in steady)

    def _made(self, one) -> dict:
        """A cell of the new notebook."""
        if isinstance(one, _Original):
            cell = _fresh(one.cell, text_of(one.cell.get("source")))
            if one.at in self.written:
                answer = self.written[one.at]
                cell["source"] = answer.source
                if answer.attachments:
                    cell["attachments"] = answer.attachments
            elif one.kind == "answer" and one.name in self.slots:
                home = self.slots[one.name].slot
                cell["source"] = f"# {one.name} is defined in the cell of {home.name}."
            return cell
        if one.slot is not None:
            return _fresh(one.slot.cell, one.source)
        cell = {"cell_type": one.kind, "id": self._id_of(one), "metadata": {}, "source": one.source}
        if one.kind == "code":
            cell |= {"execution_count": None, "outputs": []}
        elif one.attachments:
            cell["attachments"] = one.attachments
        return cell

    def _id_of(self, cell: _Cell) -> str:
        if not cell.id:
            cell.id = f"extra-{cell.number + 1}"
            while cell.id in self.release.by_id:
                cell.id += "-"
        return cell.id

    def _judged(self, order: list) -> dict[str, list[dict]]:
        judged = {}
        for name in self.names:
            cells = []
            for one in order:
                if isinstance(one, _Original):
                    if one.kind == "answer" and one.name == name and name not in self.slots:
                        cells.append({"cell": one.id, "source": text_of(one.cell.get("source"))})
                elif name in one.real or name in one.code.patched or self.slots.get(name) is one:
                    cells.append({"cell": one.slot.id if one.slot else self._id_of(one), "source": one.source})
            judged[name] = cells
        return judged

    # What was repaired, in words

    def _note_once(self, where: list, original: _Original | None) -> None:
        if original is not None and original not in where:
            where.append(original)

    def _repairs(self) -> list[dict]:
        said: list[dict] = []
        marked = [cell for cell in self.cells if cell.grade_id]
        all_lost = not marked and any(one.grade_id for one in self.release.cells)
        if all_lost and not self.script and self.cells:
            said.append(
                {
                    "cell": "",
                    "what": "The notebook had lost the marks of its graded cells (Colab and other editors drop "
                    "them); the answers were found by what they define.",
                }
            )
        graded = [one for one in self.release.cells if one.kind != "prose" and one.grade_id]
        if not self.script:
            missing = [one for one in graded if one.at not in self.seen and one.kind != "answer"]
            missing += [
                one for one in graded if one.kind == "answer" and one.at not in self.seen and one.name not in self.slots
            ]
            self._tell(said, missing, "had been deleted; the original was put back")
            if not all_lost:
                lost = [
                    one
                    for one in graded
                    if self._found(one) is not None
                    and not any(cell.grade_id == one.grade_id for cell in self.cells)
                    and one not in missing
                ]
                self._tell(said, lost, "had lost its mark for grading; it was found all the same")
            self._tell_changes(said)
            self._tell_settings(said)
        self._tell(said, self.copied, "was there more than once; the last one that had been worked on counts")
        for original, kind in dict.fromkeys(self.retyped):
            said.append(
                {
                    "cell": original.id,
                    "what": f"{_start(original.title())} had been turned into a {kind} cell; "
                    f"it was read as {'code' if original.cell['cell_type'] == 'code' else 'text'} again.",
                }
            )
        self._tell_answers(said)
        if self.moved:
            said.append({"cell": "", "what": "Cells had been moved; each check was run after the code it checks."})
        return said

    def _found(self, original: _Original) -> _Cell | None:
        if original.kind == "answer" and original.name in self.slots:
            return self.slots[original.name]
        return self.seen.get(original.at)

    def _tell(self, said: list[dict], originals: list[_Original], what: str) -> None:
        if len(originals) <= FEW:
            said += [{"cell": one.id, "what": f"{_start(one.title())} {what}."} for one in originals]
            return
        listed = ", ".join(one.id for one in originals[:8]) + (" and others" if len(originals) > 8 else "")
        said.append({"cell": "", "what": f"Of {len(originals)} cells ({listed}) each {what}."})

    def _tell_changes(self, said: list[dict]) -> None:
        plain = []
        for at, kept in self.changed.items():
            original = self.release.cells[at]
            if kept:
                added = ", ".join(dict.fromkeys(kept))
                said.append(
                    {
                        "cell": original.id,
                        "what": f"{_start(original.title())} had been changed; the original was used, and what had "
                        f"been added ({added}) was kept.",
                    }
                )
            else:
                plain.append(original)
        self._tell(said, plain, "had been changed; the original was used")

    def _tell_settings(self, said: list[dict]) -> None:
        touched: dict[str, list[_Original]] = {}
        for cell in self.cells:
            original = cell.labelled
            if original is None or not cell.grade_id or self._found(original) is not cell:
                continue
            asked = original.cell["metadata"]["nbgrader"]
            differing = [
                key
                for key in ("points", "schema_version", "locked", "grade", "solution", "task")
                if asked.get(key) != cell.marks.get(key)
            ]
            if set(cell.tags) != set(original.cell["metadata"].get("tags", [])):
                differing.append("tags")
            if differing:
                touched.setdefault(", ".join(differing), []).append(original)
        for settings, originals in touched.items():
            self._tell(said, originals, f"had other settings ({settings}); the original ones were used")

    def _tell_answers(self, said: list[dict]) -> None:
        for cell in self.magics:
            where = cell.slot or self.release.answer[min(cell.real)]
            said.append(
                {
                    "cell": where.id,
                    "what": f"%%{cell.marks['magic']} on top of {where.title()} was left out, "
                    "so that what the cell defines stays.",
                }
            )
        for name, chosen in self.slots.items():
            original = self.release.answer[name]
            real = [cell for cell in self.kept if name in cell.real]
            if chosen.slot is not original:
                said.append(
                    {
                        "cell": name,
                        "what": f"{name} was found in the cell of {chosen.slot.name}; it was graded from there.",
                    }
                )
            elif len(real) > 1 and original not in self.copied:
                said.append(
                    {
                        "cell": name,
                        "what": f"{len(real)} cells define {name}; they were kept in their order, so the last "
                        "one counts.",
                    }
                )
            elif chosen.labelled is not original and original.at in self.unchanged:
                said.append(
                    {
                        "cell": name,
                        "what": f"The answer to {name} was found in another cell than the one meant for it; "
                        "the empty one was left out.",
                    }
                )
        for at, cell in self.written.items():
            original = self.release.cells[at]
            if cell.labelled is not original and original.at in self.unchanged:
                said.append(
                    {
                        "cell": original.id,
                        "what": f"{_start(original.title())} was found in another cell than the one meant for it.",
                    }
                )


# Small helpers ----------------------------------------------------------------------------------------------------


def _fresh(cell: dict, source: str) -> dict:
    """A release cell with this source and no outputs."""
    made = {key: part for key, part in cell.items() if key not in ("source", "metadata", "outputs")}
    made["metadata"] = copy.deepcopy(cell.get("metadata", {}))
    made["source"] = source
    if cell["cell_type"] == "code":
        made |= {"execution_count": None, "outputs": []}
    return made


def _dense(text: str) -> str:
    return "\n".join(line for line in text.split("\n") if line.strip())


def _start(title: str) -> str:
    return title[0].upper() + title[1:]


def _longest_rising(numbers: list[int]) -> list[int]:
    """Indexes of a longest strictly rising run of numbers, not necessarily side by side."""
    tails, at, before = [], [], []
    for index, number in enumerate(numbers):
        length = bisect_left(tails, number)
        before.append(at[length - 1] if length else -1)
        if length == len(tails):
            tails.append(number)
            at.append(index)
        else:
            tails[length], at[length] = number, index
    chain, index = [], at[-1] if at else -1
    while index >= 0:
        chain.append(index)
        index = before[index]
    return chain[::-1]
