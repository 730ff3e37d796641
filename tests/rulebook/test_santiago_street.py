"""Santiago de Cuba: set-up, the street and the Cubans (sections 2, 3 and 6 of the reference)."""

from refusing import refused
from rulebook.santiago_table import (
    ANTON,
    PETR,
    SVETLANA,
    TITLE,
    VLADISLAV,
    get,
    legal,
    pawn,
    phase,
    play,
    table,
    without_choice,
)


def test_s01_start_goods() -> None:
    pos = TITLE.new(4, seed=3)
    for seat in range(4):
        assert get(pos, "pesos", seat) == 3
        assert get(pos, "vp", seat) == 2
        assert get(pos, "goods", seat) == {"sugar": 1, "tobacco": 1, "citrus": 1}
        assert get(pos, "markers", seat) == 3
        assert pawn(pos, seat) is None


def test_s32_first_roll() -> None:
    for seed in range(6):
        pos = TITLE.new(3, seed=seed)
        start = get(pos, "start")
        assert phase(pos) == "dice"
        assert pos.to_move == (start + 2) % 3
        assert get(pos, "supply") == {"sugar": 5, "tobacco": 5, "citrus": 5, "rum": 8, "cigars": 8, "wood": 8}
        rolled, aside = get(pos, "rolled"), sorted(legal(pos, "aside"))[0]
        pos.play(f"aside {aside}")
        assert get(pos, "demand") == {good: n for good, n in rolled.items() if good != aside}
        assert (phase(pos), pos.to_move) == ("drive", start)
        assert get(pos, "car") == 0 and get(pos, "ship") == 1 and get(pos, "flag") == 2


def test_the_start_player_is_drawn() -> None:
    assert {get(TITLE.new(4, seed=seed), "start") for seed in range(40)} == {0, 1, 2, 3}


def test_s02_driving() -> None:
    pos = table(active=SVETLANA, car="maria", stops={"maria": 2, "pedro": 5}, svetlana={"pesos": 3})
    pos.play("visit pedro")
    assert get(pos, "pesos", SVETLANA) == 1
    assert get(pos, "goods", SVETLANA) == {"tobacco": 2}
    assert (phase(pos), pos.to_move) == ("move", SVETLANA)
    assert legal(pos, "move") == {b["building"] for b in pos.view()["quarters"][3]["buildings"]}
    assert pos.view()["quarters"][3]["rose"] == "white"
    refused(pos, "pass", "reason-not-now")


def test_s03_lawyer() -> None:
    quarters = {"white": "church cafe sawmill", "red": "bank"}
    pos = table(active=SVETLANA, stops={"alonso": 1}, quarters=quarters, svetlana={"owns": "bank", "pesos": 1})
    play(pos, "visit alonso", "bank")
    assert get(pos, "pesos", SVETLANA) == 3
    assert get(pos, "markers", SVETLANA) == 2
    assert sum(owner >= 0 for owner in pos.to_dict()["owner"]) == 1
    assert legal(pos, "move") == {"church", "cafe", "sawmill"}
    pos.play("move church")
    assert set(pos.legal()) == {"church", "pass"}
    pos.play("church")
    assert get(pos, "vp", SVETLANA) == 1


def test_lawyer_claims_a_free_building_occupied_or_not() -> None:
    pos = table(stops={"alonso": 1}, quarters={"white": "church cafe sawmill", "red": "bank"},
                anton={"pesos": 1}, petr={"pawn": "bank"}, svetlana={"owns": "casino"})  # fmt: skip
    pos.play("visit alonso")
    refused(pos, "claim casino", "why-claimed")
    refused(pos, "casino", "reason-unknown-verb")
    pos.play("claim bank")
    assert get(pos, "owner", "bank") == ANTON
    assert get(pos, "markers", ANTON) == 2
    assert get(pos, "vp", ANTON) == 0  # nothing at that moment, though Petr stands there
    assert phase(pos) == "move"


def test_lawyer_may_be_declined() -> None:
    pos = table(stops={"alonso": 1}, anton={"pesos": 1})
    play(pos, "visit alonso", "pass")
    assert get(pos, "markers", ANTON) == 3
    assert phase(pos) == "move"


def test_a_building_is_used_twice_in_a_turn_at_the_lawyer() -> None:
    pos = table(stops={"alonso": 1}, quarters={"white": "bank cafe sawmill"}, anton={"owns": "bank", "pesos": 1})
    play(pos, "visit alonso", "bank", "move bank", "bank")
    assert get(pos, "pesos", ANTON) == 5


def test_s28_three_markers() -> None:
    pos = table(stops={"alonso": 1}, anton={"owns": "bank sawmill casino", "pesos": 1})
    pos.play("visit alonso")
    assert set(pos.legal()) == {"bank", "pass"}  # no wood for the sawmill, no money for the casino
    refused(pos, "claim church", "why-no-markers")


def test_s09_first_move() -> None:
    pos = table(seats=2, stops={"maria": 1}, anton={"pesos": 3})
    pos.play("visit maria")
    assert get(pos, "pesos", ANTON) == 3
    assert get(pos, "car") == 1
    assert get(pos, "flag") == 2


def test_s10_passing_the_port() -> None:
    pos = table(car="pablo", stops={"pablo": 8, "maria": 1}, anton={"pesos": 2, "goods": "2 sugar"},
                svetlana={"goods": "1 rum"})  # fmt: skip
    pos.play("visit maria")
    assert get(pos, "pesos", ANTON) == 0
    assert get(pos, "car") == 1
    assert get(pos, "flag") == 3
    assert phase(pos) == "move"  # nobody delivers


def test_s11_pass_with_marker_4() -> None:
    pos = table(car="pablo", stops={"pablo": 8, "maria": 1}, flag=4, ship=3, quarters={"red": "bank office customs"},
                anton={"pesos": 2, "goods": "2 sugar", "pawn": "church"})  # fmt: skip
    pos.play("visit maria")
    assert (get(pos, "ship"), get(pos, "flag"), get(pos, "demand")) == (4, 2, {})
    assert get(pos, "vp", ANTON) == 2
    office = play(pos.copy(), "move office")
    customs = play(pos.copy(), "move customs")
    for nothing_to_do in (office, customs):
        assert (phase(nothing_to_do), nothing_to_do.to_move) == ("dice", ANTON)
    play(pos, "move bank", "bank")
    assert (phase(pos), pos.to_move) == ("dice", ANTON)
    pos.play(pos.legal()[0])
    assert (phase(pos), get(pos, "active")) == ("drive", SVETLANA)


def test_s12_price_limit() -> None:
    pos = table(car="maria", stops={"maria": 2, "pedro": 3, "jose": 4, "miguel": 5}, anton={"pesos": 1})
    assert set(pos.legal()) == {"visit pedro", "visit jose"}
    refused(pos, "visit miguel", "why-too-far")
    refused(pos, "lap", "why-one-lap")


def test_one_lap_is_the_longest_drive() -> None:
    pos = table(car="maria", stops={"maria": 2}, anton={"pesos": 20})
    assert len(pos.legal()) == 10
    pos.play("visit maria")
    assert get(pos, "pesos", ANTON) == 11
    assert get(pos, "flag") == 3


def test_without_the_cap_every_pass_counts() -> None:
    uncapped = {"max_steps": "uncapped"}
    pos = table(car="maria", stops={"maria": 2, "pedro": 4}, ship=3, flag=4, options=uncapped, anton={"pesos": 21})
    play(pos, "lap")
    assert (get(pos, "pesos", ANTON), get(pos, "ship"), get(pos, "flag")) == (11, 4, 2)
    play(pos, "lap")
    assert (get(pos, "pesos", ANTON), get(pos, "flag"), get(pos, "car")) == (1, 3, 2)
    refused(pos, "lap", "why-too-far")
    play(pos, "visit pedro")
    assert get(pos, "pesos", ANTON) == 0
    assert get(pos, "goods", ANTON) == {"tobacco": 2}


def test_without_the_cap_a_stop_at_the_port_follows_a_pass() -> None:
    """The ship that came in on the way has no dice yet: all pass, and the marker goes right."""
    pos = table(flag=4, ship=3, car="maria", stops={"maria": 9}, options={"max_steps": "uncapped"},
                anton={"pesos": 11, "goods": "2 sugar 1 wood"})  # fmt: skip
    play(pos, "lap")
    assert (get(pos, "ship"), get(pos, "flag")) == (4, 2)
    play(pos, "port")
    assert get(pos, "flag") == 3
    assert (phase(pos), pos.to_move) == ("dice", ANTON)


def test_a_lap_past_the_seventh_ship_ends_the_play() -> None:
    pos = table(flag=4, ship=7, options={"max_steps": "uncapped"}, anton={"pesos": 10})
    pos.play("lap")
    assert pos.is_over


def test_s13_el_zorro() -> None:
    pos = table(stops={"el_zorro": 1}, anton={"pesos": 1, "pawn": "bank"}, svetlana={"pesos": 2, "vp": 5},
                vladislav={"goods": "1 rum", "pesos": 0}, petr={"goods": "3 wood", "pesos": 0})  # fmt: skip
    pos.play("visit el_zorro")
    assert (phase(pos), pos.to_move) == ("give", SVETLANA)
    assert legal(pos, "give") == {"peso", "vp"}
    refused(pos, "give sugar", "why-nothing-to-give")
    pos.play("give vp")
    assert without_choice(pos) == [(VLADISLAV, "give rum"), (PETR, "pass")]
    assert get(pos, "goods", PETR) == {"wood": 3}
    assert get(pos, "goods", ANTON) == {"rum": 1}
    assert (get(pos, "vp", ANTON), get(pos, "vp", SVETLANA)) == (1, 4)
    assert (phase(pos), pos.to_move, pawn(pos, ANTON)) == ("use", ANTON, "bank")
    assert set(pos.legal()) == {"bank", "pass"}
    pos.play("bank")
    assert get(pos, "pesos", ANTON) == 3


def test_s14_el_zorro_in_the_first_round() -> None:
    pos = table(
        seats=3, stops={"el_zorro": 1}, anton={"pesos": 3}, svetlana={"pesos": 3}, vladislav={"pesos": 2, "vp": 1}
    )
    pos.play("visit el_zorro")
    assert without_choice(pos) == [(SVETLANA, "give peso")]
    assert pos.to_move == VLADISLAV
    pos.play("give vp")
    assert (get(pos, "pesos", ANTON), get(pos, "vp", ANTON)) == (4, 1)
    assert pawn(pos, ANTON) is None
    assert (phase(pos), pos.to_move) == ("drive", SVETLANA)


def test_s15_shortage() -> None:
    for strict, got in ((False, 1), (True, 0)):
        pos = table(stops={"pedro": 1}, supply="1 tobacco", options={"strict_shortage": strict}, anton={"pesos": 1})
        pos.play("visit pedro")
        assert get(pos, "goods", ANTON).get("tobacco", 0) == got
        assert get(pos, "supply", "tobacco") == 1 - got


def test_pablo_gives_what_the_supply_has() -> None:
    pos = table(stops={"pablo": 1}, supply="0 rum", anton={"pesos": 1})
    pos.play("visit pablo")
    assert legal(pos, "take") == {"sugar", "citrus", "tobacco", "cigars"}
    refused(pos, "take rum", "why-supply-empty")
    pos.play("take cigars")
    assert get(pos, "goods", ANTON) == {"cigars": 1}
    assert phase(pos) == "move"


def test_pablo_with_an_empty_supply_gives_nothing() -> None:
    pos = table(stops={"pablo": 1}, supply="0 sugar 0 citrus 0 tobacco 0 rum 0 cigars", anton={"pesos": 1})
    pos.play("visit pablo")
    assert get(pos, "goods", ANTON) == {}
    assert phase(pos) == "move"


def test_the_other_cubans_serve_at_once() -> None:
    served = {"jose": {"sugar": 2}, "conchita": {"citrus": 2}, "miguel": {"wood": 2}, "pedro": {"tobacco": 2}}
    for cuban, goods in served.items():
        pos = play(table(stops={cuban: 1}, anton={"pesos": 1}), f"visit {cuban}")
        assert get(pos, "goods", ANTON) == goods
    assert get(play(table(stops={"martinez": 1}, anton={"pesos": 1}), "visit martinez"), "pesos", ANTON) == 4
    assert get(play(table(stops={"maria": 1}, anton={"pesos": 1}), "visit maria"), "vp", ANTON) == 2
