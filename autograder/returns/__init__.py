"""Grades and feedback pages go back to the learning system they came from: into the instructor's own export, and a zip.

In: totals and pages by student, the export as it was downloaded, what `collect` has written down, perhaps a roster.
Out: a copy of the export with one column filled, and a zip of pages under the names that the system reads. It
knows neither how points came about nor nbgrader.
"""

from autograder.returns.errors import ReturnError
from autograder.returns.give_back import give_back
from autograder.returns.lms import SYSTEMS
from autograder.returns.outcome import Outcome, Student

__all__ = ["SYSTEMS", "Outcome", "ReturnError", "Student", "give_back"]
