"""What people look at: the feedback page of a student, the class page of an instructor, the table on the terminal.

In: reports (report.json as dicts). Out: text. Nothing here imports torch or nbgrader, but for the exporter that
plugs the feedback page into nbgrader.
"""

from .class_page import class_csv, class_page
from .feedback import feedback

__all__ = ["class_csv", "class_page", "feedback"]
