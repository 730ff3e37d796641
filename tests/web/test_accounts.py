"""Accounts: ways back, devices, export, deletion. Passkeys are made by an authenticator of the test's own; a browser's is
tried in tests/page/people.test.mjs."""

import hashlib
import json
from base64 import urlsafe_b64encode
from typing import Any

import pytest
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from starlette.testclient import TestClient
from webauthn.helpers import encode_cbor

from housing import Person
from malecon.store import Store, persons
from web.test_http import act

ORIGIN = "http://testserver"


def b64(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


class Authenticator:
    """A passkey as a device keeps it."""

    def __init__(self, origin: str = ORIGIN) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.id, self.count, self.origin = b"credential-of-a-test", 0, origin

    def _client(self, kind: str, challenge: str) -> bytes:
        return json.dumps({"type": kind, "challenge": challenge, "origin": self.origin}).encode()

    def _data(self, flags: int, more: bytes = b"") -> bytes:
        self.count += 1
        host = hashlib.sha256(b"testserver").digest()
        return host + bytes([flags]) + self.count.to_bytes(4, "big") + more

    def make(self, ceremony: dict[str, Any]) -> dict[str, Any]:
        numbers = self.key.public_key().public_numbers()
        public = encode_cbor({1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32, "big"), -3: numbers.y.to_bytes(32, "big")})
        attested = bytes(16) + len(self.id).to_bytes(2, "big") + self.id + public
        whole = encode_cbor({"fmt": "none", "attStmt": {}, "authData": self._data(0x45, attested)})
        client = self._client("webauthn.create", ceremony["options"]["challenge"])
        return self._said(ceremony, {"clientDataJSON": b64(client), "attestationObject": b64(whole)})

    def use(self, ceremony: dict[str, Any]) -> dict[str, Any]:
        client = self._client("webauthn.get", ceremony["options"]["challenge"])
        data = self._data(0x05)
        signature = self.key.sign(data + hashlib.sha256(client).digest(), ec.ECDSA(hashes.SHA256()))
        said = {"clientDataJSON": b64(client), "authenticatorData": b64(data), "signature": b64(signature)}
        return self._said(ceremony, said)

    def _said(self, ceremony: dict[str, Any], response: dict[str, str]) -> dict[str, Any]:
        credential = {"id": b64(self.id), "rawId": b64(self.id), "type": "public-key", "response": response}
        return {"ticket": ceremony["ticket"], "credential": credential}


def new_table(who: TestClient, title: str) -> str:
    seats = [{"kind": "person"}, {"kind": "open"}]
    return str(who.post("/api/v1/tables", json={"title": title, "seats": seats}).json()["id"])


def stranger(house: TestClient) -> TestClient:
    client = TestClient(house.app, base_url=ORIGIN)
    client.portal = house.portal
    return client


def account(who: TestClient) -> dict[str, Any]:
    answer = who.get("/api/v1/account")
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def with_passkey(person: Person, name: str = "Ana") -> tuple[TestClient, Authenticator]:
    ana, device = person(name), Authenticator()
    ceremony = ana.post("/api/v1/account/passkeys/options").json()
    made = ana.post("/api/v1/account/passkeys", json=device.make(ceremony))
    assert made.status_code == 201, made.text
    assert made.json()["ways_back"] == 1
    return ana, device


def test_a_passkey_brings_a_person_back_on_an_empty_browser(person: Person, house: TestClient) -> None:
    ana, device = with_passkey(person)
    table = ana.post("/api/v1/tables", json={"title": "puerto_rico", "seats": [{"kind": "person"}, {"kind": "open"}]})
    other = stranger(house)
    ceremony = other.post("/api/v1/enter/passkey/options").json()
    back = other.post("/api/v1/enter/passkey", json=device.use(ceremony))
    assert back.status_code == 200 and back.json()["name"] == "Ana", back.text
    assert other.get(f"/api/v1/tables/{table.json()['id']}").json()["my_seats"] == [0]
    assert len(account(other)["devices"]) == 2 and account(other)["handle"] == account(ana)["handle"]
    again = other.post("/api/v1/enter/passkey", json=device.use(ceremony))
    assert again.status_code == 422 and again.json()["key"] == "account-late"  # a challenge is answered once


def test_a_passkey_of_another_page_or_person_opens_nothing(person: Person, house: TestClient) -> None:
    _, device = with_passkey(person)
    other = stranger(house)
    device.origin = "https://evil.example"
    ceremony = other.post("/api/v1/enter/passkey/options").json()
    assert other.post("/api/v1/enter/passkey", json=device.use(ceremony)).status_code == 422
    foreign = Authenticator()  # the same credential's name, another key
    ceremony = other.post("/api/v1/enter/passkey/options").json()
    assert other.post("/api/v1/enter/passkey", json=foreign.use(ceremony)).json()["key"] == "account-passkey-unknown"
    boris = person("Boris")
    ceremony = boris.post("/api/v1/account/passkeys/options").json()
    assert boris.post("/api/v1/account/passkeys", json=foreign.make(ceremony)).status_code == 422
    assert account(boris)["passkeys"] == []
    assert other.get("/api/v1/session").status_code == 401


def test_a_passkey_is_taken_away(person: Person, house: TestClient) -> None:
    ana, device = with_passkey(person)
    [key] = account(ana)["passkeys"]
    assert person("Boris").delete(f"/api/v1/account/passkeys/{key['id']}").status_code == 404
    assert ana.delete(f"/api/v1/account/passkeys/{key['id']}").json()["passkeys"] == []
    other = stranger(house)
    ceremony = other.post("/api/v1/enter/passkey/options").json()
    assert other.post("/api/v1/enter/passkey", json=device.use(ceremony)).status_code == 422


def test_a_recovery_code_is_hashed_at_rest_and_works_once(person: Person, house: TestClient) -> None:
    ana = person("Ana")
    assert account(ana)["ways_back"] == 0
    void = ana.post("/api/v1/account/recovery").json()["code"]
    code = ana.post("/api/v1/account/recovery").json()["code"]
    store: Store = house.app.state.tables.store  # type: ignore[attr-defined]
    with store.engine.connect() as c:
        kept = str(c.exec_driver_sql("SELECT * FROM persons").all())
    assert code not in kept and code.replace("-", "") not in kept
    other = stranger(house)
    assert other.post("/api/v1/enter/recovery", json={"code": void}).json()["key"] == "account-recovery-wrong"
    typed = code.lower().replace("-", " ")
    assert other.post("/api/v1/enter/recovery", json={"code": typed}).json()["name"] == "Ana"
    assert stranger(house).post("/api/v1/enter/recovery", json={"code": code}).status_code == 422
    assert account(ana)["recovery_at"] is None


def test_a_short_code_adds_one_device_for_five_minutes(
    person: Person, house: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana = person("Ana")
    made = ana.post("/api/v1/account/code").json()
    assert len(made["code"]) == 6 and made["seconds"] == 300 and made["path"].endswith(made["code"])
    phone = stranger(house)
    assert phone.post("/api/v1/enter/code", json={"code": made["code"].lower()}).json()["name"] == "Ana"
    assert stranger(house).post("/api/v1/enter/code", json={"code": made["code"]}).status_code == 422
    late = ana.post("/api/v1/account/code").json()
    from malecon.tables import clock

    soon = clock.now() + 301_000
    monkeypatch.setattr("malecon.web.accounts.now", lambda: soon)
    assert stranger(house).post("/api/v1/enter/code", json={"code": late["code"]}).json()["key"] == "account-code-wrong"


def test_devices_are_listed_and_ended(person: Person, house: TestClient) -> None:
    ana, phone = person("Ana"), stranger(house)
    phone.headers["user-agent"] = "Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) Version/17.0 Safari/604.1"
    phone.post("/api/v1/enter/code", json={"code": ana.post("/api/v1/account/code").json()["code"]})
    devices = account(ana)["devices"]
    assert sorted(d["here"] for d in devices) == [False, True]
    [there] = [d for d in devices if not d["here"]]
    assert there["agent"] == "Safari/iPhone"
    assert person("Boris").delete(f"/api/v1/account/devices/{there['id']}").status_code == 404
    assert len(ana.delete(f"/api/v1/account/devices/{there['id']}").json()["devices"]) == 1
    assert phone.get("/api/v1/session").status_code == 401 and ana.get("/api/v1/session").status_code == 200


def test_the_first_device_may_go_and_the_person_stays(person: Person, house: TestClient) -> None:
    ana, phone = person("Ana"), stranger(house)
    phone.post("/api/v1/enter/code", json={"code": ana.post("/api/v1/account/code").json()["code"]})
    assert ana.delete("/api/v1/session").status_code == 204
    assert account(phone)["name"] == "Ana" and len(account(phone)["devices"]) == 1
    phone.post("/api/v1/session", json={"name": "Anna"})
    assert account(phone)["name"] == "Anna"


def test_a_browser_with_games_of_its_own_is_not_lost_by_entering(person: Person) -> None:
    ana, boris = person("Ana"), person("Boris")
    boris.post("/api/v1/tables", json={"title": "puerto_rico", "seats": [{"kind": "person"}, {"kind": "open"}]})
    code = ana.post("/api/v1/account/code").json()["code"]
    refused = boris.post("/api/v1/enter/code", json={"code": code})
    assert refused.json()["key"] == "account-would-be-lost" and "Boris" in refused.json()["text"]
    boris.post("/api/v1/account/recovery")
    code = ana.post("/api/v1/account/code").json()["code"]
    assert boris.post("/api/v1/enter/code", json={"code": code}).json()["name"] == "Ana"


def test_everything_is_exported_and_nothing_hidden(person: Person) -> None:
    ana, boris = person("Ana"), person("Boris")
    table = new_table(ana, "havana")
    boris.post(f"/api/v1/tables/{table}/join", json={})
    ana.post(f"/api/v1/tables/{table}/chat", json={"text": "Hola"})
    boris.post(f"/api/v1/tables/{table}/chat", json={"text": "secret of Boris"})
    ana.put(f"/api/v1/tables/{table}/notes", json={"text": "quarries first"})
    told = ana.get("/api/v1/account/export")
    assert "attachment" in told.headers["content-disposition"]
    found = told.json()
    assert found["name"] == "Ana" and found["notes"] == {table: "quarries first"}
    assert [m["text"] for m in found["messages"]] == ["Hola"]
    assert found["games"][0]["record"] is None and "seed" not in told.text  # not over: the record would tell all


def test_a_deleted_account_leaves_the_others_their_games(person: Person, house: TestClient) -> None:
    ana, boris = person("Ana"), person("Boris")
    record = finished()
    over = ana.post("/api/v1/import", json={"record": record}).json()["id"]
    open_table = new_table(ana, "santiago")
    boris.post(f"/api/v1/tables/{open_table}/join", json={})
    act(next(who for who in (ana, boris) if who.get(f"/api/v1/tables/{open_table}").json()["legal"]), open_table)
    wrong = ana.post("/api/v1/account/delete", json={"name": "Boris"})
    assert wrong.status_code == 422 and wrong.json()["key"] == "account-name-differs"
    me = store_person(house, ana)
    assert ana.post("/api/v1/account/delete", json={"name": " ana "}).status_code == 204
    assert ana.get("/api/v1/session").status_code == 401
    seen = boris.get(f"/api/v1/tables/{over}?lang=it").json()
    assert seen["seats"][0]["name"] == "Ex giocatore" and seen["seats"][0]["player"] is None
    assert boris.get(f"/api/v1/tables/{over}/record").status_code == 200
    assert boris.get(f"/api/v1/tables/{open_table}").json()["seats"][0]["stand_in_why"] == "left"
    store: Store = house.app.state.tables.store  # type: ignore[attr-defined]
    with store.engine.connect() as c:
        for name in ("sessions", "persons", "passkeys", "seats", "tables", "notes", "messages", "answers", "events"):
            assert me not in str(c.exec_driver_sql(f"SELECT * FROM {name}").all()), name


def store_person(house: TestClient, who: TestClient) -> str:
    row = persons.by_handle(house.app.state.tables.store, account(who)["handle"])  # type: ignore[attr-defined]
    assert row is not None
    return row.id


def finished() -> str:
    from random import Random

    import malecon

    chance, position = Random(3), malecon.title("santiago").new(2, 5)
    while not position.is_over:
        position.play(chance.choice(position.legal()))
    return str(position.record(("Ana", "bot:easy")))


def test_the_public_key_is_what_is_kept(person: Person, house: TestClient) -> None:
    _, device = with_passkey(person)
    private = device.key.private_bytes(
        serialization.Encoding.DER, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    )
    with house.app.state.tables.store.engine.connect() as c:  # type: ignore[attr-defined]
        assert b64(private) not in str(c.exec_driver_sql("SELECT * FROM passkeys").all())
