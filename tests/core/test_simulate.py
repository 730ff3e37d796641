import threading
import time

import numpy as np
import pytest

import malecon


def test_simulations_repeat_by_seed() -> None:
    first = malecon.simulate("puerto_rico", 4, 50, seed=1)
    again = malecon.simulate("puerto_rico", 4, 50, seed=1)
    other = malecon.simulate("puerto_rico", 4, 50, seed=2)
    assert first.games == 50
    assert first.scores.shape == (50, 4)
    assert first.decisions == again.decisions
    assert np.array_equal(first.scores, again.scores)
    assert not np.array_equal(first.scores, other.scores)
    assert first.seconds > 0


def test_random_games_look_as_in_other_engines() -> None:
    """The reference's sanity figures: mean score about 22 to 31, 200 to 670 decisions."""
    played = malecon.simulate("puerto_rico", 4, 500, seed=3)
    assert 22 < played.scores.mean() < 34
    assert 200 < played.decisions / played.games < 670


def test_progress_is_told() -> None:
    told: list[int] = []
    malecon.simulate("puerto_rico", 3, 4_500, threads=1, progress=told.append)
    assert told == [2000, 4000, 4500]


@pytest.mark.parametrize("games", [0, -1, 2.5, True])
def test_a_wrong_number_of_games_is_refused(games: object) -> None:
    with pytest.raises(malecon.BadOption, match="number of games"):
        malecon.simulate("puerto_rico", 4, games)  # type: ignore[arg-type]  # on purpose


def test_a_batch_refuses_an_illegal_action_and_alters_nothing() -> None:
    batch = malecon.Batch(malecon.title("puerto_rico"), 4, 8, seed=1)
    before = batch.states.tobytes()
    actions = batch.masks.argmax(axis=1)
    actions[5] = len(batch.title.actions) - 1
    with pytest.raises(malecon.IllegalAction, match="game 5"):
        batch.step(actions)
    for wrong in (actions[:3], actions * 0 - 1, actions * 0 + 10**6):
        with pytest.raises(malecon.IllegalAction):
            batch.step(wrong)
    assert batch.states.tobytes() == before


def test_plays_of_a_batch_differ() -> None:
    batch = malecon.Batch(malecon.title("puerto_rico"), 4, 32, seed=1)
    assert len({state.tobytes() for state in batch.states}) == 32


def test_random_play_releases_the_gil() -> None:
    """While a long simulation runs in another thread, this one goes on counting."""
    malecon.simulate("puerto_rico", 4, 1)
    busy = threading.Thread(target=lambda: malecon.simulate("puerto_rico", 4, 1_900))
    counted = 0
    busy.start()
    while busy.is_alive():
        counted += 1
        time.sleep(0)
    assert counted > 100
