"""Everything Malecón saves: SQLAlchemy Core over SQLite (one process) or PostgreSQL (several). Knows no rules.

The rows of `actions` are the truth about a table; its other columns are kept for speed and can be rebuilt.
"""

from malecon.store.commits import Conflict, Repeated, TableCommit
from malecon.store.errors import Unusable
from malecon.store.rows import (
    ActionRow,
    EventRow,
    MessageRow,
    ReportRow,
    SanctionRow,
    SeatRow,
    SeekerRow,
    SessionRow,
    TableRow,
)
from malecon.store.store import Full, Share, Store, default_url

__all__ = [
    "ActionRow",
    "Conflict",
    "EventRow",
    "Full",
    "MessageRow",
    "Repeated",
    "ReportRow",
    "SanctionRow",
    "SeatRow",
    "SeekerRow",
    "SessionRow",
    "Share",
    "Store",
    "TableCommit",
    "TableRow",
    "Unusable",
    "default_url",
]
