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
MOST_RAISED = 30  # helpers that are moved up; two that need each other would go on forever
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
    return _Rebuilding(submission, _prepare(release, names), names).result()


def answers(rebuilt: Rebuilt) -> dict[str, list[dict]]:
    """For each exercise the cells that hold the judged code, in order: `{"cell": id, "source": text}`."""
    return rebuilt.judged


# The two notebooks ------------------------------------------------------------------------------------------------


@dataclass(eq=False)
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
        # A name without an answer cell in the release cannot be matched to anything.
        self.names = [name for name in names if any(one.name == name for one in self.cells if one.kind == "answer")]
        self.answer = {one.name: one for one in self.cells if one.kind == "answer"}
        self.check = {one.name: one for one in self.cells if one.kind == "check"}
        self._code: dict[int, naming.Code] = {}
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

    def code_of(self, original: _Original) -> naming.Code:
        if original.at not in self._code:
            self._code[original.at] = naming.understand(original.text)
        return self._code[original.at]

    def is_stub(self, name: str, statement: ast.stmt, text: str) -> bool:
        """Whether a definition of `name`, in a cell with this text, is the untouched one."""
        if self._stubs is None:
            self._stubs = {}
            for exercise, original in self.answer.items():
                code = self.code_of(original)
                definition = code.definitions.get(exercise)
                self._stubs[exercise] = (code.used, naming.shape(copy.deepcopy(definition)) if definition else "")
        words, shape = self._stubs.get(name, (set(), ""))
        if naming.is_blank(statement):
            return True
        # Most answers lack a word of the stub (NotImplementedError); comparing trees is slow.
        return bool(shape) and all(word in text for word in words) and naming.shape(statement) == shape

    @property
    def bound(self) -> set[str]:
        """Names that the locked cells give a value to."""
        if self._bound is None:
            locked = [one for one in self.cells if one.cell["cell_type"] == "code" and one.kind == "locked"]
            self._bound = set().union(*(self.code_of(one).bound for one in locked))
        return self._bound


_prepared: list[tuple[list[str], _Release]] = []


def _prepare(notebook: dict, names: list[str]) -> _Release:
    """The release is the same for a whole class: what was found out about the last one is kept."""
    for known, release in _prepared:
        if known == names and release.notebook == notebook:
            return release
    release = _Release(copy.deepcopy(notebook), list(names))
    _prepared[:] = [(list(names), release)]
    return release


@dataclass(eq=False)
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
    def __init__(self, submission: dict, release: _Release, given_names: list[str]):
        self.release, self.given_names = release, given_names
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
        self.joined: list[_Cell] = []
        self.notes: list[dict] = []
        self.kept: list[_Cell] = []
        self.filled: dict[int, _Cell] = {}  # answer cell of the release -> the student's cell that takes its place
        self.written: dict[int, _Cell] = {}

    def result(self) -> Rebuilt:
        self._recognise()
        self._join_halves()
        self._keep()
        self._choose()
        self._find_written()
        order = self._merge()
        repairs = self._repairs()
        notebook = {key: copy.deepcopy(part) for key, part in self.release.notebook.items() if key != "cells"}
        notebook["cells"] = [self._made(one) for one in order]
        return Rebuilt(notebook, repairs, self._judged())

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

    def _join_halves(self) -> None:
        """A cell that goes on in the middle of a function is the lower half of the one above, split in two."""
        whole: list[_Cell] = []
        for cell in self.cells:
            above = whole[-1] if whole else None
            halves = above and above.kind == cell.kind == "code" and above.same is cell.same is None
            if halves and cell.text[0] in " \t" and self.parsed < MOST_PARSED:
                joined = above.source.rstrip("\n") + "\n" + cell.source.strip("\n")
                self.parsed += len(joined)
                if naming.parse(cell.source) is None and naming.parse(joined):
                    above.source, above.text = joined, normal(joined)
                    if above not in self.joined:
                        self.joined.append(above)
                    continue
            whole.append(cell)
        self.cells = whole

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
            elif original.kind == "written" and not cell.code.bound:
                self.retyped.append((original, cell.kind))
                cell.kind = "markdown"
                self.kept.append(cell)
            elif original.kind == "written":
                cell.labelled = None  # code under the marks of a text
                self._keep_code(cell)
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
        known = self.release.code_of(original)
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
        for choose in (self._by_definition, self._by_place):
            for original in self.release.cells:
                if original.kind in ("answer", "open") and original.at not in self.filled:
                    chosen = choose(original)
                    if chosen is not None:
                        self.filled[original.at] = chosen
                        self.seen.setdefault(original.at, chosen)
                        chosen.slot = chosen.slot or original
        self._drop_stubs()
        self._raise_helpers()

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

    def _by_definition(self, original: _Original) -> _Cell | None:
        """The cell that answers: the last that defines what is asked, else the one whose marks say so."""
        code, name = [cell for cell in self.kept if cell.kind == "code"], original.name
        if original.kind == "open":
            marked = [cell for cell in code if cell.slot is None and cell.labelled is original]
            return marked[-1] if marked else None
        real = [cell for cell in code if name in cell.real]
        whole = [cell for cell in real if cell.code.tree]
        marked = [cell for cell in code if cell.labelled is original and not cell.blank and not cell.real - {name}]
        named = [cell for cell in code if name in cell.code.aliased and name not in cell.blank]
        both = [cell for cell in marked if cell in named]
        stubs = [cell for cell in code if name in cell.blank]
        for found in (whole, real, both, marked, named, stubs):
            if found:
                return found[-1]
        return None

    def _by_place(self, original: _Original) -> _Cell | None:
        """The unmarked cell that stands where the answer should be, or that is most of its stub."""
        if original.at in self.unchanged:
            return None
        free = [cell for cell in self.kept if cell.kind == "code" and not (cell.slot or cell.labelled or cell.real)]
        low, high = self._gap(original)
        asked = self.release.code_of(original).definitions
        here = [cell for cell in free if low < cell.number < high and bool(cell.code.definitions) == bool(asked)]
        if here and {original.at - 1, original.at + 1} & set(self.seen):
            return here[-1]
        shares = [(naming.likeness(cell.text, original.text), cell.number, cell) for cell in free]
        best = max(shares, default=(0, 0, None), key=lambda share: share[:2])
        return best[2] if best[0] >= ALIKE else None

    def _gap(self, original: _Original) -> tuple[int, int]:
        """The numbers of the student's cells between which a cell stood, told from those around it."""
        spots = _steady({at: cell.number for at, cell in self.seen.items() if at != original.at})
        low = max((number for at, number in spots.items() if at < original.at), default=-1)
        return low, min((number for at, number in spots.items() if at > original.at), default=10**9)

    def _drop_stubs(self) -> None:
        """An untouched stub must not come after the real definition and undo it."""
        kept = []
        for cell in self.kept:
            undone = {name for name in cell.blank if name not in cell.real and self._answer_to(name) is not cell}
            if undone and not self._cut(cell, undone):
                continue
            kept.append(cell)
        self.kept = kept

    def _raise_helpers(self) -> None:
        """A base class or decorator that had been moved below the cell that needs it goes above it again."""
        for _ in range(MOST_RAISED):
            bound = set(self.release.bound)
            last = {name: place for place, cell in enumerate(self.kept) for name in cell.code.bound}
            for place, cell in enumerate(self.kept):
                missing = cell.code.used_at_once - bound if cell.code.definitions else set()
                below = [last[name] for name in missing if last.get(name, -1) > place]
                bound |= cell.code.bound
                if below:
                    self.kept.insert(place, self.kept.pop(min(below)))
                    break
            else:
                return

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
            found = [cell for cell in self.kept if cell.labelled is original and not cell.real][-1:]
            found = found or self._written_nearby(original)
            if found:
                answer = found[-1]
                answer.source = "\n\n".join(cell.source.strip("\n") for cell in found)
                pictures = [cell.attachments for cell in found if cell.attachments]
                answer.attachments = {name: data for each in pictures for name, data in each.items()} or None
                self.written[original.at] = answer
                self.kept = [cell for cell in self.kept if cell not in found]
                self.seen.setdefault(original.at, answer)

    def _written_nearby(self, original: _Original) -> list[_Cell]:
        texts = [cell for cell in self.kept if _is_text(cell)]
        low, high = self._gap(original)
        between = [cell for cell in texts if low < cell.number < high]
        if not between and original.at not in self.unchanged:
            texts = [cell for cell in texts if cell.kind != "code"]
            between = texts if len(texts) == 1 else []
        return between

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
        numbers = sorted(cell.number for cell in self.kept)
        defining = [place for place, cell in enumerate(self.kept) if cell.code.definitions]
        first_definition = defining[0] if defining else len(self.kept)
        place, reached = {}, 0
        for original in self.release.cells:
            wanted = reached
            if original.at in anchors:
                wanted = max(reached, bisect_left(numbers, anchors[original.at]))
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
        defining = self._defining(name)
        if not defining:
            return wanted
        least = max(defining) + 1
        hidden = [
            place
            for place in range(least, len(self.kept))
            if name in self.kept[place].code.bound and name not in self.kept[place].blank
        ]
        needed = max(self._with_helpers(defining)) + 1
        if hidden and wanted > hidden[0]:
            wanted = min(hidden)
        return max(needed, wanted)

    def _answer_to(self, name: str) -> _Cell | None:
        return self.filled.get(self.release.answer[name].at) if name in self.release.answer else None

    def _defining(self, name: str) -> list[int]:
        """The places of the kept cells that define an exercise's function or class, or patch it."""
        return [
            place
            for place, cell in enumerate(self.kept)
            if name in cell.real or name in cell.code.patched or cell is self._answer_to(name)
        ]

    def _with_helpers(self, defining: list[int]) -> set[int]:
        """The places of some kept cells and of all those that bind what they use."""
        first_bound: dict[str, int] = {}
        for place, cell in enumerate(self.kept):
            for name in cell.code.bound:
                if name in cell.code.definitions or name not in self.release.bound:
                    first_bound.setdefault(name, place)
        waiting, met = list(defining), set(defining)
        while waiting:
            for name in self.kept[waiting.pop()].code.used:
                helper = first_bound.get(name)
                if helper is not None and helper not in met:
                    met.add(helper)
                    waiting.append(helper)
        return met

    def _anchors(self) -> dict[int, int]:
        """Where the student had each release cell that is put back, without those that had been moved."""
        return _steady({at: cell.number for at, cell in self.seen.items() if cell.slot is None})

    def _made(self, one) -> dict:
        """A cell of the new notebook."""
        if isinstance(one, _Original):
            cell = _fresh(one.cell, text_of(one.cell.get("source")))
            if one.at in self.written:
                answer = self.written[one.at]
                cell["source"] = answer.source
                if answer.attachments:
                    cell["attachments"] = answer.attachments
            elif one.at in self.filled:
                home = self.filled[one.at].slot
                cell["source"] = f"# {one.id} is defined in the cell {home.id}."
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

    def _judged(self) -> dict[str, list[dict]]:
        judged = {}
        for name in self.given_names:
            original = self.release.answer.get(name)
            defining = self._defining(name)
            needed = self._with_helpers(defining)
            judged[name] = [
                {"cell": cell.slot.id if cell.slot else self._id_of(cell), "source": cell.source}
                for place, cell in enumerate(self.kept)
                if place in needed and (place in defining or not cell.real)
            ]
            if not judged[name] and original is not None:
                judged[name] = [{"cell": original.id, "source": text_of(original.cell.get("source"))}]
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
            missing = [one for one in graded if self._found(one) is None]
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
        checks = [one for one in self.copied if one.kind == "check"]
        self._tell(said, checks, "was there more than once; it was run once")
        others = [one for one in self.copied if one.kind != "check"]
        self._tell(said, others, "was there more than once; the last one that had been worked on counts")
        for original, kind in dict.fromkeys(self.retyped):
            said.append(
                {
                    "cell": original.id,
                    "what": f"{_start(original.title())} had been turned into a {kind} cell; "
                    f"it was read as {'code' if original.cell['cell_type'] == 'code' else 'text'} again.",
                }
            )
        self._tell_answers(said)
        if self._were_moved():
            said.append({"cell": "", "what": "Cells had been moved; each check was run after the code it checks."})
        return said

    def _were_moved(self) -> bool:
        spots = {
            original.at: cell.number
            for original in self.release.cells
            if (cell := self._found(original)) is not None
            and original not in self.copied
            and (cell.slot is None or cell.labelled is original)
        }
        return len(_steady(spots)) < len(spots)

    def _found(self, original: _Original) -> _Cell | None:
        return self.filled.get(original.at) or self.seen.get(original.at)

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
        for cell in self.joined:
            said.append(
                {
                    "cell": cell.slot.id if cell.slot else self._id_of(cell),
                    "what": "A cell had been split in the middle of a definition; the two halves were joined.",
                }
            )
        for cell in self.magics:
            where = cell.slot or self.release.answer[min(cell.real)]
            said.append(
                {
                    "cell": where.id,
                    "what": f"%%{cell.marks['magic']} on top of {where.title()} was left out, "
                    "so that what the cell defines stays.",
                }
            )
        for name, original in self.release.answer.items():
            chosen = self.filled.get(original.at)
            if chosen is None:
                continue
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


def _is_text(cell: _Cell) -> bool:
    """Whether a cell of the student's may be a written answer: text, or text in a code cell, with no other mark."""
    if cell.labelled is not None and cell.labelled.kind not in ("prose", "written"):
        return False
    return cell.kind != "code" or (cell.code.tree is None and not cell.code.definitions)


def _dense(text: str) -> str:
    return "\n".join(line for line in text.split("\n") if line.strip())


def _start(title: str) -> str:
    return title[0].upper() + title[1:]


def _steady(spots: dict[int, int]) -> dict[int, int]:
    """Of the spots where release cells stood, by release cell, the most that are in the release's order."""
    ordered = sorted(spots.items())
    tails, at, before = [], [], []
    for index, (_, number) in enumerate(ordered):
        length = bisect_left(tails, number)
        before.append(at[length - 1] if length else -1)
        if length == len(tails):
            tails.append(number)
            at.append(index)
        else:
            tails[length], at[length] = number, index
    chain, index = {}, at[-1] if at else -1
    while index >= 0:
        chain[ordered[index][0]] = ordered[index][1]
        index = before[index]
    return chain
