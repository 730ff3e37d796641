"""People with several devices, seeds as text, the format a game is played by, tables an operator has hidden."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

FIRST_FORMAT = "1"  # of every game made before


def upgrade() -> None:
    op.add_column("sessions", sa.Column("person", sa.String(64)))
    op.add_column("sessions", sa.Column("seen_at", sa.BigInteger, nullable=False, server_default="0"))
    op.execute("UPDATE sessions SET seen_at = created_at")
    op.create_index("sessions_seen", "sessions", ["seen_at"])
    op.create_table(
        "devices",
        sa.Column("code", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(64), nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
    op.add_column("tables", sa.Column("format", sa.Text, nullable=False, server_default=FIRST_FORMAT))
    op.add_column("tables", sa.Column("hidden", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_index("tables_maker", "tables", ["maker", "over"])
    # A seed of 128 bits is no number to SQLite: it becomes text, in a column that never was a number.
    op.add_column("tables", sa.Column("seed_text", sa.Text))
    op.execute("UPDATE tables SET seed_text = CAST(seed AS TEXT)")
    op.drop_column("tables", "seed")
    op.execute("ALTER TABLE tables RENAME COLUMN seed_text TO seed")


def downgrade() -> None:
    raise NotImplementedError("seeds of 128 bits do not fit the old column: restore the copy made before the upgrade")
