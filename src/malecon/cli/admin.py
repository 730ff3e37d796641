"""malecon admin: runs a public site from a terminal, beside a running server."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Annotated

import typer

from malecon.cli.console import LANG, about, set_lang
from malecon.cli.serve import DB

if TYPE_CHECKING:
    from malecon.store import ReportRow, SanctionRow
    from malecon.tables.moderation import Moderation

admin = typer.Typer(no_args_is_help=True, help=about("help-admin"))

TABLE = Annotated[str, typer.Argument(help=about("help-admin-table"))]
TARGET = Annotated[str, typer.Argument(help=about("help-admin-target"))]
DAYS = Annotated[int | None, typer.Option(min=1, max=3650, help=about("help-admin-days"))]
REASON = Annotated[str, typer.Option(help=about("help-admin-reason"))]


@contextmanager
def _desk(db: str | None, lang: str) -> Iterator["Moderation"]:
    """What an operator works with; closed afterwards."""
    set_lang(lang)
    from malecon.store import Store, default_url
    from malecon.tables.moderation import Moderation

    store = Store(db or default_url())
    try:
        yield Moderation(store)
    finally:
        store.close()


def _say(lang: str, key: str, **parts: str | int) -> None:
    from malecon.web.problems import WORDS

    typer.echo(WORDS.say(lang, key, **parts))


# -- operators


@admin.command(help=about("help-admin-token"))
def token(
    hours: Annotated[int, typer.Option(min=1, max=24 * 30, help=about("help-admin-hours"))] = 12,
    db: DB = None,
    lang: LANG = "en",
) -> None:
    with _desk(db, lang) as desk:
        secret = desk.token(hours)
    typer.echo(secret)
    typer.echo(_words(lang, "admin-token", hours=hours), err=True)


def _words(lang: str, key: str, **parts: str | int) -> str:
    from malecon.web.problems import WORDS

    return WORDS.say(lang, key, **parts)


@admin.command("end-tokens", help=about("help-admin-end-tokens"))
def end_tokens(db: DB = None, lang: LANG = "en") -> None:
    with _desk(db, lang) as desk:
        _say(lang, "admin-tokens-ended", count=desk.end_tokens())


# -- bots from outside


@admin.command(help=about("help-admin-bot"))
def bot(
    name: Annotated[str, typer.Argument(help=about("help-admin-bot-name"))],
    rated: Annotated[bool, typer.Option("--rated/--friendly", help=about("help-admin-bot-rated"))] = False,
    end: Annotated[bool, typer.Option("--end", help=about("help-admin-bot-end"))] = False,
    db: DB = None,
    lang: LANG = "en",
) -> None:
    with _desk(db, lang) as desk:
        from malecon.tables.programs import Programs

        if end:
            _say(lang, "admin-bot-ended", name=Programs(desk.store).dismiss(name).name)
            return
        row, secret = Programs(desk.store).admit(name, rated)
    typer.echo(secret)
    typer.echo(_words(lang, "admin-bot-token", name=row.name), err=True)


@admin.command(help=about("help-admin-bots"))
def bots(db: DB = None, lang: LANG = "en") -> None:
    with _desk(db, lang) as desk:
        from malecon.tables.clock import day_of
        from malecon.tables.programs import Programs

        found = Programs(desk.store).all()
        for row in found:
            typer.echo("  ".join([row.name, day_of(row.created_at), _words(lang, f"admin-bot-{row.program}"), row.id]))
        if not found:
            _say(lang, "admin-bot-none")


# -- tables


@admin.command(help=about("help-admin-tables"))
def tables(
    limit: Annotated[int, typer.Option(min=1, max=10_000, help=about("help-admin-limit"))] = 50,
    db: DB = None,
    lang: LANG = "en",
) -> None:
    with _desk(db, lang) as desk:
        from malecon.store import moderation

        for table in moderation.newest_tables(desk.store, limit):
            typer.echo(_line(desk, table, lang))


def _line(desk: "Moderation", table: str, lang: str) -> str:
    """A table on one line: its id, its game, who sits there, how it stands."""
    from malecon.tables.clock import day_of

    found = desk.store.load(table)
    if found is None:
        return table
    row, seats, _ = found
    private = bool(row.settings.get("private"))
    flags = [("over", row.over), ("closed", row.closed), ("hidden", row.hidden), ("private", private)]
    states = [_words(lang, f"admin-{name}") for name, holds in flags if holds]
    names = ", ".join(s.name or f"bot:{s.bot}" if s.bot else s.name or "-" for s in seats)
    return "  ".join([table, day_of(row.moved_at), f"{row.title:12}", names, *states])


@admin.command(help=about("help-admin-show"))
def show(table: TABLE, db: DB = None, lang: LANG = "en") -> None:
    with _desk(db, lang) as desk:
        from malecon.store import moderation
        from malecon.tables.errors import NotFound

        found = desk.store.load(table)
        if found is None:
            raise NotFound("table-unknown")
        typer.echo(_line(desk, table, lang))
        known = moderation.people(desk.store, [s.session for s in found[1] if s.session])
        for s in found[1]:
            where = known[s.session].address if s.session in known else None
            typer.echo("  ".join([f"{table}/{s.seat}", s.name or s.bot or "-", s.session or "-", where or "-"]))
        for said in desk.store.messages(table):
            typer.echo(f"  {said.name}: {said.text}")


@admin.command("close", help=about("help-admin-close"))
def close_table(table: TABLE, db: DB = None, lang: LANG = "en") -> None:
    with _desk(db, lang) as desk:
        desk.close(table)
        _say(lang, "admin-done-close", table=table)


@admin.command("open", help=about("help-admin-open"))
def open_table(table: TABLE, db: DB = None, lang: LANG = "en") -> None:
    with _desk(db, lang) as desk:
        desk.open(table)
        _say(lang, "admin-done-open", table=table)


@admin.command(help=about("help-admin-hide"))
def hide(table: TABLE, db: DB = None, lang: LANG = "en") -> None:
    with _desk(db, lang) as desk:
        desk.hide(table)
        _say(lang, "admin-done-hide", table=table)


@admin.command(help=about("help-admin-unhide"))
def unhide(table: TABLE, db: DB = None, lang: LANG = "en") -> None:
    with _desk(db, lang) as desk:
        desk.show(table)
        _say(lang, "admin-done-show", table=table)


@admin.command(help=about("help-admin-delete"))
def delete(
    table: TABLE,
    yes: Annotated[bool, typer.Option("--yes", help=about("help-admin-yes"))] = False,
    db: DB = None,
    lang: LANG = "en",
) -> None:
    with _desk(db, lang) as desk:
        if not yes and not typer.confirm(_words(lang, "admin-sure", table=table)):
            raise typer.Exit(1)
        desk.delete(table)
        _say(lang, "admin-done-delete", table=table)


# -- people


@admin.command(help=about("help-admin-ban"))
def ban(target: TARGET, days: DAYS = None, reason: REASON = "", db: DB = None, lang: LANG = "en") -> None:
    with _desk(db, lang) as desk:
        typer.echo(_told(desk.sanction("ban", target, days, reason), lang))


@admin.command(help=about("help-admin-mute"))
def mute(target: TARGET, days: DAYS = None, reason: REASON = "", db: DB = None, lang: LANG = "en") -> None:
    with _desk(db, lang) as desk:
        typer.echo(_told(desk.sanction("mute", target, days, reason), lang))


@admin.command(help=about("help-admin-sanctions"))
def sanctions(db: DB = None, lang: LANG = "en") -> None:
    with _desk(db, lang) as desk:
        from malecon.store import moderation
        from malecon.tables import clock

        for row in moderation.sanctions(desk.store, clock.now()):
            typer.echo(_told(row, lang))


@admin.command(help=about("help-admin-lift"))
def lift(
    sanction: Annotated[str, typer.Argument(help=about("help-admin-sanction"))], db: DB = None, lang: LANG = "en"
) -> None:
    with _desk(db, lang) as desk:
        desk.lift(sanction)
        _say(lang, "admin-lifted", sanction=sanction)


def _told(row: "SanctionRow", lang: str) -> str:
    from malecon.tables.moderation import sentence_parts

    parts = sentence_parts(row)
    whom = row.address or " ".join(filter(None, [row.name, row.person]))
    until = _words(lang, "admin-until", until=parts["until"])
    return "  ".join(filter(None, [row.id, _words(lang, f"admin-{row.what}"), whom, until, row.reason]))


# -- reports


@admin.command(help=about("help-admin-reports"))
def reports(
    all_of_them: Annotated[bool, typer.Option("--all", help=about("help-admin-all"))] = False,
    db: DB = None,
    lang: LANG = "en",
) -> None:
    with _desk(db, lang) as desk:
        from malecon.store import moderation

        found = moderation.reports(desk.store, all_of_them)
        for row in found:
            typer.echo(_report(row, lang))
        if not found:
            _say(lang, "admin-no-reports")


def _report(row: "ReportRow", lang: str) -> str:
    from malecon.tables.clock import day_of

    about_whom = " ".join(filter(None, [row.about_name, row.about])) or _words(lang, "admin-the-table")
    head = "  ".join([row.id, day_of(row.at), row.table_id, f"{row.name} → {about_whom}"])
    return f"{head}\n  {row.text}"


@admin.command(help=about("help-admin-done"))
def done(
    report: Annotated[str, typer.Argument(help=about("help-admin-report"))], db: DB = None, lang: LANG = "en"
) -> None:
    with _desk(db, lang) as desk:
        desk.finish(report)
        _say(lang, "admin-done-report", report=report)
