"""What a seat cannot know does not reach it: two tables that differ only in that answer it byte for byte alike, over HTTP
and over the socket, in views, previews, hints, history, errors, undo and the log."""

import json
import logging
import os
import re
from random import Random
from typing import Any

import pytest
from starlette.testclient import TestClient

import malecon
from housing import Person, state
from malecon.core.asking import questions
from malecon.core.position import Position
from malecon.tables import Tables, knowledge
from malecon.tables.live import Live
from malecon.tables.making import SeatWish, Wish

TITLES = (*malecon.titles(), "sealed")
STEPS = 12
SEEDS = int(os.environ.get("MALECON_FUZZ", "2"))  # plays of each title; `make fuzz` takes many
ADVISERS = ("medium", "hard")  # their advice follows from what they see and nothing else
TIMES = re.compile(r'"(at|created_at|moved_at|now|present|seen_at)":(\d+|true|false)')  # presence is a matter of time


def known(position: Position, seat: int | None) -> dict[str, Any]:
    """Every entry of the record that this seat may know."""
    state, s = position.title.state, position._states[0]
    found: dict[str, Any] = {"seats": position.seats}
    for f in state.fields.values():
        owned = bool(f.axes) and f.axes[0].name == "seat"
        owners = range(position.seats) if owned else (None,)
        for owner in owners:
            if f.seen_by(s, seat, owner):
                found[f"{f.name} {owner}"] = (s[f.name] if owner is None else s[f.name][owner]).tolist()
    return found


class Twin:
    """One of two tables, and the same people at both."""

    def __init__(self, tables: Tables, position: Position, people: list[str]) -> None:
        self.tables = tables
        plans = [SeatWish("open")] * position.seats
        self.id = tables.make(position, Wish(plans)).id
        for seat, session in enumerate(people):
            tables.join(self.id, session, "Somebody", seat)

    @property
    def live(self) -> Live:
        return self.tables.live(self.id)

    @property
    def position(self) -> Position:
        return self.live.position


def clean(text: str, twin: Twin) -> str:
    return TIMES.sub(r'"\1":0', text.replace(twin.id, "ID"))


def everything(client: TestClient, twin: Twin, viewer: int | None) -> str:
    """All that the server tells this person of a table, times and the table's name taken out."""
    base = f"/api/v1/tables/{twin.id}"
    ply = twin.tables.live(twin.id).ply
    paths = ["", "/history", f"/plies/{ply}", "/plies/0", "/chat", "/reasons", "/record", "/plies/9999", "/plies/0/verdict",
             *(f"/hint?bot={bot}" for bot in ADVISERS)]  # fmt: skip
    told = [client.get(base + path).text for path in paths]
    told.append(client.post(base + "/actions", json={"ply": ply, "actions": ["nonsense"]}).text)
    told.append(client.post(base + "/actions", json={"ply": ply + 7, "actions": ["nonsense"]}).text)
    question = None if viewer is None else twin.live.questions.get(viewer)
    for verb in twin.position.title.actions.verbs:
        notation = twin.position.title.actions.notation(twin.position.title.actions.first(verb))
        if question is None or notation not in question.legal():
            told.append(client.post(base + "/actions", json={"ply": ply, "actions": [notation]}).text)
    with client.websocket_connect(base + "/socket?since=0") as socket:
        told.append(socket.receive_text())
    return clean("\n".join(told), twin)


def difference(first: str, second: str) -> str:
    at = next((n for n, (a, b) in enumerate(zip(first, second, strict=False)) if a != b), 0)
    return f"…{first[max(0, at - 300) : at + 200]}…\n\nbut\n\n…{second[max(0, at - 300) : at + 200]}…"


def logged(caplog: pytest.LogCaptureFixture, twin: Twin) -> list[str]:
    return [clean(r.getMessage(), twin) for r in caplog.records if r.name.startswith("malecon.")]


def step(twins: tuple[Twin, Twin], viewer: int | None, people: list[str], chance: Random) -> bool:
    """One decision in both, of a seat that is asked, which looks the same to the viewer; False where there is none."""
    lives = [t.live for t in twins]
    seats = [seat for seat in lives[0].questions if seat in lives[1].questions]
    if not seats:
        return False
    seat = chance.choice(seats)
    one, other = (live.questions[seat] for live in lives)
    legal = list(one.legal())
    chance.shuffle(legal)
    for notation in legal:
        title = one.title
        second = notation
        if seat != viewer and knowledge.is_secret(title, notation):
            secret = [n for n in other.legal() if knowledge.is_secret(title, n)]
            if not secret:
                continue
            second = chance.choice(secret)
        if second not in other.legal():
            continue
        for twin, choice in zip(twins, (notation, second), strict=True):
            twin.tables.act(twin.id, people[seat], twin.live.ply, [choice])
        return True
    return False


class Comparing:
    """Plays two tables that must look the same to a viewer, and counts what was compared."""

    def __init__(
        self, client: TestClient, viewer: int | None, sessions: list[str], log: pytest.LogCaptureFixture
    ) -> None:
        self.client, self.viewer, self.sessions, self.log = client, viewer, sessions, log
        self.compared = self.advised = self.sealed = 0

    def both(self, twins: tuple[Twin, Twin], chance: Random) -> None:
        for _ in range(STEPS):
            self._compare(twins)
            if not step(twins, self.viewer, self.sessions, chance):
                break
            if twins[0].position.is_over:
                break  # a finished play is open to all
            if known(twins[0].position, self.viewer) != known(twins[1].position, self.viewer):
                break  # something hidden came into the open
            if self.viewer is not None and chance.random() < 0.3:
                answers = [self.client.post(f"/api/v1/tables/{t.id}/undo", json={}) for t in twins]
                assert clean(answers[0].text, twins[0]) == clean(answers[1].text, twins[1])

    def _compare(self, twins: tuple[Twin, Twin]) -> None:
        told, said = [], []
        for twin in twins:
            self.log.clear()
            told.append(everything(self.client, twin, self.viewer))
            said.append(logged(self.log, twin))
        assert told[0] == told[1], difference(*told)
        assert said[0] == said[1]
        self.compared += 1
        self.advised += '"hints":[{' in told[0]
        self.sealed += bool(twins[0].live.asking.chosen)


@pytest.mark.parametrize("name", TITLES)
def test_equal_views(name: str, house: TestClient, person: Person, caplog: pytest.LogCaptureFixture) -> None:
    title = malecon.title(name)
    tables: Tables = state(house).tables
    clients = [person(f"P{n}") for n in range(title.seats.stop - 1)]
    sessions = [state(house).sessions.of(c.cookies["malecon_session"]).id for c in clients]
    caplog.set_level(logging.DEBUG, "malecon")
    compared = advised = 0
    for seed in range(SEEDS):
        chance = Random(seed)
        seats = title.seats[seed % len(title.seats)]
        position = title.new(seats, seed)
        for _ in range(chance.randrange(4 if name == "sealed" else 60)):
            position.play(chance.choice(position.legal()))
        for viewer in (*range(seats), None):
            eyes = chance.randrange(seats) if viewer is None else viewer
            other = position.determinize(eyes, seed + 1)
            real = title.from_dict(position.to_dict())
            if known(real, viewer) != known(other, viewer):
                assert viewer is None  # a spectator knows less than any seat, but not of another's hidden cards
                continue
            twins = (Twin(tables, real, sessions[:seats]), Twin(tables, other, sessions[:seats]))
            watching = Comparing(house if viewer is None else clients[viewer], viewer, sessions, caplog)
            watching.both(twins, chance)
            compared += watching.compared
            advised += watching.advised
    assert compared > 10
    assert advised > 5 or name == "sealed"  # which the bots' processes do not know


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("havana", {"simultaneous_replacement": True}),
        ("cuba", {}),
        ("cuba", {"secret_delegate": True}),
        ("sealed", {}),
    ],
)
def test_equal_views_while_all_choose(
    name: str, options: dict[str, Any], house: TestClient, person: Person, caplog: pytest.LogCaptureFixture
) -> None:
    """Where all choose secretly at the same time, nobody learns what another seat has sealed, nor from what it was
    chosen: the viewer may be asked before the seats whose choices differ, and after them."""
    title = malecon.title(name)
    tables: Tables = state(house).tables
    clients = [person(f"P{n}") for n in range(3)]
    sessions = [state(house).sessions.of(c.cookies["malecon_session"]).id for c in clients]
    caplog.set_level(logging.DEBUG, "malecon")
    sealed = 0
    for seed in range(SEEDS):
        chance = Random(seed)
        position = secret_moment(title.new(3, seed, **options), chance)
        for viewer in (0, 1, 2, None):
            real = title.from_dict(position.to_dict())
            other = real if viewer is None else position.determinize(viewer, seed + 1)
            twins = (Twin(tables, real, sessions), Twin(tables, other, sessions))
            watching = Comparing(house if viewer is None else clients[viewer], viewer, sessions, caplog)
            watching.both(twins, chance)
            sealed += watching.sealed
    assert sealed > 5


def secret_moment(position: Position, chance: Random) -> Position:
    """Plays on at random until several seats choose secretly at the same time, at times for the second time."""
    past = chance.randrange(2) * (position.seats + 1)
    while len(questions(position)) < 2 or position.ply < past:
        position.play(chance.choice(position.legal()))
    return position


def test_a_sealed_choice_is_not_told_to_others(house: TestClient, person: Person) -> None:
    ana, boris = person("Ana"), person("Boris")
    seats = [{"kind": "person"}, {"kind": "open"}]
    table = ana.post("/api/v1/tables", json={"title": "sealed", "seats": seats}).json()["id"]
    boris.post(f"/api/v1/tables/{table}/join", json={})
    hand = ana.get(f"/api/v1/tables/{table}").json()["view"]["hand"]
    with boris.websocket_connect(f"/api/v1/tables/{table}/socket") as socket:
        socket.receive_json()
        ana.post(f"/api/v1/tables/{table}/actions", json={"ply": 0, "actions": [f"seal {hand[0]}"]})
        news = socket.receive_json()
    [past] = news["plies"]
    assert (past["seat"], past["notation"]) == (0, None)
    assert all(c["field"] not in ("hand", "chosen") or c["seat"] == 1 for c in past["changes"])
    mine = ana.get(f"/api/v1/tables/{table}/history").json()["plies"][0]
    assert mine["notation"] == f"seal {hand[0]}"
    assert "seed" not in json.dumps(boris.get(f"/api/v1/tables/{table}").json()["view"])
