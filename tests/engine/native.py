"""What the browser's engine is compared with: recorded games, and random ones that a batch plays on all cores."""

import gzip
import hashlib
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np

import malecon
from malecon.core import programs
from malecon.core.chance import GOLDEN, S32, mixed, signed
from malecon.core.digests import fold
from malecon.core.jit import program
from malecon.core.masks import count, pick
from malecon.core.targets.cpu import cores

RECORDED = Path(__file__).parents[1] / "recorded"
GAMES = 10_000  # random games a title, over all numbers of seats
TOGETHER = 1_250  # plays in a batch
THREADS = max(2, cores())
POOL = ThreadPoolExecutor(THREADS)
NOTHING = -1  # no action: the play stays as it is


def recorded_games(name: str) -> list[Any]:
    files = sorted(RECORDED.glob(f"{name}-*.txt.gz"))
    return [malecon.replay(text) for f in files for text in gzip.decompress(f.read_bytes()).decode().split("\n\n")]


def begun(end: Any) -> Any:
    """The first position of a recorded game."""
    return end.title.new(end.seats, end.seed, **end.options)


def replayed(end: Any) -> dict[str, Any]:
    """A digest of all positions and masks of a recorded game, and its result."""
    position = begun(end)
    digest = hashlib.sha256(position.to_bytes() + position.mask().tobytes())
    for action in end.plays:
        position.play_action(action)
        digest.update(position.to_bytes() + position.mask().tobytes())
    return {"digest": digest.hexdigest(), "scores": list(end.scores()), "winners": list(end.winners())}


def random_jobs(title: Any) -> list[dict[str, Any]]:
    """Random games for every number of seats: by the default options, and by each option's last choice."""
    last = {o.name: o.choices[-1] for o in title.options.all.values()}
    jobs = []
    for options in ({}, last):
        try:
            title.options.resolve(options)
        except malecon.BadOption:  # choices that do not go together
            continue
        jobs += [{"seats": seats, "seed": seats, "options": options} for seats in title.seats]
    return [job | {"games": GAMES // len(jobs)} for job in jobs]


@program
def start(seeds: Any, seed: int, first: int, dice: Any, digests: Any) -> None:
    """What the plays begin with, as random play does: their seeds, their dice, their digests."""
    for i in range(seeds.shape[0]):
        digests[i] = mixed(mixed(np.uint64(seed)) + np.uint64(first + i))
        dice[i] = mixed(digests[i] + GOLDEN)
        seeds[i] = mixed(np.uint64(seed)) + np.uint64(first + i) - GOLDEN


@program
def fold_and_choose(words: Any, masks: Any, dice: Any, digests: Any, actions: Any, first: int, last: int) -> None:
    """Mixes positions and masks into the digests, and rolls the next action of each play."""
    for i in range(first, last):
        if actions[i] == NOTHING:
            continue
        digests[i] = fold(digests[i], words[i], masks[i])
        choices = count(masks[i])
        if choices > 0:
            dice[i] += GOLDEN
            actions[i] = pick(masks[i], signed(((mixed(dice[i]) >> S32) * np.uint64(choices)) >> S32))


@program
def fold_end(words: Any, mask: Any, table: Any, digests: Any, i: int) -> None:
    """Mixes the last position of a game and its scores into the digest."""
    digests[i] = fold(digests[i], words[i], mask)
    for seat in range(table.shape[1]):
        digests[i] = mixed(digests[i] ^ np.uint64(table[0, seat])) ^ np.uint64(table[1, seat])


def on_all_cores(work: Callable[[int, int], None], plays: int) -> None:
    """Calls work(first, last) for a slice of the plays on each core."""
    bounds = [plays * part // THREADS for part in range(THREADS + 1)]
    list(POOL.map(lambda part: work(*part), pairwise(bounds)))


def digests_of(title: Any, job: dict[str, Any]) -> list[int]:
    """What `digest_games` makes of random games: every position, every mask and the scores of each game."""
    found: list[int] = []
    while len(found) < job["games"]:
        found += _digests(title, job, len(found), min(TOGETHER, job["games"] - len(found)))
    return found


def _digests(title: Any, job: dict[str, Any], first: int, plays: int) -> list[int]:
    batch = malecon.Batch(title, job["seats"], plays, options=job["options"], threads=THREADS, strict=False)
    seeds, dice, digests = (np.zeros(plays, np.uint64) for _ in range(3))
    start(seeds, job["seed"], first, dice, digests)
    batch._plays.seeds[:] = seeds
    batch.restart()
    actions = np.zeros(plays, np.int32)
    words = batch.states.view(np.uint64).reshape(plays, -1)

    def go_on(begin: int, end: int) -> None:
        fold_and_choose(words, batch.masks, dice, digests, actions, begin, end)

    while (actions != NOTHING).any():
        on_all_cores(go_on, plays)
        before = words.copy()
        batch.step(actions)
        for i in np.flatnonzero((actions != NOTHING) & (batch.ended == 1)).tolist():
            _end(batch, before, i, int(actions[i]), digests)
            actions[i] = NOTHING
    return [int(digest) for digest in digests]


def _end(batch: malecon.Batch, before: Any, i: int, action: int, digests: Any) -> None:
    """Plays the last decision of a game once more: in the batch the next game has begun by now."""
    seats = batch.scores.shape[1]
    mask, table = batch.title.actions.mask(), np.zeros((2, seats), np.int32)
    states = before.reshape(-1).view(batch.title.state.dtype)
    programs.advance(states, i, action, seats, mask, np.zeros((1, 2), np.int32), False)
    programs.score_of(states, i, table)
    fold_end(before, mask, table, digests, i)
