"""A play in OpenSpiel's vocabulary, with the states an algorithm would sample at a decision."""

import random

from malecon.envs.spiel import MaleconGame

game = MaleconGame("puerto_rico", seats=3)
state = game.new_initial_state(seed=3)
chance = random.Random(3)
while not state.is_terminal():
    player = state.current_player()
    other = state.resample_from_infostate(player, chance.random)
    assert other.information_state_string(player) == state.information_state_string(player)
    state.apply_action(chance.choice(state.legal_actions()))
print("returns", state.returns(), "after", len(state.history()), "decisions")
