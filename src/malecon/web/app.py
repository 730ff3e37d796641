"""The application: routes, errors, the socket, the page; and its life from opening to closing the store."""

import asyncio
import gc
import logging
import os
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from threading import Event, Thread
from time import sleep
from typing import Any

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.routing import Match, Route, WebSocketRoute

import malecon
import malecon.web.account_routes
import malecon.web.bot_routes
import malecon.web.news_routes
import malecon.web.operator
import malecon.web.player_routes
import malecon.web.routes  # these declare the addresses
from malecon.core.errors import MaleconError
from malecon.core.words import LANGS
from malecon.store import Store, Unusable
from malecon.tables import Tables, views
from malecon.tables.answers import IllegalProblem, StaleProblem
from malecon.tables.errors import NotAllowed, NotFound, Refused, Stale
from malecon.tables.moderation import BAN
from malecon.tables.thinkers import BotPool
from malecon.web import logs, metrics
from malecon.web.contract import Unreadable, describe, reply, router
from malecon.web.guard import API, Guard
from malecon.web.newsroom import Newsroom
from malecon.web.packing import Packed
from malecon.web.page import page, prepare
from malecon.web.previews import picture
from malecon.web.problems import WORDS, lang_of, problem_of, said, status_of
from malecon.web.room import Room, address_name
from malecon.web.sending import Senders
from malecon.web.settings import Settings
from malecon.web.sockets import table_socket
from malecon.web.visitors import Sessions, visitor_of

log = logging.getLogger("malecon.web")

COLLECTING = (10_000, 20, 20)  # new objects before a garbage collection, and how rarely it looks at older ones
SWITCH = 0.001  # seconds a busy thread may hold the interpreter, so that the writer doesn't wait for the event loop


def make(settings: Settings | None = None) -> FastAPI:
    """The application. Without settings, it reads them from the environment, as worker processes do."""
    chosen = settings or Settings.from_environment()

    @asynccontextmanager
    async def life(app: FastAPI) -> AsyncIterator[None]:
        sys.setswitchinterval(SWITCH)
        if chosen.access_log or chosen.json_logs:
            logs.configure(chosen)
        store = Store(chosen.db)
        pool = BotPool(chosen.bots, meters=store.meters)
        tables = Tables(store, thinkers=pool, started=chosen.started, pace=chosen.pace, limits=chosen.limits)
        app.state.settings = chosen
        app.state.tables, app.state.sessions, app.state.room = tables, Sessions(tables), Room(chosen)
        app.state.shelf = metrics.Shelf(chosen)
        metrics.prepare(tables, app.state.room)
        tables.heeding.append(partial(_heed, app))
        tables.start()
        newsroom = Newsroom(tables, Senders(store, chosen))
        newsroom.start()
        closing = Event()
        Thread(target=_warm, args=(closing,), name="malecon-warm", daemon=True).start()
        if chosen.workers > 1:
            Thread(target=_end_with_parent, daemon=True).start()
            Thread(target=_keep_figures, args=(closing, app), name="malecon-figures", daemon=True).start()
        try:
            yield
        finally:
            closing.set()
            await asyncio.to_thread(newsroom.stop)
            app.state.shelf.clear()
            await asyncio.to_thread(tables.close)
            await asyncio.to_thread(store.close)

    app = FastAPI(
        title="Malecón",
        description=f"Tables of Caribbean euro games. The socket {API}/tables/{{id}}/socket sends SocketMessage.",
        version="1",
        lifespan=life,
        openapi_url=f"{API}/openapi.json",
        docs_url=None,
        redoc_url=None,
        routes=router.routes,  # not included as a router: that would try every route twice
    )
    app.router.routes.append(WebSocketRoute(f"{API}/tables/{{id}}/socket", table_socket))
    app.router.routes.append(Route("/metrics", metrics.metrics, methods=["GET"]))
    app.router.routes.append(Route("/api/{path:path}", _nothing_here, methods=None))
    app.router.routes.append(Route("/preview/{table}.png", picture, methods=["GET", "HEAD"]))
    app.router.routes.append(Route("/{path:path}", page, methods=["GET", "HEAD"]))
    app.add_exception_handler(MaleconError, _refused)
    app.add_exception_handler(Unusable, _no_database)
    app.add_exception_handler(RequestValidationError, _unfit)
    app.add_exception_handler(Unreadable, _unreadable)
    app.add_exception_handler(HTTPException, _http)
    app.add_exception_handler(Exception, _failed)
    app.add_middleware(Packed)
    app.add_middleware(Guard, settings=chosen)
    describe(app)
    return app


def _warm(closing: Event) -> None:
    """Prepares the page, every title's compiled programs and its words before the first guest needs them. Whatever
    exists then stays for good, so it is hidden from the garbage collector, which would otherwise stop everybody for a
    tenth of a second."""
    prepare()
    for name in malecon.titles():
        if closing.is_set():
            return
        title = malecon.title(name)
        position = title.new(title.seats.start, 0)
        seat = position.to_move or 0
        view = position.view(seat)
        for lang in LANGS:
            views.legal(position, view, seat, lang)
            views.prompt(title, view, lang)
        position.play(position.legal()[0])
        position.scores()
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECTING)


def _keep_figures(closing: Event, app: FastAPI) -> None:
    """Writes down what this process has counted, so that another process can answer for it."""
    while not closing.wait(1.0):
        app.state.shelf.put(app.state.tables.store.meters)


def _heed(app: FastAPI, kind: str, which: str) -> None:
    """Closes sockets here after another process or an operator has signed out or banned people."""
    room: Room = app.state.room
    if kind == "session":
        app.state.sessions.forget(which)
        room.end(which)
    elif kind == "sanctions":
        for row in app.state.tables.sanctions.rows:
            if row.what == BAN:
                room.end(row.person or address_name(row.address or ""))


def _end_with_parent() -> None:
    """Stops a worker whose supervisor was killed, so that it doesn't keep the port."""
    parent = os.getppid()
    while os.getppid() == parent:
        sleep(0.5)
    os.kill(os.getpid(), signal.SIGTERM)


async def _nothing_here(request: Request) -> Response:
    raise HTTPException(404)


async def _refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, MaleconError)
    return await asyncio.to_thread(_refusal, request, error)


def _refusal(request: Request, error: MaleconError) -> Response:
    """Answers a refusal. If the table has moved on, the answer contains the table as it stands."""
    problem = problem_of(error, lang_of(request.scope))
    if not isinstance(error, Stale | Refused):
        return reply(problem, status_of(error))
    who = visitor_of(request)
    try:
        live = who.tables.live(request.path_params["id"])
        who.check_sight(live)
        table = who.view(live)
    except NotAllowed as hidden:
        return reply(problem_of(hidden, lang_of(request.scope)), 403)
    except (NotFound, KeyError):
        return reply(problem, 404)
    return reply(StaleProblem(key=problem.key, text=problem.text, table=table), status_of(error))


async def _no_database(request: Request, error: Exception) -> Response:
    """Answers that the database is away. Only the operator needs the details, and the store has logged them."""
    answer = reply(said(request.scope, "web-no-database"), 503)
    answer.headers["retry-after"] = "1"
    return answer


async def _unfit(request: Request, error: Exception) -> Response:
    """Answers a path or a query that doesn't fit the address."""
    assert isinstance(error, RequestValidationError)
    first: dict[str, Any] = error.errors()[0]
    return _does_not_fit(request, ".".join(str(part) for part in first["loc"]), str(first["msg"]))


async def _unreadable(request: Request, error: Exception) -> Response:
    return _does_not_fit(request, "body", str(error))


def _does_not_fit(request: Request, where: str, why: str) -> Response:
    text = WORDS.say(lang_of(request.scope), "web-unfit", where=where, why=why)
    return reply(IllegalProblem(key="web-unfit", text=text), 422)


async def _http(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    key = {404: "web-not-found", 405: "web-method"}.get(error.status_code, "web-failed")
    answer = reply(said(request.scope, key), error.status_code)
    answer.headers.update(error.headers or {})
    if error.status_code == 405:
        answer.headers["allow"] = ", ".join(sorted(_methods(request)))
    return answer


def _methods(request: Request) -> set[str]:
    """The methods this address supports, over all routes."""
    found: set[str] = set()
    for route in router.routes:
        if isinstance(route, Route) and route.matches(request.scope)[0] is not Match.NONE:
            found |= route.methods or set()
    return found


async def _failed(request: Request, error: Exception) -> Response:
    # The log never contains what a request holds: it may be secret.
    log.error("%s %s failed: %s", request.method, request.scope.get("route", "?"), type(error).__name__)
    return reply(said(request.scope, "web-failed"), 500)
