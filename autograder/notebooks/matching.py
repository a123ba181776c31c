"""Which cell of a submission is which: told by its marks, then by what it defines, then by its place and likeness.

Comes in: a notebook as `read` gives it and the `Release`. Goes out: a `Matching`: the student's own cells in their
order, which of them take the places of which release cells, and what was found on the way. It puts nothing together
and words nothing.
"""

from bisect import bisect_left
from collections.abc import Iterable
from dataclasses import dataclass, field

from autograder.notebooks import names as naming
from autograder.notebooks.decode import text_of
from autograder.notebooks.original import Original, Release, normal

ALIKE = 0.5  # share of lines that a cell must have in common with a release cell to be taken for it
MOST_PARSED = 500_000  # characters of one notebook that are parsed; the rest is only looked at
MOST_RAISED = 30  # helpers that are moved up; two that need each other would go on forever


@dataclass(eq=False)
class Cell:
    """A cell of the student's."""

    number: int
    kind: str
    source: str
    text: str
    grade_id: str
    marks: dict
    tags: list
    attachments: dict | None = None
    same: Original | None = None  # the release cell it is, word for word
    labelled: Original | None = None  # the release cell that its marks name
    code: naming.Code = field(default_factory=naming.Code)
    real: set = field(default_factory=set)  # exercises it defines
    blank: set = field(default_factory=set)  # exercises whose untouched stub it holds
    slot: Original | None = None  # the release cell whose place it takes
    id: str = ""  # in the new notebook, when it takes nobody's place
    magic: str = ""  # that stood on top and was taken away
    origin: tuple[str, int] | None = None  # the script that it is of, and the line on which it begins there
    counted: int | None = None  # its number for the student: from 1, in the notebook that was handed in


class Matching:
    """The cells of one submission, matched.

    `kept` are the student's own cells in their order; `filled` the answer cells of the release and the kept cell
    that takes the place of each; `written` the same for written answers, which are not among the kept. Keys are
    places in the release.
    """

    def __init__(self, submission: dict, release: Release):
        self.release = release
        self.names = release.names
        about = submission.get("metadata", {})
        self.file = about.get("file") or "the notebook"
        self.script = (
            about.get("from_script") or {}
        )  # of scripts read together {file: [rank, answers]}, as `read` has it
        self.cells = list(self._student_cells(submission))
        self.seen: dict[int, Cell] = {}  # the student's first cell that is this release cell, changed or not
        self.unchanged: set[int] = set()
        self.changed: dict[int, list[str]] = {}  # a changed locked cell, and the names that it had added
        self.copied: list[Original] = []
        self.retyped: list[tuple[Original, str]] = []
        self.magics: list[Cell] = []
        self.joined: list[Cell] = []
        self.kept: list[Cell] = []
        self.filled: dict[int, Cell] = {}
        self.written: dict[int, Cell] = {}
        self.pieces: dict[int, int] = {}  # a written answer that stood in several cells, and in how many
        self.unplaced: list[Cell] = []  # texts of which one may be the written answer, and nothing says which
        self._parsed = 0
        self._recognise()
        self._join_halves()
        self._keep()
        self._choose()
        self._find_written()

    def found(self, original: Original) -> Cell | None:
        """The student's cell for a release cell."""
        return self.filled.get(original.at) or self.seen.get(original.at)

    def answer_to(self, name: str) -> Cell | None:
        """The cell that takes the place of an exercise's answer cell."""
        return self.filled.get(self.release.answer[name].at) if name in self.release.answer else None

    @property
    def recognised(self) -> bool:
        """Whether this is a submission of this assignment: at least one answer is told by more than its place.

        That is a label, a name, the stub's own lines; or a place in a notebook that holds most of the release. A
        written answer is told by its label, which other assignments may have too: not beside work on another.
        """
        answers = self.release.answer.values()
        if any(cell.labelled is self.release.cells[at] for at, cell in self.written.items()):
            other_work = self.strange or any(cell.code.definitions for cell in self.kept)
            if self.mostly_there or not other_work:
                return True
        if not answers or any(self._is_certain(original) for original in answers):
            return True
        return self.mostly_there and any(original.at in self.filled for original in answers)

    @property
    def mostly_there(self) -> bool:
        """Whether most of what the release's cells say, answers apart, stands in the notebook word for word."""
        others = {one.at for one in self.release.cells if one.kind not in ("answer", "open", "written")}
        return len(self.unchanged & others) >= ALIKE * len(others)

    @property
    def strange(self) -> list[str]:
        """The labels that the release does not have."""
        return [cell.grade_id for cell in self.cells if cell.grade_id and cell.grade_id not in self.release.by_label]

    @property
    def unasked(self) -> list[str]:
        """The labels of written answers to questions that the release does not have."""
        texts = (cell for cell in self.kept if cell.kind != "code" and cell.labelled is None)
        return list(dict.fromkeys(cell.grade_id for cell in texts if cell.grade_id and cell.marks.get("solution")))

    def _is_certain(self, original: Original) -> bool:
        cell, name = self.filled.get(original.at), original.name
        if original.at in self.unchanged or any(_alike_names(name, one.code.definitions) for one in self.kept):
            return True
        if cell is None:
            return False
        code = cell.code
        told = cell.labelled is original or name in cell.real | cell.blank | code.aliased | code.patched
        return told or naming.likeness(cell.text, original.text) >= ALIKE

    def _student_cells(self, submission: dict) -> Iterable[Cell]:
        for number, cell in enumerate(submission.get("cells", [])):
            metadata = cell.get("metadata") or {}
            marks, source = metadata.get("nbgrader") or {}, text_of(cell.get("source"))
            grade_id = marks.get("grade_id")
            text = normal(source)
            if not text:
                continue
            grade_id = grade_id if isinstance(grade_id, str) else ""
            one = Cell(number, cell["cell_type"], source, text, grade_id, marks, metadata.get("tags") or [])
            one.id = self._new_id(number)
            one.attachments, one.counted = cell.get("attachments"), cell.get("number")
            one.origin = tuple(cell["origin"]) if self.script and "origin" in cell else None
            one.labelled = self.release.by_label.get(grade_id)
            if one.labelled is None and not grade_id:
                one.labelled = self.release.by_id.get(cell.get("id"))
            yield one

    def _new_id(self, number: int) -> str:
        name = f"extra-{number + 1}"
        while name in self.release.by_id:
            name += "-"
        return name

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

    def _piece_of(self, text: str) -> Original | None:
        """The release cell that a few lines of a script without cell marks belong to."""
        piece = "\n" + _dense(text) + "\n"
        for original in self.release.cells:
            if original.cell["cell_type"] == "code" and piece in "\n" + _dense(original.text) + "\n":
                return original
        return None

    def _join_halves(self) -> None:
        """A cell that goes on in the middle of a function is the lower half of the one above, split in two."""
        whole: list[Cell] = []
        for cell in self.cells:
            above = whole[-1] if whole else None
            halves = above and above.kind == cell.kind == "code" and above.same is cell.same is None
            if halves and cell.text[0] in " \t" and self._parsed < MOST_PARSED:
                joined = above.source.rstrip("\n") + "\n" + cell.source.strip("\n")
                self._parsed += len(joined)
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

    def _understand(self, cell: Cell) -> None:
        self._parsed += len(cell.source)
        cell.code = naming.understand(cell.source, quick=self._parsed > MOST_PARSED)
        for name in self.names:
            if name in cell.code.definitions:
                statement = cell.code.definitions[name]
                if statement is not None and self.release.is_stub(name, statement, cell.text):
                    cell.blank.add(name)
                else:
                    cell.real.add(name)

    def _is_code_after_all(self, cell: Cell) -> bool:
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

    def _alike(self, cell: Cell) -> Original | None:
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

    def _keep_code(self, cell: Cell) -> None:
        if cell.labelled is not None:
            if cell.labelled.at in self.seen and cell.labelled.kind == "answer":
                self._note_once(self.copied, cell.labelled)
            self.seen.setdefault(cell.labelled.at, cell)
        body, magics = naming.split_magics(cell.source)
        if body != cell.source and cell.code.definitions:
            cell.source = body
            if cell.real:
                self.magics.append(cell)
                cell.magic = magics[0]
        self.kept.append(cell)

    def _keep_additions(self, cell: Cell, original: Original) -> None:
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
        self._see_wrong_names()
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

    def _see_wrong_names(self) -> None:
        """An answer under the name of another exercise, which has its own answer, does not replace that one."""
        defined = [name for cell in self.kept for name in cell.real]
        for original in self.release.answer.values():
            if original.name in defined or original.at in self.unchanged:
                continue
            low, high, near = self.gap(original)
            for cell in self.kept:
                here = cell.labelled is original or (cell.labelled is None and near and low < cell.number < high)
                if here and cell.real and all(defined.count(name) > 1 for name in cell.real):
                    for name in cell.real:
                        defined.remove(name)
                    cell.real = set()
                    cell.labelled = original

    def _by_definition(self, original: Original) -> Cell | None:
        """The cell that answers: the last that defines what is asked, else the one whose marks say so."""
        code, name = [cell for cell in self.kept if cell.kind == "code"], original.name
        if original.kind == "open":
            free = [cell for cell in code if cell.slot is None]
            asked = set(self.release.code_of(original).definitions)
            marked = [cell for cell in free if cell.labelled is original]
            named = [cell for cell in free if cell.labelled is None and asked & set(cell.code.definitions)]
            return (marked or named or [None])[-1]
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

    def _by_place(self, original: Original) -> Cell | None:
        """The unmarked cell that stands where the answer should be, or that is most of its stub."""
        if original.at in self.unchanged:
            return None
        free = [cell for cell in self.kept if cell.kind == "code" and not (cell.slot or cell.labelled or cell.real)]
        low, high, near = self.gap(original)
        asked = self.release.code_of(original).definitions
        here = [cell for cell in free if low < cell.number < high and bool(cell.code.definitions) == bool(asked)]
        if not here:  # what does not parse may be anything; and a script of the code alone has no other neighbours
            here = [cell for cell in free if low < cell.number < high and _is_broken(cell)]
            near = near or (len(here) == 1 and self._is_between_answers(original))
        if here and near:
            return here[-1]
        shares = [(naming.likeness(cell.text, original.text), cell.number, cell) for cell in free]
        best = max(shares, default=(0, 0, None), key=lambda share: share[:2])
        return best[2] if best[0] >= ALIKE else None

    def gap(self, original: Original) -> tuple[int, int, bool]:
        """The numbers of the student's cells between which a cell stood, and whether a neighbour of it was there."""
        spots = steady({at: cell.number for at, cell in self.seen.items() if at != original.at})
        low = max((number for at, number in spots.items() if at < original.at), default=-1)
        high = min((number for at, number in spots.items() if at > original.at), default=10**9)
        return low, high, original.at - 1 in spots or original.at + 1 in spots

    def _stands_at(self, at: int, number: int) -> bool:
        return at in self.seen and self.seen[at].number == number

    def _is_between_answers(self, original: Original) -> bool:
        """Whether the exercises before and after this one are answered."""
        answers = [one.at for one in self.release.answer.values()]
        place = answers.index(original.at) if original.at in answers else len(answers)
        return all(at in self.filled for at in answers[max(0, place - 1) : place] + answers[place + 1 : place + 2])

    def _drop_stubs(self) -> None:
        """An untouched stub must not come after the real definition and undo it."""
        kept = []
        for cell in self.kept:
            undone = {name for name in cell.blank if name not in cell.real and self.answer_to(name) is not cell}
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

    def _cut(self, cell: Cell, undone: set[str]) -> bool:
        """Takes definitions out of a cell; False when nothing but blanks and comments is left."""
        lines = naming.split_magics(cell.source)[0].split("\n")
        for name in undone:
            statement = cell.code.definitions[name]
            first = min([statement.lineno, *(d.lineno for d in getattr(statement, "decorator_list", []))])
            lines[first - 1 : statement.end_lineno] = [""] * (statement.end_lineno - first + 1)
            if statement.col_offset:
                lines[first - 1] = " " * statement.col_offset + "pass"  # it stood alone in an `if`, perhaps
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
            found = self._with_what_follows(found, original) if found else self._written_nearby(original)
            if found:
                self.written[original.at] = self._one_answer(found, original)
                self.kept = [cell for cell in self.kept if cell not in found]
                self.seen.setdefault(original.at, self.written[original.at])

    def _with_what_follows(self, found: list[Cell], original: Original) -> list[Cell]:
        """The written answer and the texts between it and the release's next cell: it goes on there."""
        low, high = found[-1].number, self.gap(original)[1]
        if not self._stands_at(original.at + 1, high):
            return found
        texts = [cell for cell in self.kept if cell.kind != "code" and cell.labelled is None and not cell.grade_id]
        return found + [cell for cell in texts if low < cell.number < high]

    def _one_answer(self, found: list[Cell], original: Original) -> Cell:
        """What stands in several cells as one, in their order; of what is said twice, once is enough."""
        parts: list[Cell] = []
        for cell in found:
            if cell.attachments or not any(_holds(part, cell) for part in parts):
                parts = [part for part in parts if part.attachments or not _holds(cell, part)] + [cell]
        answer = parts[-1]
        if len(parts) > 1:
            self.pieces[original.at] = len(parts)
            for number, part in enumerate(parts, 1):  # Jupyter calls every picture that is pasted image.png
                for name in part.attachments or ():
                    part.source = part.source.replace(f"attachment:{name}", f"attachment:{number}-{name}")
                part.attachments = {f"{number}-{name}": data for name, data in (part.attachments or {}).items()}
        answer.source = "\n\n".join(part.source.strip("\n") for part in parts)
        answer.attachments = {name: data for part in parts for name, data in (part.attachments or {}).items()} or None
        return answer

    def _written_nearby(self, original: Original) -> list[Cell]:
        """The text where the answer should be, where a neighbour of that place was found.

        Without one, a single text below the answers is meant, where most of them are there: one name in common makes
        no foreign notebook this one. Of any other text nobody can tell, and prose is no answer by being there.
        """
        texts = [cell for cell in self.kept if _is_text(cell) and cell.grade_id in ("", original.grade_id)]
        low, high, near = self.gap(original)
        between = [cell for cell in texts if low < cell.number < high]
        if near and between:
            return self._beside(original, between)
        if original.at in self.unchanged:
            return []
        last = max((cell.number for cell in self.filled.values()), default=-1)
        below = [cell for cell in between if cell.kind != "code" and cell.number > last]
        anywhere = [] if self.script else [cell for cell in texts if cell.kind != "code"]
        for some in (below, anywhere):
            said = [cell for cell in some if not _is_heading(cell)]
            if some is below and len(said) == 1 and self._mostly_answered:
                return said
            self.unplaced = self.unplaced or said
        return []

    @property
    def _mostly_answered(self) -> bool:
        """Whether more than half of the exercises are defined in the notebook."""
        answered = {name for cell in self.kept for name in cell.real}
        return not self.names or len(answered) > len(self.names) / 2

    def _beside(self, original: Original, between: list[Cell]) -> list[Cell]:
        """Of the texts in a gap that is open to one side those up to the first code."""
        low, high, _ = self.gap(original)
        code = [cell.number for cell in self.kept if cell.kind == "code" and cell not in between]
        if not self._stands_at(original.at + 1, high):
            end = min((number for number in code if number > between[0].number), default=between[-1].number + 1)
            return [cell for cell in between if cell.number < end]
        if not self._stands_at(original.at - 1, low):
            start = max((number for number in code if number < between[-1].number), default=-1)
            return [cell for cell in between if cell.number > start]
        return between

    def _note_once(self, where: list, original: Original | None) -> None:
        if original is not None and original not in where:
            where.append(original)


def _is_broken(cell: Cell) -> bool:
    """Whether a cell is meant as Python and does not parse."""
    return cell.code.tree is None and not cell.source.lstrip().startswith("%%")


def _is_text(cell: Cell) -> bool:
    """Whether a cell of the student's may be a written answer: text, or text in a code cell, with no other mark."""
    if cell.labelled is not None and cell.labelled.kind not in ("prose", "written"):
        return False
    return cell.kind != "code" or (cell.code.tree is None and not cell.code.definitions)


def _holds(one: Cell, other: Cell) -> bool:
    """Whether a text has all the lines of another, as they stand there."""
    return f"\n{other.text}\n" in f"\n{one.text}\n"


def _is_heading(cell: Cell) -> bool:
    return all(line.startswith("#") for line in cell.text.split("\n") if line)


def _alike_names(asked: str, names: Iterable[str]) -> bool:
    """Whether one is the name asked for but for capitals and underscores."""
    return any(naming.bare(name) == naming.bare(asked) for name in names)


def _dense(text: str) -> str:
    return "\n".join(line for line in text.split("\n") if line.strip())


def steady(spots: dict[int, int]) -> dict[int, int]:
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
