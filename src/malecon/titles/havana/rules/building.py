"""Building (3.3): row ends, payment, the exchange of five for one, refills, Ruina, and the ends of the game."""

from typing import Any

from malecon.core.jit import Rec, jit
from malecon.titles.havana.actions import BUILD_AT, CHANGE, DEMOLISH_AT, HIRE, PASS
from malecon.titles.havana.box import (
    A_WORKER,
    ALL_TOKENS,
    ARCHITECT_COST,
    ARQUITECTO,
    COLOURS,
    COST,
    DEBRIS,
    DEBRIS_FOR_BRICK,
    LEFT,
    NO_BUILDING,
    NO_SITE,
    PAIDS,
    PESO_COST,
    PESOS_FOR_WORKER,
    POINTS,
    REFILL,
    REFILL_AT,
    ROWS,
    SIDES,
    TARGET,
    WORKER_COST,
)
from malecon.titles.havana.rules.table import actor, finish, in_box, stir
from malecon.titles.havana.state import ACT, BUILD, EXCHANGE, PAY, PAYMENT


@jit
def end_of(s: Rec, row: int, side: int) -> int:
    """The building at this end of the row; a single card is both its ends (H-28)."""
    length = s.row_length[row]
    if length == 0:
        return NO_BUILDING
    return s.row[row, 0 if side == LEFT else length - 1]


@jit
def site(s: Rec) -> int:
    """The building being paid for."""
    return end_of(s, s.site // SIDES, s.site % SIDES)


@jit
def can_pay(s: Rec, seat: int, building: int) -> bool:
    """The whole cost; an architect is not spent, but must lie open (H-20)."""
    if building == NO_BUILDING:
        return False
    bricks = 0
    for colour in range(COLOURS):
        bricks += max(0, COST[building, colour] - s.materials[seat, colour])
    workers = max(0, WORKER_COST[building] - s.workers[seat])
    if bricks + workers > 0 and s.five_for_one == EXCHANGE:
        return False
    if s.materials[seat, DEBRIS] < COST[building, DEBRIS] + DEBRIS_FOR_BRICK * bricks:
        return False
    if s.pesos[seat] < PESO_COST[building] + PESOS_FOR_WORKER * workers:
        return False
    return not ARCHITECT_COST[building] or s.open[seat, ARQUITECTO] == 1


@jit
def may_hire(s: Rec) -> bool:
    return s.five_for_one == EXCHANGE and s.pesos[actor(s)] >= PESOS_FOR_WORKER and s.workers_left > 0


@jit
def may_change(s: Rec, colour: int) -> bool:
    if s.five_for_one != EXCHANGE:
        return False
    return s.materials[actor(s), DEBRIS] >= DEBRIS_FOR_BRICK and s.bag[colour] > 0


@jit
def something_to_build(s: Rec) -> bool:
    """Whether the seat can build or exchange anything."""
    if may_hire(s):
        return True
    for colour in range(COLOURS):
        if may_change(s, colour):
            return True
    for row in range(ROWS):
        for side in range(SIDES):
            if can_pay(s, actor(s), end_of(s, row, side)):
                return True
    return False


@jit
def legal_build(s: Rec, mask: Any) -> None:
    mask[PASS] = 1
    if may_hire(s):
        mask[HIRE] = 1
    for colour in range(COLOURS):
        if may_change(s, colour):
            mask[CHANGE + colour] = 1
    for row in range(ROWS):
        for side in range(SIDES):
            if can_pay(s, actor(s), end_of(s, row, side)):
                mask[BUILD_AT + row * SIDES + side] = 1


@jit
def build(s: Rec, row: int, side: int) -> None:
    """Where five may be paid for one and there is a choice of it, the payment is asked for first."""
    s.site = row * SIDES + side
    if s.five_for_one == PAYMENT:
        for paid in range(PAIDS):
            if may_replace(s, paid):
                s.phase = PAY
                return
    complete(s)


@jit
def complete(s: Rec) -> None:
    row, side = s.site // SIDES, s.site % SIDES
    seat, building = actor(s), end_of(s, row, side)
    pay(s, seat, building)
    s.site = NO_SITE
    take_away(s, row, side)
    s.built[seat, building] = 1
    s.points[seat] += POINTS[building]
    stir(s)
    if s.points[seat] >= TARGET[s.seats]:  # looked at first (H-21, H-32)
        finish(s)
    else:
        look_for_rare_end(s)


@jit
def pay(s: Rec, seat: int, building: int) -> None:
    """Bricks and debris to the box, pesos and workers to the supply (H-08); five others for each piece so paid."""
    debris, pesos = COST[building, DEBRIS], PESO_COST[building]
    for colour in range(COLOURS):
        bricks = COST[building, colour] - s.instead[colour]
        debris += DEBRIS_FOR_BRICK * s.instead[colour]
        s.materials[seat, colour] -= bricks
        s.box[colour] += bricks
        s.instead[colour] = 0
    workers = WORKER_COST[building] - s.instead[A_WORKER]
    pesos += PESOS_FOR_WORKER * s.instead[A_WORKER]
    s.instead[A_WORKER] = 0
    s.materials[seat, DEBRIS] -= debris
    s.box[DEBRIS] += debris
    s.pesos[seat] -= pesos
    s.pesos_left += pesos
    s.workers[seat] -= workers
    s.workers_left += workers


# -- five of a kind in the place of one (A18), kind by kind: the colours in their order, then the workers


@jit
def asked_for(building: int, paid: int) -> int:
    return COST[building, paid] if paid < COLOURS else WORKER_COST[building]


@jit
def lacking(s: Rec, building: int, paid: int) -> int:
    """Pieces of the cost that the seat does not have."""
    held = s.materials[actor(s), paid] if paid < COLOURS else s.workers[actor(s)]
    return max(0, asked_for(building, paid) - held)


@jit
def replaced(s: Rec, building: int, paid: int) -> int:
    """Pieces for which five must be paid: those chosen so far, or more where the seat does not have them."""
    return max(s.instead[paid], lacking(s, building, paid))


@jit
def may_replace(s: Rec, paid: int) -> bool:
    """One more piece of this kind can be paid for with five: the kinds before it are settled, none after it is begun,
    and what is left pays for all that is still lacking."""
    building = site(s)
    if s.instead[paid] >= asked_for(building, paid):
        return False
    for other in range(PAIDS):
        if other < paid and lacking(s, building, other) > s.instead[other]:
            return False
        if other > paid and s.instead[other] > 0:
            return False
    if paid == A_WORKER:
        workers = max(s.instead[paid] + 1, lacking(s, building, paid))
        return s.pesos[actor(s)] >= PESO_COST[building] + PESOS_FOR_WORKER * workers
    bricks = 0
    for colour in range(COLOURS):
        bricks += replaced(s, building, colour)
    bricks += s.instead[paid] + 1 > replaced(s, building, paid)
    return s.materials[actor(s), DEBRIS] >= COST[building, DEBRIS] + DEBRIS_FOR_BRICK * bricks


@jit
def legal_pay(s: Rec, mask: Any) -> None:
    """Five for one more piece, or the rest as the plan says."""
    building = site(s)
    mask[PASS] = 1
    for paid in range(PAIDS):
        if lacking(s, building, paid) > s.instead[paid]:
            mask[PASS] = 0
        if may_replace(s, paid):
            mask[HIRE if paid == A_WORKER else CHANGE + paid] = 1


@jit
def pay_five(s: Rec, action: int) -> None:
    if action == PASS:
        s.phase = BUILD
        complete(s)
    else:
        s.instead[A_WORKER if action == HIRE else action - CHANGE] += 1


@jit
def hire(s: Rec) -> None:
    seat = actor(s)
    stir(s)
    s.pesos[seat] -= PESOS_FOR_WORKER
    s.pesos_left += PESOS_FOR_WORKER
    s.workers_left -= 1
    s.workers[seat] += 1


@jit
def change(s: Rec, colour: int) -> None:
    """Debris to the box, the brick out of the bag (A3)."""
    seat = actor(s)
    stir(s)
    s.materials[seat, DEBRIS] -= DEBRIS_FOR_BRICK
    s.box[DEBRIS] += DEBRIS_FOR_BRICK
    s.bag[colour] -= 1
    s.materials[seat, colour] += 1


@jit
def take_away(s: Rec, row: int, side: int) -> None:
    """The neighbour becomes an end at once (H-07); a row down to two is filled up between them (H-06)."""
    last = s.row_length[row] - 1
    if side == LEFT:
        for slot in range(last):
            s.row[row, slot] = s.row[row, slot + 1]
    s.row[row, last] = NO_BUILDING
    s.row_length[row] = last
    if last == REFILL_AT:
        refill(s, row)


@jit
def refill(s: Rec, row: int) -> None:
    """From left to right as drawn, as many as the stack still has (H-28)."""
    new = min(REFILL, s.stack_left)
    middle = s.row_length[row] // 2
    for slot in range(s.row_length[row] - 1, middle - 1, -1):
        s.row[row, slot + new] = s.row[row, slot]
    for slot in range(middle, middle + new):
        s.row[row, slot] = draw_building(s)
    s.row_length[row] += new


@jit
def draw_building(s: Rec) -> int:
    """The top of the stack; the next one is seen by all (A10)."""
    s.stack_left -= 1
    building = s.stack[s.stack_left]
    s.stack[s.stack_left] = NO_BUILDING
    s.top = s.stack[s.stack_left - 1] if s.stack_left > 0 else NO_BUILDING
    return building


@jit
def legal_demolish(s: Rec, mask: Any) -> None:
    mask[PASS] = 1
    for row in range(ROWS):
        if s.row_length[row] > 0:
            for side in range(SIDES):
                mask[DEMOLISH_AT + row * SIDES + side] = 1


@jit
def demolish(s: Rec, action: int) -> None:
    """Ruina: once a round for all together, and declining does not use it up (H-04, H-27)."""
    s.phase = ACT
    if action == PASS:
        return
    row, side = (action - DEMOLISH_AT) // SIDES, (action - DEMOLISH_AT) % SIDES
    s.demolished[end_of(s, row, side)] = 1
    s.ruina_used = 1
    take_away(s, row, side)
    look_for_rare_end(s)


@jit
def look_for_rare_end(s: Rec) -> None:
    """No building left (H-25), or all materials in the box (H-31)."""
    buildings = s.stack_left
    for row in range(ROWS):
        buildings += s.row_length[row]
    if buildings == 0 or in_box(s) == ALL_TOKENS:
        finish(s)
