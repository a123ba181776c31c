"""The learning systems that grades can go back to. A new one is a file in this folder and a line here."""

from autograder.returns.lms.blackboard import Blackboard
from autograder.returns.lms.brightspace import Brightspace
from autograder.returns.lms.canvas import Canvas
from autograder.returns.lms.moodle import Moodle
from autograder.returns.lms.system import System

SYSTEMS: dict[str, System] = {system.kind: system for system in (Canvas(), Moodle(), Blackboard(), Brightspace())}
