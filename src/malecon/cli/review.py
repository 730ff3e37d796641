"""malecon review: a play gone through with a strong bot, and which decisions of a seat cost most."""

from pathlib import Path

from rich.markup import escape
from rich.table import Table as Grid

import malecon
from malecon.bots import ADVISER, Verdict, curve, review
from malecon.cli.console import BOT, BadInput, console, lang, read_text, say, shown_names
from malecon.cli.laboratory import progress_bar
from malecon.core import records

SHOWN = 5  # decisions
COLUMNS = 48  # of the curve
BARS = "▁▂▃▄▅▆▇█"
FELT = 0.005  # of the win: less is told with a nought


def run_review(path: Path, seat: int | None, code: str | None) -> None:
    """Judges every decision of a seat: the named one, or the first that a person held."""
    text = read_text(path)
    end, names = malecon.replay(text), records.read(text).names
    if seat is None:
        seat = next((number for number, name in enumerate(names) if not name.startswith(BOT)), 0)
    if not 0 <= seat < len(names):
        raise BadInput("no-such-seat", seat=seat, last=len(names) - 1)
    bot, verdicts = malecon.bot(code or ADVISER), []
    _draw(list(curve(malecon.replay(text, 0), end.plays)), shown_names(names), seat)
    with progress_bar() as bar:
        task = bar.add_task(say("reviewing"), total=end.ply)
        for verdict in review(malecon.replay(text, 0), end.plays, bot, seat):
            verdicts.append(verdict)
            bar.update(task, completed=verdict.ply)
    _tell(verdicts, shown_names(names), seat, bot.code, str(path))


def _draw(shares: list[list[float]], names: list[str], mine: int) -> None:
    """Everybody's chances over the game, one line a seat, as high as they were."""
    console.print(say("review-curve"), style="bold")
    width = max(len(name) for name in names)
    picked = [shares[round(n * (len(shares) - 1) / (COLUMNS - 1))] for n in range(COLUMNS)]
    for seat, name in enumerate(names):
        line = "".join(BARS[min(len(BARS) - 1, int(share[seat] * len(BARS)))] for share in picked)
        last = f"{_share(shares[-1][seat])} %"
        console.print(f"{escape(name.ljust(width))} {line} {last}", style="bold" if seat == mine else "dim")


def _tell(verdicts: list[Verdict], names: list[str], seat: int, code: str, path: str) -> None:
    costly = sorted((v for v in verdicts if v.better and v.loss >= FELT), key=lambda v: -v.loss)
    agreed = sum(v.better is None for v in verdicts)
    lost = sum(v.loss for v in verdicts)
    told = say("review-sum", name=names[seat], decisions=len(verdicts), agreed=agreed, code=code, lost=_share(lost))
    console.print(escape(told), soft_wrap=True)
    if not costly:
        return
    grid = Grid(title=say("review-costly"), show_lines=True)
    grid.add_column(say("review-ply"), justify="right")
    grid.add_column(say("review-played"))
    grid.add_column(say("review-better"))
    grid.add_column(say("review-cost"), justify="right", style="bold")
    for v in costly[:SHOWN]:
        assert v.better is not None
        better = f"{escape(v.better.sentence(lang(), names))}\n[dim italic]{escape(v.better.speech(lang(), names))}[/]"
        grid.add_row(str(v.ply), escape(v.played.sentence(lang(), names)), better, f"−{_share(v.loss)} %")
    console.print(grid)
    console.print(say("review-look", path=path, ply=costly[0].ply), soft_wrap=True)


def _share(loss: float) -> str:
    return f"{100 * loss:.0f}"
