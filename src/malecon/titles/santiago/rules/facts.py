"""Numbers that follow from the position, for people: points by source, prices, doors that are open."""

from malecon.core.jit import Rec, jit
from malecon.titles.santiago.box import BUILDINGS, GOODS, GOODS_A_POINT, STOPS
from malecon.titles.santiago.rules.city import may_enter
from malecon.titles.santiago.rules.scoring import goods_held
from malecon.titles.santiago.rules.ships import sole_demand
from malecon.titles.santiago.rules.street import passes_port, price, steps_to


@jit
def inform(s: Rec, facts: Rec) -> None:
    for seat in range(s.seats):
        facts.points_from[seat, 0] = s.vp[seat]
        facts.points_from[seat, 1] = goods_held(s, seat) // GOODS_A_POINT
    for stop in range(STOPS):
        steps = steps_to(s, stop)
        facts.steps[stop] = steps
        facts.price[stop] = price(steps)
        facts.passes[stop] = passes_port(s, steps)
    for building in range(BUILDINGS):
        facts.enterable[building] = may_enter(s, building)
    for good in range(GOODS):
        facts.last_demand[good] = sole_demand(s, good)
