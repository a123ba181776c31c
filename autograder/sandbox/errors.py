"""What can go wrong in this room and in `worker/` when student code is to be run.

    SandboxError                 it cannot be run; the message says why and what to do
    ├── SandboxUnavailable       this system has nothing to confine it with
    ├── TooLittleIsolation       the isolation level is below the one required
    └── WorkerError              a worker failed; student code is not to blame
    JobEnded                     it ended without an answer
    ├── Hung                     it did not answer within its time limit, and was killed
    └── Died                     its process ended, or broke the protocol

What the two sides say to each other has errors of its own (`worker/channel.py`).
"""

from __future__ import annotations


class SandboxError(Exception):
    """Student code cannot be run; the message says why and what to do."""


class SandboxUnavailable(SandboxError):
    """This system has nothing to confine student code with."""


class TooLittleIsolation(SandboxError):
    """The isolation level of this host is below the one required; the message says what is missing."""


class WorkerError(SandboxError):
    """The worker itself failed; student code is not to blame."""


class JobEnded(Exception):
    """A job ended without an answer. `where` says what it was doing, `told` what the student may know of the reason."""

    def __init__(self, where, why: str = "", told: str = ""):
        super().__init__(f"{where}: {why}" if why else where)
        self.where, self.why, self.told = where, why, told


class Hung(JobEnded):
    """No answer within the time limit; the job has been killed."""


class Died(JobEnded):
    """The process ended, or broke the protocol, instead of answering."""
