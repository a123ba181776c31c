"""One submission becomes one report: a function of plain data that runs anywhere.

    submission   the unit of work: execute, then judge
    assignment   what a course says of an assignment; scheme: all of it that grading takes, as plain data
    expected     what the key and the known mistakes do; kept: remembers it
    run          cells run and cases asked, in one attempt or more (attempt)
    verdicts     from observations to what the report says of an exercise
    reporting    the rest of the report; stopped, causes, lines: what raised, and where in the student's own files
    executed     the notebook with its outputs; pictures: those pasted into text
    agreement    whether rubric and notebook fit; versions: what can change a grade

Only `assignment` and `kept` know a course's folder; none knows a gradebook or a page.
"""
