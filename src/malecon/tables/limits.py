"""How much one person may have on a server, and how long it is kept. Operators can change each of these."""

from dataclasses import dataclass

from malecon.store import Full, Share
from malecon.tables.errors import TooMany

DAY = 24 * 3600 * 1000
FULL = {"tables": "table-too-many-tables", "open_tables": "table-too-many-open", "kept": "table-too-many-kept"}


@dataclass(frozen=True)
class Limits:
    tables: int = 60  # unfinished games that one person made
    open_tables: int = 10  # of them waiting for players
    kept: int = 2000  # games in total, finished ones too, after which a person can't import more
    messages: int = 2000  # messages at one table
    reports: int = 10  # reports to the operators by one person in a day
    open_days: int = 7  # after which a table that never started is deleted
    abandoned_days: int = 90  # after which an untouched unfinished game is deleted
    finished_days: int = 180  # after which a finished game is deleted if nobody in it is known any more
    session_days: int = 400  # after which a browser that never came back is forgotten
    days_off: int = 30  # a year, on which the clocks of one person's correspondence games stop
    answer_days: int = 7  # in which a repeated request gets the same answer

    @property
    def share(self) -> Share:
        """What the store counts when a person makes another table."""
        return Share(self.tables, self.open_tables, self.kept)

    def refusal(self, full: Full) -> TooMany:
        """Refuses someone who has used up their share."""
        return TooMany(FULL[full.what], most=getattr(self, full.what))
