"""Link previews: what a chat shows of a table's address, and that it shows nothing that strangers may not know."""

from dataclasses import replace
from html.parser import HTMLParser
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image
from starlette.testclient import TestClient

from housing import Person
from malecon.titles import NAMES
from malecon.web import page, previews
from web.test_http import new_table

FONTS = Path(__file__).parents[2] / "page" / "src" / "fonts"


class Tags(HTMLParser):
    """The og: tags of a page."""

    def __init__(self) -> None:
        super().__init__()
        self.told: dict[str, str] = {}

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        if tag == "meta" and given.get("property"):
            self.told[str(given["property"])] = str(given["content"])


def tags(house: TestClient, path: str) -> dict[str, str]:
    answer = house.get(path)
    assert answer.status_code == 200
    found = Tags()
    found.feed(answer.text)
    return found.told


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A page, whether the real one is built here or not."""
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html><html><head><title>M</title></head><body></body></html>")
    for font in FONTS.glob("*-700-normal.woff2"):
        (tmp_path / "assets" / font.name).write_bytes(font.read_bytes())
    monkeypatch.setattr(page, "folder", lambda: tmp_path)


def test_a_table_is_announced_and_drawn(built: None, house: TestClient, person: Person) -> None:
    ana = person('Ana "><script>')
    table = new_table(ana)
    told = tags(house, f"/table/{table}")
    assert told["og:title"].startswith('Puerto Rico: Ana "><script>')
    assert "free" in told["og:description"]
    index = house.get(f"/table/{table}").text
    assert "<script>" not in index
    assert index.count("<title>") == 1 and "<title>Puerto Rico: Ana" in index
    drawn = house.get(told["og:image"])
    assert drawn.headers["content-type"] == "image/png"
    assert Image.open(BytesIO(drawn.content)).size == (1200, 630)


def test_points_are_told_only_at_the_end(built: None, house: TestClient, person: Person) -> None:
    ana = person("Ana")
    plans = [{"kind": "person"}, {"kind": "bot", "bot": "easy"}]
    table = ana.post("/api/v1/tables", json={"title": "santiago", "seats": plans}).json()["id"]
    live = house.app.state.tables.live(table)  # type: ignore[attr-defined]
    assert previews.scene(live, "en").points == ()


def test_a_game_under_way_is_sketched_as_spectators_see_it(built: None, house: TestClient, person: Person) -> None:
    ana = person("Ana")
    plans = [{"kind": "person"}, {"kind": "bot", "bot": "easy"}, {"kind": "bot", "bot": "easy"}]
    for title in NAMES:
        table = ana.post("/api/v1/tables", json={"title": title, "seats": plans}).json()["id"]
        live = house.app.state.tables.live(table)  # type: ignore[attr-defined]
        scene = previews.scene(live, "en")
        assert scene.sketch is not None and len(scene.sketch.seats) == len(plans)
        assert any(row for row in scene.sketch.shared)
        told = replace(scene, sketch=None)
        assert previews.draw(scene, FONTS) != previews.draw(told, FONTS)
        live = replace(live, position=live.position.determinize(1, seed=7))  # what nobody sees is drawn anew
        assert previews.sketch(live) == scene.sketch


def test_private_and_unknown_tables_are_not_told_of(built: None, house: TestClient, person: Person) -> None:
    private = new_table(person("Ana"), private=True)
    for table in (private, "nosuchtable"):
        assert tags(house, f"/table/{table}") == {}
        assert house.get(f"/preview/{table}.png").status_code == 404
    assert tags(house, "/") == {}


def test_the_highest_house_is_the_winners_and_names_fit() -> None:
    names = ("Ana", "Борис", "Anna Maria Francesca Elisabetta")
    drawn = previews.draw(previews.Scene("Cuba", "Борис won.", names, (10, 40, 0), (1,)), FONTS)
    image = Image.open(BytesIO(drawn)).convert("RGB")
    colours = [tuple(int(c[k : k + 2], 16) for k in (1, 3, 5)) for c in previews.SEATS[:3]]
    heights = [sum(image.getpixel((60 + seat * 360 + 40, y)) == colours[seat] for y in range(630)) for seat in range(3)]
    assert heights[1] > heights[0] > heights[2] > 0
    assert previews._length(FONTS, previews._short(FONTS, names[2], 300), previews.NAME, display=False) <= 300
