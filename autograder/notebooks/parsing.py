"""IPython source as Python: magics and shell lines become Python that does nothing, line for line.

In: the source of a code cell. Out: its syntax tree, or None when it is not Python. It runs nothing and raises nothing.
"""

import ast
import re
import threading
import warnings

LONGEST = 200_000  # characters; more than that is pasted data, and parsing it takes seconds
# Cell magics that merely run the cell's code; below any other there is text, or another language.
TRANSPARENT = {"time", "timeit", "capture", "prun", "memit", "mprun"}

_SHELL_LINE = re.compile(r"^([ \t]*)[!%?](?:.*\\\n)*.*$", re.M)
_HELP_LINE = re.compile(r"^([ \t]*)[\w.]+\?{1,2}[ \t]*$", re.M)
_SHELL_VALUE = re.compile(r"^([\w, \t.\[\]\"']+=[ \t]*)[!%](?:.*\\\n)*.*$", re.M)
# One thread at a time: in Python 3.11 ast.parse counts its depth for all threads together, and raises SystemError when
# another one comes between; and warnings are switched off for all threads too.
_PARSING = threading.Lock()
_TOO_MUCH = (SyntaxError, ValueError, RecursionError, MemoryError, OverflowError)


def parse(source: str) -> ast.Module | None:
    """The syntax tree, with shell lines and magics read as `pass`; line numbers hold. None when it is not Python."""
    if len(source) > LONGEST:
        return None
    with _PARSING, warnings.catch_warnings():
        warnings.simplefilter("ignore")
        try:
            return ast.parse(source)
        except _TOO_MUCH:
            pass
        cleaned = without_shell(source)
        if cleaned == source:
            return None
        try:
            return ast.parse(cleaned)
        except _TOO_MUCH:
            return None


def split_magics(source: str) -> tuple[str, list[str]]:
    """The source with the cell magics that only run it (`%%time`) made comments, so that every line keeps its number,
    and the names of all magics on top.

    Another magic (`%%bash`) ends the search and stays as it is.
    """
    if "%%" not in source:
        return source, []
    lines, magics = source.split("\n"), []
    for number, line in enumerate(lines):
        word = line.strip()
        if word.startswith("%%"):
            name = re.match(r"%%(\w*)", word)[1]
            magics.append(name)
            if name not in TRANSPARENT:
                break
            lines[number] = f"# {line}"
        elif word and not word.startswith("#"):
            break
    if not magics:
        return source, []
    return "\n".join(lines), magics


def without_shell(source: str) -> str:
    """`!pip …`, `%matplotlib …`, `name?` and `x = !ls` made Python, line for line."""

    def blank(instead):
        return lambda match: match[1] + instead + "\n" * match[0].count("\n")

    source = _SHELL_VALUE.sub(blank("None"), source)
    source = _SHELL_LINE.sub(blank("pass"), source)
    return _HELP_LINE.sub(blank("pass"), source)
