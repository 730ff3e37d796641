"""Parliament: C-16, C-17, C-18, C-41, C-53, C-54, C-55, C-58, C-87, and what secrets show."""

import json

import numpy as np
import pytest

import malecon
from malecon.core.changes import seen
from refusing import refused
from rulebook.cuba_table import (
    ANNA,
    BASE,
    BORIS,
    CLARA,
    TITLE,
    bid,
    enact,
    finish_actions,
    get,
    legal,
    phase,
    play,
    table,
)


def test_c16_parliament() -> None:
    pos = table(2, phase="last", start=ANNA, delegates="mayor worker", last="tradeswoman", bills="t1 d1 u1 o5",
                anna={"pesos": 5}, boris={"pesos": 5}, fields={"vote_holder": BORIS})  # fmt: skip
    finish_actions(pos)
    bid(pos, *([0, 4] if pos.to_move == ANNA else [4, 0]))
    assert [get(pos, "votes", s) for s in (ANNA, BORIS)] == [5, 7]
    assert get(pos, "winner") == BORIS
    assert (get(pos, "pesos", ANNA), get(pos, "pesos", BORIS)) == (5, 1)
    enact(pos, "tax", "subsidy")
    assert pos.view()["laws"] == {"tax": "t1", "duty": "duty_start", "subsidy": "u1", "other": None}
    assert pos.view()["boards"][ANNA]["tax"] == 1  # at once, in this round's statutes
    assert get(pos, "vote_holder") == -1


def test_c16_losers_pay_too() -> None:
    pos = table(2, phase="last", delegates="mayor worker", anna={"pesos": 5}, boris={"pesos": 5})
    finish_actions(pos)
    bid(pos, 3, 2)
    assert sorted(get(pos, "pesos", s) for s in (ANNA, BORIS)) == [2, 3]
    house = table(2, phase="last", delegates="mayor worker", anna={"pesos": 5}, boris={"pesos": 5},
                  options={"bids_paid_by_all": False})  # fmt: skip
    finish_actions(house)
    bid(house, 2, 2)
    assert get(house, "winner") == ANNA
    assert (get(house, "pesos", ANNA), get(house, "pesos", BORIS)) == (3, 5)


def tie(start: int, left: str = "dancer") -> malecon.Position:
    """Boris and Clara have four votes, Anna three; the start player after the actions is `start`."""
    purse = {"pesos": 4}
    before = (start - 1) % 3 if left == "dancer" else start
    pos = table(3, phase="last", start=before, left=left, delegates="architect foreman foreman", anna=purse, boris=purse,
                clara=purse, avenue="dancer donkey musician lawyer donkey revolutionary")  # fmt: skip
    return finish_actions(pos)


@pytest.mark.parametrize(("start", "winner"), [(ANNA, BORIS), (BORIS, BORIS), (CLARA, CLARA)])
def test_c17_vote_tie(start: int, winner: int) -> None:
    pos = tie(start)
    bid(pos, 0, 0, 0)
    assert phase(pos) == "tie_bid"
    assert [get(pos, "tied", s) for s in range(3)] == [0, 1, 1]
    bid(pos, 2, 2)
    assert get(pos, "winner") == winner
    assert [get(pos, "pesos", s) for s in range(3)] == [4, 2, 2]


def test_what_the_first_purchase_promises_cannot_be_bid_again() -> None:
    """Only under the house rule: otherwise it is paid, and no longer there."""
    for everyone_pays, pesos in ((True, 3), (False, 4)):
        pos = table(3, phase="last", start=ANNA, left="dancer", delegates="architect foreman foreman",
                    anna={"pesos": 4}, boris={"pesos": 4}, clara={"pesos": 4},
                    avenue="dancer donkey musician lawyer donkey revolutionary",
                    options={"bids_paid_by_all": everyone_pays})  # fmt: skip
        finish_actions(pos)
        bid(pos, 1, 1, 1)
        asked = pos.view()["asked"]
        assert phase(pos) == "tie_bid" and (asked["pesos"], asked["most"]) == (pesos, 3)
        assert [n for n in pos.legal() if n.startswith("bid ")] == [f"bid {n}" for n in range(4)]


def shown(pos: malecon.Position, seat: int | None) -> str:
    view = json.dumps(pos.view(seat))
    features = "" if seat is None else pos.observe(seat).tobytes().hex()
    legal = json.dumps(pos.legal()) if pos.to_move == seat else ""
    return view + features + legal + json.dumps(pos.forced)


def test_c18_secret_bids() -> None:
    """Two plays that differ in one seat's bid alone look alike to all others."""
    start = tie(ANNA)
    bidder = start.to_move
    assert bidder is not None
    low, high = start.copy(), start.copy()
    changes_low, changes_high = low.play("bid 0"), high.play("bid 3")
    assert low.to_move == high.to_move != bidder
    state = TITLE.state
    for seat in (None, *range(3)):
        if seat != bidder:
            assert shown(low, seat) == shown(high, seat)
            seen_low = seen(state, low._states[0], changes_low, seat)
            assert seen_low == seen(state, high._states[0], changes_high, seat)
    assert shown(low, bidder) != shown(high, bidder)
    assert low.view(bidder)["boards"][bidder]["secret_bid"] == 0
    bid(low, 0, 0)
    assert [get(low, "bid", s) for s in range(3)] == [0, 0, 0]


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("options", [{}, {"secret_delegate": True}, {"el_presidente": False, "secret_delegate": True}])
def test_c18_whatever_is_hidden_alters_nothing_that_is_shown(seed: int, options: dict[str, bool]) -> None:
    """All along a game: other hidden bids, delegates and piles, the same views, actions, features and changes."""
    rng = np.random.default_rng(seed)
    pos = TITLE.new(2 + seed % 4, seed=seed, **options)
    secrets = 0
    while not pos.is_over and secrets < 60:
        hidden = any(get(pos, "has_bid")) or any(get(pos, "has_laid"))
        choice = str(rng.choice(pos.legal()))
        if hidden:
            secrets += 1
            for seat in range(pos.seats):
                other = pos.determinize(seat, int(rng.integers(2**40)))
                for watcher in (None, seat):
                    assert json.dumps(other.view(watcher)) == json.dumps(pos.view(watcher))
                assert (other.observe(seat) == pos.observe(seat)).all()
                assert other.to_move == pos.to_move
                if pos.to_move == seat:
                    assert other.legal() == pos.legal()
        pos.play(choice)
    assert secrets > 0 or not options


def test_determinize_draws_from_all_that_is_possible() -> None:
    pos = tie(ANNA)
    first = pos.to_move
    assert first is not None
    pos.play("bid 4")
    drawn = {pos.determinize((first + 1) % 3, seed).to_dict()["secret_bid"][first] for seed in range(80)}
    assert drawn == {0, 1, 2, 3, 4}
    own = {pos.determinize(first, seed).to_dict()["secret_bid"][first] for seed in range(20)}
    assert own == {4}


def test_c41_newspaper() -> None:
    pos = table(phase="enact", winner=ANNA, bills="t1 d1 u1 o5", anna={"tiles": "r1c2 newspaper"},
                fields={"press_holder": ANNA, "press_on": 0})  # fmt: skip
    enact(pos, "subsidy", "other")
    assert get(pos, "earned", ANNA, "tiles") == 1
    assert get(pos, "pesos", ANNA) == 1
    passed = table(phase="enact", bills="t1 d1 u1 o5", anna={"tiles": "r1c2 newspaper"},
                   fields={"press_holder": ANNA, "press_on": 2})  # fmt: skip
    enact(passed, "subsidy", "other")
    assert get(passed, "earned", ANNA, "tiles") == 0
    assert get(passed, "pesos", ANNA) == 0


def test_c53_no_money() -> None:
    pos = table(3, phase="last", start=ANNA, options=BASE, delegates="architect foreman foreman")
    pos = TITLE.from_dict(pos.to_dict() | {"last_card": [4, 0, -1, -1, -1]})
    finish_actions(pos)
    assert get(pos, "start_player") == ANNA
    assert phase(pos) == "enact"
    assert get(pos, "winner") == BORIS


def test_c54_second_bid() -> None:
    """Boris and Clara at six, start player Clara; one more vote each: seven to seven, and no third bid."""
    pos = table(3, phase="last", start=BORIS, left="dancer", delegates="worker foreman foreman", boris={"pesos": 4},
                clara={"pesos": 3}, avenue="dancer donkey musician lawyer donkey revolutionary")  # fmt: skip
    finish_actions(pos)
    assert get(pos, "start_player") == CLARA
    bid(pos, 2, 2)
    assert [get(pos, "votes", s) for s in (BORIS, CLARA)] == [6, 6]
    assert (get(pos, "pesos", BORIS), get(pos, "pesos", CLARA)) == (2, 1)
    bid(pos, 1, 1)
    assert [get(pos, "votes", s) for s in (BORIS, CLARA)] == [7, 7]
    assert get(pos, "winner") == CLARA
    assert (get(pos, "pesos", BORIS), get(pos, "pesos", CLARA)) == (1, 0)


def test_c55_corruption_act() -> None:
    """Enacted now, felt in the next round: nobody is asked to buy, not even the tied."""
    now = tie(ANNA)
    assert phase(now) == "bid"
    pos = table(3, phase="last", start=CLARA, laws="o3", delegates="worker foreman foreman", boris={"pesos": 4},
                clara={"pesos": 3}, left="dancer", avenue="dancer donkey musician lawyer donkey revolutionary")  # fmt: skip
    finish_actions(pos)
    assert phase(pos) == "enact"
    assert get(pos, "winner") == BORIS  # the start player is Anna, the first of the tied after her Boris


def test_c58_newspaper_and_tax() -> None:
    pos = table(3, phase="enact", winner=BORIS, bills="t1 d1 u7 o5", anna={"pesos": 1, "tiles": "r1c2 newspaper"},
                fields={"press_holder": ANNA, "press_on": 1})  # fmt: skip
    enact(pos, "subsidy", "other")
    assert phase(pos) == "tax"
    assert pos.to_move == ANNA
    play(pos, "pay")
    assert get(pos, "pesos", ANNA) == 0
    assert get(pos, "points", ANNA) == 3


def test_c87_secret_delegate() -> None:
    pos = TITLE.new(3, seed=5, secret_delegate=True)
    while phase(pos) == "start":
        pos.play(pos.legal()[0])
    first = pos.to_move
    assert first is not None
    assert legal(pos, "delegate") == {"worker", "tradeswoman", "architect", "foreman", "mayor"}
    other = pos.copy()
    changes, others = pos.play("delegate mayor"), other.play("delegate worker")
    for seat in (None, *range(3)):
        if seat != first:
            assert shown(pos, seat) == shown(other, seat)
            assert seen(TITLE.state, pos._states[0], changes, seat) == seen(TITLE.state, other._states[0], others, seat)
    assert pos.view(first)["boards"][first]["laid"] == ["mayor"]
    play(pos, "delegate worker", "delegate worker")
    assert phase(pos) == "turn"
    assert pos.to_move == first
    refused(pos, "play mayor", "why-card-laid")
    assert "mayor" not in legal(pos, "play")


def test_c87_two_are_laid_down_after_event_1() -> None:
    pos = TITLE.new(3, seed=5, secret_delegate=True)
    while phase(pos) == "start":
        pos.play(pos.legal()[0])
    pos = TITLE.from_dict(pos.to_dict() | {"two_delegates": 1, "cards_due": [3, 3, 3, 0, 0]})
    refused(pos, "delegate mayor", "why-two-delegates")
    play(pos, "delegates foreman-mayor", "delegates worker-mayor", "delegates worker-tradeswoman")
    seat = pos.to_move
    assert seat is not None
    assert legal(pos, "play") == {"worker", "tradeswoman", "architect"}
