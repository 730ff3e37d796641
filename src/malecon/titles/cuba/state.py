"""The record: everything that lies on the table, and where in the rules we are."""

from collections.abc import Mapping

import numpy as np

from malecon.core.errors import BadOption
from malecon.core.fields import GENERATOR, Axis, Field, State
from malecon.core.options import Choice, Option, Options
from malecon.titles.cuba.box import (
    BASE_ROUNDS,
    BUILDING,
    BUILDINGS,
    CATEGORY,
    CELL,
    CELLS,
    CHARACTER,
    CHARACTERS,
    CUBAN,
    DOCK,
    DONKEY,
    FEWEST_ROUNDS,
    FIELD,
    FIELDS,
    LONGEST_ROW,
    MERCH,
    MOST_PESOS,
    MOST_ROUNDS,
    NUMBER,
    PIECE,
    PIECES,
    PRODUCT,
    SEAT,
    SEATS,
    SHIP,
    SHIPS,
    SPACE,
    STATUTE,
    STATUTES,
)

PHASE = Axis(
    "phase",
    ("colour", "swap_out", "put_away", "start",
     "delegate", "turn", "figure", "harvest", "trade", "architect", "site", "foreman_figure", "foreman", "amount",
     "hand_in", "black_market", "receive", "casino", "customs", "veto", "press", "lighthouse", "load", "labourer",
     "harbour_master", "lawyer", "rebuild", "gift", "event_veto", "hundreds", "bid", "tie_bid", "enact", "tax", "duty", "end"),
)  # fmt: skip
(
    COLOUR, SWAP_OUT, PUT_AWAY, START,
    DELEGATE, TURN, FIGURE, HARVEST, TRADE, BUILD, SITE, FOREMAN_FIGURE, USE, AMOUNT,
    HAND_IN, BARTER, RECEIVE, GAMBLE, CUSTOMS, VETO, PRESS, CALL_SHIP, LOAD, LABOURER,
    SWAP_SHIPS, HIRE_LAWYER, REBUILD, GIFT, EVENT_VETO, HUNDREDS, BID, TIE_BID, ENACT, PAY_TAX, PAY_DUTY, END,
) = range(len(PHASE))  # fmt: skip

# Steps that ask nobody; a position never rests in them.
(
    ROUND_BEGINS, DELEGATE_LAID, TURN_OVER, USE_OVER, ACTIONS_OVER, EVENT_TURN, PARLIAMENT, BID_TURN, TIE_BID_TURN,
    ENACTED, TAX_TURN, DUTY_TURN, SUBSIDIES, ROUND_OVER,
) = range(END + 1, END + 15)  # fmt: skip

_OTHER_CUBANS = CUBAN.labels[1:]


def _check(chosen: Mapping[str, Choice]) -> None:
    """Options that do not go together (rulings 34 and 47)."""
    new_laws = chosen["el_presidente"] and chosen["ep_laws"]
    rounds, most = chosen["rounds"], MOST_ROUNDS if new_laws else BASE_ROUNDS
    if isinstance(rounds, int) and rounds > most:
        choices = ", ".join(("all", *(str(n) for n in range(FEWEST_ROUNDS, most + 1))))
        raise BadOption("error-option-value", option="rounds", value=str(rounds), choices=choices)
    if chosen["donkey_1"] == chosen["donkey_2"] != "random":
        choices = ", ".join(c for c in ("random", *_OTHER_CUBANS) if c != chosen["donkey_1"])
        raise BadOption("error-option-value", option="donkey_2", value=str(chosen["donkey_2"]), choices=choices)


# The first choice of each is the rulebooks' own reading, or the reference's where they leave it to the players.
OPTIONS = Options(
    Option("el_presidente", (True, False)),
    Option("rounds", ("all", *range(FEWEST_ROUNDS, MOST_ROUNDS + 1))),  # "all": one for each card of a law pile
    Option("plantation_side", ("common", "individual")),
    Option("colours", ("by_seat", "chosen")),
    Option("ep_ships", (True, False)),
    Option("ep_laws", (True, False)),
    Option("ep_buildings", ("add", "swap", "none")),
    Option("swapped_buildings", ("by_lot", "chosen")),
    Option("surplus_laws", ("unseen", "chosen")),
    Option("donkey_1", ("random", *_OTHER_CUBANS)),
    Option("donkey_2", ("random", *_OTHER_CUBANS)),
    Option("secret_delegate", (False, True)),
    Option("dock3_departs", ("always", "full_only")),
    Option("full_ship_leaves", ("end_of_round", "immediately")),
    Option("alt_uses_per_round", (1, 2, 3, 4, 5)),
    Option("market_act_repeats", (True, False)),
    Option("building_once_per_round", (True, False)),
    Option("statue_via_lawyer", (False, True)),
    Option("warehouse_counts_for_tax_and_subsidy", (True, False)),
    Option("warehouse_counts_for_final_vp", (True, False)),
    Option("foreman_single_anywhere", (True, False)),
    Option("bids_paid_by_all", (True, False)),
    Option("church_at_event_2", (False, True)),
    Option("press_pays_for_veto", (True, False)),
    Option("resource_house_limit", ("together", "each")),
    Option("beach_cafe_value", ("either", "first", "last")),
    presets={"rulebook": {}, "base": {"el_presidente": False}},
    check=_check,
)
COMMON, INDIVIDUAL = range(2)
ADD_BUILDINGS, SWAP_BUILDINGS, NO_NEW_BUILDINGS = range(3)
DOCK3_ALWAYS, DOCK3_FULL_ONLY = range(2)
AT_END_OF_ROUND, IMMEDIATELY = range(2)
BY_LOT, CHOSEN = range(2)  # colours, swapped buildings, surplus laws
TOGETHER, EACH = range(2)
EITHER_SPACE, FIRST_SPACE, LAST_SPACE = range(3)

SOURCE = Axis("source", ("ships", "tiles", "casino", "architect", "laws", "subsidies", "avenue", "buildings", "statue"))
(
    SHIPS_PAY,
    TILES_PAY,
    CASINO_PAYS,
    ARCHITECT_PAYS,
    LAWS_PAY,
    SUBSIDIES_PAY,
    AVENUE_PAYS,
    FINAL_BUILDINGS,
    FINAL_STATUE,
) = range(len(SOURCE))
EARNED = Axis("source", SOURCE.labels[:FINAL_BUILDINGS])  # what is earned in play; the rest comes at the end

_LAST_SEAT = SEATS - 1
_QUEUE = Axis("rank", tuple(str(n + 1) for n in range(SHIPS)))

STATE = State(
    *GENERATOR,
    Field("seats", np.int64, about="seats in this game", low=2, high=SEATS),
    *OPTIONS.fields(),
    # where we are
    Field("round_number", np.int64, about="rounds begun", low=1, high=MOST_ROUNDS),
    Field("phase", np.int64, about="which decision is due", high=END),
    Field("start_player", np.int64, about="who has the start-player card", high=_LAST_SEAT),
    Field("actor", np.int64, about="who decides now", high=_LAST_SEAT),
    Field("turns", np.int64, about="turns taken in this round's action phase", high=SEATS * 8),
    Field("acted", np.int64, about="seats that had their chance in the present step", high=SEATS),
    Field("over", np.int64, about="1: the game has ended", high=1),
    # each seat
    Field("colour", np.int8, (SEAT,), about="its colour; seats that nobody has taken keep the rest", high=_LAST_SEAT),
    Field("points", np.int16, (SEAT,), about="victory points", high=10000, counts="points"),
    Field("earned", np.int16, (SEAT, EARNED), about="the same by source", low=-10000, high=10000),
    Field("pesos", np.int16, (SEAT,), about="pesos", high=10000, counts="money"),
    Field("yard", np.int8, (SEAT, PIECE), about="pieces in the yard", high=100, counts="pieces"),
    Field("stored", np.int8, (SEAT, PRODUCT), about="products in the warehouse", high=100, counts="stored"),
    Field(
        "tile",
        np.int8,
        (SEAT, FIELD),
        about="the building on the field (top of a stack), -1: none",
        low=-1,
        high=BUILDINGS - 1,
    ),
    Field(
        "used", np.int8, (SEAT, FIELD), about="used this round: 1 by the foreman, 2 by the lawyer, 3 by both", high=3
    ),
    Field("figure", np.int8, (SEAT,), about="the field the figure stands on", high=FIELDS - 1),
    Field("hand", np.int8, (SEAT, CHARACTER), about="1: the character is not played yet", high=1),
    Field(
        "last_card",
        np.int8,
        (SEAT,),
        about="the last character played this round, -1: none",
        low=-1,
        high=CHARACTERS - 1,
    ),
    Field("cards_due", np.int8, (SEAT,), about="characters to be played this round", high=CHARACTERS),
    Field("cubans_due", np.int8, (SEAT,), about="Cubans to be taken this round", high=DONKEY),
    Field("laid", np.int8, (SEAT, CHARACTER), about="1: laid face down for parliament", high=1, audience="owner"),
    Field("has_laid", np.int8, (SEAT,), about="1: has laid its delegates face down", high=1),
    Field("casino_done", np.int8, (SEAT,), about="casino exchanges this round", high=100),
    Field("veto_now", np.int8, (SEAT, CATEGORY), about="1: vetoed a bill of the category this round", high=1),
    Field("veto_before", np.int8, (SEAT, CATEGORY), about="1: vetoed one in the round before", high=1),
    Field("statue_on", np.int8, (SEAT,), about="1: the statue was activated in the final round", high=1),
    # the middle of the table
    Field("supply", np.int8, (PIECE,), about="pieces in the supply", high=100, counts="supply"),
    Field("market", np.int8, (MERCH,), about="pieces on the market", high=LONGEST_ROW, counts="market"),
    Field("display", np.int8, (BUILDING,), about="tiles to be had", high=10, counts="buildings"),
    Field("gone", np.int8, (BUILDING,), about="tiles out of the game: swapped out, or covered by a rebuild", high=10),
    Field("dock", np.int8, (DOCK,), about="the ship in the dock, -1: none", low=-1, high=SHIPS - 1),
    Field("cargo", np.int8, (DOCK, PIECE), about="pieces aboard", high=10, counts="cargo"),
    Field("sea", np.int64, about="the ship at sea, -1: none", low=-1, high=SHIPS - 1),
    Field("pile", np.int8, (SHIP,), about="1: in the part of the ship pile whose order nobody knows", high=1),
    Field(
        "under",
        np.int8,
        (_QUEUE,),
        about="the ships under the pile, in the order in which they come; -1: none",
        low=-1,
        high=SHIPS - 1,
    ),
    Field("under_count", np.int64, about="how many those are", high=SHIPS),
    Field(
        "unseen",
        np.int8,
        (CATEGORY, NUMBER),
        about="1: the law card has not been turned up; some may be put away",
        high=1,
    ),
    Field("away", np.int8, (CATEGORY, NUMBER), about="1: put away by choice before the game", high=1),
    Field("bill", np.int8, (CATEGORY,), about="the bill of this round, -1: none or vetoed", low=-1, high=STATUTES - 1),
    Field("law", np.int8, (CATEGORY,), about="the law in force, -1: none", low=-1, high=STATUTES - 1, counts="laws"),
    Field("enacted", np.int8, (CATEGORY,), about="1: enacted in this round", high=1),
    Field("markers", np.int8, (SPACE,), about="black markers", high=SEATS),
    Field("vote_holder", np.int64, about="who has the vote tile, -1: nobody", low=-1, high=_LAST_SEAT),
    Field("press_holder", np.int64, about="whose press token lies on a bill, -1: nobody's", low=-1, high=_LAST_SEAT),
    Field("press_on", np.int64, about="the category it lies on", high=len(CATEGORY) - 1),
    # the avenue
    Field("avenue", np.int8, (CELL,), about="the Cuban dealt to the cell, 6: a donkey", high=DONKEY),
    Field("in_play", np.int8, (CUBAN,), about="1: the Cuban takes part, 0: a donkey replaces it", high=1),
    Field("taker", np.int8, (CUBAN,), about="who took the Cuban this round, -1: nobody", low=-1, high=_LAST_SEAT),
    Field("car", np.int64, about="the cell of the car, -1: at the mansion", low=-1, high=CELLS - 1),
    Field("two_delegates", np.int64, about="1: two go to parliament this round", high=1),
    Field("two_delegates_next", np.int64, about="1: two go in the next round", high=1),
    Field("foreman_moves", np.int64, about="1: the foreman may move the figure this round", high=1),
    Field("foreman_moves_next", np.int64, about="1: he may in the next round", high=1),
    Field("bills_pass", np.int64, about="1: all bills pass without a vote this round", high=1),
    # parliament and statutes
    Field("votes", np.int16, (SEAT,), about="votes in this round's parliament", high=10000, counts="votes"),
    Field("secret_bid", np.int16, (SEAT,), about="votes bought, not yet revealed", high=MOST_PESOS, audience="owner"),
    Field("has_bid", np.int8, (SEAT,), about="1: has bid, or has nothing to bid", high=1),
    Field("bid", np.int16, (SEAT,), about="votes bought and revealed this round", high=MOST_PESOS),
    Field("tied", np.int8, (SEAT,), about="1: tied for the most votes after the first purchase", high=1),
    Field("winner", np.int64, about="who won the vote, -1: nobody yet", low=-1, high=_LAST_SEAT),
    Field("tax_due", np.int16, (SEAT,), about="pesos asked by this round's tax", high=10000),
    Field("tax_paid", np.int8, (SEAT,), about="1: fulfilled this round's tax", high=1),
    Field("duty_paid", np.int8, (SEAT,), about="1: fulfilled this round's duty", high=1),
    Field("grant", np.int16, (SEAT,), about="the subsidy's points, while they are counted for all", high=10000),
    # within an action
    Field("free_left", np.int64, about="worker: product fields still free of water", high=FIELDS),
    Field("picked", np.int8, (PRODUCT,), about="worker: fields of the kind used", high=FIELDS),
    Field("first", np.int64, about="pieces below this one cannot be chosen", high=PIECES),
    Field("beyond", np.int64, about="pieces from this one on cannot be chosen", high=PIECES),
    Field("left", np.int64, about="pieces that may still be chosen", high=100),
    Field("piece", np.int64, about="the piece spoken of", high=PIECES - 1),
    Field("into", np.int64, about="what it turns into, -1: nothing", low=-1, high=PIECES - 1),
    Field("each_points", np.int64, about="points for each piece handed in", high=100),
    Field("each_pesos", np.int64, about="pesos for each piece handed in", high=100),
    Field("way", np.int8, (MERCH,), about="trade: 1 bought, 2 sold, 3 bought then sold, 4 sold then bought", high=4),
    Field("traded", np.int64, about="trade: 1 after the first purchase or sale", high=1),
    Field("raising", np.int64, about="the building to be placed", high=BUILDINGS - 1),
    Field("rebuilding", np.int64, about="1: it is placed on another (event 4)", high=1),
    Field("agent", np.int64, about="who uses buildings: 1 the foreman, 2 the lawyer", high=2),
    Field("using", np.int64, about="the field whose building is used", high=FIELDS - 1),
    Field("alone", np.int64, about="foreman: 1 if the one building outside the cross is used", high=1),
    Field("crossing", np.int64, about="foreman: 1 once a building of the cross was used", high=1),
    Field("loader", np.int64, about="who loads: 0 the mayor, 1 the small, 2 the large branch office", high=2),
    Field("load_dock", np.int64, about="the dock whose ship is loaded, -1: not chosen", low=-1, high=len(DOCK) - 1),
    Field("to_enact", np.int64, about="bills still to be chosen", high=len(CATEGORY)),
    Field("any_products", np.int64, about="duty: products of any kind still to be delivered", high=10),
    Field("any_resources", np.int64, about="duty: resources of any kind still to be delivered", high=10),
    Field("begun", np.int64, about="duty: 1 once a piece was delivered", high=1),
)

FACTS = State(
    Field("points_from", np.int32, (SEAT, SOURCE), about="points by source, as if the game ended now"),
    Field("rounds", np.int8, about="rounds of this game"),
    Field("land", np.int8, (SEAT, FIELD), about="the land of the field"),
    Field("lit", np.int8, (SEAT, FIELD), about="1: in the row or column of the figure"),
    Field(
        "usable", np.int8, (SEAT, FIELD), about="1: the foreman could use the building now, wherever the figure stands"
    ),
    Field("buildings", np.int8, (SEAT,), about="buildings, the printed warehouse included"),
    Field("buy", np.int16, (MERCH,), about="price of the next piece bought, -1: none to be had", low=-1),
    Field("sell", np.int16, (MERCH,), about="what the next piece sold brings"),
    Field("surcharge", np.int16, about="pesos that building costs on top"),
    Field("tax", np.int16, (SEAT,), about="what the tax in force asks of the seat", counts="laws"),
    Field("duty_ready", np.int8, (SEAT,), about="1: has what the duty asks", counts="laws"),
    Field("subsidy", np.int16, (SEAT,), about="points the subsidy in force would give now", counts="laws"),
    Field("bill_tax", np.int16, (SEAT,), about="the same of this round's bills, as if they were laws", counts="laws"),
    Field("bill_duty_ready", np.int8, (SEAT,), about="1: has what the duty on the table would ask", counts="laws"),
    Field("bill_subsidy", np.int16, (SEAT,), about="points the subsidy on the table would give now", counts="laws"),
    Field("may_bid", np.int16, (SEAT,), about="pesos that can be paid for votes in one purchase"),
    Field("free_harvests", np.int8, about="product fields a worker uses without water"),
    Field("space_open", np.int8, (SPACE,), about="1: the alternative is allowed and has room for a marker"),
    Field("dock_points", np.int8, (DOCK,), about="points for each piece loaded there"),
    Field("full", np.int8, (DOCK,), about="1: the ship is full"),
    Field("alternatives", np.int8, about="1: alternatives are allowed"),
    Field("votes_for_sale", np.int8, about="1: votes can be bought"),
    Field("lowest", np.int8, (PRODUCT,), about="1: the product has the lowest price"),
    Field("laws_hidden", np.int8, (CATEGORY,), about="cards in the face-down law pile"),
    Field("in_force", np.int8, (STATUTE,), about="1: the law is in force"),
)
