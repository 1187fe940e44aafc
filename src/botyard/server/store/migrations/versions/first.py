"""The first schema."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make every table."""
    _people()
    _tables()
    _seats()
    _records()


def _people() -> None:
    op.create_table(
        "meta",
        sa.Column("key", sa.Text, primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
    op.create_table(
        "persons",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("nickname", sa.Text, nullable=False),
        sa.Column("name", sa.Text, unique=True),
        sa.Column("password", sa.Text),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("seen", sa.Double, nullable=False),
    )


def _tables() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("owner", sa.Text, _to("persons", "SET NULL")),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("wake_at", sa.Double),
        sa.Column("position", sa.Text),
        sa.Column("secret", sa.Text, nullable=False),
    )
    op.create_index("ix_tables_owner", "tables", ["owner"])
    op.create_index("ix_tables_public", "tables", ["public", "created"])
    waking = sa.text("wake_at IS NOT NULL")
    op.create_index(
        "ix_tables_wake_at", "tables", ["wake_at"], sqlite_where=waking, postgresql_where=waking
    )
    op.create_table(
        "lines",
        _table_key(),
        sa.Column("version", sa.Integer, primary_key=True),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("entry", sa.Text, nullable=False),
        sqlite_with_rowid=False,
    )


def _seats() -> None:
    op.create_table(
        "holders",
        _table_key(),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("person_id", sa.Text, _to("persons", "CASCADE"), primary_key=True),
        sa.Column("since", sa.Double, nullable=False),
    )
    op.create_index("ix_holders_person_id", "holders", ["person_id"])
    op.create_table(
        "links",
        sa.Column("hash", sa.Text, primary_key=True),
        sa.Column("table_id", sa.Text, _to("tables", "CASCADE"), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("used_by", sa.Text, _to("persons", "CASCADE")),
        sa.Column("used_at", sa.Double),
    )
    op.create_index("ix_links_table_id", "links", ["table_id"])
    op.create_index("ix_links_used_by", "links", ["used_by"])
    op.create_table(
        "leases",
        _table_key(),
        sa.Column("node", sa.Text, nullable=False),
        sa.Column("until", sa.Double, nullable=False),
    )
    op.create_index("ix_leases_node", "leases", ["node"])


def _records() -> None:
    op.create_table(
        "records",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("owner", sa.Text, _to("persons", "SET NULL")),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("table_id", sa.Text, _to("tables", "SET NULL")),
    )
    op.create_index("ix_records_owner", "records", ["owner"])
    op.create_index("ix_records_table_id", "records", ["table_id"])
    op.create_table(
        "films",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("film", sa.LargeBinary, nullable=False),
    )


def _table_key() -> sa.Column[str]:
    return sa.Column("table_id", sa.Text, _to("tables", "CASCADE"), primary_key=True)


def _to(table: str, ondelete: str) -> sa.ForeignKey:
    return sa.ForeignKey(f"{table}.id", ondelete=ondelete)
