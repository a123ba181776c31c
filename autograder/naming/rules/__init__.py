"""The rules: what they recognise has no single fingerprint. A file here is a rule, or a few that belong together.

The docstring of a rule says what has to be observed for the name to be true. No rule knows an exercise.
"""

import importlib
import pkgutil

from autograder.naming.attempt import RULES

for _module in pkgutil.iter_modules(__path__):
    importlib.import_module(f"{__name__}.{_module.name}")

__all__ = ["RULES"]
