"""The tables: everything that people, bots and the clock do at them, behind one door.

Every change is made from a table as it was read and committed with its version; if somebody was quicker, it is looked
at again. So any number of threads and processes may serve one table, and no lock is held while anybody thinks.
"""

import asyncio
import hashlib
import logging
from collections import OrderedDict
from collections.abc import Callable, Generator, Sequence
from concurrent.futures import Future
from contextlib import suppress
from dataclasses import dataclass, field
from secrets import choice, token_urlsafe
from threading import Lock
from time import time
from typing import Any

import msgspec

import malecon
from malecon.core import records
from malecon.core.errors import BadRecord, IllegalAction, MaleconError, Reason
from malecon.core.position import Position
from malecon.store import ActionRow, Conflict, MessageRow, Repeated, SeatRow, Store, TableRow
from malecon.store.store import TableCommit
from malecon.tables import clock, knowledge, people, plans
from malecon.tables.bots import BotPool, check_code, default_bot
from malecon.tables.driver import Driver
from malecon.tables.errors import Illegal, NotAllowed, NotFound, NotYours, Refused, Stale, Unfit
from malecon.tables.live import Live, Ply, begin, load, play

log = logging.getLogger("malecon.tables")

LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"  # without those that are taken for one another
TRIES = 50  # looks at a table before giving up against quicker others
CACHED = 2000
MOST_ACTIONS = 200  # in one request
PACE = 600  # milliseconds a bot takes at least, so that people can follow
LONGEST_PACE = 10_000
ABSENT = 60_000  # milliseconds without a sign after which a seat counts as left alone

Listener = Callable[[], None]


def now() -> int:
    return int(time() * 1000)


def hashed(secret: str) -> str:
    """What is kept of a secret that somebody holds."""
    return hashlib.sha256(secret.encode()).hexdigest()


@dataclass
class Draft:
    """A change in the making."""

    columns: dict[str, Any] = field(default_factory=dict)
    position: Position | None = None
    plies: tuple[Ply, ...] | None = None
    add: tuple[ActionRow, ...] = ()
    cut_from: int | None = None
    seats: dict[int, dict[str, Any]] = field(default_factory=dict)
    answer: dict[str, Any] | None = None
    keyed: bool = False  # whether a repeated key gets this answer again


@dataclass(frozen=True)
class SeatPlan:
    """A seat as it is asked for: a person, a bot or open to whoever comes; `mine`: the maker plays this one too."""

    kind: str = "person"
    bot: str | None = None
    name: str | None = None
    mine: bool = False


class Tables:
    """All tables of one store. `started` is when the server began: its time of rest is on nobody's clock."""

    def __init__(
        self, store: Store, *, pool: BotPool | None = None, started: int | None = None, pace: int = PACE
    ) -> None:
        self.store = store
        self.started = now() if started is None else started
        self.pace = pace
        self._cache: OrderedDict[str, Live] = OrderedDict()
        self._lock = Lock()
        self._listeners: dict[str, set[Listener]] = {}
        self.pool = pool or BotPool()
        self.driver = Driver(self, self.pool)
        store.listen(self._heard)

    def start(self) -> None:
        """Begins to move the bots and watch the clocks."""
        self.driver.start()

    def close(self) -> None:
        self.driver.stop()
        self.pool.close()

    # -- reading

    def live(self, table: str, *, certain: bool = False) -> Live:
        """A table as it stands. `certain` asks the database whether another process has been at it."""
        with self._lock:
            found = self._cache.get(table)
            if found is not None:
                self._cache.move_to_end(table)
        if found is not None and not (certain and self.store.shared):
            return found
        rows = self.store.load(table)
        if rows is None:
            raise NotFound("table-unknown")
        if found is not None and found.row.version == rows[0].version:
            return found
        return self._keep(load(*rows))

    def knows(self, table: str) -> bool:
        """Whether the table is at hand without asking the database."""
        with self._lock:
            return table in self._cache

    def _keep(self, live: Live) -> Live:
        with self._lock:
            held = self._cache.get(live.id)
            if held is not None and held.row.version > live.row.version:
                return held
            self._cache[live.id] = live
            self._cache.move_to_end(live.id)
            while len(self._cache) > CACHED:
                self._cache.popitem(last=False)
        return live

    def _drop(self, table: str | None) -> None:
        with self._lock:
            if table is None:
                self._cache.clear()
            else:
                self._cache.pop(table, None)

    def seat_for(self, live: Live, session: str | None, seat: int | None = None) -> int | None:
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

    # -- hearing of changes

    def subscribe(self, table: str, listener: Listener) -> Callable[[], None]:
        """Calls the listener after every change of the table; returns what ends it."""
        with self._lock:
            self._listeners.setdefault(table, set()).add(listener)

        def end() -> None:
            with self._lock:
                left = self._listeners.get(table, set())
                left.discard(listener)
                if not left:
                    self._listeners.pop(table, None)

        return end

    def _announce(self, table: str) -> None:
        with self._lock:
            listeners = list(self._listeners.get(table, ()))
        for listener in listeners:
            listener()

    def _heard(self, table: str | None, said: bool) -> None:
        """Another process changed a table (or we ourselves did: then the cache has it already)."""
        if table is None:
            self._drop(None)
            with self._lock:
                changed = list(self._listeners)
        elif said:
            self._announce(table)
            return
        else:
            changed = [table]
        for one in changed:
            with self._lock:
                watched = one in self._listeners
            if watched:
                try:
                    self.live(one, certain=True)
                except NotFound:
                    continue
                self._announce(one)
            else:
                self._drop_if_old(one)

    def _drop_if_old(self, table: str) -> None:
        """A table nobody watches here is read anew when somebody asks."""
        with self._lock:
            self._cache.pop(table, None)

    # -- changing

    def _change(
        self, table: str, make: Callable[[Live], Draft], *, session: str = "", key: str | None = None
    ) -> dict[str, Any]:
        """Makes a change from the table as it stands, and waits until it is on the disk."""
        steps = self._changing(table, make, session, key)
        try:
            writing = next(steps)
            while True:
                error = writing.exception()
                writing = next(steps) if error is None else steps.throw(error)
        except StopIteration as end:
            answer: dict[str, Any] = end.value
            return answer

    async def _change_soon(
        self, table: str, make: Callable[[Live], Draft], *, session: str = "", key: str | None = None
    ) -> dict[str, Any]:
        """The same for an event loop, which does other things while the disk is written."""
        steps = self._changing(table, make, session, key)
        try:
            writing = next(steps)
            while True:
                try:
                    await asyncio.wrap_future(writing)
                except (Conflict, Repeated) as outcome:
                    writing = steps.throw(outcome)
                else:
                    writing = next(steps)
        except StopIteration as end:
            answer: dict[str, Any] = end.value
            return answer

    def _changing(
        self, table: str, make: Callable[[Live], Draft], session: str, key: str | None
    ) -> Generator["Future[None]", None, dict[str, Any]]:
        """The steps of a change: gives what must be waited for, and looks again if somebody else was quicker."""
        certain = False
        for _ in range(TRIES):
            live = self.live(table, certain=certain)
            try:
                draft = make(live)
            except MaleconError:
                earlier = self.store.answer(table, session, key) if key else None
                if earlier is not None:
                    return earlier
                if self.store.shared and not certain:  # perhaps another process knows better
                    certain = True
                    continue
                raise
            after, answer, change = self._drawn_up(live, draft, session, key)
            try:
                yield self.store.commit(change)
            except Conflict:
                self._drop(table)
                continue
            except Repeated as repeated:
                return repeated.answer
            self._keep(after)
            self.driver.watch(after.id, after.row.due_at)
            self._announce(table)
            return answer
        raise Stale("table-busy")

    def _drawn_up(
        self, live: Live, draft: Draft, session: str, key: str | None
    ) -> tuple[Live, dict[str, Any], TableCommit]:
        """The table as it will be, what is answered, and what is written."""
        seats = live.with_seats(draft.seats)
        columns = draft.columns
        row = msgspec.structs.replace(live.row, **columns, version=live.row.version + 1)
        again = bool(draft.add) and draft.add[-1].seat == row.to_move
        columns["due_at"] = due_at = self.due_at(row, seats, again)
        row = msgspec.structs.replace(row, due_at=due_at)
        position = live.position if draft.position is None else draft.position
        plies = live.plies if draft.plies is None else draft.plies
        after = Live(row, seats, position, plies, live.opening)
        answer = {"ply": after.ply, "revision": row.revision, "version": row.version, "over": after.over,
                  "to_move": after.to_move} | (draft.answer or {})  # fmt: skip
        keyed = (session, key, answer, now()) if key and draft.keyed else None
        change = TableCommit(table=live.id, version=live.row.version, columns=columns, add=draft.add,
                             cut_from=draft.cut_from, seats=draft.seats, answer=keyed)  # fmt: skip
        return after, answer, change

    def due_at(self, row: TableRow, seats: tuple[SeatRow, ...], again: bool = False) -> int | None:
        """When the house itself must act at this table. A bot that goes on (`again`) is quicker: people wait for turns,
        not for each of a bot's small decisions."""
        if row.over or row.to_move is None:
            return None
        if row.hold is None:
            mover = seats[row.to_move]
            if mover.kind == "bot" or mover.stand_in is not None:
                pace = int(row.settings.get("pace", self.pace))
                return row.moved_at + (pace // 4 if again else pace)
            if mover.plans and mover.session is not None and not row.unplanned:
                return row.moved_at
        runs = clock.running(row, seats)
        if runs is None or row.banks is None:
            return None
        return max(row.moved_at, self.started) + row.banks[runs]

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
        return self._create(position, seats, session, name, clock_wish, settings)

    def _create(
        self,
        position: Position,
        seats: Sequence[SeatPlan],
        session: str | None,
        name: str,
        clock_wish: dict[str, Any] | None,
        settings: dict[str, Any] | None,
        parent: tuple[str, int] | None = None,
        seat_rows: tuple[SeatRow, ...] | None = None,
    ) -> Live:
        table = "".join(choice(LETTERS) for _ in range(12))
        title, at = position.title, now()
        if len(seats) != position.seats:
            raise Unfit("table-seat-count", named=len(seats), seats=position.seats)
        clock_kept = clock.check(clock_wish)
        chosen = {} if position.seed is None else {
            n: c for n, c in position.options.items() if c != title.options.all[n].default
        }  # fmt: skip
        row = TableRow(
            id=table, title=title.name, data=title.data.version, options=chosen, seed=position.seed,
            start=None if position.seed is not None else title.state.to_dict(position._start[0]),
            clock=clock_kept, banks=clock.fresh(clock_kept, len(seats)), settings=self._settings(settings),
            maker=session, created_at=at, moved_at=at, ply=position.ply, over=position.is_over,
            to_move=position.to_move, result=result_of(position),
            parent=parent[0] if parent else None, parent_ply=parent[1] if parent else None,
        )  # fmt: skip
        taken = seat_rows or self._seat(table, seats, session, name, at)
        taken = tuple(msgspec.structs.replace(s, table_id=table) for s in taken)
        actions = tuple(self._past(position, taken, at))
        row = msgspec.structs.replace(row, due_at=self.due_at(row, taken))
        self.store.create(row, taken, actions)
        live = self._keep(load(row, taken, actions))
        self.driver.watch(table, row.due_at)
        return live

    def _settings(self, wishes: dict[str, Any] | None) -> dict[str, Any]:
        wishes = wishes or {}
        pace = wishes.get("pace")
        pace = self.pace if pace is None else pace
        if not isinstance(pace, int) or not 0 <= pace <= LONGEST_PACE:
            raise Unfit("table-pace", most=LONGEST_PACE)
        return {"pace": pace, "confirm": bool(wishes.get("confirm")), "rated": bool(wishes.get("rated"))}

    def _seat(
        self, table: str, seats: Sequence[SeatPlan], session: str | None, name: str, at: int
    ) -> tuple[SeatRow, ...]:
        rows, sat = [], False
        for number, plan in enumerate(seats):
            if plan.kind not in ("person", "bot", "open"):
                raise Unfit("table-seat-kind", kind=str(plan.kind)[:20])
            if plan.kind == "bot":
                code = check_code(plan.bot or default_bot())
                rows.append(SeatRow(table, number, "bot", people.name(plan.name), bot=code))
                continue
            mine = session is not None and plan.kind == "person" and (plan.mine or not sat)
            sat = sat or mine
            given = people.name(plan.name, people.name(name) if mine else "")
            rows.append(SeatRow(table, number, plan.kind, given, session=session if mine else None,
                                seen_at=at if mine else None))  # fmt: skip
        return tuple(rows)

    def _past(self, position: Position, seats: tuple[SeatRow, ...], at: int) -> list[ActionRow]:
        """The rows of what was already played in a position, for a table that goes on from it."""
        if not position.plays:
            return []
        title = position.title
        if position.seed is None:
            again = title.from_dict(title.state.to_dict(position._start[0]))
        else:
            again = title.new(position.seats, position.seed, **position.options)
        rows = []
        for ply, action in enumerate(position.plays):
            seat = again.to_move
            assert seat is not None
            again.play_action(action)
            rows.append(ActionRow(ply, seat, title.actions.notation(action), "record", at, "past"))
        return rows

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
            seats = [SeatPlan("person") if s.seat == first else SeatPlan("bot", bot=s.bot or default_bot())
                     for s in live.seats]  # fmt: skip
        return self._create(position, seats, session, name, None, live.row.settings, parent=(live.id, ply))

    def bring(self, text: str, seats: Sequence[SeatPlan] | None, *, session: str, name: str = "") -> Live:
        """A table from a record."""
        record = records.read(text)
        position = malecon.replay(text)
        if seats is None:
            seats = [self._plan_for(name) for name in record.names]
        return self._create(position, seats, session, name, None, None)

    def _plan_for(self, name: str) -> SeatPlan:
        """A seat by its name in a record: bot:code, or a person's."""
        if not name.startswith("bot:"):
            return SeatPlan("person", name=name[: people.LONGEST_NAME], mine=True)
        try:
            return SeatPlan("bot", bot=check_code(name.removeprefix("bot:")))
        except MaleconError:
            return SeatPlan("bot", bot=default_bot())

    def rematch(self, table: str, *, session: str) -> Live:
        """The same people at a new table, the first seat passed on; asked for twice it is one and the same."""
        live = self.live(table, certain=True)
        if not live.held_by(session):
            raise NotYours("table-not-seated")
        if not live.over:
            raise Refused("table-not-over")
        if live.row.rematch is not None:
            return self.live(live.row.rematch)
        count = len(live.seats)
        clean = {"link": None, "stand_in": None, "stand_in_why": None, "plans": None}
        turned = (live.seats[(seat + 1) % count] for seat in range(count))
        rows = tuple(msgspec.structs.replace(s, seat=seat, **clean) for seat, s in enumerate(turned))
        position = live.title.new(count, None, **begin(live.row, count).options)
        plan = [SeatPlan(s.kind, s.bot, s.name) for s in rows]
        made = self._create(position, plan, session, "", live.row.clock, live.row.settings, (live.id, live.ply), rows)

        def make(now_live: Live) -> Draft:
            if now_live.row.rematch is not None:
                raise Refused("table-rematch-there")
            return Draft({"rematch": made.id})

        try:
            self._change(table, make, session=session)
        except Refused:
            return self.live(str(self.live(table).row.rematch))
        return made

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
        make = self._acting(session, ply, actions, revision)
        return self._change(table, make, session=session, key=key)

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
        make = self._acting(session, ply, actions, revision)
        if not self.knows(table):
            await asyncio.to_thread(self.live, table)
        return await self._change_soon(table, make, session=session, key=key)

    def _acting(self, session: str, ply: int, actions: Sequence[str], revision: int | None) -> Callable[[Live], Draft]:
        def make(live: Live) -> Draft:
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
            if live.row.hold is not None and live.row.hold not in mine:
                raise Refused("table-held", name=live.names[live.row.hold])
            draft = self._play(live, seat, actions, "person")
            draft.keyed = True
            return draft

        if not 1 <= len(actions) <= MOST_ACTIONS:
            raise Unfit("table-actions", most=MOST_ACTIONS)
        return make

    def act_for(self, table: str, seat: int, version: int, notation: str, by: str) -> bool:
        """A bot's or a plan's action, if the table still stands where it was thought of."""

        def make(live: Live) -> Draft:
            if live.row.version != version or live.to_move != seat:
                raise Stale("table-stale", ply=0, now=live.ply)
            return self._play(live, seat, [notation], by)

        try:
            self._change(table, make)
        except Stale:
            return False
        return True

    def _play(self, live: Live, seat: int, actions: Sequence[str], by: str) -> Draft:
        position, at = live.position.copy(), now()
        plies: list[Ply] = []
        taken: list[str] = []  # forced steps of this seat that the list of actions may name again
        for notation in actions:
            if taken and notation.lower().split() == taken[0].split():
                taken.pop(0)
                continue
            if position.to_move != seat:
                refusal = IllegalAction(Reason("reason-over" if position.is_over else "reason-not-now"), notation, ())
                raise Illegal(refusal)
            before = position.copy()
            row = ActionRow(live.ply + len(plies), seat, notation, by, at)
            try:
                ply = play(position, row)
            except IllegalAction as error:
                raise Illegal(error) from None
            action = position.plays[-1]
            blocked = knowledge.barrier(before, action, position, ply.changes) if by == "person" else None
            row = ActionRow(row.ply, seat, live.title.actions.notation(action), by, at, blocked)
            plies.append(Ply(row, ply.changes, ply.forced, ply.phase, ply.round, ply.scores))
            taken = [n for who, n in position.forced if who == seat]
        banks = clock.left(live.row, live.seats, at, self.started)
        passed = position.to_move != seat
        holds = (
            passed and by == "person" and live.setting("confirm") and not position.is_over and not plies[-1].row.barrier
        )
        if passed and not holds:
            banks = clock.after_turn(live.row, banks, seat)
        columns = {"ply": live.ply + len(plies), "over": position.is_over, "to_move": position.to_move, "moved_at": at,
                   "banks": banks, "hold": seat if holds else None, "takeback": None, "unplanned": False,
                   "result": result_of(position)}  # fmt: skip
        return Draft(columns, position, live.plies + tuple(plies), tuple(p.row for p in plies))

    # -- going back

    def free_undo(self, live: Live, session: str | None) -> tuple[int | None, int | None, str | None]:
        """(ply after undoing one step, ply after resetting the turn, what stands in the way)."""
        mine = live.held_by(session)
        if not mine or not live.plies:
            return None, None, None
        last = live.plies[-1]
        if last.seat not in mine:
            return None, None, "table-undo-other"
        turn = live.ply
        while turn > 0 and (past := live.plies[turn - 1]).seat == last.seat and self._undoable(past):
            turn -= 1
        if turn == live.ply:
            return None, None, f"table-undo-{last.row.barrier}" if last.row.barrier else "table-undo-other"
        return live.ply - 1, turn, None

    def _undoable(self, past: Ply) -> bool:
        return past.row.by == "person" and past.row.barrier is None

    def undo(self, table: str, session: str, scope: str = "step", key: str | None = None) -> dict[str, Any]:
        """Takes back one step, or the whole turn, where that is free."""

        def make(live: Live) -> Draft:
            if not live.held_by(session):
                raise NotYours("table-not-seated")
            step, turn, obstacle = self.free_undo(live, session)
            target = turn if scope == "turn" else step
            if target is None:
                raise Refused(obstacle or "table-undo-none")
            return self._back_to(live, target)

        return self._change(table, make, session=session, key=key)

    def _back_to(self, live: Live, ply: int) -> Draft:
        position, at = live.at(ply).copy(), now()
        columns = {"ply": ply, "over": position.is_over, "to_move": position.to_move, "moved_at": at, "hold": None,
                   "banks": clock.left(live.row, live.seats, at, self.started), "takeback": None, "result": None,
                   "unplanned": False,
                   "revision": live.row.revision + 1}  # fmt: skip
        return Draft(columns, position, live.plies[:ply], cut_from=ply, keyed=True)

    def ask_back(self, table: str, session: str, ply: int, key: str | None = None) -> dict[str, Any]:
        """Asks the others to go back to a ply. With nobody else to ask it is done at once."""

        def make(live: Live) -> Draft:
            mine = live.held_by(session)
            if not mine:
                raise NotYours("table-not-seated")
            if live.row.settings.get("rated"):
                raise NotAllowed("table-rated")
            if not 0 <= ply < live.ply:
                raise NotFound("table-no-ply", ply=ply, last=live.ply - 1)
            return self._agreed(live, {"ply": ply, "seat": mine[0], "agreed": [session]})

        return self._change(table, make, session=session, key=key)

    def answer_back(self, table: str, session: str, agree: bool, key: str | None = None) -> dict[str, Any]:
        """Agrees to a request to go back, or turns it down (one's own: withdraws it)."""

        def make(live: Live) -> Draft:
            if not live.held_by(session):
                raise NotYours("table-not-seated")
            request = live.row.takeback
            if request is None:
                raise Refused("table-no-request")
            if not agree:
                return Draft({"takeback": None}, keyed=True)
            return self._agreed(live, request | {"agreed": sorted({*request["agreed"], session})})

        return self._change(table, make, session=session, key=key)

    def _agreed(self, live: Live, request: dict[str, Any]) -> Draft:
        if live.people <= set(request["agreed"]):
            return self._back_to(live, request["ply"])
        return Draft({"takeback": request}, keyed=True)

    def end_turn(self, table: str, session: str, key: str | None = None) -> dict[str, Any]:
        """Lets the others go on, at a table where turns are ended by hand."""

        def make(live: Live) -> Draft:
            mine = live.held_by(session)
            if not mine:
                raise NotYours("table-not-seated")
            if live.row.hold is None:
                raise Refused("table-nothing-held")
            if live.row.hold not in mine:
                raise NotYours("table-not-your-turn")
            at = now()
            banks = clock.after_turn(live.row, clock.left(live.row, live.seats, at, self.started), live.row.hold)
            return Draft({"hold": None, "moved_at": at, "banks": banks}, keyed=True)

        return self._change(table, make, session=session, key=key)

    # -- seats

    def join(
        self, table: str, session: str, name: str, seat: int | None = None, link: str | None = None
    ) -> dict[str, Any]:
        """Takes a free seat, or the one a link was made for."""

        def make(live: Live) -> Draft:
            place = self._place(live, session, seat, link)
            if live.seats[place].session == session:
                return Draft(answer={"seat": place})
            values = {"session": session, "kind": "person", "name": people.name(name), "stand_in": None,
                      "stand_in_why": None, "seen_at": now()}  # fmt: skip
            if live.seats[place].name and live.seats[place].kind == "person":
                values["name"] = people.name(name) or live.seats[place].name
            return Draft(self._rested(live), seats={place: values}, answer={"seat": place})

        return self._change(table, make, session=session)

    def _place(self, live: Live, session: str, seat: int | None, link: str | None) -> int:
        if link is not None:
            for s in live.seats:
                if s.link is not None and s.link == hashed(link):
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
        if not 0 <= seat < len(live.seats):
            raise NotFound("table-no-seat", seat=seat)
        s = live.seats[seat]
        if s.session == session:
            return seat
        if s.kind == "bot" or s.session is not None:
            raise Refused("table-seat-taken")
        return seat

    def _rested(self, live: Live) -> dict[str, Any]:
        """The clock as of now, before who plays is changed."""
        at = now()
        return {"banks": clock.left(live.row, live.seats, at, self.started), "moved_at": at}

    def leave(self, table: str, session: str, seat: int | None = None) -> dict[str, Any]:
        """Gives up one's seats. A bot plays on until somebody takes them."""

        def make(live: Live) -> Draft:
            mine = live.held_by(session) if seat is None else (self.seat_for(live, session, seat),)
            if not mine:
                raise NotYours("table-not-seated")
            left = {"session": None, "kind": "open", "link": None, "stand_in": default_bot(), "stand_in_why": "left",
                    "plans": None}  # fmt: skip
            columns = self._rested(live)
            if live.row.hold in mine:
                columns["hold"] = None
            return Draft(columns, seats={s: dict(left) for s in mine if s is not None})

        return self._change(table, make, session=session)

    def hand_over(self, table: str, session: str, seat: int, bot: str | None = None) -> dict[str, Any]:
        """Lets a bot play a seat: one's own, or that of somebody who is not there."""

        def make(live: Live) -> Draft:
            if not 0 <= seat < len(live.seats):
                raise NotFound("table-no-seat", seat=seat)
            mine, place = live.held_by(session), live.seats[seat]
            if not mine:
                raise NotYours("table-not-seated")
            if place.kind == "bot" or place.stand_in is not None:
                raise Refused("table-bot-there")
            if seat not in mine and not self.absent(place):
                raise NotYours("table-not-absent", name=live.names[seat])
            why = "asked" if seat in mine else "absent"
            columns = self._rested(live)
            if live.row.hold == seat:
                columns["hold"] = None
            values = {"stand_in": code, "stand_in_why": why}
            return Draft(columns, seats={seat: values})

        code = check_code(bot or default_bot())
        return self._change(table, make, session=session)

    def take_back(self, table: str, session: str, seat: int) -> dict[str, Any]:
        """Plays one's own seat again."""

        def make(live: Live) -> Draft:
            self.seat_for(live, session, seat)
            if live.seats[seat].stand_in is None:
                raise Refused("table-no-bot-there")
            columns = self._rested(live) | {"banks": clock.back_again(live.row, seat)}
            return Draft(columns, seats={seat: {"stand_in": None, "stand_in_why": None}})

        return self._change(table, make, session=session)

    def flag(self, table: str, version: int) -> None:
        """The clock of the seat to move has run out: a bot goes on."""

        def make(live: Live) -> Draft:
            seat = clock.running(live.row, live.seats)
            banks = clock.left(live.row, live.seats, now(), self.started)
            if live.row.version != version or seat is None or banks is None or banks[seat] > 0:
                raise Stale("table-stale", ply=0, now=live.ply)
            columns: dict[str, Any] = {"banks": banks, "moved_at": now()}
            if live.row.hold == seat:
                columns["hold"] = None
            return Draft(columns, seats={seat: {"stand_in": default_bot(), "stand_in_why": "flag"}})

        try:
            self._change(table, make)
        except Stale:
            self.driver.watch(table, self.live(table).row.due_at)

    def absent(self, seat: SeatRow) -> bool:
        return seat.session is None or seat.seen_at is None or now() - seat.seen_at > ABSENT

    def see(self, live: Live, session: str) -> None:
        """A sign of life from a session's seats."""
        seats = [s.seat for s in live.seats if s.session == session and now() - (s.seen_at or 0) > ABSENT // 3]
        if seats:
            at = now()
            self.store.see(live.id, seats, at)
            self._keep(Live(live.row, live.with_seats({s: {"seen_at": at} for s in seats}), live.position, live.plies,
                            live.opening))  # fmt: skip

    def make_link(self, table: str, session: str, seat: int) -> str:
        """A secret that gives the seat to whoever brings it; an earlier one is void from now on."""
        secret = token_urlsafe(18)
        self._change(table, lambda live: self._link(live, session, seat, hashed(secret)), session=session)
        return secret

    def revoke_link(self, table: str, session: str, seat: int) -> None:
        self._change(table, lambda live: self._link(live, session, seat, None), session=session)

    def _link(self, live: Live, session: str, seat: int, kept: str | None) -> Draft:
        if not 0 <= seat < len(live.seats):
            raise NotFound("table-no-seat", seat=seat)
        place = live.seats[seat]
        if place.kind == "bot":
            raise Refused("table-bot-there")
        holder = place.session if place.session is not None else live.row.maker
        if session != holder:
            raise NotYours("table-seat-not-yours")
        return Draft(seats={seat: {"link": kept}})

    def plan(self, table: str, session: str, seat: int, wishes: list[dict[str, Any]]) -> dict[str, Any]:
        """Decisions made beforehand, in the order in which they are tried."""
        checked = plans.check(wishes)

        def make(live: Live) -> Draft:
            self.seat_for(live, session, seat)
            return Draft({"unplanned": False}, seats={seat: {"plans": checked or None}})

        return self._change(table, make, session=session)

    def replan(self, table: str, seat: int, before: list[dict[str, Any]], after: list[dict[str, Any]]) -> None:
        """Strikes out a plan that was for once, unless the person has changed them meanwhile."""

        def make(live: Live) -> Draft:
            if live.seats[seat].plans != before:
                raise Stale("table-busy")
            return Draft(seats={seat: {"plans": after or None}})

        with suppress(Stale):
            self._change(table, make)

    def no_plan(self, table: str, version: int) -> None:
        """No plan fits this decision: it is left to the person."""

        def make(live: Live) -> Draft:
            if live.row.version != version:
                raise Stale("table-busy")
            return Draft({"unplanned": True})

        with suppress(Stale):
            self._change(table, make)

    # -- talking

    def say(self, table: str, session: str, words: str) -> MessageRow:
        live = self.live(table)
        seat = self.seat_for(live, session)
        if seat is None:
            live = self.live(table, certain=True)
            seat = self.seat_for(live, session)
        if seat is None:
            raise NotYours("table-not-seated")
        row = self.store.say(table, seat, live.names[seat], people.message(words), now())
        self._announce(table)
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


def result_of(position: Position) -> dict[str, Any] | None:
    """The result of a finished play."""
    if not position.is_over:
        return None
    return {"scores": list(position.scores()), "winners": list(position.winners())}


__all__ = ["BadRecord", "SeatPlan", "Tables", "hashed", "now"]
