"""Batches on all cores against single positions and one core: the same games, byte for byte."""

from typing import Any

import numpy as np
import pytest

import malecon
from engine.native import GAMES, NOTHING, THREADS, begun, recorded_games
from malecon.core.targets.cpu import SLICE

TITLE = pytest.mark.parametrize("name", malecon.titles())


@TITLE
def test_recorded_games_are_the_same_on_all_cores(name: str) -> None:
    """Side by side with single positions; several copies of each game, so that every thread has work."""
    ends = recorded_games(name)
    copies = -(-THREADS * SLICE // len(ends))
    batch = malecon.Batch.of([begun(end) for end in ends] * copies, threads=THREADS, strict=False)
    single = [begun(end) for end in ends]
    memory = batch.states.view(np.uint8).reshape(len(batch), -1)
    for ply in range(max(len(end.plays) for end in ends)):
        playing = [game for game, end in enumerate(ends) if ply < len(end.plays)]
        actions = np.full(len(ends), NOTHING)
        actions[playing] = [ends[game].plays[ply] for game in playing]
        batch.step(np.tile(actions, copies))
        for game in playing:
            single[game].play_action(int(actions[game]))
            check(batch, memory, slice(game, None, len(ends)), single[game])


def check(batch: malecon.Batch, memory: Any, plays: slice, position: Any) -> None:
    """These plays are at this position, or have ended with its result."""
    assert (batch.ended[plays] == position.is_over).all()
    if position.is_over:
        assert (batch.scores[plays, : position.seats] == position.scores()).all()
        assert np.flatnonzero(batch.rewards[plays][0]).tolist() == list(position.winners())
        return
    assert (batch.movers[plays] == position.to_move).all()
    assert (batch.masks[plays] == position.mask()).all()
    assert (memory[plays] == np.frombuffer(position.to_bytes(), np.uint8)).all()


@TITLE
def test_random_games_are_the_same_on_all_cores(name: str) -> None:
    """How all cores play is compared with the browser in test_wasm; here with one core."""
    seats = malecon.title(name).seats[-1]
    one, all_of_them = (malecon.simulate(name, seats, GAMES, seed=3, threads=threads) for threads in (1, THREADS))
    assert one.decisions == all_of_them.decisions
    assert (one.scores == all_of_them.scores).all()
