"""Ends of sentences that several kinds of checks say.

In: findings. Out: text. `open_` says whether the case may be shown.
"""

from __future__ import annotations

import numpy as np


def shape_text(shape):
    return f"({', '.join(map(str, shape))}{',' if len(shape) == 1 else ''})"


def other_shape(finding, open_):
    if not open_:
        return "has another shape than expected"
    return f"has shape {shape_text(finding.got)}, expected {shape_text(finding.want)}"


def how_far(finding, open_):
    return f" (by up to {finding.far:.2g})" if open_ and finding.far is not None and np.isfinite(finding.far) else ""
