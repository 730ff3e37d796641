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

import itertools
from collections.abc import Iterator
from typing import Any

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
PHASES = ("drive", "service", "lawyer", "fence", "give", "move", "use", "deliver", "dice", "end")
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
    rolled: str = "", supply: str = "", key: int | None = None, options: dict[str, Any] | None = None,
    **seated: dict[str, Any],
) -> malecon.Position:  # fmt: skip
    """A position in which the active seat drives next, or places its dice where some are `rolled`."""
    assert set(seated) <= set(NAMES[:seats])
    values = TITLE.new(seats, seed=1, **(options or {})).to_dict()
    values |= {"phase": PHASES.index("dice" if rolled else "drive"), "start": ANTON, "active": active, "actor": active}
    values |= {"turns": 9, "ship": ship, "flag": flag, "rolled": counts(rolled, GOODS)}
    if key is not None:
        values["key"] = [key, 0]
        values["rng"] = 0
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


def without_choice(pos: malecon.Position) -> list[tuple[int | None, str]]:
    """Whoever is asked although only one thing is possible does it; who did what."""
    done = []
    while len(pos.legal()) == 1:
        done.append((pos.to_move, pos.legal()[0]))
        pos.play(pos.legal()[0])
    return done


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


def _draws(low: int) -> Iterator[int]:
    """Sixths drawn one after the other under this key (SipHash-2-4 of a counter, written out apart from the engine)."""
    word = 2**64 - 1

    def turn(x: int, bits: int) -> int:
        return ((x << bits) | (x >> (64 - bits))) & word

    def mix(a: int, b: int, c: int, d: int) -> tuple[int, int, int, int]:
        a, c = (a + b) & word, (c + d) & word
        b, d = turn(b, 13) ^ a, turn(d, 16) ^ c
        a = turn(a, 32)
        a, c = (a + d) & word, (c + b) & word
        b, d = turn(b, 17) ^ c, turn(d, 21) ^ a
        return a, b, turn(c, 32), d

    for number in itertools.count(1):
        v = (low ^ 0x736F6D6570736575, 0x646F72616E646F6D, low ^ 0x6C7967656E657261, 0x7465646279746573 ^ number)
        v = mix(*mix(*v))
        v = (v[0] ^ number, v[1], v[2] ^ 0xFF, v[3])
        for _ in range(4):
            v = mix(*v)
        yield ((v[0] ^ v[1] ^ v[2] ^ v[3]) >> 32) * 6 >> 32


def generator_that_rolls_zeros() -> int:
    """A key under which the next five dice all show 0, their first face."""
    for key in range(1_000_000):
        if all(side == 0 for _, side in zip(range(5), _draws(key), strict=False)):
            return key
    raise AssertionError
