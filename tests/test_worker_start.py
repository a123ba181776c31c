"""Where a worker must start: also with something of the machine's temporary folder in sight."""

import os
import tempfile

from autograder.sandbox.sandbox import Sandbox
from autograder.worker.client import Worker


def test_a_worker_starts_where_the_clone_lies_beneath_tmp():
    with tempfile.TemporaryDirectory(dir="/tmp") as clone:
        os.chmod(clone, 0o755)
        with Worker(Sandbox(show=[clone])) as worker:
            assert worker.isolation().level in ("full", "partial")


def test_a_server_whose_grader_is_gone_before_it_has_an_answer_ends_without_a_word(capfd):
    Worker(complete=False).close()
    asked = Worker(complete=False)
    asked.wait()
    asked._control.sendall(b"W")
    asked.close()
    assert capfd.readouterr().err == ""
