"""Who waits for the known mistakes to be run and who does not, and what becomes of servers that do not answer."""

from __future__ import annotations

import glob
import os
import queue
import signal
import tempfile
import threading
from contextlib import contextmanager
from pathlib import Path

import pytest
from practice_course import NAME, practice_class

from autograder.batch.pool import Pool
from autograder.grading.expected import Assignment, filled_in
from autograder.grading.submission import Grader
from autograder.records import dump, write
from autograder.sandbox.errors import WorkerError
from autograder.sandbox.sandbox import Sandbox
from autograder.worker import client

WRONG = {"scaled_softmax": ["def scaled_softmax(scores, d_k):\n    return torch.softmax(scores * d_k**0.5, dim=-1)"]}


@pytest.fixture
def class_of(tmp_path):
    """Makes a class in which the students named wrong-… have a mistake; nothing has been run before."""

    def make(*students):
        course = practice_class(tmp_path / "course", 1)
        assignment = Assignment.load(course, NAME)
        folders = {}
        for student in students:
            answers = {name: [source] for name, source in assignment.key.items()}
            answers |= WRONG if student.startswith("wrong") else {}
            folders[student] = course.submitted / student / NAME
            write(folders[student] / f"{NAME}.ipynb", dump(filled_in(assignment.release, answers)))
        return assignment, folders

    return make


@contextmanager
def at_work(assignment, folders, workers=1):
    done = queue.SimpleQueue()
    with Pool(Grader(assignment), workers, done) as pool:
        pool.start()
        pool.protect("none")
        for student, folder in folders.items():
            pool.put(student, folder, "a digest")
        yield lambda: done.get(timeout=200)


def test_a_right_answer_is_out_before_a_mistake_has_been_looked_for(class_of):
    assignment, folders = class_of("wrong-1", "wrong-2", "right")
    with at_work(assignment, folders) as next_one:
        first = next_one()
        assert not assignment.knows_mistakes() and first.report.score == first.report.max_score
        rest = {graded.report.student: graded.report for graded in (next_one(), next_one())}
    for student in ("wrong-1", "wrong-2"):
        (exercise,) = (e for e in rest[student].exercises if e.name == "scaled_softmax")
        # Two names for one answer; which of them is there depends on the part of the catalogue this class is made of.
        assert {"multiplies-by-root-d-k", "negative-power"} & {check.mistake for check in exercise.checks}


@pytest.mark.slow
def test_where_everybody_is_wrong_everybody_is_graded(class_of):
    assignment, folders = class_of(*(f"wrong-{number}" for number in range(12)))
    with at_work(assignment, folders, workers=2) as next_one:
        done = [next_one() for _ in folders]
    assert {graded.report.student for graded in done} == set(folders)
    assert len({graded.report.score for graded in done}) == 1


def test_a_worker_on_its_own_is_ready_only_with_what_few_notebooks_use(worker):
    source = "import sys\nprint('torch._dynamo' in sys.modules)"
    assert "True" in worker.printed(source)


def test_right_answers_are_graded_while_the_known_mistakes_are_run(class_of):
    assignment, folders = class_of("right-1", "wrong", "right-2", "right-3", "right-4")
    begun, go_on = threading.Event(), threading.Event()

    def run_mistakes(worker, answers):
        begun.set()
        assert go_on.wait(200)
        return {}

    assignment.observe = run_mistakes
    with at_work(assignment, folders, workers=2) as next_one:
        try:
            rights = {next_one().report.student for _ in range(4)}
            assert begun.wait(200)
        finally:
            go_on.set()
        assert rights == {"right-1", "right-2", "right-3", "right-4"}
        assert next_one().report.student == "wrong"


# --- a server that does not answer ------------------------------------------------------------------------------------


@pytest.fixture
def impatient(monkeypatch):
    """Waits only seconds for a server."""
    monkeypatch.setattr(client, "_ANSWER_SECONDS", 5)


def children(pid):
    """Zombies included."""
    return [int(child) for path in Path(f"/proc/{pid}/task").glob("*/children") for child in path.read_text().split()]


@pytest.mark.slow
def test_a_server_that_does_not_answer_is_replaced_and_everybody_is_graded(class_of, impatient):
    assignment, folders = class_of("right-1", "right-2", "right-3")
    done, worker = queue.SimpleQueue(), client.Worker()
    with Pool(Grader(assignment), 1, done, worker) as pool:
        pool.protect("none")
        (server,) = children(worker.process.pid)
        os.kill(server, signal.SIGSTOP)
        for student, folder in folders.items():
            pool.put(student, folder, "a digest")
        found = [done.get(timeout=200) for _ in folders]
    assert [graded.report.reason for graded in found] == [None] * 3
    assert worker.process.poll() is not None and not Path(f"/proc/{server}").exists()


def test_a_second_server_that_does_not_answer_is_ended_by_the_first(worker, impatient):
    (server,) = children(worker.process.pid)
    others = set(children(server))
    sibling, third = worker.sibling(), worker.sibling()
    (stopped, _) = sorted(set(children(server)) - others)
    os.kill(stopped, signal.SIGSTOP)
    with pytest.raises(WorkerError, match="did not answer for 5 seconds"):
        sibling.printed("print('never')")
    assert stopped not in children(server)
    with pytest.raises(WorkerError, match="gone"):  # a late answer is not taken for one to the next request
        sibling.printed("print('never')")
    assert (third.printed("print('third')"), worker.printed("print('first')")) == ("third\n", "first\n")
    for one in (sibling, third):
        one.close()


def test_a_worker_that_does_not_end_by_itself_is_ended_and_leaves_nothing(monkeypatch):
    monkeypatch.setattr(client, "_END_SECONDS", 1)
    worker = client.Worker(Sandbox(level="partial", hide=[os.getcwd()]), complete=False)
    worker.wait()
    (server,) = children(worker.process.pid)
    os.kill(server, signal.SIGSTOP)
    worker.close()
    assert worker.process.poll() is not None and not Path(f"/proc/{server}").exists()
    assert not glob.glob(os.path.join(tempfile.gettempdir(), f"autograder-scratch-{worker.process.pid}-*"))
