"""What nobody uses any more is found without reading everything."""

from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Add the indexes."""
    op.create_index("ix_tables_status", "tables", ["status", "created"])
    op.create_index("ix_records_created", "records", ["created"])
    op.create_index("ix_persons_seen", "persons", ["seen"])
