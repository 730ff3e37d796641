"""What is asked of the table again and again: whose turn it is, and how much lies where."""

from malecon.core.jit import Rec, jit
from malecon.titles.havana.box import CARDS, COLOURS, MATERIALS
from malecon.titles.havana.state import END


@jit
def actor(s: Rec) -> int:
    """The seat whose turn it is."""
    return s.order[s.turn]


@jit
def place_of(s: Rec, seat: int) -> int:
    """The seat's place in the order of this round."""
    place = 0
    while s.order[place] != seat:
        place += 1
    return place


@jit
def bricks(s: Rec, seat: int) -> int:
    """Coloured bricks only: debris is no brick."""
    total = 0
    for colour in range(COLOURS):
        total += s.materials[seat, colour]
    return total


@jit
def held(s: Rec, seat: int) -> int:
    """All materials of a seat."""
    total = 0
    for kind in range(MATERIALS):
        total += s.materials[seat, kind]
    return total


@jit
def in_bag(s: Rec) -> int:
    total = 0
    for kind in range(MATERIALS):
        total += s.bag[kind]
    return total


@jit
def in_box(s: Rec) -> int:
    total = 0
    for kind in range(MATERIALS):
        total += s.box[kind]
    return total


@jit
def pool_bricks(s: Rec) -> int:
    total = 0
    for colour in range(COLOURS):
        total += s.pool[colour]
    return total


@jit
def in_hand(s: Rec, seat: int) -> int:
    total = 0
    for card in range(CARDS):
        total += s.hand[seat, card]
    return total


@jit
def in_pile(s: Rec, seat: int) -> int:
    """Cards of the discard pile, seen and unseen."""
    total = 0
    for card in range(CARDS):
        total += s.pile[seat, card] + s.thrown[seat, card]
    return total


@jit
def half(count: int) -> int:
    """Half, rounded up."""
    return (count + 1) // 2


@jit
def stir(s: Rec) -> None:
    """Somebody built or got something in this round: the game does not stand still."""
    s.quiet_rounds = -1


@jit
def finish(s: Rec) -> None:
    """The play stops at once (section 5)."""
    s.phase = END
