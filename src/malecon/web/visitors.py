"""Who is asking, in which language, and about which table: what every route needs."""

import asyncio
from collections import OrderedDict
from dataclasses import dataclass
from functools import cached_property
from math import inf
from secrets import token_urlsafe
from threading import Lock
from time import monotonic
from typing import Annotated, Any

from fastapi import Depends, Path, Query, Request, Response
from starlette.requests import HTTPConnection

from malecon.store import SessionRow, persons
from malecon.store.handles import handle_of, is_program
from malecon.tables import Tables, views
from malecon.tables.answers import Session, Table
from malecon.tables.clock import now
from malecon.tables.errors import NotAllowed, Refused
from malecon.tables.live import Live
from malecon.tables.moderation import BAN, sentence_parts
from malecon.tables.people import hashed
from malecon.web.guard import COOKIE, address_of, bearer_of
from malecon.web.problems import Banned, NoAccount, NoSession, lang_of

KEPT = 10_000
BELIEVED = 20.0  # seconds
A_WHILE = 10 * 60 * 1000  # milliseconds
SEEN = 24 * 3600 * 1000
A_YEAR = 365 * 24 * 3600
DEVICE = "device"  # tickets that add a device
SHORTEST = 20  # letters of a code that opens a device at a table; shorter ones are typed at /enter/code, where guesses are dear


class Sessions:
    """The sessions seen lately, so that not every request asks the database. With several processes, another one may
    have ended a session meanwhile, so it is looked up again after a while."""

    def __init__(self, tables: Tables) -> None:
        self._store = tables.store
        self._known: OrderedDict[str, tuple[SessionRow, float]] = OrderedDict()
        self._lock = Lock()

    def knows(self, secret: str | None) -> bool:
        """Whether this one needs no question to the database."""
        return not secret or self._kept(secret) is not None

    def person_at_hand(self, secret: str) -> str | None:
        """Whose session this is, where no question to the database is needed."""
        known = self._kept(secret)
        return None if known is None else person_of(known)

    def of(self, secret: str | None, address: str | None = None) -> SessionRow | None:
        if not secret or len(secret) > 200:
            return None
        known = self._kept(secret)
        if known is not None:
            return known
        found = self._store.session(hashed(secret))
        if found is None:
            return None
        moved = address is not None and address != found.address
        if moved or now() - found.seen_at > SEEN:
            self._store.see_session(found.id, now(), address or found.address)
        return self._keep(secret, found)

    def _kept(self, secret: str) -> SessionRow | None:
        with self._lock:
            row, until = self._known.get(secret, (None, 0.0))
        return row if until > monotonic() else None

    def _keep(self, secret: str, row: SessionRow) -> SessionRow:
        with self._lock:
            self._known[secret] = row, monotonic() + BELIEVED if self._store.shared else inf
            self._known.move_to_end(secret)
            while len(self._known) > KEPT:
                self._known.popitem(last=False)
        return row

    def begin(self, name: str, agent: str = "", address: str | None = None) -> str:
        """A new person with a first session; returns the secret for the browser."""
        secret = token_urlsafe(32)
        row = SessionRow(hashed(secret), name, now(), seen_at=now(), agent=agent, address=address)
        persons.enrol(self._store, row)
        self._keep(secret, row)
        return secret

    def begin_for(self, person: str, agent: str, ended: SessionRow | None) -> tuple[str, SessionRow]:
        """One more device for a person, replacing what the same browser was before."""
        known = persons.person(self._store, person)
        if known is None:
            raise NoAccount("account-unknown")
        secret = token_urlsafe(32)
        row = SessionRow(hashed(secret), known.name, now(), person=person, seen_at=now(), agent=agent)
        persons.add_device(self._store, row, None if ended is None else ended.id)
        if ended is not None:
            self.forget(ended.id)
        return secret, self._keep(secret, row)

    def rename(self, row: SessionRow, name: str) -> None:
        persons.rename(self._store, person_of(row), name)
        self.forget_person(person_of(row))

    def device_code(self, person: str) -> str:
        """A code that makes another browser a device of this person: for a while, and once."""
        code = token_urlsafe(18)
        persons.give_ticket(self._store, hashed(code), DEVICE, person, now() + A_WHILE)
        return code

    def adopt(self, row: SessionRow, code: str) -> str | None:
        """The person whose device this session becomes by the code; None if it is no device's code. A bot stays itself."""
        if is_program(person_of(row)) or len(code) < SHORTEST:
            return None
        if self._store.tables_of(person_of(row), 1):
            found = persons.ticket_of(self._store, hashed(code), DEVICE, now())
            if found is not None and found != person_of(row):
                raise Refused("table-device-busy")
            return found
        spent = persons.spend_ticket(self._store, hashed(code), DEVICE, now())
        if spent is None or spent[0] is None:
            return None
        persons.move_device(self._store, row.id, spent[0])
        self.forget(row.id)
        return spent[0]

    def end(self, row: SessionRow) -> None:
        self._store.forget_session(row.id)
        self.forget(row.id)

    def forget_person(self, person: str) -> None:
        """Forgets what is in memory about a person's devices."""
        with self._lock:
            for secret in [secret for secret, (row, _) in self._known.items() if person_of(row) == person]:
                del self._known[secret]

    def forget(self, session: str) -> None:
        """Forgets it; it is looked up again when it is next used."""
        with self._lock:
            for secret in [secret for secret, (row, _) in self._known.items() if row.id == session]:
                del self._known[secret]


def person_of(row: SessionRow) -> str:
    """The person whose device a session is."""
    return row.person or row.id


BROWSERS = (("Edg/", "Edge"), ("OPR/", "Opera"), ("Firefox/", "Firefox"), ("FxiOS/", "Firefox"), ("CriOS/", "Chrome"),
            ("Chrome/", "Chrome"), ("Safari/", "Safari"))  # fmt: skip
SYSTEMS = (("iPhone", "iPhone"), ("iPad", "iPad"), ("Android", "Android"), ("Windows", "Windows"), ("Mac OS", "Mac"),
           ("CrOS", "ChromeOS"), ("Linux", "Linux"))  # fmt: skip


def agent_of(request: Request) -> str:
    """The device as its owner would name it, "Firefox/Linux". Nothing else about the browser is kept."""
    said = request.headers.get("user-agent", "")[:400]
    browser = next((name for sign, name in BROWSERS if sign in said), "")
    return f"{browser}/{next((name for sign, name in SYSTEMS if sign in said), '')}"


def remembered(answer: Response, secret: str, request: Request) -> Response:
    """The answer with the cookie that identifies the browser from now on."""
    secure = request.url.scheme == "https"
    answer.set_cookie(COOKIE, secret, max_age=A_YEAR, httponly=True, samesite="strict", secure=secure, path="/")
    return answer


MOST_WAITING = 100


def session_told(tables: Tables, person: str, name: str) -> Session:
    waiting = tables.store.waiting_tables(person, MOST_WAITING)
    return Session(name=name, handle=handle_of(person), waiting=len(waiting), next=waiting)


@dataclass
class Visitor:
    """Whoever sent a request, and what they may do."""

    tables: Tables
    sessions: Sessions
    session: SessionRow | None
    scope: Any

    address: str  # of IPv6 the /64

    @cached_property
    def lang(self) -> str:
        return lang_of(self.scope)

    @property
    def signed(self) -> SessionRow:
        """Their session; NoSession if they have none."""
        if self.session is None:
            raise NoSession("web-no-session")
        return self.session

    @property
    def me(self) -> str:
        """The person, by whom seats, notes and answers are kept. NoSession if nobody is signed in."""
        return person_of(self.signed)

    @property
    def id(self) -> str | None:
        return None if self.session is None else person_of(self.session)

    def told(self) -> Session:
        """Who they are, and where it is their turn."""
        return session_told(self.tables, self.me, self.signed.name)

    def look(self, table: str) -> Live:
        """A table as it stands. Looking at it counts as a sign of life."""
        live = self.tables.live(table, certain=True)
        if self.id is not None:
            self.tables.see(live, self.id)
        self.check_sight(live)
        return live

    def check_sight(self, live: Live) -> None:
        """NotAllowed if they may not see this table. Anyone with the address of a private table can look at it until
        all seats are taken, because that is how an invitation is accepted."""
        if live.setting("private") and live.gathered and not live.held_by(self.id):
            raise NotAllowed("table-private")

    def check_ban(self) -> None:
        """NotAllowed if the person was banned."""
        ban = self.tables.sanctions.of(BAN, self.id)
        if ban is not None:
            raise Banned("web-banned", **sentence_parts(ban))

    def eyes(self, live: Live, seat: int | None = None) -> int | None:
        """The seat through whose eyes they look; None: a spectator."""
        return self.tables.seat_for(live, self.id, seat)

    def view(self, live: Live, seat: int | None = None) -> Table:
        """The table as they may see it."""
        return views.table(live, self.id, self.eyes(live, seat), self.lang)


def secret_of(connection: HTTPConnection) -> str | None:
    """What identifies the sender: a bot's token, or a browser's cookie."""
    return bearer_of(connection.headers.get("authorization")) or connection.cookies.get(COOKIE)


def visitor_of(connection: HTTPConnection) -> Visitor:
    state = connection.app.state
    address = address_of(dict(connection.scope), state.settings.behind_proxy)
    session = state.sessions.of(secret_of(connection), address)
    return Visitor(state.tables, state.sessions, session, connection.scope, address)


async def _visitor(request: Request) -> Visitor:
    """The session of a request. Recent ones are in memory; for a new one, a thread asks the database."""
    if request.app.state.sessions.knows(secret_of(request)):
        who = visitor_of(request)
    else:
        who = await asyncio.to_thread(visitor_of, request)
    who.check_ban()
    return who


Who = Annotated[Visitor, Depends(_visitor)]
TableId = Annotated[str, Path(min_length=1, max_length=32, pattern="^[a-z0-9]+$", examples=["k7m2pqwd94xz"])]
SeatPath = Annotated[int, Path(ge=0, le=15)]
PlyPath = Annotated[int, Path(ge=0, le=1_000_000)]
SeatQuery = Annotated[int | None, Query(ge=0, le=15, description="Through the eyes of this one of your seats")]
