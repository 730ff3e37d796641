"""Supply (3.4): the pool grows, whatever is left in it, as long as supply and bag last."""

from malecon.core.chance import draw
from malecon.core.jit import Rec, jit


@jit
def fill_pool(s: Rec, pesos: int, materials: int) -> None:
    pesos = min(pesos, s.pesos_left)
    s.pesos_left -= pesos
    s.pool_pesos += pesos
    for _ in range(materials):
        kind = draw(s, s.bag)
        if kind >= 0:
            s.pool[kind] += 1
