"""The versions that can change a grade. In: what is installed. Out: numbers as text; nothing of it is imported."""

from __future__ import annotations

import functools
import importlib.metadata
import platform

from autograder import __version__


@functools.cache
def versions() -> dict[str, str]:
    return {
        "autograder": __version__,
        "python": platform.python_version(),
        "torch": importlib.metadata.version("torch"),
        "numpy": importlib.metadata.version("numpy"),
    }
