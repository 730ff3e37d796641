"""Secret choices that all make at the same time: asked at once, sealed until all have chosen, kept by both databases."""

import json
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

import malecon
from housing import on_both
from malecon.store import Store, schema
from malecon.tables import Illegal, NotYours, Refused, Stale, Tables, clock, going_back, views
from malecon.tables.live import Live
from malecon.tables.making import SeatWish, Wish
from malecon.tables.upkeep import rebuild_all, verify_all
from malecon.titles.cuba.state import HUNDREDS
from patience import until

PERSON, OPEN = SeatWish(), SeatWish("open")
SESSIONS = "abc"
FIRST, SECOND, THIRD = "choose siesta mama", "choose ladron mama", "choose siesta ladron"


@pytest.fixture
def kept(house_db: str, with_sealed: None) -> Iterator[Tables]:
    """Tables of either database, at which the house does nothing by itself."""
    store = Store(house_db)
    tables = Tables(store, pace=0)
    yield tables
    tables.close()
    store.close()


def havana(tables: Tables, seats: int = 3, **more: Any) -> str:
    """A table of Ana (session a), Boris (b) and Eva (c), all of whom choose their first two cards."""
    return seated(tables, malecon.title("havana").new(seats, 4), **more)


def seated(tables: Tables, position: malecon.Position, **more: Any) -> str:
    live = tables.make(position, Wish([PERSON, *[OPEN] * (position.seats - 1)], "a", "Ana", **more))
    for seat in range(1, position.seats):
        tables.join(live.id, SESSIONS[seat], ["Boris", "Eva"][seat - 1], seat)
    return live.id


def act(tables: Tables, table: str, session: str, *actions: str) -> Live:
    tables.act(table, session, tables.live(table).ply, actions)
    return tables.live(table)


def told(live: Live, session: str | None, seat: int | None) -> dict[str, Any]:
    """What somebody is told of a table, without times."""
    found: dict[str, Any] = json.loads(msgspec.json.encode(views.table(live, session, seat, "en")))
    return found


@on_both
def test_all_are_asked_and_the_last_choice_opens_them_in_the_order_of_the_rules(kept: Tables) -> None:
    table = havana(kept)
    assert list(kept.live(table).questions) == [0, 1, 2]
    assert [kept.store.waiting_tables(s, 5) for s in SESSIONS] == [[table]] * 3
    live = act(kept, table, "c", THIRD)
    assert (live.ply, list(live.questions), live.asking.chosen, live.to_move) == (0, [0, 1], (2,), 0)
    assert [kept.store.waiting_tables(s, 5) for s in SESSIONS] == [[table], [table], []]
    live = act(kept, table, "a", FIRST)
    assert (live.ply, list(live.questions), live.to_move) == (0, [1], 1)
    live = act(kept, table, "b", SECOND)
    assert [(p.seat, p.row.action, p.row.by) for p in live.plies] == [
        (0, FIRST, "person"),
        (1, SECOND, "person"),
        (2, THIRD, "person"),
    ]
    assert all(s.sealed is None for s in live.seats) and live.asking.chosen == ()
    kept._drop(None)
    assert kept.live(table).position == live.position
    assert verify_all(kept.store).faults == []
    rebuilt = rebuild_all(kept.store)
    assert (rebuilt.plays, rebuilt.mended, rebuilt.faults) == (1, 0, [])


@on_both
def test_a_sealed_choice_outlives_the_server(kept: Tables) -> None:
    table = havana(kept)
    act(kept, table, "b", SECOND)
    act(kept, table, "c", THIRD)
    again = Tables(kept.store, pace=0)  # another process, or the same after a crash
    live = again.live(table)
    assert (list(live.questions), live.asking.chosen) == ([0], (1, 2))
    assert act(again, table, "a", FIRST).ply == 3
    again.driver.stop()


@on_both
def test_two_at_once_of_whom_each_is_the_last(kept: Tables) -> None:
    """Both were drafted before either was written: the second is drafted anew, and opens them all."""
    table = havana(kept, seats=2)
    other = Tables(kept.store, pace=0)
    other.live(table)  # as it stood before
    act(kept, table, "a", FIRST)
    other.act(table, "b", 0, [SECOND])
    assert [p.row.action for p in other.live(table).plies] == [FIRST, SECOND]
    other.driver.stop()


def test_others_learn_only_that_somebody_has_chosen(quiet: Tables) -> None:
    table = havana(quiet)
    before = [told(quiet.live(table), s, n) for n, s in enumerate(SESSIONS)]
    live = act(quiet, table, "b", SECOND)
    mine = told(live, "b", 1)
    assert mine["sealed"] == [{"notation": SECOND, "sentence": views.spoken(live, SECOND, "en")}]
    assert (mine["legal"], mine["asked"], mine["chosen"]) == ([], [0, 2], [1])
    changed = {"version", "asked", "chosen", "seats", "undo", "moved_at"}
    for seat, session in ((0, "a"), (2, "c"), (None, None)):
        found = told(live, session, seat)
        assert (found["asked"], found["chosen"], found["sealed"]) == ([0, 2], [1], [])
        assert SECOND.split()[1] not in json.dumps(found["seats"])
        if seat is not None:
            assert {k for k in found if found[k] != before[seat][k]} <= changed
            assert found["legal"] == before[seat]["legal"] and found["to_move"] == seat
    assert views.plies(live, 0, "en") == []


def test_a_choice_can_be_taken_back_until_all_have_chosen(quiet: Tables) -> None:
    table = havana(quiet)
    act(quiet, table, "a", FIRST)
    act(quiet, table, "c", THIRD)
    with pytest.raises(NotYours) as chosen:
        act(quiet, table, "a", SECOND)
    assert chosen.value.key == "table-has-chosen"
    answer = quiet.undo(table, "a")
    live = quiet.live(table)
    assert (answer.ply, answer.revision, list(live.questions)) == (0, 0, [0, 1])
    act(quiet, table, "a", SECOND)
    assert told(quiet.live(table), "a", 0)["undo"]["step"] == 0
    live = act(quiet, table, "b", FIRST)
    assert [p.row.action for p in live.plies] == [SECOND, FIRST, THIRD]
    for session in SESSIONS:  # now all are shown
        with pytest.raises(Refused):
            quiet.undo(table, session)


def test_nobody_goes_back_behind_anothers_sealed_choice_alone(quiet: Tables) -> None:
    """Ana's open move brings the moment in which all choose. Once Boris has chosen, she must ask."""
    table, who, live = a_bid_after_an_open_move(quiet)
    other = "b" if who == "a" else "a"
    live = act(quiet, table, other, live.questions[SESSIONS.index(other)].legal()[0])
    with pytest.raises(Refused) as refused:
        quiet.undo(table, who)
    assert refused.value.key == "table-undo-other"
    quiet.propose_takeback(table, who, live.ply - 1)
    quiet.answer_takeback(table, other, True)
    live = quiet.live(table)
    assert all(s.sealed is None for s in live.seats) and live.asking.chosen == ()


def a_bid_after_an_open_move(tables: Tables) -> tuple[str, str, Live]:
    """A table of two at which an open move, which can be taken back, has just begun the bidding; and who made it."""
    title = malecon.title("cuba")
    for seed in range(40):
        before = position = title.new(2, seed)
        while position.view(None)["phase"] not in ("hundreds", "bid") and not position.is_over:
            before = position.copy()
            position.play(position.legal()[-1])
        if position.is_over or before.to_move is None:
            continue
        table, who = seated(tables, before), SESSIONS[before.to_move]
        live = act(tables, table, who, title.actions.notation(position.plays[-1]))
        if len(live.asking.together) == 2 and going_back.free(live, who)[0] is not None:
            return table, who, live
    pytest.fail("no such moment found")


def test_what_cannot_be_chosen(quiet: Tables) -> None:
    table = havana(quiet)
    for wrong in (["lay siesta"], ["choose siesta siesta"], [FIRST, SECOND], [FIRST, "build upper left"], ["nonsense"]):
        with pytest.raises(Illegal):
            act(quiet, table, "c", *wrong)
    with pytest.raises(Stale):
        quiet.act(table, "c", 1, [FIRST])
    with pytest.raises(NotYours):
        act(quiet, table, "stranger", FIRST)
    assert all(s.sealed is None for s in quiet.live(table).seats)


def test_a_repeated_key_seals_once(quiet: Tables) -> None:
    table = havana(quiet)
    first = quiet.act(table, "b", 0, [SECOND], key="one")
    assert quiet.act(table, "b", 0, [SECOND], key="one") == first
    quiet.undo(table, "b")
    assert quiet.act(table, "b", 0, [SECOND], key="one") == first  # said already: it is not sealed again
    assert quiet.live(table).seats[1].sealed is None


def test_a_choice_in_several_steps(quiet: Tables) -> None:
    """A card laid and one dropped: the steps may come together or one after the other, and count as one choice."""
    position = malecon.title("havana").new(3, 4, simultaneous_replacement=True)
    while position.view(None)["phase"] != "lay":
        position.play(position.legal()[0])
    table = seated(quiet, position)
    live, begun = quiet.live(table), quiet.live(table).ply
    laying = {seat: question.legal()[0] for seat, question in live.questions.items()}
    assert list(laying) == list(live.asking.together) and len(laying) == 3
    one, two, three = laying
    session = {seat: SESSIONS[seat] for seat in laying}
    live = act(quiet, table, session[three], laying[three])
    assert three in live.questions and live.asking.chosen == ()  # half a choice
    dropping = live.questions[three].legal()
    assert all(n.startswith("drop ") for n in dropping)
    assert told(live, session[one], one)["chosen"] == []
    assert [s["notation"] for s in told(live, session[three], three)["sealed"]] == [laying[three]]
    quiet.undo(table, session[three])
    act(quiet, table, session[three], laying[three], dropping[1])
    for seat in (one, two):
        live = act(quiet, table, session[seat], laying[seat])
        live = act(quiet, table, session[seat], live.questions[seat].legal()[0])
    assert [p.seat for p in live.plies[begun:]] == [one, one, two, two, three, three]
    assert live.plies[-1].row.action == dropping[1]


def test_a_bid_of_hundreds_is_sealed_whole(quiet: Tables) -> None:
    title = malecon.title("cuba")
    position = title.new(2, 3)
    while position.view(None)["phase"] != "bid" or position.field("has_bid")[0] or position.field("has_bid")[1]:
        position.play(position.legal()[-1])
    fields = position.to_dict()
    fields["pesos"][:2] = [250, 130]
    fields["phase"] = HUNDREDS
    rich = title.from_dict(fields)
    table = seated(quiet, rich)
    live = quiet.live(table)
    assert len(live.questions) == 2
    first, last = live.asking.together
    live = act(quiet, table, SESSIONS[last], "hundreds 1", "bid 7")
    assert live.asking.chosen == (last,) and live.ply == 0
    live = act(quiet, table, SESSIONS[first], "hundreds 0")
    assert live.ply == 0 and told(live, SESSIONS[first], first)["view"]["phase"] == "bid"
    live = act(quiet, table, SESSIONS[first], "bid 9")
    assert [p.row.action for p in live.plies] == ["hundreds 0", "bid 9", "hundreds 1", "bid 7"]


def test_what_todays_rules_do_not_allow_is_asked_again(quiet: Tables) -> None:
    table = havana(quiet)
    act(quiet, table, "b", SECOND)
    strange = {"sealed": json.dumps({"actions": ["build upper left"], "by": "person", "at": 1})}
    with quiet.store.engine.begin() as c:
        c.execute(schema.seats.update().where(schema.seats.c.seat == 1).values(**strange))
    quiet._drop(None)
    assert list(quiet.live(table).questions) == [0, 1, 2]
    for session in SESSIONS:
        act(quiet, table, session, FIRST)
    assert quiet.live(table).ply == 3


def test_only_those_who_have_not_chosen_use_their_time(quiet: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    now = clock.now()
    monkeypatch.setattr(clock, "now", lambda: now)
    table = havana(quiet, clock={"kind": "bank", "seconds": 100, "increment": 5})
    begun = quiet.live(table).row.moved_at

    def left() -> list[int]:
        return clock.left(quiet.live(table), clock.now()) or []

    now += 10_000
    live = act(quiet, table, "b", SECOND)
    assert clock.running(live.row, live.seats) == [0, 2]
    assert live.row.moved_at == begun  # for the others it is still the same turn, of which they were told once
    now += 20_000
    assert left() == [70_000, 90_000, 70_000]
    quiet.undo(table, "b")
    now += 1_000
    assert left() == [69_000, 89_000, 69_000]
    act(quiet, table, "b", SECOND)
    act(quiet, table, "a", FIRST)
    now += 9_000
    assert left() == [69_000, 89_000, 60_000]
    act(quiet, table, "c", THIRD)
    assert quiet.live(table).row.banks == [74_000, 94_000, 65_000]  # each with its increment, once


def test_a_fallen_flag_calls_a_bot_for_that_seat_alone(quiet: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    now = clock.now()
    monkeypatch.setattr(clock, "now", lambda: now)
    table = havana(quiet, clock={"kind": "move", "seconds": 60})
    act(quiet, table, "b", SECOND)
    now += 61_000
    quiet.flag(table, quiet.live(table).row.version)
    quiet.flag(table, quiet.live(table).row.version)
    assert [s.stand_in_why for s in quiet.live(table).seats] == ["flag", None, "flag"]


def test_bots_choose_while_people_think(tables: Tables) -> None:
    bot = SeatWish("bot", bot="easy")
    live = tables.create("havana", [bot, PERSON, bot], session="a", name="Ana")
    until(lambda: tables.live(live.id).asking.chosen == (0, 2))
    assert tables.live(live.id).ply == 0
    act(tables, live.id, "a", FIRST)
    assert [p.row.by for p in tables.live(live.id).plies[:3]] == ["easy", "person", "easy"]


def test_a_plan_chooses_at_once_and_can_be_overruled(tables: Tables) -> None:
    table = havana(tables)
    tables.plan(table, "c", 2, [{"play": [THIRD], "phase": "choose"}])
    until(lambda: tables.live(table).asking.chosen == (2,))
    tables.undo(table, "c")
    assert tables.live(table).asking.chosen == ()
    assert act(tables, table, "c", FIRST).asking.chosen == (2,)


def test_whoever_leaves_takes_their_choice_along(quiet: Tables) -> None:
    table = havana(quiet)
    act(quiet, table, "b", SECOND)
    quiet.leave(table, "b")
    live = quiet.live(table)
    assert list(live.questions) == [0, 1, 2] and live.seats[1].sealed is None


def test_one_device_for_two_seats_is_asked_one_after_the_other(quiet: Tables) -> None:
    live = quiet.create("havana", [PERSON, SeatWish(mine=True), OPEN], session="a", name="Ana")
    quiet.join(live.id, "c", "Eva", 2)
    assert told(quiet.live(live.id), "a", 0)["legal"] and not told(quiet.live(live.id), "a", 1)["legal"]
    live = act(quiet, live.id, "a", FIRST)
    assert quiet.seat_for(live, "a") == 1
    assert told(live, "a", 1)["legal"] and not told(live, "a", 0)["legal"]
    live = act(quiet, live.id, "a", SECOND)
    quiet.undo(live.id, "a")  # the last one
    assert list(quiet.live(live.id).questions) == [1, 2]


def test_a_keyboard_asks_one_after_the_other(quiet: Tables) -> None:
    keyboard = Tables(quiet.store, pace=0, at_once=False)
    table = havana(keyboard)
    assert list(keyboard.live(table).questions) == [0]
    with pytest.raises(NotYours):
        act(keyboard, table, "b", SECOND)
    assert act(keyboard, table, "a", FIRST).ply == 1


def test_a_lesson_is_staged_ply_by_ply(quiet: Tables) -> None:
    live = quiet.begin_lesson("havana", session="a", name="Ana")
    assert len(live.questions) == 1 and live.asking.together == ()
