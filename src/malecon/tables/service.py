"""The tables: everything that people, bots and the clock do at them, in one place. Each verb is drafted in a module of
its own (making, acting, going_back, seating) and carried out by the keeper."""

import logging
from collections.abc import Sequence
from concurrent.futures import Future
from contextlib import suppress
from dataclasses import replace
from secrets import token_urlsafe
from typing import Any

import msgspec

import malecon
from malecon.bots import ADVISER
from malecon.core import records
from malecon.core.position import Position
from malecon.store import Full, MessageRow, SeatRow, Store, TableRow, retention
from malecon.store import ratings as rating_rows
from malecon.tables import (
    acting,
    advice,
    broken,
    clock,
    days_off,
    going_back,
    lessons,
    making,
    people,
    plans,
    programs,
    ratings,
    seating,
)
from malecon.tables.answers import Answer, Hints, Joined, Plan, Review, Verdict
from malecon.tables.driver import Driver
from malecon.tables.errors import Broken, Closed, NotAllowed, NotFound, NotYours, Refused, Stale, TooMany, Unfit
from malecon.tables.keeper import SERVER, Caller, Keeper
from malecon.tables.limits import DAY, Limits
from malecon.tables.live import Draft, Live, asked_columns, begin, load, look
from malecon.tables.making import SeatWish, Wish
from malecon.tables.moderation import Moderation, Sanctions
from malecon.tables.reviews import Reviews
from malecon.tables.thinkers import DEFAULT_BOT, BotPool, Thinkers, Thought

log = logging.getLogger("malecon.tables")

LESSONS_LOOKED_AT = 50  # of a person's tables, in which an unfinished lesson is looked for
PACE = 600  # milliseconds a bot takes at least, so that people can follow


class Tables(Keeper):
    def __init__(
        self,
        store: Store,
        *,
        thinkers: Thinkers | None = None,
        started: int | None = None,
        pace: int = PACE,
        limits: Limits | None = None,
        at_once: bool = True,
    ) -> None:
        self.limits = limits or Limits()
        self.thinkers = thinkers or BotPool()
        self.driver = Driver(self, self.thinkers)
        self.sanctions = Sanctions(store)
        self.moderation = Moderation(store)
        self.reviews = Reviews(store, self.thinkers)
        self._advised: set[str] = set()  # people for whom a bot is thinking about advice
        super().__init__(store, started, pace, at_once)
        self.heeding.append(lambda kind, _: self.sanctions.reload() if kind == "sanctions" else None)

    def start(self) -> None:
        """Starts moving the bots and watching the clocks."""
        for table in rating_rows.rated_tables(self.store, unrated=True):
            ratings.count_game(self.store, table)
        self.driver.start()

    def close(self) -> None:
        self.driver.stop()
        self.thinkers.close()

    # -- making tables

    def create(
        self,
        title: str,
        seats: Sequence[SeatWish],
        *,
        session: str | None = None,
        name: str = "",
        options: dict[str, Any] | None = None,
        seed: int | None = None,
        clock_wish: dict[str, Any] | None = None,
        settings: dict[str, Any] | None = None,
        alone: bool = False,
    ) -> Live:
        """Makes a new table. Its maker takes the first person's seat."""
        position = malecon.title(title).new(len(seats), seed, **(options or {}))
        return self.make(position, Wish(seats, session, name, clock_wish, settings, seed is not None, alone))

    def as_asked(self, position: Position, row: TableRow, seats: tuple[SeatRow, ...]) -> TableRow:
        """A new table's row, with whom it waits for and when the server must act."""
        row = msgspec.structs.replace(row, **asked_columns(look(position, row, seats, self.at_once)))
        return msgspec.structs.replace(row, due_at=self.due_at(row, seats))

    def make(self, position: Position, wish: Wish) -> Live:
        """A new table that starts from a position."""
        row, seats, actions = making.rows(position, wish, self.pace)
        seats = days_off.granted(self, row, seats)
        row = self.as_asked(position, row, seats)
        try:
            self.store.create(row, seats, actions, None if wish.session is None else self.limits.share)
        except Full as full:
            raise self.limits.refusal(full) from None
        live = self._keep(load(row, seats, actions, self.started, self.at_once))
        self.driver.watch(live.id, row.due_at)
        return live

    def begin_lesson(self, title: str, *, session: str, name: str) -> Live:
        """A guided first game. An unfinished one is resumed."""
        for table in self.store.tables_of(session, LESSONS_LOOKED_AT):
            with suppress(NotFound, Broken):
                live = self.live(table)
                if live.title.name == title and lessons.staged(live) is not None:
                    return live
        return self.make(*lessons.wish(title, session, name))

    def fork(
        self,
        table: str,
        ply: int,
        seats: Sequence[SeatWish] | None,
        *,
        session: str,
        name: str = "",
        seat: int | None = None,
    ) -> Live:
        """A new table that continues from any ply of this one. A finished game is public and is forked as it was. An
        unfinished one may only be forked by its players, and everything that player can't know is drawn again:
        otherwise a fork would reveal hidden cards."""
        live = self.live(table, certain=True)
        eyes = self.seat_for(live, session, seat)
        position = live.at(ply).copy()
        if not live.over:
            if live.setting("rated"):
                raise NotAllowed("table-fork-rated")
            if eyes is None:
                raise NotAllowed("table-fork-seat")
            position = position.determinize(eyes, malecon.title(live.row.title).check_seed(None))
        if seats is None:
            first = eyes or 0
            seats = [SeatWish("person") if s.seat == first else SeatWish("bot", bot=s.bot or DEFAULT_BOT)
                     for s in live.seats]  # fmt: skip
        if live.over:
            _check_alone(position, seats)
        settings = live.row.settings | {"rated": False, "lesson": False}
        return self.make(position, Wish(seats, session, name, None, settings, live.over, live.over, (live.id, ply)))

    def bring(
        self, text: str, seats: Sequence[SeatWish] | None, *, session: str, name: str = "", anew: bool = False
    ) -> Live:
        """A table from a record. `anew`: it continues from what the first person knows, with chances nobody knows."""
        record = records.read(text)
        position = malecon.replay(text)
        if seats is None:
            seats = [making.seat_for_name(name) for name in record.names]
        if anew and not position.is_over:
            eyes = next((seat for seat, place in enumerate(seats) if place.kind == "person"), 0)
            if eyes >= position.seats:
                raise Unfit("table-seat-count", named=len(seats), seats=position.seats)
            return self.make(position.determinize(eyes, position.title.check_seed(None)), Wish(seats, session, name))
        _check_alone(position, seats)
        return self.make(position, Wish(seats, session, name, seed_chosen=True, alone=not position.is_over))

    def rematch(self, table: str, *, session: str, keep: bool = False) -> Live:
        """The same people at a new table, the first seat passed on unless they `keep` their seats. A second request
        gets the same table."""
        live = self.live(table, certain=True)
        if not live.held_by(session):
            raise NotYours("table-not-seated")
        if not live.over:
            raise Refused("table-not-over")
        if live.row.rematch is not None:
            return self.live(live.row.rematch)
        position = live.title.new(len(live.seats), None, **begin(live.row, len(live.seats)).options)
        rows = making.again(live.seats, keep)
        wishes = [SeatWish(s.kind, s.bot, s.name) for s in rows]
        made = self.make(
            position,
            Wish(
                wishes,
                session,
                "",
                live.row.clock,
                live.row.settings | {"lesson": False},
                parent=(live.id, live.ply),
                seat_rows=rows,
            ),
        )
        try:
            self._change(table, Caller(session), making.rematch, made.id)
        except Refused:
            return self.live(str(self.live(table).row.rematch))
        return made

    def ended(self, live: Live) -> None:
        """Counts a rated game right away. If a crash prevents it, the next start does it."""
        if live.setting("rated"):
            try:
                ratings.count_game(self.store, live.id)
            except Exception:
                log.exception("a rated game could not be counted: %s", live.id)

    # -- looking

    def seat_for(self, live: Live, session: str | None, seat: int | None = None) -> int | None:
        """The seat through whose eyes this session looks; None: a spectator."""
        return seating.eyes(live, session, seat)

    def record(self, table: str, session: str | None = None) -> str:
        """The game as text: only if it is finished, because it reveals everything; or for its players, if it can't be
        continued."""
        try:
            live = self.live(table, certain=True)
        except Broken:
            rows = self.store.load(table)
            if rows is None or not (rows[0].over or session in {s.session for s in rows[1] if s.session}):
                raise
            return broken.record(*rows)
        if not live.over:
            raise NotAllowed("table-record-not-over")
        return records.write(live.position, live.names)

    def see(self, live: Live, session: str) -> None:
        """Notes a sign of life for a session's seats."""
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
    ) -> Answer:
        """Plays actions for the seat to move, all or none. `ply` is the one the person sees."""
        answer = self._change(table, Caller(session, key), acting.by_person, session, ply, actions, revision)
        self.see(self.live(table), session)
        return answer

    def act_for(self, table: str, seat: int, version: int, notation: str, by: str) -> bool:
        """A bot's or a plan's action, if the table hasn't changed since it was chosen."""
        try:
            self._change(table, SERVER, acting.by_server, seat, version, notation, by)
        except Stale:
            return False
        return True

    # -- advice

    def hint(self, table: str, session: str, lang: str, code: str = ADVISER) -> "Future[Hints]":
        """What a bot would do in your place, and why. It is given up if the game moves on."""
        outcome = self._advise(session, advice.hint(self.live(table, certain=True), session, code, lang))

        def moved_on(said: bool) -> None:
            if not said:
                outcome.cancel()

        end = self.subscribe(table, moved_on)
        outcome.add_done_callback(lambda _: end())
        return outcome

    def verdict(self, table: str, session: str, ply: int, lang: str, code: str = ADVISER) -> "Future[Verdict]":
        """What a decision in a finished game of yours cost, and what a bot would have done."""
        return self._advise(session, advice.verdict(self.live(table, certain=True), session, ply, code, lang))

    def review(self, table: str, lang: str) -> Review:
        """The review of a finished game, or its progress."""
        return self.reviews.see(self.live(table), lang)

    def begin_review(self, table: str, session: str, lang: str) -> Review:
        """Starts the review of a finished game; one review is enough for everybody."""
        live = self.live(table, certain=True)
        self.reviews.begin(live, session)
        return self.reviews.see(live, lang)

    def _advise(self, session: str, thought: Thought) -> "Future[Any]":
        """One thought for each person at a time."""
        with self._lock:
            if session in self._advised:
                raise TooMany("table-thinking")
            self._advised.add(session)
        thought.outcome.add_done_callback(lambda _: self._advised.discard(session))
        return self.thinkers.think(thought)

    # -- going back

    def undo(self, table: str, session: str, scope: str = "step", key: str | None = None) -> Answer:
        """Takes back one step, or the whole turn, if that is free."""
        return self._change(table, Caller(session, key), going_back.undo, session, scope)

    def propose_takeback(self, table: str, session: str, ply: int, key: str | None = None) -> Answer:
        """Asks everybody to go back to a ply. If only bots are at the table, it happens right away."""
        return self._change(table, Caller(session, key), going_back.propose, session, ply)

    def answer_takeback(self, table: str, session: str, agree: bool, key: str | None = None) -> Answer:
        return self._change(table, Caller(session, key), going_back.respond, session, agree)

    def end_turn(self, table: str, session: str, key: str | None = None) -> Answer:
        return self._change(table, Caller(session, key), going_back.end_turn, session)

    # -- seats

    def join(
        self,
        table: str,
        session: str,
        name: str,
        seat: int | None = None,
        link: str | None = None,
        hot_seat: bool = False,
    ) -> Joined:
        joined = self._change(table, Caller(session), self._sit_down, session, name, seat, link, hot_seat)
        assert isinstance(joined, Joined)
        self.grant_days_off(table, session, days_off.span_of(self, session))
        return joined

    def _sit_down(
        self, live: Live, session: str, name: str, seat: int | None, link: str | None, hot_seat: bool
    ) -> Draft:
        programs.check_company(self.store, live, session)
        return seating.join(live, session, name, seat, link, hot_seat)

    def decline(self, table: str, session: str) -> Answer:
        return self._change(table, Caller(session), seating.decline, session)

    def grant_days_off(self, table: str, session: str, span: tuple[int, int] | None) -> None:
        """Tells a correspondence game of someone's days off, or that they have been cancelled."""
        live = self.live(table)
        known = {(live.seats[s].away_from, live.seats[s].away_until) for s in live.held_by(session)}
        if clock.by_correspondence(live.row.clock) and known - {span or (None, None)}:
            self._change(table, Caller(session), seating.days_off, session, span)

    def leave(self, table: str, session: str, seat: int | None = None) -> Answer:
        return self._change(table, Caller(session), seating.leave, session, seat)

    def hand_over(self, table: str, session: str, seat: int) -> Answer:
        return self._change(table, Caller(session), seating.hand_over, session, seat)

    def take_back(self, table: str, session: str, seat: int) -> Answer:
        return self._change(table, Caller(session), seating.take_back, session, seat)

    def flag(self, table: str, version: int) -> None:
        """The time of the seat to move has run out: a bot takes over."""
        try:
            self._change(table, SERVER, seating.flag, version)
        except Stale:
            self.driver.watch(table, self.live(table).row.due_at)

    def make_link(self, table: str, session: str, seat: int) -> str:
        """A secret that gives the seat to whoever brings it. An earlier one is void."""
        secret = token_urlsafe(18)
        self._change(table, Caller(session), seating.link, session, seat, people.hashed(secret))
        return secret

    def revoke_link(self, table: str, session: str, seat: int) -> None:
        self._change(table, Caller(session), seating.link, session, seat, None)

    # -- plans

    def plan(self, table: str, session: str, seat: int, wishes: Sequence[Plan | dict[str, Any]]) -> Answer:
        return self._change(table, Caller(session), seating.plan, session, seat, plans.check(wishes))

    def replan(self, table: str, seat: int, before: list[dict[str, Any]], after: list[dict[str, Any]]) -> None:
        with suppress(Stale):
            self._change(table, SERVER, seating.replan, seat, before, after)

    def no_plan(self, table: str, version: int) -> None:
        with suppress(Stale):
            self._change(table, SERVER, seating.no_plan, version)

    # -- what is not kept for ever

    def clean_up(self) -> int:
        """Deletes what nobody needs any more; returns the number of tables."""
        at, kept = clock.now(), self.limits
        gone = retention.expired(self.store, at - kept.open_days * DAY, at - kept.abandoned_days * DAY)
        gone += retention.of_nobody(self.store, at - kept.finished_days * DAY)
        retention.delete_tables(self.store, gone)
        retention.forget(self.store, at, at - kept.session_days * DAY, at - kept.answer_days * DAY)
        for table in gone:
            self._drop(table)
        return len(gone)

    # -- talking

    def say(self, table: str, session: str, words: str) -> MessageRow:
        self.sanctions.check_voice(session)
        live = self.live(table)
        if live.row.closed:
            raise Closed("table-closed")
        seat = self.seat_for(live, session)
        if seat is None:
            live = self.live(table, certain=True)
            seat = self.seat_for(live, session)
        if seat is None:
            raise NotYours("table-not-seated")
        most = max(1, self.limits.messages // len(live.seats))  # so that nobody can use up what the others may say
        if self.store.message_count(table, seat) >= most:
            raise TooMany("table-too-many-messages", most=most)
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
        if not self.live(table).held_by(session) and not self.live(table, certain=True).held_by(session):
            raise NotYours("table-not-seated")
        self.store.write_note(table, session, people.note(words))


def _check_alone(position: Position, seats: Sequence[SeatWish]) -> None:
    """Refuses other people if the maker knows the seed of an unfinished game, and so what is coming."""
    persons = [place for place in seats if place.kind != "bot"]
    others = [place for place in persons[1:] if not place.mine] + [place for place in persons if place.kind == "open"]
    if others and not position.is_over:
        raise NotAllowed("table-known-chance")
