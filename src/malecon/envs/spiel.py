"""Every title as a game of OpenSpiel. Needs the extra `spiel`.

import malecon.envs.spiel  # makes the names known
game = pyspiel.load_game("malecon_puerto_rico(players=3)")

A game begins with chance nodes that choose its seed, a byte each; then the position draws for itself. So a state is what
its history says, and can be written down and read again. Algorithms that look into clones of a state (MCTS) therefore see
what will be drawn; those that ask for other states behind the same information (ISMCTS) see no more than a player.
Returns are shares of the win: 1 for the winner, divided by ties.
"""

import json
from collections.abc import Mapping
from typing import Any

import numpy as np
import pyspiel

from malecon import title as title_of
from malecon import titles
from malecon.core.position import Position
from malecon.core.title import Title

SEED_BYTES = 3  # sixteen million beginnings
LONGEST = 100_000


def _parse(text: str) -> dict[str, str]:
    """Rule options as a parameter of a game: name:choice;name:choice."""
    return dict(pair.split(":", 1) for pair in text.split(";") if ":" in pair)


class MaleconGame(pyspiel.Game):  # type: ignore[misc]
    """A title with a number of players; each title has a class of its own, made below."""

    title: Title
    type: Any

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        given = dict(params or {})
        self.players = self.title.check_seats(int(given.get("players", _usual(self.title))))
        self.options = self.title.options.resolve(_parse(str(given.get("options", ""))))
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.title.actions), max_chance_outcomes=256, num_players=self.players,
            min_utility=0.0, max_utility=1.0, utility_sum=1.0, max_game_length=LONGEST,
        )  # fmt: skip
        super().__init__(self.type, info, given)

    def new_initial_state(self) -> "MaleconState":
        return MaleconState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        return Observer(self.title, iig_obs_type is not None and iig_obs_type.perfect_recall)


class _Held:
    """A position inside a state. OpenSpiel copies states with deepcopy, which would copy the title too."""

    __slots__ = ("position",)

    def __init__(self, position: Position) -> None:
        self.position = position

    def __deepcopy__(self, memo: Any) -> "_Held":
        return _Held(self.position.copy())

    def __reduce__(self) -> tuple[Any, ...]:
        return _hold, (self.position.title.name, self.position.to_bytes(), tuple(self.position.plays))


def _hold(title: str, record: bytes, plays: tuple[int, ...]) -> _Held:
    position = title_of(title).from_bytes(record, trusted=True)
    position.plays = list(plays)
    return _Held(position)


class _Shared:
    """The game inside a state: all copies have the same one."""

    __slots__ = ("game",)

    def __init__(self, game: MaleconGame) -> None:
        self.game = game

    def __deepcopy__(self, memo: Any) -> "_Shared":
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return _share, (str(self.game),)


def _share(game: str) -> _Shared:
    return _Shared(pyspiel.load_game(game))


class MaleconState(pyspiel.State):  # type: ignore[misc]
    """First the bytes of the seed, drawn by chance; then a position."""

    def __init__(self, game: MaleconGame) -> None:
        super().__init__(game)
        self._of = _Shared(game)
        self._seed: tuple[int, ...] = ()
        self._held: _Held | None = None
        self._own: tuple[tuple[int, ...], ...] = ((),) * game.players  # with the view, all that a player remembers

    @property
    def position(self) -> Position | None:
        """The position, once chance has chosen the seed."""
        return self._held.position if self._held is not None else None

    def own_actions(self, player: int) -> tuple[int, ...]:
        return self._own[player]

    def current_player(self) -> int:
        if self.position is None:
            return int(pyspiel.PlayerId.CHANCE)
        seat = self.position.to_move
        return int(pyspiel.PlayerId.TERMINAL) if seat is None else seat

    def is_terminal(self) -> bool:
        return self.position is not None and self.position.is_over

    def _legal_actions(self, player: int) -> list[int]:
        assert self.position is not None
        return self.position.legal_actions() if player == self.position.to_move else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(byte, 1 / 256) for byte in range(256)]

    def _apply_action(self, action: int) -> None:
        if self._held is None:
            self._seed += (int(action),)
            if len(self._seed) == SEED_BYTES:
                game = self._of.game
                start = game.title.new(game.players, int.from_bytes(bytes(self._seed), "big"), **game.options)
                self._held = _Held(start)
            return
        mover = self._held.position.to_move
        self._held.position.play_action(int(action))
        self._own = tuple((*own, int(action)) if who == mover else own for who, own in enumerate(self._own))

    def _action_to_string(self, player: int, action: int) -> str:
        return f"seed {action}" if player < 0 else self._of.game.title.actions.notation(action)

    def returns(self) -> list[float]:
        winners = self.position.winners() if self.position is not None else ()
        return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(self._of.game.players)]

    def resample_from_infostate(self, player: int, sampler: Any) -> "MaleconState":
        """Another state the player cannot tell from this one; `sampler()` is uniform in 0..1."""
        other: MaleconState = self.clone()
        if self.position is not None:
            other._held = _Held(self.position.determinize(player, int(sampler() * ((1 << 53) - 1))))
        return other

    def __str__(self) -> str:
        return repr(self.position) if self.position is not None else f"seed {' '.join(map(str, self._seed))}"


class Observer:
    """What a player sees: the features of title.features as a tensor, the view as a string."""

    def __init__(self, title: Title, remembers: bool) -> None:
        self.tensor = np.zeros(len(title.features), np.float32)
        self.dict = {"observation": self.tensor}
        self._remembers = remembers

    def set_from(self, state: MaleconState, player: int) -> None:
        if state.position is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = state.position.observe(player)

    def string_from(self, state: MaleconState, player: int) -> str:
        """The player's view as JSON; where the observer remembers, with its own actions so far."""
        if state.position is None:
            return "the seed is drawn"
        view = state.position.view(player)
        told = {"own": state.own_actions(player), "view": view} if self._remembers else view
        return json.dumps(told, sort_keys=True)


def _usual(title: Title) -> int:
    return min(4, title.seats.stop - 1)


def _described(title: Title) -> Any:
    kind = pyspiel.GameType
    return kind(
        short_name=f"malecon_{title.name}", long_name=f"Malecón: {title.name_in('en')}",
        dynamics=kind.Dynamics.SEQUENTIAL, chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION, utility=kind.Utility.CONSTANT_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=title.seats.stop - 1, min_num_players=title.seats.start,
        provides_information_state_string=True, provides_information_state_tensor=True,
        provides_observation_string=True, provides_observation_tensor=True,
        parameter_specification={"players": _usual(title), "options": ""},
    )  # fmt: skip


def register() -> None:
    """Makes the titles known to pyspiel.load_game, once."""
    known = set(pyspiel.registered_names())
    for name in titles():
        title = title_of(name)
        if f"malecon_{name}" not in known:
            kind = _described(title)
            pyspiel.register_game(kind, type(f"Malecon_{name}", (MaleconGame,), {"title": title, "type": kind}))


register()
