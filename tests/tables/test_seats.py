"""Seats, stand-ins, clocks, plans, and bots that think elsewhere."""

import os
import signal
from contextlib import suppress
from dataclasses import replace
from functools import partial
from multiprocessing import Pipe
from threading import Lock, Thread
from time import sleep
from typing import Any

import pytest

from malecon.core.errors import MaleconError
from malecon.store import TableCommit
from malecon.tables import NotAllowed, NotYours, Refused, Tables, Unfit, clock, thinkers
from malecon.tables.clock import now
from malecon.tables.making import SeatWish
from malecon.tables.thinkers import BotPool, Thought, check_code
from malecon.tables.upkeep import rebuild_all, verify_all
from patience import PATIENCE, until
from tables.test_acting import PERSON, mover, play_out, two

BOT = SeatWish("bot", bot="random")


def test_a_link_gives_its_seat_until_it_is_revoked(quiet: Tables) -> None:
    live = quiet.create("puerto_rico", [PERSON, PERSON], session="a", seed=1)
    link = quiet.make_link(live.id, "a", 1)
    assert link not in str(quiet.store.load(live.id))
    quiet.revoke_link(live.id, "a", 1)
    with pytest.raises(NotAllowed):
        quiet.join(live.id, "b", "Boris", link=link)
    link = quiet.make_link(live.id, "a", 1)
    assert quiet.join(live.id, "b", "Boris", link=link).seat == 1
    with pytest.raises(NotYours):
        quiet.make_link(live.id, "a", 1)
    with pytest.raises(Refused):
        quiet.join(live.id, "c", "Carla")


def seen_at(tables: Tables, table: str, seat: int) -> int:
    kept = tables.store.load(table)
    assert kept is not None
    return kept[1][seat].seen_at or now()


def test_only_the_absent_are_replaced(quiet: Tables) -> None:
    table = two(quiet)
    with pytest.raises(NotYours):
        quiet.hand_over(table, "a", 1)
    with pytest.raises(NotYours):
        quiet.hand_over(table, "stranger", 1)
    quiet.store.see(table, [1], now() - 400_000)
    quiet.store.note(table, "wait for the writer")
    until(lambda: seen_at(quiet, table, 1) < now() - 100_000)
    quiet._drop(None)
    quiet.hand_over(table, "a", 1)
    assert quiet.live(table).bot_of(1) is not None
    with pytest.raises(NotYours):
        quiet.take_back(table, "a", 1)
    quiet.take_back(table, "b", 1)
    assert quiet.live(table).bot_of(1) is None


def test_who_leaves_is_played_for(quiet: Tables) -> None:
    table = two(quiet)
    play_out(quiet, table, until=1)
    quiet.leave(table, "b")
    assert quiet.live(table).held_by("b") == ()
    assert quiet.live(table).bot_of(1) is not None
    quiet.join(table, "c", "Carla")
    assert quiet.live(table).held_by("c") == (1,)


def test_bots_play_a_whole_table(tables: Tables) -> None:
    live = tables.create("puerto_rico", [BOT, BOT, BOT], seed=5)
    until(lambda: tables.live(live.id).over)
    assert {p.row.by for p in tables.live(live.id).plies} == {"random"}


def test_a_killed_worker_is_replaced_and_the_move_still_comes(tables: Tables, pool: BotPool) -> None:
    live = tables.create("puerto_rico", [BOT, BOT], seed=6)

    def beyond(ply: int) -> bool:
        return tables.live(live.id).ply > ply and bool(pool.pids)

    for ply in (5, 15, 25):
        until(partial(beyond, ply))
        for pid in pool.pids:
            os.kill(pid, signal.SIGKILL)
    until(lambda: tables.live(live.id).over)


class Slow(thinkers.Worker):
    """A worker that takes so many seconds for each kind of request."""

    def __init__(self, **seconds: float) -> None:
        self._ours, theirs = Pipe()
        self._known, self._sending = set(), Lock()
        self.asked: list[str] = []

        def serve() -> None:
            with suppress(EOFError, OSError):
                while True:
                    kind = theirs.recv()[0]
                    self.asked.append(kind)
                    sleep(seconds[kind])
                    theirs.send(("ok", "pass"))

        Thread(target=serve, daemon=True).start()

    def kill(self) -> None:
        self._ours.close()


def a_thought(tables: Tables) -> Thought:
    live = tables.create("puerto_rico", [BOT, BOT], seed=6)
    return Thought.about("move", "random", live.position)


def test_a_bot_that_thinks_too_long_is_not_waited_for(quiet: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[Slow] = []

    def a_slow_one() -> Slow:
        made.append(Slow(warm=0, move=30))
        return made[-1]

    monkeypatch.setattr(thinkers, "Worker", a_slow_one)
    pool = BotPool(1, deadline=0.05)
    thought = a_thought(quiet)
    assert pool.think(thought).result(PATIENCE) in thought.legal
    pool.close()
    assert len(made) == 1, "a thought whose time is up is not begun again"


def test_the_deadline_counts_thinking_not_compiling(quiet: Tables) -> None:
    """A worker may need a minute to compile a title; it is asked to get ready first, once, and then to think."""
    worker = Slow(warm=2.5, move=0)
    for _ in range(2):
        assert worker.think(a_thought(quiet), deadline=2.0)[0] == ("ok", "pass")
    assert worker.asked == ["warm", "move", "move"]
    with pytest.raises(TimeoutError):
        Slow(warm=0, move=0.4).think(a_thought(quiet), deadline=0.1)


@pytest.mark.parametrize("code", ["/tmp/evil.py", "nonsense", "search:99999999999999", "random;x", "a" * 100, ""])
def test_no_bot_from_a_file_and_no_nonsense(code: str) -> None:
    with pytest.raises(MaleconError):
        check_code(code)


def test_a_fallen_flag_hands_the_seat_to_a_bot(tables: Tables) -> None:
    live = tables.create("puerto_rico", [PERSON, BOT], session="a", seed=1, clock_wish={"kind": "move", "seconds": 1})
    until(lambda: tables.live(live.id).seats[0].stand_in_why == "flag")
    until(lambda: tables.live(live.id).over)
    assert tables.live(live.id).row.result is not None


def test_a_bank_loses_what_was_used_and_gains_its_increment(quiet: Tables) -> None:
    table = two(quiet, clock_wish={"kind": "bank", "seconds": 100, "increment": 7})
    live = quiet.live(table)
    seat = live.to_move or 0
    assert clock.running(live.row, live.seats) == [seat]
    assert (clock.left(live, live.row.moved_at + 4_000) or [])[seat] == 96_000
    later = live.row.moved_at + 50_000  # the server rested meanwhile: nobody pays for it
    assert (clock.left(replace(live, since=later - 1_000), later) or [])[seat] == 99_000
    play_out(quiet, table, until=40)
    assert all(bank > 100_000 for bank in quiet.live(table).row.banks or ())


@pytest.mark.parametrize("wish", [{"kind": "bank"}, {"kind": "sun", "seconds": 5}, {"kind": "move", "seconds": 0}])
def test_a_clock_that_makes_no_sense(quiet: Tables, wish: dict[str, object]) -> None:
    with pytest.raises(Unfit):
        quiet.create("puerto_rico", [PERSON, BOT], session="a", clock_wish=wish)


def test_a_plan_acts_when_its_time_comes(tables: Tables) -> None:
    """Take the mayor if it is there, and after that always pass in the trade unless a sale brings 2 or more."""
    live = tables.create("puerto_rico", [PERSON, BOT, BOT], session="a", seed=8)
    sale = {"of": "sell *", "counts": "money", "at_least": 2}
    plans: list[dict[str, Any]] = [
        {"play": ["role mayor", "role *"], "phase": "role"},
        {"play": ["pass"], "phase": "trade", "unless_any": sale},
        {"play": ["*"]},
    ]
    tables.plan(live.id, "a", 0, plans)
    until(lambda: tables.live(live.id).over)
    mine = [p for p in tables.live(live.id).plies if p.seat == 0]
    assert {p.row.by for p in mine} == {"plan"}
    first = next(p for p in mine if p.phase == "role")
    assert first.row.action.startswith("role")


def test_where_no_plan_fits_the_person_is_asked(tables: Tables) -> None:
    live = tables.create("puerto_rico", [PERSON, SeatWish(mine=True)], session="a", seed=8)
    for seat in (0, 1):
        tables.plan(live.id, "a", seat, [{"play": ["role captain"], "once": True}])
    until(lambda: tables.live(live.id).ply >= 1)
    until(lambda: tables.live(live.id).row.unplanned or not tables.live(live.id).seats[0].plans)
    sleep(0.1)
    live = tables.live(live.id)
    assert [p.row.by for p in live.plies].count("plan") <= 2 and not live.over


@pytest.mark.parametrize(
    "plan", [{}, {"play": []}, {"play": ["x"], "then": 1}, {"play": ["x"], "unless_any": {"counts": "x"}}]
)
def test_a_plan_that_makes_no_sense(quiet: Tables, plan: dict[str, Any]) -> None:
    table = two(quiet)
    with pytest.raises(Unfit):
        quiet.plan(table, "a", 0, [plan])
    with pytest.raises(NotYours):
        quiet.plan(table, "b", 0, [])


def test_chat_is_cleaned_and_bounded(quiet: Tables) -> None:
    table = two(quiet)
    row = quiet.say(table, "a", "  hello\u202e\x07   there\n")
    assert row.text == "hello there"
    with pytest.raises(Unfit):
        quiet.say(table, "a", "x" * 501)
    with pytest.raises(Unfit):
        quiet.say(table, "a", "\n")
    with pytest.raises(NotYours):
        quiet.say(table, "stranger", "hello")


def test_verify_and_rebuild(quiet: Tables) -> None:
    finished = play_out(quiet, two(quiet))
    running = two(quiet)
    play_out(quiet, running, until=9)
    assert verify_all(quiet.store).faults == []
    assert (rebuild_all(quiet.store).plays, rebuild_all(quiet.store).mended) == (2, 0)
    row = quiet.live(finished.id).row
    wrong = {"result": {"scores": [1, 2], "winners": [1]}, "ply": 3, "over": False}
    quiet.store.commit(TableCommit(table=finished.id, version=row.version, columns=wrong)).result()
    faults = verify_all(quiet.store).faults
    assert {f.key for f in faults} == {"store-why-result", "store-why-ply"}
    assert rebuild_all(quiet.store).mended == 1
    assert verify_all(quiet.store).faults == []
    quiet._drop(None)
    assert quiet.live(finished.id).row.result == row.result


def test_mover_helper_knows_the_seats(quiet: Tables) -> None:
    assert mover(quiet.live(two(quiet))) in ("a", "b")
