"""The kit inside nbgrader: `nbgrader autograde` and formgrader's button grade with our reader, sandbox and judge.

nbgrader_config.py names these plug-ins, in the order in which nbgrader comes by them:

    hooks.prepare               before a submission: the assignment is in the gradebook, its one notebook is named
    exporter.SubmissionExporter reads what the student handed in, whatever its form, and lays it into a fresh release
    steps.SandboxedExecute      in place of nbgrader's Execute: runs it in the sandbox and judges it
    steps.SaveGrades            nbgrader's SaveAutoGrades, which leaves open what could not be judged
    steps.WriteReport           last: report.json and the feedback page
    feedback.FeedbackExporter   the kit's page again, when nbgrader makes its feedback

Without these lines nbgrader works as it always does; with them, assignments that have no rubric are still nbgrader's
own. Nothing here decides anything about grades.

What the kit cannot change: nbgrader looks only into folders that hold an .ipynb. Who handed in something else, a .py or
an archive say, is reported by `autograder grade`.
"""
