"""Batches with everything ready: graders, expected values and gradebook writer are up before the clock starts.

In: a course, how many submissions and workers. Out: wall clock, and CPU seconds by part: the jobs (student code in the
sandbox), the servers that fork them, the graders (read, rebuild, channel, judge, report and page), the command's own
process (schedule, files, class page), the gradebook's writer. Each measurement is a process of its own:
`python bench/warm.py JSON`.
"""

from __future__ import annotations

import contextlib
import json
import os
import subprocess
import sys
import time
from pathlib import Path

import cost
from classes import ASSIGNMENT, ungraded

from autograder.batch import batch, submitted
from autograder.batch.local import LocalExecutor
from autograder.batch.publish import publish_class
from autograder.batch.schedule import Schedule
from autograder.course import Course
from autograder.gradebook.writer import Writer
from autograder.grading.assignment import Assignment
from autograder.worker.client import Worker


def measure(course: Course, count: int | None = None, workers: int = 2, what: str = "batch") -> dict:
    """What a fresh process finds that measures `what`: "batch", "memory" or "limit"."""
    asked = {"root": str(course.root), "count": count, "workers": workers, "what": what}
    done = subprocess.run([sys.executable, __file__, json.dumps(asked)], capture_output=True, text=True, check=False)
    if done.returncode:
        raise RuntimeError(f"{what}: {done.stderr}")
    return json.loads(done.stdout.splitlines()[-1])


class _ReadyWriter(Writer):
    """A writer that has imported what it needs; counts its CPU from then on."""

    def __init__(self, *arguments):
        super().__init__(*arguments)
        self.send([])
        self.answers(wait=120)
        self.before = cost.cpu_of_tree(self.pid)
        self.cpu = 0.0

    def close(self):
        if not self._closed:
            before = cost.of_children()
            answers = super().close()
            self.cpu = cost.of_children() - before - self.before
            return answers
        return []


def _batch(course: Course, count: int | None, workers: int, watch=lambda *_: contextlib.nullcontext()) -> dict:
    ungraded(course)
    assignment = Assignment.load(course, ASSIGNMENT)
    worker = Worker()
    assignment.scheme(worker)
    folders = dict(list(submitted.submissions(course, ASSIGNMENT).items())[:count])
    writer = _ReadyWriter(course, ASSIGNMENT, assignment.source)
    batch.Writer = lambda *_: writer
    supervisor, at_end = worker.process.pid, {}
    with LocalExecutor(workers, server=worker) as executor:
        # So that graders are warm, and hold the known mistakes.
        list(Schedule(executor, assignment, list(folders.items())[: 8 * workers], workers))
        graders = executor.processes
        before = _others(supervisor, graders)

        def tell(done, total):
            if done == total:  # all jobs are reaped, and the servers still live
                at_end.update(_others(supervisor, graders))

        with watch(supervisor, graders):
            wall, used = time.perf_counter(), time.process_time()
            done = batch.grade(assignment, folders, executor, 2 * workers, required="none", tell=tell)
            wall = time.perf_counter() - wall
            publish_class(course, ASSIGNMENT, assignment.written, wall)
            used = time.process_time() - used
    if done.graded != len(folders) or done.problems:
        raise RuntimeError(f"{done.graded} of {len(folders)} graded; {done.problems[:3]}")
    parts = {name: at_end[name] - before[name] for name in before}
    parts |= {"command": used, "gradebook": writer.cpu}
    each = {name: seconds / len(folders) for name, seconds in parts.items()}
    return {
        "submissions": len(folders),
        "workers": workers,
        "wall": wall,
        "seconds": wall / len(folders),
        "cpu_each": sum(each.values()),
        "cpu_each_without_gradebook": sum(each.values()) - each["gradebook"],
        "parts": each,
        "failing": sum(report.score != report.max_score for report in done.reports) / len(folders),
    }


def _others(supervisor, graders):
    """CPU seconds of the servers under a supervisor, of the jobs that they have reaped, and of the graders."""
    used = [cost.cpu(pid) for pid in cost.tree(supervisor)]
    return {
        "jobs": sum(children for _, children in used),
        "servers": sum(own for own, _ in used),
        "graders": sum(cost.cpu(pid)[0] for pid in graders),
    }


def _memory(course: Course, count: int | None, workers: int) -> dict:
    seen = {}

    @contextlib.contextmanager
    def watch(supervisor, graders):
        servers = set(cost.tree(supervisor)[1:])  # those that were there when the first job started

        def who():
            inside = cost.tree(supervisor)[1:]
            first = inside[:1]
            jobs = [pid for pid in inside if pid not in servers and _is_job(pid, first)]
            return {"parent": [os.getpid()], "grader": graders, "server": first, "job": jobs}

        with cost.Watch(who) as watching:
            yield
        seen.update(watching.most)

    _batch(course, count, workers, watch)
    return seen


def _is_job(pid, servers):
    """A sibling is a child of the first server too; unlike a job it stays in the first one's pid namespace."""
    with contextlib.suppress(OSError):
        own = os.stat(f"/proc/{pid}/ns/pid").st_ino
        return all(own != os.stat(f"/proc/{server}/ns/pid").st_ino for server in servers)
    return False


def _limit(course: Course, count: int | None, workers: int) -> dict:
    import limit

    folders = dict(list(submitted.submissions(course, ASSIGNMENT).items())[:count])
    return limit.measure(Assignment.load(course, ASSIGNMENT), folders)


if __name__ == "__main__":
    asked = json.loads(sys.argv[1])
    measuring = {"batch": _batch, "memory": _memory, "limit": _limit}[asked["what"]]
    found = measuring(Course(Path(asked["root"])), asked["count"], asked["workers"])
    print(json.dumps(found))
