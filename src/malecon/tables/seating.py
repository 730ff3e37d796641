"""Seats: taking and giving them up, letting a bot play them for a while, invitations, and decisions made beforehand."""

from typing import Any

from malecon.store import SeatRow
from malecon.tables import clock, people
from malecon.tables.bots import DEFAULT_BOT
from malecon.tables.draft import Draft, rested
from malecon.tables.errors import NotAllowed, NotFound, NotYours, Refused, Stale
from malecon.tables.live import Live

ABSENT = 60_000  # milliseconds without a sign after which a seat counts as left alone


def eyes(live: Live, session: str | None, seat: int | None = None) -> int | None:
    """The seat through whose eyes this session looks; None: a spectator. Without a wish: the one that must act."""
    mine = live.held_by(session)
    if seat is not None:
        if not 0 <= seat < len(live.seats):
            raise NotFound("table-no-seat", seat=seat)
        if seat not in mine:
            raise NotYours("table-seat-not-yours")
        return seat
    if live.to_move in mine:
        return live.to_move
    return mine[0] if mine else None


def absent(seat: SeatRow) -> bool:
    return seat.session is None or seat.seen_at is None or clock.now() - seat.seen_at > ABSENT


def unseen(live: Live, session: str) -> list[int]:
    """The seats of this session of which no sign of life was noted lately."""
    at = clock.now()
    return [s.seat for s in live.seats if s.session == session and at - (s.seen_at or 0) > ABSENT // 3]


def join(live: Live, session: str, name: str, seat: int | None, link: str | None, started: int) -> Draft:
    """Takes a free seat, or the one a link was made for."""
    place = _place(live, session, seat, link)
    if live.seats[place].session == session:
        return Draft(answer={"seat": place})
    values = {"session": session, "kind": "person", "name": people.name(name), "stand_in": None, "stand_in_why": None,
              "seen_at": clock.now()}  # fmt: skip
    if live.seats[place].name and live.seats[place].kind == "person":
        values["name"] = people.name(name) or live.seats[place].name
    return Draft(rested(live, started), seats={place: values}, answer={"seat": place})


def _place(live: Live, session: str, seat: int | None, link: str | None) -> int:
    if link is not None:
        for s in live.seats:
            if s.link is not None and s.link == people.hashed(link):
                return s.seat
        raise NotAllowed("table-link")
    if seat is None:
        mine = live.held_by(session)
        if mine:
            return mine[0]
        free = [s.seat for s in live.seats if s.kind != "bot" and s.session is None]
        if not free:
            raise Refused("table-full")
        return free[0]
    s = _seat(live, seat)
    if s.session == session:
        return seat
    if s.kind == "bot" or s.session is not None:
        raise Refused("table-seat-taken")
    return seat


def _seat(live: Live, seat: int) -> SeatRow:
    if not 0 <= seat < len(live.seats):
        raise NotFound("table-no-seat", seat=seat)
    return live.seats[seat]


def leave(live: Live, session: str, seat: int | None, started: int) -> Draft:
    """Gives up one's seats. A bot plays on until somebody takes them."""
    mine = live.held_by(session) if seat is None else (eyes(live, session, seat),)
    if not mine:
        raise NotYours("table-not-seated")
    left = {"session": None, "kind": "open", "link": None, "stand_in": DEFAULT_BOT, "stand_in_why": "left",
            "plans": None}  # fmt: skip
    columns = rested(live, started)
    if live.row.hold in mine:
        columns["hold"] = None
    return Draft(columns, seats={s: dict(left) for s in mine if s is not None})


def hand_over(live: Live, session: str, seat: int, code: str, started: int) -> Draft:
    """Lets a bot play a seat: one's own, or that of somebody who is not there."""
    mine, place = live.held_by(session), _seat(live, seat)
    if not mine:
        raise NotYours("table-not-seated")
    if place.kind == "bot" or place.stand_in is not None:
        raise Refused("table-bot-there")
    if seat not in mine and not absent(place):
        raise NotYours("table-not-absent", name=live.names[seat])
    return _stand_in(live, seat, code, "asked" if seat in mine else "absent", rested(live, started))


def flag(live: Live, version: int, started: int) -> Draft:
    """The clock of the seat to move has run out: a bot goes on."""
    seat = clock.running(live.row, live.seats)
    columns = rested(live, started)
    banks = columns["banks"]
    if live.row.version != version or seat is None or banks is None or banks[seat] > 0:
        raise Stale("table-stale", ply=0, now=live.ply)
    return _stand_in(live, seat, DEFAULT_BOT, "flag", columns)


def _stand_in(live: Live, seat: int, code: str, why: str, columns: dict[str, Any]) -> Draft:
    if live.row.hold == seat:
        columns["hold"] = None
    return Draft(columns, seats={seat: {"stand_in": code, "stand_in_why": why}})


def take_back(live: Live, session: str, seat: int, started: int) -> Draft:
    """Plays one's own seat again."""
    eyes(live, session, seat)
    if live.seats[seat].stand_in is None:
        raise Refused("table-no-bot-there")
    columns = rested(live, started) | {"banks": clock.back_again(live.row, seat)}
    return Draft(columns, seats={seat: {"stand_in": None, "stand_in_why": None}})


def link(live: Live, session: str, seat: int, kept: str | None) -> Draft:
    """A new invitation to a seat, as it is kept, or none: an earlier one is void from now on."""
    place = _seat(live, seat)
    if place.kind == "bot":
        raise Refused("table-bot-there")
    holder = place.session if place.session is not None else live.row.maker
    if session != holder:
        raise NotYours("table-seat-not-yours")
    return Draft(seats={seat: {"link": kept}})


def plan(live: Live, session: str, seat: int, wishes: list[dict[str, Any]]) -> Draft:
    """Decisions made beforehand, in the order in which they are tried."""
    eyes(live, session, seat)
    return Draft({"unplanned": False}, seats={seat: {"plans": wishes or None}})


def replan(live: Live, seat: int, before: list[dict[str, Any]], after: list[dict[str, Any]]) -> Draft:
    """Strikes out a plan that was for once, unless the person has changed them meanwhile."""
    if live.seats[seat].plans != before:
        raise Stale("table-busy")
    return Draft(seats={seat: {"plans": after or None}})


def no_plan(live: Live, version: int) -> Draft:
    """No plan fits this decision: it is left to the person."""
    if live.row.version != version:
        raise Stale("table-busy")
    return Draft({"unplanned": True})
