"""Positions worth a picture, as records: played by a bot until Ana has to decide in the wanted phase.

python tests/page/positions.py [title …]     those that tests/page/home.test.mjs walks through
python tests/page/positions.py --pictures    writes pictures/records.json anew: every phase that has a picture, and a
                                             finished game of every title
"""

import json
import sys
from collections.abc import Mapping
from pathlib import Path

import malecon

NAMES = ("Ana", "Boris", "Clara", "Diego")
PICTURES = Path(__file__).parent / "pictures/records.json"
# title: (picture, phase, first round that counts)
Wanted = Mapping[str, list[tuple[str, str, int]]]
WANTED: Wanted = {
    "puerto_rico": [("role", "role", 5), ("mayor", "staff", 6), ("build", "build", 6), ("load", "load", 7)],
    "santiago": [("drive", "drive", 3), ("use", "use", 2), ("deliver", "deliver", 2)],
    "havana": [("build", "build", 4), ("lay", "lay", 3)],
    "cuba": [("turn", "turn", 3), ("harvest", "harvest", 2), ("architect", "architect", 2), ("bid", "bid", 2),
             ("load", "load", 2)],
}  # fmt: skip
PICTURED: Wanted = {
    "puerto_rico": [("role", "role", 5), ("mayor", "staff", 6), ("build", "build", 6), ("trade", "trade", 3),
                    ("load", "load", 3)],
    "santiago": [("drive", "drive", 3), ("use", "use", 2), ("deliver", "deliver", 2), ("give", "give", 1)],
    "havana": [("choose", "choose", 1), ("build", "build", 4), ("lay", "lay", 3)],
    "cuba": [("turn", "turn", 3), ("harvest", "harvest", 2), ("market", "trade", 2), ("architect", "architect", 2),
             ("load", "load", 2), ("bid", "bid", 2)],
}  # fmt: skip
END = "end"
SEEDS = range(11, 40)


def _round(view: dict[str, object]) -> int:
    found = view.get("round") or view.get("turn") or 0
    assert isinstance(found, int)
    return found


def records(title: str, wanted: Wanted = WANTED, seed: int = 11) -> dict[str, str]:
    """One record for each picture, by its name, and the finished game."""
    left = list(wanted[title])
    found: dict[str, str] = {}
    position = malecon.title(title).new(seats=4, seed=seed)
    bot = malecon.bot("greedy")
    while (left or wanted is PICTURED) and not position.is_over:
        if position.to_move == 0:
            view = position.view(0)
            for name, phase, least in list(left):
                if view["phase"] == phase and _round(view) >= least and len(position.legal()) > 1:
                    found[name] = position.record()
                    left.remove((name, phase, least))
        position.play(bot.choose(position))
    if position.is_over:
        found[END] = position.record()
    return found


def pictured(title: str) -> dict[str, str]:
    """All that is wanted of a title, from as few games as have it."""
    names = [name for name, _, _ in PICTURED[title]] + [END]
    found: dict[str, str] = {}
    for seed in SEEDS:
        found = records(title, PICTURED, seed) | found
        if all(name in found for name in names):
            return {name: found[name] for name in names}
    raise SystemExit(f"{title}: not reached: {set(names) - set(found)}")


if __name__ == "__main__":
    if "--pictures" in sys.argv:
        PICTURES.write_text(
            json.dumps({title: pictured(title) for title in PICTURED}, indent=0) + "\n", encoding="utf-8"
        )
    else:
        games = {title: records(title) for title in sys.argv[1:] or WANTED}
        print(json.dumps({title: {n: r for n, r in found.items() if n != END} for title, found in games.items()}))
