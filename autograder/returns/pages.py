"""The zip of feedback pages: each under the name that the system knows for this student.

In: (name in the zip, page) pairs. Out: the bytes of a zip, the same ones for the same pages. It must not know whose
a page is.
"""

from __future__ import annotations

import io
import zipfile


def zipped(pages: dict[str, bytes]) -> bytes:
    """name -> content, in the order of the names; times and modes are always the same."""
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED) as archive:
        for name in sorted(pages):
            entry = zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0))
            entry.compress_type, entry.create_system, entry.external_attr = zipfile.ZIP_DEFLATED, 3, 0o600 << 16
            archive.writestr(entry, pages[name])
    return made.getvalue()
