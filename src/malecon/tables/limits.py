"""How much one person may have on a server, and how long it is kept. An operator may set each of them."""

from dataclasses import dataclass

DAY = 24 * 3600 * 1000


@dataclass(frozen=True)
class Limits:
    tables: int = 60  # games under way that one person made
    open_tables: int = 10  # of them waiting for players
    kept: int = 2000  # games in all, finished ones too, after which one person can import no more
    messages: int = 2000  # said at one table
    reports: int = 10  # sent to the operators by one person in a day
    open_days: int = 7  # after which a table that never began is deleted
    abandoned_days: int = 90  # after which an unfinished game that nobody touched is deleted
    finished_days: int = 180  # after which a finished game is deleted in which nobody sits who is still known
    session_days: int = 400  # after which a browser that never came back is forgotten
    days_off: int = 30  # in a year, on which the clocks of one person's correspondence games stand still
    answer_days: int = 7  # for which a repeated request gets the same answer
