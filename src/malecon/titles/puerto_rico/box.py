"""The box: what data.toml lists, as names and constants that compiled code can use."""

from pathlib import Path

import numpy as np

from malecon.core.data import Data
from malecon.core.fields import Axis, seat_axis

DATA = Data("puerto_rico", Path(__file__).parent / "data.toml")

SEATS = 5
SEAT = seat_axis(SEATS)

GOOD = Axis("good", ("corn", "indigo", "sugar", "tobacco", "coffee"))
GOODS = len(GOOD)
CORN, INDIGO, SUGAR, TOBACCO, COFFEE = range(GOODS)

TILE = Axis("tile", (*GOOD.labels, "quarry"))
TILES = len(TILE)
QUARRY = GOODS

ROLE = Axis("role", ("settler", "mayor", "builder", "craftsman", "trader", "captain", "prospector", "prospector2"))
ROLES = len(ROLE)
SETTLER, MAYOR, BUILDER, CRAFTSMAN, TRADER, CAPTAIN, PROSPECTOR, PROSPECTOR_2 = range(ROLES)
NO_ROLE = -1

SHIP = Axis("ship", ("1", "2", "3"))
SHIPS = len(SHIP)
NOTHING = -1  # the kind of an empty ship

BUILDING = Axis("building", tuple(DATA["buildings"]))
BUILDINGS = len(BUILDING)
(
    SMALL_INDIGO_PLANT, SMALL_SUGAR_MILL, INDIGO_PLANT, SUGAR_MILL, TOBACCO_STORAGE, COFFEE_ROASTER,
    SMALL_MARKET, HACIENDA, CONSTRUCTION_HUT, SMALL_WAREHOUSE, HOSPICE, OFFICE, LARGE_MARKET, LARGE_WAREHOUSE,
    FACTORY, UNIVERSITY, HARBOR, WHARF,
    GUILD_HALL, RESIDENCE, FORTRESS, CUSTOMS_HOUSE, CITY_HALL,
) = range(BUILDINGS)  # fmt: skip
FIRST_VIOLET = SMALL_MARKET
FIRST_LARGE = GUILD_HALL

# A place where colonists work: a kind of island tile, then a building.
PLACE = Axis("place", (*TILE.labels, *BUILDING.labels))
PLACES = len(PLACE)


def _of_buildings(what: str) -> np.ndarray:
    return np.array([building[what] for building in DATA["buildings"].values()], np.int64)


def _of_goods(group: str, what: str) -> np.ndarray:
    return np.array([DATA[group][what][good] for good in GOOD.labels], np.int64)


COST = _of_buildings("cost")
# By the house rule that lets factory and university change prices: row 0 as printed, row 1 changed.
COSTS = np.array([COST, COST])
COSTS[1, [FACTORY, UNIVERSITY]] = COST[[UNIVERSITY, FACTORY]]
PRINTED = _of_buildings("points")
COLUMN = _of_buildings("column")
MARKET_COLUMN = Axis("column", tuple(str(n + 1) for n in range(int(COLUMN.max()))))
MARKET_COLUMNS = len(MARKET_COLUMN)
CIRCLES = _of_buildings("circles")
SPACES = _of_buildings("spaces")
COPIES = _of_buildings("copies")

BARRELS = _of_goods("goods", "barrels")
PRICE = _of_goods("goods", "prices")
PLANTATIONS = _of_goods("tiles", "plantations")
QUARRIES = DATA["tiles"]["quarries"]
ISLAND = CITY = DATA["tiles"]["spaces"]
MOST_LARGE = DATA["tiles"]["city_rows"] // 2 * DATA["tiles"]["city_columns"]  # upright pairs that fit the city (D5)
HOUSE = DATA["goods"]["house"]
WHARF_HOLDS = DATA["goods"]["wharf"]
FACTORY_PAYS = np.array(DATA["goods"]["factory"], np.int64)

# By seat count; entries 0 and 1 are not used.
POINTS = np.array([0, 0, *DATA["setup"]["points"]], np.int64)
CAPACITY = np.array([[0] * SHIPS] * 2 + [[*ships, 0][:SHIPS] for ships in DATA["setup"]["ships"]], np.int64)
PROSPECTORS = np.array([0, 0, *DATA["setup"]["prospectors"]], np.int64)
DOUBLOONS = np.array([0, 0, *DATA["setup"]["doubloons"]], np.int64)
INDIGO_STARTERS = np.array([0, 0, *DATA["setup"]["indigo_starters"]], np.int64)
COLONISTS = np.array([0, 0, *DATA["colonists"]["supply"]], np.int64)
ABOARD = np.array([0, 0, *DATA["colonists"]["ship"]], np.int64)

TWO = DATA["two_seats"]
TWO_CHOICES = TWO["choices"]
TWO_GOODS_REMOVED = TWO["goods_removed"]
TWO_PLANTATIONS_REMOVED = TWO["plantations_removed"]
TWO_QUARRIES_REMOVED = TWO["quarries_removed"]
TWO_COPIES = np.where(np.arange(BUILDINGS) < FIRST_VIOLET, TWO["production_copies"], TWO["violet_copies"])

BONUS = DATA["bonuses"]
GUILD_SMALL = BONUS["guild_hall_small"]
GUILD_LARGE = BONUS["guild_hall_large"]
RESIDENCE_PAYS = np.array(BONUS["residence"], np.int64)
FORTRESS_COLONISTS = BONUS["fortress_colonists"]
CUSTOMS_POINTS = BONUS["customs_house_points"]
CITY_HALL_VIOLET = BONUS["city_hall_violet"]
MARKET_PAYS = (BONUS["small_market"], BONUS["large_market"])
WAREHOUSE_KINDS = (BONUS["small_warehouse"], BONUS["large_warehouse"])
