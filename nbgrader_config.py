"""What nbgrader is told about this course: names of folders, what never travels, what a stub looks like.

nbgrader's commands and its formgrader page read this file from the root of the course, and so does
`autograder release`, so that all of them make the same files.
"""

c = get_config()  # noqa: F821 - nbgrader hands this in

c.CourseDirectory.course_id = "self-attention"

# source/ and these two are kept in Git; the others appear when used.
c.CourseDirectory.source_directory = "source"
c.CourseDirectory.release_directory = "assignments"
c.CourseDirectory.solution_directory = "solutions"
c.CourseDirectory.submitted_directory = "submitted"
c.CourseDirectory.autograded_directory = "autograded"
c.CourseDirectory.feedback_directory = "feedback"

# nbgrader copies every other file that lies beside the source notebook to the students. The notebook's text
# holds the solutions: it stays here.
c.CourseDirectory.ignore.append("*.nb.py")

# What the release has in place of a solution. Every stub carries this one phrase.
c.ClearSolutions.code_stub = {
    "python": '# YOUR CODE HERE: replace this line and the next\nraise NotImplementedError("YOUR CODE HERE")'
}
c.ClearSolutions.text_stub = "YOUR ANSWER HERE"

# The key is written without being executed (nbgrader would, by default): its bytes then depend on the source
# alone, not on the versions of Python and matplotlib or on the clock, and a check can prove that it is fresh.
c.GenerateSolution.preprocessors = [
    "nbgrader.preprocessors.IncludeHeaderFooter",
    "nbgrader.preprocessors.LockCells",
    "nbgrader.preprocessors.ClearOutput",
    "nbgrader.preprocessors.ClearMarkScheme",
]

# selfcheck.py is kept in assignments/ alone, and linked from source/ and solutions/. nbgrader hands out what is in
# source/, but removes the old release first: the link becomes a file before that, and a link again afterwards.
c.GenerateAssignment.exporter_class = "autograder.nbgrader_plugin.exporter.SourceExporter"
c.GenerateSolution.post_convert_hook = "autograder.nbgrader_plugin.hooks.link_solution"

# Every release is kept: a cell that is as an earlier one had it was not changed by the student.
c.GenerateAssignment.post_convert_hook = "autograder.nbgrader_plugin.hooks.keep_release"

# Feedback pages are the kit's own, whoever writes them: `autograder grade`, `nbgrader generate_feedback` or
# formgrader's button. nbgrader copies the other files of autograded/ beside the page; report.json holds the seed of
# the hidden inputs and stays.
c.GenerateFeedback.exporter_class = "autograder.nbgrader_plugin.feedback.FeedbackExporter"
c.CourseDirectory.ignore.append("report.json")

# `nbgrader export` writes a table that is safe to open in a spreadsheet: quoted, and nothing in it is run.
c.ExportApp.plugin_class = "autograder.gradebook.export.QuotedCsvExportPlugin"

# `nbgrader autograde` and formgrader's button read, run and judge as `autograder grade` does: in its sandbox, with its
# hidden checks. Without these lines nbgrader runs the notebooks itself and sees the visible checks only.
c.Autograde.exporter_class = "autograder.nbgrader_plugin.exporter.SubmissionExporter"
c.Autograde.pre_convert_hook = "autograder.nbgrader_plugin.hooks.prepare"
c.Autograde.autograde_preprocessors = [
    "autograder.nbgrader_plugin.steps.SandboxedExecute",
    "nbgrader.preprocessors.IgnorePattern",
    "nbconvert.preprocessors.ClearMetadataPreprocessor",
    "nbgrader.preprocessors.LimitOutput",
    "autograder.nbgrader_plugin.steps.SaveGrades",
    "nbgrader.preprocessors.AssignLatePenalties",
    "nbgrader.preprocessors.CheckCellMetadata",
    "autograder.nbgrader_plugin.steps.WriteReport",
]
