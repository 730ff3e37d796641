"""What never changes: pieces move, none is made. Tests check it after every action; described positions keep it."""

from malecon.core.jit import Rec, jit
from malecon.titles.havana.box import (
    BUILDINGS,
    CARDS,
    COLOURS,
    DEBRIS,
    LADRON,
    NO_BUILDING,
    NO_CARD,
    NO_SITE,
    OPEN_CARDS,
    PAIDS,
    PESOS,
    POINTS,
    RECEPTADOR,
    RECICLAJE,
    RECOVER_AT,
    ROWS,
    SEATS,
    SLOTS,
    TARGET,
    TOKENS,
    WORKERS,
)
from malecon.titles.havana.rules.building import asked_for, can_pay, site
from malecon.titles.havana.rules.cards import something_to_perform
from malecon.titles.havana.rules.hidden import cards_laid
from malecon.titles.havana.rules.table import actor, held, in_hand, in_pile, place_of, pool_bricks
from malecon.titles.havana.rules.theft import has_target
from malecon.titles.havana.state import (
    ACT,
    BUILD,
    CHOOSE,
    DISCARD,
    END,
    FENCE,
    FETCH,
    LAY,
    LOOT,
    PAY,
    PAYMENT,
    RECYCLE,
    ROB,
    SHARE,
)

INVARIANTS = (
    "seats",
    "bricks",
    "debris",
    "pesos",
    "workers",
    "buildings",
    "points",
    "cards",
    "hands",
    "secrets",
    "turns",
)


@jit
def audit(s: Rec) -> int:
    """The index of the first broken invariant, or -1."""
    if not seats_in_range(s):
        return 0
    for colour in range(COLOURS):
        if not material_conserved(s, colour):
            return 1
    if not material_conserved(s, DEBRIS):
        return 2
    if not pesos_conserved(s):
        return 3
    if not workers_conserved(s):
        return 4
    if not buildings_conserved(s):
        return 5
    if not points_add_up(s):
        return 6
    if not cards_conserved(s):
        return 7
    if not hands_in_step(s):
        return 8
    if not secrets_in_order(s):
        return 9
    if not turns_in_order(s):
        return 10
    return -1


@jit
def seats_in_range(s: Rec) -> bool:
    """Order and ages name every seat of this game once, and empty seats hold nothing."""
    if not 2 <= s.seats <= SEATS or s.turn >= s.seats or s.victim >= s.seats:
        return False
    for seat in range(s.seats):
        places, ages = 0, 0
        for other in range(s.seats):
            places += s.order[other] == seat
            ages += s.age[other] == seat
        if places != 1 or ages != 1:
            return False
    for seat in range(s.seats, SEATS):
        if s.points[seat] or s.pesos[seat] or s.workers[seat] or held(s, seat) or in_hand(s, seat) or in_pile(s, seat):
            return False
        for card in range(CARDS):
            if s.open[seat, card] or s.laid[seat, card]:
                return False
    return True


@jit
def material_conserved(s: Rec, kind: int) -> bool:
    tokens = s.bag[kind] + s.box[kind] + s.pool[kind]
    for seat in range(SEATS):
        tokens += s.materials[seat, kind]
    return tokens == TOKENS[kind]


@jit
def pesos_conserved(s: Rec) -> bool:
    pesos = s.pesos_left + s.pool_pesos
    for seat in range(SEATS):
        pesos += s.pesos[seat]
    return pesos == PESOS


@jit
def workers_conserved(s: Rec) -> bool:
    workers = s.workers_left + 0
    for seat in range(SEATS):
        workers += s.workers[seat]
    return workers == WORKERS


@jit
def buildings_conserved(s: Rec) -> bool:
    """Every building lies in one place; rows and stack have no gaps; all see the top of the stack."""
    for building in range(BUILDINGS):
        if places_of_building(s, building) != 1:
            return False
    for row in range(ROWS):
        for slot in range(SLOTS):
            if (s.row[row, slot] == NO_BUILDING) != (slot >= s.row_length[row]):
                return False
    for depth in range(BUILDINGS):
        if (s.stack[depth] == NO_BUILDING) != (depth >= s.stack_left):
            return False
    return s.top == (s.stack[s.stack_left - 1] if s.stack_left > 0 else NO_BUILDING)


@jit
def places_of_building(s: Rec, building: int) -> int:
    places = s.demolished[building] + 0
    for seat in range(s.seats):
        places += s.built[seat, building]
    for row in range(ROWS):
        for slot in range(SLOTS):
            places += s.row[row, slot] == building
    for depth in range(BUILDINGS):
        places += s.stack[depth] == building
    return places


@jit
def points_add_up(s: Rec) -> bool:
    """Those of the completed buildings; whoever reaches the target has ended the game."""
    for seat in range(s.seats):
        points = 0
        for building in range(BUILDINGS):
            points += s.built[seat, building] * POINTS[building]
        if points != s.points[seat] or (points >= TARGET[s.seats] and s.phase != END):
            return False
    return True


@jit
def cards_conserved(s: Rec) -> bool:
    for seat in range(s.seats):
        for card in range(CARDS):
            seen = s.open[seat, card] + s.pile[seat, card]
            if seen + s.hand[seat, card] + s.laid[seat, card] + s.thrown[seat, card] != 1:
                return False
    return True


@jit
def has_replaced(s: Rec, seat: int) -> bool:
    return (s.phase == LAY or s.phase == DISCARD) and place_of(s, seat) < s.turn


@jit
def hands_in_step(s: Rec) -> bool:
    """Hands with cards on their way are of one size; two cards lie open, or one between replacement and reveal."""
    first = in_hand(s, 0) + cards_laid(s, 0) + (s.just_thrown[0] != NO_CARD)
    for seat in range(s.seats):
        opened, laid = 0, 0
        for card in range(CARDS):
            opened += s.open[seat, card]
            laid += s.laid[seat, card]
        one_gone = has_replaced(s, seat) and not s.simultaneous_replacement
        expected = 0 if s.phase == CHOOSE else OPEN_CARDS - one_gone
        if opened != expected or laid != cards_laid(s, seat):
            return False
        cards = in_hand(s, seat) + laid + (s.just_thrown[seat] != NO_CARD)
        if cards != first or cards <= RECOVER_AT or (s.phase == CHOOSE and cards != CARDS):
            return False
    return True


@jit
def secrets_in_order(s: Rec) -> bool:
    """What is kept of unseen throws fits the cards thrown; a card on its way lies where it comes from."""
    for seat in range(s.seats):
        if not throws_fit(s, seat):
            return False
        thrown, leaving = s.just_thrown[seat], s.leaving[seat]
        if (thrown != NO_CARD) != (s.phase == FETCH and seat == actor(s)):
            return False
        if thrown != NO_CARD and not s.thrown[seat, thrown]:
            return False
        if (leaving != NO_CARD) != (s.simultaneous_replacement == 1 and has_replaced(s, seat)):
            return False
        if leaving != NO_CARD and not s.open[seat, leaving]:
            return False
    return True


@jit
def may_recycle(s: Rec, seat: int) -> bool:
    """Whether the seat's Reciclaje of this round is still to come."""
    if not s.open[seat, RECICLAJE] or not ACT <= s.phase <= BUILD:
        return False
    place = place_of(s, seat)
    return place > s.turn or (place == s.turn and (s.to_perform[RECICLAJE] == 1 or s.phase == RECYCLE))


@jit
def throws_fit(s: Rec, seat: int) -> bool:
    """Each unseen throw needs a card that can have gone in it, earlier throws fewer than later ones."""
    throws, candidates = 0, 0
    if s.unseen[seat] >> (in_pile(s, seat) + 1 - may_recycle(s, seat)):
        return False  # a throw that is still to come
    for number in range(CARDS):
        candidates = 0
        for card in range(CARDS):
            candidates += s.thrown[seat, card] == 1 and s.entered[seat, card] < number
        throws += s.unseen[seat] >> number & 1
        if candidates < throws:
            return False
    return candidates == throws


@jit
def payment_in_order(s: Rec) -> bool:
    """Only a building that can be paid for is being paid for, and no piece of it twice."""
    if (s.phase == PAY) != (s.site != NO_SITE):
        return False
    for paid in range(PAIDS):
        if s.instead[paid] > 0 and (s.phase != PAY or s.instead[paid] > asked_for(site(s), paid)):
            return False
    return s.phase != PAY or (s.five_for_one == PAYMENT and can_pay(s, actor(s), site(s)))


@jit
def turns_in_order(s: Rec) -> bool:
    """The decision at hand is one: something is legal, and what is counted down has not run out."""
    if s.phase == END:
        return True
    if (s.phase == LOOT or s.phase == SHARE) and s.picks_left < 1:
        return False
    if s.phase == RECYCLE and in_pile(s, actor(s)) == 0:
        return False
    if not payment_in_order(s):
        return False
    if ACT <= s.phase <= SHARE:
        for card in range(CARDS):
            if s.to_perform[card] > s.open[actor(s), card]:
                return False
    return something_is_legal(s)


@jit
def something_is_legal(s: Rec) -> bool:
    """Where passing is not allowed, what the question is about is there."""
    seat = actor(s)
    if s.phase == ACT:
        return something_to_perform(s)
    if s.phase == ROB:
        return has_target(s, LADRON)
    if s.phase == FENCE:
        return has_target(s, RECEPTADOR)
    if s.phase == LOOT:
        return held(s, s.victim) > 0
    if s.phase == SHARE:
        return pool_bricks(s) > 0
    if s.phase == FETCH:
        return in_pile(s, seat) > 1  # the card just thrown stays there
    if s.phase == LAY:
        return in_hand(s, seat) > 0
    return True
