"""What every request passes first: checks of its size, rate and origin. It also adds headers to every answer."""

import logging
import re
from collections import OrderedDict
from collections.abc import Callable
from secrets import token_hex
from time import monotonic
from typing import Any
from urllib.parse import urlsplit

import msgspec
from starlette.requests import cookie_parser

from malecon.store import SanctionRow
from malecon.tables.moderation import BAN, network, sentence_parts
from malecon.web.problems import said
from malecon.web.settings import Settings

Scope = dict[str, Any]
Send = Callable[[dict[str, Any]], Any]
Receive = Callable[[], Any]

API = "/api/v1"
COOKIE = "malecon_session"
OPERATOR_COOKIE = "malecon_operator"
MOST_BYTES = 64 * 1024
MOST_BYTES_OF = {f"{API}/import": 512 * 1024}
MOST_QUERY = 4096  # bytes after the question mark: they are read again and again
KNOWN = 10_000  # buckets kept; the one used longest ago is forgotten first
METHODS = frozenset(("GET", "HEAD", "OPTIONS", "POST", "PUT", "PATCH", "DELETE"))
BEGINNINGS = (f"{API}/session", f"{API}/operator/session", f"{API}/enter/")
MAKINGS = ("/tables", "/fork", "/lessons", "/rematch", "/pairing", "/pairing/bots", "/import")
IMPORT = 5.0  # a long record weighs as much as several tables
SEATINGS = ("/join", "/leave", "/stand-in", "/link")  # what happens to seats is kept, and told to everybody there
REVIEW = 20.0  # looking back on a whole game weighs as much as so many hints
METERED = ("/api/", "/preview/", "/table/")  # what asks the database or draws; the page's files are at hand
DRAWING = 40.0  # a picture of a table
COLD = 4.0  # what a table costs besides that is not at hand: it is replayed
COSTS = {
    ("POST", f"{API}/session"): 5.0, ("POST", f"{API}/tables"): 3.0, ("POST", f"{API}/import"): 10.0,
    # Codes are guessed slowly: some two a second, of a thousand million.
    ("POST", f"{API}/enter/code"): 25.0, ("POST", f"{API}/enter/recovery"): 25.0, ("POST", f"{API}/enter/passkey"): 25.0,
    ("POST", f"{API}/enter/link"): 25.0, ("POST", f"{API}/enter/mail"): 50.0,
    ("POST", f"{API}/account/passkeys/options"): 10.0, ("POST", f"{API}/account/code"): 10.0,
    ("GET", f"{API}/account/export"): 50.0, ("GET", f"{API}/openapi.json"): 10.0, ("GET", f"{API}/tables"): 3.0,
}  # fmt: skip
LONG = {"history": 10.0, "record": 5.0, "plies": 2.0}  # what goes through a whole game
PROFILE = 5.0  # what goes through the results of all of somebody's games
TABLE = re.compile(r"/(?:api/v1/tables|table)/([a-z0-9]{1,32})(?:/.*)?")

CSP = "; ".join((
    "default-src 'none'", "script-src 'self' 'wasm-unsafe-eval'", "style-src 'self'", "img-src 'self' data:",
    "font-src 'self'", "connect-src 'self'", "manifest-src 'self'", "media-src 'self'", "base-uri 'none'", "form-action 'none'",
    "frame-ancestors 'none'",
))  # fmt: skip
HEADERS = [
    (b"content-security-policy", CSP.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]


HSTS = (b"strict-transport-security", b"max-age=31536000")
REQUEST_ID = re.compile(r"[A-Za-z0-9_.-]{1,64}")

access = logging.getLogger("malecon.access")


def request_id(scope: Scope, behind_proxy: bool) -> str:
    """The id that finds a request in the logs: the proxy's, or a new one."""
    given = header(scope, b"x-request-id") if behind_proxy else None
    return given if given and REQUEST_ID.fullmatch(given) else token_hex(8)


class Buckets:
    """Token buckets by name, limited in number."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate, self.burst = rate, burst
        self._levels: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, name: str, cost: float = 1.0) -> float:
        """0 if it may pass, else the seconds to wait."""
        now, cost = (
            monotonic(),
            min(cost, self.burst),
        )  # what weighs more than all there is must wait until all is there
        level, then = self._levels.pop(name, (self.burst, now))
        level = min(self.burst, level + (now - then) * self.rate)
        allowed = level >= cost
        self._levels[name] = (level - cost if allowed else level, now)
        while len(self._levels) > KNOWN:
            self._levels.popitem(last=False)
        return 0.0 if allowed else (cost - level) / self.rate

    def __len__(self) -> int:
        return len(self._levels)


def header(scope: Scope, name: bytes) -> str | None:
    for key, value in scope["headers"]:
        if key == name:
            return str(value.decode("latin-1"))
    return None


def address_of(scope: Scope, behind_proxy: bool) -> str:
    """The address a limit counts. Of IPv6 it is the /64, which belongs to one customer."""
    forwarded = header(scope, b"x-forwarded-for") if behind_proxy else None
    given = forwarded.rsplit(",", 1)[-1].strip()[:64] if forwarded else str((scope.get("client") or ("?",))[0])
    return network(given)


def bearer_of(authorization: str | None) -> str | None:
    """The token from `Authorization: Bearer TOKEN`, as programs send it."""
    kind, _, token = (authorization or "").partition(" ")
    return token.strip() if kind.lower() == "bearer" and token.strip() else None


def secret_in(scope: Scope) -> str | None:
    """A bot's token or the session's cookie, read just as whoever answers reads it: of several cookies of this name the
    last one counts, so that nobody can hide theirs behind another."""
    token = bearer_of(header(scope, b"authorization"))
    if token is not None:
        return token
    cookies: dict[str, str] = {}
    for key, value in scope["headers"]:
        if key == b"cookie":
            cookies |= cookie_parser(value.decode("latin-1"))
    return cookies.get(COOKIE) or None


def session_of(scope: Scope) -> str | None:
    """A short name of whoever asks: of a person where their session is at hand, so that more devices are not more shares;
    else of what they bring."""
    secret = secret_in(scope)
    if secret is None:
        return None
    sessions = getattr(scope["app"].state, "sessions", None) if "app" in scope else None
    person: str | None = None if sessions is None else sessions.person_at_hand(secret)
    return person or str(hash(secret))


def same_origin(scope: Scope, behind_proxy: bool) -> bool:
    """Whether our own page made the request, or no page at all. Browsers always send the origin."""
    origin = header(scope, b"origin")
    if origin is None:
        return header(scope, b"sec-fetch-site") in (None, "same-origin", "none")
    host = (header(scope, b"x-forwarded-host") if behind_proxy else None) or header(scope, b"host")
    try:
        return urlsplit(origin).netloc == host != ""
    except ValueError:  # no address at all
        return False


def cost_of(method: str, path: str) -> float:
    """What a request weighs beside an ordinary one."""
    if path.startswith("/preview/"):
        return DRAWING
    if path.startswith(f"{API}/players/"):
        return PROFILE
    parts = path.split("/")  # "", api, v1, tables, ID, what
    long = LONG.get(parts[5]) if len(parts) > 5 and parts[3] == "tables" else None
    return long or COSTS.get((method, path), 1.0)


def is_cold(scope: Scope, path: str) -> bool:
    """Whether a table is asked for that must be read and replayed first."""
    found = TABLE.fullmatch(path)
    tables = getattr(scope["app"].state, "tables", None) if found and "app" in scope else None
    return found is not None and tables is not None and not tables.knows(found[1])


def is_letter(path: str) -> bool:
    """Whether a request makes the server write to somebody elsewhere: by mail, to a chat room, to a browser."""
    news = f"{API}/account/news"
    return path in (news, f"{API}/enter/mail") or (path.startswith(news) and path.endswith("/test"))


class Guard:
    """ASGI middleware."""

    def __init__(self, app: Any, settings: Settings) -> None:
        self.app = app
        self.settings = settings
        self.addresses = Buckets(settings.address_rate, settings.address_rate * 4)
        self.sessions = Buckets(settings.rate, settings.rate * 4)
        share = settings.address_rate / 200  # what an operator grants, in units of the default
        self.beginnings = Buckets(share / 5, 60 * share)  # of sessions, by address
        self.makings = Buckets(share / 20, 200 * share)  # of tables, by address
        self.thoughts = Buckets(2 * share, 240 * share)  # hints and verdicts, by address
        self.own_thoughts = Buckets(share, 120 * share)  # the same, by session: a look back at a long game
        self.sayings = Buckets(settings.rate / 50, settings.rate / 2.5)  # in the chat, by session: one a second
        self.seatings = Buckets(2 * share, 100 * share)  # joining and leaving, by address
        self.own_seatings = Buckets(settings.rate / 100, settings.rate / 2.5)  # the same, by session
        self.letters = Buckets(share / 60, 10 * share)  # that the server sends, by address

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        if scope["type"] == "websocket":
            far = not same_origin(scope, self.settings.behind_proxy) or len(scope["query_string"]) > MOST_QUERY
            if far or self._ban(scope) is not None or self._wait(scope, "GET") > 0:
                await receive()
                await send({"type": "websocket.close", "code": 4403})
                return
            await self.app(scope, receive, send)
            return
        await self._http(scope, receive, send)

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        method, path = scope["method"], scope["path"]

        began, number = monotonic(), request_id(scope, self.settings.behind_proxy)

        async def send_guarded(message: dict[str, Any]) -> None:
            if message["type"] == "http.response.start":
                self._count(scope, message["status"], monotonic() - began)
                if self.settings.access_log:
                    fields = {"request": number, "method": method, "path": path[:200], "status": message["status"],
                              "ms": round((monotonic() - began) * 1000, 1)}  # fmt: skip
                    access.info(
                        "%(method)s %(path)r %(status)d %(ms)s ms %(request)s", fields, extra={"fields": fields}
                    )
                message = {**message, "headers": [*message.get("headers", ()), *HEADERS]}
                message["headers"].append((b"x-request-id", number.encode()))
                if self.settings.behind_proxy and header(scope, b"x-forwarded-proto") == "https":
                    message["headers"].append(HSTS)
                if path.startswith("/api/"):
                    message["headers"].append((b"cache-control", b"no-store"))
            await send(message)

        if len(scope.get("query_string", b"")) > MOST_QUERY:
            scope["query_string"] = b""  # it is not even looked at
            await refuse(scope, send_guarded, 413, "web-too-large", most=MOST_QUERY)
            return
        wait = self._wait(scope, method) if f"/{path.lstrip('/')}".startswith(METERED) else 0.0
        if wait > 0:
            more = [(b"retry-after", str(int(wait) + 1).encode())]
            await refuse(scope, send_guarded, 429, "web-too-fast", more)
            return
        ban = self._ban(scope)
        if ban is not None:
            await refuse(scope, send_guarded, 403, "web-banned", None, **sentence_parts(ban))
            return
        if method not in ("GET", "HEAD", "OPTIONS") and not same_origin(scope, self.settings.behind_proxy):
            await refuse(scope, send_guarded, 403, "web-origin")
            return
        most = MOST_BYTES_OF.get(path, MOST_BYTES)
        length = header(scope, b"content-length")
        if length is not None and (not length.isdigit() or int(length) > most):
            await refuse(scope, send_guarded, 413, "web-too-large", most=most)
            return
        if length is None and header(scope, b"transfer-encoding") is not None:
            body = await read_all(receive, most)
            if body is None:
                await refuse(scope, send_guarded, 413, "web-too-large", most=most)
                return
            receive = replay(body, receive)
        await self.app(scope, receive, send_guarded)

    def _count(self, scope: Scope, status: int, seconds: float) -> None:
        tables = getattr(scope["app"].state, "tables", None)
        if tables is not None:
            method = scope["method"] if scope["method"] in METHODS else "other"
            tables.store.meters.count("malecon_requests_total", method=method, status=str(status))
            kind = "api" if scope["path"].startswith("/api/") else "page"
            tables.store.meters.took("malecon_request_seconds", seconds, kind=kind)

    def _ban(self, scope: Scope) -> SanctionRow | None:
        """The ban on the address of a request. Operators are asked for their token instead."""
        path = scope["path"]
        tables = getattr(scope["app"].state, "tables", None)
        if tables is None or not path.startswith("/api/") or path.startswith(f"{API}/operator"):
            return None
        found: SanctionRow | None = tables.sanctions.of(BAN, None, address_of(scope, self.settings.behind_proxy))
        return found

    def _wait(self, scope: Scope, method: str) -> float:
        path = scope["path"]
        cost = cost_of(method, path) + (COLD if is_cold(scope, path) else 0.0)
        address = address_of(scope, self.settings.behind_proxy)
        wait = self.addresses.take(address, cost)
        if wait == 0 and method == "POST" and path.startswith(BEGINNINGS):
            wait = self.beginnings.take(address)
        if wait == 0 and method == "POST" and path.endswith(MAKINGS):
            wait = self.makings.take(address, IMPORT if path.endswith(MAKINGS[-1]) else 1.0)
        session = session_of(scope)
        reviewing = method == "POST" and path.endswith("/review")
        if wait == 0 and (reviewing or path.endswith(("/hint", "/verdict"))):
            weight = REVIEW if reviewing else 1.0
            wait = self.own_thoughts.take(session or address, weight) or self.thoughts.take(address, weight)
        if wait == 0 and method == "POST" and is_letter(path):
            wait = self.letters.take(address)
        if wait == 0 and method in ("POST", "DELETE") and path.endswith(SEATINGS) and path.startswith(f"{API}/tables/"):
            wait = self.own_seatings.take(session or address) or self.seatings.take(address)
        if wait == 0 and method == "POST" and path.endswith("/chat"):
            wait = self.sayings.take(session or address)
        if wait == 0 and session is not None:
            wait = self.sessions.take(session, cost)
        return wait


async def read_all(receive: Receive, most: int) -> bytes | None:
    """A body of unknown length; None if it is too long."""
    body = bytearray()
    while True:
        message = await receive()
        body += message.get("body", b"")
        if len(body) > most:
            return None
        if not message.get("more_body"):
            return bytes(body)


def replay(body: bytes, receive: Receive) -> Receive:
    given = False

    async def again() -> dict[str, Any]:
        nonlocal given
        if given:
            return await receive()  # type: ignore[no-any-return]
        given = True
        return {"type": "http.request", "body": body, "more_body": False}

    return again


async def refuse(
    scope: Scope, send: Send, status: int, key: str, more: list[tuple[bytes, bytes]] | None = None, **parts: int | str
) -> None:
    body = msgspec.json.encode(said(scope, key, **parts))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode()), *(more or [])]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
