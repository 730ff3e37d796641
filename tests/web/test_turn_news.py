"""Turn news, delivered for real: to an SMTP server, a webhook and a push service on this machine."""

import json
from base64 import urlsafe_b64encode
from collections.abc import Iterator
from contextlib import suppress
from email import message_from_bytes, policy
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from threading import Event, Thread
from typing import Any

import http_ece
import pytest
from aiosmtpd.controller import Controller
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from starlette.testclient import TestClient

from databases import free_port
from housing import FAST
from malecon.store import news
from malecon.tables.clock import now
from malecon.web import posting
from malecon.web.app import make
from malecon.web.newsroom import HOUR, MINUTE, Newsroom, is_quiet
from malecon.web.posting import NotSent, check_address, post
from malecon.web.sending import Senders
from malecon.web.settings import Settings
from patience import until

SOON = 2 * MINUTE


class Letters:
    """What an SMTP server was given."""

    def __init__(self) -> None:
        self.got: list[Any] = []

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:  # noqa: N802
        self.got.append(message_from_bytes(envelope.content, policy=policy.default))
        return "250 OK"


class Posts(HTTPServer):
    """What a chat room or a push service was given."""

    def __init__(self) -> None:
        self.got: list[tuple[str, dict[str, str], bytes]] = []
        self.status = 201
        super().__init__(("127.0.0.1", 0), _Handler)

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.server_port}"


class _Handler(BaseHTTPRequestHandler):
    def do_POST(self) -> None:
        assert isinstance(self.server, Posts)
        body = self.rfile.read(int(self.headers["content-length"]))
        self.server.got.append((self.path, {k.lower(): v for k, v in self.headers.items()}, body))
        if self.server.status == 0:  # never comes to an end
            with suppress(OSError):
                while True:
                    self.wfile.write(b"x")
                    Event().wait(0.02)
            return
        self.send_response(self.server.status)
        self.send_header("location", f"{self.server.url}/elsewhere")
        self.end_headers()

    def log_message(self, *args: Any) -> None:
        pass


@pytest.fixture
def letters() -> Iterator[tuple[Letters, str]]:
    kept = Letters()
    server = Controller(kept, hostname="127.0.0.1", port=free_port())
    server.start()
    yield kept, f"smtp://127.0.0.1:{server.port}?from=club@example.org&tls=none"
    server.stop()


@pytest.fixture
def posts() -> Iterator[Posts]:
    server = Posts()
    Thread(target=server.serve_forever, daemon=True).start()
    yield server
    server.shutdown()
    server.server_close()


@pytest.fixture
def club(tmp_path: Path, letters: tuple[Letters, str]) -> Iterator[TestClient]:
    """A server that can send mail; its client is Ana, and a game without a clock waits for her."""
    settings = Settings(db=str(tmp_path / "malecon.db"), pace=0, bots=1, mail=letters[1], url="https://club.example",
                        news_anywhere=True, **FAST)  # fmt: skip
    with TestClient(make(settings), base_url="http://testserver") as client:
        client.post("/api/v1/session", json={"name": "Ana"})
        yield client


def a_game(ana: TestClient, clock: dict[str, Any] | None = None) -> str:
    """It is Ana's turn at once, and she has not been seen for a while."""
    seats = [{"kind": "person"}, {"kind": "person", "mine": True}]
    made = ana.post("/api/v1/tables", json={"title": "santiago", "seats": seats, "clock": clock})
    assert made.status_code == 201, made.text
    return str(made.json()["id"])


def newsroom(club: TestClient) -> Newsroom:
    state = club.app.state  # type: ignore[attr-defined]
    return Newsroom(state.tables, Senders(state.tables.store, state.settings))


def test_mail_only_after_its_owner_agreed_and_until_one_click(club: TestClient, letters: tuple[Letters, str]) -> None:
    got = letters[0].got
    assert club.post("/api/v1/account/news", json={"kind": "mail", "address": "not an address"}).status_code == 422
    made = club.post("/api/v1/account/news", json={"kind": "mail", "address": "ana@example.org"})
    assert made.status_code == 201, made.text
    [asked] = got
    assert asked["to"] == "ana@example.org" and asked["from"] == "club@example.org" and "Ana" in asked.get_content()
    table, room = a_game(club), newsroom(club)
    assert room.look(now() + SOON) == 0  # nobody has agreed yet
    ticket = asked.get_content().split("/stop?confirm#")[1].split()[0]
    assert club.post(f"/api/v1/news/confirm/{ticket}").status_code == 204
    assert club.post(f"/api/v1/news/confirm/{ticket}").status_code == 404  # once
    assert room.look(now() + SOON) == 1 and room.look(now() + SOON + MINUTE) == 0  # told once
    letter = got[1]
    assert (
        "Your turn in Santiago" in letter["subject"] and f"https://club.example/table/{table}" in letter.get_content()
    )
    assert letter["list-unsubscribe-post"] == "List-Unsubscribe=One-Click"
    assert_a_link_brings_ana_back(club, got)
    end = letter["list-unsubscribe"].strip(" <>").removeprefix("https://club.example")
    nobody = TestClient(club.app, base_url="http://testserver")
    nobody.portal = club.portal
    assert nobody.post(end).status_code == 204 and nobody.post(end).status_code == 404
    a_game(club)
    assert room.look(now() + 2 * SOON) == 0 and len(got) == 3
    account = club.get("/api/v1/account").json()
    assert (account["mail"], account["ways_back"]) == ("ana@example.org", 1)  # quiet, and still a way back
    channel = club.get("/api/v1/account/news").json()["channels"][0]
    assert channel["often"] == "never"
    club.put(f"/api/v1/account/news/{channel['id']}", json={"often": "each"})
    assert room.look(now() + 2 * SOON) == 1
    club.delete(f"/api/v1/account/news/{channel['id']}")
    assert club.get("/api/v1/account").json()["mail"] is None


def assert_a_link_brings_ana_back(club: TestClient, got: list[Any]) -> None:
    other = TestClient(club.app, base_url="http://testserver")
    other.portal = club.portal
    for address in ("nobody@example.org", "Ana@example.org"):
        assert other.post("/api/v1/enter/mail", json={"address": address}).status_code == 204
    until(lambda: len(got) >= 3, "the letter")
    code = got[2].get_content().split("/continue?link#")[1].split()[0]
    assert other.post("/api/v1/enter/link", json={"code": code}).json()["name"] == "Ana"
    assert other.post("/api/v1/enter/link", json={"code": code}).json()["key"] == "account-link-late"
    assert club.get("/api/v1/account").json()["ways_back"] == 1


def test_several_games_are_one_message_and_not_too_often(club: TestClient, posts: Posts) -> None:
    club.post("/api/v1/account/news?lang=it", json={"kind": "hook", "address": posts.url, "often": "hour"})
    a_game(club)
    a_game(club)
    room, at = newsroom(club), now() + SOON
    assert room.look(at) == 1
    said = json.loads(posts.got[0][2])["content"]
    assert "Tocca a te" in said and "Un’altra partita" in said
    assert f"Disattiva: <https://club.example/stop#{news.channels(club.app.state.tables.store)[0].ending}>" in said  # type: ignore[attr-defined]
    a_game(club)
    assert room.look(now() + SOON + MINUTE) == 0 and room.look(at + HOUR) == 1
    assert len(posts.got) == 2


def test_whoever_reads_a_chat_room_ends_its_news_with_one_click(club: TestClient, posts: Posts) -> None:
    club.post("/api/v1/account/news", json={"kind": "hook", "address": posts.url, "shape": "matrix"})
    a_game(club)
    assert newsroom(club).look(now() + SOON) == 1
    *_, last = json.loads(posts.got[0][2])["text"].splitlines()
    nobody = TestClient(club.app, base_url="http://testserver")
    nobody.portal = club.portal
    end = last.removeprefix("Turn off: https://club.example/stop#")
    assert nobody.post(f"/api/v1/news/end/{end}").status_code == 204
    assert club.get("/api/v1/account/news").json()["channels"] == []


def test_a_game_that_an_operator_stopped_is_no_news(club: TestClient, posts: Posts) -> None:
    club.post("/api/v1/account/news", json={"kind": "hook", "address": f"{posts.url}/hook"})
    table, room = a_game(club), newsroom(club)
    moderation = club.app.state.tables.moderation  # type: ignore[attr-defined]
    moderation.close(table)
    assert room.look(now() + SOON) == 0 and not posts.got
    moderation.open(table)
    assert room.look(now() + SOON) == 1


def test_somebody_who_is_there_is_not_told(club: TestClient, posts: Posts) -> None:
    club.post("/api/v1/account/news", json={"kind": "hook", "address": posts.url})
    a_game(club)
    assert newsroom(club).look(now() + MINUTE // 4) == 0


def test_a_last_call_breaks_the_quiet_only_where_it_may(club: TestClient, posts: Posts) -> None:
    from datetime import UTC, datetime

    hour = datetime.now(UTC).hour
    club.post("/api/v1/account/news", json={"kind": "hook", "address": posts.url})
    quiet = {"quiet": True, "begins": (hour - 1) % 24, "ends": (hour + 8) % 24, "zone": "UTC", "last_call": False}
    assert club.put("/api/v1/account/hours", json=quiet).status_code == 200
    assert club.put("/api/v1/account/hours", json=quiet | {"zone": "Mars/Base"}).status_code == 422
    a_game(club, {"kind": "move", "seconds": 7200})
    room = newsroom(club)
    late = now() + 2 * HOUR - 10 * MINUTE  # ten minutes are left
    assert room.look(now() + SOON) == 0 and room.look(late) == 0
    club.put("/api/v1/account/hours", json=quiet | {"last_call": True})
    assert room.look(now() + SOON) == 0 and room.look(late) == 1 and room.look(late + MINUTE) == 0
    assert "0 h 9 min" in posts.got[0][2].decode() or "0 h 10 min" in posts.got[0][2].decode()


def test_quiet_hours_are_those_of_the_place() -> None:
    at = 1_763_359_200_000  # 2025-11-17 06:00 UTC
    rome = {"quiet": True, "from": 23, "to": 8, "zone": "Europe/Rome"}
    assert is_quiet(rome, at) and not is_quiet(rome, at + HOUR) and not is_quiet(rome | {"quiet": False}, at)
    assert not is_quiet(rome | {"zone": "Asia/Tokyo"}, at)


def test_a_push_is_signed_and_only_its_browser_can_read_it(club: TestClient, posts: Posts) -> None:
    key, auth = ec.generate_private_key(ec.SECP256R1()), b"0123456789abcdef"
    point = key.public_key().public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)
    keys = {name: urlsafe_b64encode(part).rstrip(b"=").decode() for name, part in (("p256dh", point), ("auth", auth))}
    wish = {"kind": "push", "address": f"{posts.url}/send/abc", "keys": keys}
    made = club.post("/api/v1/account/news", json=wish).json()
    assert made["channels"][0]["here"] and "abc" not in made["channels"][0]["address"] and len(made["push_key"]) == 87
    table = a_game(club)
    assert newsroom(club).look(now() + SOON) == 1
    path, headers, body = posts.got[0]
    assert path == "/send/abc" and made["push_key"] in headers["authorization"]
    told = json.loads(http_ece.decrypt(body, private_key=key, auth_secret=auth, version="aes128gcm"))
    assert told["path"] == f"/table/{table}" and "Your turn" in told["title"]
    assert (told["stop"].partition("#")[0], told["end"]) == ("/stop", "Turn off")
    assert b"Your turn" not in body
    wish["address"] = f"{wish['address']}d"
    phone = TestClient(club.app, base_url="http://testserver")
    phone.portal = club.portal
    phone.post("/api/v1/enter/code", json={"code": club.post("/api/v1/account/code").json()["code"]})
    assert len(phone.post("/api/v1/account/news", json=wish).json()["channels"]) == 2
    assert phone.delete("/api/v1/session").status_code == 204  # signed out, it hears of nothing
    assert len(club.get("/api/v1/account/news").json()["channels"]) == 1
    posts.status = 410  # the browser has ended it: the channel goes
    channel = news.channels(club.app.state.tables.store)[0]  # type: ignore[attr-defined]
    assert club.post(f"/api/v1/account/news/{channel.id}/test").status_code == 422
    a_game(club)
    newsroom(club).look(now() + SOON + HOUR)
    assert club.get("/api/v1/account/news").json()["channels"] == []


def test_a_webhook_leads_nowhere_that_only_the_server_can_reach() -> None:
    for address in (
        "https://[::1", "https://x:99999/", f"https://{'x' * 70}.org/", "https://127.0.0.1/x", "https://[::1]/x",
        "https://10.0.0.7/x", "https://169.254.169.254/", "ftp://x.org", "http://example.org/x", "https://",
    ):  # fmt: skip
        with pytest.raises(NotSent):
            check_address(address, anywhere=False)


def test_no_redirect_is_followed(club: TestClient, posts: Posts) -> None:
    """It would lead into the operator's own network, past every check."""
    made = club.post("/api/v1/account/news", json={"kind": "hook", "address": f"{posts.url}/hook"}).json()
    hook = made["channels"][0]["id"]
    posts.status = 307
    assert club.post(f"/api/v1/account/news/{hook}/test").status_code == 422
    assert posting.Session(anywhere=True).post(f"{posts.url}/push", b"", {}).status_code == 307
    assert [path for path, _, _ in posts.got] == ["/hook", "/push"]


def test_a_name_that_leads_elsewhere_by_now_gets_nothing(posts: Posts, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(posting, "check_address", lambda *_: None)  # as it was a moment ago
    with pytest.raises(NotSent):
        post(posts.url, b"{}", {}, anywhere=False)
    assert posts.got == []


def test_an_answer_without_an_end_keeps_nobodys_news_waiting(posts: Posts, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(posting, "LONGEST", 0.3)
    posts.status = 0
    with pytest.raises(NotSent):
        post(posts.url, b"{}", {}, anywhere=True)
