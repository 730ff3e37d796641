"""A position: the state of one game, and everything you can ask about it."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import numpy as np

from malecon.core import programs
from malecon.core.changes import Change, changes_between, seen
from malecon.core.contract import POINTS, TIEBREAK
from malecon.core.errors import BadOption, IllegalAction, MaleconError, Reason
from malecon.core.fields import set_key, twins

if TYPE_CHECKING:
    from malecon.core.title import Title

LONGEST_TRAIL = 256


class Position:
    """The state of one game. Only `play` changes it; `copy` is cheap."""

    __slots__ = ("_legal", "_mask", "_start", "_states", "forced", "plays", "seats", "seed", "title")

    def __init__(self, title: "Title", states: Any, seats: int, seed: int | None) -> None:
        self.title = title
        self.seats = seats
        self.seed = seed  # None: the game began from a described position
        self.plays: list[int] = []  # the actions decided so far, without forced steps
        self.forced: tuple[tuple[int, str], ...] = ()  # (seat, notation) of the forced steps after the last action
        self._states = states
        self._start: Any = None  # the described position the game began from
        self._mask = title.actions.mask()
        self._legal: tuple[str, ...] | None = None

    def _set_up(self) -> None:
        self._advance(-1)

    def _find_options(self) -> None:
        self._start = twins(self._states)
        programs.options_of(self._states, 0, self._mask)

    def _advance(self, action: int) -> None:
        trail = np.empty((LONGEST_TRAIL, 2), np.int32)
        programs.advance(self._states, 0, action, self.seats, self._mask, trail, False)
        taken = int(trail[0, 0])
        self.forced = ()
        if taken:
            notations = self.title.actions.notations
            self.forced = tuple((seat, notations[a]) for seat, a in trail[1 : taken + 1].tolist())
        self._legal = None

    # -- asking

    @property
    def to_move(self) -> int | None:
        """The seat that decides, or None if the game is over."""
        seat = programs.seat_to_move(self._states, 0)
        return None if seat < 0 else int(seat)

    @property
    def is_over(self) -> bool:
        return self.to_move is None

    @property
    def ply(self) -> int:
        """The number of decisions since the game began."""
        return len(self.plays)

    @property
    def options(self) -> dict[str, Any]:
        """Every rule option with its choice in this game."""
        s = self._states[0]
        return {o.name: o.choice(int(s[o.name])) for o in self.title.options.all.values()}

    def legal(self) -> tuple[str, ...]:
        """The notations that can be played now."""
        if self._legal is None:
            self._legal = tuple(self.title.actions.notations[a] for a in self.legal_actions())
        return self._legal

    def legal_actions(self) -> list[int]:
        """The same as integers of the action space."""
        return np.flatnonzero(self._mask).tolist()

    def mask(self) -> Any:
        """The same as an array of 0 and 1 over the action space."""
        return self._mask.copy()

    def scores(self) -> tuple[int, ...]:
        """Points of every seat, as if the game ended now."""
        return tuple(self._table()[POINTS].tolist())

    def winners(self) -> tuple[int, ...]:
        """The seats that have won, several if they tie. Empty before the end."""
        if not self.is_over:
            return ()
        table = self._table()
        ranks = list(zip(table[POINTS].tolist(), table[TIEBREAK].tolist(), strict=True))
        return tuple(seat for seat, rank in enumerate(ranks) if rank == max(ranks))

    def points(self, seat: int) -> dict[str, int]:
        """A seat's points by source."""
        points = self._facts().points_from[self._check_seat(seat)].tolist()
        return dict(zip(self.title.sources, points, strict=True))

    def changed(self, after: "Position") -> tuple[Change, ...]:
        """How another position differs from this one."""
        return changes_between(self.title.state, self.to_bytes(), after.to_bytes())

    def facts_changed(self, after: "Position") -> tuple[Change, ...]:
        """How the facts that people care about differ in another position: taxes, subsidies."""
        before, then = self._facts().tobytes(), after._facts().tobytes()
        return tuple(c for c in changes_between(self.title.facts, before, then) if c.counts is not None)

    def _facts(self) -> Any:
        facts = self.title.facts.zeros()
        programs.inform_one(self._states, 0, facts)
        return facts[0]

    def _table(self) -> Any:
        out = np.zeros((2, self.seats), np.int32)
        programs.score_of(self._states, 0, out)
        return out

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """What a seat may know, ready for JSON; None is a spectator."""
        if seat is not None:
            self._check_seat(seat)
        head = {"title": self.title.name, "seats": self.seats, "to_move": self.to_move, "over": self.is_over,
                "viewer": seat, "options": self.options}  # fmt: skip
        record, facts = self.title.state.spread(self._states[0]), self.title.facts.spread(self._facts())
        return {**head, **self.title.view(record, facts, seat)}

    def seen(self, changes: tuple[Change, ...], seat: int | None) -> tuple[Change, ...]:
        """The changes that this seat (None: a spectator) may know."""
        return seen(self.title.state, self._states[0], changes, seat)

    @property
    def chance(self) -> int:
        """The number of random draws so far. It is hidden information; use it for comparisons only."""
        return int(self._states[0]["rng"])

    def field(self, name: str) -> Any:
        """One field of the record as plain numbers, or None if the title has no such field."""
        return self._states[0][name].tolist() if name in self.title.state.fields else None

    def observe(self, seat: int) -> Any:
        """Features for learning, as this seat sees the position."""
        out = np.zeros(len(self.title.features), np.float32)
        programs.observe_one(self._states, 0, self._check_seat(seat), out)
        return out

    def _check_seat(self, seat: int) -> int:
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < self.seats:
            raise BadOption("error-seat", seat=str(seat), last=self.seats - 1)
        return seat

    # -- acting

    def play(self, notation: str) -> tuple[Change, ...]:
        """Plays an action and returns what it changed. Raises IllegalAction, and changes nothing, if it isn't legal."""
        try:
            action = self.title.actions.parse(notation)
        except Reason as reason:
            raise IllegalAction(reason, str(notation), self.legal()) from None
        return self.play_action(action)

    def play_action(self, action: int) -> tuple[Change, ...]:
        """The same with an integer of the action space."""
        if not 0 <= action < len(self._mask) or not self._mask[action]:
            raise self._refusal(action)
        before = self._states.tobytes()
        self._advance(action)
        self.plays.append(action)
        return changes_between(self.title.state, before, self._states.tobytes())

    def steps(self, action: int) -> Iterator[tuple["Position", int, tuple[Change, ...]]]:
        """What playing a legal action would do, step by step: (position before, action, changes) for the action itself and
        for each forced step after it."""
        now, trail, follows = self, np.empty((1, 2), np.int32), 1
        while follows:
            before, now = now, now.copy()
            follows = programs.advance(now._states, 0, action, self.seats, now._mask, trail, True)
            now._legal = None
            yield before, action, changes_between(self.title.state, before.to_bytes(), now.to_bytes())
            action = int(now._mask.argmax())

    def _refusal(self, action: int) -> IllegalAction:
        if not 0 <= action < len(self._mask):
            return IllegalAction(Reason("reason-no-such-number", most=len(self._mask) - 1), str(action), self.legal())
        reason: MaleconError | None = Reason("reason-over") if self.is_over else None
        reason = reason or self.title.why_not(self._states[0], self._facts(), action) or Reason("reason-not-now")
        return IllegalAction(reason, self.title.actions.notation(action), self.legal())

    def why_not(self, notation: str) -> MaleconError | None:
        """Why a notation cannot be played now; None if it can."""
        try:
            action = self.title.actions.parse(notation)
        except Reason as reason:
            return reason
        return None if self._mask[action] else self._refusal(action).reason

    # -- other positions

    def copy(self) -> "Position":
        twin = Position(self.title, twins(self._states), self.seats, self.seed)
        twin.plays, twin.forced, twin._start = self.plays.copy(), self.forced, self._start
        twin._mask, twin._legal = self._mask.copy(), self._legal
        return twin

    def determinize(self, seat: int, seed: int) -> "Position":
        """A complete position consistent with what that seat knows; everything else is redrawn from the seed."""
        other = Position(self.title, twins(self._states), self.seats, None)
        set_key(other._states[0], self.title.check_seed(seed))
        programs.determinize_one(other._states, 0, self._check_seat(seat))
        other._find_options()
        return other

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Position):
            return NotImplemented
        return self.title is other.title and self.to_bytes() == other.to_bytes()

    def __hash__(self) -> int:
        return hash((self.title.name, self.to_bytes()))

    def states(self) -> Any:
        """A copy of the record as an array of one, for compiled code."""
        return twins(self._states)

    def to_bytes(self) -> bytes:
        return bytes(self._states.tobytes())

    def to_dict(self) -> dict[str, Any]:
        """Every field of the record by name."""
        return self.title.state.to_dict(self._states[0])

    def record(self, names: tuple[str, ...] | None = None) -> str:
        """The whole game as text."""
        from malecon.core.records import write

        return write(self, names)

    def __repr__(self) -> str:
        mover = "over" if self.is_over else f"seat {self.to_move} to move"
        return f"<{self.title.name} position, {self.seats} seats, ply {self.ply}, {mover}>"
