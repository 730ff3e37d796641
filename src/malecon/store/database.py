"""Opens a database, SQLite that survives a power cut or PostgreSQL, and brings its schema up to date."""

from importlib import import_module
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, event, inspect, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DatabaseError, TimeoutError

from malecon.store.errors import Unusable, unusable
from malecon.store.schema import HEAD

KINDS = ("sqlite", "postgresql")
BUSY = 2000  # milliseconds another process may lock an SQLite file before a write is refused
MIGRATIONS = Path(__file__).parent / "migrations"
# If a database's machine has vanished, it doesn't even refuse: after so long (seconds, milliseconds) it counts as away.
# We don't wait for someone else's lock longer than SQLite does.
PATIENCE: dict[str, int | str] = {"connect_timeout": 5, "keepalives_idle": 10, "tcp_user_timeout": 10_000,
                                  "options": f"-c lock_timeout={BUSY}"}  # fmt: skip


def parse_url(given: str) -> URL:
    """A database URL; a plain path means an SQLite file, postgresql:// means psycopg 3."""
    if "://" not in given:
        return URL.create("sqlite", database=given)
    kind = given.partition("://")[0]
    try:
        url = make_url(given)
        if url.drivername in ("postgresql", "postgres"):
            url = url.set(drivername="postgresql+psycopg")
        known = url.get_backend_name() in KINDS
    except (ArgumentError, ValueError):
        known = False
    if not known:
        raise Unusable("store-url", kind=kind)  # and not all of it: it may contain a password
    return url


def open_engine(url: URL) -> Engine:
    if url.get_backend_name() != "sqlite":
        return create_engine(
            url, pool_size=8, max_overflow=8, pool_pre_ping=True, connect_args=patience(url), hide_parameters=True
        )
    if url.database and url.database != ":memory:":
        try:
            Path(url.database).parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise unusable(url, error) from error
    engine = create_engine(
        url, pool_size=16, max_overflow=32, connect_args={"check_same_thread": False}, hide_parameters=True
    )

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _record: Any) -> None:
        connection.isolation_level = None  # we send BEGIN ourselves, so that reads and writes are what they seem
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", f"busy_timeout={BUSY}"):
            connection.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        write = connection.get_execution_options().get("malecon_write")
        connection.exec_driver_sql("BEGIN IMMEDIATE" if write else "BEGIN")

    return engine


def patience(url: URL) -> dict[str, int | str]:
    """How long to wait for PostgreSQL, unless the URL says so."""
    return {name: value for name, value in PATIENCE.items() if name not in url.query}


def insert_of(shared: bool) -> Any:
    """The database's own INSERT, which has ON CONFLICT. Only the dialect in use is loaded: a terminal starts faster."""
    return import_module(f"sqlalchemy.dialects.{'postgresql' if shared else 'sqlite'}").insert


def migrate(engine: Engine) -> None:
    """Brings the schema up to date; raises Unusable if that fails."""
    try:
        _migrate(engine)
    except (DatabaseError, TimeoutError) as error:  # also a file that isn't a database, or is damaged
        raise unusable(engine.url, error) from error


def make_ready(url: str) -> None:
    """Opens a database once, brings its schema up to date and closes it."""
    engine = open_engine(parse_url(url))
    try:
        migrate(engine)
    finally:
        engine.dispose()


def _migrate(engine: Engine) -> None:
    """Runs the migrations. Alembic is only loaded if there is something to do."""
    with engine.connect() as connection:
        known = inspect(connection).has_table("alembic_version")
        found = connection.execute(text("SELECT version_num FROM alembic_version")).scalar() if known else None
    if found == HEAD:
        return
    if found is not None and not any(MIGRATIONS.glob(f"versions/v{found}_*.py")):
        raise Unusable("store-newer", found=found, known=HEAD)
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    with engine.execution_options(malecon_write=True).begin() as connection:
        if connection.dialect.name == "postgresql":  # several processes start at once: one migrates, the others wait
            connection.execute(text("SET LOCAL lock_timeout = 0"))
            connection.execute(text("SELECT pg_advisory_xact_lock(7205310)"))
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
