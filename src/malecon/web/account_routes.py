"""The addresses of one's own account: ways back, devices, export, deletion; and of coming back."""

from typing import Annotated
from urllib.parse import urlsplit

import msgspec
from fastapi import Path, Request, Response

from malecon.store import SessionRow, persons
from malecon.tables import answers as a
from malecon.web import account_shapes as shapes
from malecon.web.accounts import Accounts
from malecon.web.contract import OPEN, reply, route
from malecon.web.guard import COOKIE
from malecon.web.problems import NoAccount
from malecon.web.visitors import Who, agent_of, remembered, session_told

MINE = (401, 403, 404, 413, 422, 429, 503)
ENTER = (*OPEN, 403, 404)

DevicePath = Annotated[str, Path(max_length=32, pattern="^[0-9a-f]+$")]
PasskeyPath = Annotated[str, Path(max_length=1400, pattern="^[A-Za-z0-9_-]+$")]


def accounts(who: Who) -> Accounts:
    return Accounts(who.tables, who.sessions)


def host_of(request: Request) -> str:
    """The host name under which people open this server: a passkey only works for that name."""
    return urlsplit(f"//{_netloc(request)}").hostname or "localhost"


def origins_of(request: Request) -> list[str]:
    """The origins our pages may have. A proxy that handles TLS may not have told us about https."""
    return [f"{scheme}://{_netloc(request)}" for scheme in ("https", "http")]


def _netloc(request: Request) -> str:
    forwarded = request.headers.get("x-forwarded-host") if request.app.state.settings.behind_proxy else None
    return forwarded or request.headers.get("host", "")


@route("GET", "/account", MINE, tag="account")
def account(who: Who) -> shapes.Account:
    """Your account: the ways back to it, and the devices that are signed in."""
    return accounts(who).account(who.signed)


@route("POST", "/account/passkeys/options", MINE, tag="account")
def offer_passkey(who: Who, request: Request) -> shapes.Ceremony:
    """What the browser needs to make a passkey."""
    return accounts(who).offer_passkey(who.me, host_of(request))


@route("POST", "/account/passkeys", MINE, tag="account", status=201)
def add_passkey(wish: shapes.CredentialIn, who: Who, request: Request) -> shapes.Account:
    """Adds a passkey that the browser has made."""
    found = accounts(who)
    found.add_passkey(who.me, wish, host_of(request), origins_of(request), agent_of(request))
    return found.account(who.signed)


@route("DELETE", "/account/passkeys/{passkey}", MINE, tag="account")
def drop_passkey(passkey: PasskeyPath, who: Who) -> shapes.Account:
    """Removes a passkey: it no longer opens your account."""
    if not persons.drop_passkey(who.tables.store, who.me, passkey):
        raise NoAccount("account-no-passkey")
    return accounts(who).account(who.signed)


@route("POST", "/account/recovery", MINE, tag="account", status=201)
def make_recovery(who: Who) -> shapes.RecoveryCode:
    """A new recovery code, shown only now. It replaces the old one."""
    return shapes.RecoveryCode(code=accounts(who).recovery_code(who.me))


@route("POST", "/account/code", MINE, tag="account", status=201)
def make_code(who: Who) -> shapes.DeviceCode:
    """A short code that signs another browser in to your account. It works once, for five minutes."""
    return accounts(who).device_code(who.me)


@route("DELETE", "/account/devices/{device}", MINE, tag="account")
def end_device(device: DevicePath, who: Who, request: Request) -> shapes.Account:
    """Signs a device out."""
    found = accounts(who)
    request.app.state.room.end(found.end_device(who.me, device))
    return found.account(who.signed)


@route("GET", "/account/export", MINE, tag="account", answer=shapes.Exported)
def export(who: Who) -> Response:
    """Everything that is kept about you, as one file."""
    told = msgspec.json.format(msgspec.json.encode(accounts(who).export(who.signed)), indent=1)
    headers = {"content-disposition": 'attachment; filename="malecon-account.json"'}
    return Response(told, media_type="application/json", headers=headers)


@route("POST", "/account/delete", MINE, tag="account", status=204)
def delete_account(wish: shapes.FarewellIn, who: Who, request: Request) -> Response:
    """Deletes your account. The other players keep their games, in which you appear as a former player."""
    for session in accounts(who).delete(who.signed, wish.name):
        request.app.state.room.end(session)
    answer = Response(status_code=204)
    answer.delete_cookie(COOKIE, path="/")
    return answer


# -- coming back


def entered(who: Who, person: str, request: Request) -> Response:
    old: SessionRow | None = who.session
    secret, row = accounts(who).enter(person, old, agent_of(request))
    if old is not None:
        request.app.state.room.end(old.id)
    return remembered(reply(session_told(who.tables, person, row.name)), secret, request)


@route("POST", "/enter/passkey/options", OPEN, tag="account")
def ask_passkey(who: Who, request: Request) -> shapes.Ceremony:
    """What the browser needs to find a passkey of yours."""
    return accounts(who).ask_passkey(host_of(request))


@route("POST", "/enter/passkey", ENTER, tag="account", answer=a.Session)
def enter_by_passkey(wish: shapes.CredentialIn, who: Who, request: Request) -> Response:
    """Makes this browser a device of the passkey's owner."""
    return entered(who, accounts(who).by_passkey(wish, host_of(request), origins_of(request)), request)


@route("POST", "/enter/code", ENTER, tag="account", answer=a.Session)
def enter_by_code(wish: shapes.CodeIn, who: Who, request: Request) -> Response:
    """Signs this browser in to the account the short code was made for."""
    return entered(who, accounts(who).by_device_code(wish.code), request)


@route("POST", "/enter/recovery", ENTER, tag="account", answer=a.Session)
def enter_by_recovery(wish: shapes.CodeIn, who: Who, request: Request) -> Response:
    """Signs this browser in to the recovery code's account. The code works only once."""
    return entered(who, accounts(who).by_recovery(wish.code), request)
