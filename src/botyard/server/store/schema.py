"""
The tables of the database.

The lines of a table are the truth: append-only, one for each version. Its row in ``tables``
holds settings and what can be worked out from the lines, and so do snapshots. Times are seconds
since 1970, seats count from 0, a missing owner is one who has deleted the account.
"""

from sqlalchemy import (
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
)

METADATA = MetaData()


def _table() -> Column[str]:
    return Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)


def _person(name: str, ondelete: str, *, key: bool = False) -> Column[str]:
    to = ForeignKey("persons.id", ondelete=ondelete)
    return Column(name, Text, to, primary_key=key, index=True)


META = Table(
    "meta",
    METADATA,
    Column("key", Text, primary_key=True),
    Column("value", Text, nullable=False),
)

PERSONS = Table(
    "persons",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("nickname", Text, nullable=False),
    Column("name", Text, unique=True),
    Column("password", Text),
    Column("created", Double, nullable=False),
    Column("seen", Double, nullable=False, index=True),
)

SESSIONS = Table(
    "sessions",
    METADATA,
    Column("id", Text, primary_key=True),
    Column(
        "person_id", Text, ForeignKey("persons.id", ondelete="CASCADE"), nullable=False, index=True
    ),
    Column("created", Double, nullable=False),
    Column("seen", Double, nullable=False, index=True),
    Column("device", Text, nullable=False),
)

TABLES = Table(
    "tables",
    METADATA,
    Column("id", Text, primary_key=True),
    _person("owner", "SET NULL"),
    Column("game", Text, nullable=False),
    Column("created", Double, nullable=False),
    Column("status", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("version", Integer, nullable=False),
    Column("wake_at", Double),
    Column("position", Text),
    Column("secret", Text, nullable=False),
)
WAKING = Index(
    "ix_tables_wake_at",
    TABLES.c.wake_at,
    sqlite_where=TABLES.c.wake_at.is_not(None),
    postgresql_where=TABLES.c.wake_at.is_not(None),
)
AGE = Index("ix_tables_status", TABLES.c.status, TABLES.c.created)
PUBLIC = Index("ix_tables_public", TABLES.c.public, TABLES.c.created)

LINES = Table(
    "lines",
    METADATA,
    _table(),
    Column("version", Integer, primary_key=True),
    Column("at", Double, nullable=False),
    Column("entry", Text, nullable=False),
    sqlite_with_rowid=False,
)

SNAPSHOTS = Table(
    "snapshots",
    METADATA,
    _table(),
    Column("version", Integer, primary_key=True),
    Column("at", Double, nullable=False),
    Column("content", LargeBinary, nullable=False),
)

HOLDERS = Table(
    "holders",
    METADATA,
    _table(),
    Column("seat", Integer, primary_key=True),
    _person("person_id", "CASCADE", key=True),
    Column("since", Double, nullable=False),
    Column("name", Text, nullable=False, server_default=""),  # at this seat, if not the nickname
)

LINKS = Table(
    "links",
    METADATA,
    Column("hash", Text, primary_key=True),
    Column(
        "table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True
    ),
    Column("seat", Integer, nullable=False),
    Column("created", Double, nullable=False),
    _person("used_by", "CASCADE"),
    Column("used_at", Double),
)

LEASES = Table(
    "leases",
    METADATA,
    _table(),
    Column("node", Text, nullable=False, index=True),
    Column("until", Double, nullable=False),
)

RECORDS = Table(
    "records",
    METADATA,
    Column("id", Text, primary_key=True),
    _person("owner", "SET NULL"),
    Column("created", Double, nullable=False, index=True),
    Column("game", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("table_id", Text, ForeignKey("tables.id", ondelete="SET NULL"), index=True),
)

FILMS = Table(
    "films",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("film", LargeBinary, nullable=False),
)
