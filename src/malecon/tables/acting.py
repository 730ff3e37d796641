"""Acting: a seat's decisions, and what each of them does."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Any

from malecon.core.drafts import answers_among
from malecon.core.errors import IllegalAction, Reason
from malecon.core.position import Position
from malecon.store import ActionRow
from malecon.store.handles import is_program
from malecon.tables import asking, clock, knowledge, lessons
from malecon.tables.errors import Illegal, NotYours, Refused, Stale, Unfit
from malecon.tables.live import Draft, Live, Ply, pack, standing, what_it_brought, what_lies_there, where

MOST_ACTIONS = 200  # in one request


def by_person(live: Live, session: str, ply: int, actions: Sequence[str], revision: int | None) -> Draft:
    """A person's actions, all or none, if it is their turn and the table hasn't changed since they saw it."""
    if not 1 <= len(actions) <= MOST_ACTIONS:
        raise Unfit("table-actions", most=MOST_ACTIONS)
    mine = live.held_by(session)
    if not mine:
        raise NotYours("table-not-seated")
    if ply != live.ply or (revision is not None and revision != live.row.revision):
        raise Stale("table-stale", ply=ply, now=live.ply)
    if live.over:
        raise Refused("table-over")
    seat = live.turn_of(session)
    if seat is None:
        raise NotYours("table-has-chosen" if set(mine) & set(live.asking.chosen) else "table-not-your-turn")
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
    """A bot's or a plan's action, if the table hasn't changed since it was chosen."""
    if live.row.version != version or seat not in live.questions or not live.gathered:
        raise Stale("table-stale", ply=0, now=live.ply)
    return play(live, seat, [notation], by)


def play(live: Live, seat: int, actions: Sequence[str], by: str) -> Draft:
    if live.asking.together:
        return choose(live, seat, actions, by)
    position, at = live.position.copy(), clock.now()
    plies = carry_out(position, live.ply, seat, actions, by, at)
    to_move = position.to_move
    banks = clock.left(live, at)
    passed = to_move != seat
    waits = passed and by == "person" and live.setting("confirm") and to_move is not None
    waits = waits and not is_program(live.seats[seat].session)  # a program doesn't need time to reconsider
    holds = waits and not plies[-1].row.barrier
    if passed and not holds:
        banks = clock.after_turn(live.row, banks, seat)
    columns = {"ply": live.ply + len(plies), "moved_at": at, "banks": banks, "hold": seat if holds else None,
               "takeback": None, "unplanned": False, **standing(position, to_move)}  # fmt: skip
    return Draft(columns, position, live.plies + tuple(plies), tuple(p.row for p in plies))


def carry_out(
    position: Position, first: int, seat: int, actions: Sequence[str], by: str, at: int, kept: bool = True
) -> list[Ply]:
    """Plays a seat's actions on this very position. If not `kept`, they are only tried out, and we skip finding out
    whether they could be undone."""
    if where(position)[0] in position.title.compound:
        actions = answers_among(position, actions)
    to_move = position.to_move
    plies: list[Ply] = []
    taken: list[str] = []  # forced steps of this seat that the list of actions may still name
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
        blocked = knowledge.barrier(before, action, position, changes) if kept and by == "person" else None
        row = ActionRow(first + len(plies), seat, position.title.actions.notation(action), by, at, blocked)
        brought = what_it_brought(before, position, changes, seat)
        plies.append(Ply(row, pack(changes), position.forced, phase, number, position.scores(), there, brought))
        taken = [n for who, n in position.forced if who == seat]
    return plies


# -- secret choices that all make at the same time


def choose(live: Live, seat: int, actions: Sequence[str], by: str) -> Draft:
    """A secret choice, or a step of it. It stays sealed until all have chosen; the last choice opens them all."""
    title, at = live.title, clock.now()
    tried = carry_out(live.questions[seat].copy(), 0, seat, actions, by, at, kept=False)
    chosen = tuple(ply.row.action for ply in tried)
    for step, after in pairwise(chosen):
        if title.completes(title.actions.parse(step)):
            raise Illegal(IllegalAction(Reason("reason-not-now"), after, ()))
    earlier = live.asking.sealed.get(seat)
    sealed = asking.Sealed((*(earlier.actions if earlier else ()), *chosen), by, at)
    seats = {seat: asking.keep(sealed)}
    asked = asking.look(live.position, live.with_seats(seats))
    if not asked.questions:
        return open_all(live, sealed, seat, at)
    columns: dict[str, Any] = {"takeback": None}
    if seat in asked.chosen:
        columns["banks"] = clock.stopped(live, seat, at)
    return Draft(columns, seats=seats)


def open_all(live: Live, last: asking.Sealed, seat: int, at: int) -> Draft:
    """Everyone has chosen: their choices become plies, in the order of the rules."""
    position, banks = live.position.copy(), clock.left(live, at)
    plies: list[Ply] = []
    for who in live.asking.together:
        sealed = last if who == seat else live.asking.sealed[who]
        plies += carry_out(position, live.ply + len(plies), who, sealed.actions, sealed.by, at)
        banks = clock.after_turn(live.row, banks, who)
    columns = {"ply": live.ply + len(plies), "moved_at": at, "banks": banks, "hold": None, "takeback": None,
               "unplanned": False, **standing(position, position.to_move)}  # fmt: skip
    seats = {who: asking.keep(None) for who in live.asking.together}
    return Draft(columns, position, live.plies + tuple(plies), tuple(p.row for p in plies), seats=seats)
