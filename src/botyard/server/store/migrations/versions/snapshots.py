"""Snapshots: a table wakes up without its older lines."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Add the table; the first snapshots are taken when tables wake up."""
    table = sa.ForeignKey("tables.id", ondelete="CASCADE")
    op.create_table(
        "snapshots",
        sa.Column("table_id", sa.Text, table, primary_key=True),
        sa.Column("version", sa.Integer, primary_key=True),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("content", sa.LargeBinary, nullable=False),
    )
