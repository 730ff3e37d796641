"""Link previews: what a chat shows when somebody pastes a table's address. Only what any visitor may know is told.

The page's index gets a title, a sentence and a picture of the table: while the game goes on the position as a spectator
sees it, in a finished game the seats as houses on the seawall, as high as their points.
"""

import asyncio
import re
from dataclasses import dataclass
from functools import lru_cache
from html import escape
from importlib import import_module
from io import BytesIO
from pathlib import Path
from typing import Any

from anyio import CapacityLimiter, to_thread
from anyio.lowlevel import RunVar
from starlette.requests import Request
from starlette.responses import Response

from malecon.core.errors import MaleconError
from malecon.core.sketch import Row, Sketch, Square
from malecon.tables import views
from malecon.tables.live import Live
from malecon.web import page
from malecon.web.contract import limiter
from malecon.web.problems import WORDS, lang_of

WIDTH, HEIGHT = 1200, 630
GROUND, TOP = 520, 190  # where houses stand, and how high the highest reaches
SKY, SUN, SEA, INK, PAPER, WALL = "#f6ead3", "#f0b429", "#14606b", "#2a211b", "#fff9ec", "#d9c7a3"
SEATS = ("#b23a48", "#2f6690", "#d9902f", "#4f7a3a", "#7a4e8a")
CYRILLIC = re.compile(r"([\u0400-\u04ff][\u0400-\u04ff\s]*)")
TABLE = re.compile("[a-z0-9]{1,32}")
ADDRESS = re.compile(f"table/({TABLE.pattern})/?")
_DRAWING: "RunVar[CapacityLimiter]" = RunVar("malecon_drawing")  # one at a time: nobody else waits for pictures
HEADLINE, NAME, POINTS, NOTE = 72, 34, 56, 30
MARGIN, GAP, LARGEST = 60, 6, 46  # of a sketch: around it, between two squares, and the largest of them
SHARED, PANELS = (176, 336), (352, 540)  # from where to where it reaches down


@dataclass(frozen=True)
class Scene:
    """What a picture shows; an equal scene is drawn only once."""

    title: str
    note: str
    names: tuple[str, ...]
    points: tuple[int, ...]  # empty while the game goes on
    winners: tuple[int, ...]
    sketch: Sketch | None = None  # of a game that goes on


def scene(live: Live, lang: str) -> Scene:
    brief = views.brief(live, None, lang)
    names = tuple(seat.name or WORDS.say(lang, "web-preview-free") for seat in brief.seats)
    result = brief.result
    if result is None:
        free = any(seat.kind == "open" and seat.session is None for seat in live.seats)
        note = WORDS.say(lang, "web-preview-join" if free else "web-preview-running")
        return Scene(brief.title_name, note, names, (), (), sketch(live))
    winners = ", ".join(names[seat] for seat in result.winners)
    note = WORDS.say(lang, "web-preview-won", names=winners, n=len(result.winners))
    return Scene(brief.title_name, note, names, tuple(result.scores), tuple(result.winners))


def sketch(live: Live) -> Sketch | None:
    """The position as a spectator sees it, of a title that can be sketched."""
    try:
        module = import_module(f"malecon.titles.{live.title.name}.sketch")
    except ModuleNotFoundError:
        return None
    made: Sketch = module.sketch(live.position.view(None))
    return made


def _shown(request: Request, table: str) -> Scene | None:
    """The scene of a table that anyone may see."""
    try:
        live = request.app.state.tables.live(table)
        if live.setting("private"):
            return None
        return scene(live, lang_of(request.scope))
    except MaleconError:
        return None


async def tags(request: Request, path: str) -> str:
    """The tags for the page's index at this address, with a title of its own; empty where there is nothing to tell."""
    found = ADDRESS.fullmatch(path)
    shown = await asyncio.to_thread(_shown, request, found[1]) if found else None
    if found is None or shown is None:
        return ""
    address = str(request.base_url)
    told = {
        "og:type": "website",
        "og:site_name": "Malecón",
        "og:title": f"{shown.title}: {', '.join(shown.names)}",
        "og:description": shown.note,
        "og:url": f"{address}table/{found[1]}",
        "og:image": f"{address}preview/{found[1]}.png",
        "og:image:width": str(WIDTH),
        "og:image:height": str(HEIGHT),
        "twitter:card": "summary_large_image",
    }
    named = f"<title>{escape(told['og:title'])} · Malecón</title>"
    return named + "".join(
        f'<meta {"name" if key.startswith("twitter") else "property"}="{key}" content="{escape(text)}" />'
        for key, text in told.items()
    )


async def picture(request: Request) -> Response:
    table = request.path_params["table"]
    shown = await asyncio.to_thread(_shown, request, table) if TABLE.fullmatch(table) else None
    if shown is None:
        return Response(status_code=404)
    body = await to_thread.run_sync(draw, shown, _fonts(), limiter=limiter(_DRAWING, 1))
    return Response(body, media_type="image/png", headers={"cache-control": "public, max-age=60"})


def _fonts() -> Path:
    place = page.folder()
    return place / "assets" if place is not None else Path()


@lru_cache(maxsize=64)
def draw(shown: Scene, fonts: Path) -> bytes:
    """The picture as PNG."""
    from PIL import Image, ImageDraw

    image = Image.new("RGB", (WIDTH, HEIGHT), SKY)
    pen = ImageDraw.Draw(image)
    pen.ellipse((880, 60, 1120, 300), fill=SUN)
    pen.rectangle((0, GROUND, WIDTH, GROUND + 24), fill=WALL)
    pen.rectangle((0, GROUND + 24, WIDTH, HEIGHT), fill=SEA)
    _write(pen, fonts, (60, 34), shown.title, HEADLINE, INK, display=True)
    _write(pen, fonts, (60, 122), shown.note, NOTE, INK)
    step = (WIDTH - 2 * MARGIN) // len(shown.names)
    if shown.sketch is None:
        _houses(pen, fonts, shown, step)
    else:
        _table(pen, fonts, shown.sketch, step)
    for seat, name in enumerate(shown.names):
        middle = MARGIN + seat * step + step // 2
        _write(pen, fonts, (middle, GROUND + 46), _short(fonts, name, step - 12), NAME, PAPER, centred=True)
    out = BytesIO()
    image.save(out, "PNG", optimize=True)
    return out.getvalue()


def _houses(pen: Any, fonts: Path, shown: Scene, step: int) -> None:
    """Every seat as a house on the seawall."""
    most = max([1, *shown.points])
    for seat in range(len(shown.names)):
        share = max(shown.points[seat], 0) / most if shown.points else 0.6
        top = GROUND - int(120 + (GROUND - TOP - 120) * share)
        left = MARGIN + seat * step + step // 10
        right = left + step * 8 // 10
        _house(pen, (left, top, right, GROUND), SEATS[seat % len(SEATS)], lit=seat in shown.winners)
        if shown.points:
            at = ((left + right) // 2, top + 12)
            _write(pen, fonts, at, str(shown.points[seat]), POINTS, PAPER, display=True, centred=True)


def _table(pen: Any, fonts: Path, sketch: Sketch, step: int) -> None:
    """What all share, and below it a panel for every seat."""
    top, bottom = SHARED
    _squares(pen, fonts, sketch.shared, (MARGIN, top, WIDTH - MARGIN, bottom))
    top, bottom = PANELS
    for seat, rows in enumerate(sketch.seats):
        left = MARGIN + seat * step + GAP
        right = left + step - 2 * GAP
        pen.rounded_rectangle((left, top, right, bottom), 14, fill=PAPER)
        pen.rounded_rectangle((left, top, right, top + 14), 6, fill=SEATS[seat % len(SEATS)])
        _squares(pen, fonts, rows, (left + 12, top + 22, right - 12, bottom - 10))


def _squares(pen: Any, fonts: Path, rows: tuple[Row, ...], box: tuple[int, int, int, int]) -> None:
    """Rows of squares in the middle of a box, as large as it allows."""
    left, top, right, bottom = box
    drawn = [row for row in rows if row]
    if not drawn:
        return
    across = max(len(row) for row in drawn)
    size = min(LARGEST, (right - left + GAP) // across - GAP, (bottom - top + GAP) // len(drawn) - GAP)
    y = top + (bottom - top + GAP - len(drawn) * (size + GAP)) // 2
    for row in drawn:
        x = left + (right - left + GAP - len(row) * (size + GAP)) // 2
        for square in row:
            if square is not None:
                _square(pen, fonts, square, (x, y), size)
            x += size + GAP
        y += size + GAP


def _square(pen: Any, fonts: Path, square: Square, at: tuple[int, int], size: int) -> None:
    x, y = at
    pen.rounded_rectangle((x, y, x + size, y + size), size // 6, fill=square.colour, outline=WALL, width=2)
    centre = (x + size // 2, y + size // 2)
    if square.text:
        ink = INK if _bright(square.colour) else PAPER
        _write(pen, fonts, (centre[0], centre[1] - size * 2 // 5), square.text, size * 3 // 5, ink, centred=True)
    for colour in (square.piece, None if square.seat is None else SEATS[square.seat % len(SEATS)]):
        if colour is not None:
            _disc(pen, centre, size // 4, colour)


def _disc(pen: Any, centre: tuple[int, int], radius: int, colour: str) -> None:
    x, y = centre
    pen.ellipse((x - radius, y - radius, x + radius, y + radius), fill=colour, outline=PAPER, width=2)


def _bright(colour: str) -> bool:
    red, green, blue = (int(colour[at : at + 2], 16) for at in (1, 3, 5))
    return 0.299 * red + 0.587 * green + 0.114 * blue > 140


def _house(pen: Any, box: tuple[int, int, int, int], colour: str, *, lit: bool) -> None:
    """A front with a roof and windows; the winner's are lit."""
    left, top, right, ground = box
    pen.polygon(((left - 8, top), ((left + right) // 2, top - 34), (right + 8, top)), fill=INK)
    pen.rectangle(box, fill=colour)
    width = (right - left) // 3
    for row in range(top + 92, ground - 30, 62):
        for column in range(3):
            x = left + column * width + width // 2
            pen.rectangle((x - 11, row, x + 11, row + 36), fill=SUN if lit else PAPER)


def _write(
    pen: Any, fonts: Path, at: tuple[int, int], text: str, size: int, colour: str, *, display: bool = False,
    centred: bool = False,
) -> None:  # fmt: skip
    x, y = at
    if centred:
        x -= round(_length(fonts, text, size, display=display)) // 2
    for run in _runs(text):
        font = _font(fonts, run, size, display=display)
        pen.text((x, y), run, fill=colour, font=font)
        x += round(font.getlength(run))


def _runs(text: str) -> list[str]:
    """Splits a text by alphabet, because each font file of the page covers one."""
    return [run for run in CYRILLIC.split(text) if run]


def _length(fonts: Path, text: str, size: int, *, display: bool) -> float:
    return float(sum(_font(fonts, run, size, display=display).getlength(run) for run in _runs(text)))


def _short(fonts: Path, name: str, room: int) -> str:
    while len(name) > 1 and _length(fonts, name, NAME, display=False) > room:
        name = name.rstrip("…")[:-1].rstrip() + "…"
    return name


def _font(fonts: Path, text: str, size: int, *, display: bool) -> Any:
    family = "alegreya" if display else "alegreya-sans"
    return _loaded(fonts, f"{family}-{'cyrillic' if CYRILLIC.match(text) else 'latin'}-700-normal", size)


@lru_cache(maxsize=32)
def _loaded(fonts: Path, name: str, size: int) -> Any:
    from PIL import ImageFont

    file = next(iter(sorted(fonts.glob(f"{name}*.woff2"))), None)
    return ImageFont.load_default(size) if file is None else ImageFont.truetype(str(file), size)
