"""What can go wrong while collecting: one error for the instructor, two for the reader's own use.

`CollectError` ends a run and says what to do; `Unreadable` concerns one entry, is written into the manifest
and stops nothing.
"""


class CollectError(Exception):
    """Collecting cannot go on; the message names the file, what was found and what to do."""


class Unreadable(Exception):
    """One entry (or one archive inside an archive) cannot be read; the message is the reason in words."""
