from random import Random

import pytest

import malecon
from malecon.core.position import Position

TITLE = malecon.title("puerto_rico")


def start(seed: int = 7) -> Position:
    return TITLE.new(4, seed)


@pytest.mark.parametrize(
    ("notation", "says"),
    [
        ("", "the notation is empty"),
        ("rolle mayor", "Did you mean “role”"),
        ("zzz", "there is no verb “zzz”"),
        ("role major", "Did you mean “role mayor”"),
        ("role", "doesn't take that"),
        ("sell corn", "not possible right now"),
        ("role prospector2", "not used with 4"),
    ],
)
def test_a_wrong_notation_says_what_is_wrong_and_what_is_legal(notation: str, says: str) -> None:
    position = start()
    before = position.copy()
    with pytest.raises(malecon.IllegalAction, match=says) as trouble:
        position.play(notation)
    assert position == before
    assert trouble.value.legal == position.legal()
    assert "role settler" in str(trouble.value)


def test_notations_are_read_whatever_their_case_and_spaces() -> None:
    position = start()
    position.play("  Role   MAYOR ")
    assert TITLE.actions.notation(position.plays[0]) == "role mayor"


@pytest.mark.parametrize("thing", [None, 5, b"role mayor", ["role mayor"]])
def test_things_that_are_no_text_are_refused_kindly(thing: object) -> None:
    with pytest.raises(malecon.IllegalAction):
        start().play(thing)  # type: ignore[arg-type]  # on purpose


def test_play_returns_named_changes() -> None:
    position = start()
    chooser = position.to_move
    changes = position.play("role prospector")
    money = [c for c in changes if c.counts == "money" and c.seat is not None]
    assert [(c.field, c.seat, c.gain) for c in money] == [("doubloons", chooser, 1)]


def test_nothing_can_be_played_when_over() -> None:
    from walks import walk

    *_, last = walk(start(), 1)
    with pytest.raises(malecon.IllegalAction, match="over"):
        last.play("role mayor")


def test_wrong_seats_seeds_options_and_titles_are_named() -> None:
    with pytest.raises(malecon.BadOption, match="2 to 5 seats"):
        TITLE.new(6)
    with pytest.raises(malecon.BadOption, match="not a valid seed"):
        TITLE.new(3, seed=-1)
    with pytest.raises(malecon.BadOption, match="not a valid seed"):
        TITLE.new(3, seed=2**128)
    with pytest.raises(malecon.BadOption, match="no option “hospice”"):
        TITLE.new(3, hospice=True)
    with pytest.raises(malecon.BadOption, match="one_per_phase, normal_tile_only"):
        TITLE.new(3, hospice_hacienda="never")
    with pytest.raises(malecon.BadOption, match="no preset"):
        TITLE.new(3, preset="casual")
    with pytest.raises(malecon.UnknownTitle, match="puerto_rico"):
        malecon.title("catan")
    with pytest.raises(malecon.BadOption, match="no seat 4"):
        start().view(4)


def test_without_a_seed_plays_differ() -> None:
    assert len({TITLE.new(4).seed for _ in range(5)}) == 5


def test_the_same_seed_gives_the_same_play() -> None:
    assert start(3) == start(3)
    assert start(3) != start(4)


def test_winners_are_nobody_before_the_end() -> None:
    assert start().winners() == ()


@pytest.mark.parametrize("name", malecon.titles())
def test_the_steps_of_a_play_are_what_it_does(name: str) -> None:
    position = malecon.title(name).new(malecon.title(name).seats[-1], 5)
    forced, chance = 0, Random(5)
    for _ in range(300):
        if position.is_over:
            break
        before, action = position.copy(), chance.choice(position.legal_actions())
        steps = list(before.steps(action))
        assert position == before
        assert all(p.legal() == (p.title.actions.notation(a),) for p, a, _ in steps[1:])
        changes = position.play_action(action)
        notation = position.title.actions.notation
        assert [(p.to_move, notation(a)) for p, a, _ in steps] == [
            (before.to_move, notation(action)),
            *position.forced,
        ]
        net: dict[tuple[object, ...], list[int]] = {}
        for _, _, ones in steps:
            for c in ones:
                net.setdefault((c.field, c.seat, c.item), [c.before])[1:] = [c.after]
        assert {k: v for k, v in net.items() if v[0] != v[1]} == {
            (c.field, c.seat, c.item): [c.before, c.after] for c in changes
        }
        forced += len(position.forced)
    assert forced > 0
