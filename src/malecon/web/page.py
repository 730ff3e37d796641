"""Serves the built page, or a notice that says how to build it. Its files are small and few: each is read and
compressed once and kept in memory."""

import asyncio
import hashlib
import re
from dataclasses import dataclass
from functools import lru_cache
from html import escape
from pathlib import Path

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from malecon.web import previews
from malecon.web.guard import API
from malecon.web.packing import THOROUGH, Packing, packing_for
from malecon.web.problems import WORDS, lang_of

PACKAGED = Path(__file__).parent / "page"
BUILT = Path(__file__).resolve().parents[3] / "page" / "dist"
KEPT = 512  # files at hand
TITLE = re.compile("<title>.*?</title>")  # the page's own, where a table has another
FOR_EVER = "public, max-age=31536000, immutable"
TYPES = {  # said here, because what the system guesses differs from machine to machine
    ".html": "text/html; charset=utf-8", ".js": "text/javascript; charset=utf-8", ".css": "text/css; charset=utf-8",
    ".svg": "image/svg+xml", ".json": "application/json", ".webmanifest": "application/manifest+json",
    ".txt": "text/plain; charset=utf-8", ".ftl": "text/plain; charset=utf-8", ".map": "application/json",
    ".png": "image/png", ".jpg": "image/jpeg", ".webp": "image/webp", ".ico": "image/x-icon", ".woff2": "font/woff2",
    ".wasm": "application/wasm", ".net": "application/octet-stream", ".puzzles": "application/octet-stream",
}  # fmt: skip
PACKED = {".png", ".jpg", ".webp", ".woff2", ".net", ".puzzles"}  # already compressed


@dataclass(frozen=True)
class File:
    plain: bytes
    packed: dict[Packing, bytes]  # where it is worth it
    mark: str  # changes with the contents
    type: str


@lru_cache(maxsize=KEPT)
def _read(file: Path, changed: int) -> File:
    plain, kind = file.read_bytes(), file.suffix.lower()
    small = {} if kind in PACKED else {packing: pack(plain) for packing, pack in THOROUGH.items()}
    worth = {packing: body for packing, body in small.items() if len(body) < len(plain) * 0.9}
    mark = hashlib.sha256(plain).hexdigest()[:20]
    return File(plain, worth, mark, TYPES.get(kind, "application/octet-stream"))


def read(file: Path) -> File:
    """A file as it is now; if it has changed on disk, it is read again."""
    return _read(file, file.stat().st_mtime_ns)


def folder() -> Path | None:
    return next((place.resolve() for place in (BUILT, PACKAGED) if (place / "index.html").is_file()), None)


def prepare() -> None:
    """Reads and compresses the page before the first visitor asks for it."""
    place = folder()
    for file in list(place.rglob("*"))[:KEPT] if place is not None else ():
        if file.is_file():
            read(file)


async def page(request: Request) -> Response:
    """A file of the page, or its index for every address that the page itself handles."""
    place = folder()
    if place is None:
        return _notice(lang_of(request.scope))
    wanted = request.path_params.get("path", "")
    try:
        file = (place / wanted).resolve()
        found = bool(wanted) and file.is_relative_to(place) and file.is_file()
    except (OSError, ValueError):  # no file can have such a name
        return Response(status_code=404)
    if found:
        # Built files carry a hash in their names, so they never change.
        return await _sent(request, file, FOR_EVER if wanted.startswith("assets/") else "no-cache")
    if Path(wanted).suffix:
        return Response(status_code=404)
    tags = await previews.tags(request, wanted)
    if tags:
        index = (await asyncio.to_thread(read, place / "index.html")).plain.decode()
        index = TITLE.sub("", index, count=1).replace("</head>", f"{tags}</head>", 1)
        return HTMLResponse(index, headers={"cache-control": "no-cache"})
    return await _sent(request, place / "index.html", "no-cache")


async def _sent(request: Request, path: Path, caching: str) -> Response:
    file = await asyncio.to_thread(read, path)
    packing = packing_for(request.headers.get("accept-encoding", ""))
    packed = file.packed.get(packing) if packing else None
    mark = f'"{file.mark}{f"-{packing}" if packed is not None else ""}"'
    headers = {"cache-control": caching, "etag": mark}
    if file.packed:
        headers["vary"] = "accept-encoding"
    known = (one.strip().removeprefix("W/") for one in request.headers.get("if-none-match", "").split(","))
    if mark in known:
        return Response(status_code=304, headers=headers)
    if packing and packed is not None:
        headers["content-encoding"] = packing
    body = file.plain if packed is None else packed
    return Response(body, headers=headers | {"content-type": file.type})


def _notice(lang: str) -> Response:
    title, how = (escape(WORDS.say(lang, key)) for key in ("web-page-missing", "web-page-how"))
    return HTMLResponse(
        f'<!doctype html><html lang="{lang}"><meta charset="utf-8"><title>Malecón</title>'
        f'<h1>Malecón</h1><h2>{title}</h2><p>{how} <a href="{API}/openapi.json">OpenAPI</a></p></html>'
    )
