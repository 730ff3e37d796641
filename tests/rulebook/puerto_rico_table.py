"""Positions of Puerto Rico described as a person would lay them out, for the rulebook's scenarios.

    pos = table(4, anna={"goods": "2 corn 6 sugar"}, boris={"city": "harbor wharf"}, ships=("", "3 corn", ""))

Everything named is taken out of the supplies, so the pieces always add up. Where a supply itself is named, what is then
left over is parked where it does no harm: with the last seat that nobody described.

- goods, house, supply, row, deck, discard: amounts, "2 corn 6 sugar";
- island: tiles, "3 corn 1 quarry", or with those at work in front, "2/3 corn";
- city: buildings, occupied in all circles, or with those at work in front, "1 tobacco_storage 0 hacienda";
- ships: the cargo of each ship in order, "" for an empty one.
"""

from collections.abc import Iterator
from typing import Any

import malecon
from malecon.titles.puerto_rico.state import PHASE

TITLE = malecon.title("puerto_rico")
FIELDS = TITLE.state.fields
NAMES = ("anna", "boris", "sergei", "denis", "elena")
ANNA, BORIS, SERGEI, DENIS, ELENA = range(5)
GOODS = FIELDS["supply"].axes[0].labels
TILES = FIELDS["tiles"].axes[1].labels
ROLES = FIELDS["role_taken"].axes[0].labels
BUILDINGS = FIELDS["stock"].axes[0].labels
CIRCLES = {name: entry["circles"] for name, entry in TITLE.data["buildings"].items()}
ISLAND = TITLE.data["tiles"]["spaces"]


def amounts(text: str) -> Iterator[tuple[str, str]]:
    """ "2 corn 6 sugar" as ("corn", "2"), ("sugar", "6")."""
    words = text.split()
    yield from zip(words[1::2], words[::2], strict=True)


def counts(text: str, labels: tuple[str, ...] = GOODS) -> list[int]:
    found = dict(amounts(text))
    assert set(found) <= set(labels), text
    return [int(found.get(label, 0)) for label in labels]


def buildings(text: str) -> dict[str, int]:
    """ "harbor 1 sugar_mill" as buildings with the colonists in them; without a number all circles are full."""
    crew, number = {}, None
    for word in text.split():
        if word.isdigit():
            number = int(word)
        else:
            crew[word] = CIRCLES[word] if number is None else number
            number = None
    return crew


def table(
    seats: int = 4, *, governor: int = ANNA, options: dict[str, Any] | None = None, **described: Any
) -> malecon.Position:
    """A position at the choice of a role by the governor, or by a later chooser once roles were `taken`."""
    values = TITLE.new(seats, seed=1, **(options or {})).to_dict()
    return TITLE.from_dict(lay_out(values, seats, governor, **described))


def lay_out(
    values: dict[str, Any], seats: int, governor: int, *, ships: tuple[str, ...] | None = None, house: str = "",
    supply: str | None = None, row: str | None = None, deck: str | None = None, discard: str = "",
    quarries: int | None = None, colonists: int | None = None, aboard: int | None = None, coins: str = "", taken: str = "",
    points_left: int | None = None, ending: int = 0, **seated: dict[str, Any],
) -> dict[str, Any]:  # fmt: skip
    assert set(seated) <= set(NAMES[:seats])
    parking = max((seat for seat in range(seats) if NAMES[seat] not in seated), default=seats - 1)
    taken_roles = taken.split()
    chooser = (governor + len(taken_roles)) % seats
    values |= {
        "governor": governor,
        "chooser": chooser,
        "actor": chooser,
        "choices": len(taken_roles),
        "ending": ending,
    }
    values["role_taken"] = [int(role in taken_roles) for role in ROLES]
    values["role_coins"] = counts(coins, ROLES)
    clear_islands(values)
    for name, board in seated.items():
        seat_board(values, NAMES.index(name), **board)

    for ship, cargo in enumerate(ships or ()):
        for good, count in amounts(cargo):
            values["cargo_kind"][ship], values["cargo"][ship] = GOODS.index(good), int(count)
            values["supply"][GOODS.index(good)] -= int(count)
    move(values["supply"], values["house"], counts(house))
    if supply is not None:
        for good, count in amounts(supply):
            rest = values["supply"][GOODS.index(good)] - int(count)
            values["supply"][GOODS.index(good)] -= rest
            values["goods"][parking][GOODS.index(good)] += rest

    lay_plantations(values, seats, row, deck, discard)
    if quarries is not None:
        for _ in range(values["quarries"] - quarries):
            values["quarries"] -= 1
            emptiest_island(values, seats)[-1] += 1
    if aboard is not None:
        values["colonists"] += values["aboard"] - aboard
        values["aboard"] = aboard
    if colonists is not None:
        values["san_juan"][parking] += values["colonists"] - colonists
        values["colonists"] = colonists
    if points_left is not None:
        values["chips"][parking] += values["points_left"] - points_left
        values["points_left"] = points_left
    return values


def move(from_heap: list[int], to_heap: list[int], many: list[int]) -> None:
    for kind, count in enumerate(many):
        from_heap[kind] -= count
        to_heap[kind] += count


def clear_islands(values: dict[str, Any]) -> None:
    """The plantations of the set-up go back to the face-down stack."""
    for island in values["tiles"]:
        move(island, values["deck"], island[:-1].copy())


def seat_board(
    values: dict[str, Any], seat: int, *, goods: str = "", island: str = "", city: str = "", san_juan: int = 0,
    money: int = 0, chips: int = 0,
) -> None:  # fmt: skip
    move(values["supply"], values["goods"][seat], counts(goods))
    for tile, count in amounts(island):
        at_work, _, many = count.rpartition("/")
        kind = TILES.index(tile)
        values["tiles"][seat][kind] = int(many)
        values["workers"][seat][kind] = int(at_work or 0)
        values["colonists"] -= int(at_work or 0)
        if tile == "quarry":
            values["quarries"] -= int(many)
        else:
            values["deck"][kind] -= int(many)
    for building, crew in buildings(city).items():
        index = BUILDINGS.index(building)
        values["stock"][index] -= 1
        values["built"][seat][index] = 1
        values["crew"][seat][index] = crew
        values["colonists"] -= crew
    values["san_juan"][seat] = san_juan
    values["colonists"] -= san_juan
    values["doubloons"][seat] = money
    values["chips"][seat] = chips
    values["points_left"] -= chips


def lay_plantations(values: dict[str, Any], seats: int, row: str | None, deck: str | None, discard: str) -> None:
    """What the row, the stack and the discard are to be; the other plantations go on islands."""
    if row is not None:
        move(values["row"], values["deck"], values["row"].copy())
        move(values["deck"], values["row"], counts(row))
    move(values["deck"], values["discard"], counts(discard))
    if deck is not None:
        for kind, count in enumerate(counts(deck)):
            while values["deck"][kind] > count:
                values["deck"][kind] -= 1
                emptiest_island(values, seats)[kind] += 1


def emptiest_island(values: dict[str, Any], seats: int) -> list[int]:
    island: list[int] = min(values["tiles"][:seats], key=sum)
    assert sum(island) < ISLAND
    return island


# -- acting and asking


def play(pos: malecon.Position, *notations: str) -> malecon.Position:
    for notation in notations:
        pos.play(notation)
    return pos


def phase(pos: malecon.Position) -> str:
    return str(PHASE.labels[pos.to_dict()["phase"]])


def finish(pos: malecon.Position) -> malecon.Position:
    """Plays the present phase to its end with the first legal action: a pass, where one may pass."""
    while not pos.is_over and phase(pos) != "role":
        pos.play(pos.legal()[0])
    return pos


def get(pos: malecon.Position, name: str, *at: int | str) -> Any:
    """An entry of a field by labels and seats. A row that is left over comes as a dict without its zeros."""
    value, axes = pos.to_dict()[name], FIELDS[name].axes
    for axis, where in zip(axes, at, strict=False):
        value = value[where if isinstance(where, int) else axis.labels.index(where)]
    if len(at) == len(axes) - 1 and axes[-1].name != "seat":
        return {label: n for label, n in zip(axes[-1].labels, value, strict=True) if n}
    return value[: pos.seats] if isinstance(value, list) else value


def cargo(pos: malecon.Position) -> list[str]:
    """The ships as they are described to `table`."""
    values = pos.to_dict()
    return [
        f"{n} {GOODS[kind]}" if n else ""
        for kind, n, holds in zip(values["cargo_kind"], values["cargo"], values["capacity"], strict=True)
        if holds
    ]


def lines(pos: malecon.Position, seat: int, of_phase: str) -> Iterator[malecon.Position]:
    """The position after every sequence of decisions that the seat can take while it has the say in the phase."""
    if pos.to_move != seat or phase(pos) != of_phase:
        yield pos
        return
    for notation in pos.legal():
        yield from lines(play(pos.copy(), notation), seat, of_phase)
