"""Does the notebook run after a restart? The saved file, run from top to bottom in a process of its own.

In: the names of the running notebook, from which its file is found. Out: what stopped, and what each exercise is
worth then, or a sentence that says why it could not be tried. It knows no exercise, changes nothing in the running
notebook, and leaves no process behind.
"""

from __future__ import annotations

import ast
import contextlib
import json
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

_REPLAYING = "SELFCHECK_REPLAY"  # set in the process that replays, so that check() there starts no other
_REPLAY_SECONDS = 120
_BLANK = ("", "YOUR ANSWER HERE")
_ADVICE = "Restart the kernel and run all cells before you hand in: that shows whether the notebook runs by itself."


def replay(names):
    """{"file", "saved", "blank": [written answers], "failed": [[cell, error]], "worth": {exercise: points}}.

    With "why", a sentence, instead of the last two when the notebook was not run or did not end; None inside a replay.
    """
    if os.environ.get(_REPLAYING):
        return None
    path = _notebook_file(names)
    if path is None:
        return {"why": _ADVICE}
    told = {"file": path.name}
    try:
        told["saved"] = time.strftime("%H:%M", time.localtime(path.stat().st_mtime))
        told["blank"] = _blank_answers(json.loads(path.read_text("utf-8"))["cells"])
    except (OSError, ValueError, KeyError, TypeError, AttributeError):
        return {**told, "why": f"{path.name} could not be read: save the notebook and run this cell again."}
    return {**told, **_run_apart(path)}


def _notebook_file(names):
    """The notebook this runs in: as Jupyter or VS Code say, else the only one in the folder."""
    for told in (os.environ.get("JPY_SESSION_NAME"), names.get("__vsc_ipynb_file__")):
        for path in [Path(told), Path.cwd() / Path(told).name] if isinstance(told, str) and told else []:
            if path.suffix == ".ipynb" and path.is_file():
                return path.absolute()
    found = list(Path.cwd().glob("*.ipynb"))
    return found[0] if len(found) == 1 else None


def _source(cell):
    return cell["source"] if isinstance(cell["source"], str) else "".join(cell["source"])


def _blank_answers(cells):
    """The names of answers for a person to read that are still empty."""
    marks = [(cell["metadata"].get("nbgrader", {}), _source(cell).strip()) for cell in cells]
    return [m["grade_id"] for m, text in marks if m.get("grade") and m.get("solution") and text in _BLANK]


def _run_apart(path):
    command = [sys.executable, os.path.abspath(__file__), str(path)]
    environment = {**os.environ, _REPLAYING: "1", "MPLBACKEND": "Agg"}
    # Neither what the notebook prints nor a question on stdin may hold it up.
    apart = {"stdin": subprocess.DEVNULL, "stderr": subprocess.DEVNULL, "start_new_session": True}
    try:
        process = subprocess.Popen(command, stdout=subprocess.PIPE, cwd=path.parent, env=environment, **apart)
    except (OSError, ValueError, TypeError):
        return {"why": _ADVICE}  # a Python that cannot start another one, as in a browser
    late = False
    with process:
        try:
            said, _ = process.communicate(timeout=_REPLAY_SECONDS)
        except subprocess.TimeoutExpired:
            late = True
            _end(process)
            said, _ = process.communicate()
        finally:
            _end(process)
    lines = said.decode("utf-8", "replace").splitlines() or [""]
    with contextlib.suppress(ValueError):
        if isinstance(answer := json.loads(lines[-1]), dict):
            return answer
    where, cell = f"{path.name}, run from top to bottom, ", _of_progress(lines)
    if late:
        return {"why": f"{where}did not end within {_REPLAY_SECONDS} seconds{f': it was at {cell}' if cell else ''}."}
    return {"why": f"{where}ended the process{f' at {cell}' if cell else ''}."}


def _of_progress(lines):
    """The cell that was begun last, of lines that each hold one as a JSON string."""
    for line in reversed(lines):
        with contextlib.suppress(ValueError):
            if isinstance(cell := json.loads(line), str):
                return cell
    return ""


def _end(process):
    """Ends the process and all that it started."""
    try:
        os.killpg(process.pid, signal.SIGKILL)
    except (AttributeError, OSError):
        process.kill()


# --- in the process apart ----------------------------------------------------------------------------------------


def replay_main(path, worth):
    """Runs a notebook's code cells, and says on stdout which one is begun, and at the end what became of them.

    `worth` says of the notebook's names what each exercise is worth, {exercise: points}.
    """
    answers = os.fdopen(os.dup(1), "w")
    nothing = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nothing, 1)
    os.dup2(nothing, 2)
    try:
        shell = _shell()
    except ImportError:
        print(json.dumps({"why": _ADVICE}), file=answers, flush=True)
        return
    sys.argv[:] = [path]
    sys.path.insert(0, "")
    failed, lost = [], set()
    for where, source in _code_cells(json.loads(Path(path).read_text("utf-8"))["cells"]):
        print(json.dumps(where), file=answers, flush=True)
        result = shell.run_cell(source, store_history=False)
        error = result.error_before_exec or result.error_in_exec
        if error is None:
            continue
        # A cell that waits for an empty exercise has not failed, and what waits for that cell has not either.
        follows = isinstance(error, NameError) and getattr(error, "name", None) in lost
        lost |= _binds(source)
        if not follows and not _is_stub(error):
            failed.append([where, f"{type(error).__name__}: {error}".split("\n")[0][:200]])
    print(json.dumps({"failed": failed, "worth": worth(shell.user_ns)}), file=answers, flush=True)


def _shell():
    """An IPython without a history, a screen or commands of the system."""
    from IPython.core.interactiveshell import InteractiveShell
    from traitlets.config import Config

    config = Config()
    config.HistoryManager.enabled = False
    shell = InteractiveShell.instance(config=config)
    shell.system = shell.system_raw = shell.system_piped = lambda command: None
    shell.enable_gui = lambda gui=None: None
    return shell


def _code_cells(cells):
    """(how to call it, source) of each code cell; figures, which nothing later needs, are left out."""
    number = 0
    for cell in cells:
        if cell["cell_type"] == "code":
            number += 1
            source = _source(cell)
            first = next((line.strip() for line in source.splitlines() if re.match(r"\s*[^#\s]", line)), "")
            if first and "figure" not in cell["metadata"].get("tags", []):
                yield f"code cell {number} ({first[:40]}{'…' * (len(first) > 40)})", source


def _binds(source):
    """The names that a cell would have bound."""
    try:
        tree = ast.parse(source)
    except SyntaxError:
        return set()
    named = {node.name for node in tree.body if hasattr(node, "name")}
    return named | {n.id for n in ast.walk(tree) if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Store)}


def _is_stub(error):
    """Whether the error is the notebook's own NotImplementedError, not one that a library raised."""
    trace = error.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    own = trace is not None and trace.tb_frame.f_globals.get("__name__") == "__main__"
    return own and isinstance(error, NotImplementedError)
