"""How much a download, an archive and a file may hold.

In: nothing. Out: numbers with units, and a `Budget` that counts down while bytes stream, so that a lie in a header
changes nothing. It knows no format.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from autograder.collect.errors import CollectError, EntryError

MIB = 1024 * 1024
GIB = 1024 * MIB


@dataclass(frozen=True)
class UnpackLimits:
    """Bytes unless said otherwise."""

    file: int = 256 * MIB  # one notebook or export; 200 MB of outputs occur
    beside: int = 32 * MIB  # a file beside the notebook
    archive: int = 512 * MIB  # everything in one archive that a student sent
    total: int = 20 * GIB  # everything in one run
    # Unpacked over packed, checked from `ratio_from` on. Not for what is named like a notebook: 200 MB of one repeated
    # line in an output are honest and shrink to a thousandth, so there `file` alone is the limit.
    ratio: int = 250
    ratio_from: int = 8 * MIB
    entries: int = 100_000  # entries of one run
    archive_entries: int = 5_000  # entries of one archive that a student sent
    directory: int = 16 * MIB  # the table of contents of a zip given on the command line
    archive_directory: int = 1 * MIB  # the same of a zip that a student sent
    depth: int = 64  # folders in folders
    nesting: int = 3  # archives in archives

    def for_archive(self) -> UnpackLimits:
        """The limits inside an archive that a student sent."""
        return replace(self, total=self.archive, entries=self.archive_entries, directory=self.archive_directory)


class Budget:
    """Bytes that may still be unpacked, here and in everything around it.

    spend(n) raises EntryError when an inner budget is used up and CollectError when the whole run's is.
    """

    def __init__(self, limit: int, around: Budget | None = None):
        self.limit, self.left, self.around = limit, limit, around

    def spend(self, count: int) -> None:
        self.left -= count
        if self.around is not None:
            self.around.spend(count)
        if self.left >= 0:
            return
        if self.around is not None:
            raise EntryError(f"the archive unpacks to more than {size_in_words(self.limit)} (an archive bomb?)")
        raise CollectError(
            f"The downloads unpack to more than {size_in_words(self.limit)} altogether; nothing was written. "
            "Collect them one by one, or look for what is that large."
        )


def size_in_words(count: int) -> str:
    for unit, name in ((GIB, "GB"), (MIB, "MB"), (1024, "kB")):
        if count >= unit:
            return f"{count / unit:.0f} {name}"
    return f"{count} bytes"
