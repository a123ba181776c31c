"""What travels to the students: observe, judge and show, joined by `bundle` into one file `selfcheck.py`.

The grader uses the same parts: `observe` in the sandbox, `judge` outside. Importing this package
imports no torch.
"""
