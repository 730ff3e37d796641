"""Acting: a seat's decisions, and what each of them does."""

from collections.abc import Sequence

from malecon.core.drafts import answers_among
from malecon.core.errors import IllegalAction, Reason
from malecon.store import ActionRow
from malecon.store.handles import is_program
from malecon.tables import clock, knowledge, lessons
from malecon.tables.errors import Illegal, NotYours, Refused, Stale, Unfit
from malecon.tables.live import Draft, Live, Ply, pack, standing, what_it_brought, what_lies_there, where

MOST_ACTIONS = 200  # in one request


def by_person(live: Live, session: str, ply: int, actions: Sequence[str], revision: int | None) -> Draft:
    """A person's actions, all or none, if it is their turn and the table is still as they saw it."""
    if not 1 <= len(actions) <= MOST_ACTIONS:
        raise Unfit("table-actions", most=MOST_ACTIONS)
    mine = live.held_by(session)
    if not mine:
        raise NotYours("table-not-seated")
    if ply != live.ply or (revision is not None and revision != live.row.revision):
        raise Stale("table-stale", ply=ply, now=live.ply)
    seat = live.to_move
    if seat is None:
        raise Refused("table-over")
    if seat not in mine:
        raise NotYours("table-not-your-turn")
    if live.seats[seat].stand_in is not None:
        raise Refused("table-stood-in")
    if not live.gathered:
        raise Refused("table-waiting")
    if live.row.hold is not None and live.row.hold not in mine:
        raise Refused("table-held", name=live.names[live.row.hold])
    draft = play(live, seat, actions, "person")
    if live.setting("lesson"):
        lessons.check(live, (draft.plies or ())[live.ply :])
    draft.keyed = True
    return draft


def by_server(live: Live, seat: int, version: int, notation: str, by: str) -> Draft:
    """A bot's or a plan's action, if the table still stands where it was thought of."""
    if live.row.version != version or live.to_move != seat or not live.gathered:
        raise Stale("table-stale", ply=0, now=live.ply)
    return play(live, seat, [notation], by)


def play(live: Live, seat: int, actions: Sequence[str], by: str) -> Draft:
    position, at = live.position.copy(), clock.now()
    if where(position)[0] in live.title.compound:
        actions = answers_among(position, actions)
    to_move = live.to_move
    plies: list[Ply] = []
    taken: list[str] = []  # forced steps of this seat that the list of actions may name again
    for notation in actions:
        if taken and notation.lower().split() == taken[0].split():
            taken.pop(0)
            continue
        if to_move != seat:
            refusal = IllegalAction(Reason("reason-over" if to_move is None else "reason-not-now"), notation, ())
            raise Illegal(refusal)
        before = position.copy()
        phase, number = where(position)
        there = what_lies_there(position, notation)
        try:
            changes = position.play(notation)
        except IllegalAction as error:
            raise Illegal(error) from None
        action, to_move = position.plays[-1], position.to_move
        blocked = knowledge.barrier(before, action, position, changes) if by == "person" else None
        row = ActionRow(live.ply + len(plies), seat, live.title.actions.notation(action), by, at, blocked)
        brought = what_it_brought(before, position, changes, seat)
        plies.append(Ply(row, pack(changes), position.forced, phase, number, position.scores(), there, brought))
        taken = [n for who, n in position.forced if who == seat]
    banks = clock.left(live, at)
    passed = to_move != seat
    waits = passed and by == "person" and live.setting("confirm") and to_move is not None
    waits = waits and not is_program(live.seats[seat].session)  # it has nothing to think over
    holds = waits and not plies[-1].row.barrier
    if passed and not holds:
        banks = clock.after_turn(live.row, banks, seat)
    columns = {"ply": live.ply + len(plies), "moved_at": at, "banks": banks, "hold": seat if holds else None,
               "takeback": None, "unplanned": False, **standing(position, to_move)}  # fmt: skip
    return Draft(columns, position, live.plies + tuple(plies), tuple(p.row for p in plies))
