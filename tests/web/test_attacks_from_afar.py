"""What a second search for attacks found, each with its failure: sockets that shout, quotas that a second cookie or a second
device got round, codes that could be guessed at a table, deals that were dealt until somebody liked them."""

import base64
import os
import socket
import struct
import threading
from concurrent.futures import Future
from contextlib import suppress
from pathlib import Path
from time import sleep
from typing import Any

import httpx
import pytest
import uvicorn
from sqlalchemy import event, func, insert, select
from starlette.testclient import TestClient

from databases import Cluster
from housing import Person, on_both
from malecon.store import SessionRow, Store, persons, retention, schema
from malecon.store import store as store_module
from malecon.tables import NotAllowed, Tables, views
from malecon.tables.clock import now
from malecon.tables.limits import DAY
from malecon.tables.making import SeatWish
from malecon.web import accounts, connections, guard, news_routes
from malecon.web.app import make
from malecon.web.sending import Senders
from malecon.web.settings import Settings
from patience import PATIENCE, until
from served import Served
from store.test_store import a_table, kept_busy, step
from tables.test_acting import play_out
from web.test_accounts import Authenticator, with_passkey
from web.test_attacks import API, BOT, Held, tables_of
from web.test_attacks_on_seats import MANY, OPEN, PERSON, RATED
from web.test_http import act, new_table, two

# -- sockets


def frame(kind: int, data: bytes) -> bytes:
    """A frame as a client masks it: with zeros, which changes nothing."""
    assert len(data) < 126
    return struct.pack("!BB4x", 0x80 | kind, 0x80 | len(data)) + data


TEXT, PING = 1, 9


def table_of(who: httpx.Client) -> str:
    wish = {"title": "santiago", "seats": [{"kind": "person"}, {"kind": "open"}]}
    return str(who.post(f"{API}/tables", json=wish).json()["id"])


def opened(port: int, table: str, cookie: str, path: str = "/socket") -> socket.socket:
    """An open socket of a table, by hand."""
    key = base64.b64encode(os.urandom(16)).decode()
    line = socket.create_connection(("127.0.0.1", port), PATIENCE)
    line.sendall(
        f"GET {API}/tables/{table}{path} HTTP/1.1\r\nhost: 127.0.0.1:{port}\r\nupgrade: websocket\r\n"
        f"connection: upgrade\r\nsec-websocket-key: {key}\r\nsec-websocket-version: 13\r\n"
        f"cookie: malecon_session={cookie}\r\n\r\n".encode("latin-1")
    )
    return line


def is_cut_off(line: socket.socket, data: bytes, times: int) -> bool:
    """Whether somebody who sends so much and reads nothing is cut off before they are done."""
    try:
        for _ in range(times):
            line.sendall(data)
            sleep(0.001)  # the end must be able to arrive
    except OSError:
        return True
    return False


def test_whoever_shouts_at_a_socket_is_cut_off(tmp_path: Path) -> None:
    """Every ping is answered, and answers that nobody reads would pile up for as long as the shouting goes on."""
    with Served(f"sqlite:///{tmp_path / 'malecon.db'}", "--bots", "1") as server:
        ana = server.person("Ana")
        table, cookie = table_of(ana), str(ana.cookies["malecon_session"])
        for kind in (PING, TEXT):
            with opened(server.port, table, cookie) as line:
                assert line.recv(12) == b"HTTP/1.1 101"
                assert is_cut_off(line, frame(kind, b"x" * 100) * 20, 4000)
        with opened(server.port, table, cookie) as line:
            assert line.recv(12) == b"HTTP/1.1 101"
            for _ in range(50):  # more than a browser ever says at once
                line.sendall(frame(TEXT, b"ping"))
            sleep(0.5)
            line.sendall(frame(TEXT, b"ping"))
            line.settimeout(PATIENCE)
            assert line.recv(1)
        assert ana.get(f"{API}/health").status_code == 200
        assert server.stop() == 0


def test_nonsense_on_a_socket_is_not_told_at_length(tmp_path: Path) -> None:
    with Served(f"sqlite:///{tmp_path / 'malecon.db'}", "--bots", "1") as server:
        ana = server.person("Ana")
        table, cookie = table_of(ana), str(ana.cookies["malecon_session"])
        for nonsense in (frame(TEXT, b"\xff\xfe"), frame(3, b"x"), b"\xff" * 40, frame(8, b"\x00")):
            with opened(server.port, table, cookie) as line:
                assert line.recv(12) == b"HTTP/1.1 101"
                line.sendall(nonsense)
                while line.recv(4096):
                    pass
        for path in ("/socket\xff", "/socket?seat=\xe9", "/so\x01cket"):
            with opened(server.port, table, cookie, path) as line:
                until(lambda line=line: ended(line), "the end")  # type: ignore[misc]
        assert ana.get(f"{API}/health").status_code == 200
        assert server.stop() == 0
        assert len(server.lines) < 5, "".join(server.lines)


def ended(line: socket.socket) -> bool:
    try:
        return not line.recv(4096)
    except ConnectionError:
        return True


def test_a_socket_that_does_not_let_go_is_taken_away(monkeypatch: pytest.MonkeyPatch) -> None:
    """One whose client takes in nothing cannot be closed politely."""
    cut: list[str] = []

    class Transport:
        def is_closing(self) -> bool:
            return True

        def abort(self) -> None:
            cut.append("off")

    line = object.__new__(connections.Sockets)
    line.transport = Transport()  # type: ignore[assignment]
    line._look(True)
    assert cut == ["off"]


def test_an_address_holds_only_so_many_connections(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Idle ones, each asking for a file of the page now and then, would take every connection the system has."""
    monkeypatch.setattr(connections, "MOST_HELD", 3)
    config = uvicorn.Config(hello, http=connections.Protocol, port=0, lifespan="off", log_level="error",
                            access_log=False, proxy_headers=False)  # fmt: skip
    server = uvicorn.Server(config)
    running = threading.Thread(target=server.run, daemon=True)
    running.start()
    until(lambda: server.started, "the server")
    port = int(server.servers[0].sockets[0].getsockname()[1])
    lines = [asked(port) for _ in range(3)]
    assert [answered(line) for line in lines] == [True] * 3
    late = asked(port)
    assert not answered(late)
    lines[0].close()
    until(lambda: answered(asked(port)), "room for one more")
    for line in (*lines, late):
        line.close()
    server.should_exit = server.force_exit = True
    running.join(PATIENCE)


async def hello(scope: Any, receive: Any, send: Any) -> None:
    await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"1")]})
    await send({"type": "http.response.body", "body": b"x"})


def asked(port: int) -> socket.socket:
    line = socket.create_connection(("127.0.0.1", port), PATIENCE)
    with suppress(OSError):
        line.sendall(b"GET / HTTP/1.1\r\nhost: x\r\n\r\n")
    return line


def answered(line: socket.socket) -> bool:
    try:
        return line.recv(1000).startswith(b"HTTP/1.1 200")
    except ConnectionError:
        return False


# -- quotas


def test_a_second_cookie_is_no_second_share(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The guard counted the first cookie of a name, and whoever answered believed the last."""
    monkeypatch.setattr(guard, "monotonic", lambda: 1000.0)
    with TestClient(make(Settings(db=str(tmp_path / "m.db"), bots=1, address_rate=1e6))) as client:
        client.post(f"{API}/session", json={"name": "Ana"}).raise_for_status()
        table, secret = new_table(client), client.cookies["malecon_session"]
        client.cookies.clear()
        quoted = "".join(f"\\{ord(c):03o}" for c in secret)
        codes = []
        for n in range(30):
            cookie = (f"malecon_session=other{n}; malecon_session={secret}", f'malecon_session="{quoted}"')[n % 2]
            said = client.post(f"{API}/tables/{table}/chat", json={"text": "hola"}, headers={"cookie": cookie})
            codes.append(said.status_code)
    assert codes == [201] * 20 + [429] * 10


def test_a_second_device_is_no_second_share(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guard, "monotonic", lambda: 1000.0)
    app = make(Settings(db=str(tmp_path / "m.db"), bots=1, address_rate=1e6))
    with TestClient(app) as ana:
        ana.post(f"{API}/session", json={"name": "Ana"}).raise_for_status()
        table, devices = new_table(ana), [ana]
        for _ in range(2):
            device = TestClient(app)
            device.portal = ana.portal
            code = ana.post(f"{API}/account/code").json()["code"]
            device.post(f"{API}/enter/code", json={"code": code}).raise_for_status()
            devices.append(device)
        said = [d.post(f"{API}/tables/{table}/chat", json={"text": "hola"}) for d in devices for _ in range(10)]
    assert [answer.status_code for answer in said] == [201] * 20 + [429] * 10


@pytest.mark.parametrize("path", ["//table/abcdefgh", "///table/abcdefgh", "/%2Ftable/abcdefgh"])
def test_no_address_is_left_uncounted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, path: str) -> None:
    monkeypatch.setattr(guard, "monotonic", lambda: 1000.0)
    with TestClient(make(Settings(db=str(tmp_path / "m.db"), bots=1, address_rate=5))) as client:
        codes = [client.get(f"http://testserver{path}").status_code for _ in range(25)]
    assert 429 in codes


def test_what_follows_the_question_mark_is_bounded(house: TestClient) -> None:
    assert house.get(f"{API}/titles?lang=ru&{'a=b&' * 500}").status_code == 200
    answer = house.get(f"{API}/titles?lang=ru&{'a=b&' * 5000}")
    assert (answer.status_code, answer.json()["key"]) == (413, "web-too-large")


def test_the_server_writes_few_letters_for_one_address(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """To confirm an address it writes to whoever was named: it must not be used to fill somebody's mailbox."""
    monkeypatch.setattr(guard, "monotonic", lambda: 1000.0)
    with TestClient(make(Settings(db=str(tmp_path / "m.db"), bots=1))) as client:
        client.post(f"{API}/session", json={"name": "Ana"}).raise_for_status()
        wish = {"kind": "mail", "address": "victim@example.org"}
        codes = [client.post(f"{API}/account/news", json=wish).status_code for _ in range(12)]
        assert client.get(f"{API}/session").status_code == 200
    assert codes == [422] * 10 + [429] * 2


def test_a_chat_room_that_does_not_answer_keeps_nobody_waiting(
    house: TestClient, person: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Fifty messages to a server that takes its time held every thread that changes anything."""
    answers = threading.Event()
    monkeypatch.setattr(news_routes, "check_address", lambda *_: None)
    monkeypatch.setattr(Senders, "send", lambda *_: answers.wait(PATIENCE))
    ana, boris = person("Ana"), person("Boris")
    hook = {"kind": "hook", "address": "https://tarpit.example/"}
    channel = ana.post(f"{API}/account/news", json=hook).json()["channels"][0]["id"]
    codes: list[int] = []
    asking = [
        threading.Thread(target=lambda: codes.append(ana.post(f"{API}/account/news/{channel}/test").status_code))
        for _ in range(50)
    ]
    for one in asking:
        one.start()
    try:
        done: list[str] = []
        rename = threading.Thread(target=lambda: done.append(new_table(boris)), daemon=True)
        rename.start()
        rename.join(PATIENCE / 3)
        assert done, "everybody else changes what they like"
        assert not codes
    finally:
        answers.set()
        for one in asking:
            one.join(PATIENCE)
    assert codes == [204] * 50


def test_a_table_that_must_be_replayed_weighs_more(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guard, "monotonic", lambda: 1000.0)
    with TestClient(make(Settings(db=str(tmp_path / "m.db"), bots=1))) as client:
        client.post(f"{API}/session", json={"name": "Ana"}).raise_for_status()
        table = new_table(client)
        client.cookies.clear()
        client.cookies.set("malecon_session", "another")
        tables = tables_of(client)
        codes = []
        for _ in range(60):
            tables._drop(None)
            codes.append(client.get(f"{API}/tables/{table}").status_code)
    assert codes.index(429) == 40


def test_nobody_fills_a_table_with_comings_and_goings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guard, "monotonic", lambda: 1000.0)
    app = make(Settings(db=str(tmp_path / "m.db"), bots=1))
    with TestClient(app) as ana:
        ana.post(f"{API}/session", json={"name": "Ana"}).raise_for_status()
        table = new_table(ana)
        spy = TestClient(app)
        spy.portal = ana.portal
        spy.post(f"{API}/session", json={"name": "Spy"}).raise_for_status()
        codes = [spy.post(f"{API}/tables/{table}/{verb}", json={}).status_code for _ in range(12) for verb in
                 ("join", "leave")]  # fmt: skip
    assert codes == [200] * 20 + [429] * 4


def test_what_happened_to_seats_is_told_and_kept_at_hand_within_bounds(quiet: Tables) -> None:
    live = quiet.create("santiago", [PERSON, OPEN, OPEN], session="a", name="Ana")
    for _ in range(60):
        quiet.join(live.id, "b", "Boris", 1)
        quiet.leave(live.id, "b")
    shown = quiet.live(live.id).events
    assert len(shown) == 120 and [e.number for e in shown] == list(range(1, 121))
    told = views.table(quiet.live(live.id), None, None, "en").events
    assert [e.number for e in told] == list(range(21, 121))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(store_module, "MOST_EVENTS", 10)
        quiet._drop(None)
        assert [e.number for e in quiet.live(live.id).events] == list(range(111, 121))
        quiet.join(live.id, "b", "Boris", 1)
    assert quiet.live(live.id).events[-1].number == 121


@on_both
def test_a_person_has_only_so_many_passkeys(person: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    ana, _ = with_passkey(person)
    monkeypatch.setattr(accounts, "MOST_PASSKEYS", 1)
    ceremony = ana.post(f"{API}/account/passkeys/options").json()
    refused = ana.post(f"{API}/account/passkeys", json=Authenticator().make(ceremony))
    assert (refused.status_code, refused.json()["key"]) == (429, "account-too-many-passkeys")


def test_who_only_passed_by_is_forgotten_and_who_sat_down_is_not(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(retention, "MOST_ANSWERS", 3)
    tables = Tables(store, pace=0, thinkers=Held())
    at = now()
    for name, seen in (("passer", 31), ("young", 29), ("player", 31), ("careful", 31)):
        persons.enrol(store, SessionRow(name, name, at - seen * DAY, seen_at=at - seen * DAY))
    persons.keep_recovery(store, "careful", "code", at)
    one = tables.create("santiago", [SeatWish(), SeatWish(mine=True)], session="player").id
    two = tables.create("santiago", [SeatWish(), SeatWish(mine=True)], session="player").id
    hour = 3600 * 1000
    rows = [{"table_id": table, "session": "player", "key": f"k{n}", "answer": "{}", "at": at - n * hour}
            for table, most in ((one, 3), (two, 4)) for n in range(most)]  # fmt: skip
    with store.engine.execution_options(malecon_write=True).begin() as c:
        c.execute(insert(schema.answers), rows)
    tables.clean_up()
    assert [store.session(name) is None for name in ("passer", "young", "player", "careful")] == [True, *[False] * 3]
    a = schema.answers.c
    with store.reading() as c:
        left = {row[0]: row[1] for row in c.execute(select(a.table_id, func.count()).group_by(a.table_id))}
    assert left == {one: 3, two: 1}, "a table with too many keeps those of the last hour"
    tables.close()


def test_a_flood_of_open_tables_pushes_nobody_elses_out_of_the_lobby(store: Store) -> None:
    """Twenty sessions of one address made two hundred tables, and the lobby showed a hundred of them."""
    tables = Tables(store, pace=0, thinkers=Held())
    tables.limits = MANY
    at = now()
    for name, address in (("flood1", "192.0.2.1"), ("flood2", "192.0.2.1"), ("ana", "192.0.2.2"), ("boris", None)):
        persons.enrol(store, SessionRow(name, name, at, seen_at=at, address=address))
    theirs = [tables.create("santiago", [PERSON, OPEN], session=who).id for who in ("ana", "boris", "ana")]
    for n in range(12):
        tables.create("santiago", [PERSON, OPEN], session=f"flood{n % 2 + 1}")
    shown = store.open_tables(6)
    assert set(theirs) <= set(shown) and len(shown) == 6
    assert len(store.open_tables(100)) == 15
    tables.close()


# -- codes


@on_both
def test_short_codes_cannot_be_guessed_at_a_table(house: TestClient, person: Person) -> None:
    """There a guess would cost no more than a move; where codes are typed it costs fifty times as much."""
    ana, thief = person("Ana"), person("Thief")
    table = new_table(ana)
    code = ana.post(f"{API}/account/code").json()["code"]
    for guess in (code, code.lower()):
        refused = thief.post(f"{API}/tables/{table}/join", json={"link": guess})
        assert (refused.status_code, refused.json()["key"]) == (403, "table-link")
    assert thief.get(f"{API}/session").json()["name"] == "Thief"
    assert person("New").post(f"{API}/enter/code", json={"code": code}).json()["name"] == "Ana", "it was not even spent"


# -- a game that is over


@on_both
def test_whoever_has_seen_everything_takes_nothing_back(person: Person) -> None:
    """After the game the hands and the seed are open: playing the last turn again would be another game."""
    for rated in (True, False):
        mover, other, table = two(person, "santiago", rated=rated)
        base = f"{API}/tables/{table}"
        while not (seen := mover.get(base).json())["over"]:
            mover, other = (mover, other) if seen["legal"] else (other, mover)
            act(mover, table)
        assert seen["seed"] is not None
        for who in (mover, other):
            told = who.get(base).json()["undo"]
            assert (told["step"], told["turn"], told["key"]) == (None, None, "table-undo-over")
            for scope in ("step", "turn"):
                assert who.post(f"{base}/undo", json={"scope": scope}).json()["key"] == "table-undo-over"
        assert mover.get(base).json()["over"]
        if not rated:  # everybody's consent is another thing
            last = mover.get(base).json()["ply"] - 1
            mover.post(f"{base}/takeback", json={"ply": last}).raise_for_status()
            other.post(f"{base}/takeback/answer", json={"agree": True}).raise_for_status()
            assert mover.get(base).json()["ply"] == last


def test_alone_one_may_go_back_from_the_end(quiet: Tables) -> None:
    live = quiet.create("puerto_rico", [PERSON, SeatWish(mine=True)], session="a", name="Ana", seed=1)
    over = play_out(quiet, live.id)
    assert quiet.undo(live.id, "a").ply == over.ply - 1


# -- deals


def test_nobody_has_the_game_dealt_until_they_like_it(quiet: Tables) -> None:
    """Leaving and coming back gives the same deal; in a rated game there is no coming back."""
    quiet.limits = MANY
    live = quiet.create("cuba", [PERSON, OPEN], session="a", name="Ana")
    quiet.join(live.id, "b", "Boris")
    dealt = quiet.live(live.id)
    for _ in range(3):
        quiet.leave(live.id, "b")
        quiet.join(live.id, "b", "Boris")
        assert quiet.live(live.id).row.seed == dealt.row.seed
    quiet.leave(live.id, "b")
    quiet.join(live.id, "c", "Carla")
    assert quiet.live(live.id).row.seed != dealt.row.seed, "somebody else gets a deal of their own"
    quiet.leave(live.id, "c")
    again = quiet.live(live.id).row.seed
    quiet.join(live.id, "b", "Boris")
    assert quiet.live(live.id).row.seed != again, "Carla has seen what this seat hid"

    rated = quiet.create("cuba", [PERSON, OPEN, OPEN], session="a", name="Ana", settings=RATED)
    quiet.join(rated.id, "b", "Boris")
    quiet.leave(rated.id, "b")
    quiet.join(rated.id, "b", "Boris")  # nothing was dealt yet
    quiet.join(rated.id, "c", "Carla")
    quiet.leave(rated.id, "c")
    with pytest.raises(NotAllowed, match="dealt"):
        quiet.join(rated.id, "c", "Carla")
    quiet.join(rated.id, "d", "Dora")
    assert quiet.live(rated.id).gathered


@on_both
def test_whoever_looks_at_a_fork_and_leaves_has_seen_nothing(house: TestClient, person: Person) -> None:
    """A game that goes on from a position has no seed to deal from: what its maker cannot know is drawn anew."""
    tables = tables_of(house)
    ana, boris, spy = person("Ana"), person("Boris"), person("Spy")
    table = new_table(ana, "havana", 3)
    base = f"{API}/tables/{table}"
    boris.post(f"{base}/join", json={}).raise_for_status()
    person("Carla").post(f"{base}/join", json={}).raise_for_status()
    seats = [{"kind": "person"}, {"kind": "open"}, BOT]
    fork = ana.post(f"{base}/fork", json={"ply": 0, "seats": seats, "seat": 0}).json()["id"]
    own = f"{API}/tables/{fork}"
    before = tables.live(fork).position
    spy.post(f"{own}/join", json={}).raise_for_status()
    seen = tables.live(fork).position
    spy.post(f"{own}/leave", json={}).raise_for_status()
    boris.post(f"{own}/join", json={}).raise_for_status()
    played = tables.live(fork)
    assert played.position.view(0) == before.view(0), "Ana knows what she knew"
    assert seen.to_dict() != played.position.to_dict() != before.to_dict()
    tables._drop(None)
    assert tables.live(fork, certain=True).position == played.position, "and that is what was kept"


# -- a table that fails


def test_a_table_at_which_something_fails_rests_and_is_told_once(
    quiet: Tables, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    held = Held()
    quiet.driver._thinkers = held
    quiet.driver._stopped = False
    live = quiet.create("santiago", [SeatWish("bot", bot="easy")] * 2, session="a", settings={"pace": 0})
    looked: list[int] = []

    def fails(*asked: Any, **more: Any) -> None:
        looked.append(1)
        raise ZeroDivisionError

    with monkeypatch.context() as patch:
        patch.setattr(quiet.driver, "_think", fails)
        for _ in range(5):
            quiet.driver._safely(live.id)
    assert len(looked) == 1
    with monkeypatch.context() as patch:
        patch.setattr(quiet, "act_for", fails)
        quiet.driver._failed.clear()
        thought: Future[str | None] = Future()
        thought.set_result("pass")
        for _ in range(3):
            quiet.driver._moved(live.id, 0, live.row.version, "easy", thought)
    assert len([r for r in caplog.records if "could not go on" in r.message]) == 2
    quiet.moderation.hide(live.id)
    quiet.take_notices()
    thought = Future()
    thought.set_result("pass")
    quiet.driver._moved(live.id, 0, live.row.version, "easy", thought)  # it was taken away while the bot thought
    quiet.driver._stopped = True


# -- two processes


def test_whoever_makes_a_change_reads_nothing_again(postgresql: Cluster, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every change is told to all processes, its own among them: that one has the table at hand."""
    db = postgresql.database()
    one, other = Store(db), Store(db)
    mine, theirs = (Tables(store, pace=0, thinkers=Held()) for store in (one, other))
    live = mine.create("santiago", [SeatWish(), SeatWish(mine=True)], session="a")
    theirs.live(live.id)
    reads: list[str] = []
    load = one.load

    def counted(table: str) -> Any:
        reads.append(table)
        return load(table)

    monkeypatch.setattr(one, "load", counted)
    told: list[bool] = []
    end = mine.subscribe(live.id, told.append)
    heard: list[int] = []
    kept = mine._heard

    def listening(table: str | None, said: bool, version: int) -> None:
        kept(table, said, version)
        heard.append(version)

    assert one._listener is not None
    one._listener._heard = listening
    for ply in range(6):
        mine.act(live.id, "a", ply, [mine.live(live.id).position.legal()[0]])
    until(lambda: len(heard) >= 6, "the notes")
    assert reads == [] and len(told) >= 6
    mine.live(live.id, certain=True)
    assert reads == [], "the version alone is asked for"
    theirs.act(live.id, "a", 6, [theirs.live(live.id, certain=True).position.legal()[0]])
    until(lambda: mine.live(live.id).ply == 7, "the other's change")
    assert reads == [live.id]
    end()
    for tables in (mine, theirs):
        tables.close()
        tables.store.close()


def test_several_threads_of_one_process_lead_together(postgresql: Cluster) -> None:
    """Each with a connection of its own would keep the lock from the other, and nobody would lead for good."""
    for _ in range(3):
        db = postgresql.database()
        one, other = Store(db), Store(db)
        told: list[bool] = []
        ready = threading.Barrier(8)

        def ask(store: Store = one, told: list[bool] = told, ready: threading.Barrier = ready) -> None:
            ready.wait(PATIENCE)
            told.append(store.try_to_lead())

        asking = [threading.Thread(target=ask) for _ in range(8)]
        for thread in asking:
            thread.start()
        for thread in asking:
            thread.join(PATIENCE)
        assert told == [True] * 8 and one.try_to_lead() and not other.try_to_lead()
        one.close()
        other.close()


def test_whatever_else_waits_does_not_slow_the_actions_down(store: Store) -> None:
    """A sign of life among thirty actions would have had each written by itself."""
    names = [a_table(store, f"t{n}") for n in range(30)]
    said: list[str] = []
    go = kept_busy(store)
    event.listen(store.engine, "before_cursor_execute", lambda *a: said.append(a[2]))
    waiting = [store.commit(step(name, 0, answer=("s", "k", {"ply": 1}, 7))) for name in names]
    store.see("t3", [0], 99)
    go.set()
    assert [future.exception(PATIENCE) for future in waiting] == [None] * 30
    written = [s for s in said if s.startswith(("INSERT", "UPDATE"))]
    assert len(written) == 4, written
    until(lambda: (store.load("t3") or pytest.fail("lost"))[1][0].seen_at == 99, "the sign of life")
