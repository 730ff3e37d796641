"""The schema. A change here needs a migration beside the others in migrations/versions, and HEAD raised to it."""

from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Index, Integer, MetaData, String, Table, Text

HEAD = "0001"  # the newest migration: a database that stands there is opened without waking Alembic

metadata = MetaData()

sessions = Table(
    "sessions",
    metadata,
    Column("id", String(64), primary_key=True),  # the hash of what the browser holds, never that itself
    Column("name", Text, nullable=False),
    Column("created_at", BigInteger, nullable=False),  # every time is in milliseconds since 1970
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    # what was agreed before the play
    Column("title", Text, nullable=False),
    Column("data", Text, nullable=False),
    Column("options", Text, nullable=False),  # JSON
    Column("seed", BigInteger),
    Column("start", Text),  # JSON: the described position a play without seed began from
    Column("clock", Text),  # JSON
    Column("settings", Text, nullable=False),  # JSON
    Column("maker", String(64)),
    Column("created_at", BigInteger, nullable=False),
    Column("parent", String(32)),  # the table it was forked from, or whose rematch it is
    Column("parent_ply", Integer),
    # where it stands: can be rebuilt from the actions
    Column("version", Integer, nullable=False),  # counts every change: a writer names the one it knows
    Column("ply", Integer, nullable=False),
    Column("over", Boolean, nullable=False),
    Column("to_move", Integer),
    Column("result", Text),  # JSON: scores and winners
    Column("revision", Integer, nullable=False),  # counts take-backs
    Column("moved_at", BigInteger, nullable=False),
    # between decisions
    Column("banks", Text),  # JSON: milliseconds left to each seat
    Column("hold", Integer),  # the seat that has not yet ended its turn
    Column("takeback", Text),  # JSON: a request to go back, and who agreed
    Column("due_at", BigInteger),  # when the house itself must act: a bot's move, a flag
    Column("unplanned", Boolean, nullable=False),  # no plan of the seat to move fits this decision
    Column("rematch", String(32)),
)
Index("tables_due", tables.c.due_at)
Index("tables_open", tables.c.over, tables.c.created_at)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),  # person, bot, open
    Column("bot", Text),
    Column("name", Text, nullable=False),
    Column("session", String(64)),
    Column("link", String(64)),  # the hash of its invitation
    Column("stand_in", Text),  # the bot that plays for the person at the moment
    Column("stand_in_why", String(16)),
    Column("seen_at", BigInteger),
    Column("plans", Text),  # JSON: pre-decisions
)
Index("seats_session", seats.c.session)

actions = Table(
    "actions",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("ply", Integer, primary_key=True),  # counts from 0; the key refuses a second one
    Column("seat", Integer, nullable=False),
    Column("action", Text, nullable=False),  # the notation
    Column("by", Text, nullable=False),  # person, plan, or a bot's code
    Column("at", BigInteger, nullable=False),
    Column("barrier", String(8)),  # why it cannot be taken back freely: chance, secret
)

answers = Table(
    "answers",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("session", String(64), primary_key=True),
    Column("key", String(64), primary_key=True),
    Column("answer", Text, nullable=False),  # JSON
    Column("at", BigInteger, nullable=False),
)
Index("answers_at", answers.c.at)

messages = Table(
    "messages",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)

notes = Table(
    "notes",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("session", String(64), primary_key=True),
    Column("text", Text, nullable=False),
)
