"""Havana: the deck of buildings is data, and another one of another size can take its place.

The record is shaped when the title is imported, so each of these runs in a process of its own, without the JIT.
"""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from rulebook.havana_table import POINTS, TITLE

SRC = Path(__file__).parents[2] / "src"
CARD = '{ id = "teatro_nuevo", points = 4, white = 1, debris = 2, pesos = 3, workers = 1 }'
PLAIN = [f'{{ id = "casa_{n}", points = {1 + n % 3}, debris = {1 + n % 3} }}' for n in range(19)]


def with_deck(tmp_path: Path, buildings: list[str], program: str) -> subprocess.CompletedProcess[str]:
    override = tmp_path / "data.toml"
    override.write_text("[havana.deck]\nbuildings = [\n" + ",\n".join(buildings) + "\n]\n")
    paths = os.pathsep.join((str(SRC), str(Path(__file__).parent)))
    env = {**os.environ, "PYTHONPATH": paths, "MALECON_DATA": str(override), "NUMBA_DISABLE_JIT": "1",
           "MALECON_CACHE": str(tmp_path)}  # fmt: skip
    return subprocess.run([sys.executable, "-c", program], env=env, capture_output=True, text=True)


def test_the_deck_is_said_to_be_reconstructed() -> None:
    assert TITLE.data.certainty("deck") == "reconstructed"
    for lang, word in (("en", "reconstruct"), ("ru", "реконструир"), ("it", "ricostruit")):
        assert word in TITLE.words.say(lang, "rules-deck.text").lower()


def test_the_deck_is_as_the_reference_describes_it() -> None:
    assert len(POINTS) == 34
    assert sum(POINTS.values()) == 112
    assert [list(POINTS.values()).count(n) for n in range(1, 8)] == [5, 7, 8, 6, 4, 3, 1]
    sums = {"white": 13, "yellow": 13, "green": 13, "red": 13, "debris": 37, "pesos": 52, "workers": 25, "architect": 8}
    for what, total in sums.items():
        assert sum(b.get(what, 0) for b in TITLE.data["deck"]["buildings"]) == total


PAYMENT = """
import json, malecon
title = malecon.title("havana")
values = title.new(2, 1).to_dict()
new = title.state.fields["demolished"].axes[0].labels.index("teatro_nuevo")
# The new card at the upper left, its former place taken by what lay there.
old = values["row"][0][0]
for place in (*values["row"], values["stack"]):
    for at, building in enumerate(place):
        if building == new:
            place[at] = old
values["row"][0][0] = new
values["top"] = values["stack"][values["stack_left"] - 1]
for kind, count in enumerate((1, 0, 0, 0, 1)):  # with the one debris of the beginning: 1 white, 2 debris
    values["materials"][0][kind] += count
    values["bag"][kind] -= count
values["pesos"][0] += 2; values["pesos_left"] -= 2
values["workers"][0] += 1; values["workers_left"] -= 1
position = title.from_dict(values)
for _ in range(2):
    position.play("choose siesta guardaespaldas")
before = position.to_dict()
while position.to_move != 0:
    position.play("pass")
position.play("build upper left")
print(json.dumps([before, position.to_dict()]))
"""


def test_h08_payment_with_the_scenarios_own_card(tmp_path: Path) -> None:
    done = with_deck(tmp_path, [*PLAIN, CARD], PAYMENT)
    assert done.returncode == 0, done.stderr
    before, after = json.loads(done.stdout)
    assert after["box"] == [1, 0, 0, 0, 2]
    # The supply phase follows at once: what it gave to the pool counts with the supply and the bag.
    assert after["pesos_left"] + after["pool_pesos"] == before["pesos_left"] + before["pool_pesos"] + 3
    assert after["workers_left"] == before["workers_left"] + 1
    bags = [[b + p for b, p in zip(v["bag"], v["pool"], strict=True)] for v in (before, after)]
    assert bags[0] == bags[1]
    assert after["points"][0] == 4
    assert after["materials"][0] == [0, 0, 0, 0, 0]


WHOLE_GAMES = """
import json, random, malecon
from malecon.core import programs
title = malecon.title("havana")
chance = random.Random(1)
for seats in (2, 4):
    position = title.new(seats, 5)
    while not position.is_over:
        position.play(chance.choice(position.legal()))
        assert programs.audit_one(position._states, 0) < 0
    assert malecon.replay(position.record()) == position
print(json.dumps([len(title.state.fields["demolished"].axes[0]), len(title.actions), title.data.version,
                  title.sentence(0), title.label("building", "casa_1")]))
"""


@pytest.mark.parametrize("size", [12, 20, 50])
def test_whole_games_with_decks_of_other_sizes(tmp_path: Path, size: int) -> None:
    deck = [f'{{ id = "casa_{n}", points = {1 + n % 5}, debris = {1 + n % 4}, pesos = {n % 3} }}' for n in range(size)]
    done = with_deck(tmp_path, deck, WHOLE_GAMES)
    assert done.returncode == 0, done.stderr
    buildings, actions, version, sentence, name = json.loads(done.stdout)
    assert buildings == size
    assert actions == len(TITLE.actions)
    assert version != TITLE.data.version
    assert sentence
    assert name == "casa_1"


@pytest.mark.parametrize(
    ("buildings", "words"),
    [
        ([CARD], "12"),
        ([*PLAIN, PLAIN[0]], "twice"),
        ([*PLAIN, '{ id = "x", points = 1, bricks = 2 }'], "bricks"),
        ([*PLAIN, '{ id = "x", points = 1, white = -2 }'], "-2"),
        ([*PLAIN, '{ id = "x" }'], "points"),
    ],
)
def test_a_deck_that_cannot_be_played_with_is_refused_with_a_reason(tmp_path: Path, buildings: Any, words: str) -> None:
    done = with_deck(tmp_path, buildings, 'import malecon; malecon.title("havana")')
    assert done.returncode != 0
    assert words in done.stderr.splitlines()[-1]
