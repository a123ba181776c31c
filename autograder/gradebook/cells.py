"""The assignment's own rows in the gradebook: its notebook and that notebook's cells.

In: the instructor's notebook, or the release made from it. Out: the rows that `nbgrader
generate_assignment` writes for it, made or brought up to date. It knows nothing of students, except whether
some have submissions already.
"""

from __future__ import annotations

import json
from dataclasses import dataclass

from autograder.gradebook.settings import GradebookError, Settings


@dataclass(frozen=True)
class Cell:
    """A cell of the release that nbgrader keeps a row for."""

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


@dataclass(frozen=True)
class Release:
    """What the gradebook holds of a notebook."""

    cells: tuple[Cell, ...]
    kernelspec: str  # JSON text
    cleared: bool  # made from a release: hidden tests, if there were any, have gone from its text

    def names(self, kind: str) -> list[str]:
        return [x.name for x in self.cells if kind == "source" or getattr(x, kind)]


def read_release(notebook: dict, assignment: str, name: str, settings: Settings) -> Release:
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
            Cell(
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
    return Release(tuple(cells), json.dumps(book.metadata.get("kernelspec", {})), cleared)


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
class Rows:
    """Ids of the rows that a submission refers to. `cells` is {kind: {name: id}} of one notebook."""

    assignment_id: str
    duedate: object
    notebook_id: str
    cells: dict[str, dict[str, str]]
    others: dict[str, dict[str, dict[str, str]]]  # the assignment's other notebooks: {notebook id: cells}


def put_release(session, assignment: str, name: str, release: Release, settings: Settings, carry: bool = False) -> Rows:
    """Makes or updates the rows of the assignment and of this notebook, in the session's transaction.

    Due dates and other notebooks are left alone. Where cells came or went although students have recorded submissions,
    it raises GradebookError, as nbgrader does; or, to `carry` the grades over, it removes what was given on cells that
    are gone and opens the new ones for everybody, while what was given on the others stays as it is.
    """
    from nbgrader import api
    from sqlalchemy import exists, select

    # nbgrader's steps open the gradebook under the course's name and under its default one, so both have rows.
    for course_id in filter(None, (settings.course_id, "default_course")):
        if session.get(api.Course, course_id) is None:
            session.add(api.Course(id=course_id))
    row = session.scalar(select(api.Assignment).where(api.Assignment.name == assignment))
    if row is None:
        row = api.Assignment(name=assignment, course_id=settings.course_id)
        session.add(row)
        session.flush()
    book = session.scalar(select(api.Notebook).where(api.Notebook.assignment_id == row.id, api.Notebook.name == name))
    if book is None:
        book = api.Notebook(name=name, assignment_id=row.id, kernelspec=release.kernelspec)
        session.add(book)
        session.flush()

    models, rows = _models(), standing(session, book.id)
    before = {kind: set(found) for kind, found in rows.items()}
    submitted = session.scalar(
        select(exists().where(api.SubmittedNotebook.notebook_id == book.id)),
    )
    if submitted and carry:
        _remove_gone(session, release, rows)
    elif submitted:
        _refuse_other_cells(assignment, name, release, rows)
    else:
        book.kernelspec = release.kernelspec
        if any(list(rows[kind]) != release.names(kind) for kind in models):
            # As nbgrader does: all made anew, in the order of the notebook, which is the order it reads
            # them in.
            for kind in models:
                for x in rows[kind].values():
                    session.delete(x)
            session.flush()
            rows = {kind: {} for kind in models}

    hidden = _marks_of_hidden_text(settings) if release.cleared else ()
    for cell in release.cells:
        wanted = {
            "grade": {"max_score": cell.points, "cell_type": cell.cell_type},
            "solution": {},
            "task": {"max_score": cell.points, "cell_type": cell.cell_type},
            "source": {
                "cell_type": cell.cell_type,
                "locked": cell.locked,
                "source": cell.source,
                "checksum": cell.checksum,
            },
        }
        for kind, model in models.items():
            if kind != "source" and not getattr(cell, kind):
                continue
            x = rows[kind].get(cell.name)
            if x is None:
                x = rows[kind][cell.name] = model(
                    id=api.new_uuid(), name=cell.name, notebook_id=book.id, **wanted[kind]
                )
                session.add(x)
                continue
            if kind == "source" and any(mark in (x.source or "") for mark in hidden):
                continue  # nbgrader saved the hidden tests here; the release no longer has them
            for attribute, value in wanted[kind].items():
                if getattr(x, attribute) != value:
                    setattr(x, attribute, value)
    session.flush()
    if submitted and carry:
        _open_new(session, book.id, rows, before)

    ids = {kind: {name: x.id for name, x in found.items()} for kind, found in rows.items()}
    others = {
        other: {kind: {x.name: x.id for x in found.values()} for kind, found in standing(session, other).items()}
        for other in session.scalars(
            select(api.Notebook.id).where(api.Notebook.assignment_id == row.id, api.Notebook.id != book.id)
        )
    }
    return Rows(row.id, row.duedate, book.id, ids, others)


def _marks_of_hidden_text(settings: Settings) -> tuple[str, ...]:
    from nbgrader.preprocessors import ClearHiddenTests, ClearMarkScheme

    return (
        ClearHiddenTests(parent=settings.app).begin_test_delimeter,
        ClearMarkScheme(parent=settings.app).begin_mark_scheme_delimeter,
    )


def _models() -> dict[str, type]:
    from nbgrader import api

    return {"grade": api.GradeCell, "solution": api.SolutionCell, "task": api.TaskCell, "source": api.SourceCell}


def standing(session, notebook_id: str) -> dict[str, dict]:
    """{kind: {name: row}} of the cells that the gradebook has of a notebook."""
    from sqlalchemy import select

    return {
        kind: {x.name: x for x in session.scalars(select(model).where(model.notebook_id == notebook_id))}
        for kind, model in _models().items()
    }


def differences(release: Release, rows: dict[str, dict]) -> tuple[list[str], list[str]]:
    """The names of cells that are new in the release, and of those that are gone; a cell of another kind is both."""
    new, gone = {}, {}
    for kind, found in rows.items():
        now = release.names(kind)
        new |= dict.fromkeys(x for x in now if x not in found)
        gone |= dict.fromkeys(x for x in found if x not in now)
    return list(new), list(gone)


def in_words(new: list[str], gone: list[str]) -> str:
    return ", ".join([*(f"“{x}” is new" for x in new), *(f"“{x}” is gone" for x in gone)])


def _refuse_other_cells(assignment: str, name: str, release: Release, rows: dict) -> None:
    new, gone = differences(release, rows)
    if new or gone:
        raise GradebookError(
            f"The gradebook holds submissions of “{assignment}” from when its notebook “{name}” had other "
            f"nbgrader cells: {in_words(new, gone)}. nbgrader cannot change cells under recorded grades. Bring the "
            f"cells back, or run `autograder release {assignment} --carry-grades`: it says whose grades are concerned, "
            "keeps a copy of the gradebook, and carries over what was given by hand on the cells that remain."
        )


def _remove_gone(session, release: Release, rows: dict[str, dict]) -> None:
    from nbgrader import api
    from sqlalchemy import delete

    for kind, found in rows.items():
        for name in set(found) - set(release.names(kind)):
            x = found.pop(name)
            for model in (api.Grade, api.Comment) if kind != "source" else ():
                session.execute(delete(model).where(model.cell_id == x.id))
            session.delete(x)
    session.flush()


def _open_new(session, notebook_id: str, rows: dict[str, dict], before: dict[str, set[str]]) -> None:
    """For every submission the rows that nbgrader expects of the cells that it did not have: still to be graded."""
    from nbgrader import api
    from sqlalchemy import select

    new = {kind: [x for name, x in found.items() if name not in before[kind]] for kind, found in rows.items()}
    for book in session.scalars(
        select(api.SubmittedNotebook.id).where(api.SubmittedNotebook.notebook_id == notebook_id)
    ):
        for x in [*new["grade"], *new["task"]]:
            session.add(api.Grade(notebook_id=book, cell_id=x.id, needs_manual_grade=True))
        for x in [*new["solution"], *new["task"]]:
            session.add(api.Comment(notebook_id=book, cell_id=x.id))
    session.flush()
