"""OpenSpiel's vocabulary for our positions: `legal_actions`, `apply_action`, `information_state_string` and the rest.

It needs no other package: algorithms written for pyspiel's states find the names they know. Chance is not a player
here (the position draws for itself), so the game is "sampled stochastic" in OpenSpiel's words.
"""

import json
from typing import Any

import numpy as np

from malecon import title as title_of
from malecon.core.position import Position

TERMINAL = -4  # pyspiel.PlayerId.TERMINAL


class MaleconGame:
    """pyspiel.Game for a title and a number of seats."""

    def __init__(self, title: str, seats: int = 4, **options: Any) -> None:
        self.title = title_of(title)
        self.seats = self.title.check_seats(seats)
        self.options = options
        self._seeds = np.random.default_rng(0)

    def seed(self, seed: int) -> None:
        """Fixes the plays that follow."""
        self._seeds = np.random.default_rng(seed)

    def new_initial_state(self, seed: int | None = None) -> "MaleconState":
        chosen = int(self._seeds.integers(1 << 53)) if seed is None else seed
        return MaleconState(self, self.title.new(self.seats, chosen, **self.options))

    def num_players(self) -> int:
        return self.seats

    def num_distinct_actions(self) -> int:
        return len(self.title.actions)

    def min_utility(self) -> float:
        return 0.0

    def max_utility(self) -> float:
        return 1.0

    def utility_sum(self) -> float:
        return 1.0

    def observation_tensor_shape(self) -> list[int]:
        return [self.title.features]

    information_state_tensor_shape = observation_tensor_shape


class MaleconState:
    """pyspiel.State. Returns are shares of the win: 1 for the winner, divided by ties."""

    def __init__(self, game: MaleconGame, position: Position, seen: tuple[tuple[int, ...], ...] | None = None) -> None:
        self.game = game
        self.position = position
        self._own = seen or ((),) * game.seats  # each player's own actions: with the view, all that it remembers

    def get_game(self) -> MaleconGame:
        return self.game

    def num_players(self) -> int:
        return self.game.seats

    def current_player(self) -> int:
        seat = self.position.to_move
        return TERMINAL if seat is None else seat

    def is_terminal(self) -> bool:
        return self.position.is_over

    def is_chance_node(self) -> bool:
        return False

    def is_simultaneous_node(self) -> bool:
        return False

    def legal_actions(self, player: int | None = None) -> list[int]:
        mover = self.current_player()
        return self.position.legal_actions() if mover >= 0 and player in (None, mover) else []

    def legal_actions_mask(self, player: int | None = None) -> list[int]:
        mask = [0] * self.game.num_distinct_actions()
        for action in self.legal_actions(player):
            mask[action] = 1
        return mask

    def apply_action(self, action: int) -> None:
        mover = self.current_player()
        self.position.play_action(int(action))
        self._own = tuple((*own, int(action)) if who == mover else own for who, own in enumerate(self._own))

    def child(self, action: int) -> "MaleconState":
        state = self.clone()
        state.apply_action(action)
        return state

    def clone(self) -> "MaleconState":
        return MaleconState(self.game, self.position.copy(), self._own)

    def action_to_string(self, player: int, action: int) -> str:
        return self.game.title.actions.notation(action)

    def string_to_action(self, text: str) -> int:
        return self.game.title.actions.parse(text)

    def history(self) -> list[int]:
        return list(self.position.plays)

    def returns(self) -> list[float]:
        winners = self.position.winners()
        return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(self.game.seats)]

    def rewards(self) -> list[float]:
        return self.returns()

    def player_return(self, player: int) -> float:
        return self.returns()[player]

    def observation_string(self, player: int) -> str:
        """What the player sees on the table, as JSON."""
        return json.dumps(self.position.view(player), sort_keys=True)

    def information_state_string(self, player: int) -> str:
        """What the player sees, and its own actions so far."""
        return json.dumps({"own": self._own[player], "view": self.position.view(player)}, sort_keys=True)

    def observation_tensor(self, player: int) -> list[float]:
        return [float(x) for x in self.position.observe(player)]

    information_state_tensor = observation_tensor

    def resample_from_infostate(self, player: int, sampler: Any) -> "MaleconState":
        """Another state the player cannot tell from this one; `sampler()` is uniform in 0..1."""
        seed = int(sampler() * ((1 << 53) - 1))
        return MaleconState(self.game, self.position.determinize(player, seed), self._own)

    def __str__(self) -> str:
        return repr(self.position)
