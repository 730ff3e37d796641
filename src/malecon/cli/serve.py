"""malecon serve: the tables for everybody who opens the page. malecon store: maintains the saved games."""

import errno
from pathlib import Path
from time import time
from typing import TYPE_CHECKING, Annotated

import typer

from malecon.cli.console import LANG, about, set_lang

if TYPE_CHECKING:
    from malecon.tables.upkeep import Report


def serve(
    host: Annotated[str | None, typer.Option(help=about("help-host"))] = None,
    port: Annotated[int | None, typer.Option(min=0, max=65535, help=about("help-port"))] = None,
    db: Annotated[str | None, typer.Option(help=about("help-db"))] = None,
    workers: Annotated[int | None, typer.Option(min=1, help=about("help-workers"))] = None,
    bots: Annotated[int | None, typer.Option(min=1, help=about("help-thinkers"))] = None,
    pace: Annotated[int | None, typer.Option(min=0, max=10_000, help=about("help-pace"))] = None,
    rate: Annotated[float | None, typer.Option(min=1, help=about("help-rate"))] = None,
    address_rate: Annotated[float | None, typer.Option(min=1, help=about("help-address-rate"))] = None,
    sockets: Annotated[int | None, typer.Option(min=1, help=about("help-sockets"))] = None,
    behind_proxy: Annotated[bool | None, typer.Option("--behind-proxy", help=about("help-proxy"))] = None,
    access_log: Annotated[bool | None, typer.Option("--access-log", help=about("help-access-log"))] = None,
    json_logs: Annotated[bool | None, typer.Option("--json-logs", help=about("help-json-logs"))] = None,
    settings_file: Annotated[Path | None, typer.Option("--settings", help=about("help-settings"))] = None,
    browser: Annotated[bool, typer.Option("--browser/--no-browser", help=about("help-browser"))] = True,
    lang: LANG = "en",
) -> None:
    """Serve tables to browsers."""
    set_lang(lang)
    from malecon.cli.first_start import compile_for_server
    from malecon.store.database import make_ready, parse_url
    from malecon.web.problems import WORDS
    from malecon.web.server import run
    from malecon.web.settings import gather

    given = {"host": host, "port": port, "db": db, "workers": workers, "bots": bots, "pace": pace, "rate": rate,
             "address_rate": address_rate, "address_sockets": sockets, "behind_proxy": behind_proxy,
             "access_log": access_log, "json_logs": json_logs}  # fmt: skip
    settings = gather(given, settings_file)
    settings.started = int(time() * 1000)
    where, workers = settings.db, settings.workers
    if workers > 1 and parse_url(where).get_backend_name() == "sqlite":
        typer.echo(WORDS.say(lang, "serve-one-process", workers=workers), err=True)
        raise typer.Exit(2)
    typer.echo(WORDS.say(lang, "serve-db", db=parse_url(where).render_as_string(hide_password=True)))
    make_ready(where)  # here, where we can say plainly what is wrong with it
    compiling = compile_for_server()

    def announce(url: str) -> None:
        typer.echo(WORDS.say(lang, "serve-ready", url=url))
        if browser:
            import threading
            import webbrowser

            threading.Thread(target=webbrowser.open, args=(url,), daemon=True).start()

    try:
        served = run(settings, settings.host, settings.port, workers, announce)
    except OSError as error:
        if error.errno != errno.EADDRINUSE:
            raise
        typer.echo(WORDS.say(lang, "serve-port-taken", port=str(settings.port)), err=True)
        raise typer.Exit(2) from None
    finally:
        if compiling is not None:
            compiling.terminate()  # what is compiled is kept; the next start does the rest
            compiling.wait()
    typer.echo(WORDS.say(lang, "serve-closing"))
    if not served:
        raise typer.Exit(1)


def openapi() -> None:
    """Print the server's OpenAPI contract."""
    from malecon.web.openapi import contract

    typer.echo(contract(), nl=False)


store = typer.Typer(no_args_is_help=True, help=about("help-store"))

DB = Annotated[str | None, typer.Option(help=about("help-db"))]


@store.command(help=about("help-verify"))
def verify(db: DB = None, lang: LANG = "en") -> None:
    """Replay every saved game and report each one that ends differently."""
    set_lang(lang)
    from malecon.store import Store, default_url
    from malecon.tables.upkeep import verify_all
    from malecon.web.problems import WORDS

    kept = Store(db or default_url())
    report = verify_all(kept)
    kept.close()
    _tell(report, lang)
    typer.echo(WORDS.say(lang, "store-verified", plays=report.plays, actions=report.actions))
    if report.faults:
        raise typer.Exit(1)
    typer.echo(WORDS.say(lang, "store-all-well"))


def _tell(report: "Report", lang: str) -> None:
    """What is wrong with which tables, and which are too old for this version."""
    from malecon.web.problems import WORDS

    for fault in report.old + report.faults:
        typer.echo(WORDS.say(lang, "store-changed", table=fault.table, why=WORDS.say(lang, fault.key, **fault.parts)))
    if report.old:
        typer.echo(WORDS.say(lang, "store-old", n=len(report.old)))


@store.command(help=about("help-store-rate"))
def rate(db: DB = None, lang: LANG = "en") -> None:
    """Compute every rating again from the stored games."""
    set_lang(lang)
    from malecon.store import Store, default_url
    from malecon.tables.ratings import count_all
    from malecon.web.problems import WORDS

    kept = Store(db or default_url())
    games, people = count_all(kept)
    kept.close()
    typer.echo(WORDS.say(lang, "store-rated", games=games, people=people))


@store.command(help=about("help-rebuild"))
def rebuild(db: DB = None, lang: LANG = "en") -> None:
    """Rebuild everything that is derived from the records."""
    set_lang(lang)
    from malecon.store import Store, default_url
    from malecon.tables.upkeep import rebuild_all
    from malecon.web.problems import WORDS

    kept = Store(db or default_url())
    report = rebuild_all(kept)
    kept.close()
    _tell(report, lang)
    typer.echo(WORDS.say(lang, "store-rebuilt", plays=report.plays, mended=report.mended))
    if report.faults:
        raise typer.Exit(1)
