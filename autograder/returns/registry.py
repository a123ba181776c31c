"""The learning systems that grades can go back to. A new one is a file beside this one and a line here.

In: nothing. Out: name on the command line -> system.
"""

from __future__ import annotations

from .blackboard import Blackboard
from .brightspace import Brightspace
from .canvas import Canvas
from .moodle import Moodle
from .system import System

SYSTEMS: dict[str, System] = {system.kind: system for system in (Canvas(), Moodle(), Blackboard(), Brightspace())}
