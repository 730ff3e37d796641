"""Going back: freely inside one's own turn while nothing was learnt, further only with everybody's consent."""

from typing import Any

from malecon.tables import clock
from malecon.tables.draft import Draft, standing
from malecon.tables.errors import NotAllowed, NotFound, NotYours, Refused
from malecon.tables.live import Live, Ply


def free(live: Live, session: str | None) -> tuple[int | None, int | None, str | None]:
    """(ply after undoing one step, ply after resetting the turn, what stands in the way)."""
    mine = live.held_by(session)
    if not mine or not live.plies:
        return None, None, None
    last = live.plies[-1]
    if last.seat not in mine:
        return None, None, "table-undo-other"
    turn = live.ply
    while turn > 0 and (past := live.plies[turn - 1]).seat == last.seat and _is_free(past):
        turn -= 1
    if turn == live.ply:
        return None, None, f"table-undo-{last.row.barrier}" if last.row.barrier else "table-undo-other"
    return live.ply - 1, turn, None


def _is_free(past: Ply) -> bool:
    return past.row.by == "person" and past.row.barrier is None


def undo(live: Live, session: str, scope: str, started: int) -> Draft:
    """One step, or the whole turn."""
    _seats_of(live, session)
    step, turn, obstacle = free(live, session)
    target = turn if scope == "turn" else step
    if target is None:
        raise Refused(obstacle or "table-undo-none")
    return _back_to(live, target, started)


def ask(live: Live, session: str, ply: int, started: int) -> Draft:
    """Asks the others to go back to a ply. With nobody else to ask it is done at once."""
    mine = _seats_of(live, session)
    if live.row.settings.get("rated"):
        raise NotAllowed("table-rated")
    if not 0 <= ply < live.ply:
        raise NotFound("table-no-ply", ply=ply, last=live.ply - 1)
    return _agreed(live, {"ply": ply, "seat": mine[0], "agreed": [session]}, started)


def answer(live: Live, session: str, agree: bool, started: int) -> Draft:
    """Agrees to a request to go back, or turns it down (one's own: withdraws it)."""
    _seats_of(live, session)
    request = live.row.takeback
    if request is None:
        raise Refused("table-no-request")
    if not agree:
        return Draft({"takeback": None}, keyed=True)
    return _agreed(live, request | {"agreed": sorted({*request["agreed"], session})}, started)


def end_turn(live: Live, session: str, started: int) -> Draft:
    """Gives up going back: lets the others go on, at a table where turns are ended by hand."""
    mine, hold = _seats_of(live, session), live.row.hold
    if hold is None:
        raise Refused("table-nothing-held")
    if hold not in mine:
        raise NotYours("table-not-your-turn")
    at = clock.now()
    banks = clock.after_turn(live.row, clock.left(live.row, live.seats, at, started), hold)
    return Draft({"hold": None, "moved_at": at, "banks": banks}, keyed=True)


def _seats_of(live: Live, session: str) -> tuple[int, ...]:
    mine = live.held_by(session)
    if not mine:
        raise NotYours("table-not-seated")
    return mine


def _agreed(live: Live, request: dict[str, Any], started: int) -> Draft:
    if live.people <= set(request["agreed"]):
        return _back_to(live, request["ply"], started)
    return Draft({"takeback": request}, keyed=True)


def _back_to(live: Live, ply: int, started: int) -> Draft:
    position, at = live.at(ply).copy(), clock.now()
    columns = {"ply": ply, "moved_at": at, "hold": None, "banks": clock.left(live.row, live.seats, at, started),
               "takeback": None, "unplanned": False, "revision": live.row.revision + 1,
               **standing(position, position.to_move)}  # fmt: skip
    return Draft(columns, position, live.plies[:ply], cut_from=ply, keyed=True)
