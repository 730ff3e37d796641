"""What a database refuses, worded so that its owner can fix it."""

from pathlib import Path

from sqlalchemy.engine import URL
from sqlalchemy.exc import DatabaseError, DBAPIError, InterfaceError, OperationalError, TimeoutError

from malecon.core.errors import MaleconError
from malecon.core.words import CORE_WORDS

WORDS = CORE_WORDS + Path(__file__).parent / "text"

# What an owner can fix (no connection, no space, no permission); anything else is our own bug and stays as it is.
TROUBLES = (OperationalError, InterfaceError, TimeoutError)
DAMAGED = ("XX001", "XX002")  # PostgreSQL's names of broken pages and indexes


def is_trouble(error: Exception) -> bool:
    return isinstance(error, TROUBLES) or is_damage(error)


def is_damage(error: Exception) -> bool:
    """Whether the file itself is broken. SQLite reports that with an error that has no type of its own."""
    if not isinstance(error, DBAPIError):
        return False
    return type(error) is DatabaseError or getattr(error.orig, "sqlstate", None) in DAMAGED


class Unusable(MaleconError):
    """The database cannot be used as things stand."""

    words = WORDS


def unusable(url: URL, error: Exception) -> Unusable:
    """A database's complaint in our words, on one line."""
    why = " ".join(str(error.orig if isinstance(error, DBAPIError) else error).split()).rstrip(".?")
    if url.get_backend_name() == "sqlite" and "malformed" in why:
        return Unusable("store-damaged", file=url.database or "", why=why)
    if url.get_backend_name() == "sqlite":
        return Unusable("store-file", file=url.database or "", why=why)
    return Unusable("store-away", db=url.render_as_string(hide_password=True), why=why)
