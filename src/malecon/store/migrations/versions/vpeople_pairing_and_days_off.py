"""People who are looking for a game, seats kept for someone, and days off."""

import sqlalchemy as sa
from alembic import op

revision = "people"
down_revision = "bots"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("seats", sa.Column("invited", sa.String(64)))
    op.create_index("seats_invited", "seats", ["invited"])
    op.add_column("seats", sa.Column("away_from", sa.BigInteger))
    op.add_column("seats", sa.Column("away_until", sa.BigInteger))
    op.create_table(
        "seekers",
        sa.Column("person", sa.String(64), primary_key=True),
        sa.Column("title", sa.Text, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("rating", sa.Float, nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.Column("beat_at", sa.BigInteger, nullable=False),
        sa.Column("table_id", sa.String(32)),
    )
    op.create_index("seekers_wish", "seekers", ["title", "seats", "rated"])


def downgrade() -> None:
    raise NotImplementedError("days off would be lost: restore the copy made before the upgrade")
