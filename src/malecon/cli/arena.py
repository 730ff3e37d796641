"""malecon arena | ladder | lab: many games between bots, with live progress."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.table import Table as Grid

from malecon.cli.console import (
    GAMES,
    LANG,
    OPTION,
    SEATS,
    SEED,
    TITLE,
    about,
    console,
    extra,
    lang,
    parse_options,
    set_lang,
)
from malecon.cli.serve import DB
from malecon.core.words import Arg

if TYPE_CHECKING:
    from rich.progress import Progress

app = typer.Typer(add_completion=False)

BOTS = Annotated[str, typer.Option(help=about("help-bots"))]
WORKERS = Annotated[int | None, typer.Option(help=about("help-processes"))]
RAY = Annotated[str | None, typer.Option(help=about("help-ray"))]
BLOCKS = Annotated[int, typer.Option(help=about("help-blocks"))]
STRONG = "hard"  # a level is played by the title's network where it has one
USUAL = "usual"  # --against usual: the usual rules, compared with those of --option


def say(key: str, **parts: Arg) -> str:
    from malecon.arena.words import WORDS

    return WORDS.say(lang(), key, **parts)


def _bar() -> "Progress":
    from malecon.cli.laboratory import progress_bar

    return progress_bar()


@app.command(help=about("help-arena"))
def arena(
    title: TITLE,
    bots: BOTS = "greedy,random,random,random",
    blocks: BLOCKS = 25,
    seed: SEED = 0,
    code: Annotated[list[Path] | None, typer.Option(help=about("help-code"))] = None,
    sprt: Annotated[str | None, typer.Option(help=about("help-sprt"))] = None,
    file: Annotated[Path | None, typer.Option(help=about("help-keep"))] = None,
    option: OPTION = None,
    workers: WORKERS = None,
    ray: RAY = None,
    lang: LANG = "en",
) -> None:
    """Let bots play each other; see who is better and how sure that is."""
    from malecon.arena import Match, Results, run

    set_lang(lang)
    codes = line_up(title, bots, code or [])
    match = Match(title, tuple(codes), blocks, seed, parse_options(option or []))
    test = _sprt(sprt)
    results = Results(match)
    with _bar() as bar:
        task = bar.add_task(say("arena-playing"), total=blocks * match.games_a_block)

        def told(so_far: Results) -> None:
            nonlocal results
            results = so_far
            first = so_far.standings(ratings=False)[0]
            shown = say("arena-running", code=first.code, share=f"{100 * first.share:.1f}", games=first.games)
            bar.update(task, completed=len(so_far), description=shown)

        try:
            results = run(match, file, workers=workers, ray=ray, sprt=test, progress=told)
        except KeyboardInterrupt:
            console.print(say("arena-stopped", games=len(results)))
    if len(results):
        show_results(results)
    if test is not None:
        low, high = test.bounds
        console.print(
            say(f"arena-sprt-{test.verdict or 'open'}", code=codes[0], even=f"{test.even:g}", better=f"{test.better:g}",
                evidence=f"{test.evidence:.2f}", games=test.games, low=f"{low:.2f}", high=f"{high:.2f}")
        )  # fmt: skip
    if file:
        console.print(say("arena-kept", path=str(file)), soft_wrap=True)


@app.command(help=about("help-ladder"))
def ladder(
    title: TITLE,
    seats: SEATS = 4,
    blocks: BLOCKS = 25,
    seed: SEED = 0,
    bots_file: Annotated[Path | None, typer.Option(help=about("help-bots-file"))] = None,
    served: Annotated[bool, typer.Option("--served", help=about("help-served"))] = False,
    db: DB = None,
    folder: Annotated[Path | None, typer.Option(help=about("help-keep"))] = None,
    workers: WORKERS = None,
    ray: RAY = None,
    lang: LANG = "en",
) -> None:
    """A round robin of all levels: is each one stronger than the one below?"""
    from malecon import title as title_of
    from malecon.arena import Results
    from malecon.arena.ladder import ladder as climb
    from malecon.arena.ladder import rating_list, read_bots
    from malecon.bots import LEVELS
    from malecon.bots.words import WORDS as BOT_WORDS

    set_lang(lang)
    if served:
        show_served(title, db, lang)
        return
    codes = read_bots(bots_file) if bots_file is not None else LEVELS
    pairs = len(codes) * (len(codes) - 1) // 2
    with _bar() as bar:
        task = bar.add_task(say("arena-playing"), total=pairs * blocks * seats)

        def told(lower: str, upper: str, results: Results) -> None:
            bar.update(task, description=f"{upper} – {lower}", advance=seats)

        rungs = climb(title, seats, blocks, seed, codes=codes, folder=folder, workers=workers, ray=ray, progress=told)
    grid = Grid(title=say("ladder-heading", title=title_of(title).name_in(lang), others=seats - 1))
    for key in ("ladder-upper", "ladder-lower"):
        grid.add_column(say(key))
    for key in ("arena-share", "arena-interval", "arena-fair", "arena-score"):
        grid.add_column(say(key), justify="right", overflow="fold")
    for rung in rungs:
        s = rung.standing
        names = [BOT_WORDS.say(lang, f"level-{c}") if c in LEVELS else c for c in (rung.upper, rung.lower)]
        grid.add_row(
            *names, _percent(s.share), f"{_percent(s.low)} – {_percent(s.high)}", _percent(s.fair), f"{s.score:.1f}"
        )
    console.print(grid)
    ratings = Grid(title=say("ladder-ratings"))
    ratings.add_column(say("arena-bot"))
    ratings.add_column(say("arena-rating"), justify="right")
    for code, rating, sigma in rating_list(rungs):
        ratings.add_row(BOT_WORDS.say(lang, f"level-{code}") if code in LEVELS else code, f"{rating:.1f} ± {sigma:.1f}")
    console.print(ratings)


def show_served(title: str, db: str | None, lang: str) -> None:
    """The bots of a server, from outside and of the house, by their ratings there."""
    from malecon import title as title_of
    from malecon.bots.words import WORDS as BOT_WORDS
    from malecon.store import Store, default_url
    from malecon.tables.profiles import bots

    called, store = title_of(title).name_in(lang), Store(db or default_url())
    try:
        found = bots(store, title, lang)
    finally:
        store.close()
    grid = Grid(title=say("ladder-served", title=called))
    grid.add_column(say("arena-bot"))
    for key in ("arena-rating", "ladder-games"):
        grid.add_column(say(key), justify="right")
    for one in found:
        name = one.name if one.bot is None else BOT_WORDS.say(lang, f"level-{one.bot}")
        shown = one.rating
        grid.add_row(name, f"{shown.value} ± {shown.spread}", str(shown.games) if one.bot is None else "–")
    console.print(grid)


@app.command(help=about("help-lab"))
def lab(
    title: TITLE,
    games: GAMES = 200,
    bots: Annotated[str, typer.Option(help=about("help-lab-bots"))] = STRONG,
    seats: SEATS = 4,
    seed: SEED = 0,
    out: Annotated[Path | None, typer.Option(help=about("help-lab-out"))] = None,
    file: Annotated[Path | None, typer.Option(help=about("help-keep"))] = None,
    option: OPTION = None,
    against: Annotated[list[str] | None, typer.Option(help=about("help-against"))] = None,
    workers: WORKERS = None,
    ray: RAY = None,
    lang: LANG = "en",
) -> None:
    """A balance report: who goes first, where points come from, what goes with winning. One HTML file and CSV."""
    from malecon import title as title_of
    from malecon.arena import Results
    from malecon.arena.lab import lab as examine
    from malecon.arena.lab import player
    from malecon.bots import split_codes

    set_lang(lang)
    codes = split_codes(bots)
    line = codes * seats if len(codes) == 1 else codes
    report = out or Path(f"{title}-lab.html")
    console.print(say("lab-players", bots=", ".join(dict.fromkeys(player(code, title_of(title)) for code in line))))
    rules = parse_options(option or [])
    second = None if against is None else {} if against == [USUAL] else rules | parse_options(against)
    with _bar() as bar:
        task = bar.add_task(say("arena-playing"), total=games * (1 if second is None else 2))
        played: dict[int, int] = {}

        def told(results: Results) -> None:
            played[id(results)] = len(results)
            bar.update(task, completed=sum(played.values()))

        examine(title, games, tuple(line), report, seed=seed, lang=lang, file=file, workers=workers, ray=ray,
                options=dict(rules), against=second, progress=told)  # fmt: skip
    console.print(say("lab-written", path=str(report)), soft_wrap=True)


@app.command(help=about("help-dataset"))
def dataset(
    title: TITLE,
    games: GAMES = 100,
    out: Annotated[Path | None, typer.Option("--out", "-o", help=about("help-dataset-out"))] = None,
    bots: Annotated[str, typer.Option(help=about("help-lab-bots"))] = STRONG,
    seats: SEATS = 4,
    seed: SEED = 0,
    option: OPTION = None,
    workers: WORKERS = None,
    lang: LANG = "en",
) -> None:
    """Games of strong players as a Parquet file: positions, masks, actions, policies, results."""
    from malecon.bots import split_codes

    set_lang(lang)
    with extra("arena"):
        from malecon.arena.dataset import write_dataset
    file = out or Path(f"{title}.parquet")
    codes = split_codes(bots)
    line = codes * seats if len(codes) == 1 else codes
    with _bar() as bar:
        task = bar.add_task(say("arena-playing"), total=games)
        rows = write_dataset(
            title, tuple(line), games, file, seed=seed, options=parse_options(option or []), workers=workers,
            progress=lambda done: bar.update(task, completed=done),
        )  # fmt: skip
    console.print(say("dataset-written", path=str(file), rows=rows, games=games), soft_wrap=True)


@app.command(help=about("help-baseline"))
def baseline(
    title: Annotated[list[str] | None, typer.Option(help=about("help-only-titles"))] = None,
    bot: Annotated[list[str] | None, typer.Option(help=about("help-baseline-bot"))] = None,
    blocks: BLOCKS = 25,
    seats: SEATS = 4,
    seed: SEED = 0,
    out: Annotated[Path | None, typer.Option("--out", "-o", help=about("help-baseline-out"))] = None,
    folder: Annotated[Path | None, typer.Option(help=about("help-keep"))] = None,
    minutes: Annotated[float | None, typer.Option(min=0, help=about("help-baseline-minutes"))] = None,
    workers: WORKERS = None,
    ray: RAY = None,
    lang: LANG = "en",
) -> None:
    """The usual bots on one seat against greedy ones, with intervals and cost, as a table."""
    from malecon import titles
    from malecon.arena.baseline import AGAINST, measure, table
    from malecon.arena.results import Results

    set_lang(lang)
    entries = []
    with _bar() as bar:
        task = bar.add_task(say("arena-playing"), total=None)

        def told(code: str, results: Results) -> None:
            bar.update(task, description=f"{results.match.title}: {code} – {AGAINST}", completed=len(results))

        for name in title or titles():
            entries += measure(name, tuple(bot or ()), seats, blocks, seed, folder, workers, ray, told, minutes)
    text = table(entries)
    if out is not None:
        out.write_text(text, encoding="utf-8")
        console.print(say("lab-written", path=str(out)), soft_wrap=True)
    else:
        typer.echo(text)


def line_up(title: str, bots: str, files: list[Path]) -> list[str]:
    """The codes of the seats; `mine` stands for the files given with --code, in their order."""
    from malecon import title as title_of
    from malecon.arena.words import BadMatch
    from malecon.bots import split_codes

    paths = iter([str(path) for path in files])
    codes = [next(paths, code) if code == "mine" else code for code in split_codes(bots)]
    codes = [*paths, *codes] if files and "mine" not in split_codes(bots) else codes
    which = title_of(title)
    if len(codes) not in which.seats:
        raise BadMatch("arena-line-up", title=which.name_in(lang()), least=which.seats.start, most=which.seats.stop - 1)
    return codes


def _sprt(text: str | None):  # type: ignore[no-untyped-def]
    from malecon.arena import Sprt
    from malecon.arena.words import BadMatch

    if text is None:
        return None
    try:
        even, better = (float(part) for part in text.split(","))
        if not 0 < even < better < 1:
            raise ValueError
    except ValueError:
        raise BadMatch("arena-sprt", value=text) from None
    return Sprt(even, better)


def _percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def show_results(results) -> None:  # type: ignore[no-untyped-def]
    from malecon import title as title_of

    name = title_of(results.match.title).name_in(lang())
    standings = results.standings()
    grid = _bots_in_columns(
        say("arena-heading", title=name, games=len(results), seed=str(results.match.seed)), say("arena-bot"),
        [s.code if s.seats == 1 else f"{s.code} × {s.seats}" for s in standings],
    )  # fmt: skip
    for key, shown in _MEASURES.items():
        grid.add_row(say(f"arena-{key}"), *(shown(s) for s in standings))
    console.print(grid)
    if len(results.codes) > 1:
        pairs = results.head_to_head()
        grid = _bots_in_columns(say("arena-ahead"), "", results.codes)
        for code in results.codes:
            grid.add_row(code, *(_percent(pairs[code, other]) if code != other else "·" for other in results.codes))
        console.print(grid)


def _bots_in_columns(title: str, corner: str, codes: Sequence[str]) -> Grid:
    """A table that fits a narrow screen: there are few bots, and long codes are wrapped."""
    grid = Grid(title=title)
    grid.add_column(corner, overflow="fold")
    for code in codes:
        grid.add_column(code, justify="right", overflow="fold")
    return grid


_MEASURES: dict[str, Callable[[Any], str]] = {
    "share": lambda s: _percent(s.share),
    "interval": lambda s: f"{100 * s.low:.1f} – {100 * s.high:.1f}",
    "fair": lambda s: _percent(s.fair),
    "score": lambda s: f"{s.score:.1f}",
    "margin": lambda s: f"{s.margin:+.1f}",
    "rating": lambda s: f"{s.rating:.1f} ± {s.sigma:.1f}",
    "decision": lambda s: f"{1000 * s.decision:.1f} ms",
    "slowest": lambda s: f"{1000 * s.slowest:.0f} ms",
}
