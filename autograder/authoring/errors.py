"""What can be wrong with an assignment. The messages say where, and what to do.

CourseError
    SourceError    a mistake in the instructor's text; the message names the file and the cell
    ReleaseError   nbgrader could not make the release or the key; the message carries what it said
"""

from autograder.course import CourseError


class SourceError(CourseError):
    """A mistake in the instructor's text."""


class ReleaseError(CourseError):
    """nbgrader could not make the release or the key."""
