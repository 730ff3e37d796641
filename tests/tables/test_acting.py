"""Acting, going back, and what each costs nobody else."""

from random import Random
from typing import Any

import pytest

import malecon
from malecon.tables import Illegal, NotAllowed, NotFound, NotYours, Refused, Stale, Tables, Unfit, views
from malecon.tables.live import Live, load
from malecon.tables.making import SeatWish

PERSON, OPEN = SeatWish(), SeatWish("open")


def two(tables: Tables, title: str = "puerto_rico", seed: int = 7, seats: int = 2, **more: Any) -> str:
    """A table of Ana (session a) and Boris (session b)."""
    plans = [PERSON, *[OPEN] * (seats - 1)]
    live = tables.create(title, plans, session="a", name="Ana", seed=seed, **more)
    for seat in range(1, seats):
        tables.join(live.id, "bc"[seat - 1], "Boris", seat)
    return live.id


def mover(live: Live) -> str:
    assert live.to_move is not None
    return str(live.seats[live.to_move].session)


def play_out(tables: Tables, table: str, seed: int = 1, until: int = 10_000) -> Live:
    chance = Random(seed)
    while not (live := tables.live(table)).over and live.ply < until:
        tables.act(table, mover(live), live.ply, [chance.choice(live.position.legal())])
    return live


def test_the_maker_takes_the_first_persons_seat(quiet: Tables) -> None:
    live = quiet.create("puerto_rico", [SeatWish("bot", bot="random"), PERSON, PERSON], session="a", name="Ana")
    assert [s.session for s in live.seats] == [None, "a", None]
    assert live.seats[1].name == "Ana"


def test_hot_seat(quiet: Tables) -> None:
    live = quiet.create("puerto_rico", [PERSON, SeatWish(name="Boris", mine=True)], session="a", name="Ana", seed=1)
    assert live.held_by("a") == (0, 1)
    play_out(quiet, live.id, until=30)
    assert quiet.live(live.id).ply == 30


def test_a_whole_play_comes_out_as_its_record_says(quiet: Tables) -> None:
    live = play_out(quiet, two(quiet))
    assert live.row.result == {"scores": list(live.position.scores()), "winners": list(live.position.winners())}
    again = malecon.replay(quiet.record(live.id))
    assert again == live.position
    quiet._drop(None)
    assert quiet.live(live.id).position == live.position
    with pytest.raises(Refused):
        quiet.act(live.id, "a", live.ply, ["pass"])


def test_a_stale_ply_an_illegal_action_and_a_strangers_hand(quiet: Tables) -> None:
    table = two(quiet)
    live = quiet.live(table)
    me = mover(live)
    other = "b" if me == "a" else "a"
    with pytest.raises(Stale):
        quiet.act(table, me, 5, ["role mayor"])
    with pytest.raises(Illegal) as illegal:
        quiet.act(table, me, 0, ["build harbor"])
    assert illegal.value.cause.legal == live.position.legal()
    with pytest.raises(NotYours):
        quiet.act(table, other, 0, ["role mayor"])
    with pytest.raises(NotYours):
        quiet.act(table, "stranger", 0, ["role mayor"])
    with pytest.raises(NotFound):
        quiet.act("nothing", me, 0, ["role mayor"])
    with pytest.raises(Unfit):
        quiet.act(table, me, 0, [])
    assert quiet.live(table).ply == 0


def test_the_same_key_is_acted_on_once(quiet: Tables) -> None:
    table = two(quiet)
    me = mover(quiet.live(table))
    first = quiet.act(table, me, 0, ["role builder"], key="one")
    assert quiet.act(table, me, 0, ["role builder"], key="one") == first
    quiet._drop(None)
    assert quiet.act(table, me, 0, ["role builder"], key="one") == first
    assert quiet.live(table).ply == first.ply


def test_several_actions_are_played_all_or_none(quiet: Tables) -> None:
    table = two(quiet)
    live = quiet.live(table)
    copy = live.position.copy()
    copy.play("role builder")
    assert copy.to_move == live.to_move
    second = copy.legal()[0]
    with pytest.raises(Illegal):
        quiet.act(table, mover(live), 0, ["role builder", "nonsense"])
    assert quiet.live(table).ply == 0
    assert quiet.act(table, mover(live), 0, ["role builder", second]).ply == 2


def test_a_draft_may_name_steps_that_turned_out_forced(quiet: Tables) -> None:
    """Somewhere in a game a decision is followed by a forced step of the same seat: naming it does no harm."""
    for seed in range(20):
        table = two(quiet, seed=seed)
        chance = Random(seed)
        while not (live := quiet.live(table)).over:
            notation = chance.choice(live.position.legal())
            copy = live.position.copy()
            copy.play(notation)
            own = [n for seat, n in copy.forced if seat == live.to_move]
            quiet.act(table, mover(live), live.ply, [notation, *own[:1]])
            assert quiet.live(table).ply == live.ply + 1
            if own:
                return
    pytest.fail("no forced step found")


# -- undo


def test_undo_is_free_inside_ones_own_turn(quiet: Tables) -> None:
    table = two(quiet)
    me = mover(quiet.live(table))
    start = quiet.live(table).position
    quiet.act(table, me, 0, ["role builder"])
    answer = quiet.undo(table, me)
    assert (answer.ply, answer.revision) == (0, 1)
    assert quiet.live(table).position == start
    with pytest.raises(Stale):  # a move that was meant for the other line of play
        quiet.act(table, me, 0, ["role mayor"], revision=0)


def test_undo_ends_where_another_acted(quiet: Tables) -> None:
    table = two(quiet)
    me = mover(quiet.live(table))
    quiet.act(table, me, 0, ["role builder"])
    while mover(quiet.live(table)) == me:
        live = quiet.live(table)
        quiet.act(table, me, live.ply, [live.position.legal()[0]])
    live = quiet.live(table)
    quiet.act(table, mover(live), live.ply, [live.position.legal()[0]])
    with pytest.raises(Refused) as refused:
        quiet.undo(table, me)
    assert refused.value.key == "table-undo-other"


def test_undo_ends_where_chance_has_spoken(quiet: Tables) -> None:
    table = two(quiet, "sealed")
    quiet.act(table, "a", 0, ["roll"])
    with pytest.raises(Refused) as refused:
        quiet.undo(table, "a")
    assert refused.value.key == "table-undo-chance"


def test_a_sealed_choice_can_be_taken_back_until_the_others_are_shown(quiet: Tables) -> None:
    table = two(quiet, "sealed")
    choice = quiet.live(table).position.legal()[0]
    quiet.act(table, "a", 0, [choice])
    quiet.undo(table, "a")
    quiet.act(table, "a", 0, [choice])
    quiet.act(table, "b", 1, [quiet.live(table).position.legal()[0]])  # now both are shown
    with pytest.raises(Refused) as refused:
        quiet.undo(table, "b")
    assert refused.value.key == "table-undo-secret"


def test_reset_turn_goes_back_to_where_the_turn_began(quiet: Tables) -> None:
    table = two(quiet)
    me = mover(quiet.live(table))
    quiet.act(table, me, 0, ["role builder"])
    quiet.act(table, me, 1, [quiet.live(table).position.legal()[0]])
    assert quiet.undo(table, me, "turn").ply == 0


def test_going_further_back_takes_everybodys_consent(quiet: Tables) -> None:
    table = two(quiet)
    live = play_out(quiet, table, until=20)
    quiet.propose_takeback(table, "a", 5)
    assert quiet.live(table).ply == 20
    quiet.answer_takeback(table, "b", False)
    assert quiet.live(table).row.takeback is None
    quiet.propose_takeback(table, "a", 5)
    quiet.answer_takeback(table, "b", True)
    assert quiet.live(table).ply == 5 and quiet.live(table).row.takeback is None
    with pytest.raises(Refused):
        quiet.answer_takeback(table, "b", True)
    with pytest.raises(NotYours):
        quiet.propose_takeback(table, "stranger", 0)
    assert live.plies[:5] == quiet.live(table).plies


def test_alone_with_bots_going_back_needs_nobody(quiet: Tables) -> None:
    live = quiet.create("puerto_rico", [PERSON, SeatWish("person", mine=True)], session="a", seed=3)
    play_out(quiet, live.id, until=12)
    assert quiet.propose_takeback(live.id, "a", 2).ply == 2


def _against_a_bot(tables: Tables, **settings: object) -> Live:
    """Ana has decided once, then the bot moved until it is her turn again."""
    seed = None if settings.get("rated") else 5  # nobody chooses the seed of a rated game
    seats = [PERSON, SeatWish("bot", bot="random")]
    live = tables.create("puerto_rico", seats, session="a", seed=seed, settings=settings)
    chance, decided = Random(3), False
    while not decided or live.to_move != 0 or live.plies[-1].seat == 0:
        notation = chance.choice(live.position.legal())
        if live.to_move == 0:
            tables.act(live.id, "a", live.ply, [notation])
            decided = True
        else:
            assert tables.act_for(live.id, 1, live.row.version, notation, "random")
        live = tables.live(live.id)
    return live


def test_against_bots_alone_undo_goes_back_to_my_last_decision(quiet: Tables) -> None:
    live = _against_a_bot(quiet)
    mine = [n for n, past in enumerate(live.plies) if past.seat == 0]
    quiet.undo(live.id, "a")
    assert quiet.live(live.id).ply == mine[-1] < live.ply - 1
    assert quiet.live(live.id).to_move == 0


def test_a_rated_game_against_bots_takes_nothing_back(quiet: Tables) -> None:
    live = _against_a_bot(quiet, rated=True)
    with pytest.raises(Refused):
        quiet.undo(live.id, "a")


def test_a_turn_ended_by_hand_keeps_the_others_waiting(quiet: Tables) -> None:
    table = two(quiet, settings={"confirm": True})
    me = mover(quiet.live(table))
    other = "b" if me == "a" else "a"
    quiet.act(table, me, 0, ["role builder"])
    while quiet.live(table).row.hold is None:
        live = quiet.live(table)
        quiet.act(table, me, live.ply, [live.position.legal()[0]])
    live = quiet.live(table)
    with pytest.raises(Refused):
        quiet.act(table, other, live.ply, [live.position.legal()[0]])
    with pytest.raises(NotYours):
        quiet.end_turn(table, other)
    quiet.undo(table, me)
    assert quiet.live(table).row.hold is None
    quiet.act(table, me, live.ply - 1, [live.plies[-1].row.action])
    quiet.end_turn(table, me)
    quiet.act(table, other, live.ply, [live.position.legal()[0]])


# -- forks and records


def test_a_finished_play_is_forked_as_it_was(quiet: Tables) -> None:
    live = play_out(quiet, two(quiet))
    fork = quiet.fork(live.id, 30, None, session="x", name="Xenia")
    assert fork.position == live.at(30) and fork.ply == 30
    assert [p.row.action for p in fork.plies] == [p.row.action for p in live.plies[:30]]


def test_a_fork_of_a_play_under_way_tells_no_secret(quiet: Tables) -> None:
    table = two(quiet, "sealed")
    quiet.act(table, "a", 0, [quiet.live(table).position.legal()[0]])
    with pytest.raises(NotAllowed):
        quiet.fork(table, 1, None, session="stranger")
    live = quiet.live(table)
    hands = set()
    for _ in range(20):
        fork = quiet.fork(table, 1, None, session="b")
        assert fork.position.view(1) == live.position.view(1)
        assert fork.position.chance != live.position.chance
        hands.add(str(fork.position.view(0)["hand"]))
    assert len(hands) > 1


def test_the_record_of_a_play_under_way_is_nobodys(quiet: Tables) -> None:
    with pytest.raises(NotAllowed):
        quiet.record(two(quiet))


def test_a_record_comes_back_as_a_table(quiet: Tables) -> None:
    live = play_out(quiet, two(quiet))
    text = "\n".join(quiet.record(live.id).splitlines()[:40]) + "\n"
    brought = quiet.bring(text, None, session="x")
    assert brought.position == malecon.replay(text)
    assert brought.held_by("x") == (0, 1)
    play_out(quiet, brought.id)
    with pytest.raises(malecon.BadRecord):
        quiet.bring(text + "nonsense\n", None, session="x")


def test_rematch(quiet: Tables) -> None:
    live = play_out(quiet, two(quiet))
    made = quiet.rematch(live.id, session="a")
    assert quiet.rematch(live.id, session="b").id == made.id
    assert [s.session for s in made.seats] == ["b", "a"]
    with pytest.raises(NotYours):
        quiet.rematch(live.id, session="stranger")
    live = play_out(quiet, two(quiet))
    assert [s.session for s in quiet.rematch(live.id, session="b", keep=True).seats] == ["a", "b"]


def test_the_ledger_tells_the_same_of_a_move_when_it_is_made_and_when_the_table_is_loaded_again(quiet: Tables) -> None:
    table = two(quiet)
    live = play_out(quiet, table, until=60)
    made = [views.ply(live, number, None, "en").told for number in range(live.ply)]
    again = load(live.row, live.seats, tuple(past.row for past in live.plies), live.since)
    assert [views.ply(again, number, None, "en").told for number in range(again.ply)] == made
    assert any(line.startswith("built ") and line[-1].isdigit() for line in made)
