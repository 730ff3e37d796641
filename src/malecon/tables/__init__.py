"""One game among people and bots: seats, turns, undo, clocks, take-over. Knows no title and no HTTP."""

from malecon.tables.errors import (
    Illegal,
    NotAllowed,
    NotFound,
    NotYours,
    Refused,
    Stale,
    TableError,
    Unfit,
)
from malecon.tables.service import Tables

__all__ = ["Illegal", "NotAllowed", "NotFound", "NotYours", "Refused", "Stale", "TableError", "Tables", "Unfit"]
