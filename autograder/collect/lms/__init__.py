"""The learning systems whose downloads are read. A new one is a file in this folder and a line here.

They are tried in this order; the one that reads most of the names is taken, the first of equals.
"""

from autograder.collect.lms.blackboard import Blackboard
from autograder.collect.lms.brightspace import Brightspace
from autograder.collect.lms.canvas import Canvas
from autograder.collect.lms.gradescope import Gradescope
from autograder.collect.lms.layout import Layout
from autograder.collect.lms.moodle import Moodle
from autograder.collect.lms.nbgrader import Nbgrader

SYSTEMS: tuple[type[Layout], ...] = (Gradescope, Blackboard, Moodle, Brightspace, Nbgrader, Canvas)
