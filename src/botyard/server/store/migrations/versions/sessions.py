"""Sessions: a row for every device where somebody is signed in."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

# Whoever has a cookie from before stays signed in: all such devices of a person share one session.
EARLIER = """
INSERT INTO sessions (id, person_id, created, seen, device)
SELECT 'old-' || id, id, created, seen, '' FROM persons
"""


def upgrade() -> None:
    """Add the table."""
    op.create_table(
        "sessions",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column(
            "person_id", sa.Text, sa.ForeignKey("persons.id", ondelete="CASCADE"), nullable=False
        ),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("seen", sa.Double, nullable=False),
        sa.Column("device", sa.Text, nullable=False),
    )
    op.create_index("ix_sessions_person_id", "sessions", ["person_id"])
    op.create_index("ix_sessions_seen", "sessions", ["seen"])
    op.execute(EARLIER)
