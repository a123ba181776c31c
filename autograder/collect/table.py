"""The account of one run as a table for the terminal.

In: the manifest. Out: a rich Table, in which names are escaped and nothing is read as rich's markup. It decides
nothing.
"""

from __future__ import annotations

from pathlib import Path

from rich.table import Table
from rich.text import Text

from autograder.collect.manifest import STATES, EntryRecord, Manifest
from autograder.text import shown

FULL = 60  # entries up to which the table has a row for each
STYLES = {"unmatched": "bold red", "superseded": "yellow", "taken": "green", "look at": "bold"}


def table(manifest: Manifest) -> Table:
    """Every entry of a small download; of a large one the unmatched entries, and the others grouped by reason."""
    kinds = ", ".join(f"{Path(source.path).name}: {source.kind}" for source in manifest.sources)
    result = Table(title=Text(f"Collected {manifest.assignment} ({shown(kinds)})"), show_footer=True)
    counts = manifest.counts
    total = " + ".join(f"{counts[state]} {state}" for state in STATES if counts[state])
    result.add_column("", footer=Text(""))
    result.add_column("entry", footer=Text(f"{counts['entries']} entries = {total or 'none'}"), overflow="fold")
    result.add_column("what became of it", overflow="fold")
    rows = [*_entries(manifest.entries), *_attention(manifest)]
    for state, entry, said in rows:
        result.add_row(Text(state, STYLES.get(state, "dim")), Text(entry), Text(said))
    return result


def _entries(entries: list[EntryRecord]) -> list[tuple[str, str, str]]:
    listed = entries if len(entries) <= FULL else [entry for entry in entries if entry.state == "unmatched"]
    rows = [(entry.state, shown(entry.entry, 90), _said(entry)) for entry in listed]
    groups: dict[tuple[str, str], list[EntryRecord]] = {}
    for entry in entries if len(entries) > FULL else ():
        if entry.state != "unmatched":
            reason = entry.why or "" if entry.state == "ignored" else ""
            groups.setdefault((entry.state, reason), []).append(entry)
    for (state, reason), group in sorted(groups.items(), key=lambda pair: STATES.index(pair[0][0])):
        example = shown(group[0].entry, 60)
        more = f"{len(group)} entries, such as {example}" if len(group) > 1 else example
        rows.append((state, more, shown(reason) or _group_said(state, group)))
    return rows


def _attention(manifest: Manifest) -> list[tuple[str, str, str]]:
    return [
        ("look at", shown(student.student, 90), shown("; ".join(student.attention), 300))
        for student in manifest.students
        if student.attention
    ]


def _said(entry: EntryRecord) -> str:
    parts = []
    if entry.where:
        parts.append("→ " + ", ".join(shown(place, 120) for place in entry.where))
    if entry.why:
        parts.append(shown(entry.why, 300))
    if entry.guesses:
        parts.append("nearest: " + ", ".join(shown(guess, 60) for guess in entry.guesses))
    return "; ".join(parts)


def _group_said(state: str, group: list[EntryRecord]) -> str:
    if state == "taken":
        students = {student for entry in group for student in entry.students}
        return f"→ submitted/, {len(students)} students"
    return {"superseded": "a newer or better file counts", "opened": "their entries are counted themselves"}[state]
