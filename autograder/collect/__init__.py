"""What a learning system hands out becomes nbgrader's `submitted/`, with an account of every entry.

In: zips, tars, folders or files, and perhaps a roster. Out: `submitted/<student>/<assignment>/` and a manifest. What a
notebook holds is not looked at beyond what tells it from other files.
"""

from .collect import Collected, collect
from .errors import CollectError
from .layouts import KINDS
from .limits import Limits
from .manifest import table

__all__ = ["KINDS", "CollectError", "Collected", "Limits", "collect", "table"]
