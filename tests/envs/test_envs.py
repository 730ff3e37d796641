"""The environments, against the real packages' own tests."""

import runpy
from pathlib import Path
from random import Random

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

import malecon
from malecon.envs.aec import env
from malecon.envs.spiel import TERMINAL, MaleconGame
from malecon.envs.vector import MaleconVector

EXAMPLES = sorted((Path(__file__).parents[2] / "examples").glob("*.py"))
TITLE = pytest.mark.parametrize("name", malecon.titles())


@TITLE
def test_pettingzoo_api(name: str) -> None:
    for seats in malecon.title(name).seats:
        api_test(env(name, seats), num_cycles=300, verbose_progress=False)


@TITLE
def test_pettingzoo_seeds(name: str) -> None:
    seed_test(lambda: env(name, max(malecon.title(name).seats)), num_cycles=200)


def test_pettingzoo_pays_the_winner() -> None:
    table = env("puerto_rico", 3)
    table.reset(seed=3)
    paid = {}
    for agent in table.agent_iter():
        observation, reward, over, cut, _ = table.last()
        paid[agent] = reward
        table.step(None if over or cut else table.action_space(agent).sample(observation["action_mask"]))
    assert sum(paid.values()) == pytest.approx(1)


@TITLE
def test_vector_environment(name: str) -> None:
    seats = max(malecon.title(name).seats)

    def play() -> tuple[float, int, bytes]:
        table = MaleconVector(name, 16, seats)
        observations, infos = table.reset(seed=4)
        chance = np.random.default_rng(0)
        paid, ended = 0.0, 0
        for _ in range(900):
            assert (infos["mover"] < seats).all()
            mask = observations["action_mask"]
            assert (mask.sum(axis=1) >= 2).all()
            observations, _, over, cut, infos = table.step((chance.random(mask.shape) * mask).argmax(axis=1))
            assert not cut.any()
            paid += float(infos["final_rewards"].sum())
            ended += int(over.sum())
        assert table.observation_space.contains(observations)
        return paid, ended, observations["observation"].tobytes()

    paid, ended, last = play()
    assert ended > 0
    assert paid == pytest.approx(ended)
    assert play() == (paid, ended, last)


@TITLE
def test_openspiel_vocabulary(name: str) -> None:
    game = MaleconGame(name, max(malecon.title(name).seats))
    state = game.new_initial_state(seed=2)
    chance = Random(2)
    while not state.is_terminal():
        player = state.current_player()
        action = chance.choice(state.legal_actions())
        assert state.string_to_action(state.action_to_string(player, action)) == action
        assert state.legal_actions((player + 1) % game.num_players()) == []
        assert state.legal_actions_mask()[action] == 1
        if len(state.history()) % 20 == 0:
            other = state.resample_from_infostate(player, chance.random)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.information_state_tensor(player) == state.information_state_tensor(player)
            assert state.child(action).history() == [*state.history(), action]
        state.apply_action(action)
    assert state.current_player() == TERMINAL
    assert sum(state.returns()) == pytest.approx(1)
    assert state.legal_actions() == []


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda path: path.stem)
def test_examples_run_and_are_short(example: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert len(example.read_text().splitlines()) < 40
    module = runpy.run_path(str(example))
    if "choose" in module:
        position = malecon.title("puerto_rico").new(4, 1)
        assert malecon.bot(str(example)).choose(position) in position.legal()
    else:
        assert capsys.readouterr().out
