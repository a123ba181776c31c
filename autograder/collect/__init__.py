"""What a learning system hands out becomes nbgrader's `submitted/`, with an account of every entry.

In: zips, tars, folders or files, and perhaps a roster. Out: `submitted/<student>/<assignment>/` and a manifest. What a
notebook holds is not looked at beyond what tells it from other files.
"""

from autograder.collect.collect import Collected, collect
from autograder.collect.errors import CollectError
from autograder.collect.layouts import KINDS
from autograder.collect.limits import Limits
from autograder.collect.manifest import table

__all__ = ["KINDS", "CollectError", "Collected", "Limits", "collect", "table"]
