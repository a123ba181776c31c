"""One submission: its cells are run as IPython would, and cases are answered at the check cells and after the last.

In: over the channel, cells and cases. Out: outputs of cells and observations, all of them the student's word. It
knows no expected value; hidden inputs arrive after the last cell, when nothing is shown any more.

    grader: {"cells": [{"source", "locked", "skip", "check"?: name}], "cases": {name: [case]}, "device",
             "modules"?: {path: text of a Python file that the cells may import}}
    child:  {"cell": i, "outputs": [...], "error": null | {...}} for every code cell, then, at a check cell,
            {"answers": name, "observations": [...], "facts": {...}}; {"done": true} after the last cell
    grader: {"ask": name, "cases": [case]}   child: {"answers": name, "observations": [...]}   and so on
"""

from __future__ import annotations

import ast
import base64
import builtins
import contextlib
import io
import os
import random
import sys
import traceback
import types

from autograder.worker import channel
from autograder.worker.answers import MAX_OUTPUTS

MAX_OUTPUT = 1 << 20
_CUT = "\n… the rest of the output was cut off: the limit is {}\n"
_SEED = 3407
_beside = ""  # the folder of the files that were handed in beside the notebook


def warm_shell():
    """An IPython shell without history, files or colours, with what nearly every notebook uses ready."""
    import numpy
    import torch
    from IPython.core.interactiveshell import InteractiveShell
    from traitlets.config import Config

    from autograder.selfcheck import observe  # noqa: F401

    torch.set_num_threads(1)
    config = Config()
    config.HistoryManager.enabled = False
    config.InteractiveShell.colors = "NoColor"
    config.InteractiveShell.autoindent = False
    shell = InteractiveShell.instance(config=config)
    _without_shell_commands(shell)
    builtins.input = _no_input
    # A first tensor, its text, a first product and a first backward pass each cost milliseconds once.
    x = torch.ones(2, 2, requires_grad=True)
    torch.softmax(x @ x.T, -1).sum().backward()
    shell.display_formatter.format(x)
    # A first cell, too, and a first seed: torch notes from where it is set, and reads the files of all callers for it.
    shell.run_cell("import torch\ntorch.manual_seed(0)\ndel torch", store_history=False, silent=True)
    numpy.random.seed(0)
    _python_first(shell)
    return shell


def _python_first(shell):
    """Reads a cell as Python, and only what is none as IPython's own syntax: that takes ten times as long."""
    manager = shell.input_transformer_manager
    transform = manager.transform_cell

    def transform_cell(cell):
        try:
            if cell[:1].isspace():  # IPython drops empty lines above the first, which counts lines anew
                return transform(cell)
            ast.parse(cell)
        except Exception:
            return transform(cell)
        return cell if cell.endswith("\n") else cell + "\n"

    manager.transform_cell = transform_cell


def warm_rest():
    """What a few notebooks use and takes as long to import as all of torch: the first step of any optimizer, a
    backward pass that is given gradients."""
    import torch._dynamo  # noqa: F401


def _ready(name: str) -> str:
    """Makes a device ready, before any student code runs, and returns what torch calls it.

    Only the one GPU asked for is to be seen, and products are computed in full float32 (TF32 off).
    """
    if name == "cpu":
        return name
    import torch

    seen = [part for part in os.environ.get("CUDA_VISIBLE_DEVICES", "").split(",") if part]
    number = int(name.partition(":")[2] or 0)
    os.environ["CUDA_VISIBLE_DEVICES"] = seen[number] if number < len(seen) else str(number)
    torch.backends.cuda.matmul.allow_tf32 = torch.backends.cudnn.allow_tf32 = False
    torch.ones(2, 2, device="cuda") @ torch.ones(2, 2, device="cuda")
    return "cuda"


def main(sock, shell) -> None:
    with contextlib.suppress(channel.Closed):  # the grader has heard enough
        _Child(sock, shell, channel.receive(sock)).run()


class _Child:
    def __init__(self, sock, shell, job):
        import numpy
        import torch

        self.sock, self.shell, self.job = sock, shell, job
        self.device = _ready(job["device"])
        self.names = shell.user_ns
        self.locked_data = {}  # name -> the value a locked cell gave it
        self.facts = {}  # what was noticed of an exercise beside its cases
        self.captured = {}  # name of an exercise -> (the answer, the namespace it lives in)
        self.outputs = Outputs()
        random.seed(_SEED)
        numpy.random.seed(_SEED)
        torch.default_generator.manual_seed(_SEED)  # as torch.manual_seed, which notes a traceback per kind of device
        sys.modules["selfcheck"] = _selfcheck()
        _put_beside(job.get("modules") or {})

    def run(self):
        _show_in(self.shell, self.outputs)
        for index, cell in enumerate(self.job["cells"]):
            if not cell["skip"] and "check" not in cell:
                before = dict(self.names)
                outputs, error = self.outputs.of(self.shell, cell["source"])
                if cell["locked"]:
                    self._note_data(before)
                channel.send(self.sock, {"cell": index, "outputs": outputs, "error": error})
            if "check" in cell:
                self._capture(cell["check"])
        channel.send(self.sock, {"done": True})
        while True:
            ask = channel.receive(self.sock)
            self._restore(ask["ask"])
            channel.send(self.sock, self._answers(ask["ask"], ask["cases"]))

    def _note_data(self, before):
        """Remembers what a locked cell bound: data that hidden cases must do without."""
        keep = (types.ModuleType, types.FunctionType, types.BuiltinFunctionType, type)
        for name, value in self.names.items():
            if before.get(name, self) is not value and not name.startswith("_") and not isinstance(value, keep):
                self.locked_data[name] = value

    def _capture(self, name):
        import torch

        from autograder.selfcheck.observe import MISSING, reads

        answer = self.names.get(name, MISSING)
        self.captured[name] = answer, dict(self.names)
        self.facts[name] = {"reads": [] if answer is MISSING else reads(answer), "defined": self._defined()}
        if name in self.job["cases"]:
            channel.send(self.sock, self._answers(name, self.job["cases"][name]))
        # What one exercise switches must not reach the next.
        torch.set_grad_enabled(True)
        torch.set_default_dtype(torch.float32)
        torch.set_default_device(None)
        torch.set_num_threads(1)

    def _answers(self, name, cases):
        from autograder.selfcheck.observe import observe

        observations = [observe(case, self.captured[name][0], self.device) for case in cases]
        return {"answers": name, "observations": observations, "facts": self.facts[name]}

    def _defined(self):
        """Names of the student's own functions and classes, but for answers that stand under their own name."""
        mine = [
            name
            for name, value in list(self.names.items())
            if isinstance(value, types.FunctionType | type)
            and getattr(value, "__module__", "") == "__main__"
            and not name.startswith("_")
            and self.captured.get(name, (None,))[0] is not value
        ]
        return [str(name)[:80] for name in mine[:50]]

    def _restore(self, name):
        """The namespace as it was at the exercise's check cell, without the data of locked cells."""
        names = self.captured[name][1]
        self.names.clear()
        self.names.update({key: value for key, value in names.items() if self.locked_data.get(key, self) is not value})


def _put_beside(modules):
    """Writes what a student handed in beside the answer into the job's folder, where libraries of that name win."""
    for path, text in modules.items():
        os.makedirs(os.path.dirname(path) or ".", exist_ok=True)
        with open(path, "w", encoding="utf-8") as file:
            file.write(text)
    if modules:
        global _beside
        _beside = os.getcwd() + os.sep
        sys.path.append(_beside)


def _selfcheck():
    """Stands where the students' selfcheck.py would: while grading, the grader does the checking."""
    module = types.ModuleType("selfcheck")
    module.check = lambda name=None: None
    return module


# --- IPython ------------------------------------------------------------------------------------------------------


class Outputs:
    """Collects what one cell shows, as nbformat outputs; past MAX_OUTPUT for the whole notebook it keeps nothing."""

    def __init__(self):
        self.list, self.error, self.left = [], None, MAX_OUTPUT
        self.source = ""

    def of(self, shell, source):
        self.list, self.error, self.source = [], None, source
        stdout, stderr = sys.stdout, sys.stderr
        sys.stdout, sys.stderr = _Stream(self, "stdout"), _Stream(self, "stderr")
        try:
            shell.run_cell(source, store_history=False)
        finally:
            sys.stdout, sys.stderr = stdout, stderr
        for output in self.list:
            if "parts" in output:
                output["text"] = "".join(output.pop("parts"))
        return self.list, self.error

    def text(self, name, text):
        text = self._within(text)
        if not text:
            return
        last = self.list[-1] if self.list else {}
        # A stream that is written to after its cell has ended, from an answer or a thread, has no parts any more.
        if last.get("output_type") == "stream" and last["name"] == name and "parts" in last:
            last["parts"].append(text)
            last["text"] = ""
        elif self._place():
            self.list.append({"output_type": "stream", "name": name, "text": "", "parts": [text]})

    def rich(self, kind, data, metadata=None):
        if self.left <= 0 or not self._place():
            return
        kept = {}
        for key, value in data.items():
            if isinstance(value, bytes):
                value = base64.b64encode(value).decode()
            # Half a picture is none; what is no text is named, so that a note can stand for it.
            whole = isinstance(value, str) and (key.startswith("text/") or len(value) <= self.left)
            kept[key] = self._within(value) if whole else ""
        self.list.append({"output_type": kind, "data": kept, "metadata": {}})

    def failed(self, kind, text, lines, where):
        self.error = {"type": kind[:80], "text": text[:2000], **where}
        if len(self.list) >= MAX_OUTPUTS:  # formatters may fail once for every display
            return
        self.list.append(
            {
                "output_type": "error",
                "ename": kind[:80],
                "evalue": text[:2000],
                "traceback": [t[:4000] for t in lines][:40],
            }
        )

    def _place(self):
        """Whether one more output has a place in this cell; the last place is for the remark that none had."""
        if len(self.list) == MAX_OUTPUTS - 2:
            self.list.append({"output_type": "stream", "name": "stderr", "text": _CUT.format("1000 outputs")})
        return len(self.list) < MAX_OUTPUTS - 2

    def _within(self, text):
        if self.left <= 0:
            return ""
        kept = text[: self.left]
        self.left -= len(kept)
        cut = len(kept) < len(text)
        return kept + _CUT.format("1 MiB") if cut else kept


class _Stream(io.TextIOBase):
    encoding = "utf-8"

    def __init__(self, outputs, name):
        super().__init__()
        self.outputs, self.name = outputs, name

    def write(self, text):
        if not isinstance(text, str):
            raise TypeError(f"write() argument must be str, not {type(text).__name__}")
        self.outputs.text(self.name, text)
        return len(text)

    def writable(self):
        return True


def _show_in(shell, outputs):
    """Sends what the shell would show (results, rich displays, errors) to `outputs`."""
    from IPython.core.displayhook import DisplayHook
    from IPython.core.displaypub import DisplayPublisher

    class Hook(DisplayHook):
        def quiet(self):
            # IPython asks its history, which is off here.
            return self.semicolon_at_end_of_expression(outputs.source)

        def write_output_prompt(self):
            pass

        def write_format_data(self, format_dict, md_dict=None):
            outputs.rich("execute_result", format_dict)

        def finish_displayhook(self):
            pass

    class Publisher(DisplayPublisher):
        def publish(self, data, metadata=None, *args, **kwargs):
            outputs.rich("display_data", data)

        def clear_output(self, wait=False):
            outputs.list.clear()

    shell.displayhook = Hook(shell=shell, parent=shell)
    shell.display_trap.hook = shell.displayhook
    shell.display_pub = Publisher(shell=shell, parent=shell)

    def showtraceback(exc_tuple=None, *args, **kwargs):
        # What stops IPython's own reading of a cell (an indentation that fits nowhere) is handed over.
        kind, error, trace = exc_tuple if isinstance(exc_tuple, tuple) else sys.exc_info()
        if error is None:
            return
        rows = [row for row in traceback.extract_tb(trace) if _file_of(row.filename) is not None]
        # Where it raised in a file that was handed in, that; else the cell itself, not a function of an earlier one.
        own = rows if rows and _file_of(rows[-1].filename) else [r for r in rows if r.filename == rows[0].filename]
        line, source, file = (own[-1].lineno, own[-1].line or "", own[-1].filename) if own else (None, "", "")
        # The cell or the file itself, and not what it compiles.
        unread = isinstance(error, SyntaxError) and (not rows or bool(_file_of(str(error.filename))))
        if unread:
            line, source, file = error.lineno, (error.text or "").split("\n")[0].rstrip(), error.filename
        try:
            text = str(error.msg if unread else error)
        except Exception:
            text = ""
        lines = [
            f"{file_ + ', ' if (file_ := _file_of(row.filename)) else ''}line {row.lineno}, in {row.name}: {row.line}"
            for row in rows
        ]
        lines.append(f"{kind.__name__}: {text}")
        where = {"line": line, "source": source[:200], "file": _file_of(str(file)) or ""}
        if rows and rows[-1].filename != own[-1].filename:  # where a cell before this one defines what it calls
            where["within"] = (rows[-1].line or "")[:200]
        outputs.failed(kind.__name__, text, lines, where)

    shell.showtraceback = shell.showsyntaxerror = showtraceback


def _file_of(filename):
    """ "" for a cell, the path of a file that was handed in beside it, None for anything else."""
    if filename.startswith("<ipython-input") or "ipykernel" in filename:
        return ""
    return filename[len(_beside) :] if _beside and filename.startswith(_beside) else None


def _no_input(prompt=""):
    raise EOFError("nobody can answer input() while the work is graded")


def _without_shell_commands(shell):
    """Shell escapes and installs become a notice: nothing is installed or started while grading."""

    def notice(*args, **kwargs):
        print("(Shell commands and installs are not run while grading.)")

    shell.system = shell.system_raw = shell.system_piped = notice
    shell.getoutput = lambda *args, **kwargs: notice() or []
    for name in ("pip", "conda", "mamba", "micromamba", "uv", "system", "sx", "matplotlib", "cd"):
        shell.register_magic_function(notice if name not in ("matplotlib",) else (lambda line: None), "line", name)
    for name in (
        "bash",
        "sh",
        "script",
        "system",
        "sx",
        "perl",
        "ruby",
        "writefile",
        "html",
        "javascript",
        "js",
    ):
        shell.register_magic_function(lambda line, cell: notice(), "cell", name)
