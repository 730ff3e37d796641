"""Seats: taking and leaving them, bots that stand in, invitations, and plans."""

from collections.abc import Sequence
from typing import Any, Literal

import msgspec

from malecon.store import SeatRow
from malecon.tables import clock, people
from malecon.tables.errors import NotAllowed, NotFound, NotYours, Refused, Stale
from malecon.tables.live import Draft, Live, SeatEvent, gathered, standing
from malecon.tables.thinkers import DEFAULT_BOT

ABSENT = 60_000  # milliseconds without a sign of life after which a person is not shown as present
AWAY = 300_000  # after which a table without a clock lets the others call a bot for them
VACATING = ("left", "offered")  # what happens to a seat that is free afterwards
LOST = 24 * 3600_000  # after which the host of such a table may offer the seat to somebody else


def eyes(live: Live, session: str | None, seat: int | None = None) -> int | None:
    """The seat through whose eyes this session looks; None: a spectator. By default the seat that must act."""
    mine = live.held_by(session)
    if seat is not None:
        if not 0 <= seat < len(live.seats):
            raise NotFound("table-no-seat", seat=seat)
        if seat not in mine:
            raise NotYours("table-seat-not-yours")
        return seat
    turn = live.turn_of(session)
    if turn is not None:
        return turn
    return mine[0] if mine else None


def absent(seat: SeatRow, patience: int = ABSENT) -> bool:
    return seat.session is None or seat.seen_at is None or clock.now() - seat.seen_at > patience


def unseen(live: Live, session: str) -> list[int]:
    """The seats of this session for which no sign of life has been saved lately."""
    at = clock.now()
    return [s.seat for s in live.seats if s.session == session and at - (s.seen_at or 0) > ABSENT // 3]


def join(live: Live, session: str, name: str, seat: int | None, link: str | None, hot_seat: bool = False) -> Draft:
    """Takes a free seat, or the seat of an invitation, which can be used only once."""
    place = live.seats[_place(live, session, seat, link)]
    if place.session == session:
        return Draft(joined=place.seat)
    if live.setting("alone") and session != live.row.maker:
        raise NotAllowed("table-alone")
    if live.held_by(session) and not (hot_seat and session == live.row.maker and not live.setting("rated")):
        raise Refused("table-one-seat")
    if live.setting("rated") and _left_the_deal(live, session):
        raise NotAllowed("table-rated-dealt")
    values = {"session": session, "kind": "person", "name": people.name(name) or place.name, "stand_in": None,
              "stand_in_why": None, "link": None, "seen_at": clock.now(), "invited": None, "away_from": None,
              "away_until": None}  # fmt: skip
    sat = SeatEvent("joined", msgspec.structs.replace(place, **values), place.stand_in, place.link)
    draft = Draft(clock.rested(live), seats={place.seat: values}, joined=place.seat, events=(sat,))
    return draft if place.stand_in is not None or _comes_back(live, session, place) else _dealt(live, draft)


def _comes_back(live: Live, session: str, place: SeatRow) -> bool:
    """Whether the one who left this seat after the deal takes it again before anybody else has been there."""
    last = live.events[-1] if live.events else None
    back = last is not None and last.kind in VACATING and (last.seat, last.person) == (place.seat, session)
    return back and _left_the_deal(live, session)


def _left_the_deal(live: Live, session: str) -> bool:
    """Whether somebody left after everybody had come and the game was dealt: coming back must not deal it again, or
    people could go on until they like what they get."""
    free = {s.seat for s in live.seats if s.kind != "bot" and s.session is None and s.stand_in is None}
    for event in reversed(live.events):
        if event.kind == "joined":
            free.add(event.seat)
        elif event.kind in VACATING:
            free.discard(event.seat)
            if event.person == session and not free:
                return True
    return False


def _dealt(live: Live, draft: Draft) -> Draft:
    """Deals anew when the last person sits down: whoever looked and left before has seen nothing. A seed that was
    chosen stays. Where the game goes on from a position, all is drawn anew that whoever made the table cannot know."""
    seats = live.with_seats(draft.seats)
    if not gathered(seats) or live.ply or live.over or live.setting("seed_chosen"):
        return draft
    title = live.title
    seen = any(event.kind != "joined" for event in live.events)  # what was chosen for an earlier deal is void
    seed = title.check_seed(None)
    if live.row.seed is not None:
        position = title.new(len(live.seats), seed, **live.row.options)
        draft.columns["seed"] = str(seed)
    elif live.row.maker is None:
        return draft  # nobody brought it who could know anything
    else:
        maker = next((s.seat for s in seats if s.session is not None and s.session == live.row.maker), 0)
        draft.columns["start"] = live.position.determinize(maker, seed).to_dict()
        position = title.from_dict(draft.columns["start"])
    draft.columns |= {"banks": clock.fresh(live.row.clock, len(live.seats)),
                      "revision": live.row.revision + seen, **standing(position, position.to_move)}  # fmt: skip
    draft.position, draft.plies, draft.opening = position, (), position.forced
    for seat in range(len(live.seats)):  # and what was chosen of the earlier deal
        draft.seats.setdefault(seat, {})["sealed"] = None
    return draft


def _place(live: Live, session: str, seat: int | None, link: str | None) -> int:
    if link is not None:
        found = next((s for s in live.seats if s.link is not None and s.link == people.hashed(link)), None)
        if found is None:
            raise NotAllowed("table-link")
        if found.session is not None and found.session != session:
            raise Refused("table-seat-taken")
        return _not_given_up(found).seat
    if seat is None:
        mine = live.held_by(session)
        if mine:
            return mine[0]
        kept = [s.seat for s in live.seats if s.invited == session and s.session is None]
        free = kept + [s.seat for s in live.seats if s.kind != "bot" and s.session is None
                       and not given_up(s) and not _reserved(live, s, session)]  # fmt: skip
        if not free:
            raise Refused("table-full")
        return free[0]
    s = _seat(live, seat)
    if s.session == session:
        return seat
    if s.kind == "bot" or s.session is not None:
        raise Refused("table-seat-taken")
    if _reserved(live, _not_given_up(s), session):
        raise NotAllowed("table-invited")
    return seat


def given_up(seat: SeatRow) -> bool:
    """Whether its holder left a rated game: a bot plays the seat until the end, and nobody else may."""
    return seat.kind == "person" and seat.session is None and seat.stand_in_why == "left"


def _not_given_up(seat: SeatRow) -> SeatRow:
    if given_up(seat):
        raise Refused("table-rated-left")
    return seat


def _reserved(live: Live, seat: SeatRow, session: str) -> bool:
    """Whether the seat is kept for someone: only an invitation opens it, except to that person and to whoever made the
    table."""
    return seat.kind == "person" and bool(seat.name) and session not in (live.row.maker, seat.invited)


def _seat(live: Live, seat: int) -> SeatRow:
    if not 0 <= seat < len(live.seats):
        raise NotFound("table-no-seat", seat=seat)
    return live.seats[seat]


def leave(live: Live, session: str, seat: int | None) -> Draft:
    """Leaves one's seats. Before the game begins, they are simply free. After that, a bot plays on until someone takes
    them; at a rated table until the end."""
    mine = live.held_by(session) if seat is None else (eyes(live, session, seat),)
    if not mine:
        raise NotYours("table-not-seated")
    return _vacated(live, [s for s in mine if s is not None], "left")


def _vacated(live: Live, seats: Sequence[int], why: str, kept: str | None = None) -> Draft:
    """Seats without their holders; everybody is told. `kept`: an invitation that still opens them."""
    bot = level(live) if live.begun else None
    kind = "person" if live.begun and live.setting("rated") else "open"
    free = {"session": None, "kind": kind, "name": "", "link": kept, "plans": None, "sealed": None, "invited": None,
            "away_from": None, "away_until": None, "stand_in": bot, "stand_in_why": bot and "left"}  # fmt: skip
    columns = clock.rested(live)
    if live.row.hold in seats:
        columns["hold"] = None
    told = tuple(SeatEvent(why, live.seats[s], bot) for s in seats)
    return Draft(columns, seats={s: dict(free) for s in seats}, events=told)


def level(live: Live) -> str:
    """The bot that steps in at this table: of the same level as the bots already there."""
    return next((s.bot for s in live.seats if s.bot is not None), DEFAULT_BOT)


def hand_over(live: Live, session: str, seat: int) -> Draft:
    """Lets a bot play a seat: one's own, or that of someone who is away. At a table with a clock, only the clock
    decides about others."""
    mine, place = live.held_by(session), _seat(live, seat)
    if not mine:
        raise NotYours("table-not-seated")
    if place.kind == "bot" or place.stand_in is not None:
        raise Refused("table-bot-there")
    if seat in mine and live.setting("rated"):
        raise NotAllowed("table-rated-bot")
    if seat not in mine:
        if place.session is None:
            raise Refused("table-seat-free")
        if live.row.clock is not None:
            raise NotYours("table-clock-decides", name=live.names[seat])
        if not absent(place, AWAY):
            raise NotYours("table-not-absent", name=live.names[seat])
    return _stand_in(live, seat, level(live), "asked" if seat in mine else "absent", clock.rested(live))


def flag(live: Live, version: int) -> Draft:
    """The time of a seat has run out: a bot takes over."""
    columns = clock.rested(live)
    banks = columns["banks"]
    out = [seat for seat in clock.running(live.row, live.seats) if banks is not None and banks[seat] <= 0]
    if live.row.version != version or not out:
        raise Stale("table-stale", ply=0, now=live.ply)
    return _stand_in(live, out[0], level(live), "flag", columns)


def _stand_in(live: Live, seat: int, code: str, why: str, columns: dict[str, Any]) -> Draft:
    if live.row.hold == seat:
        columns["hold"] = None
    told = SeatEvent(why, live.seats[seat], code)
    return Draft(columns, seats={seat: {"stand_in": code, "stand_in_why": why}}, events=(told,))


def take_back(live: Live, session: str, seat: int) -> Draft:
    """Takes one's own seat back from a bot."""
    eyes(live, session, seat)
    if live.seats[seat].stand_in is None:
        raise Refused("table-no-bot-there")
    columns = clock.rested(live) | {"banks": clock.back_again(live.row, seat)}
    told = SeatEvent("returned", live.seats[seat], live.seats[seat].stand_in)
    return Draft(columns, seats={seat: {"stand_in": None, "stand_in_why": None}}, events=(told,))


def link(live: Live, session: str, seat: int, kept: str | None) -> Draft:
    """Makes a new invitation to a seat, or none; an earlier one is void. If the seat's holder is lost, it is an offer
    to someone else, and the seat is no longer theirs."""
    place = _not_given_up(_seat(live, seat))
    if place.kind == "bot":
        raise Refused("table-bot-there")
    if kept is not None and session == live.row.maker and lost(live, place):
        return _vacated(live, [seat], "offered", kept)
    if session != (live.row.maker if place.session is None else place.session):
        raise NotYours("table-seat-not-yours")
    if place.session is not None and kept is not None:
        raise Refused("table-seat-taken")
    return Draft(seats={seat: {"link": kept}})


def lost(live: Live, seat: SeatRow) -> bool:
    """Whether a seat's holder has been away for longer than the clock allows, or the table if it has no clock. A rated
    game goes on with the people who started it."""
    if seat.session is None or live.over or (live.begun and live.setting("rated")):
        return False
    if live.row.clock is not None and live.gathered:
        return seat.stand_in_why == "flag" and absent(seat, AWAY)
    return absent(seat, LOST)


def days_off(live: Live, session: str, span: tuple[int, int] | None) -> Draft:
    """Stops someone's clock from one moment to another; or (None) no longer."""
    mine = live.held_by(session)
    begins, ends = span or (None, None)
    columns = clock.rested(live) if set(clock.running(live.row, live.seats)) & set(mine) else {}
    told = () if span is None else tuple(SeatEvent("days_off", live.seats[s]) for s in mine)
    return Draft(columns, seats={s: {"away_from": begins, "away_until": ends} for s in mine}, events=told)


def decline(live: Live, session: str) -> Draft:
    """Declines the seat that is kept for someone: it becomes open to anyone."""
    kept = [s for s in live.seats if s.invited == session and s.session is None]
    if not kept:
        raise NotYours("table-not-invited")
    free = {"invited": None, "kind": "open", "name": ""}
    told = tuple(SeatEvent("declined", s) for s in kept)
    return Draft(seats={s.seat: dict(free) for s in kept}, events=told)


def plan(live: Live, session: str, seat: int, plans: list[dict[str, Any]]) -> Draft:
    """Sets plans, in the order in which they are tried."""
    eyes(live, session, seat)
    return Draft({"unplanned": False}, seats={seat: {"plans": plans or None}})


def replan(live: Live, seat: int, before: list[dict[str, Any]], after: list[dict[str, Any]]) -> Draft:
    """Removes a plan that was to be used once, unless the person has changed the plans meanwhile."""
    if live.seats[seat].plans != before:
        raise Stale("table-busy")
    return Draft(seats={seat: {"plans": after or None}})


def no_plan(live: Live, version: int) -> Draft:
    """Notes that no plan fits this decision: it is left to the person."""
    if live.row.version != version:
        raise Stale("table-busy")
    return Draft({"unplanned": True})


InvitationState = Literal["free", "spent", "unknown"]


def invitation(live: Live, link: str) -> tuple[InvitationState, SeatEvent | None, int | None]:
    """What an invitation still gives: a free seat, or who used it and when, or nothing."""
    kept = people.hashed(link)
    if any(s.link == kept and s.session is None for s in live.seats):
        return "free", None, None
    for event in reversed(live.events):
        if event.link == kept:
            seat = msgspec.structs.replace(live.seats[event.seat], name=event.name, session=event.person)
            return "spent", SeatEvent("joined", seat), event.at
    return "unknown", None, None
