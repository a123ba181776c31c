"""Opens nbgrader's gradebook so that several programs can write it.

In: the database's address. Out: an engine whose transactions start as writers. It makes a new gradebook exactly as
nbgrader does and knows nothing of its content.
"""

from __future__ import annotations

import contextlib
import tempfile
from pathlib import Path

from autograder import files
from autograder.gradebook.errors import BUSY_SECONDS, explained
from autograder.gradebook.settings import Settings


def open_engine(settings: Settings, busy_seconds: float = BUSY_SECONDS):
    """An SQLAlchemy engine on the gradebook, which is made when there is none.

    On SQLite a transaction takes the write lock when it begins: what was read stays true until the commit,
    and a second grader waits up to `busy_seconds` for its turn instead of failing half-way.
    """
    from sqlalchemy import create_engine, event, inspect
    from sqlalchemy.engine import make_url
    from sqlalchemy.pool import NullPool

    url = make_url(settings.url)
    sqlite = url.get_backend_name() == "sqlite"
    if sqlite:
        url = url.update_query_dict({"timeout": f"{busy_seconds:g}"})
    with explained(settings.database, busy_seconds):
        if sqlite and url.database:
            _make_aside(Path(url.database))
            # nbgrader's commands make one that everybody may read, under the usual umask.
            files.close(Path(url.database), settings.app.coursedir.groupshared)
        engine = create_engine(url, poolclass=NullPool)
        if not inspect(engine).get_table_names():
            _make_tables(engine)
    if sqlite:

        @event.listens_for(engine, "connect")
        def leave_transactions_to_us(connection, _record):
            connection.isolation_level = None

        @event.listens_for(engine, "begin")
        def begin_as_writer(connection):
            connection.exec_driver_sql("BEGIN IMMEDIATE")

    return engine


def _make_aside(path: Path) -> None:
    """A new gradebook file where there is none, put in place in one step.

    A program killed half-way, or a second one that starts meanwhile, must not find a gradebook without a version.
    """
    from sqlalchemy import create_engine
    from sqlalchemy.pool import NullPool

    if path.exists():
        return
    path.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=path.parent, prefix=".gradebook-") as folder:
        fresh = Path(folder) / "gradebook.db"
        files.write(fresh, b"")  # SQLite keeps the mode of a file that it finds, for its journal as well
        _make_tables(create_engine(f"sqlite:///{fresh}", poolclass=NullPool))
        with contextlib.suppress(FileExistsError):  # another grader was first
            files.put_once(fresh, path)


def _make_tables(engine) -> None:
    """What nbgrader's Gradebook does with an empty database: the tables, and the version of their layout.

    nbgrader asks the program `alembic` for the version, which must then be on PATH and imports nbgrader once more;
    the library knows it as well.
    """
    from alembic.script import ScriptDirectory
    from nbgrader import api, dbutil
    from sqlalchemy import text

    version = ScriptDirectory(dbutil.ALEMBIC_DIR).get_current_head()
    api.Base.metadata.create_all(engine)
    with engine.begin() as connection:
        connection.execute(text("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL)"))
        connection.execute(text("INSERT INTO alembic_version (version_num) VALUES (:version)"), {"version": version})
