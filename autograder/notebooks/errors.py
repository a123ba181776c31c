"""Why a submission has nothing that could be graded.

Exception
    Unreadable   no notebook, or none of this assignment; the reason is for students and instructors
"""


class Unreadable(Exception):
    """There is nothing to grade in a submission; `reason` is a sentence for students and instructors."""

    def __init__(self, reason: str, file: str = ""):
        super().__init__(reason)
        self.reason, self.file = reason, file
