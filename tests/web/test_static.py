"""The page's files: compressed, marked, kept for ever where their names change with their contents."""

import gzip
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from malecon.web import page

SCRIPT = "console.log('Malecón')\n" * 200


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    place = tmp_path / "dist"
    (place / "assets").mkdir(parents=True)
    (place / "index.html").write_text("<!doctype html>" + "<p>home</p>" * 100)
    (place / "assets" / "main-4f1c.js").write_text(SCRIPT)
    (place / "assets" / "face-77aa.woff2").write_bytes(bytes(range(256)) * 8)
    (tmp_path / "secret.txt").write_text("not of the page")
    monkeypatch.setattr(page, "BUILT", place)
    page.prepare()
    return place


def test_scripts_are_compressed_and_kept_for_ever(house: TestClient, built: Path) -> None:
    with house.stream("GET", "/assets/main-4f1c.js", headers={"accept-encoding": "br, gzip"}) as answer:
        raw = b"".join(answer.iter_raw())
    assert answer.headers["content-encoding"] == "gzip" and gzip.decompress(raw).decode() == SCRIPT
    assert len(raw) < len(SCRIPT) / 5 and int(answer.headers["content-length"]) == len(raw)
    assert answer.headers["vary"] == "accept-encoding"
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert answer.headers["content-type"].startswith("text/javascript")
    assert "default-src 'none'" in answer.headers["content-security-policy"]


@pytest.mark.parametrize("accepted", ["", "br", "gzip;q=0", "identity"])
def test_who_does_not_take_gzip_gets_it_plain(house: TestClient, built: Path, accepted: str) -> None:
    answer = house.get("/assets/main-4f1c.js", headers={"accept-encoding": accepted})
    assert "content-encoding" not in answer.headers and answer.text == SCRIPT
    assert answer.headers["vary"] == "accept-encoding"


def test_a_browser_that_has_the_file_is_told_so(house: TestClient, built: Path) -> None:
    first = house.get("/", headers={"accept-encoding": "gzip"})
    assert first.headers["cache-control"] == "no-cache" and "home" in first.text
    again = house.get("/", headers={"accept-encoding": "gzip", "if-none-match": first.headers["etag"]})
    assert again.status_code == 304 and again.content == b"" and again.headers["etag"] == first.headers["etag"]
    assert house.get("/", headers={"accept-encoding": ""}).headers["etag"] != first.headers["etag"]
    (built / "index.html").write_text("<!doctype html>" + "<p>rebuilt</p>" * 100)
    fresh = house.get("/", headers={"accept-encoding": "gzip", "if-none-match": first.headers["etag"]})
    assert fresh.status_code == 200 and "rebuilt" in fresh.text


def test_what_is_compressed_by_itself_is_left_alone(house: TestClient, built: Path) -> None:
    answer = house.get("/assets/face-77aa.woff2", headers={"accept-encoding": "gzip"})
    assert "content-encoding" not in answer.headers and answer.headers["content-type"] == "font/woff2"


def test_the_pages_addresses_and_nothing_beside_them(house: TestClient, built: Path) -> None:
    assert "home" in house.get("/table/k7m2pqwd94xz").text
    assert house.get("/assets/gone-0000.js").status_code == 404
    for path in ("/../secret.txt", "/..%2fsecret.txt", "/assets/..%2f..%2fsecret.txt"):
        assert "not of the page" not in house.get(path).text
    assert house.head("/").content == b""
