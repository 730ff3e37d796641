"""Positions of Santiago de Cuba described as a person would lay them out, for the rulebook's scenarios.

    pos = table(anton={"goods": "2 citrus 1 rum"}, petr={"pawn": "bank"}, car="maria", stops={"maria": 2, "pedro": 5},
                demand="4 citrus 2 sugar", flag=3)

Everything named is taken out of the supply, so the pieces always add up. A seat holds nothing but what is described and
3 pesos, so that it can choose where to drive. Where the supply itself is named, what is then left over is parked with
the last seat that nobody described.

- goods, supply, demand, rolled: amounts, "2 sugar 1 wood"; a seat's pesos and vp are numbers, owns and pawn buildings;
- stops, quarters: where some Cubans and buildings lie, the others fill the rest; car: the port or a Cuban;
- down: Cubans that lie face down.
"""

from collections.abc import Iterator
from typing import Any

import pytest

import malecon

TITLE = malecon.title("santiago")
FIELDS = TITLE.state.fields
NAMES = ("anton", "svetlana", "vladislav", "petr")
ANTON, SVETLANA, VLADISLAV, PETR = range(4)
WARES = FIELDS["supply"].axes[0].labels
GOODS = FIELDS["demand"].axes[0].labels
CUBANS = FIELDS["stop_of"].axes[0].labels
BUILDINGS = FIELDS["owner"].axes[0].labels
ROSES = ("yellow", "blue", "red", "white")
PHASES = ("drive", "lawyer", "fence", "give", "move", "use", "deliver", "dice", "end")
MARKERS = TITLE.data["start"]["markers"]


def counts(text: str, labels: tuple[str, ...] = WARES) -> list[int]:
    """ "2 sugar 1 wood" as a list in the order of the labels."""
    words = text.split()
    found = dict(zip(words[1::2], words[::2], strict=True))
    assert set(found) <= set(labels), text
    return [int(found.get(label, 0)) for label in labels]


def table(
    seats: int = 4, *, active: int = ANTON, car: str = "port", stops: dict[str, int] | None = None,
    quarters: dict[str, str] | None = None, down: str = "", flag: int = 2, ship: int = 3, demand: str = "2 sugar 1 rum",
    rolled: str = "", supply: str = "", rng: int | None = None, options: dict[str, Any] | None = None,
    **seated: dict[str, Any],
) -> malecon.Position:  # fmt: skip
    """A position in which the active seat drives next, or places its dice where some are `rolled`."""
    assert set(seated) <= set(NAMES[:seats])
    values = TITLE.new(seats, seed=1, **(options or {})).to_dict()
    values |= {"phase": PHASES.index("dice" if rolled else "drive"), "start": ANTON, "active": active, "actor": active}
    values |= {"turns": 9, "ship": ship, "flag": flag, "rolled": counts(rolled, GOODS)}
    if rng is not None:
        values["rng"] = rng
    if not rolled:
        values["demand"] = counts(demand, GOODS)
        values["aside"] = values["demand"].index(0)
    values["stop_of"] = lay_street(stops or {})
    values["space_of"] = lay_city(quarters or {})
    values["inactive"] = [int(cuban in down.split()) for cuban in CUBANS]
    values["car"] = 0 if car == "port" else values["stop_of"][CUBANS.index(car)]
    take_back(values)
    for seat in range(seats):
        seat_board(values, seat, **seated.get(NAMES[seat], {}))
    parking = max((seat for seat in range(seats) if NAMES[seat] not in seated), default=seats - 1)
    for ware in supply.split()[1::2]:
        index = WARES.index(ware)
        rest = values["supply"][index] - counts(supply)[index]
        values["supply"][index] -= rest
        values["goods"][parking][index] += rest
    return TITLE.from_dict(values)


def lay_street(stops: dict[str, int]) -> list[int]:
    free = [stop for stop in range(1, len(CUBANS) + 1) if stop not in stops.values()]
    return [stops[cuban] if cuban in stops else free.pop(0) for cuban in CUBANS]


def lay_city(quarters: dict[str, str]) -> list[int]:
    fixed = {b: 3 * ROSES.index(rose) + n for rose, names in quarters.items() for n, b in enumerate(names.split())}
    free = [space for space in range(len(BUILDINGS)) if space not in fixed.values()]
    return [fixed[building] if building in fixed else free.pop(0) for building in BUILDINGS]


def take_back(values: dict[str, Any]) -> None:
    """What the set-up gave goes back to the supply."""
    for hand in values["goods"]:
        for ware, count in enumerate(hand):
            values["supply"][ware] += count
            hand[ware] = 0
    for held, left in (("pesos", "pesos_left"), ("vp", "vp_left")):
        values[left] += sum(values[held])
        values[held] = [0] * len(values[held])


def seat_board(
    values: dict[str, Any], seat: int, *, goods: str = "", pesos: int = 3, vp: int = 0, pawn: str = "", owns: str = ""
) -> None:
    for ware, count in enumerate(counts(goods)):
        values["goods"][seat][ware] += count
        values["supply"][ware] -= count
    values["pesos"][seat], values["pesos_left"] = pesos, values["pesos_left"] - pesos
    values["vp"][seat], values["vp_left"] = vp, values["vp_left"] - vp
    values["pawn"][seat] = BUILDINGS.index(pawn) if pawn else -1
    for building in owns.split():
        values["owner"][BUILDINGS.index(building)] = seat
        values["markers"][seat] -= 1


# -- acting and asking


def play(pos: malecon.Position, *notations: str) -> malecon.Position:
    for notation in notations:
        pos.play(notation)
    return pos


def refused(pos: malecon.Position, notation: str, why: str | None = None) -> None:
    """The notation is not legal, playing it raises and alters nothing; the reason can be said in every language."""
    before = pos.copy()
    assert notation not in pos.legal()
    with pytest.raises(malecon.IllegalAction) as caught:
        pos.play(notation)
    assert pos == before
    for lang in ("en", "ru", "it"):
        assert caught.value.say(lang)
    if why is not None:
        assert caught.value.reason.key == why


def phase(pos: malecon.Position) -> str:
    return PHASES[pos.to_dict()["phase"]]


def get(pos: malecon.Position, name: str, *at: int | str) -> Any:
    """An entry of a field by labels and seats. A row of things that is left over comes as a dict without its zeros."""
    value, axes = pos.to_dict()[name], FIELDS[name].axes
    for axis, where in zip(axes, at, strict=False):
        value = value[where if isinstance(where, int) else axis.labels.index(where)]
    if len(at) == len(axes) - 1 and axes[-1].name != "seat":
        return {label: n for label, n in zip(axes[-1].labels, value, strict=True) if n}
    return value[: pos.seats] if isinstance(value, list) else value


def pawn(pos: malecon.Position, seat: int) -> str | None:
    building: int = get(pos, "pawn", seat)
    return None if building < 0 else BUILDINGS[building]


def legal(pos: malecon.Position, verb: str) -> set[str]:
    """What follows the verb in the legal notations."""
    return {notation.removeprefix(verb).strip() for notation in pos.legal() if notation.split()[0] == verb}


# -- the generator, spelled out: to know what will be rolled


def _draws(rng: int) -> Iterator[int]:
    """Sixths drawn one after the other from this state of the generator (SplitMix64)."""
    word = 2**64 - 1
    while True:
        rng = (rng + 0x9E3779B97F4A7C15) & word
        x = ((rng ^ (rng >> 30)) * 0xBF58476D1CE4E5B9) & word
        x = ((x ^ (x >> 27)) * 0x94D049BB133111EB) & word
        yield ((x ^ (x >> 31)) >> 32) * 6 >> 32


def generator_that_rolls_zeros() -> int:
    """A state of the generator from which the next five dice all show 0, their first face."""
    for rng in range(1_000_000):
        if all(side == 0 for _, side in zip(range(5), _draws(rng), strict=False)):
            return rng
    raise AssertionError
