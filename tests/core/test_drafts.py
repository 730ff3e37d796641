"""Compound decisions taken as a whole: the engine finds every draft, and which of its steps it asks for."""

import random

import malecon
from malecon.core.drafts import answers_among, complete_drafts
from walks import some_positions


def asked(phase: str) -> list[malecon.Position]:
    """The first decision of seats that are asked in this phase."""
    found = []
    for seed in range(6):
        before = None
        for position in some_positions("puerto_rico", 3 + seed % 3, seed, every=1):
            now = (position.view()["phase"], position.to_move)
            if now[0] == phase and now != before:
                found.append(position)
            before = now
    return found


def test_every_draft_can_be_played_and_no_two_end_alike() -> None:
    stores = asked("keep")
    several = 0
    for position in stores:
        drafts = complete_drafts(position, 1000)
        several += len(drafts) > 2
        ends = set()
        for draft in drafts:
            after = position.copy()
            for notation in draft:
                after.play(notation)
            assert (after.view()["phase"], after.to_move) != ("keep", position.to_move)
            ends.add(after.to_bytes())
        assert len(ends) == len(drafts)
        assert {draft[0] for draft in drafts} == set(position.legal())
    assert several > 1


def test_too_many_drafts_are_none() -> None:
    for position in asked("keep"):
        count = len(complete_drafts(position, 1000))
        assert complete_drafts(position, count) and not complete_drafts(position, count - 1)


def test_a_whole_staffing_is_answered_as_the_rules_ask() -> None:
    """Every place is named with its number; what leaves no choice is passed over."""
    chance, fewer = random.Random(1), 0
    for position in asked("staff"):
        view = position.view()
        places, left = view["staffing"]["places"], view["staffing"]["colonists"]
        wish = {p["place"]: p["fixed"] for p in places}
        free = [p["place"] for p in places for _ in range(p["circles"] - p["fixed"])]
        for place in chance.sample(free, left):
            wish[place] += 1
        said = answers_among(position, [f"staff {place} {n}" for place, n in wish.items()])
        fewer += len(said) < len(wish)
        after = position.copy()
        for notation in said:
            after.play(notation)
        board = after.view()["boards"][position.to_move]
        for place, n in wish.items():
            assert (board["island"] | board["city"])[place]["colonists"] == n
    assert fewer > 5


def test_wishes_that_complete_nothing_stay_as_they_are() -> None:
    position = asked("staff")[0]
    wishes = ["staff corn 99"]
    assert answers_among(position, wishes) == wishes
