"""What can go wrong while grades go back.

CourseError
└── ReturnError      nothing was written; the command ends with the message, which says what to do
"""

from autograder.course import CourseError


class ReturnError(CourseError):
    """Nothing was written; the message names the file, what was found and what to do."""
