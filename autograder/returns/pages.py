"""The zip of feedback pages: each under the name that the system knows for this student.

In: students with their pages, and what their work was called in the download. Out: the bytes of a zip, the same ones
for the same pages. It knows no export.
"""

from __future__ import annotations

import io
import zipfile
from collections.abc import Mapping
from pathlib import Path

from autograder.returns.errors import ReturnError
from autograder.returns.matching import Known
from autograder.returns.outcome import Student, Task, counted, listed


def names(task: Task, own_in_export: Mapping[str, str]) -> dict[str, Student]:
    """Name in the zip -> whose page it is. own_in_export: student -> the system's own id, as the export has it.

    Raises ReturnError when there is no name for anybody.
    """
    named: dict[str, list[Known]] = {}
    nameless = []
    for one in task.known:
        found = (
            task.system.page_name(key, one.downloaded, task.assignment)
            for key in dict.fromkeys([*one.in_system, own_in_export.get(one.student)])
            if key
        )
        if name := next(filter(None, found), None):
            named.setdefault(name, []).append(one)
        else:
            nameless.append(one)
    if not named:
        raise ReturnError(
            f"No page has a name that {task.system.name} would take: submitted/ was not collected from its "
            f"download. Run `autograder collect {task.assignment} DOWNLOAD` with the zip from {task.system.name}."
        )
    if nameless:
        why = f"no page in the zip, since their work came in no download of {task.system.name}"
        task.outcome.look_at(why, listed(nameless))
    for several in named.values():
        if len(several) > 1:
            task.outcome.look_at("no page in the zip, since they share one file of the download", listed(several))
    return {name: task.students[one.student] for name, (one, *others) in named.items() if not others}


def zip_of(task: Task, named: Mapping[str, Student], path: Path) -> bytes:
    """The zip of those pages that there are. path: where it will be."""
    there = {name: one for name, one in named.items() if one.page is not None and one.page.is_file()}
    if without := [one.folder for name, one in named.items() if name not in there]:
        why = "no feedback page yet; run `autograder grade` or `autograder feedback`"
        task.outcome.look_at(why, listed(without))
    task.outcome.said.append(f"feedback/{path.name}: {counted(len(there), 'page')}.")
    if waiting := sum(one.waits for one in there.values()):
        task.outcome.note(f"{waiting} of them are of students whose work still has to be graded by hand.")
    return _zipped({name: one.page.read_bytes() for name, one in there.items()})


def _zipped(pages: dict[str, bytes]) -> bytes:
    """name -> content, in the order of the names; times and modes are always the same."""
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED) as archive:
        for name in sorted(pages):
            entry = zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0))
            entry.compress_type, entry.create_system, entry.external_attr = zipfile.ZIP_DEFLATED, 3, 0o600 << 16
            archive.writestr(entry, pages[name])
    return made.getvalue()
