"""Who asks, in which language, and of which tables: what every route needs."""

import asyncio
from collections import OrderedDict
from dataclasses import dataclass
from math import inf
from secrets import token_urlsafe
from threading import Lock
from time import monotonic
from typing import Annotated, Any

import msgspec
from fastapi import Depends, Path, Query, Request
from starlette.requests import HTTPConnection
from starlette.responses import Response

from malecon.store import SessionRow
from malecon.tables import Tables, views
from malecon.tables.clock import now
from malecon.tables.live import Live
from malecon.tables.people import hashed
from malecon.web.guard import COOKIE
from malecon.web.problems import NoSession, lang_of

KEPT = 10_000
BELIEVED = 20.0  # seconds
A_YEAR = 365 * 24 * 3600


class Sessions:
    """The sessions seen lately, so that not every request asks the database. Where several processes serve, another one
    may have ended a session meanwhile: it is asked for again after a while."""

    def __init__(self, tables: Tables) -> None:
        self._store = tables.store
        self._known: OrderedDict[str, tuple[SessionRow, float]] = OrderedDict()
        self._lock = Lock()

    def knows(self, secret: str | None) -> bool:
        """Whether this one needs no question to the database."""
        return not secret or self._kept(hashed(secret)) is not None

    def of(self, secret: str | None) -> SessionRow | None:
        if not secret or len(secret) > 200:
            return None
        session = hashed(secret)
        known = self._kept(session)
        if known is not None:
            return known
        found = self._store.session(session)
        return None if found is None else self._keep(found)

    def _kept(self, session: str) -> SessionRow | None:
        with self._lock:
            row, until = self._known.get(session, (None, 0.0))
        return row if until > monotonic() else None

    def _keep(self, row: SessionRow) -> SessionRow:
        with self._lock:
            self._known[row.id] = row, monotonic() + BELIEVED if self._store.shared else inf
            self._known.move_to_end(row.id)
            while len(self._known) > KEPT:
                self._known.popitem(last=False)
        return row

    def begin(self, name: str) -> tuple[str, SessionRow]:
        secret = token_urlsafe(32)
        return secret, self.save(SessionRow(hashed(secret), name, now()))

    def save(self, row: SessionRow) -> SessionRow:
        self._store.save_session(row)
        return self._keep(row)

    def end(self, row: SessionRow) -> None:
        self._store.forget_session(row.id)
        with self._lock:
            self._known.pop(row.id, None)


@dataclass
class Asking:
    """A request's circumstances."""

    tables: Tables
    sessions: Sessions
    session: SessionRow | None
    lang: str

    @property
    def who(self) -> SessionRow:
        if self.session is None:
            raise NoSession("web-no-session")
        return self.session

    @property
    def id(self) -> str | None:
        return None if self.session is None else self.session.id

    def table(self, live: Live, seat: int | None = None) -> dict[str, Any]:
        eyes = self.tables.seat_for(live, self.id, seat)
        return views.table_data(self.tables, live, self.id, eyes, self.lang, now())


def asking_of(connection: HTTPConnection) -> Asking:
    state = connection.app.state
    session = state.sessions.of(connection.cookies.get(COOKIE))
    return Asking(state.tables, state.sessions, session, lang_of(connection.scope))


async def asking(request: Request) -> Asking:
    """Sessions seen lately are at hand; only of a new one the database is asked, in a thread."""
    secret = request.cookies.get(COOKIE)
    if not request.app.state.sessions.knows(secret):
        return await asyncio.to_thread(asking_of, request)
    return asking_of(request)


Ask = Annotated[Asking, Depends(asking)]
TableId = Annotated[str, Path(min_length=1, max_length=32, pattern="^[a-z0-9]+$", examples=["k7m2pqwd94xz"])]
SeatPath = Annotated[int, Path(ge=0, le=15)]
SeatQuery = Annotated[int | None, Query(ge=0, le=15, description="Through the eyes of this one of your seats")]


def reply(data: Any, status: int = 200) -> Response:
    """An answer as JSON. It is built to the model that its route declares, and tests hold it to that."""
    return Response(msgspec.json.encode(data), status, media_type="application/json")
