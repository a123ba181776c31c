"""From a student's folder to a notebook that can be graded; nothing is run here.

    read       the notebook or scripts in a folder, from
                 folder, candidates, decode (script, conflict, normalise), modules
    matching   which of its cells is which, in steps of
                 own_cells, answer_cells, written_answers; they hand on a Matching (matched)
    rebuild    its answers in a fresh release, with what was
                 found in the place of each exercise, and the repairs in words
    earlier    submissions made from a release that has been replaced

What the others build on: release_notebook, definitions, parsing, sources, errors.
"""
