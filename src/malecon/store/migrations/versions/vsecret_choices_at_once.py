"""Secret choices made at the same time: who is asked, and what is sealed until all have chosen."""

import sqlalchemy as sa
from alembic import op

revision = "secret"
down_revision = "lookback"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("asked", sa.Integer, nullable=False, server_default="0"))
    op.execute("UPDATE tables SET asked = 1 << to_move WHERE to_move IS NOT NULL")
    op.add_column("seats", sa.Column("sealed", sa.Text))


def downgrade() -> None:
    op.drop_column("seats", "sealed")
    op.drop_column("tables", "asked")
