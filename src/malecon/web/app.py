"""The application: routes, errors, the socket, the page; and its life from opening to closing the store."""

import asyncio
import gc
import logging
import os
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from threading import Event, Thread
from time import sleep
from typing import Any

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.routing import Route, WebSocketRoute

import malecon
from malecon.core.errors import MaleconError
from malecon.core.words import LANGS
from malecon.store import Store, Unusable
from malecon.tables import Tables, views
from malecon.tables.bots import BotPool
from malecon.tables.errors import NotFound, Refused, Stale
from malecon.web import models
from malecon.web.context import Sessions, asking_of, reply
from malecon.web.guard import Guard
from malecon.web.live import live
from malecon.web.page import page, prepare
from malecon.web.problems import WORDS, lang_of, problem_data, status_of
from malecon.web.room import Room
from malecon.web.routes import router
from malecon.web.settings import Settings

log = logging.getLogger("malecon.web")

OLD_ANSWERS = 7 * 24 * 3600 * 1000
COLLECTING = (10_000, 20, 20)  # new objects before the collector looks at the youngest, and how often at the older
SWITCH = 0.001  # seconds after which a busy thread lets another one on: the writer must not wait for the loop


def make(settings: Settings | None = None) -> FastAPI:
    """The application. Without settings it takes them from the environment, as worker processes do."""
    chosen = settings or Settings.from_environment()

    @asynccontextmanager
    async def life(app: FastAPI) -> AsyncIterator[None]:
        sys.setswitchinterval(SWITCH)
        store = Store(chosen.db)
        tables = Tables(store, pool=BotPool(chosen.bots), started=chosen.started, pace=chosen.pace)
        app.state.tables, app.state.sessions, app.state.room = tables, Sessions(tables), Room(chosen)
        tables.start()
        closing = Event()
        Thread(target=_warm, args=(closing,), name="malecon-warm", daemon=True).start()
        if chosen.workers > 1:
            Thread(target=_end_with_parent, daemon=True).start()
        store.forget_answers(tables.started - OLD_ANSWERS)
        try:
            yield
        finally:
            closing.set()
            await asyncio.to_thread(tables.close)
            await asyncio.to_thread(store.close)

    app = FastAPI(
        title="Malecón",
        description="Tables of Caribbean euro games. The socket /api/tables/{id}/live sends LiveMessage.",
        version="1",
        lifespan=life,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        routes=router.routes,  # not included as a router: that would try every route twice
    )
    app.router.routes.append(WebSocketRoute("/api/tables/{id}/live", live))
    app.router.routes.append(Route("/api/{path:path}", _nothing_here, methods=None))
    app.router.routes.append(Route("/{path:path}", page, methods=["GET", "HEAD"]))
    app.add_exception_handler(MaleconError, _refused)
    app.add_exception_handler(Unusable, _no_database)
    app.add_exception_handler(RequestValidationError, _unfit)
    app.add_exception_handler(HTTPException, _http)
    app.add_exception_handler(Exception, _failed)
    app.add_middleware(Guard, settings=chosen)
    _describe_socket(app)
    return app


def _warm(closing: Event) -> None:
    """Gets ready the page, every title's compiled programs and its words before the first guest needs them.

    What is there then stays for good: the garbage collector need not walk through it again and again, which would stop
    everybody for a tenth of a second.
    """
    prepare()
    for name in malecon.titles():
        if closing.is_set():
            return
        title = malecon.title(name)
        position = title.new(title.seats.start, 0)
        seat = position.to_move or 0
        view = position.view(seat)
        for lang in LANGS:
            views.legal_data(position, view, seat, lang)
            views.prompt_of(title, view, lang)
        position.play(position.legal()[0])
        position.scores()
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECTING)


def _end_with_parent() -> None:
    """A worker whose supervisor was killed must not go on holding its port."""
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
    """Where the table has moved on or cannot do that now, it comes along as it stands."""
    lang = lang_of(request.scope)
    data = problem_data(error, lang)
    status = status_of(error)
    if isinstance(error, Stale | Refused):
        ask = asking_of(request)
        try:
            data["table"] = ask.table(ask.tables.live(request.path_params["id"]))
        except (NotFound, KeyError):
            status = 404
    return reply(data, status)


async def _no_database(request: Request, error: Exception) -> Response:
    """What is wrong with it is the operator's to know; the store has logged it."""
    answer = reply({"key": "web-no-database", "text": WORDS.say(lang_of(request.scope), "web-no-database")}, 503)
    answer.headers["retry-after"] = "1"
    return answer


async def _unfit(request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    first: dict[str, Any] = error.errors()[0]
    where = ".".join(str(part) for part in first["loc"])
    text = WORDS.say(lang_of(request.scope), "web-unfit", where=where, why=str(first["msg"]))
    return reply({"key": "web-unfit", "text": text, "reason": None, "legal": []}, 422)


async def _http(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    if error.status_code == 400:  # a body that is not even text
        text = WORDS.say(lang_of(request.scope), "web-unfit", where="body", why="UTF-8")
        return reply({"key": "web-unfit", "text": text, "reason": None, "legal": []}, 422)
    key = {404: "web-not-found", 405: "web-method"}.get(error.status_code, "web-failed")
    answer = reply({"key": key, "text": WORDS.say(lang_of(request.scope), key)}, error.status_code)
    answer.headers.update(error.headers or {})
    return answer


async def _failed(request: Request, error: Exception) -> Response:
    # What went wrong is logged without the request's contents: they may be secret.
    log.error("%s %s failed: %s", request.method, request.scope.get("route", "?"), type(error).__name__)
    return reply({"key": "web-failed", "text": WORDS.say(lang_of(request.scope), "web-failed")}, 500)


def _describe_socket(app: FastAPI) -> None:
    """OpenAPI has no sockets; what ours sends is described among the schemas."""
    plain = app.openapi

    def described() -> dict[str, Any]:
        schema = plain()
        schemas = schema["components"]["schemas"]
        if "LiveMessage" not in schemas:
            own = models.LiveMessage.model_json_schema(
                mode="serialization", ref_template="#/components/schemas/{model}"
            )
            own.pop("$defs", None)
            schemas["LiveMessage"] = own
        return schema

    app.openapi = described  # type: ignore[method-assign]
