"""All cores of the CPU: a pool of threads works on slices of a batch. Compiled programs run without the GIL."""

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from itertools import pairwise
from math import prod
from typing import Any

import numpy as np

from malecon.core import contract, plays, programs
from malecon.core.chance import begin
from malecon.core.errors import BadOption
from malecon.core.fields import twins
from malecon.core.jit import program
from malecon.core.targets import Plays
from malecon.core.title import Title

START = -(1 << 31)  # no action: starts a game
SLICE = 256  # with fewer plays, another thread isn't worth waking
GAMES = 50  # the same for whole games
HOST = 1  # DLPack's code for memory of the host
ALIGNED = 64  # bytes: JAX copies arrays that do not begin at a multiple of this


@program
def first_illegal(actions: Any, masks: Any) -> int:
    """The first play whose action is illegal by its mask, or -1."""
    for i in range(actions.shape[0]):
        if actions[i] < 0 or actions[i] >= masks.shape[1] or masks[i, actions[i]] == 0:
            return i
    return -1


@program
def step_slice(
    states: Any, blanks: Any, kinds: Any, seeds: Any, actions: Any, masks: Any, movers: Any, rewards: Any,
    ended: Any, scores: Any, table: Any, wrong: Any, first: int, last: int,
) -> None:  # fmt: skip
    """One decision in each play of the slice. START starts a game; an illegal action is only counted."""
    for i in range(first, last):
        action = int(actions[i])
        if action != START and (action < 0 or action >= masks.shape[1] or masks[i, action] == 0):
            wrong[i] = 1
            continue
        ended[i] = plays.step_play(states, i, action, blanks[kinds[i]], seeds, i, masks[i], table, rewards, scores)
        movers[i] = contract.to_move(states[i])


@program
def observe_slice(states: Any, seats: Any, out: Any, first: int, last: int) -> None:
    for i in range(first, last):
        plays.observe_play(states[i], int(seats[i]), out, i)


@program
def evaluate_slice(states: Any, terms: Any, out: Any, first: int, last: int) -> None:
    for i in range(first, last):
        plays.evaluate_play(states[i], terms, out, i)


@program
def determinize_slice(states: Any, seats: Any, seeds: Any, first: int, last: int) -> None:
    for i in range(first, last):
        begin(states[i], seeds[i])
        contract.determinize(states[i], int(seats[i]))


@program
def look_slice(states: Any, masks: Any, movers: Any, first: int, last: int) -> None:
    """Finds the current decision in each play of the slice."""
    for i in range(first, last):
        plays.look(states[i], masks[i], movers, i)


def cores() -> int:
    """The cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


@cache
def _pool(threads: int) -> ThreadPoolExecutor:
    return ThreadPoolExecutor(threads, thread_name_prefix="malecon")


if hasattr(os, "register_at_fork"):  # threads do not survive a fork: a child would wait for them forever
    os.register_at_fork(after_in_child=_pool.cache_clear)


def _taken(given: Any) -> Any:
    """Anything NumPy accepts, including DLPack, as an array."""
    if not isinstance(given, np.ndarray) and hasattr(given, "__dlpack__"):
        return np.from_dlpack(given)
    return np.asarray(given)


def seats_given(given: Any, count: int, most: int) -> Any:
    """One seat for all plays or one for each, as an array."""
    seats = _taken(given).reshape(-1)
    if seats.dtype.kind not in "iu" or (seats < 0).any() or (seats >= most).any() or len(seats) not in (1, count):
        raise BadOption("error-seat", seat=str(given), last=most - 1)
    return np.ascontiguousarray(np.broadcast_to(seats, (count,)), np.int8)


def _on_the_host(array: Any) -> bool:
    return hasattr(array, "__dlpack_device__") and int(array.__dlpack_device__()[0]) == HOST


class Cpu:
    """Uses NumPy arrays; every call returns when its work is done."""

    device = "cpu"
    strict = True

    def __init__(self, threads: int | None = None) -> None:
        if threads is not None and (isinstance(threads, bool) or not isinstance(threads, int) or threads < 1):
            raise BadOption("error-threads", threads=str(threads))
        self.threads = threads or cores()
        self.games_at_once = 2_000 * self.threads  # between two reports of progress

    # -- arrays

    def zeros(self, shape: tuple[int, ...], kind: Any) -> Any:
        size = prod(shape) * np.dtype(kind).itemsize
        room = np.zeros(size + ALIGNED, np.uint8)
        start = -room.ctypes.data % ALIGNED
        return room[start : start + size].view(kind).reshape(shape)

    def masks(self, count: int, actions: int) -> Any:
        return self.zeros((count, actions), np.uint8)

    def bits(self, count: int, actions: int) -> Any:
        """The CPU has no packed masks."""
        return np.zeros((0, 0), np.uint32)

    def show_masks(self, plays: Plays, twin: Plays) -> None:
        """Copies the masks to a copy of the plays."""
        twin.masks[:] = plays.masks

    def upload(self, array: Any) -> Any:
        return array

    def copy(self, array: Any) -> Any:
        if array.dtype.names:
            return twins(array)
        made = self.zeros(array.shape, array.dtype)
        made[...] = array
        return made

    def download(self, array: Any) -> Any:
        return array

    def actions(self, given: Any) -> Any:
        """The actions given to `step` as 32-bit numbers; what does not fit is no action anyway."""
        whole = _taken(given)
        if whole.dtype.kind not in "iu":
            raise BadOption("error-batch-numbers", kind=str(whole.dtype))
        if not np.can_cast(whole.dtype, np.int32):
            whole = whole.clip(-1, np.iinfo(np.int32).max)
        return np.ascontiguousarray(whole, np.int32)

    def _rows(self, out: Any) -> Any:
        """The memory to fill: NumPy's own array, or a tensor of torch's that lives on the host."""
        rows = out
        if not isinstance(out, np.ndarray) and hasattr(out, "numpy") and _on_the_host(out):
            rows = out.numpy()  # shares its memory
        fits = isinstance(rows, np.ndarray) and rows.dtype == np.float32 and rows.flags.carray
        if not fits:
            raise BadOption("error-out", shape=str(tuple(out.shape)), wanted="float32, C order, on the host")
        return rows

    # -- work

    def step(self, plays: Plays, actions: Any, strict: bool) -> int:
        """One decision in each play. If strict, returns the first illegal play before changing anything, or -1."""
        if strict:
            wrong = int(first_illegal(actions, plays.masks))
            if wrong >= 0:
                return wrong
        self._step(plays, actions)
        return -1

    def start(self, plays: Plays) -> None:
        self._step(plays, np.full(len(plays.kinds), START, np.int32))

    def _step(self, p: Plays, actions: Any) -> None:
        def work(first: int, last: int) -> None:
            table = np.zeros((2, p.rewards.shape[1]), np.int32)
            step_slice(
                p.states, p.blanks, p.kinds, p.seeds, actions, p.masks, p.movers, p.rewards, p.ended, p.scores, table,
                p.wrong, first, last,
            )  # fmt: skip

        self._share(len(p.kinds), work)

    def look(self, p: Plays) -> None:
        self._share(len(p.kinds), lambda first, last: look_slice(p.states, p.masks, p.movers, first, last))

    def observe(self, p: Plays, seats: Any, out: Any) -> None:
        rows = self._rows(out)
        self._share(len(p.kinds), lambda first, last: observe_slice(p.states, seats, rows, first, last))

    def evaluate(self, p: Plays, out: Any) -> None:
        rows = self._rows(out)

        def work(first: int, last: int) -> None:
            terms = np.zeros((rows.shape[1], len(p.title.terms)), np.float32)
            evaluate_slice(p.states, terms, rows, first, last)

        self._share(len(p.kinds), work)

    def determinize(self, p: Plays, seats: Any, seeds: Any) -> None:
        self._share(len(p.kinds), lambda first, last: determinize_slice(p.states, seats, seeds, first, last))

    def random(self, title: Title, blank: Any, seed: int, first: int, last: int, audited: bool, scores: Any) -> Any:
        """Random games first..last: rows of (decisions, unfinished, broken or -1, its game). scores[0] is for `first`."""
        tallies: list[Any] = []

        def work(begin: int, end: int) -> None:
            arguments = (twins(blank, 2), title.actions.mask(), int(blank[0]["seats"]), first + begin, end - begin)
            tallies.append(programs.random_games(*arguments, seed, audited, scores[begin:end]))

        self._share(last - first, work, least=GAMES)
        return tallies

    def seats(self, given: Any, count: int, most: int) -> Any:
        return seats_given(given, count, most)

    def clear(self, array: Any) -> None:
        array[:] = 0

    def _share(self, count: int, work: Callable[[int, int], None], least: int = SLICE) -> None:
        """Calls work(first, last) for slices of 0..count, one for each thread."""
        parts = max(1, min(self.threads, count // least))
        bounds = [count * part // parts for part in range(parts + 1)]
        slices = list(pairwise(bounds))
        if parts == 1:
            work(*slices[0])
            return
        for done in [_pool(self.threads).submit(work, *part) for part in slices]:
            done.result()
