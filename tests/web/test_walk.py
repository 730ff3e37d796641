"""One way through the house: the modules that one action's request runs, from the socket's end to the disk and back."""

import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from types import FrameType
from typing import Any

import pytest
from starlette.testclient import TestClient

from housing import FAST
from malecon.web import app
from malecon.web.settings import Settings

# What wraps every request and write alike and takes no part in what happens: the walk names them, as a footnote.
BESIDE = {"web.packing", "store.meters", "tables.moderation"}
DOCS = Path(__file__).parents[2] / "docs" / "architecture.md"


class Walk:
    """Notes our modules whose functions run while it is on, in whichever thread."""

    def __init__(self) -> None:
        self.on = False
        self.modules: set[str] = set()

    def note(self, frame: FrameType, event: str, _: Any) -> None:
        name = frame.f_globals.get("__name__", "")
        if self.on and event == "call" and name.startswith("malecon."):
            self.modules.add(name.removeprefix("malecon."))


@pytest.fixture
def walk() -> Iterator[Walk]:
    found = Walk()
    threading.setprofile(found.note)
    sys.setprofile(found.note)
    yield found
    sys.setprofile(None)
    threading.setprofile(None)


def test_an_action_crosses_fewer_than_twenty_modules(
    walk: Walk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(app, "_warm", lambda closing: None)  # it runs beside the first requests
    settings = Settings(db=str(tmp_path / "malecon.db"), pace=0, bots=1, **FAST)
    with TestClient(app.make(settings)) as ana:
        ana.post("/api/v1/session", json={"name": "Ana"})
        seats = [{"kind": "person"}, {"kind": "person", "mine": True}]
        table = ana.post("/api/v1/tables", json={"title": "puerto_rico", "seats": seats}).json()
        url = f"/api/v1/tables/{table['id']}"
        for ply in (0, 1, 2):
            notation = ana.get(url).json()["legal"][0]["notation"]
            walk.on = ply == 2  # the first in a phase also learns its name
            answer = ana.post(f"{url}/actions", json={"ply": ply, "actions": [notation], "key": f"k{ply}"})
            walk.on = False
    assert answer.status_code == 200
    crossed = walk.modules
    print(sorted(crossed))
    assert len(crossed - BESIDE) < 20, sorted(crossed)
    text = DOCS.read_text(encoding="utf-8")
    told = text[text.index("## 10. A walk") : text.index("## 11.")]
    missing = {module for module in crossed if f"`{module.replace('.', '/')}.py`" not in told}
    assert not missing, "the walk in docs/architecture.md does not name them"
