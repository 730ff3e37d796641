"""Who is asked at the same time.

The rules take simultaneous secret choices seat by seat. Nobody may learn anything of them before all have made theirs,
so that all can as well be asked at once: a seat further on decides in a copy of the position in which those before it
have chosen something, and nothing that it is shown or may do depends on what.
"""

from malecon.core.position import Position


def questions(position: Position) -> dict[int, Position]:
    """The seats that are asked now, in the order of the rules, each with the position in which it decides."""
    mover = position.to_move
    if mover is None:
        return {}
    found = {mover: position}
    one = other = position
    while _is_secret(one):
        one, other = _chosen(one, 0), _chosen(other, -1)
        seat = one.to_move
        if seat is None or seat in found or not _is_secret(one) or not _looks_the_same(one, other, seat):
            break
        found[seat] = one
    return found


def _is_secret(position: Position) -> bool:
    """Whether all that the seat to move can do stays hidden from the others."""
    title = position.title
    return bool(title.secret_verbs) and all(map(title.is_secret, position.legal_actions()))


def _chosen(position: Position, which: int) -> Position:
    """A copy in which the seat to move has made its choice: the first or the last there is."""
    after, seat, complete = position.copy(), position.to_move, False
    while not complete and after.to_move == seat and _is_secret(after):
        action = after.legal_actions()[which]
        after.play_action(action)
        complete = position.title.completes(action)
    return after


def _looks_the_same(one: Position, other: Position, seat: int) -> bool:
    """Whether it makes no difference to the seat what was chosen before it. It does once choices were revealed."""
    if other.to_move != seat or one.legal_actions() != other.legal_actions():
        return False
    return one.view(seat) == other.view(seat)
