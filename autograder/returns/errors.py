"""What can go wrong while grades go back: one error, which ends the run before anything is written."""


class ReturnError(Exception):
    """Nothing was written; the message names the file, what was found and what to do."""
