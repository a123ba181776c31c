"""`check("name")` and `check()` in the student's notebook: visible cases asked, judged, shown.

In: the notebook's names, and the exercises that `bundle` writes into selfcheck.py. Out: a card (HTML in Jupyter, text
elsewhere), or, when plain nbgrader runs the notebook, the points as a number, since that is how nbgrader reads partial
credit. It needs torch and numpy only, and no network.
"""

from __future__ import annotations

import html
import json
import os
import subprocess
import sys
from pathlib import Path

from .judge import judge, points, status
from .naming import alike_name, explain
from .observe import MISSING, observe, reads
from .words import aligned, evidence, message, shape_text

EXERCISES = []  # filled in by bundle
MISTAKES = {}
EXPECTED = {}

_MARKS = {"passed": ("✓", "passed"), "failed": ("✗", "failed"), "not run": ("○", "not run")}


def check(name=None):
    """Runs the visible checks of one exercise, or sums up the whole notebook.

    Raises ValueError for a name that is no exercise.
    """
    names = sys._getframe(1).f_globals
    if name is None:
        return _summary(names)
    for exercise in EXERCISES:
        if exercise["name"] == name:
            result = _Result(exercise, names)
            return float(result.points) if os.environ.get("NBGRADER_EXECUTION") else result
    known = ", ".join(exercise["name"] for exercise in EXERCISES)
    raise ValueError(f"There is no exercise called {name!r}. The exercises are: {known}.")


class _Result:
    """The visible checks of one exercise on what the notebook now defines."""

    def __init__(self, exercise, names):
        self.exercise = exercise
        answer = names.get(exercise["name"], MISSING)
        self.seen = {i: observe(case, answer) for i, case in exercise["cases"].items()}
        self.expected = EXPECTED[exercise["name"]]
        self.verdicts = judge(exercise, self.seen, self.expected, only_visible=True)
        self.points = points(exercise, self.verdicts)
        self.status = status(exercise, self.verdicts, self.points)
        defined = [n for n, v in list(names.items()) if getattr(v, "__module__", "") == "__main__"]
        facts = {"reads": [] if answer is MISSING else reads(answer), "defined": defined}
        self.instead = alike_name(exercise["name"], set(defined) - {e["name"] for e in EXERCISES})
        known = MISTAKES[exercise["name"]]
        self.named = explain(exercise, self.verdicts, self.seen, self.expected, known, facts)

    def headline(self):
        name, passed = self.exercise["name"], sum(v["status"] == "passed" for v in self.verdicts)
        if self.status in ("not attempted", "missing"):
            found = f" Found {self.instead}; {name} is asked for." if self.instead else ""
            return f"{name}: not attempted yet.{found}"
        if self.status == "accepted":
            return f"{name}: all {passed} visible checks pass. Hidden checks try other sizes and numbers when it is graded."
        return f"{name}: {passed} of {len(self.verdicts)} visible checks pass."

    def items(self):
        """(verdict, sentence, evidence, mistakes) for each check."""
        for verdict in self.verdicts:
            finding = verdict["finding"]
            if finding is None or self.status in ("not attempted", "missing"):
                yield verdict, None, None, []
                continue
            case = self.exercise["cases"][finding["case"]]
            got, want = self.seen[case["id"]], self.expected[case["id"]]
            shown = evidence(self.exercise, verdict["check"], finding, case, got, want, False)
            yield verdict, message(self.exercise, finding, case), shown, self.named.get(verdict["check"]["name"], [])

    def __repr__(self):
        lines, told = [self.headline()], set()
        for verdict, sentence, shown, mistakes in self.items():
            lines.append(f"  {_MARKS[_plain_status(verdict)][0]} {verdict['check']['name']}")
            if sentence is None:
                continue
            lines.append(f"    {sentence}")
            for label, side in (("came back", "got"), ("expected", "expected")):
                for tensor in shown[side]:
                    if tensor["shape"] is not None:
                        lines.append(f"    {label}: {tensor['name']} {shape_text(tensor['shape'])}")
                        lines += aligned(tensor)
            for mistake in mistakes:
                if mistake["stem"] not in told:
                    told.add(mistake["stem"])
                    lines.append(f"    Likely mistake: {mistake['name']}.")
                    lines.append(f"    Try this: {mistake['hint']}")
        return "\n".join(lines)

    def _repr_html_(self):
        parts, told = [], set()
        for verdict, sentence, shown, mistakes in self.items():
            mark, word = _MARKS[_plain_status(verdict)]
            parts.append(f"<li><b aria-hidden='true'>{mark}</b> {_escape(verdict['check']['name'])} <i>({word})</i>")
            if sentence:
                parts.append(f"<div>{_escape(sentence)}</div>{_side_by_side(shown)}")
            for mistake in mistakes:
                if mistake["stem"] not in told:
                    told.add(mistake["stem"])
                    parts.append(f"<div><b>Likely mistake:</b> {_escape(mistake['name'])}.</div>")
                    parts.append(f"<details><summary>One thing to try</summary>{_escape(mistake['hint'])}</details>")
            parts.append("</li>")
        colour = {"accepted": "#0072b2", "not attempted": "#777", "missing": "#777"}.get(self.status, "#d55e00")
        return (
            f"<div style='border-left:4px solid {colour};padding:.3em 1em;margin:.3em 0'>"
            f"<b>{_escape(self.headline())}</b><ul style='list-style:none;padding-left:.5em'>{''.join(parts)}</ul></div>"
        )


def _plain_status(verdict):
    return verdict["status"] if verdict["status"] in _MARKS else "failed"


def _side_by_side(shown):
    """Two columns of aligned numbers, in the notebook's own font for code."""
    columns = []
    for label, side in (("came back", "got"), ("expected", "expected")):
        lines = []
        for tensor in shown[side]:
            if tensor["shape"] is not None:
                lines += [f"{tensor['name']} {shape_text(tensor['shape'])}", *aligned(tensor, "")]
        if lines:
            columns.append(
                f"<td style='vertical-align:top;text-align:left'>{label}<pre>{_escape(chr(10).join(lines))}</pre></td>"
            )
    return f"<table><tr>{''.join(columns)}</tr></table>" if columns else ""


def _escape(text):
    return html.escape(str(text))


class _Summary:
    """All exercises in one table."""

    def __init__(self, rows, total, restart):
        self.rows, self.total, self.restart = rows, total, restart

    def __repr__(self):
        earned = sum(row[1] for row in self.rows)
        lines = [f"In sight: {earned:g} of {self.total:g} points (hidden checks decide the rest)."]
        lines += [f"  {name:<24}{got:>4g} / {most:<4g}{state}" for name, got, most, state in self.rows]
        return "\n".join([*lines, self.restart])

    def _repr_html_(self):
        earned = sum(row[1] for row in self.rows)
        rows = "".join(
            f"<tr><th scope='row' style='text-align:left'>{_escape(name)}</th><td>{got:g} / {most:g}</td>"
            f"<td style='text-align:left'>{_escape(state)}</td></tr>"
            for name, got, most, state in self.rows
        )
        return (
            f"<b>In sight: {earned:g} of {self.total:g} points</b> (hidden checks decide the rest)"
            f"<table><tr><th>exercise</th><th>points</th><th>state</th></tr>{rows}</table><div>{_escape(self.restart)}</div>"
        )


def _summary(names):
    results = [_Result(exercise, names) for exercise in EXERCISES]
    if os.environ.get("NBGRADER_EXECUTION"):
        return float(sum(result.points for result in results))
    rows = [(r.exercise["name"], r.points, r.exercise["points"], r.status) for r in results]
    return _Summary(rows, sum(e["points"] for e in EXERCISES), _after_restart(names))


# --- does it run after a restart? --------------------------------------------------------------------------------


def _after_restart(names):
    """Runs the saved notebook from top to bottom in a process of its own, and says where it stops."""
    if os.environ.get("SELFCHECK_REPLAY"):
        return ""
    path = _notebook(names)
    if path is None:
        return "Before handing in: restart the kernel and run all cells, to see that the notebook runs on its own."
    try:
        done = subprocess.run(
            [sys.executable, os.path.abspath(__file__), str(path)],
            capture_output=True,
            text=True,
            timeout=120,
            cwd=path.parent,
            env={**os.environ, "SELFCHECK_REPLAY": "1", "MPLBACKEND": "Agg"},
        )
        failed = json.loads(done.stdout.splitlines()[-1])
    except (subprocess.TimeoutExpired, ValueError, IndexError, OSError):
        return f"{path.name} (as saved) could not be run from top to bottom within two minutes."
    if not failed:
        return f"{path.name} (as saved) runs from top to bottom after a restart."
    where = "; ".join(f"cell {number} stops with {what}" for number, what in failed[:3])
    return f"After a restart, {path.name} (as saved) does not run through: {where}."


def _notebook(names):
    """The notebook this runs in: as Jupyter or VS Code say, else the only one in the folder."""
    for told in (os.environ.get("JPY_SESSION_NAME"), names.get("__vsc_ipynb_file__")):
        for path in [Path(told), Path.cwd() / Path(told).name] if told else []:
            if path.suffix == ".ipynb" and path.is_file():
                return path
    found = list(Path.cwd().glob("*.ipynb"))
    return found[0] if len(found) == 1 else None


def _replay(path):
    """[(number of a code cell, error)] of running a notebook's code cells one after the other."""
    from IPython.core.interactiveshell import InteractiveShell
    from IPython.utils.capture import capture_output

    shell, failed = InteractiveShell.instance(), []
    shell.system = shell.system_raw = shell.system_piped = lambda command: None
    cells = [cell for cell in json.loads(Path(path).read_text("utf-8"))["cells"] if cell["cell_type"] == "code"]
    for number, cell in enumerate(cells, 1):
        with capture_output():
            result = shell.run_cell("".join(cell["source"]), store_history=False)
        error = result.error_in_exec or result.error_before_exec
        if error is not None and not isinstance(error, NotImplementedError):
            failed.append((number, f"{type(error).__name__}: {error}"[:200]))
    return failed


if __name__ == "__main__" and len(sys.argv) == 2:
    print(json.dumps(_replay(sys.argv[1])))
