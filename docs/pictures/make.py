"""Draws the pictures of this folder anew, from recorded games: python docs/pictures/make.py [TITLE ... | game].

It needs the built page (make setup) and Chromium, which turns the drawings into PNG. `game` is the moving picture at the
top of the README: a whole game of Puerto Rico.
"""

import gzip
import re
import subprocess
import sys
import tempfile
from pathlib import Path

from PIL import Image

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
NAMES = ("Ana", "Boris", "Carla", "Dora")
POSITIONS = {  # seats, game, ply and whose eyes
    "cuba": (4, 2, 150, 0),
    "havana": (3, 2, 60, 0),
    "puerto_rico": (4, 5, 190, 0),
    "santiago": (4, 1, 90, 0),
}
FRAMES = 28  # of the moving picture
A_FRAME, THE_LAST = 700, 3000  # milliseconds


def draw(title: str, folder: Path, plies: list[int], scale: float) -> list[Path]:
    """Pictures of a recorded game at these plies."""
    seats, game, _, seat = POSITIONS[title]
    text = gzip.decompress((ROOT / f"tests/recorded/{title}-{seats}.txt.gz").read_bytes()).decode()
    played = text.split("\n\n")[game]
    record = folder / "record.txt"
    record.write_text(re.sub("(?m)^seats .*", f"seats {' '.join(NAMES[:seats])}", played), encoding="utf-8")
    made = []
    for number, ply in enumerate(plies):
        drawing, picture = folder / f"{number}.svg", folder / f"{number}.png"
        malecon = ROOT / ".venv/bin/malecon"
        subprocess.run([malecon, "draw", record, "--ply", str(ply), "--seat", str(seat), "-o", drawing], check=True)
        shown = ["--hide-scrollbars", "--window-size=1440,850", f"--force-device-scale-factor={scale}"]
        asked = ["chromium", "--headless", "--no-sandbox", *shown, f"--screenshot={picture}", drawing.as_uri()]
        subprocess.run(asked, check=True, capture_output=True)
        made.append(picture)
    return made


def picture(title: str) -> None:
    with tempfile.TemporaryDirectory() as folder:
        (made,) = draw(title, Path(folder), [POSITIONS[title][2]], 0.75)
        (HERE / f"{title}.png").write_bytes(made.read_bytes())


def moving() -> None:
    seats, game = POSITIONS["puerto_rico"][:2]
    text = gzip.decompress((ROOT / f"tests/recorded/puerto_rico-{seats}.txt.gz").read_bytes()).decode()
    lines = text.split("\n\n")[game].partition("---\n")[2].splitlines()
    length = sum(1 for line in lines if line and not line.startswith("#"))
    plies = [round(k * length / (FRAMES - 1)) for k in range(FRAMES)]
    with tempfile.TemporaryDirectory() as folder:
        frames = [Image.open(file).convert("RGB") for file in draw("puerto_rico", Path(folder), plies, 0.625)]
        first, *rest = frames
        durations = [A_FRAME] * (FRAMES - 1) + [THE_LAST]
        first.save(
            HERE / "game.webp", save_all=True, append_images=rest, duration=durations, loop=0, quality=60, method=6
        )


if __name__ == "__main__":
    for name in sys.argv[1:] or [*POSITIONS, "game"]:
        moving() if name == "game" else picture(name)
