"""The tables: everything that people, bots and the clock do at them, behind one door.

Each verb is drafted in its own room (making, acting, going_back, seating) and carried out by the house.
"""

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from secrets import token_urlsafe
from typing import Any

import msgspec

import malecon
from malecon.core import records
from malecon.core.position import Position
from malecon.store import MessageRow, Store
from malecon.tables import acting, clock, going_back, making, people, plans, seating
from malecon.tables.bots import DEFAULT_BOT, BotPool, check_code
from malecon.tables.draft import Draft
from malecon.tables.driver import Driver
from malecon.tables.errors import NotAllowed, NotFound, NotYours, Refused, Stale
from malecon.tables.house import House
from malecon.tables.live import Live, begin, load
from malecon.tables.making import SeatPlan, Wish

PACE = 600  # milliseconds a bot takes at least, so that people can follow


class Tables(House):
    def __init__(
        self, store: Store, *, pool: BotPool | None = None, started: int | None = None, pace: int = PACE
    ) -> None:
        super().__init__(store, started, pace)
        self.pool = pool or BotPool()
        self.driver = Driver(self, self.pool)
        self.watch = self.driver.watch

    def start(self) -> None:
        """Begins to move the bots and watch the clocks."""
        self.driver.start()

    def close(self) -> None:
        self.driver.stop()
        self.pool.close()

    # -- making tables

    def create(
        self,
        title: str,
        seats: Sequence[SeatPlan],
        *,
        session: str | None = None,
        name: str = "",
        options: dict[str, Any] | None = None,
        seed: int | None = None,
        clock_wish: dict[str, Any] | None = None,
        settings: dict[str, Any] | None = None,
    ) -> Live:
        """A new table. Its maker takes the first person's seat."""
        position = malecon.title(title).new(len(seats), seed, **(options or {}))
        return self.make(position, Wish(seats, session, name, clock_wish, settings))

    def make(self, position: Position, wish: Wish) -> Live:
        """A new table that goes on from a position."""
        row, seats, actions = making.rows(position, wish, self.pace)
        row = msgspec.structs.replace(row, due_at=self.due_at(row, seats))
        self.store.create(row, seats, actions)
        live = self._keep(load(row, seats, actions))
        self.watch(live.id, row.due_at)
        return live

    def fork(
        self,
        table: str,
        ply: int,
        seats: Sequence[SeatPlan] | None,
        *,
        session: str,
        name: str = "",
        seat: int | None = None,
    ) -> Live:
        """A new table that goes on from any ply of this one.

        A finished play is public and forked as it was. From one under way only who sits there may fork, and all he
        cannot know is drawn anew: otherwise a fork would be a way to look at hidden cards.
        """
        live = self.live(table, certain=True)
        eyes = self.seat_for(live, session, seat)
        position = self.at(live, ply).copy()
        if not live.over:
            if eyes is None:
                raise NotAllowed("table-fork-seat")
            position = position.determinize(eyes, malecon.title(live.row.title).check_seed(None))
        if seats is None:
            first = eyes or 0
            seats = [SeatPlan("person") if s.seat == first else SeatPlan("bot", bot=s.bot or DEFAULT_BOT)
                     for s in live.seats]  # fmt: skip
        return self.make(position, Wish(seats, session, name, None, live.row.settings, (live.id, ply)))

    def bring(self, text: str, seats: Sequence[SeatPlan] | None, *, session: str, name: str = "") -> Live:
        """A table from a record."""
        record = records.read(text)
        position = malecon.replay(text)
        if seats is None:
            seats = [making.plan_for(name) for name in record.names]
        return self.make(position, Wish(seats, session, name))

    def rematch(self, table: str, *, session: str) -> Live:
        """The same people at a new table, the first seat passed on; asked for twice it is one and the same."""
        live = self.live(table, certain=True)
        if not live.held_by(session):
            raise NotYours("table-not-seated")
        if not live.over:
            raise Refused("table-not-over")
        if live.row.rematch is not None:
            return self.live(live.row.rematch)
        position = live.title.new(len(live.seats), None, **begin(live.row, len(live.seats)).options)
        rows = making.turned(live.seats)
        plan = [SeatPlan(s.kind, s.bot, s.name) for s in rows]
        made = self.make(
            position, Wish(plan, session, "", live.row.clock, live.row.settings, (live.id, live.ply), rows)
        )

        def draft(now_live: Live) -> Draft:
            if now_live.row.rematch is not None:
                raise Refused("table-rematch-there")
            return Draft({"rematch": made.id})

        try:
            self._change(table, draft, session=session)
        except Refused:
            return self.live(str(self.live(table).row.rematch))
        return made

    # -- looking

    def seat_for(self, live: Live, session: str | None, seat: int | None = None) -> int | None:
        """The seat through whose eyes this session looks; None: a spectator."""
        return seating.eyes(live, session, seat)

    def record(self, table: str) -> str:
        """The whole play as text: only of a finished one, for it tells everything."""
        live = self.live(table, certain=True)
        if not live.over:
            raise NotAllowed("table-record-not-over")
        return records.write(live.position, live.names)

    def at(self, live: Live, ply: int) -> Position:
        """The position after so many plies."""
        if not 0 <= ply <= live.ply:
            raise NotFound("table-no-ply", ply=ply, last=live.ply)
        return live.at(ply)

    def see(self, live: Live, session: str) -> None:
        """A sign of life from a session's seats."""
        seats = seating.unseen(live, session)
        if seats:
            at = clock.now()
            self.store.see(live.id, seats, at)
            self._keep(replace(live, seats=live.with_seats({s: {"seen_at": at} for s in seats})))

    # -- acting

    def act(
        self,
        table: str,
        session: str,
        ply: int,
        actions: Sequence[str],
        key: str | None = None,
        revision: int | None = None,
    ) -> dict[str, Any]:
        """Plays actions for the seat to move, all or none. `ply` is the one the actor has before his eyes."""
        acting.check(actions)
        return self._change(
            table,
            lambda live: acting.by_person(live, session, ply, actions, revision, self.started),
            session=session,
            key=key,
        )

    async def act_soon(
        self,
        table: str,
        session: str,
        ply: int,
        actions: Sequence[str],
        key: str | None = None,
        revision: int | None = None,
    ) -> dict[str, Any]:
        """The same for an event loop: the busiest path of a server, walked without a thread of its own."""
        acting.check(actions)
        if not self.knows(table):
            await asyncio.to_thread(self.live, table)
        return await self._change_soon(
            table,
            lambda live: acting.by_person(live, session, ply, actions, revision, self.started),
            session=session,
            key=key,
        )

    def act_for(self, table: str, seat: int, version: int, notation: str, by: str) -> bool:
        """A bot's or a plan's action, if the table still stands where it was thought of."""
        try:
            self._change(table, lambda live: acting.by_house(live, seat, version, notation, by, self.started))
        except Stale:
            return False
        return True

    # -- going back

    def undo(self, table: str, session: str, scope: str = "step", key: str | None = None) -> dict[str, Any]:
        """Takes back one step, or the whole turn, where that is free."""
        return self._change(
            table, lambda live: going_back.undo(live, session, scope, self.started), session=session, key=key
        )

    def ask_back(self, table: str, session: str, ply: int, key: str | None = None) -> dict[str, Any]:
        return self._change(
            table, lambda live: going_back.ask(live, session, ply, self.started), session=session, key=key
        )

    def answer_back(self, table: str, session: str, agree: bool, key: str | None = None) -> dict[str, Any]:
        return self._change(
            table, lambda live: going_back.answer(live, session, agree, self.started), session=session, key=key
        )

    def end_turn(self, table: str, session: str, key: str | None = None) -> dict[str, Any]:
        return self._change(
            table, lambda live: going_back.end_turn(live, session, self.started), session=session, key=key
        )

    # -- seats

    def join(
        self, table: str, session: str, name: str, seat: int | None = None, link: str | None = None
    ) -> dict[str, Any]:
        return self._change(
            table, lambda live: seating.join(live, session, name, seat, link, self.started), session=session
        )

    def leave(self, table: str, session: str, seat: int | None = None) -> dict[str, Any]:
        return self._change(table, lambda live: seating.leave(live, session, seat, self.started), session=session)

    def hand_over(self, table: str, session: str, seat: int, bot: str | None = None) -> dict[str, Any]:
        code = check_code(bot or DEFAULT_BOT)
        return self._change(
            table, lambda live: seating.hand_over(live, session, seat, code, self.started), session=session
        )

    def take_back(self, table: str, session: str, seat: int) -> dict[str, Any]:
        return self._change(table, lambda live: seating.take_back(live, session, seat, self.started), session=session)

    def flag(self, table: str, version: int) -> None:
        """The clock of the seat to move has run out: a bot goes on."""
        try:
            self._change(table, lambda live: seating.flag(live, version, self.started))
        except Stale:
            self.watch(table, self.live(table).row.due_at)

    def make_link(self, table: str, session: str, seat: int) -> str:
        """A secret that gives the seat to whoever brings it; an earlier one is void from now on."""
        secret = token_urlsafe(18)
        self._change(table, lambda live: seating.link(live, session, seat, people.hashed(secret)), session=session)
        return secret

    def revoke_link(self, table: str, session: str, seat: int) -> None:
        self._change(table, lambda live: seating.link(live, session, seat, None), session=session)

    # -- plans

    def plan(self, table: str, session: str, seat: int, wishes: list[dict[str, Any]]) -> dict[str, Any]:
        checked = plans.check(wishes)
        return self._change(table, lambda live: seating.plan(live, session, seat, checked), session=session)

    def replan(self, table: str, seat: int, before: list[dict[str, Any]], after: list[dict[str, Any]]) -> None:
        with suppress(Stale):
            self._change(table, lambda live: seating.replan(live, seat, before, after))

    def no_plan(self, table: str, version: int) -> None:
        with suppress(Stale):
            self._change(table, lambda live: seating.no_plan(live, version))

    # -- talking

    def say(self, table: str, session: str, words: str) -> MessageRow:
        live = self.live(table)
        seat = self.seat_for(live, session)
        if seat is None:
            live = self.live(table, certain=True)
            seat = self.seat_for(live, session)
        if seat is None:
            raise NotYours("table-not-seated")
        row = self.store.say(table, seat, live.names[seat], people.message(words), clock.now())
        self._announce(table, said=True)
        return row

    def messages(self, table: str, after: int = 0) -> list[MessageRow]:
        self.live(table)
        return self.store.messages(table, after)

    def note(self, table: str, session: str) -> str:
        self.live(table)
        return self.store.note(table, session)

    def write_note(self, table: str, session: str, words: str) -> None:
        self.live(table)
        self.store.write_note(table, session, people.note(words))
