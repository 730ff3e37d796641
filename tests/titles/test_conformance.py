"""What every title must pass, at every seat count. A new title is found by itself."""

import json
from random import Random

import numpy as np
import pytest

import malecon
from malecon.core import programs
from malecon.core.changes import seen
from malecon.core.fields import GENERATOR_NAMES
from walks import some_positions, walk

TABLES = [(name, seats) for name in malecon.titles() for seats in malecon.title(name).seats]
SEEDS = (1, 2, 3)
NAMES = pytest.mark.parametrize("name", malecon.titles())
TABLE = pytest.mark.parametrize(("name", "seats"), TABLES)


def broken_invariant(position: malecon.Position) -> str | None:
    broken = programs.audit_one(position._states, 0)
    return None if broken < 0 else position.title.invariants[broken]


@TABLE
def test_random_plays_end_and_keep_every_invariant(name: str, seats: int) -> None:
    for seed in SEEDS:
        for position in walk(malecon.title(name).new(seats, seed), seed):
            assert broken_invariant(position) is None
        assert position.is_over
        assert position.winners()
        assert len(position.scores()) == seats


@TABLE
def test_many_random_games_keep_every_invariant(name: str, seats: int) -> None:
    played = malecon.simulate(name, seats, 300, seed=11, audit=True)
    assert played.unfinished == 0
    assert played.scores.shape == (300, seats)


@TABLE
def test_somebody_has_a_choice_until_the_end(name: str, seats: int) -> None:
    for position in walk(malecon.title(name).new(seats, 5), 5):
        if position.is_over:
            assert position.legal() == ()
            assert position.to_move is None
        else:
            # What leaves no choice is taken by the engine, unless that would tell what others may not know.
            assert len(position.legal()) >= 2 or programs.must_ask(position._states, 0)
            assert position.to_move in range(seats)


@TABLE
def test_what_is_drawn_for_a_seat_depends_on_nothing_it_cannot_know(name: str, seats: int) -> None:
    """The server tells a seat such a position: with the same seed it is the same, whatever is hidden."""
    for position in some_positions(name, seats, 6, every=13):
        for seat in range(seats):
            other = position.determinize(seat, 2**90 + seat)
            assert other.determinize(seat, 0) == position.determinize(seat, 0)


@TABLE
def test_every_legal_action_can_be_played_and_no_other(name: str, seats: int) -> None:
    chance = Random(4)
    for position in some_positions(name, seats, 4, every=19):
        legal = set(position.legal_actions())
        for action in legal:
            twin = position.copy()
            twin.play_action(action)
            assert broken_invariant(twin) is None
        others = [a for a in range(len(position.title.actions)) if a not in legal]
        before = position.to_bytes()
        for action in chance.sample(others, min(25, len(others))):
            with pytest.raises(malecon.IllegalAction) as trouble:
                position.play_action(action)
            for lang in ("en", "ru", "it"):
                assert trouble.value.say(lang)
            assert position.to_bytes() == before
            assert set(position.legal_actions()) == legal


@TABLE
def test_a_copy_goes_its_own_way(name: str, seats: int) -> None:
    for position in some_positions(name, seats, 6, every=23):
        if position.is_over:
            continue
        before, plays = position.to_bytes(), list(position.plays)
        twin = position.copy()
        assert twin == position
        assert hash(twin) == hash(position)
        twin.play(twin.legal()[-1])
        assert position.to_bytes() == before
        assert position.plays == plays


@TABLE
def test_changes_tell_exactly_what_altered(name: str, seats: int) -> None:
    position = malecon.title(name).new(seats, 8)
    chance = Random(8)
    while not position.is_over:
        before = position.to_dict()
        changes = position.play(chance.choice(position.legal()))
        after = position.to_dict()
        for change in changes:
            f = position.title.state.fields[change.field]
            labels = ((str(change.seat),) if change.seat is not None else ()) + change.item
            old, new = before[change.field], after[change.field]
            for axis, label in zip(f.axes, labels, strict=True):
                old, new = old[axis.labels.index(label)], new[axis.labels.index(label)]
            assert (old, new) == (change.before, change.after)
            assert old != new
        altered = {n for n in before if before[n] != after[n]} - GENERATOR_NAMES
        assert altered == {change.field for change in changes}


@TABLE
def test_records_lead_to_the_same_position(name: str, seats: int) -> None:
    for seed in SEEDS:
        *_, position = walk(malecon.title(name).new(seats, seed), seed)
        assert malecon.replay(position.record()) == position
        assert malecon.replay(position.record()).record() == position.record()


@TABLE
def test_dicts_and_bytes_lead_to_the_same_position(name: str, seats: int) -> None:
    title = malecon.title(name)
    for position in some_positions(name, seats, 9, every=17):
        again = title.from_dict(json.loads(json.dumps(position.to_dict())))
        assert again == position
        assert again.legal() == position.legal()
        assert title.from_bytes(position.to_bytes()) == position
        if not again.is_over:
            choice = again.legal()[0]
            again.play(choice)
            position.play(choice)
            assert again == position
            assert malecon.replay(again.record()) == again


@TABLE
def test_scores_are_the_sum_of_their_sources(name: str, seats: int) -> None:
    for position in some_positions(name, seats, 10, every=13):
        for seat, total in enumerate(position.scores()):
            assert sum(position.points(seat).values()) == total


@TABLE
def test_views_are_plain_json(name: str, seats: int) -> None:
    for position in some_positions(name, seats, 12, every=11):
        for seat in (None, *range(seats)):
            view = position.view(seat)
            assert json.loads(json.dumps(view)) == view
            assert "rng" not in json.dumps(view)


@TABLE
def test_what_a_seat_cannot_know_alters_nothing_it_is_shown(name: str, seats: int) -> None:
    """Guard 5: a determinised position looks the same to that seat and to a spectator, and is a legal position."""
    for position in some_positions(name, seats, 13, every=9):
        for seat in range(seats):
            other = position.determinize(seat, 17)
            assert broken_invariant(other) is None
            assert json.dumps(other.view(seat)) == json.dumps(position.view(seat))
            assert json.dumps(other.view(None)) == json.dumps(position.view(None))
            assert np.array_equal(other.observe(seat), position.observe(seat))
            assert other.to_move == position.to_move
            if position.to_move == seat:
                assert other.legal() == position.legal()


@TABLE
def test_determinize_never_looks_at_what_is_hidden(name: str, seats: int) -> None:
    """Guard 5: scrambling the hidden fields first changes nothing in the result."""
    for position in some_positions(name, seats, 14, every=9):
        for seat in range(seats):
            scrambled = position.determinize(seat, 1)
            assert scrambled.determinize(seat, 2) == position.determinize(seat, 2)


@TABLE
def test_a_determinised_position_can_be_played_to_its_end(name: str, seats: int) -> None:
    for position in some_positions(name, seats, 15, every=31):
        mover = position.to_move or 0
        for last in walk(position.determinize(mover, 3), 3):
            assert broken_invariant(last) is None
        assert last.is_over


@TABLE
def test_changes_of_fields_not_open_to_all_are_not_seen_by_all(name: str, seats: int) -> None:
    title = malecon.title(name)
    position = title.new(seats, 16)
    chance = Random(16)
    while not position.is_over:
        changes = position.play(chance.choice(position.legal()))
        for change in seen(title.state, position._states[0], changes, None):
            audience = title.state.fields[change.field].audience
            assert audience == "all" or callable(audience)


@TABLE
def test_batches_play_as_single_positions_do(name: str, seats: int) -> None:
    batch = malecon.Batch(malecon.title(name), seats, 16, seed=3)
    rng = np.random.default_rng(0)
    ended = 0
    for _ in range(600):
        assert (batch.masks.sum(axis=1) >= 1).all()
        actions = (rng.random(batch.masks.shape) * batch.masks).argmax(axis=1)
        rewards, finished = batch.step(actions)
        ended += int(finished.sum())
        assert np.allclose(rewards.sum(axis=1), finished)
    assert batch.observations().shape == (16, len(malecon.title(name).features))
    assert np.isfinite(batch.observations()).all()
    assert ended > 0


@TABLE
def test_the_board_can_be_drawn_in_every_language(name: str, seats: int) -> None:
    from importlib import import_module

    from rich.console import Console

    board = import_module(f"malecon.titles.{name}.board").board
    title = malecon.title(name)
    names = [f"Player {seat}" for seat in range(seats)]
    for position in some_positions(name, seats, 18, every=29):
        for lang in ("en", "ru", "it"):
            console = Console(width=110, record=True, quiet=True)
            console.print(board(position.view(position.to_move), title, lang, names))
            if not position.is_over:
                assert title.prompt(position.view(position.to_move), lang)


@NAMES
def test_field_names_do_not_belong_to_numpy(name: str) -> None:
    """Guard 3."""
    title = malecon.title(name)
    for state in (title.state, title.facts):
        for field in state.fields:
            assert not hasattr(np.record, field)
            assert not hasattr(np.ndarray, field)


@NAMES
def test_every_option_can_be_chosen_and_keeps_the_invariants(name: str) -> None:
    title = malecon.title(name)
    for option in title.options.all.values():
        for choice in option.choices[1:]:
            position = title.new(title.seats.start + 1, 2, **{option.name: choice})
            assert position.options[option.name] == choice
            *_, last = walk(position, 2)
            assert broken_invariant(last) is None
            assert malecon.replay(last.record()) == last
    for preset in title.options.presets:
        assert title.new(title.seats.start, 1, preset=preset)


@NAMES
def test_every_action_has_a_sentence_in_every_language(name: str) -> None:
    title = malecon.title(name)
    for action in range(len(title.actions)):
        for lang in ("en", "ru", "it"):
            assert title.sentence(action, lang)
        assert title.actions.parse(title.actions.notation(action)) == action
