"""Thousands of games stepped at once, for learning and search, on all CPU cores or on a graphics card."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from importlib import import_module
from typing import Any

import numpy as np

from malecon.core.errors import BadOption, IllegalAction, Reason
from malecon.core.fields import folded, twins
from malecon.core.position import Position
from malecon.core.targets import Plays, target
from malecon.core.targets.cpu import START
from malecon.core.title import Title

STRIDE = np.uint64(0x9E3779B97F4A7C15)
OptionsOf = Mapping[str, Any] | Sequence[Mapping[str, Any]] | None


class Batch:
    """Many games of one title side by side. Each place is called a play: when its game ends, the next one starts there.

    `masks[i]` are the legal actions of play i, `movers[i]` the seat that decides, `observations()` what it sees.
    After `step`, `ended[i]` says that the game of play i ended with `rewards[i]` (1 for a win, split between tied
    winners) and `scores[i]` points; a new game has started there.

    The arrays live where the batch lives: NumPy arrays on the CPU; on a graphics card torch, JAX or CuPy can use them
    without a copy. The batch owns them, and `step` overwrites them.
    """

    def __init__(
        self, title: "Title | str", seats: "int | Sequence[int]", count: int, seed: int = 0, *, device: str = "cpu",
        threads: int | None = None, options: OptionsOf = None, strict: bool | None = None, **same: Any,
    ) -> None:  # fmt: skip
        """`seats` and `options` apply to all plays, or are lists with one entry per play.

        A strict batch raises on an illegal action and changes nothing. Otherwise the plays concerned stay as they are
        and `check` raises later. The CPU is strict by default; a graphics card is not, so that nothing waits for it.
        """
        if isinstance(count, bool) or not isinstance(count, int | np.integer) or count < 1:
            raise BadOption("error-count", count=str(count))
        self.title = _title(title)
        self._target = target(device, threads)
        self.strict = self._target.strict if strict is None else strict
        blanks, kinds = _kinds(self.title, seats, int(count), options, same)
        most = int(blanks["seats"].max())
        seeds = _seeds(self.title, seed, int(count))
        self._plays = self._room(twins(blanks[:1], int(count)), blanks, kinds, seeds, most)
        self._target.start(self._plays)

    def _room(self, states: Any, blanks: Any, kinds: Any, seeds: Any, most: int) -> Plays:
        count, t = len(kinds), self._target
        return Plays(
            self.title, t.upload(states), t.upload(blanks), t.upload(kinds), t.upload(seeds),
            masks=t.masks(count, len(self.title.actions)),
            bits=t.bits(count, len(self.title.actions)),
            movers=t.zeros((count,), np.int8),
            rewards=t.zeros((count, most), np.float32),
            ended=t.zeros((count,), np.uint8),
            scores=t.zeros((count, most), np.int32),
            wrong=t.zeros((count,), np.uint8),
        )  # fmt: skip

    @classmethod
    def of(
        cls, positions: Iterable[Position], seed: int = 0, *, device: str = "cpu", threads: int | None = None,
        strict: bool | None = None,
    ) -> "Batch":  # fmt: skip
        """A batch that starts from these positions; later games keep the options and seats of their play."""
        given = list(positions)
        if not given:
            raise BadOption("error-count", count="0")
        batch = cls.__new__(cls)
        batch.title = given[0].title
        batch._target = target(device, threads)
        batch.strict = batch._target.strict if strict is None else strict
        if any(position.title is not batch.title for position in given):
            raise BadOption("error-batch-titles")
        blanks, kinds = _kinds(batch.title, [p.seats for p in given], len(given), [p.options for p in given], {})
        states = np.frombuffer(bytearray(b"".join(p.to_bytes() for p in given)), batch.title.state.dtype)
        seeds = _seeds(batch.title, seed, len(given))
        batch._plays = batch._room(states, blanks, kinds, seeds, int(blanks["seats"].max()))
        batch._target.look(batch._plays)
        return batch

    # -- asking

    def __len__(self) -> int:
        return int(self._plays.kinds.shape[0])

    @property
    def device(self) -> str:
        return str(self._target.device)

    @property
    def stream(self) -> int | None:
        """On a card: the driver's handle of the stream to use. None means torch's current stream, or the default one."""
        return getattr(self._target, "stream", None)

    @stream.setter
    def stream(self, handle: int | None) -> None:
        self._target.stream = handle

    @property
    def states(self) -> Any:
        """The records; on a card as rows of bytes."""
        return self._plays.states

    @property
    def masks(self) -> Any:
        """uint8, plays by actions: 1 where the action is legal."""
        return self._plays.masks

    @property
    def movers(self) -> Any:
        """int8: the seat that decides in each play."""
        return self._plays.movers

    @property
    def rewards(self) -> Any:
        """float32, plays by seats: what each seat won where a game ended in the last step, else 0."""
        return self._plays.rewards

    @property
    def ended(self) -> Any:
        """uint8: 1 where a game ended in the last step."""
        return self._plays.ended

    @property
    def scores(self) -> Any:
        """int32, plays by seats: the points of the game that ended last. Its winners are those with a reward."""
        return self._plays.scores

    def position(self, i: int) -> Position:
        """A copy of play i as a Position, without the history that led to it."""
        if not 0 <= i < len(self):
            raise BadOption("error-play", play=str(i), last=len(self) - 1)
        return self.title.from_bytes(self._target.download(self._plays.states[i : i + 1]).tobytes(), trusted=True)

    def observations(self, seat: Any = None, out: Any = None) -> Any:
        """What the seat to move sees, or a given seat (one for all plays or one each); one row per play, in `out` if given."""
        rows = self._rows(out, (len(self), len(self.title.features)))
        self._target.observe(self._plays, self._seats(seat), rows)
        return rows

    def evaluate(self, out: Any = None) -> Any:
        """The score that the title's advice expects for each seat, plays by seats; written to `out` if given."""
        rows = self._rows(out, tuple(self._plays.rewards.shape))
        self._target.evaluate(self._plays, rows)
        return rows

    def _rows(self, out: Any, shape: tuple[int, ...]) -> Any:
        """Room for one row per play: new, or what the caller gives."""
        if out is None:
            return self._target.zeros(shape, np.float32)
        given = tuple(getattr(out, "shape", ()))
        if given != shape:
            raise BadOption("error-out", shape=str(given), wanted=str(shape))
        return out

    def _seats(self, seat: Any) -> Any:
        if seat is None:
            return self._plays.movers
        return self._target.seats(seat, len(self), self._plays.rewards.shape[1])

    # -- acting

    def step(self, actions: Any) -> tuple[Any, Any]:
        """One decision in every play; returns (rewards, ended)."""
        chosen = self._target.actions(actions)
        if tuple(chosen.shape) != (len(self),):
            raise IllegalAction(Reason("reason-batch-shape", count=len(self)), str(tuple(chosen.shape)), ())
        wrong = self._target.step(self._plays, chosen, self.strict)
        if wrong >= 0:
            raise self._refusal(wrong, str(int(self._target.download(chosen)[wrong])))
        return self._plays.rewards, self._plays.ended

    def restart(self, which: Any = None, seeds: Any = None) -> None:
        """Starts plays anew: all, or those that a mask names, each from its own next seed or from those given.

        `seeds` has an entry for each play of the batch; None there lets that play go on with its own.
        """
        chosen = np.ones(len(self), bool) if which is None else np.asarray(which, bool).reshape(-1)
        given = [None] * len(self) if seeds is None else list(seeds)
        if len(chosen) != len(self) or len(given) != len(self):
            raise BadOption("error-batch-each", count=len(self))
        kept = np.array(self._target.download(self._plays.seeds))
        for i, seed in enumerate(given):
            if seed is not None and chosen[i]:
                kept[i] = folded(self.title.check_seed(int(seed)))
        wrong = np.array(self._target.download(self._plays.wrong))
        self._plays.seeds, flags = self._target.upload(kept), self._target.upload(wrong)
        # -1 is no action: it leaves a play as it is and would be counted as wrong.
        self._target.step(self._plays, self._target.actions(np.where(chosen, START, -1).astype(np.int32)), False)
        self._plays.wrong = flags

    def check(self) -> None:
        """Raises IllegalAction if an illegal action was given since the last check."""
        wrong = np.flatnonzero(self._target.download(self._plays.wrong))
        if wrong.size:
            self._target.clear(self._plays.wrong)
            raise self._refusal(int(wrong[0]), "?", "reason-batch-since")

    def _refusal(self, play: int, action: str, why: str = "reason-batch") -> IllegalAction:
        mask = self._target.download(self._plays.masks[play : play + 1])[0]
        legal = [self.title.actions.notation(a) for a in np.flatnonzero(mask).tolist()]
        return IllegalAction(Reason(why, play=play), action, legal)

    # -- other batches

    def clone(self) -> "Batch":
        """A copy of the batch. From here on the two go separate ways."""
        arrays = {name: value for name, value in vars(self._plays).items() if name not in ("title", "masks")}
        room = self._target.masks(len(self), len(self.title.actions))
        other = self._with(masks=room, **{name: self._target.copy(value) for name, value in arrays.items()})
        self._target.show_masks(self._plays, other._plays)
        return other

    def determinize(self, seat: Any = None, seed: int = 0) -> "Batch":
        """A clone with everything redrawn, from the seed, that the mover of each play (or a given seat) can't know."""
        other = self.clone()
        seeds = _seeds(self.title, seed, len(self))
        self._target.determinize(other._plays, other._seats(seat), self._target.upload(seeds))
        self._target.look(other._plays)
        return other

    def _with(self, **arrays: Any) -> "Batch":
        other = Batch.__new__(Batch)
        other.title, other._target, other.strict = self.title, self._target, self.strict
        other._plays = replace(self._plays, **arrays)
        return other

    def __repr__(self) -> str:
        return f"<{len(self)} plays of {self.title.name} on {self.device}>"


def _title(title: "Title | str") -> Title:
    if isinstance(title, Title):
        return title
    found: Title = import_module("malecon").title(title)  # the core itself knows no titles
    return found


def _seeds(title: Title, seed: int, count: int) -> Any:
    """One seed per play; they need not be secret."""
    with np.errstate(over="ignore"):
        return np.arange(count, dtype=np.uint64) * STRIDE + np.uint64(folded(title.check_seed(seed)))


def _kinds(title: Title, seats: Any, count: int, options: OptionsOf, same: Mapping[str, Any]) -> tuple[Any, Any]:
    """A blank record for each kind of play (its options and seats), and which kind each play is."""
    each_seats = [seats] * count if isinstance(seats, int) else [int(n) for n in seats]
    shared = options is None or isinstance(options, Mapping)
    each_options = [dict(options or {}) | dict(same)] * count if shared else [dict(o) | dict(same) for o in options]  # type: ignore[union-attr, arg-type]
    if len(each_seats) != count or len(each_options) != count:
        raise BadOption("error-batch-each", count=count)
    known: dict[Any, int] = {}
    blanks: list[Any] = []
    kinds = np.zeros(count, np.int32)
    for i, (n, chosen) in enumerate(zip(each_seats, each_options, strict=True)):
        key = (n, tuple(sorted((name, repr(value)) for name, value in chosen.items())))
        if key not in known:
            known[key] = len(blanks)
            blank = title.blank(title.options.resolve(chosen))
            blank[0]["seats"] = title.check_seats(n)
            blanks.append(blank)
        kinds[i] = known[key]
    return np.concatenate(blanks).view(title.state.dtype), kinds
