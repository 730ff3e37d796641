"""The command line: malecon play | serve | replay | rules | simulate | arena | ladder | lab | bench | warm | titles."""

import sys
from pathlib import Path
from typing import Annotated

import typer

from malecon.cli.arena import app as arena_commands
from malecon.cli.console import LANG, console, error, say, set_lang
from malecon.cli.serve import openapi, serve, store
from malecon.core.errors import MaleconError

app = typer.Typer(
    add_completion=False,
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    help="Caribbean euro board games: play them, study them, build bots for them.",
)
app.add_typer(arena_commands)
app.add_typer(store, name="store")
app.command()(serve)
app.command()(openapi)


@app.command()
def titles(lang: LANG = "en") -> None:
    """List the titles."""
    import malecon

    set_lang(lang)
    for name in malecon.titles():
        title = malecon.title(name)
        seats = say("seats-range", least=title.seats.start, most=title.seats.stop - 1)
        console.print(f"[bold]{name:12}[/] {title.name_in(lang)}, {seats}")


@app.command()
def play(
    title: Annotated[str | None, typer.Argument(help="The title; asked for if not given.")] = None,
    seats: Annotated[int | None, typer.Option(help="How many seats.")] = None,
    seat: Annotated[list[str] | None, typer.Option(help="A person's name or a bot's code, once per seat.")] = None,
    seed: Annotated[int | None, typer.Option(help="The same seed gives the same beginning.")] = None,
    option: Annotated[list[str] | None, typer.Option(help="A rule option, name=choice.")] = None,
    preset: Annotated[str | None, typer.Option(help="A named set of rule options.")] = None,
    resume: Annotated[Path | None, typer.Option(help="Go on with a saved record.")] = None,
    lang: LANG = "en",
) -> None:
    """Play in the terminal, against bots or people at the same keyboard."""
    from malecon.cli.play import Table, ask_title, begin, go_on

    set_lang(lang)
    table: Table = (
        go_on(resume) if resume else begin(title or ask_title(), seats, seat or [], seed, option or [], preset)
    )
    table.run()


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(help="A record.")],
    ply: Annotated[int | None, typer.Option(help="Show the position after so many plies and stop.")] = None,
    lang: LANG = "en",
) -> None:
    """Step through a record."""
    from malecon.cli.replay import step_through

    set_lang(lang)
    step_through(file, ply)


@app.command()
def rules(
    title: str,
    markdown: Annotated[bool, typer.Option("--markdown", help="Print Markdown instead of a page.")] = False,
    lang: LANG = "en",
) -> None:
    """Show the rules of a title, with how sure we are of its numbers."""
    import malecon
    from malecon.cli.rules import handbook, show

    set_lang(lang)
    text = handbook(malecon.title(title), lang)
    if markdown:
        sys.stdout.write(text)
    else:
        show(text)


@app.command()
def simulate(
    title: str,
    seats: int = 4,
    games: int = 10_000,
    seed: int = 0,
    option: Annotated[list[str] | None, typer.Option(help="A rule option, name=choice.")] = None,
    audit: Annotated[
        bool, typer.Option("--audit", help="Check every law of the pieces before every decision.")
    ] = False,
    lang: LANG = "en",
) -> None:
    """Play random games inside the JIT and sum them up."""
    from malecon.cli.laboratory import run_simulation

    set_lang(lang)
    run_simulation(title, seats, games, seed, option or [], audit)


@app.command()
def bench(
    json_file: Annotated[Path | None, typer.Option("--json", help="Also write the figures there.")] = None,
    title: Annotated[list[str] | None, typer.Option(help="Only these titles.")] = None,
    lang: LANG = "en",
) -> None:
    """Measure the engine's speed, with a calibration of this machine beside it."""
    from malecon.cli.bench import run_bench

    set_lang(lang)
    run_bench(tuple(title or ()), json_file)


@app.command()
def warm(lang: LANG = "en") -> None:
    """Compile every title's programs now, so that nothing waits later. Quick when nothing changed."""
    from malecon.cli.laboratory import run_warm

    set_lang(lang)
    run_warm()


def main() -> None:
    try:
        app()
    except MaleconError as trouble:
        error(trouble)
        sys.exit(2)
