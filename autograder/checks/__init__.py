"""Kinds of checks, a file each: what its cases must ask for, what is observed, when it passes, and how that is said.

Importing this package registers every kind in its folder (kind.py). They travel to the students, so they import numpy
alone, and they know no exercise.
"""

import importlib
import pkgutil

for _found in pkgutil.iter_modules(__path__):
    importlib.import_module(f"{__name__}.{_found.name}")
