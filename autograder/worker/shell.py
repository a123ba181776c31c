"""The IPython shell that a server keeps warm: without history, files, colours, or a way to start programs.

In: nothing. Out: a shell in which nearly every notebook's first steps have been taken once already.
"""

from __future__ import annotations

import ast
import builtins


def warm_shell():
    """The shell, with what nearly every notebook uses imported and used once."""
    import numpy
    from IPython.core.interactiveshell import InteractiveShell
    from traitlets.config import Config

    from autograder import framework
    from autograder.selfcheck import observe  # noqa: F401

    x = framework.warm()
    config = Config()
    config.HistoryManager.enabled = False
    config.InteractiveShell.colors = "NoColor"
    config.InteractiveShell.autoindent = False
    shell = InteractiveShell.instance(config=config)
    _without_shell_commands(shell)
    builtins.input = _no_input
    # A first tensor's text costs milliseconds once.
    shell.display_formatter.format(x)
    # A first cell, too, and a first seed: torch notes from where it is set, and reads the files of all callers for it.
    shell.run_cell("import torch\ntorch.manual_seed(0)\ndel torch", store_history=False, silent=True)
    numpy.random.seed(0)
    _python_first(shell)
    return shell


def _python_first(shell):
    """Reads a cell as Python first, and as IPython's own syntax only where it is none: that takes ten times as long."""
    manager = shell.input_transformer_manager
    transform = manager.transform_cell

    def transform_cell(cell):
        try:
            if cell[:1].isspace():  # IPython drops empty lines at the top, which changes the numbers of lines
                return transform(cell)
            ast.parse(cell)
        except Exception:
            return transform(cell)
        return cell if cell.endswith("\n") else cell + "\n"

    manager.transform_cell = transform_cell


def _no_input(prompt=""):
    raise EOFError("nobody can answer input() while the work is graded")


def _without_shell_commands(shell):
    """Shell escapes and installs become a notice: nothing is installed or started while grading."""

    def notice(*args, **kwargs):
        print("(Shell commands and installs are not run while grading.)")

    shell.system = shell.system_raw = shell.system_piped = notice
    shell.getoutput = lambda *args, **kwargs: notice() or []
    shell.register_magic_function(lambda line: None, "line", "matplotlib")
    for name in "pip conda mamba micromamba uv system sx cd".split():
        shell.register_magic_function(notice, "line", name)
    for name in ("bash sh script system sx perl ruby writefile html javascript js").split():
        shell.register_magic_function(lambda line, cell: notice(), "cell", name)
