"""What was tried by hand against a running server, each with its failure: pictures without end, answers that nobody reads,
tables by other doors than the usual one, games that were rated by who knew the seed."""

import select
import socket
import threading
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from time import monotonic
from typing import Any

import msgspec
import pytest
import uvicorn
from starlette.testclient import TestClient

import malecon
from housing import Person, on_both
from malecon.store import Store
from malecon.tables import Tables, Unfit, ratings, views
from malecon.tables.clock import now
from malecon.tables.limits import DAY, Limits
from malecon.tables.making import SeatWish
from malecon.web import connections, guard, sockets
from malecon.web.app import make
from malecon.web.settings import Settings
from patience import PATIENCE, until
from served import Served
from web.test_attacks import API, BOT, tables_of
from web.test_http import new_table, two

# -- tables by other doors


@on_both
def test_looking_for_a_game_is_no_way_round_the_quota(house: TestClient, person: Person) -> None:
    """Whoever looks for a game and takes bots at once makes a table like any other."""
    ana, tables = person("Ana"), tables_of(house)
    tables.limits = Limits(tables=2)
    told = []
    for _ in range(3):
        ana.post(f"{API}/pairing", json={"title": "santiago", "seats": 2}).raise_for_status()
        told.append(ana.post(f"{API}/pairing/bots"))
    assert [answer.status_code for answer in told] == [200, 200, 429]
    assert told[2].json()["key"] == "table-too-many-tables"
    makers = {tables.live(id).row.maker for id in tables.store.all_tables()}
    assert len(makers) == 1 and None not in makers, "so that their bots wait in one queue"


@on_both
def test_a_rematch_is_no_way_round_the_quota(house: TestClient, person: Person) -> None:
    ana, tables = person("Ana"), tables_of(house)
    tables.limits = Limits(tables=2)
    position = malecon.title("santiago").new(2, 1)
    while not position.is_over:
        position.play(position.legal()[0])
    record = {"record": position.record(("Ana", "bot:easy"))}
    over = [ana.post(f"{API}/import", json=record).json()["id"] for _ in range(3)]
    answers = [ana.post(f"{API}/tables/{id}/rematch") for id in over]
    assert [answer.status_code for answer in answers] == [201, 201, 429]


def test_every_door_to_a_new_table_is_counted_by_address(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guard, "monotonic", lambda: 1000.0)
    doors = ["tables", "lessons", "tables/abc/fork", "tables/abc/rematch", "pairing", "pairing/bots", "import"]
    settings = Settings(db=str(tmp_path / "m.db"), bots=1, rate=1e6, address_rate=20, behind_proxy=True)
    with TestClient(make(settings)) as client:
        for n, door in enumerate(doors):
            at = {"x-forwarded-for": f"10.0.0.{n}"}
            codes = [client.post(f"{API}/{door}", json={}, headers=at).status_code for _ in range(25)]
            assert 429 in codes, door


# -- rated means rated


def test_nobody_is_rated_for_a_game_whose_seed_they_chose(person: Person, quiet: Tables) -> None:
    """It could be played again and again until its chance is known by heart."""
    body = {"title": "santiago", "seats": [{"kind": "person"}, BOT], "seed": "7", "rated": True}
    refused = person("Ana").post(f"{API}/tables", json=body)
    assert (refused.status_code, refused.json()["key"]) == (422, "table-rated-seed")
    with pytest.raises(Unfit):
        quiet.create(
            "santiago", [SeatWish(), SeatWish("bot", bot="easy")], session="a", seed=7, settings={"rated": True}
        )
    live = quiet.create("santiago", [SeatWish(), SeatWish("bot", bot="easy")], session="a", settings={"rated": True})
    for chosen in (True, False):
        ended = {"result": {"scores": [5, 3], "winners": [0]}, "settings": live.row.settings | {"seed_chosen": chosen}}
        counted = ratings.counted(msgspec.structs.replace(live.row, **ended), live.seats, {}, {})
        assert (counted is None) == chosen


@on_both
def test_nothing_of_a_running_rated_game_leaves_the_table(house: TestClient, person: Person) -> None:
    """No record, no fork, no look back, not in the export of an account either."""
    mover, _, table = two(person, "santiago", rated=True)
    seen = mover.get(f"{API}/tables/{table}").json()
    act = {"ply": 0, "actions": [seen["legal"][0]["notation"]]}
    mover.post(f"{API}/tables/{table}/actions", json=act).raise_for_status()
    base = f"{API}/tables/{table}"
    for method, path, body in (("GET", "record", None), ("POST", "fork", {"ply": 0}), ("GET", "review", None),
                               ("POST", "review", None), ("GET", "plies/0/verdict", None)):  # fmt: skip
        assert mover.request(method, f"{base}/{path}", json=body).status_code == 403, path
    row = tables_of(house).live(table).row
    [game] = mover.get(f"{API}/account/export").json()["games"]
    assert game["table"] == table and game["record"] is None
    assert str(row.seed) not in mover.get(f"{API}/account/export").text


# -- a game that has begun is not thrown away


def test_a_game_whose_first_player_takes_their_time_is_kept(store: Store) -> None:
    """The clock leaves them two weeks; a table that waits for people is deleted after one."""
    tables = Tables(store, pace=0)
    slow = {"kind": "move", "seconds": 14 * 86_400}
    game, waits, alone = (
        tables.create("santiago", seats, session="a", clock_wish=slow).id
        for seats in ([SeatWish(), SeatWish("open")], [SeatWish(), SeatWish("open")], [SeatWish(), SeatWish(mine=True)])
    )
    tables.join(game, "b", "Boris")
    with store.engine.execution_options(malecon_write=True).begin() as c:
        c.exec_driver_sql(f"UPDATE tables SET moved_at = {now() - 8 * DAY}")
    assert tables.clean_up() == 2 and store.all_tables() == [game] and {waits, alone}.isdisjoint(store.all_tables())
    with store.engine.execution_options(malecon_write=True).begin() as c:
        c.exec_driver_sql(f"UPDATE tables SET moved_at = {now() - 91 * DAY}")
    assert tables.clean_up() == 1
    tables.close()


# -- talking


def test_nobody_talks_the_others_down(house: TestClient, person: Person) -> None:
    ana, boris, table = two(person)
    tables_of(house).limits = Limits(messages=6)
    base = f"{API}/tables/{table}/chat"
    assert [ana.post(base, json={"text": "hola"}).status_code for _ in range(4)] == [201, 201, 201, 429]
    assert boris.post(base, json={"text": "at last"}).status_code == 201


def test_nobody_talks_without_a_pause(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guard, "monotonic", lambda: 1000.0)
    with TestClient(make(Settings(db=str(tmp_path / "m.db"), bots=1, pace=0))) as ana:
        ana.post(f"{API}/session", json={"name": "Ana"})
        base = f"{API}/tables/{new_table(ana)}/chat"
        codes = [ana.post(base, json={"text": "hola"}).status_code for _ in range(25)]
        assert codes == [201] * 20 + [429] * 5
        assert ana.get(base).status_code == 200


# -- pictures


def test_pictures_are_not_drawn_without_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each takes a tenth of a second of a processor; and no strange name reaches the database."""
    monkeypatch.setattr(guard, "monotonic", lambda: 1000.0)
    with TestClient(make(Settings(db=str(tmp_path / "m.db"), bots=1))) as client:
        codes = [client.get("/preview/nosuchtable.png").status_code for _ in range(25)]
        assert codes == [404] * 20 + [429] * 5
        assert client.get("/assets/nothing.js").status_code == 404, "the page's files are free"


@on_both
def test_a_picture_of_nonsense_is_not_found(house: TestClient, caplog: pytest.LogCaptureFixture) -> None:
    for name in ("%00", "a%00b", "A" * 300, "%ed%a0%80", "..%2fmalecon", "é"):
        assert house.get(f"/preview/{name}.png").status_code == 404
        assert house.get(f"/table/{name}").status_code in (200, 404)
    assert not [r for r in caplog.records if r.levelname == "ERROR"]


# -- looking on


def test_what_hundreds_look_at_is_worked_out_once(
    house: TestClient, person: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    """190 sockets at a table of quick bots made everybody else wait a quarter of a second for every answer."""
    mover, other, table = two(person)
    strangers = [house, *(person(f"Stranger {n}") for n in range(3))]
    worked_out: list[str | None] = []
    view = views.table

    def counted(live: Any, me: str | None, *more: Any) -> Any:
        worked_out.append(me)
        return view(live, me, *more)

    monkeypatch.setattr(views, "table", counted)
    monkeypatch.setattr(sockets, "FRESH", PATIENCE)
    url = f"{API}/tables/{table}/socket"
    with ExitStack() as stack:
        lines = [stack.enter_context(who.websocket_connect(url)) for who in (*strangers, *strangers, mover, other)]
        first = [line.receive_json()["table"] for line in lines]
        assert all(seen == first[0] and seen["seat"] is None for seen in first[:8])
        assert [seen["seat"] is None for seen in first[8:]] == [False, False]
        for _ in range(2):
            worked_out.clear()
            while not (legal := mover.get(f"{API}/tables/{table}").json()["legal"]):
                mover, other = other, mover
            seen = mover.get(f"{API}/tables/{table}").json()
            worked_out.clear()
            act = {"ply": seen["ply"], "actions": [legal[0]["notation"]]}
            mover.post(f"{API}/tables/{table}/actions", json=act).raise_for_status()
            told = [line.receive_json() for line in lines]
            assert len(worked_out) == 3, "once for each who sits there, and once for all the others"
            assert all(one == told[0] for one in told[1:8])
            assert [ply["ply"] for ply in told[0]["plies"]] == [seen["ply"]]


def test_onlookers_are_told_at_a_measured_pace(person: Person, house: TestClient) -> None:
    """Of a table where bots move as fast as they can, a few views a second, with everything that happened since."""
    ana = person("Ana")
    body = {"title": "santiago", "seats": [BOT, BOT], "pace": 0}
    table = ana.post(f"{API}/tables", json=body).json()["id"]
    began, views_told, ply = monotonic(), 0, 0
    with house.websocket_connect(f"{API}/tables/{table}/socket?since=0&revision=0") as line:
        while True:
            news = line.receive_json()
            if news["type"] != "view":
                continue
            assert [p["ply"] for p in news["plies"]] == list(range(ply, news["table"]["ply"])), "none is left out"
            ply, views_told = news["table"]["ply"], views_told + 1
            if news["table"]["over"]:
                break
    assert views_told <= (monotonic() - began) / sockets.GAP + 2 and views_told < ply


# -- what makes no sense


HELLO = b" HTTP/1.1\r\nhost: x\r\n"
SOCKET = HELLO + b"upgrade: websocket\r\nconnection: upgrade\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
SOCKET += b"sec-websocket-version: 13\r\n"
NONSENSE = [
    b"GET /\x00" + HELLO,
    b"GET /%00" + HELLO,
    b"GET /%ff%fe" + HELLO,
    b"GET /preview/%00.png" + HELLO,
    b"BREW /api/v1/health" + HELLO,
    b"OPTIONS *" + HELLO,
    b"GET /api/v1/health" + HELLO + b"content-length: 99999999999999999999\r\n",
    b"POST /api/v1/session" + HELLO + b"transfer-encoding: chunked\r\n\r\nzz\r\n",
    b"POST /api/v1/session" + HELLO + b"origin: http://[::1\r\ncontent-length: 2\r\n",
    b"POST /api/v1/session" + HELLO + b"origin: \xff\r\ncontent-length: 2\r\n",
    b"GET /api/v1/health" + HELLO + b"cookie: malecon_session=\xff\xfe\r\nauthorization: Bearer \xc3\xa9\r\n",
    b"GET /api/v1/operator" + HELLO + b"authorization: Bearer \xff\r\n",
    b"GET /api/v1/tables?lang=%00" + HELLO + b"accept-language: \xff,;q=\r\naccept-encoding: \xff;q=\xfe\r\n",
    b"GET /api/v1/tables/%00/socket" + SOCKET,
    b"GET /api/v1/tables/abc/socket?seat=%C2%B2" + SOCKET,
    b"GET /api/v1/tables/abc/socket" + SOCKET + b"origin: http://[::1\r\n",
]


def test_nonsense_ends_in_an_answer_and_not_in_the_log(tmp_path: Path) -> None:
    with Served(f"sqlite:///{tmp_path / 'malecon.db'}", "--bots", "1") as server:
        for request in NONSENSE:
            with socket.create_connection(("127.0.0.1", server.port), PATIENCE) as line:
                line.sendall(request + b"\r\n{}")
                status = int(line.recv(1000).split()[1])
            assert status < 500, request
        for _ in range(20):  # and is gone before the answer comes
            with socket.create_connection(("127.0.0.1", server.port), PATIENCE) as line:
                line.sendall(b"GET /api/v1/tables/abc/socket" + SOCKET + b"\r\n")
        assert server.person().get(f"{API}/health").status_code == 200
        assert server.stop() == 0
        assert len(server.lines) < 5, "".join(server.lines)


def test_what_goes_through_whole_games_weighs_more(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guard, "monotonic", lambda: 1000.0)
    monkeypatch.setattr(guard, "COLD", 0.0)
    asked = {"tables/abc/history": 20, "tables/abc/record": 40, "tables/abc/plies/3": 100, "account/export": 4,
             "openapi.json": 20, "tables/abc": 200}  # fmt: skip
    with TestClient(make(Settings(db=str(tmp_path / "m.db"), bots=1, behind_proxy=True))) as client:
        for n, (path, most) in enumerate(asked.items()):
            mine = {"x-forwarded-for": f"10.0.0.{n}", "cookie": f"malecon_session=ana{n}"}
            codes = [client.get(f"{API}/{path}", headers=mine).status_code for _ in range(most + 2)]
            assert (429 in codes[:most], codes[-2:]) == (False, [429, 429]), path


# -- answers that nobody reads


LONG = b"x" * 30_000_000


async def much(scope: Any, receive: Any, send: Any) -> None:
    """An app that answers with more than the system keeps for whoever does not read."""
    assert scope["type"] == "http"
    await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"%d" % len(LONG))]})
    await send({"type": "http.response.body", "body": LONG})


@pytest.fixture
def talkative(monkeypatch: pytest.MonkeyPatch) -> Iterator[int]:
    """The port of a server that says much."""
    monkeypatch.setattr(connections, "TAKING", 1.0)
    config = uvicorn.Config(
        much, http=connections.Protocol, port=0, lifespan="off", log_level="error", access_log=False
    )
    server = uvicorn.Server(config)
    running = threading.Thread(target=server.run, daemon=True)
    running.start()
    until(lambda: server.started, "the server")
    yield int(server.servers[0].sockets[0].getsockname()[1])
    server.should_exit = server.force_exit = True
    running.join(PATIENCE)


def connected(port: int) -> socket.socket:
    line = socket.create_connection(("127.0.0.1", port), PATIENCE)
    line.sendall(b"GET / HTTP/1.1\r\nhost: x\r\n\r\n")
    return line


def test_whoever_does_not_read_is_cut_off(talkative: int) -> None:
    with connected(talkative) as line:
        cut = select.poll()
        cut.register(line, 0)  # tells of an end even to who does not read
        until(lambda: cut.poll(0), "the end")
        got = 0
        with pytest.raises(ConnectionResetError):
            while piece := line.recv(1 << 20):
                got += len(piece)
        assert got < len(LONG)


def test_whoever_reads_slowly_gets_everything(talkative: int) -> None:
    with connected(talkative) as line:
        got, pauses = 0, 0
        while got < len(LONG):
            piece = line.recv(1 << 20)
            assert piece
            got += len(piece)
            if pauses < 25:
                pauses += 1
                threading.Event().wait(0.1)
        assert got >= len(LONG)
