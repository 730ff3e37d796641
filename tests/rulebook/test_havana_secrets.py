"""Havana: nobody is shown anything that depends on another seat's secret choice.

Two positions that differ only in such a choice are played on side by side, by the same actions, until the choice is
revealed. All that the other seats and a spectator are shown must be the same to the byte: views, observations, seen
changes, steps taken by themselves, whose turn it is, and the legal actions of whoever decides.
"""

import json
from random import Random
from typing import Any

import pytest

import malecon
from rulebook.havana_table import ANNA, BORIS, CARDS, TITLE, cards, discarded, play, table

SECRET = ("choose", "lay", "drop", "throw")
MODES: tuple[dict[str, bool], ...] = ({}, {"simultaneous_replacement": True}, {"last_thief_robs_anyone": True})


def verb(notation: str) -> str:
    return notation.split()[0]


def shown(position: malecon.Position, changes: tuple[malecon.Change, ...], seat: int | None) -> tuple[object, ...]:
    """Everything that reaches a seat, or a spectator."""
    return (
        json.dumps(position.view(seat)),
        b"" if seat is None else position.observe(seat).tobytes(),
        position.seen(changes, seat),
        position.forced,
        position.to_move,
        position.legal() if position.to_move == seat else None,
        position.ply,
    )


def compare(one: malecon.Position, other: malecon.Position, owner: int, a: str, b: str) -> None:
    """Plays a in one position and b in the other, and looks from every other chair."""
    changes, others = one.play(a), other.play(b)
    if one.field("open")[owner] != other.field("open")[owner]:
        return  # revealed
    for seat in (None, *range(one.seats)):
        if seat != owner:
            assert shown(one, changes, seat) == shown(other, others, seat)


def follow(one: malecon.Position, other: malecon.Position, owner: int, chance: Random, most: int = 40) -> int:
    """Plays both on alike as long as the secret lasts; how many steps that was."""
    for step in range(most):
        if one.is_over or one.field("open")[owner] != other.field("open")[owner]:
            return step
        if one.to_move != owner:
            assert one.legal() == other.legal()
        common = [notation for notation in one.legal() if notation in other.legal()]
        if not common or not differ(one, other, owner):
            return step
        notation = chance.choice(common)
        compare(one, other, owner, notation, notation)
    return most


def differ(one: malecon.Position, other: malecon.Position, owner: int) -> bool:
    return any(
        one.field(f)[owner] != other.field(f)[owner] for f in ("hand", "laid", "thrown", "leaving", "just_thrown")
    )


@pytest.mark.parametrize("mode", MODES, ids=str)
@pytest.mark.parametrize("seats", TITLE.seats)
def test_a_secret_choice_alters_nothing_that_others_are_shown(seats: int, mode: dict[str, Any]) -> None:
    chance = Random(seats)
    kinds = dict.fromkeys(SECRET, 0)
    for seed in range(4):
        position = TITLE.new(seats, seed, **mode)
        while not position.is_over:
            notation = chance.choice(position.legal())
            twins = [n for n in position.legal() if verb(n) == verb(notation) and n != notation]
            if verb(notation) in SECRET:
                assert twins  # a secret choice is never without alternative, or its being skipped would tell
                one, other, owner = position.copy(), position.copy(), position.to_move
                assert owner is not None
                compare(one, other, owner, notation, chance.choice(twins))
                kinds[verb(notation)] += 1 + follow(one, other, owner, chance)
            position.play(notation)
    assert kinds["choose"] > 0
    assert kinds["lay"] > 100
    assert kinds["throw"] > 20
    assert (kinds["drop"] > 100) == ("simultaneous_replacement" in mode)


@pytest.mark.parametrize("seats", TITLE.seats)
def test_secret_choices_are_never_taken_by_themselves(seats: int) -> None:
    """A forced step is shown to all, so it must not be a secret one."""
    chance = Random(1)
    for seed in range(3):
        position = TITLE.new(seats, seed, simultaneous_replacement=bool(seed % 2))
        while not position.is_over:
            position.play(chance.choice(position.legal()))
            assert not [n for _, n in position.forced if verb(n) in SECRET]


def test_every_pair_of_cards_can_be_chosen_in_one_way() -> None:
    position = TITLE.new(2, 1)
    pairs = [frozenset(notation.split()[1:]) for notation in position.legal()]
    assert len(pairs) == len(set(pairs)) == len(CARDS) * (len(CARDS) - 1) // 2


# -- what can be worked out, and what not


def recycled() -> malecon.Position:
    """Anna has thrown Ladrón unseen and fetched Mama, which all have seen."""
    position = table(2, anna={"cards": "reciclaje arquitecto"}, boris={"cards": "empresario mama"}, bag="")
    position = discarded(position, acts=ANNA, anna="siesta obreros mama", boris="siesta ruina ladron")
    return play(position, "perform reciclaje", "throw ladron", "fetch mama")


def test_a_throw_is_redrawn_from_all_that_it_can_have_been() -> None:
    position = recycled()
    hidden = set(position.view(BORIS)["boards"][ANNA]["hidden"])
    drawn = {frozenset(cards(position.determinize(BORIS, seed), "thrown", ANNA)) for seed in range(200)}
    assert drawn == {frozenset((card,)) for card in hidden - {"mama"}}


def test_the_owner_keeps_his_own_cards() -> None:
    position = recycled()
    for seed in range(20):
        mine = position.determinize(ANNA, seed)
        for place in ("hand", "open", "pile", "thrown", "laid"):
            assert cards(mine, place, ANNA) == cards(position, place, ANNA)


def test_a_thrown_card_that_turns_up_again_is_cleared_up() -> None:
    """Fetched back a round later, Ladrón is known in hand; only the second throw is in doubt, and that may be Mama."""
    position = recycled()
    while position.view()["phase"] != "lay":
        position.play(position.legal()[0])
    for _ in range(2):
        notation = "lay guardaespaldas" if position.to_move == ANNA else "lay receptador"
        position.play(notation)
        position.play("discard arquitecto" if position.to_move == ANNA else "discard empresario")
    while position.view()["phase"] != "recycle":
        position.play(position.legal()[0])
    play(position, "throw mama", "fetch ladron")
    seen = position.view(BORIS)["boards"][ANNA]
    assert seen["thrown"] == 1
    drawn = {card for seed in range(300) for card in cards(position.determinize(BORIS, seed), "thrown", ANNA)}
    assert drawn == set(seen["hidden"]) - {"ladron"}
    assert "mama" in drawn


@pytest.mark.parametrize("mode", MODES, ids=str)
def test_redrawn_positions_follow_from_what_is_known_alone(mode: dict[str, Any]) -> None:
    """The same seed gives the same position, whatever is hidden."""
    chance = Random(3)
    for seed in range(3):
        position = TITLE.new(3, seed, **mode)
        while not position.is_over:
            position.play(chance.choice(position.legal()))
            for seat in range(3):
                scrambled = position.determinize(seat, chance.randrange(1000))
                assert scrambled.determinize(seat, 5) == position.determinize(seat, 5)


def test_the_top_of_the_stack_is_kept_and_the_rest_is_shuffled() -> None:
    position = TITLE.new(2, 4)
    left = position.field("stack_left")
    orders = [position.determinize(ANNA, seed).field("stack") for seed in range(20)]
    assert {order[left - 1] for order in orders} == {position.field("top")}
    assert len({tuple(order) for order in orders}) == 20
    assert {tuple(sorted(order[: left - 1])) for order in orders} == {
        tuple(sorted(position.field("stack")[: left - 1]))
    }
