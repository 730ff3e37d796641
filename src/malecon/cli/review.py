"""malecon review: goes through a finished game with a strong bot and finds the costliest decisions of a seat."""

import json
from pathlib import Path
from time import process_time

from rich.markup import escape
from rich.table import Table as Grid

import malecon
from malecon.bots import Lapse, Lookback, kept, look_back
from malecon.bots.codes import bots
from malecon.cli.console import BOT, BadInput, console, lang, read_text, say, shown_names
from malecon.cli.laboratory import progress_bar
from malecon.core import records

COLUMNS = 48  # of the curve
BARS = "▁▂▃▄▅▆▇█"


def run_review(path: Path, seat: int | None, as_json: bool) -> None:
    """Reviews a whole game and reports on one seat: the one that was named, or the first person's."""
    text = read_text(path)
    end, names = malecon.replay(text), records.read(text).names
    if seat is None:
        seat = next((number for number, name in enumerate(names) if not name.startswith(BOT)), 0)
    if not 0 <= seat < len(names):
        raise BadInput("no-such-seat", seat=seat, last=len(names) - 1)
    bots(end.title)  # compiling doesn't count as work
    began = process_time()
    looking = _look(malecon.replay(text, 0), end.plays)
    if as_json:
        found = kept(looking) | {"seconds": round(process_time() - began, 2)}
        console.file.write(json.dumps(found, ensure_ascii=False) + "\n")
        return
    _draw(looking.shares, shown_names(names), seat)
    _tell([x for x in looking.lapses if x.seat == seat], text, shown_names(names), seat, str(path))


def _look(start: malecon.Position, plays: list[int]) -> Lookback:
    looking = Lookback(start, plays)
    with progress_bar() as bar:
        task = bar.add_task(say("reviewing"), total=looking.all)
        for now in look_back(start, plays):
            bar.update(task, completed=now.done, total=now.all)
            looking = now
    return looking


def _draw(shares: list[list[float]], names: list[str], mine: int) -> None:
    """Everybody's chances over the game as a curve, one line for each seat."""
    console.print(say("review-curve"), style="bold")
    width = max(len(name) for name in names)
    picked = [shares[round(n * (len(shares) - 1) / (COLUMNS - 1))] for n in range(COLUMNS)]
    for seat, name in enumerate(names):
        line = "".join(BARS[min(len(BARS) - 1, int(share[seat] * len(BARS)))] for share in picked)
        last = f"{_share(shares[-1][seat])} %"
        console.print(f"{escape(name.ljust(width))} {line} {last}", style="bold" if seat == mine else "dim")


def _tell(lapses: list[Lapse], text: str, names: list[str], seat: int, path: str) -> None:
    lost = _share(sum(x.loss for x in lapses))
    told = say("review-sum", name=names[seat], lapses=len(lapses), lost=lost)
    console.print(escape(told), soft_wrap=True)
    if not lapses:
        return
    worst = sorted(lapses, key=lambda x: -x.loss)
    grid = Grid(title=say("review-costly"), show_lines=True)
    grid.add_column(say("review-ply"), justify="right")
    grid.add_column(say("review-played"))
    grid.add_column(say("review-better"))
    grid.add_column(say("review-cost"), justify="right", style="bold")
    for x in worst:
        then = malecon.replay(text, x.ply)
        title, view = then.title, then.view(seat)
        played, better = (
            escape(title.sentence(action, lang(), names, title.moment(view, action))) for action in (x.played, x.better)
        )
        grid.add_row(
            str(x.ply),
            f"{played}\n[dim italic]{escape(x.price(lang(), names))}[/]",
            f"{better}\n[dim italic]{escape(x.why(lang(), names))}[/]",
            f"−{_share(x.loss)} %",
        )
    console.print(grid)
    console.print(say("review-look", path=path, ply=worst[0].ply), soft_wrap=True)


def _share(loss: float) -> str:
    return f"{100 * loss:.0f}"
