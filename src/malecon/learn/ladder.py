"""A fixed ladder beside the training: candidates play a rival on the processor's cores while the GPU learns on.

No torch here: a worker knows the network only as it will be shipped.
"""

from collections import defaultdict
from dataclasses import dataclass
from math import sqrt
from multiprocessing import get_context
from pathlib import Path
from queue import Empty
from typing import Any

SEATS = 4
Job = tuple[int, str, int]  # number of the candidate, its file, the game's seed


@dataclass
class Standing:
    """How a candidate has done so far."""

    path: Path
    games: int = 0
    wins: float = 0.0

    @property
    def share(self) -> float:
        return self.wins / self.games if self.games else 0.0

    @property
    def low(self) -> float:
        """A share that it very likely has: between candidates of few games and of many the surer one is better."""
        return self.share - sqrt(max(self.share * (1.0 - self.share), 0.05) / self.games) if self.games else -1.0


def play(title_name: str, rival: str, path: str, seed: int, networks: dict[str, Any]) -> float:
    """One game of the candidate against rivals at all other seats; its share of the win."""
    import malecon
    from malecon.bots.network import load
    from malecon.bots.trained import Net

    title = malecon.title(title_name)
    if path not in networks:
        networks.clear()
        networks[path] = load(Path(path), title)
    seats = min(SEATS, title.seats.stop - 1)
    seat = seed % seats  # every deal is played from each seat in turn
    players = [
        Net("net", seed, network=networks[path]) if k == seat else malecon.bot(rival, 1000 * seed + k)
        for k in range(seats)
    ]
    position = title.new(seats, seed // seats)
    while (mover := position.to_move) is not None:
        position.play_action(players[mover].choose_action(position))
    winners = position.winners()
    return 1.0 / len(winners) if seat in winners else 0.0


def warm(title_name: str, rival: str) -> None:
    """Compiles what the games need. One worker at a time: the first leaves its work on disk for the others."""
    import fcntl

    import malecon
    from malecon.bots.network import blank
    from malecon.bots.trained import Net
    from malecon.core.sources import cache_root

    title = malecon.title(title_name)
    cache_root().mkdir(parents=True, exist_ok=True)
    with (cache_root() / f"ladder-{title_name}.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        position = title.new(title.seats.start, 0)
        Net("net", network=blank(title)).choose_action(position)
        position.play_action(malecon.bot(rival).choose_action(position))
        position.winners()


def work(title: str, rival: str, jobs: Any, results: Any) -> None:
    """A worker: games until a None comes."""
    warm(title, rival)
    networks: dict[str, Any] = {}
    while (job := jobs.get()) is not None:
        number, path, seed = job
        results.put((number, play(title, rival, path, seed, networks)))


class Ladder:
    """Candidates of one training against one rival, on so many cores; with none, the games are played at once."""

    def __init__(self, title: str, rival: str, workers: int) -> None:
        self.title, self.rival = title, rival
        self.standings: dict[int, Standing] = {}
        self.pending = 0
        self._seeds: dict[int, int] = defaultdict(int)
        self._networks: dict[str, Any] = {}
        self._workers: list[Any] = []
        if workers:
            context = get_context("spawn")
            self._jobs, self._results = context.Queue(), context.Queue()
            for _ in range(workers):
                worker = context.Process(target=work, args=(title, rival, self._jobs, self._results), daemon=True)
                worker.start()
                self._workers.append(worker)

    def add(self, number: int, path: Path, games: int) -> None:
        """Gives a candidate so many games, always the same deals in the same order."""
        self.standings.setdefault(number, Standing(path))
        for _ in range(games):
            seed = self._seeds[number]
            self._seeds[number] += 1
            if self._workers:
                self._jobs.put((number, str(path), seed))
                self.pending += 1
            else:
                self._count(number, play(self.title, self.rival, str(path), seed, self._networks))

    def _count(self, number: int, share: float) -> None:
        self.standings[number].games += 1
        self.standings[number].wins += share

    def collect(self, wait: float = 0.0) -> int:
        """Counts the games that have come in, waiting so long for the first; how many."""
        came = 0
        while self.pending:
            try:
                number, share = self._results.get(timeout=wait) if wait and not came else self._results.get_nowait()
            except Empty:
                break
            self._count(number, share)
            self.pending -= 1
            came += 1
        return came

    def best(self) -> int | None:
        """The number of the best candidate."""
        return max(self.standings, key=lambda n: self.standings[n].low, default=None)

    def close(self) -> None:
        for worker in self._workers:
            worker.terminate()
        for worker in self._workers:
            worker.join()
