"""What stands before every request, each guard shown by what it refuses and what it lets pass."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from time import sleep
from typing import Any

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from databases import Cluster
from housing import FAST, Person, state
from malecon.web import guard, visitors
from malecon.web.app import make
from malecon.web.guard import Buckets
from malecon.web.settings import Settings
from served import Served
from web.test_http import new_table

Opened = Callable[..., TestClient]


@pytest.fixture
def opened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Opened]:
    """A house with other limits, at one moment: nobody gains anything by a machine that is slow."""
    monkeypatch.setattr(guard, "monotonic", lambda: 1000.0)
    with ExitStack() as stack:

        def open_with(**limits: Any) -> TestClient:
            settings = Settings(db=str(tmp_path / "malecon.db"), pace=0, bots=1, **(FAST | limits))
            return stack.enter_context(TestClient(make(settings), base_url="http://testserver"))

        yield open_with


def asked(client: TestClient, times: int, **headers: str) -> list[int]:
    return [client.get("/api/v1/nothing", headers=headers).status_code for _ in range(times)]


def test_a_session_that_asks_too_fast_waits(opened: Opened) -> None:
    house = opened(rate=0.5)
    house.post("/api/v1/session", json={"name": "Ana"})
    mine = {"cookie": f"malecon_session={house.cookies['malecon_session']}"}
    house.cookies.clear()
    assert set(asked(house, 5, **mine)) == {404, 429}
    # Another cookie beside it is no way round; somebody else at the same address is not held up.
    assert set(asked(house, 3, cookie="x=1; " + mine["cookie"])) == {429}
    assert set(asked(house, 5)) == {404}
    refused = house.get("/api/v1/nothing", headers=mine)
    assert refused.json()["key"] == "web-too-fast" and int(refused.headers["retry-after"]) >= 1


def test_an_address_that_asks_too_fast_waits_whatever_it_says_of_itself(opened: Opened) -> None:
    house = opened(address_rate=0.5)
    said = [asked(house, 1, **{"x-forwarded-for": f"10.0.0.{n}"})[0] for n in range(6)]
    assert said[-1] == 429


def test_a_proxy_is_believed_only_if_asked_for(opened: Opened) -> None:
    house = opened(address_rate=0.5, behind_proxy=True)
    said = [asked(house, 1, **{"x-forwarded-for": f"1.2.3.4, 10.0.0.{n}"})[0] for n in range(6)]
    assert set(said) == {404}
    # What the guest itself wrote before the proxy's part does not count.
    said = [asked(house, 1, **{"x-forwarded-for": f"10.1.1.{n}, 10.0.0.99"})[0] for n in range(6)]
    assert said[-1] == 429


def test_the_limits_memory_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guard, "KNOWN", 50)
    buckets = Buckets(1.0, 2.0)
    for number in range(1000):
        buckets.take(f"address {number}")
    assert len(buckets) == 50
    assert [buckets.take("one") for _ in range(2)] == [0.0, 0.0] and buckets.take("one") > 0


def test_sessions_seen_lately_are_bounded(house: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(visitors, "KEPT", 5)
    sessions = state(house).sessions
    secrets = [sessions.begin(f"P{n}") for n in range(12)]
    assert len(sessions._known) == 5
    assert [sessions.of(secret).name for secret in secrets] == [f"P{n}" for n in range(12)]


def test_too_many_sockets_of_one_session(opened: Opened) -> None:
    house = opened(sockets=2)
    house.post("/api/v1/session", json={"name": "Ana"})
    table = new_table(house)
    with ExitStack() as stack:
        for _ in range(2):
            assert stack.enter_context(house.websocket_connect(f"/api/v1/tables/{table}/socket")).receive_json()[
                "table"
            ]
        third = stack.enter_context(house.websocket_connect(f"/api/v1/tables/{table}/socket"))
        with pytest.raises(WebSocketDisconnect) as closed:
            third.receive_json()
        assert closed.value.code == 4429
    with house.websocket_connect(f"/api/v1/tables/{table}/socket") as again:
        assert again.receive_json()["table"]


@pytest.mark.parametrize("method", ["POST", "PUT", "PATCH", "DELETE"])
def test_no_other_page_changes_anything(person: Person, method: str) -> None:
    ana = person()
    for headers in ({"origin": "http://testserver.evil.test"}, {"origin": "null"}, {"sec-fetch-site": "same-site"}):
        answer = ana.request(method, "/api/v1/session", headers=headers)
        assert answer.status_code == 403 and answer.json()["key"] == "web-origin"
    assert ana.get("/api/v1/session").json()["name"] == "Ana"


def test_the_policy_allows_nothing_inline_and_nothing_from_elsewhere(house: TestClient) -> None:
    policy = dict(p.strip().split(" ", 1) for p in house.get("/").headers["content-security-policy"].split(";"))
    assert policy["default-src"] == "'none'" and policy["style-src"] == "'self'"
    assert policy["script-src"] == "'self' 'wasm-unsafe-eval'"  # our own files, and the engine's modules
    assert policy["frame-ancestors"] == policy["base-uri"] == policy["form-action"] == "'none'"
    assert all(
        source in ("'none'", "'self'", "data:", "'wasm-unsafe-eval'") for p in policy.values() for source in p.split()
    )
    assert "data:" not in policy["script-src"]


def test_a_session_is_a_long_secret_of_which_only_a_hash_is_kept(house: TestClient, tmp_path: Path) -> None:
    secrets = set()
    for _ in range(3):
        house.cookies.clear()
        house.post("/api/v1/session", json={"name": "Ana"})
        secrets.add(house.cookies["malecon_session"])
    assert len(secrets) == 3 and all(len(secret) >= 43 for secret in secrets)  # 256 bits
    written = b"".join(file.read_bytes() for file in tmp_path.iterdir() if file.name.startswith("malecon.db"))
    assert written and all(secret.encode() not in written for secret in secrets)


def test_a_revoked_invitation_opens_nothing(person: Person, tmp_path: Path) -> None:
    ana, boris = person("Ana"), person("Boris")
    table = new_table(ana)
    first, second = (ana.post(f"/api/v1/tables/{table}/seats/1/link").json()["link"] for _ in range(2))
    join = f"/api/v1/tables/{table}/join"
    assert boris.post(join, json={"link": first}).status_code == 403  # a newer one was made
    assert ana.delete(f"/api/v1/tables/{table}/seats/1/link").status_code == 204
    assert boris.post(join, json={"link": second}).status_code == 403
    third = ana.post(f"/api/v1/tables/{table}/seats/1/link").json()["link"]
    written = b"".join(file.read_bytes() for file in tmp_path.iterdir() if file.name.startswith("malecon.db"))
    assert third.encode() not in written
    assert boris.post(join, json={"link": third}).json()["seat"] == 1


def test_behind_a_proxy_with_tls_the_cookie_is_secure(tmp_path: Path) -> None:
    forwarded = {"x-forwarded-proto": "https", "x-forwarded-host": "club.example", "x-forwarded-for": "10.0.0.1"}
    with Served(str(tmp_path / "malecon.db"), "--bots", "1", "--behind-proxy") as server:
        guest = server.person(headers=forwarded | {"origin": "https://club.example"})
        other = server.person(headers={"x-forwarded-host": "club.example"})
        answer = other.post("/api/v1/session", json={"name": "Eva"}, headers={"origin": "https://elsewhere.example"})
        assert answer.status_code == 403
        guest.cookies.clear()
        cookie = guest.post("/api/v1/session", json={"name": "Ana"}).headers["set-cookie"]
        assert "Secure" in cookie and "HttpOnly" in cookie and "SameSite=strict" in cookie


def test_a_session_ended_in_one_process_ends_in_the_other(postgresql: Cluster, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(visitors, "BELIEVED", 0.2)
    settings = Settings(db=postgresql.database(), pace=0, bots=1, **FAST)
    with TestClient(make(settings)) as one, TestClient(make(settings)) as other:
        one.post("/api/v1/session", json={"name": "Ana"})
        other.cookies.set("malecon_session", one.cookies["malecon_session"])
        assert other.get("/api/v1/session").json()["name"] == "Ana"
        assert one.delete("/api/v1/session").status_code == 204

        sleep(0.3)
        assert other.get("/api/v1/session").status_code == 401
