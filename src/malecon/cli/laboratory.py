"""Random play and compiling, with progress."""

import multiprocessing
import os
import time
from multiprocessing.queues import SimpleQueue
from typing import Any

from rich.progress import BarColumn, MofNCompleteColumn, Progress, SpinnerColumn, TextColumn, TimeElapsedColumn
from rich.table import Table as Grid

import malecon
import malecon.bots  # whose programs are compiled too: it adds them to the tasks
from malecon.cli.console import console, lang, parse_options, say
from malecon.cli.first_start import mark_compiled
from malecon.core.warming import tasks


def progress_bar() -> Progress:
    return Progress(
        SpinnerColumn(), TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(),
        console=console, transient=True,
    )  # fmt: skip


def run_simulation(
    name: str, seats: int, games: int, seed: int, options: list[str], audit: bool, device: str, threads: int | None
) -> None:
    title = malecon.title(name)
    title.check_seats(seats)
    with progress_bar() as bar:
        task = bar.add_task(say("compiling", title=title.name_in(lang())), total=max(games, 1))

        def report(done: int) -> None:
            bar.update(task, completed=done, description=say("playing"))

        chosen: dict[str, Any] = dict(parse_options(options))
        played = malecon.simulate(
            title, seats, games, seed, device=device, threads=threads, audit=audit, progress=report, **chosen
        )
    grid = Grid(title=say("simulated", title=title.name_in(lang()), games=played.games))
    grid.add_column(say("seat"))
    for heading in ("mean", "deviation", "least", "most-points", "wins"):
        grid.add_column(say(heading), justify="right")
    best = played.scores.max(axis=1, keepdims=True)
    shares = (played.scores == best) / (played.scores == best).sum(axis=1, keepdims=True)
    for seat in range(seats):
        mine = played.scores[:, seat]
        grid.add_row(str(seat), f"{mine.mean():.2f}", f"{mine.std():.2f}", str(mine.min()), str(mine.max()),
                     f"{100 * shares[:, seat].mean():.1f} %")  # fmt: skip
    console.print(grid)
    console.print(
        say("simulation-speed", decisions=f"{played.decisions:,}", seconds=f"{played.seconds:.2f}",
            rate=f"{played.decisions_per_second / 1e6:.2f}", games=f"{played.games_per_second:,.0f}")
    )  # fmt: skip
    if played.unfinished:
        console.print(say("unfinished", count=played.unfinished))


def run_warm() -> None:
    """Compiles every program of every title, titles side by side. What is cached already is only loaded."""
    start = time.perf_counter()
    names = malecon.titles()
    spawn = multiprocessing.get_context("spawn")
    steps = spawn.SimpleQueue()
    with progress_bar() as bar, spawn.Pool(min(os.cpu_count() or 1, len(names)), _tell_through, (steps,)) as pool:
        bars = {name: bar.add_task(_compiling(name), total=len(tasks())) for name in names}
        outcome = pool.map_async(_warm_title, names, chunksize=1)
        while not (outcome.ready() and steps.empty()):
            if steps.empty():
                time.sleep(0.05)
            else:
                name, done = steps.get()
                bar.update(bars[name], completed=done, description=_compiling(name, done))
        outcome.get()
    console.print(say("warm", seconds=f"{time.perf_counter() - start:.1f}", titles=len(names)))


def _compiling(name: str, done: int = 0) -> str:
    part = tasks()[min(done, len(tasks()) - 1)].__name__
    return say("compiling-part", title=malecon.title(name).name_in(lang()), part=part)


_steps: "SimpleQueue[tuple[str, int]]"  # in a compiling process: where it reports its progress


def _tell_through(steps: "SimpleQueue[tuple[str, int]]") -> None:
    global _steps
    _steps = steps


def _warm_title(name: str) -> None:
    title = malecon.title(name)
    for done, task in enumerate(tasks(), start=1):
        task(title)
        _steps.put((name, done))
    mark_compiled(name)
