"""Draws the pictures of this folder anew, from recorded games: python docs/pictures/make.py [TITLE ...].

It needs the built page (make setup) and Chromium, which turns the drawings into PNG.
"""

import gzip
import re
import subprocess
import sys
import tempfile
from pathlib import Path

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
NAMES = ("Ana", "Boris", "Carla", "Dora")
POSITIONS = {  # seats, game, ply and whose eyes
    "cuba": (4, 2, 150, 0),
    "havana": (3, 2, 60, 0),
    "puerto_rico": (4, 5, 190, 0),
    "santiago": (4, 1, 90, 0),
}


def picture(title: str) -> None:
    seats, game, ply, seat = POSITIONS[title]
    text = gzip.decompress((ROOT / f"tests/recorded/{title}-{seats}.txt.gz").read_bytes()).decode()
    with tempfile.TemporaryDirectory() as folder:
        record, drawing = Path(folder, "record.txt"), Path(folder, "position.svg")
        played = text.split("\n\n")[game]
        record.write_text(re.sub("(?m)^seats .*", f"seats {' '.join(NAMES[:seats])}", played), encoding="utf-8")
        malecon = ROOT / ".venv/bin/malecon"
        subprocess.run([malecon, "draw", record, "--ply", str(ply), "--seat", str(seat), "-o", drawing], check=True)
        shown = ["--hide-scrollbars", "--window-size=1440,850", "--force-device-scale-factor=0.75"]
        made = f"--screenshot={HERE / title}.png"
        subprocess.run(["chromium", "--headless", "--no-sandbox", *shown, made, drawing.as_uri()], check=True)


for name in sys.argv[1:] or POSITIONS:
    picture(name)
