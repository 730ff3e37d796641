"""A corrected box from end to end: what a terminal draws, a server tells and hints count have the corrected numbers.

One process of its own plays all titles, with nothing compiled for it.
"""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import malecon

ROOT = Path(__file__).parents[2]
BOX = """
[cuba.play]
start_pesos = 13
building_points = 6
[cuba.taxes]
t3 = { pesos = 33 }
[cuba.market]
buy_from_supply = 17
[cuba.votes]
mayor = 11

[havana.setup]
pesos = 6
[havana.target]
points = [41, 42, 43]
[havana.exchange]
pesos = 9
[havana.effects]
obreros_first = 8

[puerto_rico.setup]
doubloons = [16, 17, 18, 19]
[puerto_rico.buildings.factory]
cost = 8
points = 4
[puerto_rico.bonuses]
fortress_colonists = 14
residence = [40, 40, 40, 40, 40, 40, 40, 40, 40, 40, 50, 60, 70]

[santiago.start]
pesos = 16
[santiago.ships]
ships = 9
values = [2, 3, 5]
[santiago.buildings]
bank = 12
"""
PROGRAM = """
import json, random, sys
from importlib import import_module
from io import StringIO
from rich.console import Console
from starlette.testclient import TestClient
import malecon
from malecon.cli.rules import handbook
from malecon.web.app import make
from malecon.web.settings import Settings
from malecon.core.teaching import Question
from malecon.titles.cuba.teaching.counts import VOTES
from malecon.titles.havana.teaching.hints import yields
from malecon.titles.puerto_rico.teaching.counts import final_points

def drawn(title, view):
    paper = Console(file=StringIO(), width=120)
    paper.print(import_module(f"malecon.titles.{title.name}.board").board(view, title, "en", ("Ana", "Boris")))
    return paper.file.getvalue()

def arrive(app, portal, name):
    who = TestClient(app, base_url="http://testserver")
    who.portal = portal
    assert who.post("/api/v1/session", json={"name": name}).status_code == 200
    return who

def flags(position, chance):  # every value the marker shows in a game
    seen = set()
    while not position.is_over:
        seen.add(int(position.field("flag")))
        position.play(chance.choice(position.legal()))
    return seen

told = {}
app = make(Settings(db=sys.argv[1], pace=0, bots=1))
with TestClient(app, base_url="http://testserver") as house:
    ana, boris = arrive(app, house.portal, "Ana"), arrive(app, house.portal, "Boris")
    for title in map(malecon.title, malecon.titles()):
        seats = [{"kind": "person"}, {"kind": "open"}]
        table = ana.post("/api/v1/tables", json={"title": title.name, "seats": seats}).json()["id"]
        assert boris.post(f"/api/v1/tables/{table}/join", json={}).status_code == 200
        answer = ana.get(f"/api/v1/tables/{table}").json()
        box = ana.get(f"/api/v1/titles/{title.name}/box").json()["tables"]
        told[title.name] = {"answer": answer, "box": box, "board": drawn(title, answer["view"]), "rules": handbook(title, "en")}
    rico, havana = told["puerto_rico"]["answer"]["view"], told["havana"]["answer"]["view"]
    told["puerto_rico"]["counted"] = final_points(rico["boards"][0], "residence")
    told["havana"]["counted"] = yields(Question(havana, 0, ()), "obreros")
    told["cuba"]["counted"] = VOTES["mayor"]
    told["santiago"]["counted"] = sorted(flags(malecon.title("santiago").new(2, 1), random.Random(1)))
print(json.dumps(told))
"""
Told = dict[str, Any]


@pytest.fixture(scope="module")
def told(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Told]:
    folder = tmp_path_factory.mktemp("corrected")
    (folder / "my-box.toml").write_text(BOX, encoding="utf-8")
    env = {**os.environ, "MALECON_DATA": str(folder / "my-box.toml"), "NUMBA_DISABLE_JIT": "1",
           "MALECON_CACHE": str(folder), "PYTHONPATH": str(ROOT / "src")}  # fmt: skip
    out = subprocess.run(
        [sys.executable, "-c", PROGRAM, str(folder / "house.db")], env=env, capture_output=True, text=True
    )
    assert out.returncode == 0, out.stderr
    found: dict[str, Told] = json.loads(out.stdout)
    return found


def test_every_title_tells_its_whole_box(told: dict[str, Told]) -> None:
    for name, title in told.items():
        assert title["box"] != malecon.title(name).data.tables
        assert "corrected" in title["rules"]


def test_puerto_rico(told: dict[str, Told]) -> None:
    title = told["puerto_rico"]
    view = title["answer"]["view"]
    assert [board["doubloons"] for board in view["boards"]] == [16, 16]
    assert view["stock"]["factory"]["cost"] == 8 and title["box"]["buildings"]["factory"] == {
        **malecon.title("puerto_rico").data["buildings"]["factory"], "cost": 8, "points": 4}  # fmt: skip
    assert "16" in title["board"]
    assert "1 point for every 14 of your colonists" in title["rules"]
    assert title["counted"] == malecon.title("puerto_rico").data["buildings"]["residence"]["points"] + 40


def test_santiago(told: dict[str, Told]) -> None:
    title = told["santiago"]
    view = title["answer"]["view"]
    assert view["ship"]["last"] == 9 and view["boards"][0]["pesos"] == 16
    assert "Ship 1 of 9" in title["board"] and "16" in title["board"] and " 5 " in title["board"]
    assert (
        "You get 12 pesos." in title["rules"] and "9 ships" in title["rules"] and "2, 3 or 5 points" in title["rules"]
    )


def test_the_marker_goes_from_flag_to_flag(told: dict[str, Told]) -> None:
    assert told["santiago"]["counted"] == [2, 3, 5]


def test_havana(told: dict[str, Told]) -> None:
    title = told["havana"]
    view = title["answer"]["view"]
    assert view["target"] == 41 and [board["pesos"] for board in view["boards"]] == [6, 6]
    assert "41" in title["board"]
    assert (
        "**9 pesos for 1 worker**" in title["rules"] and "41 points with two players, 42 with three" in title["rules"]
    )


def test_cuba(told: dict[str, Told]) -> None:
    title = told["cuba"]
    view = title["answer"]["view"]
    assert [board["pesos"] for board in view["boards"]] == [13, 13]
    assert "13" in title["board"]
    assert "every building is worth 6 points" in title["rules"] and "Pay 33 pesos." in title["rules"]
    assert "you buy from the supply for 17" in title["rules"]
    assert title["counted"] == 11 and "**mayor**: 11 votes." in title["rules"]
