"""Clocks: none, a time for each turn, or a bank with an increment. When time runs out, a bot takes over; nobody loses
by it."""

from collections.abc import Callable
from datetime import datetime
from threading import Lock
from time import monotonic, time
from typing import Any

from malecon.store import SeatRow, TableRow
from malecon.tables.errors import Unfit
from malecon.tables.live import Live, gathered

KINDS = ("move", "bank")
LONGEST = 30 * 24 * 3600
CORRESPONDENCE = 12 * 3600  # seconds per move from which a game counts as correspondence
BACK_AGAIN = 60_000  # milliseconds at least for someone who comes back after running out of time


class Steady:
    """A time of day that never jumps. It runs with the machine's steady clock and follows corrections of the wall clock
    at no more than a twentieth of its pace, so that a jump neither freezes bots nor takes anyone's time."""

    def __init__(self, wall: Callable[[], float] = time, steady: Callable[[], float] = monotonic) -> None:
        self._wall, self._steady = wall, steady
        self._at, self._seconds = steady(), wall()
        self._lock = Lock()

    def __call__(self) -> float:
        with self._lock:
            at = self._steady()
            passed = at - self._at
            self._at, self._seconds = at, self._seconds + passed
            behind = self._wall() - self._seconds
            self._seconds += max(-passed * SLEW, min(passed * SLEW, behind))
            return self._seconds


SLEW = 0.05
_time = Steady()


def now() -> int:
    """Milliseconds since 1970, as every time in the store."""
    return int(_time() * 1000)


def day_of(at: int) -> str:
    """A moment in the server's time zone, for people."""
    return datetime.fromtimestamp(at / 1000).strftime("%Y-%m-%d %H:%M")


def due(row: TableRow, seats: tuple[SeatRow, ...], usual: int = 0, started: int = 0, again: bool = False) -> int | None:
    """When the server itself must act at this table. A bot that continues its own turn (`again`) moves sooner: people
    wait for turns, not for each of a bot's small decisions."""
    if row.over or row.closed or row.hidden or row.to_move is None or not gathered(seats):
        return None
    if row.hold is None:
        waited_for = [seats[seat] for seat in asked(row)]
        if any(s.kind == "bot" or s.stand_in is not None for s in waited_for):
            pace = int(row.settings.get("pace", usual))
            return row.moved_at + (pace // 4 if again else pace)
        if not row.unplanned and any(s.plans and s.session is not None for s in waited_for):
            return row.moved_at
    if row.banks is None:
        return None
    begins = max(row.moved_at, started)
    ends = (_ends(seats[seat], begins, row.banks[seat]) for seat in running(row, seats))
    return min(ends, default=None)


def _ends(seat: SeatRow, begins: int, bank: int) -> int:
    """When this time runs out. Days off that begin before then are added."""
    ends = begins + bank
    if seat.away_from is not None and seat.away_until is not None and ends > max(begins, seat.away_from):
        ends += resting(seat, begins, seat.away_until)
    return ends


def by_correspondence(clock: dict[str, Any] | None) -> bool:
    """Whether a clock is slow enough to stop on days off."""
    return clock is not None and int(clock["seconds"]) >= CORRESPONDENCE


def resting(seat: SeatRow, begins: int, ends: int) -> int:
    """Milliseconds of days off between two moments; they count for nobody."""
    if seat.away_from is None or seat.away_until is None:
        return 0
    return max(0, min(ends, seat.away_until) - max(begins, seat.away_from))


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


def asked(row: TableRow) -> list[int]:
    """The seats whose decision is waited for, as the database keeps it."""
    return [seat for seat in range(row.asked.bit_length()) if row.asked >> seat & 1]


def running(row: TableRow, seats: tuple[SeatRow, ...]) -> list[int]:
    """The seats whose time runs: those of the people who are waited for, once all have come. Someone who has chosen
    secretly waits for the others, so their time stands still."""
    waited_for = asked(row) if row.hold is None else [row.hold]
    if row.clock is None or row.over or not gathered(seats):
        return []
    return [seat for seat in waited_for if seats[seat].kind != "bot" and seats[seat].stand_in is None]


def left(live: Live, at: int) -> list[int] | None:
    """The time each seat has left. Time in which the server was down doesn't count."""
    row = live.row
    if row.banks is None:
        return None
    banks = list(row.banks)
    for seat in running(row, live.seats):
        banks[seat] = max(0, banks[seat] - gone(live, seat, at))
    return banks


def gone(live: Live, seat: int, at: int) -> int:
    """How long a clock has run since the banks were last saved."""
    begins = max(live.row.moved_at, live.since)
    return at - begins - resting(live.seats[seat], begins, at)


def stopped(live: Live, seat: int, at: int) -> list[int] | None:
    """The banks once this seat has chosen while others are still thinking. Their time runs on from when it started."""
    banks = left(live, at)
    if banks is None or live.row.banks is None:
        return None
    return [banks[s] if s == seat else bank for s, bank in enumerate(live.row.banks)]


def resumed(live: Live, seat: int, at: int) -> list[int] | None:
    """The banks once it has taken its choice back. Its time goes on from where it stopped."""
    if live.row.banks is None:
        return None
    return [bank + gone(live, s, at) if s == seat else bank for s, bank in enumerate(live.row.banks)]


def rested(live: Live) -> dict[str, Any]:
    """The clock as of now, before the players change."""
    at = now()
    return {"banks": left(live, at), "moved_at": at}


def after_turn(row: TableRow, banks: list[int] | None, seat: int) -> list[int] | None:
    """The banks after the seat's turn: with its increment, or its time for a new turn."""
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
