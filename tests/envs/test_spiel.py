"""Games of OpenSpiel, played by OpenSpiel's own algorithms and put through its own test."""

from collections.abc import Callable
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import ismcts, mcts

import malecon
import malecon.envs.spiel
from malecon.envs.spiel import MaleconState

TITLE = pytest.mark.parametrize("name", malecon.titles())
SEARCHED = 4  # decisions that the algorithm takes; the rest of the game is random


@TITLE
def test_openspiels_own_test_of_a_game(name: str) -> None:
    game = pyspiel.load_game(f"malecon_{name}(players={min(malecon.title(name).seats)})")
    pyspiel.random_sim_test(game, 1, False, False)


def test_states_are_written_down_and_read_again() -> None:
    pyspiel.random_sim_test(pyspiel.load_game("malecon_santiago(players=2)"), 1, True, False)


def play(game: Any, step: Callable[[Any], int]) -> Any:
    """A game in which the first decisions are the algorithm's."""
    chance, state, decisions = np.random.RandomState(3), game.new_initial_state(), 0
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(int(chance.choice([byte for byte, _ in state.chance_outcomes()])))
            continue
        action = step(state) if decisions < SEARCHED else int(chance.choice(state.legal_actions()))
        assert action in state.legal_actions()
        state.apply_action(action)
        decisions += 1
    assert sum(state.returns()) == pytest.approx(1)
    return state


@TITLE
def test_openspiels_searches_play(name: str) -> None:
    game = pyspiel.load_game(f"malecon_{name}(players={min(malecon.title(name).seats)})")
    chance = np.random.RandomState(1)
    guess = mcts.RandomRolloutEvaluator(1, chance)
    play(game, mcts.MCTSBot(game, 1.5, 3, guess, random_state=chance).step)
    play(game, ismcts.ISMCTSBot(game, guess, 1.5, max_simulations=3, random_state=chance).step)


@TITLE
def test_openspiels_environment_for_learning(name: str) -> None:
    env = rl_environment.Environment(f"malecon_{name}")
    chance, step, decisions = Random(4), env.reset(), 0
    while not step.last() and decisions < 2000:
        seen, player = step.observations, step.observations["current_player"]
        assert len(seen["info_state"][player]) == len(malecon.title(name).features)
        step = env.step([chance.choice(seen["legal_actions"][player])])
        decisions += 1
    assert step.last() and sum(step.rewards) == pytest.approx(1)


@TITLE
def test_a_player_cannot_tell_resampled_states_apart(name: str) -> None:
    game = pyspiel.load_game(f"malecon_{name}(players=3)")
    chance, differ = Random(2), 0
    state: MaleconState = game.new_initial_state()
    while not state.is_terminal() and len(state.history()) < 120:
        if state.is_chance_node():
            state.apply_action(chance.randrange(256))
            continue
        player = state.current_player()
        if len(state.history()) % 10 == 5:
            other = state.resample_from_infostate(player, chance.random)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.information_state_tensor(player) == state.information_state_tensor(player)
            assert other.legal_actions() == state.legal_actions()
            assert other.position is not None and state.position is not None
            differ += other.position.to_bytes() != state.position.to_bytes()
        action = chance.choice(state.legal_actions())
        assert state.string_to_action(state.action_to_string(player, action)) == action
        state.apply_action(action)
    assert differ


def test_players_and_rule_options_are_parameters() -> None:
    game = pyspiel.load_game("malecon_puerto_rico(players=5,options=hospice_hacienda:normal_tile_only)")
    assert game.num_players() == 5
    state = game.new_initial_state()
    for byte in (0, 0, 7):
        state.apply_action(byte)
    expected = malecon.title("puerto_rico").new(5, 7, hospice_hacienda="normal_tile_only")
    assert state.position == expected
