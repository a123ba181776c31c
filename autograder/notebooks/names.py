"""What a cell defines and uses, told from its text alone.

Comes in: the source of a code cell, IPython magics and shell lines included. Goes out: a `Code` with the names it
defines, binds, patches and uses. Nothing is run, nothing raises, and no exercise is known here.
"""

import ast
import re
import threading
import warnings
from dataclasses import dataclass, field

# Cell magics that merely run the cell's code; below any other one stands text, or another language.
TRANSPARENT = {"time", "timeit", "capture", "prun", "memit", "mprun"}
LONGEST = 200_000  # characters; more than that is pasted data, and parsing it takes seconds
LONGEST_COMPARED = 20_000  # characters; no cell of a release is as long

_SHELL_LINE = re.compile(r"^([ \t]*)[!%?](?:.*\\\n)*.*$", re.M)
_HELP_LINE = re.compile(r"^([ \t]*)[\w.]+\?{1,2}[ \t]*$", re.M)
_SHELL_VALUE = re.compile(r"^([\w, \t.\[\]\"']+=[ \t]*)[!%](?:.*\\\n)*.*$", re.M)
_DEFINITION = re.compile(r"^(?:async[ \t]+def|def|class)[ \t]+(\w+)", re.M)
_FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)
# One thread at a time: in Python 3.11 ast.parse counts its depth for all threads together, and raises SystemError when
# another one comes between; and warnings are switched off for all threads too.
_PARSING = threading.Lock()
_TOO_MUCH = (SyntaxError, ValueError, RecursionError, MemoryError, OverflowError)


@dataclass
class Code:
    """What one cell does to the names of the notebook.

    `definitions` maps each function, class or lambda at top level to its last statement, or to None where the cell
    does not parse. `bound` are all names given a value at top level, `patched` those whose attributes are set,
    `aliased` those made another name of something, `used` those read, the local names of functions apart,
    `used_at_once` those read while the cell runs and not only when a function is called.
    """

    tree: ast.Module | None = None
    definitions: dict[str, ast.stmt | None] = field(default_factory=dict)
    bound: set[str] = field(default_factory=set)
    patched: set[str] = field(default_factory=set)
    aliased: set[str] = field(default_factory=set)
    used: set[str] = field(default_factory=set)
    used_at_once: set[str] = field(default_factory=set)


def defined_names(source: str) -> list[str]:
    """Names of the functions and classes that a cell defines at top level, in order."""
    return list(understand(source).definitions)


def understand(source: str, quick: bool = False) -> Code:
    """The `Code` of one cell; `quick` only looks at the beginnings of lines."""
    body, magics = split_magics(source)
    if magics and magics[-1] not in TRANSPARENT:
        return Code()
    if body.lstrip("\n")[:1] in (" ", "\t"):
        body = _dedented(body)
    tree = None if quick else parse(body)
    if tree is None:
        return Code(definitions=dict.fromkeys(_DEFINITION.findall(body)))
    code = Code(tree=tree)
    for statement in top_level(tree.body):
        note(statement, code)
    return code


def bare(name: str) -> str:
    """A name without capitals and underscores: SelfAttentionV1 and self_attention_v1 have the same."""
    return name.replace("_", "").lower()


def _dedented(source: str) -> str:
    """A cell that is indented as a whole, as IPython reads it: by as much less as its first line is indented."""
    indent = re.match(r"\n*([ \t]*)", source)[1]
    return "\n".join(line.removeprefix(indent) for line in source.split("\n"))


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


def without_shell(source: str) -> str:
    """`!pip …`, `%matplotlib …`, `name?` and `x = !ls` made Python, line for line."""

    def blank(instead):
        return lambda match: match[1] + instead + "\n" * match[0].count("\n")

    source = _SHELL_VALUE.sub(blank("None"), source)
    source = _SHELL_LINE.sub(blank("pass"), source)
    return _HELP_LINE.sub(blank("pass"), source)


def likeness(one: str, other: str) -> float:
    """Share of lines that two texts have in common, 0 to 1; cheap, and blind to order. 0 for very long texts."""
    if max(len(one), len(other)) > LONGEST_COMPARED:
        return 0.0
    first = {line.strip() for line in one.split("\n")} - {""}
    second = {line.strip() for line in other.split("\n")} - {""}
    if not first or not second:
        return 0.0
    return len(first & second) / max(len(first), len(second))


def shape(statement: ast.stmt) -> str:
    """The statement without its docstrings, comments and layout, to be compared with another's."""
    try:
        for node in ast.walk(statement):
            if isinstance(node, (*_FUNCTIONS, ast.ClassDef)):
                node.body = _without_docstring(node.body)
        return ast.dump(statement)
    except (RecursionError, ValueError):  # a number of thousands of digits cannot be written out
        return ""


def is_blank(statement: ast.stmt) -> bool:
    """Whether a function or class has nothing in it but a docstring, `pass`, `...` or `raise NotImplementedError`."""
    bases = {base.id for base in getattr(statement, "bases", ()) if isinstance(base, ast.Name)}
    if bases - {"object", "Module"}:
        return False  # it takes over what another class of the notebook does
    if isinstance(statement, (*_FUNCTIONS, ast.ClassDef)):
        members = _FUNCTIONS if isinstance(statement, ast.ClassDef) else ()
        return all(is_blank(node) if isinstance(node, members) else _does_nothing(node) for node in statement.body)
    return False


def kind_of(statement: ast.stmt | None) -> str:
    """What a definition makes: "class" or "function"; "" where the cell does not parse."""
    return "" if statement is None else "class" if isinstance(statement, ast.ClassDef) else "function"


def _does_nothing(node: ast.stmt) -> bool:
    if isinstance(node, ast.Raise):
        raised = node.exc.func if isinstance(node.exc, ast.Call) else node.exc
        return isinstance(raised, ast.Name) and raised.id == "NotImplementedError"
    return isinstance(node, ast.Pass) or (isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant))


def _without_docstring(body: list[ast.stmt]) -> list[ast.stmt]:
    first = body[0] if body else None
    if isinstance(first, ast.Expr) and isinstance(first.value, ast.Constant) and isinstance(first.value.value, str):
        return body[1:]
    return body


def top_level(body: list[ast.stmt]) -> list[ast.stmt]:
    """All statements that run with the cell, those inside `if`, `try`, `with` and loops included."""
    found, waiting = [], list(reversed(body))
    while waiting:
        statement = waiting.pop()
        found.append(statement)
        if isinstance(statement, (*_FUNCTIONS, ast.ClassDef)):
            continue
        inner = []
        for part in ("body", "orelse", "finalbody"):
            inner += getattr(statement, part, [])
        for part in ("handlers", "cases"):
            for branch in getattr(statement, part, []):
                inner += branch.body
        waiting.extend(reversed(inner))
    return found


def note(statement: ast.stmt, code: Code) -> None:
    if isinstance(statement, (*_FUNCTIONS, ast.ClassDef)):
        code.definitions.pop(statement.name, None)
        code.definitions[statement.name] = statement
        code.bound.add(statement.name)
        code.used |= free(statement)
        code.used_at_once |= _needed_to_define(statement)
        calls = [node for node in statement.decorator_list if isinstance(node, ast.Call)]
        code.patched |= _roots([argument for call in calls for argument in call.args])  # @add_to_class(Name)
        return
    if isinstance(statement, (ast.Import, ast.ImportFrom)):
        code.bound |= {(alias.asname or alias.name).split(".")[0] for alias in statement.names}
        code.aliased |= {alias.asname or alias.name for alias in statement.names}
        return
    value = getattr(statement, "value", None)
    targets = getattr(statement, "targets", None) or [getattr(statement, "target", None)]
    for node in _expressions(statement):
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            code.bound.add(node.id)
        elif _is_read(node):
            code.used.add(node.id)
            code.used_at_once.add(node.id)
        elif isinstance(node, ast.Call) and _called(node) == "setattr" and node.args:
            code.patched |= _roots([node.args[0]])
    if isinstance(statement, (ast.Assign, ast.AnnAssign)):
        code.patched |= _roots([target for target in targets if isinstance(target, ast.Attribute)])
        if isinstance(value, (ast.Name, ast.Attribute)):
            code.aliased |= {target.id for target in targets if isinstance(target, ast.Name)}
        if isinstance(value, ast.Lambda):
            for target in targets:
                if isinstance(target, ast.Name):
                    code.definitions.pop(target.id, None)
                    code.definitions[target.id] = statement


def _expressions(statement: ast.stmt):
    """The nodes of a statement's own expressions; statements inside it are met elsewhere."""
    waiting = [child for child in ast.iter_child_nodes(statement) if not isinstance(child, ast.stmt)]
    while waiting:
        node = waiting.pop()
        yield node
        waiting.extend(child for child in ast.iter_child_nodes(node) if not isinstance(child, ast.stmt))


def free(statement: ast.stmt) -> set[str]:
    """Names that a function or class reads and does not bind itself."""
    read, own = set(), set()
    for node in ast.walk(statement):
        if isinstance(node, ast.Name):
            (read if isinstance(node.ctx, ast.Load) else own).add(node.id)
        elif isinstance(node, ast.arg):
            own.add(node.arg)
    return read - own


def _needed_to_define(statement: ast.stmt) -> set[str]:
    """Names read by decorators, defaults, base classes and class bodies: they must exist when the cell runs."""
    names, waiting = set(), [statement]
    while waiting:
        node = waiting.pop()
        if _is_read(node):
            names.add(node.id)
        if isinstance(node, _FUNCTIONS):
            waiting.extend(node.decorator_list)
            waiting.extend(ast.iter_child_nodes(node.args))
        elif not isinstance(node, ast.Lambda):
            waiting.extend(ast.iter_child_nodes(node))
    return names


def _is_read(node: ast.AST) -> bool:
    return isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load)


def _called(node: ast.Call) -> str:
    return node.func.id if isinstance(node.func, ast.Name) else ""


def _roots(nodes: list[ast.AST]) -> set[str]:
    roots = set()
    for node in nodes:
        while isinstance(node, ast.Attribute):
            node = node.value
        if isinstance(node, ast.Name):
            roots.add(node.id)
    return roots
