"""The student's side: a warm server forks one process per submission, which runs cells and answers cases.

`client` is the only module for the grader's side; `server` and `child` run where student code runs and hold no
expected value; `channel` is what the two say to each other: capped frames of JSON and raw arrays.
"""
