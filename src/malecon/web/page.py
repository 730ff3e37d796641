"""The built page, if there is one; else a notice that says how to build it."""

from html import escape
from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response

from malecon.web.problems import WORDS, lang_of

PACKAGED = Path(__file__).parent / "page"
BUILT = Path(__file__).resolve().parents[3] / "page" / "dist"


def folder() -> Path | None:
    return next((place for place in (BUILT, PACKAGED) if (place / "index.html").is_file()), None)


async def page(request: Request) -> Response:
    """A file of the page, or its index for every address the page itself understands."""
    place = folder()
    if place is None:
        return _notice(lang_of(request.scope))
    wanted = request.path_params.get("path", "")
    file = (place / wanted).resolve()
    if wanted and file.is_relative_to(place.resolve()) and file.is_file():
        # Built files carry a hash in their names, so they never change.
        hashed = wanted.startswith("assets/")
        caching = "public, max-age=31536000, immutable" if hashed else "no-cache"
        return FileResponse(file, headers={"cache-control": caching})
    if Path(wanted).suffix:
        return Response(status_code=404)
    return FileResponse(place / "index.html", headers={"cache-control": "no-cache"})


def _notice(lang: str) -> Response:
    title, how = (escape(WORDS.say(lang, key)) for key in ("web-page-missing", "web-page-how"))
    return HTMLResponse(
        f'<!doctype html><html lang="{lang}"><meta charset="utf-8"><title>Malecón</title>'
        f'<h1>Malecón</h1><h2>{title}</h2><p>{how} <a href="/api/openapi.json">OpenAPI</a></p></html>'
    )
