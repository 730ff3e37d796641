"""What a seat may know, built by whitelist. Hidden are others' bids until all have bid, face-down delegates until
parliament, and the order of the piles, which is not even decided before a card is turned up."""

from collections.abc import Mapping
from typing import Any, TypedDict

from malecon.core.jit import Rec
from malecon.titles.cuba.box import (
    BUILDING,
    BUILDINGS,
    CARDS,
    CATEGORIES,
    CATEGORY,
    CELLS,
    CHARACTER,
    CHARACTERS,
    COLOURS,
    COST,
    CUBAN,
    DOCKS,
    DONKEY,
    DUTY,
    FIELD,
    FIELDS,
    FREIGHT_KINDS,
    HOLD,
    LAND,
    LAND_YIELDS,
    MERCH,
    MERCHANDISE,
    PIECE,
    PIECES,
    PRODUCT,
    PRODUCTS,
    ROW_LENGTH,
    ROW_PRICE,
    SHIP,
    SHIPS,
    SPACE,
    SPACES,
    STATUTE,
    SUBSIDY,
    TAX,
    TRACK,
)
from malecon.titles.cuba.state import (
    AMOUNT,
    BID,
    ENACT,
    HAND_IN,
    HARVEST,
    HUNDREDS,
    LOAD,
    PAY_DUTY,
    PAY_TAX,
    PHASE,
    PUT_AWAY,
    SITE,
    START,
    SWAP_OUT,
    TIE_BID,
    TURN,
)


class Row(TypedDict):
    """A row of the market: the pieces in it, its prices, and what the next one costs and brings."""

    piece: str
    pieces: int
    spaces: list[int]
    buy: int | None  # None: none to be had
    sell: int
    lowest: bool


class Dock(TypedDict):
    """A dock and the ship in it."""

    points: int
    ship: str | None
    spaces: dict[str, int]
    cargo: dict[str, int]
    full: bool


class Sea(TypedDict):
    """The ship that comes in next."""

    ship: str
    spaces: dict[str, int]


class ShipPile(TypedDict):
    """Ships to come: those in unknown order, then those known to lie under them."""

    shuffled: list[str]
    under: list[str]


class LawPile(TypedDict):
    """Bills to come, the cards not yet seen, and those put away."""

    cards: int
    unseen: list[str]
    away: list[str]


class Press(TypedDict):
    """Whose press token lies on which bill."""

    seat: int
    category: str


class Offer(TypedDict):
    """A building on display, and its cost in wood, stone and water."""

    left: int
    cost: list[int]


class Alternative(TypedDict):
    """A space for markers of those who forgo a character's main action."""

    markers: int
    open: bool


class Cell(TypedDict):
    """A cell of the avenue; no Cuban: a donkey."""

    cuban: str | None
    taken_by: int | None


class Avenue(TypedDict):
    """The avenue of El Presidente."""

    cells: list[Cell | None]
    car: int | None  # None: at the mansion
    two_delegates: bool
    two_delegates_next: bool
    foreman_moves: bool
    foreman_moves_next: bool
    bills_pass: bool


class FieldView(TypedDict):
    """A field of a plantation."""

    field: str
    land: str
    yields: str | None  # a piece; None: the printed warehouse
    building: str | None
    lit: bool  # in the row or column of the figure
    used: bool


class Board(TypedDict):
    """One seat's plantation, stores, cards and standing before the law."""

    colour: str
    points: int
    marker: int
    final_points: int
    pesos: int
    yard: dict[str, int]
    stored: dict[str, int]
    figure: str
    fields: list[FieldView]
    buildings: int
    hand: list[str]
    cards_due: int
    cubans_due: int
    has_laid: bool
    laid: list[str] | None  # None: hidden from this viewer
    has_bid: bool
    secret_bid: int | None
    bid: int
    votes: int
    tied: bool
    tax: int
    tax_paid: bool
    duty_ready: bool
    duty_paid: bool
    subsidy: int
    bill_tax: int | None  # what this round's bills would ask and give, as if they were laws
    bill_duty_ready: bool | None
    bill_subsidy: int | None
    casino_exchanges: int
    vetoed: list[str]
    vetoed_before: list[str]
    statue: bool


class Asked(TypedDict, total=False):
    """The particulars of the decision at hand."""

    count: int
    category: str
    characters: int
    cubans: int
    building: str
    piece: str
    votes: int
    pesos: int
    most: int
    statute: str


class View(TypedDict):
    """What a seat may know of a game of Cuba."""

    round: int
    rounds: int
    phase: str
    start_player: int
    market: list[Row]
    supply: dict[str, int]
    docks: list[Dock]
    sea: Sea | None
    ship_pile: ShipPile
    laws: dict[str, str | None]
    bills: dict[str, str | None]
    enacted: list[str]
    law_piles: dict[str, LawPile]
    press: Press | None
    vote_tile: int | None
    winner: int | None
    alternatives: dict[str, Alternative]
    alternatives_allowed: bool
    free_harvests: int
    display: dict[str, Offer]
    surcharge: int
    gone: dict[str, int]
    avenue: Avenue | None
    boards: list[Board]
    asked: Asked


def view(s: Rec, facts: Rec, seat: int | None) -> View:
    seats = int(s.seats)
    return {
        "round": int(s.round_number),
        "rounds": int(facts.rounds),
        "phase": PHASE.labels[s.phase],
        "start_player": int(s.start_player),
        "market": [_row(s, facts, kind) for kind in range(MERCHANDISE)],
        "supply": _named(PIECE.labels, s.supply),
        "docks": [_dock(s, facts, dock) for dock in range(DOCKS)],
        "sea": None if s.sea < 0 else {"ship": SHIP.labels[s.sea], "spaces": _spaces(int(s.sea))},
        "ship_pile": {
            "shuffled": [SHIP.labels[ship] for ship in range(SHIPS) if s.pile[ship]],
            "under": [SHIP.labels[s.under[rank]] for rank in range(s.under_count)],
        },
        "laws": {CATEGORY.labels[c]: _statute(int(s.law[c])) for c in range(CATEGORIES)},
        "bills": {CATEGORY.labels[c]: _statute(int(s.bill[c])) for c in range(CATEGORIES)},
        "enacted": [CATEGORY.labels[c] for c in range(CATEGORIES) if s.enacted[c]],
        "law_piles": {
            CATEGORY.labels[c]: {
                "cards": int(facts.laws_hidden[c]),
                "unseen": [STATUTE.labels[c * CARDS + n] for n in range(CARDS) if s.unseen[c, n]],
                "away": [STATUTE.labels[c * CARDS + n] for n in range(CARDS) if s.away[c, n]],
            }
            for c in range(CATEGORIES)
        },
        "press": None if s.press_holder < 0 else {"seat": int(s.press_holder), "category": CATEGORY.labels[s.press_on]},
        "vote_tile": None if s.vote_holder < 0 else int(s.vote_holder),
        "winner": None if s.winner < 0 else int(s.winner),
        "alternatives": {
            SPACE.labels[space]: {"markers": int(s.markers[space]), "open": bool(facts.space_open[space])}
            for space in range(SPACES)
        },
        "alternatives_allowed": bool(facts.alternatives),
        "free_harvests": int(facts.free_harvests),
        "display": {
            BUILDING.labels[b]: {"left": int(s.display[b]), "cost": COST[b].tolist()}
            for b in range(BUILDINGS)
            if s.display[b]
        },
        "surcharge": int(facts.surcharge),
        "gone": {BUILDING.labels[b]: int(s.gone[b]) for b in range(BUILDINGS) if s.gone[b]},
        "avenue": _avenue(s) if s.el_presidente else None,
        "boards": [_board(s, facts, who, seat) for who in range(seats)],
        "asked": _asked(s, facts),
    }


def _row(s: Rec, facts: Rec, kind: int) -> Row:
    buy = int(facts.buy[kind])
    return {
        "piece": MERCH.labels[kind],
        "pieces": int(s.market[kind]),
        "spaces": ROW_PRICE[kind, : ROW_LENGTH[kind]].tolist(),
        "buy": None if buy < 0 else buy,
        "sell": int(facts.sell[kind]),
        "lowest": kind < PRODUCTS and bool(facts.lowest[kind]),
    }


def _spaces(ship: int) -> dict[str, int]:
    return {PIECE.labels[p]: int(HOLD[ship, p]) for p in range(PIECES) if HOLD[ship, p]}


def _dock(s: Rec, facts: Rec, dock: int) -> Dock:
    ship = int(s.dock[dock])
    return {
        "points": int(facts.dock_points[dock]),
        "ship": None if ship < 0 else SHIP.labels[ship],
        "spaces": {} if ship < 0 else _spaces(ship),
        "cargo": {PIECE.labels[p]: int(s.cargo[dock, p]) for p in range(PIECES) if s.cargo[dock, p]},
        "full": bool(facts.full[dock]),
    }


def _statute(card: int) -> str | None:
    return None if card < 0 else STATUTE.labels[card]


def _avenue(s: Rec) -> Avenue:
    dealt = s.phase > START
    return {
        "cells": [_cell(s, cell) if dealt else None for cell in range(CELLS)],
        "car": None if s.car < 0 else int(s.car) + 1,
        "two_delegates": bool(s.two_delegates),
        "two_delegates_next": bool(s.two_delegates_next),
        "foreman_moves": bool(s.foreman_moves),
        "foreman_moves_next": bool(s.foreman_moves_next),
        "bills_pass": bool(s.bills_pass),
    }


def _cell(s: Rec, cell: int) -> Cell:
    cuban = int(s.avenue[cell])
    if cuban == DONKEY:
        return {"cuban": None, "taken_by": None}
    return {"cuban": CUBAN.labels[cuban], "taken_by": None if s.taker[cuban] < 0 else int(s.taker[cuban])}


def _board(s: Rec, facts: Rec, who: int, seat: int | None) -> Board:
    mine = who == seat
    points = int(s.points[who])
    return {
        "colour": COLOURS[s.colour[who]],
        "points": points,
        "marker": points % TRACK,
        "final_points": int(facts.points_from[who].sum()),
        "pesos": int(s.pesos[who]),
        "yard": _named(PIECE.labels, s.yard[who]),
        "stored": _named(PRODUCT.labels, s.stored[who]),
        "figure": FIELD.labels[s.figure[who]],
        "fields": [_field(s, facts, who, field) for field in range(FIELDS)],
        "buildings": int(facts.buildings[who]),
        "hand": [CHARACTER.labels[c] for c in range(CHARACTERS) if s.hand[who, c]],
        "cards_due": int(s.cards_due[who]),
        "cubans_due": int(s.cubans_due[who]),
        "has_laid": bool(s.has_laid[who]),
        "laid": [CHARACTER.labels[c] for c in range(CHARACTERS) if s.laid[who, c]] if mine else None,
        "has_bid": bool(s.has_bid[who]),
        "secret_bid": int(s.secret_bid[who]) if mine and (s.has_bid[who] or s.secret_bid[who]) else None,
        "bid": int(s.bid[who]),
        "votes": int(s.votes[who]),
        "tied": bool(s.tied[who]),
        "tax": int(facts.tax[who]),
        "tax_paid": bool(s.tax_paid[who]),
        "duty_ready": bool(facts.duty_ready[who]),
        "duty_paid": bool(s.duty_paid[who]),
        "subsidy": int(facts.subsidy[who]),
        "bill_tax": None if s.bill[TAX] < 0 else int(facts.bill_tax[who]),
        "bill_duty_ready": None if s.bill[DUTY] < 0 else bool(facts.bill_duty_ready[who]),
        "bill_subsidy": None if s.bill[SUBSIDY] < 0 else int(facts.bill_subsidy[who]),
        "casino_exchanges": int(s.casino_done[who]),
        "vetoed": [CATEGORY.labels[c] for c in range(CATEGORIES) if s.veto_now[who, c]],
        "vetoed_before": [CATEGORY.labels[c] for c in range(CATEGORIES) if s.veto_before[who, c]],
        "statue": bool(s.statue_on[who]),
    }


def _field(s: Rec, facts: Rec, who: int, field: int) -> FieldView:
    building = int(s.tile[who, field])
    return {
        "field": FIELD.labels[field],
        "land": LAND.labels[facts.land[who, field]],
        "yields": None if (piece := LAND_YIELDS[facts.land[who, field]]) < 0 else PIECE.labels[piece],
        "building": None if building < 0 else BUILDING.labels[building],
        "lit": bool(facts.lit[who, field]),
        "used": bool(s.used[who, field]),
    }


def _asked(s: Rec, facts: Rec) -> Asked:
    """The particulars of the decision at hand. Nothing of it is secret."""
    phase, actor = int(s.phase), int(s.actor)
    if phase in (SWAP_OUT, START):
        return {"count": int(s.left)}
    if phase == PUT_AWAY:
        return {"category": CATEGORY.labels[_pile_to_cut(s, facts)], "count": int(s.left)}
    if phase == TURN:
        return {"characters": int(s.cards_due[actor]), "cubans": int(s.cubans_due[actor])}
    if phase == HARVEST:
        return {"count": int(s.free_left)}
    if phase == SITE:
        return {"building": BUILDING.labels[s.raising]}
    if phase == AMOUNT:
        return {"building": _building_in_use(s), "piece": PIECE.labels[s.piece], "count": int(s.left)}
    if phase == HAND_IN:
        return {"building": _building_in_use(s), "count": int(s.left)}
    if phase == LOAD:
        return {"count": int(s.left)}
    if phase in (HUNDREDS, BID, TIE_BID):
        return {"votes": int(s.votes[actor]), "pesos": int(s.pesos[actor]), "most": int(facts.may_bid[actor])}
    if phase == ENACT:
        return {"count": int(s.to_enact)}
    if phase == PAY_TAX:
        return {"count": int(s.tax_due[actor])}
    if phase == PAY_DUTY:
        return {"statute": STATUTE.labels[s.law[DUTY]]}
    return {}


def _pile_to_cut(s: Rec, facts: Rec) -> int:
    """The category whose surplus is put away now: the first that still has more cards than rounds."""
    piles = (int(s.unseen[c].sum()) for c in range(CATEGORIES))
    return next(c for c, cards in enumerate(piles) if cards > facts.rounds)


def _building_in_use(s: Rec) -> str:
    return BUILDING.labels[s.tile[s.actor, s.using]]


def _named(labels: tuple[str, ...], counts: Any) -> dict[str, int]:
    return {label: int(count) for label, count in zip(labels, counts, strict=True)}


# What the sentences about actions name besides the actions' own parts.


def _price(view: Mapping[str, Any], parts: Mapping[str, str | int], column: str) -> dict[str, str | int]:
    return {"price": next(row[column] for row in view["market"] if row["piece"] == parts["piece"]) or 0}


def _building_on(view: Mapping[str, Any], parts: Mapping[str, str | int]) -> dict[str, str | int]:
    fields = view["boards"][view["to_move"]]["fields"]
    building = next(field["building"] for field in fields if field["field"] == parts["field"])
    return {"building": building} if building else {}


def _bill(view: Mapping[str, Any], parts: Mapping[str, str | int]) -> dict[str, str | int]:
    statute = view["bills"][parts["category"]]
    return {"statute": statute} if statute else {}


def _points_at_dock(view: Mapping[str, Any], parts: Mapping[str, str | int]) -> dict[str, str | int]:
    return {"points": view["docks"][int(parts["dock"]) - 1]["points"]}


def _spaces_aboard(view: Mapping[str, Any], parts: Mapping[str, str | int]) -> dict[str, str | int]:
    spaces = _spaces(SHIP.labels.index(str(parts["ship"])))
    return {piece: spaces.get(piece, 0) for piece in PIECE.labels[:FREIGHT_KINDS]}


THERE = {
    "buy": lambda view, parts: _price(view, parts, "buy"),
    "sell": lambda view, parts: _price(view, parts, "sell"),
    "use": _building_on,
    "veto": _bill,
    "enact": _bill,
    "press": _bill,
    "load": _points_at_dock,
    "ship": _spaces_aboard,
}
