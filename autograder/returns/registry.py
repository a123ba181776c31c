"""The learning systems that grades can go back to. A new one is a file beside this one and a line here.

In: nothing. Out: name on the command line -> system.
"""

from __future__ import annotations

from autograder.returns.blackboard import Blackboard
from autograder.returns.brightspace import Brightspace
from autograder.returns.canvas import Canvas
from autograder.returns.moodle import Moodle
from autograder.returns.system import System

SYSTEMS: dict[str, System] = {system.kind: system for system in (Canvas(), Moodle(), Blackboard(), Brightspace())}
