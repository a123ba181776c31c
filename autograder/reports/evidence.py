"""What the feedback page shows beside a failing check: the call, what came back beside what was expected, the line.

In: checks with their evidence, the code that was judged. Out: plain data for the template. It shows nothing of a hidden
check but a counterexample.
"""

from __future__ import annotations

from itertools import zip_longest

from autograder.report import CheckResult, CodeCell, Evidence, RaisedError, ShownTensor
from autograder.reports import arrays
from autograder.reports.arrays import shape_text
from autograder.reports.budget import Budget


def shown_evidence(check: CheckResult) -> Evidence | None:
    """The evidence of a check that may be shown."""
    # The grader keeps the rule of hidden checks; a page that got more would still not show it.
    evidence = check.evidence
    return evidence if evidence and (check.visible or evidence.counterexample) else None


def raised_by(check: CheckResult) -> RaisedError | None:
    evidence = shown_evidence(check)
    return evidence.error if evidence else None


def proof(evidence: Evidence, check: CheckResult, first: bool, budget: Budget) -> dict:
    """The evidence of a check; `first`: of those with the same likely cause."""
    got, expected, inputs = evidence.got, evidence.expected, evidence.inputs
    if not first and not evidence.counterexample:
        inputs = []  # of a visible check: the notebook has them
    roomy = budget.has_entries(sum(map(_entries, [*got, *expected, *inputs])))
    pairs, agree = _pairs(got, expected) if roomy else ([], [])
    # The message mostly begins with the call, and an error is told in its own words.
    told = not evidence.error and evidence.called in check.message
    return {
        "counterexample": evidence.counterexample,
        "called": "" if told else evidence.called,
        "inputs": arrays.grids(inputs) if roomy else [],
        "pairs": pairs,
        "agree": agree,
        "shapes": _shapes(got, expected),
        "error": evidence.error,
        "cut": not roomy,
    }


def _entries(shown: ShownTensor) -> int:
    sizes = [n for n in shown.shape or [] if isinstance(n, int)]
    rows, columns = (sizes[-2] if len(sizes) > 1 else 1), (sizes[-1] if sizes else 1)
    return min(rows, arrays.ROWS) * min(columns, arrays.COLUMNS) if shown.values is not None else 1


def _pairs(got: list[ShownTensor], expected: list[ShownTensor]) -> tuple[list, list[str]]:
    """What came back beside what was expected, and the names of arrays that agree, if others do not."""
    theirs = [grid if shown.shape is not None else None for grid, shown in zip(arrays.grids(got, expected), got)]
    pairs = list(zip_longest(theirs, arrays.grids(expected, got, marked=False)))
    same = [g.name for g, e in pairs if g and e and g.rows and e.rows and g.shape == e.shape and not g.differing]
    if len(same) == len(pairs):
        return pairs, []
    return [(g, e) for g, e in pairs if not g or g.name not in same], same


def _shapes(got: list[ShownTensor], expected: list[ShownTensor]) -> list[dict]:
    """Where the shape that came back is not the one asked for."""
    return [
        {"name": g.name, "got": shape_text(g.shape), "asked": shape_text(e.shape)}
        for g, e in zip(got, expected)
        if g.shape is not None and g.shape != e.shape
    ]


def line_that_raised(cells: list[CodeCell], error: RaisedError | None) -> tuple[int, int] | None:
    """(cell, line) of the line of that number that also reads as the error says; None when it is not certain."""
    if not error or error.line is None:
        return None
    number, source = error.line, error.source.strip()
    fits = []
    for i, cell in enumerate(cells):
        lines = cell.source.split("\n")
        if error.file:
            number = error.line - (cell.line or 1) + 1
            if cell.cell != error.file:
                continue
        if 1 <= number <= len(lines) and (not source or lines[number - 1].strip()[:200] == source[:200]):
            fits.append((i, number))
    # Without its text a number alone fits many cells, and a wrong line is worse than none.
    return fits[0] if len(fits) == 1 or (fits and source) else None
