"""The page's files: compressed, marked, kept for ever where their names change with their contents."""

import gzip
from collections.abc import Callable
from pathlib import Path

import brotli
import pytest
from starlette.testclient import TestClient

from malecon.web import page

PACKINGS = [
    ("gzip, br", "br", brotli.decompress),
    ("gzip, br;q=0", "gzip", gzip.decompress),
    ("*", "br", brotli.decompress),
]
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


@pytest.mark.parametrize(("accepted", "packing", "unpack"), PACKINGS)
def test_scripts_are_compressed_and_kept_for_ever(
    house: TestClient, built: Path, accepted: str, packing: str, unpack: Callable[[bytes], bytes]
) -> None:
    with house.stream("GET", "/assets/main-4f1c.js", headers={"accept-encoding": accepted}) as answer:
        raw = b"".join(answer.iter_raw())
    assert answer.headers["content-encoding"] == packing and unpack(raw).decode() == SCRIPT
    assert len(raw) < len(SCRIPT) / 5 and int(answer.headers["content-length"]) == len(raw)
    assert answer.headers["vary"] == "accept-encoding"
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert answer.headers["content-type"].startswith("text/javascript")
    assert "default-src 'none'" in answer.headers["content-security-policy"]


@pytest.mark.parametrize("accepted", ["", "deflate", "gzip;q=0, br; q=0.0", "*;q=0", "identity"])
def test_who_takes_no_packing_gets_it_plain(house: TestClient, built: Path, accepted: str) -> None:
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


@pytest.mark.parametrize(("accepted", "packing", "unpack"), PACKINGS)
def test_long_answers_of_the_api_are_compressed_and_short_ones_are_not(
    house: TestClient, accepted: str, packing: str, unpack: Callable[[bytes], bytes]
) -> None:
    plain = house.get("/api/v1/titles", headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers and plain.headers["vary"] == "accept-encoding"
    with house.stream("GET", "/api/v1/titles", headers={"accept-encoding": accepted}) as answer:
        raw = b"".join(answer.iter_raw())
    assert answer.headers["content-encoding"] == packing and unpack(raw) == plain.content
    assert int(answer.headers["content-length"]) == len(raw) < len(plain.content)
    assert "content-encoding" not in house.get("/api/v1/health", headers={"accept-encoding": accepted}).headers
