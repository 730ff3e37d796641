"""Whether anybody can ever complete a building again (section 5).

The answer is exact, and follows from what lies open. Pieces move between bag, pool, supply and players, and only what
is in the box is lost. Materials and pesos can all come into one hand: from the bag by Contrabando, from the pool by
Mama, Escombros and Empresario, from later players by Receptador and Ladrón. Only workers cannot: a player never gives
them up but for a building. And any building still in a row or in the stack can become an end card, by Ruina.
"""

from malecon.core.jit import Rec, jit
from malecon.titles.havana.box import (
    COLOURS,
    COST,
    DEBRIS,
    DEBRIS_FOR_BRICK,
    PESO_COST,
    PESOS,
    PESOS_FOR_WORKER,
    ROWS,
    TOKENS,
    WORKER_COST,
)
from malecon.titles.havana.state import EXCHANGE


@jit
def nothing_to_come(s: Rec) -> bool:
    """No building of the rows or the stack can be completed any more, by anybody."""
    for row in range(ROWS):
        for slot in range(s.row_length[row]):
            if attainable(s, s.row[row, slot]):
                return False
    for depth in range(s.stack_left):
        if attainable(s, s.stack[depth]):
            return False
    return True


@jit
def attainable(s: Rec, building: int) -> bool:
    """Whether all that is outside the box would pay for it. An exchange brings no brick and no worker that was not
    there; a payment of five may stand for one that is gone."""
    lost = 0
    for colour in range(COLOURS):
        lost += max(0, COST[building, colour] + s.box[colour] - TOKENS[colour])
    if lost > 0 and s.five_for_one == EXCHANGE:
        return False
    if COST[building, DEBRIS] + DEBRIS_FOR_BRICK * lost + s.box[DEBRIS] > TOKENS[DEBRIS]:
        return False
    for seat in range(s.seats):
        missing = max(0, WORKER_COST[building] - s.workers[seat] - s.workers_left)
        if missing > 0 and s.five_for_one == EXCHANGE:
            continue
        if PESO_COST[building] + PESOS_FOR_WORKER * missing <= PESOS:
            return True
    return False
