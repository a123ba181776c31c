"""What people look at: the feedback page of a student, the class page of an instructor, the table on the terminal.

In: reports, and what the gradebook adds to them. Out: text. It knows no gradebook and no grading, and imports neither
torch nor nbgrader. Each page is a module, so that a page of feedback does not wait for what only the class page needs.
"""
