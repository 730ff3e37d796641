"""Havana: how it ends."""

from collections.abc import Sequence
from typing import Any

import pytest

import malecon
from malecon.core.position import Position
from rulebook.havana_table import ANNA, BORIS, BUILDINGS, TITLE, has, order, phase, play, table
from walks import walk

DEBRIS_CARD = "callejon_de_hamel"  # 3 debris, 1 point


def test_h21_immediate_end() -> None:
    position = table(
        4,
        anna={"cards": "siesta guardaespaldas", "points": 13, "has": "5 pesos"},
        boris={"cards": "mendigo obreros"},
        clara={"cards": "mendigo mama"},
        denis={"cards": "mendigo empresario"},
        upper="el_floridita malecon paseo_del_prado",
    )
    assert order(position)[0] == ANNA
    play(position, "build upper left")
    assert position.is_over
    assert position.winners() == (ANNA,)
    assert position.scores()[ANNA] == 15
    assert position.field("pesos")[BORIS:] == [0, 0, 0]


@pytest.mark.parametrize(("seats", "target"), [(2, 25), (3, 20), (4, 15)])
def test_h22_target_by_player_count(seats: int, target: int) -> None:
    below = table(
        seats, anna={"points": target - 2, "has": "3 pesos"}, upper="bodeguita_del_medio malecon paseo_del_prado"
    )
    play(below, "build upper left")
    assert has(below, ANNA, "points") == target - 1
    assert not below.is_over
    reached = table(
        seats, anna={"points": target - 1, "has": "3 pesos"}, upper="bodeguita_del_medio malecon paseo_del_prado"
    )
    play(reached, "build upper left")
    assert has(reached, ANNA, "points") == target
    assert reached.is_over


def test_h25_last_building() -> None:
    position = table(
        2,
        anna={"points": 11},
        boris={"points": 9, "has": "5 pesos"},
        upper="el_floridita",
        lower="",
        stack=0,
    )
    play(position, "build upper left")
    assert position.is_over
    assert position.scores() == (11, 11)
    assert position.winners() == (ANNA, BORIS)


def test_h25_the_last_building_removed_ends_it_too() -> None:
    position = table(2, anna={"cards": "siesta ruina", "points": 3}, upper="el_floridita", lower="", stack=0)
    play(position, "demolish upper left")
    assert position.is_over
    assert position.winners() == (ANNA,)


def test_h31_all_materials_used() -> None:
    position = table(
        3,
        anna={"points": 12, "has": "3 debris"},
        boris={"points": 14},
        clara={"points": 9},
        bag="",
        upper=f"{DEBRIS_CARD} malecon tropicana",
        lower="el_floridita",
    )
    play(position, "build upper left")
    assert sum(position.field("box")) == 80
    assert position.is_over
    assert position.scores() == (13, 14, 9)
    assert position.winners() == (BORIS,)


def test_h32_end_after_a_chain() -> None:
    position = table(
        3,
        anna={"points": 18, "has": "12 pesos"},
        upper="el_floridita malecon paseo_del_prado",
        lower="tropicana",
    )
    assert {"build upper left", "build lower left"} <= set(position.legal())
    play(position, "build upper left")
    assert position.is_over
    assert position.scores()[ANNA] == 20
    assert position.legal() == ()


# -- games in which nothing more is built

PATIENT = ("ladron", "receptador")  # kept in hand to the end of every cycle


def idle_round(position: Position, first: Sequence[str] = ()) -> Any:
    """Everybody declines what can be declined and lays a card that takes nothing from anybody, or one of `first`."""
    number = position.field("round_number")
    while not position.is_over and (phase(position) != "lay" or position.field("turn") > 0):
        position.play(next((n for n in (*first, "pass") if n in position.legal()), position.legal()[0]))
    while not position.is_over and position.field("round_number") == number:
        legal = [n for n in position.legal() if n.split()[1] not in PATIENT]
        position.play(next((n for n in first if n in legal), legal[0]))


def scattered(seats: int = 2, **described: Any) -> Any:
    """A game in which the pieces that are named are all that is left outside the box."""
    left: dict[str, Any] = {"bag": "", "lower": "", "stack": 0}
    return table(seats, **(left | described))


def test_an_empty_bag_and_idle_rounds_do_not_end_a_game_that_can_still_be_won() -> None:
    """A hand takes nine rounds to come around: who does not build for a while may be saving up."""
    position = table(2, upper="tropicana malecon el_floridita", bag="")
    for _ in range(17):
        idle_round(position)
    assert not position.is_over


def test_the_game_ends_when_nothing_left_can_be_paid_for() -> None:
    """One red brick is left outside the box, and both buildings ask for two."""
    position = scattered(boris={"has": "1 red 40 debris 30 pesos"}, upper="estacion_central el_capitolio")
    idle_round(position)
    assert position.is_over


@pytest.mark.parametrize(
    "described",
    [
        {"bag": "1 red"},
        {"pool": "1 red"},
        {"anna": {"has": "1 red"}},
        {"upper": "estacion_central tropicana el_capitolio"},
        {"upper": "estacion_central el_capitolio", "stack": 2},
    ],
    ids=["in the bag", "in the pool", "with another player", "a building within the row", "a building in the stack"],
)
def test_the_game_goes_on_while_somebody_could_complete_something(described: dict[str, Any]) -> None:
    position = scattered(boris={"has": "1 red"}, **({"upper": "estacion_central"} | described))
    idle_round(position)
    assert not position.is_over


def test_what_the_record_calls_possible_random_play_can_reach() -> None:
    """The other half of the proof: two bricks in two hands and in the bag, behind another building, still get built."""
    start = scattered(anna={"has": "1 red"}, boris={"has": "1 white"}, bag="1 green 1 red", workers_left=15,
                      upper="hotel_nacional el_capitolio gran_teatro")  # fmt: skip
    for seed in range(200):
        *_, last = walk(start.copy(), seed, most=3000)
        if sum(last.field("points")):
            assert any(built[BUILDINGS.index("el_capitolio")] for built in last.field("built"))
            return
    raise AssertionError("nobody ever built it")


def test_nothing_moves_for_two_whole_hand_cycles() -> None:
    """Anna could build every time and never does; nobody has anything to take."""
    position = scattered(anna={"has": "60 pesos"}, upper="tropicana", workers_left=0)
    for _ in range(17):
        idle_round(position)
    assert not position.is_over
    assert position.field("quiet_rounds") == 17
    idle_round(position)
    assert position.is_over


def test_two_hand_cycles_begin_anew_when_somebody_gets_something() -> None:
    position = scattered(anna={"has": "59 pesos"}, upper="tropicana", workers_left=0)
    for _ in range(16):
        idle_round(position)
    assert position.field("quiet_rounds") < 16  # the beggar had the last peso of the supply
    idle_round(position)
    idle_round(position)
    assert not position.is_over


def test_two_hand_cycles_begin_anew_with_a_building() -> None:
    position = scattered(anna={"has": "60 pesos"}, boris={"has": "1 debris"}, upper="tropicana", lower="el_floridita",
                         workers_left=0)  # fmt: skip
    for _ in range(17):
        idle_round(position)
    idle_round(position, first=("build upper left",))
    assert not position.is_over
    assert position.field("quiet_rounds") == 0


def test_an_option_lets_a_standing_game_go_on() -> None:
    position = scattered(anna={"has": "60 pesos"}, upper="tropicana", workers_left=0, options={"standstill": "play_on"})
    for _ in range(120):
        idle_round(position)
    assert not position.is_over


@pytest.mark.parametrize("standstill", ["two_cycles", "play_on"])
def test_random_games_always_end(standstill: str) -> None:
    for seats in TITLE.seats:
        assert malecon.simulate("havana", seats, 2000, seed=5, standstill=standstill).unfinished == 0


def test_the_rounds_of_a_standstill_are_told_as_the_box_makes_them() -> None:
    """Two hand cycles: the cards of a hand, less those that lie open and those that bring the pile back."""
    title = malecon.title("havana")
    hands = title.data["hands"]["recover_at"]
    rounds = 2 * (len(title.data["cards"]) + len(title.data["card_five"]) - 2 - hands)
    assert title.data.number("standstill.rounds") == rounds
    for lang in ("en", "ru", "it"):
        for key in ("option-standstill.help", "choice-standstill-two_cycles", "rules-end.text"):
            assert f" {rounds} " in title.words.say(lang, key)
