"""The one writer of the gradebook, in a process of its own beside the grading.

In: groups of entries (entries.py), as JSON lines. Out: for each group who was recorded, with what people and late
penalties add, and who was not and why. The process imports nbgrader, which takes seconds, while the first
submissions are being graded; it never imports torch and sees no student code. It finishes what it was sent when it is
closed, and when its parent dies.
"""

from __future__ import annotations

import contextlib
import json
import os
import queue
import select
import subprocess
import sys
import tempfile
import threading
import time
import traceback
from dataclasses import asdict, dataclass
from pathlib import Path

import msgspec

from autograder.course import Course
from autograder.gradebook.errors import BUSY_SECONDS, GradebookError
from autograder.gradebook.recording import Recorded, Recorder
from autograder.report import Given

SILENT_SECONDS = 300.0  # without an answer: several times what importing nbgrader and waiting for a lock take


@dataclass
class Answer:
    """What became of one group: the number `send` gave it, who is recorded, with what the gradebook adds to the
    report, and who is not and why."""

    group: int
    given: dict[str, Given]
    failed: dict[str, str]

    @property
    def students(self) -> list[str]:
        return list(self.given)


class Writer:
    """Starts the process. Use it as a context manager, or call `close`.

        with Writer(course, "self_attention", source_notebook) as writer:
            writer.send([entry(report), …])        # as often as wanted; returns at once
            for answer in writer.answers(): …      # what has come back so far
            for answer in writer.close(): …        # the rest

    Nothing here raises because of the gradebook: what went wrong is in `failed` of the group's answer.
    """

    def __init__(
        self,
        course: Course,
        assignment: str,
        source_notebook: dict,
        notebook: str | None = None,
        busy_seconds: float = BUSY_SECONDS,
    ):
        self._errors = tempfile.TemporaryFile()  # noqa: SIM115 (closed in close)
        self._process = subprocess.Popen(
            [sys.executable, "-m", "autograder.gradebook.writer", str(os.getpid())],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self._errors,
            # Ctrl-C in a terminal is for the grading; the writer still puts down what was graded.
            start_new_session=True,
        )
        self._waiting: dict[int, list[str]] = {}
        self._sent, self._buffer, self._ended, self._closed = 0, b"", False, False
        self._put(
            {
                "root": str(course.root.resolve()),
                "assignment": assignment,
                "source_notebook": source_notebook,
                "notebook": notebook,
                "busy_seconds": busy_seconds,
            }
        )

    def __enter__(self) -> Writer:
        return self

    def __exit__(self, *_) -> None:
        self.close()

    @property
    def pid(self) -> int:
        return self._process.pid

    def send(self, entries: list[dict]) -> int:
        """Hands over a group, which is recorded in one transaction; returns its number (from 1)."""
        if self._closed:
            raise ValueError("This writer is closed; start another one.")
        self._sent += 1
        self._waiting[self._sent] = [x["student"] for x in entries]
        self._put({"group": self._sent, "entries": entries})
        return self._sent

    def answers(self, wait: float = 0.0) -> list[Answer]:
        """The answers that came since the last call; `wait`: seconds to wait for a first one."""
        found: list[Answer] = []
        until = time.monotonic() + wait
        while self._waiting:
            left = 0.0 if found else max(0.0, until - time.monotonic())
            if not self._ended:
                ready, _, _ = select.select([self._process.stdout], [], [], left)
                if not ready:
                    break
                self._read()
            *lines, self._buffer = self._buffer.split(b"\n")
            for line in lines:
                answer = msgspec.convert(json.loads(line), Answer)
                self._waiting.pop(answer.group, None)
                found.append(answer)
            if self._ended:
                found += self._lost()
        return found

    def close(self) -> list[Answer]:
        """Waits until all that was sent is recorded, ends the process, returns the answers not yet fetched.

        A process that is silent for SILENT_SECONDS is ended; its groups are answered as lost.
        """
        found: list[Answer] = []
        if not self._closed:
            self._closed = True
            with contextlib.suppress(OSError):  # it died; its groups are answered as lost
                self._process.stdin.close()
            while self._waiting:
                found += self.answers(wait=SILENT_SECONDS) or self._silent()
            try:
                self._process.wait(SILENT_SECONDS)
            except subprocess.TimeoutExpired:  # all is recorded, so there is nothing to lose
                self._process.kill()
                self._process.wait()
            self._process.stdout.close()
            self._errors.close()
        return found

    def _silent(self) -> list[Answer]:
        """Ends a process that has not answered for too long."""
        self._process.kill()
        self._process.wait()
        return self._lost(f"did not answer for {SILENT_SECONDS:g} seconds and was ended")

    def _put(self, message: dict) -> None:
        # The process drains its input from its first moment, so this does not wait for its imports.
        with contextlib.suppress(OSError):  # it died; `answers` says so
            self._process.stdin.write(json.dumps(message).encode() + b"\n")
            self._process.stdin.flush()

    def _read(self) -> None:
        chunk = os.read(self._process.stdout.fileno(), 1 << 16)
        self._buffer += chunk
        self._ended = not chunk

    def _lost(self, why: str = "") -> list[Answer]:
        why = why or f"ended early (exit code {self._process.wait()})"
        self._errors.seek(0)
        said = self._errors.read().decode(errors="replace").strip()[-2000:]
        text = f"The process that writes the gradebook {why}; grade again to record."
        text += f" It said: {said}" if said else ""
        lost = [Answer(group, {}, dict.fromkeys(names, text)) for group, names in self._waiting.items()]
        self._waiting.clear()
        return lost


def main() -> None:
    """The process: one line describing the assignment, then one line a group, until the input ends."""
    parent = int(sys.argv[1])
    # Only lines for the parent go to the pipe; what nbgrader, alembic or a plugin prints goes to the errors.
    out = os.fdopen(os.dup(1), "w")
    os.dup2(2, 1)
    # jsonschema, which nbgrader brings along, imports this grammar of IRIs when it is installed. It takes
    # longer than all of nbgrader, and no notebook is checked for IRIs.
    sys.modules.setdefault("rfc3987_syntax", None)

    inbox: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()
    threading.Thread(target=_drain, args=(inbox,), daemon=True).start()

    first = inbox.get()
    if first is None:
        return
    recorder = _recorder(first)
    while (line := _next_line(inbox, parent)) is not None:
        answer = _answer(recorder, json.loads(line))
        with contextlib.suppress(BrokenPipeError):  # nobody listens any more; the rest is still recorded
            out.write(json.dumps(answer) + "\n")
            out.flush()


def _recorder(line: bytes) -> Recorder | str:
    """The recorder for an assignment, or a sentence that says why there is none."""
    try:
        about = json.loads(line)
        os.chdir(about["root"])  # nbgrader's commands run from there, and configs rely on it
        return Recorder(
            Course(Path(about["root"])),
            about["assignment"],
            about["source_notebook"],
            about["notebook"],
            about["busy_seconds"],
        )
    except Exception as problem:
        return _words(problem)


def _next_line(inbox: queue.SimpleQueue[bytes | None], parent: int) -> bytes | None:
    """The next line; None when the input has ended, or the parent has."""
    while True:
        try:
            return inbox.get(timeout=1.0)
        except queue.Empty:
            # A forked child of the parent may hold the pipe open after the parent's death.
            if os.getppid() != parent:
                return None


def _answer(recorder: Recorder | str, message: dict) -> dict:
    """What became of one group."""
    result, broken = Recorded(), ""
    try:
        if isinstance(recorder, str):
            broken = recorder
        else:
            result = recorder.record(message["entries"])
    except Exception as problem:
        broken = _words(problem)
    if broken:
        result.failed = {entry["student"]: broken for entry in message["entries"]}
    given = {student: asdict(one) for student, one in result.given.items()}
    return {"group": message["group"], "given": given, "failed": result.failed}


def _words(problem: Exception) -> str:
    if isinstance(problem, GradebookError):
        return str(problem)
    traceback.print_exception(problem)
    return f"The gradebook could not be written ({type(problem).__name__}: {problem})."


def _drain(inbox: queue.SimpleQueue) -> None:
    for line in sys.stdin.buffer:
        inbox.put(line)
    inbox.put(None)


if __name__ == "__main__":
    main()
