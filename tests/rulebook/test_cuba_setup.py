"""Set-up, length, round and start player: C-01, C-21, C-24, C-25, C-26, C-89."""

import pytest

import malecon
from rulebook.cuba_table import ANNA, BASE, CLARA, CUBANS, TITLE, enact, finish_actions, get, legal, play, table


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("el_presidente", [True, False])
def test_c01_set_up(seats: int, el_presidente: bool) -> None:
    pos = TITLE.new(seats, seed=4, el_presidente=el_presidente)
    view = pos.view()
    for board in view["boards"]:
        assert (board["pesos"], board["points"], len(board["hand"])) == (10, 0, 5)
        assert next(f for f in board["fields"] if f["field"] == board["figure"])["land"] == "warehouse"
    assert [row["pieces"] for row in view["market"]] == [3, 3, 3, 2, 2]
    assert [dock["ship"] is not None for dock in view["docks"]] == [True, True, False]
    assert view["sea"] is not None
    assert view["laws"] == {"tax": "tax_start", "duty": "duty_start", "subsidy": None, "other": None}
    assert [row["tax"] for row in view["boards"]] == [2] * seats
    for k in range(seats):
        seat = (view["start_player"] + k) % seats
        assert pos.to_move == seat
        play(pos, "take citrus", "take citrus", "take stone", "take stone")  # twice the same is legal
        assert get(pos, "yard", seat) == [2, 0, 0, 0, 0, 0, 2, 0]
    assert pos.view()["phase"] == "turn"
    assert pos.to_move == view["start_player"]


def test_c21_spoilage() -> None:
    anna = {"yard": "2 tobacco 1 rum 1 cigars 1 wood 1 water", "stored": "1 tobacco"}
    pos = table(2, phase="enact", anna=anna)
    enact(pos, "tax", "duty")
    while pos.view()["round"] == 3:
        pos.play("done")
    assert get(pos, "yard", ANNA) == [0, 0, 0, 1, 1, 1, 0, 1]
    assert get(pos, "stored", ANNA, "tobacco") == 1


def test_c24_start_player_of_the_base_game() -> None:
    """Fourth cards 3, 5, 5, 2: the later 5 starts, and he is the start player of this round's vote tie and statutes."""
    pos = table(4, phase="last", options=BASE, anna={"pesos": 5})
    values = pos.to_dict() | {"last_card": [2, 4, 4, -1, -1]}
    pos = finish_actions(TITLE.from_dict(values))  # Denis plays a 2
    assert get(pos, "start_player") == CLARA
    play(pos, "bid 0", "bid 0")  # all have one vote, and only Anna could buy more
    assert get(pos, "winner") == CLARA
    enact(pos, "subsidy", "other")
    while pos.view()["round"] == 3:
        assert pos.to_move == ANNA  # nobody else can pay
        pos.play("done")
    assert pos.to_move == CLARA


def test_c25_length() -> None:
    assert TITLE.new(3, seed=1, **BASE).view()["rounds"] == 6
    assert TITLE.new(3, seed=1).view()["rounds"] == 8
    with pytest.raises(malecon.BadOption):
        TITLE.new(3, seed=1, rounds=7, **BASE)
    with pytest.raises(malecon.BadOption):
        TITLE.new(3, seed=1, rounds=7, ep_laws=False)
    pos = TITLE.new(3, seed=1, rounds=7)
    assert {pile["cards"] for pile in pos.view()["law_piles"].values()} == {7}
    assert {len(pile["unseen"]) for pile in pos.view()["law_piles"].values()} == {8}
    while not pos.is_over:
        pos.play(pos.legal()[0])
    assert pos.view()["round"] == 7
    assert {pile["cards"] for pile in pos.view()["law_piles"].values()} == {0}
    assert {len(pile["unseen"]) for pile in pos.view()["law_piles"].values()} == {1}  # gone unseen


def test_c25_every_card_may_be_the_one_put_away() -> None:
    gone = set()
    for seed in range(90):
        pos = TITLE.new(2, seed=seed, rounds=7)
        while not pos.is_over:
            pos.play(pos.legal()[-1])
        gone.add(tuple(pos.view()["law_piles"]["tax"]["unseen"]))
    assert len(gone) == 8


@pytest.mark.parametrize(
    ("seats", "turns", "cubans", "donkeys"), [(2, 6, 2, 1), (3, 5, 1, 2), (4, 5, 1, 1), (5, 5, 1, 0)]
)
def test_c26_cubans_per_round(seats: int, turns: int, cubans: int, donkeys: int) -> None:
    for seed in range(6):
        pos = TITLE.new(seats, seed=seed)
        while pos.view()["phase"] == "start":
            pos.play(pos.legal()[0])
        cells = pos.view()["avenue"]["cells"]
        assert sum(cell["cuban"] is None for cell in cells) == donkeys
        assert "dancer" in [cell["cuban"] for cell in cells]
        assert legal(pos, "cuban") == {cell["cuban"] for cell in cells if cell["cuban"]}
        had = [0] * seats
        taken = [0] * seats
        while pos.view()["phase"] not in ("rebuild", "gift", "bid", "enact", "tax") and pos.view()["round"] == 1:
            mover, view = pos.to_move, pos.view()
            assert mover is not None
            if view["phase"] == "turn":
                choices = [n for n in pos.legal() if n.startswith(("cuban", "play tradeswoman", "play foreman"))]
                notation = (choices or pos.legal())[0]
                before = sum(get(pos, "taker", c) >= 0 for c in CUBANS)
                pos.play(notation)
                had[mover] += 1
                taken[mover] += sum(get(pos, "taker", c) >= 0 for c in CUBANS) > before and notation.startswith("cuban")
            else:
                pos.play("done" if "done" in pos.legal() else pos.legal()[0])
        assert had == [turns] * seats
        assert taken == [cubans] * seats
        if pos.view()["round"] > 1:
            continue  # nobody was asked anything after the actions, and the Cubans are dealt anew
        assert sum(get(pos, "taker", c) < 0 and get(pos, "in_play", c) == 1 for c in CUBANS) == 1


def test_c26_donkeys_by_option() -> None:
    pos = TITLE.new(3, seed=1, donkey_1="lawyer", donkey_2="musician")
    assert [get(pos, "in_play", c) for c in CUBANS] == [1, 0, 1, 1, 0, 1]
    with pytest.raises(malecon.BadOption):
        TITLE.new(3, seed=1, donkey_1="lawyer", donkey_2="lawyer")


def test_c89_long_score() -> None:
    pos = table(3, round_number=4, phase="enact", laws="t8 d7", bills="t1 d1 u8 o5", clara={"points": 79, "pesos": 30},
                anna={"points": 3})  # fmt: skip
    enact(pos, "subsidy", "other")
    # Clara pays 7 and 7: 79 + 2 + 3 = 84, and the rank subsidy sees 84
    play(pos, "pay", "pay")
    board = pos.view()["boards"][CLARA]
    assert (board["points"], board["marker"]) == (85, 5)
    assert get(pos, "pesos", CLARA) == 16
    assert board["tax"] == 8
