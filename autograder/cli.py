"""The command line: what an instructor or CI types. Every command works on the course in the current folder.

In: arguments. Out: words on the terminal, files that the other modules write, an exit status. It decides nothing
about grades.
"""

from __future__ import annotations

import contextlib
import errno
import os
import sys
import time
from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.markup import escape

from autograder import __version__
from autograder.course import Course, CourseError
from autograder.files import FULL
from autograder.sandbox.isolation import LEVELS

app = typer.Typer(
    add_completion=False,
    no_args_is_help=True,
    rich_markup_mode="rich",
    pretty_exceptions_enable=False,
    help="Grades notebooks: a class in seconds, nobody's work lost, the mistake named. Run it in the course's folder.",
)
out = Console(highlight=False)
err = Console(stderr=True, highlight=False)

_MENDED_BY_HAND = (*FULL, errno.EROFS, errno.EACCES, errno.EPERM, errno.ENOTDIR, errno.EISDIR, errno.EEXIST)

Name = Annotated[str, typer.Argument(metavar="ASSIGNMENT", help="The assignment's name: its folder in source/.")]


Level = StrEnum("Level", {level: level for level in reversed(LEVELS)})


def main() -> None:
    """Runs the command; what a person can fix ends as a sentence and status 2, not as a traceback."""
    from autograder.gradebook.errors import GradebookError
    from autograder.sandbox.errors import SandboxError

    try:
        app()
    except (CourseError, GradebookError, SandboxError) as error:
        err.print(f"[bold red]✗[/] {escape(str(error))}")
        sys.exit(2)
    except OSError as error:
        if error.errno not in _MENDED_BY_HAND:
            raise
        said = f"{_not_written(error)} What was put in place is complete; run this again then."
        err.print(f"[bold red]✗[/] {escape(said)}")
        sys.exit(2)


@app.command()
def release(
    assignment: Name,
    carry_grades: Annotated[
        bool,
        typer.Option(
            "--carry-grades", help="Even when graded cells come or go under recorded grades: carry those over."
        ),
    ] = False,
) -> None:
    """Build the source notebook, the students' release and the key; prove them; put them in place."""
    import tempfile

    from autograder.authoring import release as releases
    from autograder.authoring.verify import verify as prove
    from autograder.gradebook import carrying
    from autograder.grading.assignment import notebook_in

    course = _course()
    with tempfile.TemporaryDirectory(prefix="autograder-release-") as folder:
        with out.status("Building with nbgrader's converters …"):
            made = releases.generate(course, assignment, Path(folder) / "course")
            notebook = notebook_in(made.release(assignment), assignment)
            concerned = carrying.concerned(course, assignment, notebook)
        if concerned:
            _show_concerned(course, concerned)
            if not carry_grades:
                err.print(
                    f"[bold red]✗[/] Nothing was put in place. `autograder release {escape(assignment)} "
                    "--carry-grades` does, and carries over all that was given by hand on cells that remain."
                )
                raise typer.Exit(1)
        with out.status("Proving key, release, accepted answers and mistakes …"):
            proofs = prove(made, assignment, freshness=False)
        _show_proofs(proofs)
        if not all(proof.holds for proof in proofs):
            err.print("[bold red]✗[/] Nothing was put in place. Fix what is named above and run this again.")
            raise typer.Exit(1)
        if concerned:
            copy = carrying.carry(course, assignment, notebook)
            before = f" As it was before: {escape(_short(copy))}." if copy else ""
            out.print(f"[bold green]✓[/] grades carried over.{before} Now run `autograder grade {escape(assignment)}`.")
        for place in releases.put_in_place(course, assignment, made):
            out.print(f"[bold green]✓[/] {escape(_short(place))}")


@app.command()
def verify(
    assignment: Name,
    junit: Annotated[Path | None, typer.Option(metavar="FILE", help="Write the proofs as JUnit XML too.")] = None,
    seed: Annotated[int | None, typer.Option(help="Prove on the hidden inputs of another seed.")] = None,
) -> None:
    """Prove an assignment: key, release, accepted answers, mistakes, fresh generated files."""
    from autograder.authoring import verify as proving

    with out.status("Grading the key, the release, every accepted answer and every mistake …"):
        proofs = proving.verify(_course(), assignment, seed=proving.SEED if seed is None else seed)
    _show_proofs(proofs)
    if junit:
        junit.resolve().parent.mkdir(parents=True, exist_ok=True)
        junit.write_text(proving.junit(proofs, assignment), "utf-8")  # for other programs, perhaps of other users
    if not all(proof.holds for proof in proofs):
        raise typer.Exit(1)


@app.command()
def simulate(
    assignment: Name,
    students: Annotated[int, typer.Option(min=1, help="How many students hand in.")],
    seed: Annotated[int, typer.Option(help="Another seed deals another class.")] = 0,
    into: Annotated[
        Path | None, typer.Option(metavar="DIR", help="A course folder of its own, made when missing.")
    ] = None,
) -> None:
    """Make a practice class in submitted/, dealt from the key, accepted answers and mistakes."""
    from autograder.authoring.practice import TRUTH
    from autograder.authoring.practice import simulate as deal_out

    place = deal_out(_course(), assignment, students, seed, into)
    out.print(
        f"{students} submissions in {escape(_short(place.submitted))}; who handed in what: "
        f"{escape(_short(place.root / TRUTH))}"
    )


@app.command()
def grade(
    assignment: Name,
    student: Annotated[list[str] | None, typer.Option(metavar="NAME", help="Only this one; may be repeated.")] = None,
    workers: Annotated[
        int | None, typer.Option(min=1, help="Parallel workers (default: one per core, fewer where memory is short).")
    ] = None,
    seed: Annotated[int | None, typer.Option(help="Other hidden inputs than the course's.")] = None,
    force: Annotated[bool, typer.Option("--force", help="Grade again what has not changed.")] = False,
    device: Annotated[str, typer.Option(metavar="cpu|cuda[:N]", help="Where the cases run.")] = "cpu",
    require_protection: Annotated[
        Level, typer.Option(help="Refuse to run students' code at a lower isolation level than this.")
    ] = Level.partial,
    exercise_seconds: Annotated[
        float, typer.Option(min=0.1, help="An exercise's cases: this, or 20 times the key's.")
    ] = 2,
    cell_seconds: Annotated[float, typer.Option(min=0.1, help="One cell of the notebook.")] = 10,
    submission_seconds: Annotated[float, typer.Option(min=1, help="One submission, everything included.")] = 30,
) -> None:
    """Grade what is in submitted/: reports, feedback pages and the gradebook."""
    from autograder.worker import devices

    course, device = _course(), devices.check(device)
    server = _first_server(course, assignment, student, device)

    from autograder.batch import batch, submitted
    from autograder.batch.local import LocalExecutor
    from autograder.batch.publish import publish_class
    from autograder.gradebook.errors import GradebookError
    from autograder.gradebook.reading import refilled
    from autograder.grading.assignment import Assignment
    from autograder.worker.client import TimeLimits

    folders = submitted.submissions(course, assignment, student)
    if not folders:
        err.print(
            f"[bold red]✗[/] submitted/ holds no submission of {escape(assignment)}. Put notebooks in "
            f"submitted/STUDENT/{escape(assignment)}/, or try `autograder simulate {escape(assignment)} --students 24`."
        )
        _show_problems(submitted.passed_over(course, assignment))
        raise typer.Exit(2)
    limits = TimeLimits(cell=cell_seconds, submission=submission_seconds, exercise=exercise_seconds)
    count = min(workers or workers_for(device, len(folders)), len(folders))
    with LocalExecutor(count, device, server) as executor:
        if server:  # there is work
            executor.start()
        loaded = Assignment.load(course, assignment, seed)
        lost = [] if student else submitted.passed_over(course, assignment)
        if note := refilled(course, assignment):
            err.print(f"  · {escape(note)}", soft_wrap=True)
        started = time.monotonic()
        with _progress(len(folders)) as tell:
            done = batch.grade(
                loaded,
                folders,
                executor,
                at_once=2 * count,
                force=force,
                required=require_protection.value,
                limits=limits,
                device=device,
                tell=tell,
                when_one_is_out=executor.complete,
            )
    done.problems += lost
    try:
        published = publish_class(course, assignment, loaded.written, time.monotonic() - started)
    except GradebookError as error:
        done.problems.append(f"There is no new class page. {error}")
        published = None
    except OSError as error:
        done.problems.append(f"There is no new class page. {_not_written(error)}")
        published = None
    done.problems += published.problems if published else []
    show_batch(course, assignment, done, published)
    _show_notes(published)
    if done.problems or done.stopped or any(report.status != "graded" for report in done.reports):
        raise typer.Exit(1)


@app.command()
def feedback(assignment: Name) -> None:
    """Make all pages once more, with the grades and comments given by hand since.

    Ends with 1 when a page could not be made; all others are.
    """
    course = _course()
    _renew_penalties(course, assignment)
    published = _publish(course, assignment)
    if not published.students:
        err.print(f"[bold red]✗[/] autograded/ has no report of {escape(assignment)}: run `autograder grade` first.")
        raise typer.Exit(2)
    made = published.students - len(published.no_page)
    out.print(f"{made} pages in {escape(_short(course.feedback))}")
    if published.problems:
        raise typer.Exit(1)


@app.command()
def collect(
    assignment: Name,
    paths: Annotated[
        list[Path], typer.Argument(metavar="PATH…", help="What the learning system hands out: zip or folder.")
    ],
    kind: Annotated[
        str, typer.Option("--from", metavar="KIND", help="Which system: canvas, moodle, … or auto.")
    ] = "auto",
    roster: Annotated[Path | None, typer.Option(metavar="CSV", help="Who is who: student id, name, email, …")] = None,
) -> None:
    """Unpack a download of the learning system into submitted/, every file of it accounted for."""
    from autograder.collect.run import collect as take
    from autograder.collect.table import table
    from autograder.text import shown

    taken = take(_course(), assignment, paths, kind, roster)
    out.print(table(taken.manifest))
    for source in taken.manifest.sources:
        out.print(f"  · {escape(shown(Path(source.path).name))} was read as {source.kind}: {source.how}.")
    for person in taken.manifest.people:
        nearest = f" Nearest: {', '.join(person.guesses)}." if person.guesses else ""
        out.print(f"  · {escape(shown(person.name or person.id, 60))}: {escape(shown(person.why + nearest))}")
    for note in taken.manifest.notes:
        out.print(f"  · {escape(note)}")
    out.print(f"The whole account: {escape(_short(taken.path))}")
    if taken.unmatched:
        raise typer.Exit(1)


@app.command("return")
def give_back(
    assignment: Name,
    to: Annotated[str, typer.Option("--to", metavar="SYSTEM", help="The learning system, such as canvas.")],
    gradebook: Annotated[
        Path | None, typer.Option(metavar="EXPORT", help="Its export of grades, as downloaded; it is not changed.")
    ] = None,
    feedback: Annotated[bool, typer.Option("--feedback", help="Make the zip of pages that it takes back.")] = False,
    column: Annotated[
        str | None, typer.Option(metavar="NAME", help="Which column, when it is not called like the assignment.")
    ] = None,
    roster: Annotated[Path | None, typer.Option(metavar="CSV", help="Who is who, as for collect.")] = None,
    partial: Annotated[
        bool, typer.Option("--partial", help="Give what there is to those who still wait for a grade by hand.")
    ] = False,
) -> None:
    """Give grades and pages back: fills one column of the system's own export, in a copy beside it.

    Example: autograder return self_attention --to canvas --gradebook all.csv

    Upload the copy, all.with-self_attention.csv: all but the one column is as
    in the export, byte for byte. --feedback makes a zip of the pages, in feedback/.

    Ends with 1 when somebody has to look: people who are in one and not in the
    other, whom no id tells apart, or whose code nobody has graded.
    """
    from autograder import records, returns
    from autograder.batch.publish import page_of
    from autograder.gradebook.grades import totals

    course = _course()

    without = []

    def refresh():
        if any(True for _ in records.read_all(course, assignment)):  # else nbgrader alone has graded
            without.extend(_publish(course, assignment).problems)

    _renew_penalties(course, assignment)
    found = totals(course, assignment)
    students = [returns.Student(**vars(one), page=page_of(course, one.folder, assignment)) for one in found.students]
    done = returns.give_back(
        course,
        assignment,
        to,
        students,
        found.most,
        export=gradebook,
        roster=roster,
        column=column,
        partial=partial,
        feedback=feedback,
        refresh=refresh,
    )
    for line in done.said:
        out.print(f"[bold green]✓[/] {escape(line)}", soft_wrap=True)
    for line in done.notes:
        out.print(f"  · {escape(line)}", soft_wrap=True)
    for about, why in done.look:
        out.print(f"[bold red]✗[/] {escape(about)}: {escape(why)}", soft_wrap=True)
    for line in done.next:
        out.print(escape(line), soft_wrap=True)
    if done.look or without:
        raise typer.Exit(1)


@app.command()
def doctor() -> None:
    """Say what this machine offers: versions, devices, and the isolation level that a breakout attempt finds."""
    from autograder.grading.versions import versions
    from autograder.sandbox.errors import SandboxError
    from autograder.worker import devices
    from autograder.worker.client import Worker

    for name, number in versions().items():
        out.print(f"{name:<12}{number}")
    out.print(f"{'devices':<12}{', '.join(devices.available())}")
    try:
        with out.status("Trying to break out …"), Worker() as worker:
            found = worker.isolation()
    except SandboxError as error:
        err.print(f"[bold red]✗[/] {escape(str(error))}")
        raise typer.Exit(1) from None
    out.print(escape(str(found)))
    for sentence in [*found.got_through, *found.missing]:
        out.print(f"  · {escape(sentence)}")
    if found.level != "full":
        raise typer.Exit(1)


@app.command()
def version() -> None:
    """Print the version."""
    out.print(__version__)


# --- showing -----------------------------------------------------------------------------------------------------


def _not_written(error: OSError) -> str:
    """What is wrong with a file or folder of the course, and what to do."""
    from autograder.text import shown

    advice = "Make room." if error.errno in FULL else "Fix that."
    return f"{shown(error.filename or 'The course')} cannot be read or written ({error.strerror}). {advice}"


def _course() -> Course:
    return Course(Path.cwd())


def _publish(course: Course, assignment: str):
    """All pages, with what people have given since; what somebody has to see to is said."""
    from autograder.batch.publish import publish_all
    from autograder.course import load_rubric

    published = publish_all(course, assignment, getattr(load_rubric(course.rubric(assignment)), "WRITTEN", {}))
    _show_notes(published)
    _show_problems(published.problems)
    return published


def _renew_penalties(course: Course, assignment: str) -> None:
    """Late penalties as they are with what people have given since."""
    from autograder import records
    from autograder.gradebook.late import renew
    from autograder.gradebook.reading import due_date
    from autograder.grading.assignment import notebook_in

    if due_date(course, assignment) is not None:  # else nobody is late, and nbgrader need not be imported
        source = notebook_in(course.source(assignment), assignment)
        renew(course, assignment, source, records.read_all(course, assignment))


def _first_server(course: Course, assignment: str, students: list[str] | None, device: str):
    """A server that takes seconds to be up, started before all else that takes time; None when there may be no work,
    since every submission has a report."""
    from autograder import records
    from autograder.worker import devices
    from autograder.worker.client import Worker

    names = students or [place.name for place in course.handed_in() if os.path.lexists(place / assignment)]
    done = [records.path(course, name, assignment).is_file() for name in names]
    return Worker(devices.sandbox(device), complete=False) if not all(done) else None


def workers_for(device: str, submissions: int) -> int:
    """As many as the machine takes; says so where that is less than its cores, and makes a difference."""
    from autograder.worker import devices
    from autograder.worker.capacity import capacity

    found = capacity(devices.sandbox(device).limits.memory_bytes)
    if found.workers < min(found.cores, submissions):
        out.print(escape(found.why))
    return found.workers


def _short(path: Path) -> str:
    with contextlib.suppress(ValueError):
        return str(path.relative_to(Path.cwd()))
    return str(path)


def _show_concerned(course, concerned) -> None:
    """Whose grades a release concerns in which graded cells come or go."""
    from autograder.gradebook.cells import in_words
    from autograder.reports.harmless import terminal
    from autograder.reports.words import listed, plural

    def names(students):
        return listed([terminal(student, 60) for student in students], 12)

    have = plural(len(concerned.students), "student has", "students have")
    err.print(
        f"[bold yellow]![/] Other cells than before are graded: {escape(in_words(concerned.new, concerned.gone))}. "
        f"{have} grades in {escape(_short(course.gradebook))}: {escape(names(concerned.students))}.",
        soft_wrap=True,
    )
    if concerned.lost:
        count = plural(len(concerned.lost), "student", "students")
        err.print(f"    On cells that are gone, {count} would lose what a person gave:")
    for student, given in concerned.lost.items():
        err.print(f"    {escape(terminal(student, 60))}: {escape(', '.join(given))}", soft_wrap=True)


def _show_proofs(proofs) -> None:
    for proof in proofs:
        mark = "[bold green]✓[/]" if proof.holds else "[bold red]✗[/]"
        out.print(f"{mark} {proof.claim}  [dim]{proof.tried} tried, {proof.seconds:.1f} s[/]")
        for problem in proof.problems:
            out.print(f"    {escape(problem)}", soft_wrap=True)


@contextlib.contextmanager
def _progress(total: int):
    """A bar with rate and time left on a terminal; a line now and then elsewhere."""
    if not out.is_terminal:
        step = max(1, total // 10)
        yield lambda done, total: print(f"{done}/{total}", flush=True) if done % step == 0 or done == total else None
        return
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (
        TextColumn("grading"),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("{task.fields[rate]}"),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=out) as progress:
        task = progress.add_task("grading", total=total, rate="")

        def tell(done, total):
            speed = progress.tasks[0].speed
            progress.update(task, completed=done, rate=f"{speed:.1f}/s" if speed else "")

        yield tell


def _show_notes(published) -> None:
    """Prints what needs a person; a command in it stays one line, so that it can be copied."""
    for note in published.notes if published else ():
        err.print(f"  · {escape(note)}", soft_wrap=True)


def _show_problems(problems: list[str]) -> None:
    from autograder.reports.harmless import terminal

    for problem in problems:
        err.print(f"[bold red]✗[/] {escape(terminal(problem))}")


def show_batch(course, assignment, done, published) -> None:
    from autograder.reports.table import summary

    out.print(summary(done.reports, published is not None and published.due))
    _show_problems(done.problems)
    if done.stopped:
        err.print("Stopped. The same command goes on where this one ended.")
    unchanged = f", {done.unchanged} unchanged" if done.unchanged else ""
    isolation = f" Isolation: {done.isolation}." if done.isolation else ""
    out.print(f"{done.graded} graded{unchanged}.{isolation}")
    pages, name = escape(_short(course.feedback)), escape(assignment)
    if done.pages:
        out.print(f"Feedback pages  {pages}/STUDENT/{name}/{name}.html")
    if published is not None:
        out.print(f"Class page      {pages}/{name}.html (and .csv); not for students")
    if done.recorded:
        out.print(f"Gradebook       {escape(_short(course.gradebook))}")
