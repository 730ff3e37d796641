"""Reviews: what cost something is found, what was good costs nothing, and nobody is judged by secrets."""

import json
from collections.abc import Iterator
from importlib import import_module

import pytest

import malecon
from malecon.bots import Lookback, Sight, judge, kept, look_back, read_lapses, work
from malecon.bots.review import searcher
from malecon.core.words import LANGS
from rulebook import santiago_table

NAMES = ("Ana", "Inés", "Teo")
TITLE = pytest.mark.parametrize("name", malecon.titles())


def last_ship() -> malecon.Position:
    """Three citrus on hand and the last ship in port: four points each would overtake the leader, and later nothing can."""
    start = santiago_table.table(
        car="maria",
        stops={"maria": 9},
        flag=4,
        ship=7,
        demand="4 citrus 2 sugar",
        anton={"goods": "3 citrus"},
        svetlana={"vp": 11},
    )
    start.play("port")
    return start


def test_to_refuse_free_points_costs_and_the_better_choice_is_named() -> None:
    position = last_ship()
    verdict = judge(Sight.of(position), position.title.actions.parse("pass"), malecon.bot("search:200"))
    assert verdict.loss > 0.03
    assert verdict.played.notation == "pass"
    assert verdict.better is not None and verdict.better.notation.startswith("deliver citrus")
    assert verdict.better.reasons


def test_the_bots_own_choice_costs_nothing() -> None:
    position = last_ship()
    verdict = judge(Sight.of(position), position.title.actions.parse("deliver citrus 3"), malecon.bot("search:200"))
    assert verdict.loss == 0.0 and verdict.better is None


@TITLE
def test_what_the_seat_could_not_know_makes_no_difference(name: str) -> None:
    position = malecon.title(name).new(3, 4)
    for _ in range(25):
        position.play(position.legal()[-1])
    seat = position.to_move
    assert seat is not None
    played = position.legal_actions()[0]
    told = judge(Sight.of(position), played, malecon.bot("search:60"))
    for seed in (1, 2):
        assert judge(Sight.of(position.determinize(seat, seed)), played, malecon.bot("search:60")).loss == told.loss


def played(name: str, seats: int, seed: int, *codes: str) -> tuple[malecon.Position, malecon.Position]:
    """The start and the end of a game among bots."""
    start = malecon.title(name).new(seats, seed)
    position, players = start.copy(), [malecon.bot(code, seed=1) for code in codes]
    while (seat := position.to_move) is not None:
        position.play(players[seat].choose(position))
    return start, position


def looked_back(start: malecon.Position, plays: list[int]) -> Lookback:
    last = None
    for now in look_back(start, plays):
        assert last is None or now.done == last + 1
        assert now.done <= now.all
        last = now.done
    assert now.next() is None and now.done == now.all
    return now


@TITLE
def test_every_seats_costliest_decisions_are_told_and_careless_play_has_more_of_them(name: str) -> None:
    start, end = played(name, 2, 8, "random", "net")
    found = looked_back(start, end.plays)
    assert len(found.shares) == end.ply + 1
    movers = [position.to_move for position in steps(start, end.plays)]
    for lapse in found.lapses:
        assert movers[lapse.ply] == lapse.seat and end.plays[lapse.ply] == lapse.played != lapse.better
        assert 0.01 <= lapse.loss <= 1.0 and lapse.whole[0] == lapse.better
        assert lapse.why() and lapse.price()
    assert [x.ply for x in found.lapses] == sorted({x.ply for x in found.lapses})
    of = [[x.loss for x in found.lapses if x.seat == seat] for seat in (0, 1)]
    assert max(len(losses) for losses in of) <= 4
    assert len(of[0]) >= 2 and sum(of[0]) > 2 * sum(of[1])


def steps(start: malecon.Position, plays: list[int]) -> Iterator[malecon.Position]:
    position = start.copy()
    for action in plays:
        yield position
        position.play_action(action)


def test_what_was_found_is_kept_without_words_and_read_again_in_every_language() -> None:
    start, end = played("puerto_rico", 3, 3, "greedy,heat=0.25", "net", "random")
    found = looked_back(start, end.plays)
    text = json.dumps(kept(found))
    assert len(text) < 60_000
    again = read_lapses(end.title, json.loads(text))
    assert [(x.ply, x.seat, x.played, x.better, x.whole) for x in again] == [
        (x.ply, x.seat, x.played, x.better, x.whole) for x in found.lapses
    ]
    for lang in LANGS:
        for new, old in zip(again, found.lapses, strict=True):
            assert new.why(lang, NAMES) == old.why(lang, NAMES) and new.price(lang, NAMES) == old.price(lang, NAMES)
    assert any(x.why("ru") != x.why("en") for x in again)


def test_the_tasks_can_be_done_in_another_process_from_the_bytes_of_the_start() -> None:
    start, end = played("havana", 2, 5, "random", "greedy")
    far = malecon.title("havana").from_bytes(start.to_bytes(), trusted=True)
    one, other = Lookback(start, end.plays), Lookback(start, end.plays)
    while task := one.next():
        one.take(work(start, one.plays, task))
        again = other.next()
        assert again == task
        other.take(json.loads(json.dumps(work(far, one.plays, task))))
    assert kept(one) == kept(other)


def test_a_search_held_to_one_action_tries_no_other_at_the_root() -> None:
    position = last_ship()
    sight = Sight.of(position)
    actions = position.title.actions
    good, bad = (searcher(position.title, 300, ambition=0.0).worth(sight, actions.parse(n))
                 for n in ("deliver citrus 3", "pass"))  # fmt: skip
    assert 0.0 <= bad < good <= 1.0
    twice = searcher(position.title, 300, ambition=0.0)
    assert twice.worth(sight, actions.parse("pass")) == twice.worth(sight, actions.parse("pass")) == bad


@TITLE
def test_without_a_network_the_old_search_looks_back(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for module in ("review", "chances", "codes"):
        monkeypatch.setattr(import_module(f"malecon.bots.{module}"), "has_network", lambda title: False)
    start = malecon.title(name).new(2, 8)
    position, player = start.copy(), malecon.bot("random", seed=1)
    for _ in range(40):
        position.play(player.choose(position))
    found = looked_back(start, position.plays)
    assert len(found.shares) == 41 and found.lapses
    assert all(0.01 <= x.loss <= 1.0 for x in found.lapses)
