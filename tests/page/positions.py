"""Positions worth a picture, as records: played by a bot until Ana has to decide in the wanted phase."""

import json
import sys

import malecon

NAMES = ("Ana", "Boris", "Clara", "Diego")
# title: (picture, phase, first round that counts)
WANTED: dict[str, list[tuple[str, str, int]]] = {
    "puerto_rico": [("role", "role", 5), ("mayor", "staff", 6), ("build", "build", 6), ("load", "load", 7)],
    "santiago": [("drive", "drive", 3), ("use", "use", 2), ("deliver", "deliver", 2)],
    "havana": [("build", "build", 4), ("lay", "lay", 3)],
    "cuba": [("turn", "turn", 3), ("harvest", "harvest", 2), ("architect", "architect", 2), ("bid", "bid", 2),
             ("load", "load", 2)],
}  # fmt: skip


def _round(view: dict[str, object]) -> int:
    found = view.get("round") or view.get("turn") or 0
    assert isinstance(found, int)
    return found


def records(title: str, seed: int = 11) -> dict[str, str]:
    """One record for each picture, by its name."""
    left = list(WANTED[title])
    found: dict[str, str] = {}
    position = malecon.title(title).new(seats=4, seed=seed)
    bot = malecon.bot("greedy")
    phases = set()
    while left and not position.is_over:
        if position.to_move == 0:
            view = position.view(0)
            phases.add(view["phase"])
            for name, phase, least in list(left):
                if view["phase"] == phase and _round(view) >= least and len(position.legal()) > 1:
                    found[name] = position.record()
                    left.remove((name, phase, least))
        position.play(bot.choose(position))
    if left:
        print(title, "not reached:", left, "seen:", sorted(phases), file=sys.stderr)
    return found


if __name__ == "__main__":
    print(json.dumps({title: records(title) for title in sys.argv[1:] or WANTED}))
