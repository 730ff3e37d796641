"""The operators' addresses: reports, tables and sanctions, for anyone with a token from `malecon admin token`."""

import asyncio
from typing import Annotated, Any

from fastapi import Depends, Path, Request, Response

import malecon
from malecon.store import ReportRow, SanctionRow, moderation
from malecon.tables import Tables, views
from malecon.tables import answers as a
from malecon.tables.errors import NotFound
from malecon.tables.moderation import Moderation
from malecon.web import requests as r
from malecon.web.contract import OPEN, OPERATOR, SIGNED, reply, route
from malecon.web.guard import API, OPERATOR_COOKIE, bearer_of
from malecon.web.problems import NoSession
from malecon.web.visitors import TableId, Who

MOST_TABLES = 100
MOST_HOURS = 12
OPERATING = (*OPEN, 401, 404)
SHORT_ID = "^[a-z0-9]{1,32}$"
ShortId = Annotated[str, Path(pattern=SHORT_ID)]


def _token(request: Request) -> str | None:
    """A browser's cookie, or what a program sends as `Authorization: Bearer TOKEN`."""
    return bearer_of(request.headers.get("authorization")) or request.cookies.get(OPERATOR_COOKIE)


async def _operator(request: Request) -> Moderation:
    tables: Tables = request.app.state.tables
    if not await asyncio.to_thread(tables.moderation.is_operator, _token(request)):
        raise NoSession("web-no-operator")
    return tables.moderation


Operator = Annotated[Moderation, Depends(_operator)]


def _done(request: Request) -> Response:
    """An empty answer. This process applies the operator's decision from now on."""
    request.app.state.tables.take_notices()
    return Response(status_code=204)


# -- players


@route("POST", "/tables/{id}/report", SIGNED, tag="talking", status=204)
def report(id: TableId, wish: r.ReportIn, who: Who) -> Response:
    """Reports a problem with this table, or with the person on a seat, to the operators. Nobody else reads it."""
    live = who.look(id)
    who.tables.moderation.report(live, who.me, who.signed.name, wish.seat, wish.text, who.tables.limits.reports)
    return Response(status_code=204)


# -- operators


@route("POST", "/operator/session", (*OPEN, 401), tag="operator", status=204, scheme=None)
def enter_as_operator(wish: r.OperatorIn, request: Request) -> Response:
    """Signs an operator in with a token from `malecon admin token`."""
    token = wish.token.strip()
    if not request.app.state.tables.moderation.is_operator(token):
        raise NoSession("web-no-operator")
    answer = Response(status_code=204)
    secure = request.url.scheme == "https"
    age = MOST_HOURS * 3600
    answer.set_cookie(
        OPERATOR_COOKIE, token, max_age=age, httponly=True, samesite="strict", secure=secure, path=f"{API}/operator"
    )
    return answer


@route("DELETE", "/operator/session", OPERATING, tag="operator", status=204, scheme=OPERATOR)
def leave_as_operator(operator: Operator, request: Request) -> Response:
    """Ends the token."""
    operator.end_token(_token(request) or "")
    answer = Response(status_code=204)
    answer.delete_cookie(OPERATOR_COOKIE, path=f"{API}/operator")
    return answer


@route("GET", "/operator", OPERATING, tag="operator", scheme=OPERATOR, answer=a.Overview)
def overview(operator: Operator, request: Request) -> Response:
    """What waits for an operator: reports, the most recently active tables, the sanctions in force."""
    tables: Tables = request.app.state.tables
    ids = moderation.newest_tables(operator.store, MOST_TABLES)
    found = (_table(operator, id) for id in ids)
    return reply(
        a.Overview(
            reports=[_report(row) for row in moderation.reports(operator.store)],
            sanctions=[_sanction(row) for row in tables.sanctions.rows],
            tables=[table for table in found if table is not None],
        )
    )


@route("GET", "/operator/tables/{id}", OPERATING, tag="operator", scheme=OPERATOR, answer=a.OperatorTable)
def operators_table(id: TableId, operator: Operator) -> Response:
    """A table with its seats and its chat; nothing of the game."""
    table = _table(operator, id, talk=True)
    if table is None:
        raise NotFound("table-unknown")
    return reply(table)


@route("POST", "/operator/tables/{id}", OPERATING, tag="operator", status=204, scheme=OPERATOR)
def change_table(id: TableId, wish: r.TableOrderIn, operator: Operator, request: Request) -> Response:
    """Closes, reopens, hides, shows or deletes a table."""
    {"close": operator.close, "open": operator.open, "hide": operator.hide,
     "show": operator.show, "delete": operator.delete}[wish.do](id)  # fmt: skip
    return _done(request)


@route("POST", "/operator/sanctions", OPERATING, tag="operator", status=204, scheme=OPERATOR)
def impose(wish: r.SanctionIn, operator: Operator, request: Request) -> Response:
    """Bans or mutes a person, or bans an address; of IPv6 its /64."""
    operator.sanction(wish.what, wish.target.strip(), wish.days, wish.reason)
    return _done(request)


@route("DELETE", "/operator/sanctions/{id}", OPERATING, tag="operator", status=204, scheme=OPERATOR)
def lift(id: ShortId, operator: Operator, request: Request) -> Response:
    """Lifts a ban or a mute."""
    operator.lift(id)
    return _done(request)


@route("POST", "/operator/reports/{id}/done", OPERATING, tag="operator", status=204, scheme=OPERATOR)
def finish_report(id: ShortId, operator: Operator, request: Request) -> Response:
    """Marks a report as done."""
    operator.finish(id)
    return _done(request)


def _report(row: ReportRow) -> a.Report:
    return a.Report(id=row.id, table=row.table_id, name=row.name, about=row.about, about_name=row.about_name,
                    text=row.text, at=row.at)  # fmt: skip


def _sanction(row: SanctionRow) -> a.Sanction:
    given: Any = row.what
    return a.Sanction(id=row.id, what=given, person=row.person, address=row.address, name=row.name, reason=row.reason,
                      at=row.at, until=row.until)  # fmt: skip


def _table(operator: Moderation, id: str, talk: bool = False) -> a.OperatorTable | None:
    """What the rows say, even if the table is hidden or can't be replayed."""
    found = operator.store.load(id)
    if found is None:
        return None
    row, seats, _ = found
    known = moderation.people(operator.store, [s.session for s in seats if s.session is not None])
    places = [
        a.OperatorSeat(
            seat=s.seat,
            name=s.name,
            bot=s.bot,
            person=s.session,
            address=known[s.session].address if s.session in known else None,
        )
        for s in seats
    ]
    return a.OperatorTable(
        id=row.id,
        title=row.title if row.title not in malecon.titles() else malecon.title(row.title).name_in("en"),
        ply=row.ply,
        over=row.over,
        closed=row.closed,
        hidden=row.hidden,
        private=bool(row.settings.get("private")),
        seats=places,
        messages=[views.message(said) for said in operator.store.messages(id)] if talk else [],
        moved_at=row.moved_at,
    )
