"""The laws (sections 6 and 10.3): one small rule for each, asked wherever it matters."""

from malecon.core.jit import Rec, jit
from malecon.titles.cuba import box, state
from malecon.titles.cuba.box import int64
from malecon.titles.cuba.rules.pieces import held
from malecon.titles.cuba.rules.plantation import yield_of

DROUGHT_HARVESTS = box.OTHER_RULE["o1"]["free_harvests"]
SCARCITY = box.OTHER_RULE["o2"]["pieces_of_each_product"]
PLENTY = box.OTHER_RULE["o4"]["pieces_of_each_product"]
SURCHARGE = box.OTHER_RULE["o5"]["pesos"]
EXPORT_POINTS = box.OTHER_RULE["o7"]["points"]

U1_EACH, U1_MOST = box.SUBSIDY_RULE["u1"]["points_per_water"], box.SUBSIDY_RULE["u1"]["most"]
U2_EACH = box.SUBSIDY_RULE["u2"]["points_per_vote"]
U3_EACH = box.SUBSIDY_RULE["u3"]["points_per_building"]
U4_POINTS, U4_PESOS, U4_MOST = (box.SUBSIDY_RULE["u4"][what] for what in ("points", "pesos", "most"))
U5_EACH, U6_EACH = box.SUBSIDY_RULE["u5"]["points_per_field"], box.SUBSIDY_RULE["u6"]["points_per_field"]
U7_EACH = box.SUBSIDY_RULE["u7"]["points_per_good"]
U8_EACH = box.SUBSIDY_RULE["u8"]["points_per_rank"]


# What laws count.


@jit
def tiles_of(s: Rec, seat: int) -> int:
    """Building tiles; a rebuilt stack is one (C-04, C-51)."""
    tiles = 0
    for field in range(box.FIELDS):
        tiles += s.tile[seat, field] != box.NO_BUILDING
    return tiles


@jit
def buildings_of(s: Rec, seat: int) -> int:
    """Buildings for tax and subsidy: the printed warehouse is one (ruling 64)."""
    return tiles_of(s, seat) + s.warehouse_counts_for_tax_and_subsidy


@jit
def open_fields(s: Rec, seat: int, first: int, beyond: int) -> int:
    """Fields without a building that yield a piece of this range (ruling 65)."""
    fields = 0
    for field in range(box.FIELDS):
        piece = yield_of(s, seat, field)
        fields += first <= piece < beyond and s.tile[seat, field] == box.NO_BUILDING
    return fields


@jit
def delegates_number(s: Rec, seat: int) -> int:
    """The numbers on the unplayed cards (ruling 45)."""
    number = 0
    for character in range(box.CHARACTERS):
        number += s.hand[seat, character] * box.VOTES[character]
    return number


# Taxes.


@jit
def tax_of(s: Rec, seat: int) -> int:
    """What the tax in force asks of the seat."""
    return tax_by(s, seat, int64(s.law[box.TAX]))


@jit
def tax_by(s: Rec, seat: int, law: int) -> int:
    """What this tax asks of the seat: a sum, or by buildings (T6), or by points (T8)."""
    asked = box.TAX_PESOS[law]
    asked += box.TAX_PER_BUILDING[law] * buildings_of(s, seat)
    asked += box.TAX_PER_POINTS[law] * (s.points[seat] // box.TAX_POINTS_STEP[law])
    return asked


# Subsidies.


@jit
def water_subsidy(s: Rec, seat: int) -> int:
    return min(U1_EACH * held(s, seat, box.WATER), U1_MOST)


@jit
def delegate_subsidy(s: Rec, seat: int) -> int:
    """Without tile and bought votes (C-88)."""
    return U2_EACH * delegates_number(s, seat)


@jit
def building_subsidy(s: Rec, seat: int) -> int:
    return U3_EACH * buildings_of(s, seat)


@jit
def money_subsidy(s: Rec, seat: int) -> int:
    return min(U4_POINTS * (int64(s.pesos[seat]) // U4_PESOS), U4_MOST)


@jit
def resource_field_subsidy(s: Rec, seat: int) -> int:
    return U5_EACH * open_fields(s, seat, box.MERCHANDISE, box.WATER + 1)


@jit
def product_field_subsidy(s: Rec, seat: int) -> int:
    return U6_EACH * open_fields(s, seat, 0, box.PRODUCTS)


@jit
def good_subsidy(s: Rec, seat: int) -> int:
    goods = 0
    for piece in range(box.PRODUCTS, box.MERCHANDISE):
        goods += s.yard[seat, piece]
    return U7_EACH * goods


@jit
def rank_subsidy(s: Rec, seat: int) -> int:
    """Equals have the better rank's number, and each uses up a place (C-05)."""
    rank = 1
    for other in range(s.seats):
        rank += s.points[other] > s.points[seat]
    return U8_EACH * rank


@jit
def subsidy_of(s: Rec, seat: int, law: int) -> int:
    """The points that this subsidy gives the seat now."""
    if law == box.U1:
        return water_subsidy(s, seat)
    if law == box.U2:
        return delegate_subsidy(s, seat)
    if law == box.U3:
        return building_subsidy(s, seat)
    if law == box.U4:
        return money_subsidy(s, seat)
    if law == box.U5:
        return resource_field_subsidy(s, seat)
    if law == box.U6:
        return product_field_subsidy(s, seat)
    if law == box.U7:
        return good_subsidy(s, seat)
    if law == box.U8:
        return rank_subsidy(s, seat)
    return 0


# Other laws. One at a time is in force.


@jit
def free_harvests(s: Rec) -> int:
    """O1, the drought act, binds the worker."""
    return DROUGHT_HARVESTS if s.law[box.OTHER] == box.O1 else box.FREE_HARVESTS


@jit
def market_act(s: Rec) -> None:
    """O2 takes the cheapest products off the market, O4 fills the next spaces, as far as possible (ruling 56)."""
    if not s.market_act_repeats and not s.enacted[box.OTHER]:
        return
    for product in range(box.PRODUCTS):
        if s.law[box.OTHER] == box.O2:
            taken = min(SCARCITY, int64(s.market[product]))
            s.market[product] -= taken
            s.supply[product] += taken
        elif s.law[box.OTHER] == box.O4:
            added = min(PLENTY, box.ROW_LENGTH[product] - s.market[product], int64(s.supply[product]))
            s.market[product] += added
            s.supply[product] -= added


@jit
def votes_for_sale(s: Rec) -> bool:
    """O3, the corruption act, stops every purchase of votes."""
    return s.law[box.OTHER] != box.O3


@jit
def surcharge(s: Rec) -> int:
    """O5, the building act: pesos that the architect pays on top."""
    return SURCHARGE if s.law[box.OTHER] == box.O5 else 0


@jit
def full_ships_leave_at_once(s: Rec) -> bool:
    """O6, the harbour act, or the house rule."""
    return s.law[box.OTHER] == box.O6 or s.full_ship_leaves == state.IMMEDIATELY


@jit
def points_at_dock(s: Rec, dock: int) -> int:
    """O7, the export act, makes all docks alike."""
    return EXPORT_POINTS if s.law[box.OTHER] == box.O7 else box.DOCK_POINTS[dock]


@jit
def alternatives_allowed(s: Rec) -> bool:
    """O8, the administration act, forbids them all, beach café or not (C-44)."""
    return s.law[box.OTHER] != box.O8
