"""The commands of malecon puzzles. Without one of its commands it plays: `malecon puzzles santiago`."""

from pathlib import Path
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

from malecon.cli.console import LANG, SEED, TITLE, about, set_lang, title_names

SOLVE = "solve"


class Puzzles(TyperGroup):
    """A group whose command `solve` need not be typed."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        named = args and (args[0] in self.commands or args[0] == "--help")
        parsed: list[str] = super().parse_args(ctx, args if named else [SOLVE, *args])
        return parsed


app = typer.Typer(cls=Puzzles, add_completion=False, pretty_exceptions_enable=False, help=about("help-puzzles"))


@app.command(SOLVE, help=about("help-puzzles-solve"))
def solve(
    title: Annotated[str | None, typer.Argument(help=about("help-title"), autocompletion=title_names)] = None,
    daily: Annotated[bool, typer.Option("--daily", help=about("help-puzzles-daily"))] = False,
    theme: Annotated[str | None, typer.Option(help=about("help-puzzles-theme"))] = None,
    level: Annotated[str | None, typer.Option(help=about("help-puzzles-level"))] = None,
    lang: LANG = "en",
) -> None:
    """Find the best move in a position."""
    set_lang(lang)
    commands().solve(title, daily, theme, level)


@app.command("make", help=about("help-puzzles-make"))
def make(
    title: TITLE,
    count: Annotated[int, typer.Option(min=1, help=about("help-puzzles-count"))] = 150,
    out: Annotated[Path, typer.Option("--out", "-o", help=about("help-puzzles-out"))] = ...,  # type: ignore[assignment]
    seed: SEED = 2026,
    minutes: Annotated[float | None, typer.Option(help=about("help-puzzles-minutes"))] = None,
    ray: Annotated[str | None, typer.Option(help=about("help-ray"))] = None,
    lang: LANG = "en",
) -> None:
    """Make puzzles from games of strong bots."""
    set_lang(lang)
    commands().make(title, count, out, seed, minutes, ray)


@app.command("check", help=about("help-puzzles-check"))
def check(
    title: TITLE,
    out: Annotated[Path | None, typer.Option("--out", "-o", help=about("help-puzzles-check-out"))] = None,
    lang: LANG = "en",
) -> None:
    """Check puzzles again after the rules or the network have changed."""
    set_lang(lang)
    commands().check(title, out)


@app.command("list", help=about("help-puzzles-list"))
def show_list(
    title: Annotated[str | None, typer.Argument(help=about("help-title"), autocompletion=title_names)] = None,
    lang: LANG = "en",
) -> None:
    """Show how many puzzles there are."""
    set_lang(lang)
    commands().show_list(title)


def commands() -> Any:
    """The work, imported when it is needed: it loads the compiler."""
    from malecon.cli import puzzles

    return puzzles
