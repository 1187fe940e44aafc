"""Several people at one screen: each seat has a name of its own."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Add the column."""
    op.add_column("holders", sa.Column("name", sa.Text, nullable=False, server_default=""))
