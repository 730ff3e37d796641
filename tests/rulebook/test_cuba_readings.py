"""Readings that the rulebooks leave to the players: an option each, and what was wrong in the first release."""

import itertools
import re
from typing import Any

import pytest

import malecon
from malecon.core.changes import seen
from malecon.core.words import LANGS
from malecon.titles.cuba import box
from refusing import refused
from rulebook.cuba_table import (
    ANNA,
    BORIS,
    CATEGORIES,
    CLARA,
    FIELD,
    TITLE,
    enact,
    finish_actions,
    get,
    legal,
    nobody_pays,
    phase,
    play,
    table,
    tile,
)

TWO = "lawyer dancer musician revolutionary harbour_master donkey"
THREE = "dancer donkey musician lawyer donkey revolutionary"


# Vetoes.


def test_both_vetoes_of_a_round_are_remembered() -> None:
    """With buildings used more than once a round, foreman and lawyer may each use the church."""
    pos = table(2, options={"building_once_per_round": False}, avenue=TWO,
                anna={"tiles": "r1c2 church", "figure": "r1c2", "pesos": 5})  # fmt: skip
    play(pos, "play foreman", "use r1c2", "veto tax", "done", "cuban musician", "cuban lawyer", "use r1c2", "veto duty")
    assert pos.view()["boards"][ANNA]["vetoed"] == ["tax", "duty"]
    while pos.view()["round"] == 3:
        pos.play(pos.legal()[0])
    board = pos.view()["boards"][ANNA]
    assert (board["vetoed"], board["vetoed_before"]) == ([], ["tax", "duty"])
    while not (pos.to_move == ANNA and phase(pos) == "turn"):
        pos.play(pos.legal()[0])
    play(pos, "play foreman", "use r1c2")
    assert legal(pos, "veto") == {"subsidy", "other"}


def church_at_event_2(**more: Any) -> malecon.Position:
    """The car drives to cell 2, and the church stands unused unless said otherwise."""
    options = {"church_at_event_2": True}
    pos = table(3, phase="last", left="musician", avenue="dancer musician donkey lawyer donkey revolutionary",
                options=options, bills="t1 d1 u7 o5", anna={"pesos": 9}, **more)  # fmt: skip
    return finish_actions(pos)


def test_the_church_may_veto_at_event_2_itself() -> None:
    pos = church_at_event_2(boris={"tiles": "r1c2 church"})
    assert (phase(pos), pos.to_move) == ("event_veto", BORIS)
    assert set(pos.legal()) == {"done", *(f"veto {c}" for c in CATEGORIES)}
    changed = play(pos.copy(), "veto duty")
    assert changed.view()["laws"] == {"tax": "t1", "duty": "duty_start", "subsidy": "u7", "other": "o5"}
    assert changed.view()["boards"][BORIS]["vetoed"] == ["duty"]
    play(pos, "done")
    assert pos.view()["laws"] == {"tax": "t1", "duty": "d1", "subsidy": "u7", "other": "o5"}


def test_a_church_that_was_used_in_this_round_does_not_veto_at_event_2() -> None:
    used = church_at_event_2(boris={"tiles": "r1c2 church", "used": "r1c2"})
    assert used.view()["laws"]["duty"] == "d1"
    again = church_at_event_2(boris={"tiles": "r1c2 church"}, fields={"veto_before": vetoes(BORIS, "duty")})
    assert "veto duty" not in again.legal()
    without = table(3, phase="last", left="musician", avenue="dancer musician donkey lawyer donkey revolutionary",
                    bills="t1 d1 u7 o5", anna={"pesos": 9}, boris={"tiles": "r1c2 church"})  # fmt: skip
    assert finish_actions(without).view()["laws"]["duty"] == "d1"


def vetoes(seat: int, *categories: str) -> list[list[int]]:
    return [[int(s == seat and c in categories) for c in CATEGORIES] for s in range(5)]


@pytest.mark.parametrize(("pays", "reward"), [(True, 1), (False, 0)])
def test_the_newspaper_and_a_vetoed_bill(pays: bool, reward: int) -> None:
    options = {"press_pays_for_veto": pays}
    fields = {"press_holder": ANNA, "press_on": 0}
    pos = table(3, phase="enact", winner=BORIS, bills="t1 d1 u7 o5 no_tax", options=options, fields=fields,
                anna={"tiles": "r1c2 newspaper"})  # fmt: skip
    nobody_pays(enact(pos, "subsidy", "other"))
    assert (get(pos, "earned", ANNA, "tiles"), get(pos, "pesos", ANNA)) == (reward, reward)
    rejected = table(3, phase="enact", winner=BORIS, bills="t1 d1 u7 o5", options=options, fields=fields,
                     anna={"tiles": "r1c2 newspaper"})  # fmt: skip
    nobody_pays(enact(rejected, "subsidy", "other"))
    assert get(rejected, "earned", ANNA, "tiles") == 1, "a bill that parliament turned down pays all the same"


# Bids.


def rich(pesos: int, **more: Any) -> malecon.Position:
    """Boris bids first, with this much money."""
    pos = table(3, phase="last", start=ANNA, left="dancer", delegates="worker foreman foreman", avenue=THREE,
                boris={"pesos": pesos}, clara={"pesos": pesos}, **more)  # fmt: skip
    finish_actions(pos)
    assert pos.to_move == BORIS
    return pos


def bids_of(pos: malecon.Position) -> list[int]:
    """Every bid that the seat to move can make, by all its ways of making it."""
    seat, found = pos.to_move, []
    for notation in pos.legal():
        after = play(pos.copy(), notation)
        if after.to_move == seat:
            found += bids_of(after)
        else:
            assert seat is not None
            found.append(after.to_dict()["secret_bid"][seat])
    return found


@pytest.mark.parametrize("pesos", [1, 99, 100, 101, 150, 151, 199, 200, 201, 730])
def test_every_peso_can_be_bid_and_each_sum_in_one_way(pesos: int) -> None:
    assert sorted(bids_of(rich(pesos))) == list(range(pesos + 1))


def test_no_seat_can_ever_have_more_than_can_be_bid() -> None:
    """The most a seat can earn, were everything in the box sold at its best price in every round."""
    hundreds = max(int(a.parts[0][1]) for a in TITLE.actions.all if a.verb == "hundreds")
    assert 100 * hundreds + 100 >= box.MOST_PESOS
    products = 3 * (6 + 5 + 4 + 3 + 2 + 13 * 1)
    goods = 2 * (6 + 5 + 4 + 12 * 3)
    houses = 6 + 4 + 2 * 2 + 2 + 4
    assert 10 + 8 * (products + goods + 2 * houses + 2 * 5 + 1 + 4 + 2) <= box.MOST_PESOS
    rich(box.MOST_PESOS)


def test_how_a_large_bid_is_made_tells_the_others_nothing() -> None:
    """However it is put together, the same questions are asked of the same seats."""
    for pesos in (101, 150, 200, 201, 250):
        start = rich(pesos)
        ways = [(f"hundreds {h}", f"bid {b}") for h, b in itertools.product((0, 1), (0, 1))]
        plays = [[start.copy()] for _ in ways]
        for step in range(2):
            for way, positions in zip(ways, plays, strict=True):
                positions.append(positions[-1].copy())
                positions[-1].play(way[step])
            for seat in (None, ANNA, CLARA):
                looks = {(str(p[-1].view(seat)), p[-1].to_move, p[-1].forced) for p in plays}
                assert len(looks) == 1
        assert {p[-1].view(BORIS)["boards"][BORIS]["secret_bid"] for p in plays} == {0, 1, 100, 101}
    assert {TITLE.is_secret(TITLE.actions.parse(n)) for n in ("hundreds 1", "bid 1")} == {True}


def test_hundreds_half_chosen_are_unknown_to_others() -> None:
    pos = play(rich(350), "hundreds 2")
    drawn = {pos.determinize(CLARA, seed).to_dict()["secret_bid"][BORIS] for seed in range(60)}
    assert drawn == {0, 100, 200, 300}
    assert {pos.determinize(BORIS, seed).to_dict()["secret_bid"][BORIS] for seed in range(9)} == {200}
    hidden = [c for c in seen(TITLE.state, pos._states[0], pos.copy().play("bid 7"), CLARA) if c.field == "secret_bid"]
    assert hidden == []


def test_a_tie_is_bid_for_in_hundreds_too() -> None:
    pos = rich(500)
    play(pos, "hundreds 1", "bid 0", "hundreds 1", "bid 0")
    assert phase(pos) == "hundreds"
    assert get(pos, "tied")[:3] == [0, 1, 1]
    play(pos, "hundreds 3", "bid 100", "hundreds 3", "bid 99")
    assert (get(pos, "winner"), get(pos, "pesos", BORIS), get(pos, "pesos", CLARA)) == (BORIS, 0, 1)


# Set-up.


def test_colours_and_plantations_are_chosen() -> None:
    pos = TITLE.new(2, seed=3, colours="chosen", plantation_side="individual")
    first, second = pos.to_move, 1 - (pos.to_move or 0)
    assert first is not None and phase(pos) == "colour"
    assert legal(pos, "colour") == set(box.COLOURS)
    play(pos, "colour purple")
    refused(pos, "colour purple", "why-colour-taken")
    assert pos.to_move == second
    play(pos, "colour blue")
    assert phase(pos) == "start"
    boards = pos.view()["boards"]
    assert (boards[first]["colour"], boards[second]["colour"]) == ("purple", "blue")
    for seat, colour in ((first, "purple"), (second, "blue")):
        lands = [land for row in TITLE.data["plantations"][colour] for land in row]
        assert [f["land"] for f in boards[seat]["fields"]] == lands
    while phase(pos) == "start":
        play(pos, pos.legal()[0])
    while phase(pos) != "turn" or pos.to_move != first:
        play(pos, pos.legal()[0])
    before = get(pos, "yard", first)
    play(pos, "play worker", "figure r1c2")  # purple: mountain and cane in the row, citrus and forest in the column
    gained = [a - b for a, b in zip(get(pos, "yard", first), before, strict=True)]
    assert gained[5:] == [1, 1, 0]
    assert legal(pos, "harvest") == {"citrus", "cane"}


def test_by_default_colours_go_by_seats() -> None:
    pos = TITLE.new(5, seed=3, plantation_side="individual")
    assert phase(pos) == "start"
    assert [b["colour"] for b in pos.view()["boards"]] == list(box.COLOURS)


def test_which_five_buildings_leave_is_chosen() -> None:
    pos = TITLE.new(3, seed=2, ep_buildings="swap", swapped_buildings="chosen")
    assert phase(pos) == "swap_out"
    seats = []
    for building in ("inn", "distillery", "distillery", "church", "dam"):
        seats.append(pos.to_move)
        play(pos, f"remove {building}")
    assert phase(pos) == "start"
    begun = get(pos, "start_player")
    assert seats == [(begun + k) % 3 for k in range(5)]
    assert pos.view()["gone"] == {"inn": 1, "distillery": 2, "church": 1, "dam": 1}
    assert "inn" not in pos.view()["display"] and "casino" in pos.view()["display"]
    assert pos.to_move == begun
    again = TITLE.new(3, seed=2, ep_buildings="swap", swapped_buildings="chosen")
    refused(again, "remove casino", "reason-unknown-notation")
    play(again, "remove inn")
    refused(again, "remove inn", "why-not-on-display")


def test_the_choice_is_not_offered_where_nothing_is_swapped() -> None:
    assert phase(TITLE.new(3, seed=2, swapped_buildings="chosen")) == "start"
    assert phase(TITLE.new(3, seed=2, surplus_laws="chosen")) == "start"


def test_which_laws_leave_a_shorter_game_is_chosen() -> None:
    pos = TITLE.new(2, seed=2, rounds=6, surplus_laws="chosen")
    assert phase(pos) == "put_away"
    begun = pos.to_move
    for n, statute in enumerate(("t7", "t8", "d1", "d8", "u1", "u2", "o3", "o8")):
        assert pos.to_move == ((begun or 0) + n) % 2
        assert all(notation.split()[1][0] == statute[0] for notation in pos.legal())
        play(pos, f"put_away {statute}")
        if n == 0:
            refused(pos, "put_away t7", "why-put-away")
            refused(pos, "put_away d1", "why-put-away-order")
    assert phase(pos) == "start"
    piles = pos.view()["law_piles"]
    assert piles["tax"] == {"cards": 6, "unseen": ["t1", "t2", "t3", "t4", "t5", "t6"], "away": ["t7", "t8"]}
    assert [len(pile["unseen"]) for pile in piles.values()] == [6, 6, 6, 6]
    while not pos.is_over:
        play(pos, pos.legal()[0])
    assert [pile["unseen"] for pile in pos.view()["law_piles"].values()] == [[], [], [], []]


# Buildings.


def test_the_resource_house_takes_two_together_or_two_of_each() -> None:
    anna = {"tiles": "r1c2 resource_house", "figure": "r1c2", "yard": "3 wood 1 stone 3 water"}
    pos = play(table(anna=anna), "play foreman", "use r1c2", "give wood", "give water")
    assert (phase(pos), get(pos, "pesos", ANNA)) == ("foreman", 4)
    pos = play(table(anna=anna, options={"resource_house_limit": "each"}), "play foreman", "use r1c2")
    play(pos, "give wood", "give wood")
    refused(pos, "give wood", "reason-not-now")
    play(pos, "give stone")
    refused(pos, ("give wood", "give stone"), "reason-not-now")
    play(pos, "give water", "give water")
    assert (phase(pos), get(pos, "pesos", ANNA)) == ("foreman", 10)
    assert get(pos, "yard", ANNA)[5:] == [1, 0, 1]
    skips = play(table(anna=anna, options={"resource_house_limit": "each"}), "play foreman", "use r1c2", "give wood")
    play(skips, "give water")
    # Kinds come in the order of the box, so that each sale has one way.
    refused(skips, ("give wood", "give stone"), "reason-not-now")


@pytest.mark.parametrize(
    ("value", "both_covered", "first_covered", "open_"),
    [("either", {"architect_1", "architect_2"}, {"architect_1", "architect_2"}, {"architect_1", "architect_2"}),
     ("first", {"architect_1"}, {"architect_1"}, {"architect_1"}),
     ("last", {"architect_2"}, {"architect_2"}, {"architect_1"})],
)  # fmt: skip
def test_the_value_of_the_beach_cafe(
    value: str, both_covered: set[str], first_covered: set[str], open_: set[str]
) -> None:
    for markers, wanted in (("architect_1 architect_2", both_covered), ("architect_1", first_covered), ("", open_)):
        pos = table(anna={"tiles": "r1c2 beach_cafe"}, markers=markers, options={"beach_cafe_value": value})
        play(pos, "play architect")
        assert legal(pos, "alternative") == wanted or (not legal(pos, "alternative") and len(wanted) == 1)
        if len(wanted) == 1:  # without a choice the engine takes it
            assert get(pos, "points", ANNA) == {"architect_1": 2, "architect_2": 1}[next(iter(wanted))]


# What the texts say.


@pytest.mark.parametrize("lang", LANGS)
def test_a_rebuilt_tile_waits_for_the_next_round_and_the_text_says_so(lang: str) -> None:
    pos = table(3, phase="last", left="musician", avenue="dancer lawyer donkey musician donkey revolutionary",
                boris={"tiles": "r1c2 inn", "pesos": 3, "yard": "2 wood 3 stone"})  # fmt: skip
    finish_actions(pos)
    play(pos, "build hotel" if "build hotel" in pos.legal() else "build large_bank")
    assert tile(pos, BORIS, FIELD[1]) in ("hotel", "large_bank")
    assert phase(pos) not in ("turn", "foreman", "lawyer"), "the actions of the round are over"
    text = TITLE.words.say(lang, "rules-events.text")
    said = {"en": "from the next round on", "ru": "со следующего раунда", "it": "dal round seguente"}
    assert said[lang] in text


VARIANTS = [
    ("statute-t6", "warehouse_counts_for_tax_and_subsidy", False),
    ("statute-u3", "warehouse_counts_for_tax_and_subsidy", False),
    ("statute-o2", "market_act_repeats", False),
    ("statute-o4", "market_act_repeats", False),
]


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize(("key", "option", "choice"), VARIANTS)
def test_a_law_is_explained_as_it_is_played(key: str, option: str, choice: bool, lang: str) -> None:
    plain = TITLE.rule(key, lang)
    assert plain == TITLE.rule(key, lang, TITLE.options.resolve({}))
    assert plain != TITLE.rule(key, lang, TITLE.options.resolve({option: choice}))


@pytest.mark.parametrize("name", malecon.titles())
def test_every_variant_of_a_rule_names_a_choice_of_an_option(name: str) -> None:
    title = malecon.title(name)
    for key in title.words.keys("en"):
        variant = re.fullmatch(r".*\.rule-(\w+)-(\w+)", key)
        if variant:
            option = title.options.all[variant[1]]
            assert variant[2] in {str(choice).lower() for choice in option.choices if choice != option.default}


def test_the_terminal_explains_a_law_as_it_is_played() -> None:
    from malecon.cli.topics import find

    def told(**options: bool) -> str:
        return find(TITLE, "building tax", TITLE.options.resolve(options))[0].text

    assert told(warehouse_counts_for_tax_and_subsidy=False) != told()


def test_inferred_duties_are_named_by_what_they_ask() -> None:
    from malecon.cli.rules import table as data_table

    head = data_table(TITLE, "duties_inferred", "en").splitlines()[2]
    assert "product" in head and "lowest price" not in head
