"""Clocks: none, so long a turn, or a bank with an increment. A fallen flag hands the seat to a bot; no play is lost."""

from time import time
from typing import Any

from malecon.store import SeatRow, TableRow
from malecon.tables.errors import Unfit

KINDS = ("move", "bank")
LONGEST = 30 * 24 * 3600
BACK_AGAIN = 60_000  # milliseconds at least for who comes back after his flag fell


def now() -> int:
    """Milliseconds since 1970, as every time in the store."""
    return int(time() * 1000)


def check(clock: dict[str, Any] | None) -> dict[str, Any] | None:
    """A clock as it is stored."""
    if clock is None or clock.get("kind") == "none":
        return None
    seconds, increment = clock.get("seconds"), clock.get("increment") or 0
    if clock.get("kind") not in KINDS or not isinstance(seconds, int) or not 1 <= seconds <= LONGEST:
        raise Unfit("table-clock", most=LONGEST)
    if not isinstance(increment, int) or not 0 <= increment <= LONGEST:
        raise Unfit("table-clock", most=LONGEST)
    return {"kind": clock["kind"], "seconds": seconds, "increment": increment if clock["kind"] == "bank" else 0}


def fresh(clock: dict[str, Any] | None, seats: int) -> list[int] | None:
    return None if clock is None else [clock["seconds"] * 1000] * seats


def running(row: TableRow, seats: tuple[SeatRow, ...]) -> int | None:
    """The seat whose time runs: a person's, once all have come."""
    seat = row.hold if row.hold is not None else row.to_move
    if row.clock is None or row.over or seat is None:
        return None
    if any(s.kind != "bot" and s.session is None and s.stand_in is None for s in seats):
        return None
    return None if seats[seat].kind == "bot" or seats[seat].stand_in is not None else seat


def left(row: TableRow, seats: tuple[SeatRow, ...], at: int, started: int) -> list[int] | None:
    """What each seat has left. The time in which the server was down is nobody's."""
    if row.banks is None:
        return None
    seat, banks = running(row, seats), list(row.banks)
    if seat is not None:
        banks[seat] = max(0, banks[seat] - (at - max(row.moved_at, started)))
    return banks


def after_turn(row: TableRow, banks: list[int] | None, seat: int) -> list[int] | None:
    """The seat's turn is over: its increment, or its time anew."""
    if banks is None or row.clock is None:
        return banks
    banks = list(banks)
    banks[seat] = (
        row.clock["seconds"] * 1000 if row.clock["kind"] == "move" else banks[seat] + row.clock["increment"] * 1000
    )
    return banks


def back_again(row: TableRow, seat: int) -> list[int] | None:
    if row.banks is None or row.clock is None:
        return None
    banks = list(row.banks)
    banks[seat] = max(banks[seat], min(BACK_AGAIN, row.clock["seconds"] * 1000))
    return banks
