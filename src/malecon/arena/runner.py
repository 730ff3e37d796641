"""Plays a match on the cores of this machine or on a Ray cluster. The games are the same in either place."""

import os
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import ExitStack, contextmanager
from itertools import islice
from multiprocessing import get_context
from pathlib import Path
from types import ModuleType

from malecon.arena.match import Game, Match, play_block, warm
from malecon.arena.results import Results, ResultsFile
from malecon.arena.stats import Sprt
from malecon.core.cluster import AHEAD, Cluster

Job = tuple[int, frozenset[int]]


def run(
    match: Match,
    file: str | Path | None = None,
    *,
    workers: int | None = None,
    ray: str | None = None,
    sprt: Sprt | None = None,
    progress: Callable[[Results], None] | None = None,
) -> Results:
    """Plays what is left of the match and returns its results.

    With a `file`, each game is saved as soon as it ends, and a stopped match resumes. With `sprt`, the match stops as
    soon as there is a verdict on the line-up's first entry. `progress` is called after each block.
    """
    kept = ResultsFile(file, match) if file is not None else None
    results = kept.results if kept else Results(match)
    jobs = [(block, done) for block in range(match.blocks) if len(done := results.done(block)) < match.games_a_block]
    if sprt is not None:
        for win in results.first_entry_wins():
            sprt.add(win)
    played = _on_ray(match, jobs, ray, results.hosts) if ray else _on_cores(match, jobs, workers)
    with ExitStack() as stack:
        if kept:
            stack.callback(kept.close)
        stack.callback(played.close)  # type: ignore[attr-defined]
        if sprt is not None and sprt.verdict:
            return results
        for games in played:
            for game in games:
                if kept:
                    kept.add(game)
                else:
                    results.add(game)
                if sprt is not None:
                    sprt.add(game.wins[game.places.index(0)])
            if progress:
                progress(results)
            if sprt is not None and sprt.verdict:
                break
    return results


def _on_cores(match: Match, jobs: list[Job], workers: int | None) -> Iterator[list[Game]]:
    count = min(workers or os.cpu_count() or 1, len(jobs))
    if count <= 1:
        for block, done in jobs:
            yield play_block(match, block, done)
        return
    warm(match.title, match.house_bots)  # compile once, before the workers start
    # Blocks come back in order, so that the sequential test and the file are the same in every run.
    with ProcessPoolExecutor(count, mp_context=get_context("spawn")) as pool:
        rest = iter(jobs)
        waiting: dict[int, Future[list[Game]]] = {}
        order = [block for block, _ in jobs]
        try:
            with no_script():
                for block, done in islice(rest, count * AHEAD):
                    waiting[block] = pool.submit(play_block, match, block, done)
            for block in order:
                while not waiting[block].done():
                    wait([waiting[block]], return_when=FIRST_COMPLETED)
                yield waiting.pop(block).result()
                for following, done in islice(rest, 1):
                    waiting[following] = pool.submit(play_block, match, following, done)
        finally:
            pool.shutdown(wait=True, cancel_futures=True)


@contextmanager
def no_script() -> Iterator[None]:
    """Processes begun meanwhile do not run the caller's script again: they need nothing of it, and a script without
    `if __name__ == "__main__"` would start processes of its own there."""
    script = sys.modules["__main__"]
    sys.modules["__main__"] = ModuleType("__main__")
    try:
        yield
    finally:
        sys.modules["__main__"] = script


def _on_ray(match: Match, jobs: list[Job], address: str, hosts: Counter[str]) -> Iterator[list[Game]]:
    """Blocks are spread over all machines, and come back in order too."""
    with Cluster(address) as cluster:
        cluster.hosts = hosts
        rest = iter(jobs)
        first = islice(rest, cluster.cores * AHEAD)
        waiting = {block: cluster.begin(play_block, match, block, done) for block, done in first}
        for block, _ in jobs:
            yield cluster.result(waiting.pop(block))
            for following, done in islice(rest, 1):
                waiting[following] = cluster.begin(play_block, match, following, done)
