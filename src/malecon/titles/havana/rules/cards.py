"""The action cards (section 4): which would do something now, and what they do.

A card that leaves nothing to decide is carried out at once; another sets the phase in which its question is asked, and
sets it back to ACT when all is answered.
"""

from typing import Any

from malecon.core.chance import draw
from malecon.core.jit import Rec, jit
from malecon.titles.havana.actions import DRAW_BLIND, PERFORM, PICK, TAKE
from malecon.titles.havana.box import (
    ARQUITECTO,
    ARQUITECTO_WORKERS,
    CARDS,
    COLOURS,
    CONTRABANDO,
    CONTRABANDO_BLIND,
    CONTRABANDO_LATER,
    DEBRIS,
    EMPRESARIO,
    ESCOMBROS,
    LADRON,
    MAMA,
    MATERIALS,
    MENDIGO,
    MENDIGO_PESOS,
    OBREROS,
    OBREROS_FIRST,
    OBREROS_LATER,
    RECEPTADOR,
    RECICLAJE,
    RUINA,
)
from malecon.titles.havana.rules.table import actor, half, in_bag, in_pile, pool_bricks, stir
from malecon.titles.havana.rules.theft import has_target
from malecon.titles.havana.state import ACT, DEMOLISH, FENCE, RECYCLE, ROB, SHARE, SMUGGLE


@jit
def has_effect(s: Rec, card: int) -> bool:
    """Siesta and Guardaespaldas have nothing to carry out. No card that does nothing now would do anything after the
    seat's other card, so those are passed over."""
    if card == MENDIGO:
        return s.pesos_left > 0
    if card == RECICLAJE:
        return in_pile(s, actor(s)) > 0
    if card == RUINA:
        return s.ruina_used == 0 and s.row_length[0] + s.row_length[1] > 0
    if card == ESCOMBROS:
        return s.pool[DEBRIS] > 0
    if card in (OBREROS, ARQUITECTO):
        return s.workers_left > 0
    if card in (LADRON, RECEPTADOR):
        return has_target(s, card)
    if card == CONTRABANDO:
        return in_bag(s) > 0
    if card == EMPRESARIO:
        return s.pool_pesos > 0
    if card == MAMA:
        return pool_bricks(s) + s.pool[DEBRIS] > 0
    return False


@jit
def something_to_perform(s: Rec) -> bool:
    for card in range(CARDS):
        if s.to_perform[card] and has_effect(s, card):
            return True
    return False


@jit
def legal_perform(s: Rec, mask: Any) -> None:
    """Both actions in either order (H-19)."""
    for card in range(CARDS):
        if s.to_perform[card] and has_effect(s, card):
            mask[PERFORM + card] = 1


@jit
def perform(s: Rec, card: int) -> None:
    s.to_perform[card] = 0
    if card != RECICLAJE and card != RUINA:
        stir(s)  # every other card that can be performed brings something
    if card == MENDIGO:
        mendigo(s)
    elif card == RECICLAJE:
        s.phase = RECYCLE
    elif card == RUINA:
        s.phase = DEMOLISH
    elif card == ESCOMBROS:
        escombros(s)
    elif card == OBREROS:
        take_workers(s, OBREROS_FIRST if is_first(s, OBREROS) else OBREROS_LATER)
    elif card == ARQUITECTO:
        take_workers(s, ARQUITECTO_WORKERS)
    elif card == LADRON:
        s.phase = ROB
    elif card == RECEPTADOR:
        s.phase = FENCE
    elif card == CONTRABANDO:
        contrabando(s)
    elif card == EMPRESARIO:
        empresario(s)
    elif card == MAMA:
        mama(s)


@jit
def is_first(s: Rec, card: int) -> bool:
    """Whether nobody earlier in the order has this card open, whatever the place (H-26)."""
    for place in range(s.turn):
        if s.open[s.order[place], card]:
            return False
    return True


@jit
def mendigo(s: Rec) -> None:
    pesos = min(MENDIGO_PESOS, s.pesos_left)
    s.pesos_left -= pesos
    s.pesos[actor(s)] += pesos


@jit
def escombros(s: Rec) -> None:
    s.materials[actor(s), DEBRIS] += s.pool[DEBRIS]
    s.pool[DEBRIS] = 0


@jit
def take_workers(s: Rec, workers: int) -> None:
    """As many as the supply still has (A13)."""
    workers = min(workers, s.workers_left)
    s.workers_left -= workers
    s.workers[actor(s)] += workers


@jit
def empresario(s: Rec) -> None:
    pesos = half(s.pool_pesos)
    s.pool_pesos -= pesos
    s.pesos[actor(s)] += pesos


@jit
def contrabando(s: Rec) -> None:
    """The first chooses between blind draws and one of his choice; a single token leaves no choice (H-17)."""
    if is_first(s, CONTRABANDO) and in_bag(s) > 1:
        s.phase = SMUGGLE
    else:
        draw_blind(s, CONTRABANDO_LATER)


@jit
def draw_blind(s: Rec, tokens: int) -> None:
    for _ in range(tokens):
        kind = draw(s, s.bag)
        if kind >= 0:
            s.materials[actor(s), kind] += 1


@jit
def legal_smuggle(s: Rec, mask: Any) -> None:
    mask[DRAW_BLIND] = 1
    for kind in range(MATERIALS):
        if s.bag[kind] > 0:
            mask[PICK + kind] = 1


@jit
def smuggle(s: Rec, action: int) -> None:
    if action == DRAW_BLIND:
        draw_blind(s, CONTRABANDO_BLIND)
    else:
        s.bag[action - PICK] -= 1
        s.materials[actor(s), action - PICK] += 1
    s.phase = ACT


@jit
def mama(s: Rec) -> None:
    """Half of the debris at once; the bricks are chosen colour by colour (H-18)."""
    debris = half(s.pool[DEBRIS])
    s.pool[DEBRIS] -= debris
    s.materials[actor(s), DEBRIS] += debris
    s.picks_left = half(pool_bricks(s))
    if s.picks_left > 0:
        s.phase = SHARE


@jit
def legal_share(s: Rec, mask: Any) -> None:
    for colour in range(COLOURS):
        if s.pool[colour] > 0:
            mask[TAKE + colour] = 1


@jit
def share(s: Rec, colour: int) -> None:
    s.pool[colour] -= 1
    s.materials[actor(s), colour] += 1
    s.picks_left -= 1
    if s.picks_left == 0:
        s.phase = ACT
