"""The templates, compiled once, and what every page needs: its style, its content security policy, its limits.

In: the name of a template and its values. Out: the text of a page. It knows nothing of what a page says.
"""

from __future__ import annotations

import base64
import functools
import hashlib
import re
from pathlib import Path

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup

from autograder.reports import harmless, words

TEMPLATES = Path(__file__).parent / "templates"

_environment = Environment(
    loader=FileSystemLoader(TEMPLATES),
    autoescape=True,
    trim_blocks=True,
    lstrip_blocks=True,
    undefined=StrictUndefined,
    auto_reload=False,
)


def _cells(rows: list[list[tuple[str, bool]]], sign: str = "") -> Markup:
    """Rows of numbers as table rows; joined here, since a page has hundreds. The texts are numbers of our making."""
    return Markup(
        "\n".join(
            "<tr>"
            + "".join([f'<td class="d">{sign}{text}</td>' if d else f"<td>{text}</td>" for text, d in row])
            + "</tr>"
            for row in rows
        )
    )


def _shades(cells: list[tuple[str, str, bool]]) -> Markup:
    return Markup("".join(f'<td class="h{shade}{" off" if off else ""}">{text}</td>' for text, shade, off in cells))


_environment.filters.update(
    shown=harmless.markup, points=words.points, listed=words.listed, plural=words.plural, cells=_cells, shades=_shades
)


@functools.cache
def made(template: str, styles: tuple[str, ...], script: str | None = None) -> tuple:
    """(compiled template, style, script, policy), from the names of files; takes a tenth of a second, once."""
    style = _squeezed("".join((TEMPLATES / name).read_text("utf-8") for name in styles))
    code = (TEMPLATES / script).read_text("utf-8") if script else ""
    return _environment.get_template(template), Markup(style), Markup(code), _policy(style, code)


def render(template: str, styles: tuple[str, ...], script: str | None = None, **values) -> str:
    """A page from `template`, with the `styles` (file names) and the `script` inlined and allowed by their hashes."""
    compiled, style, code, policy = made(template, styles, script)
    return compiled.render(style=style, script=code, policy=policy, **values)


def _policy(style: str, script: str) -> str:
    """Nothing is fetched, nothing runs, nothing is sent, but for the very style and script of this page."""
    parts = ["default-src 'none'", f"style-src {_hash(style)}"]
    if script:
        parts.append(f"script-src {_hash(script)}")
    return "; ".join([*parts, "base-uri 'none'", "form-action 'none'"])


def _hash(text: str) -> str:
    return f"'sha256-{base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()}'"


def _squeezed(css: str) -> str:
    return re.sub(r"\s*\n\s*", "\n", re.sub(r"/\*.*?\*/", "", css, flags=re.S)).strip()
