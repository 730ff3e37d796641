"""The box: what data.toml lists, as names and constants that compiled code can use."""

from pathlib import Path
from typing import Any

import numpy as np

from malecon.core.data import Data
from malecon.core.fields import Axis, seat_axis

DATA = Data("cuba", Path(__file__).parent / "data.toml")

int64: Any = np.int64  # the width of all arguments: a rule called with another one would be compiled once more

SEATS = 5
SEAT = seat_axis(SEATS)
COLOUR = Axis("colour", ("blue", "red", "yellow", "green", "purple"))  # of the seats, in this order unless chosen
COLOURS = COLOUR.labels
NOBODY = -1

# Pieces: three products, two goods, three resources. Merchandise is products and goods.
PIECE = Axis("piece", ("citrus", "cane", "tobacco", "rum", "cigars", "wood", "stone", "water"))
PIECES = len(PIECE)
CITRUS, CANE, TOBACCO, RUM, CIGARS, WOOD, STONE, WATER = range(PIECES)
PRODUCTS = RUM  # pieces below this one are products
MERCHANDISE = WOOD  # pieces below this one are merchandise
FREIGHT_KINDS = STONE  # pieces below this one have spaces on ships: merchandise, and wood on the lumber ship
RESOURCES = PIECES - MERCHANDISE
PRODUCT = Axis("piece", PIECE.labels[:PRODUCTS])
GOOD = Axis("piece", PIECE.labels[PRODUCTS:MERCHANDISE])
MERCH = Axis("piece", PIECE.labels[:MERCHANDISE])
FREIGHT = Axis("piece", PIECE.labels[:FREIGHT_KINDS])

CHARACTER = Axis("character", ("worker", "tradeswoman", "architect", "foreman", "mayor"))
CHARACTERS = len(CHARACTER)
WORKER, TRADESWOMAN, ARCHITECT, FOREMAN, MAYOR = range(CHARACTERS)
PAIR_LIST = [(i, j) for i in range(CHARACTERS) for j in range(i + 1, CHARACTERS)]
PAIR = Axis("pair", tuple(f"{CHARACTER.labels[i]}-{CHARACTER.labels[j]}" for i, j in PAIR_LIST))
PAIRS = np.array(PAIR_LIST, np.int64)

# A plantation: three rows of four fields.
ROWS, COLUMNS = 3, 4
FIELDS = ROWS * COLUMNS
FIELD = Axis("field", tuple(f"r{r + 1}c{c + 1}" for r in range(ROWS) for c in range(COLUMNS)))
LAND = Axis("land", ("warehouse", "citrus", "cane", "tobacco", "forest", "mountain", "lake"))
LAND_YIELDS = (-1, CITRUS, CANE, TOBACCO, WOOD, STONE, WATER)
IN_CROSS = np.array(
    [[int(f // COLUMNS == g // COLUMNS or f % COLUMNS == g % COLUMNS) for g in range(FIELDS)] for f in range(FIELDS)],
    np.int64,
)


def _plantation(side: str) -> list[int]:
    return [LAND.labels.index(name) for row in DATA["plantations"][side] for name in row]


# By side (common, individual), colour and field: the land, and the piece it yields (-1: the warehouse).
LANDS = np.array([[_plantation("common")] * len(COLOURS), [_plantation(colour) for colour in COLOURS]], np.int64)
YIELDS = np.array(LAND_YIELDS, np.int64)[LANDS]
HOME = LANDS.argmin(axis=2)  # the field of the printed warehouse

BUILDING = Axis("building", (*DATA["copies"], *DATA["copies_el_presidente"]))
BUILDINGS = len(BUILDING)
BASE_BUILDINGS = len(DATA["copies"])
BASE_BUILDING = Axis("building", BUILDING.labels[:BASE_BUILDINGS])
(
    CEMENT_FACTORY, SAWMILL, GOLF_COURSE, MONASTERY, RUM_CAFE, CIGAR_CAFE, SMALL_BRANCH_OFFICE, LARGE_BRANCH_OFFICE,
    HOTEL, INN, GENERAL_STORE, PRODUCT_HOUSE, RESOURCE_HOUSE, SMALL_BANK, LARGE_BANK, CIGAR_FACTORY, DISTILLERY,
    BLACK_MARKET, CHURCH, TOWN_HALL, DAM, LIGHTHOUSE, STOREHOUSE, CASINO, CUSTOMS_HOUSE, BEACH_CAFE, STATUE, NEWSPAPER,
) = range(BUILDINGS)  # fmt: skip
NO_BUILDING = -1
_COSTS = DATA["costs"] | DATA["costs_reconstructed"]
COST = np.array([_COSTS[name] for name in BUILDING.labels], np.int64)
COPIES = np.array([*DATA["copies"].values(), *DATA["copies_el_presidente"].values()], np.int64)
SWAPPED = sum(DATA["copies_el_presidente"].values())  # base tiles that leave when the new ones are swapped in
EFFECT: dict[str, Any] = DATA["effects"] | DATA["effects_inferred"] | DATA["effects_el_presidente"]

# Ships: spaces for each kind of piece.
SHIP = Axis("ship", (*DATA["ships"], *DATA["ships_el_presidente"]))
SHIPS = len(SHIP)
BASE_SHIPS = len(DATA["ships"])
NO_SHIP = -1
_HOLDS = [*DATA["ships"].values(), *DATA["ships_el_presidente"].values()]
HOLD = np.array([[cargo.count(piece) for piece in PIECE.labels] for cargo in _HOLDS], np.int64)
HOLD_SIZE = HOLD.sum(axis=1)
DOCK = Axis("dock", ("1", "2", "3"))
DOCKS = len(DOCK)
SWAP = Axis("swap", ("1-2", "2-3"))

# Laws: eight cards a category, the last two of them El Presidente's; then the two in force at the start.
CATEGORY = Axis("category", ("tax", "duty", "subsidy", "other"))
CATEGORIES = len(CATEGORY)
TAX, DUTY, SUBSIDY, OTHER = range(CATEGORIES)
CARDS, BASE_CARDS = 8, 6
NUMBER = Axis("number", tuple(str(n + 1) for n in range(CARDS)))
STATUTE = Axis("statute", (*(f"{letter}{n + 1}" for letter in "tduo" for n in range(CARDS)), "tax_start", "duty_start"))
STATUTES = len(STATUTE)
CARD = Axis("statute", STATUTE.labels[: CATEGORIES * CARDS])  # those of the piles
TAX_START, DUTY_START = CATEGORIES * CARDS, CATEGORIES * CARDS + 1
T6, T8, D7 = 5, 7, DUTY * CARDS + 6
U1, U2, U3, U4, U5, U6, U7, U8 = (SUBSIDY * CARDS + n for n in range(CARDS))
O1, O2, O3, O4, O5, O6, O7, O8 = (OTHER * CARDS + n for n in range(CARDS))
NO_LAW = -1

_ALL_TAXES = DATA["taxes"] | DATA["taxes_el_presidente"] | {"tax_start": DATA["start_laws"]["tax"]}
_ALL_DUTIES = (
    DATA["duties"] | DATA["duties_inferred"] | DATA["duties_el_presidente"] | {"duty_start": DATA["start_laws"]["duty"]}
)


def _of_laws(laws: dict[str, Any], what: str, otherwise: int = 0) -> np.ndarray:
    return np.array([laws.get(label, {}).get(what, otherwise) for label in STATUTE.labels], np.int64)


TAX_PESOS = _of_laws(_ALL_TAXES, "pesos")
TAX_PER_BUILDING = _of_laws(_ALL_TAXES, "pesos_per_building")
TAX_PER_POINTS = _of_laws(_ALL_TAXES, "pesos_per_points")
TAX_POINTS_STEP = _of_laws(_ALL_TAXES, "points", 1)
DUTY_PIECES = np.stack([_of_laws(_ALL_DUTIES, piece) for piece in PIECE.labels], axis=1)
DUTY_PRODUCTS = _of_laws(_ALL_DUTIES, "product")
DUTY_RESOURCES = _of_laws(_ALL_DUTIES, "resource")
DUTY_TAXES = _of_laws(_ALL_DUTIES, "taxes")
SUBSIDY_RULE: dict[str, Any] = DATA["subsidies"] | DATA["subsidies_el_presidente"]
OTHER_RULE: dict[str, Any] = DATA["other_laws"] | DATA["other_laws_el_presidente"]
BASE_ROUNDS, MOST_ROUNDS = DATA["play"]["rounds"], DATA["avenue"]["rounds"]
FEWEST_ROUNDS = DATA["lengths"]["fewest_rounds"]

# The market: descending prices from left to right.
_SPACES = [DATA["market_spaces"]["product_spaces" if k < PRODUCTS else "good_spaces"] for k in range(MERCHANDISE)]
ROW_LENGTH = np.array([len(row) for row in _SPACES], np.int64)
LONGEST_ROW = int(ROW_LENGTH.max())
ROW_PRICE = np.array([[*row, *[0] * (LONGEST_ROW - len(row))] for row in _SPACES], np.int64)
ROW_START = np.array([DATA["market"]["start_fill"][piece] for piece in MERCH.labels], np.int64)
SUPPLY_PRICE = DATA["market"]["buy_from_supply"]
SELL_TO_SUPPLY = np.array(
    [DATA["market"]["sell_product_to_supply" if k < PRODUCTS else "sell_good_to_supply"] for k in range(MERCHANDISE)],
    np.int64,
)
TOTAL = np.array([DATA["pieces"]["supply"][piece] for piece in PIECE.labels], np.int64)

# Alternatives: six spaces for black markers.
SPACE = Axis("space", ("resource", "product", "architect_1", "architect_2", "mayor_1", "mayor_2"))
SPACES = len(SPACE)
RESOURCE_SPACE, PRODUCT_SPACE, ARCHITECT_SPACE, MAYOR_SPACE = 0, 1, 2, 4
ARCHITECT_POINTS = np.array(DATA["alternatives"]["architect_points"], np.int64)
MAYOR_PESOS = np.array(DATA["alternatives"]["mayor_pesos"], np.int64)

_PLAY = DATA["play"]
START_PESOS = _PLAY["start_pesos"]
START_PRODUCTS, START_RESOURCES = _PLAY["start_products"], _PLAY["start_resources"]
CARDS_PLAYED = _PLAY["cards_played"]
VOTES = np.array([DATA["votes"][label] for label in CHARACTER.labels], np.int64)
FREE_HARVESTS = _PLAY["free_harvests"]
VOTE_TILE = _PLAY["vote_tile"]
BILLS_ENACTED = _PLAY["bills_enacted"]
TAX_POINTS, DUTY_POINTS, BOTH_POINTS = _PLAY["tax_points"], _PLAY["duty_points"], _PLAY["both_points"]
DOCK_POINTS = np.array(_PLAY["dock_points"], np.int64)
BUILDING_POINTS = _PLAY["building_points"]
TRACK = _PLAY["track"]

# El Presidente: six cells, six Cubans, donkeys in place of some of them.
CUBAN = Axis("cuban", ("dancer", "musician", "day_labourer", "harbour_master", "lawyer", "revolutionary"))
CUBANS = len(CUBAN)
DANCER, MUSICIAN, DAY_LABOURER, HARBOUR_MASTER, LAWYER, REVOLUTIONARY = range(CUBANS)
DONKEY = CUBANS
CELL = Axis("cell", tuple(str(n + 1) for n in range(CUBANS)))
CELLS = len(CELL)
TWO_DELEGATES, ALL_BILLS, FOREMAN_MOVES, REBUILDING, LEADERS_LOSE, MARKET_GIFT = range(CELLS)
MANSION = -1  # where the car stands before its first drive
_AVENUE = DATA["avenue"]
DONKEYS = np.array([0, 0, *_AVENUE["donkeys"]], np.int64)  # by seat count
CUBANS_EACH = np.array([0, 0, *_AVENUE["cubans_each"]], np.int64)
MUSICIAN_PESOS = _AVENUE["musician_pesos"]
LAWYER_PESOS = _AVENUE["lawyer_pesos"]
REVOLUTIONARY_POINTS = _AVENUE["revolutionary_points"]
REBUILD_PESOS = _AVENUE["rebuild_pesos"]
LEADERS_LOSS = _AVENUE["leaders_lose"]


def _most_pesos() -> int:
    """More money than a seat can ever have: in every round it sells every piece there is on empty rows, uses every
    building that pays twice, gets all that the newspaper, the mayor's first space and the musician give, and spends
    nothing."""
    sales = 0
    for kind in range(MERCHANDISE):
        beyond_row = max(int(TOTAL[kind] - ROW_LENGTH[kind]), 0)
        sales += int(ROW_PRICE[kind].sum()) + beyond_row * int(SELL_TO_SUPPLY[kind])
    kinds = {"resource_house": RESOURCES}  # with the option for its limit, so many of each kind
    houses = sum(
        int(COPIES[BUILDING.labels.index(name)]) * effect["pesos"] * effect.get("most", 1) * kinds.get(name, 1)
        for name, effect in EFFECT.items()
        if "pesos" in effect and name not in ("casino", "newspaper")
    )
    casino = EFFECT["casino"]["pesos"] * EFFECT["casino"]["exchanges"]
    others = EFFECT["newspaper"]["pesos"] + int(MAYOR_PESOS.max()) + MUSICIAN_PESOS
    return int(START_PESOS + MOST_ROUNDS * (sales + 2 * houses + casino + others))


# A bid is made of hundreds and the rest, so that all the money there can be may be bid with few actions.
MOST_PESOS = _most_pesos()
HUNDRED = 100
MOST_HUNDREDS = (MOST_PESOS - 1) // HUNDRED
