"""Days off: the clocks of a person's correspondence games stop, and everybody at those tables sees it."""

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any

import msgspec

from malecon.store import SeatRow, TableRow, persons
from malecon.tables import clock
from malecon.tables.answers import Out
from malecon.tables.errors import TableError, Unfit
from malecon.tables.limits import DAY

if TYPE_CHECKING:
    from malecon.tables.service import Tables

SETTING = "days_off"  # in a person's settings: [[from, until], …]
AHEAD = 366 * DAY  # how far ahead days off can be planned

Span = tuple[int, int]


class DaysOff(Out):
    begins: int | None
    ends: int | None
    allowed: int
    left: int


def spans(settings: dict[str, Any]) -> list[Span]:
    return [(int(begins), int(ends)) for begins, ends in settings.get(SETTING, ())]


def current(settings: dict[str, Any], at: int) -> Span | None:
    """The days off that are planned or have begun."""
    return next((span for span in spans(settings) if span[1] > at), None)


def away(settings: dict[str, Any], at: int) -> bool:
    span = current(settings, at)
    return span is not None and span[0] <= at


def _year(at: int) -> int:
    return datetime.fromtimestamp(at / 1000, UTC).year


def _days(found: Sequence[Span], year: int) -> int:
    """How many days were taken in a year. A night when the clocks change doesn't make a day longer."""
    return sum(max(1, round((ends - begins) / DAY)) for begins, ends in found if _year(begins) == year)


def told(tables: "Tables", person: str) -> DaysOff:
    at, settings = clock.now(), _settings(tables, person)
    span, allowed = current(settings, at), tables.limits.days_off
    taken = _days(spans(settings), _year(at if span is None else span[0]))
    return DaysOff(begins=span and span[0], ends=span and span[1], allowed=allowed, left=max(0, allowed - taken))


def take(tables: "Tables", person: str, begins: int, ends: int) -> None:
    """Days off from now or later, replacing those that were planned. Days already taken stay taken."""
    at, settings = clock.now(), _settings(tables, person)
    begins = max(begins, at)
    if ends <= begins or begins > at + AHEAD:
        raise Unfit("table-days-off")
    kept = _until(spans(settings), at)
    left = tables.limits.days_off - _days(kept, _year(begins))
    if _days([(begins, ends)], _year(begins)) > left:
        raise Unfit("table-days-off-many", left=max(0, left), most=tables.limits.days_off)
    _keep(tables, person, settings, [*kept, (begins, ends)], (begins, ends))


def end(tables: "Tables", person: str) -> None:
    """Ends the days off early: the remaining days are free again."""
    at, settings = clock.now(), _settings(tables, person)
    _keep(tables, person, settings, _until(spans(settings), at), None)


def _until(found: Sequence[Span], at: int) -> list[Span]:
    """The part of these that has been taken by now, this year and last."""
    return [(b, min(e, at)) for b, e in found if b < at and _year(b) >= _year(at) - 1]


def _settings(tables: "Tables", person: str) -> dict[str, Any]:
    found = persons.person(tables.store, person)
    return {} if found is None else found.settings


def _keep(tables: "Tables", person: str, settings: dict[str, Any], kept: Sequence[Span], span: Span | None) -> None:
    persons.keep_settings(tables.store, person, settings | {SETTING: [list(one) for one in kept]})
    for table, over in persons.tables_of(tables.store, person):
        if not over:
            try:
                tables.grant_days_off(table, person, span)
            except TableError:
                continue  # closed, or it can't be replayed: its clock doesn't run anyway


def granted(tables: "Tables", row: TableRow, seats: tuple[SeatRow, ...]) -> tuple[SeatRow, ...]:
    """The seats of a new table, with the days off of those who sit there."""
    if not clock.by_correspondence(row.clock):
        return seats
    return tuple(_granted(tables, seat) for seat in seats)


def _granted(tables: "Tables", seat: SeatRow) -> SeatRow:
    span = None if seat.session is None else span_of(tables, seat.session)
    return seat if span is None else msgspec.structs.replace(seat, away_from=span[0], away_until=span[1])


def span_of(tables: "Tables", person: str) -> Span | None:
    return current(_settings(tables, person), clock.now())
