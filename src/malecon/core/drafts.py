"""Compound decisions taken as a whole, such as where all colonists work or what to store.

The rules ask for them in small steps of one seat in one phase. A draft is all of these steps at once. We find the
possible drafts by stepping copies of the position, so that nothing outside the rules has to know them.
"""

from collections.abc import Iterator, Sequence

from malecon.core.position import Position

Draft = tuple[str, ...]  # notations, in the order the rules ask for them


def complete_drafts(position: Position, most: int) -> list[Draft]:
    """Every way to complete the current decision, or an empty list if there are more than `most`.

    Pass a position as the seat knows it (`determinize`).
    """
    found: list[Draft] = []
    for draft in _continued(position, _moment(position), ()):
        found.append(draft)
        if len(found) > most:
            return []
    return found


def answers_among(position: Position, wishes: Sequence[str]) -> Sequence[str]:
    """The wishes that the rules actually ask for, provided that they complete the current decision.

    The rules don't ask for steps that leave no choice. Clients may name those anyway, so they don't need to know which
    ones they are. Wishes that don't complete the decision come back unchanged.
    """
    now, moment = position.copy(), _moment(position)
    wanted = {_as_written(wish) for wish in wishes}
    said: list[str] = []
    while _moment(now) == moment:
        asked = [notation for notation in now.legal() if notation in wanted]
        if len(asked) != 1:
            return wishes
        now.play(asked[0])
        said.append(asked[0])
    return said


def _as_written(notation: str) -> str:
    """A notation as the engine writes it."""
    return " ".join(notation.lower().split())


def _moment(position: Position) -> tuple[int | None, object]:
    return position.to_move, position.field("phase")


def _continued(position: Position, moment: tuple[int | None, object], said: Draft) -> Iterator[Draft]:
    for notation in position.legal():
        after = position.copy()
        after.play(notation)
        if _moment(after) == moment:
            yield from _continued(after, moment, (*said, notation))
        else:
            yield (*said, notation)
