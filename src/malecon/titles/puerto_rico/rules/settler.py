"""Settler (6.1): plantations and quarries, with hacienda, construction hut and hospice."""

from typing import Any

from malecon.core.chance import draw
from malecon.core.jit import Rec, jit
from malecon.titles.puerto_rico.actions import DRAW, PASS, PLANT, TAKE_QUARRY, USE_HOSPICE
from malecon.titles.puerto_rico.box import CONSTRUCTION_HUT, GOODS, HACIENDA, HOSPICE, ISLAND, QUARRY, TILES
from malecon.titles.puerto_rico.rules.flow import end_phase, end_turn, take_colonist, works
from malecon.titles.puerto_rico.state import DRAW_BLIND, SETTLE_COLONIST, TAKE_TILE

NORMAL_TILE_ONLY, BLIND_TILE_IF_DRAWN = 1, 2  # hospice_hacienda
UNAVAILABLE = 1  # hacienda_empty_deck


@jit
def next_turn(s: Rec) -> None:
    """Stops at the next seat that has something to choose."""
    while s.acted < s.seats:
        s.hospice_used = 0
        if may_draw_blind(s):
            s.phase = DRAW_BLIND
            return
        if may_take_tile(s):
            s.phase = TAKE_TILE
            return
        end_turn(s)
    clear_row(s)
    deal_row(s)
    end_phase(s)


@jit
def island_tiles(s: Rec, seat: int) -> int:
    count = 0
    for tile in range(TILES):
        count += s.tiles[seat, tile]
    return count


@jit
def may_draw_blind(s: Rec) -> bool:
    if not works(s, s.actor, HACIENDA) or island_tiles(s, s.actor) == ISLAND:
        return False
    face_down, discarded = 0, 0
    for good in range(GOODS):
        face_down += s.deck[good]
        discarded += s.discard[good]
    # R1: an empty deck is first made anew from the discard, unless the option forbids it.
    return face_down > 0 or (discarded > 0 and s.hacienda_empty_deck != UNAVAILABLE)


@jit
def may_take_quarry(s: Rec) -> bool:
    return s.quarries > 0 and (s.actor == s.chooser or works(s, s.actor, CONSTRUCTION_HUT))


@jit
def may_take_tile(s: Rec) -> bool:
    if island_tiles(s, s.actor) == ISLAND:
        return False
    for good in range(GOODS):
        if s.row[good] > 0:
            return True
    return may_take_quarry(s)  # R15: also with no plantation left


@jit
def legal_blind(s: Rec, mask: Any) -> None:
    mask[PASS] = 1
    mask[DRAW] = 1


@jit
def legal_tile(s: Rec, mask: Any) -> None:
    mask[PASS] = 1
    for good in range(GOODS):
        if s.row[good] > 0:
            mask[PLANT + good] = 1
    if may_take_quarry(s):
        mask[TAKE_QUARRY] = 1


@jit
def legal_hospice(s: Rec, mask: Any) -> None:
    mask[PASS] = 1
    mask[USE_HOSPICE] = 1


@jit
def draw_blind(s: Rec, action: int) -> None:
    if action == PASS:
        normal_tile(s)
    else:
        s.blind = 1
        place_tile(s, draw_plantation(s))


@jit
def take_tile(s: Rec, action: int) -> None:
    if action == PASS:
        end_turn(s)
        next_turn(s)
    elif action == TAKE_QUARRY:
        s.quarries -= 1
        place_tile(s, QUARRY)
    else:
        s.row[action - PLANT] -= 1
        place_tile(s, action - PLANT)


@jit
def place_tile(s: Rec, tile: int) -> None:
    """The hospice is asked at once when a tile is placed (D1)."""
    s.tiles[s.actor, tile] += 1
    s.placed = tile
    refused_by_option = s.blind and s.hospice_hacienda == NORMAL_TILE_ONLY
    if works(s, s.actor, HOSPICE) and not s.hospice_used and not refused_by_option and s.colonists + s.aboard > 0:
        s.phase = SETTLE_COLONIST
    else:
        after_tile(s)


@jit
def settle_colonist(s: Rec, action: int) -> None:
    """R8: the colonist goes on the tile itself."""
    if action == USE_HOSPICE and take_colonist(s):
        s.workers[s.actor, s.placed] += 1
        s.hospice_used = 1
    after_tile(s)


@jit
def after_tile(s: Rec) -> None:
    if s.blind:
        normal_tile(s)
    else:
        end_turn(s)
        next_turn(s)


@jit
def normal_tile(s: Rec) -> None:
    """The normal tile that follows the hacienda, if there is still room. By the narrowest reading the hospice has had
    its turn with a tile drawn blind (D1)."""
    if s.blind and s.hospice_hacienda == BLIND_TILE_IF_DRAWN:
        s.hospice_used = 1
    s.blind = 0
    if may_take_tile(s):
        s.phase = TAKE_TILE
    else:
        end_turn(s)
        next_turn(s)


@jit
def draw_plantation(s: Rec) -> int:
    """The top of the face-down stack; shuffles the discard only when a tile is wanted and the stack is empty.

    The five stacks of the box are one: from whichever one draws, all tiles are equally likely (D15).
    """
    tile = draw(s, s.deck)
    if tile < 0:
        for good in range(GOODS):
            s.deck[good] = s.discard[good]
            s.discard[good] = 0
        tile = draw(s, s.deck)
    return tile


@jit
def clear_row(s: Rec) -> None:
    for good in range(GOODS):
        s.discard[good] += s.row[good]
        s.row[good] = 0


@jit
def deal_row(s: Rec) -> None:
    """One tile more than seats; the row stays short if all tiles are on islands (T-27)."""
    for _ in range(s.seats + 1):
        tile = draw_plantation(s)
        if tile < 0:
            return
        s.row[tile] += 1
