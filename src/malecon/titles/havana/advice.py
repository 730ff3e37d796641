"""What bots go by in Havana: points, what the holdings are good for, and how near the buildings at the row ends are."""

from typing import Any

import numpy as np

from malecon.core.jit import Rec, jit
from malecon.core.maths import exp
from malecon.titles.havana.actions import (
    BUILD_AT,
    CHANGE,
    CHOOSE,
    DEMOLISH_AT,
    DISCARD,
    DRAW_BLIND,
    DROP,
    FETCH,
    HIRE,
    LAY,
    PAIR,
    PASS,
    PERFORM,
    PICK,
    ROB,
    TAKE,
    THROW,
)
from malecon.titles.havana.box import (
    ARCHITECT_COST,
    ARQUITECTO,
    COLOURS,
    CONTRABANDO,
    COST,
    DEBRIS,
    EMPRESARIO,
    ESCOMBROS,
    GUARDAESPALDAS,
    LADRON,
    MAMA,
    MATERIALS,
    MENDIGO,
    NO_BUILDING,
    OBREROS,
    PESO_COST,
    POINTS,
    RECEPTADOR,
    RECICLAJE,
    ROWS,
    RUINA,
    SIDES,
    TARGET,
    VALUE,
    WORKER_COST,
)
from malecon.titles.havana.rules.building import can_pay, end_of
from malecon.titles.havana.rules.table import actor, half, pool_bricks
from malecon.titles.havana.state import END
from malecon.titles.havana.state import LAY as LAYING

TERMS = ("points", "materials", "money", "workers", "plans")
IN_POINTS, IN_MATERIALS, IN_MONEY, IN_WORKERS, IN_PLANS = range(len(TERMS))
SPREAD = 3.0
WARMTH = 1.7  # of its levels
HORIZON = 12

BRICK, RUBBLE, PESO, WORKER = 0.55, 0.22, 0.22, 0.48  # points they are worth as long as they can be used
ENOUGH = 5.0  # debris, pesos and workers beyond this are worth half
NEAR = 0.25  # how much of its points a building at a row end counts that is all but paid
PRICE = np.array([2.5, 2.5, 2.5, 2.5, 1.0], np.float64)  # how hard a kind is to come by, against a peso
WORKER_PRICE, ARCHITECT_PRICE = 2.0, 1.5


@jit
def calm(s: Rec) -> bool:
    """All have acted and nobody has laid a new card."""
    return s.phase == LAYING and s.turn == 0


@jit
def evaluate(s: Rec, out: Any) -> None:
    for seat in range(s.seats):
        out[seat, IN_POINTS] = s.points[seat]
        if s.phase == END:
            continue
        bricks = 0
        for colour in range(COLOURS):
            bricks += s.materials[seat, colour]
        out[seat, IN_MATERIALS] = BRICK * beyond(float(bricks), 7.0) + RUBBLE * beyond(
            float(s.materials[seat, DEBRIS]), ENOUGH
        )
        out[seat, IN_MONEY] = PESO * beyond(float(s.pesos[seat]), ENOUGH + 1.0)
        out[seat, IN_WORKERS] = WORKER * beyond(float(s.workers[seat]), 3.0)
        out[seat, IN_PLANS] = plans(s, seat)


@jit
def beyond(amount: float, enough: float) -> float:
    """What is more than enough counts half."""
    return amount if amount <= enough else enough + 0.5 * (amount - enough)


@jit
def covered(s: Rec, seat: int, building: int) -> float:
    """How much of the building's cost the seat holds, 0..1."""
    total, has = 0.0, 0.0
    for kind in range(MATERIALS):
        total += PRICE[kind] * COST[building, kind]
        has += PRICE[kind] * min(COST[building, kind], s.materials[seat, kind])
    total += PESO_COST[building] + WORKER_PRICE * WORKER_COST[building]
    has += min(PESO_COST[building], s.pesos[seat]) + WORKER_PRICE * min(WORKER_COST[building], s.workers[seat])
    if ARCHITECT_COST[building]:
        total += ARCHITECT_PRICE
        has += ARCHITECT_PRICE * s.open[seat, ARQUITECTO]
    return has / total


@jit
def plans(s: Rec, seat: int) -> float:
    """The two nearest buildings at the row ends; one that would win counts more."""
    best, second = 0.0, 0.0
    for row in range(ROWS):
        for side in range(SIDES):
            building = end_of(s, row, side)
            if building == NO_BUILDING:
                continue
            cover = covered(s, seat, building)
            worth = NEAR * POINTS[building] * cover * cover * cover
            if s.points[seat] + POINTS[building] >= TARGET[s.seats]:
                worth *= 2.0
            if worth > best:
                best, second = worth, best
            elif worth > second:
                second = worth
    return best + 0.5 * second


# -- what a sensible player would do


@jit
def card_worth(s: Rec, seat: int, card: int) -> float:
    """What a card would bring in the coming round, in points; the pool will have grown by then."""
    if card == MAMA:
        return BRICK * half(pool_bricks(s) + 1) * 0.6 + RUBBLE * half(s.pool[DEBRIS] + 1) * 0.6
    if card == EMPRESARIO:
        return PESO * half(s.pool_pesos + 3) * 0.8
    if card == CONTRABANDO:
        return 0.75
    if card == OBREROS:
        return 0.8 if s.workers_left > 1 else 0.1
    if card == ARQUITECTO:
        return 0.5 + (0.5 if needs_architect(s, seat) else 0.0)
    if card == ESCOMBROS:
        return RUBBLE * (s.pool[DEBRIS] + 1) * 0.7
    if card == LADRON:
        return 0.35
    if card == RECEPTADOR:
        return 0.45
    if card == MENDIGO:
        return PESO
    if card == GUARDAESPALDAS:
        return 0.05 * (s.pesos[seat] + s.workers[seat]) + 0.1
    if card == RECICLAJE:
        return 0.12
    return 0.1 if card == RUINA else 0.05


@jit
def needs_architect(s: Rec, seat: int) -> bool:
    for row in range(ROWS):
        for side in range(SIDES):
            building = end_of(s, row, side)
            if building != NO_BUILDING and ARCHITECT_COST[building] and covered(s, seat, building) > 0.6:
                return True
    return False


@jit
def wanted(s: Rec, seat: int, kind: int) -> float:
    """How much the buildings at the row ends ask for one more of this kind."""
    worth = BRICK if kind < COLOURS else RUBBLE
    for row in range(ROWS):
        for side in range(SIDES):
            building = end_of(s, row, side)
            if building != NO_BUILDING and COST[building, kind] > s.materials[seat, kind]:
                worth += 0.5 * covered(s, seat, building)
    return worth


@jit
def prior(s: Rec, mask: Any, out: Any) -> None:
    seat = actor(s)
    for action in range(mask.shape[0]):
        if mask[action]:
            out[action] = liking(s, seat, action)


@jit
def liking(s: Rec, seat: int, action: int) -> float:
    if action == PASS:
        return 0.25
    if action < HIRE:
        return exp(0.9 * POINTS[end_of(s, (action - BUILD_AT) // SIDES, (action - BUILD_AT) % SIDES)])
    if action == HIRE:
        return 0.15
    if action < PERFORM:
        return 0.3 * wanted(s, seat, action - CHANGE)
    if action < ROB:
        return 1.0
    if action < TAKE:
        victim = action - ROB
        return 1.0 + 0.2 * s.points[victim] + 0.2 * s.pesos[victim]
    if action < DRAW_BLIND:
        return exp(1.5 * wanted(s, seat, action - TAKE))
    if action == DRAW_BLIND:
        return 2.5
    if action < DEMOLISH_AT:
        return exp(1.5 * wanted(s, seat, action - PICK))
    if action < THROW:
        building = end_of(s, (action - DEMOLISH_AT) // SIDES, (action - DEMOLISH_AT) % SIDES)
        return 0.3 * exp(-2.0 * covered(s, seat, building)) * (1.0 + 2.0 * threatened(s, seat, building))
    if action < FETCH:
        return exp(-1.5 * card_worth(s, seat, action - THROW))
    if action < LAY:
        return exp(1.5 * card_worth(s, seat, action - FETCH))
    if action < DISCARD:
        return card_liking(s, seat, action - LAY)
    if action < DROP:
        return 1.0 / card_liking(s, seat, action - DISCARD)
    if action < CHOOSE:
        return 1.0 / card_liking(s, seat, action - DROP)
    pair = action - CHOOSE
    return card_liking(s, seat, PAIR[pair, 0]) * card_liking(s, seat, PAIR[pair, 1])


@jit
def card_liking(s: Rec, seat: int, card: int) -> float:
    """Worth, and a little for acting early."""
    return exp(2.2 * card_worth(s, seat, card) - 0.06 * VALUE[card])


@jit
def threatened(s: Rec, seat: int, building: int) -> float:
    """How many later seats could build it."""
    count = 0.0
    for place in range(s.turn + 1, s.seats):
        count += can_pay(s, s.order[place], building)
    return count
