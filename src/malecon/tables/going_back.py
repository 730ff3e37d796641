"""Going back: freely within one's own turn while nothing has been revealed, further only if everybody agrees. Against
bots alone it is always free, back to one's own last decision."""

from typing import Any

from malecon.tables import asking, clock
from malecon.tables.errors import NotAllowed, NotFound, NotYours, Refused
from malecon.tables.live import Draft, Live, Ply, standing


def free(live: Live, session: str | None) -> tuple[int | None, int | None, str | None]:
    """(ply after undoing one step, ply after resetting the turn, what prevents it)."""
    mine = live.held_by(session)
    if _sealed(live, session) is not None:
        return live.ply, live.ply, None
    if not mine or not live.plies:
        return None, None, None
    if live.over and (live.setting("rated") or live.people != {session}):
        return None, None, "table-undo-over"  # everything has been shown, the seed too
    if _against_bots_alone(live, session):
        return _last_decision(live, mine)
    last = live.plies[-1]
    if last.seat not in mine or live.asking.chosen:
        return None, None, "table-undo-other"
    turn = live.ply
    while turn > 0 and (past := live.plies[turn - 1]).seat == last.seat and _is_free(past):
        turn -= 1
    if turn == live.ply:
        return None, None, f"table-undo-{last.row.barrier}" if last.row.barrier else "table-undo-other"
    return live.ply - 1, turn, None


def _sealed(live: Live, session: str | None) -> int | None:
    """The seat of this session that has made a choice the others don't see yet; the latest if there are several."""
    at = {seat: sealed.at for seat, sealed in live.asking.sealed.items() if seat in live.held_by(session)}
    return max(at, key=at.__getitem__, default=None)


def _against_bots_alone(live: Live, session: str | None) -> bool:
    others = [s for s in live.seats if s.session != session]
    return bool(others) and all(s.kind == "bot" for s in others) and not live.setting("rated")


def _last_decision(live: Live, mine: tuple[int, ...]) -> tuple[int | None, int | None, str | None]:
    """If no other person is at the table, nothing revealed since can hurt anyone: back to one's last decision,
    including bots' moves."""
    own = [n for n, past in enumerate(live.plies) if past.seat in mine and past.row.by == "person"]
    if not own:
        return None, None, "table-undo-none"
    turn = len(own) - 1
    while turn > 0 and own[turn - 1] == own[turn] - 1:
        turn -= 1
    return own[-1], own[turn], None


def _is_free(past: Ply) -> bool:
    return past.row.by == "person" and past.row.barrier is None


def undo(live: Live, session: str, scope: str) -> Draft:
    """One step, or the whole turn."""
    _seats_of(live, session)
    sealed = _sealed(live, session)
    if sealed is not None:
        return _open_again(live, sealed)
    step, turn, obstacle = free(live, session)
    target = turn if scope == "turn" else step
    if target is None:
        raise Refused(obstacle or "table-undo-none")
    return _back_to(live, target)


def _open_again(live: Live, seat: int) -> Draft:
    """Takes back a secret choice before all have chosen. Nobody knows it, so nothing else changes."""
    columns: dict[str, Any] = {"unplanned": True}  # otherwise the plan that made it would make it again
    if seat in live.asking.chosen:
        columns["banks"] = clock.resumed(live, seat, clock.now())
    return Draft(columns, seats={seat: asking.keep(None)}, keyed=True)


def propose(live: Live, session: str, ply: int) -> Draft:
    """Asks the others to go back to a ply. If there is nobody to ask, it happens right away."""
    mine = _seats_of(live, session)
    if live.row.settings.get("rated"):
        raise NotAllowed("table-rated")
    if not 0 <= ply < live.ply:
        raise NotFound("table-no-ply", ply=ply, last=live.ply - 1)
    return _agreed(live, {"ply": ply, "seat": mine[0], "agreed": [session]})


def respond(live: Live, session: str, agree: bool) -> Draft:
    """Agrees to a request to go back, or declines it (withdraws it, if it is one's own)."""
    _seats_of(live, session)
    request = live.row.takeback
    if request is None:
        raise Refused("table-no-request")
    if not agree:
        return Draft({"takeback": None}, keyed=True)
    return _agreed(live, request | {"agreed": sorted({*request["agreed"], session})})


def end_turn(live: Live, session: str) -> Draft:
    """Ends a turn that could still be taken back, at a table where turns are confirmed."""
    mine, hold = _seats_of(live, session), live.row.hold
    if hold is None:
        raise Refused("table-nothing-held")
    if hold not in mine:
        raise NotYours("table-not-your-turn")
    at = clock.now()
    banks = clock.after_turn(live.row, clock.left(live, at), hold)
    return Draft({"hold": None, "moved_at": at, "banks": banks}, keyed=True)


def _seats_of(live: Live, session: str) -> tuple[int, ...]:
    mine = live.held_by(session)
    if not mine:
        raise NotYours("table-not-seated")
    return mine


def _agreed(live: Live, request: dict[str, Any]) -> Draft:
    if live.people <= set(request["agreed"]):
        return _back_to(live, request["ply"])
    return Draft({"takeback": request}, keyed=True)


def _back_to(live: Live, ply: int) -> Draft:
    position, at = live.at(ply).copy(), clock.now()
    columns = {"ply": ply, "moved_at": at, "hold": None, "banks": clock.left(live, at),
               "takeback": None, "unplanned": False, "revision": live.row.revision + 1,
               **standing(position, position.to_move)}  # fmt: skip
    unsealed = {s.seat: asking.keep(None) for s in live.seats if s.sealed is not None}
    return Draft(columns, position, live.plies[:ply], cut_from=ply, seats=unsealed, keyed=True)
