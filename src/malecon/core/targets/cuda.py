"""A graphics card: one play per thread. Only calls that need a result wait for the card."""

import sys
from functools import cache
from typing import Any

import numpy as np

from malecon.core.errors import BadOption
from malecon.core.masks import BLOCK
from malecon.core.targets import Plays, ptx
from malecon.core.targets.cpu import START, first_illegal, seats_given
from malecon.core.targets.driver import Card, Kernel
from malecon.core.targets.memory import DeviceArray, packed_strides
from malecon.core.title import Title

THREADS = 128  # in a block
WAVES = 16  # blocks of random play on each multiprocessor


@cache
def card() -> Card:
    return Card()


@cache
def kernel(title: Title, name: str) -> Kernel:
    return card().load(*ptx.load(title, name, card().capability))


def current_stream() -> int:
    """Torch's current stream if torch is loaded, so that our work and torch's stay in order; else the default stream."""
    torch = sys.modules.get("torch")
    if torch is not None and torch.cuda.is_initialized():
        return int(torch.cuda.current_stream().cuda_stream)
    return 0


class Cuda:
    """Uses DeviceArrays; calls return before their work is done."""

    device = "cuda"
    strict = False
    games_at_once = 1 << 22
    threads_a_block = THREADS

    def __init__(self) -> None:
        self.card = card()
        self.stream: int | None = None

    @property
    def _stream(self) -> int:
        return current_stream() if self.stream is None else self.stream

    def _launch(self, title: Title, name: str, count: int, *arguments: Any) -> None:
        size = self.threads_a_block
        kernel(title, name).launch(-(-count // size), size, self._stream, *arguments)

    # -- arrays

    def _room(self, shape: tuple[int, ...], kind: Any) -> DeviceArray:
        return DeviceArray.empty(self.card, shape, kind, lambda: self._stream)

    def zeros(self, shape: tuple[int, ...], kind: Any) -> DeviceArray:
        array = self._room(shape, kind)
        self.clear(array)
        return array

    def clear(self, array: DeviceArray) -> None:
        self.card.fill_zero(array.pointer, array.nbytes, self._stream)

    def upload(self, array: Any) -> DeviceArray:
        """A copy on the card; records become rows of bytes."""
        plain = np.ascontiguousarray(array)
        if plain.dtype.names:
            plain = np.frombuffer(plain.tobytes(), np.uint8).reshape(len(plain), -1)
        made = self._room(plain.shape, plain.dtype)
        self.card.copy_in(made.pointer, plain, self._stream)
        return made

    def copy(self, array: DeviceArray) -> DeviceArray:
        made = self._room(array.shape, array.dtype)
        self.card.copy_within(made.pointer, array.pointer, array.nbytes, self._stream)
        return made

    def download(self, array: DeviceArray) -> Any:
        return array.numpy(self._stream)

    def masks(self, count: int, actions: int) -> DeviceArray:
        """Memory for masks, with a few extra bytes because they are written four at a time."""
        whole = self._room((-(-count * actions // 4) * 4,), np.uint8)
        return DeviceArray(self.card, (count, actions), np.uint8, whole.pointer, (actions, 1), whole)

    def bits(self, count: int, actions: int) -> DeviceArray:
        return self.zeros((count, -(-actions // BLOCK)), np.uint32)

    def taken(self, given: Any) -> DeviceArray:
        """Another library's array, or one from the host, as a DeviceArray; without a copy if it is on the card."""
        if isinstance(given, DeviceArray):
            return given
        face = getattr(given, "__cuda_array_interface__", None)
        if face is None:
            return self.upload(np.asarray(given.numpy() if hasattr(given, "numpy") else given))
        if face.get("stream") is not None:
            self.card.keep_order(self._stream, int(face["stream"]))
        elif hasattr(given, "block_until_ready"):  # JAX does not say where it works
            given.block_until_ready()
        dtype = np.dtype(face["typestr"])
        shape = tuple(face["shape"])
        strides = face.get("strides")
        pointer = int(face["data"][0])
        return DeviceArray(self.card, shape, dtype, pointer, strides or packed_strides(shape, dtype), given)

    def actions(self, given: Any) -> DeviceArray:
        """Actions as 32-bit numbers. Of wider numbers we read the lower half in place."""
        array = self.taken(given)
        if array.dtype.kind not in "iu":
            raise BadOption("error-batch-numbers", kind=str(array.dtype))
        if array.dtype.itemsize < 4:
            array = self.upload(np.asarray(array.numpy(self._stream), np.int32))
        return DeviceArray(self.card, array.shape, np.int32, array.pointer, array.strides, array)

    def seats(self, given: Any, count: int, most: int) -> DeviceArray:
        """One seat for all plays or one for each. Of wider numbers we read the lowest byte.

        Seats that are on the card already are not looked at, since that would wait for the card.
        """
        if not isinstance(given, DeviceArray) and not hasattr(given, "__cuda_array_interface__"):
            seats = seats_given(given, count, most)
            if isinstance(given, int | np.integer):
                one = self.upload(seats[:1])
                return DeviceArray(self.card, (count,), np.int8, one.pointer, (0,), one)
            return self.upload(seats)
        array = self.taken(given)
        if array.dtype.kind not in "iu" or array.shape != (count,):
            raise BadOption("error-seat", seat=str(given), last=most - 1)
        return DeviceArray(self.card, array.shape, np.int8, array.pointer, array.strides, array)

    # -- work

    def start(self, plays: Plays) -> None:
        count = len(plays.kinds)
        one = self.upload(np.full(1, START, np.int32))
        self._step(plays, DeviceArray(self.card, (count,), np.int32, one.pointer, (0,), one))
        self.card.wait(self._stream)  # `one` must stay alive until here

    def step(self, plays: Plays, actions: DeviceArray, strict: bool) -> int:
        """One decision in each play. If strict, returns the first illegal play before changing anything, or -1."""
        if strict:
            wrong = int(first_illegal(self.download(actions), self.download(plays.masks)))
            if wrong >= 0:
                return wrong
        self._step(plays, actions)
        return -1

    def _step(self, p: Plays, actions: DeviceArray) -> None:
        records, blanks = self._records(p.title, p.states), self._records(p.title, p.blanks)
        self._launch(
            p.title, "step", len(p.kinds), records, blanks, p.kinds, p.seeds, actions, p.bits, p.movers, p.rewards,
            p.ended, p.scores, p.wrong,
        )  # fmt: skip
        self._expand(p)

    def show_masks(self, plays: Plays, twin: Plays) -> None:
        """Copies the masks to a copy of the plays."""
        self._expand(twin)

    def _expand(self, p: Plays) -> None:
        fours = -(-len(p.kinds) * p.masks.shape[1] // 4)
        flat = DeviceArray(self.card, (fours,), np.uint32, p.masks.pointer, (4,), p.masks)
        self._launch(p.title, "expand", fours, p.bits, flat)

    def _records(self, title: Title, rows: DeviceArray) -> DeviceArray:
        size = title.state.dtype.itemsize
        return DeviceArray(self.card, (rows.shape[0],), title.state.dtype, rows.pointer, (size,), rows)

    def look(self, p: Plays) -> None:
        self._launch(p.title, "look", len(p.kinds), self._records(p.title, p.states), p.bits, p.movers)
        self._expand(p)

    def observe(self, p: Plays, seats: DeviceArray, out: Any) -> None:
        rows = self._rows(out)
        self.clear(rows)
        self._launch(p.title, "observe", len(p.kinds), self._records(p.title, p.states), seats, rows)

    def evaluate(self, p: Plays, out: Any) -> None:
        self._launch(p.title, "evaluate", len(p.kinds), self._records(p.title, p.states), self._rows(out))

    def _rows(self, out: Any) -> DeviceArray:
        rows = self.taken(out)
        there = hasattr(out, "__cuda_array_interface__")
        if not there or not rows.is_packed or rows.dtype != np.float32:
            raise BadOption("error-out", shape=str(tuple(rows.shape)), wanted="float32, C order, on the card")
        return rows

    def determinize(self, p: Plays, seats: DeviceArray, seeds: DeviceArray) -> None:
        self._launch(p.title, "determinize", len(p.kinds), self._records(p.title, p.states), seats, seeds)

    def random(self, title: Title, blank: Any, seed: int, first: int, last: int, audited: bool, scores: Any) -> Any:
        """Random games first..last: rows of (decisions, unfinished, broken or -1, its game). scores[0] is for `first`."""
        name = "audit" if audited else "random"
        kernel(title, name)
        if last == first:
            return []
        threads = min(last - first, self.card.processors * WAVES * self.threads_a_block)
        tallies = self.zeros((threads, 4), np.int64)
        points = self.zeros(scores.shape, np.int32)
        rows = self._records(title, self.upload(blank))
        self._launch(title, name, threads, rows, int(blank[0]["seats"]), seed, first, last, points, tallies)
        scores[:] = self.download(points)
        tally = self.download(tallies)
        broken = np.flatnonzero(tally[:, 2])
        worst = broken[tally[broken, 3].argmin()] if broken.size else 0
        return [(tally[:, 0].sum(), tally[:, 1].sum(), int(tally[worst, 2]) - 1, int(tally[worst, 3]))]
