"""OpenSpiel's own information set search plays the first decisions of a game of ours, then chance goes on."""

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

import malecon.envs.spiel  # noqa: F401  makes the names known

chance = np.random.RandomState(3)
game = pyspiel.load_game("malecon_puerto_rico(players=3)")
search = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, chance), 1.5, max_simulations=5, random_state=chance)
state = game.new_initial_state()
while not state.is_terminal():
    if state.is_chance_node():
        state.apply_action(chance.randint(256))  # the bytes of the seed, at the beginning
    elif state.current_player() == 0 and len(state.history()) < 12:
        action = search.step(state)
        print("search plays", state.action_to_string(0, action))
        state.apply_action(action)
    else:
        state.apply_action(int(chance.choice(state.legal_actions())))
print("returns", state.returns(), "after", len(state.history()), "actions")
