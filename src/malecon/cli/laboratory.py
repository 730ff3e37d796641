"""Random play and compiling, with progress."""

import time

from rich.progress import BarColumn, MofNCompleteColumn, Progress, SpinnerColumn, TextColumn, TimeElapsedColumn
from rich.table import Table as Grid

import malecon
from malecon.cli.console import console, lang, parse_options, say
from malecon.core.warming import tasks


def progress_bar() -> Progress:
    return Progress(
        SpinnerColumn(), TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(),
        console=console, transient=True,
    )  # fmt: skip


def run_simulation(name: str, seats: int, games: int, seed: int, options: list[str], audit: bool) -> None:
    title = malecon.title(name)
    title.check_seats(seats)
    with progress_bar() as bar:
        task = bar.add_task(say("compiling", title=title.name_in(lang())), total=max(games, 1))

        def report(done: int) -> None:
            bar.update(task, completed=done, description=say("playing"))

        played = malecon.simulate(title, seats, games, seed, audit=audit, progress=report, **parse_options(options))
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
    """Compiles every program of every title; what is cached already is only loaded."""
    start = time.perf_counter()
    work = [(malecon.title(name), task) for name in malecon.titles() for task in tasks()]
    with progress_bar() as bar:
        shown = bar.add_task("", total=len(work))
        for title, task in work:
            bar.update(shown, description=say("compiling-part", title=title.name_in(lang()), part=task.__name__))
            task(title)
            bar.advance(shown)
    console.print(say("warm", seconds=f"{time.perf_counter() - start:.1f}", titles=len(malecon.titles())))
