"""malecon draw: a position of a record as an SVG file, drawn by the page's own boards."""

import json
import shutil
import subprocess
from pathlib import Path
from typing import Any

import malecon
from malecon.cli.console import BadInput, console, lang, read_text, say, shown_names
from malecon.core import records

DRAWER = Path(malecon.__file__).parents[2] / "page" / "build" / "draw" / "draw.js"
WIDTH, HEIGHT = 1440, 850


def draw(path: Path, ply: int | None, seat: int | None, theme: str, out: Path) -> None:
    """The position after `ply` plies, seen from `seat`: that of the one to move if none is named."""
    text = read_text(path)
    position = malecon.replay(text)
    if ply is not None:
        if not 0 <= ply <= position.ply:
            raise BadInput("no-such-ply", ply=ply, last=position.ply)
        position = malecon.replay(text, ply)
    names = shown_names(records.read(text).names)
    if seat is not None and not 0 <= seat < len(names):
        raise BadInput("no-such-seat", seat=seat, last=len(names) - 1)
    if theme not in ("light", "dark"):
        raise BadInput("no-such-theme", theme=theme)
    node = shutil.which("node")
    if node is None or not DRAWER.is_file():
        raise BadInput("draw-needs-page")
    eyes = seat if seat is not None else position.to_move or 0
    asked = {
        "table": _table(position, names, eyes),
        "box": position.title.data.tables,
        "lang": lang(), "theme": theme, "width": WIDTH, "height": HEIGHT,
    }  # fmt: skip
    made = subprocess.run([node, str(DRAWER)], input=json.dumps(asked), capture_output=True, text=True, check=False)
    if made.returncode:
        raise BadInput("draw-failed", why=made.stderr.strip()[-2000:])
    try:
        out.write_text(made.stdout, encoding="utf-8")
    except OSError as trouble:
        raise BadInput("cannot-write", path=str(out), why=str(trouble)) from None
    console.print(say("drawn", path=str(out)), soft_wrap=True)


def _table(position: malecon.Position, names: list[str], seat: int) -> dict[str, Any]:
    """The parts of a server's table that a board needs, with nothing to choose."""
    return {
        "title": position.title.name, "title_name": position.title.name_in(lang()),
        "ply": position.ply, "revision": 0, "version": 1, "over": position.is_over, "to_move": position.to_move,
        "asked": [], "chosen": [], "sealed": [],
        "seat": seat, "my_seats": [seat], "view": position.view(seat), "legal": [], "drafts": [],
        "seats": [{"seat": number, "name": name, "kind": "person", "taken": True} for number, name in enumerate(names)],
        "plans": {}, "settings": {}, "undo": {"step": None, "turn": None}, "takeback": None, "hold": None,
    }  # fmt: skip
