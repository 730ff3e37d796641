"""Every reason a title can give occurs in games that bots play or has a position of its own, is said in every language,
and is true.

What a reason promises is checked by playing the move, or by counting anew what it compares.
"""

import importlib
import random
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import malecon
from malecon.bots.speaking import Spoken, move_of, question
from malecon.core.teaching import Move, Question, Why
from malecon.core.words import LANGS

GAMES = 20
MOVES = 24  # of a decision, whose reasons are heard
PLAYERS = ("net,heat=1.5", "net", "random", "greedy")
NAMES = ("Ana", "Ben", "Cleo", "Dan", "Eva")


def everybody(asked: Question, count: Callable[[Any], int]) -> list[int]:
    return [count(asked.board(seat)) for seat in asked.rivals]


def empty(board: Any) -> int:
    places = [*board["island"].values(), *board["city"].values()]
    room = sum(int(p.get("tiles", 0)) + int(p.get("circles", 0)) - int(p["colonists"]) for p in places)
    return max(0, room - int(board["san_juan"]))


def loses(asked: Question, move: Move) -> int:
    board = asked.board(int(move["seat"]))
    return int(board["loses_pesos" if asked.view["phase"] == "rob" else "loses_materials"])


# What a move brings its seat, by the entry of its own board and the part of the reason that names it.
BRINGS = {
    ("puerto_rico", "hint-sell"): ("doubloons", "price"),
    ("puerto_rico", "hint-sell-some"): ("doubloons", "price"),
    ("puerto_rico", "cost-sell"): ("doubloons", "price"),
    ("cuba", "hint-sell"): ("pesos", "price"),
    ("cuba", "hint-sell-some"): ("pesos", "price"),
    ("cuba", "cost-sell"): ("pesos", "price"),
    ("havana", "hint-build"): ("points", "points"),
    ("havana", "cost-build"): ("points", "points"),
    ("santiago", "hint-deliver"): ("vp", "points"),
    ("santiago", "cost-deliver"): ("vp", "points"),
}
HOLDS: dict[tuple[str, str], Callable[[Question, Move, Why], bool]] = {
    ("puerto_rico", "hint-role-mayor"): lambda q, m, w: (
        empty(q.me) == w.parts["mine"] and empty(q.me) > max(everybody(q, empty))
    ),
    ("puerto_rico", "hint-pass-tile"): lambda q, m, w: empty(q.me) == w.parts["empty"] and empty(q.me) > 0,
    ("puerto_rico", "hint-plant-more"): lambda q, m, w: (
        w.parts["fields"] == q.me["island"][m["good"]]["tiles"] + 1 >= 2
    ),
    ("puerto_rico", "cost-plant-idle"): lambda q, m, w: (
        isinstance(named := w.parts["building"], tuple) and named[1] not in q.me["city"]
    ),
    ("havana", "hint-rob"): lambda q, m, w: (
        loses(q, m) == w.parts["count"] and sum(loses(q, x) >= loses(q, m) for x in q.can("rob *")) == 1
    ),
    ("havana", "hint-build-wins"): lambda q, m, w: q.me["points"] + 15 > q.view["target"],
}


def played_twice(position: malecon.Position, move: Move, entry: str) -> int:
    """What the move changes on the board of its seat, in a position that is thrown away."""
    seat = position.to_move
    assert seat is not None
    after = position.copy()
    after.play(move.notation)
    return int(after.view(seat)["boards"][seat][entry]) - int(position.view(seat)["boards"][seat][entry])


@pytest.mark.parametrize("name", malecon.titles())
def test_every_reason_is_reached_can_be_said_and_is_true(name: str) -> None:
    title, dice = malecon.title(name), random.Random(5)
    assert title.teaching is not None
    reached: dict[str, Why] = {}
    checked: set[tuple[str, str]] = set()
    for game in range(GAMES):
        seats = title.seats[game % len(title.seats)]
        players = [malecon.bot(PLAYERS[(seat + game) % len(PLAYERS)], seed=game) for seat in range(seats)]
        position = title.new(seats, game)
        while (seat := position.to_move) is not None:
            asked = question(position, seat)
            for move in dice.sample(asked.moves, min(MOVES, len(asked.moves))):
                for find in (title.teaching.favours, title.teaching.costs):
                    for why in find(asked, move):
                        known = (name, why.key)
                        if known in HOLDS:
                            assert HOLDS[known](asked, move, why), (move.notation, why)
                            checked.add(known)
                        if known in BRINGS and dice.random() < 0.1:
                            entry, part = BRINGS[known]
                            assert played_twice(position, move, entry) == why.parts[part], (move.notation, why)
                            checked.add(known)
                        reached.setdefault(why.key, why)
            position.play_action(players[seat].choose_action(position))
    keys = {key for key in title.words.keys("en") if re.match(r"(hint|cost)-", key)}
    described = importlib.import_module(f"teaching.test_{name}_hints")
    assert keys == set(reached) | {case[0] for case in (*described.FAVOURS, *described.COSTS)}
    for lang in LANGS:
        for why in reached.values():
            said = Spoken(title, why).say(lang, NAMES)
            assert said and "{" not in said and "None" not in said, said
    assert {known for known in (*BRINGS, *HOLDS) if known[0] == name} <= checked


NAMED = {"seat", "good", "kind", "building", "piece", "character", "card", "number"}  # parts that are no counts
# What can't be one: a building's target, the value of a ship, a barrel besides the craftsman's own, the mayor's votes.
NEVER_ONE = {
    "cost-play-mayor", "hint-build-early", "hint-build-wins", "hint-card-rubble", "cost-role-craftsman",
    "hint-role-craftsman", "hint-build-store", "hint-plant-more", "hint-role-captain", "cost-pass-deliver", "cost-port",
    "hint-deliver", "hint-deliver-fills", "hint-deliver-first", "hint-port", "hint-port-best", "hint-port-last",
    "hint-use-cafe", "hint-visit-wanted",
}  # fmt: skip
MANY = {
    "en": re.compile(r"\b1 (of|more|less|empty)? ?(?!debris)\w+s\b"),
    "it": re.compile(
        r"\b1 (punti|pesos|barili|dobloni|voti|risorse|prodotti|mattoni|pezzi|segnalini|edifici|cerchi|tipi|materiali"
        r"|tuoi|avversari|giocatori)\b"
    ),
    "ru": re.compile(r"\b1 (очка|очков|дублона|дублонов|кружка|кружков|пустых|колониста|колонистов|товара|товаров)\b"),
}


@pytest.mark.parametrize("name", malecon.titles())
@pytest.mark.parametrize("lang", LANGS)
def test_one_of_a_kind_is_said_in_the_singular_and_none_without_a_hole(name: str, lang: str) -> None:
    title = malecon.title(name)
    folder = Path(importlib.import_module(f"malecon.titles.{name}.teaching").__file__ or "").parent / "text"
    counts = set(re.findall(r"\$(\w+)", (folder / f"{lang}.ftl").read_text(encoding="utf-8"))) - NAMED
    for key in sorted(title.words.keys(lang)):
        if not re.match(r"(hint|cost)-", key):
            continue
        for count in (0, 1, 2, 5):
            said = title.words.say(lang, key, **dict.fromkeys(NAMED, "Ana"), **dict.fromkeys(counts, count))
            assert not (count == 1 and key not in NEVER_ONE and MANY[lang].search(said)), said
            assert said.endswith(".") and "  " not in said and "\n" not in said, said


def test_a_move_is_taken_apart_as_its_title_names_it() -> None:
    title = malecon.title("puerto_rico")
    move = move_of(title, title.actions.parse("ship corn 2"))
    assert (move.verb, move["good"], move["ship"]) == ("ship", "corn", "2")
