"""The first tables: sessions, tables, seats, actions, answers, messages, notes."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def _table_id() -> sa.Column[str]:
    return sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True)


def upgrade() -> None:
    op.create_table(
        "sessions",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("title", sa.Text, nullable=False),
        sa.Column("data", sa.Text, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("seed", sa.BigInteger),
        sa.Column("start", sa.Text),
        sa.Column("clock", sa.Text),
        sa.Column("settings", sa.Text, nullable=False),
        sa.Column("maker", sa.String(64)),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.Column("parent", sa.String(32)),
        sa.Column("parent_ply", sa.Integer),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("ply", sa.Integer, nullable=False),
        sa.Column("over", sa.Boolean, nullable=False),
        sa.Column("to_move", sa.Integer),
        sa.Column("result", sa.Text),
        sa.Column("revision", sa.Integer, nullable=False),
        sa.Column("moved_at", sa.BigInteger, nullable=False),
        sa.Column("banks", sa.Text),
        sa.Column("hold", sa.Integer),
        sa.Column("takeback", sa.Text),
        sa.Column("due_at", sa.BigInteger),
        sa.Column("unplanned", sa.Boolean, nullable=False),
        sa.Column("rematch", sa.String(32)),
    )
    op.create_index("tables_due", "tables", ["due_at"])
    op.create_index("tables_open", "tables", ["over", "created_at"])
    op.create_table(
        "seats",
        _table_id(),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("bot", sa.Text),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("session", sa.String(64)),
        sa.Column("link", sa.String(64)),
        sa.Column("stand_in", sa.Text),
        sa.Column("stand_in_why", sa.String(16)),
        sa.Column("seen_at", sa.BigInteger),
        sa.Column("plans", sa.Text),
    )
    op.create_index("seats_session", "seats", ["session"])
    op.create_table(
        "actions",
        _table_id(),
        sa.Column("ply", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("action", sa.Text, nullable=False),
        sa.Column("by", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("barrier", sa.String(8)),
    )
    op.create_table(
        "answers",
        _table_id(),
        sa.Column("session", sa.String(64), primary_key=True),
        sa.Column("key", sa.String(64), primary_key=True),
        sa.Column("answer", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("answers_at", "answers", ["at"])
    op.create_table(
        "messages",
        _table_id(),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "notes",
        _table_id(),
        sa.Column("session", sa.String(64), primary_key=True),
        sa.Column("text", sa.Text, nullable=False),
    )


def downgrade() -> None:
    for name in ("notes", "messages", "answers", "actions", "seats", "tables", "sessions"):
        op.drop_table(name)
