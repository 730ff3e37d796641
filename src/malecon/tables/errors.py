"""What a table refuses, and why."""

from pathlib import Path

from malecon.core.errors import IllegalAction, MaleconError
from malecon.core.words import CORE_WORDS

WORDS = CORE_WORDS + Path(__file__).parent / "text"


class TableError(MaleconError):
    """The base class of the tables' errors."""

    words = WORDS


class NotFound(TableError):
    """No such table, seat or ply."""


class NotYours(TableError):
    """The seat belongs to someone else."""


class NotAllowed(TableError):
    """Nobody may do that here: it would reveal something hidden, or the table forbids it."""


class Refused(TableError):
    """Not possible right now: the turn is held, a bot plays the seat, or it can't be undone freely."""


class TooMany(TableError):
    """More than one person's share of tables, messages or thoughts at a time."""


class Broken(TableError):
    """A table that can't be replayed any more. It can still be exported."""


class Stale(TableError):
    """The table has moved on since."""


class Closed(Refused, Stale):
    """An operator has closed the game, perhaps while a bot was thinking."""


class Unfit(TableError):
    """What was asked for makes no sense: a bad clock, a bad plan, a name that is too long."""


class Illegal(TableError):
    """An action that the rules refuse; `cause` has the reason and the legal actions."""

    def __init__(self, cause: IllegalAction) -> None:
        super().__init__("error-illegal", notation=cause.notation)
        self.cause = cause

    def say(self, lang: str = "en") -> str:
        return CORE_WORDS.say(lang, "error-illegal", notation=self.cause.notation, reason=self.cause.reason.say(lang))
