"""The assignment's own rows in the gradebook: its notebook and that notebook's cells.

In: the instructor's notebook, or the release made from it. Out: the rows that `nbgrader
generate_assignment` writes for it, made or brought up to date. It knows nothing of students, except whether
some have submissions already.
"""

from __future__ import annotations

import json
from dataclasses import dataclass

from autograder.gradebook.errors import GradebookError
from autograder.gradebook.settings import Settings

KINDS = ("grade", "solution", "task", "source")  # nbgrader keeps a table for each; every cell has a row in "source"


@dataclass(frozen=True)
class GradebookCell:
    """A cell of the release that nbgrader keeps rows for."""

    name: str  # its grade_id
    cell_type: str  # "code" | "markdown"
    grade: bool
    solution: bool
    task: bool
    locked: bool
    points: float | None  # of grade and task cells
    source: str
    checksum: str | None

    @property
    def automatic(self) -> bool:
        return self.grade and not self.solution and self.cell_type == "code"

    def row(self, kind: str) -> dict | None:
        """The columns of its row of this kind, but ids; None when it has none."""
        if kind == "source":
            about = {"locked": self.locked, "source": self.source, "checksum": self.checksum}
            return {"cell_type": self.cell_type, **about}
        if not getattr(self, kind):
            return None
        return {} if kind == "solution" else {"max_score": self.points, "cell_type": self.cell_type}


@dataclass(frozen=True)
class ReleasedCells:
    """What the gradebook holds of a notebook."""

    cells: tuple[GradebookCell, ...]
    kernelspec: str  # JSON text
    cleared: bool  # made from a release: hidden tests, if there were any, have gone from its text

    def names(self, kind: str) -> list[str]:
        return [cell.name for cell in self.cells if cell.row(kind) is not None]


def read_release(notebook: dict, assignment: str, name: str, settings: Settings) -> ReleasedCells:
    """The cells as students get them, from the instructor's notebook or from a release.

    A release is known by its checksums, which are all there and right. From anything else the release is
    made in memory with the steps that the course configured for `nbgrader generate_assignment`, up to the
    one that saves.
    """
    from nbgrader import nbgraderformat, utils

    try:
        book = nbgraderformat.reads(json.dumps(notebook), as_version=4)
        kept = [x for x in book.cells if _is_kept(x)]
        cleared = bool(kept) and all(x.metadata.nbgrader.get("checksum") == utils.compute_checksum(x) for x in kept)
        if not cleared:
            book = _released(book, assignment, name, settings)
    except GradebookError:
        raise
    except Exception as problem:
        raise GradebookError(
            f"The notebook “{name}” of “{assignment}” cannot be read as nbgrader's: {problem}. "
            "Open it in Jupyter, look at its nbgrader settings, and make the release again."
        ) from problem

    cells = []
    for x in book.cells:
        if not _is_kept(x):
            continue
        about = x.metadata.nbgrader
        grade, task = bool(utils.is_grade(x)), bool(utils.is_task(x))
        if x.cell_type not in ("code", "markdown"):
            raise GradebookError(
                f"Cell “{about.grade_id}” of the notebook “{name}” is of type {x.cell_type}; nbgrader keeps "
                "code and markdown only. Change its type in the source notebook."
            )
        cells.append(
            GradebookCell(
                name=about["grade_id"],
                cell_type=x.cell_type,
                grade=grade,
                solution=bool(utils.is_solution(x)),
                task=task,
                locked=bool(utils.is_locked(x)),
                points=float(about["points"]) if grade or task else None,
                source=x.source,
                checksum=about.get("checksum"),
            )
        )
    return ReleasedCells(tuple(cells), json.dumps(book.metadata.get("kernelspec", {})), cleared)


def _is_kept(cell) -> bool:
    from nbgrader import utils

    return bool(utils.is_grade(cell) or utils.is_solution(cell) or utils.is_locked(cell) or utils.is_task(cell))


def _released(book, assignment: str, name: str, settings: Settings):
    """The notebook after the configured steps that come before nbgrader saves its cells."""
    from nbconvert.exporters.exporter import ResourcesDict
    from nbgrader.converters import GenerateAssignment
    from nbgrader.preprocessors import SaveCells
    from traitlets.utils.importstring import import_item

    converter = GenerateAssignment(coursedir=settings.app.coursedir, parent=settings.app)
    resources = ResourcesDict()
    resources["unique_key"] = name
    resources["nbgrader"] = {
        "student": ".",
        "assignment": assignment,
        "notebook": name,
        "db_url": settings.url,
    }
    for step in converter.preprocessors:
        step = import_item(step) if isinstance(step, str) else step
        if issubclass(step, SaveCells):
            break
        book, resources = step(parent=converter)(book, resources)
    return book


@dataclass(frozen=True)
class AssignmentIds:
    """Ids of the rows that a submission refers to. `cells` is {kind: {name: id}} of one notebook."""

    assignment: str
    duedate: object
    notebook: str
    cells: dict[str, dict[str, str]]
    others: dict[str, dict[str, dict[str, str]]]  # the assignment's other notebooks: {notebook id: cells}


def put_release(
    session, assignment: str, name: str, release: ReleasedCells, settings: Settings, carry: bool = False
) -> AssignmentIds:
    """Makes or updates the rows of the assignment and of this notebook, in the session's transaction.

    Due dates and other notebooks are left alone. Where cells came or went although students have recorded submissions,
    it raises GradebookError, as nbgrader does; or, to `carry` the grades over, it removes what was given on cells that
    are gone and opens the new ones for everybody, while what was given on the others stays as it is.
    """
    row = _assignment_row(session, assignment, settings)
    book = _own_notebook_row(session, assignment, name, row, release)
    known, submitted = known_cells(session, book.id), _has_submissions(session, book.id)
    if not submitted:
        book.kernelspec = release.kernelspec
        known = _without_another_order(session, release, known)
    elif carry:
        _remove_gone(session, release, known)
    else:
        _refuse_other_cells(assignment, name, release, known)
    new = _write_cells(session, book.id, release, known, settings)
    if submitted:
        _open_for_everybody(session, book.id, new)
    return AssignmentIds(row.id, row.duedate, book.id, _ids(known), _other_notebooks(session, row.id, book.id))


def _assignment_row(session, assignment: str, settings: Settings):
    from nbgrader import api
    from sqlalchemy import select

    # nbgrader's steps open the gradebook under the course's name and under its default one, so both have rows.
    for course_id in filter(None, (settings.course_id, "default_course")):
        if session.get(api.Course, course_id) is None:
            session.add(api.Course(id=course_id))
    row = session.scalar(select(api.Assignment).where(api.Assignment.name == assignment))
    if row is None:
        row = api.Assignment(name=assignment, course_id=settings.course_id)
        session.add(row)
        session.flush()
    return row


def notebook_row(session, assignment: str, name: str):
    """nbgrader's row of a notebook; None when there is none."""
    from nbgrader import api
    from sqlalchemy import select

    of_assignment = select(api.Notebook).join(api.Assignment, api.Notebook.assignment_id == api.Assignment.id)
    return session.scalar(of_assignment.where(api.Assignment.name == assignment, api.Notebook.name == name))


def _own_notebook_row(session, assignment: str, name: str, row, release: ReleasedCells):
    from nbgrader import api

    book = notebook_row(session, assignment, name)
    if book is None:
        book = api.Notebook(name=name, assignment_id=row.id, kernelspec=release.kernelspec)
        session.add(book)
        session.flush()
    return book


def _has_submissions(session, notebook_id: str) -> bool:
    from nbgrader import api
    from sqlalchemy import exists, select

    return session.scalar(select(exists().where(api.SubmittedNotebook.notebook_id == notebook_id)))


def _without_another_order(session, release: ReleasedCells, known: dict[str, dict]) -> dict[str, dict]:
    """What is known, or nothing of it: as nbgrader does, cells of another number or order are all made anew, in the
    order of the notebook, which is the order it reads them in."""
    if all(list(known[kind]) == release.names(kind) for kind in KINDS):
        return known
    for found in known.values():
        for row in found.values():
            session.delete(row)
    session.flush()
    return {kind: {} for kind in KINDS}


def _write_cells(
    session, notebook_id: str, release: ReleasedCells, known: dict[str, dict], settings: Settings
) -> dict[str, list]:
    """Brings the rows of all cells up to date; returns the new ones, by kind, which are put among those `known`."""
    from nbgrader import api

    new: dict[str, list] = {kind: [] for kind in KINDS}
    hidden = _marks_of_hidden_text(settings) if release.cleared else ()
    for cell in release.cells:
        for kind, model in _models().items():
            wanted, row = cell.row(kind), known[kind].get(cell.name)
            if wanted is None:
                continue
            if row is None:
                row = known[kind][cell.name] = model(
                    id=api.new_uuid(), name=cell.name, notebook_id=notebook_id, **wanted
                )
                session.add(row)
                new[kind].append(row)
            # nbgrader saved the hidden tests in its source cells; the release no longer has them.
            elif kind != "source" or not any(mark in (row.source or "") for mark in hidden):
                _bring_up_to_date(row, wanted)
    session.flush()
    return new


def _bring_up_to_date(row, wanted: dict) -> None:
    for attribute, value in wanted.items():
        if getattr(row, attribute) != value:
            setattr(row, attribute, value)


def _marks_of_hidden_text(settings: Settings) -> tuple[str, ...]:
    from nbgrader.preprocessors import ClearHiddenTests, ClearMarkScheme

    return (
        ClearHiddenTests(parent=settings.app).begin_test_delimeter,
        ClearMarkScheme(parent=settings.app).begin_mark_scheme_delimeter,
    )


def _models() -> dict[str, type]:
    from nbgrader import api

    return dict(zip(KINDS, (api.GradeCell, api.SolutionCell, api.TaskCell, api.SourceCell)))


def known_cells(session, notebook_id: str) -> dict[str, dict]:
    """{kind: {name: row}} of the cells that the gradebook has of a notebook."""
    from sqlalchemy import select

    return {
        kind: {x.name: x for x in session.scalars(select(model).where(model.notebook_id == notebook_id))}
        for kind, model in _models().items()
    }


def _ids(known: dict[str, dict]) -> dict[str, dict[str, str]]:
    return {kind: {name: row.id for name, row in found.items()} for kind, found in known.items()}


def _other_notebooks(session, assignment_id: str, notebook_id: str) -> dict[str, dict[str, dict[str, str]]]:
    from nbgrader import api
    from sqlalchemy import select

    others = select(api.Notebook.id).where(api.Notebook.assignment_id == assignment_id, api.Notebook.id != notebook_id)
    return {other: _ids(known_cells(session, other)) for other in session.scalars(others)}


def differences(release: ReleasedCells, known: dict[str, dict]) -> tuple[list[str], list[str]]:
    """The names of cells that are new in the release, and of those that are gone; a cell of another kind is both."""
    new, gone = {}, {}
    for kind, found in known.items():
        now = release.names(kind)
        new |= dict.fromkeys(x for x in now if x not in found)
        gone |= dict.fromkeys(x for x in found if x not in now)
    return list(new), list(gone)


def in_words(new: list[str], gone: list[str]) -> str:
    return ", ".join([*(f"“{x}” is new" for x in new), *(f"“{x}” is gone" for x in gone)])


def _refuse_other_cells(assignment: str, name: str, release: ReleasedCells, known: dict) -> None:
    new, gone = differences(release, known)
    if new or gone:
        raise GradebookError(
            f"The gradebook holds submissions of “{assignment}” from when its notebook “{name}” had other "
            f"nbgrader cells: {in_words(new, gone)}. nbgrader cannot change cells under recorded grades. Bring the "
            f"cells back, or run `autograder release {assignment} --carry-grades`: it says whose grades are concerned, "
            "keeps a copy of the gradebook, and carries over what was given by hand on the cells that remain."
        )


def _remove_gone(session, release: ReleasedCells, known: dict[str, dict]) -> None:
    from nbgrader import api
    from sqlalchemy import delete

    for kind, found in known.items():
        for name in set(found) - set(release.names(kind)):
            x = found.pop(name)
            for model in (api.Grade, api.Comment) if kind != "source" else ():
                session.execute(delete(model).where(model.cell_id == x.id))
            session.delete(x)
    session.flush()


def _open_for_everybody(session, notebook_id: str, new: dict[str, list]) -> None:
    """For every submission the rows that nbgrader expects of new cells: still to be graded."""
    from nbgrader import api
    from sqlalchemy import select

    books = select(api.SubmittedNotebook.id).where(api.SubmittedNotebook.notebook_id == notebook_id)
    for book in session.scalars(books) if any(new.values()) else ():
        for cell in [*new["grade"], *new["task"]]:
            session.add(api.Grade(notebook_id=book, cell_id=cell.id, needs_manual_grade=True))
        for cell in [*new["solution"], *new["task"]]:
            session.add(api.Comment(notebook_id=book, cell_id=cell.id))
    session.flush()
