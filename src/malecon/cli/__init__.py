"""The command line: malecon play, serve, replay, review, puzzles, draw, rules, simulate, arena and the rest; see --help."""

import os
import sys
from pathlib import Path
from typing import Annotated, Any, cast

import typer
from typer import completion as shell_completion

from malecon.cli.admin import admin
from malecon.cli.arena import app as arena_commands
from malecon.cli.console import (
    DEVICE,
    GAMES,
    LANG,
    OPTION,
    SEAT_COUNT,
    SEATS,
    SEED,
    TITLE,
    BadInput,
    about,
    console,
    error,
    has_screen,
    say,
    set_lang,
    title_names,
)
from malecon.cli.puzzle_commands import app as puzzle_commands
from malecon.cli.serve import openapi, serve, store
from malecon.core.errors import MaleconError

SHELLS = ("bash", "zsh", "fish", "powershell")

cast(
    Any, shell_completion
).completion_init()  # typer's own --install-completion only speaks English; see the command completion
app = typer.Typer(add_completion=False, no_args_is_help=True, pretty_exceptions_enable=False)
app.add_typer(arena_commands)
app.add_typer(puzzle_commands, name="puzzles")
app.add_typer(store, name="store")
app.add_typer(admin, name="admin")
app.command(help=about("help-serve"))(serve)
app.command(help=about("help-openapi"))(openapi)


def _tell_version(asked: bool) -> None:
    if asked:
        from malecon import __version__

        sys.stdout.write(f"malecon {__version__}\n")
        raise typer.Exit


VERSION = typer.Option("--version", help=about("help-version"), callback=_tell_version, is_eager=True)


@app.callback(help=about("help-malecon"))
def speak(lang: LANG = "en", version: Annotated[bool, VERSION] = False) -> None:
    """Accepts the language before the command too."""
    os.environ["MALECON_LANG"] = lang


@app.command(help=about("help-completion"))
def completion(
    shell: Annotated[str, typer.Argument(help=about("help-shell"), autocompletion=lambda: list(SHELLS))],
    lang: LANG = "en",
) -> None:
    """Print the script that lets a shell complete malecon's commands."""
    set_lang(lang)
    if shell not in SHELLS:
        raise BadInput("bad-shell", shell=shell, shells=", ".join(SHELLS))
    script = cast(Any, shell_completion).get_completion_script(
        prog_name="malecon", complete_var="_MALECON_COMPLETE", shell=shell
    )
    sys.stdout.write(script.strip() + "\n")


@app.command(help=about("help-titles"))
def titles(lang: LANG = "en") -> None:
    """List the titles."""
    import malecon

    set_lang(lang)
    for name in malecon.titles():
        title = malecon.title(name)
        seats = say("seats-range", least=title.seats.start, most=title.seats.stop - 1)
        console.print(f"[bold]{name:12}[/] {title.name_in(lang)}, {seats}")


@app.command(help=about("help-play"))
def play(
    title: Annotated[str | None, typer.Argument(help=about("help-title-asked"), autocompletion=title_names)] = None,
    seats: Annotated[int | None, SEAT_COUNT] = None,
    seat: Annotated[list[str] | None, typer.Option(help=about("help-seat"))] = None,
    seed: Annotated[int | None, typer.Option(help=about("help-seed"))] = None,
    option: OPTION = None,
    preset: Annotated[str | None, typer.Option(help=about("help-preset"))] = None,
    resume: Annotated[Path | None, typer.Option(help=about("help-resume"))] = None,
    plain: Annotated[bool, typer.Option("--plain", help=about("help-plain"), envvar="MALECON_PLAIN")] = False,
    lang: LANG = "en",
) -> None:
    """Play in the terminal, against bots or people at the same keyboard."""
    set_lang(lang)
    with console.status(say("laying-out")):  # the compiler's programs take a second to load
        from malecon.cli.play import Game, ask_title
        from malecon.cli.plays import begin, go_on, keyboard

    chosen = title or ("" if resume else ask_title())
    if chosen:
        from malecon.cli.first_start import compile_once

        compile_once(chosen)
    with keyboard() as tables:
        with console.status(say("laying-out")):
            table = (
                go_on(tables, resume)
                if resume
                else begin(tables, chosen, seats, seat or [], seed, option or [], preset)
            )
        if plain or not has_screen():
            Game(table).run()
        else:
            from malecon.cli.screen import play_on_screen

            play_on_screen(table)


@app.command(help=about("help-replay"))
def replay(
    file: Annotated[Path, typer.Argument(help=about("help-record"))],
    ply: Annotated[int | None, typer.Option(help=about("help-ply"))] = None,
    lang: LANG = "en",
) -> None:
    """Step through a record."""
    from malecon.cli.replay import step_through

    set_lang(lang)
    step_through(file, ply)


@app.command(help=about("help-review"))
def review(
    file: Annotated[Path, typer.Argument(help=about("help-record"))],
    seat: Annotated[int | None, typer.Option(help=about("help-review-seat"))] = None,
    as_json: Annotated[bool, typer.Option("--json", help=about("help-review-json"))] = False,
    lang: LANG = "en",
) -> None:
    """Go through a game with a strong bot: which decisions cost most."""
    from malecon.cli.review import run_review

    set_lang(lang)
    run_review(file, seat, as_json)


@app.command(help=about("help-analyse"))
def analyse(
    file: Annotated[Path, typer.Argument(help=about("help-record"))],
    ply: Annotated[int | None, typer.Option(help=about("help-analyse-ply"))] = None,
    bot: Annotated[str | None, typer.Option(help=about("help-analyse-bot"))] = None,
    lines: Annotated[int, typer.Option(help=about("help-analyse-lines"), min=1, max=20)] = 3,
    as_json: Annotated[bool, typer.Option("--json", help=about("help-analyse-json"))] = False,
    lang: LANG = "en",
) -> None:
    """A position with the bot's opinion and the best lines; then moves to try out."""
    from malecon.cli.analyse import run_analysis

    set_lang(lang)
    run_analysis(file, ply, bot, lines, as_json)


@app.command(help=about("help-draw"))
def draw(
    file: Annotated[Path, typer.Argument(help=about("help-record"))],
    out: Annotated[Path, typer.Option("--out", "-o", help=about("help-draw-out"))],
    ply: Annotated[int | None, typer.Option(help=about("help-draw-ply"))] = None,
    seat: Annotated[int | None, typer.Option(help=about("help-draw-seat"))] = None,
    theme: Annotated[str, typer.Option(help=about("help-theme"))] = "light",
    lang: LANG = "en",
) -> None:
    """A position of a record as an SVG file."""
    from malecon.cli.draw import draw as draw_position

    set_lang(lang)
    draw_position(file, ply, seat, theme, out)


@app.command(help=about("help-rules"))
def rules(
    title: TITLE,
    markdown: Annotated[bool, typer.Option("--markdown", help=about("help-markdown"))] = False,
    numbers: Annotated[bool, typer.Option("--numbers", help=about("help-numbers"))] = False,
    lang: LANG = "en",
) -> None:
    """Show the rules of a title, and how sure we are of its numbers."""
    import malecon
    from malecon.cli.numbers import numbers_page
    from malecon.cli.rules import handbook, show

    set_lang(lang)
    text = (numbers_page if numbers else handbook)(malecon.title(title), lang)
    if markdown:
        sys.stdout.write(text)
    else:
        show(text)


@app.command(help=about("help-simulate"))
def simulate(
    title: TITLE,
    seats: SEATS = 4,
    games: GAMES = 10_000,
    seed: SEED = 0,
    option: OPTION = None,
    audit: Annotated[bool, typer.Option("--audit", help=about("help-audit"))] = False,
    device: DEVICE = "cpu",
    threads: Annotated[int | None, typer.Option(help=about("help-threads"))] = None,
    lang: LANG = "en",
) -> None:
    """Play random games inside the JIT and summarize them."""
    from malecon.cli.laboratory import run_simulation

    set_lang(lang)
    run_simulation(title, seats, games, seed, option or [], audit, device, threads)


@app.command(
    help=about("help-learn"), add_help_option=False,
    context_settings={"allow_extra_args": True, "ignore_unknown_options": True},
)  # fmt: skip
def learn(context: typer.Context) -> None:
    from importlib.util import find_spec

    if find_spec("torch") is None:
        raise BadInput("needs-extra", module="torch", extra="learn")
    from malecon.learn.__main__ import main as run_learning

    raise typer.Exit(run_learning(context.args))


@app.command(help=about("help-soak"))
def soak(
    games: GAMES = 1_000_000,
    title: Annotated[list[str] | None, typer.Option(help=about("help-only-titles"))] = None,
    seed: SEED = 0,
    out: Annotated[Path | None, typer.Option(help=about("help-soak-out"))] = None,
    device: DEVICE = "cpu",
    lang: LANG = "en",
) -> None:
    """Random games by the million, every invariant checked before every decision."""
    from malecon.cli.soak import run_soak

    set_lang(lang)
    run_soak(tuple(title or ()), games, seed, out, device)


@app.command(help=about("help-bench"))
def bench(
    json: Annotated[bool, typer.Option("--json", help=about("help-json"))] = False,
    out: Annotated[Path | None, typer.Option(help=about("help-bench-out"))] = None,
    title: Annotated[list[str] | None, typer.Option(help=about("help-only-titles"))] = None,
    lang: LANG = "en",
) -> None:
    """Measure the engine's speed, next to a calibration of this machine."""
    from malecon.cli.bench import run_bench

    set_lang(lang)
    run_bench(tuple(title or ()), json, out)


@app.command(help=about("help-warm"))
def warm(lang: LANG = "en") -> None:
    """Compile every title's programs now, so that nobody waits later. Quick if nothing has changed."""
    from malecon.cli.laboratory import run_warm

    set_lang(lang)
    run_warm()


def main() -> None:
    try:
        app()
    except MaleconError as trouble:
        error(trouble)
        sys.exit(2)
