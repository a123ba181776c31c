"""The errors of this room and of `worker/`, for whoever runs student code.

SandboxError                 no student code can be run; the message says why and what to do
├── SandboxUnavailable       this system has nothing to confine it with
├── TooLittleIsolation       the isolation level is below the one required
└── WorkerError              a worker failed; no student code is to blame
JobEnded                     a job is over without having answered: student code is to blame
├── Hung                     it did not answer within its time limit, and was killed
└── Died                     its process ended, or broke the protocol
"""

from __future__ import annotations


class SandboxError(Exception):
    """No student code can be run; the message says why and what to do."""


class SandboxUnavailable(SandboxError):
    """This system has nothing to confine student code with."""


class TooLittleIsolation(SandboxError):
    """The isolation level of this host is below the one required; the message says what is missing."""


class WorkerError(SandboxError):
    """The worker itself failed; no student code is to blame."""


class JobEnded(Exception):
    """A job is over without having answered. `where` says what it was doing, `told` what the student is to know of
    the reason."""

    def __init__(self, where, why: str = "", told: str = ""):
        super().__init__(f"{where}: {why}" if why else where)
        self.where, self.why, self.told = where, why, told


class Hung(JobEnded):
    """No answer within the time limit; the job has been killed."""


class Died(JobEnded):
    """The process ended, or broke the protocol, instead of answering."""
