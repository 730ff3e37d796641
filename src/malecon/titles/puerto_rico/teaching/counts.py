"""Numbers a player counts at the table before choosing, from a view."""

from typing import Any

from malecon.core.teaching import Question
from malecon.titles.puerto_rico.box import (
    BUILDING,
    CITY,
    CITY_HALL_VIOLET,
    CUSTOMS_POINTS,
    FIRST_LARGE,
    FIRST_VIOLET,
    FORTRESS_COLONISTS,
    GOOD,
    GUILD_LARGE,
    GUILD_SMALL,
    HOUSE,
    ISLAND,
    MARKET_PAYS,
    PRICE,
    PRINTED,
    RESIDENCE_PAYS,
)

GOODS = GOOD.labels
PLANTS = {
    "indigo": ("small_indigo_plant", "indigo_plant"),
    "sugar": ("small_sugar_mill", "sugar_mill"),
    "tobacco": ("tobacco_storage",),
    "coffee": ("coffee_roaster",),
}
MADE_BY = {building: good for good, buildings in PLANTS.items() for building in buildings}
LARGE = frozenset(BUILDING.labels[FIRST_LARGE:])
VIOLET = frozenset(BUILDING.labels[FIRST_VIOLET:])


def works(board: Any, building: str) -> bool:
    return bool(board["city"].get(building, {}).get("colonists", 0))


def printed(building: str) -> int:
    return int(PRINTED[BUILDING.labels.index(building)])


def fields(board: Any, good: str) -> int:
    return int(board["island"].get(good, {}).get("tiles", 0))


def plant_circles(board: Any, good: str) -> int:
    """Barrels of a kind the city could make at most."""
    if good == "corn":
        return int(ISLAND)
    return sum(int(board["city"].get(b, {}).get("circles", 0)) for b in PLANTS[good])


def makes(board: Any, good: str) -> int:
    """Barrels of a kind that the colonists now at work make."""
    at_work = int(board["island"].get(good, {}).get("colonists", 0))
    if good == "corn":
        return at_work
    return min(at_work, sum(int(board["city"].get(b, {}).get("colonists", 0)) for b in PLANTS[good]))


def harvest(q: Question, seat: int) -> int:
    """Barrels a craftsman would give a seat, as far as the supply reaches."""
    return sum(min(makes(q.board(seat), good), q.view["supply"][good]) for good in GOODS)


def empty_circles(board: Any) -> int:
    """Circles without a colonist, apart from those the idle ones in San Juan can fill."""
    island = sum(t["tiles"] - t["colonists"] for t in board["island"].values())
    city = sum(b["circles"] - b["colonists"] for b in board["city"].values())
    return max(0, island + city - int(board["san_juan"]))


def revenue(board: Any, good: str, privilege: int = 0) -> int:
    price = int(PRICE[GOODS.index(good)]) + privilege
    return price + MARKET_PAYS[0] * works(board, "small_market") + MARKET_PAYS[1] * works(board, "large_market")


def sellable(q: Question, seat: int) -> list[str]:
    """Kinds a seat could sell now, the dearest first."""
    board, house = q.board(seat), q.view["house"]
    if sum(house.values()) >= HOUSE:
        return []
    kinds = [g for g in GOODS if board["goods"][g] and (not house[g] or works(board, "office"))]
    return sorted(kinds, key=lambda g: -revenue(board, g))


def places_left(q: Question) -> int:
    return int(HOUSE) - sum(q.view["house"].values())


def best_load(q: Question, seat: int, ships: Any = None) -> tuple[int, str | None]:
    """The most barrels a seat could load at once, and their kind."""
    ships = q.view["ships"] if ships is None else ships
    aboard = {ship["good"] for ship in ships}
    found: tuple[int, str | None] = (0, None)
    for good in GOODS:
        room = max((s["capacity"] - s["barrels"] for s in ships
                    if s["good"] == good or (s["good"] is None and good not in aboard)), default=0)  # fmt: skip
        found = max(found, (min(room, int(q.board(seat)["goods"][good])), good), key=lambda f: f[0])
    return found


def after_load(q: Question, good: str, ship: int, seat: int) -> list[dict[str, Any]]:
    """The ships once a seat has loaded a kind on one of them."""
    ships = [dict(s) for s in q.view["ships"]]
    there = ships[ship]
    there["good"] = good
    there["barrels"] = min(there["capacity"], there["barrels"] + int(q.board(seat)["goods"][good]))
    return ships


def shuts_out(q: Question, good: str, seat: int) -> bool:
    """Whether the deciding seat can load this kind so that no ship takes anything of the other seat's."""
    aboard = [number for number, ship in enumerate(q.view["ships"]) if ship["good"] == good]
    places = aboard or [number for number, ship in enumerate(q.view["ships"]) if ship["good"] is None]
    room = {number: q.view["ships"][number]["capacity"] - q.view["ships"][number]["barrels"] for number in places}
    many = {number: min(free, int(q.me["goods"][good])) for number, free in room.items()}
    most = max(many.values(), default=0)  # of empty ships one that takes the most must be chosen
    chosen = [number for number, barrels in many.items() if barrels == most and most]
    return any(best_load(q, seat, after_load(q, good, number, q.seat))[0] == 0 for number in chosen)


def own_ship(board: Any) -> bool:
    """Whether a seat can ship goods that no ship takes."""
    return works(board, "wharf")


def still_to_come(q: Question) -> list[int]:
    """The others whose turn in this phase comes after the deciding seat's."""
    seats, chooser = int(q.view["seats"]), int(q.view["chooser"])
    return [seat for seat in q.rivals if (seat - chooser) % seats > (q.seat - chooser) % seats]


def price(q: Question, building: str, seat: int) -> int:
    return int(q.view["stock"][building]["prices"][seat])


def affordable(q: Question, seat: int, money: int, less: int = 0) -> list[str]:
    """Buildings a seat could pay for with so much money, the dearest first."""
    board = q.board(seat)
    free = int(CITY) - int(board["city_spaces"])
    found = [b for b, stock in q.view["stock"].items()
             if stock["left"] and b not in board["city"] and free >= 1 + (b in LARGE)
             and max(0, stock["prices"][seat] - less) <= money]  # fmt: skip
    return sorted(found, key=lambda b: (-int(q.view["stock"][b]["cost"]), b))


def idle_fields(board: Any, good: str) -> int:
    """Fields of a kind that no building can use."""
    return max(0, fields(board, good) - plant_circles(board, good))


def final_points(board: Any, building: str) -> int:
    """What a large building would score at the end as the city stands now, with its printed points."""
    city, island = set(board["city"]) | {building}, board["island"]
    small = sum(b in city for b in ("small_indigo_plant", "small_sugar_mill"))
    production = sum(b in city for b in MADE_BY)
    colonists = board["san_juan"] + sum(x["colonists"] for x in [*island.values(), *board["city"].values()])
    more = {
        "guild_hall": GUILD_SMALL * small + GUILD_LARGE * (production - small),
        "residence": RESIDENCE_PAYS[sum(t["tiles"] for t in island.values())],
        "fortress": colonists // FORTRESS_COLONISTS,
        "customs_house": int(board["chips"] or 0) // CUSTOMS_POINTS,
        "city_hall": CITY_HALL_VIOLET * sum(b in VIOLET for b in city),
    }
    return printed(building) + int(more[building])
