"""Which answers the grades in the gradebook are for: a table of ours beside nbgrader's own.

In: digests of a student's answers (`answers` of a report). Out: the same, as they were when the grades were recorded,
so that a grade given by hand is looked at again when its answer has changed since, and only then. They are written in
the transaction that writes the grades, so that the two always belong together.
"""

from __future__ import annotations

import json


def _table():
    import sqlalchemy

    return sqlalchemy.Table(
        "autograder_judged",
        sqlalchemy.MetaData(),
        sqlalchemy.Column("notebook_id", sqlalchemy.String(32), primary_key=True),  # of submitted_notebook
        sqlalchemy.Column("answers", sqlalchemy.Text, nullable=False),  # {grade cell without "check_": digest}, as JSON
    )


def read(connection, notebook_ids: list[str]) -> dict[str, dict[str, str]]:
    """{notebook id: {name: digest}} of those that are known."""
    from sqlalchemy import inspect, select

    table = _table()
    if not inspect(connection).has_table(table.name):
        return {}
    rows = connection.execute(select(table).where(table.c.notebook_id.in_(notebook_ids)))
    return {row.notebook_id: json.loads(row.answers) for row in rows}


def write(connection, answers: dict[str, dict[str, str]]) -> None:
    """Replaces {notebook id: {name: digest}}; makes the table if it is missing."""
    from sqlalchemy import delete, insert

    if not answers:
        return
    table = _table()
    table.create(connection, checkfirst=True)
    connection.execute(delete(table).where(table.c.notebook_id.in_(answers)))
    rows = [{"notebook_id": book, "answers": json.dumps(told, sort_keys=True)} for book, told in answers.items()]
    connection.execute(insert(table), rows)


def changed(name: str, known: dict[str, str] | None, entry: dict) -> bool:
    """Whether the answer that a grade cell is about is another than the one known to have been graded.

    An answer that could not be read this time, because the grader failed, is not known to have changed. An unknown one
    (the gradebook is older than this table) may have, unless its report is from an earlier run.
    """
    name = name.removeprefix("check_")
    digest = entry.get("answers", {}).get(name)
    if digest is None:
        return False
    if known is None or name not in known:
        return not entry.get("unchanged")
    return digest != known[name]
