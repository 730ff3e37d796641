"""/metrics: what it counts, who may read it, and that the dashboard asks for nothing else."""

import json
import re
from pathlib import Path

import httpx
from starlette.testclient import TestClient

from databases import Cluster
from housing import Person
from malecon.web.app import make
from malecon.web.metrics import HELP
from malecon.web.settings import Settings
from patience import PATIENCE, until
from served import Served
from web.test_attacks import API, BOT

DASHBOARD = Path(__file__).parents[2] / "deploy" / "grafana.json"


def figures(text: str) -> dict[str, float]:
    return {line.rpartition(" ")[0]: float(line.rpartition(" ")[2]) for line in text.splitlines() if line[0] != "#"}


def read(client: TestClient, **headers: str) -> dict[str, float]:
    answer = client.get("/metrics", headers=headers)
    assert answer.status_code == 200 and answer.headers["content-type"].startswith("text/plain; version=0.0.4")
    return figures(answer.text)


def test_everything_that_happens_is_counted(house: TestClient, person: Person) -> None:
    ana = person("Ana")
    here = TestClient(house.app, base_url="http://testserver", client=("127.0.0.1", 5000))
    here.portal = house.portal
    body = {"title": "santiago", "seats": [{"kind": "person"}, BOT], "pace": 0}
    table = ana.post(f"{API}/tables", json=body).json()["id"]
    with ana.websocket_connect(f"{API}/tables/{table}/socket") as line:
        line.receive_json()
        moved = 'malecon_thoughts_total{kind="move",level="easy"}'

        def bot_moved() -> bool:
            seen = ana.get(f"{API}/tables/{table}").json()
            if seen["legal"]:
                body = {"ply": seen["ply"], "actions": [seen["legal"][0]["notation"]]}
                ana.post(f"{API}/tables/{table}/actions", json=body)
            return moved in read(here)

        until(bot_moved, "the bot's move")
        found = read(here)
        assert found[moved] >= 1 and found["malecon_sockets"] == 1
    assert found['malecon_requests_total{method="POST",status="201"}'] == 1
    assert found['malecon_writes_total{outcome="done"}'] >= 3
    assert found['malecon_tables{state="under_way"}'] == 1
    assert found["malecon_database_up"] == 1
    names = {re.sub(r"(_bucket|_sum|_count)?(\{.*)?$", "", name) for name in found}
    rare = {"malecon_thoughts_lowered_total", "malecon_bot_workers_lost_total"}
    assert names == set(HELP) - rare
    buckets = [v for k, v in found.items() if k.startswith('malecon_request_seconds_bucket{kind="api"')]
    assert buckets == sorted(buckets) and buckets[-1] == found['malecon_request_seconds_count{kind="api"}']


def test_strangers_read_nothing(house: TestClient, tmp_path: Path) -> None:
    assert house.get("/metrics").status_code == 404  # from “testclient”, which is not this machine
    settings = Settings(db=str(tmp_path / "other.db"), bots=1, behind_proxy=True, metrics_token="s3cret")
    with TestClient(make(settings), client=("127.0.0.1", 5000)) as proxy:
        assert proxy.get("/metrics").status_code == 200  # asked past the proxy
        far = {"x-forwarded-for": "127.0.0.1, 192.0.2.7"}
        assert proxy.get("/metrics", headers=far).status_code == 404
        assert proxy.get("/metrics", headers={**far, "authorization": "Bearer wrong"}).status_code == 404
        assert proxy.get("/metrics", headers={**far, "authorization": "Bearer s3cret"}).status_code == 200
    settings = Settings(db=str(tmp_path / "third.db"), bots=1)
    with TestClient(make(settings), client=("127.0.0.1", 5000)) as forgotten:  # a proxy, and nobody said so
        assert forgotten.get("/metrics", headers={"x-forwarded-for": "192.0.2.7"}).status_code == 404
        assert forgotten.get("/metrics", headers={"authorization": "Bearer "}).status_code == 200


def test_the_figures_of_all_processes_are_added_up(postgresql: Cluster) -> None:
    with Served(postgresql.database(), "--bots", "1", "--workers", "2") as server:

        def told() -> dict[str, float]:
            return figures(httpx.get(f"{server.url}/metrics", timeout=PATIENCE).text)

        until(lambda: told()["malecon_processes"] == 2, "the second process", every=0.2)
        for _ in range(40):  # a new connection each time: both processes get some
            assert httpx.get(f"{server.url}{API}/session", timeout=PATIENCE).status_code == 401
        asked = 'malecon_requests_total{method="GET",status="401"}'
        until(lambda: told().get(asked, 0) >= 40, "the figures of both", every=0.2)
        found = told()
        assert found["malecon_processes"] == 2 and found[asked] == 40
        assert found['malecon_tables{state="all"}'] == 0


def test_the_dashboard_asks_for_what_there_is() -> None:
    board = json.loads(DASHBOARD.read_text())
    asked = " ".join(target["expr"] for panel in board["panels"] for target in panel.get("targets", ()))
    named = {re.sub(r"_(bucket|sum|count)$", "", name) for name in re.findall(r"malecon_[a-z_]+", asked)}
    assert named <= set(HELP) and len(named) >= 15
    for word in ("requests", "writes", "bots_waiting", "thought", "sockets", "database"):
        assert word in asked, f"no panel shows {word}"
