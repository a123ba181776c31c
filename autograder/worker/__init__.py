"""The student's side: a warm server forks one process per submission, which runs cells and answers cases.

The grader's side: `client` starts and asks it, `answers` checks what it says, `devices` and `capacity` say where and
how many run. In the sandbox: `server`, and in each job `child` with its `shell`, `outputs` and `raised`; none of them
holds an expected value. `channel` is what the two sides say to each other: capped frames of JSON and raw arrays.
"""
