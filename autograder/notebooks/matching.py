"""Which cell of a submission is which: by its label, else by what it defines, else by its place and likeness.

In: a notebook as `read` gives it and the release. Out: a `Matching`: the student's own cells in their order, which of
them take the places of which release cells, and what was found on the way. It puts nothing together and words nothing.
"""

from autograder.notebooks.answer_cells import (
    drop_copies,
    drop_stubs,
    fill_by_definition,
    fill_by_place,
    raise_helpers,
    relabel_misnamed,
)
from autograder.notebooks.matched import Matching
from autograder.notebooks.own_cells import arrived, join_halves, keep, read_code, recognise
from autograder.notebooks.release_notebook import ReleaseNotebook
from autograder.notebooks.written_answers import find_written

# Each takes a Matching and returns a new one. Their order matters:
STEPS = (
    recognise,  # first: what is the release's own, word for word, is nobody's answer and need not be parsed
    join_halves,  # before parsing: half a definition is no Python, and its lower half defines nothing
    read_code,  # before keeping: definitions tell code in a text cell, and what a changed release cell adds
    keep,  # from here on the student's own cells are known
    drop_copies,  # before names are counted: an answer that is there twice is not one under a wrong name
    relabel_misnamed,  # before filling: else the last definition of a name would take the place of the right one
    fill_by_definition,  # before places: a name is surer, and answers that were found tell where the others were
    fill_by_place,
    drop_stubs,  # after filling: a stub stays where nothing else answers
    raise_helpers,  # last of the code: only what is left needs to be in order
    find_written,  # after the code: which text is the answer depends on the answers around it
)


def match(submission: dict, release: ReleaseNotebook) -> Matching:
    matching = arrived(submission, release)
    for step in STEPS:
        matching = step(matching)
    return matching
