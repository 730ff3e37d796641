"""The addresses of turn news: where you want to get it, how often, when not, and how to stop it."""

import re
from contextlib import suppress
from secrets import token_hex, token_urlsafe
from threading import Thread
from typing import Annotated, Any, Literal
from zoneinfo import available_timezones

import msgspec
from fastapi import Path, Request, Response
from msgspec import Meta

from malecon.store import news, persons
from malecon.store.news import ChannelRow
from malecon.tables.answers import Out, Session
from malecon.tables.clock import now
from malecon.tables.people import hashed
from malecon.web.account_routes import MINE, entered
from malecon.web.account_shapes import CodeIn
from malecon.web.accounts import Accounts, NotProven
from malecon.web.contract import OPEN, route
from malecon.web.posting import NotSent, check_address
from malecon.web.problems import WORDS, NoAccount
from malecon.web.requests import In
from malecon.web.sending import Senders, Telling
from malecon.web.settings import Settings
from malecon.web.visitors import Visitor, Who

Often = Literal["each", "hour", "day", "last", "never"]  # never: the address is only for signing in
MAIL = re.compile(r"[^@\s<>\"]{1,64}@[^@\s<>\"]{1,190}\.[^@\s<>\"]{2,60}")
CONFIRM = "mail"
A_DAY = 24 * 3600 * 1000
ChannelPath = Annotated[str, Path(max_length=32, pattern="^[0-9a-f]+$")]
TokenPath = Annotated[str, Path(max_length=64, pattern="^[A-Za-z0-9_-]+$")]
Hour = Annotated[int, Meta(ge=0, le=23)]


class Channel(Out):
    id: str
    kind: Literal["push", "mail", "hook"]
    address: Annotated[str, Meta(description="For a browser, only the host of its push service")]
    shape: str | None
    often: Often
    confirmed: bool
    here: Annotated[bool, Meta(description="This browser's")]
    trouble: Annotated[str | None, Meta(description="Why the last message did not arrive")]


class QuietHours(Out):
    quiet: bool
    begins: Hour
    ends: Hour
    zone: str
    last_call: Annotated[bool, Meta(description="Send news in quiet hours too if time is about to run out")]


class TurnNews(Out):
    channels: list[Channel]
    hours: QuietHours
    mail: Annotated[bool, Meta(description="Whether this server can send mail")]
    push_key: Annotated[str, Meta(description="The server's public key, for the browser's subscription")]


class ChannelIn(In):
    kind: Literal["push", "mail", "hook"]
    address: Annotated[str, Meta(min_length=3, max_length=1000)]
    often: Often = "each"
    keys: dict[Literal["p256dh", "auth"], Annotated[str, Meta(max_length=200)]] | None = None
    shape: Literal["discord", "matrix"] = "discord"


class MailWay(Out):
    mail: bool


class AddressIn(In):
    address: Annotated[str, Meta(min_length=3, max_length=320)]


class OftenIn(In):
    often: Often


class HoursIn(In):
    quiet: bool
    begins: Hour = 23
    ends: Hour = 8
    zone: Annotated[str, Meta(max_length=60)] = "UTC"
    last_call: bool = True


def _senders(who: Visitor, request: Request) -> Senders:
    return Senders(who.tables.store, request.app.state.settings)


def _told(who: Visitor, request: Request) -> TurnNews:
    store, settings = who.tables.store, request.app.state.settings
    person = persons.person(store, who.me)
    kept: dict[str, Any] = {} if person is None else person.settings
    mine = [_channel(row, who) for row in news.channels(store, who.me)]
    hours = QuietHours(
        quiet=bool(kept.get("quiet")), begins=kept.get("from", 23), ends=kept.get("to", 8),
        zone=kept.get("zone", "UTC"), last_call=kept.get("last_call", True),
    )  # fmt: skip
    mail = bool(settings.mail and settings.url)
    return TurnNews(channels=mine, hours=hours, mail=mail, push_key=_senders(who, request).public_key())


def _channel(row: ChannelRow, who: Visitor) -> Channel:
    address = re.sub(r"^(https?://[^/]+).*", r"\1", row.address) if row.kind == "push" else row.address
    here = row.data.get("session") == who.signed.id
    return Channel(
        id=row.id, kind=row.kind, address=address, shape=row.data.get("shape"), often=row.often,  # type: ignore[arg-type]
        confirmed=row.confirmed, here=here, trouble=row.trouble,
    )  # fmt: skip


def _keep_lang(who: Visitor, **more: Any) -> None:
    """Remembers the language in which somebody asked for news."""
    person = persons.person(who.tables.store, who.me)
    if person is not None:
        persons.keep_settings(who.tables.store, who.me, person.settings | {"lang": who.lang} | more)


@route("GET", "/account/news", MINE, tag="account")
def turn_news(who: Who, request: Request) -> TurnNews:
    """Where you get turn news, and when not."""
    return _told(who, request)


@route("POST", "/account/news", MINE, tag="account", status=201, elsewhere=True)
def add_channel(wish: ChannelIn, who: Who, request: Request) -> TurnNews:
    """One more way to hear of your turns. A mail address counts once its owner has followed the link sent there."""
    settings: Settings = request.app.state.settings
    row = ChannelRow(
        id=token_hex(16), person=who.me, kind=wish.kind, address=wish.address.strip(), often=wish.often,
        data={"shape": wish.shape} if wish.kind == "hook" else {}, confirmed=wish.kind != "mail",
        ending=token_urlsafe(18), created_at=now(),
    )  # fmt: skip
    _keep_lang(who)
    if wish.kind == "mail":
        if not settings.mail or not settings.url:
            raise NotProven("news-no-mail")
        if not MAIL.fullmatch(row.address):
            raise NotProven("news-bad-mail")
    else:
        try:
            check_address(row.address, settings.news_anywhere)
        except NotSent:
            raise NotProven("news-bad-address") from None
    if wish.kind == "push":
        if wish.keys is None or set(wish.keys) != {"p256dh", "auth"}:
            raise NotProven("news-bad-address")
        row = msgspec.structs.replace(row, data={**wish.keys, "session": who.signed.id})
    news.add(who.tables.store, row)
    if wish.kind == "mail":
        _ask_to_confirm(row, who, request)
    return _told(who, request)


def _ask_to_confirm(row: ChannelRow, who: Visitor, request: Request) -> None:
    ticket = token_urlsafe(18)
    persons.give_ticket(who.tables.store, hashed(ticket), CONFIRM, row.person, now() + A_DAY, row.id)
    head, body = (WORDS.say(who.lang, key, name=who.signed.name) for key in ("news-confirm", "news-confirm-how"))
    telling = Telling(head, body, f"/stop?confirm#{ticket}", WORDS.say(who.lang, "news-stop"))
    try:
        _senders(who, request).send(row, telling)
    except NotSent as problem:
        news.drop(who.tables.store, row.person, row.id)
        raise NotProven("news-not-sent", why=str(problem)) from None


@route("PUT", "/account/news/{channel}", MINE, tag="account")
def change_channel(channel: ChannelPath, wish: OftenIn, who: Who, request: Request) -> TurnNews:
    """Sets how often a channel sends news."""
    if not news.change(who.tables.store, who.me, channel, often=wish.often):
        raise NoAccount("news-no-channel")
    return _told(who, request)


@route("DELETE", "/account/news/{channel}", MINE, tag="account")
def drop_channel(channel: ChannelPath, who: Who, request: Request) -> TurnNews:
    """Removes a channel."""
    if not news.drop(who.tables.store, who.me, channel):
        raise NoAccount("news-no-channel")
    return _told(who, request)


@route("POST", "/account/news/{channel}/test", MINE, tag="account", status=204, elsewhere=True)
def test_channel(channel: ChannelPath, who: Who, request: Request) -> Response:
    """Sends a message there now."""
    row = next((c for c in news.channels(who.tables.store, who.me) if c.id == channel and c.confirmed), None)
    if row is None:
        raise NoAccount("news-no-channel")
    words = (WORDS.say(who.lang, key) for key in ("news-test", "news-test-body", "news-stop", "news-end"))
    head, body, stop, end = words
    try:
        _senders(who, request).send(row, Telling(head, body, "/", stop, end))
    except NotSent as problem:
        raise NotProven("news-not-sent", why=str(problem)) from None
    return Response(status_code=204)


@route("PUT", "/account/hours", MINE, tag="account")
def quiet_hours(wish: HoursIn, who: Who, request: Request) -> TurnNews:
    """Sets your quiet hours."""
    if wish.zone not in available_timezones():
        raise NotProven("news-zone")
    _keep_lang(
        who, quiet=wish.quiet, zone=wish.zone, last_call=wish.last_call, **{"from": wish.begins, "to": wish.ends}
    )
    return _told(who, request)


@route("GET", "/enter/mail", OPEN, tag="account")
def mail_ways(request: Request) -> MailWay:
    """Whether this server can send sign-in links."""
    settings: Settings = request.app.state.settings
    return MailWay(mail=bool(settings.mail and settings.url))


@route("POST", "/enter/mail", (*OPEN, 403), tag="account", status=204)
def ask_link(wish: AddressIn, who: Who, request: Request) -> Response:
    """Sends a sign-in link to a confirmed address. The answer is the same whether or not anybody has it."""
    found = Accounts(who.tables, who.sessions).mail_link(wish.address.strip())
    if found is not None:
        row, path = found
        head, body, stop = (WORDS.say(who.lang, key) for key in ("account-link", "account-link-how", "news-stop"))
        senders = _senders(who, request)

        def send() -> None:
            with suppress(NotSent):
                senders.send(row, Telling(head, body, path, stop))

        Thread(target=send, daemon=True).start()  # so that the time it takes doesn't tell either
    return Response(status_code=204)


@route("POST", "/enter/link", (*OPEN, 403, 404), tag="account", answer=Session)
def enter_by_link(wish: CodeIn, who: Who, request: Request) -> Response:
    """Signs this browser in to the account the link was sent to."""
    return entered(who, Accounts(who.tables, who.sessions).by_link(wish.code), request)


@route("POST", "/news/confirm/{token}", (*OPEN, 403, 404), tag="account", status=204)
def confirm_channel(token: TokenPath, who: Who) -> Response:
    """The owner of a mail address agrees to get news."""
    spent = persons.spend_ticket(who.tables.store, hashed(token), CONFIRM, now())
    if spent is None or spent[0] is None or not news.change(who.tables.store, spent[0], spent[1], confirmed=True):
        raise NoAccount("news-late")
    return Response(status_code=204)


@route("POST", "/news/end/{token}", (*OPEN, 403, 404), tag="account", status=204)
def end_channel(token: TokenPath, who: Who) -> Response:
    """Stops news through the link in every message, without signing in. A mail address still signs its owner in until
    they remove it."""
    if not news.end_by(who.tables.store, token):
        raise NoAccount("news-no-channel")
    return Response(status_code=204)
