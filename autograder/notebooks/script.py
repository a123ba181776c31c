"""A notebook exported as a Python script, read as a notebook again.

In: the text of a `.py` file from jupytext or VS Code (`# %%`), nbconvert (`# In[1]:`) or Colab (no marks at all). Out:
a list of cells as plain dicts, each with the line of the script on which it begins. It knows no assignment and runs
nothing.
"""

import ast
import re

from autograder.notebooks import parsing
from autograder.notebooks.definitions import understand

LONGEST = 4_000_000  # characters; no script that people write is as long

_PERCENT = re.compile(r"^#[ \t]?%%(?:[ \t]+(.*))?$")
_NBCONVERT = re.compile(r"^# In ?\[[ \d*]*\]:?[ \t]*$")
_COMMENTED_MAGIC = "# Commented out IPython magic to ensure Python compatibility."
_RUN_CELL_MAGIC = re.compile(r"^get_ipython\(\)\.run_cell_magic\(", re.M)


def cells_of(text: str) -> list[dict]:
    """The cells of an exported script: dicts with cell_type, metadata, source and line (from 1)."""
    lines = text.split("\n")
    if any(_NBCONVERT.match(line) for line in lines):
        return _nbconvert(lines)
    if any(_PERCENT.match(line) for line in lines):
        return _percent(lines)
    return _unmarked(text)


def looks_like_python(text: str) -> bool:
    """Whether a text that is no notebook could be a script: it defines something and is Python, or has cell marks."""
    if len(text) > LONGEST:
        return False
    if any(_PERCENT.match(line) or _NBCONVERT.match(line) for line in text[: parsing.LONGEST].split("\n")):
        return True
    return bool(understand(text).bound)


def _cell(kind: str, source: str, line: int, metadata: dict | None = None) -> dict:
    line += len(source) - len(source.lstrip("\n"))
    return {"cell_type": kind, "metadata": metadata or {}, "source": source.strip("\n"), "line": line}


def _percent(lines: list[str]) -> list[dict]:
    cells, kind, metadata, body = [], "code", {}, []
    below = _without_header(lines)
    header = first = len(lines) - len(below) + 1

    def close():
        source = _uncommented(body) if kind != "code" else "\n".join(body)
        if source.strip():
            cells.append(_cell(kind, source, first, metadata))

    for number, line in enumerate(below, header):
        mark = _PERCENT.match(line)
        if not mark:
            body.append(line)
            continue
        close()
        options, body, first = mark[1] or "", [], number + 1
        kind = "code"
        if re.search(r"\[(markdown|md)\]", options):
            kind = "markdown"
        elif "[raw]" in options:
            kind = "raw"
        metadata = _metadata(options)
    close()
    return cells


def _metadata(options: str) -> dict:
    """What jupytext writes after the mark, `nbgrader={"grade_id": …} tags=["…"]`, as far as it concerns grading."""
    import json

    found = {}
    for key in ("nbgrader", "tags"):
        at = options.find(f"{key}=")
        if at >= 0:
            try:
                found[key] = json.JSONDecoder().raw_decode(options, at + len(key) + 1)[0]
            except (ValueError, RecursionError):
                continue
    return found


def _without_header(lines: list[str]) -> list[str]:
    """The lines without jupytext's YAML header."""
    while lines and (not lines[0].strip() or lines[0].startswith(("#!", "# -*-", "# coding"))):
        lines = lines[1:]
    if lines and lines[0].strip() == "# ---":
        for number, line in enumerate(lines[1:], 1):
            if line.strip() == "# ---":
                return lines[number + 1 :]
            if not line.startswith("#"):
                break
    return lines


def _nbconvert(lines: list[str]) -> list[dict]:
    """Code is below `# In[1]:`; markdown is in comments after the code before it."""
    cells, chunk, first, begin = [], [], True, 1

    def close():
        blocks = _blocks(chunk)
        texts = []
        while blocks and all(line.startswith("#") for line in blocks[-1]):
            texts.insert(0, blocks.pop())
        code = "\n\n".join("\n".join(block) for block in blocks)
        if code.strip() and not first:
            blank = next(number for number, line in enumerate(chunk) if line.strip())
            cells.append(_cell("code", _unwrapped(code), begin + blank))
        for text in texts:
            if not text[0].startswith(("#!", "# coding")):
                cells.append(_cell("markdown", _uncommented(text), begin))

    for number, line in enumerate(lines, 1):
        if _NBCONVERT.match(line):
            close()
            chunk, first, begin = [], False, number + 1
        else:
            chunk.append(line)
    close()
    return cells


def _blocks(lines: list[str]) -> list[list[str]]:
    """Runs of lines between blank lines."""
    blocks, block = [], []
    for line in [*lines, ""]:
        if line.strip():
            block.append(line)
        elif block:
            blocks.append(block)
            block = []
    return blocks


def _unwrapped(code: str) -> str:
    """`get_ipython().run_cell_magic('time', '', '…')` as the cell it was."""
    if not _RUN_CELL_MAGIC.match(code.lstrip()):
        return code
    tree = parsing.parse(code)
    try:
        (statement,) = tree.body
        magic, options, body = (ast.literal_eval(argument) for argument in statement.value.args)
        return f"%%{magic} {options}".rstrip() + "\n" + str(body)
    except (AttributeError, ValueError, TypeError, SyntaxError, RecursionError, MemoryError):
        return code


def _unmarked(text: str) -> list[dict]:
    """Every statement at top level becomes a cell, a bare string a markdown cell (Colab writes text that way)."""
    text = _with_magics(text)
    tree = parsing.parse(text)
    if tree is None:
        return [_cell("code", chunk, line) for line, chunk in _chunks(text)]
    cells, lines, start = [], text.split("\n"), 0
    for statement in tree.body:
        source, first = "\n".join(lines[start : statement.end_lineno]), start + 1
        start = statement.end_lineno
        value = getattr(statement, "value", None)
        if isinstance(statement, ast.Expr) and isinstance(value, ast.Constant) and isinstance(value.value, str):
            cells.append(_cell("markdown", _as_written(source.strip(), value.value), first))
        elif source.strip():
            cells.append(_cell("code", source, first))
    rest = "\n".join(lines[start:])
    if rest.strip():
        cells.append(_cell("code", rest, start + 1))
    return cells


def _as_written(source: str, value: str) -> str:
    """The text of a bare string. Colab puts text between quotes as it is: `\\top` in it is no tab and no `op`."""
    inside = re.fullmatch(r"[rR]?(\"{3}|'{3})(.*)\1", source, re.S)
    return inside[2] if inside and "\\" in inside[2] and "\\\\" not in inside[2] else value


def _with_magics(text: str) -> str:
    """Colab comments a whole cell out when a cell magic is on top of it; the code is the student's all the same."""
    if _COMMENTED_MAGIC not in text:
        return text
    lines, out, inside = text.split("\n"), [], False
    for number, line in enumerate(lines):
        if line.startswith(_COMMENTED_MAGIC):
            following = lines[number + 1] if number + 1 < len(lines) else ""
            inside = following.startswith("# %%")
            out.append("")
        elif inside and line.startswith("#"):
            out.append("" if line.startswith("# %%") else line[2:])
        else:
            inside = inside and not line.strip()
            out.append(line)
    return "\n".join(out)


def _chunks(text: str) -> list[tuple[int, str]]:
    """A script that does not parse, cut before each line that starts anew after a blank one: (first line, text)."""
    chunks, chunk, blank = [], [], False
    for number, line in enumerate([*text.split("\n"), ""], 1):
        if chunk and blank and line[:1].strip() and line[0] not in ")]}":
            chunks.append((number - len(chunk), "\n".join(chunk)))
            chunk = []
        chunk.append(line)
        blank = not line.strip()
    chunks.append((number + 1 - len(chunk), "\n".join(chunk)))
    return [(line, chunk) for line, chunk in chunks if chunk.strip()]


def _uncommented(lines: list[str]) -> str:
    text = "\n".join(lines).strip()
    if text.startswith('"""') and text.endswith('"""') and len(text) >= 6:
        return text[3:-3].strip()
    return "\n".join(line[2:] if line.startswith("# ") else line.removeprefix("#") for line in text.split("\n"))
