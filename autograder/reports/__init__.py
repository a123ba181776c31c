"""What people look at: the feedback page of a student, the class page of an instructor, the table on the terminal.

In: reports. Out: text. Nothing here imports torch or nbgrader, but for the exporter that
plugs the feedback page into nbgrader. Whoever needs one of them imports its module, so that a page of feedback does
not wait for what only the class page needs.
"""
