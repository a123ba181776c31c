"""What a cell defines and uses, by its source alone.

In: the source of a code cell, IPython magics and shell lines included. Out: a `Code` with the names that the cell
defines, binds, patches and uses. It runs nothing, raises nothing and knows no exercise.
"""

import ast
import copy
import re
from dataclasses import dataclass, field

from autograder.notebooks.parsing import TRANSPARENT, parse, split_magics

_DEFINITION = re.compile(r"^(?:async[ \t]+def|def|class)[ \t]+(\w+)", re.M)
_FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)


@dataclass
class Code:
    """What one cell does to the names of the notebook.

    tree          None if the cell does not parse
    definitions   function, class or lambda at top level -> its last statement; None if the cell does not parse
    bound         names given a value at top level
    patched       names whose attributes are set
    aliased       names made another name of something
    used          names read, without the local names of functions
    used_at_once  names read while the cell runs, and not only when a function is called
    """

    tree: ast.Module | None = None
    definitions: dict[str, ast.stmt | None] = field(default_factory=dict)
    bound: set[str] = field(default_factory=set)
    patched: set[str] = field(default_factory=set)
    aliased: set[str] = field(default_factory=set)
    used: set[str] = field(default_factory=set)
    used_at_once: set[str] = field(default_factory=set)


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


def shape(statement: ast.stmt) -> str:
    """The statement without docstrings, comments and layout, to be compared with another's; "" if it is too deep."""
    try:
        statement = copy.deepcopy(statement)
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
        return False  # it inherits from another class of the notebook
    if isinstance(statement, (*_FUNCTIONS, ast.ClassDef)):
        members = _FUNCTIONS if isinstance(statement, ast.ClassDef) else ()
        return all(is_blank(node) if isinstance(node, members) else _does_nothing(node) for node in statement.body)
    return False


def kind_of(statement: ast.stmt | None) -> str:
    """What a definition makes: "class" or "function"; "" where the cell does not parse."""
    return "" if statement is None else "class" if isinstance(statement, ast.ClassDef) else "function"


def first_line(statement: ast.stmt) -> int:
    """The line on which a statement begins, its decorators included; from 1."""
    return min([statement.lineno, *(one.lineno for one in getattr(statement, "decorator_list", []))])


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
    """Adds to `code` what a statement does."""
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
