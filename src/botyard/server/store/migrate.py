"""Bring a database up to the newest schema, with the migrations of this package."""

from pathlib import Path

from alembic.config import Config
from alembic.runtime.environment import EnvironmentContext
from alembic.runtime.migration import MigrationContext, RevisionStep
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import Connection, text

from botyard.server.store.schema import METADATA
from botyard.server.store.trouble import StoreTrouble

FOLDER = Path(__file__).parent / "migrations"
LOCK = 0x60748D  # of PostgreSQL: one node migrates, the others wait


def revisions(connection: Connection) -> tuple[str | None, str | None]:
    """The revision that a database has, and the newest there is."""
    has = MigrationContext.configure(connection).get_current_revision()
    scripts = ScriptDirectory(str(FOLDER))
    try:
        scripts.get_revision(has or "base")
    except CommandError as unknown:  # a revision that a newer Botyard has written
        raise StoreTrouble("store-newer") from unknown
    return has, scripts.get_current_head()


def migrate(connection: Connection) -> None:
    """Run what is missing, inside the transaction of the connection."""
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))
    scripts = ScriptDirectory(str(FOLDER))

    def missing(revision: str, _: MigrationContext) -> list[RevisionStep]:
        return list(scripts._upgrade_revs("head", revision))

    environment = EnvironmentContext(Config(), scripts)
    environment.configure(connection=connection, target_metadata=METADATA, fn=missing)
    try:
        with environment:
            environment.run_migrations()
    except CommandError as unknown:  # a revision that a newer Botyard has written
        raise StoreTrouble("store-newer") from unknown
