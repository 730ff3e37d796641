"""Accounts of programs that play over HTTP: whether they may sit with people at rated tables."""

import sqlalchemy as sa
from alembic import op

revision = "bots"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("persons", sa.Column("program", sa.String(8)))


def downgrade() -> None:
    op.drop_column("persons", "program")
