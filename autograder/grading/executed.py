"""The executed notebook that goes to `autograded/`: the rebuilt one with what its cells showed.

In: a notebook and outputs that came out of the sandbox. Out: a notebook that is safe to open: text and PNG are kept,
live HTML, SVG and JavaScript are not, since formgrader would show them live. Check cells show their verdicts, and as
their value the points, which is how nbgrader reads partial credit. Text cells of students show as text, with pictures
that were checked: formgrader renders Markdown with whatever HTML and links are in it, in a page from which everybody's
grades can be changed.
"""

from __future__ import annotations

import base64
import copy
import html
import re
import struct

from autograder.grading.pictures import MOST_PIXELS, in_markdown
from autograder.report import ExerciseResult
from autograder.worker.answers import plain_text

_PNG = re.compile(r"iVBORw0KGgo[A-Za-z0-9+/=\s]*\Z")
_TAG = re.compile(r"<(?=[A-Za-z/!?])")  # what a browser may take for the begin of a tag
_LINK = re.compile(r"\](?=[(:\[])")  # of a link, of a picture, or of where one leads
_ADDRESS = re.compile(r"(?<=http)(s?):(?=//)", re.I)  # which becomes a link by itself
_LIVE = "(Live content was left out of the graded notebook: {}.)"
_MOST = 200_000  # characters of one text
_KINDS = ("stream", "execute_result", "display_data", "error")


def executed(notebook: dict, ran, results: list[ExerciseResult], release: dict) -> dict:
    """A copy of the notebook, its outputs and texts clean; `ran` as in run.py, `results` the report's exercises."""
    by_name = {"check_" + result.name: result for result in results}
    released = {"".join(cell["source"]) for cell in release["cells"]}
    cells = []
    for index, cell in enumerate(notebook["cells"]):
        cell = copy.copy(cell)
        if cell["cell_type"] == "code":
            result = by_name.get(cell["metadata"].get("nbgrader", {}).get("grade_id"))
            outputs = [_verdicts(result)] if result else [clean(o) for o in ran.outputs.get(index, ())]
            cell.update(outputs=[o for o in outputs if o], execution_count=None)
        elif "".join(cell["source"]) not in released:
            cell["source"], pictures = in_markdown(cell, text_only)
            cell.pop("attachments", None)
            if pictures:
                cell["attachments"] = pictures
        cells.append(cell)
    return {**notebook, "cells": cells}


def text_only(source: str) -> str:
    """Markdown in which nothing is a tag, a link or a picture, by as little as a space; what it says stays readable."""
    source = _ADDRESS.sub(r"\1: ", _LINK.sub("] ", _TAG.sub("< ", source)))
    return source.replace("\\href", "\\ href")  # MathJax follows it anywhere


def not_executed(release: dict, reason: str) -> dict:
    """The notebook of a submission that could not be run: the release with the reason on top, so that a person can
    open it in formgrader and grade by hand."""
    said = {"output_type": "stream", "name": "stdout", "text": _text(reason) + "\n"}
    note = {
        "cell_type": "code",
        "execution_count": None,
        "id": "needs-attention",
        "metadata": {},
        "outputs": [said],
        "source": "# Not graded. What follows is the assignment as it was handed out.",
    }
    cells = [copy.deepcopy(cell) for cell in release["cells"]]
    for cell in cells:
        cell["source"] = "".join(cell["source"])
        if cell["cell_type"] == "code":
            cell.update(outputs=[], execution_count=None)
    return {**release, "cells": [note, *cells]}


def clean(output) -> dict | None:
    """An output of a student's cell in nbformat's form, made harmless; None for what is not an output."""
    if not isinstance(output, dict) or output.get("output_type") not in _KINDS:
        return None
    kind = output["output_type"]
    if kind == "stream":
        return {
            "output_type": "stream",
            "name": "stderr" if output.get("name") == "stderr" else "stdout",
            "text": _text(output.get("text")),
        }
    if kind == "error":
        trace = output.get("traceback")
        return {
            "output_type": "error",
            "ename": _text(output.get("ename"), 80),
            "evalue": _text(output.get("evalue"), 2000),
            "traceback": [_text(line, 4000) for line in trace[:40]] if isinstance(trace, list) else [],
        }
    given = output.get("data") if isinstance(output.get("data"), dict) else {}
    data = {"text/plain": _text(given.get("text/plain"))} if "text/plain" in given else {}
    png = given.get("image/png")
    if isinstance(png, str) and len(png) < 4_000_000 and _PNG.match(png) and 0 < _pixels(png) <= MOST_PIXELS:
        data["image/png"] = png
    dropped = sorted(_text(key, 60) for key in given if key not in ("text/plain", "image/png"))
    if dropped:
        data["text/plain"] = "\n".join(filter(None, [data.get("text/plain"), _LIVE.format(", ".join(dropped[:5]))]))
    shown = {"output_type": kind, "data": data, "metadata": {}}
    return {**shown, "execution_count": None} if kind == "execute_result" else shown


def _pixels(png: str) -> int:
    """Width times height as the header of a PNG has them; a small file may ask for gigabytes when it is drawn."""
    try:
        width, height = struct.unpack(">II", base64.b64decode("".join(png[:64].split())[:44])[16:24])
    except (ValueError, struct.error):
        return 0
    return width * height


def _text(value, limit=_MOST):
    return plain_text(value, limit) if isinstance(value, str) else ""


def _verdicts(result: ExerciseResult) -> dict | None:
    """The points as a number, and the checks as a list for whoever opens the notebook."""
    rows = "".join(
        f"<li>{'✓' if check.status == 'passed' else '✗'} {html.escape(check.name)}"
        f"{': ' + html.escape(check.message) if check.message else ''}</li>"
        for check in result.checks
    )
    if result.points is None:  # the grader failed on it: a person gives the points
        return None
    head = f"{result.name}: {result.points:g} of {result.max_points:g} points, {result.status}"
    return {
        "output_type": "execute_result",
        "execution_count": None,
        "metadata": {},
        "data": {"text/plain": f"{result.points:g}", "text/html": f"<b>{html.escape(head)}</b><ul>{rows}</ul>"},
    }
