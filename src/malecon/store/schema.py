"""The schema. A change here needs a migration next to the others in migrations/versions, and HEAD raised to it."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ColumnElement,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    exists,
    literal,
    or_,
)

HEAD = "secret"  # the newest migration: a database at this version is opened without loading Alembic

metadata = MetaData()

sessions = Table(
    "sessions",
    metadata,
    Column("id", String(64), primary_key=True),  # the hash of the browser's secret, never the secret
    Column("name", Text, nullable=False),
    Column("created_at", BigInteger, nullable=False),  # every time is in milliseconds since 1970
    Column("person", String(64)),  # whose device this is: the session that person began with; null: this one
    Column("seen_at", BigInteger, nullable=False),
    Column("address", String(64)),  # the last address it was seen from, of IPv6 the /64: operators can ban it
    Column("agent", Text, nullable=False),  # the browser and the system, as a person would name the device
)
Index("sessions_seen", sessions.c.seen_at)
Index("sessions_person", sessions.c.person)

persons = Table(
    "persons",
    metadata,
    Column("id", String(64), primary_key=True),  # the session they began with; seats, notes and answers name it
    Column("handle", String(16), nullable=False, unique=True),  # what others see of the id: the address of the profile
    Column("name", Text, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("recovery", String(64)),  # the hash of the recovery code
    Column("recovery_at", BigInteger),
    Column("settings", Text, nullable=False),  # JSON: when and in which language they want news
    Column("program", String(8)),  # of a bot's account: guest, or rated where it may play rated games with people
)
Index("persons_recovery", persons.c.recovery)

passkeys = Table(
    "passkeys",
    metadata,
    Column("id", Text, primary_key=True),  # the credential's id, base64url
    Column("person", String(64), nullable=False),
    Column("public_key", Text, nullable=False),  # base64url
    Column("sign_count", BigInteger, nullable=False),
    Column("agent", Text, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("used_at", BigInteger),
)
Index("passkeys_person", passkeys.c.person)

tickets = Table(
    "tickets",
    metadata,
    Column("code", String(64), primary_key=True),  # the hash of a secret that works once, for minutes
    Column("kind", String(16), nullable=False),
    Column("person", String(64)),
    Column("data", Text),
    Column("until", BigInteger, nullable=False),
)

channels = Table(
    "channels",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("person", String(64), nullable=False),
    Column("kind", String(8), nullable=False),  # push, mail, hook
    Column("address", Text, nullable=False),
    Column("data", Text, nullable=False),  # JSON: the browser's keys, the shape of a post
    Column("often", String(8), nullable=False),  # each, hour, day, last
    Column("confirmed", Boolean, nullable=False),
    Column("ending", String(32), nullable=False, unique=True),  # what a link in the news ends it by
    Column("created_at", BigInteger, nullable=False),
    Column("told_at", BigInteger),
    Column("trouble", Text),  # what went wrong at the last attempt
)
Index("channels_person", channels.c.person)

told = Table(
    "told",
    metadata,
    Column("channel", String(32), primary_key=True),
    Column("table_id", String(32), primary_key=True),
    Column("moved_at", BigInteger, nullable=False),  # the turn that was told, by when it began
    Column("last", Boolean, nullable=False),  # the last call was made too
)

keys = Table(
    "keys",
    metadata,
    Column("name", String(32), primary_key=True),
    Column("value", Text, nullable=False),  # the server's own, such as the one it signs notifications with
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    # what was agreed before the game
    Column("title", Text, nullable=False),
    Column("data", Text, nullable=False),
    Column("options", Text, nullable=False),  # JSON
    Column("format", Text, nullable=False),  # of records, by whose rules and generator it is played
    Column("seed", Text),  # a number of up to 128 bits
    Column("start", Text),  # JSON: the described position a game without seed began from
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
    Column("to_move", Integer),  # the first seat that is asked
    Column("asked", Integer, nullable=False),  # all that are, a bit for each: secret choices are made at the same time
    Column("result", Text),  # JSON: scores and winners
    Column("revision", Integer, nullable=False),  # counts take-backs
    Column("moved_at", BigInteger, nullable=False),
    # between decisions
    Column("banks", Text),  # JSON: milliseconds left to each seat
    Column("hold", Integer),  # the seat that has not yet ended its turn
    Column("takeback", Text),  # JSON: a request to go back, and who agreed
    Column("due_at", BigInteger),  # when the server itself must act: a bot's move, time running out
    Column("unplanned", Boolean, nullable=False),  # no plan of the seat to move fits this decision
    Column("rematch", String(32)),
    Column("hidden", Boolean, nullable=False),  # an operator has taken it off the site
    Column("closed", Boolean, nullable=False),  # an operator has closed it: it can only be viewed
)
Index("tables_due", tables.c.due_at)
Index("tables_open", tables.c.over, tables.c.created_at)
Index("tables_maker", tables.c.maker, tables.c.over)

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
    Column("invited", String(64)),  # the person for whom it is kept, who is told
    Column("away_from", BigInteger),  # days off of its person: the clock is stopped
    Column("away_until", BigInteger),
    Column("sealed", Text),  # JSON: a secret choice that waits for the others to make theirs
)
Index("seats_session", seats.c.session)
Index("seats_invited", seats.c.invited)


def waited_for() -> ColumnElement[bool]:
    """Whether a seat of the query must do something at its table: decide, or end its turn."""
    bit = literal(1).bitwise_lshift(seats.c.seat)
    return or_(tables.c.asked.bitwise_and(bit) != 0, seats.c.seat == tables.c.hold)


actions = Table(
    "actions",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("ply", Integer, primary_key=True),  # counts from 0; the key refuses a second one
    Column("seat", Integer, nullable=False),
    Column("action", Text, nullable=False),  # the notation
    Column("by", Text, nullable=False),  # person, plan, or a bot's code
    Column("at", BigInteger, nullable=False),
    Column("barrier", String(8)),  # why it can't be taken back freely: chance, secret
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

operators = Table(
    "operators",
    metadata,
    Column("token", String(64), primary_key=True),  # the hash of what `malecon admin token` printed
    Column("until", BigInteger, nullable=False),
)

sanctions = Table(
    "sanctions",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("what", String(8), nullable=False),  # ban, mute
    Column("person", String(64)),  # whom it is for: a person or an address
    Column("address", String(64)),
    Column("name", Text, nullable=False),  # the person's name at that time
    Column("reason", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("until", BigInteger),  # null: for good
)

reports = Table(
    "reports",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("table_id", String(32), nullable=False),  # which may be deleted before the report is
    Column("person", String(64), nullable=False),  # who wrote it
    Column("name", Text, nullable=False),
    Column("about", String(64)),  # the person it is about; null: the table
    Column("about_name", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("done_at", BigInteger),
)
Index("reports_open", reports.c.done_at, reports.c.at)

# What every running server must read again: an operator's command is its own process, and SQLite tells nobody.
notices = Table(
    "notices",
    metadata,
    Column("number", Integer, primary_key=True, autoincrement=True),
    Column("about", Text, nullable=False),  # table:ID, session:ID, or sanctions
    Column("at", BigInteger, nullable=False),
    sqlite_autoincrement=True,  # no number is given twice
)
events = Table(
    "events",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("kind", String(16), nullable=False),  # joined, left, asked, absent, flag, returned
    Column("name", Text, nullable=False),
    Column("person", String(64)),
    Column("bot", Text),
    Column("link", String(64)),  # the hash of the invitation that was spent
    Column("ply", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
)

seekers = Table(
    "seekers",
    metadata,
    Column("person", String(64), primary_key=True),  # one search at a time
    Column("title", Text, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("name", Text, nullable=False),
    Column("rating", Float, nullable=False),  # as it is displayed
    Column("since", BigInteger, nullable=False),
    Column("beat_at", BigInteger, nullable=False),  # the last sign of life
    Column("table_id", String(32)),  # where they were seated; nobody pairs them again
)
Index("seekers_wish", seekers.c.title, seekers.c.seats, seekers.c.rated)
# Reviews of finished games: computed once, told in any language.
reviews = Table(
    "reviews",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("ply", Integer, nullable=False),  # of which game: one that was taken back is another game
    Column("revision", Integer, nullable=False),
    Column("found", Text, nullable=False),  # JSON: chances before each ply, costly decisions with keys of reasons
    Column("at", BigInteger, nullable=False),
)

ratings = Table(
    "ratings",
    metadata,
    Column("title", Text, primary_key=True),
    Column("player", String(64), primary_key=True),  # a person's id
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("wins", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
)

rated = Table(
    "rated",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("title", Text, nullable=False),
    Column("player", String(64), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("place", Integer, nullable=False),
    Column("before", Float, nullable=False),  # mu
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
)
Index("rated_player", rated.c.player, rated.c.title, rated.c.at)


def has_free_seat() -> ColumnElement[bool]:
    """Whether a table of the query still waits for people: until all have come, it is nobody's turn."""
    other = seats.alias("other")
    free = other.c.kind != "bot", other.c.session.is_(None), other.c.stand_in.is_(None)
    return exists().where(other.c.table_id == tables.c.id, *free)
