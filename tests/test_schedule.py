"""Who is graded when, by graders of any executor; and what becomes of graders and servers that die or do not answer."""

from __future__ import annotations

import contextlib
import glob
import json
import os
import re
import signal
import subprocess
import sys
import tempfile
import threading
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path

import pytest
from practice_course import ENVIRONMENT, NAME, practice_class

from autograder.batch import grader
from autograder.batch.local import LocalExecutor
from autograder.batch.schedule import Schedule
from autograder.grading import submission
from autograder.grading.assignment import Assignment
from autograder.grading.scheme import filled_in
from autograder.notebooks.folder import taken
from autograder.records import dump, write
from autograder.sandbox.errors import SandboxError, TooLittleIsolation, WorkerError
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


@contextlib.contextmanager
def at_work(assignment, folders, workers=1, wrap=lambda executor: executor, **how):
    """Iterates over what comes of the submissions."""
    with LocalExecutor(workers) as executor:
        yield iter(Schedule(wrap(executor), assignment, folders.items(), 2 * workers, **how))


def points(done):
    return done.brief.score, done.brief.max_score


def test_a_right_answer_is_out_before_a_mistake_has_been_looked_for(class_of):
    assignment, folders = class_of("wrong-1", "wrong-2", "right")
    with at_work(assignment, folders) as schedule:
        first = next(schedule)
        assert assignment.kept.mistakes() is None and points(first) == (25, 25)
        rest = {done.student: done.brief for done in schedule}
    assert rest.keys() == {"wrong-1", "wrong-2"}
    for report in rest.values():
        (exercise,) = (e for e in report.exercises if e.name == "scaled_softmax")
        # Two names for one answer; which of them is there depends on the part of the catalogue this class is made of.
        assert {"multiplies-by-root-d-k", "negative-power"} & {check.mistake for check in exercise.checks}


@pytest.mark.slow
def test_where_everybody_is_wrong_everybody_is_graded(class_of):
    assignment, folders = class_of(*(f"wrong-{number}" for number in range(12)))
    with at_work(assignment, folders, workers=2) as schedule:
        done = list(schedule)
    assert {one.student for one in done} == set(folders)
    assert len({points(one) for one in done}) == 1


def test_a_worker_on_its_own_is_ready_only_with_what_few_notebooks_use(worker):
    source = "import sys\nprint('torch._dynamo' in sys.modules)"
    assert "True" in worker.printed(source)


class Holding:
    """An executor that holds back the first of the known mistakes."""

    def __init__(self, executor):
        self.executor, self.held = executor, None

    def submit(self, function, *arguments):
        if function is not grader.run_hand or self.held:
            return self.executor.submit(function, *arguments)
        self.held, future = (function, arguments), Future()
        self.future = future
        return future

    def go_on(self):
        function, arguments = self.held
        whole = grader.Parcel.of(self.scheme)
        self.future.set_result(self.executor.submit(function, whole, *arguments[1:]).result())


def test_right_answers_are_graded_while_the_known_mistakes_are_run(class_of):
    assignment, folders = class_of("right-1", "wrong", "right-2", "right-3", "right-4")
    with LocalExecutor(2) as executor:
        holding = Holding(executor)
        schedule = Schedule(holding, assignment, folders.items(), 4)
        done = iter(schedule)
        assert {next(done).student for _ in range(4)} == {"right-1", "right-2", "right-3", "right-4"}
        while not holding.held:
            schedule.begin()
        holding.scheme = schedule.scheme
        holding.go_on()
        assert [one.student for one in done] == ["wrong"]


# --- any executor -----------------------------------------------------------------------------------------------------


def plain(done):
    """All that came of a submission, without the time of grading."""
    report, page = json.loads(done.report), done.page.decode()
    del report["graded_at"]
    return report, done.notebook, re.sub(r"<time.*?</time>|<!-- made from \w+ -->", "", page, flags=re.S), done.waits


def test_grading_is_a_function_that_gives_the_same_in_whatever_process(class_of):
    assignment, folders = class_of("right", "wrong")
    with client.Worker() as worker:
        scheme = assignment.scheme(worker)
    parcel, found = grader.Parcel.of(scheme), []
    for _ in range(2):
        with LocalExecutor(1) as executor:
            with pytest.raises(grader.NotHere):
                executor.submit(grader.grade_one, parcel.label, "right", taken(folders["right"])).result()
            results = [executor.submit(grader.grade_one, parcel, name, taken(at)) for name, at in folders.items()]
            found.append([plain(one.result()) for one in results])
    assert found[0] == found[1]
    report, notebook, page, _ = found[0][1]
    assert report["student"] == "wrong" and report["score"] < 25
    assert json.loads(notebook)["cells"] and "scaled_softmax" in page


def test_any_executor_gives_the_reports_that_graders_of_this_machine_give(class_of):
    assignment, folders = class_of("right", "wrong-1", "wrong-2")
    (folders["wrong-2"] / f"{NAME}.ipynb").write_bytes(b"\x89PNG")
    with at_work(assignment, folders, workers=2) as schedule:
        local = {done.student: plain(done) for done in schedule}
    with ThreadPoolExecutor(1) as executor:
        threads = {done.student: plain(done) for done in Schedule(executor, assignment, folders.items(), 3)}
    assert local.keys() == set(folders) and local == threads


def test_what_two_graders_died_of_is_for_a_person_and_the_others_are_graded(class_of, monkeypatch):
    assignment, folders = class_of("right-1", "right-2", "right-3")
    execute, tried = submission.execute, []

    def dying(student, *more):
        if student == "right-2":
            tried.append(student)
            raise WorkerError("gone")
        return execute(student, *more)

    monkeypatch.setattr(submission, "execute", dying)
    with ThreadPoolExecutor(1) as executor:
        found = {done.student: done.brief for done in Schedule(executor, assignment, folders.items(), 2)}
    assert len(tried) == 2
    assert {student: report.status for student, report in found.items()} == {
        "right-1": "graded", "right-2": "needs attention", "right-3": "graded",
    }  # fmt: skip
    assert "Twice its worker was gone: gone" in found["right-2"].reason


@pytest.mark.parametrize("allowed", [0, 1, 3])
def test_where_threads_are_few_there_are_fewer_graders_and_none_is_said(monkeypatch, allowed):
    start, left = threading.Thread.start, [allowed]

    def limited(thread):
        if "_work" in thread.name or "_warm_rest" in thread.name:
            if not left[0]:
                raise RuntimeError("can't start new thread")
            left[0] -= 1
        start(thread)

    executor = LocalExecutor(3, server=client.Worker(Sandbox(), complete=False))
    with executor:
        monkeypatch.setattr(threading.Thread, "start", limited)
        if allowed:
            assert executor.submit(len, "abc").result() == 3
            executor.complete()
        else:
            with pytest.raises(SandboxError, match="No grader can be started: can't start new thread"):
                executor.submit(len, "abc")


def test_when_graders_die_of_the_key_the_command_says_of_what(class_of, monkeypatch):
    assignment, folders = class_of("right-1")

    def dying(*arguments):
        raise WorkerError("the grader process is gone")

    monkeypatch.setattr(grader.expected, "run_key", dying)
    with (
        ThreadPoolExecutor(1) as executor,
        pytest.raises(SandboxError, match="The key could not be run: twice the worker was gone: the grader process"),
    ):
        list(Schedule(executor, assignment, folders.items(), 2))


def test_below_the_required_isolation_level_nothing_is_run(class_of):
    assignment, folders = class_of("right")
    with (
        LocalExecutor(1, server=client.Worker(Sandbox(level="partial", hide=[os.getcwd()]))) as executor,
        pytest.raises(TooLittleIsolation, match="--require-protection"),
    ):
        next(iter(Schedule(executor, assignment, folders.items(), 2, required="full")))


def test_the_commands_own_process_imports_nothing_of_what_runs_notebooks(class_of):
    assignment, _ = class_of("right", "wrong")
    code = (
        "import sys\nfrom autograder import cli\n"
        f"cli.app(['grade', '{NAME}'], standalone_mode=False)\n"
        "print(*sorted({'torch', 'IPython', 'nbformat', 'nbgrader', 'nbconvert', 'sqlalchemy'} & sys.modules.keys()))"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=assignment.course.root, env=ENVIRONMENT, capture_output=True, text=True
    )
    assert "3 graded" in done.stdout, done.stdout + done.stderr
    assert done.stdout.splitlines()[-1] == ""


# --- graders and servers that die -------------------------------------------------------------------------------------


@pytest.mark.parametrize("whose", ["the grader's", "all graders'", "its server's", "all servers'"])
def test_a_process_that_is_killed_loses_nobody(class_of, whose):
    assignment, folders = class_of(*(f"right-{number}" for number in range(6)))
    first = client.Worker(complete=False)
    with LocalExecutor(2, server=first) as executor:
        found = []
        for done in Schedule(executor, assignment, folders.items(), 4):
            found.append(done)
            if len(found) == 1:
                (server,) = children(first.process.pid)
                graders = executor.processes
                forked_from = int(Path(f"/proc/{graders[0]}/stat").read_text().rpartition(")")[2].split()[1])
                killed = {
                    "the grader's": graders[:1],
                    "all graders'": [forked_from],
                    "its server's": children(server)[:1],
                    "all servers'": [server],
                }
                for pid in killed[whose]:
                    os.kill(pid, signal.SIGKILL)
    assert {one.student for one in found} == set(folders)
    assert {points(one) for one in found} == {(25, 25)}


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
    worker = client.Worker()
    worker.isolation()
    (server,) = children(worker.process.pid)
    os.kill(server, signal.SIGSTOP)
    with LocalExecutor(1, server=worker) as executor:
        found = list(Schedule(executor, assignment, folders.items(), 2))
    assert [done.brief.reason for done in found] == [None] * 3
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
