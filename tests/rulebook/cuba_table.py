"""Positions of Cuba described as a person would lay them out, for the reference's scenarios.

    pos = table(4, anna={"yard": "2 cane 1 water", "tiles": "r1c2 hotel", "figure": "r2c2"}, laws="t8 d7", market="1 cane")

Everything named is taken out of the supplies, so the pieces always add up. Where the supply itself is named, what is then
left over is parked with the last seat. A seat holds nothing but what is described.

- yard, stored, market, supply, cargo: amounts, "2 cane 1 rum";
- tiles: fields and buildings, "r1c2 hotel r2c1 inn"; figure: a field; used: fields;
- laws, bills: law cards, "t8 d7"; a bill "no_tax" has been vetoed;
- docks: ships in docks 1 to 3; cargo: what lies aboard, by dock; sea, under: ships;
- phase "turn" begins the round for all, "last" is the last turn of the action phase (the actor has `last` left to play),
  "enact" puts the bills to the winner; then `delegates` are the cards kept, "worker+mayor" if two;
- avenue: Cubans and donkeys by cell; left: the Cuban nobody took, at the end of the actions.
"""

from collections.abc import Sequence
from typing import Any

import malecon
from malecon.titles.cuba import box
from malecon.titles.cuba.state import EARNED, PHASE

TITLE = malecon.title("cuba")
FIELDS = TITLE.state.fields
NAMES = ("anna", "boris", "clara", "denis", "elena")
ANNA, BORIS, CLARA, DENIS, ELENA = range(5)
PIECES, PRODUCTS, MERCH = box.PIECE.labels, box.PRODUCT.labels, box.MERCH.labels
BUILDINGS, SHIPS, CUBANS, FIELD = box.BUILDING.labels, box.SHIP.labels, box.CUBAN.labels, box.FIELD.labels
CHARACTERS, CATEGORIES, STATUTES, SPACES = (
    box.CHARACTER.labels,
    box.CATEGORY.labels,
    box.STATUTE.labels,
    box.SPACE.labels,
)
BASE = {"el_presidente": False}
FULL_MARKET = "3 citrus 3 cane 3 tobacco 2 rum 2 cigars"


def counts(text: str, labels: tuple[str, ...] = PIECES) -> list[int]:
    """ "2 cane 1 rum" as a list in the order of the labels."""
    words = text.split()
    found = dict(zip(words[1::2], words[::2], strict=True))
    assert set(found) <= set(labels), text
    return [int(found.get(label, 0)) for label in labels]


def table(
    seats: int = 4, *, actor: int = ANNA, start: int = ANNA, round_number: int = 3, phase: str = "turn",
    options: dict[str, Any] | None = None, market: str = FULL_MARKET, supply: str = "", laws: str = "", bills: str = "",
    docks: Sequence[str] = ("s01", "s02", "s03"), cargo: dict[int, str] | None = None, sea: str = "s04", under: str = "",
    markers: str = "", avenue: str = "", left: str = "", delegates: str = "", last: str = "tradeswoman",
    winner: int = ANNA, fields: dict[str, Any] | None = None, **seated: dict[str, Any],
) -> malecon.Position:  # fmt: skip
    """A position of the reference's scenarios. `fields` sets fields of the record as they are."""
    assert set(seated) <= set(NAMES[:seats])
    pos = TITLE.new(seats, seed=1, **(options or {}))
    while pos.view()["phase"] == "start":
        pos.play(pos.legal()[0])
    v = pos.to_dict()
    v |= {"start_player": start, "actor": actor, "round_number": round_number, "phase": PHASE.labels.index("turn")}
    _lay_pieces(v, seats, market, cargo or {}, supply, seated)
    _lay_tiles(v, seated)
    _lay_ships(v, docks, sea, under)
    _lay_laws(v, laws, bills)
    for seat, name in enumerate(NAMES[:seats]):
        for what in ("pesos", "points"):
            v[what][seat] = seated.get(name, {}).get(what, 0)
        v["earned"][seat] = [v["points"][seat] if source == "laws" else 0 for source in EARNED.labels]
        if "figure" in seated.get(name, {}):
            v["figure"][seat] = FIELD.index(seated[name]["figure"])
    for space in markers.split():
        v["markers"][SPACES.index(space)] = 1
    if avenue:
        cards = avenue.split()
        v["avenue"] = [box.DONKEY if card == "donkey" else CUBANS.index(card) for card in cards]
        v["in_play"] = [int(cuban in cards) for cuban in CUBANS]
    v |= fields or {}
    if phase != "turn":
        _end_actions(v, seats, phase, left, delegates, last, winner)
    return TITLE.from_dict(v)


def _lay_pieces(
    v: dict[str, Any], seats: int, market: str, cargo: dict[int, str], supply: str, seated: dict[str, Any]
) -> None:
    v["market"] = counts(market, MERCH)
    v["cargo"] = [counts(cargo.get(dock, "")) for dock in (1, 2, 3)]
    for seat, name in enumerate(NAMES[:seats]):
        v["yard"][seat] = counts(seated.get(name, {}).get("yard", ""))
        v["stored"][seat] = counts(seated.get(name, {}).get("stored", ""), PRODUCTS)
    words = supply.split()
    wanted = dict(zip(words[1::2], map(int, words[::2]), strict=True))
    for p, piece in enumerate(PIECES):
        rest = int(box.TOTAL[p]) - sum(row[p] for row in v["yard"]) - sum(row[p] for row in v["cargo"])
        if p < len(MERCH):
            rest -= v["market"][p]
        if p < len(PRODUCTS):
            rest -= sum(row[p] for row in v["stored"])
        v["supply"][p] = wanted.get(piece, rest)
        parked = rest - v["supply"][p]
        assert parked >= 0, piece
        v["stored" if p < len(PRODUCTS) else "yard"][seats - 1][p] += parked


def _lay_tiles(v: dict[str, Any], seated: dict[str, Any]) -> None:
    for name, described in seated.items():
        seat = NAMES.index(name)
        words = described.get("tiles", "").split()
        for field, building in zip(words[::2], words[1::2], strict=True):
            v["tile"][seat][FIELD.index(field)] = BUILDINGS.index(building)
            v["display"][BUILDINGS.index(building)] -= 1
        for field in described.get("used", "").split():
            v["used"][seat][FIELD.index(field)] = 1


def _lay_ships(v: dict[str, Any], docks: Sequence[str], sea: str, under: str) -> None:
    out = [*docks, sea, *under.split()]
    known = [ship for ship in SHIPS if ship[0] == "s" or (v["el_presidente"] and v["ep_ships"])]
    v["dock"] = [SHIPS.index(ship) if ship else -1 for ship in docks]
    v["sea"] = SHIPS.index(sea)
    v["pile"] = [int(ship in known and ship not in out) for ship in SHIPS]
    queue = [SHIPS.index(ship) for ship in under.split()]
    v["under"] = queue + [-1] * (len(SHIPS) - len(queue))
    v["under_count"] = len(queue)


def _lay_laws(v: dict[str, Any], laws: str, bills: str) -> None:
    """As many cards of each pile have been seen as rounds begun: the bill, the law, and others."""
    in_pile = 8 if v["el_presidente"] and v["ep_laws"] else 6
    for c, letter in enumerate("tduo"):
        law = next((w for w in laws.split() if w[0] == letter), None)
        bill = next((w for w in bills.split() if w[0] == letter), None)
        if law:
            v["law"][c] = STATUTES.index(law)
        cards = [f"{letter}{n + 1}" for n in range(in_pile)]
        bill = bill or next(card for card in cards if card != law)
        seen = [bill] + ([law] if law else [])
        seen += [card for card in cards if card not in seen][: v["round_number"] - len(seen)]
        assert len(seen) == v["round_number"], f"round {v['round_number']} is too early for {seen}"
        v["unseen"][c] = [int(card in cards and card not in seen) for card in (f"{letter}{n + 1}" for n in range(8))]
        v["bill"][c] = -1 if f"no_{CATEGORIES[c]}" in bills.split() else STATUTES.index(bill)


def _end_actions(v: dict[str, Any], seats: int, phase: str, left: str, delegates: str, last: str, winner: int) -> None:
    """All turns are taken, or all but the actor's last."""
    kept = [d.split("+") for d in delegates.split()] or [["worker"] for _ in range(seats)]
    two = v["two_delegates"]
    for seat in range(seats):
        assert len(kept[seat]) == 1 + two
        v["hand"][seat] = [int(c in kept[seat]) for c in CHARACTERS]
        v["last_card"][seat] = -1
        v["cards_due"][seat] = v["cubans_due"][seat] = 0
    each = 4 - two
    if v["el_presidente"]:
        each += 2 if seats == 2 else 1
        v["taker"] = [-1] * 6
        dealt = [CUBANS[c] for c in v["avenue"] if c != box.DONKEY]
        if not left:  # the car goes to cell 1, which alters nothing in this round
            left = next(c for c in dealt if c != "dancer")
            cell = v["avenue"].index(CUBANS.index(left))
            v["avenue"][0], v["avenue"][cell] = v["avenue"][cell], v["avenue"][0]
        takers = [seat for seat in range(seats) for _ in range(2 if seats == 2 else 1)]
        for cuban, taker in zip((c for c in dealt if c != left), takers, strict=True):
            v["taker"][CUBANS.index(cuban)] = taker
    v["turns"] = seats * each
    if phase == "last":
        v["actor"] = (v["start_player"] - 1) % seats
        assert last not in kept[v["actor"]]
        v["hand"][v["actor"]][CHARACTERS.index(last)] = 1
        v["cards_due"][v["actor"]] = 1
        v["turns"] -= 1
    else:
        v |= {"phase": PHASE.labels.index(phase), "winner": winner, "actor": winner, "to_enact": 2}


def play(pos: malecon.Position, *notations: str) -> malecon.Position:
    for notation in notations:
        pos.play(notation)
    return pos


def finish_actions(pos: malecon.Position) -> malecon.Position:
    """The last turn of phase "last" passes without effect."""
    return play(pos, "play tradeswoman", "done") if pos.legal() != ("play tradeswoman",) else pos


def bid(pos: malecon.Position, *votes: int) -> malecon.Position:
    return play(pos, *(f"bid {n}" for n in votes))


def enact(pos: malecon.Position, first: str, second: str) -> malecon.Position:
    """The winner's two bills; where the first leaves no choice the engine takes the second."""
    play(pos, f"enact {first}")
    return play(pos, f"enact {second}") if phase(pos) == "enact" else pos


def nobody_pays(pos: malecon.Position) -> malecon.Position:
    while not pos.is_over and pos.view()["phase"] in ("tax", "duty"):
        pos.play("done")
    return pos


def get(pos: malecon.Position, name: str, *where: int | str) -> Any:
    """An entry of a field, by seat numbers and labels."""
    value: Any = pos.to_dict()[name]
    axes = FIELDS[name].axes
    for axis, label in zip(axes, where, strict=False):
        value = value[label if isinstance(label, int) else axis.labels.index(label)]
    return value


def held(pos: malecon.Position, seat: int, piece: str) -> int:
    total: int = get(pos, "yard", seat, piece)
    return total + get(pos, "stored", seat, piece) if piece in PRODUCTS else total


def tile(pos: malecon.Position, seat: int, field: str) -> str | None:
    index = get(pos, "tile", seat, field)
    return None if index < 0 else BUILDINGS[index]


def phase(pos: malecon.Position) -> str:
    return str(pos.view()["phase"])


def docks(pos: malecon.Position) -> list[str | None]:
    return [dock["ship"] for dock in pos.view()["docks"]]


def legal(pos: malecon.Position, verb: str) -> set[str]:
    """What follows the verb in the legal notations."""
    return {" ".join(n.split()[1:]) for n in pos.legal() if n.split()[0] == verb}
