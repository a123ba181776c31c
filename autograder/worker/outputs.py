"""What a cell shows, as nbformat outputs: what it writes, its results, its displays, its error.

In: a cell that runs in the shell. Out: the outputs and the error, cut to what a notebook may hold. All of it is the
student's word.
"""

from __future__ import annotations

import base64
import io
import sys

from autograder.worker.channel import MAX_OUTPUTS
from autograder.worker.raised import raised

MAX_OUTPUT = 1 << 20  # characters, in the whole notebook
_CUT = "\n… the rest of the output was cut off: the limit is {}\n"


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
            # Half a picture is none. What is not text leaves its key, so that a note can replace it.
            whole = isinstance(value, str) and (key.startswith("text/") or len(value) <= self.left)
            kept[key] = self._within(value) if whole else ""
        self.list.append({"output_type": kind, "data": kept, "metadata": {}})

    def failed(self, error, lines):
        self.error = error
        if len(self.list) >= MAX_OUTPUTS:  # formatters may fail once for every display
            return
        told = {"ename": error["type"], "evalue": error["text"], "traceback": [line[:4000] for line in lines][:40]}
        self.list.append({"output_type": "error", **told})

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


def show_in(shell, outputs: Outputs, beside: str) -> None:
    """Sends what the shell would show (results, rich displays, errors) to `outputs`.

    beside  the folder of the files that were handed in beside the notebook, "" for none
    """
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
        if error is not None:
            outputs.failed(*raised(kind, error, trace, beside))

    shell.showtraceback = shell.showsyntaxerror = showtraceback
