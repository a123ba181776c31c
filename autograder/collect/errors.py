"""What can go wrong while collecting.

CourseError
└── CollectError     collecting cannot go on; the command ends with the message, which says what to do
EntryError           one entry of a download cannot be read; the manifest gives the reason, and the run goes on
"""

from autograder.course import CourseError


class CollectError(CourseError):
    """Collecting cannot go on; the message names the file, what was found and what to do."""


class EntryError(Exception):
    """One entry (or one archive inside an archive) cannot be read; the message is the reason in words."""
