"""The account of one run: every entry of the downloads and what became of it.

In: the items with their decided states, and the students. Out: the manifest (plain data, written as JSON) and the
table for the terminal. A count that does not add up is an error here, whoever made it.
"""

from __future__ import annotations

from collections import Counter
from datetime import datetime
from pathlib import Path

from rich.table import Table
from rich.text import Text

from autograder.collect.errors import CollectError
from autograder.collect.intake import Item
from autograder.collect.names import shown

STATES = ("taken", "superseded", "ignored", "unmatched", "opened")
FULL = 60  # entries up to which the table has a row for each
STYLES = {"unmatched": "bold red", "superseded": "yellow", "taken": "green"}


def build(
    assignment: str, time: datetime, sources: list[dict], students: list[dict], items: list[Item], notes: list[str]
) -> dict:
    """The manifest as plain data; see `collect` for its fields."""
    counts = Counter(item.state for item in items)
    return {
        "schema": 1,
        "assignment": assignment,
        "collected_at": time.isoformat(timespec="seconds"),
        "sources": sources,
        "counts": {"entries": len(items), **{state: counts.get(state, 0) for state in STATES}},
        "students": students,
        "entries": [_entry(item) for item in items],
        "notes": notes,
    }


def _entry(item: Item) -> dict:
    entry = {"source": item.source, "entry": item.name, "size": item.size, "state": item.state}
    if item.why:
        entry["why"] = item.why
    if item.where:
        entry["where"] = item.where
    if item.students:
        entry["students"] = item.students
    if item.state == "unmatched":
        entry["guesses"] = item.guesses
    return entry


def check(manifest: dict, seen: int, root: Path) -> None:
    """Raises CollectError when an entry was lost or counted twice, or when a taken file is not where it should be.

    seen: the entries met while reading, counted apart; root: the folder that `where` is relative to.
    """
    counts = manifest["counts"]
    states = sum(counts[state] for state in STATES)
    if not seen == counts["entries"] == states == len(manifest["entries"]):
        undecided = [entry["entry"] for entry in manifest["entries"] if entry["state"] not in STATES]
        raise CollectError(
            f"The account does not add up: {seen} entries were read, {states} have been decided "
            f"(for example not: {shown(undecided[0]) if undecided else 'none'}). Please report this."
        )
    for entry in manifest["entries"]:
        missing = [place for place in entry.get("where", []) if not (root / place).is_file()]
        if missing or (entry["state"] == "taken" and not entry.get("where")):
            raise CollectError(
                f"{shown(entry['entry'])} was taken, but {shown(missing[0]) if missing else 'nothing'} lies in "
                "submitted/: is somebody changing it at the same time? Run collect again."
            )


def table(manifest: dict) -> Table:
    """Every entry of a small download; of a large one the unmatched entries, and the others grouped by reason.

    Control, bidi and invisible characters of names are escaped, and nothing is read as rich's markup.
    """
    counts = manifest["counts"]
    kinds = ", ".join(f"{Path(source['path']).name}: {source['kind']}" for source in manifest["sources"])
    result = Table(title=Text(f"Collected {manifest['assignment']} ({shown(kinds)})"), show_footer=True)
    total = " + ".join(f"{counts[state]} {state}" for state in STATES if counts[state])
    result.add_column("", footer=Text(""))
    result.add_column("entry", footer=Text(f"{counts['entries']} entries = {total or 'none'}"), overflow="fold")
    result.add_column("what became of it", overflow="fold")
    entries = manifest["entries"]
    if len(entries) <= FULL:
        for entry in entries:
            _row(result, entry["state"], shown(entry["entry"], 90), _said(entry))
    else:
        for entry in entries:
            if entry["state"] == "unmatched":
                _row(result, "unmatched", shown(entry["entry"], 90), _said(entry))
        groups: dict[tuple[str, str], list[dict]] = {}
        for entry in entries:
            if entry["state"] != "unmatched":
                reason = entry.get("why", "") if entry["state"] == "ignored" else ""
                groups.setdefault((entry["state"], reason), []).append(entry)
        for (state, reason), group in sorted(groups.items(), key=lambda pair: STATES.index(pair[0][0])):
            example = shown(group[0]["entry"], 60)
            more = f"{len(group)} entries, such as {example}" if len(group) > 1 else example
            _row(result, state, more, shown(reason) or _group_said(state, group))
    for student in manifest["students"]:
        if student["attention"]:
            _row(result, "look at", shown(student["student"], 90), shown("; ".join(student["attention"]), 300))
    return result


def _row(result: Table, state: str, entry: str, said: str) -> None:
    result.add_row(Text(state, STYLES.get(state, "bold" if state == "look at" else "dim")), Text(entry), Text(said))


def _said(entry: dict) -> str:
    parts = []
    if entry.get("where"):
        parts.append("→ " + ", ".join(shown(place, 120) for place in entry["where"]))
    if entry.get("why"):
        parts.append(shown(entry["why"], 300))
    if entry.get("guesses"):
        parts.append("nearest: " + ", ".join(shown(guess, 60) for guess in entry["guesses"]))
    return "; ".join(parts)


def _group_said(state: str, group: list[dict]) -> str:
    if state == "taken":
        students = {student for entry in group for student in entry.get("students", [])}
        return f"→ submitted/, {len(students)} students"
    return {"superseded": "a newer or better file counts", "opened": "their entries are counted themselves"}[state]
